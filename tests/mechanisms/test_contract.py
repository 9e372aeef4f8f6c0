"""What every mechanism promises, tried on all of them: a new mechanism is one more line here."""

import copy
import inspect
import math
import random
import sys
import time
import warnings
from fractions import Fraction
from functools import partial

import numpy as np
import pandas as pd
import pytest
from bad_input import NO_GENERATOR, refuses
from kinds import kinds

import dpedu as dp
from dpedu.adaptive import Thresholdout
from dpedu.bayes import BernoulliPosterior, LinearPosterior
from dpedu.deployments import (
    CountMeanSketch,
    ElasticJoinCount,
    OneBitMean,
    PrivateGradientDescent,
    Rappor,
    TopDown,
)
from dpedu.learning import GaussianVote, NoisyVote, ObjectivePerturbation, OutputPerturbation
from dpedu.mechanisms import Mechanism
from dpedu.mechanisms.additive import ContinuousNoise, DiscreteNoise
from dpedu.mechanisms.contract import ANSWERS, Absent
from dpedu.privacy.divergences import log
from dpedu.privacy.loss import Accountant
from dpedu.streams import (
    BinaryTreeCounter,
    NaiveCounter,
    NoisyBitsCounter,
    SquareRootCounter,
)

MISSING = [
    pd.Series([1, None, 0], dtype="Int64"), pd.Series([1, None, 0], dtype="Float64"),
    pd.Series([True, None, False], dtype="boolean"), [1, pd.NA, 0], [1, np.ma.masked, 0],
]  # fmt: skip
ANSWER, SCORES, BITS, VALUES = 5, [0, 3, 1], [0, 1, 1], [1.0, 5.0, 9.0]
GRID = dp.Grid(low=0, high=9, step=1)
QUERIES, COUNTS = ([[0.0, 1.0]], [[0.5, 0.5]]), [[3, 0], [1, 2]]
TRAINING = {"people": 3, "regularisation": 0.1, "neighbourhood": "membership"}
EXAMPLES = [[0.6, 0.8], [1.0, 0.0]], [1, -1]

