"""Questions that change nothing: going on leaves open all that could be done (`Game.idle`)."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from souterrain import Match
from souterrain.core.actions import Action
from souterrain.core.events import SILENT
from souterrain.core.game import Setup
from souterrain.core.journal import ORDER, Act
from souterrain.core.match import Played
from souterrain.core.rejection import Rejected
from souterrain.core.seeded import Seeded
from souterrain.games.roll.content.heroes import HEROES
from souterrain.games.roll.game import GAME
from souterrain.games.roll.state import LOOT_PHASE, MONSTER_PHASE, State
from tests.games.roll.matches import Play
from tests.games.roll.tables import table

GO_ON: Action = ("go", ("on", 1))


@pytest.mark.rule("DR-16")
@pytest.mark.parametrize(
    ("laid", "idle"),
    [
        ({"tokens": "elixir"}, True),
        ({"tokens": "portal"}, True),
        ({"tokens": "ring", "lair": 1}, True),
        ({"tokens": "ring parchment", "lair": 3}, True),
        ({"tokens": "parchment"}, True),
        ({"tokens": "parchment", "dungeon": "chest"}, False),
        ({"tokens": "elixir", "dungeon": "chest"}, False),
        ({"party": "mage scroll"}, False),
        ({"hero": "minstrel", "lair": 1}, False),
        ({"hero": "minstrel", "lair": 3}, True),
        ({"tokens": "elixir", "dungeon": "goblin"}, False),
        ({"tokens": "elixir", "phase": "regroup"}, False),
    ],
)
def test_a_question_is_idle_if_all_of_it_can_wait(laid: dict[str, object], idle: bool) -> None:
    s = table(**{"party": "mage", "dungeon": "", **laid})  # type: ignore[arg-type]
    assert GAME.idle(s, 0) == (GO_ON if idle else None)
    assert GAME.idle(s, 1) is None


def test_going_on_where_it_is_idle_loses_nothing() -> None:
    """Every sentence before going on can be said after it and leads to the same table, for every hero."""
    rng, met = Random(2), 0
    for number, hero in enumerate(HEROES * 3):
        key = number.to_bytes(32, "big")
        setup = Setup(1, GAME.facts.resolve({"hero": hero.novice.name, "edition": ("seed", "published")[number % 2]}))
        state = GAME.start(setup, Seeded(key))
        while GAME.asks(state):
            if GAME.idle(state, 0) is not None:
                acts = [action for action in GAME.legal(state, 0).actions if action != GO_ON]
                for action in islice(acts, 6):
                    here, later = _table(state, (action, GO_ON), key), _table(state, (GO_ON, action, GO_ON), key)
                    assert here == later, action
                    met += 1
            legal = GAME.legal(state, 0)
            told = [legal.sample(rng) for _ in range(3)]
            state = GAME.apply(state, 0, next((a for a in told if a[0] != "flee"), told[0]), Seeded(key))
    assert met > 50


def _table(state: State, actions: tuple[Action, ...], key: bytes) -> str:
    """Return the table after these actions; going on is left out where the game has gone on by itself."""
    for action in actions:
        on_level = not state.frames and state.phase in (MONSTER_PHASE, LOOT_PHASE)
        if action != GO_ON or on_level:
            state = GAME.apply(state, 0, action, Seeded(key), SILENT)
        while state.frames:
            state = GAME.apply(state, 0, GAME.legal(state, 0).first(), Seeded(key), SILENT)
    state.number = 0
    return GAME.dump(state)


def test_what_an_order_answered_is_taken_back_with_ones_own_act() -> None:
    play = _with_an_elixir()
    before = play.state
    play.do("fight mage goblin")
    assert play.match.idle(0) == GO_ON
    assert isinstance(play.match.play(0, GO_ON, by=ORDER), Played)
    assert play.match.idle(0) is None
    play.undo()
    assert play.state == before
    assert not any(entry.by == ORDER for _, entry in _standing(play.match))
    assert Match.replay(play.journal()).state == before


def test_an_order_does_not_open_the_way_back_past_dice() -> None:
    play = _with_an_elixir()
    play.do("fight mage goblin")
    assert play.match.can_undo(0)
    play.match.play(0, GO_ON, by=ORDER)
    play.do("descend", "chest*3")
    play.do("open mage", "scales")
    play.match.play(0, GO_ON, by=ORDER)
    assert not play.match.can_undo(0)
    assert isinstance(play.match.undo(0), Rejected)


def _with_an_elixir() -> Play:
    """Return a game on level 2, where a goblin stands, with an elixir found on level 1."""
    return Play("mage*7", "chest").do("open mage", "elixir").down("goblin dragon")


def _standing(match: Match) -> list[tuple[int, Act]]:
    entries = match.journal.entries
    found = [(number, entries[number - 1]) for number in match.journal.standing()]
    return [(number, entry) for number, entry in found if isinstance(entry, Act)]
