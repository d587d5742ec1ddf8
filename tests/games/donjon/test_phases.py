"""Rounds, stretches and turns (DJ-038 … DJ-040, DJ-048, DJ-051 … DJ-054, DJ-062 … DJ-065, DJ-078 … DJ-080)."""

from __future__ import annotations

import pytest

from souterrain.core.asks import MUST, ONE
from souterrain.core.events import SILENT, Log
from souterrain.core.game import Setup
from souterrain.core.rejection import SetupError
from souterrain.core.seeded import Seeded
from souterrain.games.donjon.content.decks import MONSTER_CARDS
from souterrain.games.donjon.content.places import DUNGEON, DUNGEON_NAMES, ROOMS
from souterrain.games.donjon.facts import ADVENTURER, FACTS
from souterrain.games.donjon.facts import MASTER as MASTER_ROLE
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.dungeon import doors
from souterrain.games.donjon.rules.frames.dungeon import FillRoom
from souterrain.games.donjon.rules.mechanics import spawning, turns
from souterrain.games.donjon.rules.mechanics.marks import marked
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.obstacles import obstacle
from souterrain.games.donjon.rules.turn import rounds
from souterrain.games.donjon.state import HEROES, MONSTERS, START, State, add
from tests.games.donjon.tables import MASTER, Hand, at, close, do, foe, hero, may, placed, refused, stand, table, told


def asked(s: State) -> list[tuple[int, str, str]]:
    return [(ask.seat, ask.kind, ask.about) for ask in GAME.asks(s)]


def room(rule: str) -> int:
    return next(place for place, card in enumerate(ROOMS) if card.rule == rule)


@pytest.mark.rule("DJ-001")
def test_one_seat_is_the_masters_and_each_other_one_a_heros() -> None:
    setup = Setup(3, FACTS.resolve({}), (ADVENTURER, MASTER_ROLE, ADVENTURER))
    s = GAME.start(setup, Seeded(bytes(32)))
    assert (s.table.master, len(s.heroes)) == (1, 2)
    assert [s.hero_of(seat) for seat in range(3)] == [0, -1, 1]
    assert GAME.start(Setup(3, FACTS.resolve({})), Seeded(bytes(32))).table.master == 2
    for roles in ((MASTER_ROLE, MASTER_ROLE, ADVENTURER), (ADVENTURER,) * 3):
        with pytest.raises(SetupError) as fault:
            GAME.start(Setup(3, FACTS.resolve({}), roles), Seeded(bytes(32)))
        assert fault.value.rejected.rule == "DJ-001"
    assert refused(table(), MASTER, "search").reason == "heroes-turn"


@pytest.mark.rule("DJ-002")
def test_one_to_six_heroes_and_a_master() -> None:
    assert FACTS.seats == (2, 7)
    for seats in (2, 5, 7):
        assert len(GAME.start(Setup(seats, FACTS.resolve({})), Seeded(bytes(32))).heroes) == seats - 1


@pytest.mark.rule("DJ-006")
def test_dice_have_four_six_or_ten_sides() -> None:
    """Every die of a whole game with standard options."""
    from tests.contract.plays import play, setup_for

    kinds = {line.partition(" ")[2].partition("=")[0] for line in _draws(play(GAME, setup_for(GAME, 3, {}), 5))}
    dice = {kind for kind in kinds if kind.startswith("d")}
    assert {"d4", "d6", "d10"} >= {kind for kind in dice if kind in ("d4", "d6", "d8", "d10", "d12", "d20")}
    assert "d10" in dice


def _draws(run: object) -> list[str]:
    return [line for step in run.steps for line in step.draws]  # type: ignore[attr-defined]


@pytest.mark.rule("DJ-038", "DJ-039", "DJ-080")
def test_a_monster_that_appears_ends_the_turn_and_begins_a_fight() -> None:
    s = stand(table(hero(), hero(), card="square-room"), 0, "b1")
    stand(s, 1, "c4")
    s.deck = (DUNGEON_NAMES.index("square-room"), *s.deck)
    s.monster_deck = tuple([int(card.rule == "N23") for card in MONSTER_CARDS])
    after = do(s, 0, "open door number=1", Hand(room=[room("SQ04")], monster_card=[22], rest=1))
    assert (after.combat, after.step, after.stretch) == (1, HEROES, 1)
    assert [monster.kind for monster in after.monsters] == ["ogre"]
    assert asked(after)[:2] == [(0, ONE, "act"), (1, ONE, "act")], "a fresh round with all heroes (A-80)"


