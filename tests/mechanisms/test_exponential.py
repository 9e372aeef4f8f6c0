"""The exponential mechanism: exact on small cases, at its limits, and for extreme utilities."""

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest
from scipy.stats import chi2

from dpedu import ExponentialMechanism, data_sets, utility_sensitivity


def distance_to_the_count(candidate, data):
    return -abs(sum(data) - candidate)


# Exact ------------------------------------------------------------------------------------------


def test_known_answer():
    found = ExponentialMechanism(epsilon=1, sensitivity=1).probabilities([0, 1, 2, 3])
    expected = [0.1015363240915518, 0.16740509727844333, 0.27600434470659363, 0.45505423392341127]
    assert found == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize("base", [Fraction(1), Fraction(3, 2), Fraction(2), Fraction(10)])
@pytest.mark.parametrize("neighbourhood", ["membership", "edit"])
def test_the_worst_ratio_is_at_most_the_square_of_the_base(base, neighbourhood):
    inputs = data_sets((0, 1), range(4))
    sensitivity = utility_sensitivity(distance_to_the_count, inputs, range(4), neighbourhood)
    assert sensitivity == 1
    mechanism = ExponentialMechanism.with_base(base, neighbourhood=neighbourhood)
    channel = mechanism.channel(distance_to_the_count, inputs, range(4))
    assert channel.is_exact
    assert channel.max_ratio(neighbourhood) <= base**2
    if base > 1:  # Without the 2 in the exponent the weights move twice: more than the base.
        assert channel.max_ratio(neighbourhood) > base


def test_the_guarantee_is_attained_in_the_limit_of_many_candidates():
    # One candidate gains what all others lose: the ratio climbs to b² as their number grows.
    base, ratios = Fraction(3, 2), []
    for k in (2, 10, 1000):
        mechanism = ExponentialMechanism.with_base(base)
        channel = mechanism.channel(
            lambda a, x: (1 if a == 0 else -1) * len(x), [(), (0,)], range(k)
        )
        ratios.append(channel.max_ratio("membership"))
    assert ratios == sorted(ratios)
    assert base**2 * Fraction(99, 100) < ratios[-1] <= base**2


def test_floats_agree_with_fractions():
    utilities = [[3, 0, -2, 5], [1, 1, 1, 1]]
    exact = ExponentialMechanism.with_base(Fraction(7, 5), sensitivity=2)
    floating = ExponentialMechanism(epsilon=exact.epsilon(), sensitivity=2)
    assert exact.epsilon() == pytest.approx(4 * math.log(1.4), abs=1e-15)
    found = exact.probabilities(utilities)
    assert (found.sum(axis=1) == 1).all()
    assert floating.probabilities(utilities) == pytest.approx(found.astype(float), abs=1e-15)


@pytest.mark.parametrize(
    "mechanism",
    [
        ExponentialMechanism(epsilon=math.inf, sensitivity=1),
        ExponentialMechanism.with_base(math.inf),
    ],
)
def test_at_infinity_the_maximisers_share_all(mechanism):
    for utilities in itertools.product((0, 1, 2), repeat=3):
        best = [u == max(utilities) for u in utilities]
        assert (
            mechanism.probabilities(utilities).tolist() == [Fraction(b, sum(best)) for b in best]
        ) or np.allclose(
            mechanism.probabilities(utilities).astype(float), np.array(best) / sum(best)
        )
    assert mechanism.epsilon() == math.inf
    assert mechanism.guarantee("edit").epsilon == math.inf


@pytest.mark.parametrize(
    "mechanism",
    [ExponentialMechanism(epsilon=0, sensitivity=1), ExponentialMechanism.with_base(1)],
)
def test_at_zero_everybody_has_the_same_chance(mechanism):
    assert mechanism.probabilities([9, -3, 0, 0]).tolist() == [Fraction(1, 4)] * 4
    assert mechanism.epsilon() == 0


def test_limits_are_approached_from_both_sides():
    utilities = [2, 5, 5, 1]
    for epsilon, limit in [(1e-12, [0.25] * 4), (1e3, [0, 0.5, 0.5, 0])]:
        found = ExponentialMechanism(epsilon=epsilon, sensitivity=1).probabilities(utilities)
        assert found == pytest.approx(limit, abs=1e-11)


