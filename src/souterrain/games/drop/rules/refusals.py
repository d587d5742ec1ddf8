"""Refusals of sentences, each reason with the rule behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from souterrain.core.actions import Action
from souterrain.core.asks import TABLE as NOBODY
from souterrain.core.events import Kinds
from souterrain.core.forms import Items, Rows
from souterrain.core.rejection import Rejected
from souterrain.games.drop.content.cards import CLASS_NAMES, RACE_NAMES, RULE_OF
from souterrain.games.drop.content.cubes import BODY_OF, FIRST_TOKEN, ID_OF, PILLARS
from souterrain.games.drop.rules import looting
from souterrain.games.drop.rules.abilities import ABILITIES, borrowed, cards
from souterrain.games.drop.rules.harm import spares
from souterrain.games.drop.rules.kinds import KINDS
from souterrain.games.drop.rules.refusals_frames import bad_aim
from souterrain.games.drop.rules.teamwork import placers
from souterrain.games.drop.rules.verdicts import told
from souterrain.games.drop.state import ACT, AFTER, DEEPER, ENTER, EXPLORE, PLACE, TABLE, State

REASONS: Final[Kinds] = {
    "ability-used": {},
    "aim-outside-room": {},
    "at-itself": {},
    "badly-said": {},
    "card-tilted": {"card": "noun:card"},
    "cube-in-room": {"cube": "noun:cube", "whole": "number", "tenths": "number"},
    "cube-on-edge": {"cube": "noun:cube", "whole": "number", "tenths": "number"},
    "cube-outside": {"cube": "noun:cube", "whole": "number", "tenths": "number"},
    "dragon-unshielded": {},
    "enter-first": {},
    "explore-first": {},
    "explored-already": {},
    "finish-first": {},
    "leave-or-deeper": {},
    "lifted-cube": {},
    "looted-already": {},
    "must-loot": {},
    "must-move": {},
    "no-potion": {},
    "no-room-for-pawn": {},
    "no-room-there": {},
    "no-shield": {},
    "no-stairs": {},
    "no-such-monster": {},
    "no-such-verb": {},
    "no-target": {"card": "noun:card"},
    "no-teamwork": {},
    "not-a-pillar": {"cube": "noun:cube"},
    "not-adjacent": {},
    "not-in-order": {},
    "not-now": {},
    "not-on-edge": {},
    "not-on-table": {"cube": "noun:cube"},
    "not-your-card": {"card": "noun:card"},
    "not-your-turn": {},
    "nothing-to-heal": {},
    "off-table": {},
    "only-alone": {},
    "out-of-reach": {},
    "pawn-elsewhere": {},
    "pawn-placed": {},
    "pawn-too-late": {},
    "pawns-of-others": {},
    "pawns-only": {},
    "pillar-in-room": {"pillar": "noun:corner"},
    "three-pillars": {},
    "token-target": {},
    "too-deadly": {"monsters": "many:type", "harm": "number", "left": "number"},
    "wrong-height": {},
    "wrong-target": {"card": "noun:card", "cube": "noun:cube"},
}
"""The reasons of refusals with their nouns; those that a form's own check gives are among them."""


def explain(state: State, action: Action, seat: int) -> Rejected:
    verb, items = action[0], action[1:]
    if verb == "place":
        return _place(state, seat)
    if verb not in _WHY:
        return Rejected("no-such-verb")
    if seat not in (state.seat, NOBODY):
        return Rejected("not-your-turn", "DD-28")
    if state.frames:
        frame = state.frames[-1]
        return KINDS[type(frame)].why(state, frame, verb, items)
    if state.step == PLACE:
        return Rejected("pawns-only", "DD-81")
    return _WHY[verb](state, items)


def _step(state: State) -> Rejected | None:
    """Refuse what comes before the first step of a turn."""
    if state.step == ENTER:
        return Rejected("enter-first", "DD-103")
    if state.step == DEEPER:
        return Rejected("leave-or-deeper", "DD-112")
    return None


