"""Audits: twenty-four broken mechanisms are found, fourteen correct ones are left in peace."""

import itertools
import math
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

import mpmath
import numpy as np
import pandas as pd
import pytest
from audited import BROKEN, CORRECT, ONE, SAMPLES, TWO, run
from bad_input import refuses
from scipy.stats import binom

from dpedu import _validate as validate
from dpedu.privacy import profiles
from dpedu.privacy.audit import audit, epsilon_lower_bound, likelihood_ratio_audit


@pytest.mark.parametrize("name", BROKEN)
def test_broken_mechanisms_are_found(name):
    finding, epsilon = run(BROKEN[name], 1)
    assert finding.refutes(epsilon), str(finding)


@pytest.mark.parametrize("name", CORRECT)
def test_correct_mechanisms_are_left_in_peace(name):
    # An audit errs with probability at most 1e-3; the fixed seed makes the outcome definite.
    finding, epsilon = run(CORRECT[name], 1)
    assert not finding.refutes(epsilon), str(finding)


def test_bounds_on_correct_mechanisms_come_near_the_truth():
    finding, _ = run(CORRECT["randomised response"], 3)
    assert 1.04 < finding.epsilon < math.log(3)
    finding, _ = run(CORRECT["laplace"], 3)
    assert 0.9 < finding.epsilon < 1


def test_the_likelihood_ratio_finds_what_half_lines_of_single_outputs_cannot():
    # Ten coordinates, each moved by little: the ratio adds them up, with weights.
    means = np.linspace(0.1, 0.6, 10)

    def release(x, rng, n):
        return means * x[0] + rng.normal(size=(n, 10))

    def log_ratio(outputs):
        return ((outputs - means) ** 2 / 2 - outputs**2 / 2).sum(axis=1)

    rng = np.random.default_rng(5)
    sharp = likelihood_ratio_audit(release, (0,), (1,), log_ratio=log_ratio, samples=SAMPLES,
                                   rng=rng, delta=1e-3)  # fmt: skip
    plain = audit(release, (0,), (1,), samples=SAMPLES, rng=rng, delta=1e-3)
    exact = profiles.gaussian_epsilon(1e-3, 1, float(np.linalg.norm(means)))
    assert plain.epsilon < sharp.epsilon < exact
    assert sharp.epsilon > 0.6 * exact


@pytest.mark.parametrize("p", [0.02, 0.3, 0.7])
@pytest.mark.parametrize("q", [0.02, 0.3])
def test_the_bound_holds_as_often_as_stated_over_all_counts(p, q):
    # Exactly: the total probability of the pairs of counts whose bound is above the truth.
    runs, confidence = 60, 0.9
    truth = max(math.log(p / q), 0)
    p_of, q_of = (binom.pmf(np.arange(runs + 1), runs, r) for r in (p, q))
    wrong = sum(
        p_of[a] * q_of[b]
        for a in range(runs + 1)
        for b in range(runs + 1)
        if epsilon_lower_bound(a, runs, b, runs, confidence=confidence) > truth + 1e-12
    )
    assert wrong <= 1 - confidence


def test_a_finding_says_what_it_found():
    finding, _ = run(BROKEN["no noise at all"], 1)
    assert "confidence 0.999" in str(finding)
    (count, runs), (other, other_runs) = finding.counts
    assert (count, other) == (runs, 0)
    assert runs == other_runs == SAMPLES // 2
    assert not finding.refutes(math.inf)


@pytest.mark.parametrize("error", [1e-3, 1e-9, 4.3e-15, Fraction(1, 10**20), Fraction(1, 10**100)])
@pytest.mark.parametrize(("count", "runs", "other", "other_runs"), [
    (129, 191, 0, 102), (90, 100, 12, 100), (40, 40, 3, 50), (60, 60, 0, 7),
])  # fmt: skip
def test_the_bound_keeps_its_digits_however_sure(count, runs, other, other_runs, error):
    # Clopper and Pearson with many digits: where the tails of the two binomials are half the error.
    confidence = 1 - error
    with mpmath.workdps(150):
        mp, left = mpmath.mp, 1 - Fraction(confidence)
        half = mp.mpf(left.numerator) / left.denominator / 2

        def tail(p, n, ks):
            return mp.fsum(mp.binomial(n, k) * p**k * (1 - p) ** (n - k) for k in ks)

        def solved(function):
            low, high = mp.zero, mp.one
            for _ in range(80):
                middle = (low + high) / 2
                low, high = (middle, high) if function(middle) < 0 else (low, middle)
            return low

        least = solved(lambda p: tail(p, runs, range(count, runs + 1)) - half)
        most = solved(lambda p: half - tail(p, other_runs, range(other + 1)))
        truth = max(mp.log(least / most), 0)
    found = epsilon_lower_bound(count, runs, other, other_runs, confidence=confidence)
    assert found == pytest.approx(float(truth), abs=1e-9)


