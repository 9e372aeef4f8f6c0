"""Numbers of other kinds, and far ones: each is what it shows. Far records tell nothing.

All mechanisms, and all functions from ε to δ, are found by themselves.
"""

import contextlib
import inspect
import itertools
import math
import pickle
import random
import re
import warnings
from fractions import Fraction

import mpmath
import numpy as np
import pytest
from bad_input import plain
from kinds import kinds
from scipy.special import erfc

import dpedu as dp
from dpedu.mechanisms import Mechanism, median, propose_test_release
from dpedu.mechanisms.contract import Absent
from dpedu.privacy import (
    amplification,
    composition,
    discrete_profiles,
    profiles,
    testing,
)
from dpedu.privacy.loss import Release

GOOD = {
    "epsilon": 0.5, "total_epsilon": 0.5, "delta": 1e-6, "sensitivity": 2, "neighbourhood": "edit",
    "flip_probability": 0.25, "sigma": 2.5, "order": 2, "sampling_rate": 0.1, "people": 10,
    "times": 3, "steps": 3, "low": 0, "high": 9, "grid": dp.Grid(low=0, high=9, step=1),
    "statistic": max, "domain": dp.synthetic.Domain((2, 2)), "workload": [(0, 1)],
    "quantiles": [0.25, 0.5], "design": np.ones((3, 1)), "total_delta": 0.01, "share": 0.5,
    "known_delta": 0.01, "regularisation": 0.1, "heads": 0.5, "spinner": 0.25, "ratio": 2,
    "base": 2, "p": [0.5, 0.5], "q": [0.25, 0.75], "categories": 3, "classes": 3, "width": 3,
    "bits": 4, "slack": 0.01, "curve": lambda order: order / 50,
    "profile": lambda epsilon: profiles.laplace_delta(epsilon, 2),
}  # fmt: skip
"""Good values of arguments, by name; all others take 1, or none."""

OWN = {dp.streams.SquareRootCounter: {"delta": 1e-6}}
"""What is needed beside ε."""

INSTEAD = {"rho", "ratio"}
"""What may stand in place of ε."""

NO_NUMBER = {("MWEM", "queries")}

WHOLE = {
    "sensitivity", "entries", "answers", "people", "times", "steps", "categories", "classes", "n",
    "bits", "hashes", "cohorts", "items", "width", "size", "rounds", "blocks", "budget",
    "threshold", "largest", "bound", "order", "rho", "epsilon", "queries", "weight", "batch",
}  # fmt: skip
"""Arguments that can be whole numbers."""


def filled(call, asked=""):
    """Good arguments for all that must be given, and ε where that is one of several."""
    parameters = inspect.signature(call).parameters.values()
    needed = {p.name for p in parameters if p.default is p.empty}
    instead = {"epsilon": 0.5} if "epsilon" in {p.name for p in parameters} else {}
    instead |= OWN.get(call, {})
    instead = {} if asked in INSTEAD else instead
    return instead | {name: GOOD.get(name, 1) for name in needed}


def profiles_of_all():
    """All public functions from ε to δ, and where their ε stands."""
    for module in (amplification, composition, discrete_profiles, profiles, testing):
        for name, function in inspect.getmembers(module, inspect.isfunction):
            asked = {"epsilon", "total_epsilon"} & {*inspect.signature(function).parameters}
            here = function.__module__ == module.__name__
            if (
                here
                and asked
                and name.endswith("_delta")
                and name in vars(module).get("__all__", [name])
            ):
                yield pytest.param(function, max(asked, key=len), id=name)


