"""The view where everybody delves at once: one's own box, and the trays of the others as far as `sight` allows."""

from __future__ import annotations

from typing import Any, Final

from souterrain.core.chance import index_at
from souterrain.core.forms import Random
from souterrain.core.frames import Question
from souterrain.core.game import View
from souterrain.games.roll import view as alone
from souterrain.games.roll.content.dice import BOX, CHEST, DELVES, DUNGEON, POTION
from souterrain.games.roll.content.heroes import SIDES, Side
from souterrain.games.roll.frames import Discard, Inscribe, RerollParty, Scout, Take
from souterrain.games.roll.rules.companions import added
from souterrain.games.roll.sight import EVERYTHING, visible
from souterrain.games.roll.state import (
    DRAGON_PHASE,
    END,
    LEFT,
    LOOT_PHASE,
    MONSTER_PHASE,
    SEEN,
    SETUP,
    Past,
    Player,
    State,
    Together,
)

DICE: Final = 7
"""Dungeon dice in a box."""
DEEPEST: Final = 10
"""The level on which a box is imagined that is not seen."""
UNSEEN: Final = State()
TRAY: Final = ("turn", "delve", "marks", "box")
"""The sections of a box's own view that make its tray."""
LAST: Final = ("level", "xp", "ended")


def view(state: Together, eyes: int | None) -> View:
    """Show one's own box, and each box as far as these eyes may see it; a spectator has no box."""
    seats = len(state.boxes)
    known = [visible(state, seat, eyes) for seat in range(seats)]
    seen = _nobodys(state) if eyes is None else _own(state.boxes[eyes], eyes)
    seen["table"]["seats"] = seats
    seen["players"] = [alone.player(_player(state, seat, past)) for seat, past in enumerate(known)]
    seen["parties"] = [_party(state, seat, past, seat == eyes) for seat, past in enumerate(known)]
    return seen


def _own(box: State, seat: int) -> View:
    seen = alone.view(box)
    seen["turn"]["seat"] = seat
    for frame in seen["turn"]["frames"]:
        frame["seat"] = seat
    return seen


def _nobodys(state: Together) -> View:
    box = state.boxes[0]
    turn: dict[str, Any] = {"turn": box.turn, "delve": min(box.delve, DELVES)}
    if state.turn_of() < 0:
        turn["phase"] = SEEN[END]
    return {"table": alone.table(box.table), "turn": turn}


def _player(state: Together, seat: int, past: Past | None) -> Player:
    """Return a player as it is in the box that is seen, else as all knew it before this delve, with its hero."""
    if past is not None:
        return past.box.player
    player = state.held[seat].copy()
    player.hero = state.boxes[seat].player.hero
    return player


def _party(state: Together, seat: int, past: Past | None, own: bool) -> dict[str, Any]:
    """Show a party: the open question as asks tell it, and the rest as it is in the box that is seen."""
    now, player = state.boxes[seat], _player(state, seat, past)
    box, reach = (past.box, past.reach) if past is not None else (UNSEEN, 0)
    return {
        "card": SIDES[player.hero][player.master].name if player.hero >= 0 else "",
        "level": box.level,
        "phase": SEEN[now.phase],
        "dice": sum(box.party),
        "xp": player.xp,
        "gained": player.xp - state.held[seat].xp,
        "ended": state.ended[seat] if box is now else "",
        "ahead": int(box is not now),
        "about": now.frames[-1].kind if now.frames else "",
        "number": now.number,
        "reach": reach,
        "tray": None if own or past is None else _tray(box),
        "last": dict(zip(LAST, state.last[seat], strict=True)) if state.last else None,
    }


def _tray(box: State) -> dict[str, Any]:
    seen = alone.view(box)
    return {name: seen[name] for name in TRAY}


