"""The section "on the table": what the open question is about, so that it can be answered by itself.

It names who does what to whom, shows the dice with every number that is added to them, the card in question, and what
happens if nobody answers. Texts are messages with their arguments; `who` and `target` are figures: the seat of a hero,
or the noun and number of a monster.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from souterrain.core.frames import Frame
from souterrain.games.donjon.content.creatures import TRAITS
from souterrain.games.donjon.rules.frames.dungeon import CardAhead, Way
from souterrain.games.donjon.rules.frames.event_cards import (
    Ambush,
    Aside,
    Body,
    CaveIn,
    Found,
    Gift,
    Number,
    Shown,
    Stack,
)
from souterrain.games.donjon.rules.frames.fight import (
    Alarm,
    Attack,
    Drawn,
    Drowning,
    Fallen,
    HarmRoll,
    Loss,
    Posting,
    WebStruck,
)
from souterrain.games.donjon.rules.frames.furniture import FurnitureRoll, SecretDoor
from souterrain.games.donjon.rules.frames.items import Judge, Missiles, Share
from souterrain.games.donjon.rules.frames.rolls import OpenDie, Test
from souterrain.games.donjon.rules.frames.skills import Cleave, Fire, Slip, TwoDice, Willing
from souterrain.games.donjon.rules.frames.turn import RunRoll, SearchRoll
from souterrain.games.donjon.rules.questions.ground import square_items
from souterrain.games.donjon.rules.questions.odds import odds, success
from souterrain.games.donjon.rules.questions.results import can_harm
from souterrain.games.donjon.rules.questions.rolls import attack_total, defence_total, passed, total
from souterrain.games.donjon.rules.questions.sheet import die_of, on_heroes_side
from souterrain.games.donjon.rules.questions.spending import WEB_NEEDS
from souterrain.games.donjon.state import State
from souterrain.games.donjon.view.loot import loot
from souterrain.games.donjon.view.messages import Message, figure_of, say
from souterrain.games.donjon.view.odds import ahead, breaking, percent
from souterrain.games.donjon.view.shown_events import body, event
from souterrain.games.donjon.view.spells import skill_of
from souterrain.games.donjon.view.summands import Part, attack_parts, defence_parts, test_parts
from souterrain.games.donjon.view.verdicts import result_of


def on_table(state: State, master: bool) -> dict[str, Any] | None:
    """Return the section about the top frame; None if nobody is asked. Cards that may still change are for the
    master's eyes only."""
    frame = state.frames[-1]
    describe = TELLERS.get(type(frame))
    if describe is None:
        return None
    secret = isinstance(frame, SECRET) and not master
    return {"kind": "on-table", "about": frame.kind, **(_unseen(state, frame) if secret else describe(state, frame))}


def _unseen(state: State, frame: Frame) -> Message:
    return {"head": say(f"table-{frame.kind}")}


def _sum(state: State, who: int, deed: str, die: int, parts: list[Part], bare: int, sides: int = 10) -> dict[str, Any]:
    """Return one side of a roll; before the roll it has no die, and its total is what is added to it."""
    found = {
        "label": say(f"table-{deed}", who=figure_of(state, who)),
        "side": "heroes" if on_heroes_side(state, who) else "master",
        "sides": sides,
        "parts": [list(part) for part in parts],
        "total": bare,
    }
    return {**found, "die": die} if die else found


# Rolls


def _attack(state: State, frame: Attack) -> dict[str, Any]:
    head = say(f"table-{frame.via}", who=figure_of(state, frame.who), target=figure_of(state, frame.target))
    if frame.via in ("spell", "opposed"):
        head["skill"] = skill_of(frame)
    found = {
        "head": head,
        "sums": [
            _sum(
                state, frame.who, "attacks" if frame.then is None else "casts", frame.die, attack_parts(state, frame),
                attack_total(frame), die_of(state, frame.who),
            ),
            _sum(
                state, frame.target, "defends" if frame.then is None else "resists", frame.counter,
                defence_parts(state, frame), defence_total(frame), die_of(state, frame.target),
            ),
        ],
    }  # fmt: skip
    return {**found, "verdict": _verdict(state, frame)}


def _verdict(state: State, frame: Attack) -> Message:
    target = figure_of(state, frame.target)
    if not frame.die and frame.then is None and not can_harm(state, frame):
        return say("table-no-harm", target=target)
    if not frame.die:
        found = odds(ahead(frame), die_of(state, frame.who), die_of(state, frame.target))
        return say("table-odds" if frame.then is None else "table-chance", percent=percent(found.hit))
    result = result_of(state, frame, attack_total(frame) - defence_total(frame))
    return say(f"table-{result.word}", target=target, number=result.number, left=result.left)


def _web(state: State, frame: WebStruck) -> dict[str, Any]:
    sum_, parts, sides = attack_total(frame), attack_parts(state, frame), die_of(state, frame.who)
    return {
        "head": say("table-web", who=figure_of(state, frame.who)),
        "sums": [_sum(state, frame.who, "attacks", frame.die, parts, sum_, sides)],
        "need": WEB_NEEDS,
        "verdict": _passing(frame.die, breaking(state, frame), sum_ >= WEB_NEEDS),
    }


