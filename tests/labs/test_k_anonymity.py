"""The lab on k-anonymity: its tables are k-anonymous, and its numbers those of a count."""

from __future__ import annotations

import re

import numpy as np
import pytest

from dpedu import labs
from dpedu.anonymity import k_anonymity, mondrian

chapter = labs.k_anonymity
lab = chapter.classes


def test_every_frame_has_its_own_sentence() -> None:
    frames = [lab.describe(**settings) for settings in lab.settings()]
    assert len(set(frames)) == len(frames)


def test_labels_stay_inside_the_figure() -> None:
    for settings in lab.settings():
        if settings["k"] in (chapter.K[0], chapter.K[-1]):
            figure = lab.figure(**settings)
            figure.draw_without_rendering()  # only this settles the layout
            box = figure.get_tightbbox()
            width, height = figure.get_size_inches()
            assert -0.01 <= box.x0 < box.x1 <= width + 0.01
            assert -0.01 <= box.y0 < box.y1 <= height + 0.01


@pytest.mark.parametrize("columns", chapter.COLUMNS)
@pytest.mark.parametrize("k", [2, 20])
def test_the_numbers_are_those_of_the_published_table(k: int, columns: str) -> None:
    names = list(chapter.COLUMNS[columns])
    table = mondrian(chapter.crowd(), names, k=k).release()
    assert k_anonymity(table, names) >= k
    groups: dict[tuple[object, ...], list[str]] = {}
    for row in table[[*names, "diagnosis"]].itertuples(index=False):
        groups.setdefault(tuple(row[:-1]), []).append(row[-1])
    told = sum(len(group) for group in groups.values() if len(set(group)) == 1)
    said = [float(n) for n in re.findall(r"\d+(?:\.\d+)?", lab.describe(k, columns))]
    assert said[0] == k
    assert said[1] == len(groups)
    assert said[-1] == round(100 * told / len(table), 1)


def test_more_k_costs_more_and_more_columns_cost_more() -> None:
    for columns in chapter.COLUMNS:
        losses = [chapter.price(k, columns).loss for k in chapter.K]
        assert (np.diff(losses) > 0).all()
    for k in chapter.K:
        losses = [chapter.price(k, columns).loss for columns in chapter.COLUMNS]
        assert (np.diff(losses) < 0).all()  # from all eight to two


def test_the_answer_to_the_prediction() -> None:
    price = chapter.price(5, "all eight")
    assert 15 < price.loss < 20
    assert 8 < price.told < 12
