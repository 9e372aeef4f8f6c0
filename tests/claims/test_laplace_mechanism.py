"""The Laplace mechanism: factors, sensitivities, bins, accuracy, local noise, medians."""

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest

import dpedu as dp
from dpedu.mechanisms.median import median_local_sensitivity, smooth_sensitivity
from dpedu.mechanisms.propose_test_release import median_distance

BRUTE = dp.sensitivity.brute_force
LEVELS = (0, 3, 4, 10)
CALM, JUMPY = (0, 0, 0, 0, 100), (0, 0, 0, 100, 100)


def mean(x):
    return Fraction(sum(x), len(x))


def edits(x):
    return {tuple(sorted((*x[:i], v, *x[i + 1 :]))) for i in range(len(x)) for v in LEVELS}


def local(x):
    return max(abs(sorted(y)[1] - sorted(x)[1]) for y in edits(x))


def edits_until(page, values, bound):
    found = (k for k in range(len(values)) if page.most_moved(values, k) > bound)
    return next(found, len(values))


@pytest.mark.parametrize("b", [Fraction(11, 10), Fraction(2), Fraction(5)])
def test_weights_keep_the_factor_of_the_l1_norm_exactly(b):
    def weight(a, f):
        return math.prod(b ** -abs(s - t) for s, t in zip(a, f, strict=True))

    values = list(itertools.product(range(3), repeat=2))
    for delta, f, g in itertools.product((1, 2, 3), values, values):
        if sum(abs(s - t) for s, t in zip(f, g, strict=True)) > delta:
            continue
        for a in itertools.product(range(-3, 6, 2), repeat=2):
            assert weight(a, f) <= b**delta * weight(a, g)
    both = itertools.product(range(-2, 3), repeat=2)
    assert max(weight(a, (0, 0)) / weight(a, (1, 1)) for a in both) == b**2


def test_intervals_keep_epsilon():
    rng = np.random.default_rng(6)
    for epsilon, delta in ((0.1, 1), (1, 3), (2, 0.5)):
        mechanism = dp.Laplace(epsilon=epsilon, sensitivity=delta)
        assert math.isclose(mechanism.scale, delta / epsilon)
        assert math.isclose(mechanism.variance, 2 * mechanism.scale**2)
        ends = np.sort(rng.normal(0, 3 * mechanism.scale, size=(500, 2)))
        here, there = (np.diff(mechanism.cdf(ends - f))[:, 0] for f in (0, delta))
        assert (here <= math.exp(epsilon) * there * (1 + 1e-9)).all()


@pytest.mark.parametrize(("a", "b"), [(0, 5), (-2, 5), (2, 5), (-5, -1)])
@pytest.mark.parametrize("relation", ["membership", "edit"])
def test_sensitivities_are_those_of_all_neighbours(a, b, relation):
    values = (a, a + 1, b)
    rows = [(v, c) for v in values for c in (0, 1)]
    joining = relation == "membership"
    data = dp.data_sets(values, range(4) if joining else (1, 2, 3))
    some = dp.data_sets(rows, range(3) if joining else 2)
    assert BRUTE(sum, data, relation) == dp.sensitivity.bounded_sum(a, b, relation)
    assert BRUTE(lambda x: sum(v for v, c in x if c), some, relation) == dp.sensitivity.bounded_sum(
        a, b, relation, condition=True
    )
    assert BRUTE(len, data, relation) == dp.sensitivity.count(relation, condition=False)
    assert BRUTE(lambda x: x.count(b), data, relation) == 1
    bins = BRUTE(lambda x: [x.count(v) for v in values], data, relation)
    assert bins == dp.sensitivity.histogram(relation)


def test_means_have_the_sensitivities_of_the_table():
    B = 6
    for n in (1, 2, 3, 4):
        assert BRUTE(mean, dp.data_sets((0, 2, B), n), "edit") == Fraction(B, n)
        joined = dp.data_sets((0, 2, B), (n, n + 1))
        assert BRUTE(mean, joined, "membership") == Fraction(B, n + 1)
    assert BRUTE(mean, dp.data_sets((0, 2, B), (1, 2, 3, 4)), "membership") == Fraction(B, 2)


def test_a_clamp_bounds_what_an_edit_moves():
    data = dp.data_sets((-100, 3, 100), 1)
    assert BRUTE(lambda x: min(max(x[0], 0), 6), data, "edit") == 6


@pytest.mark.parametrize(("relation", "most"), [("membership", 1), ("edit", 2)])
def test_one_person_moves_one_bin_and_by_an_edit_two(relation, most):
    def bins(x):
        return tuple(sum(2**k <= v < 2 ** (k + 1) for v in x) for k in range(4))

    pairs = dp.neighbouring_pairs(dp.data_sets((1, 3, 9), range(4)), relation)
    moved = (zip(bins(x), bins(y), strict=True) for x, y in pairs)
    assert max(sum(abs(a - b) for a, b in each) for each in moved) == most
    # Without noise the largest bin tells whether the richest person is there.
    assert bins((1, 1, 9)) != bins((1, 1))
    assert max(bins((1, 1, 9))[3:]) == 1


