"""Test vectors from Python for the TypeScript twins of `core.legal`, the sentences, the hashes and the dice check.

`python -m tests.browser.vectors` writes them to web/tests/vectors.json. The file is committed, so that `npm test` needs
no Python; tests/browser/test_build.py compares it with `text()`.
"""

from __future__ import annotations

import json
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
from souterrain.server.table.views import Shown
from souterrain.terminal.language import Language
from tests.lantern import LANTERN

TARGET: Final = Path(__file__).parents[2] / "web" / "tests" / "vectors.json"
WORDS: Final = ("ant", "bee", "cat", "dog")


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


def text() -> str:
    """Return the vectors as JSON, one line for each kind, so that a difference names the kind."""
    game = registry.game("roll")
    vectors = {
        "trees": [{"verbs": plain_verbs(legal), "walks": list(walks(legal))} for legal in legals()],
        "words": {"nouns": game.nouns, "events": game.events},
        "package": registry.package("roll").replace(".", "/"),
        "sentences": list(sentences()),
        "views": list(views()),
        "journals": list(journals()),
    }
    lines = (f"{json.dumps(kind)}: {json.dumps(value, ensure_ascii=False)}" for kind, value in vectors.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    registry.add("lantern", *LANTERN)
    TARGET.write_text(text(), encoding="utf-8")
