"""The lab on the exponential mechanism shows what the theory says, by another road."""

from __future__ import annotations

import math
import re
from fractions import Fraction

import pytest

from dpedu import labs

chapter = labs.exponential_mechanism
lab = chapter.evening

# Counted by hand from the slips of the 29 others, Monday to Friday.
OF_THE_OTHERS = [9, 14, 15, 6, 12]


def numbers(sentence: str) -> list[float]:
    return [float(n.replace(",", "")) for n in re.findall(r"\d[\d,]*(?:\.\d+)?", sentence)]


def by_tickets(base: Fraction, tallies: list[int]) -> list[Fraction]:
    tickets = [base**tally for tally in tallies]
    return [own / sum(tickets) for own in tickets]


def test_the_votes_are_those_of_the_slips() -> None:
    assert len(chapter.OTHERS) == 29
    assert [chapter.votes(day, chapter.OTHERS) for day in chapter.EVENINGS] == OF_THE_OTHERS


def test_the_two_slips_differ_in_every_evening() -> None:
    one, other = chapter.SLIPS.values()
    assert all((day in one) != (day in other) for day in chapter.EVENINGS)


def test_every_frame_has_its_own_sentence() -> None:
    frames = [lab.describe(**settings) for settings in lab.settings()]
    assert len(set(frames)) == len(frames)


def test_labels_stay_inside_the_figure() -> None:
    for epsilon in (lab.slider.values[0], lab.slider.values[-1]):
        figure = lab.figure(epsilon=epsilon)
        figure.draw_without_rendering()  # only this settles the layout
        box = figure.get_tightbbox()
        width, height = figure.get_size_inches()
        assert -0.01 <= box.x0 < box.x1 <= width + 0.01
        assert -0.01 <= box.y0 < box.y1 <= height + 0.01


@pytest.mark.parametrize("epsilon", [0.1, 1, 4, 10])
def test_the_sentence_says_what_tickets_say(epsilon: float) -> None:
    base = Fraction(math.exp(epsilon / 2))
    one = by_tickets(base, [9, 15, 15, 6, 12])
    other = by_tickets(base, [10, 14, 16, 7, 13])
    factor = max(max(a / b, b / a) for a, b in zip(one, other, strict=True))
    assert factor <= base**2
    said = numbers(lab.describe(epsilon=epsilon))
    assert said[:3] == [epsilon, round(float(one[1]), 3), round(float(other[1]), 3)]
    assert said[3:] == pytest.approx([float(factor), math.exp(epsilon)], rel=0.005)


@pytest.mark.parametrize("epsilon", lab.slider.values)
def test_the_bars_stand_at_the_chances(epsilon: float) -> None:
    [ax] = lab.figure(epsilon=epsilon).axes
    blue, orange = ([bar.get_height() for bar in bars] for bars in ax.containers)
    base = Fraction(math.exp(epsilon / 2))
    assert blue == pytest.approx([100 * float(p) for p in by_tickets(base, [9, 15, 15, 6, 12])])
    assert orange == pytest.approx([100 * float(p) for p in by_tickets(base, [10, 14, 16, 7, 13])])


def test_the_answers_to_the_prediction() -> None:
    """At the far left nothing is known; at the far right a tie stays a tie."""
    assert [p.tolist() for p in chapter.chances(0)] == [pytest.approx([0.2] * 5)] * 2
    one, other = chapter.chances(lab.slider.values[-1])
    assert one == pytest.approx([0, 0.5, 0.5, 0, 0], abs=1e-6)
    assert other == pytest.approx([0, 0, 1, 0, 0], abs=1e-4)