@pytest.mark.rule("DJ-053", "DJ-054", "DJ-080")
def test_opening_a_door_ends_the_turn_and_exploration_goes_on() -> None:
    s = stand(table(hero(), hero(), card="square-room"), 0, "b1")
    s.deck = (DUNGEON_NAMES.index("corridor"), *s.deck)
    after = do(s, 0, "open door number=1", Hand(rest=1))
    assert (after.combat, after.heroes[0].ended, len(after.zones)) == (0, 1, 2)
    assert asked(after) == [(1, MUST, "act")]
    assert refused(after, 0, "search").rule == "DJ-040"
    later = do(after, 1, "end")
    assert (later.step, later.round, later.stretch) == (START, 2, 2)


@pytest.mark.rule("DJ-078", "DJ-008")
@pytest.mark.parametrize(
    ("card", "shape"), [("corridor", ""), ("stairs", ""), ("square-room", "square"), ("royal-crypt", "rectangular")]
)
def test_rooms_get_a_room_card_and_corridors_none(card: str, shape: str) -> None:
    s = stand(table(hero(), card="square-room"), 0, "b1")
    index = DUNGEON_NAMES.index(card)
    s.deck = (index, *s.deck)
    after = do(
        s,
        0,
        "open door number=1",
        Hand(room=[] if not shape else [room("SQ02" if shape == "square" else "RE08")], rest=1),
    )
    zone = after.zones[1]
    assert zone.card == index
    assert (ROOMS[zone.room].shape if zone.room >= 0 else "") == shape
    exits = 0 if card == "x" else len(DUNGEON[index].doors)
    assert len([door for door in after.doors if door.zone == 1]) == exits, "doors as the card shows them (DJ-008)"


@pytest.mark.rule("DJ-048")
@pytest.mark.parametrize(("card", "fight"), [("SQ02", 0), ("SQ04", 1)])
def test_a_game_begins_with_a_fight_if_monsters_are_at_the_entrance(card: str, fight: int) -> None:
    s = table(hero(), hero(), card="square-room", step=START)
    s.monster_deck = tuple([int(known.rule == "N23") for known in MONSTER_CARDS])
    doors.fill_room(s, FillRoom(zone=0, card=room(card)), Hand(rest=22), SILENT)
    s = placed(GAME.settle(s, Hand(rest=22), SILENT), Hand())
    assert s.combat == fight


@pytest.mark.rule("DJ-051", "DJ-062", "DJ-040")
def test_heroes_act_in_any_order_as_they_like() -> None:
    s = table(hero(), hero(), hero(), card="royal-crypt")
    assert asked(s) == [(seat, ONE, "act") for seat in range(3)]
    s = do(s, 2, "search", Hand(search=[5]))
    assert asked(s) == [(seat, ONE, "act") for seat in range(3)], "a turn may be broken off for another's"
    s = do(do(s, 1, "end"), 2, "end")
    assert asked(s) == [(0, MUST, "act")]
    assert refused(s, 1, "search").rule == "DJ-040"


@pytest.mark.rule("DJ-063")
def test_a_dispute_is_settled_by_speed_and_then_by_a_die() -> None:
    s = table(hero("dwarf", "warrior"), hero("human", "thief"), hero("human", "mage"), hero("human", "priest"))
    s = do(s, 0, "insist", Hand(order=[6, 1, 2, 5]))
    assert s.order == (1, 3, 2, 0), "the thief is fastest, the dwarf slowest; the priest's die beats the mage's"
    assert asked(s) == [(1, MUST, "act")]
    assert refused(s, 0, "search").rule == "DJ-063"
    assert asked(do(s, 1, "end")) == [(3, MUST, "act")]


