"""The add/remove variants: valid under membership, unbiased, with the variances of the syllabus."""

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest
from bad_input import (
    NO_GENERATOR,
    NOT_AT_LEAST_ZERO,
    NOT_FINITE,
    NOT_INSIDE_ZERO_ONE,
    refuses,
)
from scipy.stats import binom

from dpedu import ABSENT, Channel, MembershipResponse, RandomisedResponse, unbiased_weights
from dpedu._validate import exact

FORMS = {
    "binary": MembershipResponse.binary,
    "ternary": MembershipResponse.ternary,
    "extremal": MembershipResponse.extremal,
}
TARGETS = {"ones": (0, 0, 1), "present": (0, 1, 1), "difference": (0, -1, 1)}
POSSIBLE = [(form, of) for form in FORMS for of in TARGETS if form != "binary" or of == "ones"]
PLACES = (ABSENT, 0, 1)


# Exact ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("ratio", [Fraction(1), Fraction(11, 10), Fraction(3), Fraction(50)])
def test_each_form_attains_its_ratio_under_membership(form, ratio):
    channel = FORMS[form](ratio=ratio).channel()
    assert channel.is_exact
    assert channel.max_ratio("membership") == ratio
    # A 0 and a 1 are two steps apart; only the ternary form does not make use of it …
    square = {"binary": ratio, "ternary": ratio, "extremal": ratio**2}[form]
    assert channel.max_ratio("edit") == square


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("epsilon", [1e-9, 0.1, 5, 18, 37, 40, 50, 100, 350])
def test_every_epsilon_gives_a_channel(form, epsilon):
    assert FORMS[form](epsilon=epsilon).epsilon() == pytest.approx(epsilon, rel=1e-6)


def test_the_whole_population_is_as_private_as_one_place():
    response = MembershipResponse.extremal(ratio=2)
    assert response.channel().local(2).max_ratio("membership") == 2


@pytest.mark.parametrize(("form", "of"), POSSIBLE)
def test_weights_are_unbiased_for_every_person(form, of):
    response = FORMS[form](ratio=Fraction(5, 2))
    weights = response.weights(of)
    means = [sum(response.channel().row((place,)) * weights) for place in PLACES]
    assert means == list(TARGETS[of])


@pytest.mark.parametrize(("form", "of"), POSSIBLE)
def test_estimate_and_variance_over_all_answers_of_small_populations(form, of):
    response = FORMS[form](ratio=2)
    for data in itertools.product(PLACES, repeat=2):
        table = response.channel().local(2)
        chances = dict(zip(table.outputs, table.row(data), strict=True))
        values = {a: response.estimate(a, of=of).value for a in chances}
        mean = sum(chance * values[a] for a, chance in chances.items())
        square = sum(chance * values[a] ** 2 for a, chance in chances.items())
        assert mean == sum(TARGETS[of][PLACES.index(place)] for place in data)
        assert square - mean**2 == response.variance(data, of=of)
        assert square - mean**2 <= 2 * response.worst_variance(of=of)


@pytest.mark.parametrize(
    ("form", "of", "expected"),
    [
        ("binary", "ones", 0.92),
        ("ternary", "ones", 1.84),
        ("extremal", "ones", 1.06),
        ("ternary", "present", 1.84),
        ("extremal", "present", 2.91),
        ("ternary", "difference", 4.94),
        ("extremal", "difference", 1.35),
    ],
)
def test_worst_variances_at_epsilon_one(form, of, expected):
    response = FORMS[form](epsilon=1)
    assert response.worst_variance(of=of) == pytest.approx(expected, abs=0.005)
    assert response.epsilon() == pytest.approx(1, abs=1e-12)
    assert response.guarantee().neighbourhood == "membership"


def test_binary_cannot_tell_who_is_present():
    for of in ("present", "difference"):
        with pytest.raises(ValueError, match="of must be something that the answers tell apart"):
            MembershipResponse.binary(ratio=3).weights(of)
    with pytest.raises(ValueError, match="tell apart"):
        MembershipResponse.extremal(epsilon=0).weights("ones")


@pytest.mark.parametrize(("form", "of"), POSSIBLE)
@pytest.mark.parametrize("data", [(ABSENT, 0, 1, 1), (0, 0, 0), (1, ABSENT)])
def test_accuracy_is_the_least_error_that_holds_with_the_probability(form, of, data):
    response = FORMS[form](ratio=Fraction(3))
    table, truth = (
        response.channel().local(len(data)),
        sum(TARGETS[of][PLACES.index(v)] for v in data),
    )
    errors = {}
    for answers, chance in zip(table.outputs, table.row(data), strict=True):
        error = abs(response.estimate(answers, of=of).value - truth)
        errors[error] = errors.get(error, 0) + chance
    within, least = Fraction(0), None
    for error in sorted(errors):
        within, least = within + errors[error], error
        if within >= Fraction(2, 3):
            break
    assert response.accuracy(data, of=of) == pytest.approx(float(least), abs=1e-9)


