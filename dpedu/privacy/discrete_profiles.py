"""Privacy profiles of noise on the whole numbers: discrete Laplace and discrete Gaussian.

Noise K is added to a whole number that differs by Δ, a whole number, between neighbours. Both
noises have a loss that falls from left to right, so the worst event is a set ``{k ≤ m}`` and

    ``δ(ε) = max_m  P(K ≤ m) − e^ε P(K ≤ m − Δ)``.

For the discrete Laplace distribution the sums are geometric. Those of the discrete Gaussian are
added up term by term; what is cut off is less than 2⁻⁶⁰ of the result.

References
----------
Canonne, Kamath and Steinke, "The discrete Gaussian for differential privacy", NeurIPS 2020;
Ghosh, Roughgarden and Sundararajan, "Universally utility-maximizing privacy mechanisms", STOC 2009,
for the geometric distribution.
"""

from __future__ import annotations

import math

import numpy as np

from dpedu import _validate as validate
from dpedu._validate import FloatArray, Number
from dpedu.privacy.profiles import least_epsilon

LARGEST_SIGMA = 1e6
"""Sums of the discrete Gaussian have about 20σ terms."""
REACH = 10.0
"""Within how many σ of its top a sum of Gaussian terms is added up: e^(−10²/2) is below 2⁻⁷²."""


# Discrete Laplace ---------------------------------------------------------------------------------


def discrete_laplace_delta(epsilon: Number, scale: Number, sensitivity: int = 1) -> float:
    """The exact profile of discrete Laplace noise, ``P(k) ∝ e^{−|k|/s}``.

    Parameters
    ----------
    epsilon
        ε ≥ 0; infinity is allowed.
    scale
        s, the scale of the noise.
    sensitivity
        Δ ≥ 1, by how much the whole number differs between neighbours.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Ghosh, Roughgarden and Sundararajan, "Universally utility-maximizing privacy mechanisms", STOC
    2009, for the noise; its profile follows from the sums.

    Examples
    --------
    >>> discrete_laplace_delta(1, scale=1)
    0.0
    >>> round(discrete_laplace_delta(0, scale=1), 9)   # P(K ≤ 0) − P(K ≤ −1) = P(0)
    0.462117157
    """
    epsilon = float(validate.extended_non_negative(epsilon=epsilon))
    scale = validate.positive_float(scale=scale)
    shift = validate.integer(1, sensitivity=sensitivity)
    if epsilon >= shift / scale:
        return 0.0
    # The loss at k is (Δ − 2k)/s between 0 and Δ. Rounding may put the best m one off.
    best = min(max(math.ceil((shift - scale * epsilon) / 2) - 1, 0), shift - 1)
    return max(_laplace_excess(epsilon, m, scale, shift) for m in range(max(best - 1, 0), best + 2))


def discrete_laplace_epsilon(delta: Number, scale: Number, sensitivity: int = 1) -> float:
    """The least ε for which discrete Laplace noise is (ε, δ)-DP; Δ/s at δ = 0.

    Parameters
    ----------
    delta
        δ between 0 and 1.
    scale
        s, the scale of the noise.
    sensitivity
        Δ ≥ 1, a whole number.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> discrete_laplace_epsilon(0, scale=2, sensitivity=3)
    1.5
    """
    delta = float(validate.probability(delta=delta))
    scale = validate.positive_float(scale=scale)
    shift = validate.integer(1, sensitivity=sensitivity)
    if delta == 0:
        return shift / scale
    return least_epsilon(
        lambda epsilon: _log(discrete_laplace_delta(epsilon, scale, shift)), delta, shift / scale
    )


def _laplace_excess(epsilon: float, m: int, scale: float, shift: int) -> float:
    """P(K ≤ m) − e^ε P(K ≤ m − Δ) for 0 ≤ m < Δ, without cancellation."""
    step = math.exp(-1 / scale)
    below = -math.expm1(-(m + 1) / scale)
    gap = epsilon - (shift - m - 1) / scale
    return (below - step * math.expm1(min(gap, 700.0))) / (1 + step)


# Discrete Gaussian --------------------------------------------------------------------------------


def discrete_gaussian_delta(epsilon: Number, sigma: Number, sensitivity: int = 1) -> float:
    """The profile of discrete Gaussian noise, ``P(k) ∝ e^{−k²/(2σ²)}``.

    Parameters
    ----------
    epsilon
        ε ≥ 0; infinity is allowed.
    sigma
        σ, between 10⁻³ and 10⁶: for larger noise use a coarser grid of values.
    sensitivity
        Δ ≥ 1, by how much the whole number differs between neighbours.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Canonne, Kamath and Steinke, "The discrete Gaussian for differential privacy", NeurIPS 2020,
    Theorem 7.

    Examples
    --------
    >>> round(discrete_gaussian_delta(1, sigma=1), 9)
    0.141351339
    """
    epsilon = float(validate.extended_non_negative(epsilon=epsilon))
    sigma = _sigma(sigma)
    shift = validate.integer(1, sensitivity=sensitivity)
    return math.exp(_gaussian_log_delta(epsilon, sigma, shift))


