"""Powers of e to any number of bits, with proven bounds: what the exact samplers compare with."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dpedu import _validate as validate
from dpedu._validate import FloatArray

__all__ = ["exp_bounds", "floor_of"]

MOST_BITS = 2**20
"""How fine a unit may be: far finer than any draw needs."""

Bounds = Callable[[int], tuple[int, int]]
"""From a number of bits b to whole numbers (low, high) with ``low/2^b ≤ value ≤ high/2^b``."""


def exp_bounds(x: Fraction, bits: int) -> tuple[int, int]:
    """Whole numbers ``(low, high)`` with ``low ≤ e^(−x) 2^bits ≤ high``, a few units apart.

    Parameters
    ----------
    x
        At least 0. A float counts as the fraction that it is.
    bits
        How fine the unit is: 2^−bits, from 0 to 2²⁰ bits.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> exp_bounds(Fraction(1), 10)       # 1024/e = 376.7
    (376, 377)
    """
    if not isinstance(x, Fraction):
        x = Fraction(validate.non_negative(x=x))
    elif x < 0:
        raise ValueError(f"x must be at least 0, got {validate.show(x)}")
    bits = validate.integer(0, MOST_BITS, bits=bits)
    if x > bits:  # e^(−x) < 2^(−bits)
        return 0, 1
    halvings = max(0, (2 * x.numerator // x.denominator).bit_length())
    work = bits + 2 * halvings + 32
    # y = x/2^halvings is at most 1/2. Its e^y is a sum of positive terms: round each both ways.
    scaled = (x.numerator << work) // (x.denominator << halvings)
    low = _exp_sum(scaled, work, up=0)
    high = _exp_sum(scaled + 1, work, up=1)
    low, high = (1 << (2 * work)) // high, -(-(1 << (2 * work)) // low)
    for _ in range(halvings):
        low, high = (low * low) >> work, -((-high * high) >> work)
    return low >> (work - bits), -((-high) >> (work - bits))


def _exp_sum(y: int, work: int, *, up: int) -> int:
    """``e^(y/2^work) 2^work`` for y/2^work of about ½ at most, rounded down (`up` 0) or up (1)."""
    term = total = 1 << work
    step = 1
    while term > up:
        term = (term * y >> work) // step + up
        total += term
        step += 1
    # What is left out is less than the last term, for each term is at most half of the one before.
    return total + up * (term + 1)


class Decay:
    """A weight that falls with a whole loss s ≥ 0: ``e^(−r s)``, or ``q^s``.

    Parameters
    ----------
    rate
        r ≥ 0, or infinity; or else:
    base
        q, from 0 to 1.
    """

    def __init__(self, *, rate: Fraction | float = 0, base: Fraction | None = None) -> None:
        self._rate, self._base = rate, base
        self._vanishes = base == 0 or rate == math.inf
        self._slope = math.inf if self._vanishes else self._about()

    def _about(self) -> float:
        try:
            if self._base is None:
                return float(self._rate)
            return math.log1p(1 / self._base - 1)  # of a difference that is exact
        except OverflowError:
            return 1e300

    def exponents(self, losses: NDArray[Any]) -> FloatArray:
        """Minus the logarithms of the weights, to within 2⁻⁵⁰ of themselves; at most 10³⁰⁰."""
        sizes = _halves(losses)
        with np.errstate(invalid="ignore", over="ignore"):
            return np.where(sizes == 0, 0.0, np.minimum(2 * self._slope * sizes, 1e300))

    def floats(self, losses: NDArray[Any]) -> FloatArray:
        """The weights, to within 2⁻⁴² of themselves."""
        sizes = _halves(losses)
        with np.errstate(invalid="ignore", over="ignore"):  # a warning would tell of the losses
            return np.where(sizes == 0, 1.0, np.exp(-2 * self._slope * sizes))

    def bounds(self, loss: int, bits: int) -> tuple[int, int]:
        """Whole numbers on both sides of the weight times 2^bits, a few units apart."""
        if loss == 0 or self._slope == 0:
            return 1 << bits, 1 << bits
        if 2 * self._slope * (loss / 2) > bits:  # below 2^(−1.4 bits)
            return 0, 0 if self._vanishes else 1
        if self._base is None:
            return exp_bounds(Fraction(self._rate) * loss, bits)
        return _power_bounds(self._base, loss, bits)


def _halves(losses: NDArray[Any]) -> FloatArray:
    """Half of each: the difference of two floats can be too large for one, and its half cannot."""
    return np.asarray(losses / 2, dtype=np.float64)


def _power_bounds(base: Fraction, power: int, bits: int) -> tuple[int, int]:
    """The same for ``q^s``, q from 0 to 1: by squares, which are rounded both ways.

    A product is off by no more than both its factors and one rounding: s factors by 4s roundings.
    """
    work = bits + power.bit_length() + 4
    low, high = (base.numerator << work) // base.denominator, base.numerator << work
    high = -(-high // base.denominator)
    least = most = 1 << work
    while power:
        if power & 1:
            least, most = least * low >> work, -(-most * high >> work)
        low, high = low * low >> work, -(-high * high >> work)
        power >>= 1
    return least >> (work - bits), -(-most >> (work - bits))


def floor_of(value: Bounds, bits: int) -> int:
    """``⌊value · 2^bits⌋`` of an irrational value, from bounds as fine as that takes.

    Parameters
    ----------
    value
        From a number of bits to bounds on the value.
    bits
        How fine the unit is: 2^−bits.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> floor_of(lambda bits: exp_bounds(Fraction(1), bits), 10)
    376
    """
    validate.function(value=value)
    bits = validate.integer(0, MOST_BITS, bits=bits)
    guard = 16
    while True:
        low, high = value(bits + guard)
        # The value is irrational, so it is not `high` itself but below.
        if low >> guard == (high - 1) >> guard:
            return low >> guard
        guard *= 2
