"""Amplification: chance that comes on top of a mechanism, and the privacy that it adds.

- **Subsampling.** An (ε, δ)-DP mechanism on a sample is ``(ln(1 + γ(e^ε − 1)), γδ)``-DP: under
  membership, if each record takes part with probability γ, independently (Poisson); under edit, if
  a fixed number m of the n records does, and ``γ = m/n``.
- **Shuffling.** n people each answer through an ε₀-DP local mechanism, and a shuffler removes the
  order of the answers. Under edit the whole is (ε, δ)-DP with a much smaller ε.
- **Iteration.** Noisy steps that bring points no further apart, of which only the last is released.

References
----------
Balle, Barthe and Gaboardi, "Privacy amplification by subsampling: tight analyses via couplings and
divergences", NeurIPS 2018; Balle, Bell, Gascón and Nissim, "The privacy blanket of the shuffle
model", CRYPTO 2019; Feldman, McMillan and Talwar, "Hiding among the clones", FOCS 2021; Feldman,
Mironov, Talwar and Thakurta, "Privacy amplification by iteration", FOCS 2018.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np

from dpedu import _validate as validate
from dpedu._digits import (
    above,
    big,
    digits,
    down,
    float_above,
    least,
    logarithm,
    most,
    never_below,
    smallest,
    up,
)
from dpedu._validate import FloatArray, IntArray, Number
from dpedu.neighbours import Neighbourhood
from dpedu.privacy.guarantee import Guarantee
from dpedu.privacy.profiles import randomised_response_epsilon

LARGEST_CROWD = 10_000_000
LARGEST_ORDER = 1000
"""Up to which a sample's Rényi divergence is a sum of as many terms."""
NEGLIGIBLE = 1e-14
"""What part of a sum may be left out and bounded."""
CHUNK = 20_000
"""How many data sets are looked at together."""
PIECES = 16
"""Into how many a stretch of them is cut."""
LARGEST_EPSILON = 500
"""Of one person's answer, where it is shuffled: beyond it e^ε leaves the range of floats."""
SELDOM = Fraction(1, 10**290)
"""Lies that are rarer hide nobody: of 10⁷ people, none lies."""


# Subsampling --------------------------------------------------------------------------------------


def subsample(guarantee: Guarantee, sampling_rate: Number) -> Guarantee:
    """The guarantee of a mechanism that runs on a Poisson sample of the records.

    Parameters
    ----------
    guarantee
        Of the mechanism on the sample, under **membership**.
    sampling_rate
        γ between 0 and 1: every record takes part with that probability, independently.

    Returns
    -------
    Guarantee
        Under membership: ``ε' = ln(1 + γ(e^ε − 1))`` and ``δ' = γδ``.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or the guarantee is for edit neighbours.

    References
    ----------
    Balle, Barthe and Gaboardi, "Privacy profiles and amplification by subsampling", JPC 2020,
    Theorem 8.

    Examples
    --------
    >>> print(subsample(Guarantee(epsilon=1, delta=1e-5, neighbourhood="membership"), 0.1))
    (0.158565, 1e-06)-DP under membership neighbours
    """
    if not isinstance(guarantee, Guarantee):
        raise TypeError(f"guarantee must be a Guarantee, got {validate.show(guarantee)}")
    if guarantee.neighbourhood is not Neighbourhood.MEMBERSHIP:
        raise ValueError(
            f"guarantee must be under membership for Poisson sampling, got {guarantee}"
        )
    return _on_a_sample(guarantee, validate.probability(sampling_rate=sampling_rate))


