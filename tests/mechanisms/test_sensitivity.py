"""Sensitivities: each formula against every pair of neighbours of small cases."""

import math
import random
from fractions import Fraction

import pytest
from bad_input import (
    NO_NEIGHBOURHOOD,
    NOT_AT_LEAST_ONE_WHOLE,
    NOT_AT_LEAST_ZERO,
    NOT_FINITE,
    refuses,
)

from dpedu import data_sets, sensitivity
from dpedu.synthetic import marginal_sensitivity

BOTH = pytest.mark.parametrize("neighbourhood", ["membership", "edit"])
BOUNDS = [(0, 10), (-20, 100), (60, 100), (-7, -2), (-3, 3)]


def grid(low, high, sizes=range(4)):
    """Data sets of the two ends and the middle: where extremes of sums and means lie."""
    values = sorted({Fraction(low), Fraction(low + high, 2), Fraction(high)})
    return data_sets(values, sizes)


@BOTH
@pytest.mark.parametrize(("low", "high"), BOUNDS)
def test_sums_of_bounded_values(low, high, neighbourhood):
    found = sensitivity.brute_force(sum, grid(low, high), neighbourhood)
    assert sensitivity.bounded_sum(low, high, neighbourhood) == found


@BOTH
@pytest.mark.parametrize(("low", "high"), BOUNDS)
def test_sums_over_a_condition_that_an_edit_can_change(low, high, neighbourhood):
    inputs = data_sets([(v, c) for v in {low, high} for c in (0, 1)], range(4))
    found = sensitivity.brute_force(lambda x: sum(v for v, c in x if c), inputs, neighbourhood)
    assert sensitivity.bounded_sum(low, high, neighbourhood, condition=True) == found


@BOTH
def test_counts_with_and_without_a_condition(neighbourhood):
    inputs = data_sets((0, 1), range(5))
    assert sensitivity.count(neighbourhood) == sensitivity.brute_force(sum, inputs, neighbourhood)
    assert sensitivity.count(neighbourhood, condition=False) == sensitivity.brute_force(
        len, inputs, neighbourhood
    )


@BOTH
@pytest.mark.parametrize("order", [1, 2])
def test_histograms_over_fixed_disjoint_bins(neighbourhood, order):
    found = sensitivity.brute_force(
        lambda x: [x.count(v) for v in range(3)],
        data_sets(range(3), range(4)),
        neighbourhood,
        order=order,
    )
    assert sensitivity.histogram(neighbourhood, order=order) == found


@BOTH
@pytest.mark.parametrize("order", [1, 2])
def test_several_counts_may_overlap(neighbourhood, order):
    records = [(0, 0, 0), (1, 0, 1), (1, 1, 1)]
    found = sensitivity.brute_force(
        lambda x: [sum(r[j] for r in x) for j in range(3)],
        data_sets(records, range(3)),
        neighbourhood,
        order=order,
    )
    assert sensitivity.counts(3, neighbourhood, order=order) == pytest.approx(found, abs=1e-15)


@BOTH
def test_sums_of_vectors_of_bounded_norm(neighbourhood):
    records = [(3, 4), (-3, -4), (0, 5), (1, 1)]
    found = sensitivity.brute_force(
        lambda x: [sum(r[j] for r in x) for j in range(2)],
        data_sets(records, range(3)),
        neighbourhood,
        order=2,
    )
    assert sensitivity.vector_sum(5, neighbourhood) == found


def mean(data):
    return sum(data) / len(data)


@pytest.mark.parametrize(("low", "high"), BOUNDS)
def test_means(low, high):
    for people in (1, 2, 3, 4):
        inputs = grid(low, high, people)
        found = sensitivity.brute_force(mean, inputs, "edit")
        assert sensitivity.mean(low, high, "edit", people=people) == found
    non_empty = grid(low, high, range(1, 5))
    found = sensitivity.brute_force(mean, non_empty, "membership")
    assert sensitivity.mean(low, high, "membership") == found


