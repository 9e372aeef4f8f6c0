"""The lab on DP-SGD says what an integral and plain numpy say."""

from __future__ import annotations

import math
import re

import numpy as np
import pytest

from dpedu import labs

chapter = labs.private_learning
lab = chapter.descent


def said(sigma: float, people: int) -> list[float]:
    sentence = lab.describe(sigma=sigma, people=people)
    [numbers] = re.findall(r"ε = (\S+) with .* (\S+)% of strangers", sentence)
    return [float(number) for number in numbers]


def losses(sigma: float, rate: float, steps: int, delta: float, width: float = 5e-4) -> float:
    """ε of composed steps with the record present, from losses on a grid by Fourier transform."""
    z = np.linspace(-12 * sigma, 12 * sigma + 1, 200_001)
    chances = (1 - rate) * np.exp(-(z**2) / (2 * sigma**2)) + rate * np.exp(
        -((z - 1) ** 2) / (2 * sigma**2)
    )
    chances /= chances.sum()
    lost = np.log1p(rate * np.expm1((2 * z - 1) / (2 * sigma**2)))
    size = 2**16
    cells = np.bincount(np.round(lost / width).astype(int) % size, chances, minlength=size)
    total = np.fft.irfft(np.fft.rfft(cells) ** steps, size)
    grid = (np.arange(size) + size // 2) % size - size // 2
    low, high = 0.0, 20.0
    for _ in range(50):
        middle = (low + high) / 2
        over = -np.expm1(np.minimum(middle - grid * width, 0))
        low, high = (low, middle) if total @ over <= delta else (middle, high)
    return high


@pytest.mark.parametrize("sigma", [2, 8])
def test_the_sentence_says_the_epsilon_of_a_plain_convolution(sigma: float) -> None:
    by_hand = losses(sigma, 0.05, 100, 1e-6)
    assert said(sigma, 500)[0] == pytest.approx(by_hand, abs=0.02)


def test_predictions_are_those_of_the_weights() -> None:
    rows, labels = chapter.hospital(5000, 4)
    made = [chapter.trained(500, 4, np.random.default_rng(seed)) for seed in range(5)]
    right = [((rows @ weights > 0) == (labels > 0)).mean() for weights in made]
    assert said(4, 500)[1] == pytest.approx(100 * np.mean(right), abs=0.051)


def test_without_noise_the_descent_is_plain_numpy() -> None:
    rng = np.random.default_rng(5)
    rows, labels = chapter.hospital(500, 3)
    weights = np.zeros(20)
    for _ in range(100):
        drawn = rng.random(500) < 0.05
        total = np.zeros(20)
        for x, y in zip(rows[drawn], labels[drawn], strict=True):
            slope = -y * x / (1 + math.exp(y * (x @ weights)))
            total += slope * min(1, 0.5 / np.linalg.norm(slope))
        weights = weights - 4 * (total + rng.standard_normal(20) * 1e-9 * 0.5) / 25
    assert np.allclose(chapter.trained(500, 1e-9, np.random.default_rng(5)), weights, atol=1e-9)


def test_more_people_predict_better_under_noise_for_the_same_epsilon() -> None:
    epsilons, shares = zip(*(said(4, people) for people in chapter.SIZES), strict=True)
    assert len(set(epsilons)) == 1
    assert list(shares) == sorted(shares)
    assert shares[-1] > shares[0] + 5


def test_every_frame_has_its_own_sentence() -> None:
    frames = [lab.describe(**settings) for settings in lab.settings()]
    assert len(set(frames)) == len(frames)


def test_labels_stay_inside_the_figure() -> None:
    for settings in list(lab.settings())[::5]:
        figure = lab.draw(**settings)
        figure.draw_without_rendering()
        box = figure.get_tightbbox()
        width, height = figure.get_size_inches()
        assert -0.01 <= box.x0 < box.x1 <= width + 0.01
        assert -0.01 <= box.y0 < box.y1 <= height + 0.01
