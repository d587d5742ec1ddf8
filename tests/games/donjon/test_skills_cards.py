"""Skill cards: their costs, their timing, and the closed vocabulary they are written in."""

from __future__ import annotations

import pytest

from souterrain.core.events import SILENT, Log
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.content.heroes import ITEMS, SKILLS, SKILLS_OF, SPELLS
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.frames.event_cards import Shown
from souterrain.games.donjon.rules.frames.fight import Attack, Loss
from souterrain.games.donjon.rules.frames.skills import Cleave, Slip, TwoDice
from souterrain.games.donjon.rules.mechanics import turns
from souterrain.games.donjon.rules.questions.skill_cards import BOOSTS, TERMS
from souterrain.games.donjon.rules.questions.targets import AIMS
from souterrain.games.donjon.rules.skills.vocabulary import EFFECTS
from souterrain.games.donjon.state import HEROES, MONSTERS, State
from tests.games.donjon.tables import MASTER, Hand, closed, do, foe, hero, may, refused, stand, table, told

USES = {"attack", "free", "boost", "react", "paid"}
REACTIONS = {
    "again": Cleave,
    "slip": Slip,
    "defence": Attack,
    "stand-in": Attack,
    "ward": Loss,
    "foresee": Shown,
    "two-dice": TwoDice,
}
"""Words that are carried out in a frame, and its class."""


@pytest.mark.quick
def test_every_word_of_the_cards_is_implemented_and_every_implemented_word_is_used() -> None:
    used = {term.word for terms in TERMS.values() for term in terms}
    assert used == set(AIMS) | set(EFFECTS) | set(BOOSTS) | set(REACTIONS)
    assert len(used) == len(AIMS) + len(EFFECTS) + len(BOOSTS) + len(REACTIONS)


@pytest.mark.quick
def test_reactions_have_the_frame_in_which_they_are_carried_out() -> None:
    assert set(REACTIONS.values()) <= set(GAME.kinds)


@pytest.mark.quick
@pytest.mark.rule("DJ-022")
def test_four_classes_have_eight_skills_and_the_mage_ten() -> None:
    assert {cls: len(names) for cls, names in SKILLS_OF.items()} == {"warrior": 8, "mage": 10, "priest": 8, "thief": 8}
    assert {skill.use for skill in SKILLS.values()} == USES
    assert len({skill.rule for skill in SKILLS.values()}) == len(SKILLS)


@pytest.mark.rule("DJ-023", "DJ-024", "DJ-127")
def test_a_skill_costs_one_point_of_fatigue_and_is_tilted() -> None:
    s = stand(table(hero("human", "priest", "heal", life=5), hero()), 0, "b2")
    log = Log()
    s = do(s, 0, "use heal hero:1", Hand(mend=[3]), log)
    assert s.heroes[0].fatigue == 4
    assert s.heroes[0].tilted == (("heal", 0),)
    assert told(log, "used-skill") == [{"seat": 0, "skill": "heal", "left": 4}]
    assert refused(s, 0, "use heal hero:1") == Rejected("skill-tilted", "DJ-024", skill="heal")


@pytest.mark.rule("DJ-023")
def test_without_fatigue_no_skill() -> None:
    s = table(hero("human", "priest", "heal", life=5, fatigue=0), hero())
    assert refused(s, 0, "use heal hero:1") == Rejected("no-fatigue", "DJ-023")
    assert may(s, 0, "use") == []


@pytest.mark.rule("DJ-021")
def test_only_skills_that_were_learnt() -> None:
    s = table(hero("human", "priest", "heal", life=5), hero())
    assert refused(s, 0, "use purify hero:1") == Rejected("skill-unknown", "DJ-021", skill="purify")


@pytest.mark.rule("A-05")
def test_a_card_straightens_at_the_next_stretch_of_the_kind_it_was_used_in() -> None:
    """Tilted while exploring: not in the fight that follows, but in the exploration after it."""
    s = stand(table(hero("human", "priest", "heal", life=5)), 0, "b2")
    s = do(s, 0, "use heal hero:1", Hand(mend=[1]))
    goblin = foe(s, "goblin", "d1", life=1)

    s.combat = 0
    turns.begin_combat(s)
    s = GAME.settle(s, Hand(), SILENT)
    assert s.combat == 1
    assert s.heroes[0].tilted == (("heal", 0),)
    s.monsters = tuple([monster for monster in s.monsters if monster.uid != goblin])
    s = do(s, 0, "end")
    assert s.combat == 0
    assert s.heroes[0].tilted == ()


@pytest.mark.rule("A-05")
def test_a_card_tilted_in_a_fight_stays_so_in_the_next_round() -> None:
    s = stand(table(hero("human", "priest", "bless")), 0, "b2")
    foe(s, "zombie", "d1", ended=1)
    s = do(s, 0, "use bless hero:1")
    s = do(s, 0, "end")
    s = do(s, s.table.master, "done")
    assert s.combat == 1
    assert s.stretch == 2
    assert s.heroes[0].tilted == (("bless", 1),)


