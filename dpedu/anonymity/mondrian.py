"""Mondrian: a table cut into boxes, each with at least k people, until no cut is left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from dpedu import _validate as validate
from dpedu._digits import LARGEST
from dpedu._validate import FloatArray, IntArray
from dpedu.anonymity.hierarchies import Hierarchy, _hierarchies
from dpedu.data import _frames as frames

if TYPE_CHECKING:
    from pandas import DataFrame, Series


def mondrian(
    table: DataFrame,
    columns: Sequence[str],
    *,
    k: int,
    hierarchies: Mapping[str, Hierarchy] | None = None,
) -> Partition:
    """A k-anonymous partition of the table: strict multidimensional, greedy, by medians.

    All rows begin in one box. A box is cut in two along one attribute, with at least k rows on
    either side and equal values on the same one: along the attribute in which its rows spread
    widest, relative to the whole table, as near to the median as it goes; if no cut along that
    one is allowed, along the next. It ends when no box has an allowed cut.

    Parameters
    ----------
    table
        One row a person.
    columns
        The quasi-identifiers. Numbers and dates are ordered by size, ordered categories by their
        order, other values by name, unless a hierarchy puts its groups together.
    k
        The least class size, from 1 to the number of rows.
    hierarchies
        For some of the columns, a hierarchy: a class is then told by the smallest group that holds
        all of its values.

    Returns
    -------
    Partition
        Classes of at least k rows.

    Raises
    ------
    TypeError, ValueError
        If the table is empty, a column is unknown, has missing or infinite values, or values that
        cannot be compared, have no order or are unknown to their hierarchy; or `k` is outside its
        range.

    Notes
    -----
    All boxes of one depth are cut together, in time ``O(n log n)`` a depth. The partition is
    *minimal* in the sense of the source: no class has an allowed cut left. It is deterministic, and
    depends on the data: that is a leak of its own, which k-anonymity does not count.

    References
    ----------
    LeFevre, DeWitt and Ramakrishnan, "Mondrian multidimensional k-anonymity", ICDE 2006: strict
    partitioning, Sections 2 and 4.

    Examples
    --------
    >>> from dpedu.data import five_people
    >>> partition = mondrian(five_people(), ["age", "weight"], k=2)
    >>> partition.sizes
    array([2, 3])
    >>> partition.release()[["age", "weight", "profession"]]
         age  weight      profession
    0  60–72  80–110      Politician
    1  60–72  80–110         Rentier
    2  60–72  80–110      Politician
    3  35–40   70–72  Time Traveller
    4  35–40   70–72      Politician
    """
    least = validate.integer(1, k=k)
    table = frames.table(table=table)
    names = frames.columns(table, columns=columns)
    if least > len(table):
        raise ValueError(f"k must be at most the {len(table)} rows, got {k}")
    known: Mapping[str, Hierarchy] = {} if hierarchies is None else hierarchies
    for name in [] if hierarchies is None else _hierarchies(table, hierarchies):
        if name not in names:
            raise ValueError(f"hierarchies must be for the columns, got {name!r}")
    attributes = [_Attribute.of(table[name], known.get(name)) for name in names]
    classes, low, high = _cut(attributes, least)
    return Partition(table, attributes, classes, low, high)


class Partition:
    """A table cut into classes that share a box, and the table that may be published for it.

    Attributes
    ----------
    classes
        For each row the number of its class, from 0; shape (n,).
    sizes
        How many rows each class has.
    """

    def __init__(
        self,
        table: DataFrame,
        attributes: Sequence[_Attribute],
        classes: IntArray,
        low: IntArray,
        high: IntArray,
    ) -> None:
        self.classes, self.sizes = classes, np.bincount(classes)
        self._table, self._attributes = table, attributes
        self._low, self._high = low, high

    def __repr__(self) -> str:
        rows = validate.many(self.classes.size, "row")
        return (
            f"<Partition: {rows} in {validate.many(self.sizes.size, 'class', 'classes')} "
            f"of at least {self.sizes.min()}>"
        )

    def release(self) -> DataFrame:
        """The table with each quasi-identifier told only as far as the class has it in common.

        Returns
        -------
        pandas.DataFrame
            Rows, index and other columns as they were: drop names and numbers yourself. A number
            becomes a range ``35–40``, both ends included, a category the names from one end to the
            other, or its smallest group; what is the same for the whole class stays.
        """
        import pandas as pd

        told = {}
        for place, attribute in enumerate(self._attributes):
            names, codes = self._names(place)
            column = pd.Categorical.from_codes(codes[self.classes], categories=names)
            told[attribute.name] = pd.Series(column, index=self._table.index)
        return self._table.assign(**told)

    def boxes(self) -> DataFrame:
        """One row a class: its size, and for each attribute its least and its greatest value.

        Returns
        -------
        pandas.DataFrame
            Columns size, then ``age from`` and ``age to`` for an attribute age, and so on.
        """
        import pandas as pd

        columns: dict[str, Any] = {"size": self.sizes}
        for place, attribute in enumerate(self._attributes):
            columns[f"{attribute.name} from"] = attribute.values[self._low[:, place]]
            columns[f"{attribute.name} to"] = attribute.values[self._high[:, place]]
        return pd.DataFrame(columns)

    def loss(self) -> float:
        """The information that is lost, from 0 (nothing) to 1 (everything).

        It is the mean over rows and attributes of how much of an attribute's range a class leaves
        open: ``(U − L)/(max − min)`` for numbers and ``(m − 1)/(M − 1)`` for m of M categories.
        With a hierarchy, numbers or not, m counts the values in the smallest group that holds the
        class, for that group is all that is told.

        References
        ----------
        Iyengar, "Transforming data to satisfy privacy constraints", KDD 2002.

        Examples
        --------
        >>> from dpedu.data import five_people
        >>> [round(mondrian(five_people(), ["age"], k=k).loss(), 3) for k in (1, 2, 5)]
        [0.0, 0.249, 1.0]
        """
        share = 0.0
        for place, attribute in enumerate(self._attributes):
            spread = attribute.spread(self._low[:, place], self._high[:, place])
            share += float(spread @ self.sizes)
        return share / (self.classes.size * len(self._attributes))

    def _names(self, place: int) -> tuple[list[Any], IntArray]:
        """What the classes are called along an attribute: the names, and each class's."""
        attribute = self._attributes[place]
        pairs = self._low[:, place] * attribute.count + self._high[:, place]
        found, codes = np.unique(pairs, return_inverse=True)
        names = attribute.names(found // attribute.count, found % attribute.count)
        merged = {name: number for number, name in enumerate(dict.fromkeys(names))}
        return list(merged), np.array([merged[name] for name in names], dtype=np.int64)[codes]


@dataclass(frozen=True)
class _Attribute:
    """A column as numbers from 0 to count − 1 in its order."""

    name: str
    codes: IntArray
    values: Any
    positions: FloatArray
    """Where each value lies in the range of all, from 0 to 1."""
    hierarchy: Hierarchy | None
    numeric: bool

    @classmethod
    def of(cls, column: Series, hierarchy: Hierarchy | None) -> _Attribute:
        import pandas as pd

        name = str(column.name)
        if hierarchy is not None:
            values = np.array(hierarchy.values, dtype=object)
            places = hierarchy._placed(columns=column)
            return cls(name, places, values, _even(values.size), hierarchy, False)
        kinds = pd.api.types
        numeric = kinds.is_numeric_dtype(column) and not (
            kinds.is_bool_dtype(column) or kinds.is_complex_dtype(column)
        )
        if isinstance(column.dtype, pd.CategoricalDtype):
            # Only the categories that occur, in their order.
            present, codes = np.unique(column.cat.codes.to_numpy(), return_inverse=True)
            values = column.cat.categories.to_numpy()[present]
            if not column.cat.ordered:
                order = _sorted(values, name)
                codes, values = np.argsort(order)[codes], values[order]
            return cls(name, codes.astype(np.int64), values, _even(values.size), None, False)
        found, uniques = pd.factorize(column)
        values = np.asarray(uniques)
        order = _sorted(values, name)
        codes, values = np.argsort(order)[found], values[order]
        if numeric or kinds.is_datetime64_any_dtype(column):
            # Dates of a time zone are objects, and so are numbers where older pandas knows missing
            # ones. What dates count, since 1970, are whole numbers.
            numbers = pd.to_numeric(values) if numeric else pd.DatetimeIndex(values).asi8
            if not np.isfinite(numbers).all():
                raise ValueError(f"columns must hold finite numbers, got infinity in {name!r}")
            return cls(name, codes, values, _positions(numbers), None, True)
        return cls(name, codes, values, _even(values.size), None, False)

    @property
    def count(self) -> int:
        return len(self.values)

    def spread(self, low: IntArray, high: IntArray) -> FloatArray:
        """The share of the range that goes from one code to another."""
        if self.hierarchy is None:
            return np.asarray(self.positions[high] - self.positions[low])
        return (self.hierarchy.span(low, high)[1] - 1) / max(1, self.count - 1)

    def names(self, low: IntArray, high: IntArray) -> list[Any]:
        """What the values from one code to another are called; one value alone is itself."""
        if self.hierarchy is not None:
            return self.hierarchy.span(low, high)[0]
        shown = [str(value) for value in self.values]
        if self.numeric:
            return [
                shown[first] if first == last else f"{shown[first]}–{shown[last]}"
                for first, last in zip(low.tolist(), high.tolist(), strict=True)
            ]
        return [
            ", ".join(shown[first : last + 1])
            for first, last in zip(low.tolist(), high.tolist(), strict=True)
        ]


def _positions(numbers: NDArray[Any]) -> FloatArray:
    """Where growing numbers lie between the first and the last of them, from 0 to 1."""
    if numbers.size == 1:
        return np.zeros(1)
    if numbers.dtype.kind in "iu":
        # Modulo 2⁶⁴, so exact: floats would make one number of two large ones that are close.
        numbers = numbers.astype(np.uint64)
        above = np.asarray(numbers - numbers[0], dtype=np.float64)
    else:
        numbers = numbers.astype(np.float64, copy=False)
        if numbers[-1] / 2 - numbers[0] / 2 > LARGEST / 2:  # the difference is beyond all floats
            numbers = numbers / 2
        above = numbers - numbers[0]
    return np.asarray(above / above[-1])


def _even(count: int) -> FloatArray:
    return np.linspace(0, 1, count) if count > 1 else np.zeros(1)


def _sorted(values: Any, name: str) -> IntArray:
    try:
        return np.asarray(np.argsort(values, kind="stable"))
    except TypeError:
        raise ValueError(f"columns must hold values with an order, got {name!r}") from None


def _cut(attributes: Sequence[_Attribute], k: int) -> tuple[IntArray, IntArray, IntArray]:
    """Each row's class, and each class's least and greatest codes, shape (classes, attributes).

    The rows of a box stand together, and all boxes are looked at in each round. An attribute along
    which a box has no allowed cut is closed to it, and to what it is cut into: a cut of a part
    would be one of the whole.
    """
    # As short as they can be: of a million rows, more then fits into the cache.
    codes = [a.codes.astype(np.min_scalar_type(a.count)) for a in attributes]
    rows = np.arange(codes[0].size)
    sizes = np.array([rows.size])
    closed = np.zeros((1, len(codes)), dtype=bool)
    done: list[tuple[IntArray, IntArray, IntArray, IntArray]] = []
    while rows.size:
        low, high = _bounds(codes, rows, sizes)
        spreads = np.stack(
            [a.positions[high[:, j]] - a.positions[low[:, j]] for j, a in enumerate(attributes)],
            axis=1,
        )
        closed |= low == high
        spreads[closed] = -1
        closed_up = closed.all(axis=1) | (sizes < 2 * k)
        if closed_up.any():
            ends = np.repeat(closed_up, sizes)
            done.append((rows[ends], sizes[closed_up], low[closed_up], high[closed_up]))
            rows, sizes = rows[~ends], sizes[~closed_up]
            closed, spreads = closed[~closed_up], spreads[~closed_up]
            if not rows.size:
                break
        along = spreads.argmax(axis=1)
        rows, lefts = _halved(codes, rows, sizes, along, k)
        fails = lefts == 0
        closed[fails, along[fails]] = True
        parts = np.stack([lefts, sizes - lefts], axis=1).ravel()
        closed = np.repeat(closed, 2, axis=0)[parts > 0]
        sizes = parts[parts > 0]
    order = np.concatenate([part[0] for part in done])
    sizes, low, high = (np.concatenate([part[i] for part in done]) for i in (1, 2, 3))
    classes = np.empty(order.size, dtype=np.int64)
    classes[order] = np.repeat(np.arange(sizes.size), sizes)
    return classes, low, high


def _bounds(
    codes: list[NDArray[Any]], rows: IntArray, sizes: IntArray
) -> tuple[IntArray, IntArray]:
    """The least and the greatest code of each box along each attribute."""
    starts = np.cumsum(sizes) - sizes
    low = np.empty((sizes.size, len(codes)), dtype=np.int64)
    high = np.empty_like(low)
    for j, column in enumerate(codes):
        values = column[rows]
        low[:, j] = np.minimum.reduceat(values, starts)
        high[:, j] = np.maximum.reduceat(values, starts)
    return low, high


def _halved(
    codes: list[NDArray[Any]], rows: IntArray, sizes: IntArray, along: IntArray, k: int
) -> tuple[IntArray, IntArray]:
    """The rows with each box's lower part first, and the sizes of those: 0 where no cut goes."""
    boxes = np.repeat(np.arange(sizes.size), sizes)
    starts = np.cumsum(sizes) - sizes
    values = np.empty(rows.size, dtype=np.int64)
    axes = along[boxes]
    for j in np.unique(along):
        here = axes == j
        values[here] = codes[j][rows[here]]
    keys = boxes * (int(values.max()) + 1) + values
    ordered = np.sort(keys)
    # The two cuts beside the median's run of equal values are the nearest to the middle. If the
    # nearer one leaves fewer than k rows on a side, so does every other.
    medians = ordered[starts + sizes // 2]
    before = np.searchsorted(ordered, medians, side="left") - starts
    after = np.searchsorted(ordered, medians, side="right") - starts
    first = np.abs(2 * before - sizes) <= np.abs(2 * after - sizes)
    lefts = np.where(first, before, after)
    lefts[(lefts < k) | (sizes - lefts < k)] = 0
    is_low = np.where(first, medians - 1, medians)[boxes] >= keys
    is_low &= (lefts > 0)[boxes]
    low, high = np.flatnonzero(is_low), np.flatnonzero(~is_low)
    places = np.empty(rows.size, dtype=np.int64)
    places[low] = np.arange(low.size) + (starts - (np.cumsum(lefts) - lefts))[boxes[low]]
    rights = sizes - lefts
    places[high] = (
        np.arange(high.size) + (starts + lefts - (np.cumsum(rights) - rights))[boxes[high]]
    )
    moved = np.empty_like(rows)
    moved[places] = rows
    return moved, lefts
