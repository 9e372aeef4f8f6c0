"""Posterior sampling: the loss by integration, draws against their law, then the audit."""

import math
from fractions import Fraction

import numpy as np
import pytest
from bad_input import (
    NO_ANSWER,
    NO_GENERATOR,
    NO_NUMBERS,
    NO_PROBABILITY,
    NOT_AT_LEAST_ONE_WHOLE,
    NOT_FINITE,
    NOT_INSIDE_ZERO_ONE,
    NOT_POSITIVE,
    refuses,
)
from mpmath import mp
from scipy.integrate import quad
from scipy.stats import beta, chi2

from dpedu.bayes import BernoulliPosterior, LinearPosterior
from dpedu.bayes.posterior_sampling import _cut_off_beta
from dpedu.privacy.audit import audit
from dpedu.privacy.profiles import gaussian_delta

SURE = 1 - 1e-6


def cut_off_density(ones, zeros, low, high):
    total, _ = quad(lambda t: t ** (ones - 1) * (1 - t) ** (zeros - 1), low, high)
    return lambda t: t ** (ones - 1) * (1 - t) ** (zeros - 1) / total


# A rate -----------------------------------------------------------------------------------------


def worst_loss(people, low, high, prior=(1, 1)):
    """The largest log-ratio of neighbouring posteriors: it is at an end of the range."""
    losses = []
    for ones in range(people):
        first = cut_off_density(prior[0] + ones, prior[1] + people - ones, low, high)
        second = cut_off_density(prior[0] + ones + 1, prior[1] + people - ones - 1, low, high)
        losses += [abs(math.log(first(t) / second(t))) for t in np.linspace(low, high, 41)]
    return max(losses)


@pytest.mark.parametrize(("low", "high"), [(0.25, 0.75), (0.1, 0.6), (0.4, 0.99)])
def test_no_data_lose_more_than_epsilon_and_many_people_nearly_all_of_it(low, high):
    epsilon = math.log(high / (1 - high)) - math.log(low / (1 - low))
    assert BernoulliPosterior(people=9, low=low, high=high).epsilon() == pytest.approx(epsilon)
    losses = [worst_loss(people, low, high, prior) for people, prior in
              [(1, (1, 1)), (5, (1, 2)), (60, (1, 1))]]  # fmt: skip
    assert max(losses) < epsilon
    assert losses[2] > 0.9 * epsilon


@pytest.mark.parametrize("epsilon", [0.01, 0.3, 1, 2.5, 20])
def test_the_range_for_an_epsilon_is_the_widest(epsilon):
    draw = BernoulliPosterior.from_epsilon(epsilon, people=5)
    spread = math.log(draw.high / (1 - draw.high)) - math.log(draw.low / (1 - draw.low))
    assert spread <= epsilon == draw.guarantee().epsilon
    assert spread == pytest.approx(epsilon, rel=1e-9)
    assert draw.guarantee().neighbourhood == "edit"


def test_a_range_of_fractions_is_rounded_inwards():
    rng = np.random.default_rng(5)
    for _ in range(300):
        n, m = rng.integers(3, 5000, size=2)
        low, high = Fraction(1, int(n)), 1 - Fraction(1, int(m))
        draw = BernoulliPosterior(people=3, low=low, high=high)
        assert low <= Fraction(draw.low) < Fraction(draw.high) <= high
        odds = [Fraction(rate) / (1 - Fraction(rate)) for rate in (draw.low, draw.high)]
        with mp.workdps(60):
            ratio = odds[1] / odds[0]
            assert draw.epsilon() >= mp.log(mp.mpf(ratio.numerator) / ratio.denominator)
    tiny = Fraction(1, 10**400)
    assert BernoulliPosterior(people=3, low=tiny, high=1 - tiny).epsilon() < 1843


