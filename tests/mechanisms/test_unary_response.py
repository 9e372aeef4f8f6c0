"""Unary randomised response: exact on small cases, then the same law from both ways of drawing."""

import math
from fractions import Fraction

import numpy as np
import pytest
from bad_input import (
    NO_ANSWER,
    NO_GENERATOR,
    NO_PROBABILITY,
    NOT_AT_LEAST_ONE_WHOLE,
    NOT_AT_LEAST_ZERO,
    refuses,
)
from scipy.stats import binom, chi2

from dpedu import UnaryRandomisedResponse

PAIRS = [(Fraction(1, 2), Fraction(1, 4)), (Fraction(3, 4), Fraction(1, 4)), (1, Fraction(1, 2))]


def small(p, q, k=2):
    return UnaryRandomisedResponse(categories=k, own_probability=p, other_probability=q)


# Exact ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("p", "q"), PAIRS)
@pytest.mark.parametrize("k", [2, 3])
def test_epsilon_is_that_of_the_table(p, q, k):
    response = small(p, q, k)
    assert response.channel().is_exact
    assert response.channel().epsilon("edit") == pytest.approx(response.epsilon(), abs=1e-14)


@pytest.mark.parametrize(("p", "q"), PAIRS)
def test_estimates_are_unbiased_with_the_stated_variance(p, q):
    response = small(p, q)
    table = response.channel().local(2)
    for data in table.inputs:
        mean, square = Fraction(0), Fraction(0)
        for rows, chance in zip(table.outputs, table.row(data), strict=True):
            value = response.estimate(np.array(rows)).value
            mean, square = mean + chance * value, square + chance * value**2
        for category in range(2):
            share = Fraction(data.count(category), 2)
            assert mean[category] == share
            assert square[category] - share**2 == response.variance(2, share=share)


@pytest.mark.parametrize("epsilon", [0.1, 1, 6])
def test_both_forms_are_as_private_as_asked(epsilon):
    for make in (UnaryRandomisedResponse.symmetric, UnaryRandomisedResponse.optimised):
        assert make(epsilon, categories=5).epsilon() == pytest.approx(epsilon, abs=1e-12)
        assert make(epsilon, categories=5).guarantee().neighbourhood == "edit"
    symmetric = UnaryRandomisedResponse.symmetric(epsilon, categories=5)
    optimised = UnaryRandomisedResponse.optimised(epsilon, categories=5)
    assert optimised.variance(1, share=0) <= symmetric.variance(1, share=0)


def test_known_answers():
    # Wang, Blocki, Li and Jha 2017: 4e^ε/(e^ε − 1)² at ε = 1.
    response = UnaryRandomisedResponse.optimised(1, categories=128)
    assert response.variance(1, share=0) == pytest.approx(3.6826943768311695, abs=1e-12)
    assert small(1, 0).epsilon() == math.inf
    assert small(0.5, 0.5).epsilon() == 0


# Statistical: false alarms at most 1e-6 a test --------------------------------------------------


@pytest.mark.parametrize("name", ["symmetric", "optimised"])
def test_rows_and_counts_follow_the_stated_probabilities(name):
    response = getattr(UnaryRandomisedResponse, name)(1, categories=6)
    data = np.repeat(np.arange(6), [60_000, 30_000, 9_000, 900, 90, 10])
    p, q = float(response.own_probability), float(response.other_probability)
    rows = response.release(data, rng=np.random.default_rng(21))
    assert rows.shape == (100_000, 6)
    for category in range(6):
        for own, chance in ((True, p), (False, q)):
            bits = rows[(data == category) == own, category]
            found, size = int(bits.sum()), bits.size
            assert binom.ppf(4e-8, size, chance) <= found <= binom.isf(4e-8, size, chance)
    # Bits of one row are independent: chi-square of two columns within one category.
    pair = rows[data == 0][:, [1, 2]] @ [2, 1]
    expected = 60_000 * np.outer([1 - q, q], [1 - q, q]).ravel()
    found = np.bincount(pair, minlength=4)
    assert ((found - expected) ** 2 / expected).sum() < chi2.isf(1e-7, 3)


