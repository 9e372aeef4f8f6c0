"""Drawn diagrams: whole, in words too, in the reader's ink, and the same in print."""

from __future__ import annotations

import base64
import inspect
import io
import re
from xml.etree import ElementTree

import numpy as np
import pytest
from matplotlib.image import imread

from dpedu import diagrams
from dpedu.diagrams import Arrow, Box, Circle, Diagram, Label, Line, trust
from dpedu.diagrams.drawing import COLOURS, LETTERS

SVG = "{http://www.w3.org/2000/svg}"
ALL = {
    name: make()
    for name, make in inspect.getmembers(diagrams, inspect.isfunction)
    if inspect.signature(make).return_annotation in ("Diagram", Diagram)
} | {model: diagrams.trust_models(model) for model in trust.MODELS}
every = pytest.mark.parametrize("diagram", ALL.values(), ids=ALL)


def test_the_diagrams_are_found() -> None:
    assert {"two_patients", "linkage_circles", "trust_models", "exact", "shuffle"} <= set(ALL)


@every
def test_a_diagram_is_whole_and_says_in_words_what_it_shows(diagram: Diagram) -> None:
    root = ElementTree.fromstring(diagram.svg())
    assert root.get("role") == "img"
    names = root.get("aria-labelledby").split()
    words = {e.get("id"): e.text for tag in ("title", "desc") for e in root.iter(SVG + tag)}
    assert [words[name] for name in names] == [diagram.title, diagram.alt]
    assert len(diagram.alt) > 60
    assert diagram.svg() == diagram.svg()


@every
def test_colours_are_the_readers_or_may_be_set_by_the_page(diagram: Diagram) -> None:
    used = re.findall(r'(?:fill|stroke)="([^"]*)"', diagram.svg())
    assert used
    assert set(used) <= {*COLOURS.values(), "none"}
    texts = ElementTree.fromstring(diagram.svg()).iter(SVG + "text")
    assert {text.get("fill") for text in texts} == {"currentColor"}


@every
def test_a_diagram_stays_within_its_frame_and_a_phone_can_show_it(diagram: Diagram) -> None:
    assert diagram.width <= 420  # at 320 pixels the letters are still 11 high
    for text in ElementTree.fromstring(diagram.svg()).iter(SVG + "text"):
        x, width = float(text.get("x")), 0.58 * LETTERS * len(text.text)
        left = {"start": 0.0, "middle": 0.5, "end": 1.0}[text.get("text-anchor")]
        assert x - left * width >= 0, text.text
        assert x + (1 - left) * width <= diagram.width, text.text
        assert 0 < float(text.get("y")) < diagram.height
    for shape in diagram.shapes:
        if isinstance(shape, Box | Circle):
            across = shape.width / 2 if isinstance(shape, Box) else shape.radius
            down = shape.height / 2 if isinstance(shape, Box) else shape.radius
            assert across < shape.x < diagram.width - across
            assert down < shape.y < diagram.height - down


@every
def test_print_shows_the_same(diagram: Diagram) -> None:
    bundle = diagram._repr_mimebundle_()
    assert bundle["text/html"] == diagram.svg()
    assert diagram.alt in bundle["text/plain"]
    pixels = imread(io.BytesIO(base64.b64decode(bundle["image/png"])))[..., :3]
    assert pixels.shape[1] / pixels.shape[0] == pytest.approx(
        diagram.width / diagram.height, rel=0.01
    )
    assert (pixels.min(axis=2) < 0.5).mean() > 0.01
    # The frame is empty: nothing is cut off.
    edge = np.concatenate([pixels[0], pixels[-1], pixels[:, 0], pixels[:, -1]])
    assert edge.min() > 0.9


def luminance(colour: str) -> float:
    parts = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return float(linear @ [0.2126, 0.7152, 0.0722])


@pytest.mark.parametrize("ground", ["#ffffff", "#14181e"])
def test_accents_are_seen_on_light_and_dark(ground: str) -> None:
    for colour in COLOURS.values():
        for fallback in re.findall("#[0-9a-f]{6}", colour):
            light, dark = sorted([luminance(fallback), luminance(ground)], reverse=True)
            assert (light + 0.05) / (dark + 0.05) >= 3, fallback


def test_marks_are_escaped_and_two_diagrams_share_no_name() -> None:
    one, two = (
        Diagram("a < b", text, 100, 50, (Label(50, 25, text),)) for text in ("x & y", "<script>")
    )
    assert ElementTree.fromstring(two.svg()).find(SVG + "text").text == "<script>"
    names = [re.findall(r' id="([^"]*)"', diagram.svg()) for diagram in (one, two)]
    assert not set(names[0]) & set(names[1])


def test_an_arrow_ends_where_it_should() -> None:
    head = re.search(r'points="([\d.-]+),([\d.-]+) ', Arrow((0, 0), (30, 40)).svg())
    assert (float(head[1]), float(head[2])) == (30, 40)
    assert "stroke-dasharray" in Line((0, 0), (1, 0), dashed=True).svg()


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"title": " "}, "title must say in words"),
        ({"alt": ""}, "alt must say in words"),
        ({"width": 0}, "width must be positive, got 0"),
        ({"height": float("nan")}, "height must be positive, got nan"),
    ],
)
def test_a_diagram_without_words_or_size_is_refused(changed: dict, complaint: str) -> None:
    usual = {"title": "t", "alt": "a", "width": 10, "height": 10, "shapes": ()}
    with pytest.raises(ValueError, match=complaint):
        Diagram(**(usual | changed))


@pytest.mark.parametrize("prefix", range(1, 9))
def test_the_solid_boxes_of_the_tree_make_up_the_prefix(prefix: int) -> None:
    solid = [s for s in diagrams.tree_counter(prefix).shapes if isinstance(s, Box) and not s.dashed]
    steps: list[int] = []
    for box in solid:
        first, _, last = box.text.partition("–")
        steps += range(int(first), int(last or first) + 1)
    assert sorted(steps) == list(range(1, prefix + 1))
    assert len(solid) == prefix.bit_count()


@pytest.mark.parametrize("prefix", [0, 9, 2.5, None])
def test_a_prefix_outside_the_tree_is_refused(prefix: object) -> None:
    with pytest.raises(ValueError, match="prefix must be from 1 to 8"):
        diagrams.tree_counter(prefix)


def test_an_unknown_model_of_trust_is_refused() -> None:
    with pytest.raises(ValueError, match="models must be among .*, got 'federal'"):
        diagrams.trust_models("central", "federal")
