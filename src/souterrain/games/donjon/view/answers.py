"""The stakes of the answers to the open question: cost, effect and odds, beside each button."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeAlias

from souterrain.core.actions import Action
from souterrain.core.forms import Verb
from souterrain.core.frames import Frame
from souterrain.core.stakes import Stake
from souterrain.games.donjon.content.creatures import DEXTERITY
from souterrain.games.donjon.content.decks import EVENT_CARD_OF, EVENT_CARDS
from souterrain.games.donjon.content.heroes import SKILLS
from souterrain.games.donjon.rules.engine import KINDS
from souterrain.games.donjon.rules.frames.event_cards import Aside, Body, Gift, Number, Shown
from souterrain.games.donjon.rules.frames.fight import Attack, Drowning, Fallen, Loss, WebStruck
from souterrain.games.donjon.rules.frames.items import Missiles, Share
from souterrain.games.donjon.rules.frames.rolls import OpenDie, Test
from souterrain.games.donjon.rules.frames.skills import Cleave, Fire, Slip, TwoDice, Willing
from souterrain.games.donjon.rules.mechanics.attacks import defend
from souterrain.games.donjon.rules.mechanics.harm import SAVED
from souterrain.games.donjon.rules.questions.naming import read_figure
from souterrain.games.donjon.rules.questions.odds import odds, success
from souterrain.games.donjon.rules.questions.results import WARD, margins
from souterrain.games.donjon.rules.questions.rolls import NEEDED, attack_total, defence_total, total
from souterrain.games.donjon.rules.questions.sheet import die_of, is_hero, luck, on_heroes_side, trait
from souterrain.games.donjon.rules.questions.spending import ATTACK_DIE, blast_of
from souterrain.games.donjon.state import State
from souterrain.games.donjon.view.odds import ahead, blow, breaking, percent, rounded
from souterrain.games.donjon.view.verdicts import result_of

ENDS: Final = ("slain", "falls")
HITS: Final = ("wound", "drained", "frozen", *ENDS)
"""Results that take something from the target, and those that fell it."""
Answering: TypeAlias = "Callable[[State, Any, int, Action], Stake]"
"""A function of a frame, a hero, and one sentence that answers it."""


def answers(state: State, seat: int) -> tuple[Stake, ...]:
    """Return a stake for every sentence with which this seat may answer the open question."""
    frame = state.frames[-1]
    offered = KINDS[type(frame)].offers(state, frame).get(seat, ())
    hero = state.hero_of(seat)
    return tuple(_stakes(state, frame, hero, offered)) if hero >= 0 else ()


def _stakes(state: State, frame: Frame, hero: int, offered: Iterable[Verb]) -> Iterator[Stake]:
    for verb in offered:
        answering = ANSWERS.get((type(frame), verb.word)) or ANSWERS.get((Frame, verb.word))
        if answering is not None:
            found = {stake.about: stake for stake in [answering(state, frame, hero, each) for each in verb.actions()]}
            yield from found.values()


def _paid(state: State, hero: int, **data: Any) -> dict[str, Any]:
    """Return the data of a stake, with the hero's destiny."""
    return {"destiny": state.heroes[hero].destiny, **data}


def _spent(state: State, hero: int, points: int, **data: Any) -> dict[str, Any]:
    """Return the data of a stake that costs fatigue, with the fatigue that the hero has."""
    return {"points": points, "fatigue": state.heroes[hero].fatigue, **data}


# Fatigue


def _strain(state: State, frame: Attack, hero: int, action: Action) -> Stake:
    points = action[1:][0][1]
    braced = hero == frame.target
    was = defence_total(frame) if braced else attack_total(frame)
    if not frame.die:
        found = odds(_ahead(frame, points, braced), die_of(state, frame.who), die_of(state, frame.target))
        return Stake(action, "strain-early", _spent(state, hero, points, percent=percent(found.hit)))
    if "blast" in frame.flags and not braced:
        data = _spent(state, hero, points, total=was + points, **_blast(state, frame, points))
        return Stake(action, "strain-blast", data)
    margin = margins(state, frame)[0] + (-points if braced else points)
    result = result_of(state, frame, margin)
    word = {"tie": "miss", "wound": "braced" if braced else "wound"}.get(result.word, result.word)
    data = _spent(state, hero, points, was=was, total=was + points, number=result.number, left=result.left)
    return Stake(action, f"strain-{word}", data)