@pytest.mark.rule("A-05")
def test_where_the_table_likes_it_cards_straighten_every_round() -> None:
    s = stand(table(hero("human", "priest", "bless"), skill_refresh="round"), 0, "b2")
    foe(s, "zombie", "d1")
    s = do(s, 0, "use bless hero:1")
    s = do(s, 0, "end")
    s = do(s, s.table.master, "done")
    assert s.heroes[0].tilted == ()


@pytest.mark.rule("DJ-025", "DJ-069", "A-21")
def test_skills_are_free_and_open_to_a_runner() -> None:
    s = stand(table(hero("human", "priest", "heal", "purify", life=5)), 0, "b2")
    s = do(s, 0, "run", Hand(run=[2]))
    left = s.heroes[0].left
    s = do(s, 0, "use heal hero:1", Hand(mend=[1]))
    assert s.heroes[0].left == left


@pytest.mark.rule("A-22", "DJ-025")
def test_a_free_skill_does_not_forbid_to_run_afterwards_but_to_rest() -> None:
    s = stand(table(hero("human", "priest", "heal", life=5)), 0, "b2")
    assert may(s, 0, "rest") == ["rest"] or s.heroes[0].fatigue == s.heroes[0].max_fatigue
    s = do(s, 0, "use heal hero:1", Hand(mend=[1]))
    assert may(s, 0, "run") == ["run"]
    assert may(s, 0, "rest") == []


@pytest.mark.rule("A-21", "DJ-056")
def test_paid_skills_are_not_for_runners() -> None:
    s = stand(table(hero("human", "thief", "lock-picking")), 0, "b1")
    s.own_door(1).locked = 1
    assert may(s, 0, "use") == ["use lock-picking door number=1"]
    s = do(s, 0, "run", Hand(run=[2]))
    assert may(s, 0, "use") == []
    assert refused(s, 0, "use lock-picking door number=1") == Rejected("runner", "DJ-056")


@pytest.mark.rule("DJ-069")
def test_each_card_has_its_phase() -> None:
    s = stand(table(hero("human", "thief", "find-traps"), hero("human", "priest", "bless")), 0, "b2")
    assert refused(s, 1, "use bless hero:2") == Rejected("skill-only-in-combat", "P4", skill="bless")
    foe(s, "zombie", "d1")
    assert refused(s, 0, "use find-traps") == Rejected("skill-only-exploring", "V1", skill="find-traps")


@pytest.mark.rule("DJ-069")
def test_boosts_and_reactions_are_not_used_by_themselves() -> None:
    s = stand(table(hero("human", "warrior", "power-blow", "parry")), 0, "b2")
    foe(s, "zombie", "c2")
    assert refused(s, 0, "use power-blow") == Rejected("said-with-a-roll", "G1", skill="power-blow")
    assert refused(s, 0, "use parry") == Rejected("only-in-answer", "G5", skill="parry")


@pytest.mark.rule("DJ-069")
@pytest.mark.parametrize("words", ["", " hero:9", " hero:x", " ogre number=4", " zone=1 column:b row=2"])
def test_whoever_is_meant_must_be_named(words: str) -> None:
    s = stand(table(hero("human", "priest", "heal", life=5)), 0, "b2")
    assert refused(s, 0, f"use heal{words}") == Rejected("nobody-named", "P1", skill="heal")


@pytest.mark.rule("A-01")
def test_free_skills_stay_open_to_all_when_the_last_monster_has_fallen() -> None:
    s = table(hero("human", "priest", "heal"), hero(life=0), hero())
    stand(stand(stand(s, 0, "b2"), 1, "b3"), 2, "c2")
    s.combat = 1
    s.own_hero(0).ended = 1
    assert may(s, 0, "use") == ["use heal hero:2"]
    s = do(s, 0, "use heal hero:2", Hand(mend=[1]))
    assert s.heroes[1].life == 3
    s = do(s, 2, "end")
    assert s.heroes[1].out == 0


def busy(skill_anytime: str = "on") -> State:
    """A fight goes on; the priest's turn is over, and a companion is down beside him."""
    s = table(
        hero("human", "priest", "heal", pack={"scroll:flight": 1}), hero(life=0), hero(), skill_anytime=skill_anytime
    )
    stand(stand(stand(s, 0, "b2"), 1, "b3"), 2, "c2")
    foe(s, "goblin", "d1")
    s.own_hero(0).ended = 1
    return s


@pytest.mark.rule("DJ-069", "A-91")
@pytest.mark.parametrize("step", [HEROES, MONSTERS])
def test_free_skills_are_used_at_any_moment(step: int) -> None:
    s = busy()
    s.step = step
    assert 0 in [ask.seat for ask in GAME.asks(s) if ask.kind == "may"]
    assert may(s, 0, "use") == ["use heal hero:2"]
    assert may(s, 0, "read") != []
    s = do(s, 0, "use heal hero:2", Hand(mend=[1]))
    assert (s.heroes[1].life, s.heroes[0].fatigue) == (3, 4)
    assert refused(s, 0, "use heal hero:2") == Rejected("skill-tilted", "DJ-024", skill="heal")


