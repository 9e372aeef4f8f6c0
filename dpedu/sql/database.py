"""What answers: a database whose private tables can be asked by DP-SELECT."""

from __future__ import annotations

import os
import sqlite3
import threading
import uuid
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from fractions import Fraction
from pathlib import Path
from typing import NoReturn
from weakref import WeakKeyDictionary

import sqlalchemy as sa
from sqlalchemy import Engine

from dpedu import _validate as validate
from dpedu._validate import Number, Randomness
from dpedu.privacy.ledger import Ledger, Quote
from dpedu.sql import budget, layout, query
from dpedu.sql.columns import PrivateTable, clean_text
from dpedu.sql.errors import NotAnswered, Refused
from dpedu.sql.plan import NoisyTotal, Output, Plan, mechanism, plan
from dpedu.sql.reply import Reply, Ruler, answers
from dpedu.sql.statement import parse

FOREVER = 2**31 - 1
"""Milliseconds that a client which has paid waits for SQLite's lock."""

_SHARING = (sa.pool.StaticPool, sa.pool.SingletonThreadPool, sa.pool.AssertionPool)
"""Pools that have one connection: the data are read by another than what pays for it."""

AT_ONCE = 7
"""How many statements an engine answers at once: each has a connection that reads the data, and
needs a second one to be charged, for which it must not wait until others have answered."""

_turns: WeakKeyDictionary[Engine, tuple[int, threading.Semaphore]] = WeakKeyDictionary()
"""Of each engine the process that it belongs to, and what limits how many answer at once."""
_taking: dict[int, threading.Lock] = {}
"""By process: what another thread held when a process was forked would be held there for ever."""


