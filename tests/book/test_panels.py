"""The list of chapters and the contents of a page: their buttons, at every width, by all means."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

HEIGHT = 800
MENU, CONTENTS = "Chapters", "Contents of this page"
LIST, HEADINGS = "nav[aria-label=Main]", "#pst-page-toc-nav"
# From these widths on a panel has a place beside the text.
BESIDE = {MENU: 992, CONTENTS: 1200}
FOCUS = "document.activeElement"


@pytest.fixture(params=[False, True], ids=["mouse", "touch"], scope="module")
def visit(
    request: pytest.FixtureRequest, chromium: Any, sample: Path, serve: Callable[[Path], str]
) -> Iterator[Callable[[int], Any]]:
    context = chromium.new_context(has_touch=request.param, reduced_motion="reduce")
    page = context.new_page()

    def go(width: int) -> Any:
        page.set_viewport_size({"width": width, "height": HEIGHT})
        page.goto(serve(sample / "_build" / "html") + "/book/coins.html")
        return page

    go.ways = ["touch"] if request.param else ["mouse", "Enter", "Space"]
    yield go
    context.close()


def press(page: Any, button: Any, way: str) -> None:
    if way in ("mouse", "touch"):
        button.click() if way == "mouse" else button.tap()
    else:
        button.focus()
        page.keyboard.press(way)


def shown(page: Any, panel: str) -> bool:
    """Whether a reader sees the panel: not hidden, and within the window."""
    return page.evaluate(
        """(panel) => {
          const link = document.querySelector(panel + " a");
          const { left, right } = link.getBoundingClientRect();
          return link.checkVisibility({ visibilityProperty: true, opacityProperty: true })
            && left >= 0 && right <= innerWidth;
        }""",
        panel,
    )


@pytest.mark.parametrize("width", [390, 768, 1024, 1440])
@pytest.mark.parametrize(("name", "panel"), [(MENU, LIST), (CONTENTS, HEADINGS)])
def test_a_button_shows_its_panel_and_gives_back_the_focus(visit, name, panel, width) -> None:
    page = visit(width)
    button = page.get_by_role("button", name=name)
    if width >= BESIDE[name]:
        assert shown(page, panel)
    if name == CONTENTS and width >= BESIDE[name]:
        assert not button.is_visible()
        return
    for way in visit.ways:
        if width >= BESIDE[name]:
            for after in (False, True):
                press(page, button, way)
                assert shown(page, panel) is after, way
                assert button.get_attribute("aria-expanded") == str(after).lower()
            continue
        assert not shown(page, panel)
        assert button.get_attribute("aria-expanded") == "false"
        for leave in ("Escape", "Close", "backdrop"):
            press(page, button, way)
            assert shown(page, panel), (way, leave)
            dialog = page.get_by_role("dialog", name=name)
            assert dialog.is_visible()
            assert dialog.evaluate(f"(dialog) => dialog.contains({FOCUS})")
            assert button.get_attribute("aria-expanded") == "true"
            if leave == "Escape":
                page.keyboard.press("Escape")
            elif leave == "Close":
                press(page, dialog.get_by_role("button", name="Close"), way)
            else:
                page.mouse.click(width - 5 if name == MENU else 5, HEIGHT - 5)
            assert not shown(page, panel), (way, leave)
            assert button.get_attribute("aria-expanded") == "false"
            assert button.evaluate(f"(button) => button === {FOCUS}"), (way, leave)


def test_the_focus_stays_in_an_open_panel_and_the_text_stays_where_it_is(visit) -> None:
    page = visit(390)
    press(page, page.get_by_role("button", name=MENU), visit.ways[-1])
    dialog = page.get_by_role("dialog")
    links = dialog.locator("a, button").count()
    for _ in range(links + 3):
        page.keyboard.press("Tab")
        # The browser's own controls come after the last link; of the page, nothing else does.
        assert page.evaluate(f"{FOCUS} === document.body || !!{FOCUS}.closest('dialog')")
    page.mouse.move(100, 300)
    page.mouse.wheel(0, 3000)
    page.wait_for_timeout(200)
    assert page.evaluate("scrollY") == 0


def test_a_link_in_the_contents_leads_there_and_closes_them(visit) -> None:
    page = visit(390)
    press(page, page.get_by_role("button", name=CONTENTS), visit.ways[0])
    link = page.get_by_role("dialog").locator("a").last
    target = link.get_attribute("href")
    press(page, link, visit.ways[0])
    page.wait_for_function(f"location.hash === {target!r} && scrollY > 0")
    assert not shown(page, HEADINGS)
    assert -5 < page.locator(target).bounding_box()["y"] < HEIGHT


def test_a_panel_that_gets_room_stands_beside_the_text(visit) -> None:
    page = visit(390)
    press(page, page.get_by_role("button", name=MENU), visit.ways[0])
    page.set_viewport_size({"width": 1440, "height": HEIGHT})
    page.get_by_role("dialog").wait_for(state="hidden")  # it hears of its width later
    assert shown(page, LIST)
    page.set_viewport_size({"width": 390, "height": HEIGHT})
    assert not shown(page, LIST)
