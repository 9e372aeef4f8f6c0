"""Exact output and objective perturbation: grids, lengths, what noise is for, how good it is."""

import math
import random
from fractions import Fraction

import mpmath
import numpy as np
import pytest
from bad_input import NO_GENERATOR, refuses

from dpedu.learning import (
    ObjectivePerturbation,
    OutputPerturbation,
    logistic_minimum,
    objective_perturbation,
    output_perturbation,
    predicted,
)
from dpedu.learning.output_perturbation import grid_step, on_grid, root_of

GOOD = {"epsilon": 1, "people": 30, "regularisation": 0.05, "neighbourhood": "edit", "exact": True}


def some(seed, people=30, entries=3):
    rng = np.random.default_rng(seed)
    rows = rng.normal(size=(people, entries)) / math.sqrt(entries)
    return rows, np.where(rows[:, 0] + rng.normal(0, 0.3, people) > 0, 1.0, -1.0)


def recorded(monkeypatch, module, name, drawn=0):
    """Noise that is always the same, and a list of what was asked for."""
    asked = []

    def noise(width, shape, *, rng):
        asked.append(width)
        return np.full(shape, drawn, dtype=np.int64)

    monkeypatch.setattr(module, name, noise)
    return asked


# Grids ------------------------------------------------------------------------------------------


def test_steps_and_roots_are_on_the_safe_side():
    for length in (5e-300, 0.1, 1, 1.5, 3e200):
        for bits in (9, 22, 30):
            step = Fraction(grid_step(length, bits))
            assert Fraction(length) / 2 ** (bits + 1) < step <= Fraction(length) / 2**bits
            assert step.numerator == 1 or step.denominator == 1
    for count in (1, 2, 3, 100, 4000):
        assert count <= root_of(count) ** 2 <= count * (1 + Fraction(3, 10**6))
    hostile = np.array([0.0, -0.0, 5e-324, 1e308, -1e308, 2.0**62, 1 / 3])
    assert np.abs(on_grid(hostile, 2.0**-22)).max() == 2**62
    assert on_grid(hostile, 2.0**-22)[-1] == round(2**22 / 3)


# Output perturbation ----------------------------------------------------------------------------


@pytest.mark.parametrize("neighbourhood", ["edit", "membership"])
def test_the_grid_moves_by_no_more_than_the_sensitivity(monkeypatch, neighbourhood):
    """All neighbours of a small data set, in whole numbers, and hostile records."""
    recorded(monkeypatch, output_perturbation, "rounded_gaussian")
    for seed in range(6):
        rows, labels = some(seed, 8, 2)
        training = OutputPerturbation(
            **{**GOOD, "people": 8, "neighbourhood": neighbourhood, "delta": 0.01}
        )
        step = Fraction(training.step)
        assert (Fraction(training.sensitivity) / step) ** 2 > 2**44

        def whole(rows, labels, training=training, step=step):
            told = training.release((rows, labels), rng=random.SystemRandom())
            return [Fraction(x) / step for x in told]

        base, found = whole(rows, labels), []
        for i in range(8):
            if neighbourhood == "membership":
                found.append(whole(np.delete(rows, i, 0), np.delete(labels, i)))
                continue
            for row in ([1e300, -1e300], [5e-324, 0.0], [-0.0, 2.0**62], [0.6, -0.8]):
                for label in (-1, 1):
                    other, signs = rows.copy(), labels.copy()
                    other[i], signs[i] = row, label
                    found.append(whole(other, signs))
        for other in found:
            assert all(x.denominator == 1 for x in other)
            square = sum((a - b) ** 2 for a, b in zip(base, other, strict=True))
            assert square <= (Fraction(training.sensitivity) / step) ** 2


