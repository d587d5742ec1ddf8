"""Treasure cards: drawn, optionally exchanged by the master, handed out, and discarded.

The deck is a count of the copies left of each card. A card is out of the deck as long as a hero has what it gave; after
that it is in the discard pile.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Rows, Verb
from souterrain.core.frames import MUST, Kind, Kinds
from souterrain.games.donjon.board.figures import Group
from souterrain.games.donjon.content.decks import TREASURE_OF, TREASURES
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.content.heroes import MISSILES
from souterrain.games.donjon.rules.frames import Offers
from souterrain.games.donjon.rules.frames.fight import Cleared
from souterrain.games.donjon.rules.frames.items import Draw, Judge, Missiles, Share
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.mechanics.belongings import SCROLL, gained, settle, spell_scroll
from souterrain.games.donjon.rules.mechanics.effects import Source, Word
from souterrain.games.donjon.rules.mechanics.loot import draw, share, take
from souterrain.games.donjon.rules.mechanics.sharing import DIVISIBLE, fair
from souterrain.games.donjon.rules.questions import card_ahead
from souterrain.games.donjon.rules.questions.naming import rows
from souterrain.games.donjon.state import TOWN, State, add, put

# Drawing


def treasure(state: State, term: Term, source: Source, chance: Chance, log: Log) -> None:
    categories = tuple(term.arguments[1].split("|")) if len(term.arguments) > 1 else ()
    draw(state, source.hero, term.number(), chance, log, categories, place=source.place)


def next_card(state: State, frame: Draw, chance: Chance, log: Log) -> None:
    """Draw the next card, or hand out the cards when all are drawn."""
    card = _pick(state, frame.categories, chance) if frame.number else -1
    if card < 0:
        _found(state, frame.hero, frame.shared, frame.cards, chance, log)
        return
    rest = frame.copy()
    rest.number -= 1
    state.push(rest)
    state.push(Judge(hero=frame.hero, place=frame.place, card=card, categories=frame.categories))


def _pick(state: State, wanted: tuple[str, ...], chance: Chance) -> int:
    """Take a card out of the deck, or out of the discard pile if no card in the deck fits; return -1 if there is
    none."""
    fits = tuple([not wanted or card.category in wanted for card in TREASURES])
    for again in (False, True):
        if again:
            state.treasures = tuple(map(sum, zip(state.treasures, state.treasure_out, strict=True)))
            state.treasure_out = (0,) * len(TREASURES)
        weights = tuple([number if fit else 0 for number, fit in zip(state.treasures, fits, strict=True)])
        if any(weights):
            card = dice.pick(state, weights, "treasure", chance)
            state.treasures = add(state.treasures, card, -1)
            return card
    return -1


# Judged by the master


def _judge_offers(state: State, frame: Judge) -> Offers:
    """Offer the master to redraw a find in a container until it fits (DJ-103), and to exchange it for the card held
    ahead (DJ-193)."""
    if state.step == TOWN:
        return {}
    wanted, verbs = frame.categories, []
    if state.options.plausible and frame.place >= 0 and _is_any(state, wanted):
        verbs.append(Verb("redraw", Form()))
    if card_ahead.is_on(state) and (not wanted or TREASURES[state.ahead[card_ahead.TREASURE]].category in wanted):
        verbs.append(Verb("exchange", Form()))
    return {state.table.master: (*verbs, Verb("keep", Form()))} if verbs else {}


def _is_any(state: State, wanted: tuple[str, ...]) -> bool:
    return any(
        (left or out) and (not wanted or card.category in wanted)
        for card, left, out in zip(TREASURES, state.treasures, state.treasure_out, strict=True)
    )


def judged(state: State, frame: Judge, chance: Chance, log: Log) -> None:
    """Add the card or its replacement to the draw; return the cards put aside to the deck."""
    card = frame.card
    if frame.verb == "redraw":
        another = _pick(state, frame.categories, chance)
        aside = (*frame.aside, card)
        state.push(Judge(hero=frame.hero, place=frame.place, card=another, aside=aside, categories=frame.categories))
        log("drawn-again", card=TREASURES[card].id)
        return
    if frame.verb == "exchange":
        card, state.ahead = state.ahead[card_ahead.TREASURE], put(state.ahead, card_ahead.TREASURE, card)
    if frame.verb:
        chance.seal()
    for other in frame.aside:
        state.treasures = add(state.treasures, other)
    top: Draw = state.top()
    top.cards = (*top.cards, spell_scroll(state, chance) if card == SCROLL else TREASURES[card].id)


# Handing out


def _found(state: State, hero: int, shared: int, cards: tuple[str, ...], chance: Chance, log: Log) -> None:
    if not cards:
        log("nothing-found")
    elif shared:
        log("loot", treasures=list(Counter(cards).items()))
    else:
        log("found", seat=state.seat_of(hero), treasures=list(Counter(cards).items()))
    if not shared:
        divisible = [card for card in cards if card in DIVISIBLE and len(state.inside) > 1 and state.step != TOWN]
        if divisible:
            state.push(Share(hero=hero, cards=tuple(divisible), own=1))
        for card in reversed([card for card in cards if card not in divisible]):
            take(state, hero, card, chance)
        settle(state)
    elif cards:
        first = next((other for other in state.up if other >= hero), state.up[0]) if state.up else -1
        state.push(Share(hero=first, cards=cards))


def _share_offers(state: State, frame: Share) -> Offers:
    """Offer the cards to the hero who dealt the last blow, then clockwise (A-69): to take one, or hand it to another as
    agreed (DJ-136)."""
    hero = frame.hero
    others = [other for other in state.inside if other != hero]
    if hero < 0 or not others:
        return {}
    cards = tuple([((name, 1),) for name in dict.fromkeys(frame.cards)])
    verbs = (
        []
        if frame.own
        else [Verb("hand", Form(Rows(cards), Rows(tuple([((f"hero:{other + 1}", 1),) for other in others]))))]
    )
    divided = tuple([row for row in cards if row[0][0] in DIVISIBLE])
    if divided:
        verbs.append(rows("divide", *divided))
    return {state.seat_of(hero): (*verbs, rows("take", *cards))}


def shared_out(state: State, frame: Share, chance: Chance, log: Log) -> None:
    """Give one card to a hero. A single hero takes all cards; without heroes they are discarded."""
    if frame.hero < 0:
        settle(state)
        return
    name = frame.answer[0][0] if frame.answered else frame.cards[0]
    left = list(frame.cards)
    left.remove(name)
    if left:
        following = next((other for other in state.up if other > frame.hero), state.up[0])
        state.push(Share(hero=frame.hero if frame.own else following, cards=tuple(left), own=frame.own))
    if frame.verb == "divide":
        _divide(state, frame.hero, name, log)
        return
    taker = int(frame.answer[1][0][5:]) - 1 if frame.verb == "hand" else frame.hero
    log("took-card", seat=state.seat_of(taker), treasure=name)
    take(state, taker, name, chance)
    settle(state)


def _divide(state: State, hero: int, name: str, log: Log) -> None:
    """Divide the gold in equal parts; the remainder goes to the hero who divides."""
    total = TREASURES[TREASURE_OF[name]].terms[0].number()
    part, rest = divmod(total, len(state.inside))
    for other in state.inside:
        state.own_hero(other).gold += part + (rest if other == hero else 0)
    settle(state)
    log("divided", seat=state.seat_of(hero), treasure=name, gold=part)


def _missile_offers(state: State, frame: Missiles) -> Offers:
    return {state.seat_of(frame.hero): (rows("choose", *[((name, 1),) for name in MISSILES]),)}


def missiles(state: State, frame: Missiles, chance: Chance, log: Log) -> None:
    """Give missiles of the kind that the hero chose (T14, T15)."""
    name = frame.answer[0][0]
    gained(state, frame.hero, f"runed-{name}" if frame.runed else name, frame.number, log)
    settle(state)


def choose_missiles(state: State, term: Term, source: Source, chance: Chance, log: Log) -> None:
    state.push(Missiles(hero=source.hero, number=term.number(), card=source.noun))


def choose_runed(state: State, term: Term, source: Source, chance: Chance, log: Log) -> None:
    state.push(Missiles(hero=source.hero, number=term.number(), runed=1, card=source.noun))


# Defeated groups


def cleared(state: State, frame: Cleared, chance: Chance, log: Log) -> None:
    """Return the monster card to the deck once all its monsters are defeated (DJ-137), and share what they guarded
    (DJ-135)."""
    index = frame.group
    if index < 0 or any(monster.group == index for monster in state.monsters):
        return
    group = state.groups[index]
    state.groups = put(state.groups, index, Group())
    if group.card >= 0:
        state.monster_deck = add(state.monster_deck, group.card)
    if group.treasures:
        share(state, frame.killer, group.treasures)


KINDS: Final[Kinds] = {
    Draw: Kind(next_card),
    Judge: Kind(judged, MUST, _judge_offers),
    Share: Kind(shared_out, MUST, _share_offers, default=fair),
    Missiles: Kind(missiles, MUST, _missile_offers),
    Cleared: Kind(cleared),
}
EFFECTS: Final[dict[str, Word]] = {"treasure": treasure, "missiles": choose_missiles, "runed": choose_runed}
