"""Marginals: counted another way, their sensitivities by trying all neighbours, and samples."""

import itertools
import math
from collections import Counter

import numpy as np
import pandas as pd
import pytest
from bad_input import (
    NO_GENERATOR,
    NO_NEIGHBOURHOOD,
    NOT_AT_LEAST_ONE_WHOLE,
    NOT_POSITIVE,
    refuses,
)
from scipy.stats import chisquare

from dpedu import data_sets, neighbouring_pairs
from dpedu.synthetic import (
    Domain,
    Measurement,
    SyntheticTable,
    fit,
    marginal_sensitivity,
    marginals_of,
    workload_error,
)
from dpedu.synthetic.marginals import SCALE, in_parts

DOMAIN = Domain((2, 3, 2))


def records(seed, people=200, domain=DOMAIN):
    rng = np.random.default_rng(seed)
    return np.stack([rng.integers(size, size=people) for size in domain.sizes], axis=1)


def test_marginals_are_those_of_a_counter():
    rows = records(1)
    for order in (1, 2, 3):
        for attributes in DOMAIN.ways(order):
            counts = Counter(tuple(row[i] for i in attributes) for row in rows.tolist())
            table = DOMAIN.marginal(rows, attributes)
            for values in itertools.product(*(range(DOMAIN.sizes[i]) for i in attributes)):
                assert table[values] == counts[values]
    whole = SyntheticTable(DOMAIN, DOMAIN.histogram(rows).astype(float))
    for attributes in DOMAIN.ways(2):
        assert (whole.marginal(attributes) == DOMAIN.marginal(rows, attributes)).all()
    assert workload_error(rows, whole, DOMAIN.ways(2)) == 0


@pytest.mark.parametrize("neighbourhood", ["membership", "edit"])
def test_sensitivities_are_those_of_all_neighbours(neighbourhood):
    small = Domain((2, 2))
    cells = list(itertools.product(range(2), repeat=2))
    data = list(data_sets(cells, range(3) if neighbourhood == "membership" else 2))
    for workload in ([(0,)], [(0,), (1,)], [(0,), (1,), (0, 1)]):
        moved = {1: 0.0, 2: 0.0}
        for one, other in neighbouring_pairs(data, neighbourhood):
            tables = [
                np.concatenate([m.ravel() for m in marginals_of(list(x), small, workload)])
                for x in (one, other)
            ]
            for order in moved:
                apart = float(np.linalg.norm(tables[0] - tables[1], order))
                moved[order] = max(moved[order], apart)
        for order, worst in moved.items():
            stated = marginal_sensitivity(len(workload), neighbourhood, order=order)
            assert worst == pytest.approx(stated, rel=1e-12)


def test_samples_have_the_weights_frequencies_and_no_cell_of_weight_zero():
    weights = np.array([[0.0, 2.0, 1.0], [0.0, 0.0, 5.0]])
    table = SyntheticTable(Domain((2, 3)), weights)
    drawn = table.sample(8000, rng=np.random.default_rng(1))
    seen = Domain((2, 3)).histogram(drawn)
    assert (seen[weights == 0] == 0).all()
    expected = 1000 * weights[weights > 0]
    assert chisquare(seen[weights > 0], expected).pvalue > 1e-7
    assert table.sample(0, rng=np.random.default_rng(1)).shape == (0, 2)


def test_a_table_fits_consistent_marginals_exactly():
    rows = records(2)
    seen = [
        Measurement(one, DOMAIN.marginal(rows, one).astype(float), 1.0) for one in DOMAIN.ways(2)
    ]
    table = fit(DOMAIN, seen, people=200, steps=3000)
    for one in DOMAIN.ways(2):
        assert table.marginal(one) == pytest.approx(DOMAIN.marginal(rows, one), abs=0.05)
    assert table.people == pytest.approx(200)
    assert (table.weights >= 0).all()


