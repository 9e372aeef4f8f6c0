"""The query that reads the data: on both databases what a few lines of Python say, never errors."""

import math
import operator
from fractions import Fraction

import numpy as np
import pytest
import sqlalchemy as sa

from dpedu.sql import Category, NotAnswered, PrivateTable, Real, Refused, Text, Whole
from dpedu.sql import layout as layouts
from dpedu.sql import plan as plans
from dpedu.sql.query import measure, query
from dpedu.sql.statement import parse

KINDS = ["sqlite", "postgresql"]
COLUMNS = {
    "age": Whole(18, 99), "debt": Whole(-1000, -10), "height": Real(-0.5, 2.5, step=0.01),
    "cash": Real(0, 99, step=0.3), "town": Category(["Oslo", "Bergen", "Ålesund", "o"]),
    "post": Category([1001, -5, 6732]), "doped": Category([False, True]), "name": Text(),
}  # fmt: skip
TABLE = """CREATE TABLE people (
    id INTEGER PRIMARY KEY, who INTEGER, age BIGINT, debt SMALLINT, height DOUBLE PRECISION,
    cash NUMERIC(12, 4), town TEXT, post INTEGER, doped BOOLEAN, name VARCHAR(40))"""
NAMES = ["id", "who", *COLUMNS]

# What both databases can hold, and what only SQLite does.
VALUES = {
    "who": [1, 2, 3, None],
    "age": [None, -(2**63), 2**63 - 1, 17, 18, 40, 99, 100],
    "debt": [None, -32768, 32767, -1000, -10, -11, 0],
    "height": [None, math.nan, math.inf, -math.inf, 1e308, -1e308, 5e-324, -5e-324, 0.0, 1.755,
               1.005, 2.5, -0.5, -0.495, 2.4999999999, 0.1 + 0.2],
    "cash": [None, math.nan, 99999999.9999, -99999999.9999, 0.0001, 0.15, 0.1499, 98.85, 99, 0],
    "town": [None, "Oslo", "Bergen", "oslo", "OSLO ", "", "Ålesund", "Å", "O" * 1000],
    "post": [None, 1001, -5, 0, 2**31 - 1, 6732],
    "doped": [None, False, True],
    "name": [None, "", "Li Pu", "it's", "a\\b", "%", "💥", "1"],
}  # fmt: skip
RUBBISH = [
    "zzz",
    "17",
    "-1e999",
    "",
    b"\x00\xff",
    b"",
    3.7,
    2**63 - 1,
    -(2**63),
    math.inf,
    -1e308,
    float(2**63),
    -float(2**63),
    -1e19,
    1e19,
]


def declared(person=None, rows=1):
    row = None if person is None else "id"
    return PrivateTable("people", columns=COLUMNS, person=person, rows=rows, row=row)


def filled(fresh, kind, rows, layout=TABLE):
    database = fresh(kind)
    with database.engine.begin() as connection:
        connection.exec_driver_sql(layout)
        if rows:
            marks = ", ".join(["?" if kind == "sqlite" else "%s"] * len(NAMES))
            connection.exec_driver_sql(f"INSERT INTO people VALUES ({marks})", rows)
    return database


def random_rows(rng, size, rubbish=0.0):
    rows = []
    for i in range(size):
        row = [i + 1]
        for name in NAMES[1:]:
            choices = RUBBISH if rng.random() < rubbish else VALUES[name]
            row.append(choices[rng.integers(len(choices))])
        rows.append(tuple(row))
    return rows


# A few lines of Python that say what is meant -----------------------------------------------------

COMPARE = {
    "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge, "=": operator.eq,
    "<>": operator.ne,
}  # fmt: skip


def usable(name, value):
    """A value as the declaration sees it; None if it does not fit."""
    column = COLUMNS[name]
    if value is None or isinstance(value, bytes) or (value != value):
        return None
    if isinstance(column, Category):
        for key in column.keys:
            if isinstance(key, str) == isinstance(value, str) and key == value:
                return key
        return None
    if isinstance(column, Text):
        return value if isinstance(value, str) else None
    if isinstance(value, str) or (isinstance(column, Whole) and not -(2**63) <= value < 2**63):
        return None
    return value


