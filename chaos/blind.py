"""Byte equality under two hidden deals: what a seat is sent, and what it hears of others' asks, tells nothing (P16,
P32)."""

from __future__ import annotations

from random import Random
from typing import Final

from chaos.harness import Watch
from chaos.result import Plan, Result, progress
from chaos.worlds import LONG, SETTINGS, Setting, World, chosen, shows, told, twin_of

SHORT: Final = 0.01
PAIR: Final = True
GAMES: Final = 60
"""Games of each setting."""
STRETCH: Final = 8
"""Acts for which two worlds are compared before other eyes look."""


def run(plan: Plan) -> list[Result]:
    bytes_, asks = Result("P16", "updates in two worlds"), Result("P32", "lists of asks in two worlds")
    revealed, games, watch = 0, 0, Watch()
    for number in range(plan.number(GAMES)):
        for place, setting in enumerate(SETTINGS):
            revealed += _game(setting, Random(f"{plan.seed}/{number}/{place}"), bytes_, asks)
            games += 1
            if watch.due:
                progress(f"blind: {games} games, {bytes_.tried:,} updates")
    bytes_.figures = {"games": f"{games:,}", "worlds that parted by a reveal or by dice": f"{revealed:,}"}
    return [bytes_, asks]


def _game(setting: Setting, rng: Random, bytes_: Result, asks: Result) -> int:
    """Play one game; return how often two worlds came to look different by something shown."""
    match, revealed = setting.new(rng.randrange(2**32)), 0
    while match.asks and len(match.journal) < LONG:
        eyes = rng.randrange(-1, setting.seats)
        one, two = World(match, eyes), World(twin_of(match, eyes, rng), eyes)
        where = f"{setting.game}, eyes {eyes}, act {len(match.journal)}"
        bytes_.check(one.ear.frames == two.ear.frames, f"{where}: the whole view tells the deal")
        for _ in range(STRETCH):
            asks.check(one.asks() == two.asks(), f"{where}: an ask tells the deal")
            answer = chosen(match, rng)
            if answer is None:
                break
            act = one.play(*answer)
            assert act is not None, "a legal answer"
            other = two.play(*answer)
            if one.ear.frames == two.ear.frames:
                bytes_.tried += 1
            elif shows(act, other) or told(match) != told(two.match):
                revealed += 1
                break
            else:
                bytes_.check(False, f"{where}: {act.text} tells the deal")
                break
    return revealed