def subsample_without_replacement(guarantee: Guarantee, *, size: int, people: int) -> Guarantee:
    """The guarantee of a mechanism that runs on a fixed number of records, drawn at random.

    The answer of the mechanism may not depend on the order of the records, or the sample has to be
    in random order.

    Parameters
    ----------
    guarantee
        Of the mechanism on the sample, under **edit**.
    size
        m, from 1 to n: all sets of so many records are equally likely.
    people
        n, at least 1, which is public.

    Returns
    -------
    Guarantee
        Under edit: ``ε' = ln(1 + (m/n)(e^ε − 1))`` and ``δ' = (m/n) δ``.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or the guarantee is for membership neighbours: take its
        `Guarantee.as_edit`.

    References
    ----------
    Balle, Barthe and Gaboardi, "Privacy profiles and amplification by subsampling", JPC 2020,
    Theorem 9.

    Examples
    --------
    >>> batch = Guarantee(epsilon=1, delta=1e-5, neighbourhood="edit")
    >>> print(subsample_without_replacement(batch, size=10, people=100))
    (0.158565, 1e-06)-DP under edit neighbours
    """
    if not isinstance(guarantee, Guarantee):
        raise TypeError(f"guarantee must be a Guarantee, got {validate.show(guarantee)}")
    if guarantee.neighbourhood is not Neighbourhood.EDIT:
        raise ValueError(
            f"guarantee must be under edit for samples of a fixed size, got {guarantee}"
        )
    return _on_a_sample(guarantee, _share(size, people))


def _on_a_sample(guarantee: Guarantee, rate: Number) -> Guarantee:
    delta = most(guarantee.delta) * most(rate)
    exactly = not isinstance(guarantee.delta, float) and not isinstance(rate, float)
    return Guarantee(
        epsilon=subsampled_epsilon(guarantee.epsilon, rate),
        delta=delta if exactly else min(up(delta), guarantee.delta),
        neighbourhood=guarantee.neighbourhood,
    )


def subsampled_epsilon(epsilon: Number, sampling_rate: Number) -> float:
    """``ε' = ln(1 + γ(e^ε − 1))``, rounded up: the ε of a mechanism on a sample.

    It holds under membership for Poisson samples, and under edit for samples of a fixed size
    whose order does not matter.

    Parameters
    ----------
    epsilon
        ε ≥ 0; infinity is allowed.
    sampling_rate
        γ between 0 and 1, the probability with which each record takes part, or ``m/n``.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> round(subsampled_epsilon(1, 0.1), 9)
    0.158565079
    """
    level = validate.extended_non_negative(epsilon=epsilon)
    rate = most(validate.probability(sampling_rate=sampling_rate))
    if rate == 0 or level == 0:
        return 0.0
    if rate == 1 or level == math.inf:
        return float_above(level)
    mp = digits()
    return up(mp.log1p(big(mp, rate) * mp.expm1(big(mp, most(level)))))


def full_epsilon(epsilon: Number, sampling_rate: Number) -> float:
    """The inverse: which ε a mechanism may have so that on a sample it has ε' = `epsilon`.

    It is ``ln(1 + (e^ε' − 1)/γ)``, rounded down.

    Parameters
    ----------
    epsilon
        ε' ≥ 0 of the whole; infinity is allowed.
    sampling_rate
        γ, above 0 and at most 1.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> round(full_epsilon(subsampled_epsilon(2, 0.25), 0.25), 12)
    2.0
    """
    level = validate.extended_non_negative(epsilon=epsilon)
    validate.positive_float(sampling_rate=validate.probability(sampling_rate=sampling_rate))
    rate = most(sampling_rate)
    if level in (0, math.inf):
        return float(level)
    if rate == 1:
        return -float_above(-level)
    mp = digits()
    return down(mp.log1p(mp.expm1(big(mp, least(level))) / big(mp, rate)))


def subsampled_delta(
    profile: Callable[[float], float], epsilon: Number, sampling_rate: Number
) -> float:
    """The privacy profile of a mechanism on a sample, ``δ'(ε') = γ δ(ε)``, at ε', rounded up.

    It holds under membership for Poisson samples, and under edit for samples of a fixed size
    whose order does not matter.

    Parameters
    ----------
    profile
        δ(ε) of the mechanism itself, for the same neighbours.
    epsilon
        ε' ≥ 0, at which the profile of the whole is asked for.
    sampling_rate
        γ, above 0 and at most 1: the probability with which each record takes part, or ``m/n``.

    Raises
    ------
    TypeError, ValueError
        If the profile is no function, or one of its values or a number is outside its range.

    Examples
    --------
    >>> from dpedu.privacy.profiles import gaussian_delta
    >>> round(subsampled_delta(lambda e: gaussian_delta(e, sigma=1), 0.5, 0.1), 9)
    0.002032537
    """
    checked = validate.valued(validate.probability, profile=profile)
    rate = most(validate.probability(sampling_rate=sampling_rate))
    return up(rate * most(checked(full_epsilon(epsilon, sampling_rate))))


