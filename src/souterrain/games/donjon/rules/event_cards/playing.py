"""Events drawn, found or played: everybody sees them, and heroes may cancel them before they take effect (A-07, DJ-130,
A-16)."""

from __future__ import annotations

from typing import Final

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Verb
from souterrain.core.frames import MUST, WINDOW, Kind, Kinds
from souterrain.games.donjon.content.creatures import DEXTERITY
from souterrain.games.donjon.content.decks import EVENT_CARDS, EventCard
from souterrain.games.donjon.rules.event_cards import deck
from souterrain.games.donjon.rules.event_cards.aims import Aim, choices
from souterrain.games.donjon.rules.event_cards.occasions import Occasion, fitting
from souterrain.games.donjon.rules.event_cards.vocabulary import begin, card_of
from souterrain.games.donjon.rules.frames import Offers
from souterrain.games.donjon.rules.frames.event_cards import Foresee, Found, Shown
from souterrain.games.donjon.rules.mechanics import fatigue
from souterrain.games.donjon.rules.mechanics.belongings import use_up
from souterrain.games.donjon.rules.mechanics.skill_use import spend
from souterrain.games.donjon.rules.mechanics.tests import test
from souterrain.games.donjon.rules.moments import (
    CardTurnedUp,
    GroundCovered,
    HeroAttacked,
    NaturalOne,
    NoiseMade,
    Opened,
    Searched,
    happen,
)
from souterrain.games.donjon.rules.questions.light import zone_of
from souterrain.games.donjon.rules.questions.naming import name_of, rows
from souterrain.games.donjon.rules.questions.sheet import can_act
from souterrain.games.donjon.state import State, add

STANDS, CANCELLED, FORESEEN = range(3)
"""States of an event that is shown."""
SENSE: Final = "sixth-sense"
SCROLL: Final = "scroll-of-warding"
DEEDS: Final = ("step", "open", "search")
"""Windows of exploration in which the event hits the acting hero."""


# Drawn


def draw_event(state: State, chance: Chance, log: Log) -> None:
    """Draw a card for the master, unless draws have stopped (A-49) or the hand is full; carry out a forced one at
    once."""
    if deck.stopped(state) or deck.full(state):
        return
    index = deck.take(state, chance, log)
    if index >= 0 and not _forced(state, index, chance, log):
        deck.keep(state, index, log)


def _forced(state: State, index: int, chance: Chance, log: Log) -> bool:
    """Carry out a forced card, which nobody can cancel; return False for other cards."""
    if "forced" not in EVENT_CARDS[index].windows:
        return False
    state.event_out = add(state.event_out, index)
    log("event-forced", card=EVENT_CARDS[index].id)
    begin(state, index, Aim())
    return True


def event_found(state: State, hero: int, chance: Chance, log: Log) -> None:
    """Draw an event for a noise or a search result (DJ-075). Resolve it at once if this phase allows it and it has an
    aim, else add it to the hand. It does not count as the master's event of the round (A-07). Draw none in a lull
    (A-86)."""
    if deck.stopped(state) or (state.lull and not state.counted(deck.AGAIN)):
        return
    index = deck.take(state, chance, log)
    if index < 0 or _forced(state, index, chance, log):
        return
    if next(iter(_aims_found(state, index, hero)), None) is None:
        deck.keep(state, index, log)
        return
    state.event_out = add(state.event_out, index)
    chance.seal()
    log("event-found", card=EVENT_CARDS[index].id)
    state.push(Found(card=index, hero=hero))


def _aims_found(state: State, index: int, hero: int) -> list[Aim]:
    card = EVENT_CARDS[index]
    if state.combat:
        return list(choices(state, card)) if "monsters" in card.windows else []
    if any(window in DEEDS for window in card.windows):
        aim = fitting(state, card, Occasion(hero))
        return [] if aim is None else [aim]
    return list(choices(state, card)) if "start" in card.windows or "any" in card.windows else []


def _found_offers(state: State, frame: Found) -> Offers:
    """Offer the aims to the master if there are several."""
    aims = _aims_found(state, frame.card, frame.hero)
    if len(aims) < 2:
        return {}
    return {state.table.master: (rows("play", *[((card_of(frame).id, 1), *aim.items) for aim in aims]),)}


def found(state: State, frame: Found, chance: Chance, log: Log) -> None:
    aims = _aims_found(state, frame.card, frame.hero)
    if frame.answered:
        aims = [aim for aim in aims if aim.items == frame.answer[1:]]
    show(state, frame.card, aims[0], log)


# Played from the hand


def may_play(state: State) -> bool:
    """Return True if the master may play another event from the hand: one in a round (A-07), none after an uneasy calm
    (E25)."""
    return not state.calm and state.played < state.options.max_events_per_round


def was_foreseen(state: State, index: int) -> bool:
    """Return True if the card was foreseen in this round and cannot be played again in it (V3)."""
    return bool(state.counted(f"foreseen-{state.round}-{index}"))


def play(state: State, index: int, aim: Aim, chance: Chance, log: Log) -> None:
    deck.part_with(state, index)
    state.played += 1
    chance.seal()
    show(state, index, aim, log)


