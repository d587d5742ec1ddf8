"""The fight on Donjon's map: dice where the blow falls, what it does to a figure, the order of the round, and cards."""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from souterrain.core.events import Log, told
from souterrain.core.match import Match
from souterrain.games.donjon.state import MONSTERS, State
from souterrain.server.table.views import asks_for
from tests.browser.conftest import Open, keep
from tests.browser.hands import go_to, set_table
from tests.games.donjon.tables import MASTER, Hand, close, do, foe, hero, holding, stand, table

PHONE: Final = {"width": 390, "height": 844}
MOVING: Final = "document.getAnimations().filter(each => each.effect?.target?.closest('.fight, .on-table')).length"
INSIDE: Final = """() => {
    const inside = (one, other) => one.left >= other.left - 1 && one.right <= other.right + 1
        && one.top >= other.top - 1 && one.bottom <= other.bottom + 1;
    const free = document.querySelector('.dungeon > .free').getBoundingClientRect();
    return [...document.querySelectorAll('.fight .d10')].map(die => inside(die.getBoundingClientRect(), free));
}"""
LOW: Final = """() => [...document.querySelectorAll('.question :is([data-control], button.pass)')]
    .map(button => button.getBoundingClientRect())
    .filter(box => box.top < innerHeight * 0.45 || box.bottom > innerHeight)
    .length"""


class Scene:
    """A table that stands as a test wants it, for one pair of eyes, and goes on as the test tells."""

    def __init__(self, page: Page, s: State, eyes: int = 0) -> None:
        self.page, self.eyes = page, eyes
        self.match = Match.new("donjon", seats=1 + len(s.heroes), seed=1)
        self.match.state = s
        self.seq = -1
        self.socket: WebSocketRoute | None = None
        page.context.route_web_socket("**/ws/**", self._connect)
        seats = ["me" if eyes == 0 else "bot:adept", *["bot:adept"] * len(s.heroes)]
        made = set_table(page, "donjon", seats, start=True)
        go_to(page, made["join"] if eyes == 0 else made["watch"], ".dungeon-map")

    def _connect(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        server = socket.connect_to_server()
        server.on_message(lambda message: self._pass_on(json.loads(message)))
        socket.on_message(lambda message: server.send(message))

    def _pass_on(self, message: dict[str, Any]) -> None:
        """Tell the page of the table once, and never again what the real table does."""
        assert self.socket is not None
        if message["t"] == "update":
            if self.seq >= 0:
                return
            self.seq = message["seq"]
            message = self._update(message["views"][0].get("events", []), "", -1) | {"whole": True}
        elif isinstance(message.get("table"), dict):
            message["table"]["pause"] = 30
        self.socket.send(json.dumps(message))

    def _update(self, events: list[dict[str, Any]], text: str, by: int) -> dict[str, Any]:
        asks = asks_for(self.match, (0,) if self.eyes == 0 else ())
        eyes = self.eyes if self.eyes >= 0 else None
        view = {"seat": self.eyes, "sections": self.match.view(eyes), "hash": "", "events": events}
        rest: dict[str, Any] = {"over": False, "outcome": None, "film": -1, "films": [], "late": False, "whole": False}
        asked = json.loads(msgspec.json.encode(asks))
        return {"t": "update", "seq": self.seq, "views": [view], "asks": asked, "text": text, "by": by, **rest}

    def go_on(self, s: State, log: Log, by: int = 0, text: str = "") -> None:
        """The next step: another state, and what was told on the way to it."""
        assert self.socket is not None
        gone = self.match.view(self.eyes if self.eyes >= 0 else None).keys()
        self.match.state = s
        self.seq += 1
        update = self._update(told(log, self.eyes if self.eyes >= 0 else None), text, by)
        update["views"][0]["gone"] = sorted(gone - update["views"][0]["sections"].keys())
        self.socket.send(json.dumps(update))


def duel(**fields: Any) -> State:
    """A hero beside an orc: 5 + 3 against 3 + 2; the orc has five points of life."""
    s = stand(table(hero(weapon="long-sword", **fields), hero(cls="priest", destiny=0, fatigue=0)), 0, "b2")
    foe(s, "orc", "c2")
    return s


def poor() -> State:
    """A duel in which nobody is asked."""
    return duel(fatigue=0, destiny=0)


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, PHONE])
def test_the_dice_of_a_question_lie_beside_the_figures(visit: Open, size: dict[str, int]) -> None:
    page = visit(viewport=size)
    Scene(page, do(duel(), 0, "strike orc number=1", Hand(combat=[5, 8])))
    fight = page.locator(".fight")
    expect(fight.locator(".d10.heroes")).to_have_text("5")
    expect(fight.locator(".d10.master")).to_have_text("8")
    expect(fight.locator(".totals")).to_contain_text("13 : 13")
    expect(fight.locator(".stroke")).to_have_count(1)
    page.wait_for_function(f"() => ({INSIDE})().every(Boolean)")
    if size == PHONE:
        assert page.evaluate(LOW) == 0
    assert page.evaluate(MOVING) == 0
    keep(page, f"fight-question-{size['width']}.png")


