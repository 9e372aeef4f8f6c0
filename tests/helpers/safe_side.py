"""Every number that promises privacy against its formula at 60 digits: safe, and close.

`FORWARD` declares each function that is given by a formula, and `INVERSE` each that solves one,
with the formula that it has to satisfy. Arguments are random, many of them extreme; they are read
as the floats that they are and as the decimals that they show, and so is the answer: in both
readings it has to be on the safe side, and at most 10⁻⁶ of itself from the best answer.

    python tests/helpers/safe_side.py 2000        # so many arguments for each, in some minutes

An answer of 5e-324 stands for anything below it, for there is no smaller float.
"""

from __future__ import annotations

import itertools
import math
import re
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import mpmath
import numpy as np

import dpedu as dp
from dpedu import deployments, streams
from dpedu.adaptive import Thresholdout
from dpedu.bayes import BernoulliPosterior, LinearPosterior
from dpedu.learning import GaussianVote, ObjectivePerturbation, OutputPerturbation
from dpedu.mechanisms.median import (
    discrete_cauchy_smoothness,
    discrete_laplace_smoothness,
    laplace_smoothness,
)
from dpedu.privacy import amplification, composition, discrete_profiles, profiles, testing
from dpedu.privacy.filters import RenyiLedger, ZcdpLedger

mp = mpmath.mp
RELATIVE = mpmath.mpf(10) ** -6
NOTHING = mpmath.mpf(10) ** -330
"""Below the least float: what rounding leaves of a 0."""
HIDDEN = mpmath.mpf(10) ** -60
"""What 60 digits do not tell apart."""
SMALLEST, LARGEST = mpmath.mpf("1e-300"), mpmath.mpf("1e308")
REFUSED = re.compile("need|must (be at most|be larger|leave|lie)|sensitivity / epsilon")
"""How a function says that no float is an answer."""
DIGITS = 400
"""More than 60, for differences lose some."""

# Arguments ----------------------------------------------------------------------------------------


def wide(low, high):
    """Log-uniform numbers, one in six with few decimals, some at the ends."""

    def draw(rng):
        kind = rng.integers(12)
        if kind == 0:
            return float(low)
        if kind == 1:
            return float(high)
        value = math.exp(rng.uniform(math.log(low), math.log(high)))
        if kind < 4:
            return float(min(max(float(f"{value:.2g}"), low), high))
        return min(max(value, low), high)

    return draw


def among(*values):
    return lambda rng: values[rng.integers(len(values))]


def whole(low, high):
    draw = wide(low, high)
    return lambda rng: min(max(round(draw(rng)), low), high)


def probability(low=1e-300):
    small, middle = wide(low, 0.1), lambda rng: float(rng.random())
    return lambda rng: small(rng) if rng.random() < 0.7 else max(middle(rng), low)


def flips(rng):
    """Of randomised response, some as fractions."""
    if rng.random() < 0.3:
        return Fraction(int(rng.integers(1, 50)), 100)
    return min(probability(1e-15)(rng) / 2, 0.5)


EPSILON, NOISE, DELTA = wide(1e-9, 700), wide(1e-6, 1e6), probability()


# Formulas -----------------------------------------------------------------------------------------


def number(value):
    """An argument with many digits."""
    return mp.mpf(value.numerator) / value.denominator if isinstance(value, Fraction) else value


def readings(arguments):
    """The arguments as they are, and as they show."""
    plain = [Fraction(a) if isinstance(a, (float, int)) else a for a in arguments]
    shown = [Fraction(repr(a)) if isinstance(a, float) else b
             for a, b in zip(arguments, plain, strict=True)]  # fmt: skip
    return [[number(a) for a in reading] for reading in (plain, shown)]


def gaussian_delta(epsilon, sigma, sensitivity=1):
    mu = sensitivity / sigma
    grown = max(1, epsilon / mu, mu)
    with mp.workdps(DIGITS + 3 * int(mp.log10(grown)) + int(max(0, -mp.log10(mu)))):
        low, high = epsilon / mu - mu / 2, epsilon / mu + mu / 2
        if abs(low) > 1e9:
            return mp.mpf(1) if low < 0 else mp.mpf(0)
        return mp.ncdf(-low) - mp.exp(epsilon) * mp.ncdf(-high)


def laplace_delta(epsilon, scale, sensitivity=1):
    return max(-mp.expm1((epsilon - sensitivity / scale) / 2), mp.zero)


def sampled_renyi(order, sigma, size, people):
    """Of Gaussian noise on a sample of a fixed size."""
    order, share = int(order), mp.mpf(min(size, people)) / people
    itself = [mp.mpf(j) / (2 * sigma**2) for j in range(order + 1)]
    if share == 1:
        return itself[order]
    second = min(2 * mp.exp(itself[2]), 4 * mp.expm1(itself[2]))
    total = (
        1
        + share**2 * mp.binomial(order, 2) * second
        + mp.fsum(
            2 * share**j * mp.binomial(order, j) * mp.exp((j - 1) * itself[j])
            for j in range(3, order + 1)
        )
    )
    return min(mp.log(total) / (order - 1), itself[order])


def staircase_delta(epsilon, pure):
    """By the masses of the steps: both densities, over all of the line."""
    fall, share = mp.exp(-pure), 1 / (1 + mp.exp(pure / 2))
    top = (1 - fall) / (2 * (share + fall * (1 - share)))
    often = mp.mpf(1) / 2 + share * top  # all on the other side of 0, and the first step
    return max(often * -mp.expm1(epsilon - pure), mp.zero)


def discrete_staircase_delta(epsilon, pure, width):
    """By the sums of the steps, for the best r."""
    fall = mp.exp(-pure)
    r = mp.ceil(width / (1 + mp.exp(pure / 2)))
    top = -mp.expm1(-pure) / (-mp.expm1(-pure) * (2 * r - 1) + 2 * fall * width)
    often = mp.mpf(1) / 2 + top * (mp.mpf(1) / 2 + min(r - 1, width - r))
    return max(often * -mp.expm1(epsilon - pure), mp.zero)


def laplace_renyi(order, scale, sensitivity=1):
    t = sensitivity / scale
    with mp.workdps(DIGITS + 200 + int(max(0, -2 * mp.log10(t)))):
        if order == 1:
            return t + mp.expm1(-t)
        first = order / (2 * order - 1) * mp.exp((order - 1) * t)
        return mp.log(first + (order - 1) / (2 * order - 1) * mp.exp(-order * t)) / (order - 1)


