"""The site in a real browser: nothing fetched, nothing broken, usable by keyboard and by ear."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
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
PHONE, DESKTOP = {"width": 360, "height": 740}, {"width": 1280, "height": 900}
ZOOMED = {"width": 640, "height": 450}  # DESKTOP at 200 %
ONCE = Axe("window.axe ?? (() => {" + AXE_SCRIPT + "})()")


@pytest.fixture(scope="module")
def coins(sample: Path, serve: Callable[[Path], str]) -> str:
    return serve(sample / "_build" / "html") + "/book/coins.html"


@pytest.fixture
def page(chromium: Any) -> Iterator[Any]:
    context = chromium.new_context(viewport=DESKTOP)
    yield context.new_page()
    context.close()


# A visit is dear, so that each page is visited once, and everything about it is asked then: first
# what needs the whole page, then what does not need all of its formulas.


@pytest.mark.parametrize(("site", "part"), [("book", 0), ("book", 1), ("sample", 0)])
def test_every_page_is_sound(
    page: Any,
    site: str,
    part: int,
    serve: Callable[[Path], str],
    request: pytest.FixtureRequest,
) -> None:
    folder: Path = request.getfixturevalue(site)
    folder = folder if site == "book" else folder / "_build" / "html"
    names = pages(folder)[part::2] if site == "book" else pages(folder)
    found: list[object] = []
    looks: dict[str, str] = {}
    listen(page, serve(folder), found)
    for name in names:
        page.set_viewport_size(PHONE)
        page.goto(f"{serve(folder)}/{name}")
        page.evaluate("() => window.MathJax?.startup?.promise")
        page.wait_for_load_state("networkidle")
        found += [(name, "does not fit", what) for what in unfitting(page)]
        page.evaluate(LIGHTEN)
        page.set_viewport_size(DESKTOP)
        keyboard(page)
        found += [(name, "axe", what) for what in violations(page)]
        looks = texts(page, name) | looks
    found += faint(page, looks)
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


# Ends what moves: colours that are fading in have no contrast yet. Of formulas and pieces of code
# the first three stay whole, for the others are made alike, and to lay out and look at each
# character takes minutes.
LIGHTEN = """() => {
  const still = document.createElement("style");
  still.textContent = "* { transition: none !important; animation: none !important }";
  document.head.append(still);
  const after = (what, n) => [...document.querySelectorAll(what)].slice(n);
  after("mjx-container", 3).forEach((formula) => formula.remove());
  after(".highlight pre", 3).forEach((code) => code.replaceChildren(code.textContent));
}"""
UNFOLD = "() => document.querySelectorAll('details').forEach((each) => { each.open = true })"
# A page has thousands of texts in a few looks, and most pages have no other. A look is a piece of
# HTML, the text's colour, size and weight on all that is behind it; with it comes one such text.
LOOKS = """() => {
  const grounds = new Map([[null, ["", ""]]]);
  const ground = (place) => {
    if (!grounds.has(place)) {
      const [begin, end] = ground(place.parentElement);
      const { opacity, backgroundColor, backgroundImage } = getComputedStyle(place);
      const style = `opacity: ${opacity}; background: ${backgroundImage} ${backgroundColor}`;
      const bare = style.startsWith("opacity: 1; background: none rgba(") && style.endsWith(", 0)");
      const div = `<div style="${style.replaceAll('"', "'")}">`;
      grounds.set(place, bare ? [begin, end] : [begin + div, "</div>" + end]);
    }
    return grounds.get(place);
  };
  const looks = {};
  for (const text of document.querySelectorAll("body *")) {
    if (![...text.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
    if (!text.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(text), [begin, end] = ground(text);
    const style = `color: ${color}; font: ${fontWeight} ${fontSize} sans-serif`;
    looks[`${begin}<p style="${style}">TEXT</p>${end}`] ??= text.outerHTML;
  }
  return looks;
}"""


def violations(page: Any) -> list[tuple[str, list[str]]]:
    """What axe finds on a page, contrast apart: which rule, which elements."""
    page.evaluate(UNFOLD)
    rules = AXE["rules"] | {"color-contrast": {"enabled": False}}
    return ask_axe(page, options=AXE | {"rules": rules})


def texts(page: Any, name: str) -> dict[str, str]:
    """The looks of a page's texts in the dark and in the light scheme, and where each is seen."""
    found: dict[str, str] = {}
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        page.evaluate("() => new Promise(requestAnimationFrame)")  # the theme hears of it first
        seen = page.evaluate(LOOKS)
        found |= {look: f"{name}, {scheme}: {text[:150]}" for look, text in seen.items()}
    return found


def faint(page: Any, looks: dict[str, str]) -> list[tuple[str, list[str]]]:
    """Where texts lack contrast: all looks on one page, for axe is slow to begin."""
    page.set_content("".join(look.replace("TEXT", escape(at)) for look, at in looks.items()))
    return ask_axe(page, options=AXE | {"runOnly": {"type": "rule", "values": ["color-contrast"]}})


def ask_axe(page: Any, **given: Any) -> list[tuple[str, list[str]]]:
    return [
        (found["id"], [node["html"][:300] for node in found["nodes"][:3]])
        for found in ONCE.run(page, **given).response["violations"]
    ]


def test_a_violation_would_be_found(page: Any) -> None:
    page.set_content("<html lang=en><title>t</title><main><h1>t</h1><input></main></html>")
    assert [rule for rule, _ in violations(page)] == ["label"]
    same = "<p style='color: #aaa; display: none'>no</p><p>yes</p><p>yes</p>"
    dim = "<div style='opacity: 0.4'><b>dim</b></div>"
    page.set_content(f"<main>{same}<p style='color: #aaa'>faint</p>{dim}</main>")
    looks = texts(page, "here")
    assert len(looks) == 3
    [(_, places)] = faint(page, looks)
    assert ["faint" in place for place in places] == [True, False]
    assert "dim" in places[1]


def test_what_does_not_fit_would_be_found(page: Any) -> None:
    page.set_content("<div class=dp-lab style='width: 500px'><input style='margin-left: 650px'>")
    wide, lost, wider, again = unfitting(page)
    assert (wide[0], wider[0]) == (360, 640)
    assert lost == again == '<input style="margin-left: 650px">'
    foot = "<a style='position: absolute; left: 350px; width: 30px'>next</a>"
    page.set_content(f"<div style='overflow: hidden'><div class=prev-next-area>{foot}</div></div>")
    assert any("next" in str(each) for each in unfitting(page))
    wide = "<div style='overflow: auto'><p style='width: 900px'>wide</p></div>"
    page.set_content(f"<div class=bd-article>{wide}</div>")
    assert [each[:4] for each in unfitting(page)] == ["<div", "<div"]
    wide = "<p style='width: 900px; flex-shrink: 0'>a = b</p>"
    box = "<div class=math style='display: flex; overflow: hidden; flex-direction: row{}'>"
    for way, found in (("", []), ("-reverse", ["a = b", "a = b"])):
        page.set_content(f"<div class=bd-article>{box.format(way)}{wide}</div></div>")
        assert list(unfitting(page)) == found


# After each change of a question: which choices are chosen, and which explanations are visible.
WATCH = """(question) => {
  const boxes = [...question.querySelectorAll('input[type="radio"]')];
  const whys = [...question.querySelectorAll(".dp-why")];
  question.seen = [];
  question.addEventListener("change", () => question.seen.push(
    [boxes.map((box) => box.checked), whys.map((why) => why.checkVisibility())]));
  boxes[0].focus();
  return boxes.length;
}"""


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
    for question in page.locator(".dp-check fieldset").element_handles():
        choices = question.evaluate(WATCH)
        page.keyboard.press("Space")
        for _ in range(choices - 1):
            page.keyboard.press("ArrowDown")
        alone = [[i == index for i in range(choices)] for index in range(choices)]
        assert question.evaluate("(question) => question.seen") == [[one, one] for one in alone]
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


def test_a_number_is_answered(page: Any, coins: str) -> None:
    page.goto(coins)
    form = page.locator(".dp-number form")
    for typed, answer in (
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
    ):
        form.locator("input").fill(typed)
        form.get_by_role("button").click()
        visible = [why.inner_text() for why in form.locator(".dp-why").all() if why.is_visible()]
        assert [why.startswith(answer) for why in visible] == [True], (typed, visible)


def test_without_script_choices_still_answer(chromium: Any, coins: str) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(coins)
    page.get_by_label("375").check()
    assert page.get_by_text("Half tell the truth").is_visible()
    assert page.locator("#lab-crowd img").is_visible()
    assert page.locator(".dp-number details").is_visible()
    context.close()
