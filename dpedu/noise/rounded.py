"""A Gaussian rounded to whole numbers, exactly: every whole number has the chance of its unit.

The discrete Gaussian is another law, whose profile is known for one number only. To round is
post-processing, so that what is proved of Gaussian noise, in many dimensions, on samples of the
people, over many steps, holds for the rounded kind as it stands; what it takes is a sampler that
does not err. A uniform number U is revealed 64 bits at a time, and its quantile is looked up in
floats. Where those leave no doubt on which whole number it is nearest to, that is it; where they
do, U is compared with the distribution function at the half, to as many digits as it takes.

References
----------
Canonne, Kamath and Steinke, "The discrete Gaussian for differential privacy", NeurIPS 2020, Section
1.2, on rounded Gaussians: private by post-processing, and hard to draw.
"""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

import numpy as np

from dpedu import _validate as validate
from dpedu._digits import big, digits
from dpedu._validate import IntArray, Number, Randomness
from dpedu.noise.exact import Words, in_blocks, word_source
from dpedu.noise.fast import Shape, checked_shape

__all__ = ["rounded_gaussian"]

LIMIT = 2**40
"""The largest σ: above it, floats would leave too many draws in doubt."""

DOUBT = 2.0**-44
"""How far a quantile in floats may be off, of itself and of a deviation: it is less than 2⁻⁴⁸."""


def rounded_gaussian(sigma: Number, shape: Shape, *, rng: Randomness) -> IntArray:
    """``round(Z)`` for Gaussian Z of standard deviation σ: ``P(k) = Φ((k + ½)/σ) − Φ((k − ½)/σ)``.

    Parameters
    ----------
    sigma
        σ, from 2⁻¹⁰ to 2⁴⁰. A float stands for precisely the fraction that it is.
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
    >>> rounded_gaussian(Fraction(10, 3), 8, rng=np.random.default_rng(7))
    array([-2,  0,  1,  4, -3,  1,  9, -1])
    """
    width = Fraction(validate.positive(sigma=sigma))
    if not Fraction(1, 1024) <= width <= LIMIT:
        raise ValueError(f"sigma must be between 2**-10 and 2**40, got {validate.show(sigma)}")
    sizes = checked_shape(shape=shape)
    words = word_source(rng)
    return in_blocks(lambda size: gaussian_from_words(width, size, words), sizes)


def gaussian_from_words(sigma: Fraction, size: int, words: Words) -> IntArray:
    """The same from a source of random words.

    The lowest bit is the sign, for the halves of a Gaussian are alike; the others are U, of which
    the size of the noise is the quantile ``−σ Φ⁻¹(U/2)``.
    """
    from scipy.special import ndtri

    u = words(size)
    sign = np.where(u & np.uint64(1), -1, 1)
    u >>= np.uint64(1)
    with np.errstate(divide="ignore"):
        # U lies between u and u + 1, of 2⁶³: the size of the noise between `low` and `high`.
        low, high = (-ndtri((u + np.uint64(i)) * 2.0**-64) for i in (1, 0))
    found = np.rint(float(sigma) * np.maximum(low * (1 - DOUBT) - DOUBT, 0))
    open_ = np.flatnonzero(found != np.rint(float(sigma) * (high * (1 + DOUBT) + DOUBT)))
    whole: IntArray = np.where(np.isfinite(found), found, 0).astype(np.int64)
    for place in open_:
        whole[place] = _settle(int(u[place]), sigma, int(whole[place]), words)
    return np.asarray(sign * whole, dtype=np.int64)


def _settle(u: int, sigma: Fraction, about: int, words: Words) -> int:
    """The nearest whole number to ``−σ Φ⁻¹(U/2)`` for a U of which 63 bits are known.

    It is searched from what it is about.
    """
    bits = 63
    while True:
        # Larger U, smaller noise; for U = 0 there is no end to it.
        mp = digits(lost=bits * math.log10(2))
        least = _nearest(mp, mp.mpf(u + 1) / mp.mpf(2) ** (bits + 1), sigma, about)
        if u:
            most = _nearest(mp, mp.mpf(u) / mp.mpf(2) ** (bits + 1), sigma, about)
            if least == most:
                return least
        bits, u = bits + 64, (u << 64) | int(words(1)[0])


def _nearest(mp: Any, half: Any, sigma: Fraction, about: int) -> int:
    """The k ≥ 0 with ``Φ(−(k + ½)/σ) ≤ half < Φ(−(k − ½)/σ)``, searched in growing steps."""
    width = big(mp, sigma)

    def below(k: int) -> bool:  # whether the noise is below k + ½
        return bool(mp.ncdf(-(k + mp.mpf(1) / 2) / width) < half)

    low, high, step = about - 1, about, 1
    while low >= 0 and below(low):
        low, high, step = max(low - step, -1), low, 2 * step
    step = 1
    while not below(high):
        low, high, step = high, high + step, 2 * step
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if below(middle) else (middle, high)
    return high
