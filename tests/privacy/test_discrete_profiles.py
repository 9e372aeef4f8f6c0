"""Discrete noise: high precision sums, limits of large noise, round trips."""

import math

import mpmath
import pytest

from dpedu.privacy import discrete_profiles as dp
from dpedu.privacy import profiles as pr

SHIFTS = [1, 2, 5]
LEVELS = [0, 0.1, 1, 3]


def precise(terms, epsilon, shift, reach):
    """Σ [P(k) − e^ε P(k − Δ)]_+ with 50 digits."""
    with mpmath.workdps(50):
        norm = mpmath.fsum(terms(k) for k in range(-reach, reach + 1))
        factor = mpmath.exp(mpmath.mpf(epsilon))
        gaps = (terms(k) - factor * terms(k - shift) for k in range(-reach, reach + 1))
        return float(mpmath.fsum(gap for gap in gaps if gap > 0) / norm)


@pytest.mark.parametrize("epsilon", LEVELS)
@pytest.mark.parametrize("shift", SHIFTS)
@pytest.mark.parametrize("scale", [0.05, 0.3, 1, 2.7])
def test_discrete_laplace_is_the_sum_of_its_terms(scale, shift, epsilon):
    exact = precise(lambda k: mpmath.exp(-abs(k) / mpmath.mpf(scale)), epsilon, shift, 150)
    assert dp.discrete_laplace_delta(epsilon, scale, shift) == pytest.approx(exact, abs=1e-15)


@pytest.mark.parametrize("epsilon", LEVELS)
@pytest.mark.parametrize("shift", SHIFTS)
@pytest.mark.parametrize("sigma", [0.05, 0.3, 1, 2.7])
def test_discrete_gaussian_is_the_sum_of_its_terms(sigma, shift, epsilon):
    exact = precise(
        lambda k: mpmath.exp(-mpmath.mpf(k) ** 2 / (2 * mpmath.mpf(sigma) ** 2)),
        epsilon, shift, 60 + int(3 * 8 * shift),
    )  # fmt: skip
    found = dp.discrete_gaussian_delta(epsilon, sigma, shift)
    assert found == pytest.approx(exact, rel=1e-12, abs=1e-200)


def test_known_answers():
    assert dp.discrete_gaussian_epsilon(1e-5, 1) == pytest.approx(4.430238055279412, abs=1e-9)
    # P(0) of scale 1, which is the profile at ε = 0.
    assert dp.discrete_laplace_delta(0, 1) == pytest.approx(0.46211715726000974, abs=1e-15)


def test_fine_grids_tend_to_the_continuous_noise():
    for epsilon in (0.0, 0.5, 2.0):
        fine = dp.discrete_laplace_delta(epsilon, 1e5, 10**5)
        assert fine == pytest.approx(pr.laplace_delta(epsilon, 1), abs=1e-5)
        fine = dp.discrete_gaussian_delta(epsilon, 1e5, 10**5)
        assert fine == pytest.approx(pr.gaussian_delta(epsilon, 1), abs=1e-5)
    # At Δ = 1 the grid and the noise differ only in order 1/σ², relative.
    assert dp.discrete_gaussian_delta(1e-8, 1e5) == pytest.approx(
        pr.gaussian_delta(1e-8, 1e5), rel=1e-9
    )


@pytest.mark.parametrize("shift", SHIFTS)
@pytest.mark.parametrize("noise", [0.4, 1, 3.3, 20])
@pytest.mark.parametrize("delta", [1e-12, 1e-5, 0.01])
def test_round_trips(noise, shift, delta):
    for delta_of, epsilon_of in [
        (dp.discrete_gaussian_delta, dp.discrete_gaussian_epsilon),
        (dp.discrete_laplace_delta, dp.discrete_laplace_epsilon),
    ]:
        epsilon = epsilon_of(delta, noise, shift)
        if epsilon > 0:
            assert delta_of(epsilon, noise, shift) == pytest.approx(delta, rel=1e-6)
    epsilon = dp.discrete_gaussian_epsilon(delta, noise, shift)
    if 0.01 < epsilon < 50:
        sigma = dp.discrete_gaussian_sigma(epsilon, delta, shift)
        assert dp.discrete_gaussian_delta(epsilon, sigma, shift) <= delta
        assert sigma == pytest.approx(noise, rel=1e-8) or noise < 2


def test_ends_of_the_ranges():
    assert dp.discrete_laplace_epsilon(0, 2, 3) == 1.5
    assert dp.discrete_laplace_delta(1.5, 2, 3) == 0
    assert dp.discrete_laplace_delta(math.inf, 2) == dp.discrete_gaussian_delta(math.inf, 2) == 0
    assert dp.discrete_gaussian_epsilon(0, 2) == math.inf
    assert dp.discrete_gaussian_epsilon(1, 2) == dp.discrete_laplace_epsilon(1, 2) == 0
    assert dp.discrete_laplace_delta(0, 1e-3) == pytest.approx(1)
    assert dp.discrete_gaussian_delta(0, 1e-3) == pytest.approx(1)
    with pytest.raises(ValueError, match="need sigma above 1e.06: use a coarser grid"):
        dp.discrete_gaussian_sigma(1e-9, 1e-12)
