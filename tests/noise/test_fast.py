"""Noise in floating point: the right distribution, and the gaps that make it unsafe."""

import numpy as np
import pytest
from bad_input import NO_GENERATOR, NOT_AT_LEAST_ONE_WHOLE, NOT_POSITIVE, refuses
from scipy import stats

from dpedu.noise import fast


@pytest.mark.parametrize(
    ("sampler", "peer"), [(fast.laplace, stats.laplace), (fast.gaussian, stats.norm)]
)
@pytest.mark.parametrize("width", [0.01, 1, 1e6])
def test_samples_follow_the_named_distribution(sampler, peer, width):
    # Kolmogorov and Smirnov's test, exact tail 1e-6.
    sample = sampler(width, 100_000, rng=np.random.default_rng(9)) / width
    assert stats.kstest(sample, peer().cdf).pvalue > 1e-6
    assert stats.kstest(2 * sample, peer().cdf).pvalue < 1e-100


@pytest.mark.parametrize("sampler", [fast.laplace, fast.gaussian])
def test_shapes(sampler):
    rng = np.random.default_rng(1)
    assert sampler(1, (2, 0, 3), rng=rng).shape == (2, 0, 3)
    assert sampler(1, (), rng=rng).shape == ()
    assert sampler(1, np.int64(4), rng=rng).shape == (4,)


@pytest.mark.parametrize(("sampler", "name"), [(fast.laplace, "scale"), (fast.gaussian, "sigma")])
def test_bad_arguments_are_refused_by_name(sampler, name):
    rng = np.random.default_rng(0)
    refuses(lambda v: sampler(v, 3, rng=rng), name, NOT_POSITIVE)
    refuses(lambda v: sampler(1, 3, rng=v), "rng", NO_GENERATOR)
    refuses(lambda v: sampler(1, v, rng=rng), "shape", [-1, 2.0, "3", None, True, (1, -1), [2]])
    refuses(lambda v: fast.spherical(v, 3, rng=rng), "scale", NOT_POSITIVE)
    refuses(lambda v: fast.spherical(1, v, rng=rng), "entries", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: fast.spherical(1, 3, rng=v), "rng", NO_GENERATOR)


@pytest.mark.parametrize("entries", [1, 2, 3, 7])
def test_spherical_noise_has_the_length_and_the_directions_of_its_density(entries):
    rng = np.random.default_rng(10)
    drawn = np.array([fast.spherical(3, entries, rng=rng) for _ in range(6000)])
    # In k dimensions a shell of radius r has r^(k−1) times the volume: a gamma distribution.
    lengths = np.linalg.norm(drawn, axis=1)
    assert stats.kstest(lengths / 3, "gamma", (entries,)).pvalue > 1e-7
    assert stats.kstest(2 * lengths / 3, "gamma", (entries,)).pvalue < 1e-20
    if entries == 1:
        assert stats.kstest(drawn[:, 0] / 3, "laplace").pvalue > 1e-7
    else:  # the square of one coordinate of a uniform direction has a beta distribution
        shares = (drawn[:, 0] / lengths) ** 2
        assert stats.kstest(shares, "beta", (0.5, (entries - 1) / 2)).pvalue > 1e-7
    assert abs((drawn > 0).mean(axis=0) - 0.5).max() < 6 / np.sqrt(4 * 6000)