def _explore(state: State, items: Items) -> Rejected:
    if state.step != EXPLORE:
        early = _step(state)
        return Rejected("explored-already", "DD-20") if early is None else early
    if state.solo is not None:
        return Rejected("aim-outside-room", "DD-105")
    return bad_aim(state, items)


def _use(state: State, items: Items) -> Rejected:
    early = _step(state)
    if early is not None:
        return early
    if state.step == EXPLORE:
        return Rejected("explore-first", "DD-22")
    if state.used:
        return Rejected("ability-used", "DD-22")
    if state.step != ACT:
        return Rejected("looted-already", "DD-138")
    if not items or items[0][0] not in ABILITIES:
        return Rejected("badly-said", "DD-22")
    return _card(state, items[0][0], items[1:])


def _card(state: State, card: str, items: Items) -> Rejected:
    rule = RULE_OF[card]
    if card in state.hero.tilted:
        return Rejected("card-tilted", "DD-106", card=card)
    if card not in cards(state):
        return Rejected("not-your-card", "DD-22", card=card)
    if card == "human" and items and items[0][0] in (*RACE_NAMES, *CLASS_NAMES):
        if items[0][0] not in borrowed(state):
            return Rejected("not-your-card", rule, card=items[0][0])
        return _target(state, items[0][0], items[1:])
    return _target(state, card, items)


def _target(state: State, card: str, items: Items) -> Rejected:
    rule = RULE_OF[card]
    if any(BODY_OF.get(word, 0) >= FIRST_TOKEN or word.startswith("pawn:") for word, _ in items):
        return Rejected("token-target", "DD-141")
    for word, _ in items:
        if word in ID_OF and state.where[ID_OF[word]] not in (TABLE, state.seat):
            return Rejected("not-on-table", rule, cube=word)
    ability = ABILITIES[card]
    known = ability.why(state, items) if ability.why is not None else None
    if known is not None:
        return known
    if not ability.forms(state, Rows((((card, 1),),))):
        return Rejected("no-target", "DD-138", card=card)
    first = next((word for word, _ in items if word in ID_OF), "")
    if first:
        return Rejected("wrong-target", rule, card=card, cube=first)
    return Rejected("badly-said", rule)


def _loot(state: State, items: Items) -> Rejected:
    if state.solo is not None:
        return Rejected("must-move", "DD-107")
    if state.step == EXPLORE:
        return Rejected("explore-first", "DD-25")
    if state.step == AFTER:
        return Rejected("looted-already", "DD-25")
    return _room(state, items, "DD-25", 4 if state.effect == "burrower" else 3)


def _room(state: State, items: Items, rule: str, most: int) -> Rejected:
    """Refuse a room for its Pillars, one too many in it, its monsters, or what is said besides."""
    choice = looting.understood(items)
    if choice.guard.used > len(state.held(state.seat, "shield")):
        return Rejected("no-shield", "DD-45")
    for word, _ in items:
        if word in ID_OF and not 1 << ID_OF[word] & PILLARS and state.effect != "shadeling":
            asked = _asked_of(state, choice.said, word)
            return Rejected("not-a-pillar", rule, cube=word) if asked is None else asked
        if word in ID_OF and state.where[ID_OF[word]] != TABLE:
            return Rejected("not-on-table", rule, cube=word)
    if not 3 <= len(set(choice.said)) <= most or len(set(choice.said)) != len(choice.said):
        return Rejected("three-pillars", rule)
    if any(body not in state.layout().spots for body in choice.said):
        return Rejected("three-pillars", rule)
    room = looting.room_of(state, choice.said)
    if room is None:
        return Rejected("three-pillars", "DD-213")
    if choice.guard.spared > spares(state):
        return Rejected("no-such-monster", "DD-201")
    found = looting.refused(state, room, choice)
    if found is not None:
        return found
    if max(choice.said) < FIRST_TOKEN and choice.said != room.pillars:
        return Rejected("not-in-order", rule)
    return Rejected("badly-said", rule)


