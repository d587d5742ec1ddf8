"""Cubes on a table: a whole game with Teamwork, two people and two bots, and its replay without the tray."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from souterrain.core import slow
from souterrain.core.journal import Journal
from souterrain.core.match import Match
from tests.browser.conftest import BARE, Open
from tests.browser.hands import SENTENCE, go_to, play_out, set_table, sit_down

PLACES = 4


def no_tray(kind: str, request: str) -> Any:
    raise AssertionError("a replay asks for the tray")


def test_four_seats_and_pawns(visit: Open, server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    host, friend = visit(BARE), visit(BARE)
    made = set_table(host, "drop", ["me", "", "bot:novice", "bot:novice"], options={"teamwork": "on"})
    sit_down(friend, made)
    go_to(host, made["join"])
    host.locator(".start").click()
    for page in (host, friend):
        page.wait_for_selector(".tray")
    play_out(host, friend, seed=5)
    for page in (host, friend):
        expect(page.locator(".standings strong")).to_have_count(PLACES)
        expect(page.locator(".log")).to_contain_text("reveals the quest")
        expect(page.locator(".log")).to_contain_text("places a pawn")
    fetched = "table => fetch(`/api/replays/${table}/journal`).then(found => found.text())"
    journal = host.evaluate(fetched, made["table"])
    monkeypatch.setattr(slow, "answer", no_tray)
    match = Match.replay(Journal.loads(journal))
    assert match.outcome is not None
    totals = [int(text.split()[0]) for text in host.locator(".standings .total").all_inner_texts()]
    assert sorted(totals) == sorted(match.outcome.total(seat) for seat in range(PLACES))


def test_what_a_chosen_room_holds(visit: Open) -> None:
    """Kinds first where there are many words; the room that is pointed at is drawn, what is in it is marked, and its
    last pillar takes it."""
    page = visit(BARE)
    made = set_table(page, "drop", ["me", "bot:novice"], start=True)
    go_to(page, made["join"], ".tray")
    page.wait_for_selector(".question [data-control]")
    assert page.locator(".question [data-control]").count() <= 14
    page.locator(".question [data-kind='pillar']").click()
    page.locator(".question [data-word^='pillar:']").first.click()
    page.locator(SENTENCE).click()
    page.locator(".question [data-word='loot']").click()
    room = page.get_by_role("region", name="Rooms for you").locator("[data-named]").first
    best, before = room.get_attribute("data-named") or "", page.locator(".question").get_attribute("data-ask")
    room.focus()
    expect(page.locator("polygon.room.meant")).to_have_count(1)
    assert page.locator(".tray .mark-in").count() > 0
    for name in best.split()[::2]:
        kind = page.locator(".question [data-kind='pillar']")
        if kind.count():
            kind.click()
        choice = page.locator(f".question [data-word='{name}']")
        if choice.count():
            choice.click()
    if page.locator(SENTENCE).count():
        page.locator(SENTENCE).click()
    expect(page.locator(f".question[data-ask='{before}']")).to_have_count(0)