def code(name, value):
    """A number in steps, clamped; a key or text as it is."""
    column = COLUMNS[name]
    if value is None or isinstance(column, Category | Text):
        return value
    least, most = column.codes
    if value < column.low:
        return least
    if value > column.high:
        return most
    if isinstance(column, Whole):
        return int(value)
    # In floating point, so that ties go the same way; test_codes_never_leave_their_bounds is exact.
    base = 0 if column.low >= 0 else least
    return (
        math.floor((value + float(column.step / 2 - base * column.step)) / float(column.step))
        + base
    )


def holds(test, row):
    match test:
        case plans.AllOf(parts):
            return all(holds(part, row) for part in parts)
        case plans.AnyOf(parts):
            return any(holds(part, row) for part in parts)
    value = usable(test.column, row[test.column])
    if isinstance(test, plans.HasValue):
        return (value is None) == test.negated
    if value is None:
        return False
    match test:
        case plans.HasKey(_, keys):
            return value in keys
        case plans.InTexts(_, texts, negated):
            return (value in texts) != negated
        case plans.InNumbers(_, numbers, negated):
            return (value in map(float, numbers)) != negated
        case plans.IsNumber(_, sign, number):
            return COMPARE[sign](value, float(number))
    raise AssertionError(test)


def expected(made, rows):
    people, cells = {}, {cell: [] for cell in made.cells}
    for row in sorted(rows, key=lambda row: row["id"]):
        cell = tuple(usable(name, row[name]) for name in made.groups)
        person = row["id"] if made.table.person is None else row[made.table.person]
        if cell not in cells or person is None or not (made.test is None or holds(made.test, row)):
            continue
        people[person] = people.get(person, 0) + 1
        if people[person] <= made.table.rows:
            cells[cell].append(row)
    found = {}
    for cell, inside in cells.items():
        found[cell] = {}
        for total in made.totals:
            codes = [code(total.column, usable(total.column, row[total.column]))
                     for row in inside if total.column]  # fmt: skip
            codes = [c for c in codes if c is not None]
            found[cell][total] = {
                "rows": lambda inside=inside: len(inside),
                "people": lambda inside=inside: len({row["who"] for row in inside}),
                "values": lambda codes=codes: len(codes),
                "sum": lambda codes=codes: sum(codes),
                "distinct": lambda codes=codes: len(set(codes)),
            }[total.kind]()
    return found


CONDITIONS = [
    "age BETWEEN 18 AND 40.5", "NOT age BETWEEN 18 AND 40.5", "age <> 40", "age = 40.0",
    "age > 40", "age < 40", "age >= 40", "age <= 40",
    "age IN (18, 99.0, -1)", "age NOT IN (18, 99)", "age IS NULL", "age IS NOT NULL",
    "NOT (age > 40 OR height <= 1.755)", "height > 1e15", "height < -1e15", "height >= 0.3",
    "height <> 0", "height IS NULL", "height IS NOT NULL", "cash IS NULL", "cash > 0.15",
    "cash NOT IN (99, 0.0001)", "debt < -10", "debt NOT IN (0)", "town = 'Oslo'", "town <> 'Oslo'",
    "town LIKE '%o'", "town NOT LIKE '%e%'", "town IS NULL", "town IN ('Oslo', 'Ålesund')",
    "post > -5", "post NOT IN (1001)", "post IS NULL", "doped = TRUE", "doped <> TRUE",
    "doped IS NULL", "name = 'it''s'", "name <> 'Li Pu'", "name IN ('', '%')", "name = 'a\\b'",
    "name NOT IN ('1', '💥')", "name IS NULL", "NOT name IS NULL AND NOT town IS NULL",
]  # fmt: skip
ASKED = [
    "COUNT(*), COUNT(age), SUM(age), AVG(height), SUM(cash), COUNT(DISTINCT cash)",
    "COUNT(DISTINCT town), COUNT(DISTINCT name), COUNT(town), COUNT(name), COUNT(DISTINCT doped)",
    "AVG(age)", "SUM(debt)", "AVG(height), SUM(height)", "COUNT(cash)", "COUNT(DISTINCT age)",
]  # fmt: skip
GROUPS = ["", "", "GROUP BY town", "GROUP BY doped, post", "GROUP BY post"]