def _asked_of(state: State, said: tuple[int, ...], word: str) -> Rejected | None:
    """Tell if a cube named along with a room is in it, and by how much; with `by_eye` tell nothing (DD-27, DD-65)."""
    known = state.layout().spots
    there = ID_OF[word] in known and len(set(said)) == len(said) == 3 and all(body in known for body in said)
    room = looting.room_of(state, said) if there and not state.table.by_eye else None
    return told(state.layout(), room, ID_OF[word]) if room is not None else None


def _drink(state: State, items: Items) -> Rejected:
    if not state.held(state.seat, "potion"):
        return Rejected("no-potion", "DD-64")
    if not state.hero.covered:
        return Rejected("nothing-to-heal", "DD-66")
    early = _step(state)
    return bad_aim(state, items) if early is None else early


def _end(state: State, items: Items) -> Rejected:
    if state.solo is not None:
        early = _step(state)
        return Rejected("must-move", "DD-107") if early is None else early
    if state.step == EXPLORE:
        return Rejected("explore-first", "DD-20")
    return Rejected("must-loot", "DD-32") if state.step != AFTER else Rejected("badly-said", "DD-32")


def _place(state: State, seat: int) -> Rejected:
    if not state.table.options.teamwork:
        return Rejected("no-teamwork", "DD-80")
    if seat == state.seat:
        return Rejected("pawns-of-others", "DD-81")
    if state.sent[seat]:
        return Rejected("pawn-placed", "DD-81")
    if state.step == AFTER:
        return Rejected("pawn-too-late", "DD-87")
    if seat not in placers(state):
        return Rejected("not-now", "DD-81") if state.step == EXPLORE else Rejected("pawn-too-late", "DD-81")
    return Rejected("badly-said", "DD-81")


def _alone(state: State) -> Rejected | None:
    return Rejected("only-alone", "DD-10") if state.solo is None else None


def _too_early(state: State) -> Rejected | None:
    """Refuse a verb of the lone spelunker in another game or at another step."""
    alone = _alone(state)
    return _step(state) if alone is None else alone


def _enter(state: State, items: Items) -> Rejected:
    alone = _alone(state)
    if alone is not None:
        return alone
    if state.step != ENTER:
        return Rejected("not-now", "DD-103")
    found = _room(state, items, "DD-103", 3)
    return Rejected("pawn-elsewhere", "DD-103") if found.reason == "badly-said" else found


def _move(state: State, items: Items) -> Rejected:
    early = _too_early(state)
    if early is not None:
        return early
    if state.step == EXPLORE:
        return Rejected("explore-first", "DD-105")
    found = _room(state, items, "DD-107", 4 if state.effect == "burrower" else 3)
    return Rejected("not-adjacent", "DD-107") if found.reason in ("badly-said", "three-pillars") else found


def _leave(state: State, items: Items) -> Rejected:
    early = _too_early(state)
    return Rejected("no-stairs", "DD-108") if early is None else early


def _deeper(state: State, items: Items) -> Rejected:
    early = _alone(state)
    return Rejected("not-now", "DD-112") if early is None else early


def _give_up(state: State, items: Items) -> Rejected:
    early = _alone(state)
    return Rejected("not-now", "DD-110") if early is None else early


def _not_now(rule: str) -> Callable[[State, Items], Rejected]:
    """Return the refusal of an answer that nobody asked for."""
    return lambda state, items: Rejected("not-now", rule)


_WHY: Final[dict[str, Callable[[State, Items], Rejected]]] = {
    "explore": _explore,
    "use": _use,
    "loot": _loot,
    "drink": _drink,
    "end": _end,
    "close": _not_now("DD-81"),
    "flick": _not_now("DD-23"),
    "stop": _not_now("DD-138"),
    "drop": _not_now("DD-229"),
    "reach": _not_now("DD-207"),
    "redrop": _not_now("DD-67"),
    "enter": _enter,
    "move": _move,
    "leave": _leave,
    "deeper": _deeper,
    "retire": _deeper,
    "give-up": _give_up,
}
