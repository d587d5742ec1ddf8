"""The creatures and what is special about them (DJ-138, DJ-139, DJ-141 … DJ-183, A-09, A-52 … A-65)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from souterrain.core.events import SILENT, Log
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import DEAD, INSIDE
from souterrain.games.donjon.content.creatures import BESTIARY, CREATURES, STRENGTH, TRAITS
from souterrain.games.donjon.content.decks import MONSTER_CARDS
from souterrain.games.donjon.content.places import ROOM_RULES
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.dungeon import doors
from souterrain.games.donjon.rules.frames.dungeon import FillRoom
from souterrain.games.donjon.rules.frames.fight import Come
from souterrain.games.donjon.rules.mechanics import spawning
from souterrain.games.donjon.rules.mechanics.harm import heal
from souterrain.games.donjon.rules.mechanics.marks import marked
from souterrain.games.donjon.rules.mechanics.turns import begin_combat
from souterrain.games.donjon.rules.questions.movement import reach
from souterrain.games.donjon.rules.questions.sheet import armour, luck, power, speed, trait
from souterrain.games.donjon.state import END, HEROES, MONSTERS, State
from tests.games.donjon.event_tables import beyond
from tests.games.donjon.tables import MASTER, Hand, at, closed, do, foe, hero, may, placed, refused, stand, table, told

CARD_OF = {card.id: index for index, card in enumerate(MONSTER_CARDS)}


def plain(cls: str = "warrior", **fields: Any) -> Any:
    """A hero with nothing to spend on dice."""
    return hero("human", cls, **{"destiny": 0, "fatigue": 0, **fields})


def facing(kind: str, *others: Any, **fields: Any) -> State:
    """The monsters' turn: a warrior on b2, a monster beside on c2, other heroes on a1, b1, …"""
    s = stand(table(plain(**fields), *others, step=MONSTERS), 0, "b2")
    for number in range(1, len(s.heroes)):
        stand(s, number, f"{'abcd'[number - 1]}1")
    foe(s, kind, "c2")
    return s


def strikes(s: State, kind: str, target: str, *dice: int, log: Log = SILENT, test: Iterable[int] = ()) -> State:
    """One attack of a monster."""
    hand = Hand(combat=list(dice), test=list(test))
    return closed(do(s, MASTER, f"strike {kind} number=1 {target}", hand, log), None, log)


def hits(s: State, kind: str, target: str = "hero:1", times: int = 1) -> State:
    """Attacks that do a little harm, as if each were of another turn."""
    for _ in range(times):
        s = s.copy()
        s.own_monster(10).attacks = 0
        s = strikes(s, kind, target, 5, 1)
    return s


# The lines

RULES_LINES = {
    "DJ-141": ("giant-spider", 20, (3, 3, 4, 2, 1, 4), 5, 3, 1),
    "DJ-142": ("brigand", 15, (3, 3, 3, 3, 2, 3), 5, 2, 2),
    "DJ-143": ("demon", 65, (5, 4, 6, 5, 5, 6), 10, 4, 2),
    "DJ-144": ("greater-demon", 100, (6, 5, 6, 6, 6, 6), 20, 5, 4),
    "DJ-145": ("saurian-brute", 25, (5, 3, 5, 3, 2, 3), 5, 4, 1),
    "DJ-146": ("gnoll", 20, (3, 3, 4, 3, 2, 5), 5, 4, 2),
    "DJ-147": ("goblin", 10, (2, 2, 2, 3, 1, 4), 3, 2, 1),
    "DJ-148": ("bear-goblin", 20, (4, 3, 4, 3, 1, 4), 5, 4, 3 + 1),
    "DJ-149": ("ghoul", 15, (4, 2, 3, 3, 2, 3), 5, 1, 0),
    "DJ-150": ("damned-warrior", 50, (6, 6, 5, 3, 3, 4), 10, 4, 4),
    "DJ-151": ("hobgoblin", 20, (3, 3, 3, 4, 3, 4), 5, 3, 3),
    "DJ-152": ("beastman", 20, (3, 3, 4, 4, 3, 6), 5, 3, 0),
    "DJ-153": ("minotaur", 50, (5, 4, 6, 3, 2, 4), 10, 4, 3),
    "DJ-154": ("mummy", 25, (5, 4, 5, 4, 3, 3), 5, 2, 2),
    "DJ-155": ("ogre", 50, (5, 4, 6, 3, 2, 4), 10, 4, 3),
    "DJ-156": ("orc", 15, (3, 3, 4, 3, 2, 3), 5, 2, 2),
    "DJ-157": ("orc-archer", 15, (3, 3, 3, 3, 2, 4), 5, 2, 2),
    "DJ-158": ("orc-warlord", 40, (4, 4, 5, 3, 2, 3), 10, 4, 3),
    "DJ-159": ("ratman", 10, (3, 3, 3, 4, 3, 8), 5, 3, 3),
    "DJ-160": ("evil-sorcerer", 40, (3, 2, 2, 3, 6, 4), 10, 1, 2),
    "DJ-161": ("wraith", 25, (3, 1, 3, 4, 4, 2), 5, 0, 0),
    "DJ-162": ("skeleton", 10, (3, 3, 3, 2, 1, 3), 5, 2, 2),
    "DJ-163": ("skeleton-sorcerer", 25, (3, 3, 2, 2, 4, 3), 10, 1, 1),
    "DJ-164": ("troll", 45, (5, 5, 5, 3, 2, 4), 15, 3, 3),
    "DJ-165": ("grave-worm", 50, (5, 5, 6, 3, 1, 4), 15, 4, 2),
    "DJ-166": ("zombie", 10, (3, 2, 3, 2, 1, 2), 5, 2, 1),
}
"""Experience, the six characteristics, life, power of the weapon and of the armour."""


