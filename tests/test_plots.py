"""The figures of the course."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import matplotlib
import pytest
from bad_input import NOT_AT_LEAST_ONE_WHOLE, NOT_POSITIVE, refuses

from dpedu import plots


def luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


COLOURS = [plots.BLUE, plots.ORANGE, plots.GREEN, plots.PURPLE, plots.GREY]


@pytest.mark.parametrize("colour", COLOURS)
def test_colours_are_legible_on_paper(colour: str) -> None:
    assert contrast(colour, plots.PAPER) >= 4.5


def test_lines_differ_in_dash_too() -> None:
    _, ax = plots.figure()
    lines = [ax.plot([0, 1], [0, i])[0] for i in range(len(COLOURS))]
    assert [line.get_color() for line in lines] == COLOURS
    dashes = plots.STYLE["axes.prop_cycle"].by_key()["linestyle"]
    assert len(set(dashes)) == len(COLOURS)


def test_the_style_stays_within_the_figure() -> None:
    before = dict(matplotlib.rcParams)
    fig, _ = plots.figure()
    plots.svg(fig, alt="nothing")
    assert dict(matplotlib.rcParams) == before


def test_an_svg_is_whole_compact_and_repeatable() -> None:
    pictures = []
    for _ in range(2):
        fig, ax = plots.figure()
        ax.plot([0, 1, 2], [0.123456789, 1, 0])
        pictures.append(plots.svg(fig, alt="A <peak> & more"))
    assert pictures[0] == pictures[1]
    title = ElementTree.fromstring(pictures[0]).find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert title.text == "A <peak> & more"
    for path in re.findall(r' d="([^"]*)"', pictures[0]):
        assert not re.search(r"\.\d{3}", path)


def test_rounding_moves_no_point_by_more_than_a_hundredth() -> None:
    exact = "M -0.004 12.3456 L 100.00 7.1"
    short = re.sub(r"-?\d+\.\d+", plots._short, exact)
    pairs = zip(re.findall(r"[-\d.]+", exact), re.findall(r"[-\d.]+", short), strict=True)
    assert all(abs(float(a) - float(b)) <= 0.005 for a, b in pairs)


def test_an_image_says_what_it_shows() -> None:
    fig, _ = plots.figure()
    assert 'alt="5 &lt; 6 &quot;so&quot;"' in plots.image(fig, alt='5 < 6 "so"')


WITH_WORDS = [plots.image, plots.show]


@pytest.mark.parametrize("alt", ["", "  ", None])
@pytest.mark.parametrize("shown", WITH_WORDS)
def test_a_figure_needs_words(shown: Any, alt: object) -> None:
    fig, _ = plots.figure()
    with pytest.raises(ValueError, match="in words"):
        shown(fig, alt=alt)


def test_a_picture_beside_its_words_needs_no_title() -> None:
    fig, _ = plots.figure()
    assert "<title>" not in plots.svg(fig, alt="")
    refuses(lambda v: plots.svg(fig, alt=v), "alt", [None, 1])


def test_what_is_no_figure_is_refused_by_name() -> None:
    for shown in (plots.svg, *WITH_WORDS):
        refuses(lambda v, shown=shown: shown(v, alt="a line"), "fig", [None, "a", plots])
    refuses(plots.png, "fig", [None, "a", plots.figure()])
    for size in ("width", "height"):
        refuses(lambda v, size=size: plots.figure(**{size: v}), size, [*NOT_POSITIVE, 0.01, 1e4])
    for count in ("rows", "columns"):
        refuses(lambda v, count=count: plots.figure(**{count: v}), count, NOT_AT_LEAST_ONE_WHOLE)