@pytest.mark.parametrize(
    ("utilities", "epsilon", "sensitivity", "expected"),
    [
        ([1e308, -1e308], 1, 1, [1, 0]),
        ([1e308, 1e308], 1, 1, [0.5, 0.5]),
        ([1.5e308, -1.5e308], 1e-308, 1, [1 / (1 + math.exp(-1.5)), 1 / (1 + math.exp(1.5))]),
        ([0, -2e-300], 1e300, 1, [1 / (1 + math.exp(-1)), 1 / (1 + math.exp(1))]),
        ([0, -1e-300], 1e10, 1e-300, [1, 0]),
        ([5e-300, 5e-300], 1e300, 1e-300, [0.5, 0.5]),
        ([-1e6, -1e6 - 2], 1, 1, [1 / (1 + math.exp(-1)), 1 / (1 + math.exp(1))]),
    ],
)
def test_extreme_utilities_neither_overflow_nor_turn_into_nan(
    utilities, epsilon, sensitivity, expected
):
    mechanism = ExponentialMechanism(epsilon=epsilon, sensitivity=sensitivity)
    assert mechanism.probabilities(utilities) == pytest.approx(expected, abs=1e-12)
    assert mechanism.release(utilities, rng=np.random.default_rng(1)) in (0, 1)


def test_shifting_all_utilities_changes_nothing():
    mechanism = ExponentialMechanism.with_base(Fraction(5, 3))
    for shift in (-(10**9), 1, 10**30):
        shifted = [u + shift for u in (0, 4, 1)]
        assert (mechanism.probabilities(shifted) == mechanism.probabilities([0, 4, 1])).all()


def test_the_picked_utility_is_within_the_stated_accuracy():
    mechanism = ExponentialMechanism(epsilon=0.7, sensitivity=2)
    for utilities in ([0, 0, 0, 10], [10, 9, 8, 0], [50, 0, 0, 0], list(range(12))):
        for probability in (0.5, 2 / 3, 0.99):
            reach = mechanism.accuracy(len(utilities), probability=probability)
            chances = mechanism.probabilities(utilities)
            near = np.array(utilities) >= max(utilities) - reach
            assert chances[near].sum() >= probability
    assert ExponentialMechanism(epsilon=0, sensitivity=1).accuracy(3) == math.inf
    assert ExponentialMechanism(epsilon=math.inf, sensitivity=1).accuracy(3) == 0


def test_the_sensitivity_of_a_utility_depends_on_the_neighbourhood():
    inputs = data_sets((0, 5), range(3))
    total = lambda a, x: a * sum(x)  # noqa: E731
    size = lambda a, x: len(x)  # noqa: E731
    assert utility_sensitivity(total, inputs, [1, 2], "membership") == 10
    assert utility_sensitivity(size, inputs, [0], "membership") == 1
    assert utility_sensitivity(size, inputs, [0], "edit") == 0


# Statistical: false alarms at most 1e-6 a test --------------------------------------------------


@pytest.mark.parametrize("epsilon", [0, 0.8, 3, math.inf])
def test_releases_follow_the_probabilities(epsilon):
    mechanism = ExponentialMechanism(epsilon=epsilon, sensitivity=1)
    utilities, draws = np.array([3, 1, 3, 0, 2]), 200_000
    rng = np.random.default_rng(2007)
    picks = mechanism.release(np.broadcast_to(utilities, (draws, 5)), rng=rng)
    assert picks.shape == (draws,)
    found = np.bincount(picks, minlength=5)
    expected = draws * mechanism.probabilities(utilities)
    assert (found[expected == 0] == 0).all()
    possible = expected > 0
    statistic = ((found - expected)[possible] ** 2 / expected[possible]).sum()
    assert statistic < chi2.isf(1e-6, possible.sum() - 1)
    # The same test refuses the mechanism with the 2 forgotten.
    if 0 < epsilon < math.inf:
        double = ExponentialMechanism(epsilon=2 * epsilon, sensitivity=1).probabilities(utilities)
        assert ((draws * double - expected) ** 2 / expected).sum() > 4 * chi2.isf(1e-6, 4)


