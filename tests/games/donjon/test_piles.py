"""The dungeon deck where a T-junction deals it out (A-10)."""

from __future__ import annotations

from random import Random

import pytest

from souterrain.core.events import SILENT, Log
from souterrain.games.donjon.board.ground import BLIND, CLOSED, Furniture
from souterrain.games.donjon.board.plan import cells
from souterrain.games.donjon.content.effects import parse
from souterrain.games.donjon.content.places import DUNGEON_NAMES
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.dungeon import layout
from souterrain.games.donjon.rules.furniture import passages
from souterrain.games.donjon.rules.mechanics import dungeon_deck
from souterrain.games.donjon.rules.mechanics.effects import Source, distance
from souterrain.games.donjon.rules.questions import piles
from souterrain.games.donjon.state import ENTRANCE, State
from souterrain.games.donjon.text.picture import picture
from souterrain.terminal.language import Language
from tests.games.donjon.tables import MASTER, Hand, do, hero, table, told

CORRIDOR, LOCKED, STAIRS = (DUNGEON_NAMES.index(name) for name in ("corridor", "locked-corridor", "stairs"))
T = DUNGEON_NAMES.index("t-junction")


def junction(*cards: int, log: Log = SILENT, t_split: str = "on") -> State:
    """A T-junction has just been laid behind the only door of a room; these cards come after it, then the objective.
    Its doors are 3 and 4."""
    s = table(hero(), t_split=t_split)
    s.deck = (T, *cards, s.objective)
    s.late = len(s.deck)
    s.own_hero(0).square = s.doors[0].edges[0]
    return do(s, 0, "open door number=1", Hand(rest=1), log)


def opened(s: State, number: int) -> State:
    """A hero opens a door."""
    s = s.copy()
    own = s.own_hero(0)
    own.square, own.ended, own.left = s.doors[number - 1].edges[0], 0, -1
    s.step, s.frames = 3, ()
    return do(s, 0, f"open door number={number}", Hand(rest=1))


@pytest.mark.quick
@pytest.mark.rule("A-10")
def test_the_cards_behind_a_junction_are_dealt_out_to_its_doors() -> None:
    log = Log()
    s = junction(CORRIDOR, LOCKED, STAIRS, log=log)
    assert [door.number for door in s.doors if door.state == CLOSED] == [3, 4]
    assert s.deck == (CORRIDOR, LOCKED, STAIRS, s.objective)
    assert s.piles == (0, 1, 0, 1)
    assert told(log, "deck-split") == [{"first": 3, "number": 2, "second": 4, "others": 2}]
    assert [piles.left(s, s.doors[number]) for number in (2, 3)] == [2, 2]
    one, other = opened(s, 3), opened(s, 4)
    assert (one.zones[-1].card, one.deck, one.piles) == (CORRIDOR, (LOCKED, STAIRS, s.objective), (1, 0, 1))
    assert (other.zones[-1].card, other.deck, other.piles) == (LOCKED, (CORRIDOR, STAIRS, s.objective), (0, 0, 1))
    assert one.doors[-1].pile == 0
    assert other.doors[-1].pile == 1, "what lies behind belongs to it too"


@pytest.mark.quick
@pytest.mark.rule("A-10")
def test_it_is_not_so_unless_the_table_says_so() -> None:
    log = Log()
    s = junction(CORRIDOR, LOCKED, STAIRS, log=log, t_split="off")
    assert s.piles == ()
    assert not told(log, "deck-split")
    assert opened(s, 3).deck == opened(s, 4).deck


@pytest.mark.quick
@pytest.mark.rule("A-10")
def test_a_crossroads_deals_nothing_out() -> None:
    s = table(hero(), t_split="on")
    s.deck = (DUNGEON_NAMES.index("crossroads"), CORRIDOR, LOCKED, s.objective)
    s.own_hero(0).square = s.doors[0].edges[0]
    assert do(s, 0, "open door number=1", Hand(rest=1)).piles == ()


@pytest.mark.quick
@pytest.mark.rule("A-10", "A-11")
def test_behind_the_last_card_of_a_pile_a_door_is_blind() -> None:
    s = junction()
    assert s.piles == (0,), "one card for the first door, none for the second"
    assert [door.number for door in layout.can_open(s)] == [3]
    assert opened(s, 4).doors[3].state == BLIND
    found = opened(s, 3)
    assert found.zones[-1].objective


@pytest.mark.quick
@pytest.mark.rule("A-10", "A-11")
def test_cards_that_no_door_leads_to_any_more_lie_behind_another() -> None:
    s = junction(CORRIDOR, LOCKED, STAIRS)
    s.own_door(4).state = BLIND
    layout.keep_open(s)
    assert s.piles == (0, 0, 0, 0)
    both = junction(CORRIDOR, LOCKED, STAIRS)
    both.own_door(3).state = both.own_door(4).state = BLIND
    layout.keep_open(both)
    door = both.doors[-1]
    assert (door.secret, door.state) == (1, CLOSED)
    assert set(both.piles) == {door.pile}, "all of them behind the secret door"


