"""Formulas have their room before they are set: nothing on a page moves."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from building import EXTENSIONS

LIMIT = 0.05  # of the window, as the browser counts what moved and how far
SHIFTS = """window.moved = 0;
new PerformanceObserver((list) => list.getEntries().forEach((each) => {
  if (!each.hadRecentInput) window.moved += each.value;
})).observe({ type: "layout-shift", buffered: true });"""
# Of each formula in a line: what was written, and how wide it is, in ems of the text.
SET = """async () => {
  await MathJax.startup.promise;
  const found = [...MathJax.startup.document.math].filter((each) => !each.display);
  return found.map(({ math, typesetRoot }) => [math, typesetRoot.getBoundingClientRect().width
    / parseFloat(getComputedStyle(typesetRoot.parentElement).fontSize)]);
}"""


@pytest.fixture
def width(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], float]:
    monkeypatch.syspath_prepend(str(EXTENSIONS))
    from formula_width import width

    return width


def test_nothing_moves_when_formulas_are_set(
    chromium: Any, book: Path, serve: Callable[[Path], str], width: Callable[[str], float]
) -> None:
    page = chromium.new_context().new_page()
    page.add_init_script(SHIFTS)
    moved, widths = {}, {}
    for name in ("privacy-profiles", "testing-game", "glossary"):
        for wide in (390, 1440):
            page.set_viewport_size({"width": wide, "height": 800})
            page.goto(f"{serve(book)}/book/{name}.html")
            widths |= dict(page.evaluate(SET))
            page.wait_for_timeout(300)
            if (far := page.evaluate("moved")) > LIMIT:
                moved[name, wide] = far
    page.context.close()
    assert moved == {}
    ratios = sorted(width(formula) / wide for formula, wide in widths.items() if wide)
    assert len(ratios) > 100
    assert 0.95 < statistics.median(ratios) < 1.05
    assert ratios[len(ratios) // 10] > 0.85
    assert ratios[-len(ratios) // 10] < 1.15


BROKEN = ["", "{", "}", "^", "_", "\\", r"\frac", "a^", "x_{", r"\frac{1}", r"\mathrm"]


@pytest.mark.parametrize("formula", BROKEN)
def test_what_is_no_formula_has_a_width_too(width: Callable[[str], float], formula: str) -> None:
    assert 0 <= width(formula) < 2


def test_a_page_whose_formulas_cannot_be_set_shows_them_as_they_were_written(
    chromium: Any, book: Path, serve: Callable[[Path], str]
) -> None:
    page = chromium.new_context().new_page()
    page.route("**/mathjax/**", lambda route: route.abort())
    page.goto(f"{serve(book)}/book/glossary.html")
    page.wait_for_function("!document.documentElement.classList.contains('dp-formulas')")
    formula = page.locator("dd span.math").first
    assert formula.inner_text() == r"\(\varepsilon\)"
    assert formula.evaluate("(each) => getComputedStyle(each).color") != "rgba(0, 0, 0, 0)"
    page.context.close()
