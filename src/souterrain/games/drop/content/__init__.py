"""What is in the box: cubes and cards, as data."""
