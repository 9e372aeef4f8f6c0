"""The private median: its smooth sensitivity by brute force, its guarantee on a grid of data."""

import itertools
import math

import numpy as np
import pytest
from bad_input import (
    NO_GENERATOR,
    NO_NUMBERS,
    NO_RECORDS,
    NOT_FINITE,
    NOT_INSIDE_ZERO_ONE,
    NOT_POSITIVE,
    refuses,
)
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import kstest

from dpedu import SmoothMedian
from dpedu.mechanisms.median import (
    laplace_smoothness,
    median_local_sensitivity,
    smooth_sensitivity,
)

LEVELS = [0, 3, 4, 9, 10]
DATA = [*itertools.combinations_with_replacement(LEVELS, 3)]


def edits(data):
    """All data sets that differ from these in one value."""
    for place in range(len(data)):
        for value in LEVELS:
            yield tuple(sorted((*data[:place], value, *data[place + 1 :])))


# Exact ------------------------------------------------------------------------------------------


def test_the_local_sensitivity_within_k_edits_is_that_of_all_data_so_near():
    for data in DATA:
        reachable = {data}
        for distance in range(4):
            found = max(abs(sorted(x)[1] - sorted(y)[1]) for x in reachable for y in edits(x))
            assert median_local_sensitivity(data, low=0, high=10, distance=distance) == found
            reachable |= {y for x in reachable for y in edits(x)}


@given(
    st.lists(st.integers(0, 30), min_size=1, max_size=31).filter(lambda x: len(x) % 2 == 1),
    st.sampled_from([0.01, 0.1, 0.5, 2]),
)
@settings(max_examples=200)
def test_the_smooth_sensitivity_is_the_maximum_over_all_distances(values, beta):
    expected = max(
        math.exp(-beta * k) * median_local_sensitivity(values, low=0, high=30, distance=k)
        for k in range(len(values) + 1)
    )
    found = smooth_sensitivity(values, low=0, high=30, smoothness=beta)
    assert found == pytest.approx(expected, rel=1e-12)


@pytest.mark.parametrize("beta", [0.05, 0.3, 1])
def test_it_bounds_the_local_sensitivity_and_is_smooth(beta):
    smooth = {data: smooth_sensitivity(data, low=0, high=10, smoothness=beta) for data in DATA}
    for data in DATA:
        assert smooth[data] >= median_local_sensitivity(data, low=0, high=10)
        for other in edits(data):
            assert smooth[data] <= math.exp(beta) * smooth[other] * (1 + 1e-12)


def releases(mechanism):
    """Centre and scale of the noisy median, for every data set of the grid."""
    return {data: (sorted(data)[1], mechanism.scale(data)) for data in DATA}


@pytest.mark.parametrize("epsilon", [0.2, 1, 4])
def test_cauchy_noise_gives_pure_privacy(epsilon):
    mechanism = SmoothMedian(epsilon=epsilon, low=0, high=10)
    places = releases(mechanism)
    z = np.concatenate([np.linspace(-30, 40, 2000), -np.geomspace(30, 1e9), np.geomspace(40, 1e9)])

    def log_density(centre, scale):
        return -np.log(scale) - np.log1p(((z - centre) / scale) ** 2)

    worst = max(
        float((log_density(*places[data]) - log_density(*places[other])).max())
        for data in DATA
        for other in edits(data)
        if other != data
    )
    assert worst <= epsilon
    assert worst > 0.4 * epsilon  # the claim is not empty


@pytest.mark.parametrize(("epsilon", "delta"), [(1, 1e-3), (0.5, 0.01), (3, 1e-6)])
def test_laplace_noise_gives_approximate_privacy(epsilon, delta):
    mechanism = SmoothMedian(epsilon=epsilon, delta=delta, low=0, high=10)
    places = releases(mechanism)
    grid = np.linspace(-400, 400, 40_001)

    def density(centre, scale):
        return np.exp(-np.abs(grid - centre) / scale) / (2 * scale)

    rows = {data: density(*place) for data, place in places.items()}
    worst = max(
        float(np.maximum(rows[data] - math.exp(epsilon) * rows[other], 0).sum())
        for data in DATA
        for other in edits(data)
        if other != data
    ) * (grid[1] - grid[0])
    assert worst <= delta


