"""An event is drawn, found or played; shown to all, it may be cancelled before it takes effect (A-07, DJ-130, A-16)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Verb
from souterrain.games.donjon.content.creatures import DEXTERITY
from souterrain.games.donjon.content.decks import EVENTS, EventCard
from souterrain.games.donjon.rules import kinds
from souterrain.games.donjon.rules.event_cards import deck
from souterrain.games.donjon.rules.event_cards.aims import Aim, choices
from souterrain.games.donjon.rules.event_cards.moments import Moment, fitting
from souterrain.games.donjon.rules.event_cards.vocabulary import begin, card_of
from souterrain.games.donjon.rules.frames_old import Frame
from souterrain.games.donjon.rules.kinds import MUST, WINDOW, kind
from souterrain.games.donjon.rules.mechanics import fatigue
from souterrain.games.donjon.rules.mechanics.belongings import use_up
from souterrain.games.donjon.rules.mechanics.outcomes import outcome
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
"""What becomes of an event that is shown."""
SENSE: Final = "sixth-sense"
SCROLL: Final = "scroll-of-warding"
DEEDS: Final = ("step", "open", "search")
"""Windows of exploration in which the hero who acts is the one it falls on."""


# Drawn


def draw_event(state: State, chance: Chance, log: Log) -> None:
    """A card for the master, unless no more are drawn (A-49) or the hand is full; a forced one is carried out."""
    if deck.stopped(state) or deck.full(state):
        return
    index = deck.take(state, chance, log)
    if index >= 0 and not _forced(state, index, chance, log):
        deck.keep(state, index, log)


def _forced(state: State, index: int, chance: Chance, log: Log) -> bool:
    """Whether it is a card that is shown and carried out when it is drawn; nobody can cancel it."""
    if "forced" not in EVENTS[index].windows:
        return False
    state.event_out = add(state.event_out, index)
    log("event-forced", card=EVENTS[index].id)
    begin(state, index, Aim())
    return True


def event_found(state: State, hero: int, chance: Chance, log: Log) -> None:
    """A result draws an event (DJ-075): it is resolved at once if this phase allows it and there is somebody to play
    it on, else it joins the hand; it is not the master's event of the round (A-07). None is drawn in a lull (A-86)."""
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
    log("event-found", card=EVENTS[index].id)
    state.push(Frame("found", hero, data=(index,)))


def _aims_found(state: State, index: int, hero: int) -> list[Aim]:
    card = EVENTS[index]
    if state.combat:
        return list(choices(state, card)) if "monsters" in card.windows else []
    if any(window in DEEDS for window in card.windows):
        aim = fitting(state, card, Moment(hero))
        return [] if aim is None else [aim]
    return list(choices(state, card)) if "start" in card.windows or "any" in card.windows else []


def _found_offers(state: State, frame: Frame) -> kinds.Offers:
    """The master chooses what it falls on, where there is a choice."""
    aims = _aims_found(state, frame.data[0], frame.who)
    if len(aims) < 2:
        return {}
    return {state.table.master: (rows("play", *[((card_of(frame).id, 1), *aim.items) for aim in aims]),)}


@kind("found", MUST, _found_offers)
def found(state: State, frame: Frame, chance: Chance, log: Log) -> None:
    aims = _aims_found(state, frame.data[0], frame.who)
    if frame.answered:
        aims = [aim for aim in aims if aim.items == frame.answer[1:]]
    show(state, frame.data[0], aims[0], chance, log)


# Played from the hand


def may_play(state: State) -> bool:
    """One event from the hand in a round (A-07), none after an uneasy calm (E25)."""
    return not state.calm and state.played < int(state.option("max_events_per_round"))


def was_foreseen(state: State, index: int) -> bool:
    """Whether the card was sensed in this round, in which it cannot be played again (V3)."""
    return bool(state.counted(f"foreseen-{state.round}-{index}"))


def play(state: State, index: int, aim: Aim, chance: Chance, log: Log) -> None:
    deck.part_with(state, index)
    state.played += 1
    chance.seal()
    show(state, index, aim, chance, log)


def trigger(state: State, window: str, hero: int, chance: Chance, log: Log, before: int = -1, square: int = -1) -> None:
    """A moment has come: the first card laid ready for it, in the order they were laid, is played."""
    if not state.laid or not may_play(state):
        return
    moment = Moment(hero, before, square)
    for place, (index, only) in enumerate(state.laid):
        card = EVENTS[index]
        if only in (-1, hero) and _waits_for(state, card, window) and not was_foreseen(state, index):
            aim = fitting(state, card, moment)
            if aim is not None:
                state.laid = (*state.laid[:place], *state.laid[place + 1 :])
                happen(state, CardTurnedUp(card), chance, log)
                play(state, index, aim, chance, log)
                return


def _waits_for(state: State, card: EventCard, window: str) -> bool:
    """Windows of exploration do not open in a fight. `any` is between two actions: when a hero has come to stand
    before something."""
    if window in card.windows:
        return not state.combat or window not in DEEDS
    return "any" in card.windows and window in ("step", "new-zone") and not state.combat


# Shown


def show(state: State, index: int, aim: Aim, chance: Chance, log: Log) -> None:
    figure = aim.who if aim.who >= 0 else aim.target
    log("event-played", card=EVENTS[index].id, who=name_of(state, figure) if figure >= 0 else "nobody")
    state.push(Frame("shown", aim.who, aim.target, (index, STANDS, aim.place), aim.words))


def _remedy(card: EventCard) -> str:
    """What a hero beside can give for it to be of no effect: rat poison against rats (E04, A-73)."""
    term = card.terms[0]
    return term.arguments[2] if term.word == "swarm" else ""


def _offers(state: State, frame: Frame) -> kinds.Offers:
    """Destiny (DJ-130), the sixth sense (V3), a scroll of warding (T13): everything that stands on open sheets."""
    found: kinds.Offers = {}
    if frame.data[1] != STANDS:
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


def _answer(state: State, seat: int, verb: str, items: Items, chance: Chance, log: Log) -> None:
    hero = state.hero_of(seat)
    if verb == "forestall":
        fatigue.steady(state, hero)
        _cancel(state, seat, "destiny", log)
    elif items[0][0] == SENSE:
        spend(state, hero, SENSE, log)
        test(state, hero, DEXTERITY, "foresee")
    else:
        use_up(state, hero, items[0][0])
        state.count(f"used-{items[0][0]}")
        _cancel(state, seat, items[0][0], log)


def _cancel(state: State, seat: int, by: str, log: Log, fate: int = CANCELLED) -> None:
    frame = state.top()
    frame.data = (frame.data[0], fate, *frame.data[2:])
    log("event-cancelled", seat=seat, card=card_of(frame).id, by=by)


@outcome("foresee")
def foresee(state: State, frame: Frame, success: bool, chance: Chance, log: Log) -> None:
    """The card below this test goes back to the master's hand (V3)."""
    if success:
        _cancel(state, state.seat_of(frame.who), SENSE, log, FORESEEN)


@kind("shown", WINDOW, _offers, _answer)
def shown(state: State, frame: Frame, chance: Chance, log: Log) -> None:
    """A card that is cancelled is discarded and was the event of the round all the same (A-16)."""
    index, fate, place = frame.data
    if fate == STANDS:
        begin(state, index, Aim(who=frame.who, target=frame.target, place=place, words=frame.words))
    elif fate == FORESEEN:
        state.count(f"foreseen-{state.round}-{index}")
        if not deck.full(state):
            state.event_out, state.hand = add(state.event_out, index, -1), add(state.hand, index)


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
