"""Checks of numbers, exact or up to rounding, and of sequences of them."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

import numpy as np

from dpedu import _validate as validate
from dpedu.checks.calls import fail, items, looks_like, returned, show
from dpedu.checks.chance import probabilities


def number(answer: Any, why: str) -> float:
    """Check that an answer is a number, and return it as a float.

    Examples
    --------
    >>> number(Fraction(1, 4), "A share.")
    0.25
    """
    __tracebackhide__ = True
    said, value = returned(answer, why)
    return _number(said, value, why)


def numbers(answer: Any, why: str, *, length: int | None = None) -> tuple[float, ...]:
    """Check that an answer is a sequence of numbers, of this length if one is given.

    For answers that are judged by what they do, and not by what they are.

    Examples
    --------
    >>> numbers([Fraction(1, 2), 2], "Two utilities.", length=2)
    (0.5, 2.0)
    >>> numbers([-(10**400)], "A number, although no float is so large.")
    (-inf,)
    """
    __tracebackhide__ = True
    said, value = returned(answer, why)
    return _numbers(said, value, length, why)


def close(
    answer: Any,
    expected: float | Sequence[float],
    why: str,
    *,
    mistakes: Mapping[Any, str] | None = None,
    tolerance: float = 1e-9,
    smallest: float = 1e-12,
) -> None:
    """Check a number, or a sequence of numbers, up to rounding.

    Parameters
    ----------
    answer
        A `Call`, or a value.
    expected
        The number or the sequence of numbers expected.
    why
        One or two sentences for whoever got it wrong: the idea of the case.
    mistakes
        From wrong values to what makes them ("the root was forgotten"). The message of a failed
        check names the mistake whose value came back.
    tolerance
        Relative; values below it in size count as zero.
    smallest
        Values below this in size count as zero too: 0 where small ones are what was asked.

    Raises
    ------
    AssertionError
        If the answer is another one.
    TypeError, ValueError
        If NaN is expected, or a tolerance is no number of at least 0: an answer is not judged.

    Examples
    --------
    >>> close(0.1 + 0.2, 0.3, "Sums round.")
    >>> close("0.3", 0.3, "A number.")
    Traceback (most recent call last):
        ...
    AssertionError: The answer is '0.3', but a number was expected.
    A number.
    """
    __tracebackhide__ = True
    validate.non_negative(tolerance=tolerance)
    validate.non_negative(smallest=smallest)
    entries: Sequence[Any] = expected if isinstance(expected, Sequence) else (expected,)
    several = entries is expected
    wanted = tuple(float(e) for e in entries)
    if any(map(math.isnan, wanted)):
        raise ValueError(f"expected must not be NaN, got {show(expected)}")
    said, value = returned(answer, why)
    found: Any = _numbers(said, value, len(wanted), why) if several else _number(said, value, why)
    due: Any = wanted if several else wanted[0]
    if _near(found, due, tolerance, smallest):
        return
    fail(
        f"{said} {_compare(found, due)} was expected.",
        why,
        looks_like(mistakes, lambda mistake: _near(found, mistake, 1e-6, smallest)),
    )


def equal(
    answer: Any,
    expected: Fraction | int,
    why: str,
    *,
    mistakes: Mapping[Any, str] | None = None,
) -> None:
    """Check an exact number: an integer or a `Fraction`, never a rounded one.

    Examples
    --------
    >>> equal(Fraction(2, 6), Fraction(1, 3), "One third.")
    >>> equal(0.25, Fraction(1, 4), "A quarter.")
    Traceback (most recent call last):
        ...
    AssertionError: The answer is 0.25, a rounded number (a float), but exactly 1/4 was expected.
    A quarter.
    """
    __tracebackhide__ = True
    said, value = returned(answer, why)
    exact = _exact(value)
    if exact is None:
        number = _number(said, value, why)
        fail(
            f"{said} {number!r}, a rounded number (a float), but exactly {expected} was expected.",
            why,
            looks_like(mistakes, lambda mistake: _near(number, float(mistake), 1e-6)),
        )
    if exact != expected:
        fail(
            f"{said} {show(exact)}, but {expected} was expected.",
            why,
            looks_like(mistakes, lambda mistake: exact == mistake),
        )


def distribution(
    answer: Any,
    expected: Sequence[float],
    why: str,
    *,
    mistakes: Mapping[Any, str] | None = None,
    tolerance: float = 1e-9,
) -> None:
    """Check a list of probabilities: none negative, sum one, and the expected ones.

    Raises
    ------
    AssertionError
        If the answer is another one.
    TypeError, ValueError
        If what is expected is no distribution: an answer is not judged.

    Examples
    --------
    >>> distribution([0.5, 0.25], [2 / 3, 1 / 3], "Twice as likely.")
    Traceback (most recent call last):
        ...
    AssertionError: The answer is (0.5, 0.25), which sums to 0.75: probabilities sum to 1.
    Twice as likely.
    """
    __tracebackhide__ = True
    probabilities(expected=expected)
    said, value = returned(answer, why)
    found = _numbers(said, value, len(expected), why)
    if min(found) < 0:
        fail(f"{said} {show(found)}: a probability is never negative.", why)
    total = math.fsum(found)
    if not _near(total, 1.0, 1e-9):
        mistake = looks_like(mistakes, lambda m: _near(found, m, 1e-6))
        fail(
            f"{said} {show(_rounded(found))}, which sums to {total:.6g}: probabilities sum to 1.",
            why,
            mistake,
        )
    close(answer, expected, why, mistakes=mistakes, tolerance=tolerance)


def _number(said: str, value: Any, why: str) -> float:
    """`value` as a float, or a message that it is none."""
    __tracebackhide__ = True
    number, problem = _read(value)
    if problem:
        fail(f"{said} {problem}", why)
    return number


def _numbers(said: str, value: Any, length: int | None, why: str) -> tuple[float, ...]:
    """`value` as a tuple of so many floats (any, for None), or a message that it is none."""
    __tracebackhide__ = True
    entries = items(value)
    if not entries or length not in (None, len(entries)):
        due = "numbers" if length is None else validate.many(length, "number")
        fail(f"{said} {show(value)}, but a sequence of {due} was expected.", why)
    found = []
    for i, entry in enumerate(entries):
        number, problem = _read(entry)
        if problem:
            fail(f"{said} {show(value)}; entry {i} is {problem}", why)
        found.append(number)
    return tuple(found)


def _read(value: Any) -> tuple[float, str]:
    """`value` as a float and, if it is no number, what is wrong with it."""
    if type(value) is float and value == value:  # nearly every value, so the shortest way out
        return value, ""
    if value is None:
        return math.nan, "None: is a `return` missing?"
    if isinstance(value, np.ndarray) and value.ndim == 0:
        value = value.item()
    odd = isinstance(value, str | bytes | bool | np.bool_ | complex | np.complexfloating)
    number = math.nan
    readable = False
    if not odd and not hasattr(value, "__len__"):
        with contextlib.suppress(Exception):
            try:
                number = float(value)
            except OverflowError:  # an exact number beyond all floats
                number = math.inf if value > 0 else -math.inf
            readable = True
    if not readable:
        return math.nan, f"{show(value)}, but a number was expected."
    if math.isnan(number):
        return number, "nan, which is not a number: was 0 divided by 0?"
    return number, ""


def _exact(value: Any) -> Fraction | None:
    """`value` as a `Fraction` if it is an exact number (sympy's rationals too)."""
    if isinstance(value, bool | np.bool_ | np.timedelta64):
        return None
    if isinstance(value, int | np.integer):
        return Fraction(int(value))
    if isinstance(value, Fraction):
        return value
    if getattr(value, "is_Rational", False) is True:
        return Fraction(int(value.p), int(value.q))
    return None


def _near(found: Any, wanted: Any, tolerance: float, smallest: float = 1e-12) -> bool:
    if isinstance(found, tuple):
        same_shape = isinstance(wanted, Sequence) and len(wanted) == len(found)
        return same_shape and all(
            _near(f, w, tolerance, smallest) for f, w in zip(found, wanted, strict=True)
        )
    if isinstance(wanted, Sequence):
        return False
    return math.isclose(found, wanted, rel_tol=tolerance, abs_tol=min(tolerance, smallest))


def _compare(found: Any, wanted: Any) -> str:
    """Both values, with as many digits as tell them apart."""
    short, long = (show(_rounded(found)), show(_rounded(wanted)))
    if short == long:
        short, long = show(found), show(wanted)
    return f"{short}, but {long}"


def _rounded(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(_rounded(v) for v in value)
    return float(f"{value:.6g}")
