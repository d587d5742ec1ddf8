"""Offers: what each seat may answer to a frame."""

from __future__ import annotations

from typing import TypeAlias

from souterrain.core.forms import Verb

Offers: TypeAlias = "dict[int, tuple[Verb, ...]]"
