"""Monsters and life: what collecting them costs, what Shields and abilities take off, and healing (DD-45 to DD-51)."""

from __future__ import annotations

from typing import Final, NamedTuple

from souterrain.games.drop.content.cubes import ALL_MONSTERS, DAMAGE, MASK_OF, MONSTERS
from souterrain.games.drop.state import Hero, State

LOWERED: Final = {"half-orc": 3, "cleric": 1}
"""By how much an ability in force lowers this turn's damage in all."""
SPARED: Final = 3
"""The number of Goblins that are the Boggart's cousins (DD-201)."""
HEALED: Final = 3
"""The life that a Potion heals (DD-44)."""
SHIELDING: Final = {f"shield:{monster}": monster for monster in MONSTERS}


class Guard(NamedTuple):
    """A hero's defence against the monsters of a room: Shields by monster, and cousins spared."""

    shields: tuple[int, ...] = (0, 0, 0)
    """In the order of MONSTERS."""
    spared: int = 0

    @property
    def used(self) -> int:
        return sum(self.shields)


NO_GUARD: Final = Guard()


def counts(bits: int) -> tuple[int, ...]:
    """Count the Goblins, Trolls and Dragons among these cubes."""
    return tuple([(bits & MASK_OF[monster]).bit_count() for monster in MONSTERS])


def damage(state: State, bits: int, guard: Guard = NO_GUARD) -> int | None:
    """Return the damage of these monsters; None if the Dragon comes without a Shield spent on it (DD-49)."""
    there = counts(bits & ALL_MONSTERS)
    left = [number - shields for number, shields in zip(there, guard.shields, strict=True)]
    if left[2]:
        return None
    harm = sum(number * DAMAGE[monster] for number, monster in zip(left, MONSTERS, strict=True))
    harm -= min(guard.spared, left[0]) * DAMAGE["goblin"]
    return max(0, harm - LOWERED.get(state.effect, 0))


def spares(state: State) -> int:
    return SPARED if state.effect == "boggart" else 0


def bears(hero: Hero, harm: int | None) -> bool:
    """Tell if a hero can bear the harm: the last life point can never be covered (DD-60)."""
    return harm is not None and hero.covered + harm <= hero.life - 1


def best_guard(state: State, bits: int, shields: int) -> Guard:
    """Return the strongest there is: Shields on whatever does most, then cousins (DD-137)."""
    there = counts(bits)
    on: list[int] = [0, 0, 0]
    for index in (2, 1, 0):
        on[index] = min(there[index], shields)
        shields -= on[index]
    return Guard(tuple(on), min(spares(state), there[0] - on[0]))


def can_survive(state: State, seat: int, bits: int) -> bool:
    """Tell if a hero can survive these monsters by some way of spending Shields and abilities (DD-26, DD-137)."""
    guard = best_guard(state, bits, (state.there(seat) & MASK_OF["shield"]).bit_count())
    return bears(state.heroes[seat], damage(state, bits, guard))


def heal(hero: Hero, number: int) -> int:
    """Uncover life, never more than is covered (DD-51), and return the number."""
    healed = min(number, hero.covered)
    hero.covered -= healed
    return healed
