r"""The one query that reads the data: made from a plan, for SQLite or PostgreSQL.

**It cannot fail, whatever the rows hold.** It compares columns with constants, and nothing else
happens to a value before it is known to lie within its bounds:

- a comparison between a number, NULL, NaN or an infinity and a constant has no error; in SQLite
  neither has one with text or a blob, which are above all numbers, and so above ``9e999``. A column
  of whole numbers is what fits 64 bits there too: whole numbers are compared faster than others;
- ``CASE`` clamps first, by such comparisons. A value between the bounds is then cut to a whole
  number (`Whole`), or rounded to a step (`Real`): ``floor((c − a)/s)`` with ``a = low − s/2``. The
  dividend is at least s/2 or so, and the quotient at most 2³² + 1, so that nothing overflows, and
  nothing underflows either, which PostgreSQL would report. Each operation is monotone as rounded,
  and at both bounds the result is the bound's own code: so it never leaves them;
- sums of codes below 2³¹ over fewer than 2³² rows fit 64 bits in SQLite (`dpedu.sql.layout` refuses
  larger files); PostgreSQL adds up ``bigint`` without a limit;
- text is compared byte by byte, and only with declared keys or with constants.

Names are the declared ones, quoted by SQLAlchemy; texts are sent beside the query, not in it.
Numbers stand in it as decimals that the grammar has admitted. Nothing of the statement's own text
does.
"""

from __future__ import annotations

import operator
from fractions import Fraction
from typing import Any

import sqlalchemy as sa
from sqlalchemy import ColumnElement, Connection, Select
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.expression import ClauseElement, Executable

from dpedu.sql.columns import Category, Column, Real, Text, Whole
from dpedu.sql.errors import Refused
from dpedu.sql.layout import Layout
from dpedu.sql.plan import (
    AllOf,
    AnyOf,
    HasKey,
    HasValue,
    InNumbers,
    InTexts,
    Key,
    Plan,
    Test,
    Total,
)

Cells = dict[tuple[Key, ...], dict[Total, int]]
"""All totals of each cell."""

_OPERATORS = {
    "=": operator.eq, "<>": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt,
    ">=": operator.ge,
}  # fmt: skip


def measure(
    connection: Connection, plan: Plan, layout: Layout, made: Select[Any] | None = None
) -> Cells:
    """Every total of a plan in every cell: **exact, and private**. Reads the data once.

    `made` is the plan's query, if it has been made already.
    """
    rows = connection.execute(query(plan, layout) if made is None else made).all()
    cells: Cells = {cell: dict.fromkeys(plan.totals, 0) for cell in plan.cells}
    width = len(plan.groups)
    for row in rows:
        # 1001.0 in a column of whole keys equals 1001, and finds its cell.
        totals = cells[tuple(row[:width])]
        for total, value in zip(plan.totals, row[width:], strict=True):
            totals[total] = int(value or 0)
    return cells


class _Explain(Executable, ClauseElement):
    """``EXPLAIN query``: the database prepares it, and reads no rows."""

    #: SQLAlchemy keeps no compiled form of it.
    inherit_cache = False

    def __init__(self, asked: Select[Any]) -> None:
        self.asked = asked


@compiles(_Explain)
def _explain(element: _Explain, compiler: Any, **options: Any) -> str:
    return f"EXPLAIN {compiler.process(element.asked, **options)}"


def rehearse(connection: Connection, plan: Plan, layout: Layout) -> Select[Any]:
    """Let the database prepare the query, so that whatever it minds comes before the charge.

    Returns
    -------
    sqlalchemy.Select
        The query.

    Raises
    ------
    Refused
        If it cannot: the table may not be read by this user, say.
    """
    made = query(plan, layout)
    try:
        connection.execute(_Explain(made)).close()
    except sa.exc.DBAPIError:
        failed = True
    else:
        failed = False
    if failed:
        raise Refused(f"the database cannot prepare this: may its user read {plan.table.name}?")
    return made


def query(plan: Plan, layout: Layout) -> Select[Any]:
    """The query of a plan."""
    return _Maker(plan, layout).query()