@pytest.mark.rule("A-91")
def test_paid_skills_and_attacks_wait_for_the_own_turn() -> None:
    s = stand(table(hero("human", "mage", "magic-missile", "astral-armour"), hero()), 0, "b2")
    foe(s, "goblin", "d1")
    s.own_hero(0).ended = 1
    assert {sentence.split()[1] for sentence in may(s, 0, "use")} == {"astral-armour"}
    assert refused(s, 0, "use magic-missile goblin number=1") == Rejected("turn-ended", "DJ-040")


@pytest.mark.rule("A-91")
def test_a_table_may_keep_skills_for_the_own_turn() -> None:
    s = busy(skill_anytime="own_turn")
    assert may(s, 0, "use") == may(s, 0, "read") == []
    assert refused(s, 0, "use heal hero:2") == Rejected("turn-ended", "DJ-040")


@pytest.mark.rule("A-91", "M3")
def test_a_flight_outside_the_turn_lasts_to_the_end_of_the_next() -> None:
    s = stand(table(hero("human", "mage", "flight"), hero(), card="royal-crypt"), 0, "b2")
    s.own_hero(0).ended = 1
    s = do(do(s, 0, "use flight hero:1"), 1, "end")
    s = do(s, MASTER, "proceed")
    assert s.heroes[0].has("flying")
    assert not do(s, 0, "end").heroes[0].has("flying")


# Books and scrolls


@pytest.mark.rule("A-42", "DJ-120")
def test_a_scroll_is_read_once_by_any_hero_without_fatigue_and_with_own_magic() -> None:
    s = stand(table(hero("dwarf", "warrior", fatigue=0, destiny=0, pack={"scroll:magic-missile": 1})), 0, "b2")
    ogre = foe(s, "ogre", "d2")
    log = Log()
    s = closed(do(s, 0, "read scroll:magic-missile ogre number=1", Hand(combat=[10, 1]), log), None, log)
    attack = told(log, "attacked")[0]
    assert (attack["trait"], attack["power"]) == (3, 3)
    assert s.monster(ogre).life == 10 - (10 + 3 + 3 - 1 - 4 - 3)
    assert s.heroes[0].count("scroll:magic-missile") == 0
    assert s.heroes[0].tilted == ()
    assert s.heroes[0].struck == 1
    assert refused(s, 0, "read scroll:magic-missile ogre number=1") == Rejected("not-carried", "A-42")


@pytest.mark.rule("A-42")
def test_a_scroll_is_an_attack_or_free_as_its_spell_says() -> None:
    pack = {"scroll:ice-block": 1, "scroll:astral-armour": 1}
    s = stand(table(hero("human", "thief", fatigue=0, struck=1, pack=pack)), 0, "b2")
    foe(s, "ogre", "d2")
    assert may(s, 0, "read") == ["read scroll:astral-armour hero:1"]
    assert refused(s, 0, "read scroll:ice-block ogre number=1") == Rejected("struck-already", "A-31")
    s = do(s, 0, "read scroll:astral-armour hero:1")
    assert s.heroes[0].struck == 1
    assert s.heroes[0].sum("shielded") == 2


@pytest.mark.quick
@pytest.mark.rule("A-42", "DJ-086")
def test_there_is_a_scroll_of_every_spell() -> None:
    assert [ITEMS[f"scroll:{name}"].spell for name in SPELLS] == list(SPELLS)


# What a table may play otherwise


@pytest.mark.rule("A-21")
def test_where_running_blocks_free_actions_it_blocks_free_skills() -> None:
    s = stand(table(hero("human", "priest", "heal", life=5), run_blocks_free="on"), 0, "b2")
    assert may(s, 0, "use") == ["use heal hero:1"]
    s = do(s, 0, "run", Hand(run=[2]))
    assert refused(s, 0, "use heal hero:1") == Rejected("runner", "A-21")


@pytest.mark.rule("A-38")
def test_finding_traps_is_the_skill_of_those_who_have_learnt_it() -> None:
    s = stand(table(hero("human", "thief", "stealth")), 0, "b2")
    assert refused(s, 0, "use find-traps") == Rejected("skill-unknown", "DJ-021", skill="find-traps")


@pytest.mark.rule("A-38")
def test_finding_traps_may_be_a_right_of_every_thief() -> None:
    s = table(hero("human", "thief", "stealth", fatigue=0), hero("human", "warrior"), trap_search="class")
    assert may(s, 1, "use") == []
    s = do(s, 0, "use find-traps")
    assert s.zones[0].traps_found == 1
    assert s.heroes[0].fatigue == 0
    assert s.heroes[0].tilted == ()
