"""Marginals: how many records have each combination of some attributes.

A record is a row of whole numbers, one an attribute. A marginal of some attributes is the table of
counts of their combinations; it has a cell for every combination, also for those that nobody has.

References
----------
Barak, Chaudhuri, Dwork, Kale, McSherry and Talwar, "Privacy, accuracy, and consistency too", PODS
2007.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._digits import root_above
from dpedu._validate import FloatArray, IntArray, Number
from dpedu.neighbours import Neighbourhood, neighbourhood_of

Attributes = tuple[int, ...]
"""The places of some attributes, increasing."""

MOST_CELLS = 2**24
"""How many combinations of all attributes there may be."""

LEAST = 1e-100
"""Of how many records a table is at least: squares of fewer are below floats."""

MOST_ATTRIBUTES = 32
"""How many axes a table may have in numpy, whatever its version; with two values each it is 24."""


@dataclass(frozen=True)
class Domain:
    """Attributes with finitely many values each, fixed without looking at the data.

    Parameters
    ----------
    sizes
        How many values each attribute has: at least 1 each, and 2²⁴ combinations at most. There
        are at most 32 attributes.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> domain = Domain((2, 3))
    >>> domain.histogram([[0, 2], [0, 2], [1, 0]])
    array([[0, 0, 2],
           [1, 0, 0]])
    >>> domain.marginal([[0, 2], [0, 2], [1, 0]], (0,))
    array([2, 1])
    """

    sizes: tuple[int, ...]

    def __post_init__(self) -> None:
        listed = validate.row(sizes=self.sizes)
        sizes = tuple(validate.integer(1, sizes=size) for size in listed)
        if len(sizes) > MOST_ATTRIBUTES:
            raise ValueError(f"sizes must be at most {MOST_ATTRIBUTES}, got {len(sizes)} of them")
        if math.prod(sizes) > MOST_CELLS:
            raise ValueError(
                f"sizes must have at most 2**24 combinations, got {validate.show(self.sizes)}"
            )
        object.__setattr__(self, "sizes", sizes)

    @property
    def cells(self) -> int:
        """How many combinations of all attributes there are."""
        return math.prod(self.sizes)

    def records(self, records: ArrayLike) -> IntArray:
        """The records as an array of shape (people, attributes); there may be none.

        Raises
        ------
        TypeError, ValueError
            If they are not whole numbers of that shape, or one is no value of its attribute.
        """
        # Nobody, as a list, and as what arrays and frames make of an empty list.
        nobody = isinstance(records, (list, tuple)) and not records
        if nobody or getattr(records, "shape", None) in ((0,), (0, 0)):
            return np.zeros((0, len(self.sizes)), dtype=np.int64)
        if validate.empty_table(records) and np.shape(records)[1] == len(self.sizes):
            return np.zeros(np.shape(records), dtype=np.int64)
        rows = validate.whole_array(records=records)
        if rows.ndim != 2 or rows.shape[1] != len(self.sizes):
            raise ValueError(
                f"records must have the shape (people, {len(self.sizes)}), got {rows.shape}"
            )
        for place, size in enumerate(self.sizes):
            if rows[:, place].min() < 0 or rows[:, place].max() >= size:
                raise ValueError(
                    f"records must hold the values 0 to {size - 1} of attribute {place}, "
                    f"got {rows[:, place].min()} to {rows[:, place].max()}"
                )
        return rows.astype(np.int64)

    def histogram(self, records: ArrayLike) -> IntArray:
        """How many records there are of each combination of all attributes: shape `sizes`."""
        return self.marginal(records, tuple(range(len(self.sizes))))

    def marginal(self, records: ArrayLike, attributes: Iterable[int]) -> IntArray:
        """How many records have each combination of some attributes.

        Parameters
        ----------
        records
            Whole numbers, shape (people, attributes); there may be none.
        attributes
            Places of attributes, from 0.

        Returns
        -------
        numpy.ndarray
            An axis for each of the attributes, in increasing order.

        Raises
        ------
        TypeError, ValueError
            If an argument is outside its range.
        """
        rows, places = self.records(records), self.attributes(attributes)
        shape = tuple(self.sizes[place] for place in places)
        index = np.ravel_multi_index(tuple(rows[:, place] for place in places), shape)
        return np.bincount(index, minlength=math.prod(shape)).reshape(shape)

    def attributes(self, attributes: Iterable[int]) -> Attributes:
        """Places of attributes, sorted.

        Raises
        ------
        TypeError, ValueError
            If there is none, or one is not in the domain, or named twice.
        """
        return self._places("be", attributes=attributes)

    def _places(self, verb: str, /, **argument: Any) -> Attributes:
        """The same for an argument of another name, and how the error has to go on."""
        ((name, given),) = argument.items()
        if not validate.is_several(given):
            raise TypeError(f"{name} must {verb} several places, got {validate.show(given)}")
        places = tuple(sorted(validate.integer(0, **{name: place}) for place in given))
        if not places or len(set(places)) < len(places) or places[-1] >= len(self.sizes):
            raise ValueError(
                f"{name} must {verb} different places below {len(self.sizes)}, got {places}"
            )
        return places

    def ways(self, order: int) -> list[Attributes]:
        """All sets of so many attributes: the workload of all marginals of an order.

        Examples
        --------
        >>> Domain((2, 2, 2)).ways(2)
        [(0, 1), (0, 2), (1, 2)]
        """
        k = validate.integer(1, order=order)
        return list(itertools.combinations(range(len(self.sizes)), k))

    def workload(self, workload: Iterable[Iterable[int]]) -> list[Attributes]:
        """Several marginals, each by its attributes.

        Raises
        ------
        TypeError, ValueError
            If there is none, or one is not of the domain.
        """
        every = validate.row(workload=workload)
        listed = [self._places("hold marginals of", workload=each) for each in every]
        return list(dict.fromkeys(listed))


@dataclass(frozen=True)
class SyntheticTable:
    """A table of weights, one a combination of all attributes: made by a mechanism.

    All that is computed from it is post-processing.

    Attributes
    ----------
    domain
        The attributes.
    weights
        Of the domain's shape, at least 0; they sum to the number of records, which is at least
        10⁻¹⁰⁰ and a float. A table keeps a copy that is only read.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.
    """

    domain: Domain
    weights: FloatArray

    def __post_init__(self) -> None:
        sizes = checked_domain(domain=self.domain).sizes
        weights = validate.real_array(weights=self.weights)
        if weights.shape != sizes:
            raise ValueError(f"weights must have the shape {sizes}, got {weights.shape}")
        if weights.min() < 0:
            raise ValueError(f"weights must be at least 0, got {weights.min()}")
        with np.errstate(over="ignore"):
            people = float(weights.sum())
        if not LEAST <= people < math.inf:
            raise ValueError(f"weights must have a sum from {LEAST:g} to all floats, got {people}")
        weights.setflags(write=False)
        object.__setattr__(self, "weights", weights)

    @property
    def people(self) -> float:
        """How many records it stands for."""
        return float(self.weights.sum())

    def marginal(self, attributes: Iterable[int]) -> FloatArray:
        """The marginal of some attributes: as `Domain.marginal` counts it."""
        return summed(self.weights, self.domain.attributes(attributes))

    def sample(self, people: int, *, rng: np.random.Generator) -> IntArray:
        """So many independent records: shape (people, attributes).

        Raises
        ------
        TypeError, ValueError
            If an argument is outside its range.
        """
        size = validate.integer(0, people=people)
        rng = validate.generator(rng=rng)
        borders = np.cumsum(self.weights.ravel())
        # A random number below the sum, for rounding could make it the sum itself.
        places = np.searchsorted(borders, rng.random(size) * borders[-1], side="right")
        drawn = np.unravel_index(np.minimum(places, borders.size - 1), self.domain.sizes)
        return np.stack(drawn, axis=1).astype(np.int64)


def marginal_sensitivity(
    marginals: int, neighbourhood: Neighbourhood | str, *, order: int = 1
) -> Number:
    """By how much m marginals together can move between neighbours, in the norm of an order.

    A record is in one cell of each marginal. So it is m under membership in the L1 norm, and √m in
    the L2 norm; under edit one cell of each can lose a record and another win one: 2m and √(2m).

    Parameters
    ----------
    marginals
        m ≥ 1.
    neighbourhood
        ``"membership"`` or ``"edit"``.
    order
        1, for Laplace noise, or 2, for Gaussian noise.

    Returns
    -------
    int or float
        Whole for the L1 norm; the least float that is not below for the L2 norm.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> marginal_sensitivity(8, "edit"), marginal_sensitivity(8, "edit", order=2)
    (16, 4.0)
    """
    m = validate.integer(1, marginals=marginals)
    cells = m * (2 if neighbourhood_of(neighbourhood) is Neighbourhood.EDIT else 1)
    return cells if validate.one_of((1, 2), order=order) == 1 else root_above(Fraction(cells))


def marginals_of(
    records: ArrayLike, domain: Domain, workload: Iterable[Iterable[int]]
) -> list[IntArray]:
    """The marginals of a workload, exactly: not private.

    Parameters
    ----------
    records
        Whole numbers, shape (people, attributes).
    domain
        Their attributes.
    workload
        The attributes of each marginal.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> marginals_of([[0, 1], [1, 1]], Domain((2, 2)), [(0,), (1,)])
    [array([1, 1]), array([0, 2])]
    """
    whole = checked_domain(domain=domain)
    return [whole.marginal(records, attributes) for attributes in whole.workload(workload)]


def workload_error(
    records: ArrayLike, table: SyntheticTable, workload: Iterable[Iterable[int]]
) -> float:
    """How far a table is off, on average over the marginals of a workload: not private.

    For each marginal it is half the sum of the differences of all shares, which is 0 for the same
    and 1 for disjoint ones (total variation).

    Parameters
    ----------
    records
        The true records, at least one.
    table
        What stands for them.
    workload
        The attributes of each marginal.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> even = SyntheticTable(Domain((2, 2)), np.full((2, 2), 0.5))
    >>> workload_error([[0, 1], [1, 1]], even, [(0,), (1,)])
    0.25
    """
    rows = checked_table(table=table).domain.records(records)
    if not len(rows):
        raise ValueError("records must not be empty, got []")
    errors = []
    for attributes in table.domain.workload(workload):
        true = table.domain.marginal(rows, attributes) / len(rows)
        made = table.marginal(attributes) / table.people
        errors.append(np.abs(true - made).sum() / 2)
    return float(np.mean(errors))


def summed(weights: NDArray[np.float64], attributes: Attributes) -> FloatArray:
    """A table summed over all attributes but some."""
    others = tuple(place for place in range(weights.ndim) if place not in attributes)
    return np.asarray(weights.sum(axis=others))


def spread(values: FloatArray, attributes: Attributes, axes: int) -> FloatArray:
    """A marginal's values in the shape that goes with a whole table."""
    shape = [1] * axes
    for place, size in zip(attributes, values.shape, strict=True):
        shape[place] = size
    return values.reshape(shape)


SCALE = 2**10
"""In which parts of a record answers of a public table are rounded, to compare them exactly."""


def in_parts(values: FloatArray) -> IntArray:
    """Public answers in whole parts of a record, so that differences to counts are whole.

    Where they are far beyond all numbers of people they are moved, so that sums fit 64 bits.
    """
    room = min(2.0**40, 2.0**51 / max(values.size, 1))
    return np.rint(np.clip(values, -room, room) * SCALE).astype(np.int64)


def exact_share(**argument: Number) -> Fraction:
    """A share strictly between 0 and 1, as a fraction."""
    return validate.exact(validate.open_probability(**argument))


def checked_table(**argument: SyntheticTable) -> SyntheticTable:
    """A table, from itself."""
    ((name, value),) = argument.items()
    if not isinstance(value, SyntheticTable):
        raise TypeError(f"{name} must be a SyntheticTable, got {validate.show(value)}")
    return value


def checked_domain(**argument: Sequence[int] | Domain) -> Domain:
    """A domain, from itself."""
    ((name, value),) = argument.items()
    if not isinstance(value, Domain):
        raise TypeError(f"{name} must be a Domain, got {validate.show(value)}")
    return value
