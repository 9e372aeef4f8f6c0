"""Declarations: kept as they are, and bad ones refused."""

import copy
import pickle
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from bad_input import NO_GENERATOR, NO_NUMBERS, NOT_AT_LEAST_ZERO, NOT_FINITE, NOT_POSITIVE, refuses

from dpedu.sql import Category, PrivateDatabase, PrivateTable, Real, Refused, Text, Whole

AGE = {"age": Whole(0, 120)}


def test_a_declaration_survives_its_way_through_the_database():
    columns = {
        "w": Whole(-5, 2**31 - 1), "r": Real(-0.3, Fraction(7, 10), step=0.1), "t": Text(),
        "s": Category(["a", "'", "é"]), "i": Category([1, -2]), "b": Category([True, False]),
    }  # fmt: skip
    for person, rows, row in [(None, 1, None), ("who", 7, "id")]:
        table = PrivateTable("t", columns=columns, person=person, rows=rows, row=row,
                             neighbourhood="edit")  # fmt: skip
        again = PrivateTable.from_json(table.to_json())
        assert again == table
        assert again.columns["b"].kind is bool
        assert again.columns["r"].low == Fraction(-3, 10)


def test_a_declaration_cannot_be_changed_from_outside():
    database = PrivateDatabase("sqlite://", rng=np.random.default_rng(1))
    with database.engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE people (age INTEGER)")
    given = dict(AGE)
    database.declare(PrivateTable("people", columns=given), epsilon=1)
    table = database.tables["people"]
    given["secret"] = Whole(0, 1000)
    for change in ("__setitem__", "__delitem__", "pop", "clear", "update", "setdefault"):
        assert not hasattr(table.columns, change)
    with pytest.raises(TypeError):
        table.columns["secret"] = Whole(0, 1000)
    database.ask("DP-SELECT 0.5 SUM(age) FROM people")
    assert database.tables["people"] == table


@pytest.mark.parametrize(
    "again",
    [copy.copy, copy.deepcopy, replace, lambda table: pickle.loads(pickle.dumps(table))],
)
def test_copies_of_a_declaration_are_equal_to_it(again):
    table = PrivateTable("t", columns=AGE, person="who", rows=7, row="id", neighbourhood="edit")
    made = again(table)
    assert made == table
    assert hash(made) == hash(table)
    assert made.to_json() == table.to_json()


def test_bad_bounds_are_refused_by_name():
    refuses(lambda value: Whole(value, 5), "low", [*NO_NUMBERS, 2**31, -(2**31), 0.5, 5, 6])
    refuses(lambda value: Whole(0, value), "high", [*NO_NUMBERS, 2**31, 2.5, 10**400])
    refuses(lambda value: Real(value, 5, step=1), "low", [*NOT_FINITE, 0.5, 5, 6])
    refuses(lambda value: Real(0, value, step=1), "high", [*NOT_FINITE, 0.5, 2**31])
    refuses(lambda value: Real(0, 5, step=value), "step", [*NOT_POSITIVE, 1e-10, 1e10])
    assert Real(0, 0.3, step=0.1).codes == (0, 3)


def test_bad_keys_are_refused():
    bad = ["ab", b"ab", 7, None, [], [1, "1"], [1, True], [1, 1], [1.0], [None], range(1001),
           ["a\x00"], ["x" * 201], [2**31], [["a"]]]  # fmt: skip
    refuses(Category, "keys", bad)


def test_bad_tables_are_refused():
    def table(**given):
        return PrivateTable(**{"name": "t", "columns": AGE, **given})

    names = [None, 1, "", "a b", 't"', "1a", "x" * 64, "dpedu_x", "sqlite_x", "pg_x", "main.t"]
    refuses(lambda v: table(name=v), "name", names)
    columns = [None, {}, ["age"], {"age": 3}, {"a b": Text()}, {"a": Text(), "A": Text()}]
    refuses(lambda v: table(columns=v), "columns", columns)
    rows = [*NO_NUMBERS, 0, -1, 1.5, 10**5]
    refuses(lambda v: table(person="who", row="id", rows=v), "rows", rows)
    refuses(lambda v: table(neighbourhood=v), "neighbourhood", ["row", None, 1])
    refuses(lambda v: table(person=v, row="id"), "person", ["a b", 3])
    refuses(lambda v: table(**v), "row", [{"person": "who"}, {"row": "id"}, {"rows": 2}])


