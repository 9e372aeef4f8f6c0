"""Generalisation: the table of the sources; groups that nest; the lowest levels, by trying all."""

import itertools
import math
from fractions import Fraction

import numpy as np
import pandas as pd
import pytest
from bad_input import NOT_AT_LEAST_ONE_WHOLE, refuses

from dpedu import _validate as validate
from dpedu import data
from dpedu.anonymity import (
    Hierarchy,
    average_class_size,
    discernibility,
    generalise,
    k_anonymity,
    least_levels,
    ranges,
    suppress,
    two_anonymous,
)

JOBS = Hierarchy(
    {
        "nurse": ["health", "services"],
        "miner": ["mining", "industry"],
        "dentist": ["health", "services"],
        "clerk": ["office", "services"],
    }
)
QUASI = ["height", "weight", "age", "postcode"]


def test_the_five_people_become_two_anonymous_at_the_stated_boundaries():
    table = two_anonymous()
    assert list(table) == ["height", "weight", "age", "postcode", "profession"]
    three, two = ["180–190", "80+", "60+", "1***"], ["170–180", "60–80", "20–60", "6***"]
    assert table[QUASI].astype(str).to_numpy().tolist() == [three] * 3 + [two] * 2
    assert k_anonymity(table, QUASI) == 2
    assert sorted(table.groupby(QUASI, observed=True).size()) == [2, 3]
    assert k_anonymity(table, [*QUASI, "profession"]) == 1
    assert table["profession"].tolist() == data.five_people()["profession"].tolist()


def test_bins_cut_blindly_isolate_people():
    people = data.five_people()
    people["height"] = ranges(people["height"], range(160, 210, 10))
    people["weight"] = ranges(people["weight"], range(60, 140, 20))
    assert k_anonymity(people, ["height", "weight"]) == 1


def test_ranges_leave_their_end_out_except_the_last():
    cuts = [170, 180, 190]
    found = ranges(pd.Series([170, 179.9, 180, 189, 190]), cuts).tolist()
    assert found == ["170–180", "170–180", "180–190", "180–190", "180–190"]
    assert ranges(pd.Series([20, 59, 60, 99]), [20, 60, math.inf]).tolist() == [
        "20–60", "20–60", "60+", "60+",
    ]  # fmt: skip
    assert ranges(pd.Series([-1.5]), [-2.5, 0]).tolist() == ["-2.5–0"]
    kept = ranges(pd.Series([1, 2], index=[7, 8], name="x"), [0, 2, 4])
    assert (kept.index.tolist(), kept.name, kept.cat.ordered) == ([7, 8], "x", True)


def test_a_hierarchy_by_hand():
    assert JOBS.height == 3
    assert JOBS.values == ("nurse", "dentist", "clerk", "miner")
    groups = [[JOBS.group(job, level) for level in range(4)] for job in JOBS.values]
    assert groups == [
        ["nurse", "health", "services", "*"],
        ["dentist", "health", "services", "*"],
        ["clerk", "office", "services", "*"],
        ["miner", "mining", "industry", "*"],
    ]
    assert JOBS.loss(0).tolist() == [0, 0, 0, 0]
    assert JOBS.loss(1).tolist() == [1 / 3, 1 / 3, 0, 0]
    assert JOBS.loss(2).tolist() == [2 / 3, 2 / 3, 2 / 3, 0]
    assert JOBS.loss(3).tolist() == [1, 1, 1, 1]


def test_the_smallest_group_of_every_two_values():
    places = range(4)
    for first, last in itertools.combinations_with_replacement(places, 2):
        names, sizes = JOBS.span(np.array([first]), np.array([last]))
        level = next(
            level
            for level in range(4)
            if JOBS.group(JOBS.values[first], level) == JOBS.group(JOBS.values[last], level)
        )
        assert names == [JOBS.group(JOBS.values[first], level)]
        members = [v for v in JOBS.values if JOBS.group(v, level) == names[0]]
        assert sizes == [len(members)]


