"""How likely discrete Laplace noise is to reach a level: proven bounds, so that δ is safe.

For discrete Laplace noise K of scale s it is ``Pr(K ≥ m) = q^m/(1 + q)`` with ``q = e^(−1/s)``, for
m ≥ 0: the sum of a geometric series.
"""

from __future__ import annotations

import math
from fractions import Fraction

from dpedu import _validate as validate
from dpedu._validate import Number
from dpedu.noise.exponentials import exp_bounds

__all__ = ["laplace_tail", "least_level"]

FURTHEST = 5000
"""Up to how many scales a tail is computed: what lies beyond has a chance below 10⁻²¹⁰⁰."""


def laplace_tail(scale: Number, level: int) -> tuple[Fraction, Fraction]:
    """Bounds on ``Pr(K ≥ level)``, less than 2⁻⁵⁰ of it apart.

    Beyond 5000 scales, where it takes too many digits, they are 0 and about its value there.

    Parameters
    ----------
    scale
        s > 0. A float stands for precisely the fraction that it is.
    level
        A whole number of at least 0.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Ghosh, Roughgarden and Sundararajan, "Universally utility-maximizing privacy mechanisms", STOC
    2009, for the noise.

    Examples
    --------
    >>> low, high = laplace_tail(1, 10)         # e⁻¹⁰/(1 + e⁻¹)
    >>> float(low) == float(high), round(float(high) * 1e5, 6)
    (True, 3.319001)
    """
    width = Fraction(validate.positive(scale=scale))
    loss = validate.integer(0, level=level) / width
    if loss > FURTHEST:
        return Fraction(0), Fraction(1, 1 << (FURTHEST * 1442 // 1000))  # 1.442 is below 1/ln 2
    bits = 128 + math.ceil(loss * Fraction(3, 2))  # 3/2 is above 1/ln 2
    (least, most), (low, high) = exp_bounds(loss, bits), exp_bounds(1 / width, bits)
    return Fraction(least, (1 << bits) + high), Fraction(most, (1 << bits) + low)


def least_level(scale: Number, chance: Number) -> int:
    """The least whole m ≥ 0 with ``Pr(K ≥ m) ≤ chance``, for certain.

    Parameters
    ----------
    scale
        s > 0. A float stands for precisely the fraction that it is.
    chance
        Strictly between 0 and 1, and above e⁻⁴⁹⁹⁰. A float is the decimal that Python shows.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    As for `laplace_tail`.

    Examples
    --------
    >>> least_level(1, 1e-6)
    14
    """
    width = Fraction(validate.positive(scale=scale))
    most = validate.exact(validate.open_probability(chance=chance))
    log_most = math.log(most.numerator) - math.log(most.denominator)
    if -log_most > FURTHEST - 10:  # so that what is said beyond is below it
        raise ValueError(f"chance must be above e^-{FURTHEST - 10}, got {validate.show(chance)}")
    guess = float(width) * (-log_most - math.log1p(math.exp(-float(min(1 / width, Fraction(800))))))
    if guess > 2**52:
        raise ValueError(
            f"scale must be smaller for a level to count to, got {validate.show(scale)}"
        )
    level = max(0, math.floor(guess) - 1)
    while laplace_tail(width, level)[1] > most:
        level += max(1, int(abs(guess) * 1e-15))
    while level > 0 and laplace_tail(width, level - 1)[1] <= most:
        level -= 1
    return level