def test_a_blow_is_thrown_and_its_damage_rises_from_the_target(visit: Open) -> None:
    page = visit(reduced_motion="no-preference")
    scene = Scene(page, poor())
    log = Log()
    scene.go_on(do(poor(), 0, "strike orc number=1", Hand(combat=[8, 8]), log), log, text="strike orc number=1")
    expect(page.locator(".fight .d10")).to_have_count(2)
    expect(page.locator(".fight .totals.success")).to_contain_text("16 : 13")
    expect(page.locator(".fight .fate.wound")).to_contain_text("−3")
    expect(page.locator("[aria-live=polite]")).to_contain_text("16")
    keep(page, "fight-wound.png")


def test_a_miss_and_a_death_are_seen_on_the_figure(visit: Open) -> None:
    page = visit()
    scene = Scene(page, poor())
    log = Log()
    missed = do(poor(), 0, "strike orc number=1", Hand(combat=[1, 8]), log)
    scene.go_on(missed, log, text="strike orc number=1")
    expect(page.locator(".fight .fate.miss")).to_have_count(1)
    assert page.evaluate(MOVING) == 0
    log = Log()
    again = poor()
    again.own_monster(again.monsters[0].uid).life = 1
    slain = do(again, 0, "strike orc number=1", Hand(combat=[9, 1], rest=5), log)
    scene.go_on(slain, log, text="strike orc number=1")
    expect(page.locator(".fight .fate.slain")).to_have_count(1)
    expect(page.locator(".fight .fate.miss")).to_have_count(0)


def test_spectators_see_the_same_blow(visit: Open) -> None:
    page = visit()
    scene = Scene(page, poor(), eyes=-1)
    log = Log()
    scene.go_on(do(poor(), 0, "strike orc number=1", Hand(combat=[8, 8]), log), log)
    expect(page.locator(".fight .totals")).to_contain_text("16 : 13")
    expect(page.locator(".fight .fate.wound")).to_contain_text("−3")


def test_the_round_is_shown_in_the_order_of_the_rulebook(visit: Open) -> None:
    page = visit()
    s = poor()
    scene = Scene(page, s)
    strip = page.get_by_role("region", name="The round")
    expect(strip.locator(".side > p")).to_have_text(["Heroes, in any order", "Then the monsters, in any order"])
    log = Log()
    ended = do(s, 0, "end", log=log)
    scene.go_on(ended, log, text="end")
    expect(strip.locator(".heroes .done")).to_have_count(1)
    expect(strip.locator(".heroes .waits")).to_have_count(1)
    expect(strip.locator(".master .waits")).to_have_count(1)
    keep(page, "fight-round.png")


def test_a_card_is_shown_large_until_it_is_tapped(visit: Open) -> None:
    page = visit(reduced_motion="no-preference", viewport=PHONE)
    s = holding(duel(), "curse")
    s.step = MONSTERS
    scene = Scene(page, s)
    page.clock.install()
    log = Log()
    scene.go_on(do(s, MASTER, "play curse hero:1", log=log), log, by=2)
    card = page.locator(".played[data-card=curse]")
    expect(card).to_contain_text("MAG test")
    keep(page, "fight-card-390.png")
    card.click()
    expect(card).to_have_count(0)
    expect(page.locator(".shown-card")).to_contain_text("MAG test")


def test_the_question_closes_into_the_result(visit: Open) -> None:
    """Dice that lie are not thrown again: the answer changes the total."""
    page = visit()
    asked = do(duel(), 0, "strike orc number=1", Hand(combat=[5, 8]))
    scene = Scene(page, asked)
    expect(page.locator(".question [data-word=strain]")).to_contain_text("14: a hit, 4 life left")
    expect(page.locator(".question button.pass")).to_contain_text("costs nothing · a tie: a miss")
    log = Log()
    paid = do(asked, 0, "strain fatigue=1", log=log)
    paid = close(paid, log=log) if paid.frames else paid
    scene.go_on(paid, log, text="strain fatigue=1")
    expect(page.locator(".fight .totals")).to_contain_text("14 : 13")
    expect(page.locator(".fight .fate.wound")).to_contain_text("−1")
