"""Rules of single quests: Q1 … Q8, and captives (A-90)."""

from __future__ import annotations

from collections import Counter

import pytest

from souterrain.core.actions import say
from souterrain.core.events import SILENT, Log
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import DEAD, Hero
from souterrain.games.donjon.board.ground import Furniture
from souterrain.games.donjon.content.creatures import ATTACK, BESTIARY, DEFENCE
from souterrain.games.donjon.content.decks import EVENT_CARD_OF, MONSTER_CARDS
from souterrain.games.donjon.content.quests import QUESTS
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.event_cards import deck
from souterrain.games.donjon.rules.frames.fight import Drowning
from souterrain.games.donjon.rules.mechanics import spawning
from souterrain.games.donjon.rules.mechanics.harm import slay
from souterrain.games.donjon.rules.mechanics.marks import gain
from souterrain.games.donjon.rules.questions import obstacles
from souterrain.games.donjon.rules.questions.ground import plan_of, square_items
from souterrain.games.donjon.rules.questions.light import is_dark
from souterrain.games.donjon.rules.questions.movement import reach, stopping_squares, threatened
from souterrain.games.donjon.rules.questions.quest import occupants
from souterrain.games.donjon.rules.questions.sheet import attack_bonus, trait
from souterrain.games.donjon.rules.quests import conditions
from souterrain.games.donjon.rules.quests.occupants import monsters_turn
from souterrain.games.donjon.state import END, HEROES, MONSTERS, START, State
from tests.games.donjon.questing import at, found, judged, out, party, put, quest_table, quiet
from tests.games.donjon.tables import MASTER, Hand, closed, do, foe, hero, may, refused, stand, table, told

# Q1


@pytest.mark.quick
@pytest.mark.rule("Q1")
def test_the_chest_behind_the_throne_holds_the_blade() -> None:
    s = found("watcher-blade", hero("human", "mage"), hero())
    throne, chest = s.furniture
    assert (throne.squares, chest.squares, chest.locked) == ((at(s, 1, 6),), (at(s, 1, 7),), 1)
    assert all(monster.square in {at(s, x, y) for x in range(4) for y in range(4, 8)} for monster in s.foes)
    s = put(quiet(s), 0, 0, 7)
    assert may(s, 0, "force") == ["force chest number=1"]
    log = Log()
    s = closed(do(s, 0, "force chest number=1", Hand(test=[10]), log), log=log)
    assert s.heroes[0].count("watcher-blade") == 1
    assert s.furniture[1].opened
    assert told(log, "seized") == [{"seat": 0, "item": "watcher-blade"}]
    assert not may(s, 0, "equip")
    assert not s.won


@pytest.mark.quick
@pytest.mark.rule("Q1", "A-72")
def test_the_quest_is_won_when_the_blade_leaves_and_the_town_has_it_back() -> None:
    s = quiet(found("watcher-blade", hero(), hero()))
    gain(s.own_hero(0), "watcher-blade")
    s.own_hero(0).square = s.stairs[0]
    s = do(s, 0, "leave")
    assert s.won
    assert s.step == HEROES
    assert [made.earned for made in s.heroes] == [100, 100]
    s = out(s.copy(), 1)
    assert judged(s)
    assert s.heroes[0].count("watcher-blade") == 0
    s = quiet(found("watcher-blade", hero(), hero()))
    s.own_hero(0).square = s.stairs[0]
    s = out(do(s, 0, "leave").copy(), 1)
    assert judged(s)
    assert not s.won


@pytest.mark.quick
@pytest.mark.rule("Q1")
def test_a_short_quest_is_won_in_the_room() -> None:
    for short in ("on", "off"):
        s = quiet(found("watcher-blade", hero(), hero(), short_quest=short))
        judged(s)
        assert not s.won
        s.own_furniture(1).opened = 1
        judged(s)
        assert s.won == (short == "on")


