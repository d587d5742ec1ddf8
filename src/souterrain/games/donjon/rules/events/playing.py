"""An event is drawn, found or played; shown to all, it may be cancelled before it takes effect (A-07, DJ-130, A-16)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Verb
from souterrain.games.donjon.content.creatures import DEXTERITY
from souterrain.games.donjon.content.decks import EVENTS, EventCard
from souterrain.games.donjon.frames import Frame
from souterrain.games.donjon.rules import fatigue
from souterrain.games.donjon.rules.events import deck
from souterrain.games.donjon.rules.events.aims import Aim, choices
from souterrain.games.donjon.rules.events.moments import Moment, fitting
from souterrain.games.donjon.rules.events.vocabulary import begin, card_of
from souterrain.games.donjon.rules.frames import MUST, WINDOW, kind
from souterrain.games.donjon.rules.light import zone_of
from souterrain.games.donjon.rules.naming import rows
from souterrain.games.donjon.rules.outcomes import outcome
from souterrain.games.donjon.rules.sheet import can_act
from souterrain.games.donjon.rules.tests import name_of, test
from souterrain.games.donjon.state import State, add

STANDS, CANCELLED, FORESEEN = range(3)
"""What becomes of an event that is shown."""
SENSE: Final = "sixth-sense"
SCROLL: Final = "scroll-of-warding"
DEEDS: Final = ("step", "open", "search")
"""Windows of exploration in which the hero who acts is the one it falls on."""


# Drawn


def draw_event(s: State, chance: Chance, log: Log | None) -> None:
    """A card for the master, unless no more are drawn (A-49) or the hand is full; a forced one is carried out."""
    if deck.stopped(s) or deck.full(s):
        return
    index = deck.take(s, chance, log)
    if index >= 0 and not _forced(s, index, chance, log):
        deck.keep(s, index, log)


def _forced(s: State, index: int, chance: Chance, log: Log | None) -> bool:
    """Whether it is a card that is shown and carried out when it is drawn; nobody can cancel it."""
    if "forced" not in EVENTS[index].windows:
        return False
    s.event_out = add(s.event_out, index)
    if log is not None:
        log("event-forced", card=EVENTS[index].id)
    begin(s, index, Aim())
    return True


def event_found(s: State, hero: int, chance: Chance, log: Log | None) -> None:
    """A result draws an event (DJ-075): it is resolved at once if this phase allows it and there is somebody to play
    it on, else it joins the hand; it is not the master's event of the round (A-07). None is drawn in a lull (A-86)."""
    if deck.stopped(s) or (s.lull and not s.counted(deck.AGAIN)):
        return
    index = deck.take(s, chance, log)
    if index < 0 or _forced(s, index, chance, log):
        return
    if next(iter(_aims_found(s, index, hero)), None) is None:
        deck.keep(s, index, log)
        return
    s.event_out = add(s.event_out, index)
    chance.seal()
    if log is not None:
        log("event-found", card=EVENTS[index].id)
    s.push(Frame("found", hero, data=(index,)))


def _aims_found(s: State, index: int, hero: int) -> list[Aim]:
    card = EVENTS[index]
    if s.combat:
        return list(choices(s, card)) if "monsters" in card.windows else []
    if any(window in DEEDS for window in card.windows):
        aim = fitting(s, card, Moment(hero))
        return [] if aim is None else [aim]
    return list(choices(s, card)) if "start" in card.windows or "any" in card.windows else []


def _found_offers(s: State, frame: Frame) -> fatigue.Offers:
    """The master chooses what it falls on, where there is a choice."""
    aims = _aims_found(s, frame.data[0], frame.who)
    if len(aims) < 2:
        return {}
    return {s.table.master: (rows("play", *[((card_of(frame).id, 1), *aim.items) for aim in aims]),)}


