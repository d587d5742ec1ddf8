"""The options of both editions, as the rules hold them."""

from __future__ import annotations

from typing import Final

from souterrain.games.roll.facts import FACTS, Options

EDITIONS: Final = {edition: Options.read(FACTS.resolve({"edition": edition})) for edition in ("seed", "published")}
