"""Whom or what an event may be played on by the choice of the master."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, TypeAlias

from souterrain.core.forms import Items
from souterrain.games.donjon.board import cells
from souterrain.games.donjon.content.creatures import CREATURES, MAGIC, SPEED
from souterrain.games.donjon.content.decks import EventCard
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.ground import CLOSED
from souterrain.games.donjon.rules.furnishing import obstacle
from souterrain.games.donjon.rules.light import zone_of
from souterrain.games.donjon.rules.monsters import taken
from souterrain.games.donjon.rules.naming import door_items, figure_items
from souterrain.games.donjon.rules.sheet import can_act, trait
from souterrain.games.donjon.rules.sight import visible_to_heroes
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


def _party(s: State, card: EventCard) -> Iterator[Aim]:
    yield Aim()


def _seen_zones(s: State, card: EventCard) -> Iterator[Aim]:
    """Zones with a free square that a hero sees, those with heroes in them first (E01)."""
    closed = taken(s) | obstacle(s)
    held = dict.fromkeys([zone_of(s, hero) for hero in s.up])
    for zone in [*held, *[zone for zone in range(len(s.zones)) if zone not in held]]:
        if any(square not in closed and visible_to_heroes(s, square) for square in cells(s.zones[zone])):
            yield Aim((("zone=", zone + 1),), place=zone)


def _ambush(s: State, card: EventCard) -> Iterator[Aim]:
    seen = next(_seen_zones(s, card), None)
    if seen is not None:
        yield Aim(place=seen.place)


def _kinds(s: State, card: EventCard) -> Iterator[Aim]:
    """Monsters in play that are not unique (E03)."""
    for name in dict.fromkeys([monster.kind for monster in s.foes]):
        if not CREATURES[name].unique:
            yield Aim(((name, 1),), words=(name,))


def _hero(s: State, hero: int) -> Aim:
    return Aim(figure_items(s, hero), who=hero)


def _heroes(s: State, card: EventCard) -> Iterator[Aim]:
    for hero in s.up:
        yield _hero(s, hero)


def _slowest(s: State, card: EventCard) -> Iterator[Aim]:
    least = min([trait(s, hero, SPEED) for hero in s.up], default=0)
    for hero in s.up:
        if trait(s, hero, SPEED) == least:
            yield _hero(s, hero)


def _tired(s: State, card: EventCard) -> Iterator[Aim]:
    for hero in s.up:
        if s.heroes[hero].fatigue:
            yield _hero(s, hero)


def _laden(s: State, card: EventCard) -> Iterator[Aim]:
    """Heroes with gold or a potion (E16)."""
    for hero in s.up:
        figure = s.heroes[hero]
        if figure.gold or any(ITEMS[name].kind == "potion" for name, _ in figure.pack):
            yield _hero(s, hero)


def _lighted(s: State, card: EventCard) -> Iterator[Aim]:
    """Heroes in a zone that is not dark yet, or in which a torch or a lantern burns (E13)."""
    for hero in s.up:
        zone = zone_of(s, hero)
        if not s.zones[zone].dark or burning(s, zone):
            yield Aim(figure_items(s, hero), who=hero, place=zone)


def burning(s: State, zone: int) -> list[int]:
    """Heroes in a zone whose torch or lantern burns."""
    lit = [hero for hero in s.inside if s.heroes[hero].lit in ("torch", "lantern")]
    return [hero for hero in lit if zone_of(s, hero) == zone]


def _zones(s: State, card: EventCard) -> Iterator[Aim]:
    """Neither the entry nor the objective (E17)."""
    for zone, laid in enumerate(s.zones):
        if zone and not laid.objective:
            yield Aim((("zone=", zone + 1),), place=zone)


def _doors(s: State, card: EventCard) -> Iterator[Aim]:
    for door in s.doors:
        if door.state == CLOSED and not door.locked:
            yield Aim(door_items(door), place=door.number)


def _deck(s: State, card: EventCard) -> Iterator[Aim]:
    if s.deck:
        yield Aim()


def _spare(s: State, card: EventCard) -> Iterator[Aim]:
    if s.deck and s.spare:
        yield Aim()


def _monsters(s: State, card: EventCard) -> Iterator[Aim]:
    for monster in s.foes:
        yield Aim(figure_items(s, monster.uid), target=monster.uid)


def _wounded(s: State, card: EventCard) -> Iterator[Aim]:
    for monster in s.foes:
        if monster.life < monster.max_life:
            yield Aim(figure_items(s, monster.uid), target=monster.uid)


def _sorcerers(s: State, card: EventCard) -> Iterator[Aim]:
    """Whoever has magic enough, with an enemy in sight to cast at; and casters with a spell they have spent (E24)."""
    from souterrain.games.donjon.rules.skills.aims import AIMS

    term = card.terms[0]
    least, spell = term.number(), term.arguments[1]
    for monster in s.foes:
        uid, words = monster.uid, figure_items(s, monster.uid)
        if trait(s, uid, MAGIC) >= least and can_act(s, uid):
            for enemy in AIMS["foe"](s, uid):
                yield Aim((*words, (spell, 1), *figure_items(s, enemy)), target=uid, place=enemy, words=(spell,))
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


def choices(s: State, card: EventCard) -> Iterator[Aim]:
    """Everything the master may name with this card."""
    return CHOICES[card.aim](s, card) if card.aim in CHOICES else iter(())