def imagine(seen: View, rng: Random) -> Together:
    parties, own = seen["parties"], seen["turn"].get("seat")
    players = [alone.player_of(player) for player in seen["players"]]
    table = alone.table_of({**seen["table"], "seats": 1})
    table.apart = 1
    state = Together()
    for seat, (party, player) in enumerate(zip(parties, players, strict=True)):
        tray = seen if seat == own else party["tray"]
        box = _one(seen, tray, player) if tray else None
        guessed = _guessed(seen, party, player, rng) if box is None or party["ahead"] else None
        now = guessed or box
        assert now is not None
        now.table = table
        state.boxes += (now,)
        state.held += (player.copy(),)
        state.held[-1].xp -= party["gained"]
        state.ended += (party["ended"] or ("left" if now.phase == LEFT else ""),)
        state.reach += (EVERYTHING + 1 if guessed else party["reach"],)
        state.passed += ((Past(party["reach"], box),) if guessed and box else (),)
        state.last += (tuple([party["last"][name] for name in LAST]),) if party["last"] else ()
    return state


def own_box(seen: View) -> State | None:
    """Return the box of these eyes, of which nothing is hidden; None for a spectator."""
    seat = seen["turn"].get("seat")
    if seat is None:
        return None
    box = _one(seen, seen, alone.player_of(seen["players"][seat]))
    box.table = alone.table_of({**seen["table"], "seats": 1})
    return box


def _one(seen: View, tray: dict[str, Any], player: Player) -> State:
    """Return a box that these eyes see."""
    plain = {name: tray[name] for name in TRAY}
    box = alone.imagine({**plain, "table": {**seen["table"], "seats": 1}, "players": [alone.player(player)]})
    box.seat = 0
    for frame in box.frames:
        frame.seat = 0
    return box


def _guessed(seen: View, party: dict[str, Any], player: Player, rng: Random) -> State:
    """Guess a box that these eyes do not see: any dice that fit its phase, further on than anybody else."""
    box = State()
    box.turn, box.number = seen["turn"]["turn"], party["number"]
    box.phase = SEEN.index(party["phase"])
    box.level = 0 if box.phase == SETUP else DEEPEST
    box.players = (player,)
    side = SIDES[player.hero][player.master]
    box.out = 2 if side.forming == "five-champions" else 0
    box.graveyard = 0 if box.phase == SETUP else int(rng.random() * (side.party_dice - box.out))
    box.party = _rolled(side.party_dice - box.out - box.graveyard, rng)
    _lay_out(box, side, rng)
    box.supply = DICE - sum(box.dungeon) - box.lair
    box.box = tuple([all_ - held for all_, held in zip(BOX, player.tokens, strict=True)])
    if party["about"]:
        box.frames = (_asked(box, party["about"], rng),)
    return box


def _lay_out(box: State, side: Side, rng: Random) -> None:
    """Guess the dice on the level for its phase."""
    if box.phase in (MONSTER_PHASE, LOOT_PHASE):
        *dungeon, box.lair = _rolled(min(box.level, DICE), rng)
        if box.phase == LOOT_PHASE:
            dungeon[:CHEST] = [0] * CHEST
        box.dungeon = tuple(dungeon)
    elif box.phase == DRAGON_PHASE:
        box.lair = side.dragon_at


def _asked(box: State, kind: str, rng: Random) -> Question:
    """Guess an open question of that kind; the number of tokens or dice it asks for is not told."""
    if kind == Scout.kind:
        box.supply -= 6
        return Scout(dice=_rolled(6, rng))
    if kind == Discard.kind:
        token = index_at(box.box, int(rng.random() * sum(box.box)))
        player = box.own()
        player.tokens, box.box = added(player.tokens, token, 1), added(box.box, token, -1)
        return Discard(number=1)
    if kind == Take.kind:
        box.dungeon = added(box.dungeon, POTION, 1)
        return Take(number=1)
    return RerollParty() if kind == RerollParty.kind else Inscribe()


def _rolled(number: int, rng: Random) -> tuple[int, ...]:
    """Roll a number of dice, as counts of their six faces."""
    faces = [0] * len(DUNGEON)
    for _ in range(number):
        faces[int(rng.random() * len(faces))] += 1
    return tuple(faces)
