"""Donjon: a dungeon crawler, one master against adventurers."""
