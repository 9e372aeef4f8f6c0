"""Amplification: chance that comes on top of a mechanism, and the privacy that it adds.

- **Subsampling.** Each record takes part with probability γ, independently (Poisson). Under
  membership an (ε, δ)-DP mechanism becomes ``(ln(1 + γ(e^ε − 1)), γδ)``-DP. Batches of a fixed size
  are not covered.
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

import numpy as np

from dpedu import _validate as validate
from dpedu._validate import FloatArray, IntArray, Number
from dpedu.neighbours import Neighbourhood
from dpedu.privacy.guarantee import Guarantee

LARGEST_CROWD = 10_000_000
LARGEST_EPSILON = 500
"""Of one person's answer, where it is shuffled: beyond it e^ε leaves the range of floats."""


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
    return Guarantee(
        epsilon=subsampled_epsilon(guarantee.epsilon, sampling_rate),
        delta=guarantee.delta * validate.probability(sampling_rate=sampling_rate),
        neighbourhood=Neighbourhood.MEMBERSHIP,
    )


def subsampled_epsilon(epsilon: Number, sampling_rate: Number) -> float:
    """``ε' = ln(1 + γ(e^ε − 1))``: the ε of a mechanism on a Poisson sample, under membership.

    Parameters
    ----------
    epsilon
        ε ≥ 0; infinity is allowed.
    sampling_rate
        γ between 0 and 1, the probability with which each record takes part.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> round(subsampled_epsilon(1, 0.1), 9)
    0.158565079
    """
    epsilon = float(validate.extended_non_negative(epsilon=epsilon))
    rate = float(validate.probability(sampling_rate=sampling_rate))
    if rate == 0:
        return 0.0
    if epsilon > 1:
        return epsilon + math.log(rate + (1 - rate) * math.exp(-epsilon))
    return math.log1p(rate * math.expm1(epsilon))


def full_epsilon(epsilon: Number, sampling_rate: Number) -> float:
    """The inverse: which ε a mechanism may have so that on a sample it has ε' = `epsilon`.

    It is ``ln(1 + (e^ε' − 1)/γ)``.

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
    epsilon = float(validate.extended_non_negative(epsilon=epsilon))
    rate = validate.positive_float(sampling_rate=validate.probability(sampling_rate=sampling_rate))
    if epsilon > 1:
        return epsilon + math.log((1 - (1 - rate) * math.exp(-epsilon)) / rate)
    return math.log1p(math.expm1(epsilon) / rate)


def subsampled_delta(
    profile: Callable[[float], float], epsilon: Number, sampling_rate: Number
) -> float:
    """The privacy profile of a mechanism on a Poisson sample, ``δ'(ε') = γ δ(ε)``, at ε'.

    Parameters
    ----------
    profile
        δ(ε) of the mechanism itself, under membership.
    epsilon
        ε' ≥ 0, at which the profile of the whole is asked for.
    sampling_rate
        γ, above 0 and at most 1.

    Raises
    ------
    TypeError, ValueError
        If the profile is no function, or a number is outside its range.

    Examples
    --------
    >>> from dpedu.privacy.profiles import gaussian_delta
    >>> round(subsampled_delta(lambda e: gaussian_delta(e, sigma=1), 0.5, 0.1), 9)
    0.002032537
    """
    if not callable(profile):
        raise TypeError(f"profile must be a function of ε, got {validate.show(profile)}")
    return float(validate.probability(sampling_rate=sampling_rate)) * profile(
        full_epsilon(epsilon, sampling_rate)
    )


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
    local, people, delta = _crowd(epsilon, people, delta)
    if local == 0:
        return 0.0
    shrink = math.exp(-local)

    def log_bound(level: float) -> float:
        # a/b, without the overflow of e^ε₀
        share = -math.expm1(-level) * shrink / -math.expm1(-2 * local)
        log_b = level + local + math.log(-math.expm1(-2 * local))
        return (
            2 * log_b
            - math.log(4 * math.expm1(level))
            + local
            - math.log(people)
            + people * math.log1p(shrink * math.expm1(-2 * share * share))
        )

    return _least(lambda level: log_bound(level) <= math.log(delta), local)


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
    local, people, delta = _crowd(epsilon, people, delta)
    most = math.log(people / (16 * math.log(2 / delta)))
    if local > most:
        raise ValueError(
            f"epsilon must be at most ln(people/(16 ln(2/delta))) = {most:.4g}, "
            f"got {validate.show(epsilon)}"
        )
    grown = math.exp(local)
    reach = 8 * math.sqrt(grown * math.log(4 / delta) / people) + 8 * grown / people
    return math.log1p(math.tanh(local / 2) * reach)


def shuffle_clones_delta(total_epsilon: Number, epsilon: Number, people: int) -> float:
    """The clones' numerical δ for n shuffled answers, each ε₀-DP, under edit at a total ε.

    Each of the n − 1 others is with probability ``e^−ε₀`` a clone of the person in question, who
    looks like x or x' with equal chances. What can be learnt is then no more than from a pair of
    counts: ``(A + B, C − A + 1 − B)`` with C clones of which A look like x, and the person's own
    answer B, the truth with probability ``e^ε₀/(1 + e^ε₀)``. The δ of this pair is summed exactly
    over the number of clones; numbers of clones of total probability below 10⁻¹⁸ are counted as if
    they gave everything away.

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
    total = float(validate.extended_non_negative(total_epsilon=total_epsilon))
    local, people, _ = _crowd(epsilon, people, 0.5)
    return _clones_delta(total, local, people)


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
    local, people, delta = _crowd(epsilon, people, delta)
    if local == 0:
        return 0.0
    return _least(lambda level: _clones_delta(level, local, people) <= delta, local)


