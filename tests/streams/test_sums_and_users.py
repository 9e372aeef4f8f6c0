"""Running sums, running histograms, bounded contributions; and what is refused."""

import itertools
import math
import random
import subprocess
import sys
from fractions import Fraction

import numpy as np
import pandas as pd
import pytest
from bad_input import (
    NO_GENERATOR,
    NO_NAME,
    NOT_AT_LEAST_ONE_WHOLE,
    NOT_AT_LEAST_ZERO,
    NOT_INSIDE_ZERO_ONE,
    NOT_POSITIVE,
    refuses,
)
from peak import peaks

import dpedu as dp
from dpedu import data
from dpedu.streams import (
    BinaryTreeCounter,
    Counter,
    NaiveCounter,
    NoisyBitsCounter,
    RunningHistogram,
    RunningSum,
    SquareRootCounter,
    bounded_contributions,
    per_step,
    square_root_coefficients,
)

WHOLE = [NaiveCounter, NoisyBitsCounter, BinaryTreeCounter]
ALL = [*WHOLE, SquareRootCounter]


def test_what_a_guarantee_stands_on_is_fixed():
    """Whoever widened the bounds of a sum that is made would believe its ε, and the noise not."""
    given = {"neighbourhood": "edit", "steps": 4, "epsilon": 1}
    devices = dp.deployments.OneBitMean.from_epsilon(1, largest=8)
    for made in (
        RunningSum(BinaryTreeCounter, low=-2, high=3, **given),
        RunningHistogram(BinaryTreeCounter, categories=3, **given),
        BinaryTreeCounter(steps=4, epsilon=1),
        dp.Grid(low=0, high=8, step=2),
        devices.enrol(3, step=4, rng=np.random.default_rng(1)),
    ):
        for name in [name for name in vars(made) if not name.startswith("_")]:
            with pytest.raises(AttributeError, match=f"{name} is fixed"):
                setattr(made, name, 9)
            with pytest.raises(AttributeError, match=f"{name} is fixed"):
                delattr(made, name)


@pytest.mark.parametrize("kind", WHOLE)
@pytest.mark.parametrize(("neighbourhood", "width"), [("membership", 3), ("edit", 5)])
def test_a_running_sum_is_as_sensitive_as_its_neighbours_differ(kind, neighbourhood, width):
    steps, values = 4, (-2, 0, 3)
    right = kind(steps=steps, rho=1).factors()[1]
    worst = 0
    for stream in itertools.product(values, repeat=steps):
        for step, other in itertools.product(range(steps), values):
            neighbour = list(stream)
            neighbour[step] = other
            if neighbourhood == "membership" and 0 not in (stream[step], other):
                continue  # an absent value counts as 0
            worst = max(worst, sum(abs(right @ (np.array(stream) - neighbour))))
    sums = RunningSum(kind, low=-2, high=3, neighbourhood=neighbourhood, steps=steps, epsilon=1)
    assert sums.counter.sensitivity == width
    assert sums.counter.mechanism.scale == worst
    assert sums.counter.guarantee() == dp.Guarantee(epsilon=1, neighbourhood=neighbourhood)


@pytest.mark.parametrize("kind", WHOLE)
@pytest.mark.parametrize("neighbourhood", ["membership", "edit"])
def test_a_running_histogram_too(kind, neighbourhood):
    steps, categories = 3, 3
    right = kind(steps=steps, rho=1).factors()[1]
    everything = np.vstack([np.eye(categories, dtype=int), np.zeros((1, categories), dtype=int)])
    l1, l2 = 0, 0
    for step, a, b in itertools.product(range(steps), range(4), range(4)):
        if a == b or (3 in (a, b)) != (neighbourhood == "membership"):
            continue
        change = np.zeros((steps, categories), dtype=int)
        change[step] = everything[a] - everything[b]
        moved = right @ change
        l1, l2 = max(l1, abs(moved).sum()), max(l2, (moved**2).sum())
    how = {"categories": categories, "neighbourhood": neighbourhood, "steps": steps}
    assert RunningHistogram(kind, epsilon=1, **how).counter.mechanism.scale == l1
    sigma = RunningHistogram(kind, rho=0.5, **how).counter.mechanism.sigma
    assert sigma == pytest.approx(math.sqrt(l2), rel=1e-12)
    exact = RunningHistogram(kind, rho=0.5, exact=True, **how).counter.mechanism
    assert float(exact.sigma) == pytest.approx(math.sqrt(l2), rel=1e-12)


