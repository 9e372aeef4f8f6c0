"""Quantiles by the exponential mechanism: the closer in rank, the likelier, whatever the distance.

A median can move through the whole range when one record changes, but the *rank* of a point moves
by one at most. So every point of a grid is a candidate, and its utility is by how many records it
misses the rank that was asked for. Points between the same two records have the same utility: they
are weighed together, as an interval, and time grows with the records and not with the grid.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from dpedu import _validate as validate
from dpedu._validate import FloatArray, IntArray, Number, Randomness
from dpedu.mechanisms.contract import Mechanism, absent
from dpedu.mechanisms.grid import Grid
from dpedu.neighbours import DataSet, Neighbourhood, neighbourhood_of
from dpedu.noise.choice import below, choice
from dpedu.noise.exact import word_source
from dpedu.privacy.channel import Channel, room_for

__all__ = ["Intervals", "Quantile", "Quantiles"]

FINEST = 10_000
"""The largest denominator of a quantile, so that ranks in units of it fit 64 bits."""

FINEST_PART = FINEST**2
"""The same of the share of a part, which is a ratio: then ranks of 10¹⁰ records fit."""

MOST_POINTS = 1024
"""How many points of a grid a table may have."""


class Intervals(NamedTuple):
    """The points of a grid, in intervals of equal rank.

    Attributes
    ----------
    starts
        The first point of each interval, in steps of the grid.
    counts
        How many points it has.
    misses
        By how many records its points miss the rank that was asked for, in units of ``1/d`` for a
        quantile with denominator d: whole numbers.
    """

    starts: IntArray
    counts: IntArray
    misses: IntArray


class Quantile(Mechanism):
    """A point of a grid below which about a share q of the records lies.

    Parameters
    ----------
    epsilon
        ε > 0. A float is the decimal that Python shows: 0.1 is 1/10.
    grid
        The points that may be named. Records are clamped and rounded to it. Its bounds are chosen
        without looking; wide ones cost little, ``(2Δ/ε) ln 2`` ranks for every doubling.
    neighbourhood
        ``"membership"`` or ``"edit"``.
    quantile
        q from 0 to 1, of a denominator up to 10⁴; ½ is the median. A float is the decimal that
        Python shows.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    It is ε-DP: point y is named with a probability proportional to ``e^(−ε m(y)/(2Δ))``. Of n
    records let l lie below y and u not above it; y misses by ``m = max(l − qn, qn − u, 0)``. Under
    edit l and u move by at most 1, so ``Δ = 1``. Under membership qn moves too, by q, and
    ``Δ = max(q, 1 − q)``. Probabilities are exactly these, for n from 0: without records every
    point is as likely.

    References
    ----------
    Smith, "Privacy-preserving statistical estimation with optimal convergence rates", STOC 2011,
    Algorithm 2, for intervals; McSherry and Talwar, "Mechanism design via differential privacy",
    FOCS 2007.

    Examples
    --------
    >>> grid = Grid(low=0, high=100, step=Fraction(1, 10))
    >>> median = Quantile(epsilon=1, grid=grid, neighbourhood="edit")
    >>> ages = np.random.default_rng(2).normal(40, 5, size=10_001)
    >>> float(median.release(ages, rng=np.random.default_rng(3)))
    40.1
    >>> print(median.guarantee())
    1-DP under edit neighbours
    """

    def __init__(
        self,
        *,
        epsilon: Number,
        grid: Grid,
        neighbourhood: Neighbourhood | str,
        quantile: Number = Fraction(1, 2),
    ) -> None:
        self._epsilon = validate.positive(epsilon=epsilon)
        if not isinstance(grid, Grid):
            raise TypeError(f"grid must be a Grid, got {validate.show(grid)}")
        self.grid = grid
        self.neighbourhood = neighbourhood_of(neighbourhood)
        self.quantile = _share(quantile=quantile)
        self.sensitivity = (
            Fraction(1)
            if self.neighbourhood is Neighbourhood.EDIT
            else max(self.quantile, 1 - self.quantile)
        )

    variance = absent("it depends on how dense the data are there")
    interval = absent("it depends on how dense the data are there")

    def __repr__(self) -> str:
        return (
            f"<Quantile: {self.quantile}, epsilon={float(self._epsilon):g}, {self.grid!r}, "
            f"{self.neighbourhood} neighbours>"
        )

    @property
    def rate(self) -> Fraction:
        """By how much the logarithm of a weight falls for one unit of `Intervals.misses`."""
        whole = validate.exact(self._epsilon) / (2 * self.sensitivity)
        return whole / self.quantile.denominator

    def intervals(self, values: ArrayLike) -> Intervals:
        """The intervals that the records cut the grid into, and by how much each one misses.

        Parameters
        ----------
        values
            Real numbers, shape (records,); there may be none.

        Notes
        -----
        The weight of an interval is ``counts e^(−rate · misses)``. It depends on the data: never
        publish it.

        Raises
        ------
        TypeError, ValueError
            If the values are not finite numbers on one axis.

        Examples
        --------
        >>> median = Quantile(
        ...     epsilon=1, grid=Grid(low=0, high=9, step=1), neighbourhood="membership"
        ... )
        >>> for part in median.intervals([3, 4, 4]):
        ...     print(part)
        [0 3 4 5]
        [3 1 1 5]
        [3 1 0 3]
        """
        return _intervals(_codes(self.grid, values=values), self.grid.codes, self.quantile)

    def probabilities(self, values: ArrayLike) -> FloatArray:
        """The probability of each interval: shape (intervals,).

        Raises
        ------
        TypeError, ValueError
            If the values are not finite numbers on one axis.
        """
        _, counts, misses = self.intervals(values)
        weights = counts * np.exp(-float(self.rate) * (misses - misses.min()))
        return np.asarray(weights / weights.sum())

    def channel(self, data_sets: Sequence[DataSet]) -> Channel:
        """The mechanism as a table: a row for each data set, a column for each point of the grid.

        Parameters
        ----------
        data_sets
            Data sets, as tuples of real numbers.

        Raises
        ------
        TypeError, ValueError
            If there are no data sets, the grid has over 1024 points, or the table would have over
            2²⁰ cells.
        """
        validate.several(data_sets=data_sets)
        low, high = self.grid.codes
        if high - low >= MOST_POINTS:
            raise ValueError(
                f"grid must have at most {MOST_POINTS} points for a table, got {high - low + 1}"
            )
        room_for(data_sets, points=range(low, high + 1))
        rows = []
        for data in data_sets:
            counts = self.intervals(data).counts
            rows.append(np.repeat(self.probabilities(data) / counts, counts))
        points = [self.grid.decode(code) for code in range(low, high + 1)]
        return Channel(rows, inputs=data_sets, outputs=points)

    def accuracy(self, probability: Number = 2 / 3) -> float:
        """By how many records the point may miss its rank, with at least that probability.

        It is ``(2Δ/ε) ln(k/(1 − probability))`` for the k points of the grid, if n is at least 1.

        Parameters
        ----------
        probability
            Strictly between 0 and 1; two thirds by custom.

        Raises
        ------
        TypeError, ValueError
            If it is outside its range.

        References
        ----------
        Dwork and Roth, "The algorithmic foundations of differential privacy", 2014, Theorem 3.11.
        """
        left = validate.log_shortfall(probability=probability)
        low, high = self.grid.codes
        reach = math.log(high - low + 1) - left
        return 2 * float(self.sensitivity) / float(self._epsilon) * reach

    def release(self, values: ArrayLike, *, rng: Randomness) -> Fraction:
        """A private quantile: a point of the grid.

        Parameters
        ----------
        values
            Real numbers, shape (records,); there may be none. They are clamped to the grid.
        rng
            Source of randomness.

        Raises
        ------
        TypeError, ValueError
            If the values are not finite numbers on one axis, or `rng` is no source of randomness.
        """
        rng = validate.randomness(rng=rng)
        point = _pick(self.intervals(values), self.rate, rng)
        worth: Fraction = self.grid.decode(point)
        return worth


class Quantiles(Mechanism):
    """Several quantiles at once: the middle one first, then those on either side of it.

    Parameters
    ----------
    epsilon
        ε > 0, for all together.
    grid
        The points that may be named.
    neighbourhood
        ``"membership"`` or ``"edit"``.
    quantiles
        Shares between 0 and 1, increasing; of denominators up to 10⁴.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    All together are ε-DP. The point named first cuts the records in two, and each side is asked for
    the rest of its own quantiles: side by side, for where a record lies depends on it alone and on
    a point that is public by now. So m quantiles cost as much as ``⌈log₂(m + 1)⌉`` one after the
    other, and not m. Under membership each has ``ε/⌈log₂(m + 1)⌉``. An edit can change both sides,
    so that under edit it is half of that. The share of a part, a ratio of differences, is rounded
    to a denominator of 10⁸ at most, which moves the rank by less than n/10⁸.

    References
    ----------
    Kaplan, Schnapp and Stemmer, "Differentially private approximate quantiles", ICML 2022.

    Examples
    --------
    >>> grid = Grid(low=0, high=100, step=1)
    >>> quarters = Quantiles(
    ...     epsilon=1, grid=grid, neighbourhood="edit", quantiles=[0.25, 0.5, 0.75]
    ... )
    >>> quarters.levels, quarters.each
    (2, Fraction(1, 4))
    >>> ages = np.random.default_rng(2).normal(40, 5, size=10_001)
    >>> quarters.release(ages, rng=np.random.default_rng(3))
    array([37., 40., 44.])
    """

    def __init__(
        self,
        *,
        epsilon: Number,
        grid: Grid,
        neighbourhood: Neighbourhood | str,
        quantiles: Iterable[Number],
    ) -> None:
        self._epsilon = validate.positive(epsilon=epsilon)
        if not isinstance(grid, Grid):
            raise TypeError(f"grid must be a Grid, got {validate.show(grid)}")
        self.grid = grid
        self.neighbourhood = neighbourhood_of(neighbourhood)
        listed = validate.row(quantiles=quantiles)
        self.quantiles = tuple(_share(quantiles=share) for share in listed)
        if any(a >= b for a, b in zip(self.quantiles, self.quantiles[1:], strict=False)):
            raise ValueError(f"quantiles must increase, got {validate.show(quantiles)}")

    variance = absent("it depends on how dense the data are there")
    accuracy = absent("it depends on how dense the data are there")
    interval = absent("it depends on how dense the data are there")

    def __repr__(self) -> str:
        return (
            f"<Quantiles: {len(self.quantiles)}, epsilon={float(self._epsilon):g}, {self.grid!r}, "
            f"{self.neighbourhood} neighbours>"
        )

    @property
    def levels(self) -> int:
        """How many quantiles one record takes part in: ⌈log₂(m + 1)⌉."""
        return len(self.quantiles).bit_length()

    @property
    def each(self) -> Fraction:
        """The ε of one quantile, under membership."""
        edits = 2 if self.neighbourhood is Neighbourhood.EDIT else 1
        return validate.exact(self._epsilon) / (edits * self.levels)

    def release(self, values: ArrayLike, *, rng: Randomness) -> FloatArray:
        """Private quantiles, in order: shape (quantiles,).

        Parameters
        ----------
        values
            Real numbers, shape (records,); there may be none. They are clamped to the grid.
        rng
            Source of randomness.

        Raises
        ------
        TypeError, ValueError
            If the values are not finite numbers on one axis, or `rng` is no source of randomness.
        """
        rng = validate.randomness(rng=rng)
        records = _codes(self.grid, values=values)
        points = np.zeros(len(self.quantiles), dtype=np.int64)
        low, high = self.grid.codes
        open_ = [(0, len(points), records, low, high, Fraction(0), Fraction(1))]
        while open_:
            first, end, part, low, high, below, above = open_.pop()
            if first == end:
                continue
            middle = (first + end) // 2
            q = self.quantiles[middle]
            # A constant share, whichever, is as private; this one is off by less than 10⁻⁸.
            share = ((q - below) / (above - below)).limit_denominator(FINEST_PART)
            rate = self.each / (2 * max(share, 1 - share) * share.denominator)
            cut = _pick(_intervals(part, (low, high), share), rate, rng)
            points[middle] = cut
            place = int(np.searchsorted(part, cut, side="right"))
            open_ += [
                (first, middle, part[:place], low, cut, below, q),
                (middle + 1, end, part[place:], cut, high, q, above),
            ]
        # The floats that are nearest to the points: none is beyond a bound by its last digit.
        return np.array([float(self.grid.decode(point)) for point in points])


def _intervals(records: IntArray, bounds: tuple[int, int], quantile: Fraction) -> Intervals:
    """The intervals of whole numbers between the bounds that sorted records cut out."""
    low, high = bounds
    asked, unit = quantile.numerator * records.size, quantile.denominator
    points, starts, sizes = np.unique(records, return_index=True, return_counts=True)
    ends = starts + sizes
    at = np.maximum.reduce([starts * unit - asked, asked - ends * unit, np.zeros_like(starts)])
    between = np.abs(np.concatenate([[0], ends]) * unit - asked)
    # Gap, record, gap, …, record, gap; those without points go.
    edges = np.concatenate([[low - 1], points, [high + 1]])
    first = np.empty(2 * points.size + 1, dtype=np.int64)
    count, miss = np.ones_like(first), np.empty_like(first)
    first[::2], first[1::2] = edges[:-1] + 1, points
    count[::2] = np.diff(edges) - 1
    miss[::2], miss[1::2] = between, at
    kept = count > 0
    return Intervals(first[kept], count[kept], miss[kept])


def _pick(intervals: Intervals, rate: Fraction, rng: Randomness) -> int:
    """A point: first its interval, then one of the interval's points."""
    starts, counts, misses = intervals
    place = choice(misses, counts, rate=rate, rng=rng)
    return int(starts[place]) + int(below(int(counts[place]), 1, word_source(rng))[0])


def _codes(grid: Grid, **argument: ArrayLike) -> IntArray:
    """The records on the grid, sorted."""
    records = validate.records(**argument)
    return np.sort(grid._whole(records)) if records.size else np.zeros(0, dtype=np.int64)


def _share(**argument: Any) -> Fraction:
    share = validate.exact(validate.probability(**argument))
    if share.denominator > FINEST:
        ((name, value),) = argument.items()
        raise ValueError(f"{name} must have a denominator up to 10**4, got {validate.show(value)}")
    return share
