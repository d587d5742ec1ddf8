"""Actions of heroes that only a quest offers (DJ-071): at furniture, for a captive, with an object; and the agreement
to stop (A-89)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Verb
from souterrain.core.frames import Kind, Kinds
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.content.creatures import TRAITS
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.content.quest_words import WAYS
from souterrain.games.donjon.rules.frames.furniture import QuestDeed
from souterrain.games.donjon.rules.mechanics import turns
from souterrain.games.donjon.rules.mechanics.marks import gain, marked
from souterrain.games.donjon.rules.mechanics.tests import test
from souterrain.games.donjon.rules.moments import NoiseMade, happen
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.movement import points_left
from souterrain.games.donjon.rules.questions.naming import figure_items, furniture_items, read_figure, rows
from souterrain.games.donjon.rules.questions.obstacles import facing
from souterrain.games.donjon.rules.questions.quest import (
    EVENTS_AGAIN,
    is_found,
    its_rule,
    occupants,
    pieces,
    quest_of,
    rule,
)
from souterrain.games.donjon.rules.questions.sheet import can_act
from souterrain.games.donjon.rules.quests import captives, ending
from souterrain.games.donjon.state import State

Deed: TypeAlias = "Callable[[State, int, Items, Chance, Log], None]"


def hero_verbs(state: State, hero: int) -> list[Verb]:
    found = [Verb("call-it", Form())] if ending.may_call(state, hero) else []
    if not is_found(state):
        return found
    deed, pour, seize = rule(state, "deed"), rule(state, "pour"), rule(state, "seize")
    if deed is not None and _why_deed(state, hero, deed) is None:
        found.append(
            rows(deed.arguments[0], *[furniture_items(state.furniture[place]) for place in _faced(state, hero, deed)])
        )
    if pour is not None and _why_pour(state, hero, pour) is None:
        found.append(rows("pour", ((pour.arguments[0], 1),)))
    if seize is not None and _why_seize(state, hero, seize) is None:
        found.append(rows("seize", ((seize.arguments[0], 1),)))
    beside = captives.beside(state, hero) if state.captives and _why_not(state, hero) is None else []
    if beside:
        found.append(rows("release", *[figure_items(state, uid) for uid in beside]))
    return found


def _why_not(state: State, hero: int, in_combat: bool = False) -> Rejected | None:
    """Return the reason against any paid action; in combat few are possible (A-24)."""
    if state.combat and not state.lull and not in_combat:
        return Rejected("not-in-combat", "A-24")
    if state.heroes[hero].ran:
        return Rejected("runner", "DJ-056")
    if not can_act(state, hero) or points_left(state, hero) < 1:
        return Rejected("no-points", "DJ-066")
    return None


# Tests at furniture


def _faced(state: State, hero: int, deed: Term) -> list[int]:
    here = state.heroes[hero].square
    return [place for place in pieces(state, deed.arguments[1]) if here in facing(state, state.furniture[place])]


def _why_deed(state: State, hero: int, deed: Term) -> Rejected | None:
    """Return the reason against the deed, which is allowed on a facing square, once a round for each hero, in a fight
    too, until it is done (Q4, Q5, Q8)."""
    verb, own = deed.arguments[0], quest_of(state).rule
    if state.counted(f"done-{verb}") >= deed.number(4):
        return Rejected("done-already", own)
    if not _faced(state, hero, deed):
        return Rejected("not-facing", own)
    if verb in state.heroes[hero].tested:
        return Rejected("tried-this-round", own)
    return _why_not(state, hero, in_combat=True)


def _try(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    deed = its_rule(state, "deed")
    turns.pay_point(state, hero)
    figure = state.own_hero(hero)
    figure.tested = (*figure.tested, deed.arguments[0])
    test(state, hero, TRAITS.index(deed.arguments[2]), QuestDeed(), need=deed.number(3))


def tried(state: State, frame: QuestDeed, chance: Chance, log: Log) -> None:
    deed = its_rule(state, "deed")
    if frame.success:
        succeed(state, frame.who, deed, log)
        return
    noise = rule(state, "noise")
    if noise is not None and deed.arguments[0] in noise.arguments:
        _noise(state, frame.who, chance, log)


def _noise(state: State, hero: int, chance: Chance, log: Log) -> None:
    """Draw an event although the objective is found; it is played if possible (Q5)."""
    state.count(EVENTS_AGAIN)
    happen(state, NoiseMade(hero), chance, log)
    state.count(EVENTS_AGAIN, -1)


def succeed(state: State, hero: int, deed: Term, log: Log) -> None:
    """Count one more success, up to the number needed."""
    verb = deed.arguments[0]
    if state.counted(f"done-{verb}") >= deed.number(4):
        return
    state.count(f"done-{verb}")
    done = state.counted(f"done-{verb}")
    log("quest-deed", seat=state.seat_of(hero), deed=f"deed:{verb}", number=done, need=deed.number(4))
    saps = rule(state, "saps")
    if saps is not None and saps.arguments[0] == verb:
        for monster in occupants(state, saps.arguments[1]):
            marked(state, monster.uid, "sapped", 1, "quest", hero)
    if verb == "smash" and done == deed.number(4):
        for place in pieces(state, deed.arguments[1]):
            broken = state.own_furniture(place)
            broken.squares, broken.opened = (), 1


# Doses in a spring


def _why_pour(state: State, hero: int, pour: Term) -> Rejected | None:
    """Return the reason against pouring, which needs enough doses; together they count as one success (Q4)."""
    deed, own = its_rule(state, "deed"), quest_of(state).rule
    if state.counted(f"done-{deed.arguments[0]}") >= deed.number(4):
        return Rejected("done-already", own)
    if not _faced(state, hero, deed):
        return Rejected("not-facing", own)
    if state.heroes[hero].count(pour.arguments[0]) < pour.number(1):
        return Rejected("too-few-doses", own, item=pour.arguments[0], number=pour.number(1))
    return _why_not(state, hero, in_combat=True)


def _pour(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    pour, deed = its_rule(state, "pour"), its_rule(state, "deed")
    turns.pay_point(state, hero)
    gain(state.own_hero(hero), pour.arguments[0], -pour.number(1))
    state.count(f"used-{pour.arguments[0]}")
    state.stirred = max(state.stirred, 1)
    succeed(state, hero, deed, log)


# Objects on the floor


def _within_grasp(state: State, hero: int, item: str) -> tuple[str, int, str, int] | None:
    """Return the marker of an item on a square orthogonally beside the hero, or None."""
    sides = [near for near, between, _ in plan_of(state).steps[state.heroes[hero].square] if not between]
    return next((marker for marker in state.markers if marker[0] == item and marker[1] in sides), None)


def _why_seize(state: State, hero: int, seize: Term) -> Rejected | None:
    if _within_grasp(state, hero, seize.arguments[0]) is None:
        return Rejected("not-facing", quest_of(state).rule)
    return _why_not(state, hero)


def _seize(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    item = items[0][0]
    marker = _within_grasp(state, hero, item)
    turns.pay_point(state, hero)
    state.markers = tuple([other for other in state.markers if other != marker])
    gain(state.own_hero(hero), item)
    state.stirred = max(state.stirred, 1)
    log("seized", seat=state.seat_of(hero), item=item)


# Captives


def _release(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    turns.pay_point(state, hero)
    captives.release(state, hero, read_figure(state, items)[0], log)


DEEDS: Final[dict[str, Deed]] = {
    "cleanse": _try,
    "smash": _try,
    "burn": _try,
    "pour": _pour,
    "seize": _seize,
    "release": _release,
    "call-it": ending.call,
}
KINDS: Final[Kinds] = {QuestDeed: Kind(tried)}


def why(state: State, hero: int, verb: str, items: Items) -> Rejected | None:
    """Return the reason why a deed of a quest is not possible now."""
    deed, pour, seize = rule(state, "deed"), rule(state, "pour"), rule(state, "seize")
    if verb in WAYS and deed is not None and deed.arguments[0] == verb:
        return _why_deed(state, hero, deed)
    if verb == "pour" and pour is not None:
        return _why_pour(state, hero, pour)
    if verb == "seize" and seize is not None:
        return _why_seize(state, hero, seize)
    if verb == "release" and quest_of(state).captives:
        apart = captives.why_not_beside(state, hero)
        return _why_not(state, hero) if apart is None else apart
    if verb == "call-it":
        return _why_call(state, hero)
    return Rejected("not-in-this-quest", "DJ-071")


def _why_call(state: State, hero: int) -> Rejected | None:
    if not state.won:
        return Rejected("not-won", "A-89")
    if state.combat or state.fighting:
        return Rejected("monsters-there", "A-89")
    return Rejected("called-already", "A-89")
