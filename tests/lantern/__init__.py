"""Lantern: a small game of our own that is only ever played by the tests. It uses every part of the contract."""

from souterrain.core.registry import Entry, Parts

LANTERN = Entry("tests.lantern.game:GAME", Parts(text="tests.lantern.text:picture"))