def trigger(state: State, window: str, hero: int, chance: Chance, log: Log, before: int = -1, square: int = -1) -> None:
    """Play the first laid card that fits this window, in the order in which they were laid."""
    if not state.laid or not may_play(state):
        return
    occasion = Occasion(hero, before, square)
    for place, (index, only) in enumerate(state.laid):
        card = EVENT_CARDS[index]
        if only in (-1, hero) and _waits_for(state, card, window) and not was_foreseen(state, index):
            aim = fitting(state, card, occasion)
            if aim is not None:
                state.laid = (*state.laid[:place], *state.laid[place + 1 :])
                happen(state, CardTurnedUp(card), chance, log)
                play(state, index, aim, chance, log)
                return


def _waits_for(state: State, card: EventCard, window: str) -> bool:
    """Return True if a card can be played in this window. Windows of exploration do not open in a fight. `any` opens
    between two actions, which for a laid card is a step or a new zone."""
    if window in card.windows:
        return not state.combat or window not in DEEDS
    return "any" in card.windows and window in ("step", "new-zone") and not state.combat


# Shown


def show(state: State, index: int, aim: Aim, log: Log) -> None:
    figure = aim.who if aim.who >= 0 else aim.target
    log("event-played", card=EVENT_CARDS[index].id, who=name_of(state, figure) if figure >= 0 else "nobody")
    state.push(Shown(card=index, who=aim.who, target=aim.target, place=aim.place, word=aim.word))


def _remedy(card: EventCard) -> str:
    """Return the item with which a hero in the same zone cancels the event: rat poison against rats (E04, A-73)."""
    term = card.terms[0]
    return term.arguments[2] if term.word == "swarm" else ""


def _offers(state: State, frame: Shown) -> Offers:
    """Offer destiny (DJ-130), the sixth sense (V3), a scroll of warding (T13) and the remedy to every hero who has
    them."""
    found: Offers = {}
    if frame.fate != STANDS:
        return found
    remedy = _remedy(card_of(frame))
    for hero in state.up:
        figure = state.heroes[hero]
        if figure.destiny:
            fatigue.offer(found, state.seat_of(hero), Verb("forestall", Form()))
        if can_act(state, hero):
            words = [SENSE] if figure.knows(SENSE) else []
            words += [SCROLL] if figure.count(SCROLL) else []
            words += [remedy] if remedy and figure.count(remedy) and _beside(state, hero, frame.who) else []
            if words:
                fatigue.offer(found, state.seat_of(hero), rows("use", *[((word, 1),) for word in words]))
    return found


def _beside(state: State, hero: int, other: int) -> bool:
    return zone_of(state, hero) == zone_of(state, other)


def _answer(state: State, frame: Shown, seat: int, action: Action, chance: Chance, log: Log) -> None:
    hero, items = state.hero_of(seat), action[1:]
    if action[0] == "forestall":
        fatigue.steady(state, hero)
        _cancel(frame, seat, "destiny", log)
    elif items[0][0] == SENSE:
        spend(state, hero, SENSE, log)
        test(state, hero, DEXTERITY, Foresee())
    else:
        use_up(state, hero, items[0][0])
        state.count(f"used-{items[0][0]}")
        _cancel(frame, seat, items[0][0], log)


def _cancel(frame: Shown, seat: int, by: str, log: Log, fate: int = CANCELLED) -> None:
    frame.fate = fate
    log("event-cancelled", seat=seat, card=card_of(frame).id, by=by)


def foresee(state: State, frame: Foresee, chance: Chance, log: Log) -> None:
    """Return the shown card to the master's hand if the test succeeds (V3)."""
    if frame.success:
        _cancel(state.top(), state.seat_of(frame.who), SENSE, log, FORESEEN)


def shown(state: State, frame: Shown, chance: Chance, log: Log) -> None:
    """Carry the event out unless it was cancelled. A cancelled one is discarded and counts as the event of the round
    (A-16)."""
    index = frame.card
    if frame.fate == STANDS:
        begin(state, index, Aim(who=frame.who, target=frame.target, place=frame.place, word=frame.word))
    elif frame.fate == FORESEEN:
        state.count(f"foreseen-{state.round}-{index}")
        if not deck.full(state):
            state.event_out, state.hand = add(state.event_out, index, -1), add(state.hand, index)


KINDS: Final[Kinds] = {
    Found: Kind(found, MUST, _found_offers),
    Shown: Kind(shown, WINDOW, _offers, _answer),
    Foresee: Kind(foresee),
}


# Moments


def ground_covered(state: State, moment: GroundCovered, chance: Chance, log: Log) -> None:
    window = "new-zone" if moment.new_zone else "step"
    trigger(state, window, moment.hero, chance, log, moment.before, moment.square)


def opened(state: State, moment: Opened, chance: Chance, log: Log) -> None:
    trigger(state, "open", moment.hero, chance, log)


def searched(state: State, moment: Searched, chance: Chance, log: Log) -> None:
    trigger(state, "search", moment.hero, chance, log)


def hero_attacked(state: State, moment: HeroAttacked, chance: Chance, log: Log) -> None:
    trigger(state, "hero-attack", moment.hero, chance, log)


def natural_one(state: State, moment: NaturalOne, chance: Chance, log: Log) -> None:
    trigger(state, "natural-one", moment.hero, chance, log)


def noise_made(state: State, moment: NoiseMade, chance: Chance, log: Log) -> None:
    event_found(state, moment.hero, chance, log)