def test_the_answers_are_those_of_the_counter():
    values, present = [1.5, -2, 3, 0.5], [True, False, True, True]
    sums = RunningSum(SquareRootCounter, low=-2, high=3, neighbourhood="edit", steps=9, rho=1)
    found = sums.release(values, rng=np.random.default_rng(1), present=present)
    bare = sums.counter.release(np.array(values) * present, rng=np.random.default_rng(1))
    assert (found == bare).all()
    pages = RunningHistogram(
        BinaryTreeCounter, categories=3, neighbourhood="edit", steps=9, epsilon=1, exact=True
    )
    found = pages.release([2, 0, 2, 1], rng=np.random.default_rng(2), present=present)
    counts = [[0, 0, 1], [0, 0, 0], [0, 0, 1], [0, 1, 0]]
    assert (found == pages.counter.release(counts, rng=np.random.default_rng(2))).all()
    assert found.dtype == np.int64
    whole = RunningSum(
        NaiveCounter, low=0, high=3, neighbourhood="membership", steps=3, epsilon=1, exact=True
    )
    assert whole.release([0, 3, 1], rng=np.random.default_rng(3)).dtype == np.int64
    for kind in [*np.typecodes["AllInteger"], object]:  # 64 bits without a sign times bits too
        given = np.array([1, 3, 1], dtype=kind)
        found = whole.release(given, rng=np.random.default_rng(3), present=[1, 0, 1])
        bare = whole.counter.release([1, 0, 1], rng=np.random.default_rng(3))
        assert found.tolist() == bare.tolist(), kind


@pytest.mark.parametrize("neighbourhood", ["membership", "edit"])
def test_no_float_sum_moves_by_more_than_is_paid_for_whatever_the_bounds(neighbourhood):
    # Floats beyond 2**53 are not all there: bounds are moved to floats between them.
    rng = random.Random(5)
    bounds = [(0.1, 0.7), (1e9, 1e9 + 0.1), (-0.1, Fraction(1, 3)), (Fraction(1, 3), 1)]
    for _ in range(200):
        low = rng.choice([-1, 1]) * (2 ** rng.randint(52, 70) + rng.randint(-300, 300))
        high = low + rng.randint(1, 2**19)
        bounds += [(low, high), (Fraction(low), Fraction(high) + Fraction(1, 3))]
    for low, high in bounds:
        given = {"low": low, "high": high, "neighbourhood": neighbourhood}
        near = float(low)
        if not any(low <= f <= high for f in (near, math.nextafter(near, math.inf))):
            with pytest.raises(ValueError, match="low and high must have a float between them"):
                RunningSum(NaiveCounter, **given, steps=1, epsilon=1)
            continue
        sums = RunningSum(NaiveCounter, **given, steps=1, epsilon=1)
        ends = [Fraction(end) for end in sums._clamped(np.array([-1e300, 1e300])).tolist()]
        assert low <= ends[0] <= ends[1] <= high
        widths = {"edit": ends[1] - ends[0], "membership": max(map(abs, ends))}
        assert widths[neighbourhood] <= Fraction(sums.counter.sensitivity)


@pytest.mark.parametrize("most", [1, 2, 3])
def test_contributions_are_bounded_whoever_leaves(most):
    for people in itertools.product("abc", repeat=5):
        events = pd.DataFrame({"step": range(5), "person": people})
        kept = bounded_contributions(events, most=most)
        expected = [i for i, who in enumerate(people) if people[:i].count(who) < most]
        assert kept.index.tolist() == expected
        if set(people) == {"a"}:
            continue
        rest = bounded_contributions(events[events["person"] != "a"], most=most)
        gap = per_step(kept, steps=5) - per_step(rest, steps=5)
        assert abs(gap).sum() == min(most, people.count("a"))


def test_visits_as_a_stream():
    events = data.visits(500, 60, pages=4, rng=np.random.default_rng(5))
    stream = per_step(events, steps=60)
    assert stream.tolist() == [(events["step"] == t).sum() for t in range(60)]
    pages = per_step(events, steps=60, category="page", categories=4)
    assert pages.shape == (60, 4)
    assert (pages.sum(axis=1) == stream).all()
    assert pages[:, 1].sum() == (events["page"] == 1).sum()
    kept = bounded_contributions(events, most=2)
    assert kept.groupby("person").size().max() == 2
    assert len(bounded_contributions(events, most=10**6)) == len(events)
    assert len(bounded_contributions(events[:1], most=1)) == 1


