"""Exact noise: known bits give known results, and samples follow the stated distribution."""

import itertools
import math
from fractions import Fraction

import mpmath
import numpy as np
import pytest
from bad_input import NO_GENERATOR, NOT_POSITIVE, refuses
from goodness import SCALES, chi_square, gaussian_pmf, laplace_pmf
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import chi2

from dpedu.noise import exact
from dpedu.noise.exponentials import Decay, exp_bounds, floor_of

TOP = 2**64


def scripted(values):
    """A source that hands out these words, and fails when it is asked for more."""
    left = list(values)

    def words(size):
        assert size <= len(left), "more random bits were drawn than the test foresees"
        taken = [left.pop(0) for _ in range(size)]
        return np.array(taken, dtype=np.uint64)

    words.left = left
    return words


# Exponentials -----------------------------------------------------------------------------------


@pytest.mark.parametrize("base", [Fraction(1, 2), Fraction(7, 11), 1 - Fraction(1, 10**20)])
def test_bounds_enclose_powers_closely(base):
    for power, bits in itertools.product((1, 2, 3, 10, 77, 100), (1, 20, 64, 200)):
        low, high = Decay(base=base).bounds(power, bits)
        assert low <= base**power * 2**bits <= high <= low + 3


def test_a_far_power_of_a_base_next_to_1_comes_at_once():
    """Of the fraction itself nobody could write down the digits."""
    low, high = Decay(base=1 - Fraction(1, 10**20)).bounds(10**20, 200)
    with mpmath.workdps(100):
        value = mpmath.exp(10**20 * mpmath.log1p(-(mpmath.mpf(10) ** -20))) * 2**200
        assert low <= value <= high <= low + 3


@given(st.fractions(0, 300), st.integers(1, 400))
@settings(max_examples=200)
def test_bounds_enclose_the_exponential_closely(x, bits):
    low, high = exp_bounds(x, bits)
    with mpmath.workdps(400):
        value = mpmath.exp(-mpmath.mpf(x.numerator) / x.denominator) * 2**bits
        assert low <= value <= high
    assert high - low <= 2


@given(st.fractions(Fraction(1, 10**20), 60), st.integers(1, 300))
@settings(max_examples=200)
def test_floors_are_exact(x, bits):
    with mpmath.workdps(400):
        expected = int(mpmath.floor(mpmath.exp(-mpmath.mpf(x.numerator) / x.denominator) * 2**bits))
    assert floor_of(lambda b: exp_bounds(x, b), bits) == expected


def test_exponentials_far_out():
    low, high = exp_bounds(Fraction(0), 20)
    assert low <= 2**20 <= high
    assert exp_bounds(Fraction(10**30), 100) == (0, 1)


def test_exponents_may_be_floats_and_bounds_refuse_what_has_no_end():
    """A large negative exponent took for ever."""
    for x in (0, 1, 0.5, 2.75, np.float32(0.1), np.int64(3)):
        assert exp_bounds(x, 40) == exp_bounds(Fraction(float(x)), 40)
    below = [-1, -0.5, -(10**400), -(10**18), Fraction(-1, 10**400), math.nan, math.inf, None, "1"]
    refuses(lambda v: exp_bounds(v, 10), "x", below)
    no_bits = [-1, 0.5, 2**20 + 1, 10**400, None, "1", np.array(5)]
    refuses(lambda v: exp_bounds(Fraction(1), v), "bits", no_bits)
    refuses(lambda v: floor_of(lambda bits: exp_bounds(Fraction(1), bits), v), "bits", no_bits)
    refuses(lambda v: floor_of(v, 10), "value", [None, 1, "1"])


# Known bits -------------------------------------------------------------------------------------


