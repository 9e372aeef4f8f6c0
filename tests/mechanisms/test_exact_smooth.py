"""Exact noise by smooth sensitivity: admissible laws, their samplers, and what stands on them."""

import itertools
import math
import random
from collections import Counter
from fractions import Fraction

import mpmath
import numpy as np
import pytest
from bad_input import NO_GENERATOR, refuses

from dpedu.deployments import ElasticJoinCount, elastic
from dpedu.deployments.elastic import join_count
from dpedu.mechanisms import SmoothMedian, median
from dpedu.mechanisms.median import (
    discrete_cauchy_smoothness,
    discrete_laplace_smoothness,
    smooth_sensitivity,
)
from dpedu.noise.cauchy import cauchy_from_words, discrete_cauchy

mp = mpmath.mp
SCALES = [1, 1.3, 2, 5, 17, 100]


def cauchy(k, s):
    s = mpmath.mpf(s)
    return s * mpmath.tanh(mp.pi * s) / (mp.pi * (s**2 + k**2))


def laplace(k, s):
    return mpmath.tanh(1 / (2 * mpmath.mpf(s))) * mpmath.exp(-abs(k) / mpmath.mpf(s))


# Admissible -------------------------------------------------------------------------------------


def test_the_weights_of_the_discrete_cauchy_add_up():
    with mpmath.workdps(30):
        for s in SCALES:
            # Beyond K lies between the integrals from K and from K + 1, of which the middle counts.
            inside = sum(cauchy(k, s) for k in range(1, 2001))
            rest = mpmath.quad(lambda k, s=s: cauchy(k, s), [2000.5, mpmath.inf])
            assert abs(cauchy(0, s) + 2 * (inside + rest) - 1) < 1e-9


@pytest.mark.parametrize("epsilon", [0.1, 1, 2, 5])
def test_the_discrete_cauchy_is_admissible(epsilon):
    with mpmath.workdps(40):
        for s in SCALES:
            # Shifts by up to S = ε s/2, and by the next whole number, cost ε/2 at most.
            for moved in {1, 2, math.floor(epsilon * s / 2)}:
                if moved <= epsilon * s / 2:
                    worst = max(
                        abs(mpmath.log(cauchy(k, s) / cauchy(k + moved, s))) for k in range(-60, 60)
                    )
                    assert worst <= epsilon / 2
            # A change of scale by e^β, up or down, costs ε/2 at most, and hardly less far out.
            beta = discrete_cauchy_smoothness(epsilon, min(SCALES))
            costs = []
            for change in (beta, beta / 2, beta / 50):
                wide = s * mpmath.exp(change)
                costs += [
                    abs(mpmath.log(cauchy(k, s) / cauchy(k, wide)))
                    for k in (*range(30), 1000, 10**9)
                ]
            assert 0.95 * epsilon / 2 < max(costs) <= epsilon / 2


def excess(first, second, epsilon):
    """Σ_k max(first(k) − e^ε second(k), 0), summed as far as floats of 40 digits see."""
    factor = mpmath.exp(epsilon)
    total, k, small = mpmath.mpf(0), 0, 0
    while small < 40:
        here = sum(max(first(j) - factor * second(j), 0) for j in {k, -k})
        total += here
        small = small + 1 if first(k) < mpmath.mpf(10) ** -25 else 0
        k += 1
    return total


@pytest.mark.parametrize("epsilon", [0.5, 1, 3])
@pytest.mark.parametrize("delta", [1e-6, 1e-2])
def test_the_discrete_laplace_is_admissible_and_no_more_than_that(epsilon, delta):
    with mpmath.workdps(40):
        floor = 2 / epsilon
        beta = discrete_laplace_smoothness(epsilon, delta, floor)
        worst = mpmath.mpf(0)
        for s in (floor, 1.5 * floor, 4 * floor, 30 * floor):
            for narrow in (s * mpmath.exp(-beta), s * mpmath.exp(-beta / 3)):
                wide = [lambda k, s=s: laplace(k, s), lambda k, s=narrow: laplace(k, s)]
                worst = max(worst, excess(*wide, mpmath.mpf(epsilon) / 2))
                # Where it grows nothing is above e^(ε/2).
                assert excess(*wide[::-1], mpmath.mpf(epsilon) / 2) == 0
        assert delta / 2 < worst <= delta
        # A little more change would not be.
        s = 30 * floor
        far = s * mpmath.exp(-1.2 * beta)
        if beta < epsilon / 2:
            assert excess(
                lambda k: laplace(k, s), lambda k: laplace(k, far), mpmath.mpf(epsilon) / 2
            ) > delta  # fmt: skip


# Data: all small ones ---------------------------------------------------------------------------