def test_one_row_gives_an_int_and_rows_an_array():
    mechanism = ExponentialMechanism(epsilon=1, sensitivity=1)
    rng = np.random.default_rng(5)
    assert type(mechanism.release([0, 1], rng=rng)) is int
    assert mechanism.release(np.zeros((2, 3, 4)), rng=rng).shape == (2, 3)
    assert mechanism.probabilities(np.zeros((2, 3, 4))).shape == (2, 3, 4)
    same = [mechanism.release(np.zeros(9), rng=np.random.default_rng(8)) for _ in range(2)]
    assert same[0] == same[1]


def test_arguments_are_not_changed():
    utilities = np.array([1.0, 2.0, 3.0])
    ExponentialMechanism(epsilon=1, sensitivity=1).release(utilities, rng=np.random.default_rng(1))
    assert utilities.tolist() == [1, 2, 3]


# Bad input --------------------------------------------------------------------------------------


@pytest.mark.parametrize("epsilon", [-1, -math.inf, math.nan, True, "1", None, 1j, [1]])
def test_bad_epsilons_are_refused(epsilon):
    with pytest.raises((TypeError, ValueError), match="epsilon must"):
        ExponentialMechanism(epsilon=epsilon, sensitivity=1)


@pytest.mark.parametrize("sensitivity", [0, -1, math.inf, math.nan, True, "1", None, 1j])
def test_bad_sensitivities_are_refused(sensitivity):
    with pytest.raises((TypeError, ValueError), match="sensitivity must"):
        ExponentialMechanism(epsilon=1, sensitivity=sensitivity)
    with pytest.raises((TypeError, ValueError), match="sensitivity must"):
        ExponentialMechanism.with_base(2, sensitivity=sensitivity)


@pytest.mark.parametrize("base", [0, Fraction(1, 2), -2, 1.5, math.nan, -math.inf, True, "2", None])
def test_bad_bases_are_refused(base):
    with pytest.raises((TypeError, ValueError), match="base must"):
        ExponentialMechanism.with_base(base)


@pytest.mark.parametrize(
    "utilities",
    [[], [[]], 3, ["a"], [None], [1, math.nan], [math.inf, 0], [True, False], [1j], "ab"],
)
def test_bad_utilities_are_refused(utilities):
    mechanism = ExponentialMechanism(epsilon=1, sensitivity=1)
    for call in (
        lambda: mechanism.probabilities(utilities),
        lambda: mechanism.release(utilities, rng=np.random.default_rng(0)),
        lambda: ExponentialMechanism.with_base(2).probabilities(utilities),
    ):
        with pytest.raises((TypeError, ValueError), match="utilities must") as caught:
            call()
        assert len(str(caught.value)) < 200


def test_other_bad_arguments_are_refused_by_name():
    mechanism = ExponentialMechanism(epsilon=1, sensitivity=1)
    exact = ExponentialMechanism.with_base(2)
    close = ExponentialMechanism.with_base(1 + Fraction(1, 10**20))  # each power adds 67 bits
    pair = data_sets((0, 1), 1)
    for call, message in [
        (lambda: mechanism.release([0, 1], rng=3), "rng must be a numpy"),
        (lambda: exact.probabilities([0.5, 1]), "utilities must hold whole numbers"),
        (lambda: exact.probabilities([0, 10**9]), "utilities must lie within 100000"),
        (lambda: close.probabilities([0, 10**5]), "utilities must lie within 15650 of each other"),
        (lambda: mechanism.accuracy(0), "candidates must be at least 1, got 0"),
        (lambda: mechanism.accuracy(2, probability=1), "probability must be strictly between"),
        (lambda: ExponentialMechanism(epsilon=1, sensitivity=1, neighbourhood="row"), "'row'"),
        (lambda: mechanism.channel(lambda a, x: "no", pair, [0]), "utilities must"),
        (lambda: mechanism.channel(lambda a, x: 0, pair, []), "candidates must not be empty"),
        (lambda: mechanism.channel(lambda a, x: 0, [], [0]), "data_sets must not be empty"),
        (lambda: utility_sensitivity(lambda a, x: 0, pair, [], "edit"), "candidates must not"),
        (lambda: utility_sensitivity(lambda a, x: 0, [()], [0], "edit"), "must hold two neigh"),
        (lambda: utility_sensitivity(lambda a, x: math.nan, pair, [0], "edit"), "utility must not"),
    ]:
        with pytest.raises((TypeError, ValueError), match=message):
            call()
