"""The host's tools: start, shuffle, kick, give, extend, set, close, seats."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final

from souterrain.core.game import setup_of
from souterrain.core.match import Match
from souterrain.core.registry import game as game_of
from souterrain.core.rejection import SetupError
from souterrain.core.slow import Resolve
from souterrain.server.change import Change
from souterrain.server.client import Client
from souterrain.server.kept import ABSENCE, LOBBY, OVER, PLAYING, Chair, Kept
from souterrain.server.lobby import chair_of, seated
from souterrain.server.playing import close
from souterrain.server.protocol.to_server import Host
from souterrain.server.refusal import Refused
from souterrain.server.table import HANDLERS, Table

DAY: Final = 86_400
DAYS: Final = 30 * DAY


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
        match = new_match(kept, table.seed, nonces, table.draws.resolve)
    except SetupError as fault:
        raise Refused.by(fault.rejected) from fault
    table.begin(match, 0, 0 in match.films)
    kept.phase = PLAYING


def new_match(kept: Kept, seed: bytes, nonces: tuple[str, ...], resolve: Resolve) -> Match:
    chosen = tuple([chair.role for chair in kept.chairs])
    roles, seats = chosen if all(chosen) else (), len(kept.chairs)
    options = {**kept.options, **game_of(kept.game).facts.unhurried} if kept.tempo >= DAY else kept.options
    match = Match.new(
        kept.game, seats=seats, seed=seed, options=options, roles=roles, content=kept.content, nonces=nonces,
        resolve=resolve,
    )  # fmt: skip
    for seat, chair in enumerate(kept.chairs):
        match.sit(seat, chair.who)
    return match


def shuffle(table: Table, wish: Host) -> Change:
    if table.kept.phase != LOBBY:
        raise Refused("begun")
    secrets.SystemRandom().shuffle(table.kept.chairs)
    return Change(told=True)


def kick(table: Table, wish: Host) -> Change:
    who = chair_of(table, wish.seat).person
    if not who or who == table.kept.host:
        raise Refused("no-such-seat")

    def out() -> None:
        for client in list(table.clients):
            if client.person == who and not table.kept.seats_of(who):
                client.close("kicked")

    return seated(table, wish.seat, "", "")._replace(then=out)


def extend(table: Table, wish: Host) -> Change:
    table.need_match()
    if not table.pace.extend(wish.seat):
        raise Refused("no-clock")
    return Change(told=True)


def give(table: Table, wish: Host) -> Change:
    who = chair_of(table, wish.seat).person
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
    """The table's own settings at any time; the game's options before it begins, and then all are asked again whether
    they are ready. Where both have the same name, the value says which is meant."""
    kept = table.kept
    known = {option.name: option.values for option in game_of(kept.game).facts.options}
    own = {name: text for name, text in wish.settings.items() if name in _SETTINGS and text not in known.get(name, ())}
    options = {name: text for name, text in wish.settings.items() if name not in own}
    read: dict[str, Any] = {}
    for name, text in own.items():
        try:
            read[name] = _SETTINGS[name](text)
        except ValueError as fault:
            raise Refused("no-such-value", data={"option": name, "value": text}) from fault
    if options and kept.phase != LOBBY:
        raise Refused("begun")
    if options:
        kept.options = _resolved(kept, options, len(kept.chairs))
        for chair in kept.chairs:
            chair.ready = not chair.person
    for name, value in read.items():
        setattr(kept, name, value)
    return Change(told=True)


def _resolved(kept: Kept, wish: dict[str, str], seats: int) -> dict[str, str]:
    """The options with what is changed. A preset that is chosen says anew what it stands for."""
    facts = game_of(kept.game).facts
    meant = {name for preset in wish for name in facts.presets.get(preset, {}).get(wish[preset], {})}
    held = {name: value for name, value in kept.options.items() if name not in meant}
    try:
        return dict(setup_of(game_of(kept.game), seats, {**held, **wish}, (), None).options)
    except SetupError as fault:
        raise Refused.by(fault.rejected) from fault


def seats(table: Table, wish: Host) -> Change:
    """So many seats: free ones are added behind the others, or taken away, the last of them first."""
    kept = table.kept
    if kept.phase != LOBBY:
        raise Refused("begun")
    surplus = len(kept.chairs) - wish.seat
    free = [chair for chair in kept.chairs if not chair.who]
    if surplus > len(free):
        raise Refused("seat-taken")
    gone = free[len(free) - surplus :] if surplus > 0 else []
    chairs = [chair for chair in kept.chairs if not any(chair is each for each in gone)]
    chairs += [Chair() for _ in range(-surplus)]
    kept.options = _resolved(kept, {}, len(chairs))
    kept.chairs = chairs
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
    "seats": seats,
}


HANDLERS[Host] = host
