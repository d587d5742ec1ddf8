"""The report about a test of custom content."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from souterrain.lab.balance import share_of
from souterrain.lab.table import shared
from souterrain.lab.trials import Tally

DEATHS, DEFEATS = "deaths", "defeats"


def report(
    tally: Tally, words: Callable[..., str], noun: Callable[[str], str], several: Callable[[list[str]], str]
) -> Iterator[str]:
    """Yield the lines: victories, length, reasons of defeats, deaths by zone, and what no game has used."""
    share = shared(share_of(tally.won / tally.games, tally.games), words)
    yield words("trial-won", won=tally.won, games=tally.games, share=share)
    least, middle, most = tally.lengths
    yield words("trial-length", median=round(middle), least=least, most=most)
    for name in (DEFEATS, DEATHS):
        counts = tally.noted.get(name)
        if counts:
            listed = [words("trial-count", noun=noun(word), number=number) for word, number in counts.most_common()]
            yield words(f"trial-{name}", number=sum(counts.values()), listed=several(listed))
        else:
            yield words(f"trial-no-{name}")
    for name, nouns in tally.unused.items():
        yield words(f"trial-unused-{name}", listed=several([noun(word) for word in nouns]))
    if not tally.unused:
        yield words("trial-all-used")
