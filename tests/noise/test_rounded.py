"""Rounded Gaussians: borders of the sampler against Φ to many digits, then samples and privacy."""

import math
import random
from fractions import Fraction

import mpmath
import numpy as np
import pytest
from bad_input import NO_GENERATOR, refuses
from scipy import stats

from dpedu.mechanisms import Gaussian, RoundedGaussian
from dpedu.noise import rounded
from dpedu.noise.rounded import gaussian_from_words, rounded_gaussian
from dpedu.privacy.profiles import gaussian_delta


def words_of(*values):
    """A source of just these words."""
    left = list(values)

    def words(size):
        return np.array([left.pop(0) for _ in range(size)], dtype=np.uint64)

    return words


def sizes(u, sigma, *more):
    """|noise| for 63 bits u, and further words if it asks for them."""
    plus = gaussian_from_words(sigma, 1, words_of(2 * u, *more))[0]
    minus = gaussian_from_words(sigma, 1, words_of(2 * u + 1, *more))[0]
    assert plus == -minus >= 0
    return int(plus)


SIGMAS = [Fraction(1, 1000), Fraction(1, 3), Fraction(1), Fraction(10, 3), Fraction(1000),
          Fraction(2**20), Fraction(2**33) + Fraction(1, 7), Fraction(2**40)]  # fmt: skip


@pytest.mark.parametrize("sigma", SIGMAS)
def test_every_border_is_the_distribution_function_at_a_half(sigma):
    with mpmath.workdps(80):
        width = mpmath.mpf(sigma.numerator) / sigma.denominator
        places = sorted({0, 1, 2, 5, int(sigma / 3), int(sigma), int(2 * sigma), int(6 * sigma)})
        for k in places:
            # |noise| is above k just if U/2 is below Φ(−(k + ½)/σ).
            border = 2 * mpmath.ncdf(-(k + mpmath.mpf(1) / 2) / width) * 2**63
            floor = int(mpmath.floor(border))
            if floor < 2:
                continue
            more = int((border - floor) * 2**64)
            assert sizes(floor + 1, sigma, 0, 0) <= k
            assert sizes(floor - 1, sigma, 2**64 - 1, 2**64 - 1) > k
            # Where 63 bits leave it open, the next 64 decide.
            assert sizes(floor, sigma, more + 1, 0) == k
            assert sizes(floor, sigma, more - 1, 0) == k + 1


def test_the_rarest_words_have_an_end():
    assert sizes(0, Fraction(1), 2**63, 0) == 9
    assert sizes(0, Fraction(1), 0, 0, 1) > 12
    assert sizes(2**63 - 1, Fraction(1), 0) == 0


def test_few_draws_are_in_doubt(monkeypatch):
    asked, settle = [], rounded._settle
    monkeypatch.setattr(rounded, "_settle", lambda *how: asked.append(1) or settle(*how))
    rounded_gaussian(2**24, 100_000, rng=np.random.default_rng(1))
    assert len(asked) < 10


@pytest.mark.parametrize("sigma", [0.3, 2, 2.0**20])
def test_samples_have_the_law(sigma):
    """Seeded; a sampler that is right fails once in 10⁶."""
    drawn = rounded_gaussian(sigma, 50_000, rng=np.random.default_rng(3))
    if sigma > 100:
        assert stats.kstest(drawn / sigma, "norm").pvalue > 1e-6
        return
    law = RoundedGaussian(epsilon=1, delta=0.1, sensitivity=1)
    vars(law)["sigma"] = sigma
    found = [np.count_nonzero(drawn == k) for k in range(-2, 3)]
    expected = [50_000 * law.probability(k) for k in range(-2, 3)]
    rest = 50_000 - sum(found), 50_000 - sum(expected)
    counts, chances = [*found, rest[0]], [*expected, rest[1]]
    kept = [i for i, chance in enumerate(chances) if chance > 1]
    scaled = sum(counts[i] for i in kept) / sum(chances[i] for i in kept)
    assert stats.chisquare(
        [counts[i] for i in kept], [scaled * chances[i] for i in kept]
    ).pvalue > 1e-6  # fmt: skip


