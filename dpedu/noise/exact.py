"""Exact noise on the whole numbers: discrete Laplace and discrete Gaussian.

Every probability is exactly what it is said to be; nothing is rounded. A uniform number U is
revealed 64 random bits at a time. The result is the place of U among the cumulative probabilities,
and 64 bits settle that almost always: thresholds are known as whole numbers, rounded down, and only
where U *equals* such a number are more bits of both computed, as many as it takes.

A discrete Laplace variable of large scale is put together from independent digits, so that tables
stay short. A discrete Gaussian is a discrete Laplace variable, kept with a probability that makes
up the difference.

References
----------
Canonne, Kamath and Steinke, "The discrete Gaussian for differential privacy", NeurIPS 2020, for the
rejection; Knuth and Yao, "The complexity of nonuniform random number generation", 1976, for the
comparison bit by bit.
"""

from __future__ import annotations

import math
import os
import random
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from dpedu import _validate as validate
from dpedu._validate import IntArray, Number, Randomness
from dpedu.noise.exponentials import Bounds, exp_bounds, floor_of
from dpedu.noise.fast import Shape, checked_shape

__all__ = ["discrete_gaussian", "discrete_laplace"]

Words = Callable[[int], NDArray[np.uint64]]
"""A source of random bits: so many words of 64."""

LIMIT = 10**15
"""Scales go from 1/LIMIT to LIMIT, so that results fit whole numbers of 64 bits."""

BLOCK = 2**16
"""How many variables are drawn at a time."""

DIGIT = 256
"""The base of the digits of a geometric variable."""


def discrete_laplace(scale: Number, shape: Shape, *, rng: Randomness) -> IntArray:
    """Noise with ``P(k) ∝ e^(−|k|/s)`` on the whole numbers, exactly.

    Parameters
    ----------
    scale
        s, from 10⁻¹⁵ to 10¹⁵. A float stands for precisely the fraction that it is.
    shape
        Shape of the result.
    rng
        Source of randomness, a generator or ``random.SystemRandom()``: its 64-bit words are taken
        to be uniform and independent.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> discrete_laplace(Fraction(10, 3), 8, rng=np.random.default_rng(7))
    array([-6, -3, -2,  1,  0, -2,  2, -3])
    """
    width = _width(scale=scale)
    sizes = checked_shape(shape=shape)
    words = word_source(rng)
    return in_blocks(lambda size: laplace_from_words(width, size, words), sizes)


def discrete_gaussian(sigma: Number, shape: Shape, *, rng: Randomness) -> IntArray:
    """Noise with ``P(k) ∝ e^(−k²/(2σ²))`` on the whole numbers, exactly.

    Parameters
    ----------
    sigma
        σ, from 10⁻¹⁵ to 10¹⁵: a parameter, close to the standard deviation unless it is small. A
        float stands for precisely the fraction that it is.
    shape
        Shape of the result.
    rng
        Source of randomness, a generator or ``random.SystemRandom()``: its 64-bit words are taken
        to be uniform and independent.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> discrete_gaussian(Fraction(10, 3), 8, rng=np.random.default_rng(7))
    array([-1, -4,  0, -3,  2, -4,  2,  2])
    """
    width = _width(sigma=sigma)
    sizes = checked_shape(shape=shape)
    words = word_source(rng)
    return in_blocks(lambda size: gaussian_from_words(width, size, words), sizes)


def word_source(rng: Randomness) -> Words:
    """The random words of a generator, or of the operating system."""
    source = validate.randomness(rng=rng)
    if isinstance(source, random.SystemRandom):
        return lambda size: np.frombuffer(os.urandom(8 * size), dtype=np.uint64).copy()
    return lambda size: source.integers(0, 2**64, size=size, dtype=np.uint64)


def in_blocks(draw: Callable[[int], IntArray], sizes: tuple[int, ...]) -> IntArray:
    """Draws of a shape, so many at a time that all that is computed stays in the cache."""
    total = math.prod(sizes)
    drawn = np.empty(total, dtype=np.int64)
    for start in range(0, total, BLOCK):
        drawn[start : start + BLOCK] = draw(min(BLOCK, total - start))
    return drawn.reshape(sizes)


# Discrete Laplace ---------------------------------------------------------------------------------


def laplace_from_words(scale: Fraction, size: int, words: Words) -> IntArray:
    """Discrete Laplace noise from a source of random words.

    K ≥ 0 and K < 0 have odds 1 : q for ``q = e^(−1/s)``, and in both cases what is left, K or
    −1 − K, is geometric. Its digits to a base are independent of one another.
    """
    sign, digits = _laplace_tables(scale)
    negative = sign.sample(size, words)
    total = digits[-1].sample(size, words)
    for digit in reversed(digits[:-1]):
        total *= DIGIT
        total += digit.sample(size, words)
    return total ^ -negative  # −1 − K for the negative ones


