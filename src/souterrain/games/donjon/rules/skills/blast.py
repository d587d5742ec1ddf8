"""A ball of fire (M7): one attack die against everybody inside, when all of them have answered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Field, Items, Rows
from souterrain.games.donjon.board.plan import read_square, square_items
from souterrain.games.donjon.content.creatures import MAGIC
from souterrain.games.donjon.rules.fight.combat import attack
from souterrain.games.donjon.rules.frames_old import Attack, Frame
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.questions import targets
from souterrain.games.donjon.rules.skills.base import Effect, term
from souterrain.games.donjon.rules.skills.fire import burn_webs
from souterrain.games.donjon.state import State


def _centres(state: State, who: int) -> Iterator[int]:
    """Squares in sight about which an enemy would be hit, or a web burnt."""
    hit = {state.figure(target).square for target in targets.foes(state, who)}
    hit |= {marker[1] for marker in state.markers if marker[0] == "web"}
    return (square for square in targets.in_sight(state, who) if not hit.isdisjoint(targets.around(state, square)))


def _can_blast(state: State, who: int, name: str) -> bool:
    return targets.any_of(_centres(state, who))


def _blasting(state: State, who: int, name: str) -> tuple[Field, ...]:
    return (Rows(tuple([square_items(state, square) for square in _centres(state, who)])),)


def _blast(state: State, who: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    """One attack on every figure inside, friend or foe (M7)."""
    squares = targets.around(state, read_square(state, items))
    burn_webs(state, squares)
    for target in reversed(targets.standing_on(state, squares)):
        attack(state, who, target, "spell", with_power=term(name).number(), flags=("area", "blast"), trait_index=MAGIC)


def _blast_of(state: State, who: int) -> list[int]:
    """Where the attacks of a figure's blast wait on the stack."""
    return [
        place
        for place, frame in enumerate(state.frames)
        if isinstance(frame, Attack) and "blast" in frame.flags and frame.who == who
    ]


def _written(frames: list[Frame], place: int) -> Attack:
    """A copy that may be written, in its place."""
    new: Attack = frames[place].copy()
    frames[place] = new
    return new


def roll_blast(state: State, frame: Attack, chance: Chance) -> None:
    """The one attack die is rolled when everybody inside has answered; each defends with a die of its own."""
    frame = frame.copy()
    frame.stage = 1
    frames, places = list(state.frames), _blast_of(state, frame.who)
    unanswered = [place for place in places if not _written(frames, place).stage]
    frames.insert(unanswered[0] if unanswered else len(frames), frame)
    state.frames = tuple(frames)
    if unanswered:
        return
    places = _blast_of(state, frame.who)
    answered = [_written(frames, place) for place in places]
    die = dice.combat(state, frame.who, chance)
    for place, rolled in zip(reversed(places), answered, strict=True):
        rolled.die, rolled.closed = die, 0
        rolled.counter = dice.combat(state, rolled.target, chance)
        frames[place] = rolled
    state.frames = tuple(frames)


def strain_all(state: State, who: int, points: int) -> None:
    """Fatigue on the one attack die of a blast counts against everybody inside."""
    frames = list(state.frames)
    for place in _blast_of(state, who):
        _written(frames, place).strain += points
    state.frames = tuple(frames)


EFFECTS: Final = {"ball": Effect(_can_blast, _blasting, _blast)}
