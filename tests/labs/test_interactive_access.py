"""The lab on reconstruction shows what is known of such attacks, by another road."""

from __future__ import annotations

import math
import re

import numpy as np
import pytest

from dpedu import labs

chapter = labs.interactive_access
lab = chapter.reconstruct


def numbers(sentence: str) -> list[float]:
    return [float(number) for number in re.findall(r"\d+(?:\.\d+)?", sentence)]


def test_every_frame_has_its_own_sentence() -> None:
    frames = [lab.describe(**settings) for settings in lab.settings()]
    assert len(set(frames)) == len(frames)


@pytest.mark.parametrize("settings", list(lab.settings())[::4], ids=str)
def test_the_sentence_says_error_total_and_the_bits_drawn(settings: dict[str, float]) -> None:
    epsilon, questions = settings["epsilon"], settings["questions"]
    said = numbers(lab.describe(**settings))
    error = math.sqrt(2 * math.exp(-epsilon)) / (1 - math.exp(-epsilon))
    assert said[:2] == [questions, epsilon]
    assert said[2:4] == [pytest.approx(error, rel=0.006), pytest.approx(epsilon * questions)]
    [ax] = lab.draw(**settings).axes
    squares, crosses = (len(line.get_xdata()) for line in ax.lines)
    assert (squares, squares + crosses) == (said[4], said[5])


def test_bits_are_found_as_often_as_normal_errors_say() -> None:
    """Each fitted share has a standard deviation near 2σ/√m, for m well above the people."""
    for settings in lab.settings():
        if settings["questions"] == 3200:
            noise = math.sqrt(2 * math.exp(-settings["epsilon"])) / (
                1 - math.exp(-settings["epsilon"])
            )
            spread = 2 * noise / math.sqrt(3200 - 100)
            share = 0.5 * (1 + math.erf(0.5 / spread / math.sqrt(2)))
            found = chapter.attack(**settings).sum()
            # Seeded, so the same in every run; five standard deviations of a binomial number.
            assert abs(found - 100 * share) <= 5 * math.sqrt(100 * share * (1 - share)) + 1


def test_labels_stay_inside_the_figure() -> None:
    for settings in lab.settings():
        if settings["epsilon"] == lab.slider.values[-1]:
            figure = lab.draw(**settings)
            figure.draw_without_rendering()  # only this settles the layout
            box = figure.get_tightbbox()
            width, height = figure.get_size_inches()
            assert -0.01 <= box.x0 < box.x1 <= width + 0.01
            assert -0.01 <= box.y0 < box.y1 <= height + 0.01


def test_the_answer_to_the_prediction() -> None:
    """An error of five (ε = 0.3) hides little from 400 counts, and nothing from 3200."""
    few, many = (chapter.attack(0.3, m).sum() for m in (400, 3200))
    assert 75 <= few < 97 <= many
    assert np.abs(chapter.attack(0.01, 400).sum() - 50) <= 20
