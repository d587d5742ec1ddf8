"""What every test may count on: Lantern is a registered game, and properties are checked the same way each time."""

from __future__ import annotations

from hypothesis import settings

from souterrain.core import registry

registry.add("lantern", "tests.lantern.game:GAME")

# No deadline: two busy cores make any timing a coin toss. Derandomised: a failure is the same failure for everybody.
settings.register_profile("house", deadline=None, derandomize=True, database=None, max_examples=60)
settings.load_profile("house")
