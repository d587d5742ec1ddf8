"""The picture: what matters is in it, in three languages, in lines a terminal shows and a screen reader reads."""

from __future__ import annotations

import json
import re
from itertools import product
from random import Random
from typing import Any

import pytest

from souterrain.core.frames import NOBODY
from souterrain.core.match import Match
from souterrain.games.donjon.board.figures import DEAD, NOWHERE, OUTSIDE, Hero
from souterrain.games.donjon.board.ground import BLIND, CLOSED, LEVEL, OPEN, ROW
from souterrain.games.donjon.board.plan import cells
from souterrain.games.donjon.content.creatures import BESTIARY, CREATURES
from souterrain.games.donjon.content.decks import EVENT_CARD_OF, EVENT_CARDS, MONSTER_CARDS, TREASURES, WINDOWS
from souterrain.games.donjon.content.heroes import CLASSES, COSTS, ITEMS, RACES, SKILLS, SKILLS_OF
from souterrain.games.donjon.content.map_letters import FURNITURE_LETTERS, LETTERS, TINTS
from souterrain.games.donjon.content.places import DUNGEON_NAMES, FURNITURE
from souterrain.games.donjon.content.quests import QUESTS
from souterrain.games.donjon.facts import TableOptions
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.engine import KINDS
from souterrain.games.donjon.rules.fight.assault import strike_web
from souterrain.games.donjon.rules.frames.dungeon import CardAhead
from souterrain.games.donjon.rules.frames.event_cards import Found, Shown
from souterrain.games.donjon.rules.frames.fight import Alarm, Drawn, Fallen, Loss
from souterrain.games.donjon.rules.frames.furniture import FurnitureRoll
from souterrain.games.donjon.rules.frames.items import Judge, Share
from souterrain.games.donjon.rules.frames.rolls import Nothing
from souterrain.games.donjon.rules.frames.skills import Frozen, TwoDice
from souterrain.games.donjon.rules.frames.turn import SearchRoll
from souterrain.games.donjon.rules.mechanics.attacks import attack
from souterrain.games.donjon.rules.mechanics.marks import marked
from souterrain.games.donjon.rules.mechanics.tests import test as try_
from souterrain.games.donjon.rules.questions.ground import plan_of, square_items
from souterrain.games.donjon.state import END, ENTRANCE, MONSTERS, START, TOWN, State
from souterrain.games.donjon.text.fight import TOLD
from souterrain.games.donjon.text.level import MARKERS, Level
from souterrain.games.donjon.text.lines import WIDTH
from souterrain.games.donjon.text.map import above
from souterrain.games.donjon.text.picture import picture
from souterrain.games.donjon.text.ways import compass
from souterrain.terminal.language import LANGUAGES, Language
from tests.games.donjon.boards import board, closed, dungeons, step, thing
from tests.games.donjon.tables import at, foe, hero, holding, stand, table
from tests.games.pages import checked

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Finn", "Max")
MAP = re.compile(r"[ \d]{2}\|")
"""The sign by which the terminal knows a line of a map."""


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message or a variable that is missing is a failure."""
    monkeypatch.setattr(Language, "strict", True)


def words(code: str = "en") -> Language:
    return Language(code, "donjon", NAMES)


def drawn(s: State, code: str = "en", eyes: int | None = 0) -> list[str]:
    """As a client gets it: the view has gone over the wire."""
    return checked(picture(json.loads(json.dumps(GAME.view(s, eyes))), words(code)), WIDTH)


def shown(s: State, code: str = "en", eyes: int | None = 0) -> str:
    """As it is read: one line of text."""
    return " ".join(" ".join(drawn(s, code, eyes)).split())


def mapped(s: State) -> list[str]:
    return [line[4:] for line in drawn(s) if MAP.match(line)]


def town(*heroes: Hero, quests: tuple[str, ...] = ("watcher-blade",)) -> State:
    s = State()
    s.table.heroes, s.table.master = len(heroes), len(heroes)
    s.table.options, s.table.quests = TableOptions(), quests
    s.heroes = heroes
    s.treasures, s.treasure_out = tuple([card.copies for card in TREASURES]), (0,) * len(TREASURES)
    s.step = TOWN
    return s


def fight(**options: Any) -> State:
    """A warrior, an archer and a mage against six in a long room."""
    s = table(
        hero("human", "warrior", "power-blow", "parry", weapon="long-sword", armour="chain-mail"),
        hero("human", "thief", "backstab", "dodge", weapon="short-bow", pack={"arrow": 12}),
        hero("elf", "mage", "magic-missile", "fireball", weapon="staff"),
        card="throne-hall",
        **options,
    )
    for kind, name in (
        ("goblin", "a1"),
        ("goblin", "b2"),
        ("goblin", "c3"),
        ("orc", "d4"),
        ("orc-archer", "a2"),
        ("wraith", "b7"),
    ):
        foe(s, kind, name)
    for number, name in enumerate(("b8", "c7", "a8")):
        stand(s, number, name)
    return s


def uid(s: State, kind: str, number: int = 1) -> int:
    return next(monster.uid for monster in s.monsters if (monster.kind, monster.number) == (kind, number))


# --- what is going on ---


@pytest.mark.quick
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_step_has_a_picture(code: str) -> None:
    for step_ in (TOWN, ENTRANCE, START, MONSTERS, END):
        s = fight()
        s.step = step_
        assert drawn(s, code)[0].strip()


def test_the_first_line_says_whose_turn_it_is_and_which_round() -> None:
    s = fight()
    s.round, s.stretch = 5, 2
    assert shown(s).startswith("Combat, round 5, 2 of this fight: Ada, Bo, Cy to act")
    s.own_hero(1).ended = 1
    assert shown(s).startswith("Combat, round 5, 2 of this fight: Ada, Cy to act")
    s.step = MONSTERS
    assert "the monsters act" in drawn(s)[0]
    assert drawn(table(step=START))[0] == "Exploration, round 1: the master may play events"
    limited = drawn(table(step=START, round_limit="60"))
    assert limited[0] == "Exploration, round 1 of 60: the master may play events"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_kind_of_question_is_told(code: str) -> None:
    waiting = [frame.kind for frame, kind in KINDS.items() if kind.mode != NOBODY]
    assert waiting
    for name in waiting:
        assert words(code).has(f"text-step-{name}"), name


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_quest_says_its_goal(code: str) -> None:
    for name, quest in QUESTS.items():
        s = table(quest=name)
        told = shown(s, code)
        assert words(code)(f"text-quest-{name}") in told
        assert (words(code)("text-besides") in told) == bool(quest.secondaries)
    short = shown(table(quest="watcher-blade", short_quest="on"))
    assert "open its chest" in short
    assert "open its chest" not in shown(table(quest="watcher-blade"))


def test_how_far_a_quest_has_come() -> None:
    s = table(quest="poisoned-spring")
    assert "So far: 0 of 3 successes" in shown(s)
    s.count("done-cleanse", 2)
    s.won = 1
    assert "So far: 2 of 3 successes, the goal is reached" in shown(s)
    s = table(quest="captives")
    s.count("saved")
    assert "1 of 3 captives saved" in shown(s)


def test_the_end() -> None:
    s = table()
    s.step = END
    assert drawn(s)[0] == "The quest is lost"
    s.count("all:won")
    assert drawn(s)[0] == "The quest is won"
    campaign = table()
    campaign.table.quests, campaign.step = ("watcher-blade", "necromancer"), END
    campaign.count("all:won")
    assert drawn(campaign)[0] == "The campaign is over: 1 of 2 quests won"
    s.own_hero(0).out = DEAD
    s.own_hero(1).out, s.own_hero(1).square = OUTSIDE, NOWHERE
    assert "dead" in shown(s)
    assert "out of the dungeon" in shown(s)


# --- heroes ---


def test_a_hero_in_a_few_lines() -> None:
    s = table(
        hero(
            "dwarf",
            "warrior",
            "power-blow",
            "door-breaker",
            weapon="axe",
            armour="chain-mail",
            shield="small-shield",
            pack={"torch": 5},
            lit="torch",
            gold=12,
            xp=30,
            earned=5,
            life=17,
            fatigue=3,
        ),
        hero("elf", "mage", "magic-missile", "invisibility"),
    )
    stand(s, 0, "b2")
    marked(s, 0, "poisoned", 1, "healed")
    marked(s, 0, "venom", 1, "healed")
    marked(s, 0, "venom", 1, "healed")
    told = shown(s)
    assert "1 Ada: Dwarf warrior, life 17 of 20, fatigue 3 of 5, destiny 2" in told
    assert "axe (2), chain mail and small shield (4), torch lit, gold 12, 35 XP" in told
    assert "zone 1, b2, 2 points left, poisoned, venom 2" in told
    assert "attack 5, defence 5, strength 4, dexterity 3, magic 3, speed 2" in told
    assert "4 torches" in told
    assert "2 Bo: Elf mage, life 20 of 20" in told
    assert "unarmed, no armour" in told


def test_skills_that_can_be_used_now() -> None:
    s = table(hero("human", "thief", "find-traps", "backstab"), hero())
    noun = words().noun
    find, stab = noun("find-traps"), noun("backstab")
    assert f"Skills: {find}, {stab} (in combat)" in shown(s)
    s.combat = 1
    assert f"Skills: {find} (exploring), {stab}" in shown(s)
    s.own_hero(0).tilted = (("backstab", 1),)
    assert f"{stab} (used)" in shown(s)
    assert "no fatigue left" not in shown(s)
    s.own_hero(0).fatigue = 0
    assert f"{stab} (used); no fatigue left for any" in shown(s)


def test_only_those_who_act_show_their_whole_sheet() -> None:
    s = table()
    assert shown(s).count("Sheet:") == 2
    s.own_hero(1).ended = 1
    told = shown(s)
    assert told.count("Sheet:") == 1
    assert told.index("Sheet:") < told.index("2 Bo:")
    assert "turn over" in told


def test_the_lying_and_the_dead_and_those_who_left() -> None:
    s = table(hero(), hero(), hero())
    for number, name in enumerate(("a1", "b1", "c1")):
        stand(s, number, name)
    s.own_hero(0).life = 0
    s.own_hero(1).life, s.own_hero(1).out = 0, DEAD
    s.own_hero(2).out, s.own_hero(2).square = OUTSIDE, NOWHERE
    told = shown(s)
    assert "zone 1, a1, down" in told
    assert "zone 1, b1, dead" in told
    assert "out of the dungeon" in told
    assert any("_1" in line and "x2" in line for line in mapped(s))
    assert "_ down, x dead" in told
    assert "3 Cy," not in told


def test_a_long_name_does_not_push_the_rest_aside() -> None:
    names = Language("en", "donjon", ("Bartholomew of the  Nine Lanterns", "Bo", "Max"))
    lines = checked(picture(GAME.view(fight(), 0), names), WIDTH)
    assert any(line.startswith("1 Bartholomew of …:  Human") for line in lines)


@pytest.mark.parametrize("code", LANGUAGES)
def test_conditions_have_words(code: str) -> None:
    granted = [term.arguments[0] for skill in SKILLS.values() for term in skill.terms if term.word == "grant"]
    effects = [effect for piece in FURNITURE.values() for _, _, effect in piece.table]
    effects += [item.effect for item in ITEMS.values()] + [card.effect for card in EVENT_CARDS]
    found = re.findall(r"mark\(([a-z-]+),", " ".join(effects))
    assert {*granted, *found} <= set(TOLD)
    s = table()
    s.own_hero(0).marks = tuple([(name, 2, "quest", -1) for name in TOLD])
    for name in TOLD:
        assert words(code)(f"text-mark-{name}", number=2) in shown(s, code)


def test_what_is_only_remembered_for_a_turn_is_no_condition() -> None:
    s = table()
    before = drawn(s)
    s.own_hero(0).marks = (("charging", 1, "turn", 0),)
    assert drawn(s) == before


# --- a fight ---


def by_hand(ahead: int, sides: int) -> str:
    """Two dice counted one by one, rounded half up."""
    losses = [max(0, ahead + one - two) for one, two in product(range(1, 11), range(1, sides + 1))]
    hit, tenths = [
        (2 * times * sum(found) + len(losses)) // (2 * len(losses))
        for times, found in ((100, [loss > 0 for loss in losses]), (10, losses))
    ]
    return f"{hit}%, {tenths // 10}.{tenths % 10}"


def test_odds_are_exact() -> None:
    """The sword: 5 + 3 against the orc's 3 + 2 and the goblin's 2 + 1; the bow: 3 + 2."""
    s = fight()
    told = {line.split(":")[0]: line for line in _entries(s)}
    orc, goblin = by_hand(8 - 5, 10), by_hand(8 - 3, 10)
    assert f"O1 4 north-east, {orc}" in told["From Ada"]
    assert f"G3 5 north, {goblin}" in told["From Ada"]
    assert f"O1 3 north in sight, {by_hand(5 - 5, 10)}" in told["From Bo"]
    assert f"G1 6 north, {by_hand(3 - 3, 10)}" in told["From Bo"], "what the bow cannot see is struck with bare hands"
    assert f"O1 4 north-east, {by_hand(8 - 5, 6)}" in " ".join(_entries(fight(monster_die="6")))


def _entries(s: State) -> list[str]:
    """Each row of the lists as one line."""
    rows: list[str] = []
    for line in drawn(s):
        if line.startswith(" ") and rows and not line.lstrip().startswith(("Sheet", "Skills", "Pack")):
            rows[-1] += " " + line.strip()
        else:
            rows.append(" ".join(line.split()))
    return rows


def test_a_spell_that_hits_one_enemy_has_odds_too() -> None:
    s = fight()
    entry = f"O1 4 north-east, {by_hand(3 + 1 - 5, 10)}"
    stand(s, 0, "b5")
    spell = f"in sight, {by_hand(3 + 1 - 5, 10)}, {words().noun('magic-missile')} {by_hand(6 + 3 - 5, 10)}"
    assert entry in " ".join(_entries(fight())), "behind the wraith nobody is seen"
    s.own_monster(uid(s, "wraith")).square = at(s, "d1")
    assert f"O1 4 north-east {spell}" in " ".join(_entries(s))
    s.own_hero(2).fatigue = 0
    assert words().noun("magic-missile") + " " not in " ".join(_entries(s)).partition("From Cy")[2]


def test_marks_change_the_odds() -> None:
    s = fight()
    marked(s, 0, "cursed", 1, "pe")
    marked(s, uid(s, "orc"), "favour", 2, "phase")
    assert f"O1 4 north-east, {by_hand(8 - 1 - 5 - 2, 10)}" in shown(s)


def test_the_dark_changes_the_odds_where_the_table_plays_so() -> None:
    for option, less in (("tests", 0), ("tests_attacks", 1)):
        s = fight(darkness=option)
        s.own_zone(0).dark = 1
        assert f"O1 4 north-east, {by_hand(8 - 5 - less, 10)}" in shown(s)


@pytest.mark.rule("DJ-179")
def test_whom_only_magic_harms() -> None:
    s = fight()
    assert "From Ada: W1 beside, no harm without magic" in " ".join(_entries(s))
    s = fight()
    s.own_hero(0).weapon = "runeblade"
    assert f"From Ada: W1 beside, {by_hand(5 + 3 + 2 - 1, 10)}" in " ".join(_entries(s))


def test_the_nearest_come_first() -> None:
    entries = {line.split(":")[0]: line for line in _entries(fight())}
    order = re.findall(r"\b([A-Z]\d) ", entries["From Ada"])
    assert order == ["W1", "O1", "G3", "G2", "A1", "G1"]


def test_monsters_with_life_place_and_condition() -> None:
    s = fight()
    marked(s, uid(s, "goblin", 2), "frozen", 1, "phase", 2)
    s.own_monster(uid(s, "orc")).life = 2
    told = shown(s)
    assert "G2 Goblin: life 3 of 3, zone 1, b2, frozen" in told
    assert "O1 Orc: life 2 of 5, zone 1, d4" in told
    s.own_monster(uid(s, "orc")).square = NOWHERE
    assert "O1 Orc: life 2 of 5, waiting for room" in shown(s)


def test_spells_a_monster_has_left() -> None:
    s = fight()
    sorcerer = foe(s, "skeleton-sorcerer", "d1")
    s.own_monster(sorcerer).spells = ("ice-block",)
    assert f"spells ({words().noun('ice-block')})" in shown(s)


def test_in_their_turn_monsters_tell_whom_they_can_attack() -> None:
    s = fight()
    s.step = MONSTERS
    told = " ".join(_entries(s))
    assert f"A1 Orc archer: life 5 of 5, zone 1, a2, Ada in sight {by_hand(3 + 2 - 5 - 3, 10)}" in told
    assert "W1 Wraith: life 5 of 5, zone 1, b7, Ada beside 10%, Bo beside 45%" in told, "a wraith takes no life"
    s.own_monster(uid(s, "orc-archer")).ended = 1
    assert "zone 1, a2, turn over" in shown(s)


def test_captives_are_told_with_whom_they_follow() -> None:
    s = table(quest="captives")
    captive = foe(s, "captive", "a1")
    s.own_monster(captive).follows = 1
    assert "&1 Captive: life 3 of 3, zone 1, a1, follows Bo" in shown(s)


# --- the roll on the table ---


def test_an_attack_is_a_sum() -> None:
    s = fight()
    frame = attack(s, 0, uid(s, "orc"), "melee")
    told = shown(s)
    head = f"Ada strikes orc 1: die + 5 attack + 3 {words().noun('long-sword')} against die + 3 defence + 2 armour"
    hit = by_hand(3, 10).partition(",")[0]
    assert f"On the table: {head} If nobody answers: the dice are rolled, {hit} to hit" in told
    frame.die, frame.counter, frame.strain, frame.bonus = 7, 3, 2, -1
    told = shown(s)
    assert "7 + 5 attack + 3 long sword - 1 bonus + 2 fatigue = 16 against 3 + 3 defence + 2 armour = 8" in told
    assert "= 8 If nobody answers: orc 1 is slain" in told
    frame.die, frame.counter = 1, 10
    assert "= 15 If nobody answers: a miss" in shown(s)
    assert "From Ada" not in told


def test_what_only_magic_harms_loses_nothing() -> None:
    s = fight()
    frame = attack(s, 0, uid(s, "wraith"), "melee")
    assert "against die + 1 defence If nobody answers: no harm without magic" in shown(s)
    frame.die, frame.counter = 10, 1
    assert "no harm without magic" in shown(s)
    assert "life lost" not in shown(s).partition("Odds:")[0]


def test_spells_are_rolled_with_magic() -> None:
    s = fight()
    frame = attack(s, 2, uid(s, "orc"), "spell", with_power=3, trait_index=4)
    frame.die, frame.counter = 5, 5
    assert "Cy casts Magic Missile at orc 1: 5 + 6 magic + 3 spell = 14" in shown(s)
    frame = attack(s, 2, uid(s, "orc"), "opposed", with_power=0, trait_index=4)
    frame.then, frame.against = Frozen(who=frame.target, caster=2), 2
    frame.guard, frame.armour, frame.die, frame.counter = 4, 0, 5, 5
    assert "5 + 6 magic = 11 against 5 + 4 strength = 9 If nobody answers: orc 1 is frozen" in shown(s)
    frame.counter = 9
    assert "orc 1 resists" in shown(s)


def test_a_test_is_a_sum() -> None:
    s = fight()
    marked(s, 0, "cursed", 1, "pe")
    try_(s, 0, 2, Nothing())
    rolled = "needs 9 If nobody answers: the die is rolled, 40% to succeed"
    assert f"Ada tests strength, to see if it succeeds: die + 3 strength - 1 cursed, {rolled}" in shown(s)
    s.top().die = 6
    assert "6 + 3 strength - 1 cursed = 8, needs 9 If nobody answers: a failure" in shown(s)
    s.top().strain = 1
    assert "6 + 3 strength - 1 cursed + 1 fatigue = 9, needs 9 If nobody answers: a success" in shown(s)


def test_a_web_is_struck() -> None:
    s = fight()
    s.markers = (("web", at(s, "a7"), "quest", -1),)
    strike_web(s, 0, at(s, "a7"))
    assert "Ada strikes the web: die + 5 attack + 3 long sword, needs 13 If nobody" in shown(s)
    assert "the die is rolled, 60% to succeed" in shown(s)
    s.top().die = 4
    assert "4 + 5 attack + 3 long sword = 12, needs 13 If nobody answers: a failure" in shown(s)
    s.top().strain = 1
    assert "= 13, needs 13 If nobody answers: a success" in shown(s)


def test_other_moments() -> None:
    s = fight()
    thing(s, "chest", at(s, "a1"))
    for frame, told in (
        (Loss(source=10, target=0, points=4, cause="blow"), "Ada is about to lose 4 life"),
        (Fallen(hero=1, cause="blow"), "Bo has no life left"),
        (FurnitureRoll(who=0, place=0, die=7), "the die shows 7"),
        (TwoDice(hero=0, one=3, two=8, then=SearchRoll(who=0, zone=0)), "the dice show 3, 8"),
        (Shown(card=EVENT_CARD_OF["pit"], who=0), f"The master plays {words().noun('pit')} on Ada"),
        (Share(hero=0, cards=("purse", "purse")), f"The loot: 2 {words().noun('purse', 2)}"),
    ):
        s.frames = (frame,)
        assert told in shown(s), frame.kind


def test_cards_that_the_master_may_change_are_told_to_him_alone() -> None:
    s = fight()
    for frame, card in (
        (Judge(hero=0, card=1), TREASURES[1].id),
        (CardAhead(deck=0, card=2), DUNGEON_NAMES[2]),
        (Drawn(card=3), MONSTER_CARDS[3].id),
        (Alarm(cards=(4, 5)), MONSTER_CARDS[5].id),
        (Found(card=EVENT_CARD_OF["curse"], hero=0), "curse"),
    ):
        s.frames = (frame,)
        assert words().noun(card) in shown(s, eyes=s.table.master), frame.kind
        for eyes in (0, None):
            assert words().noun(card) not in shown(s, eyes=eyes).partition("Quest:")[0]


# --- the dungeon in words ---


def test_doors_by_their_state() -> None:
    s = table(card="square-room-three-exits")
    for number, (state, locked, barred) in enumerate(((CLOSED, 1, 0), (BLIND, 0, 0), (OPEN, 0, 1)), 1):
        door = s.own_door(number)
        door.state, door.locked, door.barred = state, locked, barred
    told = shown(s)
    assert "locked door 1 west of a3; dead-end door 2 north of b1; portcullis 3 east of d3" in told
    assert "1 zone, 1 door to open, 13 cards left" in told
    assert "# locked door, % portcullis, / dead-end door, ' open door, < stairs up" in told


def test_things_by_their_state() -> None:
    s = table(card="throne-hall")
    for kind, names, fields in (
        ("chest", ("a1",), {"locked": 1}),
        ("table", ("b3", "b4"), {"opened": 1, "result": 3}),
        ("sarcophagus", ("d1", "d2"), {"result": 8}),
        ("fountain", ("a7", "b7", "a8", "b8"), {"result": 7, "opened": 1}),
        ("crevasse", tuple(f"{column}{row}" for row in (5, 6) for column in "abcd"), {"result": 5}),
        ("altar", ("c1", "c2"), {}),
    ):
        thing(s, kind, *[at(s, name) for name in names])
        piece = s.own_furniture(len(s.furniture) - 1)
        for name, value in fields.items():
            setattr(piece, name, value)
    told = shown(s)
    for text in (
        "chest 1 a1 (locked)",
        "table 1 b3 (opened)",
        "sarcophagus 1 d1 (the lid holds)",
        "fountain 1 a7 (healing spring)",
        "crevasse a5 (bridge in bad repair)",
        "altar 1 c1 Decks:",
    ):
        assert text in told, text
    assert len([line for line in mapped(s) if re.search(r"~~ +== == +~~", line)]) == 2


def test_what_is_near() -> None:
    s = table(card="square-room-three-exits")
    stand(s, 0, "a2")
    stand(s, 1, "d4")
    thing(s, "chest", at(s, "d1"))
    told = shown(s)
    assert "From Ada: in steps: door 1 (here); door 2 (1 north-east); chest 1 (2 east);" in told
    assert "From Bo: in steps: door 3 (1 north);" in told
    s.own_furniture(0).opened = 1
    assert "chest 1 (" not in shown(s)


def test_no_way_there() -> None:
    s = table(card="throne-hall")
    thing(s, "crevasse", *[at(s, f"{column}{row}") for row in (4, 5) for column in "abcd"], result=1)
    thing(s, "chest", at(s, "a1"))
    stand(s, 0, "a8")
    stand(s, 1, "d8")
    assert "chest 1 (north, no way there)" in shown(s)


@pytest.mark.quick
def test_the_compass() -> None:
    here = 100 * 256 + 100
    known = {
        (0, -5): "north",
        (5, 0): "east",
        (4, 4): "south-east",
        (-6, 1): "west",
        (-2, -3): "north-west",
        (0, 0): "",
    }
    for (x, y), direction in known.items():
        assert compass(here, here + 256 * y + x) == direction


def test_zones_and_the_way_to_the_objective() -> None:
    s = table(card="square-room")
    closed_door = closed(s, 0)[0]
    s.deck = (DUNGEON_NAMES.index("throne-hall"), *s.deck)
    assert "Objective: throne hall, among the last 6 cards" in shown(s)
    s.distance = 3
    assert "Objective: throne hall, after 3 more cards" in shown(s)
    s.distance = 0
    assert "Objective: throne hall, the next card" in shown(s)
    step(s, closed_door)
    s.own_zone(0).searched = s.own_zone(0).traps_found = 1
    s.own_zone(1).dark = 1
    told = shown(s)
    assert "Objective: throne hall, zone 2" in told
    assert "Zone 1: Square room, searched, traps known, leads to zone 2" in told
    assert "Zone 2: Throne hall, objective, dark, leads to zone 1" in told
    assert "objective (" in told
    s.own_hero(0).lit, s.own_hero(0).square = "torch", cells(s.zones[1])[0]
    assert "objective, dark but lit" in shown(s)


# --- cards ---


@pytest.mark.rule("DJ-009")
def test_the_hand_is_the_master_s_secret() -> None:
    s = holding(table(step=START), "pit", "pit", "curse", "terror")
    s.laid = ((EVENT_CARD_OF["pit"], 0), (EVENT_CARD_OF["terror"], -1))
    told = shown(s, eyes=s.table.master)
    noun = words().noun
    assert f"Hand: 2 {noun('pit', 2)} (at a step; laid ready for Ada)" in told
    assert f"{noun('curse')} (start of a round; monsters’ turn; now on: Ada, Bo)" in told
    assert f"{noun('terror')} (at an attack; laid ready)" in told
    for eyes in (0, 1, None):
        told = shown(s, eyes=eyes)
        assert "events 36 and 4 in hand" in told
        assert "Hand:" not in told
        assert noun("curse") not in told
        assert noun("terror") not in told


def test_cards_the_master_has_seen() -> None:
    s = holding(table(step=START, card_ahead="on"))
    s.ahead, s.peeked = (0, 0, 1, 2, 3), 2
    for code in LANGUAGES:
        noun = words(code).noun
        told = shown(s, code, eyes=s.table.master)
        assert f"{noun(DUNGEON_NAMES[s.deck[0]])}, {noun(DUNGEON_NAMES[s.deck[1]])}" in told
        assert noun(TREASURES[3].id) in told
    assert "Next:" not in shown(s, eyes=0)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_moment_of_an_event_has_words(code: str) -> None:
    for window in WINDOWS:
        assert words(code)(f"text-moment-{window}")


# --- the town ---


def test_a_fresh_town() -> None:
    s = town(Hero(), Hero(), quests=("watcher-blade", "necromancer"))
    told = shown(s)
    assert told.startswith("In town, before quest 1 of 2: The Watcher’s Blade")
    assert told.count("no hero yet") == 2
    noun = words().noun
    for race, line in RACES.items():
        assert f"{noun(race).capitalize()}: attack {line[0]}, defence {line[1]}, strength {line[2]}" in told
    for cls in CLASSES:
        assert f"{noun(cls).capitalize()}: " in told
        assert ", ".join([noun(skill) for skill in SKILLS_OF[cls]]) in told
    assert "Weapons:" not in told
    assert not [line for line in drawn(s) if MAP.match(line)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_shop_has_every_ware_with_its_price(code: str) -> None:
    s = town(hero("human", "warrior", "power-blow", "parry", gold=20, ready=0))
    told, noun = shown(s, code), words(code).noun
    for item in ITEMS.values():
        if item.price:
            assert noun(item.id, item.bundle) in told
    assert f"10 {noun('arrow', 10)} 1" in told
    assert f"{noun('lantern')} 3" in told
    for name, cost in COSTS.items():
        assert words(code)(f"text-learn-{name}", number=cost) in told


def test_rare_things_are_told_to_those_who_can_pay() -> None:
    cheap, dear = words().noun("antidote"), words().noun("runeblade")
    poor = shown(town(hero(gold=5, ready=0)))
    assert cheap not in poor
    rich = shown(town(hero(gold=5, ready=0), hero(gold=2000, ready=0)))
    assert cheap in rich
    assert dear in rich


def test_nobody_shops_who_has_set_out() -> None:
    told = shown(town(hero(gold=20, ready=1), hero(gold=20, ready=0)))
    assert told.count("Sheet:") == 1
    assert "Weapons:" in told
    assert "Weapons:" not in shown(town(hero(gold=20, ready=1)))


# --- from above ---


FIGHT = """1+a-----b--c---d--+
1|G1    .  .   .  |
2|A1    G2 .   .  |
3|.     .  G3  .  |
4|.     .  .   O1 |
5|.     .  .   .  |
6|.     .  .   .  |
7|.     W1 2   .  |
8|3     1  .   .  |
 +-----+b''c''+---+
      9|<  <  |
     10|<  <  |
       +------+"""
ROOMS = """2+a---#5##-d--+
1|:   : :  :  |
2|:   : :  : 6=
3|:   : :  :  =
4|:   : :  :  |
1+a---b'c'-d--+
1|.   . .  .  |
1=.   . .  . 3=
 =.   . 2  1  =
