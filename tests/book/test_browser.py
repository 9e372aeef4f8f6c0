"""The site in a real browser: nothing fetched, nothing broken, usable by keyboard and by ear."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from building import pages

STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
AXE = {
    "runOnly": {"type": "tag", "values": STANDARDS},
    "rules": {"label-content-name-mismatch": {"enabled": True}, "region": {"enabled": True}},
    "resultTypes": ["violations"],
    # Otherwise axe itself fetches style sheets, at wrong addresses.
    "preload": False,
}


@pytest.fixture(scope="module")
def coins(sample: Path, serve: Callable[[Path], str]) -> str:
    return serve(sample / "_build" / "html") + "/book/coins.html"


@pytest.fixture
def page(chromium: Any) -> Iterator[Any]:
    context = chromium.new_context(viewport={"width": 1280, "height": 900})
    yield context.new_page()
    context.close()


def settle(page: Any) -> None:
    """Wait for MathJax, where there is one."""
    page.evaluate("() => window.MathJax?.startup?.promise")


def visit(browser: Any, origin: str, names: list[str], **options: Any) -> Iterator[tuple[str, Any]]:
    context = browser.new_context(**options)
    page = context.new_page()
    for name in names:
        page.goto(f"{origin}/{name}")
        settle(page)
        yield name, page
    context.close()


@pytest.fixture(params=["book", "sample"])
def site(request: pytest.FixtureRequest, serve: Callable[[Path], str]) -> tuple[str, list[str]]:
    folder: Path = request.getfixturevalue(request.param)
    folder = folder if request.param == "book" else folder / "_build" / "html"
    return serve(folder), pages(folder)


def test_no_request_leaves_and_no_script_fails(chromium: Any, site: tuple[str, list[str]]) -> None:
    origin, names = site
    problems: list[str] = []
    context = chromium.new_context()
    page = context.new_page()
    page.on("pageerror", lambda error: problems.append(f"{page.url}: {error}"))
    page.on(
        "console",
        lambda message: message.type == "error" and problems.append(f"{page.url}: {message.text}"),
    )
    page.on(
        "request",
        lambda request: (
            re.match(f"{re.escape(origin)}|data:|blob:", request.url)
            or problems.append(f"{page.url} asks {request.url}")
        ),
    )
    for name in names:
        page.goto(f"{origin}/{name}")
        settle(page)
        page.wait_for_load_state("networkidle")
    context.close()
    assert problems == []


def open_up(page: Any) -> None:
    """Show what is folded, and end what moves: colours that are fading in have no contrast yet."""
    page.add_style_tag(content="* { transition: none !important; animation: none !important }")
    page.evaluate("() => document.querySelectorAll('details').forEach((d) => { d.open = true })")


def violations(page: Any, **given: Any) -> list[tuple[str, str, list[str]]]:
    """What axe finds on a page: where, which rule, which elements."""
    return [
        (page.url, found["id"], [node["html"][:150] for node in found["nodes"][:3]])
        for found in Axe().run(page, **given).response["violations"]
    ]


def test_no_violation_of_wcag(chromium: Any, site: tuple[str, list[str]]) -> None:
    rules = AXE["rules"] | {"color-contrast": {"enabled": False}}  # see below
    found = []
    for _, page in visit(chromium, *site):
        open_up(page)
        found += violations(page, options=AXE | {"rules": rules})
    assert found == []


# Marks one text of each look, for a page has thousands in a few: its colour, size and weight on
# the ground that is behind it.
LOOKS = """() => {
  const seen = new Set();
  for (const text of document.querySelectorAll("body *")) {
    if (![...text.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
    if (!text.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const own = getComputedStyle(text), look = [own.color, own.fontSize, own.fontWeight];
    for (let place = text, ground = false; place; place = place.parentElement) {
      const style = getComputedStyle(place);
      if (style.opacity !== "1") look.push(style.opacity);
      ground ||= !/^rgba\\(.*, 0\\)$/.test(style.backgroundColor);
      if (ground) { look.push(style.backgroundColor, style.backgroundImage); break; }
    }
    if (!seen.has(look.join())) text.dataset.look = "";
    seen.add(look.join());
  }
}"""


def faint(page: Any) -> list[tuple[str, str, list[str]]]:
    """The looks of a page's texts that lack contrast."""
    page.evaluate(LOOKS)
    options = AXE | {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
    return violations(page, context={"include": [["[data-look]"]]}, options=options)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_contrast_is_enough(chromium: Any, site: tuple[str, list[str]], scheme: str) -> None:
    found = []
    for _, page in visit(chromium, *site, color_scheme=scheme):
        open_up(page)
        found += faint(page)
    assert found == []


def test_a_violation_would_be_found(page: Any) -> None:
    page.set_content("<html lang=en><title>t</title><main><h1>t</h1><input></main></html>")
    assert [rule for _, rule, _ in violations(page, options=AXE)] == ["label"]
    same = "<p style='color: #aaa; display: none'>no</p><p>yes</p><p>yes</p>"
    page.set_content(f"<main>{same}<p style='color: #aaa'>faint</p></main>")
    assert [places for _, _, places in faint(page)] == [
        ['<p style="color: #aaa" data-look="">faint</p>']
    ]


def test_narrow_pages_do_not_scroll_sideways(chromium: Any, site: tuple[str, list[str]]) -> None:
    """Neither on a phone, nor on a screen of 1280 at a zoom of 200 %, which leaves 640."""
    wide = {}
    for name, page in visit(chromium, *site, viewport={"width": 360, "height": 740}):
        for width in (360, 640):
            page.set_viewport_size({"width": width, "height": 740})
            if (needed := page.evaluate("() => document.documentElement.scrollWidth")) > width:
                wide[name, width] = needed
    assert wide == {}


def test_at_a_zoom_of_two_all_can_be_reached(chromium: Any, site: tuple[str, list[str]]) -> None:
    """No control of a lab or a question is cut off at the side."""
    lost = []
    for name, page in visit(chromium, *site, viewport={"width": 640, "height": 450}):
        for box in page.locator(".dp-lab input, .dp-check input, .dp-check button").all():
            place = box.bounding_box()
            if place and (place["x"] < 0 or place["x"] + place["width"] > 640):
                lost.append((name, place))
    assert lost == []


def test_ticks_are_remembered(chromium: Any, book: Path, serve: Callable[[Path], str]) -> None:
    context = chromium.new_context()
    page = context.new_page()
    address = f"{serve(book)}/book/learning-outcomes.html"
    page.goto(address)
    page.locator(".dp-outcomes input").nth(1).focus()
    page.keyboard.press("Space")
    page.reload()
    ticked = [box.is_checked() for box in page.locator(".dp-outcomes input").all()[:4]]
    assert ticked == [False, True, False, False]
    page.locator(".dp-outcomes label").nth(1).click()
    page.reload()
    assert not page.locator(".dp-outcomes input").nth(1).is_checked()
    context.close()


def test_every_lab_and_question_answers_to_the_keyboard(
    chromium: Any, site: tuple[str, list[str]]
) -> None:
    for _, page in visit(chromium, *site):
        for lab in page.locator(".dp-lab").all():
            words, slider = lab.locator("output"), lab.locator('input[type="range"]')
            slider.focus()
            page.keyboard.press("Home")
            before, picture = words.inner_text(), lab.locator("img").get_attribute("src")
            page.keyboard.press("ArrowRight")
            assert words.inner_text() != before
            assert lab.locator("img").get_attribute("alt") == words.inner_text()
            assert lab.locator("img").get_attribute("src") != picture
            assert (
                slider.get_attribute("aria-valuetext") == lab.locator(".dp-lab-value").inner_text()
            )
        for question in page.locator(".dp-check fieldset").all():
            choices = question.locator('input[type="radio"]')
            choices.first.focus()
            page.keyboard.press("Space")
            for index in range(choices.count()):
                assert choices.nth(index).is_checked()
                shown = [why.is_visible() for why in question.locator(".dp-why").all()]
                assert shown == [i == index for i in range(len(shown))]
                page.keyboard.press("ArrowDown")
        for form in page.locator(".dp-number form").all():
            form.locator("input").focus()
            page.keyboard.type(form.get_attribute("data-answer"))
            page.keyboard.press("Enter")
            assert form.locator(".dp-why.dp-right").is_visible()


def test_a_lab_with_a_choice_has_a_frame_for_each_pair(page: Any, coins: str) -> None:
    page.goto(coins)
    lab = page.locator("#lab-crowd")
    lab.get_by_label("0.4").check()
    lab.locator('input[type="range"]').press("Home")
    sentence = "With 10 people and flip probability 0.4, two estimates in three"
    assert lab.locator("output").inner_text().startswith(sentence)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0.75", "Right."),
        ("3/4", "Right."),
        ("0,752", "Right."),
        ("75%", "Right."),
        ("75 %", "Right."),
        ("25 %", "Not quite. That is how often"),
        ("0.76", "Not quite. Try once more"),
        ("0.25", "Not quite. That is how often"),
        ("often", "Please write a number"),
        ("", "Please write a number"),
        ("1/0", "Please write a number"),
        ("%", "Please write a number"),
    ],
)
def test_a_number_is_answered(page: Any, coins: str, typed: str, answer: str) -> None:
    page.goto(coins)
    form = page.locator(".dp-number form")
    form.locator("input").fill(typed)
    form.get_by_role("button").click()
    visible = [why for why in form.locator(".dp-why").all() if why.is_visible()]
    assert len(visible) == 1
    assert visible[0].inner_text().startswith(answer)


def test_without_script_choices_still_answer(chromium: Any, coins: str) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(coins)
    page.get_by_label("375").check()
    assert page.get_by_text("Half tell the truth").is_visible()
    assert page.locator("#lab-crowd img").is_visible()
    assert page.locator(".dp-number details").is_visible()
    context.close()
