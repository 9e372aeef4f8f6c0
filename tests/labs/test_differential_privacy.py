"""The lab on beliefs shows what Bayes' rule says, by another road."""

from __future__ import annotations

import math
import re

import pytest

from dpedu import labs

lab = labs.differential_privacy.belief


def after(prior: float, odds_factor: float) -> float:
    odds = prior / (1 - prior) * odds_factor
    return odds / (1 + odds)


def numbers(sentence: str) -> list[float]:
    return [float(number) for number in re.findall(r"\d+(?:\.\d+)?", sentence)]


def test_every_frame_has_its_own_sentence() -> None:
    frames = [lab.describe(**settings) for settings in lab.settings()]
    assert len(set(frames)) == len(frames)


@pytest.mark.parametrize("prior", [0.01, 0.1, 0.5])
@pytest.mark.parametrize("epsilon", [0.1, 1, 5, 8])
def test_the_sentence_says_how_far_odds_can_move(epsilon: float, prior: float) -> None:
    said = numbers(lab.describe(epsilon=epsilon, prior=prior))
    ends = [after(prior, math.exp(sign * epsilon)) for sign in (-1, 1)]
    assert said == [epsilon, prior, *(pytest.approx(end, abs=0.0006) for end in ends)]


def test_the_marks_stand_at_the_ends() -> None:
    [ax] = lab.figure(epsilon=1, prior=0.1).axes
    [dots] = [line for line in ax.lines if line.get_marker() == "o"]
    marks = dots.get_xydata().tolist()[::-1]
    ends = [after(0.1, math.exp(sign)) for sign in (1, -1)]
    assert marks == [[0.1, pytest.approx(end)] for end in ends]


def test_labels_stay_inside_the_figure() -> None:
    for settings in lab.settings():
        if settings["epsilon"] in (lab.slider.values[0], lab.slider.values[-1]):
            figure = lab.figure(**settings)
            figure.draw_without_rendering()  # only this settles the layout
            box = figure.get_tightbbox()
            width, height = figure.get_size_inches()
            assert -0.01 <= box.x0 < box.x1 <= width + 0.01
            assert -0.01 <= box.y0 < box.y1 <= height + 0.01


def test_the_answer_to_the_prediction() -> None:
    """One in a hundred can become likely from ε = ln 99 on: at 4.75 in the lab, and not at 4.5."""
    likely = [e for e in lab.slider.values if after(0.01, math.exp(e)) > 0.5]
    assert min(likely) == 4.75 > math.log(99) > 4.5
    assert numbers(lab.describe(epsilon=4.75, prior=0.01))[-1] > 0.5
    assert numbers(lab.describe(epsilon=4.5, prior=0.01))[-1] < 0.5