def subsampled_renyi(
    curve: Callable[[float], float], order: Number, *, size: int, people: int
) -> float:
    """A bound on the Rényi divergence of a mechanism on a fixed number of records, under edit.

    The answer of the mechanism may not depend on the order of the records, or the sample has to be
    in random order.

    For whole orders, with ``γ = m/n``, it is

        ``ln(1 + Σ_j γ^j C(α, j) b_j)/(α − 1)``, the sum over j from 2 to α, with
        ``b_j = e^((j−1)D_j) min(2, (e^D_∞ − 1)^j)``, and b₂ no more than ``4(e^D₂ − 1)``;

    between them the bound on ``(α − 1) D_α`` is a straight line, for that is convex in α. Above
    an order of 1000 it is the curve itself, which a sample never makes worse. With `composed_renyi`
    and `renyi_epsilon` it accounts for many such samples.

    Parameters
    ----------
    curve
        From an order α > 1, infinity included, to the Rényi divergence of the mechanism itself
        between neighbours under **edit**, or to a bound on it.
    order
        α > 1; infinity is allowed.
    size
        m, from 1 to n: all sets of so many records are equally likely.
    people
        n, at least 1, which is public.

    Returns
    -------
    float
        Rounded up.

    Raises
    ------
    TypeError, ValueError
        If an argument, or a value of the curve, is outside its range.

    References
    ----------
    Wang, Balle and Kasiviswanathan, "Subsampled Rényi differential privacy and analytical moments
    accountant", AISTATS 2019, Theorem 9.

    Examples
    --------
    >>> noisy = lambda order: order / 50  # Gaussian noise of five times the sensitivity
    >>> round(subsampled_renyi(noisy, 2, size=10, people=1000), 9)
    1.6324e-05
    """
    divergence = validate.valued(validate.extended_non_negative, curve=curve)
    alpha = validate.number(order=order)
    if not alpha > 1:
        raise ValueError(f"order must be above 1, got {validate.show(order)}")
    rate = _share(size, people)
    value = divergence(float_above(alpha))  # it grows with the order
    itself = math.inf if value == math.inf else validate.rounded_up(value)
    if rate == 1 or alpha > LARGEST_ORDER or itself == 0:
        return itself
    below, excess = int(alpha), most(alpha) - int(alpha)
    moment = _sampled_moment(divergence, below, rate)
    if excess:
        after = _sampled_moment(divergence, below + 1, rate)
        moment += big(after.context, excess) * (after - moment)
    if moment == math.inf:
        return itself
    return min(up(moment / big(moment.context, least(alpha) - 1)), itself)


def _sampled_moment(divergence: Callable[[float], Number], order: int, rate: Fraction) -> Any:
    """The bound on (α − 1) D_α of a sample of a fixed size, for a whole order."""
    mp = digits()
    if order == 1:
        return mp.mpf(0)
    highest = divergence(math.inf)
    worst = mp.inf if highest == math.inf else mp.expm1(big(mp, most(highest)))
    total, chosen = mp.mpf(0), mp.mpf(order)  # without its 1, beside which it may be small
    share = big(mp, rate)
    for j in range(2, order + 1):
        chosen = chosen * (order - j + 1) / j * (share**2 if j == 2 else share)
        value = divergence(float(j))
        if value == math.inf:
            return mp.inf
        loss = big(mp, most(value))
        term = mp.exp((j - 1) * loss) * min(mp.mpf(2), worst**j)
        total += chosen * (min(term, 4 * mp.expm1(loss)) if j == 2 else term)
    return mp.log1p(total)


def _share(size: int, people: int) -> Fraction:
    """m/n, of a sample of a fixed size."""
    people = validate.integer(1, people=people)
    drawn = validate.integer(1, size=size)
    if drawn > people:
        raise ValueError(f"size must be at most {people}, got {validate.show(size)}")
    return Fraction(drawn, people)


# Shuffling: any local mechanism -------------------------------------------------------------------


