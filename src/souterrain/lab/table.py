"""A balance as a plain table: aligned columns, for a terminal or a file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from souterrain.lab.balance import Figure, Row


def table(rows: Iterable[Row], words: Callable[..., str], noun: Callable[[str], str]) -> list[str]:
    """Return the lines of the table. `words` translates messages, traits among them as fields of the game's view;
    `noun` translates what was dealt."""
    entries = list(rows)
    more = list(dict.fromkeys(name for entry in entries for name in entry.more))
    lines = [["", *[words(f"lab-{column}") for column in ("seats", "score", "won", *more)]]]
    trait = ""
    for entry in entries:
        if entry.trait != trait:
            lines += [[], [words(f"field-{entry.trait}")]]
            trait = entry.trait
        name = noun(entry.name) if entry.name else words("lab-all")
        won = words("lab-share", mean=f"{100 * entry.won.mean:.0f}", error=_error(entry.won, "{:.0f}", 100))
        others = [_said(entry.more[known], words, 2) if known in entry.more else "" for known in more]
        lines.append([name, str(entry.seats), _said(entry.score, words, 1), won, *others])
    return _aligned(lines)


def _said(figure: Figure, words: Callable[..., str], digits: int) -> str:
    form = f"{{:.{digits}f}}"
    return words("lab-figure", mean=form.format(figure.mean), error=_error(figure, form, 1))


def _error(figure: Figure, form: str, times: int) -> str:
    return "–" if figure.error is None else form.format(times * figure.error)


def _aligned(lines: Sequence[Sequence[str]]) -> list[str]:
    """Align the first column to the left and the others to the right."""
    full = [line for line in lines if len(line) > 1]
    wide = [max(map(len, column)) for column in zip(*full, strict=True)]
    return [
        "  ".join([text.ljust(wide[0]) if not at else text.rjust(wide[at]) for at, text in enumerate(line)]).rstrip()
        for line in lines
    ]
