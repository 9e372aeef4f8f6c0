"""More than counts of events: running sums of bounded values, and running histograms."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._digits import floats_between
from dpedu._fixed import Fixed
from dpedu._validate import IntArray, Number, Randomness
from dpedu.mechanisms import sensitivity
from dpedu.neighbours import Neighbourhood, neighbourhood_of
from dpedu.streams.counter import Counter


class RunningSum(Fixed):
    """Running sums of values within bounds that were fixed without looking at them.

    Parameters
    ----------
    kind
        Which counter: `BinaryTreeCounter`, for example.
    low, high
        The bounds a and b of a value. Bounds that are no floats are moved to floats between them;
        those of an exact counter, to whole numbers between them.
    neighbourhood
        Under ``"membership"`` the value of one step comes or goes: ``max(|a|, |b|)``. Under
        ``"edit"`` it changes: ``b − a``.
    noise
        What the counter takes besides: `steps`, and `epsilon`, `delta` or `rho`.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or no float lies between the bounds, or no whole number
        if exact; or, of a counter in floats, if they are beyond 2⁹⁶⁰ in size.

    Attributes
    ----------
    counter
        The counter, with its guarantee and its errors.

    Examples
    --------
    >>> from dpedu.streams import BinaryTreeCounter
    >>> deposits = RunningSum(
    ...     BinaryTreeCounter, low=-20, high=100, neighbourhood="edit", steps=7, epsilon=1
    ... )
    >>> deposits.counter.mechanism.scale    # three levels, of 120 each
    360.0
    >>> print(deposits.counter.guarantee())
    1-DP under edit neighbours
    """

    def __init__(
        self,
        kind: type[Counter],
        *,
        low: Number,
        high: Number,
        neighbourhood: Neighbourhood | str,
        **noise: Any,
    ) -> None:
        low, high = validate.number(low=low), validate.number(high=high)
        width = sensitivity.bounded_sum(low, high, neighbourhood)
        if noise.get("exact"):
            whole = math.ceil(low), math.floor(high)
            if whole[0] > whole[1]:
                raise ValueError(
                    "low and high must have a whole number between them if exact, "
                    f"got {validate.show(low)} and {validate.show(high)}"
                )
            width = sensitivity.bounded_sum(*whole, neighbourhood)
        if width == 0:
            raise ValueError(f"low and high must not leave one value only, got {low} and {high}")
        if not noise.get("exact"):
            validate.with_room(low=low, high=high)
        elif width > 2**53:
            raise ValueError(
                "low and high must leave a sensitivity of at most 2**53 if exact, "
                f"got {validate.show(low)} and {validate.show(high)}"
            )
        self.low, self.high = low, high
        self._ends: tuple[float, float]
        self.counter = _kind(kind)(sensitivity=width, neighbourhood=neighbourhood, **noise)
        if self.counter.exact:
            self._ends = whole
        else:
            # Not the nearest, which could lie outside and further apart than is paid for.
            self._ends = floats_between(low, high)

    def __repr__(self) -> str:
        return (
            f"<RunningSum: values from {validate.written(self.low, str)} "
            f"to {validate.written(self.high, str)}, {self.counter!r}>"
        )

    @np.errstate(all="ignore")
    def release(
        self,
        values: ArrayLike,
        *,
        rng: Randomness,
        present: ArrayLike | None = None,
    ) -> NDArray[Any]:
        """The running sums with noise.

        Parameters
        ----------
        values
            One value a step, shape (t,). Those beyond the bounds are moved to them: an error in its
            place would tell of them.
        rng
            Source of randomness.
        present
            Bits, shape (t,): whether there was a value at that step. Without it: always. The value
            of a step without one does not count.

        Raises
        ------
        TypeError, ValueError
            If a value is no finite number, or no whole one for an exact counter, or shapes do not
            agree.
        """
        numbers: NDArray[Any]
        if self.counter.exact:
            numbers = validate.whole_array(values=values)
        else:
            numbers = validate.boundable_array(values=values)
        if numbers.ndim != 1:
            raise ValueError(f"values must be one a step, got shape {numbers.shape}")
        return self.counter.release(_kept(self._clamped(numbers), present), rng=rng)

    def _clamped(self, numbers: NDArray[Any]) -> NDArray[Any]:
        if not self.counter.exact:
            return np.asarray(np.clip(numbers, *self._ends))
        low, high = self._ends  # compared as Python does, for numbers of any size
        if numbers.min() >= low and numbers.max() <= high:
            return numbers
        return np.asarray(np.clip(numbers.astype(object), low, high))


class RunningHistogram(Fixed):
    """Running counts of each of k categories; an event is of one category.

    Parameters
    ----------
    kind
        Which counter: `BinaryTreeCounter`, for example.
    categories
        k ≥ 1, fixed without looking at the stream.
    neighbourhood
        Under ``"membership"`` an event comes or goes, and one count moves. Under ``"edit"`` its
        category changes, and two do.
    noise
        What the counter takes besides: `steps`, and `epsilon`, `delta` or `rho`, and `exact`.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Attributes
    ----------
    counter
        The counter of each category. For several events at a step, release a matrix of counts
        with it, one column a category.

    Examples
    --------
    >>> from dpedu.streams import BinaryTreeCounter
    >>> pages = RunningHistogram(
    ...     BinaryTreeCounter, categories=3, neighbourhood="membership", steps=4, epsilon=1,
    ...     exact=True,
    ... )
    >>> pages.release([0, 2, 2, 1], rng=np.random.default_rng(2)).shape
    (4, 3)
    """

    def __init__(
        self,
        kind: type[Counter],
        *,
        categories: int,
        neighbourhood: Neighbourhood | str,
        **noise: Any,
    ) -> None:
        self.categories = validate.integer(1, categories=categories)
        edits = neighbourhood_of(neighbourhood) is Neighbourhood.EDIT
        self.counter = _kind(kind)(entries=2 if edits else 1, neighbourhood=neighbourhood, **noise)

    def __repr__(self) -> str:
        return f"<RunningHistogram: {self.categories} categories, {self.counter!r}>"

    @np.errstate(all="ignore")
    def release(
        self,
        codes: ArrayLike,
        *,
        rng: Randomness,
        present: ArrayLike | None = None,
    ) -> NDArray[Any]:
        """The running counts with noise.

        Parameters
        ----------
        codes
            The category of each step's event, shape (t,): 0 to k − 1.
        rng
            Source of randomness.
        present
            Bits, shape (t,): whether there was an event at that step. Without it: always.

        Returns
        -------
        numpy.ndarray
            Shape (t, k).

        Raises
        ------
        TypeError, ValueError
            If a code is no category, or shapes do not agree.
        """
        events = _codes(codes, self.categories)
        counts = np.zeros((events.size, self.categories), dtype=np.int64)
        counts[np.arange(events.size), events] = _kept(np.ones(events.size, np.int64), present)
        return self.counter.release(counts, rng=rng)


def _codes(codes: ArrayLike, categories: int) -> IntArray:
    events = validate.whole_array(codes=codes)
    if events.ndim != 1:
        raise ValueError(f"codes must be one a step, got shape {events.shape}")
    if events.min() < 0 or events.max() >= categories:
        raise ValueError(f"codes must be from 0 to {categories - 1}, got {validate.show(codes)}")
    return events.astype(np.int64)


def _kept(numbers: NDArray[Any], present: ArrayLike | None) -> NDArray[Any]:
    if present is None:
        return numbers
    bits = validate.category_array(2, present=present)
    if bits.shape != numbers.shape:
        raise ValueError(f"present must be of shape {numbers.shape}, got {bits.shape}")
    return np.where(bits == 1, numbers, 0)  # a product of uint64 and int64 would be a float


def _kind(kind: object) -> type[Counter]:
    if not isinstance(kind, type) or not issubclass(kind, Counter) or kind is Counter:
        raise TypeError(f"kind must be a class of counters, got {validate.show(kind)}")
    return kind
