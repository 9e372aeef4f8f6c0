"""Membership: moments exactly on the smallest pools, then the area that theory promises."""

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest
from bad_input import NOT_AT_LEAST_ONE_WHOLE, refuses

from dpedu import data
from dpedu.attacks.membership import (
    auc,
    distance_scores,
    expected_auc,
    pool_frequencies,
    product_scores,
)


def score(y, m, p):
    return (y - p) * (m - p) / (p * (1 - p))


@pytest.mark.parametrize("people", [1, 2, 3])
@pytest.mark.parametrize("p", [Fraction(1, 2), Fraction(1, 5)])
def test_moments_of_one_site_exactly(people, p):
    """Mean 1/(2k) for participants, 0 for others; the others' variance is 1/(4k)."""
    chance = {0: (1 - p) ** 2, 1: 2 * p * (1 - p), 2: p**2}
    inside = outside = square = Fraction(0)
    for pool in itertools.product(chance, repeat=people):
        weight = math.prod(chance[copies] for copies in pool)
        m = Fraction(sum(pool), 2 * people)
        inside += weight * score(Fraction(pool[0], 2), m, p)
        for copies, other in chance.items():
            outside += weight * other * score(Fraction(copies, 2), m, p)
            square += weight * other * score(Fraction(copies, 2), m, p) ** 2
    assert inside == Fraction(1, 2 * people)
    assert outside == 0
    assert square == Fraction(1, 4 * people)


def test_scores_are_sums_over_sites():
    rng = np.random.default_rng(3)
    p = rng.uniform(0.1, 0.9, 40)
    people, m = rng.integers(0, 3, (7, 40)), rng.uniform(0, 1, 40)
    y = people / 2
    expected = score(y, m, p).sum(axis=1)
    assert product_scores(people, m, p) == pytest.approx(expected)
    closer = np.abs(y - p) - np.abs(y - m)
    expected = closer.mean(axis=1) / (closer.std(axis=1, ddof=1) / math.sqrt(40))
    assert distance_scores(people, m, p) == pytest.approx(expected)


def test_known_pools():
    assert pool_frequencies([[0, 1, 2], [1, 1, 2]]).tolist() == [0.25, 0.5, 1]
    p = np.array([0.3, 0.6])
    assert distance_scores([[0, 1]], p, p).tolist() == [0]  # a pool like everybody tells nothing
    assert distance_scores([[0, 0]], [0, 0], [0.5, 0.5]).tolist() == [math.inf]
    assert product_scores([[0, 1]], p, p).tolist() == [0]


def test_parts_are_as_good_as_the_whole(monkeypatch):
    rng = np.random.default_rng(2)
    people, p = rng.integers(0, 3, (50, 20)), rng.uniform(0.2, 0.8, 20)
    whole = distance_scores(people, p[::-1], p)
    monkeypatch.setattr("dpedu.attacks.membership.ROWS", 60)
    assert (distance_scores(people, p[::-1], p) == whole).all()


@pytest.mark.parametrize("seed", range(10))
def test_the_area_counts_pairs(seed):
    rng = np.random.default_rng(seed)
    ours, others = rng.integers(0, 6, 9), rng.integers(0, 6, 7)
    pairs = [(a > b) + (a == b) / 2 for a in ours for b in others]
    assert auc(ours, others) == pytest.approx(np.mean(pairs))
    assert auc(ours, others) + auc(others, ours) == pytest.approx(1)


@pytest.mark.parametrize(("sites", "people"), [(300, 400), (2000, 500), (5000, 500)])
def test_participants_are_told_apart_as_theory_says(sites, people):
    rng = np.random.default_rng(sites)
    frequencies = data.allele_frequencies(sites, rng=rng)
    study, others = (data.genomes(people, frequencies, rng=rng) for _ in range(2))
    pool = pool_frequencies(study)
    theory = expected_auc(sites, people)
    by_product = auc(
        product_scores(study, pool, frequencies), product_scores(others, pool, frequencies)
    )
    # The variance of an area is at most AUC (1 − AUC) / n; 6 deviations, and 0.01 for the normal
    # approximation.
    reach = 6 * math.sqrt(theory * (1 - theory) / people) + 0.01
    assert abs(by_product - theory) < reach
    by_distance = auc(
        distance_scores(study, pool, frequencies), distance_scores(others, pool, frequencies)
    )
    assert by_distance > 0.5
    if theory > 0.95:
        assert by_product > 0.9
        assert by_distance > 0.9


def test_theory_at_its_edges():
    assert expected_auc(1, 10**12) == pytest.approx(0.5, abs=1e-5)
    assert expected_auc(10**6, 10) == 1
    assert expected_auc(33, 10) > 0.9 > expected_auc(32, 10)


def test_bad_arguments_are_refused_by_name():
    p = [0.5, 0.5]
    people = [
        None,
        [],
        [[]],
        [0, 1],
        [[3, 0]],
        [[-1, 0]],
        [[0.5, 1]],
        [["a", "b"]],
        [[True, False]],
    ]
    refuses(pool_frequencies, "genomes", people)
    for call in (distance_scores, product_scores):
        refuses(lambda v, f=call: f(v, p, p), "genomes", people)
        bad = [None, [], [0.5], [[0.5, 0.5]], ["a", "b"], [0.5, math.nan]]
        refuses(lambda v, f=call: f([[0, 1]], v, p), "pool", bad)
        refuses(lambda v, f=call: f([[0, 1]], p, v), "population", [*bad, [0.5, 1.5], 0.5])
    refuses(lambda v: product_scores([[0, 1]], p, v), "population", [[0, 0.5], [1, 0.5]])
    refuses(lambda v: distance_scores([[0]], [0.5], v), "population", [[0.5]])
    refuses(lambda v: auc(v, [1]), "inside", [[], [math.nan], None, "a"])
    refuses(lambda v: auc([1], v), "outside", [[], [math.nan], None, "a"])
    refuses(lambda v: expected_auc(v, 5), "sites", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: expected_auc(5, v), "people", NOT_AT_LEAST_ONE_WHOLE)


def test_infinite_scores_have_a_rank_too():
    ends = [-math.inf, -1e308, 0, 1e308, math.inf]
    for ours, others in itertools.product(itertools.product(ends, repeat=2), repeat=2):
        pairs = [(a > b) + (a == b) / 2 for a in ours for b in others]
        assert auc(ours, others) == np.mean(pairs)
    # All sites say the same of these people, so their distances are infinite.
    told = distance_scores([[2, 2], [0, 0]], [0.9, 0.9], [0.5, 0.5])
    assert auc(told[:1], told[1:]) == 1 == auc([told[0]], [5])
