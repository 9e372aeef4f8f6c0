"""Attacks on exact answers: differencing, trackers, and what deterministic releases leave."""

import itertools
import math
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest
from bad_input import NOT_AT_LEAST_ONE_WHOLE, NOT_FINITE, refuses

import dpedu as dp
from dpedu.attacks.differencing import difference, leaver, tracker
from dpedu.attacks.intersection import intersect, partition

VALUES = np.array([7, -3, 0, 12, 5, 5, -1_000_000_000])


def exact(mask):
    return VALUES[mask].sum()


# Differencing -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "values",
    [[2**60, 1, 3], [10**20, Fraction(1, 3), -7], [2.0**60, 0.5, 3.0], [2**200, 2**53 + 1, 1]],
)
def test_exact_answers_of_any_kind_give_a_value_rounded_once(values):
    def ask(mask):
        return sum((Fraction(v) for v, asked in zip(values, mask, strict=True) if asked), 0)

    for target, value in enumerate(values):
        assert difference(ask, 3, target) == difference(ask, 3, target, repeats=3) == float(value)
        assert tracker(ask, 3, target, helper=[True, False, False]) == float(value)
    large = np.array([2**60, 1])
    assert difference(lambda mask: large[mask].sum(), 2, 1) == 1


@pytest.mark.parametrize("wrap", [lambda v: v, np.array, lambda v: np.array([v])])
@pytest.mark.parametrize(
    "bad", [math.nan, math.inf, -math.inf, True, np.True_, Decimal("sNaN"), Decimal("-Infinity"),
            "1", None, 1j, np.float32("inf"), np.datetime64("2020-01-01"), [], [1, 2]]
)  # fmt: skip
def test_what_is_no_real_number_is_no_answer(bad, wrap):
    half = [True, False]
    for attack in (difference, lambda *given: tracker(*given, helper=half)):
        for late in range(2):  # the first answer, or the second
            answers = iter([0] * late)
            with pytest.raises((TypeError, ValueError), match="^ask must answer with"):
                attack(lambda mask, kept=answers: next(kept, wrap(bad)), 2, 1)


def test_a_value_beyond_all_floats_is_refused_and_huge_answers_are_not():
    assert difference(lambda mask: 10**400 + int(mask.sum()), 2, 1) == 1
    assert difference(lambda mask: Decimal(10) ** 400 * len(mask), 2, 1) == 0
    half = [True, False]
    for attack in (difference, lambda *given: tracker(*given, helper=half)):
        with pytest.raises(ValueError, match="^ask must"):
            attack(lambda mask: 10**400 * int(mask[1]), 2, 1)
    refuses(lambda v: leaver(v, 10, -v), "before", [1e308, 10**308, Fraction(10**308)])


@pytest.mark.parametrize("target", range(7))
def test_two_exact_answers_give_anybody_away(target):
    asked = []

    def ask(mask):
        asked.append(mask.sum())
        return exact(mask)

    assert difference(ask, 7, target) == VALUES[target]
    assert asked == [7, 6]


@pytest.mark.parametrize("target", range(7))
def test_refusing_small_sets_does_not_help(target):
    def careful(mask):
        assert 3 <= mask.sum() <= 5
        return exact(mask)

    helpers = [np.isin(np.arange(7), s) for s in itertools.combinations(range(7), 3)]
    for helper in helpers:
        assert tracker(exact, 7, target, helper=helper) == VALUES[target]
    alone = np.isin(np.arange(7), [target, *np.delete(np.arange(7), target)[:2]])
    assert tracker(careful, 7, target, helper=alone) == VALUES[target]


def test_the_averages_before_and_after_tell_the_salary_of_whoever_left():
    salaries = np.array([52_000, 48_000, 71_000])
    assert leaver(salaries.mean(), 3, salaries[:2].mean()) == pytest.approx(71_000)


def test_fresh_noise_averages_out_and_scale_must_follow_the_budget():
    rng = np.random.default_rng(5)
    noise = dp.Laplace(epsilon=0.1, sensitivity=1)

    def ask(mask):
        return noise.release(exact(mask), rng=rng)

    # Each difference has variance 2 · 2/ε² = 400: six standard errors are 6 · 20/√repeats.
    repeats = 20_000
    found = difference(ask, 7, 3, repeats=repeats)
    assert abs(found - 12) < 6 * 20 / math.sqrt(repeats)
    single = [difference(ask, 7, 3) for _ in range(200)]
    assert np.std(single) > 10


