"""The kinds of frames: the verbs that answer each, and what its answer does."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Counts, Form, Items, Rows, Verb
from souterrain.core.frames import Kinds, push, question
from souterrain.games.roll.content.dice import TOKEN_OF, TOKENS
from souterrain.games.roll.content.heroes import CARDS, HERO_OF, SIDES
from souterrain.games.roll.frames import ChooseHero, Discard, Inscribe, RerollParty, Scout, Take
from souterrain.games.roll.rules import forming, loot, refusals_frames
from souterrain.games.roll.rules.companions import added
from souterrain.games.roll.state import State


def _choose_verbs(state: State, frame: ChooseHero) -> tuple[Verb, ...]:
    """Offer the heroes that nobody else has (DR-10)."""
    taken = {player.hero for player in state.players}
    free = [index for index in frame.cards if index not in taken]
    return (Verb("choose", Form(Rows(tuple([((CARDS[index].novice.name, 1),) for index in free])))),)


def _choose(state: State, frame: ChooseHero, chance: Chance, log: Log) -> None:
    state.own(frame.seat).hero = HERO_OF[frame.answer[0][0]]
    log("hero", seat=frame.seat, hero=frame.answer[0][0])


def _discard_verbs(state: State, frame: Discard) -> tuple[Verb, ...]:
    return (Verb("discard", Form(Counts(TOKENS, state.players[frame.seat].tokens, frame.number, frame.number))),)


def _discard(state: State, frame: Discard, chance: Chance, log: Log) -> None:
    """Return tokens to the box (DR-213, DR-230)."""
    give_back(state, frame.seat, frame.answer, log)


def give_back(state: State, seat: int, items: Items, log: Log) -> None:
    player = state.own(seat)
    for word, number in items:
        player.tokens = added(player.tokens, TOKEN_OF[word], -number)
        state.box = added(state.box, TOKEN_OF[word], number)
    log("tokens-discarded", seat=seat, tokens=list(items))


def _take_verbs(state: State, frame: Take) -> tuple[Verb, ...]:
    return (Verb("take", Form(loot.taking(frame.number))),)


def _take(state: State, frame: Take, chance: Chance, log: Log) -> None:
    """Drink the Paladin's potions (DR-208)."""
    loot.drink_up(state, frame.number, frame.answer, log)


KINDS: Final[Kinds] = {
    ChooseHero: question(_choose_verbs, _choose, refusals_frames.choose),
    RerollParty: question(forming.reroll_verbs, forming.reroll_party, refusals_frames.reroll),
    Inscribe: question(forming.inscribe_verbs, forming.inscribe, refusals_frames.inscribe),
    Scout: question(forming.scout_verbs, forming.scout, refusals_frames.scout),
    Discard: question(_discard_verbs, _discard, refusals_frames.discard),
    Take: question(_take_verbs, _take, refusals_frames.take),
}


def final_discards(state: State, log: Log) -> None:
    """Make heroes that pay for their luck give tokens back after the last delve of all (DR-230)."""
    for seat in reversed(range(state.table.seats)):
        player = state.players[seat]
        number = SIDES[player.hero][player.master].final_discard
        held = sum(player.tokens)
        if 0 < held <= number:
            give_back(state, seat, tuple([(w, n) for w, n in zip(TOKENS, player.tokens, strict=True) if n]), log)
        elif number and held:
            push(state, Discard(seat, number))
