"""Exact draws from posteriors: finite laws in fractions, borders, whole responses."""

import math
import random
from fractions import Fraction
from itertools import accumulate, pairwise

import mpmath
import numpy as np
import pytest
from bad_input import NO_GENERATOR, refuses
from scipy import stats

from dpedu.bayes import BernoulliPosterior, LinearPosterior, posterior_sampling
from dpedu.bayes.posterior_sampling import FiniteRates

MADE = [(5, 1, 1, 0.25, 0.75), (40, 2.5, 1, 0.1, 0.6), (7, 30, 2, 0.001, 0.999)]


@pytest.fixture
def few(monkeypatch):
    monkeypatch.setattr(posterior_sampling, "FEWEST_RATES", 8)
    monkeypatch.setattr(posterior_sampling, "MOST_RATES", 8)


def law(finite, people, ones):
    """The posterior in fractions."""
    weights = [
        Fraction(float(w)) * rate**ones * (1 - rate) ** (people - ones)
        for w, rate in zip(finite.prior, finite.rates, strict=True)
    ]
    return [weight / sum(weights) for weight in weights]


@pytest.mark.parametrize("made", MADE)
def test_all_neighbours_keep_the_claim_in_fractions(few, made):
    people, finite = made[0], FiniteRates(*made)
    claimed = BernoulliPosterior(people=people, low=made[3], high=made[4], exact=True).epsilon()
    laws = [law(finite, people, ones) for ones in range(people + 1)]
    worst = max(
        max(a / b, b / a) for one, other in pairwise(laws) for a, b in zip(one, other, strict=True)
    )
    with mpmath.workdps(40):
        spent = mpmath.log(mpmath.mpf(worst.numerator) / worst.denominator)
        assert claimed / 3 < spent <= claimed


def test_the_claim_is_nearly_reached(few):
    """Many people without a one, and another who has it: nearly the whole range of odds."""
    finite = FiniteRates(200, 1, 1, 0.25, 0.75)
    one, other = (law(finite, 200, ones) for ones in (0, 1))
    odds = [rate / (1 - rate) for rate in (finite.rates[0], finite.rates[-1])]
    worst = max(b / a for a, b in zip(one, other, strict=True))
    assert 0.95 * math.log(odds[1] / odds[0]) < math.log(worst) <= math.log(odds[1] / odds[0])


@pytest.mark.parametrize("made", MADE)
def test_draws_have_the_borders_of_the_law(few, made):
    people, finite = made[0], FiniteRates(*made)
    for ones in {0, 1, people // 2, people}:
        borders = list(accumulate(law(finite, people, ones)))[:-1]
        for place, border in enumerate(borders):
            floor = int(border * 2**64)
            if not 1 < floor < 2**64 - 2:
                continue
            more = int((border * 2**64 - floor) * 2**64)
            ways = [
                ([floor - 1], 0),
                ([floor + 1], 1),
                ([floor, more - 1], 0),
                ([floor, more + 1], 1),
            ]
            for values, above in ways:
                if not 0 <= values[-1] < 2**64:
                    continue
                left = [*values, 2**63]
                drawn = finite.drawn(
                    ones, lambda size, left=left: np.array([left.pop(0)], dtype=np.uint64)
                )
                found = [float(rate) for rate in finite.rates].index(drawn)
                assert (found > place) == bool(above)


def test_samples_follow_the_posterior():
    """Kolmogorov and Smirnov against the Beta that is cut off, off by half a part at most."""
    draw = BernoulliPosterior(people=60, low=0.2, high=0.8, prior_ones=2, exact=True)
    data, rng = np.arange(60) < 20, np.random.default_rng(1)
    told = np.array([draw.release(data, rng=rng) for _ in range(3000)])
    jitter = told + rng.uniform(-0.5, 0.5, told.size) * 0.6 / 1024
    # 1024 parts of 0.6
    ends = stats.beta.cdf([0.2, 0.8], 22, 41)
    assert stats.kstest((stats.beta.cdf(jitter, 22, 41) - ends[0]) / (ends[1] - ends[0]),
                        "uniform").pvalue > 1e-6  # fmt: skip
    other = BernoulliPosterior(people=60, low=0.2, high=0.8, prior_ones=2)
    loose = np.array([other.release(data, rng=rng) for _ in range(3000)])
    assert told.std() == pytest.approx(loose.std(), rel=0.1)


def test_a_narrow_range_is_claimed_on_the_safe_side():
    """Logarithms in floats would be off by more than there is."""
    for low, high in [(0.3, 0.3 + 1e-15), (1 - 1e-15, 1 - 1e-16), (1e-300, 2e-300), (0.1, 0.9)]:
        made = BernoulliPosterior(people=3, low=low, high=high, exact=True)
        with mpmath.workdps(60):
            odds = [mpmath.mpf(rate) / (1 - mpmath.mpf(rate)) for rate in (low, high)]
            assert mpmath.log(odds[1] / odds[0]) <= made.epsilon()
        assert low <= made.release([0, 1, 1], rng=np.random.default_rng(1)) <= high


def test_many_people_get_many_rates():
    assert len(FiniteRates(100, 1, 1, 0.2, 0.8).rates) == 1024
    assert len(FiniteRates(10**6, 1, 1, 0.2, 0.8).rates) == 2**14
    draw = BernoulliPosterior.from_epsilon(1, people=10**6, exact=True)
    told = draw.release(np.arange(10**6) < 500_000, rng=random.SystemRandom())
    assert abs(told - 0.5) < 0.005


# Linear -----------------------------------------------------------------------------------------

LINEAR = {"noise_variance": 1, "prior_variance": 4, "low": 0, "high": 1, "delta": 1e-6}


def design(people=20, attributes=3, seed=2):
    return np.random.default_rng(seed).normal(size=(people, attributes))


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-0.1, 0.3), (1e9, 1e9 + 1)])
def test_edits_move_whole_numbers_by_no_more_than_the_shift(low, high):
    posterior = LinearPosterior(design=design(), **{**LINEAR, "low": low, "high": high}, exact=True)
    rng = np.random.default_rng(3)
    hostile = [0.0, -0.0, 5e-324, 1e308, -1e308, 2.0**62, low, high, low + 1e-17, 1 / 3]
    base = rng.uniform(low, high, 20)
    whole = posterior._whole_shares(base)
    most = Fraction(posterior.shift) * posterior_sampling.UNITS
    for person in range(20):
        found = []
        for value in hostile:
            edited = base.copy()
            edited[person] = value
            other = posterior._whole_shares(edited)
            assert (np.delete(other, person, 1) == np.delete(whole, person, 1)).all()
            found.append(other[:, person].tolist())
        for one in found:
            for other in found:
                assert sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) <= most**2


