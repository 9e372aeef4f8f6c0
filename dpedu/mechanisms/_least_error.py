"""The accuracy of an estimate from the distribution of its error: exactly, or on the safe side."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from dpedu._validate import Number

FEW = 20
"""So many people are counted in fractions, exactly."""
MANY = 4 * 10**6
"""Products that a convolution computes one by one, with all their digits."""


def least_error(
    errors: NDArray[Any],
    chances: NDArray[Any],
    lacking: Number,
    *,
    slack: float = 0,
    doubt: float = 0,
) -> Any:
    """The least error that is passed with a probability of at most so much.

    Parameters
    ----------
    errors, chances
        What may happen: fractions, or floats.
    lacking
        What the wanted probability lacks to 1.
    slack, doubt
        By how much sums of chances may be off, relatively and as they are.
    """
    order = np.argsort(-errors, kind="stable")  # the largest first, as long as they may be missed
    beyond: Any = np.cumsum(chances[order]) * (1 + slack) + doubt
    missed = int(beyond.searchsorted(lacking, side="right"))
    return errors[order[min(missed, errors.size - 1)]]


def convolved(one: NDArray[Any], other: NDArray[Any]) -> tuple[NDArray[Any], float]:
    """The distribution of a sum, and how far a sum of its entries may be off beyond rounding."""
    from scipy.signal import convolve

    if one.size * other.size <= MANY:
        return np.asarray(convolve(one, other, method="direct")), 0.0
    together = np.clip(convolve(one, other, method="fft"), 0, 1)
    return np.asarray(together), 2e-15 * together.size
