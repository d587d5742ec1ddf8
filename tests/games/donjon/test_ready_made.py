"""Ready-made heroes, equipment bought in one act, and weapons in use when a hero leaves town."""

from __future__ import annotations

from collections import Counter

import pytest

from souterrain.core.events import Log
from souterrain.core.stakes import doubts
from souterrain.games.donjon.board.figures import UNMADE, Hero
from souterrain.games.donjon.content.heroes import CLASSES, GOLD, ITEMS
from souterrain.games.donjon.content.ready_made import READY_MADE
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.mechanics.wearing import SLOTS, may_wear
from souterrain.games.donjon.rules.town import leading
from souterrain.games.donjon.state import TOWN, State
from souterrain.terminal.language import LANGUAGES, Language
from tests.games.donjon.tables import do, hero, may, refused, table, told


def town(*heroes: Hero) -> State:
    s = table(*(heroes or (Hero(), Hero())), step=TOWN)
    for number in range(len(s.heroes)):
        s.own_hero(number).ready = 0
    return s


def bought(s: State, outfit: tuple[tuple[str, int], ...]) -> State:
    """Buy an outfit bundle by bundle."""
    for name, number in outfit:
        for _ in range(number // ITEMS[name].bundle):
            s = do(s, 0, f"buy {name}")
    return s


@pytest.mark.quick
@pytest.mark.rule("DJ-012")
def test_four_heroes_of_each_class_are_ready() -> None:
    assert Counter(made.cls for made in READY_MADE.values()) == dict.fromkeys(CLASSES, 4)


@pytest.mark.quick
@pytest.mark.rule("DJ-011", "DJ-013", "DJ-020", "DJ-021", "DJ-029", "DJ-035")
@pytest.mark.parametrize("name", READY_MADE)
def test_a_ready_made_hero_is_one_that_anybody_could_create_and_equip(name: str) -> None:
    made = READY_MADE[name]
    s = do(town(), 0, f"lead {name}")
    led = s.heroes[0]
    own = do(town(), 0, f"create {made.race} {made.cls} {' '.join(made.skills)}")
    own = bought(own, made.outfit)
    for item in (led.armour, led.weapon, led.shield):
        own = do(own, 0, f"equip {item}") if item else own
    own.own_hero(0).name = name
    assert led == own.heroes[0]
    assert led.gold == GOLD - leading.cost(made) >= 0
    assert not may(s, 0, "outfit"), "outfitted"
    assert led.weapon, "armed"
    assert led.armour, "armoured"
    assert not ITEMS[led.weapon].missile or led.count(ITEMS[led.weapon].missile)


@pytest.mark.quick
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_ready_made_hero_has_a_name_and_a_line(code: str) -> None:
    words = Language(code, "donjon")
    names = [words.noun(name) for name in READY_MADE]
    lines = [words(f"line-{name}") for name in READY_MADE]
    assert len({*names}) == len({*lines}) == len(READY_MADE)
    assert all(names)
    assert all(lines)
    taken = words("guest-names").split(", ")
    assert not {*names} & {*taken, *[words(f"bot-{bot}") for bot in ("novice", "adept", "random")]}


@pytest.mark.quick
@pytest.mark.rule("DJ-011")
def test_nobody_leads_a_hero_whom_somebody_else_leads() -> None:
    log = Log()
    s = do(town(), 0, "lead odile", log=log)
    assert "lead odile" not in may(s, 1, "lead")
    found = refused(s, 1, "lead odile")
    assert (found.reason, found.rule) == ("led-already", "DJ-011")
    assert refused(s, 1, "lead").reason == refused(s, 1, "lead dagger").reason == "no-such-hero"
    found = refused(s, 0, "lead aldric")
    assert (found.reason, found.rule) == ("created-already", "A-71")
    [event] = told(log, "led")
    assert (event["seat"], event["hero"], event["cls"]) == (0, "odile", "priest")
    assert GAME.view(s, 0)["roster"]["names"] == ["odile", ""]
    assert GAME.view(s, 1)["ready-made"]["led"] == [["odile", 0]]


@pytest.mark.quick
@pytest.mark.rule("DJ-012")
@pytest.mark.parametrize("name", READY_MADE)
def test_companions_are_of_the_classes_that_are_missing(name: str) -> None:
    """Bots that answer at once, from the same table, never want the same hero."""
    s = do(town(*[Hero() for _ in range(4)]), 0, f"lead {name}")
    asked = [(ask.seat, ask.default) for ask in GAME.asks(s) if s.heroes[ask.seat].out == UNMADE]
    for seat, advice in asked:
        assert advice is not None
        s = do(s, seat, GAME.say(advice))
    assert {each.cls for each in s.heroes} == {*CLASSES}


# Outfit


@pytest.mark.quick
@pytest.mark.rule("DJ-029", "DJ-035")
@pytest.mark.parametrize("gold", [0, 2, 7, 20, 60, 300])
@pytest.mark.parametrize("cls", CLASSES)
def test_an_outfit_is_bought_within_the_gold_and_put_on(cls: str, gold: int) -> None:
    log = Log()
    s = town(hero("human", cls, gold=gold), hero())
    if not may(s, 0, "outfit"):
        assert gold < 2
        assert (refused(s, 0, "outfit").reason, refused(s, 0, "outfit").rule) == ("outfitted-already", "DJ-029")
        return
    s = do(s, 0, "outfit", log=log)
    made = s.heroes[0]
    [event] = told(log, "outfitted")
    assert made.gold == gold - event["gold"] >= 0
    assert dict(event["items"]) == dict(made.pack)
    assert made.weapon
    assert all(may_wear(cls, name) for name in (made.weapon, made.armour, made.shield) if name)
    assert made.armour or gold < 8
    assert not may(s, 0, "outfit"), "once is enough"


@pytest.mark.quick
@pytest.mark.rule("DJ-029")
def test_an_outfit_keeps_what_is_as_good_and_replaces_what_is_worse() -> None:
    s = town(hero(gold=16, weapon="runeblade", armour="leather-armour", shield="small-shield"), hero())
    made = do(s, 0, "outfit").heroes[0]
    assert (made.weapon, made.armour, made.shield) == ("runeblade", "chain-mail", "small-shield")


# Leaving town


@pytest.mark.quick
@pytest.mark.rule("DJ-067", "A-88")
def test_nobody_leaves_town_with_a_weapon_in_the_bag() -> None:
    log = Log()
    s = town(hero("human", "thief", pack={"dagger": 1, "short-bow": 1, "scale-armour": 1, "small-shield": 1}), hero())
    assert not doubts(GAME.stakes(GAME.view(s, 0), 0), ("depart",))
    made = do(s, 0, "depart", log=log).heroes[0]
    assert (made.weapon, made.armour, made.shield) == ("dagger", "scale-armour", "small-shield"), "a bow needs arrows"
    assert [event["item"] for event in told(log, "equipped")] == ["scale-armour", "dagger", "small-shield"]


@pytest.mark.quick
@pytest.mark.rule("DJ-035")
def test_what_is_too_powerful_stays_in_the_bag() -> None:
    s = town(hero("human", "mage", pack={"great-axe": 1}), hero())
    assert doubts(GAME.stakes(GAME.view(s, 0), 0), ("depart",)), "the mage holds no weapon and can use none"
    made = do(s, 0, "depart").heroes[0]
    assert not any(getattr(made, slot) for slot in SLOTS)