def pure_renyi(order, epsilon):
    with mp.workdps(2 * DIGITS):
        grown = mp.cosh((order - mp.mpf(1) / 2) * epsilon)
        return mp.log(grown / mp.cosh(epsilon / 2)) / (order - 1)


def response_delta(epsilon, p, categories=2):
    return max((1 - p) - mp.exp(epsilon) * p / (categories - 1), mp.zero)


def implied_delta(epsilon, known, delta):
    return delta + (1 - delta) * max(mp.exp(known) - mp.exp(epsilon), 0) / (1 + mp.exp(known))


def discrete_laplace_delta(epsilon, scale, shift):
    """Summed over all m, or for many around the best: P(K ≤ m) − e^ε P(K ≤ m − Δ)."""
    q, best = mp.exp(-1 / scale), int(mp.floor((shift - scale * epsilon) / 2))
    places = {m for m in range(best - 3, best + 4) if 0 <= m < shift}

    def below(m):
        return 1 - q ** (m + 1) / (1 + q) if m >= 0 else q**-m / (1 + q)

    with mp.workdps(DIGITS):
        gaps = (below(m) - mp.exp(epsilon) * below(m - int(shift)) for m in places)
        return max([*gaps, mp.zero])


def discrete_gaussian_delta(epsilon, sigma, shift):
    reach = int(sigma * 45 + 3 * shift + sigma**2 * epsilon / shift) + 60
    terms = {k: mp.exp(-(mp.mpf(k) ** 2) / (2 * sigma**2)) for k in range(-reach, reach + 1)}
    grown, zero = mp.exp(epsilon), mp.zero
    gaps = (terms[k] - grown * terms.get(k - int(shift), zero) for k in terms)
    return mp.fsum(gap for gap in gaps if gap > 0) / mp.fsum(terms.values())


def optimal_delta(total, epsilon, times, delta=0):
    times = int(times)
    q = 1 / (1 + mp.exp(epsilon))
    pure = mp.fsum(
        mp.binomial(times, lies) * q**lies * (1 - q) ** (times - lies) * -mp.expm1(gap)
        for lies in range(times + 1)
        if (gap := total - (times - 2 * lies) * epsilon) < 0
    )
    return 1 - (1 - delta) ** times * (1 - pure)


def zcdp_delta(rho, epsilon):
    """The least over all orders, by its derivative."""
    if rho == 0:
        return mp.zero
    more = _bisect(lambda x: (2 * x + 1) * rho + mp.log(x / (1 + x)) - epsilon)
    order = 1 + more
    found = mp.exp(more * (order * rho - epsilon) + order * mp.log(more / order)) / more
    return min(found, mp.one)


def zcdp_epsilon(rho, delta):
    more = _bisect(lambda x: rho * x**2 + mp.log(1 + x) + mp.log(delta))
    order = 1 + more
    found = order * rho + (-mp.log(delta) - mp.log(order)) / more + mp.log(more / order)
    return max(found, mp.zero)


def order_cost(order, delta):
    """What ε has beyond the Rényi divergence of an order."""
    return (-mp.log(delta) - mp.log(order)) / (order - 1) + mp.log(1 - 1 / order)


def _bisect(rising):
    low, high = mp.mpf(-1), mp.mpf(1)
    while rising(mp.exp(low)) > 0:
        low *= 2
    while rising(mp.exp(high)) < 0:
        high *= 2
    for _ in range(260):
        middle = (low + high) / 2
        low, high = (low, middle) if rising(mp.exp(middle)) > 0 else (middle, high)
    return mp.exp(low)


def clones_delta(total, local, people):
    """The hockey stick of the pairs of counts, summed over all of them."""
    truth, clone = 1 / (1 + mp.exp(-local)), mp.exp(-local)
    lie, found, n = 1 - truth, mp.zero, int(people) - 1
    grown = mp.exp(total)
    for c in range(n + 1):
        share = mp.binomial(n, c) * clone**c * (1 - clone) ** (n - c) / mp.mpf(2) ** c
        for a in range(c + 2):
            here, before = mp.binomial(c, a), mp.binomial(c, a - 1) if a else 0
            p, q = truth * before + lie * here, lie * before + truth * here
            found += share * max(p - grown * q, 0)
    return found


def shuffled_delta(total, p, people):
    n, grown, worst = int(people) - 1, mp.exp(total), mp.zero
    for ones in range(n + 1):
        counts = [mp.one]
        for chance in [1 - p] * ones + [p] * (n - ones):
            counts = [
                a * (1 - chance) + b * chance
                for a, b in zip([*counts, 0], [0, *counts], strict=True)
            ]
        still, moved = [*counts, 0], [0, *counts]
        gaps = (
            (1 - p) * a + p * b - grown * (p * a + (1 - p) * b)
            for a, b in zip(still, moved, strict=True)
        )
        worst = max(worst, mp.fsum(gap for gap in gaps if gap > 0))
    return worst


def blanket_delta(total, local, people):
    gain, spread = mp.expm1(total), mp.exp(total) * (mp.exp(local) - mp.exp(-local))
    shrink = mp.exp(-local)
    base = 1 - shrink + shrink * mp.exp(-2 * gain**2 / spread**2)
    return spread**2 / (4 * gain * shrink * people) * base**people


def smoothness_delta(beta, epsilon):
    half = epsilon / 2
    if beta > half:
        return mp.inf
    return mp.exp(-(half + beta) / mp.expm1(beta)) * -mp.expm1(-beta)


def decimal(value):
    """A float argument as the decimal that it shows, for what is computed in fractions."""
    return number(Fraction(repr(float(value))))


def reaches(level, rate):
    """The chance that discrete Laplace noise reaches a level above 0."""
    q = mp.exp(-rate)
    return q**level / (1 + q)


def histogram(epsilon, delta):
    return dp.StableHistogram(
        epsilon=float(epsilon), delta=float(delta), neighbourhood="membership"
    )


def proposed(epsilon, delta):
    return dp.ProposeTestRelease(epsilon=float(epsilon), delta=float(delta), bound=1)


