"""Legal sentences of a seat, rebuilt from the forms that the server sent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from souterrain.core.actions import Action, read
from souterrain.core.asks import Ask
from souterrain.core.forms import Counts, Field, Form, Rows, Span, Verb
from souterrain.core.legal import Legal
from souterrain.core.rejection import Rejected
from souterrain.core.stakes import Stake
from souterrain.server.protocol.parts import AskInfo, FieldInfo, FormInfo, VerbInfo

Explain = Callable[[Any, Action], Rejected]


def legal_of(verbs: Sequence[VerbInfo], explain: Explain | None = None) -> Legal:
    """Build `Legal` from forms. `explain` returns the reason why a sentence is not offered. A form's last check is the
    server's: it may still refuse."""
    return Legal(tuple([Verb(verb.word, *map(_form, verb.forms)) for verb in verbs]), None, explain)


def ask_of(info: AskInfo) -> Ask:
    return Ask(info.seat, info.number, info.kind, info.about, read(info.default) if info.default else None)


def stakes_of(info: AskInfo) -> tuple[Stake, ...]:
    return tuple([Stake(read(stake.about), stake.key, stake.data, stake.sure) for stake in info.stakes])


def _form(info: FormInfo) -> Form:
    return Form(*map(_field, info.fields))


def _field(info: FieldInfo) -> Field:
    if info.rows is not None:
        return Rows(tuple([tuple(row) for row in info.rows]))
    if info.words is not None and info.caps is not None:
        return Counts(tuple(info.words), tuple(info.caps), info.least, info.most)
    if info.word is not None:
        return Span(info.word, info.least, info.most)
    raise ValueError("a field that is no table, no multiset and no measure")
