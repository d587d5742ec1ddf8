"""Lantern: a small game of our own that is only ever played by the tests. It uses every part of the contract."""