def extremal_delta(level, epsilon):
    """By the table that is drawn from, as fractions."""
    channel = dp.MembershipResponse.extremal(epsilon=float(epsilon)).channel()
    rows = [[Fraction(entry) for entry in row] for row in channel.matrix.tolist()]
    absent = [x for (x,) in channel.inputs].index(dp.ABSENT)
    rows = [[number(x / sum(row)) for x in row] for row in rows]
    grown = mp.exp(level)
    return max(
        mp.fsum(max(p - grown * q, 0) for p, q in zip(rows[one], rows[other], strict=True))
        for one, other in itertools.permutations(range(3), 2)
        if absent in (one, other)
    )


def beta_delta(epsilon, people, prior_ones=1, prior_zeros=1):
    """Of posteriors of a rate, by binomial sums: whole parameters of a Beta have them."""
    people, grown, worst = int(people), mp.exp(epsilon), mp.zero

    def below(a, b, odds):
        x, n = odds / (1 + odds), a + b - 1
        if b <= a:
            return mp.fsum(mp.binomial(n, j) * x**j * (1 - x) ** (n - j) for j in range(a, n + 1))
        return 1 - mp.fsum(mp.binomial(n, j) * x**j * (1 - x) ** (n - j) for j in range(a))

    for seen in range(people):
        a, b = int(prior_ones) + seen, int(prior_zeros) + people - seen
        shift = mp.beta(a + 1, b - 1) / mp.beta(a, b)
        for odds, first, second in [
            (shift / grown, (a, b), (a + 1, b - 1)),
            (1 / (shift * grown), (b - 1, a + 1), (b, a)),  # of 1 − θ
        ]:
            worst = max(worst, below(*first, odds) - grown * below(*second, odds))
    return worst


def tilted(epsilon, people, strength):
    """What objective perturbation leaves for the tilt."""
    curved = people * max(strength, 1 / (4 * people * mp.expm1(epsilon / 2)))
    return epsilon * mp.mpf(99) / 100 - mp.log1p(1 / (4 * curved))


def perturbed(epsilon, people, strength, delta=0):
    return ObjectivePerturbation(
        epsilon=epsilon, delta=delta, people=people, regularisation=strength,
        neighbourhood="membership",
    ).scale  # fmt: skip


def unary_delta(epsilon, own, other):
    return own * (1 - other) - mp.exp(epsilon) * (1 - own) * other


# The tables ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Forward:
    """A function that a formula gives: its value lies above the truth (or below it), hardly."""

    function: Callable[..., Any]
    formula: Callable[..., Any]
    draw: tuple[Callable[..., Any], ...]
    below: bool = False

    def check(self, arguments: tuple[Any, ...]) -> None:
        found = self.function(*arguments)
        sign = -1 if self.below else 1
        truths = [sign * self.formula(*read) for read in readings(arguments)]
        values = [sign * value for value in _both(found)]
        for value, truth in zip(values, truths, strict=True):
            assert truth - value <= HIDDEN * abs(truth) + NOTHING, (
                "unsafe",
                arguments,
                value,
                truth,
            )
        value, truth = values[0], max(truths)
        if SMALLEST < abs(value) < LARGEST:
            if value - truth > RELATIVE * abs(truth) + SMALLEST:
                # The worse reading of each argument, not of all alike.
                mixed = itertools.product(*zip(*readings(arguments), strict=True))
                truth = max(sign * self.formula(*read) for read in mixed)
            slack = RELATIVE * abs(truth) + SMALLEST
            assert value - truth <= slack, ("loose", arguments, value, truth)


@dataclass(frozen=True)
class Inverse:
    """A function that solves a formula: its value satisfies it, and one 10⁻⁶ better does not."""

    function: Callable[..., Any]
    formula: Callable[..., Any]
    """From the value and the arguments to what has to be at most 0."""
    draw: tuple[Callable[..., Any], ...]
    larger: bool = True
    """Whether a larger value is safer."""
    tight: bool = True
    stands: Callable[..., bool] = lambda value, *_: True
    """Where it is asked: for values that are no end of the range."""

    def check(self, arguments: tuple[Any, ...]) -> None:
        try:
            found = self.function(*arguments)
        except ValueError as error:
            if not REFUSED.search(str(error)):
                raise
            return
        if found == math.inf or (found == 0 and not self.larger):
            return
        for value, read in zip(_both(found), readings(arguments), strict=True):
            if not self.stands(value, *read):
                continue
            excess, scale = self.formula(value, *read)
            assert excess <= HIDDEN * abs(scale), ("unsafe", arguments, value, excess)
            if self.tight and value > SMALLEST:
                better = value * (1 - RELATIVE if self.larger else 1 + RELATIVE)
                assert self.formula(better, *read)[0] > 0, ("loose", arguments, value)


def _both(found):
    """A float as it is, and as it shows."""
    if isinstance(found, (int, Fraction)) or math.isinf(found):
        return [number(Fraction(found)) if math.isfinite(found) else mp.mpf(found)] * 2
    return [mp.mpf(found), number(Fraction(repr(float(found))))]


def at(profile, wanted, *order):
    """δ(…) − δ, from a profile: the value and the arguments in the order that it takes them."""

    def formula(value, *arguments):
        given = (value, *arguments)
        target = given[wanted]
        return profile(*(given[place] for place in order)) - target, target

    return formula


