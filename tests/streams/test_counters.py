"""Counters: factors and covariances in fractions, published values, streams, then samples."""

import math
from fractions import Fraction

import numpy as np
import pytest
from scipy import signal, stats

import dpedu as dp
from dpedu.streams import (
    BinaryTreeCounter,
    NaiveCounter,
    NoisyBitsCounter,
    SquareRootCounter,
    square_root_coefficients,
)

WHOLE = [NaiveCounter, NoisyBitsCounter, BinaryTreeCounter]
ALL = [*WHOLE, SquareRootCounter]


def blocks(step):
    """The blocks of steps that the sum up to `step` is made of: one for each bit, large first."""
    found, start = [], 0
    for bit in reversed(range(step.bit_length())):
        if step >> bit & 1:
            found.append((start + 1, start + 2**bit))
            start += 2**bit
    return found


def left(kind, steps):
    """L as it is defined, in fractions, one column for each independent noise."""
    if kind is NaiveCounter:
        return [[Fraction(s == t) for s in range(steps)] for t in range(steps)]
    if kind is NoisyBitsCounter:
        return [[Fraction(s <= t) for s in range(steps)] for t in range(steps)]
    if kind is BinaryTreeCounter:
        nodes = sorted({node for t in range(1, steps + 1) for node in blocks(t)})
        return [[Fraction(node in blocks(t)) for node in nodes] for t in range(1, steps + 1)]
    c = [Fraction(math.comb(2 * k, k), 4**k) for k in range(steps)]
    return [[c[t - s] if t >= s else Fraction(0) for s in range(steps)] for t in range(steps)]


@pytest.mark.parametrize("kind", ALL)
def test_the_factors_multiply_to_the_running_sums(kind):
    for steps in range(1, 20):
        factors = kind(steps=steps, rho=1).factors()
        assert (factors[0] @ factors[1] == np.tri(steps, dtype=int)).all()
        assert factors[0].dtype == factors[1].dtype == object
        assert isinstance(factors[0][0, 0], Fraction)


@pytest.mark.parametrize("kind", ALL)
def test_the_noise_is_as_wide_as_neighbouring_streams_differ(kind):
    for steps in range(1, 20):
        _, right = kind(steps=steps, rho=1).factors()
        counter = kind(steps=steps, rho=Fraction(1, 2), sensitivity=3, entries=2)
        width = 2 * 9 * max((right**2).sum(axis=0))  # the squared L2 norm of what one event moves
        assert width <= Fraction(counter.mechanism.sigma) ** 2 <= width * (1 + Fraction(1, 10**12))
        assert counter.zcdp() <= Fraction(1, 2)
        if kind in WHOLE:
            most = max(abs(right).sum(axis=0))
            assert kind(steps=steps, epsilon=2).mechanism.scale == most / 2
            wide = kind(steps=steps, epsilon=2, entries=2, sensitivity=3)
            assert wide.mechanism.scale == most * 3
            whole = kind(steps=steps, epsilon=Fraction(1, 3), exact=True, sensitivity=2)
            assert whole.mechanism.scale == most * 6
            discrete = kind(steps=steps, rho=2, exact=True, entries=2, sensitivity=3)
            assert width / 4 <= discrete.mechanism.sigma**2 <= width / 4 * (1 + Fraction(1, 10**12))