def came(call, good, name, value):
    """What it gives, in words and numbers; or its refusal."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            answer = call(**{**good, name: value})
    except (ValueError, TypeError) as refusal:
        return refusal
    return repr(vars(answer)) if hasattr(answer, "__dict__") else repr(answer)


MADE = [kind for kind in kinds(Mechanism) if kind.__name__[0] != "_"]


@pytest.mark.parametrize("call", MADE, ids=lambda kind: kind.__name__)
def test_a_small_whole_number_of_numpy_is_what_it_shows(call):
    """Eight bits overflow where they are multiplied: 200 entries were once an error from inside."""
    names = WHOLE & {*inspect.signature(call).parameters}
    for name in names - {name for kind, name in NO_NUMBER if kind == call.__name__}:
        good = filled(call, name)
        assert not isinstance(came(call, good, name, 3), Exception), name
        for kind, value in [(np.uint8, 200), (np.int16, 3)]:
            plain = came(call, good, name, value)
            other = came(call, good, name, kind(value))
            if isinstance(plain, Exception):
                assert isinstance(other, type(plain)), (name, value, other)
            else:
                assert other == plain, (name, value)


def sums(low, high):
    """Running sums, which are made from a kind of counter."""
    return dp.streams.RunningSum(
        dp.streams.BinaryTreeCounter, low=low, high=high, neighbourhood="edit", steps=3, epsilon=1
    )


@pytest.mark.parametrize("call", [*MADE, sums], ids=lambda kind: kind.__name__)
def test_a_float_of_numpy_of_any_type_is_what_it_shows(call):
    """Beside one of 32 bits Python's floats are rounded to as many, also where they are compared.

    Bounds of running sums were kept as they came.
    """
    good = {"low": 0, "high": 9} if call is sums else None
    for name in inspect.signature(call).parameters:
        for value in (GOOD.get(name, 1), 0.3, 0.01, 3):
            if isinstance(value, (int, float)):
                for kind in (np.float16, np.float32, np.longdouble):
                    given = good or filled(call, name)
                    tried = [kind(value)]
                    if kind is np.longdouble:
                        tried.append(kind(value) * (1 - np.finfo(kind).eps))
                    for number in tried:
                        shown = came(call, given, name, plain(number))
                        other = came(call, given, name, number)
                        if isinstance(shown, Exception):
                            assert isinstance(other, type(shown)), (name, number, other)
                        else:
                            assert without_places(other) == without_places(shown), (name, number)


def without_places(shown):
    """What is shown, without where in memory it lies."""
    return re.sub(r" at 0x[0-9a-f]+", "", shown)


@pytest.mark.parametrize("call", MADE, ids=lambda kind: kind.__name__)
def test_far_levels_have_a_loss_or_none(call):
    """Noise too wide or too narrow for its own accountant was a ValueError from inside."""
    names = {"epsilon", "rho"} & {*inspect.signature(call).parameters}
    for name, value in itertools.product(names, [1e-20, 1e-10, 1e-6, 1e-3, 50, 600, 699, 1e5]):
        try:
            made = call(**{**filled(call, name), name: value})
        except (ValueError, TypeError):
            continue
        with contextlib.suppress(Absent):
            assert isinstance(made.loss(), Release), (name, value)


@pytest.mark.parametrize("call", MADE, ids=lambda kind: kind.__name__)
def test_mechanisms_can_be_sent_to_other_processes(call):
    # What is made from a table has another way.
    made = call.binary(ratio=3) if hasattr(call, "binary") else call(**filled(call))
    sent = pickle.loads(pickle.dumps(made))
    assert repr(sent) == repr(made)
    assert (sent._epsilon, sent._delta) == (made._epsilon, made._delta)


LADDER = [0, 5e-324, 1e-300, 1e-17, 1e-16, 2e-16, 1e-12, 1e-6, 0.01, 0.3, 1, 3, 40, 800, 1e300]


@pytest.mark.parametrize(("profile", "asked"), list(profiles_of_all()))
def test_what_is_lost_falls_as_epsilon_grows_from_nothing(profile, asked):
    """At 10⁻¹⁷ shuffled answers once lost nothing: a sum was 0/0."""
    answers = []
    for epsilon in LADDER:
        with contextlib.suppress(ValueError, TypeError):
            answers.append(float(profile(**{**filled(profile), asked: epsilon})))
    assert len(answers) > 5
    for one, other in itertools.pairwise(answers):
        assert other <= one * (1 + 1e-9)


NEAR_ONE = [1 - 10.0**-k for k in (1, 6, 12)] + [1 - Fraction(1, 10**k) for k in (17, 30, 300)]
SURE = {"candidates": 3, "queries": 5, "features": 2}
"""What an accuracy may depend on, beside its probability."""

BY_TABLE = {"GaussianVote", "Geometric", "MembershipResponse", "RandomisedResponse"}
"""Their accuracy is read off a finite table."""

BEYOND_FLOATS = {"DiscreteGaussian", "DiscreteLaplace", "DiscreteStaircase", "RoundedGaussian"}
"""Their accuracy is computed from a fraction; that of others from a float."""


def accuracies():
    """All accuracies in closed form, by what has them."""
    for kind in MADE:
        if kind.__name__ in BY_TABLE or issubclass(kind, dp.streams.Counter):
            continue
        found = getattr(kind(**filled(kind)), "accuracy", None)
        if found is not None:
            parameters = inspect.signature(found).parameters.values()
            given = {p.name: SURE[p.name] for p in parameters if p.default is p.empty}
            yield pytest.param(
                kind.__name__,
                lambda p, found=found, given=given: found(**given, probability=p),
                id=kind.__name__,
            )


@pytest.mark.parametrize(("kind", "accuracy"), list(accuracies()))
def test_any_probability_below_1_has_an_accuracy_or_is_refused_by_name(kind, accuracy):
    """A float takes 1 - 10^-30 for 1, where noise has no bound; what it lacks to 1 it can hold.

    From 10^-30 to 10^-300 noise reaches ten times as far at most.
    """
    reaches = [accuracy(probability) for probability in NEAR_ONE]
    assert np.isfinite(reaches).all()
    assert reaches == sorted(reaches)
    assert reaches[3] < reaches[4] < reaches[5] < 11 * reaches[4]
    for tiny in (Fraction(1, 10**400), 1e-300):
        assert 0 <= accuracy(tiny) <= reaches[0]
    nearest = 1 - Fraction(1, 10**400)
    if kind in BEYOND_FLOATS:
        assert accuracy(nearest) > reaches[-1]
    else:
        with pytest.raises(ValueError, match="probability must be at most 1 - 5e-324"):
            accuracy(nearest)


def test_reaches_are_those_of_theory_far_out():
    for k in (17, 30, 300):
        left, lost = Fraction(1, 10**k), k * math.log(10)
        assert dp.Laplace(epsilon=1, sensitivity=1).accuracy(1 - left) == pytest.approx(lost)
        discrete = dp.DiscreteLaplace(epsilon=Fraction(1, 10), sensitivity=1)
        reach = discrete.accuracy(1 - left)
        outside, less = (
            math.log(2 / (1 + math.exp(-0.1))) - 0.1 * (m + 1) for m in (reach, reach - 1)
        )
        assert outside <= -lost + 1e-9
        assert less > -lost - 1e-9
    made = dp.Gaussian(epsilon=1, delta=1e-6, sensitivity=1)
    rounded = dp.mechanisms.RoundedGaussian(epsilon=1, delta=1e-6, sensitivity=10)
    discrete = dp.DiscreteGaussian(epsilon=1, delta=1e-6, sensitivity=10)
    for sigmas in (3, 7, 12, 37):
        probability = 1 - Fraction(erfc(sigmas / math.sqrt(2)))
        assert made.accuracy(probability) == pytest.approx(sigmas * made.sigma)
        for whole in (rounded, discrete):
            reach = whole.accuracy(probability)
            assert reach == pytest.approx(sigmas * float(whole.sigma), abs=1)


def test_what_is_below_all_floats_counts_or_is_refused():
    for kind in (dp.Gaussian, dp.DiscreteGaussian, dp.mechanisms.RoundedGaussian):
        sigmas = [
            float(kind(epsilon=1, delta=Fraction(1, 10**k), sensitivity=1).sigma)
            for k in (200, 300, 400)
        ]
        assert sigmas[0] < sigmas[1] < sigmas[2] < 1.5 * sigmas[0]
    census = dp.deployments.TopDown
    for share in (Fraction(1, 10**9), 1 - Fraction(1, 10**9)):
        made = census(rho=1, delta=1e-6, neighbourhood="edit", country_share=share)
        assert sorted([made.country_sigma > 3e4, made.region_sigma > 3e4]) == [False, True]
    bounds = dp.mechanisms.PrivateBounds
    assert bounds(epsilon=0.5, neighbourhood="membership", false_alarm=5e-324).threshold > 1490
    given = {"neighbourhood": "edit", "rho": 1, "delta": 1e-6}
    tiny = Fraction(1, 10**400)
    refused(lambda v: bounds(epsilon=1, neighbourhood="edit", false_alarm=v), "false_alarm", tiny)
    refused(lambda v: census(**given, country_share=v), "country_share", tiny)
    refused(lambda v: census(**given, country_share=v), "country_share", 1 - tiny)
    counter = dp.streams.NaiveCounter(steps=3, epsilon=1)
    refused(counter.worst_error, "probability", tiny)


def with_delta():
    """Mechanisms of every kind, with a δ where they may have one, and as the course makes them."""
    for kind in MADE:
        if kind.__name__ != "MembershipResponse":
            yield pytest.param(kind(**filled(kind)), id=kind.__name__)
    wide = {"sampling_rate": 0.5, "steps": 9, "batch": 2, "learning_rate": 1, "delta": 1e-5}
    given = {"epsilon": 1, "delta": 1e-6, "sensitivity": 1}
    yield pytest.param(dp.DiscreteGaussian(**given, entries=2), id="several entries")
    yield pytest.param(
        dp.deployments.PrivateGradientDescent(noise_multiplier=1, clip=1, **wide), id="descent"
    )
    yield pytest.param(dp.streams.BinaryTreeCounter(steps=3, rho=1, exact=True), id="counter")


@pytest.mark.parametrize("mechanism", list(with_delta()))
def test_a_profile_has_both_ends(mechanism):
    """At δ = 1 nothing is promised, at an ε without end any δ of the mechanism's own will do."""
    assert mechanism.epsilon(1) == 0
    assert mechanism.epsilon(0) >= mechanism.epsilon(0.01)
    assert 0 <= mechanism.delta(math.inf) <= min(mechanism.delta(1), float(mechanism._delta or 0))


