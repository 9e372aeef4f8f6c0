"""The lab on linkage counts people who are alone as one would by hand."""

from __future__ import annotations

import itertools
import re
from collections import Counter

import numpy as np
import pytest

from dpedu import labs

chapter = labs.linkage
lab = chapter.alone


def test_every_frame_has_its_own_sentence() -> None:
    frames = [lab.describe(**settings) for settings in lab.settings()]
    assert len(set(frames)) == len(frames)


def test_labels_stay_inside_the_figure() -> None:
    for settings in lab.settings():
        if settings["attributes"] in (1, 8):
            figure = lab.figure(**settings)
            figure.draw_without_rendering()  # only this settles the layout
            box = figure.get_tightbbox()
            width, height = figure.get_size_inches()
            assert -0.01 <= box.x0 < box.x1 <= width + 0.01
            assert -0.01 <= box.y0 < box.y1 <= height + 0.01


@pytest.mark.parametrize("coarseness", chapter.COARSENESS)
@pytest.mark.parametrize("count", [1, 2, 7])
def test_the_shares_are_those_of_a_count(coarseness: str, count: int) -> None:
    years, codes = chapter.COARSENESS[coarseness]
    rows = [
        (age // years, sex, postcode // codes, *rest)
        for age, sex, postcode, *rest in chapter.crowd().itertuples(index=False)
    ]
    found = []
    for places in itertools.combinations(range(8), count):
        classes = Counter(tuple(row[place] for place in places) for row in rows)
        found.append(sum(size == 1 for size in classes.values()) / len(rows))
    assert sorted(found) == pytest.approx(chapter.shares(coarseness)[count - 1])
    said = [float(n) for n in re.findall(r"\d+\.\d", lab.describe(count, coarseness))]
    assert said == [
        round(100 * number, 1) for number in (min(found), max(found), float(np.median(found)))
    ]


def test_more_attributes_and_finer_ones_leave_more_people_alone() -> None:
    typical = np.array([[np.median(x) for x in chapter.shares(c)] for c in chapter.COARSENESS])
    assert (np.diff(typical, axis=1) >= 0).all()
    assert (np.diff(typical, axis=0) <= 0).all()


def test_the_answer_to_the_prediction() -> None:
    """Coarsely told, seven attributes are needed; exactly told, fewer."""
    needed = {
        coarseness: 1
        + next(k for k, x in enumerate(chapter.shares(coarseness)) if np.median(x) > 0.5)
        for coarseness in chapter.COARSENESS
    }
    assert needed == {"exact": 5, "in fives, three digits": 5, "in twenties, one digit": 7}
