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
DESKTOP = {"width": 1280, "height": 900}


@pytest.fixture(scope="module")
def coins(sample: Path, serve: Callable[[Path], str]) -> str:
    return serve(sample / "_build" / "html") + "/book/coins.html"


@pytest.fixture
def page(chromium: Any) -> Iterator[Any]:
    context = chromium.new_context(viewport=DESKTOP)
    yield context.new_page()
    context.close()


# A visit is dear, so that each page is visited once, and everything about it is asked then.


@pytest.mark.parametrize(("site", "part"), [("book", 0), ("book", 1), ("sample", 0)])
def test_every_page_is_sound(
    chromium: Any,
    site: str,
    part: int,
    serve: Callable[[Path], str],
    request: pytest.FixtureRequest,
) -> None:
    folder: Path = request.getfixturevalue(site)
    folder = folder if site == "book" else folder / "_build" / "html"
    names = pages(folder)[part::2] if site == "book" else pages(folder)
    found: list[object] = []
    looks: set[str] = set()
    context = chromium.new_context(viewport=DESKTOP)
    for name in names:
        page = context.new_page()
        listen(page, serve(folder), found)
        page.goto(f"{serve(folder)}/{name}")
        page.evaluate("() => window.MathJax?.startup?.promise")
        page.wait_for_load_state("networkidle")
        keyboard(page)
        for problem in (too_wide, cut_off, violations):
            found += [(name, problem.__name__, what) for what in problem(page)]
        found += [(name, "faint", what) for what in faint(page, looks)]
        page.close()
    context.close()
    assert found == []


def listen(page: Any, origin: str, found: list[object]) -> None:
    """Hear of requests that leave the site, and of scripts that fail."""
    page.on("pageerror", lambda error: found.append(f"{page.url}: {error}"))
    page.on(
        "console",
        lambda message: message.type == "error" and found.append(f"{page.url}: {message.text}"),
    )
    page.on(
        "request",
        lambda request: (
            re.match(f"{re.escape(origin)}|data:|blob:", request.url)
            or found.append(f"{page.url} asks {request.url}")
        ),
    )


def too_wide(page: Any) -> Iterator[tuple[int, int]]:
    """Widths at which a page scrolls sideways: a phone's, and 1280 at a zoom of 200 %."""
    for width in (640, 360):
        page.set_viewport_size({"width": width, "height": 740})
        if (needed := page.evaluate("() => document.documentElement.scrollWidth")) > width:
            yield width, needed
    page.set_viewport_size(DESKTOP)


def cut_off(page: Any) -> list[str]:
    """Controls of labs and questions that a zoom of 200 % puts out of reach."""
    page.set_viewport_size({"width": 640, "height": 450})
    lost: list[str] = page.evaluate("""() =>
      [...document.querySelectorAll(".dp-lab input, .dp-check input, .dp-check button")]
        .filter((box) => box.checkVisibility())
        .filter((box) => {
          const place = box.getBoundingClientRect();
          return place.left < 0 || place.right > 640;
        }).map((box) => box.outerHTML)""")
    page.set_viewport_size(DESKTOP)
    return lost


# Shows what is folded, and ends what moves: colours that are fading in have no contrast yet. Of
# formulas and pieces of code the first three stay whole, for the others are made alike, and axe
# would take minutes to look at each character.
OPEN_UP = """() => {
  const still = document.createElement("style");
  still.textContent = "* { transition: none !important; animation: none !important }";
  document.head.append(still);
  const after = (what, n) => [...document.querySelectorAll(what)].slice(n);
  after("details", 0).forEach((details) => { details.open = true });
  after("mjx-container", 3).forEach((formula) => formula.remove());
  after(".highlight pre", 3).forEach((code) => code.replaceChildren(code.textContent));
}"""
# Marks one text of each look that was not seen before, for a page has thousands in a few, and most
# pages have no other: its colour, size and weight on the ground that is behind it.
LOOKS = """(before) => {
  const seen = new Set(before);
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
  return [...seen];
}"""


def violations(page: Any) -> list[tuple[str, list[str]]]:
    """What axe finds on a page, contrast apart: which rule, which elements."""
    page.evaluate(OPEN_UP)
    rules = AXE["rules"] | {"color-contrast": {"enabled": False}}
    return ask_axe(page, options=AXE | {"rules": rules})


def faint(page: Any, seen: set[str]) -> list[tuple[str, list[str]]]:
    """The looks of a page's texts that lack contrast, in the light and in the dark scheme."""
    options = AXE | {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        seen.update(page.evaluate(LOOKS, list(seen)))
        if page.locator("[data-look]").count():
            found += ask_axe(page, context={"include": [["[data-look]"]]}, options=options)
        page.evaluate(
            "() => document.querySelectorAll('[data-look]')"
            ".forEach((text) => { delete text.dataset.look })"
        )
    return found


def ask_axe(page: Any, **given: Any) -> list[tuple[str, list[str]]]:
    return [
        (found["id"], [node["html"][:150] for node in found["nodes"][:3]])
        for found in Axe().run(page, **given).response["violations"]
    ]


def test_a_violation_would_be_found(page: Any) -> None:
    page.set_content("<html lang=en><title>t</title><main><h1>t</h1><input></main></html>")
    assert [rule for rule, _ in violations(page)] == ["label"]
    same = "<p style='color: #aaa; display: none'>no</p><p>yes</p><p>yes</p>"
    page.set_content(f"<main>{same}<p style='color: #aaa'>faint</p></main>")
    assert [places for _, places in faint(page, set())] == [
        ['<p style="color: #aaa" data-look="">faint</p>']
    ]


def test_what_does_not_fit_would_be_found(page: Any) -> None:
    page.set_content("<div class=dp-lab style='width: 500px'><input style='margin-left: 650px'>")
    assert [width for width, _ in too_wide(page)] == [640, 360]
    assert len(cut_off(page)) == 1


def keyboard(page: Any) -> None:
    """Use every lab and question of a page with keys alone."""
    for lab in page.locator(".dp-lab").all():
        words, slider = lab.locator("output"), lab.locator('input[type="range"]')
        slider.focus()
        page.keyboard.press("Home")
        before, picture = words.inner_text(), lab.locator("img").get_attribute("src")
        page.keyboard.press("ArrowRight")
        assert words.inner_text() != before
        assert lab.locator("img").get_attribute("alt") == words.inner_text()
        assert lab.locator("img").get_attribute("src") != picture
        assert slider.get_attribute("aria-valuetext") == lab.locator(".dp-lab-value").inner_text()
    for question in page.locator(".dp-check fieldset").all():
        choices = question.locator('input[type="radio"]').count()
        question.locator('input[type="radio"]').first.focus()
        page.keyboard.press("Space")
        for index in range(choices):
            chosen, shown = question.evaluate("""(question) => [
              [...question.querySelectorAll('input[type="radio"]')].map((box) => box.checked),
              [...question.querySelectorAll(".dp-why")].map((why) => why.checkVisibility()),
            ]""")
            assert chosen == shown == [i == index for i in range(choices)]
            page.keyboard.press("ArrowDown")
    for form in page.locator(".dp-number form").all():
        form.locator("input").focus()
        page.keyboard.type(form.get_attribute("data-answer"))
        page.keyboard.press("Enter")
        assert form.locator(".dp-why.dp-right").is_visible()


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
