"""The worth of a state to a good player: can this party clear the level, and is the next one worth it?

The careful bot weighs every sentence worth a look by the mean of `worth` over all that chance may bring, one step
ahead. Whether to retire or to go on follows from the same numbers.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from typing import Any, Final

from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.explore import explore
from souterrain.core.forms import Items, Random, Verb
from souterrain.core.game import Game, View
from souterrain.games.roll.content.dice import (
    BEATS_MANY,
    CHAMPION,
    CHEST,
    DUNGEON,
    FOE_OF,
    MONSTERS,
    PARTY,
    POTION,
    SCROLL,
    TOKENS,
    Face,
)
from souterrain.games.roll.content.heroes import Side
from souterrain.games.roll.rules.companions import faces_of, present
from souterrain.games.roll.rules.scoring import total
from souterrain.games.roll.state import DRAGON_PHASE, State, Together

COMPANION, KIND, TREASURE, ULTIMATE = 0.42, 0.12, 0.9, 0.5
"""The worth in XP of what is left after a level: a companion, a further kind among them, a chest, an unspent card."""
HELD: Final = (0.25, 0.25, 0.25, 0.25, 0.35, 0.3, 0.0, 0.5, 0.1, 0.3)
"""The worth of a token beyond its points while there are delves to come."""
LOOKED_AT: Final = 48
RUNS, DEEP_RUNS = 12, 60
"""The number of outcomes to explore: of most actions, and before going deeper."""


def worth(state: State, seat: int, turn: int) -> float:
    """Return points held and points to be expected from this delve; a delve that is over brings nothing more."""
    player = state.players[seat]
    held = sum(number * bonus for number, bonus in zip(player.tokens, HELD, strict=True))
    sure = total(player) + (held if state.turn < 3 * state.table.seats - 1 else 0.0)
    return sure + (prospect(state) if state.turn == turn and state.seat == seat else 0.0)


def prospect(state: State) -> float:
    """Return the level's XP if the party can clear it, and what it could still do after that."""
    side = state.side
    hands = present(state, side)
    dragon = side.dragon_takes if state.lair >= side.dragon_at and state.phase <= DRAGON_PHASE else 0
    left, kinds, missing = _clear(side, hands, state.dungeon[:3], dragon)
    scrolls = state.party[SCROLL] if not side.acts.get(SCROLL) else 0
    left += 0.45 * scrolls
    help_at_hand = 0.5 * scrolls + (ULTIMATE if not state.exhausted and side.has_sentence else 0.0)
    chance = 1.0 if missing == 0 else max(0.0, 0.55 * min(1.0, help_at_hand) - 0.15 * (missing - 1))
    after = COMPANION * left + KIND * kinds + (0.0 if state.exhausted else ULTIMATE)
    after -= 0.12 * state.lair
    loot = 0.0
    if state.phase <= DRAGON_PHASE and left >= 1:
        loot = TREASURE * min(state.dungeon[CHEST], 2) + COMPANION * min(state.dungeon[POTION], state.graveyard)
    return chance * (state.level + (after + loot if state.level < 10 else 0.0))


@lru_cache(maxsize=1 << 16)
def _clear(side: Side, hands: tuple[int, ...], monsters: tuple[int, ...], dragon: int) -> tuple[float, int, int]:
    """Count the companions and kinds that are left once monsters and dragon are beaten, and the companions that are
    missing."""
    kinds = [faces_of(side, source) for source in range(len(hands))]
    left = [number if kinds[source] else 0 for source, number in enumerate(hands)]
    missing = 0
    for foe, number in sorted(enumerate(monsters), key=lambda pair: -pair[1]):
        able = [hand for hand, count in enumerate(left) if count and _beats_all(side, kinds[hand], foe)]
        able.sort(key=lambda hand: CHAMPION in kinds[hand])
        if number and able and (number > 1 or CHAMPION not in kinds[able[0]]):
            left[able[0]] -= 1
            continue
        for _ in range(number):
            others = [hand for hand, count in enumerate(left) if count]
            if others:
                left[max(others, key=lambda hand: (CHAMPION not in kinds[hand], left[hand]))] -= 1
            else:
                missing += 1
    there = sum(1 for count in left if count)
    if dragon:
        missing += max(0, dragon - there)
    return float(max(0, sum(left) - dragon)), there, missing


