"""People at a remote table: names, arrivals, departures and chat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from souterrain.client import Link
from souterrain.client.table import LOBBY, TableView
from souterrain.core.actions import Unreadable, read
from souterrain.server.protocol.parts import HandoverInfo, SeatInfo, TableInfo
from souterrain.server.protocol.to_client import Chat, Pointed, Table, Telling, ToClient, Welcome
from souterrain.terminal.language import Language
from souterrain.terminal.table import BOT, bot_about, bot_called, with_heroes

LOOK: Final = "look"
"""A verb before the name of a thing, so that both can be read as a sentence."""


def names(info: TableInfo, words: Language) -> Iterator[str]:
    """Yield the names of the seats; several seats of one person also have numbers."""
    held = [seat.who for seat in info.seats]
    for number, seat in enumerate(info.seats, 1):
        if seat.who.startswith(BOT):
            yield bot_called(seat.who, held[:number].count(seat.who), words)
        elif seat.name and held.count(seat.who) > 1:
            yield words("name-and-seat", name=seat.name, number=number)
        else:
            yield seat.name or words("seat-number", number=number)


def called(info: TableInfo, table: TableView, words: Language) -> tuple[str, ...]:
    """Return the names of the seats, and of the heroes whom they lead."""
    view = next(iter(table.views.values()), {})
    return with_heroes([*names(info, words)], view, words)


def who_is_here(info: TableInfo, words: Language) -> list[str]:
    lines = [
        words("who-seat", number=number, name=name, about=_about(seat, words))
        for number, (seat, name) in enumerate(zip(info.seats, names(info, words), strict=True), 1)
    ]
    return [*lines, words("who-watchers", number=info.watchers)] if info.watchers else lines


def _about(seat: SeatInfo, words: Language) -> str:
    if seat.who.startswith(BOT):
        return bot_about(seat.who.removeprefix(BOT), words)
    if not seat.who:
        return words("who-free")
    told = [words(f"who-{seat.presence}")]
    told += [words("who-lent")] if seat.lent else []
    told += [words("who-ready")] if seat.ready else []
    told += [words("who-clock", seconds=round(seat.clock))] if seat.clock >= 0 else []
    return words.several(told)


def handed(hand: HandoverInfo, words: Language) -> str:
    """Return the sentence about a seat that changed hands."""
    known = hand.was or hand.kind in ("free", "back")
    message = f"handed-{hand.kind}" if known else f"handed-{hand.kind}-first"
    number = hand.seat + 1
    return words(message, name=hand.name, was=hand.was or words("seat-number", number=number), number=number)


def _said(chat: Chat, words: Language) -> str:
    """Return a chat message: typed, or a phrase or reaction in the reader's language."""
    if chat.telling is not None:
        return _told(chat, chat.telling, words)
    if words.has(f"reaction-{chat.phrase}"):
        return words("chat-reaction", name=chat.name, reaction=words(f"reaction-{chat.phrase}"))
    known = words.has(f"phrase-{chat.phrase}")
    return words("chat", name=chat.name, text=words(f"phrase-{chat.phrase}") if known else chat.text or chat.phrase)


def _pointed(pointed: Pointed, words: Language) -> str:
    try:
        _, *items = read(f"{LOOK} {pointed.about}")
    except Unreadable:
        return words("chat-pointed", name=pointed.name, text=pointed.about)
    return words("chat-pointed", name=pointed.name, text=" ".join(map(words.say_item, items)))


def _told(chat: Chat, telling: Telling, words: Language) -> str:
    """Return words that were whispered, read out, or said in a voice of the story."""
    said = chat.text
    if telling.title or telling.picture:
        said = words("chat-handout", name=chat.name, title=telling.title, text=chat.text)
    elif telling.voice:
        said = words("chat-voice", name=chat.name, voice=telling.voice, text=chat.text)
    return words("chat-whisper", name=chat.name, to=telling.name, text=said) if telling.to else said


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
        if isinstance(news, Welcome):
            return [_lost(news.lost, news.restored, words)] if news.lost else []
        if isinstance(news, Chat):
            self._called[news.name.casefold()] = news.who
            return [] if news.who in self._muted else [_said(news, words)]
        if isinstance(news, Pointed):
            return [] if news.who in (*self._muted, self._person) else [_pointed(news, words)]
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
            early = new.who != old.who and before.phase == LOBBY
            if early and new.who:
                yield words("sits-down", name=[*names(now, words)][number - 1], number=number)
            elif early:
                yield words("stands-up", name=[*names(before, words)][number - 1])
            elif new.presence != old.presence and new.who == old.who and new.who and not new.who.startswith(BOT):
                yield words(f"now-{new.presence}", name=new.name)
            if new.lent and not old.lent:
                yield words("now-lent", name=new.name)
        for hand in now.handed:
            if hand not in before.handed:
                yield handed(hand, words)
        yield from self._wishes(before, now, words)
        if now.paused != before.paused:
            yield words("now-paused", name=now.paused) if now.paused else words("now-goes-on")
        if now.saving != before.saving:
            yield words("saving-fails" if now.saving else "saving-again")
        if now.next != before.next and now.next:
            yield words("rematch-at", link=str(Link.to_table(self._base, now.next)))

    def _wishes(self, before: TableInfo, now: TableInfo, words: Language) -> Iterator[str]:
        """Yield a new wish, to those who are asked with the commands that answer it; and the end of one's own."""
        old, new = before.wish, now.wish
        if new is not None and (old is None or old.id != new.id):
            number = new.seat + 1
            yield words(f"wish-{new.kind}", name=new.name, player=[*names(now, words)][new.seat], number=number)
            if self._person in new.asked:
                yield words("wish-answer")
        granted = now.handed != before.handed or (old is not None and old.kind in ("takeback", "rewind"))
        if old is not None and old.by == self._person and new is None and not granted:
            yield words("wish-declined")


def first_news(table: TableView, was: str, words: Language) -> list[str]:
    """Return what the server told before anybody could hear it: moves that are gone, a lost name (`was`)."""
    told = [_lost(table.lost, table.restored, words)] if table.lost else []
    mine = [seat.name for seat in table.info.seats if seat.who == table.person] if table.info is not None else []
    return [*told, words("name-lost", was=was, name=mine[0])] if was and mine else told


def _lost(number: int, restored: bool, words: Language) -> str:
    return words("moves-restored" if restored else "moves-lost", number=number)
