"""Souterrain: one table for three dungeon games."""

from souterrain import games
from souterrain.core.match import Match, Played
from souterrain.core.rejection import Rejected

games.register()

__all__ = ["Match", "Played", "Rejected"]
