r"""What a statement costs and measures: sensitivities, clamps and shares of ε.

A plan is made from the statement and the declaration alone; it is the same on every database.

**What is computed.** Rows that belong to nobody, miss the condition, or have an undeclared key in a
column of ``GROUP BY`` are left out. Of what remains at most m rows a person count: those with the
lowest primary keys. Everything is a sum over these rows, cell by cell of the histogram: of 1, of 1
where a column has a value, of a column's value in whole steps, clamped to ``[a, b]``; or a number
of distinct values.

**One person's reach** (the sensitivity, in L1 over all cells). Which rows of a person count, and
what each adds, depends on that person's rows alone: on nobody else's, and not on the order in which
a database finds them, for primary keys differ. So under *membership* one person adds or takes away
up to m rows:

- a count: m;
- a sum: ``m · max(|a|, |b|)``;
- distinct values of a column with J possible ones, in K cells: ``min(m, K J)``, since a row adds at
  most one value to one cell. For distinct *people* J = 1, and for a column that cells are made by.

Under *edit* the person's rows are exchanged for others. In one cell, what they were and what they
are partly cancels; in two cells all goes from the one to the other:

- a count: 2m, or m if K = 1. Without a condition nobody can vanish from the table: then it is
  ``m − 1``, and 0 for one row a person;
- a sum: ``2m · max(|a|, |b|)``, or ``m · max(|a|, |b|, b − a)`` if K = 1, for a value may be NULL
  and add nothing;
- distinct values: the most of ``min(m, i J) + min(m, (K − i) J)`` over i, the number of cells that
  lose: in a cell that loses A values and gains B, the number changes by at most the larger of
  the two, so no cell need do both. Distinct people without a condition and cells: 0.

Each of these is attained; tests try all small tables.

**What is released.** Every measurement gets discrete Laplace noise of its sensitivity over its
share of ε, in each cell; by sequential composition the shares add up to ε. ε is shared equally
among the answers of a statement. ``AVG`` is one noisy sum over one noisy count, with half of its
share each. Its sum is of differences from the middle of ``[a, b]``, which often has half the reach,
and never a larger one; the middle is added again at the end. What has sensitivity 0 is exact and
takes no share.
"""

from __future__ import annotations

import itertools
import math
import operator
import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dpedu.mechanisms.discrete import DiscreteLaplace
from dpedu.neighbours import Neighbourhood
from dpedu.sql.columns import Category, Column, PrivateTable, Real, Text, Whole
from dpedu.sql.errors import Refused
from dpedu.sql.statement import (
    Aggregate,
    Among,
    Compare,
    Condition,
    Every,
    Like,
    Missing,
    Some,
    Statement,
    Value,
)

MOST_CELLS = 10_000
"""How many cells a histogram may have."""

Key = str | int | bool


# Conditions on declared columns -------------------------------------------------------------------


@dataclass(frozen=True)
class HasKey:
    """A category is one of these keys."""

    column: str
    keys: tuple[Key, ...]


@dataclass(frozen=True)
class IsNumber:
    """A number compares so with a number, given as a decimal."""

    column: str
    operator: str
    number: str


@dataclass(frozen=True)
class InNumbers:
    """A number is, or is not, in a list of decimals."""

    column: str
    numbers: tuple[str, ...]
    negated: bool


@dataclass(frozen=True)
class InTexts:
    """A text is, or is not, in a list."""

    column: str
    texts: tuple[str, ...]
    negated: bool


@dataclass(frozen=True)
class HasValue:
    """A column has a value that fits its declaration, or has none."""

    column: str
    negated: bool


@dataclass(frozen=True)
class AllOf:
    """All parts hold."""

    parts: tuple[Test, ...]


@dataclass(frozen=True)
class AnyOf:
    """At least one part holds."""

    parts: tuple[Test, ...]


Test = HasKey | IsNumber | InNumbers | InTexts | HasValue | AllOf | AnyOf
"""What a database is asked about a row. None of these can fail, whatever the row holds."""


