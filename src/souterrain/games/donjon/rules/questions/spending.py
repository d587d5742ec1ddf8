"""Fatigue, destiny and skills that can change a result for the better of those who pay (A-97): heroes are asked about
nothing else. All of it follows from what everybody sees: dice, life, fatigue, destiny and skills."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from souterrain.games.donjon.content.creatures import CAPTIVE
from souterrain.games.donjon.content.heroes import SKILLS
from souterrain.games.donjon.rules.frames.fight import Attack, WebStruck
from souterrain.games.donjon.rules.frames.rolls import OpenDie, Roll, Test
from souterrain.games.donjon.rules.questions import results
from souterrain.games.donjon.rules.questions.rolls import attack_total, passed, total
from souterrain.games.donjon.rules.questions.sheet import die_of, is_hero, on_heroes_side
from souterrain.games.donjon.state import State

ATTACK_DIE: Final = "attack-die"
DEFENCE_DIE: Final = "defence-die"
TEST_DIE: Final = "test-die"
WEB_NEEDS: Final = 13
"""Attack total that breaks a web: more than twelve points (DJ-167)."""


class Amounts(NamedTuple):
    """The least and the most points of fatigue that change a result."""

    least: int
    most: int


def means(state: State, hero: int) -> int:
    """Return the fatigue that a hero can add to a die: none while down or frozen."""
    figure = state.heroes[hero]
    return figure.fatigue if figure.standing and not figure.has("frozen") else 0


def _amounts(worth: Callable[[int], object], most: int) -> Amounts | None:
    """Return the amounts between the first that changes something and the first that does all that `most` does."""
    now, best = worth(0), worth(most)
    if now == best:
        return None
    least = next(points for points in range(1, most + 1) if worth(points) != now)
    return Amounts(least, next(points for points in range(least, most + 1) if worth(points) == best))


# Fatigue


def strains(state: State, frame: Roll | OpenDie, hero: int) -> Amounts | None:
    """Return the amounts of fatigue with which a hero changes this roll, or None."""
    most = means(state, hero)
    if not most:
        return None
    if isinstance(frame, Attack):
        return _bracing(state, frame, most) if hero == frame.target else _pressing(state, frame, most)
    if hero != frame.who:
        return None
    if isinstance(frame, Test):
        return _amounts(lambda points: [_passes(state, frame, die, points) for die in _faces(frame, 10)], most)
    if isinstance(frame, WebStruck):
        bare, sides = attack_total(frame) - frame.die, die_of(state, hero)
        return _amounts(lambda points: [die + bare + points >= WEB_NEEDS for die in _faces(frame, sides)], most)
    if isinstance(frame, OpenDie):
        return _adding(state, frame, most)
    return None


def _faces(frame: Roll, sides: int) -> list[int]:
    """Return the die that lies there, or every face before it is rolled."""
    return [frame.die] if frame.die else list(range(1, sides + 1))


def _passes(state: State, frame: Test, die: int, points: int) -> bool:
    return die == 10 or total(state, frame) - frame.die + die + points >= frame.need


def _bracing(state: State, frame: Attack, most: int) -> Amounts | None:
    found = results.margins(state, frame)
    return _amounts(lambda points: [results.loss(state, frame, margin - points) for margin in found], most)


def _pressing(state: State, frame: Attack, most: int) -> Amounts | None:
    """Return the amounts that change an attack on an enemy; in a blast, an attack on any of them."""
    attacks = blast_of(state, frame) if "blast" in frame.flags else [frame]
    found = [
        (other, margin)
        for other in attacks
        if state.is_there(other.target) and not on_heroes_side(state, other.target)
        for margin in results.margins(state, other)
    ]
    return _amounts(lambda points: [results.loss(state, other, margin + points) for other, margin in found], most)


def blast_of(state: State, frame: Attack) -> list[Attack]:
    """Return the attacks of a blast, one for each target, with one attack die (M7)."""
    attacks = [other for other in state.frames if isinstance(other, Attack)]
    return [other for other in attacks if "blast" in other.flags and other.who == frame.who]


def _adding(state: State, frame: OpenDie, most: int) -> Amounts | None:
    """Return the amounts with which an open die brings something else, up to its maximum (A-13)."""
    now = results.shown_by(state, frame, frame.die)
    faces = range(frame.die + 1, min(frame.most, frame.die + most) + 1)
    found = [face - frame.die for face in faces if results.shown_by(state, frame, face) != now]
    return Amounts(found[0], found[-1]) if found else None


# Destiny


def rerolls(state: State, frame: Attack | Test) -> list[str]:
    """Return the master's dice of this roll that can fall better for the heroes (DJ-129, A-15)."""
    if isinstance(frame, Test):
        worse = not _passes(state, frame, 1, 0)
        return [TEST_DIE] if _is_masters(state, frame.who) and passed(state, frame) and worse else []
    up = not on_heroes_side(state, frame.target)
    best = {}
    if _is_masters(state, frame.who):
        best[ATTACK_DIE] = die_of(state, frame.who) - frame.die if up else frame.die - 1
    if _is_masters(state, frame.target):
        best[DEFENCE_DIE] = frame.counter - 1 if up else die_of(state, frame.target) - frame.counter
    gain, sign = sum(best.values()), 1 if up else -1
    if not gain or not _gains(state, frame, sign * gain, sign):
        return []
    return [word for word, points in best.items() if points]


def _gains(state: State, frame: Attack, gain: int, sign: int) -> bool:
    """Return True if so much more changes the result, as it is or with the fatigue that may be added afterwards."""
    [margin] = results.margins(state, frame)
    payer = frame.who if sign > 0 else frame.target
    later = sign * means(state, payer) if is_hero(payer) and state.options.pf_timing == "after" else 0
    return any(
        results.loss(state, frame, margin + gain + more) != results.loss(state, frame, margin + more)
        for more in (0, later)
    )


def _is_masters(state: State, who: int) -> bool:
    return any(monster.uid == who and monster.kind != CAPTIVE for monster in state.monsters)


# Reactions before the dice


def can_hit(state: State, frame: Attack) -> bool:
    """Return True if some dice let the attack take something from its target."""
    return any(results.loss(state, frame, margin) for margin in results.margins(state, frame))


def helps(state: State, frame: Attack, skill: str) -> bool:
    """Return True if a parry or a dodge changes the attack for some dice. After a dodge, a miss is worth a step aside
    (V6)."""
    added = SKILLS[skill].terms[0].number()
    return skill == "dodge" or any(
        results.loss(state, frame, margin - added) != results.loss(state, frame, margin)
        for margin in results.margins(state, frame)
    )
