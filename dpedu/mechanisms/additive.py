"""What all mechanisms that add noise to the answer of a query have in common."""

from __future__ import annotations

import math
from abc import abstractmethod
from bisect import bisect_left
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._digits import big, digits, least, most, up
from dpedu._validate import FloatArray, IntArray, Number, Randomness
from dpedu.mechanisms.contract import Mechanism, optional_neighbourhood
from dpedu.neighbours import Neighbourhood
from dpedu.noise.exact import LIMIT

__all__ = ["ContinuousNoise", "DiscreteNoise"]

LARGEST = 2**62
"""The largest whole-number answer: noise on top of it still fits 64 bits."""


class ContinuousNoise(Mechanism):
    """Noise with a density, added to every entry of an answer, in floating point.

    Parameters
    ----------
    sensitivity
        By how much the answer can move between neighbours, in the norm that the noise is for.
    neighbourhood
        The neighbours that the sensitivity was computed for; without it, `guarantee` asks.
    """

    def __init__(self, *, sensitivity: Number, neighbourhood: Neighbourhood | str | None) -> None:
        validate.positive_float(sensitivity=sensitivity)
        self.sensitivity = validate.rounded_up(validate.positive(sensitivity=sensitivity))
        self.neighbourhood = optional_neighbourhood(neighbourhood)

    @abstractmethod
    def noise(self, shape: int | tuple[int, ...], *, rng: np.random.Generator) -> FloatArray:
        """Independent noise of a shape, without an answer."""

    @property
    @abstractmethod
    def variance(self) -> float:
        """The variance of one entry."""

    @abstractmethod
    def accuracy(self, probability: Number = 2 / 3) -> float:
        """The α_acc with ``Pr(|noise| ≤ α_acc) = probability``, for one entry."""

    def interval(self, answer: ArrayLike, *, confidence: Number = 0.95) -> tuple[Any, Any]:
        """An interval around each released entry that holds the true one with that probability.

        Parameters
        ----------
        answer
            What was released: a number, or an array of any shape.
        confidence
            Strictly between 0 and 1; for one entry, whatever the true answer is.

        Returns
        -------
        tuple
            The lower and the upper end: two numbers, or two arrays of the same shape.

        Raises
        ------
        TypeError, ValueError
            If the answer is empty or not finite, or the confidence outside its range.

        Examples
        --------
        >>> from dpedu.mechanisms import Laplace
        >>> Laplace(epsilon=1, sensitivity=1).interval(300, confidence=1 - math.exp(-3))
        (297.0, 303.0)
        """
        centre = validate.real_array(answer=answer)
        validate.shortfall(confidence=confidence)
        reach = self.accuracy(confidence)
        return unwrap(centre - reach), unwrap(centre + reach)

    def release(self, value: ArrayLike, *, rng: np.random.Generator) -> Any:
        """The answer plus independent noise in every entry.

        Parameters
        ----------
        value
            The true answer: a number, or an array of any shape with all that is asked at once. The
            sensitivity must be that of the whole array.
        rng
            Source of randomness.

        Returns
        -------
        float or numpy.ndarray
            A float for a number, else an array of the same shape.

        Raises
        ------
        TypeError, ValueError
            If the answer is empty or not finite, or `rng` is no generator.

        Notes
        -----
        Works in floating point: see `dpedu.noise.fast` for why that is unsafe outside of a course.
        """
        answer = validate.real_array(value=value)
        noise = self.noise(answer.shape, rng=rng)
        noise += answer
        return unwrap(noise)