def test_a_name_may_return_on_another_branch_or_level():
    same = Hierarchy({"a": ["x", "x"], "b": ["y", "x"], "c": ["x", "x"]})
    assert same.values == ("a", "c", "b")
    assert same.span(np.array([0, 0]), np.array([1, 2]))[0] == ["x", "x"]
    assert Hierarchy({"a": ["*"], "b": ["*"]}).height == 1
    assert Hierarchy({"a": []}).loss(1).tolist() == [0]


def test_prefixes_and_ranges():
    codes = Hierarchy.of_prefixes(pd.Series(["1001", "6732", "1243", "1001"]))
    assert [codes.group("1243", level) for level in range(codes.height + 1)] == [
        "1243", "124*", "12**", "1***", "*",
    ]  # fmt: skip
    numbers = Hierarchy.of_prefixes([1001, 6732])
    assert numbers.group(1001, 3) == "1***"
    ages = Hierarchy.of_ranges(range(100), widths=[5, 10, 50])
    assert [ages.group(37, level) for level in range(5)] == [37, "35–40", "30–40", "0–50", "*"]
    shifted = Hierarchy.of_ranges([0.3, 1, -1], widths=[1], start=0.3)
    assert [shifted.group(v, 1) for v in (0.3, 1, -1)] == ["0.3–1.3", "0.3–1.3", "-1.7–-0.7"]


WIDTHS = [1, 2, 7, 3_600, 0.1, 0.25, 1e-7, 1e-300, Fraction(1, 3), Fraction(1, 10**20)]
FAR = [0, 1_234_560, 1_700_000_000, 10**15, -(10**6), 0.5, Fraction(10**6, 3), 1e300]


@pytest.mark.parametrize("start", FAR)
@pytest.mark.parametrize("width", WIDTHS)
def test_ranges_have_different_names_wherever_they_begin(start, width):
    # Each range holds one value, its lower end, and the wider one two.
    first, step = validate.exact(start), validate.exact(width)
    values = [first + place * step for place in range(4)]
    names = Hierarchy.of_ranges(values, widths=[step, 2 * step], start=first)
    assert names.loss(1).tolist() == [0] * 4
    assert names.loss(2).tolist() == [1 / 3] * 4
    for level in (1, 2):
        for value in values:
            low, high = names.group(value, level).split("–")
            assert Fraction(low) <= value < Fraction(high)
            assert Fraction(high) - Fraction(low) == level * step


@pytest.mark.parametrize("first", [10**6, 1_234_567, -(2**40), 2**52, 0.1 + 0.2])
def test_ranges_between_edges_that_differ_in_their_last_digit(first):
    edges = [float(first)]
    while len(edges) < 4:
        edges.append(math.nextafter(edges[-1], math.inf) if first < 1 else edges[-1] + 1)
    found = ranges(pd.Series(edges[:3]), edges)
    assert len(set(found)) == 3
    for value, name in zip(edges, found, strict=False):
        low, high = name.split("–")
        assert (float(low), float(high)) == (value, edges[edges.index(value) + 1])


def test_generalising_keeps_rows_and_other_columns():
    people = data.five_people()
    professions = Hierarchy(
        {"Politician": ["public"], "Rentier": ["private"], "Time Traveller": ["private"]}
    )
    table = generalise(people[::-1], {"profession": professions}, {"profession": 1})
    assert table["profession"].tolist() == ["public", "private", "public", "private", "public"]
    assert table.index.tolist() == [4, 3, 2, 1, 0]
    pd.testing.assert_frame_equal(
        table.drop(columns="profession"), people[::-1].drop(columns="profession")
    )
    unchanged = generalise(people, {"profession": professions}, {"profession": 0})
    pd.testing.assert_frame_equal(unchanged, people)
    assert people["profession"][0] == "Politician"


