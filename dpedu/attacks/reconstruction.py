"""Everybody's secret bit, from many answers about random groups.

"Overly accurate answers to too many questions destroy privacy": with errors well below √n, a few
times n random subset counts give back almost all of n bits.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._validate import FloatArray, IntArray

CELLS = 2**21


def subset_queries(people: int, queries: int, *, rng: np.random.Generator) -> NDArray[np.bool_]:
    """Random groups: everybody is in each with probability ½.

    Parameters
    ----------
    people
        n, at least 1.
    queries
        How many groups, at least 1.
    rng
        Source of randomness.

    Returns
    -------
    numpy.ndarray
        Masks, shape (queries, people); ``masks @ bits`` are the exact counts.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> subset_queries(4, 2, rng=np.random.default_rng(3)).astype(int)
    array([[1, 1, 1, 1],
           [1, 0, 1, 0]])
    """
    count, number = validate.integer(1, people=people), validate.integer(1, queries=queries)
    bits = validate.generator(rng=rng).integers(0, 2, (number, count), dtype=np.int8)
    return bits.astype(bool)


def least_squares(queries: ArrayLike, answers: ArrayLike) -> IntArray:
    """The bits whose counts fit the answers best: least squares, then rounded.

    Parameters
    ----------
    queries
        Masks of the groups, shape (queries, people).
    answers
        The noisy counts, shape (queries,).

    Returns
    -------
    numpy.ndarray
        Shape (people,), of 0 and 1. With fewer queries than people the fit of least norm around ½.

    Raises
    ------
    TypeError, ValueError
        If shapes do not agree or a value is no number.

    References
    ----------
    Dinur and Nissim, "Revealing information while preserving privacy", PODS 2003; Kasiviswanathan,
    Rudelson, Smith and Ullman, "The price of privately releasing contingency tables and the spectra
    of random matrices with correlated rows", STOC 2010, for least squares.

    Examples
    --------
    >>> bits = np.array([1, 0, 0, 1, 1])
    >>> masks = subset_queries(5, 40, rng=np.random.default_rng(1))
    >>> least_squares(masks, masks @ bits + 0.4)
    array([1, 0, 0, 1, 1])
    """
    masks, counts = _checked(queries, answers)
    people = masks.shape[1]
    products, right = np.zeros((people, people)), np.zeros(people)
    step = max(1, CELLS // people)  # so that a million queries fit into memory
    for first in range(0, len(masks), step):
        part = masks[first : first + step].astype(np.float64)
        products += part.T @ part
        right += (counts[first : first + step] - part.sum(axis=1) / 2) @ part
    fit = np.linalg.lstsq(products, right, rcond=None)[0]
    return np.asarray(fit > 0, dtype=np.int64)


def linear_program(queries: ArrayLike, answers: ArrayLike) -> IntArray:
    """The bits whose counts miss the answers least, by the largest error: linear programming.

    Shares from 0 to 1 are sought for which the worst error is least, and rounded. Where errors keep
    within a bound, as rounding does, that is far better than least squares; where a few may be
    large, it is worse.

    Parameters
    ----------
    queries
        Masks of the groups, shape (queries, people).
    answers
        The noisy counts, shape (queries,).

    Returns
    -------
    numpy.ndarray
        Shape (people,), of 0 and 1.

    Raises
    ------
    TypeError, ValueError
        If shapes do not agree or a value is no number.

    References
    ----------
    Dinur and Nissim, as above, who show that whatever fits within errors well below √n is close to
    the truth. They take any such shares; these fit best.

    Examples
    --------
    >>> bits = np.array([1, 0, 0, 1, 1])
    >>> masks = subset_queries(5, 40, rng=np.random.default_rng(1))
    >>> linear_program(masks, masks @ bits + 0.4)
    array([1, 0, 0, 1, 1])
    """
    from scipy.optimize import linprog

    masks, counts = _checked(queries, answers)
    rows, people = masks.shape
    error = np.full((rows, 1), -1.0)
    solution = linprog(
        np.r_[np.zeros(people), 1.0],
        A_ub=np.block([[masks, error], [np.negative(masks, dtype=np.float64), error]]),
        b_ub=np.r_[counts, -counts],
        bounds=[(0, 1)] * people + [(0, None)],
        method="highs",
    )
    if solution.status != 0:  # it has a solution, but a solver may give up on wild numbers
        raise ValueError(f"answers must be of a size to compute with: {solution.message}")
    return np.asarray(solution.x[:people] > 0.5, dtype=np.int64)


def _checked(queries: ArrayLike, answers: ArrayLike) -> tuple[NDArray[Any], FloatArray]:
    masks = np.asarray(queries)
    if masks.ndim != 2 or masks.size == 0:
        raise ValueError(f"queries must have rows and people, got shape {masks.shape}")
    if masks.dtype != bool:
        masks = validate.category_array(2, queries=masks)
    counts = validate.real_array(answers=answers)
    if counts.shape != masks.shape[:1]:
        raise ValueError(
            f"answers must be one for each of {masks.shape[0]} queries, got shape {counts.shape}"
        )
    return masks, counts
