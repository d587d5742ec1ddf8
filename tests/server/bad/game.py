"""The game itself is Lantern."""

from __future__ import annotations

from tests.lantern.game import Lantern

GAME = Lantern()
