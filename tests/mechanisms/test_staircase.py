"""The staircase mechanism: its steps, its optimality against Laplace, profile and distribution."""

import itertools
import math
import random
from fractions import Fraction

import numpy as np
import pytest
from bad_input import (
    NO_ANSWER,
    NO_GENERATOR,
    NO_NAME,
    NO_PROBABILITY,
    NOT_AT_LEAST_ZERO,
    NOT_INSIDE_ZERO_ONE,
    NOT_POSITIVE,
    refuses,
)
from scipy import integrate, stats

from dpedu import Laplace
from dpedu.mechanisms import Staircase

CASES = [(1, 1), (0.1, 5), (Fraction(3, 2), 2), (20, 1)]


def masses(root, steps):
    """Exact masses of the steps right of 0, for e^(ε/2) = root: two a Δ, high and low."""
    share, fall = Fraction(1, 1 + root), Fraction(1, root**2)
    top = (1 - fall) / (2 * (share + fall * (1 - share)))
    for k in range(steps):
        yield top * fall**k * share
        yield top * fall ** (k + 1) * (1 - share)


@pytest.mark.parametrize("root", [2, 3, 10])
def test_the_steps_and_the_mean_size_exactly(root):
    # All of the mass but fall^n is within n steps.
    n, fall, share = 6, Fraction(1, root**2), Fraction(1, 1 + root)
    exact = list(masses(root, n))
    assert 2 * sum(exact) == 1 - fall**n
    mechanism = Staircase(epsilon=2 * math.log(root), sensitivity=1)
    assert mechanism.first_share == pytest.approx(float(share), rel=1e-12)
    ends = [k + place for k in range(n) for place in (0, float(share))] + [n]
    found = np.diff(mechanism.cdf(np.array(ends)))
    assert found == pytest.approx([float(mass) for mass in exact], rel=1e-9)
    # The mean of a step is its middle; the geometric rest is summed in closed form.
    middles = [k + m for k in range(n) for m in (share / 2, (1 + share) / 2)]
    within = 2 * sum(mass * middle for mass, middle in zip(exact, middles, strict=True))
    size = Fraction(root, root**2 - 1)
    assert within + fall**n * (n + size) == size
    assert mechanism.mean_size == pytest.approx(float(size), rel=1e-12)


@pytest.mark.parametrize(("epsilon", "sensitivity"), CASES)
def test_the_density_ratio_of_neighbours_is_at_most_e_to_epsilon(epsilon, sensitivity):
    mechanism = Staircase(epsilon=epsilon, sensitivity=sensitivity)
    z = np.linspace(-4 * sensitivity, 4 * sensitivity, 997)
    for part in (0.1, 0.5, 0.9, 1):
        ratio = np.log(mechanism.density(z) / mechanism.density(z - part * sensitivity))
        assert np.abs(ratio).max() == pytest.approx(float(epsilon), rel=1e-9)
    assert mechanism.epsilon() == epsilon
    assert mechanism.guarantee("edit").epsilon == epsilon


@pytest.mark.parametrize("epsilon", [0.01, 0.5, 1, 3, 10])
def test_no_other_share_and_no_laplace_has_a_smaller_error(epsilon):
    def error(share):
        # Geng and Viswanath, the expected size for any share
        fall = math.exp(-epsilon)
        place = (share**2 + fall * (1 - share**2)) / (2 * (share + fall * (1 - share)))
        return fall / (1 - fall) + place

    mechanism = Staircase(epsilon=epsilon, sensitivity=1)
    assert mechanism.mean_size == pytest.approx(error(mechanism.first_share), rel=1e-9)
    assert all(error(share) >= mechanism.mean_size * (1 - 1e-12) for share in np.linspace(0, 1, 99))
    assert mechanism.mean_size < Laplace(epsilon=epsilon, sensitivity=1).scale


def test_known_answers():
    # Geng and Viswanath: Δ e^(ε/2)/(e^ε − 1)
    for epsilon, size in ((1, 0.959517376), (2, 0.425459064), (10, 0.006738253)):
        found = Staircase(epsilon=epsilon, sensitivity=1).mean_size
        assert found == pytest.approx(size, abs=5e-10)


@pytest.mark.parametrize("target", [0, 0.3, 0.8, 1.2])
@pytest.mark.parametrize("shift", [0.4, 1.1, 2])
def test_the_profile_is_the_worst_integral_of_the_excess(target, shift):
    mechanism = Staircase(epsilon=1, sensitivity=2)

    def excess(z):
        return max(0.0, mechanism.density(z) - math.exp(target) * mechanism.density(z - shift))

    share = mechanism.first_share
    edges = {2 * sign * (k + s) for k in range(20) for s in (0, share) for sign in (-1, 1)}
    edges = sorted(edges | {edge + shift for edge in edges})
    total = sum(integrate.quad(excess, a, b)[0] for a, b in itertools.pairwise(edges))
    assert total <= mechanism.delta(target) + 1e-7
    if shift == 2:
        assert mechanism.delta(target) == pytest.approx(total, abs=1e-7)


