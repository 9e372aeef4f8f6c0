"""The ledger in the database: budgets of tables and analysts, clients at once, clients killed."""

import subprocess
import sys
import threading
import time
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
import sqlalchemy as sa

from dpedu.privacy.ledger import BudgetExceeded, Ledger
from dpedu.sql import PrivateDatabase, PrivateTable, Refused, Whole, budget

KINDS = ["sqlite", "postgresql"]
COUNT = "DP-SELECT {} COUNT(*) FROM people"


@pytest.fixture(params=KINDS)
def database(request, fresh):
    made = fresh(request.param)
    with made.engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE people (age INTEGER)")
        connection.exec_driver_sql("INSERT INTO people VALUES (30), (40), (50)")
    made.declare(PrivateTable("people", columns={"age": Whole(0, 120)}), epsilon=1)
    return made


def test_the_ledger_is_exact_and_keeps_every_statement(database):
    for _ in range(9):
        reply = database.ask(COUNT.format("0.1"))
    assert reply.left == Fraction(1, 10)
    assert database.quote(COUNT.format("0.1")).affordable
    assert not database.quote(COUNT.format("0.100000000001")).affordable
    database.ask(COUNT.format("0.1"))
    with pytest.raises(BudgetExceeded, match="more than is left for all: 0 of 1"):
        database.ask(COUNT.format("0.000000000001"))
    copy = database.ledger("people")
    assert isinstance(copy, Ledger)
    assert (copy.spent_epsilon, len(copy.entries)) == (1, 10)
    assert copy.entries[0].purpose == "DP-SELECT 0.1 COUNT(*) FROM people"


def test_a_quote_and_a_plan_cost_nothing(database):
    quote = database.quote("DP-SELECT 0.3 AVG(age) FROM people")
    assert (quote.epsilon, quote.affordable) == (Fraction(3, 10), True)
    assert database.plan("DP-SELECT 0.3 AVG(age) FROM people").epsilon == Fraction(3, 10)
    assert database.ledger("people").entries == ()


def test_an_analyst_has_a_budget_of_their_own_and_the_table_one_for_all(database):
    database.grant("people", analyst="ada", epsilon=Fraction(2, 3))
    database.grant("people", analyst="bob", epsilon=5)
    assert database.ask(COUNT.format("0.5"), analyst="ada").left == Fraction(1, 6)
    with pytest.raises(BudgetExceeded, match="left for ada"):
        database.ask(COUNT.format("0.2"), analyst="ada")
    with pytest.raises(BudgetExceeded, match="left for all: 0.5 of 1"):
        database.ask(COUNT.format("0.6"), analyst="bob")
    assert database.ask(COUNT.format("0.5"), analyst="bob").left == 0
    with pytest.raises(Refused, match="eve has no budget"):
        database.ask(COUNT.format("0.1"), analyst="eve")
    with pytest.raises(Refused, match="eve has no budget"):
        database.quote(COUNT.format("0.1"), analyst="eve")
    spent = {name: database.ledger("people", analyst=name).spent_epsilon for name in ("ada", "bob")}
    assert spent == {"ada": Fraction(1, 2), "bob": Fraction(1, 2)}
    assert database.ledger("people").spent_epsilon == 1


def test_another_client_sees_the_same_ledger(database):
    database.ask(COUNT.format("0.75"))
    address = database.engine.url.render_as_string(hide_password=False)
    other = PrivateDatabase(address, rng=np.random.default_rng(9))
    assert other.tables == database.tables
    with pytest.raises(BudgetExceeded):
        other.ask(COUNT.format("0.5"))
    other.engine.dispose()


def test_the_charge_is_on_disk_before_the_data_are_read(database, monkeypatch):
    address = database.engine.url.render_as_string(hide_password=False)
    seen = []

    def look(connection, made, *rest):
        other = PrivateDatabase(address, rng=np.random.default_rng(0))
        seen.append(other.ledger("people").spent_epsilon)
        other.engine.dispose()
        return {(): dict.fromkeys(made.totals, 0)}

    monkeypatch.setattr("dpedu.sql.query.measure", look)
    database.ask(COUNT.format("0.25"))
    assert seen == [Fraction(1, 4)]


POOLS = {
    "file": {},
    "two connections": {"pool_size": 2, "max_overflow": 0},
    "three connections": {"pool_size": 1, "max_overflow": 2},
    "none kept": {"poolclass": sa.pool.NullPool},
    "memory": None,
}


