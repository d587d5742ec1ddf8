"""A find that is shared out (DJ-136): its cards, whom each of them suits, and what it would change."""

from __future__ import annotations

from typing import Any

from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.rules.frames.items import Share
from souterrain.games.donjon.rules.mechanics.sharing import suits
from souterrain.games.donjon.rules.mechanics.wearing import SLOTS
from souterrain.games.donjon.state import State
from souterrain.games.donjon.view.sheets import fit


def loot(state: State, frame: Share) -> list[dict[str, Any]]:
    return [_lot(state, frame, name) for name in dict.fromkeys(frame.cards)]


def _lot(state: State, frame: Share, name: str) -> dict[str, Any]:
    """Return a card: the hero whom it suits (`fair`), and for equipment what it would change for each hero."""
    lot = {"word": name, "number": frame.cards.count(name), "fair": suits(state, frame.hero, name) + 1}
    if name in ITEMS and ITEMS[name].kind in SLOTS:
        return {**lot, "fits": [{"hero": hero + 1, **fit(state, hero, name)} for hero in state.inside]}
    return lot
