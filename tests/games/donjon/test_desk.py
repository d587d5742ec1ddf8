"""The master's desk: what is decided on, the hand, the decks and the odds, for the master alone."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.games.donjon.content.creatures import CREATURES
from souterrain.games.donjon.content.decks import EVENT_CARD_OF, MONSTER_CARDS
from souterrain.games.donjon.content.places import DUNGEON_NAMES, ROOMS
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.dungeon import layout
from souterrain.games.donjon.rules.frames.dungeon import Way
from souterrain.games.donjon.rules.frames.fight import Alarm, Come, Drawn, Posting
from souterrain.games.donjon.state import HEROES, MONSTERS, START, State
from souterrain.games.donjon.text.picture import picture
from souterrain.terminal.language import LANGUAGES, Language
from tests.games.donjon.tables import foe, hero, holding, stand, table

CRYPT = next(index for index, room in enumerate(ROOMS) if room.id == "crypt")
OWN = ("decision", "event-hand", "stock", "prey")
CARD_OF = {card.id: index for index, card in enumerate(MONSTER_CARDS)}


def desk(s: State) -> dict[str, Any]:
    return GAME.view(s, s.table.master)


def text(s: State, code: str = "en") -> str:
    words = Language(code, "donjon")
    return " ".join(" ".join(picture(desk(s), words)).replace("\u00a0", " ").split())


def fight(**options: Any) -> State:
    s = table(hero("human", "warrior"), hero("elf", "mage"), card="arena", step=MONSTERS, combat=1, **options)
    stand(s, 0, "a1")
    stand(s, 1, "b1")
    foe(s, "orc", "a2")
    foe(s, "orc-warlord", "d8")
    return s


@pytest.mark.rule("DJ-102")
def test_the_card_that_does_not_suit_is_named_with_its_monsters() -> None:
    s = fight()
    s.own_zone(0).room = CRYPT
    card = next(index for index, card in enumerate(MONSTER_CARDS) if len(card.monsters) > 1)
    s.frames = (Drawn(card=card, coming=Come(zone=0)),)
    decided = desk(s)["decision"]
    assert decided["cards"][0]["word"] == MONSTER_CARDS[card].id
    assert [kind for kind, _ in decided["cards"][0]["brings"]] == [kind for kind, _ in MONSTER_CARDS[card].monsters]
    assert (decided["room"], decided["zone"]) == (ROOMS[CRYPT].id, 1)
    assert {"mummy", "zombie"} <= {*decided["suits"]}
    assert all("undead" in CREATURES[kind].flags for kind in decided["suits"])
    assert "skeleton-sorcerer" not in decided["suits"], "no unique monsters in the entry zone"
    assert "Suits it:" in text(s)
    for code in LANGUAGES:
        words = Language(code, "donjon")
        shown = text(s, code)
        assert words.noun(MONSTER_CARDS[card].id) in shown
        for kind, number in decided["cards"][0]["brings"]:
            assert words.counted(kind, number) in shown
        assert words.noun(ROOMS[CRYPT].id) in shown


@pytest.mark.rule("E10")
def test_both_cards_of_an_alarm_are_shown() -> None:
    s = fight()
    s.frames = (Alarm(cards=(1, 2), coming=Come(zone=0)),)
    assert [card["word"] for card in desk(s)["decision"]["cards"]] == [MONSTER_CARDS[1].id, MONSTER_CARDS[2].id]


@pytest.mark.rule("A-79")
def test_the_monsters_to_be_placed_are_named() -> None:
    s = fight()
    s.frames = (Posting(zone=0, left=tuple([monster.uid for monster in s.monsters])),)
    assert desk(s)["decision"]["monsters"] == ["orc:1", "orc-warlord"]
    assert "To place: orc 1, orc warlord" in text(s)


@pytest.mark.rule("DJ-101")
def test_every_way_to_lay_a_zone_is_drawn_and_told() -> None:
    s = table(hero(), card="square-room-three-exits", step=HEROES)
    card = next(
        index
        for index in range(len(DUNGEON_NAMES))
        if len(layout.ways(s, s.doors[0], index)) > 1 and index != s.objective
    )
    s.frames = (Way(card=card, door=s.doors[0].number),)
    decided = desk(s)["decision"]
    ways = decided["ways"]
    assert [way["number"] for way in ways] == [1, 2]
    assert ways[0]["blocks"] != ways[1]["blocks"] or ways[0]["exits"] != ways[1]["exits"]
    assert all(way["joins"] == 1 for way in ways)
    shown = text(s)
    assert "Way 1: joins zone 1, exit" in shown
    assert "Way 2: joins zone 1, exit" in shown
    assert len(s.zones) == 1, "nothing is laid yet"


@pytest.mark.rule("DJ-009")
def test_the_hand_has_moments_and_targets() -> None:
    s = holding(table(hero(), hero(), step=START), "pit", "curse")
    s.laid = ((EVENT_CARD_OF["pit"], 1),)
    cards = {card["word"]: card for card in desk(s)["event-hand"]["cards"]}
    assert cards["pit"]["laid"] == [2]
    assert "now" not in cards["pit"], "it waits for a step"
    assert cards["curse"]["targets"] == [[["hero:1", 1]], [["hero:2", 1]]]
    s.step = HEROES
    assert not any("now" in card for card in desk(s)["event-hand"]["cards"])


@pytest.mark.rule("DJ-125")
def test_the_master_sees_the_odds_of_his_monsters() -> None:
    s = fight()
    view = desk(s)
    assert set(view["prey"]["odds"]) == {str(monster.uid) for monster in s.monsters}
    orc, warlord = (dict(view["prey"]["odds"][str(monster.uid)]) for monster in s.monsters)
    assert orc[2] > orc[1], "a mage is easier to hit than a warrior"
    assert warlord[1] > orc[1]
    s.step = HEROES
    assert f"hits: Seat 1 {orc[1]}%" in text(s)


def test_the_decks_tell_what_is_left() -> None:
    s = fight()
    stock = desk(s)["stock"]
    left = {each["deck"]: each["left"] for each in stock["decks"]}
    assert left["monster"] == sum(s.monster_deck)
    assert left["event"] == sum(s.events)
    assert left["dungeon"] == len(s.deck)
    assert stock["next"] == []
    s.peeked = 2
    assert desk(s)["stock"]["next"] == [DUNGEON_NAMES[card] for card in s.deck[:2]]


@pytest.mark.rule("DJ-009")
def test_nothing_of_it_reaches_the_heroes() -> None:
    s = holding(fight(), "curse")
    s.frames = (Drawn(card=1, coming=Come(zone=0)),)
    assert set(OWN) <= set(desk(s))
    for eyes in (0, 1, None):
        assert not set(OWN) & set(GAME.view(s, eyes))
