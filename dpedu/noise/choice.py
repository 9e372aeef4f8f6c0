"""One of many things, picked with chances like ``c e^(−r s)`` that are exactly what they say.

Floats sort out all that is clear: a random number that is not close to a border between two things
belongs to one of them, however floats were rounded. The few that are close are compared as whole
numbers, to as many bits as it takes.

References
----------
Knuth and Yao, "The complexity of nonuniform random number generation", 1976, for the comparison bit
by bit.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate

import numpy as np
from numpy.typing import ArrayLike

from dpedu import _validate as validate
from dpedu._validate import IntArray, Number
from dpedu.noise.exact import Words, word_source
from dpedu.noise.exponentials import exp_bounds

__all__ = ["choice"]

DOUBT = 2.0**-38
"""How close to a border an exact comparison is made instead, beside 2⁻⁵⁰ for each thing.

A product of floats is off by 2⁻⁵² of itself, so that an exponent, of 745 at most, is off by 2⁻⁴².
Sums of n positive floats are off by n 2⁻⁵³ of themselves.
"""


def choice(steps: ArrayLike, counts: ArrayLike, *, rate: Number, rng: np.random.Generator) -> int:
    """A place i, with a probability proportional to ``counts_i e^(−rate · steps_i)``.

    Parameters
    ----------
    steps
        Whole numbers between −2⁶¹ and 2⁶¹: shape (things,).
    counts
        Whole numbers from 0 to 2⁶², as many, and not all 0: how many equal things stand there.
    rate
        At least 0. A float stands for precisely the fraction that it is.
    rng
        Source of randomness: its 64-bit words are taken to be uniform and independent.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> rng = np.random.default_rng(1)
    >>> drawn = [choice([0, 1], [1, 3], rate=1, rng=rng) for _ in range(1000)]
    >>> sum(drawn)                              # 1000 · 3/(e + 3) = 524.6
    516
    """
    places = validate.whole_array(steps=steps)
    many = validate.whole_array(counts=counts)
    for name, array, least, most in [
        ("steps", places, -(2**61), 2**61),
        ("counts", many, 0, 2**62),
    ]:
        if array.ndim != 1 or array.shape != places.shape:
            raise ValueError(f"{name} must have the shape {places.shape[:1]}, got {array.shape}")
        if array.min() < least or array.max() > most:
            raise ValueError(f"{name} must lie between {least} and {most}, {validate.show(array)}")
    whole, multiples = places.astype(np.int64), many.astype(np.int64)
    if not multiples.any():
        raise ValueError(f"counts must not be all 0, got {validate.show(counts)}")
    slope = Fraction(validate.non_negative(rate=rate))
    return choice_from_words(whole, multiples, slope, word_source(validate.generator(rng=rng)))


def choice_from_words(steps: IntArray, counts: IntArray, rate: Fraction, words: Words) -> int:
    """The same from a source of random words."""
    present = np.flatnonzero(counts)
    losses = steps[present] - steps[present].min()
    weights = np.exp(-float(rate) * losses) * counts[present]
    borders = np.cumsum(weights)
    total = float(borders[-1])
    u = int(words(1)[0])
    target = u * 2.0**-64 * total
    doubt = (DOUBT + 2.0**-50 * present.size) * total
    first, last = np.searchsorted(borders[:-1], [target - doubt, target + doubt])
    if first == last:
        return int(present[first])
    return int(present[_settle(losses, counts[present], rate, u, words)])


def _settle(losses: IntArray, counts: IntArray, rate: Fraction, u: int, words: Words) -> int:
    """The same for a random number of which 64 bits are known, from bounds on all weights."""
    bits = 64
    kinds, kind = np.unique(losses, return_inverse=True)
    while True:
        work = bits + 64
        bounds = [exp_bounds(rate * int(loss), work) for loss in kinds]
        lows, highs = (
            list(accumulate(bounds[k][side] * int(c) for k, c in zip(kind, counts, strict=True)))
            for side in (0, 1)
        )
        least, most = u * lows[-1], (u + 1) * highs[-1]
        below = 0
        for i, (low, high) in enumerate(zip(lows, highs, strict=True)):
            # The last thing goes on to the end, whatever is known of its weight.
            if below <= least and (most <= low << bits or i == len(lows) - 1):
                return i
            below = high << bits
        bits, u = bits + 64, (u << 64) | int(words(1)[0])
