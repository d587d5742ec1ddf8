"""Placement of the furniture in a room (DJ-078)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Final, TypeAlias

from souterrain.core.chance import Chance
from souterrain.games.donjon.board.figures import INSIDE
from souterrain.games.donjon.board.ground import BLIND, CLOSED, OPEN, Door, Furniture
from souterrain.games.donjon.board.plan import Plan, cells, edges_at, entry_edges, frame, outward
from souterrain.games.donjon.content.places import DUNGEON, FURNITURE, ROOMS
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.obstacles import CREVASSE_ROWS, Squares, _sides, obstacle
from souterrain.games.donjon.state import State

Piece: TypeAlias = "tuple[str, int]"
"""A kind of furniture, and 1 if it stands beyond the middle of the room."""


Fitted: TypeAlias = "tuple[tuple[str, Squares], ...]"


EXIT_ROW: Final = 5
"""Row of the side exits that a crevasse would cut off, or that would bypass it (RE04)."""


FIRST: Final = ("crevasse", "chest", "statue", "circle", "fountain", "throne")
"""Kinds that are placed first. The last ones are left out first, so a chest is hardly ever left out."""


CENTRAL: Final = ("circle", "fountain")


POOR: Final = 100
"""Rank of a place that is used only if there is no better one."""


def furnish(state: State, zone: int, pieces: tuple[str, ...], far: tuple[str, ...], chance: Chance) -> None:
    """Place the furniture of a room, the pieces in `far` beyond its middle. Leave out pieces that do not fit, chests
    last."""
    beyond = Counter(far)
    near = Counter(pieces) - beyond
    wanted = sorted([*[(kind, 1) for kind in beyond.elements()], *[(kind, 0) for kind in near.elements()]], key=_turn)
    crevasse = any(kind == "crevasse" for kind, _ in wanted)
    if crevasse:
        _move_side_exits(state, zone)
    room = _Space(state, zone, crevasse)
    address = dice.zone_address(state, "furniture", zone)
    for number, piece in enumerate(dict.fromkeys(wanted)):
        room.look(piece, f"{address}/{len(state.furniture)}/{number}", chance)
    ways = [(kept, places) for kept in _left_out(wanted) for places in (room.good, room.places)]
    for kind, squares in next(fitted for kept, places in ways if (fitted := room.fit(kept, places)) is not None):
        _add(state, zone, kind, squares)


def _turn(piece: Piece) -> tuple[int, bool, Piece]:
    kind, _ = piece
    return FIRST.index(kind) if kind in FIRST else len(FIRST), _free(kind), piece


def _free(kind: str) -> bool:
    return FURNITURE[kind].stand == "free"


def _rank(ranked: tuple[int, Squares]) -> int:
    return ranked[0]


def _left_out(pieces: list[Piece]) -> list[tuple[Piece, ...]]:
    """Return the subsets of the pieces, the largest first; among equals those that leave out later pieces."""
    kept = dict.fromkeys([row for size in range(len(pieces) + 1) for row in combinations(pieces, size)])
    return sorted(kept, key=len, reverse=True)


def _add(state: State, zone: int, kind: str, squares: Squares) -> None:
    piece, laid = FURNITURE[kind], state.zones[zone]
    closed = piece.lockable or (state.options.locked_furniture == "all" and piece.height != "walkable")
    new = Furniture()
    new.kind, new.zone, new.squares = kind, zone, tuple(sorted(squares))
    new.number = 1 + max([other.number for other in state.furniture if other.kind == kind], default=0)
    new.locked = int(bool(closed and (laid.locked or (laid.room >= 0 and ROOMS[laid.room].locked))))
    state.furniture = (*state.furniture, new)


class _Space:
    """A room while it is being furnished."""

    def __init__(self, state: State, zone: int, crevasse: bool) -> None:
        self.laid = state.zones[zone]
        _, _, self.width, self.depth = DUNGEON[self.laid.card].cells[0]
        self.plan = plan_of(state)
        self.places: dict[Piece, list[Squares]] = {}
        """Possible places of each piece, the best first."""
        self.good: dict[Piece, list[Squares]] = {}
        """The good ones among these places: at a wall, or away from walls."""
        self.inside = frozenset(cells(self.laid)).difference(self.laid.passage)
        self.gaps = {square for other in state.furniture if other.kind == "crevasse" for square in other.squares}
        self.solid = obstacle(state)
        self.taken = {
            *_doorsteps(state, zone),
            *[square for other in state.furniture for square in other.squares],
            *[hero.square for hero in state.heroes if hero.out == INSIDE],
            *[monster.square for monster in state.monsters],
        }
        if crevasse:
            ends = CREVASSE_ROWS[0] - 1, CREVASSE_ROWS[1] + 1
            self.taken.update([self.at(x, y) for x in (1, 2) for y in ends])

    def look(self, piece: Piece, address: str, chance: Chance) -> None:
        """Find the places for a piece, in random order among places of equal rank."""
        kind, far = piece
        if kind == "crevasse":
            squares = tuple([self.at(x, y) for y in CREVASSE_ROWS for x in range(self.width)])
            self.places[piece] = self.good[piece] = [squares]
            return
        wide, deep = FURNITURE[kind].size
        found = []
        for width, depth in sorted({(wide, deep), (deep, wide)}):
            for left in range(self.width - width + 1):
                for low in range(self.depth // 2 + 1 if far else 0, self.depth - depth + 1):
                    squares = tuple([self.at(left + x, low + y) for x in range(width) for y in range(depth)])
                    rank = self.rank(kind, left, low, width, depth)
                    if rank >= 0 and self.taken.isdisjoint(squares):
                        found.append((rank, squares))
        ranked = sorted([found[number] for number in chance.order(address, len(found))], key=_rank)
        self.places[piece] = [squares for _, squares in ranked]
        self.good[piece] = [squares for rank, squares in ranked if rank < POOR]

    def rank(self, kind: str, left: int, low: int, width: int, depth: int) -> int:
        """Return the rank of a place, 0 for the best and below 0 if the piece cannot stand there. Statues stand in the
        middle (DJ-092), circles and fountains near it; these and some others away from walls, the rest with a long side
        at one."""
        aside = abs(2 * left + width - self.width), abs(2 * low + depth - self.depth)
        if kind == "statue":
            return 0 if max(aside) == 1 else -1
        at_side, at_end = left in (0, self.width - width), low in (0, self.depth - depth)
        if _free(kind):
            return sum(aside) * (kind in CENTRAL) + POOR * (at_side or at_end)
        return 0 if (at_side and depth >= width) or (at_end and width >= depth) else POOR

    def at(self, x: int, y: int) -> int:
        return frame(self.laid, x, y)

    def fit(
        self, pieces: tuple[Piece, ...], places: dict[Piece, list[Squares]], fitted: Fitted = (), start: int = 0
    ) -> Fitted | None:
        """Return one place for each piece such that nothing is cut off, or None. Equal pieces are tried in one order
        only."""
        if len(fitted) == len(pieces):
            return fitted
        piece = pieces[len(fitted)]
        begin = start if fitted and pieces[len(fitted) - 1] == piece else 0
        used = {square for _, squares in fitted for square in squares}
        for number, squares in enumerate(places[piece][begin:], begin):
            if used.isdisjoint(squares):
                done = (*fitted, (piece[0], squares))
                if self.open(done) and (rest := self.fit(pieces, places, done, number + 1)) is not None:
                    return rest
        return None

    def open(self, fitted: Fitted) -> bool:
        """Return True if every square can be reached as before (no door is isolated), and every piece from one of
        them."""
        gaps = self.gaps.union(*[squares for kind, squares in fitted if kind == "crevasse"])
        pieces = [squares for kind, squares in fitted if FURNITURE[kind].height != "walkable"]
        before = self.inside - gaps
        after = before.difference(self.solid, *pieces)
        return _parts(self.plan, before) == _parts(self.plan, after) and all(
            not after.isdisjoint(_sides(self.plan, squares)) for squares in pieces
        )


def _parts(plan: Plan, squares: frozenset[int]) -> int:
    """Return the number of connected parts of the squares."""
    left, count = set(squares), 0
    while left:
        last = {left.pop()}
        count += 1
        while last:
            last = _sides(plan, last) & left
            left -= last
    return count


def _doorsteps(state: State, zone: int, but: Door | None = None) -> set[int]:
    """Return the squares before the doorways of a zone, where nothing may stand."""
    found = {square for door in state.doors if door.zone == zone and door is not but for square in door.edges[::2]}
    found.update([square for door in state.doors if door.beyond == zone for square in door.edges[1::2]])
    return found.union(entry_edges(state.zones[zone])[::2]) if state.zones[zone].passage else found


def _move_side_exits(state: State, zone: int) -> None:
    """Move every side exit beyond the crevasse (RE04). An exit stays if the stairs are in its way, but becomes blind if
    the crevasse is before it; it also becomes blind if it leads into a wall."""
    laid, floor = state.zones[zone], plan_of(state).floor
    inside = cells(laid)
    _, _, width, _ = DUNGEON[laid.card].cells[0]
    chasm = {frame(laid, x, y) for y in CREVASSE_ROWS for x in range(width)}
    for door in state.doors:
        side = (outward(door.edges, inside) - laid.turned) % 4 if door.zone == zone else 0
        if door.state == OPEN or not side % 2:
            continue
        side = side ^ 2 if laid.flipped else side
        edges = edges_at(laid, side, width - 1 if side == 1 else 0, EXIT_ROW)
        new = state.own_door(door.number)
        if _doorsteps(state, zone, new).isdisjoint(edges):
            new.edges, new.state = edges, CLOSED if floor.isdisjoint(edges[1::2]) else BLIND
        elif not chasm.isdisjoint(new.edges):
            new.state = BLIND