@kind("found", MUST, _found_offers)
def found(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    aims = _aims_found(s, frame.data[0], frame.who)
    if frame.answered:
        aims = [aim for aim in aims if aim.items == frame.answer[1:]]
    show(s, frame.data[0], aims[0], chance, log)


# Played from the hand


def may_play(s: State) -> bool:
    """One event from the hand in a round (A-07), none after an uneasy calm (E25)."""
    return not s.calm and s.played < int(s.option("max_events_per_round"))


def was_foreseen(s: State, index: int) -> bool:
    """Whether the card was sensed in this round, in which it cannot be played again (V3)."""
    return bool(s.counted(f"foreseen-{s.round}-{index}"))


def play(s: State, index: int, aim: Aim, chance: Chance, log: Log | None) -> None:
    deck.part_with(s, index)
    s.played += 1
    chance.seal()
    show(s, index, aim, chance, log)


def trigger(
    s: State, window: str, hero: int, chance: Chance, log: Log | None, before: int = -1, square: int = -1
) -> None:
    """A moment has come: the first card laid ready for it, in the order they were laid, is played."""
    if not s.laid or not may_play(s):
        return
    from souterrain.games.donjon.director.reasons import tell_turned_up

    moment = Moment(hero, before, square)
    for place, (index, only) in enumerate(s.laid):
        card = EVENTS[index]
        if only in (-1, hero) and _waits_for(s, card, window) and not was_foreseen(s, index):
            aim = fitting(s, card, moment)
            if aim is not None:
                s.laid = (*s.laid[:place], *s.laid[place + 1 :])
                tell_turned_up(s, card, log)
                play(s, index, aim, chance, log)
                return


def _waits_for(s: State, card: EventCard, window: str) -> bool:
    """Windows of exploration do not open in a fight. `any` is between two actions: when a hero has come to stand
    before something."""
    if window in card.windows:
        return not s.combat or window not in DEEDS
    return "any" in card.windows and window in ("step", "new-zone") and not s.combat


# Shown


def show(s: State, index: int, aim: Aim, chance: Chance, log: Log | None) -> None:
    if log is not None:
        figure = aim.who if aim.who >= 0 else aim.target
        log("event-played", card=EVENTS[index].id, who=name_of(s, figure) if figure >= 0 else "nobody")
    s.push(Frame("shown", aim.who, aim.target, (index, STANDS, aim.place), aim.words))


def _remedy(card: EventCard) -> str:
    """What a hero beside can give for it to be of no effect: rat poison against rats (E04, A-73)."""
    term = card.terms[0]
    return term.arguments[2] if term.word == "swarm" else ""


def _offers(s: State, frame: Frame) -> fatigue.Offers:
    """Destiny (DJ-130), the sixth sense (V3), a scroll of warding (T13): everything that stands on open sheets."""
    found: fatigue.Offers = {}
    if frame.data[1] != STANDS:
        return found
    remedy = _remedy(card_of(frame))
    for hero in s.up:
        figure = s.heroes[hero]
        if figure.destiny:
            fatigue.offer(found, s.seat_of(hero), Verb("forestall", Form()))
        if can_act(s, hero):
            words = [SENSE] if figure.knows(SENSE) else []
            words += [SCROLL] if figure.count(SCROLL) else []
            words += [remedy] if remedy and figure.count(remedy) and _beside(s, hero, frame.who) else []
            if words:
                fatigue.offer(found, s.seat_of(hero), rows("use", *[((word, 1),) for word in words]))
    return found


def _beside(s: State, hero: int, other: int) -> bool:
    return zone_of(s, hero) == zone_of(s, other)


def _answer(s: State, seat: int, verb: str, items: Items, chance: Chance, log: Log | None) -> None:
    hero = s.hero_of(seat)
    if verb == "forestall":
        fatigue.steady(s, hero)
        _cancel(s, seat, "destiny", log)
    elif items[0][0] == SENSE:
        from souterrain.games.donjon.rules.skills import spend

        spend(s, hero, SENSE, log)
        test(s, hero, DEXTERITY, "foresee")
    else:
        from souterrain.games.donjon.rules.items import use_up

        use_up(s, hero, items[0][0])
        s.count(f"used-{items[0][0]}")
        _cancel(s, seat, items[0][0], log)


def _cancel(s: State, seat: int, by: str, log: Log | None, fate: int = CANCELLED) -> None:
    frame = s.top()
    frame.data = (frame.data[0], fate, *frame.data[2:])
    if log is not None:
        log("event-cancelled", seat=seat, card=card_of(frame).id, by=by)


@outcome("foresee")
def foresee(s: State, frame: Frame, success: bool, chance: Chance, log: Log | None) -> None:
    """The card below this test goes back to the master's hand (V3)."""
    if success:
        _cancel(s, s.seat_of(frame.who), SENSE, log, FORESEEN)


@kind("shown", WINDOW, _offers, _answer)
def shown(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    """A card that is cancelled is discarded and was the event of the round all the same (A-16)."""
    index, fate, place = frame.data
    if fate == STANDS:
        begin(s, index, Aim(who=frame.who, target=frame.target, place=place, words=frame.words))
    elif fate == FORESEEN:
        s.count(f"foreseen-{s.round}-{index}")
        if not deck.full(s):
            s.event_out, s.hand = add(s.event_out, index, -1), add(s.hand, index)