def test_an_audit_may_be_as_sure_as_a_fraction_says():
    def tells(x, rng, n):
        return np.full(n, x[0])

    sure = 1 - Fraction(1, 10**20)
    found = audit(tells, (0,), (1,), samples=1000, rng=np.random.default_rng(1), confidence=sure)
    assert found.epsilon == epsilon_lower_bound(500, 500, 0, 500, confidence=sure) > 2


def test_the_event_is_chosen_without_the_samples_that_bound_it():
    # Pure noise, many columns: choosing and counting on the same samples would find something.
    release = lambda x, rng, n: rng.normal(size=(n, 30))  # noqa: E731
    for seed in range(5):
        finding = audit(release, ONE, TWO, samples=2000, rng=np.random.default_rng(seed),
                        confidence=0.9)  # fmt: skip
        assert finding.epsilon < 0.1


@pytest.mark.parametrize(
    ("release", "message"),
    [
        (7, "release must be a function, got 7"),
        (lambda x, rng, n: np.zeros(n + 1), "release must give 200 outputs"),
        (lambda x, rng, n: np.full(n, math.nan), "release must give no NaN"),
        (lambda x, rng, n: np.zeros((n, 2, 2)), "release must give 200 outputs"),
        (lambda x, rng, n: np.zeros((n, 0)), "release must give 200 outputs"),
        (lambda x, rng, n: [[1, 2]] * n, r"release must give numbers or hashable values, got \[1"),
        (lambda x, rng, n: [math.nan, None] * (n // 2), "release must give no NaN"),
        (lambda x, rng, n: [pd.NaT] * n, "release must give no NaN"),
        (lambda x, rng, n: [pd.NA] * n, "release must give no NaN"),
    ],
)
def test_bad_releases_are_refused(release, message):
    with pytest.raises((TypeError, ValueError), match=message):
        audit(release, ONE, TWO, samples=200, rng=np.random.default_rng(0))


@dataclass(frozen=True)
class Told:
    inside: object


def told_here():
    """A class that can be found by no name."""

    @dataclass(frozen=True, slots=True)
    class Here:
        inside: object

    return Here


HOLDING = [
    lambda x: x, lambda x: (1, x), lambda x: ("no", (x, 2)), lambda x: frozenset([x]), Told,
    told_here(), lambda x: (Told((x,)),),
]  # fmt: skip
NOTHINGS = [
    lambda: float("nan"), lambda: np.float64("nan"), lambda: np.float32("nan"),
    lambda: complex(0, math.nan), lambda: Decimal("nan"), lambda: np.datetime64("NaT"), object,
]  # fmt: skip


@pytest.mark.parametrize("holding", HOLDING)
def test_what_equals_nothing_made_anew_is_refused_however_deep(holding):
    """A mechanism that ignored the data was refuted: its NaN was another one on the neighbour."""
    for nothing in NOTHINGS:
        for other in (holding(nothing()), "no answer"):
            release = lambda x, rng, n, o=other, new=nothing: [o, holding(new())] * (n // 2)  # noqa: E731
            with pytest.raises(ValueError, match="release must give no NaN"):
                audit(release, ONE, TWO, samples=200, rng=np.random.default_rng(0))
        name = (holding(nothing()), 0)
        if nothing is not object:
            refuses(lambda v: validate.distinct_names(names=[v]), "names must be equal", [name])
    for good in (1, "a", None, 0.5, int, Fraction(1, 3), Decimal("0.1"), np.datetime64("2020")):
        finding = audit(lambda x, rng, n, g=good: [holding(g)] * n, ONE, TWO, samples=200,
                        rng=np.random.default_rng(0))  # fmt: skip
        assert finding.epsilon == 0
        validate.distinct_names(names=[(holding(good), 0), object(), told_here, Told])


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("shape", [(), (2,), (3,)])
@pytest.mark.parametrize("kind", [float, np.float32])
def test_outputs_without_bound_are_counted_without_a_warning(shape, kind):
    """Differences and sums of infinite and of huge outputs warned."""
    huge = float(np.finfo(kind).max)
    for values in itertools.combinations_with_replacement([-math.inf, -huge, 1, huge, math.inf], 3):
        release = lambda x, rng, n, v=values: rng.choice(np.array(v, kind), (n, *shape))  # noqa: E731
        finding = audit(release, ONE, TWO, samples=200, rng=np.random.default_rng(0))
        assert not finding.refutes(1)


@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize("low", [[(1, 2)], ["no"], [None, 3.5], [10**400], [-(10**400), "no"]])
@pytest.mark.parametrize("high", [[1.5], [True], [math.inf], [(1, 2, 3)], [10**30], [b"no", 2]])
def test_outputs_of_any_two_kinds_are_told_apart(low, high, swapped):
    kinds = [high, low] if swapped else [low, high]

    def release(x, rng, n):
        kind = kinds[x[0]]
        return [kind[i % len(kind)] for i in range(n)]

    finding = audit(release, (0,), (1,), samples=400, rng=np.random.default_rng(2))
    assert finding.refutes(1), str(finding)


def test_the_number_of_cases_is_as_promised():
    assert len(BROKEN) >= 12
    assert len(CORRECT) >= 12


def test_outputs_and_events_of_other_kinds():
    rng = np.random.default_rng(1)
    rest = {"samples": 200, "rng": rng}
    finding = audit(lambda x, rng, n: rng.integers(2, size=n) + 1j * x[0], (0,), (1,), **rest)
    assert finding.epsilon > 1  # complex numbers are values as others
    with pytest.raises(TypeError, match="release must give no masked outputs"):
        audit(lambda x, rng, n: np.ma.array(rng.random(n), mask=rng.random(n) < 0.5), (0,), (1,),
              **rest)  # fmt: skip
    for wrong in (lambda rows: True, lambda rows: rows[:5] > 0, lambda rows: rows + 0.5):
        with pytest.raises(ValueError, match="events must give one boolean .* from 'mine'"):
            audit(lambda x, rng, n: rng.random(n), (0,), (1,), events=[("mine", wrong)], **rest)
    for wrong in (lambda rows: rows * 1j, lambda rows: np.ma.array(rows, mask=rows > 0)):
        with pytest.raises(TypeError, match="log_ratio must give numbers"):
            likelihood_ratio_audit(
                lambda x, rng, n: rng.random(n), (0,), (1,), log_ratio=wrong, **rest
            )


def test_events_are_pairs_of_a_name_and_a_function():
    def asked(events):
        rng = np.random.default_rng(0)
        return audit(lambda x, rng, n: rng.random(n), (0,), (1,), samples=200, rng=rng,
                     events=events)  # fmt: skip

    def large(rows):
        return rows > 0.5

    refuses(asked, "events must be pairs", [3, None, large, 0.5, True])
    bad = [
        large,
        "ab",
        (),
        ("a",),
        ("a", large, 1),
        ("a", 3),
        (large, "a"),
        (3, large),
        (None, large),
        (b"a", large),
        None,
        3,
        {"a": large},
    ]
    refuses(asked, "events must hold pairs", [[each] for each in bad] + ["ab", {"a": large}])
    for good in ([("a", large)], [["a", large]], {"a": large}.items(), iter([("a", large)])):
        asked(good)


def test_events_are_booleans_and_a_nan_among_ratios_is_called_so():
    def noisy(data, rng, n):
        return sum(data) + rng.normal(size=n)

    rng = np.random.default_rng(1)
    for low, high in ((1, 2), (0, 2), (-1, 0)):
        odd = [("odd", lambda rows, low=low, high=high: np.where(rows > 0, high, low))]
        with pytest.raises(ValueError, match="events must give one boolean"):
            audit(noisy, (0,), (1,), samples=200, rng=rng, events=odd)
    audit(noisy, (0,), (1,), samples=200, rng=rng, events=[("bits", lambda rows: (rows > 0) * 1)])
    with pytest.raises(ValueError, match="log_ratio must give no NaN, got some"):
        likelihood_ratio_audit(
            noisy, (0,), (1,), log_ratio=lambda rows: rows * np.nan, samples=200, rng=rng
        )