FORWARD = {
    "gaussian_delta": Forward(
        profiles.gaussian_delta, gaussian_delta, (wide(1e-9, 1e4), NOISE, NOISE)
    ),
    "gaussian_total_variation": Forward(
        profiles.gaussian_total_variation, lambda s, d: gaussian_delta(0, s, d), (NOISE, NOISE)
    ),
    "gaussian_zcdp": Forward(
        profiles.gaussian_zcdp, lambda s, d: (d / s) ** 2 / 2, (NOISE, NOISE)
    ),
    "gaussian_kl": Forward(profiles.gaussian_kl, lambda s, d: (d / s) ** 2 / 2, (NOISE, NOISE)),
    "gaussian_renyi": Forward(
        profiles.gaussian_renyi, lambda a, s, d: a * (d / s) ** 2 / 2,
        (wide(1e-3, 1e6), NOISE, NOISE),
    ),
    "classical_gaussian_sigma": Forward(
        profiles.classical_gaussian_sigma,
        lambda e, d, s: mp.sqrt(2 * mp.log(mp.mpf(5) / 4 / d)) * s / e,
        (wide(1e-9, 0.999), DELTA, NOISE),
    ),
    "laplace_delta": Forward(profiles.laplace_delta, laplace_delta, (EPSILON, NOISE, NOISE)),
    "laplace_total_variation": Forward(
        profiles.laplace_total_variation, lambda b, d: laplace_delta(0, b, d), (NOISE, NOISE)
    ),
    "laplace_kl": Forward(
        profiles.laplace_kl, lambda b, d: laplace_renyi(1, b, d), (NOISE, NOISE)
    ),
    "laplace_renyi": Forward(
        profiles.laplace_renyi, laplace_renyi, (wide(0.6, 1e3), wide(1e-2, 1e6), wide(1e-6, 1))
    ),
    "Staircase.delta": Forward(
        lambda e, pure: dp.mechanisms.Staircase(epsilon=pure, sensitivity=1).delta(e),
        staircase_delta, (EPSILON, EPSILON),
    ),
    "DiscreteStaircase.delta": Forward(
        lambda e, pure, w: dp.mechanisms.DiscreteStaircase(epsilon=pure, sensitivity=w).delta(e),
        discrete_staircase_delta, (EPSILON, EPSILON, whole(1, 10**5)),
    ),
    "randomised_response_delta": Forward(
        profiles.randomised_response_delta, response_delta, (wide(1e-9, 50), flips, whole(2, 99))
    ),
    "implied_delta": Forward(
        profiles.implied_delta, implied_delta, (wide(1e-9, 30), wide(1e-9, 30), DELTA)
    ),
    "discrete_laplace_delta": Forward(
        discrete_profiles.discrete_laplace_delta, discrete_laplace_delta,
        (wide(1e-6, 50), wide(0.05, 1e6), whole(1, 10**6)),
    ),
    "discrete_gaussian_delta": Forward(
        discrete_profiles.discrete_gaussian_delta, discrete_gaussian_delta,
        (wide(1e-4, 6), wide(0.2, 8), whole(1, 4)),
    ),
    "optimal_delta": Forward(
        composition.optimal_delta, optimal_delta,
        (wide(1e-6, 100), wide(1e-6, 20), whole(1, 60), among(0, 0.0, 1e-9, 1e-3, 0.5)),
    ),
    "advanced_epsilon": Forward(
        composition.advanced_epsilon,
        lambda e, k, d: mp.sqrt(-2 * k * mp.log(d)) * e + k * e * mp.tanh(e / 2),
        (EPSILON, whole(1, 10**9), DELTA),
    ),
    "advanced_epsilon, classical": Forward(
        lambda e, k, d: composition.advanced_epsilon(e, k, d, drift="classical"),
        lambda e, k, d: mp.sqrt(-2 * k * mp.log(d)) * e + k * e * mp.expm1(e),
        (EPSILON, whole(1, 10**9), DELTA),
    ),
    "zcdp_epsilon": Forward(composition.zcdp_epsilon, zcdp_epsilon, (wide(1e-12, 1e6), DELTA)),
    "zcdp_epsilon, simple": Forward(
        lambda rho, delta: composition.zcdp_epsilon(rho, delta, conversion="simple"),
        lambda rho, delta: rho + 2 * mp.sqrt(-rho * mp.log(delta)), (wide(1e-12, 1e6), DELTA),
    ),
    "zcdp_delta": Forward(composition.zcdp_delta, zcdp_delta, (wide(1e-12, 1e3), EPSILON)),
    "order_epsilon": Forward(
        composition.order_epsilon, lambda d, a, x: max(d + order_cost(a, x), mp.zero),
        (wide(1e-12, 1e6), wide(1.0001, 1e6), DELTA),
    ),
    "pure_to_zcdp": Forward(composition.pure_to_zcdp, lambda e: e**2 / 2, (wide(1e-150, 1e150),)),
    "pure_renyi": Forward(
        composition.pure_renyi, pure_renyi, (wide(1.0001, 1e6), wide(1e-6, 700))
    ),
    "composed_zcdp": Forward(
        lambda *rhos: composition.composed_zcdp(rhos), lambda *rhos: mp.fsum(rhos), (NOISE,) * 7
    ),
    "sequential": Forward(
        lambda *levels: composition.sequential(
            dp.Guarantee(epsilon=e, neighbourhood="edit") for e in levels
        ).epsilon,
        lambda *levels: mp.fsum(levels), (EPSILON,) * 9,
    ),
    "sequential, delta": Forward(
        lambda *levels: composition.sequential(
            dp.Guarantee(epsilon=1, delta=d, neighbourhood="edit") for d in levels
        ).delta,
        lambda *levels: min(mp.fsum(levels), 1), (DELTA,) * 5,
    ),
    "gaussian_sigma_of": Forward(
        lambda *sigmas: composition.gaussian_sigma_of(sigmas),
        lambda *sigmas: 1 / mp.sqrt(mp.fsum(1 / s**2 for s in sigmas)), (NOISE,) * 5, below=True,
    ),
    "for_group, epsilon": Forward(
        lambda e, k: dp.Guarantee(epsilon=e, neighbourhood="edit").for_group(k).epsilon,
        lambda e, k: k * e, (EPSILON, whole(1, 10**9)),
    ),
    "for_group, delta": Forward(
        lambda e, d, k: dp.Guarantee(epsilon=e, delta=d, neighbourhood="edit").for_group(k).delta,
        lambda e, d, k: min(d * mp.expm1(k * e) / mp.expm1(e), 1),
        (EPSILON, DELTA, whole(1, 10**9)),
    ),
    "as_edit": Forward(
        lambda e, d: dp.Guarantee(epsilon=e, delta=d, neighbourhood="membership").as_edit().delta,
        lambda e, d: min(d * (1 + mp.exp(e)), 1), (EPSILON, DELTA),
    ),
    "subsampled_epsilon": Forward(
        amplification.subsampled_epsilon, lambda e, g: mp.log1p(g * mp.expm1(e)), (EPSILON, DELTA)
    ),
    "subsample, delta": Forward(
        lambda d, g: amplification.subsample(
            dp.Guarantee(epsilon=1, delta=d, neighbourhood="membership"), g
        ).delta,
        lambda d, g: d * g, (probability(1e-150), probability(1e-150)),
    ),
    "subsample_without_replacement": Forward(
        lambda e, m, n: amplification.subsample_without_replacement(
            dp.Guarantee(epsilon=e, neighbourhood="edit"), size=min(m, n), people=n
        ).epsilon,
        lambda e, m, n: mp.log1p(min(m, n) / n * mp.expm1(e)),
        (EPSILON, whole(1, 10**9), whole(1, 10**9)),
    ),
    "full_epsilon": Forward(
        amplification.full_epsilon, lambda e, g: mp.log1p(mp.expm1(e) / g),
        (EPSILON, probability(1e-15)), below=True,
    ),
    "shuffle_clones_epsilon": Forward(
        amplification.shuffle_clones_epsilon,
        lambda e, n, d: mp.log1p(
            mp.tanh(e / 2)
            * (8 * mp.sqrt(mp.exp(e) * mp.log(4 / d) / n) + 8 * mp.exp(e) / n)
        ),
        (wide(1e-3, 3), whole(10**6, 10**7), probability(1e-100)),
    ),
    "shuffle_clones_delta": Forward(
        amplification.shuffle_clones_delta, clones_delta,
        (wide(1e-3, 3), wide(1e-2, 4), whole(1, 14)),
    ),
    "shuffled_response_delta": Forward(
        amplification.shuffled_response_delta, shuffled_delta,
        (wide(1e-3, 3), wide(1e-3, 0.5), whole(1, 9)),
    ),
    "subsampled_renyi": Forward(
        lambda a, s, m, n: amplification.subsampled_renyi(
            lambda order: profiles.gaussian_renyi(order, s), a, size=min(m, n), people=n),
        sampled_renyi, (whole(2, 60), wide(0.05, 1e4), whole(1, 200), whole(1, 10**4)),
    ),
    "iteration_renyi": Forward(
        lambda a, d, s, t: amplification.iteration_renyi(a, distance=d, sigma=s, steps=t),
        lambda a, d, s, t: a * d**2 / (2 * t * s**2), (wide(1, 1e6), NOISE, NOISE, whole(1, 10**6)),
    ),
    "posterior_bounds, upper": Forward(
        lambda b, e: dp.posterior_bounds(b, e)[1], lambda b, e: b / (b + mp.exp(-e) * (1 - b)),
        (DELTA, EPSILON),
    ),
    "posterior_bounds, lower": Forward(
        lambda b, e: dp.posterior_bounds(b, e)[0], lambda b, e: b / (b + mp.exp(e) * (1 - b)),
        (probability(1e-9), EPSILON), below=True,
    ),
    "guaranteed_trade_off": Forward(
        testing.guaranteed_trade_off,
        lambda a, e, d: max(0, 1 - d - mp.exp(e) * a, mp.exp(-e) * (1 - d - a)),
        (DELTA, wide(1e-9, 60), DELTA), below=True,
    ),
    "gaussian_trade_off": Forward(
        testing.gaussian_trade_off,
        lambda a, s: mp.ncdf(mp.sqrt(2) * mp.erfinv(1 - 2 * a) - 1 / s),
        (probability(1e-30), wide(0.05, 1e3)), below=True,
    ),
    "laplace_trade_off": Forward(
        testing.laplace_trade_off,
        lambda a, b: mp.exp(-1 / b) * (1 - a) if a >= 0.5
        else max(1 - mp.exp(1 / b) * a, 0) if a < mp.exp(-1 / b) / 2 else mp.exp(-1 / b) / (4 * a),
        (probability(1e-100), wide(0.01, 1e6)), below=True,
    ),
    "RandomisedResponse": Forward(
        lambda p: dp.RandomisedResponse(flip_probability=p).epsilon(),
        lambda p: mp.log((1 - p) / p), (flips,),
    ),
    "KaryRandomisedResponse": Forward(
        lambda p, k: dp.KaryRandomisedResponse(flip_probability=p, categories=k).epsilon(),
        lambda p, k: mp.log((1 - p) * (k - 1) / p), (flips, whole(2, 99)),
    ),
    "UnaryRandomisedResponse": Forward(
        lambda p: dp.UnaryRandomisedResponse(
            categories=2, own_probability=Fraction(3, 4), other_probability=p
        ).epsilon(),
        lambda p: mp.log(3 * (1 - p) / p), (flips,),
    ),
    "Geometric, ratio": Forward(
        lambda r: dp.Geometric(largest=3, ratio=r).epsilon(), mp.log, (wide(1.001, 1e6),)
    ),
    "ExponentialMechanism, base": Forward(
        lambda b: dp.ExponentialMechanism.with_base(b).epsilon(), lambda b: 2 * mp.log(b),
        (whole(2, 10**6),),
    ),
    "Rappor": Forward(
        lambda f, h: deployments.Rappor(
            bits=8, hashes=h, cohorts=1, permanent_noise=f
        ).epsilon(),
        lambda f, h: 2 * h * mp.log((1 - f / 2) / (f / 2)), (probability(1e-9), whole(1, 16)),
    ),
    "Thresholdout": Forward(
        lambda s, b, n: Thresholdout(threshold=0, sigma=s, budget=b, people=n).epsilon(),
        lambda s, b, n: 2 * b / (s * n), (NOISE, whole(1, 1000), whole(1, 10**6)),
    ),
    "discrete_cauchy_smoothness": Forward(
        discrete_cauchy_smoothness,
        lambda e, s: e / 2 / (1 + 2 * mp.pi * s / mp.sinh(2 * mp.pi * s)),
        (EPSILON, wide(1e-3, 100)), below=True,
    ),
    "BernoulliPosterior, cut off": Forward(
        lambda low, high: BernoulliPosterior(people=9, low=low, high=high).epsilon(),
        lambda low, high: mp.log(high / (1 - high)) - mp.log(low / (1 - low)),
        (wide(1e-9, 0.4), lambda rng: rng.uniform(0.5, 0.999)),
    ),
    "BernoulliPosterior.delta": Forward(
        lambda e, n: BernoulliPosterior(people=n, delta=0.5).delta(e), beta_delta,
        (wide(1e-3, 30), whole(1, 12)),
    ),
    "BernoulliPosterior.delta, a one-sided prior": Forward(
        lambda e, n, many, few, turned: BernoulliPosterior(
            people=n, delta=0.5, prior_ones=few if turned else many,
            prior_zeros=many if turned else few,
        ).delta(e),
        lambda e, n, many, few, _: beta_delta(e, n, many, few),
        (wide(1e-2, 30), whole(1, 3), whole(1, 10**6), whole(1, 3), among(False, True)),
    ),
    "BernoulliPosterior.delta, a prior of two sides": Forward(
        lambda e, n, ones, zeros: BernoulliPosterior(
            people=n, delta=0.5, prior_ones=ones, prior_zeros=zeros
        ).delta(e),
        beta_delta,
        (wide(1e-3, 100), whole(1, 40), whole(1, 100), whole(1, 100)),
    ),
    "LinearPosterior": Forward(
        lambda a, n, v, w: LinearPosterior(
            design=np.full((n, 1), a), noise_variance=v, prior_variance=w, low=0, high=1, delta=0.1
        ).shift,
        lambda a, n, v, w: a / v / mp.sqrt(n * a**2 / v + 1 / w),
        (wide(1e-2, 1e2), whole(1, 50), wide(1e-2, 1e2), wide(1e-2, 1e2)),
    ),
    "MembershipResponse.delta": Forward(
        lambda e, own: dp.MembershipResponse.extremal(epsilon=own).delta(e), extremal_delta,
        (wide(1e-6, 20), wide(1e-3, 40)),
    ),
    "StableHistogram.exact_delta": Forward(
        lambda e, d: histogram(e, d).exact_delta,
        lambda e, d: reaches(histogram(e, d).threshold - 1, decimal(e)),
        (wide(1e-3, 50), probability(1e-100)),
    ),
    "ProposeTestRelease.exact_delta": Forward(
        lambda e, d: proposed(e, d).exact_delta,
        lambda e, d: reaches(proposed(e, d).threshold, decimal(e) / 2),
        (wide(1e-3, 50), probability(1e-100)),
    ),
    "OutputPerturbation": Forward(
        lambda e, n, strength: OutputPerturbation(
            epsilon=e, people=n, regularisation=strength, neighbourhood="edit"
        ).scale,
        lambda e, n, strength: (mp.mpf(2) / n + 2 * decimal(1e-9)) / strength / e,
        (wide(1e-3, 50), whole(1, 10**4), wide(1e-3, 10)),
    ),
    "ExponentialMechanism.zcdp": Forward(
        lambda e: dp.ExponentialMechanism(epsilon=e, sensitivity=1).zcdp(), lambda e: e**2 / 8,
        (wide(1e-100, 700),),
    ),
    "ExponentialMechanism.renyi": Forward(
        lambda a, e: dp.ExponentialMechanism(epsilon=e, sensitivity=1).renyi(a),
        lambda a, e: min(a * e**2 / 8, pure_renyi(a, e)), (wide(1.0001, 1e4), wide(1e-6, 500)),
    ),
    "GaussianVote.renyi": Forward(
        lambda a, s: GaussianVote(sigma=s, delta=0.1, classes=2, neighbourhood="edit").renyi(a),
        lambda a, s: a / decimal(s) ** 2, (wide(1.0001, 1e4), NOISE),
    ),
    "ZcdpLedger.guarantee": Forward(
        lambda rho, d: ZcdpLedger(rho=rho, neighbourhood="edit").guarantee(d).epsilon,
        lambda rho, d: zcdp_epsilon(decimal(rho), d), (wide(1e-12, 1e6), DELTA),
    ),
    "RenyiLedger.guarantee": Forward(
        lambda value, a, d: RenyiLedger(
            order=a, divergence=value, neighbourhood="edit"
        ).guarantee(d).epsilon,
        lambda value, a, d: max(decimal(value) + order_cost(decimal(a), d), mp.zero),
        (wide(1e-12, 1e6), wide(1.0001, 1e6), DELTA),
    ),
    "renyi_epsilon": Forward(
        lambda s, d: composition.renyi_epsilon(lambda a: profiles.gaussian_renyi(a, s), d),
        lambda s, d: zcdp_epsilon(1 / (2 * s**2), d), (wide(1e-2, 1e4), probability(1e-100)),
    ),
    "renyi_delta": Forward(
        lambda e, s: composition.renyi_delta(lambda a: profiles.gaussian_renyi(a, s), e),
        lambda e, s: zcdp_delta(1 / (2 * s**2), e), (wide(1e-3, 100), wide(1e-1, 1e3)),
    ),
    "subsampled_delta": Forward(
        lambda e, g, s: amplification.subsampled_delta(
            lambda level: profiles.gaussian_delta(level, s), e, g
        ),
        lambda e, g, s: g * gaussian_delta(mp.log1p(mp.expm1(e) / g), s),
        (wide(1e-3, 5), wide(1e-3, 1), wide(0.5, 10)),
    ),
    "exact OutputPerturbation": Forward(
        lambda n, strength: OutputPerturbation(
            epsilon=1, people=n, regularisation=strength, neighbourhood="edit", tolerance=1e-3,
            exact=True,
        ).sensitivity,
        lambda n, strength: (mp.mpf(2) / n + mp.mpf(2) / 1000) / strength
        * (1 + mp.mpf(2) ** -15) * (1 + mp.mpf(10) ** -12),
        (whole(1, 10**4), wide(1e-3, 10)),
    ),
}  # fmt: skip

