"""The asynchronous client of the protocol: for tests, benchmarks, `souterrain join` and bots of other people."""

from souterrain.extras import extra_of, missing

try:
    from souterrain.client.bot import Bot, play
    from souterrain.client.client import Client
    from souterrain.client.faults import Gone, Refused
    from souterrain.client.http import Api
    from souterrain.client.links import Link
except ModuleNotFoundError as fault:
    extra = extra_of(fault)
    if extra is None:
        raise
    raise missing(extra) from fault

__all__ = ["Api", "Bot", "Client", "Gone", "Link", "Refused", "play"]