@pytest.mark.parametrize(("form", "of"), POSSIBLE)
def test_intervals_hold_what_they_promise(form, of):
    # Exact coverage over all answers of a small population.
    response, data = FORMS[form](ratio=9), (ABSENT, 0, 1, 1)
    truth = sum(TARGETS[of][PLACES.index(value)] for value in data)
    table = response.channel().local(4)
    covered = Fraction(0)
    for answers, chance in zip(table.outputs, table.row(data), strict=True):
        low, high = response.interval(answers, confidence=0.6, of=of)
        assert 4 * min(TARGETS[of]) <= low <= high <= 4 * max(TARGETS[of])
        covered += chance * (low <= truth <= high)
    assert covered >= Fraction(6, 10)
    large = [1] * 90_000 + [0] * 10_000
    low, high = response.interval(large, of=of)
    assert high - low < 0.1 * len(large)


@pytest.mark.parametrize(("form", "of"), POSSIBLE)
@pytest.mark.parametrize("confidence", [0.01, 0.6, 0.95])
def test_intervals_stay_within_what_is_possible_whatever_the_answers(form, of, confidence):
    response = FORMS[form](ratio=3)
    outputs, people = response.channel().outputs, 1000
    least, most = people * min(TARGETS[of]), people * max(TARGETS[of])
    for one, other in itertools.product(outputs, repeat=2):
        for share in (0, 0.1, 0.5):
            answers = [one] * round(people * share) + [other] * round(people * (1 - share))
            low, high = response.interval(answers, confidence=confidence, of=of)
            assert least <= low <= high <= most


def test_a_channel_of_ones_own_is_welcome():
    # The variant of the textbook: sampled or ⊥. An absent person can then never answer 0 or 1.
    half, quarter = Fraction(1, 2), Fraction(1, 4)
    inputs, outputs = [(ABSENT,), (0,), (1,)], [0, 1, "⊥"]
    rows = [[0, 0, 1], [3 * quarter / 2, quarter / 2, half], [quarter / 2, 3 * quarter / 2, half]]
    sampled = MembershipResponse(Channel(rows, inputs=inputs, outputs=outputs))
    assert sampled.epsilon() == math.inf
    # Rows in another order change nothing.
    ternary = MembershipResponse.ternary(ratio=2).channel()
    swapped = Channel(ternary.matrix[::-1], inputs=ternary.inputs[::-1], outputs=ternary.outputs)
    assert (MembershipResponse(swapped).weights("ones") == [-1, 3, -1]).all()


# Where weights are not unique -------------------------------------------------------------------


def test_a_split_output_gains_nothing_and_loses_nothing():
    # The answer "yes" of two fair coins, split into two answers by a coin of its own.
    coins = RandomisedResponse.two_coins().channel()
    split = coins.post_process({0: {"n": 1}, 1: {"y": Fraction(1, 3), "Y": Fraction(2, 3)}})
    found = unbiased_weights(split, [0, 1])
    assert found == pytest.approx([-0.5, 1.5, 1.5], abs=1e-6)


def test_the_least_worst_variance_beats_random_unbiased_weights():
    rng = np.random.default_rng(31)
    for _ in range(5):
        table = rng.dirichlet(np.ones(6), size=3)
        channel = Channel(table, inputs=[(0,), (1,), (2,)], outputs=range(6))
        target = np.array([0.0, 1.0, 3.0])
        best = unbiased_weights(channel, target)
        assert table @ best == pytest.approx(target, abs=1e-8)
        worst = (table @ best**2 - target**2).max()
        null = np.linalg.svd(table)[2][3:]
        for _ in range(200):
            other = best + rng.normal(size=3) @ null * 10 ** rng.uniform(-4, 0)
            assert (table @ other**2 - target**2).max() >= worst - 1e-6 * abs(worst)


def test_weights_that_do_not_exist():
    coins = RandomisedResponse.two_coins().channel()
    useless = RandomisedResponse(flip_probability=Fraction(1, 2)).channel()
    assert (unbiased_weights(useless, [2, 2]).astype(float) @ [0.5, 0.5]) == pytest.approx(2)
    for channel in (useless, RandomisedResponse(flip_probability=0.5).channel()):
        with pytest.raises(ValueError, match="target must differ only where"):
            unbiased_weights(channel, [0, 1])
    assert unbiased_weights(coins, np.array([0.0, 1.0])) == pytest.approx([-0.5, 1.5])


