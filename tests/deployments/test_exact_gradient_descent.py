"""Exact private training: whole gradients, whom they depend on, and the law of a step."""

import itertools
import math
import random
from fractions import Fraction

import mpmath
import numpy as np
import pandas as pd
import pytest
from bad_input import NO_GENERATOR, refuses

from dpedu import deployments
from dpedu.deployments import Classification, PrivateGradientDescent, gradient_descent
from dpedu.deployments.text_training import Messages
from dpedu.learning import composed_steps, draw_batch, noisy_whole_sum, steps, whole_rows
from dpedu.privacy.loss import Accountant

GOOD = {"noise_multiplier": 2, "clip": 1, "sampling_rate": 0.5, "steps": 20, "batch": 50,
        "learning_rate": 1, "delta": 1e-5, "exact": True}  # fmt: skip
HOSTILE = [0.0, -0.0, 5e-324, -5e-324, 1e-160, 1e160, 1e308, -1e308, 2.0**62, 0.1 + 0.2, 1 / 3,
           math.nan, math.inf, -math.inf]  # fmt: skip


def hostile_rows(count, entries, seed):
    rng = np.random.default_rng(seed)
    rows = rng.normal(size=(count, entries)) * 10.0 ** rng.integers(-8, 8, (count, 1))
    rows[rng.random(rows.shape) < 0.1] = rng.choice(HOSTILE)
    return rows


@pytest.mark.parametrize("units", [1, 2, 1000, 2**20])
@pytest.mark.parametrize("clip", [1, 0.3, 1e-300, 1e300])
def test_no_row_is_longer_in_whole_numbers(units, clip):
    for seed in range(20):
        rows = whole_rows(hostile_rows(30, 5, seed), clip, units)
        assert rows.dtype == np.int64
        assert max(sum(int(x) ** 2 for x in row) for row in rows) <= units**2
    # Directions where nothing is lost: the length is used, to a unit for each entry.
    full = whole_rows(np.array([[7.0, 0, 0], [1e5, 1e5, -1e5], [3.0, 4.0, 0]]) * clip, clip, 2**20)
    assert np.abs(np.sqrt(np.square(full).sum(axis=1)) - 2**20).max() < 2


def test_short_rows_keep_their_length_and_direction():
    rows = np.random.default_rng(1).normal(size=(100, 4)) / 10
    whole = whole_rows(rows, 1, 2**20)
    assert np.abs(whole / 2**20 - rows).max() < 2 * 2.0**-20
    assert (np.abs(whole) <= np.abs(rows) * 2**20).all()


def test_rows_do_not_depend_on_who_stands_beside_them():
    rows = hostile_rows(64, 7, 3)
    together = whole_rows(rows, 1, 2**20)
    for part in (slice(1), slice(3, 4), slice(5, 22), slice(None, None, 3), slice(None, None, -1)):
        assert (whole_rows(rows[part].copy(), 1, 2**20) == together[part]).all()


FEATURES = np.random.default_rng(4).normal(size=(40, 6))
LABELS = np.arange(40) % 3
LINES = "".join(f"{word} {i * i}\n" for i, word in enumerate(["ab", "the", "x", "abab, ab."] * 10))
SCALES = 10.0 ** np.random.default_rng(5).integers(-3, 150, (40, 1))
PROBLEMS = {
    "Classification": Classification(FEATURES * SCALES, LABELS, classes=3),
    "Messages": Messages(LINES, table=32),
    "Messages that weigh little or much": Messages(
        LINES, table=2, lengths=[0, 1, 4], strengths=[1e-9, 1e150, 3]
    ),
}


def test_every_problem_is_trained_exactly_and_tried_here():
    found = {kind for name, kind in vars(deployments).items() if hasattr(kind, "clipped_gradient")}
    assert found == {type(problem) for problem in PROBLEMS.values()}
    assert all(hasattr(kind, "whole_gradient") for kind in found)


