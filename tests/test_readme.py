"""What the README prints works as printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


@pytest.mark.quick
def test_the_library_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(example.strip().splitlines()) <= 12
    exec(compile(example, str(README), "exec"), {})
    assert "Outcome" in capsys.readouterr().out


def test_links_lead_somewhere() -> None:
    for page in README.parent.glob("*.md"):
        for link in re.findall(r"\]\((?!http)([^)#]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name} names {link}"