ALL = [  # how to make it for an ε, and what it can release
    (lambda e: dp.Laplace(epsilon=e, sensitivity=3), ANSWER),
    (lambda e: dp.Laplace(epsilon=e, sensitivity=Fraction(1, 3)), ANSWER),
    (lambda e: dp.mechanisms.Staircase(epsilon=e, sensitivity=3), ANSWER),
    (lambda e: dp.mechanisms.Staircase(epsilon=e, sensitivity=Fraction(1, 3)), ANSWER),
    (lambda e: dp.Gaussian(epsilon=e, delta=1e-5, sensitivity=3), ANSWER),
    (lambda e: dp.DiscreteLaplace(epsilon=e, sensitivity=3), ANSWER),
    (lambda e: dp.mechanisms.DiscreteStaircase(epsilon=e, sensitivity=3), ANSWER),
    (lambda e: dp.mechanisms.DiscreteStaircase(epsilon=e, sensitivity=9, first=8), ANSWER),
    (lambda e: dp.DiscreteGaussian(epsilon=e, delta=1e-5, sensitivity=3), ANSWER),
    (lambda e: dp.DiscreteGaussian(epsilon=e, delta=1e-5, sensitivity=1, entries=2), [1, 2]),
    (lambda e: dp.mechanisms.RoundedGaussian(epsilon=e, delta=1e-5, sensitivity=3), ANSWER),
    (lambda e: dp.Geometric(largest=9, epsilon=e), ANSWER),
    (lambda e: dp.SmoothMedian(epsilon=e, delta=1e-5, low=0, high=9), VALUES),
    (lambda e: dp.SmoothMedian(epsilon=e, low=0, high=9), VALUES),
    (lambda e: dp.SmoothMedian(epsilon=e, delta=1e-5, low=0, high=9, exact=True), VALUES),
    (lambda e: dp.SmoothMedian(epsilon=e, low=0, high=9, exact=True), VALUES),
    (lambda e: dp.ExponentialMechanism(epsilon=e, sensitivity=1), SCORES),
    (lambda e: dp.PermuteAndFlip(epsilon=e, sensitivity=1), SCORES),
    (lambda e: dp.ReportNoisyMax(epsilon=e, sensitivity=1), SCORES),
    (lambda e: dp.Quantile(epsilon=e, grid=GRID, neighbourhood="edit"), VALUES),
    (lambda e: dp.Quantiles(epsilon=e, grid=GRID, neighbourhood="edit", quantiles=[0.5]), VALUES),
    (lambda e: dp.PrivateBounds(epsilon=e, neighbourhood="edit"), VALUES),
    (lambda e: dp.MeanWithBounds(epsilon=e, neighbourhood="membership"), VALUES),
    (lambda e: dp.StableHistogram(epsilon=e, delta=1e-5, neighbourhood="edit"), BITS),
    (lambda e: dp.ProposeTestRelease(epsilon=e, delta=1e-5, bound=1), (5, 3)),
    (
        lambda e: dp.SampleAndAggregate(
            epsilon=e, statistic=max, blocks=2, grid=GRID, neighbourhood="membership"
        ),
        VALUES,
    ),
    (
        lambda e: dp.synthetic.MWEM(
            epsilon=e,
            domain=dp.synthetic.Domain((2, 2)),
            workload=[(0, 1)],
            rounds=2,
            neighbourhood="membership",
        ),
        [[0, 1]],
    ),
    (
        lambda e: dp.synthetic.SelectMeasureGenerate(
            epsilon=e,
            delta=1e-5,
            domain=dp.synthetic.Domain((2, 2)),
            workload=[(0, 1)],
            neighbourhood="membership",
        ),
        [[0, 1]],
    ),
    (lambda e: NoisyVote(epsilon=e, classes=2, neighbourhood="edit"), BITS),
    (lambda e: NoisyVote(epsilon=e, classes=2, neighbourhood="membership"), BITS),
    (lambda e: GaussianVote.from_epsilon(e, classes=2, delta=1e-5, neighbourhood="edit"), BITS),
    (
        lambda e: GaussianVote.from_epsilon(e, classes=2, delta=1e-5, neighbourhood="membership"),
        BITS,
    ),
    (lambda e: OutputPerturbation(epsilon=e, **TRAINING), EXAMPLES),
    (lambda e: OutputPerturbation(epsilon=e, delta=1e-5, **TRAINING), EXAMPLES),
    (lambda e: OutputPerturbation(epsilon=e, **TRAINING, exact=True), EXAMPLES),
    (lambda e: OutputPerturbation(epsilon=e, delta=1e-5, **TRAINING, exact=True), EXAMPLES),
    (lambda e: ObjectivePerturbation(epsilon=e, delta=1e-5, **TRAINING, exact=True), EXAMPLES),
    (lambda e: ObjectivePerturbation(epsilon=e, **TRAINING), EXAMPLES),
    (lambda e: ObjectivePerturbation(epsilon=e, delta=1e-5, **TRAINING), EXAMPLES),
    (lambda e: dp.SparseVector(epsilon=e, answers=2), SCORES),
    (lambda e: dp.RandomisedResponse.from_epsilon(e), BITS),
    (lambda e: dp.KaryRandomisedResponse.from_epsilon(e, categories=3), BITS),
    (lambda e: dp.UnaryRandomisedResponse.symmetric(e, categories=3), BITS),
    (lambda e: dp.UnaryRandomisedResponse.optimised(e, categories=3), BITS),
    (lambda e: dp.MembershipResponse.binary(epsilon=e), BITS),
    (lambda e: dp.MembershipResponse.ternary(epsilon=e), BITS),
    (lambda e: dp.MembershipResponse.extremal(epsilon=e), BITS),
    (lambda e: Thresholdout.from_epsilon(e, threshold=0.1, budget=3, people=1), QUERIES),
    (
        lambda e: Thresholdout.from_epsilon(e, threshold=0.1, budget=3, people=1, exact=True),
        QUERIES,
    ),
    (lambda e: BernoulliPosterior.from_epsilon(e, people=3), BITS),
    (lambda e: BernoulliPosterior.from_epsilon(e, people=3, exact=True), BITS),
    (lambda e: OneBitMean.from_epsilon(e, largest=9), VALUES),
    (lambda e: NaiveCounter(steps=3, epsilon=e), BITS),
    (lambda e: NaiveCounter(steps=3, epsilon=e, exact=True), BITS),
    (lambda e: NoisyBitsCounter(steps=3, epsilon=e, exact=True), BITS),
    (lambda e: BinaryTreeCounter(steps=3, epsilon=e, sensitivity=Fraction(1, 3)), BITS),
    (lambda e: BinaryTreeCounter(steps=3, epsilon=e, delta=1e-5, exact=True), BITS),
    (lambda e: SquareRootCounter(steps=3, epsilon=e, delta=1e-5), BITS),
    (lambda e: SquareRootCounter(steps=3, epsilon=e, delta=1e-5, exact=True), BITS),
    (lambda e: ElasticJoinCount(epsilon=e, delta=1e-5, neighbourhood="edit"), (BITS, BITS)),
    (lambda e: ElasticJoinCount(epsilon=e, delta=1e-5, neighbourhood="membership"), (BITS, BITS)),
    (
        lambda e: ElasticJoinCount(epsilon=e, delta=1e-5, neighbourhood="membership", exact=True),
        (BITS, BITS),
    ),
    (lambda e: TopDown.from_epsilon(e, delta=1e-5, neighbourhood="edit"), COUNTS),
    (lambda e: CountMeanSketch.from_epsilon(e, items=4, hashes=2, width=3), SCORES),
    (lambda e: Rappor.from_epsilon(e, bits=4, hashes=2, cohorts=3), ["a", "b"]),
]
OTHERS = [  # those that have another way to be told how private they are, or take long
    dp.Geometric(largest=9, ratio=2),
    dp.ExponentialMechanism.with_base(2),
    dp.MembershipResponse.ternary(ratio=2),
    BernoulliPosterior(people=9, delta=0.01),
    LinearPosterior(design=np.ones((9, 1)), noise_variance=1, prior_variance=9, low=0, high=1,
                    delta=0.01),
    LinearPosterior(design=np.ones((9, 1)), noise_variance=1, prior_variance=9, low=0, high=1,
                    delta=0.01, exact=True),
    PrivateGradientDescent(noise_multiplier=2, clip=1, sampling_rate=0.5, steps=3, batch=1,
                           learning_rate=1, delta=1e-5),
    PrivateGradientDescent(noise_multiplier=2, clip=1, sampling_rate=0.5, steps=3, batch=1,
                           learning_rate=1, delta=1e-5, exact=True),
    BinaryTreeCounter(steps=3, rho=0.5, exact=True),
    NoisyBitsCounter(steps=3, rho=0.5),
    SquareRootCounter(steps=3, rho=0.5, exact=True),
]  # fmt: skip
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
    for name in ("sigmma", "_unknown"):
        with pytest.raises(AttributeError, match=f"^{name} is no attribute of a "):
            setattr(mechanism, name, 3)
    assert vars(mechanism) == before
    twin = copy.copy(mechanism)
    assert vars(twin).keys() == vars(mechanism).keys()
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


