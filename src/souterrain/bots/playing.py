"""Play a match with bots in all seats."""

from __future__ import annotations

from collections.abc import Sequence

from souterrain import Match, Played
from souterrain.bots.base import Bot
from souterrain.bots.roster import rng_for
from souterrain.core.asks import MAY, TABLE
from souterrain.core.seeded import seed_bytes


def play_next(match: Match, players: Sequence[Bot], seed: int) -> Played | None:
    """Let the next seat answer by its bot, or the table by its default. Return None if an offer is waived. The bots'
    random numbers follow from the seed of the match, as at every table."""
    seat = match.turn
    ask = match.ask_of(seat)
    assert ask is not None
    action = ask.default
    if seat != TABLE:
        rng = rng_for(seed_bytes(seed), (), len(match.journal), seat)
        action = players[seat].choose(match.game, match.view(seat), ask, rng)
    if action is None and ask.kind == MAY:
        match.waive(seat)
        return None
    played = None if action is None else match.play(seat, action, by="bot")
    if not isinstance(played, Played):
        raise ValueError(f"{ask} is answered with {action}: {played}")
    return played
