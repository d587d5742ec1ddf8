"""Quests for tests: an objective room that has just been revealed, and what can be done with it."""

from __future__ import annotations

from typing import Any

from souterrain.core.events import SILENT, Log
from souterrain.games.donjon.board.figures import NOWHERE, OUTSIDE, Hero
from souterrain.games.donjon.board.plan import frame
from souterrain.games.donjon.content.places import DUNGEON_NAMES
from souterrain.games.donjon.content.quests import QUESTS
from souterrain.games.donjon.rules.quests import judging
from souterrain.games.donjon.state import HEROES, State
from tests.games.donjon.tables import Hand, do, hero, table

MINE = tuple([quest for quest in QUESTS.values() if quest.objective])


def party(number: int = 4) -> list[Hero]:
    return [hero() for _ in range(number)]


def quest_table(quest: str, *heroes: Hero, **options: Any) -> State:
    """Before the door behind which the objective room of the quest is."""
    s = table(*(heroes or party()), quest=quest, **options)
    card = QUESTS[quest].objective or "arena"
    s.objective = DUNGEON_NAMES.index(card)
    s.deck = (s.objective,)
    s.own_hero(0).square = s.doors[0].edges[0]
    return s


def found(quest: str, *heroes: Hero, hand: Hand | None = None, log: Log = SILENT, **options: Any) -> State:
    """The objective room of a quest has just been revealed."""
    s = do(quest_table(quest, *heroes, **options), 0, "open door number=1", hand or Hand(), log)
    assert s.zones[1].objective
    return s


def at(s: State, x: int, y: int) -> int:
    """A square of the objective room, as its card is drawn."""
    return frame(s.zones[1], x, y)


def put(s: State, number: int, x: int, y: int) -> State:
    s.own_hero(number).square = at(s, x, y)
    return s


def quiet(s: State) -> State:
    """All monsters are gone, and exploration goes on with a fresh round."""
    s = s.copy()
    s.monsters = tuple(s.captives)
    s.combat, s.step, s.frames = 0, HEROES, ()
    for number in range(len(s.heroes)):
        own = s.own_hero(number)
        own.left, own.ended, own.tested, own.ran, own.acted = -1, 0, (), 0, 0
    return s


def judged(s: State, log: Log = SILENT) -> bool:
    return judging.judge(s, Hand(), log)


def out(s: State, number: int) -> State:
    own = s.own_hero(number)
    own.out, own.square = OUTSIDE, NOWHERE
    return s
