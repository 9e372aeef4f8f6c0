"""The last bits of a noisy answer: which answers could have given that very float?

A sampler in floating point takes a uniform number, one of 2⁵³, and makes noise of it by a
logarithm. So there are far fewer values of noise than floats, and the sums that they form with one
answer are mostly others than those that they form with its neighbour. Whoever sees a sum can try.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._validate import FloatArray, IntArray, Number

STEPS = 2.0**52
MANY = 64
SLACK = 4

# The logarithm of the C library, as the sampler uses it: numpy's own may differ in the last bit.
_log = np.frompyfunc(math.log, 1, 1)


def reachable(released: ArrayLike, *, answer: Number, scale: Number) -> NDArray[np.bool_]:
    """Whether `answer` plus noise of `dpedu.noise.fast.laplace` can be exactly each released float.

    Parameters
    ----------
    released
        Noisy answers, of any shape.
    answer
        What the true answer might be.
    scale
        λ of the noise.

    Returns
    -------
    numpy.ndarray
        Of the same shape. The true answer is always reachable.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    From a uniform number U, a multiple of 2⁻⁵³, numpy makes the noise ``λ ln(U + U)`` below ½ and
    ``−λ ln(2 − U − U)`` from ½ on. All U close to what the needed noise asks for are put through
    the same steps, each with its rounding; where there are very many of them one always fits.

    References
    ----------
    Mironov, "On significance of the least significant bits for differential privacy", CCS 2012.

    Examples
    --------
    >>> from dpedu.noise import fast
    >>> noisy = 1 + fast.laplace(1, 6, rng=np.random.default_rng(2012))
    >>> reachable(noisy, answer=1, scale=1).all()
    np.True_
    >>> reachable(noisy, answer=0, scale=1)
    array([False, False, False,  True, False, False])
    """
    y = validate.real_array(released=released)
    a = float(validate.finite(answer=answer))
    width = validate.positive_float(scale=scale)
    flat = y.ravel()
    with np.errstate(over="ignore"):  # an end beyond the floats is as good as infinite
        ulp = np.spacing(np.abs(flat))
        ends = np.stack([(flat - ulp) - a, (flat + ulp) - a])
    found = np.zeros(flat.size, dtype=bool)
    for sign in (-1.0, 1.0):
        size = np.sort(sign * ends, axis=0)
        low = np.floor(STEPS * np.exp(-np.maximum(size[1], 0) / width)) - SLACK
        high = np.ceil(STEPS * np.exp(-np.maximum(size[0], 0) / width)) + SLACK
        fits = size[1] >= 0
        found |= fits & (high - low > MANY)
        tried = np.flatnonzero(fits & ~found)
        found[tried] |= _any_fits(flat[tried], a, sign * width, low[tried], high[tried])
    return found.reshape(y.shape)


def decide(released: ArrayLike, *, answers: tuple[Number, Number], scale: Number) -> IntArray:
    """Which of two answers each released float gives away.

    Parameters
    ----------
    released
        Noisy answers, of any shape.
    answers
        What the true answer might be: two numbers.
    scale
        λ of the noise.

    Returns
    -------
    numpy.ndarray
        Of the same shape: 0 or 1 where only that answer is possible, −1 where both are, or neither
        (then the noise was not of this sampler). Never wrong for noise of `dpedu.noise.fast`.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> from dpedu.noise import fast
    >>> noisy = 1 + fast.laplace(1, 10_000, rng=np.random.default_rng(2012))
    >>> found = decide(noisy, answers=(0, 1), scale=1)
    >>> float((found == 1).mean()), float((found == 0).mean())
    (0.801, 0.0)
    """
    if not isinstance(answers, tuple) or len(answers) != 2:
        raise TypeError(f"answers must be a pair of numbers, got {validate.show(answers)}")
    first, second = (
        reachable(released, answer=validate.finite(answers=answer), scale=scale)
        for answer in answers
    )
    return np.where(first == second, -1, np.where(second, 1, 0))


def _any_fits(
    released: FloatArray, answer: float, scale: float, low: FloatArray, high: FloatArray
) -> NDArray[np.bool_]:
    """Whether noise from a j between `low` and `high` gives exactly the released float."""
    found = np.zeros(released.size, dtype=bool)
    for step in range(int((high - low).max(initial=-1)) + 1):
        j = low + step
        open_rows = np.flatnonzero(~found & (j <= high) & (j >= 1) & (j <= STEPS))
        noise = _noise(j[open_rows], scale)
        found[open_rows] = noise + answer == released[open_rows]
    return found


def _noise(j: FloatArray, scale: float) -> FloatArray:
    """What numpy makes of the j-th uniform number from 0 or, for a positive scale, from 1."""
    if scale < 0:
        uniform = j / (2 * STEPS)
        argument = uniform + uniform
    else:
        uniform = 1.0 - j / (2 * STEPS)
        argument = 2.0 - uniform - uniform  # not exact: the first difference is rounded
    return -scale * np.asarray(_log(argument), dtype=np.float64)
