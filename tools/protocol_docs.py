"""Writes docs/protocol.md from the types of the protocol: `python tools/protocol_docs.py`."""

from __future__ import annotations

import ast
import inspect
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from souterrain.server.protocol import PROTOCOL, daily, http, parts, profile, to_client, to_server

TARGET = Path(__file__).parents[1] / "docs" / "protocol.md"
INTRODUCTION = """# The protocol

Made from `src/souterrain/server/protocol/` by `tools/protocol_docs.py`; a test keeps it current. Protocol {number}.

A client opens `/ws/{{table}}` (players) or `/ws/w/{{watchcode}}` (spectators) with the cookie of its page or with
`Authorization: Bearer <token>`, and sends `hello`. Every message is one JSON object in a text frame of at most 64 KiB;
`t` says which one it is. Every request has a `cid`, a name the client chooses, and is answered by `ack` or `nack` with
that name. Sent again with the same content it gets the same answer and is carried out once; so a client that lost its
connection sends everything again that was not answered. An `ack` means: it is on the disk.

Updates are numbered (`seq`). A client that comes back says the last number it has seen and gets the gap, or a whole
view. A client whose view does not have the `hash` it was told sends `hello` again with `seen` -1 on the same socket.
Text for people is never sent: keys, nouns and numbers are, and each client has the words (`/api/locale/…`).

Sockets are closed with 1012 (the server comes back), 1013 (this client does not read), 1008 (too much that is no
message, or no `hello` for 15 seconds), 4001 (kicked), 4002 (signed out elsewhere), 4004 (no such table). A client that
sends very much is read more slowly. A handshake is refused with 401 (no token that we know), 403 (another site's page)
or 429 (too many).

The HTTP interface is described by `/api/schema/openapi.json`; its bodies are below. Every error is a `Problem`.
"""
MODULES = (parts, to_server, to_client, http, daily, profile)
NAMES = {module.__name__ for module in MODULES}
SECTIONS = (
    ("From the client", to_server.ToServer),
    ("From the server", to_client.ToClient),
)


def structs(union: Any) -> tuple[type[msgspec.Struct], ...]:
    return typing.get_args(union)


def attribute_docs(kind: type[msgspec.Struct]) -> dict[str, str]:
    """The strings that stand below the fields of a class."""
    (tree,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(tree, ast.ClassDef)
    docs: dict[str, str] = {}
    for before, node in zip(tree.body, tree.body[1:], strict=False):
        text = node.value.value if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) else None
        if isinstance(before, ast.AnnAssign) and isinstance(before.target, ast.Name) and isinstance(text, str):
            docs[before.target.id] = " ".join(text.split())
    return docs


def type_text(kind: Any) -> str:
    """A type as a reader of JSON says it."""
    if typing.get_origin(kind) is typing.Annotated:
        inner, *notes = typing.get_args(kind)
        return type_text(inner) + "".join([_bounds(note) for note in notes])
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return " or ".join(map(type_text, args))
    if origin is list:
        return f"[{type_text(args[0])}]"
    if origin is tuple:
        return f"[{', '.join(map(type_text, args))}]"
    if origin is dict:
        return f"{{{type_text(args[0])}: {type_text(args[1])}}}"
    names = {str: "text", int: "number", float: "number", bool: "true/false", type(None): "null", Any: "anything"}
    return names.get(kind) or str(kind.__name__)


def _bounds(meta: msgspec.Meta) -> str:
    said = [
        f"{meta.min_length or 0}–{meta.max_length} characters" if meta.max_length is not None else "",
        f"at least {meta.min_length} characters" if meta.min_length is not None and meta.max_length is None else "",
        f"{meta.ge}–{meta.le}" if meta.ge is not None else "",
        f"`{meta.pattern}`".replace("|", "\\|") if meta.pattern else "",
    ]
    told = ", ".join([each for each in said if each])
    return f" ({told})" if told else ""


def described(kind: type[msgspec.Struct]) -> Iterator[str]:
    tag = kind.__struct_config__.tag
    yield f"### {f'`{tag}`' if tag else kind.__name__}"
    yield ""
    yield " ".join((inspect.getdoc(kind) or "").split()) if "__doc__" in vars(kind) and kind.__doc__ else ""
    yield ""
    hints = typing.get_type_hints(kind, include_extras=True)
    bases = [base for base in reversed(kind.__mro__) if base.__module__ in NAMES]
    docs = {name: text for base in bases for name, text in attribute_docs(base).items()}
    fields = msgspec.structs.fields(kind)
    if fields:
        yield "| field | type | default | |"
        yield "|---|---|---|---|"
    for field in fields:
        default = ""
        if field.default is not msgspec.NODEFAULT:
            default = f"`{msgspec.json.encode(field.default).decode()}`"
        elif field.default_factory is not msgspec.NODEFAULT:
            default = f"`{msgspec.json.encode(field.default_factory()).decode()}`"
        yield f"| `{field.name}` | {type_text(hints[field.name])} | {default} | {docs.get(field.name, '')} |"
    yield ""


def document() -> str:
    lines = [INTRODUCTION.format(number=PROTOCOL)]
    told: set[type] = set()
    for title, union in SECTIONS:
        lines += [f"## {title}", ""]
        for kind in structs(union):
            told.add(kind)
            lines += described(kind)
    rest = [
        kind
        for module in MODULES
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct
        if kind not in told and kind.__module__ == module.__name__
    ]
    lines += ["## Parts of messages, and bodies of the HTTP interface", ""]
    for kind in rest:
        lines += described(kind)
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    TARGET.write_text(document(), encoding="utf-8")
