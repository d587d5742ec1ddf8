"""Results of rolls, as far as they differ: losses beyond a figure's life are the same."""

from __future__ import annotations

from typing import Final

from souterrain.games.donjon.board.figures import NOWHERE, Monster
from souterrain.games.donjon.content.creatures import CREATURES
from souterrain.games.donjon.content.heroes import SKILLS
from souterrain.games.donjon.content.places import FURNITURE, ROOMS
from souterrain.games.donjon.rules.frames.fight import Attack, HarmRoll, Hit, Loss
from souterrain.games.donjon.rules.frames.furniture import FurnitureRoll
from souterrain.games.donjon.rules.frames.rolls import OpenDie
from souterrain.games.donjon.rules.frames.turn import SearchRoll
from souterrain.games.donjon.rules.questions.rolls import attack_total, defence_total
from souterrain.games.donjon.rules.questions.sheet import can_act, die_of, is_hero
from souterrain.games.donjon.rules.questions.sight import sees
from souterrain.games.donjon.state import State

WARD: Final = "shield-of-faith"
VENOMOUS: Final = 4
"""The least loss after which a bite is tested (DJ-168)."""
LISTEN: Final = 1
"""The die of a search that makes a noise (DJ-075)."""
FIND: Final = 10
"""The die of a search that finds a treasure (DJ-075)."""


# Attacks


def can_harm(state: State, frame: Attack) -> bool:
    return is_hero(frame.target) or is_harmed_by(state.monster(frame.target), frame.flags)


def is_harmed_by(monster: Monster, flags: tuple[str, ...]) -> bool:
    """Return True if an attack with these flags can harm the monster. Only magic harms demons and wraiths (DJ-170,
    DJ-171, DJ-179); the lesser demon needs at least +1."""
    if "magic-only" not in CREATURES[monster.kind].flags:
        return True
    return ("plus" if monster.kind == "demon" else "magic") in flags


def margins(state: State, frame: Attack) -> list[int]:
    """Return the difference of the totals, or all that the dice can give before they are rolled."""
    ahead = attack_total(frame) - defence_total(frame)
    if frame.die:
        return [ahead]
    return list(range(ahead + 1 - die_of(state, frame.target), ahead + die_of(state, frame.who)))


def loss(state: State, frame: Attack, margin: int) -> int:
    """Return the life that an attack with this margin takes, up to the point where more makes no difference; 1 for an
    opposed roll that only succeeds, and for strength that a wraith drains."""
    if margin <= 0:
        return 0
    if frame.then is not None:
        return min(margin, state.figure(frame.target).life) if frame.then.by_margin else 1
    return min(margin, _most(state, frame)) if can_harm(state, frame) else 0


def _most(state: State, frame: Attack) -> int:
    """Return the loss above which nothing changes. A priest may still hold part of it off (P8)."""
    life = state.figure(frame.target).life
    if not is_hero(frame.target):
        return life
    if drains(state, frame):
        return 1
    spared = ward_most() if warders(state, frame.target) else 0
    return max(life, VENOMOUS if _bites(state, frame.who, frame.target, frame.via) else 0) + spared


def drains(state: State, frame: Attack) -> bool:
    """Return True for the blow of a wraith, which takes strength instead of life (DJ-179)."""
    if is_hero(frame.who) or not is_hero(frame.target) or frame.via == "spell":
        return False
    return "drain" in CREATURES[state.monster(frame.who).kind].flags


def _bites(state: State, who: int, target: int, via: str) -> bool:
    """Return True if a bite can poison the hero, who falls by it and gets up again."""
    hero = state.heroes[target]
    if is_hero(who) or via == "spell" or not state.is_there(who) or not (hero.destiny or hero.count("amulet-of-life")):
        return False
    return "venom" in CREATURES[state.monster(who).kind].flags


# Losses


def ward_most() -> int:
    count, sides = SKILLS[WARD].terms[0].dice(0)
    return count * sides


def warders(state: State, target: int) -> list[int]:
    """Return the priests who may hold off part of a hero's loss (P8)."""
    if not is_hero(target) or not state.combat or state.heroes[target].square == NOWHERE:
        return []
    there = state.heroes[target].square
    ready = [hero for hero in state.up if can_act(state, hero) and state.heroes[hero].knows(WARD)]
    return [hero for hero in ready if sees(state, hero, there)]


def can_spare(state: State, frame: Loss) -> bool:
    """Return True if holding off part of the loss can save the hero, or spare life or a test against venom."""
    below = state.frames[-2] if len(state.frames) > 1 else None
    bitten = (
        isinstance(below, Hit) and below.target == frame.target and _bites(state, below.who, frame.target, below.via)
    )
    most = max(state.heroes[frame.target].life, VENOMOUS if bitten else 0)
    return min(max(0, frame.points - ward_most()), most) != min(frame.points, most)


# Other dice


def shown_by(state: State, frame: OpenDie, die: int) -> object:
    """Return what a die on the table brings if it shows this number."""
    if isinstance(frame, FurnitureRoll):
        return FURNITURE[state.furniture[frame.place].kind].effect(die)
    if isinstance(frame, SearchRoll):
        room = state.zones[frame.zone].room
        rows = [text for least, most, text in (ROOMS[room].search if room >= 0 else ()) if least <= die <= most]
        return rows[0] if rows else {LISTEN: LISTEN, FIND: FIND}.get(die, 0)
    if isinstance(frame, HarmRoll):
        return min(die, state.figure(frame.target).life + (ward_most() if warders(state, frame.target) else 0))
    return die