def test_the_whole_range_has_no_epsilon_but_a_profile():
    draw = BernoulliPosterior(people=4)
    assert draw.epsilon() == math.inf
    for level in (0.0, 0.4, 1.5):
        worst = 0.0
        for ones in range(4):
            a, b = beta(1 + ones, 5 - ones), beta(2 + ones, 4 - ones)
            for p, q in ((a, b), (b, a)):
                grid = np.linspace(0, 1, 2001)
                gap = np.maximum(p.pdf(grid) - math.exp(level) * q.pdf(grid), 0)
                worst = max(worst, float(np.trapezoid(gap, grid)))
        assert draw.delta(level) == pytest.approx(worst, abs=5e-6)
    assert BernoulliPosterior(people=4, low=0.1).epsilon() == math.inf
    made = BernoulliPosterior(people=50, delta=1e-4)
    assert made.delta(made.epsilon()) == pytest.approx(1e-4, rel=1e-6)
    assert made.guarantee().delta == 1e-4
    # Among many zeros a single one tells as much as among few; a firm prior helps.
    assert BernoulliPosterior(people=500, delta=1e-4).epsilon() > made.epsilon() - 0.1
    firm = BernoulliPosterior(people=50, prior_ones=20, prior_zeros=20, delta=1e-4)
    assert firm.epsilon() < made.epsilon() / 3


@pytest.mark.parametrize("ones", [1, 1e3, 1e6, 1e9, 3e11, 1e12])
@pytest.mark.parametrize("zeros", [1, 3, 1e3, 1e9, 1e12])
def test_the_profile_of_any_prior_is_above_the_distance_that_it_has_to_be(ones, zeros):
    # Between normal distributions of this standard deviation so far apart it is nearly a third of
    # the step in deviations; a half of that leaves room for other forms.
    for a, b in [(ones, zeros), (zeros, ones)]:
        draw = BernoulliPosterior(people=2, prior_ones=a, prior_zeros=b)
        step, spread = 1 / (a + 2) + 1 / (b + 2), math.sqrt(1 / a + 1 / b)
        assert draw.delta(0) >= step / spread / 6
        found = [draw.delta(level) for level in (0.0, 1e-9, 1e-3, 1.0, 40.0, 800.0, 1e300)]
        assert found == sorted(found, reverse=True)
        assert found[-1] > 0


@pytest.mark.parametrize("worth", [1e8, 1e9, 1e10, 1e12])
def test_the_profile_of_a_firm_prior_is_that_of_a_gaussian(worth):
    """Two probabilities that agree in ten digits were subtracted: δ was 800 times the truth.

    Beta(a, a) is Gaussian but for about z⁴/a of itself, z deviations out.
    """
    draw = BernoulliPosterior(people=1, prior_ones=worth, prior_zeros=worth)
    shift = 2 / math.sqrt(2 * worth + 1)
    for z in (0, 0.1, 0.5, 1, 2, 3, 4):
        truth = gaussian_delta(z * shift, 1, shift)
        off = (1 + z**4) / worth + 1e-6
        assert truth * (1 - off) <= draw.delta(z * shift) <= truth * (1.01 + off)


@pytest.mark.parametrize("people", [10, 1000, 10_000])
def test_many_people_with_a_prior_of_one_zero(people):
    # P(θ > 1 − y) of Beta(a, 1) is 1 − (1 − y)^a, and of Beta(a, 2) that + a y (1 − y)^a.
    draw = BernoulliPosterior(people=people, prior_ones=2, prior_zeros=1, delta=0.1)
    a = mp.mpf(people + 1)  # all but one have a 1: Beta(a, 2) against Beta(a + 1, 1)
    with mp.workdps(300):
        for epsilon in (1, 5, 12, 20, 24, 25.5, 26, 30, 34, 36, 40, 60, 300):
            y = 1 / (1 + a * mp.exp(epsilon))
            often = 1 - (1 - y) ** (a + 1)
            seldom = 1 - (1 - y) ** a - a * y * (1 - y) ** a
            assert draw.delta(epsilon) >= often - mp.exp(epsilon) * seldom > 0


