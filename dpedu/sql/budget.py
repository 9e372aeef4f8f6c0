"""The ledger in the database: declarations, budgets, and every spend.

A spend is committed before the data are read, and it is made under a lock that the database holds:
``BEGIN IMMEDIATE`` in SQLite, a locked row in PostgreSQL. So clients that ask at the same time are
charged one after the other, none sees a budget that another is about to spend, and whatever
crashes afterwards the spend stays. Amounts are fractions, kept as text.

**What is recognised.** A budget has a seal: a digest of the declaration, the total and all entries.
Before each charge the entries are read again and have to add up to what is spent and to give the
seal; after it, before it is committed, once more. So a ledger with `spent` set back, an amount, a
total or a declaration altered or gone, entries deleted, added or exchanged is `Damaged`, and
answers nothing. So is one with a trigger, a rule, a view in the place of a table, or a temporary
table, which would forget; and a file of SQLite with two names (hard links) is refused. That takes
time in proportion to the number of entries: some milliseconds for a thousand.

**What is not.** A seal is no signature: who can write to the database can compute it as well. Who
can put back an older copy of a file has the older budget; and who can read the database needs no
ledger to read the data. A ledger on the analyst's own disk protects from mistakes, not from the
analyst. It protects from analysts where they talk to a program of the owner's that alone can open
the database.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from fractions import Fraction
from functools import lru_cache
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection, Engine

from dpedu import _validate as validate
from dpedu.privacy.ledger import BudgetExceeded, Ledger
from dpedu.sql.columns import PrivateTable
from dpedu.sql.errors import Damaged, Refused

PATIENCE = 120_000
"""For how many milliseconds a client waits for SQLite's lock before the charge."""
ALL = ""
"""The analyst in whose name the budget of the whole table is kept."""

DIGITS = 2000
"""So many, at most, have an amount's numerator and its denominator."""
_AMOUNT = re.compile(rf"[0-9]{{1,{DIGITS}}}(/[0-9]{{1,{DIGITS}}})?")
_metadata = sa.MetaData()
_tables = sa.Table(
    "dpedu_tables",
    _metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("declaration", sa.Text, nullable=False),
)
_budgets = sa.Table(
    "dpedu_budgets",
    _metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("analyst", sa.Text, primary_key=True),
    sa.Column("total", sa.Text, nullable=False),
    sa.Column("spent", sa.Text, nullable=False),
    sa.Column("seal", sa.Text, nullable=False),
)
_spends = sa.Table(
    "dpedu_spends",
    _metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("analyst", sa.Text, nullable=False),
    sa.Column("epsilon", sa.Text, nullable=False),
    sa.Column("statement", sa.Text, nullable=False),
    sa.Column("at", sa.Text, nullable=False),
)
_OURS = tuple(_metadata.tables)


# Transactions -------------------------------------------------------------------------------------


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that nobody else writes beside, committed to disk at its end."""
    with spoken(engine, "written to"), engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.execution_options(isolation_level="AUTOCOMMIT")
            connection.exec_driver_sql(f"PRAGMA busy_timeout = {PATIENCE}")
            connection.exec_driver_sql("PRAGMA synchronous = FULL")
            with _begun(connection, "BEGIN IMMEDIATE", "COMMIT"):
                yield connection
        else:
            connection.execution_options(isolation_level="READ COMMITTED")
            with connection.begin():
                connection.exec_driver_sql("SET LOCAL synchronous_commit = on")
                yield connection


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A transaction that sees one state, whatever others write meanwhile."""
    with spoken(engine, "read"), engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.execution_options(isolation_level="AUTOCOMMIT")
            connection.exec_driver_sql(f"PRAGMA busy_timeout = {PATIENCE}")
            with _begun(connection, "BEGIN", "ROLLBACK"):
                yield connection
        else:
            with connection.begin():
                connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
                yield connection


@contextmanager
def _begun(connection: Connection, begin: str, end: str) -> Iterator[None]:
    connection.exec_driver_sql(begin)
    try:
        yield
        connection.exec_driver_sql(end)
    except BaseException:
        if connection.connection.dbapi_connection.in_transaction:  # type: ignore[union-attr]
            connection.exec_driver_sql("ROLLBACK")
        raise


@contextmanager
def spoken(engine: Engine, wanted: str) -> Iterator[None]:
    """Whatever the database says is said in our own words: its own could quote the data."""
    try:
        yield
    except (sa.exc.SQLAlchemyError, engine.dialect.loaded_dbapi.Error, UnicodeError, MemoryError):
        failed = True
    else:
        failed = False
    if failed:
        raise Refused(
            f"the database cannot be {wanted} now: it is locked, or damaged, or too large, or this "
            "user may not. Nothing was read"
        )


# Declarations and budgets -------------------------------------------------------------------------


