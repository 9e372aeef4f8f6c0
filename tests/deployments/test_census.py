"""A census in two levels: projections by brute force, its bias exactly, and the published ε."""

import functools
import itertools
import math
from fractions import Fraction

import numpy as np
import pytest
from bad_input import (
    NO_GENERATOR,
    NO_NAME,
    NO_WHOLE_ANSWER,
    NOT_INSIDE_ZERO_ONE,
    NOT_POSITIVE,
    refuses,
)
from scipy.stats import chi2

from dpedu import DiscreteGaussian, Guarantee, data
from dpedu.deployments import PUBLISHED
from dpedu.deployments.census import Tables, TopDown, post_process, tabulate
from dpedu.privacy.audit import audit
from dpedu.privacy.composition import composed_zcdp, sequential, zcdp_epsilon, zcdp_rho

GOOD = {"rho": 0.5, "delta": 1e-6, "neighbourhood": "edit"}


# Exact ------------------------------------------------------------------------------------------


def nearest_by_trial(noisy, total):
    """The least squared distance of whole numbers of at least 0 with that sum."""
    return min(
        sum((a - b) ** 2 for a, b in zip(noisy, tried, strict=True))
        for tried in itertools.product(range(total + 1), repeat=len(noisy))
        if sum(tried) == total
    )


def test_tables_are_the_nearest_that_could_be_true():
    rng = np.random.default_rng(1)
    for _ in range(150):
        total = int(rng.integers(0, 7))
        column = rng.integers(-4, 8, 3)
        found = post_process(Tables(np.array([total]), column[:, None]), people=total).regions[:, 0]
        assert found.min() >= 0
        assert found.sum() == total
        assert ((found - column) ** 2).sum() == nearest_by_trial(column, total)
        country = rng.integers(-4, 8, 3)
        top = post_process(Tables(country, np.zeros((1, 3), int)), people=total)
        assert ((top.country - country) ** 2).sum() == nearest_by_trial(country, total)
        assert (top.regions[0] == top.country).all()


def test_true_tables_stay_as_they_are():
    counts = np.random.default_rng(2).integers(0, 50, (7, 5))
    tables = post_process(Tables(counts.sum(axis=0), counts), people=int(counts.sum()))
    assert (tables.regions == counts).all()
    assert (tables.country == counts.sum(axis=0)).all()


def discrete_gaussian(sigma, reach=60):
    k = np.arange(-reach, reach + 1)
    weights = np.exp(-(k**2) / (2 * sigma**2))
    return k, weights / weights.sum()


def test_small_regions_gain_and_large_ones_lose_exactly_so_much():
    # One cell, one region with nobody and one with ten: summed over all noise of both regions.
    census = TopDown(**GOOD)
    k, chances = discrete_gaussian(float(census.region_sigma), 16)
    expected = np.zeros(2)
    for first, p in zip(k, chances, strict=True):
        for second, q in zip(k, chances, strict=True):
            noisy = Tables(np.array([10]), np.array([[first], [10 + second]]))
            expected += p * q * post_process(noisy, people=10).regions[:, 0]
    assert expected.sum() == pytest.approx(10)
    assert expected[0] > 0.5  # people in the river
    assert expected[1] < 9.5
    # Before post-processing there is no bias: the noise is even.
    assert chances @ k == pytest.approx(0, abs=1e-12)


@pytest.mark.parametrize(("neighbourhood", "entries"), [("edit", 2), ("membership", 1)])
def test_noise_and_rho_fit_together(neighbourhood, entries):
    census = TopDown(rho=0.3, delta=1e-8, neighbourhood=neighbourhood, country_share=0.25)
    parts = [entries / (2 * float(sigma) ** 2)
             for sigma in (census.country_sigma, census.region_sigma)]  # fmt: skip
    assert parts == pytest.approx([0.075, 0.225])
    assert composed_zcdp(parts) <= 0.3
    assert census.epsilon() == zcdp_epsilon(0.3, 1e-8)
    assert census.guarantee().neighbourhood == neighbourhood
    # One level alone is the discrete Gaussian mechanism for so many entries.
    twin = DiscreteGaussian(epsilon=1, delta=1e-8, sensitivity=1, entries=entries)
    alone = entries / (2 * float(twin.sigma) ** 2)
    assert twin.zcdp() == pytest.approx(alone)


