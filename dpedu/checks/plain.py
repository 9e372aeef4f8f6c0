"""Checks of plain data: lists, tuples, sets, dictionaries, texts, exact numbers, and nothing."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from dpedu._validate import many
from dpedu.checks.calls import fail, returned, show


def agrees(
    answer: Any, expected: Any, why: str, *, mistakes: Sequence[tuple[Any, str]] = ()
) -> None:
    """Check plain data, exactly: nothing is rounded, and a list is as good as a tuple or an array.

    Parameters
    ----------
    answer
        A `Call`, or a value.
    expected
        The value: lists, tuples, sets and dictionaries of numbers, texts and None.
    why
        One or two sentences for whoever got it wrong: the idea of the case.
    mistakes
        Pairs of a wrong value and what makes it. The message of a failed check names the one that
        came back.

    Examples
    --------
    >>> agrees(np.array([1, 2]), (1, 2), "Two numbers.")
    >>> agrees(["a"], ["a", None], "Two people.", mistakes=[(["a"], "nobody was left out")])
    Traceback (most recent call last):
        ...
    AssertionError: The answer is ['a'], but ['a', None] was expected.
    Two people.
    It looks as if nobody was left out.
    """
    __tracebackhide__ = True
    said, value = returned(answer, why)
    if _equal(value, expected):
        return
    named = next((text for wrong, text in mistakes if _equal(value, wrong)), "")
    if value is None and not named:
        fail(f"{said} None: is a `return` missing?", why)
    came, wanted = show(value), show(expected)
    where = ""
    if "..." in came + wanted:  # cut off, perhaps before they differ
        with contextlib.suppress(Exception):
            where = f" {_difference(_plain(value), _plain(expected))}"
    fail(
        f"{said} {came}, but {wanted} was expected.{where}",
        why,
        f"It looks as if {named}." if named else "",
    )


def _plain(value: Any) -> Any:
    """`value` with tuples for all sequences and Python's numbers for numpy's.

    A column of pandas becomes one too: compared as it is, it is equal to anything.
    """
    if isinstance(value, list | tuple):
        return tuple(_plain(v) for v in value)
    if isinstance(value, np.ndarray | np.generic) or hasattr(type(value), "tolist"):
        return _plain(value.tolist())
    if isinstance(value, set | frozenset):
        return frozenset(_plain(v) for v in value)
    if isinstance(value, Mapping):
        return {_plain(k): _plain(v) for k, v in value.items()}
    return value


def _difference(found: Any, wanted: Any, place: str = "") -> str:
    """Where two values first differ, in a sentence."""
    it = f"At {place} it" if place else "It"
    if isinstance(found, dict) and isinstance(wanted, dict):
        for key in wanted:
            if key not in found:
                return f"{it} has no entry {show(key)}."
        for key in found:
            if key not in wanted:
                return f"{it} has an entry {show(key)} too many."
        places: Any = wanted
    elif isinstance(found, tuple) and isinstance(wanted, tuple):
        if len(found) != len(wanted):
            return f"{it} has {many(len(found), 'entry', 'entries')}, not {len(wanted)}."
        places = range(len(wanted))
    else:
        came, due = (show(set(v) if isinstance(v, frozenset) else v) for v in (found, wanted))
        return f"{it} is {came}, not {due}."
    first = next(each for each in places if found[each] != wanted[each])
    return _difference(found[first], wanted[first], f"{place}[{show(first)}]")


def _equal(found: Any, wanted: Any) -> bool:
    """Whether they are equal; what cannot be compared is not."""
    with contextlib.suppress(Exception):
        return bool(_plain(found) == _plain(wanted))
    return False
