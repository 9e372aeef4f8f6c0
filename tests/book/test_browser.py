"""The site in a real browser: nothing fetched, nothing broken, usable by keyboard and by ear."""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from typing import Any

import pytest
from browsers import Chromium
from building import pages
from controls import undeclared
from sound import AXE, DESKTOP, PHONE, ask_axe, unfitting, violations


@pytest.fixture(scope="module")
def coins(sample: Path, serve: Callable[[Path], str]) -> str:
    return serve(sample / "_build" / "html") + "/book/coins.html"


@pytest.fixture
def page(chromium: Any) -> Iterator[Any]:
    context = chromium.new_context(viewport=DESKTOP)
    yield context.new_page()
    context.close()


# A visit is dear, so that each page is visited once, and everything about it is asked then: first
# what needs the whole page, then what does not need all of its formulas. The book is visited in
# parts, so that no process is the last one for minutes.
PARTS = [("book", first, 8) for first in range(8)]


@pytest.mark.parametrize(("site", "first", "step"), [*PARTS, ("sample", 0, 1)])
def test_every_page_is_sound(
    page: Any,
    site: str,
    first: int,
    step: int,
    serve: Callable[[Path], str],
    request: pytest.FixtureRequest,
) -> None:
    folder: Path = request.getfixturevalue(site)
    folder = folder if site == "book" else folder / "_build" / "html"
    names = pages(folder)[first::step]
    found: list[object] = []
    looks: dict[str, str] = {}
    listen(page, serve(folder), found)
    for name in names:
        page.set_viewport_size(PHONE)
        page.goto(f"{serve(folder)}/{name}")
        page.evaluate("() => window.MathJax?.startup?.promise")
        page.wait_for_load_state("networkidle")
        found += [(name, "does not fit", what) for what in unfitting(page)]
        found += [(name, "undeclared", what) for what in undeclared(Chromium(page))]
        page.evaluate(LIGHTEN)
        page.set_viewport_size(DESKTOP)
        found += [(name, "folded", what) for what in page.evaluate(FOLDED)]
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


# Ends what moves: colours that are fading in have no contrast yet. Of formulas and pieces of code
# the first three stay whole, for the others are made alike, and to lay out and look at each
# character takes minutes.
LIGHTEN = """() => {
  const still = document.createElement("style");
  still.textContent = "* { transition: none !important; animation: none !important }";
  document.head.append(still);
  const after = (what, n) => [...document.querySelectorAll(what)].slice(n);
  after("mjx-container", 3).forEach((formula) => formula.replaceWith("x"));
  after(".highlight pre", 3).forEach((code) => code.replaceChildren(code.textContent));
}"""
# What the list of a page's contents never shows: of its last part, where the page ends.
FOLDED = """() => [...document.querySelectorAll('nav.page-toc > ul > li:last-child a')]
  .filter((link) => !link.closest("ul").parentElement.matches("li:not(:last-child)"))
  .filter((link) => !link.checkVisibility()).map((link) => link.hash)"""
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
    assert (wide[0], wider[0]) == (320, 640)
    assert lost == again == '<input style="margin-left: 650px">'
    foot = "<a style='position: absolute; left: 310px; width: 30px'>next</a>"
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


# After each change of a question, and each answer: what is chosen, and what is explained.
WATCH = """(question) => {
  const boxes = [...question.querySelectorAll('input[type="radio"]')];
  const whys = [...question.querySelectorAll(".dp-why")];
  question.seen = [];
  const look = () => question.seen.push(
    [boxes.map((box) => box.checked), whys.map((why) => why.checkVisibility())]);
  question.addEventListener("change", look);
  question.addEventListener("answered", look);
  boxes[0].focus();
  return boxes.length;
}"""