@pytest.mark.quick
@pytest.mark.rule("A-10")
def test_a_junction_with_one_way_on_deals_nothing_out() -> None:
    s = table(hero(), card="t-junction", t_split="on")
    s.own_door(2).state = BLIND
    dungeon_deck.split(s, 0, SILENT)
    assert s.piles == ()
    s.own_door(2).state = CLOSED
    dungeon_deck.split(s, 0, SILENT)
    assert set(s.piles) == {0, 1}


@pytest.mark.quick
@pytest.mark.rule("A-10")
def test_the_first_zone_may_be_a_junction_too() -> None:
    s = table(hero(), card="t-junction", t_split="on")
    s.stairs, s.doors, s.step = (), s.doors[:2], ENTRANCE
    s = do(s, MASTER, "entrance south", Hand(rest=1))
    assert set(s.piles) == {0, 1}
    assert len(s.piles) == len(s.deck)


@pytest.mark.quick
@pytest.mark.rule("A-10", "A-41")
def test_a_parchment_tells_how_many_cards_lie_above_it_and_behind_which_door() -> None:
    s, log = junction(CORRIDOR, LOCKED, STAIRS), Log()
    distance(s, None, Source(0), Hand(), log)  # type: ignore[arg-type]
    assert told(log, "distance") == [{"number": 1}]
    assert told(log, "leads-there") == [{"number": 4}]
    assert (s.distance, piles.above(s)) == (3, 1)
    assert piles.above(opened(s, 3)) == 1, "nothing comes nearer behind the other door"
    nearer = opened(s, 4)
    assert (nearer.distance, piles.above(nearer)) == (2, 0)
    single, log = junction(CORRIDOR, t_split="off"), Log()
    distance(single, None, Source(0), Hand(), log)  # type: ignore[arg-type]
    assert told(log, "distance") == [{"number": 1}]
    assert not told(log, "leads-there")


@pytest.mark.quick
@pytest.mark.rule("A-10", "E20")
def test_one_more_card_lies_on_the_fullest_pile() -> None:
    s = junction(CORRIDOR, LOCKED, STAIRS, CORRIDOR)
    s.peeked, s.distance = 2, 4
    assert s.piles == (0, 1, 0, 1, 0)
    dungeon_deck.put_on_top(s, LOCKED)
    assert (s.deck[0], s.piles[0], s.peeked, s.distance) == (LOCKED, 0, 0, 5)
    s = opened(s, 3)
    assert s.zones[-1].card == LOCKED


@pytest.mark.quick
@pytest.mark.rule("A-10", "E19")
def test_what_the_master_has_seen_stays_known_when_another_pile_is_drawn_from() -> None:
    s = junction(CORRIDOR, LOCKED, STAIRS)
    s.peeked = 1
    assert opened(s, 4).peeked == 1
    assert opened(s, 3).peeked == 0


@pytest.mark.quick
@pytest.mark.rule("A-10", "A-45")
@pytest.mark.parametrize(("number", "pile", "left"), [(3, 0, True), (4, 1, False)])
def test_a_secret_door_belongs_to_the_pile_of_its_zone(number: int, pile: int, left: bool) -> None:
    """An empty pile gives gold instead."""
    room = DUNGEON_NAMES.index("square-room")
    s = opened(junction(room, room), number)
    statue = Furniture()
    statue.kind, statue.number, statue.zone, statue.result = "statue", 1, len(s.zones) - 1, 8
    statue.squares = (cells(s.zones[-1])[5],)
    s.furniture = (statue,)
    assert piles.behind(s, statue.zone) == pile
    gold = s.heroes[0].gold
    passages.secret_door(s, parse("secret-door(side)")[0], Source(0, 0, "statue"), Hand(), SILENT)
    assert bool(s.frames) == left
    assert s.heroes[0].gold == gold + 20 * (not left)
    if left:
        passages.open_wall(s, s.frames[-1], Hand(), SILENT)
        assert (s.doors[-1].secret, s.doors[-1].pile) == (1, pile)


@pytest.mark.quick
@pytest.mark.rule("A-10", "DJ-043")
def test_the_objective_is_imagined_among_the_last_cards_of_all_piles() -> None:
    s = junction(*[CORRIDOR] * 6, LOCKED, STAIRS)
    s.late = 3
    s = opened(s, 4)
    places = set()
    for seed in range(60):
        world = GAME.imagine(GAME.view(s, 0), Random(seed))
        assert world.piles == s.piles
        places.add(world.deck.index(s.objective))
    assert places == {5, 6, 7}
    for _ in range(3):
        dungeon_deck.draw(s, 1)
    assert (s.late, len(s.deck)) == (2, 5), "one of the three was among the last"


@pytest.mark.quick
@pytest.mark.rule("A-10", "A-41")
def test_everybody_sees_how_many_cards_lie_behind_a_door_and_which_leads_on() -> None:
    s = junction(CORRIDOR, LOCKED, STAIRS)
    s.distance = 3
    for eyes in (None, 0, s.table.master):
        told = read(s, eyes)
        assert "after 1 more card, behind door 4" in told
        assert told.count("(2 cards)") == 2
    assert "cards)" not in read(junction(CORRIDOR, LOCKED, STAIRS, t_split="off"), 0)


def read(s: State, eyes: int | None) -> str:
    return " ".join(" ".join(picture(GAME.view(s, eyes), Language("en", "donjon"))).split())
