"""Noise in floating point: fast, good for learning and simulating, and **unsafe** to release.

A float has gaps, and a sampler reaches only some of the floats. Which ones it reaches depends on
the true answer that the noise is added to: most sums ``answer + noise`` that can occur for one data
set cannot occur for its neighbour, so their last bits give the answer away, whatever ε is. Mironov,
"On significance of the least significant bits for differential privacy", CCS 2012, did it first.
`dpedu.noise.exact` is the cure, and `dpedu.noise.rounded` for Gaussian noise on many entries:
whole-number noise, for answers on a grid.
"""

from __future__ import annotations

import numpy as np

from dpedu import _validate as validate
from dpedu._validate import FloatArray, Number

__all__ = ["gaussian", "laplace", "spherical"]

Shape = int | tuple[int, ...]


def laplace(scale: Number, shape: Shape, *, rng: np.random.Generator) -> FloatArray:
    """Laplace noise of mean 0 and that scale, in floating point.

    Parameters
    ----------
    scale
        λ > 0; the variance is 2λ².
    shape
        Shape of the result.
    rng
        Source of randomness.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    Unsafe to release, as the module says.

    Examples
    --------
    >>> laplace(2, 3, rng=np.random.default_rng(1)).round(3)
    array([ 0.048,  4.624, -2.487])
    """
    width = validate.positive_float(scale=scale)
    return validate.generator(rng=rng).laplace(0.0, width, checked_shape(shape=shape))


def gaussian(sigma: Number, shape: Shape, *, rng: np.random.Generator) -> FloatArray:
    """Gaussian noise of mean 0 and that standard deviation, in floating point.

    Parameters
    ----------
    sigma
        σ > 0.
    shape
        Shape of the result.
    rng
        Source of randomness.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    Unsafe to release, as the module says.

    Examples
    --------
    >>> gaussian(2, 3, rng=np.random.default_rng(1)).round(3)
    array([0.691, 1.643, 0.661])
    """
    width = validate.positive_float(sigma=sigma)
    return validate.generator(rng=rng).normal(0.0, width, checked_shape(shape=shape))


def spherical(scale: Number, entries: int, *, rng: np.random.Generator) -> FloatArray:
    """A vector with a density proportional to ``e^(−‖z‖/s)``: Laplace noise for a Euclidean length.

    Its direction is uniform; its length has the gamma distribution of shape k and scale s.

    Parameters
    ----------
    scale
        s > 0. Noise of scale ``Δ₂/ε`` is ε-DP for an answer of L2 sensitivity Δ₂.
    entries
        k ≥ 1, how many entries it has.
    rng
        Source of randomness.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Notes
    -----
    Unsafe to release, as the module says. It has no exact twin here; discrete Laplace noise of
    scale ``√k s`` on every entry keeps the same promise, and is wider by a factor of about √2.

    References
    ----------
    Chaudhuri, Monteleoni and Sarwate, "Differentially private empirical risk minimization", JMLR
    2011; Hardt and Talwar, "On the geometry of differential privacy", STOC 2010, for any norm.

    Examples
    --------
    >>> spherical(2, 3, rng=np.random.default_rng(1)).round(3)
    array([0.767, 1.823, 0.733])
    """
    width = validate.positive_float(scale=scale)
    size = validate.integer(1, entries=entries)
    source = validate.generator(rng=rng)
    direction = source.standard_normal(size)
    return np.asarray(direction * (width * source.gamma(size) / np.linalg.norm(direction)))


def checked_shape(**argument: object) -> tuple[int, ...]:
    """A shape as a tuple of whole numbers of at least 0."""
    ((name, shape),) = argument.items()
    if isinstance(shape, tuple):
        return tuple(validate.integer(0, **{name: length}) for length in shape)
    return (validate.integer(0, **argument),)
