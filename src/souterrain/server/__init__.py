"""The game server: one process, one SQLite file; the journal of a match is the source of truth."""