def test_the_mean_under_membership_depends_on_n_and_so_cannot_be_used_with_it():
    # Adding to n people moves it by at most B/(n + 1), removing one of n by at most B/n.
    top, n = 10, 3
    inputs = grid(0, top, range(1, 6))
    moves = {"add": 0, "remove": 0}
    for data in (x for x in inputs if len(x) == n):
        for value in (0, top):
            moves["add"] = max(moves["add"], abs(mean((*data, value)) - mean(data)))
        for i in range(n):
            moves["remove"] = max(moves["remove"], abs(mean(data[:i] + data[i + 1 :]) - mean(data)))
    assert moves == {"add": Fraction(top, n + 1), "remove": Fraction(top, n)}
    assert sensitivity.mean(0, top, "membership") == Fraction(top, 2) > moves["remove"]


def test_brute_force_measures_in_all_three_norms():
    inputs, query = data_sets((0, 1), 1), lambda x: [3 * x[0], -4 * x[0]]
    found = [sensitivity.brute_force(query, inputs, "edit", order=k) for k in (1, 2, math.inf)]
    assert found == [7, 5, 4]
    assert sensitivity.brute_force(len, [(), (0,)], lambda x, y: True) == 1


def test_one_possible_value_never_moves_a_mean_or_an_edited_sum():
    assert sensitivity.bounded_sum(5, 5, "edit") == 0
    assert sensitivity.bounded_sum(5, 5, "membership") == 5
    assert sensitivity.bounded_sum(5, 5, "edit", condition=True) == 5
    assert sensitivity.mean(5, 5, "membership") == sensitivity.mean(5, 5, "edit", people=2) == 0


def test_exact_bounds_give_exact_answers():
    assert sensitivity.bounded_sum(0, Fraction(1, 3), "edit") == Fraction(1, 3)
    assert sensitivity.mean(0, 1, "edit", people=3) == Fraction(1, 3)
    assert sensitivity.mean(0.0, 1.0, "edit", people=4) == 0.25


def readings(value):
    """A float as it is and as it shows itself; of others both are the same."""
    return Fraction(value), Fraction(repr(value)) if isinstance(value, float) else Fraction(value)


def holds(found, exactly, *arguments):
    """Whether a sensitivity is not below the exact one in either reading, and hardly above."""
    truth = [exactly(*reading) for reading in zip(*map(readings, arguments), strict=True)]
    above = all(one >= other for one, other in zip(readings(found), truth, strict=True))
    return above and Fraction(found) <= max(truth) * (1 + Fraction(1, 2**50))


@pytest.mark.parametrize("seed", range(4))
def test_a_float_is_never_below_the_sensitivity_in_either_reading(seed):
    # 1e16 + 1 is no float: the sum of values from -1 to 1e16 was said to move by 1e16.
    rng = random.Random(seed)
    pairs = [(-1.0, 1e16), (0.1, 0.3), (-0.1, 0.7), (-1, 1e16), (-5e-324, 0.3)]
    for _ in range(300):
        size = 10.0 ** rng.randint(-9, 9)
        pairs.append((-rng.random() * size, rng.random()))
        pairs.append((round(rng.random(), 2), 1 + round(rng.random() * size, 3)))
        # Of bounds that are close the two readings lie millions of floats and more apart.
        near = rng.random() * size
        pairs.append((near, near + math.ulp(near) * 10.0 ** rng.randint(0, 9)))
    for low, high in pairs:
        n = rng.randint(1, 1000)
        s, ends = sensitivity, (low, high)
        for found, exactly in [
            (s.bounded_sum(*ends, "edit"), lambda a, b: b - a),
            (s.bounded_sum(*ends, "membership"), lambda a, b: max(abs(a), abs(b))),
            (
                s.bounded_sum(*ends, "edit", condition=True),
                lambda a, b: max(abs(a), abs(b), b - a),
            ),
            (s.mean(*ends, "membership"), lambda a, b: (b - a) / 2),
            (s.mean(*ends, "edit", people=n), lambda a, b, n=n: (b - a) / n),
        ]:
            assert holds(found, exactly, *ends), (ends, n, found)
        assert holds(s.vector_sum(abs(low), "edit"), lambda a: 2 * a, abs(low))
        answers = {(0,): [low, high], (1,): [high, 0]}
        first, second = Fraction(high) - Fraction(low), Fraction(high)
        for order, truth in [(1, first + second), (math.inf, max(first, second))]:
            assert s.brute_force(answers.get, list(answers), "edit", order=order) >= truth
        length = s.brute_force(answers.get, list(answers), "edit", order=2)
        assert Fraction(length) ** 2 >= first**2 + second**2


