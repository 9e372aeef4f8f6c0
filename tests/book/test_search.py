"""The search leads to where a thing is explained, from the words that newcomers and experts use."""

from __future__ import annotations

import json
import math
import random
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from bs4 import BeautifulSoup, SoupStrainer
from building import EXTENSIONS

sys.path.insert(0, str(EXTENSIONS))
from book_search import plain, sign

MATHEMATICS = SoupStrainer(class_="math")

SEARCHES = Path(__file__).with_name("searches.txt").read_text(encoding="utf-8").splitlines()
FIRST = {
    query: pages.split()
    for pages, queries in (line.split(": ") for line in SEARCHES if not line.startswith("#"))
    for query in queries.split(", ")
}
# The field's words: a place of these pages must be among the first three.
AMONG = {
    "zCDP": "approximate-privacy.html",
    "hockey-stick": "approximate-privacy.html",
    "hockey stick divergence": "glossary.html#term-hockey-stick-divergence",
    "MWEM": "synthetic-data.html#thm-mwem",
    "AboveThreshold": "sparse-vector.html#def-above-threshold",
    "above threshold": "sparse-vector.html#def-above-threshold",
    "Rényi DP": "approximate-privacy.html",
    "smooth sensitivity": "laplace-mechanism.html",
    "DP-SGD": "private-learning.html",
    "δ": "approximate-privacy.html",
}
FOUND = """(box) => [...box.querySelectorAll("li")].slice(0, 3).map((item) =>
  [...item.querySelectorAll("a")].map((link) => link.getAttribute("href").split("/").pop()))"""

# Typed at once, one after the other.
ASK = """const answers = [], field = document.querySelector("main input[type=search]");
for (const query of queries) {
  field.value = query;
  field.dispatchEvent(new Event("input"));
  await new Promise((resolve) => setTimeout(resolve));
  answers.push(found(document.querySelector("main .dp-results")));
}
return answers;"""


@pytest.fixture(scope="module")
def page(chromium: Any) -> Iterator[Any]:
    context = chromium.new_context(viewport={"width": 390, "height": 800})
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module")
def search(page: Any, book: Path, serve: Callable[[Path], str]) -> Callable[[str], list[list[str]]]:
    """Type into the field of the page for searching, and read the first three pages found."""
    page.goto(f"{serve(book)}/search.html")
    page.locator("main input[type=search]").focus()
    page.wait_for_function("document.querySelector('script[src*=search-index]')")

    def ask(query: str) -> list[list[str]]:
        field, box = page.locator("main input[type=search]"), page.locator("main .dp-results")
        field.fill("")
        page.wait_for_function("!document.querySelector('main .dp-results').childNodes.length")
        field.fill(query)
        box.get_by_role("status").wait_for()
        return box.evaluate(FOUND)

    return ask


def test_the_right_page_is_first(search: Callable[[str], list[list[str]]], page: Any) -> None:
    search("epsilon")  # the index is there now
    found = page.evaluate(f"async (queries) => {{ const found = {FOUND}; {ASK} }}", [*FIRST])
    assert len(FIRST) > 150
    wrong = {}
    for (query, wanted), places in zip(FIRST.items(), found, strict=True):
        pages = [links[0].removesuffix(".html") for links in places]
        # A term's definition may come before its chapter, which is then the next.
        if not {*pages[: 1 + (pages[:1] == ["glossary"])]}.intersection(wanted):
            wrong[query] = pages
    assert wrong == {}


def test_the_button_that_runs_a_page_is_not_what_it_says(book: Path) -> None:
    index = (book / "search-index.js").read_text(encoding="utf-8")
    assert "Its cells run in your browser" not in index


def test_the_words_of_the_field_are_found(search: Callable[[str], list[list[str]]]) -> None:
    wrong = {}
    for query, wanted in AMONG.items():
        found = [link for page in search(query) for link in page]
        if wanted not in found:
            wrong[query] = found
    assert wrong == {}


def test_names_of_the_library_come_last_unless_one_asks_for_them(
    search: Callable[[str], list[list[str]]], page: Any
) -> None:
    assert search("gaussian_zcdp")[0][0] == "privacy.html"
    search("hockey stick")
    addresses = page.locator("main .dp-results li > a").evaluate_all(
        "(links) => links.map((link) => link.getAttribute('href'))"
    )
    names = ["/reference/" in each for each in addresses]
    assert any(names)
    assert names == sorted(names)


