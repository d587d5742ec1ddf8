"""The lines that `make bench` prints."""

from __future__ import annotations

import pytest

from benchmarks.lines import at_most


@pytest.mark.parametrize(("measured", "mark"), [(0.0, "ok"), (4.0, "ok"), (4.1, "missed")])
def test_a_low_figure_is_marked(capsys: pytest.CaptureFixture[str], measured: float, mark: str) -> None:
    """Nought is as low as a figure can be: a frame may take less time than its clock tells."""
    at_most("a frame", 4, measured, "ms")
    assert capsys.readouterr().out.rstrip().endswith(mark)
