"""What a table lost: prices of classes that are larger, or vaguer, than they need be.

The loss by vagueness needs to know the whole range of an attribute, so it is with those who know:
`dpedu.anonymity.mondrian.Partition.loss` and `dpedu.anonymity.hierarchies.Hierarchy.loss`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from dpedu import _validate as validate
from dpedu.data import _frames as frames

if TYPE_CHECKING:
    from pandas import DataFrame


def discernibility(table: DataFrame, columns: Sequence[str], *, suppressed: int = 0) -> int:
    """The number of ordered pairs of rows that cannot be told apart: ``Σ |class|²``.

    Parameters
    ----------
    table
        The anonymous table, one row a person.
    columns
        The quasi-identifiers.
    suppressed
        How many rows were left out of it. Each costs as much as all rows together, left out ones
        included.

    Returns
    -------
    int
        Between the number n of rows, if all differ, and n².

    Raises
    ------
    TypeError, ValueError
        If the table is empty, a column is unknown or has missing values, or `suppressed` is
        negative or not whole.

    References
    ----------
    Bayardo and Agrawal, "Data privacy through optimal k-anonymization", ICDE 2005.

    Examples
    --------
    >>> from dpedu.anonymity import two_anonymous
    >>> discernibility(two_anonymous(), ["postcode"])    # 3² + 2²
    13
    """
    out = validate.integer(0, suppressed=suppressed)
    table = frames.table(table=table)
    counts = frames.class_counts(table, frames.columns(table, columns=columns))
    return int(np.square(counts).sum()) + out * (len(table) + out)


def average_class_size(table: DataFrame, columns: Sequence[str], *, k: int) -> float:
    """How many times larger than k a class is on average: 1 is best.

    Parameters
    ----------
    table
        The anonymous table, one row a person.
    columns
        The quasi-identifiers.
    k
        The class size that was asked for, at least 1.

    Raises
    ------
    TypeError, ValueError
        If the table is empty, a column is unknown or has missing values, or `k` is outside its
        range.

    References
    ----------
    LeFevre, DeWitt and Ramakrishnan, "Mondrian multidimensional k-anonymity", ICDE 2006.

    Examples
    --------
    >>> from dpedu.anonymity import two_anonymous
    >>> average_class_size(two_anonymous(), ["postcode"], k=2)
    1.25
    """
    least = validate.integer(1, k=k)
    table = frames.table(table=table)
    counts = frames.class_counts(table, frames.columns(table, columns=columns))
    return len(table) / (counts.size * least)
