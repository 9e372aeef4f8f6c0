"""Checks of tables, and classes of equal rows: what every room that reads tables begins with.

Tables are pandas data frames. Each check raises an error that names the argument: `TypeError` for
what is no table and for values that cannot be compared, `ValueError` for one without rows, an
unknown column or a missing value.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from dpedu import _validate as validate
from dpedu._validate import IntArray

if TYPE_CHECKING:
    from pandas import DataFrame, Series

LARGEST_KEY = 2**62


def table(**argument: object) -> DataFrame:
    """A data frame with at least one row and one column, no column name twice."""
    import pandas as pd

    ((name, value),) = argument.items()
    if not isinstance(value, pd.DataFrame):
        raise TypeError(f"{name} must be a pandas DataFrame, got {validate.show(value)}")
    if value.empty:
        raise ValueError(f"{name} must have rows and columns, got a table of shape {value.shape}")
    if not value.columns.is_unique:
        twice = value.columns[value.columns.duplicated()][0]
        raise ValueError(f"{name} must not have two columns of one name, got {twice!r} twice")
    return value


def columns(frame: DataFrame, **argument: object) -> list[str]:
    """Some of the table's columns, at least one, each once, none with a missing value."""
    ((name, _),) = argument.items()
    wanted = names(**argument)
    for column in wanted:
        if column not in frame.columns:
            raise ValueError(f"{name} must be columns of the table, got {column!r}")
        missing = int(frame[column].isna().sum())
        if missing:
            raise ValueError(
                f"{name} must have no missing values, got {missing} in column {column!r}"
            )
        comparable(frame[column], **{name: column})
    return wanted


def names(**argument: object) -> list[str]:
    """Names of columns, at least one, each once."""
    ((name, value),) = argument.items()
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise TypeError(
            f"{name} must be a list or tuple of column names, got {validate.show(value)}"
        )
    wanted = list(value)
    if not wanted:
        raise ValueError(f"{name} must name at least one column, got {value!r}")
    for index, column in enumerate(wanted):
        if not isinstance(column, str):
            raise TypeError(f"{name} must hold names, got {validate.show(column)}")
        if column in wanted[:index]:
            raise ValueError(f"{name} must name each column once, got {column!r} twice")
    return wanted


def comparable(values: Series, /, **argument: object) -> None:
    """Refuse a column, so named, that holds lists and the like: pandas cannot compare them."""
    import pandas as pd

    types = pd.api.types
    if values.dtype != object or not types.infer_dtype(values, skipna=False).startswith("mixed"):
        return
    ((name, column),) = argument.items()
    for value in values:
        if not types.is_hashable(value):
            raise TypeError(
                f"{name} must hold values that can be compared, "
                f"got a {type(value).__name__} in column {column!r}"
            )


def column(frame: DataFrame, **argument: object) -> str:
    """One column of the table, without missing values."""
    ((name, value),) = argument.items()
    if not isinstance(value, str):
        raise TypeError(f"{name} must be the name of a column, got {validate.show(value)}")
    return columns(frame, **{name: [value]})[0]


def row_keys(frame: DataFrame, wanted: Sequence[str]) -> tuple[IntArray, int]:
    """A number for each row, equal exactly for rows that agree in all wanted columns, and a bound.

    The numbers are at least 0 and below the bound.
    """
    keys, size = _codes(frame[wanted[0]])
    for name in wanted[1:]:
        codes, radix = _codes(frame[name])
        if size * radix >= LARGEST_KEY:
            keys, size = _renumbered(keys)
        keys = keys * radix + codes
        size *= radix
    return keys, size


def class_counts(frame: DataFrame, wanted: Sequence[str]) -> IntArray:
    """How many rows each class has: rows of a class agree in all wanted columns.

    The table and its columns have been checked. Classes come in no particular order.
    """
    keys, size = row_keys(frame, wanted)
    if size <= 4 * keys.size:
        counts = np.bincount(keys)
        return counts[counts > 0]
    keys.sort()
    ends = np.flatnonzero(np.diff(keys, append=-1))
    return np.diff(ends, prepend=-1)


def class_sizes(frame: DataFrame, wanted: Sequence[str]) -> IntArray:
    """For each row, how many rows of the table agree with it in all wanted columns, itself too.

    The table and its columns have been checked.
    """
    keys, size = row_keys(frame, wanted)
    if size > 4 * keys.size:
        keys, size = _renumbered(keys)
    return np.bincount(keys, minlength=size)[keys]


def class_codes(frame: DataFrame, wanted: Sequence[str]) -> IntArray:
    """For each row, the number of its class: from 0, without gaps, by first appearance.

    The table and its columns have been checked.
    """
    return _renumbered(row_keys(frame, wanted)[0])[0]


def _codes(values: Series) -> tuple[IntArray, int]:
    """The values of a column as numbers from 0, and a bound."""
    import pandas as pd

    if isinstance(values.dtype, pd.CategoricalDtype):
        return values.cat.codes.to_numpy().astype(np.int64), len(values.cat.categories)
    if isinstance(values.dtype, np.dtype) and values.dtype.kind in "iu":
        numbers = values.to_numpy()
        low, high = int(numbers.min()), int(numbers.max())
        if high - low < 4 * numbers.size and high < 2**63:
            return numbers.astype(np.int64) - low, high - low + 1
    return _renumbered(values)


def _renumbered(values: Series | NDArray[np.int64]) -> tuple[IntArray, int]:
    """Values as numbers from 0 without gaps, and how many there are."""
    import pandas as pd

    codes, found = pd.factorize(values)
    return codes.astype(np.int64), len(found)
