"""Creating an adventurer (DJ-011 … DJ-022), and a new one for the dead (A-71)."""

from __future__ import annotations

import pytest

from souterrain.core.events import SILENT, Log
from souterrain.games.donjon.board.figures import INSIDE, UNMADE, Hero
from souterrain.games.donjon.content.creatures import ATTACK, DEFENCE, TRAITS
from souterrain.games.donjon.content.heroes import CLASSES, RACES, SKILLS, SKILLS_OF
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.mechanics.attacks import attack
from souterrain.games.donjon.rules.mechanics.harm import die
from souterrain.games.donjon.rules.questions.sheet import speed, trait
from souterrain.games.donjon.rules.quests import ending
from souterrain.games.donjon.state import TOWN, State
from tests.games.donjon.tables import Hand, do, foe, hero, may, refused, table, told

PROFILES = {
    ("human", "warrior"): (5, 5, 3, 3, 3, 3),
    ("human", "mage"): (3, 3, 3, 5, 5, 3),
    ("human", "priest"): (4, 4, 3, 3, 5, 3),
    ("human", "thief"): (3, 3, 3, 5, 3, 5),
    ("elf", "warrior"): (5, 5, 2, 3, 4, 3),
    ("elf", "mage"): (3, 3, 2, 5, 6, 3),
    ("elf", "thief"): (3, 3, 2, 5, 4, 5),
    ("dwarf", "warrior"): (5, 5, 4, 3, 3, 2),
    ("dwarf", "mage"): (3, 3, 4, 5, 5, 2),
    ("dwarf", "priest"): (4, 4, 4, 3, 5, 2),
}
BASE = {"human": (3, 3, 3, 3, 3, 3), "elf": (3, 3, 2, 3, 4, 3), "dwarf": (3, 3, 4, 3, 3, 2)}
ADDED = {
    "warrior": (2, 2, 0, 0, 0, 0),
    "mage": (0, 0, 0, 2, 2, 0),
    "priest": (1, 1, 0, 0, 2, 0),
    "thief": (0, 0, 0, 2, 0, 2),
}


def town(*heroes: Hero) -> State:
    return table(*(heroes or (Hero(), Hero())), step=TOWN)


def created(race: str, cls: str) -> State:
    first, second = SKILLS_OF[cls][:2]
    return do(town(), 0, f"create {race} {cls} {first} {second}")


def line(s: State, number: int = 0) -> tuple[int, ...]:
    return tuple([trait(s, number, index) for index in range(len(TRAITS))])


@pytest.mark.quick
@pytest.mark.rule("DJ-011", "DJ-021")
def test_a_hero_is_a_race_a_class_and_two_skills_of_it() -> None:
    sentences = may(town(), 0, "create")
    assert len(sentences) == len(set(sentences)) == 3 * 28 + 3 * 45 + 2 * 28 + 2 * 28
    log = Log()
    s = do(town(), 0, "create dwarf priest heal bless", log=log)
    made = s.heroes[0]
    assert (made.race, made.cls, made.skills, made.out) == ("dwarf", "priest", ("heal", "bless"), INSIDE)
    assert told(log, "created") == [
        {"seat": 0, "race": "dwarf", "cls": "priest", "skills": [("heal", 1), ("bless", 1)]}
    ]
    assert s.heroes[1].out == UNMADE


@pytest.mark.quick
@pytest.mark.rule("DJ-012")
def test_two_heroes_may_be_of_one_class() -> None:
    s = do(created("human", "thief"), 1, "create elf thief find-traps lock-picking")
    assert [made.cls for made in s.heroes] == ["thief", "thief"]


@pytest.mark.quick
@pytest.mark.rule("DJ-013", "DJ-014")
def test_elves_are_no_priests_and_dwarfs_no_thieves() -> None:
    pairs = {tuple(sentence.split()[1:3]) for sentence in may(town(), 0, "create")}
    assert pairs == set(PROFILES)
    for race, cls, skills in (("elf", "priest", "heal bless"), ("dwarf", "thief", "find-traps lock-picking")):
        found = refused(town(), 0, f"create {race} {cls} {skills}")
        assert (found.reason, found.rule, found.data) == ("no-such-pair", "DJ-013", {"race": race, "cls": cls})


@pytest.mark.quick
@pytest.mark.rule("DJ-015")
def test_each_race_has_its_base_line() -> None:
    assert RACES == BASE


@pytest.mark.quick
@pytest.mark.rule("DJ-016")
def test_each_class_adds_its_own() -> None:
    assert CLASSES == ADDED


@pytest.mark.quick
@pytest.mark.rule("DJ-017", "DJ-018")
@pytest.mark.parametrize(("race", "cls"), PROFILES)
def test_a_characteristic_is_race_and_class_together(race: str, cls: str) -> None:
    assert line(created(race, cls)) == PROFILES[race, cls]


