"""Biased coins, exactly as biased as stated: 8 random bits each, or 64 where each has its own."""

from __future__ import annotations

import math
import sys
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from dpedu import _validate as validate
from dpedu._validate import FloatArray, Number, Randomness
from dpedu.noise.exact import Words, word_source
from dpedu.noise.fast import Shape, checked_shape

__all__ = ["coins"]


def coins(probability: Number, shape: Shape, *, rng: Randomness) -> NDArray[np.bool_]:
    """Independent coins that show True with exactly that probability.

    A uniform number U is compared with the probability byte by byte: the first byte settles all but
    one coin in 256, the next eight bytes nearly all of those.

    Parameters
    ----------
    probability
        Between 0 and 1. A float stands for precisely the fraction that it is.
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
    >>> int(coins(Fraction(1, 3), 30_000, rng=np.random.default_rng(2)).sum())
    10035
    """
    chance = Fraction(validate.probability(probability=probability))
    sizes = checked_shape(shape=shape)
    words = word_source(rng)
    return coins_from_words(chance, math.prod(sizes), words).reshape(sizes)


def coins_from_words(chance: Fraction, size: int, words: Words) -> NDArray[np.bool_]:
    """The same from a source of random words: bytes of a word count from the lowest."""
    if chance == 1:
        return np.ones(size, dtype=np.bool_)
    first = words(-(-size // 8)).astype("<u8").view(np.uint8)[:size]
    byte, rest = divmod(256 * chance, 1)
    shown: NDArray[np.bool_] = first < byte
    open_ = np.flatnonzero(first == byte)
    while open_.size:
        word, rest = divmod(rest * 2**64, 1)
        more = words(open_.size)
        shown[open_] = more < np.uint64(word)
        # Equal words leave a coin open, unless nothing of the probability is left.
        open_ = open_[more == np.uint64(word)] if rest else open_[:0]
    return shown


def shares_from_words(parts: FloatArray, whole: Fraction, words: Words) -> NDArray[np.bool_]:
    """Coins that show True with the probability part/whole, each its own.

    Parameters
    ----------
    parts
        From 0 to `whole`; each stands for precisely the fraction that it is.
    whole
        Above 0; as a float finite and above 0 as well.
    words
        A source of random words.
    """
    u = words(parts.size).reshape(parts.shape)
    size = float(whole)
    doubt = 2.0**-50 if size >= sys.float_info.min else 2.0  # the least floats have few digits
    gap = parts / size - u * 2.0**-64
    shown: NDArray[np.bool_] = gap > 0
    for place in map(tuple, np.argwhere(np.abs(gap) < doubt)):
        chance, bits, number = Fraction(parts[place]) / whole, 64, int(u[place])
        while number < chance * 2**bits < number + 1:
            bits, number = bits + 64, (number << 64) | int(words(1)[0])
        shown[place] = number < chance * 2**bits
    return shown