@pytest.mark.parametrize("rule", [pytest.param(rule, marks=pytest.mark.rule(rule)) for rule in RULES_LINES])
def test_a_creature_fights_and_pays_by_its_line(rule: str) -> None:
    kind, experience, line, life, weapon, mail = RULES_LINES[rule]
    s = facing(kind, grown=(40, 0, 0, 0, 0, 0), weapon="dagger-plus", life=19)
    uid = s.monsters[0].uid
    assert (CREATURES[kind].rule, CREATURES[kind].experience) == (rule, experience)
    assert tuple([trait(s, uid, index) for index in range(len(TRAITS))]) == line
    assert (s.monsters[0].life, s.monsters[0].max_life, speed(s, uid)) == (life, life, line[-1])
    assert (power(s, uid, "melee"), armour(s, uid)) == (weapon, mail)
    log = Log()
    s = strikes(s, kind, "hero:1", 1, 10, log=log)
    assert (told(log, "attacked")[0]["trait"], told(log, "attacked")[0]["power"]) == (line[0], weapon)
    s = s.copy()
    s.step = HEROES
    log = Log()
    s = closed(do(s, 0, f"strike {kind} number=1", Hand(combat=[10, 1]), log), None, log)
    assert (told(log, "attacked")[0]["guard"], told(log, "attacked")[0]["armour"]) == (line[1], mail)
    assert not s.monsters
    assert s.heroes[0].earned == experience


@pytest.mark.quick
def test_there_are_no_other_creatures() -> None:
    assert [line[0] for line in RULES_LINES.values()] == list(BESTIARY)


@pytest.mark.quick
@pytest.mark.rule("DJ-169")
def test_brigands_are_people_without_spells() -> None:
    brigand = BESTIARY["brigand"]
    assert (brigand.tags, brigand.spells, brigand.flags) == (("human",), (), ())
    assert (brigand.weapon, brigand.armour) == (2, 2)
    bands = [card.monsters for card in MONSTER_CARDS if "human" in card.tags and not card.unique]
    assert bands == [(("brigand", 4),), (("brigand", 5),)]


@pytest.mark.quick
@pytest.mark.rule("DJ-183")
def test_cards_follow_the_habits_of_the_monsters() -> None:
    groups = [(name, number, card) for card in MONSTER_CARDS for name, number in card.monsters]
    assert min(number for name, number, _ in groups if name == "goblin") >= 6
    assert all("goblinoid" in card.tags for name, _, card in groups if name == "hobgoblin")
    assert [card.unique for name, _, card in groups if name == "grave-worm"] == ["lone"]
    bands = [name for name, _, card in groups if card.tags == ("goblinoid",) and not card.unique]
    assert max(set(bands), key=bands.count) == "orc"


@pytest.mark.quick
@pytest.mark.rule("A-63")
def test_ogre_and_minotaur_differ_in_reach_alone() -> None:
    ogre, minotaur = BESTIARY["ogre"], BESTIARY["minotaur"]
    for field in ("experience", "line", "life", "weapon", "armour", "spells"):
        assert getattr(ogre, field) == getattr(minotaur, field)
    assert (ogre.flags, minotaur.flags) == ((), ("reach",))


@pytest.mark.rule("DJ-173", "A-53")
def test_a_bear_goblin_has_the_shield_in_its_armour() -> None:
    s = facing("bear-goblin")
    s.step = HEROES
    log = Log()
    closed(do(s, 0, "strike bear-goblin number=1", Hand(combat=[5, 2]), log), None, log)
    assert (told(log, "attacked")[0]["armour"], told(log, "attacked")[0]["against"]) == (4, 2 + 3 + 4)
    assert BESTIARY["bear-goblin"].flags == ("shield",)