@pytest.mark.quick
@pytest.mark.rule("Q1")
def test_secondary_objectives_of_the_blade() -> None:
    s = found("watcher-blade", hero(), hero())
    warlord, rooms = [condition for condition, _ in QUESTS["watcher-blade"].secondaries]
    stranger = foe(s, "orc-warlord", "a1")
    slay(s, stranger, 0, Hand(), SILENT)
    assert not conditions.holds(s, warlord)
    slay(s, occupants(s, "orc-warlord")[0].uid, 0, Hand(), SILENT)
    assert conditions.holds(s, warlord)
    s.own_zone(0).searched = 1
    assert not conditions.holds(s, rooms)
    s.own_zone(1).searched = 1
    assert conditions.holds(s, rooms)


# Q2


@pytest.mark.quick
@pytest.mark.rule("Q2")
def test_monster_cards_are_drawn_again_once_for_the_dead() -> None:
    orcs, skeletons, goblins = 2, 8, 0
    s = table(quest="necromancer")
    assert spawning.draw_card(s, Hand(monster_card=[orcs, skeletons])) == skeletons
    assert spawning.draw_card(s, Hand(monster_card=[orcs, goblins])) == goblins
    assert spawning.draw_card(s, Hand(monster_card=[skeletons])) == skeletons
    assert spawning.draw_card(table(quest="captives"), Hand(monster_card=[orcs])) == orcs


@pytest.mark.quick
@pytest.mark.rule("Q2", "A-65")
def test_an_escort_that_fits_its_lieutenant_is_not_given_away_for_the_dead() -> None:
    """The other card is drawn before the escort is looked at, and not after."""
    brigands, ogre, orcs = 6, 22, 2
    warlord = next(card for card in MONSTER_CARDS if card.id == "u03")
    s = table(quest="necromancer")

    def escort(*cards: int) -> int:
        hand = Hand(monster_card=list(cards))
        found = spawning.draw_card(s, hand, non_unique=True, tags=warlord.tags, tries=5)
        assert not hand.left
        return found

    assert escort(brigands, orcs) == orcs
    assert escort(orcs, ogre, brigands, orcs) == orcs


@pytest.mark.quick
@pytest.mark.rule("Q2")
def test_while_the_sorcerer_lives_destroyed_skeletons_may_return() -> None:
    s = found("necromancer")
    monsters_turn(s, Hand(), SILENT)
    slay(s, occupants(s, "skeleton")[0].uid, 0, Hand(), SILENT)
    s.frames = ()
    monsters_turn(s, Hand(rise=[5]), SILENT)
    assert len(occupants(s, "skeleton")) == 3
    log = Log()
    monsters_turn(s, Hand(rise=[6]), log)
    assert len(occupants(s, "skeleton")) == 4
    risen = s.monsters[-1]
    assert told(log, "rose") == [{"monster": "skeleton:5"}]
    tombs = [square for piece in s.furniture for square in piece.squares]
    assert any(plan_of(s).adjacent(risen.square, tomb) for tomb in tombs)
    for _ in range(3):
        monsters_turn(s, Hand(), SILENT)
    assert len(occupants(s, "skeleton")) == 4, "no more return than were destroyed"
    earned = s.heroes[0].earned
    slay(s, risen.uid, 0, Hand(), SILENT)
    assert s.heroes[0].earned == earned
    for _ in range(2):
        monsters_turn(s, Hand(rise=[6]), SILENT)
        slay(s, s.monsters[-1].uid, 0, Hand(), SILENT)
    monsters_turn(s, Hand(), SILENT)
    assert len(occupants(s, "skeleton")) == 3
    s = found("necromancer")
    for kind in ("skeleton", "evil-sorcerer"):
        slay(s, occupants(s, kind)[0].uid, 0, Hand(), SILENT)
    monsters_turn(s, Hand(), SILENT)
    assert len(occupants(s, "skeleton")) == 3


