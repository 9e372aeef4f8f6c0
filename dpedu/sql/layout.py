"""What the database says about the layout of a table: whether a declaration can be kept on it.

Looked up before anything is charged. A layout is public; rows are not read.

Where a person can have several rows, two things must hold, or one person could move another's rows
in or out of the count:

- **Every row has a key of its own**, for a person's rows with the lowest keys count. In SQLite that
  is so only if the key *is* the row's number: ``INTEGER PRIMARY KEY``, in a table with rowids. Any
  other primary key may be NULL in several rows, ``INTEGER PRIMARY KEY DESC`` among them. In
  PostgreSQL it is so for a primary key of one column that is checked at once, not deferred to the
  end of a transaction; in a partitioned table it holds for all partitions, but rows of tables that
  ``INHERITS`` the one asked are read with it and are under no common key.
- **Whose row it is, is plain**: two values of the person's column are equal only if they are the
  same, byte by byte. ``NOCASE``, ``RTRIM``, own collations of SQLite and nondeterministic ones of
  PostgreSQL take 'ann' and 'ANN' for one person, whom an owner may take for two; and types such as
  ``citext`` or ``char(n)`` do so by themselves. The query compares byte by byte in any case.

What is not on these lists is refused.
"""

from __future__ import annotations

import re
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
_IDENTITIES = _INTEGERS | _TEXTS | {"uuid"}
"""Types of PostgreSQL of which two values are equal only if they are the same."""


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
    """A table as it is stored.

    Attributes
    ----------
    dialect
        ``"sqlite"`` or ``"postgresql"``.
    columns
        The columns, by their exact names.
    key
        The column that is different in every row that is read; None if there is no such key.
    exact
        For each column whether its values are equal only if they are the same.
    """

    dialect: str
    columns: dict[str, Physical]
    key: str | None
    exact: dict[str, bool]


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
        "pragma_page_size WHERE name = ? AND type IN ('table', 'view')",
        (name,),
    ).one_or_none()
    if found is None:
        raise Refused(f"the database holds no table {name}")
    if found[0] != "table" or re.match(r"\s*CREATE\s+VIRTUAL\b", found[1], re.IGNORECASE):
        raise Refused(f"{name} is no plain table: reading a view could fail for some rows only")
    if found[2] >= LARGEST_FILE:
        raise Refused("files of SQLite from 16 GiB on are refused: sums could overflow")
    hidden = "SELECT count(*) FROM sqlite_temp_master WHERE lower(name) = lower(?)"
    if connection.exec_driver_sql(hidden, (name,)).scalar_one():
        raise Refused(f"{name} is hidden by something temporary of that name: drop it")
    rows = connection.exec_driver_sql(f'PRAGMA table_xinfo("{name}")').all()
    columns = {row[1]: Physical(_affinity(row[2]), None, computed=row[6] in (2, 3)) for row in rows}
    keys = [row for row in rows if row[5]]
    # Only the row's own number can never be NULL: it has no index, and any other primary key has.
    indexed = any(
        row[3] == "pk" for row in connection.exec_driver_sql(f'PRAGMA index_list("{name}")')
    )
    unique = len(keys) == 1 and keys[0][2].upper() == "INTEGER" and not indexed
    exact = {column: _sqlite_collation(connection, name, column) == "BINARY" for column in columns}
    if unique:  # compared as what it is, a whole number
        exact[keys[0][1]] = True
    return Layout("sqlite", columns, keys[0][1] if unique else None, exact)


def _sqlite_collation(connection: Connection, table: str, column: str) -> str:
    """The collation of a column: what SQLite would compare it by, from its own program."""
    name = column.replace('"', '""')
    steps = connection.exec_driver_sql(f'EXPLAIN SELECT "{name}" = \'\' FROM "{table}"').all()
    compared = [str(step[5]) for step in steps if step[1] in ("Eq", "Ne")]
    # Such as "NOCASE-8": its name, and the encoding.
    return compared[0].rpartition("-")[0] if len(compared) == 1 else "unknown"


def _affinity(declared: str) -> str:
    """The affinity that SQLite gives to a column declared so (its documentation, datatype3).

    Dates have that of numbers, and are mostly kept as texts: no number would be found in them.
    """
    words = declared.upper()
    for parts, affinity in (
        (("INT",), "integer"),
        (("CHAR", "CLOB", "TEXT"), "text"),
        (("DATE", "TIME"), "dates"),
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
    below = connection.exec_driver_sql(_BELOW, (name,)).all()
    if kind == "r" and below:
        raise Refused(
            f"other tables inherit from {name}, and their rows would be read with it, under no "
            "common key: ask those tables, or make them partitions"
        )
    if any(row[0] not in ("r", "p") for row in below):
        raise Refused(f"a partition of {name} is no plain table: reading it could fail")
    rows = connection.exec_driver_sql(
        "SELECT a.attname, t.typname, a.atttypmod, a.attgenerated <> '', EXISTS ("
        "SELECT FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid "
        "JOIN pg_am m ON m.oid = c.relam "
        "WHERE i.indrelid = a.attrelid AND i.indisprimary AND i.indisunique AND i.indimmediate "
        "AND i.indisvalid AND i.indislive AND NOT i.indisexclusion AND m.amname = 'btree' "
        "AND i.indnkeyatts = 1 AND i.indkey[0] = a.attnum), "
        "COALESCE(o.collisdeterministic, true) "
        "FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid "
        "LEFT JOIN pg_collation o ON o.oid = a.attcollation "
        "WHERE a.attrelid = to_regclass(quote_ident(%s)) AND a.attnum > 0 AND NOT a.attisdropped",
        (name,),
    ).all()
    columns, key, exact = {}, None, {}
    for column, typename, modifier, computed, is_key, deterministic in rows:
        precision = (modifier - 4) >> 16 if typename == "numeric" and modifier >= 4 else None
        columns[column] = Physical(typename, precision, computed)
        exact[column] = typename in _IDENTITIES and deterministic
        key = column if is_key and exact[column] else key
    return Layout("postgresql", columns, key, exact)


_BELOW = """
WITH RECURSIVE below AS (
    SELECT inhrelid FROM pg_inherits WHERE inhparent = to_regclass(quote_ident(%s))
    UNION SELECT i.inhrelid FROM pg_inherits i JOIN below b ON i.inhparent = b.inhrelid)
SELECT c.relkind::text FROM below JOIN pg_class c ON c.oid = inhrelid"""
"""What kind of relation each descendant of a table is."""


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
        if layout.dialect == "postgresql" and person.kind not in _IDENTITIES:
            raise Refused(f"{table.person} must be whole numbers, text or uuid")
        if not layout.exact[table.person]:
            raise Refused(
                f"{table.person} takes different texts for the same, by its collation: whose row "
                "it is must be plain. Store it in one way of writing, with COLLATE "
                + ("BINARY" if layout.dialect == "sqlite" else '"C"')
            )
        if person.computed:
            raise Refused(f"{table.person} is computed: that could fail for some rows only")
        if layout.key is None or layout.key != table.row:
            raise Refused(
                f"row must be the primary key of {table.name}, one column that is different in "
                "every row (exactly INTEGER PRIMARY KEY in SQLite; whole numbers, text or uuid, "
                f"not deferrable, in PostgreSQL), and not {table.row}"
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
