"""Privacy profiles in closed form: δ(ε) of the standard mechanisms, its inverse, and calibration.

The privacy profile of a mechanism is the function ``δ(ε) = sup E_{e^ε}(π_x ‖ π_x')`` over ordered
neighbours: for every ε the least δ for which it is (ε, δ)-DP. One mechanism has one profile, and so
infinitely many pairs (ε, δ). For each mechanism there are

- ``…_delta(epsilon, …)``, the profile;
- ``…_epsilon(delta, …)``, its inverse: the least ε at that δ;
- the least noise for a pair (ε, δ), such as ``gaussian_sigma(epsilon, delta)``.

The profiles hold for whichever neighbourhood the sensitivity was taken over; randomised response,
which has none, is under **edit** neighbours. All logarithms are natural.

References
----------
Balle and Wang, "Improving the Gaussian mechanism for differential privacy: analytical calibration
and optimal denoising", ICML 2018, for profiles and for Gaussian noise; Balle, Barthe and Gaboardi,
"Privacy amplification by subsampling: tight analyses via couplings and divergences", NeurIPS 2018,
for Laplace noise and randomised response.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np

from dpedu import _validate as validate
from dpedu._digits import (
    SMALLEST,
    above,
    alike,
    at_most,
    big,
    digits,
    float_above,
    least,
    logarithm,
    magnitude,
    most,
    never_below,
    next_to_one,
    smallest,
    up,
)
from dpedu._validate import FloatArray, Number

__all__ = [
    "classical_gaussian_sigma",
    "gaussian_delta",
    "gaussian_epsilon",
    "gaussian_kl",
    "gaussian_renyi",
    "gaussian_sigma",
    "gaussian_total_variation",
    "gaussian_zcdp",
    "implied_delta",
    "implied_epsilon",
    "laplace_delta",
    "laplace_epsilon",
    "laplace_kl",
    "laplace_renyi",
    "laplace_scale",
    "laplace_total_variation",
    "randomised_response_delta",
    "randomised_response_epsilon",
    "randomised_response_flip_probability",
]

LARGEST_EXPONENT = 700.0
"""Above it e^x passes the largest float, and e^−x is below 1e-304."""


# Gaussian -----------------------------------------------------------------------------------------


def gaussian_delta(epsilon: Number, sigma: Number, sensitivity: Number = 1) -> float:
    """The profile of Gaussian noise, ``Φ(μ/2 − ε/μ) − e^ε Φ(−μ/2 − ε/μ)`` with ``μ = Δ₂/σ``.

    Parameters
    ----------
    epsilon
        ε ≥ 0; infinity is allowed.
    sigma
        Standard deviation of the noise.
    sensitivity
        Δ₂, the L2 sensitivity.

    Returns
    -------
    float
        δ, rounded up, with a float ε or σ in the worse of two readings: what it holds, and the
        decimal that it shows. Where δ is steep, for ε far above μ, that is more than its last
        digits.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Balle and Wang, "Improving the Gaussian mechanism for differential privacy", ICML 2018,
    Theorem 8.

    Examples
    --------
    >>> round(gaussian_delta(1, sigma=1), 12)
    0.126936737507
    """
    level = validate.extended_non_negative(epsilon=epsilon)
    mu = _shift(sensitivity, sigma=sigma)
    return 0.0 if level == math.inf else up(_gaussian_delta(least(level), mu))


def gaussian_epsilon(delta: Number, sigma: Number, sensitivity: Number = 1) -> float:
    """The least ε for which Gaussian noise is (ε, δ)-DP: infinite at δ = 0.

    Parameters
    ----------
    delta
        δ between 0 and 1.
    sigma
        Standard deviation of the noise.
    sensitivity
        Δ₂, the L2 sensitivity.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> round(gaussian_epsilon(1e-5, sigma=1), 12)
    4.377178095681
    """
    wanted = least(validate.probability(delta=delta))
    mu = _shift(sensitivity, sigma=sigma)
    if wanted in (0, 1):
        return math.inf if wanted == 0 else 0.0
    return least_epsilon(
        lambda level: _gaussian_delta(level, mu, wanted),
        wanted,
        guess=_gaussian_guess(float(wanted), float(min(mu, Fraction(10**150)))),
    )


def gaussian_sigma(epsilon: Number, delta: Number, sensitivity: Number = 1) -> float:
    """The least standard deviation for which Gaussian noise is (ε, δ)-DP, for any ε.

    Parameters
    ----------
    epsilon
        ε ≥ 0.
    delta
        δ strictly between 0 and 1.
    sensitivity
        Δ₂, the L2 sensitivity.

    Returns
    -------
    float
        σ, rounded up: `gaussian_delta` of it is at most `delta`. Floats are read in the worse of
        two ways, as what they hold and as the decimal that they show; for a δ within 10⁻¹⁰ of 1 the
        two are far enough apart to make σ more than the least: by 10⁻⁵ of it at 1 − 10⁻¹⁵.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Balle and Wang, "Improving the Gaussian mechanism for differential privacy", ICML 2018,
    Theorem 9.

    Examples
    --------
    >>> round(gaussian_sigma(1, 1e-5), 9)
    3.730631635
    """
    level = least(validate.non_negative(epsilon=epsilon))
    wanted = least(validate.open_probability(delta=delta))
    change = most(validate.positive(sensitivity=sensitivity))
    guess = _gaussian_mu(float(level), float(wanted))
    sigma = smallest(
        lambda noise: at_most(_gaussian_delta(level, change / least(noise), wanted), wanted),
        guess=float(change) / guess,
    )
    return _noise(sigma, epsilon=epsilon, delta=delta, sensitivity=sensitivity)


def classical_gaussian_sigma(epsilon: Number, delta: Number, sensitivity: Number = 1) -> float:
    """The textbook's Gaussian noise, ``√(2 ln(1.25/δ)) Δ₂/ε``: proved for ``0 < ε < 1`` only.

    Parameters
    ----------
    epsilon
        ε strictly between 0 and 1.
    delta
        δ strictly between 0 and 1.
    sensitivity
        Δ₂, the L2 sensitivity.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range. From ε = 1 the proof does not hold, and for large ε
        (near 8.4 at δ = 10⁻⁵) the noise is too little: use `gaussian_sigma`, which is also less
        noise where this one is allowed.

    References
    ----------
    Dwork and Roth, "The algorithmic foundations of differential privacy", 2014, Theorem A.1.

    Examples
    --------
    >>> round(classical_gaussian_sigma(0.5, 1e-5), 9)
    9.689610525
    >>> classical_gaussian_sigma(2, 1e-5)
    Traceback (most recent call last):
        ...
    ValueError: epsilon must be below 1 for the classical formula, whose proof ends there, got 2; \
