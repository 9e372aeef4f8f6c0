"""Inference from private answers: exact sums, then integrals, then coverage."""

import functools
import itertools
import math
from fractions import Fraction

import numpy as np
import pytest
from bad_input import (
    NO_ANSWER,
    NO_NUMBERS,
    NOT_AT_LEAST_ONE_WHOLE,
    NOT_FINITE,
    NOT_INSIDE_ZERO_ONE,
    NOT_POSITIVE,
    refuses,
)
from scipy.integrate import quad
from scipy.special import betaln
from scipy.stats import beta, binom

import dpedu as dp
from dpedu.bayes import RatePosterior, count_posterior, rate_from_count, rate_from_responses

NOISES = [
    dp.Laplace(epsilon=0.5, sensitivity=1),
    dp.Gaussian(epsilon=1, delta=1e-3, sensitivity=1),
    dp.DiscreteLaplace(epsilon=1, sensitivity=1),
    dp.DiscreteGaussian(epsilon=1, delta=1e-3, sensitivity=1),
]


def chance(noise, answer, count):
    if isinstance(noise, dp.Geometric):
        return float(noise.probabilities(count)[answer])
    law = getattr(noise, "probability", None) or noise.density
    return float(law(answer - count))


def test_a_count_by_bayes_rule_in_fractions():
    noise = dp.Geometric(largest=3, ratio=2)
    prior = [1, 2, 0, 1]
    for answer in range(4):
        weights = [prior[k] * noise.probabilities(k)[answer] for k in range(4)]
        exact = [weight / Fraction(sum(weights)) for weight in weights]
        belief = count_posterior(answer, people=3, noise=noise, prior=prior)
        full = np.zeros(4)
        full[belief.counts] = belief.probabilities
        assert full == pytest.approx([float(share) for share in exact], abs=1e-15)
        mean = sum(k * share for k, share in enumerate(exact))
        assert belief.mean == pytest.approx(float(mean))
        square = sum(k * k * share for k, share in enumerate(exact))
        assert belief.variance == pytest.approx(float(square - mean**2))


@pytest.mark.parametrize("noise", NOISES)
@pytest.mark.parametrize("answer", [-4, 3, 11])
def test_a_count_from_every_noise(noise, answer):
    weights = np.array([chance(noise, answer, count) for count in range(11)])
    belief = count_posterior(answer, people=10, noise=noise)
    assert belief.probabilities == pytest.approx(weights / weights.sum(), abs=1e-13)
    low, high = belief.interval(0.9)
    inside = (belief.counts >= low) & (belief.counts <= high)
    assert belief.probabilities[inside].sum() >= 0.9 - 1e-12
    assert belief.probabilities[belief.counts < low].sum() <= 0.05
    assert belief.probabilities[belief.counts > high].sum() <= 0.05


def log_chances(noise, answer, counts):
    """Up to a constant, in whole numbers and fractions until all is a difference from the best."""
    if isinstance(noise, (dp.Gaussian, dp.DiscreteGaussian)):
        costs = [Fraction(answer - k) ** 2 / (2 * Fraction(noise.sigma) ** 2) for k in counts]
    else:
        rate = noise.epsilon() if isinstance(noise, dp.Geometric) else 1 / noise.scale
        costs = [Fraction(abs(answer - k)) * Fraction(rate) for k in counts]
    return np.array([float(min(costs) - cost) for cost in costs])


NEAR = [0, 3, 1_000, 2_000]
FAR = [-(10**15), -(10**6), -800, *NEAR, 2_800, 2**60]
BOUNDED = dp.Geometric(largest=2_000, epsilon=1)


@pytest.mark.parametrize(
    ("noise", "answer"), [*itertools.product(NOISES, FAR), *itertools.product([BOUNDED], NEAR)]
)
@pytest.mark.parametrize(
    "allowed", [range(2_001), range(740, 761), range(1_990, 2_001), [0, 2_000]]
)
def test_a_count_however_far_the_answer_is(noise, answer, allowed):
    prior = np.zeros(2_001)
    prior[allowed] = 1
    weights = np.exp(log_chances(noise, answer, allowed))
    belief = count_posterior(answer, people=2_000, noise=noise, prior=prior)
    exact, full = np.zeros(2_001), np.zeros(2_001)
    exact[allowed] = weights / weights.sum()
    full[belief.counts] = belief.probabilities
    assert full == pytest.approx(exact, rel=1e-9, abs=1e-300)