def test_an_order_between_floats_is_not_rounded_down():
    census, order = TopDown(**GOOD), 2 + Fraction(1, 10**20)
    assert Fraction(census.renyi(order)) >= order * Fraction(census.zcdp())
    assert census.renyi(math.inf) == math.inf


def test_the_redistricting_data_of_2020():
    # US Census Bureau, 9 June 2021: 17.14 for persons, 2.47 for housing units, 19.61 in all.
    stated = [p for p in PUBLISHED if p.what.startswith("redistricting data 2020")]
    assert [p.epsilon for p in stated] == [17.14, 2.47]
    parts = [Guarantee(epsilon=p.epsilon, delta=p.delta, neighbourhood="edit") for p in stated]
    assert sequential(parts).epsilon == pytest.approx(19.61, abs=1e-9)
    census = TopDown.from_epsilon(17.14, delta=1e-10, neighbourhood="edit")
    assert census.rho == pytest.approx(2.555317766000976, abs=1e-6)
    assert census.guarantee().epsilon == 17.14
    # Adding the two ε is basic composition; adding the two ρ states less.
    together = composed_zcdp([census.rho, zcdp_rho(2.47, 1e-10)])
    assert zcdp_epsilon(together, 1e-10) < 19.61


# Statistical ------------------------------------------------------------------------------------


@functools.cache
def town_counts():
    """Districts of very different sizes, by age group and sex."""
    people = data.census(30_000, rng=np.random.default_rng(2020))
    regions = np.unique(people["postcode"], return_inverse=True)[1]
    cells = people["age"].to_numpy() // 20 * 2 + people["sex"].cat.codes.to_numpy()
    return tabulate(regions, cells, shape=(48, 10))


def test_measurements_have_the_stated_noise():
    census, counts = TopDown(**GOOD), town_counts()
    noisy = census.measure(counts, rng=np.random.default_rng(3))
    for errors, sigma in [(noisy.regions - counts, census.region_sigma),
                          (noisy.country - counts.sum(axis=0), census.country_sigma)]:  # fmt: skip
        statistic = (errors.astype(float) ** 2).sum() / float(sigma) ** 2
        assert chi2.ppf(1e-7, errors.size) < statistic < chi2.isf(1e-7, errors.size)


def test_released_tables_add_up_and_small_regions_pay():
    census, counts = TopDown.from_epsilon(0.5, delta=1e-10, neighbourhood="edit"), town_counts()
    rng, runs = np.random.default_rng(4), 40
    found = [census.release(counts, rng=rng) for _ in range(runs)]
    for tables in found:
        assert tables.regions.min() >= 0
        assert (tables.regions.sum(axis=0) == tables.country).all()
        assert tables.country.sum() == counts.sum()
    mean = np.mean([tables.regions for tables in found], axis=0)
    error = np.std([tables.regions for tables in found], axis=0).max() / math.sqrt(runs)
    small, large = counts < 5, counts > 500
    assert (mean - counts)[small].mean() > 5.5 * error / math.sqrt(small.sum())
    assert (mean - counts)[large].mean() < 0
    # The error in people is about the same everywhere, so the relative one is not.
    off = np.abs([tables.regions - counts for tables in found]).mean(axis=0)
    assert (off / np.maximum(counts, 1))[counts < 20].mean() > 0.5
    assert (off / np.maximum(counts, 1))[large].mean() < 0.05


