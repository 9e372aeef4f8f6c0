"""The worst error: by trying all noises, by integrals, and by simulation."""

import itertools
import math

import numpy as np
import pytest
from scipy import integrate, stats

from dpedu.streams import (
    BinaryTreeCounter,
    NaiveCounter,
    NoisyBitsCounter,
    SquareRootCounter,
    _worst,
)

WHOLE = [NaiveCounter, NoisyBitsCounter, BinaryTreeCounter]
ALL = [*WHOLE, SquareRootCounter]


@pytest.mark.parametrize("kind", WHOLE)
@pytest.mark.parametrize("how", [{"epsilon": 2}, {"rho": 1}])
@pytest.mark.parametrize(("steps", "bound"), [(1, 3), (2, 3), (3, 4), (4, 2), (5, 2), (7, 1)])
def test_exact_noise_by_trying_all(kind, how, steps, bound):
    counter = kind(steps=steps, exact=True, **how)
    reach = range(-2 * bound, 2 * bound + 1)  # between two errors within the bound
    noises = np.array(list(itertools.product(reach, repeat=steps)))
    matrix = counter.factors()[0].astype(int)
    within = (np.abs(noises @ matrix.T) <= bound).all(axis=1)
    masses = counter.mechanism.probability(noises[within]).prod(axis=1)
    assert counter.chance_within(bound) == pytest.approx([masses.sum()] * 2, abs=1e-9)
    assert counter.chance_within(bound + 0.5) == counter.chance_within(bound)


@pytest.mark.parametrize("kind", WHOLE)
@pytest.mark.parametrize("how", [{"epsilon": 1}, {"rho": 0.5}])
def test_three_steps_by_integrals(kind, how):
    counter = kind(steps=3, **how)
    noise, bound = counter.mechanism, 1.7 * counter.mechanism.variance**0.5

    def inside(start):  # P(|start + z| ≤ bound)
        return noise.cdf(bound - start) - noise.cdf(-bound - start)

    def after(function):
        f = lambda z: noise.density(z) * function(z)  # noqa: E731
        return sum(integrate.quad(f, *ends)[0] for ends in [(-bound, 0), (0, bound)])

    if kind is NaiveCounter:
        expected = inside(0) ** 3
    elif kind is BinaryTreeCounter:
        expected = inside(0) * after(inside)
    else:

        def two(u):
            f = lambda v: noise.density(v - u) * inside(v)  # noqa: E731
            return sum(integrate.quad(f, *ends)[0] for ends in [(-bound, u), (u, bound)])

        expected = after(two)
    assert counter.chance_within(bound) == pytest.approx([expected] * 2, abs=2e-6)


@pytest.mark.parametrize("kind", WHOLE)
@pytest.mark.parametrize("how", [{"epsilon": 1}, {"rho": 0.5}, {"epsilon": 1, "exact": True}])
def test_the_quantile_is_where_the_chance_is(kind, how):
    counter = kind(steps=100, **how)
    low, high = counter.worst_error()
    assert low == high
    if counter.exact:
        assert counter.chance_within(high)[0] >= 2 / 3 > counter.chance_within(high - 1)[0]
    else:
        assert counter.chance_within(high)[0] == pytest.approx(2 / 3, abs=1e-6)
    assert counter.worst_error(0.9)[0] > high > counter.worst_error(0.1)[0]
    assert counter.chance_within(0)[0] < 0.01


@pytest.mark.parametrize("kind", WHOLE)
@pytest.mark.parametrize("how", [{"epsilon": 0.1}, {"rho": 0.002}])
def test_wide_noise_is_smooth_between_half_numbers(kind, how, monkeypatch):
    counter = kind(steps=6, exact=True, **how)
    bounds = [int(part * counter.mechanism.variance**0.5) for part in (0.5, 1, 2, 4, 9)]
    whole = [counter.chance_within(bound) for bound in bounds]
    monkeypatch.setattr(_worst, "WIDE", 5)
    smooth = [counter.chance_within(bound) for bound in bounds]
    assert np.array(smooth) == pytest.approx(np.array(whole), abs=2e-4)
    assert counter.chance_within(bounds[2] + 0.5) == smooth[2]


@pytest.mark.parametrize("kind", WHOLE)
@pytest.mark.parametrize(
    "how", [{"epsilon": 1e-6}, {"rho": 1e-10}, {"epsilon": 0.01, "delta": 1e-6}]
)
def test_wide_whole_noise_has_a_worst_error_at_once(kind, how):
    """It ran out of memory, or took minutes."""
    exact, other = kind(steps=100, exact=True, **how), kind(steps=100, **how)
    found = exact.worst_error()[0]
    assert found == int(found)
    wider = math.sqrt(exact.mechanism.variance / other.mechanism.variance)
    assert found == pytest.approx(wider * other.worst_error()[0], rel=1e-3)


def test_closed_forms():
    for steps in (1, 10, 2**16):
        counter = NaiveCounter(steps=steps, epsilon=0.5)
        scale = 2 * steps
        expected = -scale * math.log(-math.expm1(math.log(2 / 3) / steps))
        assert counter.worst_error()[0] == pytest.approx(expected, rel=1e-7)
    for kind in ALL:
        one = kind(steps=1, rho=0.5)
        assert one.worst_error()[1] == pytest.approx(stats.norm.ppf(5 / 6), rel=1e-7)
    for kind in WHOLE:  # ln 3/ε
        assert kind(steps=1, epsilon=1).worst_error()[1] == pytest.approx(math.log(3), rel=1e-7)


