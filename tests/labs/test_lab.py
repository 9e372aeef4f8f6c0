"""What a lab is, and its two faces."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from bs4 import BeautifulSoup
from coin import crowd, describe, draw, spread

from dpedu.labs import Choice, Lab, Slider
from dpedu.labs import notebook as live
from dpedu.labs import page as still


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"name": "no name", "label": "x", "values": (1, 2)}, "identifier"),
        ({"name": "x", "label": " ", "values": (1, 2)}, "no label"),
        ({"name": "x", "label": "x", "values": (1,)}, "at least two"),
        ({"name": "x", "label": "x", "values": (2, 1)}, "increase"),
        ({"name": "x", "label": "x", "values": (1, 1)}, "increase"),
        ({"name": "x", "label": "x", "values": (1, float("inf"))}, "finite"),
        ({"name": "x", "label": "x", "values": (1, 2), "start": 3}, "cannot start"),
    ],
)
def test_a_slider_is_checked(arguments: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Slider(**arguments)


@pytest.mark.parametrize(
    ("values", "words"), [((1,), "two to six"), (tuple(range(7)), "two to six"), ((1, "1"), "same")]
)
def test_a_choice_is_checked(values: tuple[Any, ...], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Choice("c", "Choice", values)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"name": "a-b"}, "identifier"),
        ({"title": ""}, "empty title"),
        ({"predict": " "}, "empty predict"),
        ({"choice": Choice("people", "People", (1, 2))}, "same name"),
        ({"slider": Slider("people", "People", tuple(range(1, 109)))}, "324 frames; at most 320"),
    ],
)
def test_a_lab_is_checked(change: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        replace(crowd, **change)


def test_settings_go_choice_by_choice() -> None:
    settings = list(crowd.settings())
    assert len(settings) == 24
    assert settings[1] == {"people": 20, "flip": 0.1}
    assert settings[8] == {"people": 10, "flip": 0.25}
    assert crowd.start == {"people": 200, "flip": 0.1}


def test_a_slider_starts_in_the_middle_or_where_told() -> None:
    assert Slider("x", "x", (1, 2, 3)).start == 2
    assert Slider("x", "x", (1, 2, 3), start=1).start == 1


def test_the_demonstration_is_right() -> None:
    assert spread(100, 0.25) == pytest.approx((3 / 16 / 100) ** 0.5 / 0.5)
    assert "within 0.087 of" in describe(100, 0.25)


@pytest.fixture(scope="module")
def html() -> str:
    return still.to_html(crowd)


class TestPage:
    """The face in the book."""

    def test_it_holds_every_frame_in_order(self, html: str) -> None:
        page = BeautifulSoup(html, "html.parser")
        data = json.loads(page.select_one('script[type="application/json"]').string)
        assert [frame["words"] for frame in data["frames"]] == [
            describe(**settings) for settings in crowd.settings()
        ]
        assert all(frame["svg"].startswith("<svg") for frame in data["frames"])
        assert data["values"][0] == "10"

    def test_it_is_a_labelled_native_slider(self, html: str) -> None:
        page = BeautifulSoup(html, "html.parser")
        slider = page.select_one('label > input[type="range"]')
        assert (slider["min"], slider["max"], slider["value"]) == ("0", "7", "4")
        assert slider["aria-valuetext"] == "200"
        assert "People n" in slider.parent.get_text()
        assert page.select_one("fieldset > legend").get_text() == "Flip probability p"

    def test_without_script_the_first_frame_speaks(self, html: str) -> None:
        page = BeautifulSoup(html, "html.parser")
        assert page.img["alt"] == page.output.get_text() == describe(people=200, flip=0.1)

    def test_it_is_small(self, html: str) -> None:
        assert len(gzip.compress(html.encode())) < 400_000

    def test_words_cannot_break_out(self) -> None:
        def evil(**_: Any) -> str:
            return 'a </script><b onclick="x">'

        short = Slider("people", "People", (10, 20))
        lab = replace(crowd, slider=short, describe=evil, title="<i>t</i>")
        page = BeautifulSoup(still.to_html(lab), "html.parser")
        assert page.find("b") is None
        assert page.find("i") is None
        data = json.loads(page.select_one('script[type="application/json"]').string)
        assert data["frames"][0]["words"] == evil()

    def test_a_lab_without_a_choice(self) -> None:
        plain = Lab(
            name="plain",
            title="t",
            slider=Slider("people", "People", (10, 20)),
            predict="?",
            draw=lambda people: draw(people, 0.25),
            describe=lambda people: describe(people, 0.25),
        )
        page = BeautifulSoup(still.to_html(plain), "html.parser")
        assert page.find("fieldset") is None


class TestNotebook:
    """The face with a live kernel."""

    def test_moving_redraws(self) -> None:
        _, slider, choice, sentence, figure = live.face(crowd).children
        assert sentence.value == describe(people=200, flip=0.1)
        picture = figure.value
        slider.value = 10
        choice.value = 0.4
        assert sentence.value == describe(people=10, flip=0.4)
        assert figure.value != picture

    def test_the_question_comes_first(self) -> None:
        assert crowd.predict in live.face(crowd).children[0].value


@pytest.mark.parametrize(("book", "face"), [("", "notebook"), ("1", "page")])
def test_show_picks_the_face(monkeypatch: pytest.MonkeyPatch, book: str, face: str) -> None:
    shown = []
    monkeypatch.setenv("DPEDU_BOOK", book)
    monkeypatch.setattr(live, "show", lambda lab: shown.append("notebook"))
    monkeypatch.setattr(still, "show", lambda lab: shown.append("page"))
    crowd.show()
    assert shown == [face]


def test_an_unknown_room_is_an_attribute_error() -> None:
    import dpedu.labs

    with pytest.raises(AttributeError, match="there are no labs called 'nothing'"):
        dpedu.labs.nothing


def test_importing_the_package_loads_no_plots() -> None:
    code = "import sys, dpedu; assert not {'matplotlib', 'ipywidgets', 'scipy'} & {*sys.modules}"
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    subprocess.run([sys.executable, "-c", code], check=True, env=environment)


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.25, "0.25"), (9999, "9999"), (10_000, "10\u202f000"), (2e6, "2\u202f000\u202f000")],
)  # fmt: skip
def test_a_number_is_written_as_in_the_book(value: float, text: str) -> None:
    assert Slider("n", "People", (0.1, value)).text(value) == text
    assert Choice("n", "People", (0.1, float(value))).text(float(value)) == text
