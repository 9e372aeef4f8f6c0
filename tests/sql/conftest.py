"""Databases for the tests: SQLite in memory, and a PostgreSQL of our own."""

import itertools

import numpy as np
import postgres
import pytest
import sqlalchemy as sa

from dpedu.sql import PrivateDatabase


@pytest.fixture(scope="session")
def server():
    if postgres.binaries() is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    with postgres.server() as address:
        yield address


_numbers = itertools.count()


@pytest.fixture
def fresh(request, tmp_path):
    """A function that makes empty databases of one kind, to be asked for indirectly."""
    made = []

    def address(kind):
        if kind == "sqlite":
            return f"sqlite:///{tmp_path}/{next(_numbers)}.db"
        server = request.getfixturevalue("server")
        name = f"test_{next(_numbers)}"
        engine = sa.create_engine(server, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name}")
        engine.dispose()
        return server.replace("/postgres?", f"/{name}?")

    def make(kind, seed=0):
        database = PrivateDatabase(address(kind), rng=np.random.default_rng(seed))
        made.append(database)
        return database

    make.address = address
    yield make
    for database in made:
        database.engine.dispose()
