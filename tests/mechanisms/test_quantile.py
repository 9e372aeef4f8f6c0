"""Quantiles on intervals: weights by brute force, the loss on all small cases, frequencies."""

import itertools
import math
import random
from fractions import Fraction

import numpy as np
import pandas as pd
import pytest
from bad_input import NO_GENERATOR, NO_PROBABILITY, NOT_POSITIVE, refuses
from scipy.stats import chisquare

from dpedu import Grid, Quantile, Quantiles, data_sets, neighbouring_pairs
from dpedu._validate import exact
from dpedu.mechanisms import quantile
from dpedu.privacy.audit import audit

LOW, HIGH = -1, 5
GRID = Grid(low=LOW, high=HIGH, step=1)
SHARES = [Fraction(0), Fraction(1, 4), Fraction(1, 2), Fraction(2, 3), Fraction(1)]


def miss(data, point, quantile):
    """By how many records a point misses its rank, from the definition."""
    below, not_above = sum(x < point for x in data), sum(x <= point for x in data)
    return max(below - quantile * len(data), quantile * len(data) - not_above, Fraction(0))


def points(mechanism, data):
    """The miss of every point of the grid, from the intervals."""
    starts, counts, misses = mechanism.intervals(data)
    covered = np.concatenate([np.arange(s, s + c) for s, c in zip(starts, counts, strict=True)])
    assert covered.tolist() == list(range(LOW, HIGH + 1))
    unit = mechanism.quantile.denominator
    return [Fraction(int(m), unit) for m, c in zip(misses, counts, strict=True) for _ in range(c)]


@pytest.mark.parametrize("quantile", SHARES)
def test_intervals_hold_every_point_once_with_its_miss(quantile):
    mechanism = Quantile(epsilon=1, grid=GRID, neighbourhood="edit", quantile=quantile)
    for data in data_sets((-1, 0, 3, 5), range(5)):
        assert points(mechanism, data) == [miss(data, y, quantile) for y in range(LOW, HIGH + 1)]


@pytest.mark.parametrize("neighbourhood", ["membership", "edit"])
@pytest.mark.parametrize("quantile", SHARES)
def test_the_loss_is_at_most_epsilon_exactly_and_the_sensitivity_is_the_least(
    neighbourhood, quantile
):
    # e^(ε/(2Δ)) = 2^d for the quantile's denominator d, so that all weights are fractions.
    mechanism = Quantile(epsilon=1, grid=GRID, neighbourhood=neighbourhood, quantile=quantile)
    unit, moved, rows = quantile.denominator, Fraction(0), {}
    for data in data_sets((-1, 0, 3, 5), range(5)):
        misses = points(mechanism, data)
        weights = [Fraction(1, 2 ** int(m * unit)) for m in misses]
        rows[data] = misses, [w / sum(weights) for w in weights]
    most = Fraction(2) ** int(2 * mechanism.sensitivity * unit)
    for one, other in neighbouring_pairs(list(rows), neighbourhood):
        moved = max(moved, *(abs(a - b) for a, b in zip(rows[one][0], rows[other][0], strict=True)))
        assert all(a <= most * b for a, b in zip(rows[one][1], rows[other][1], strict=True))
    assert moved == mechanism.sensitivity


def test_probabilities_and_the_table_agree_with_the_definition():
    mechanism = Quantile(epsilon=2, grid=GRID, neighbourhood="membership")
    table = mechanism.channel([(), (0, 3, 3), (5,)])
    assert table.row(()).tolist() == pytest.approx([1 / 7] * 7)
    weights = [math.exp(-2 * miss((0, 3, 3), y, 0.5)) for y in range(LOW, HIGH + 1)]
    assert table.row((0, 3, 3)) == pytest.approx(np.array(weights) / sum(weights))
    assert table.epsilon("membership") <= 2
    big = Grid(low=0, high=2000, step=1)
    with pytest.raises(ValueError, match="grid must have at most 1024 points"):
        Quantile(epsilon=1, grid=big, neighbourhood="edit").channel([()])


def test_frequencies_are_those_of_the_table():
    mechanism = Quantile(epsilon=1, grid=GRID, neighbourhood="edit", quantile=Fraction(1, 4))
    data, rng = (0, 0, 3, 5, 5), np.random.default_rng(1)
    drawn = [int(mechanism.release(data, rng=rng)) - LOW for _ in range(5000)]
    expected = 5000 * mechanism.channel([data]).row(data)
    assert chisquare(np.bincount(drawn, minlength=7), expected).pvalue > 1e-7


