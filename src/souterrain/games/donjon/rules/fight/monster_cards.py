"""Monster cards: drawing, redrawing, and the arrival of the monsters (DJ-079, DJ-113, DJ-135 … DJ-139)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Rows, Verb
from souterrain.core.frames import MUST, Kind, Kinds
from souterrain.games.donjon.content.decks import MONSTER_CARDS
from souterrain.games.donjon.content.places import ROOMS
from souterrain.games.donjon.rules.frames import Offers
from souterrain.games.donjon.rules.frames.dungeon import CardAhead
from souterrain.games.donjon.rules.frames.event_cards import Ambush
from souterrain.games.donjon.rules.frames.fight import Alarm, Come, Drawn, Posting
from souterrain.games.donjon.rules.mechanics.spawning import appear, draw_card, is_allowed
from souterrain.games.donjon.rules.questions import card_ahead
from souterrain.games.donjon.rules.questions.ground import read_square, squares_items
from souterrain.games.donjon.rules.questions.naming import figure_items, read_figure, rows
from souterrain.games.donjon.rules.questions.obstacles import equal_spots
from souterrain.games.donjon.state import State, add


def come(state: State, frame: Come, chance: Chance, log: Log) -> None:
    """Draw a monster card for a zone."""
    plain, captain = _is_plain(state, frame), bool(frame.lieutenant)
    wanted, again = (frame.wanted, frame.tries) if frame.zone else ((), 0)
    card = draw_card(state, chance, wanted=wanted, tries=again, non_unique=plain, lieutenant=captain)
    if card < 0:
        return
    if state.alarm:
        state.alarm = 0
        state.monster_deck = add(state.monster_deck, card, -1)
        other = draw_card(state, chance, non_unique=plain, lieutenant=captain)
        state.monster_deck = add(state.monster_deck, card)
        if other >= 0:
            state.push(Alarm(coming=frame, cards=(card, other)))
            return
    _lay_or_exchange(state, frame, card)


def _lay_or_exchange(state: State, frame: Come, card: int) -> None:
    """Let the master exchange the card for the one held ahead, if that may come (DJ-193)."""
    drawn = Drawn(coming=frame, card=card)
    held = MONSTER_CARDS[state.ahead[card_ahead.MONSTER]] if card_ahead.is_on(state) else None
    if held is not None and not frame.lieutenant and is_allowed(state, held, _is_plain(state, frame), False):
        state.monster_deck = add(state.monster_deck, card, -1)
        state.push(CardAhead(deck=card_ahead.MONSTER, card=card, then=drawn))
    else:
        state.push(drawn)


def _is_plain(state: State, frame: Come) -> bool:
    """Return True if no unique monster may come: by the card that calls, or in the entry zone (A-09)."""
    return bool(frame.non_unique) or (frame.zone == 0 and state.options.entry_unique == "redraw")


def _alarm_offers(state: State, frame: Alarm) -> Offers:
    """Offer the two cards to the master, who keeps one (E10)."""
    verb = rows("admit", *[((MONSTER_CARDS[card].id, 1),) for card in dict.fromkeys(frame.cards)])
    return {state.table.master: (verb,)}


def alarm(state: State, frame: Alarm, chance: Chance, log: Log) -> None:
    kept = next(card for card in frame.cards if MONSTER_CARDS[card].id == frame.answer[0][0])
    _lay_or_exchange(state, frame.coming, kept)


def _theme_offers(state: State, frame: Drawn) -> Offers:
    """Offer to redraw a card that does not fit the theme of the room, until one does (DJ-102)."""
    theme = _theme(state, frame.coming)
    fits = not theme or any(tag in theme for tag in MONSTER_CARDS[frame.card].tags)
    if not state.options.theming or fits or not suiting(state, frame.coming):
        return {}
    return {state.table.master: (Verb("redraw", Form()), Verb("keep", Form()))}


def _theme(state: State, frame: Come) -> tuple[str, ...]:
    room = state.zones[frame.zone].room
    return ROOMS[room].theme if room >= 0 else ()


def suiting(state: State, frame: Come) -> list[str]:
    """Return the kinds of monsters that suit the room and can still come; with none, drawing again would have no
    end."""
    plain, captain, theme = _is_plain(state, frame), bool(frame.lieutenant), _theme(state, frame)
    cards = [
        card
        for card, left in zip(MONSTER_CARDS, state.monster_deck, strict=True)
        if left and is_allowed(state, card, plain, captain) and any(tag in theme for tag in card.tags)
    ]
    return list(dict.fromkeys([kind for card in cards for kind, _ in card.monsters]))


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


# Placing


def _posting_offers(state: State, frame: Posting) -> Offers:
    """Offer other squares, as far from the heroes, to the monsters that have appeared (A-79)."""
    spots = equal_spots(state, frame.zone, _left(state, frame), bool(frame.far))
    if not spots:
        return {}
    forms = [
        Form(Rows((figure_items(state, uid),)), Rows(squares_items(state, squares))) for uid, squares in spots.items()
    ]
    return {state.table.master: (Verb("place", *forms), Verb("keep", Form()))}


def _left(state: State, frame: Posting) -> list[int]:
    return [uid for uid in frame.left if state.is_there(uid)]


def post(state: State, frame: Posting, chance: Chance, log: Log) -> None:
    """Move one monster, which changes places with whoever stands there, or leave the rest as they are."""
    if frame.verb != "place":
        return
    uid, rest = read_figure(state, frame.answer)
    square, here = read_square(state, rest), state.monster(uid).square
    for other in frame.left:
        if other != uid and state.monster(other).square == square:
            state.own_monster(other).square = here
    state.own_monster(uid).square = square
    left = tuple([other for other in frame.left if other != uid])
    state.push(Posting(zone=frame.zone, far=frame.far, left=left))


KINDS: Final[Kinds] = {
    Posting: Kind(post, MUST, _posting_offers),
    Come: Kind(come),
    Alarm: Kind(alarm, MUST, _alarm_offers),
    Drawn: Kind(drawn, MUST, _theme_offers),
}