@pytest.mark.parametrize("delta", [0, 1e-2])
def test_all_small_data_sets_and_their_neighbours(monkeypatch, delta):
    """The law of the whole median, for all edits of three records on a grid of four parts."""
    monkeypatch.setattr(median, "PARTS", 4)
    epsilon = 1
    mechanism = SmoothMedian(epsilon=epsilon, delta=delta, low=0, high=4, exact=True)
    laws = {}
    for data in itertools.product(range(5), repeat=3):
        laws[data] = mechanism._whole([float(x) for x in data])
    kind, worst = (laplace if delta else cauchy), mpmath.mpf(0)
    with mpmath.workdps(40):
        seen = set()
        for data, (centre, scale) in laws.items():
            for place, value in itertools.product(range(3), range(5)):
                other, width = laws[(*data[:place], value, *data[place + 1 :])]
                pair = centre, scale, other, width
                if pair in seen:
                    continue
                seen.add(pair)
                assert abs(centre - other) <= scale * epsilon / 2
                assert math.log(scale / width) <= discrete_cauchy_smoothness(1, 2)
                chances = [
                    (kind(k - centre, float(scale)), kind(k - other, float(width)))
                    for k in range(-150, 150)
                ]
                if delta:
                    worst = max(worst, sum(max(a - mpmath.e**epsilon * b, 0) for a, b in chances))
                else:
                    worst = max(worst, *(a / b for a, b in chances))
        assert worst <= (delta if delta else mpmath.e**epsilon)
        if not delta:
            assert mpmath.log(worst) > 0.3


@pytest.mark.parametrize("kind", elastic.KINDS)
def test_the_scale_of_a_join_is_smooth_between_neighbours(kind):
    """S changes by e^β at most, and covers by how much the count does: as the floats that it is."""
    mechanism = ElasticJoinCount(epsilon=2, delta=0.01, neighbourhood="edit", kind=kind, exact=True)
    beta = mechanism.smoothness + 2.0**-38
    tables = list(itertools.product(range(3), repeat=3))
    found = {
        pair: (join_count(*pair), mechanism.smooth_sensitivity(pair))
        for pair in itertools.product(tables, repeat=2)
    }
    for (left, right), (count, smooth) in found.items():
        assert smooth >= 1
        for place, value in itertools.product(range(3), range(3)):
            edited = (*left[:place], value, *left[place + 1 :])
            if kind == "public left":
                pair = (left, (*right[:place], value, *right[place + 1 :]))
            elif kind == "one table":
                pair = (edited, (*right[:place], (value + 1) % 3, *right[place + 1 :]))
            else:
                pair = (edited, right)
            other, width = found[pair]
            assert abs(count - other) <= min(smooth, width)
            assert Fraction(smooth) <= Fraction(width) * Fraction(math.exp(beta) * (1 + 1e-15))


def test_smooth_sensitivity_in_floats_is_near_that_of_many_digits():
    rng = np.random.default_rng(1)
    for size, beta in itertools.product((1, 5, 51, 401), (0.5, 0.03, 1e-4)):
        values = rng.integers(0, 2**28, size)
        inside = [0, *sorted(values.tolist()), 2**28]
        middle = (size + 1) // 2
        with mpmath.workdps(40):
            true = max(
                mpmath.exp(-mpmath.mpf(beta) * (j - i - 1)) * (inside[j] - inside[i])
                for i in range(middle + 1)
                for j in range(max(middle, i + 1), size + 2)
            )
            found = smooth_sensitivity(values, low=0, high=2**28, smoothness=beta)
            assert abs(found / true - 1) < 2.0**-41


# The sampler ------------------------------------------------------------------------------------


@pytest.mark.parametrize("scale", [Fraction(1), Fraction(5, 2), Fraction(40, 3)])
def test_proposals_and_their_acceptance_make_the_law(scale):
    """In fractions: what is proposed times what is kept is in proportion to 1/(s² + m²)."""
    whole = math.floor(scale)
    for size in range(200):
        proposed = Fraction(whole, whole + size) - Fraction(whole, whole + size + 1)
        kept = (2 if size else 1) * (whole + size) * (whole + size + 1) / (
            6 * (scale**2 + size**2)
        )  # fmt: skip
        assert 0 < kept <= 1
        weight = (2 if size else 1) / (scale**2 + size**2)
        assert proposed * kept == weight * Fraction(whole, 6)


def test_words_at_the_borders_of_a_proposal():
    def words_of(*values):
        left = list(values)
        return lambda size: np.array([left.pop(0) for _ in range(size)], dtype=np.uint64)

    keep = 0  # bytes of 0 are below every chance
    for size in (1, 2, 7, 1000):
        # Of U, the border below which the size is at least `size`, for s = 3.
        border = Fraction(3, 3 + size) * 2**64
        assert abs(cauchy_from_words(Fraction(3), words_of(int(border) - 1, keep, 255))) >= size
        assert abs(cauchy_from_words(Fraction(3), words_of(int(border) + 1, keep, 255))) < size
        if border.denominator > 1:
            more = int((border - int(border)) * 2**64)
            for word, at_least in ((more - 1, True), (more + 1, False)):
                drawn = cauchy_from_words(Fraction(3), words_of(int(border), word, keep, 255))
                assert (abs(drawn) >= size) is at_least
    # Where U is tiny the size is huge, and more bits of U are asked for.
    words = itertools.chain([0, 0], itertools.repeat(1009 * 2**50))
    huge = cauchy_from_words(
        Fraction(3), lambda size: np.array([next(words) for _ in range(size)], dtype=np.uint64)
    )
    assert huge < -(2**120)