@pytest.mark.quick
@pytest.mark.rule("Q2")
def test_the_sarcophagi_stay_shut_as_long_as_the_fight_lasts() -> None:
    s = put(found("necromancer", open_in_pc="on"), 0, 1, 3).copy()
    s.monsters = s.monsters[:1]
    assert not may(s, 0, "open")
    assert may(quiet(s), 0, "open") == ["open sarcophagus number=2"]


@pytest.mark.quick
@pytest.mark.rule("A-92", "Q2")
def test_a_boss_that_the_master_removes_counts_as_slain() -> None:
    s = found("necromancer", intervention="on")
    s.step = MONSTERS
    log = Log()
    s = do(s, MASTER, "remove evil-sorcerer number=1", None, log)
    assert s.won
    assert told(log, "counts-as-slain") == [{"monster": "evil-sorcerer"}]


@pytest.mark.quick
@pytest.mark.rule("Q2")
def test_the_necromancer_is_won_by_his_death() -> None:
    s = found("necromancer")
    unfallen, tombs = [condition for condition, _ in QUESTS["necromancer"].secondaries]
    slay(s, occupants(s, "evil-sorcerer")[0].uid, 0, Hand(), SILENT)
    s.frames = ()
    judged(s)
    assert s.won
    assert conditions.holds(s, unfallen)
    assert not conditions.holds(s, tombs)
    s.count("fell-at-objective")
    for place in range(3):
        s.own_furniture(place).opened = 1
    assert not conditions.holds(s, unfallen)
    assert conditions.holds(s, tombs)


# Q3


@pytest.mark.quick
@pytest.mark.rule("Q3", "A-90")
def test_captives_stand_at_the_far_end_and_are_freed_when_the_room_is_cleared() -> None:
    s = found("captives", hero(), hero())
    assert {captive.square for captive in s.captives} <= {at(s, x, y) for x in range(4) for y in (6, 7)}
    assert all((captive.life, captive.follows) == (3, -1) for captive in s.captives)
    first = s.captives[0]
    s.monsters = (*s.captives, occupants(s)[0])
    s.own_monster(s.monsters[-1].uid).square = at(s, 0, 0)
    s.own_hero(0).square = beside(s, first.square)
    assert refused(s.copy(), 0, f"release captive number={first.number}").reason == "room-not-cleared"
    s.lull = 1
    assert not may(s.copy(), 0, "release")
    s = quiet(s)
    s.own_hero(1).square = s.stairs[0]
    assert refused(s, 1, "release captive number=1").reason == "no-captive-beside"
    log = Log()
    s = do(s, 0, f"release captive number={first.number}", log=log)
    assert s.captives[0].follows == 0
    assert s.heroes[0].left == 2
    assert told(log, "released") == [{"seat": 0, "number": first.number}]
    assert f"release captive number={first.number}" not in may(s, 0, "release")


def beside(s: State, square: int) -> int:
    return next(near for near, _, _ in plan_of(s).steps[square] if near not in obstacles.taken(s))


def leading(*heroes: Hero) -> State:
    """The first hero leads the first captive; the others have been left where they are."""
    s = quiet(found("captives", *(heroes or party(2))))
    s.own_monster(s.captives[0].uid).follows = 0
    s.count("released")
    return s


@pytest.mark.quick
@pytest.mark.rule("Q3", "A-90")
def test_a_captive_follows_right_after_the_hero() -> None:
    s = leading()
    uid = s.captives[0].uid
    s.own_monster(uid).square = at(s, 1, 7)
    s = do(put(s, 0, 1, 2), 0, "end")
    assert s.monster(uid).square in {at(s, x, 4) for x in range(4)}
    s = do(put(quiet(s), 0, 1, 2), 0, "end")
    assert plan_of(s).adjacent(s.monster(uid).square, at(s, 1, 2))
    s = quiet(leading())
    s.own_monster(s.captives[0].uid).square = at(s, 1, 7)
    before = s.captives[0].square
    assert do(put(s, 1, 1, 2), 1, "end").captives[0].square == before


