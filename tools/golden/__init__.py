"""Golden journals: games that were played once and must be replayed the same for ever."""
