"""One of many things, picked with chances that are exactly what they say.

They are those of a table, or like ``c e^(−r s)`` or ``c q^s``.

Floats sort out all that is clear: a random number that is not close to a border between two things
belongs to one of them, however floats were rounded. The few that are close are compared as whole
numbers, to as many bits as it takes.

References
----------
Knuth and Yao, "The complexity of nonuniform random number generation", 1976, for the comparison bit
by bit.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._validate import IntArray, Number, Randomness
from dpedu.noise.exact import Words, word_source
from dpedu.noise.exponentials import Decay
from dpedu.noise.fast import Shape, checked_shape

__all__ = ["choice", "picks"]

DOUBT = 2.0**-38
"""How close to a border an exact comparison is made instead, beside 2⁻⁵⁰ for each thing.

A product of floats is off by 2⁻⁵² of itself, so that an exponent, of 745 at most, is off by 2⁻⁴².
Sums of n positive floats are off by n 2⁻⁵³ of themselves.
"""

LAPLACE_DOUBT = 2.0**-20
"""The same for scores with Laplace noise, of whose random numbers 63 bits are known."""


# From a table -------------------------------------------------------------------------------------


def picks(weights: Sequence[Number], shape: Shape, *, rng: Randomness) -> IntArray:
    """Independent places, each with a probability proportional to its weight.

    Parameters
    ----------
    weights
        At least 0, and not all 0. A float stands for precisely the fraction that it is.
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
    >>> drawn = picks([Fraction(1, 3), Fraction(2, 3)], 3000, rng=np.random.default_rng(2))
    >>> int(drawn.sum())
    1997
    """
    whole = [Fraction(validate.non_negative(weights=w)) for w in validate.row(weights=weights)]
    if not any(whole):
        raise ValueError(f"weights must not be all 0, got {validate.show(weights)}")
    sizes = checked_shape(shape=shape)
    return picks_from_words(whole, math.prod(sizes), word_source(rng)).reshape(sizes)


def picks_from_words(weights: Sequence[Fraction], size: int, words: Words) -> IntArray:
    """The same from a source of random words, of which one settles nearly all."""
    present = np.array([place for place, weight in enumerate(weights) if weight])
    ends = list(accumulate(weights[place] for place in present))
    borders = [end / ends[-1] for end in ends[:-1]]
    floors = np.array([int(border * 2**64) for border in borders], dtype=np.uint64)
    u = words(size)
    found = np.searchsorted(floors, u, side="right")
    # A word that equals a floor leaves open on which side of the border the number is.
    for place in np.flatnonzero(np.isin(u, floors)):
        bits, number = 64, int(u[place])
        while True:
            first = sum(border * 2**bits <= number for border in borders)
            if first == len(borders) or borders[first] * 2**bits >= number + 1:
                break
            bits, number = bits + 64, (number << 64) | int(words(1)[0])
        found[place] = first
    return np.asarray(present[found], dtype=np.int64)


def below(most: int, size: int, words: Words) -> IntArray:
    """Independent whole numbers from 0 to `most` − 1, all equally likely: at most 2⁶³ of them."""
    mask = np.uint64((1 << (most - 1).bit_length()) - 1)
    found = words(size) & mask
    while (again := np.flatnonzero(found >= most)).size:
        found[again] = words(again.size) & mask
    return found.astype(np.int64)


def shuffled(values: NDArray[Any], words: Words) -> NDArray[Any]:
    """The values in random order: all orders are equally likely."""
    while True:
        turns = words(len(values))
        if np.unique(turns).size == turns.size:
            return np.asarray(values[np.argsort(turns)])


# By powers ----------------------------------------------------------------------------------------


def choice(steps: ArrayLike, counts: ArrayLike, *, rate: Number, rng: Randomness) -> int:
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
        Source of randomness, a generator or ``random.SystemRandom()``: its 64-bit words are taken
        to be uniform and independent.

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
    return choice_from_words(whole, multiples, slope, word_source(rng))


def choice_from_words(steps: IntArray, counts: IntArray, rate: Fraction, words: Words) -> int:
    """The same from a source of random words."""
    present = np.flatnonzero(counts)
    losses = steps[present] - steps[present].min()
    weights = Decay(rate=rate).floats(losses) * counts[present]
    borders = np.cumsum(weights)
    total = float(borders[-1])
    u = int(words(1)[0])
    target = u * 2.0**-64 * total
    doubt = (DOUBT + 2.0**-50 * present.size) * total
    first, last = np.searchsorted(borders[:-1], [target - doubt, target + doubt])
    if first == last:
        return int(present[first])
    return int(present[_settle(losses, counts[present], Decay(rate=rate), u, words)])


def rows_from_words(losses: NDArray[Any], decay: Decay, words: Words) -> IntArray:
    """One place in each row, with a probability proportional to the decay of its loss.

    Parameters
    ----------
    losses
        Whole numbers of at least 0, with a 0 in each row: shape (rows, things).
    decay
        From losses to weights.
    words
        A source of random words.
    """
    borders = np.cumsum(decay.floats(losses), axis=1)
    u = words(len(losses))
    target = (u * 2.0**-64 * borders[:, -1])[:, None]
    doubt = (DOUBT + 2.0**-50 * losses.shape[1]) * borders[:, -1:]
    found: IntArray = np.count_nonzero(borders[:, :-1] <= target, axis=1)
    close = (np.abs(borders[:, :-1] - target) <= doubt).any(axis=1)
    ones = np.ones(losses.shape[1], dtype=np.int64)
    for row in np.flatnonzero(close):
        found[row] = _settle(losses[row], ones, decay, int(u[row]), words)
    return found


def flips_from_words(losses: NDArray[Any], decay: Decay, words: Words) -> IntArray:
    """One place in each row: in random order the first whose coin shows heads.

    The chance of heads is the decay of the loss; arguments as for `rows_from_words`.
    """
    keys = words(losses.size).reshape(losses.shape)
    order = np.argsort(keys, axis=1)
    ordered = np.take_along_axis(keys, order, axis=1)
    tied = (ordered[:, 1:] == ordered[:, :-1]).any(axis=1)
    turns = np.take_along_axis(losses, order, axis=1)
    u = words(losses.size).reshape(losses.shape)
    gap = decay.floats(turns) - (u >> np.uint64(11)) * 2.0**-53
    heads = gap > 0
    for row, turn in np.argwhere(np.abs(gap) < DOUBT):
        heads[row, turn] = _is_below(int(u[row, turn]), int(turns[row, turn]), decay, words)
    first = heads.argmax(axis=1)[:, None]
    found = np.asarray(np.take_along_axis(order, first, axis=1)[:, 0], dtype=np.int64)
    if tied.any():  # two turns at the same time: the row begins again
        found[tied] = flips_from_words(losses[tied], decay, words)
    return found


def laplace_from_words(losses: NDArray[Any], decay: Decay, words: Words) -> IntArray:
    """One place in each row: the largest of −(what its loss costs) and Laplace noise of scale 1.

    The noise is the quantile of a random number U: ``ln 2U`` below ½ and ``−ln 2(1 − U)`` above.
    Arguments as for `rows_from_words`.
    """
    u = words(losses.size).reshape(losses.shape)
    above = u >= np.uint64(2**63)
    parts = np.where(above, ~u, u)  # of 2⁶³: 2U or 2(1 − U), of which 63 bits are known
    scores = np.log((parts + 0.5) * 2.0**-63)
    np.negative(scores, out=scores, where=above)
    scores -= decay.exponents(losses)
    found = np.asarray(scores.argmax(axis=1), dtype=np.int64)
    # Whoever costs nothing has a score above −45. Those that come near it are off by less than half
    # of the doubt, if their bits are not nearly all 0: then everything is compared.
    open_ = scores >= np.take_along_axis(scores, found[:, None], axis=1) - LAPLACE_DOUBT
    open_ |= (parts < 2**22).any(axis=1, keepdims=True)
    for row in np.flatnonzero(np.count_nonzero(open_, axis=1) > 1):
        places = np.flatnonzero(open_[row])
        known = [(int(losses[row, i]), bool(above[row, i]), int(parts[row, i])) for i in places]
        found[row] = places[_largest(known, decay, words)]
    return found


def _largest(known: list[tuple[int, bool, int]], decay: Decay, words: Words) -> int:
    """The largest ``weight/v`` (above) or ``weight · v``, from 63 bits of each v: its place."""
    bits, left = 63, dict(enumerate(known))
    while True:
        bounds = {}
        for place, (loss, above, v) in left.items():
            low, high = (Fraction(side, 2 ** (bits + 64)) for side in decay.bounds(loss, bits + 64))
            if above:
                ends = low * 2**bits / (v + 1), high * 2**bits / v if v else math.inf
            else:
                ends = low * v / 2**bits, high * (v + 1) / 2**bits
            bounds[place] = ends
        least = max(low for low, _ in bounds.values())
        left = {place: left[place] for place, (_, high) in bounds.items() if high >= least}
        if len(left) == 1:
            return next(iter(left))
        bits += 64
        for (place, (loss, above, v)), word in zip(
            left.items(), words(len(left)).tolist(), strict=True
        ):
            left[place] = loss, above, (v << 64) | (2**64 - 1 - word if above else word)


def _is_below(u: int, loss: int, decay: Decay, words: Words) -> bool:
    """Whether a random number of which 64 bits are known is below the decay of a loss."""
    bits = 64
    while True:
        low, high = decay.bounds(loss, bits + 16)
        if (u + 1) << 16 <= low:
            return True
        if u << 16 >= high:
            return False
        bits, u = bits + 64, (u << 64) | int(words(1)[0])


def _settle(losses: NDArray[Any], counts: IntArray, decay: Decay, u: int, words: Words) -> int:
    """The same for a random number of which 64 bits are known, from bounds on all weights."""
    bits = 64
    kinds, kind = np.unique(losses, return_inverse=True)
    while True:
        work = bits + 64
        bounds = [decay.bounds(int(loss), work) for loss in kinds]
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