def laplace_of_uniforms(scale, sign, digits):
    """The definition, with 80 digits: which k do these uniform numbers stand for?"""
    with mpmath.workdps(80):
        q = mpmath.exp(-1 / (mpmath.mpf(scale.numerator) / scale.denominator))
        negative = sign >= 1 / (1 + q)
        k, base = 0, len(digits) - 1
        for place, u in enumerate(digits):  # the highest digit first
            power = 256 ** (base - place)
            root = q**power
            whole = 1 if place == 0 else 1 - root**256
            digit = int(mpmath.floor(mpmath.log(1 - u * whole) / mpmath.log(root)))
            k += digit * power
        return -1 - k if negative else k


@pytest.mark.parametrize(
    ("scale", "digits"),
    [
        (Fraction(1, 3), 1),
        (Fraction(1), 1),
        (Fraction(22, 7), 1),
        (Fraction(1000), 2),
        (Fraction(10**6), 4),
    ],
)
def test_known_words_give_known_laplace_noise(scale, digits):
    rng = np.random.default_rng(8)
    rows = rng.integers(0, TOP, size=(1 + digits, 300), dtype=np.uint64)
    rows[:, 0], rows[:, 1] = 0, TOP // 2
    found = exact.laplace_from_words(scale, 300, scripted(rows.ravel().tolist()))
    for column in range(300):
        with mpmath.workdps(80):
            sign, *rest = (mpmath.mpf(int(word)) / TOP for word in rows[:, column])
            assert found[column] == laplace_of_uniforms(scale, sign, rest)


def test_known_words_give_known_gaussian_noise():
    # σ = 2: proposals of scale 3, kept if U < e^(−(|Y| − 4/3)²/8).
    sigma, asked = Fraction(2), 4
    words = np.random.default_rng(5).integers(0, TOP, size=(3, 14), dtype=np.uint64)
    found = exact.gaussian_from_words(sigma, asked, scripted(words.ravel().tolist()))
    expected = []
    with mpmath.workdps(60):
        for sign, digit, u in words.T:
            y = laplace_of_uniforms(
                Fraction(3), mpmath.mpf(int(sign)) / TOP, [mpmath.mpf(int(digit)) / TOP]
            )
            keep = mpmath.exp(-((abs(y) - mpmath.mpf(4) / 3) ** 2) / 8)
            if mpmath.mpf(int(u)) / TOP < keep:
                expected.append(y)
    assert found.tolist() == expected[:asked]


def test_words_at_a_threshold_are_settled_by_further_words():
    # Scale 1: K < 0 iff U ≥ 1/(1 + 1/e), and the digit is 0 iff U < 1 − 1/e.
    with mpmath.workdps(80):
        sign = mpmath.mpf(1) / (1 + mpmath.exp(-1))
        digit = 1 - mpmath.exp(-1)
        at_sign, at_digit = int(sign * TOP), int(digit * TOP)
        next_sign, next_digit = (int(x * TOP * TOP) % TOP for x in (sign, digit))
        third = int(digit * TOP**3) % TOP
    for offset, negative in ((-1, False), (1, True)):
        words = scripted([at_sign, next_sign + offset, 0])
        assert exact.laplace_from_words(Fraction(1), 1, words)[0] == (-1 if negative else 0)
        assert not words.left
    for offset, expected in ((-1, 0), (1, 1)):
        words = scripted([0, at_digit, next_digit, third + offset])
        assert exact.laplace_from_words(Fraction(1), 1, words)[0] == expected
        assert not words.left


def test_a_doubtful_acceptance_is_settled_by_further_words():
    # σ = 1/2: proposals of scale 1; Y = 0 is kept with probability e^(−1/8).
    with mpmath.workdps(80):
        keep = mpmath.exp(-mpmath.mpf(1) / 8)
        first, second = int(keep * TOP), int(keep * TOP**2) % TOP
    for offset, kept in ((-1, True), (1, False)):
        sizes = np.zeros(1, dtype=np.int64)
        words = scripted([first, second + offset])
        found = exact._accepted(sizes, Fraction(1, 4), Fraction(1, 2), words)
        assert found.tolist() == [kept]
        assert not words.left
    near = scripted([first + 2**10])  # floats cannot tell, 64 bits can
    assert not exact._accepted(np.zeros(1, np.int64), Fraction(1, 4), Fraction(1, 2), near)[0]
    # σ = 1, t = 2, |Y| = ½ cannot occur; where the loss is 0 everything is kept.
    sure = scripted([TOP - 1])
    assert exact._accepted(np.array([2]), Fraction(2), Fraction(2), sure)[0]


