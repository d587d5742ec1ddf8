"""Healing: the priest's skills, potions for oneself and for others."""

from __future__ import annotations

from typing import Final

from souterrain.bots.donjon.sentences import first, rest, sentences
from souterrain.core.actions import Action
from souterrain.core.legal import Legal
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.rules.questions.light import zone_of
from souterrain.games.donjon.rules.questions.naming import read_figure
from souterrain.games.donjon.state import MONSTERS, State

HURT: Final = 9
"""Life at which a hero needs healing in a fight."""
LOW: Final = 5
"""Life at which a hero drinks a potion."""
CURES: Final = ("antidote",)
SKILLS: Final = ("heal", "circle-of-healing", "purify")


def missing(state: State, hero: int) -> int:
    figure = state.heroes[hero]
    return figure.max_life - figure.life


def over(state: State) -> bool:
    """Return whether the fight is won and its last round is being played (A-01)."""
    return bool(state.combat) and not state.fighting


def answer(state: State, hero: int, legal: Legal) -> Action | None:
    return _skill(state, hero, legal) or potion(state, hero, legal)


def _skill(state: State, hero: int, legal: Legal) -> Action | None:
    figure = state.heroes[hero]
    known = [name for name in SKILLS if figure.knows(name)]
    if not known:
        return None
    uses = [action for action in sentences(legal, "use") if first(action) in known]
    best, most = None, 0.0
    for action in uses:
        gain = _gain(state, hero, action)
        if gain > most:
            best, most = action, gain
    return best


def rescue(state: State, hero: int, legal: Legal) -> Action | None:
    """Return a skill for a companion who is down, outside the own turn. In the monsters' turn it waits for the heroes,
    unless the deaths of a round are decided before (A-01)."""
    lost = [other for other in state.inside if not state.heroes[other].life]
    waits = state.step == MONSTERS and state.options.death_check == "phase"
    return _skill(state, hero, legal) if lost and not waits else None


def _gain(state: State, hero: int, action: Action) -> float:
    """Return the benefit of a healing skill; 0 if it can wait."""
    word = first(action)
    if word == "circle-of-healing":
        return _circle(state, hero)
    patient = read_figure(state, rest(action))[0]
    if not 0 <= patient < len(state.heroes):
        return 0.0
    figure = state.heroes[patient]
    if word == "purify":
        return 4.0 if figure.sum("venom") + figure.sum("weakened") > 1 or figure.has("poisoned") else 0.0
    short = missing(state, patient)
    urgent = figure.life <= (HURT if state.combat else 10) or figure.has("poisoned")
    if urgent or ((over(state) or not state.combat) and short >= 6):
        return min(short, 5.5) + 10 * (not figure.life)
    return 0.0


def _circle(state: State, hero: int) -> float:
    """Return the benefit of healing everybody in the zone: several are hurt, or somebody has fallen."""
    near = [other for other in state.inside if zone_of(state, other) == zone_of(state, hero)]
    total = sum([min(2.5, missing(state, other)) for other in near])
    fallen = [other for other in near if not state.heroes[other].life]
    if fallen:
        return total + 10
    weak = [other for other in near if state.heroes[other].life <= HURT]
    wanted = 2 if state.combat and not over(state) else 1
    return total if total >= 7 and (len(weak) >= wanted or over(state) or not state.combat) else 0.0


def potion(state: State, hero: int, legal: Legal) -> Action | None:
    """Return an action that drinks a needed potion, or gives one to a fallen companion."""
    figure = state.heroes[hero]
    potions = [name for name, _ in figure.pack if ITEMS[name].kind == "potion"]
    if not potions:
        return None
    for action in sentences(legal, "apply"):
        patient = state.heroes[read_figure(state, rest(action))[0]]
        if "heal" in first(action) and not patient.life:
            return action
    for action in sentences(legal, "drink"):
        name = first(action)
        if "heal" in name and (figure.life <= LOW or figure.has("poisoned")):
            return action
        if name in CURES and (figure.has("poisoned") or figure.sum("venom") > 1):
            return action
        if state.combat and len(state.foes) > 2 and name in ("potion-of-strength", "elixir-of-heroism"):
            return action
        if name == "potion-of-vigour" and figure.fatigue <= figure.max_fatigue - 3:
            return action
    return None
