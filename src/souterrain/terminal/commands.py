"""Commands to the client, not to the game, in three languages; a leading "/" marks a command."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from souterrain.core.vocabulary import VERB, Vocabulary, form_of
from souterrain.terminal.language import LANGUAGES, Language
from souterrain.terminal.vocabulary import split

PLAYING: Final = ("help", "what", "why", "rules", "view", "log", "undo", "pass", "save", "language", "quit")
TITLED: Final = ("titles",)
"""Additional commands in a game with titles."""
WAITING: Final = ("wait",)
"""Additional commands in a game with questions that change nothing."""
CARDED: Final = ("hero",)
"""Additional commands in a game with cards that the rulebook explains."""
TABLE: Final = (*PLAYING, "say", "mute", "who", "hold", "lend", "sit", "agree", "refuse", "resign")
"""Commands at a remote table."""
LEADING: Final = ("whisper", "note", "pause", "rewind", "voice", "aloud")
"""Additional commands at a remote table that a seat leads, as a master does."""
LOBBY: Final = ("help", "say", "mute", "who", "sit", "stand", "ready", "start", "rules", "language", "quit")
"""Commands at a remote table before the game begins."""
WATCHING: Final = (
    "help",
    "next",
    "back",
    "go",
    "moments",
    "later",
    "earlier",
    "view",
    "log",
    "eyes",
    "language",
    "quit",
)


class Command(NamedTuple):
    """A command and the rest of its line; `name` is "" for a "/" before something that is no command."""

    name: str
    rest: str


@lru_cache(maxsize=4)
def _forms(names: tuple[str, ...]) -> dict[str, str]:
    """Return the words for each command: its name, and those of the catalogues."""
    forms = {name: name for name in names}
    for code in LANGUAGES:
        words = Language(code)
        for name in names:
            message = f"command-{name}"
            for form in (words(message), *split(words.attribute(message, "typed"))):
                forms.setdefault(form_of(form) or form, name)
    return forms


def read_command(line: str, names: tuple[str, ...], vocabulary: Vocabulary | None = None) -> Command | None:
    """Return the command of a line. A word that is also a verb of the game is the verb, unless a "/" stands before
    it."""
    slash = line.startswith("/")
    first, _, rest = line.removeprefix("/").strip().partition(" ")
    form = form_of(first) or first
    name = _forms(names).get(form, "")
    if slash:
        return Command(name, rest.strip())
    verbs = [] if vocabulary is None else [m for m in vocabulary.forms.get(form, ()) if m.kind == VERB]
    return Command(name, rest.strip()) if name and not verbs else None


def help_lines(names: tuple[str, ...], words: Language) -> list[str]:
    return [
        words(
            "help-line",
            use=words.attribute(f"command-{name}", "use"),
            about=words.attribute(f"command-{name}", "about"),
        )
        for name in names
    ]
