"""The saved games, as a list to choose from."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from souterrain.core import registry
from souterrain.terminal.save import SUFFIX, folder, load
from souterrain.terminal.screen.house import spoken
from souterrain.terminal.screen.rows import Row
from souterrain.terminal.table import names, seated
from souterrain.terminal.trouble import Trouble

MOST: Final = 40
"""The number of listed games; older ones are opened by their file."""


class Saved(NamedTuple):
    path: Path
    game: str
    seats: tuple[str, ...]
    moment: float
    running: bool

    def row(self, code: str) -> Row:
        words = spoken(code, self.game)
        moment = datetime.fromtimestamp(self.moment).strftime("%Y-%m-%d %H:%M")
        players = words.several(list(names(self.seats, words)))
        text = words("screen-saved-game", game=words("game-name"), moment=moment, players=players)
        return Row(str(self.path), text, str(self.path))


def shelf() -> list[Saved]:
    """Return the latest readable games of the folder of saved games, the latest first."""
    try:
        found = [(path.stat().st_mtime, path) for path in folder().glob(f"*{SUFFIX}")]
    except OSError:
        return []
    games: list[Saved] = []
    for moment, path in sorted(found, reverse=True)[:MOST]:
        try:
            loaded = load(path)
        except Trouble:
            continue
        if loaded.journal.header.game in registry.names():
            running = not loaded.finished and loaded.seed is not None
            games.append(Saved(path, loaded.journal.header.game, seated(loaded.journal), moment, running))
    return games
