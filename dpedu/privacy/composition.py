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
from fractions import Fraction
from typing import Any, Literal

import numpy as np

from dpedu import _validate as validate
from dpedu._digits import (
    above,
    alike,
    at_most,
    big,
    digits,
    down,
    float_above,
    greatest,
    least,
    logarithm,
    most,
    next_to_one,
    smallest,
    total,
    up,
)
from dpedu._validate import FloatArray, Number
from dpedu.neighbours import Neighbourhood, neighbourhood_of
from dpedu.privacy.guarantee import Guarantee

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
        Exact for `Fraction`s; sums of floats are rounded up.

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
    return Guarantee(
        epsilon=total(guarantee.epsilon for guarantee in listed),
        delta=min(total(guarantee.delta for guarantee in listed), 1),
        neighbourhood=listed[0].neighbourhood,
    )


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
        What the whole is asked for. Under ``"membership"`` it is max ε; of a float and a fraction
        that lies between its two readings it is the next float. Under ``"edit"`` it is
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
        epsilon=greatest(guarantee.epsilon for guarantee in listed),
        delta=greatest(guarantee.delta for guarantee in listed),
        neighbourhood=Neighbourhood.MEMBERSHIP,
    )
    return worst if wanted is Neighbourhood.MEMBERSHIP else worst.as_edit()


def _guarantees(guarantees: Iterable[Guarantee]) -> list[Guarantee]:
    listed: list[Guarantee] = validate.row(guarantees=guarantees)
    for guarantee in listed:
        if not isinstance(guarantee, Guarantee):
            raise TypeError(f"guarantees must hold Guarantees, got {validate.show(guarantee)}")
    if len({guarantee.neighbourhood for guarantee in listed}) > 1:
        raise ValueError("guarantees must name one neighbourhood, got membership and edit")
    return listed


# Advanced and optimal -----------------------------------------------------------------------------


