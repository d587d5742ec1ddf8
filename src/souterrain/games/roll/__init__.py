"""Dungeon Roll: dice, heroes, push your luck. Start with facts.py; README.md has the grammar and the rulings."""
