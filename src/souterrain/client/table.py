"""The table as this client knows it: built from `table` and `update` messages alone."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from souterrain.client.forms import Explain, ask_of, legal_of, stakes_of
from souterrain.client.views import hash_of
from souterrain.core.asks import Ask
from souterrain.core.game import Line, Outcome
from souterrain.core.legal import Legal
from souterrain.core.stakes import Stake
from souterrain.server.protocol.parts import TableInfo, VerbInfo
from souterrain.server.protocol.to_client import Chat, Notes, Pointed, SeatUpdate, Table, ToClient, Update, Welcome

PUBLIC: Final = -1
"""The number of the spectators' view."""
LOBBY: Final = "lobby"
OVER: Final = "over"
MOST_CHAT: Final = 200


class TableView:
    """The state of a table: sections, asks, story and people. `hear` takes the messages in order."""

    def __init__(self) -> None:
        self.person = ""
        self.info: TableInfo | None = None
        self.mine: tuple[int, ...] = ()
        """The seats this person holds."""
        self.orders: dict[int, list[str] | None] = {}
        """The standing orders of these seats."""
        self.each: dict[int, bool] = {}
        """The wish of these seats to be asked each time, also where the answer changes nothing."""
        self.back: tuple[int, ...] = ()
        """The seats of the running game that this person may take again."""
        self.may_ask: tuple[int, ...] = ()
        """The seats of the running game that this person may ask the others for."""
        self._wishes: set[str] = set()
        self.lost = 0
        """The number of moves that were told and are gone: by damage, or because the host restored a backup."""
        self.restored = False
        self.seq = -1
        self.views: dict[int, dict[str, Any]] = {}
        self.story: dict[int, list[dict[str, Any]]] = {}
        """The story of each view, as far as this client received it."""
        self.numbers: dict[int, list[int]] = {}
        """The update numbers of these entries."""
        self.chat: deque[Chat] = deque(maxlen=MOST_CHAT)
        self.pointed: Pointed | None = None
        """The last thing that somebody pointed at."""
        self.notes: dict[str, str] = {}
        """This person's notes, by place."""
        self._ended = False
        self.outcome: Outcome | None = None
        self.ended = ""
        """The reason of an early end, if there was one."""
        self.may_undo: frozenset[int] = frozenset()
        self._asks: dict[int, Ask] = {}
        self._verbs: dict[int, list[VerbInfo]] = {}
        self._stakes: dict[int, tuple[Stake, ...]] = {}
        self._legal: dict[int, Legal] = {}

    def hear(self, message: ToClient) -> bool:
        """Process a message; return False after a gap, which requires a full view."""
        if isinstance(message, Welcome):
            self.person, self.mine = message.person, tuple(message.seats)
            self.lost, self.restored = self.lost + message.lost, message.restored
        elif isinstance(message, Table):
            self.info, self.mine = message.table, tuple(message.seats)
            self.orders = dict(zip(message.seats, message.orders, strict=False))
            self.each = dict(zip(message.seats, message.each, strict=False))
            self.back, self.may_ask = tuple(message.back), tuple(message.may_ask)
            if message.table.wish is not None:
                self._wishes.add(message.table.wish.id)
        elif isinstance(message, Chat):
            self.chat.append(message)
        elif isinstance(message, Pointed):
            self.pointed = message
        elif isinstance(message, Notes):
            self.notes = dict(message.notes)
        elif isinstance(message, Update):
            return self._update(message)
        return True

    @property
    def phase(self) -> str:
        """The phase: lobby, playing, over; "" before the table is loaded."""
        return self.info.phase if self.info is not None else ""

    @property
    def ready(self) -> bool:
        """True if this person holds seats and is ready on all of them."""
        info = self.info
        return info is not None and bool(self.mine) and all(info.seats[seat].ready for seat in self.mine)

    @property
    def over(self) -> bool:
        """True if the game is over, or will never begin."""
        return self._ended or (self.phase == OVER and self.seq < 0)

    def settled(self, wish: str) -> bool:
        """Return True if a wish stood at this table and does not any more."""
        standing = self.info.wish if self.info is not None else None
        return wish in self._wishes and (standing is None or standing.id != wish)

    def knows(self, chat: Chat) -> bool:
        """Return whether a chat message is known: recent ones are sent again after a reconnect."""
        return chat in self.chat

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The asks of all seats."""
        return tuple(self._asks.values())

    def ask_of(self, seat: int) -> Ask | None:
        return self._asks.get(seat)

    def legal(self, seat: int, explain: Explain | None = None) -> Legal:
        """Return the legal sentences of a seat of this person; none for other seats."""
        if seat not in self._legal:
            self._legal[seat] = legal_of(self._verbs.get(seat, ()), explain)
        return self._legal[seat]

    def stakes(self, seat: int) -> tuple[Stake, ...]:
        """Return what the choices of a seat are worth, as far as this person may know it."""
        return self._stakes.get(seat, ())

    def view(self, seat: int) -> dict[str, Any]:
        return self.views.get(seat, {})

    def _update(self, update: Update) -> bool:
        """Apply an update. Each number is applied once; if the last number is repeated, only changes outside the story
        are new."""
        if not update.whole and update.seq != self.seq:
            if update.seq < self.seq:
                return True
            if update.seq > self.seq + 1:
                return False
        again = update.seq == self.seq
        if update.whole:
            self.views = {}
        for seen in update.views:
            if not self._see(seen, update, again):
                return False
        self.seq = update.seq
        # The server answers an idle question at once.
        self._asks = {info.seat: ask_of(info) for info in update.asks if not info.idle}
        self._verbs = {info.seat: info.verbs for info in update.asks}
        self._stakes = {info.seat: stakes_of(info) for info in update.asks}
        self._legal = {}
        self.may_undo = frozenset(seen.seat for seen in update.views if seen.undo)
        self._ended = update.over
        if update.outcome is not None:
            self.ended = update.outcome.get("ended", "")
            self.outcome = outcome_of(update.outcome)
        return True

    def _see(self, seen: SeatUpdate, update: Update, again: bool) -> bool:
        """Apply an update to one view; return whether its hash is the server's."""
        view = {**self.views.get(seen.seat, {}), **seen.sections}
        for name in seen.gone:
            view.pop(name, None)
        if seen.hash and hash_of(view) != seen.hash:
            return False
        self.views[seen.seat] = view
        story, numbers = self.story.setdefault(seen.seat, []), self.numbers.setdefault(seen.seat, [])
        if update.whole and seen.events:
            story.clear()
            numbers.clear()
        if update.whole or not again:
            story += seen.events
            numbers += [update.seq] * len(seen.events)
        return True


def outcome_of(told: dict[str, Any]) -> Outcome | None:
    """Return the result as a value of the core; None for a game without a result."""
    scores = tuple([tuple([Line(**line) for line in lines]) for lines in told["scores"]])
    return Outcome(tuple(told["places"]), told["reason"], scores, tuple(told["ranks"])) if told["places"] else None