def test_suppression_leaves_the_large_classes():
    people = data.five_people()
    assert suppress(people, ["profession"], k=3).index.tolist() == [0, 2, 4]
    assert suppress(people, ["profession"], k=4).empty
    assert len(suppress(people, ["age"], k=1)) == 5


def losses(table, hierarchies, levels):
    places = {n: [h.values.index(v) for v in table[n]] for n, h in hierarchies.items()}
    return sum(hierarchies[n].loss(levels[n])[places[n]].mean() for n in hierarchies)


@pytest.mark.parametrize("seed", range(15))
def test_the_least_levels_are_the_best_of_all(seed):
    rng = np.random.default_rng(seed)
    table = pd.DataFrame(
        {
            "age": rng.integers(20, 60, 40),
            "job": rng.choice(list(JOBS.values), 40),
            "code": rng.choice(["11", "12", "21", "22", "23"], 40),
        }
    )
    hierarchies = {
        "age": Hierarchy.of_ranges(range(100), widths=[5, 20]),
        "job": JOBS,
        "code": Hierarchy.of_prefixes(table["code"]),
    }
    k, out = int(rng.integers(2, 8)), int(rng.integers(0, 6))
    found = least_levels(table, hierarchies, k=k, suppressed=out)
    good = []
    heights = [range(h.height + 1) for h in hierarchies.values()]
    for choice in itertools.product(*heights):
        levels = dict(zip(hierarchies, choice, strict=True))
        coarse = generalise(table, hierarchies, levels)
        if len(coarse) - len(suppress(coarse, list(hierarchies), k=k)) <= out:
            good.append((sum(choice), losses(table, hierarchies, levels)))
    mine = (sum(found.values()), losses(table, hierarchies, found))
    assert mine[0] == min(good)[0]
    assert mine[1] == pytest.approx(min(good)[1], abs=1e-12)


def test_prices_of_classes_by_hand():
    table = two_anonymous()
    assert discernibility(table, QUASI) == 3**2 + 2**2
    assert discernibility(table, ["height", "profession"]) == 2**2 + 1 + 1 + 1
    assert discernibility(table, QUASI, suppressed=2) == 13 + 2 * 7
    assert average_class_size(table, QUASI, k=2) == 5 / 4
    assert average_class_size(table, ["profession"], k=1) == 5 / 3
    assert discernibility(table[:1], QUASI) == 1
    same = pd.concat([table[:1]] * 9)
    assert (discernibility(same, QUASI), average_class_size(same, QUASI, k=3)) == (81, 3)


def test_bad_hierarchies_are_refused_by_name():
    bad = [None, [], {}, {"a": "x"}, {"a": None}, {"a": [1]}, {"a": ["x"], "b": []}, 3,
           {"a": ["x", "y"], "b": ["x", "z"]}]  # fmt: skip
    refuses(Hierarchy, "groups", bad)
    refuses(Hierarchy.of_prefixes, "codes", [None, [], "1001", [1.5], [True], ["1", "22"], 3])
    refuses(lambda v: Hierarchy.of_ranges(v, widths=[1]), "values", [None, [], ["a"], [math.nan]])
    bad = [None, [], [0], [-1], [2, 3], [4, 2], ["a"], [math.inf], 5]
    refuses(lambda v: Hierarchy.of_ranges([1], widths=v), "widths", bad)
    bad = [None, math.nan, math.inf, "0", True]
    refuses(lambda v: Hierarchy.of_ranges([1], widths=[1], start=v), "start", bad)
    refuses(lambda v: JOBS.group("nurse", v), "level", [None, -1, 4, 1.0, True, "1"])
    refuses(lambda v: JOBS.group(v, 1), "value", [None, "king", 1])
    column = pd.Series(["nurse", "king"], name="job")
    refuses(lambda v: JOBS.generalise(v, 1), "values", [None, ["nurse"], column,
                                                        pd.Series(["nurse", None])])  # fmt: skip