def keyboard(page: Any) -> None:
    """Use every lab and question of a page with keys alone."""
    for lab in page.locator(".dp-lab").all():
        words, slider = lab.locator("output"), lab.locator('input[type="range"]')
        slider.focus()
        page.keyboard.press("Home")
        shown = lab.locator(".dp-lab-picture")
        before, picture = words.inner_text(), shown.inner_html()
        page.keyboard.press("ArrowRight")
        assert words.inner_text() != before
        assert shown.inner_html() != picture
        said = shown.get_attribute("aria-label") or shown.locator("img").get_attribute("alt")
        assert said == words.inner_text()
        assert slider.get_attribute("aria-valuetext") == lab.locator(".dp-lab-value").inner_text()
    for question in page.locator(".dp-check fieldset").element_handles():
        choices = question.evaluate(WATCH)
        # Each is come to by an arrow, which tells nothing yet, and then answered.
        for number in range(choices):
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter" if number else "Space")
        none = [False] * choices
        alone = [[i == index for i in range(choices)] for index in (*range(1, choices), 0)]
        seen = [[one, why] for one in alone for why in (none, one)]
        assert question.evaluate("(question) => question.seen") == seen
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


NUMBERS = {
    "0.25": 0.25, "0,25": 0.25, ".5": 0.5, ",5": 0.5, "2.": 2, "−3": -3, "+3": 3, "1e-3": 1e-3,
    "1,5e3": 1500, "1/3": 1 / 3, "1 / 3": 1 / 3, "1⁄3": 1 / 3, "½": 0.5, "1½": 1.5, "20 %": 0.2,
    "20%": 0.2, "20 percent": 0.2, "ln 3": math.log(3), "ln3": math.log(3), "log 3": math.log(3),
    "ln(3)": math.log(3), "LN 3": math.log(3), "ln 3/2": math.log(3) / 2, "ln(3/2)": math.log(1.5),
    "2 ln 3": 2 * math.log(3), "2·ln 3": 2 * math.log(3), "ln 2^3": math.log(8),
    "-ln 0,5": math.log(2), "e": math.e, "e^2": math.e**2, "e²": math.e**2, "e⁻¹": 1 / math.e,
    "e^-1": 1 / math.e, "e**2": math.e**2, "exp(2)": math.e**2, "exp 2": math.e**2,
    "e^(1/2)": math.e**0.5, "1/(1+e)": 1 / (1 + math.e), "sqrt(2)": 2**0.5, "sqrt 2": 2**0.5,
    "√2": 2**0.5, "√(1/4)": 0.5, "2 sqrt 2": 8**0.5, "pi/4": math.pi / 4, "2^-3": 1 / 8,
    "2^3^2": 512, "-2^2": -4, "2(1+3)": 8, "3 x 10^-2": 0.03, "3×10⁻²": 0.03, "1 000": 1000,
    "1 000 000": 1e6, "ε = ln 3": math.log(3), "= 0.5": 0.5, "≈ 1.1": 1.1, "p=0,2": 0.2,
    "3 - 1 - 1": 1, "8/2/2": 2,
}  # fmt: skip
# What is no number, and where one stops to read it.
NO_NUMBERS = {
    "": "", "%": "%", "often": "often", "1/": "", "/2": "/", "1 2": "2", "3 4/5 6": "4",
    "1.2.3": ".3", "1..2": ".2", "(1": "", "1)": ")", "ln": "", "ln()": ")", "2^": "", "sqrt": "",
    "alert(1)": "alert", "constructor": "constructor", "toString": "tostring", "1;2": ";",
    "0x1f": "f", "x": "x", "--": "", "1/3 or so": "or", "0.25 (25%)": "(", "1/4 = 0.25": "=",
    "log_2": "_", "1/0": "",
}  # fmt: skip


READ = "all => all.map((each) => window.dpRead(each))"