def _clones_delta(total: float, local: float, people: int) -> float:
    from scipy.stats import binom

    if total >= local:
        return 0.0
    truth, lie = 1 / (1 + math.exp(-local)), math.exp(-local) / (1 + math.exp(-local))
    chance = math.exp(-local)
    low, high = (int(binom.ppf(q, people - 1, chance)) for q in (1e-19, 1 - 1e-16))
    high = max(high, int(binom.isf(1e-19, people - 1, chance)))
    clones = np.arange(low, high + 1)
    shares = binom.pmf(clones, people - 1, chance)
    missed = binom.cdf(low - 1, people - 1, chance) + binom.sf(high, people - 1, chance)
    # With c clones the ratio of the pair at k is that of truth·k + lie·(c+1−k) to its mirror image:
    # the worst event is "all c + 1 but less than a share".
    grown = math.exp(total)
    share = -math.expm1(total - local) * truth / ((truth - lie) * (1 + grown))
    least = clones + 2 - np.ceil(share * (clones + 1))
    with_one = binom.sf(least - 2, clones, 0.5)  # the person's own answer counts among them
    without = binom.sf(least - 1, clones, 0.5)
    gains = (truth * with_one + lie * without) - grown * (lie * with_one + truth * without)
    return float(np.sum(shares * np.maximum(gains, 0))) + float(missed)


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
    worst event is "at most t positive answers", and its probabilities are found by a finite Fourier
    sum with an absolute error below 10⁻¹¹.

    Parameters
    ----------
    total_epsilon
        ε ≥ 0 of the whole.
    flip_probability
        p, between 0 and ½.
    people
        n, from 1 to 10⁷.
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
    total = float(validate.extended_non_negative(total_epsilon=total_epsilon))
    p = float(validate.between(0, 0.5, flip_probability=flip_probability))
    people = _people(people)
    if other_ones is None:
        return _response_delta(total, p, people, np.arange(people))
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
        p between 0 and ½.
    people
        n ≥ 1.

    Raises
    ------
    TypeError, ValueError
        If an argument is outside its range.

    Examples
    --------
    >>> round(shuffled_response_epsilon(1e-6, 0.25, 200), 4)
    0.3603
    """
    delta = float(validate.open_probability(delta=delta))
    p = float(validate.between(0, 0.5, flip_probability=flip_probability))
    people, ones = _people(people), np.arange(people)
    if p == 0:
        return math.inf
    local = math.log((1 - p) / p)
    return _least(lambda level: _response_delta(level, p, people, ones) <= delta, local)


def _response_delta(total: float, p: float, people: int, ones: IntArray) -> float:
    if p == 0:
        return 1.0
    if total >= math.log((1 - p) / p):
        return 0.0
    chunk = 20_000
    return max(
        0.0,
        *(
            _worst_threshold(total, p, people, ones[start : start + chunk].astype(np.float64))
            for start in range(0, len(ones), chunk)
        ),
    )


def _worst_threshold(total: float, p: float, people: int, ones: FloatArray) -> float:
    """The largest P(K ≤ t) − e^ε Q(K ≤ t) over t and over the given numbers of ones of others.

    With R the distribution of the others' count, P = (1−p) R + p R(·−1) and Q the other way round.
    R is log-concave, so P/Q falls: the gap rises in t up to where it is largest, then falls.
    """
    others = people - 1
    spread = others * p * (1 - p)
    # Bernstein: the count leaves this window about its mean with probability below 1e-17.
    half = math.ceil((80 / 3 + math.sqrt((80 / 3) ** 2 + 320 * spread)) / 2) + 2
    size = min(2 * half + 1, others + 2)
    angles = 2 * np.pi * np.arange(1, size // 2 + 1) / size
    one, zero = p + (1 - p) * np.exp(1j * angles), (1 - p) + p * np.exp(1j * angles)
    kept = others * np.log(np.abs(one)) > math.log(1e-20)
    angles, one, zero = angles[kept], np.log(one[kept]), np.log(zero[kept])
    # A real sum: every frequency but 0 and the middle one stands for two.
    double = np.where(np.isclose(angles, np.pi), 1.0, 2.0) / size
    weights = double / (1 - np.exp(-1j * angles))
    mean = others * p + ones * (1 - 2 * p)
    start = np.floor(mean) - half if size <= others + 1 else np.zeros_like(ones)
    spectrum = (
        np.exp(ones[:, None] * one + (others - ones)[:, None] * zero - 1j * start[:, None] * angles)
        * weights
    )
    base = spectrum.sum(axis=1).real

    turns = np.exp(1j * np.outer(angles, [1, 0, -1]))

    def gaps(t: FloatArray) -> tuple[FloatArray, FloatArray]:
        """The gap at start + t and at start + t + 1, for every number of ones."""
        turned = ((spectrum * np.exp(-1j * (t[:, None] + 1) * angles)) @ turns).real
        below = (t[:, None] + np.arange(3)) / size + base[:, None] - turned  # F at t−1, t, t+1
        for_zero = (1 - p) * below[:, 1:] + p * below[:, :-1]
        for_one = p * below[:, 1:] + (1 - p) * below[:, :-1]
        gap = for_zero - math.exp(total) * for_one
        return gap[:, 0], gap[:, 1]

    # The largest gap by bisection on its slope, for all numbers of ones at once.
    low, high = np.zeros_like(ones), np.full_like(ones, size - 2)
    while (high - low).max() > 1:
        middle = np.floor((low + high) / 2)
        here, next_one = gaps(middle)
        slope = next_one - here
        # In the tails the slope drowns in rounding: there the gap rises left of the mean only.
        rising = np.where(np.abs(slope) > 1e-13, slope > 0, start + middle < mean)
        low, high = np.where(rising, middle, low), np.where(rising, high, middle)
    return float(max(gap.max() for gap in (*gaps(low), *gaps(high))))


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
    alpha = float(validate.number(order=order))
    if alpha < 1:
        raise ValueError(f"order must be at least 1, got {validate.show(order)}")
    gap = float(validate.non_negative(distance=distance))
    noise = validate.positive_float(sigma=sigma)
    steps = validate.integer(1, steps=steps)
    return alpha * (gap / noise) ** 2 / (2 * steps) if gap else 0.0


# Shared -------------------------------------------------------------------------------------------


def _least(enough: Callable[[float], bool], most: float) -> float:
    """The least ε for which a bound suffices, rounded up, or `most` if none below it does."""
    low, high = 0.0, most
    while high - low > 1e-10 * most:
        middle = (low + high) / 2
        low, high = (low, middle) if enough(middle) else (middle, high)
    return high


def _people(people: int) -> int:
    people = validate.integer(1, people=people)
    if people > LARGEST_CROWD:
        raise ValueError(f"people must be at most {LARGEST_CROWD}, got {validate.show(people)}")
    return people


def _crowd(epsilon: Number, people: int, delta: Number) -> tuple[float, int, float]:
    return (
        float(validate.between(0, LARGEST_EPSILON, epsilon=epsilon)),
        _people(people),
        float(validate.open_probability(delta=delta)),
    )