ONES, PEOPLE = dp.data_sets((0, 1), 1), dp.data_sets((0, 1), 12)
HALF = {"own_probability": Fraction(1, 2), "other_probability": Fraction(1, 5)}
FEW = "of few rows and columns"
TOO_WIDE = {  # tables that are too large: what is named, and how to ask for one of a size
    dp.RandomisedResponse: FEW,
    OneBitMean: FEW,
    dp.MembershipResponse: FEW,
    dp.KaryRandomisedResponse: ("categories", lambda n: dp.KaryRandomisedResponse(
        categories=n, flip_probability=Fraction(1, 2)).channel()),
    dp.UnaryRandomisedResponse: ("categories", lambda n: dp.UnaryRandomisedResponse(
        categories=n, **HALF).channel()),
    dp.Geometric: ("largest", lambda n: dp.Geometric(largest=n, ratio=2).channel(sum, ONES)),
    dp.Quantile: ("grid", lambda n: dp.Quantile(
        epsilon=1, grid=dp.Grid(low=0, high=n, step=1), neighbourhood="edit").channel(ONES)),
    dp.SparseVector: ("queries", lambda n: dp.SparseVector(
        epsilon=1, answers=20).channel([sum] * min(n, 2000), ONES)),
    **{kind: ("candidates", lambda n, kind=kind: kind(
        epsilon=1, sensitivity=1).channel(lambda *_: 0, ONES, range(n)))
       for kind in kinds(dp.mechanisms.selection.Selection) if hasattr(kind, "channel")},
}  # fmt: skip
TOO_LONG = {  # with as many columns as a table may have, or nearly
    dp.Geometric: lambda data: dp.Geometric(largest=1000, epsilon=1).channel(sum, data),
    dp.Quantile: lambda data: dp.Quantile(
        epsilon=1, grid=dp.Grid(low=0, high=1000, step=1), neighbourhood="edit").channel(data),
    dp.SparseVector: lambda data: dp.SparseVector(
        epsilon=1, answers=20).channel([sum] * 10, data),
    dp.ExponentialMechanism: lambda data: dp.ExponentialMechanism(
        epsilon=1, sensitivity=1).channel(lambda *_: 0, data, range(1000)),
}  # fmt: skip


def test_every_table_has_a_limit_that_is_tried_here():
    with_table = {kind for kind in kinds(Mechanism) if hasattr(kind, "channel")}
    assert with_table - {*TOO_WIDE} == set()


@pytest.mark.parametrize("size", [2**19 + 1, 10**7, 10**9])
@pytest.mark.parametrize("kind", [kind for kind in TOO_WIDE if TOO_WIDE[kind] != FEW])
def test_a_table_that_is_too_wide_is_refused_at_once(kind, size):
    name, make = TOO_WIDE[kind]
    start = time.process_time()
    refuses(make, name, [size])
    assert time.process_time() - start < 2


@pytest.mark.parametrize("kind", TOO_LONG)
def test_a_table_of_too_many_data_sets_is_refused_before_a_row_is_computed(kind):
    start = time.process_time()
    refuses(TOO_LONG[kind], "data_sets times ", [PEOPLE])
    assert time.process_time() - start < 2


