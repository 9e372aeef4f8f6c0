"""Every control of a page does what it says: some pages, drawn from all, at each width.

That no page has a control of another kind is asked in ``test_browser.py``, which visits them all.
All controls of all pages, in all ways, and in Firefox: ``python tests/helpers/controls.py``.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browsers import Chromium, touchable
from building import pages
from controls import KINDS, PREPARE, SCHEMES, WAYS, WIDTHS, faults, prepare, walk


@pytest.fixture
def hand(chromium: Any) -> Iterator[Chromium]:
    one = Chromium(touchable(chromium))
    yield one
    one.close()


@pytest.mark.parametrize("site", ["book", "sample"])
def test_every_control_does_what_it_says(
    hand: Any, site: str, serve: Callable[[Path], str], request: pytest.FixtureRequest
) -> None:
    folder: Path = request.getfixturevalue(site)
    rng = random.Random(20261123)
    if site == "sample":
        folder = folder / "_build" / "html"
        names = ["book/coins.html"]
    else:
        names = ["search.html", *rng.sample(pages(folder), 1)]
    for name in names:
        ways = rng.sample(WAYS, 3)
        uses = [(width, rng.choice(SCHEMES), way) for width, way in zip(WIDTHS, ways, strict=True)]
        assert faults(hand, f"{serve(folder)}/{name}", uses, 1) == [], uses


# What each script is for: without it, the control is dead.
SCRIPTS = {"panels": "chapters", "page": "colours"}


@pytest.mark.parametrize("script", SCRIPTS)
def test_a_dead_control_is_found(
    hand: Any, script: str, sample: Path, serve: Callable[[Path], str]
) -> None:
    address = f"{serve(sample / '_build' / 'html')}/book/coins.html"
    kind = [each for each in KINDS if each.name == SCRIPTS[script]]
    for blocked in (False, True):
        if blocked:
            hand.page.route(f"**/{script}.js*", lambda route: route.abort())
        prepare(hand, address, 390, "light")
        [(_, _, wrong), *_] = walk(hand, "mouse", 1, kind)
        assert bool(wrong) is blocked, wrong


FAULTY = """
<button class=dp-print onclick="print()">Prints</button><button class=dp-print>Is dead</button>
<p><a href=there>Is covered</a></p><a href=there style="visibility: hidden">Is hidden</a>
<p role=button>Is new</p>
<style>p:has(a)::after { content: ""; position: absolute; inset: 0; top: 40px }</style>"""
HELD = {"mouse": "covered by", "touch": "covered by", "keyboard": ""}


@pytest.mark.parametrize("way", WAYS)
def test_a_control_that_fails_is_found(hand: Any, way: str) -> None:
    hand.page.set_content(FAULTY)
    hand.ask(PREPARE)
    found = [wrong for _, _, wrong in walk(hand, way, 9)]
    wanted = ["", "1 is then 1", HELD[way], "unseen", "no line of KINDS"]
    assert [wrong[: len(start)] for wrong, start in zip(found, wanted, strict=True)] == wanted
    assert (found[2] == "") is (way == "keyboard")


def test_a_finger_follows_a_term_and_nothing_covers_the_next_link(
    hand: Any, book: Path, serve: Callable[[Path], str]
) -> None:
    hand.resize(390, 800)
    hand.goto(f"{serve(book)}/book/randomised-response.html")
    hand.ask(PREPARE)
    hand.ask("""() => addEventListener("click", (event) => event.preventDefault())""")
    hand.page.locator("a[href$='#term-channel']").first.tap()
    hand.page.wait_for_timeout(600)
    assert "term-channel" in hand.ask("() => window.went.href")
    assert not hand.page.locator("#dp-term").is_visible()