@pytest.mark.rule("DJ-064", "DJ-065", "DJ-114")
def test_monsters_act_after_the_heroes_in_any_order() -> None:
    s = stand(table(hero(fatigue=0), card="royal-crypt"), 0, "a8")
    foe(s, "orc", "a1")
    foe(s, "goblin", "b1")
    assert refused(s, MASTER, "done").rule == "DJ-064"
    s = do(s, 0, "end")
    assert s.step == MONSTERS
    assert refused(s, 0, "search").rule == "DJ-064"
    verbs = {sentence.split()[1] for sentence in may(s, MASTER, "march")}
    assert verbs == {"orc", "goblin"}
    s = do(s, MASTER, "done")
    assert (s.step, s.round) == (HEROES, 2)


@pytest.mark.rule("DJ-039", "DJ-112")
def test_a_fight_lasts_until_no_monster_is_left() -> None:
    s = stand(table(hero(weapon="axe", fatigue=0), card="royal-crypt"), 0, "a8")
    foe(s, "goblin", "a7", life=1)
    s = do(s, 0, "strike goblin number=1", Hand(combat=[10, 1]))
    while s.frames:
        s = close(s)
    assert s.combat, "the round is played out (A-01)"
    s = do(s, 0, "end")
    assert (s.combat, s.step) == (0, START)


@pytest.mark.rule("A-05", "DJ-024")
def test_tilted_skills_straighten_at_the_next_stretch_of_their_kind() -> None:
    s = table(hero("human", "priest", "heal", tilted=(("heal", 0),)))
    s.combat = 1
    foe(s, "goblin", "a1")
    rounds.end_combat(s, Hand(rest=1), SILENT)
    assert s.heroes[0].tilted == ()


@pytest.mark.rule("A-06")
def test_a_mark_until_the_end_of_the_next_exploration_outlasts_the_fight_between() -> None:
    s = table(hero(), hero())
    marked(s, 0, "cursed", 1, "pe+1")
    marked(s, 1, "cursed", 1, "pe")
    foe(s, "goblin", "a1")
    s.combat = 0
    turns.begin_combat(s)
    s = GAME.settle(s, Hand(rest=1), SILENT)
    assert s.heroes[0].has("cursed")
    assert not s.heroes[1].has("cursed")


@pytest.mark.rule("DJ-102", "A-65")
def test_a_card_that_does_not_suit_the_room_may_be_drawn_again() -> None:
    s = stand(table(hero(), card="square-room"), 0, "b1")
    s.deck = (DUNGEON_NAMES.index("square-room"), *s.deck)
    goblins, zombies = 0, 9
    hand = Hand(room=[room("SQ08")], monster_card=[goblins], rest=1)
    s = do(s, 0, "open door number=1", hand)
    assert asked(s) == [(s.table.master, MUST, "drawn")]
    kept = do(s, MASTER, "keep", Hand(rest=1))
    assert {monster.kind for monster in kept.monsters} == {"goblin"}
    again = do(s, MASTER, "redraw", Hand(monster_card=[zombies], rest=1))
    assert {monster.kind for monster in again.monsters} == {"zombie"}


@pytest.mark.rule("DJ-102")
def test_a_card_may_be_drawn_again_until_one_suits_if_any_is_left() -> None:
    s = stand(table(hero(), card="square-room"), 0, "b1")
    s.deck = (DUNGEON_NAMES.index("square-room"), *s.deck)
    hand = {"room": [room("SQ08")], "monster_card": [0]}
    asked_for = do(s, 0, "open door number=1", Hand(**hand, rest=1))
    for _ in range(8):
        asked_for = do(asked_for, MASTER, "redraw", Hand(monster_card=[0], rest=1))
    assert asked(asked_for) == [(s.table.master, MUST, "drawn")]
    s.monster_deck = tuple([int(place == 0) for place in range(len(s.monster_deck))])
    alone = do(s, 0, "open door number=1", Hand(room=[room("SQ08")], monster_card=[0], rest=1))
    assert {monster.kind for monster in alone.monsters} == {"goblin"}, "no card of the deck suits the room"


