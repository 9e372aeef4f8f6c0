"""The lab on ages and incomes says how far its tables are off, counted by another road."""

from __future__ import annotations

import re
from collections import Counter

import numpy as np
import pytest

from dpedu import labs

chapter = labs.synthetic_data
lab = chapter.pair


def test_the_town_is_in_its_domain_and_the_young_earn_little() -> None:
    counts = Counter((age, income) for age, _, _, income in chapter.town().tolist())
    assert sum(counts.values()) == 4000
    assert all((0, income) not in counts for income in range(2, 5))


@pytest.mark.parametrize("way", chapter.WAYS[1:])
@pytest.mark.parametrize("epsilon", [0.03, 1])
def test_the_sentence_says_the_average_over_all_pairs(way: str, epsilon: float) -> None:
    table = (chapter._fitted if way == "fitted table" else chapter._by_rounds)(epsilon)
    off = []
    for a in range(4):
        for b in range(a + 1, 4):
            true = Counter((row[a], row[b]) for row in chapter.town().tolist())
            other = tuple(place for place in range(4) if place not in (a, b))
            mine = table.weights.sum(axis=other)
            cells = np.ndindex(mine.shape)
            off.append(sum(abs(mine[cell] - true[cell]) for cell in cells) / 2 / 4000)
    [said] = re.findall(r"misplace (\S+)% of", lab.describe(epsilon=epsilon, way=way))
    assert float(said) == pytest.approx(100 * sum(off) / 6, abs=0.051)


def test_noise_has_the_scale_that_twelve_cells_need() -> None:
    """Half of Laplace noise is nearer than scale · ln 2; seeded, five deviations are allowed."""
    near = [
        abs(one.values - chapter.DOMAIN.marginal(chapter.town(), one.attributes))
        < 12 / 0.1 * np.log(2)
        for one in chapter.noisy(0.1)
    ]
    hits = np.concatenate([part.ravel() for part in near])
    assert abs(hits.mean() - 0.5) < 5 * 0.5 / np.sqrt(hits.size)


def test_every_frame_has_its_own_sentence() -> None:
    frames = [lab.describe(**settings) for settings in lab.settings()]
    assert len(set(frames)) == len(frames)


def test_labels_stay_inside_the_figure() -> None:
    for settings in list(lab.settings())[::4]:
        figure = lab.draw(**settings)
        figure.draw_without_rendering()
        box = figure.get_tightbbox()
        width, height = figure.get_size_inches()
        assert -0.01 <= box.x0 < box.x1 <= width + 0.01
        assert -0.01 <= box.y0 < box.y1 <= height + 0.01
