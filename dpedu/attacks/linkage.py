"""Record linkage: names for the rows of a table without names, from a table that has them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import closing
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from dpedu import _validate as validate
from dpedu._validate import FloatArray, IntArray, Number
from dpedu.data import _frames as frames

if TYPE_CHECKING:
    from pandas import DataFrame, Series

LINKED = ("released_row", "register_row", "candidates")
"""Columns that a join has before those of the two tables."""
CELLS = 2**21
"""How many pairs of rows are scored at a time."""
_FINER = {"s": ".000000000", "ms": "000000", "us": "000", "ns": ""}
"""What the text of a date of each of pandas' units lacks to nanoseconds."""


def join_statement(on: Sequence[str]) -> str:
    """The SQL that links: all pairs of rows that agree, and how many each released row has.

    Parameters
    ----------
    on
        Names of the columns that must agree.

    Raises
    ------
    TypeError, ValueError
        If they are no names, none, or one comes twice.

    Examples
    --------
    >>> print(join_statement(["postcode", "sex"]))
    SELECT released.row, register.row,
           COUNT(*) OVER (PARTITION BY released.row) AS candidates
    FROM released JOIN register USING ("postcode", "sex")
    ORDER BY released.row, register.row
    """
    return (
        "SELECT released.row, register.row,\n"
        "       COUNT(*) OVER (PARTITION BY released.row) AS candidates\n"
        f"FROM released JOIN register USING ({_quoted(frames.names(on=on))})\n"
        "ORDER BY released.row, register.row"
    )


def link(released: DataFrame, register: DataFrame, *, on: Sequence[str]) -> DataFrame:
    """Link two tables by a SQL join, in SQLite.

    Parameters
    ----------
    released
        The table without names.
    register
        The table with names.
    on
        Columns of both tables that must agree, without missing values.

    Returns
    -------
    pandas.DataFrame
        One row for each pair of rows that agree: released_row and register_row, their labels in the
        index of either table; candidates, with how many rows of the register the released row
        agrees; then the columns of the released table, and those of the register that it lacks.
        Whoever is in the register and has one candidate is named.

    Raises
    ------
    TypeError, ValueError
        If a table is empty, or has a column with the name of one that is added, or a column is
        unknown, with missing values, or of different types.

    Examples
    --------
    >>> import pandas as pd
    >>> stays = pd.DataFrame({"postcode": ["10", "10"], "sex": ["f", "m"], "diagnosis": ["A", "B"]})
    >>> voters = pd.DataFrame(
    ...     {"name": ["Ann", "Bob", "Cem"], "postcode": "10", "sex": ["f", "m", "m"]}
    ... )
    >>> link(stays, voters, on=["postcode", "sex"])[["name", "diagnosis", "candidates"]]
      name diagnosis  candidates
    0  Ann         A           1
    1  Bob         B           2
    2  Cem         B           2
    """
    import sqlite3

    import pandas as pd

    released, register = frames.table(released=released), frames.table(register=register)
    for title, table in (("released", released), ("register", register)):
        for taken in LINKED:
            if taken in table.columns:
                raise ValueError(f"{title} must not have a column {taken!r}, which is added here")
    names = _shared(released, register, on)
    # SQLite reads upper and lower case alike, and `row` is a column already.
    numbered = [f"column {i}" for i in range(len(names))]
    with closing(sqlite3.connect(":memory:")) as database:
        for title, table in (("released", released), ("register", register)):
            columns = [_plain(table[name]) for name in names]
            database.execute(f"CREATE TABLE {title} (row, {_quoted(numbered)})")
            marks = ", ".join("?" * (len(names) + 1))
            database.executemany(
                f"INSERT INTO {title} VALUES ({marks})",
                zip(range(len(table)), *columns, strict=True),
            )
        database.execute(f"CREATE INDEX key ON register ({_quoted(numbered)})")
        found = database.execute(join_statement(numbered))
        pairs = np.fromiter(found, dtype=np.dtype((np.int64, 3)))
    left, right = released.iloc[pairs[:, 0]], register.iloc[pairs[:, 1]]
    new = [column for column in register.columns if column not in released.columns]
    return pd.concat(
        [
            pd.DataFrame(dict(zip(LINKED, (left.index, right.index, pairs[:, 2]), strict=True))),
            left.reset_index(drop=True),
            right[new].reset_index(drop=True),
        ],
        axis=1,
    )