@pytest.mark.rule("DJ-102")
def test_without_theming_nobody_is_asked() -> None:
    s = stand(table(hero(), card="square-room", theming="off"), 0, "b1")
    s.deck = (DUNGEON_NAMES.index("square-room"), *s.deck)
    s = do(s, 0, "open door number=1", Hand(room=[room("SQ08")], monster_card=[0], rest=1))
    assert {monster.kind for monster in s.monsters} == {"goblin"}


@pytest.mark.rule("DJ-113", "A-79")
def test_the_master_places_monsters_among_squares_equally_far() -> None:
    s = stand(table(hero(), card="square-room"), 0, "b1")
    s.deck = (DUNGEON_NAMES.index("square-room"), *s.deck)
    ogre = 22
    s = do(s, 0, "open door number=1", Hand(room=[room("SQ16")], monster_card=[ogre], rest=1), posting=True)
    assert asked(s) == [(s.table.master, MUST, "posting")]
    here = s.foes[0].square
    others = may(s, MASTER, "place")
    assert others
    assert GAME.asks(s)[0].default == ("keep",)
    kept = do(s, MASTER, "keep")
    assert (kept.foes[0].square, kept.combat) == (here, 1)
    moved = do(s, MASTER, others[0])
    assert moved.foes[0].square != here
    away = steps_to(s)
    assert away[moved.foes[0].square] == away[here]
    assert not moved.frames


@pytest.mark.rule("A-79", "DJ-139")
def test_monsters_of_two_kinds_change_places() -> None:
    s = stand(table(hero(), card="square-room", theming="off"), 0, "b1")
    s.deck = (DUNGEON_NAMES.index("square-room"), *s.deck)
    orcs = 4
    s = do(s, 0, "open door number=1", Hand(room=[room("SQ16")], monster_card=[orcs], rest=1), posting=True)
    archer = next(monster for monster in s.foes if monster.kind == "orc-archer")
    squares = {monster.square for monster in s.foes}
    swaps = [sentence for sentence in may(s, MASTER, "place") if sentence.startswith("place orc-archer number=1")]
    after = [do(s, MASTER, sentence, posting=True) for sentence in swaps]
    swapped = [one for one in after if {monster.square for monster in one.foes} == squares]
    assert swapped
    assert all(one.monster(archer.uid).square != archer.square for one in swapped)


def steps_to(s: State) -> dict[int, int]:
    return plan_of(s).steps_to([s.heroes[0].square], obstacle(s))


def meddled() -> State:
    return table(hero(), hero(), card="royal-crypt", step=MONSTERS, intervention="on")


@pytest.mark.rule("A-92", "A-56")
def test_the_last_wraith_that_the_master_removes_gives_strength_back() -> None:
    s = meddled()
    foe(s, "wraith", "a1")
    foe(s, "wraith", "b1")
    figure = s.own_hero(0)
    figure.drained, figure.marks = 3, (("spent", 1, "phase", 0),)
    s = do(s, MASTER, "remove wraith number=1")
    assert s.heroes[0].down
    s = do(s, MASTER, "remove wraith number=2")
    assert (s.heroes[0].drained, s.heroes[0].standing) == (0, True)


@pytest.mark.rule("A-92", "DJ-137")
def test_the_card_of_removed_monsters_goes_back_without_treasure() -> None:
    s = meddled()
    s.monster_deck = add(s.monster_deck, 22, -1)
    before = s.monster_deck[22]
    spawning.spawn(s, "ogre", at(s, "a1"), spawning.add_group(s, 22, 3))
    s.combat = 1
    s = do(s, MASTER, "remove ogre number=1")
    assert s.monster_deck[22] == before + 1
    assert not s.frames


@pytest.mark.rule("A-92", "DJ-192")
def test_life_is_altered_below_its_maximum_and_the_maximum_by_itself() -> None:
    s = meddled()
    assert refused(s, MASTER, "alter hero:1 life=40").rule == "DJ-060"
    s = do(s, MASTER, "alter hero:1 life=7")
    assert (s.heroes[0].life, s.heroes[0].max_life) == (7, 20)
    s = do(do(s, MASTER, "alter hero:1 most=25"), MASTER, "alter hero:1 life=24")
    assert (s.heroes[0].life, s.heroes[0].max_life) == (24, 25)
    s = do(s, MASTER, "alter hero:1 most=6")
    assert (s.heroes[0].life, s.heroes[0].max_life) == (6, 6)