use gaussian_sigma
    """
    if validate.positive(epsilon=epsilon) >= 1:
        raise ValueError(
            "epsilon must be below 1 for the classical formula, whose proof ends there, "
            f"got {validate.show(epsilon)}; use gaussian_sigma"
        )
    wanted = least(validate.open_probability(delta=delta))
    ratio = most(validate.positive(sensitivity=sensitivity)) / least(epsilon)
    mp = digits()
    sigma = mp.sqrt(2 * mp.log(big(mp, Fraction(5, 4) / wanted))) * big(mp, ratio)
    return _noise(up(sigma), epsilon=epsilon, delta=delta, sensitivity=sensitivity)


def gaussian_renyi(order: Number, sigma: Number, sensitivity: Number = 1) -> float:
    """The Rényi divergence ``α Δ₂²/(2σ²)`` of two Gaussians that lie Δ₂ apart; KL at order 1.

    Parameters
    ----------
    order
        α > 0; infinity is allowed.
    sigma
        σ, the standard deviation of the noise.
    sensitivity
        Δ₂, the L2 distance of the answers on neighbours.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> gaussian_renyi(2, sigma=1)
    1.0
    """
    alpha, mu = _order(order), _shift(sensitivity, sigma=sigma)
    return math.inf if alpha == math.inf else up(most(alpha) * mu**2 / 2)


def gaussian_kl(sigma: Number, sensitivity: Number = 1) -> float:
    """The KL divergence ``Δ₂²/(2σ²)`` of two Gaussians that lie Δ₂ apart.

    Parameters
    ----------
    sigma
        σ, the standard deviation of the noise.
    sensitivity
        Δ₂, the L2 distance of the answers on neighbours.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> gaussian_kl(sigma=1)
    0.5
    """
    return gaussian_renyi(1, sigma, sensitivity)


def gaussian_zcdp(sigma: Number, sensitivity: Number = 1) -> float:
    """The ρ = Δ₂²/(2σ²) of zero-concentrated DP, for Gaussian and for discrete Gaussian noise.

    Parameters
    ----------
    sigma
        σ, the standard deviation of the noise.
    sensitivity
        Δ₂, the L2 distance of the answers on neighbours.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Bun and Steinke, "Concentrated differential privacy", TCC 2016, Proposition 1.6.

    Examples
    --------
    >>> gaussian_zcdp(sigma=2)
    0.125
    """
    return up(_shift(sensitivity, sigma=sigma) ** 2 / 2)


def gaussian_total_variation(sigma: Number, sensitivity: Number = 1) -> float:
    """The total variation distance ``2Φ(Δ₂/(2σ)) − 1`` of two Gaussians that lie Δ₂ apart.

    Parameters
    ----------
    sigma
        σ, the standard deviation of the noise.
    sensitivity
        Δ₂, the L2 distance of the answers on neighbours.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> round(gaussian_total_variation(sigma=1), 6)
    0.382925
    """
    return gaussian_delta(0, sigma, sensitivity)


def _gaussian_delta(level: Fraction, mu: Fraction, wanted: Fraction = Fraction(0)) -> Any:
    """δ(ε) of N(0, 1) against N(μ, 1) with many digits, however small it is.

    So many that it can be compared with a δ, however near that is to 1.
    """
    reach = level / mu
    x = reach - mu / 2
    if abs(x) > 10**9:  # e^(−x²/2) is beyond all floats
        return Fraction(1) if x < 0 else Fraction(1, 2**2000)
    # The two terms agree in more and more digits as μ falls or ε grows; and x² loses some.
    grown = max(reach + mu, Fraction(1))
    lost = 3 * magnitude(grown) + max(-magnitude(mu), 0.0) + 10
    mp = digits(lost=lost + next_to_one(wanted))
    root = mp.sqrt(2)
    low, high = big(mp, x) / root, big(mp, reach + mu / 2) / root
    return (mp.erfc(low) - mp.exp(big(mp, level)) * mp.erfc(high)) / 2


def _gaussian_mu(epsilon: float, delta: float) -> float:
    """About the μ at which δ(ε) is δ, or the least float."""
    target = math.log(max(delta, SMALLEST))

    def excess(log_mu: float) -> float:
        return _gaussian_log_delta(epsilon, math.exp(log_mu)) - target

    low = high = 0.0
    while low > -740 and excess(low) > 0:
        low -= 2
    while high < 700 and excess(high) < 0:
        high += 2
    return math.exp(_root(excess, low, high) if excess(low) <= 0 <= excess(high) else low)


def _gaussian_guess(delta: float, mu: float) -> float:
    """About the ε at which δ(ε) is δ, or the least float."""
    target = math.log(max(delta, SMALLEST))
    # Beyond this ε the loss, N(μ²/2, μ²), lies with probability below δ.
    end = mu * (mu / 2 + math.sqrt(-2 * target))
    if mu == 0 or _gaussian_log_delta(0.0, mu) <= target:
        return 0.0
    if _gaussian_log_delta(end, mu) > target:
        return end
    return _root(lambda epsilon: _gaussian_log_delta(epsilon, mu) - target, 0.0, end)


def _gaussian_log_delta(epsilon: float, mu: float) -> float:
    """Ln δ(ε) of N(0, 1) against N(μ, 1) in floats, also where δ is far below the least of them.

    With ``x = ε/μ − μ/2`` and ``y = ε/μ + μ/2`` it holds that ``e^ε φ(y) = φ(x)``, so that
    ``δ = Φ(−x) − φ(x) Φ(−y)/φ(y) = φ(x) ∫_0^∞ (1 − e^{−μt}) e^{−xt − t²/2} dt``.
    """
    if epsilon == math.inf or mu == 0:
        return -math.inf
    if mu == math.inf:
        return 0.0
    from scipy.special import erfcx, exprel, ndtr

    x, y = epsilon / mu - mu / 2, epsilon / mu + mu / 2
    if max(x, y) > 1e150:  # their squares would be beyond floats
        return -math.inf if x > 0 else 0.0
    tail_x, tail_y = float(erfcx(x / math.sqrt(2))), float(erfcx(y / math.sqrt(2)))
    if x < -1 and tail_y < 0.5 * tail_x:
        # φ(x) alone could overflow the other form; here the first term is the larger one by far.
        return math.log(float(ndtr(-x)) - 0.5 * math.exp(-x * x / 2) * tail_y)
    if tail_y < 0.5 * tail_x:
        return math.log(0.5 * (tail_x - tail_y)) - x * x / 2
    # The two terms are close. The integrand is positive, so that nothing cancels in it.
    nodes, weights = _legendre()
    end = 90 / (x + math.sqrt(x * x + 90))  # beyond it the integrand has shrunk by e^−45
    t = end * nodes
    # Its μ apart: times the least of all floats, all terms could be 0.
    terms = t * exprel(-mu * t) * np.exp(-t * (x + t / 2))
    mass = math.log(mu) + math.log(end * float(weights @ terms))
    return mass - x * x / 2 - 0.5 * math.log(2 * math.pi)


@cache
def _legendre() -> tuple[FloatArray, FloatArray]:
    """Nodes and weights for integrals over [0, 1]."""
    nodes, weights = np.polynomial.legendre.leggauss(80)
    return (nodes + 1) / 2, weights / 2


# Laplace ------------------------------------------------------------------------------------------


def laplace_delta(epsilon: Number, scale: Number, sensitivity: Number = 1) -> float:
    """The profile of Laplace noise on one number, ``[1 − e^{(ε − Δ/λ)/2}]_+``.

    Parameters
    ----------
    epsilon
        ε ≥ 0; infinity is allowed.
    scale
        λ, the scale of the noise; its variance is 2λ².
    sensitivity
        Δ, by how much the number differs between neighbours.

    Returns
    -------
    float
        δ, rounded up, with a float ε or λ in the worse of two readings: what it holds, and the
        decimal that it shows. Where δ is steep, just below ε = Δ/λ, that is more than its last
        digits.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Balle, Barthe and Gaboardi, "Privacy profiles and amplification by subsampling", JPC 2020.

    Examples
    --------
    >>> round(laplace_delta(0.5, scale=1), 9)
    0.221199217
    >>> laplace_delta(1, scale=1)
    0.0
    """
    level = validate.extended_non_negative(epsilon=epsilon)
    pure = _shift(sensitivity, scale=scale)
    if level == math.inf or least(level) >= pure:
        return 0.0
    mp = digits()
    return up(-mp.expm1(big(mp, least(level) - pure) / 2))


def laplace_epsilon(delta: Number, scale: Number, sensitivity: Number = 1) -> float:
    """The least ε for which Laplace noise is (ε, δ)-DP, ``[Δ/λ + 2 ln(1 − δ)]_+``.

    Parameters
    ----------
    delta
        δ between 0 and 1.
    scale
        λ, the scale of the noise.
    sensitivity
        Δ, by how much the number differs between neighbours.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> laplace_epsilon(0, scale=2)
    0.5
    """
    wanted = least(validate.probability(delta=delta))
    pure = _shift(sensitivity, scale=scale)
    if wanted in (0, 1):
        return up(pure) if wanted == 0 else 0.0
    return max(0.0, up(above(lambda mp: [big(mp, pure), 2 * logarithm(mp, 1 - wanted)])))


def laplace_scale(epsilon: Number, delta: Number = 0, sensitivity: Number = 1) -> float:
    """The least scale for which Laplace noise is (ε, δ)-DP, ``Δ/(ε − 2 ln(1 − δ))``.

    Parameters
    ----------
    epsilon
        ε ≥ 0, and above 0 if δ = 0.
    delta
        δ, at least 0 and below 1.
    sensitivity
        Δ, by how much the number differs between neighbours.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> laplace_scale(0.5)
    2.0
    """
    level, wanted = least(validate.non_negative(epsilon=epsilon)), least(_below_one(delta))
    change = most(validate.positive(sensitivity=sensitivity))
    if wanted == 0:
        validate.positive_float(epsilon=epsilon)
        return _noise(up(change / level), epsilon=epsilon, sensitivity=sensitivity)
    mp = digits()
    spent = big(mp, level) - 2 * logarithm(mp, 1 - wanted)
    return _noise(
        up(big(mp, change) / spent), epsilon=epsilon, delta=delta, sensitivity=sensitivity
    )


def laplace_renyi(order: Number, scale: Number, sensitivity: Number = 1) -> float:
    """The Rényi divergence of two Laplace distributions that lie Δ apart.

    For ``t = Δ/λ`` and order α it is
    ``ln(α/(2α−1) e^{(α−1)t} + (α−1)/(2α−1) e^{−αt}) / (α − 1)``; t at order ∞, the KL divergence
    at order 1.

    Parameters
    ----------
    order
        α > 0; infinity is allowed.
    scale
        λ, the scale of the noise.
    sensitivity
        Δ, by how much the number differs between neighbours.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Mironov, "Rényi differential privacy", CSF 2017, Proposition 6.

    Examples
    --------
    >>> round(laplace_renyi(2, scale=1), 9)
    0.61912363
    >>> laplace_renyi(math.inf, scale=1)
    1.0
    """
    alpha, pure = _order(order), _shift(sensitivity, scale=scale)
    if alpha == math.inf:
        return up(pure)
    if alpha == 1:
        return laplace_kl(scale, sensitivity)
    near, half = most(alpha), Fraction(1, 2)
    # Near order 1, and for little loss, the logarithm is one of nearly 1; near 1/2 the terms, which
    # are infinite there, cancel.
    lost = max(-magnitude(abs(near - 1)), 0.0) + 2 * max(-magnitude(pure), 0.0)
    lost += max(-magnitude(abs(near - half)), 0.0) if near != half else 0.0
    mp = digits(lost=lost + abs(magnitude(near)))
    a, t = big(mp, near), big(mp, pure)
    if near == half:  # the limit
        return up(-2 * mp.log((1 + t / 2) * mp.exp(-t / 2)))
    # The larger of the two exponents is taken out.
    larger = max((a - 1) * t, -a * t)
    inside = a * mp.exp((a - 1) * t - larger) + (a - 1) * mp.exp(-a * t - larger)
    return up((larger + mp.log(inside / (2 * a - 1))) / (a - 1))


def laplace_kl(scale: Number, sensitivity: Number = 1) -> float:
    """The KL divergence ``t + e^{−t} − 1`` of two Laplace distributions, ``t = Δ/λ`` scales apart.

    Parameters
    ----------
    scale
        λ, the scale of the noise.
    sensitivity
        Δ, by how much the number differs between neighbours.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> round(laplace_kl(scale=1), 6)
    0.367879
    """
    pure = _shift(sensitivity, scale=scale)
    mp = digits(lost=-2 * magnitude(pure))
    t = big(mp, pure)
    return up(t + mp.expm1(-t))


def laplace_total_variation(scale: Number, sensitivity: Number = 1) -> float:
    """The total variation distance ``1 − e^{−Δ/(2λ)}`` of two Laplace distributions Δ apart.

    Parameters
    ----------
    scale
        λ, the scale of the noise.
    sensitivity
        Δ, by how much the number differs between neighbours.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> round(laplace_total_variation(scale=1), 6)    # 1 − 1/√e
    0.393469
    """
    return laplace_delta(0, scale, sensitivity)


# Randomised response ------------------------------------------------------------------------------


def randomised_response_delta(
    epsilon: Number, flip_probability: Number, categories: int = 2
) -> float:
    """The profile of k-ary randomised response, ``[(1 − p) − e^ε p/(k − 1)]_+``, under edit.

    Parameters
    ----------
    epsilon
        ε ≥ 0; infinity is allowed.
    flip_probability
        p between 0 and (k − 1)/k: the truth is told with probability 1 − p, and each other category
        with probability p/(k − 1).
    categories
        k ≥ 2; with two of them it is the binary form.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> randomised_response_delta(0, 0.25)
    0.5
    """
    level = validate.extended_non_negative(epsilon=epsilon)
    truth, lie = _response(flip_probability, categories)
    if lie == 0:
        return up(truth)
    return 0.0 if level == math.inf else up(two_point_delta(least(level), truth, lie))


def randomised_response_epsilon(
    delta: Number, flip_probability: Number, categories: int = 2
) -> float:
    """The least ε for which k-ary randomised response is (ε, δ)-DP under edit neighbours.

    It is ``[ln(((1 − p) − δ)(k − 1)/p)]_+``: infinite at p = 0 for every δ < 1.

    Parameters
    ----------
    delta
        δ between 0 and 1.
    flip_probability
        p between 0 and (k − 1)/k.
    categories
        k ≥ 2.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> randomised_response_epsilon(0, 0.25) == math.log(3)
    True
    """
    wanted = least(validate.probability(delta=delta))
    return two_point_epsilon(wanted, *_response(flip_probability, categories))


def randomised_response_flip_probability(
    epsilon: Number, delta: Number = 0, categories: int = 2
) -> Number:
    """The least flip probability that is (ε, δ)-DP under edit, ``(1−δ)(k−1)/(k−1+e^ε)``.

    It is rounded up, by a little more than the rounding of a release and of its profile can undo.
    At most it is the `Fraction` (k − 1)/k, where every answer is equally likely.

    Parameters
    ----------
    epsilon
        ε ≥ 0.
    delta
        δ between 0 and 1.
    categories
        k ≥ 2.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> round(randomised_response_flip_probability(math.log(3)), 12)
    0.25
    """
    level = least(validate.non_negative(epsilon=epsilon))
    wanted = least(validate.probability(delta=delta))
    others = validate.integer(2, categories=categories) - 1
    mp = digits()
    shrink = others * mp.exp(-big(mp, level))
    rounded = up(big(mp, 1 - wanted) * shrink / (1 + shrink) * (1 + margin(float(level))))
    even = Fraction(others, others + 1)
    return rounded if rounded < even else even


# What a guarantee alone implies -------------------------------------------------------------------


def implied_delta(epsilon: Number, known_epsilon: Number, known_delta: Number = 0) -> float:
    """The δ at another ε of every mechanism that is (ε₀, δ₀)-DP, and of the worst one exactly.

    It is ``δ₀ + (1 − δ₀) [e^ε₀ − e^ε]_+ / (1 + e^ε₀)``.

    Parameters
    ----------
    epsilon
        ε ≥ 0; infinity is allowed.
    known_epsilon, known_delta
        ε₀ ≥ 0, which may be infinite, and δ₀ between 0 and 1.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Kairouz, Oh and Viswanath, "The composition theorem for differential privacy", ICML 2015.

    Examples
    --------
    >>> round(implied_delta(0, math.log(3)), 9), implied_delta(2, 1, 1e-6)
    (0.5, 1e-06)
    """
    level = validate.extended_non_negative(epsilon=epsilon)
    known = validate.extended_non_negative(known_epsilon=known_epsilon)
    given = validate.probability(known_delta=known_delta)
    if never_below(level, known) or given == 1:
        return float_above(given)
    if known == math.inf:
        return 1.0
    lost, reached, free = most(given), least(level), most(known)
    mp = digits()
    shrink = -mp.expm1(big(mp, reached - free)) / (1 + mp.exp(-big(mp, free)))
    return min(up(big(mp, lost) + big(mp, 1 - lost) * shrink), 1.0)


def implied_epsilon(delta: Number, known_epsilon: Number, known_delta: Number = 0) -> float:
    """The least ε at another δ of every mechanism that is (ε₀, δ₀)-DP; infinite below δ₀.

    Parameters
    ----------
    delta
        δ between 0 and 1.
    known_epsilon, known_delta
        ε₀ ≥ 0, which may be infinite, and δ₀ between 0 and 1.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> implied_epsilon(0, 1), round(implied_epsilon(0.25, math.log(3)), 6)    # ln 2
    (1.0, 0.693147)
    """
    wanted = validate.probability(delta=delta)
    known = validate.extended_non_negative(known_epsilon=known_epsilon)
    given = validate.probability(known_delta=known_delta)
    if not never_below(wanted, given):
        return math.inf
    if wanted == 1:
        return 0.0
    if alike(wanted, given) or known in (0, math.inf):
        return float_above(known)
    free, lost = most(known), most(given)
    share = (least(wanted) - lost) / (1 - lost)
    # e^ε is e^ε₀ − s (e^ε₀ + 1), with the share s of the mass above δ₀ that may be lost; of that
    # less 1 both terms are known to all digits.
    grown = above(lambda mp: [big(mp, 1 - share) * mp.expm1(big(mp, free)), -big(mp, 2 * share)])
    return up(grown.context.log1p(grown)) if grown > 0 else 0.0


# Shared -------------------------------------------------------------------------------------------


def least_epsilon(delta: Callable[[Fraction], Any], wanted: Fraction, guess: float) -> float:
    """The least ε ≥ 0, rounded up, with ``δ(ε) ≤ δ``, for a profile that falls.

    Parameters
    ----------
    delta
        The profile, from ε to a number that is not below δ(ε).
    wanted
        δ, above 0.
    guess
        About the ε.

    Examples
    --------
    >>> round(least_epsilon(lambda epsilon: 1 - epsilon, Fraction(1, 4), guess=0.7), 12)
    0.75
    """
    if at_most(delta(Fraction(0)), wanted):
        return 0.0
    return smallest(lambda epsilon: at_most(delta(least(epsilon)), wanted), guess)


def two_point_delta(level: Fraction, often: Fraction, seldom: Fraction) -> Any:
    """``[P − e^ε Q]_+``: the profile of an answer whose worst event has probabilities P and Q."""
    if level == 0:
        return max(often - seldom, Fraction(0))
    gap = above(lambda mp: [big(mp, often), -mp.exp(big(mp, level)) * big(mp, seldom)])
    return max(gap, gap.context.zero)


def two_point_epsilon(wanted: Fraction, often: Fraction, seldom: Fraction) -> float:
    """Its inverse, ``[ln((P − δ)/Q)]_+``, rounded up."""
    if often - wanted <= seldom:
        return 0.0
    if seldom == 0:
        return math.inf
    ratio = (often - wanted) / seldom
    mp = digits()
    return up(mp.log1p(big(mp, ratio - 1)))


def _root(function: Callable[[float], float], low: float, high: float) -> float:
    """Where a monotone function is 0 between two points, to the last digits."""
    from scipy.optimize import brentq

    def clipped(x: float) -> float:
        return min(max(function(x), -1e300), 1e300)

    return float(brentq(clipped, low, high, xtol=1e-300, rtol=1e-15, maxiter=500))


def _shift(sensitivity: Number, **noise: Number) -> Fraction:
    """By how many units of noise neighbours differ at most; the noise by its name."""
    validate.positive_float(**noise)
    validate.positive_float(sensitivity=sensitivity)
    (unit,) = noise.values()
    return most(sensitivity) / least(unit)


def _noise(scale: float, **given: Number) -> float:
    """Noise that a float can hold; else it is refused by the names and values of what was given."""
    if not 0 < scale < math.inf:
        *names, last = given
        *values, end = map(validate.show, given.values())
        raise ValueError(
            f"{', '.join(names)} and {last} must need noise within floats, "
            f"got {', '.join(values)} and {end}"
        )
    return scale


def _order(order: Number) -> Number:
    alpha = validate.number(order=order)
    if alpha <= 0:
        raise ValueError(f"order must be positive, got {validate.show(order)}")
    return alpha


def _below_one(delta: Number) -> Number:
    value = validate.probability(delta=delta)
    if value == 1:
        raise ValueError(f"delta must be below 1, got {validate.show(delta)}")
    return value


def margin(epsilon: float) -> float:
    """How much of itself is added to a probability, so that rounding cannot pass that ε."""
    return 2.0**-49 * (1 + epsilon)


def _response(flip_probability: Number, categories: int) -> tuple[Fraction, Fraction]:
    """The larger and the smaller probability of an answer: of the truth, and of another category.

    The float of (k − 1)/k may lie above it: there the truth is the least likely.
    """
    others = validate.integer(2, categories=categories) - 1
    p = validate.at_most_even(others, flip_probability=flip_probability)
    flip = max(least(p), most(p), key=lambda read: abs(others - (others + 1) * read))
    return max(1 - flip, flip / others), min(1 - flip, flip / others)