class PrivateDatabase:
    """A database of SQLite or PostgreSQL with private tables.

    Parameters
    ----------
    database
        A path of a SQLite file, which is made if it is not there; an address that SQLAlchemy
        understands, such as ``"sqlite://"`` (in memory) or ``"postgresql+psycopg://..."``; or an
        engine of SQLAlchemy.
    rng
        Where noise comes from: a `numpy.random.Generator`, which a seed makes repeatable, for
        lessons and tests; or ``random.SystemRandom()``, the operating system's own randomness, for
        people's data. Whoever knows a seed can take the noise off again.

    Raises
    ------
    TypeError, ValueError
        If an argument is neither, or a file of SQLite is a folder or in a folder that is not there,
        or an engine was used before this process was forked.

    Notes
    -----
    Every statement is either refused, before the data are read, and spends nothing; or it is
    charged first and then answered. No value in a table can make one fail: `dpedu.sql.query` says
    why. What an analyst learns from all answers together is ε-DP, with the budget of the analyst
    for ε; what all learn together is so with the budget of the table: see `dpedu.sql.plan` for the
    neighbourhood and the proof, and `dpedu.privacy.ledger` for why ε may be chosen on the way.

    The guarantee is about *answers*. Whoever can open the database itself can read it, and set its
    ledger back (`dpedu.sql.budget` says what of that is noticed); so analysts get to talk to a
    program that holds this object, not to the file. How long an answer takes is not hidden either.

    Any number of threads may ask one object: seven are answered at once, or as many as an engine's
    pool has pairs of connections for, and the others wait. So may any number of processes ask one
    database, each by an object of its own: the ledger is charged under the database's lock. The
    object is neither copied nor pickled, and a forked process can use nothing of it, for it would
    draw the same noise again, and talk on its parent's connections; nor its engine, for a database
    in memory would be spent a second time.

    Examples
    --------
    >>> from dpedu.sql import Category, PrivateTable, Whole
    >>> import numpy as np
    >>> database = PrivateDatabase("sqlite://", rng=np.random.default_rng(1))
    >>> with database.engine.begin() as connection:
    ...     _ = connection.exec_driver_sql("CREATE TABLE people (salary INTEGER, town TEXT)")
    ...     _ = connection.exec_driver_sql(
    ...         "INSERT INTO people VALUES (52000, 'Oslo'), (48000, 'Oslo'), (71000, 'Bergen')"
    ...     )
    >>> people = PrivateTable(
    ...     "people", columns={"salary": Whole(0, 100_000), "town": Category(["Oslo", "Bergen"])}
    ... )
    >>> database.declare(people, epsilon=2)
    >>> database.quote("DP-SELECT 3 COUNT(*) FROM people").affordable
    False
    >>> print(database.ask("DP-SELECT 1.5 COUNT(*) FROM people WHERE town = 'Oslo'"))
    answer    value  ± s.e.  95 % interval
    COUNT(*)  4      0.8599  2 to 6
    spent ε = 1.5, left 0.5
    >>> database.ask("DP-SELECT 1 AVG(salary) FROM people")
    Traceback (most recent call last):
        ...
    dpedu.privacy.ledger.BudgetExceeded: epsilon 1 is more than is left for all: 0.5 of 2
    """

    def __init__(self, database: str | Path | Engine, *, rng: Randomness) -> None:
        self.rng, self._process = validate.randomness(rng=rng), os.getpid()
        if isinstance(database, Path) or (isinstance(database, str) and "://" not in database):
            database = _engine(sa.URL.create("sqlite", database=_path(database)))
        elif isinstance(database, str):
            database = _engine(database)
        if not isinstance(database, Engine):
            raise TypeError(f"database must be an engine, got {validate.show(database)}")
        if isinstance(database.pool, _SHARING):
            raise ValueError(  # what one thread rolls back, another one has paid
                "database must give every transaction a connection of its own, but its "
                f"{type(database.pool).__name__} has one: give an address, or another poolclass"
            )
        self.engine, self._turn = database, _turn(database)

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            "a PrivateDatabase cannot be copied or pickled: a copy would draw the same noise again"
        )

    def __repr__(self) -> str:
        return f"PrivateDatabase({self.engine.url.render_as_string(hide_password=True)!r})"

    # For the owner.

    def declare(self, table: PrivateTable, *, epsilon: Number) -> None:
        """Declare a private table and its budget, for good.

        Parameters
        ----------
        table
            The declaration.
        epsilon
            The budget of all statements on this table together, at least 0.

        Raises
        ------
        Refused
            If it is declared already, or the declaration cannot be kept on the table.
        TypeError, ValueError
            If an argument is outside its range.

        Notes
        -----
        If the same people are in two private tables, what is learnt about them costs the sum.
        """
        if not isinstance(table, PrivateTable):
            raise TypeError(f"table must be a PrivateTable, got {validate.show(table)}")
        total = _total(epsilon)
        self._here()
        with budget.reading(self.engine) as connection:
            layout.look_up(connection, table)
        budget.declare(self.engine, table, total)

    def grant(self, table: str, *, analyst: str, epsilon: Number) -> None:
        """Give an analyst a budget for a table; the table's own stays what it is.

        Parameters
        ----------
        table
            Its name.
        analyst
            The analyst's name.
        epsilon
            What the analyst may spend, at least 0.

        Raises
        ------
        Refused
            If there is no such table, or the analyst has a budget already.
        TypeError, ValueError
            If an argument is outside its range.
        """
        total = _total(epsilon)
        _named(analyst)
        self._here()
        budget.grant(self.engine, self._table(table), analyst, total)

    @property
    def tables(self) -> dict[str, PrivateTable]:
        """The declared tables, by name."""
        self._here()
        return budget.declared(self.engine)

    def ledger(self, table: str, *, analyst: str | None = None) -> Ledger:
        """A copy of a table's ledger, or of one analyst's: total, spent, left and all entries.

        Raises
        ------
        Refused
            If there is no such table, or the analyst has no budget.
        """
        _named(analyst, or_nobody=True)
        return budget.ledger(self.engine, self._table(table), analyst)

    # For analysts.

    def plan(self, statement: str) -> Plan:
        """What a statement would measure, with its sensitivities and shares of ε. Costs nothing.

        Raises
        ------
        Refused
            If it cannot be answered; the message says why.
        """
        asked = parse(statement)
        return plan(asked, self._table(asked.table))

    def quote(self, statement: str, *, analyst: str | None = None) -> Quote:
        """What a statement would cost, and whether that can be afforded. Costs nothing.

        Raises
        ------
        Refused
            If it cannot be answered, or the analyst has no budget.
        """
        _named(analyst, or_nobody=True)
        made = self.plan(statement)
        left = budget.left(self.engine, made.table, analyst)
        return Quote(epsilon=made.epsilon, delta=Fraction(0), affordable=made.epsilon <= left)

    def ask(self, statement: str, *, analyst: str | None = None) -> Reply:
        """Charge a statement, and answer it.

        Parameters
        ----------
        statement
            DP-SELECT, as `dpedu.sql.statement` describes.
        analyst
            Who asks: it is charged to that analyst's budget and to the table's. Without a name
            only to the table's.

        Raises
        ------
        TypeError, ValueError
            If the statement or the name is no text, or that no name. Nothing is spent.
        Refused
            If it cannot be answered. Nothing is spent.
        BudgetExceeded
            If a budget would be passed. Nothing is spent.
        NotAnswered
            If the database fails after the charge. That is spent, and not given back.
        """
        _named(analyst, or_nobody=True)
        self._here()
        with self._turn:
            return self._answer(statement, analyst)

    def _answer(self, statement: str, analyst: str | None) -> Reply:
        made = self.plan(statement)
        # What could go wrong comes before the charge; noise does not depend on the data.
        rulers = [Ruler(made, output) for output in made.outputs]
        noises = [self._noises(made, output) for output in made.outputs]
        with self._connection() as connection:
            with budget.spoken(self.engine, "read"):
                found = layout.look_up(connection, made.table)
                asked = query.rehearse(connection, made, found)
            left = budget.charge(
                self.engine, made.table, analyst, made.epsilon, made.statement.text
            )
            cells = None
            with suppress(Exception):
                cells = query.measure(connection, made, found, asked)
        if cells is None:  # not by the error itself, which could quote the data
            raise NotAnswered("the database failed after the charge; the ε is spent")
        noisy = [
            {each: _sums(made, each, cells, noise) for each, noise in of.items()} for of in noises
        ]
        return Reply(
            made.statement.text, made.groups, answers(made, rulers, noisy), made.epsilon, left
        )

    def _noises(self, made: Plan, output: Output) -> dict[NoisyTotal, list[int]]:
        """Noise for each measurement of an output, one number a cell."""
        size = len(made.cells)
        return {
            each: mechanism(each, made.table.neighbourhood).noise(size, rng=self.rng).tolist()
            if each.sensitivity
            else [0] * size
            for each in output.measurements
        }

    @contextmanager
    def _connection(self) -> Iterator[sa.Connection]:
        with ExitStack() as closing:
            with budget.spoken(self.engine, "opened"):
                connection = closing.enter_context(self.engine.connect())
                if self.engine.dialect.name == "sqlite":
                    connection.exec_driver_sql(f"PRAGMA busy_timeout = {FOREVER}")
                else:  # a limit of time would stop statements by what the data are
                    connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
                    connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
            yield connection

    def _here(self) -> None:
        """Refuse what a fork has copied: it would draw the same noise again."""
        if self._process != os.getpid():
            raise Refused(
                "a forked process has a copy of the noise to come: make a PrivateDatabase there, "
                "with an engine of its own"
            )

    def _table(self, name: object) -> PrivateTable:
        tables = self.tables
        for known, table in tables.items():
            if isinstance(name, str) and name.lower() == known.lower():
                return table
        raise Refused(
            f"{str(name)[:40]} is no declared table; "
            + (f"there is {', '.join(tables)[:80]}" if tables else "there is none yet")
        )


