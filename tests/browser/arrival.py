"""Measures of the way from a door of the hall to the first move: shift of the layout, time, longest task, bytes."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page, ViewportSize

SIZES: Final[dict[str, ViewportSize]] = {
    "390×844": {"width": 390, "height": 844},
    "1440×900": {"width": 1440, "height": 900},
}
GAMES: Final = ("roll", "drop", "donjon")
WATCH: Final = """() => {
    window.shifts = [];
    window.tasks = [];
    const names = each => each.sources.map(({node}) => node?.className || node?.nodeName).join(' ');
    const look = (type, act) => new PerformanceObserver(list => list.getEntries().forEach(act))
        .observe({type, buffered: true});
    look('layout-shift', each => window.shifts.push([each.value, each.startTime, each.hadRecentInput, names(each)]));
    look('longtask', each => window.tasks.push([each.duration, each.startTime]));
    const mark = name => (window[name] = performance.mark(name).startTime);
    addEventListener('click', () => mark('pressed'), {capture: true, once: true});
    new MutationObserver(() => {
        if (!window.asked && document.querySelector('.question [data-control]')) mark('asked');
    }).observe(document, {childList: true, subtree: true});
}"""
CONTROL: Final = ".question :is([data-control]:not([aria-disabled=true]), .unfold):visible"
"""Where the answer is given on the board, a small screen has a button that shows the words."""


class Arrival(NamedTuple):
    shift: float
    """Sum of all shifts from the press to the first choice; once there is a question, without those that follow an
    input at once."""
    moved: list[Any]
    seconds: float
    """From the press to the question."""
    longest: float
    """Milliseconds of the longest task between the two, by the clock: other programs on the machine lengthen it."""
    worked: float = 0.0
    """Milliseconds of processor time of all tasks between the two; 0 if it was not traced."""


def watch(page: Page) -> None:
    """Measure from the next page on."""
    page.add_init_script(f"({WATCH})()")


def arrive(page: Page, game: str) -> Arrival:
    """Press the door of a game in the hall, and make the first choice of the first question."""
    page.locator(f".door:has(#door-{game})").get_by_role("button", name="Play now").click()
    page.wait_for_selector(CONTROL)
    page.wait_for_selector(".board > :not(p)")
    page.wait_for_timeout(600)
    before = page.evaluate(
        "({shifts: window.shifts, tasks: window.tasks, pressed: window.pressed, asked: window.asked})"
    )
    page.locator(CONTROL).first.click()
    begun, asked = before["pressed"], before["asked"]
    shifts = [each for each in before["shifts"] if each[1] >= begun and (each[1] < asked or not each[2])]
    tasks = [long for long, at in before["tasks"] if begun <= at <= asked]
    return Arrival(
        sum(each[0] for each in shifts),
        [each for each in shifts if each[0] > 0.001],
        (asked - begun) / 1000,
        max(tasks, default=0.0),
    )


def worked(trace: bytes) -> float:
    """Return the milliseconds of processor time that the page took from the press to the question. No task in between
    can be longer, however busy the machine is."""
    events = json.loads(trace)["traceEvents"]
    at = {each["name"]: each["tts"] for each in events if each.get("cat") == "blink.user_timing" and "tts" in each}
    return float(at["asked"] - at["pressed"]) / 1000


class Travelled:
    """Bytes that travel to a page, by the addresses they come from."""

    def __init__(self, page: Page) -> None:
        self._addresses: dict[str, str] = {}
        self.bytes: dict[str, int] = {}
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.on(
            "Network.responseReceived",
            lambda told: self._addresses.update({told["requestId"]: told["response"]["url"]}),
        )
        wire.on("Network.loadingFinished", self._add)

    def _add(self, told: dict[str, Any]) -> None:
        address = self._addresses.get(told["requestId"], "")
        self.bytes[address] = self.bytes.get(address, 0) + int(told["encodedDataLength"])
