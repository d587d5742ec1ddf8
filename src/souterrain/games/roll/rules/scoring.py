"""The end of the game (DR-70 to DR-73, DR-100, DR-230)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from souterrain.core.game import Line, Outcome
from souterrain.games.roll.content.dice import PORTAL, SCALES
from souterrain.games.roll.state import END, Player, State

RANKS: Final = ((35, "ages"), (30, "champion"), (24, "explorer"), (16, "village"), (0, "fodder"))


def score(player: Player) -> tuple[Line, ...]:
    """Return the score by items: XP, tokens, Town Portals, pairs of Dragon Scales."""
    return _lines(player.xp, player.tokens)


@lru_cache(maxsize=1 << 9)
def _lines(xp: int, tokens: tuple[int, ...]) -> tuple[Line, ...]:
    """Return the score, cached: every view of every seat shows it."""
    portals, pairs = tokens[PORTAL], tokens[SCALES] // 2
    others = sum(tokens) - portals
    return (
        Line("xp", xp, xp),
        Line("tokens", others, others),
        Line("portals", portals, 2 * portals),
        Line("scales", pairs, 2 * pairs),
    )


@lru_cache(maxsize=1 << 11)
def points(xp: int, tokens: tuple[int, ...]) -> int:
    return sum([line.points for line in _lines(xp, tokens)])


def total(player: Player) -> int:
    return points(player.xp, player.tokens)


def rank(score: int) -> str:
    return next(name for least, name in RANKS if score >= least)


def outcome(state: State) -> Outcome | None:
    if state.phase != END or state.frames:
        return None
    scores = tuple([score(player) for player in state.players])
    if state.table.seats == 1:
        return Outcome((1,), "solo", scores, (rank(total(state.players[0])),))
    standing = [(-total(player), sum(player.tokens)) for player in state.players]
    places = tuple([1 + sum(other < own for other in standing) for own in standing])
    best = min(standing)
    if standing.count(best) > 1:
        reason = "shared"
    else:
        reason = "fewer-tokens" if sum(score == best[0] for score, _ in standing) > 1 else "most-xp"
    return Outcome(places, reason, scores)
