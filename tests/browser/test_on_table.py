"""The open question of a fight: dice, sums and what each answer changes, beside the answers, on every screen."""

from __future__ import annotations

import json
from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import Page, expect

from souterrain.core.match import Match
from souterrain.games.donjon.state import MONSTERS, State
from souterrain.server.table.views import asks_for
from tests.browser.conftest import Open, keep
from tests.browser.hands import go_to, set_table, tell_otherwise
from tests.browser.test_screens import SMALL, findings
from tests.games.donjon.tables import MASTER, Hand, do, foe, hero, holding, stand, table


def strike() -> State:
    """A tie: one point of fatigue is a hit."""
    s = stand(table(hero(weapon="long-sword", skills=("power-blow",)), hero(cls="priest")), 0, "b2")
    foe(s, "orc", "c2")
    return do(s, 0, "strike orc number=1 power-blow", Hand(combat=[2, 8]))


def pit() -> State:
    s = holding(stand(table(hero(), hero()), 0, "b2"), "curse")
    s.step = MONSTERS
    foe(s, "orc", "d4")
    return do(s, MASTER, "play curse hero:1")


def asked(page: Page, s: State) -> None:
    """Sit down at a table where this is asked."""
    match = Match.new("donjon", seats=3, seed=1)
    match.state = s
    asks = msgspec.to_builtins(msgspec.json.decode(msgspec.json.encode(asks_for(match, (0,)))))

    def told(message: str) -> str:
        sent = json.loads(message)
        if sent["t"] == "update":
            for view in sent["views"]:
                view["sections"], view["hash"] = match.view(0), ""
            sent["asks"] = asks
        if "table" in sent and isinstance(sent["table"], dict):
            sent["table"]["pause"] = 30
        return json.dumps(sent)

    tell_otherwise(page, told)
    made = set_table(page, "donjon", ["me", "bot:adept", "bot:adept"], start=True)
    go_to(page, made["join"], ".on-table")


@pytest.mark.parametrize("state", [strike, pit])
@pytest.mark.parametrize(("size", "light"), [((1440, 900), "dark"), ((390, 844), "light"), ((360, 740), "dark")])
def test_a_question_stands_alone(visit: Open, state: Callable[[], State], size: tuple[int, int], light: str) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]}, color_scheme=light)
    asked(page, state())
    question = page.locator(".question")
    expect(question.get_by_role("timer")).to_contain_text("s left")
    if state is strike:
        expect(question.locator(".side")).to_have_count(2)
        sum_ = "2 + 5 attack + 3 long sword + 3 Power Blow = 13 against 8"
        expect(question.locator(".on-table .unseen")).to_contain_text(sum_)
        expect(question.locator("[data-word=strain]")).to_contain_text("14: a hit, 4 life left")
        expect(question.locator("[data-word=reroll]")).to_contain_text("1 destiny of 2:")
    else:
        expect(question.locator(".shown-card")).to_contain_text("MAG test")
        expect(question.locator("[data-word=forestall]")).to_contain_text("1 destiny of 2: the card has no effect")
    assert not findings(page)
    assert not page.evaluate(SMALL)
    keep(page, f"on-table-{state.__name__}-{light}-{size[0]}.png")
