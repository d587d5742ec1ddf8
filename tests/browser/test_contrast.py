"""The measure of contrast finds what it is for."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.browser.contrast import faint

PAGE = """<body style="margin: 0; background: linear-gradient(white, black)">
    <p style="margin: 130px 10px 0; color: #777">faint</p>
    <p style="position: absolute; top: 0; color: black">plain</p>
    <p style="position: absolute; top: 40px; color: black; opacity: 0.3">dim</p>
    <p style="position: absolute; top: 250px; color: black; background: white">framed</p>
    <p style="position: absolute; top: 150px; left: 200px; color: #777">covered</p>
    <div style="position: absolute; top: 150px; left: 150px; width: 200px; height: 60px; background: white"></div>"""


def test_texts_that_stand_out_too_little_are_found(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 600, "height": 300})
    page.set_content(PAGE)
    assert [each.split()[1] for each in faint(page)] == ["faint", "dim"]
    assert page.evaluate("document.adoptedStyleSheets.length") == 0, "the letters are back"
    page.close()