@pytest.mark.parametrize("entries", [1, 3, 40])
def test_noise_has_the_scale_of_the_proof(monkeypatch, entries):
    rows, labels = some(1, 30, entries)
    pure, gaussian = OutputPerturbation(**GOOD), OutputPerturbation(**GOOD, delta=1e-5)
    asked = recorded(monkeypatch, output_perturbation, "discrete_laplace")
    pure.release((rows, labels), rng=random.SystemRandom())
    # In sum of sizes the weights move by √k Δ, which has to cost ε at most.
    moved = Fraction(pure.sensitivity) / Fraction(pure.step)
    assert (moved / asked[0]) ** 2 * entries <= 1
    assert (moved / asked[0]) ** 2 * entries > 1 - Fraction(1, 10**5)
    asked = recorded(monkeypatch, output_perturbation, "rounded_gaussian")
    gaussian.release((rows, labels), rng=random.SystemRandom())
    assert asked[0] >= Fraction(gaussian.scale) / Fraction(gaussian.step)
    loose = OutputPerturbation(**{**GOOD, "exact": False}, delta=1e-5)
    assert loose.scale < gaussian.scale < loose.scale * (1 + 2.0**-14)
    assert gaussian.epsilon(1e-9) == pytest.approx(loose.epsilon(1e-9), rel=1e-6)


def test_discrete_laplace_noise_by_length_keeps_epsilon_exactly():
    """Two weights: for all shifts that are no longer than Δ, the worst ratio is e^ε or below."""
    shift = 5
    scale = root_of(2) * shift  # ε = 1
    with mpmath.workdps(30):
        rate = mpmath.mpf(scale.denominator) / scale.numerator
        worst = max(
            mpmath.exp(rate * (abs(a) + abs(b)))
            for a in range(-shift, shift + 1)
            for b in range(-shift, shift + 1)
            if a**2 + b**2 <= shift**2
        )
        assert mpmath.e**0.98 < worst <= mpmath.e


# Objective perturbation -------------------------------------------------------------------------


def test_the_computed_weights_are_as_near_as_the_second_noise_allows(monkeypatch):
    """For a tilt in the middle of nowhere, and the whole number that it is rounded to."""
    training = ObjectivePerturbation(**GOOD, delta=1e-3)
    seen = {}

    def laplace(width, shape, *, rng):
        seen["width"] = width
        return np.zeros(shape, dtype=np.int64)

    monkeypatch.setattr(objective_perturbation, "discrete_laplace", laplace)
    rng = np.random.default_rng(3)
    for entries in (1, 4, 30):
        rows, labels = some(entries, 30, entries)
        fine = grid_step(training.scale, bits=30)
        for _ in range(10):
            tilt = rng.normal(0, training.scale, entries)
            whole = np.rint(tilt / fine).astype(np.int64)
            monkeypatch.setattr(
                objective_perturbation, "rounded_gaussian", lambda *how, whole=whole, **more: whole
            )
            told = training.release((rows, labels), rng=random.SystemRandom())
            best = logistic_minimum(
                rows, labels, regularisation=training.strength, people=30, tilt=tilt,
                tolerance=1e-13 * (1 + training.scale),
            ).weights  # fmt: skip
            typical = training.scale * math.sqrt(entries) / 30
            away = (1e-9 * (1 + typical) + math.sqrt(entries) * fine / 60) / training.strength
            step = grid_step(away, bits=9)
            moved = np.linalg.norm(told - best)
            assert moved <= away + math.sqrt(entries) * step / 2
            # Twice that, in steps and in the sum of sizes, costs ε/100.
            cost = math.sqrt(entries) * (2 * away + math.sqrt(entries) * step) / step
            assert cost / float(seen["width"]) <= training._training_epsilon


def test_its_tilt_is_that_of_the_continuous_one(monkeypatch):
    asked = recorded(monkeypatch, objective_perturbation, "rounded_gaussian")
    for neighbourhood in ("edit", "membership"):
        how = {**GOOD, "neighbourhood": neighbourhood, "delta": 1e-6}
        inexact = {**how, "exact": False}
        exact, loose = (
            ObjectivePerturbation(**how),
            ObjectivePerturbation(**inexact),
        )
        exact.release(some(1), rng=random.SystemRandom())
        assert asked[-1] == Fraction(exact.scale) / Fraction(grid_step(exact.scale, bits=30))
        assert loose.scale <= exact.scale <= loose.scale * (1 + 1e-8)
        assert exact.guarantee() == loose.guarantee()


