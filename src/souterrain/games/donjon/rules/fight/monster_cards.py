"""Monsters: cards, groups, where they appear (DJ-079, DJ-113, DJ-135 … DJ-139)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Verb
from souterrain.games.donjon.content.decks import MONSTER_CARDS
from souterrain.games.donjon.content.places import ROOMS
from souterrain.games.donjon.rules.frames_old import Frame
from souterrain.games.donjon.rules.kinds import MUST, Offers, kind
from souterrain.games.donjon.rules.mechanics import looks
from souterrain.games.donjon.rules.mechanics.spawning import TRIES, _allowed, appear, draw_card
from souterrain.games.donjon.rules.moments import CardChosen
from souterrain.games.donjon.rules.questions import card_ahead
from souterrain.games.donjon.rules.questions.naming import rows
from souterrain.games.donjon.state import State, add

# Figures


# Cards


@kind("come")
def carry_come(state: State, frame: Frame, chance: Chance, log: Log) -> None:
    zone, _, _, _, non_unique, lieutenant, tries, _ = frame.data
    entry = zone == 0 and state.option("entry_unique") == "redraw"
    plain, captain = bool(non_unique) or entry, bool(lieutenant)
    wanted, again = (frame.words, tries) if zone else ((), 0)
    card = draw_card(state, zone, chance, log, wanted=wanted, tries=again, non_unique=plain, lieutenant=captain)
    if card < 0:
        return
    if state.alarm:
        state.alarm = 0
        other = draw_card(state, zone, chance, log, non_unique=plain, lieutenant=captain)
        state.push(Frame("alarm", data=(*frame.data, card, other), words=frame.words))
        return
    if (
        card_ahead.is_on(state)
        and not captain
        and _allowed(state, MONSTER_CARDS[state.ahead[card_ahead.MONSTER]], plain, captain)
    ):
        state.monster_deck = add(state.monster_deck, card, -1)
        looks.consider(state, card_ahead.MONSTER, card, zone, frame.words, *frame.data)
        return
    state.push(Frame("drawn", data=(*frame.data, card), words=frame.words))


def card_chosen(state: State, moment: CardChosen, chance: Chance, log: Log) -> None:
    if moment.deck == card_ahead.MONSTER:
        state.monster_deck = add(state.monster_deck, moment.card)
        state.push(Frame("drawn", data=(*moment.frame.data[2:], moment.card), words=moment.frame.words))


def _alarm_offers(state: State, frame: Frame) -> Offers:
    """The master keeps one of two (E10)."""
    cards = dict.fromkeys(frame.data[-2:])
    verb = rows("admit", *[((MONSTER_CARDS[card].id, 1),) for card in cards])
    return {state.table.master: (verb,)}


@kind("alarm", MUST, _alarm_offers)
def alarm(state: State, frame: Frame, chance: Chance, log: Log) -> None:
    kept = next(card for card in frame.data[-2:] if MONSTER_CARDS[card].id == frame.answer[0][0])
    state.push(Frame("drawn", data=(*frame.data[:8], kept), words=frame.words))


def _theme_offers(state: State, frame: Frame) -> Offers:
    """A card that does not suit the room may be drawn again (DJ-102, A-65)."""
    zone, tried, card = frame.data[0], frame.data[7], frame.data[8]
    room = state.zones[zone].room
    theme = ROOMS[room].theme if room >= 0 else ()
    fits = not theme or any(tag in theme for tag in MONSTER_CARDS[card].tags)
    if state.option("theming") == "off" or fits or tried >= TRIES:
        return {}
    return {state.table.master: (Verb("redraw", Form()), Verb("keep", Form()))}


@kind("drawn", MUST, _theme_offers)
def drawn(state: State, frame: Frame, chance: Chance, log: Log) -> None:
    if frame.verb == "redraw":
        again = (*frame.data[:7], frame.data[7] + 1)
        state.push(Frame("come", data=again, words=frame.words))
        return
    zone, treasures, far, ambush = frame.data[:4]
    if ambush:
        state.push(Frame("ambush", data=(zone, treasures, frame.data[8])))
        return
    appear(state, frame.data[8], zone, chance, log, treasures=treasures, far=bool(far))
