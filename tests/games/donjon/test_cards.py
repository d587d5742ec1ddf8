"""Every dungeon card, room card and monster card, laid on the table as the rules lay them."""

from __future__ import annotations

from collections import Counter

import pytest

from souterrain.core.events import SILENT, Log
from souterrain.games.donjon.board.plan import cells, doorways
from souterrain.games.donjon.content.decks import MONSTER_CARDS
from souterrain.games.donjon.content.places import DUNGEON, ROOMS
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.dungeon import doors, layout
from souterrain.games.donjon.rules.frames.dungeon import FillRoom
from souterrain.games.donjon.rules.frames.fight import Come
from souterrain.games.donjon.rules.mechanics import spawning
from tests.games.donjon.tables import Hand, hero, placed, table, told

RULES_DUNGEON = {
    "D01": ("corridor", 12, 1, 0, 3),
    "D02": ("corridor", 12, 1, 1, 1),
    "D03": ("corridor", 12, 2, 0, 2),
    "D04": ("corridor", 12, 1, 0, 1),
    "D05": ("corridor", 12, 1, 0, 3),
    "D06": ("corridor", 16, 2, 0, 3),
    "D07": ("corridor", 16, 2, 1, 1),
    "D08": ("corridor", 20, 3, 0, 1),
    "D09": ("stairs", 12, 1, 0, 2),
    "D10": ("square", 16, 1, 0, 3),
    "D11": ("square", 16, 2, 0, 2),
    "D12": ("square", 16, 1, 0, 1),
    "D13": ("square", 16, 3, 0, 1),
    "D14": ("square", 16, 1, 1, 2),
    "O01": ("rectangular", 32, 1, 0, 1),
    "O02": ("rectangular", 32, 2, 0, 1),
    "O03": ("rectangular", 32, 2, 0, 1),
    "O04": ("rectangular", 32, 1, 0, 1),
    "O05": ("rectangular", 32, 2, 0, 1),
    "O06": ("rectangular", 32, 1, 1, 1),
}
"""Kind, squares, exits, locked, copies."""
RULES_ROOMS = {
    "SQ01": ("table weapon-rack", 1, 0),
    "SQ02": ("cupboard chest", 0, 0),
    "SQ03": ("", 0, 1),
    "SQ04": ("torture-rack", 1, 0),
    "SQ05": ("bookcase bookcase desk", 0, 0),
    "SQ06": ("desk bookcase chest", 1, 0),
    "SQ07": ("bench cupboard", 0, 0),
    "SQ08": ("sarcophagus", 1, 0),
    "SQ09": ("sarcophagus sarcophagus", 0, 1),
    "SQ10": ("altar", 1, 0),
    "SQ11": ("circle", 0, 0),
    "SQ12": ("fountain", 0, 0),
    "SQ13": ("statue", 0, 0),
    "SQ14": ("chest table", 1, 0),
    "SQ15": ("hearth table cupboard", 1, 0),
    "SQ16": ("", 1, 1),
    "RE01": ("table table hearth cupboard", 1, 0),
    "RE02": ("throne statue chest", 1, 0),
    "RE03": ("sarcophagus sarcophagus sarcophagus", 1, 1),
    "RE04": ("crevasse", 0, 0),
    "RE05": ("crevasse chest chest", 0, 0),
    "RE06": ("weapon-rack weapon-rack chest", 1, 0),
    "RE07": ("altar statue statue", 1, 0),
    "RE08": ("bookcase bookcase bookcase desk", 0, 0),
    "RE09": ("", 1, 0),
    "RE10": ("bench bench cupboard circle", 1, 0),
    "RE11": ("fountain statue", 0, 0),
    "RE12": ("chest chest chest", 1, 0),
}
"""Furniture, 1 if a monster card is drawn, 1 if it is dark."""
RULES_MONSTERS = {
    "N01": ("6 goblin", 1),
    "N02": ("8 goblin", 1),
    "N03": ("4 orc", 1),
    "N04": ("5 orc", 1),
    "N05": ("3 orc 2 orc-archer", 1),
    "N06": ("4 hobgoblin", 2),
    "N07": ("4 brigand", 1),
    "N08": ("5 brigand", 2),
    "N09": ("5 skeleton", 1),
    "N10": ("5 zombie", 0),
    "N11": ("6 zombie", 1),
    "N12": ("6 ghoul", 1),
    "N13": ("3 mummy", 2),
    "N14": ("3 ratman", 1),
    "N15": ("4 ratman", 1),
    "N16": ("3 gnoll", 1),
    "N17": ("3 beastman", 1),
    "N18": ("4 beastman", 1),
    "N19": ("3 giant-spider", 0),
    "N20": ("4 giant-spider", 1),
    "N21": ("2 saurian-brute", 1),
    "N22": ("2 bear-goblin", 1),
    "N23": ("1 ogre", 1),
    "N24": ("2 ogre", 2),
    "N25": ("1 wraith", 1),
    "U01": ("1 grave-worm", 2),
    "U02": ("1 troll", 2),
    "U03": ("1 orc-warlord", 2),
    "U04": ("1 minotaur", 2),
    "U05": ("1 evil-sorcerer", 2),
    "U06": ("1 skeleton-sorcerer", 2),
    "U07": ("1 damned-warrior", 2),
    "U08": ("1 demon", 3),
}
"""Monsters, and the number of their treasures."""


