"""A section that says it is a plan is drawn, and what is on it can be named there, by whatever game it comes from."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import BARE, Open, keep
from tests.browser.hands import go_to, set_table, until_said
from tests.browser.test_screens import findings


def plan() -> dict[str, Any]:
    """Three zones, the last one dark and the objective; doors of all kinds."""
    return {
        "kind": "plan",
        "width": 13,
        "height": 8,
        "zones": [
            {"corner": [0, 0], "blocks": [[0, 0, 4, 4]]},
            {"corner": [4, 1], "blocks": [[4, 1, 5, 2], [6, 3, 2, 3]]},
            {"corner": [9, 0], "blocks": [[9, 0, 4, 4]], "dark": 1, "objective": 1},
        ],
        "stairs": [[1, 4, 2, 2]],
        "doors": [
            {"number": 1, "at": [1, 3], "toward": "south", "state": "open"},
            {"number": 2, "at": [3, 1], "toward": "east", "state": "open"},
            {"number": 3, "at": [8, 1], "toward": "east", "state": "open", "barred": 1},
            {"number": 4, "at": [6, 5], "toward": "south", "state": "closed", "locked": 1},
            {"number": 5, "at": [0, 1], "toward": "west", "state": "closed"},
            {"number": 6, "at": [9, 0], "toward": "north", "state": "blind"},
        ],
        "things": [
            {"word": "chest", "number": 1, "blocks": [[0, 0, 1, 1]]},
            {"word": "table", "number": 1, "blocks": [[11, 2, 1, 2]], "opened": 1},
        ],
    }


def figures(x: int = 1) -> dict[str, Any]:
    return {
        "kind": "figures",
        "figures": [
            {"word": "hero:1", "sign": "1", "at": [x, 1], "side": "hero"},
            {"word": "hero:2", "sign": "2", "at": [2, 5], "side": "hero", "down": 1},
            {"word": "goblin", "number": 1, "sign": "Go1", "at": [6, 4], "side": "foe"},
            {"word": "ghoul", "number": 2, "sign": "Gh2", "at": [10, 1], "side": "foe"},
            {"word": "captive", "number": 1, "sign": "C1", "at": [12, 3], "side": "ally"},
        ],
        "markers": [
            {"word": "web", "at": [8, 2]},
            {"word": "fire", "at": [5, 1]},
            {"word": "cloud", "at": [12, 0]},
            {"word": "block", "at": [9, 3]},
        ],
    }


def square(zone: int, column: str, row: int) -> list[list[Any]]:
    return [["zone=", zone], [f"column:{column}", 1], ["row=", row]]


def verb(word: str, *fields: list[Any]) -> dict[str, Any]:
    return {"word": word, "forms": [{"fields": [{"rows": rows} for rows in fields]}]}


GOBLIN = [["goblin", 1], ["number=", 1]]
REACHED = [square(1, "c", 1), square(1, "c", 2), square(2, "a", 1), square(2, "c", 3)]
VERBS = [
    verb("walk", REACHED),
    verb("open", [[["door", 1], ["number=", 5]], [["chest", 1], ["number=", 1]]]),
    verb("strike", [GOBLIN, [["web", 1], *square(2, "e", 2)]]),
    verb("shoot", [GOBLIN]),
    verb("march", [GOBLIN, [["ghoul", 1], ["number=", 2]]], [square(3, "a", 1), square(3, "b", 1)]),
]


def fed(message: str, x: int = 1) -> str:
    """A server's messages, with a plan among the sections and a question about it; the first hero is in that column."""
    told = json.loads(message)
    if told["t"] != "update":
        return message
    for view in told["views"]:
        view["sections"] |= {"plan": plan(), "people": figures(x)}
        view["hash"] = ""
    told["asks"] = [{"seat": 0, "number": 1, "kind": "must", "about": "act", "verbs": VERBS}]
    return json.dumps(told)


@pytest.fixture
def wire() -> list[tuple[WebSocketRoute, str]]:
    """Every message that the server sent, with the way to the page."""
    return []


@pytest.fixture
def said() -> list[str]:
    """The sentences that the page sent."""
    return []