def _blast(state: State, frame: Attack, points: int) -> dict[str, int]:
    """Return how many are hit and how many fall in a blast, now and with so many points more on its one die."""
    attacks = [each for each in blast_of(state, frame) if is_hero(each.target) or state.is_there(each.target)]
    now, then = (
        [result_of(state, each, margins(state, each)[0] + more).word for each in attacks] for more in (0, points)
    )
    return {
        "hit": len([word for word in then if word in HITS]),
        "hits": len([word for word in now if word in HITS]),
        "end": len([word for word in then if word in ENDS]),
        "ends": len([word for word in now if word in ENDS]),
    }


def _ahead(frame: Attack, points: int, braced: bool) -> int:
    return ahead(frame) + (-points if braced else points)


def _strain_test(state: State, frame: Test | WebStruck, hero: int, action: Action) -> Stake:
    points = action[1:][0][1]
    was = total(state, frame) if isinstance(frame, Test) else attack_total(frame)
    if not frame.die:
        chance = success(was + points, frame.need) if isinstance(frame, Test) else breaking(state, frame, points)
        return Stake(action, "strain-early-test", _spent(state, hero, points, percent=percent(chance)))
    return Stake(action, "strain-success", _spent(state, hero, points, was=was, total=was + points))


def _strain_die(state: State, frame: OpenDie, hero: int, action: Action) -> Stake:
    points = action[1:][0][1]
    then = min(frame.most, frame.die + points)
    return Stake(action, "strain-die", _spent(state, hero, points, was=frame.die, total=then))


# Destiny


def _reroll(state: State, frame: Attack, hero: int, action: Action) -> Stake:
    """Return the odds after another roll of one die, the other one as it lies."""
    own = action[1:][0][0] == ATTACK_DIE
    margin, sides = margins(state, frame)[0], die_of(state, frame.who if own else frame.target)
    faces = range(1, sides + 1)
    found = [margin - frame.die + face if own else margin + frame.counter - face for face in faces]
    words = [result_of(state, frame, each).word for each in found]
    hits = len([word for word in words if word in HITS]) / sides
    ends = len([word for word in words if word in ENDS]) / sides
    data = _paid(state, hero, hit=percent(hits), miss=percent(1 - hits), end=percent(ends))
    if frame.then is not None and not frame.then.by_margin:
        return Stake(action, "reroll-spell" if is_hero(frame.who) else "reroll-spelled", data)
    return Stake(action, "reroll-struck" if on_heroes_side(state, frame.target) else "reroll-strike", data)


def _reroll_test(state: State, frame: Test, hero: int, action: Action) -> Stake:
    chance = success(total(state, frame) - frame.die, frame.need)
    return Stake(action, "reroll-test", _paid(state, hero, percent=percent(1 - chance)))


def _reroll_number(state: State, frame: Number, hero: int, action: Action) -> Stake:
    _, sides = EVENT_CARDS[EVENT_CARD_OF["reinforcements"]].terms[0].dice(0)
    return Stake(action, "reroll-number", _paid(state, hero, percent=percent((frame.die - 1) / sides)))


def _defy(state: State, frame: Fallen | Drowning, hero: int, action: Action) -> Stake:
    return Stake(action, "defy", _paid(state, hero, left=min(SAVED, state.heroes[hero].max_life)))


def _forestall(state: State, frame: Shown, hero: int, action: Action) -> Stake:
    return Stake(action, "forestall", _paid(state, hero))


# Skills and things