def advanced_epsilon(
    epsilon: Number,
    times: int,
    slack: Number,
    *,
    drift: Literal["tight", "classical"] = "tight",
) -> float:
    """Advanced composition: ``√(2k ln(1/δ')) ε + kε tanh(ε/2)`` for k releases that are (ε, δ)-DP.

    Together they are (that, kδ + δ')-DP. The root bounds how far the sum of losses strays from its
    mean; the drift bounds the mean: of all releases that are ε-DP, randomised response loses the
    most on average, ``ε tanh(ε/2)``.

    Parameters
    ----------
    epsilon
        ε ≥ 0 of one release.
    times
        k, at least 1.
    slack
        δ', strictly between 0 and 1.
    drift
        ``"classical"``: the textbook's larger ``ε(e^ε − 1)`` in place of ``ε tanh(ε/2)``.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Dwork, Rothblum and Vadhan, "Boosting and differential privacy", FOCS 2010; Dwork and Roth, "The
    algorithmic foundations of differential privacy", 2014, Theorem 3.20, for the classical drift;
    Kairouz, Oh and Viswanath, "The composition theorem for differential privacy", ICML 2015,
    Theorem 3.4, for the tight one.

    Examples
    --------
    >>> round(advanced_epsilon(0.1, 100, 1e-6), 9)
    5.756105519
    >>> round(advanced_epsilon(0.1, 100, 1e-6, drift="classical"), 9)
    6.308230951
    """
    level = most(validate.non_negative(epsilon=epsilon))
    times = validate.integer(1, times=times)
    failed = least(validate.open_probability(slack=slack))
    classical = validate.one_of(("tight", "classical"), drift=drift) == "classical"
    mp = digits()
    one = big(mp, level)
    mean = mp.expm1(one) if classical else mp.tanh(one / 2)
    return up(mp.sqrt(-2 * times * logarithm(mp, failed)) * one + times * one * mean)


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
    level = validate.extended_non_negative(total_epsilon=total_epsilon)
    given = most(validate.probability(delta=delta))
    one, times = _repeated(epsilon, times)
    pure = Fraction(0) if level == math.inf else _optimal_pure(least(level), one, times)
    if given == 1:
        return 1.0
    return min(up(_with_failures(pure, given, times)), 1.0)


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

    Returns
    -------
    float
        The ε of the whole, rounded up. Floats are read in the worse of two ways, as what they hold
        and as the decimal that they show: for a δ within 10⁻¹⁰ of 1 this can be more than the last
        digits. A `Fraction` has one reading.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> round(optimal_epsilon(1e-6, 0.1, 100), 9)
    4.774567588
    """
    whole, part = validate.probability(total_delta=total_delta), validate.probability(delta=delta)
    wanted, given = least(whole), most(part)
    one, times = _repeated(epsilon, times)
    everything = up(times * one)
    if wanted == 1 or (one == 0 and given == 0):
        return 0.0
    if times == 1 and alike(whole, part):  # one number, however it is read
        return everything
    if given == 1 or not at_most(_with_failures(Fraction(0), given, times, wanted), wanted):
        return math.inf

    def enough(level: float) -> bool:
        pure = _optimal_pure(least(level), one, times)
        return at_most(_with_failures(pure, given, times, wanted), wanted)

    if enough(0.0):
        return 0.0
    if wanted == 0:
        return everything
    found = smallest(enough, guess=_optimal_guess(wanted, one, times, given))
    return min(found, everything)


def _repeated(epsilon: Number, times: int) -> tuple[Fraction, int]:
    times = validate.integer(1, times=times)
    if times > 10_000_000:
        raise ValueError(f"times must be at most 10000000, got {times}")
    return most(validate.non_negative(epsilon=epsilon)), times


def _with_failures(pure: Any, given: Fraction, times: int, wanted: Fraction = Fraction(0)) -> Any:
    """``1 − (1 − δ)^k (1 − δ_pure)``, from δ_pure of the part that is ε-DP.

    With as many digits as a δ needs with which it is compared. Both terms are positive.
    """
    if given == 0:
        return pure
    mp = digits(lost=next_to_one(wanted))
    kept = times * logarithm(mp, 1 - given)
    if isinstance(pure, Fraction):
        pure = big(mp, pure)
    return -mp.expm1(kept) + mp.exp(kept) * pure


_FAR, _NEAR = Fraction(10**5), Fraction(1, 10**200)
NEGLIGIBLE = 1e-40
"""What part of the largest term is looked for, before the rest of a sum is bounded as a whole."""


def _optimal_pure(level: Fraction, epsilon: Fraction, times: int) -> Any:
    """The hockey stick of k randomised responses at that ε, not below and 10⁻⁹ above at most.

    It is ``Σ_l P(l) [1 − e^{level − (k − 2l)ε}]_+`` over numbers of lies l, all of them positive.
    The largest of the probabilities is computed with many digits, and the others from it by their
    ratios, which are known; each ratio may cost a few units of the last place.
    """
    if level >= times * epsilon:
        return Fraction(0)
    mp = digits(lost=10)
    grown = mp.exp(big(mp, epsilon))
    last = math.ceil((times - level / epsilon) / 2) - 1
    centre = min(last, int(mp.floor((times + 1) / (1 + grown))))
    shrink = float(1 / grown)
    fewer, fewer_rest = _ratios(lambda l: l / ((times - l + 1) * shrink), centre, 0)  # noqa: E741
    more, more_rest = _ratios(lambda l: (times - l) / (l + 1.0) * shrink, centre, last)  # noqa: E741
    lies = np.arange(centre - len(fewer), centre + len(more) + 1)
    ratios = np.concatenate([fewer[::-1], [1.0], more])
    # From the end where gaps are smallest, so that nothing cancels; above 800 they are all alike.
    beyond = (times - 2 * last) * epsilon - level
    widest, narrowest = (beyond + 2 * (last - int(place)) * epsilon for place in lies[[0, -1]])
    unit = Fraction(1)
    if widest < _NEAR:  # 1 − e^−gap is the gap, and less; of it floats may hold few digits or none
        unit = widest
        gains = float(beyond / unit) + (last - lies) * float(2 * epsilon / unit)
    else:
        wide = float(min(epsilon, _FAR))
        gains = -np.expm1(-(float(min(beyond, _FAR)) + (last - lies) * (2 * wide)))
    summed = float(np.sum(ratios * gains)) * (1 + (lies.size + 4) * 2.0**-51)
    # Beyond both ends: ratios that shrink geometrically, and gains of at most 1 and the gap there.
    rest = Fraction(fewer_rest) * min(Fraction(1), widest + 2 * times * epsilon)
    rest += Fraction(more_rest) * min(Fraction(1), narrowest)
    anchor = mp.binomial(times, centre) / grown**centre / (1 + 1 / grown) ** times
    return anchor * (big(mp, unit) * mp.mpf(summed) + big(mp, rest))


def _ratios(
    step: Callable[[FloatArray], FloatArray], start: int, end: int
) -> tuple[FloatArray, float]:
    """Products of the steps from a start towards an end, and a bound on the sum of the rest."""
    found, product, sign = [], 1.0, 1 if end > start else -1
    place, missing = start, abs(end - start)
    while missing:
        width = min(missing, 4096)
        places = place + sign * np.arange(width, dtype=np.float64)
        steps = step(places)
        part = product * np.cumprod(steps)
        found.append(part)
        product, place, missing = float(part[-1]), place + sign * width, missing - width
        if product < NEGLIGIBLE and steps[-1] < 1:
            rest = product * float(steps[-1]) / (1 - float(steps[-1])) if missing else 0.0
            return np.concatenate(found), rest
    return np.concatenate([np.zeros(0), *found]), 0.0


def _optimal_guess(wanted: Fraction, epsilon: Fraction, times: int, given: Fraction) -> float:
    """About the ε of the whole."""
    from scipy.optimize import brentq

    # What of δ is left for the part that is ε-DP: 1 less the share of what is kept.
    kept = times * _log(1 - given)
    target = math.log(max(-math.expm1(min(_log(1 - wanted) - kept, 0.0)), 1e-320))

    def excess(level: float) -> float:
        value = _optimal_pure(Fraction(level), epsilon, times)
        if value == 0:
            return -1e300
        return float(value.context.log(value)) - target

    high = up(times * epsilon)
    if high == math.inf or not excess(0.0) > 0:
        return high
    return float(brentq(excess, 0.0, high, xtol=1e-300, rtol=1e-13, maxiter=200))


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
    every = enumerate(validate.row(curves=curves))
    listed = [_curve(curve, f"curves[{place}]") for place, curve in every]
    return lambda order: float(total(curve(order) for curve in listed))


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
        Orders are floats, of which none lies within 2·10⁻¹⁶ above 1: for a δ within 10⁻¹⁵ of 1 the
        best of all could be less.

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
    wanted = least(validate.open_probability(delta=delta))
    tight = validate.one_of(("tight", "simple"), conversion=conversion) == "tight"
    log_delta = _log(wanted)

    def bound(order: float) -> float:
        more = order - 1
        if not tight:
            return curve(order) - log_delta / more
        return curve(order) - (log_delta + math.log1p(more)) / more - math.log1p(1 / more)

    order = _best_order(bound)
    loss = curve(order)
    if loss == math.inf:
        return math.inf
    excess = Fraction(order) - 1
    if tight:
        return max(0.0, up(_implied(most(loss), excess, wanted)))
    mp = digits()
    return up(big(mp, most(loss)) - logarithm(mp, wanted) / big(mp, excess))


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
        If the curve is no function, or one of its values or ε is outside its range.

    Examples
    --------
    >>> round(renyi_delta(lambda order: order / 2, 5.22153444453), 12)
    1e-06
    """
    curve = _curve(curve)
    level = least(validate.non_negative(epsilon=epsilon))

    def bound(order: float) -> float:
        more = order - 1
        gained = more * (curve(order) - float(level))
        return gained - order * math.log1p(1 / more) - math.log(more)

    order = _best_order(bound)
    loss = curve(order)
    if loss == math.inf:
        return 1.0
    return min(up(_converted(most(loss), Fraction(order) - 1, level)), 1.0)


