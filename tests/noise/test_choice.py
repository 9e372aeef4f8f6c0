"""Picks with exact chances: against tables, at the borders, and with bits that run out."""

import math
from fractions import Fraction

import numpy as np
import pytest
from bad_input import NO_GENERATOR, NO_WHOLE_ANSWER, NOT_AT_LEAST_ZERO, refuses
from scipy.stats import chisquare

from dpedu.noise.choice import choice, choice_from_words


def fed(*values):
    """A source of words that were written down."""
    left = list(values)

    def words(size):
        return np.array([left.pop(0) for _ in range(size)], dtype=np.uint64)

    return words


def shares(steps, counts, rate):
    weights = [c * math.exp(-rate * (s - min(steps))) for s, c in zip(steps, counts, strict=True)]
    return np.array(weights) / math.fsum(weights)


@pytest.mark.parametrize("seed", range(5))
def test_frequencies_are_those_of_the_weights(seed):
    rng = np.random.default_rng(seed)
    size = int(rng.integers(2, 7))
    steps, counts = rng.integers(-3, 4, size=size), rng.integers(1, 9, size=size)
    rate = Fraction(int(rng.integers(0, 5)), 3)
    drawn = [choice(steps, counts, rate=rate, rng=rng) for _ in range(4000)]
    expected = 4000 * shares(steps.tolist(), counts.tolist(), float(rate))
    assert chisquare(np.bincount(drawn, minlength=size), expected).pvalue > 1e-7


def test_a_border_is_where_it_is_to_the_last_bit_and_beyond():
    # Two things of equal weight: the border is at one half.
    for u, place in [(2**63 - 1, 0), (2**63, 1), (2**63 + 1, 1), (0, 0), (2**64 - 1, 1)]:
        args = np.array([0, 0]), np.array([1, 1]), Fraction(1)
        assert choice_from_words(*args, fed(u, 5, 5)) == place
    # e/(e + 1) = 0.73105…: its first 128 bits, computed with 60 digits.
    mpmath = pytest.importorskip("mpmath")
    with mpmath.workdps(60):
        border = int(mpmath.floor(mpmath.e / (mpmath.e + 1) * mpmath.mpf(2) ** 128))
    first, second = divmod(border, 2**64)
    for more, place in [(second - 2, 0), (second + 2, 1)]:
        args = np.array([0, 1]), np.array([1, 1]), Fraction(1)
        assert choice_from_words(*args, fed(first, more)) == place


def test_floats_and_fractions_agree_near_every_border():
    rng = np.random.default_rng(9)
    for _ in range(60):
        size = int(rng.integers(2, 30))
        steps, counts = rng.integers(0, 60, size=size), rng.integers(0, 4, size=size)
        counts[0] += 1
        rate = Fraction(int(rng.integers(1, 40)), 10)
        whole = [
            Fraction(int(c)) * Fraction(math.exp(-float(rate * int(s))))
            for s, c in zip(steps, counts, strict=True)
        ]
        borders = np.cumsum(whole) / sum(whole)
        for place in range(size):
            inside = (borders[place - 1] if place else 0) + borders[place]
            if counts[place] and borders[place] - inside / 2 > Fraction(1, 10**9):
                u = int(inside / 2 * 2**64)
                assert choice_from_words(steps, counts, rate, fed(u, 5)) == place


def test_what_is_not_there_is_never_picked_and_what_weighs_nearly_nothing_can_be():
    rng = np.random.default_rng(2)
    assert {choice([5, 0, 5], [0, 3, 0], rate=1, rng=rng) for _ in range(50)} == {1}
    # The last 64 bits of a random number are where e⁻⁵⁰ is: at its very end.
    args = np.array([0, 50]), np.array([1, 1]), Fraction(1)
    most = 2**64 - 1
    assert choice_from_words(*args, fed(most, most, most, most, most)) == 1
    assert choice_from_words(*args, fed(most - 2, most)) == 0
    # Of 2⁶² points that are e⁻⁴³ as good, as many as of the one good point.
    drawn = [choice([0, 43], [1, 2**62], rate=1, rng=rng) for _ in range(2000)]
    share = 2**62 * math.exp(-43)
    assert abs(np.mean(drawn) - share / (1 + share)) < 0.06


def test_steps_far_apart_are_no_trouble():
    rng = np.random.default_rng(3)
    assert choice([2**61, -(2**61)], [1, 1], rate=10**6, rng=rng) == 1
    assert choice([2**61, 2**61 - 1], [1, 1], rate=10**3, rng=rng) == 1


def test_bad_input_is_refused():
    rng = np.random.default_rng(1)
    wrong = [*NO_WHOLE_ANSWER, [[0, 1]], [2**62, 0], [-(2**62), 0]]
    refuses(lambda v: choice(v, [1, 1], rate=1, rng=rng), "steps", wrong)
    counts = [*NO_WHOLE_ANSWER, [1], [0, 0], [-1, 2], [2**63, 1]]
    refuses(lambda v: choice([0, 1], v, rate=1, rng=rng), "counts", counts)
    refuses(lambda v: choice([0, 1], [1, 1], rate=v, rng=rng), "rate", NOT_AT_LEAST_ZERO)
    refuses(lambda v: choice([0, 1], [1, 1], rate=1, rng=v), "rng", NO_GENERATOR)