def test_a_wide_grid_costs_its_logarithm_and_no_time():
    values = np.random.default_rng(4).normal(500, 10, size=10_000)
    for power in (3, 6, 12):
        grid = Grid(low=-(10**power), high=10**power, step=Fraction(10**power, 2**40))
        median = Quantile(epsilon=1, grid=grid, neighbourhood="edit")
        reach = median.accuracy(probability=1 - 1e-9)
        assert reach == pytest.approx(2 * math.log((2**41 + 1) / 1e-9))
        found = float(median.release(values, rng=np.random.default_rng(power)))
        assert abs((values < found).sum() - 5000) <= reach + 50  # values on one point of a grid


def test_everybody_alike_nobody_and_one():
    rng = np.random.default_rng(7)
    grid = Grid(low=0, high=10**6, step=1)
    median = Quantile(epsilon=1, grid=grid, neighbourhood="membership")
    assert {int(median.release([77] * 1000, rng=rng)) for _ in range(20)} == {77}
    for nobody in ([], (), np.zeros(0)):
        spread = [float(median.release(nobody, rng=rng)) for _ in range(200)]
        assert 3e5 < np.mean(spread) < 7e5
    assert 0 <= median.release([1e300], rng=rng) <= 10**6
    assert 0 <= median.release([-1e300, 5e-324], rng=rng) <= 10**6


def test_the_audit_refutes_a_smaller_epsilon_only():
    mechanism = Quantile(epsilon=2, grid=Grid(low=0, high=1, step=1), neighbourhood="edit")

    def release(data, rng, n):
        return np.array([float(mechanism.release(data, rng=rng)) for _ in range(n)])

    # One record's edit turns odds of 1 : e^½ into e^½ : 1.
    finding = audit(
        release, (0,), (1,), samples=20_000, rng=np.random.default_rng(4), confidence=1 - 1e-6
    )
    assert finding.refutes(0.35)
    assert not finding.refutes(2)


# Several ------------------------------------------------------------------------------------------


def chance_of(mechanism, data, wanted):
    """The exact chance of some quantiles, with ``e^(ε/(2Δ_i))`` replaced: a walk down the tree."""

    def walk(first, end, records, low, high, below, above):
        if first == end:
            return 1.0
        middle = (first + end) // 2
        q = mechanism.quantiles[middle]
        share = (q - below) / (above - below)
        rate = float(mechanism.each) / (2 * max(share, 1 - share))
        weights = {y: math.exp(-rate * miss(records, y, share)) for y in range(low, high + 1)}
        cut = wanted[middle]
        if cut not in weights:
            return 0.0
        left, right = [x for x in records if x <= cut], [x for x in records if x > cut]
        return (
            weights[cut] / sum(weights.values())
            * walk(first, middle, left, low, cut, below, q)
            * walk(middle + 1, end, right, cut, high, q, above)
        )  # fmt: skip

    return walk(0, len(wanted), list(data), LOW, HIGH, Fraction(0), Fraction(1))


@pytest.mark.parametrize("neighbourhood", ["membership", "edit"])
def test_several_together_keep_epsilon_on_all_small_cases(neighbourhood):
    mechanism = Quantiles(
        epsilon=1, grid=GRID, neighbourhood=neighbourhood, quantiles=[0.25, 0.5, 0.75]
    )
    ways = [w for w in itertools.product(range(LOW, HIGH + 1), repeat=3) if list(w) == sorted(w)]
    data = list(data_sets((0, 4), range(4) if neighbourhood == "membership" else 3))
    rows = {x: [chance_of(mechanism, x, way) for way in ways] for x in data}
    worst = 0.0
    for one, other in neighbouring_pairs(data, neighbourhood):
        for a, b in zip(rows[one], rows[other], strict=True):
            assert sum(rows[one]) == pytest.approx(1)
            worst = max(worst, math.log(a / b))
    assert 0.3 < worst <= 1 + 1e-12


def test_several_are_drawn_with_the_chances_of_the_tree():
    mechanism = Quantiles(
        epsilon=4, grid=GRID, neighbourhood="membership", quantiles=[0.25, 0.5, 0.75]
    )
    data, rng, seen = (0, 0, 4, 4), np.random.default_rng(5), {}
    for _ in range(4000):
        way = tuple(int(y) for y in mechanism.release(data, rng=rng))
        seen[way] = seen.get(way, 0) + 1
    often = [way for way in seen if 4000 * chance_of(mechanism, data, way) > 30]
    expected = [4000 * chance_of(mechanism, data, way) for way in often]
    rest = 4000 - sum(seen[way] for way in often), 4000 - sum(expected)
    counts = [*(seen[way] for way in often), rest[0]]
    assert chisquare(counts, [*expected, rest[1]]).pvalue > 1e-7


