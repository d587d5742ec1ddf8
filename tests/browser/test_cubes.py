"""Cubes on a table: a whole game with Teamwork, two people and two bots, and its replay without the tray."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from souterrain.core import slow
from souterrain.core.journal import Journal
from souterrain.core.match import Match
from tests.browser.conftest import Open
from tests.browser.hands import go_to, play_out, set_table, sit_down

PLACES = 4


def no_tray(kind: str, request: str) -> Any:
    raise AssertionError("a replay asks for the tray")


def test_four_seats_and_pawns(visit: Open, server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    host, friend = visit(), visit()
    made = set_table(host, "drop", ["me", "", "bot:novice", "bot:novice"], options={"teamwork": "on"})
    sit_down(friend, made)
    go_to(host, made["join"])
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, friend):
        page.wait_for_selector("svg.above")
    play_out(host, friend, seed=5)
    for page in (host, friend):
        expect(page.locator(".scores .place strong")).to_have_count(PLACES)
        expect(page.locator(".log")).to_contain_text("reveals the quest")
        expect(page.locator(".scores")).to_contain_text("Teamwork steps")
    fetched = "table => fetch(`/api/replays/${table}/journal`).then(found => found.text())"
    journal = host.evaluate(fetched, made["table"])
    monkeypatch.setattr(slow, "answer", no_tray)
    match = Match.replay(Journal.loads(journal))
    assert match.outcome is not None
    totals = [int(text.split()[0]) for text in host.locator(".scores .total").all_inner_texts()]
    assert sorted(totals) == sorted(match.outcome.total(seat) for seat in range(PLACES))


def test_what_a_chosen_room_holds(visit: Open) -> None:
    """Kinds first where there are many words; the room that is named is drawn, and what is in it is marked."""
    page = visit()
    made = set_table(page, "drop", ["me", "bot:novice"], start=True)
    go_to(page, made["join"], "svg.above")
    page.wait_for_selector(".question [data-control]")
    assert page.locator(".question [data-control]").count() <= 14
    page.locator(".question [data-kind='pillar']").click()
    page.locator(".question [data-word^='pillar:']").first.click()
    page.locator(".question .choices .primary").click()
    page.locator(".question [data-word='loot']").click()
    best = page.get_by_role("region", name="Rooms for you").get_by_role("button").first.inner_text()
    for name in best.lower().replace(" and ", ", ").split(", "):
        kind = page.locator(".question [data-kind='pillar']")
        if kind.count():
            kind.click()
        choice = page.locator(f".question [data-word='{name.replace(' ', ':')}']")
        if choice.count():
            choice.click()
    expect(page.locator("polygon.room.meant")).to_have_count(1)
    assert page.locator("svg.above .mark-in").count() > 0