@pytest.mark.parametrize("epsilon", [0.1, 0.5, 1.0, 2.0])
@pytest.mark.parametrize("sensitivity", [1, 3])
def test_accuracy_and_variance_are_those_of_the_density(epsilon, sensitivity):
    noise, scale = dp.Laplace(epsilon=epsilon, sensitivity=sensitivity), sensitivity / epsilon
    assert math.isclose(noise.accuracy(), scale * math.log(3))
    for t, chance in [(noise.accuracy(), 2 / 3)] + [(noise.accuracy(c), c) for c in (0.5, 0.95)]:
        assert math.isclose(noise.cdf(t) - noise.cdf(-t), chance)
    z = np.linspace(-40 * scale, 40 * scale, 400_001)
    second = (z**2 * noise.density(z)).sum() * (z[1] - z[0])
    assert math.isclose(second, 2 * scale**2, rel_tol=1e-6)


def test_a_hundred_counts_need_four_times_the_reach_of_one():
    single = dp.Laplace(epsilon=1, sensitivity=1)
    assert single.accuracy((2 / 3) ** (1 / 100)) > 4 * single.accuracy()


def test_local_noise_has_n_times_the_central_variance():
    rng, B, epsilon = np.random.default_rng(20), 100, 3
    own = dp.Laplace(epsilon=epsilon, sensitivity=B, neighbourhood="edit")
    for n in (4, 25, 100):
        salaries = rng.uniform(0, B, size=n)
        office = dp.Laplace(
            epsilon=epsilon,
            sensitivity=dp.sensitivity.mean(0, B, "edit", people=n),
            neighbourhood="edit",
        )
        assert math.isclose(own.variance / n, 2 * B**2 / (epsilon**2 * n))
        assert math.isclose(office.variance, 2 * B**2 / (epsilon**2 * n**2))
        apart = salaries.mean() + own.noise((20_000, n), rng=rng).mean(axis=1)
        central = salaries.mean() + office.noise(20_000, rng=rng)
        assert 0.85 < apart.var() / central.var() / n < 1.15


def test_other_answers_need_less_noise_than_laplace():
    for level in (0.1, 1, 3):  # for a bit, randomised response
        flips = dp.RandomisedResponse(flip_probability=1 / (1 + math.exp(level)))
        assert flips.variance(1) < dp.Laplace(epsilon=level, sensitivity=1).variance / 2
    # One bit, 1 with probability p + (1 - 2p)v/B, has a variance of at most B²/4(1 - 2p)² a person.
    for level, better in ((0.1, True), (1, True), (3, False)):
        p = 1 / (1 + math.exp(level))
        assert (1 / (4 * (1 - 2 * p) ** 2) < 2 / level**2) == better
    won = [  # for a large ε the staircase wins more and more
        dp.Laplace(epsilon=level, sensitivity=1).variance
        / dp.mechanisms.Staircase(epsilon=level, sensitivity=1).variance
        for level in (3, 6, 10)
    ]
    assert won[0] > 1.3
    assert won[1] > 2.7
    assert won[2] > 8


def test_smooth_sensitivity_is_what_walking_finds_and_changes_slowly():
    beta, by_walking = 0.5, {}
    for x in itertools.combinations_with_replacement(LEVELS, 3):
        within, best = {x}, local(x)
        for k in range(1, 4):
            within = set().union(*map(edits, within))
            best = max(best, math.exp(-beta * k) * max(map(local, within)))
        by_walking[x] = best
        assert math.isclose(best, smooth_sensitivity(x, low=0, high=10, smoothness=beta))
        assert best >= local(x) == median_local_sensitivity(x, low=0, high=10)
    for x, best in by_walking.items():
        for y in edits(x):
            assert best <= math.exp(beta) * by_walking[y] * (1 + 1e-12)
    assert dp.are_neighbours(CALM, JUMPY, "edit")


def test_the_number_of_edits_differs_by_at_most_one_between_neighbours(page):
    triples = list(itertools.product((0, 40, 50, 100), repeat=3))
    for x in triples:
        assert page.most_moved(x, 0) == median_local_sensitivity(x, low=0, high=100)
    far = {(x, c): edits_until(page, x, c) for x in triples for c in (5, 10, 50)}
    for x, y in itertools.product(triples, repeat=2):
        if dp.are_neighbours(x, y, "edit"):
            assert all(abs(far[x, c] - far[y, c]) <= 1 for c in (5, 10, 50))
    for bound in (1, 2, 10):
        found = edits_until(page, page.salaries, bound)
        assert found == median_distance(page.salaries, low=0, high=100, bound=bound)


def test_a_proposal_is_answered_as_often_as_promised(page, monkeypatch):
    """A wrong one with probability δ; one edit from the trouble, with δ e^(ε/2)."""
    propose = page.propose_test_release
    monkeypatch.setitem(propose.__globals__, "rng", np.random.default_rng(31))
    for data, chance, off in ((JUMPY, 0.05, 0.006), (CALM, 0.05 * math.exp(1 / 2), 0.008)):
        runs = [propose(data, 99, delta=0.05) != "no answer" for _ in range(20_000)]
        assert abs(np.mean(runs) - chance) < off
    far = [propose([50] * 41, 2, epsilon=2, delta=0.05) for _ in range(4000)]
    assert abs(np.std(far) / (math.sqrt(2) * 2) - 1) < 0.15  # scale 2/(ε/2) = 2
