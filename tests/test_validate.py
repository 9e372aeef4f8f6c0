"""What every public function asks of its arrays."""

import contextlib
import itertools
import math
import random
from collections import Counter
from decimal import Decimal
from fractions import Fraction
from functools import partial

import mpmath
import numpy as np
import pandas as pd
import pytest
from bad_input import refuses

import dpedu as dp
from dpedu import _validate as validate
from dpedu.anonymity import Hierarchy
from dpedu.attacks.differencing import _exact
from dpedu.checks.numbers import _exact as exact_of_an_answer
from dpedu.deployments.text_training import Messages
from dpedu.mechanisms import SparseVector
from dpedu.noise import choice
from dpedu.privacy import audit, composition, divergences
from dpedu.sql.columns import Category
from dpedu.synthetic import MWEM, Domain, SelectMeasureGenerate

HIDING = [
    [1, True], (0.5, False), [[1, 2], [True, 0]], [np.bool_(True), 3], [np.array([True]), [2]],
    [[1.5, 2], (3, np.False_)],
]  # fmt: skip


@pytest.mark.parametrize("value", HIDING)
@pytest.mark.parametrize("check", [validate.real_array, validate.whole_array])
def test_no_truth_value_passes_as_a_number(check, value):
    with pytest.raises(TypeError, match="values must"):
        check(values=value)


NO_NUMBERS = [
    np.timedelta64(1), np.timedelta64(1, "s"), np.timedelta64(1, "Y"), np.timedelta64("NaT"),
    np.datetime64("2020-01-01"), np.datetime64("NaT"), np.void(b"1"), np.str_("1"), np.bytes_(b"1"),
    np.array((1, 2.0), dtype="i4,f8")[()], np.complex128(1), np.bool_(True),
    np.array(np.timedelta64(1), dtype=object), np.array(Ellipsis), np.array(1),
]  # fmt: skip
"""Scalars of numpy, spans of time among its integers, and arrays without axes."""
OF_ONE = {
    name: getattr(validate, name)
    for name in ("number", "finite", "positive", "positive_float", "non_negative", "probability",
                 "extended_non_negative", "open_probability", "outside", "shortfall")
}  # fmt: skip
OF_ONE |= {"integer": partial(validate.integer, 0), "between": partial(validate.between, 0, 9)}
OF_MANY = {
    name: getattr(validate, name)
    for name in ("real_array", "extended_array", "boundable_array", "records", "whole_array")
} | {"category_array": partial(validate.category_array, 5), "bit_array": validate.bit_array}


@pytest.mark.parametrize("name", [*OF_ONE, *OF_MANY])
@pytest.mark.parametrize("value", NO_NUMBERS, ids=repr)
def test_what_numpy_calls_a_number_and_is_none_is_refused_by_name(name, value):
    if name in OF_ONE:
        with pytest.raises(TypeError, match="^thing must be .*, got "):
            OF_ONE[name](thing=value)
        return
    if isinstance(value, (np.ndarray, np.bool_)):  # lists of these are numbers, or bits
        return
    beside = [1, 1.5, Fraction(1, 2), 10**30, np.uint64(2**63)]
    rows = [[value], [value] * 3, [[value, value]], np.array([value, value], dtype=object)]
    for row in [*rows, *([other, value] for other in beside), *([value, x] for x in beside)]:
        with pytest.raises(TypeError, match="^things must (hold|not)"):
            OF_MANY[name](things=row)


def test_a_span_of_time_is_no_number_elsewhere_either():
    span = np.timedelta64(1)
    for made in (
        lambda: dp.Ledger(epsilon=span),
        lambda: dp.Ledger(epsilon=1).spend(epsilon=span),
        lambda: (
            SparseVector(epsilon=1, threshold=0).session(rng=np.random.default_rng(1)).ask(span)
        ),
        lambda: Hierarchy.of_prefixes([span]),
        lambda: _exact(span),
    ):
        with pytest.raises(TypeError, match="must"):
            made()
    with pytest.raises(ValueError, match="data must hold"):
        dp.MembershipResponse.extremal(epsilon=1).release([span], rng=np.random.default_rng(1))
    assert math.isnan(audit._number(span))
    assert exact_of_an_answer(span) is None


def test_arrays_without_them_pass():
    assert validate.real_array(values=[[1, 2.5], [3, 4]]).tolist() == [[1, 2.5], [3, 4]]
    assert validate.bit_array(values=[True, False]).dtype == np.bool_
    assert validate.whole_array(values=np.arange(3)).tolist() == [0, 1, 2]


def test_large_whole_numbers_stay_whole_beside_small_ones():
    for value in ([2**64 - 1, 1, -1], [2**63, -5], [[10**30, 1]], (2**63 - 1, 2**63)):
        assert (
            validate.whole_array(values=value).ravel().tolist()
            == np.ravel(np.array(value, dtype=object)).tolist()
        )
    with pytest.raises(TypeError, match="whole numbers"):
        validate.whole_array(values=[2.0**63, 1])