def test_several_are_in_order_and_cost_a_logarithm():
    shares = [Fraction(i, 20) for i in range(1, 20)]
    grid = Grid(low=0, high=1000, step=1)
    many = Quantiles(epsilon=1, grid=grid, neighbourhood="membership", quantiles=shares)
    assert (many.levels, many.each) == (5, Fraction(1, 5))
    values = np.random.default_rng(3).uniform(0, 1000, size=20_000)
    errors = []
    for seed in range(10):
        found = many.release(values, rng=np.random.default_rng(seed))
        assert (np.diff(found) >= 0).all()
        errors.append(np.abs(found / 1000 - np.array(shares, dtype=float)).max())
    assert np.mean(errors) < 0.02
    # Each by itself at ε/19 is further off.
    alone = [
        float(
            Quantile(epsilon=Fraction(1, 19), grid=grid, neighbourhood="membership", quantile=q)
            .release(values[:500], rng=np.random.default_rng(i))
        ) / 1000 - q
        for i, q in enumerate(shares)
    ]  # fmt: skip
    together = [
        many.release(values[:500], rng=np.random.default_rng(i)) / 1000 - np.array(shares, float)
        for i in range(5)
    ]
    assert np.abs(together).mean() < np.abs(np.array(alone, float)).mean()


@pytest.mark.parametrize("seed", range(3))
def test_ranks_fit_64_bits_whatever_the_shares_and_however_many_records(monkeypatch, seed):
    # The share of a part is a ratio of differences, whose denominator reached 10**12.
    rng, asked = random.Random(seed), []
    drawn = {Fraction(rng.randint(1, d - 1), d) for d in rng.sample(range(9000, 10**4), 40)}
    true = quantile._intervals
    monkeypatch.setattr(quantile, "_intervals", lambda *all: asked.append(all[2]) or true(*all))
    shares = sorted(drawn | {Fraction(1, 9973), Fraction(2, 9967), Fraction(9930, 9931)})
    many = Quantiles(epsilon=1, grid=GRID, neighbourhood="membership", quantiles=shares)
    values = np.repeat([0.0, 1, 3, 4], 2_000_000)
    assert (np.diff(many.release(values, rng=np.random.default_rng(seed))) >= 0).all()
    assert len(asked) == len(shares)
    for share in asked:
        assert 0 <= share <= 1
        assert share.denominator * 2 * 10**10 < 2**61


def test_bad_input_is_refused():
    rng = np.random.default_rng(1)
    for make in (
        lambda **changed: Quantile(**{**BASE, **changed}),
        lambda **changed: Quantiles(**{**BASE, "quantiles": [0.5], **changed}),
    ):
        refuses(lambda v, make=make: make(epsilon=v), "epsilon", NOT_POSITIVE)
        refuses(lambda v, make=make: make(grid=v), "grid", [None, 3, (0, 1)])
        refuses(lambda v, make=make: make(neighbourhood=v), "neighbourhood", ["row", 1, None])
        wrong = [
            math.nan, [1, math.inf], [[1], [2, 3]], "3", ["3"], None, True, [True], 1j, {}, 3, [[1]]
        ]  # fmt: skip
        refuses(lambda v, make=make: make().release(v, rng=rng), "values", wrong)
        refuses(lambda v, make=make: make().release([1], rng=v), "rng", NO_GENERATOR)
    shares = [*NO_PROBABILITY, 0.00001]
    refuses(lambda v: Quantile(**BASE, quantile=v), "quantile", shares)
    several = [[], 3, [0.5, 0.5], [0.7, 0.2], [2], ["a"]]
    refuses(lambda v: Quantiles(**BASE, quantiles=v), "quantiles", several)
    chances = [0, 1, -1, math.nan, "a"]
    refuses(lambda v: Quantile(**BASE).accuracy(probability=v), "probability", chances)
    refuses(lambda v: Quantile(**BASE).channel(v), "data_sets", [[], 3])


@pytest.mark.parametrize("form", [tuple, np.array, iter, lambda shares: (s for s in shares)])
def test_quantiles_come_in_any_form(form):
    shares = [0.25, 0.5, 0.75]
    assert Quantiles(**BASE, quantiles=form(shares)).quantiles == tuple(map(exact, shares))


BASE = {"epsilon": 1, "grid": GRID, "neighbourhood": "edit"}


@pytest.mark.parametrize("form", [list, tuple, np.array, pd.Series])
def test_quantiles_may_come_in_any_form(form):
    assert Quantiles(**BASE, quantiles=form([0.25, 0.5])).quantiles == (
        Fraction(1, 4), Fraction(1, 2),
    )  # fmt: skip
    refuses(lambda v: Quantiles(**BASE, quantiles=form(v)), "quantiles", [[], [0.5, 0.25]])
    refuses(lambda v: Quantiles(**BASE, quantiles=v), "quantiles", [np.array(0.5)])