@pytest.mark.quick
@pytest.mark.rule("A-90")
def test_a_captive_is_an_ally_whom_monsters_stop_beside_and_attack_once_freed() -> None:
    s = table()
    stand(stand(s, 0, "a4"), 1, "d4")
    captive = foe(s, "captive", "b2")
    orc = foe(s, "orc", "d2")
    beside_it = s.monster(captive).square + 1
    ways = reach(s, 0, 3)
    assert s.monster(captive).square not in ways
    assert any(s.monster(captive).square in way for way in ways.values())
    assert s.monster(captive).square not in stopping_squares(s, orc)
    s.own_monster(captive).follows = 0
    assert s.monster(captive).square in stopping_squares(s, orc)
    s.own_monster(orc).square = beside_it
    assert captive in threatened(s, orc)
    s.own_monster(captive).follows = -1
    assert captive not in threatened(s, orc)
    slay(s, captive, orc, Hand(), SILENT)
    assert not s.captives


@pytest.mark.quick
@pytest.mark.rule("Q3", "A-72")
def test_captives_leave_with_the_hero_they_follow_if_they_are_near() -> None:
    s = leading()
    uid = s.captives[0].uid
    s.own_hero(0).square = s.stairs[0]
    s.own_monster(uid).square = s.stairs[1]
    log = Log()
    s = do(s, 0, "leave", log=log)
    assert not s.is_there(uid)
    assert s.counted("saved") == 1
    assert s.won
    assert told(log, "saved") == [{"number": 1}]
    s = leading()
    s.own_hero(0).square = s.stairs[0]
    s.own_monster(s.captives[0].uid).square = at(s, 1, 7)
    s = do(s, 0, "leave")
    assert not s.counted("saved")
    assert not s.won
    assert len(s.captives) == 3
    s = quiet(s)
    s.own_hero(1).square = beside(s, s.captives[0].square)
    assert f"release captive number={s.captives[0].number}" in may(s, 1, "release")


@pytest.mark.quick
@pytest.mark.rule("Q3")
def test_the_captives_are_lost_when_all_are_dead() -> None:
    s = found("captives", hero(), hero())
    for captive in s.captives[1:]:
        slay(s, captive.uid, -1, Hand(), SILENT)
    assert not judged(s)
    slay(s, s.captives[0].uid, -1, Hand(), SILENT)
    assert judged(s)
    assert (s.reason, s.counted("all:won")) == ("lost", 0)


@pytest.mark.quick
@pytest.mark.rule("Q3", "A-49")
def test_on_the_way_out_events_are_drawn_again() -> None:
    s = quiet(found("captives"))
    judged(s)
    assert not deck.may_draw(s)
    s.count("released")
    judged(s)
    assert deck.may_draw(s)


@pytest.mark.quick
@pytest.mark.rule("A-90", "A-48")
@pytest.mark.parametrize(("die", "alive"), [(7, True), (6, False)])
def test_a_captive_jumps_a_crevasse_with_its_own_dexterity(die: int, alive: bool) -> None:
    s = leading()
    uid = s.captives[0].uid
    gap = Furniture()
    gap.kind, gap.number, gap.zone, gap.result = "crevasse", 1, 1, 2
    gap.squares = tuple(sorted([at(s, x, y) for x in range(4) for y in (3, 4)]))
    s.furniture = (gap,)
    s.own_monster(uid).square = at(s, 1, 6)
    s = do(put(s, 0, 1, 2), 0, "end", Hand(test=[die]))
    assert s.is_there(uid) == alive
    assert not alive or s.monster(uid).square == at(s, 0, 2) or s.monster(uid).square == at(s, 2, 2)


# Q4