def marked(table_: dict[str, object]) -> list[object]:
    return [pytest.param(rule, marks=pytest.mark.rule(rule), id=rule) for rule in table_]


@pytest.mark.parametrize("rule", marked({**RULES_DUNGEON}))
def test_dungeon_cards_are_laid_as_they_are_drawn(rule: str) -> None:
    kind, squares, exits, locked, copies = RULES_DUNGEON[rule]
    index = next(place for place, card in enumerate(DUNGEON) if card.rule == rule)
    card = DUNGEON[index]
    assert (card.kind, card.copies) == (kind, copies)
    s = table(hero())
    s.objective = -1
    before = len(s.doors)
    door = next(door for door in s.doors if door.state == 0)
    way = layout.ways(s, door, index)[0]
    zone = layout.lay(s, door.number, index, way, Hand(rest=1))
    assert len(cells(s.zones[zone])) == squares
    assert len(doorways(s.zones[zone])) == exits
    new = s.doors[before:]
    assert len(new) == exits
    assert [other.locked for other in new] == [locked] * exits
    assert s.doors[door.number - 1].state == 1


@pytest.mark.parametrize("rule", marked({**RULES_ROOMS}))
def test_room_cards_furnish_their_rooms(rule: str) -> None:
    furniture, monster, dark = RULES_ROOMS[rule]
    index = next(place for place, card in enumerate(ROOMS) if card.rule == rule)
    s = table(hero(), card="square-room" if ROOMS[index].shape == "square" else "royal-crypt")
    s.objective = -1
    doors.fill_room(s, FillRoom(zone=0, card=index), Hand(rest=10), SILENT)
    assert Counter(piece.kind for piece in s.furniture) == Counter(furniture.split())
    assert (s.zones[0].room, s.zones[0].dark) == (index, dark)
    coming = [frame for frame in s.frames if isinstance(frame, Come)]
    assert bool(coming) == bool(monster)
    notes = ROOMS[index]
    if notes.locked:
        assert all(piece.locked for piece in s.furniture), "locked even without the sign on the dungeon card"
    if rule == "SQ03":
        assert notes.search == ((8, 9, "gold(1D10)"),)
    assert [frame.treasures for frame in coming] == [notes.treasures] * len(coming)
    assert [frame.wanted for frame in coming] == [notes.wanted[0]] * len(coming)


@pytest.mark.parametrize("rule", marked({**RULES_MONSTERS}))
def test_monster_cards_bring_their_monsters(rule: str) -> None:
    who, treasures = RULES_MONSTERS[rule]
    index = next(place for place, card in enumerate(MONSTER_CARDS) if card.rule == rule)
    s = table(hero(), card="royal-crypt")
    before, log = s.monster_deck[index], Log()
    spawning.appear(s, index, 0, Hand(rest=0), log, escort=False)
    numbers, names = who.split()[::2], who.split()[1::2]
    wanted = {name: int(number) for name, number in zip(names, numbers, strict=True)}
    assert Counter(monster.kind for monster in s.monsters) == wanted
    assert [(group.card, group.treasures) for group in s.groups] == [(index, treasures)]
    assert s.monster_deck[index] == before - 1, "the card is out of its deck until they are defeated"
    told_of = [noun.partition(":")[0] for noun, _ in told(log, "appeared")[0]["monsters"]]
    assert Counter(told_of) == wanted
    s = placed(GAME.settle(s, Hand(rest=1), SILENT), Hand())
    assert s.combat
    assert all(monster.group == 0 for monster in s.monsters)


@pytest.mark.rule("DJ-005", "DJ-007")
def test_decks_are_as_large_as_the_rules_say() -> None:
    """Take layout, dangers and occupants from cards: 32 of the dungeon, 28 of rooms, 36 of monsters."""
    assert sum(card.copies for card in DUNGEON) == 32
    assert Counter(card.shape for card in ROOMS) == {"square": 16, "rectangular": 12}
    assert sum(card.copies for card in MONSTER_CARDS) == 36
    assert sum(card.copies for card in MONSTER_CARDS if card.unique) == 10
    s = table(hero())
    assert len(s.deck) == 13
    assert sum(s.rooms) == 28