# Intersection -----------------------------------------------------------------------------------

RELEASES = [sum, max, lambda x: x[0] ^ x[1], lambda x: x.count(1) > 1, lambda x: x[-1]]


def test_a_release_cuts_all_data_sets_into_parts():
    everything = dp.data_sets((0, 1), 4)
    for release in RELEASES:
        parts = partition(everything, release)
        assert sorted(itertools.chain(*parts.values())) == sorted(everything)
        for answer, part in parts.items():
            assert all(release(data) == answer for data in part)


def test_what_is_left_is_the_intersection_of_the_parts():
    everything = dp.data_sets((0, 1), 4)
    for truth in everything:
        left = intersect(everything, RELEASES, truth)
        expected = set(everything)
        assert set(left[0]) == expected
        for step, release in enumerate(RELEASES, start=1):
            expected &= set(partition(everything, release)[release(truth)])
            assert set(left[step]) == expected
            assert truth in left[step]


def test_counts_of_all_beginnings_leave_a_point():
    everything = dp.data_sets((0, 1), 6)
    counts = [lambda x, end=end: sum(x[:end]) for end in range(1, 7)]
    for truth in everything[::7]:
        sizes = [len(part) for part in intersect(everything, counts, truth)]
        assert sizes == [64, 32, 16, 8, 4, 2, 1]


def test_a_constant_tells_nothing():
    everything = dp.data_sets((0, 1), 3)
    assert intersect(everything, [lambda x: "fine"], (0, 1, 1))[-1] == everything


# Bad input --------------------------------------------------------------------------------------


def test_bad_arguments_are_refused_by_name():
    helper = np.arange(7) < 3
    refuses(lambda v: difference(v, 7, 1), "ask", [None, 3, "sum"])
    refuses(lambda v: tracker(v, 7, 1, helper=helper), "ask", [None, 3, "sum"])
    for call in (difference, lambda *a: tracker(*a, helper=helper)):
        none = [None, "1", b"1", [1], np.array([1, 2]), np.array([]), 1j, {}, (), object()]
        refuses(lambda v, f=call: f(lambda mask: v, 7, 0), "ask", none)
        refuses(lambda v, f=call: f(exact, v, 0), "people", NOT_AT_LEAST_ONE_WHOLE)
        refuses(lambda v, f=call: f(exact, 7, v), "target", [-1, 7, None, 1.0, True])
    refuses(lambda v: difference(exact, 7, 1, repeats=v), "repeats", NOT_AT_LEAST_ONE_WHOLE)
    bad = [None, [True], helper.astype(int), helper[:5], "mask"]
    refuses(lambda v: tracker(exact, 7, 1, helper=v), "helper", bad)
    refuses(lambda v: leaver(v, 3, 1), "before", NOT_FINITE)
    refuses(lambda v: leaver(1, v, 1), "people", [*NOT_AT_LEAST_ONE_WHOLE, 1])
    refuses(lambda v: leaver(1, 3, v), "after", NOT_FINITE)
    refuses(lambda v: partition(v, sum), "candidates", [[], [[0, 1]], [3]])
    refuses(lambda v: partition([(0,)], v), "release", [None, 3, lambda x: list(x)])
    refuses(lambda v: intersect([(0,)], [v], (0,)), "release", [None, 3, lambda x: list(x)])
    refuses(lambda v: intersect([(0,), (1,)], [sum], v), "data", [(2,), None, 0])


@pytest.mark.parametrize("nan", [lambda: float("nan"), lambda: np.float64("nan")])
def test_the_truth_is_left_by_answers_that_are_no_number(nan):
    candidates = [(0,), (1,), (2,)]
    left = intersect(candidates, [lambda x: nan() if x[0] else 1.0], (1,))
    assert left[-1] == [(1,), (2,)]
    assert list(partition(candidates, lambda x: nan()).values()) == [candidates]


def test_a_masked_helper_is_refused():
    helper = np.ma.array([True, False, False], mask=[False, True, False])
    with pytest.raises(ValueError, match="helper must be a mask"):
        tracker(lambda mask: mask.sum(), 3, 1, helper=helper)