def order_epsilon(divergence: Number, order: Number, delta: Number) -> float:
    """The ε at δ that a Rényi divergence of one order implies, by the tight conversion.

    Parameters
    ----------
    divergence
        D_α ≥ 0.
    order
        α > 1, finite.
    delta
        δ strictly between 0 and 1.

    Returns
    -------
    float
        ``D_α + (ln(1/δ) − ln α)/(α − 1) + ln(1 − 1/α)``, at least 0.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Canonne, Kamath and Steinke, "The discrete Gaussian for differential privacy", NeurIPS 2020,
    Proposition 12.

    Examples
    --------
    >>> round(order_epsilon(0.5, 8, 1e-6), 5)
    2.04305
    """
    loss = most(validate.non_negative(divergence=divergence))
    wanted = least(validate.open_probability(delta=delta))
    return max(0.0, *(up(_implied(loss, excess, wanted)) for excess in _excesses(order)))


def order_divergence(epsilon: Number, order: Number, delta: Number) -> float:
    """The largest Rényi divergence of one order that implies (ε, δ)-DP by the tight conversion.

    Parameters
    ----------
    epsilon
        ε > 0.
    order
        α > 1, finite.
    delta
        δ strictly between 0 and 1.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or that order allows no such ε at that δ.

    Examples
    --------
    >>> round(order_divergence(3, 8, 1e-6), 5)
    1.45695
    >>> order_divergence(1, 8, 1e-6)
    Traceback (most recent call last):
        ...
    ValueError: epsilon must be at least 1.54305 at that order and delta, got 1
    """
    level = least(validate.positive(epsilon=epsilon))
    wanted = least(validate.open_probability(delta=delta))
    excesses = _excesses(order)
    added = max(up(_implied(Fraction(0), excess, wanted)) for excess in excesses)
    if added == math.inf or level < least(added):
        raise ValueError(
            f"epsilon must be at least {added:g} at that order and delta, "
            f"got {validate.show(epsilon)}"
        )
    return min(down(-_implied(-level, excess, wanted)) for excess in excesses)


