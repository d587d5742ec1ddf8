"""Quests in common: prepared, dressed, judged, ended (Q0, DJ-003, DJ-004, DJ-041, DJ-098, DJ-099, DJ-185, DJ-191, A-49,
A-64, A-72, A-89)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from souterrain import Match
from souterrain.core.events import SILENT, Log
from souterrain.core.schema import Fault
from souterrain.games.donjon.board.figures import DEAD, OUTSIDE
from souterrain.games.donjon.content import feasible
from souterrain.games.donjon.content.creatures import BESTIARY
from souterrain.games.donjon.content.decks import EVENT_CARD_OF, MONSTER_CARDS
from souterrain.games.donjon.content.effects import parse
from souterrain.games.donjon.content.lessons import LESSONS
from souterrain.games.donjon.content.places import DUNGEON, DUNGEON_NAMES, ROOM_RULES, ROOMS
from souterrain.games.donjon.content.quest_words import CONDITIONS, RULES
from souterrain.games.donjon.content.quests import QUESTS, Quest, quests_of
from souterrain.games.donjon.content.reading import cards
from souterrain.games.donjon.facts import QUESTS as CAMPAIGN
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.event_cards import deck
from souterrain.games.donjon.rules.mechanics.harm import harm
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.light import is_dark
from souterrain.games.donjon.rules.questions.quest import EVENTS_AGAIN, EVENTS_MORE, first_events, occupants
from souterrain.games.donjon.rules.quests import conditions, ending, preparing
from souterrain.games.donjon.rules.turn import rounds
from souterrain.games.donjon.state import END, ENTRANCE, HEROES, START, TOWN, State
from tests.games.donjon.questing import MINE, found, judged, out, party, quest_table, quiet
from tests.games.donjon.tables import MASTER, Hand, closed, do, foe, hero, may, refused, table, told

# The cards


@pytest.mark.quick
@pytest.mark.rule("DJ-191")
def test_every_quest_has_an_objective_room_where_something_is_to_be_done() -> None:
    assert tuple([quest.id for quest in MINE]) == CAMPAIGN
    assert [quest.rule for quest in QUESTS.values()] == [f"Q{number}" for number in range(9)]
    for quest in MINE:
        assert DUNGEON[DUNGEON_NAMES.index(quest.objective)].objective
        assert quest.win
        assert quest.occupants


@pytest.mark.quick
@pytest.mark.rule("DJ-191")
def test_every_word_of_the_cards_is_used_and_carried_out() -> None:
    texts = [text for quest in QUESTS.values() for text in (quest.win, quest.short, quest.lose)]
    texts += [condition for quest in QUESTS.values() for condition, _ in quest.secondaries]
    assert {term.word for text in texts for term in parse(text)} == set(CONDITIONS) == set(conditions.CONDITIONS)
    texts = [quest.rules for quest in QUESTS.values()] + [lesson["quest"]["rules"] for lesson in LESSONS.values()]
    assert {term.word for text in texts for term in parse(text)} == set(RULES)


@pytest.mark.quick
@pytest.mark.rule("DJ-191")
@pytest.mark.parametrize(
    "fields",
    [
        {"objective": "corridor"},
        {"win": ""},
        {"main": 0},
        {"win": "conquered"},
        {"rules": "magic"},
        {"secondaries": (("conquered", 20),)},
        {"occupants": (("unicorn", 1, "", 0),)},
        {"occupants": (("orc", 1, "left", 0),)},
        {"furniture": (("throne", ((1, 1), (1, 2)), 0, 0),)},
        {"furniture": (("sofa", ((1, 1),), 0, 0),)},
        {"furniture": (("throne", ((1, 1),), 0, 0), ("chest", ((1, 1),), 0, 0))},
        {"markers": (("web", (4, 0)),)},
    ],
)
def test_a_card_that_makes_no_sense_is_refused(fields: dict[str, Any]) -> None:
    card = next(card for card in cards("quests", Quest) if card["id"] == "watcher-blade")
    assert quests_of([card])
    with pytest.raises(Fault):
        feasible.check(quests_of([{**card, **fields}])["watcher-blade"], ())


# Setting out


@pytest.mark.quick
@pytest.mark.rule("DJ-041")
@pytest.mark.parametrize("quest", [quest.id for quest in MINE])
def test_the_quest_names_its_objective_room_and_all_see_it(quest: str) -> None:
    s = table(quest=quest)
    log = Log()
    preparing.prepare(s, Hand(rest=1), log)
    assert DUNGEON[s.objective].id == QUESTS[quest].objective
    assert s.deck.count(s.objective) == 1
    assert told(log, "quest") == [{"quest": quest, "card": QUESTS[quest].objective}]


@pytest.mark.quick
@pytest.mark.rule("DJ-041", "Q0")
def test_without_a_quest_any_objective_room_may_come() -> None:
    rooms = set()
    for face in range(1, 7):
        s = table(quest="free-delve")
        preparing.prepare(s, Hand(objective=[face], rest=1), SILENT)
        rooms.add(DUNGEON[s.objective].id)
    assert len(rooms) == 6


@pytest.mark.quick
@pytest.mark.rule("Q6")
def test_two_junctions_are_shuffled_into_the_first_cards_of_the_labyrinth() -> None:
    s = table(quest="bull-labyrinth")
    preparing.prepare(s, Hand(rest=1), SILENT)
    junction = DUNGEON_NAMES.index("t-junction")
    assert len(s.deck) == 15
    assert s.deck[:9].count(junction) >= 2
    assert s.deck.index(s.objective) >= 9


@pytest.mark.quick
@pytest.mark.rule("DJ-191")
@pytest.mark.parametrize("depth", [2, 6, 13])
def test_a_short_quest_has_its_objective_at_a_depth_that_everybody_knows(depth: int) -> None:
    card = {**LESSONS["quest"]["quest"], "rules": f"holds(chest,sanctuary-lamp) depth({depth})"}
    for seed in range(5):
        match = Match.new("donjon", seats=2, seed=seed, content={"schema": 1, "quest": card})
        for text in ("lead nilo", "depart"):
            match.play(0, text, strict=True)
        state = match.state
        assert isinstance(state, State)
        assert len(state.deck) == 12, "the first card is laid"
        assert state.deck.index(state.objective) == depth - 2
        for eyes in (0, 1):
            thought = match.game.imagine(match.view(eyes), Random(seed))
            assert thought.deck.index(state.objective) == depth - 2
    assert match.view(0)["now"]["distance"] == depth - 2


@pytest.mark.quick
@pytest.mark.rule("Q7")
def test_in_a_starless_night_the_master_begins_with_three_events_and_every_zone_is_dark() -> None:
    assert [first_events(table(quest=quest.id)) for quest in MINE] == [2] * 6 + [3, 2]
    s = table(*[hero(ready=0), hero(ready=0)], step=TOWN, quest="starless-night")
    s = do(do(s, 0, "depart"), 1, "depart", Hand(rest=1))
    assert s.step == ENTRANCE
    s = do(
        s,
        MASTER,
        "entrance south",
        Hand(rest=1, event=[EVENT_CARD_OF["curse"], EVENT_CARD_OF["pit"], EVENT_CARD_OF["ambush"]]),
    )
    assert sum(s.hand) == 3
    assert s.zones[0].dark
    assert is_dark(s, 0)
    s = found("starless-night")
    assert s.zones[1].dark


@pytest.mark.quick
def test_a_campaign_goes_from_town_to_town_and_heroes_stay_who_they_are() -> None:
    s = table(*[hero(ready=0, xp=7), hero(ready=0)], step=TOWN, quests="3")
    s.table.quests = CAMPAIGN[:3]
    s = do(do(s, 0, "depart"), 1, "depart", Hand(rest=1))
    s = do(s, MASTER, "entrance south", Hand(rest=1))
    s.own_hero(0).earned = 30
    s.won, s.distance = 1, 3
    ending.finish(s, "agreed", Hand(), SILENT)
    assert (s.step, s.quest, s.won, s.quest_name) == (TOWN, 1, 0, "necromancer")
    assert (s.heroes[0].xp, s.heroes[0].ready, s.counted("all:won")) == (37, 0, 1)
    s = do(do(s, 0, "depart"), 1, "depart", Hand(rest=1))
    assert (s.step, s.counted("all:won"), s.round, len(s.zones)) == (ENTRANCE, 1, 0, 1)
    assert s.distance == -1, "nobody knows the way to the new objective"
    assert DUNGEON[s.objective].id == "royal-crypt"


# The objective room


@pytest.mark.quick
@pytest.mark.rule("DJ-098", "A-64")
@pytest.mark.parametrize("quest", [quest.id for quest in MINE])
def test_the_quest_furnishes_and_mans_the_objective_room(quest: str) -> None:
    card = QUESTS[quest]
    log = Log()
    s = found(quest, log=log)
    assert s.zones[1].room == -1
    assert sum(s.rooms) == len(ROOMS)
    wanted: Counter[str] = Counter()
    for name, number, _, _ in card.occupants:
        wanted[name] += number
    assert Counter([monster.kind for monster in s.foes]) == wanted
    zones = plan_of(s).zone_at
    assert all(zones[monster.square] == 1 for monster in s.monsters)
    assert len({monster.square for monster in s.monsters}) == len(s.monsters)
    assert len(s.captives) == card.captives
    assert [piece.kind for piece in s.furniture] == [name for name, _, _, _ in card.furniture]
    assert (s.combat, s.step) == (1, HEROES)
    assert told(log, "objective-found") == [{"zone": 2}]
    assert len({monster.group for monster in s.foes}) == 1


@pytest.mark.quick
@pytest.mark.rule("A-64")
def test_a_lieutenant_of_a_quest_is_one_and_unique_but_brings_no_escort() -> None:
    s = found("watcher-blade")
    warlord = next(monster for monster in s.foes if monster.kind == "orc-warlord")
    assert BESTIARY[warlord.kind].unique
    assert len(s.foes) == 5
    assert sum(s.monster_deck) == sum([card.copies for card in MONSTER_CARDS])
    s = found("watcher-blade", *party(6), scale="count")
    assert Counter([monster.kind for monster in s.foes]) == {"orc-warlord": 1, "orc": 5, "orc-archer": 2}


@pytest.mark.quick
@pytest.mark.rule("DJ-098", "A-49")
def test_once_the_objective_is_found_no_event_is_drawn() -> None:
    assert (deck.AGAIN, deck.MORE) == (EVENTS_AGAIN, EVENTS_MORE)
    s = quest_table("watcher-blade")
    assert deck.may_draw(s)
    s = quiet(found("watcher-blade"))
    judged(s)
    assert not deck.may_draw(s)
    s = quiet(found("watcher-blade", objective_events="continue"))
    assert deck.may_draw(s)


@pytest.mark.quick
@pytest.mark.rule("DJ-099", "Q0")
def test_without_a_quest_the_cards_fill_the_room_and_its_occupants_are_the_goal() -> None:
    warlord, orcs, goblins, refectory = 27, 2, 0, next(i for i, room in enumerate(ROOMS) if room.rule == "RE01")
    hand = Hand(rest=1, monster_card=[warlord, orcs, goblins], room=[refectory])
    s = found("free-delve", hand=hand)
    assert MONSTER_CARDS[warlord].monsters == (("orc-warlord", 1),)
    assert Counter([monster.kind for monster in s.monsters]) == {"orc-warlord": 1, "orc": 4, "goblin": 6}
    assert [piece.kind for piece in s.furniture if piece.zone == 1]
    assert s.zones[1].room == refectory
    assert not judged(s)
    assert not s.won
    later = foe(s, "ogre", "a1")
    for monster in occupants(s):
        s.monsters = tuple([other for other in s.monsters if other.uid != monster.uid])
    log = Log()
    assert not judged(s, log)
    assert s.won
    assert s.is_there(later)
    assert [made.earned for made in s.heroes] == [100] * 4
    assert told(log, "quest-won") == [{"quest": "free-delve"}]


@pytest.mark.quick
@pytest.mark.rule("DJ-099")
@pytest.mark.parametrize("drawn", ["SQ01", "RE04"])
def test_the_objective_gets_a_long_room_without_a_crevasse(drawn: str) -> None:
    hand = Hand(rest=1, monster_card=[27, 2, 0], room=[ROOM_RULES[drawn]])
    room = ROOMS[found("free-delve", hand=hand).zones[1].room]
    assert (room.shape, "crevasse" in room.furniture) == ("rectangular", False)


# Judging


@pytest.mark.quick
@pytest.mark.rule("DJ-003", "DJ-184", "DJ-185", "A-89")
def test_winning_pays_every_participant_who_lives_and_play_goes_on() -> None:
    s = found("necromancer", hero(), hero(life=0), hero(), hero(), hero())
    out(s, 2)
    s.own_hero(3).out = DEAD
    s.own_hero(4).destiny = 0
    log = Log()
    for monster in occupants(s, "evil-sorcerer"):
        s.monsters = tuple([other for other in s.monsters if other.uid != monster.uid])
    assert not judged(s, log)
    assert s.won
    assert s.step == HEROES
    assert [made.earned for made in s.heroes] == [100, 100, 100, 0, 100]
    assert not judged(s, log)
    assert [made.earned for made in s.heroes] == [100, 100, 100, 0, 100]
    assert told(log, "experience")[0] == {"seat": 0, "points": 100, "cause": "necromancer"}


@pytest.mark.quick
@pytest.mark.rule("A-89")
def test_a_table_may_end_a_quest_when_it_is_won() -> None:
    s = found("necromancer", end_on_win="on")
    s.monsters = ()
    assert judged(s)
    assert (s.step, s.reason, s.counted("all:won")) == (END, "won", 1)


@pytest.mark.quick
@pytest.mark.rule("DJ-004", "A-72", "A-89")
def test_the_quest_is_over_when_nobody_is_inside() -> None:
    for won in (0, 1):
        s = found("necromancer", hero(), hero(), hero())
        s.won = won
        out(s, 0)
        s.own_hero(1).out = DEAD
        assert not judged(s)
        out(s, 2)
        log = Log()
        assert judged(s, log)
        assert (s.step, s.reason) == (END, "left")
        assert told(log, "quest-over") == [{"quest": "necromancer", "reason": "ending:left", "won": won}]
        assert ending.outcome(s).places == ((1, 1, 1, 2) if won else (2, 2, 2, 1))


@pytest.mark.quick
@pytest.mark.rule("A-72")
def test_whoever_stands_on_the_stairs_may_leave_also_in_a_fight() -> None:
    s = found("necromancer", hero(), hero())
    assert s.combat
    assert not may(s, 0, "leave")
    s = s.copy()
    s.own_hero(0).square = s.stairs[0]
    s = do(s, 0, "leave")
    assert s.heroes[0].out == OUTSIDE
    assert s.step == HEROES
    s = s.copy()
    s.own_hero(1).square = s.stairs[0]
    s = do(s, 1, "leave")
    assert (s.step, s.reason, s.counted("all:won")) == (END, "left", 0)


@pytest.mark.quick
@pytest.mark.rule("DJ-004", "A-03")
def test_when_nobody_inside_stands_the_master_has_won_at_once() -> None:
    s = found("necromancer", hero(), hero(), hero(), hero())
    out(s, 3)
    s.own_hero(0).life = 0
    s.own_hero(1).out = DEAD
    assert not judged(s)
    s.own_hero(2).marks = (("spent", 1, "wraiths", 2),)
    assert judged(s)
    assert (s.step, s.reason) == (END, "fallen")
    assert [made.out for made in s.heroes] == [DEAD, DEAD, DEAD, OUTSIDE]
    assert ending.outcome(s).places == (2, 2, 2, 2, 1)
    assert ending.outcome(s).scores[4][0] == ("kills", 3, 0)


@pytest.mark.quick
@pytest.mark.rule("A-03", "A-89")
def test_those_who_fall_after_a_win_have_won_all_the_same() -> None:
    s = found("necromancer", hero(), hero())
    s.won = 1
    out(s, 1)
    s.own_hero(0).life = 0
    assert judged(s)
    assert s.reason == "fallen"
    assert s.counted("all:won") == 1
    assert ending.outcome(s).places == (1, 1, 2)


@pytest.mark.quick
@pytest.mark.rule("A-03")
def test_nothing_is_decided_while_destiny_may_still_help() -> None:
    s = found("necromancer", hero(), hero(life=0, destiny=0))
    s = s.copy()
    harm(s, 0, 99)
    s = closed(s)
    assert s.heroes[0].life == 0
    assert s.step == END
    s = found("necromancer", hero(), hero(life=0, destiny=0)).copy()
    harm(s, 0, 99)
    s = GAME.settle(s, Hand(), SILENT)
    assert s.frames[-1].kind == "fallen"
    assert not judged(s)
    assert s.step == HEROES
    s = do(s, 0, "defy")
    s = closed(s)
    assert (s.heroes[0].life, s.step) == (10, HEROES)


@pytest.mark.quick
@pytest.mark.rule("A-89")
def test_heroes_may_agree_to_stop_when_the_quest_is_won_and_nobody_threatens() -> None:
    s = quiet(found("necromancer", hero(), hero(), hero(life=0)))
    assert s.won == 0
    assert refused(s, 0, "call-it").reason == "not-won"
    s = s.copy()
    s.won = 1
    foe(s, "goblin", "a1")
    s.combat = 0
    assert refused(s, 0, "call-it").reason == "monsters-there"
    s = quiet(s)
    s = do(s, 0, "call-it")
    assert s.step == HEROES
    assert refused(s, 0, "call-it").reason == "called-already"
    ended = do(s, 1, "call-it")
    assert (ended.step, ended.reason, ended.counted("all:won")) == (END, "agreed", 1)
    s = s.copy()
    foe(s, "goblin", "a1")
    judged(s)
    s = quiet(s)
    assert may(s, 0, "call-it")


@pytest.mark.quick
@pytest.mark.rule("A-89")
def test_either_clock_ends_a_quest() -> None:
    for reason, won in (("time", 0), ("idle", 1)):
        s = quiet(found("necromancer", round_limit="60"))
        s.monsters, s.won = (), won
        if reason == "time":
            s.count("explored", 60)
            rounds.start_round(s, Hand(), SILENT)
        else:
            s.quiet = 59
            rounds.end_round(s, Hand(), SILENT)
        assert (s.step, s.reason, s.counted("all:won")) == (END, reason, won)


@pytest.mark.quick
@pytest.mark.rule("DJ-054", "DJ-112")
def test_no_number_of_rounds_ends_a_quest_unless_the_table_wants_it() -> None:
    s = quiet(found("necromancer"))
    s.monsters = ()
    s.count("explored", 500)
    rounds.start_round(s, Hand(), SILENT)
    assert (s.options.round_limit, s.step) == (0, START)


@pytest.mark.quick
@pytest.mark.rule("DJ-003", "DJ-190", "A-77")
@pytest.mark.parametrize(
    ("won", "of", "heroes_win"), [(0, 1, 0), (1, 1, 1), (1, 2, 1), (1, 3, 0), (2, 3, 1), (4, 8, 1)]
)
def test_half_of_the_quests_decide_the_match(won: int, of: int, heroes_win: int) -> None:
    s = table(hero(gold=12, kills=3), hero())
    s.table.quests = CAMPAIGN[:of]
    s.table.master = 0
    s.count("all:won", won)
    s.count("all:xp-0", 140)
    found_ = ending.outcome(s)
    assert found_.places == ((2, 1, 1) if heroes_win else (1, 2, 2))
    assert found_.reason == ("heroes" if heroes_win else "master")
    assert found_.scores[1] == (
        ("experience", 140, 140),
        ("gold", 12, 0),
        ("kills", 3, 0),
        ("quests-won", won, 0),
    )
    assert found_.scores[0] == (("kills", 0, 0), ("quests-won", of - won, 0))


@pytest.mark.quick
@pytest.mark.rule("DJ-185")
def test_secondary_objectives_are_paid_at_the_end_to_those_who_live() -> None:
    s = found("captives", hero(), hero(), hero())
    s.count("saved", 2)
    s.won = 1
    s.own_hero(1).out = DEAD
    log = Log()
    ending.finish(s, "agreed", Hand(), log)
    assert told(log, "secondary") == [{"quest": "captives", "number": 1}]
    assert [made.xp for made in s.heroes] == [20, 0, 20]


@pytest.mark.quick
@pytest.mark.rule("DJ-185")
def test_nothing_is_paid_for_what_was_not_tried() -> None:
    for quest in MINE:
        s = table(hero(), hero(), quest=quest.id)
        assert not [condition for condition, _ in quest.secondaries if conditions.holds(s, condition)]
