"""The exact solver of a delve of Dungeon Roll."""