class _Maker:
    """Puts a query together from SQLAlchemy's expressions."""

    def __init__(self, plan: Plan, layout: Layout) -> None:
        self.plan, self.layout = plan, layout
        self.table = plan.table
        self.sqlite = layout.dialect == "sqlite"
        used = {*plan.table.columns, plan.table.person, plan.table.row} - {None}
        self.source: Any = sa.table(
            plan.table.name, *(sa.column(name) for name in sorted(map(str, used)))
        )

    def query(self) -> Select[Any]:
        plan = self.plan
        tests = [] if plan.test is None else [self.test(plan.test)]
        tests += [self.test(HasKey(name, _keys(self.column(name)))) for name in plan.groups]
        person = self.table.person
        sole = {total.column for total in plan.totals}
        self.only = None
        if person is None and len(sole) == 1:
            self.only = next(iter(sole))
        if self.only is not None:
            # All totals are of one column: what has no value can go first, which is fast.
            tests.append(self.test(HasValue(self.only, negated=False)))
        if person is not None:
            tests.append(self.source.c[person].is_not(None))
            self._first_rows(tests)
            tests = [self.source.c._place <= self.table.rows]
        keys = [self.exact(name) for name in plan.groups]
        made = sa.select(*keys, *(self.total(total) for total in plan.totals))
        made = made.select_from(self.source).where(*tests)
        return made.group_by(*keys) if keys else made

    def _first_rows(self, tests: list[Any]) -> None:
        """From here on, rows are those that meet the tests, numbered within each person."""
        table = self.source
        place = sa.func.row_number().over(
            partition_by=self._identity(table, self.table.person),
            order_by=self._identity(table, self.table.row),
        )
        wanted = {total.column for total in self.plan.totals} | set(self.plan.groups)
        wanted |= {self.table.person}
        names = sorted(str(name) for name in wanted if name is not None)
        inner = sa.select(*(table.c[name] for name in names), place.label("_place")).where(*tests)
        self.source = inner.subquery("counted")

    def _identity(self, source: Any, name: str | None) -> ColumnElement[Any]:
        """A person's column or a row's key, compared byte by byte if it is text."""
        stored: ColumnElement[Any] = source.c[name]
        if self.sqlite:
            return sa.collate(sa.type_coerce(stored, sa.Text), "BINARY")
        if self.layout.columns[str(name)].kind in ("text", "varchar"):
            return sa.collate(sa.type_coerce(stored, sa.Text), "C")
        return stored

    def column(self, name: str) -> Column:
        return self.table.columns[name]

    # Totals.

    def total(self, total: Total) -> ColumnElement[Any]:
        if total.kind == "rows" or (total.kind == "values" and self.only is not None):
            return sa.func.count()
        if total.kind == "people":
            # Every row is a person of its own, or belongs to one.
            person = self._identity(self.source, self.table.person)
            return sa.func.count(sa.distinct(person))
        name = str(total.column)
        if total.kind == "distinct":
            return sa.func.count(sa.distinct(self.value(name)))
        if total.kind == "values":
            fits = self.test(HasValue(name, negated=False))
            return sa.func.count(sa.case((fits, 1)))
        return sa.func.sum(self.value(name))

    def value(self, name: str) -> ColumnElement[Any]:
        """A column's value as sums and distinct counts take it; NULL if it does not fit."""
        column = self.column(name)
        if isinstance(column, Category):
            return sa.case((self.test(HasKey(name, column.keys)), self.exact(name)))
        if isinstance(column, Text):
            return sa.case((self.test(HasValue(name, negated=False)), self.exact(name)))
        stored: Any = self.source.c[name]
        low, high = (self.number(_decimal(bound)) for bound in (column.low, column.high))
        least, most = (self.number(str(code)) for code in column.codes)
        code = self._code(column, name)
        if self.only == name:  # all others are gone
            made = sa.case((stored < low, least), (stored <= high, code), else_=most)
        else:
            inside, fits = sa.between(stored, low, high), self._fits(name)
            made = sa.case((inside, code), (sa.and_(fits, stored < low), least), (fits, most))
        return made if self.sqlite else sa.cast(made, sa.BigInteger)

    def _code(self, column: Whole | Real, name: str) -> ColumnElement[Any]:
        """The code of a value that lies between the bounds."""
        stored: Any = self.source.c[name]
        if isinstance(column, Whole):
            return sa.cast(stored, sa.Integer) if self.sqlite else stored
        low, step = Fraction(column.low), Fraction(column.step)
        base = 0 if low >= 0 else column.codes[0]
        start, width = self.floating(step / 2 - base * step), self.floating(step)
        moved = (stored if self.sqlite else sa.cast(stored, sa.Double)).op("+")(start)
        quotient = sa.type_coerce(moved, sa.Float).self_group().op("/")(width)
        if self.sqlite:  # a cast cuts towards 0, and this is above it
            code = sa.cast(quotient, sa.Integer)
        else:
            code = sa.cast(sa.func.floor(quotient), sa.BigInteger)
        return code if base == 0 else code.op("+")(self.number(str(base)))

    # Tests.

    def test(self, test: Test) -> ColumnElement[bool]:
        if isinstance(test, AllOf):
            return sa.and_(*map(self.test, test.parts))
        if isinstance(test, AnyOf):
            return sa.or_(*map(self.test, test.parts))
        if isinstance(test, HasKey):
            if not test.keys:
                return sa.false()
            return self.exact(test.column).in_(self._bound(test.column, test.keys))
        if isinstance(test, HasValue):
            return self._fitting(test.column, test.negated)
        if isinstance(test, InTexts):
            texts = self._bound(test.column, test.texts)
            if not test.negated:
                return self.exact(test.column).in_(texts)
            return sa.and_(self._fits(test.column), self.exact(test.column).not_in(texts))
        stored: Any = self.source.c[test.column]
        if isinstance(test, InNumbers):
            listed = stored.in_([self.number(number) for number in test.numbers])
            return sa.and_(self._fits(test.column), ~listed) if test.negated else sa.and_(listed)
        number = self.number(test.number)
        if self.sqlite and test.operator in (">=", "<="):  # with its guard in one go: faster
            low, high = self._edges(test.column)
            ends = (number, high) if test.operator == ">=" else (low, number)
            return sa.between(stored, *ends)
        compared: ColumnElement[bool] = _OPERATORS[test.operator](stored, number)
        if test.operator == "=":
            return compared
        return sa.and_(
            compared, self._fits(test.column)
        )  # or it could be true of what is no number

    def _edges(self, name: str) -> tuple[ColumnElement[Any], ColumnElement[Any]]:
        """Between which values SQLite holds numbers that fit; text and blobs are above them."""
        if isinstance(self.column(name), Whole):
            return self.number(str(-(2**63))), self.number(str(2**63 - 1))
        return self.number("-9e999"), self.number("9e999")

    def _fits(self, name: str) -> ColumnElement[bool]:
        """Whether a value is there and of its column's kind; for what is NULL it may be NULL."""
        column = self.column(name)
        stored: Any = self.source.c[name]
        if isinstance(column, Category):
            return self.test(HasKey(name, column.keys))
        there: ColumnElement[bool] = stored.is_not(None)
        if isinstance(column, Text) and self.sqlite:
            there = sa.func.typeof(stored) == "text"
        elif isinstance(column, Whole | Real) and self.sqlite:
            there = sa.between(stored, *self._edges(name))  # a NaN is NULL there
        elif self.layout.columns[name].kind in ("float4", "float8", "numeric"):
            there = stored != sa.literal_column("'NaN'")
        return there

    def _fitting(self, name: str, negated: bool) -> ColumnElement[bool]:
        fits = self._fits(name)
        return sa.or_(self.source.c[name].is_(None), sa.not_(fits)) if negated else fits

    def exact(self, name: str) -> ColumnElement[Any]:
        """A column, compared byte by byte if it is text."""
        column = self.column(name)
        stored: ColumnElement[Any] = self.source.c[name]
        if isinstance(column, Text) or (isinstance(column, Category) and column.kind is str):
            collation = "BINARY" if self.sqlite else "C"
            return sa.collate(sa.type_coerce(stored, sa.Text), collation)
        return stored

    def _bound(self, name: str, values: tuple[Any, ...]) -> list[Any]:
        """Texts are sent beside the query; whole numbers and truth values stand in it."""
        if isinstance(values[0], str):
            return [sa.literal(value, sa.Text) for value in values]
        if isinstance(values[0], bool) and not self.sqlite:
            return [self.number("TRUE" if value else "FALSE") for value in values]
        return [self.number(str(int(value))) for value in values]

    def number(self, decimal: str) -> ColumnElement[Any]:
        return sa.literal_column(f"({decimal})" if decimal.startswith("-") else decimal)

    def floating(self, value: Fraction) -> ColumnElement[Any]:
        """A constant in floating point, the same on both databases."""
        shown = repr(float(value))
        return self.number(shown if self.sqlite else f"CAST({shown} AS double precision)")


def _keys(column: Column) -> tuple[Key, ...]:
    assert isinstance(column, Category)
    return column.keys


def _decimal(value: Any) -> str:
    """A bound as it stands in a query: to whole digits, or as the float next to it."""
    exact = Fraction(value)
    return str(exact) if exact.denominator == 1 else repr(float(exact))