class Inversion:
    """Draws k with ``F(k − 1) ≤ U < F(k)`` for a uniform U, from cumulative probabilities F.

    Parameters
    ----------
    cumulative
        F, as a function of k that gives bounds to any number of bits. All values are irrational.
    last
        The largest k, with F(k) = 1; None if there is none.
    """

    def __init__(self, cumulative: Callable[[int], Bounds], last: int | None) -> None:
        self._cumulative, self._last = cumulative, last
        floors: list[int] = []
        while len(floors) != last and (not floors or floors[-1] < 2**64 - 1):
            floors.append(floor_of(cumulative(len(floors)), 64))
        self.floors = np.array(floors, dtype=np.uint64)
        # For each value of the first 16 bits: the k that they settle, or −1.
        starts = np.arange(2**16, dtype=np.uint64) << np.uint64(48)
        self._guide = np.searchsorted(self.floors, starts).astype(np.int64)
        self._guide[self.floors >> np.uint64(48)] = -1

    def sample(self, size: int, words: Words) -> IntArray:
        """So many independent draws."""
        u = words(size)
        found: IntArray = self._guide[u >> np.uint64(48)]
        unsettled = np.flatnonzero(found < 0)
        rest = u[unsettled]
        found[unsettled] = np.searchsorted(self.floors, rest, side="right")
        # A floor equal to U is the last one that the search has counted.
        equal = self.floors[np.maximum(found[unsettled], 1) - 1] == rest
        for place in unsettled[equal]:
            found[place] = self._settle(int(u[place]), words)
        return found

    def _settle(self, u: int, words: Words) -> int:
        """The same for a U of which the first 64 bits equal a threshold's."""
        bits, k = 64, int(np.searchsorted(self.floors, u))
        while k != self._last:
            threshold = floor_of(self._cumulative(k), bits)
            if u < threshold:
                break
            if u > threshold:
                k += 1
            else:
                bits, u = bits + 64, (u << 64) | int(words(1)[0])
        return k


@lru_cache(maxsize=64)
def _laplace_tables(scale: Fraction) -> tuple[Inversion, list[Inversion]]:
    """The sign's table, and those of the digits of the geometric part, the lowest first."""
    x = 1 / scale
    # The sign is a digit to the base 2: (1 − q)/(1 − q²) is 1/(1 + q).
    sign = Inversion(_digit(x, 2), last=1)
    digits = []
    while 8 * x < 1:
        digits.append(Inversion(_digit(x, DIGIT), last=DIGIT - 1))
        x *= DIGIT
    digits.append(Inversion(lambda k: _complement(x * (k + 1)), last=None))
    return sign, digits


def _digit(x: Fraction, base: int) -> Callable[[int], Bounds]:
    """For ``q = e^(−x)``, the cumulative ``(1 − q^(k+1))/(1 − q^base)`` of a geometric's digit."""

    def cumulative(k: int) -> Bounds:
        part, whole = _complement(x * (k + 1)), _complement(x * base)

        def bounds(bits: int) -> tuple[int, int]:
            (low, high), (least, most) = part(bits), whole(bits)
            return (low << bits) // most, min(-((-high << bits) // least), 1 << bits)

        return bounds

    return cumulative


def _complement(x: Fraction) -> Bounds:
    """``1 − e^(−x)``."""

    def bounds(bits: int) -> tuple[int, int]:
        low, high = exp_bounds(x, bits)
        return (1 << bits) - high, (1 << bits) - low

    return bounds


# Discrete Gaussian --------------------------------------------------------------------------------

DOUBT = 2.0**-40
"""How close to a float an exact comparison is made instead. Its error is below 2⁻⁴⁵."""


def gaussian_from_words(sigma: Fraction, size: int, words: Words) -> IntArray:
    """Discrete Gaussian noise from a source of random words.

    Proposals Y are discrete Laplace of the whole scale ``t = ⌊σ⌋ + 1``; one is kept with
    probability ``e^(−(|Y| − σ²/t)²/(2σ²))``.
    """
    whole = math.floor(sigma) + 1
    centre = sigma**2 / whole
    kept: list[IntArray] = []
    missing = size
    while missing > 0:
        # About two in three are kept; a few more are asked for, so that one round mostly does.
        proposals = laplace_from_words(Fraction(whole), missing + missing // 2 + 8, words)
        accepted = proposals[_accepted(np.abs(proposals), centre, sigma, words)][:missing]
        kept.append(accepted)
        missing -= accepted.size
    return np.concatenate(kept) if kept else np.zeros(0, dtype=np.int64)


def _accepted(
    sizes: IntArray, centre: Fraction, sigma: Fraction, words: Words
) -> NDArray[np.bool_]:
    """Whether U is below ``e^(−(|Y| − centre)²/(2σ²))``, exactly, for each |Y|.

    Floats sort out all that is clear. The few in doubt are compared as whole numbers, to as many
    bits as it takes.
    """
    u = words(sizes.size)
    about = np.exp(-(((sizes - float(centre)) / float(sigma)) ** 2) / 2)
    gap = about - (u >> np.uint64(11)) * 2.0**-53
    accepted: NDArray[np.bool_] = gap > 0
    for place in np.flatnonzero(np.abs(gap) < DOUBT):
        loss = ((int(sizes[place]) - centre) / sigma) ** 2 / 2
        accepted[place] = _below_exp(int(u[place]), loss, words)
    return accepted


def _below_exp(u: int, loss: Fraction, words: Words) -> bool:
    """Whether the number U, of which 64 bits are known, is below e^(−loss)."""
    if loss == 0:
        return True
    bits = 64
    while (threshold := floor_of(lambda b: exp_bounds(loss, b), bits)) == u:
        bits, u = bits + 64, (u << 64) | int(words(1)[0])
    return u < threshold


def _width(**argument: Number) -> Fraction:
    ((name, value),) = argument.items()
    width = Fraction(validate.positive(**argument))
    if not Fraction(1, LIMIT) <= width <= LIMIT:
        raise ValueError(f"{name} must be between 1e-15 and 1e15, got {validate.show(value)}")
    return width