4|.   . .  .  |
 +---+b'c'+---+
    5|< < |
    6|< < |
     +----+"""


def test_a_room_from_above() -> None:
    assert "\n".join(mapped(fight())) == FIGHT


def test_two_rooms_with_their_doors() -> None:
    s = table(card="square-room-three-exits")
    stand(s, 0, "d3")
    stand(s, 1, "c3")
    s.deck = (DUNGEON_NAMES.index("square-room-two-exits"), *s.deck)
    door = next(door for door in closed(s, 0) if door.edges[1] == door.edges[0] - 256)
    step(s, door, way=1)
    s.own_door(len(s.doors) - 1).locked = 1
    s.own_zone(1).dark = 1
    assert "\n".join(mapped(s)) == ROOMS


def test_every_zone_has_its_number_once_and_all_its_squares() -> None:
    for s in dungeons(range(12)):
        drawing = [line[4:] for line in checked(above(s, words()), WIDTH) if MAP.match(line)]
        numbers = re.findall(r"(\d+)\+", "\n".join(drawing))
        assert sorted(map(int, numbers)) == [*range(1, len(s.zones) + 1)]
        assert "".join(drawing).count(".") == len(plan_of(s).floor) - len(s.stairs)


def test_every_square_can_be_found_by_its_name() -> None:
    """The first wall or doorway to the north says the column that sentences say, the first to the west the row; only a
    door with a number of its own says that instead."""
    for s in dungeons(range(12)):
        for number in {zone.level for zone in s.zones}:
            level = Level(s, plan_of(s), number)
            for x, y in level.block:
                _, (column, _), (_, row) = square_items(s, number * LEVEL + y * ROW + x)
                for upright, (step_x, step_y), name in ((True, (1, 0), str(row)), (False, (0, 1), column[-1])):
                    edge = (upright, x, y)
                    while edge not in level.edges:
                        edge = (upright, edge[1] - step_x, edge[2] - step_y)
                    assert level.label(edge) == name or level.gates[edge].number


def test_closed_doors_show_their_numbers() -> None:
    for s in dungeons(range(8)):
        drawing = "\n".join([line[4:] for line in above(s, words()) if MAP.match(line)])
        found = {
            int(number)
            for number in re.findall(r"(?<=[=#])(\d+)(?=[=#])|(?<![\d=#])(\d+)(?=[=#])", drawing)
            for number in number
            if number
        }
        assert found == {door.number for door in s.doors if door.state == CLOSED}


def test_a_wide_dungeon_is_drawn_in_parts_and_levels_one_after_the_other() -> None:
    titles: set[str] = set()
    for s in dungeons(range(40)):
        lines = checked(above(s, words()), WIDTH)
        found = [line for line in lines if line.startswith("Level ")]
        levels = {zone.level for zone in s.zones}
        assert {line.split(",")[0] for line in found} == ({f"Level {n + 1}" for n in levels} if found else set())
        assert found or len(levels) == 1
        titles.update(found)
    assert "Level 1, part 1 of 2 from the west" in titles
    assert "Level 1, part 2 of 2 from the west" in titles
    assert "Level 2" in titles


def test_stairs_between_levels() -> None:
    s = board("stairs", "corridor", "corridor", side="south")
    lines = [line[4:] for line in above(s, words()) if MAP.match(line)]
    assert any(">" in line for line in lines)
    assert above(s, words())[-1].endswith("< stairs up, > stairs down")


def test_marks_never_run_into_each_other() -> None:
    """In little room the number of a hero keeps away from the mark before it."""
    roomy = table(hero(), hero(), card="throne-hall")
    narrow = next(s for s in dungeons(range(40)) if len(s.zones) > 8 and _width(s) > 60 and not s.zones[-1].level)
    for s in (roomy, narrow):
        zone = len(s.zones) - 1
        s.heroes = roomy.heroes
        for name in ("b7", "d7"):
            foe(s, "goblin", name, zone)
        for number, name in enumerate(("c7", "a7")):
            stand(s, number, name, zone)
    assert [line for line in mapped(roomy) if re.fullmatch(r"7\|2 +G1 1 +G2 \|", line)]
    lines = [line for line in above(narrow, words()) if "G1" in line]
    assert lines
    assert all(re.search(r"G1 +1", line) for line in lines if "1" in line)


def _width(s: State) -> int:
    return max(map(len, [line for line in above(s, words()) if MAP.match(line)]))


def test_what_lies_on_squares() -> None:
    s = table(card="throne-hall")
    stand(s, 0, "a1")
    stand(s, 1, "d8")
    for number, kind in enumerate(MARKERS):
        s.markers = (*s.markers, (kind, at(s, f"b{number + 1}"), "quest", -1))
    s.markers = (*s.markers, ("fire", at(s, "a1"), "phase", 1))
    told = shown(s)
    for kind, sign in MARKERS.items():
        assert f"{sign} {words()(f'text-sign-{kind}')}" in told
    assert any("^1" in line for line in mapped(s)), "whoever stands in the fire is seen in it"
    assert f"{words()('text-sign-web')} b4" in told


def test_furniture_is_drawn_with_its_number() -> None:
    s = table(card="throne-hall")
    thing(s, "table", at(s, "b2"), at(s, "b3"))
    lines = mapped(s)
    assert any(re.match(r"2\|\. +t1 ", line) for line in lines)
    assert any(re.match(r"3\|\. +t +", line) for line in lines)
    assert "t table" in shown(s)


@pytest.mark.quick
def test_letters_are_one_for_each() -> None:
    assert set(LETTERS) == set(CREATURES)
    assert set(FURNITURE_LETTERS) == set(FURNITURE) - {"crevasse"}
    for letters in (LETTERS, FURNITURE_LETTERS):
        assert len(set(letters.values())) == len(letters)
    assert all(LETTERS[kind].isupper() for kind in BESTIARY)
    assert all(letter.islower() for letter in FURNITURE_LETTERS.values())
    assert set(TINTS) == {LETTERS[kind] for kind in BESTIARY}
    assert GAME.tints == TINTS
    assert {marker[0] for quest in QUESTS.values() for marker in quest.markers} <= set(MARKERS)


# --- a whole game ---


@pytest.mark.parametrize("quest", ["watcher-blade", "captives", "whispering-chasm", "starless-night"])
def test_every_table_of_a_game_can_be_drawn(quest: str) -> None:
    """Every event, in every language and for every eye."""
    options: dict[str, Any] = {"quest": quest}
    rng = Random(quest)
    match = Match.new("donjon", seats=4, seed=5, options=options)
    for turn in range(240):
        assert isinstance(match.state, State)
        if turn % 4 == 0 or match.state.frames:
            drawn(match.state, LANGUAGES[turn % 3], (None, 0, 1, 2, 3)[turn % 5])
        if not match.asks:
            break
        ask = rng.choice(match.asks)
        legal = match.legal(ask.seat)
        said = [action for action in (legal.sample(rng) for _ in range(4)) if action[0] not in ("leave", "end")]
        match.play(ask.seat, said[0] if said else legal.sample(rng))