def test_samples_have_the_law():
    """Of 20000 draws: a share is off by 0.02 once in 10⁶ at most (Hoeffding), for 11 shares."""
    rng = np.random.default_rng(4)
    drawn = Counter(discrete_cauchy(2, rng=rng) for _ in range(20_000))
    for k in range(-5, 6):
        assert abs(drawn[k] / 20_000 - float(cauchy(k, 2))) < 0.02
    far = sum(count for k, count in drawn.items() if abs(k) > 5) / 20_000
    assert abs(far - (1 - sum(float(cauchy(k, 2)) for k in range(-5, 6)))) < 0.02


# Mechanisms -------------------------------------------------------------------------------------


@pytest.mark.parametrize("delta", [0, 1e-6])
def test_the_median_is_as_good_as_the_continuous_one(delta):
    """Median errors of 400 releases each: within a quarter of each other."""
    values = np.random.default_rng(2).normal(40, 5, size=1001)
    errors = []
    for exact in (False, True):
        mechanism = SmoothMedian(epsilon=1, delta=delta, low=0, high=100, exact=exact)
        rng = np.random.default_rng(3)
        told = [mechanism.release(values, rng=rng) for _ in range(400)]
        errors.append(np.median(np.abs(np.array(told) - np.median(values))))
        assert mechanism.scale(values) == pytest.approx(
            SmoothMedian(epsilon=1, delta=delta, low=0, high=100).scale(values), rel=0.05
        )
    assert errors[1] == pytest.approx(errors[0], rel=0.25)


def test_a_join_is_counted_in_whole_numbers():
    tables = np.arange(3000) % 500, np.arange(500)
    pair = [
        ElasticJoinCount(epsilon=1, delta=1e-6, neighbourhood="membership", exact=exact)
        for exact in (False, True)
    ]
    assert pair[1].scale(tables) == pytest.approx(pair[0].scale(tables), rel=1e-6)
    told = [pair[1].release(tables, rng=random.SystemRandom()) for _ in range(20)]
    assert all(type(answer) is int for answer in told)
    assert abs(np.median(told) - 3000) < 200
    # Of 2000: a share is off by 0.06 once in 10⁶ at most.
    rng = np.random.default_rng(1)
    scale = pair[1].scale(tables)
    far = np.mean([abs(pair[1].release(tables, rng=rng) - 3000) > scale for _ in range(2000)])
    assert abs(far - math.exp(-1)) < 0.06


HOSTILE = [0.0, -0.0, 5e-324, 1e308, -1e308, 2.0**62, 0.1 + 0.2, 1 - 2**-53, 1 / 3]


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-1e308, 1e308), (0.1, 0.3), (1e16, 1e16 + 4)])
@pytest.mark.parametrize("delta", [0, 1e-6])
def test_hostile_floats(low, high, delta):
    mechanism = SmoothMedian(epsilon=1, delta=delta, low=low, high=high, exact=True)
    for seed in range(30):
        told = mechanism.release(HOSTILE, rng=np.random.default_rng(seed))
        assert math.isfinite(told)


def test_bad_arguments_are_refused_by_name():
    def made(**how):
        return SmoothMedian(**{"epsilon": 1, "low": 0, "high": 9, "exact": True, **how})

    def joined(**how):
        return ElasticJoinCount(
            **{"epsilon": 1, "delta": 1e-6, "neighbourhood": "edit", "exact": True, **how}
        )

    refuses(lambda v: made(exact=v), "exact", [None, 1, "yes"])
    refuses(lambda v: joined(exact=v), "exact", [None, 1, "yes"])
    refuses(lambda v: made(epsilon=v), "epsilon", [1e-7, 1001, math.inf, 0])
    refuses(lambda v: joined(epsilon=v), "epsilon", [1e-7, 1001])
    refuses(lambda v: joined(epsilon=1e-6, delta=v), "epsilon", [1e-300])
    refuses(lambda v: made(high=v), "high", [5e-324])
    refuses(lambda v: made().release([1.0], rng=v), "rng", NO_GENERATOR)
    refuses(lambda v: joined().release(([1], [1]), rng=v), "rng", NO_GENERATOR)
    refuses(lambda v: discrete_cauchy(v, rng=np.random.default_rng(1)), "scale",
            [0.5, 0, -1, math.nan, "1", None])  # fmt: skip
    refuses(lambda v: discrete_cauchy(1, rng=v), "rng", NO_GENERATOR)
    refuses(lambda v: discrete_cauchy_smoothness(v, 1), "epsilon", [0, -1, math.nan])
    refuses(lambda v: discrete_cauchy_smoothness(1, v), "least_scale", [0, -1, math.nan])
    refuses(lambda v: discrete_laplace_smoothness(1, 0.1, v), "least_scale", [0, -1, math.nan])
    refuses(lambda v: discrete_laplace_smoothness(1, v, 1), "delta", [0, 1, math.nan])