FORMULAS = {
    r"\(\tanh^2(\varepsilon/2)\)": "tanh^2(ε/2)",
    r"\(\|x - y\|_1 \le 1\)": "‖x - y‖_1 ≤ 1",
    r"\(\lVert x \rVert_2\)": "‖ x ‖_2",
    r"\[x \in \{0, 1\}^n\]": "x ∈ {0, 1}^n",
    r"\(\binom{n}{k}\)": "(n over k)",
    r"\(\tfrac12\)": "1/2",
    r"\(\varepsilon\tanh\tfrac\varepsilon2\)": "ε tanh ε/2",
    r"\(2\ln 3 + \ln\delta\)": "2 ln 3 + ln δ",
    r"\(\frac{1}{\sqrt{n}}\)": "1/√n",
    r"\(\sup_{t} \int f\)": "sup_t ∫ f",
    r"\(\mathbb E[\hat\theta]\)": "E[θ]",
    r"\(\lfloor a \rfloor \approx \ell\)": "⌊ a ⌋ ≈ ℓ",
    r"\(\frac{1}{2\lambda}\)": "1/(2λ)",
    r"\(e^{\varepsilon/2} \ge \frac{e^\varepsilon}{1+e^\varepsilon}\)": "e^(ε/2) ≥ e^ε/(1+e^ε)",
    r"\(\frac{1}{2\lambda} e^{-|x|/\lambda}\)": "(1/(2λ)) e^(-|x|/λ)",
    r"\(\left(\frac12\right)^{n+1}\)": "(1/2)^(n+1)",
    r"\(\{x_{i+1}, x_{max}\}\)": "{x_(i+1), x_max}",
}


@pytest.mark.parametrize("formula", FORMULAS)
def test_a_formula_keeps_its_functions_and_signs(formula: str) -> None:
    assert " ".join(plain(formula).split()) == FORMULAS[formula]


class Value:
    """The value of a line, by the rules of arithmetic; a product after a slash has two readings."""

    def __init__(self, text: str) -> None:
        self.signs = re.findall(r"\w|\S", text)
        self.value = self.sum()
        assert self.signs == [], "read to its end"

    def take(self, *wanted: str) -> str:
        return self.signs.pop(0) if self.signs and self.signs[0] in wanted else ""

    def sum(self) -> float:
        value = self.product()
        while sign := self.take("+", "-"):
            value += self.product() if sign == "+" else -self.product()
        return value

    def product(self) -> float:
        value, divided = self.power(), False
        while self.signs and (self.signs[0] in "/(√" or self.signs[0].isalnum()):
            assert not divided, "what is below the line?"
            divided = bool(self.take("/"))
            value = value / self.power() if divided else value * self.power()
        return value

    def power(self) -> float:
        base = self.one()
        return base ** (-self.one() if self.take("-") else self.one()) if self.take("^") else base

    def one(self) -> float:
        if self.take("√"):
            return math.sqrt(self.one())
        if self.take("("):
            value = self.sum()
            assert self.take(")")
            return value
        sign = self.signs.pop(0)
        return {"a": 1.3, "n": 1.7, "ε": 0.6}.get(sign) or float(sign)


def formula(rng: random.Random, depth: int) -> tuple[str, float]:
    """A formula of TeX, and its value."""
    if not depth:
        return rng.choice([("a", 1.3), ("n", 1.7), (r"\varepsilon ", 0.6), ("2", 2.0)])
    (one, x), (two, y) = (formula(rng, rng.randrange(depth)) for _ in range(2))
    return rng.choice(
        [
            (rf"\frac{{{one}}}{{{two}}}", x / y),
            (rf"\left({one}\right)^{{{two}}}", x**y),
            (rf"a^{{{one}}}", 1.3**x),
            (rf"\sqrt{{{one}}}", math.sqrt(x)),
            (rf"\left({one} + {two}\right)", x + y),
            (rf"{{{one}}} + {{{two}}}", x + y),
            (rf"n\frac{{{one}}}{{{two}}}", 1.7 * x / y),
            (rf"\frac{{{one}}}{{{two}}}a", 1.3 * x / y),
        ]
    )


def test_a_formula_in_a_line_means_what_it_meant() -> None:
    rng = random.Random(20)
    for _ in range(3000):
        tex, value = formula(rng, 3)
        text = plain(tex)
        assert Value(text).value == pytest.approx(value), f"{tex} became {text}"


def test_every_sign_of_the_book_is_known(book: Path) -> None:
    """Of each command in a formula the search knows what it sets, or that it sets nothing."""
    unknown = {}
    for page in (book / "book").glob("*.html"):
        soup = BeautifulSoup(page.read_text("utf-8"), "html.parser", parse_only=MATHEMATICS)
        for command in re.findall(r"\\([A-Za-z]+|.)", soup.get_text(), re.DOTALL):
            if sign(command) is None:
                unknown[command] = page.name
    assert unknown == {}


