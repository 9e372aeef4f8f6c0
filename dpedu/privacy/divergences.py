"""How far apart two distributions on the same finite set of outcomes are.

Each function takes two distributions as sequences of probabilities in the same order. Where both
hold `Fraction`s, `max_ratio`, `hockey_stick` and `total_variation` answer with a `Fraction`: no
rounding, so a theorem can be checked with ``==``. Logarithms are natural.

A mechanism's privacy is a bound on one of these over all ordered pairs of neighbours; see
`dpedu.privacy.channel.Channel`.

References
----------
van Erven and Harremoës, "Rényi divergence and Kullback-Leibler divergence", IEEE Transactions on
Information Theory 60, 2014; Csiszár and Shields, "Information theory and statistics: a tutorial",
2004, for f-divergences; Balle, Barthe and Gaboardi, "Privacy amplification by subsampling: tight
analyses via couplings and divergences", NeurIPS 2018, for the hockey stick.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dpedu import _validate as validate
from dpedu._validate import Number

Probabilities = Sequence[Number] | NDArray[Any]
Pairs = Sequence[tuple[Number, Number]]
"""What two checked distributions give to each outcome. Functions of these check nothing again."""

SUM_TOLERANCE = 1e-9
"""How far from 1 the sum of a distribution of floats may be. `Fraction`s must sum to 1 exactly."""


def distribution(**argument: Probabilities) -> NDArray[Any]:
    """The named argument as a checked array of probabilities.

    The array holds `Fraction`s if every entry is a `Fraction` or an `int`, else floats.

    Parameters
    ----------
    argument
        One sequence of probabilities, by the name that an error is to give it.

    Raises
    ------
    TypeError, ValueError
        If an entry is no probability, there is none, or they do not sum to 1.

    Examples
    --------
    >>> distribution(p=[Fraction(1, 4), Fraction(3, 4)])
    array([Fraction(1, 4), Fraction(3, 4)], dtype=object)
    >>> distribution(p=[0.5, 0.6])
    Traceback (most recent call last):
        ...
    ValueError: p must sum to 1, its sum is 1.1
    """
    (name,) = argument
    entries = [validate.probability(**{name: value}) for value in validate.row(**argument)]
    total = sum(entries)
    if all(isinstance(entry, (Fraction, int)) for entry in entries):
        if total != 1:
            raise ValueError(f"{name} must sum to 1, its sum is {total}")
        return np.array([Fraction(entry) for entry in entries], dtype=object)
    total = math.fsum(entries)
    if abs(total - 1) > SUM_TOLERANCE:
        raise ValueError(f"{name} must sum to 1, its sum is {total}")
    return np.array(entries, dtype=np.float64)


def _pair(p: Probabilities, q: Probabilities) -> list[tuple[Number, Number]]:
    first, second = distribution(p=p), distribution(q=q)
    if first.size != second.size:
        raise ValueError(f"p and q must have the same length, got {first.size} and {second.size}")
    return list(zip(first.tolist(), second.tolist(), strict=True))


def log(ratio: Number) -> float:
    """The natural logarithm of a ratio of any size, accurate near 1; −∞ at 0, ∞ at ∞.

    Parameters
    ----------
    ratio
        A number of at least 0, or infinity. It is not checked.

    Examples
    --------
    >>> log(Fraction(3)) == math.log(3)
    True
    >>> f"{log(Fraction(10**400 + 10**390, 10**400)):.6e}"
    '1.000000e-10'
    """
    if ratio == 0:
        return -math.inf
    if ratio == math.inf:
        return math.inf
    if 0.5 < ratio < 2:
        return math.log1p(float(ratio - 1))
    if isinstance(ratio, Fraction) and not 1e-300 < ratio < 1e300:
        return math.log(ratio.numerator) - math.log(ratio.denominator)
    return math.log(ratio)


def max_ratio(p: Probabilities, q: Probabilities) -> Number:
    """The largest ``p(a) / q(a)``, which is also the largest ``P(A) / Q(A)`` over all events A.

    Infinite if some outcome is possible under `p` and impossible under `q`; a `Fraction` where it
    is beyond floats. Its logarithm is the max divergence ``D_∞(P ‖ Q)``.

    Parameters
    ----------
    p, q
        Distributions of the same length.

    Raises
    ------
    TypeError, ValueError
        If an argument is no distribution, or their lengths differ.

    Examples
    --------
    >>> max_ratio([Fraction(3, 4), Fraction(1, 4)], [Fraction(1, 4), Fraction(3, 4)])
    Fraction(3, 1)
    >>> max_ratio([0.5, 0.5], [1.0, 0.0])
    inf
    """
    return _max_ratio(_pair(p, q))


def _max_ratio(pairs: Pairs) -> Number:
    return max(_ratio(a, b) for a, b in pairs if a > 0)


def _ratio(a: Number, b: Number) -> Number:
    """a/b, infinite where b is 0 only: a fraction where no float holds it."""
    if b == 0:
        return math.inf
    if isinstance(a, float) and isinstance(b, float) and (quotient := a / b) < math.inf:
        return quotient
    return Fraction(a) / Fraction(b)


def max_divergence(p: Probabilities, q: Probabilities) -> float:
    """``D_∞(P ‖ Q) = max_A ln P(A)/Q(A)``: the privacy loss that a mechanism's ε bounds.

    Parameters
    ----------
    p, q
        Distributions of the same length.

    Raises
    ------
    TypeError, ValueError
        If an argument is no distribution, or their lengths differ.

    Examples
    --------
    >>> round(max_divergence([0.75, 0.25], [0.25, 0.75]), 6)   # ln 3
    1.098612
    """
    return log(max_ratio(p, q))


def hockey_stick(p: Probabilities, q: Probabilities, factor: Number) -> Number:
    """``E_c(P ‖ Q) = Σ_a [p(a) − c q(a)]_+``, the largest ``P(A) − c Q(A)`` over all events A.

    With ``c = e^ε`` it is the least δ for which ``P(A) ≤ e^ε Q(A) + δ`` for every A.

    Parameters
    ----------
    p, q
        Distributions of the same length.
    factor
        The factor ``c ≥ 0``.

    Raises
    ------
    TypeError, ValueError
        If `p` or `q` is no distribution, their lengths differ, or the factor is below 0.

    Examples
    --------
    >>> hockey_stick([Fraction(3, 4), Fraction(1, 4)], [Fraction(1, 4), Fraction(3, 4)], 2)
    Fraction(1, 4)
    """
    return _hockey_stick(_pair(p, q), validate.non_negative(factor=factor))


def _hockey_stick(pairs: Pairs, factor: Number) -> Number:
    gaps: list[Any] = [max(a - factor * b, 0) for a, b in pairs]
    return _total(gaps)


def total_variation(p: Probabilities, q: Probabilities) -> Number:
    """``½ Σ_a |p(a) − q(a)|``, the largest ``P(A) − Q(A)``: the hockey stick with factor 1.

    Parameters
    ----------
    p, q
        Distributions of the same length.

    Raises
    ------
    TypeError, ValueError
        If an argument is no distribution, or their lengths differ.

    Examples
    --------
    >>> total_variation([Fraction(3, 4), Fraction(1, 4)], [Fraction(1, 4), Fraction(3, 4)])
    Fraction(1, 2)
    """
    return hockey_stick(p, q, 1)


def kl(p: Probabilities, q: Probabilities) -> float:
    """``KL(P ‖ Q) = Σ_a p(a) ln (p(a)/q(a))`` in nats, infinite where q is 0 and p is not.

    Parameters
    ----------
    p, q
        Distributions of the same length.

    Raises
    ------
    TypeError, ValueError
        If an argument is no distribution, or their lengths differ.

    Examples
    --------
    >>> round(kl([0.75, 0.25], [0.25, 0.75]), 6)    # ½ ln 3
    0.549306
    """
    return _kl(_pair(p, q))


def _kl(pairs: Pairs) -> float:
    # Each term p ln(p/q) − p + q is at least 0, so that near-equal distributions do not cancel.
    return math.fsum(_kl_term(a, b) for a, b in pairs)


def _kl_term(a: Number, b: Number) -> float:
    if a == 0:
        return float(b)
    if b == 0:
        return math.inf
    return max(0.0, float(a) * _log_ratio(a, b) - float(a - b))


def renyi(p: Probabilities, q: Probabilities, order: Number) -> float:
    """The Rényi divergence ``D_α(P ‖ Q) = ln(Σ_a p(a)^α q(a)^(1−α)) / (α − 1)``.

    Parameters
    ----------
    p, q
        Distributions of the same length.
    order
        α > 0. Order 1 is the KL divergence, order ∞ the max divergence: the limits.

    Raises
    ------
    TypeError, ValueError
        If `p` or `q` is no distribution, their lengths differ, or the order is not above 0.

    References
    ----------
    Mironov, "Rényi differential privacy", CSF 2017, Definition 3.

    Examples
    --------
    >>> p, q = [0.75, 0.25], [0.25, 0.75]
    >>> renyi(p, q, 1) == kl(p, q), renyi(p, q, math.inf) == max_divergence(p, q)
    (True, True)
    >>> round(renyi(p, q, 2), 6)
    0.847298
    """
    return _renyi(_pair(p, q), _order(order))


def _order(order: Number) -> Number:
    checked = validate.number(order=order)
    if checked <= 0:
        raise ValueError(f"order must be positive, got {validate.show(order)}")
    return checked


def _renyi(pairs: Pairs, order: Number) -> float:
    if order == 1:
        return _kl(pairs)
    if order == math.inf:
        return log(_max_ratio(pairs))
    if order > 1 and any(a > 0 and b == 0 for a, b in pairs):
        return math.inf
    shared = [(a, b, _log_ratio(a, b)) for a, b in pairs if a > 0 and b > 0]
    if not shared:
        return math.inf
    above = float(order - 1)
    if above == 0:
        return _kl(pairs)
    if max(abs(above * loss) for _, _, loss in shared) <= 1:
        # Near order 1 the sum is near 1. Its terms are counted from what a tangent says of them,
        # as for KL: each difference has the sign of α − 1, so that nothing cancels.
        gaps = [float(a) * math.expm1(above * loss) / above - float(a - b) for a, b, loss in shared]
        gaps += [float(b) if a == 0 else -float(a) / above - float(a) for a, b in pairs
                 if (a == 0) != (b == 0)]  # fmt: skip
        more = above * math.fsum(max(0.0, gap) for gap in gaps)
        if more > -0.5:
            return math.log1p(more) / above
    terms = [log(a) + above * loss for a, _, loss in shared]
    top = max(terms)
    total = top + math.log(math.fsum(math.exp(term - top) for term in terms))
    return max(0.0, total / above)


def _log_ratio(a: Number, b: Number) -> float:
    """The logarithm of a ratio that itself may be beyond all floats."""
    try:
        ratio = a / b
    except OverflowError:
        ratio = math.inf
    return log(ratio) if 0 < ratio < math.inf else log(a) - log(b)


def f_divergence(
    p: Probabilities,
    q: Probabilities,
    function: Callable[[float], float],
    *,
    slope: float,
) -> float:
    """``D_f(P ‖ Q) = Σ_a q(a) f(p(a)/q(a))`` for a convex `function` f with f(1) = 0.

    Parameters
    ----------
    p, q
        Distributions of the same length.
    function
        f, defined for all ratios t ≥ 0.
    slope
        ``lim f(t)/t`` as t grows: what an outcome costs a unit of p that q cannot produce. It is
        infinite for KL (``t ln t``), ½ for total variation (``½|t − 1|``), 1 for the hockey stick.
        It also stands for ``f(t)/t`` at ratios t beyond all floats.

    Raises
    ------
    TypeError, ValueError
        If `p` or `q` is no distribution, their lengths differ, the slope or a value of `function`
        is no number, or `function` no function.

    Examples
    --------
    >>> half_distance = lambda t: abs(t - 1) / 2
    >>> f_divergence([0.75, 0.25, 0], [0.25, 0.5, 0.25], half_distance, slope=0.5)
    0.5
    """
    f = validate.valued(validate.number, function=function)
    slope = float(validate.number(slope=slope))
    return math.fsum(_f_term(a, b, f, slope) for a, b in _pair(p, q) if a > 0 or b > 0)


def _f_term(a: Number, b: Number, function: Callable[[float], Number], slope: float) -> float:
    try:
        ratio = float(_ratio(a, b))
    except OverflowError:
        ratio = math.inf
    if ratio == math.inf:
        return slope if math.isinf(slope) else float(a) * slope
    value = float(function(ratio))
    if float(b) > 0 or not math.isfinite(value):
        return value if math.isinf(value) else float(b) * value
    return float(Fraction(b) * Fraction(value))


def _total(terms: list[Any]) -> Number:
    """The sum of the terms: exact for `Fraction`s, correctly rounded for floats."""
    if any(isinstance(term, float) for term in terms):
        return math.fsum(terms)
    return sum(terms, Fraction(0))
