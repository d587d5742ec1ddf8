"""The server as tests run it: the real one, with Lantern among its games; with its slow variant where it is wanted."""

from __future__ import annotations

import os
import sys

import msgspec

from souterrain import parts
from souterrain.core import registry
from souterrain.server.run import run
from souterrain.server.settings import Settings
from tests.lantern import LANTERN, slow

if __name__ == "__main__":
    parts.register()
    registry.add("lantern", *LANTERN)
    if slow.TROUBLE in os.environ:
        slow.register()
    run(msgspec.convert(msgspec.json.decode(sys.argv[1]), Settings, dec_hook=lambda kind, value: kind(value)))
