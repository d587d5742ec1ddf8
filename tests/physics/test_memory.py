"""Nothing of a motion is left once it is answered: a server makes millions."""

from __future__ import annotations

import gc
import json

from souterrain.physics import answer
from souterrain.physics.world import Motion

REQUEST = {
    "do": "drop",
    "walled": 0,
    "lying": [],
    "falling": [[0, "small"], [1, "large"]],
    "at": [0, 0],
    "height": 200_000,
}


def test_a_motion_is_let_go() -> None:
    for seed in range(3):
        answer(json.dumps({**REQUEST, "seed": seed}))
    gc.collect()
    assert not [thing for thing in gc.get_objects() if isinstance(thing, Motion)]
