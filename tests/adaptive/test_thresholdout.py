"""Thresholdout: traces by hand, its loss by integration, then the audit."""

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest
from bad_input import (
    NO_GENERATOR,
    NO_RECORDS,
    NOT_AT_LEAST_ONE_WHOLE,
    NOT_AT_LEAST_ZERO,
    NOT_FINITE,
    NOT_POSITIVE,
    refuses,
)

from dpedu.adaptive import LaplaceNoise, SuppliedNoise, Thresholdout
from dpedu.privacy.audit import audit
from dpedu.privacy.composition import advanced_epsilon

GOOD = {"threshold": 0.04, "sigma": 0.01, "budget": 2, "people": 100}


def supplied(thresholds, comparisons, answers=()):
    return SuppliedNoise(thresholds=thresholds, comparisons=comparisons, answers=answers)


# Traces -----------------------------------------------------------------------------------------


def test_a_trace_follows_the_supplied_noise():
    # T̂ = 0.04 + 0.01 at first; after an answer from the hold-out a fresh γ, while budget is left.
    noise = supplied([0.01, -0.02], [0, 0.04, -0.05, 0.1, 0], [0.5, -0.25])
    session = Thresholdout(**GOOD).session(noise=noise)
    told = session.averages([0.5, 0.5, 0.5, 0.5, 0.5], [0.545, 0.58, 0.51, 0.6, 0.515])
    # Gaps 0.045, 0.08, 0.01, 0.1, 0.015 against 0.05, 0.09, 0, 0.12, 0.02 with T̂ = 0.02 from then.
    assert told == pytest.approx([0.5, 0.5, 1.01, 0.5, 0.5])
    assert [step.source for step in session.trace] == ["train", "train", "holdout", *["train"] * 2]
    assert [step.left for step in session.trace] == [2, 2, 1, 1, 1]
    assert [step.threshold for step in session.trace] == pytest.approx([0.05] * 3 + [0.02] * 2)
    assert [step.comparison for step in session.trace] == [0, 0.04, -0.05, 0.1, 0]


def test_a_gap_just_at_the_threshold_is_no_gap():
    session = Thresholdout(threshold=0.25, sigma=1, budget=1, people=4).session(
        noise=supplied([0], [0, 0], [0])
    )
    assert session.ask([0, 1], [0, 0, 0, 1]) == 0.5  # a gap of 1/4, not above it
    assert session.ask([0, 1], [0, 0, 0, 0]) == 0.0
    assert session.left == 0


def test_the_budget_ends_the_session_and_needs_no_more_noise():
    session = Thresholdout(threshold=0, sigma=1, budget=1, people=2).session(
        noise=supplied([0], [-1], [0.125])
    )
    assert session.ask([1], [1, 1]) == 1.125
    assert all(math.isnan(session.ask([1], [0, 0])) for _ in range(3))
    assert [step.source for step in session.trace] == ["holdout", *["refused"] * 3]
    assert session.left == 0


def test_one_query_at_a_time_or_all_at_once_is_the_same():
    mechanism = Thresholdout(threshold=0.1, sigma=0.05, budget=5, people=20)
    train, holdout = np.random.default_rng(3).random((2, 20, 40))
    values = (train, holdout)
    at_once = mechanism.release(values, rng=np.random.default_rng(7))
    session = mechanism.session(rng=np.random.default_rng(7))
    one_by_one = [session.ask(train[:, i], holdout[:, i]) for i in range(40)]
    assert at_once == pytest.approx(one_by_one, nan_ok=True)
    assert np.isnan(at_once).any()


def test_supplied_noise_runs_out_with_a_name():
    session = Thresholdout(**GOOD).session(noise=supplied([0], [0.5], []))
    session.averages([0.5], [0.5])
    refuses(lambda _: session.averages([0.5], [0.5]), "comparisons", [0])
    refuses(lambda _: Thresholdout(**GOOD).session(noise=supplied([], [])), "thresholds", [0])


def test_noise_has_the_scales_of_the_paper():
    # The mean size of Lap(b) is b, with a standard error of b/√n: 5.2 of them for 10^-6 in all.
    noise = LaplaceNoise(sigma=0.5, rng=np.random.default_rng(4))
    for draw, scale in ((noise.threshold, 1), (noise.comparison, 2), (noise.answer, 0.5)):
        sizes = [abs(draw()) for _ in range(20_000)]
        assert abs(np.mean(sizes) - scale) < 5.2 * scale / math.sqrt(20_000)


