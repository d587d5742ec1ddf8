"""A ball of fire (M7): one attack die against everybody inside, when all of them have answered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Field, Items, Rows
from souterrain.games.donjon.board import read_square, square_items
from souterrain.games.donjon.content.creatures import MAGIC
from souterrain.games.donjon.frames import Attack, Frame
from souterrain.games.donjon.rules import dice
from souterrain.games.donjon.rules.combat import attack
from souterrain.games.donjon.rules.skills import aims
from souterrain.games.donjon.rules.skills.base import Effect, term
from souterrain.games.donjon.rules.skills.fire import burn_webs
from souterrain.games.donjon.state import State


def _centres(s: State, who: int) -> Iterator[int]:
    """Squares in sight about which an enemy would be hit, or a web burnt."""
    hit = {s.figure(target).square for target in aims.foes(s, who)}
    hit |= {marker[1] for marker in s.markers if marker[0] == "web"}
    return (square for square in aims.in_sight(s, who) if not hit.isdisjoint(aims.around(s, square)))


def _can_blast(s: State, who: int, name: str) -> bool:
    return aims.any_of(_centres(s, who))


def _blasting(s: State, who: int, name: str) -> tuple[Field, ...]:
    return (Rows(tuple([square_items(s, square) for square in _centres(s, who)])),)


def _blast(s: State, who: int, name: str, items: Items, chance: Chance, log: Log | None) -> None:
    """One attack on every figure inside, friend or foe (M7)."""
    squares = aims.around(s, read_square(s, items))
    burn_webs(s, squares)
    for target in reversed(aims.standing_on(s, squares)):
        attack(s, who, target, "spell", with_power=term(name).number(), flags=("area", "blast"), trait_index=MAGIC)


def _blast_of(s: State, who: int) -> list[int]:
    """Where the attacks of a figure's blast wait on the stack."""
    return [
        place
        for place, frame in enumerate(s.frames)
        if isinstance(frame, Attack) and "blast" in frame.flags and frame.who == who
    ]


def _written(frames: list[Frame], place: int) -> Attack:
    """A copy that may be written, in its place."""
    new: Attack = frames[place].copy()
    frames[place] = new
    return new


def roll_blast(s: State, frame: Attack, chance: Chance) -> None:
    """The one attack die is rolled when everybody inside has answered; each defends with a die of its own."""
    frame = frame.copy()
    frame.stage = 1
    frames, places = list(s.frames), _blast_of(s, frame.who)
    unanswered = [place for place in places if not _written(frames, place).stage]
    frames.insert(unanswered[0] if unanswered else len(frames), frame)
    s.frames = tuple(frames)
    if unanswered:
        return
    places = _blast_of(s, frame.who)
    answered = [_written(frames, place) for place in places]
    die = dice.combat(s, frame.who, chance)
    for place, rolled in zip(reversed(places), answered, strict=True):
        rolled.die, rolled.closed = die, 0
        rolled.counter = dice.combat(s, rolled.target, chance)
        frames[place] = rolled
    s.frames = tuple(frames)


def strain_all(s: State, who: int, points: int) -> None:
    """Fatigue on the one attack die of a blast counts against everybody inside."""
    frames = list(s.frames)
    for place in _blast_of(s, who):
        _written(frames, place).strain += points
    s.frames = tuple(frames)


EFFECTS: Final = {"ball": Effect(_can_blast, _blasting, _blast)}
