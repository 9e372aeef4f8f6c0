"""Randomised response: exact over all small data sets, then statistical with stated error rates."""

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest
from bad_input import (
    NO_ANSWER,
    NO_GENERATOR,
    NO_PROBABILITY,
    NOT_AT_LEAST_ONE_WHOLE,
    NOT_AT_LEAST_ZERO,
    NOT_INSIDE_ZERO_ONE,
    refuses,
)
from scipy.stats import binom, chi2

from dpedu import KaryRandomisedResponse, RandomisedResponse
from dpedu._validate import exact

FLIPS = [Fraction(1, 10), Fraction(1, 4), Fraction(2, 5)]


# Exact ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("p", FLIPS)
def test_the_estimate_is_unbiased_and_its_variance_exact(p):
    response = RandomisedResponse(flip_probability=p)
    for n in (1, 2, 3):
        for data in itertools.product((0, 1), repeat=n):
            chances = response.distribution(data)
            mean = sum(chance * response.estimate(a).value for a, chance in chances.items())
            square = sum(chance * response.estimate(a).value ** 2 for a, chance in chances.items())
            assert mean == Fraction(sum(data), n)
            assert square - mean**2 == response.variance(n)


@pytest.mark.parametrize("p", FLIPS)
@pytest.mark.parametrize("rate", [Fraction(0), Fraction(1, 3), Fraction(1)])
def test_sampling_people_adds_their_own_variance(p, rate):
    response, n = RandomisedResponse(flip_probability=p), 3
    moments = [Fraction(0), Fraction(0)]
    for data in itertools.product((0, 1), repeat=n):
        weight = math.prod(rate if bit else 1 - rate for bit in data)
        for answers, chance in response.distribution(data).items():
            value = response.estimate(answers).value
            moments[0] += weight * chance * value
            moments[1] += weight * chance * value**2
    assert moments[0] == rate
    assert moments[1] - moments[0] ** 2 == response.variance(n, rate=rate)


def test_the_forms_are_one_family():
    two_coins = RandomisedResponse.two_coins().channel()
    assert two_coins == RandomisedResponse(flip_probability=Fraction(1, 4)).channel()
    assert two_coins == RandomisedResponse.warner(spinner=Fraction(3, 4)).channel()
    assert (
        two_coins == KaryRandomisedResponse(categories=2, flip_probability=Fraction(1, 4)).channel()
    )
    by_epsilon = RandomisedResponse.from_epsilon(math.log(3))
    assert by_epsilon.flip_probability == pytest.approx(0.25, abs=1e-15)
    # A first coin that says "truth" with probability α: ε = ln((1+α)/(1−α)), not 2α.
    half = RandomisedResponse.two_coins(heads=Fraction(1, 2))
    assert half.epsilon() == pytest.approx(1.0986122886681098, abs=1e-12)


@pytest.mark.parametrize("p", FLIPS)
def test_epsilon_and_profile_agree_with_the_channel(p):
    response = RandomisedResponse(flip_probability=p)
    assert response.epsilon() == response.channel().epsilon("edit")
    for epsilon in (0, 0.5, response.epsilon()):
        expected = max(0.0, float(1 - p) - math.exp(epsilon) * float(p))
        assert response.delta(epsilon) == pytest.approx(expected, abs=1e-15)
    assert RandomisedResponse(flip_probability=0).epsilon() == math.inf
    assert RandomisedResponse(flip_probability=Fraction(1, 2)).epsilon() == 0


@pytest.mark.parametrize("p", FLIPS)
def test_the_number_of_yeses_is_distributed_as_enumeration_says(p):
    response = RandomisedResponse(flip_probability=p)
    for data in [(0, 0, 0, 0), (1, 0, 0, 1), (1, 1, 1, 1)]:
        counted = [Fraction(0)] * 5
        for answers, chance in response.distribution(data).items():
            counted[sum(answers)] += chance
        found = response.yes_distribution(4, ones=sum(data))
        assert found == pytest.approx([float(chance) for chance in counted], abs=1e-15)