def test_the_far_tail_is_found_beyond_the_table():
    # The largest words lie beyond all thresholds of 64 bits: P(K ≥ k) = e^(−k).
    for zeros, expected in ((0, 44), (1, 88)):  # ⌊64 ln 2⌋ = 44, ⌊128 ln 2⌋ = 88
        words = scripted([0, TOP - 1, *[TOP - 1] * zeros, 0])
        assert exact.laplace_from_words(Fraction(1), 1, words)[0] == expected
    tiny = scripted([0, TOP - 1, 0])
    assert exact.laplace_from_words(Fraction(1, 10**12), 1, tiny)[0] == 0


# Statistical: false alarms at most 1e-6 a test --------------------------------------------------


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize(
    ("sampler", "pmf"),
    [(exact.discrete_laplace, laplace_pmf), (exact.discrete_gaussian, gaussian_pmf)],
)
def test_samples_follow_the_stated_probabilities(sampler, pmf, scale):
    sample = sampler(scale, 1_000_000, rng=np.random.default_rng(2020))
    statistic, freedom = chi_square(sample, pmf, float(scale))
    assert statistic < chi2.isf(1e-6, freedom)
    # A scale off by 5 % is refused, whichever way.
    for factor in (0.95, 1.05):
        other, freedom = chi_square(sample, lambda k, w, f=factor: pmf(k, w * f), float(scale))
        assert other > chi2.isf(1e-6, freedom)


def test_samples_of_a_huge_scale_fill_all_digits():
    sample = exact.discrete_laplace(10**9, 200_000, rng=np.random.default_rng(4))
    magnitude = np.where(sample < 0, -1 - sample, sample)
    low = magnitude % 256
    statistic = ((np.bincount(low, minlength=256) - 200_000 / 256) ** 2 / (200_000 / 256)).sum()
    assert statistic < chi2.isf(1e-6, 255)
    assert np.mean(magnitude) == pytest.approx(10**9, rel=6 / math.sqrt(200_000))


def test_shapes_seeds_and_extreme_widths():
    for sampler in (exact.discrete_laplace, exact.discrete_gaussian):
        rng = np.random.default_rng(1)
        assert sampler(2, (3, 4), rng=rng).shape == (3, 4)
        assert sampler(2, (0,), rng=rng).shape == (0,)
        assert sampler(2, (), rng=rng).shape == ()
        first, second = (sampler(0.3, 50, rng=np.random.default_rng(1)) for _ in range(2))
        assert (first == second).all()
        assert first.dtype == np.int64
        assert (sampler(Fraction(1, 10**15), 1000, rng=rng) == 0).all()
        far = sampler(10**15, 1000, rng=rng)
        assert 10**14 < np.abs(far).max() < 10**17


# Bad input --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sampler", "name"), [(exact.discrete_laplace, "scale"), (exact.discrete_gaussian, "sigma")]
)
def test_bad_arguments_are_refused_by_name(sampler, name):
    rng = np.random.default_rng(0)
    refuses(lambda v: sampler(v, 3, rng=rng), name, [*NOT_POSITIVE, 1e16, 1e-16])
    refuses(lambda v: sampler(1, 3, rng=v), "rng", NO_GENERATOR)
    refuses(lambda v: sampler(1, v, rng=rng), "shape", [-1, 2.0, "3", None, True, (1, -1), [2]])
