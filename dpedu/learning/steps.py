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
from dpedu._digits import least
from dpedu._validate import FloatArray, IntArray, Number
from dpedu.neighbours import Neighbourhood
from dpedu.privacy.loss import Release, gaussian

__all__ = ["clip_factors", "clip_rows", "composed_steps", "draw_batch", "noisy_sum"]


def draw_batch(people: int, sampling_rate: Number, *, rng: np.random.Generator) -> IntArray:
    """Who takes part in a step: each person with that probability, independently (Poisson).

    Parameters
    ----------
    people
        How many there are, at least 0.
    sampling_rate
        γ between 0 and 1. It is rounded down to a multiple of 2⁻⁵³: the batch is never larger than
        what is accounted for.
    rng
        Source of randomness.

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
    return np.flatnonzero(validate.generator(rng=rng).random(count) < limit)


def clip_factors(lengths: FloatArray, clip: float) -> FloatArray:
    """By what to multiply vectors of those lengths so that none is longer than C.

    Parameters
    ----------
    lengths
        Euclidean lengths, of any shape.
    clip
        C > 0; infinity leaves all as they are.

    Examples
    --------
    >>> clip_factors(np.array([0.5, 1, 4]), 1)
    array([1.  , 1.  , 0.25])
    """
    if clip == math.inf:
        return np.ones_like(lengths)
    return np.asarray(clip / np.maximum(lengths, clip))


def clip_rows(vectors: ArrayLike, clip: Number) -> FloatArray:
    """Every row cut down to a length, in its direction; shorter rows stay as they are.

    Parameters
    ----------
    vectors
        Shape (people, entries); there may be no people.
    clip
        C > 0, the greatest Euclidean length.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range or shape.

    Notes
    -----
    Then a person who joins or leaves moves the sum of the rows by C at most.

    Examples
    --------
    >>> clip_rows([[3.0, 4.0], [0.3, 0.4]], 1)
    array([[0.6, 0.8],
           [0.3, 0.4]])
    """
    length = validate.positive_float(clip=clip)
    rows = rows_of(vectors=vectors)
    with np.errstate(over="ignore"):
        lengths = np.sqrt(np.einsum("ij,ij->i", rows, rows))
    if length < 1e-100 or np.isinf(lengths).any():  # squares that vanish or overflow
        lengths = _bring_near(rows)
    return np.asarray(rows * clip_factors(lengths, length)[:, None])


def _bring_near(rows: FloatArray) -> FloatArray:
    """The lengths of rows of any size; rows longer than 10³⁰⁰ are made that long."""
    largest = np.abs(rows).max(axis=1, initial=0.0)
    sizes = np.where(largest > 0, largest, 1.0)
    shapes = np.linalg.norm(rows / sizes[:, None], axis=1)
    far = sizes > 1e300 / shapes.clip(1)
    rows[far] = rows[far] / sizes[far, None] * (1e300 / shapes[far, None])
    return np.asarray(np.where(far, 1e300, shapes * largest))


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


def composed_steps(*, noise_multiplier: Number, sampling_rate: Number, steps: int) -> Release:
    """The privacy loss of all steps together, for `dpedu.privacy.loss.Accountant`.

    Parameters
    ----------
    noise_multiplier
        σ, at least 0.04.
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
    step = gaussian(sigma=noise_multiplier, sampling_rate=sampling_rate)
    return step.repeated(steps).under(Neighbourhood.MEMBERSHIP)


def rows_of(**argument: ArrayLike) -> FloatArray:
    """A table of real numbers, a row a person; that there is nobody is private too."""
    ((name, value),) = argument.items()
    shape = np.shape(value) if isinstance(value, np.ndarray) else ()
    if len(shape) == 2 and shape[0] == 0 and shape[1] > 0:
        return np.zeros(shape)
    array = validate.real_array(**argument)
    if array.ndim != 2:
        raise ValueError(f"{name} must have the shape (people, entries), got {array.shape}")
    return array
