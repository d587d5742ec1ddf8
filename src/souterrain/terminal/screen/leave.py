"""The confirmation before leaving a game; it names the file of the saved game."""

from __future__ import annotations

from typing import Final

from souterrain.terminal.keyboard import Keyboard
from souterrain.terminal.screen.page import PickPage
from souterrain.terminal.screen.rows import Row

STAY: Final = "stay"
HOME: Final = "home"
QUIT: Final = "quit"


def leave_page(session: Keyboard) -> PickPage:
    words = session.words
    if session.elsewhere:
        text = words("screen-leave-elsewhere")
    elif session.path is None:
        text = words("screen-leave-unsaved")
    elif session.over:
        text = words("finished", file=str(session.path))
    else:
        text = words("screen-leave-saved", file=str(session.path))
    rows = [Row(STAY, words("screen-stay")), Row(HOME, words("screen-home")), Row(QUIT, words("screen-leave"))]
    return PickPage(words("screen-leave-title"), rows, text=text)
