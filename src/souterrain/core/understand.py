"""The forgiving reader: what a person typed, read against what is legal.

Case, accents, order, plurals, punctuation, small words, unique beginnings and foreign words are forgiven; the answer is
one action, a question, or what stood in the way. Forgiveness ends here: the journal holds what `say` writes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from souterrain.core.actions import LONGEST, Action, Unreadable, read
from souterrain.core.legal import Legal
from souterrain.core.parsing import Parser, Patience, Token, Tokens, without
from souterrain.core.reading import Reader
from souterrain.core.vocabulary import Vocabulary

MOST_LISTED: Final = 12
_PATIENCE: Final = 8_000


class Understood(NamedTuple):
    """One `action`; or a question: the sentences that fit; or nothing fits.

    `more` says that the list is cut. `so_far` is what was typed, word for word, for the tree of words.
    `nearest` are full sentences that are not legal: `legal.why_not` says why. `nouns` are those that were typed, and
    `unknown` the words nobody knows.
    """

    action: Action | None = None
    fits: tuple[Action, ...] = ()
    more: bool = False
    so_far: Action | None = None
    nearest: tuple[Action, ...] = ()
    nouns: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()


def understand(line: str, legal: Legal, vocabulary: Vocabulary) -> Understood:
    try:
        strict = read(line.strip())
    except Unreadable:
        strict = None
    if strict is not None:
        found = [strict] if strict in legal else _instead((strict,), legal)
        if found:
            return Understood(found[0], so_far=strict)
    if strict is not None and legal.after(strict[1:], strict[0]).choices:
        readings = [_as_written(strict)]
    else:
        reader = Reader(legal, vocabulary)
        readings = reader.readings(line[:LONGEST])
        if reader.unknown or not readings:
            return Understood(unknown=tuple(reader.unknown))
    nearest = _nearest(readings[0], legal, vocabulary)
    so_far = nearest[0] if nearest else None
    spoken = any(token.verbs for token in readings[0])
    fits, certain = _best(legal, readings, vocabulary)
    if not fits or not spoken:
        certain = spoken or certain
        fits = list(dict.fromkeys(fits + _beside(legal, readings, vocabulary)))
    elif _two_verbs(readings[0], legal):
        meant = {action[0] for action in fits}
        fits += [action for action in _beside(legal, readings, vocabulary) if action[0] not in meant]
    if not fits:
        other = [action for reading in readings for action in _nearest(reading, legal, vocabulary)]
        fits, certain = _instead(tuple(other), legal), True
    if len(fits) == 1 and certain:
        return Understood(fits[0], so_far=so_far)
    return Understood(
        fits=tuple(fits[:MOST_LISTED]),
        more=len(fits) > MOST_LISTED,
        so_far=so_far,
        nearest=() if fits else nearest,
        nouns=tuple(dict.fromkeys(noun for token in readings[0] for noun, _ in token.nouns)),
    )


def _instead(nearest: tuple[Action, ...], legal: Legal) -> list[Action]:
    """Return the offered sentences for the deed that was typed, if the game has others for it."""
    refusals = [legal.why_not(action) for action in nearest]
    meant = [refused.instead for refused in refusals if refused is not None and refused.instead is not None]
    return list(dict.fromkeys(meant))


def _two_verbs(reading: Tokens, legal: Legal) -> bool:
    """Tell if a word that was typed is the beginning of two verbs on offer."""
    offered = {verb.word for verb in legal.verbs}
    return any(len(offered.intersection(token.verbs)) > 1 for token in reading)


def _as_written(action: Action) -> Tokens:
    """Read the beginning of a canonical sentence as itself, whatever its words mean elsewhere."""
    verb, *items = action
    nouns = [Token(place, ((word, number != 1),), number=number) for place, (word, number) in enumerate(items, 1)]
    return (Token(0, verbs=(verb,)), *nouns)


def _split(reading: Tokens, legal: Legal) -> Iterator[tuple[str, Tokens, bool]]:
    """Yield each verb the reading may have, with the other tokens; without any, every verb that is offered,
    unspoken."""
    offered = [verb.word for verb in legal.verbs]
    for index, token in enumerate(reading):
        for word in token.verbs:
            if word in offered and token.number is None:
                yield word, reading[:index] + reading[index + 1 :], True
    if not any(token.verbs for token in reading):
        for word in offered:
            yield word, reading, False


def _counted(split: Iterator[tuple[str, Tokens, bool]], vocabulary: Vocabulary) -> Iterator[tuple[str, Tokens, bool]]:
    """Give a number that counts something unnamed to each of the other words in turn: "two chests with the thief" are
    two of the thief."""
    for word, rest, spoken in split:
        things = [token for token in rest if word in vocabulary.counted and token.means(vocabulary.counted[word])]
        if not things:
            yield word, rest, spoken
            continue
        thing, others = things[0], without(rest, things)
        able = [token for token in others if token.nouns and not token.small and token.number is None]
        if (thing.number in (None, 1) and not thing.every) or not able:
            yield word, others, spoken
        for token in able if len(things) == 1 else ():
            if not token.every:
                nouns = tuple([(noun, several) for noun, _ in token.nouns for several in (False, True)])
                counted = token._replace(nouns=nouns, number=thing.number, every=thing.every)
                yield word, tuple([counted if other is token else other for other in others]), spoken


def _search(
    legal: Legal, reading: Tokens, vocabulary: Vocabulary, patience: Patience, free: bool
) -> Iterator[tuple[tuple[int, ...], Action]]:
    """Yield the sentences that fit a reading, with the distance of each from what was typed."""
    for word, rest, spoken in _counted(_split(reading, legal), vocabulary):
        loose = [token for token in rest if token.every and not token.nouns]
        forms = [form for verb in legal.verbs if verb.word == word for form in verb.forms]
        for form in forms:
            parser = Parser(form, vocabulary.is_small, patience, free=free, everything=bool(loose))
            for fit in parser.fits(without(rest, loose)):
                action: Action = (word, *fit.items)
                said = spoken or fit.places
                if said and (form.check is None or form.check(action) is None):
                    disorder = int(list(fit.places) != sorted(fit.places))
                    idle = sum(1 for token in fit.left if token.nouns)
                    yield (len(loose), fit.clashes, idle, -fit.brought, disorder), action


def _best(legal: Legal, readings: list[Tokens], vocabulary: Vocabulary) -> tuple[list[Action], bool]:
    """Return the sentences nearest to what was typed, among those in which nothing is missing; and whether it is
    certain that the numbers were meant so ("2 goblins" is not, if it would have to be two of the word before)."""
    ranks: dict[Action, tuple[int, ...]] = {}
    patience = Patience(_PATIENCE)
    for reading in readings:
        for rank, action in _search(legal, reading, vocabulary, patience, free=False):
            ranks[action] = min(rank, ranks.get(action, rank))
    if not ranks:
        return [], False
    least = min(ranks.values())
    clashes = min(sum(token.least_clash() for token in reading) for reading in readings)
    return [action for action, rank in ranks.items() if rank == least], least[1] <= clashes


def _beside(legal: Legal, readings: list[Tokens], vocabulary: Vocabulary) -> list[Action]:
    """Return sentences that hold all that was typed, and more: as many as are listed, and one."""
    found: dict[Action, None] = {}
    patience = Patience(_PATIENCE)
    for reading in readings:
        for _, action in _search(legal, reading, vocabulary, patience, free=True):
            found[action] = None
            if len(found) > MOST_LISTED:
                return list(found)
    return list(found)


def _nearest(reading: Tokens, legal: Legal, vocabulary: Vocabulary) -> tuple[Action, ...]:
    """Return the sentence as it was typed, word for word; and without the small words."""
    offered = {verb.word for verb in legal.verbs}
    verbs = [(index, word) for index, token in enumerate(reading) for word in token.verbs]
    if not verbs:
        return ()
    at, verb = min(verbs, key=lambda pair: (pair[1] not in offered, pair[0]))
    rest = next(_counted(iter([(verb, reading[:at] + reading[at + 1 :], True)]), vocabulary))[1]
    items = [(token.nouns[0][0], token.number or 1) for token in rest if token.nouns]
    full: Action = (verb, *items)
    short: Action = (verb, *[item for item in items if not vocabulary.is_small(item[0])])
    return tuple(dict.fromkeys((full, short)))