# The plan -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Total:
    """A whole number that the database computes in each cell.

    Attributes
    ----------
    kind
        ``"rows"``; ``"people"``, distinct ones; or of a column ``"values"``, how many are there,
        ``"sum"``, in steps, or ``"distinct"``.
    column
        Of which column, if any.
    """

    kind: str
    column: str | None = None


@dataclass(frozen=True)
class NoisyTotal:
    """A total, or a sum less a multiple of a count, that gets noise.

    Attributes
    ----------
    total
        What is measured.
    middle
        For sums of distances: the step that distances are from. Then ``sum − middle · values`` is
        measured.
    sensitivity
        Its L1 sensitivity over all cells, in whole numbers.
    epsilon
        Its share of ε; 0 where the sensitivity is 0.
    """

    total: Total
    middle: int
    sensitivity: int
    epsilon: Fraction

    def exact(self, totals: dict[Total, int]) -> int:
        """What is measured, without noise, from the totals of a cell."""
        value = totals[self.total]
        if self.middle:
            value -= self.middle * totals[Total("values", self.total.column)]
        return value


@dataclass(frozen=True)
class Output:
    """An answer: its name, its measurements (two for ``AVG``), and the column that it is about."""

    name: str
    function: str
    measurements: tuple[NoisyTotal, ...]
    column: Whole | Real | None


@dataclass(frozen=True)
class Plan:
    """What a statement measures on a table, and at what price. See the module for the proof.

    Attributes
    ----------
    statement, table
        What it was made from.
    test
        The condition of ``WHERE``, on declared columns.
    groups
        The columns of ``GROUP BY``.
    outputs
        The answers, in order.
    """

    statement: Statement
    table: PrivateTable
    test: Test | None
    groups: tuple[str, ...]
    outputs: tuple[Output, ...]

    @property
    def measurements(self) -> tuple[NoisyTotal, ...]:
        """All measurements, in order."""
        return tuple(each for output in self.outputs for each in output.measurements)

    @property
    def epsilon(self) -> Fraction:
        """What the statement costs: its ε, or 0 if every answer is exact."""
        return sum((each.epsilon for each in self.measurements), Fraction(0))

    @cached_property
    def cells(self) -> tuple[tuple[Key, ...], ...]:
        """The keys of each cell; one cell without keys if nothing is grouped."""
        return tuple(itertools.product(*(_keys(self.table.columns[g]) for g in self.groups)))

    @cached_property
    def totals(self) -> tuple[Total, ...]:
        """What the database computes, each once."""
        wanted: dict[Total, None] = {}
        for each in self.measurements:
            wanted[each.total] = None
            if each.middle:
                wanted[Total("values", each.total.column)] = None
        return tuple(wanted)

    def __str__(self) -> str:
        lines = [f"ε = {self.epsilon} under {self.table.neighbourhood}, {len(self.cells)} cell(s)"]
        if self.table.person is not None:
            lines[0] += f", at most {self.table.rows} row(s) of each {self.table.person} count"
        for output in self.outputs:
            for each in output.measurements:
                step = getattr(output.column, "step", 1) if each.total.kind == "sum" else 1
                moved = f"{float(each.sensitivity * step):g}" if step != 1 else each.sensitivity
                noise = (
                    f"sensitivity {moved}, ε = {each.epsilon}"
                    if each.sensitivity
                    else "exact: no neighbour has another"
                )
                about = f" of differences from {float(each.middle * step):g}" if each.middle else ""
                lines.append(f"  {output.name}: {each.total.kind}{about}, {noise}")
        return "\n".join(lines)


