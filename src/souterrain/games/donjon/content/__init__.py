"""Cards and creatures as data over a small closed vocabulary."""