@pytest.mark.parametrize("sigma", [0.4, 1, 3.7, 20])
@pytest.mark.parametrize("moved", [1, 2, 7])
def test_its_profile_is_at_most_that_of_the_gaussian_and_close(sigma, moved):
    with mpmath.workdps(40):
        width = mpmath.mpf(sigma)
        reach = int(30 * sigma) + 10

        def chance(k):  # from the tail on the side where it is small
            k = abs(k)
            return mpmath.ncdf((mpmath.mpf(1) / 2 - k) / width) - mpmath.ncdf(
                (-mpmath.mpf(1) / 2 - k) / width
            )

        for epsilon in (0, 0.3, 1, 3):
            factor = mpmath.exp(epsilon)
            delta = mpmath.fsum(
                max(chance(k - moved) - factor * chance(k), 0) for k in range(-reach, reach + moved)
            )
            assert delta <= gaussian_delta(epsilon, sigma, moved)
            if sigma >= 20 and epsilon == 0:
                assert delta >= gaussian_delta(epsilon, sigma, moved) * 0.999


def test_it_has_the_noise_of_the_gaussian():
    for epsilon, delta, sensitivity in [(1, 1e-5, 3), (0.1, 1e-9, 2.5), (3, 0.01, 1000)]:
        how = {"epsilon": epsilon, "delta": delta, "sensitivity": sensitivity}
        whole, continuous = RoundedGaussian(**how), Gaussian(**how)
        assert whole.sigma == continuous.sigma
        assert whole.variance == pytest.approx(continuous.variance + 1 / 12)
        for level in (1e-9, 0.1):
            assert whole.epsilon(level) == continuous.epsilon(level)
        assert whole.zcdp() == continuous.zcdp()


def test_answers_beyond_all_floats_are_whole_numbers():
    mechanism = RoundedGaussian(epsilon=1, delta=1e-5, sensitivity=1)
    told = mechanism.release([2**62, -(10**400), 0], rng=random.SystemRandom())
    assert told.dtype == np.int64
    assert abs(told[0] - 2**62) < 100 > abs(told[1] + 2**62)


def test_bad_arguments_are_refused_by_name():
    rng = np.random.default_rng(1)
    refuses(
        lambda v: rounded_gaussian(v, 1, rng=rng),
        "sigma",
        [0, -1, math.nan, 2**41, 1e-4, None],
    )
    refuses(lambda v: rounded_gaussian(1, v, rng=rng), "shape", [-1, 1.5, None])
    refuses(lambda v: rounded_gaussian(1, 1, rng=v), "rng", NO_GENERATOR)
    refuses(
        lambda v: RoundedGaussian(epsilon=1, delta=0.1, sensitivity=v), "sensitivity", [1e-9, 1e20]
    )


def test_quantiles_in_floats_are_nearer_than_the_doubt():
    """From the rarest words to those beside a half, with the rounding of 63 bits to floats."""
    from scipy.special import ndtri

    rng = np.random.default_rng(9)
    words = [2 ** int(k) + int(j) for k in range(2, 63) for j in rng.integers(0, 2**k, 6)]
    words += [2**63 - 2 ** int(k) - int(j) for k in range(1, 62) for j in rng.integers(0, 2**k, 6)]
    u = np.array(words, dtype=np.uint64)
    found = -ndtri(u * 2.0**-64)
    worst = mpmath.mpf(0)
    with mpmath.workdps(60):
        for word, about in zip(words, found.tolist(), strict=True):
            half = mpmath.mpf(word) / 2**64
            # One step of Newton's method leaves the square of an error.
            x = mpmath.mpf(about)
            for _ in range(2):
                x += (mpmath.ncdf(-x) - half) / mpmath.npdf(x)
            worst = max(worst, abs(about - x) / (1 + x))
    assert worst < 2.0**-48
    assert rounded.DOUBT >= 2.0**-44
