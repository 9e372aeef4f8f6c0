"""The lab on averages shows what the two variances say, by another road."""

from __future__ import annotations

import math
import re

import numpy as np
import pytest

from dpedu import labs

chapter = labs.laplace_mechanism
lab = chapter.average


def numbers(sentence: str) -> list[float]:
    return [float(number) for number in re.findall(r"\d+(?:\.\d+)?", sentence)]


def test_every_frame_has_its_own_sentence() -> None:
    frames = [lab.describe(**settings) for settings in lab.settings()]
    assert len(set(frames)) == len(frames)


@pytest.mark.parametrize("people", [10, 1000, 10000])
@pytest.mark.parametrize("epsilon", [0.1, 1, 5])
def test_the_sentence_says_the_two_formulas(people: int, epsilon: float) -> None:
    said = numbers(lab.describe(people=people, epsilon=epsilon))
    local = math.sqrt(2) * 100 / epsilon / math.sqrt(people)
    central = math.sqrt(2) * 100 / epsilon / people
    assert said[:2] == [people, epsilon]
    assert said[2:4] == [pytest.approx(local, rel=0.006), pytest.approx(central, rel=0.006)]


def test_the_dots_are_as_wide_as_the_bars() -> None:
    """Over all settings: the mean square of 20 dots in standard deviations, 21 times each."""
    for model in (0, 1):
        squares = [
            ((chapter.releases(**s)[model] - chapter.MEAN) / chapter.spreads(**s)[model]) ** 2
            for s in lab.settings()
        ]
        # The kurtosis is at most 6, so the mean of 420 squares is within 0.55 but for 1 in 10⁶:
        # seeded, it is the same in every run, and a factor of 2 would be four times as far.
        assert np.mean(squares) == pytest.approx(1, abs=0.55)


def test_labels_stay_inside_the_figure() -> None:
    for settings in lab.settings():
        if settings["people"] in (lab.slider.values[0], lab.slider.values[-1]):
            figure = lab.figure(**settings)
            figure.draw_without_rendering()  # only this settles the layout
            box = figure.get_tightbbox()
            width, height = figure.get_size_inches()
            assert -0.01 <= box.x0 < box.x1 <= width + 0.01
            assert -0.01 <= box.y0 < box.y1 <= height + 0.01


def test_the_answer_to_the_prediction() -> None:
    """A hundred times the people: a tenth of the local error, a hundredth of the central one."""
    few, many = (chapter.spreads(people, 1) for people in (100, 10000))
    assert few[0] / many[0] == pytest.approx(10)
    assert few[1] / many[1] == pytest.approx(100)
