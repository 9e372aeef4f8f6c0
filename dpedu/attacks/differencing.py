"""One person's value from answers about many."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._validate import Number

Ask = Callable[[NDArray[np.bool_]], Number]
"""What answers: the sum over the people in a set, given as a mask of shape (people,)."""


def difference(ask: Ask, people: int, target: int, *, repeats: int = 1) -> float:
    """One person's value: everybody's total, less that of everybody else.

    Parameters
    ----------
    ask
        Answers with the sum over a set of people. Each call counts.
    people
        How many there are.
    target
        Whose value, from 0.
    repeats
        How often to ask both, for the mean: independent noise of a fixed scale averages out.

    Returns
    -------
    float
        The value, rounded once if the answers are exact.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or an answer is no real number, such as infinity and
        True, or the value is beyond all floats.

    Examples
    --------
    >>> salaries = np.array([52_000, 48_000, 71_000])
    >>> difference(lambda mask: salaries[mask].sum(), 3, target=2)
    71000.0
    """
    everybody, alone = _masks(people, target)
    times = validate.integer(1, repeats=repeats)
    _callable(ask=ask)
    found = [_exact(ask(everybody)) - _exact(ask(everybody & ~alone)) for _ in range(times)]
    return _rounded(sum(found, Fraction(0)) / times)


def leaver(before: Number, people: int, after: Number) -> float:
    """What somebody who left had, from the averages before and after.

    Parameters
    ----------
    before
        The average over all.
    people
        How many there were before, at least 2.
    after
        The average over those who stayed.

    Returns
    -------
    float
        ``n · before − (n − 1) · after``, rounded once.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or the value is beyond all floats.

    Examples
    --------
    >>> leaver(57_000, 3, 50_000)
    71000.0
    """
    count = validate.integer(2, people=people)
    first, second = validate.finite(before=before), validate.finite(after=after)
    value = count * validate.exact(first) - (count - 1) * validate.exact(second)
    return _rounded(value, "before and after must be averages")


def tracker(ask: Ask, people: int, target: int, *, helper: ArrayLike) -> float:
    """One person's value from large sets only, where small and nearly complete ones are refused.

    With any set T of about half the people, ``q(T ∪ {j}) + q(Tᶜ ∪ {j}) − q(T) − q(Tᶜ)`` counts the
    target once more than everybody: none of the four sets is small, and none nearly complete.

    Parameters
    ----------
    ask
        Answers with the sum over a set of people, and may refuse by an exception.
    people
        How many there are.
    target
        Whose value, from 0.
    helper
        T, a mask of shape (people,).

    Returns
    -------
    float
        The value, rounded once if the answers are exact.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or an answer is no real number, such as infinity and
        True, or the value is beyond all floats.

    References
    ----------
    Denning, Denning and Schwartz, "The tracker: a threat to statistical database security", ACM
    TODS 1979.

    Examples
    --------
    >>> values = np.arange(10) ** 2
    >>> def careful(mask):
    ...     if not 3 <= mask.sum() <= 7:
    ...         raise PermissionError("the set is too small, or its complement is")
    ...     return values[mask].sum()
    >>> tracker(careful, 10, target=6, helper=np.arange(10) < 5)
    36.0
    """
    everybody, alone = _masks(people, target)
    mask = np.asarray(helper)
    is_masked = isinstance(helper, np.ma.MaskedArray)  # an array of it shows what that hides
    if is_masked or mask.dtype.kind != "b" or mask.shape != everybody.shape:
        raise ValueError(
            f"helper must be a mask of shape ({everybody.size},), got {validate.show(helper)}"
        )
    _callable(ask=ask)
    doubled = _exact(ask(mask | alone)) + _exact(ask(~mask | alone))
    return _rounded(doubled - _exact(ask(mask)) - _exact(ask(~mask)))


def _masks(people: int, target: int) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    count = validate.integer(1, people=people)
    index = validate.integer(0, target=target)
    if index >= count:
        raise ValueError(f"target must be below people, {count}, got {index}")
    return np.ones(count, dtype=bool), np.arange(count) == index


def _exact(answer: Any) -> Fraction:
    """An answer whose differences are not rounded."""
    is_array = isinstance(answer, (np.generic, np.ndarray)) and answer.size == 1
    number: object = answer.item() if is_array else answer
    if isinstance(answer, np.timedelta64) or not (
        validate.is_number(number) or isinstance(number, Decimal)
    ):
        raise TypeError(f"ask must answer with real numbers, got {validate.show(answer)}")
    real: Any = number
    try:
        return Fraction(real)
    except (ValueError, OverflowError):
        raise ValueError(
            f"ask must answer with finite numbers, got {validate.show(answer)}"
        ) from None


def _rounded(value: Fraction, rule: str = "ask must answer with numbers") -> float:
    try:
        return float(value)
    except OverflowError:
        raise ValueError(f"{rule} of which the value is below 1.8e308 in size") from None


def _callable(**argument: object) -> None:
    ((name, value),) = argument.items()
    if not callable(value):
        raise TypeError(f"{name} must be a function, got {validate.show(value)}")
