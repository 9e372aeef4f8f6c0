"""Composition: known answers, exact channels, and bounds that must stand in a fixed order."""

import itertools
import math
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dpedu import Channel, Guarantee, RandomisedResponse, data_sets
from dpedu.privacy import composition as comp
from dpedu.privacy import profiles


def test_known_answers():
    classical = comp.advanced_epsilon(0.1, 100, 1e-6, drift="classical")
    assert classical == pytest.approx(6.308230950513409, abs=1e-12)
    assert comp.advanced_epsilon(0.1, 100, 1e-6) == pytest.approx(5.756105519335732, abs=1e-12)
    assert comp.optimal_epsilon(1e-6, 0.1, 100) == pytest.approx(4.7745675881079865, abs=1e-11)
    rho = comp.composed_zcdp([comp.pure_to_zcdp(0.1)] * 100)
    assert rho == pytest.approx(0.5, abs=1e-12)
    simple = comp.zcdp_epsilon(0.5, 1e-6, conversion="simple")
    assert simple == pytest.approx(5.756521769756932, abs=1e-12)
    assert comp.zcdp_epsilon(0.5, 1e-6) == pytest.approx(5.22153444453017, abs=1e-9)
    assert comp.zcdp_rho(17.14, 1e-10) == pytest.approx(2.555317766000976, abs=1e-9)


@given(st.lists(st.fractions(min_value=0, max_value=9), min_size=1, max_size=4))
@settings(max_examples=60)
def test_curves_of_fractions_are_rounded_up(values):
    exact = sum(values, Fraction(0))
    curves = [lambda order, value=value: value for value in values]
    assert exact <= comp.composed_renyi(curves)(2) <= float(exact) * (1 + 1e-15) + 1e-300
    free = math.log(1e5)  # at an order of 10¹⁶ and more nearly nothing is added
    found = comp.renyi_epsilon(lambda order: exact, 1e-5, conversion="simple")
    assert exact < found <= exact + free * 1e-15 + 1e-14


# Sequential and parallel --------------------------------------------------------------------------


def test_sequential_composition_is_exact_and_names_its_neighbourhood():
    hundredth = Guarantee(epsilon=Fraction(1, 100), delta=Fraction(1, 10**9), neighbourhood="edit")
    total = comp.sequential([hundredth] * 100)
    assert (total.epsilon, total.delta) == (1, Fraction(1, 10**7))
    assert total.neighbourhood == "edit"
    with pytest.raises(ValueError, match="must name one neighbourhood"):
        comp.sequential([hundredth, Guarantee(epsilon=1, neighbourhood="membership")])


@given(st.lists(st.fractions(min_value=Fraction(1, 9), max_value=Fraction(1, 2)), min_size=3,
                max_size=3))  # fmt: skip
@settings(max_examples=30)
def test_adaptive_releases_with_guarantees_fixed_in_advance_stay_within_the_sum(flips):
    # The second release is one of two, both with the guarantee fixed for step two.
    first, second = (RandomisedResponse(flip_probability=p).channel() for p in flips[:2])
    mirrored = Channel(second.matrix[:, ::-1], inputs=second.inputs, outputs=["no", "yes"])
    both = first.compose_adaptively(lambda answer: mirrored if answer else second)
    total = comp.sequential([first.guarantee("edit"), second.guarantee("edit")])
    assert both.epsilon("edit") <= total.epsilon + 1e-12


def parts_channel(release, sizes):
    """Records "a0", "a1", "b0", "b1": part a and part b, each released on its own."""
    records = ["a0", "b0", "b1"]

    def distribution(data):
        a = release(sum(record[0] == "a" for record in data))
        b = release(sum(record == "b1" for record in data))
        return {(x, y): p * q for (x, p), (y, q) in itertools.product(a.items(), b.items())}

    return Channel.from_distributions(data_sets(records, sizes), distribution)


