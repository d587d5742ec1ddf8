"""Bots: programs that play a seat. `roll`, `drop` and `donjon` hold the bots of one game each."""
