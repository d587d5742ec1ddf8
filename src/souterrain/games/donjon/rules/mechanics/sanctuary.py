"""TODO."""

from __future__ import annotations

from souterrain.games.donjon.content.creatures import MAGIC
from souterrain.games.donjon.rules.mechanics.tests import test
from souterrain.games.donjon.state import State


def approach(state: State, uid: int, target: int, then: str) -> None:
    """The one test of this turn; `then` is `melee`, `missile` or a spell."""
    if not state.monster(uid).has("awed"):
        test(state, uid, MAGIC, "approach", data=(target,))
        state.top().words = ("approach", then)
