"""The lab on the six published algorithms says what a plain sum over the noise says."""

from __future__ import annotations

import math
import re

import pytest

from dpedu import labs

chapter = labs.sparse_vector
lab = chapter.variants

SCALES = {"1": (2, 4), "2": (2, 4), "4": (4, 4 / 3), "6": (2, 2)}
"""Of the threshold and of a question, in units of 1/ε, for one answer above, as published."""


def chance(values, answer, scales) -> float:
    """By a sum over the threshold's noise, in floats; ε is 4 ln 5/4."""
    first, second = (math.exp(-1 / (scale / (4 * math.log(5 / 4)))) for scale in scales)
    total = 0.0
    for t in range(-400, 401):
        term = (1 - first) / (1 + first) * first ** abs(t)
        for value, said in zip(values, answer, strict=True):
            u = t - value
            above = second**u / (1 + second) if u > 0 else 1 - second ** (1 - u) / (1 + second)
            term *= above if said else 1 - above
        total += term
    return total


@pytest.mark.parametrize("algorithm", SCALES)
def test_the_sentence_says_the_loss_of_two_neighbours(algorithm: str) -> None:
    variant = chapter.NAMES[algorithm]
    for size in (1, 4, 12):
        attack = variant.witness(answers=1, size=size)
        rows = (attack.values, attack.neighbour)
        one, other = (chance(row, attack.answer, SCALES[algorithm]) for row in rows)
        loss = math.log(one / other) / (4 * math.log(5 / 4))
        said = lab.describe(size=size, algorithm=algorithm)
        [number] = re.findall(r"the loss is (\S+) ε", said)
        assert float(number) == pytest.approx(loss, abs=6e-4)
        assert ("within the claim" in said) == (loss <= 1)


def test_two_keep_the_claim_and_four_do_not() -> None:
    kept = [a for a in lab.choice.values if "within" in lab.describe(size=12, algorithm=a)]
    assert kept == ["1", "2"]
    assert "infinite" in lab.describe(size=1, algorithm="5")


def test_every_frame_has_its_own_sentence() -> None:
    frames = [lab.describe(**settings) for settings in lab.settings()]
    assert len(set(frames)) == len(frames)


def test_labels_stay_inside_the_figure() -> None:
    for settings in list(lab.settings())[::5]:
        figure = lab.figure(**settings)
        figure.draw_without_rendering()
        box = figure.get_tightbbox()
        width, height = figure.get_size_inches()
        assert -0.01 <= box.x0 < box.x1 <= width + 0.01
        assert -0.01 <= box.y0 < box.y1 <= height + 0.01
