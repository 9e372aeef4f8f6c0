"""Tails of discrete Laplace noise: bounds against 60 digits, levels against their definition."""

from fractions import Fraction

import mpmath
import numpy as np
import pytest
from bad_input import NOT_INSIDE_ZERO_ONE, NOT_POSITIVE, refuses

from dpedu.noise.tails import laplace_tail, least_level


def exactly(scale, level):
    with mpmath.workdps(80):
        rate = mpmath.mpf(scale.denominator) / scale.numerator
        return mpmath.exp(-level * rate) / (1 + mpmath.exp(-rate))


def test_bounds_hold_the_tail_and_are_close():
    rng = np.random.default_rng(1)
    for _ in range(300):
        scale = Fraction(float(np.exp(rng.uniform(-5, 20))))
        level = int(float(scale) * rng.uniform(0, 900))
        low, high = laplace_tail(scale, level)
        with mpmath.workdps(80):
            true = exactly(scale, level)
            assert mpmath.mpf(low.numerator) / low.denominator <= true
            assert true <= mpmath.mpf(high.numerator) / high.denominator
        assert high - low < high / 2**50


def test_the_level_is_the_least():
    rng = np.random.default_rng(2)
    for _ in range(300):
        scale = Fraction(float(np.exp(rng.uniform(-5, 25))))
        chance = float(10 ** rng.uniform(-300, -0.1))
        level = least_level(scale, chance)
        wanted = Fraction(repr(chance))
        assert laplace_tail(scale, level)[1] <= wanted
        assert level == 0 or laplace_tail(scale, level - 1)[1] > wanted
    assert least_level(1, 0.999) == 0


def test_the_sum_of_probabilities_is_the_tail():
    q = np.exp(-0.5)
    law = (1 - q) / (1 + q) * q ** np.arange(0, 300)
    for level in (0, 1, 7):
        assert float(laplace_tail(2, level)[0]) == pytest.approx(law[level:].sum(), rel=1e-12)


def test_bad_input_is_refused():
    refuses(lambda v: laplace_tail(v, 1), "scale", NOT_POSITIVE)
    refuses(lambda v: laplace_tail(1, v), "level", [-1, 0.5, "1", None, True])
    refuses(lambda v: least_level(v, 0.1), "scale", NOT_POSITIVE)
    refuses(lambda v: least_level(1, v), "chance", NOT_INSIDE_ZERO_ONE)


@pytest.mark.parametrize("scale", [Fraction(1, 10**400), 1e-300, 1e-5, Fraction(1, 5001), 1, 1e6])
def test_tails_of_any_scale_come_at_once_and_hold(scale):
    for level in (1, 3, 5000, 10**9):
        low, high = laplace_tail(scale, level)
        assert 0 <= low < high
        loss = level / Fraction(scale)
        assert loss > 5000 or high / low < 1 + Fraction(1, 2**50)
        assert loss <= 5000 or low == 0
        assert high <= Fraction(1, 2**7210) or loss <= 5000
    for chance in (0.5, 1e-300, Fraction(1, 10**2100)):
        assert laplace_tail(scale, least_level(scale, chance))[1] <= chance


def test_chances_and_scales_beyond_counting_are_refused():
    refuses(lambda v: least_level(1, v), "chance", [Fraction(1, 10**2200), Fraction(1, 10**4000)])
    refuses(lambda v: least_level(v, 0.1), "scale", [1e16, 1e300])
