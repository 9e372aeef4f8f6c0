"""Propose, test, release: the distance by brute force, the loss exactly, and frequencies."""

import itertools
import math
import statistics
from fractions import Fraction

import numpy as np
import pytest
from bad_input import (
    NO_GENERATOR,
    NO_NAME,
    NOT_AT_LEAST_ONE_WHOLE,
    NOT_INSIDE_ZERO_ONE,
    NOT_POSITIVE,
    refuses,
)
from scipy.stats import binomtest

from dpedu import ProposeTestRelease, data_sets, neighbouring_pairs
from dpedu.mechanisms.propose_test_release import median_distance

VALUES = (0, 1, 2, 3, 4)


def by_search(bound, people):
    """The distance of every data set from a local sensitivity above the bound, by walking."""
    data = list(data_sets(VALUES, people))
    medians = {x: statistics.median(x) for x in data}
    near = {x: set() for x in data}
    for x, y in neighbouring_pairs(data, "edit"):
        near[x].add(y)
    passed = {x for x in data if max(abs(medians[x] - medians[y]) for y in near[x]) > bound}
    distance, ring, steps = {}, passed, 0
    while ring:
        for x in ring:
            distance.setdefault(x, steps)
        ring = {y for x in ring for y in near[x]} - set(distance)
        steps += 1
    return {x: distance.get(x, people) for x in data}, near


@pytest.mark.parametrize("bound", [1, 2, 3, 4])
@pytest.mark.parametrize("people", [1, 3])
def test_the_distance_is_that_of_a_walk_through_all_data_and_moves_by_one(bound, people):
    found, near = by_search(bound, people)
    for x, distance in found.items():
        assert median_distance(x, low=0, high=4, bound=bound) == distance
        assert all(abs(distance - found[y]) <= 1 for y in near[x])


def law(answer, distance, *, threshold, test, noise, reach=60):
    """None, or a released value: exactly, but for what is further out than the reach."""
    above = (
        test ** (threshold - distance) / (1 + test)
        if threshold >= distance
        else 1 - test ** (distance - threshold + 1) / (1 + test)
    )
    told = {None: 1 - above}
    for value in range(-reach, reach + 1):
        told[value] = above * (1 - noise) / (1 + noise) * noise ** abs(value - answer)
    return told


@pytest.mark.parametrize("bound", [1, 2])
def test_epsilon_and_delta_hold_on_all_small_cases(bound):
    # e^(ε₁) = 3 and e^(ε₂) = 2^b: everything is a fraction.
    test, noise, threshold = Fraction(1, 3), Fraction(1, 2), 2
    delta = test**threshold / (1 + test)
    found, near = by_search(bound, 3)
    rows = {
        x: law(int(statistics.median(x)), found[x], threshold=threshold, test=test, noise=noise)
        for x in {tuple(sorted(x)) for x in found}
    }
    worst = Fraction(0)
    for x, y in itertools.permutations(rows, 2):
        if any(tuple(sorted(z)) == y for z in near[x]):
            factor = 3 * 2**bound
            short = sum(max(p - factor * rows[y][way], Fraction(0)) for way, p in rows[x].items())
            worst = max(worst, short)
    assert worst <= delta


def test_delta_is_reached_when_answers_are_far_apart():
    test, noise, threshold = Fraction(1, 3), Fraction(1, 2), 2
    rows = [law(a, 0, threshold=threshold, test=test, noise=noise) for a in (-30, 30)]
    short = sum(max(p - 6 * rows[1][way], Fraction(0)) for way, p in rows[0].items())
    delta = test**threshold / (1 + test)
    assert delta * Fraction(999_999, 1_000_000) < short <= delta


def test_epsilon_is_split_exactly_and_the_threshold_keeps_delta():
    for epsilon in (0.1, 1, Fraction(1, 3)):
        for share in (Fraction(1, 2), 0.3):
            made = ProposeTestRelease(epsilon=epsilon, delta=1e-6, bound=3, share=share)
            assert made.test.epsilon() + made.noise.epsilon() == Fraction(str(epsilon))
            assert made.exact_delta <= Fraction(1, 10**6)
            rate = float(made.test.epsilon())
            assert float(made.exact_delta) == pytest.approx(
                math.exp(-rate * made.threshold) / (1 + math.exp(-rate)), rel=1e-9
            )


def test_frequencies():
    made = ProposeTestRelease(epsilon=2, delta=0.05, bound=1)
    rng = np.random.default_rng(1)
    q = math.exp(-1)
    for distance in (0, made.threshold):
        passed = sum(made.release((7, distance), rng=rng) is not None for _ in range(4000))
        below = made.threshold - distance
        assert binomtest(passed, 4000, q**below / (1 + q)).pvalue > 1e-7
    told = [made.release((7, 10**6), rng=rng) for _ in range(2000)]
    assert None not in told
    assert np.mean(told) == pytest.approx(7, abs=0.2)


def test_answers_and_distances_of_any_size():
    made = ProposeTestRelease(epsilon=1, delta=1e-6, bound=1)
    rng = np.random.default_rng(2)
    assert made.release((10**30, 10**30), rng=rng) > 2**61
    assert made.release((0, 0), rng=rng) is None


def test_bad_input_is_refused():
    good = {"epsilon": 1, "delta": 1e-6, "bound": 1}
    for name, values in [
        ("epsilon", NOT_POSITIVE), ("delta", NOT_INSIDE_ZERO_ONE),
        ("bound", NOT_AT_LEAST_ONE_WHOLE), ("neighbourhood", NO_NAME),
        ("share", NOT_INSIDE_ZERO_ONE),
    ]:  # fmt: skip
        refuses(
            lambda v, name=name: ProposeTestRelease(**{**good, name: v}), name,
            [v for v in values if v is not None or name == "share"],
        )  # fmt: skip
    made, rng = ProposeTestRelease(**good), np.random.default_rng(1)
    wrong = [None, 3, [1, 2], (1,), (1, -1), (0.5, 1), (1, 1.5), (True, 1), (1, True), ("a", 1)]
    refuses(lambda v: made.release(v, rng=rng), "answer_and_distance", wrong)
    refuses(lambda v: made.release((1, 1), rng=v), "rng", NO_GENERATOR)
    refuses(lambda v: median_distance(v, low=0, high=1, bound=1), "values", [[], [1, 2], "a"])
    refuses(lambda v: median_distance([1], low=0, high=1, bound=v), "bound", NOT_POSITIVE)
