"""Content that a person brings to a table in a file: a document of JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from souterrain.core.schema import BYTES
from souterrain.terminal.save import unreadable
from souterrain.terminal.trouble import Trouble


def read_content(path: Path) -> Any:
    """Return the document of a file; raise Trouble if there is none."""
    try:
        with path.open("rb") as file:
            data = file.read(BYTES + 1)
        if len(data) > BYTES:
            raise Trouble("trouble-content-too-large", file=str(path), most=BYTES // 1024)
        return json.loads(data)
    except RecursionError as fault:
        raise Trouble("trouble-unreadable", file=str(path), detail=str(fault)) from fault
    except (OSError, ValueError) as fault:
        raise unreadable(path, fault) from fault
