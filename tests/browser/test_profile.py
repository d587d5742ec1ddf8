"""The profile of somebody with a thousand games: statistics, medals, filters, pages, replays."""

from __future__ import annotations

import json
import re
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Open
from tests.browser.hands import go_to
from tests.browser.test_screens import findings

GAMES: Final = 1000
PAGE: Final = 20
FRIEND: Final = {"who": "bruno", "name": "Bruno", "seat": 1, "games": 0}
BOT: Final = {"who": "bot:random", "name": "", "seat": 1, "games": 0}


def game(number: int) -> dict[str, Any]:
    """Alone, with a friend, with a bot, in a quest: by turns."""
    kind = number % 4
    others = [[], [FRIEND], [BOT], [BOT]][kind]
    place = (0, 1 + number % 8 // 4, 1, 2)[kind]
    name = ("roll", "roll", "drop", "donjon")[kind]
    return {
        "table": f"t{number}", "game": name, "place": place, "score": number, "rank": "", "titles": [],
        "at": 1.7e9 - number * 3600, "seat": 0, "others": others,
    }  # fmt: skip


ALL: Final = [game(number) for number in range(GAMES)]


def fits(one: dict[str, Any], game: str, opponent: str, result: str) -> bool:
    who = [other["who"] for other in one["others"]] or ["alone"]
    kinds = {*who, "bots"} if "bot:random" in who else set(who)
    won = {"": True, "won": one["place"] == 1, "lost": one["place"] > 1}[result]
    return (not game or one["game"] == game) and (not opponent or opponent in kinds) and won


def profile(page: Page) -> dict[str, Any]:
    person = page.evaluate("fetch('/api/me').then(answer => answer.json())")
    records = [
        {"game": "roll", "games": 500, "contests": 250, "wins": 125, "best": 31, "mean": 17.84,
         "rank": "", "since": 1.6e9, "last": ALL[0]},
        {"game": "drop", "games": 250, "contests": 250, "wins": 250, "best": 40, "mean": 21.0,
         "rank": "", "since": 1.6e9, "last": ALL[2]},
        {"game": "donjon", "games": 250, "contests": 250, "wins": 0, "best": 0, "mean": 0.0,
         "rank": "", "since": 1.6e9, "last": ALL[3]},
    ]  # fmt: skip
    wanted = ["knight", "minstrel", "crusader", "mercenary"]
    return {
        "person": person,
        "results": ALL[:PAGE],
        "records": records,
        "titles": ["dungeon-lord"],
        "progress": [{"game": "roll", "title": "team-captain", "found": wanted[:3], "wanted": wanted}],
        "medals": [
            {"game": "roll", "title": "dungeon-lord", "at": 1.69e9, "table": "t7"},
            {"game": "roll", "title": "team-captain", "at": 0.0, "table": ""},
            {"game": "roll", "title": "odds", "at": 0.0, "table": ""},
        ],
        "opponents": [{**FRIEND, "games": 250}],
    }


@pytest.fixture
def page(visit: Open) -> Page:
    page = visit()

    def history(route: Route) -> None:
        asked = {key: values[0] for key, values in parse_qs(urlsplit(route.request.url).query).items()}
        offset = int(asked.pop("offset"))
        wish = {"game": "", "opponent": "", "result": "", **asked}
        found = [one for one in ALL if fits(one, **wish)]
        route.fulfill(json={"results": found[offset : offset + PAGE], "total": len(found)})

    told = json.dumps(profile(page))
    page.route("**/api/profile", lambda route: route.fulfill(body=told, content_type="application/json"))
    page.route("**/api/history?*", history)
    go_to(page, "/profile", "#history")
    return page


def test_a_long_history(page: Page) -> None:
    """Twenty games, then twenty more; by game, opponent and result; a game alone has no place."""
    rows = page.locator(".history tbody tr")
    expect(rows).to_have_count(PAGE)
    expect(page.locator(".history")).to_contain_text("1000 games")
    page.get_by_role("button", name="Show more (980 left)").click()
    expect(rows).to_have_count(2 * PAGE)
    expect(rows.first.locator(".came")).to_have_text("–")
    expect(rows.first.locator(".with")).to_have_text("alone")
    expect(rows.nth(1)).to_contain_text("Bruno")
    ways = [way.bounding_box() for way in rows.nth(3).locator(".go a").all()]
    assert len({way and way["y"] for way in ways}) == 1, "chronicle and replay side by side"
    assert "place 1" not in page.locator("main").inner_text()
    page.get_by_label("Game", exact=True).select_option("roll")
    expect(page.locator(".history")).to_contain_text("500 games")
    page.get_by_label("With", exact=True).select_option(label="With Bruno (250)")
    expect(page.locator(".history")).to_contain_text("250 games")
    page.get_by_label("Result", exact=True).select_option("won")
    expect(page.locator("#live")).to_contain_text("125 games")
    expect(page.locator(".history .came.won")).to_have_count(PAGE)
    page.get_by_label("With", exact=True).select_option("alone")
    expect(page.locator(".history")).to_contain_text("No game fits.")
    page.get_by_label("Result", exact=True).select_option("")
    expect(rows).to_have_count(PAGE)
    rows.first.get_by_role("link", name="Replay: Dungeon Roll").click()
    page.wait_for_url("**/r/t0")


def test_medals_and_statistics(page: Page) -> None:
    """A coin with its date, a disc with its progress (DR-119); the passphrase is folded away; nothing for axe."""
    won = page.locator("[data-title=dungeon-lord]")
    expect(won.locator(".medal.struck")).to_be_visible()
    expect(won.get_by_role("link")).to_have_attribute("href", "/r/t7")
    captain = page.locator("[data-title=team-captain]")
    expect(captain).to_contain_text("3 of 4")
    expect(captain.locator(".progress")).to_have_count(1)
    page.locator("summary", has_text="Team captain: one still to come").click()
    expect(page.locator("section:has(#medals) details p")).to_have_text(re.compile("mercenary", re.IGNORECASE))
    roll = page.locator(".record[data-game=roll]")
    for told in ("500", "125 of 250", "31", "17.8"):
        expect(roll).to_contain_text(told)
    expect(page.locator(".record[data-game=donjon]")).not_to_contain_text("Best")
    expect(page.locator("#passphrase")).not_to_be_visible()
    assert not findings(page)
    for width in (320, 768, 2560):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth") == width
    page.emulate_media(color_scheme="light")
    assert not findings(page)