def test_a_fit_weighs_by_variance_and_finds_the_number_of_people():
    domain = Domain((2,))
    seen = [
        Measurement((0,), np.array([30.0, 70.0]), 1.0),
        Measurement((0,), np.array([60.0, 40.0]), 3.0),
    ]
    assert fit(domain, seen).weights == pytest.approx([33, 67], abs=0.01)  # (9·30 + 60)/10
    lost = [Measurement((0,), np.array([-30.0, 20.0]), 1.0)]
    assert fit(domain, lost).people == pytest.approx(1)
    assert fit(domain, lost, people=10).weights == pytest.approx([0, 10], abs=1e-3)


def test_a_fit_is_as_good_as_a_plain_solver():
    from scipy.optimize import nnls

    rng = np.random.default_rng(3)
    seen = [Measurement(one, rng.normal(30, 20, size=tuple(DOMAIN.sizes[i] for i in one)), 1.0)
            for one in DOMAIN.ways(2)]  # fmt: skip
    matrix, wanted = [], []
    for one in seen:
        for cell in itertools.product(*(range(n) for n in one.values.shape)):
            matrix.append([
                float(all(full[i] == v for i, v in zip(one.attributes, cell, strict=True)))
                for full in itertools.product(*(range(n) for n in DOMAIN.sizes))
            ])  # fmt: skip
            wanted.append(one.values[cell])
    big = 1e4
    best, _ = nnls(np.array([*matrix, [big] * DOMAIN.cells]), np.array([*wanted, big * 180]))
    table = fit(DOMAIN, seen, people=180, steps=5000)

    def loss(weights):
        return float(((np.array(matrix) @ weights - wanted) ** 2).sum())

    assert loss(table.weights.ravel()) <= loss(best) * (1 + 1e-3)


def test_bad_input_is_refused():
    refuses(Domain, "sizes", [(), (0,), (2, 1.5), (2**13, 2**13), ("a",), 3, None])
    wrong = [[[0, 0]], [[0, 0, 2]], [[-1, 0, 0]], [[0.5, 0, 0]], [[True, 0, 0.5]], "a", None, [0]]
    refuses(DOMAIN.histogram, "records", wrong)
    empty = np.zeros((0, 3))
    for nobody in (
        [],
        (),
        empty,
        np.array([]),
        pd.DataFrame(empty),
        pd.DataFrame([]),
        empty[:, :0],
    ):
        assert DOMAIN.histogram(nobody).sum() == 0
    attributes = [(), (3,), (0, 0), (-1,), "01", None, 0, (0.5,)]
    refuses(lambda v: DOMAIN.marginal([], v), "attributes", attributes)
    # Of a workload these are called by its name: who brings one knows no other.
    inside = [[value] for value in attributes]
    refuses(DOMAIN.workload, "workload must", [*inside, [[0], 1], [[0], [0, 0]], [1], 3, []])
    refuses(DOMAIN.workload, "workload", [[], "a", None, 3])
    refuses(DOMAIN.ways, "order", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: marginal_sensitivity(v, "edit"), "marginals", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: marginal_sensitivity(1, v), "neighbourhood", NO_NEIGHBOURHOOD)
    refuses(
        lambda v: marginal_sensitivity(1, "edit", order=v), "order", [0, 3, 1.5, "1", None, True]
    )
    table = SyntheticTable(DOMAIN, np.ones(DOMAIN.sizes))
    refuses(lambda v: table.sample(v, rng=np.random.default_rng(1)), "people", [-1, 0.5, "1", None])
    refuses(lambda v: table.sample(1, rng=v), "rng", NO_GENERATOR)
    refuses(lambda v: workload_error(v, table, [(0,)]), "records", [[], [[0, 0]]])
    good = Measurement((0,), np.ones(2), 1.0)
    refuses(lambda v: fit(v, [good]), "domain", [None, (2, 3)])
    bad = [[], [3], [Measurement((1,), np.ones(2), 1.0)], [Measurement((3,), np.ones(2), 1.0)],
           None, 3, "a", good]  # fmt: skip
    refuses(lambda v: fit(DOMAIN, v), "measurements", bad)
    far = [0, -1, 1e200, 1e-320, 1e-101, math.nan, "a"]
    refuses(lambda v: fit(DOMAIN, [good], people=v), "people", far)
    narrow = SyntheticTable(Domain((2,)), np.ones(2))
    refuses(lambda v: fit(DOMAIN, [good], start=v), "start", [0, "a", np.ones(2), narrow])
    refuses(lambda v: workload_error(records(1), v, [(0,)]), "table", [None, 3, np.ones(2)])
    refuses(lambda v: marginals_of(records(1), v, [(0,)]), "domain", [None, (2, 3, 2)])
    refuses(lambda v: fit(DOMAIN, [good], steps=v), "steps", NOT_AT_LEAST_ONE_WHOLE)