def geometric(count, top=3, ratio=Fraction(1, 2)):
    """Truncated geometric noise on a count of 0 to `top`: exactly (1/ratio)-private in e^ε."""
    weights = {}
    for answer in range(top + 1):
        ends = 1 if answer in (0, top) else (1 - ratio)
        weights[answer] = ratio ** abs(answer - count) * ends / (1 + ratio)
    return weights


def test_parallel_composition_against_all_small_data_sets():
    channel = parts_channel(geometric, range(3))
    part = Guarantee(epsilon=math.log(2), neighbourhood="membership")
    assert channel.max_ratio("membership") == 2
    assert comp.in_parallel([part, part]).epsilon == math.log(2)
    # Under edit a record can move from one part to the other: exactly twice the ε, and no less.
    assert channel.max_ratio("edit") == 4
    assert comp.in_parallel([part, part], "edit").epsilon == pytest.approx(math.log(4))


def test_parts_that_are_private_only_under_edit_compose_to_nothing():
    # The exact size of a part is 0-DP under edit, for an edit inside a part does not change it …
    size = Channel.from_distributions(data_sets(["a0", "a1"], range(3)), lambda x: {len(x): 1})
    assert size.epsilon("edit") == 0
    # … but a record that moves is seen for certain.
    both = Channel.from_distributions(
        data_sets(["a0", "b0"], range(3)), lambda x: {tuple(r[0] for r in x).count("a"): 1}
    )
    assert both.epsilon("edit") == math.inf
    with pytest.raises(ValueError, match="guarantees must be under membership to compose"):
        comp.in_parallel([Guarantee(epsilon=0, neighbourhood="edit")] * 2)


def test_parallel_composition_of_approximate_guarantees():
    parts = [Guarantee(epsilon=1, delta=1e-6, neighbourhood="membership"),
             Guarantee(epsilon=0.5, delta=1e-5, neighbourhood="membership")]  # fmt: skip
    assert comp.in_parallel(parts).delta == 1e-5
    assert comp.in_parallel(parts).epsilon == 1
    under_edit = comp.in_parallel(parts, "edit")
    assert (under_edit.epsilon, under_edit.delta) == (2, pytest.approx(1e-5 * (1 + math.e)))


# Advanced and optimal -----------------------------------------------------------------------------


@pytest.mark.parametrize("p", [Fraction(1, 3), Fraction(1, 5)])
@pytest.mark.parametrize("times", [1, 2, 5])
def test_the_optimal_bound_is_the_profile_of_repeated_randomised_response(p, times):
    response = RandomisedResponse(flip_probability=p)
    repeated, epsilon = response.channel().repeat(times), response.epsilon()
    for total in (0, 0.3, epsilon, times * epsilon * 0.9, times * epsilon):
        found = comp.optimal_delta(total, epsilon, times)
        assert found == pytest.approx(repeated.delta(total, "edit"), abs=1e-14)


def test_the_optimal_bound_with_delta_is_that_of_its_worst_release():
    # Randomised response that with probability δ gives everything away, twice.
    epsilon, delta = 0.7, 0.01
    truth = (1 - delta) * math.exp(epsilon) / (1 + math.exp(epsilon))
    lie = (1 - delta) / (1 + math.exp(epsilon))
    worst = Channel([[delta, truth, lie, 0], [0, lie, truth, delta]], inputs=[(0,), (1,)],
                    outputs=range(4))  # fmt: skip
    for total in (0.0, 0.5, 1.0):
        found = comp.optimal_delta(total, epsilon, 2, delta)
        assert found == pytest.approx(worst.repeat(2).delta(total, "edit"), abs=1e-13)
    assert comp.optimal_epsilon(1.9e-2, epsilon, 2, delta) == math.inf
    assert comp.optimal_epsilon(1, epsilon, 2, delta) == 0