@pytest.mark.quick
@pytest.mark.rule("Q4", "DJ-071")
def test_the_spring_is_cleansed_by_tests_of_magic_also_in_a_fight() -> None:
    s = found("poisoned-spring", hero("elf", "mage"), hero("elf", "mage"), hero())
    assert s.furniture[0].squares == tuple(sorted([at(s, x, y) for x in (1, 2) for y in (3, 4)]))
    assert refused(s, 0, "cleanse fountain number=1").reason == "not-facing"
    s = put(put(s, 0, 1, 2), 1, 2, 2).copy()
    assert s.combat
    assert not may(quiet(s), 0, "open")
    log = Log()
    s = closed(do(s, 0, "cleanse fountain number=1", Hand(test=[3]), log), log=log)
    assert (s.counted("done-cleanse"), s.heroes[0].left) == (1, 2)
    assert told(log, "quest-deed") == [{"seat": 0, "deed": "deed:cleanse", "number": 1, "need": 3}]
    assert refused(s, 0, "cleanse fountain number=1").reason == "tried-this-round"
    s = closed(do(s, 1, "cleanse fountain number=1", Hand(test=[2])))
    assert s.counted("done-cleanse") == 1
    s.count("done-cleanse", 2)
    assert refused(s.copy(), 1, "cleanse fountain number=1").reason == "done-already"


@pytest.mark.quick
@pytest.mark.rule("Q4")
def test_three_doses_of_rat_poison_are_one_success() -> None:
    s = put(found("poisoned-spring", hero(pack={"rat-poison": 4}), hero()), 0, 0, 3)
    s = do(s, 0, "pour rat-poison")
    assert (s.counted("done-cleanse"), s.heroes[0].count("rat-poison"), s.heroes[0].left) == (1, 1, 2)
    found_ = refused(s, 0, "pour rat-poison")
    assert (found_.reason, found_.rule, found_.data) == ("too-few-doses", "Q4", {"item": "rat-poison", "number": 3})
    assert conditions.holds(s, QUESTS["poisoned-spring"].secondaries[0][0])
    s = s.copy()
    gain(s.own_hero(0), "rat-poison", 2)
    s.count("done-cleanse", 1)
    assert may(s, 0, "pour") == ["pour rat-poison"]
    s.count("done-cleanse", 1)
    assert refused(s, 0, "pour rat-poison") == Rejected("done-already", "Q4")


@pytest.mark.quick
@pytest.mark.rule("Q4")
def test_rat_poison_counts_however_it_is_used() -> None:
    s = found("poisoned-spring", hero(pack={"rat-poison": 1}, weapon="axe"), hero())
    assert not conditions.holds(s, "used(rat-poison)")
    assert conditions.holds(do(s, 0, "smear rat-poison"), "used(rat-poison)")


@pytest.mark.quick
@pytest.mark.rule("Q4")
def test_nobody_comes_out_of_the_burrow_once_the_room_is_cleared() -> None:
    s = found("poisoned-spring")
    s.monsters, s.stretch = (), 2
    monsters_turn(s, Hand(), SILENT)
    assert s.foes == []


@pytest.mark.quick
@pytest.mark.rule("Q4")
def test_from_the_second_round_of_the_fight_ratmen_come_out_of_a_burrow() -> None:
    s = found("poisoned-spring")
    monsters_turn(s, Hand(), SILENT)
    s.stretch = 2
    monsters_turn(s, Hand(burrow=[4]), SILENT)
    assert len(s.foes) == 4
    log = Log()
    for _ in range(3):
        monsters_turn(s, Hand(burrow=[5]), log)
    monsters_turn(s, Hand(), log)
    assert len(s.foes) == 10 == len(occupants(s, "ratman"))
    assert [dict(seen["monsters"]) for seen in told(log, "burrowed")] == [
        {f"ratman:{number}": 1, f"ratman:{number + 1}": 1} for number in (5, 7, 9)
    ]
    newest = [monster.square for monster in s.foes[4:6]]
    assert all(square in {at(s, x, y) for x in range(4) for y in (6, 7)} for square in newest)


@pytest.mark.quick
@pytest.mark.rule("Q4")
def test_the_spring_is_won_cleansed_and_cleared_and_soon() -> None:
    s = found("poisoned-spring")
    s.own_zone(1).entered = 1
    s.round = 5
    judged(s)
    s.count("done-cleanse", 3)
    assert not judged(s)
    assert not s.won
    s.monsters = ()
    for later, soon in ((12, True), (13, False)):
        after = s.copy()
        after.round = later
        judged(after)
        assert after.won
        assert conditions.holds(after, "within(8)") == soon


