"""From events to users: at most so many events of each person, and streams of what is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from dpedu import _validate as validate
from dpedu._validate import IntArray
from dpedu.data import _frames as frames

if TYPE_CHECKING:
    from pandas import DataFrame


def bounded_contributions(events: DataFrame, *, most: int, person: str = "person") -> DataFrame:
    """The events without those of each person beyond the first so many.

    What is kept of one person does not depend on anybody else, so two tables that differ in one
    person differ, after it, in at most `most` events: `Counter.user_guarantee` takes that number.

    Parameters
    ----------
    events
        One row an event, in order of time, as `dpedu.data.streams.visits` gives them.
    most
        m ≥ 1: how many events of a person count.
    person
        The column that says whose event it is.

    Returns
    -------
    pandas.DataFrame
        The rows that stay, in their order and under their index.

    Raises
    ------
    TypeError, ValueError
        If the table is empty, the column is unknown or has missing values, or `most` is not a
        whole number of at least 1.

    Examples
    --------
    >>> import pandas as pd
    >>> events = pd.DataFrame({"step": [0, 0, 1, 3], "person": ["a", "b", "a", "a"]})
    >>> bounded_contributions(events, most=2)["step"].tolist()
    [0, 0, 1]
    """
    least = validate.integer(1, most=most)
    table = frames.table(events=events)
    owners = frames.class_codes(table, [frames.column(table, person=person)])
    order = np.argsort(owners, kind="stable")
    sizes = np.bincount(owners)
    numbers = np.empty(owners.size, dtype=np.int64)
    numbers[order] = np.arange(owners.size) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    return table[numbers < least]


def per_step(
    events: DataFrame,
    *,
    steps: int,
    step: str = "step",
    category: str | None = None,
    categories: int | None = None,
) -> IntArray:
    """A table of events as a stream: how many there are at each step.

    Parameters
    ----------
    events
        One row an event.
    steps
        T, at least 1.
    step
        The column that says when: whole numbers from 0 to T − 1.
    category
        A column of whole numbers from 0 to k − 1; with it, events are counted by category.
    categories
        k, with `category` only.

    Returns
    -------
    numpy.ndarray
        Shape (T,), or (T, k).

    Raises
    ------
    TypeError, ValueError
        If the table is empty, a column is unknown, has missing values or a number out of range, or
        one of `category` and `categories` comes without the other.

    Examples
    --------
    >>> import pandas as pd
    >>> events = pd.DataFrame({"step": [0, 0, 3], "page": [1, 0, 1]})
    >>> per_step(events, steps=4)
    array([2, 0, 0, 1])
    >>> per_step(events, steps=4, category="page", categories=2).tolist()
    [[1, 1], [0, 0], [0, 0], [0, 1]]
    """
    length = validate.integer(1, steps=steps)
    table = frames.table(events=events)
    when = _places(table, length, step=step)
    if (category is None) != (categories is None):
        raise TypeError("category and categories must be given together")
    if category is None or categories is None:
        return np.bincount(when, minlength=length)
    width = validate.integer(1, categories=categories)
    what = _places(table, width, category=category)
    return np.bincount(when * width + what, minlength=length * width).reshape(length, width)


def _places(table: DataFrame, length: int, **argument: object) -> IntArray:
    """A column of whole numbers from 0 to length − 1."""
    ((name, _),) = argument.items()
    numbers = table[frames.column(table, **argument)].to_numpy()
    if numbers.dtype.kind not in "iu":
        raise TypeError(f"{name} must hold whole numbers, got a column of {numbers.dtype}")
    if numbers.min() < 0 or numbers.max() >= length:
        worst = numbers.min() if numbers.min() < 0 else numbers.max()
        raise ValueError(f"{name} must hold numbers from 0 to {length - 1}, got {worst}")
    return np.asarray(numbers, dtype=np.int64)
