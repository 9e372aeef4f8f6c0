"""What a table is worth: its k, its l, its t."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import numpy as np

from dpedu import _validate as validate
from dpedu._validate import FloatArray, IntArray, Number
from dpedu.data import _frames as frames

if TYPE_CHECKING:
    from pandas import DataFrame, Series

Diversity = Literal["distinct", "entropy", "recursive"]
Distance = Literal["ordered", "equal"]


def k_anonymity(table: DataFrame, columns: Sequence[str]) -> int:
    """The k of a table: the size of its smallest class.

    Parameters
    ----------
    table
        One row a person.
    columns
        The quasi-identifiers: what others may know of a person.

    Returns
    -------
    int
        The largest k for which the table is k-anonymous; 1 if somebody is alone.

    Raises
    ------
    TypeError, ValueError
        If the table is empty, or a column unknown, named twice or with missing values.

    References
    ----------
    Sweeney, "k-anonymity: a model for protecting privacy", International Journal of Uncertainty,
    Fuzziness and Knowledge-Based Systems 2002.

    Examples
    --------
    >>> from dpedu.anonymity import two_anonymous
    >>> k_anonymity(two_anonymous(), ["height", "weight", "age", "postcode"])
    2
    >>> k_anonymity(two_anonymous(), ["height", "weight", "age", "postcode", "profession"])
    1
    """
    table = frames.table(table=table)
    return int(frames.class_counts(table, frames.columns(table, columns=columns)).min())


def l_diversity(
    table: DataFrame,
    columns: Sequence[str],
    sensitive: str,
    *,
    kind: Diversity = "distinct",
    c: Number = 1,
) -> float:
    """The l of a table: how many values of a sensitive column the poorest class has.

    Parameters
    ----------
    table
        One row a person.
    columns
        The quasi-identifiers.
    sensitive
        The column that nobody should learn: not one of `columns`.
    kind
        ``"distinct"``: how many values occur. ``"entropy"``: e to the entropy of the values, which
        counts rare values for less. ``"recursive"``: the largest l for which the most frequent
        value occurs less than `c` times as often as the l-th most frequent and all rarer ones
        together; 0 if there is none.
    c
        For ``"recursive"`` only: above 0.

    Returns
    -------
    float
        The least l over all classes: a whole number unless `kind` is ``"entropy"``.

    Raises
    ------
    TypeError, ValueError
        If the table is empty, a column is unknown or has missing values, the sensitive one is
        among the others, or an argument is outside its range.

    References
    ----------
    Machanavajjhala, Gehrke, Kifer and Venkitasubramaniam, "l-diversity: privacy beyond
    k-anonymity", ICDE 2006, Definitions 4.1 and 4.2.

    Examples
    --------
    >>> from dpedu.anonymity import two_anonymous
    >>> l_diversity(two_anonymous(), ["postcode"], "profession")
    2.0
    >>> round(l_diversity(two_anonymous(), ["postcode"], "profession", kind="entropy"), 3)
    1.89
    """
    wanted = validate.one_of(("distinct", "entropy", "recursive"), kind=kind)
    factor = validate.exact(validate.positive(c=c))
    owners, _, counts, _ = _pairs(table, columns, sensitive)
    if wanted == "distinct":
        return float(np.bincount(owners).min())
    if wanted == "entropy":
        sizes = np.bincount(owners, weights=counts)
        shares = counts / sizes[owners]
        return float(np.exp(np.bincount(owners, weights=-shares * np.log(shares)).min()))
    order = np.lexsort((-counts, owners))
    owners, counts = owners[order], counts[order]
    firsts = np.flatnonzero(np.diff(owners, prepend=-1))
    ends = np.append(firsts[1:], counts.size)
    before = np.cumsum(counts) - counts
    rest = (before[ends - 1] + counts[ends - 1])[owners] - before  # this value and rarer ones
    # Most frequent < c · rest, in whole numbers: the least rest that c makes large enough.
    enough = np.array([min(int(most) // factor + 1, 2**62) for most in counts[firsts]])
    return float(np.bincount(owners, weights=rest >= enough[owners]).min())


def t_closeness(
    table: DataFrame,
    columns: Sequence[str],
    sensitive: str,
    *,
    distance: Distance | None = None,
) -> float:
    """The t of a table: how far a class's values of a sensitive column are from everybody's.

    Parameters
    ----------
    table
        One row a person.
    columns
        The quasi-identifiers.
    sensitive
        The column that nobody should learn: not one of `columns`.
    distance
        The ground of the earth mover's distance between the distribution in a class and in the
        whole table. ``"equal"``: all values are equally far from each other, which gives the total
        variation. ``"ordered"``: values are as far apart as their ranks among the table's values,
        from 0 to 1. Without it: ordered for numbers and ordered categories, else equal.

    Returns
    -------
    float
        The largest distance over all classes, from 0 (nothing is learnt) to 1.

    Raises
    ------
    TypeError, ValueError
        If the table is empty, a column is unknown or has missing values, the sensitive one is
        among the others, or its values have no order and one was asked for.

    References
    ----------
    Li, Li and Venkatasubramanian, "t-closeness: privacy beyond k-anonymity and l-diversity", ICDE
    2007, Section 5.

    Examples
    --------
    >>> from dpedu.anonymity import two_anonymous
    >>> round(t_closeness(two_anonymous(), ["postcode"], "profession"), 3)
    0.3
    """
    owners, values, counts, codes = _pairs(table, columns, sensitive)
    has_order = _has_order(table[sensitive])
    if distance is None:
        distance = "ordered" if has_order else "equal"
    if validate.one_of(("ordered", "equal"), distance=distance) == "equal":
        shares = counts / np.bincount(owners, weights=counts)[owners]
        everybody = (np.bincount(codes) / codes.size)[values]
        gaps = np.abs(shares - everybody) - everybody  # a value that is missing costs all of its q
        return float(np.clip((np.bincount(owners, weights=gaps) + 1) / 2, 0, 1).max())
    if not has_order:
        raise ValueError(
            f"distance must be 'equal' for the sensitive column {sensitive!r} "
            "of values without an order, got 'ordered'"
        )
    return _ordered_distance(owners, values, counts, np.bincount(codes))


def _pairs(
    table: DataFrame, columns: Sequence[str], sensitive: str
) -> tuple[IntArray, IntArray, IntArray, IntArray]:
    """Which values occur in which classes, and how often: sorted by class, then value.

    The last array holds each row's value, as its rank among the table's values where they have an
    order.
    """
    table = frames.table(table=table)
    wanted = frames.columns(table, columns=columns)
    column = frames.column(table, sensitive=sensitive)
    if column in wanted:
        raise ValueError(f"sensitive must not be one of the columns, got {sensitive!r}")
    values, found = _ranks(table[column])
    pairs, counts = np.unique(
        frames.class_codes(table, wanted) * found + values, return_counts=True
    )
    return pairs // found, pairs % found, counts, values


def _ranks(values: Series) -> tuple[IntArray, int]:
    """Each value as its rank among those that occur, and how many those are."""
    import pandas as pd

    if isinstance(values.dtype, pd.CategoricalDtype):
        values = values.cat.codes
    codes, found = pd.factorize(values, sort=_has_order(values))
    return codes.astype(np.int64), len(found)


def _has_order(values: Series) -> bool:
    import pandas as pd

    if isinstance(values.dtype, pd.CategoricalDtype):
        return bool(values.cat.ordered)
    kinds = pd.api.types
    is_real = kinds.is_numeric_dtype(values) and not kinds.is_complex_dtype(values)
    return bool(is_real or kinds.is_datetime64_any_dtype(values))


def _ordered_distance(
    owners: IntArray, values: IntArray, counts: IntArray, everybody: IntArray
) -> float:
    """The largest ``Σ_i |P_i − Q_i|/(m − 1)``, with P and Q cumulative, over all classes.

    P is constant between two values of a class, so a stretch is a difference of sums of Q, split
    where Q passes P.
    """
    found = everybody.size
    if found == 1:
        return 0.0
    cumulative: FloatArray = np.cumsum(everybody) / everybody.sum()
    sums = np.concatenate([[0.0], np.cumsum(cumulative)])

    def stretch(level: FloatArray, first: IntArray, end: IntArray) -> FloatArray:
        passed = np.clip(np.searchsorted(cumulative, level), first, end)
        below = level * (passed - first) - (sums[passed] - sums[first])
        above = (sums[end] - sums[passed]) - level * (end - passed)
        return np.asarray(below + above)

    starts = np.flatnonzero(np.diff(owners, prepend=-1))
    totals = np.cumsum(counts)
    earlier = np.append(0, totals[starts[1:] - 1])
    sizes = np.diff(np.append(earlier, totals[-1]))
    levels = (totals - earlier[owners]) / sizes[owners]
    nexts = np.append(values[1:], found)
    nexts[np.append(starts[1:], values.size) - 1] = found
    nothing = np.zeros(starts.size, dtype=np.int64)
    moved: FloatArray = stretch(nothing.astype(np.float64), nothing, values[starts])
    moved = moved + np.bincount(owners, weights=stretch(levels, values, nexts))
    return float(np.clip(moved / (found - 1), 0, 1).max())
