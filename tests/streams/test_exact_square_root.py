"""The exact square-root counter: whole numbers, the length that noise is for, and its answers."""

import math
import random
from fractions import Fraction

import numpy as np
import pytest
from bad_input import refuses

from dpedu.streams import RunningHistogram, SquareRootCounter
from dpedu.streams.square_root import UNITS, convolved


@pytest.mark.parametrize("steps", [1, 2, 3, 7, 20])
def test_noise_is_for_the_length_of_the_rounded_coefficients(steps):
    """Streams that differ at one step, in fractions."""
    for sensitivity, entries in [(1, 1), (3, 2)]:
        counter = SquareRootCounter(
            steps=steps, rho=Fraction(1, 2), sensitivity=sensitivity, entries=entries, exact=True
        )
        whole = counter._whole.tolist()
        unit = [convolved(whole, [int(t == s) for t in range(steps)]) for s in range(steps)]
        square = entries * sensitivity**2 * max(sum(x**2 for x in column) for column in unit)
        assert square <= Fraction(counter.mechanism.sensitivity) ** 2
        assert (
            square <= Fraction(counter.mechanism.sigma) ** 2 <= square * (1 + Fraction(1, 10**12))
        )
        exact = [Fraction(math.comb(2 * k, k), 4**k) for k in range(steps)]
        assert all(
            abs(Fraction(x, UNITS) - c) * UNITS < 0.51 for x, c in zip(whole, exact, strict=True)
        )


def test_the_claims_are_those_of_the_continuous_counter():
    for how in ({"rho": 0.5}, {"epsilon": 1, "delta": 1e-6}):
        pair = [SquareRootCounter(steps=100, **how, exact=exact) for exact in (False, True)]
        for ask in (lambda c: c.epsilon(1e-9), lambda c: c.delta(2), lambda c: c.zcdp(),
                    lambda c: c.user_guarantee(3, "edit", delta=1e-6).epsilon,
                    lambda c: c.variances()[-1], lambda c: c.covariance([7, 100])[0, 1],
                    lambda c: c.squares):  # fmt: skip
            assert ask(pair[1]) == pytest.approx(ask(pair[0]), rel=1e-5)
        low, high = zip(*(counter.chance_within(9) for counter in pair), strict=True)
        assert low[1] <= low[0]
        assert high[1] >= high[0]
        assert (low[1], high[1]) == pytest.approx((low[0], high[0]), rel=1e-2)