@pytest.mark.parametrize("kind", ALL)
@pytest.mark.parametrize("how", [{"epsilon": 1}, {"rho": 0.5}, {"epsilon": 1, "exact": True},
                                 {"rho": 0.05, "exact": True}])  # fmt: skip
def test_simulated_streams_agree(kind, how):
    if kind is SquareRootCounter and how != {"rho": 0.5}:
        return
    runs = 8_000
    counter = kind(steps=150, **how)
    low, high = counter.worst_error()
    worst = counter.worst_errors(runs, rng=np.random.default_rng(2))
    assert worst.shape == (runs,)
    within = int((worst <= high).sum())
    if kind is SquareRootCounter:  # bounds
        assert stats.binomtest(int((worst <= low).sum()), runs, 2 / 3, "greater").pvalue > 1e-6
        assert stats.binomtest(within, runs, 2 / 3, "less").pvalue > 1e-6
        assert low < high < 2 * low
    else:
        assert stats.binomtest(within, runs, counter.chance_within(high)[0]).pvalue > 1e-6
    for factor in (0.5, 2):  # noise of half or double the width would be found out
        within = int((factor * worst <= high).sum())
        assert stats.binomtest(within, runs, 2 / 3).pvalue < 1e-6


@pytest.mark.parametrize("kind", ALL)
@pytest.mark.parametrize("exact", [False, True])
@pytest.mark.parametrize("rho", [1e-3, 1, 1e6, 1e10])
@pytest.mark.parametrize("steps", [1, 4, 7])
def test_bounds_of_the_worst_error_are_below_and_above_it(kind, exact, rho, steps):
    """An exact counter of floats was said to be off by whole numbers: by 1, where it was 0.0024."""
    counter, runs = kind(steps=steps, rho=rho, exact=exact), 4_000
    worst = counter.worst_errors(runs, rng=np.random.default_rng(steps))
    for chance in (0.5, 0.95):
        low, high = counter.worst_error(chance)
        assert type(low) is type(high) is float
        assert 0 <= low <= high
        within, less = int((worst <= high).sum()), int((worst < low).sum())
        assert stats.binomtest(within, runs, chance, "less").pvalue > 1e-9
        assert stats.binomtest(less, runs, chance, "greater").pvalue > 1e-9
        # Nor are they far from it: half as much is too little.
        if high > 1e-4 and not (exact and high <= 1):
            assert stats.binomtest(int((worst <= high / 4).sum()), runs, chance).pvalue < 1e-9


def test_a_series_of_cosines_is_the_walk_of_laplace_noise():
    # Against the powers of its kernel, on a grid that is fine and knows of the kink.
    for steps, bound in [(2, 1.3), (5, 4.0), (40, 9.0)]:
        noise = NoisyBitsCounter(steps=steps, epsilon=1).mechanism
        through, zero, count = _worst._node(noise, bound)
        chance = np.ones(count)
        for _ in range(steps):
            chance = through(chance)
        assert _worst.walk_within(noise, steps, bound) == pytest.approx(chance[zero], abs=1e-5)


def test_far_bounds_of_a_gaussian_walk():
    for bound in (15, 40, 59):
        counter = NoisyBitsCounter(steps=int(bound**2 / 1.9), rho=0.5)
        near = _worst.walk_within(counter.mechanism, counter.steps, bound)
        far = _worst._brownian(counter.steps, bound + _worst.OVERSHOOT)
        assert far == pytest.approx(near, abs=0.25 / bound**2)


def test_a_finer_grid_changes_nothing(monkeypatch):
    counters = [BinaryTreeCounter(steps=2**10 - 1, **how) for how in ({"epsilon": 1}, {"rho": 1})]
    coarse = [counter.worst_error()[0] for counter in counters]
    legendre = np.polynomial.legendre.leggauss
    monkeypatch.setattr(np.polynomial.legendre, "leggauss", lambda n: legendre(2 * n))
    fine = [counter.worst_error()[0] for counter in counters]
    assert coarse == pytest.approx(fine, rel=1e-5)


def test_growth_is_as_published():
    # Of noisy bits √T, close to 1.95 √T/ε in all and 1.4 √T/ε at the last step.
    for steps in (2**12, 2**20):
        counter = NoisyBitsCounter(steps=steps, epsilon=1)
        assert counter.worst_error()[0] == pytest.approx(1.95 * math.sqrt(steps), rel=0.02)
        last = math.sqrt(counter.variances()[-1]) * stats.norm.ppf(5 / 6)
        assert last == pytest.approx(1.4 * math.sqrt(steps), rel=0.03)
    # The order of counters, at the T of the known answers.
    naive, bits, tree = (kind(steps=2**16, epsilon=1).worst_error()[0] for kind in WHOLE)
    assert naive > 1000 * bits
    assert bits > tree
    gauss = BinaryTreeCounter(steps=2**16, rho=0.5).worst_error()[0]
    assert SquareRootCounter(steps=2**16, rho=0.5).worst_error()[1] < gauss / 2