@pytest.mark.rule("A-54")
@pytest.mark.parametrize("option", ["10", "20"])
def test_what_a_ratman_is_worth_the_table_says(option: str) -> None:
    s = stand(table(plain(weapon="great-axe"), ratman_xp=option), 0, "b2")
    foe(s, "ratman", "c2")
    s = closed(do(s, 0, "strike ratman number=1", Hand(combat=[10, 1])))
    assert s.heroes[0].earned == int(option)
    assert s.options.ratman_xp == int(option)
    assert table().options.ratman_xp == 10
    assert {number for card in MONSTER_CARDS for name, number in card.monsters if name == "ratman"} == {3, 4}


# Uniques


@pytest.mark.quick
@pytest.mark.rule("DJ-138")
def test_uniques_are_lone_or_lieutenants() -> None:
    lone = {name for name, creature in BESTIARY.items() if creature.role == "lone"}
    lieutenants = {name for name, creature in BESTIARY.items() if creature.role == "lieutenant"}
    assert "grave-worm" in lone
    assert {"orc-warlord", "minotaur"} <= lieutenants
    assert {name for name, creature in BESTIARY.items() if creature.unique} == lone | lieutenants
    for card in MONSTER_CARDS:
        roles = {BESTIARY[name].role for name, _ in card.monsters}
        assert roles == {card.unique or "normal"}
        assert not card.unique or card.monsters == ((card.monsters[0][0], 1),)


@pytest.mark.rule("DJ-138")
def test_a_draw_without_uniques_gives_none_and_one_for_a_lieutenant_nothing_else() -> None:
    s = table(gate_magic_only="off")
    for index, card in enumerate(MONSTER_CARDS):
        plain_card = spawning.draw_card(s, Hand(monster_card=[index]), non_unique=True)
        assert plain_card == (0 if card.unique else index)
        captain = spawning.draw_card(s, Hand(monster_card=[index]), lieutenant=True)
        assert MONSTER_CARDS[captain].unique == "lieutenant"
        assert (captain == index) == (card.unique == "lieutenant")


def arrival(card: str, *drawn: str, **options: Any) -> State:
    """A card's monsters appear; the cards drawn for an escort come in this order."""
    s = table(plain(), plain(), card="throne-hall", **options)
    hand = Hand(monster_card=[CARD_OF[name] for name in drawn])
    spawning.appear(s, CARD_OF[card], 0, hand, SILENT)
    assert not hand.left
    return s


@pytest.mark.rule("DJ-139", "A-65")
def test_a_lieutenant_brings_another_card_and_a_lone_monster_does_not() -> None:
    s = arrival("u03", "n03")
    assert [monster.kind for monster in s.monsters] == ["orc-warlord"] + 4 * ["orc"]
    assert [monster.group for monster in s.monsters] == [0, 1, 1, 1, 1]
    assert [group.treasures for group in s.groups] == [2, 1]
    assert [monster.kind for monster in arrival("u02").monsters] == ["troll"]
    assert [monster.kind for monster in arrival("n23").monsters] == ["ogre"]


@pytest.mark.rule("DJ-139")
def test_other_uniques_are_passed_over_in_the_draw_for_an_escort() -> None:
    for unique in ("u01", "u03", "u05", "u08"):
        s = arrival("u03", unique, theming="off", gate_magic_only="off")
        assert [CREATURES[monster.kind].unique for monster in s.monsters] == [True] + 6 * [False]


@pytest.mark.rule("A-65")
def test_an_escort_shares_a_theme_if_it_comes_within_five_tries() -> None:
    s = arrival("u03", "n10", "n07", "n13", "n06")
    assert [monster.kind for monster in s.monsters] == ["orc-warlord"] + 4 * ["hobgoblin"]
    s = arrival("u06", "n03", "n10")
    assert {monster.kind for monster in s.monsters} == {"skeleton-sorcerer", "zombie"}
    late = arrival("u03", "n10", "n10", "n10", "n10", "n10", "n13")
    assert {monster.kind for monster in late.monsters} == {"orc-warlord", "mummy"}


@pytest.mark.rule("A-65")
def test_without_themes_the_first_card_is_the_escort() -> None:
    s = arrival("u03", "n13", theming="off")
    assert {monster.kind for monster in s.monsters} == {"orc-warlord", "mummy"}


