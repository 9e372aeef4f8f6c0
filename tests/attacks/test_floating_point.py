"""The last bits: the sampler step by step, no false exclusion ever, an exact twin that holds."""

import math
from fractions import Fraction

import numpy as np
import pytest
from bad_input import NOT_FINITE, NOT_POSITIVE, refuses

import dpedu as dp
from dpedu.attacks.floating_point import _noise, decide, reachable
from dpedu.mechanisms import DiscreteGaussian, DiscreteLaplace
from dpedu.noise import fast

SCALES = [0.1, Fraction(1, 3), 1, 10, 1e6]
ANSWERS = [0, 1, -3, 0.1, 1000, 1e6]


@pytest.mark.parametrize("scale", SCALES)
def test_noise_is_the_samplers_bit_for_bit(scale):
    uniform = np.random.default_rng(7).random(20_000)
    noise = fast.laplace(scale, 20_000, rng=np.random.default_rng(7))
    low, width = uniform < 0.5, float(scale)
    steps = uniform * 2.0**53
    assert (_noise(steps[low], -width) == noise[low]).all()
    assert (_noise(2.0**53 - steps[~low], width) == noise[~low]).all()


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("answer", ANSWERS)
def test_the_truth_is_never_excluded(answer, scale):
    # Certain, not likely: what the sampler made is among what it can make.
    noisy = answer + fast.laplace(scale, 2_000, rng=np.random.default_rng(1))
    assert reachable(noisy, answer=answer, scale=scale).all()


def test_most_floats_next_to_a_possible_one_are_impossible():
    noisy = fast.laplace(1, 5_000, rng=np.random.default_rng(2))
    large = noisy[np.abs(noisy) > 3]
    near = np.nextafter(large, 0)
    assert reachable(near, answer=0, scale=1).mean() < 0.2


def test_what_no_noise_can_reach():
    # 2⁵³ uniform numbers: the largest noise is λ ln 2⁵³ below ½ and λ ln 2⁵² above.
    assert not reachable([40.0, -40.0], answer=0, scale=1).any()
    assert reachable([-52 * math.log(2)], answer=0, scale=1).all()
    assert reachable([0.0], answer=0, scale=1).all()
    assert reachable(1e10, answer=1e10, scale=1)


@pytest.mark.parametrize("epsilon", [0.1, 1])
def test_single_counts_are_given_away(epsilon):
    mechanism = dp.Laplace(epsilon=epsilon, sensitivity=1)
    for truth in (0, 1):
        noisy = mechanism.release(np.full(5_000, truth), rng=np.random.default_rng(truth))
        found = decide(noisy, answers=(0, 1), scale=mechanism.scale)
        assert (found != 1 - truth).all()
        # ε-DP allows a test that is never wrong to speak with probability 0: here it speaks often.
        assert (found == truth).mean() > 0.3


def test_a_few_releases_settle_it():
    noisy = fast.laplace(1, (2_000, 10), rng=np.random.default_rng(3))
    found = decide(noisy, answers=(0, 1), scale=1)
    assert (found == 0).any(axis=1).mean() > 0.999


def test_the_exact_twin_resists():
    epsilon, people = 1, 40_000
    mechanism = DiscreteLaplace(epsilon=epsilon, sensitivity=1)
    verdicts = []
    for truth in (0, 1):
        noisy = mechanism.release(np.full(people, truth), rng=np.random.default_rng(truth))
        found = decide(noisy.astype(float), answers=(0, 1), scale=1)
        verdicts.append(np.bincount(found + 1, minlength=3) / people)
    # Whatever the verdict, its probability differs by a factor of at most e^ε. Hoeffding, at 1e-6
    # for all six comparisons.
    reach = math.sqrt(math.log(12e6) / (2 * people))
    for one, other in (verdicts, verdicts[::-1]):
        assert (one - reach <= math.exp(epsilon) * (other + reach)).all()
    # And every whole number is possible under both answers.
    assert (mechanism.probability(np.arange(-30, 31)) > 0).all()
    assert mechanism.epsilon() == epsilon


@pytest.mark.parametrize(
    "mechanism",
    [
        DiscreteLaplace(epsilon=1, sensitivity=1),
        DiscreteGaussian(epsilon=1, delta=1e-6, sensitivity=1),
    ],
)
def test_no_exact_output_in_a_million_is_impossible_under_the_neighbour(mechanism):
    noisy = 1 + mechanism.noise(1_000_000, rng=np.random.default_rng(5))
    under_neighbour = mechanism.probability(np.unique(noisy))
    assert (under_neighbour > 0).all()


def test_most_fast_outputs_are_impossible_under_the_neighbour():
    # Over 75 %; by Hoeffding a share of 0.79 would be seen below 0.78 with a chance below 1e-6.
    for truth in (0, 1):
        noisy = truth + fast.laplace(1, 100_000, rng=np.random.default_rng(6))
        assert reachable(noisy, answer=truth, scale=1).all()
        assert 1 - reachable(noisy, answer=1 - truth, scale=1).mean() > 0.78


def test_shapes_and_strange_noise():
    assert reachable(0.5, answer=0, scale=1).shape == ()
    assert decide(np.zeros((2, 3)), answers=(0, 1), scale=1).shape == (2, 3)
    assert reachable([1.7e308, -1.7e308], answer=0, scale=1).tolist() == [False, False]
    assert decide([1.7e308], answers=(0, 1), scale=1).tolist() == [-1]


def test_bad_arguments_are_refused_by_name():
    bad = [[], [math.nan], ["a"], None, "1"]
    refuses(lambda v: reachable(v, answer=0, scale=1), "released", bad)
    refuses(lambda v: reachable([1.0], answer=v, scale=1), "answer", NOT_FINITE)
    refuses(lambda v: reachable([1.0], answer=0, scale=v), "scale", NOT_POSITIVE)
    refuses(
        lambda v: decide([1.0], answers=v, scale=1), "answers", [None, 1, (1,), (0, 1, 2), [0, 1]]
    )
    refuses(lambda v: decide([1.0], answers=(0, v), scale=1), "answers", NOT_FINITE)