def test_what_is_never_seen_costs_less_than_is_kept_for_it():
    """A Gaussian vector of k entries above 40 √k deviations: (Laurent and Massart) e^(−x)."""
    for entries in (1, 3, 4000):
        x = mpmath.mpf(770 * entries)  # k + 2√(kx) + 2x is below 1600 k
        assert entries + 2 * mpmath.sqrt(entries * x) + 2 * x <= 1600 * entries
        assert mpmath.exp(-x) < mpmath.mpf(10) ** -300 / 2**30
    assert objective_perturbation.FAR == 40


# Both -------------------------------------------------------------------------------------------

MADE = [(OutputPerturbation, 0), (OutputPerturbation, 1e-5), (ObjectivePerturbation, 1e-5)]


@pytest.mark.parametrize(("kind", "delta"), MADE)
def test_weights_are_as_good_as_continuous_ones(kind, delta):
    """Root mean square distances of 400 trainings: equal within a fifth, or √2 apart at δ = 0."""
    rows, labels = some(5, 400)
    how = {**GOOD, "people": 400, "delta": delta}
    best = logistic_minimum(rows, labels, regularisation=0.05).weights
    found = []
    for exact in (True, False):
        training, rng = kind(**{**how, "exact": exact}), np.random.default_rng(6)
        told = np.array([training.release((rows, labels), rng=rng) for _ in range(400)])
        found.append(math.sqrt(np.mean(np.square(told - best).sum(axis=1))))
        if kind is OutputPerturbation:
            far = np.linalg.norm(told - best, axis=1) > training.accuracy(3, probability=0.8)
            assert far.mean() < 0.2 + 0.14  # Hoeffding: 10⁻⁶
        assert (predicted(told.mean(axis=0), rows) == labels).mean() > 0.7
    wider = math.sqrt(2 * 3 / 4) if not delta else 1
    assert found[0] == pytest.approx(wider * found[1], rel=0.2)


@pytest.mark.parametrize(("kind", "delta"), MADE)
def test_what_is_told_is_on_a_public_grid(kind, delta):
    training = kind(**GOOD, delta=delta)
    told = training.release(some(7), rng=random.SystemRandom())
    assert told.dtype == np.float64
    fine = Fraction(training.step) if kind is OutputPerturbation else Fraction(1, 2**60)
    assert all((Fraction(x) / fine).denominator == 1 for x in told)


@pytest.mark.parametrize(("kind", "delta"), MADE)
def test_bad_arguments_are_refused_by_name(kind, delta):
    refuses(lambda v: kind(**{**GOOD, "exact": v, "delta": delta}), "exact", [None, 1, "yes"])
    training = kind(**GOOD, delta=delta)
    refuses(lambda v: training.release(some(1), rng=v), "rng", NO_GENERATOR)
    rows, labels = some(1)
    rng = np.random.default_rng(1)
    refuses(
        lambda v: training.release((np.where(rows > 0, v, rows), labels), rng=rng),
        "features",
        [math.nan, math.inf],
    )
    if kind is ObjectivePerturbation:
        refuses(lambda v: kind(**GOOD, delta=v), "delta", [0, 1e-310])
        refuses(lambda v: kind(**{**GOOD, "epsilon": v}, delta=0.1), "epsilon", [1e-7])
    elif delta:
        refuses(lambda v: kind(**{**GOOD, "epsilon": 1e-9}, delta=v), "delta", [1e-12])
    else:
        refuses(lambda v: kind(**{**GOOD, "epsilon": v}), "epsilon", [1e-7, 1e10])