def plan(statement: Statement, table: PrivateTable) -> Plan:
    """Plan a statement on its table.

    Raises
    ------
    Refused
        If a column is not declared, or does not fit what is done with it; or ε is too small.

    Examples
    --------
    >>> from dpedu.sql.statement import parse
    >>> people = PrivateTable("people", columns={"salary": Whole(0, 200_000)})
    >>> print(plan(parse("DP-SELECT 1 COUNT(*), AVG(salary) FROM people"), people))
    ε = 1 under membership, 1 cell(s)
      COUNT(*): rows, sensitivity 1, ε = 1/2
      AVG(salary): sum of differences from 100000, sensitivity 100000, ε = 1/4
      AVG(salary): values, sensitivity 1, ε = 1/4
    """
    return _Planner(statement, table).plan()


class _Planner:
    """Looks up names, and computes sensitivities and shares."""

    def __init__(self, statement: Statement, table: PrivateTable) -> None:
        self.statement, self.table = statement, table
        self.names = {name.lower(): name for name in table.columns}
        self.edit = table.neighbourhood is Neighbourhood.EDIT

    def plan(self) -> Plan:
        statement = self.statement
        groups = tuple(self._group(name) for name in statement.groups)
        self.cells = 1
        for group in groups:
            self.cells *= len(_keys(self.table.columns[group]))
        if self.cells > MOST_CELLS:
            raise Refused(f"GROUP BY makes {self.cells} cells; at most {MOST_CELLS} are answered")
        test = None if statement.condition is None else self._test(statement.condition)
        self.groups, self.everybody = groups, test is None and not groups
        shapes = [self._shape(each) for each in statement.aggregates]
        noisy = sum(any(reach for _, _, reach in parts) for _, parts in shapes)
        outputs = []
        for each, (column, parts) in zip(statement.aggregates, shapes, strict=True):
            share = statement.epsilon / max(noisy, 1) / len(parts)
            measured = tuple(
                NoisyTotal(total, middle, reach, share if reach else Fraction(0))
                for total, middle, reach in parts
            )
            outputs.append(Output(each.name, each.function, measured, column))
        made = Plan(statement, self.table, test, groups, tuple(outputs))
        for measurement in made.measurements:
            if measurement.sensitivity:
                mechanism(measurement, self.table.neighbourhood)
        return made

    # What is measured, and how far one person moves it.

    def _shape(
        self, aggregate: Aggregate
    ) -> tuple[Whole | Real | None, list[tuple[Total, int, int]]]:
        """The column, and for each measurement the total, the middle and the sensitivity."""
        if aggregate.column is None:
            return None, [(Total("rows"), 0, self._count(self.everybody))]
        if aggregate.function == "distinct" and self._is_person(aggregate.column):
            reach = 0 if self.edit and self.everybody else self._spread(1)
            return None, [(Total("people"), 0, reach)]
        name = self._name(aggregate.column)
        column = self.table.columns[name]
        if aggregate.function == "count":
            return None, [(Total("values", name), 0, self._count(False))]
        if aggregate.function == "distinct":
            values = 1 if name in self.groups else _possible(column)  # one key a cell
            return None, [(Total("distinct", name), 0, self._spread(values))]
        if not isinstance(column, Whole | Real):
            raise Refused(
                f"{name} is declared without bounds: one person could move its sum by any amount"
            )
        low, high = column.codes
        if aggregate.function == "sum":
            return column, [(Total("sum", name), 0, self._sum(low, high))]
        middle = (low + high) // 2
        return column, [
            (Total("sum", name), middle, self._sum(low - middle, high - middle)),
            (Total("values", name), 0, self._count(False)),
        ]

    def _count(self, everybody: bool) -> int:
        if self.edit and everybody:
            return self.table.rows - 1
        return self._spread(None)

    def _sum(self, low: int, high: int) -> int:
        rows, largest = self.table.rows, max(abs(low), abs(high))
        if not self.edit:
            return rows * largest
        return rows * (2 * largest if self.cells > 1 else max(largest, high - low))

    def _spread(self, values: int | None) -> int:
        """How far one person's rows move numbers of which each row adds 1 to one cell.

        `values` is the most that a cell can gain from one person, if there is such a limit.
        """
        rows = self.table.rows
        each = rows if values is None else min(values, rows)
        if not self.edit:
            return min(rows, self.cells * each)
        return max(
            min(rows, lose * each) + min(rows, (self.cells - lose) * each)
            for lose in range(self.cells + 1)
        )

    # Names.

    def _is_person(self, name: str) -> bool:
        person = self.table.person
        return person is not None and name.lower() == person.lower()

    def _name(self, written: str) -> str:
        found = self.names.get(written.lower())
        if found is None:
            raise Refused(
                f"{written[:40]} is no declared column of {self.table.name}: "
                f"{', '.join(self.names.values())[:80]}"
            )
        return found

    def _group(self, written: str) -> str:
        name = self._name(written)
        if not isinstance(self.table.columns[name], Category):
            raise Refused(
                f"GROUP BY {name} is refused: its keys are not declared, and which values occur "
                "is data"
            )
        return name

    # Conditions.

    def _test(self, condition: Condition) -> Test:
        if isinstance(condition, Every | Some):
            whole = AllOf if isinstance(condition, Every) else AnyOf
            parts = self._settled(tuple(map(self._test, condition.parts)), whole is AllOf)
            return parts[0] if len(parts) == 1 else whole(parts)
        name = self._name(condition.column)
        column = self.table.columns[name]
        if isinstance(condition, Missing):
            return HasValue(name, not condition.negated)
        if isinstance(column, Category):
            return HasKey(name, tuple(_meeting(condition, name, column)))
        if isinstance(condition, Like):
            raise Refused(
                f"LIKE is for columns with declared keys, and {name} has none: on any text it "
                "could take longer for some people's"
            )
        negated = isinstance(condition, Among) and condition.negated
        values = condition.values if isinstance(condition, Among) else (condition.value,)
        if isinstance(column, Text):
            texts = tuple(_text(value, name) for value in values)
            if isinstance(condition, Compare):
                if condition.operator not in ("=", "<>"):
                    raise Refused(f"{name} is text: databases differ in its order. Use = or IN")
                negated = condition.operator == "<>"
            return InTexts(name, texts, negated)
        numbers = tuple(_number(value, name) for value in values)
        if isinstance(condition, Compare):
            return IsNumber(name, condition.operator, numbers[0])
        return InNumbers(name, numbers, negated)

    def _settled(self, parts: tuple[Test, ...], every: bool) -> tuple[Test, ...]:
        """Tests of one column's keys made one test, so that a query sends each key only once."""
        lists: dict[str, list[set[Key]]] = {}
        for part in parts:
            if isinstance(part, HasKey):
                lists.setdefault(part.column, []).append(set(part.keys))
        meet = set.intersection if every else set.union
        return (
            *(
                HasKey(
                    name, tuple(filter(meet(*kept).__contains__, _keys(self.table.columns[name])))
                )
                for name, kept in lists.items()
            ),
            *(part for part in parts if not isinstance(part, HasKey)),
        )


