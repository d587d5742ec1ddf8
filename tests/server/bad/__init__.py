"""Lantern once more, in a package with bots that go wrong in every way."""

from souterrain.core.registry import Entry, Parts

BAD = Entry("tests.server.bad.game:GAME", Parts(text="tests.lantern.text:picture", bots="tests.server.bad.bot:BOTS"))