def _passing(die: int, chance: float, passes: bool) -> Message:
    if not die:
        return say("table-chance", percent=percent(chance))
    return say("table-success" if passes else "table-failure")


def _test(state: State, frame: Test) -> dict[str, Any]:
    who, sum_ = figure_of(state, frame.who), total(state, frame)
    return {
        "head": say("table-test", who=who, trait=TRAITS[frame.trait]),
        "aim": say(f"table-aim-{frame.then.kind}", who=who),
        "sums": [_sum(state, frame.who, "tests", frame.die, test_parts(state, frame), sum_)],
        "need": frame.need,
        "verdict": _passing(frame.die, success(sum_, frame.need), passed(state, frame)),
    }


def _open_die(state: State, frame: OpenDie) -> dict[str, Any]:
    head = say(f"table-{frame.kind}", who=figure_of(state, frame.who))
    if isinstance(frame, FurnitureRoll):
        head["thing"] = state.furniture[frame.place].kind
    if isinstance(frame, HarmRoll):
        head |= {"target": figure_of(state, frame.target), "cause": frame.cause}
    return {"head": head, "dice": [frame.die], "verdict": say("table-die-stands", number=frame.die)}


def _two_dice(state: State, frame: TwoDice) -> dict[str, Any]:
    return {"head": say("table-two-dice", who=figure_of(state, frame.hero)), "dice": [frame.one, frame.two]}


def _number(state: State, frame: Number) -> dict[str, Any]:
    head = say("table-number", monsters=[[frame.creature, frame.die]])
    return {"head": head, "dice": [frame.die], "verdict": say("table-number-comes", monsters=head["monsters"])}


# Losses


def _loss(state: State, frame: Loss) -> dict[str, Any]:
    left = state.figure(frame.target).life - frame.points
    target = figure_of(state, frame.target)
    return {
        "head": say("table-loss", target=target, number=frame.points, cause=frame.cause),
        "verdict": say("table-wound" if left > 0 else "table-falls", target=target, number=frame.points, left=left),
    }


def _fallen(state: State, frame: Fallen | Drowning) -> dict[str, Any]:
    return {
        "head": say(f"table-{frame.kind}", who=figure_of(state, frame.hero)),
        "verdict": say(f"table-{frame.kind}-lost", who=figure_of(state, frame.hero)),
    }


# Cards and choices


def _of_hero(state: State, frame: Any) -> dict[str, Any]:
    return {"head": say(f"table-{frame.kind}", who=figure_of(state, frame.hero))}


def _after_blow(state: State, frame: Cleave | Slip) -> dict[str, Any]:
    return {**_of_hero(state, frame), "verdict": say("table-nothing")}


def _fire(state: State, frame: Fire) -> dict[str, Any]:
    return {"head": say("table-fire", who=figure_of(state, frame.who), number=len(frame.squares))}


def _willing(state: State, frame: Willing) -> dict[str, Any]:
    (_, zone), (column, _), (_, row) = square_items(state, frame.square)
    where = {"zone": zone, "column": column, "row": row}
    who, target = figure_of(state, frame.hero), figure_of(state, frame.target)
    return {"head": say("table-willing", who=who, target=target, skill=frame.skill, **where)}


def _share(state: State, frame: Share) -> dict[str, Any]:
    lots = loot(state, frame)
    cards = [[lot["word"], lot["number"]] for lot in lots]
    return {"head": say("table-share", who=figure_of(state, frame.hero), items=cards), "loot": lots}


def _gift(state: State, frame: Gift) -> dict[str, Any]:
    return {"head": say("table-gift", items=[[frame.item, frame.number]])}


def _missiles(state: State, frame: Missiles) -> dict[str, Any]:
    return {"head": say("table-missiles", who=figure_of(state, frame.hero), number=frame.number)}


# The master's cards, which his section "decision" shows


def _decided(state: State, frame: Frame) -> dict[str, Any]:
    return {"head": say(f"table-{frame.kind}-card")}


SECRET: Final = (Judge, CardAhead, Drawn, Alarm, Found)
"""Frames with a card that only the master sees while he decides."""
TELLERS: Final[dict[type[Frame], Callable[[State, Any], dict[str, Any]]]] = {
    Attack: _attack,
    WebStruck: _web,
    Test: _test,
    FurnitureRoll: _open_die,
    SearchRoll: _open_die,
    RunRoll: _open_die,
    HarmRoll: _open_die,
    Number: _number,
    TwoDice: _two_dice,
    Loss: _loss,
    Fallen: _fallen,
    Drowning: _fallen,
    Cleave: _after_blow,
    Slip: _after_blow,
    Fire: _fire,
    Willing: _willing,
    Shown: event,
    Body: body,
    Aside: _of_hero,
    Gift: _gift,
    Share: _share,
    Missiles: _missiles,
    Found: _decided,
    Judge: _decided,
    CardAhead: _decided,
    Drawn: _decided,
    Alarm: _decided,
    Way: _unseen,
    SecretDoor: _unseen,
    Posting: _unseen,
    Ambush: _unseen,
    Stack: _unseen,
    CaveIn: _unseen,
}
"""Functions that describe each frame that asks somebody."""