# Statistical: false alarms at most 1e-6 a test --------------------------------------------------


@pytest.mark.parametrize("form", FORMS)
def test_releases_follow_the_table(form):
    response, size = FORMS[form](epsilon=1), 60_000
    data = [ABSENT, 0, 1] * size
    answers = response.release(data, rng=np.random.default_rng(12))
    for at, place in enumerate(PLACES):
        for output in response.channel().outputs:
            p = float(response.channel().probability(output, given=(place,)))
            found = sum(answer == output for answer in answers[at::3])
            assert binom.ppf(5e-8, size, p) <= found <= binom.isf(5e-8, size, p)
    estimate = response.estimate(answers)
    assert abs(estimate.value - size) < 6 * estimate.standard_error


# Bad input --------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", FORMS)
def test_bad_strengths_are_refused(form):
    make = FORMS[form]
    refuses(lambda v: make(epsilon=v), "epsilon", [*NOT_AT_LEAST_ZERO, 1e4])
    refuses(lambda v: make(ratio=v), "ratio", [*NOT_FINITE, 0, 0.5, -1])
    refuses(lambda v: make(epsilon=v, ratio=2), "epsilon", [1])
    with pytest.raises(TypeError, match="epsilon or ratio must be given"):
        make()


def test_bad_arguments_are_refused_by_name():
    response, rng = MembershipResponse.extremal(ratio=2), np.random.default_rng(0)
    coins = RandomisedResponse.two_coins().channel()
    refuses(MembershipResponse, "channel", [None, 3, [[1]], coins])
    bad_data = [[], (), "01", None, 1, [2], [0.0], ["0"], [None], [math.nan], {}]
    refuses(lambda v: response.release(v, rng=rng), "data", bad_data)
    refuses(response.variance, "data", bad_data)
    refuses(response.accuracy, "data", bad_data)
    refuses(lambda v: response.release([0], rng=v), "rng", NO_GENERATOR)
    bad_answers = [[], (), "01", None, 1, [2], ["a"], [None], [math.nan], {}]
    refuses(response.estimate, "answers", bad_answers)
    refuses(response.interval, "answers", bad_answers)
    refuses(lambda v: response.interval([0, 1], confidence=v), "confidence", NOT_INSIDE_ZERO_ONE)
    refuses(lambda v: response.accuracy([0, 1], probability=v), "probability", NOT_INSIDE_ZERO_ONE)
    refuses(response.weights, "of", ["zeros", None, 1, ["ones"]])
    refuses(response.delta, "epsilon", [v for v in NOT_AT_LEAST_ZERO if v != math.inf])
    refuses(
        lambda v: unbiased_weights(coins, v),
        "target",
        [None, "01", 3, [1], [0, math.nan], [0, True], [1, 2, 3]],
    )


@pytest.mark.parametrize(("form", "of"), POSSIBLE)
@pytest.mark.parametrize("given", [{"ratio": 3}, {"ratio": Fraction(7, 3)}, {"epsilon": 0.7}])
@pytest.mark.parametrize("data", [(1,), (ABSENT, 0, 1, 1), (0,) * 9 + (1,) * 9 + (ABSENT,) * 5])
def test_accuracy_holds_with_the_probability_and_not_only_in_floats(form, of, given, data):
    response = FORMS[form](**given)
    weights = [Fraction(weight) for weight in response.weights(of).tolist()]
    sums = {-Fraction(sum(TARGETS[of][PLACES.index(v)] for v in data)): Fraction(1)}
    for value in data:
        row, more = [Fraction(mass) for mass in response.channel().row((value,))], {}
        for off, chance in sums.items():
            for weight, mass in zip(weights, row, strict=True):
                more[off + weight] = more.get(off + weight, 0) + chance * mass / sum(row)
        sums = more

    def beyond(least):
        return sum(chance for off, chance in sums.items() if abs(off) > least)

    for wanted in (0.5, Fraction(2, 3), Fraction(3, 4), 0.99, 1 - 1e-9, 1 - Fraction(1, 10**40)):
        found = Fraction(response.accuracy(data, probability=wanted, of=of))
        lacking = 1 - exact(wanted)
        assert beyond(found) <= lacking
        below = [abs(off) for off in sums if abs(off) < found * (1 - Fraction(1, 10**11))]
        if below:
            ties = 1 if len(data) <= 20 else 1 - Fraction(1, 10**9)
            assert beyond(max(below)) > lacking * ties - Fraction(1, 10**300)