def test_a_count_when_the_noise_is_much_less_than_one():
    noise = dp.Laplace(epsilon=1e308, sensitivity=1)
    assert count_posterior(0.5, people=3, noise=noise).counts.tolist() == [0, 1]
    assert count_posterior(-1e308, people=3, noise=noise).counts.tolist() == [0]


@pytest.mark.parametrize("noise", [*NOISES, dp.Geometric(largest=12, epsilon=0.7)])
@pytest.mark.parametrize("answer", [0, 12])
def test_a_rate_from_a_count_agrees_with_quadrature(noise, answer):
    def density(theta):
        likelihood = sum(
            binom.pmf(count, 12, theta) * chance(noise, answer, count) for count in range(13)
        )
        return likelihood * beta.pdf(theta, 2, 3)

    belief = rate_from_count(answer, people=12, noise=noise, prior_ones=2, prior_zeros=3)
    grid = np.linspace(0, 1, 4_001)
    values = density(grid)
    total = np.trapezoid(values, grid)
    assert belief.mean == pytest.approx(np.trapezoid(values * grid, grid) / total, abs=1e-6)
    assert belief.density([0.3, 0.8]) == pytest.approx(density(np.array([0.3, 0.8])) / total,
                                                       rel=1e-5)  # fmt: skip
    below = np.trapezoid(values[:1401], grid[:1401])
    assert belief.cdf(0.35) == pytest.approx(below / total, abs=2e-6)


@pytest.mark.parametrize(("yes", "people", "p"), [(3, 10, 0.25), (0, 40, 0.4), (700, 900, 0.1)])
def test_a_rate_from_responses_with_an_even_prior_is_a_cut_off_beta(yes, people, p):
    # q = p + (1 − 2p)θ is Beta(yes + 1, no + 1), cut off at p and 1 − p.
    law = beta(yes + 1, people - yes + 1)
    inside = law.sf(p) - law.sf(1 - p)
    belief = rate_from_responses(yes, people=people, flip_probability=p)
    for theta in (0.02, 0.3, 0.75, 0.99):
        exact = (law.sf(p) - law.sf(p + (1 - 2 * p) * theta)) / inside
        assert belief.cdf(theta) == pytest.approx(exact, abs=1e-9)
    mean, _ = quad(lambda q: q * law.pdf(q) / inside, p, 1 - p, epsabs=1e-12)
    assert belief.mean == pytest.approx((mean - p) / (1 - 2 * p), abs=1e-8)
    low, high = belief.interval(0.9)
    assert belief.cdf(low) == pytest.approx(0.05, abs=1e-9)
    assert belief.cdf(high) == pytest.approx(0.95, abs=1e-9)


def test_without_noise_it_is_the_usual_posterior_and_with_all_of_it_the_prior():
    told = rate_from_responses(30, people=100, flip_probability=0, prior_ones=2, prior_zeros=5)
    assert told.mean == pytest.approx(32 / 107, abs=1e-12)
    assert told.variance == pytest.approx(beta(32, 75).var(), abs=1e-12)
    untold = rate_from_responses(30, people=100, flip_probability=0.5, prior_ones=2, prior_zeros=5)
    assert untold.mean == pytest.approx(2 / 7, abs=1e-12)


PRIORS = [0.01, 0.1, 0.5, 0.99, 1, 1.1, 2.5, 30]


@pytest.mark.parametrize(("a", "b"), [*itertools.product(PRIORS, PRIORS)])
@pytest.mark.parametrize(
    ("yes", "people", "p"), [(3, 10, 0.5), (0, 100, 0), (3, 10, 0), (100, 100, 0), (300, 10**3, 0)]
)
def test_a_rate_whatever_the_prior_is_at_its_ends(a, b, yes, people, p):
    law = beta(a, b) if p else beta(a + yes, b + people - yes)
    belief = rate_from_responses(
        yes, people=people, flip_probability=p, prior_ones=a, prior_zeros=b
    )
    assert belief.mean == pytest.approx(law.mean(), abs=1e-6)
    assert belief.variance == pytest.approx(law.var(), abs=1e-6)
    for theta in (1e-9, 0.01, 0.3, 0.9):
        assert belief.cdf(theta) == pytest.approx(law.cdf(theta), abs=1e-6)
        assert belief.density(theta) == pytest.approx(law.pdf(theta), rel=1e-4, abs=1e-12)
    low, high = belief.interval(0.9)
    assert law.cdf(low) <= 0.05 + 1e-6
    assert law.sf(math.nextafter(high, 1)) <= 0.05 + 1e-6
    if low > 0 and high < 1 - 1e-6:  # nearer to 1 the next float is too far
        assert law.cdf(high) - law.cdf(low) == pytest.approx(0.9, abs=1e-6)


