"""A campaign of two quests in the browser: a master and two heroes, each at their own device, the town between."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from souterrain.core.journal import Journal
from souterrain.core.match import Match
from tests.browser.conftest import Open
from tests.browser.hands import go_to, play_out, set_table, sit_down

SHORT = {"round_limit": "30"}
FETCHED = "table => fetch(`/api/replays/${table}/journal`).then(found => found.text())"


def journal_of(page: Page, table: str) -> Journal:
    return Journal.loads(page.evaluate(FETCHED, table))


def test_a_campaign_of_two_quests(visit: Open) -> None:
    master, first, second = visit(), visit(), visit()
    made = set_table(master, "donjon", ["", "", "me"], options={**SHORT, "quests": "2"})
    for page in (first, second):
        sit_down(page, made)
    go_to(master, made["join"])
    master.get_by_role("button", name="Start", exact=True).click()
    play_out(first, second, master, seed=3)
    for page in (master, first, second):
        expect(page.locator(".scores .place strong")).to_have_count(3)
    journal = journal_of(master, made["table"])
    said = [act.text.split()[0] for act in journal.acts()]
    assert said.count("entrance") == 2, "two quests were begun"
    assert said.count("depart") >= 3, "with the town before each"
    assert Match.replay(journal).outcome is not None


def test_the_machine_as_master(visit: Open) -> None:
    page = visit()
    made = set_table(page, "donjon", ["me", "bot:adept", "bot:adept"], options=SHORT, start=True)
    go_to(page, made["join"])
    play_out(page, seed=2)
    expect(page.locator(".scores .place strong")).to_have_count(3)
    assert Match.replay(journal_of(page, made["table"])).outcome is not None
