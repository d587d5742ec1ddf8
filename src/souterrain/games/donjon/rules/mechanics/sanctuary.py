"""The test that a monster needs before it may choose a target in a sanctuary (P5)."""

from __future__ import annotations

from souterrain.games.donjon.content.creatures import MAGIC
from souterrain.games.donjon.rules.frames.skills import Approach
from souterrain.games.donjon.rules.mechanics.tests import test
from souterrain.games.donjon.state import State


def approach(state: State, uid: int, target: int, means: str) -> None:
    """Start the test, once a turn; `means` is `melee`, `missile` or a spell."""
    if not state.monster(uid).has("awed"):
        test(state, uid, MAGIC, Approach(target=target, means=means))
