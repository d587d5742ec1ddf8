"""Seats played by the machine."""