def link_by_score(
    released: DataFrame, register: DataFrame, *, on: Sequence[str], error: Number = 0.05
) -> DataFrame:
    """Link two tables although some of their values are wrong: by the likelihood of each pair.

    If two rows are the same person's, a value differs only where it is *wrong*: with probability
    `error` it was replaced by one of a random row of the register. If not, it agrees by chance, as
    often as the value is frequent. The score of a pair is the logarithm of the ratio of both
    probabilities, so that a rare value in common weighs more than a frequent one.

    Parameters
    ----------
    released
        The table without names.
    register
        The table with names.
    on
        Columns of both tables, without missing values, taken to be independent.
    error
        The probability that a released value is wrong, strictly between 0 and 1.

    Returns
    -------
    pandas.DataFrame
        One row for each released row, with its index: match, the label of the register's best row
        (the first of several); score, in nats; probability, that this row is the person's, if the
        person is in the register and all its rows were equally likely before.

    Raises
    ------
    TypeError, ValueError
        If a table is empty, a column unknown, with missing values or of different types, or `error`
        outside its range.

    Notes
    -----
    Every pair is scored: time grows as the product of the numbers of rows.

    References
    ----------
    Fellegi and Sunter, "A theory for record linkage", JASA 1969.

    Examples
    --------
    >>> import pandas as pd
    >>> voters = pd.DataFrame(
    ...     {"born": [1950, 1951, 1952, 1953], "sex": ["f", "m", "m", "f"]},
    ...     index=["Ann", "Bob", "Cem", "Dot"],
    ... )
    >>> one_is_wrong = pd.DataFrame({"born": [1951], "sex": ["f"]})
    >>> link_by_score(one_is_wrong, voters, on=["born", "sex"]).round(3)
      match  score  probability
    0   Bob -1.648        0.494
    """
    import pandas as pd

    released, register = frames.table(released=released), frames.table(register=register)
    names = _shared(released, register, on)
    wrong = float(validate.open_probability(error=error))
    columns = [_agreement(released[name], register[name], wrong) for name in names]
    best, score, probability = (np.empty(len(released)) for _ in range(3))
    step = max(1, CELLS // len(register))
    for first in range(0, len(released), step):
        rows = slice(first, first + step)
        scores = np.zeros((len(released.index[rows]), len(register)))
        for theirs, ours, gain in columns:
            agree = theirs[rows, None] == ours
            scores += np.where(agree, gain[rows, None], math.log(wrong))
        best[rows] = scores.argmax(axis=1)
        score[rows] = scores.max(axis=1)
        probability[rows] = 1 / np.exp(scores - score[rows, None]).sum(axis=1)
    return pd.DataFrame(
        {
            "match": register.index.take(best.astype(np.int64)),
            "score": score,
            "probability": probability,
        },
        index=released.index,
    )


def _agreement(
    released: Series, register: Series, wrong: float
) -> tuple[IntArray, IntArray, FloatArray]:
    """Codes of both columns, and the score of each released value where it agrees."""
    values, codes = np.unique(_comparable(register), return_inverse=True)
    theirs = _comparable(released)
    place = np.minimum(np.searchsorted(values, theirs), values.size - 1)
    is_known = values[place] == theirs
    frequency = np.bincount(codes)[place] / codes.size
    gain = np.log((1 - wrong) / frequency + wrong)
    return np.where(is_known, place, -1), codes, gain


def _shared(released: DataFrame, register: DataFrame, on: object) -> list[str]:
    """The columns to compare by, in both tables and of the same kind."""
    names = frames.columns(released, on=on)
    frames.columns(register, on=on)
    for name in names:
        kinds = _array(released[name]).dtype.kind, _array(register[name]).dtype.kind
        if len({"i" if kind in "iu" else kind for kind in kinds}) > 1:
            raise TypeError(
                f"on must be columns of the same type in both tables, got {name!r} of "
                f"{released[name].dtype} and {register[name].dtype}"
            )
    return names


def _array(column: Series) -> NDArray[Any]:
    """The values of a column: numbers, dates, or text."""
    import pandas as pd

    if isinstance(column.dtype, pd.CategoricalDtype):
        names = column.cat.categories.to_series(name=column.name)
        return np.asarray(_array(names)[column.cat.codes.to_numpy()])
    values = np.asarray(column.to_numpy())
    if values.dtype.kind in "Mbiuf":
        return values
    if not all(isinstance(value, str) for value in values):
        raise TypeError(f"on must be columns of numbers, dates or text, got {column.name!r}")
    return values  # as objects: arrays of text lose the zero characters at an end


def _comparable(column: Series) -> NDArray[Any]:
    """The values of a column, equal to those of another of its kind exactly where they agree."""
    values = _array(column)
    if values.dtype.kind == "M":  # of two units, one cannot hold all that the other can
        return np.char.add(values.astype(str), _FINER[np.datetime_data(values.dtype)[0]])
    if values.dtype.kind == "u":  # numpy would compare them with signed ones as floats
        return values.astype(object)
    return values


def _plain(column: Series) -> list[Any]:
    """The values of a column as SQLite takes them, equal where they are."""
    values = _comparable(column)
    listed = list(values.tolist())
    if _array(column).dtype.kind == "u":  # its whole numbers end at 2⁶³
        return [value if value < 2**63 else str(value) for value in listed]
    if values.dtype.kind == "O":  # it takes no lone surrogates as text
        return [value.encode("utf-8", "surrogatepass") for value in listed]
    return listed


def _quoted(names: Sequence[str]) -> str:
    return ", ".join('"' + name.replace('"', '""') + '"' for name in names)
