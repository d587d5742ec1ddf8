"""Souterrain: one table for three dungeon games."""

from souterrain import parts
from souterrain.core.journal import Journal, JournalError
from souterrain.core.match import Match, Played
from souterrain.core.rejection import IllegalActionError, Rejected, SetupError

parts.register()

__all__ = ["IllegalActionError", "Journal", "JournalError", "Match", "Played", "Rejected", "SetupError"]
