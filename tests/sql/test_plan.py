"""Plans: shares of ε, clamps, and sensitivities against every pair of small neighbouring tables."""

import itertools
from fractions import Fraction

import numpy as np
import pytest

from dpedu.sql import Category, PrivateDatabase, PrivateTable, Real, Refused, Whole
from dpedu.sql import layout as layouts
from dpedu.sql.plan import AllOf, AnyOf, HasKey, IsNumber, Total, like, plan
from dpedu.sql.query import measure
from dpedu.sql.statement import parse

LOW, HIGH = -1, 3
COLUMNS = {"k": Category(["A", "B"]), "one": Category(["A"]), "v": Whole(LOW, HIGH)}
EVERYTHING = (
    "COUNT(*), COUNT(v), SUM(v), AVG(v), COUNT(DISTINCT v), COUNT(DISTINCT k), COUNT(DISTINCT who)"
)
# Values below and above the bounds, none at all, and a key that is not declared.
RECORDS = [("A", -9), ("A", 99), ("B", -9), ("B", 99), ("C", None)]
SHAPES = ["", "WHERE k IN ('A', 'B')", "GROUP BY k", "GROUP BY one", "WHERE v > 0 GROUP BY k"]


def table(neighbourhood="membership", rows=2):
    return PrivateTable("t", columns=COLUMNS, person="who", rows=rows, row="id",
                        neighbourhood=neighbourhood)  # fmt: skip


def histories(most):
    """All sequences of rows that one person can have; the first is none at all."""
    return [rows for n in range(most + 1) for rows in itertools.product(RECORDS, repeat=n)]


@pytest.fixture(scope="module")
def database():
    made = PrivateDatabase("sqlite://", rng=np.random.default_rng(0))
    with made.engine.begin() as connection:
        connection.exec_driver_sql(
            "CREATE TABLE t (id INTEGER PRIMARY KEY, who INTEGER, k TEXT, one TEXT, v INTEGER)"
        )
    return made


def totals(database, made, people):
    """Exact totals of each cell, where person i has the rows people[i]."""
    rows = [
        (i, k, "A" if k == "B" else k, v) for i, history in enumerate(people) for k, v in history
    ]
    with database.engine.connect() as connection:
        connection.exec_driver_sql("DELETE FROM t")
        if rows:
            connection.exec_driver_sql("INSERT INTO t (who, k, one, v) VALUES (?, ?, ?, ?)", rows)
        layout = layouts.look_up(connection, made.table)
        return list(measure(connection, made, layout).values())


def reaches(database, shape, rows, most):
    """For each measurement, the largest L1 distance between neighbours, by neighbourhood.

    The first person's rows are all that are possible; others have none, or some that overlap.
    """
    made = plan(parse(f"DP-SELECT 1 {EVERYTHING} FROM t {shape}"), table(rows=rows))
    possible = histories(most)
    found = np.zeros((2, len(made.measurements)), dtype=np.int64)
    for others in ([], [[("A", 99), ("B", -9)]]):
        cells = [totals(database, made, [history, *others]) for history in possible]
        vectors = np.array(
            [[[each.exact(cell) for cell in of] for each in made.measurements] for of in cells]
        )
        present = vectors[1:]
        found[0] = np.maximum(found[0], np.abs(present - vectors[0]).sum(axis=2).max(axis=0))
        unique = np.unique(present, axis=0)
        for one in unique:
            found[1] = np.maximum(found[1], np.abs(unique - one).sum(axis=2).max(axis=0))
    return dict(zip(("membership", "edit"), found.tolist(), strict=True))


@pytest.mark.parametrize(
    ("shape", "rows", "most"),
    [*((shape, rows, 2) for shape in SHAPES for rows in (1, 2)), ("GROUP BY k", 2, 3)],
)
def test_sensitivities_are_those_of_the_worst_neighbours(database, shape, rows, most):
    reached = reaches(database, shape, rows, most)
    for neighbourhood, worst in reached.items():
        made = plan(parse(f"DP-SELECT 1 {EVERYTHING} FROM t {shape}"), table(neighbourhood, rows))
        claimed = [each.sensitivity for each in made.measurements]
        if shape.startswith("WHERE v > 0"):  # what this condition leaves has no value below 1
            assert all(a >= b for a, b in zip(claimed, worst, strict=True))
            assert claimed[0] == worst[0]
        else:
            assert claimed == worst, neighbourhood


def test_without_a_person_every_row_is_one():
    alone = PrivateTable("t", columns=COLUMNS, neighbourhood="edit")
    exact, noisy = plan(parse("DP-SELECT 1 COUNT(*), COUNT(v) FROM t"), alone).measurements
    assert (exact.sensitivity, exact.epsilon) == (0, 0)
    assert (noisy.sensitivity, noisy.epsilon) == (1, 1)
    free = plan(parse("DP-SELECT 1 COUNT(*) FROM t"), alone)
    assert free.epsilon == 0
    with pytest.raises(Refused, match="who is no declared column"):
        plan(parse("DP-SELECT 1 COUNT(DISTINCT who) FROM t"), alone)