@pytest.mark.parametrize(
    ("ones", "zeros", "low", "high"),
    [(5, 9, 0.2, 0.9), (801, 1, 0.3, 0.6), (1, 801, 0.3, 0.6), (5001, 3, 0.2, 0.7),
     (2, 6000, 0.45, 0.5), (4000, 4000, 0.49, 0.51)],
)  # fmt: skip
def test_draws_follow_the_cut_off_posterior(ones, zeros, low, high):
    rng, size = np.random.default_rng(ones), 4_000
    drawn = np.array([_cut_off_beta(ones, zeros, low, high, rng) for _ in range(size)])
    assert drawn.min() >= low
    assert drawn.max() <= high
    # Its own cumulative law, by a sum on a grid that is fine where the density is high.
    end = high if ones > zeros else low
    grid = np.unique(
        np.concatenate(
            [np.linspace(low, high, 20_001), end + (high - low) * np.linspace(-0.02, 0.02, 20_001)]
        )
    )
    grid = grid[(grid >= low) & (grid <= high)]
    logs = (ones - 1) * np.log(grid) + (zeros - 1) * np.log1p(-grid)
    weights = np.exp(logs - logs.max())
    steps = (weights[1:] + weights[:-1]) / 2 * np.diff(grid)
    cdf = np.interp(drawn, grid, np.concatenate([[0], np.cumsum(steps)]) / steps.sum())
    found = np.bincount(np.minimum((cdf * 20).astype(int), 19), minlength=20)
    assert ((found - size / 20) ** 2 / (size / 20)).sum() < chi2.isf(1e-7, 19)


def test_a_draw_from_the_whole_range_is_a_beta():
    draw, rng = BernoulliPosterior(people=10, prior_ones=2, prior_zeros=3), np.random.default_rng(3)
    data = np.arange(10) < 7
    values = beta(9, 6).cdf([draw.release(data, rng=rng) for _ in range(4_000)])
    found = np.bincount((values * 20).astype(int), minlength=20)
    assert ((found - 200) ** 2 / 200).sum() < chi2.isf(1e-7, 19)


# A line -----------------------------------------------------------------------------------------


def line():
    rng = np.random.default_rng(5)
    design = np.column_stack([np.ones(30), rng.uniform(-1, 1, 30)])
    return design, LinearPosterior(
        design=design, noise_variance=0.5, prior_variance=4, low=-1, high=2, delta=1e-5
    )


def test_the_mean_is_that_of_the_normal_equations_and_moves_as_stated():
    design, draw = line()
    responses = np.random.default_rng(6).uniform(-1, 2, 30)
    # The prior as two more observations of 0.
    rows = np.vstack([design / math.sqrt(0.5), np.eye(2) / 2])
    values = np.concatenate([responses / math.sqrt(0.5), [0, 0]])
    assert draw.mean(responses) == pytest.approx(np.linalg.lstsq(rows, values)[0])
    inverse, moves = np.linalg.inv(draw.covariance), []
    for person in range(30):
        other = responses.copy()
        responses[person], other[person] = -1, 2
        step = draw.mean(other) - draw.mean(responses)
        moves.append(math.sqrt(step @ inverse @ step))
    assert max(moves) == pytest.approx(draw.shift)
    assert draw.delta(draw.epsilon()) == pytest.approx(1e-5, rel=1e-6)


def test_draws_have_the_mean_and_covariance_of_the_posterior():
    _, draw = line()
    responses, rng, size = np.full(30, 0.5), np.random.default_rng(8), 20_000
    root = np.linalg.inv(np.linalg.cholesky(draw.covariance))
    centre = draw.mean(responses)
    drawn = np.array([draw.release(responses, rng=rng) for _ in range(size)])
    white = (drawn - centre) @ root.T
    for column in white.T:
        assert abs(column.mean()) < 5.2 / math.sqrt(size)
        assert chi2.ppf(1e-7, size) < (column**2).sum() < chi2.isf(1e-7, size)
    assert abs((white[:, 0] * white[:, 1]).mean()) < 5.2 / math.sqrt(size)


# Audits -----------------------------------------------------------------------------------------


