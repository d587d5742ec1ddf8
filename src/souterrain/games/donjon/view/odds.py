"""Odds of attacks that could be declared now, for texts and stakes."""

from __future__ import annotations

from souterrain.games.donjon.board.figures import Monster
from souterrain.games.donjon.content.creatures import CREATURES, MAGIC
from souterrain.games.donjon.rules.frames.fight import Attack, WebStruck
from souterrain.games.donjon.rules.mechanics.attacks import TAIL, attack
from souterrain.games.donjon.rules.questions.odds import Odds, odds
from souterrain.games.donjon.rules.questions.results import can_harm
from souterrain.games.donjon.rules.questions.rolls import attack_total, defence_total
from souterrain.games.donjon.rules.questions.sheet import die_of
from souterrain.games.donjon.rules.questions.spending import WEB_NEEDS
from souterrain.games.donjon.state import State


def ahead(frame: Attack) -> int:
    """Return the attacker's advantage without the dice."""
    return attack_total(frame) - frame.die - (defence_total(frame) - frame.counter)


def blow(state: State, who: int, target: int, via: str) -> Odds | None:
    """Return the odds of an attack declared now; None if it can do no harm at all."""
    twin, figure = state.copy(), state.figure(who)
    tail = isinstance(figure, Monster) and figure.attacks == 1 and "tail" in CREATURES[figure.kind].flags
    return _odds(twin, attack(twin, who, target, via, with_power=TAIL if tail else None))


def bolt(state: State, who: int, target: int, power: int) -> Odds | None:
    """Return the odds of a spell of this power; None if it can do no harm at all."""
    twin = state.copy()
    return _odds(twin, attack(twin, who, target, "spell", with_power=power, trait_index=MAGIC))


def _odds(state: State, frame: Attack) -> Odds | None:
    return odds(ahead(frame), die_of(state, frame.who), die_of(state, frame.target)) if can_harm(state, frame) else None


def breaking(state: State, frame: WebStruck, more: int = 0) -> float:
    """Return the chance to break a web before the die is rolled."""
    sides, bare = die_of(state, frame.who), attack_total(frame) + more
    return sum([die + bare >= WEB_NEEDS for die in range(1, sides + 1)]) / sides


def percent(chance: float) -> int:
    return rounded(chance * 100)


def rounded(number: float) -> int:
    """Round half up, with a tolerance for floating-point error."""
    return int(number + 0.5 + 1e-9)