@pytest.mark.rule("A-65")
def test_each_card_pays_its_own_treasure_when_its_own_monsters_are_dead() -> None:
    s = stand(arrival("u03", "n03"), 0, "b2")
    s.combat, s.frames = 1, ()
    orcs = [monster.uid for monster in s.monsters if monster.kind == "orc"]
    s.monsters = (s.monsters[0], s.monster(orcs[0]))
    s.own_monster(orcs[0]).square, s.own_hero(0).weapon = at(s, "b3"), "great-axe"
    log = Log()
    closed(do(s, 0, "strike orc number=1", Hand(combat=[10, 1], treasure=[0]), log), None, log)
    assert sum([number for _, number in told(log, "loot")[0]["treasures"]]) == 1
    s.monsters = (s.monsters[0],)
    s.own_monster(10).square, s.own_monster(10).life = at(s, "b3"), 1
    log = Log()
    closed(do(s, 0, "strike orc-warlord number=1", Hand(combat=[10, 1], treasure=[0, 0]), log), None, log)
    assert sum([number for _, number in told(log, "loot")[0]["treasures"]]) == 2


@pytest.mark.rule("A-55")
@pytest.mark.parametrize(
    ("mages", "gate", "wraith", "demon"),
    [(0, "on", False, False), (1, "on", True, False), (2, "on", True, True), (0, "off", True, True)],
)
def test_who_is_harmed_by_magic_alone_comes_to_those_who_have_magic(
    mages: int, gate: str, wraith: bool, demon: bool
) -> None:
    able = [hero("human", "mage", "magic-missile") for _ in range(mages)]
    s = table(plain(), *able, gate_magic_only=gate)
    drawn = [spawning.draw_card(s, Hand(monster_card=[CARD_OF[card]])) for card in ("n25", "u08")]
    assert [drawn[0] == CARD_OF["n25"], drawn[1] == CARD_OF["u08"]] == [wraith, demon]


# The entry zone


def furnished(room: str, *drawn: str, zone: int = 0, **options: Any) -> list[str]:
    """Return the figures in a zone that gets this room card."""
    s = table(plain(), card="square-room" if zone else "arena", **options)
    if zone:
        beyond(s, "royal-crypt")
    doors.fill_room(s, FillRoom(zone=zone, card=ROOM_RULES[room]), Hand(rest=1), SILENT)
    hand = Hand(monster_card=[CARD_OF[card] for card in drawn], rest=1)
    s = GAME.settle(s, hand, SILENT)
    assert not hand.left
    return sorted({monster.kind for monster in s.monsters})


@pytest.mark.rule("A-09")
def test_an_entry_zone_that_is_a_room_gets_its_room_card_and_its_monsters() -> None:
    s = table(plain(), card="square-room")
    hand = Hand(room=[ROOM_RULES["SQ16"]], monster_card=[CARD_OF["n19"]])
    doors.furnish_zone(s, 0, hand, SILENT)
    s = placed(GAME.settle(s, hand, SILENT), hand)
    assert (s.zones[0].room, len(s.monsters), s.combat) == (ROOM_RULES["SQ16"], 3, 1)


@pytest.mark.rule("A-09")
def test_no_unique_waits_in_the_entry_zone_unless_the_table_likes_it() -> None:
    assert furnished("RE01", "u02") == ["goblin"]
    assert furnished("RE01", "u02", entry_unique="keep") == ["troll"]
    assert furnished("RE01", "u02", zone=1) == ["troll"]


@pytest.mark.rule("A-09")
def test_notes_for_harder_cards_do_not_hold_in_the_entry_zone() -> None:
    assert furnished("RE02", "n03", "u02", zone=1) == ["troll"], "drawn again once for a unique"
    assert furnished("RE12", "n03", "n07", "n06", zone=1) == ["hobgoblin"], "until it is hard"
    for option in ("redraw", "keep"):
        assert furnished("RE02", "n03", entry_unique=option) == ["orc"]
        assert furnished("RE12", "n03", entry_unique=option) == ["orc"]


@pytest.mark.rule("A-09")
def test_a_card_held_ahead_is_no_way_round_it() -> None:
    """With one card ahead the master may not exchange for a unique in the entry zone."""
    for held, zone, asked in [("u02", 0, False), ("n03", 0, True), ("u02", 1, True)]:
        s = table(plain(), card="square-room", card_ahead="on")
        beyond(s, "corridor")
        s.ahead = (0, 0, 16, CARD_OF[held], 0)
        s.push(Come(zone=zone))
        s = GAME.settle(s, Hand(monster_card=[CARD_OF["n07"]]), SILENT)
        assert bool(s.frames and s.frames[-1].kind == "ahead") == asked


# Spiders


def on(name: str) -> str:
    return f"zone=1 column:{name[0]} row={name[1:]}"


def webbed(*names: str, **fields: Any) -> State:
    """A hero on b2 with webs about, exploring."""
    s = stand(table(plain(**fields)), 0, "b2")
    s.markers = tuple([("web", at(s, name), "quest", -1) for name in names])
    return s