@pytest.fixture
def page(visit: Open, wire: list[tuple[WebSocketRoute, str]], said: list[str]) -> Page:
    def feed(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def listen(message: str | bytes) -> None:
            sent = json.loads(message)
            said.extend([sent["text"]] if sent["t"] == "move" else [])
            server.send(message)

        socket.on_message(listen)

        def pass_on(message: str | bytes) -> None:
            wire.append((socket, str(message)))
            socket.send(fed(str(message)))

        server.on_message(pass_on)

    page = visit(BARE)
    page.context.route_web_socket("**/ws/**", feed)
    made = set_table(page, "lantern", ["me", "bot:random"], start=True)
    go_to(page, made["join"], "svg.plan")
    return page


def spot(page: Page, *words: str) -> Any:
    return page.locator(f"[data-spot='{' '.join(words)}']")


def tap(page: Page, x: float, y: float) -> None:
    """A click at a point of the plan, in squares."""
    at = page.evaluate(
        """([x, y]) => {
            const matrix = document.querySelector('svg.plan').getScreenCTM();
            const point = new DOMPoint(x, y).matrixTransform(matrix);
            return [point.x, point.y];
        }""",
        [x, y],
    )
    page.mouse.click(*at)


def test_a_plan_is_told_and_drawn(page: Page) -> None:
    picture = page.get_by_role("group", name="Plan: On the plan")
    label = picture.get_attribute("aria-label") or ""
    assert "Hero 2 (Zone 1 Column c Row 6, down)" in label
    assert "Door 4 (Zone 2 Column c Row 5, locked)" in label
    assert "Number 2 (" not in label.replace("Ghoul Number 2", "")
    assert page.locator(".plan .square").count() == 16 + 16 + 16 + 4
    looks = ("open", "closed", "locked", "blind", "barred")
    assert [page.locator(f".gate.{look}").count() for look in looks] == [2, 1, 1, 1, 1]
    expect(page.locator(".figure text")).to_have_text(["1", "2", "Go1", "Gh2", "C1"])
    expect(page.locator(".thing text")).to_have_text(["Chest", "Table"])
    expect(page.locator(".panel h3", has_text="People")).to_have_count(0)


def test_what_is_tapped_is_said(page: Page, said: list[str]) -> None:
    """A square that completes a sentence carries it out."""
    sentence = page.locator(".question h2.sentence")
    expect(page.locator(".square.offered")).to_have_count(len(REACHED))
    tap(page, 2.5, 1.5)
    until_said(page, said, "walk zone=1 column:c row=2")
    tap(page, 4.5, 1.5)
    until_said(page, said, "walk zone=2 column:a row=1")
    tap(page, 6.5, 4.5)
    expect(page.locator(".touched")).to_have_text("Zone 2 Column c Row 4: Goblin 1")
    choices = page.get_by_role("group", name="What to do there").get_by_role("button")
    expect(choices).to_have_text([re.compile(f"{verb} Goblin( Number)? 1") for verb in ("Strike", "Shoot", "March")])
    choices.last.click()
    expect(sentence).to_contain_text(re.compile("March Goblin( Number)? 1"))
    expect(page.locator(".square.offered")).to_have_count(2)
    tap(page, 10.5, 1.5)
    expect(sentence).to_contain_text(re.compile("March Ghoul( Number)? 2"))
    tap(page, 10.5, 0.5)
    until_said(page, said, "march ghoul number=2 zone=3 column:b row=1")


def test_doors_and_markers_are_said(page: Page, said: list[str]) -> None:
    tap(page, 0.1, 2)
    until_said(page, said, "open door number=5")
    tap(page, 0.5, 0.5)
    until_said(page, said, "open chest number=1")
    tap(page, 8.5, 2.5)
    until_said(page, said, "strike web zone=2 column:e row=2")


def test_the_plan_by_keyboard(page: Page, said: list[str]) -> None:
    cursor = page.locator(".plan .cursor")
    cursor.focus()
    expect(cursor).to_have_attribute("aria-label", "Zone 1 Column b Row 2: Hero 1")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".touched")).to_have_text("Zone 1 Column c Row 2: can be chosen")
    page.keyboard.press("Enter")
    until_said(page, said, "walk zone=1 column:c row=2")
    cursor.focus()
    page.keyboard.press("PageDown")
    expect(cursor).to_have_attribute("aria-label", "Zone 1 Column d Row 2: Door 2 (open)")
    for key in ("PageUp", "PageUp"):
        page.keyboard.press(key)
    expect(cursor).to_have_attribute("aria-label", "Zone 1 Column a Row 2: Door 5 (closed), can be chosen")
    page.keyboard.press("Enter")
    until_said(page, said, "open door number=5")


def wide(page: Page) -> float:
    return float(page.evaluate("document.querySelector('svg.plan').getBoundingClientRect().width"))


def test_nearer_and_farther(page: Page) -> None:
    start = wide(page)
    page.get_by_role("button", name="Zoom in").click()
    assert wide(page) > start
    page.get_by_role("button", name="The whole plan").click()
    assert wide(page) <= page.evaluate("document.querySelector('.roomy').clientWidth")
    page.locator(".plan .cursor").focus()
    whole = wide(page)
    page.keyboard.press("+")
    assert wide(page) > whole


def test_a_figure_moves_and_the_plan_is_looked_at_as_before(page: Page, wire: list[tuple[WebSocketRoute, str]]) -> None:
    page.get_by_role("button", name="Zoom in").click()
    page.locator(".plan .cursor").focus()
    for key in ("ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
    near, place = wide(page), page.locator(".plan .cursor").get_attribute("aria-label")
    socket, whole = next((socket, text) for socket, text in wire if json.loads(text).get("whole"))
    expect(page.locator(".figure.hero").first).to_have_attribute("transform", "translate(1.5 1.5)")
    socket.send(fed(whole, x=3))
    expect(page.locator(".figure.hero").first).to_have_attribute("transform", "translate(3.5 1.5)")
    assert wide(page) == near
    expect(page.locator(".plan .cursor")).to_be_focused()
    expect(page.locator(".plan .cursor")).to_have_attribute("aria-label", place or "")


def test_the_plan_in_both_lights_and_sizes(page: Page) -> None:
    tap(page, 2.5, 1.5)
    page.locator(".plan .cursor").focus()
    found = {}
    for light in ("dark", "light"):
        page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")
        for width, height in ((1440, 900), (360, 740)):
            page.set_viewport_size({"width": width, "height": height})
            keep(page, f"plan-{light}-{width}.png")
            found[light, width] = findings(page)
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert not {where: what for where, what in found.items() if what}
