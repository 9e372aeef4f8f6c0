"""An estimate from private answers: a value and how far it is likely to be off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dpedu._validate import Number


@dataclass(frozen=True)
class Estimate:
    """An unbiased estimate and its standard error.

    Attributes
    ----------
    value
        The estimate: a number, or an array with one entry a category. It is never cut off at 0 or
        1, for that would make it biased.
    standard_error
        Square root of the variance that the mechanism's randomness gives the estimate.
    """

    value: Any
    standard_error: Number
