"""People at a remote table: names, arrivals, departures and chat."""

from __future__ import annotations

from collections.abc import Iterator

from souterrain.client import Link
from souterrain.server.protocol.parts import SeatInfo, TableInfo
from souterrain.server.protocol.to_client import Chat, Table, ToClient
from souterrain.terminal.language import Language
from souterrain.terminal.table import BOT, bot_name


def names(info: TableInfo, words: Language) -> Iterator[str]:
    """Yield the names of the seats; several seats of one person also have numbers."""
    held = [seat.who for seat in info.seats]
    for number, seat in enumerate(info.seats, 1):
        if seat.who.startswith(BOT):
            yield words("seat-bot", number=number)
        elif seat.name and held.count(seat.who) > 1:
            yield words("name-and-seat", name=seat.name, number=number)
        else:
            yield seat.name or words("seat-number", number=number)


def who_is_here(info: TableInfo, words: Language) -> list[str]:
    lines = [
        words("who-seat", number=number, name=name, about=_about(seat, words))
        for number, (seat, name) in enumerate(zip(info.seats, names(info, words), strict=True), 1)
    ]
    return [*lines, words("who-watchers", number=info.watchers)] if info.watchers else lines


def _about(seat: SeatInfo, words: Language) -> str:
    if seat.who.startswith(BOT):
        return bot_name(seat.who.removeprefix(BOT), words)
    if not seat.who:
        return words("who-free")
    told = [words(f"who-{seat.presence}")]
    told += [words("who-lent")] if seat.lent else []
    told += [words("who-ready")] if seat.ready else []
    told += [words("who-clock", seconds=round(seat.clock))] if seat.clock >= 0 else []
    return words.several(told)


def _said(chat: Chat, words: Language) -> str:
    """Return a chat message: typed, or a phrase or reaction in the reader's language."""
    if words.has(f"reaction-{chat.phrase}"):
        return words("chat-reaction", name=chat.name, reaction=words(f"reaction-{chat.phrase}"))
    known = words.has(f"phrase-{chat.phrase}")
    return words("chat", name=chat.name, text=words(f"phrase-{chat.phrase}") if known else chat.text or chat.phrase)


class News:
    """A reporter of changes: it remembers the previous state of the table."""

    def __init__(self, info: TableInfo, person: str, base: str) -> None:
        self._info = info
        self._person = person
        self._base = base
        self._called: dict[str, str] = {}
        """The people who have said something, by name."""
        self._muted: set[str] = set()

    def told(self, news: ToClient | str, words: Language) -> list[str]:
        """Return sentences about the changes."""
        if isinstance(news, str):
            return [words(f"connection-{news}")] if news in ("lost", "back") else []
        if isinstance(news, Chat):
            self._called[news.name.casefold()] = news.who
            return [] if news.who in self._muted else [_said(news, words)]
        if isinstance(news, Table):
            before, self._info = self._info, news.table
            return [*self._changes(before, news.table, words)]
        return []

    def mute(self, name: str, words: Language) -> str:
        """Mute a person, or unmute them."""
        seated = {seat.name.casefold(): seat.who for seat in self._info.seats if not seat.who.startswith(BOT)}
        who = {**seated, **self._called}.get(name.casefold(), "")
        if not who or who == self._person:
            return words("mute-whom")
        self._muted ^= {who}
        return words("muted" if who in self._muted else "unmuted", name=name)

    def _changes(self, before: TableInfo, now: TableInfo, words: Language) -> Iterator[str]:
        for number, (old, new) in enumerate(zip(before.seats, now.seats, strict=False), 1):
            if new.who == self._person:
                continue
            if new.who != old.who and new.who:
                name = words("seat-bot", number=number) if new.who.startswith(BOT) else new.name
                yield words("sits-down", name=name, number=number)
            elif new.who != old.who:
                yield words("stands-up", name=old.name or words("seat-number", number=number))
            elif new.presence != old.presence and new.who and not new.who.startswith(BOT):
                yield words(f"now-{new.presence}", name=new.name)
            if new.lent and not old.lent:
                yield words("now-lent", name=new.name)
        if now.takeback != before.takeback and now.takeback >= 0 and now.seats[now.takeback].who != self._person:
            yield words("takeback-asked", name=now.seats[now.takeback].name)
        if now.saving != before.saving:
            yield words("saving-fails" if now.saving else "saving-again")
        if now.next != before.next and now.next:
            yield words("rematch-at", link=str(Link.to_table(self._base, now.next)))
