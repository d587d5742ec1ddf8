"""Dice in text: the odds of attacks, and the current roll as a sum."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from souterrain.core.frames import Frame
from souterrain.core.words import Words
from souterrain.games.donjon.board.figures import Hero
from souterrain.games.donjon.content.creatures import ATTACK, DEFENCE, MAGIC, TRAITS
from souterrain.games.donjon.content.decks import EVENT_CARDS, MONSTER_CARDS, TREASURES
from souterrain.games.donjon.rules.fight.assault import WEB_NEEDS
from souterrain.games.donjon.rules.fight.combat import can_harm
from souterrain.games.donjon.rules.frames.dungeon import CardAhead
from souterrain.games.donjon.rules.frames.event_cards import Aside, Body, Found, Gift, Number, Shown
from souterrain.games.donjon.rules.frames.fight import Alarm, Attack, Drawn, Drowning, Fallen, HarmRoll, Loss, WebStruck
from souterrain.games.donjon.rules.frames.furniture import FurnitureRoll, SecretDoor
from souterrain.games.donjon.rules.frames.items import Judge, Missiles, Share
from souterrain.games.donjon.rules.frames.rolls import OpenDie, Roll, Test
from souterrain.games.donjon.rules.frames.skills import Cleave, Fire, Slip, TwoDice, Willing
from souterrain.games.donjon.rules.frames.turn import RunRoll, SearchRoll
from souterrain.games.donjon.rules.mechanics.attacks import attack
from souterrain.games.donjon.rules.questions.odds import Odds, odds, success
from souterrain.games.donjon.rules.questions.rolls import attack_total, defence_total, passed, total
from souterrain.games.donjon.rules.questions.sheet import die_of, trait
from souterrain.games.donjon.state import State
from souterrain.games.donjon.text.cards import AHEAD
from souterrain.games.donjon.text.lines import Row, figure_name, glued

OF_HEROES: Final = (
    Aside,
    Body,
    Cleave,
    Drowning,
    Fallen,
    Found,
    Judge,
    Missiles,
    SecretDoor,
    Share,
    Slip,
    TwoDice,
    Willing,
)
"""Frames about one hero, named in their field `hero`."""


# Odds


def ahead(frame: Attack) -> int:
    """Return the attacker's advantage without the dice."""
    return attack_total(frame) - frame.die - (defence_total(frame) - frame.counter)


def blow(state: State, who: int, target: int, via: str) -> Odds | None:
    """Return the odds of an attack declared now; None if it can do no harm at all."""
    twin = state.copy()
    return _odds(twin, attack(twin, who, target, via))


def bolt(state: State, who: int, target: int, power: int) -> Odds | None:
    """Return the odds of a spell of this power; None if it can do no harm at all."""
    twin = state.copy()
    return _odds(twin, attack(twin, who, target, "spell", with_power=power, trait_index=MAGIC))


def _odds(state: State, frame: Attack) -> Odds | None:
    return odds(ahead(frame), die_of(state, frame.who), die_of(state, frame.target)) if can_harm(state, frame) else None


def odds_text(words: Words, found: Odds | None) -> str:
    if found is None:
        return words("text-no-harm")
    whole, tenths = divmod(_rounded(found.mean * 10), 10)
    mean = words("text-decimal", whole=whole, tenths=tenths)
    return glued(words("text-odds", percent=percent(found.hit), mean=mean))


def percent(chance: float) -> int:
    return _rounded(chance * 100)


def _rounded(number: float) -> int:
    """Round half up, with a tolerance for floating-point error."""
    return int(number + 0.5 + 1e-9)


# The current roll


def figures_of(frame: Frame) -> tuple[int, ...]:
    """Return the figures whose sheets matter for the answer to a frame."""
    if isinstance(frame, Attack):
        return frame.who, frame.target
    if isinstance(frame, Roll | OpenDie | Shown | Fire):
        return (frame.who,)
    if isinstance(frame, Loss):
        return (frame.source,)
    if isinstance(frame, OF_HEROES):
        return (frame.hero,)
    return ()


def roll(state: State, words: Words, master: bool) -> Iterator[Row]:
    """Yield a line about the top frame, if there is one for its kind; hidden cards only for the master."""
    frame = state.frames[-1]
    teller = TELLERS.get(type(frame)) or (MASTERS.get(type(frame)) if master else None)
    if teller is not None:
        yield words("text-now"), teller(state, words, frame)


def _sum(words: Words, die: int, parts: list[tuple[int, str]]) -> str:
    """Return a sum such as `7 + 5 attack + 2 axe`, without zeros; before the roll, the die by its name."""
    text = str(die) if die else words("text-part-die")
    for number, name in parts:
        if number:
            text += f" {'-' if number < 0 else '+'} {_part(abs(number), name)}"
    return text


def _part(number: int, name: str) -> str:
    return glued(f"{number} {name}") if name else str(number)


def _attack(state: State, words: Words, frame: Attack) -> str:
    other = [
        (frame.guard, "" if frame.via == "opposed" else words.noun(TRAITS[DEFENCE])),
        (frame.armour, words("text-part-armour")),
        (frame.aid, words("text-part-bonus")),
        (frame.brace, words("text-part-fatigue")),
    ]
    who, target = figure_name(state, words, frame.who), figure_name(state, words, frame.target)
    head = words(f"text-roll-{frame.via}", who=who, target=target)
    one, two = _sum(words, frame.die, _own(state, words, frame)), _sum(words, frame.counter, other)
    if not frame.die:
        found = odds(ahead(frame), die_of(state, frame.who), die_of(state, frame.target))
        told = odds_text(words, found if can_harm(state, frame) else None)
        if frame.via == "opposed":
            told = glued(words("text-percent", percent=percent(found.hit)))
        return words("text-roll-before", head=head, own=one, other=two, odds=told)
    harmed = attack_total(frame) - defence_total(frame)
    if frame.via == "opposed":
        end = words("text-success" if harmed > 0 else "text-failure")
    elif harmed > 0 and not can_harm(state, frame):
        end = words("text-no-harm")
    else:
        end = words("text-loses", number=max(0, harmed))
    sums = {"total": attack_total(frame), "against": defence_total(frame)}
    return words("text-roll-after", head=head, own=one, other=two, end=end, **sums)