# Q5


@pytest.mark.quick
@pytest.mark.rule("Q5")
def test_the_altar_lies_beyond_a_bad_bridge_among_webs() -> None:
    s = found("whispering-chasm")
    gap, altar = s.furniture
    assert (gap.kind, gap.result) == ("crevasse", 5)
    assert gap.squares == tuple(sorted([at(s, x, y) for x in range(4) for y in (3, 4)]))
    assert set(altar.squares) == {at(s, 1, 7), at(s, 2, 7)}
    webs = [marker[1] for marker in s.markers if marker[0] == "web"]
    assert len(webs) == 3
    near = {at(s, x, y) for x in range(4) for y in range(3)}
    assert Counter([monster.square in near for monster in s.foes]) == {True: 2, False: 3}


@pytest.mark.quick
@pytest.mark.rule("Q5", "DJ-071")
def test_the_altar_is_smashed_by_tests_of_strength() -> None:
    s = put(found("whispering-chasm", hero("dwarf"), hero()), 0, 1, 6)
    s.count("done-smash", 2)
    s = closed(do(s, 0, "smash altar number=1", Hand(test=[5])))
    assert s.won
    assert s.furniture[1].squares == ()
    assert s.combat
    assert refused(s, 0, "smash altar number=1").reason == "done-already"


@pytest.mark.quick
@pytest.mark.rule("Q5", "A-49")
def test_the_noise_of_a_failure_draws_an_event_all_the_same() -> None:
    s = put(found("whispering-chasm", hero("dwarf"), hero()), 0, 1, 6)
    assert not deck.may_draw(quiet(s))
    s = closed(do(s, 0, "smash altar number=1", Hand(test=[4])), Hand(event=[EVENT_CARD_OF["cave-in"]]))
    assert s.hand[EVENT_CARD_OF["cave-in"]] == 1
    assert not s.counted("done-smash")


@pytest.mark.quick
@pytest.mark.rule("Q5")
def test_secondary_objectives_of_the_chasm() -> None:
    s = quest_table("whispering-chasm")
    s.count("drowned")
    s = do(s, 0, "open door number=1")
    undrowned, spiders = [condition for condition, _ in QUESTS["whispering-chasm"].secondaries]
    assert not conditions.holds(s, undrowned)
    assert not conditions.holds(s, spiders)
    s.won, s.monsters = 1, ()
    assert conditions.holds(s, undrowned)
    assert conditions.holds(s, spiders)
    s.count("drowned")
    assert not conditions.holds(s, undrowned)


# Q6


@pytest.mark.quick
@pytest.mark.rule("Q6")
def test_the_bull_has_fifteen_points_of_life_and_holds_the_heir() -> None:
    s = found("bull-labyrinth")
    bull = occupants(s, "minotaur")[0]
    assert (bull.life, bull.max_life, len(s.captives)) == (15, 15, 1)
    assert all(monster.life == BESTIARY["beastman"].life for monster in occupants(s, "beastman"))
    slay(s, s.captives[0].uid, -1, Hand(), SILENT)
    assert not judged(s)
    slay(s, bull.uid, 0, Hand(), SILENT)
    s.frames = ()
    assert not judged(s)
    assert s.won


@pytest.mark.quick
@pytest.mark.rule("Q6")
def test_from_the_twentieth_exploration_round_the_master_draws_two_events() -> None:
    s = table(quest="bull-labyrinth", step=START)
    for number in range(1, 21):
        s.round, s.combat, s.drawn = 2 * number, 0, 1
        judged(s)
        judged(s)
        assert deck.may_draw(s) == (number >= 20)
        s.round, s.combat = 2 * number + 1, 1
        judged(s)
    assert s.counted("explored") == 20