def refused(call, name, value):
    with pytest.raises(ValueError, match=f"{name} must"):
        call(value)


KINDS = [
    *(np.dtype(f"{sign}int{bits}") for sign in ("", "u") for bits in (8, 16, 32, 64)),
    "object",
]

COUNTS = {"epsilon": 1, "sensitivity": 1}
ON_WHOLES = {
    "DiscreteLaplace": dp.DiscreteLaplace(**COUNTS).release,
    "DiscreteStaircase": dp.mechanisms.DiscreteStaircase(**COUNTS).release,
    "DiscreteGaussian": dp.DiscreteGaussian(**COUNTS, delta=0.1, entries=3).release,
    "RoundedGaussian": dp.mechanisms.RoundedGaussian(**COUNTS, delta=0.1).release,
    "ExponentialMechanism": dp.ExponentialMechanism(**COUNTS).release,
    "PermuteAndFlip": dp.PermuteAndFlip(**COUNTS).release,
    "ReportNoisyMax": dp.ReportNoisyMax(**COUNTS).release,
    "SparseVector": dp.SparseVector(epsilon=1, threshold=100).release,
    **{
        kind.__name__: kind(steps=3, rho=1, exact=True).release
        for kind in kinds(dp.streams.Counter)
        if not inspect.isabstract(kind)
    },
    "RunningSum": dp.streams.RunningSum(
        dp.streams.BinaryTreeCounter, low=-1000, high=1000, neighbourhood="edit", steps=3,
        epsilon=1, exact=True,
    ).release,
    "TopDown": lambda counts, rng: dp.deployments.TopDown(
        rho=1, delta=1e-6, neighbourhood="membership"
    ).release(counts.reshape(1, 3), rng=rng),
    "noisy_whole_sum": lambda total, rng: dp.learning.noisy_whole_sum(
        total, units=9, noise_multiplier=2, rng=rng
    ),
    "quantile": dp.mechanisms.Quantile(
        epsilon=1, grid=dp.Grid(low=-1000, high=1000, step=1), neighbourhood="edit"
    ).release,
    "median": dp.SmoothMedian(epsilon=1, low=-1000, high=1000, exact=True).release,
    "mean": dp.mechanisms.MeanWithBounds(epsilon=1, neighbourhood="edit").release,
}  # fmt: skip


