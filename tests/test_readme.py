"""Examples in README and docs run as printed, and their links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from souterrain import Journal, Match
from souterrain.core import registry
from souterrain.core.legal import Legal
from souterrain.parts import GAMES

TOP = Path(__file__).parents[1]
README = TOP / "README.md"
INSIDE = {"has_acted", "fork", "told", "commitment"}
"""Used by hosts of tables."""
LIBRARY = TOP / "docs" / "library.md"


def examples(page: Path) -> list[str]:
    found: list[str] = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    return found


@pytest.mark.quick
def test_the_library_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = examples(README)
    assert len(example.strip().splitlines()) <= 12
    exec(compile(example, str(README), "exec"), {})
    assert "Outcome" in capsys.readouterr().out


@pytest.mark.quick
def test_the_examples_of_the_reference_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other, in one session; the last one, which needs a server, is run beside the client's tests."""
    monkeypatch.setattr(registry, "_ENTRIES", dict(GAMES))
    *sessions, client = examples(LIBRARY)
    assert ">>>" not in client
    text = "\n".join(sessions)
    test = doctest.DocTestParser().get_doctest(text, {}, LIBRARY.name, str(LIBRARY), 0)
    assert len(test.examples) > 60
    assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.quick
def test_the_reference_names_every_public_method_of_a_match() -> None:
    page = LIBRARY.read_text(encoding="utf-8")
    for kind in (Match, Legal, Journal):
        for name in dir(kind):
            if name[0] != "_" and name not in INSIDE:
                assert f".{name}" in page, f"{kind.__name__}.{name}"


def test_links_lead_somewhere() -> None:
    for page in [*TOP.glob("*.md"), *(TOP / "docs").glob("*.md")]:
        for link in re.findall(r"\]\((?!http)([^)#]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name} names {link}"