def test_the_shift_is_that_of_the_continuous_draw():
    exact, loose = (LinearPosterior(design=design(), **LINEAR, exact=e) for e in (True, False))
    assert exact.shift == pytest.approx(loose.shift, rel=1e-8)
    assert exact.epsilon() == pytest.approx(loose.epsilon(), rel=1e-6)
    assert exact.delta(0.5) == pytest.approx(loose.delta(0.5), rel=1e-5)


def test_draws_have_the_mean_and_the_covariance_of_the_posterior(monkeypatch):
    posterior = LinearPosterior(design=design(), **LINEAR, exact=True)
    responses = np.random.default_rng(5).random(20)
    monkeypatch.setattr(
        posterior_sampling, "rounded_gaussian", lambda s, n, *, rng: np.zeros(n, dtype=np.int64)
    )
    told = posterior.release(responses, rng=random.SystemRandom())
    assert told == pytest.approx(posterior.mean(responses), abs=1e-6)
    monkeypatch.undo()
    rng = np.random.default_rng(6)
    drawn = np.array([posterior.release(responses, rng=rng) for _ in range(4000)])
    white = np.linalg.solve(np.linalg.cholesky(posterior.covariance), (drawn - told).T)
    for row in white:
        assert stats.kstest(row, "norm").pvalue > 1e-7
    assert np.abs(np.corrcoef(white) - np.eye(3)).max() < 0.09


def test_bad_arguments_are_refused_by_name():
    good = {"people": 3, "low": 0.2, "high": 0.8, "exact": True}
    refuses(lambda v: BernoulliPosterior(**{**good, "exact": v}), "exact", [None, 1, "yes"])
    refuses(lambda v: BernoulliPosterior(**{**good, "low": v}), "low", [0])
    refuses(lambda v: BernoulliPosterior(**{**good, "high": v}), "high", [1])
    refuses(lambda v: BernoulliPosterior(**good).release([0, 1, 1], rng=v), "rng", NO_GENERATOR)
    made = {"design": design(), **LINEAR, "exact": True}
    refuses(lambda v: LinearPosterior(**{**made, "exact": v}), "exact", [None, 1, "yes"])
    refuses(lambda v: LinearPosterior(**{**made, "high": v}), "", [1e300, 0])
    posterior = LinearPosterior(**made)
    refuses(lambda v: posterior.release([0.5] * 20, rng=v), "rng", NO_GENERATOR)
    refuses(lambda v: posterior.release(v, rng=np.random.default_rng(1)), "responses",
            [[0.5], [math.nan] * 20])  # fmt: skip
