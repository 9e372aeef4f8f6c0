"""The lab on epidemics shows what the factors of each counter say, by another road."""

from __future__ import annotations

import math
import re

import numpy as np
import pytest

from dpedu import labs
from dpedu.privacy.profiles import gaussian_sigma

chapter = labs.continual_observation
lab = chapter.epidemic


def numbers(sentence: str) -> list[float]:
    return [float(n.replace(",", "")) for n in re.findall(r"\d[\d,]*(?:\.\d+)?", sentence)]


def by_factors(kind: str, epsilon: float) -> tuple[np.ndarray, np.ndarray]:
    """Deviations of totals and of weeks, from the matrices that a counter multiplies."""
    left, right = (m.astype(float) for m in chapter.counter(kind, epsilon).factors())
    sensitivity = np.sqrt((right**2).sum(axis=0).max())
    sigma = gaussian_sigma(epsilon, chapter.DELTA, sensitivity)
    weeks = left[7:] - left[:-7]
    return sigma * np.sqrt((left**2).sum(axis=1)), sigma * np.sqrt((weeks**2).sum(axis=1))


def test_every_frame_has_its_own_sentence() -> None:
    frames = [lab.describe(**settings) for settings in lab.settings()]
    assert len(set(frames)) == len(frames)


@pytest.mark.parametrize("kind", chapter.COUNTERS)
def test_the_sentence_says_what_the_factors_say(kind: str) -> None:
    for epsilon in (0.1, 1):
        total, weeks = by_factors(kind, epsilon)
        said = numbers(lab.describe(epsilon=epsilon, kind=kind).replace("δ = 10⁻⁶", ""))
        assert said[0] == epsilon
        assert said[1:] == pytest.approx([total.max(), weeks.min(), weeks.max()], abs=0.06)


def test_labels_stay_inside_the_figure() -> None:
    for settings in list(lab.settings())[:: len(lab.slider.values)]:
        figure = lab.draw(**settings)
        figure.draw_without_rendering()  # only this settles the layout
        box = figure.get_tightbbox()
        width, height = figure.get_size_inches()
        assert -0.01 <= box.x0 < box.x1 <= width + 0.01
        assert -0.01 <= box.y0 < box.y1 <= height + 0.01


def test_the_band_is_two_deviations_and_the_error_keeps_to_it() -> None:
    above, below = lab.draw(epsilon=0.3, kind="square root").axes
    band = above.collections[0].get_paths()[0].vertices[:, 1]
    spread = by_factors("square root", 0.3)[0]
    assert band.max() == pytest.approx(2 * spread.max())
    error = above.lines[0].get_ydata()
    # Five deviations are exceeded on one of 200 days with probability 1.2e-4; seeded.
    assert (np.abs(error) < 5 * spread).all()
    weekly = below.lines[1].get_ydata() - below.lines[0].get_ydata()
    assert weekly == pytest.approx(error[7:] - error[:-7])


def test_the_answer_to_the_prediction() -> None:
    """The return is four deviations of the square root and of noisy bits, not two of the others."""
    total = np.cumsum(chapter.cases())
    back = total[-1] - total[-8]
    deviations = {kind: chapter.spreads(kind, 0.1)[1].max() for kind in chapter.COUNTERS}
    assert back > 3.5 * deviations["square root"]
    assert back > 3.5 * deviations["noisy bits"]
    assert back < 2 * deviations["tree"] < 2 * deviations["naive"]
    totals = {kind: chapter.spreads(kind, 0.1)[0].max() for kind in chapter.COUNTERS}
    assert min(totals, key=lambda kind: totals[kind]) == "square root"
    assert math.isclose(totals["noisy bits"], totals["naive"], rel_tol=1e-6)
