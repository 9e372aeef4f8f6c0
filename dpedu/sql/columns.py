"""What an owner declares about a private table, once, without looking at the data.

A declaration says what every column may hold. A value that does not fit counts as NULL: text in
a column of numbers, a NaN, a category that is not among the keys. So each column is a function of a
row alone, whatever the row holds, and none of these functions can fail.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from fractions import Fraction
from types import MappingProxyType
from typing import Any

from dpedu import _validate as validate
from dpedu._validate import Number
from dpedu.neighbours import Neighbourhood, neighbourhood_of

LARGEST = 2**31 - 1
"""Bounds in steps stay within this, so that sums over 2³² rows fit 64 bits."""
MOST_KEYS = 1000
"""How many keys one column may have."""
MOST_ROWS = 10_000
"""The largest bound on rows a person."""

_NAME = re.compile(r"[^\W\d_]\w{0,62}")
_RESERVED = ("dpedu_", "sqlite_", "pg_")


@dataclass(frozen=True)
class Whole:
    """A column of whole numbers, which sums clamp to the interval from `low` to `high`.

    Parameters
    ----------
    low, high
        Whole numbers within ±(2³¹ − 1); `low` is below `high`. They are public: never take them
        from the data.

    Raises
    ------
    TypeError, ValueError
        If they are no such numbers.

    Notes
    -----
    SQLite lets such a column hold fractions: they are cut off, towards 0. What is beyond 64 bits
    is no whole number of a database, and counts as NULL.

    Examples
    --------
    >>> Whole(0, 200_000)
    Whole(low=0, high=200000)
    """

    low: int
    high: int

    def __post_init__(self) -> None:
        for name in ("low", "high"):
            value = validate.integer(-LARGEST, **{name: getattr(self, name)})
            if value > LARGEST:
                raise ValueError(f"{name} must be at most 2**31 - 1, got {validate.show(value)}")
            object.__setattr__(self, name, value)
        if self.low >= self.high:
            raise ValueError(f"low must be below high, {self.high}, got {self.low}")

    @property
    def step(self) -> Fraction:
        """What sums are counted in: 1."""
        return Fraction(1)

    @property
    def codes(self) -> tuple[int, int]:
        """The bounds, in steps."""
        return self.low, self.high


@dataclass(frozen=True)
class Real:
    """A column of numbers, which sums clamp to an interval and round to steps.

    Parameters
    ----------
    low, high
        Bounds, each a whole number of steps, within ±(2³¹ − 1) steps; `low` is below `high`.
    step
        The width of a step, from 10⁻⁹ to 10⁹. Narrow steps lose less to rounding and cost nothing
        in noise.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> Real(0, 2.5, step=0.01).codes
    (0, 250)
    """

    low: Number
    high: Number
    step: Number

    def __post_init__(self) -> None:
        for name in ("low", "high"):
            value = validate.exact(validate.finite(**{name: getattr(self, name)}))
            object.__setattr__(self, name, value)
        step = validate.exact(validate.positive(step=self.step))
        if not Fraction(1, 10**9) <= step <= 10**9:
            raise ValueError(f"step must be between 1e-9 and 1e9, got {validate.show(self.step)}")
        object.__setattr__(self, "step", step)
        if self.low >= self.high:
            raise ValueError(f"low must be below high, {float(self.high):g}, got {self.low}")
        for name in ("low", "high"):
            steps = getattr(self, name) / step
            if steps.denominator != 1 or abs(steps) > LARGEST:
                raise ValueError(
                    f"{name} must be a whole number of steps within 2**31 - 1, "
                    f"got {validate.show(float(steps))} steps"
                )

    @property
    def codes(self) -> tuple[int, int]:
        """The bounds, in steps."""
        return int(Fraction(self.low) / Fraction(self.step)), int(
            Fraction(self.high) / Fraction(self.step)
        )


@dataclass(frozen=True)
class Category:
    """A column of a few values that are known in advance: its keys.

    Parameters
    ----------
    keys
        Up to 1000 different strings, whole numbers or truth values, all of one type. Strings are
        printable and have at most 200 characters; numbers are within ±(2³¹ − 1).

    Raises
    ------
    TypeError, ValueError
        If they are no such values.

    Examples
    --------
    >>> Category(["Politician", "Rentier"]).keys
    ('Politician', 'Rentier')
    """

    keys: tuple[str, ...] | tuple[int, ...] | tuple[bool, ...]

    def __post_init__(self) -> None:
        keys = tuple(validate.row(keys=self.keys))
        kinds = {type(key) for key in keys}
        if len(kinds) != 1 or not kinds <= {str, int, bool}:
            raise TypeError(
                "keys must all be strings, all whole numbers or all truth values, "
                f"got {validate.show(keys)}"
            )
        if len(set(keys)) != len(keys) or len(keys) > MOST_KEYS:
            raise ValueError(
                f"keys must be different, and at most {MOST_KEYS}, got {validate.show(keys)}"
            )
        for key in keys:
            if isinstance(key, str) and not clean_text(key):
                raise ValueError(
                    f"keys must be printable, of at most 200 characters, got {validate.show(key)}"
                )
            if isinstance(key, int) and abs(key) > LARGEST:
                raise ValueError(f"keys must be within 2**31 - 1, got {validate.show(key)}")
        object.__setattr__(self, "keys", keys)

    @property
    def kind(self) -> type:
        """`str`, `int` or `bool`."""
        return type(self.keys[0])


@dataclass(frozen=True)
class Text:
    """A column of any text: a name, say. It can only be compared, and distinct values counted."""


Column = Whole | Real | Category | Text
_KINDS: dict[str, type[Any]] = {kind.__name__: kind for kind in (Whole, Real, Category, Text)}


@dataclass(frozen=True)
class PrivateTable:
    """The declaration of a private table.

    Parameters
    ----------
    name
        Its name in the database. It does not begin with ``dpedu_``, ``sqlite_`` or ``pg_``. All
        names are letters, digits and underscores, a letter first, at most 63.
    columns
        What may be asked about: from the name of each column to `Whole`, `Real`, `Category` or
        `Text`. Other columns cannot be asked about. Names differ in more than case.
    person
        The column that says whose row it is; without it, every row is a person of its own. Rows
        in which it is NULL belong to nobody, and count nowhere.
    rows
        The largest number of rows that count for each person, where there can be several: at most
        10000.
    row
        The primary key of the table. Of a person's rows that meet a statement's conditions those
        with the lowest keys count. It is needed with `person`.
    neighbourhood
        ``"membership"``: a person comes or goes, with all rows. ``"edit"``: a person who is in the
        table has other rows instead, at least one.

    Notes
    -----
    Nothing of it can be changed: of `columns` it keeps a copy that is only read, for a database
    goes on using a declaration that it has handed out.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> people = PrivateTable(
    ...     "people",
    ...     columns={"salary": Whole(0, 200_000), "postcode": Category([1001, 6732])},
    ... )
    >>> people == PrivateTable.from_json(people.to_json())
    True
    """

    name: str
    columns: Mapping[str, Column] = field(hash=False)
    person: str | None = None
    rows: int = 1
    row: str | None = None
    neighbourhood: Neighbourhood = Neighbourhood.MEMBERSHIP

    def __post_init__(self) -> None:
        _name(name=self.name)
        if self.name.lower().startswith(_RESERVED):
            raise ValueError(f"name must not begin like those of a system, got {self.name!r}")
        if not isinstance(self.columns, Mapping) or not self.columns:
            raise TypeError(
                "columns must say what each column holds, such as {'age': Whole(0, 120)}, "
                f"got {validate.show(self.columns)}"
            )
        for name, column in self.columns.items():
            _name(columns=name)
            if not isinstance(column, Column):
                raise TypeError(
                    "columns must be Whole, Real, Category or Text, "
                    f"got {validate.show(column)} for {name}"
                )
        for argument in ("person", "row"):
            if getattr(self, argument) is not None:
                _name(**{argument: getattr(self, argument)})
        names = [name.lower() for name in self.columns]
        if len(set(names)) != len(names):
            raise ValueError(f"columns must differ in more than case, got {validate.show(names)}")
        if validate.integer(1, rows=self.rows) > MOST_ROWS:
            raise ValueError(f"rows must be at most {MOST_ROWS}, got {validate.show(self.rows)}")
        if (self.person is None) != (self.row is None):
            raise ValueError("row must be given with person, and only then")
        if self.person is None and self.rows != 1:
            raise ValueError(f"rows must be 1 where every row is a person, got {self.rows}")
        object.__setattr__(self, "columns", MappingProxyType(dict(self.columns)))
        object.__setattr__(self, "neighbourhood", neighbourhood_of(self.neighbourhood))

    def __reduce__(self) -> tuple[type[PrivateTable], tuple[Any, ...]]:
        # Copies are made anew: what can only be read cannot be pickled.
        held = [getattr(self, each.name) for each in fields(self)]
        return type(self), tuple(dict(v) if isinstance(v, Mapping) else v for v in held)

    def to_json(self) -> str:
        """The declaration as text, to keep in the database."""
        columns = {
            name: {"kind": type(column).__name__, **_plain(column)}
            for name, column in self.columns.items()
        }
        whole = {
            "name": self.name,
            "columns": columns,
            "person": self.person,
            "rows": self.rows,
            "row": self.row,
            "neighbourhood": self.neighbourhood.value,
        }
        return json.dumps(whole, ensure_ascii=True)

    @classmethod
    def from_json(cls, text: str) -> PrivateTable:
        """The declaration that `to_json` wrote.

        Raises
        ------
        TypeError, ValueError
            If it is no text, or none that `to_json` wrote.
        """
        validate.string(text=text)
        try:
            whole = json.loads(text)
            columns = {}
            for name, values in whole["columns"].items():
                kind = _KINDS[values.pop("kind")]
                if kind is Real:
                    values = {argument: Fraction(value) for argument, value in values.items()}
                columns[name] = kind(**values)
            return cls(**{**whole, "columns": columns})
        except (
            ValueError,
            TypeError,
            LookupError,
            AttributeError,
            ArithmeticError,
            RecursionError,
        ) as error:
            raise ValueError(
                f"text must be what PrivateTable.to_json wrote, got {validate.show(text)}"
            ) from error


def _plain(column: Column) -> dict[str, Any]:
    if isinstance(column, Real):
        return {name: str(getattr(column, name)) for name in ("low", "high", "step")}
    return {name: getattr(column, name) for name in getattr(column, "__dataclass_fields__", {})}


def clean_text(text: str) -> bool:
    """Whether a text can be sent to any database: no control characters, nothing half encoded."""
    return len(text) <= 200 and (text.isprintable() or not text)


def _name(**argument: object) -> None:
    ((name, value),) = argument.items()
    if not _NAME.fullmatch(validate.string(**argument)):
        raise ValueError(
            f"{name} must be letters, digits and underscores, a letter first, at most 63, "
            f"got {validate.show(value)}"
        )