@pytest.mark.parametrize("problem", PROBLEMS.values(), ids=PROBLEMS)
def test_a_person_who_joins_moves_the_sum_by_no_more_than_the_units(problem):
    """Exactly, for weights as they come and as they never should."""
    rng, shape = np.random.default_rng(4), problem.start().shape
    for scale in (0, 1, 1e10, 1e200, math.inf):
        weights = rng.normal(size=shape) * scale if scale else np.zeros(shape)
        alone = [problem.whole_gradient(weights, np.array([i]), 1.0, 2**20) for i in range(40)]
        for _ in range(20):
            batch = np.flatnonzero(rng.random(40) < 0.5)
            found = problem.whole_gradient(weights, batch, 1.0, 2**20)
            assert (found == sum((alone[i] for i in batch), np.zeros(shape, dtype=int))).all()
        assert max(int(np.square(one).sum()) for one in alone) <= 2**40
        assert not problem.whole_gradient(weights, np.array([], dtype=int), 1.0, 2**20).any()


@pytest.mark.parametrize("exact", [True, False])
@pytest.mark.parametrize(
    "problem",
    [Messages("", table=32), Classification(pd.DataFrame(FEATURES)[:0], [], classes=3),
     Classification(FEATURES[:0], LABELS[:0], classes=3)],
    ids=["Messages", "frame", "array"],
)  # fmt: skip
def test_nobody_is_trained_on_without_an_error(problem, exact):
    nobody, weights = np.array([], dtype=int), problem.start()
    assert problem.people == 0
    assert not problem.clipped_gradient(weights, nobody, 1.0).any()
    assert not problem.whole_gradient(weights, nobody, 1.0, 2**20).any()
    training = PrivateGradientDescent(**{**GOOD, "exact": exact})
    assert training.release(problem, rng=np.random.default_rng(1)).shape == weights.shape


@pytest.mark.parametrize(
    "problem",
    [Classification(FEATURES, LABELS, classes=3), Messages(LINES, table=32)],
    ids=lambda problem: type(problem).__name__,
)
def test_whole_gradients_are_those_in_floats(problem):
    weights = np.random.default_rng(5).normal(size=problem.start().shape)
    chosen = np.arange(problem.people)
    for clip in (0.1, 1, 100):
        whole = problem.whole_gradient(weights, chosen, clip, 2**20) * (clip / 2**20)
        close = problem.clipped_gradient(weights, chosen, clip)
        assert np.abs(close).max() > 0.01
        assert np.abs(whole - close).max() < problem.people * clip * 2.0**-20


# The law of a step ------------------------------------------------------------------------------


@pytest.mark.parametrize("rate", [1, Fraction(1, 2), Fraction(1, 10)])
@pytest.mark.parametrize("sigma", [0.5, 1.5])
@pytest.mark.parametrize("units", [1, 6])
def test_the_law_of_a_step_keeps_the_claim(rate, sigma, units):
    """One number, one person who may be there: both orders, against the accountant's bound."""
    accountant = Accountant(tolerance=1e-3).compose(
        composed_steps(noise_multiplier=sigma, sampling_rate=float(rate), steps=1)
    )
    with mpmath.workdps(30):
        width = mpmath.mpf(sigma) * units

        def chance(k):
            half = mpmath.mpf(1) / 2
            return mpmath.ncdf((half - abs(k)) / width) - mpmath.ncdf((-half - abs(k)) / width)

        reach = range(-int(12 * width) - units, int(12 * width) + 2 * units)
        without = [chance(k) for k in reach]
        share = mpmath.mpf(rate.numerator) / rate.denominator
        joined = [(1 - share) * chance(k) + share * chance(k - units) for k in reach]
        for epsilon in (0, 0.1, 0.5, 1, 2):
            factor, bound = mpmath.exp(epsilon), accountant.delta(epsilon).upper
            for one, other in ((joined, without), (without, joined)):
                assert sum(max(a - factor * b, 0) for a, b in zip(one, other, strict=True)) <= bound
        if units > 1:
            least = sum(max(a - b, 0) for a, b in zip(joined, without, strict=True))
            assert least > 0.9 * accountant.delta(0).upper


