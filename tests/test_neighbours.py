"""Neighbourhoods: the two relations agree with the symmetric distance on all small data sets."""

import itertools
import math

import numpy as np
import pytest

from dpedu import ABSENT, are_neighbours, data_sets, neighbouring_pairs, symmetric_distance

SMALL = data_sets("abc", range(4))


def test_the_relations_on_all_small_data_sets():
    for x, y in itertools.product(SMALL, repeat=2):
        membership = are_neighbours(x, y, "membership")
        edit = are_neighbours(x, y, "edit")
        assert membership == are_neighbours(y, x, "membership")
        assert edit == are_neighbours(y, x, "edit")
        assert not (membership and edit)
        if membership:
            assert symmetric_distance(x, y) == 1
        if edit:
            assert symmetric_distance(x, y) == 2


def test_distance_one_is_membership_of_unordered_data():
    # For tuples distance 1 does not suffice, for (1, 0) is not (0,) with something put in front …
    for x, y in itertools.product(SMALL, repeat=2):
        some_order = any(are_neighbours(z, y, "membership") for z in itertools.permutations(x))
        assert (symmetric_distance(x, y) == 1) == some_order
    # … as this pair shows: one removal apart as bags, not as tuples.
    assert symmetric_distance(("b", "a", "b"), ("a", "b")) == 1
    assert are_neighbours(("b", "a", "b"), ("a", "b"), "membership")
    assert symmetric_distance(("b", "b", "a"), ("a", "b")) == 1
    assert not are_neighbours(("b", "b", "a"), ("a", "b"), "membership")


def test_every_edit_is_a_removal_and_an_addition():
    for x, y in neighbouring_pairs(data_sets("ab", 3), "edit"):
        between = [z for z in data_sets("ab", 2) if are_neighbours(x, z, "membership")]
        assert any(are_neighbours(z, y, "membership") for z in between)


def test_in_a_fixed_population_absence_is_a_place():
    assert are_neighbours((0, ABSENT), (0, 1), "membership")
    assert not are_neighbours((0, ABSENT), (0, 1), "edit")
    assert not are_neighbours((0, ABSENT), (1, 1), "membership")
    assert not are_neighbours((0, ABSENT), (0,), "membership")
    assert symmetric_distance((0, ABSENT), (0,)) == 0


def test_a_relation_may_be_a_function():
    by_one = lambda x, y: abs(x[0] - y[0]) == 1  # noqa: E731
    assert list(neighbouring_pairs([(1,), (2,), (4,)], by_one)) == [((1,), (2,)), ((2,), (1,))]


@pytest.mark.parametrize("bad", [[0, 1], "01", 3, None])
def test_data_sets_are_tuples(bad):
    for call in (symmetric_distance, lambda x, y: are_neighbours(x, y, "edit")):
        with pytest.raises(TypeError, match="data must be a data set, a tuple of records, got"):
            call(bad, (0,))


@pytest.mark.parametrize("sizes", [-1, 1.5, True, [2, "3"]])
def test_sizes_are_whole_numbers(sizes):
    with pytest.raises((TypeError, ValueError), match="sizes"):
        data_sets((0, 1), sizes)


def test_absent_is_a_word_in_tables_and_a_name_in_code():
    assert (str(ABSENT), repr(ABSENT)) == ("absent", "ABSENT")


@pytest.mark.parametrize("bad", [([],), (0, {}), ((0, [1]),), ({0},)])
def test_records_are_hashable(bad):
    for call in (symmetric_distance, lambda x, y: are_neighbours(x, y, "edit")):
        for pair in ((bad, ()), ((), bad), (bad, bad)):
            with pytest.raises(TypeError, match="must hold hashable records, got"):
                call(*pair)
    with pytest.raises(TypeError, match="records must be hashable, got"):
        data_sets(bad, 1)


@pytest.mark.parametrize("twice", [(0, 0), (0, 1, False), ("a", "b", "a"), (ABSENT, ABSENT)])
def test_no_data_set_is_listed_twice(twice):
    with pytest.raises(ValueError, match="records must be distinct, got .* twice"):
        data_sets(twice, 1)
    with pytest.raises(ValueError, match="sizes must be distinct, got 1 twice"):
        data_sets("ab", [1, 2, 1])


@pytest.mark.parametrize("records", [1, 2, 3, 7, 1000])
def test_as_many_data_sets_are_listed_as_have_a_million_places(records):
    def places(size):
        return max(size, 1) * records**size

    largest = next(n for n in itertools.count() if places(n + 1) > 2**20 or n == 1000)
    found = data_sets(range(records), largest)
    assert len(found) == records**largest
    too_large = 2**20 + 1 if records == 1 else largest + 1
    for sizes in (too_large, range(too_large + 1), itertools.count(), 2**53, [0, 2**53]):
        with pytest.raises(ValueError, match="sizes must make data sets of at most 1048576 places"):
            data_sets(range(records), sizes)


def test_a_record_that_equals_nothing_is_still_itself():
    nan, another = float("nan"), float("nan")
    assert symmetric_distance((nan,), (nan,)) == 0
    assert not are_neighbours((nan,), (nan,), "edit")
    assert are_neighbours((nan,), (another,), "edit")
    assert symmetric_distance((nan,), (another,)) == 2
    assert are_neighbours((nan, 1), (nan,), "membership")
    assert not are_neighbours((nan, 1), (another,), "membership")


@pytest.mark.parametrize("given", ["x", math.nan, 1, 0, None, (), np.array([True])])
def test_a_relation_says_true_or_false(given):
    for call in (
        lambda: are_neighbours((0,), (1,), lambda x, y: given),
        lambda: list(neighbouring_pairs([(0,), (1,)], lambda x, y: given)),
    ):
        with pytest.raises(TypeError, match="neighbourhood must give True or False, got"):
            call()
    assert are_neighbours((0,), (1,), lambda x, y: np.True_) is True