def test_products_of_long_numbers_are_convolutions():
    rng = np.random.default_rng(1)
    for count in (1, 2, 3, 10, 60):
        first = rng.integers(1, 2**20, count).tolist()
        for second in (
            rng.integers(-9, 9, count).tolist(),
            [0] * count,
            rng.integers(0, 2**62, max(1, count // 2)).tolist(),
            [-(2**62)] * count,
        ):
            expected = [
                sum(first[j] * second[i - j] for j in range(i + 1)) for i in range(len(second))
            ]
            assert convolved(first, second) == expected


@pytest.mark.parametrize("columns", [None, 3])
def test_a_stream_gets_the_answers_of_a_batch(columns):
    counter = SquareRootCounter(steps=40, rho=0.5, exact=True)
    stream = np.random.default_rng(3).integers(-3, 5, (40,) if columns is None else (40, columns))
    running = counter.start(rng=np.random.default_rng(4), columns=columns)
    answers = [running.add(value) for value in stream]
    batch = counter.release(stream, rng=np.random.default_rng(4))
    assert np.array(answers) == pytest.approx(batch, abs=1e-9)
    assert batch.dtype == np.float64
    refuses(running.add, "steps", [stream[0]])


def test_without_noise_the_answers_are_the_sums(monkeypatch):
    monkeypatch.setattr(
        "dpedu.mechanisms.rounded.rounded_gaussian",
        lambda sigma, shape, *, rng: np.zeros(shape, dtype=np.int64),
    )
    for steps in (1, 5, 300, 2**14):
        counter = SquareRootCounter(steps=steps, rho=0.5, exact=True)
        stream = np.random.default_rng(steps).integers(0, 2, steps)
        told = counter.release(stream, rng=random.SystemRandom())
        bound = 2.0**-42 * steps * stream.sum() + 1e-9
        assert np.abs(told - np.cumsum(stream)).max() <= bound


def test_what_is_told_comes_from_the_private_numbers_alone(monkeypatch):
    """Neighbours, and noise that hides the difference: the same answers to the last bit."""
    counter = SquareRootCounter(steps=30, rho=0.5, exact=True)
    stream = np.random.default_rng(1).integers(0, 9, 30)
    other = stream.copy()
    other[11] += 1
    noise = np.random.default_rng(2).integers(-(2**22), 2**22, 30)
    whole = counter._whole.tolist()
    moved = np.array(convolved(whole, (other - stream).tolist()))
    told = []
    for data, drawn in ((stream, noise + moved), (other, noise)):
        monkeypatch.setattr(
            "dpedu.mechanisms.rounded.rounded_gaussian",
            lambda sigma, shape, *, rng, drawn=drawn: drawn.copy(),
        )
        told.append(counter.release(data, rng=random.SystemRandom()))
        running = counter.start(rng=random.SystemRandom())
        told.append(np.array([running.add(int(value)) for value in data]))
    assert (told[0] == told[2]).all()
    assert (told[1] == told[3]).all()


def test_the_errors_are_as_wide_as_said():
    """Of 4000 streams: a deviation of σ/√(2 · 4000) each, 6 of them."""
    counter = SquareRootCounter(steps=16, rho=0.5, exact=True)
    rng = np.random.default_rng(6)
    stream = rng.integers(0, 2, 16)
    errors = counter.release(np.tile(stream[:, None], 4000), rng=rng) - np.cumsum(stream)[:, None]
    spread = errors.std(axis=1) / np.sqrt(counter.variances())
    assert np.abs(spread - 1).max() < 6 / math.sqrt(8000)
    worst = counter.worst_errors(2000, rng=np.random.default_rng(7))
    low, high = counter.chance_within(4)
    assert low - 0.06 < np.mean(worst <= 4) < high + 0.06


def test_large_numbers_and_histograms():
    counter = SquareRootCounter(steps=4, rho=0.5, exact=True)
    rng = np.random.default_rng(1)
    told = counter.release([2**62, -(10**400), 10**400, 0], rng=rng)
    assert told == pytest.approx([2**62, 0, 2**62, 2**62], rel=1e-9, abs=2**62 * 1e-9)
    running = counter.start(rng=rng)
    assert [running.add(x) for x in (2**62, -(10**400))] == pytest.approx(
        [2**62, 0], abs=2**62 * 1e-9
    )
    pages = RunningHistogram(
        SquareRootCounter, categories=3, neighbourhood="edit", steps=4, rho=0.5, exact=True
    )
    assert pages.release([0, 2, 2, 1], rng=rng).shape == (4, 3)


def test_bad_arguments_are_refused_by_name():
    def made(**how):
        return SquareRootCounter(**{"steps": 3, "rho": 1, "exact": True, **how})

    refuses(lambda v: made(sensitivity=v), "sensitivity", [0.5, 0, Fraction(1, 2), "1"])
    refuses(lambda v: made(exact=v), "exact", [None, 1, "yes"])
    refuses(lambda v: made(rho=v), "", [1e-40])
    rng = np.random.default_rng(1)
    refuses(
        lambda v: made().release(v, rng=rng), "stream", [5, [0.5], [math.nan], [1, 2, 3, 4], []]
    )
    refuses(lambda v: made().start(rng=rng).add(v), "value", [0.5, math.nan, [1]])
    refuses(lambda v: made().release([1], rng=v), "rng", [None, 7])