WIDE = {
    **{
        f"median {delta}": lambda low, high, delta=delta: dp.SmoothMedian(
            epsilon=1, delta=delta, low=low, high=high
        ).release([low, high, high], rng=np.random.default_rng(1))
        for delta in (0, 1e-6)
    },
    "local": lambda low, high: median.median_local_sensitivity(
        [low, 0, high], low=low, high=high, distance=2
    ),
    "smooth": lambda low, high: median.smooth_sensitivity(
        [low, 0, high], low=low, high=high, smoothness=1e-9
    ),
    "distance": lambda low, high: propose_test_release.median_distance(
        [low, 0, high], low=low, high=high, bound=1
    ),
    "Thresholdout": lambda low, high: dp.adaptive.Thresholdout(
        threshold=0, sigma=1, budget=1, people=9, low=low, high=high
    ).session(rng=np.random.default_rng(1)).ask([low] * 8, [high] * 9),
    **{
        kind.__name__: lambda low, high, kind=kind: dp.streams.RunningSum(
            kind, low=low, high=high, neighbourhood="edit", steps=9, rho=1
        ).release([low, *[high] * 8], rng=np.random.default_rng(1))
        for kind in kinds(dp.streams.Counter)
        if not inspect.isabstract(kind)
    },
    "devices": lambda low, high: dp.deployments.OneBitMean.from_epsilon(1, largest=high)
    .enrol(9, step=high / 2, rng=np.random.default_rng(1))
    .rounded([low, *[high] * 8]),
}  # fmt: skip


@pytest.mark.parametrize("name", WIDE)
def test_floats_between_bounds_have_room_or_are_refused(name):
    """Differences and sums went beyond all floats; their warnings told of the data."""
    for size in (1.0, 2.0**500, 2.0**960):
        assert np.isfinite(WIDE[name](-size, size)).all()
    for size in (2.0**961, 1e308, 1.7976931348623157e308):
        with pytest.raises(ValueError, match=r"^(low and high|largest) must be at most 2\*\*960"):
            WIDE[name](-size, size)


@pytest.mark.parametrize("name", WIDE)
def test_short_floats_of_numpy_are_bounds_like_others(name):
    """Python's 2⁹⁶⁰ was brought down to their size to be compared: a warning from inside."""
    plain = np.asarray(WIDE[name](-2.0, 2.0))
    for kind in (np.float16, np.float32, np.float64):
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            assert (np.asarray(WIDE[name](kind(-2), kind(2))) == plain).all(), kind


SHORT = {
    "implied_delta": lambda v: profiles.implied_delta(2, 1, v),
    "implied_epsilon": lambda v: profiles.implied_epsilon(v, 1, v),
    "implied_epsilon at 0": lambda v: profiles.implied_epsilon(0, v),
    "blanket": lambda v: amplification.shuffle_blanket_epsilon(v, 10, 1e-6),
    "clones": lambda v: amplification.shuffle_clones_numerical_epsilon(v, 10, 1e-6),
    "sampled": lambda v: amplification.full_epsilon(v, 1),
}


@pytest.mark.parametrize("name", SHORT)
def test_a_number_that_is_told_as_it_was_given_may_be_a_short_float(name):
    for value in (0.25, 0.5):
        for kind in (np.float16, np.float32, np.float64):
            assert SHORT[name](kind(value)) == SHORT[name](value)


def test_noise_without_bounds_stays_among_floats():
    ends = {"low": -(2.0**900), "high": 2.0**900}
    for epsilon in (1, 1e-9, 1e-36):
        made = dp.SmoothMedian(epsilon=epsilon, **ends)
        for seed in range(200):
            told = made.release([-1, 0, 1], rng=np.random.default_rng(seed))
            assert math.isfinite(told)
    for epsilon in (1e-40, 1e-310):
        with pytest.raises(ValueError, match=r"^epsilon must leave noise below"):
            dp.SmoothMedian(epsilon=epsilon, **ends)


