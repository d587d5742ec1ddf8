"""The statements of queries.sql, by name."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

_TEXT: Final = files("souterrain.server.store").joinpath("queries.sql").read_text("utf-8")
SQL: Final[dict[str, str]] = {
    name: text.strip() for name, text in re.findall(r"^-- name: (\S+)\n(.*?)(?=^-- name: |\Z)", _TEXT, re.M | re.S)
}