def discrete_gaussian_epsilon(delta: Number, sigma: Number, sensitivity: int = 1) -> float:
    """The least ε for which discrete Gaussian noise is (ε, δ)-DP; infinite at δ = 0.

    Parameters
    ----------
    delta
        δ between 0 and 1.
    sigma
        σ, up to 10⁶.
    sensitivity
        Δ ≥ 1, a whole number.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> round(discrete_gaussian_epsilon(1e-5, sigma=1), 6)
    4.430238
    """
    delta = float(validate.probability(delta=delta))
    sigma = _sigma(sigma)
    shift = validate.integer(1, sensitivity=sensitivity)
    if delta == 0:
        return math.inf
    # Zero-concentrated DP with ρ = Δ²/(2σ²) holds, and gives this ε.
    rho = (shift / sigma) ** 2 / 2
    most = rho + 2 * math.sqrt(-rho * math.log(delta))
    return least_epsilon(lambda epsilon: _gaussian_log_delta(epsilon, sigma, shift), delta, most)


def discrete_gaussian_sigma(epsilon: Number, delta: Number, sensitivity: int = 1) -> float:
    """A σ for which discrete Gaussian noise is (ε, δ)-DP, next to the least one.

    On a few whole numbers the profile does not fall steadily as σ grows: where the answer is below
    about 1, a smaller σ than the one found may do as well.

    Parameters
    ----------
    epsilon
        ε ≥ 0.
    delta
        δ strictly between 0 and 1.
    sensitivity
        Δ ≥ 1, by how much the whole number differs between neighbours.

    Returns
    -------
    float
        σ: `discrete_gaussian_delta` of it is at most `delta`.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or needs σ outside 10⁻³ to 10⁶.

    Examples
    --------
    >>> sigma = discrete_gaussian_sigma(1, 1e-5)
    >>> round(sigma, 4), discrete_gaussian_delta(1, sigma) <= 1e-5
    (3.7405, True)
    """
    level = float(validate.non_negative(epsilon=epsilon))
    target = math.log(validate.open_probability(delta=delta))
    shift = validate.integer(1, sensitivity=sensitivity)

    def enough(log_sigma: float) -> bool:
        return _gaussian_log_delta(level, math.exp(log_sigma), shift) <= target

    low, high = math.log(1e-3), math.log(LARGEST_SIGMA)
    if not enough(high):
        raise ValueError(
            f"epsilon and delta need sigma above {LARGEST_SIGMA:g}: use a coarser grid of values, "
            f"got {validate.show(epsilon)} and {validate.show(delta)}"
        )
    while high - low > 1e-10:
        middle = (low + high) / 2
        low, high = (low, middle) if enough(middle) else (middle, high)
    return math.exp(high)


def _gaussian_log_delta(epsilon: float, sigma: float, shift: int) -> float:
    """Ln Σ_k P(k) [1 − e^{ε − loss(k)}]_+, where the loss at k is (Δ² − 2kΔ)/(2σ²)."""
    if epsilon == math.inf:
        return -math.inf
    bound = shift / 2 - sigma * sigma * epsilon / shift
    if bound < -1e15:
        return -math.inf
    top = math.ceil(bound) - 1
    k = _window(top, sigma)
    gains = -np.expm1(np.minimum(epsilon - (shift * (shift - 2 * k)) / (2 * sigma * sigma), 0))
    peak = max(min(top, 0) ** 2 / (2 * sigma * sigma), 0.0)
    total = float(np.sum(np.exp(peak - k * k / (2 * sigma * sigma)) * gains))
    whole = _window(0, sigma)
    # The normaliser is symmetric: twice the terms up to 0, less the one at 0.
    norm = 2 * float(np.sum(np.exp(-whole * whole / (2 * sigma * sigma)))) - 1
    return _log(total) - peak - math.log(norm)


def _window(top: int, sigma: float) -> FloatArray:
    """The whole numbers up to `top` at which Gaussian terms still count beside the largest one."""
    peak = min(top, 0)
    # (peak − d)² − peak² = d² + 2d|peak| must pass (REACH σ)².
    depth = (REACH * sigma) ** 2 / (abs(peak) + math.hypot(peak, REACH * sigma))
    high = min(top, math.ceil(REACH * sigma) + 1)
    return np.arange(math.floor(peak - depth) - 1, high + 1, dtype=np.float64)


def _log(value: float) -> float:
    return math.log(value) if value > 0 else -math.inf


def _sigma(sigma: Number) -> float:
    return float(validate.between(1e-3, LARGEST_SIGMA, sigma=sigma))