def releases(draw):
    return lambda data, rng, n: np.array([draw.release(data, rng=rng) for _ in range(n)])


def test_the_audit_of_a_rate():
    options = {"samples": 8_000, "rng": np.random.default_rng(2), "confidence": SURE}
    data, neighbour = [0] * 12, [1] + [0] * 11
    good = BernoulliPosterior.from_epsilon(0.5, people=12)
    assert not audit(releases(good), data, neighbour, **options).refutes(0.5)
    twin = BernoulliPosterior(people=12)  # the same without the range cut off
    assert audit(releases(twin), data, neighbour, **options).refutes(0.5)


def test_the_audit_of_a_line():
    options = {"samples": 8_000, "rng": np.random.default_rng(4), "confidence": SURE, "delta": 1e-5}
    draw = LinearPosterior(
        design=np.ones((5, 1)), noise_variance=4, prior_variance=9, low=0, high=1, delta=1e-5
    )
    data, neighbour = [0.0] * 5, [1.0] + [0.0] * 4
    assert not audit(releases(draw), data, neighbour, **options).refutes(draw.epsilon())

    def twin(data, rng, n):  # as if every response had been seen a hundred times
        return draw.mean(data) + np.sqrt(draw.covariance[0]) / 10 * rng.standard_normal((n, 1))

    assert audit(twin, data, neighbour, **options).refutes(draw.epsilon())


def test_the_audit_does_not_see_how_a_line_was_computed():
    # From zero responses the last bits of a sum tell, as nothing is added: it was 0.167 before.
    options = {"samples": 8_000, "rng": np.random.default_rng(2), "confidence": SURE, "delta": 1e-6}
    draw = LinearPosterior(
        design=np.ones((1600, 1)), noise_variance=1, prior_variance=1, low=0, high=1, delta=1e-6
    )
    data = np.zeros(1600)
    neighbour = data.copy()
    neighbour[0] = 1
    finding = audit(
        lambda data, rng, n: np.array([draw.release(data, rng=rng)[0] for _ in range(n)]),
        data, neighbour, **options,
    )  # fmt: skip
    assert not finding.refutes(draw.epsilon())


def test_draws_of_lines_lie_on_a_public_grid_far_finer_than_the_posterior():
    design = np.column_stack([np.ones(30), np.linspace(-1, 1, 30)])
    draw = LinearPosterior(
        design=design, noise_variance=1, prior_variance=9, low=0, high=1, delta=1e-6
    )
    rng = np.random.default_rng(3)
    drawn = np.array([draw.release(rng.random(30), rng=rng) for _ in range(200)])
    for column, deviation in zip(drawn.T, np.sqrt(np.diag(draw.covariance)), strict=True):
        step = 2.0 ** (math.frexp(deviation)[1] - 24)
        assert (column / step == np.rint(column / step)).all()
        assert step < 2e-7 * deviation


def test_responses_out_of_bounds_are_moved_to_them_for_an_error_would_tell():
    draw = LinearPosterior(
        design=np.ones((3, 1)), noise_variance=1, prior_variance=1, low=0, high=1, delta=0.1
    )
    assert draw.mean([0.5, 1.5, -9]) == draw.mean([0.5, 1, 0])
    released = [draw.release(y, rng=np.random.default_rng(1)) for y in ([2, 0, 0], [1, 0, 0])]
    assert released[0] == released[1]


# Bad input --------------------------------------------------------------------------------------