def mechanism(measurement: NoisyTotal, neighbourhood: Neighbourhood) -> DiscreteLaplace:
    """What adds the noise of a measurement.

    Raises
    ------
    Refused
        If its ε is too small for any answer to mean something.
    """
    try:
        return DiscreteLaplace(
            epsilon=measurement.epsilon,
            sensitivity=measurement.sensitivity,
            neighbourhood=neighbourhood,
        )
    except ValueError:
        raise Refused("ε is too small, or too large, for noise of that size") from None


def _possible(column: Column) -> int | None:
    """How many different values a column can have, if there is a limit."""
    if isinstance(column, Category):
        return len(column.keys)
    if isinstance(column, Whole | Real):
        low, high = column.codes
        return high - low + 1
    return None


def _keys(column: Column) -> tuple[Key, ...]:
    assert isinstance(column, Category)
    return column.keys


def _meeting(condition: Compare | Among | Like, name: str, column: Category) -> Iterator[Key]:
    """The keys that meet a condition: it is decided here, and the database never sees it."""
    if isinstance(condition, Like):
        if column.kind is not str:
            raise Refused(f"LIKE compares text, and the keys of {name} are none")
        texts = tuple(map(str, column.keys))
        for key, fits in zip(texts, _likes(texts, condition.pattern), strict=True):
            if fits != condition.negated:
                yield key
        return
    if isinstance(condition, Among):
        values = {_key(value, name, column) for value in condition.values}
        yield from (key for key in column.keys if (key in values) != condition.negated)
        return
    if condition.operator in ("=", "<>"):
        wanted = _key(condition.value, name, column)
        yield from (key for key in column.keys if (key == wanted) == (condition.operator == "="))
        return
    if column.kind is not int:
        raise Refused(f"the keys of {name} have no order that databases agree on: use = or IN")
    number = Fraction(_number(condition.value, name))
    below, above = math.floor(number), math.ceil(number)
    meets, whole = {
        "<": (operator.lt, above), "<=": (operator.le, below),
        ">": (operator.gt, below), ">=": (operator.ge, above),
    }[condition.operator]  # fmt: skip
    yield from (key for key in column.keys if meets(int(key), whole))


