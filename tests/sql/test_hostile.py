"""Generated statements, most of them broken or hostile, typed into the shell: it stays alive.

Each is refused and free, or charged and answered. More of them: ``HOSTILE=20000 pytest`` this file.
"""

# ruff: noqa: E501 - words of one kind stand together

import io
import os
import random
from fractions import Fraction

import numpy as np
import pytest

from dpedu.sql import Category, PrivateTable, Real, Text, Whole
from dpedu.sql.shell import Shell

MANY = int(os.environ.get("HOSTILE", "400"))
COLUMNS = [
    "age",
    "height",
    "town",
    "name",
    "id",
    "secret",
    "people.age",
    '"age"',
    "rowid",
    "*",
    "é",
]
VALUES = ["1", "-1", "1.5", "1e9", "1e999", "'Oslo'", "''", "'it''s'", "'%'", "NULL", "TRUE", "0x1",
          "9" * 40, ".", "1.", ".5", "- - 1", "'\x00'", "'\ud800'", "?", ":x", "$1", "@v", "%s",
          "CURRENT_DATE", "x'00'", "(1)", "(SELECT 1)", "ARRAY[1]", "1::text", "{fn now()}"]  # fmt: skip
FUNCTIONS = [
    "COUNT",
    "SUM",
    "AVG",
    "MAX",
    "count",
    "COUNT DISTINCT",
    "TOTAL",
    "abs",
    "load_extension",
]
HEADS = ["DP-SELECT 0.001", "dp-select 0.001", "DP-SELECT .001", "DP-SELECT 0.0010", "DP-SELECT 1e3",
         "DP-SELECT", "DP-SELECT -1", "DP-SELECT 0.001 0.001", "SELECT", "DP-SELECT 0.001;",
         "DP-SELECT 0.000000000001", "DP-SELECT 999999.999999999999", "quote DP-SELECT 0.001",
         "plan DP-SELECT 0.001", "plan", "quote", "ledger", "tables;", "help me", "!ls", "? x"]  # fmt: skip
TAILS = ["", ";", ";;", " ; ; ", ";;;;;;", "; DROP TABLE people", ";--", " -- x", " /* x */", "/*", "'",
         '"', ")", "(", ",", "\\", "`", "[", "LIMIT 1", "UNION SELECT 1", "\t;", "\u2028;", "; ;x",
         " FOR UPDATE", " HAVING 1", " WINDOW w AS ()", " QUALIFY 1", "#", "$$", "\x1b[2J"]  # fmt: skip
ODD = [*TAILS[1:], "SELECT", "FROM", "WHERE", "AND", "NOT", "CASE WHEN 1 THEN 1 END", "CAST(age AS TEXT)",
       "OVER ()", "IN", "BETWEEN", "LIKE", "IS", "NULL", "GROUP BY", "AS", "\ufeff", "\u200b", "=", "<>",
       "==", "!=", "<=>", "||", "->>", "::", "...", "💥", "DP-SELECT 1", "(" * 40, "NOT " * 99]  # fmt: skip


def condition(rng, depth):
    column, value = rng.choice(COLUMNS), rng.choice(VALUES)
    if depth and rng.random() < 0.5:
        one, other = condition(rng, depth - 1), condition(rng, depth - 1)
        return rng.choice(
            [f"{one} AND {other}", f"({one} OR {other})", f"NOT {one}", f"(({other}))"]
        )
    return rng.choice([
        f"{column} {rng.choice(['=', '<', '>=', '<>', '!=', '==', 'LIKE', 'GLOB', '~'])} {value}",
        f"{column} BETWEEN {value} AND {rng.choice(VALUES)}", f"{column} IS NOT NULL",
        f"{column} IN ({value}, {rng.choice(VALUES)})", f"{column} IN ()", f"{column}", value,
        f"{value} < {column}", f"{column} = {rng.choice(COLUMNS)}", f"EXISTS {value}",
    ])  # fmt: skip


