"""The shop (DJ-029 … DJ-033, DJ-035, DJ-037), rare objects and selling (DJ-188, DJ-189, A-75)."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core.events import Log
from souterrain.games.donjon.board.figures import Hero
from souterrain.games.donjon.content.decks import TREASURE_OF, TREASURES
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.town import shop
from souterrain.games.donjon.state import TOWN, State, add
from tests.games.donjon.tables import Hand, do, hero, may, refused, table, told

WEAPONS = {
    (1, 2): "dagger staff sling club",
    (2, 4): "short-sword axe short-bow light-crossbow hammer mace morning-star spear",
    (3, 8): "long-sword battle-axe long-bow heavy-crossbow halberd",
    (4, 16): "great-sword great-axe great-hammer",
}
ARMOUR = {
    (1, 4): "wizard-cloak leather-armour small-shield",
    (2, 8): "banded-armour scale-armour",
    (3, 16): "chain-mail light-plate",
    (4, 32): "full-plate",
}
OBJECTS = {
    "arrow": (1, 10),
    "stone": (1, 10),
    "bolt": (1, 10),
    "lantern": (3, 1),
    "torch": (1, 6),
    "rope": (2, 1),
    "rat-poison": (3, 1),
    "healing-potion": (15, 1),
    "poison": (5, 1),
}


def town(*heroes: Hero, **options: Any) -> State:
    people = heroes or (hero(gold=20), hero())
    for made in people:
        made.ready = 0
    return table(*people, step=TOWN, **options)


def bought(s: State, seat: int = 0) -> set[str]:
    return {sentence.split()[1] for sentence in may(s, seat, "buy")}


@pytest.mark.quick
@pytest.mark.rule("DJ-029")
def test_the_shop_is_open_before_a_game_and_never_in_the_dungeon() -> None:
    s = do(town(), 0, "buy rope")
    assert (s.heroes[0].gold, s.heroes[0].pack) == (18, (("rope", 1),))
    s = table(hero(gold=20), hero())
    found = refused(s, 0, "buy rope")
    assert not may(s, 0, "buy")
    assert found.reason == "only-in-town"


@pytest.mark.quick
@pytest.mark.rule("DJ-030", "DJ-031")
@pytest.mark.parametrize(("power", "price"), WEAPONS)
def test_weapons_by_their_power(power: int, price: int) -> None:
    for name in WEAPONS[power, price].split():
        assert (ITEMS[name].kind, ITEMS[name].power) == ("weapon", power)
        assert name in bought(town(hero(gold=price), hero()))
        assert name not in bought(town(hero(gold=price - 1), hero()))
        s = do(town(hero(gold=price), hero()), 0, f"buy {name}")
        assert (s.heroes[0].gold, s.heroes[0].pack) == (0, ((name, 1),))
    sold = [name for name in shop.WARES if ITEMS[name].kind == "weapon" and ITEMS[name].power == power]
    assert sorted(sold) == sorted(WEAPONS[power, price].split())


@pytest.mark.quick
@pytest.mark.rule("DJ-030", "DJ-032")
@pytest.mark.parametrize(("power", "price"), ARMOUR)
def test_armour_by_its_power(power: int, price: int) -> None:
    for name in ARMOUR[power, price].split():
        assert ITEMS[name].power == power
        s = do(town(hero(gold=price), hero()), 0, f"buy {name}")
        assert (s.heroes[0].gold, s.heroes[0].pack) == (0, ((name, 1),))
    sold = [name for name in shop.WARES if ITEMS[name].kind in ("armour", "shield") and ITEMS[name].power == power]
    assert sorted(sold) == sorted(ARMOUR[power, price].split())


@pytest.mark.quick
@pytest.mark.rule("DJ-033")
@pytest.mark.parametrize("name", OBJECTS)
def test_objects_and_how_many_of_them(name: str) -> None:
    price, number = OBJECTS[name]
    log = Log()
    s = do(town(hero(gold=15), hero()), 0, f"buy {name}", log=log)
    assert (s.heroes[0].gold, s.heroes[0].count(name)) == (15 - price, number)
    assert told(log, "bought") == [{"seat": 0, "item": name, "gold": price}]


@pytest.mark.quick
@pytest.mark.rule("DJ-033")
def test_nothing_else_is_an_ordinary_ware() -> None:
    weapons = [name for names in (*WEAPONS.values(), *ARMOUR.values()) for name in names.split()]
    assert sorted(shop.WARES) == sorted([*weapons, *OBJECTS])


@pytest.mark.quick
@pytest.mark.rule("DJ-035")
@pytest.mark.parametrize(("cls", "most"), [("warrior", 4), ("priest", 3), ("thief", 2), ("mage", 1)])
def test_a_class_wears_what_is_not_too_powerful(cls: str, most: int) -> None:
    for power, names in enumerate(("dagger leather-armour", "axe scale-armour", "halberd chain-mail", ""), 1):
        for name in (names or "great-axe full-plate").split():
            s = do(town(hero("human", cls, gold=40), hero()), 0, f"buy {name}")
            if power <= most:
                s = do(s, 0, f"equip {name}")
                assert name in (s.heroes[0].weapon, s.heroes[0].armour)
            else:
                found = refused(s, 0, f"equip {name}")
                assert (found.reason, found.rule) == ("too-powerful", "DJ-035")


@pytest.mark.quick
@pytest.mark.rule("DJ-037")
def test_missile_weapons_and_what_they_shoot() -> None:
    shooting = {item.id: item.missile for item in ITEMS.values() if item.missile and item.price}
    assert shooting == {
        "sling": "stone",
        "short-bow": "arrow",
        "light-crossbow": "bolt",
        "long-bow": "arrow",
        "heavy-crossbow": "bolt",
    }
    s = do(do(town(), 0, "buy arrow"), 0, "buy arrow")
    assert (s.heroes[0].count("arrow"), s.heroes[0].gold) == (20, 18)


@pytest.mark.quick
@pytest.mark.rule("DJ-188")
def test_gold_buys_what_it_pays_for() -> None:
    s = town(hero(gold=7), hero(gold=0))
    assert all(shop.price_of(name) <= 7 for name in bought(s))
    assert "spear" in bought(s)
    found = refused(s, 0, "buy long-sword")
    assert (found.reason, found.rule, found.data) == ("too-little-gold", "DJ-188", {"gold": 8})
    assert refused(s, 0, "buy throne").reason == "not-for-sale"
    assert not may(s, 1, "buy")


@pytest.mark.quick
@pytest.mark.rule("DJ-189", "A-75")
def test_any_treasure_card_but_gold_can_be_bought_at_its_value() -> None:
    s = town(hero(gold=200), hero())
    rare = {card.id for card in TREASURES if card.category != "gold"}
    assert bought(s) == set(shop.WARES) | rare
    assert refused(s, 0, "buy gem").reason == "not-on-offer"
    log = Log()
    s = do(s, 0, "buy runeblade", log=log)
    assert told(log, "bought-card") == [{"seat": 0, "treasure": "runeblade", "gold": 98}]
    assert (s.heroes[0].gold, s.heroes[0].pack) == (102, (("runeblade", 1),))
    assert s.treasures[TREASURE_OF["runeblade"]] == 0
    found = refused(s, 0, "buy runeblade")
    assert (found.reason, found.rule) == ("not-on-offer", "A-75")
    assert refused(s, 0, "buy dwarven-maul").rule == "DJ-189"


@pytest.mark.quick
@pytest.mark.rule("DJ-189", "A-75")
def test_the_discards_are_on_offer_too() -> None:
    card = TREASURE_OF["warding-ring"]
    s = town(hero(gold=80), hero())
    s.treasures, s.treasure_out = add(s.treasures, card, -1), add(s.treasure_out, card)
    s = do(s, 0, "buy warding-ring")
    assert (s.treasures[card], s.treasure_out[card], s.heroes[0].count("warding-ring")) == (0, 0, 1)


@pytest.mark.quick
@pytest.mark.rule("DJ-189")
def test_what_a_card_gives_is_what_is_bought() -> None:
    s = do(town(hero(gold=100), hero()), 0, "buy spell-scroll", Hand(spell=[7]))
    assert s.heroes[0].pack == (("scroll:fireball", 1),)
    assert s.treasures[TREASURE_OF["spell-scroll"]] == 2
    s = do(s, 0, "buy explorer-pack")
    assert (s.heroes[0].count("torch"), s.heroes[0].count("rope"), s.heroes[0].count("lantern")) == (6, 1, 1)
    s = do(do(s, 0, "buy runed-missiles"), 0, "choose bolt")
    assert (s.heroes[0].count("runed-bolt"), s.heroes[0].gold) == (5, 43)
    assert s.step == TOWN
    assert not s.frames


@pytest.mark.quick
@pytest.mark.rule("A-75")
def test_things_are_sold_for_half_their_value() -> None:
    s = town(hero(gold=0, pack={"runeblade": 1, "axe": 2, "arrow": 30, "key": 1}, weapon="axe"), hero())
    s.treasures = add(s.treasures, TREASURE_OF["runeblade"], -1)
    assert may(s, 0, "sell") == ["sell axe", "sell runeblade"]
    log = Log()
    s = do(s, 0, "sell runeblade", log=log)
    assert (s.heroes[0].gold, s.heroes[0].count("runeblade")) == (49, 0)
    assert told(log, "sold") == [{"seat": 0, "item": "runeblade", "gold": 49}]
    assert s.treasure_out[TREASURE_OF["runeblade"]] == 1
    s = do(do(s, 0, "sell axe"), 0, "sell axe")
    assert (s.heroes[0].gold, s.heroes[0].weapon, s.heroes[0].count("axe")) == (53, "", 0)
    assert refused(s, 0, "sell axe").reason == "not-yours"
    assert refused(s, 0, "sell arrow").reason == "worthless"
    assert refused(s, 0, "sell key").reason == "worthless"


@pytest.mark.quick
@pytest.mark.rule("A-75")
def test_what_comes_together_is_sold_together() -> None:
    s = town(hero(gold=0, pack={"runed-bolt": 4}), hero())
    found = refused(s, 0, "sell runed-bolt")
    assert (found.reason, found.rule, found.data) == ("too-few", "A-75", {"item": "runed-bolt", "number": 5})
    s = do(town(hero(gold=0, pack={"runed-bolt": 6, "antidote": 2}), hero()), 0, "sell runed-bolt")
    assert (s.heroes[0].gold, s.heroes[0].count("runed-bolt")) == (12, 1)
    assert do(s, 0, "sell antidote").heroes[0].gold == 17


@pytest.mark.quick
@pytest.mark.rule("A-75")
def test_a_table_may_play_without_selling() -> None:
    s = town(hero(pack={"axe": 1}), hero(), sell_ratio="none")
    assert not may(s, 0, "sell")
    assert (refused(s, 0, "sell axe").reason, refused(s, 0, "sell axe").rule) == ("nothing-is-sold", "A-75")


@pytest.mark.quick
@pytest.mark.rule("DJ-029")
def test_whoever_has_left_waits_for_the_others_and_then_the_quest_begins() -> None:
    s = do(town(hero(gold=5), hero(gold=5)), 0, "depart")
    assert (s.step, s.heroes[0].ready) == (TOWN, 1)
    assert not GAME.legal(s, 0)
    assert [ask.seat for ask in GAME.asks(s)] == [1]
    found = refused(s, 0, "buy rope")
    assert (found.reason, found.rule) == ("departed-already", "DJ-029")
    s = do(s, 1, "depart", Hand(rest=1))
    assert s.step != TOWN
    assert [ask.seat for ask in GAME.asks(s)] == [2]