@pytest.mark.parametrize(("kind", "rubbish"), [("sqlite", 0), ("sqlite", 0.3), ("postgresql", 0)])
def test_totals_are_what_is_meant(fresh, kind, rubbish):
    rng = np.random.default_rng(7)
    rows = random_rows(rng, 400, rubbish)
    if rubbish:  # so that they can hold anything
        types = "id INTEGER PRIMARY KEY, who, age, debt, height, cash, town, post, doped, name"
        database = filled(fresh, kind, rows, f"CREATE TABLE people ({types})")
        rows = [row[:1] + tuple(None if v != v else v for v in row[1:]) for row in rows]
    else:
        database = filled(fresh, kind, rows)
    rows = [dict(zip(NAMES, row, strict=True)) for row in rows]
    with database.engine.connect() as connection:
        for i, condition in enumerate(["", *CONDITIONS]):
            where = condition and f"WHERE {condition}"
            for person, bound in [(None, 1), ("who", 1 + 20 * (i % 3))]:
                asked = ASKED[(i + bound) % len(ASKED)]
                if person:
                    asked += ", COUNT(DISTINCT who)"
                table = declared(person, bound)
                layout = layouts.look_up(connection, table)
                text = f"DP-SELECT 1 {asked} FROM people {where} {GROUPS[i % len(GROUPS)]}"
                made = plans.plan(parse(text), table)
                assert measure(connection, made, layout) == expected(made, rows), text


def test_the_same_statement_has_the_same_plan_on_both(fresh):
    text = "DP-SELECT 1 COUNT(*), AVG(height) FROM people WHERE town LIKE 'O%' GROUP BY post"
    made = []
    for kind in KINDS:
        database = filled(fresh, kind, [])
        database.declare(declared("who", 3), epsilon=1)
        made.append(database.plan(text))
    assert made[0] == made[1]
    assert made[0].table == declared("who", 3)


@pytest.mark.parametrize("kind", KINDS)
def test_empty_tables_are_answered(fresh, kind):
    database = filled(fresh, kind, [])
    database.declare(declared(), epsilon=100)
    reply = database.ask("DP-SELECT 100 town, COUNT(*), SUM(age), AVG(cash) FROM people "
                         "GROUP BY town")  # fmt: skip
    assert len(reply) == 3 * 4
    assert [answer.keys for answer in reply][::3] == [(key,) for key in COLUMNS["town"].keys]


@pytest.mark.parametrize("kind", KINDS)
def test_the_data_are_read_once(fresh, kind):
    database = filled(fresh, kind, random_rows(np.random.default_rng(1), 20))
    database.declare(declared("who", 2), epsilon=1)
    read = []

    @sa.event.listens_for(database.engine, "before_cursor_execute")
    def _note(connection, cursor, statement, *rest):
        if "FROM people" in statement and not statement.startswith("EXPLAIN"):
            read.append(statement)

    database.ask("DP-SELECT 1 COUNT(*), AVG(age), COUNT(DISTINCT name) FROM people GROUP BY town")
    assert len(read) == 1


def test_codes_never_leave_their_bounds(fresh):
    """Where a step is no float, next to both bounds and to all half steps."""
    for column in (
        Real(0, 99, step=0.3), Real(-33, 0.6, step=0.3), Real(-0.7, 0.7, step=0.1),
        Real(Fraction(2, 3), 7, step=Fraction(1, 3)), Real(10**8, 10**8 + 1, step=0.5),
    ):  # fmt: skip
        least, most = column.codes
        edges = [float((k + half) * column.step) for k in {least, least + 1, most - 1, most}
                 for half in (Fraction(0), Fraction(1, 2), Fraction(-1, 2))]  # fmt: skip
        near = [v for edge in edges for v in (edge, math.nextafter(edge, 1e9),
                                              math.nextafter(edge, -1e9))]  # fmt: skip
        for kind in KINDS:
            database = fresh(kind)
            table = PrivateTable("t", columns={"v": column, "k": Category(range(100))})
            with database.engine.begin() as connection:
                connection.exec_driver_sql("CREATE TABLE t (k INTEGER, v DOUBLE PRECISION)")
                rows = ", ".join(f"({i}, {value!r})" for i, value in enumerate(near))
                connection.exec_driver_sql(f"INSERT INTO t VALUES {rows}")
            made = plans.plan(parse("DP-SELECT 1 SUM(v) FROM t GROUP BY k"), table)
            with database.engine.connect() as connection:
                cells = measure(connection, made, layouts.look_up(connection, table))
            for i, value in enumerate(near):
                (found,) = cells[(i,)].values()
                assert least <= found <= most
                exact = min(max(Fraction(value) / column.step, least), most)
                assert abs(found - exact) <= Fraction(1, 2) + Fraction(1, 10**6), (column, value)