@pytest.mark.parametrize("kind", ALL)
def test_the_covariance_is_exact(kind):
    for steps in range(1, 20):
        counter = kind(steps=steps, rho=Fraction(1, 2))
        rows = left(kind, steps)
        expected = np.array(
            [[float(sum(a * b for a, b in zip(r, s, strict=True))) for s in rows] for r in rows]
        )
        variance = counter.mechanism.sigma**2
        assert counter.covariance() == pytest.approx(variance * expected, rel=1e-12)
        assert counter.variances() == pytest.approx(variance * expected.diagonal(), rel=1e-12)
        some = [steps, 1, (steps + 1) // 2]
        at = np.array(some) - 1
        found = counter.covariance(some)
        assert found == pytest.approx(variance * expected[np.ix_(at, at)], rel=1e-12)
        assert counter._largest_variance() == pytest.approx(counter.variances().max(), rel=1e-12)


@pytest.mark.parametrize("kind", ALL)
def test_errors_are_the_factor_times_the_noise(kind):
    rng = np.random.default_rng(1)
    for steps in range(1, 20):
        counter = kind(steps=steps, rho=1)
        for shape in [(steps,), (steps, 3)]:
            noise = rng.integers(-9, 10, shape)
            matrix = counter.factors()[0]
            found = counter._accumulate(noise.astype(np.float64).copy())
            assert found == pytest.approx((matrix @ noise).astype(np.float64), abs=1e-12)


@pytest.mark.parametrize("kind", ALL)
def test_one_draw_a_step_comes_to_the_same(kind):
    for steps in range(1, 40):
        counter = kind(steps=steps, rho=1)
        noise = np.random.default_rng(steps).integers(-9, 10, steps).astype(np.float64)
        draws = iter(noise)
        running = counter._accumulated(lambda draws=draws: np.array(next(draws)))
        found = [next(running) for _ in range(steps)]
        assert found == pytest.approx(counter._accumulate(noise.copy()), abs=1e-12)
        assert next(draws, None) is None


@pytest.mark.parametrize("kind", ALL)
@pytest.mark.parametrize("columns", [None, 3])
def test_a_stream_gets_the_answers_of_a_batch(kind, columns):
    steps = 37
    counter = kind(steps=steps, epsilon=1, delta=1e-6)
    shape = (steps,) if columns is None else (steps, columns)
    stream = np.random.default_rng(3).integers(0, 5, shape)
    running = counter.start(rng=np.random.default_rng(4), columns=columns)
    answers = [running.add(value) for value in stream]
    batch = counter.release(stream, rng=np.random.default_rng(4))
    assert np.array(answers) == pytest.approx(batch, abs=1e-9)
    assert running.step == steps
    with pytest.raises(ValueError, match="steps"):
        running.add(stream[0])


@pytest.mark.parametrize("kind", ALL)
def test_an_answer_needs_no_later_step(kind):
    stream = np.ones(50)
    counter = kind(steps=50, rho=1)
    if kind is not SquareRootCounter:  # its transform depends on the length, by a rounding
        short = counter.release(stream[:20], rng=np.random.default_rng(5))
        assert (short == counter.release(stream, rng=np.random.default_rng(5))[:20]).all()
    first, other = (counter.start(rng=np.random.default_rng(5)) for _ in range(2))
    for step in range(50):
        gap = other.add(int(step >= 20)) - first.add(1)
        assert gap == pytest.approx(-min(step + 1, 20), abs=1e-9)


@pytest.mark.parametrize("kind", WHOLE)
def test_exact_answers_are_whole(kind):
    counter = kind(steps=30, epsilon=1, exact=True)
    stream = np.random.default_rng(6).integers(0, 9, 30)
    answers = counter.release(stream, rng=np.random.default_rng(7))
    assert answers.dtype == np.int64
    running = counter.start(rng=np.random.default_rng(7))
    assert all(type(running.add(int(value))) is int for value in stream)
    running = counter.start(rng=np.random.default_rng(7), columns=2)
    assert running.add([1, 2]).dtype == np.int64


def test_the_tree_keeps_no_more_than_its_levels():
    counter = BinaryTreeCounter(steps=1000, epsilon=1)
    running = counter._accumulated(lambda: np.array(1.0))
    assert [next(running) for _ in range(1000)] == [t.bit_count() for t in range(1, 1001)]
    assert len(running.gi_frame.f_locals["sums"]) == counter.levels + 1 == 11


# Published values ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("power", "value"),
    [
        (1, 1.25),
        (2, 1.48828125),
        (4, 1.9438788471567705),
        (10, 3.2725541502731335),
        (16, 4.596444241397429),
    ],
)
def test_the_constant_of_the_square_root(power, value):
    # Fichtenberger, Henzinger and Upadhyay 2023: S for T = 2^power, the worst σ for ρ = ½.
    counter = SquareRootCounter(steps=2**power, rho=0.5)
    assert counter.squares == pytest.approx(value, abs=1e-10)
    assert math.sqrt(counter.variances()[-1]) == pytest.approx(value, abs=1e-10)
    smooth = (math.log(2**power) + np.euler_gamma + 4 * math.log(2)) / math.pi
    assert smooth > value > smooth - 1 / 2**power


