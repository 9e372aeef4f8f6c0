"""The Laplace mechanism: calibration, profile and distribution."""

import itertools
import math
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

from dpedu import DiscreteLaplace, Laplace
from dpedu.privacy.audit import audit


@pytest.mark.parametrize(
    ("epsilon", "sensitivity"), [(1, 1), (0.1, 5), (Fraction(3, 2), 2), (20, 1)]
)
def test_the_density_ratio_of_neighbours_is_at_most_e_to_epsilon(epsilon, sensitivity):
    mechanism = Laplace(epsilon=epsilon, sensitivity=sensitivity)
    z = np.linspace(-3 * sensitivity, 3 * sensitivity, 601)
    ratio = mechanism.density(z) / mechanism.density(z - sensitivity)
    assert np.log(ratio).max() == pytest.approx(float(epsilon), rel=1e-12)
    assert np.log(ratio).min() == pytest.approx(-float(epsilon), rel=1e-12)
    assert mechanism.epsilon() == epsilon
    assert mechanism.guarantee("edit").epsilon == epsilon


def test_half_is_the_density_at_zero_for_scale_one():
    assert Laplace(epsilon=1, sensitivity=1).density(0) == 0.5
    assert Laplace(epsilon=2, sensitivity=3).scale == 1.5
    assert Laplace(epsilon=2, sensitivity=3).variance == 4.5


def test_density_and_cdf_are_those_of_scipy():
    mechanism, z = Laplace(epsilon=0.5, sensitivity=1), np.linspace(-9, 9, 37)
    peer = stats.laplace(scale=2)
    assert mechanism.density(z) == pytest.approx(peer.pdf(z), abs=1e-15)
    assert mechanism.cdf(z) == pytest.approx(peer.cdf(z), abs=1e-15)
    assert mechanism.cdf(1.0) == pytest.approx(peer.cdf(1), abs=1e-15)


@pytest.mark.parametrize("target", [0, 0.3, 0.8, 1.2])
def test_the_profile_is_the_integral_of_the_excess(target):
    mechanism = Laplace(epsilon=1, sensitivity=2)

    def excess(z):
        return max(0.0, mechanism.density(z) - math.exp(target) * mechanism.density(z - 2))

    points = [-40, -5, 0, (2 - 2 * target) / 2, 2, 40]
    total = sum(integrate.quad(excess, a, b)[0] for a, b in itertools.pairwise(points) if a < b)
    assert mechanism.delta(target) == pytest.approx(total, abs=1e-7)


def test_known_profile_and_its_inverse():
    mechanism = Laplace(epsilon=1, sensitivity=1)
    assert mechanism.delta(0.5) == pytest.approx(0.22119921692859512, abs=1e-9)
    assert mechanism.delta(1) == 0
    for delta in (1e-6, 0.1, 0.3):
        assert mechanism.delta(mechanism.epsilon(delta)) == pytest.approx(delta, rel=1e-9)
    assert mechanism.epsilon(0.9) == 0


def test_a_count_is_accurate_to_ln_3_over_epsilon():
    mechanism = Laplace(epsilon=0.25, sensitivity=1)
    assert mechanism.accuracy() == pytest.approx(math.log(3) / 0.25, abs=1e-12)
    for probability in (0.1, 2 / 3, 0.999):
        reach = mechanism.accuracy(probability)
        assert mechanism.cdf(reach) - mechanism.cdf(-reach) == pytest.approx(probability, abs=1e-12)


# Statistical: false alarms at most 1e-6 a test --------------------------------------------------


@pytest.mark.parametrize("epsilon", [0.1, 2])
def test_noise_has_the_stated_distribution(epsilon):
    mechanism = Laplace(epsilon=epsilon, sensitivity=3)
    released = mechanism.release(np.full(200_000, 40.0), rng=np.random.default_rng(2006))
    sample = (released - 40) / mechanism.scale
    assert stats.kstest(sample, stats.laplace().cdf).pvalue > 1e-6
    # Two-sided in spread: half and double the scale are both refused.
    for factor in (0.5, 2):
        assert stats.kstest(sample * factor, stats.laplace().cdf).pvalue < 1e-100
    assert len(np.unique(sample)) > 199_000


def test_shapes_types_and_seeds():
    mechanism = Laplace(epsilon=1, sensitivity=1)
    assert type(mechanism.release(3, rng=np.random.default_rng(1))) is float
    table = np.zeros((2, 3))
    first = mechanism.release(table, rng=np.random.default_rng(1))
    assert first.shape == (2, 3)
    assert (first == mechanism.release(table, rng=np.random.default_rng(1))).all()
    assert (table == 0).all()
    assert mechanism.noise((4, 5), rng=np.random.default_rng(1)).shape == (4, 5)


# Bad input --------------------------------------------------------------------------------------


def test_bad_arguments_are_refused_by_name():
    mechanism, rng = Laplace(epsilon=1, sensitivity=1), np.random.default_rng(0)
    refuses(lambda v: Laplace(epsilon=v, sensitivity=1), "epsilon", NOT_POSITIVE)
    refuses(lambda v: Laplace(epsilon=1, sensitivity=v), "sensitivity", NOT_POSITIVE)
    refuses(lambda v: Laplace(epsilon=v, sensitivity=1e300), "sensitivity / epsilon", [1e-300])
    refuses(
        lambda v: Laplace(epsilon=1, sensitivity=1, neighbourhood=v),
        "neighbourhood",
        NO_NAME,
    )
    refuses(lambda v: mechanism.release(v, rng=rng), "value", NO_ANSWER)
    refuses(lambda v: mechanism.release(1, rng=v), "rng", NO_GENERATOR)
    refuses(lambda v: mechanism.noise(3, rng=v), "rng", NO_GENERATOR)
    refuses(lambda v: mechanism.noise(v, rng=rng), "shape", [-1, 2.0, "3", None, (1, -1), [2]])
    refuses(mechanism.density, "noise", NO_ANSWER)
    refuses(mechanism.cdf, "noise", NO_ANSWER)
    refuses(mechanism.accuracy, "probability", NOT_INSIDE_ZERO_ONE)
    refuses(mechanism.epsilon, "delta", [v for v in NO_PROBABILITY if v is not None])
    refuses(mechanism.delta, "epsilon", [v for v in NOT_AT_LEAST_ZERO if v != math.inf])


# Floating point -----------------------------------------------------------------------------------


def test_the_audit_sees_why_floating_point_is_unsafe_and_lets_the_exact_twin_pass():
    # Sums with 0 keep the last bits of the noise, sums with 1 lose some of them.
    def audited(mechanism):
        def release(answer, rng, n):
            return mechanism.release([answer] * n, rng=rng)

        return audit(
            release, 0, 1, samples=60_000, rng=np.random.default_rng(1), confidence=1 - 1e-6
        )

    assert audited(Laplace(epsilon=0.05, sensitivity=1)).refutes(0.05)
    assert not audited(DiscreteLaplace(epsilon=0.05, sensitivity=1)).refutes(0.05)