@pytest.mark.parametrize("kind", ALL)
def test_bad_counters_are_refused_by_name(kind):
    def make(**changes):
        return kind(**{"steps": 9, "epsilon": 1, "delta": 1e-6} | changes)

    refuses(lambda v: make(steps=v), "steps", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: make(epsilon=v), "epsilon", [v for v in NOT_POSITIVE if v not in (0, 0.0)])
    refuses(lambda v: make(delta=v), "delta", [v for v in NOT_INSIDE_ZERO_ONE if v is not None])
    refuses(lambda v: kind(steps=9, rho=v), "rho", NOT_POSITIVE)
    refuses(lambda v: kind(steps=9, rho=1, **v), "rho", [{"epsilon": 1}, {"delta": 0.1}])
    refuses(lambda v: kind(steps=9, **v), "must be given", [{}])
    refuses(lambda v: make(sensitivity=v), "sensitivity", NOT_POSITIVE)
    refuses(lambda v: make(entries=v), "entries", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: make(neighbourhood=v), "neighbourhood", NO_NAME)
    counter = make()
    refuses(lambda v: counter.guarantee(v), "neighbour", [None, *NO_NAME])
    refuses(lambda v: make(neighbourhood="edit").guarantee(v), "edit", ["membership"])
    refuses(lambda v: counter.guarantee("edit", delta=v), "delta", [1e-6])
    refuses(lambda v: kind(steps=9, rho=1).guarantee("edit", delta=v), "delta", NOT_INSIDE_ZERO_ONE)
    refuses(lambda v: kind(steps=9, rho=1).epsilon(v), "delta", [None, -1, 2, math.nan])
    by_rho = kind(steps=9, rho=0.1, neighbourhood="edit")
    for ask in (by_rho.epsilon, by_rho.guarantee, lambda: by_rho.user_guarantee(2)):
        with pytest.raises(ValueError, match=r"^delta must be given: .* made for rho=0\.1$"):
            ask()
    refuses(lambda v: counter.delta(v), "epsilon", [-1, math.nan, None, True])
    bad = NOT_AT_LEAST_ONE_WHOLE
    refuses(lambda v: counter.user_guarantee(v, "edit"), "contributions", bad)
    with pytest.raises(AttributeError, match="fixed"):
        counter.steps = 10
    rng = np.random.default_rng(1)
    bad = [None, [], "1", [math.nan], [math.inf], [True], [[[1]]], 5, [1] * 10, [[1], [2, 3]]]
    refuses(lambda v: counter.release(v, rng=rng), "stream", bad)
    refuses(lambda v: counter.release([1], rng=v), "rng", NO_GENERATOR)
    refuses(lambda v: counter.start(rng=v), "rng", NO_GENERATOR)
    bad = [v for v in NOT_AT_LEAST_ONE_WHOLE if v is not None]
    refuses(lambda v: counter.start(rng=rng, columns=v), "columns", bad)
    running = counter.start(rng=rng)
    refuses(running.add, "value", [None, [], [1], "1", math.nan, math.inf, True])
    assert running.step == 0
    assert isinstance(running.add(2), float)
    refuses(counter.covariance, "at", [[], [0], [10], [1.5], 3, [[1]], [True], "1"])
    refuses(lambda v: kind(steps=10**6, rho=1).covariance(v), "at", [None])
    refuses(lambda v: kind(steps=v, rho=1).factors(), "steps", [257])
    refuses(counter.worst_error, "probability", NOT_INSIDE_ZERO_ONE)
    assert counter.worst_error(1 - 1e-9)[0] > counter.worst_error(0.99)[0] > 0
    refuses(counter.chance_within, "bound", NOT_AT_LEAST_ZERO)
    refuses(lambda v: counter.worst_errors(v, rng=rng), "runs", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: counter.worst_errors(5, rng=v), "rng", NO_GENERATOR)


