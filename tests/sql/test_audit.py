"""The audit of the measuring part: nothing is found in it, and every sabotage is.

False alarms have a chance of 10⁻⁶ each; the sabotaged versions are at least a factor of 2 off.
"""

import numpy as np
import pytest

from dpedu.mechanisms import DiscreteLaplace
from dpedu.privacy.audit import audit
from dpedu.sql import Category, PrivateDatabase, PrivateTable, Whole
from dpedu.sql import layout as layouts
from dpedu.sql.plan import mechanism, plan
from dpedu.sql.query import measure
from dpedu.sql.statement import parse

COLUMNS = {"v": Whole(0, 4), "k": Category(["a", "b", "c"])}
OTHERS = [(1, 2, "a"), (2, 4, "b")]
SAMPLES = 40_000
# What one person does, and what is there without them, or what they do instead.
CASES = {
    "membership": ([(9, 99, "c"), (9, 99, "c"), (9, 99, "a")], []),
    "edit": ([(9, 99, "c"), (9, 99, "c")], [(9, -3, "b"), (9, -3, "b")]),
}


def table(neighbourhood, rows=2):
    return PrivateTable("t", columns=COLUMNS, person="who", row="id", rows=rows,
                        neighbourhood=neighbourhood)  # fmt: skip


def exact(rows, made):
    """The exact measurements, shape (measurements, cells)."""
    database = PrivateDatabase("sqlite://", rng=np.random.default_rng(0))
    with database.engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE t (id INTEGER PRIMARY KEY, who, v, k TEXT)")
        connection.exec_driver_sql("INSERT INTO t (who, v, k) VALUES (?, ?, ?)", rows)
        cells = measure(connection, made, layouts.look_up(connection, made.table))
    return [[each.exact(cells[cell]) for cell in made.cells] for each in made.measurements]


def outputs(text, neighbourhood, *, scale=1, forget_bound=False, keys_from_data=False):
    """A release for the audit: all noisy measurements of a statement, from a list of rows."""
    honest = plan(parse(text), table(neighbourhood))
    made = plan(parse(text), table(neighbourhood, rows=10_000)) if forget_bound else honest

    def release(rows, rng, n):
        numbers = exact(OTHERS + rows, made)
        columns = []
        for each, values in zip(honest.measurements, numbers, strict=True):
            noise = mechanism(each, honest.table.neighbourhood)
            noise = DiscreteLaplace(epsilon=noise._epsilon / scale, sensitivity=noise.sensitivity)
            columns += [value + noise.noise(n, rng=rng) for value in values]
        if keys_from_data:
            present = {k for _, _, k in OTHERS + rows}
            columns = [c for c, (k,) in zip(columns, honest.cells, strict=True) if k in present]
            return [tuple(line) for line in np.stack(columns, axis=1).tolist()]
        return np.stack(columns, axis=1)

    return release


def found(release, case, seed=1):
    return audit(
        release, *CASES[case], samples=SAMPLES, rng=np.random.default_rng(seed), confidence=1 - 1e-6
    )


STATEMENTS = [
    "COUNT(*) FROM t WHERE v > 0",
    "SUM(v) FROM t",
    "k, COUNT(*) FROM t GROUP BY k",
    "AVG(v) FROM t",
    "COUNT(DISTINCT k), COUNT(DISTINCT who) FROM t WHERE v > 0",
]


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("wanted", STATEMENTS)
def test_nothing_is_found_in_what_is_measured(wanted, case):
    finding = found(outputs(f"DP-SELECT 1 {wanted}", case), case)
    assert not finding.refutes(1), str(finding)
    assert finding.epsilon > 0.3, "the audit sees something"


@pytest.mark.parametrize("case", CASES)
def test_noise_of_half_the_scale_is_found(case):
    release = outputs("DP-SELECT 1 k, COUNT(*) FROM t GROUP BY k", case, scale=0.5)
    assert found(release, case).refutes(1)


def test_a_forgotten_bound_on_rows_is_found():
    text = "DP-SELECT 1 SUM(v) FROM t WHERE v > 0"
    CASES["many"] = ([(9, 99, "c")] * 6, [])
    try:
        assert not found(outputs(text, "membership"), "many").refutes(1)
        assert found(outputs(text, "membership", forget_bound=True), "many").refutes(1)
    finally:
        del CASES["many"]


def test_keys_from_the_data_are_found():
    text = "DP-SELECT 1 k, COUNT(*) FROM t GROUP BY k"
    finding = audit(
        outputs(text, "membership", keys_from_data=True), *CASES["membership"], samples=SAMPLES,
        rng=np.random.default_rng(1), confidence=1 - 1e-6,
        events=[("three keys", lambda rows: np.array([len(row) == 3 for row in rows]))],
    )  # fmt: skip
    assert finding.refutes(5)
