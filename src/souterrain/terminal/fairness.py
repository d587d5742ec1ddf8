"""The fair-dice check of a file, in the reader's words."""

from __future__ import annotations

from pathlib import Path

from souterrain.core.journal import JournalError
from souterrain.core.rejection import SetupError
from souterrain.core.verify import verify
from souterrain.terminal.language import Language
from souterrain.terminal.save import load, short
from souterrain.terminal.trouble import told


def checked(path: Path, words: Language) -> tuple[bool, list[str]]:
    """Return whether every draw follows from the seed, and the report."""
    loaded = load(path)
    if not loaded.finished:
        return False, [words("unfair-secret")]
    try:
        verdict = verify(loaded.journal)
    except (ImportError, SetupError):
        raise
    except JournalError as fault:
        cause = fault.__cause__
        return False, [
            words("unfair-broken", detail=told(cause, words) if isinstance(cause, SetupError) else short(fault))
        ]
    except Exception:  # the file may be hostile: whatever it breaks, it was not played so
        return False, [words("unfair-impossible")]
    outside = [words("fair-outside", outside=verdict.outside)] if verdict.outside else []
    difference = verdict.difference
    if difference is None:
        return True, [words("fair", draws=verdict.draws), *outside]
    message = "unfair-draw" if difference.entry or " " in difference.written else "unfair-promise"
    written, expected = short(difference.written), short(difference.expected)
    return False, [words(message, entry=difference.entry, written=written, expected=expected), *outside]