@pytest.mark.parametrize("kind", WHOLE)
def test_bad_whole_streams_are_refused_by_name(kind):
    refuses(lambda v: kind(steps=9, epsilon=1, exact=v), "exact", [None, 1, 0, "yes"])
    for how in ({"epsilon": 1}, {"rho": 1}):
        bad = [1.5, 0, -1, True, "1"]
        refuses(lambda v, h=how: kind(steps=9, exact=True, sensitivity=v, **h), "sensitivity", bad)
    counter = kind(steps=9, epsilon=1, exact=True)
    rng = np.random.default_rng(1)
    refuses(lambda v: counter.release(v, rng=rng), "stream", [5, [0.5], [1.0], [True], []])
    refuses(counter.start(rng=rng).add, "value", [0.5, 1.0, True, None])


@pytest.mark.parametrize("neighbourhood", ["membership", "edit"])
def test_any_bounds_of_an_exact_sum_are_moved_to_whole_numbers_between_them(neighbourhood):
    """Of 0.0 and 100.0 it said that a sensitivity, which nobody gave, was no whole number."""
    given = {"neighbourhood": neighbourhood, "steps": 2, "rho": 1, "exact": True}
    ends = [Fraction(k, 2) for k in range(-3, 4)] + [-1.25, 2.0, 0.1, np.float32(2)]
    for low, high in itertools.product(ends, repeat=2):
        inside = [n for n in range(-2, 4) if low <= n <= high]
        alone = len(inside) < 2 if neighbourhood == "edit" else not any(inside)
        if alone or low > high:
            with pytest.raises(ValueError, match="^low "):
                RunningSum(BinaryTreeCounter, low=low, high=high, **given)
            continue
        sums = RunningSum(BinaryTreeCounter, low=low, high=high, **given)
        reach = inside[-1] - inside[0] if neighbourhood == "edit" else max(map(abs, inside))
        assert sums.counter.sensitivity == reach
        told = sums.release([-9, 9], rng=np.random.default_rng(1))
        same = sums.counter.release([inside[0], inside[-1]], rng=np.random.default_rng(1))
        assert (told == same).all()


def test_other_bad_arguments_are_refused_by_name():
    rng = np.random.default_rng(1)
    refuses(square_root_coefficients, "count", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: SquareRootCounter(steps=3, epsilon=v), "delta", [1])
    how = {"steps": 3, "epsilon": 1, "neighbourhood": "edit"}
    for kind in ALL:
        counter = kind(steps=3, rho=1)
        bad = [[0], [4], [10**400], [-(10**400)], 10**400, [[1]], [1.0], "1", []]
        refuses(counter.covariance, "at", bad)
    kinds = [None, "tree", Counter, int, NaiveCounter(steps=1, epsilon=1)]
    refuses(lambda v: RunningSum(v, low=0, high=1, **how), "kind", kinds)
    refuses(lambda v: RunningHistogram(v, categories=2, **how), "kind", kinds)
    refuses(lambda v: RunningSum(NaiveCounter, low=v, high=1, **how), "low", [None, math.nan, 2, 1])
    bad = NOT_AT_LEAST_ONE_WHOLE
    refuses(lambda v: RunningHistogram(NaiveCounter, categories=v, **how), "categories", bad)
    how = {"steps": 3, "epsilon": 1}
    for make in (
        lambda v: RunningSum(NaiveCounter, low=0, high=1, neighbourhood=v, **how),
        lambda v: RunningHistogram(NaiveCounter, categories=2, neighbourhood=v, **how),
    ):
        refuses(make, "neighbourhood", [None, *NO_NAME])
    sums = RunningSum(NaiveCounter, low=0, high=1, neighbourhood="edit", **how)
    bad = [None, [], [math.nan], [[1]], "1", 1]
    refuses(lambda v: sums.release(v, rng=rng), "values", bad)
    pages = RunningHistogram(NaiveCounter, categories=2, neighbourhood="edit", **how)
    refuses(lambda v: pages.release(v, rng=rng), "codes", [None, [], [2], [-1], [0.5], [[1]], 1])
    bad = [[], [2], [1, 0], "1", [0.5]]
    refuses(lambda v: sums.release([1], rng=rng, present=v), "present", bad)
    refuses(lambda v: pages.release([1], rng=rng, present=v), "present", bad)
    events = data.visits(50, 60, rng=rng)
    tables = [None, [], events[:0], events.to_numpy()]
    refuses(lambda v: bounded_contributions(v, most=1), "events", tables)
    refuses(lambda v: per_step(v, steps=60), "events", tables)
    refuses(lambda v: bounded_contributions(events, most=v), "most", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: bounded_contributions(events, most=1, person=v), "person", [None, "who", 1])
    refuses(lambda v: per_step(events, steps=v), "steps", NOT_AT_LEAST_ONE_WHOLE)
    refuses(lambda v: per_step(events, steps=v), "step", [3])
    refuses(lambda v: per_step(events, steps=60, step=v), "step", [None, "when", 1])
    refuses(lambda v: per_step(events, steps=60, **v), "categor", [
        {"category": "page"}, {"categories": 3}, {"category": "page", "categories": 2},
        {"category": "what", "categories": 9}, {"category": "page", "categories": 0},
    ])  # fmt: skip
    odd = pd.DataFrame({"step": [0.5, None], "person": [None, 1]})
    refuses(lambda v: per_step(v, steps=60), "step", [odd, odd[:1], -events])
    refuses(lambda v: bounded_contributions(v, most=2), "person", [odd])