NEXT_TO_AN_END = [
    *(10.0**-k for k in (1, 5, 9, 13, 15)), 2.0**-53, 5e-324,
    *(Fraction(1, 10**k) for k in (1, 17, 40, 200, 400)),
]  # fmt: skip


@pytest.mark.parametrize("firm", [0.01, 0.1, 0.5, 1, 5, 1e6])
@pytest.mark.parametrize("faint", [0.01, 0.02, 0.1, 0.5, 1, 1.5, 2])
def test_a_probability_next_to_either_end_is_that_of_the_very_rate(firm, faint):
    """Next to 1 a rate was rounded to 10^-16, where much of a prior like Beta(10^6, 0.1) is."""

    def inside(gap):
        """How likely the rate is nearer than that to the end where most of it is."""
        if float(gap):
            return beta(faint, firm).cdf(float(gap))
        log = -math.log(gap.denominator)  # a power alone is left
        return math.exp(faint * log - math.log(faint) - betaln(faint, firm))

    low = RatePosterior(np.zeros_like, prior_ones=faint, prior_zeros=firm)
    high = RatePosterior(np.zeros_like, prior_ones=firm, prior_zeros=faint)
    for gap in NEXT_TO_AN_END:
        assert low.cdf(gap) == pytest.approx(inside(gap), abs=1e-6), gap
        rate = 1 - gap
        if rate < 1:
            left = 1 - Fraction(rate)  # what this float lacks, exactly
            assert high.cdf(rate) == pytest.approx(1 - inside(left), abs=1e-6), gap


@pytest.mark.parametrize(
    ("a", "b"), [(1, 1), (0.5, 0.5), (1e4, 1), (1, 500), (1e3, 1e3), (0.1, 60)]
)
@pytest.mark.parametrize("answer", [-1_000, 0, 120, 500, 600, 10**6])
def test_a_rate_when_answer_and_prior_disagree(a, b, answer):
    # The posterior is a mixture of Beta(a + k, b + n − k) over counts k.
    people, noise = 600, NOISES[2]
    counts = np.arange(people + 1)
    logs = log_chances(noise, answer, counts.tolist()) + betaln(a + counts, b + people - counts)
    logs -= betaln(counts + 1, people - counts + 1)
    weights = np.exp(logs - logs.max())
    exact = weights @ ((a + counts) / (a + b + people)) / weights.sum()
    belief = rate_from_count(answer, people=people, noise=noise, prior_ones=a, prior_zeros=b)
    assert belief.mean == pytest.approx(exact, rel=1e-6)


