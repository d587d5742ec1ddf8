"""Dungeon Drop without sight: keys alone, and each step is decided by what the browser tells a screen reader."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.conftest import BARE, Open
from tests.browser.hands import go_to, set_table

LEAST, LONGEST = 9, 60
"""Answers of a game: a pillar, a drop and a room for each round at least."""
TABS: Final = 40
ROOMS: Final = "Rooms for you"
MONSTERS: Final = ("goblin", "troll", "dragon")
RESULTS: Final = ("You win", "You share", "Not this time")
"""The headings of a result: the focus goes there when the game is over."""


class Heard:
    """What a screen reader knows at one moment: the tree of roles, names and descriptions, and the focus."""

    def __init__(self, found: list[dict[str, Any]]) -> None:
        self.nodes: dict[str, dict[str, Any]] = {node["nodeId"]: node for node in found}
        self.focus = next((node for node in reversed(found) if _property(node, "focused")), found[0])

    def text(self, node: dict[str, Any]) -> str:
        """Return name and description, as they are read out."""
        return " ".join(filter(None, (_value(node, "name"), _value(node, "description")))).replace("\xa0", " ")

    def place(self, *roles: str) -> dict[str, Any] | None:
        """Return the nearest node of one of these roles that holds the focus."""
        node: dict[str, Any] | None = self.focus
        while node is not None and _value(node, "role") not in roles:
            node = self.nodes.get(node.get("parentId", ""))
        return node

    def within(self, node: dict[str, Any], role: str) -> list[dict[str, Any]]:
        """Return the nodes of a role below another, in their order."""
        found = []
        for id in node.get("childIds", ()):
            child = self.nodes.get(id)
            if child is not None:
                found += [child] if _value(child, "role") == role else self.within(child, role)
        return found


def _value(node: dict[str, Any], key: str) -> str:
    return str((node.get(key) or {}).get("value", ""))


def _property(node: dict[str, Any], name: str) -> Any:
    found = [each["value"].get("value") for each in node.get("properties", ()) if each["name"] == name]
    return found[0] if found else None


class Player:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.session.send("Accessibility.enable")

    def hear(self) -> Heard:
        """Listen to the whole page."""
        return Heard(self.session.send("Accessibility.getFullAXTree")["nodes"])

    def here(self) -> Heard:
        """Listen to what has the focus, and to what it is part of."""
        focus = self.session.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]
        found = self.session.send("Accessibility.getAXNodeAndAncestors", {"objectId": focus["objectId"]})["nodes"]
        return Heard(found[::-1])

    def press(self, key: str, times: int = 1) -> None:
        for _ in range(times):
            self.page.keyboard.press(key)

    def asked(self) -> tuple[Heard, list[str]] | None:
        """Wait until the focus is among answers, and return them; None when the game is over."""
        while True:
            heard = self.hear()
            group = heard.place("group")
            region = heard.place("region")
            if _value(heard.focus, "name").startswith(RESULTS):
                return None
            if group is not None and region is not None and _value(heard.focus, "role") == "button":
                return heard, [heard.text(each) for each in heard.within(group, "button")]
            self.page.wait_for_timeout(50)

    def answer(self, heard: Heard, answers: list[str], wanted: int) -> None:
        self.press("ArrowDown", (wanted - answers.index(heard.text(heard.focus))) % len(answers))
        self.press("Enter")

    def take_a_room(self) -> None:
        """Go by Tab to the list of rooms, the best first, and take the first that needs no shield."""
        for _ in range(TABS):
            self.press("Tab")
            heard = self.here()
            region = heard.place("region")
            if region is not None and _value(region, "name") == ROOMS and _points(heard.text(heard.focus)) is not None:
                break
        else:
            raise AssertionError("no way to the rooms")
        while "needs a shield" in heard.text(heard.focus):
            self.press("ArrowRight")
            heard = self.here()
        self.press("Enter")


def _points(text: str) -> int | None:
    found = re.match(r"\+(\d+) points? for you", text)
    return int(found[1]) if found else None


def riches(text: str) -> int:
    """Return the number of treasures that a text counts; monsters count against them."""
    _, _, near = text.partition("within 10 cm: ")
    counted = [(int(number), noun) for number, noun in re.findall(r"(\d+) ([a-z]+)", near)]
    return sum(0 if noun.startswith("pillar") else -n if noun.startswith(MONSTERS) else n for n, noun in counted)


def play(player: Player) -> int:
    """Play to the end; return how many answers were given."""
    given = 0
    before: list[str] = []
    while (asked := player.asked()) is not None:
        heard, answers = asked
        if answers == before:
            player.page.wait_for_timeout(50)
            continue
        before = answers
        kinds = [at for at, text in enumerate(answers) if text.startswith("Pillars (")]
        near = [at for at, text in enumerate(answers) if "within 10 cm" in text]
        ends = [at for at, text in enumerate(answers) if text.startswith(("End", "Drop cubes"))]
        if any(text.startswith("Loot") for text in answers):
            player.take_a_room()
        else:
            richest = max(near, key=lambda at: riches(answers[at]), default=0)
            player.answer(heard, answers, (ends or kinds or [richest])[0])
        given += 1
        assert given < LONGEST, answers
    return given


def test_a_game_is_played_without_sight(visit: Open) -> None:
    """From the first drop to the result, which is where the player is then."""
    page = visit(BARE)
    go_to(page, set_table(page, "drop", ["me", "bot:novice"], start=True)["join"], ".question, .result")
    player = Player(page)
    assert play(player) >= LEAST
    assert _value(player.hear().focus, "role") == "heading"