def _excesses(order: Number) -> list[Fraction]:
    """By what an order passes 1, in both readings."""
    value = validate.positive(order=order)
    if not value > 1 or not least(value) > 1:
        raise ValueError(f"order must be above 1, got {validate.show(order)}")
    return sorted({least(value) - 1, most(value) - 1})


def _curve(curve: RenyiCurve, name: str = "curve") -> RenyiCurve:
    """The same curve, each of whose values has to be a divergence, rounded up to a float."""
    checked = validate.valued(validate.extended_non_negative, **{name: curve})
    return lambda order: float_above(checked(order))


def _implied(loss: Fraction, excess: Fraction, delta: Fraction) -> Any:
    """``D_α + (ln(1/δ) − ln α)/(α − 1) + ln(1 − 1/α)``, at α − 1, in `above`'s way."""
    return above(
        lambda mp: [
            big(mp, loss),
            -logarithm(mp, delta * (1 + excess)) / big(mp, excess),
            -mp.log1p(1 / big(mp, excess)),
        ]
    )


def _converted(loss: Fraction, excess: Fraction, level: Fraction) -> Any:
    """The δ at an ε that follows from a divergence, at α − 1; above 1 it may be less."""
    grown = excess * (loss - level)
    # The rest of the exponent lies between −1 − ln α and 0, and ln α is below 10⁵.
    if abs(grown) > 10**6:
        return Fraction(1) if grown > 0 else Fraction(1, 2**2000)
    mp = digits(lost=10)  # so that the exponent is right to 70 places
    more = big(mp, excess)
    return mp.exp(big(mp, grown) - (1 + more) * mp.log1p(1 / more) - mp.log(more))


def _log(value: Fraction) -> float:
    """The natural logarithm, for a search: rounded anyhow."""
    return float(logarithm(digits(), value))


ROUGHLY = 1e-20
"""How near to the best order is enough: a bound is off by about the square of that, relatively."""