def test_a_word_that_no_page_has_is_not_read_as_any_other(
    search: Callable[[str], list[list[str]]], page: Any
) -> None:
    said = page.locator("main .dp-results [role=status]")
    assert search("officine") == []
    search("lapalce")
    assert "No page has “lapalce”: it was read as “laplace”." in said.inner_text()
    search("laplace")
    assert "was read as" not in said.inner_text()
    search("fake data")
    assert "No page has “fake”." in said.inner_text()


def test_what_a_term_is_called_elsewhere_is_read_as_the_term(
    search: Callable[[str], list[list[str]]], page: Any, book: Path
) -> None:
    said = page.locator("main .dp-results [role=status]")
    text = (book / "search-index.js").read_text(encoding="utf-8")
    index = json.loads(text.removeprefix("window.dpIndex = ").rstrip(";\n"))
    [terms] = [places for _, kind, places in index if kind == "glossary"]
    others = {name: term for _, term, _, names, _ in terms[1:] for name in names}
    assert {"MIA", "SVT", "add/remove", "auxiliary information"} <= {*others}
    for name in random.Random(20261128).sample(sorted(others), 6):
        assert any("glossary.html" in links[0] for links in search(name)), name
        assert f"Here “{name}” is called “{others[name]}”." in said.inner_text()


def test_nothing_is_found_of_what_nobody_wrote(
    search: Callable[[str], list[list[str]]], page: Any
) -> None:
    assert search("xylophonist") == []
    assert "Nothing found" in page.locator("main .dp-results").inner_text()


def test_a_result_says_what_is_there_and_leads_there(
    search: Callable[[str], list[list[str]]], page: Any
) -> None:
    search("AboveThreshold")
    text = page.locator("main .dp-results").inner_text()
    assert "\\" not in text
    assert "Skip to main content" not in text
    marked = page.locator("main .dp-results mark").all_inner_texts()
    assert marked
    assert all(re.search("above|threshold", each, re.I) for each in marked)
    page.locator("a[href$='#def-above-threshold']").click()
    page.wait_for_url("**/sparse-vector.html#def-above-threshold")
    page.go_back()


def test_the_dialog_of_a_page_answers_as_one_types(
    page: Any, book: Path, serve: Callable[[Path], str]
) -> None:
    page.goto(f"{serve(book)}/book/reference/mechanisms.html")
    page.keyboard.press("Control+k")
    page.keyboard.type("mwem")
    link = page.locator("#pst-search-dialog a[href$='synthetic-data.html']")
    link.wait_for()
    page.keyboard.press("Tab")
    assert page.evaluate("!!document.activeElement.closest('.dp-results a')")
    # Asked again, it holds what was asked last, which gives way to what is typed.
    page.keyboard.press("Escape")
    page.keyboard.press("Control+k")
    page.keyboard.type("mwe")
    field = page.locator("#pst-search-dialog input[type=search]")
    assert field.input_value() == "mwe"
    link.click()
    page.wait_for_url("**/book/synthetic-data.html")
    page.keyboard.press("Control+k")
    page.keyboard.type("mwem")
    page.keyboard.press("Enter")
    page.wait_for_url("**/search.html?q=mwem")
    page.locator("main a[href$='synthetic-data.html']").wait_for()


def test_a_search_without_its_index_says_so(
    chromium: Any, sample: Path, serve: Callable[[Path], str]
) -> None:
    context = chromium.new_context()
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.route("**/search-index.js*", lambda route: route.abort())
    page.goto(f"{serve(sample / '_build' / 'html')}/search.html")
    field = page.locator("main input[type=search]")
    field.fill("coin")
    box = page.locator("main .dp-results")
    box.get_by_text("The search needs its index, and it does not come").wait_for()
    # The network has come back.
    page.unroute("**/search-index.js*")
    field.fill("coins")
    box.locator("li").first.wait_for()
    assert errors == []
    context.close()


def test_every_entry_leads_to_a_place(book: Path) -> None:
    text = (book / "search-index.js").read_text(encoding="utf-8")
    index = json.loads(text.removeprefix("window.dpIndex = ").rstrip(";\n"))
    kinds = {kind for _, kind, _ in index}
    assert kinds == {"chapter", "glossary", "more", "reference", "works"}
    for path, kind, places in index:
        if kind == "reference":
            continue  # Long pages, and made as the others are.
        soup = BeautifulSoup((book / path).read_text(encoding="utf-8"), "html.parser")
        there = {each["id"] for each in soup.select("[id]")}
        assert {anchor for anchor, *_ in places} - {""} <= there
        assert all(heading for _, heading, *_ in places), path
        if kind == "chapter":
            boxes = soup.select("div.definition.admonition, div.theorem.admonition")
            assert {box["id"] for box in boxes} <= {anchor for anchor, *_ in places}
