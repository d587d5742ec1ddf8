"""Souterrain: one table for three dungeon games."""

from souterrain import parts
from souterrain.core.match import Match, Played
from souterrain.core.rejection import Rejected

parts.register()

__all__ = ["Match", "Played", "Rejected"]