def shuffle_blanket_epsilon(epsilon: Number, people: int, delta: Number) -> float:
    """The privacy blanket's ε for n shuffled answers, each ε₀-DP, under edit at that δ.

    Every answer is with probability ``e^−ε₀`` drawn as if its owner had the record x that the
    adversary compares with: these answers are the blanket under which one person hides. Their
    number and Hoeffding's inequality give, with ``a = e^ε − 1``, ``b = e^ε (e^ε₀ − e^−ε₀)`` and
    ``γ = e^−ε₀``,

        ``δ ≤ b²/(4aγn) · (1 − γ + γ e^(−2a²/b²))^n``,

    of which the least ε is found. For ``ε₀ ≤ ½ ln(n/ln(1/δ))`` it is of order
    ``min(ε₀, 1) e^ε₀ √(ln(1/δ)/n)``, up to a further factor ``e^(ε₀/2)``.

    Parameters
    ----------
    epsilon
        ε₀ of one person's answer, under edit: between 0 and 500.
    people
        n, at least 1.
    delta
        δ strictly between 0 and 1.

    Returns
    -------
    float
        At most ε₀, for shuffling is post-processing.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Balle, Bell, Gascón and Nissim, "The privacy blanket of the shuffle model", CRYPTO 2019,
    Lemma 5.3 and Section 5.2.

    Examples
    --------
    >>> round(shuffle_blanket_epsilon(1, 10_000, 1e-6), 4)
    0.0835
    """
    local, people, wanted = _crowd(epsilon, people, delta)
    if local == 0:
        return 0.0
    mp, alone = digits(lost=30), float_above(epsilon)
    first = big(mp, local)
    shrink, goal = mp.exp(-first), logarithm(mp, wanted)

    def enough(level: float) -> bool:
        if level >= alone:
            return True
        total = big(mp, least(level))
        ratio = mp.expm1(total) * mp.exp(-total) * shrink / -mp.expm1(-2 * first)  # a/b
        log_b = total + first + mp.log(-mp.expm1(-2 * first))
        bound = (
            2 * log_b
            - mp.log(4 * mp.expm1(total))
            + first
            - mp.log(people)
            + people * mp.log1p(shrink * mp.expm1(-2 * ratio**2))
        )
        return bool(bound <= goal)

    return min(smallest(enough, float(local) / 2), alone)


def shuffle_clones_epsilon(epsilon: Number, people: int, delta: Number) -> float:
    """The clones' closed form for n shuffled answers, each ε₀-DP, under edit at that δ.

    ``ln(1 + (e^ε₀ − 1)/(e^ε₀ + 1) · (8 √(e^ε₀ ln(4/δ)/n) + 8 e^ε₀/n))``, which is of order
    ``(1 − e^−ε₀) √(e^ε₀ ln(1/δ)/n)``.

    Parameters
    ----------
    epsilon
        ε₀ ≥ 0 of one person's answer, under edit; at most ``ln(n/(16 ln(2/δ)))``.
    people
        n, at least 1.
    delta
        δ strictly between 0 and 1.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range, or ε₀ above what the theorem covers.

    References
    ----------
    Feldman, McMillan and Talwar, "Hiding among the clones: a simple and nearly optimal analysis of
    privacy amplification by shuffling", FOCS 2021, Theorem 3.1.

    Examples
    --------
    >>> round(shuffle_clones_epsilon(1, 10_000, 1e-6), 4)
    0.214
    """
    local, people, wanted = _crowd(epsilon, people, delta)
    mp = digits()
    first, failed = big(mp, local), big(mp, wanted)
    limit = mp.log(people / (16 * mp.log(2 / failed)))
    if first > limit:
        raise ValueError(
            f"epsilon must be at most ln(people/(16 ln(2/delta))) = {float(limit):.4g}, "
            f"got {validate.show(epsilon)}"
        )
    grown = mp.exp(first)
    reach = 8 * mp.sqrt(grown * mp.log(4 / failed) / people) + 8 * grown / people
    return up(mp.log1p(mp.tanh(first / 2) * reach))


