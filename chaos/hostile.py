"""Hostile WebSocket bytes: strategies for messages that are none, and frames with the close code they deserve."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from hypothesis import strategies as st

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was not compiled
    from websockets.utils import apply_mask

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
MASK: Final = b"\x01\x02\x03\x04"
BROKEN, NOT_TEXT, TOO_BIG = 1002, 1007, 1009

SEEDS: Final[tuple[dict[str, Any], ...]] = (
    {"t": "move", "cid": "a", "seat": 0, "ask": 1, "text": "fight mage ooze"},
    {"t": "waive", "cid": "a", "seat": 0, "ask": 1},
    {"t": "hold", "cid": "a", "seat": 0},
    {"t": "orders", "cid": "a", "seat": 0, "wake": ["monster", "loot"]},
    {"t": "undo", "cid": "a", "seat": 0},
    {"t": "takeback", "cid": "a", "seat": 0, "agree": True},
    {"t": "sit", "cid": "a", "seat": 0, "who": "me", "role": ""},
    {"t": "host", "cid": "a", "do": "kick", "seat": 0, "settings": {"pause": "0"}},
    {"t": "lend", "cid": "a", "seat": 0, "bot": "bot:random"},
    {"t": "resign", "cid": "a", "seat": 0},
    {"t": "rematch", "cid": "a", "carry": True},
    {"t": "why", "cid": "a", "seat": 0, "text": "flee"},
)
"""Well-formed messages; a stranger who sends them is refused."""
ODD: Final = (
    "NaN", "Infinity", "-0", "1e999", "9223372036854775808", "-1", "15", "16", "1.5", "null", "true", '"\\ud800"',
    '"\\u0000"', '"٣"', '""', "[]", "{}", "[" * 500 + "]" * 500,
    '{"a":' * 200 + "1" + "}" * 200, '"' + "x" * 3000 + '"',
)  # fmt: skip


def _cut(text: str, at: int, stuff: bytes) -> str:
    return text[: at % len(text)]


def _insert(text: str, at: int, stuff: bytes) -> str:
    place = at % len(text)
    return text[:place] + stuff.decode("utf-8", "ignore") + text[place:]


def _odd_value(text: str, at: int, stuff: bytes) -> str:
    message = json.loads(text)
    key = sorted(message)[at % len(message)]
    return json.dumps({**message, key: "\x00"}).replace('"\\u0000"', ODD[len(stuff) * 7 % len(ODD) - at % 3], 1)


def _twice(text: str, at: int, stuff: bytes) -> str:
    return text[:-1] + f',"t":"move","cid":"b","seat":{at}}}'


def _more(text: str, at: int, stuff: bytes) -> str:
    return text[:-1] + f',"extra":{json.dumps(stuff.hex())}}}'


def _no_key(text: str, at: int, stuff: bytes) -> str:
    message = json.loads(text)
    message.pop(sorted(message)[at % len(message)])
    return json.dumps(message)


def _other(text: str, at: int, stuff: bytes) -> str:
    return json.dumps({**json.loads(text), "seat": at - 4, "ask": at, "text": stuff.hex() or "x"})


def _raw(text: str, at: int, stuff: bytes) -> str:
    return stuff.decode("utf-8", "replace") * (at + 1)


CHANGES: Final[tuple[Callable[[str, int, bytes], str], ...]] = (
    _cut, _insert, _odd_value, _odd_value, _twice, _more, _no_key, _other, _raw,
)  # fmt: skip

SIZE: Final = 12
"""Bytes of a recipe."""
RECIPES: Final = st.binary(min_size=100 * SIZE, max_size=100 * SIZE)
"""A batch of recipes: hypothesis draws bytes, which is quick enough for a million messages."""


def messages(recipes: bytes, number: int) -> list[str]:
    """Return a message for each recipe: one of the seeds, changed. Its cid, if it still has one, is new."""
    made = []
    for at in range(0, len(recipes) - SIZE + 1, SIZE):
        seed, change, place, length, *stuff = recipes[at : at + SIZE]
        text = json.dumps({**SEEDS[seed % len(SEEDS)], "cid": f"c{number + at}"})
        made.append(CHANGES[change % len(CHANGES)](text, place, bytes(stuff[: length % len(stuff)])))
    return made


def frame(opcode: int, data: bytes, *, fin: bool = True, rsv: int = 0, mask: bool = True, size: int = -1) -> bytes:
    """Return a client's frame, with a mask unless that is left out; `size` is what its header claims."""
    claimed = len(data) if size < 0 else size
    first = (0x80 if fin else 0) | (rsv << 4) | opcode
    bit = 0x80 if mask else 0
    if claimed < 126:
        head = bytes((first, bit | claimed))
    elif claimed < 65536:
        head = bytes((first, bit | 126)) + claimed.to_bytes(2, "big")
    else:
        head = bytes((first, bit | 127)) + claimed.to_bytes(8, "big")
    return head + (MASK + apply_mask(data, MASK) if mask else data)


FRAMES: Final = st.one_of(
    st.builds(lambda op, data: (frame(op, data), BROKEN), st.sampled_from((3, 4, 7, 11, 15)), st.binary(max_size=40)),
    st.builds(lambda rsv, data: (frame(TEXT, data, rsv=rsv), BROKEN), st.integers(1, 7), st.binary(max_size=40)),
    st.builds(lambda data: (frame(TEXT, data, mask=False), BROKEN), st.binary(min_size=1, max_size=40)),
    st.builds(lambda op, n: (frame(op, bytes(n)), BROKEN), st.sampled_from((CLOSE, PING, PONG)), st.integers(126, 300)),
    st.builds(lambda op: (frame(op, b"ab", fin=False), BROKEN), st.sampled_from((CLOSE, PING, PONG))),
    st.builds(lambda data: (frame(0, data), BROKEN), st.binary(max_size=40)),
    st.builds(lambda data: (frame(TEXT, b"{", fin=False) + frame(TEXT, data), BROKEN), st.binary(max_size=9)),
    st.builds(lambda n: (frame(CLOSE, n.to_bytes(2, "big")), BROKEN), st.sampled_from((0, 999, 1004, 1005, 1006))),
    st.builds(lambda data: (frame(CLOSE, data), BROKEN), st.binary(min_size=1, max_size=1)),
    st.builds(lambda data: (frame(TEXT, b"\xff" + data), NOT_TEXT), st.binary(max_size=40)),
    st.builds(lambda data: (frame(TEXT, data + b"\xed\xa0\x80"), NOT_TEXT), st.text(max_size=9).map(str.encode)),
    st.builds(lambda data: (frame(CLOSE, b"\x03\xe8\xff" + data), NOT_TEXT), st.binary(max_size=9)),
    st.builds(lambda n: (frame(TEXT, b"x", size=65537 + n), TOO_BIG), st.integers(0, 2**62)),
    st.builds(lambda n: (frame(TEXT, bytes(40_000), fin=False) + frame(0, bytes(40_000)), TOO_BIG), st.just(0)),
)  # fmt: skip
"""Bytes after the handshake, and the close code they deserve."""
BATCHES: Final = st.lists(FRAMES, min_size=40, max_size=40)
