"""A host, a friend and a third visitor at one table: chairs, names, readiness, and what a full table offers."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import BARE, Open
from tests.browser.hands import VOICES, go_to, set_table, sit_down


def taken(page: Page) -> Any:
    return page.locator(".niche:not(.free)")


def table_of(page: Page) -> Any:
    path = f"/api/tables/{page.url.rpartition('/')[2]}"
    return page.evaluate("path => fetch(path).then(answer => answer.json())", path)


def test_one_gold_button_for_the_host(visit: Open) -> None:
    """Alone: the link. As soon as somebody sits: start with as many as there are; the free chairs go away."""
    host = visit()
    host.locator(".door:has(#door-roll)").get_by_role("button", name="With friends").click()
    host.wait_for_selector(".niches")
    gold = host.locator("main .primary")
    expect(gold).to_have_text("Copy the link")
    expect(host.locator(".niche.free")).to_have_count(3)
    link = host.get_by_label("Link to play").input_value()

    friend = visit(link[link.index("/t/") :])
    expect(friend.locator("h1")).to_contain_text("asks you in")
    expect(friend.locator(".arrival .about")).to_contain_text("Dungeon Roll: Lead a party of dice")
    expect(friend.locator(".lesson li")).to_have_count(3)
    expect(friend.locator("main .primary")).to_have_text("Sit down")
    field = friend.get_by_label("Your name here")
    assert field.input_value(), "a name is proposed"
    field.fill("Jade the second")
    field.press("Enter")

    expect(taken(host)).to_have_count(2)
    expect(host.locator("#live")).to_contain_text("Jade the second sits down.")
    expect(host.locator(".niche", has_text="Jade the second").locator(".plate")).to_contain_text("ready")
    expect(host.locator(".niche .gem")).to_have_count(2)
    expect(gold).to_have_text("Start with 2")
    mine = taken(host).first.locator("strong").inner_text()
    expect(friend.locator(".patient")).to_have_text(f"Waiting for {mine}")
    expect(friend.locator("main .primary")).to_have_count(0)
    chairs, lesson = friend.locator(".niches").bounding_box(), friend.locator(".lesson").bounding_box()
    assert chairs
    assert lesson
    assert lesson["x"] >= chairs["x"] + chairs["width"], "the lesson is read beside the chairs"
    assert lesson["y"] + lesson["height"] <= 900
    gold.click()
    for page in (host, friend):
        page.wait_for_selector(".question")
    told = table_of(host)
    assert len(told["seats"]) == 2
    assert told["options"]["tempo"] == "turns"


def test_changed_rules_ask_the_guest_again(visit: Open) -> None:
    host, friend = visit(BARE), visit(BARE)
    made = set_table(host, "roll", ["me", ""])
    go_to(friend, made["join"])
    friend.get_by_role("button", name="Sit down", exact=True).click()
    go_to(host, made["join"])
    expect(friend.locator(".mode")).to_contain_text("In turns")
    host.get_by_role("radio", name="Race").check()
    expect(friend.locator(".mode")).to_contain_text("Race")
    expect(host.locator(".mark.waits")).to_have_count(1)
    expect(host.locator(".go")).to_contain_text("has not said yes to the rules yet")
    friend.get_by_role("button", name="I am ready").click()
    expect(host.locator(".mark.waits")).to_have_count(0)
    host.locator(".start").click()
    friend.wait_for_selector(".rivals")


def test_bots_are_characters(visit: Open) -> None:
    """Name, face, strength and a line; two of one kind are told apart, and each goes away again."""
    host = visit(BARE)
    go_to(host, set_table(host, "roll", ["me", "", ""])["join"])
    cards = host.locator(".bots li")
    expect(cards).to_have_count(2)
    expect(cards.last).to_contain_text("Marl")
    expect(cards.last).to_contain_text("looks one move ahead", ignore_case=True)
    expect(cards.last.get_by_role("img", name="strength 3 of 5")).to_be_visible()
    for _ in range(2):
        before = taken(host).count()
        host.get_by_role("button", name="Seat Marl").click()
        expect(taken(host)).to_have_count(before + 1)
    expect(host.locator(".niche .shield")).to_have_count(2)
    assert taken(host).locator("strong").all_inner_texts()[1:] == ["Marl", "Marl 2"]
    host.get_by_role("button", name="Free the seat of Marl 2").click()
    expect(taken(host)).to_have_count(2)
    host.get_by_role("button", name="Start with 2").click()
    expect(host.locator("main")).not_to_contain_text("Bot 2")
    expect(host.locator(".standing, .panels").first).to_contain_text("Marl")


def test_names_in_the_visitors_language(visit: Open) -> None:
    host, friend = visit(BARE), visit(BARE, locale="fr-FR")
    made = set_table(host, "roll", ["me", "", "bot:careful"])
    go_to(friend, made["join"])
    name = friend.locator("#my-name").input_value()
    catalogue = friend.evaluate("fetch('/api/locale/fr').then(answer => answer.text())")
    (line,) = [line for line in catalogue.splitlines() if line.startswith("guest-names")]
    assert name in line
    friend.locator(".arrival .primary").click()
    expect(friend.locator(".niche", has_text="Marne")).to_be_visible()


def test_only_watching_a_table_that_has_not_begun(visit: Open) -> None:
    host, friend = visit(BARE), visit(BARE)
    made = set_table(host, "roll", ["me", ""])
    go_to(friend, made["join"])
    friend.get_by_role("button", name="Only watch").click()
    expect(friend.locator(".niche.free")).to_have_count(1)
    assert friend.locator(".lobby .go button").count() == 0
    friend.reload()
    expect(friend.locator(".niche.free")).to_have_count(1)


def test_a_full_table_before_the_game(visit: Open) -> None:
    """The third visitor is told, may watch, and is told when a chair is free."""
    host, friend, third = visit(BARE), visit(BARE), visit(BARE)
    made = set_table(host, "roll", ["me", ""])
    sit_down(friend, made)
    go_to(third, made["join"])
    expect(third.locator("h1")).to_have_text("The table is full")
    expect(third.locator(".arrival .about")).to_contain_text("are about to play Dungeon Roll")
    expect(third.locator("main .primary")).to_have_text("Watch")
    expect(third.get_by_role("link", name="Back to the hall")).to_be_visible()
    wish = third.get_by_role("button", name="Notify me when a chair is free")
    wish.click()
    expect(wish).to_have_attribute("aria-pressed", "true")
    expect(third.get_by_role("status").filter(has_text="as long as this page stays open")).to_be_visible()

    friend.locator("summary", has_text="Chairs and roles").click()
    friend.get_by_role("button", name="Give up the seat").click()
    expect(third.locator("#live")).to_contain_text("A chair is free.")
    expect(third.locator(".notice", has_text="A chair is free.")).to_be_visible()
    third.get_by_role("button", name="Sit down", exact=True).click()
    go_to(host, made["join"])
    expect(taken(host)).to_have_count(2)


def test_a_full_table_during_the_game(visit: Open) -> None:
    """The door tells who plays and whose turn it is; watching is one tap, and a chair that gets free is told too."""
    host, friend, third = visit(BARE), visit(BARE), visit(BARE)
    made = set_table(host, "roll", ["me", ""])
    sit_down(friend, made)
    go_to(host, made["join"])
    host.locator(".start").click()
    friend.wait_for_selector(".question")
    go_to(third, made["join"])
    expect(third.locator("h1")).to_have_text("The table is full")
    expect(third.locator(".arrival .about")).to_contain_text("play Dungeon Roll")
    expect(third.locator(".arrival")).to_contain_text("Waiting for")
    third.get_by_role("button", name="Notify me when a chair is free").click()
    third.get_by_role("button", name="Watch", exact=True).click()
    third.wait_for_selector(".question")
    friend.evaluate("fetch('/api/me', {method: 'DELETE'}).then(answer => answer.status)")
    expect(third.locator(".notice", has_text="A chair is free.")).to_be_visible()
    assert third.evaluate(VOICES, "A chair is free.") <= 1  # later news may have taken its place
    third.locator(".notice").get_by_role("button", name="Sit down").click()
    expect(third.get_by_role("button", name="Ask the others for this seat")).to_be_visible()
