"""The testing game: best rules by enumeration, feasible regions, and duality with profiles."""

import itertools
import math
from fractions import Fraction

import mpmath
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dpedu import RandomisedResponse
from dpedu.privacy import divergences, profiles, testing

exact_pairs = st.integers(2, 5).flatmap(
    lambda size: st.tuples(
        *[
            st.lists(st.integers(0, 9), min_size=size, max_size=size)
            .filter(any)
            .map(lambda weights: [Fraction(weight, sum(weights)) for weight in weights])
        ]
        * 2
    )
)
RATES = [Fraction(0), Fraction(1, 7), Fraction(1, 3), Fraction(9, 10), Fraction(1)]


@given(exact_pairs)
@settings(max_examples=80)
def test_no_rule_beats_the_roc_curve_and_its_corners_are_rules(pair):
    p, q = pair
    rules = {
        (sum(a for a, take in zip(p, chosen, strict=True) if take),
         sum(b for b, take in zip(q, chosen, strict=True) if take))
        for chosen in itertools.product((False, True), repeat=len(p))
    }  # fmt: skip
    corners = testing.roc_curve(p, q)
    assert set(corners) <= rules
    assert (corners[0], corners[-1]) == ((0, 0), (1, 1))
    for false, true in rules:
        assert true <= 1 - testing.trade_off(p, q, false)
    slopes = [
        (y2 - y1) / (x2 - x1) if x2 > x1 else math.inf
        for (x1, y1), (x2, y2) in itertools.pairwise(corners)
    ]
    assert all(one > two for one, two in itertools.pairwise(slopes))


@given(exact_pairs, st.fractions(min_value=0, max_value=9))
@settings(max_examples=80)
def test_the_hockey_stick_is_the_highest_gap_on_the_roc_curve(pair, factor):
    p, q = pair
    gap = max(true - factor * false for false, true in testing.roc_curve(p, q))
    assert gap == divergences.hockey_stick(q, p, factor)


@given(exact_pairs)
@settings(max_examples=60)
def test_every_rule_against_a_mechanism_lies_in_its_region(pair):
    p, q = pair
    for epsilon in (0.0, 0.4, 2.0):
        factor = math.exp(epsilon)
        delta = max(float(divergences.hockey_stick(a, b, factor)) for a, b in ((p, q), (q, p)))
        for false, true in testing.roc_curve(p, q):
            assert testing.is_feasible(false, true, epsilon, min(1, delta))
            assert testing.is_feasible(1 - false, 1 - true, epsilon, min(1, delta))
        for rate in RATES:
            forced = testing.guaranteed_trade_off(rate, epsilon, min(1, delta))
            assert float(testing.trade_off(p, q, rate)) >= forced - 1e-12


def test_randomised_response_attains_the_bound_and_one_point_beyond_is_infeasible():
    channel = RandomisedResponse.two_coins().channel()
    p, q = channel.row((0,)), channel.row((1,))
    for rate in RATES:
        forced = testing.guaranteed_trade_off(rate, math.log(3))
        assert float(testing.trade_off(p, q, rate)) == pytest.approx(forced, abs=1e-12)
    assert testing.is_feasible(0.25, 0.75, math.log(3))
    assert not testing.is_feasible(0.25, 0.7501, math.log(3))
    assert not testing.is_feasible(0.7501, 0.25, math.log(3))
    assert testing.is_feasible(0, 0.1, 0, 0.1)
    assert not testing.is_feasible(0, 0.1001, 0, 0.1)
    assert testing.is_feasible(0, 1, math.inf)


@pytest.mark.parametrize(("epsilon", "delta"), [(0, 0), (0.5, 0), (1, 0.1), (3, 0.01), (0, 0.3)])
def test_the_region_is_where_the_inequalities_hold(epsilon, delta):
    # The two inequalities of the chapter for a rule, and for the opposite rule.
    corners = testing.feasible_region(epsilon, delta)
    for corner in corners:
        assert testing.is_feasible(*corner, epsilon, delta)
        assert min(abs(x - y) for x, y in corners) >= 0
    factor = math.exp(epsilon)
    for false, true in itertools.product([i / 20 for i in range(21)], repeat=2):
        holds = (
            true <= factor * false + delta + 1e-12
            and 1 - false <= factor * (1 - true) + delta + 1e-12
            and false <= factor * true + delta + 1e-12
            and 1 - true <= factor * (1 - false) + delta + 1e-12
        )
        assert testing.is_feasible(false, true, epsilon, delta) == holds


