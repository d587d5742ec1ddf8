"""What a seat may see: everything. All tokens held are open (DR-88), so the box's contents follow from them."""

from __future__ import annotations

from itertools import compress
from typing import Any

from souterrain.core.game import View
from souterrain.core.records import decode, encode, fields
from souterrain.games.roll.content.dice import ALLIES, DELVES, DUNGEON, PARTY, TOKENS
from souterrain.games.roll.content.heroes import CARDS, SIDES
from souterrain.games.roll.rules.scoring import total
from souterrain.games.roll.state import SEEN, STOPS, Interlude, Player, State, Table

_COUNTED = {"party": PARTY, "dungeon": DUNGEON, "allies": ALLIES}
_DICE = ("level", "party", "graveyard", "out", "dungeon", "lair", "supply", "allies")
_MARKS = ("exhausted", "berserk", "slain", "used", "rerolls", "draws", "earned", "wished")


def view(s: State) -> View:
    delve = {name: _named(_COUNTED[name], getattr(s, name)) if name in _COUNTED else getattr(s, name) for name in _DICE}
    return {
        "table": {name: getattr(s.table, name) for name in fields(Table)},
        "turn": {
            "turn": s.turn,
            "delve": min(s.delve, DELVES),
            "seat": s.seat,
            "phase": SEEN[s.phase],
            "number": s.number,
            "frames": [encode(frame) for frame in s.frames],
        },
        "delve": {**delve, "aside": [_named(DUNGEON, faces) for faces in s.aside]},
        "marks": {name: getattr(s, name) for name in _MARKS},
        "players": [player(each) for each in s.players],
        "box": _named(TOKENS, s.box),
    }


def player(of: Player) -> dict[str, object]:
    return {
        "hero": CARDS[of.hero].novice.name if of.hero >= 0 else "",
        "card": SIDES[of.hero][of.master].name if of.hero >= 0 else "",
        "rule": CARDS[of.hero].rule if of.hero >= 0 else "",
        "index": of.hero,
        "master": of.master,
        "xp": of.xp,
        "tokens": _named(TOKENS, of.tokens),
        "stops": STOPS[of.stops],
        "score": total(of),
    }


def player_of(seen: dict[str, Any]) -> Player:
    tokens = _counts(TOKENS, seen["tokens"])
    return Player(seen["index"], seen["master"], seen["xp"], tokens, STOPS.index(seen["stops"]))


def imagine(seen: View) -> State:
    """Nothing is hidden, so there is one state only."""
    s = State()
    s.table = Table(**seen["table"])
    turn = seen["turn"]
    s.turn, s.seat, s.number = turn["turn"], turn["seat"], turn["number"]
    s.phase = SEEN.index(turn["phase"])
    s.frames = tuple([decode(frame, {"Interlude": Interlude}) for frame in turn["frames"]])
    for name in _DICE:
        value = seen["delve"][name]
        setattr(s, name, _counts(_COUNTED[name], value) if name in _COUNTED else value)
    s.dungeon = s.dungeon[:5]
    s.aside = tuple([_counts(DUNGEON, faces) for faces in seen["delve"]["aside"]])
    for name in _MARKS:
        setattr(s, name, seen["marks"][name])
    s.players = tuple([player_of(each) for each in seen["players"]])
    s.box = _counts(TOKENS, seen["box"])
    return s


def _named(words: tuple[str, ...], counts: tuple[int, ...]) -> dict[str, int]:
    return dict(compress(zip(words, counts, strict=False), counts))


def _counts(words: tuple[str, ...], named: dict[str, int]) -> tuple[int, ...]:
    return tuple([named.get(word, 0) for word in words])
