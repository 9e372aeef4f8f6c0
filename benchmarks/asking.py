"""DP-SELECT on 10⁶ rows of SQLite, against plain SQL with the same clamps and smartnoise-sql.

smartnoise-sql wants an environment of its own: name its Python in ``DPEDU_SMARTNOISE``, or the rows
that need it are left out.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np

from benchmarks.measure import Row, compare
from dpedu.sql import PrivateDatabase, PrivateTable, Whole

N = 1_000_000
ROWS = 3
PEOPLE = PrivateTable("people", columns={"salary": Whole(0, 200_000), "age": Whole(0, 120)})
VISITS = PrivateTable(
    "visits", columns={"charge": Whole(0, 2000)}, person="person", row="id", rows=ROWS
)
CLAMPED = "MIN(MAX(salary, 0), 200000)"
WORK = [
    ("COUNT", "COUNT(*)", "COUNT(*)", " WHERE age >= 40"),
    ("SUM", "SUM(salary)", f"SUM({CLAMPED})", ""),
    ("AVG", "AVG(salary)", f"AVG({CLAMPED})", ""),
    ("all three", "COUNT(*), SUM(salary), AVG(salary)",
     f"COUNT(*), SUM({CLAMPED}), AVG({CLAMPED})", " WHERE age >= 40"),
]  # fmt: skip
GROUPED = (
    "SELECT SUM(rows), SUM(total) FROM (SELECT COUNT(*) AS rows, "
    "SUM(MIN(MAX(charge, 0), 2000)) AS total FROM visits GROUP BY person)"
)


def rows() -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "people.db"
        database = filled(path)

        def plain(text: str) -> Callable[[], object]:
            def work() -> object:
                with database.engine.connect() as connection:
                    return connection.exec_driver_sql(text).all()

            return work

        def ours(text: str) -> Callable[[], object]:
            return lambda: database.ask(f"DP-SELECT 1 {text}")

        for name, asked, clamped, where in WORK:
            yield compare(
                f"{name}, 10⁶ rows",
                ours(f"{asked} FROM people{where}"),
                "plain SQL with the same clamps",
                plain(f"SELECT {clamped} FROM people{where}"),
                limit=1.3,
                runs=9,
            )
        yield compare(
            f"COUNT and SUM, 10⁶ rows, {ROWS} of each of {N // 5} people",
            ours("COUNT(*), SUM(charge) FROM visits"),
            "plain SQL, grouped by person",
            plain(GROUPED),
            limit=3,
            runs=5,
        )
        if "DPEDU_SMARTNOISE" in os.environ:
            with smartnoise(path) as theirs:
                for name, asked, _, where in WORK:
                    yield compare(
                        f"{name}, 10⁶ rows",
                        ours(f"{asked} FROM people{where}"),
                        "smartnoise-sql",
                        theirs(f"SELECT {asked} FROM people{where}"),
                        limit=0.8,
                        runs=5,
                    )
        database.engine.dispose()


def filled(path: Path) -> PrivateDatabase:
    rng = np.random.default_rng(1)
    database = PrivateDatabase(path, rng=rng)
    with database.engine.begin() as connection:
        connection.exec_driver_sql(
            "CREATE TABLE people (id INTEGER PRIMARY KEY, salary INTEGER, age INTEGER)"
        )
        connection.exec_driver_sql(
            "CREATE TABLE visits (id INTEGER PRIMARY KEY, person INTEGER, charge INTEGER)"
        )
        for table, low, high in [("people", (0, 18), (300_000, 100)),
                                 ("visits", (0, 0), (N // 5, 3000))]:  # fmt: skip
            drawn = rng.integers(low, high, (N, 2)).tolist()
            connection.exec_driver_sql(
                f"INSERT INTO {table} VALUES (?, ?, ?)", [(i, *row) for i, row in enumerate(drawn)]
            )
    for declared in (PEOPLE, VISITS):
        database.declare(declared, epsilon=10**6)
    return database


PEER = """
import sqlite3, sys
import snsql
columns = {
    "row_privacy": True, "rows": 1000000, "id": {"type": "int"},
    "salary": {"type": "int", "lower": 0, "upper": 200000},
    "age": {"type": "int", "lower": 0, "upper": 120},
}
reader = snsql.from_connection(
    sqlite3.connect(sys.argv[1]), privacy=snsql.Privacy(epsilon=1.0, delta=1e-6),
    metadata={"": {"": {"people": columns}}}, engine="sqlite",
)
print("ready", flush=True)
for line in sys.stdin:
    reader.execute(line.strip())
    print("done", flush=True)
"""


@contextmanager
def smartnoise(path: Path) -> Iterator[Callable[[str], Callable[[], object]]]:
    """A process that answers with smartnoise-sql, kept warm: only its answers are timed."""
    peer = subprocess.Popen(
        [os.environ["DPEDU_SMARTNOISE"], "-W", "ignore", "-c", PEER, str(path)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    assert peer.stdin is not None
    assert peer.stdout is not None
    sending, receiving = peer.stdin, peer.stdout

    def theirs(text: str) -> Callable[[], object]:
        def work() -> object:
            sending.write(text + "\n")
            sending.flush()
            said = receiving.readline()
            assert said == "done\n", said
            return said

        return work

    try:
        assert receiving.readline() == "ready\n"
        yield theirs
    finally:
        sending.close()
        peer.wait(timeout=60)
