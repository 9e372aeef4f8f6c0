"""Bayesian inference: draws from posteriors, beliefs from noisy counts, what answers are worth."""

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest

import dpedu as dp
from dpedu.bayes import LinearPosterior, information_contraction, information_share
from dpedu.privacy.divergences import kl, total_variation

HALF = Fraction(1, 2)
COUNTS = range(9)
PRIOR = {k: Fraction(k + 1, 45) for k in COUNTS}  # larger counts are likelier


def fractions(weights):
    return [Fraction(int(w), int(sum(weights))) for w in weights]


def mixed(P, pi):
    """The law of the answer when records have the law P."""
    return [sum(p * row[a] for p, row in zip(P, pi, strict=True)) for a in range(len(pi[0]))]


def oscillation(likelihood, records):
    """The e^ε of the theorem."""
    worst = Fraction(1)
    for y, other in itertools.permutations(records, 2):
        ratios = [row[y] / row[other] for row in likelihood.values()]
        worst = max(worst, max(ratios) / min(ratios))
    return worst


def noisy_counts(ratio):
    noisy = dp.Geometric(largest=8, ratio=ratio)
    return dp.Channel.from_distributions(
        dp.data_sets(COUNTS, 1), lambda x: dict(enumerate(noisy.probabilities(x[0])))
    )


def coverage(table, believed, level):
    """How often smallest sets of that belief hold the truth, and what they claim, exactly."""
    held, claimed = Fraction(0), Fraction(0)
    for a in table.outputs:
        weights = {k: believed(a, k) for k in COUNTS}
        total = sum(weights.values())
        chosen, mass = set(), Fraction(0)
        for k in sorted(COUNTS, key=lambda k: -weights[k]):
            if mass >= level:
                break
            chosen.add(k)
            mass += Fraction(weights[k], total)
        joint = [PRIOR[k] * table.probability(a, given=(k,)) for k in COUNTS]
        held += sum(w for k, w in zip(COUNTS, joint, strict=True) if k in chosen)
        claimed += sum(joint) * mass
    return held, claimed


def share_of(u, v, theta):
    """The share of an answer with those probabilities for 1 and for 0."""
    yes = [a * theta + b * (1 - theta) for a, b in zip(u, v, strict=True)]
    slopes = zip(u, v, yes, strict=True)
    return theta * (1 - theta) * sum((a - b) ** 2 / q for a, b, q in slopes if q)


def all_answers(P, pool, n):
    """The chance of each row of n answers; those so far choose the next person's channel."""
    rows = {(): Fraction(1)}
    for _ in range(n):
        rows = {
            (*past, a): chance * q
            for past, chance in rows.items()
            for a, q in enumerate(mixed(P, pool[sum(past) % len(pool)]))
        }
    return list(rows.values())


def belief(x, y):
    """The posterior of one slope: its mean and its deviation."""
    spread = 1 / (np.sum(np.square(x)) + 1 / 100)
    return spread * np.dot(x, y), math.sqrt(spread)


def draws_delta(epsilon, a, b):
    """The exact δ of two normal laws (mean, deviation) at that ε, by a fine sum."""
    z = np.linspace(-60, 60, 400_001)
    p, q = (np.exp(-0.5 * ((z - m) / s) ** 2) / s / math.sqrt(2 * math.pi) for m, s in (a, b))
    return float(np.clip(p - math.exp(epsilon) * q, 0, None).sum() * (z[1] - z[0]))


def test_a_draw_from_a_posterior_keeps_the_oscillation(page):
    rng = np.random.default_rng(2017)
    for records in ((0, 1), (0, 1, 2)):
        for _ in range(15):
            likelihood, prior = {}, {}
            for theta in range(int(rng.integers(2, 5))):
                weights = rng.integers(1, 7, size=len(records))
                likelihood[theta] = dict(zip(records, fractions(weights), strict=True))
                prior[theta] = Fraction(int(rng.integers(1, 9)))
            for people in (1, 2, 3):
                channel = page.posterior_channel(likelihood, prior, people, records)
                assert channel.max_ratio("edit") <= oscillation(likelihood, records)


def test_the_posterior_of_a_line_moves_by_s_and_no_more():
    rng = np.random.default_rng(4)
    for _ in range(20):
        X = rng.normal(size=(4, 2))
        v, width = float(rng.uniform(0.5, 2)), float(rng.uniform(0.5, 5))
        model = LinearPosterior(
            design=X, noise_variance=v, prior_variance=width, low=0, high=1, delta=1e-6
        )
        precision = X.T @ X / v + np.eye(2) / width
        longest = 0.0
        for y in itertools.product((0, 1), repeat=4):
            for i in range(4):
                other = list(y)
                other[i] = 1 - y[i]
                gap = np.linalg.solve(precision, X.T @ (np.array(y) - other) / v)
                longest = max(longest, math.sqrt(gap @ precision @ gap))
        assert math.isclose(longest, model.shift, rel_tol=1e-9)  # the bound, and attained


def test_editing_an_attribute_tells_more_than_editing_an_answer():
    """The covariance moves too."""
    x, y = np.ones(4), np.ones(4)
    edited = np.array([1.0, 1.0, 1.0, 5.0])
    one = LinearPosterior(
        design=x[:, None], noise_variance=1, prior_variance=100, low=0, high=1, delta=1e-6
    )
    answer = belief(x, np.array([1.0, 1.0, 1.0, 0.0]))
    assert draws_delta(1, belief(x, y), answer) <= one.delta(1) + 1e-6
    both = belief(x, y), belief(edited, y)
    assert max(draws_delta(1, *both), draws_delta(1, *both[::-1])) > 2 * one.delta(1)


