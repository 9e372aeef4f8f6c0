"""The labs on randomised response show what the theory says, by another road."""

from __future__ import annotations

import math
import re
from fractions import Fraction

import pytest

from dpedu import labs
from dpedu.labs.lab import Lab

chapter = labs.randomised_response
ALL = [chapter.posterior, chapter.estimates]


def numbers(sentence: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", sentence)]


@pytest.mark.parametrize("lab", ALL, ids=lambda lab: lab.name)
def test_every_frame_has_its_own_sentence(lab: Lab) -> None:
    frames = [lab.describe(**settings) for settings in lab.settings()]
    assert len(set(frames)) == len(frames)


@pytest.mark.parametrize("lab", ALL, ids=lambda lab: lab.name)
def test_labels_stay_inside_the_figure(lab: Lab) -> None:
    ends = (lab.slider.values[0], lab.slider.values[-1])
    for settings in lab.settings():
        if settings[lab.slider.name] in ends:
            figure = lab.figure(**settings)
            figure.draw_without_rendering()  # only this settles the layout
            box = figure.get_tightbbox()
            width, height = figure.get_size_inches()
            assert -0.01 <= box.x0 < box.x1 <= width + 0.01
            assert -0.01 <= box.y0 < box.y1 <= height + 0.01


@pytest.mark.parametrize("prior", [0.1, 0.5, 0.9])
@pytest.mark.parametrize("flip", [0.02, 0.25, 0.45])
def test_the_posterior_multiplies_the_odds(flip: float, prior: float) -> None:
    odds, factor = prior / (1 - prior), (1 - flip) / flip
    after_yes, after_no = odds * factor, odds / factor
    said = numbers(chapter.posterior.describe(flip_probability=flip, prior=prior))
    assert said[2:] == [
        round(after_yes / (1 + after_yes), 3),
        round(after_no / (1 + after_no), 3),
    ]


def test_the_posterior_at_the_ends() -> None:
    assert chapter.beliefs(0.0, 0.1) == (1, 0)
    assert chapter.beliefs(0.5, 0.1) == pytest.approx((0.1, 0.1))


def test_the_answer_to_the_prediction() -> None:
    """At p = 0.1, and at no larger value of the slider, a no makes an even bet of 0.9."""
    slider = chapter.posterior.slider
    even = [p for p in slider.values if chapter.beliefs(p, 0.9)[1] <= 0.5 + 1e-12]
    assert max(even) == 0.1


def test_the_marks_stand_at_the_beliefs() -> None:
    [ax] = chapter.posterior.figure(flip_probability=0.25, prior=0.5).axes
    marks = [line.get_xydata()[0] for line in ax.lines if line.get_marker() == "o"]
    assert [mark.tolist() for mark in marks] == [[0.25, 0.75], [0.25, 0.25]]


def yes_chances(people: int, ones: int, flip: Fraction) -> list[Fraction]:
    """The distribution of the number of yes, one person after another."""
    chances = [Fraction(1)]
    for person in range(people):
        yes = 1 - flip if person < ones else flip
        below, above = [Fraction(0), *chances], [*chances, Fraction(0)]
        chances = [yes * b + (1 - yes) * a for b, a in zip(below, above, strict=True)]
    return chances


@pytest.mark.parametrize("flip", [Fraction(1, 10), Fraction(1, 4), Fraction(2, 5)])
def test_the_estimates_are_the_exact_ones(flip: Fraction) -> None:
    people = 80
    share = Fraction(1, 5)
    errors: list[tuple[Fraction, Fraction]] = []
    outside = Fraction(0)
    for yes, chance in enumerate(yes_chances(people, people // 5, flip)):
        estimate = (Fraction(yes, people) - flip) / (1 - 2 * flip)
        errors.append((abs(estimate - share), chance))
        outside += chance * (not 0 <= estimate <= 1)
    reached, accuracy = Fraction(0), Fraction(0)
    for error, chance in sorted(errors):
        if reached >= Fraction(2, 3):
            break
        reached, accuracy = reached + chance, error
    _, _, two_in_three = chapter.spread(people, float(flip))
    assert two_in_three == pytest.approx(float(accuracy))
    said = numbers(chapter.estimates.describe(people=people, flip_probability=float(flip)))
    assert said[:4] == [people, float(flip), round(float(accuracy), 3), 0.2]
    assert said[4] == pytest.approx(float(100 * outside), abs=0.05)


def test_four_times_the_people_halve_the_band() -> None:
    for flip in chapter.estimates.choice.values:
        narrow = [chapter.spread(people, flip)[2] for people in (80, 320, 1280)]
        assert math.isclose(narrow[0] / narrow[1], 2, rel_tol=0.15)
        assert math.isclose(narrow[1] / narrow[2], 2, rel_tol=0.15)
