"""Event cards (DJ-009, DJ-047, DJ-049, DJ-050, A-04, A-07): the master's hand, and what the cards do.

At the start of an exploration round and of the monsters' turn the master is always asked, so that no pause tells what
is in the hand. Cards for those two moments are played there; cards for a moment of the heroes are laid ready and play
themselves when it comes.
"""

from souterrain.games.donjon.rules.event_cards import boons, dungeon, fury, hazards, hexes, spawns, traps
from souterrain.games.donjon.rules.event_cards.master import MASTER_DEEDS, monsters_verbs, start_verbs, why
from souterrain.games.donjon.rules.event_cards.playing import draw_event, event_found, trigger

__all__ = [
    "MASTER_DEEDS",
    "boons",
    "draw_event",
    "dungeon",
    "event_found",
    "fury",
    "hazards",
    "hexes",
    "monsters_verbs",
    "spawns",
    "start_verbs",
    "traps",
    "trigger",
    "why",
]