@pytest.mark.parametrize("kind", POOLS)
def test_any_number_of_threads_may_ask(tmp_path, kind):
    # By two objects of one engine; each waits for the pool for half a second only.
    options = POOLS[kind]
    if options is None:
        first = PrivateDatabase("sqlite://", rng=np.random.default_rng(0))
        first.engine.pool._timeout = 0.5
    else:
        waits = {} if "poolclass" in options else {"pool_timeout": 0.5}
        engine = sa.create_engine(f"sqlite:///{tmp_path / 'file.db'}", **options, **waits)
        first = PrivateDatabase(engine, rng=np.random.default_rng(0))
    with first.engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE people (age INTEGER)")
    first.declare(PrivateTable("people", columns={"age": Whole(0, 120)}), epsilon=1000)
    objects = [first, PrivateDatabase(first.engine, rng=np.random.default_rng(1))]
    number, found = 40, []
    together = threading.Barrier(number)

    def asks(place):
        together.wait()
        try:
            found.append(objects[place % 2].ask(COUNT.format("0.5")).spent)
        except Exception as error:
            found.append(error)

    threads = [threading.Thread(target=asks, args=(place,)) for place in range(number)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)
    assert found == [Fraction(1, 2)] * number
    assert first.ledger("people").spent_epsilon == Fraction(number, 2)
    first.engine.dispose()


def test_a_pool_of_one_connection_is_refused(tmp_path):
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'file.db'}", pool_size=1, max_overflow=0)
    with pytest.raises(ValueError, match="database must have a pool of two .* got 1"):
        PrivateDatabase(engine, rng=np.random.default_rng(0))


def test_a_locked_database_waits(fresh):
    made = fresh("sqlite")
    with made.engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE people (age INTEGER)")
    made.declare(PrivateTable("people", columns={"age": Whole(0, 120)}), epsilon=1)
    other = sa.create_engine(made.engine.url, isolation_level="AUTOCOMMIT")
    with other.connect() as holder:
        holder.exec_driver_sql("BEGIN EXCLUSIVE")
        answers = []
        asking = threading.Thread(target=lambda: answers.append(made.ask(COUNT.format("0.5"))))
        asking.start()
        time.sleep(0.5)
        assert answers == []
        holder.exec_driver_sql("ROLLBACK")
    asking.join(timeout=30)
    assert len(answers) == 1
    other.dispose()


def test_who_cannot_write_the_charge_reads_nothing(fresh, monkeypatch):
    made = fresh("sqlite")
    with made.engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE people (age INTEGER)")
    made.declare(PrivateTable("people", columns={"age": Whole(0, 120)}), epsilon=1)
    monkeypatch.setattr(budget, "PATIENCE", 50)
    other = sa.create_engine(made.engine.url, isolation_level="AUTOCOMMIT")
    with other.connect() as holder:
        holder.exec_driver_sql("BEGIN IMMEDIATE")
        with pytest.raises(Refused, match="Nothing was read"):
            made.ask(COUNT.format("0.5"))
        holder.exec_driver_sql("ROLLBACK")
    assert made.ledger("people").entries == ()
    other.dispose()


@pytest.mark.parametrize("kind", KINDS)
def test_clients_at_once_and_clients_killed(kind, request):
    """In full: python tests/sql/endurance.py."""
    arguments = ["--only", kind, "--statements", "80", "--kills", "8"]
    if kind == "postgresql":
        arguments += ["--server", request.getfixturevalue("server")]
    script = Path(__file__).with_name("endurance.py")
    ran = subprocess.run(
        [sys.executable, script, *arguments], capture_output=True, text=True, timeout=300,
        cwd=script.parents[2],
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr[-2000:]
    assert "40 answered for epsilon 0.4 of 0.4" in ran.stdout
    assert "8 kills, 4 of them between charge and answer" in ran.stdout


def test_a_budget_of_more_digits_than_are_kept_is_refused_as_such(database):
    for long in (Fraction(1, 10**2000), Fraction(1, 10**5000), Fraction(10**2001, 10**2000 + 1)):
        with pytest.raises(ValueError, match="epsilon must be a fraction of at most 2000 digits"):
            database.declare(PrivateTable("more", columns={"age": Whole(0, 9)}), epsilon=long)
        with pytest.raises(ValueError, match="epsilon must be a fraction of at most 2000 digits"):
            database.grant("people", analyst="Ada", epsilon=long)
