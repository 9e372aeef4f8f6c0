"""Which weights on the outputs of a channel estimate something without bias."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dpedu import _validate as validate
from dpedu._validate import FloatArray, Number
from dpedu.privacy.channel import Channel


def unbiased_weights(channel: Channel, target: Sequence[Number]) -> NDArray[Any]:
    """Weights w on a channel's outputs with ``E[w(a)] = target`` for every data set.

    They solve the linear equations ``channel · w = target``. Where there are several solutions,
    the one with the smallest variance for the worst data set is found, numerically.

    Parameters
    ----------
    channel
        A channel with a row for each data set.
    target
        What is to be estimated: its value for each of the channel's data sets, in their order.

    Returns
    -------
    numpy.ndarray
        One weight an output. `Fraction`s if the channel and the target are exact and there is only
        one solution, else floats.

    Raises
    ------
    TypeError, ValueError
        If the target is no vector of finite numbers of the right length, or no weights exist: the
        channel then gives the same answers to data sets that the target tells apart.

    Examples
    --------
    Randomised response with two fair coins: what stands for a *no* and a *yes*?

    >>> from dpedu import RandomisedResponse
    >>> unbiased_weights(RandomisedResponse.two_coins().channel(), [0, 1])
    array([Fraction(-1, 2), Fraction(3, 2)], dtype=object)
    """
    if not isinstance(channel, Channel):
        raise TypeError(f"channel must be a Channel, got {validate.show(channel)}")
    validate.sequence(target=target)
    wanted = [validate.finite(target=value) for value in target]
    if len(wanted) != len(channel.inputs):
        raise ValueError(f"target must have length {len(channel.inputs)}, got {len(wanted)}")
    if channel.is_exact and not any(isinstance(value, float) for value in wanted):
        solution, unique = _solve_exactly(channel.matrix, wanted)
    else:
        solution, unique = _solve(channel.matrix, wanted)
    if solution is None:
        raise ValueError(
            "target must differ only where the channel's answers differ: no weights on its outputs "
            f"are unbiased for {validate.show([str(value) for value in wanted])}"
        )
    if unique:
        return solution
    return _least_worst_variance(channel.matrix.astype(np.float64), np.array(wanted, np.float64))


def _solve_exactly(
    matrix: NDArray[Any], target: Sequence[Number]
) -> tuple[NDArray[Any] | None, bool]:
    """A solution of ``matrix · w = target`` by elimination, and whether it is the only one."""
    rows = [[*row, Fraction(value)] for row, value in zip(matrix.tolist(), target, strict=True)]
    columns = matrix.shape[1]
    pivots: list[int] = []
    for column in range(columns):
        at = len(pivots)
        row = next((r for r in range(at, len(rows)) if rows[r][column] != 0), None)
        if row is None:
            continue
        rows[at], rows[row] = rows[row], rows[at]
        rows[at] = [entry / rows[at][column] for entry in rows[at]]
        for other in range(len(rows)):
            if other != at:
                factor = rows[other][column]
                rows[other] = [b - factor * a for a, b in zip(rows[at], rows[other], strict=True)]
        pivots.append(column)
    if any(row[-1] != 0 for row in rows[len(pivots) :]):
        return None, False
    solution = np.array([Fraction(0)] * columns, dtype=object)
    for row, column in enumerate(pivots):
        solution[column] = rows[row][-1]
    return solution, len(pivots) == columns


def _solve(matrix: NDArray[Any], target: Sequence[Number]) -> tuple[FloatArray | None, bool]:
    """The same in floating point, where what is within rounding of a solution is one."""
    coefficients, wanted = matrix.astype(np.float64), np.array(target, dtype=np.float64)
    found, _, rank, _ = np.linalg.lstsq(coefficients, wanted, rcond=1e-12)
    solution = found.astype(np.float64)
    error = np.abs(coefficients @ solution - wanted).max()
    if error > 1e-9 * max(1.0, float(np.abs(wanted).max())):
        return None, False
    return solution, int(rank) == coefficients.shape[1]


def _least_worst_variance(matrix: FloatArray, target: FloatArray) -> FloatArray:
    """The unbiased weights with the smallest variance for the worst row.

    For a mixture λ of rows, the weights with the smallest average variance have a closed form; the
    worst mixture is the maximum of a concave function of λ.
    """
    from scipy.optimize import minimize

    def weights(mixture: FloatArray) -> FloatArray:
        scaled = matrix / np.maximum(mixture @ matrix, 1e-12)
        solved = np.linalg.lstsq(scaled @ matrix.T, target, rcond=1e-12)[0]
        return np.asarray(solved @ scaled, dtype=np.float64)

    def variances(mixture: FloatArray) -> FloatArray:
        found: FloatArray = matrix @ weights(mixture) ** 2 - target**2
        return found

    even = np.full(len(matrix), 1 / len(matrix))
    best = minimize(
        lambda mixture: -float(mixture @ variances(mixture)),
        even,
        jac=lambda mixture: -variances(mixture),
        bounds=[(1e-9, 1)] * len(matrix),
        constraints={
            "type": "eq",
            "fun": lambda mixture: mixture.sum() - 1,
            "jac": lambda mixture: np.ones_like(mixture),
        },
        method="SLSQP",
        options={"ftol": 1e-14, "maxiter": 500},
    )
    return weights(best.x)