@pytest.mark.parametrize("n", [1, 2, 5, 9])
def test_accuracy_is_the_least_error_that_holds_with_the_probability(n):
    response = RandomisedResponse(flip_probability=Fraction(1, 5))
    for ones in range(n + 1):
        data = (1,) * ones + (0,) * (n - ones)
        errors = {}
        for answers, chance in response.distribution(data).items():
            error = abs(response.estimate(answers).value - Fraction(ones, n))
            errors[error] = errors.get(error, 0) + chance
        within, least = Fraction(0), None
        for error in sorted(errors):
            within += errors[error]
            least = error
            if within >= Fraction(2, 3):
                break
        found = response.accuracy(n, probability=Fraction(2, 3), ones=ones)
        assert found == pytest.approx(float(least), abs=1e-12)
    worst = max(response.accuracy(n, ones=ones) for ones in range(n + 1))
    assert response.accuracy(n) == pytest.approx(worst, abs=1e-12)


def test_two_fair_coins_are_accurate_to_about_084_over_root_n():
    coins = RandomisedResponse.two_coins()
    scaled = [coins.accuracy(n, ones=n // 3) * math.sqrt(n) for n in (40_000, 160_000)]
    # √3/2 · 0.9674, up to the grain of the estimate: 2/√n.
    assert scaled == pytest.approx([0.8378, 0.8378], abs=0.01)


@pytest.mark.parametrize("p", [Fraction(1, 4), Fraction(2, 5)])
@pytest.mark.parametrize("of", ["population", "data"])
def test_intervals_hold_what_they_promise_at_every_truth(p, of):
    response, n, confidence = RandomisedResponse(flip_probability=p), 30, 0.9
    ends = [response.interval([1] * yes + [0] * (n - yes), confidence=confidence, of=of)
            for yes in range(n + 1)]  # fmt: skip
    for ones in range(n + 1):
        truth = ones / n
        if of == "population":
            chances = binom.pmf(np.arange(n + 1), n, float(p + (1 - 2 * p) * Fraction(ones, n)))
        else:
            chances = response.yes_distribution(n, ones=ones)
        covered = sum(
            chance for chance, (low, high) in zip(chances, ends, strict=True)
            if low - 1e-12 <= truth <= high + 1e-12
        )  # fmt: skip
        assert covered >= confidence - 1e-9
    # … and do not promise it by covering everything.
    assert all(high - low < 1 for low, high in (ends[n // 5], ends[n - n // 5]))


@pytest.mark.parametrize("k", [2, 3, 5])
def test_k_ary_estimates_are_unbiased_with_the_stated_variance(k):
    response = KaryRandomisedResponse(categories=k, flip_probability=Fraction(1, 3))
    channel = response.channel().local(2)
    for data in channel.inputs:
        chances = dict(zip(channel.outputs, channel.row(data), strict=True))
        mean = sum(chance * response.estimate(a).value for a, chance in chances.items())
        square = sum(chance * response.estimate(a).value ** 2 for a, chance in chances.items())
        for category in range(k):
            share = Fraction(data.count(category), 2)
            assert mean[category] == share
            assert square[category] - share**2 == response.variance(2, share=share)


def test_k_ary_known_answers():
    # Wang, Blocki, Li and Jha 2017: (k − 2 + e^ε)/(e^ε − 1)² at k = 128, ε = 1.
    response = KaryRandomisedResponse.from_epsilon(1, categories=128)
    assert response.variance(1, share=0) == pytest.approx(43.59648139885451, rel=1e-12)
    assert response.epsilon() == 1
    few = KaryRandomisedResponse.from_epsilon(1, categories=12)
    assert few.channel().epsilon("edit") == pytest.approx(1, abs=1e-12)
    for epsilon in (0, 0.4, 1, 2):
        assert few.delta(epsilon) == pytest.approx(few.channel().delta(epsilon, "edit"), abs=1e-15)


# Statistical: false alarms at most 1e-6 a test --------------------------------------------------


@pytest.mark.parametrize("p", [0.1, 0.25])
def test_released_bits_are_flipped_as_often_as_stated(p):
    # Exact binomial tails of 2.5e-7. A flip rate off by a factor 2 moves the count by over 100
    # standard deviations: it is missed with probability far below 1e-6.
    n, rng = 200_000, np.random.default_rng(1965)
    data = rng.integers(0, 2, size=n)
    answers = RandomisedResponse(flip_probability=p).release(data, rng=rng)
    for bit in (0, 1):
        flipped, total = int((answers[data == bit] != bit).sum()), int((data == bit).sum())
        assert binom.ppf(2.5e-7, total, p) <= flipped <= binom.isf(2.5e-7, total, p)
        for wrong in (p / 2, 2 * p):
            low, high = binom.ppf(2.5e-7, total, p), binom.isf(2.5e-7, total, p)
            assert binom.cdf(high, total, wrong) - binom.cdf(low - 1, total, wrong) < 1e-6


def test_flips_of_different_people_are_independent():
    # Products of neighbours' flips: a chi-square of the 2×2 table, tail 1e-7.
    rng = np.random.default_rng(7)
    flips = RandomisedResponse(flip_probability=0.25).release(np.zeros((100_000, 2), int), rng=rng)
    table = np.bincount(flips @ [2, 1], minlength=4)
    expected = 100_000 * np.outer([0.75, 0.25], [0.75, 0.25]).ravel()
    assert ((table - expected) ** 2 / expected).sum() < chi2.isf(1e-7, 3)


def test_k_ary_lies_are_spread_evenly():
    rng = np.random.default_rng(11)
    response = KaryRandomisedResponse(categories=4, flip_probability=0.3)
    answers = response.release(np.full(100_000, 2), rng=rng)
    expected = 100_000 * np.array([0.1, 0.1, 0.7, 0.1])
    found = np.bincount(answers, minlength=4)
    assert ((found - expected) ** 2 / expected).sum() < chi2.isf(1e-7, 3)


def test_the_same_seed_gives_the_same_answers_and_shapes_are_kept():
    response = RandomisedResponse.two_coins()
    data = np.eye(4, dtype=bool)
    first, second = (response.release(data, rng=np.random.default_rng(3)) for _ in range(2))
    assert (first == second).all()
    assert first.shape == (4, 4)


# Bad input --------------------------------------------------------------------------------------


@pytest.mark.parametrize("p", [-0.1, 0.6, math.nan, math.inf, True, "0.25", None, 1j])
def test_bad_flip_probabilities_are_refused(p):
    with pytest.raises((TypeError, ValueError), match="flip_probability must"):
        RandomisedResponse(flip_probability=p)
    with pytest.raises((TypeError, ValueError), match="flip_probability must"):
        KaryRandomisedResponse(categories=2, flip_probability=p)


@pytest.mark.parametrize(
    "data", [[], [0, 2], [0.0, 1.0], ["0"], [None], [0, math.nan], [-1], 0.5, [True, 3]]
)
def test_data_must_be_bits(data):
    response = RandomisedResponse.two_coins()
    with pytest.raises((TypeError, ValueError), match="data must"):
        response.release(data, rng=np.random.default_rng(0))
    with pytest.raises((TypeError, ValueError), match="answers must"):
        response.estimate(data)


def test_other_bad_arguments_are_refused_by_name():
    response = RandomisedResponse.two_coins()
    useless = RandomisedResponse(flip_probability=Fraction(1, 2))
    for call, message in [
        (lambda: response.release([0, 1], rng=None), "rng must be a numpy.random.Generator"),
        (lambda: useless.estimate([0, 1]), "flip_probability must be below 1/2"),
        (lambda: useless.variance(3), "flip_probability must be below 1/2"),
        (lambda: response.variance(0), "people must be at least 1, got 0"),
        (lambda: response.variance(3, rate=2), "rate must be between 0 and 1, got 2"),
        (lambda: response.interval([0, 1], confidence=1), "confidence must be strictly between"),
        (lambda: response.interval([0, 1], of="all"), "of must be one of 'population', 'data'"),
        (lambda: response.yes_distribution(2, ones=3), "ones must be at most 2"),
        (lambda: response.accuracy(3, probability=0), "probability must be strictly between"),
        (lambda: RandomisedResponse.warner(spinner=0.4), "spinner must be between 1/2 and 1"),
        (lambda: RandomisedResponse.two_coins(heads=1.5), "heads must be between 0 and 1"),
        (lambda: RandomisedResponse.from_epsilon(-1), "epsilon must be at least 0"),
        (lambda: KaryRandomisedResponse(categories=1, flip_probability=0), "categories must be at"),
    ]:
        with pytest.raises((TypeError, ValueError), match=message):
            call()


def test_every_argument_refuses_what_is_not_of_its_kind():
    binary = RandomisedResponse.two_coins()
    kary = KaryRandomisedResponse(categories=3, flip_probability=0.5)
    rng = np.random.default_rng(0)
    refuses(lambda v: RandomisedResponse.two_coins(heads=v), "heads", NO_PROBABILITY)
    refuses(lambda v: RandomisedResponse.warner(spinner=v), "spinner", [*NO_PROBABILITY, 0.4])
    refuses(RandomisedResponse.from_epsilon, "epsilon", NOT_AT_LEAST_ZERO)
    refuses(
        lambda v: KaryRandomisedResponse.from_epsilon(v, categories=3), "epsilon", NOT_AT_LEAST_ZERO
    )
    no_categories = [*NOT_AT_LEAST_ONE_WHOLE, 1]
    refuses(
        lambda v: KaryRandomisedResponse.from_epsilon(1, categories=v), "categories", no_categories
    )
    refuses(
        lambda v: KaryRandomisedResponse(categories=v, flip_probability=0),
        "categories",
        no_categories,
    )
    refuses(
        lambda v: KaryRandomisedResponse(categories=3, flip_probability=v),
        "flip_probability",
        [*NO_PROBABILITY, 0.7],
    )
    bad_bits = [v for v in NO_ANSWER if v is not True and repr(v) != "[True]"]
    refuses(lambda v: binary.interval(v), "answers", bad_bits)
    refuses(lambda v: kary.release(v, rng=rng), "data", [*NO_ANSWER, [3], [-1], [0.5]])
    refuses(kary.estimate, "answers", [*NO_ANSWER, [3], [-1], [0.5]])
    for mechanism in (binary, kary):
        refuses(lambda v, m=mechanism: m.release([0, 1], rng=v), "rng", NO_GENERATOR)
        refuses(mechanism.delta, "epsilon", [v for v in NOT_AT_LEAST_ZERO if v != math.inf])
    refuses(binary.variance, "people", NOT_AT_LEAST_ONE_WHOLE)
    refuses(
        lambda v: binary.variance(3, rate=v), "rate", [v for v in NO_PROBABILITY if v is not None]
    )
    refuses(lambda v: kary.variance(v, share=0), "people", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: kary.variance(3, share=v), "share", NO_PROBABILITY)
    refuses(lambda v: binary.interval([0, 1], confidence=v), "confidence", NOT_INSIDE_ZERO_ONE)
    refuses(lambda v: binary.accuracy(v), "people", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: binary.accuracy(3, probability=v), "probability", NOT_INSIDE_ZERO_ONE)
    refuses(lambda v: binary.yes_distribution(v, ones=0), "people", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: binary.yes_distribution(3, ones=v), "ones", [-1, 4, 0.5, True, "1", None])
    refuses(binary.distribution, "data", [(2,), (0.5,), ("0",), 5, None, "01", math.nan])


@pytest.mark.parametrize("error", [1e-9, 2.0**-50, Fraction(1, 10**20)])
def test_the_interval_keeps_its_digits_however_sure(error):
    # With everybody's answer no, only (1 − rate)^n of the upper end is half of the error.
    people = 40
    response = RandomisedResponse(flip_probability=Fraction(1, 10))
    _, high = response.interval([0] * people, confidence=1 - error)
    left = float(1 - exact(1 - error))  # a float is the decimal that it shows
    rate = -math.expm1(math.log(left / 2) / people)
    assert high == pytest.approx((rate - 0.1) / 0.8, abs=1e-12)


CHANCES = [0.5, Fraction(2, 3), 0.75, Fraction(3, 4), 0.99, 1 - 1e-9, 1 - Fraction(1, 10**40)]


@pytest.mark.parametrize("p", [0, 0.1, Fraction(1, 4), Fraction(1, 3), 0.4999, 1e-200])
@pytest.mark.parametrize("n", [1, 2, 7, 20, 21, 50])
def test_accuracy_holds_with_the_probability_and_not_only_in_floats(p, n):
    response, p = RandomisedResponse(flip_probability=p), Fraction(p)
    for ones in {0, 1, n // 2, n}:
        chances = [Fraction(1)]
        for yes in [1 - p] * ones + [p] * (n - ones):
            chances = [
                a * (1 - yes) + b * yes for a, b in zip([*chances, 0], [0, *chances], strict=True)
            ]
        errors = [
            abs((Fraction(yes, n) - p) / (1 - 2 * p) - Fraction(ones, n)) for yes in range(n + 1)
        ]

        def beyond(least, errors=errors, chances=chances):
            return sum(c for error, c in zip(errors, chances, strict=True) if error > least)

        for wanted in CHANCES:
            found = Fraction(response.accuracy(n, probability=wanted, ones=ones))
            lacking = 1 - exact(wanted)
            assert beyond(found) <= lacking
            below = [error for error in errors if error < found * (1 - Fraction(1, 10**11))]
            if below:
                ties = 1 if n <= 20 else 1 - Fraction(1, 10**10)
                assert beyond(max(below)) > lacking * ties - Fraction(1, 10**300)
