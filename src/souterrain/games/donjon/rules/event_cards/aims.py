"""Whom or what an event may be played on by the choice of the master."""

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
    """The words of a sentence, and what they name: a hero, a monster; `place` is a zone, a door or whom a monster casts
    at; `words` a kind or a spell."""

    items: Items = ()
    who: int = -1
    target: int = -1
    place: int = -1
    words: tuple[str, ...] = ()


Choices: TypeAlias = "Callable[[State, EventCard], Iterator[Aim]]"


def _party(state: State, card: EventCard) -> Iterator[Aim]:
    yield Aim()


def _seen_zones(state: State, card: EventCard) -> Iterator[Aim]:
    """Zones with a free square that a hero sees, those with heroes in them first (E01)."""
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
    """Monsters in play that are not unique (E03)."""
    for name in dict.fromkeys([monster.kind for monster in state.foes]):
        if not CREATURES[name].unique:
            yield Aim(((name, 1),), words=(name,))


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
    """Heroes with gold or a potion (E16)."""
    for hero in state.up:
        figure = state.heroes[hero]
        if figure.gold or any(ITEMS[name].kind == "potion" for name, _ in figure.pack):
            yield _hero(state, hero)


def _lighted(state: State, card: EventCard) -> Iterator[Aim]:
    """Heroes in a zone that is not dark yet, or in which a torch or a lantern burns (E13)."""
    for hero in state.up:
        zone = zone_of(state, hero)
        if not state.zones[zone].dark or burning(state, zone):
            yield Aim(figure_items(state, hero), who=hero, place=zone)


def burning(state: State, zone: int) -> list[int]:
    """Heroes in a zone whose torch or lantern burns."""
    lit = [hero for hero in state.inside if state.heroes[hero].lit in ("torch", "lantern")]
    return [hero for hero in lit if zone_of(state, hero) == zone]


def _zones(state: State, card: EventCard) -> Iterator[Aim]:
    """Neither the entry nor the objective (E17)."""
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
    """Whoever has magic enough, with an enemy in sight to cast at; and casters with a spell they have spent (E24)."""
    term = card.terms[0]
    least, spell = term.number(), term.arguments[1]
    for monster in state.foes:
        uid, words = monster.uid, figure_items(state, monster.uid)
        if trait(state, uid, MAGIC) >= least and can_act(state, uid):
            for enemy in AIMS["foe"](state, uid):
                yield Aim((*words, (spell, 1), *figure_items(state, enemy)), target=uid, place=enemy, words=(spell,))
        for spent in CREATURES[monster.kind].spells:
            if spent not in monster.spells:
                yield Aim((*words, (spent, 1)), target=uid, words=(spent,))


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
    """Everything the master may name with this card."""
    return CHOICES[card.aim](state, card) if card.aim in CHOICES else iter(())
