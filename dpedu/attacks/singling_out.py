"""How many people a few harmless attributes single out."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import TYPE_CHECKING

from dpedu import _validate as validate
from dpedu.data import _frames as frames

if TYPE_CHECKING:
    from pandas import DataFrame, Series

DATES = ("day", "month", "year", "decade")


def uniqueness(table: DataFrame, columns: Sequence[str]) -> float:
    """The share of rows that no other row agrees with in all of those columns.

    Parameters
    ----------
    table
        One row a person.
    columns
        What an attacker may know of a person.

    Returns
    -------
    float
        From 0 to 1.

    Raises
    ------
    TypeError, ValueError
        If the table is empty, or a column unknown or with missing values.

    References
    ----------
    Sweeney, "Simple demographics often identify people uniquely", 2000, estimates 87 % of the
    United States by (ZIP, date of birth, sex); Golle, "Revisiting the uniqueness of simple
    demographics in the US population", WPES 2006, 63 %.

    Examples
    --------
    >>> from dpedu.data import five_people
    >>> uniqueness(five_people(), ["profession"])
    0.4
    >>> uniqueness(five_people(), ["profession", "postcode"])
    1.0
    """
    table = frames.table(table=table)
    counts = frames.class_counts(table, frames.columns(table, columns=columns))
    return int((counts == 1).sum()) / len(table)


def uniqueness_by_attributes(table: DataFrame, columns: Sequence[str]) -> DataFrame:
    """The uniqueness of every set of those columns.

    Parameters
    ----------
    table
        One row a person.
    columns
        At most 12: all their non-empty sets are tried.

    Returns
    -------
    pandas.DataFrame
        Columns attributes (names, joined by commas), count (of attributes), unique (the share of
        rows that are alone); first the small sets.

    Raises
    ------
    TypeError, ValueError
        As `uniqueness`, and for more than 12 columns.

    Examples
    --------
    >>> from dpedu.data import five_people
    >>> uniqueness_by_attributes(five_people(), ["age", "profession"])
            attributes  count  unique
    0              age      1     0.6
    1       profession      1     0.4
    2  age, profession      2     1.0
    """
    import pandas as pd

    table = frames.table(table=table)
    names = frames.columns(table, columns=columns)
    if len(names) > 12:
        raise ValueError(f"columns must be at most 12, got {len(names)}")
    sets = [
        chosen
        for count in range(1, len(names) + 1)
        for chosen in itertools.combinations(names, count)
    ]
    return pd.DataFrame(
        {
            "attributes": [", ".join(chosen) for chosen in sets],
            "count": [len(chosen) for chosen in sets],
            "unique": [uniqueness(table, chosen) for chosen in sets],
        }
    )


def coarsen_date(dates: Series, to: str) -> Series:
    """Dates as far as a coarser release would tell them.

    Parameters
    ----------
    dates
        A column of dates without missing values; those with a time zone are read in it.
    to
        ``"day"``, ``"month"`` (of a year), ``"year"`` or ``"decade"``.

    Returns
    -------
    pandas.Series
        What is left, as text; a decade is told by its first year.

    Raises
    ------
    TypeError, ValueError
        If the column holds no dates or misses some, or the unit is unknown.

    Examples
    --------
    >>> import pandas as pd
    >>> coarsen_date(pd.Series(pd.to_datetime(["1959-06-07"])), "month").tolist()
    ['1959-06']
    """
    import pandas as pd

    unit = validate.one_of(DATES, to=to)
    if not isinstance(dates, pd.Series) or not pd.api.types.is_datetime64_any_dtype(dates):
        raise TypeError(f"dates must be a column of dates, got {validate.show(dates)}")
    if dates.isna().any():
        raise ValueError(f"dates must have no missing values, got {int(dates.isna().sum())}")
    # The calendar of the column's own place: without it, numpy goes over to UTC.
    local = dates.dt.tz_localize(None) if dates.dt.tz is not None else dates
    kept = local.to_numpy().astype(f"datetime64[{'10Y' if unit == 'decade' else unit[0].upper()}]")
    return pd.Series(kept.astype(str), index=dates.index, name=dates.name)


def coarsen_code(codes: Series, digits: int) -> Series:
    """Codes, such as postcodes, cut off after so many characters.

    Parameters
    ----------
    codes
        A column of text, or of categories, without missing values.
    digits
        How many characters stay, at least 0.

    Returns
    -------
    pandas.Series
        Text.

    Raises
    ------
    TypeError, ValueError
        If the column holds something else or misses some, or `digits` is outside its range.

    Examples
    --------
    >>> import pandas as pd
    >>> coarsen_code(pd.Series(["1001", "1243", "6732"]), 1).tolist()
    ['1', '1', '6']
    """
    import pandas as pd

    kept = validate.integer(0, digits=digits)
    if not isinstance(codes, pd.Series):
        raise TypeError(f"codes must be a column, got {validate.show(codes)}")
    if codes.isna().any():
        raise ValueError(f"codes must have no missing values, got {int(codes.isna().sum())}")
    if not all(isinstance(code, str) for code in codes.unique()):
        raise TypeError(f"codes must be text, got a column of {codes.dtype}")
    return codes.astype(str).str[:kept]