def test_no_smaller_shift_has_a_larger_profile_exactly():
    rng = random.Random(14)
    for _ in range(150):
        root = Fraction(rng.randint(11, 60), 10)  # e^(ε/2)
        share, fall, shift = 1 / (1 + root), 1 / root**2, Fraction(rng.randint(1, 40), 40)
        factor = Fraction(rng.randint(100, int(100 * root**2)), 100)  # e^ε', up to e^ε
        top = (1 - fall) / (2 * (share + fall * (1 - share)))

        def density(z, share=share, fall=fall, top=top):
            steps = math.floor(abs(z))
            return top * fall ** (steps + (abs(z) - steps >= share))

        edges = {k + s for k in range(-6, 7) for s in (0, share, -share)}
        edges = sorted(edges | {edge + shift for edge in edges})
        gains = (
            (b - a) * (density((a + b) / 2) - factor * density((a + b) / 2 - shift))
            for a, b in itertools.pairwise(edges)
        )
        total = sum(gain for gain in gains if gain > 0)
        profile = max(Fraction(0), (1 - 1 / (2 * root)) * (1 - factor / root**2))
        assert total <= profile
        # Less than all of Δ shows less, but for the two ends of ε'.
        assert shift == 1 or factor in (1, root**2) or total < profile or profile == 0


def test_the_profile_and_its_inverse():
    mechanism = Staircase(epsilon=1, sensitivity=1)
    assert mechanism.delta(1) == 0
    for delta in (1e-6, 0.1, 0.3):
        assert mechanism.delta(mechanism.epsilon(delta)) == pytest.approx(delta, rel=1e-9)
    assert mechanism.epsilon(0.9) == 0
    assert mechanism.epsilon(0) == 1


def test_accuracy_inverts_the_distribution():
    for epsilon in (0.3, 1, 8):
        mechanism = Staircase(epsilon=epsilon, sensitivity=3)
        for probability in (0.1, 0.5, 2 / 3, 0.999):
            reach = mechanism.accuracy(probability)
            inside = mechanism.cdf(reach) - mechanism.cdf(-reach)
            assert inside == pytest.approx(probability, abs=1e-12)


# Statistical: false alarms at most 1e-6 a test --------------------------------------------------


@pytest.mark.parametrize("epsilon", [0.1, 2])
def test_noise_has_the_stated_distribution(epsilon):
    mechanism = Staircase(epsilon=epsilon, sensitivity=3)
    sample = mechanism.release(np.full(200_000, 40.0), rng=np.random.default_rng(2016)) - 40
    assert stats.kstest(sample, mechanism.cdf).pvalue > 1e-6
    for factor in (0.5, 2):
        assert stats.kstest(sample * factor, mechanism.cdf).pvalue < 1e-100


def test_shapes_types_and_seeds():
    mechanism = Staircase(epsilon=1, sensitivity=1)
    assert type(mechanism.release(3, rng=np.random.default_rng(1))) is float
    table = np.zeros((2, 3))
    first = mechanism.release(table, rng=np.random.default_rng(1))
    assert first.shape == (2, 3)
    assert (first == mechanism.release(table, rng=np.random.default_rng(1))).all()
    assert (table == 0).all()


# Bad input --------------------------------------------------------------------------------------


def test_bad_arguments_are_refused_by_name():
    mechanism, rng = Staircase(epsilon=1, sensitivity=1), np.random.default_rng(0)
    refuses(lambda v: Staircase(epsilon=v, sensitivity=1), "epsilon", NOT_POSITIVE)
    refuses(lambda v: Staircase(epsilon=1, sensitivity=v), "sensitivity", NOT_POSITIVE)
    refuses(lambda v: Staircase(epsilon=v, sensitivity=1e300), "sensitivity / epsilon", [1e-300])
    refuses(
        lambda v: Staircase(epsilon=1, sensitivity=1, neighbourhood=v), "neighbourhood", NO_NAME
    )
    refuses(lambda v: mechanism.release(v, rng=rng), "value", NO_ANSWER)
    refuses(lambda v: mechanism.release(1, rng=v), "rng", NO_GENERATOR)
    refuses(lambda v: mechanism.noise(v, rng=rng), "shape", [-1, 2.0, "3", None, (1, -1), [2]])
    refuses(mechanism.density, "noise", NO_ANSWER)
    refuses(mechanism.cdf, "noise", NO_ANSWER)
    refuses(mechanism.accuracy, "probability", NOT_INSIDE_ZERO_ONE)
    refuses(mechanism.epsilon, "delta", [v for v in NO_PROBABILITY if v is not None])
    refuses(mechanism.delta, "epsilon", [v for v in NOT_AT_LEAST_ZERO if v != math.inf])
