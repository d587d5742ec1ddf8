"""Monster cards: drawing, redrawing, and the arrival of the monsters (DJ-079, DJ-113, DJ-135 … DJ-139)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Verb
from souterrain.core.frames import MUST, Kind, Kinds
from souterrain.games.donjon.content.decks import MONSTER_CARDS
from souterrain.games.donjon.content.places import ROOMS
from souterrain.games.donjon.rules.frames import Offers
from souterrain.games.donjon.rules.frames.dungeon import CardAhead
from souterrain.games.donjon.rules.frames.event_cards import Ambush
from souterrain.games.donjon.rules.frames.fight import Alarm, Come, Drawn
from souterrain.games.donjon.rules.mechanics.spawning import TRIES, appear, draw_card, is_allowed
from souterrain.games.donjon.rules.questions import card_ahead
from souterrain.games.donjon.rules.questions.naming import rows
from souterrain.games.donjon.state import State, add


def come(state: State, frame: Come, chance: Chance, log: Log) -> None:
    """Draw a monster card for a zone."""
    entry = frame.zone == 0 and state.options.entry_unique == "redraw"
    plain, captain = bool(frame.non_unique) or entry, bool(frame.lieutenant)
    wanted, again = (frame.wanted, frame.tries) if frame.zone else ((), 0)
    card = draw_card(state, chance, wanted=wanted, tries=again, non_unique=plain, lieutenant=captain)
    if card < 0:
        return
    if state.alarm:
        state.alarm = 0
        other = draw_card(state, chance, non_unique=plain, lieutenant=captain)
        state.push(Alarm(coming=frame, cards=(card, other)))
        return
    drawn = Drawn(coming=frame, card=card)
    if (
        card_ahead.is_on(state)
        and not captain
        and is_allowed(state, MONSTER_CARDS[state.ahead[card_ahead.MONSTER]], plain, captain)
    ):
        state.monster_deck = add(state.monster_deck, card, -1)
        state.push(CardAhead(deck=card_ahead.MONSTER, card=card, then=drawn))
        return
    state.push(drawn)


def _alarm_offers(state: State, frame: Alarm) -> Offers:
    """Offer the two cards to the master, who keeps one (E10)."""
    verb = rows("admit", *[((MONSTER_CARDS[card].id, 1),) for card in dict.fromkeys(frame.cards)])
    return {state.table.master: (verb,)}


def alarm(state: State, frame: Alarm, chance: Chance, log: Log) -> None:
    kept = next(card for card in frame.cards if MONSTER_CARDS[card].id == frame.answer[0][0])
    state.push(Drawn(coming=frame.coming, card=kept))


def _theme_offers(state: State, frame: Drawn) -> Offers:
    """Offer to redraw a card that does not fit the theme of the room (DJ-102, A-65)."""
    room = state.zones[frame.coming.zone].room
    theme = ROOMS[room].theme if room >= 0 else ()
    fits = not theme or any(tag in theme for tag in MONSTER_CARDS[frame.card].tags)
    if not state.options.theming or fits or frame.coming.redrawn >= TRIES:
        return {}
    return {state.table.master: (Verb("redraw", Form()), Verb("keep", Form()))}


def drawn(state: State, frame: Drawn, chance: Chance, log: Log) -> None:
    coming = frame.coming
    if frame.verb == "redraw":
        again = coming.copy()
        again.redrawn += 1
        state.push(again)
    elif coming.ambush:
        state.push(Ambush(zone=coming.zone, treasures=coming.treasures, card=frame.card))
    else:
        appear(state, frame.card, coming.zone, chance, log, treasures=coming.treasures, far=bool(coming.far))


KINDS: Final[Kinds] = {
    Come: Kind(come),
    Alarm: Kind(alarm, MUST, _alarm_offers),
    Drawn: Kind(drawn, MUST, _theme_offers),
}
