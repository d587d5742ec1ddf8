"""Reasons of the bot as master: one noun for each of its choices, logged before the choice is carried out.

A reason is derived from the choice and the state, with the same weights that the bot chooses with; a choice that the
weights do not support is a whim. Reasons about hidden cards are logged for the master only. The reason for laying a
card ready is published when the card is turned up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, TypeAlias

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items
from souterrain.core.frames import Frame
from souterrain.games.donjon.content.decks import EVENT_CARD_OF, EVENT_CARDS, MONSTER_CARDS, EventCard
from souterrain.games.donjon.director import choices, costs
from souterrain.games.donjon.rules.dungeon import layout, rebuilding
from souterrain.games.donjon.rules.engine import KINDS
from souterrain.games.donjon.rules.event_cards.aims import choices as aims
from souterrain.games.donjon.rules.frames.dungeon import CardAhead, Way
from souterrain.games.donjon.rules.frames.event_cards import Ambush, CaveIn, Found, Stack
from souterrain.games.donjon.rules.frames.fight import Alarm, Drawn
from souterrain.games.donjon.rules.frames.furniture import SecretDoor
from souterrain.games.donjon.rules.frames.items import Judge
from souterrain.games.donjon.rules.frames.skills import Fire
from souterrain.games.donjon.rules.intervention import intervention
from souterrain.games.donjon.rules.moments import CardTurnedUp
from souterrain.games.donjon.rules.questions import card_ahead
from souterrain.games.donjon.rules.questions.naming import read_figure
from souterrain.games.donjon.rules.questions.sheet import is_hero
from souterrain.games.donjon.state import State

WHIM, ALIKE = "follows-a-whim", "sees-no-difference"
PLACE, PARTY, SPARED = "suits-the-place", "weighs-the-party", "spares-the-weak"
FAR, DEAR = "keeps-it-far-from-doors", "holds-back-the-dear"
FULL, EMPTY = "puts-the-full-first", "puts-the-empty-first"
LAID: Final = ("leaves-doors-open", "stays-off-the-edge", "stays-off-the-entrance")
"""Reasons for the position of a zone, in the order of `choices.lies`."""
PREY, CLOSE, NOBODY = "falls-on-the-weakest", "strikes-close", "sees-nobody-near"
HURTS, QUIET, WORTHWHILE, STRENGTHENS = (
    "hits-where-it-hurts",
    "breaks-the-quiet",
    "seizes-the-moment",
    "rouses-monsters",
)
WAITS, UNSEARCHED, PAUSES = "waits-for-its-moment", "trusts-unsearched-ground", "leaves-a-pause"
REASONS: Final = (
    WHIM,
    ALIKE,
    PLACE,
    PARTY,
    SPARED,
    FAR,
    DEAR,
    FULL,
    EMPTY,
    *LAID,
    PREY,
    CLOSE,
    NOBODY,
    HURTS,
    QUIET,
    WORTHWHILE,
    STRENGTHENS,
    WAITS,
    UNSEARCHED,
    PAUSES,
)


class Why(NamedTuple):
    """A reason, as a noun; `private` if only the master may read it."""

    reason: str
    private: bool = False


def tell(state: State, action: Action, log: Log) -> None:
    """Log the reason for an action of the master, if a bot plays the master."""
    if _speaks(state, log):
        _write(state, why(state, action), log)


def card_turned_up(state: State, moment: CardTurnedUp, chance: Chance, log: Log) -> None:
    """Log why a card was laid ready, now that it is turned up."""
    if _speaks(state, log):
        _write(state, Why(_of_laid(moment.card)), log)


def _speaks(state: State, log: Log) -> bool:
    return state.table.master in log.machines


def _write(state: State, found: Why | None, log: Log) -> None:
    if found is not None:
        log.secretly("master-reasoned", None, (state.table.master,) if found.private else (), reason=found.reason)


def why(state: State, action: Action) -> Why | None:
    """Return the reason for an action; None if it decides nothing (`done`). `tactics` explains unleashed monsters."""
    if state.frames:
        frame = state.frames[-1]
        return FRAMES[type(frame)](state, frame, action) if type(frame) in FRAMES else None
    return VERBS[action[0]](state, action[1:]) if action[0] in VERBS else None


def _weighed(chosen: Any, others: Iterable[Any], *names: str) -> str:
    """Return the first criterion by which the choice beats an alternative; WHIM if an alternative is better."""
    weights = [(other if isinstance(other, tuple) else (other,)) for other in others]
    mine = chosen if isinstance(chosen, tuple) else (chosen,)
    if any(other > mine for other in weights):
        return WHIM
    better = [name for place, name in enumerate(names) if any(other[place] < mine[place] for other in weights)]
    return better[0] if better else ALIKE


def _said(state: State, frame: Frame, verb: str) -> list[Items]:
    """Return the arguments of all actions that the frame offers with this verb."""
    verbs = KINDS[type(frame)].offers(state, frame)[state.table.master]
    return [action[1:] for known in verbs if known.word == verb for action in known.actions()]


# Positions of zones and doors


def _entrance(state: State, said: Items) -> Why:
    return Why(
        _weighed(choices.away(state, said[0][0]), [choices.away(state, side) for side in layout.sides(state)], FAR)
    )


def _way(state: State, frame: Way, action: Action) -> Why:
    ways = layout.ways(state, state.doors[frame.door - 1], frame.card)
    lies = [choices.lies(state, frame, way) for way in ways]
    return Why(_weighed(lies[action[1:][0][1] - 1], lies, *LAID))


def _wall(state: State, frame: SecretDoor, action: Action) -> Why:
    others = [choices.apart(state, wall) for wall in _said(state, frame, "arrange")]
    return Why(_weighed(choices.apart(state, action[1:]), others, FAR))


def _stack(state: State, frame: Stack, action: Action) -> Why:
    others = [choices.orders(state, cards) for cards in _said(state, frame, "stack")]
    first = EMPTY if choices.is_spared(state) else FULL
    return Why(_weighed(choices.orders(state, action[1:]), others, first), private=True)


# Drawn cards


def _ahead(state: State, frame: CardAhead, action: Action) -> Why:
    deck, card = frame.deck, frame.card
    zone = choices.zone_of(frame)
    both = [choices.suits(state, zone, deck, known) for known in (card, state.ahead[deck])]
    reason = DEAR if deck == card_ahead.TREASURE else PARTY
    if deck == card_ahead.MONSTER:
        theme = [choices.fits(state, zone, MONSTER_CARDS[known]) for known in (card, state.ahead[deck])]
        reason = PARTY if theme[0] == theme[1] else PLACE
    return Why(_weighed(both[action[0] == "exchange"], both, reason), private=True)


def _drawn(state: State, frame: Drawn, action: Action) -> Why:
    eased = choices.is_spared(state) and choices.is_easy(MONSTER_CARDS[frame.card])
    if eased == (action[0] == "redraw"):
        return Why(WHIM)
    return Why(SPARED if eased else PLACE)


def _alarm(state: State, frame: Alarm, action: Action) -> Why:
    others = [choices.bears(state, said[0][0]) for said in _said(state, frame, "admit")]
    return Why(_weighed(choices.bears(state, action[1:][0][0]), others, PARTY))


def _judge(state: State, frame: Judge, action: Action) -> Why:
    """Return the reason for a decision on a treasure; private if cards are held ahead, which hides the draw."""
    private = card_ahead.is_on(state)
    offered = {verb.word for verb in KINDS[type(frame)].offers(state, frame)[state.table.master]}
    unlikely = "redraw" in offered and not choices.is_likely(state, frame)
    dear = "exchange" in offered and not unlikely and choices.is_dear(state, frame)
    best = "redraw" if unlikely else "exchange" if dear else "keep"
    if action[0] != best:
        return Why(WHIM, private)
    return Why(DEAR if dear else PLACE, private)


# Events


def _play(state: State, said: Items) -> Why:
    card = EVENT_CARDS[EVENT_CARD_OF[said[0][0]]]
    others = [((card.id, 1), *aim.items) for aim in aims(state, card)]
    reason = _why_event(state, card, said, others)
    timely = costs.cost(state, said) > costs.threshold(state) and not costs.pauses(state)
    return Why(reason if timely else WHIM)


def _found(state: State, frame: Found, action: Action) -> Why:
    card = EVENT_CARDS[frame.card]
    return Why(_why_event(state, card, action[1:], _said(state, frame, "play")))


def _why_event(state: State, card: EventCard, said: Items, others: list[Items]) -> str:
    """Return the reason for playing an event: its target, or, for a card without a hero, the moment."""
    if any(costs.cost(state, other) > costs.cost(state, said) for other in others):
        return WHIM
    who = read_figure(state, said[1:])[0]
    if who >= 0 and is_hero(who):
        return HURTS
    if state.combat:
        return STRENGTHENS
    return QUIET if costs.tension(state) >= 1 else WORTHWHILE


def _of_laid(card: EventCard) -> str:
    return UNSEARCHED if card.tag == "trap" else WAITS


def _lay(state: State, said: Items) -> Why:
    card = EVENT_CARDS[EVENT_CARD_OF[said[0][0]]]
    useful = card.tag != "spawn" and costs.cost(state, said) > 0
    return Why(_of_laid(card) if useful else WHIM, private=True)


def _take_up(state: State, said: Items) -> Why:
    return Why(PAUSES if costs.pauses(state) else WHIM, private=True)


def _intervene(state: State, said: Items) -> Why:
    """Return a whim: the bot never intervenes by itself."""
    return Why(WHIM)


# Squares


def _ambush(state: State, frame: Frame, action: Action) -> Why:
    if action[0] != "gather" or not state.up:
        return Why(WHIM)
    others = [choices.near_prey(state, square) for square in _said(state, frame, "gather")]
    return Why(_weighed(choices.near_prey(state, action[1:]), others, PREY))


def _cave_in(state: State, frame: Frame, action: Action) -> Why:
    if action[0] != "topple":
        return Why(WHIM)
    others = [choices.near_heroes(state, square) for square in _said(state, frame, "topple")]
    return Why(_weighed(choices.near_heroes(state, action[1:]), others, CLOSE))


def _fire(state: State, frame: Frame, action: Action) -> Why:
    if action[0] == "spread":
        return Why(CLOSE if choices.beside_heroes(state, action[1:]) else WHIM)
    idle = not any(choices.beside_heroes(state, square) for square in _said(state, frame, "spread"))
    return Why(NOBODY if idle else WHIM)


Asked: TypeAlias = "Callable[[State, Any, Action], Why]"
"""Function that returns the reason for an answer to a frame."""
Unasked: TypeAlias = "Callable[[State, Items], Why]"
"""Function that returns the reason for an action without a frame."""
FRAMES: Final[dict[type[Frame], Asked]] = {
    Way: _way,
    SecretDoor: _wall,
    Stack: _stack,
    CardAhead: _ahead,
    Drawn: _drawn,
    Alarm: _alarm,
    Judge: _judge,
    Found: _found,
    Ambush: _ambush,
    CaveIn: _cave_in,
    Fire: _fire,
}
VERBS: Final[dict[str, Unasked]] = {
    "entrance": _entrance,
    "play": _play,
    "lay": _lay,
    "take-up": _take_up,
    **dict.fromkeys((*intervention.DEEDS, *rebuilding.DEEDS), _intervene),
}
