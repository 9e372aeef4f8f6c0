"""Posterior beliefs: the bounds hold for every output of every small channel, and are attained."""

import math
from fractions import Fraction

import mpmath
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dpedu import Channel, posterior_bounds


@given(
    st.lists(st.integers(1, 9), min_size=6, max_size=6),
    st.fractions(min_value=Fraction(1, 50), max_value=Fraction(49, 50)),
)
@settings(max_examples=80)
def test_no_output_moves_belief_beyond_the_bounds(weights, prior):
    first, second = weights[:3], weights[3:]
    channel = Channel(
        [[Fraction(w, sum(row)) for w in row] for row in (first, second)],
        inputs=[(0,), (1,)],
        outputs=range(3),
    )
    low, high = posterior_bounds(prior, channel.epsilon("edit"))
    for output in channel.outputs:
        belief = channel.posterior({(0,): prior, (1,): 1 - prior}, output)[(0,)]
        assert low - 1e-12 <= belief <= high + 1e-12


def test_randomised_response_attains_both_bounds():
    p, prior = Fraction(1, 4), Fraction(1, 10)
    channel = Channel([[1 - p, p], [p, 1 - p]], inputs=[(0,), (1,)], outputs=[0, 1])
    beliefs = [channel.posterior({(0,): 1 - prior, (1,): prior}, a)[(1,)] for a in (0, 1)]
    assert posterior_bounds(prior, math.log(3)) == pytest.approx(beliefs, abs=1e-15)


@given(st.fractions(min_value=0, max_value=1))
def test_a_belief_that_is_no_float_is_rounded_outwards(prior):
    low, high = posterior_bounds(prior, 0)
    assert low <= prior <= high
    assert high <= math.nextafter(math.nextafter(low, 1), 1)
    assert math.copysign(1, low) == 1


def test_limits():
    assert posterior_bounds(0.3, 0) == (0.3, 0.3)
    assert posterior_bounds(0.3, math.inf) == (0.0, 1.0)
    assert posterior_bounds(0, 2) == (0.0, 0.0)
    assert posterior_bounds(1, math.inf) == (1.0, 1.0)


@pytest.mark.parametrize("prior", [-0.1, 1.1, math.nan, True, "0.5"])
def test_bad_priors_are_refused(prior):
    with pytest.raises((TypeError, ValueError), match="prior"):
        posterior_bounds(prior, 1)


@pytest.mark.parametrize("epsilon", [-0.1, math.nan, True, None])
def test_bad_epsilons_are_refused(epsilon):
    with pytest.raises((TypeError, ValueError), match="epsilon"):
        posterior_bounds(0.5, epsilon)


def test_next_to_one_a_float_is_read_in_two_ways_and_a_fraction_in_one():
    prior = 1 - 5e-15
    with mpmath.workdps(50):
        for belief, off in ((prior, 2e-3), (Fraction(prior), 1e-15)):
            rest = mpmath.exp(90) * (1 - mpmath.mpf(prior))
            exact = mpmath.mpf(prior) / (mpmath.mpf(prior) + rest)
            low, _ = posterior_bounds(belief, 90)
            assert exact * (1 - off) <= low <= exact