def test_a_distribution_of_all_answers_of_too_many_people_is_refused_at_once():
    refuses(dp.RandomisedResponse.two_coins().distribution, "data", [[0] * 21, (1,) * 10**5])


# One way to ask all of them ---------------------------------------------------------------------


def refusal(call, *given):
    """What a call is refused with, or nothing."""
    try:
        call(*given)
    except (Absent, ValueError) as error:
        return str(error)
    return ""


@pytest.mark.parametrize("place", range(len(ALL)))
def test_an_epsilon_of_thousands_of_digits_can_be_written(place):
    """Python refuses to write such a number; those that are made are made for the number itself."""
    make = ALL[place][0]
    for epsilon in (Fraction(1, 10**5000), Fraction(1, 2) + Fraction(1, 10**5000)):
        if said := refusal(make, epsilon):
            assert " must " in said or " need" in said
            continue
        made = make(epsilon)
        for thing in (made, made.guarantee(made.neighbourhood or "edit")):
            assert max(len(repr(thing)), len(str(thing))) < 400
        for asked in (made.zcdp, made.loss):
            said = refusal(asked)
            assert "digits" not in said
            assert len(said) < 400


ALL_MADE = [make(1) for make, _ in ALL] + OTHERS
everyone = pytest.mark.parametrize("mechanism", ALL_MADE, ids=lambda made: repr(made)[:44])


def test_no_mechanism_is_missing_here():
    tried = {type(made) for made in ALL_MADE}
    tried |= {type(made.mechanism) for made in ALL_MADE if hasattr(made, "mechanism")}
    assert set(kinds(Mechanism)) - tried == set()


@everyone
def test_every_question_is_answered_or_has_a_reason(mechanism):
    name = type(mechanism).__name__
    for question in ANSWERS:
        answer, reason = asked(lambda question=question: getattr(mechanism, question))
        if reason is None:
            assert callable(answer) or answer > 0
            if question in ("zcdp", "loss"):
                _, reason = asked(answer)
            elif question == "renyi":
                _, reason = asked(lambda answer=answer: answer(2))
        if reason is not None:
            assert reason.startswith(f"{name} has no {question}: ")
            assert len(reason.split(": ", 1)[1]) > 14


SPREAD = ("variance", "accuracy", "interval", "cdf", "density")


def test_siblings_are_asked_alike_by_position_and_by_name():
    """What is asked first may stand alone, without its name; what comes after it is named."""
    methods = {
        f"{kind.__name__}.{question}": method
        for kind in (*kinds(Mechanism), ContinuousNoise, DiscreteNoise)
        for question in SPREAD
        if inspect.isfunction(method := inspect.getattr_static(kind, question, None))
    }
    assert len(methods) > 30
    for name, method in methods.items():
        _, first, *rest = inspect.signature(method).parameters.values()
        assert first.kind is first.POSITIONAL_OR_KEYWORD, name
        assert {each.kind for each in rest} <= {first.KEYWORD_ONLY}, name
    for made in ALL_MADE:
        answer, reason = asked(lambda made=made: made.accuracy)
        first = None if reason else next(iter(inspect.signature(answer).parameters))
        if first == "probability":
            assert answer(0.9) == answer(probability=0.9)


def asked(question):
    """The answer, or why there is none."""
    try:
        return question(), None
    except Absent as reason:
        return None, str(reason)


def test_an_absence_is_an_attribute_that_is_not_there():
    median = dp.SmoothMedian(epsilon=1, delta=1e-6, low=0, high=9)
    assert not hasattr(median, "variance")
    assert not hasattr(dp.SmoothMedian, "variance")
    assert median.loss()
    with pytest.raises(Absent, match="all that is known is epsilon 1 at delta 1e-06"):
        median.zcdp()
    with pytest.raises(Absent, match="has no loss: epsilon is inf"):
        dp.RandomisedResponse(flip_probability=0).loss()
    assert dp.SmoothMedian(epsilon=1, low=0, high=9).zcdp() == 0.5


# Exact draws ------------------------------------------------------------------------------------

TWINS = {  # what stands in for noise in floating point
    dp.Laplace: dp.DiscreteLaplace,
    dp.Gaussian: dp.mechanisms.RoundedGaussian,
    dp.mechanisms.Staircase: dp.mechanisms.DiscreteStaircase,
}


@every
def test_all_draw_exactly_or_have_a_twin_that_does(make, data):
    """The randomness of the operating system, for real use, is taken by those alone that do."""
    mechanism, system = make(1), random.SystemRandom()
    kind, chosen = type(mechanism), getattr(mechanism, "exact", None)
    if kind in TWINS or chosen is False:
        with pytest.raises(TypeError, match="rng must be a numpy"):
            mechanism.release(data, rng=system)
    else:
        mechanism.release(data, rng=system)
    if kind in TWINS:
        assert any(type(made) is TWINS[kind] for made in ALL_MADE)
    elif chosen is not None:
        assert any(type(made) is kind and made.exact for made in ALL_MADE)