@pytest.mark.quick
@pytest.mark.rule("Q6")
@pytest.mark.parametrize(("explored", "soon"), [(19, True), (20, False)])
def test_the_objective_is_found_in_time(explored: int, soon: bool) -> None:
    s = quest_table("bull-labyrinth")
    s.count("explored", explored)
    s.count("explored-round", s.round)
    s = do(s, 0, "open door number=1")
    assert conditions.holds(s, "found-before(20)") == soon


# Q7


@pytest.mark.quick
@pytest.mark.rule("Q7")
def test_the_lamp_is_taken_from_the_sarcophagus_and_carried_out() -> None:
    s = found("starless-night", hero(), hero())
    assert [marker[:2] for marker in s.markers] == [("sanctuary-lamp", at(s, 1, 7))]
    s = put(s, 0, 1, 6).copy()
    assert refused(s, 0, "seize sanctuary-lamp").reason == "not-in-combat"
    s = quiet(s)
    assert refused(s, 1, "seize sanctuary-lamp").reason == "not-facing"
    s = do(s, 0, "seize sanctuary-lamp")
    assert s.heroes[0].count("sanctuary-lamp") == 1
    assert not s.markers
    assert s.heroes[0].left == 2
    assert not is_dark(s, 1)
    assert not is_dark(s, 0)
    assert refused(s, 0, "kindle sanctuary-lamp") == Rejected("wrong-item", "DJ-106", item="sanctuary-lamp")
    s = s.copy()
    s.own_hero(0).square = s.stairs[0]
    s = do(s, 0, "leave")
    assert s.won


@pytest.mark.quick
@pytest.mark.rule("Q7")
def test_the_lamp_shines_for_whoever_carries_it_and_for_nobody_else() -> None:
    s = quiet(found("starless-night", hero(pack={"sanctuary-lamp": 1}), hero()))
    assert not is_dark(s, 1), "from next door"
    s.won = 1
    assert conditions.holds(do(s, 1, "end"), "always-lit")
    skeleton = found("starless-night", hero(), hero())
    uid = occupants(skeleton, "skeleton")[0].uid
    before = attack_bonus(skeleton, uid)
    skeleton.own_hero(0).pack = (("sanctuary-lamp", 1),)
    assert attack_bonus(skeleton, uid) == before - 1
    skeleton.own_hero(0).out = DEAD
    assert attack_bonus(skeleton, uid) == before
    assert is_dark(skeleton, 1)


@pytest.mark.quick
@pytest.mark.rule("Q1", "Q7", "A-14")
@pytest.mark.parametrize(("quest", "item"), [("watcher-blade", "watcher-blade"), ("starless-night", "sanctuary-lamp")])
def test_what_sinks_with_a_hero_is_lost_and_the_quest_with_it(quest: str, item: str) -> None:
    s = quiet(found(quest, hero(destiny=0), hero()))
    s.own_hero(0).pack = ((item, 1),)
    s.push(Drowning(hero=0))
    s = GAME.settle(s, Hand(), SILENT)
    assert s.counted(f"sunk-{item}") == 1
    assert (s.step, s.reason, s.won) == (END, "lost", 0)
    assert s.heroes[1].out != DEAD
    other = quiet(found(quest, hero(destiny=0), hero(pack={item: 1})))
    other.push(Drowning(hero=0))
    other = GAME.settle(other, Hand(), SILENT)
    assert (other.step, other.reason) == (HEROES, ""), "it is still there"


@pytest.mark.quick
@pytest.mark.rule("Q1")
def test_a_short_quest_does_not_ask_for_the_blade_to_be_brought_out() -> None:
    s = quiet(found("watcher-blade", hero(), hero(), short_quest="on"))
    s.count("sunk-watcher-blade")
    assert not judged(s) or s.reason != "lost"


