"""Contrast of texts over gradients, pictures and whatever else lies behind them, measured on the pixels of the page.

axe judges texts over one plain colour only; here the letters are taken away, and what is behind them is looked at.
"""

from __future__ import annotations

import base64
from typing import Any, Final

from playwright.sync_api import Error, Page

TRIES: Final = 20
LEAST, LEAST_LARGE = 4.5, 3.0
"""WCAG 2.2, 1.4.3: of texts, and of those from 24 pixels on (bold ones from 18.66)."""
SCREENS: Final = 2
"""A long page is looked at so many windows deep."""
TEXTS: Final = """() => {
    const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), range = new Range();
    const apart = ':disabled, [aria-disabled=true], [disabled], .unseen, canvas, [inert]';
    const cut = (part, {left, top, right, bottom}) => {
        for (let each = part; each; each = each.parentElement) {
            if (getComputedStyle(each).overflow === 'visible') continue;
            const edge = each.getBoundingClientRect();
            [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
            [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        }
        return [left, top, right, bottom];
    };
    const shows = (part, x, y) => {
        const top = document.elementFromPoint(x, y);
        return top && (part.contains(top) || top.contains(part));
    };
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement, text = walker.currentNode.textContent.trim();
        if (!text || parent.closest(apart) || !parent.checkVisibility({visibilityProperty: true})) continue;
        range.selectNodeContents(walker.currentNode);
        const look = getComputedStyle(parent), size = parseFloat(look.fontSize);
        const large = size >= 24 || (size >= 18.66 && Number(look.fontWeight) >= 700);
        let seen = 1;
        for (let each = parent; each; each = each.parentElement) seen *= Number(getComputedStyle(each).opacity);
        if (seen < 0.05) continue;
        const colour = parent instanceof SVGElement ? look.fill : look.color;
        for (const box of range.getClientRects()) {
            const [left, top, right, bottom] = cut(parent, box);
            if (right - left < 3 || bottom - top < box.height / 2) continue;
            if (![[left + 1, top + 1], [right - 1, bottom - 1]].every(([x, y]) => shows(parent, x, y))) continue;
            found.push({text: text.slice(0, 40), large, colour, seen, box: [left, top, right, bottom]});
        }
    }
    return found;
}"""
"""The visible texts in the window, line by line, each with its colour and how much of it is seen."""
BARE: Final = """on => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { transition: none !important; caret-color: transparent !important;
        -webkit-text-fill-color: transparent !important } svg text { fill: transparent !important }`);
    const before = document.adoptedStyleSheets;
    document.adoptedStyleSheets = on ? [...before, sheet] : before.slice(0, -1);
}"""
"""Takes all letters away, or gives them back."""
RATIOS: Final = """async ([texts, picture]) => {
    const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
    const paint = new OffscreenCanvas(image.width, image.height).getContext('2d', {willReadFrequently: true});
    paint.drawImage(image, 0, 0);
    const dot = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
    const shown = colour => {
        dot.clearRect(0, 0, 1, 1);
        dot.fillStyle = colour;
        dot.fillRect(0, 0, 1, 1);
        return dot.getImageData(0, 0, 1, 1).data;
    };
    const part = value => value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    const light = ([red, green, blue]) => 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue) + 0.05;
    return texts.map(({colour, seen, box}) => {
        const [left, top] = [Math.max(0, Math.floor(box[0])), Math.max(0, Math.floor(box[1]))];
        const [right, bottom] = [Math.min(image.width, Math.ceil(box[2])), Math.min(image.height, Math.ceil(box[3]))];
        if (right <= left || bottom <= top) return 21;
        const points = paint.getImageData(left, top, right - left, bottom - top).data, ink = shown(colour), ratios = [];
        const share = ink[3] / 255 * seen;
        for (let at = 0; at < points.length; at += 4 * 5) {
            const behind = [points[at], points[at + 1], points[at + 2]];
            const mixed = behind.map((value, number) => ink[number] * share + value * (1 - share));
            const [one, other] = [light(mixed), light(behind)];
            ratios.push(Math.max(one, other) / Math.min(one, other));
        }
        return ratios.sort((one, other) => one - other)[Math.floor(ratios.length / 10)];
    });
}"""
"""The contrast of each text with what is behind it; the worst tenth of the points does not count."""


def faint(page: Page) -> list[str]:
    """Return the texts that stand out too little from what is behind them."""
    height = page.evaluate("innerHeight")
    found: list[str] = []
    for number in range(SCREENS):
        page.evaluate("y => scrollTo({top: y, behavior: 'instant'})", number * height)
        if page.evaluate("scrollY") < number * height - height + 1:
            break
        found += [each for each in _in_window(page) if each not in found]
    page.evaluate("scrollTo({top: 0, behavior: 'instant'})")
    return found


def _in_window(page: Page) -> list[str]:
    texts: list[dict[str, Any]] = page.evaluate(TEXTS)
    page.evaluate(BARE, True)
    picture = base64.b64encode(_captured(page)).decode()
    page.evaluate(BARE, False)
    ratios: list[float] = page.evaluate(RATIOS, [texts, picture])
    return [
        f"{ratio:.2f} {text['text']}"
        for text, ratio in zip(texts, ratios, strict=True)
        if ratio < (LEAST_LARGE if text["large"] else LEAST)
    ]


def _captured(page: Page) -> bytes:
    """Return the window as a picture. On a busy machine Chromium sometimes has no frame to capture, and says so."""
    for _ in range(TRIES):
        page.evaluate("() => new Promise(act => requestAnimationFrame(() => requestAnimationFrame(act)))")
        try:
            return page.screenshot(scale="css")
        except Error as failed:
            fault = failed
    raise fault