@pytest.mark.parametrize("size", [1, 2**11, 2**14, 2**20])
@pytest.mark.parametrize("far", [1e300, 2.0**41])
def test_differences_to_a_table_of_any_weights_have_sums_in_64_bits(size, far):
    counts = np.full(size, 2**40 // size)
    off = np.abs(in_parts(np.full(size, far)) - SCALE * counts)
    assert off.sum() == sum(off.tolist()) < 2**62


NO_NUMBERS_AT_ALL = [None, "a", [], math.nan, [[1, math.nan], [1, 1]], [[1, math.inf], [1, 1]]]


def test_a_table_is_one_of_its_domain_whoever_makes_it():
    """Of weights that were all NaN, all −1 or all 0, samples were drawn without a word."""
    domain = Domain((2, 2))

    def table(weights):
        return SyntheticTable(domain, weights)

    shapes = [np.ones(shape) for shape in [(), (2,), (4,), (2, 1), (2, 3), (2, 2, 1)]]
    refuses(table, "weights", [*NO_NUMBERS_AT_ALL, *shapes])
    refuses(table, "weights", [np.full((2, 2), value) for value in (-1, 0, 1e-110, 1e308)])
    refuses(table, "weights", [[[1, -5e-324], [1, 1]]])
    refuses(lambda v: SyntheticTable(v, np.ones((2, 2))), "domain", [True, None, (2, 2)])
    weights = np.array([[1.0, 2.0], [0.0, 1.0]])
    kept = table(weights)
    weights[:] = math.nan
    assert kept.people == 4


@pytest.mark.parametrize("people", [1e-100, 1e-50, 1, 1e50, 1e100])
def test_tables_of_any_size_are_fitted_and_can_be_used(people):
    seen = [Measurement((0,), np.array([30.0, 70.0]) * people / 100, 1.0)]
    for start in (None, SyntheticTable(Domain((2,)), np.array([3.0, 1.0]) * people)):
        table = fit(Domain((2,)), seen, people=people, start=start)
        assert table.people == pytest.approx(people)
        assert table.sample(50, rng=np.random.default_rng(1)).shape == (50, 1)


def test_a_measurement_is_one_whoever_makes_it():
    refuses(lambda v: Measurement(v, np.ones(2), 1), "attributes",
            [None, 0, "0", (), (-1,), (0.5,), (True,)])  # fmt: skip
    for order in [(1, 0), (0, 0)]:
        refuses(lambda v: Measurement(v, np.ones((2, 2)), 1), "attributes", [order])
    refuses(lambda v: Measurement((0, 1), v, 1), "values", [*NO_NUMBERS_AT_ALL, np.ones(2)])
    refuses(lambda v: Measurement((0,), v, 1), "values", [[1, 1e101], [1, -(10**400)]])
    refuses(lambda v: Measurement((0,), np.ones(2), v), "sigma", NOT_POSITIVE)
    made = Measurement([0, 2], [[1, 2], [3, 4]], 1)
    assert (made.attributes, made.values.dtype) == ((0, 2), np.float64)


def test_what_was_checked_cannot_be_changed_afterwards():
    domain = Domain((2, 2))
    given = np.ones((2, 2))
    table = SyntheticTable(domain, given)
    measurement = Measurement((0, 1), given, 1.0)
    for kept in (table.weights, measurement.values, fit(domain, [measurement]).weights):
        with pytest.raises(ValueError, match="read-only"):
            kept[0, 0] = math.nan
    given[0, 0] = 7
    assert table.weights[0, 0] == measurement.values[0, 0] == 1