def test_noise_has_the_scale_of_the_claim(monkeypatch):
    asked = []

    def drawn(sigma, shape, *, rng):
        asked.append((sigma, shape))
        return np.zeros(shape, dtype=np.int64)

    monkeypatch.setattr(steps, "rounded_gaussian", drawn)
    problem = Classification([[0.0], [1.0]], [0, 1], classes=2)
    PrivateGradientDescent(**{**GOOD, "steps": 2}).release(problem, rng=random.SystemRandom())
    assert asked == [(2 * gradient_descent.UNITS, (2, 2))] * 2
    noisy_whole_sum(np.array([1]), units=10, noise_multiplier=0.1, rng=np.random.default_rng(1))
    assert asked[-1][0] >= max(Fraction(1), 10 * Fraction(0.1))


def test_batches_of_the_operating_system_have_the_rate():
    """Of 40 000: off by 0.02 once in 10⁶ at most."""
    assert abs(draw_batch(40_000, 0.3, rng=random.SystemRandom()).size / 40_000 - 0.3) < 0.02
    assert draw_batch(9, 1, rng=random.SystemRandom()).tolist() == list(range(9))
    assert draw_batch(0, 0.5, rng=random.SystemRandom()).size == 0


# Trainings --------------------------------------------------------------------------------------


def test_the_claims_are_those_of_the_continuous_training():
    exact, loose = (PrivateGradientDescent(**{**GOOD, "exact": exact}) for exact in (True, False))
    assert exact.guarantee() == loose.guarantee()
    assert exact.delta(1) == loose.delta(1)
    made = PrivateGradientDescent.from_epsilon(
        3, delta=1e-5, clip=1, sampling_rate=0.5, steps=3, batch=5, learning_rate=1, exact=True
    )
    assert made.exact
    assert made.epsilon() == 3


def test_it_learns_as_well_as_the_continuous_one():
    """Shares of 2000 that are predicted rightly: within 0.05, where chance would give 0.33."""
    rng = np.random.default_rng(7)
    labels = rng.integers(0, 3, 2000)
    features = rng.normal(size=(2000, 2)) + 2.0 * np.array([[0, 1], [1, -1], [-1, -1]])[labels]
    problem, found = Classification(features, labels, classes=3), []
    for exact in (True, False):
        training = PrivateGradientDescent(
            noise_multiplier=2, clip=1, sampling_rate=0.1, steps=60, batch=200, learning_rate=2,
            delta=1e-5, exact=exact,
        )  # fmt: skip
        weights = training.release(problem, rng=np.random.default_rng(8))
        found.append(problem.accuracy(weights, features, labels))
    assert found[0] > 0.8
    assert abs(found[0] - found[1]) < 0.05


def test_bad_arguments_are_refused_by_name():
    refuses(lambda v: PrivateGradientDescent(**{**GOOD, "exact": v}), "exact", [None, 1, "yes"])
    training = PrivateGradientDescent(**{**GOOD, "steps": 1})
    problem = Classification([[0.0], [1.0]], [0, 1], classes=2)
    refuses(lambda v: training.release(problem, rng=v), "rng", NO_GENERATOR)
    rng = np.random.default_rng(1)

    class Loose:
        """Gradients in floats only."""

        people, start, clipped_gradient = problem.people, problem.start, problem.clipped_gradient

    refuses(lambda v: training.release(v, rng=rng), "problem", [None, 3, Loose()])
    for name, bad in itertools.product(("units", "noise_multiplier"), (0, -1, math.nan)):
        how = {"units": 1, "noise_multiplier": 1, name: bad}
        refuses(lambda v, how=how: noisy_whole_sum(np.array([1]), **how, rng=rng), name, [bad])