@pytest.mark.quick
@pytest.mark.rule("Q7")
def test_a_turn_that_ends_without_any_light_is_remembered() -> None:
    for lit, always in (("lantern", True), ("", False)):
        s = quiet(found("starless-night", hero(lit=lit), hero()))
        s.won = 1
        s = do(s, 1, "end")
        assert conditions.holds(s, "always-lit") == always


@pytest.mark.quick
@pytest.mark.rule("Q7")
def test_the_night_is_lost_when_all_have_given_up() -> None:
    s = found("starless-night", hero(), hero())
    for number in range(2):
        s.own_hero(number).marks = (("spent", 1, "wraiths", number),)
    assert judged(s)
    assert s.reason == "fallen"
    assert [made.out for made in s.heroes] == [DEAD, DEAD]


# Q8


@pytest.mark.quick
@pytest.mark.rule("Q8")
def test_the_book_is_burnt_by_hard_tests_and_weakens_the_demon() -> None:
    s = put(found("infernal-pact", hero("elf", "mage"), hero()), 0, 1, 6)
    demon = occupants(s, "greater-demon")[0].uid
    log = Log()
    s = closed(do(s, 0, "burn altar number=1", Hand(test=[6]), log), log=log)
    assert s.counted("done-burn") == 1
    assert (trait(s, demon, ATTACK), trait(s, demon, DEFENCE)) == (5, 4)
    assert told(log, "tested")[0]["need"] == 12
    for _ in range(2):
        s = s.copy()
        s.own_hero(0).tested = ()
        s = closed(do(s, 0, "burn altar number=1", Hand(test=[10])))
    assert (trait(s, demon, ATTACK), trait(s, demon, DEFENCE), s.counted("done-burn")) == (3, 2, 3)
    assert conditions.holds(s, "done(burn,3)")
    s = put(found("infernal-pact", hero("elf", "mage"), hero()), 0, 1, 6)
    s = closed(do(s, 0, "burn altar number=1", Hand(test=[5])))
    assert not s.counted("done-burn")


@pytest.mark.quick
@pytest.mark.rule("Q8")
def test_the_greater_demon_does_not_leave_its_room() -> None:
    s = found("infernal-pact", hero(), hero())
    demon = occupants(s, "greater-demon")[0].uid
    warrior = occupants(s, "damned-warrior")[0].uid
    s.monsters = tuple([monster for monster in s.monsters if monster.uid in (demon, warrior)])
    for number in range(2):
        s.own_hero(number).square = s.stairs[number]
    zones = plan_of(s).zone_at
    s.own_monster(warrior).square, s.own_monster(demon).square = at(s, 1, 1), at(s, 2, 1)
    assert {zones[square] for square in reach(s, demon, 6)} == {1}
    assert {zones[square] for square in reach(s, warrior, 6)} == {0, 1}


@pytest.mark.quick
@pytest.mark.rule("Q8")
def test_the_circle_of_the_temple_is_never_rolled_for() -> None:
    s = quiet(found("infernal-pact", hero(), hero()))
    s.won = 1
    s = put(s, 0, 1, 2)
    s = do(s, 0, say(("walk", *square_items(s, at(s, 1, 3)))))
    assert s.heroes[0].square == at(s, 1, 3)


@pytest.mark.quick
@pytest.mark.rule("Q8")
def test_the_pact_is_won_by_the_demons_end_and_pays_double() -> None:
    s = found("infernal-pact", hero(), hero())
    slay(s, occupants(s, "greater-demon")[0].uid, 0, Hand(), SILENT)
    s.frames = ()
    judged(s)
    assert s.won
    assert s.heroes[1].earned == 200
    assert not conditions.holds(s, "slain(damned-warrior)")


@pytest.mark.quick
@pytest.mark.rule("DJ-071")
def test_deeds_of_other_quests_are_refused() -> None:
    s = quiet(found("necromancer", hero(), hero()))
    for sentence in ("burn altar number=1", "pour rat-poison", "seize sanctuary-lamp", "release captive number=1"):
        found_ = refused(s, 0, sentence)
        assert (found_.reason, found_.rule) == ("not-in-this-quest", "DJ-071")
