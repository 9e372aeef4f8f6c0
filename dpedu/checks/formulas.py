"""Checks of formulas: equal as rational functions, whatever their form."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from dpedu.checks.calls import fail, looks_like, returned, show


def identity(
    answer: Any, expected: Any, why: str, *, mistakes: Mapping[Any, str] | None = None
) -> None:
    """Check that two formulas (rational functions of sympy symbols) are the same everywhere.

    Examples
    --------
    >>> import sympy as sp
    >>> p = sp.Symbol("p")
    >>> identity((1 - p) ** 2 + 2 * p * (1 - p), 1 - p**2, "Binomial.")
    >>> identity(1 - p, p, "The flip.", mistakes={1 - p: "p was taken for its complement"})
    Traceback (most recent call last):
        ...
    AssertionError: The answer is 1 - p, but p was expected, for all values of the symbols.
    The flip.
    It looks as if p was taken for its complement.
    """
    __tracebackhide__ = True
    import sympy as sp

    said, value = returned(answer, why)
    if value is None:
        fail(f"{said} None: is a `return` missing?", why)
    if isinstance(value, np.ndarray) and value.ndim == 0:
        value = value.item()
    if isinstance(value, str | bool) or not isinstance(value, sp.Expr | int | float | Fraction):
        fail(f"{said} {show(value)}, but a formula was expected.", why)
    found = sp.sympify(value)
    if found.is_finite is False or found is sp.nan:
        fail(f"{said} {show(value)}, but a formula was expected.", why)
    if not _identical(found, expected):
        fail(
            f"{said} {show(found)}, but {show(sp.sympify(expected))} was expected, "
            "for all values of the symbols.",
            why,
            looks_like(mistakes, lambda mistake: _identical(found, mistake)),
        )


def _identical(left: Any, right: Any) -> bool:
    """Whether two rational functions agree: their difference has no term left but rounding."""
    import sympy as sp

    # What sympy cannot put over one denominator or expand is no rational function, so not equal.
    with contextlib.suppress(Exception):
        difference = sp.expand(sp.sympify(left) - sp.sympify(right))
        if difference == 0:  # the usual case of two polynomials, and much the faster
            return True
        numerator, _ = sp.fraction(sp.together(difference))
        coefficients = sp.expand(numerator).as_coefficients_dict().values()
        return all(c == 0 or (c.is_Float and abs(c) < 1e-9) for c in coefficients)
    return False