def shuffle_clones_delta(total_epsilon: Number, epsilon: Number, people: int) -> float:
    """The clones' numerical δ for n shuffled answers, each ε₀-DP, under edit at a total ε.

    Each of the n − 1 others is with probability ``e^−ε₀`` a clone of the person in question, who
    looks like x or x' with equal chances. What can be learnt is then no more than from a pair of
    counts: ``(A + B, C − A + 1 − B)`` with C clones of which A look like x, and the person's own
    answer B, the truth with probability ``e^ε₀/(1 + e^ε₀)``. The δ of this pair is summed exactly
    over the number of clones; numbers of clones that hardly matter are counted as if they gave
    everything away. In floats, and rounded up by more than they can err.

    Parameters
    ----------
    total_epsilon
        ε ≥ 0 of the whole.
    epsilon
        ε₀ of one person's answer, under edit: between 0 and 500.
    people
        n, from 1 to 10⁷.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Feldman, McMillan and Talwar, "Hiding among the clones: a simple and nearly optimal analysis of
    privacy amplification by shuffling", FOCS 2021, Theorem 3.2.

    Examples
    --------
    >>> shuffle_clones_delta(0.0531, 1, 10_000) < 1e-6 < shuffle_clones_delta(0.0529, 1, 10_000)
    True
    """
    total = validate.extended_non_negative(total_epsilon=total_epsilon)
    local, people, _ = _crowd(epsilon, people, 0.5)
    return 0.0 if never_below(total, epsilon) else _clones_delta(least(total), local, people)


def shuffle_clones_numerical_epsilon(epsilon: Number, people: int, delta: Number) -> float:
    """The clones' numerical ε for n shuffled answers, each ε₀-DP, under edit at that δ.

    The least ε, rounded up, at which `shuffle_clones_delta` is at most δ; never above ε₀.

    Parameters
    ----------
    epsilon
        ε₀ ≥ 0 of one person's answer.
    people
        n ≥ 1.
    delta
        δ of the whole, strictly between 0 and 1.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> round(shuffle_clones_numerical_epsilon(1, 10_000, 1e-6), 5)
    0.05301
    """
    local, people, wanted = _crowd(epsilon, people, delta)
    return _shuffled_epsilon(
        lambda level: _clones_delta(least(level), local, people), wanted, float_above(epsilon)
    )


def _shuffled_epsilon(
    delta: Callable[[float], float],
    wanted: Fraction,
    local: float,
    quickly: Callable[[float], float] | None = None,
) -> float:
    """The least ε at which δ(ε) is enough, at most the local one: for profiles that take time.

    Parameters
    ----------
    delta
        δ(ε), not below the truth.
    wanted
        δ.
    local
        ε₀.
    quickly
        Nearly δ(ε), for a guess.
    """
    from scipy.optimize import brentq

    # Profiles that are rounded up are nowhere less than the least float, which is larger.
    about, target = quickly or delta, math.log(max(float(wanted), 1e-320))

    def excess(level: float) -> float:
        return math.log(max(about(level), 1e-320)) - target

    if local == 0 or delta(0.0) <= wanted:
        return 0.0
    low, high = local, local
    while excess(low) <= 0 and low > 1e-12 * local:
        low, high = low / 4, low
    if low == high or excess(low) <= 0:
        guess = low
    else:
        guess = float(brentq(excess, low, high, xtol=1e-300, rtol=1e-11))
    found = smallest(
        lambda level: level >= local or delta(level) <= wanted, guess * (1 + 1e-9), precision=1e-8
    )
    return min(found, local)


def _clones_delta(total: Fraction, local: Fraction, people: int) -> float:
    """The sum over numbers of clones, from the likely ones outwards as far as they matter."""
    if total >= local:
        return 0.0
    if float(local) == 0:  # δ is at most ε
        return math.ulp(0.0)
    from scipy.stats import binom

    others, chance = people - 1, math.exp(-float(local))
    truth = 1 / (1 + chance)
    grown, gap = math.exp(float(total)), -math.expm1(float(total - local))
    # With c clones the ratio of the pair at k is that of truth·k + lie·(c+1−k) to its mirror image:
    # the worst event is "all c + 1 but less than a share".
    share = gap / (-math.expm1(-local) * (1 + grown))

    def gains(clones: FloatArray) -> FloatArray:
        """The δ if so many others are clones: the fewer, the more."""
        least_count = clones + 2 - np.ceil(share * (clones + 1))
        tail = binom.sf(least_count - 1, clones, 0.5)
        edge = binom.pmf(least_count - 1, clones, 0.5)  # the person's own answer counts there
        found: FloatArray = edge * (truth * gap) - tail * math.expm1(total)
        return np.maximum(found, 0)

    spread = math.sqrt(others * chance * -math.expm1(-local))
    low = max(0, math.floor(others * chance - 6 * spread))
    high = min(others, math.ceil(others * chance + 6 * spread))
    block = math.ceil(3 * spread) + 20

    def summed(first: int, last: int) -> float:
        clones = np.arange(first, last + 1, dtype=np.float64)
        return float(np.sum(binom.pmf(clones, others, chance) * gains(clones)))

    found, left_out = summed(low, high), 0.0
    while low > 0 and (rest := float(binom.cdf(low - 1, others, chance))):
        left_out = NEGLIGIBLE
        if rest <= NEGLIGIBLE * found:
            break
        first = max(0, low - block)
        found += summed(first, low - 1)
        low = first
    while high < others:
        left_out = NEGLIGIBLE
        rest = float(binom.sf(high, others, chance) * gains(np.array([float(high)]))[0])
        if rest <= NEGLIGIBLE * found:
            break
        last = min(others, high + block)
        found += summed(high + 1, last)
        high = last
    # Beyond both ends less than that is left. A binomial probability is off by units of the last
    # place of its exponents, and in the tail differences lose some more.
    doubt = 1e-14 * (1 + math.sqrt(people)) * (1 - 2 * math.log(max(found, 5e-324)))
    return min(found * (1 + 2 * left_out + doubt) + 5e-324, 1.0)