def _root(rising: Callable[[Any], Any], low: Any, high: Any) -> Fraction:
    """Nearly the α − 1 at which a function is 0 that rises in it, from one below and one above."""
    while high > 2 * low:  # by halves of the ratio, and then by chords
        middle = (low * high) ** 0.5
        low, high = (low, middle) if rising(middle) > 0 else (middle, high)
    below, beyond, side = rising(low), rising(high), 0
    while high - low > low * ROUGHLY and below < 0 < beyond:
        # Just beyond the chord's root, by turns: else one end would stay where it is.
        place = (low * beyond - high * below) / (beyond - below)
        spare = (high - low) * 1e-3 + low * ROUGHLY / 3
        place = min(max(place + (spare if side else -spare), low), high)
        side = not side
        if (value := rising(place)) > 0:
            high, beyond = place, value
        else:
            low, below = place, value
    _, whole, power, _ = (low if abs(below) < abs(beyond) else high)._mpf_
    return int(whole) * Fraction(1 << max(power, 0), 1 << max(-power, 0))


def _best_order(bound: Callable[[float], float]) -> float:
    """Where the bound is least: over a grid of orders 1 + 10^s, then between its neighbours.

    Every order gives a valid bound, so the search cannot make it wrong. Where the best of the grid
    is its end, it goes on to the end of all floats: seldom, for curves that are computed in floats
    may be noise there.
    """
    from scipy.optimize import minimize_scalar

    def at(log_excess: float) -> float:
        order = 1 + math.exp(log_excess)
        if order == 1:
            return 1e300
        value = bound(order)
        return max(value, -1e300) if value < math.inf else 1e300

    grid = np.linspace(math.log(1e-9), math.log(1e16), 240)
    values = [at(s) for s in grid.tolist()]
    best = int(np.argmin(values))
    if best in (0, len(grid) - 1):
        first, last = (math.log(2.0**-52), grid[1]) if best == 0 else (grid[-2], 709.7)
        grid = np.linspace(float(first), float(last), 240)
        values = [at(s) for s in grid.tolist()]
        best = int(np.argmin(values))
    low, high = grid[max(best - 1, 0)], grid[min(best + 1, len(grid) - 1)]
    found = minimize_scalar(at, bounds=(low, high), method="bounded", options={"xatol": 1e-10})
    return 1 + math.exp(float(found.x) if found.fun < values[best] else float(grid[best]))


def pure_renyi(order: Number, epsilon: Number) -> float:
    """The Rényi divergence that ε-DP implies: that of randomised response, no more.

    It is ``ln(cosh((α − ½)ε)/cosh(ε/2))/(α − 1)``, rounded up.

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
    alpha = validate.number(order=order)
    if not alpha > 1:
        raise ValueError(f"order must be above 1, got {validate.show(order)}")
    level = validate.non_negative(epsilon=epsilon)
    highest = float_above(level)
    if level == 0 or alpha == math.inf:
        return highest
    grown, loss = most(alpha), most(level)

    def terms(mp: Any) -> list[Any]:
        # cosh x = e^x (1 + e^(−2x))/2, of which the powers of e are taken out.
        e, more = big(mp, loss), big(mp, grown - 1)
        after = mp.log1p(mp.exp(big(mp, (1 - 2 * grown) * loss)))
        return [e, after / more, -mp.log1p(mp.exp(-e)) / more]

    return min(up(above(terms)), highest)


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
    rho = most(level) ** 2 / 2
    return rho if isinstance(level, Fraction) else up(rho)


def composed_zcdp(rhos: Iterable[Number]) -> Number:
    """Zero-concentrated DP composes by addition: ``Σ ρ``, for adaptive releases too.

    Parameters
    ----------
    rhos
        ρ ≥ 0 of each release.

    Raises
    ------
    TypeError, ValueError
        If `rhos` are not several numbers, of which there is one at least, or one is below 0.

    References
    ----------
    Bun and Steinke, "Concentrated differential privacy", TCC 2016, Lemma 1.7.

    Examples
    --------
    >>> composed_zcdp([0.25, 0.25])
    0.5
    """
    return total(validate.non_negative(rhos=rho) for rho in validate.row(rhos=rhos))


FAINT = Fraction(1, 10**900)
"""A ρ that stands for smaller ones: with it, too, ε and δ are beyond all floats, if not 0."""


def zcdp_epsilon(
    rho: Number, delta: Number, *, conversion: Literal["tight", "simple"] = "tight"
) -> float:
    """An ε for which ρ-zCDP implies (ε, δ)-DP.

    Parameters
    ----------
    rho
        ρ ≥ 0.
    delta
        δ from 0, where ε is infinite, to 1, where it is 0.
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
    loss = most(validate.non_negative(rho=rho))
    wanted = least(validate.probability(delta=delta))
    simple = validate.one_of(("tight", "simple"), conversion=conversion) == "simple"
    if loss == 0 or wanted == 1:
        return 0.0
    if wanted == 0:
        return math.inf
    mp = digits()
    logs = -logarithm(mp, wanted)
    if simple:
        each = big(mp, loss)
        return up(each + 2 * mp.sqrt(each * logs))
    # Least where ρ(α − 1)² + ln α = ln(1/δ).
    loss = max(loss, FAINT)
    rate = big(mp, loss)
    excess = _root(
        lambda more: rate * more**2 + mp.log1p(more) - logs,
        min(mp.sqrt(logs / rate / 2), mp.expm1(logs / 2)),
        min(mp.sqrt(logs / rate), mp.expm1(logs)) * 2,
    )
    return max(0.0, up(_implied((1 + excess) * loss, excess, wanted)))


