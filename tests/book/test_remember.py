"""What a reader did is kept by this browser, for itself, until it is told to forget it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from bs4 import BeautifulSoup

KEPT = "Object.keys(localStorage).filter((key) => /^dpedu (read|answered) /.test(key))"
PLACES = "Object.keys(localStorage).filter((key) => key.startsWith('dpedu read '))"
ADDRESS = "book/coins.html"


@pytest.fixture
def context(chromium: Any) -> Iterator[Any]:
    one = chromium.new_context(viewport={"width": 1200, "height": 500}, reduced_motion="reduce")
    yield one
    one.close()


@pytest.fixture
def site(sample: Path, serve: Callable[[Path], str]) -> str:
    return serve(sample / "_build" / "html")


def answer(page: Any) -> None:
    """Answer the first choice and the number, by keyboard."""
    page.locator(".dp-check input[type=radio]").nth(1).focus()
    page.keyboard.press("Space")
    page.locator(".dp-number input").fill("0.25")
    page.keyboard.press("Enter")


def answered(page: Any) -> list[Any]:
    """What is chosen and typed, and how many explanations are seen."""
    boxes = [box.is_checked() for box in page.locator(".dp-check input[type=radio]").all()]
    seen = sum(why.is_visible() for why in page.locator(".dp-check .dp-why").all())
    return [boxes.count(True), boxes[1], page.locator(".dp-number input").input_value(), seen]


def test_answers_are_there_again(context: Any, site: str) -> None:
    page = context.new_page()
    asked: list[str] = []
    page.goto(f"{site}/{ADDRESS}")
    page.on("request", lambda request: asked.append(request.method))
    assert answered(page) == [0, False, "", 0]
    answer(page)
    assert answered(page) == [1, True, "0.25", 2]
    assert "POST" not in asked
    page.reload()
    assert answered(page) == [1, True, "0.25", 2]
    # A choice that is changed, and then kept.
    page.locator(".dp-check input[type=radio]").first.check()
    page.goto(f"{site}/book/second.html")
    page.goto(f"{site}/{ADDRESS}")
    assert answered(page) == [1, False, "0.25", 2]


@pytest.mark.parametrize("key", ["Enter", "Tab"])
def test_a_box_that_was_emptied_is_as_if_nobody_had_answered(
    context: Any, site: str, key: str
) -> None:
    page = context.new_page()
    page.goto(f"{site}/{ADDRESS}")
    answer(page)
    page.locator(".dp-number input").fill("")
    page.keyboard.press(key)
    # Whoever asks is told what to write; whoever goes on is not.
    assert answered(page) == [1, True, "", 1 + (key == "Enter")]
    page.reload()
    assert answered(page) == [1, True, "", 1]


def test_two_tabs_keep_what_either_answered(context: Any, site: str) -> None:
    pages = [context.new_page() for _ in range(2)]
    for page in pages:
        page.goto(f"{site}/{ADDRESS}")
    pages[0].locator(".dp-check input[type=radio]").nth(1).check()
    pages[1].locator(".dp-number input").fill("0.25")
    pages[1].keyboard.press("Enter")
    for page in pages:
        # Tabs hear of each other in a while.
        page.wait_for_function(f"{KEPT}.length === 3")
        page.reload()
        assert answered(page) == [1, True, "0.25", 2]


def test_a_place_is_found_again(context: Any, site: str) -> None:
    page = context.new_page()
    page.goto(f"{site}/{ADDRESS}")
    links = page.locator("#pst-page-toc-nav a[href^='#']")
    target = links.nth(links.count() - 1).get_attribute("href")
    page.evaluate("(to) => document.getElementById(to).scrollIntoView()", target[1:])
    page.wait_for_function(f"{PLACES}.some((key) => JSON.parse(localStorage[key]).at)")
    [kept] = page.evaluate(f"{PLACES}.map((key) => JSON.parse(localStorage[key]))")
    page.goto(f"{site}/{ADDRESS}")
    back = page.locator(".dp-remembered a")
    assert back.get_attribute("href") == f"#{kept['at']}"
    assert back.inner_text() == kept["section"]
    page.goto(f"{site}/book/start.html")
    on = page.locator(".dp-remembered a")
    assert on.inner_text() == f"{kept['title']}, {kept['section']}"
    on.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/{ADDRESS}#*")
    assert page.evaluate(
        "(to) => document.getElementById(to).getBoundingClientRect().top < innerHeight", kept["at"]
    )


@pytest.mark.parametrize("way", ["mouse", "keyboard"])
def test_it_can_be_forgotten(context: Any, site: str, way: str) -> None:
    page = context.new_page()
    page.goto(f"{site}/book/start.html")
    assert not page.locator(".dp-remembered").is_visible()
    page.goto(f"{site}/{ADDRESS}")
    assert page.locator(".dp-forget").count() == 0
    page.evaluate("localStorage.mode = 'dark'; localStorage['dpedu: tick'] = ''")
    answer(page)
    button = page.get_by_role("button", name="Forget it")
    button.click()  # whoever is asked, and says nothing, keeps all
    assert page.evaluate(KEPT) != []
    page.once("dialog", lambda asked: asked.accept())
    if way == "mouse":
        button.click()
    else:
        button.focus()
        page.keyboard.press("Enter")
    assert answered(page) == [0, False, "", 0]
    assert page.evaluate(KEPT) == []
    assert "Forgotten" in page.evaluate("document.activeElement.textContent")
    page.reload()
    assert answered(page) == [0, False, "", 0]
    # What is not of reading stays.
    assert page.evaluate("Object.keys(localStorage).sort()") == ["dpedu: tick", "mode"]
    answer(page)
    assert page.get_by_role("button", name="Forget it").is_visible()


@pytest.mark.parametrize("kept", ["throw new Error('no')", "return {getItem: () => '{'}"])
def test_a_browser_that_keeps_nothing_or_nonsense_can_read(
    context: Any, site: str, kept: str
) -> None:
    page = context.new_page()
    failed: list[str] = []
    page.on("pageerror", lambda error: failed.append(str(error)))
    page.add_init_script(f"Object.defineProperty(window, 'localStorage', {{ get() {{ {kept} }} }})")
    page.goto(f"{site}/{ADDRESS}")
    answer(page)
    assert answered(page) == [1, True, "0.25", 2]
    assert failed == []


def test_every_chapter_says_how_long_it_takes(book: Path) -> None:
    found = {}
    for path in sorted((book / "book").glob("*.html")):
        html = path.read_text(encoding="utf-8")
        if '<p class="dp-reading">' not in html:
            continue
        page = BeautifulSoup(html, "html.parser")
        said = page.select_one("p.dp-reading").get_text()
        [minutes] = re.findall(r"^About (\d+) minutes", said)
        there = {"question": len(page.select(".dp-check")), "lab": len(page.select("div.dp-lab"))}
        words = [f"a {what}" if n == 1 else f"{n} {what}s" for what, n in there.items() if n]
        assert said == f"About {minutes} minutes, with {' and '.join(words)}.", path.name
        found[path.stem] = int(minutes)
    assert len(found) >= 22
    assert all(10 <= minutes <= 180 and minutes % 5 == 0 for minutes in found.values()), found
    assert "preface" not in found