INVERSE = {
    "gaussian_epsilon": Inverse(
        profiles.gaussian_epsilon, at(gaussian_delta, 1, 0, 2, 3), (DELTA, wide(1e-3, 1e6), NOISE)
    ),
    "gaussian_sigma": Inverse(
        profiles.gaussian_sigma, at(gaussian_delta, 2, 1, 0, 3), (wide(1e-9, 1e4), DELTA, NOISE)
    ),
    "laplace_epsilon": Inverse(
        profiles.laplace_epsilon, at(laplace_delta, 1, 0, 2, 3), (DELTA, NOISE, NOISE)
    ),
    "laplace_scale": Inverse(
        profiles.laplace_scale, at(laplace_delta, 2, 1, 0, 3), (EPSILON, DELTA, NOISE)
    ),
    "Staircase.epsilon": Inverse(
        lambda d, pure: dp.mechanisms.Staircase(epsilon=pure, sensitivity=1).epsilon(d),
        at(staircase_delta, 1, 0, 2), (DELTA, EPSILON),
    ),
    "DiscreteStaircase.epsilon": Inverse(
        lambda d, pure, w: dp.mechanisms.DiscreteStaircase(epsilon=pure, sensitivity=w).epsilon(d),
        at(discrete_staircase_delta, 1, 0, 2, 3), (DELTA, EPSILON, whole(1, 10**5)),
    ),
    "randomised_response_epsilon": Inverse(
        profiles.randomised_response_epsilon, at(response_delta, 1, 0, 2, 3),
        (DELTA, flips, whole(2, 99)),
    ),
    "randomised_response_flip_probability": Inverse(
        profiles.randomised_response_flip_probability, at(response_delta, 2, 1, 0, 3),
        (wide(1e-9, 300), DELTA, whole(2, 99)),
        stands=lambda value, e, d, k: value < (k - 1) / k,
    ),
    "implied_epsilon": Inverse(
        profiles.implied_epsilon, at(implied_delta, 1, 0, 2, 3),
        (DELTA, wide(1e-9, 300), among(0, 1e-12, 0.1)),
        stands=lambda value, d, known, lost: d > lost,
    ),
    "discrete_laplace_epsilon": Inverse(
        discrete_profiles.discrete_laplace_epsilon, at(discrete_laplace_delta, 1, 0, 2, 3),
        (DELTA, wide(0.05, 1e4), whole(1, 10**5)),
    ),
    "discrete_gaussian_epsilon": Inverse(
        discrete_profiles.discrete_gaussian_epsilon, at(discrete_gaussian_delta, 1, 0, 2, 3),
        (probability(1e-12), wide(0.3, 5), whole(1, 3)),
    ),
    "discrete_gaussian_sigma": Inverse(
        discrete_profiles.discrete_gaussian_sigma, at(discrete_gaussian_delta, 2, 1, 0, 3),
        (wide(0.3, 4), probability(1e-9), whole(1, 3)), tight=False,
    ),
    "optimal_epsilon": Inverse(
        composition.optimal_epsilon, at(optimal_delta, 1, 0, 2, 3),
        (DELTA, wide(1e-6, 20), whole(1, 40)),
    ),
    "order_divergence": Inverse(
        lambda e, a, d: composition.order_divergence(e, a, d),
        lambda value, e, a, d: (value + order_cost(a, d) - e, e),
        (wide(1e3, 1e6), wide(2, 1e6), probability(1e-300)), larger=False,
    ),
    "zcdp_rho": Inverse(
        composition.zcdp_rho, at(zcdp_delta, 2, 0, 1), (wide(1e-9, 1e6), DELTA), larger=False
    ),
    "shuffle_blanket_epsilon": Inverse(
        amplification.shuffle_blanket_epsilon, at(blanket_delta, 3, 0, 1, 2),
        (wide(1e-2, 20), whole(1, 10**7), probability(1e-50)),
        stands=lambda value, local, n, d: value < local,
    ),
    "shuffle_clones_numerical_epsilon": Inverse(
        amplification.shuffle_clones_numerical_epsilon, at(clones_delta, 3, 0, 1, 2),
        (wide(0.1, 4), whole(1, 12), probability(1e-12)),
        stands=lambda value, local, n, d: value < local,
    ),
    "shuffled_response_epsilon": Inverse(
        amplification.shuffled_response_epsilon, at(shuffled_delta, 1, 0, 2, 3),
        (probability(1e-12), wide(1e-3, 0.499), whole(1, 8)),
    ),
    "laplace_smoothness": Inverse(
        laplace_smoothness, at(smoothness_delta, 2, 0, 1), (wide(1e-6, 100), probability(1e-100)),
        larger=False, stands=lambda value, e, d: value < e / 2 * (1 - RELATIVE),
    ),
    "discrete_laplace_smoothness": Inverse(
        discrete_laplace_smoothness,
        lambda beta, e, d, s: (
            2 / (1 + mp.exp(-1 / mp.mpf(s))) * smoothness_delta(beta, e) - d, d
        ),
        (wide(1e-6, 100), probability(1e-100), wide(1e-2, 1e6)),
        larger=False, stands=lambda value, e, d, s: value < e / 2 * (1 - RELATIVE),
    ),
    "RoundedGaussian": Inverse(
        lambda e, d, s: dp.mechanisms.RoundedGaussian(epsilon=e, delta=d, sensitivity=s).sigma,
        at(gaussian_delta, 2, 1, 0, 3), (wide(1e-3, 1e2), probability(1e-30), wide(1, 1e4)),
    ),
    "exact SquareRootCounter of rho": Inverse(
        lambda rho: streams.SquareRootCounter(steps=1, rho=rho, exact=True).mechanism.sigma,
        lambda s, rho: (2**40 / (2 * s**2) - rho, rho), (NOISE,),
    ),
    "Laplace": Inverse(
        lambda e, s: dp.Laplace(epsilon=e, sensitivity=s).scale,
        lambda value, e, s: (s / value - e, e), (EPSILON, NOISE),
    ),
    "Gaussian": Inverse(
        lambda e, d, s: dp.Gaussian(epsilon=e, delta=d, sensitivity=s).sigma,
        at(gaussian_delta, 2, 1, 0, 3), (wide(1e-9, 1e3), probability(1e-30), NOISE),
    ),
    "DiscreteGaussian of several": Inverse(
        lambda e, d, m: dp.DiscreteGaussian(epsilon=e, delta=d, sensitivity=1, entries=m).sigma,
        lambda value, e, d, m: (zcdp_delta(m / (2 * value**2), e) - d, d),
        (wide(1e-2, 50), probability(1e-30), whole(2, 99)),
    ),
    "RandomisedResponse.from_epsilon": Inverse(
        lambda e: dp.RandomisedResponse.from_epsilon(e).flip_probability,
        lambda p, e: (mp.log((1 - p) / p) - e, e), (wide(1e-6, 300),),
    ),
    "KaryRandomisedResponse.from_epsilon": Inverse(
        lambda e, k: dp.KaryRandomisedResponse.from_epsilon(e, categories=k).flip_probability,
        lambda p, e, k: (mp.log((1 - p) * (k - 1) / p) - e, e), (wide(1e-6, 300), whole(2, 99)),
    ),
    "UnaryRandomisedResponse.optimised": Inverse(
        lambda e: dp.UnaryRandomisedResponse.optimised(e, categories=2).other_probability,
        lambda q, e: (mp.log((1 - q) / q) - e, e), (wide(1e-6, 300),),
    ),
    "NoisyBitsCounter of rho": Inverse(
        lambda rho: streams.NoisyBitsCounter(steps=3, rho=rho).mechanism.sigma,
        lambda s, rho: (1 / (2 * s**2) - rho, rho), (NOISE,),
    ),
    "exact NoisyBitsCounter of rho": Inverse(
        lambda rho: streams.NoisyBitsCounter(steps=3, rho=rho, exact=True).mechanism.sigma,
        lambda s, rho: (1 / (2 * s**2) - rho, rho), (NOISE,),
    ),
    "TopDown.from_epsilon": Inverse(
        lambda e, d: deployments.TopDown.from_epsilon(e, delta=d, neighbourhood="edit").rho,
        at(zcdp_delta, 2, 0, 1), (wide(1e-3, 1e3), probability(1e-100)), larger=False,
    ),
    "Thresholdout.from_epsilon": Inverse(
        lambda e, b, n: Thresholdout.from_epsilon(e, threshold=0, budget=b, people=n).sigma,
        lambda s, e, b, n: (2 * b / (s * n) - e, e), (EPSILON, whole(1, 1000), whole(1, 10**6)),
    ),
    "GaussianVote.from_epsilon": Inverse(
        lambda e, d: GaussianVote.from_epsilon(e, delta=d, classes=3, neighbourhood="edit").sigma,
        lambda s, e, d: (zcdp_delta(1 / s**2, e) - d, d), (wide(1e-3, 1e3), probability(1e-100)),
    ),
    "SelectMeasureGenerate": Inverse(
        lambda e, d: dp.synthetic.SelectMeasureGenerate(
            epsilon=e, delta=d, domain=dp.synthetic.Domain((2, 2)), workload=[(0, 1)],
            neighbourhood="edit",
        ).rho,
        at(zcdp_delta, 2, 0, 1), (wide(1e-3, 1e3), probability(1e-100)), larger=False,
    ),
    "ZcdpLedger.from_epsilon": Inverse(
        lambda e, d: ZcdpLedger.from_epsilon(e, d, neighbourhood="edit").rho,
        at(zcdp_delta, 2, 0, 1), (wide(1e-9, 1e6), DELTA), larger=False,
    ),
    "RenyiLedger.from_epsilon": Inverse(
        lambda e, a, d: RenyiLedger.from_epsilon(e, d, order=a, neighbourhood="edit").divergence,
        lambda value, e, a, d: (value + order_cost(a, d) - e, e),
        (wide(1e3, 1e6), wide(2, 1e6), probability(1e-300)), larger=False,
    ),
    "ObjectivePerturbation": Inverse(
        perturbed, lambda b, e, n, strength: (1 / b - tilted(e, n, strength), e),
        (wide(1e-3, 50), whole(1, 10**5), wide(1e-4, 1)),
    ),
    "ObjectivePerturbation, delta": Inverse(
        perturbed,
        lambda s, e, n, strength, d: (gaussian_delta(tilted(e, n, strength), s) - d, d),
        (wide(1e-3, 50), whole(1, 10**5), wide(1e-4, 1), probability(1e-30)),
    ),
    "BernoulliPosterior.epsilon": Inverse(
        lambda d, n: BernoulliPosterior(people=n, delta=d).epsilon(), at(beta_delta, 1, 0, 2),
        (probability(1e-6), whole(1, 12)),
    ),
    "BernoulliPosterior.from_epsilon": Inverse(
        lambda e: BernoulliPosterior.from_epsilon(e, people=9).low,
        lambda low, e: (2 * mp.log((1 - low) / low) - e, e), (wide(1e-6, 600),),
    ),
    "Rappor.from_epsilon": Inverse(
        lambda e, h: deployments.Rappor.from_epsilon(
            e, bits=8, hashes=h, cohorts=1
        ).permanent_noise,
        lambda f, e, h: (2 * h * mp.log((1 - f / 2) / (f / 2)) - e, e),
        (wide(1e-6, 300), whole(1, 8)),
    ),
    "UnaryRandomisedResponse.symmetric": Inverse(
        lambda e: dp.UnaryRandomisedResponse.symmetric(e, categories=2).other_probability,
        lambda q, e: (2 * mp.log((1 - q) / q) - e, e), (wide(1e-6, 300),),
    ),
    "OneBitMean.from_epsilon": Inverse(
        lambda e: deployments.OneBitMean.from_epsilon(e, largest=1).flip_probability,
        lambda p, e: (mp.log((1 - p) / p) - e, e), (wide(1e-6, 300),),
    ),
    "CountMeanSketch.from_epsilon": Inverse(
        lambda e: deployments.CountMeanSketch.from_epsilon(
            e, items=2, hashes=1, width=2
        ).flip_probability,
        lambda p, e: (2 * mp.log((1 - p) / p) - e, e), (wide(1e-6, 300),),
    ),
}  # fmt: skip

ALL = {**FORWARD, **INVERSE}
SLOW = "iscrete_gaussian", "shuffle", "zcdp_", "ZcdpLedger", "renyi_", "GaussianVote.f", "SelectM"
"""Formulas that take a tenth of a second and more: of these names, or parts of names."""


def check(name: str, number_of: int, seed: int = 7) -> None:
    """One row of the tables, on so many arguments."""
    rng = np.random.default_rng([seed, *name.encode()])
    row = ALL[name]
    with mp.workdps(DIGITS):
        for _ in range(number_of):
            row.check(tuple(draw(rng) for draw in row.draw))


def main() -> int:
    number_of, only = int(sys.argv[1]), sys.argv[2:]
    wrong = 0
    for name in only or ALL:
        start = time.perf_counter()
        verdict = "safe"
        try:
            check(name, number_of)
        except AssertionError as error:
            verdict, wrong = str(error.args[0]), wrong + 1
        print(f"{name:45} {verdict} ({time.perf_counter() - start:.1f} s)", flush=True)
    print(f"{len(only or ALL)} functions, {number_of} arguments each: {wrong} wrong.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
