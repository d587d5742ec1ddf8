"""Choices after new information: what each kind of frame asks, and what its answer does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Counts, Form, Rows, Verb
from souterrain.games.roll.content.dice import TOKEN_OF, TOKENS
from souterrain.games.roll.content.heroes import CARDS, HERO_OF, SIDES
from souterrain.games.roll.rules import forming, loot
from souterrain.games.roll.rules.companions import added
from souterrain.games.roll.state import Interlude, State


class Kind(NamedTuple):
    verbs: Callable[[State, Interlude], tuple[Verb, ...]]
    carry: Callable[[State, Interlude, Chance, Log], None]


def _choose_verbs(state: State, frame: Interlude) -> tuple[Verb, ...]:
    """A hero nobody else has (DR-10); `dice` lists the cards on offer."""
    taken = {player.hero for player in state.players}
    free = [index for index in frame.dice if index not in taken]
    return (Verb("choose", Form(Rows(tuple([((CARDS[index].novice.name, 1),) for index in free])))),)


def _choose(state: State, frame: Interlude, chance: Chance, log: Log) -> None:
    state.own(frame.seat).hero = HERO_OF[frame.answer[0][0]]
    log("hero", seat=frame.seat, hero=frame.answer[0][0])


def _discard_verbs(state: State, frame: Interlude) -> tuple[Verb, ...]:
    return (Verb("discard", Form(Counts(TOKENS, state.players[frame.seat].tokens, frame.number, frame.number))),)


def _discard(state: State, frame: Interlude, chance: Chance, log: Log) -> None:
    """Tokens go back to the box (DR-213, DR-230)."""
    give_back(state, frame.seat, frame.answer, log)


def give_back(state: State, seat: int, items: tuple[tuple[str, int], ...], log: Log) -> None:
    player = state.own(seat)
    for word, number in items:
        player.tokens = added(player.tokens, TOKEN_OF[word], -number)
        state.box = added(state.box, TOKEN_OF[word], number)
    log("tokens-discarded", seat=seat, tokens=list(items))


def _take_verbs(state: State, frame: Interlude) -> tuple[Verb, ...]:
    return (Verb("take", Form(loot.taking(frame.number))),)


def _take(state: State, frame: Interlude, chance: Chance, log: Log) -> None:
    """The Paladin's potions (DR-208)."""
    loot.drink_up(state, frame.number, frame.answer, log)


KINDS: Final[dict[str, Kind]] = {
    "choose": Kind(_choose_verbs, _choose),
    "reroll": Kind(forming.reroll_verbs, forming.reroll_party),
    "inscribe": Kind(forming.inscribe_verbs, forming.inscribe),
    "scout": Kind(forming.scout_verbs, forming.scout),
    "discard": Kind(_discard_verbs, _discard),
    "take": Kind(_take_verbs, _take),
}


def final_discards(state: State, log: Log) -> None:
    """After the last delve of all: heroes that pay for their luck (DR-230)."""
    for seat in reversed(range(state.table.seats)):
        player = state.players[seat]
        number = SIDES[player.hero][player.master].final_discard
        held = sum(player.tokens)
        if 0 < held <= number:
            give_back(state, seat, tuple([(w, n) for w, n in zip(TOKENS, player.tokens, strict=True) if n]), log)
        elif number and held:
            state.frames = (*state.frames, Interlude("discard", seat, number))