@pytest.mark.rule("DJ-079")
def test_furniture_is_placed_before_the_monsters() -> None:
    s = stand(table(hero(), card="square-room"), 0, "b1")
    s.deck = (DUNGEON_NAMES.index("square-room"), *s.deck)
    log = Log()
    s = do(s, 0, "open door number=1", Hand(room=[room("SQ04")], monster_card=[22], rest=1), log)
    solid = {square for piece in s.furniture for square in piece.squares}
    assert solid
    assert not solid & {monster.square for monster in s.monsters}
    keys = [event.key for event in log]
    assert keys.index("room") < keys.index("appeared")
    assert told(log, "revealed") == [{"card": "square-room", "zone": 2}]


@pytest.mark.rule("A-10")
def test_there_is_one_deck_whichever_door_is_opened() -> None:
    ends = []
    for number in (1, 2):
        s = table(hero(), card="t-junction")
        s.deck = (DUNGEON_NAMES.index("corridor"), DUNGEON_NAMES.index("corner"), *s.deck)
        door = s.doors[number - 1]
        s.own_hero(0).square = door.edges[0]
        ends.append(do(s, 0, f"open door number={number}", Hand(rest=1)).deck)
    assert ends[0] == ends[1]


@pytest.mark.rule("DJ-192")
def test_the_master_may_place_move_change_and_remove_in_the_open() -> None:
    s = table(hero(), hero(), card="royal-crypt", step=START, intervention="on")
    log = Log()
    from souterrain.games.donjon.rules.questions.ground import square_items

    where = " ".join(GAME.say(("x", *square_items(s, at(s, "a1")))).split()[1:])
    s = do(s, MASTER, f"place ogre {where}", Hand(rest=1), log)
    assert [(m.kind, m.square) for m in s.monsters] == [("ogre", at(s, "a1"))]
    assert told(log, "intervened") == [{"said": f"place ogre {where}"}]
    s = do(do(s, 0, "end"), 1, "end")
    s = do(s, MASTER, "alter ogre number=1 life=3")
    assert s.monsters[0].life == 3
    there = " ".join(GAME.say(("x", *square_items(s, at(s, "d1")))).split()[1:])
    s = do(s, MASTER, f"shift ogre number=1 {there}")
    assert s.monsters[0].square == at(s, "d1")
    taken = " ".join(GAME.say(("x", *square_items(s, s.heroes[0].square))).split()[1:])
    assert refused(s, MASTER, f"shift ogre number=1 {taken}").rule == "DJ-060", "a broken rule of the board is refused"
    assert not do(s, MASTER, "remove ogre number=1").monsters
    s = table(hero(), step=START)
    assert refused(s, MASTER, f"place ogre {where}").rule == "DJ-192"


@pytest.mark.rule("A-83", "A-84")
def test_names_are_neutral_and_one_for_each_thing() -> None:
    from pathlib import Path

    import souterrain.games.donjon as package

    folder = Path(package.__file__).parent
    texts = [
        path.read_text(encoding="utf-8").lower()
        for path in [*folder.glob("locale/*.ftl"), *folder.glob("rulebook/*.md")]
    ]
    assert len(texts) == 6
    for text in texts:
        for name in ("skaven", "fimir", "warhammer", "heroquest", "charognard", "dungeon master", "maître du donjon"):
            assert name not in text


@pytest.mark.rule("DJ-192")
def test_nobody_is_placed_or_moved_where_no_square_is_free() -> None:
    s = table(hero(), card="corridor", step=START, intervention="on")
    assert {"place", "shift"} <= {verb.word for verb in GAME.legal(s, 1).verbs}
    for square in sorted(plan_of(s).floor - {s.heroes[0].square}):
        spawning.spawn(s, "goblin", square, spawning.add_group(s, -1, 0))
    assert not {"place", "shift"} & {verb.word for verb in GAME.legal(s, 1).verbs}
