"""Checks of tables, and classes of equal rows against pandas."""

import numpy as np
import pandas as pd
import pytest
from bad_input import refuses

from dpedu import data
from dpedu.data import _frames as frames


def expected_sizes(table, wanted):
    return table.groupby(wanted, observed=True)[wanted[0]].transform("size").to_numpy()


def test_class_sizes_of_a_table_by_hand():
    table = pd.DataFrame({"a": [1, 1, 2, 1], "b": ["x", "x", "x", "y"]})
    assert frames.class_sizes(table, ["a"]).tolist() == [3, 3, 1, 3]
    assert frames.class_sizes(table, ["a", "b"]).tolist() == [2, 2, 1, 1]
    assert frames.class_sizes(table[:1], ["a", "b"]).tolist() == [1]


@pytest.mark.parametrize("seed", range(20))
def test_class_sizes_agree_with_pandas(seed):
    rng = np.random.default_rng(seed)
    rows = int(rng.integers(1, 300))
    table = pd.DataFrame(
        {
            "whole": rng.integers(-5, 5, rows),
            "wide": rng.integers(-(2**62), 2**62, rows) // 2**61,
            "unsigned": rng.integers(2**63, 2**64 - 1, rows, dtype=np.uint64) // 2**62 * 2**62,
            "text": rng.choice(["a", "b", "c"], rows),
            "category": pd.Categorical(rng.choice(["u", "v"], rows), categories=["t", "u", "v"]),
            "real": rng.choice([0.5, -0.0, 0.0, 2.5], rows),
            "date": pd.Timestamp("2020-01-01") + pd.to_timedelta(rng.integers(0, 3, rows), "D"),
            "bool": rng.random(rows) < 0.5,
        }
    )
    for _ in range(10):
        wanted = rng.choice(table.columns, int(rng.integers(1, 9)), replace=False).tolist()
        assert (frames.class_sizes(table, wanted) == expected_sizes(table, wanted)).all()
        counts = table.groupby(wanted, observed=True).size()
        assert sorted(frames.class_counts(table, wanted)) == sorted(counts)


def test_class_codes_number_the_classes_as_they_appear():
    table = pd.DataFrame({"a": [5, 1, 5, 1, 5], "b": list("xxyxx")})
    assert frames.class_codes(table, ["a"]).tolist() == [0, 1, 0, 1, 0]
    assert frames.class_codes(table, ["a", "b"]).tolist() == [0, 1, 2, 1, 0]


def test_many_wide_columns_do_not_overflow():
    rng = np.random.default_rng(3)
    table = pd.DataFrame({f"c{i}": rng.permutation(1000) for i in range(12)})
    table = pd.concat([table, table[:10]], ignore_index=True)
    sizes = frames.class_sizes(table, list(table))
    assert (sizes == expected_sizes(table, list(table))).all()
    assert sizes.sum() == 990 + 20 * 2
    assert sorted(frames.class_counts(table, list(table))) == [1] * 990 + [2] * 10


def test_bad_tables_and_columns_are_refused_by_name():
    table = data.five_people()
    twice = pd.concat([table, table[["age"]]], axis=1)
    bad = [None, [], {}, table.to_numpy(), table["age"], table[:0], table[[]], twice]
    refuses(lambda v: frames.table(table=v), "table", bad)
    no_columns = [None, 3, "age", [], ["years"], ["age", "age"], [3], {"age"}, [None]]
    refuses(lambda v: frames.columns(table, columns=v), "columns", no_columns)
    refuses(lambda v: frames.column(table, sensitive=v), "sensitive", [None, 3, ["age"], "years"])
    missing = table.assign(age=[60, None, 72, 40, 35])
    refuses(lambda v: frames.columns(v, columns=["name", "age"]), "columns", [missing])
    assert frames.columns(missing, columns=("name",)) == ["name"]
