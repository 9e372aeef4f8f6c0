"""The Gaussian mechanism: calibration and measurement agree."""

import math

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
from scipy import stats

from dpedu import Gaussian


def test_known_answers():
    assert Gaussian(epsilon=1, delta=1e-5, sensitivity=1).sigma == pytest.approx(
        3.730631634815942, abs=1e-9
    )
    assert Gaussian(epsilon=2, delta=1e-6, sensitivity=1).sigma == pytest.approx(
        2.2304762711864172, abs=1e-9
    )
    classical = Gaussian(epsilon=0.5, delta=1e-5, sensitivity=1, calibration="classical")
    assert classical.sigma == pytest.approx(9.689610525210778, abs=1e-11)


@pytest.mark.parametrize("epsilon", [0, 0.1, 1, 8])
@pytest.mark.parametrize("delta", [1e-9, 1e-5, 0.1])
@pytest.mark.parametrize("sensitivity", [1, 0.01, 20])
def test_what_is_calibrated_is_measured(epsilon, delta, sensitivity):
    mechanism = Gaussian(epsilon=epsilon, delta=delta, sensitivity=sensitivity)
    assert mechanism.delta(epsilon) == pytest.approx(delta, rel=1e-8)
    assert mechanism.delta(epsilon) <= delta
    assert mechanism.epsilon(delta) == pytest.approx(epsilon, abs=1e-7)
    assert mechanism.epsilon() == epsilon
    assert mechanism.guarantee("edit").delta == delta


def test_the_classical_noise_is_more_and_is_refused_from_epsilon_one():
    for epsilon in (0.01, 0.5, 0.99):
        arguments = {"epsilon": epsilon, "delta": 1e-5, "sensitivity": 1}
        classical = Gaussian(**arguments, calibration="classical")
        assert classical.sigma > Gaussian(**arguments).sigma
        assert classical.delta(epsilon) < 1e-5
    for epsilon in (1, 1.5, 10):
        with pytest.raises(ValueError, match="epsilon must be below 1"):
            Gaussian(epsilon=epsilon, delta=1e-5, sensitivity=1, calibration="classical")


def test_density_cdf_and_accuracy_are_those_of_scipy():
    mechanism, z = Gaussian(epsilon=1, delta=1e-5, sensitivity=1), np.linspace(-20, 20, 41)
    peer = stats.norm(scale=mechanism.sigma)
    assert mechanism.density(z) == pytest.approx(peer.pdf(z), rel=1e-12)
    assert mechanism.cdf(z) == pytest.approx(peer.cdf(z), rel=1e-12)
    assert mechanism.variance == pytest.approx(peer.var(), rel=1e-12)
    assert mechanism.accuracy() == pytest.approx(peer.ppf(5 / 6), rel=1e-12)
    assert mechanism.zcdp() == pytest.approx(1 / (2 * mechanism.sigma**2), rel=1e-12)


def test_noise_has_the_stated_distribution():
    # Kolmogorov and Smirnov's test, two-sided in spread, tail 1e-6.
    mechanism = Gaussian(epsilon=1, delta=1e-5, sensitivity=2)
    released = mechanism.release(np.full(100_000, -7.0), rng=np.random.default_rng(3))
    sample = (released + 7) / mechanism.sigma
    assert stats.kstest(sample, stats.norm().cdf).pvalue > 1e-6
    for factor in (0.5, 2):
        assert stats.kstest(sample * factor, stats.norm().cdf).pvalue < 1e-100
    assert type(mechanism.release(1, rng=np.random.default_rng(3))) is float


def test_bad_arguments_are_refused_by_name():
    good = {"epsilon": 0.5, "delta": 1e-5, "sensitivity": 1}
    mechanism, rng = Gaussian(**good), np.random.default_rng(0)
    for name, values in [
        ("epsilon", NOT_AT_LEAST_ZERO),
        ("delta", NOT_INSIDE_ZERO_ONE),
        ("sensitivity", NOT_POSITIVE),
        ("neighbourhood", NO_NAME),
        ("calibration", ["exact", "", None, 1, True]),
    ]:
        for calibration in ("analytic", "classical"):
            arguments = {**good, "calibration": calibration}
            refuses(lambda v, n=name, a=arguments: Gaussian(**{**a, n: v}), name, values)
    refuses(lambda v: mechanism.release(v, rng=rng), "value", NO_ANSWER)
    refuses(lambda v: mechanism.release(1, rng=v), "rng", NO_GENERATOR)
    refuses(lambda v: mechanism.noise(v, rng=rng), "shape", [-1, 2.0, "3", None, (1, -1)])
    refuses(mechanism.density, "noise", NO_ANSWER)
    refuses(mechanism.cdf, "noise", NO_ANSWER)
    refuses(mechanism.accuracy, "probability", NOT_INSIDE_ZERO_ONE)
    refuses(mechanism.epsilon, "delta", [v for v in NO_PROBABILITY if v is not None])
    refuses(mechanism.delta, "epsilon", [v for v in NOT_AT_LEAST_ZERO if v != math.inf])
