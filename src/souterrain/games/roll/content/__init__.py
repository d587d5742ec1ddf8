"""Dice, treasures and heroes as data."""
