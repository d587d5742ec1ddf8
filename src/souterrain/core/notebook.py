"""The picture of a match in a notebook, as HTML."""

from __future__ import annotations

from html import escape
from pprint import pformat

from souterrain.core import registry
from souterrain.core.game import View

LANGUAGE = "en"
_WORDS: list[str] = []


def add_words(place: str) -> None:
    """Add the place of a class of words, made with a language and a game; it may need packages that are missing."""
    _WORDS[:] = [place]


def html(title: str, game: str, view: View) -> str:
    """Return a title and the text picture of a view; its sections where picture or words are missing."""
    return f"<div>{escape(title)}<pre>{escape(_text(game, view))}</pre></div>"


def _text(game: str, view: View) -> str:
    drawing = registry.parts(game).text
    try:
        if drawing is not None and _WORDS:
            lines: list[str] = registry.load(drawing)(view, registry.load(_WORDS[0])(LANGUAGE, game))
            return "\n".join(lines)
    except registry.PlaceError:
        pass  # The words need a package that is not installed.
    return pformat(view, width=100)