@pytest.mark.quick
@pytest.mark.rule("DJ-019")
def test_what_the_characteristics_are_for() -> None:
    s = table(hero("human", "thief"), hero("dwarf", "warrior"))
    orc = foe(s, "orc", "a1")
    assert attack(s, 1, orc, "melee").trait == trait(s, 1, ATTACK) == 5
    assert attack(s, orc, 1, "melee").guard == trait(s, 1, DEFENCE) == 5
    assert (speed(s, 0), speed(s, 1)) == (5, 2)


@pytest.mark.quick
@pytest.mark.rule("DJ-020")
@pytest.mark.parametrize("cls", CLASSES)
def test_everybody_begins_with_the_same(cls: str) -> None:
    made = created("human", cls).heroes[0]
    assert (made.life, made.max_life, made.fatigue, made.max_fatigue) == (20, 20, 5, 5)
    assert (made.destiny, made.gold, made.xp, made.pack) == (2, 20, 0, ())


@pytest.mark.quick
@pytest.mark.rule("DJ-021")
@pytest.mark.parametrize(
    ("skills", "reason"),
    [
        ("parry heal", "other-class"),
        ("parry", "two-skills"),
        ("parry cleave whirlwind", "two-skills"),
        ("parry parry", "two-skills"),
        ("", "two-skills"),
    ],
)
def test_other_skills_are_refused(skills: str, reason: str) -> None:
    found = refused(town(), 0, f"create human warrior {skills}".strip())
    assert (found.reason, found.rule) == (reason, "DJ-021")


@pytest.mark.quick
@pytest.mark.rule("DJ-022")
def test_the_mages_list_is_longer_and_the_others_are_equal() -> None:
    assert {cls: len(skills) for cls, skills in SKILLS_OF.items()} == {
        "warrior": 8,
        "mage": 10,
        "priest": 8,
        "thief": 8,
    }
    uses = {cls: [SKILLS[skill].use for skill in skills] for cls, skills in SKILLS_OF.items()}
    assert uses["priest"].count("attack") == 1
    assert uses["mage"].count("attack") > 4
    phases = {cls: [SKILLS[skill].phase for skill in skills] for cls, skills in SKILLS_OF.items()}
    assert phases["warrior"].count("pc") == 7
    assert phases["thief"].count("pc") < 4


@pytest.mark.quick
@pytest.mark.rule("DJ-011", "A-71")
def test_a_hero_is_created_before_anything_else_and_only_once() -> None:
    s = town()
    assert {action[0] for action in GAME.legal(s, 0).actions} == {"create", "lead"}
    found = refused(s, 0, "buy dagger")
    assert (found.reason, found.rule) == ("create-first", "DJ-011")
    assert refused(s, 0, "create").reason == "race-and-class"
    found = refused(created("elf", "mage"), 0, "create human warrior parry cleave")
    assert (found.reason, found.rule) == ("created-already", "A-71")


@pytest.mark.quick
@pytest.mark.rule("A-71")
def test_whoever_died_begins_anew_at_the_next_game() -> None:
    s = table(hero(xp=500, earned=20, gold=70, kills=4, pack={"runeblade": 1}), hero(xp=40))
    s.table.quests = ("watcher-blade", "necromancer")
    s.treasures = tuple([number - (index == 24) for index, number in enumerate(s.treasures)])
    s.count("all:xp-0", 500)
    die(s, 0, SILENT)
    assert (s.heroes[0].xp, s.heroes[0].earned) == (0, 0)
    ending.finish(s, "left", Hand(), SILENT)
    assert (s.step, s.quest) == (TOWN, 1)
    new = s.heroes[0]
    assert (new.out, new.xp, new.gold, new.kills, new.pack) == (UNMADE, 0, 0, 0, ())
    assert s.counted("all:xp-0") == 0
    assert s.treasure_out[24] == 1
    assert {action[0] for action in GAME.legal(s, 0).actions} == {"create", "lead"}
    assert (s.heroes[1].xp, s.heroes[1].out) == (40, INSIDE)
    assert "create" not in {action[0] for action in GAME.legal(s, 1).actions}


@pytest.mark.quick
def test_whoever_lets_the_clock_run_out_gets_a_hero_who_can_play() -> None:
    s = town(*[Hero() for _ in range(5)])
    for ask in GAME.asks(s):
        assert ask.default is not None
        assert GAME.legal(s, ask.seat).why_not(ask.default) is None
        s = GAME.apply(s, ask.seat, ask.default, Hand())
    assert [made.cls for made in s.heroes] == ["warrior", "priest", "mage", "thief", "warrior"]
    assert len({made.name for made in s.heroes}) == 5