SETUP = [
    "import numpy as np",
    "from dpedu import data",
    "from dpedu.streams import *",
    "T = 10**6; rng = np.random.default_rng(1); stream = data.events(T, rng=rng)",
]
WORK = [
    f"c = {make}; c.release(stream, rng=rng); c.variances(); c.worst_error(); "
    "c.covariance([1, 2**19, T]); r = c.start(rng=rng); [r.add(1) for _ in range(1000)]; del c, r"
    for make in [
        *(f"{kind.__name__}(steps=T, {how})" for kind in WHOLE
          for how in ("epsilon=1", "rho=1, exact=True")),
        "SquareRootCounter(steps=T, rho=1)",
    ]
] + [
    "pages = RunningHistogram(NaiveCounter, categories=5, neighbourhood='edit', steps=T, rho=1)",
    "pages.release(stream, rng=rng); del pages",
    "events = data.visits(260_000, T, rng=rng); assert len(events) > T",
    "per_step(bounded_contributions(events, most=3), steps=T)",
]  # fmt: skip


def test_a_million_steps_fit_in_a_gibibyte():
    found = peaks([*SETUP, *WORK])
    assert max(found.values()) < 2**30, found


def test_loading_the_room_loads_numpy_only():
    code = (
        "import sys, dpedu as dp; dp.streams.BinaryTreeCounter; "
        "print(sorted({'pandas', 'scipy'} & set(sys.modules)))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


@pytest.mark.parametrize("exact", [False, True])
def test_values_beyond_the_bounds_are_moved_to_them(exact):
    """An error in their place would tell of them."""
    values = [-9, 3, 2**70] if exact else [-9.5, 3, 1e300]
    sums = RunningSum(
        BinaryTreeCounter, low=-2, high=5, neighbourhood="edit", steps=3, epsilon=1, exact=exact
    )
    one, other = (
        sums.release(given, rng=np.random.default_rng(4)) for given in (values, [-2, 3, 5])
    )
    assert (one == other).all()


@pytest.mark.parametrize("kind", [NaiveCounter, NoisyBitsCounter, BinaryTreeCounter])
def test_exact_sums_do_not_wrap(kind):
    counter = kind(steps=4, epsilon=Fraction(1, 2), exact=True)
    for large in (2**62, 2**63 - 1, 2**64 - 1, 10**30):
        stream = [large, 1, large, large]
        noise = counter.release([0] * 4, rng=np.random.default_rng(8))
        noisy = counter.release(stream, rng=np.random.default_rng(8))
        assert [int(a) - int(b) for a, b in zip(noisy, noise, strict=True)] == [
            large, large + 1, 2 * large + 1, 3 * large + 1,
        ]  # fmt: skip
        running = counter.start(rng=np.random.default_rng(8))
        assert abs(sum(stream) - [running.add(x) for x in stream][-1]) < 10_000
        beside = counter.start(rng=np.random.default_rng(8), columns=2)
        for x in stream:
            both = beside.add([x, -x])
        assert abs(int(both[0]) - sum(stream)) + abs(int(both[1]) + sum(stream)) < 10_000
    # Noise alone can be as large.
    wide = kind(steps=64, epsilon=Fraction(1, 10**12), exact=True)
    answers = wide.release([0] * 64, rng=np.random.default_rng(9))
    spread = float(np.std([int(x) for x in answers]))
    assert spread < 1e3 * wide.variances().max() ** 0.5
