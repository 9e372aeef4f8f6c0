"""What the database says about the layout of a table: whether a declaration can be kept on it.

Looked up before anything is charged. A layout is public; rows are not read.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection

from dpedu.sql.columns import Category, Column, PrivateTable, Real, Whole
from dpedu.sql.errors import Refused

LARGEST_FILE = 2**34
"""A file of SQLite below this many bytes holds fewer than 2³² rows: each takes more than 4."""

_INTEGERS = {"int2", "int4", "int8"}
_FLOATS = {"float4", "float8"}
_TEXTS = {"text", "varchar"}


@dataclass(frozen=True)
class Physical:
    """A column as it is stored.

    Attributes
    ----------
    kind
        SQLite: the column's affinity. PostgreSQL: the name of its type.
    precision
        Digits of a PostgreSQL ``numeric``; None if they are not limited.
    computed
        Whether its value is computed when it is read, or was when it was stored.
    """

    kind: str
    precision: int | None
    computed: bool


@dataclass(frozen=True)
class Layout:
    """The columns of a table, by their exact names, and its primary key if that is one column."""

    dialect: str
    columns: dict[str, Physical]
    key: str | None


def look_up(connection: Connection, table: PrivateTable) -> Layout:
    """The layout of a table, if the declaration can be kept on it.

    Raises
    ------
    Refused
        If there is no such table, or it is none that can be read without risk: a view, say.
    """
    dialect = connection.dialect.name
    if dialect == "sqlite":
        layout = _sqlite(connection, table.name)
    elif dialect == "postgresql":
        layout = _postgresql(connection, table.name)
    else:
        raise Refused(f"databases are SQLite or PostgreSQL, not {dialect}")
    _check(table, layout)
    return layout


def _sqlite(connection: Connection, name: str) -> Layout:
    found = connection.exec_driver_sql(
        "SELECT type, sql, page_count * page_size FROM sqlite_master, pragma_page_count, "
        "pragma_page_size WHERE name = ?",
        (name,),
    ).one_or_none()
    if found is None:
        raise Refused(f"the database holds no table {name}")
    if found[0] != "table" or found[1].upper().split()[1] == "VIRTUAL":
        raise Refused(f"{name} is no plain table: reading a view could fail for some rows only")
    if found[2] >= LARGEST_FILE:
        raise Refused("files of SQLite from 16 GiB on are refused: sums could overflow")
    rows = connection.exec_driver_sql(f'PRAGMA table_xinfo("{name}")').all()
    columns = {row[1]: Physical(_affinity(row[2]), None, computed=row[6] in (2, 3)) for row in rows}
    keys = [row for row in rows if row[5]]
    # Only this primary key of SQLite can never be NULL, and so is different in every row.
    unique = len(keys) == 1 and keys[0][2].upper() == "INTEGER"
    return Layout("sqlite", columns, keys[0][1] if unique else None)


def _affinity(declared: str) -> str:
    """The affinity that SQLite gives to a column declared so (its documentation, datatype3)."""
    words = declared.upper()
    for parts, affinity in (
        (("INT",), "integer"),
        (("CHAR", "CLOB", "TEXT"), "text"),
        (("BLOB",), "none"),
        (("REAL", "FLOA", "DOUB"), "real"),
    ):
        if any(part in words for part in parts):
            return affinity
    return "numeric" if words else "none"


def _postgresql(connection: Connection, name: str) -> Layout:
    kind = connection.exec_driver_sql(
        "SELECT CASE WHEN relrowsecurity THEN 'guarded' ELSE relkind::text END "
        "FROM pg_class WHERE oid = to_regclass(quote_ident(%s))",
        (name,),
    ).scalar_one_or_none()
    if kind is None:
        raise Refused(f"the database holds no table {name}")
    if kind not in ("r", "p"):
        raise Refused(f"{name} is no plain table: reading it could fail for some rows only")
    rows = connection.exec_driver_sql(
        "SELECT a.attname, t.typname, a.atttypmod, a.attgenerated <> '', EXISTS ("
        "SELECT FROM pg_index i WHERE i.indrelid = a.attrelid AND i.indisprimary "
        "AND i.indnkeyatts = 1 AND i.indkey[0] = a.attnum) "
        "FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid "
        "WHERE a.attrelid = to_regclass(quote_ident(%s)) AND a.attnum > 0 AND NOT a.attisdropped",
        (name,),
    ).all()
    columns, key = {}, None
    for column, typename, modifier, computed, is_key in rows:
        precision = (modifier - 4) >> 16 if typename == "numeric" and modifier >= 4 else None
        columns[column] = Physical(typename, precision, computed)
        key = column if is_key else key
    return Layout("postgresql", columns, key)


def _check(table: PrivateTable, layout: Layout) -> None:
    for name, column in table.columns.items():
        physical = _find(layout, name, table.name)
        if physical.computed:
            raise Refused(f"{name} is computed: that could fail for some rows only")
        wanted = set(_fitting(column, layout.dialect))
        if physical.kind not in wanted:
            raise Refused(
                f"{name} is stored as {physical.kind}, and {type(column).__name__} needs one of: "
                f"{', '.join(sorted(wanted))}"
            )
        if (
            physical.kind == "numeric"
            and layout.dialect == "postgresql"
            and not (physical.precision and physical.precision <= 38)
        ):
            raise Refused(f"{name} is numeric without a limit: declare numeric(38, 6), or less")
    if table.person is not None:
        person = _find(layout, table.person, table.name)
        if layout.dialect == "postgresql" and person.kind not in _INTEGERS | _TEXTS | {"uuid"}:
            raise Refused(f"{table.person} must be whole numbers, text or uuid")
        if person.computed:
            raise Refused(f"{table.person} is computed: that could fail for some rows only")
        if layout.key is None or layout.key != table.row:
            raise Refused(
                f"row must be the primary key of {table.name}, one column (INTEGER PRIMARY KEY in "
                f"SQLite), and not {table.row}"
            )


def _find(layout: Layout, name: str, table: str) -> Physical:
    if name not in layout.columns:
        raise Refused(f"{table} has no column {name}")
    return layout.columns[name]


def _fitting(column: Column, dialect: str) -> Iterable[str]:
    """The ways of storing on which a column's tests and clamps cannot fail."""
    kind = column.kind if isinstance(column, Category) else None
    if dialect == "sqlite":
        if kind in (int, bool) or isinstance(column, Whole | Real):
            return ("integer", "real", "numeric", "none")
        return ("text", "none")
    if kind is bool:
        return ("bool",)
    if kind is int or isinstance(column, Whole):
        return _INTEGERS
    if isinstance(column, Real):
        return _INTEGERS | _FLOATS | {"numeric"}
    return _TEXTS
