"""The section with the order of a round of a fight, as far as the rulebook fixes it.

Heroes act in any order (DJ-062), unless they have let their speed decide (DJ-063); then the monsters, in any order
(DJ-064, DJ-065). In an ambush the monsters come first (E02). Each figure waits, acts, is done, or is down.
"""

from __future__ import annotations

from typing import Any, Final

from souterrain.games.donjon.board.figures import Hero, Monster
from souterrain.games.donjon.content.map_letters import sign
from souterrain.games.donjon.rules.questions.monsters_turn import has_acted
from souterrain.games.donjon.state import HEROES, MONSTERS, State

WAITS, ACTS, DONE, DOWN = "waits", "acts", "done", "down"
STEPS: Final = (HEROES, MONSTERS)


def round_section(state: State) -> dict[str, Any] | None:
    """Return both sides in their order with the state of each figure; None outside a fight."""
    if not state.combat or state.step not in STEPS:
        return None
    heroes, monsters = _heroes(state), _monsters(state)
    sides = [monsters, heroes] if state.first_monsters else [heroes, monsters]
    return {"kind": "round", "number": state.stretch, "sides": sides}


def _heroes(state: State) -> dict[str, Any]:
    fixed = [hero for hero in state.order if hero in state.inside]
    order = [*fixed, *[hero for hero in state.inside if hero not in fixed]]
    figures = [
        {"word": f"hero:{hero + 1}", "sign": str(hero + 1), "is": _of_hero(state, state.heroes[hero])} for hero in order
    ]
    found = {"side": "heroes", "figures": figures}
    return {**found, "fixed": 1} if fixed else found


def _of_hero(state: State, hero: Hero) -> str:
    if hero.down:
        return DOWN
    if hero.ended or (state.step == MONSTERS and not state.first_monsters):
        return DONE
    return ACTS if state.step == HEROES and (hero.acted or hero.left >= 0) else WAITS


def _monsters(state: State) -> dict[str, Any]:
    return {"side": "master", "figures": [_of_monster(state, monster) for monster in state.foes]}


def _of_monster(state: State, monster: Monster) -> dict[str, Any]:
    now = DONE if state.first_monsters else WAITS
    if state.step == MONSTERS:
        now = DONE if monster.ended else ACTS if has_acted(monster) else WAITS
    return {"word": monster.kind, "number": monster.number, "sign": sign(monster.kind, monster.number), "is": now}
