"""The lone spelunker (DD-100 to DD-120)."""
