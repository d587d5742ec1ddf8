"""Test vectors from Python for the TypeScript twins of `core.legal`, sentences, hashes, dice check, films and shifts.

`python -m tests.browser.vectors` writes them to web/tests/vectors.json. The file is committed, so that `npm test` needs
no Python; tests/browser/test_build.py compares it with `text()`.
"""

from __future__ import annotations

import base64
import json
import math
import zlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from souterrain import Match
from souterrain.core import registry
from souterrain.core.actions import Item, say
from souterrain.core.forms import Counts, Field, Form, Rows, Span, Verb
from souterrain.core.legal import Legal
from souterrain.core.seeded import seed_bytes
from souterrain.core.verify import verify
from souterrain.games.drop.content.cubes import CUBES, LETTERS
from souterrain.games.drop.geometry import Footprint, centre, footprint_of
from souterrain.games.drop.rules.abilities.flicks import BREATH, BREATH_REACH
from souterrain.games.drop.rules.abilities.moves import SHIFT, UNDERTOW
from souterrain.games.drop.rules.shifting import placed, shortest_shift, slide
from souterrain.physics import film
from souterrain.server.table.views import Shown
from souterrain.terminal.language import Language
from tests.lantern import LANTERN

TARGET: Final = Path(__file__).parents[2] / "web" / "tests" / "vectors.json"
WORDS: Final = ("ant", "bee", "cat", "dog")
SAID: Final = {
    "drop": (
        "explore column:e row=7",
        "explore clear:1 height=150 away=265 toward=2805",
        "drop gold:13 over gold:2 height=150 away=20 toward=1",
        "flick gold:7 toward=677 force=881",
        "flick key:2 at goblin:9 force=896",
        "use human diviner clear:5",
        "use mage red:4 over goblin:5",
        "place x=-1880 y=951",
    ),
    "donjon": (
        "walk zone=3 column:c row=4",
        "strike giant-spider number=1 power-blow",
        "strike mummy number=2 hero:3",
        "strike web zone=1 column:a row=5",
        "cast evil-sorcerer number=1 magic-missile hero:3",
        "read scroll:teleport hero:4 zone=2 column:b row=2",
        "stack royal-crypt corner corridor",
        "unleash giant-spider",
        "give gold=119 hero:6",
        "walk zone=3",
    ),
}
"""Sentences with squares, numbers and measures, which Dungeon Roll does not have."""


def plain_field(field: Field) -> dict[str, Any]:
    if isinstance(field, Rows):
        return {"rows": field.rows}
    if isinstance(field, Counts):
        return {"words": field.words, "caps": field.caps, "least": field.least, "most": field.most}
    assert isinstance(field, Span)
    return {"word": field.word, "least": field.least, "most": field.most}


def plain_verbs(legal: Legal) -> list[dict[str, Any]]:
    """Return the verbs in the form of the protocol."""
    return [
        {"word": verb.word, "forms": [{"fields": [plain_field(field) for field in form.fields]} for form in verb.forms]}
        for verb in legal.verbs
    ]


def made_up(rng: Random) -> Legal:
    """Forms no game has: sums that must be reached, rows with gaps, measures, several fields and forms."""
    forms = []
    for _ in range(rng.randint(1, 3)):
        fields: list[Field] = []
        for _ in range(rng.randint(0, 3)):
            kind = rng.randrange(3)
            if kind == 0:
                rows = [
                    tuple([(rng.choice(WORDS), rng.randint(1, 3)) for _ in range(rng.randint(0, 2))])
                    for _ in range(rng.randint(1, 4))
                ]
                fields.append(Rows(tuple(dict.fromkeys(rows))))
            elif kind == 1:
                caps = tuple([rng.randint(0, 3) for _ in WORDS])
                least = rng.randint(0, sum(caps))
                fields.append(Counts(WORDS, caps, least, rng.randint(least, 9)))
            else:
                low = rng.randint(-3, 3)
                fields.append(Span("turn=", low, low + rng.randint(0, 4)))
        forms.append(Form(*fields))
    return Legal((Verb("try", *forms),))


