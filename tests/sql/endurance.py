"""Clients that ask at once, and clients that are killed: ``python tests/sql/endurance.py``.

The tests run it with small numbers. Without arguments it runs 1000 statements and 200 kills, on
SQLite and on PostgreSQL, and prints what it saw.
"""

import argparse
import multiprocessing
import os
import select
import signal
import sys
import tempfile
import time
from fractions import Fraction
from pathlib import Path

import numpy as np
import sqlalchemy as sa

from dpedu.privacy.ledger import BudgetExceeded
from dpedu.sql import PrivateDatabase, PrivateTable, Whole, query

sys.path.insert(0, str(Path(__file__).parents[1] / "helpers"))
import postgres

PRICE = Fraction(1, 100)
TEXT = "DP-SELECT 0.01 COUNT(*) FROM people WHERE age > 40"
LONGEST = 60
"""Seconds that nobody may have to wait for one answer, even on a busy machine."""
fork = multiprocessing.get_context("fork")


def made(address, *, total, analysts):
    """A database with a table, budgets, and no connection left open that a fork could share."""
    database = PrivateDatabase(address, rng=np.random.default_rng(0))
    with database.engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE people (age INTEGER)")
        rows = ", ".join(f"({i % 100})" for i in range(2000))
        connection.exec_driver_sql(f"INSERT INTO people VALUES {rows}")
    database.declare(PrivateTable("people", columns={"age": Whole(0, 120)}), epsilon=total)
    for name, epsilon in analysts.items():
        database.grant("people", analyst=name, epsilon=epsilon)
    database.engine.dispose()
    return database


# Many at once -------------------------------------------------------------------------------------


def client(address, analyst, number, seed, start, results):
    database = PrivateDatabase(address, rng=np.random.default_rng(seed))
    start.wait()
    answered, waits = 0, []
    for _ in range(number):
        started = time.perf_counter()
        try:
            database.ask(TEXT, analyst=analyst)
            answered += 1
        except BudgetExceeded:
            pass
        waits.append(time.perf_counter() - started)
    results.put((analyst, answered, max(waits)))


def crowd(address, clients, statements):
    """Eight clients of two analysts; the table's budget is for half of what they want."""
    total = PRICE * (statements // 2)
    own = PRICE * (statements * 3 // 10)
    made(address, total=total, analysts={"ada": own, "bob": own})
    results, start = fork.Queue(), fork.Barrier(clients)
    each = statements // clients
    workers = [
        fork.Process(target=client, args=(address, ["ada", "bob"][i % 2], each, i, start, results))
        for i in range(clients)
    ]
    started = time.perf_counter()
    for worker in workers:
        worker.start()
    seen = [results.get(timeout=600) for _ in workers]
    for worker in workers:
        worker.join()
        assert worker.exitcode == 0
    seconds = time.perf_counter() - started
    database = PrivateDatabase(address, rng=np.random.default_rng(0))
    ledger = database.ledger("people")
    answered = sum(count for _, count, _ in seen)
    assert ledger.spent_epsilon == answered * PRICE == total, "the budget is used up, and no more"
    for name in ("ada", "bob"):
        copy = database.ledger("people", analyst=name)
        assert copy.spent_epsilon == PRICE * sum(c for who, c, _ in seen if who == name) <= own
    longest = max(wait for _, _, wait in seen)
    assert longest < LONGEST, "a client starved"
    database.engine.dispose()
    counts = sorted(count for _, count, _ in seen)
    return (
        f"{clients} clients, {statements} statements in {seconds:.1f} s: {answered} answered for "
        f"epsilon {float(ledger.spent_epsilon)} of {float(total)}, "
        f"{counts[0]} to {counts[-1]} a client, longest wait {longest:.2f} s"
    )


# Killed -------------------------------------------------------------------------------------------


def victim(address, seed, pipe, stop):
    """Asks and asks; says in the pipe that it has paid and stops there, or that it was answered."""
    database = PrivateDatabase(address, rng=np.random.default_rng(seed))
    measure = query.measure

    def slow(*arguments):
        if stop:
            os.write(pipe, b"p")
            time.sleep(600)
        return measure(*arguments)

    query.measure = slow
    while True:
        database.ask(TEXT)
        os.write(pipe, b"a")


def read(pipe, seconds):
    ready, _, _ = select.select([pipe], [], [], seconds)
    return os.read(pipe, 4096) if ready else b""


def kill(address, kills):
    """Half of the clients are killed between charge and answer, the others at a random moment."""
    made(address, total=10**6, analysts={})
    rng = np.random.default_rng(1)
    answered = paid = 0
    for number in range(kills):
        reading, writing = os.pipe()
        worker = fork.Process(target=victim, args=(address, number, writing, number % 2 == 0))
        worker.start()
        os.close(writing)
        said, awaited = b"", b"a" if number % 2 else b"p"
        while awaited not in said:
            said += read(reading, 60)
        if number % 2:
            time.sleep(rng.uniform(0, 0.1))
        os.kill(worker.pid, signal.SIGKILL)
        worker.join()
        while more := read(reading, 0):
            said += more
        os.close(reading)
        answered += said.count(b"a")
        paid += said.count(b"p")
        database = PrivateDatabase(address, rng=np.random.default_rng(0))
        spent = database.ledger("people").spent_epsilon
        database.engine.dispose()
        assert spent >= (answered + paid) * PRICE, "an answer was not paid for"
        assert spent <= (answered + number + 1) * PRICE, "more was spent than one a kill"
    return (
        f"{kills} kills, {paid} of them between charge and answer: {answered} answers, "
        f"{int(spent / PRICE)} paid for, never fewer than answered"
    )


def both(address, options):
    if options.statements:
        yield crowd(address("crowd"), options.clients, options.statements)
    if options.kills:
        yield kill(address("kill"), options.kills)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--clients", type=int, default=8)
    parser.add_argument("--statements", type=int, default=1000)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--server", help="a PostgreSQL that is running already")
    parser.add_argument("--only", choices=["sqlite", "postgresql"])
    options = parser.parse_args()
    if options.only != "postgresql":
        with tempfile.TemporaryDirectory() as folder:
            for line in both(lambda name: f"sqlite:///{folder}/{name}.db", options):
                print("sqlite:", line, flush=True)
    if options.only == "sqlite":
        return

    def on(server):
        def address(name):
            engine = sa.create_engine(server, isolation_level="AUTOCOMMIT")
            with engine.connect() as connection:
                connection.exec_driver_sql(f"CREATE DATABASE {name}")
            engine.dispose()
            return server.replace("/postgres?", f"/{name}?")

        for line in both(address, options):
            print("postgresql:", line, flush=True)

    if options.server:
        on(options.server)
    else:
        with postgres.server() as server:
            on(server)


if __name__ == "__main__":
    main()