def test_no_factor_bounds_two_normal_densities_far_out():
    x = np.ones(4)
    (centre, spread), (moved, _) = belief(x, x), belief(x, np.array([1.0, 1.0, 1.0, 0.0]))
    apart = [((w - moved) ** 2 - (w - centre) ** 2) / (2 * spread**2) for w in (10, 100, 1000)]
    assert apart[0] > 5
    assert apart[1] > 9 * apart[0]
    assert apart[2] > 9 * apart[1]


@pytest.mark.parametrize("ratio", [Fraction(3, 2), Fraction(2), Fraction(4)])
@pytest.mark.parametrize("level", [Fraction(1, 2), Fraction(4, 5), Fraction(19, 20)])
def test_sets_hold_the_truth_as_often_as_they_claim_and_not_with_a_narrow_model(ratio, level):
    table = noisy_counts(ratio)
    held, claimed = coverage(table, lambda a, k: PRIOR[k] * table.probability(a, given=(k,)), level)
    assert held == claimed >= level
    held, claimed = coverage(table, lambda a, k: PRIOR[k] * (4 * ratio) ** -abs(a - k), level)
    assert held < claimed


def test_sets_without_the_prior_hold_less_than_they_claim():
    table = noisy_counts(2)
    held, claimed = coverage(table, lambda a, k: table.probability(a, given=(k,)), HALF)
    assert held < claimed


@pytest.mark.parametrize("p", [Fraction(1, 10), Fraction(1, 4), Fraction(2, 5)])
def test_an_answer_by_coins_has_its_share_of_information(p):
    assert information_share(p, rate=HALF) == (1 - 2 * p) ** 2
    for theta in (Fraction(1, 10), HALF, Fraction(3, 4)):
        q = p + (1 - 2 * p) * theta
        info = (1 - 2 * p) ** 2 * (1 / q + 1 / (1 - q))  # Σ slope²/probability
        assert info * theta * (1 - theta) == information_share(p, rate=theta)


def test_every_answer_about_a_bit_is_randomised_response_post_processed():
    rng = np.random.default_rng(2013)
    tried = 0
    for outputs in (2, 3, 5):
        for _ in range(60):
            u, v = (fractions(row) for row in rng.integers(1, 9, size=(2, outputs)))
            pairs = list(zip(u, v, strict=True))
            p = 1 / (1 + max(max(a / b, b / a) for a, b in pairs))  # 1/(1 + e^ε)
            if p == HALF:
                continue
            w1 = [((1 - p) * a - p * b) / (1 - 2 * p) for a, b in pairs]
            w0 = [((1 - p) * b - p * a) / (1 - 2 * p) for a, b in pairs]
            assert min(*w0, *w1) >= 0
            assert sum(w0) == sum(w1) == 1
            assert [(1 - p) * a + p * b for a, b in zip(w1, w0, strict=True)] == u
            for theta in (Fraction(1, 100), HALF, Fraction(3, 4)):
                assert share_of(u, v, theta) <= information_share(p, rate=theta)
            tried += 1
    assert tried > 150


@pytest.mark.parametrize(("records", "outputs"), [(2, 2), (3, 2), (3, 4), (5, 3)])
def test_private_answers_bring_two_populations_closer(records, outputs):
    """One answer of each of fifty channels, then up to four, chosen adaptively."""
    rng = np.random.default_rng(54)
    pool, factors = [], []
    for _ in range(50):
        pi = [fractions(row) for row in rng.integers(1, 9, size=(records, outputs))]
        factor = max(
            pi[y][a] / pi[z][a]
            for a in range(outputs)
            for y, z in itertools.permutations(range(records), 2)
        )
        weights = rng.integers(0, 6, size=(2, records)) + np.eye(2, records, dtype=int)
        P, Q = (fractions(row) for row in weights)
        M, N = mixed(P, pi), mixed(Q, pi)
        for a in range(outputs):  # exactly: the bound on each difference
            least = min(row[a] for row in pi)
            assert abs(M[a] - N[a]) <= (factor - 1) * least * total_variation(P, Q)
        bound = float((factor - 1) ** 2 * total_variation(P, Q) ** 2) / 2
        assert max(kl(M, N), kl(N, M)) <= bound + 1e-12
        assert bound <= information_contraction(math.log(factor)) + 1e-9
        pool, factors = [*pool[-2:], pi], [*factors[-2:], factor]  # the last three channels
    M1, N1 = mixed(P, pool[0]), mixed(Q, pool[0])
    for n in (1, 2, 3, 4):  # KL adds up, and the two errors are 1 minus the total variation
        same = kl(*(all_answers(d, pool[:1], n) for d in (P, Q)))
        assert math.isclose(same, n * kl(M1, N1), abs_tol=1e-12)
        Mn, Nn = (all_answers(d, pool, n) for d in (P, Q))
        assert sum(Mn) == sum(Nn) == 1
        one = ((max(factors) - 1) * total_variation(P, Q)) ** 2
        assert max(kl(Mn, Nn), kl(Nn, Mn)) <= n * one / 2 + 1e-12
        assert 4 * total_variation(Mn, Nn) ** 2 <= n * one  # exactly


def test_the_bound_on_two_errors_is_nearly_attained_at_a_small_epsilon():
    """One answer by randomised response, and rates 1/4 and 3/4."""
    small = Fraction(101, 100)
    p = 1 / (1 + small)
    rates = Fraction(1, 4), Fraction(3, 4)
    M, N = ([p + (1 - 2 * p) * rate, 1 - p - (1 - 2 * p) * rate] for rate in rates)
    one = ((small - 1) * (rates[1] - rates[0])) ** 2
    assert 0.98 < 4 * total_variation(M, N) ** 2 / one <= 1
