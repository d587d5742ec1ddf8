"""The master's desk: sections of the master's view alone, with what is being decided, the hand, the decks, and the
odds of the monsters.

A card is its noun, its rule, and what it brings. `role` tells why it is shown: `drawn`, `held` (the card ahead,
DJ-193), `choice` (one of several), `next`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from souterrain.core.fast import Fast
from souterrain.games.donjon.board.figures import Monster
from souterrain.games.donjon.board.ground import CLOSED
from souterrain.games.donjon.board.plan import cells
from souterrain.games.donjon.content.creatures import ATTACK, CREATURES, DEFENCE
from souterrain.games.donjon.content.decks import EVENT_CARDS, MONSTER_CARDS, TREASURES
from souterrain.games.donjon.content.places import DUNGEON, ROOMS
from souterrain.games.donjon.rules.dungeon import layout
from souterrain.games.donjon.rules.event_cards import master
from souterrain.games.donjon.rules.event_cards.aims import choices
from souterrain.games.donjon.rules.fight import monster_cards
from souterrain.games.donjon.rules.frames.dungeon import CardAhead, Way
from souterrain.games.donjon.rules.frames.event_cards import Found, Stack
from souterrain.games.donjon.rules.frames.fight import Alarm, Come, Drawn, Posting
from souterrain.games.donjon.rules.frames.items import Judge
from souterrain.games.donjon.rules.mechanics.spawning import named, scaled
from souterrain.games.donjon.rules.questions import card_ahead
from souterrain.games.donjon.rules.questions.odds import odds
from souterrain.games.donjon.rules.questions.sheet import aid, armour, bonus, die_of, power, trait
from souterrain.games.donjon.state import State
from souterrain.games.donjon.view.map import blocks_of, door_of

DRAWN, HELD, CHOICE, NEXT = "drawn", "held", "choice", "next"
DECKS: Final[dict[str, tuple[Any, ...]]] = {
    "dungeon": DUNGEON,
    "room": ROOMS,
    "monster": MONSTER_CARDS,
    "treasure": TREASURES,
    "event": EVENT_CARDS,
}
AHEAD: Final = ("dungeon", "room", "room", "monster", "treasure")
"""The deck of each card held ahead, in the order of `State.ahead`."""


def desk_sections(state: State) -> dict[str, Any]:
    """Return what the master decides on, and what he decides with."""
    found: dict[str, Any] = {"event-hand": {"kind": "hand", "cards": list(_hand(state))}, "stock": _stock(state)}
    decided = _decision(state)
    if decided:
        found["decision"] = {"kind": "decision", "about": state.frames[-1].kind, **decided}
    if state.combat:
        found["prey"] = {"kind": "prey", "odds": {str(foe.uid): _odds(state, foe) for foe in state.foes}}
    return found


# The decision


def _decision(state: State) -> dict[str, Any]:
    frame = state.frames[-1] if state.frames else None
    match frame:
        case Drawn():
            suiting = {"suits": monster_cards.suiting(state, frame.coming)}
            return {"cards": [_card(state, "monster", frame.card, DRAWN)], **_room(state, frame.coming), **suiting}
        case Alarm():
            return {
                "cards": [_card(state, "monster", card, CHOICE) for card in frame.cards],
                **_room(state, frame.coming),
            }
        case CardAhead():
            both = ((frame.card, DRAWN), *[(card, HELD) for card in state.ahead[frame.deck : frame.deck + 1]])
            room = _room(state, frame.then.coming) if isinstance(frame.then, Drawn) else {}
            return {"cards": [_card(state, AHEAD[frame.deck], card, role) for card, role in both], **room}
        case Judge():
            cards = [_card(state, "treasure", frame.card, DRAWN)]
            if card_ahead.is_on(state):
                cards.append(_card(state, "treasure", state.ahead[card_ahead.TREASURE], HELD))
            thing = {"thing": state.furniture[frame.place].kind} if frame.place >= 0 else {}
            return {"cards": cards, **thing}
        case Found():
            return {"cards": [_card(state, "event", frame.card, DRAWN)]}
        case Stack():
            return {"cards": [_card(state, "dungeon", card, NEXT) for card in state.deck[: frame.count]]}
        case Posting():
            return {"monsters": [noun for noun, _ in named(state, frame.left)], "zone": frame.zone + 1}
        case Way():
            return {"cards": [_card(state, "dungeon", frame.card, DRAWN)], "ways": list(_ways(state, frame))}
    return {}


def _room(state: State, coming: Come) -> dict[str, Any]:
    """Return the zone that a monster card is for, and its room card."""
    room = state.zones[coming.zone].room
    return {"zone": coming.zone + 1, **({"room": ROOMS[room].id} if room >= 0 else {})}


def _card(state: State, deck: str, card: int, role: str) -> dict[str, Any]:
    known = DECKS[deck][card]
    found: dict[str, Any] = {"deck": deck, "word": known.id, "rule": known.rule, "role": role}
    if deck == "monster":
        found["brings"] = [[kind, scaled(state, number)] for kind, number in known.monsters]
    elif deck == "treasure":
        found["gold"] = known.value
    return found


# Ways to lay a zone


def _ways(state: State, frame: Way) -> Iterator[dict[str, Any]]:
    """Yield every way as it would lie: its squares, its exits, its exits into a wall, and the doors of other zones that
    it walls up."""
    before = state.doors
    for number, way in enumerate(layout.ways(state, before[frame.door - 1], frame.card), 1):
        tried = state.copy()
        index = layout.lay(tried, frame.door, frame.card, way, Fast(0))
        own = tried.doors[len(before) :]
        exits = [door_of(door) for door in own if door.state == CLOSED]
        walled = [
            door.number for door, old in zip(tried.doors, before, strict=False) if door.state > old.state == CLOSED
        ]
        yield {
            "number": number,
            "blocks": blocks_of(cells(tried.zones[index])),
            "level": tried.zones[index].level,
            "exits": [{"at": exit_["at"], "toward": exit_["toward"]} for exit_ in exits],
            "dead": len(own) - len(exits),
            "walled": [number for number in walled if number != frame.door],
            "joins": before[frame.door - 1].zone + 1,
        }


# The hand and the decks


def _hand(state: State) -> Iterator[dict[str, Any]]:
    """Yield the event cards of the hand, with their moments; those that may be played now with their targets."""
    now = master.playable(state)
    for index, number in enumerate(state.hand):
        if not number:
            continue
        card = EVENT_CARDS[index]
        found: dict[str, Any] = {"word": card.id, "rule": card.rule, "number": number, "moments": list(card.windows)}
        laid = [hero + 1 for other, hero in state.laid if other == index]
        if laid:
            found["laid"] = laid
        if index in now:
            found["targets"] = [[list(item) for item in aim.items] for aim in choices(state, card) if aim.items]
            found["now"] = 1
        yield found


def _stock(state: State) -> dict[str, Any]:
    """Return what is left of each deck: public counts, and the master's own knowledge of the events and the next
    dungeon cards."""
    counts = {"room": state.rooms, "monster": state.monster_deck, "treasure": state.treasures, "event": state.events}
    rows = [
        {
            "deck": deck,
            "left": sum(count),
            "cards": [[DECKS[deck][card].id, number] for card, number in enumerate(count) if number],
        }
        for deck, count in counts.items()
    ]
    following = [DUNGEON[card].id for card in state.deck[: state.peeked]]
    ahead = [DECKS[deck][card].id for deck, card in zip(AHEAD, state.ahead, strict=False) if card >= 0]
    return {
        "kind": "stock",
        "decks": [{"deck": "dungeon", "left": len(state.deck), "cards": []}, *rows],
        "next": following,
        "ahead": ahead,
    }


# Odds


def _odds(state: State, monster: Monster) -> list[list[int]]:
    """Return the percentage with which a monster hits each hero who is up."""
    via = "missile" if "ranged" in CREATURES[monster.kind].flags else "melee"
    found = []
    for hero in state.up:
        ahead = (
            trait(state, monster.uid, ATTACK) + power(state, monster.uid, via) + bonus(state, monster.uid, hero, via)
        )
        ahead -= trait(state, hero, DEFENCE) + armour(state, hero) + aid(state, hero)
        found.append([hero + 1, round(100 * odds(ahead, die_of(state, monster.uid), die_of(state, hero)).hit)])
    return found