def test_sums_near_the_limit_of_64_bits(fresh):
    """The largest codes, and an answer that is exact in Python's whole numbers."""
    for kind in KINDS:
        database = fresh(kind)
        with database.engine.begin() as connection:
            connection.exec_driver_sql("CREATE TABLE t (v BIGINT)")
            values = ", ".join(f"({2**63 - 1 - i})" for i in range(500))
            connection.exec_driver_sql(f"INSERT INTO t VALUES {values}")
        table = PrivateTable("t", columns={"v": Whole(0, 2**31 - 1)})
        made = plans.plan(parse("DP-SELECT 1 SUM(v) FROM t"), table)
        with database.engine.connect() as connection:
            cells = measure(connection, made, layouts.look_up(connection, table))
        assert cells[()][plans.Total("sum", "v")] == 500 * (2**31 - 1)


# Layouts on which nothing could be promised -------------------------------------------------------


REFUSED = {
    "sqlite": [
        ("CREATE VIEW t AS SELECT 1/0 AS v", "no plain table"),
        ("CREATE VIRTUAL TABLE t USING fts5(v)", "no plain table"),
        ("CREATE TABLE t (v TEXT)", "stored as text"),
        ("CREATE TABLE t (v DATE)", "stored as dates"),
        ("CREATE TABLE t (v DATETIME)", "stored as dates"),
        ("CREATE TABLE t (v TIMESTAMP)", "stored as dates"),
        ("CREATE TABLE t (a, v INTEGER AS (abs(a)))", "is computed"),
        ("CREATE TABLE t (a, v INTEGER AS (abs(a)) STORED)", "is computed"),
        ("CREATE TABLE t (a)", "has no column v"),
        ("CREATE TABLE other (v)", "holds no table t"),
    ],
    "postgresql": [
        ("CREATE VIEW t AS SELECT 1/0 AS v", "no plain table"),
        ("CREATE TABLE t (v TEXT)", "stored as text"),
        ("CREATE TABLE t (v NUMERIC)", "stored as numeric"),
        ("CREATE TABLE t (v DOUBLE PRECISION)", "stored as float8"),
        ("CREATE TABLE t (a INTEGER, v INTEGER GENERATED ALWAYS AS (1 / a) STORED)", "is computed"),
        ("CREATE DOMAIN odd AS INTEGER; CREATE TABLE t (v odd)", "stored as odd"),
        ("CREATE TABLE t (a INTEGER)", "has no column v"),
        ("CREATE TABLE other (v INTEGER)", "holds no table t"),
        ("CREATE TABLE t (v INTEGER); ALTER TABLE t ENABLE ROW LEVEL SECURITY", "no plain table"),
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "layout", "why"), [(kind, *case) for kind in KINDS for case in REFUSED[kind]]
)
def test_layouts_that_could_fail_are_refused(fresh, kind, layout, why):
    database = fresh(kind)
    with database.engine.begin() as connection:
        for part in layout.split("; "):
            connection.exec_driver_sql(part)
    with pytest.raises(Refused, match=why):
        database.declare(PrivateTable("t", columns={"v": Whole(0, 1)}), epsilon=1)
    assert database.tables == {}


