"""Profiles: known answers, high precision arithmetic, round trips, and agreement with channels."""

import itertools
import math
from fractions import Fraction

import mpmath
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dpedu import Channel, KaryRandomisedResponse, RandomisedResponse
from dpedu.privacy import loss
from dpedu.privacy import profiles as pr

epsilons = st.floats(0, 20)
noises = st.floats(0.05, 50)
deltas = st.floats(-600, -0.01).map(math.exp)


def precise_gaussian_delta(epsilon, mu):
    with mpmath.workdps(60 + int((epsilon / mu) ** 2 / 4)):
        e, m = mpmath.mpf(epsilon), mpmath.mpf(mu)
        return mpmath.ncdf(m / 2 - e / m) - mpmath.exp(e) * mpmath.ncdf(-m / 2 - e / m)


def test_known_answers():
    assert pr.gaussian_sigma(1, 1e-5) == pytest.approx(3.730631634815942, abs=1e-12)
    assert pr.gaussian_sigma(2, 1e-6) == pytest.approx(2.2304762711864172, abs=1e-12)
    assert pr.gaussian_delta(1, 1) == pytest.approx(0.12693673750664394, abs=1e-15)
    assert pr.gaussian_epsilon(1e-5, 1) == pytest.approx(4.377178095681137, abs=1e-12)
    assert pr.classical_gaussian_sigma(0.5, 1e-5) == pytest.approx(9.689610525210778, abs=1e-12)
    assert pr.laplace_delta(0.5, 1) == pytest.approx(0.22119921692859512, abs=1e-15)
    assert pr.laplace_renyi(2, 1) == pytest.approx(0.6191236299985928, abs=1e-15)
    flip = 1 / (1 + math.e)
    assert pr.randomised_response_delta(0.5, flip) == pytest.approx(0.28764913664496794, abs=1e-15)


@pytest.mark.parametrize("mu", [1e-6, 1e-3, 0.05, 0.5, 1, 2.5, 10, 300])
@pytest.mark.parametrize("epsilon", [0, 1e-9, 0.01, 0.7, 1, 3, 50, 3000])
def test_the_gaussian_profile_keeps_its_digits_however_small(epsilon, mu):
    if (epsilon / mu) ** 2 < 4000:
        exact = precise_gaussian_delta(epsilon, mu)
        assert pr.gaussian_delta(epsilon, 1, mu) == pytest.approx(
            float(exact), rel=1e-11, abs=1e-300
        )
    else:
        assert pr.gaussian_delta(epsilon, 1, mu) < 1e-300


@pytest.mark.parametrize(
    ("epsilon", "delta"),
    list(itertools.product([0, 1e-12, 1e-3, 1, 10, 1e3, 1e6], [1e-300, 1e-100, 1e-5, 0.5, 0.999])),
)
def test_calibrated_gaussian_noise_has_the_profile_asked_for(epsilon, delta):
    sigma = pr.gaussian_sigma(epsilon, delta, 3)
    found = pr.gaussian_delta(epsilon, sigma, 3)
    assert found <= delta
    # Where ln δ is of size 700 a last digit of ε is worth 10 digits of δ or fewer.
    assert found == pytest.approx(delta, rel=1e-7)
    assert pr.gaussian_epsilon(delta, sigma, 3) == pytest.approx(epsilon, rel=1e-9, abs=1e-9)


@pytest.mark.parametrize("epsilon", [1e100, 1e149, 1e151, 1e155, 1e200, 1e300])
@pytest.mark.parametrize("delta", [1e-300, 1e-5, 0.5, 0.999])
def test_noise_for_an_epsilon_whose_squares_no_float_holds(epsilon, delta):
    sigma = pr.gaussian_sigma(epsilon, delta)
    assert pr.gaussian_delta(epsilon, sigma) <= delta
    assert sigma * math.sqrt(2 * epsilon) == pytest.approx(1, rel=1e-12)  # ε = μ²/2, as good as


