"""Answers to frames: fatigue and destiny on dice, reactions, choices after something was shown."""

from __future__ import annotations

from souterrain.core.actions import Action
from souterrain.core.asks import MAY, Ask
from souterrain.core.forms import Random
from souterrain.core.legal import Legal
from souterrain.games.donjon.rules.combat import attack_total, defence_total
from souterrain.games.donjon.rules.tests import total
from souterrain.games.donjon.state import Attack, State, Test

WORTH_STRAIN = 2
"""So much fatigue is spent to turn a miss into a hit, or a hit into a miss."""

DEADLY = ("jump", "bridge")
"""Tests on which a life depends."""


def answer(s: State, ask: Ask, legal: Legal, rng: Random) -> Action | None:
    frame = s.frames[-1]
    said = {verb.word for verb in legal.verbs}
    hero = s.hero_of(ask.seat)
    if "defy" in said:
        return ("defy",)
    if isinstance(frame, Attack) and ask.kind == MAY:
        return _attack(s, frame, hero, legal, said)
    if isinstance(frame, Test) and "strain" in said:
        short = frame.need - total(s, frame)
        most = s.heroes[hero].fatigue if frame.words[0] in DEADLY else WORTH_STRAIN
        if 0 < short <= min(most, s.heroes[hero].fatigue):
            return ("strain", ("fatigue=", short))
        return None
    if ask.kind == MAY:
        return next((action for action in legal.actions if action[0] in ("use", "strike")), None)
    return legal.sample(rng)


def _attack(s: State, frame: Attack, hero: int, legal: Legal, said: set[str]) -> Action | None:
    if not frame.die:
        return _brace(s, frame, hero, legal) if "use" in said else None
    ahead = attack_total(frame) - defence_total(frame)
    fatigue = s.heroes[hero].fatigue
    if frame.who == hero and "strain" in said and -WORTH_STRAIN < ahead <= 0 and 1 - ahead <= fatigue:
        return ("strain", ("fatigue=", 1 - ahead))
    if frame.target == hero and ahead > 0:
        fatal = ahead >= s.heroes[hero].life
        if "strain" in said and (ahead <= WORTH_STRAIN or fatal) and ahead <= fatigue:
            return ("strain", ("fatigue=", ahead))
        if fatal and "reroll" in said and s.heroes[hero].destiny:
            return ("reroll", ("attack-die", 1))
    return None


def _brace(s: State, frame: Attack, hero: int, legal: Legal) -> Action | None:
    """Reactions before the dice: for oneself when the blow is heavy, for a friend who is nearly down."""
    uses = [action for action in legal.actions if action[0] == "use"]
    ahead = frame.trait + frame.power + frame.bonus - frame.guard - frame.armour - frame.aid
    if frame.target == hero and (ahead >= 1 or s.heroes[hero].life <= 8):
        return uses[0] if uses else None
    friend = s.heroes[frame.target] if frame.target < len(s.heroes) else None
    if friend is not None and frame.target != hero and friend.life <= 6 and s.heroes[hero].life > 10:
        return uses[0] if uses else None
    return None
