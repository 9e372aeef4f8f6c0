"""Logistic regression, with a bound on how far the computed weights are from the best ones.

What is minimised over w is

    J(w) = (1/n) Σ_i ln(1 + e^(−y_i w·x_i)) + (λ/2) ‖w‖² + (1/n) b·w

for rows x_i of length at most 1 and labels y_i = ±1. Theorems speak of the minimiser w*; a computer
finds some w near it. J is λ-strongly convex, so that ``‖w − w*‖ ≤ ‖∇J(w)‖/λ``: the gradient, which
can be computed, bounds the distance, which cannot.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from dpedu import _validate as validate
from dpedu._validate import FloatArray, IntArray, Number
from dpedu.learning.steps import clip_rows, rows_of

__all__ = ["Minimum", "logistic_minimum", "predicted"]

UNIT = 2.0**-53
"""The relative error of one operation in floating point."""
MOST_FEATURES = 4000
"""Newton's method keeps a table of features by features."""
STEPS = 200


@dataclass(frozen=True)
class Minimum:
    """Weights that are nearly the best, and how near.

    Attributes
    ----------
    weights
        Shape (features,).
    slope
        An upper bound on the length of the gradient of J there, rounding included. Divided by λ it
        bounds the distance to the minimiser.
    """

    weights: FloatArray
    slope: float


def logistic_minimum(
    features: ArrayLike,
    labels: ArrayLike,
    *,
    regularisation: Number,
    people: int | None = None,
    tilt: ArrayLike | None = None,
    tolerance: Number = 1e-9,
) -> Minimum:
    """The minimiser of J, by Newton's method, to a stated tolerance.

    Parameters
    ----------
    features
        Shape (people, features); there may be no people. Rows longer than 1 are cut down to 1.
        There is no constant: add a column of it, and it counts as any other.
    labels
        −1 or 1 each: shape (people,).
    regularisation
        λ > 0, for the average of the losses. It is 1/(nC) for the C of scikit-learn.
    people
        n ≥ 1, what sums are divided by; without it, the number of rows.
    tilt
        b, shape (features,); without it, 0. Objective perturbation puts its noise there.
    tolerance
        The greatest length of the gradient of J, above 0.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range or shape.
    ArithmeticError
        If the tolerance is smaller than what rounding allows: about 10⁻¹⁶ for each of n + features.

    References
    ----------
    Boyd and Vandenberghe, "Convex optimization", 2004, equation (9.11) for the distance, Section
    9.5 for the method.

    Examples
    --------
    >>> found = logistic_minimum([[1.0], [1.0], [1.0]], [1, 1, -1], regularisation=0.1)
    >>> found.weights.round(6), found.slope < 1e-9
    (array([0.482734]), True)
    """
    rows, signs = examples(features, labels)
    return minimum(
        rows, signs, regularisation=regularisation, people=people, tilt=tilt, tolerance=tolerance
    )


def minimum(
    rows: FloatArray,
    signs: FloatArray,
    *,
    regularisation: Number,
    people: int | None = None,
    tilt: ArrayLike | None = None,
    tolerance: Number,
) -> Minimum:
    """The same for rows that are cut down already."""
    strength = validate.positive_float(regularisation=regularisation)
    bound = validate.positive_float(tolerance=tolerance)
    count = validate.integer(1, people=len(rows) if people is None else people)
    push = np.zeros(rows.shape[1]) if tilt is None else validate.real_array(tilt=tilt)
    if push.shape != rows.shape[1:]:
        raise ValueError(f"tilt must have the shape {rows.shape[1:]}, got {push.shape}")
    return _newton(rows * signs[:, None], strength, count, push / count, bound)


def predicted(weights: ArrayLike, features: ArrayLike) -> IntArray:
    """The likelier label of each row, −1 or 1: the sign of ``w·x``, and 1 for 0.

    Parameters
    ----------
    weights
        Shape (features,).
    features
        Shape (rows, features).

    Raises
    ------
    TypeError, ValueError
        If the shapes do not agree, or they are no real numbers.

    Examples
    --------
    >>> predicted([1.0, -1.0], [[3.0, 1.0], [1.0, 3.0]])
    array([ 1, -1])
    """
    slope, rows = validate.real_array(weights=weights), rows_of(features=features)
    if slope.shape != rows.shape[1:]:
        raise ValueError(f"weights must have the shape {rows.shape[1:]}, got {slope.shape}")
    return np.where(rows @ slope >= 0, 1, -1)


