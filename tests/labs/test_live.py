"""What a page draws of a lab are the declaration's own numbers, wherever the slider stands."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest
from bs4 import BeautifulSoup
from drawn import READ, live, misplaced

from dpedu import labs
from dpedu.labs import page as pages
from dpedu.labs.lab import Lab
from dpedu.labs.scene import Area, Axis, Cells, Dots, Drawing, Line, Scene, Text

LABS = live()


def test_labs_are_alive() -> None:
    assert len(LABS) >= 5


@pytest.fixture
def page(chromium: Any) -> Iterator[Any]:
    context = chromium.new_context(viewport={"width": 360, "height": 800}, reduced_motion="reduce")
    one = context.new_page()
    asked: list[str] = []
    one.on("request", lambda request: asked.append(request.url))
    one.on("pageerror", lambda error: asked.append(str(error)))
    yield one
    assert asked == []  # No request, to this site or to another, and no error.
    context.close()


def show(page: Any, html: str) -> None:
    page.set_content(f"<!doctype html><html lang=en><body style='margin: 4px'>{html}")


def move(page: Any, lab: Lab, frame: int) -> None:
    """Bring the lab to a frame by keyboard."""
    count = len(lab.slider.values)
    slider = page.locator("input[type=range]")
    if lab.choice:
        box = page.locator("input[type=radio]").nth(frame // count)
        box.focus()
        page.keyboard.press("Space")
    place = frame % count
    # Many steps take long: the last one is a key's.
    key, before = ("ArrowRight", place - 1) if place else ("Home", count - 1)
    slider.evaluate("(it, value) => { it.value = value; }", before)
    slider.press(key)


@pytest.mark.parametrize("lab", LABS, ids=lambda lab: lab.name)
def test_the_page_draws_the_exact_numbers(page: Any, lab: Lab) -> None:
    settings = list(lab.settings())
    rng = random.Random(lab.name)
    show(page, pages.to_html(lab))
    numbers = {settings.index(lab.start): None} | dict.fromkeys(rng.sample(range(len(settings)), 3))
    for number, width in zip(numbers, (360, 1280, 360, 768), strict=False):
        page.set_viewport_size({"width": width, "height": 800})
        if number != settings.index(lab.start):
            move(page, lab, number)
        scene = lab.draw(**settings[number])
        assert isinstance(scene, Scene)
        words = lab.describe(**settings[number])
        picture = page.locator(".dp-lab-picture")
        assert page.locator("output").inner_text() == picture.get_attribute("aria-label") == words
        assert picture.get_attribute("role") == "img"
        drawn = page.locator(".dp-lab").evaluate(READ)
        assert misplaced(scene, drawn) == [], settings[number]
        wide = picture.locator("> svg").bounding_box()["width"]
        assert wide <= picture.bounding_box()["width"]
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_wrong_place_is_found(page: Any) -> None:
    lab = labs.randomised_response.posterior
    html = pages.to_html(lab)
    for right, wrong in (
        ("* (to - from)", "* (to - from) * 1.001"),
        ("inner.bottom, inner.top)", "inner.top, inner.bottom)"),
        ("part.text);", "part.text + '0');"),
        ("now = frame", "now = 0"),
    ):
        assert right in html
        show(page, html.replace(right, wrong))
        drawn = page.locator(".dp-lab").evaluate(READ)
        assert misplaced(lab.draw(**lab.start), drawn), wrong


def test_the_picture_follows_the_finger(page: Any) -> None:
    """While the slider is held, before it is let go."""
    show(page, pages.to_html(labs.randomised_response.posterior))
    slider = page.locator("input[type=range]").bounding_box()
    seen = []
    page.mouse.move(slider["x"] + slider["width"] / 2, slider["y"] + slider["height"] / 2)
    page.mouse.down()
    for part in (0.6, 0.7, 0.8, 0.9):
        page.mouse.move(slider["x"] + part * slider["width"], slider["y"] + 8)
        seen.append(page.locator(".dp-dots").first.get_attribute("d"))
    page.mouse.up()
    assert len(set(seen)) == 4


def test_without_script_there_is_a_picture(chromium: Any) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    lab = labs.randomised_response.posterior
    show(page, pages.to_html(lab))
    assert page.locator(".dp-lab-picture img").get_attribute("alt") == lab.describe(**lab.start)
    assert not page.locator("input").first.is_visible()
    context.close()


def test_the_scripts_are_small() -> None:
    html = BeautifulSoup(pages.to_html(LABS[0]), "html.parser")
    *_, script = html.find_all("script")
    assert len(script.string) < 10_000
    assert "http" not in script.string.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize("lab", LABS, ids=lambda lab: lab.name)
def test_the_numbers_are_light(lab: Lab) -> None:
    page = BeautifulSoup(pages.to_html(lab), "html.parser")
    data = page.select_one('script[type="application/json"]').string
    assert len(data) < 400_000
    assert len(json.loads(data)["frames"]) == len(list(lab.settings()))


# What five of them draw, by another road: fractions and formulas of the chapters.


def dots(lab: Lab, **settings: Any) -> list[tuple[Any, Any]]:
    [panel] = lab.draw(**settings).panels  # type: ignore[union-attr]
    found = [mark for mark in panel.marks if isinstance(mark, Dots)]
    return [point for mark in found for point in zip(mark.xs, mark.ys, strict=True)]


def test_beliefs_are_bayes_fractions() -> None:
    lab = labs.randomised_response.posterior
    for settings in lab.settings():
        p, prior = (Fraction(str(value)) for value in settings.values())
        yes = (1 - p) * prior / ((1 - p) * prior + p * (1 - prior))
        no = p * prior / (p * prior + (1 - p) * (1 - prior))
        for (x, y), exact in zip(dots(lab, **settings), (yes, no), strict=True):
            assert x == float(p)
            assert y == pytest.approx(float(exact), rel=1e-14, abs=1e-300)


def test_allowed_beliefs_are_those_of_the_odds() -> None:
    lab = labs.differential_privacy.belief
    for settings in lab.settings():
        prior, epsilon = settings["prior"], settings["epsilon"]
        wanted = [prior / (prior + math.exp(sign * epsilon) * (1 - prior)) for sign in (1, -1)]
        assert [y for _, y in dots(lab, **settings)] == pytest.approx(wanted, rel=1e-12)


def test_bars_of_the_choir_are_its_chances() -> None:
    lab = labs.exponential_mechanism.evening
    counts = ((9, 15, 15, 6, 12), (10, 14, 16, 7, 13))
    for settings in lab.settings():
        [panel] = lab.draw(**settings).panels
        bars = [mark for mark in panel.marks if mark.kind == "bars"]
        for mark, votes in zip(bars, counts, strict=True):
            weights = [math.exp(settings["epsilon"] / 2 * vote) for vote in votes]
            wanted = [100 * weight / sum(weights) for weight in weights]
            assert mark.tops == pytest.approx(wanted, rel=1e-12)


def test_averages_spread_as_the_chapter_says() -> None:
    lab = labs.laplace_mechanism.average
    for settings in lab.settings():
        n, epsilon = settings["people"], settings["epsilon"]
        [panel] = lab.draw(**settings).panels
        ends = [mark.xs[1] for mark in panel.marks if isinstance(mark, Line) and mark.width == 4]
        wanted = [math.sqrt(2) * 100 / (epsilon * math.sqrt(n)), math.sqrt(2) * 100 / (epsilon * n)]
        assert ends == pytest.approx([42 + min(135, each) for each in wanted], rel=1e-12)


def test_the_shadow_of_a_sample_is_a_mixture() -> None:
    lab = labs.amplification.subsampling
    for settings in lab.settings():
        rate, epsilon = Fraction(str(settings["rate"])), settings["epsilon"]
        factor = 1 + rate * Fraction(math.expm1(epsilon))
        [panel] = lab.draw(**settings).panels
        [words] = [mark for mark in panel.marks if isinstance(mark, Text)]
        assert words.text == f"factor ≤ {float(factor):.3g}"
        _, without, taking_part = (mark for mark in panel.marks if not isinstance(mark, Text))
        ratio = taking_part.ys[-1] / without.ys[-1]
        assert ratio == pytest.approx(float(factor), rel=1e-12)


# Scenes.


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: Axis("x", 1, 1), "begins and ends"),
        (lambda: Axis("x", 0, 1, log=True), "positive"),
        (lambda: Axis("x", 0, math.inf), "not finite"),
        (lambda: Axis("x", 0, 1, (2,)), "tick at 2"),
        (lambda: Line(xs=(1, 2), ys=(1,)), "as many ys as xs"),
        (lambda: Line(xs=(1,), ys=(math.nan,)), "not finite"),
        (lambda: Line(xs=(1,), ys=(1,), colour="pink"), "no colour 'pink'"),
        (lambda: Line(xs=(1,), ys=(1,), dash="wavy"), "no dash 'wavy'"),
        (lambda: Dots(xs=(1,), ys=(1,), shape="heart"), "no shape 'heart'"),
        (lambda: Area(xs=(1,), ys=(1,), tops=(1, 2)), "as many"),
        (lambda: Cells(rows=((1,), (1, 2)), top=1), "same length"),
    ],
)
def test_bad_scenes_are_refused(make: Any, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        make()


def test_what_stays_is_written_once() -> None:
    drawing = Drawing()
    axis = Axis("x", 0, 1, (0, Fraction(1, 2), 1))
    stays = Line(xs=(0, 1), ys=(Fraction(1, 3), 1))
    frames = [
        drawing.add(Scene.of(axis, axis, stays, Dots(xs=(0, 1), ys=(at, at)))) for at in (0, 1, 0)
    ]
    assert frames[0] == frames[2] != frames[1]
    first, second = (frame["panels"][0]["marks"] for frame in frames[:2])
    assert first[0] == second[0]
    line = drawing.parts[first[0]]
    assert drawing.parts[line["ys"]] == [1 / 3, 1]
    assert drawing.parts[drawing.parts[first[1]]["xs"]] == [0, 1]
    assert drawing.parts[first[1]]["xs"] == line["xs"]
    assert drawing.parts[frames[0]["panels"][0]["x"]]["ticks"][1] == [0.5, "0.5"]
