"""The results of a match: places, itemised scores, ranks and titles, in the reader's words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from souterrain.core.facts import RANKING, TOGETHER
from souterrain.core.game import Line, Outcome
from souterrain.core.match import Match
from souterrain.parts import titles_won
from souterrain.terminal.language import Language
from souterrain.terminal.titles import Earned, progress_line

NOTHING: Final[Mapping[int, Earned]] = {}


class Result(NamedTuple):
    """One seat's result. `place` is "" in a game alone or together, in which `total` tells who won."""

    seat: int
    name: str
    place: str
    total: str
    lines: tuple[str, ...]
    rank: str
    titles: tuple[str, ...]
    progress: tuple[str, ...]
    """Sentences about titles that need more games than this one (DR-119)."""


class Results(NamedTuple):
    """The reason of the end, and every seat, the best first."""

    reason: str
    seats: tuple[Result, ...]

    def lines(self, words: Language) -> list[str]:
        told = [self.reason]
        for result in self.seats:
            head = {"name": result.name, "place": result.place, "total": result.total}
            told.append(words("result-placed" if result.place else "result-alone", **head))
            told += [words("result-item", item=line) for line in result.lines]
            told += [words("result-rank", rank=result.rank)] if result.rank else []
            told += [words("result-title", title=title) for title in result.titles]
            told += result.progress
        return told


def results(match: Match, words: Language, kept: Mapping[int, Earned] = NOTHING) -> Results:
    """Return the results of a match; `kept` has the players' titles and progress over all their games."""
    won = {seat: Earned(titles, kept.get(seat, Earned()).progress) for seat, titles in titles_won(match).items()}
    return results_of(match.outcome, match.game.facts.result, won, words)


def results_of(outcome: Outcome | None, kind: str, earned: Mapping[int, Earned], words: Language) -> Results:
    """Return the results of an outcome. `kind` is the kind of result in the game's facts; `earned` has each seat's
    titles of this game and the progress of its player."""
    if outcome is None:
        return Results(words("result-none"), ())
    placed = kind == RANKING and len(outcome.places) > 1
    seats = [
        Result(
            seat,
            words.seat(seat),
            words("place", place=place) if placed else "",
            _total(outcome, seat, kind, words),
            tuple([_line(line, words) for line in outcome.scores[seat]]),
            words(f"rank-{outcome.ranks[seat]}") if outcome.ranks else "",
            tuple([words(f"title-{title}") for title in earned.get(seat, Earned()).all_titles]),
            tuple([progress_line(one, words) for one in earned.get(seat, Earned()).progress if not one.complete]),
        )
        for seat, place in enumerate(outcome.places)
    ]
    order = sorted(seats, key=lambda result: outcome.places[result.seat])
    return Results(words(f"reason-{outcome.reason}"), tuple(order))


def _total(outcome: Outcome, seat: int, kind: str, words: Language) -> str:
    if kind == TOGETHER:
        return words("result-won" if outcome.places[seat] == 1 else "result-lost")
    own = f"total-{outcome.reason}"
    return words(own if words.has(own) else "result-total", total=outcome.total(seat))


def _line(line: Line, words: Language) -> str:
    """Return a line of the score; one without points shows its number."""
    message = "result-line" if line.points in (line.number, 0) else "result-line-counted"
    return words(message, what=words(f"score-{line.key}"), number=line.number, points=line.points or line.number)
