"""Notifications: only for who asks, and they lead to the table that waits.

They need a whole Chromium: the one without windows shows none.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.browser.conftest import BARE, WORKER, Open, chromium, started
from tests.browser.hands import go_to, set_table, sit_down, until

TOLD = """window.asked = 0;
window.shown = [];
const ask = Notification.requestPermission.bind(Notification);
window.Notification = new Proxy(Notification, {
    construct(made, [title, options]) { window.shown.push({title, ...options}); return new made(title, options); },
});
const show = ServiceWorkerRegistration.prototype.showNotification;
ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
    window.shown.push({title, ...options});
    return show.call(this, title, options);
};
Notification.requestPermission = () => { window.asked += 1; return ask(); };
document.hasFocus = () => false;"""
"""The browser's own notifications, counted."""
ANSWERED = """() => self.registration.getNotifications().then(([notification]) => {
    self.dispatchEvent(new NotificationEvent('notificationclick', {notification}));
    return notification.tag;
})"""
"""Somebody taps a notification."""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with started(playwright, chromium()) as whole:
        yield whole


def test_notifications_only_for_who_asks(visit: Open) -> None:
    page, friend = visit(permissions=["notifications"], **WORKER), visit(BARE)
    page.add_init_script(TOLD)
    made = set_table(page, "lantern", ["me", ""])
    sit_down(friend, made)
    go_to(page, "/", ".my-tables")
    assert page.evaluate("window.asked") == 0
    page.get_by_role("button", name="Notify me").click()
    expect(page.get_by_role("button", name="Notify me")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("[window.asked, window.shown.length]") == [1, 1]
    go_to(page, made["join"])
    page.locator(".start").click()
    page.wait_for_selector(".question")
    until(page, "window.shown.length === 1")
    assert page.evaluate("window.shown[0].tag") == made["join"]
    go_to(page, "/", ".my-tables")
    page.get_by_role("button", name="Notify me").click()
    expect(page.get_by_role("button", name="Notify me")).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("window.asked") == 0


def test_a_table_that_begins_to_wait_is_told_wherever_one_is(visit: Open) -> None:
    page, host = visit(permissions=["notifications"], **WORKER), visit(BARE)
    page.add_init_script(TOLD)
    made = set_table(host, "lantern", ["me", ""])
    go_to(host, made["join"])
    sit_down(page, made)
    go_to(page, "/", ".my-tables")
    page.get_by_role("button", name="Notify me").click()
    until(page, "window.shown.length === 1")
    host.locator(".start").click()
    host.wait_for_selector(".question")
    page.locator(".top a[href='/settings']").click()
    until(page, "window.shown.length === 2")
    told = page.evaluate("window.shown[1]")
    assert (told["tag"], told["body"]) == (made["join"], "Lantern: it is your turn.")


def test_whoever_answers_a_notification_is_led_there(visit: Open) -> None:
    """On a phone the worker alone may show one, and is told when it is tapped."""
    page = visit(permissions=["notifications"], **WORKER)
    page.add_init_script("window.Notification = new Proxy(Notification, {construct() { throw TypeError() }})")
    made = set_table(page, "roll", ["me"], start=True)
    go_to(page, made["join"], ".question")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    go_to(page, "/", ".my-tables")
    page.get_by_role("button", name="Notify me").click()
    expect(page.get_by_role("button", name="Notify me")).to_have_attribute("aria-pressed", "true")
    page.locator(".top a[href='/settings']").click()
    page.wait_for_url("**/settings")
    assert page.context.service_workers[0].evaluate(ANSWERED) == "/"
    page.wait_for_selector(".my-tables")


def test_no_offer_of_notifications_where_they_are_refused(visit: Open) -> None:
    page = visit()
    page.add_init_script("Object.defineProperty(Notification, 'permission', {get: () => 'denied'})")
    set_table(page, "roll", ["me"], start=True)
    go_to(page, "/", ".my-tables")
    expect(page.get_by_role("button", name="Notify me")).to_have_count(0)
