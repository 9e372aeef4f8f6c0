"""Values that must be refused, by what is asked for, and the assertion that they are."""

import math
from fractions import Fraction

import numpy as np
import pytest

NO_NUMBERS = [math.nan, True, False, "1", b"1", None, 1j, [1], (), {}, object()]
BELOW_ZERO = [-1, -0.5, -math.inf, Fraction(-1, 3)]
TOO_LARGE = [math.inf, 10**400]

NOT_POSITIVE = [*NO_NUMBERS, *BELOW_ZERO, *TOO_LARGE, 0, 0.0]
NOT_AT_LEAST_ZERO = [*NO_NUMBERS, *BELOW_ZERO, *TOO_LARGE]
NOT_FINITE = [*NO_NUMBERS, *TOO_LARGE, -math.inf]
NO_PROBABILITY = [*NO_NUMBERS, *BELOW_ZERO, *TOO_LARGE, 1.5]
NOT_INSIDE_ZERO_ONE = [*NO_PROBABILITY, 0, 1]
NOT_AT_LEAST_ONE_WHOLE = [*NO_NUMBERS, *BELOW_ZERO, math.inf, 0, 1.0, 2.5, Fraction(1, 2)]
NO_NEIGHBOURHOOD = ["row", "", None, 1, True, ["edit"], math.nan]
NO_NAME = [value for value in NO_NEIGHBOURHOOD if value is not None]
NO_GENERATOR = [None, 7, "rng", math.nan]
UNEVEN = [[1], [2, 3]]
MASKED = np.ma.masked_array([1, 2], mask=[True, False])
NO_ANSWER = [[], math.nan, [1, math.inf], [10**400], UNEVEN, MASKED, "3", ["3"], None, True, [True],
             1j, {}]  # fmt: skip
NO_RECORDS = [*NO_ANSWER[:3], *NO_ANSWER[4:]]
"""What is no data that are moved to bounds: a number beyond all floats is moved, too."""
NO_WHOLE_ANSWER = [*NO_ANSWER, 0.5, [1.0]]


def plain(value):
    """A number of numpy as one of Python: a long float that is no float as a fraction."""
    if isinstance(value, np.integer):
        return int(value)
    as_float = float(value)
    return as_float if as_float == value else Fraction(*value.as_integer_ratio())


def refuses(call, name, values):
    """Every value is refused by name, in a short message, and none gives a result."""
    for value in values:
        with pytest.raises((TypeError, ValueError)) as caught:
            pytest.fail(f"{name} = {value!r} was accepted: {call(value)!r}")
        message = str(caught.value)
        assert name in message, f"{value!r}: {message}"
        assert len(message) < 200, message
        if isinstance(value, float):  # what is shown is what was given
            assert "Fraction(" not in message, message