def test_counts_alone_have_the_law_of_column_sums():
    response, rng = UnaryRandomisedResponse.optimised(0.8, categories=3), np.random.default_rng(8)
    data = np.array([0] * 7 + [1] * 3)
    draws = 8_000
    fast = np.array([response.release_counts(data, rng=rng) for _ in range(draws)])
    slow = np.array([response.release(data, rng=rng).sum(axis=0) for _ in range(draws)])
    q, p = float(response.other_probability), float(response.own_probability)
    for category, own in enumerate((7, 3, 0)):
        law = np.convolve(binom.pmf(np.arange(own + 1), own, p),
                          binom.pmf(np.arange(11 - own), 10 - own, q))  # fmt: skip
        cells = law * draws > 20
        for sample in (fast, slow):
            found = np.bincount(sample[:, category], minlength=11)
            statistic = ((found - draws * law)[cells] ** 2 / (draws * law)[cells]).sum()
            assert statistic < chi2.isf(1e-7, cells.sum())


def test_estimates_come_near_the_truth():
    response, rng = UnaryRandomisedResponse.optimised(1, categories=20), np.random.default_rng(5)
    data = rng.integers(0, 20, 50_000) // 2
    truth = np.bincount(data, minlength=20) / 50_000
    for estimate in (
        response.estimate(response.release(data, rng=rng)),
        response.estimate_from_counts(response.release_counts(data, rng=rng), people=50_000),
    ):
        errors = np.abs(estimate.value.astype(float) - truth)
        assert errors.max() < 6 * estimate.standard_error
        assert errors.max() > 0.5 * estimate.standard_error  # and there is noise


# Bad input --------------------------------------------------------------------------------------


def test_bad_arguments_are_refused_by_name():
    good = {"categories": 3, "own_probability": 0.5, "other_probability": 0.2}
    response, rng = UnaryRandomisedResponse(**good), np.random.default_rng(0)
    for name, values in [
        ("categories", [*NOT_AT_LEAST_ONE_WHOLE, 1]),
        ("own_probability", NO_PROBABILITY),
        ("other_probability", [*NO_PROBABILITY, 0.6]),
    ]:
        refuses(lambda v, n=name: UnaryRandomisedResponse(**{**good, n: v}), name, values)
    for make in (UnaryRandomisedResponse.symmetric, UnaryRandomisedResponse.optimised):
        refuses(lambda v, m=make: m(v, categories=3), "epsilon", NOT_AT_LEAST_ZERO)
        refuses(lambda v, m=make: m(1, categories=v), "categories", [*NOT_AT_LEAST_ONE_WHOLE, 1])
    bad = [*NO_ANSWER, [3], [-1], [0.5], [[0, 1]], 1]
    refuses(lambda v: response.release(v, rng=rng), "data", bad)
    refuses(lambda v: response.release_counts(v, rng=rng), "data", bad)
    refuses(lambda v: response.release([0], rng=v), "rng", NO_GENERATOR)
    refuses(lambda v: response.release_counts([0], rng=v), "rng", NO_GENERATOR)
    refuses(
        response.estimate, "rows", [[], [0, 1, 1], [[0, 1]], [[0, 1, 2]], [[0.0, 1.0, 1.0]], None]
    )
    refuses(
        lambda v: response.estimate_from_counts(v, people=5),
        "counts",
        [[], [1, 2], [1, 2, 6], [-1, 0, 0], [1.0, 2, 3], None, 3, "abc"],
    )
    refuses(
        lambda v: response.estimate_from_counts([0, 0, 0], people=v),
        "people",
        NOT_AT_LEAST_ONE_WHOLE,
    )
    refuses(lambda v: response.variance(v, share=0), "people", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: response.variance(1, share=v), "share", NO_PROBABILITY)
    for own in (0, Fraction(1, 5), 0.3):  # "between 0 and 0" did not say why
        said = f"other_probability must be at most own_probability, {own}, got"
        refuses(lambda v, own=own: small(own, v), said, [0.31, 1])
    useless = UnaryRandomisedResponse(categories=2, own_probability=0.5, other_probability=0.5)
    refuses(lambda v: useless.variance(v, share=0), "other_probability must be below", [3])
    large = UnaryRandomisedResponse.optimised(1, categories=11)
    refuses(lambda _: large.channel(), "categories must be at most 10", [0])