def test_numbers_are_read_as_people_write_them(page: Any, coins: str) -> None:
    page.goto(coins)
    read = page.evaluate(READ, [*NUMBERS])
    wrong = {
        text: found
        for (text, value), found in zip(NUMBERS.items(), read, strict=True)
        if not math.isclose(found["value"], value, rel_tol=1e-12)
    }
    assert wrong == {}
    read = dict(zip(NO_NUMBERS, page.evaluate(READ, [*NO_NUMBERS]), strict=True))
    assert [text for text, found in read.items() if not math.isnan(found["value"])] == []
    assert [text for text, stop in NO_NUMBERS.items() if (read[text]["unread"] or "") != stop] == []


def grouped(digits: str, sign: str) -> str:
    return re.sub(r"\B(?=(\d{3})+$)", sign, digits)


def spellings() -> dict[str, float | None]:
    """Numbers in the ways of many countries, with and without what they count; None is refused."""
    found: dict[str, float | None] = {}
    for whole in ("1000", "90000", "123456", "1234567"):
        value = float(whole)
        found |= {grouped(whole, sign): value for sign in (",", " ", "\u202f", "\u00a0", "'", "’")}
        found[f"{grouped(whole, ',')}.50"] = found[f"{grouped(whole, '.')},50"] = value + 0.5
        found[f"{grouped(whole, ' ')},5"] = value + 0.5
        found |= {f"{grouped(whole, ',')},{end}": None for end in ("1", "12")}
    units = (
        "bits",
        "bit",
        "nats",
        "€",
        "euros",
        "people",
        "queries",
        "times",
        "standard deviations",
        "DP",
    )
    ends = ("", ".", " .")
    numbers = {"3": 3, "90,000": 90000, "0,5": 0.5, "2 ln 3": 2 * math.log(3), "log2(8)": 3}
    for (text, value), unit, end in itertools.product(numbers.items(), units, ends):
        found[f"{text} {unit}{end}"] = value
        found[f"{text} {unit.upper()}{end}"] = value
    for sign, (text, value) in itertools.product("€$£", [*numbers.items()][:3]):
        found |= {f"{sign}{text}": value, f"{sign} {text}": value, f"{text}{sign}": value}
    found |= {f"75{space}%{end}": 0.75 for space in ("", " ", "\u202f") for end in ends}
    found |= {f"3{dash}{unit}": 3 for dash in "-‐" for unit in ("DP", "bit", "people")}
    # What changes a number and is not understood is refused.
    words = ("k", "m", "dozen", "thousand", "million", "kbits", "% of 3", "in 4", "or 4", "!", "of")
    found |= {f"3{space}{word}": None for space in ("", " ") for word in words}
    for base, of in ((2, 8), (10, 1000), (3, 27)):
        for name in (f"log{base}", f"log_{base}", f"LOG{base}", f"log {base}".replace(" ", "")):
            found |= {f"{name}({of})": 3.0, f"{name} {of}": 3.0, f"2 {name} ({of})": 6.0}
    return found


def test_no_spelling_is_misread(page: Any, coins: str) -> None:
    page.goto(coins)
    wanted = spellings()
    wrong = {}
    for (text, value), found in zip(wanted.items(), page.evaluate(READ, [*wanted]), strict=True):
        refused = math.isnan(found["value"])
        right = refused if value is None else math.isclose(found["value"], value, rel_tol=1e-12)
        if not right or (refused and not found["unread"]):
            wrong[text] = found
    assert wrong == {}


