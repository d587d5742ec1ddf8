"""The master's look at a card that was drawn, where he holds a card of each deck (DJ-193)."""

from __future__ import annotations

from souterrain.games.donjon.rules.frames_old import Frame
from souterrain.games.donjon.state import State


def consider(state: State, deck: int, card: int, target: int, words: tuple[str, ...] = (), *data: int) -> None:
    """The master looks at a card that was drawn; `target` and `data` are for what follows."""
    state.push(Frame("ahead", target=target, data=(deck, card, *data), words=words))