@pytest.mark.rule("DJ-167", "A-58")
def test_a_spider_lays_a_web_beside_it_instead_of_fighting() -> None:
    s = facing("giant-spider")
    assert set(may(s, MASTER, "spin")) == {
        f"spin giant-spider number=1 {on(name)}" for name in ("b1", "c1", "d1", "d2", "b3", "c3", "d3")
    }
    spun = do(s, MASTER, f"spin giant-spider number=1 {on('c3')}")
    assert spun.markers == (("web", at(s, "c3"), "quest", 10),)
    assert may(spun, MASTER, "strike") == may(spun, MASTER, "spin") == []
    marked(s, 10, "frenzied", 1, "turn", 10)
    fought = strikes(s, "giant-spider", "hero:1", 1, 10)
    assert may(fought, MASTER, "strike"), "in a frenzy it may fight on"
    assert may(fought, MASTER, "spin") == []
    again = do(spun, MASTER, "done")
    again = do(again, 0, "end")
    assert f"spin giant-spider number=1 {on('c3')}" not in may(again, MASTER, "spin")
    assert f"spin giant-spider number=1 {on('b3')}" in may(again, MASTER, "spin")


@pytest.mark.quick
@pytest.mark.rule("DJ-167")
def test_nothing_else_spins() -> None:
    for kind in BESTIARY:
        assert bool(may(facing(kind), MASTER, "spin")) == (kind == "giant-spider")


@pytest.mark.rule("A-58")
def test_a_web_holds_heroes_up_and_neither_monsters_nor_sight() -> None:
    row = [f"{column}2" for column in "abcd"]
    s = webbed(*row, weapon="short-bow", pack={"arrow": 3})
    stand(s, 0, "b3")
    assert not any("row=2" in sentence or "row=1" in sentence for sentence in may(s, 0, "walk"))
    foe(s, "giant-spider", "b1")
    assert may(s, 0, "shoot") == ["shoot giant-spider number=1"]
    s.step = MONSTERS
    assert f"march giant-spider number=1 {on('b2')}" in may(s, MASTER, "march")
    captive = foe(s, "captive", "d4", follows=0)
    assert at(s, "c2") not in reach(s, captive, 5)


@pytest.mark.rule("DJ-167", "A-58")
@pytest.mark.parametrize(
    ("weapon", "die", "broken"), [("", 7, 0), ("", 8, 1), ("long-sword", 4, 0), ("long-sword", 5, 1)]
)
def test_more_than_twelve_points_break_a_web(weapon: str, die: int, broken: int) -> None:
    log = Log()
    s = do(webbed("b1", "a1", weapon=weapon), 0, f"strike web {on('b1')}", Hand(combat=[die]), log)
    assert len(s.markers) == 2 - broken
    assert told(log, "web-struck") == [
        {"seat": 0, "die": die, "total": die + 5 + 3 * bool(weapon), "need": 13, "success": broken}
    ]


@pytest.mark.rule("A-58")
def test_outside_combat_a_web_costs_a_point_each_time() -> None:
    s = webbed("b1", "d4")
    assert may(s, 0, "strike") == [f"strike web {on('b1')}"], "only what is beside"
    for left in (2, 1, 0):
        s = do(s, 0, f"strike web {on('b1')}", Hand(combat=[1]))
        assert s.heroes[0].left == left
    assert refused(s, 0, f"strike web {on('b1')}") == Rejected("no-points", "A-58")
    assert refused(webbed("d4"), 0, f"strike web {on('d4')}") == Rejected("not-adjacent", "A-58")
    runner = do(webbed("b1"), 0, "run", Hand(run=[1]))
    assert refused(runner, 0, f"strike web {on('b1')}") == Rejected("runner", "A-21")


@pytest.mark.rule("A-58")
def test_in_combat_a_web_costs_the_attack() -> None:
    s = webbed("b1")
    foe(s, "goblin", "c2")
    assert may(s, 0, "strike") == ["strike goblin number=1", f"strike web {on('b1')}"]
    s = do(s, 0, f"strike web {on('b1')}", Hand(combat=[1]))
    assert s.heroes[0].left == -1
    assert refused(s, 0, "strike goblin number=1") == Rejected("struck-already", "A-31")


@pytest.mark.rule("A-58")
def test_fire_removes_a_web() -> None:
    s = stand(table(plain("mage", skills=("wall-of-fire",), fatigue=1)), 0, "b2")
    foe(s, "goblin", "d4")
    s.markers = (("web", at(s, "b1"), "quest", -1), ("web", at(s, "a1"), "quest", -1))
    s = do(do(s, 0, f"use wall-of-fire {on('b1')}"), 0, "enough")
    assert [marker[:2] for marker in s.markers] == [("web", at(s, "a1")), ("fire", at(s, "b1"))]


