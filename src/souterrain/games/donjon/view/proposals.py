"""The machine's proposals to a human master, as stakes of his sentences: what each monster would do and why, the odds
of each on every hero in its reach, and the way it would lay a zone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from souterrain.core.forms import Items
from souterrain.core.stakes import Stake
from souterrain.games.donjon.board.figures import NOWHERE, Monster
from souterrain.games.donjon.director import choices
from souterrain.games.donjon.director.reasons import ALIKE, LAID
from souterrain.games.donjon.rules import tactics
from souterrain.games.donjon.rules.dungeon import layout
from souterrain.games.donjon.rules.frames.dungeon import Way
from souterrain.games.donjon.rules.questions.attacks import can_attack
from souterrain.games.donjon.rules.questions.naming import figure_items
from souterrain.games.donjon.rules.questions.sheet import can_act
from souterrain.games.donjon.rules.skills.best import best_spell
from souterrain.games.donjon.state import State
from souterrain.games.donjon.view.odds import blow, percent


def proposals(state: State) -> Iterator[Stake]:
    """Yield a stake for every monster that can still act, and for every hero whom it can attack in this turn."""
    for monster in state.foes:
        if monster.ended or not can_act(state, monster.uid):
            continue
        named = figure_items(state, monster.uid)
        yield _proposal(state, monster, named)
        for target in tactics.prey(state, monster):
            said: Items = (*named, *figure_items(state, target))
            yield Stake(("send", *said), "hit", _odds(state, monster, target))


def _proposal(state: State, monster: Monster, named: Items) -> Stake:
    if monster.spells and not monster.cast and can_attack(state, monster):
        spell = best_spell(state, monster.uid)
        if spell is not None:
            return Stake(("send", *named), "proposed-spell", {"spell": spell[0][0], "reason": "best-spell"})
    decision = tactics.decide(state, monster)
    reason = {"reason": decision.reason}
    if decision.target == NOWHERE:
        return Stake(("send", *named), "proposed-move" if decision.deed == "march" else "proposed-hold", reason)
    target = figure_items(state, decision.target)[0][0]
    data = {"target": target, **_odds(state, monster, decision.target), **reason}
    return Stake(("send", *named), "proposed-attack", data)


def _odds(state: State, monster: Monster, target: int) -> dict[str, Any]:
    """Return the chance to hit, by a shot if the target is not beside the monster after its move."""
    decision = tactics.against(state, monster, target)
    shot = decision is not None and (decision.deed == "shoot" or decision.reason == "keeps-off")
    odds = blow(state, monster.uid, target, "missile" if shot else "melee")
    return {"percent": percent(odds.hit) if odds is not None else 0}


def way_proposed(state: State, frame: Way) -> Iterator[Stake]:
    """Yield the way in which the machine would lay a zone, with its reason: the first weight that tells it apart."""
    ways = layout.ways(state, state.doors[frame.door - 1], frame.card)
    weights = [choices.lies(state, frame, way) for way in ways]
    best = max(range(len(ways)), key=lambda place: (weights[place], -place))
    apart = [name for at, name in enumerate(LAID) if any(each[at] != weights[best][at] for each in weights)]
    yield Stake(("arrange", ("way=", best + 1)), "proposed-way", {"reason": apart[0] if apart else ALIKE})
