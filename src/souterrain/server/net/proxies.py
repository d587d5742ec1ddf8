"""Trusted proxies, and the address of a visitor behind them.

Everybody can send `X-Forwarded-For` and `X-Forwarded-Proto`, so they count only if they come from a trusted address.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

LOOPBACK: Final = ("127.0.0.0/8", "::1/128")
SCHEMES: Final = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
HOUSEHOLD: Final = 64
"""Bits of an IPv6 address that a provider gives to one subscriber, who chooses the rest."""

Address = IPv4Address | IPv6Address


class Proxies:
    """The networks of trusted proxies; `ValueError` if one of them is malformed."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks = [ip_network(network, strict=False) for network in networks]

    def trusts(self, address: str) -> bool:
        found = _parsed(address)
        return found is not None and self._trusts(found)

    def _trusts(self, address: Address) -> bool:
        return any(address in network for network in self._networks)

    def visitor(self, peer: str, forwarded_for: str) -> str:
        """Return the address of the visitor: the right-most of the chain that is no trusted proxy.

        Each proxy appends the address that it was called from, so the chain is read from the right, and only as long as
        the address that told the next one is trusted and the next one is well formed.
        """
        address = _parsed(peer)
        if address is None:
            return peer
        for hop in reversed(forwarded_for.split(",")):
            told = _parsed(_without_port(hop.strip())) if self._trusts(address) else None
            if told is None:
                break
            address = told
        return _visitor(address)

    def scheme(self, peer: str, own: str, forwarded_proto: str) -> str:
        """Return the scheme of the page, "http" or "https"; in a list the left-most is that of the visitor."""
        told = SCHEMES.get(forwarded_proto.partition(",")[0].strip().lower(), "")
        return told if told and self.trusts(peer) else SCHEMES.get(own, "http")


def _parsed(text: str) -> Address | None:
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return (isinstance(address, IPv6Address) and address.ipv4_mapped) or address


def _without_port(hop: str) -> str:
    """Return the address in "1.2.3.4:56", "[2001:db8::1]:56" or a plain address."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop


def visitor_at(address: str) -> str:
    """Return the visitor for whom the limits of an address are counted; a malformed address is its own."""
    found = _parsed(address)
    return address if found is None else _visitor(found)


def _visitor(address: Address) -> str:
    """Return an address, or for a public IPv6 address the network of its subscriber."""
    if isinstance(address, IPv6Address) and address.is_global:
        return str(ip_network((address, HOUSEHOLD), strict=False))
    return str(address)