def legals() -> Iterator[Legal]:
    rng = Random(7)
    for _ in range(60):
        yield made_up(rng)
    for name, seats in (("roll", 2), ("lantern", 3)):
        match = Match.new(name, seats=seats, seed=7)
        for _ in range(40):
            if not match.asks:
                break
            seat = match.turn
            legal = match.legal(seat)
            if all(form.check is None for verb in legal.verbs for form in verb.forms):
                yield legal
            match.play(seat, legal.sample(rng))


def walks(legal: Legal) -> Iterator[dict[str, Any]]:
    rng = Random(11)
    for verb in legal.verbs:
        for _ in range(2):
            items: tuple[Item, ...] = ()
            for _ in range(8):
                after = legal.after(items, verb.word)
                yield {
                    "verb": verb.word,
                    "items": items,
                    "choices": [tuple(choice) for choice in after.choices],
                    "done": after.done,
                    "fits": (verb.word, *items) in legal,
                    "text": say((verb.word, *items)),
                }
                if not after.choices:
                    break
                choice = rng.choice(after.choices)
                items += ((choice.word, rng.randint(choice.least, choice.most + (rng.random() < 0.1))),)


def sentences() -> Iterator[dict[str, Any]]:
    """Events of a short game, told in three languages by the terminal's own helper."""
    match = Match.new("roll", seats=2, seed=3)
    rng = Random(5)
    for _ in range(200):
        if not match.asks:
            break
        seat = match.turn
        match.play(seat, match.legal(seat).sample(rng))
    seen = {event["key"]: event for event in match.story(0)}
    for code in ("en", "fr", "it"):
        language = Language(code, "roll", ("Ada", "Bo"))
        for event in seen.values():
            yield {"code": code, "event": event, "text": language.event(event)}


def said() -> Iterator[dict[str, Any]]:
    """Sentences of random games and their beginnings, as people say them in three languages."""
    rng = Random(8)
    for seed, hero in enumerate(("spellsword", "scout", "leprechaun", "guild-leader", "thornsinger")):
        match = Match.new("roll", seed=seed, options={"hero": hero})
        found = {}
        while match.asks:
            action = match.legal(0).sample(rng)
            text = say(action)
            found[len(action), text.split(" ")[0]] = text
            match.play(0, action)
        whole = list(found.values())
        for code in ("en", "fr", "it"):
            language = Language(code, "roll")
            for text in [*whole, *[text.rpartition(" ")[0] for text in whole if " " in text]]:
                yield {"code": code, "sentence": text, "text": language.sentence(text)}


def measured() -> Iterator[dict[str, Any]]:
    """Sentences of the other games in three languages, with the nouns that decide how they are said."""
    for name, sentences in SAID.items():
        nouns = registry.game(name).nouns
        texts = [
            {"code": code, "sentence": sentence, "text": Language(code, name).sentence(sentence)}
            for code in ("en", "fr", "it")
            for sentence in sentences
        ]
        words = {kind: nouns[kind] for kind in ("link", "column", "unique") if kind in nouns}
        yield {"package": registry.package(name).replace(".", "/"), "nouns": words, "said": texts}


def views() -> Iterator[dict[str, Any]]:
    """Views of both games through several eyes, with the hash that goes over the wire."""
    for name in ("roll", "lantern"):
        match = Match.new(name, seats=2, seed=5)
        for eyes in (0, 1, None):
            view = match.view(eyes)
            yield {"sections": view, "hash": Shown(view).hash}


def journals() -> Iterator[dict[str, Any]]:
    """Whole games, with what the check of their dice says; one went on from the middle of another."""
    seeds = seed_bytes(9), seed_bytes(10)
    whole = [Match.new(name, seats=2, seed=seeds[0]) for name in ("roll", "lantern")]
    for match in whole:
        yield judged(match)
    further = Match.replay(whole[0].journal, 6)
    further.fork(*seeds)
    yield judged(further)


def judged(match: Match) -> dict[str, Any]:
    rng = Random(3)
    while match.asks:
        seat = match.turn
        match.play(seat, match.legal(seat).sample(rng))
    match.reveal()
    verdict = verify(match.journal)._asdict()
    return {"journal": match.journal.dumps(), "verdict": verdict}