LEVELS = (0, 0.3, 0.9, 1.5)


def check_loss(mechanism):
    """An accountant that is given one release knows no less than the mechanism's own profile."""
    accountant = Accountant().compose(mechanism)
    assert accountant.neighbourhood is mechanism.neighbourhood
    for level in LEVELS:
        low, high = accountant.delta(level)
        known = mechanism.delta(level)
        if type(mechanism).loss is Mechanism.loss:
            known = max(known, Mechanism.delta(mechanism, level))
        assert low <= known * (1 + 1e-7) + 1e-12
        if hasattr(mechanism, "channel"):
            table, neighbourhood = as_channel(mechanism)
            assert table.delta(level, neighbourhood) <= high * (1 + 1e-9) + 1e-15
        elif isinstance(mechanism, EXACT):
            assert mechanism.delta(level) <= high * (1 + 1e-7) + 1e-12
        for order in (1.5, 3, 20):
            check_renyi(mechanism, order, level, low)


def check_renyi(mechanism, order, level, least_delta):
    try:
        divergence, rho = mechanism.renyi(order), mechanism.zcdp()
    except Absent:
        return
    assert divergence <= order * rho * (1 + 1e-9)
    # Canonne, Kamath and Steinke, Proposition 12, for this one order
    implied = math.exp((order - 1) * (divergence - level)) * (1 - 1 / order) ** order / (order - 1)
    if type(mechanism).loss is not Mechanism.loss:
        assert least_delta <= implied * (1 + 1e-9)
    if hasattr(mechanism, "channel"):
        table, neighbourhood = as_channel(mechanism)
        assert table.renyi(order, neighbourhood) <= divergence * (1 + 1e-9)


EXACT = (
    dp.Laplace, dp.Gaussian, dp.DiscreteLaplace, dp.mechanisms.Staircase,
    dp.mechanisms.DiscreteStaircase, LinearPosterior,
)  # fmt: skip


@everyone
def test_the_loss_agrees_with_the_profile(mechanism):
    check_loss(mechanism)


@everyone
def test_a_ledger_takes_a_mechanism_for_what_it_claims(mechanism):
    try:
        promise = mechanism.guarantee()
    except (ValueError, TypeError) as reason:  # neighbours, or δ, are not known
        with pytest.raises(type(reason)):
            dp.Ledger(epsilon=9, delta=0.1).spend(mechanism)
        return
    ledger = dp.Ledger(
        epsilon=promise.epsilon, delta=promise.delta, neighbourhood=promise.neighbourhood
    )
    ledger.spend(mechanism)
    assert ledger.left_epsilon == ledger.left_delta == 0
    with pytest.raises(dp.BudgetExceeded):
        ledger.spend(mechanism)


def as_series(data):
    return (pd.Series if np.ndim(data) == 1 else pd.DataFrame)(data)


FORMS = {  # of data, and of as much of them as nobody has
    "list": (list, lambda data: [] if np.ndim(data) == 1 else np.zeros((0, np.shape(data)[1]))),
    "array": (np.array, lambda data: np.array(data)[:0]),
    "array of objects": (np.array, lambda data: np.array(data)[:0].astype(object)),
    "frame": (as_series, lambda data: as_series(data)[:0]),
    "frame of objects": (as_series, lambda data: as_series(data)[:0].astype(object)),
}


def nobody(data, some, none):
    """The same kind of data, of no people; of two tables also one alone."""
    if not isinstance(data, tuple):
        return some(data), [none(data)]
    (left, right), (no_left, no_right) = map(some, data), map(none, data)
    alone = [(no_left, right), (left, no_right)] * (data[0] is data[1])
    return (left, right), [(no_left, no_right), *alone]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    ("make", "data"),
    [(make, data) for make, data in ALL if not isinstance(make(1), dp.MembershipResponse)],
)  # the places of a population are public
def test_under_membership_that_nobody_is_there_is_no_error(make, data, form):
    """An error would tell, as it would for a value out of range."""
    mechanism = make(1)
    if mechanism.neighbourhood is dp.Neighbourhood.MEMBERSHIP:
        full, empties = nobody(data, *FORMS[form])
        try:
            mechanism.release(full, rng=np.random.default_rng(1))
        except TypeError:  # it takes no data in that form
            return
        for empty in empties:
            mechanism.release(empty, rng=np.random.default_rng(1))


# What NumPy was told to do about overflow -------------------------------------------------------

