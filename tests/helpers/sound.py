"""Whether a page is sound: what axe finds on it, and what does not fit a small window."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from axe_playwright_python.sync_playwright import Axe

STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
AXE = {
    "runOnly": {"type": "tag", "values": STANDARDS},
    "rules": {
        rule: {"enabled": True}
        for rule in ("label-content-name-mismatch", "region", "empty-table-header")
    },
    "resultTypes": ["violations"],
    # Otherwise axe itself fetches style sheets, at wrong addresses.
    "preload": False,
}
PHONE, DESKTOP = {"width": 320, "height": 640}, {"width": 1280, "height": 900}
ZOOMED = {"width": 640, "height": 450}  # DESKTOP at 200 %
ONCE = Axe("window.axe ?? (() => {" + AXE_SCRIPT + "})()")
UNFOLD = "() => document.querySelectorAll('details').forEach((each) => { each.open = true })"


def violations(page: Any) -> list[tuple[str, list[str]]]:
    """What axe finds on a page, contrast apart: which rule, which elements."""
    page.evaluate(UNFOLD)
    rules = AXE["rules"] | {"color-contrast": {"enabled": False}}
    return ask_axe(page, options=AXE | {"rules": rules})


def ask_axe(page: Any, **given: Any) -> list[tuple[str, list[str]]]:
    return [
        (found["id"], [node["html"][:300] for node in found["nodes"][:3]])
        for found in ONCE.run(page, **given).response["violations"]
    ]


# Controls, and the links at the foot, which a page cuts off without scrolling.
CUT_OFF = """(width) =>
  [...document.querySelectorAll(
    ".dp-lab input, .dp-check input, .dp-check button, .prev-next-area :is(a, p, svg)")]
    .filter((box) => box.checkVisibility())
    .filter((box) => {
      const place = box.getBoundingClientRect();
      return place.left < 0 || place.right > width;
    }).map((box) => box.outerHTML)"""


# What scrolls sideways, and has no shadow at its edge that says so.
UNMARKED = """() => {
  const boxes = document.querySelectorAll(".bd-article :is(pre, table, div, mjx-container)");
  return [...boxes].filter((box) => {
    const style = getComputedStyle(box);
    return box.scrollWidth > box.clientWidth + 1 && style.backgroundImage === "none"
      && ["auto", "scroll"].includes(style.overflowX);
  }).map((box) => box.outerHTML.slice(0, 200));
}"""


# What begins beyond the left edge of a box that scrolls: a wide formula is read from its beginning.
BEGUN = """() => [...document.querySelectorAll(".bd-article div.math")].filter((box) => {
  const [left, ...inside] = [box, ...box.children].map((each) => each.getBoundingClientRect().left);
  return inside.some((each) => each < left - 1);
}).map((box) => box.innerText.slice(0, 200))"""


def unfitting(page: Any) -> Iterator[object]:
    """What makes a phone, or 1280 at a zoom of 200 %, scroll sideways or lose a control."""
    for size in (PHONE, ZOOMED):
        page.set_viewport_size(size)
        width = size["width"]
        if (needed := page.evaluate("() => document.documentElement.scrollWidth")) > width:
            yield width, needed
        yield from page.evaluate(CUT_OFF, width)
        yield from page.evaluate(UNMARKED)
        yield from page.evaluate(BEGUN)
