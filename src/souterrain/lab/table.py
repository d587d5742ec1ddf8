"""A balance as a plain table: aligned columns, for a terminal or a file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from souterrain.lab.balance import Figure, Row, Share


def table(rows: Iterable[Row], words: Callable[..., str], noun: Callable[[str], str]) -> list[str]:
    """Return the lines of a table. `words` returns a message, `noun` the name of a trait."""
    entries = list(rows)
    alone = all(entry.won is None for entry in entries)
    more = list(dict.fromkeys(name for entry in entries for name in entry.more))
    columns = ("seats", "score", *(() if alone else ("won",)), *more)
    lines = [["", *[words(f"lab-{column}") for column in columns]]]
    trait = ""
    for entry in entries:
        if entry.trait != trait:
            lines += [[], [words(f"field-{entry.trait}")]]
            trait = entry.trait
        name = noun(entry.name) if entry.name else words("lab-all")
        won = [] if alone else [shared(entry.won, words)]
        others = [said(entry.more[known], words, 2) if known in entry.more else "" for known in more]
        lines.append([name, str(entry.seats), said(entry.score, words, 1), *won, *others])
    return [*_aligned(lines), "", words("lab-intervals")]


def said(figure: Figure, words: Callable[..., str], digits: int) -> str:
    form = f"{{:.{digits}f}}"
    half = "–" if figure.half is None else form.format(figure.half)
    return words("lab-figure", mean=form.format(figure.mean), half=half)


def shared(share: Share | None, words: Callable[..., str]) -> str:
    if share is None:
        return ""
    mean, low, high = (f"{100 * part:.0f}" for part in share)
    return words("lab-share", mean=mean, low=low, high=high)


def _aligned(lines: Sequence[Sequence[str]]) -> list[str]:
    """Align the first column to the left, the others to the right."""
    full = [line for line in lines if len(line) > 1]
    wide = [max(map(len, column)) for column in zip(*full, strict=True)]
    return [
        "  ".join([text.ljust(wide[0]) if not at else text.rjust(wide[at]) for at, text in enumerate(line)]).rstrip()
        for line in lines
    ]
