"""Healing: the priest's skills, potions for oneself and for others."""

from __future__ import annotations

from typing import Final

from souterrain.bots.delver.saying import first, rest, sentences
from souterrain.core.actions import Action
from souterrain.core.legal import Legal
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.rules.questions.naming import read_figure
from souterrain.games.donjon.state import State

HURT: Final = 9
"""Life at which a hero wants to be healed in a fight."""
LOW: Final = 5
"""Life at which a potion is drunk."""
CURES: Final = ("antidote",)


def missing(s: State, hero: int) -> int:
    figure = s.heroes[hero]
    return figure.max_life - figure.life


def over(s: State) -> bool:
    """The fight is won, and the round is being played out (A-01)."""
    return bool(s.combat) and not s.monsters_left


def answer(s: State, hero: int, legal: Legal) -> Action | None:
    return _skill(s, hero, legal) or potion(s, hero, legal)


def _skill(s: State, hero: int, legal: Legal) -> Action | None:
    figure = s.heroes[hero]
    known = [name for name in ("heal", "circle-of-healing", "purify") if figure.knows(name)]
    if not known:
        return None
    uses = [action for action in sentences(legal, "use") if first(action) in known]
    best, most = None, 0.0
    for action in uses:
        gain = _gain(s, hero, action)
        if gain > most:
            best, most = action, gain
    return best


def _gain(s: State, hero: int, action: Action) -> float:
    """How much good it does beyond what it costs; nothing if it can wait."""
    word = first(action)
    if word == "circle-of-healing":
        return _circle(s, hero)
    patient = read_figure(s, rest(action))[0]
    if not 0 <= patient < len(s.heroes):
        return 0.0
    figure = s.heroes[patient]
    if word == "purify":
        return 4.0 if figure.sum("venom") + figure.sum("weakened") > 1 or figure.has("poisoned") else 0.0
    short = missing(s, patient)
    urgent = figure.life <= (HURT if s.combat else 10) or figure.has("poisoned")
    if urgent or ((over(s) or not s.combat) and short >= 6):
        return min(short, 5.5) + 10 * (not figure.life)
    return 0.0


def _circle(s: State, hero: int) -> float:
    """Everybody in the zone: when several are hurt, or somebody lies where no hand reaches."""
    from souterrain.games.donjon.rules.questions.light import zone_of

    near = [other for other in s.inside if zone_of(s, other) == zone_of(s, hero)]
    total = sum([min(2.5, missing(s, other)) for other in near])
    fallen = [other for other in near if not s.heroes[other].life]
    if fallen:
        return total + 10
    weak = [other for other in near if s.heroes[other].life <= HURT]
    wanted = 2 if s.combat and not over(s) else 1
    return total if total >= 7 and (len(weak) >= wanted or over(s) or not s.combat) else 0.0


def potion(s: State, hero: int, legal: Legal) -> Action | None:
    """Drunk when it is high time, or given to whoever lies beside."""
    figure = s.heroes[hero]
    potions = [name for name, _ in figure.pack if ITEMS[name].kind == "potion"]
    if not potions:
        return None
    for action in sentences(legal, "apply"):
        patient = s.heroes[read_figure(s, rest(action))[0]]
        if "heal" in first(action) and not patient.life:
            return action
    for action in sentences(legal, "drink"):
        name = first(action)
        if "heal" in name and (figure.life <= LOW or figure.has("poisoned")):
            return action
        if name in CURES and (figure.has("poisoned") or figure.sum("venom") > 1):
            return action
        if s.combat and len(s.foes) > 2 and name in ("potion-of-strength", "elixir-of-heroism"):
            return action
        if name == "potion-of-vigour" and figure.fatigue <= figure.max_fatigue - 3:
            return action
    return None
