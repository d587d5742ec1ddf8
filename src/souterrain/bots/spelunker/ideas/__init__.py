"""What could be done with each ability: for every card sentences that promise something."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from souterrain.bots.spelunker.ideas import drops, flicks, moves, takes
from souterrain.bots.spelunker.mind import Idea, Mind
from souterrain.core.forms import Items
from souterrain.games.drop.content.cards import CLASS_NAMES, RACE_NAMES
from souterrain.games.drop.rules.abilities import borrowed, cards

IDEAS: Final[dict[str, Callable[[Mind, Items], Iterable[Idea]]]] = {
    "boggart": takes.in_force,
    "fairy": drops.dust,
    "eagle-folk": takes.in_force,
    "wood-elf": flicks.push,
    "gnome": moves.grab,
    "high-elf": takes.in_force,
    "dwarf": moves.dig,
    "emberkin": flicks.breathe,
    "automaton": moves.swap,
    "half-orc": takes.in_force,
    "shellback": takes.withdraw,
    "burrower": takes.in_force,
    "tidekin": moves.pull,
    "shadeling": takes.in_force,
    "warrior": flicks.cleave,
    "rogue": takes.take,
    "mage": drops.blink,
    "bard": drops.encore,
    "cleric": takes.in_force,
    "ranger": flicks.push,
    "beastmaster": takes.tame,
    "sapper": drops.collapse,
    "diviner": drops.sight,
    "alchemist": takes.transmute,
}
assert set(IDEAS) | {"human"} == {*RACE_NAMES, *CLASS_NAMES}


def ideas(mind: Mind) -> list[Idea]:
    """Of all cards that may be used now; a Human's of all classes that may be borrowed (DD-206)."""
    found: list[Idea] = []
    for name in cards(mind.s):
        for words in [(name, other) for other in borrowed(mind.s)] if name == "human" else [(name,)]:
            found += IDEAS[words[-1]](mind, tuple([(word, 1) for word in words]))
    return found