@pytest.mark.parametrize("people", [10**3, 10**5, 10**8])
def test_narrow_beliefs_are_found(people):
    belief = rate_from_responses(people * 3 // 10, people=people, flip_probability=0.1)
    assert belief.mean == pytest.approx(0.25, abs=1e-3)
    spread = math.sqrt(0.3 * 0.7 / people) / 0.8
    assert math.sqrt(belief.variance) == pytest.approx(spread, rel=2e-3)


def test_intervals_that_model_the_noise_cover_and_naive_ones_do_not():
    # θ from its prior, then data, noise, interval: covered with probability 0.9, by Bayes' rule.
    rng, rounds, people = np.random.default_rng(3), 1_200, 60
    noise = dp.DiscreteLaplace(epsilon=0.3, sensitivity=1)
    covered, naive = 0, 0
    modelled = functools.cache(
        lambda answer: rate_from_count(answer, people=people, noise=noise).interval(0.9)
    )
    for theta in rng.random(rounds):
        answer = noise.release(int(rng.binomial(people, theta)), rng=rng)
        low, high = modelled(answer)
        covered += low <= theta <= high
        taken = min(max(answer, 0), people)
        low, high = beta(1 + taken, 1 + people - taken).interval(0.9)
        naive += low <= theta <= high
    assert binom.ppf(5e-7, rounds, 0.9) <= covered <= binom.isf(5e-7, rounds, 0.9)
    assert naive < binom.ppf(1e-6, rounds, 0.85)


def test_bad_arguments_are_refused_by_name():
    noise, bounded = dp.Laplace(epsilon=1, sensitivity=1), dp.Geometric(largest=3, epsilon=1)
    for make in (count_posterior, rate_from_count):
        refuses(lambda v, m=make: m(v, people=3, noise=noise), "noisy", NOT_FINITE)
        refuses(lambda v, m=make: m(1, people=v, noise=noise), "people", NOT_AT_LEAST_ONE_WHOLE)
        refuses(lambda v, m=make: m(1, people=3, noise=v), "noise",
                [None, 3, "laplace", dp.RandomisedResponse.from_epsilon(1)])  # fmt: skip
        refuses(lambda v, m=make: m(v, people=3, noise=NOISES[2]), "noisy", [*NO_NUMBERS, 0.5])
        refuses(lambda v, m=make: m(v, people=3, noise=bounded), "noisy", [-1, 4, 0.5, None])
        refuses(lambda v, m=make: m(1, people=v, noise=bounded), "noisy must", [2, 4])
    refuses(lambda v: count_posterior(1, people=1, noise=noise, prior=v), "prior",
            [*[v for v in NO_ANSWER if v is not None], [1], [-1, 2], [0, 0]])  # fmt: skip
    flipped = {"people": 5, "flip_probability": 0.2}
    refuses(lambda v: rate_from_responses(v, **flipped), "yes", [*NO_NUMBERS, -1, 6, 0.5])
    refuses(lambda v: rate_from_responses(1, people=v, flip_probability=0.1), "people",
            NOT_AT_LEAST_ONE_WHOLE)  # fmt: skip
    refuses(lambda v: rate_from_responses(1, people=5, flip_probability=v), "flip_probability",
            [*NO_NUMBERS, -0.1, 0.6])  # fmt: skip
    for name in ("prior_ones", "prior_zeros"):
        refuses(lambda v, n=name: rate_from_responses(1, **flipped, **{n: v}), name, NOT_POSITIVE)
        refuses(lambda v, n=name: rate_from_count(1, people=3, noise=noise, **{n: v}), name,
                NOT_POSITIVE)  # fmt: skip
        for v in (10**9 + 1, 1e10, 1e300):
            refuses(lambda v, n=name: rate_from_responses(1, **flipped, **{n: v}), name, [v])
            refuses(lambda v, n=name: RatePosterior(np.log, **{n: v}), name, [v])
    refuses(lambda v: rate_from_responses(1, people=v, flip_probability=0.1), "people", [10**9 + 1])
    belief = rate_from_responses(1, **flipped)
    refuses(belief.interval, "probability", NOT_INSIDE_ZERO_ONE)
    refuses(belief.cdf, "rate", [*NO_NUMBERS, -0.5, 1.5])
    refuses(belief.density, "rate", [*NO_ANSWER, 0, 1, [0.5, 2]])
    for name in ("prior_ones", "prior_zeros"):
        refuses(lambda v, n=name: RatePosterior(np.log, **{n: v}), name, NOT_POSITIVE)
    refuses(RatePosterior, "log_density", [None, 3, lambda t: t * math.nan, lambda t: 1.0])


@pytest.mark.parametrize("a", [0.01, 1, 3, 1e6, 1e9])
@pytest.mark.parametrize("b", [0.01, 1, 3, 1e6, 1e9])
def test_priors_and_samples_as_firm_as_they_may_be_give_no_warning(a, b):
    # numpy's warnings are errors here. Where a rate is next to 1, floats are 1e-16 apart.
    for yes, people in ((0, 1), (0, 10**9), (10**9, 10**9), (10**9 // 3, 10**9)):
        belief = rate_from_responses(
            yes, people=people, flip_probability=0, prior_ones=a, prior_zeros=b
        )
        truth = beta(a + yes, b + people - yes)
        assert belief.mean == pytest.approx(truth.mean(), abs=1e-6)
        for end, tail in zip(belief.interval(), (0.025, 0.975), strict=True):
            beside = truth.cdf(np.nextafter(end, 0)), truth.cdf(np.nextafter(end, 1))
            assert beside[0] - 1e-5 < tail < beside[1] + 1e-5
