"""Composition: what several releases about the same people promise together.

========================  ==========================================================================
`sequential`              the sum: for releases fixed in advance, and for adaptive ones
`in_parallel`             the maximum: for parts of the record domain that no two records share
`advanced_epsilon`        ε of order ``√k`` for k releases while kε² is small, for a small δ
`optimal_delta`, …        the exact answer for k releases of which only (ε, δ) is known
`renyi_epsilon`, …        sums of Rényi divergences, turned into (ε, δ) at the end
`zcdp_epsilon`, …         the same for zero-concentrated DP, one number ρ a release
`gaussian_sigma_of`       Gaussian releases: together they are one Gaussian release, exactly
========================  ==========================================================================

All hold if every release may depend on the answers before it, as long as its own guarantee was
fixed in advance. If the guarantees themselves are chosen on the way, what is needed is a privacy
filter: see `dpedu.privacy.ledger`. For exact answers about known mechanisms see
`dpedu.privacy.loss`.

References
----------
Dwork and Roth, "The algorithmic foundations of differential privacy", 2014, Sections 3.5 and 3.6;
Kairouz, Oh and Viswanath, "The composition theorem for differential privacy", ICML 2015; Mironov,
"Rényi differential privacy", CSF 2017; Bun and Steinke, "Concentrated differential privacy",
TCC 2016.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Literal

import numpy as np

from dpedu import _validate as validate
from dpedu._validate import Number
from dpedu.neighbours import Neighbourhood, neighbourhood_of
from dpedu.privacy.guarantee import Guarantee
from dpedu.privacy.profiles import least_epsilon

RenyiCurve = Callable[[float], float]
"""From an order α > 1 to a bound on the Rényi divergence of that order between neighbours."""


# Sequential and parallel --------------------------------------------------------------------------


def sequential(guarantees: Iterable[Guarantee]) -> Guarantee:
    """Basic composition: all releases together are (Σ ε, Σ δ)-DP.

    Parameters
    ----------
    guarantees
        One a release, all for the same neighbourhood. A release may be chosen by the answers before
        it if its guarantee was fixed in advance.

    Returns
    -------
    Guarantee
        Exact for `Fraction`s.

    Raises
    ------
    TypeError, ValueError
        If there is none, or they name different neighbourhoods.

    References
    ----------
    Dwork, Kenthapadi, McSherry, Mironov and Naor, "Our data, ourselves", EUROCRYPT 2006.

    Examples
    --------
    >>> count = Guarantee(epsilon=0.25, neighbourhood="membership")
    >>> print(sequential([count] * 3))
    0.75-DP under membership neighbours
    """
    listed = _guarantees(guarantees)
    epsilon: Number = sum(guarantee.epsilon for guarantee in listed)
    delta: Number = sum(guarantee.delta for guarantee in listed)
    return Guarantee(epsilon=epsilon, delta=min(delta, 1), neighbourhood=listed[0].neighbourhood)


def in_parallel(
    guarantees: Iterable[Guarantee],
    neighbourhood: Neighbourhood | str = Neighbourhood.MEMBERSHIP,
) -> Guarantee:
    """Parallel composition: each release sees one part of a partition of the record domain.

    The partition is fixed in advance, and the part of a record depends on that record alone. (A cut
    by position is no such partition: removing the first record shifts all others.)

    Parameters
    ----------
    guarantees
        One a part, all under **membership**.
    neighbourhood
        What the whole is asked for. Under ``"membership"`` it is max ε. Under ``"edit"`` it is
        2 max ε: an edited record either stays in its part, a removal and an addition there, or
        moves, a removal in one part and an addition in another.

    Raises
    ------
    TypeError, ValueError
        If there is no guarantee, or if one is only for edit neighbours. Then nothing follows: the
        exact size of a part is 0-DP under edit, and reveals that a record moved.

    References
    ----------
    McSherry, "Privacy integrated queries", SIGMOD 2009, Theorem 4, for membership.

    Examples
    --------
    >>> cities = [Guarantee(epsilon=e, neighbourhood="membership") for e in (0.5, 0.25)]
    >>> print(in_parallel(cities))
    0.5-DP under membership neighbours
    >>> print(in_parallel(cities, "edit"))
    1-DP under edit neighbours
    """
    listed = _guarantees(guarantees)
    wanted = neighbourhood_of(neighbourhood)
    if listed[0].neighbourhood is Neighbourhood.EDIT:
        raise ValueError(
            "guarantees must be under membership to compose in parallel, got "
            f"{validate.show(str(listed[0]))}: an edit can move a record between parts"
        )
    worst = Guarantee(
        epsilon=max(guarantee.epsilon for guarantee in listed),
        delta=max(guarantee.delta for guarantee in listed),
        neighbourhood=Neighbourhood.MEMBERSHIP,
    )
    return worst if wanted is Neighbourhood.MEMBERSHIP else worst.as_edit()


def _guarantees(guarantees: Iterable[Guarantee]) -> list[Guarantee]:
    if not isinstance(guarantees, Iterable):
        raise TypeError(f"guarantees must be several, got {validate.show(guarantees)}")
    listed = list(guarantees)
    for guarantee in listed:
        if not isinstance(guarantee, Guarantee):
            raise TypeError(f"guarantees must hold Guarantees, got {validate.show(guarantee)}")
    if not listed:
        raise ValueError("guarantees must not be empty, got []")
    if len({guarantee.neighbourhood for guarantee in listed}) > 1:
        raise ValueError("guarantees must name one neighbourhood, got membership and edit")
    return listed


# Advanced and optimal -----------------------------------------------------------------------------


def advanced_epsilon(epsilon: Number, times: int, slack: Number) -> float:
    """Advanced composition: ``√(2k ln(1/δ')) ε + kε(e^ε − 1)`` for k releases that are (ε, δ)-DP.

    Together they are (that, kδ + δ')-DP.

    Parameters
    ----------
    epsilon
        ε ≥ 0 of one release.
    times
        k, at least 1.
    slack
        δ', strictly between 0 and 1.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Dwork, Rothblum and Vadhan, "Boosting and differential privacy", FOCS 2010; Dwork and Roth, "The
    algorithmic foundations of differential privacy", 2014, Theorem 3.20.

    Examples
    --------
    >>> round(advanced_epsilon(0.1, 100, 1e-6), 9)
    6.308230951
    """
    epsilon = float(validate.non_negative(epsilon=epsilon))
    times = validate.integer(1, times=times)
    slack = float(validate.open_probability(slack=slack))
    if epsilon > 700:
        return math.inf
    growth = times * epsilon * math.expm1(epsilon)
    return math.sqrt(-2 * times * math.log(slack)) * epsilon + growth


def optimal_delta(total_epsilon: Number, epsilon: Number, times: int, delta: Number = 0) -> float:
    """The least δ that holds for every k-fold composition of (ε, δ)-DP releases, at a total ε.

    The worst releases of all are randomised response of ε that with probability δ gives everything
    away, so it is an exact binomial sum,
    ``1 − (1 − δ)^k (1 − Σ_l C(k, l) [e^((k−l)ε) − e^(ε_total + lε)]_+ / (1 + e^ε)^k)``.

    Parameters
    ----------
    total_epsilon
        ε of the whole, at least 0.
    epsilon, delta
        The guarantee of one release.
    times
        k, at least 1, up to 10⁷.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Kairouz, Oh and Viswanath, "The composition theorem for differential privacy", ICML 2015,
    Theorem 3.3; Murtagh and Vadhan, "The complexity of computing the optimal composition of
    differential privacy", TCC 2016.

    Examples
    --------
    >>> round(optimal_delta(0.5, 1, 1), 9)   # randomised response of ε = 1
    0.287649137
    """
    total = float(validate.extended_non_negative(total_epsilon=total_epsilon))
    delta = float(validate.probability(delta=delta))
    pure = math.exp(_optimal_log_delta(total, *_repeated(epsilon, times)))
    # 1 − (1 − δ)^k (1 − δ_pure), without losing the digits of small ones
    kept = times * math.log1p(-delta) if delta < 1 else -math.inf
    return -math.expm1(kept) + math.exp(kept) * pure


def optimal_epsilon(total_delta: Number, epsilon: Number, times: int, delta: Number = 0) -> float:
    """The least total ε that holds for every k-fold composition of (ε, δ)-DP releases.

    Parameters
    ----------
    total_delta
        δ of the whole. Below ``1 − (1 − δ)^k`` no ε suffices: the answer is infinity.
    epsilon, delta
        The guarantee of one release.
    times
        k, at least 1, up to 10⁷.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> round(optimal_epsilon(1e-6, 0.1, 100), 9)
    4.774567588
    """
    total = float(validate.probability(total_delta=total_delta))
    delta = float(validate.probability(delta=delta))
    epsilon, times = _repeated(epsilon, times)
    kept = times * math.log1p(-delta) if delta < 1 else -math.inf
    lost = -math.expm1(kept)
    if total >= 1:
        return 0.0
    if total < lost or kept == -math.inf:
        return math.inf
    pure = (total - lost) * math.exp(-kept)
    if pure == 0:
        return times * epsilon
    return least_epsilon(
        lambda level: _optimal_log_delta(level, epsilon, times), min(pure, 1.0), times * epsilon
    )


def _repeated(epsilon: Number, times: int) -> tuple[float, int]:
    times = validate.integer(1, times=times)
    if times > 10_000_000:
        raise ValueError(f"times must be at most 10000000, got {times}")
    return float(validate.non_negative(epsilon=epsilon)), times


def _optimal_log_delta(total: float, epsilon: float, times: int) -> float:
    """Ln of the hockey stick of k randomised responses: terms with l lies, all positive."""
    from scipy.stats import binom

    if epsilon == 0 or total >= times * epsilon:
        return -math.inf
    most = min(math.floor((times - total / epsilon) / 2) + 1, times)
    lies = np.arange(most + 1)
    loss = (times - 2 * lies) * epsilon
    shares = binom.pmf(lies, times, math.exp(-epsilon) / (1 + math.exp(-epsilon)))
    value = float(np.sum(shares * -np.expm1(np.minimum(total - loss, 0))))
    return math.log(value) if value > 0 else -math.inf


# Rényi --------------------------------------------------------------------------------------------


def composed_renyi(curves: Iterable[RenyiCurve]) -> RenyiCurve:
    """The Rényi curve of a composition: the sum of the curves, order by order.

    Parameters
    ----------
    curves
        One function an item, from an order α > 1 to a bound on the Rényi divergence.

    Raises
    ------
    TypeError, ValueError
        If there are no curves, or one is no function.

    References
    ----------
    Mironov, "Rényi differential privacy", CSF 2017, Proposition 1.

    Examples
    --------
    >>> composed_renyi([lambda order: order / 2, lambda order: 0.25])(4)
    2.25
    """
    if not isinstance(curves, Iterable):
        raise TypeError(f"curves must be several functions, got {validate.show(curves)}")
    listed = list(curves)
    for curve in listed:
        if not callable(curve):
            raise TypeError(f"curves must be functions of an order, got {validate.show(curve)}")
    if not listed:
        raise ValueError("curves must not be empty, got []")
    return lambda order: math.fsum(curve(order) for curve in listed)


def renyi_epsilon(
    curve: RenyiCurve, delta: Number, *, conversion: Literal["tight", "simple"] = "tight"
) -> float:
    """An ε for which a mechanism with that Rényi curve is (ε, δ)-DP: the best over all orders.

    Parameters
    ----------
    curve
        From an order α > 1 to the Rényi divergence between neighbours, or a bound on it.
    delta
        δ strictly between 0 and 1.
    conversion
        ``"simple"``: ``D_α + ln(1/δ)/(α − 1)``. ``"tight"`` subtracts
        ``ln(α)/(α − 1) − ln(1 − 1/α)`` from it.

    Returns
    -------
    float
        ε ≥ 0. Every order gives a valid ε, so the search for the best one cannot make it wrong.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Mironov, "Rényi differential privacy", CSF 2017, Proposition 3; Canonne, Kamath and Steinke,
    "The discrete Gaussian for differential privacy", NeurIPS 2020, Proposition 12.

    Examples
    --------
    >>> round(renyi_epsilon(lambda order: order / 2, 1e-6), 6)
    5.221534
    """
    curve = _curve(curve)
    log_delta = math.log(validate.open_probability(delta=delta))
    tight = validate.one_of(("tight", "simple"), conversion=conversion) == "tight"

    def bound(order: float) -> float:
        simple = curve(order) - log_delta / (order - 1)
        if not tight:
            return simple
        return simple + math.log1p(-1 / order) - math.log(order) / (order - 1)

    return max(0.0, _best_over_orders(bound))


def renyi_delta(curve: RenyiCurve, epsilon: Number) -> float:
    """A δ for which a mechanism with that Rényi curve is (ε, δ)-DP: the best over all orders.

    It is ``e^((α−1)(D_α − ε)) (1 − 1/α)^α / (α − 1)``, at most 1.

    Parameters
    ----------
    curve
        From an order α > 1 to a bound on the Rényi divergence between neighbours.
    epsilon
        ε ≥ 0.

    Raises
    ------
    TypeError, ValueError
        If the curve is no function, or ε is outside its range.

    Examples
    --------
    >>> round(renyi_delta(lambda order: order / 2, 5.22153444453), 12)
    1e-06
    """
    curve = _curve(curve)
    epsilon = float(validate.non_negative(epsilon=epsilon))

    def bound(order: float) -> float:
        return (
            (order - 1) * (curve(order) - epsilon)
            + order * math.log1p(-1 / order)
            - math.log(order - 1)
        )

    return math.exp(min(_best_over_orders(bound), 0.0))


def _curve(curve: RenyiCurve) -> RenyiCurve:
    if not callable(curve):
        raise TypeError(f"curve must be a function of the order, got {validate.show(curve)}")
    return curve


def _best_over_orders(bound: Callable[[float], float]) -> float:
    """The least value of the bound: over a grid of orders 1 + 10^s, then between its neighbours."""
    from scipy.optimize import minimize_scalar

    def at(log_excess: float) -> float:
        value = bound(1 + math.exp(log_excess))
        return value if value < math.inf else 1e300

    grid = np.linspace(math.log(1e-6), math.log(1e9), 140)
    values = [at(s) for s in grid.tolist()]
    best = int(np.argmin(values))
    low, high = grid[max(best - 1, 0)], grid[min(best + 1, len(grid) - 1)]
    found = minimize_scalar(at, bounds=(low, high), method="bounded", options={"xatol": 1e-10})
    return min(float(found.fun), values[best])


def pure_renyi(order: Number, epsilon: Number) -> float:
    """The Rényi divergence that ε-DP implies: that of randomised response, no more.

    It is ``ln(cosh((α − ½)ε)/cosh(ε/2))/(α − 1)``.

    Parameters
    ----------
    order
        α > 1; infinity is allowed.
    epsilon
        ε ≥ 0.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Bun and Steinke, "Concentrated differential privacy", TCC 2016, proof of Proposition 3.3;
    Mironov, "Rényi differential privacy", CSF 2017, Proposition 5, for randomised response.

    Examples
    --------
    >>> round(pure_renyi(2, 1), 6), pure_renyi(math.inf, 1)
    (0.735326, 1.0)
    """
    alpha = float(validate.number(order=order))
    if not alpha > 1:
        raise ValueError(f"order must be above 1, got {validate.show(order)}")
    level = float(validate.non_negative(epsilon=epsilon))
    if alpha == math.inf:
        return level
    more = alpha - 1
    if alpha * level < 1:
        gain = 2 * math.sinh(alpha * level / 2) * math.sinh(more * level / 2)
        found = math.log1p(gain / math.cosh(level / 2)) / more
    else:
        twice = (2 * alpha - 1) * level
        found = level + (math.log1p(math.exp(-twice)) - math.log1p(math.exp(-level))) / more
    return min(found * (1 + 1e-14), level)


# Zero-concentrated --------------------------------------------------------------------------------


def pure_to_zcdp(epsilon: Number) -> Number:
    """The ρ of zero-concentrated DP that ε-DP implies: ``ε²/2``; exact for `Fraction`s.

    Parameters
    ----------
    epsilon
        ε between 0 and 10¹⁵⁰.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Bun and Steinke, "Concentrated differential privacy", TCC 2016, Proposition 1.4.

    Examples
    --------
    >>> pure_to_zcdp(0.5)
    0.125
    """
    level = validate.non_negative(epsilon=epsilon)
    if level > 1e150:
        raise ValueError(f"epsilon must be at most 1e150, got {validate.show(epsilon)}")
    return level * level / 2


def composed_zcdp(rhos: Iterable[Number]) -> Number:
    """Zero-concentrated DP composes by addition: ``Σ ρ``, for adaptive releases too.

    Parameters
    ----------
    rhos
        ρ ≥ 0 of each release.

    Raises
    ------
    TypeError, ValueError
        If `rhos` are not several numbers, or one is below 0.

    References
    ----------
    Bun and Steinke, "Concentrated differential privacy", TCC 2016, Lemma 1.7.

    Examples
    --------
    >>> composed_zcdp([0.25, 0.25])
    0.5
    """
    if not isinstance(rhos, Iterable):
        raise TypeError(f"rhos must be several numbers, got {validate.show(rhos)}")
    listed = [validate.non_negative(rhos=rho) for rho in rhos]
    total: Number = sum(listed)
    return total


def zcdp_epsilon(
    rho: Number, delta: Number, *, conversion: Literal["tight", "simple"] = "tight"
) -> float:
    """An ε for which ρ-zCDP implies (ε, δ)-DP.

    Parameters
    ----------
    rho
        ρ ≥ 0.
    delta
        δ strictly between 0 and 1.
    conversion
        ``"simple"``: ``ρ + 2√(ρ ln(1/δ))``. ``"tight"``: the best over all Rényi orders.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Bun and Steinke, "Concentrated differential privacy", TCC 2016, Proposition 1.3; Canonne, Kamath
    and Steinke, "The discrete Gaussian for differential privacy", NeurIPS 2020, Proposition 12.

    Examples
    --------
    >>> round(zcdp_epsilon(0.5, 1e-6), 6), round(zcdp_epsilon(0.5, 1e-6, conversion="simple"), 6)
    (5.221534, 5.756522)
    """
    rho = float(validate.non_negative(rho=rho))
    delta = float(validate.open_probability(delta=delta))
    if validate.one_of(("tight", "simple"), conversion=conversion) == "simple":
        return rho + 2 * math.sqrt(-rho * math.log(delta))
    return renyi_epsilon(lambda order: order * rho, delta) if rho else 0.0


def zcdp_delta(rho: Number, epsilon: Number) -> float:
    """A δ for which ρ-zCDP implies (ε, δ)-DP: the best over all Rényi orders.

    Parameters
    ----------
    rho
        ρ ≥ 0.
    epsilon
        ε ≥ 0.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> round(zcdp_delta(0.5, 5.22153444453), 12)
    1e-06
    """
    rho = float(validate.non_negative(rho=rho))
    epsilon = float(validate.non_negative(epsilon=epsilon))
    return renyi_delta(lambda order: order * rho, epsilon) if rho else 0.0


def zcdp_rho(epsilon: Number, delta: Number) -> float:
    """The largest ρ for which ρ-zCDP implies (ε, δ)-DP by the tight conversion.

    Parameters
    ----------
    epsilon
        ε > 0.
    delta
        δ, strictly between 0 and 1.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    The persons' part of the redistricting data of 2020, stated as ε = 17.14 at δ = 10⁻¹⁰:

    >>> round(zcdp_rho(17.14, 1e-10), 6)
    2.555318
    """
    from scipy.optimize import brentq

    level = validate.positive_float(epsilon=epsilon)
    delta = float(validate.open_probability(delta=delta))
    high = 1.0
    while zcdp_epsilon(high, delta) < level:
        high *= 2
    low = high / 2
    while zcdp_epsilon(low, delta) > level:
        low /= 2
    return float(brentq(lambda rho: zcdp_epsilon(rho, delta) - level, low, high, rtol=1e-12))


# Gaussian -----------------------------------------------------------------------------------------


def gaussian_sigma_of(sigmas: Iterable[Number]) -> float:
    """The one Gaussian release that several amount to, for the same sensitivity: ``1/√(Σ 1/σ²)``.

    It is exact, also for adaptive releases: put it into `dpedu.privacy.profiles.gaussian_epsilon`.

    Parameters
    ----------
    sigmas
        Standard deviations of the noise of each release.

    Raises
    ------
    TypeError, ValueError
        If there is none, or one is not positive.

    References
    ----------
    Dong, Roth and Su, "Gaussian differential privacy", JRSS B 2022, Corollary 3.3.

    Examples
    --------
    >>> gaussian_sigma_of([2] * 16)
    0.5
    """
    if not isinstance(sigmas, Iterable):
        raise TypeError(f"sigmas must be several numbers, got {validate.show(sigmas)}")
    listed = [validate.positive_float(sigmas=sigma) for sigma in sigmas]
    if not listed:
        raise ValueError("sigmas must not be empty, got []")
    least = min(listed)
    return least / math.sqrt(math.fsum((least / sigma) ** 2 for sigma in listed))