@pytest.mark.rule("DJ-168")
@pytest.mark.parametrize(("counter", "test", "venom"), [(8, [], 0), (7, [6], 0), (7, [5], 1), (1, [5], 1)])
def test_a_bite_of_more_than_three_asks_for_strength(counter: int, test: list[int], venom: int) -> None:
    """10 + 3 + 3 against 5 and the die; then strength 3."""
    s = strikes(facing("giant-spider"), "giant-spider", "hero:1", 10, counter, test=test)
    assert s.heroes[0].life == 20 - (11 - counter)
    assert s.heroes[0].sum("venom") == venom


@pytest.mark.rule("DJ-168")
def test_venom_adds_up_weighs_on_every_die_and_ends_with_healing() -> None:
    s = facing("giant-spider")
    for doses in (1, 2):
        s = s.copy()
        s.own_monster(10).attacks = 0
        s = strikes(s, "giant-spider", "hero:1", 10, 2, test=[1])
        assert luck(s, 0) == -doses
    log = Log()
    s = s.copy()
    s.own_monster(10).attacks = 0
    s = strikes(s, "giant-spider", "hero:1", 1, 9, log=log)
    assert told(log, "attacked")[0]["aid"] == -2
    s = s.copy()
    s.step = HEROES
    log = Log()
    s = closed(do(s, 0, "strike giant-spider number=1", Hand(combat=[5, 5]), log), None, log)
    assert told(log, "attacked")[0]["more"] == -2
    s.monsters, s.combat, s.step = (), 0, HEROES
    heal(s, 0, 1, SILENT)
    assert luck(s, 0) == 0


@pytest.mark.rule("DJ-168")
def test_venom_stays_over_phases_until_healed() -> None:
    s = strikes(facing("giant-spider"), "giant-spider", "hero:1", 10, 2, test=[1])
    s = s.copy()
    s.monsters = ()
    s = do(s, MASTER, "done")
    assert s.combat == 0
    s = do(do(s, MASTER, "proceed"), 0, "end")
    assert s.heroes[0].sum("venom") == 1


# Tails, second blows, reach


@pytest.mark.rule("DJ-172", "A-59")
def test_the_tail_is_a_second_attack_with_a_power_of_its_own() -> None:
    s = facing("saurian-brute", plain(), life=20)
    log = Log()
    s = strikes(s, "saurian-brute", "hero:1", 1, 10, log=log)
    assert set(may(s, MASTER, "strike")) == {"strike saurian-brute number=1 hero:1"}
    s = strikes(s, "saurian-brute", "hero:1", 3, 10, log=log)
    assert [(found["power"], found["total"]) for found in told(log, "attacked")] == [(4, 1 + 5 + 4), (5, 3 + 5 + 5)]
    assert may(s, MASTER, "strike") == []
    renewed = do(do(do(s, MASTER, "done"), 0, "end"), 1, "end")
    assert may(renewed, MASTER, "strike")


@pytest.mark.rule("DJ-172", "A-59")
def test_the_tail_may_strike_another_and_needs_no_first_hit() -> None:
    s = facing("saurian-brute", plain(), plain())
    stand(s, 2, "c3")
    s = strikes(s, "saurian-brute", "hero:1", 1, 10)
    assert set(may(s, MASTER, "strike")) == {f"strike saurian-brute number=1 hero:{number}" for number in (1, 3)}
    log = Log()
    strikes(s, "saurian-brute", "hero:3", 1, 10, log=log)
    assert told(log, "attacked")[0]["power"] == 5


def charging(kind: str, *, moved: bool, dice: tuple[int, int]) -> State:
    """A monster goes for a hero, or stands beside one, and strikes."""
    s = stand(stand(table(plain(), plain(), step=MONSTERS), 0, "b2"), 1, "b1")
    foe(s, kind, "d2" if moved else "c2")
    if moved:
        s = do(s, MASTER, f"march {kind} number=1 {on('c2')}")
    return strikes(s, kind, "hero:1", *dice)


@pytest.mark.rule("DJ-175", "A-60")
@pytest.mark.parametrize(
    ("kind", "moved", "dice", "again"),
    [
        ("beastman", True, (9, 1), True),
        ("beastman", True, (1, 9), False),
        ("beastman", False, (9, 1), False),
        ("orc", True, (9, 1), False),
    ],
)
def test_a_beastman_that_moved_and_hit_strikes_again(
    kind: str, moved: bool, dice: tuple[int, int], again: bool
) -> None:
    s = charging(kind, moved=moved, dice=dice)
    assert set(may(s, MASTER, "strike")) == (
        {f"strike {kind} number=1 hero:{number}" for number in (1, 2)} if again else set()
    )
    if again:
        assert may(strikes(s, kind, "hero:2", 9, 1), MASTER, "strike") == []


@pytest.mark.rule("DJ-175")
def test_a_move_after_the_blow_comes_too_late() -> None:
    s = charging("beastman", moved=False, dice=(9, 1))
    s = do(s, MASTER, f"march beastman number=1 {on('c1')}")
    assert may(s, MASTER, "strike") == []