# Shuffling: binary randomised response ------------------------------------------------------------


def shuffled_response_delta(
    total_epsilon: Number,
    flip_probability: Number,
    people: int,
    *,
    other_ones: int | None = None,
) -> float:
    """The exact δ of shuffled binary randomised response, under edit at a total ε.

    After shuffling only the number of positive answers remains. For neighbours that differ in one
    person, while j of the n − 1 others have a 1, both numbers are sums of independent bits. The
    worst event is "at most t positive answers". Its probabilities are found by a finite Fourier sum
    of a tilted distribution, which is centred there: so small ones keep their digits too. In
    floats, and rounded up by more than they can err.

    Parameters
    ----------
    total_epsilon
        ε ≥ 0 of the whole.
    flip_probability
        p, between 0 and ½. Below 10⁻²⁹⁰ the δ is that of an answer that is not shuffled, which
        is never less.
    people
        n, from 1 to 10⁷. At 10⁷ it usually takes seconds; a minute at the longest, where all data
        sets are nearly as bad as the worst.
    other_ones
        j. By default all data sets are tried, and the δ is that of the worst: this is the profile
        of the mechanism. (Which j is worst depends on ε; it need not be 0.)

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Cheu, Smith, Ullman, Zeber and Zhilyaev, "Distributed differential privacy via shuffling",
    EUROCRYPT 2019, for the mechanism.

    Examples
    --------
    One person is randomised response itself:

    >>> round(shuffled_response_delta(0, 0.25, 1), 12)
    0.5
    >>> round(shuffled_response_delta(0.1, 0.25, 200), 9)
    0.005145679
    """
    total = validate.extended_non_negative(total_epsilon=total_epsilon)
    p = least(validate.between(0, 0.5, flip_probability=flip_probability))
    people = _people(people)
    if other_ones is None:
        return _response_delta(total, p, people)
    ones = validate.integer(0, other_ones=other_ones)
    if ones >= people:
        raise ValueError(f"other_ones must be below {people}, got {validate.show(other_ones)}")
    # Exchanging zeros and ones turns the one order of the neighbours into the other.
    return _response_delta(total, p, people, np.array([ones, people - 1 - ones]))


def shuffled_response_epsilon(delta: Number, flip_probability: Number, people: int) -> float:
    """The least ε for which shuffled binary randomised response is (ε, δ)-DP under edit.

    Parameters
    ----------
    delta
        δ of the whole, strictly between 0 and 1.
    flip_probability
        p between 0 and ½; if it is below 10⁻²⁹⁰, as for `shuffled_response_delta`.
    people
        n, from 1 to 10⁷, which takes as long as there, or twice.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> round(shuffled_response_epsilon(1e-6, 0.25, 200), 4)
    0.3603
    """
    wanted = least(validate.open_probability(delta=delta))
    p = least(validate.between(0, 0.5, flip_probability=flip_probability))
    people, local = _people(people), randomised_response_epsilon(0, flip_probability)
    if p < SELDOM:
        return randomised_response_epsilon(delta, flip_probability)
    few = np.unique(np.linspace(0, people - 1, 300).astype(np.int64))
    rough = _shuffled_epsilon(lambda level: _response_delta(level, p, people, few), wanted, local)
    if 0 < rough < local:
        few = np.union1d(few, _worst_ones(rough, p, people))

    def of_few(level: float) -> float:
        return _response_delta(level, p, people, few)

    def of_all(level: float) -> float:
        # What is too much for a few data sets is too much for all of them.
        found = of_few(level)
        return found if found > wanted else _response_delta(level, p, people)

    return _shuffled_epsilon(of_all, wanted, local, quickly=of_few)