def _own(state: State, words: Words, frame: Attack | WebStruck) -> list[tuple[int, str]]:
    """Return the numbers that the attacker adds to the die, with their names."""
    magic = isinstance(frame, Attack) and frame.via in ("spell", "opposed")
    return [
        (frame.trait, words.noun(TRAITS[MAGIC if magic else ATTACK])),
        (frame.power, _weapon(state, words, frame)),
        (frame.bonus, words("text-part-bonus")),
        (frame.strain, words("text-part-fatigue")),
    ]


def _web(state: State, words: Words, frame: WebStruck) -> str:
    """Describe an attack on a web, which has no defence but needs `WEB_NEEDS` points (DJ-167)."""
    head, sum_ = words("text-roll-web", who=figure_name(state, words, frame.who)), attack_total(frame)
    text = _sum(words, frame.die, _own(state, words, frame))
    if not frame.die:
        chance = sum([die + sum_ >= WEB_NEEDS for die in range(1, die_of(state, frame.who) + 1)]) / die_of(
            state, frame.who
        )
        told = glued(words("text-percent", percent=percent(chance)))
        return words("text-test-before", head=head, own=text, need=WEB_NEEDS, odds=told)
    end = words("text-success" if sum_ >= WEB_NEEDS else "text-failure")
    return words("text-test-after", head=head, own=text, total=sum_, need=WEB_NEEDS, end=end)


def _weapon(state: State, words: Words, frame: Attack | WebStruck) -> str:
    figure = state.figure(frame.who)
    armed = isinstance(frame, WebStruck) or frame.via in ("melee", "missile")
    if armed and isinstance(figure, Hero) and figure.weapon:
        return words.noun(figure.weapon)
    return words("text-part-power")


def _test(state: State, words: Words, frame: Test) -> str:
    own, sum_ = trait(state, frame.who, frame.trait), total(state, frame)
    name = words.noun(TRAITS[frame.trait])
    other = sum_ - frame.die - own - frame.strain
    parts = [(own, name), (other, words("text-part-bonus")), (frame.strain, words("text-part-fatigue"))]
    head = words("text-roll-test", who=figure_name(state, words, frame.who), trait=TRAITS[frame.trait])
    text = _sum(words, frame.die, parts)
    if not frame.die:
        chance = glued(words("text-percent", percent=percent(success(sum_, frame.need))))
        return words("text-test-before", head=head, own=text, need=frame.need, odds=chance)
    end = words("text-success" if passed(state, frame) else "text-failure")
    return words("text-test-after", head=head, own=text, total=sum_, need=frame.need, end=end)


def _loss(state: State, words: Words, frame: Loss) -> str:
    return words("text-roll-loss", name=figure_name(state, words, frame.target), number=frame.points)


def _fallen(state: State, words: Words, frame: Fallen | Drowning) -> str:
    return words("text-roll-fallen", name=figure_name(state, words, frame.hero))


def _die(state: State, words: Words, frame: OpenDie | Number) -> str:
    return words("text-roll-die", number=frame.die)


def _two_dice(state: State, words: Words, frame: TwoDice) -> str:
    return words("text-roll-two-dice", one=frame.one, two=frame.two)


def _event(state: State, words: Words, frame: Shown | Found | Body) -> str:
    return words.noun(EVENT_CARDS[frame.card].id)


def _treasure(state: State, words: Words, frame: Judge) -> str:
    return words.noun(TREASURES[frame.card].id)


def _ahead(state: State, words: Words, frame: CardAhead) -> str:
    return words.noun(AHEAD[frame.deck][frame.card].id)


def _monster_card(state: State, words: Words, frame: Drawn) -> str:
    return words.noun(MONSTER_CARDS[frame.card].id)


def _monster_cards(state: State, words: Words, frame: Alarm) -> str:
    return ", ".join([words.noun(MONSTER_CARDS[card].id) for card in frame.cards])


def _loot(state: State, words: Words, frame: Share) -> str:
    return words("text-list", items=list(Counter(frame.cards).items()))


def _gift(state: State, words: Words, frame: Gift) -> str:
    return words("text-list", items=[(frame.item, 1)])


def _missiles(state: State, words: Words, frame: Missiles) -> str:
    return words("text-list", items=[(frame.card, 1)])


TELLERS: Final[dict[type[Frame], Callable[[State, Words, Any], str]]] = {
    Attack: _attack,
    WebStruck: _web,
    Test: _test,
    Loss: _loss,
    Fallen: _fallen,
    Drowning: _fallen,
    FurnitureRoll: _die,
    SearchRoll: _die,
    RunRoll: _die,
    HarmRoll: _die,
    Number: _die,
    TwoDice: _two_dice,
    Shown: _event,
    Body: _event,
    Share: _loot,
    Gift: _gift,
    Missiles: _missiles,
}
"""Functions that describe public frames."""
MASTERS: Final[dict[type[Frame], Callable[[State, Words, Any], str]]] = {
    Judge: _treasure,
    CardAhead: _ahead,
    Drawn: _monster_card,
    Alarm: _monster_cards,
    Found: _event,
}
"""Functions that describe frames for the master only: their cards are hidden and may still change."""