@pytest.mark.rule("DJ-175")
def test_only_the_first_attack_counts() -> None:
    """In a frenzy it has two; a hit with the second is not a first one."""
    s = stand(table(plain(), step=MONSTERS), 0, "b2")
    uid = foe(s, "beastman", "d2")
    marked(s, uid, "frenzied", 1, "turn", uid)
    s = do(s, MASTER, f"march beastman number=1 {on('c2')}")
    missed = strikes(strikes(s, "beastman", "hero:1", 1, 9), "beastman", "hero:1", 9, 1)
    assert may(missed, MASTER, "strike") == []
    hit = strikes(strikes(s, "beastman", "hero:1", 9, 1), "beastman", "hero:1", 1, 9)
    assert may(hit, MASTER, "strike")


@pytest.mark.rule("DJ-176")
@pytest.mark.parametrize(
    ("kind", "where", "reached"),
    [
        ("minotaur", "c1", True),
        ("minotaur", "c3", True),
        ("minotaur", "b1", True),
        ("minotaur", "d1", False),
        ("ogre", "c1", False),
        ("ogre", "b1", True),
    ],
)
def test_a_minotaur_reaches_two_squares(kind: str, where: str, reached: bool) -> None:
    s = stand(table(plain(), step=MONSTERS), 0, where)
    foe(s, kind, "a1")
    assert bool(may(s, MASTER, "strike")) == reached


@pytest.mark.rule("DJ-176")
@pytest.mark.parametrize("between", ["orc", "hero"])
def test_a_minotaur_strikes_over_friends_and_enemies(between: str) -> None:
    s = stand(table(plain(), plain(), step=MONSTERS), 0, "c1")
    stand(s, 1, "b1" if between == "hero" else "d4")
    foe(s, "minotaur", "a1")
    if between == "orc":
        foe(s, "orc", "b1")
    s = strikes(s, "minotaur", "hero:1", 9, 1)
    assert s.heroes[0].life == 20 - (9 + 5 + 4 - 1 - 5)


@pytest.mark.rule("A-52")
def test_an_orc_archer_shoots_and_strikes_with_the_same_power() -> None:
    s = facing("orc-archer")
    log = Log()
    shot = closed(do(s, MASTER, "shoot orc-archer number=1 hero:1", Hand(combat=[9, 1]), log), None, log)
    strikes(s, "orc-archer", "hero:1", 9, 1, log=log)
    assert [(found["trait"], found["power"]) for found in told(log, "attacked")] == [(3, 2), (3, 2)]
    assert may(shot, MASTER, "strike") == may(shot, MASTER, "shoot") == []
    s.own_monster(10).square = at(s, "d4")
    assert may(s, MASTER, "shoot") == ["shoot orc-archer number=1 hero:1"]
    assert [kind for kind in BESTIARY if "ranged" in BESTIARY[kind].flags] == ["orc-archer"]


# Ghouls


@pytest.mark.rule("DJ-174", "A-57")
def test_each_hit_of_a_ghoul_takes_one_of_every_characteristic() -> None:
    s = facing("ghoul", plain(), life=60, max_life=60)
    assert strikes(s, "ghoul", "hero:1", 1, 9).heroes[0].marks == ()
    s = hits(s, "ghoul")
    assert [trait(s, 0, index) for index in range(6)] == [4, 4, 2, 2, 2, 2]
    s = hits(s, "ghoul")
    assert [trait(s, 0, index) for index in range(6)] == [3, 3, 1, 1, 1, 1]
    s = hits(s, "ghoul", times=3)
    assert [trait(s, 0, index) for index in range(6)] == [0, 0, 0, 0, 0, 1]
    assert s.heroes[0].standing, "ghouls alone make nobody give up (A-56)"


@pytest.mark.rule("DJ-174")
def test_other_monsters_weaken_nobody() -> None:
    assert hits(facing("zombie"), "zombie").heroes[0].marks == ()


@pytest.mark.rule("DJ-174")
def test_whoever_a_ghoul_fells_is_weakened_too() -> None:
    s = hits(facing("ghoul", plain(), life=1), "ghoul")
    assert s.heroes[0].down
    heal(s, 0, 5, SILENT)
    assert trait(s, 0, STRENGTH) == 2


@pytest.mark.rule("DJ-174")
def test_weakness_ends_with_the_next_exploration() -> None:
    s = hits(facing("ghoul"), "ghoul").copy()
    s.monsters = ()
    s = do(s, MASTER, "done")
    assert s.combat == 0
    s = do(do(s, MASTER, "proceed"), 0, "end")
    assert trait(s, 0, STRENGTH) == 2
    spawning.spawn(s, "goblin", at(s, "d4"))
    begin_combat(s)
    s = GAME.settle(s, Hand(), SILENT)
    assert s.combat == 1
    assert trait(s, 0, STRENGTH) == 3