def declare(engine: Engine, table: PrivateTable, total: Fraction) -> None:
    """Write a table's declaration and its budget; both are for good."""
    with writing(engine) as connection:
        _metadata.create_all(connection)
        _check_plain(connection)
        _check_columns(connection)
        _check_declared(connection)
        if connection.execute(_tables.select().where(_tables.c.name == table.name)).first():
            raise Refused(
                f"{table.name} is declared already: a second declaration would be a second budget"
            )
        connection.execute(_tables.insert().values(name=table.name, declaration=table.to_json()))
        _open_account(connection, table, ALL, total)


def grant(engine: Engine, table: PrivateTable, analyst: str, total: Fraction) -> None:
    """Write an analyst's budget for a table; it is for good, too."""
    with writing(engine) as connection:
        _check_plain(connection)
        wanted = _budgets.select().where(_budgets.c.name == table.name)
        if connection.execute(wanted.where(_budgets.c.analyst == analyst)).first():
            raise Refused(f"{analyst} has a budget for {table.name} already")
        _open_account(connection, table, analyst, total)


def _open_account(
    connection: Connection, table: PrivateTable, analyst: str, total: Fraction
) -> None:
    seal = _seal(table, analyst, total, [])
    row = {"name": table.name, "analyst": analyst, "total": str(total), "spent": "0", "seal": seal}
    connection.execute(_budgets.insert().values(row))
    _accounts(connection, table, analyst if analyst != ALL else None)


def declared(engine: Engine) -> dict[str, PrivateTable]:
    """All declared tables, by name."""
    with reading(engine) as connection:
        there = [sa.inspect(connection).has_table(name) for name in _OURS]
        if not any(there):  # nothing was ever declared
            return {}
        if not all(there):
            raise Damaged("a table of the ledger is not there any more")
        _check_columns(connection)
        _check_declared(connection)
        rows = connection.execute(_tables.select().order_by(_tables.c.name)).all()
    found = {row.name: _table_of(row.declaration) for row in rows}
    if any(name != table.name for name, table in found.items()):
        raise Damaged("a declaration is not as it was written")
    return found


def _check_columns(connection: Connection) -> None:
    """Refuse tables that lack a column, in other words than those for a database that is busy."""
    for name, table in _metadata.tables.items():
        found = {column["name"] for column in sa.inspect(connection).get_columns(name)}
        if not found.issuperset(table.columns.keys()):
            raise Damaged("a column of the ledger is not there any more")


def _check_declared(connection: Connection) -> None:
    """Refuse budgets without a declaration: a new one would be for people who have paid already."""
    without = _budgets.select().where(_budgets.c.name.not_in(sa.select(_tables.c.name)))
    if connection.execute(without).first():
        raise Damaged("a budget has no declaration any more")


@lru_cache
def _table_of(declaration: str) -> PrivateTable:
    try:
        return PrivateTable.from_json(declaration)
    except (TypeError, ValueError):
        pass
    raise Damaged("a declaration is not as it was written")


# Accounts -----------------------------------------------------------------------------------------


_ODD_SQLITE = sa.text(
    "SELECT count(*) FROM (SELECT type, tbl_name FROM sqlite_master UNION ALL "
    "SELECT 'temporary', tbl_name FROM sqlite_temp_master) "
    "WHERE lower(tbl_name) IN :ours AND type NOT IN ('table', 'index')"
).bindparams(sa.bindparam("ours", list(_OURS), expanding=True))
_ODD_POSTGRESQL = sa.text(
    "SELECT count(*) FROM pg_class c WHERE c.oid IN "
    "(SELECT to_regclass(name) FROM unnest(CAST(:ours AS text[])) AS name) AND ("
    "c.relkind <> 'r' OR c.relpersistence <> 'p' OR c.relrowsecurity OR c.relhasrules "
    "OR EXISTS (SELECT FROM pg_trigger t WHERE t.tgrelid = c.oid AND NOT t.tgisinternal) "
    "OR EXISTS (SELECT FROM pg_inherits i WHERE c.oid IN (i.inhrelid, i.inhparent)))"
).bindparams(ours=list(_OURS))


def _check_plain(connection: Connection) -> None:
    """Refuse tables that do not simply keep what is written to them."""
    odd = _ODD_SQLITE if connection.dialect.name == "sqlite" else _ODD_POSTGRESQL
    if connection.execute(odd).scalar_one():
        raise Damaged("the ledger's tables have a trigger, a rule or something else upon them")
    if connection.dialect.name == "sqlite":
        _check_one_name(connection)


def _check_one_name(connection: Connection) -> None:
    """Refuse a file with two names: SQLite keeps what is new beside it, once for each of them.

    So whoever opens it by the one would not see what was paid by the other.
    """
    main = "SELECT file FROM pragma_database_list WHERE name = 'main'"
    file = Path(connection.exec_driver_sql(main).scalar_one() or "")
    if file.is_file() and file.stat().st_nlink > 1:
        raise Refused(
            "the file has a second name, a hard link: what is paid by the one may not be seen by "
            "the other. Keep one of them"
        )


def _seal(table: PrivateTable, holder: str, total: Fraction, entries: Sequence[Any]) -> str:
    """A digest of all that a budget says: of a table's, or of one analyst's."""
    rows = [[e.id, e.analyst, e.epsilon, e.statement, e.at] for e in entries]
    said = json.dumps([table.to_json(), holder, str(total), rows])
    return hashlib.sha256(said.encode()).hexdigest()