def test_the_tree_as_published():
    # Chan, Shi and Song 2011; Dwork, Naor, Pitassi and Rothblum 2010: T = 2¹⁶.
    gauss = BinaryTreeCounter(steps=2**16, rho=0.5)
    assert gauss.levels == 17
    assert math.sqrt(gauss.variances().max()) == pytest.approx(16.492422502470642, abs=1e-12)
    assert gauss.variances().argmax() == 2**16 - 2
    pure = BinaryTreeCounter(steps=2**16, epsilon=1)
    assert pure.variances().max() == 9248
    # The error is smooth with the square root and jumps with the tree.
    root = SquareRootCounter(steps=2**16, rho=0.5)
    assert (np.diff(root.variances()) > 0).all()
    assert np.abs(np.diff(gauss.variances())).max() > 15 * gauss.mechanism.variance * 0.99


def test_coefficients_are_those_of_the_square_root():
    exact = [Fraction(math.comb(2 * k, k), 4**k) for k in range(60)]
    assert square_root_coefficients(60) == pytest.approx([float(c) for c in exact], rel=1e-14)
    assert square_root_coefficients(1).tolist() == [1]


# Guarantees ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", WHOLE)
@pytest.mark.parametrize("exact", [False, True])
def test_pure_guarantees(kind, exact):
    counter = kind(steps=50, epsilon=0.3, exact=exact, neighbourhood="edit")
    assert counter.guarantee() == dp.Guarantee(epsilon=0.3, neighbourhood="edit")
    assert counter.epsilon() == 0.3
    assert counter.delta(0.3) == 0
    assert counter.epsilon(1e-9) <= 0.3
    assert counter.zcdp() == pytest.approx(0.045)
    assert counter.user_guarantee(5) == dp.Guarantee(epsilon=1.5, neighbourhood="edit")


@pytest.mark.parametrize("kind", ALL)
def test_gaussian_guarantees(kind):
    counter = kind(steps=50, epsilon=1, delta=1e-6)
    assert counter.guarantee("membership") == dp.Guarantee(
        epsilon=1, delta=1e-6, neighbourhood="membership"
    )
    assert counter.delta(1) == pytest.approx(1e-6, rel=1e-6)
    assert counter.epsilon(1e-6) == pytest.approx(1, rel=1e-6)
    assert counter.epsilon(1e-9) > 1
    one = counter.user_guarantee(1, "membership")
    assert one.epsilon == pytest.approx(1, rel=1e-6)
    # Four events of one person are one Gaussian with four times the sensitivity.
    four = counter.user_guarantee(4, "membership", delta=1e-9)
    made = kind(steps=50, epsilon=four.epsilon, delta=1e-9, sensitivity=4)
    assert made.mechanism.sigma == pytest.approx(counter.mechanism.sigma, rel=1e-6)
    assert four.epsilon < counter.guarantee("membership").for_group(4).epsilon + 3