FAR = [0, 1, 5e-324, 1e-308, -1e-308, 1e308, -1e308, 10**6, 2**62]
VOTING = [
    lambda noise=noise: NoisyVote(epsilon=10, classes=2, neighbourhood="membership", noise=noise)
    for noise in ("laplace", "exponential", "gumbel")
]
SHARP = [  # at ε = 10 weights vanish soon
    *[lambda make=make: make(10) for make, _ in ALL],
    *[lambda made=made: made for made in OTHERS],
    *VOTING,
    lambda: dp.ReportNoisyMax(epsilon=10, sensitivity=1, noise="gumbel"),
    lambda: dp.ReportNoisyMax(epsilon=10, sensitivity=1, noise="exponential"),
    lambda: dp.Quantile(epsilon=10, grid=GRID, neighbourhood="membership"),
]
OWN_DATA = [*[data for _, data in ALL], *[None] * len(OTHERS), *[BITS] * 3, SCORES, SCORES, VALUES]


def far(data):
    """Data of the same form, with far numbers in the place of all, some or one."""
    if data is None:
        for form in (BITS, VALUES, ANSWER, np.ones(9)):
            yield from far(form)
    elif isinstance(data, tuple):
        for left in far(data[0]):
            yield (left, data[1])
        for right in far(data[1]):
            yield (data[0], right)
        yield from zip(far(data[0]), far(data[1]), strict=False)
    elif np.ndim(data) == 0:
        yield from FAR
    elif np.ndim(data) == 1:
        yield [*data] * 700
        yield [data[0]] * 700
        for number in FAR:
            yield [number] * len(data)
            yield [*data[:-1], number]
            yield [number, *[-number] * (len(data) - 1)]
    else:
        yield [*data] * 300
        for row in far(data[0]):
            if len(row) == len(data[0]):
                yield [row, *data[1:]]
                yield [row] * len(data)


def outcome(act, **told):
    """What comes, or the words of the refusal; a warning is an error, and is not caught."""
    with warnings.catch_warnings(), np.errstate(**told):
        warnings.simplefilter("error")
        try:
            return repr(act())
        except (ValueError, TypeError) as refusal:
            return repr(refusal)


def released(mechanism, data):
    return mechanism.release(data, rng=np.random.default_rng(1))


def check_silence(act):
    quiet = outcome(act, all="ignore")
    for told in ("raise", "warn"):
        assert outcome(act, all=told) == quiet


@pytest.mark.parametrize(
    ("make", "data"),
    list(zip(SHARP, OWN_DATA, strict=True)),
    ids=[repr(make())[:44] for make in SHARP],
)
def test_no_data_make_a_release_raise_or_warn_whatever_numpy_was_told(make, data):
    """Of 142 equal values the weights of a quantile vanish, and of 141 they do not."""
    mechanism = make()
    for other in far(data):
        check_silence(partial(released, mechanism, other))


@pytest.mark.parametrize("number", FAR)
def test_so_it_is_for_all_that_answers_beside_release(number):
    def rng():
        return np.random.default_rng(1)

    def counted(counter):
        run = counter.start(rng=rng())
        return [run.add(number), run.add(number), run.add(-number)]

    other = [number, -number, number]
    holdout = Thresholdout.from_epsilon(10, threshold=0.1, budget=3, people=3)
    names = {"neighbourhood": "edit", "steps": 3, "epsilon": 10}
    sums = dp.streams.RunningSum(NaiveCounter, low=-1e280, high=1e280, **names)
    sketch = CountMeanSketch.from_epsilon(10, items=4, hashes=2, width=3)
    devices = OneBitMean.from_epsilon(10, largest=9).enrol(3, step=3, rng=rng())
    queries = dp.SparseVector(epsilon=10, answers=2)
    steps = dp.learning.steps
    for act in [
        lambda: counted(NaiveCounter(steps=3, epsilon=10, sensitivity=1e-307)),
        lambda: counted(BinaryTreeCounter(steps=3, epsilon=10)),
        lambda: counted(NoisyBitsCounter(steps=3, epsilon=10)),
        lambda: counted(SquareRootCounter(steps=3, epsilon=10, delta=1e-5)),
        lambda: sums.release(other, rng=rng()),
        lambda: holdout.session(rng=rng()).ask(other, other[::-1]),
        lambda: holdout.session(rng=rng()).averages(other, other[::-1]),
        lambda: queries.session(rng=rng()).ask(number),
        lambda: queries.session(rng=rng()).ask_all(other),
        lambda: sketch.collect(other, rng=rng()),
        lambda: devices.report(other, rng=rng()),
        lambda: steps.clip_rows([other, [1, 0, 0]], 1),
        lambda: steps.clip_factors(np.abs(np.array(other, dtype=float)), 1),
        lambda: steps.noisy_sum(other, clip=1, noise_multiplier=1, rng=rng()),
    ]:
        check_silence(act)


