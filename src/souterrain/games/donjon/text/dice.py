"""Dice in text: the odds of attacks, and the open question with its dice, as the section "on the table" has it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from souterrain.core.frames import Frame
from souterrain.core.game import View
from souterrain.core.words import Words
from souterrain.games.donjon.rules.frames.event_cards import Aside, Body, Found, Shown
from souterrain.games.donjon.rules.frames.fight import Attack, Drowning, Fallen, Loss
from souterrain.games.donjon.rules.frames.furniture import SecretDoor
from souterrain.games.donjon.rules.frames.items import Judge, Missiles, Share
from souterrain.games.donjon.rules.frames.rolls import OpenDie, Roll
from souterrain.games.donjon.rules.frames.skills import Cleave, Fire, Slip, TwoDice, Willing
from souterrain.games.donjon.rules.questions.odds import Odds
from souterrain.games.donjon.text.lines import Row, capital, glued
from souterrain.games.donjon.view.odds import percent, rounded
from souterrain.games.donjon.view.summands import PARTS

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


def odds_text(words: Words, found: Odds | None) -> str:
    if found is None:
        return words("text-no-harm")
    whole, tenths = divmod(rounded(found.mean * 10), 10)
    mean = words("text-decimal", whole=whole, tenths=tenths)
    return glued(words("text-odds", percent=percent(found.hit), mean=mean))


# The open question


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


def on_table(view: View, words: Words) -> Iterator[Row]:
    """Yield the open question, its cards in the rulebook's words, and what happens if nobody answers."""
    section = view.get("on-table")
    if section is None:
        return
    yield words("text-now"), question(section, words)
    for card in section.get("cards", ()):
        yield words("text-label", name=words.noun(card["noun"])), words.rule(card["rule"]).replace("−", "-")
    if "verdict" in section:
        yield words("text-otherwise"), _say(words, section["verdict"])


def question(section: dict[str, Any], words: Words) -> str:
    """Return who does what to whom, with both sums and totals."""
    head = capital(_say(words, section["head"]))
    if "aim" in section:
        head = words("table-with-aim", head=head, aim=_say(words, section["aim"]))
    sums = [_sum(words, each) for each in section.get("sums", ())]
    if len(sums) == 2:
        return words("table-opposed-sums", head=head, own=sums[0], other=sums[1])
    if sums:
        return words("table-single-sum", head=head, own=sums[0], need=section["need"])
    if "dice" in section:
        dice = glued(", ".join([str(die) for die in section["dice"]]))
        return words("table-with-dice", head=head, dice=dice, number=len(section["dice"]))
    return head


def _say(words: Words, message: dict[str, Any]) -> str:
    return words(message["message"], **{name: value for name, value in message.items() if name != "message"})


def _sum(words: Words, side: dict[str, Any]) -> str:
    """Return a sum such as `7 + 5 attack + 2 axe = 14`; before the roll, the die by its name."""
    rolled = "die" in side
    text = str(side["die"]) if rolled else words("text-part-die")
    for name, number in side["parts"]:
        text += f" {'-' if number < 0 else '+'} {glued(f'{abs(number)} {part_name(words, name)}')}"
    return f"{text} = {side['total']}" if rolled else text


def part_name(words: Words, name: str) -> str:
    return words(f"text-part-{name}") if name in PARTS else words.noun(name)
