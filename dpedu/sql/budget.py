"""The ledger in the database: declarations, budgets, and every spend.

A spend is committed before the data are read, and it is made under a lock that the database holds:
``BEGIN IMMEDIATE`` in SQLite, a locked row in PostgreSQL. So clients that ask at the same time are
charged one after the other, none sees a budget that another is about to spend, and whatever
crashes afterwards the spend stays. Amounts are fractions, kept as text.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from fractions import Fraction
from functools import lru_cache

import sqlalchemy as sa
from sqlalchemy import Connection, Engine

from dpedu.privacy.ledger import BudgetExceeded, Ledger
from dpedu.sql.columns import PrivateTable
from dpedu.sql.errors import Refused

PATIENCE = 120_000
"""For how many milliseconds a client waits for SQLite's lock before the charge."""
ALL = ""
"""The analyst in whose name the budget of the whole table is kept."""

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


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that nobody else writes beside, committed to disk at its end."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.execution_options(isolation_level="AUTOCOMMIT")
            connection.exec_driver_sql(f"PRAGMA busy_timeout = {PATIENCE}")
            connection.exec_driver_sql("PRAGMA synchronous = FULL")
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                yield connection
            except BaseException:
                connection.exec_driver_sql("ROLLBACK")
                raise
            connection.exec_driver_sql("COMMIT")
        else:
            connection.execution_options(isolation_level="READ COMMITTED")
            with connection.begin():
                connection.exec_driver_sql("SET LOCAL synchronous_commit = on")
                yield connection


def declare(engine: Engine, table: PrivateTable, total: Fraction) -> None:
    """Write a table's declaration and its budget; both are for good."""
    with writing(engine) as connection:
        _metadata.create_all(connection)
        if connection.execute(_tables.select().where(_tables.c.name == table.name)).first():
            raise Refused(
                f"{table.name} is declared already: a second declaration would be a second budget"
            )
        connection.execute(_tables.insert().values(name=table.name, declaration=table.to_json()))
        _open_account(connection, table.name, ALL, total)


def grant(engine: Engine, name: str, analyst: str, total: Fraction) -> None:
    """Write an analyst's budget for a table; it is for good, too."""
    with writing(engine) as connection:
        if _account(connection, name, analyst) is not None:
            raise Refused(f"{analyst} has a budget for {name} already")
        _open_account(connection, name, analyst, total)


def _open_account(connection: Connection, name: str, analyst: str, total: Fraction) -> None:
    connection.execute(
        _budgets.insert().values(name=name, analyst=analyst, total=str(total), spent="0")
    )


def declared(engine: Engine) -> dict[str, PrivateTable]:
    """All declared tables, by name."""
    with engine.connect() as connection:
        try:
            rows = connection.execute(_tables.select().order_by(_tables.c.name)).all()
        except (sa.exc.OperationalError, sa.exc.ProgrammingError):
            connection.rollback()
            if sa.inspect(connection).has_table(_tables.name):
                raise
            rows = []  # nothing was ever declared here
    return {row.name: _table_of(row.declaration) for row in rows}


@lru_cache
def _table_of(declaration: str) -> PrivateTable:
    return PrivateTable.from_json(declaration)


def _account(
    connection: Connection, name: str, analyst: str, *, lock: bool = False
) -> tuple[Fraction, Fraction] | None:
    """Total and spent of one budget; with `lock`, nobody else can change it before we end."""
    wanted = _budgets.select().where(_budgets.c.name == name, _budgets.c.analyst == analyst)
    row = connection.execute(wanted.with_for_update() if lock else wanted).one_or_none()
    return None if row is None else (Fraction(row.total), Fraction(row.spent))


def _accounts(
    connection: Connection, name: str, analyst: str | None, *, lock: bool = False
) -> dict[str, tuple[Fraction, Fraction]]:
    """The budgets that a spend touches; the table's comes first, so that locks cannot cross."""
    found = {}
    for holder in (ALL,) if analyst is None else (ALL, analyst):
        account = _account(connection, name, holder, lock=lock)
        if account is None:
            raise Refused(f"{analyst} has no budget for {name}: its owner can grant one")
        found[holder] = account
    return found


def left(engine: Engine, name: str, analyst: str | None) -> Fraction:
    """What the analyst can still spend: the lesser of what both budgets hold."""
    with engine.connect() as connection:
        return _least(_accounts(connection, name, analyst))


def _least(accounts: dict[str, tuple[Fraction, Fraction]]) -> Fraction:
    return min(total - spent for total, spent in accounts.values())


def charge(
    engine: Engine, name: str, analyst: str | None, epsilon: Fraction, statement: str
) -> Fraction:
    """Spend, for good, and say what is left.

    Raises
    ------
    BudgetExceeded
        If a budget would be passed. Then nothing is spent or recorded.
    Refused
        If the analyst has no budget.
    """
    with writing(engine) as connection:
        accounts = _accounts(connection, name, analyst, lock=True)
        for holder, (total, spent) in accounts.items():
            if spent + epsilon > total:
                raise BudgetExceeded(
                    f"epsilon {float(epsilon):g} is more than is left for "
                    f"{holder or 'all'}: {float(total - spent):g} of {float(total):g}"
                )
            connection.execute(
                _budgets.update()
                .where(_budgets.c.name == name, _budgets.c.analyst == holder)
                .values(spent=str(spent + epsilon))
            )
        connection.execute(
            _spends.insert().values(
                name=name,
                analyst=analyst or ALL,
                epsilon=str(epsilon),
                statement=statement,
                at=datetime.now(UTC).isoformat(timespec="seconds"),
            )
        )
        return _least(accounts) - epsilon


def ledger(engine: Engine, table: PrivateTable, analyst: str | None) -> Ledger:
    """A copy of the table's ledger, or of one analyst's, as a `Ledger` with all its entries."""
    wanted = _spends.select().where(_spends.c.name == table.name).order_by(_spends.c.id)
    if analyst is not None:
        wanted = wanted.where(_spends.c.analyst == analyst)
    with engine.connect() as connection:
        # In the account, not in the sum: it is what refuses.
        account = _accounts(connection, table.name, analyst)[analyst or ALL]
        rows = connection.execute(wanted).all()
    copy = Ledger(epsilon=account[0], neighbourhood=table.neighbourhood)
    for row in rows:
        copy.spend(epsilon=Fraction(row.epsilon), purpose=row.statement)
    return copy