def _key(value: Value, name: str, column: Category) -> Any:
    key = int(value) if isinstance(value, Decimal) and value == int(value) else value
    if type(key) is not column.kind or key not in column.keys:
        shown = {str: f"'{column.keys[0]}'", int: str(column.keys[0]), bool: "TRUE"}[column.kind]
        raise Refused(f"{str(value)[:40]!r} is no declared key of {name}; one is {shown[:42]}")
    return key


def _number(value: Value, name: str) -> str:
    if not isinstance(value, Decimal):
        raise Refused(f"{name} holds numbers: compare it with a number, without quotes")
    return f"{value:f}"


def _text(value: Value, name: str) -> str:
    if not isinstance(value, str):
        raise Refused(f"{name} holds text: compare it with text in quotes")
    return value


def like(text: str, pattern: str) -> bool:
    """SQL's ``LIKE``, which sees case: ``%`` is any text, ``_`` any character.

    Examples
    --------
    >>> like("Politician", "Pol%n"), like("Politician", "pol%"), like("Rentier", "_entier")
    (True, False, True)
    """
    return _likes((text,), pattern)[0]


def _likes(texts: tuple[str, ...], pattern: str) -> list[bool]:
    """The same of many texts at once, with a few operations for each character of the pattern.

    Which beginnings of a text have the form of the pattern so far is a block of bits, one for each
    length; the blocks of all texts are one whole number. Each ends with a bit to borrow from.
    """
    width = max(map(len, texts)) + 2
    lengths = np.array([len(text) for text in texts])[:, None]
    places = np.arange(width)
    padded = "".join(text.ljust(width, "\0") for text in texts)
    letters = np.frombuffer(padded.encode("utf-32-le"), np.uint32).reshape(-1, width)

    def bits(marks: NDArray[np.bool_]) -> int:
        return int.from_bytes(np.packbits(marks, bitorder="little").tobytes(), "little")

    inside, possible = bits(places < lengths), bits(places <= lengths)
    borrowed = bits(np.broadcast_to(places == width - 1, letters.shape))
    reached = bits(np.broadcast_to(places == 0, letters.shape))
    held = {char: bits(letters == ord(char)) & inside for char in set(pattern) - {"%", "_"}}
    for char in re.sub("%+", "%", pattern):
        if char == "%":  # all lengths from the least one on
            reached = (reached | (borrowed - reached)) & possible
        else:
            reached = (reached & held.get(char, inside)) << 1
    ends = reached & bits(places == lengths)
    whole = np.frombuffer(ends.to_bytes(letters.size // 8 + 1, "little"), np.uint8)
    found = np.unpackbits(whole, bitorder="little", count=letters.size)
    return [bool(row.any()) for row in found.reshape(letters.shape)]
