"""A private table to try things on: what a tax office might hold."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np

from dpedu import _validate as validate
from dpedu._validate import Number, Randomness
from dpedu.data import salaries
from dpedu.sql import budget
from dpedu.sql.columns import Category, PrivateTable, Whole
from dpedu.sql.database import PrivateDatabase

PROFESSIONS = ("Politician", "Rentier", "Student", "Time Traveller")
POSTCODES = (1001, 1243, 6732, 6910)

TAXES = PrivateTable(
    "people",
    columns={
        "salary": Whole(0, 200_000),
        "deposits": Whole(-1_000_000, 1_000_000),
        "age": Whole(18, 100),
        "postcode": Category(POSTCODES),
        "profession": Category(PROFESSIONS),
    },
)
"""Its declaration. Names and numbers of people are in the table, and cannot be asked about."""


def tax_office(
    path: str | Path,
    *,
    people: int = 1000,
    epsilon: Number = 5,
    rng: np.random.Generator,
    noise: Randomness | None = None,
) -> PrivateDatabase:
    """A new SQLite database of made-up people, declared and ready to be asked.

    Parameters
    ----------
    path
        A file that is not there yet, in a folder that is, or ``"sqlite://"`` for one in memory.
    people
        How many, at least 1.
    epsilon
        The budget, at least 0.
    rng
        Source of the people.
    noise
        Source of the noise; without it the operating system's randomness.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or the file is there already, or its folder is not.
    Refused
        If the file cannot be written.

    Examples
    --------
    >>> rng = np.random.default_rng(1)
    >>> office = tax_office("sqlite://", people=1000, rng=rng, noise=rng)
    >>> office.ask("DP-SELECT 1 COUNT(*) FROM people WHERE postcode = 1001").value
    271
    """
    people = validate.integer(1, people=people)
    rng = validate.generator(rng=rng)
    if path != "sqlite://":
        if not isinstance(path, str | Path) or not str(path) or "://" in str(path):
            raise ValueError(f"path must be a new file or 'sqlite://', got {validate.show(path)}")
        path = Path(path)
        if path.exists():
            raise ValueError(f"path must be new, got {validate.show(str(path))}")
        if not path.absolute().parent.is_dir():
            raise ValueError(
                f"path must be in a folder that is there, got {validate.show(str(path))}"
            )
    database = PrivateDatabase(path, rng=random.SystemRandom() if noise is None else noise)
    rows = zip(
        (int(number) for number in 10**9 + np.arange(people)),
        (f"Person {number}" for number in range(1, people + 1)),
        salaries(people, rng=rng).tolist(),
        (1000 * rng.integers(-300, 900, people)).tolist(),
        rng.integers(18, 95, people).tolist(),
        rng.choice(POSTCODES, people).tolist(),
        rng.choice(PROFESSIONS, people).tolist(),
        strict=True,
    )
    with budget.spoken(database.engine, "written to"), database.engine.begin() as connection:
        connection.exec_driver_sql(
            "CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT, salary INTEGER, "
            "deposits INTEGER, age INTEGER, postcode INTEGER, profession TEXT)"
        )
        connection.exec_driver_sql("INSERT INTO people VALUES (?, ?, ?, ?, ?, ?, ?)", list(rows))
    database.declare(TAXES, epsilon=epsilon)
    return database
