"""A grid for real data, so that exact noise on whole numbers can be added to their sum.

Every *record* is clamped and rounded to a whole number of steps before anything is added up.
Sums of whole numbers are exact, so their sensitivity is too; sums of floats depend on the order
and on rounding, and can move by more than the formula says.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._digits import LARGEST
from dpedu._fixed import Fixed
from dpedu._validate import FloatArray, IntArray, Number
from dpedu.mechanisms.sensitivity import bounded_sum
from dpedu.neighbours import Neighbourhood

__all__ = ["Grid"]

SHORT = 2**31
"""Codes below it have sums that fit 64 bits, for fewer than 2³² records."""


class Grid(Fixed):
    """The multiples of a step between two bounds.

    Parameters
    ----------
    low, high
        Bounds that values are clamped to; `low` is below `high`. A float is the decimal that Python
        shows, here and for the step.
    step
        The width of a step, above 0; at least two multiples of it are between the bounds. Where a
        bound is none, the points end before it. Narrow steps lose less to rounding, and cost
        nothing in noise: see `rounding_error`.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or a bound is over 2⁵⁰ steps from 0, where the steps
        are counted from, so that sums of them are sums of values. For a short range far from 0,
        such as times in nanoseconds, subtract a number that is public from all values first.

    References
    ----------
    Casacuberta, Shoemate, Vadhan and Wagaman, "Widespread underestimation of sensitivity in
    differentially private libraries and how to fix it", CCS 2022.

    Examples
    --------
    A private sum of real numbers, with nothing hidden in its last bits:

    >>> from dpedu.mechanisms import DiscreteLaplace
    >>> grid = Grid(low=0, high=100, step=Fraction(1, 4))
    >>> steps = grid.encode([70.1, 12.55, 130.0])
    >>> steps
    array([280,  50, 400])
    >>> mechanism = DiscreteLaplace(epsilon=1, sensitivity=grid.sum_sensitivity("membership"))
    >>> grid.decode(mechanism.release(steps.sum(), rng=np.random.default_rng(5)))
    Fraction(53, 2)
    """

    def __init__(self, *, low: Number, high: Number, step: Number) -> None:
        self.low, self.high = validate.finite(low=low), validate.finite(high=high)
        if self.low >= self.high:
            raise ValueError(
                f"low must be below high, {validate.show(high)}, got {validate.show(self.low)}"
            )
        self.step = validate.exact(validate.positive(step=step))
        validate.positive_float(step=step)
        least, most = (validate.exact(bound) / self.step for bound in (self.low, self.high))
        self.codes: tuple[int, int] = math.ceil(least), math.floor(most)
        if self.codes[0] >= self.codes[1]:
            raise ValueError(
                "step must have two multiples between low and high at least, "
                f"got {validate.show(step)}"
            )
        if max(abs(least), abs(most)) > 2**50:
            raise ValueError(
                "step must leave at most 2**50 steps from 0 to low and to high, "
                f"got {validate.show(step)}"
            )

    def __repr__(self) -> str:
        return (
            f"Grid(low={validate.written(self.low)}, high={validate.written(self.high)}, "
            f"step={validate.written(self.step)})"
        )

    def _whole(self, values: ArrayLike) -> IntArray:
        """The codes of values in 64 bits, to be compared or counted: sums of them may wrap."""
        if validate.nobody(values):  # an error would tell
            return np.zeros(np.shape(values), dtype=np.int64)
        array = validate.boundable_array(values=values)
        clamped = np.clip(array, float(self.low), float(self.high))
        codes = np.asarray(np.rint(clamped / float(self.step)), dtype=np.int64)
        return np.asarray(np.clip(codes, *self.codes))  # whatever was rounded, it lies between them

    def encode(self, values: ArrayLike) -> NDArray[Any]:
        """Each value, clamped and rounded to a point of the grid, as a whole number of steps.

        Sums of them never wrap, and so move by `sum_sensitivity` at most: below 2³¹ steps to either
        bound they are an array of 64 bits, for fewer than 2³² records; with more steps an array of
        Python's whole numbers, for any number of records. Leave its type as it is.

        Raises
        ------
        TypeError, ValueError
            If they are not finite numbers.
        """
        codes = self._whole(values)
        # By the bounds alone: the type must not tell of the data.
        return codes if max(map(abs, self.codes)) < SHORT else codes.astype(object)

    def decode(self, steps: ArrayLike) -> Any:
        """What a whole number of steps is worth: a `Fraction`, or an array of floats.

        Raises
        ------
        TypeError, ValueError
            If `steps` is empty or holds anything but whole numbers.
        """
        array = validate.whole_array(steps=steps)
        return (
            int(array) * self.step
            if array.ndim == 0
            else np.asarray(array * float(self.step), float)
        )

    def sum_sensitivity(
        self, neighbourhood: Neighbourhood | str, *, condition: bool = False
    ) -> int:
        """The sensitivity of the sum of what `encode` gives, in whole steps.

        Parameters
        ----------
        neighbourhood, condition
            As for `dpedu.mechanisms.sensitivity.bounded_sum`.

        Examples
        --------
        >>> Grid(low=-20, high=100, step=5).sum_sensitivity("edit")
        24
        """
        return int(bounded_sum(*self.codes, neighbourhood, condition=condition))

    def answer_sensitivity(self, sensitivity: Number) -> int:
        """The sensitivity of an *answer* that is rounded to the grid at the end, in whole steps.

        Rounding can push two answers apart by a step, at exact multiples of it too, where ties go
        to even codes: it is ``⌊Δ/step⌋ + 1``. This holds for answers computed without error; where
        floats are added up, encode the records instead.

        Parameters
        ----------
        sensitivity
            Δ > 0 of the answer before rounding.

        Examples
        --------
        >>> grid = Grid(low=0, high=10, step=1)
        >>> grid.encode([0.5, 1.5]), grid.answer_sensitivity(1)
        (array([0, 2]), 2)
        """
        size = validate.positive(sensitivity=sensitivity)
        moved = max(Fraction(size), validate.exact(size)) / self.step
        # `encode` divides floats: each quotient is off by less than 2⁻⁵¹ of the largest.
        largest = max(abs(code) for code in self.codes) + 1
        return math.floor(moved + Fraction(largest, 2**50)) + 1

    def rounding_error(self, people: int) -> Fraction:
        """The most that rounding can move the sum of that many values between the bounds.

        It is half a step for each; or the distance of a bound to the last point before it, if that
        is more. Which of two points is nearer is told in floats: halfway between them, a value may
        go to the one that is further by the last digits of its own.

        Examples
        --------
        >>> Grid(low=0, high=100, step=Fraction(1, 100)).rounding_error(1000)
        Fraction(5, 1)
        """
        ends = [validate.exact(bound) for bound in (self.low, self.high)]
        gaps = [abs(end - code * self.step) for end, code in zip(ends, self.codes, strict=True)]
        return validate.integer(1, people=people) * max(self.step / 2, *gaps)


def part_of(low: float, high: float, count: int) -> float:
    """The width of one of so many equal parts between two bounds; refuses bounds without any."""
    width = high / 2 - low / 2  # of all floats, the halves have a difference
    if not width / count > 0:
        raise ValueError(
            f"high must be further above low, {validate.show(low)}, "
            f"to leave {count} parts, got {validate.show(high)}"
        )
    return 2 * (width / count)


def nearest_parts(values: FloatArray, low: float, high: float, count: int) -> IntArray:
    """At the end of which of so many equal parts each value is, nearly: from 0 to `count`.

    Each becomes a whole number by itself, by operations that IEEE 754 settles, and none lies
    outside. So an edit of one moves one number, by `count` at most, whatever is rounded.
    """
    inside = np.clip(values, low, high)
    shares = (inside / 2 - low / 2) / (high / 2 - low / 2)
    return np.asarray(np.clip(np.rint(shares * count), 0, count), dtype=np.int64)


def nearest_float(value: Fraction) -> float:
    """The float that is nearest to a fraction of any size; an overflow would tell of the data."""
    return float(min(max(value, Fraction(-LARGEST)), Fraction(LARGEST)))