@pytest.mark.parametrize("kind", KINDS)
def test_numbers_without_limits_and_rows_without_keys_are_refused(fresh, kind):
    database = fresh(kind)
    with database.engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE t (who INTEGER, id INTEGER, v NUMERIC)")
        connection.exec_driver_sql("CREATE TABLE u (who FLOAT, id INTEGER PRIMARY KEY, a INTEGER)")
    real = {"v": Real(0, 1, step=0.5)}
    if kind == "postgresql":
        with pytest.raises(Refused, match="numeric without a limit"):
            database.declare(PrivateTable("t", columns=real), epsilon=1)
        with pytest.raises(Refused, match="who must be whole numbers"):
            database.declare(
                PrivateTable("u", columns={"a": Whole(0, 1)}, person="who", row="id"), epsilon=1
            )
    for row in ("id", "who"):
        with pytest.raises(Refused, match="row must be the primary key"):
            database.declare(
                PrivateTable("t", columns={"id": Whole(0, 1)}, person="who", row=row), epsilon=1
            )


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_that_changes_is_refused_before_the_charge(fresh, kind):
    database = filled(fresh, kind, random_rows(np.random.default_rng(3), 5))
    database.declare(declared(), epsilon=1)
    with database.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE people RENAME COLUMN age TO years")
    with pytest.raises(Refused, match="people has no column age"):
        database.ask("DP-SELECT 0.5 COUNT(*) FROM people")
    with database.engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE people")
    with pytest.raises(Refused, match="holds no table people"):
        database.ask("DP-SELECT 0.5 COUNT(*) FROM people")
    assert database.ledger("people").spent_epsilon == 0


def test_what_may_not_be_read_is_refused_before_the_charge(fresh):
    database = filled(fresh, "postgresql", [])
    database.declare(declared(), epsilon=1)
    with database.engine.begin() as connection:
        connection.exec_driver_sql("CREATE ROLE stranger")
        connection.exec_driver_sql(
            "GRANT SELECT, INSERT, UPDATE ON dpedu_tables, dpedu_budgets, dpedu_spends TO stranger"
        )

    @sa.event.listens_for(database.engine, "checkout")
    def _switch(connection, record, proxy):
        connection.execute("SET SESSION AUTHORIZATION stranger")

    with pytest.raises(Refused, match="may its user read people"):
        database.ask("DP-SELECT 0.5 COUNT(*) FROM people")
    assert database.ledger("people").spent_epsilon == 0
    with database.engine.begin() as connection:
        connection.exec_driver_sql("RESET SESSION AUTHORIZATION")
        connection.exec_driver_sql("DROP OWNED BY stranger")
        connection.exec_driver_sql("DROP ROLE stranger")


@pytest.mark.parametrize("kind", KINDS)
def test_a_failure_after_the_charge_says_nothing_and_stays_charged(fresh, kind, monkeypatch):
    database = filled(fresh, kind, random_rows(np.random.default_rng(3), 5))
    database.declare(declared(), epsilon=1)

    def broken(connection, *rest):
        connection.exec_driver_sql("SELECT 'a secret' FROM nowhere")

    monkeypatch.setattr("dpedu.sql.query.measure", broken)
    with pytest.raises(NotAnswered) as caught:
        database.ask("DP-SELECT 0.5 COUNT(*) FROM people")
    assert str(caught.value) == "the database failed after the charge; the ε is spent"
    assert caught.value.__context__ is None
    assert database.ledger("people").spent_epsilon == Fraction(1, 2)


def test_large_files_of_sqlite_are_refused(fresh, monkeypatch):
    database = filled(fresh, "sqlite", [])
    monkeypatch.setattr(layouts, "LARGEST_FILE", 8192)
    with pytest.raises(Refused, match="16 GiB"):
        database.declare(declared(), epsilon=1)


def test_no_text_of_a_statement_reaches_the_query(fresh):
    database = filled(fresh, "sqlite", [])
    table = declared()
    text = "DP-SELECT 1 COUNT(*) FROM people WHERE name = 'Robert''); DROP TABLE people;'"
    with database.engine.connect() as connection:
        made = query(plans.plan(parse(text), table), layouts.look_up(connection, table))
        assert "Robert" not in str(made.compile(connection))