@pytest.mark.parametrize("name", ON_WHOLES)
def test_whole_numbers_of_every_kind_of_array_are_what_they_show(name):
    """A census in 32 bits was an error from inside: there is no room in them for its limit."""
    answers = {
        str(kind): repr(
            ON_WHOLES[name](np.array([100, 127, 5], kind), rng=np.random.default_rng(1))
        )
        for kind in KINDS
    }
    assert set(answers.values()) == {answers["int64"]}


BOUNDED = {"noisy_whole_sum", "quantile", "median", "mean"}  # by construction, or real numbers


@pytest.mark.parametrize("name", [name for name in ON_WHOLES if name not in BOUNDED])
def test_a_large_whole_number_neither_stops_a_release_nor_leaves_the_exact_path(name):
    """Beside a number of numpy 2⁶³ became a float: an error of that answer alone, which told it."""
    for size in (2**53 + 1, 2**63 - 1, 2**63, 2**64 - 1, 2**64, 2**70):
        for other in (np.int64(1), np.uint64(1), np.int8(1)):
            for value in ([size, other, 5], np.array([size, other, 5], dtype=object)):
                if name == "TopDown":
                    value = np.array([int(n) for n in value], dtype=object)
                ON_WHOLES[name](value, rng=random.SystemRandom())


FAR = [1.7976931348623157e308, -1.7976931348623157e308, 1e300, 1e155, 2.0**62, 5e-324, -0.0,
       10**400, Fraction(-(10**400), 3), np.finfo(np.longdouble).max]  # fmt: skip


def releases():
    """Mechanisms on real records, one of which may be anything: what releases with that one."""
    rest = [2.0, 3.0, 5.0]
    grid = dp.Grid(low=0, high=9, step=1)
    edges = dp.Grid(low=1.6e308, high=1.7e308, step=1e306)
    mean = dp.mechanisms.MeanWithBounds
    training = {"people": 4, "regularisation": 0.1}
    steps = {"noise_multiplier": 1, "clip": 1, "sampling_rate": 0.5, "steps": 9, "batch": 2,
             "learning_rate": 1, "delta": 1e-5}  # fmt: skip

    def rows(x):
        return np.array([[x, x], [1, 1], [0, 1], [0.1, -0.2]])

    def descent(x, rng, **changed):
        # Made of the records, so that making it must not tell either.
        problem = dp.deployments.Classification(rows(x), [0, 1, 1, 0], classes=2)
        descends = dp.deployments.PrivateGradientDescent(**{**steps, **changed})
        return descends.release(problem, rng=rng)

    for side in ("membership", "edit"):
        wide = mean(epsilon=50, neighbourhood=side, largest=1000)
        yield (
            f"wide mean {side}",
            lambda x, rng, made=wide: made.release([-1.2 * 2.0**999] * 2000 + [x], rng=rng),
        )
        yield (
            f"mean {side}",
            lambda x, rng, side=side: mean(epsilon=1, neighbourhood=side).release(
                [*rest, x], rng=rng
            ),
        )
        for statistic, points in [(np.mean, grid), (np.std, grid), (np.ptp, edges)]:
            block = {"statistic": statistic, "grid": points, "blocks": 4, "neighbourhood": side}
            yield (
                f"{statistic.__name__} of blocks {side}",
                lambda x, rng, block=block: dp.SampleAndAggregate(epsilon=1, **block).release(
                    np.array([*rest, x]), rng=rng
                ),
            )
        sums = {"low": -20, "high": 100, "neighbourhood": side, "steps": 4, "epsilon": 1}
        yield (
            f"running sum {side}",
            lambda x, rng, sums=sums: dp.streams.RunningSum(
                dp.streams.BinaryTreeCounter, **sums
            ).release([*rest, x], rng=rng),
        )
        for delta, exact in [(0, False), (1e-5, False), (0, True), (1e-5, True)]:
            given = {"epsilon": 1, "delta": delta, "exact": exact, "neighbourhood": side}
            for kind in (dp.learning.OutputPerturbation, dp.learning.ObjectivePerturbation):
                if kind is dp.learning.OutputPerturbation or delta or not exact:
                    made = kind(**given, **training)
                    yield (
                        f"{kind.__name__} {side} {delta} {exact}",
                        lambda x, rng, made=made: made.release((rows(x), [1, 1, -1, 1]), rng=rng),
                    )
    for changed in ({}, {"exact": True}, {"clip": 1e-20}, {"learning_rate": 1e10}):
        yield f"descent {changed}", lambda x, rng, changed=changed: descent(x, rng, **changed)
    for exact in (False, True):
        yield (
            f"median {exact}",
            lambda x, rng, exact=exact: dp.SmoothMedian(
                epsilon=1, delta=1e-6, low=0, high=9, exact=exact
            ).release([2.0, 3.0, x], rng=rng),
        )
    yield (
        "quantile",
        lambda x, rng: dp.mechanisms.Quantile(epsilon=1, grid=grid, neighbourhood="edit").release(
            [*rest, x], rng=rng
        ),
    )
    yield (
        "bits",
        lambda x, rng: dp.deployments.OneBitMean.from_epsilon(1, largest=9).release(
            [*rest, x], rng=rng
        ),
    )


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("release", [pytest.param(one, id=name) for name, one in releases()])
def test_a_far_record_neither_stops_a_release_nor_warns(release):
    """The last record of -1.2 2**999, …, and the largest float made a mean raise: that told of it.

    Batches and blocks are drawn, so that several seeds are tried.
    """
    for x in FAR:
        for seed in range(6):
            release(x, np.random.default_rng(seed))