@pytest.mark.parametrize("size", [1e-300, 1e-20, 5e-13, 1e-3])
@pytest.mark.parametrize("epsilon", [0, 0.1, 1, 20])
def test_small_rates_are_compared_as_exactly_as_large_ones(size, epsilon):
    with mpmath.workdps(50):
        most = float(mpmath.exp(epsilon) * size)
    if most < 0.5:
        assert testing.is_feasible(size, most, epsilon)
        assert testing.is_feasible(most, size, epsilon)
        assert testing.is_feasible(0, size, epsilon, size)
    for more in (0.5, most * (1 + 1e-11)):
        if most < more <= 1:
            assert not testing.is_feasible(size, more, epsilon)
            assert not testing.is_feasible(more, size, epsilon)
    assert not testing.is_feasible(0, size, epsilon)
    assert not testing.is_feasible(0, size * (1 + 1e-11), epsilon, size)
    assert not testing.is_feasible(0, 5e-13, 1)
    assert not testing.is_feasible(1 - 5e-13, 1, 1)
    for corner in testing.feasible_region(epsilon, size):
        assert testing.is_feasible(*corner, epsilon, size)


NOISES = [
    (lambda a, t: testing.gaussian_trade_off(a, 1, t),
     lambda e, t: profiles.gaussian_delta(e, 1, t)),
    (lambda a, t: testing.laplace_trade_off(a, 1, t),
     lambda e, t: profiles.laplace_delta(e, 1, t)),
]  # fmt: skip


@pytest.mark.parametrize(("curve", "profile"), NOISES)
@pytest.mark.parametrize("t", [0.1, 1, 3])
def test_trade_off_and_profile_turn_into_each_other(curve, profile, t):
    for epsilon in (0.0, 0.3, 1.0, 2.5, 6.0):
        found = testing.delta_from_trade_off(lambda a: curve(a, t), epsilon)
        assert found == pytest.approx(profile(epsilon, t), abs=1e-9)
    for rate in (0.001, 0.05, 0.3, 0.5, 0.8, 0.999):
        found = testing.trade_off_from_profile(lambda e: profile(e, t), rate)
        assert found == pytest.approx(curve(rate, t), abs=1e-9)


@pytest.mark.parametrize(
    ("curve", "profile", "t", "epsilon"),
    [(*NOISES[0], 1, 8), (*NOISES[0], 0.01, 0.06), (*NOISES[0], 5, 50), (*NOISES[1], 3, 2.9999999)],
)
def test_a_small_delta_from_a_trade_off_keeps_digits(curve, profile, t, epsilon):
    found = testing.delta_from_trade_off(lambda a: curve(a, t), epsilon)
    assert found == pytest.approx(profile(epsilon, t), rel=1e-2, abs=0)


@pytest.mark.parametrize(
    ("curve", "profile", "t", "rate", "rel"),
    [
        (*NOISES[1], 100, 1e-30, 0.02), (*NOISES[1], 100, 0.3, 1e-6), (*NOISES[0], 20, 1e-5, 1e-6),
        (*NOISES[0], 20, 0.5, 1e-6), (*NOISES[0], 9, 1e-5, 1e-6), (*NOISES[1], 80, 1e-22, 1e-3),
    ],
)  # fmt: skip
def test_a_trade_off_is_found_where_most_deltas_are_one_in_floats(curve, profile, t, rate, rel):
    found = testing.trade_off_from_profile(lambda e: profile(e, t), rate)
    assert found == pytest.approx(curve(rate, t), rel=rel, abs=0)


@pytest.mark.parametrize(("curve", "profile"), NOISES)
def test_trade_offs_of_noise_are_falling_convex_and_their_own_inverse(curve, profile):
    rates = [i / 200 for i in range(201)]
    values = [curve(rate, 1.3) for rate in rates]
    steps = [b - a for a, b in itertools.pairwise(values)]
    assert all(step < 0 for step in steps)
    assert all(a <= b + 1e-12 for a, b in itertools.pairwise(steps))
    # A symmetric pair: exchanging the two kinds of error mirrors the curve.
    for rate in rates[1:-1]:
        assert curve(curve(rate, 1.3), 1.3) == pytest.approx(rate, abs=1e-9)
    assert (values[0], values[-1]) == (1, 0)


@pytest.mark.parametrize("rate", [Fraction(1, 10**70), Fraction(1, 10**200)])
def test_a_trade_off_next_to_1_is_rounded_down(rate):
    below = math.nextafter(1, 0)
    assert testing.laplace_trade_off(rate, 1) == below
    assert testing.gaussian_trade_off(rate, 1) == below
    for epsilon in (0, 1):
        assert testing.guaranteed_trade_off(rate, epsilon) == below
        assert testing.guaranteed_trade_off(rate, epsilon, Fraction(1, 2)) < 0.5


def test_a_deterministic_release_is_told_apart_without_error():
    assert testing.roc_curve([1, 0], [0, 1]) == [(0, 0), (0, 1), (1, 1)]
    assert testing.trade_off([1, 0], [0, 1], 0) == 0
    assert testing.trade_off([0.5, 0.5], [0.5, 0.5], 0.3) == pytest.approx(0.7)