KINDS = [int, np.int8, np.int64, np.uint8, np.uint64]
SIZES = [0, 4, -1, 2**53 + 1, 2**63 - 1, 2**63, 2**64 - 1, 2**64, 2**70, -(2**63), -(2**63) - 1]


def mixed():
    """Two whole numbers, each of every type that has room for it, and beside a third."""
    typed = []
    for kind, size in itertools.product(KINDS, SIZES):
        with contextlib.suppress(OverflowError):
            typed.append((kind(size), size))
    for (one, first), (other, second) in itertools.product(typed, typed):
        yield [one, other], [first, second]
        yield (one, 5, other), [first, 5, second]
        yield [np.array([one]), (other,)], [first, second]


def test_whole_numbers_of_python_and_numpy_in_one_list_are_read_exactly():
    """numpy makes floats of 2⁶³ beside np.int64(−1): a count of that size alone was an error."""
    for value, expected in mixed():
        array = validate.whole_array(values=value)
        assert array.dtype.kind in "iuO"
        assert array.dtype != object or {type(item) for item in array.flat} == {int}
        assert array.ravel().tolist() == expected, value
        small = all(0 <= n < 10 for n in expected) and array.dtype != object
        if small:
            assert validate.category_array(10, values=value).ravel().tolist() == expected
        assert validate.real_array(values=value).ravel().tolist() == [float(n) for n in expected]
    objects = np.array([np.int64(-1), np.uint64(3), 2**70], dtype=object)
    assert {type(item) for item in validate.whole_array(values=objects)} == {int}
    frame = pd.DataFrame({"a": np.array([2**63], np.uint64), "b": np.array([-1], np.int64)})
    assert validate.whole_array(values=frame).tolist() == [[2**63, -1]]
    for value in ([np.uint64(3), 4.0], [np.float64(3), 2**64], [np.float16(3)], np.float16(3)):
        with pytest.raises(TypeError, match="whole numbers"):
            validate.whole_array(values=value)
    for value in ([np.uint64(3), 4, True], [[2**63, -1], [np.bool_(True), 0]]):
        with pytest.raises(TypeError, match="values must"):
            validate.whole_array(values=value)


CHECKS = ["real_array", "extended_array", "boundable_array", "records", "whole_array", "bit_array"]
TYPES = ["Int64", "Int8", "UInt8", "UInt64", "Float64", "boolean", "string", "object"]


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("check", CHECKS)
def test_a_missing_value_is_refused_by_name_in_whatever_it_comes(check):
    """A nullable integer without a value ended in int(), far inside; a masked one warned first."""
    columns = [pd.Series([1, None, 0], dtype=kind) for kind in TYPES]
    missing = [
        *columns, *(column.array for column in columns), *map(pd.DataFrame, columns), [0, pd.NA],
        [0, np.ma.masked], [[0, 1], [1, np.ma.masked]], [np.ma.array([0, 1], mask=[0, 1])],
    ]  # fmt: skip
    refuses(lambda v: getattr(validate, check)(values=v), "values must", missing)
    refuses(lambda v: validate.codes_of_people(3, values=v), "values must", missing)
    for whole in ("Int64", "UInt8"):
        full = pd.Series([1, 0], dtype=whole)
        assert getattr(validate, check)(values=full).tolist() == [1, 0]


@pytest.mark.filterwarnings("error")
def test_a_number_of_numpy_of_any_type_is_read_without_a_warning():
    for kind in (np.float16, np.float32, np.float64, np.int8, np.uint8, np.uint64):
        assert validate.real_array(value=kind(3)).tolist() == 3
        assert validate.real_array(value=[kind(3), 4]).tolist() == [3, 4]


FURTHEST = np.finfo(np.longdouble).max  # some machines have no longer floats than others
BEYOND = [10**400, Fraction(10**400, 3), *[FURTHEST] * (float(FURTHEST) == math.inf)]


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("far", BEYOND, ids=lambda far: type(far).__name__)
def test_a_finite_number_beyond_all_floats_is_moved_to_the_furthest_or_refused_as_that(far):
    """One of numpy became infinite: an error that said so, for a record that is to be clamped."""
    most = np.finfo(np.float64).max
    for sign, value in ((1, far), (-1, -far)):
        for data in ([3, value], np.array([3, value]), np.array([3, value], dtype=object)):
            for check in (validate.boundable_array, validate.records):
                assert check(values=data).tolist() == [3, sign * most]
            for check in (validate.real_array, validate.extended_array):
                refuses(lambda v, check=check: check(values=v), "must hold numbers below", [data])
        refuses(lambda v: validate.number(value=v), "value must be below 1.8e308", [value])
    for kind in (float, np.float16, np.float32, np.longdouble):
        nothing = [kind("inf"), -kind("inf"), kind("nan")]
        for check in (validate.boundable_array, validate.records, validate.real_array):
            for value in nothing:
                several = [[1, value], np.array([value]), np.array([far, value], dtype=object)]
                refuses(lambda v, check=check: check(values=v), "values must", several)
        assert validate.extended_array(values=nothing[:2]).tolist() == [math.inf, -math.inf]
        assert validate.number(value=kind("inf")) == math.inf
        assert validate.records(values=np.array([kind(2), 3], dtype=object)).tolist() == [2, 3]


