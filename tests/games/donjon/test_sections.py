"""Sections of a view: little is sent after a move, heroes, town and quest are told whole, and all of it has words."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from souterrain.games.donjon.board.figures import DEAD, OUTSIDE, Hero
from souterrain.games.donjon.content.custom import OWN
from souterrain.games.donjon.content.decks import TREASURES
from souterrain.games.donjon.content.heroes import CLASSES, ITEMS, RACES, SKILLS, SKILLS_OF
from souterrain.games.donjon.content.quests import QUESTS
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.state import TOWN, State
from souterrain.games.donjon.view.quest import quest_section
from souterrain.games.donjon.view.tooltips import LORE
from souterrain.games.donjon.view.view import known
from souterrain.server.table.views import Shown
from souterrain.terminal.language import LANGUAGES, Language
from tests.games.donjon.tables import do, foe, hero, may, refused, stand, table


def town(*heroes: Hero, **options: Any) -> State:
    for made in heroes:
        made.ready = 0
    return table(*heroes, step=TOWN, **options)


def changed(before: State, after: State, eyes: int = 0) -> set[str]:
    old, new = GAME.view(before, eyes), GAME.view(after, eyes)
    return {name for name in {*old, *new} if old.get(name) != new.get(name)}


def refusals(s: State, seat: int = 0) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = GAME.view(s, seat)["shop-refused"]["refused"]
    return found


def added(sheet: dict[str, Any], side: str) -> int:
    return sum([number for _, number in sheet[side]])


# What is sent


@pytest.mark.quick
def test_a_walk_tells_of_the_walker_alone() -> None:
    s = stand(table(hero(), hero()), 0, "a1")
    s = do(s, 0, "walk zone=1 column:b row=1")
    after = do(s, 0, "walk zone=1 column:a row=1")
    assert changed(s, after) == {"turn-1", "figures", "counters", "reach"}


@pytest.mark.quick
def test_a_monster_that_is_hurt_is_told_alone() -> None:
    s = table(hero(), hero())
    first, second = foe(s, "orc", "a1"), foe(s, "orc", "b1")
    after = s.copy()
    after.own_monster(second).life -= 1
    assert changed(s, after) == {f"monster-{second}", f"foe-{second}"}
    assert f"foe-{first}" in GAME.view(s, 0)


@pytest.mark.quick
def test_a_purchase_sends_no_list_of_goods() -> None:
    s = town(hero(gold=20), hero())
    after = do(s, 0, "buy rope")
    assert changed(s, after) == {"hero-1", "sheet-1", "vitals-1", "shop-refused"}
    sent, gone = Shown(GAME.view(after, 0)).since(Shown(GAME.view(s, 0)))
    assert len(sent) < 4096
    assert not gone


@pytest.mark.quick
def test_a_state_is_read_from_sections_in_any_order() -> None:
    s = table(hero(pack={"rope": 1}, marks=(("blessed", 2, "phase", 0),)), hero("elf", "mage", "fireball"))
    for place, name in enumerate(("a1", "b1", "a2")):
        foe(s, ("orc", "goblin", "orc")[place], name)
    s.count("slain-orc", 2)
    s.count("rested-3")
    s.count("all:xp-0", 20)
    view = json.loads(json.dumps(GAME.view(s, s.table.master)))
    names = sorted(view)
    Random(5).shuffle(names)
    assert known({name: view[name] for name in names}) == known(view)
    assert GAME.dump(GAME.imagine(view, Random(1))) == GAME.dump(GAME.imagine(GAME.view(s, s.table.master), Random(1)))
    assert (known(view).monsters, known(view).progress, known(view).heroes) == (s.monsters, s.progress, s.heroes)


# Heroes


@pytest.mark.quick
def test_a_hero_is_told_by_sheet_and_vitals() -> None:
    mage = hero("elf", "mage", "fireball", "flight", weapon="staff", pack={"rope": 2, "staff": 2}, gold=7, xp=30)
    mage.life, mage.fatigue, mage.earned, mage.tilted = 4, 1, 10, (("flight", 0),)
    mage.marks = (("blessed", 2, "phase", 0), ("amulet-spent", 1, "quest", 0))
    s = table(hero(), mage)
    view = GAME.view(s, None)
    assert view["roster"]["seats"] == [0, 1]
    sheet, vitals = view["sheet-2"], view["vitals-2"]
    assert (sheet["race"], sheet["cls"], sheet["skills"]) == ("elf", "mage", ["fireball", "flight"])
    assert sheet["worn"] == ["staff"]
    assert sheet["pack"] == [["rope", 2], ["staff", 1]]
    assert dict(zip(view["roster"]["traits"], sheet["line"], strict=True))["magic"] == 6
    assert (vitals["life"], vitals["fatigue"], vitals["gold"], vitals["xp"]) == ([4, 20], [1, 5], 7, 40)
    assert (vitals["used"], vitals["marks"], vitals["place"]) == ([["flight", "exploration"]], ["blessed"], "")


@pytest.mark.quick
def test_a_sheet_names_what_changes_each_characteristic() -> None:
    thief = hero("human", "thief", weapon="dagger", armour="leather-armour", pack={"gauntlets-of-might": 1})
    thief.grown, thief.drained = (0, 0, 0, 1, 0, 0), 1
    thief.marks = (("weakened", 1, "quest", 0), ("blessed", 2, "phase", 0))
    view = GAME.view(table(thief), None)
    sheet, traits = view["sheet-1"], view["roster"]["traits"]
    made = [one + other for one, other in zip(RACES["human"], CLASSES["thief"], strict=True)]
    for index, name in enumerate(traits):
        changes = [number for what, _, number in sheet["changes"] if what == name]
        assert made[index] + sum(changes) == sheet["line"][index]
    strength = [[what, number] for name, what, number in sheet["changes"] if name == "strength"]
    assert strength == [["gauntlets-of-might", 1], ["drained", -1], ["weakened", -1]]
    assert sheet["attack"] == [["dagger", 1], ["blessed", 2]]
    assert sheet["defence"] == [["leather-armour", 1]]


@pytest.mark.quick
@pytest.mark.parametrize("options", [{}, {"torch_hand": "on"}])
def test_a_fit_tells_what_putting_on_changes(options: dict[str, str]) -> None:
    """A fit equals the difference that the act itself makes, and names what goes into the pack."""
    pack = {"long-sword": 1, "small-shield": 1, "great-sword": 1, "runeblade": 1, "leather-armour": 1, "full-plate": 1}
    s = town(hero("dwarf", "warrior", weapon="long-sword", shield="small-shield", pack=pack), hero(), **options)
    before = GAME.view(s, 0)["sheet-1"]
    assert {fit["word"] for fit in before["fits"]} == {"great-sword", "runeblade", "leather-armour", "full-plate"}
    for fit in before["fits"]:
        after = GAME.view(do(s, 0, f"equip {fit['word']}"), 0)["sheet-1"]
        for side in ("attack", "defence"):
            sums = [added(sheet, side) for sheet in (before, after)]
            assert fit.get(side, sums[:1] * 2) == sums
        assert {*before["worn"]} - {*after["worn"]} == {*fit["away"], fit["instead"]} - {""}
    assert next(fit for fit in before["fits"] if fit["word"] == "great-sword")["hands"] == [1, 2]


@pytest.mark.quick
def test_a_piece_that_a_class_may_not_use_has_its_reason() -> None:
    s = table(hero("elf", "mage", pack={"great-sword": 1}))
    assert GAME.view(s, 0)["sheet-1"]["fits"] == [
        {"word": "great-sword", "slot": "weapon", "code": "too-powerful", "rule": "DJ-035"}
    ]


@pytest.mark.quick
def test_whoever_is_not_about_is_told_as_such() -> None:
    s = table(hero(), hero(), hero(), hero())
    s.own_hero(0).out = DEAD
    s.own_hero(1).out = OUTSIDE
    s.own_hero(2).life = 0
    places = [GAME.view(s, None)[f"vitals-{number}"]["place"] for number in (1, 2, 3, 4)]
    assert places == ["dead", "outside", "down", ""]
    ready = town(hero(), hero())
    ready.own_hero(1).ready = 1
    assert [GAME.view(ready, 0)[f"vitals-{number}"]["place"] for number in (1, 2)] == ["", "ready"]
    unmade = town(hero(), Hero())
    assert "sheet-2" not in GAME.view(unmade, 0)


@pytest.mark.quick
def test_seats_go_round_the_master() -> None:
    s = table(hero(), hero())
    s.table.master = 0
    assert GAME.view(s, None)["roster"]["seats"] == [1, 2]


# The town


@pytest.mark.quick
@pytest.mark.rule("DJ-188", "DJ-189", "DJ-187")
@pytest.mark.parametrize("gold", [0, 8, 500])
@pytest.mark.parametrize("xp", [0, 200])
def test_whatever_cannot_be_had_has_its_reason(gold: int, xp: int) -> None:
    s = town(hero(gold=gold, xp=xp), hero())
    view = GAME.view(s, 0)
    counters = [*view["shop"]["counters"], view["shop-rare"], view["shop-school"]]
    for verb in ("buy", "learn"):
        goods = {word for counter in counters if counter["verb"] == verb for word, *_ in counter["goods"]}
        offered = {sentence.split()[1] for sentence in may(s, 0, verb)}
        barred = [each for each in refusals(s) if each["verb"] == verb]
        assert offered <= goods
        assert sorted(word for each in barred for word in each["words"]) == sorted(goods - offered)
        for each in barred:
            for word in each["words"]:
                found = refused(s, 0, f"{verb} {word}")
                assert (each["code"], each["rule"]) == (found.reason, found.rule)


@pytest.mark.quick
@pytest.mark.rule("DJ-035")
def test_what_a_class_cannot_use_is_told_before_it_is_bought() -> None:
    def unfit(cls: str) -> set[str]:
        found = refusals(town(hero("human", cls, gold=50), hero()))
        return {word for each in found if each["verb"] == "equip" for word in each["words"]}

    assert not unfit("warrior")
    assert {"short-sword", "chain-mail", "long-bow-plus"} <= unfit("mage")
    assert not {"staff", "small-shield", "rope", "dagger-plus"} & unfit("mage")


@pytest.mark.quick
def test_prices_and_bundles() -> None:
    view = GAME.view(town(hero(), hero()), None)
    goods = {good[0]: good[1:] for counter in view["shop"]["counters"] for good in counter["goods"]}
    assert (goods["long-sword"], goods["arrow"], goods["rope"]) == ([8], [1, 10], [2])
    assert dict(map(tuple, view["shop-rare"]["goods"]))["runeblade"] == 98
    assert "shop-refused" not in view


@pytest.mark.quick
def test_the_town_is_as_far_as_the_hero_is() -> None:
    s = town(Hero(), hero(gold=20))
    names = [counter["name"] for counter in GAME.view(s, 0)["shop"]["counters"]]
    assert names == ["race", "class", *CLASSES]
    assert "shop-rare" not in GAME.view(s, 0)
    s.own_hero(1).ready = 1
    assert refusals(s, 1) == [{"verb": "buy", "code": "departed-already", "rule": "DJ-029"}]
    assert "shop" not in GAME.view(table(hero(), hero()), 0)


# The quest


@pytest.mark.quick
def test_the_quest_of_a_campaign() -> None:
    s = town(hero(), hero())
    s.table.quests = ("watcher-blade", "captives")
    s.count("all:won")
    first = quest_section(s)
    assert (first["number"], len(first["quests"]), first["won"], first["begun"]) == (1, 2, 1, 0)
    assert (first["rule"], first["points"], first["after"]) == ("Q1", 100, "quest-after")
    s.quest = 1
    assert quest_section(s)["after"] == "quest-after-last"
    s.step, s.won = table().step, 1
    s.count("saved", 2)
    assert quest_section(s)["progress"] == [{"message": "text-saved", "number": 2, "all": 3}, {"message": "text-won"}]


@pytest.mark.quick
@pytest.mark.parametrize("short", ["off", "on"])
@pytest.mark.parametrize("name", [*QUESTS])
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_quest_has_words(code: str, name: str, short: str) -> None:
    words = Language(code, "donjon", ())
    found = quest_section(town(hero(), hero(), quest=name, short_quest=short))
    for message in (found["title"], *found["goals"], *found["quests"], found["after"], f"text-quest-{OWN}"):
        assert words.has(message)
    assert found["rule"] in openings(code)


# Words


def openings(code: str) -> set[str]:
    """Rules of the book that begin with a paragraph."""
    book = (files("souterrain.games.donjon") / "rulebook" / f"{code}.md").read_text()
    return set(re.findall(r"^### (\S+) .*\n\n[^\s#|-]", book, re.MULTILINE))


@pytest.mark.quick
@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_that_is_shown_says_what_it_does(code: str) -> None:
    words, told = Language(code, "donjon", ()), openings(code)
    for word in (*ITEMS, *SKILLS, *RACES, *CLASSES, *[card.id for card in TREASURES]):
        added = LORE["adds"].get(word)
        if added is None:
            assert LORE["rules"][word] in told, word
        else:
            assert words.has(f"does-{added['does']}"), word
    for counter in (*CLASSES, "race", "class", "weapon", "armour", "shield", "other", "rare", "school"):
        assert words.has(f"shop-{counter}")
    for place in ("down", "dead", "outside", "ready"):
        assert words.has(f"field-marks-{place}")


@pytest.mark.quick
def test_arms_say_what_they_add() -> None:
    words = Language("en", "donjon", ())
    said = {
        word: words(f"does-{added['does']}", power=added["power"], more=added.get("more", 0))
        for word, added in LORE["adds"].items()
        if "power" in added and "traits" not in added
    }
    assert said["long-sword"] == "Power 3"
    assert said["long-bow-plus"] == "Power 3, for two hands, magic, attack +1"
    assert said["small-shield"] == "Protects with 1 more"
    assert said["runeblade"] == "Power 3, magic, attack +2"


@pytest.mark.quick
def test_skills_of_a_class_are_offered_whole() -> None:
    counters = {each["name"]: each["goods"] for each in GAME.view(town(Hero(), hero()), 0)["shop"]["counters"]}
    assert {cls: tuple(word for (word,) in counters[cls]) for cls in CLASSES} == SKILLS_OF