ASKED = {"release", "release_counts", "collect", "ask", "ask_all", "averages", "add", "report"}
ALOUD = {
    ("dpedu.anonymity.mondrian", "Partition", "release"),  # it is not private
    ("dpedu.mechanisms.contract", "Mechanism", "release"),  # it has no body
    ("dpedu.privacy._promising", "Promising", "release"),  # nor has it
    ("dpedu.adaptive.thresholdout", "ExactSession", "averages"),  # it refuses whatever comes
}
"""What computes nothing from data that an error could tell of."""


def test_whatever_else_answers_from_data_is_silent_too():
    """Also where the data above bring nothing to light. A new one is found by itself."""
    list(kinds(Mechanism))  # loads all of the package
    parts = ("mechanisms", "adaptive", "anonymity", "bayes", "deployments", "learning", "privacy",
             "streams", "synthetic")  # fmt: skip
    found = {
        (module.__name__, kind.__name__, name): vars(kind)[name]
        for module in list(sys.modules.values())
        if module.__name__.startswith(tuple(f"dpedu.{part}" for part in parts))
        for kind in vars(module).values()
        if inspect.isclass(kind) and kind.__module__ == module.__name__
        for name in ASKED & {*vars(kind)}
    }
    assert {place for place, method in found.items() if not hasattr(method, "__wrapped__")} == ALOUD


# What a subclass may inherit wrongly ------------------------------------------------------------


def check_spread(mechanism):
    """Noise, its density or probabilities, its variance and its accuracy tell of one law."""
    draws = np.abs(mechanism.noise(4000, rng=np.random.default_rng(1)))
    reach, slack = 40 * mechanism.variance**0.5, 1e-5
    if isinstance(mechanism, DiscreteNoise):
        # Of a wide law every `width`-th number stands for those beside it: all are gigabytes.
        width = 2 * int(reach / 2e6) + 1
        k = width * np.arange(-math.ceil(reach / width), math.ceil(reach / width) + 1)
        chances = mechanism.probability(k) * width
        slack += width > 1 and chances.max()
    else:
        k, width = np.linspace(-reach, reach, 2_000_001, retstep=True)
        chances = mechanism.density(k) * width
        lows, highs = mechanism.cdf(k[:-1]), mechanism.cdf(k[1:])
        # Between two points the density is nearly straight, but where it has a step.
        smooth = np.abs(np.diff(chances)) <= 0.01 * np.maximum(chances[1:], chances[:-1])
        assert smooth.mean() > 0.999
        gaps = np.abs(highs - lows - (chances[1:] + chances[:-1]) / 2)
        assert gaps[smooth].max() < 1e-4 * width
        if not smooth.all():  # a step is known to half a cell on either side
            slack += 1e-4
            chances = mechanism.cdf(k + width / 2) - mechanism.cdf(k - width / 2)
    assert chances.sum() == pytest.approx(1, abs=1e-6)
    assert (chances * k**2).sum() == pytest.approx(mechanism.variance, rel=1e-6)
    for probability in (0.1, 0.5, 2 / 3, 0.99):
        within = mechanism.accuracy(probability)
        inside = chances[np.abs(k) <= within].sum()
        assert inside >= probability - slack
        if width != 1:
            assert inside <= probability + slack
        elif within:
            assert chances[np.abs(k) < within].sum() < probability
        # Hoeffding: less than 1e-6 that the share of draws is that far off.
        assert abs(np.mean(draws <= within) - inside) < 0.043
    low, high = mechanism.interval(7, confidence=0.99)
    assert (high - low, high + low) == pytest.approx((2 * mechanism.accuracy(0.99), 14))


def check_repr(mechanism):
    name = type(mechanism).__name__.lstrip("_").removesuffix("OfRho")
    shown = repr(mechanism)
    assert shown.startswith((f"{name}(", f"<{name}:"))
    if shown.startswith(name):
        known = {name: type(mechanism), "Fraction": Fraction, **vars(dp)}
        assert repr(eval(shown, known)) == shown


def noises():
    for made in ALL_MADE:
        for mechanism in (made, getattr(made, "mechanism", None)):
            if isinstance(mechanism, (ContinuousNoise, DiscreteNoise)):
                yield mechanism


@pytest.mark.parametrize("mechanism", list(noises()), ids=lambda made: repr(made)[:44])
def test_noise_has_the_spread_that_it_claims(mechanism):
    check_spread(mechanism)


@everyone
def test_a_repr_names_the_class_and_can_be_read_back(mechanism):
    check_repr(mechanism)


