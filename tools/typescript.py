"""Writes web/src/lib/types.ts from the types of the protocol: python tools/typescript.py [--check]"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    BytesType,
    DictType,
    FloatType,
    IntType,
    ListType,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    type_info,
)

from souterrain.server.protocol import PROTOCOL, daily, http, parts, profile, to_client, to_server

TARGET: Final = Path(__file__).parents[1] / "web" / "src" / "lib" / "types.ts"
HEAD: Final = "// Made from src/souterrain/server/protocol/ by tools/typescript.py; change it there, then run it again."
MODULES: Final = (parts, to_server, to_client, http, daily, profile)
BODIES: Final = {"NewName", "NewTable", "Passphrase", "Login", "Recover", "SignOut", "PlayOn", "PracticeAct"}
"""Sent by clients over HTTP."""
PLAIN: Final[tuple[tuple[type[Type], str], ...]] = (
    (AnyType, "any"),
    (BoolType, "boolean"),
    (IntType, "number"),
    (FloatType, "number"),
    (StrType, "string"),
    (BytesType, "string"),
    (NoneType, "null"),
)


def written(kind: Type) -> str:
    """A type as TypeScript writes it."""
    for plain, name in PLAIN:
        if isinstance(kind, plain):
            return name
    if isinstance(kind, StructType):
        return kind.cls.__name__
    if isinstance(kind, ListType):
        inner = written(kind.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(kind, TupleType):
        return "[" + ", ".join(map(written, kind.item_types)) + "]"
    if isinstance(kind, DictType):
        return f"{{ [key: {written(kind.key_type)}]: {written(kind.value_type)} }}"
    if isinstance(kind, UnionType):
        return " | ".join(map(written, kind.types))
    raise TypeError(f"no TypeScript for {kind}")


def interface(cls: type[msgspec.Struct], *, sent: bool) -> Iterator[str]:
    """`sent`: we send it, so what has a default may be left out; else only what the other side leaves out may be."""
    info = type_info(cls)
    assert isinstance(info, StructType)
    config = cls.__struct_config__
    yield f"export interface {cls.__name__} {{"
    if info.tag_field is not None:
        yield f"  {info.tag_field}: {info.tag!r};".replace("'", '"')
    for field in info.fields:
        optional = not field.required and (sent or config.omit_defaults)
        yield f"  {field.encode_name}{'?' if optional else ''}: {written(field.type)};"
    yield "}"


def structs() -> list[type[msgspec.Struct]]:
    return [
        thing
        for module in MODULES
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__
    ]


def text() -> str:
    said: tuple[Any, ...] = get_args(to_server.ToServer)
    lines = [HEAD, "", f"export const PROTOCOL = {PROTOCOL};"]
    for cls in structs():
        lines += ["", *interface(cls, sent=cls in said or cls.__name__ in BODIES)]
    for name, union in (("ToServer", to_server.ToServer), ("ToClient", to_client.ToClient)):
        members = " | ".join(cls.__name__ for cls in get_args(union))
        lines += ["", f"export type {name} = {members};"]
    return "\n".join(lines) + "\n"


def main() -> int:
    if "--check" in sys.argv[1:]:
        return int(TARGET.read_text(encoding="utf-8") != text())
    TARGET.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