@pytest.mark.parametrize(("epsilon", "delta"), [(1, 1e-6), (0.1, 1e-3), (5, 1e-9)])
def test_the_smoothness_is_what_two_laplace_densities_say(epsilon, delta):
    beta = laplace_smoothness(epsilon, delta)
    # δ of a shrunk scale, integrated: the wide density is 1, the narrow one e^β times as steep.
    z = np.linspace(0, 200 / min(1, epsilon), 4_000_001)
    wide, narrow = np.exp(-z) / 2, math.exp(beta) * np.exp(-z * math.exp(beta)) / 2
    excess = 2 * np.maximum(wide - math.exp(epsilon / 2) * narrow, 0).sum() * (z[1] - z[0])
    assert excess == pytest.approx(delta, rel=1e-3)
    assert laplace_smoothness(100, 0.5) <= 50


def test_a_bad_choice_of_noise_would_show():
    # The local sensitivity itself as the scale: for these neighbours the noise is 0 for one.
    assert median_local_sensitivity([0, 0, 0], low=0, high=10) == 0
    assert median_local_sensitivity([0, 0, 10], low=0, high=10) == 10
    assert SmoothMedian(epsilon=1, low=0, high=10).scale([0, 0, 0]) > 5


def test_noise_shrinks_with_the_number_of_people():
    rng = np.random.default_rng(4)
    mechanism = SmoothMedian(epsilon=1, delta=1e-6, low=0, high=100)
    scales = [mechanism.scale(rng.normal(40, 5, n)) for n in (101, 1001, 10_001, 100_001)]
    assert scales == sorted(scales, reverse=True)
    assert scales[-1] < 0.01 * scales[0]


# Statistical: false alarms at most 1e-6 a test --------------------------------------------------


@pytest.mark.parametrize(("delta", "name"), [(0, "cauchy"), (1e-5, "laplace")])
def test_releases_have_the_stated_noise(delta, name):
    mechanism = SmoothMedian(epsilon=1, delta=delta, low=0, high=10)
    rng, data = np.random.default_rng(17), [9, 3, 4]
    sample = [mechanism.release(data, rng=rng) for _ in range(4000)]
    standard = (np.array(sample) - 4) / mechanism.scale(data)
    assert kstest(standard, name).pvalue > 1e-6
    assert kstest(standard * 2, name).pvalue < 1e-9
    assert kstest(standard / 2, name).pvalue < 1e-9


# Bad input --------------------------------------------------------------------------------------


def test_bad_arguments_are_refused_by_name():
    good = {"epsilon": 1, "delta": 0, "low": 0, "high": 10}
    mechanism, rng = SmoothMedian(**good), np.random.default_rng(0)
    for name, values in [
        ("epsilon", NOT_POSITIVE),
        ("delta", [*NO_NUMBERS, -1, 1, 2, math.inf]),
        ("low", [*NOT_FINITE, 10, 11]),
        ("high", [*NOT_FINITE, 0, -1]),
    ]:
        refuses(lambda v, n=name: SmoothMedian(**{**good, n: v}), name, values)
    bad = [*NO_RECORDS, [1, 2], [[1, 2, 3]], 4]
    refuses(mechanism.scale, "values", bad)
    refuses(lambda v: mechanism.release(v, rng=rng), "values", bad)
    refuses(lambda v: mechanism.release([1], rng=v), "rng", NO_GENERATOR)
    for function, extra in [
        (smooth_sensitivity, {"smoothness": 1}),
        (median_local_sensitivity, {}),
    ]:
        refuses(lambda v, f=function, e=extra: f(v, low=0, high=1, **e), "values", bad)
        refuses(lambda v, f=function, e=extra: f([1], low=v, high=1, **e), "low", [*NOT_FINITE, 1])
        refuses(lambda v, f=function, e=extra: f([1], low=0, high=v, **e), "high", [*NOT_FINITE, 0])
    refuses(lambda v: smooth_sensitivity([1], low=0, high=1, smoothness=v), "smooth", NOT_POSITIVE)
    refuses(
        lambda v: median_local_sensitivity([1], low=0, high=1, distance=v),
        "distance",
        [*NO_NUMBERS, -1, 0.5, math.inf],
    )
    refuses(lambda v: laplace_smoothness(v, 0.1), "epsilon", NOT_POSITIVE)
    refuses(lambda v: laplace_smoothness(1, v), "delta", NOT_INSIDE_ZERO_ONE)
