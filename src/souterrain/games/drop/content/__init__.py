"""The contents of the box, cubes and cards, as data."""
