"""Data sets, their distance, and the two neighbourhoods that a privacy guarantee may name.

A **data set** is a tuple of records, one a person: ``(0, 1, 1)``. Records may be any hashable
values. In a *fixed population* every person has a place in the tuple, and the place of somebody
who takes no part holds `ABSENT`.

Two data sets are

- **membership neighbours**, ``x N x'``, if one is the other with one person's record removed;
- **edit neighbours**, ``x N_e x'``, if they differ in the value of one person's record.

Every guarantee in `dpedu` says which of the two it is for.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from enum import Enum, StrEnum
from typing import Any

import numpy as np

from dpedu import _validate as validate

Record = Any
DataSet = tuple[Record, ...]
MOST_PLACES = 2**20
"""Of all data sets that are listed together: as many as a `Channel` may have cells."""


class _Absent(Enum):
    """The type of `ABSENT`."""

    ABSENT = "absent"

    def __repr__(self) -> str:
        return "ABSENT"

    def __str__(self) -> str:  # in tables that people read
        return "absent"


ABSENT = _Absent.ABSENT
"""What the place of a person holds who takes no part, in a fixed population."""


class Neighbourhood(StrEnum):
    """The relation between data sets that a guarantee is stated for."""

    MEMBERSHIP = "membership"
    EDIT = "edit"

    def __repr__(self) -> str:
        return repr(self.value)


Relation = Neighbourhood | str | Callable[[DataSet, DataSet], bool]
"""A neighbourhood by name, or any symmetric relation between data sets as a function."""


def neighbourhood_of(neighbourhood: object) -> Neighbourhood:
    """The `Neighbourhood` of that name.

    Raises
    ------
    ValueError
        If the name is neither ``"membership"`` nor ``"edit"``.

    Examples
    --------
    >>> neighbourhood_of("edit")
    'edit'
    >>> neighbourhood_of("row")
    Traceback (most recent call last):
        ...
    ValueError: neighbourhood must be 'membership' or 'edit', got 'row'
    """
    for known in Neighbourhood:
        if isinstance(neighbourhood, str) and neighbourhood == known.value:
            return known
    raise ValueError(
        f"neighbourhood must be 'membership' or 'edit', got {validate.show(neighbourhood)}"
    )


def _data_set(**argument: object) -> DataSet:
    ((name, value),) = argument.items()
    if not isinstance(value, tuple):
        raise TypeError(
            f"{name} must be a data set, a tuple of records, got {validate.show(value)}"
        )
    try:
        hash(value)
    except TypeError:
        raise TypeError(f"{name} must hold hashable records, got {validate.show(value)}") from None
    return value


def symmetric_distance(data: DataSet, other: DataSet) -> int:
    """The number of additions and removals that turn one data set into the other.

    Order does not count: the distance is ``Σ_r |n_r(x) − n_r(x')|``, where ``n_r`` is the number of
    records that equal ``r``. Places that hold `ABSENT` count as no record.

    Parameters
    ----------
    data, other
        Data sets, as tuples of hashable records.

    Returns
    -------
    int
        0 for the same records; 1 exactly for membership neighbours (of unordered data);
        2 for edit neighbours.

    Raises
    ------
    TypeError
        If a data set is not a tuple of hashable records.

    Examples
    --------
    >>> symmetric_distance((0, 1, 1), (1, 0))
    1
    >>> symmetric_distance((0, 1), (1, 1))
    2
    """
    first, second = Counter(_data_set(data=data)), Counter(_data_set(other=other))
    del first[ABSENT], second[ABSENT]
    return sum(abs(first[value] - second[value]) for value in first.keys() | second.keys())


def are_neighbours(data: DataSet, other: DataSet, neighbourhood: Relation) -> bool:
    """Whether two data sets are neighbours.

    Tuples are compared place by place. Under membership one of them lacks exactly one record of the
    other: either the tuple is shorter by it, or its place holds `ABSENT`. Under edit the tuples
    have the same length and differ in exactly one place, where neither holds `ABSENT`.

    Parameters
    ----------
    data, other
        Data sets, as tuples of hashable records.
    neighbourhood
        ``"membership"``, ``"edit"``, or a symmetric function of two data sets.

    Raises
    ------
    TypeError
        If a data set is not a tuple of hashable records.
    ValueError
        If the neighbourhood is unknown.

    Examples
    --------
    >>> are_neighbours((0, 1, 1), (0, 1), "membership")
    True
    >>> are_neighbours((0, 1), (0, 0), "edit")
    True
    >>> are_neighbours((0, ABSENT), (0, 1), "membership")
    True
    >>> are_neighbours((0, ABSENT), (0, 1), "edit")
    False
    """
    data, other = _data_set(data=data), _data_set(other=other)
    if callable(neighbourhood):
        found = neighbourhood(data, other)
        if not isinstance(found, (bool, np.bool_)):
            raise TypeError(f"neighbourhood must give True or False, got {validate.show(found)}")
        return bool(found)
    relation = neighbourhood_of(neighbourhood)
    if len(data) == len(other):
        # As tuples are compared: a record is the same as itself, and NaN is equal to none other.
        pairs = zip(data, other, strict=True)
        changes = [(old, new) for old, new in pairs if old is not new and old != new]
        if len(changes) != 1:
            return False
        one_is_absent = ABSENT in changes[0]
        return one_is_absent == (relation is Neighbourhood.MEMBERSHIP)
    if relation is Neighbourhood.EDIT or abs(len(data) - len(other)) != 1:
        return False
    shorter, longer = sorted((data, other), key=len)
    return any(
        longer[:i] + longer[i + 1 :] == shorter
        for i in range(len(longer))
        if longer[i] is not ABSENT
    )


def data_sets(records: Sequence[Hashable], sizes: int | Sequence[int]) -> list[DataSet]:
    """All data sets of the given sizes, in order of size.

    Parameters
    ----------
    records
        The values that a record can take.
    sizes
        One size, or several: ``range(4)`` gives every data set of up to three people.

    Raises
    ------
    TypeError, ValueError
        If there are no records, or one is not hashable or comes twice; if a size is not a whole
        number of at least 0 or comes twice; or if the data sets together would have more than 2²⁰
        places: 16 people with one of two records each have as many.

    Examples
    --------
    >>> data_sets((0, 1), 2)
    [(0, 0), (0, 1), (1, 0), (1, 1)]
    >>> data_sets("ab", range(2))
    [(), ('a',), ('b',)]
    """
    validate.several(records=records)
    validate.distinct_names(records=records)
    wanted: list[int] = []
    places = 0
    for each in sizes if validate.is_several(sizes) else [sizes]:
        size = validate.integer(0, sizes=each)
        if size in wanted:
            raise ValueError(f"sizes must be distinct, got {size} twice")
        # Of more than one record, already 20 places are too many: the power stays small.
        places += max(size, 1) * len(records) ** min(size, 20)
        if places > MOST_PLACES:
            raise ValueError(
                f"sizes must make data sets of at most {MOST_PLACES} places together, got {size} "
                f"for {len(records)} records"
            )
        wanted.append(size)
    return [data for size in wanted for data in itertools.product(records, repeat=size)]


def neighbouring_pairs(
    inputs: Sequence[DataSet], neighbourhood: Relation
) -> Iterator[tuple[DataSet, DataSet]]:
    """All ordered pairs of neighbours among `inputs`: each pair comes in both orders.

    Raises
    ------
    TypeError, ValueError
        If the inputs are not several, or, as pairs are made, as for `are_neighbours`.

    Examples
    --------
    >>> list(neighbouring_pairs(data_sets((0, 1), 1), "edit"))
    [((0,), (1,)), ((1,), (0,))]
    """
    return (
        (data, other)
        for data, other in itertools.permutations(validate.listed(inputs=inputs), 2)
        if are_neighbours(data, other, neighbourhood)
    )