@pytest.mark.parametrize("kind", ALL)
def test_guarantees_by_rho(kind):
    counter = kind(steps=50, rho=0.5, neighbourhood="membership")
    assert counter.zcdp() == pytest.approx(0.5, rel=1e-12)
    # One Gaussian with σ = Δ: Balle and Wang 2018.
    assert counter.delta(1) == pytest.approx(0.12693673750664394, abs=1e-9)
    promise = counter.guarantee(delta=1e-5)
    assert promise.epsilon == pytest.approx(4.377178095681137, abs=1e-6)
    assert promise.delta == 1e-5
    if kind in WHOLE:
        discrete = kind(steps=50, rho=0.5, exact=True)
        assert discrete.zcdp() == pytest.approx(0.5, rel=1e-12)
        found = discrete.guarantee("edit", delta=1e-6).epsilon
        assert found == pytest.approx(5.22153444453017, abs=1e-6) or kind is NoisyBitsCounter
        assert discrete.user_guarantee(2, "edit", delta=1e-6).epsilon > found


# Samples ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ALL)
@pytest.mark.parametrize("noise", ["laplace", "gauss", "exact"])
def test_sampled_errors_have_the_covariance(kind, noise):
    if kind is SquareRootCounter and noise != "gauss":
        return
    steps, runs = 11, 40_000
    how = {"rho": 0.01} if noise == "gauss" else {"epsilon": 0.5, "exact": noise == "exact"}
    counter = kind(steps=steps, **how)
    rng = np.random.default_rng(11)
    errors = counter.release(np.zeros((steps, runs), dtype=int), rng=rng)
    covariance = counter.covariance()
    spread = np.sqrt(covariance.diagonal())
    # Directions on which errors agree or differ: all their variances, within 7 standard errors
    # for noise of kurtosis 6, false alarms below 10⁻⁶ in all; a factor 2 is out by far.
    for weights in [*np.eye(steps), *np.random.default_rng(12).normal(size=(20, steps))]:
        direction = weights / spread
        found = (direction @ errors).var()
        expected = direction @ covariance @ direction
        assert abs(found / expected - 1) < 7 * math.sqrt(5 / runs) < 1 / 2
    means = errors.mean(axis=1) / spread * math.sqrt(runs)
    assert np.abs(means).max() < 7


@pytest.mark.parametrize("kind", ALL)
def test_long_streams_have_the_noise_that_short_ones_prove(kind):
    counter = kind(steps=2**14, rho=0.5)
    errors = counter.release(np.zeros(2**14), rng=np.random.default_rng(13))
    # The noise itself, by the inverse of L.
    if kind is SquareRootCounter:
        roots = np.cumprod(np.r_[1, 1 - 1.5 / np.arange(1, 2**14)])  # of 1 − x
        inverse = signal.fftconvolve(roots, errors)[: 2**14]
    elif kind is NaiveCounter:
        inverse = errors
    elif kind is NoisyBitsCounter:
        inverse = np.diff(errors, prepend=0)
    else:
        at = np.arange(1, 2**14 + 1)
        inverse = errors - np.append(0, errors)[at & (at - 1)]
    assert stats.kstest(inverse / counter.mechanism.sigma, "norm").pvalue > 1e-6
    assert stats.kstest(inverse / counter.mechanism.sigma / 2, "norm").pvalue < 1e-6


@pytest.mark.parametrize("far", [2.0**960, 1e308, -1e308, 10**400, -(10**400), 2**1023])
@pytest.mark.parametrize("kind", ALL)
def test_no_sum_of_far_values_leaves_the_floats(kind, far):
    counter = kind(steps=4, rho=1)
    at_once = counter.release([far] * 4, rng=np.random.default_rng(1))
    running = counter.start(rng=np.random.default_rng(1))
    one_by_one = [running.add(far) for _ in range(4)]
    expected = [(1 if far > 0 else -1) * 2.0**960 * step for step in (1, 2, 3, 4)]
    assert at_once.tolist() == one_by_one == expected
    columns = counter.release([[far, -far]] * 4, rng=np.random.default_rng(1))
    assert np.isfinite(columns).all()