class DiscreteNoise(Mechanism):
    """Noise on the whole numbers, added to every entry of a whole-number answer, exactly.

    Parameters
    ----------
    sensitivity
        By how much the answer can move between neighbours, in the norm that the noise is for: a
        whole number of at least 1.
    neighbourhood
        The neighbours that the sensitivity was computed for; without it, `guarantee` asks.
    """

    sensitivity: Any
    """Whole, but for the L2 norm of `RoundedGaussian`."""

    def __init__(self, *, sensitivity: int, neighbourhood: Neighbourhood | str | None) -> None:
        self.sensitivity = validate.integer(1, sensitivity=sensitivity)
        self.neighbourhood = optional_neighbourhood(neighbourhood)

    @abstractmethod
    def noise(self, shape: int | tuple[int, ...], *, rng: Randomness) -> IntArray:
        """Independent noise of a shape, without an answer."""

    @property
    @abstractmethod
    def variance(self) -> float:
        """The variance of one entry."""

    @abstractmethod
    def accuracy(self, probability: Number = 2 / 3) -> int:
        """The least whole α_acc with ``Pr(|noise| ≤ α_acc) ≥ probability``, for one entry."""

    def interval(self, answer: ArrayLike, *, confidence: Number = 0.95) -> tuple[Any, Any]:
        """An interval around each released entry that holds the true one with that probability.

        Parameters
        ----------
        answer
            What was released: a number, or an array of any shape.
        confidence
            Strictly between 0 and 1; for one entry, whatever the true answer is.

        Returns
        -------
        tuple
            The lower and the upper end: two numbers, or two arrays of the same shape.

        Raises
        ------
        TypeError, ValueError
            If the answer is empty or not whole, or the confidence outside its range.

        Examples
        --------
        >>> from dpedu.mechanisms import DiscreteLaplace
        >>> DiscreteLaplace(epsilon=1, sensitivity=1).interval([300, 0])
        (array([297,  -3]), array([303,   3]))
        """
        centre = validate.whole_array(answer=answer).astype(object)
        validate.open_probability(confidence=confidence)
        reach = self.accuracy(confidence)
        ends = (np.asarray(centre + sign * reach, dtype=object).tolist() for sign in (-1, 1))
        low, high = (unwrap(np.array(end)) for end in ends)
        return low, high

    @abstractmethod
    def _weights(self, noise: IntArray) -> FloatArray:
        """P(K = k), entry by entry."""

    def release(self, value: ArrayLike, *, rng: Randomness) -> Any:
        """The answer plus independent noise in every entry.

        Parameters
        ----------
        value
            The true answer: a whole number, or an array of them of any shape with all that is
            asked at once. The sensitivity must be that of the whole array. What lies beyond ±2⁶²
            is moved there, which moves no two answers apart.
        rng
            Source of randomness: a generator, or ``random.SystemRandom()`` for real use.

        Returns
        -------
        int or numpy.ndarray
            An `int` for a number, else an array of the same shape.

        Raises
        ------
        TypeError, ValueError
            If the answer is empty or not whole, or `rng` is no source of randomness.

        Notes
        -----
        Probabilities are exact and the result is a whole number: nothing of the answer hides in
        last bits. Real data are put on a grid first: see `dpedu.mechanisms.grid`.
        """
        answer = clamped(value=value)
        noise = self.noise(answer.shape, rng=rng)
        noise += answer
        return unwrap(noise)

    def probability(self, noise: ArrayLike) -> Any:
        """The probability of exactly that noise, entry by entry.

        Parameters
        ----------
        noise
            A whole number, or an array of them.

        Raises
        ------
        TypeError, ValueError
            If it is empty or not whole.
        """
        return unwrap(self._weights(clamped(noise=noise)))


def clamped(**argument: ArrayLike) -> IntArray:
    """Whole numbers, moved to ±2⁶² where they lie beyond: there is room for noise in 64 bits.

    An error in its place would tell of data that they are so large.
    """
    array = validate.whole_array(**argument)
    if array.dtype == object:
        inside = [min(max(int(entry), -LARGEST), LARGEST) for entry in array.flat]
        return np.array(inside, dtype=np.int64).reshape(array.shape)
    # In 64 bits first: a shorter kind of number has no room for the limits.
    if array.dtype.kind == "u":
        return np.asarray(np.minimum(array.astype(np.uint64), LARGEST), dtype=np.int64)
    return np.clip(array.astype(np.int64), -LARGEST, LARGEST)


def unwrap(array: NDArray[Any]) -> Any:
    """A number for an array without axes, else the array."""
    return array.item() if array.ndim == 0 else array


def rounded_reach(sigma: Fraction, left: Fraction) -> int:
    """The least whole m with ``Pr(|Z| ≥ m + ½) ≤ left`` for Gaussian Z of deviation σ."""
    mp = digits()
    unit, bound = big(mp, sigma) * mp.sqrt(2), big(mp, left)
    furthest = int(unit * mp.sqrt(-mp.log(bound))) + 1  # erfc(x) is at most e^(−x²)
    return bisect_left(
        range(furthest), True, key=lambda m: bool(mp.erfc((m + mp.mpf(1) / 2) / unit) <= bound)
    )


def quotient(sensitivity: float, epsilon: Number) -> float:
    """The scale Δ/ε, rounded up so that noise of it never costs more than ε."""
    scale = up(most(sensitivity) / least(epsilon))
    if not 0 < scale < math.inf:
        raise ValueError(
            f"sensitivity / epsilon must be a float above 0, got {validate.show(scale)}"
        )
    return scale


def sigma_of_rho(rho: Number, square: Fraction) -> float:
    """The σ = Δ₂/√(2ρ) of noise that is ρ-zCDP, rounded up, from the square of Δ₂."""
    sigma = _sigma_of_rho(rho, square)
    if not 0 < sigma < math.inf:
        raise ValueError(f"rho must need noise within floats, got {validate.show(rho)}")
    return sigma


def whole_sigma_of_rho(rho: Number, square: Fraction, /, **given: Number) -> Fraction:
    """The same for discrete Gaussian noise: at least 10⁻¹⁵, which its sampler needs.

    Above 10¹⁵ it is refused, by the names and values of what was given.
    """
    sigma = _sigma_of_rho(rho, square)
    if sigma > LIMIT:
        values = " and ".join(validate.show(value) for value in given.values())
        raise ValueError(f"{' and '.join(given)} must need a sigma of at most 1e15, got {values}")
    return max(Fraction(sigma), Fraction(1, LIMIT))


def _sigma_of_rho(rho: Number, square: Fraction) -> float:
    mp = digits()
    return up(mp.sqrt(big(mp, square / (2 * least(rho)))))