# Its loss ---------------------------------------------------------------------------------------


def laplace_cdf(x, scale):
    return np.where(x < 0, np.exp(np.minimum(x, 0) / scale) / 2,
                    1 - np.exp(-np.maximum(x, 0) / scale) / 2)  # fmt: skip


def pattern_probability(gaps, sigma, threshold):
    """Of "train" for all gaps but the last, then "holdout": integrated over γ."""
    gamma = np.linspace(-60 * sigma, 60 * sigma, 9_601)
    weights = np.exp(-np.abs(gamma) / (2 * sigma)) / (4 * sigma)
    for place, gap in enumerate(gaps):
        below = laplace_cdf(threshold + gamma - gap, 4 * sigma)  # Pr(η ≥ gap − T̂), by symmetry
        weights = weights * (below if place < len(gaps) - 1 else 1 - below)
    return float(weights.sum() * (gamma[1] - gamma[0]))


def test_finding_a_query_costs_half_of_a_part():
    # With n = 10 and σ = 0.4: finding may cost (high − low)/(σn) = 1/4.
    sigma, threshold, shift = 0.4, 0.3, 0.1
    worst = 0.0
    for gaps in itertools.product((0.0, 0.3, 0.9), repeat=3):
        base = pattern_probability(gaps, sigma, threshold)
        for moves in itertools.product((-shift, 0, shift), repeat=3):
            other = pattern_probability(np.add(gaps, moves), sigma, threshold)
            worst = max(worst, abs(math.log(other / base)))
    assert worst < shift / sigma + 1e-6
    assert worst > 0.6 * shift / sigma  # and the bound is not idle


def test_the_guarantee_is_that_of_the_paper():
    mechanism = Thresholdout(threshold=0.04, sigma=0.01, budget=5, people=10_000)
    assert mechanism.guarantee().epsilon == 0.1  # 2 · 5/(0.01 · 10 000)
    assert mechanism.guarantee().neighbourhood == "edit"
    wide = Thresholdout(threshold=0.04, sigma=0.01, budget=5, people=10_000, low=-1, high=1)
    assert wide.epsilon() == pytest.approx(2 * mechanism.epsilon())
    # The paper's own (ε, δ): √(32 B ln(2/δ))/(σn), more than optimal composition needs.
    many = Thresholdout(threshold=0.04, sigma=0.01, budget=400, people=10_000)
    paper = math.sqrt(32 * 400 * math.log(2e6)) / (0.01 * 10_000)
    assert many.epsilon(1e-6) < advanced_epsilon(0.02, 400, 1e-6) < paper < many.epsilon()
    assert many.delta(many.epsilon(1e-6)) == pytest.approx(1e-6, rel=1e-6)


@pytest.mark.parametrize("exact", [False, True])
def test_values_lie_no_further_apart_than_is_paid_for_whatever_the_bounds(exact):
    # Bounds that are no floats are moved inwards: the nearest floats can lie outside.
    given = {"threshold": 1, "budget": 1, "people": 1, "exact": exact}
    for power, off in itertools.product((53, 57, 60), (-65, 1, 63)):
        low, high = 2**power + off, 2**power + off + 2000
        made = Thresholdout(**given, sigma=2000, low=low, high=high)
        assert low <= Fraction(made.low) < Fraction(made.high) <= high
        assert made.epsilon() >= 2
    with pytest.raises(ValueError, match="low and high must have a float between them"):
        Thresholdout(**given, sigma=2, low=2**60 + 1, high=2**60 + 3)


def release_of(mechanism, noise=None):
    """Three queries; the data are the hold-out's averages, in tenths."""

    def release(tenths, rng, n):
        rows = []
        for _ in range(n):
            session = mechanism.session(
                **({"rng": rng} if noise is None else {"noise": noise(rng)})
            )
            rows.append(session.averages([0.5, 0.5, 0.5], np.asarray(tenths) / 10))
        return np.nan_to_num(rows, nan=-9.0)

    return release


class OnlyAnswersAreNoisy(LaplaceNoise):
    """Sabotage: comparisons without noise tell for certain which side of the threshold it was."""

    def comparison(self):
        return 0.0

    def threshold(self):
        return 0.0


