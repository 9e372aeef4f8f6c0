"""The hypothesis-testing game: how well anybody can tell neighbours apart from one answer.

An adversary knows that the data are x or x', sees an answer, and says "x'" if it lies in a set
``A₁`` of their choice. Four rates describe the rule:

- true positives ``π(A₁ ∣ x')`` and false positives ``π(A₁ ∣ x)``;
- true negatives ``1 − π(A₁ ∣ x)`` and false negatives ``1 − π(A₁ ∣ x')``.

The **trade-off function** gives the least false negative rate for each false positive rate. It is
high where privacy is good: ``1 − a`` if the answer tells nothing. A privacy profile and a trade-off
function say the same in two ways, and `delta_from_trade_off` and `trade_off_from_profile` turn one
into the other.

References
----------
Wasserman and Zhou, "A statistical framework for differential privacy", JASA 105, 2010; Kairouz, Oh
and Viswanath, "The composition theorem for differential privacy", ICML 2015; Dong, Roth and Su,
"Gaussian differential privacy", JRSS B 84, 2022.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from fractions import Fraction
from functools import cmp_to_key
from typing import Any

from dpedu import _validate as validate
from dpedu._digits import above, big, digits, down, least, logarithm, magnitude, most
from dpedu._validate import Number
from dpedu.privacy.divergences import Probabilities, distribution

TradeOff = Callable[[float], float]
"""A function from the false positive rate to the least false negative rate."""
ROUNDING = Fraction(1, 2**46)
"""By what part of itself a number may be off that is given: rates are often 1 less another one."""


# Of two finite distributions ----------------------------------------------------------------------


def roc_curve(p: Probabilities, q: Probabilities) -> list[tuple[Number, Number]]:
    """The corners of the best ROC curve: no rule has more true positives for its false positives.

    The best rules say "x'" for the outcomes with the largest ratios ``q(a)/p(a)`` (Neyman and
    Pearson). Between two corners lie the rules that toss a coin for one group of outcomes.

    Parameters
    ----------
    p
        Distribution of the answer under x.
    q
        Distribution of the answer under x', over the same outcomes.

    Returns
    -------
    list of tuple
        Pairs (false positive rate, true positive rate) from (0, 0) to (1, 1), exact for
        `Fraction`s. Outcomes with the same ratio make one edge.

    Raises
    ------
    TypeError, ValueError
        If an argument is no distribution, or their lengths differ.

    Examples
    --------
    >>> from fractions import Fraction
    >>> quarter = Fraction(1, 4)
    >>> [(str(x), str(y)) for x, y in roc_curve([1 - quarter, quarter], [quarter, 1 - quarter])]
    [('0', '0'), ('1/4', '3/4'), ('1', '1')]
    """
    first, second = distribution(p=p).tolist(), distribution(q=q).tolist()
    if len(first) != len(second):
        raise ValueError(f"p and q must have the same length, got {len(first)} and {len(second)}")
    groups = sorted(
        ((a, b) for a, b in zip(first, second, strict=True) if a > 0 or b > 0),
        key=cmp_to_key(_by_ratio),
    )
    corners: list[tuple[Number, Number]] = [(0, 0)]
    for index, (a, b) in enumerate(groups):
        corner = (corners[-1][0] + a, corners[-1][1] + b)
        if index and _by_ratio(groups[index - 1], (a, b)) == 0:
            corners[-1] = corner
        else:
            corners.append(corner)
    if isinstance(corners[-1][0], float) or isinstance(corners[-1][1], float):
        corners[-1] = (1.0, 1.0)  # the sum of floats may be off by a digit
    return corners


def trade_off(p: Probabilities, q: Probabilities, false_positive_rate: Number) -> Number:
    """The least false negative rate of any rule with at most that false positive rate.

    Parameters
    ----------
    p
        Distribution of the answer under x.
    q
        Distribution of the answer under x', over the same outcomes.
    false_positive_rate
        Between 0 and 1.

    Returns
    -------
    Number
        A `Fraction` if all arguments are exact.

    Raises
    ------
    TypeError, ValueError
        If `p` or `q` is no distribution, their lengths differ, or the rate is no probability.

    References
    ----------
    Dong, Roth and Su, "Gaussian differential privacy", JRSS B 2022, Definition 2.1.

    Examples
    --------
    >>> from fractions import Fraction
    >>> quarter = Fraction(1, 4)
    >>> trade_off([1 - quarter, quarter], [quarter, 1 - quarter], Fraction(1, 8))
    Fraction(5, 8)
    """
    rate = validate.probability(false_positive_rate=false_positive_rate)
    corners = roc_curve(p, q)
    for (x, y), (next_x, next_y) in itertools.pairwise(corners):
        if x <= rate < next_x:
            return 1 - (y + (rate - x) * (next_y - y) / (next_x - x))
    return 1 - corners[-1][1]


def _by_ratio(one: tuple[Number, Number], two: tuple[Number, Number]) -> int:
    """Larger ratios q/p first; compared by products, so that a zero does no harm."""
    left, right = one[1] * two[0], two[1] * one[0]
    return (left < right) - (left > right)


# Of a guarantee -----------------------------------------------------------------------------------


def guaranteed_trade_off(false_positive_rate: Number, epsilon: Number, delta: Number = 0) -> float:
    """The false negative rate that (ε, δ)-DP forces on every rule with that false positive rate.

    It is ``max(0, 1 − δ − e^ε a, e^−ε (1 − δ − a))`` at the rate a, rounded down.

    Parameters
    ----------
    false_positive_rate
        a, between 0 and 1.
    epsilon, delta
        The guarantee: ε ≥ 0, where infinity is allowed, and δ between 0 and 1.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Wasserman and Zhou, "A statistical framework for differential privacy", JASA 2010; Kairouz, Oh
    and Viswanath, "The composition theorem for differential privacy", ICML 2015, for δ > 0.

    Examples
    --------
    >>> round(guaranteed_trade_off(0.25, math.log(3)), 12)
    0.25
    """
    rate = most(validate.probability(false_positive_rate=false_positive_rate))
    level = validate.extended_non_negative(epsilon=epsilon)
    kept = 1 - most(validate.probability(delta=delta))
    if level == math.inf:  # nothing is promised
        return 0.0
    alone = down(kept - rate)  # which no ε passes
    if level == 0:
        return max(0.0, alone)
    worst = most(level)
    steep = -above(lambda mp: [-big(mp, kept), mp.exp(big(mp, worst)) * big(mp, rate)])
    mp = digits()
    flat = big(mp, kept - rate) * mp.exp(-big(mp, worst))
    return max(0.0, min(max(down(steep), down(flat)), alone))


def is_feasible(
    false_positive_rate: Number,
    true_positive_rate: Number,
    epsilon: Number,
    delta: Number = 0,
) -> bool:
    """Whether a rule with these rates can exist against an (ε, δ)-DP mechanism.

    The event "x'" and its complement obey (ε, δ)-DP in both orders of the neighbours:

    - ``TPR ≤ e^ε FPR + δ`` and ``TNR ≤ e^ε FNR + δ`` bound how good a rule is,
    - ``FPR ≤ e^ε TPR + δ`` and ``FNR ≤ e^ε TNR + δ`` how bad: the opposite of a bad rule is good.

    Equality is feasible, and so is what a relative error of 10⁻¹⁴ in each number may have moved
    beyond it.

    Parameters
    ----------
    false_positive_rate, true_positive_rate
        The rule's rates, between 0 and 1.
    epsilon, delta
        The guarantee: ε ≥ 0, and δ between 0 and 1.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Kairouz, Oh and Viswanath, "The composition theorem for differential privacy", ICML 2015,
    Theorem 2.1.

    Examples
    --------
    >>> is_feasible(0.1, 0.3, epsilon=math.log(3)), is_feasible(0.1, 0.31, epsilon=math.log(3))
    (True, False)
    """
    false = Fraction(validate.probability(false_positive_rate=false_positive_rate))
    true = Fraction(validate.probability(true_positive_rate=true_positive_rate))
    level = validate.extended_non_negative(epsilon=epsilon)
    lost = most(validate.probability(delta=delta)) * (1 + ROUNDING)
    if level == math.inf:
        return True
    mp = digits(lost=60)
    grown = mp.exp(big(mp, most(level) * (1 + ROUNDING)))
    return all(
        big(mp, one * (1 - ROUNDING) - lost) <= grown * big(mp, other * (1 + ROUNDING))
        and big(mp, 1 - other - ROUNDING - lost) <= grown * big(mp, 1 - one + ROUNDING)
        for one, other in ((true, false), (false, true))
    )


def feasible_region(epsilon: Number, delta: Number = 0) -> list[tuple[float, float]]:
    """The corners of the set of feasible (FPR, TPR), in order around it, for a plot.

    Parameters
    ----------
    epsilon
        ε ≥ 0; infinity is allowed.
    delta
        δ between 0 and 1.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> [(round(x, 4), round(y, 4)) for x, y in feasible_region(math.log(3))]
    [(0.0, 0.0), (0.25, 0.75), (1.0, 1.0), (0.75, 0.25)]
    """
    epsilon = float(validate.extended_non_negative(epsilon=epsilon))
    delta = float(validate.probability(delta=delta))
    shrink = math.exp(-epsilon)
    knee = (1 - delta) * shrink / (1 + shrink)
    upper = [(0.0, 0.0), (0.0, delta), (knee, 1 - knee), (1 - delta, 1.0)]
    lower = [(1.0, 1.0), (1.0, 1 - delta), (1 - knee, knee), (delta, 0.0)]  # 1 − the upper ones
    return list(dict.fromkeys(upper + lower))


# Of the standard noises ---------------------------------------------------------------------------


def gaussian_trade_off(
    false_positive_rate: Number, sigma: Number, sensitivity: Number = 1
) -> float:
    """The trade-off of Gaussian noise, ``Φ(Φ⁻¹(1 − a) − μ)`` with ``μ = Δ₂/σ``, rounded down.

    Parameters
    ----------
    false_positive_rate
        Between 0 and 1.
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
    Dong, Roth and Su, "Gaussian differential privacy", JRSS B 2022, Definition 2.6.

    Examples
    --------
    >>> round(gaussian_trade_off(0.05, sigma=1), 6)
    0.740489
    """
    rate = most(validate.probability(false_positive_rate=false_positive_rate))
    mu = _shift(sensitivity, sigma=sigma)
    if rate in (0, 1):
        return float(1 - rate)
    # Of Φ(−x√2) = a; then x is moved by μ, and of a tail next to x a difference shows x times as
    # much, where that is not below all floats.
    mp = digits(lost=2 * max(magnitude(mu), 0.0) + 20)
    start = -_tail(mp, 1 - rate) if rate > Fraction(1, 2) else _tail(mp, rate)
    moved = big(mp, mu) / mp.sqrt(2) - start
    if moved > 10**9:
        return 0.0
    return min(down(mp.erfc(moved) / 2), down(1 - rate))


def _tail(mp: Any, share: Fraction) -> Any:
    """The x ≥ 0 with ``erfc(x)/2`` = a share of at most ½, however small that is.

    By Newton's steps on ``ln erfc``: it is concave, so that they come down from a start above x, as
    ``erfc(x) ≤ e^(−x²)`` gives one, and each has twice the digits of the last.
    """
    wanted = logarithm(mp, 2 * share)
    x = mp.sqrt(-wanted)
    while True:
        tail = mp.erfc(x)
        slope = -2 / mp.sqrt(mp.pi) * mp.exp(-x * x) / tail
        step = (wanted - mp.log(tail)) / slope
        x += step
        if abs(step) <= (1 + x) * mp.mpf(10) ** (-mp.dps / 2 - 3):
            return max(x, mp.zero)


def laplace_trade_off(false_positive_rate: Number, scale: Number, sensitivity: Number = 1) -> float:
    """The trade-off of Laplace noise on one number that differs by Δ, with ``t = Δ/λ``.

    It is ``1 − e^t a`` up to ``a = e^−t/2``, then ``e^−t/(4a)`` up to one half, then
    ``e^−t (1 − a)``, rounded down.

    Parameters
    ----------
    false_positive_rate
        Between 0 and 1.
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
    Dong, Roth and Su, "Gaussian differential privacy", JRSS B 2022, Proposition A.6.

    Examples
    --------
    >>> round(laplace_trade_off(0.5, scale=1), 6)   # e^−1/2
    0.18394
    """
    rate = most(validate.probability(false_positive_rate=false_positive_rate))
    pure, mp = _shift(sensitivity, scale=scale), digits()
    shrink = mp.exp(-big(mp, pure))
    if rate >= Fraction(1, 2):
        found = shrink * big(mp, 1 - rate)
    elif big(mp, 2 * rate) < shrink:  # where the two are nearly equal, both forms are
        found = -above(lambda mp: [-mp.one, mp.exp(big(mp, pure)) * big(mp, rate)])
    else:
        found = shrink / big(mp, 4 * rate)
    return min(down(found), down(1 - rate))


def _shift(sensitivity: Number, **noise: Number) -> Fraction:
    """By how many units of noise neighbours differ at most."""
    validate.positive_float(sensitivity=sensitivity)
    validate.positive_float(**noise)
    (unit,) = noise.values()
    return most(sensitivity) / least(unit)


# Duality ------------------------------------------------------------------------------------------


def delta_from_trade_off(trade_off: TradeOff, epsilon: Number) -> float:
    """The profile that belongs to a trade-off function: ``δ(ε) = max_a 1 − f(a) − e^ε a``.

    In floats, of which none lies within 10⁻¹⁶ below 1: a δ near that has few right digits, and a
    smaller one none.

    Parameters
    ----------
    trade_off
        f, convex and falling from at most 1 to 0, the same for both orders of the neighbours.
    epsilon
        ε ≥ 0, finite.

    Raises
    ------
    TypeError, ValueError
        If the trade-off is no function, or one of its values or ε is outside its range.

    References
    ----------
    Dong, Roth and Su, "Gaussian differential privacy", JRSS B 2022, Proposition 2.12.

    Examples
    --------
    >>> from dpedu.privacy import profiles
    >>> found = delta_from_trade_off(lambda a: gaussian_trade_off(a, sigma=1), 1)
    >>> round(found, 9) == round(profiles.gaussian_delta(1, sigma=1), 9)
    True
    """
    checked = validate.valued(validate.probability, trade_off=trade_off)
    epsilon = float(validate.non_negative(epsilon=epsilon))

    def gap(log_power: float) -> float:
        # Of a rate f(b) b is left, for both orders are the same: so small rates keep their digits.
        rate = 1 - math.exp(log_power)
        left = float(checked(rate))
        return 1 - rate - (math.exp(min(epsilon + math.log(left), 700.0)) if left > 0 else 0.0)

    best = max(gap(0.0), gap(_highest(gap, -38.0, 0.0)))  # and then floats next to 1 end
    return min(max(best, 0.0), 1.0)


def trade_off_from_profile(profile: Callable[[float], float], false_positive_rate: Number) -> float:
    """The trade-off that a profile implies: the highest of those of all its pairs (ε, δ(ε)).

    In floats, where ``1 − δ(ε)`` is known to some 10⁻¹⁶, and so is a trade-off that follows from a
    small ε; one of a large ε can be far smaller and keep its digits.

    Parameters
    ----------
    profile
        δ(ε), for ε ≥ 0.
    false_positive_rate
        Between 0 and 1.

    Raises
    ------
    TypeError, ValueError
        If the profile is no function, or one of its values or the rate is no probability.

    Examples
    --------
    >>> from dpedu.privacy import profiles
    >>> found = trade_off_from_profile(lambda e: profiles.gaussian_delta(e, sigma=1), 0.05)
    >>> round(found, 9) == round(gaussian_trade_off(0.05, sigma=1), 9)
    True
    """
    checked = validate.valued(validate.probability, profile=profile)
    rate = float(validate.probability(false_positive_rate=false_positive_rate))
    limit = min(-math.log(rate), 700.0) if rate else 700.0

    def steep(epsilon: float) -> float:
        return 1 - float(checked(epsilon)) - math.exp(epsilon) * rate

    def flat(epsilon: float) -> float:
        return math.exp(-epsilon) * (1 - float(checked(epsilon)) - rate)

    # Where δ(ε) is 1 in floats both are 0 at most: the search begins where it is less.
    low, known = 0.0, 700.0
    if float(checked(low)) >= 1:
        for _ in range(60):
            middle = (low + known) / 2
            low, known = (middle, known) if float(checked(middle)) >= 1 else (low, middle)
        low = known
    # Each is the same as maximising a concave function of e^ε, or a ratio of such to e^ε.
    best = max(steep(_highest(steep, min(low, limit), limit)), flat(_highest(flat, low, 700.0)))
    return min(max(best, 0.0), 1.0)


def _highest(function: Callable[[float], float], low: float, high: float) -> float:
    """Where a function that rises and then falls is highest, by golden section."""
    golden = (math.sqrt(5) - 1) / 2
    left, right = high - golden * (high - low), low + golden * (high - low)
    at_left, at_right = function(left), function(right)
    for _ in range(120):
        if at_left > at_right or (at_left == at_right and at_left > function(high)):
            high, right, at_right = right, left, at_left
            left = high - golden * (high - low)
            at_left = function(left)
        else:
            low, left, at_left = left, right, at_right
            right = low + golden * (high - low)
            at_right = function(right)
    return (low + high) / 2