FAR_LEVELS = [
    5e-324, 1e-300, 1e-160, 1e-40, 1e-20, 1e-12, 1e-6, 1, 700, 1e5, 1e12, 1e20, 1e40, 1e160, 1e300,
]  # fmt: skip


def built():
    """What can be built for a far ε, ρ or σ, with records to release: by name."""
    edit = {"neighbourhood": "edit"}
    problem = dp.deployments.Classification(
        [[0.1, 0.2], [0.3, 0.4], [0.5, 0.6]], [0, 1, 0], classes=2
    )
    pair = [[0.1, 0.2], [0.3, 0.4], [0.5, 0.6]], [1, -1, 1]
    values, votes = [1, 2, 3], [0, 1, 1]
    one = {"sensitivity": 1}
    fair = {"delta": 1e-6, **one}
    domain = {"domain": dp.synthetic.Domain((2, 2)), "workload": [(0, 1)], "rounds": 3, **edit}
    local = {"bits": 8, "hashes": 2, "cohorts": 2}
    descent = {"sampling_rate": 0.5, "steps": 3, "batch": 2, "learning_rate": 1, "delta": 1e-5}
    learnt, posted, mechanisms = dp.learning, dp.deployments, dp.mechanisms

    pure = dp.Laplace, mechanisms.Staircase, dp.DiscreteLaplace, mechanisms.DiscreteStaircase
    for kind in pure:
        yield kind.__name__, lambda v, kind=kind: kind(epsilon=v, **one), 3
    for kind in (dp.Gaussian, mechanisms.RoundedGaussian, dp.DiscreteGaussian):
        yield kind.__name__, lambda v, kind=kind: kind(epsilon=v, **fair), 3
    yield "several entries", lambda v: dp.DiscreteGaussian(epsilon=v, entries=2, **fair), values
    for kind in (dp.ExponentialMechanism, dp.PermuteAndFlip, dp.ReportNoisyMax):
        for utilities in ([0, 1], [0, 2**60], [0, 10**300], [0.0, 0.5], [0.0, 1e300]):
            yield (
                f"{kind.__name__} {utilities[1]:g}",
                lambda v, kind=kind: kind(epsilon=v, **one),
                utilities,
            )
    yield (
        "GaussianVote",
        lambda v: learnt.GaussianVote(sigma=v, delta=1e-6, classes=3, **edit),
        votes,
    )
    yield (
        "GaussianVote ε",
        lambda v: learnt.GaussianVote.from_epsilon(v, delta=1e-6, classes=3, **edit),
        votes,
    )
    yield "NoisyVote", lambda v: learnt.NoisyVote(epsilon=v, classes=3, **edit), votes
    yield "TopDown", lambda v: posted.TopDown(rho=v, delta=1e-6, **edit), [[1, 2]]
    yield (
        "SelectMeasureGenerate",
        lambda v: dp.synthetic.SelectMeasureGenerate(epsilon=v, delta=1e-6, **domain),
        [[0, 1]],
    )
    yield (
        "SelectMeasureGenerate δ",
        lambda v: dp.synthetic.SelectMeasureGenerate(epsilon=1e-6, delta=v, **domain),
        [[0, 1]],
    )
    yield "MWEM", lambda v: dp.synthetic.MWEM(epsilon=v, **domain), [[0, 1]]
    yield "SparseVector", lambda v: dp.SparseVector(epsilon=v, threshold=2), values
    yield (
        "StableHistogram",
        lambda v: mechanisms.StableHistogram(epsilon=v, delta=1e-6, **edit),
        ["a", "b"],
    )
    yield "bounds", lambda v: mechanisms.PrivateBounds(epsilon=v, **edit), values
    yield "mean", lambda v: mechanisms.MeanWithBounds(epsilon=v, **edit), values
    yield (
        "quantile",
        lambda v: mechanisms.Quantile(epsilon=v, grid=dp.Grid(low=0, high=9, step=1), **edit),
        values,
    )
    yield "bits", lambda v: posted.OneBitMean.from_epsilon(v, largest=9), values
    yield "Rappor", lambda v: posted.Rappor.from_epsilon(v, **local), ["a", "b"]
    for exact in (False, True):
        given = {"exact": exact}
        for kind in (learnt.OutputPerturbation, learnt.ObjectivePerturbation):
            for delta, name in [(0, "epsilon"), (1e-5, "epsilon"), (1e-5, "delta")]:
                if exact and not delta and kind is learnt.ObjectivePerturbation:
                    continue
                level = {"epsilon": 1, "delta": delta, "people": 3, "regularisation": 0.1, **edit}
                yield (
                    f"{kind.__name__} {exact} {delta} {name}",
                    lambda v, kind=kind, level=level, name=name, given=given: kind(
                        **{**level, name: v}, **given
                    ),
                    pair,
                )
        yield (
            f"median {exact}",
            lambda v, given=given: dp.SmoothMedian(epsilon=v, delta=1e-6, low=0, high=9, **given),
            values,
        )
        yield (
            f"join {exact}",
            lambda v, given=given: posted.ElasticJoinCount(
                epsilon=v, delta=1e-6, neighbourhood="membership", **given
            ),
            (["a"], ["a"]),
        )
        yield (
            f"descent {exact}",
            lambda v, given=given: posted.PrivateGradientDescent(
                noise_multiplier=v, clip=1, **descent, **given
            ),
            problem,
        )
        for kind in kinds(dp.streams.Counter):
            if not inspect.isabstract(kind):
                pure = () if kind is dp.streams.SquareRootCounter else ({},)
                for level in (*pure, {"delta": 1e-6}, None):
                    yield (
                        f"{kind.__name__} {exact} {level}",
                        lambda v, kind=kind, level=level, given=given: kind(
                            steps=3,
                            **({"rho": v} if level is None else {"epsilon": v, **level}),
                            **given,
                        ),
                        values,
                    )


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(
    ("build", "data"), [pytest.param(build, data, id=name) for name, build, data in built()]
)
def test_what_can_be_built_releases(build, data):
    """Noise of a σ beyond its sampler was refused at the first release, when all was prepared."""
    tried = 0
    for level in FAR_LEVELS:
        try:
            made = build(level)
        except (ValueError, TypeError):
            continue
        made.release(data, rng=np.random.default_rng(1))
        tried += 1
    assert tried


