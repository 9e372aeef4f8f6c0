"""Sample and aggregate: any statistic at all, without a word about its sensitivity.

The records are dealt into blocks, the statistic is computed on each by itself, and the answers of
the blocks are aggregated privately. One record is in one block, and can change one answer: to what,
does not matter to a median.
"""

from __future__ import annotations

import math
import os
import threading
import warnings
from collections.abc import Callable, Sequence
from decimal import Decimal
from fractions import Fraction
from numbers import Real
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from dpedu import _validate as validate
from dpedu._digits import LARGEST
from dpedu._validate import FloatArray, Number, Randomness
from dpedu.mechanisms.contract import Mechanism, absent
from dpedu.mechanisms.grid import Grid
from dpedu.mechanisms.quantile import Quantile
from dpedu.neighbours import Neighbourhood, neighbourhood_of
from dpedu.noise.choice import below
from dpedu.noise.exact import word_source

__all__ = ["SampleAndAggregate"]

_turns: dict[int, threading.RLock] = {}
"""Held by whoever has warnings ignored: their filters are those of all threads of a process."""


class SampleAndAggregate(Mechanism):
    """A private median of a statistic's values on disjoint blocks of the records.

    Parameters
    ----------
    epsilon
        ε > 0. A float is the decimal that Python shows: 0.1 is 1/10.
    statistic
        A function from some of the records, in their order, to a real number. It may be anything
        that is computed without randomness.
    blocks
        k ≥ 1. More of them make the aggregation better and every single answer worse; √n is usual.
    grid
        The points that may be named; answers of blocks are clamped and rounded to it.
    neighbourhood
        ``"membership"`` or ``"edit"``: the guarantee is the same for both.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    It is ε-DP. Every record is dealt to a block by a die of its own, so that neighbours can be
    dealt alike, and then differ in one block: an edit of one of k answers, for which the `Quantile`
    is ε-DP under edit. Where the statistic fails, or gives no finite number, the answer of the
    block is the middle of the grid: an error would tell. So would a warning, or an end of the
    program: neither comes through, only an interrupt does. What else a statistic does, such as to
    print, is not held back.

    Warnings are ignored in the whole process while a statistic is computed, for Python has no other
    way; statistics of several threads are computed one after the other, so that none ends it for
    another (do not let a statistic wait for a release in another thread). Other code that changes
    the filters of warnings in another thread meanwhile, or a statistic that does, can let them
    through.

    References
    ----------
    Nissim, Raskhodnikova and Smith, "Smooth sensitivity and sampling in private data analysis",
    STOC 2007, Section 4; Smith, "Privacy-preserving statistical estimation with optimal convergence
    rates", STOC 2011, for aggregating on intervals.

    Examples
    --------
    The ratio of two columns, whose sensitivity has no bound:

    >>> def ratio(rows):
    ...     return sum(a for a, b in rows) / sum(b for a, b in rows)
    >>> private = SampleAndAggregate(
    ...     epsilon=1, statistic=ratio, blocks=40, grid=Grid(low=0, high=10, step=Fraction(1, 100)),
    ...     neighbourhood="membership",
    ... )
    >>> rows = np.random.default_rng(1).uniform([2, 1], [4, 2], size=(2000, 2)).tolist()
    >>> round(ratio(rows), 2), float(private.release(rows, rng=np.random.default_rng(2)))
    (2.0, 1.99)
    """

    def __init__(
        self,
        *,
        epsilon: Number,
        statistic: Callable[[Sequence[Any]], Any],
        blocks: int,
        grid: Grid,
        neighbourhood: Neighbourhood | str,
    ) -> None:
        validate.function(statistic=statistic)
        self.statistic = statistic
        self.blocks = validate.integer(1, blocks=blocks)
        self.aggregate = Quantile(epsilon=epsilon, grid=grid, neighbourhood=Neighbourhood.EDIT)
        self.neighbourhood = neighbourhood_of(neighbourhood)
        self._epsilon = self.aggregate._epsilon

    def __repr__(self) -> str:
        return (
            f"<SampleAndAggregate: {self.blocks} blocks, epsilon={float(self._epsilon):g}, "
            f"{self.neighbourhood} neighbours>"
        )

    variance = absent("it depends on how stable the statistic is")
    accuracy = absent("it depends on how stable the statistic is")
    interval = absent("it depends on how stable the statistic is")

    def answers(self, records: Sequence[Any], dealt: ArrayLike) -> FloatArray:
        """The statistic's value on every block: never publish them.

        Parameters
        ----------
        records
            Anything that the statistic takes several of; there may be none.
        dealt
            The block of each record, from 0 to k − 1.

        Raises
        ------
        TypeError, ValueError
            If the records are no sequence, or masked, or not every record is in a block.
        """
        _several(records=records)
        places = np.asarray(dealt, dtype=np.int64)
        if places.shape != (len(records),) or ((places < 0) | (places >= self.blocks)).any():
            raise ValueError(
                f"dealt must give each of {len(records)} records one of {self.blocks} blocks, "
                f"got {validate.show(dealt)}"
            )
        grid = self.aggregate.grid
        middle = float(grid.low) / 2 + float(grid.high) / 2  # of all floats, the halves have a sum
        order = np.argsort(places, kind="stable")
        cuts = np.searchsorted(places[order], np.arange(self.blocks + 1))
        found = np.full(self.blocks, middle)
        for block in range(self.blocks):
            chosen = order[cuts[block] : cuts[block + 1]]
            some = records[chosen] if isinstance(records, np.ndarray) else [
                records[i] for i in chosen.tolist()
            ]  # fmt: skip
            value = _answer(self.statistic, some)
            if math.isfinite(value):
                found[block] = value
        return found

    def release(self, records: Sequence[Any], /, *, rng: Randomness) -> Fraction:
        """A private value of the statistic: a point of the grid.

        Parameters
        ----------
        records
            Anything that the statistic takes several of; there may be none.
        rng
            Source of randomness.

        Raises
        ------
        TypeError
            If the records are no sequence, or masked, or `rng` is no source of randomness.
        """
        rng = validate.randomness(rng=rng)
        _several(records=records)
        dealt = below(self.blocks, len(records), word_source(rng))
        return self.aggregate.release(self.answers(records, dealt), rng=rng)


def _answer(statistic: Callable[[Sequence[Any]], Any], some: Sequence[Any]) -> float:
    """The statistic's value, or NaN: whatever goes wrong in one block must not show."""
    # What another thread held when a process was forked would be held there for ever.
    turn = _turns.setdefault(os.getpid(), threading.RLock())
    with turn, warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        try:
            value = statistic(some)
            number = isinstance(value, (Real, Decimal))
            if number and -math.inf < value < math.inf:
                value = min(max(value, -LARGEST), LARGEST)  # a bound of the grid is nearer still
            return float(value)
        except KeyboardInterrupt:
            raise
        except BaseException:  # a statistic can raise any of them, with any words
            return math.nan


def _several(**argument: object) -> None:
    ((name, value),) = argument.items()
    validate.sequence(**argument)
    if isinstance(value, np.ma.MaskedArray):
        raise TypeError(f"{name} must not be masked: leave hidden values out")
