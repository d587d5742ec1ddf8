"""The dictionary of handlers knows every message of the protocol."""

from __future__ import annotations

from typing import get_args

import pytest

from souterrain.server.protocol.to_server import Hello, ToServer
from souterrain.server.table.handlers import HANDLERS


@pytest.mark.quick
def test_every_message_has_a_handler() -> None:
    assert HANDLERS.keys() == set(get_args(ToServer)) - {Hello}
