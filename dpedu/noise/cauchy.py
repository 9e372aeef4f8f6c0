"""Discrete Cauchy noise, exactly: the heavy tails that smooth sensitivity needs at δ = 0.

References
----------
Nissim, Raskhodnikova and Smith, "Smooth sensitivity and sampling in private data analysis", STOC
2007, on noise of Cauchy's tails; here its whole-number kind.
"""

from __future__ import annotations

import math
from fractions import Fraction

from dpedu import _validate as validate
from dpedu._validate import Number, Randomness
from dpedu.noise.coins import coins_from_words
from dpedu.noise.exact import Words, word_source

__all__ = ["discrete_cauchy"]

HALF = Fraction(1, 2)


def discrete_cauchy(scale: Number, *, rng: Randomness) -> int:
    """A whole number with ``P(k) ∝ 1/(s² + k²)``, exactly.

    Parameters
    ----------
    scale
        s ≥ 1. A float stands for precisely the fraction that it is.
    rng
        Source of randomness, a generator or ``random.SystemRandom()``: its 64-bit words are taken
        to be uniform and independent.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    All weights together are ``π coth(πs)/s``. Proposals of size m with ``P(M ≥ m) = c/(c + m)`` for
    ``c = ⌊s⌋`` are ``⌊c/U⌋ − c`` for a uniform U; one is kept with a probability that is a fraction
    and makes up the difference: between one in four and one in two are.

    Examples
    --------
    >>> import numpy as np
    >>> rng = np.random.default_rng(3)
    >>> [discrete_cauchy(2, rng=rng) for _ in range(8)]
    [0, 10, -2, -1, -4, 0, -3, 0]
    """
    width = Fraction(validate.positive(scale=scale))
    if width < 1:
        raise ValueError(f"scale must be at least 1, got {validate.show(scale)}")
    return cauchy_from_words(width, word_source(rng))


def cauchy_from_words(scale: Fraction, words: Words) -> int:
    """The same from a source of random words."""
    whole = math.floor(scale)
    while True:
        size = _proposed(whole, words)
        # At most 1, for (c + m)(c + m + 1) ≤ 2(s² + m²) + (s + m) ≤ 3(s² + m²) if c ≤ s and s ≥ 1.
        kept = (whole + size) * (whole + size + 1) / (6 * (scale**2 + size**2))
        if coins_from_words(2 * kept if size else kept, 1, words)[0]:
            return -size if coins_from_words(HALF, 1, words)[0] else size


def _proposed(whole: int, words: Words) -> int:
    """``⌊c/U⌋ − c``, from as many bits of U as it takes."""
    bits, u = 64, int(words(1)[0])
    while True:
        low, high = (whole << bits) // (u + 1), -(-(whole << bits) // u) - 1 if u else math.inf
        if low == high:
            return low - whole
        bits, u = bits + 64, (u << 64) | int(words(1)[0])