def zcdp_delta(rho: Number, epsilon: Number) -> float:
    """A δ for which ρ-zCDP implies (ε, δ)-DP: the best over all Rényi orders.

    Parameters
    ----------
    rho
        ρ ≥ 0.
    epsilon
        ε ≥ 0; infinity is allowed.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> round(zcdp_delta(0.5, 5.22153444453), 12)
    1e-06
    """
    loss = most(validate.non_negative(rho=rho))
    if validate.extended_non_negative(epsilon=epsilon) == math.inf or loss == 0:
        return 0.0
    loss, level = max(loss, FAINT), least(epsilon)
    if loss - level > 1000:  # then the best α − 1 is below e^−1000, and so is 1 − δ
        return 1.0
    # Least where (2α − 1)ρ + ln(1 − 1/α) = ε: below `high`, for ln(1 + 1/x) is below 1/x.
    mp = digits()
    rate, shift = big(mp, 2 * loss), big(mp, (level - loss) / (2 * loss))

    def rising(more: Any) -> Any:
        return rate * (more - shift) - mp.log1p(1 / more)

    high = max(shift, mp.zero) + 2 / mp.sqrt(rate)
    low, step = high, mp.mpf(2)
    while rising(low) > 0:
        low, step = low / step, step**2
    excess = _root(rising, low, high)
    return min(up(_converted((1 + excess) * loss, excess, level)), 1.0)


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
    level = least(validate.positive(epsilon=epsilon))
    validate.positive_float(epsilon=epsilon)
    wanted = least(validate.open_probability(delta=delta))
    # Of each order the largest ρ that suffices is known. It is largest where
    # (α − 1)²/(2α − 1) (ε − ln(1 − 1/α)) + ln α = ln(1/δ); both terms rise.
    mp = digits()
    goal, logs = big(mp, level), -logarithm(mp, wanted)
    excess = _root(
        lambda more: more**2 / (2 * more + 1) * (goal + mp.log1p(1 / more)) + mp.log1p(more) - logs,
        min(mp.expm1(logs / 2), logs / 4, mp.sqrt(logs / goal / 4)),
        mp.expm1(logs) * 2,
    )
    found = -_implied(-level, excess, wanted)
    return max(0.0, down(found / big(found.context, 1 + excess)))


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

    Returns
    -------
    float
        σ, rounded down.

    References
    ----------
    Dong, Roth and Su, "Gaussian differential privacy", JRSS B 2022, Corollary 3.3.

    Examples
    --------
    >>> gaussian_sigma_of([2] * 16)
    0.5
    """
    listed = [validate.positive(sigmas=sigma) for sigma in validate.row(sigmas=sigmas)]
    for sigma in listed:
        validate.positive_float(sigmas=sigma)
    mp = digits()
    return down(1 / mp.sqrt(big(mp, sum((1 / least(sigma) ** 2 for sigma in listed), Fraction(0)))))