HALF = Fraction(1, 2)
NEXT_TO_1 = {
    **{
        kind.__name__: (lambda x, kind=kind: kind.with_base(1 + x), lambda x: (2, 1 + x))
        for kind in (dp.ExponentialMechanism, dp.PermuteAndFlip, dp.ReportNoisyMax)
    },
    "SparseVector": (lambda x: dp.SparseVector.with_base(1 + x), lambda x: (4, 1 + x)),
    "Geometric": (lambda x: dp.Geometric(largest=3, ratio=1 + x), lambda x: (1, 1 + x)),
    "Rappor": (
        lambda x: dp.deployments.Rappor(bits=8, hashes=1, cohorts=1, permanent_noise=1 - x),
        lambda x: (2, (1 + x) / (1 - x)),
    ),
    "RandomisedResponse": (
        lambda x: dp.RandomisedResponse(flip_probability=HALF - x),
        lambda x: (1, (HALF + x) / (HALF - x)),
    ),
    "OneBitMean": (
        lambda x: dp.deployments.OneBitMean(largest=1, flip_probability=HALF - x),
        lambda x: (1, (HALF + x) / (HALF - x)),
    ),
    "Channel": (
        lambda x: dp.RandomisedResponse(flip_probability=HALF - x).channel().guarantee("edit"),
        lambda x: (1, (HALF + x) / (HALF - x)),
    ),
}
"""What takes ratios, from how far it is from no noise's; and ε, as a multiple of a logarithm."""


@pytest.mark.parametrize("name", NEXT_TO_1)
def test_next_to_no_ratio_epsilon_is_not_below_the_truth(name):
    """With 70 digits, ln(1 + 10^-69) had lost all but three of them; ln(1 + 10^-71) was below 0."""
    build, truth = NEXT_TO_1[name]
    tried = 0
    for k in (1, 5, 14, 16, 20, 60, 69, 70, 71, 80, 140, 300):
        x = Fraction(1, 10**k)
        try:
            made = build(x)
        except ValueError:  # no sampler has noise that wide
            assert name in ("SparseVector", "Geometric")
            continue
        epsilon = made.epsilon if isinstance(made.epsilon, float) else made.epsilon()
        times, ratio = truth(x)
        with mpmath.workdps(1000):
            exact = times * mpmath.log(mpmath.mpf(ratio.numerator) / ratio.denominator)
            held = mpmath.mpf(Fraction(epsilon).numerator) / Fraction(epsilon).denominator
            assert exact <= held <= exact * (1 + 1e-14), k
        tried += 1
    assert tried > 2


