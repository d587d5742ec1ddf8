"""Films: the recorded motion and contacts of bodies, compressed for sending.

A film is one zlib stream. Inside, all numbers are little-endian, without gaps:

    u8   version, 1
    u8   frames a second, 60
    u16  F frames
    u16  B bodies
    u16  C contacts
    B ×  i32 id, u8 kind (0 small 8 mm, 1 large 10 mm, 2 huge 12 mm, 3 pawn 14 × 8.4 × 16 mm),
         u8 left (1 if it left the table), u16 first frame of its track, u16 length n of its track
    7 planes of low bytes, then 7 planes of high bytes, for x, y, z, qx, qy, qz, qw in this order; each plane has one
         byte for every entry of every track, body after body
    C ×  u16 frame, then C × u16 body, then C × u16 other body (both by their place above; 65535 is the table, 65534 a
         wall), then C × u8 hardness

Two bytes make a number u, and u stands for the signed u >> 1 if it is even, for -(u >> 1) - 1 if it is odd. Within a
track the values of a plane are second differences: add up once, then once more, each time from 0 and modulo 2¹⁶ as
signed 16-bit numbers. Positions are then units of 0.05 mm from the table's centre (z upward from its top), quaternions
units of 1/255 and to be normalised. Before its track a body rests as in the
first entry, after it as in the last; a body that left is gone. Hardness h is an impulse of 2^(h/16) µN·s.
"""

from __future__ import annotations

import math
import struct
import zlib
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

VERSION: Final = 1
RATE: Final = 60
LENGTH: Final = 200.0
"""Units of a centimetre."""
TURN: Final = 255.0
"""Units of a quaternion's component: rounding it moves a corner by less than rounding a length does."""
SCALE: Final = np.array([LENGTH] * 3 + [TURN] * 4)
TABLE: Final = 65_535
WALL: Final = 65_534
LOUDEST: Final = 255
_HEAD: Final = struct.Struct("<BBHHH")
_BODY: Final = struct.Struct("<iBBHH")

Row = tuple[float, float, float, float, float, float, float]
"""Position in cm, quaternion as x, y, z, w."""
Shorts = npt.NDArray[np.int16]


class Track(NamedTuple):
    """The track of a body, from frame `first` on, one row a frame."""

    id: int
    kind: int
    left: bool
    first: int
    rows: Sequence[Row]


class Contact(NamedTuple):
    """A touch of two bodies: frame, bodies (by their place among the tracks, or `TABLE`, or `WALL`), and the impulse in
    µN·s."""

    frame: int
    one: int
    other: int
    hardness: float


class Film(NamedTuple):
    frames: int
    tracks: tuple[Track, ...]
    contacts: tuple[Contact, ...]


def encode(film: Film) -> bytes:
    parts = [_HEAD.pack(VERSION, RATE, film.frames, len(film.tracks), len(film.contacts))]
    parts += (_BODY.pack(track.id, track.kind, track.left, track.first, len(track.rows)) for track in film.tracks)
    starts = np.cumsum([0] + [len(track.rows) for track in film.tracks])[:-1]
    table = _differences(_steps([row for track in film.tracks for row in track.rows]), starts)
    words = np.ascontiguousarray((table << 1) ^ (table >> 15)).T.view(np.uint16)
    parts += ((words & 255).astype(np.uint8).tobytes(), (words >> 8).astype(np.uint8).tobytes())
    for column in ("frame", "one", "other"):
        parts.append(np.array([getattr(contact, column) for contact in film.contacts], "<u2").tobytes())
    parts.append(bytes(_loudness(contact.hardness) for contact in film.contacts))
    return zlib.compress(b"".join(parts), 6)


def decode(film: bytes) -> Film:
    data = zlib.decompress(film)
    version, rate, frames, bodies, heard = _HEAD.unpack_from(data)
    if version != VERSION or rate != RATE:
        raise ValueError(f"a film of version {version} at {rate} frames")
    place = _HEAD.size
    heads = [_BODY.unpack_from(data, place + _BODY.size * number) for number in range(bodies)]
    place += _BODY.size * bodies
    entries = sum(head[4] for head in heads)
    planes = np.frombuffer(data, np.uint8, 14 * entries, place).reshape(2, 7, entries).astype(np.uint16)
    folded = (planes[0] | (planes[1] << 8)).T
    words = ((folded >> 1) ^ -(folded & 1)).view(np.int16)
    place += 14 * entries
    tracks, begin = [], 0
    for id, kind, left, first, length in heads:
        rows = _sums(words[begin : begin + length])
        begin += length
        scaled = rows / SCALE
        scaled[:, 3:] /= np.sqrt((scaled[:, 3:] ** 2).sum(axis=1, keepdims=True))
        tracks.append(Track(id, kind, bool(left), first, [tuple(row) for row in scaled.tolist()]))
    whens, ones, others = (
        np.frombuffer(data, "<u2", heard, place + 2 * heard * column).tolist() for column in range(3)
    )
    loud = data[place + 6 * heard : place + 7 * heard]
    contacts = tuple(
        Contact(when, one, other, 2.0 ** (loudness / 16))
        for when, one, other, loudness in zip(whens, ones, others, loud, strict=True)
    )
    return Film(frames, tuple(tracks), contacts)


def _steps(rows: Sequence[Row]) -> Shorts:
    """Return rows in whole units. A quaternion and its opposite are the same rotation, so each is taken as the one
    nearer to its predecessor, also across tracks, which does no harm."""
    table = np.array(rows, np.float64).reshape(-1, len(SCALE))
    turns = table[:, 3:]
    signs = np.where((turns[1:] * turns[:-1]).sum(axis=1) < 0, -1.0, 1.0)
    turns[1:] *= np.cumprod(signs)[:, None]
    scaled = np.rint(table * SCALE)
    whole: Shorts = np.clip(scaled, -32_768, 32_767).astype(np.int16)
    return whole


def _differences(values: Shorts, starts: npt.NDArray[np.int64]) -> Shorts:
    for _ in range(2):
        before = np.roll(values, 1, axis=0)
        before[starts] = 0
        values = values - before
    return values


def _sums(values: Shorts) -> Shorts:
    for _ in range(2):
        values = np.cumsum(values, axis=0, dtype=np.int16)
    return values


def _loudness(hardness: float) -> int:
    return min(LOUDEST, max(0, round(16 * math.log2(max(1.0, hardness)))))


def quietened(contacts: Sequence[Contact], apart: int, most: int) -> tuple[Contact, ...]:
    """Return the first contact of each pair, and again after `apart` quiet frames; of these the `most` hardest, in
    order."""
    kept: list[Contact] = []
    last: dict[tuple[int, int], int] = {}
    for contact in contacts:
        pair = contact.one, contact.other
        if contact.frame - last.get(pair, -1 - apart) > apart:
            kept.append(contact)
        last[pair] = contact.frame
    hardest = sorted(kept, key=lambda contact: -contact.hardness)[:most]
    return tuple(sorted(hardest, key=lambda contact: (contact.frame, contact.one, contact.other)))
