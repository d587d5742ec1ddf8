"""The view where everybody delves at once: one's own box, and the progress of the others' parties.

All meet the same dice, so a neighbour's faces and tokens would tell what is to come: they are hidden until the delve is
over, and `imagine` guesses them.
"""

from __future__ import annotations

from typing import Any, Final

from souterrain.core.chance import index_at
from souterrain.core.forms import Random
from souterrain.core.frames import Question
from souterrain.core.game import View
from souterrain.games.roll import view as alone
from souterrain.games.roll.content.dice import BOX, CHEST, DELVES, DUNGEON, POTION
from souterrain.games.roll.content.heroes import SETS, SIDES, Side
from souterrain.games.roll.frames import ChooseHero, Discard, Inscribe, RerollParty, Scout, Take
from souterrain.games.roll.rules.companions import added
from souterrain.games.roll.state import (
    DRAGON_PHASE,
    END,
    LOOT_PHASE,
    MONSTER_PHASE,
    SEEN,
    Player,
    State,
    Together,
)

DICE: Final = 7
"""Dungeon dice in a box."""


def view(state: Together, eyes: int | None) -> View:
    """Show one's own box and the others from far; a spectator sees no box."""
    over = all(box.phase == END for box in state.boxes)
    seats = len(state.boxes)
    known = [
        box.player if over or seat == eyes else _known(box, state.held[seat]) for seat, box in enumerate(state.boxes)
    ]
    seen = _nobodys(state) if eyes is None else _own(state.boxes[eyes], eyes)
    seen["table"]["seats"] = seats
    seen["players"] = [alone.player(player) for player in known]
    seen["parties"] = [_party(box, ended) for box, ended in zip(state.boxes, state.ended, strict=True)]
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


def _known(box: State, held: tuple[int, ...]) -> Player:
    """Return a player as the others know it: with the tokens it had before this delve."""
    player = box.player
    return Player(player.hero, player.master, player.xp, held)


def _party(box: State, ended: str) -> dict[str, Any]:
    """Show a party from far: its level, its open question, the number of its dice, its ending."""
    player = box.player
    return {
        "card": SIDES[player.hero][player.master].name if player.hero >= 0 else "",
        "level": box.level,
        "phase": SEEN[box.phase],
        "dice": sum(box.party),
        "xp": player.xp,
        "ended": ended,
        "about": box.frames[-1].kind if box.frames else "",
        "number": box.number,
    }


def imagine(seen: View, rng: Random) -> Together:
    parties, own = seen["parties"], seen["turn"].get("seat")
    players = [alone.player_of(player) for player in seen["players"]]
    boxes = []
    for seat, (party, player) in enumerate(zip(parties, players, strict=True)):
        box = _one(seen, player) if seat == own else _guessed(seen, party, player, rng)
        box.table = alone.table_of({**seen["table"], "seats": 1})
        boxes.append(box)
    return Together(
        tuple(boxes), tuple([party["ended"] for party in parties]), tuple([player.tokens for player in players])
    )


def _one(seen: View, player: Player) -> State:
    """Return the box that these eyes see."""
    box = alone.imagine(seen)
    box.seat, box.players = 0, (player,)
    for frame in box.frames:
        frame.seat = 0
    return box


def _guessed(seen: View, party: dict[str, Any], player: Player, rng: Random) -> State:
    """Guess a box that these eyes do not see: any dice that fit what is told of the party."""
    box = State()
    box.turn, box.number, box.level = seen["turn"]["turn"], party["number"], party["level"]
    box.phase = SEEN.index(party["phase"])
    box.players = (player,)
    side = SIDES[player.hero][player.master]
    box.party = _rolled(party["dice"], rng)
    if box.phase != END:
        box.out = 2 if side.forming == "five-champions" else 0
        box.graveyard = max(0, side.party_dice - box.out - party["dice"])
        _lay_out(box, side, rng)
        box.supply = DICE - sum(box.dungeon) - box.lair
    box.box = tuple([all_ - held for all_, held in zip(BOX, player.tokens, strict=True)])
    if party["about"]:
        box.frames = (_asked(box, party["about"], side, rng),)
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


def _asked(box: State, kind: str, side: Side, rng: Random) -> Question:
    """Guess an open question of that kind. The number of tokens that go back is not told: one, or what the hero owes
    at the end."""
    if kind == ChooseHero.kind:
        return ChooseHero(cards=SETS["all"])
    if kind == Scout.kind:
        box.supply -= 6
        return Scout(dice=_rolled(6, rng))
    if kind == Discard.kind and box.phase == END:
        return Discard(number=side.final_discard)
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
