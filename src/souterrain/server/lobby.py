"""Who sits where, before the game and during it: seats, readiness, the host's tools, chat."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

from souterrain.core.match import Match, setup_of
from souterrain.core.registry import game as game_of
from souterrain.core.rejection import SetupError
from souterrain.server.change import Change
from souterrain.server.client import Client
from souterrain.server.kept import ABSENCE, BOT, LOBBY, ME, OVER, PLAYING, Chair, Kept, check_bot
from souterrain.server.playing import close
from souterrain.server.protocol import Chat, Host, Lend, Ready, Rematch, Say, Sit
from souterrain.server.refusal import Refused
from souterrain.server.store import SQL
from souterrain.server.table import HANDLERS, Table

PHRASE: Final = re.compile(r"[a-z][a-z0-9-]*")
DAYS: Final = 30 * 86400


def _chair(table: Table, seat: int) -> Chair:
    if seat >= len(table.kept.chairs):
        raise Refused("no-such-seat")
    return table.kept.chairs[seat]


def _need_person(client: Client) -> None:
    if client.spectator or not client.person:
        raise Refused("only-watching")


def sit(table: Table, client: Client, wish: Sit) -> Change:
    _need_person(client)
    chair = _chair(table, wish.seat)
    if table.kept.phase == OVER:
        raise Refused("match-over")
    if wish.role and wish.role not in game_of(table.kept.game).facts.roles:
        raise Refused("no-such-role")
    if wish.who == ME:
        if chair.who == client.person:
            return _seated(table, wish.seat, client.person, wish.role)
        free = not chair.who or (chair.who.startswith(BOT) and client.person == table.kept.host)
        if not free:
            raise Refused("seat-taken")
        table.names[client.person] = _unique(table, client)
        return _seated(table, wish.seat, client.person, wish.role)
    if wish.who == "":
        if chair.who.startswith(BOT):
            table.need_host(client)
        else:
            table.need_seat(client, wish.seat)
        return _seated(table, wish.seat, "", wish.role)
    table.need_host(client)
    if chair.person not in ("", client.person):
        raise Refused("seat-taken")
    check_bot(table.kept.game, wish.who)
    return _seated(table, wish.seat, wish.who, wish.role)


def _seated(table: Table, seat: int, who: str, role: str) -> Change:
    chair = table.kept.chairs[seat]
    change = chair.who != who
    if change:
        table.kept.chairs[seat] = Chair(who, role or chair.role, who.startswith(BOT))
        if table.match is not None:
            table.match.sit(seat, who)
    elif table.kept.phase == LOBBY:
        chair.role = role
    if table.kept.host not in table.kept.persons and table.kept.phase == LOBBY and table.kept.persons:
        table.kept.host = table.kept.persons[0]
    return Change(told=True, fresh=change and table.match is not None)


def _unique(table: Table, client: Client) -> str:
    """Names are unique at a table: the second of a name gets a number."""
    taken = {table.names.get(person, "") for person in table.kept.persons if person != client.person}
    name, number = client.name, 1
    while name in taken:
        number += 1
        name = f"{client.name[:21]} {number}"
    return name


def ready(table: Table, client: Client, wish: Ready) -> Change:
    _need_person(client)
    if table.kept.phase != LOBBY:
        raise Refused("begun")
    seats = table.kept.seats_of(client.person)
    if not seats:
        raise Refused("not-your-seat")
    for seat in seats:
        table.kept.chairs[seat].ready = wish.ready
        table.kept.chairs[seat].nonce = wish.nonce
    return Change(told=True)


def host(table: Table, client: Client, wish: Host) -> Change:
    table.need_host(client)
    return _TOOLS[wish.do](table, wish)


def start(table: Table, wish: Host) -> Change:
    """All seats are filled and everybody else is ready: who presses the button is."""
    kept = table.kept
    if kept.phase != LOBBY:
        raise Refused("begun")
    if any(not chair.who for chair in kept.chairs):
        raise Refused("seats-open")
    if any(chair.person not in ("", kept.host) and not chair.ready for chair in kept.chairs):
        raise Refused("not-ready")
    begin(table)
    return Change(told=True, fresh=True)


def begin(table: Table) -> None:
    kept = table.kept
    nonces = tuple([chair.nonce for chair in kept.chairs])
    try:
        table.begin(new_match(kept, table.seed, nonces))
    except SetupError as fault:
        raise Refused.by(fault.rejected) from fault
    kept.phase = PLAYING


def new_match(kept: Kept, seed: bytes, nonces: tuple[str, ...]) -> Match:
    chosen = tuple([chair.role for chair in kept.chairs])
    roles = chosen if all(chosen) else ()
    match = Match.new(kept.game, seats=len(kept.chairs), seed=seed, options=kept.options, roles=roles, nonces=nonces)
    for seat, chair in enumerate(kept.chairs):
        match.sit(seat, chair.who)
    return match


def shuffle(table: Table, wish: Host) -> Change:
    if table.kept.phase != LOBBY:
        raise Refused("begun")
    secrets.SystemRandom().shuffle(table.kept.chairs)
    return Change(told=True)


def kick(table: Table, wish: Host) -> Change:
    who = _chair(table, wish.seat).person
    if not who or who == table.kept.host:
        raise Refused("no-such-seat")

    def out() -> None:
        for client in list(table.clients):
            if client.person == who and not table.kept.seats_of(who):
                client.close("kicked")

    return _seated(table, wish.seat, "", "")._replace(then=out)


def extend(table: Table, wish: Host) -> Change:
    table.need_match()
    if not table.pace.extend(wish.seat):
        raise Refused("no-clock")
    return Change(told=True)


def give(table: Table, wish: Host) -> Change:
    who = _chair(table, wish.seat).person
    if not who:
        raise Refused("no-such-seat")
    table.kept.host = who
    return Change(told=True)


def _whole(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise ValueError(text)
        return int(text)

    return read


def _one_of(*known: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in known:
            raise ValueError(text)
        return text

    return read


_SETTINGS: Final[dict[str, Callable[[str], Any]]] = {
    "tempo": _whole(0, DAYS),
    "patience": _whole(0, 24 * 60),
    "pause": _whole(0, 600),
    "absence": _one_of(*ABSENCE),
    "private": lambda text: _one_of("true", "false")(text) == "true",
}


def settings(table: Table, wish: Host) -> Change:
    """The table's own settings at any time; the game's options before it begins."""
    kept = table.kept
    read: dict[str, Any] = {}
    options = dict(kept.options)
    for name, text in wish.settings.items():
        if name in _SETTINGS:
            try:
                read[name] = _SETTINGS[name](text)
            except ValueError as fault:
                raise Refused("no-such-value", data={"option": name, "value": text}) from fault
        elif kept.phase != LOBBY:
            raise Refused("begun")
        else:
            options[name] = text
    try:
        asked = {name: value for name, value in options.items() if name in wish.settings or not kept.options}
        facts = game_of(kept.game).facts
        kept.options = facts.resolve({**kept.options, **asked} if asked else kept.options)
        setup_of(game_of(kept.game), len(kept.chairs), kept.options, (), None)
    except SetupError as fault:
        raise Refused.by(fault.rejected) from fault
    for name, value in read.items():
        setattr(kept, name, value)
    return Change(told=True)


def end(table: Table, wish: Host) -> Change:
    if table.kept.phase == LOBBY:
        table.kept.phase = OVER
        return Change(told=True)
    return close(table)


_TOOLS: Final[dict[str, Callable[[Table, Host], Change]]] = {
    "start": start,
    "shuffle": shuffle,
    "kick": kick,
    "extend": extend,
    "give": give,
    "set": settings,
    "close": end,
}


def lend(table: Table, client: Client, wish: Lend) -> Change:
    """A player lends their own seat; the host lends that of somebody who is away. Only the player takes it back."""
    _need_person(client)
    match = table.need_match()
    chair = _chair(table, wish.seat)
    absent = chair.person and not table.is_here(chair.person)
    if not chair.person or not (
        chair.who == client.person or (absent and wish.bot and client.person == table.kept.host)
    ):
        raise Refused("not-your-seat")
    if wish.bot:
        check_bot(table.kept.game, wish.bot)
    chair.lent = wish.bot
    match.sit(wish.seat, wish.bot or chair.who)
    return Change(told=True)


def rematch(table: Table, client: Client, wish: Rematch) -> Change:
    """A table with the same people; whoever asks second finds it made."""
    _need_person(client)
    kept = table.kept
    if kept.phase != OVER:
        raise Refused("not-over")
    if not kept.seats_of(client.person):
        raise Refused("not-your-seat")
    if kept.next:
        return Change(saved=False, answer={"table": kept.next})
    chairs = [Chair(chair.who, chair.role, chair.who.startswith(BOT)) for chair in kept.chairs]
    again = Kept(
        kept.game, kept.options, chairs[1:] + chairs[:1], client.person, private=kept.private, tempo=kept.tempo,
        absence=kept.absence, patience=kept.patience, pause=kept.pause,
    )  # fmt: skip
    kept.next, work = table.house.tables.draft(again)
    return Change(told=True, answer={"table": kept.next}, works=(work,))


def say(table: Table, client: Client, wish: Say) -> Change:
    if not client.person:
        raise Refused("only-watching")
    text = "".join([sign for sign in wish.text if sign.isprintable()]).strip()
    if not text and not PHRASE.fullmatch(wish.phrase):
        raise Refused("bad-message")
    now = time.time()
    name = table.names.get(client.person, client.name)
    chat = Chat(client.person, name, client.room, text, wish.phrase, now)
    row = (table.id, now, client.person, client.room, text, wish.phrase)

    def tell() -> None:
        for other in table.clients:
            if other.greeted and other.room == client.room:
                other.send(chat)

    return Change(works=(lambda db: db.execute(SQL["chat-new"], row),), then=tell)


HANDLERS.update({Sit: sit, Ready: ready, Host: host, Lend: lend, Rematch: rematch, Say: say})
