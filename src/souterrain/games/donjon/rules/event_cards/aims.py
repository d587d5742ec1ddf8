"""Aims that the master may choose for an event."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, TypeAlias

from souterrain.core.forms import Items
from souterrain.games.donjon.board.ground import CLOSED
from souterrain.games.donjon.board.plan import cells
from souterrain.games.donjon.content.creatures import CREATURES, MAGIC, SPEED
from souterrain.games.donjon.content.decks import EventCard
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.rules.questions.light import zone_of
from souterrain.games.donjon.rules.questions.naming import door_items, figure_items
from souterrain.games.donjon.rules.questions.obstacles import obstacle, taken
from souterrain.games.donjon.rules.questions.sheet import can_act, trait
from souterrain.games.donjon.rules.questions.sight import visible_to_heroes
from souterrain.games.donjon.rules.questions.targets import AIMS
from souterrain.games.donjon.state import State


class Aim(NamedTuple):
    """An aim of an event: the words of the command, and the figures and things that they name."""

    items: Items = ()
    who: int = -1
    """A hero."""
    target: int = -1
    """A monster."""
    place: int = -1
    """A zone, a door, or the enemy at whom a monster casts."""
    word: str = ""
    """A kind of monster, or a spell."""


Choices: TypeAlias = "Callable[[State, EventCard], Iterator[Aim]]"


def _party(state: State, card: EventCard) -> Iterator[Aim]:
    yield Aim()


def _seen_zones(state: State, card: EventCard) -> Iterator[Aim]:
    """Yield zones with a free square that a hero sees, zones with heroes in them first (E01)."""
    closed = taken(state) | obstacle(state)
    held = dict.fromkeys([zone_of(state, hero) for hero in state.up])
    for zone in [*held, *[zone for zone in range(len(state.zones)) if zone not in held]]:
        if any(square not in closed and visible_to_heroes(state, square) for square in cells(state.zones[zone])):
            yield Aim((("zone=", zone + 1),), place=zone)


def _ambush(state: State, card: EventCard) -> Iterator[Aim]:
    seen = next(_seen_zones(state, card), None)
    if seen is not None:
        yield Aim(place=seen.place)


def _kinds(state: State, card: EventCard) -> Iterator[Aim]:
    """Yield the kinds of monsters in play that are not unique (E03)."""
    for name in dict.fromkeys([monster.kind for monster in state.foes]):
        if not CREATURES[name].unique:
            yield Aim(((name, 1),), word=name)


def _hero(state: State, hero: int) -> Aim:
    return Aim(figure_items(state, hero), who=hero)


def _heroes(state: State, card: EventCard) -> Iterator[Aim]:
    for hero in state.up:
        yield _hero(state, hero)


def _slowest(state: State, card: EventCard) -> Iterator[Aim]:
    least = min([trait(state, hero, SPEED) for hero in state.up], default=0)
    for hero in state.up:
        if trait(state, hero, SPEED) == least:
            yield _hero(state, hero)


def _tired(state: State, card: EventCard) -> Iterator[Aim]:
    for hero in state.up:
        if state.heroes[hero].fatigue:
            yield _hero(state, hero)


def _laden(state: State, card: EventCard) -> Iterator[Aim]:
    """Yield heroes with gold or a potion (E16)."""
    for hero in state.up:
        figure = state.heroes[hero]
        if figure.gold or any(ITEMS[name].kind == "potion" for name, _ in figure.pack):
            yield _hero(state, hero)


def _lighted(state: State, card: EventCard) -> Iterator[Aim]:
    """Yield heroes in a zone that is not dark yet, or in which a torch or a lantern burns (E13)."""
    for hero in state.up:
        zone = zone_of(state, hero)
        if not state.zones[zone].dark or burning(state, zone):
            yield Aim(figure_items(state, hero), who=hero, place=zone)


def burning(state: State, zone: int) -> list[int]:
    """Return the heroes in a zone whose torch or lantern burns."""
    lit = [hero for hero in state.inside if state.heroes[hero].lit in ("torch", "lantern")]
    return [hero for hero in lit if zone_of(state, hero) == zone]


def _zones(state: State, card: EventCard) -> Iterator[Aim]:
    """Yield all zones but the entry and the objective (E17)."""
    for zone, laid in enumerate(state.zones):
        if zone and not laid.objective:
            yield Aim((("zone=", zone + 1),), place=zone)


def _doors(state: State, card: EventCard) -> Iterator[Aim]:
    for door in state.doors:
        if door.state == CLOSED and not door.locked:
            yield Aim(door_items(door), place=door.number)


def _deck(state: State, card: EventCard) -> Iterator[Aim]:
    if state.deck:
        yield Aim()


def _spare(state: State, card: EventCard) -> Iterator[Aim]:
    if state.deck and state.spare:
        yield Aim()


def _monsters(state: State, card: EventCard) -> Iterator[Aim]:
    for monster in state.foes:
        yield Aim(figure_items(state, monster.uid), target=monster.uid)


def _wounded(state: State, card: EventCard) -> Iterator[Aim]:
    for monster in state.foes:
        if monster.life < monster.max_life:
            yield Aim(figure_items(state, monster.uid), target=monster.uid)


def _sorcerers(state: State, card: EventCard) -> Iterator[Aim]:
    """Yield monsters with enough magic and an enemy in sight, and casters that have spent a spell (E24)."""
    term = card.terms[0]
    least, spell = term.number(), term.arguments[1]
    for monster in state.foes:
        uid, words = monster.uid, figure_items(state, monster.uid)
        if trait(state, uid, MAGIC) >= least and can_act(state, uid):
            for enemy in AIMS["foe"](state, uid):
                yield Aim((*words, (spell, 1), *figure_items(state, enemy)), target=uid, place=enemy, word=spell)
        for spent in CREATURES[monster.kind].spells:
            if spent not in monster.spells:
                yield Aim((*words, (spent, 1)), target=uid, word=spent)


CHOICES: Final[dict[str, Choices]] = {
    "party": _party,
    "seen-zone": _seen_zones,
    "ambush": _ambush,
    "kind": _kinds,
    "hero": _heroes,
    "slowest": _slowest,
    "tired": _tired,
    "laden": _laden,
    "lighted": _lighted,
    "zone": _zones,
    "door": _doors,
    "deck": _deck,
    "spare": _spare,
    "monster": _monsters,
    "wounded": _wounded,
    "sorcerer": _sorcerers,
}


def choices(state: State, card: EventCard) -> Iterator[Aim]:
    """Yield every aim that the master may name with this card."""
    return CHOICES[card.aim](state, card) if card.aim in CHOICES else iter(())