@given(deltas, noises, noises)
@settings(max_examples=100)
def test_gaussian_round_trip(delta, sigma, sensitivity):
    epsilon = pr.gaussian_epsilon(delta, sigma, sensitivity)
    if epsilon > 0:
        found = pr.gaussian_delta(epsilon, sigma, sensitivity)
        assert math.log(found) == pytest.approx(math.log(delta), rel=1e-9, abs=1e-9)
        assert pr.gaussian_sigma(epsilon, delta, sensitivity) == pytest.approx(sigma, rel=1e-6)


def test_the_classical_formula_is_enough_below_one_and_not_for_large_epsilon():
    for epsilon, delta in itertools.product([0.01, 0.3, 0.999], [1e-9, 1e-5, 0.1]):
        classical = pr.classical_gaussian_sigma(epsilon, delta)
        assert classical > pr.gaussian_sigma(epsilon, delta)
    # It first fails near ε = 8.4 at δ = 10⁻⁵, and the printed formula without a root is 4.8 times
    # the noise.
    formula = lambda epsilon: math.sqrt(2 * math.log(1.25e5)) / epsilon  # noqa: E731
    assert pr.gaussian_delta(8.3, formula(8.3)) < 1e-5 < pr.gaussian_delta(8.5, formula(8.5))
    assert 2 * math.log(1.25e5) / math.sqrt(2 * math.log(1.25e5)) == pytest.approx(4.8, abs=0.05)
    for epsilon in (1, 1.0, 7):
        with pytest.raises(ValueError, match="epsilon must be below 1 for the classical formula"):
            pr.classical_gaussian_sigma(epsilon, 1e-5)


@pytest.mark.parametrize(
    ("call", "given"),
    [
        (pr.gaussian_sigma, {"epsilon": 0, "delta": 1e-320}),
        (pr.classical_gaussian_sigma, {"epsilon": 1e-320, "delta": 0.1}),
        (pr.laplace_scale, {"epsilon": 1e-320}),
        (pr.laplace_scale, {"epsilon": 0, "delta": 1e-320}),
    ],
)
def test_noise_beyond_floats_is_refused_by_all_that_asked_for_it(call, given):
    with pytest.raises(ValueError, match="must need noise within floats") as caught:
        call(**given)
    for name, value in {**given, "sensitivity": 1}.items():
        assert name in str(caught.value)
        assert repr(value) in str(caught.value)


@given(noises, noises, st.floats(0, 1))
@settings(max_examples=100)
def test_laplace_round_trips(scale, sensitivity, part):
    pure = pr.laplace_epsilon(0, scale, sensitivity)
    assert pure == pytest.approx(sensitivity / scale, rel=1e-15)
    assert Fraction(pure) * Fraction(scale) >= Fraction(sensitivity)
    assert pr.laplace_delta(pure, scale, sensitivity) == 0
    epsilon = part * pure
    delta = pr.laplace_delta(epsilon, scale, sensitivity)
    assert pr.laplace_epsilon(delta, scale, sensitivity) == pytest.approx(
        epsilon, abs=1e-9 * pure + 1e-12 if delta < 0.999 else math.inf
    )
    if epsilon > 0 and 0 < delta < 0.999:
        assert pr.laplace_scale(epsilon, delta, sensitivity) == pytest.approx(scale, rel=1e-6)


def test_an_epsilon_that_holds_less_than_it_shows_is_not_taken_for_pure():
    """A float beside Δ/λ is above it in one reading, and below in the other: then δ is not 0."""
    between = 0
    for scale, shift in itertools.product(range(1, 60), repeat=2):
        pure, level = Fraction(shift, scale), shift / scale
        readings = Fraction(level), Fraction(repr(level))
        delta = pr.laplace_delta(level, scale, shift)
        assert (delta == 0) == (min(readings) >= pure)
        assert delta >= -math.expm1(float(min(readings) - pure) / 2) * (1 - 1e-15)
        between += readings[1] < pure <= readings[0]
    assert between > 20
    assert pr.laplace_delta(math.inf, scale=1) == 0


