"""Sensitivity: how far a query's answer can move between neighbours.

The functions named after a query give its sensitivity over *all* data sets, from what is known
without looking at the data: bounds that values are clamped to, and the neighbourhood.
`brute_force` tries every pair of neighbours of a small case instead, to check such a formula or
a new query. ``order`` is the norm that a vector of answers is measured in: 1 for Laplace noise,
2 for Gaussian noise. Whole numbers and `Fraction`s stay exact; a float is never below the truth,
neither as it is nor as the decimal that it shows.

References
----------
Dwork, McSherry, Nissim and Smith, "Calibrating noise to sensitivity in private data analysis",
TCC 2006.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

import numpy as np

from dpedu import _validate as validate
from dpedu._digits import greatest, part_between, root_above, times, total, up
from dpedu._validate import Number
from dpedu.neighbours import DataSet, Neighbourhood, Relation, neighbourhood_of, neighbouring_pairs

Neighbours = Neighbourhood | str


def count(neighbourhood: Neighbours, *, condition: bool = True) -> int:
    """How many records meet a condition; without one, how many there are.

    Parameters
    ----------
    neighbourhood
        ``"membership"`` or ``"edit"``.
    condition
        Whether there is a condition that an edit can change. The number of *all* records does not
        change under edit.

    Raises
    ------
    TypeError, ValueError
        If the neighbourhood is unknown, or `condition` is no bool.

    Examples
    --------
    >>> count("membership"), count("edit"), count("edit", condition=False)
    (1, 1, 0)
    """
    edits = neighbourhood_of(neighbourhood) is Neighbourhood.EDIT
    return 0 if edits and not _truth(condition=condition) else 1


def counts(queries: int, neighbourhood: Neighbours, *, order: int = 1) -> Number:
    """Several counts at once, with conditions that one record may meet all together.

    Parameters
    ----------
    queries
        k, the number of counts.
    neighbourhood
        ``"membership"`` or ``"edit"``: the same for both.
    order
        1 gives k, 2 gives √k.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> counts(100, "membership"), counts(100, "membership", order=2)
    (100, 10.0)
    """
    queries = validate.integer(1, queries=queries)
    neighbourhood_of(neighbourhood)
    return queries if _order(order) == 1 else root_above(Fraction(queries))


def histogram(neighbourhood: Neighbours, *, order: int = 1) -> Number:
    """Counts in disjoint bins that were fixed without looking at the data.

    Under membership one count changes by 1. Under edit a record leaves one bin and enters another:
    2 in L1, √2 in L2.

    Parameters
    ----------
    neighbourhood
        ``"membership"`` or ``"edit"``.
    order
        1 or 2: of which norm.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> histogram("membership"), histogram("edit"), histogram("edit", order=2)
    (1, 2, 1.4142135623730951)
    """
    if neighbourhood_of(neighbourhood) is Neighbourhood.MEMBERSHIP:
        return _order(order) and 1
    return 2 if _order(order) == 1 else root_above(Fraction(2))


def bounded_sum(
    low: Number, high: Number, neighbourhood: Neighbours, *, condition: bool = False
) -> Number:
    """The sum of values that are clamped to the interval from `low` to `high`.

    Parameters
    ----------
    low, high
        The interval [a, b]; `low` is at most `high`.
    neighbourhood
        Under ``"membership"`` a value comes or goes: ``max(|a|, |b|)``. Under ``"edit"`` it
        changes: ``b − a``.
    condition
        Whether only the records that meet a condition are summed which an edit can change. Then an
        edit can also make a value come or go: ``max(|a|, |b|, b − a)``.

    Raises
    ------
    TypeError, ValueError
        If the bounds are no finite numbers in order.

    Examples
    --------
    >>> bounded_sum(-20, 100, "membership"), bounded_sum(-20, 100, "edit")
    (100, 120)
    >>> bounded_sum(60, 100, "edit"), bounded_sum(60, 100, "edit", condition=True)
    (40, 100)
    """
    a, b = _bounds(low, high)
    largest = greatest([abs(a), abs(b)])
    width = total([b, -a])
    if neighbourhood_of(neighbourhood) is Neighbourhood.MEMBERSHIP:
        return largest
    return greatest([largest, width]) if _truth(condition=condition) else width


def vector_sum(norm: Number, neighbourhood: Neighbours) -> Number:
    """The sum of vectors, each scaled down to at most that norm: L1 or L2, whichever it is.

    Under membership a vector comes or goes: the norm. Under edit one is exchanged: at most twice
    that, for two vectors that point in opposite directions.

    Parameters
    ----------
    norm
        The largest norm of a record's vector, at least 0.
    neighbourhood
        ``"membership"`` or ``"edit"``.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> vector_sum(1, "membership"), vector_sum(1, "edit")
    (1, 2)
    """
    norm = validate.non_negative(norm=norm)
    return norm if neighbourhood_of(neighbourhood) is Neighbourhood.MEMBERSHIP else times(2, norm)


def mean(
    low: Number, high: Number, neighbourhood: Neighbours, *, people: int | None = None
) -> Number:
    """The mean of values that are clamped to the interval from `low` to `high`.

    Parameters
    ----------
    low, high
        The interval [a, b]; `low` is at most `high`.
    neighbourhood
        Under ``"edit"`` the number n of people is fixed and known: ``(b − a)/n``. Under
        ``"membership"`` it is not, and the worst case over all non-empty data is two people of whom
        one leaves: ``(b − a)/2``.
    people
        n, needed under edit and refused under membership: the neighbour has another n, and a
        scale that depends on n would itself depend on the data. Better release sum and count.

    Raises
    ------
    TypeError, ValueError
        If the bounds are no finite numbers in order, or `people` does not fit the neighbourhood.

    Examples
    --------
    >>> mean(0, 100, "edit", people=50), mean(0, 100, "membership")
    (Fraction(2, 1), Fraction(50, 1))
    """
    a, b = _bounds(low, high)
    if neighbourhood_of(neighbourhood) is Neighbourhood.MEMBERSHIP:
        if people is not None:
            raise ValueError(
                "people must be left out under membership, where a neighbour has another number "
                f"of people, got {validate.show(people)}"
            )
        return part_between(a, b, 2)
    if people is None:
        raise ValueError("people must be given under edit, where the number of people is fixed")
    return part_between(a, b, validate.integer(1, people=people))


def brute_force(
    query: Callable[[DataSet], Any],
    data_sets: Sequence[DataSet],
    neighbourhood: Relation,
    *,
    order: float = 1,
) -> Number:
    """The largest distance between a query's answers, over all pairs of neighbours given.

    That equals the sensitivity only if the worst neighbours are among the data sets.

    Parameters
    ----------
    query
        From a data set to a number or to a vector of numbers, of the same length for all.
    data_sets
        Data sets, as tuples of records.
    neighbourhood
        ``"membership"``, ``"edit"``, or a symmetric function of two data sets.
    order
        1 (sum of the changes), 2 (root of the sum of their squares) or infinity (largest change).

    Returns
    -------
    int, Fraction or float
        Exact for exact answers, except for order 2, which is a float. A float is not below the
        distance of the answers as they are.

    Raises
    ------
    TypeError, ValueError
        If no two data sets are neighbours, or an answer is no finite number or vector.

    Examples
    --------
    >>> from dpedu import data_sets
    >>> brute_force(sum, data_sets((0, 3, 5), range(4)), "membership")
    5
    >>> brute_force(sum, data_sets((3, 5), 3), "edit")
    2
    """
    if validate.number(order=order) not in (1, 2, math.inf):
        raise ValueError(f"order must be 1, 2 or infinity, got {validate.show(order)}")
    validate.function(query=query)
    inputs = validate.listed(data_sets=data_sets)
    pairs = list(neighbouring_pairs(inputs, neighbourhood))
    if not pairs:
        raise ValueError(f"data_sets must hold two neighbours, got {validate.show(inputs)}")
    answers = {data: _vector(query=query(data)) for pair in pairs for data in pair}
    worst: Any = 0
    for data, other in pairs:
        first, second = (
            [Fraction(entry) if isinstance(entry, float) else entry for entry in answers[each]]
            for each in (data, other)
        )
        if len(first) != len(second):
            raise ValueError(
                f"query must give vectors of one length, got {len(first)} and {len(second)}"
            )
        worst = max(worst, _norm([a - b for a, b in zip(first, second, strict=True)], order))
    if order == 2:
        return root_above(Fraction(worst))
    rounded = any(isinstance(entry, float) for answer in answers.values() for entry in answer)
    return up(Fraction(worst)) if rounded else worst


def _norm(changes: list[Any], order: float) -> Any:
    """The norm, exactly; of order 2 its square."""
    if order == 2:
        return sum(change**2 for change in changes)
    sizes = [abs(change) for change in changes]
    return max(sizes) if order == math.inf else sum(sizes)


def _vector(**argument: object) -> list[Any]:
    ((name, value),) = argument.items()
    entries = value.tolist() if isinstance(value, np.ndarray) else value
    if not isinstance(entries, (list, tuple)):
        return [validate.finite(**{name: entries})]
    if not entries:
        raise ValueError(f"{name} must not be empty, got {validate.show(value)}")
    return [validate.finite(**{name: entry}) for entry in entries]


def _bounds(low: Number, high: Number) -> tuple[Any, Any]:
    a, b = validate.finite(low=low), validate.finite(high=high)
    if a > b:
        raise ValueError(
            f"low must be at most high, {validate.show(high)}, got {validate.show(low)}"
        )
    return a, b


def _order(order: object) -> int:
    if validate.integer(1, order=order) > 2:
        raise ValueError(f"order must be 1 or 2, got {order}")
    return validate.integer(1, order=order)


def _truth(**argument: object) -> bool:
    ((name, value),) = argument.items()
    if not isinstance(value, bool):
        raise TypeError(f"{name} must be True or False, got {validate.show(value)}")
    return value
