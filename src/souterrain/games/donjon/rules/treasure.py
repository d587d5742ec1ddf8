"""Treasure cards: drawn, judged by the master where the table plays so, handed out; and where they go afterwards.

The deck is how many of each card are left in it. A card is kept by what it gave: once nobody has that any more it lies
among the discards.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Rows, Verb
from souterrain.games.donjon.content import own
from souterrain.games.donjon.content.decks import TREASURE_OF, TREASURES, Treasure
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.content.heroes import MISSILES, SPELLS
from souterrain.games.donjon.figures import Group
from souterrain.games.donjon.frames import Frame
from souterrain.games.donjon.rules import ahead, dice
from souterrain.games.donjon.rules.effects import Source, carry_out, gained, spell_scroll, word
from souterrain.games.donjon.rules.fatigue import Offers
from souterrain.games.donjon.rules.frames import MUST, kind
from souterrain.games.donjon.rules.naming import rows
from souterrain.games.donjon.state import TOWN, State, add, put

SCROLL: Final = TREASURE_OF["spell-scroll"]
DIVISIBLE: Final = ("royal-casket",)
"""Gold that need not go to one hero (T05)."""
REDRAWS: Final = 5
"""How often the master may have one card drawn again (DJ-103)."""
ALONE, SHARED = range(2)


# Drawing


def draw(
    s: State,
    hero: int,
    number: int,
    chance: Chance,
    log: Log | None,
    categories: tuple[str, ...] = (),
    *,
    place: int = -1,
) -> None:
    """So many cards for one hero, only of these categories if any are named (A-40); `place` is the container."""
    s.push(Frame("draw", hero, place, (number, ALONE), ("|".join(categories),)))


def share(s: State, killer: int, number: int) -> None:
    """So many cards for the group, at once (A-69)."""
    s.push(Frame("draw", killer, -1, (number, SHARED), ("",)))


@word("treasure")
def treasure(s: State, term: Term, source: Source, chance: Chance, log: Log | None) -> None:
    categories = tuple(term.arguments[1].split("|")) if len(term.arguments) > 1 else ()
    draw(s, source.hero, term.number(), chance, log, categories, place=source.place)


@kind("draw")
def next_card(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    """One card after the other; its words are the categories, then what was drawn so far."""
    number, shared = frame.data
    card = _pick(s, frame.words[0], chance) if number else -1
    if card < 0:
        _found(s, frame.who, shared, frame.words[1:], chance, log)
        return
    s.push(Frame("draw", frame.who, frame.target, (number - 1, shared), frame.words))
    s.push(Frame("judge", frame.who, frame.target, (card,), frame.words[:1]))


def _pick(s: State, categories: str, chance: Chance) -> int:
    """A card out of the deck, or of the discards if it holds none that fits; -1 if nothing is left."""
    wanted = categories.split("|") if categories else ()
    fits = tuple([not wanted or card.category in wanted for card in TREASURES])
    for again in (False, True):
        if again:
            s.treasures = tuple(map(sum, zip(s.treasures, s.treasure_out, strict=True)))
            s.treasure_out = (0,) * len(TREASURES)
        weights = tuple([number if fit else 0 for number, fit in zip(s.treasures, fits, strict=True)])
        if any(weights):
            card = dice.pick(s, weights, "treasure", chance)
            s.treasures = add(s.treasures, card, -1)
            return card
    return -1


# The master's say


def _judge_offers(s: State, frame: Frame) -> Offers:
    """What is found in a container may be drawn again until it fits (DJ-103); a card kept ahead may be exchanged for
    any (DJ-193)."""
    if s.step == TOWN:
        return {}
    wanted, aside = frame.words[0].split("|"), frame.data[1:]
    verbs = []
    if s.option("plausible") == "on" and frame.target >= 0 and len(aside) < REDRAWS and _is_any(s, wanted):
        verbs.append(Verb("redraw", Form()))
    if ahead.is_on(s) and (wanted == [""] or TREASURES[s.ahead[ahead.TREASURE]].category in wanted):
        verbs.append(Verb("exchange", Form()))
    return {s.table.master: (*verbs, Verb("keep", Form()))} if verbs else {}


def _is_any(s: State, wanted: list[str]) -> bool:
    return any(
        (left or out) and (wanted == [""] or card.category in wanted)
        for card, left, out in zip(TREASURES, s.treasures, s.treasure_out, strict=True)
    )


@kind("judge", MUST, _judge_offers)
def judged(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    """The card stands and joins what is drawn, or another takes its place; those put aside go back."""
    card, aside = frame.data[0], frame.data[1:]
    if frame.verb == "redraw":
        again = _pick(s, frame.words[0], chance)
        s.push(Frame("judge", frame.who, frame.target, (again, *aside, card), frame.words))
        if log is not None:
            log("drawn-again", card=TREASURES[card].id)
        return
    if frame.verb == "exchange":
        card, s.ahead = s.ahead[ahead.TREASURE], put(s.ahead, ahead.TREASURE, card)
    for other in aside:
        s.treasures = add(s.treasures, other)
    top = s.top()
    top.words = (*top.words, spell_scroll(s, chance) if card == SCROLL else TREASURES[card].id)


# Handing out


def _found(s: State, hero: int, shared: int, cards: tuple[str, ...], chance: Chance, log: Log | None) -> None:
    if log is not None:
        if not cards:
            log("nothing-found")
        elif shared:
            log("loot", treasures=list(Counter(cards).items()))
        else:
            log("found", seat=s.seat_of(hero), treasures=list(Counter(cards).items()))
    if not shared:
        for card in reversed(cards):
            take(s, hero, card, chance)
        settle(s)
    elif cards:
        first = next((other for other in s.up if other >= hero), s.up[0]) if s.up else -1
        s.push(Frame("share", first, first, (), cards))


def card_of(name: str) -> int:
    """The card of what was drawn: scrolls are called by their spell."""
    return SCROLL if name.startswith("scroll:") else TREASURE_OF[name]


def take(s: State, hero: int, name: str, chance: Chance) -> None:
    """What a card gives goes to a hero."""
    card = card_of(name)
    if card == SCROLL:
        gained(s, hero, name, 1, None)
    else:
        carry_out(s, TREASURES[card].terms, hero, chance, None, noun=name)


def _share_offers(s: State, frame: Frame) -> Offers:
    """The one who dealt the last blow chooses first, then clockwise (A-69): for themselves, or as agreed for another
    (DJ-136)."""
    hero = frame.who
    others = [other for other in s.inside if other != hero]
    if hero < 0 or not others:
        return {}
    cards = tuple([((name, 1),) for name in dict.fromkeys(frame.words)])
    verbs = [Verb("hand", Form(Rows(cards), Rows(tuple([((f"hero:{other + 1}", 1),) for other in others]))))]
    divided = tuple([row for row in cards if row[0][0] in DIVISIBLE])
    if divided:
        verbs.append(rows("divide", *divided))
    return {s.seat_of(hero): (*verbs, rows("take", *cards))}


@kind("share", MUST, _share_offers)
def shared_out(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    """One card goes to one hero; whoever is alone takes all, and what nobody can take is discarded."""
    if frame.who < 0:
        settle(s)
        return
    name = frame.answer[0][0] if frame.answered else frame.words[0]
    left = list(frame.words)
    left.remove(name)
    if left:
        following = next((other for other in s.up if other > frame.who), s.up[0])
        s.push(Frame("share", following, following, (), tuple(left)))
    if frame.verb == "divide":
        _divide(s, frame.who, name, log)
        return
    taker = int(frame.answer[1][0][5:]) - 1 if frame.verb == "hand" else frame.who
    if log is not None:
        log("took-card", seat=s.seat_of(taker), treasure=name)
    take(s, taker, name, chance)
    settle(s)


def _divide(s: State, hero: int, name: str, log: Log | None) -> None:
    """In equal parts; what is left over goes to the one who divides."""
    total = TREASURES[TREASURE_OF[name]].terms[0].number()
    part, rest = divmod(total, len(s.inside))
    for other in s.inside:
        s.own_hero(other).gold += part + (rest if other == hero else 0)
    settle(s)
    if log is not None:
        log("divided", seat=s.seat_of(hero), treasure=name, gold=part)


def _missile_offers(s: State, frame: Frame) -> Offers:
    return {s.seat_of(frame.who): (rows("choose", *[((name, 1),) for name in MISSILES]),)}


@kind("missiles", MUST, _missile_offers)
def missiles(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    """Of one kind, chosen when found (T14, T15)."""
    number, runed = frame.data
    name = frame.answer[0][0]
    gained(s, frame.who, f"runed-{name}" if runed else name, number, log)
    settle(s)


@word("missiles")
def choose_missiles(s: State, term: Term, source: Source, chance: Chance, log: Log | None) -> None:
    s.push(Frame("missiles", source.hero, -1, (term.number(), 0), (source.noun,)))


@word("runed")
def choose_runed(s: State, term: Term, source: Source, chance: Chance, log: Log | None) -> None:
    s.push(Frame("missiles", source.hero, -1, (term.number(), 1), (source.noun,)))


# What becomes of the cards


def _given(card: Treasure) -> tuple[tuple[tuple[str, ...], int], ...]:
    """What a card gives: any of these objects, and how many of them."""
    found: list[tuple[tuple[str, ...], int]] = []
    for term in card.terms:
        if term.word == "gain":
            found.append(((term.arguments[0],), term.number(1)))
        elif term.word == "spellbook":
            found.append((tuple([f"scroll:{spell}" for spell in SPELLS]), 1))
        elif term.word in ("missiles", "runed"):
            runed = "runed-" if term.word == "runed" else ""
            found.append((tuple([f"{runed}{name}" for name in MISSILES]), term.number()))
    return tuple(found)


GIVEN: Final = tuple([_given(card) for card in TREASURES])


def settle(s: State) -> None:
    """Cards whose gift was spent, used up or lost go to the discards; as many stay out as what is left needs."""
    held: Counter[str] = Counter()
    for hero in s.heroes:
        held.update(dict(hero.pack))
    waiting = Counter(_waiting(s))
    out = list(s.treasure_out)
    for index, copies in enumerate(own.copies(s.table.content, "treasures")):
        missing = copies - s.treasures[index] - out[index] - waiting[index]
        if missing > 0:
            kept = max([-(-sum([held[name] for name in names]) // size) for names, size in GIVEN[index]], default=0)
            out[index] += max(0, missing - kept)
    s.treasure_out = tuple(out)


def _waiting(s: State) -> list[int]:
    """Cards on the table or in the master's hand."""
    found = [s.ahead[ahead.TREASURE]] if s.ahead else []
    for frame in s.frames:
        if frame.kind == "judge":
            found += frame.data
        elif frame.kind in ("draw", "share", "missiles"):
            found += [card_of(name) for name in frame.words[frame.kind == "draw" :]]
    return found


# Monsters that are all defeated


@kind("cleared")
def cleared(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    """When the last of a card is defeated the card goes back (DJ-137), and what they guarded is found (DJ-135)."""
    index = frame.data[0]
    if index < 0 or any(monster.group == index for monster in s.monsters):
        return
    group = s.groups[index]
    s.groups = put(s.groups, index, Group())
    if group.card >= 0:
        s.monster_deck = add(s.monster_deck, group.card)
    if group.treasures:
        share(s, frame.who, group.treasures)