@given(st.floats(0.01, 20), st.floats(0, 1.2))
@settings(max_examples=60)
def test_the_laplace_profile_is_the_hockey_stick_of_its_density(scale, part):
    # By quadrature of [p − e^ε q]_+ over the stretch where the loss falls, in closed form left of
    # it: an independent way.
    t, epsilon = 1 / scale, part / scale
    left = max(0.0, 1 - math.exp(epsilon - t)) / 2
    middle = mpmath.quad(
        lambda x: max(mpmath.exp(-x) - mpmath.exp(epsilon - t + x), 0) / 2,
        [0, max(0.0, (t - epsilon) / 2)],
    )
    assert pr.laplace_delta(epsilon, scale) == pytest.approx(left + float(middle), abs=1e-9)


@pytest.mark.parametrize("order", [0.1, 0.5, 0.9, 1, 1 + 1e-9, 1.0001, 2, 3.7, 40])
@pytest.mark.parametrize("t", [1e-3, 0.4, 1, 6])
def test_continuous_renyi_divergences_by_integration(order, t):
    def moment(p, q, points):
        # Orders beside 1 stand for the limit, the mean loss.
        if abs(order - 1) < 1e-6:
            return mpmath.quad(lambda x: p(x) * mpmath.log(p(x) / q(x)), points)
        power = mpmath.quad(lambda x: p(x) ** order * q(x) ** (1 - order), points)
        return mpmath.log(power) / (order - 1)

    with mpmath.workdps(30):
        laplace = lambda c: lambda x: mpmath.exp(-abs(x - c)) / 2  # noqa: E731
        found = moment(laplace(0), laplace(t), [-mpmath.inf, 0, t, mpmath.inf])
        assert pr.laplace_renyi(order, 1, t) == pytest.approx(float(found), rel=1e-7)
        normal = lambda c: lambda x: mpmath.npdf(x, c)  # noqa: E731
        top = order * 0 + (1 - order) * t
        found = moment(normal(0), normal(t), [-mpmath.inf, top - 1, top, top + 1, mpmath.inf])
        assert pr.gaussian_renyi(order, 1, t) == pytest.approx(float(found), rel=1e-7)


def test_limits_and_order_of_the_continuous_divergences():
    orders = [0.01, 0.5, 0.999999, 1, 1.0000001, 1.001, 2, 100, math.inf]
    values = [pr.laplace_renyi(order, 0.7) for order in orders]
    assert all(a <= b + 1e-8 for a, b in itertools.pairwise(values))
    assert values[-1] == pr.laplace_epsilon(0, 0.7)
    assert pr.laplace_renyi(1, 0.7) == pr.laplace_kl(0.7)
    assert pr.laplace_kl(1e6) == pytest.approx(0.5e-12, rel=1e-6)
    assert pr.gaussian_renyi(1, 2) == pr.gaussian_kl(2) == pr.gaussian_zcdp(2) == 0.125
    assert pr.gaussian_renyi(math.inf, 2) == math.inf
    assert pr.gaussian_total_variation(0.5, 3) == pytest.approx(math.erf(3 / math.sqrt(2)))
    assert pr.laplace_total_variation(0.5) == pytest.approx(1 - math.exp(-1))


@given(epsilons, deltas, st.integers(2, 9))
@settings(max_examples=100)
def test_randomised_response_round_trips_and_agrees_with_the_channel(epsilon, delta, categories):
    flip = pr.randomised_response_flip_probability(epsilon, delta, categories)
    assert pr.randomised_response_delta(epsilon, flip, categories) == pytest.approx(
        delta, abs=1e-12
    )
    back = pr.randomised_response_epsilon(delta, flip, categories)
    assert back == pytest.approx(epsilon, abs=1e-6 if delta < 0.99 else math.inf)
    response = KaryRandomisedResponse(categories=categories, flip_probability=flip)
    for level in (0, epsilon / 2, epsilon):
        found = pr.randomised_response_delta(level, flip, categories)
        assert found == pytest.approx(response.delta(level), abs=1e-12)


