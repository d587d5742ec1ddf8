"""Answers of heroes to frames: fatigue and destiny on dice, reactions, choices after something was shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from souterrain.bots.delver import sharing
from souterrain.bots.delver.party import RESERVE, at_objective
from souterrain.bots.delver.saying import first, rest, sentences
from souterrain.core.actions import Action
from souterrain.core.asks import MAY, Ask
from souterrain.core.forms import Random
from souterrain.core.frames import Frame
from souterrain.core.legal import Legal
from souterrain.games.donjon.content.creatures import CREATURES
from souterrain.games.donjon.content.decks import EVENT_CARDS
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.rules.frames.event_cards import Shown
from souterrain.games.donjon.rules.frames.fight import Attack, Loss
from souterrain.games.donjon.rules.frames.furniture import Bridge, Jump
from souterrain.games.donjon.rules.frames.rolls import Test
from souterrain.games.donjon.rules.questions.naming import read_figure
from souterrain.games.donjon.rules.questions.odds import odds
from souterrain.games.donjon.rules.questions.rolls import attack_total, defence_total, total
from souterrain.games.donjon.rules.questions.sheet import is_hero
from souterrain.games.donjon.state import State

WORTH_STRAIN: Final = 2
"""So much fatigue is spent on a test that is worth it."""
DEADLY: Final = (Jump, Bridge)
"""Tests on which a life depends."""
PARRIED: Final = 3
"""What a parry or a dodge adds."""
SPARED: Final = 1.1
"""A reaction before the dice must spare so much life on average."""
FORESEEN: Final = ("spawn", "trap", "hazard", "hex")
"""Events that a sixth sense is used against."""
WARDED: Final = 3
"""A loss that a shield of faith is used against."""

Choice: TypeAlias = "Callable[[State, int, Any, Legal], Action | None]"


def answer(s: State, ask: Ask, legal: Legal, rng: Random) -> Action | None:
    frame, hero = s.frames[-1], s.hero_of(ask.seat)
    choice = CHOICES.get(frame.kind)
    if choice is not None:
        return choice(s, hero, frame, legal)
    return None if ask.kind == MAY else legal.sample(rng)


def _said(legal: Legal) -> set[str]:
    return {verb.word for verb in legal.verbs}


def _spare(s: State, hero: int) -> int:
    """Fatigue that is not kept for skills."""
    figure = s.heroes[hero]
    return figure.fatigue if at_objective(s) and len(s.foes) < 2 else figure.fatigue - RESERVE[figure.cls]


# Dice


def _test(s: State, hero: int, frame: Test, legal: Legal) -> Action | None:
    if not frame.die or "strain" not in _said(legal):
        return None
    short = frame.need - total(s, frame)
    most = s.heroes[hero].fatigue if isinstance(frame.then, DEADLY) else min(WORTH_STRAIN, s.heroes[hero].fatigue)
    return ("strain", ("fatigue=", short)) if 0 < short <= most else None


def _attack(s: State, hero: int, frame: Attack, legal: Legal) -> Action | None:
    if not frame.die:
        return _brace(s, frame, hero, legal)
    if "strain" not in _said(legal):
        return None
    ahead = attack_total(frame) - defence_total(frame)
    return _press(s, frame, hero, ahead) if frame.who == hero else _hold_off(s, frame, hero, ahead)


def _press(s: State, frame: Attack, hero: int, ahead: int) -> Action | None:
    """A little more where that fells the enemy."""
    if is_hero(frame.target) or frame.via == "opposed":
        return None
    short = s.monster(frame.target).life - max(0, ahead) - min(0, ahead)
    wanted = WORTH_STRAIN + (CREATURES[s.monster(frame.target).kind].experience >= 40)
    return ("strain", ("fatigue=", short)) if 0 < short <= min(wanted, _spare(s, hero)) else None


def _hold_off(s: State, frame: Attack, hero: int, ahead: int) -> Action | None:
    """A wound that would fell is held off with all that is there; others with what is left over."""
    figure = s.heroes[hero]
    if frame.target != hero or ahead <= 0 or frame.via == "opposed":
        return None
    if ahead >= figure.life:
        short = ahead - figure.life + 1
        return ("strain", ("fatigue=", short)) if short <= figure.fatigue else None
    worse = not is_hero(frame.who) and {"weaken", "drain"} & {*CREATURES[s.monster(frame.who).kind].flags}
    wanted = ahead if worse and ahead <= 2 else min(ahead, 2) if figure.life <= 10 else 0
    spare = _spare(s, hero)
    return ("strain", ("fatigue=", wanted)) if 0 < wanted <= spare else None


def _brace(s: State, frame: Attack, hero: int, legal: Legal) -> Action | None:
    """Before the dice: a parry or a dodge, or standing in for a companion."""
    ahead = frame.trait + frame.power + frame.bonus - frame.guard - frame.armour - frame.aid
    for action in sentences(legal, "use"):
        word = first(action)
        life = s.figure(frame.target).life
        if word in ("parry", "dodge"):
            spared = odds(ahead).capped(life) - odds(ahead - PARRIED).capped(life)
            if spared + 4 * odds(ahead).at_least(life) >= SPARED:
                return action
        if word == "bodyguard" and life <= 6 and s.heroes[hero].life > 10:
            return action
    return None


# Losses and events


def _fallen(s: State, hero: int, frame: Frame, legal: Legal) -> Action | None:
    return ("defy",)


def _loss(s: State, hero: int, frame: Loss, legal: Legal) -> Action | None:
    """A ward for what is heavy, or would fell."""
    heavy = frame.points >= WARDED or frame.points >= s.heroes[frame.target].life
    return next(sentences(legal, "use"), None) if heavy else None


def _shown(s: State, hero: int, frame: Shown, legal: Legal) -> Action | None:
    """An event lies on the table: rat poison against rats, a scroll against monsters, a sixth sense."""
    card = EVENT_CARDS[frame.card]
    for action in sentences(legal, "use"):
        word = first(action)
        if word == "rat-poison" or (word == "scroll-of-warding" and card.tag == "spawn"):
            return action
        if word == "sixth-sense" and card.tag in FORESEEN and s.heroes[hero].fatigue > 1:
            return action
    return None


# Choices


def _share(s: State, hero: int, frame: Frame, legal: Legal) -> Action | None:
    return sharing.answer(s, hero, legal.actions)


def _missiles(s: State, hero: int, frame: Frame, legal: Legal) -> Action | None:
    """For the weapon that is carried."""
    mine = {ITEMS[name].missile for name, _ in s.heroes[hero].pack}
    offered = list(legal.actions)
    return next((action for action in offered if first(action) in mine), offered[0])


def _two_dice(s: State, hero: int, frame: Frame, legal: Legal) -> Action | None:
    return max(legal.actions, key=lambda action: action[1:][0][1])


def _cleave(s: State, hero: int, frame: Frame, legal: Legal) -> Action | None:
    """One more blow, at whoever has least life."""
    uses = list(sentences(legal, "use"))
    return min(uses, key=lambda action: s.monster(read_figure(s, rest(action))[0]).life, default=None)


def _take(s: State, hero: int, frame: Frame, legal: Legal) -> Action | None:
    return legal.first()


def _willing(s: State, hero: int, frame: Frame, legal: Legal) -> Action | None:
    return ("accept",)


def _enough(s: State, hero: int, frame: Frame, legal: Legal) -> Action | None:
    return ("enough",)


CHOICES: Final[dict[str, Choice]] = {
    "attack": _attack,
    "test": _test,
    "fallen": _fallen,
    "drowning": _fallen,
    "loss": _loss,
    "shown": _shown,
    "share": _share,
    "missiles": _missiles,
    "two-dice": _two_dice,
    "cleave": _cleave,
    "body": _take,
    "gift": _take,
    "aside": _take,
    "willing": _willing,
    "fire": _enough,
}
