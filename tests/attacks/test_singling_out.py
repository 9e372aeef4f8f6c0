"""Uniqueness: by hand, against its expectation, and never more from coarser data."""

import itertools
import math

import numpy as np
import pandas as pd
import pytest
from bad_input import refuses

from dpedu import data
from dpedu.attacks.singling_out import (
    coarsen_code,
    coarsen_date,
    uniqueness,
    uniqueness_by_attributes,
)
from dpedu.data import _people as people_of
from dpedu.data.town import areas

KEY = ["postcode", "birth_date", "sex"]


@pytest.fixture(scope="module")
def everybody():
    return data.town(50_000, rng=np.random.default_rng(2000))


def test_uniqueness_of_the_five_people():
    table = data.five_people()
    assert uniqueness(table, ["profession"]) == 2 / 5
    assert uniqueness(table, ["postcode"]) == 3 / 5
    assert uniqueness(table, ["profession", "postcode"]) == 1


def test_one_row_is_unique_and_equal_rows_are_not():
    table = data.five_people()
    assert uniqueness(table[:1], ["age"]) == 1
    assert uniqueness(pd.concat([table[:1]] * 9), list(table)) == 0


def expected_uniqueness(people):
    """The mean of the uniqueness over all towns: cells are (postcode, day of birth, sex)."""
    ages, shares = people_of.age_distribution(), areas(people, 10_000)
    days = np.array([366 if (2019 - age) % 4 == 0 else 365 for age in range(100)])
    female = people_of.female_share(np.arange(100))
    total = 0.0
    for sex in (female, 1 - female):
        for share in shares:
            cell = share * ages * sex / days  # the chance of one such cell
            total += (days * cell * (1 - cell) ** (people - 1)).sum()
    return total


@pytest.mark.parametrize("people", [2_000, 50_000])
def test_uniqueness_of_a_town_is_what_theory_says_and_was_published(people):
    town = data.town(people, rng=np.random.default_rng(people))
    # One person's change moves the number of unique people by at most 2: McDiarmid's inequality.
    reach = math.sqrt(2 * math.log(2e6) / people)
    found, expected = uniqueness(town, KEY), expected_uniqueness(people)
    assert abs(found - expected) < reach
    if people == 50_000:
        assert 0.6 < found < 0.9
        assert reach < 0.025


def test_more_attributes_never_single_out_fewer(everybody):
    columns = ["postcode", "birth_date", "sex", "ethnicity"]
    found = uniqueness_by_attributes(everybody, columns)
    assert found["count"].tolist() == sorted(found["count"])
    shares = {frozenset(row.attributes.split(", ")): row.unique for row in found.itertuples()}
    assert len(shares) == 15
    for small, large in itertools.product(shares, repeat=2):
        if small < large:
            assert shares[small] <= shares[large]
    assert shares[frozenset(KEY)] == uniqueness(everybody, KEY)


def test_coarser_values_never_single_out_more(everybody):
    def share(unit, digits):
        coarse = everybody.assign(
            birth_date=coarsen_date(everybody["birth_date"], unit),
            postcode=coarsen_code(everybody["postcode"], digits),
        )
        return uniqueness(coarse, KEY)

    table = [[share(unit, digits) for digits in (5, 4, 0)] for unit in ("day", "month", "year")]
    assert table[0][0] == uniqueness(everybody, KEY)
    for row in table:
        assert row == sorted(row, reverse=True)
    for column in zip(*table, strict=True):
        assert list(column) == sorted(column, reverse=True)
    assert table[2][2] < 0.001


@pytest.mark.parametrize("zone", ["Europe/Oslo", "America/New_York", "Pacific/Kiritimati", "UTC"])
def test_coarse_dates_are_those_of_their_own_place(zone):
    times = [f"20{y}-01-01 {h}:30" for y in (19, 20) for h in ("00", "12", "23")]
    there, nowhere = (pd.Series(pd.DatetimeIndex(times, tz=tz)) for tz in (zone, None))
    for unit in ("day", "month", "year", "decade"):
        assert coarsen_date(there, unit).tolist() == coarsen_date(nowhere, unit).tolist()


def test_coarse_dates_and_codes_by_hand():
    dates = pd.Series(pd.to_datetime(["1959-06-07", "2100-01-01"]))
    assert coarsen_date(dates, "day").tolist() == ["1959-06-07", "2100-01-01"]
    assert coarsen_date(dates, "year").tolist() == ["1959", "2100"]
    assert coarsen_date(dates, "decade").tolist() == ["1950", "2100"]
    codes = pd.Series(["1001"], dtype="category")
    assert coarsen_code(codes, 9).tolist() == ["1001"]
    assert coarsen_code(codes, 0).tolist() == [""]


def test_bad_arguments_are_refused_by_name():
    table = data.five_people()
    refuses(lambda v: uniqueness(v, ["age"]), "table", [None, table[:0], [[1]], table["age"]])
    for call in (uniqueness, uniqueness_by_attributes):
        refuses(lambda v, f=call: f(table, v), "columns", [None, [], "age", ["years"], ["age"] * 2])
    wide = pd.DataFrame({f"c{i}": [1, 2] for i in range(13)})
    refuses(lambda v: uniqueness_by_attributes(wide, v), "columns", [list(wide)])
    gap = table.assign(age=[1, None, 3, 4, 5])
    refuses(lambda v: uniqueness(gap, v), "columns", [["age"]])
    dates = pd.Series(pd.to_datetime(["2000-01-01", None]))
    refuses(lambda v: coarsen_date(v, "day"), "dates", [None, dates, table["age"], "2000-01-01"])
    refuses(lambda v: coarsen_date(dates[:1], v), "to", [None, "week", 3])
    codes = [None, table["age"], "1001", pd.Series(["1", None]), pd.Series([1001])]
    refuses(lambda v: coarsen_code(v, 2), "codes", codes)
    refuses(lambda v: coarsen_code(table["postcode"], v), "digits", [-1, None, 1.0, "1", True])