def statement(rng):
    answers = []
    for _ in range(rng.choice([1, 1, 2, 30])):
        inner = rng.choice(
            ["*", "age", "DISTINCT age", rng.choice(COLUMNS), rng.choice(VALUES), ""]
        )
        answers.append(
            f"{rng.choice(FUNCTIONS)}({inner})" + rng.choice(["", "", " AS x", " x", " AS '"])
        )
    text = f"{rng.choice(HEADS)} {', '.join(answers)} FROM {rng.choice(['people', 'people', 'dpedu_spends', 'people p', 'people, people', ''])}"
    if rng.random() < 0.6:
        text += f" WHERE {condition(rng, rng.choice([0, 1, 3]))}"
    if rng.random() < 0.3:
        text += f" GROUP BY {rng.choice(['town', 'town', 'name', '1', 'town, town', 'ROLLUP (town)', ''])}"
    return text


def plain(rng):
    """One that is in order, before its end is spoilt."""
    return rng.choice([
        "DP-SELECT 0.001 COUNT(*) FROM people", "DP-SELECT 0.001 AVG(age), SUM(height) FROM people",
        "DP-SELECT 0.001 COUNT(*) FROM people WHERE name = 'Li Pu' OR age > 40 GROUP BY town",
    ])  # fmt: skip


def hostile(rng):
    kind = rng.random()
    if kind < 0.25:
        return plain(rng) + rng.choice(TAILS)
    if kind < 0.6:
        return statement(rng) + rng.choice(TAILS)
    words = (plain(rng) if kind < 0.8 else statement(rng)).split(" ")
    for _ in range(rng.choice([1, 2, 5])):
        at = rng.randrange(len(words))
        words[at : at + rng.choice([0, 1])] = rng.choice(
            [[rng.choice(ODD)], [], [words[rng.randrange(len(words))]], [words[at].swapcase()]]
        ) or [""]
    return " ".join(words)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_shell_survives_and_nothing_is_answered_unpaid(fresh, kind):
    database = fresh(kind)
    with database.engine.begin() as connection:
        connection.exec_driver_sql(
            "CREATE TABLE people (id INTEGER PRIMARY KEY, age INTEGER, height DOUBLE PRECISION, "
            "town TEXT, name TEXT, secret TEXT)"
        )
        connection.exec_driver_sql("INSERT INTO people VALUES (1, 30, 170, 'Oslo', 'Li Pu', 'x')")
    columns = {"age": Whole(0, 120), "height": Real(0, 250, step=0.5), "name": Text(),
               "town": Category(["Oslo", "Bergen"])}  # fmt: skip
    database.declare(PrivateTable("people", columns=columns), epsilon=1000)
    database.rng = np.random.default_rng(0)
    heard = io.StringIO()
    shell = Shell(database, stdin=io.StringIO(), stdout=heard)
    rng = random.Random(300)
    answered = refused = 0
    many = MANY if kind == "sqlite" else MANY // 4
    for _ in range(many):
        line = hostile(rng)
        before = database.ledger("people")
        heard.seek(0)
        heard.truncate()
        assert shell.onecmd(shell.precmd(line)) is False, line
        said, after = heard.getvalue(), database.ledger("people")
        paid = after.spent_epsilon - before.spent_epsilon
        assert "Something went wrong" not in said, (line, said)
        if "\nspent ε = " in said:
            answered += 1
            assert len(after.entries) == len(before.entries) + 1, line
            assert paid > 0, line
        else:
            refused += said.startswith("Refused, and nothing spent: ")
            assert paid == 0, (line, said)
            assert "Traceback" not in said
    assert answered > many / 40
    assert refused > many / 3
    assert database.ledger("people").spent_epsilon >= answered * Fraction(1, 10**12)


def test_semicolons_at_the_end_change_nothing(fresh):
    database = fresh("sqlite")
    with database.engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE people (age INTEGER)")
    database.declare(PrivateTable("people", columns={"age": Whole(0, 120)}), epsilon=1000)
    for end in ("", ";", ";;", " ; ;; "):
        assert database.ask(f"DP-SELECT 1 COUNT(*) FROM people{end}").spent == 1


def test_what_nobody_expected_does_not_end_the_shell(fresh, monkeypatch):
    database = fresh("sqlite")
    heard = io.StringIO()
    shell = Shell(database, stdin=io.StringIO(), stdout=heard)

    def broken(line, **rest):
        raise ZeroDivisionError("a secret")

    monkeypatch.setattr(database, "ask", broken)
    assert shell.onecmd("DP-SELECT 1 COUNT(*) FROM people") is False
    assert "Something went wrong (ZeroDivisionError)" in heard.getvalue()
    assert "secret" not in heard.getvalue()
