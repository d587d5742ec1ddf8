"""Tooltips: the rule that explains each thing, and the bonuses of weapons, armour, races and classes."""

from __future__ import annotations

from typing import Any, Final

from souterrain.games.donjon.content.creatures import TRAITS
from souterrain.games.donjon.content.decks import TREASURES
from souterrain.games.donjon.content.heroes import CLASSES, ITEMS, POWER, RACES, SKILLS, Item
from souterrain.games.donjon.content.places import ROOMS
from souterrain.games.donjon.rules.mechanics.wearing import SLOTS

BESIDES: Final = {
    "stone": "DJ-037",
    "arrow": "DJ-037",
    "bolt": "DJ-037",
    "lantern": "DJ-106",
    "torch": "DJ-106",
    "rope": "A-73",
    "rat-poison": "A-73",
    "poison": "DJ-034",
    "key": "E27",
    "runed-stone": "T15",
    "runed-arrow": "T15",
    "runed-bolt": "T15",
    "sanctuary-lamp": "Q7",
    "watcher-blade": "Q1",
}
"""Rules of items that are not treasure cards."""


def _adds(item: Item) -> dict[str, Any]:
    """Return the id of a message and its arguments."""
    hands = "-two-handed" if item.kind == "weapon" and item.hands == 2 else ""
    found: dict[str, Any] = {"does": f"{item.kind}{hands}", "power": item.power}
    if item.bonus:
        found["more"] = item.bonus
    return found


def _line(line: tuple[int, ...]) -> list[list[Any]]:
    return [[name, number] for name, number in zip(TRAITS, line, strict=True) if number]


def _rules() -> dict[str, str]:
    """Return the rule that explains each word, unless `ADDS` explains it fully. Event cards are left out: nothing that
    heroes receive names one before it is shown."""
    cards = {card.id: card.rule for card in ROOMS}
    cards |= {card.id: card.rule for card in TREASURES if "more" in ADDS.get(card.id, "more")}
    scrolls = {name: SKILLS[item.spell].rule for name, item in ITEMS.items() if item.spell}
    return {**cards, **scrolls, **{name: skill.rule for name, skill in SKILLS.items()}, **BESIDES}


ADDS: Final[dict[str, dict[str, Any]]] = {
    **{name: _adds(item) for name, item in ITEMS.items() if item.kind in SLOTS},
    **{race: {"does": "race", "traits": _line(line)} for race, line in RACES.items()},
    **{cls: {"does": "class", "traits": _line(line), "power": POWER[cls]} for cls, line in CLASSES.items()},
}
PHASES: Final = {name: skill.phase for name, skill in SKILLS.items() if skill.phase != "any"}
"""The phase of skills that can be used in one phase only: `pe` (exploration) or `pc` (combat)."""
LORE: Final[dict[str, Any]] = {"kind": "lore", "rules": _rules(), "adds": ADDS, "phases": PHASES}
