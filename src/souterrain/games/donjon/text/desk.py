"""The master's desk in text: what is being decided, the hand with moments and targets, and the decks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from souterrain.core.game import View
from souterrain.core.words import Words
from souterrain.games.donjon.board.figures import Monster
from souterrain.games.donjon.state import State
from souterrain.games.donjon.text.lines import Row, apart, glued, player, thing_name

TOLD: Final = ("event", "treasure")
"""Decks whose cards do what their rule says; the others bring zones or monsters."""


def decision(view: View, words: Words) -> Iterator[Row]:
    """Yield the cards, ways or monsters that the master decides on."""
    decided = view.get("decision")
    if decided is None:
        return
    for card in decided.get("cards", ()):
        yield words(f"text-desk-{card['role']}"), _card(card, words)
        if card["deck"] in TOLD:
            yield "", words.rule(card["rule"]).replace("−", "-")
    if "room" in decided:
        yield words("text-desk-room"), words("text-desk-room-of", room=decided["room"], zone=decided["zone"])
    if "suits" in decided:
        yield words("text-desk-suits"), ", ".join([glued(words.noun(kind, 2)) for kind in decided["suits"]])
    if "thing" in decided:
        yield words("text-desk-thing"), words.noun(decided["thing"])
    if "monsters" in decided:
        yield words("text-desk-monsters"), ", ".join([glued(words.noun(noun)) for noun in decided["monsters"]])
    for way in decided.get("ways", ()):
        yield words("text-desk-way", number=way["number"]), ", ".join(told_way(way, words))


def _card(card: dict[str, Any], words: Words) -> str:
    name = words.noun(card["word"])
    if "brings" in card:
        return words("text-desk-brings", name=name, brings=[tuple(pair) for pair in card["brings"]])
    return words("text-desk-worth", name=name, gold=card["gold"]) if card.get("gold") else name


def told_way(way: dict[str, Any], words: Words) -> Iterator[str]:
    """Yield a way to lay a zone in words: what it joins, its exits, and what it blocks."""
    yield words("text-way-joins", zone=way["joins"])
    sides = ", ".join([words.noun(exit_["toward"]) for exit_ in way["exits"]])
    yield words("text-way-exits", number=len(way["exits"]), sides=sides)
    if way["dead"]:
        yield words("text-way-dead", number=way["dead"])
    if way["walled"]:
        yield words("text-way-walled", number=len(way["walled"]), doors=", ".join(map(str, way["walled"])))


def hand(state: State, view: View, words: Words) -> Iterator[Row]:
    """Yield the event cards of the hand: moments, the hero for whom each lies ready, and its targets now."""
    held = view["event-hand"]["cards"]
    yield words("text-hand"), apart(words, [_event(state, card, words) for card in held]) or words("text-none")


def _event(state: State, card: dict[str, Any], words: Words) -> str:
    name = (
        words("text-list", items=[(card["word"], card["number"])]) if card["number"] > 1 else words.noun(card["word"])
    )
    parts = [words(f"text-moment-{moment}") for moment in card["moments"]]
    for hero in card.get("laid", ()):
        parts.append(
            words("text-hand-laid-for", name=player(state, words, hero - 1)) if hero else words("text-hand-laid")
        )
    if card.get("now"):
        aims = ", ".join([_aim(state, items, words) for items in card["targets"]])
        parts.append(words("text-hand-now", aims=aims) if aims else words("text-hand-now-all"))
    return f"{name} ({'; '.join(parts)})"


def _aim(state: State, items: list[list[Any]], words: Words) -> str:
    """Return the name of a target: a hero by its player, a thing by its number."""
    (word, number), *rest = items
    if word.startswith("hero:"):
        return player(state, words, int(word[5:]) - 1)
    if word == "zone=":
        return words("text-desk-zone", zone=number)
    return thing_name(words, word, rest[0][1]) if rest and rest[0][0] == "number=" else words.noun(word)


def decks(view: View, words: Words) -> Iterator[Row]:
    """Yield what is left of every deck, and the cards that the master knows to come or holds ahead."""
    stock = view["stock"]
    left = [
        words("text-stock-left", deck=words(f"text-deck-{each['deck']}"), left=each["left"]) for each in stock["decks"]
    ]
    yield words("text-decks"), ", ".join(left)
    for name in ("ahead", "next"):
        if stock[name]:
            yield words(f"text-{name}"), ", ".join([glued(words.noun(word)) for word in stock[name]])


def odds_on_heroes(state: State, view: View, words: Words, monster: Monster) -> str:
    """Return the percentage with which a monster hits each hero, as the master's view tells; "" for other views."""
    known = view.get("prey", {}).get("odds", {}).get(str(monster.uid), ())
    told = [words("text-hits", name=player(state, words, hero - 1), percent=percent) for hero, percent in known]
    return words("text-hits-heroes", odds=", ".join(told)) if told else ""