def test_bad_columns_and_tables_are_refused_by_name():
    people = data.five_people()
    hierarchies = {"postcode": Hierarchy.of_prefixes(people["postcode"])}
    edges = [0, 10]
    bad = [None, [1], pd.Series([], dtype=float), pd.Series([1, None]), pd.Series(["a"]),
           pd.Series([True]), pd.Series([11]), pd.Series([math.inf])]  # fmt: skip
    refuses(lambda v: ranges(v, edges), "values", bad)
    bad = [None, [], [1], [1, 1], [2, 1], "12", ["a", "b"], [0, math.nan], 3]
    refuses(lambda v: ranges(pd.Series([1]), v), "edges", bad)
    tables = [None, people.to_numpy(), people[:0], people[[]]]
    levels = {"postcode": 1}
    refuses(lambda v: generalise(v, hierarchies, levels), "table", tables)
    refuses(lambda v: least_levels(v, hierarchies, k=2), "table", tables)
    refuses(lambda v: suppress(v, ["age"], k=2), "table", tables)
    refuses(lambda v: discernibility(v, ["age"]), "table", tables)
    refuses(lambda v: average_class_size(v, ["age"], k=2), "table", tables)
    columns = [None, [], "age", ["nobody"], ["age", "age"]]
    refuses(lambda v: suppress(people, v, k=2), "columns", columns)
    refuses(lambda v: discernibility(people, v), "columns", columns)
    refuses(lambda v: average_class_size(people, v, k=2), "columns", columns)
    missing = people.assign(postcode=["1001", None, "1243", "6732", "6910"])
    bad = [None, [], {}, {"nobody": JOBS}, {"postcode": 1}, {1: JOBS}]
    refuses(lambda v: generalise(people, v, levels), "hierarchies", bad)
    refuses(lambda v: least_levels(people, v, k=2), "hierarchies", bad)
    refuses(lambda v: least_levels(v, hierarchies, k=2), "hierarchies", [missing])
    refuses(lambda v: least_levels(people, {"postcode": v}, k=2), "postcode", [JOBS])
    bad = [None, {}, 1, {"postcode": 1, "age": 1}, {"postcode": 9}, {"postcode": -1}]
    refuses(lambda v: generalise(people, hierarchies, v), "level", bad)
    for call in (
        lambda v: suppress(people, ["age"], k=v),
        lambda v: average_class_size(people, ["age"], k=v),
        lambda v: least_levels(people, hierarchies, k=v),
    ):
        refuses(call, "k", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: least_levels(people, hierarchies, k=v), "k", [6, 100])
    bad = [None, -1, 1.0, True, "1"]
    refuses(lambda v: discernibility(people, ["age"], suppressed=v), "suppressed", bad)
    refuses(lambda v: least_levels(people, hierarchies, k=2, suppressed=v), "suppressed", bad)


def test_values_that_cannot_be_compared_are_unknown_to_a_hierarchy():
    codes = Hierarchy.of_prefixes(["1001", "1243"])
    unhashable = [[1], {"a": 1}, {2}, ([3],)]
    refuses(lambda v: codes.group(v, 1), "value", unhashable)
    refuses(lambda v: codes.generalise(pd.Series([v, "1001"]), 1), "values", unhashable)


def test_edges_of_ranges_are_finite_but_for_the_last():
    column = pd.Series([1, 2])
    bad = [[-math.inf, 5], [-math.inf, math.inf], [0, math.inf, math.inf], [math.inf, 5],
           [0, math.nan], [math.nan, 5], [-math.inf, 0, 5], [0, -math.inf]]  # fmt: skip
    refuses(lambda v: ranges(column, v), "edges", bad)
    assert ranges(column, [0, math.inf]).tolist() == ["0+", "0+"]
    with pytest.raises(ValueError, match="values must not be empty"):
        ranges(column[:0], [0, 5])