def test_no_length_is_below_its_root():
    for k in range(1, 200):
        for found, square in [
            (sensitivity.counts(k, "edit", order=2), k),
            (sensitivity.histogram("edit", order=2), 2),
            (marginal_sensitivity(k, "membership", order=2), k),
            (marginal_sensitivity(k, "edit", order=2), 2 * k),
            (sensitivity.brute_force(lambda x, k=k: x * k, [(0,), (1,)], "edit", order=2), k),
        ]:
            for reading in readings(found):
                assert square <= reading**2 <= square * (1 + Fraction(1, 2**50))


# Bad input --------------------------------------------------------------------------------------


def test_bad_arguments_are_refused_by_name():
    s, pair = sensitivity, data_sets((0, 1), 1)
    for call in (
        s.count,
        s.histogram,
        lambda n: s.counts(2, n),
        lambda n: s.bounded_sum(0, 1, n),
        lambda n: s.vector_sum(1, n),
        lambda n: s.mean(0, 1, n, people=3),
        lambda n: s.brute_force(sum, pair, n),
    ):
        refuses(call, "neighbourhood", NO_NEIGHBOURHOOD)
    for name, call in [
        ("low", lambda v: s.bounded_sum(v, 1, "edit")),
        ("high", lambda v: s.bounded_sum(0, v, "edit")),
        ("low", lambda v: s.mean(v, 1, "membership")),
        ("high", lambda v: s.mean(0, v, "membership")),
    ]:
        refuses(call, name, NOT_FINITE)
    refuses(lambda v: s.bounded_sum(v, 1, "edit"), "low must be at most high", [2, 1.5])
    refuses(lambda v: s.vector_sum(v, "edit"), "norm", NOT_AT_LEAST_ZERO)
    refuses(lambda v: s.counts(v, "edit"), "queries", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: s.mean(0, 1, "edit", people=v), "people", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: s.mean(0, 1, "membership", people=v), "people must be left out", [1, 5, "n"])
    for call in (
        lambda v: s.histogram("edit", order=v),
        lambda v: s.histogram("membership", order=v),
        lambda v: s.counts(2, "edit", order=v),
    ):
        refuses(call, "order", [*NOT_AT_LEAST_ONE_WHOLE, 3])
    refuses(lambda v: s.brute_force(sum, pair, "edit", order=v), "order", [0, 3, -1, "1", math.nan])
    for call in (
        lambda v: s.count("edit", condition=v),
        lambda v: s.bounded_sum(0, 1, "edit", condition=v),
    ):
        refuses(call, "condition", [1, 0, None, "yes", math.nan])
    refuses(
        lambda v: s.brute_force(lambda x: v, pair, "edit"),
        "query",
        [math.nan, math.inf, True, "1", None, 1j, [], [None]],
    )
    refuses(
        lambda v: s.brute_force(sum, v, "edit"), "data_sets must hold", [[], [()], [(0,), (0, 1)]]
    )
    refuses(lambda v: s.brute_force(lambda x: [1] * (1 + x[0]), v, "edit"), "query must", [pair])
    refuses(lambda v: s.brute_force(sum, v, "edit"), "must be a data set", [[0, 1], ["a", "b"]])