def test_bad_arguments_are_refused_by_name():
    rng = np.random.default_rng(0)
    for name, values in [
        ("people", NOT_AT_LEAST_ONE_WHOLE),
        ("prior_ones", [*NOT_FINITE, 0, 0.5, -1]),
        ("prior_zeros", [*NOT_FINITE, 0, 0.5, -1]),
        ("low", [*NO_PROBABILITY, 1]),
        ("high", [*NO_PROBABILITY, 0]),
        ("delta", NO_PROBABILITY),
    ]:
        refuses(lambda v, n=name: BernoulliPosterior(**{"people": 3, n: v}), name, values)
    refuses(lambda v: BernoulliPosterior(people=3, low=0.1, high=0.9, delta=v), "delta", [0.1])
    refuses(lambda _: BernoulliPosterior(people=10**6, delta=0.1), "people", [0])
    for name in ("prior_ones", "prior_zeros"):
        refuses(lambda v, n=name: BernoulliPosterior(people=3, delta=0.1, **{n: v}), name, [1e13])
        assert BernoulliPosterior(people=3, low=0.1, high=0.9, **{name: 1e13}).epsilon() < 5
    refuses(lambda v: BernoulliPosterior.from_epsilon(v, people=3), "epsilon",
            [*NO_NUMBERS, -1, 0, 1e9])  # fmt: skip
    draw = BernoulliPosterior.from_epsilon(1, people=2)
    bad = [*NO_ANSWER[:-4], [0], [0, 2], [0.5, 1], [[0, 1]], 1]
    refuses(lambda v: draw.release(v, rng=rng), "data", bad)
    refuses(lambda v: draw.release([0, 1], rng=v), "rng", NO_GENERATOR)
    good = {"design": [[1.0], [1.0]], "noise_variance": 1, "prior_variance": 1, "low": 0,
            "high": 1, "delta": 0.1}  # fmt: skip
    for name, values in [
        ("design", [*NO_ANSWER, [1.0, 2.0]]),
        ("noise_variance", [*NOT_POSITIVE, 1e-9]),
        ("prior_variance", NOT_POSITIVE),
        ("low", [*NOT_FINITE, 1]),
        ("high", [*NOT_FINITE, 0]),
        ("delta", NOT_INSIDE_ZERO_ONE),
    ]:
        refuses(lambda v, n=name: LinearPosterior(**{**good, n: v}), name, values)
    refuses(lambda _: LinearPosterior(**{**good, "design": [[0.0]]}), "noise_variance", [0])
    # Each of these may be at fault, and is named with its value, but for a table of attributes.
    for changed in ({"high": 5e-324, "noise_variance": 9}, {"high": 1e308}, {"low": -1e308},
                    {"noise_variance": 1e-9}, {"design": [[0.0]]}):  # fmt: skip
        given = {**good, **changed}
        ends = (
            f"{given['noise_variance']:g} and responses from {given['low']:g} to {given['high']:g}"
        )
        for shown in ("noise_variance, design, low and high must", ends):
            refuses(lambda _, given=given: LinearPosterior(**given), shown, [0])
    draw = LinearPosterior(**good)
    refuses(lambda v: draw.release(v, rng=rng), "responses",
            [*NO_ANSWER, [0.5], [[0.5, 1]]])  # fmt: skip
    refuses(lambda v: draw.release([0, 1], rng=v), "rng", NO_GENERATOR)


@pytest.mark.parametrize("exact", [False, True])
@pytest.mark.parametrize("off", [0, 1e-16, 1e-15])
def test_attributes_that_floats_do_not_tell_apart_are_refused_by_name(exact, off):
    x = np.array([1.0, 2.0, 3.0])
    with pytest.raises(ValueError, match="design must have attributes that floats tell apart"):
        LinearPosterior(
            design=np.array([x, x * (1 + off)]).T, noise_variance=1, prior_variance=1e30,
            low=-1, high=1, delta=1e-6, exact=exact,
        )  # fmt: skip


def test_what_a_claim_was_made_from_cannot_be_changed_afterwards():
    draw = LinearPosterior(
        design=[[1.0], [2.0]], noise_variance=1, prior_variance=1, low=0, high=1, delta=1e-6
    )
    with pytest.raises(ValueError, match="read-only"):
        draw.covariance[0, 0] = 0


def test_messages_stay_short_whatever_the_number():
    with pytest.raises(ValueError, match="^delta must be 0") as refused:
        BernoulliPosterior(people=3, delta=Fraction(1, 10**400), low=0.1, high=0.9)
    assert len(str(refused.value)) < 150