def test_the_audit_leaves_it_in_peace_and_finds_the_sabotaged_twin():
    mechanism = Thresholdout.from_epsilon(1, threshold=0.35, budget=1, people=10)
    data, neighbour, rng = (5, 6, 8), (5, 7, 9), np.random.default_rng(1)
    options = {"samples": 4_000, "rng": rng, "confidence": 1 - 1e-6}
    assert not audit(release_of(mechanism), data, neighbour, **options).refutes(1)
    assert audit(release_of(mechanism), data, (9, 9, 9), **options).epsilon > 0.2
    twin = release_of(mechanism, lambda rng: OnlyAnswersAreNoisy(sigma=mechanism.sigma, rng=rng))
    assert audit(twin, data, neighbour, **options).refutes(1)


# Bad input --------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["threshold", "comparison", "answer"])
@pytest.mark.parametrize("value", [np.nan, np.inf, None, True, "1"])
def test_noise_that_is_no_finite_number_is_refused_and_ends_the_session(kind, value):
    noise = supplied(thresholds=[0, 0], comparisons=[0], answers=[0])
    setattr(noise, kind, lambda: value)
    mechanism = Thresholdout(threshold=0.1, sigma=0.1, budget=2, people=10)
    with pytest.raises((TypeError, ValueError), match="noise must "):
        mechanism.session(noise=noise).averages([0.5], [0.9])


def test_bad_arguments_are_refused_by_name():
    for name, values in [
        ("threshold", NOT_AT_LEAST_ZERO),
        ("sigma", NOT_POSITIVE),
        ("budget", NOT_AT_LEAST_ONE_WHOLE),
        ("people", NOT_AT_LEAST_ONE_WHOLE),
        ("low", [*NOT_FINITE, 1, 2]),
        ("high", [*NOT_FINITE, 0, -1]),
    ]:
        refuses(lambda v, n=name: Thresholdout(**{**GOOD, n: v}), name, values)
    bare = {"threshold": 0, "budget": 1, "people": 9}
    refuses(lambda v: Thresholdout.from_epsilon(v, **bare), "epsilon", NOT_POSITIVE)
    mechanism, rng = Thresholdout(**{**GOOD, "people": 2}), np.random.default_rng(0)
    refuses(lambda v: mechanism.session(rng=v), "rng", NO_GENERATOR)
    refuses(lambda v: mechanism.session(noise=v), "noise", [3, "noise", rng])
    refuses(lambda _: mechanism.session(rng=rng, noise=supplied([0], [0])), "rng or noise", [0])
    session = mechanism.session(rng=rng)
    refuses(lambda v: session.ask([0.5], v), "holdout_values", [*NO_RECORDS, [0]])
    refuses(lambda v: session.ask(v, [0, 1]), "train_values", [*NO_RECORDS, [[0.5]]])
    refuses(lambda v: session.averages(v, [0.5]), "train", [*NO_RECORDS, [0.5, 0.5]])
    refuses(lambda v: session.averages([0.5], v), "holdout", [*NO_RECORDS, [[0.5]]])
    assert session.trace == ()
    good = (np.zeros((3, 4)), np.zeros((2, 4)))
    mechanism.release(good, rng=rng)
    bad = [good[0], good[:1], (good[0], good[0]), (good[0], good[1][:, :2])]
    refuses(lambda v: mechanism.release(v, rng=rng), "data", [*bad, None, 3, ([0.5], [0.5])])
    refuses(lambda v: mechanism.release(good, rng=v), "rng", NO_GENERATOR)
    refuses(lambda v: supplied(v, [0]), "thresholds", [[math.nan], "ab", [[0.1]], 3, None])
    refuses(lambda v: LaplaceNoise(sigma=v, rng=rng), "sigma", NOT_POSITIVE)


def test_values_beyond_the_bounds_are_moved_to_them():
    """An error in their place would tell of the hold-out."""
    mechanism = Thresholdout(**GOOD)
    asked = []
    for train, holdout in [([0] * 4, [7, -5] * 50), ([0] * 4, [1, 0] * 50)]:
        session = mechanism.session(rng=np.random.default_rng(3))
        asked.append(session.ask(train, holdout))
    assert asked[0] == asked[1]
