"""Four who delve at once, each in a page of their own: of the others' dice one sees those that are behind one."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Page, WebSocket, expect

from souterrain.games.roll.content.dice import DUNGEON, PARTY
from tests.browser.conftest import BARE, Open
from tests.browser.delving import go_down
from tests.browser.hands import go_to, play_out, set_table, sit_down

OPTIONS: Final = {"tempo": "together", "hero": "mercenary"}
FACES: Final = (*PARTY, *DUNGEON)
WHERE: Final = """dice => dice.map(die => [die.dataset.face, ...["tray", "ally", "lair", "graveyard"]
    .filter(zone => die.classList.contains(zone))].join(" "))"""


class Ear:
    """Keeps what a page is told from now on."""

    def __init__(self, page: Page, seat: int) -> None:
        self.page, self.seat = page, seat
        self.heard: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def updates(self) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["t"] == "update"]

    def of_dice(self) -> list[str]:
        """Faces that were named, but for those in what this page itself is asked."""
        told = json.dumps([{**update, "asks": []} for update in self.updates()])
        assert {ask["seat"] for update in self.updates() for ask in update["asks"] if ask.get("verbs")} <= {self.seat}
        return [face for face in FACES if face in told]

    def of_others(self) -> list[dict[str, Any]]:
        """The story of the others' delves as long as the game went on."""
        events = [
            event
            for each in self.updates()
            if not each["over"]
            for view in each["views"]
            for event in view.get("events", [])
        ]
        return [event for event in events if event.get("seat", self.seat) != self.seat]


@pytest.fixture
def four(visit: Open) -> list[Ear]:
    """A host and three friends, all of them asked."""
    ears = [Ear(visit(BARE), seat) for seat in range(4)]
    host, *friends = [ear.page for ear in ears]
    made = set_table(host, "roll", ["me", "", "", ""], options=OPTIONS)
    for friend in friends:
        sit_down(friend, made)
    go_to(host, made["join"])
    host.locator(".start").click()
    for ear in ears:
        ear.page.wait_for_selector(".roll .stage")
        ear.page.wait_for_selector(".question [data-control]")
    return ears


def undo(page: Page) -> Any:
    return page.get_by_role("button", name="Undo", exact=True)


def lies(page: Page) -> list[str]:
    """The places of all dice of this page's own delve, and the question there."""
    dice: list[str] = page.eval_on_selector_all(".roll .die", WHERE)
    return [*sorted(dice), *page.locator("#question, .question [data-control]").all_inner_texts()]


def test_four_at_once(four: list[Ear]) -> None:
    pages = [ear.page for ear in four]
    ada, bruno, carla, _ = pages
    for page in pages:
        expect(page.locator(".rival")).to_have_count(3)
        for party in page.locator(".rival").all():
            expect(party).to_be_in_viewport(ratio=1)
            expect(party.locator(".mini.party")).to_have_count(7)
        expect(page.locator(".standing tbody tr")).to_have_count(4)

    for ear in four:
        ear.heard.clear()
    before = [lies(page) for page in pages]
    go_down(ada, lambda page: undo(page).count() > 0)
    acted = lies(ada)
    assert acted != before[0]
    for ear, was in zip(four[1:], before[1:], strict=True):
        expect(ear.page.locator(".rival-line").first).to_have_text("further on")
        assert lies(ear.page) == was, "somebody else's delve moved"
        assert ear.updates(), "nothing was told"

    go_down(bruno, lambda page: undo(page).count() > 0)
    theirs = lies(bruno)
    undo(ada).click()
    expect(ada.locator(".log li").first).to_contain_text("undoes the last move")
    assert lies(ada) != acted
    assert lies(bruno) == theirs, "only one's own act is taken back"
    assert lies(carla) == before[2]
    undo(bruno).click()
    expect(bruno.locator(".log li").first).to_contain_text("undoes the last move")

    play_out(*pages, seed=4, rather=("retire", "flee"))
    ends = [page.locator(".standings li").all_inner_texts() for page in pages]
    assert len(ends[0]) == 4
    assert ends == [ends[0]] * 4