def test_what_is_inherited_wrongly_is_found():
    class Wider(dp.Laplace):
        def noise(self, shape, *, rng):
            return 2 * super().noise(shape, rng=rng)

    class Shifted(dp.DiscreteLaplace):
        def _weights(self, noise):
            return super()._weights(noise - 1)

    class Flat(dp.Gaussian):
        def density(self, noise):
            return np.full(np.shape(noise), 0.1)

    class Sharper(dp.Gaussian):
        @property
        def variance(self):
            return super().variance / 2

    class Narrow(dp.DiscreteGaussian):
        def accuracy(self, probability=2 / 3):
            return super().accuracy(probability) // 2

    made = [
        Wider(epsilon=1, sensitivity=1),
        Shifted(epsilon=1, sensitivity=1),
        Flat(epsilon=1, delta=0.1, sensitivity=1),
        Sharper(epsilon=1, delta=0.1, sensitivity=1),
        Narrow(epsilon=1, delta=1e-5, sensitivity=1),
    ]
    for mechanism in made:
        with pytest.raises(AssertionError):
            check_spread(mechanism)
    with pytest.raises(AssertionError):
        check_repr(made[0])  # it says that it is a Laplace

    class Louder(dp.Laplace):
        def loss(self):
            return dp.privacy.loss.laplace(scale=2 * self.scale)

    class Quieter(dp.RandomisedResponse):
        def renyi(self, order):
            return super().renyi(order) / 2

    for mechanism in (Louder(epsilon=1, sensitivity=1), Quieter(flip_probability=0.25)):
        with pytest.raises(AssertionError):
            check_loss(mechanism)


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


def widths(epsilon, sensitivity):
    """What is shown as the scale of noise, and what it is divided by ε for."""
    most = max(Fraction(sensitivity), Fraction(str(sensitivity)))
    yield dp.Laplace(epsilon=epsilon, sensitivity=sensitivity).scale, most
    for monotone, moves in ((False, 2), (True, 1)):
        picked = dp.ReportNoisyMax(epsilon=epsilon, sensitivity=sensitivity, monotone=monotone)
        yield picked.scale, moves * most
    median = dp.SmoothMedian(epsilon=epsilon, delta=1e-5, low=0, high=sensitivity)
    jumps = [0, 0, sensitivity / 3, sensitivity, sensitivity]
    smooth = dp.mechanisms.median.smooth_sensitivity(
        jumps, low=0, high=sensitivity, smoothness=median.smoothness
    )
    yield median.scale(jumps), 2 * Fraction(smooth)
    joined = ElasticJoinCount(epsilon=epsilon, delta=1e-5, neighbourhood="edit")
    keys = [1, 1, 2], [1, 2, 2]
    yield joined.scale(keys), 2 * Fraction(joined.smooth_sensitivity(keys))
    weights = OutputPerturbation(epsilon=epsilon, **{**TRAINING, "regularisation": sensitivity})
    yield weights.scale, Fraction(weights.sensitivity)


def test_no_scale_is_a_rounding_below_what_epsilon_needs():
    source = random.Random(1)
    for _ in range(50):
        epsilon, sensitivity = (round(source.uniform(0.01, 3), source.choice((2, 5))) for _ in "ab")
        reading = min(Fraction(epsilon), Fraction(str(epsilon)))
        for place, (scale, over) in enumerate(widths(epsilon, sensitivity)):
            assert Fraction(scale) >= over / reading, (place, epsilon, sensitivity)


def test_what_a_mechanism_answers_cannot_be_overwritten():
    """Whoever sets ε of a mechanism that is made would believe it, and the noise would not."""
    made = dp.Laplace(epsilon=1, sensitivity=1, neighbourhood="edit")
    for name in ("epsilon", "delta", "zcdp", "guarantee", "scale", "sensitivity", "release"):
        with pytest.raises(AttributeError, match=f"{name} is fixed: make a new Laplace"):
            setattr(made, name, 0.01)
    assert made.epsilon() == 1


@pytest.mark.parametrize("sensitivity", [5e-324, 1e-300, 1e-10, 1, 1e10, 1e200, 1e308])
@pytest.mark.parametrize("epsilon", [5e-324, 1e-300, 1e-160, 1e-10, 1, 1e10, 1e300])
def test_a_variance_beyond_floats_is_infinite_and_no_error(epsilon, sensitivity):
    for kind in (*kinds(ContinuousNoise), *kinds(DiscreteNoise)):
        names = inspect.signature(kind).parameters.keys()
        given = {"epsilon": epsilon, "sensitivity": sensitivity, "delta": 1e-6}
        try:
            made = kind(**{name: value for name, value in given.items() if name in names})
        except (ValueError, TypeError):  # noise has to fit into floats
            continue
        assert 0 <= made.variance <= math.inf, made


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(("make", "data"), [(m, d) for m, d in ALL if d in (SCORES, BITS, VALUES)])
def test_a_missing_value_is_refused_by_name(make, data):
    mechanism, rng = make(1), np.random.default_rng(1)
    # What counts any records, and what a statistic says of them, tells nothing by an error.
    if isinstance(mechanism, (dp.StableHistogram, dp.SampleAndAggregate)):
        return
    name = next(iter(inspect.signature(mechanism.release).parameters))
    refuses(lambda v: mechanism.release(v, rng=rng), name, MISSING)
