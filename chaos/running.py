"""Runs parts: one after the other, or two at once if they measure no time."""

from __future__ import annotations

import time
import traceback
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, default_int_handler, signal
from typing import Final

from chaos.parts import Found
from chaos.result import Plan, Result, progress

AT_ONCE: Final = 2


def run_all(todo: list[tuple[Found, float]], seed: int) -> tuple[dict[str, list[Result]], str]:
    """Return the results by part, and the names of the parts that Ctrl-C ended, if it did. Parts that measure no time
    run first, two at once."""
    done: dict[str, list[Result]] = {}
    pairs = [(part, Plan(size, seed)) for part, size in todo if part.pair]
    rest = [(part, Plan(size, seed)) for part, size in todo if not part.pair or len(pairs) < 2]
    try:
        if len(pairs) > 1:
            _run_pairs(pairs, done)
        for part, plan in rest:
            begun = part.name
            done[part.name] = _run(part, plan)
    except KeyboardInterrupt:
        running = [part.name for part, _ in pairs if part.name not in done] if len(pairs) > 1 else []
        return done, ", ".join(running) or begun
    return done, ""


def _run_pairs(pairs: list[tuple[Found, Plan]], done: dict[str, list[Result]]) -> None:
    with ProcessPoolExecutor(AT_ONCE, get_context("spawn"), signal, (SIGINT, SIG_IGN)) as pool:
        futures = {pool.submit(_run_beside, part, plan): part.name for part, plan in pairs}
        try:
            for future in as_completed(futures):
                done[futures[future]] = future.result()
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            raise


def _run_beside(part: Found, plan: Plan) -> list[Result]:
    """Run a part in a process that hears Ctrl-C only while it does."""
    signal(SIGINT, default_int_handler)
    try:
        return _run(part, plan)
    finally:
        signal(SIGINT, SIG_IGN)


def _run(part: Found, plan: Plan) -> list[Result]:
    """Run a part; a part that fails is a violation."""
    progress(f"{part.name}: begun, size {plan.size:g}, seed {plan.seed}")
    begin = time.monotonic()
    try:
        return part.run(plan)
    except Exception as fault:
        traceback.print_exc()
        return [Result("–", "runs", 1, [f"the part itself failed: {fault!r}"])]
    finally:
        progress(f"{part.name}: took {time.monotonic() - begin:.0f} s")
