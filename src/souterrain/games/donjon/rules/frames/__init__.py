"""Frames: open choices and pending effects, one small class for each kind.

Any family of rules may open any frame; only the family that owns it answers and carries it out. `kind` is the word of
its question, `rule` the rule that refuses what does not answer it.
"""

from typing import TypeAlias

from souterrain.core.forms import Verb

Offers: TypeAlias = "dict[int, tuple[Verb, ...]]"
