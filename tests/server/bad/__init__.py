"""Lantern once more, in a package with bots that go wrong in every way."""
