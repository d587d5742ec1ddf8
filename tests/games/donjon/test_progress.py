"""Experience, what it buys, recovery, ranking (DJ-132 … DJ-134, DJ-184 … DJ-187, DJ-190, A-17, A-70, A-76, A-77)."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core.events import SILENT, Log
from souterrain.games.donjon.board.figures import DEAD, INSIDE, NOWHERE, OUTSIDE
from souterrain.games.donjon.content.creatures import BESTIARY, TRAITS
from souterrain.games.donjon.content.decks import TREASURE_OF, TREASURES
from souterrain.games.donjon.content.heroes import SKILLS, SKILLS_OF
from souterrain.games.donjon.content.quests import QUESTS
from souterrain.games.donjon.rules.mechanics.harm import harm
from souterrain.games.donjon.rules.questions.sheet import trait
from souterrain.games.donjon.rules.quests import ending
from souterrain.games.donjon.state import END, TOWN, State
from tests.games.donjon.tables import Hand, closed, do, foe, hero, may, refused, stand, table, told


def town(xp: int, **fields: Any) -> State:
    return table(hero("human", "warrior", "parry", "cleave", xp=xp, ready=0, **fields), hero(ready=0), step=TOWN)


def fight(**options: Any) -> tuple[State, Log]:
    """The first hero kills a goblin beside."""
    s = table(hero(weapon="axe"), hero(), hero(), **options)
    for number, name in enumerate(("b2", "d3", "d4")):
        stand(s, number, name)
    foe(s, "goblin", "b1")
    foe(s, "goblin", "d1")
    log = Log()
    s = do(s, 0, "strike goblin number=1", Hand(combat=[10, 1]), log)
    return closed(s, log=log), log


@pytest.mark.quick
@pytest.mark.rule("DJ-184", "A-70")
def test_whoever_deals_the_fatal_blow_is_paid() -> None:
    s, log = fight()
    assert [made.earned for made in s.heroes] == [BESTIARY["goblin"].experience, 0, 0] == [10, 0, 0]
    assert s.heroes[0].kills == 1
    assert told(log, "experience") == [{"seat": 0, "points": 10, "cause": "goblin:1"}]


@pytest.mark.quick
@pytest.mark.rule("A-70")
def test_a_table_may_share_what_monsters_bring() -> None:
    s, _ = fight(xp_share="party")
    assert [made.earned for made in s.heroes] == [4, 3, 3]


@pytest.mark.quick
@pytest.mark.rule("A-70")
def test_the_owner_of_an_effect_is_paid_and_nobody_for_a_hazard() -> None:
    for source, earned in ((1, 10), (-1, 0)):
        s = table()
        victim = foe(s, "goblin", "a1")
        foe(s, "goblin", "d1")
        harm(s, victim, 9, source, "fire")
        s = closed(s)
        assert not s.is_there(victim)
        assert s.heroes[1].earned == earned


@pytest.mark.quick
@pytest.mark.rule("DJ-185")
def test_main_objectives_bring_a_hundred_and_secondary_ones_twenty() -> None:
    assert {quest.id: quest.main for quest in QUESTS.values() if quest.main != 100} == {"infernal-pact": 200}
    assert {points for quest in QUESTS.values() for _, points in quest.secondaries} == {20}
    assert all(len(quest.secondaries) == 2 for quest in QUESTS.values() if quest.objective)


@pytest.mark.quick
@pytest.mark.rule("DJ-186")
def test_experience_is_spent_in_town_after_the_game() -> None:
    s = table(hero(xp=0, earned=300), hero())
    s.table.quests = ("necromancer", "captives")
    assert refused(s.copy(), 0, "learn strength").reason == "only-in-town"
    ending.finish(s, "left", Hand(), SILENT)
    assert (s.step, s.heroes[0].xp, s.heroes[0].earned) == (TOWN, 300, 0)
    s = do(s, 0, "learn strength")
    assert s.heroes[0].xp == 0


@pytest.mark.quick
@pytest.mark.rule("DJ-187")
def test_what_everything_costs() -> None:
    costs = {
        **dict.fromkeys(TRAITS, 300),
        **dict.fromkeys([skill for skill in SKILLS_OF["warrior"] if skill not in ("parry", "cleave")], 200),
        "life": 200,
        "fatigue": 200,
        "destiny": 200,
        "treasure": 100,
    }
    for xp in (99, 100, 199, 200, 299, 300):
        offered = {sentence.split()[1] for sentence in may(town(xp), 0, "learn")}
        assert offered == {word for word, cost in costs.items() if cost <= xp}


@pytest.mark.quick
@pytest.mark.rule("DJ-187")
@pytest.mark.parametrize("word", TRAITS)
def test_a_characteristic_grows_by_one(word: str) -> None:
    before = town(700)
    log = Log()
    s = do(before, 0, f"learn {word}", log=log)
    grown = [trait(s, 0, index) - trait(before, 0, index) for index in range(len(TRAITS))]
    assert grown == [int(name == word) for name in TRAITS]
    assert s.heroes[0].xp == 400
    assert told(log, "learned") == [{"seat": 0, "what": word, "points": 300}]
    assert trait(do(s, 0, f"learn {word}"), 0, TRAITS.index(word)) == trait(before, 0, TRAITS.index(word)) + 2


@pytest.mark.quick
@pytest.mark.rule("DJ-187")
def test_a_new_skill_is_of_ones_own_class() -> None:
    s = do(town(250), 0, "learn charge")
    assert (s.heroes[0].skills, s.heroes[0].xp) == (("cleave", "parry", "charge"), 50)
    for word, reason in (("heal", "other-class"), ("parry", "known-already")):
        found = refused(town(900), 0, f"learn {word}")
        assert (found.reason, found.rule) == (reason, "DJ-187")
    found = refused(town(150), 0, "learn charge")
    assert (found.reason, found.rule, found.data) == ("too-little-experience", "DJ-187", {"points": 200})
    assert all(SKILLS[word].cls == "warrior" for word in s.heroes[0].skills)


@pytest.mark.quick
@pytest.mark.rule("DJ-187", "A-17")
def test_totals_of_life_and_fatigue_rise_and_destiny_is_in_hand() -> None:
    s = town(600)
    for word in ("life", "fatigue", "destiny"):
        s = do(s, 0, f"learn {word}")
    made = s.heroes[0]
    assert (made.life, made.max_life, made.fatigue, made.max_fatigue, made.destiny, made.xp) == (21, 21, 6, 6, 3, 0)


@pytest.mark.quick
@pytest.mark.rule("DJ-187", "A-76")
def test_a_treasure_is_drawn_and_kept() -> None:
    s = do(town(100), 0, "learn treasure", Hand(treasure=[TREASURE_OF["swift-boots"]]))
    assert (s.heroes[0].pack, s.heroes[0].xp, s.step) == ((("swift-boots", 1),), 0, TOWN)
    assert s.treasures[TREASURE_OF["swift-boots"]] == 0
    s = town(100)
    s.treasures = (0,) * len(TREASURES)
    found = refused(s, 0, "learn treasure")
    assert (found.reason, found.rule) == ("no-treasure-left", "A-76")


@pytest.mark.quick
@pytest.mark.rule("DJ-132", "DJ-133", "DJ-134", "A-17")
def test_between_two_games_life_and_fatigue_return_and_destiny_does_not() -> None:
    worn = hero(
        life=3,
        fatigue=0,
        destiny=0,
        max_life=22,
        lit="torch",
        pack={"torch": 3},
        drained=2,
        marks=(("cursed", 1, "pe", -1), ("amulet-spent", 1, "quest", 0)),
        tilted=(("parry", 1),),
        waits_for=(1,),
    )
    s = table(worn, hero(out=OUTSIDE, lit="lantern"))
    s.table.quests = ("captives", "necromancer")
    ending.finish(s, "left", Hand(), SILENT)
    made = s.heroes[0]
    assert (made.life, made.fatigue, made.destiny) == (22, 5, 0)
    assert (made.marks, made.tilted, made.waits_for, made.drained) == ((), (), (), 0)
    assert (made.count("torch"), made.lit) == (2, "")
    assert (s.heroes[1].count("lantern"), s.heroes[1].lit) == (1, "")
    for after in s.heroes:
        assert (after.out, after.square, after.ready) == (INSIDE, NOWHERE, 0)


@pytest.mark.quick
@pytest.mark.rule("DJ-190", "A-77")
def test_gold_ranks_the_heroes_and_decides_nothing() -> None:
    s = table(hero(gold=5), hero(gold=60), hero(gold=60), hero(gold=90, out=DEAD))
    log = Log()
    s.won = 1
    assert ending.ranking(s) == [(1, 1), (1, 2), (3, 0)]
    ending.finish(s, "agreed", Hand(), log)
    assert told(log, "ranked") == [
        {"seat": 1, "place": 1, "gold": 60},
        {"seat": 2, "place": 1, "gold": 60},
        {"seat": 0, "place": 3, "gold": 5},
    ]
    assert s.step == END
    assert ending.outcome(s).places == (1, 1, 1, 1, 2)
