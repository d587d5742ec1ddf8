"""Heroes' answers to frames: fatigue and destiny on dice, reactions, choices after a card was shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from souterrain.bots.donjon import loot
from souterrain.bots.donjon.party import RESERVE, at_objective
from souterrain.bots.donjon.sentences import first, rest, sentences
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
"""Fatigue points to spend on a useful test."""
DEADLY: Final = (Jump, Bridge)
PARRIED: Final = 3
"""The bonus of a parry or a dodge."""
SPARED: Final = 1.1
"""The expected life that a reaction before the dice must save."""
FORESEEN: Final = ("spawn", "trap", "hazard", "hex")
"""Tags of events that are worth a sixth sense."""
WARDED: Final = 3
"""The least loss that is worth a shield of faith."""

Choice: TypeAlias = "Callable[[State, int, Any, Legal], Action | None]"


def answer(state: State, ask: Ask, legal: Legal, rng: Random) -> Action | None:
    frame, hero = state.frames[-1], state.hero_of(ask.seat)
    choice = CHOICES.get(frame.kind)
    if choice is not None:
        return choice(state, hero, frame, legal)
    return None if ask.kind == MAY else legal.sample(rng)


def _said(legal: Legal) -> set[str]:
    return {verb.word for verb in legal.verbs}


def _spare(state: State, hero: int) -> int:
    """Return the fatigue points that are not kept for skills."""
    figure = state.heroes[hero]
    return figure.fatigue if at_objective(state) and len(state.foes) < 2 else figure.fatigue - RESERVE[figure.cls]


# Dice


def _test(state: State, hero: int, frame: Test, legal: Legal) -> Action | None:
    if not frame.die or "strain" not in _said(legal):
        return None
    short = frame.need - total(state, frame)
    most = (
        state.heroes[hero].fatigue if isinstance(frame.then, DEADLY) else min(WORTH_STRAIN, state.heroes[hero].fatigue)
    )
    return _strain(legal, short) if 0 < short <= most else None


def _strain(legal: Legal, points: int) -> Action | None:
    """Return the sentence that adds so much fatigue, if that changes the roll."""
    action: Action = ("strain", ("fatigue=", points))
    return action if legal.why_not(action) is None else None


def _attack(state: State, hero: int, frame: Attack, legal: Legal) -> Action | None:
    if not frame.die:
        return _brace(state, frame, hero, legal)
    if "strain" not in _said(legal):
        return None
    ahead = attack_total(frame) - defence_total(frame)
    points = _press(state, frame, hero, ahead) if frame.who == hero else _hold_off(state, frame, hero, ahead)
    return _strain(legal, points) if points > 0 else None


def _press(state: State, frame: Attack, hero: int, ahead: int) -> int:
    """Return the fatigue that kills the monster, if it is worth that; else 0."""
    if is_hero(frame.target) or frame.via == "opposed":
        return 0
    short = state.monster(frame.target).life - max(0, ahead) - min(0, ahead)
    wanted = WORTH_STRAIN + (CREATURES[state.monster(frame.target).kind].experience >= 40)
    return short if short <= min(wanted, _spare(state, hero)) else 0


def _hold_off(state: State, frame: Attack, hero: int, ahead: int) -> int:
    """Return the fatigue against a wound: everything if the wound would fell the hero, otherwise the spare points."""
    figure = state.heroes[hero]
    if frame.target != hero or ahead <= 0 or frame.via == "opposed":
        return 0
    if ahead >= figure.life:
        short = ahead - figure.life + 1
        return short if short <= figure.fatigue else 0
    worse = not is_hero(frame.who) and {"weaken", "drain"} & {*CREATURES[state.monster(frame.who).kind].flags}
    wanted = ahead if worse and ahead <= 2 else min(ahead, 2) if figure.life <= 10 else 0
    return wanted if wanted <= _spare(state, hero) else 0


def _brace(state: State, frame: Attack, hero: int, legal: Legal) -> Action | None:
    """Use a parry, a dodge or a bodyguard before the dice are rolled."""
    ahead = frame.trait + frame.power + frame.bonus - frame.guard - frame.armour - frame.aid
    for action in sentences(legal, "use"):
        word = first(action)
        life = state.figure(frame.target).life
        if word in ("parry", "dodge"):
            spared = odds(ahead).capped(life) - odds(ahead - PARRIED).capped(life)
            if spared + 4 * odds(ahead).at_least(life) >= SPARED:
                return action
        if word == "bodyguard" and life <= 6 and state.heroes[hero].life > 10:
            return action
    return None


# Losses and events


def _fallen(state: State, hero: int, frame: Frame, legal: Legal) -> Action | None:
    return ("defy",)


def _loss(state: State, hero: int, frame: Loss, legal: Legal) -> Action | None:
    """Use a ward against a heavy or deadly loss."""
    heavy = frame.points >= WARDED or frame.points >= state.heroes[frame.target].life
    return next(sentences(legal, "use"), None) if heavy else None


def _shown(state: State, hero: int, frame: Shown, legal: Legal) -> Action | None:
    """React to an event card: rat poison against rats, a scroll against monsters, a sixth sense."""
    card = EVENT_CARDS[frame.card]
    for action in sentences(legal, "use"):
        word = first(action)
        if word == "rat-poison" or (word == "scroll-of-warding" and card.tag == "spawn"):
            return action
        if word == "sixth-sense" and card.tag in FORESEEN and state.heroes[hero].fatigue > 1:
            return action
    return None


# Choices


def _share(state: State, hero: int, frame: Frame, legal: Legal) -> Action | None:
    return loot.answer(state, hero, legal.actions)


def _missiles(state: State, hero: int, frame: Frame, legal: Legal) -> Action | None:
    """Take the missiles of a carried weapon."""
    mine = {ITEMS[name].missile for name, _ in state.heroes[hero].pack}
    offered = list(legal.actions)
    return next((action for action in offered if first(action) in mine), offered[0])


def _two_dice(state: State, hero: int, frame: Frame, legal: Legal) -> Action | None:
    return max(legal.actions, key=lambda action: action[1:][0][1])


def _cleave(state: State, hero: int, frame: Frame, legal: Legal) -> Action | None:
    """Strike the monster with the least life once more."""
    uses = list(sentences(legal, "use"))
    return min(uses, key=lambda action: state.monster(read_figure(state, rest(action))[0]).life, default=None)


def _take(state: State, hero: int, frame: Frame, legal: Legal) -> Action | None:
    return legal.first()


def _willing(state: State, hero: int, frame: Frame, legal: Legal) -> Action | None:
    return ("accept",)


def _enough(state: State, hero: int, frame: Frame, legal: Legal) -> Action | None:
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
