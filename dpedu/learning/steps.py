"""The four parts of a private step: draw a batch, clip each example, add noise, account.

Gradient descent becomes private (DP-SGD) by doing these in every step. Each part is here by itself,
so that each can be left out and the damage be seen.

References
----------
Abadi, Chu, Goodfellow, McMahan, Mironov, Talwar and Zhang, "Deep learning with differential
privacy", CCS 2016, Algorithm 1.

Examples
--------
One step on the mean of a thousand numbers, by hand:

>>> rng = np.random.default_rng(1)
>>> numbers = rng.normal(3, 1, size=(1000, 1))
>>> chosen = draw_batch(1000, 0.1, rng=rng)
>>> gradients = clip_rows(0 - numbers[chosen], 2)
>>> step = noisy_sum(gradients.sum(axis=0), clip=2, noise_multiplier=1, rng=rng) / 100
>>> (0 - step).round(1)
array([1.9])
>>> from dpedu.privacy.loss import Accountant
>>> spent = composed_steps(noise_multiplier=1, sampling_rate=0.1, steps=50)
>>> round(Accountant().compose(spent).epsilon(1e-5).upper, 2)
5.15
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

from dpedu import _validate as validate
from dpedu._digits import least, most
from dpedu._validate import FloatArray, IntArray, Number, Randomness
from dpedu.mechanisms.additive import clamped
from dpedu.neighbours import Neighbourhood
from dpedu.noise.coins import coins
from dpedu.noise.rounded import rounded_gaussian
from dpedu.privacy.loss import Release, gaussian

__all__ = [
    "clip_factors",
    "clip_rows",
    "composed_steps",
    "draw_batch",
    "noisy_sum",
    "noisy_whole_sum",
    "whole_rows",
]


SMALLEST_NORMAL = 2.0**-1022
"""Floats below it have fewer digits."""


def draw_batch(people: int, sampling_rate: Number, *, rng: Randomness) -> IntArray:
    """Who takes part in a step: each person with that probability, independently (Poisson).

    Parameters
    ----------
    people
        How many there are, at least 0.
    sampling_rate
        γ between 0 and 1. It is rounded down to a multiple of 2⁻⁵³: the batch is never larger than
        what is accounted for.
    rng
        Source of randomness, a generator or ``random.SystemRandom()``.

    Returns
    -------
    numpy.ndarray
        Their places, increasing. How many they are is random, and may be 0. That is what
        amplification assumes: a batch of fixed size has another guarantee.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> draw_batch(20, 0.2, rng=np.random.default_rng(1))
    array([ 2,  9, 16])
    """
    count = validate.integer(0, people=people)
    rate = validate.probability(sampling_rate=sampling_rate)
    limit = math.floor(least(rate) * 2**53) / 2**53
    source = validate.randomness(rng=rng)
    if isinstance(source, np.random.Generator):
        return np.flatnonzero(source.random(count) < limit)
    return np.flatnonzero(coins(limit, count, rng=source))


@np.errstate(all="ignore")
def clip_factors(lengths: FloatArray, clip: float) -> FloatArray:
    """By what to multiply vectors of those lengths so that none is longer than C.

    Parameters
    ----------
    lengths
        Euclidean lengths, of any shape.
    clip
        C > 0; infinity leaves all as they are.

    Notes
    -----
    A factor below 2⁻¹⁰²², which floats round coarsely, is 0: none is too large.

    Examples
    --------
    >>> clip_factors(np.array([0.5, 1, 4]), 1)
    array([1.  , 1.  , 0.25])
    """
    if clip == math.inf:
        return np.ones_like(lengths)
    factors = clip / np.maximum(lengths, clip)
    return np.where(factors < SMALLEST_NORMAL, 0.0, factors)


@np.errstate(all="ignore")
def clip_rows(vectors: ArrayLike, clip: Number) -> FloatArray:
    """Every row cut down to a length, in its direction; shorter rows stay as they are.

    Parameters
    ----------
    vectors
        Shape (people, entries); there may be no people.
    clip
        C, the greatest Euclidean length: at least 10⁻³⁰⁰, for floats near 0 are rounded coarsely.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range or shape.

    Notes
    -----
    Then a person who joins or leaves moves the sum of the rows by C at most, but for the rounding
    of floats: a part in 10¹² or less.

    Examples
    --------
    >>> clip_rows([[3.0, 4.0], [0.3, 0.4]], 1)
    array([[0.6, 0.8],
           [0.3, 0.4]])
    """
    length = validate.positive_float(clip=clip)
    rows = rows_of(vectors=vectors)
    if length < 1e-300:
        raise ValueError(f"clip must be at least 1e-300, got {validate.show(clip)}")
    lengths = np.sqrt(np.einsum("ij,ij->i", rows, rows))
    if length < 1e-100 or np.isinf(lengths).any():  # squares that vanish or overflow
        return _clip_far(rows, length)
    return np.asarray(rows * clip_factors(lengths, length)[:, None])


def _clip_far(rows: FloatArray, clip: float) -> FloatArray:
    """The same for rows of any size: each is a size times a shape, whose largest entry is 1."""
    sizes, shapes, lengths = _sized(rows)
    long = lengths > clip / sizes
    return np.where(long[:, None], shapes * (clip / lengths.clip(1))[:, None], rows)


def _sized(rows: FloatArray) -> tuple[FloatArray, FloatArray, FloatArray]:
    """The largest entry of each row, the row over it, and the length of that."""
    largest = np.abs(rows).max(axis=1, initial=0.0)
    sizes = np.where(largest > 0, largest, 1.0)
    shapes = rows / sizes[:, None]
    return sizes, shapes, np.linalg.norm(shapes, axis=1)


@np.errstate(all="ignore")
def lengths_of(rows: FloatArray) -> FloatArray:
    """The lengths of rows of any size; infinite where floats hold none."""
    sizes, _, lengths = _sized(rows)
    return np.asarray(sizes * lengths)


@np.errstate(all="ignore")
def noisy_sum(
    total: ArrayLike, *, clip: Number, noise_multiplier: Number, rng: np.random.Generator
) -> FloatArray:
    """A sum of clipped vectors with Gaussian noise of standard deviation σC in every entry.

    Parameters
    ----------
    total
        The sum, of any shape.
    clip
        C > 0, the length that each vector was cut down to: the L2 sensitivity under membership.
    noise_multiplier
        σ > 0.
    rng
        Source of randomness.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    Noise is drawn in floating point: good for learning and simulating, unsafe to release.

    Examples
    --------
    >>> noisy_sum([10.0, 20.0], clip=1, noise_multiplier=2, rng=np.random.default_rng(1)).round(2)
    array([10.69, 21.64])
    """
    sums = validate.real_array(total=total)
    sigma = validate.positive_float(clip=clip) * validate.positive_float(
        noise_multiplier=noise_multiplier
    )
    return np.asarray(sums + validate.generator(rng=rng).standard_normal(sums.shape) * sigma)


def whole_rows(vectors: FloatArray, clip: float, units: int) -> IntArray:
    """Every row cut down to a length, in whole numbers: units of which so many are the length C.

    Parameters
    ----------
    vectors
        Shape (people, entries).
    clip
        C > 0.
    units
        Between 1 and 2²⁰. No row of the result is longer than that, exactly.

    Notes
    -----
    Entries are rounded towards 0, which makes no row longer, and lengths are compared as whole
    numbers; a row that floats left too long, or that is not finite, counts as 0. Each row of the
    result depends on that row alone, to the last bit: all that is done to it is done entry by
    entry, in an order that its neighbours do not change. So a person who joins or leaves moves the
    sum of the rows by C at most, whatever is rounded. A product of matrices promises no such thing.

    Examples
    --------
    >>> whole_rows(np.array([[3.0, 4.0], [0.3, -0.4]]), 1, 1000)
    array([[ 599,  799],
           [ 299, -399]])
    """
    with np.errstate(all="ignore"):
        sizes = np.maximum(np.abs(vectors).max(axis=1, initial=0.0), clip)
        shapes, squares = vectors / sizes[:, None], np.zeros(len(vectors))
        for column in shapes.T:
            squares = squares + column * column
        lengths = np.maximum(np.sqrt(squares), clip / sizes)
        scaled = shapes * (units * (1 - 2.0**-40) / lengths)[:, None]
        whole = np.nan_to_num(np.trunc(scaled), nan=0, posinf=0, neginf=0)
    inside = np.abs(whole).max(axis=1, initial=0) <= units
    rows: IntArray = np.where(inside[:, None], whole, 0).astype(np.int64)
    rows[np.square(rows).sum(axis=1) > units**2] = 0
    return rows


@np.errstate(all="ignore")
def noisy_whole_sum(
    total: IntArray, *, units: int, noise_multiplier: Number, rng: Randomness
) -> IntArray:
    """A sum of whole rows with rounded Gaussian noise of standard deviation σ · units, exactly.

    Parameters
    ----------
    total
        The sum, whole numbers of any shape.
    units
        The length that each row was cut down to: the L2 sensitivity under membership.
    noise_multiplier
        σ > 0.
    rng
        Source of randomness, a generator or ``random.SystemRandom()``.

    Notes
    -----
    It is `noisy_sum` and then rounding, which is post-processing, so that its privacy is that of
    Gaussian noise: see `dpedu.mechanisms.RoundedGaussian`.

    Examples
    --------
    >>> rng = np.random.default_rng(1)
    >>> noisy_whole_sum(np.array([100, 200]), units=10, noise_multiplier=2, rng=rng)
    array([ 87, 201])
    """
    sums = clamped(total=total)
    sigma = most(validate.positive(noise_multiplier=noise_multiplier))
    width = validate.integer(1, units=units) * sigma
    return np.asarray(sums + rounded_gaussian(width, sums.shape, rng=rng))


def composed_steps(*, noise_multiplier: Number, sampling_rate: Number, steps: int) -> Release:
    """The privacy loss of all steps together, for `dpedu.privacy.loss.Accountant`.

    Parameters
    ----------
    noise_multiplier
        σ, from 0.04 to 10⁹.
    sampling_rate
        γ, above 0 and at most 1.
    steps
        T ≥ 1.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    T Gaussian releases on Poisson samples, under **membership** neighbours. All iterates are
    covered, so the last one, or any other, may be published.

    References
    ----------
    Zhu, Dong and Wang, "Optimal accounting of differential privacy via characteristic function",
    AISTATS 2022.

    Examples
    --------
    >>> composed_steps(noise_multiplier=1, sampling_rate=0.01, steps=1000)
    Release(1000 × gaussian, sigma 1, sensitivity 1, sampling rate 0.01)
    """
    # By their names here, which the accountant does not know.
    count = validate.integer(1, steps=steps)
    width = validate.between(0.04, 1e9, noise_multiplier=noise_multiplier)
    step = gaussian(sigma=width, sampling_rate=sampling_rate)
    return step.repeated(count).under(Neighbourhood.MEMBERSHIP)


def rows_of(**argument: ArrayLike) -> FloatArray:
    """A table of real numbers, a row a person; that there is nobody is private too."""
    ((name, value),) = argument.items()
    if validate.empty_table(value):
        return np.zeros(np.shape(value))
    array = validate.boundable_array(**argument)
    if array.ndim != 2:
        raise ValueError(f"{name} must have the shape (people, entries), got {array.shape}")
    return array