def _amount(text: object) -> Fraction:
    if isinstance(text, str) and _AMOUNT.fullmatch(text) and not text.endswith("/0"):
        try:
            return Fraction(text)
        except ZeroDivisionError:
            pass
    raise Damaged("an amount in the ledger is not as it was written")


def _entries(connection: Connection, name: str, holder: str) -> list[Any]:
    """All entries that a budget pays for, in order."""
    wanted = _spends.select().where(_spends.c.name == name).order_by(_spends.c.id)
    if holder != ALL:
        wanted = wanted.where(_spends.c.analyst == holder)
    entries = list(connection.execute(wanted).all())
    if not all(isinstance(e.id, int) and all(isinstance(v, str) for v in e[1:]) for e in entries):
        raise Damaged("an entry of the ledger is not as it was written")  # SQLite keeps any kind
    return entries


def _account(
    connection: Connection, table: PrivateTable, holder: str, *, lock: bool
) -> tuple[Fraction, Fraction]:
    """Total and spent of one budget; with `lock`, nobody else can change it before we end."""
    wanted = _budgets.select().where(_budgets.c.name == table.name, _budgets.c.analyst == holder)
    rows = connection.execute(wanted.with_for_update() if lock else wanted).all()
    if not rows and holder != ALL:
        raise Refused(f"{holder} has no budget for {table.name}: its owner can grant one")
    if len(rows) != 1:
        raise Damaged(f"the budget of {table.name} is not as it was written")
    total, spent = _amount(rows[0].total), _amount(rows[0].spent)
    entries = _entries(connection, table.name, holder)  # after the lock: what others paid is there
    paid = sum((_amount(entry.epsilon) for entry in entries), Fraction(0))
    if not paid == spent <= total or rows[0].seal != _seal(table, holder, total, entries):
        raise Damaged(f"the ledger of {table.name} is not as it was written")
    return total, spent


def _accounts(
    connection: Connection, table: PrivateTable, analyst: str | None, *, lock: bool = False
) -> dict[str, tuple[Fraction, Fraction]]:
    """The budgets that a spend touches; the table's comes first, so that locks cannot cross."""
    _check_plain(connection)
    holders = (ALL,) if analyst is None else (ALL, analyst)
    return {holder: _account(connection, table, holder, lock=lock) for holder in holders}


def left(engine: Engine, table: PrivateTable, analyst: str | None) -> Fraction:
    """What the analyst can still spend: the lesser of what both budgets hold."""
    with reading(engine) as connection:
        return _least(_accounts(connection, table, analyst))


def _least(accounts: dict[str, tuple[Fraction, Fraction]]) -> Fraction:
    return min(total - spent for total, spent in accounts.values())


def charge(
    engine: Engine, table: PrivateTable, analyst: str | None, epsilon: Fraction, statement: str
) -> Fraction:
    """Spend, for good, and say what is left.

    Raises
    ------
    BudgetExceeded
        If a budget would be passed. Then nothing is spent or recorded.
    Refused
        If the analyst has no budget, or the ledger is damaged or cannot be written to.
    """
    with writing(engine) as connection:
        before = _accounts(connection, table, analyst, lock=True)
        for holder, (total, spent) in before.items():
            if spent + epsilon > total:
                asked, kept, whole = validate.amounts(epsilon, total - spent, total)
                raise BudgetExceeded(
                    f"epsilon {asked} is more than is left for {holder or 'all'}: {kept} of {whole}"
                )
        connection.execute(
            _spends.insert().values(
                name=table.name,
                analyst=analyst or ALL,
                epsilon=str(epsilon),
                statement=statement,
                at=datetime.now(UTC).isoformat(timespec="seconds"),
            )
        )
        for holder, (total, spent) in before.items():
            seal = _seal(table, holder, total, _entries(connection, table.name, holder))
            connection.execute(
                _budgets.update()
                .where(_budgets.c.name == table.name, _budgets.c.analyst == holder)
                .values(spent=str(spent + epsilon), seal=seal)
            )
        # As it will be found: whatever does not keep what is written is noticed before the data
        # are read.
        after = _accounts(connection, table, analyst)
        if any(after[holder] != (t, s + epsilon) for holder, (t, s) in before.items()):
            raise Damaged(f"the ledger of {table.name} did not keep what was written")
        return _least(after)


def ledger(engine: Engine, table: PrivateTable, analyst: str | None) -> Ledger:
    """A copy of the table's ledger, or of one analyst's, as a `Ledger` with all its entries."""
    with reading(engine) as connection:
        # In the account, not in the sum: it is what refuses.
        total, _ = _accounts(connection, table, analyst)[analyst or ALL]
        rows = _entries(connection, table.name, analyst or ALL)
    copy = Ledger(epsilon=total, neighbourhood=table.neighbourhood)
    for row in rows:
        copy.spend(epsilon=Fraction(row.epsilon), purpose=row.statement)
    return copy
