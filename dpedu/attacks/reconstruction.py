"""Everybody's secret bit, from many answers about random groups.

"Overly accurate answers to too many questions destroy privacy": with errors well below √n, a few
times n random subset counts give back almost all of n bits.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from dpedu import _validate as validate
from dpedu._validate import FloatArray, IntArray, Number

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


def linear_program(
    queries: ArrayLike,
    answers: ArrayLike,
    *,
    error: Literal["largest", "total"] = "largest",
    within: Number | None = None,
) -> IntArray:
    """The bits whose counts miss the answers least: linear programming, then rounded.

    Shares from 0 to 1 are sought, one a person, whose counts fit the answers.

    Parameters
    ----------
    queries
        Masks of the groups, shape (queries, people).
    answers
        The noisy counts, shape (queries,).
    error
        What is to be least: the ``"largest"`` error of all, or their ``"total"``. Where errors keep
        within a bound, as those of rounding do, the largest is far better, and better than least
        squares; where a few may be huge, it is worthless, and the total hardly minds.
    within
        Instead: take any shares that fit within this error, as the first such attack did. It has to
        know a bound of the errors.

    Returns
    -------
    numpy.ndarray
        Shape (people,), of 0 and 1.

    Raises
    ------
    TypeError, ValueError
        If shapes do not agree, a value is no number, or nothing fits `within`.

    Notes
    -----
    How large errors must be to protect depends on their shape and on the attack. Bounded errors
    show their bound, and the least largest error uses it: from 4n counts of n = 128 bits, with
    errors uniform within ±6√n, it still finds more than 60 % of the bits, where least squares, the
    total and any shares that fit find about 55 %, hardly more than a guess. It needs both the bound
    of the errors and that shares are between 0 and 1: without the latter it finds no more than the
    others.

    References
    ----------
    Dinur and Nissim, "Revealing information while preserving privacy", PODS 2003, who show that
    whatever fits within errors well below √n is close to the truth (`within`). Dwork, McSherry and
    Talwar, "The price of privacy and the limits of LP decoding", STOC 2007 (``"total"``).

    Examples
    --------
    >>> bits = np.array([1, 0, 0, 1, 1])
    >>> masks = subset_queries(5, 40, rng=np.random.default_rng(1))
    >>> linear_program(masks, masks @ bits + 0.4)
    array([1, 0, 0, 1, 1])
    >>> wild = masks @ bits + np.where(np.arange(40) % 5, 0, 99)
    >>> linear_program(masks, wild, error="total")
    array([1, 0, 0, 1, 1])
    """
    chosen = validate.one_of(("largest", "total"), error=error)
    reach = None if within is None else float(validate.non_negative(within=within))
    masks, counts = _checked(queries, answers)
    if reach is not None:
        return _solved(masks, counts, np.zeros((len(masks), 0)), reach)
    if chosen == "largest":
        return _solved(masks, counts, np.ones((len(masks), 1)), 0.0)
    return _solved(masks, counts, np.eye(len(masks)), 0.0)


def _solved(masks: NDArray[Any], counts: FloatArray, slack: FloatArray, reach: float) -> IntArray:
    """Shares whose counts miss the answers by at most ``reach + slack @ s``, with Σ s least."""
    from scipy.optimize import linprog
    from scipy.sparse import csr_array, hstack, vstack

    people, slacks = masks.shape[1], slack.shape[1]
    groups, room = csr_array(masks.astype(np.float64)), csr_array(slack)
    solution = linprog(
        np.r_[np.zeros(people), np.ones(slacks)],
        A_ub=vstack([hstack([groups, -room]), hstack([-groups, -room])]),
        b_ub=np.r_[counts + reach, reach - counts],
        bounds=[(0, 1)] * people + [(0, None)] * slacks,
        method="highs",
    )
    if solution.status == 2 and not slacks:
        raise ValueError(f"within must be large enough for some shares to fit, got {reach:g}")
    if solution.status != 0:  # it has a solution, but a solver may give up on wild numbers
        raise ValueError(f"answers must be of a size to compute with: {solution.message}")
    return np.asarray(solution.x[:people] > 0.5, dtype=np.int64)


def _checked(queries: ArrayLike, answers: ArrayLike) -> tuple[NDArray[Any], FloatArray]:
    masks = validate.bit_array(queries=queries)
    if masks.ndim != 2:
        raise ValueError(f"queries must have rows and people, got shape {masks.shape}")
    counts = validate.real_array(answers=answers)
    if counts.shape != masks.shape[:1]:
        raise ValueError(
            f"answers must be one for each of {masks.shape[0]} queries, got shape {counts.shape}"
        )
    return masks, counts
