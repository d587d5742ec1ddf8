"""Handlers of the host: start, shuffle, kick, give, extend, set, close, seats."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final

from souterrain.core.game import setup_of
from souterrain.core.match import Match
from souterrain.core.numbers import is_number
from souterrain.core.registry import game as game_of
from souterrain.core.rejection import SetupError
from souterrain.core.slow import Resolve
from souterrain.server.net.client import Client
from souterrain.server.protocol.to_server import Host
from souterrain.server.refusal import Refused
from souterrain.server.store.record import ABSENCE, LOBBY, OVER, Chair, TableRecord
from souterrain.server.table.change import Change
from souterrain.server.table.lobby import chair_of
from souterrain.server.table.playing import close
from souterrain.server.table.seats import seated
from souterrain.server.table.table import Table
from souterrain.server.table.wishes import ask

DAY: Final = 86_400
DAYS: Final = 30 * DAY
KICK: Final = "kick"


def host(table: Table, client: Client, message: Host) -> Change:
    table.state.need_host(client)
    return _TOOLS[message.do](table, message)


def start(table: Table, message: Host) -> Change:
    """Start the match, if all seats are filled and everybody but the host is ready."""
    record = table.state.record
    if record.phase != LOBBY:
        raise Refused("begun")
    if any(not chair.who for chair in record.chairs):
        raise Refused("seats-open")
    if any(chair.person not in ("", record.host) and not chair.ready for chair in record.chairs):
        raise Refused("not-ready")
    begin(table)
    return Change(table=True, views=True)


def begin(table: Table) -> None:
    record = table.state.record
    nonces = tuple([chair.nonce for chair in record.chairs])
    try:
        match = new_match(record, table.seed, nonces, table.draws.resolve)
    except SetupError as fault:
        raise Refused.by(fault.rejected) from fault
    table.begin(match, 0, 0 in match.films)
    record.begin()


def new_match(record: TableRecord, seed: bytes, nonces: tuple[str, ...], resolve: Resolve) -> Match:
    chosen = tuple([chair.role for chair in record.chairs])
    roles, seats = chosen if all(chosen) else (), len(record.chairs)
    options = {**record.options, **game_of(record.game).facts.unhurried} if record.tempo >= DAY else record.options
    match = Match.new(
        record.game, seats=seats, seed=seed, options=options, roles=roles, content=record.content, nonces=nonces,
        resolve=resolve,
    )  # fmt: skip
    for seat, chair in enumerate(record.chairs):
        match.sit(seat, chair.who)
    return match


def shuffle(table: Table, message: Host) -> Change:
    state = table.state
    if state.record.phase != LOBBY:
        raise Refused("begun")
    secrets.SystemRandom().shuffle(state.record.chairs)
    return Change(table=True)


def kick(table: Table, message: Host) -> Change:
    """Remove a player. During the game it takes the consent of all others, and there has to be another: the seat of a
    player who is away can be lent to a bot."""
    state, seat = table.state, message.seat
    host, who = state.record.host, chair_of(state, seat).person
    if not who or who == host:
        raise Refused("no-such-seat")

    def out() -> None:
        for client in list(state.clients):
            if client.person == who and not state.record.seats_of(who):
                client.close("kicked")

    def remove() -> Change:
        return seated(state, seat, "")._replace(follow_up=out)

    if state.record.phase == LOBBY:
        return remove()
    state.need_match()
    if set(state.record.persons) <= {host, who}:
        raise Refused("nobody-to-ask")
    name = next((client.name for client in state.clients if client.person == host), "")
    return ask(state, KICK, seat, (host, name), remove, without=who)


def extend(table: Table, message: Host) -> Change:
    table.state.need_match()
    if not table.pace.extend(message.seat):
        raise Refused("no-clock")
    return Change(table=True)


def give(table: Table, message: Host) -> Change:
    state = table.state
    who = chair_of(state, message.seat).person
    if not who:
        raise Refused("no-such-seat")
    state.record.host = who
    return Change(table=True)


def _whole(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not is_number(text) or not least <= int(text) <= most:
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


def settings(table: Table, message: Host) -> Change:
    """Change settings of the table at any time, options of the game before it begins. Changed options reset the
    readiness of everybody but the host. If a setting and an option share a name, the value tells which one is meant."""
    record = table.state.record
    known = {option.name: option.values for option in game_of(record.game).facts.options}
    own = {
        name: text for name, text in message.settings.items() if name in _SETTINGS and text not in known.get(name, ())
    }
    options = {name: text for name, text in message.settings.items() if name not in own}
    read: dict[str, Any] = {}
    for name, text in own.items():
        try:
            read[name] = _SETTINGS[name](text)
        except ValueError as fault:
            raise Refused("no-such-value", data={"option": name, "value": text}) from fault
    if options and record.phase != LOBBY:
        raise Refused("begun")
    if options:
        record.options = _resolved(record, options, len(record.chairs))
        for chair in record.chairs:
            chair.ready = chair.ready and chair.person in ("", record.host)
    for name, value in read.items():
        setattr(record, name, value)
    return Change(table=True)


def _resolved(record: TableRecord, message: dict[str, str], seats: int) -> dict[str, str]:
    """Return the options with the changes. A chosen preset resets every option that any of its values stands for."""
    facts = game_of(record.game).facts
    meant = {name for preset in message for means in facts.presets.get(preset, {}).values() for name in means}
    held = {name: value for name, value in record.options.items() if name not in meant}
    try:
        return dict(setup_of(game_of(record.game), seats, {**held, **message}, (), None).options)
    except SetupError as fault:
        raise Refused.by(fault.rejected) from fault


def seats(table: Table, message: Host) -> Change:
    """Change the number of seats: add free ones at the end, or remove free ones, the last first."""
    record = table.state.record
    if record.phase != LOBBY:
        raise Refused("begun")
    surplus = len(record.chairs) - message.seat
    free = [chair for chair in record.chairs if not chair.who]
    if surplus > len(free):
        raise Refused("seat-taken")
    gone = free[len(free) - surplus :] if surplus > 0 else []
    chairs = [chair for chair in record.chairs if not any(chair is each for each in gone)]
    chairs += [Chair() for _ in range(-surplus)]
    record.options = _resolved(record, {}, len(chairs))
    record.chairs = chairs
    return Change(table=True)


def end(table: Table, message: Host) -> Change:
    state = table.state
    if state.record.phase == LOBBY:
        state.record.phase = OVER
        return Change(table=True)
    return close(state)


_TOOLS: Final[dict[str, Callable[[Table, Host], Change]]] = {
    "start": start,
    "shuffle": shuffle,
    "kick": kick,
    "extend": extend,
    "give": give,
    "set": settings,
    "close": end,
    "seats": seats,
}
