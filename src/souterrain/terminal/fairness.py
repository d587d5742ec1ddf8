"""The fair-dice check of a file, in the reader's words."""

from __future__ import annotations

from pathlib import Path

from souterrain.core.rejection import SetupError
from souterrain.core.verify import verify
from souterrain.terminal.language import Language
from souterrain.terminal.save import DAMAGED, load


def checked(path: Path, words: Language) -> tuple[bool, list[str]]:
    """Return whether every draw follows from the seed, and the report."""
    loaded = load(path)
    if not loaded.finished:
        return False, [words("unfair-secret")]
    try:
        verdict = verify(loaded.journal)
    except SetupError:
        raise
    except DAMAGED as fault:
        return False, [words("unfair-broken", detail=str(fault))]
    told = [words("fair-outside", outside=verdict.outside)] if verdict.outside else []
    difference = verdict.difference
    if difference is None:
        return True, [words("fair", draws=verdict.draws), *told]
    message = "unfair-draw" if difference.entry or " " in difference.written else "unfair-promise"
    return False, [words(message, **difference._asdict()), *told]
