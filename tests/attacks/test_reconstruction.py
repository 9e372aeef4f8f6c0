"""Reconstruction: exact answers give every bit; errors of order √n and above protect."""

import itertools
import math

import numpy as np
import pytest
from bad_input import NO_GENERATOR, NOT_AT_LEAST_ONE_WHOLE, NOT_AT_LEAST_ZERO, refuses
from scipy import stats

from dpedu.attacks.membership import pool_frequencies
from dpedu.attacks.reconstruction import least_squares, linear_program, subset_queries


def least_total(queries, answers):
    return linear_program(queries, answers, error="total")


METHODS = [least_squares, linear_program, least_total]


@pytest.mark.parametrize("method", METHODS)
def test_every_secret_of_three_bits_follows_from_its_exact_counts(method):
    masks = np.array([[1, 0, 0], [1, 1, 0], [0, 1, 1], [1, 1, 1]])
    for bits in itertools.product((0, 1), repeat=3):
        assert method(masks, masks @ bits).tolist() == list(bits)
        assert method(masks.astype(bool), masks @ bits).tolist() == list(bits)


@pytest.mark.parametrize("method", METHODS)
def test_errors_below_half_do_not_matter(method):
    rng = np.random.default_rng(1)
    bits = rng.integers(0, 2, 40)
    masks = subset_queries(40, 200, rng=rng)
    assert (method(masks, masks @ bits + rng.uniform(-0.4, 0.4, 200)) == bits).all()


def test_least_squares_in_parts_is_the_fit_of_all(monkeypatch):
    rng = np.random.default_rng(2)
    masks, answers = subset_queries(30, 90, rng=rng), rng.uniform(0, 30, 90)
    fit = np.linalg.lstsq(masks.astype(float), answers, rcond=None)[0]
    monkeypatch.setattr("dpedu.attacks.reconstruction.CELLS", 100)
    assert (least_squares(masks, answers) == (fit > 0.5)).all()


def test_too_few_questions_leave_the_rest_open():
    bits = np.array([1, 1, 0, 0, 1, 0])
    masks = np.eye(6, dtype=int)[:2]
    for method in METHODS:
        assert (method(masks, masks @ bits)[:2] == bits[:2]).all()


def share_found(method, width, seeds, people=128):
    """The mean share of bits, from 4n counts with errors uniform within ±width·√n."""
    shares = []
    for seed in range(seeds):
        rng = np.random.default_rng(seed)
        bits = rng.integers(0, 2, people)
        masks = subset_queries(people, 4 * people, rng=rng)
        reach = width * math.sqrt(people)
        answers = masks @ bits + rng.uniform(-reach, reach, 4 * people)
        shares.append((method(masks, answers) == bits).mean())
    return np.mean(shares)


def test_least_squares_finds_nearly_all_or_next_to_nothing():
    assert share_found(least_squares, 1 / 3, 20) > 0.95
    assert share_found(least_squares, 6, 20) < 0.6


def any_that_fit(width, people=128):
    """The first such attack: it knows the bound of the errors, and takes any shares that fit."""
    return lambda masks, answers: linear_program(masks, answers, within=width * math.sqrt(people))


def test_linear_programming_that_asks_for_the_total_or_any_fit_is_no_better():
    for method in (least_total, any_that_fit(1 / 3)):
        assert 0.9 < share_found(method, 1 / 3, 10) < 0.98
    for method in (least_total, any_that_fit(6)):
        assert share_found(method, 6, 20) < 0.6


def test_the_least_largest_error_finds_more_where_errors_are_bounded():
    assert share_found(linear_program, 1 / 3, 10) > 0.99
    # More than the others, whatever its size: it knows that all errors have one bound.
    assert 0.6 < share_found(linear_program, 6, 20) < 0.7


def test_a_few_huge_errors_fool_all_but_the_total():
    rng = np.random.default_rng(3)
    bits = rng.integers(0, 2, 40)
    masks = subset_queries(40, 200, rng=rng)
    answers = masks @ bits + 500.0 * (rng.random(200) < 0.1)
    assert (least_total(masks, answers) == bits).all()
    assert (linear_program(masks, answers) == bits).mean() < 0.8
    assert (least_squares(masks, answers) == bits).mean() < 0.8


def test_what_fits_is_found_and_what_does_not_is_refused():
    masks = np.array([[1, 0, 0], [1, 1, 0], [0, 1, 1], [1, 1, 1]])
    for bits in itertools.product((0, 1), repeat=3):
        assert linear_program(masks, masks @ bits, within=0).tolist() == list(bits)
    refuses(lambda v: linear_program([[1, 0]], [5], within=v), "within", [0, 1, 3.9])
    assert linear_program([[1, 0]], [5], within=4)[0] == 1


def test_groups_are_fair():
    masks = subset_queries(100, 1000, rng=np.random.default_rng(9))
    assert masks.shape == (1000, 100)
    assert masks.dtype == bool
    assert stats.binomtest(int(masks.sum()), masks.size, 0.5).pvalue > 1e-6
    by_person = masks.sum(axis=0)
    assert stats.chi2.sf(((by_person - 500) ** 2 / 250).sum(), 100) > 1e-6


@pytest.mark.parametrize("method", METHODS)
def test_bad_arguments_are_refused_by_name(method):
    bad = [None, [], [[]], [1, 0], [[2, 0]], [[0.5, 1]], [["a", "b"]], [[1, 0], [0, 1]]]
    refuses(lambda v: method(v, [1]), "must", bad)
    refuses(lambda v: method(v, [1]), "queries", bad[:-1])
    bad = [None, [], [1, 2], 1, ["a"], [math.nan], [math.inf], [[1]], [True]]
    refuses(lambda v: method([[1, 0]], v), "answers", bad)


def test_bad_choices_are_refused_by_name():
    refuses(lambda v: linear_program([[1]], [1], error=v), "error", [None, "least", 1, ["total"]])
    bad = [v for v in NOT_AT_LEAST_ZERO if v is not None]
    refuses(lambda v: linear_program([[1]], [1], within=v), "within", bad)


def test_bad_sizes_are_refused_by_name():
    rng = np.random.default_rng(1)
    refuses(lambda v: subset_queries(v, 5, rng=rng), "people", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: subset_queries(5, v, rng=rng), "queries", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: subset_queries(5, 5, rng=v), "rng", NO_GENERATOR)


def test_masked_arrays_are_refused():
    masked = np.ma.array([[1, 0]], mask=[[0, 1]])
    with pytest.raises(TypeError, match="queries must not be masked"):
        least_squares(masked, [1])
    with pytest.raises(TypeError, match="genomes must not be masked"):
        pool_frequencies(masked)
