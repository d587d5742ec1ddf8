"""Wishes that need the consent of every other seated person: take a move back, remove a player, take a seat.

At most one wish stands at a table. It is kept in memory only, and it ends when somebody refuses, when a seat changes
hands, when the asker leaves the table or when the game is over.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from souterrain.server.net.client import Client
from souterrain.server.protocol.to_server import Consent
from souterrain.server.refusal import Refused
from souterrain.server.table.change import Change
from souterrain.server.table.setup import distinct
from souterrain.server.table.state import TableState, Wish
from souterrain.server.table.table import Table


def ask(
    state: TableState, kind: str, seat: int, by: tuple[str, str], grant: Callable[[], Change], without: str = ""
) -> Change:
    """Ask everybody seated but the asker and `without`; carry the wish out at once if nobody is left to ask. `by`: id
    and name of the asker. A wish of somebody without a seat makes way for one of a seated person."""
    person, name = by
    seated, standing = state.record.persons, state.wish
    if standing is not None and standing.by != person and (standing.by in seated or person not in seated):
        raise Refused("wish-pending")
    asked = frozenset(seated) - {person, without}
    if not asked:
        return grant()
    named = state.names[person] if person in seated else distinct(name, state.names.values())
    wish = state.wish = Wish(secrets.token_hex(4), kind, seat, person, named, asked, grant)
    return Change(table=True, saved=False, answer={"wish": wish.id})


def answer(state: TableState, client: Client, agree: bool) -> Change:
    """Agree to the standing wish or refuse it; the asker withdraws it by refusing. It is granted when all agree."""
    wish = state.wish
    if wish is None:
        raise Refused("nothing-asked")
    if client.spectator or client.person not in (wish.by, *wish.asked):
        raise Refused("not-asked")
    if not agree:
        state.wish = None
        return Change(table=True, saved=False)
    wish.agreed.add(client.person)
    if not wish.agreed >= wish.asked:
        return Change(table=True, saved=False)
    change = wish.grant()
    state.wish = None
    return change._replace(table=True)


def consent(table: Table, client: Client, message: Consent) -> Change:
    wish = table.state.wish
    if wish is None or wish.id != message.wish:
        raise Refused("nothing-asked")
    return answer(table.state, client, message.agree)