@pytest.mark.parametrize("neighbourhood", ["membership", "edit"])
@pytest.mark.parametrize("answers", range(1, 6))
def test_shares_add_up_exactly(neighbourhood, answers):
    wanted = ", ".join(["AVG(v)", "COUNT(v)", "SUM(v)", "COUNT(DISTINCT k)", "AVG(v)"][:answers])
    made = plan(parse(f"DP-SELECT 0.7 {wanted} FROM t GROUP BY k"), table(neighbourhood))
    assert made.epsilon == Fraction(7, 10)
    for output in made.outputs:
        assert sum(each.epsilon for each in output.measurements) == Fraction(7, 10) / answers
        assert len({each.epsilon for each in output.measurements}) == 1


def test_an_average_is_of_distances_from_the_middle():
    (output,) = plan(parse("DP-SELECT 1 AVG(v) FROM t"), table(rows=1)).outputs
    total, count = output.measurements
    assert (total.total, total.middle, total.sensitivity) == (Total("sum", "v"), 1, 2)
    assert (count.total, count.sensitivity) == (Total("values", "v"), 1)
    assert total.exact({Total("sum", "v"): 7, Total("values", "v"): 3}) == 4


@pytest.mark.parametrize(("low", "high", "reach"), [(0, 10, 10), (-20, 10, 20), (-9, -3, 9)])
def test_sums_reach_as_far_as_their_bounds(low, high, reach):
    columns = {"v": Whole(low, high), "r": Real(low / 4, high / 4, step=0.25)}
    for name in columns:
        made = {
            side: plan(
                parse(f"DP-SELECT 1 SUM({name}) FROM t"),
                PrivateTable("t", columns=columns, neighbourhood=side),
            ).measurements[0].sensitivity
            for side in ("membership", "edit")
        }  # fmt: skip
        assert made == {"membership": reach, "edit": max(reach, high - low)}


def test_conditions_on_keys_are_decided_on_the_keys():
    posts = PrivateTable("t", columns={"post": Category([1001, 1002, 6732])})

    def keys(condition):
        return plan(parse(f"DP-SELECT 1 COUNT(*) FROM t WHERE {condition}"), posts).test.keys

    assert keys("post < 1002") == keys("1002 > post") == keys("NOT post >= 1002") == (1001,)
    assert keys("post <> 1001") == keys("post > 1001.5") == keys("post NOT IN (1001)")
    assert keys("post > 9999") == ()
    for condition in ("post = 7", "post = 1001.5", "post = '1001'", "post LIKE '1%'"):
        with pytest.raises(Refused):
            keys(condition)


def test_like_agrees_with_all_small_patterns():
    import re

    for text, pattern in itertools.product(
        map("".join, itertools.chain(*(itertools.product("ab", repeat=n) for n in range(5)))),
        map("".join, itertools.chain(*(itertools.product("a%_", repeat=n) for n in range(5)))),
    ):
        regex = pattern.replace("%", ".*").replace("_", ".")
        assert like(text, pattern) == bool(re.fullmatch(regex, text)), (text, pattern)


def test_like_takes_no_time_on_hard_patterns():
    assert not like("a" * 200, "%a" * 100 + "b")
    assert like("a" * 200, "%_" * 100)


def test_a_free_plan_of_the_hardest_conditions_is_a_single_test():
    keys = [f"{i:03}" + "ab" * 98 for i in range(1000)]
    table = PrivateTable("t", columns={"c": Category(keys), "d": Category(range(1000))})
    hard = ["c LIKE '" + "%_" * 92 + "'", f"c <> '{keys[1]}'", "d <> 5", "d < 5.5"]
    for condition, left in zip(hard, (1000, 999, 999, 6), strict=True):
        for word in ("AND", "OR"):
            where = f" {word} ".join([condition] * 90)
            test = plan(parse(f"DP-SELECT 1 COUNT(*) FROM t WHERE {where}"), table).test
            assert len(test.keys) == left  # and all are one test


def test_tests_of_the_same_keys_are_one():
    table = PrivateTable(
        "t", columns={"c": Category(["a", "b", "c", "d"]), "d": Category([1, 2]), "v": Whole(0, 9)}
    )
    for where, expected in [
        ("c <> 'a' AND c <> 'b'", HasKey("c", ("c", "d"))),
        ("c = 'b' OR c = 'a' OR c LIKE 'd'", HasKey("c", ("a", "b", "d"))),
        ("c = 'a' AND c = 'b'", HasKey("c", ())),
        ("c <> 'a' AND (c = 'a' OR c = 'b')", HasKey("c", ("b",))),
        ("NOT (c = 'a' AND d = 1)", AnyOf((HasKey("c", ("b", "c", "d")), HasKey("d", (2,))))),
        ("v > 3 AND c <> 'a' AND c <> 'b'",
         AllOf((HasKey("c", ("c", "d")), IsNumber("v", ">", "3")))),
    ]:  # fmt: skip
        assert plan(parse(f"DP-SELECT 1 COUNT(*) FROM t WHERE {where}"), table).test == expected


def test_too_many_cells_and_hopeless_noise_are_refused():
    keys = Category(range(500))
    wide = PrivateTable("t", columns={"a": keys, "b": keys, "v": Whole(0, 2**31 - 1)})
    with pytest.raises(Refused, match="250000 cells"):
        plan(parse("DP-SELECT 1 COUNT(*) FROM t GROUP BY a, b"), wide)
    with pytest.raises(Refused, match="ε is too small"):
        plan(parse("DP-SELECT 0.000000000001 SUM(v) FROM t"), wide)