def examples(features: ArrayLike, labels: ArrayLike) -> tuple[FloatArray, FloatArray]:
    """Rows of length at most 1, and as many signs."""
    rows = clip_rows(rows_of(features=features), 1)
    if rows.shape[1] > MOST_FEATURES:
        raise ValueError(f"features must be at most {MOST_FEATURES}, got {rows.shape[1]}")
    signs = validate.records(labels=labels)
    if signs.shape != rows.shape[:1] or not np.isin(signs, (-1.0, 1.0)).all():
        raise ValueError(
            f"labels must be {len(rows)} numbers that are −1 or 1, got {validate.show(labels)}"
        )
    return rows, signs


def _newton(
    signed: FloatArray, strength: float, count: int, push: FloatArray, bound: float
) -> Minimum:
    """Newton's method on rows that have been multiplied by their labels.

    Its direction makes the gradient shorter as well as J smaller. Steps are halved until it is
    shorter: that needs no difference of two values of J, which rounding would drown.
    """
    # Imported here: `import dpedu` loads numpy and nothing heavier.
    from scipy.linalg import cho_factor, cho_solve

    weights = np.zeros(signed.shape[1])

    def gradient(at: FloatArray) -> tuple[FloatArray, FloatArray]:
        with np.errstate(over="ignore"):  # then there is no doubt
            doubts = 1 / (1 + np.exp(signed @ at))
        return doubts, push + strength * at - (doubts @ signed) / count

    doubts, slope = gradient(weights)
    length = before = float(np.linalg.norm(slope))
    for _ in range(STEPS):
        if length <= bound / 4:
            break
        fresh = length > before / 10  # near the end the curvature of before will do
        if fresh:
            bends = doubts * (1 - doubts) / count
            curvature = (signed * bends[:, None]).T @ signed
            curvature[np.diag_indices_from(curvature)] += strength
            factors = cho_factor(curvature)
        direction, before = cho_solve(factors, slope), length
        step = 1.0
        while step > 1e-12:
            tried = weights - step * direction
            new_doubts, new_slope = gradient(tried)
            new_length = float(np.linalg.norm(new_slope))
            if new_length <= (1 - step / 4) * length:
                break
            step /= 2
        else:
            if fresh:  # as short as floating point lets it be
                break
            continue
        weights, doubts, slope, length = tried, new_doubts, new_slope, new_length
    reach, pushed = float(np.linalg.norm(weights)), float(np.linalg.norm(push))
    rounded = _rounding(len(signed) / count, len(signed), weights.size, reach, strength, pushed)
    found = length * (1 + 1e-9) + rounded
    if not found <= bound:
        raise ArithmeticError(f"tolerance {bound:g} is below what can be known here: {found:.2g}")
    return Minimum(weights, found)


def _rounding(
    share: float, rows: int, features: int, reach: float, strength: float, pushed: float
) -> float:
    """How far a computed gradient of J can be from the true one, in length.

    Margins ``w·x`` are off by ``(k + 2)u‖w‖`` for k features, and the logistic function, which is
    1/4-Lipschitz, by that over 4 and its own last digits; a sum of r vectors of length at most 1 by
    ``(r + 2)u`` of the sum of their lengths. What is of second order is in the factor of 2.
    """
    losses = share * (rows + 8 + (features + 2) * reach / 4)
    return 2 * UNIT * (losses + 4 * (strength * reach + pushed))


def check_tolerance(
    tolerance: float, *, people: int, features: int, regularisation: float, pushed: float = 0.0
) -> None:
    """Refuse a tolerance that rounding could pass, by what is public: the data must not decide.

    The minimiser has ``λ‖w‖ ≤ 1 + ‖b‖/n``, for there the gradients of all losses are outweighed.
    """
    reach = (1 + pushed) / regularisation
    rounded = 2 * _rounding(1.0, people, features, reach, regularisation, pushed)
    if tolerance < rounded:
        raise ValueError(
            f"tolerance must be at least {rounded:.2g} for {people} people, {features} features "
            f"and a regularisation of {regularisation:g}, got {tolerance:g}"
        )