@given(st.floats(1e-3, 2), st.integers(1, 3000), st.floats(-200, -0.1).map(math.exp))
@settings(max_examples=80)
def test_the_bounds_stand_in_order_and_round_trip(epsilon, times, delta):
    basic = comp.sequential([Guarantee(epsilon=epsilon, neighbourhood="edit")] * times).epsilon
    optimal = comp.optimal_epsilon(delta, epsilon, times)
    assert optimal <= basic * (1 + 1e-12)
    assert optimal <= comp.advanced_epsilon(epsilon, times, delta) * (1 + 1e-12)
    rho = times * comp.pure_to_zcdp(epsilon)
    tight = comp.zcdp_epsilon(rho, delta)
    assert optimal <= tight * (1 + 1e-9)
    assert tight <= comp.zcdp_epsilon(rho, delta, conversion="simple") * (1 + 1e-9)
    if optimal > 0:
        found = comp.optimal_delta(optimal, epsilon, times)
        # Near the greatest possible loss one last digit of ε is many digits of δ.
        assert found <= delta * (1 + 1e-6) or optimal > 0.999 * basic
        assert found >= delta * (1 - 1e-6) or optimal > 0.999 * basic


# Rényi and concentrated ---------------------------------------------------------------------------


@given(st.floats(0.05, 20), st.floats(-60, -1).map(math.exp))
@settings(max_examples=60)
def test_conversions_of_gaussian_noise_are_above_the_exact_profile_and_near_it(sigma, delta):
    exact = profiles.gaussian_epsilon(delta, sigma)
    curve = lambda order: profiles.gaussian_renyi(order, sigma)  # noqa: E731
    tight, simple = (comp.renyi_epsilon(curve, delta, conversion=c) for c in ("tight", "simple"))
    assert exact <= tight + 1e-9
    assert tight <= simple + 1e-9
    rho = profiles.gaussian_zcdp(sigma)
    assert tight == pytest.approx(comp.zcdp_epsilon(rho, delta), rel=1e-9)
    assert simple == pytest.approx(comp.zcdp_epsilon(rho, delta, conversion="simple"), rel=1e-6)
    if tight > 0:
        assert comp.renyi_delta(curve, tight) == pytest.approx(delta, rel=1e-5)
        assert comp.zcdp_delta(rho, tight) == pytest.approx(delta, rel=1e-5)
        assert comp.zcdp_rho(tight, delta) == pytest.approx(rho, rel=1e-6)


def test_the_simple_zcdp_formula_is_the_simple_renyi_conversion_at_its_best_order():
    order = 1 + math.sqrt(math.log(1e6) / 0.5)
    value = 0.5 * order + math.log(1e6) / (order - 1)
    assert value == pytest.approx(comp.zcdp_epsilon(0.5, 1e-6, conversion="simple"), abs=1e-12)


@given(st.lists(st.floats(0.1, 9), min_size=1, max_size=6))
@settings(max_examples=60)
def test_gaussian_releases_compose_exactly_as_their_renyi_curves_and_rhos_do(sigmas):
    sigma = comp.gaussian_sigma_of(sigmas)
    together = comp.composed_renyi(
        [lambda order, s=s: profiles.gaussian_renyi(order, s) for s in sigmas]
    )
    assert together(3) == pytest.approx(profiles.gaussian_renyi(3, sigma))
    rho = comp.composed_zcdp([profiles.gaussian_zcdp(s) for s in sigmas])
    assert rho == pytest.approx(profiles.gaussian_zcdp(sigma))


def test_pure_dp_implies_zcdp():
    # Every Rényi divergence of randomised response stays below ρα with ρ = ε²/2.
    for epsilon in (0.1, 1.0, 3.0):
        channel = RandomisedResponse.from_epsilon(epsilon).channel()
        for order in (1, 1.5, 2, 8, 100):
            assert channel.renyi(order, "edit") <= comp.pure_to_zcdp(epsilon) * order + 1e-12
    assert comp.pure_to_zcdp(Fraction(1, 10)) == Fraction(1, 200)
    assert comp.zcdp_epsilon(0, 0.1) == comp.zcdp_delta(0, 1) == 0