# Wraiths


@pytest.mark.rule("A-56", "DJ-180")
def test_a_wraith_takes_strength_and_at_none_the_hero_is_down_but_not_dying() -> None:
    s = facing("wraith", plain(weapon="dagger-plus"))
    for left in (2, 1, 0):
        assert s.heroes[0].standing
        s = hits(s, "wraith")
        assert (trait(s, 0, STRENGTH), s.heroes[0].life) == (left, 20)
    assert s.heroes[0].down
    assert may(s, MASTER, "strike") == []
    s = do(s, MASTER, "done")
    assert refused(s, 0, "walk zone=1 column:a row=2") == Rejected("down", "A-03")
    assert do(s, 1, "end").heroes[0].out == INSIDE


@pytest.mark.rule("A-56")
def test_where_death_is_checked_by_rounds_those_without_strength_still_live() -> None:
    s = stand(stand(table(plain(), plain(), step=MONSTERS, death_check="round"), 0, "b2"), 1, "a4")
    foe(s, "wraith", "c2")
    s = do(hits(s, "wraith", times=3), MASTER, "done")
    assert s.heroes[0].down
    assert s.heroes[0].out == INSIDE


@pytest.mark.rule("DJ-180", "A-56")
def test_with_the_last_wraith_all_strength_is_back_at_once() -> None:
    s = hits(facing("wraith", plain(weapon="dagger-plus")), "wraith", times=3)
    second = foe(s, "wraith", "d4")
    s = do(s, MASTER, "done")
    stand(s, 1, "c1")
    s = closed(do(s, 1, "strike wraith number=1", Hand(combat=[10, 1])))
    assert s.heroes[0].down, "one is left"
    s = s.copy()
    s.monsters = tuple([monster for monster in s.monsters if monster.uid == second])
    s.own_monster(second).square, s.own_hero(1).struck = at(s, "d1"), 0
    s = closed(do(s, 1, "strike wraith number=2", Hand(combat=[10, 1])))
    assert (trait(s, 0, STRENGTH), s.heroes[0].standing, s.heroes[0].life) == (3, True, 20)
    assert may(s, 0, "walk"), "and the turn had not passed"
    s = do(do(s, 1, "end"), 0, "end")
    assert (s.combat, s.heroes[0].out) == (0, INSIDE)


@pytest.mark.rule("A-56")
def test_all_strength_lost_to_wraiths_returns_also_to_those_who_stood() -> None:
    s = hits(facing("wraith", plain(), weapon="dagger-plus"), "wraith", times=2)
    marked(s, 0, "weakened", 1, "quest")
    s.step = HEROES
    assert trait(s, 0, STRENGTH) == 0
    s = closed(do(s, 0, "strike wraith number=1", Hand(combat=[10, 1])))
    assert trait(s, 0, STRENGTH) == 2, "but not what ghouls took"


@pytest.mark.rule("A-56")
def test_a_wraiths_hit_that_leaves_no_strength_fells_whoever_ghouls_have_weakened() -> None:
    s = facing("wraith", plain())
    marked(s, 0, "weakened", 2, "quest")
    assert s.heroes[0].standing
    assert hits(s, "wraith").heroes[0].down


@pytest.mark.rule("DJ-180", "A-56")
def test_when_all_are_without_strength_all_is_lost() -> None:
    s = hits(facing("wraith", plain()), "wraith", times=3)
    assert s.step != END
    s = s.copy()
    s.own_hero(1).drained = 2
    stand(s, 1, "c1")
    s = hits(s, "wraith", "hero:2")
    assert s.step == END
    assert [figure.out for figure in s.heroes] == [DEAD, DEAD]


# Trolls


@pytest.mark.rule("DJ-182", "A-62")
def test_a_troll_heals_at_the_start_of_the_monsters_turn() -> None:
    s = facing("troll")
    foe(s, "ogre", "d4", life=5)
    s.own_monster(10).life = 13
    s.step = HEROES
    for life in (14, 15, 15):
        s = do(s, 0, "end")
        assert (s.step, s.monster(10).life, s.monster(11).life) == (MONSTERS, life, 5)
        s = do(s, MASTER, "done")
        assert s.monster(10).life == life


@pytest.mark.rule("DJ-182", "A-62")
def test_a_troll_at_no_life_is_dead() -> None:
    s = facing("troll", weapon="great-axe")
    foe(s, "ogre", "d4")
    s.own_monster(10).life = 1
    s.step = HEROES
    s = closed(do(s, 0, "strike troll number=1", Hand(combat=[10, 1])))
    s = do(s, 0, "end")
    assert [monster.kind for monster in s.monsters] == ["ogre"]