def test_bad_databases_budgets_and_analysts_are_refused():
    refuses(lambda v: PrivateDatabase("sqlite://", rng=v), "rng", NO_GENERATOR)
    rng = np.random.default_rng(0)
    refuses(
        lambda v: PrivateDatabase(v, rng=rng), "database", [None, 7, "", "a\0b", "sqlite:///a\0b"]
    )
    database = PrivateDatabase("sqlite://", rng=rng)
    with database.engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE t (age INTEGER)")
    table = PrivateTable("t", columns=AGE)
    refuses(lambda v: database.declare(table, epsilon=v), "epsilon", NOT_AT_LEAST_ZERO)
    refuses(lambda v: database.declare(v, epsilon=1), "table", [None, "t", AGE])
    assert database.tables == {}
    with pytest.raises(Refused, match="there is none yet"):
        database.ask("DP-SELECT 1 COUNT(*) FROM t")
    database.declare(table, epsilon=1)
    with pytest.raises(Refused, match="declared already"):
        database.declare(table, epsilon=1)
    refuses(lambda v: database.grant("t", analyst="ada", epsilon=v), "epsilon", NOT_AT_LEAST_ZERO)
    refuses(lambda v: database.grant("t", analyst=v, epsilon=1), "analyst", [None, "", 3, "a\n"])
    database.grant("t", analyst="ada", epsilon=1)
    with pytest.raises(Refused, match="ada has a budget"):
        database.grant("t", analyst="ada", epsilon=5)
    for call in (database.ledger, lambda name: database.grant(name, analyst="x", epsilon=1)):
        with pytest.raises(Refused, match="there is t"):
            call("nowhere")


def test_what_is_no_declaration_is_refused_as_such():
    refuses(PrivateTable.from_json, "text must be", [None, 3, b"{}", {}, ["{}"]])
    written = PrivateTable("t", columns=AGE).to_json()
    bad = ["", "x", "null", "3", "[]", "{}", "[" * 10**5, written[:-1], f"[{written}]"]
    bad += [written.replace(*each) for each in [
        ('"name"', '"title"'), ('"columns"', '"fields"'), ('"kind"', '"type"'), ("Whole", "os"),
        ("120", '"120"'), ("120", "-1"), ("120", "null"), ("low", "least"), ('"t"', '"a b"'),
        ('"person": null', '"person": 3'), ("membership", "row"), ("Whole", "Real"),
        ('{"age": {', '{"a b": {'),
    ]]  # fmt: skip
    assert all(each != written for each in bad)
    refuses(PrivateTable.from_json, "text must be what PrivateTable.to_json wrote", bad)


@pytest.mark.parametrize("bad", [3, True, b"ada", ["ada"], 0.5])
def test_a_name_that_is_no_text_is_a_type_error(bad):
    database = PrivateDatabase("sqlite://", rng=np.random.default_rng(1))
    statement = "DP-SELECT 1 COUNT(*) FROM people"
    for call in (
        lambda: database.ask(statement, analyst=bad),
        lambda: database.quote(statement, analyst=bad),
        lambda: database.ledger("people", analyst=bad),
        lambda: database.grant("people", analyst=bad, epsilon=1),
    ):
        with pytest.raises(TypeError, match="^analyst must be a string, got"):
            call()
    with pytest.raises(TypeError, match="^name must be a string, got"):
        PrivateTable(bad, columns=AGE)
    with pytest.raises(TypeError, match="^columns must be a string, got"):
        PrivateTable("t", columns={(bad if isinstance(bad, int) else 7): Text()})