@pytest.mark.parametrize("kind", [np.int64, np.uint64, object])
def test_the_number_of_people_is_kept_however_many_they_are(kind):
    census, rng = TopDown(**GOOD), np.random.default_rng(8)
    for size in [2**p + off for p in (1, 31, 39, 40, 41, 53, 62) for off in (-1, 0, 1)]:
        for row in ([size, 0], [size - 1, 1], [size // 2, size - size // 2]):
            table = np.array([row, [0, 0]], dtype=kind)
            if size <= 2**40:
                assert census.release(table, rng=rng).regions.sum() == size
                continue
            # It is public, and so this may tell it; no single count may.
            for ask in (census.release, census.measure):
                with pytest.raises(ValueError, match=rf"^counts must add up .*, got {size}$"):
                    ask(table, rng=rng)


def test_under_membership_the_number_of_people_is_noisy_too():
    census = TopDown(rho=0.1, delta=1e-6, neighbourhood="membership")
    counts, rng = town_counts(), np.random.default_rng(5)
    totals = {int(census.release(counts, rng=rng).country.sum()) for _ in range(10)}
    assert len(totals) > 3


# Audit ------------------------------------------------------------------------------------------


def draws(census, counts, rng, n, *, sabotage):
    """The regions of n releases; tall and wide tables draw the noise of all of them at once."""
    counts = np.array(counts)
    regions = census.measure(np.tile(counts, (n, 1)), rng=rng).regions.reshape(n, *counts.shape)
    if sabotage:  # noise in the country alone
        regions = np.tile(counts, (n, 1, 1))
    country = census.measure(np.tile(counts.sum(axis=0), (1, n)), rng=rng).country.reshape(n, -1)
    total = int(counts.sum())
    return np.array([
        post_process(Tables(top, below), people=total).regions.ravel()
        for top, below in zip(country, regions, strict=True)
    ])  # fmt: skip


def test_the_audit_leaves_it_in_peace_and_finds_the_sabotaged_twin():
    options = {"samples": 3_000, "rng": np.random.default_rng(6), "confidence": 1 - 1e-6,
               "delta": 1e-3}  # fmt: skip
    data, neighbour = [[3, 1], [0, 2]], [[2, 1], [1, 2]]  # somebody lives elsewhere
    census = TopDown(rho=0.05, delta=1e-3, neighbourhood="edit")
    for sabotage in (False, True):
        found = audit(
            lambda counts, rng, n, s=sabotage: draws(census, counts, rng, n, sabotage=s),
            data, neighbour, **options,
        )  # fmt: skip
        assert found.refutes(census.epsilon()) == sabotage


# Bad input --------------------------------------------------------------------------------------


def test_bad_arguments_are_refused_by_name():
    for name, values in [
        ("rho", NOT_POSITIVE),
        ("delta", NOT_INSIDE_ZERO_ONE),
        ("neighbourhood", [*NO_NAME, None]),
        ("country_share", NOT_INSIDE_ZERO_ONE),
    ]:
        refuses(lambda v, n=name: TopDown(**{**GOOD, n: v}), name, values)
    refuses(lambda v: TopDown.from_epsilon(v, delta=0.1, neighbourhood="edit"), "epsilon",
            NOT_POSITIVE)  # fmt: skip
    census, rng = TopDown(**GOOD), np.random.default_rng(0)
    bad = [*NO_WHOLE_ANSWER, [1, 2], [[-1]], [[0.5]]]
    refuses(lambda v: census.release(v, rng=rng), "counts", bad)
    refuses(lambda v: census.measure(v, rng=rng), "counts", bad)
    refuses(lambda v: census.release([[1]], rng=v), "rng", NO_GENERATOR)
    wrong = [
        None,
        3,
        Tables(np.array([1]), np.array([[1, 2]])),
        Tables(np.array([[1]]), np.ones(1)),
    ]
    refuses(post_process, "noisy", wrong)
    alone = TopDown(**{**GOOD, "neighbourhood": "membership"})
    for ask in (alone.release, alone.measure):
        few, many = (ask([[n]], rng=np.random.default_rng(1)) for n in (2**40, 2**60))
        assert few.regions == many.regions  # an error would tell
    assert tabulate([], [], shape=(2, 1)).tolist() == [[0], [0]]
    tables = Tables(np.array([1]), np.array([[1]]))
    refuses(lambda v: post_process(tables, people=v), "people", [-1, 0.5, True, "1"])
    refuses(lambda v: tabulate([0], [0], shape=v), "shape", [None, 3, (1,), (0, 1), (1, True)])
    refuses(lambda v: tabulate(v, [0], shape=(2, 2)), "regions", [[2], [-1], [0.5], [[0]]])
    refuses(lambda v: tabulate([0], v, shape=(2, 2)), "cells", [[], [2], [-1], [0.5], [0, 1]])
