"""Format of a figure."""

from __future__ import annotations

from math import inf

_FORM = "{:<46} {:>12} {:>12} {:>7}  {}"


def head(title: str) -> None:
    print(f"\n{_FORM.format(title, 'target', 'measured', 'ratio', '')}", flush=True)


def at_least(name: str, target: float, measured: float, unit: str) -> None:
    """A figure that should be high: the ratio is measured to target."""
    _line(name, f"≥ {_number(target)}", measured, measured / target, unit)


def at_most(name: str, target: float, measured: float, unit: str) -> None:
    """A figure that should be low: the ratio is target to measured, so that above one is good here too."""
    _line(name, f"≤ {_number(target)}", measured, target / measured if measured else inf, unit)


def none(name: str, measured: int, unit: str) -> None:
    """A figure that should be nought."""
    _line(name, "0", measured, 0.0 if measured else 1.0, unit)


def note(name: str, text: str) -> None:
    """Print a line without a target."""
    print(f"{name:<46} {text}", flush=True)


def _line(name: str, target: str, measured: float, ratio: float, unit: str) -> None:
    mark = "ok" if ratio >= 1 else "missed"
    print(_FORM.format(name, target, _number(measured), f"{ratio:.2f}", f"{unit}  {mark}"), flush=True)


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"