def _react(state: State, frame: Attack, hero: int, action: Action) -> Stake:
    """Return the hit chance before and after a parry or a dodge, or that on a bodyguard."""
    skill, sides = action[1:][0][0], (die_of(state, frame.who), die_of(state, frame.target))
    was = percent(odds(ahead(frame), *sides).hit)
    left = state.heroes[hero].fatigue - 1
    if skill == "bodyguard":
        twin = frame.copy()
        twin.target, twin.aid, twin.brace = hero, 0, 0
        defend(state, twin)
        return Stake(action, "bodyguard", {"fatigue": left, "percent": percent(odds(ahead(twin), sides[0]).hit)})
    then = percent(odds(ahead(frame) - SKILLS[skill].terms[0].number(), *sides).hit)
    return Stake(action, f"react-{skill}", {"fatigue": left, "was": was, "percent": then})


def _ward(state: State, frame: Loss, hero: int, action: Action) -> Stake:
    """Return the range of a ward, and the chance that the hero keeps standing."""
    count, sides = SKILLS[WARD].terms[0].dice(0)
    left, life = state.heroes[hero].fatigue - 1, state.heroes[frame.target].life
    saved = [points for points in range(1, sides + 1) if frame.points - points < life] if count == 1 else []
    deadly = frame.points >= life
    data = {"fatigue": left, "most": count * sides, "percent": percent(len(saved) / sides)}
    return Stake(action, "ward-life" if deadly else "ward", data)


def _cancel(state: State, frame: Shown, hero: int, action: Action) -> Stake:
    """Return the chance of a sixth sense; scrolls and remedies work without dice."""
    word = action[1:][0][0]
    if word in SKILLS:
        chance = success(trait(state, hero, DEXTERITY) + luck(state, hero), NEEDED)
        return Stake(action, "foresee", {"fatigue": state.heroes[hero].fatigue - 1, "percent": percent(chance)})
    return Stake(action, "cancel", {"item": word})


def _cleave(state: State, frame: Cleave, hero: int, action: Action) -> Stake:
    target, _ = read_figure(state, action[1:][1:])
    found, left = blow(state, hero, target, "melee"), state.heroes[hero].fatigue - 1
    if found is None or not found.hit:
        return Stake(action, "cleave-vain", {"fatigue": left})
    whole, tenths = divmod(rounded(found.mean / found.hit * 10), 10)
    return Stake(action, "cleave", {"fatigue": left, "percent": percent(found.hit), "whole": whole, "tenths": tenths})


# Choices without cost


def _plain(key: str) -> Answering:
    def answer(state: State, frame: Frame, hero: int, action: Action) -> Stake:
        return Stake(action[:1], key, {})

    return answer


def _keep_die(state: State, frame: TwoDice, hero: int, action: Action) -> Stake:
    return Stake(action, "keep-die", {"number": action[1:][0][1]})


ANSWERS: Final[dict[tuple[type[Frame], str], Answering]] = {
    (Attack, "strain"): _strain,
    (Test, "strain"): _strain_test,
    (WebStruck, "strain"): _strain_test,
    (Frame, "strain"): _strain_die,
    (Attack, "reroll"): _reroll,
    (Test, "reroll"): _reroll_test,
    (Number, "reroll"): _reroll_number,
    (Fallen, "defy"): _defy,
    (Drowning, "defy"): _defy,
    (Shown, "forestall"): _forestall,
    (Shown, "use"): _cancel,
    (Attack, "use"): _react,
    (Loss, "use"): _ward,
    (Cleave, "use"): _cleave,
    (Slip, "slip"): _plain("slip"),
    (Body, "rummage"): _plain("rummage"),
    (TwoDice, "keep"): _keep_die,
    (Willing, "accept"): _plain("accept"),
    (Willing, "decline"): _plain("decline"),
    (Fire, "spread"): _plain("spread"),
    (Fire, "enough"): _plain("enough"),
    (Gift, "take"): _plain("take-gift"),
    (Share, "take"): _plain("take"),
    (Share, "hand"): _plain("hand"),
    (Share, "divide"): _plain("divide"),
    (Missiles, "choose"): _plain("choose"),
    (Aside, "sidestep"): _plain("sidestep"),
}
"""The stake of each verb that answers a frame."""
