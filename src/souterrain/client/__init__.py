"""The asynchronous client of the protocol: for tests, benchmarks, `souterrain join` and bots of other people."""

from souterrain.client.bot import Bot, play
from souterrain.client.client import Client
from souterrain.client.faults import Gone, Refused
from souterrain.client.http import Api
from souterrain.client.links import Link

__all__ = ["Api", "Bot", "Client", "Gone", "Link", "Refused", "play"]