@pytest.mark.parametrize("categories", range(2, 60))
def test_at_even_chances_randomised_response_is_sure_to_the_last_digit(categories):
    even = Fraction(categories - 1, categories)
    assert pr.randomised_response_epsilon(0, even, categories) == 0
    near = float(even)
    for flip in [near, math.nextafter(near, 0)]:
        for read in (Fraction(flip), Fraction(repr(flip))):
            truth, lie = 1 - read, read / (categories - 1)
            ratio = max(truth, lie) / min(truth, lie)
            claimed = pr.randomised_response_epsilon(0, flip, categories)
            assert Fraction(claimed) >= (ratio - 1) / ratio  # at most the logarithm
            assert Fraction(pr.randomised_response_delta(0, flip, categories)) >= abs(truth - lie)
        loss.randomised_response(flip_probability=flip, categories=categories)
    for more in [math.nextafter(near, 1), near + 4e-13, even + Fraction(1, 10**30)]:
        for function in (
            lambda p: pr.randomised_response_delta(0, p, categories),
            lambda p: pr.randomised_response_epsilon(0, p, categories),
            lambda p: loss.randomised_response(flip_probability=p, categories=categories),
        ):
            with pytest.raises(ValueError, match=f"flip_probability must be at most {even}, got"):
                function(more)


def test_the_profile_of_randomised_response_at_the_truth_probabilities_of_the_book():
    for truth in (0.6, 0.8, 0.9):
        response = RandomisedResponse(flip_probability=1 - truth)
        assert pr.randomised_response_delta(0, 1 - truth) == pytest.approx(2 * truth - 1)
        assert pr.randomised_response_epsilon(0, 1 - truth) == pytest.approx(response.epsilon())
    assert pr.randomised_response_delta(5, 0) == pr.randomised_response_delta(math.inf, 0) == 1
    assert pr.randomised_response_epsilon(0.5, 0) == math.inf
    assert pr.randomised_response_epsilon(1, 0) == 0


def test_ends_of_the_ranges():
    assert pr.gaussian_delta(math.inf, 1) == pr.laplace_delta(math.inf, 1) == 0
    assert pr.gaussian_epsilon(0, 1) == math.inf
    assert pr.gaussian_epsilon(1, 1) == pr.laplace_epsilon(1, 1) == 0
    assert pr.gaussian_delta(1e308, 1e-308) == pytest.approx(1, abs=1e-12)
    assert pr.gaussian_delta(0, 1e308) < 1e-307
    assert pr.laplace_scale(0, 0.5) == pytest.approx(1 / (2 * math.log(2)))
    assert pr.laplace_scale(2, sensitivity=3) == 1.5


@pytest.mark.parametrize("known", [(math.log(3), 0), (1, 0.01), (0.2, 0.3), (0, 0.5)])
def test_what_a_guarantee_implies_is_the_profile_of_the_worst_mechanism(known):
    epsilon, delta = known
    # With probability δ₀ it tells all; else it is randomised response.
    p = (1 - delta) / (1 + math.exp(epsilon))
    truth = 1 - delta - p
    worst = Channel(
        [[delta, truth, p, 0], [0, p, truth, delta]], inputs=[(0,), (1,)], outputs=range(4)
    )
    for level in (0, epsilon / 2, epsilon, epsilon + 1):
        found = pr.implied_delta(level, epsilon, delta)
        assert found == pytest.approx(worst.delta(level, "edit"), abs=1e-14)
        if 0 < level < epsilon:
            assert pr.implied_epsilon(found, epsilon, delta) == pytest.approx(level, abs=1e-12)
    assert pr.implied_epsilon(delta, epsilon, delta) == epsilon
    assert pr.implied_epsilon(delta / 2, epsilon, delta) == (math.inf if delta else epsilon)
    assert pr.implied_delta(5, math.inf) == 1
    assert pr.implied_epsilon(0.5, math.inf) == math.inf


@pytest.mark.parametrize("apart", [1e-9, 1e-12, Fraction(1, 10**80), Fraction(1, 10**200)])
def test_the_renyi_divergence_of_laplace_noise_is_continuous_at_one_half(apart):
    there = pr.laplace_renyi(Fraction(1, 2), 1)
    for order in (Fraction(1, 2) + Fraction(apart), Fraction(1, 2) - Fraction(apart)):
        assert abs(pr.laplace_renyi(order, 1) - there) <= 2 * float(apart) + 1e-16
