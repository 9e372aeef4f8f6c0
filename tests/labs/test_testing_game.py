"""The lab on the testing game shows the two rates of a line, by another road."""

from __future__ import annotations

import math
import re

import pytest

from dpedu import labs

chapter = labs.testing_game
lab = chapter.threshold


def numbers(sentence: str) -> list[float]:
    return [float(number) for number in re.findall(r"\d+(?:\.\d+)?", sentence)]


def above(distance: float, scale: float) -> float:
    """The probability that Laplace noise exceeds a distance."""
    tail = math.exp(-abs(distance) / scale) / 2
    return tail if distance > 0 else 1 - tail


def test_every_frame_has_its_own_sentence() -> None:
    frames = [lab.describe(**settings) for settings in lab.settings()]
    assert len(set(frames)) == len(frames)


@pytest.mark.parametrize(("machine", "scale"), [("Laplace", 1), ("broken", 0.5)])
def test_the_sentence_says_the_rates(machine: str, scale: float) -> None:
    for line in lab.slider.values:
        said = numbers(lab.describe(line=line, machine=machine))
        expected = [above(line - count, scale) for count in (3, 4)]
        assert said[1] == line
        assert said[8:10] == [pytest.approx(rate, abs=0.0006) for rate in expected]
        for counted, rate in zip((said[4], said[7]), expected, strict=True):
            # Five standard deviations: at most one seeded number in a million is so far off.
            assert abs(counted - 200 * rate) <= 5 * math.sqrt(200 * rate * (1 - rate)) + 1


def test_only_the_broken_machine_leaves_its_region() -> None:
    outside = {s["machine"] for s in lab.settings() if "OUTSIDE" in lab.describe(**s)}
    assert outside == {"broken"}
    tpr, fpr = above(0, 0.5), above(1, 0.5)  # a line at 4
    assert tpr > math.e * fpr


def test_points_lie_on_the_curve_of_the_best_rules() -> None:
    for settings in lab.settings():
        false, true = chapter.rates(**settings)
        best = chapter.MACHINES[settings["machine"]].true_positives(false)
        assert true == pytest.approx(best, abs=1e-9)


def test_the_marks_stand_at_the_rates() -> None:
    [ax] = lab.draw(line=3.5, machine="Gaussian").axes
    marks = [line.get_xydata()[0].tolist() for line in ax.lines if line.get_marker() == "o"]
    alarms, finds = chapter.played(3.5, "Gaussian")
    assert marks == [[alarms / 200, finds / 200], list(chapter.rates(3.5, "Gaussian"))]


def test_labels_stay_inside_the_figure() -> None:
    for settings in lab.settings():
        if settings["line"] == lab.slider.values[0]:
            figure = lab.draw(**settings)
            figure.draw_without_rendering()  # only this settles the layout
            box = figure.get_tightbbox()
            width, height = figure.get_size_inches()
            assert -0.01 <= box.x0 < box.x1 <= width + 0.01
            assert -0.01 <= box.y0 < box.y1 <= height + 0.01


def test_the_answer_to_the_prediction() -> None:
    """Halfway is best; far out there are few false alarms, and few are found."""
    gains = {line: above(line - 4, 1) - above(line - 3, 1) for line in lab.slider.values}
    assert max(gains.values()) == pytest.approx(gains[3.5])
    false, true = chapter.rates(6, "Laplace")
    assert false < 0.03
    assert true < 0.07
