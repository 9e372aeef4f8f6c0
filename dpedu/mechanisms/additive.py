"""What all mechanisms that add noise to the answer of a query have in common."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._validate import FloatArray, Number
from dpedu.neighbours import Neighbourhood, neighbourhood_of


class ContinuousNoise(ABC):
    """Noise with a density, added to every entry of an answer, in floating point.

    Parameters
    ----------
    sensitivity
        By how much the answer can move between neighbours, in the norm that the noise is for.
    neighbourhood
        The neighbours that the sensitivity is for, and with it the guarantee.
    """

    def __init__(self, *, sensitivity: Number, neighbourhood: Neighbourhood | str) -> None:
        self.sensitivity = validate.positive_float(sensitivity=sensitivity)
        self.neighbourhood = neighbourhood_of(neighbourhood)

    @abstractmethod
    def noise(self, shape: int | tuple[int, ...], *, rng: np.random.Generator) -> FloatArray:
        """Independent noise of a shape, without an answer."""

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


def unwrap(array: NDArray[Any]) -> Any:
    """A number for an array without axes, else the array."""
    return array.item() if array.ndim == 0 else array


def quotient(sensitivity: float, epsilon: float) -> float:
    """The scale Δ/ε, refused where it leaves the floats."""
    scale = sensitivity / epsilon
    if not 0 < scale < math.inf:
        raise ValueError(f"sensitivity / epsilon must be a float above 0, got {scale}")
    return scale
