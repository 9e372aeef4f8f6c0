"""What a private answer is worth: exact information, the bound on every channel, and variances."""

import itertools
import math
from fractions import Fraction

import mpmath
import numpy as np
import pytest
from bad_input import NO_NUMBERS, NOT_AT_LEAST_ONE_WHOLE, NOT_AT_LEAST_ZERO, NOT_INSIDE_ZERO_ONE
from bad_input import refuses as refuse

from dpedu import KaryRandomisedResponse, RandomisedResponse
from dpedu.bayes import effective_sample_size, information_contraction, information_share

RATES = [Fraction(1, 2), Fraction(1, 10), Fraction(2, 3)]


@pytest.mark.parametrize("p", [Fraction(0), Fraction(1, 4), Fraction(2, 5), Fraction(1, 2)])
@pytest.mark.parametrize("rate", RATES)
def test_the_share_is_that_of_the_scores(p, rate):
    # Fisher information: Σ_a (dP(a)/dθ)²/P(a), for the answer and for the bit itself.
    yes = p + (1 - 2 * p) * rate
    answer = (1 - 2 * p) ** 2 / yes + (1 - 2 * p) ** 2 / (1 - yes)
    bit = 1 / rate + 1 / (1 - rate)
    assert information_share(p, rate=rate) == answer / bit


@pytest.mark.parametrize("epsilon", [0.1, 1, 3])
def test_estimates_vary_like_those_from_so_many_true_records(epsilon):
    response = RandomisedResponse.from_epsilon(epsilon)
    for rate in (0.5, 0.2):
        # Over a random sample: that of fixed data, and that of the data.
        p = response.flip_probability
        yes = p + (1 - 2 * p) * rate
        variance = yes * (1 - yes) / (1 - 2 * p) ** 2 / 1000
        size = effective_sample_size(1000, epsilon=epsilon, rate=rate)
        assert variance == pytest.approx(rate * (1 - rate) / size)
        assert size < 1000


def test_it_grows_like_n_epsilon_squared_over_4d():
    assert effective_sample_size(10**6, epsilon=1) == pytest.approx(10**6 * math.tanh(0.5) ** 2)
    for epsilon in (1e-2, 1e-3):
        for d in (1, 7):
            shared = effective_sample_size(1, epsilon=epsilon, dimensions=d)
            assert shared == pytest.approx(epsilon**2 / (4 * d), rel=1e-4)
            split = effective_sample_size(1, epsilon=epsilon, dimensions=d, sharing="split")
            assert split == pytest.approx(epsilon**2 / (4 * d**2), rel=1e-4)
    assert effective_sample_size(50, epsilon=0) == 0


def kl_both_ways(first, second):
    return float(((first - second) * np.log(first / second)).sum())


@pytest.mark.parametrize("epsilon", [0.05, 0.5, 1, 3])
def test_every_private_channel_contracts_as_duchi_jordan_and_wainwright_say(epsilon):
    # All channels whose columns take only the two values of an extremal one, on three records.
    limit = information_contraction(epsilon)
    e = math.exp(epsilon)
    channels = [KaryRandomisedResponse.from_epsilon(epsilon, categories=3).channel().matrix]
    for rows in itertools.product((1, 0), repeat=3):
        yes = np.where(rows, e / (1 + e), 1 / (1 + e))
        channels.append(np.column_stack([yes, 1 - yes]))
    rng, worst = np.random.default_rng(1), 0.0
    pairs = [np.eye(3)[[0, 1]], *rng.dirichlet((0.3, 0.3, 0.3), size=(200, 2))]
    for channel in channels:
        for first, second in pairs:
            distance = np.abs(first - second).sum() / 2
            left = kl_both_ways(first @ channel.astype(float), second @ channel.astype(float))
            assert left <= limit * distance**2 * (1 + 1e-12)
            worst = max(worst, left / (limit * distance**2))
    assert worst > (0.2 if epsilon < 1 else 0)  # the bound is of the right size


def test_bad_arguments_are_refused_by_name():
    refuse(lambda v: information_share(v, rate=0.5), "flip_probability", [*NO_NUMBERS, -0.1, 0.6])
    refuse(lambda v: information_share(0.1, rate=v), "rate", NOT_INSIDE_ZERO_ONE)
    refuse(lambda v: effective_sample_size(v, epsilon=1), "people", NOT_AT_LEAST_ZERO)
    refuse(lambda v: effective_sample_size(9, epsilon=v), "epsilon", NOT_AT_LEAST_ZERO)
    refuse(lambda v: effective_sample_size(9, epsilon=1, rate=v), "rate", NOT_INSIDE_ZERO_ONE)
    refuse(lambda v: effective_sample_size(9, epsilon=1, dimensions=v), "dimensions",
           NOT_AT_LEAST_ONE_WHOLE)  # fmt: skip
    refuse(lambda v: effective_sample_size(9, epsilon=1, sharing=v), "sharing", ["all", None, 1])
    refuse(information_contraction, "epsilon", NOT_AT_LEAST_ZERO)
    assert information_contraction(400) == math.inf


@pytest.mark.parametrize("epsilon", [0, 0.1, 0.69, 0.7, 1, 20, 349, 351, 354, 354.19])
def test_the_contraction_reaches_as_far_as_floats(epsilon):
    exact = min(4, mpmath.exp(2 * epsilon)) * mpmath.expm1(epsilon) ** 2
    assert information_contraction(epsilon) == pytest.approx(float(exact), rel=1e-13)
    assert information_contraction(355) == information_contraction(1e300) == math.inf
