"""What deterministic releases leave possible.

A deterministic release cuts the data sets into parts: those that give the same answer. Whoever sees
the answer knows the part, whoever sees several knows where they meet.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any

from dpedu import _validate as validate
from dpedu.neighbours import DataSet

Release = Callable[[DataSet], Any]


def partition(candidates: Iterable[DataSet], release: Release) -> dict[Any, list[DataSet]]:
    """The parts ``X_a`` into which a deterministic release cuts the data sets, by answer.

    Parameters
    ----------
    candidates
        All data sets that are held possible.
    release
        A function of a data set, with hashable answers.

    Raises
    ------
    TypeError, ValueError
        If there are no candidates, the release is no function, or an answer is not hashable.

    Examples
    --------
    >>> from dpedu import data_sets
    >>> partition(data_sets((0, 1), 2), sum)
    {0: [(0, 0)], 1: [(0, 1), (1, 0)], 2: [(1, 1)]}
    """
    parts: dict[Any, list[DataSet]] = {}
    for data in _data_sets(candidates):
        parts.setdefault(_answer(release, data), []).append(data)
    return parts


def intersect(
    candidates: Iterable[DataSet], releases: Sequence[Release], data: DataSet
) -> list[list[DataSet]]:
    """What stays possible after each release about the true data: ``S ∩ X_{a1} ∩ X_{a2} …``.

    Parameters
    ----------
    candidates
        S, all data sets that are held possible before. The true one is among them.
    releases
        Functions of a data set, one after the other.
    data
        The true data set.

    Returns
    -------
    list
        First the candidates, then what is left of them after the first release, after the second, …
        The truth is always left; when nothing else is, everything is known.

    Raises
    ------
    TypeError, ValueError
        If there are no candidates, the truth is none of them, or a release is no function.

    Examples
    --------
    >>> from dpedu import data_sets
    >>> left = intersect(data_sets((0, 1), 3), [sum, lambda x: x[0] + x[1], max], (0, 1, 1))
    >>> [len(possible) for possible in left]
    [8, 3, 2, 2]
    >>> left[-1]
    [(0, 1, 1), (1, 0, 1)]
    """
    left = [_data_sets(candidates)]
    if not isinstance(data, tuple):
        raise TypeError(f"data must be a data set, a tuple of records, got {validate.show(data)}")
    if data not in left[0]:
        raise ValueError(f"data must be one of the candidates, got {validate.show(data)}")
    for release in validate.listed(releases=releases):
        seen = _answer(release, data)
        left.append([other for other in left[-1] if _answer(release, other) in {seen}])
    return left


def _data_sets(candidates: Iterable[DataSet]) -> list[DataSet]:
    listed = validate.listed(candidates=candidates)
    if not listed:
        raise ValueError("candidates must not be empty")
    for data in listed:
        if not isinstance(data, tuple):
            raise TypeError(
                f"candidates must be data sets, tuples of records, got {validate.show(data)}"
            )
    return listed


def _answer(release: Release, data: DataSet) -> Any:
    if not callable(release):
        raise TypeError(f"release must be a function, got {validate.show(release)}")
    answer = release(data)
    if not isinstance(answer, Hashable):
        raise TypeError(f"release must give hashable answers, got {validate.show(answer)}")
    # One NaN for all, which is found in sets and dictionaries, though it equals nothing.
    return math.nan if answer != answer else answer
