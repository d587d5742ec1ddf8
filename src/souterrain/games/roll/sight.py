"""The sight of other boxes where everybody delves at once (`tempo: together`).

All boxes are on the same dice, so a neighbour's roll is one's own future. Every draw of a delve belongs to a level, or
to the forming of the party, which is level 0. A draw is *behind* a seat that has drawn at its address, or never will:

- in a delve that the seat is out of, every draw;
- the draws of the levels above the one it stands on, whatever they are: rolls, re-rolls, dice raised from the
  Graveyard, treasures, each hero's own;
- the first roll of its own level; the party's first roll once its own party is formed.

Of another box a seat sees the last state all of whose draws are behind that seat. A spectator sees the last state all
of whose draws are behind every seat in the dungeon; who is alone there is seen as it is. Nothing newer is shown: no
die, no token, no level, no XP, no ending. Choices tell nothing either, because whoever made them up to that state knew
no other draws.

A second draw on the level that both stand on stays hidden, although both may have made it: one rule for all heroes.
That a seat is out, its phase and the number of its answers are known, because asks tell them to everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from souterrain.games.roll.frames import Scout
from souterrain.games.roll.state import END, Past, State, Together

UNFORMED: Final = -1
EVERYTHING: Final = 99


def visible(state: Together, seat: int, eyes: int | None) -> Past | None:
    """Return the last state of a seat's box that these eyes may see in this delve, None if there is none yet."""
    now = Past(state.reach[seat], state.boxes[seat])
    if seat == eyes or now.box.phase == END:
        return now
    bound = _bound(state.boxes, state.ended, seat, eyes)
    return next((past for past in (now, *reversed(state.passed[seat])) if past.reach <= bound), None)


def sees(state: Together, seat: int, eyes: int | None) -> bool:
    """Tell if these eyes see a seat's box as it is."""
    past = visible(state, seat, eyes)
    return past is not None and past.box is state.boxes[seat]


def clears(box: State) -> int:
    """Return the reach up to which the draws of other boxes are behind this one."""
    return 2 * box.level if is_formed(box) else UNFORMED


def first_reach(box: State) -> int:
    """Return the reach of a box that has just begun a level or formed its party: twice its level, one more once the
    Scout's dice lie there."""
    scouted = not box.level and any(frame.kind == Scout.kind for frame in box.frames)
    return clears(box) + scouted


def next_reach(reach: int, before: State, box: State) -> int:
    """Return the reach of a box after an act: odd once the level's first roll is not its last draw. It never falls,
    although the Scout leaves from the level above (DR-211)."""
    if clears(before) < clears(box):
        return first_reach(box)
    return reach | 1 if (before.rerolls, before.draws) != (box.rerolls, box.draws) else reach


def remembered(state: Together) -> tuple[tuple[Past, ...], ...]:
    """Return the past of each box without the states that nobody will look at any more."""
    kept = []
    for seat, past in enumerate(state.passed):
        bound = _bound(state.boxes, state.ended, seat, None)
        behind = len([old for old in past if old.reach <= bound])
        kept.append(past[max(0, behind - 1) :] if state.reach[seat] > bound else ())
    return tuple(kept)


def is_formed(box: State) -> bool:
    """Tell if the party of this delve has its dice."""
    return box.level > 0 or any(box.party)


def _bound(boxes: Sequence[State], ended: Sequence[str], seat: int, eyes: int | None) -> int:
    """Return the reach up to which these eyes see a seat's box."""
    delving = [other for other in range(len(boxes)) if not ended[other]]
    if eyes is not None:
        return clears(boxes[eyes]) if eyes in delving else EVERYTHING
    return min([clears(boxes[other]) for other in delving]) if set(delving) - {seat} else EVERYTHING