def films() -> Iterator[dict[str, Any]]:
    """Made-up films as the client gets them, and what is in them: bodies that wait, jump, leave and turn around."""
    rng = Random(12)
    for bodies, frames, heard in ((1, 1, 0), (3, 9, 4), (12, 24, 30)):
        tracks = tuple(_track(rng, number, frames) for number in range(bodies))
        others = (*range(bodies), film.TABLE, film.WALL)
        contacts = tuple(
            film.Contact(
                rng.randrange(frames), rng.randrange(bodies), rng.choice(others), 2.0 ** (rng.randrange(256) / 16)
            )
            for _ in range(heard)
        )
        made = film.encode(film.Film(frames, tracks, contacts))
        read = film.decode(made)
        # Versions of zlib compress differently: what is stored is stored alike everywhere.
        stored = zlib.compress(zlib.decompress(made), 0)
        yield {
            "film": base64.b64encode(stored).decode(),
            "frames": read.frames,
            "tracks": [
                {**track._asdict(), "rows": [[round(each, 6) for each in row] for row in track.rows]}
                for track in read.tracks
            ],
            "contacts": [[*contact[:3], round(contact.hardness, 6)] for contact in read.contacts],
        }


def _track(rng: Random, number: int, frames: int) -> film.Track:
    first = rng.randrange(frames)
    at, turn = [rng.uniform(-45, 45), rng.uniform(-45, 45), rng.uniform(-3, 30)], [rng.gauss(0, 1) for _ in range(4)]
    rows = []
    for _ in range(rng.randint(1, frames - first)):
        at = [each + rng.gauss(0, 4) for each in at]
        turn = [each + rng.gauss(0, 0.2) for each in turn]
        norm = math.hypot(*turn)
        rows.append((at[0], at[1], at[2], turn[0] / norm, turn[1] / norm, turn[2] / norm, turn[3] / norm))
    return film.Track(7 * number, rng.randrange(4), rng.random() < 0.3, first, rows)


def shifts() -> Iterator[dict[str, Any]]:
    """Crowded tables with a cube among others: its square elsewhere, its shortest way out, and a slide."""
    rng = Random(11)

    def cube(spread: int, side: int) -> Footprint:
        x, y = rng.randrange(-spread, spread + 1), rng.randrange(-spread, spread + 1)
        return footprint_of(x, y, side, (rng.randrange(1, 9000), rng.randrange(-9000, 9000)))

    for number in range(60):
        others = [cube(9_000 + 400 * number, rng.choice((8_000, 10_000, 12_000))) for _ in range(rng.randint(1, 7))]
        own = cube(6_000, rng.choice((8_000, 10_000)))
        if number % 4 == 0:
            # A narrow gap between two straight cubes: the nearest whole micrometres in it are far.
            others = [footprint_of(-9_000, 0, 10_000, (1, 0)), footprint_of(9_000 + number // 4, 0, 10_000, (1, 0))]
            own = footprint_of(0, rng.randrange(-3000, 3000), 8_000, (1, 0))
        limit, toward = rng.choice((5_000, 60_000)), (rng.randrange(-90_000, 90_000), rng.randrange(-90_000, 90_000))
        yield {
            "own": own,
            "others": others,
            "limit": limit,
            "toward": toward,
            "placed": placed(own, toward, 12_000),
            "centre": centre(own),
            "shift": shortest_shift(own, others, limit),
            "slid": slide(own, toward, 15_000, others),
        }


def text() -> str:
    """Return the vectors as JSON, one line for each kind, so that a difference names the kind."""
    game = registry.game("roll")
    vectors = {
        "trees": [{"verbs": plain_verbs(legal), "walks": list(walks(legal))} for legal in legals()],
        "words": {"nouns": game.nouns, "events": game.events},
        "package": registry.package("roll").replace(".", "/"),
        "sentences": list(sentences()),
        "said": list(said()),
        "measured": list(measured()),
        "views": list(views()),
        "journals": list(journals()),
        "films": list(films()),
        "cubes": {
            "words": [cube.word for cube in CUBES],
            "sides": [cube.side for cube in CUBES],
            "letters": LETTERS,
        },
        "lengths": {"shift": SHIFT, "slide": UNDERTOW, "breath": BREATH, "reach": BREATH_REACH},
        "shifts": list(shifts()),
    }
    lines = (f"{json.dumps(kind)}: {json.dumps(value, ensure_ascii=False)}" for kind, value in vectors.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    registry.add("lantern", *LANTERN)
    TARGET.write_text(text(), encoding="utf-8")