REFUSED = {
    "mean": (lambda v: dp.mechanisms.MeanWithBounds(epsilon=v, neighbourhood="edit"), "epsilon"),
    "keys": (
        lambda v: dp.mechanisms.StableHistogram(epsilon=v, delta=0.1, neighbourhood="edit"),
        "epsilon",
    ),
    "share of bounds": (
        lambda v: dp.mechanisms.MeanWithBounds(epsilon=1, neighbourhood="edit", share=v),
        "share",
    ),
    "share of a mean": (
        lambda v: dp.mechanisms.MeanWithBounds(
            epsilon=1, neighbourhood="edit", share=1 - Fraction(v)
        ),
        "share",
    ),
    "share of a test": (
        lambda v: dp.mechanisms.ProposeTestRelease(epsilon=1, delta=0.1, bound=1, share=v),
        "share",
    ),
    "share of an answer": (
        lambda v: dp.mechanisms.ProposeTestRelease(
            epsilon=1, delta=0.1, bound=1, share=1 - Fraction(v)
        ),
        "share",
    ),
    "test": (lambda v: dp.mechanisms.ProposeTestRelease(epsilon=v, delta=0.1, bound=1), "epsilon"),
    "share of a count": (
        lambda v: dp.synthetic.MWEM(
            epsilon=1, domain=dp.synthetic.Domain((2,)), workload=[(0,)], rounds=1,
            neighbourhood="membership", count_share=v,
        ),
        "count_share",
    ),
    "bounds": (
        lambda v: dp.mechanisms.PrivateBounds(epsilon=1, neighbourhood="edit", smallest=int(1 / v)),
        "smallest",
    ),
    "geometric": (lambda v: dp.Geometric(largest=3, epsilon=v), "epsilon"),
    "ratio": (lambda v: dp.Geometric(largest=3, ratio=1 + Fraction(v)), "ratio"),
    "base": (lambda v: dp.SparseVector.with_base(1 + Fraction(v)), "base and weight"),
    "vote": (
        lambda v: dp.learning.GaussianVote(sigma=v, delta=0.1, classes=2, neighbourhood="edit"),
        "sigma",
    ),
    "strings": (
        lambda v: dp.deployments.Rappor.from_epsilon(v, bits=8, hashes=1, cohorts=1),
        "epsilon",
    ),
    "rounded": (
        lambda v: dp.mechanisms.RoundedGaussian(epsilon=1, delta=0.1, sensitivity=1 / v),
        "epsilon and delta",
    ),
    "census": (
        lambda v: dp.deployments.TopDown(rho=v**2, delta=0.1, neighbourhood="edit"),
        "rho and country_share",
    ),
    "session": (
        lambda v: dp.adaptive.Thresholdout.from_epsilon(v, threshold=0, budget=1, people=9,
                                                        exact=True),
        "epsilon",
    ),
    "session in floats": (
        lambda v: dp.adaptive.Thresholdout.from_epsilon(v**16, threshold=0, budget=1, people=9),
        "epsilon",
    ),
    "training": (
        lambda v: dp.learning.OutputPerturbation(
            epsilon=1, people=9, regularisation=v, neighbourhood="edit", tolerance=v**-15,
        ),
        "tolerance and regularisation",
    ),
    "sum": (
        lambda v: dp.streams.RunningSum(
            dp.streams.BinaryTreeCounter, low=0, high=int(1 / v), neighbourhood="edit", steps=3,
            epsilon=1, exact=True,
        ),
        "low and high",
    ),
    **{
        kind.__name__: (lambda v, kind=kind: kind(steps=3, rho=v**2, exact=True), "rho")
        for kind in kinds(dp.streams.Counter)
        if not inspect.isabstract(kind)
    },
    **{
        f"{kind.__name__} ε": (lambda v, kind=kind: kind(steps=3, epsilon=v, exact=True), "epsilon")
        for kind in kinds(dp.streams.Counter)
        if not inspect.isabstract(kind) and kind is not dp.streams.SquareRootCounter
    },
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_too_far_is_refused_by_the_names_of_what_was_given(name):
    """A counter for a ρ was refused for its ε and δ, which nobody had given."""
    build, names = REFUSED[name]
    with pytest.raises(ValueError, match=f"^{names} must "):
        build(1e-20)


def of_delta():
    """What takes a δ strictly between 0 and 1, by what it then needs."""
    fair = {"epsilon": 1, "sensitivity": 1}
    edit = {"neighbourhood": "edit"}
    domain = {"domain": dp.synthetic.Domain((2,)), "workload": [(0,)], **edit}
    yield "entries", lambda d: dp.DiscreteGaussian(delta=d, entries=2, **fair).sigma
    yield "DiscreteGaussian", lambda d: dp.DiscreteGaussian(delta=d, **fair).sigma
    yield "Gaussian", lambda d: dp.Gaussian(delta=d, **fair).sigma
    yield "keys", lambda d: dp.mechanisms.StableHistogram(epsilon=1, delta=d, **edit).threshold
    yield "TopDown", lambda d: dp.deployments.TopDown(rho=1, delta=d, **edit).epsilon()
    yield (
        "GaussianVote",
        lambda d: dp.learning.GaussianVote.from_epsilon(1, delta=d, classes=2, **edit).sigma,
    )
    yield (
        "SelectMeasureGenerate",
        lambda d: -dp.synthetic.SelectMeasureGenerate(epsilon=1, delta=d, **domain).rho,
    )
    for exact in (False, True):
        yield (
            f"median {exact}",
            lambda d, exact=exact: (
                -dp.SmoothMedian(epsilon=1, delta=d, low=0, high=9, exact=exact).smoothness
            ),
        )
    yield "counter", lambda d: dp.streams.BinaryTreeCounter(
        steps=3, epsilon=1, delta=d, exact=True).variances()[0]  # fmt: skip


@pytest.mark.parametrize("needed", [pytest.param(one, id=name) for name, one in of_delta()])
def test_less_is_needed_for_a_larger_delta_next_to_both_ends(needed):
    """For δ = 1 - 10^-310 a search had no end: no float, and not 70 digits, tell it from 1."""
    tiny = [Fraction(1, 10**k) for k in (310, 300, 60, 49, 30, 9, 1)]
    found = [float(needed(delta)) for delta in [*tiny, *(1 - one for one in reversed(tiny))]]
    assert np.isfinite(found).all()
    assert all(other <= one + 1e-12 * abs(one) for one, other in itertools.pairwise(found))
