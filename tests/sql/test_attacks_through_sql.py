"""Differencing and reconstruction: they win against exact answers and lose against DP-SELECT."""

import numpy as np
import pytest
import sqlalchemy as sa

from dpedu.attacks.differencing import difference
from dpedu.attacks.reconstruction import least_squares, subset_queries
from dpedu.privacy.ledger import BudgetExceeded
from dpedu.sql import Category, PrivateDatabase, PrivateTable, Whole

PEOPLE = 32


@pytest.fixture(scope="module")
def town():
    """People with a salary and a secret, in a database with a budget of 2."""
    rng = np.random.default_rng(4)
    made = PrivateDatabase("sqlite://", rng=rng)
    salaries, secrets = rng.integers(20_000, 180_000, PEOPLE), rng.integers(0, 2, PEOPLE)
    with made.engine.begin() as connection:
        connection.exec_driver_sql(
            "CREATE TABLE people (number INTEGER, salary INTEGER, ill INTEGER)"
        )
        rows = list(zip(range(PEOPLE), salaries.tolist(), secrets.tolist(), strict=True))
        connection.exec_driver_sql("INSERT INTO people VALUES (?, ?, ?)", rows)
    columns = {"number": Whole(0, PEOPLE), "salary": Whole(0, 200_000), "ill": Category([0, 1])}
    made.declare(PrivateTable("people", columns=columns), epsilon=2)
    return made, salaries, secrets


def listed(mask):
    return ", ".join(map(str, np.flatnonzero(mask)))


def exactly(database, text):
    with database.engine.connect() as connection:
        return connection.execute(sa.text(f"SELECT {text}")).scalar_one()


def test_differencing_finds_a_salary_exactly_or_not_at_all(town):
    database, salaries, _ = town
    asked = "SUM(salary) FROM people WHERE number IN ({})"
    target = 17
    guess = difference(lambda mask: exactly(database, asked.format(listed(mask))), PEOPLE, target)
    assert guess == salaries[target]

    errors = [
        difference(
            lambda mask: database.ask(f"DP-SELECT 0.05 {asked.format(listed(mask))}").value,
            PEOPLE, who,
        ) - salaries[who]
        for who in range(10)
    ]  # fmt: skip
    # The noise of each answer has a scale of 4 million. A guess without asking is within 100 000;
    # the chance that the median of ten differences is so close is below 10⁻⁶.
    assert np.median(np.abs(errors)) > 100_000
    assert database.ledger("people").spent_epsilon == 1
    with pytest.raises(BudgetExceeded):
        difference(
            lambda mask: database.ask(f"DP-SELECT 0.6 {asked.format(listed(mask))}").value,
            PEOPLE, target,
        )  # fmt: skip


def test_reconstruction_finds_everybody_or_nobody(town):
    database, _, secrets = town
    masks = subset_queries(PEOPLE, 4 * PEOPLE, rng=np.random.default_rng(5))
    asked = "COUNT(*) FROM people WHERE ill = 1 AND number IN ({})"
    counts = [exactly(database, asked.format(listed(mask))) for mask in masks]
    assert (least_squares(masks, counts) == secrets).all()

    left = database.ledger("people").left_epsilon
    price = f"{int(left * 10**6 / len(masks)) / 10**6:.6f}"
    noisy = [
        database.ask(f"DP-SELECT {price} {asked.format(listed(mask))}").value for mask in masks
    ]
    share = (least_squares(masks, noisy) == secrets).mean()
    # Tossing a coin for each of 32 people finds 30 or more with a chance below 2 · 10⁻⁷.
    assert share < 30 / 32
    with pytest.raises(BudgetExceeded):
        database.ask(f"DP-SELECT 0.5 {asked.format('1')}")
