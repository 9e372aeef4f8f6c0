"""The lab on subsampling shows what the mixture says, by another road."""

from __future__ import annotations

import math
import re

import numpy as np
import pytest

from dpedu import labs

chapter = labs.amplification
lab = chapter.subsampling


def numbers(sentence: str) -> list[float]:
    return [float(number) for number in re.findall(r"\d+(?:\.\d+)?", sentence)]


def test_every_frame_has_its_own_sentence() -> None:
    frames = [lab.describe(**settings) for settings in lab.settings()]
    assert len(set(frames)) == len(frames)


@pytest.mark.parametrize("rate", [0.01, 0.5, 1])
@pytest.mark.parametrize("epsilon", [0.25, 1, 4])
def test_the_sentence_says_how_far_the_drawn_curves_are_apart(rate: float, epsilon: float) -> None:
    _, without, taking_part = chapter.curves(rate, epsilon)
    factor = float(np.max(taking_part / without))  # attained on the far right
    said = numbers(lab.describe(rate=rate, epsilon=epsilon))
    total = math.log(factor)
    expected = [rate, epsilon, total, total / epsilon, factor, math.exp(epsilon)]
    assert said == [pytest.approx(value, rel=0.006) for value in expected]


def test_both_curves_are_densities() -> None:
    for settings in lab.settings():
        at, without, taking_part = chapter.curves(**settings)
        # Beyond the ends lie e^−4 of each tail.
        assert np.trapezoid(without, at) == pytest.approx(1, abs=0.02)
        assert np.trapezoid(taking_part, at) == pytest.approx(1, abs=0.02)


def test_labels_stay_inside_the_figure() -> None:
    for settings in lab.settings():
        if settings["rate"] in (lab.slider.values[0], lab.slider.values[-1]):
            figure = lab.figure(**settings)
            figure.draw_without_rendering()  # only this settles the layout
            box = figure.get_tightbbox()
            width, height = figure.get_size_inches()
            assert -0.01 <= box.x0 < box.x1 <= width + 0.01
            assert -0.01 <= box.y0 < box.y1 <= height + 0.01


def test_the_answer_to_the_prediction() -> None:
    """A tenth, nearly, for a small ε; far more than a tenth for a large one."""
    small, large = (numbers(lab.describe(rate=0.1, epsilon=e))[3] for e in (0.25, 4))
    assert small == pytest.approx(0.1, abs=0.02)
    assert large > 0.4