def test_an_answer_that_is_reckoned_says_what_was_read(page: Any, coins: str) -> None:
    page.goto(coins)
    form = page.locator(".dp-number form")
    for typed, said in (
        ("ln 3", "Read as 1.09861."),
        ("0,75", "Read as 0.75."),
        ("3/4", "Read as 0.75."),
        ("75 %.", "Read as 0.75."),
        ("1,000", "Read as 1000."),
        ("90.000", "Read as 90."),
        ("90,000 €", "Read as 90\u202f000. “€” was left out."),
        ("$50$", "Read as 50. “$” was left out."),
        ("3/0", "It divides by zero."),
        ("2/(1-1) dozen", "“dozen” was not understood."),
        ("1,234,567.5", "Read as 1\u202f234\u202f568."),
        ("0.75", ""),
        ("75", "Read as 75. A share of 75 % is written 75 % or 0.75."),
        ("75,4", "Read as 75.4. A share of 75.4 % is written 75.4 % or 0.754."),
        ("76", ""),
        ("7500 %", "Read as 75."),
        ("3 dozen", "“dozen” was not understood."),
        ("1/", ""),
    ):
        form.locator("input").fill(typed)
        form.get_by_role("button").click()
        read = form.locator(".dp-read")
        assert (read.inner_text() if read.is_visible() else "") == said
    assert "ln 3, sqrt(2)" in form.locator("[data-unread]").inner_text()


def test_the_answer_can_be_looked_up_after_three_wrong_numbers(page: Any, coins: str) -> None:
    page.goto(coins)
    box = page.locator(".dp-number")
    for typed, offered in (("0.1", False), ("often", False), ("0.2", False), ("0.3", True)):
        box.locator("input").fill(typed)
        box.get_by_role("button").click()
        assert box.locator("details").is_visible() is offered, typed
    box.locator("summary").click()
    assert "0.75" in box.locator("details").inner_text()


@pytest.mark.parametrize("way", ["mouse", "keyboard"])
def test_a_term_says_what_it_means(
    page: Any, book: Path, serve: Callable[[Path], str], way: str
) -> None:
    page.goto(f"{serve(book)}/book/randomised-response.html")
    link, box = page.locator("a[href$='#term-channel']").first, page.locator("#dp-term")
    assert not box.is_visible()
    link.hover() if way == "mouse" else link.focus()
    box.wait_for()
    assert "table" in box.inner_text()
    assert link.get_attribute("aria-describedby") == "dp-term"
    places = [each.bounding_box() for each in (link, box)]
    assert 0 <= places[1]["x"] <= DESKTOP["width"] - places[1]["width"]
    if way == "mouse":
        box.hover()  # What is shown can be pointed at.
        page.wait_for_timeout(400)
        assert box.is_visible()
    page.keyboard.press("Escape")
    assert not box.is_visible()
    assert link.get_attribute("aria-describedby") is None
    link.hover()
    page.mouse.move(5, 5)
    page.wait_for_timeout(500)
    assert not box.is_visible()


def test_what_the_pointer_is_on_can_be_read(page: Any, coins: str) -> None:
    looks: dict[str, str] = {}
    page.emulate_media(reduced_motion="reduce")
    page.goto(coins)
    for place in (".bd-article a.reference", "#pst-page-toc-nav a", ".bd-sidebar-primary nav a",
                  ".prev-next-area a", ".dp-number button", ".search-button-field"):  # fmt: skip
        page.locator(place).locator("visible=true").first.hover()
        looks |= texts(page, place)
    assert faint(page, looks) == []


def test_without_script_choices_still_answer(chromium: Any, coins: str) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(coins)
    page.get_by_label("375").check()
    assert page.get_by_text("Half tell the truth").is_visible()
    assert page.locator("#lab-crowd img").is_visible()
    assert page.locator(".dp-number details").is_visible()
    context.close()


def test_paper_is_white_and_has_the_title(page: Any, coins: str) -> None:
    page.emulate_media(color_scheme="dark", media="print")
    page.goto(coins)
    ground = "getComputedStyle(document.body).backgroundColor"
    screen = page.evaluate(ground)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.evaluate(ground) == "rgb(255, 255, 255)"
    assert page.get_by_role("heading", name="Two coins").is_visible()
    for what in ("button", "nav"):
        assert not any(each.is_visible() for each in page.locator(f"body {what}").all()), what
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.evaluate(ground) == screen != "rgb(255, 255, 255)"