def _beats_all(side: Side, faces: tuple[Face, ...], foe: int) -> bool:
    return any(foe in BEATS_MANY.get(face, ()) and not (side.single_champion and face == CHAMPION) for face in faces)


class CarefulBot:
    """One step ahead, by expectation."""

    def choose(self, game: Game[Any], view: View, ask: Ask, rng: Random) -> Action | None:
        state: State = game.imagine(view, rng)
        seat = ask.seat
        if isinstance(state, Together):
            state, seat = state.boxes[seat], 0
        turn = state.turn
        verbs = [verb for verb in game.legal(state, seat).verbs if verb.word != "stops"]
        looked_at = [action for verb in verbs for action in candidates(state, verb)]
        if len(looked_at) == 1:
            return looked_at[0]
        return max(looked_at, key=lambda action: self._mean(game, state, seat, turn, action))

    def _mean(self, game: Game[Any], state: State, seat: int, turn: int, action: Action) -> float:
        ending = _ending(state, action)
        if ending is not None:
            return worth(state, seat, -1) + ending
        runs = DEEP_RUNS if action[0] == "descend" else RUNS
        outcomes = explore(lambda chance: game.apply(state, seat, action, chance), runs)
        return outcomes.mean(lambda after: worth(after, seat, turn))


def _ending(state: State, action: Action) -> float | None:
    """Return what an action that ends the delve brings, without rolling the next one's dice."""
    if state.frames:
        return None
    if action[0] == "retire":
        return state.level
    if action[0] == "flee":
        return 0.0 if state.table.options.flee_keeps_dragon_xp else -state.earned
    if action[0] == "use" and ("portal", 1) in action[1:]:
        return state.level - 2 - HELD[TOKENS.index("portal")]
    if action[0] == "ultimate" and state.side.ultimate.effect == "leave":
        return state.level - float(state.side.ultimate.how["less"])
    return None


def candidates(state: State, verb: Verb) -> list[Action]:
    """Return the sentences of a verb worth a look: all of a short list; of re-rolls those that leave good dice
    alone."""
    found = list(islice(verb.actions(), LOOKED_AT + 1))
    if len(found) <= LOOKED_AT:
        return found
    if verb.word in ("reroll", "use", "ultimate") and not state.frames:
        picked = [action for action in _rerolls(state, verb) if any(form.fits(action[1:]) for form in verb.forms)]
        return picked or _spread(found)
    return _spread(found)


def _spread(found: list[Action]) -> list[Action]:
    return found[:: max(1, len(found) // 16)]


def _rerolls(state: State, verb: Verb) -> list[Action]:
    """Return re-rolls of all monsters, of one kind, of these with the party's spare Scrolls, and of all dungeon
    dice."""
    kinds = [(word, state.dungeon[FOE_OF[word]]) for word in MONSTERS if state.dungeon[FOE_OF[word]]]
    sets: list[Items] = [tuple(kinds), *[(kind,) for kind in kinds]]
    sets += [tuple([(word, n) for word, n in zip(DUNGEON, state.dungeon, strict=False) if n])]
    sets += [((PARTY[SCROLL], state.party[SCROLL] - 1), *dice) for dice in tuple(sets) if state.party[SCROLL] > 1]
    sets = [dice for dice in dict.fromkeys(sets) if dice]
    head: Items = (("parchment", 1),) if verb.word == "use" else ()
    payers: list[Items] = [(("with", 1), (word, 1)) for word in (*PARTY, "hero")] if verb.word == "reroll" else [()]
    tails = [head + dice + payer for dice in sets for payer in payers]
    return [(verb.word, *tail) for tail in tails]


BOTS: Final = {"careful": CarefulBot()}