def _turn(engine: Engine) -> threading.Semaphore:
    """What lets so many statements be answered at once, of all objects on an engine."""
    pool = engine.pool
    pairs = AT_ONCE
    if isinstance(pool, sa.pool.QueuePool) and pool.size() and pool._max_overflow >= 0:
        pairs = min(pairs, (pool.size() + pool._max_overflow) // 2)
    if not pairs:
        raise ValueError(
            "database must have a pool of two connections at least, for what reads the data and "
            "for what pays, got 1"
        )
    with _taking.setdefault(os.getpid(), threading.Lock()):
        process, turn = _turns.setdefault(engine, (os.getpid(), threading.Semaphore(pairs)))
    if process != os.getpid():  # a fork has a copy of what is in memory, with the budgets in it
        raise ValueError(
            f"database must be an engine of this process, {os.getpid()}, got one that process "
            f"{process} used: make a new one"
        )
    return turn


def _total(epsilon: Number) -> Fraction:
    """A budget, of no more digits than the ledger keeps."""
    total = validate.exact(validate.non_negative(epsilon=epsilon))
    if max(total.numerator, total.denominator) >= 10**budget.DIGITS:
        raise ValueError(
            f"epsilon must be a fraction of at most {budget.DIGITS} digits, above and below, "
            f"got {validate.show(epsilon)}"
        )
    return total


def _named(analyst: object, *, or_nobody: bool = False) -> None:
    """Refuse what is no name: an empty one would be charged to nobody's budget."""
    if analyst is None and or_nobody:
        return
    if not validate.string(analyst=analyst) or not clean_text(str(analyst)):
        raise ValueError(f"analyst must be a name, got {validate.show(analyst)}")


def _path(file: str | Path) -> str:
    if not str(file):
        raise ValueError("database must be a path or an address, got ''")
    # A `Path` is a file, even one that is named ":memory:".
    return str(file.absolute() if isinstance(file, Path) else file)


def _check_place(url: sa.URL) -> None:
    """Refuse a file of SQLite that cannot be: its use would only say that it cannot be opened."""
    place = url.database or ""
    if os.path.isdir(place):
        raise ValueError(f"database must be a file, got the folder {validate.show(place)}")
    if not os.path.isdir(os.path.dirname(place) or os.curdir):
        raise ValueError(
            "database must be in a folder that is there, and that this user may open, "
            f"got {validate.show(place)}"
        )


def _engine(address: str | sa.URL) -> Engine:
    """The engine of an address; a database in memory is one for all threads, as a file is."""
    try:
        url = sa.make_url(address)
        if "\0" in str(url.database):
            raise ValueError(f"database must not hold a null, got {validate.show(url.database)}")
        if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
            return sa.create_engine(url, creator=_InMemory(), poolclass=sa.pool.QueuePool)
        if url.get_backend_name() == "sqlite" and "uri" not in url.query:  # else SQLite reads it
            _check_place(url)
        return sa.create_engine(url)
    except (sa.exc.NoSuchModuleError, ImportError) as missing:
        raise ValueError(f"database needs a driver that is not installed: {missing}") from None
    except sa.exc.ArgumentError:
        pass
    raise ValueError(f"database must be a path or an address, got {validate.show(address)}")


class _InMemory:
    """Connections to a database in memory: it lasts while one is open, so the first stays."""

    def __init__(self) -> None:
        self._address = f"file:/dpedu-{uuid.uuid4().hex}?vfs=memdb"
        self._first = self()

    def __call__(self) -> sqlite3.Connection:
        return sqlite3.connect(self._address, uri=True, check_same_thread=False)


def _sums(made: Plan, measurement: NoisyTotal, cells: query.Cells, noise: list[int]) -> list[int]:
    """Measurements plus noise, as Python's whole numbers: no sum is too large for them."""
    exactly = [measurement.exact(cells[cell]) for cell in made.cells]
    return [value + extra for value, extra in zip(exactly, noise, strict=True)]
