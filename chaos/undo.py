"""Taking back never reveals: alone not after anything was drawn or shown, together not past a hidden card (P23)."""

from __future__ import annotations

from random import Random
from typing import Final

from chaos.harness import Watch
from chaos.result import Plan, Result, progress
from chaos.worlds import LONG, SETTINGS, Setting, chosen, told, twin_of
from souterrain.core.journal import Act
from souterrain.core.match import Match
from souterrain.core.rejection import Rejected
from souterrain.server.table.taking_back import may_take_back
from souterrain.server.table.views import SPECTATOR

SHORT: Final = 0.012
PAIR: Final = True
GAMES: Final = 50
"""Games of each setting."""
OPEN: Final = Setting("roll", 2, {})
TOGETHER: Final = 0.2
"""Share of acts after which everybody agrees to go back."""

Past = list[tuple[Match, Act]]
"""The acts that stand, each with the match before it."""


def run(plan: Plan) -> list[Result]:
    alone, together = Result("P23", "undos by one seat"), Result("P23", "take-backs by consent")
    watch = Watch()
    for number in range(plan.number(GAMES)):
        for place, setting in enumerate((OPEN, *SETTINGS)):
            _game(setting, Random(f"{plan.seed}/{number}/{place}"), alone, together)
        if watch.due:
            progress(f"undo: {number + 1} games of each kind")
    together.figures = {**together.figures, "of these refused": together.figures.get("of these refused", "0")}
    return [alone, together]


def _game(setting: Setting, rng: Random, alone: Result, together: Result) -> None:
    match, past = setting.new(rng.randrange(2**32)), Past()
    while len(match.journal) < LONG:
        answer = chosen(match, rng)
        if answer is None:
            break
        before, (seat, action) = match.clone(), answer
        match.play(seat, action, strict=True)
        act = match.journal.entries[-1]
        assert isinstance(act, Act)
        past.append((before, act))
        for asker in range(setting.seats):
            _alone(setting, match, past, asker, rng, alone)
        if rng.random() < TOGETHER:
            _together(setting, match, past, rng.randrange(setting.seats), rng, together)


def _alone(setting: Setting, match: Match, past: Past, seat: int, rng: Random, result: Result) -> None:
    """A seat tries to undo: it may only if nothing fell and nobody learnt anything by its act."""
    before, last = past[-1]
    where = f"{setting.game}, entry {len(match.journal)} ({last.text})"
    twin = match.clone()
    answer = twin.undo(seat)
    if isinstance(answer, Rejected):
        result.check(twin.state == match.state and answer.reason == "no-way-back", f"{where}: a refusal changed it")
        return
    if match._apart:
        mine = [pair for pair in past if pair[1].seat == seat][-1][1]
        result.check(not mine.draws and not mine.sealed, f"{where}: undone although something fell")
        return
    result.check(last.seat == seat and not last.draws, f"{where}: undone by seat {seat} although something happened")
    same = twin.game.dump(twin.state) == before.game.dump(before.state)
    result.check(same, f"{where}: the undo leads to another state")
    eyes = rng.randrange(-1, setting.seats)
    result.check(not _learnt([(before, last)], match, eyes, rng), f"{where}: undone although eyes {eyes} learnt by it")


def _together(setting: Setting, match: Match, past: Past, seat: int, rng: Random, result: Result) -> None:
    """All agree to go back: not past a hidden card that somebody saw; dice fall the same again."""
    where = f"{setting.game}, entry {len(match.journal)}, seat {seat}"
    if not may_take_back(match, seat):
        result.tried += 1
        result.figures["of these refused"] = str(int(result.figures.get("of these refused", "0")) + 1)
        return
    start = max(n for n, (_, act) in enumerate(past) if act.seat == seat)
    acts = past[start:]
    for eyes in range(-1, setting.seats):
        result.check(not _learnt(acts, match, eyes, rng), f"{where}: taken back although eyes {eyes} saw a card")
    twin = match.clone()
    twin.take_back(seat)
    before = acts[0][0]
    result.check(twin.game.dump(twin.state) == before.game.dump(before.state), f"{where}: back to another state")
    for _, act in acts:
        answer = twin.play(act.seat, act.text)
        again = twin.journal.entries[-1]
        fell = isinstance(again, Act) and again.draws == act.draws
        result.check(not isinstance(answer, Rejected) and fell, f"{where}: {act.text} falls otherwise the second time")


def _learnt(acts: Past, match: Match, eyes: int, rng: Random) -> bool:
    """Tell if these eyes see after the acts something that was hidden before: in a world with another hidden deal the
    same acts and dice would look different to them."""
    seen = None if eyes == SPECTATOR else eyes
    twin = twin_of(acts[0][0], eyes, rng)
    for _, act in acts:
        answer = twin.play(act.seat, act.text)
        made = twin.journal.entries[-1]
        if isinstance(answer, Rejected) or not isinstance(made, Act) or made.draws != act.draws or made.sealed:
            return False  # the other world would have parted from this one
    return told(match) == told(twin) and match.view(seen) != twin.view(seen)
