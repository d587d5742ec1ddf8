"""Why not: the reason and the rule behind every sentence that is not offered."""

from __future__ import annotations

from souterrain.core.actions import Action
from souterrain.core.rejection import Rejected
from souterrain.games.roll.state import State


def explain(s: State, action: Action) -> Rejected:
    return Rejected("not-offered")
