"""What every mechanism promises, tried on all of them: a new mechanism is one more line here."""

import math
from fractions import Fraction

import numpy as np
import pytest
from bad_input import NO_GENERATOR, refuses

import dpedu as dp
from dpedu.adaptive import Thresholdout
from dpedu.bayes import BernoulliPosterior
from dpedu.deployments import CountMeanSketch, ElasticJoinCount, OneBitMean, TopDown
from dpedu.mechanisms import Mechanism
from dpedu.privacy.divergences import log
from dpedu.streams import (
    BinaryTreeCounter,
    NaiveCounter,
    NoisyBitsCounter,
    SquareRootCounter,
)

ANSWER, SCORES, BITS, VALUES = 5, [0, 3, 1], [0, 1, 1], [1.0, 5.0, 9.0]
GRID = dp.Grid(low=0, high=9, step=1)
QUERIES, COUNTS = ([[0.0, 1.0]], [[0.5, 0.5]]), [[3, 0], [1, 2]]

ALL = [  # how to make it for an ε, and what it can release
    (lambda e: dp.Laplace(epsilon=e, sensitivity=3), ANSWER),
    (lambda e: dp.Laplace(epsilon=e, sensitivity=Fraction(1, 3)), ANSWER),
    (lambda e: dp.Gaussian(epsilon=e, delta=1e-5, sensitivity=3), ANSWER),
    (lambda e: dp.DiscreteLaplace(epsilon=e, sensitivity=3), ANSWER),
    (lambda e: dp.DiscreteGaussian(epsilon=e, delta=1e-5, sensitivity=3), ANSWER),
    (lambda e: dp.DiscreteGaussian(epsilon=e, delta=1e-5, sensitivity=1, entries=2), [1, 2]),
    (lambda e: dp.Geometric(largest=9, epsilon=e), ANSWER),
    (lambda e: dp.SmoothMedian(epsilon=e, delta=1e-5, low=0, high=9), VALUES),
    (lambda e: dp.SmoothMedian(epsilon=e, low=0, high=9), VALUES),
    (lambda e: dp.ExponentialMechanism(epsilon=e, sensitivity=1), SCORES),
    (lambda e: dp.PermuteAndFlip(epsilon=e, sensitivity=1), SCORES),
    (lambda e: dp.ReportNoisyMax(epsilon=e, sensitivity=1), SCORES),
    (lambda e: dp.Quantile(epsilon=e, grid=GRID, neighbourhood="edit"), VALUES),
    (lambda e: dp.Quantiles(epsilon=e, grid=GRID, neighbourhood="edit", quantiles=[0.5]), VALUES),
    (lambda e: dp.PrivateBounds(epsilon=e, neighbourhood="edit"), VALUES),
    (lambda e: dp.MeanWithBounds(epsilon=e, neighbourhood="membership"), VALUES),
    (lambda e: dp.SparseVector(epsilon=e, answers=2), SCORES),
    (lambda e: dp.RandomisedResponse.from_epsilon(e), BITS),
    (lambda e: dp.KaryRandomisedResponse.from_epsilon(e, categories=3), BITS),
    (lambda e: dp.UnaryRandomisedResponse.symmetric(e, categories=3), BITS),
    (lambda e: dp.UnaryRandomisedResponse.optimised(e, categories=3), BITS),
    (lambda e: dp.MembershipResponse.binary(epsilon=e), BITS),
    (lambda e: dp.MembershipResponse.ternary(epsilon=e), BITS),
    (lambda e: dp.MembershipResponse.extremal(epsilon=e), BITS),
    (lambda e: Thresholdout.from_epsilon(e, threshold=0.1, budget=3, people=1), QUERIES),
    (lambda e: BernoulliPosterior.from_epsilon(e, people=3), BITS),
    (lambda e: OneBitMean.from_epsilon(e, largest=9), VALUES),
    (lambda e: NaiveCounter(steps=3, epsilon=e), BITS),
    (lambda e: NoisyBitsCounter(steps=3, epsilon=e, exact=True), BITS),
    (lambda e: BinaryTreeCounter(steps=3, epsilon=e, sensitivity=Fraction(1, 3)), BITS),
    (lambda e: BinaryTreeCounter(steps=3, epsilon=e, delta=1e-5, exact=True), BITS),
    (lambda e: SquareRootCounter(steps=3, epsilon=e, delta=1e-5), BITS),
    (lambda e: ElasticJoinCount(epsilon=e, delta=1e-5, neighbourhood="edit"), (BITS, BITS)),
    (lambda e: TopDown.from_epsilon(e, delta=1e-5, neighbourhood="edit"), COUNTS),
    (lambda e: CountMeanSketch.from_epsilon(e, items=4, hashes=2, width=3), SCORES),
]
EPSILONS = [1e-6, 0.1, 0.3, 1, Fraction(1, 3), math.log(3), 2.5, 20]

every = pytest.mark.parametrize(("make", "data"), ALL, ids=[repr(make(1))[:44] for make, _ in ALL])


def named(mechanism):
    return mechanism.neighbourhood or "edit"


@every
@pytest.mark.parametrize("epsilon", EPSILONS)
def test_a_mechanism_claims_just_the_epsilon_it_was_made_for_and_keeps_it(make, data, epsilon):
    mechanism = make(epsilon)
    promise = mechanism.guarantee(named(mechanism))
    assert promise.epsilon == mechanism.epsilon() == epsilon
    assert mechanism.delta(epsilon) <= promise.delta
    assert mechanism.epsilon(0.1) <= epsilon


def test_a_hundred_round_numbers_are_kept_to_the_last_digit():
    pure = [make for make, _ in ALL if make(1).guarantee(named(make(1))).delta == 0]
    for hundredths in range(1, 101):
        epsilon = hundredths / 100
        for make in pure:
            assert make(epsilon).delta(epsilon) == 0