def test_a_number_of_more_digits_than_a_float_is_read_exactly_or_refused():
    """One above 1 was paid as 1."""
    more = np.longdouble(1) + np.finfo(np.longdouble).eps
    exact = Fraction(*more.as_integer_ratio())
    assert validate.number(value=more) == exact
    for kind in (float, np.float16, np.float32, np.longdouble):
        assert type(validate.number(value=kind(0.25))) is float
    ledger = dp.Ledger(epsilon=1)
    assert ledger.quote(epsilon=more).affordable == (exact <= 1)
    assert composition.composed_zcdp(np.array([more])) == exact
    refuses(lambda v: validate.number(value=v), "value",
            [mpmath.mpf(2) ** -2000, Decimal("0.1"), np.clongdouble(1)])  # fmt: skip


EDIT = {"neighbourhood": "edit"}
DOMAIN = Domain((2, 2))
SEVERAL = {
    "sizes": Domain,
    "workload": DOMAIN.workload,
    "attributes": lambda v: DOMAIN.marginal([], v),
    "workload of MWEM": lambda v: MWEM(epsilon=1, domain=DOMAIN, workload=v, rounds=1, **EDIT),
    "workload of rounds": lambda v: SelectMeasureGenerate(
        epsilon=1, delta=0.1, domain=DOMAIN, workload=v, **EDIT
    ),
    "weights": lambda v: choice.picks(v, 2, rng=np.random.default_rng(1)),
    "lengths": lambda v: Messages("a", table=2, lengths=v, strengths=(1,)),
    "strengths": lambda v: Messages("a", table=2, lengths=(1,), strengths=v),
    "quantiles": lambda v: dp.mechanisms.Quantiles(
        epsilon=1, grid=dp.Grid(low=0, high=1, step=1), quantiles=v, **EDIT
    ),
    "keys": Category,
    "p": lambda v: divergences.max_divergence(v, [1]),
    "guarantees": composition.sequential,
    "curves": composition.composed_renyi,
    "rhos": composition.composed_zcdp,
    "sigmas": composition.gaussian_sigma_of,
    "parts": dp.Ledger(epsilon=1).parallel,
    "values": lambda v: Hierarchy.of_ranges(v, widths=[1]),
    "widths": lambda v: Hierarchy.of_ranges([1], widths=v),
    "sizes of data": lambda v: list(dp.data_sets((0, 1), v)),
}  # fmt: skip


@pytest.mark.parametrize("name", SEVERAL)
def test_several_are_no_text_no_bytes_and_no_array_without_axes(name):
    """Bytes passed as the numbers that they are made of; others were told of an iteration."""
    refuses(SEVERAL[name], name.split()[0], ["1", b"1", bytearray(b"1"), np.array(1), None])


ONE = {
    "workload": (0,), "workload of MWEM": (0,), "workload of rounds": (0,), "attributes": 0,
    "quantiles": 0.5, "keys": "a", "guarantees": dp.Guarantee(epsilon=1, **EDIT), "curves": abs,
    "parts": "a",
}  # fmt: skip
"""What they can be several of, if not 1."""
NAMES = {"attributes", "parts", "values", "sizes of data"}
"""What a set may name: these are distinct, in whatever order."""


@pytest.mark.parametrize("name", SEVERAL)
def test_several_are_no_mapping_and_numbers_no_set_and_none_is_no_answer(name):
    """A mapping was read by its keys; of a set, equal amounts were paid once; none cost nothing."""
    one = ONE.get(name, 1)
    bad = [{one: 2}, Counter([one]), pd.DataFrame({one: [1, 2]})]
    if name not in NAMES:
        bad += [{one}, frozenset([one]), {one: 2}.keys()]
    refuses(SEVERAL[name], name.split()[0], bad)
    if name != "sizes of data":
        refuses(SEVERAL[name], name.split()[0], [[], (), iter(())])


@pytest.mark.parametrize("check", [validate.listed, validate.several, validate.sequence])
def test_no_mapping_is_read_by_its_keys(check):
    refuses(lambda v: check(values=v), "values", [{1: 2}, Counter([1]), {}])


def test_true_is_not_one_of_numbers_and_one_is_not_true():
    assert validate.one_of((1, 2), order=2) == 2
    refuses(lambda v: validate.one_of((1, 2), order=v), "order", [True, 1.0, "1", None])
    refuses(lambda v: validate.one_of((True, False), exact=v), "exact", [1, 0, "yes", None])


def test_randomness_is_a_generator_or_the_operating_systems():
    for good in (np.random.default_rng(1), random.SystemRandom()):
        assert validate.randomness(rng=good) is good
    for bad in (None, 7, random.Random(1), np.random.RandomState(1)):
        with pytest.raises(TypeError, match=r"random\.SystemRandom"):
            validate.randomness(rng=bad)
