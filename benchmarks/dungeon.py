"""Donjon's map in a browser: what a frame of the camera costs in a crowded dungeon, what laying a zone costs, and the
size of the board as it travels."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser, CDPSession, Page, WebSocketRoute

from benchmarks.lines import at_most
from souterrain.core.match import Match
from souterrain.server.table.views import asks_for
from tests.browser.arrival import Travelled
from tests.browser.hands import set_table
from tests.games.donjon.large import large

SEAT, FIGURES = 0, 60
FRAMES: Final = 60
MAP: Final = "svg.dungeon-map"
BOARD: Final = re.compile(r"/assets/(Board|Map|Dungeon|faces|roster)-")
"""The files of the board and those it shares with the how-to page."""
NEXT: Final = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Crowd:
    """A table that shows a crowded dungeon whatever the server tells; `lay` adds a zone."""

    def __init__(self, page: Page) -> None:
        match = Match.new("donjon", seats=3, seed=1)
        match.state = large(FIGURES)
        self._sections = match.view(SEAT)
        self._zones = len([name for name in self._sections if name.startswith("plan-")])
        self._asks = msgspec.json.decode(msgspec.json.encode(asks_for(match, (SEAT,))))
        self._socket: WebSocketRoute | None = None
        self._last: dict[str, Any] = {}
        page.context.route_web_socket("**/ws/**", self._route)

    def _route(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self._socket = socket
        server.on_message(lambda message: socket.send(self._told(str(message))))
        socket.on_message(server.send)

    def _told(self, message: str) -> str:
        sent: dict[str, Any] = json.loads(message)
        if sent["t"] == "update":
            self._last = sent
            sent["asks"] = self._asks
            for view in sent["views"]:
                view["sections"], view["hash"] = self._sections, ""
        return json.dumps(sent)

    def lay(self) -> int:
        """Add a zone; return its number."""
        number = self._zones + 1
        zone = {**self._sections["plan-1"], "number": number, "level": 0, "doors": [], "things": []}
        west = 1 - self._sections["plan"]["levels"][0][0]
        north = 2 + self._sections["plan"]["height"] - self._sections["plan"]["levels"][0][1]
        zone["blocks"], zone["corner"] = [[west, north, 6, 4]], [west, north]
        sight = {**self._sections["sight"], "zones": [*self._sections["sight"]["zones"], number]}
        views = [{"seat": SEAT, "sections": {f"plan-{number}": zone, "sight": sight}}]
        update = {**self._last, "seq": self._last["seq"] + 1, "whole": False, "views": views, "asks": self._asks}
        assert self._socket is not None
        self._socket.send(json.dumps(update))
        return number


def dungeon(browser: Browser, base: str) -> None:
    with browser.new_context(viewport={"width": 1440, "height": 900}, service_workers="block") as context:
        page = context.new_page()
        page.goto(base)
        page.wait_for_selector(".door .primary")
        crowd = Crowd(page)
        travelled = Travelled(page)
        page.goto(base + set_table(page, "donjon", ["me", "bot:adept", "bot:adept"], start=True)["join"])
        page.wait_for_selector(f"{MAP} .figure")
        page.wait_for_load_state("networkidle")
        size = sum(count for address, count in travelled.bytes.items() if BOARD.search(address))
        at_most("Donjon: the board, as it travels", 120, size / 1024, "KB")
        session = context.new_cdp_session(page)
        session.send("Performance.enable")
        at_most(f"Donjon: script for a frame, {FIGURES} figures", 4, _swept(page, session), "ms")
        at_most("Donjon: a zone laid, all work", 100, _laid(page, session, crowd), "ms")
    browser.close()


def _spent(session: CDPSession, *names: str) -> float:
    """Milliseconds that the page has spent so far."""
    metrics: list[dict[str, Any]] = session.send("Performance.getMetrics")["metrics"]
    return 1000 * sum([float(each["value"]) for each in metrics if each["name"] in names])


def _swept(page: Page, session: CDPSession) -> float:
    """The map is dragged and scaled, one step for each frame."""
    box = page.locator(MAP).bounding_box()
    assert box is not None
    x, y = box["x"] + 300, box["y"] + 300
    page.mouse.move(x, y)
    page.mouse.down()
    before = _spent(session, "ScriptDuration")
    for step in range(FRAMES // 2):
        page.mouse.move(x + 4 * step, y + 2 * step)
        page.evaluate(NEXT)
    page.mouse.up()
    for step in range(FRAMES // 2):
        page.mouse.wheel(0, 30 if step % 2 else -30)
        page.evaluate(NEXT)
    return (_spent(session, "ScriptDuration") - before) / FRAMES


def _laid(page: Page, session: CDPSession, crowd: Crowd) -> float:
    before = _spent(session, "TaskDuration")
    page.wait_for_selector(f"{MAP} .zone[data-zone='{crowd.lay()}']", state="attached")
    page.evaluate(NEXT)
    return _spent(session, "TaskDuration") - before