@every
def test_the_profile_falls_and_inverts(make, data):
    mechanism = make(1)
    levels = [0, 0.1, 0.5, 0.9, 1, 1.5]
    deltas = [mechanism.delta(level) for level in levels]
    assert deltas == sorted(deltas, reverse=True)
    assert 0 < deltas[0] <= 1
    for delta in (0.01, 0.1):
        assert mechanism.delta(mechanism.epsilon(delta)) <= delta * (1 + 1e-9)
    # In particular the whole profile is what the guarantee implies, or below.
    promise = mechanism.guarantee(named(mechanism))
    for level, delta in zip(levels, deltas, strict=True):
        implied = dp.privacy.profiles.implied_delta(level, promise.epsilon, promise.delta)
        assert delta <= implied * (1 + 1e-9) + 1e-12


@every
def test_neighbours_are_never_named_by_default(make, data):
    mechanism = make(1)
    if mechanism.neighbourhood is None:
        with pytest.raises(ValueError, match="say for which neighbours the sensitivity"):
            mechanism.guarantee()
        assert mechanism.guarantee("edit").neighbourhood == "edit"
        assert mechanism.guarantee("membership").neighbourhood == "membership"
    else:
        assert mechanism.guarantee().neighbourhood is mechanism.neighbourhood
        other = {"edit": "membership", "membership": "edit"}[mechanism.neighbourhood]
        with pytest.raises(ValueError, match="which this mechanism is for"):
            mechanism.guarantee(other)
    refuses(mechanism.guarantee, "neighbourhood", ["row", 1, ["edit"]])


def test_neighbours_named_at_construction_are_those_of_the_guarantee():
    mechanism = dp.Laplace(epsilon=1, sensitivity=2, neighbourhood="edit")
    assert mechanism.guarantee() == mechanism.guarantee("edit")
    refuses(mechanism.guarantee, "neighbourhood", ["membership"])


@every
def test_attributes_are_fixed_and_randomness_is_an_argument(make, data):
    mechanism = make(1)
    assert isinstance(mechanism, Mechanism)
    before = dict(vars(mechanism))
    for name in before:
        with pytest.raises(AttributeError, match="is fixed"):
            setattr(mechanism, name, 3)
        with pytest.raises(AttributeError, match="is fixed"):
            delattr(mechanism, name)
    assert vars(mechanism) == before
    refuses(lambda v: mechanism.release(data, rng=v), "rng", NO_GENERATOR)
    mechanism.release(data, rng=np.random.default_rng(1))


def as_channel(mechanism):
    """The finite ones as a table."""
    if isinstance(mechanism, dp.Geometric):
        return mechanism.channel(sum, dp.data_sets((0, 1), range(5))), "membership"
    if isinstance(mechanism, dp.Quantile):
        return mechanism.channel([(0,), (4,), (9,)]), "edit"
    if isinstance(mechanism, dp.SparseVector):
        return mechanism.channel([sum, len, sum], dp.data_sets((0, 1), range(3))), "membership"
    if isinstance(mechanism, dp.mechanisms.selection.Selection):
        # The worst utility: one candidate falls by as much as the other rises.
        table = mechanism.channel(
            lambda candidate, data: data.count(candidate), dp.data_sets((0, 1), 1), (0, 1)
        )
        return table, "edit"
    return mechanism.channel(), mechanism.neighbourhood


FINITE = [(make, data) for make, data in ALL if hasattr(make(1), "channel")]


@pytest.mark.parametrize(("make", "data"), FINITE, ids=[repr(make(1))[:44] for make, _ in FINITE])
@pytest.mark.parametrize("epsilon", [0.1, 1, 2.5])
def test_a_table_agrees_with_the_profile(make, data, epsilon):
    mechanism = make(epsilon)
    table, neighbourhood = as_channel(mechanism)
    assert table.epsilon(neighbourhood) <= epsilon + 1e-15
    loose = dp.mechanisms.selection.Selection, dp.SparseVector, dp.Quantile
    exact = not isinstance(mechanism, loose)
    for level in (0, epsilon / 3, epsilon, 2 * epsilon):
        worst = table.delta(level, neighbourhood)
        assert worst <= mechanism.delta(level) + 1e-15
        if exact:
            assert worst == pytest.approx(mechanism.delta(level), abs=1e-14)


@pytest.mark.parametrize("epsilon", EPSILONS)
def test_the_loss_is_at_most_epsilon_in_exact_arithmetic(epsilon):
    # The stored floats as the fractions that they are: no rounding is left to hide in.
    binary = dp.RandomisedResponse.from_epsilon(epsilon)
    p = Fraction(binary.flip_probability)
    assert log((1 - p) / p) <= epsilon
    for categories in (3, 128):
        kary = dp.KaryRandomisedResponse.from_epsilon(epsilon, categories=categories)
        p = Fraction(kary.flip_probability)
        assert log((1 - p) * (categories - 1) / p) <= epsilon
    for make in (dp.UnaryRandomisedResponse.symmetric, dp.UnaryRandomisedResponse.optimised):
        unary = make(epsilon, categories=3)
        own, other = Fraction(unary.own_probability), Fraction(unary.other_probability)
        assert log(own * (1 - other) / (other * (1 - own))) <= epsilon
    for sensitivity in (1, 3, 0.7, Fraction(1, 3)):
        scale = Fraction(dp.Laplace(epsilon=epsilon, sensitivity=sensitivity).scale)
        for reading in (Fraction(epsilon), Fraction(str(epsilon))):
            assert Fraction(sensitivity) / scale <= reading