def _worst_ones(total: float, p: Fraction, people: int) -> IntArray:
    """Numbers of ones about the worst, from a grid that grows finer about the worst so far."""
    low, high, found = 0, people - 1, [0]
    while True:
        some = np.unique(np.linspace(low, high, 200).astype(np.int64))
        worst = int(np.argmax(_log_gaps(total, p, people - 1, some)))
        found.append(int(some[worst]))
        if len(some) == high - low + 1:
            return np.array(found)
        low, high = int(some[max(worst - 1, 0)]), int(some[min(worst + 1, len(some) - 1)])


def _response_delta(total: Number, p: Fraction, people: int, ones: IntArray | None = None) -> float:
    """The δ of the worst of some data sets, or of all."""
    if p == 0:
        return 1.0
    if total == math.inf or (gap := _gap_of_one(total, p)) <= 0:
        return 0.0
    alone = up(gap)  # shuffling is post-processing
    if p < SELDOM:
        return alone
    if ones is None:
        worst = _worst_gap(total, p, people - 1)
    else:
        worst = float(_log_gaps(total, p, people - 1, ones).max())
    return min(math.exp(min(worst, 0.0)) + 5e-324, alone)


def _worst_gap(total: Number, p: Fraction, others: int) -> float:
    """The largest of `_log_gaps` for any number of ones, without looking at each.

    If it is one of ``j, …, j + m``, at least j of the others have a 1 and n − 1 − m − j a 0. The
    answers of the m between are noise that these do not know of: without them there would be no
    less to tell. Stretches for which even that is not more than what was found are left out.
    """
    worst, free, starts = -math.inf, others, np.array([0])
    while starts.size:
        worst = max(worst, float(_log_gaps(total, p, others, starts + free // 2).max()))
        if free == 0:
            break
        starts = starts[_log_gaps(total, p, others - free, starts) > worst]
        length = math.ceil((free + 1) / PIECES)
        free = length - 1
        starts = np.add.outer(starts, length * np.arange(PIECES)).ravel()
        starts = np.unique(np.minimum(starts, others - free))
    return worst


def _gap_of_one(total: Number, p: Fraction) -> Any:
    """``(1 − p) − e^ε p``, with many digits: near the ε of one answer terms are nearly equal."""
    level = least(total)
    if level == 0:
        return big(digits(), 1 - 2 * p)
    return above(lambda mp: [big(mp, 1 - p), -mp.exp(big(mp, level)) * big(mp, p)])


def _log_gaps(total: Number, flip: Fraction, others: int, ones: IntArray) -> FloatArray:
    """The logarithm of the largest ``P(K ≤ t) − e^ε Q(K ≤ t)`` over t, for numbers of ones.

    With R the distribution of the others' count and F its sums, P = (1−p) R + p R(·−1) and Q the
    other way round, the gap at t is ``a R(t) − (e^ε − 1) F(t − 1)`` with ``a = 1 − p − e^ε p``. As
    R is log-concave, it is largest at the last t at which ``R(t) ≥ ρ R(t − 1)``, where
    ``ρ = (e^ε (1 − p) − p)/a``: that is the mode of the distribution with masses ``R(k) ρ^(−k)``,
    which is another sum of independent bits, and lies beside its mean.
    """
    if len(ones) > CHUNK:
        parts = [ones[start : start + CHUNK] for start in range(0, len(ones), CHUNK)]
        return np.concatenate([_log_gaps(total, flip, others, part) for part in parts])
    many, mp = _gap_of_one(total, flip), digits()
    grown = mp.expm1(big(mp, least(total)))
    a, log_ratio, p = float(many), float(mp.log1p(grown / many)), float(flip)
    shrink = math.exp(-log_ratio)
    mass_one, mass_zero = p + (1 - p) * shrink, (1 - p) + p * shrink
    one, zero = (1 - p) * shrink / mass_one, p * shrink / mass_zero  # probabilities of a 1
    spread = others * max(one * (1 - one), zero * (1 - zero))
    # Bernstein: the count leaves this window about its mean with probability below 1e-17.
    half = math.ceil((80 / 3 + math.sqrt((80 / 3) ** 2 + 320 * spread)) / 2) + 2
    size = 2 * half + 1
    angles = 2 * np.pi * np.arange(half + 1) / size
    turn = np.exp(1j * angles)
    log_one, log_zero = np.log(1 - one + one * turn), np.log(1 - zero + zero * turn)
    largest = np.maximum(log_one.real, log_zero.real)
    kept = others * largest > math.log(1e-20)
    angles, turn, log_one, log_zero = (x[kept] for x in (angles, turn, log_one, log_zero))
    places = np.floor(ones * one + (others - ones) * zero)
    spectrum = np.exp(
        np.outer(ones, log_one - log_zero) + others * log_zero - 1j * np.outer(places, angles)
    )
    # A real sum: every frequency but 0 stands for two. The kernel is that of the gap at t, summed
    # over the window below it: each step down weighs e^−ln ρ less.
    down_one = turn * shrink
    with np.errstate(invalid="ignore"):
        below = down_one * (1 - down_one**half) / (1 - down_one)
    below[down_one == 1] = half  # a ratio so near 1 that floats cannot tell
    kernel = np.where(angles == 0, 1.0, 2.0) / size * (a - float(grown) * below)
    steps = np.arange(-1, 3)
    gaps = (spectrum @ (kernel[:, None] * np.exp(-1j * np.outer(angles, steps)))).real
    scale = ones * math.log(mass_one) + (others - ones) * math.log(mass_zero)
    with np.errstate(divide="ignore"):
        logs = np.log(np.maximum(gaps, 0)) + (places[:, None] + steps) * log_ratio
    found: FloatArray = logs.max(axis=1) + scale
    # Exponents and angles are off by units of their last place; in the tail differences lose more.
    sizes = np.abs(scale) + places * log_ratio + others * float(angles.max()) + 16
    return np.asarray(found + 2.0**-51 * (sizes - 8 * np.maximum(found, -1e6)))


# Iteration ----------------------------------------------------------------------------------------


def iteration_renyi(order: Number, *, distance: Number, sigma: Number, steps: int) -> float:
    """The Rényi divergence after T noisy contractions from starting points at a distance s.

    Each step applies a map that brings no two points further apart (1-Lipschitz), the same for
    both, then adds noise ``N(0, σ² I)``; only the last point is released. Then
    ``D_α ≤ α s²/(2Tσ²)``, with equality if all maps are the identity.

    Parameters
    ----------
    order
        α ≥ 1.
    distance
        s ≥ 0, between the two starting points.
    sigma
        σ of the noise of every step.
    steps
        T, at least 1.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    References
    ----------
    Feldman, Mironov, Talwar and Thakurta, "Privacy amplification by iteration", FOCS 2018,
    Theorem 22.

    Examples
    --------
    >>> iteration_renyi(2, distance=1, sigma=1, steps=4)
    0.25
    """
    alpha = validate.number(order=order)
    if alpha < 1:
        raise ValueError(f"order must be at least 1, got {validate.show(order)}")
    gap = most(validate.non_negative(distance=distance))
    validate.positive_float(sigma=sigma)
    steps = validate.integer(1, steps=steps)
    if alpha == math.inf:
        return math.inf if gap else 0.0
    return up(most(alpha) * (gap / least(sigma)) ** 2 / (2 * steps))


# Shared -------------------------------------------------------------------------------------------


def _people(people: int) -> int:
    people = validate.integer(1, people=people)
    if people > LARGEST_CROWD:
        raise ValueError(f"people must be at most {LARGEST_CROWD}, got {validate.show(people)}")
    return people


def _crowd(epsilon: Number, people: int, delta: Number) -> tuple[Fraction, int, Fraction]:
    return (
        most(validate.between(0, LARGEST_EPSILON, epsilon=epsilon)),
        _people(people),
        least(validate.open_probability(delta=delta)),
    )
