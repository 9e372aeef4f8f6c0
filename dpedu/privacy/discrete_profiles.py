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
from fractions import Fraction
from typing import Any

import numpy as np

from dpedu import _validate as validate
from dpedu._digits import at_most, big, digits, least, next_to_one, smallest, up
from dpedu._validate import FloatArray, Number
from dpedu.privacy.profiles import (
    gaussian_epsilon,
    gaussian_sigma,
    laplace_epsilon,
    least_epsilon,
)

LEAST_SIGMA, LARGEST_SIGMA = 1e-3, 1e6
"""Sums of the discrete Gaussian have about 20σ terms."""
REACH = 10.0
"""Within how many σ of its top a sum of Gaussian terms is added up: e^(−10²/2) is below 2⁻⁷²."""


# Discrete Laplace ---------------------------------------------------------------------------------


def discrete_laplace_delta(epsilon: Number, scale: Number, sensitivity: int = 1) -> float:
    """The profile of discrete Laplace noise, ``P(k) ∝ e^{−|k|/s}``.

    Parameters
    ----------
    epsilon
        ε ≥ 0; infinity is allowed.
    scale
        s, the scale of the noise.
    sensitivity
        Δ ≥ 1, by how much the whole number differs between neighbours.

    Returns
    -------
    float
        δ, rounded up, with floats read as by `laplace_delta`: where δ is steep, just below
        ε = Δ/s, that is more than its last digits.

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
    level = validate.extended_non_negative(epsilon=epsilon)
    validate.positive_float(scale=scale)
    shift = validate.integer(1, sensitivity=sensitivity)
    width = least(scale)
    if level == math.inf or least(level) * width >= shift:
        return 0.0
    return up(_laplace_delta(least(level), width, shift))


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
    wanted = least(validate.probability(delta=delta))
    validate.positive_float(scale=scale)
    shift = validate.integer(1, sensitivity=sensitivity)
    width = least(scale)
    if wanted == 0:
        return up(shift / width)
    most_lost = up(shift / width)
    found = least_epsilon(
        lambda level: (
            _laplace_delta(level, width, shift, wanted) if level * width < shift else Fraction(0)
        ),
        wanted,
        guess=laplace_epsilon(delta, scale, shift),
    )
    return min(found, most_lost)


def _laplace_delta(
    level: Fraction, scale: Fraction, shift: int, wanted: Fraction = Fraction(0)
) -> Any:
    """The profile, for ε below Δ/s, with as many digits as a δ needs with which it is compared."""
    # The loss at k is (Δ − 2k)/s between 0 and Δ.
    m = max(math.ceil((shift - scale * level) / 2) - 1, 0)
    mp = digits(lost=next_to_one(wanted))
    # P(K ≤ m) − e^ε P(K ≤ m − Δ) for 0 ≤ m < Δ, as a sum of two terms that are not negative.
    step = mp.exp(-1 / big(mp, scale))
    gap = -mp.expm1(big(mp, level - (shift - m) / scale))
    return (gap - step * mp.expm1(big(mp, -m / scale))) / (1 + step)


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

    Returns
    -------
    float
        δ, rounded up, with a float ε or σ in the worse of two readings: what it holds, and the
        decimal that it shows. Where δ is steep, for ε far above Δ/σ, that is more than its last
        digits.

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
    level = validate.extended_non_negative(epsilon=epsilon)
    width = _sigma(sigma)
    shift = validate.integer(1, sensitivity=sensitivity)
    return 0.0 if level == math.inf else min(up(_gaussian_delta(float(level), width, shift)), 1.0)


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
    wanted = least(validate.probability(delta=delta))
    width = _sigma(sigma)
    shift = validate.integer(1, sensitivity=sensitivity)
    if wanted in (0, 1):
        return math.inf if wanted == 0 else 0.0
    return least_epsilon(
        lambda level: _gaussian_delta(float(level), width, shift),
        wanted,
        guess=gaussian_epsilon(delta, sigma, shift),
    )


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
    wanted = least(validate.open_probability(delta=delta))
    shift = validate.integer(1, sensitivity=sensitivity)

    def enough(sigma: float) -> bool:
        if not LEAST_SIGMA <= sigma <= LARGEST_SIGMA:
            return sigma > LARGEST_SIGMA
        return at_most(_gaussian_delta(level, sigma, shift), wanted)

    guess = max(gaussian_sigma(epsilon, delta, shift), LEAST_SIGMA)
    if guess > LARGEST_SIGMA / 2 and not enough(LARGEST_SIGMA):
        raise ValueError(
            f"epsilon and delta need sigma above {LARGEST_SIGMA:g}: use a coarser grid of values, "
            f"got {validate.show(epsilon)} and {validate.show(delta)}"
        )
    return smallest(enough, min(guess, LARGEST_SIGMA))


def _gaussian_delta(epsilon: float, sigma: float, shift: int) -> Any:
    """Σ_k P(k) [1 − e^{ε − loss(k)}]_+, where the loss at k is (Δ² − 2kΔ)/(2σ²); not below it.

    In floats, with what their rounding can cost: an exponent of size x is off by a few units of the
    last place of x, and so are what is read of σ and ε. Where the loss at some k is nearly ε, all
    that is left may be such a unit.
    """
    bound = shift / 2 - sigma * sigma * epsilon / shift
    if bound < -1e15:
        return Fraction(1, 2**2000)
    top = math.ceil(bound + 2.0**-45 * (shift + sigma * sigma * epsilon / shift)) - 1
    k = _window(top, sigma)
    lost = (shift * (shift - 2 * k)) / (2 * sigma * sigma)
    unsure = 2.0**-49 * (epsilon + np.abs(lost))
    gains = -np.expm1(np.minimum(epsilon - lost - unsure, 0))
    peak = max(min(top, 0) ** 2 / (2 * sigma * sigma), 0.0)
    total = float(np.sum(np.exp(peak - k * k / (2 * sigma * sigma)) * gains))
    if total == 0:
        return Fraction(1, 2**2000)
    if sigma > 10:  # by Poisson's summation it is more, by a share of e^(−2π²σ²)
        norm = sigma * math.sqrt(2 * math.pi)
    else:  # symmetric: twice the terms up to 0, less the one at 0
        whole = _window(0, sigma)
        norm = 2 * float(np.sum(np.exp(-whole * whole / (2 * sigma * sigma)))) - 1
    mp = digits()
    return mp.mpf(total) / mp.mpf(norm) * mp.exp(-mp.mpf(peak)) * (1 + (48 + 16 * peak) * 2.0**-51)


def _window(top: int, sigma: float) -> FloatArray:
    """The whole numbers up to `top` at which Gaussian terms still count beside the largest one."""
    peak = min(top, 0)
    # (peak − d)² − peak² = d² + 2d|peak| must pass (REACH σ)².
    depth = (REACH * sigma) ** 2 / (abs(peak) + math.hypot(peak, REACH * sigma))
    high = min(top, math.ceil(REACH * sigma) + 1)
    return np.arange(math.floor(peak - depth) - 1, high + 1, dtype=np.float64)


def _sigma(sigma: Number) -> float:
    return float(validate.between(LEAST_SIGMA, LARGEST_SIGMA, sigma=sigma))
