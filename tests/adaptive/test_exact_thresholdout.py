"""The exact twin of Thresholdout: its law in fractions, its sessions, and hostile floats."""

import itertools
import math
import random
from fractions import Fraction

import numpy as np
import pytest
from bad_input import NO_GENERATOR, refuses

from dpedu.adaptive import DiscreteLaplaceNoise, SuppliedNoise, Thresholdout, thresholdout
from dpedu.mechanisms.grid import nearest_parts
from dpedu.noise import exact

GOOD = {"threshold": 0.04, "sigma": 0.01, "budget": 2, "people": 100, "exact": True}


# Its law ----------------------------------------------------------------------------------------

REACH = 40
"""How far γ is summed up: beyond it lies less than 2⁻⁸⁰."""


def tail(shrink, start):
    """Pr(noise ≥ start) for ``P(k) ∝ shrink^|k|``."""
    if start > 0:
        return shrink**start / (1 + shrink)
    return 1 - shrink ** (1 - start) / (1 + shrink)


def told(gaps, threshold, shrink):
    """Of "train" for all gaps but the last and then "holdout", with T̂ = T + γ summed up.

    Noise on answers has weights ``shrink^|k|^4``, on thresholds squares of `shrink`, on comparisons
    `shrink` itself: scales s, 2s and 4s for ``s = −1/(4 ln shrink)``.
    """
    total = Fraction(0)
    for gamma in range(-REACH, REACH + 1):
        chance = (1 - shrink**2) / (1 + shrink**2) * shrink ** (2 * abs(gamma))
        for place, gap in enumerate(gaps):
            stays = tail(shrink, abs(gap) - threshold - gamma)  # |gap| ≤ T + γ + η
            chance *= stays if place < len(gaps) - 1 else 1 - stays
        total += chance
    return total


@pytest.mark.parametrize("parts", [1, 2])
def test_the_loss_of_finding_is_at_most_half_a_part_in_fractions(parts):
    # Between neighbours a gap moves by `parts` units: that costs parts/(2s) for the threshold and
    # 2 parts/(4s) for the comparison, together shrink^(−4 parts).
    shrink, most = Fraction(1, 2), Fraction(1, 2) ** (-4 * parts)
    for gaps in itertools.product((0, 2, -3), repeat=2):
        base = told(gaps, 2, shrink)
        for moves in itertools.product((-parts, 0, parts), repeat=2):
            other = told([g + m for g, m in zip(gaps, moves, strict=True)], 2, shrink)
            assert other / base <= most
    # No less would do: eight queries that should have been noticed, and one that should not.
    wrong = told((9,) * 8 + (0,), 2, shrink), told((9 - parts,) * 8 + (parts,), 2, shrink)
    assert most * (1 - Fraction(1, 10**6)) < wrong[1] / wrong[0] <= most


def test_the_claim_is_what_the_units_make_of_the_scales():
    for epsilon, people, low, high in itertools.product(
        (0.1, 1, Fraction(1, 3), 7), (1, 7, 10_000), (0, -2.5, 0.1), (1, 4.3)
    ):
        made = Thresholdout.from_epsilon(
            epsilon, threshold=0.04, budget=3, people=people, low=low, high=high, exact=True
        )
        spent = 3 * (
            thresholdout.PARTS / (2 * made.noise_scale) * 2 + thresholdout.PARTS / made.noise_scale
        )
        assert spent <= Fraction(str(epsilon)) < spent * (1 + Fraction(1, 10**12))
        given = Thresholdout(
            threshold=0.04,
            sigma=made.sigma,
            budget=3,
            people=people,
            low=low,
            high=high,
            exact=True,
        )
        assert 6 * thresholdout.PARTS / given.noise_scale <= Fraction(given.epsilon())


def test_noise_has_the_scales_of_the_proof(monkeypatch):
    asked = []

    def drawn(scale, shape, *, rng):
        asked.append((scale, shape))
        return np.zeros(shape, dtype=np.int64)

    monkeypatch.setattr(exact, "discrete_laplace", drawn)
    mechanism = Thresholdout(**GOOD)
    s = mechanism.noise_scale
    session = mechanism.session(rng=random.SystemRandom())
    assert session.ask([1.0], [0.0] * 100) == 0
    assert asked == [(2 * s, ()), (4 * s, ()), (s, ()), (2 * s, ())]


def test_a_session_follows_the_law(monkeypatch):
    """Of 4000 runs: shares are off by 0.05 or more once in 10⁸ at most (Hoeffding)."""
    monkeypatch.setattr(thresholdout, "PARTS", 1)
    scale = Fraction(1, 2)
    mechanism = Thresholdout(
        threshold=Fraction(1, 2), sigma=scale / 4, budget=1, people=4, exact=True
    )
    assert mechanism.noise_scale == scale
    rng, runs, ways = np.random.default_rng(5), 4000, {}
    for _ in range(runs):
        session = mechanism.session(rng=rng)
        session.ask([0], [1, 0, 0, 0])  # gaps of 1 and 3 units against 2
        session.ask([0], [1, 1, 1, 0])
        way = tuple(step.source for step in session.trace)
        ways[way] = ways.get(way, 0) + 1
    for way, gaps in [(("train", "holdout"), (1, 3)), (("holdout", "refused"), (1,))]:
        shrink = Fraction(math.exp(-1 / (4 * scale)))  # as near as a float is
        assert abs(ways.get(way, 0) / runs - float(told(gaps, 2, shrink))) < 0.05


# Sessions ---------------------------------------------------------------------------------------


def test_a_trace_in_whole_units():
    mechanism = Thresholdout(threshold=0.25, sigma=0.01, budget=2, people=4, exact=True)
    unit = mechanism.unit
    assert unit == Fraction(1, 4 * 2**20)
    noise = SuppliedNoise(thresholds=[-2, 0], comparisons=[2, 1], answers=[3])
    session = mechanism.session(noise=noise)
    assert session.ask([0, 1], [0, 0, 0, 1]) == 0.5  # the gap is at T, and not above it
    assert session.ask([0, 1], [0, 0, 0, 1]) == float(Fraction(1, 4) + 3 * unit)
    assert [step.source for step in session.trace] == ["train", "holdout"]
    assert session.trace[0].threshold == float(Fraction(1, 4) - 2 * unit)
    assert session.trace[0][:2] == (0.5, 0.25)
    assert session.threshold == 0.25


def test_what_is_told_of_the_hold_out_is_on_the_grid():
    mechanism = Thresholdout(
        threshold=0, sigma=0.05, budget=40, people=30, low=-1, high=2, exact=True
    )
    rng = np.random.default_rng(3)
    session = mechanism.session(rng=rng)
    answers = [session.ask(rng.normal(size=50), rng.normal(size=30)) for _ in range(40)]
    for step, answer in zip(session.trace, answers, strict=True):
        units = (Fraction(answer) + 1) / mechanism.unit
        if step.source == "holdout":
            assert float(-1 + round(units) * mechanism.unit) == answer


def test_the_twin_is_as_good_as_the_continuous_one():
    """Root mean square errors of 2000 answers each: within a tenth, 5.6 standard deviations."""
    settings = {"threshold": 0.0, "sigma": 0.05, "budget": 2000, "people": 50}
    holdout = np.random.default_rng(1).random(50)
    errors = []
    for whole in (False, True):
        session = Thresholdout(**settings, exact=whole).session(rng=np.random.default_rng(2))
        told = np.array([session.ask([5.0], holdout) for _ in range(1500)])
        errors.append(math.sqrt(np.mean((told - holdout.mean())[told != 1] ** 2)))
    assert errors[1] == pytest.approx(errors[0], rel=0.15)
    assert errors[0] == pytest.approx(math.sqrt(2) * 0.05, rel=0.15)


# Floats -----------------------------------------------------------------------------------------

HOSTILE = [0.0, -0.0, 1.0, 5e-324, -5e-324, 1e308, -1e308, 2.0**62, 0.1 + 0.2, 1 - 2**-53, 1 / 3]


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-1e308, 1e308), (0.1, 0.3), (1e16, 1e16 + 4)])
def test_a_record_is_one_whole_number_whatever_stands_beside_it(low, high):
    values = np.array(HOSTILE)
    together = nearest_parts(values, low, high, 2**20)
    assert together.min() >= 0
    assert together.max() <= 2**20
    for at in range(1, 40):  # at each place of a vector, and alone
        shifted = nearest_parts(np.concatenate([np.zeros(at), values]), low, high, 2**20)
        assert (shifted[at:] == together).all()
    assert [
        int(nearest_parts(np.array([v]), low, high, 2**20)[0]) for v in values
    ] == together.tolist()
    ends = nearest_parts(np.array([low, high], dtype=float), low, high, 2**20)
    assert ends.tolist() == [0, 2**20]


def test_bad_arguments_are_refused_by_name():
    refuses(lambda v: Thresholdout(**{**GOOD, "exact": v}), "exact", [None, 1, "yes"])
    refuses(lambda v: Thresholdout(**{**GOOD, "sigma": v}), "sigma", [1e-30, 1e13])
    refuses(lambda v: Thresholdout(**{**GOOD, "high": v}), "high", [5e-324])
    session = Thresholdout(**{**GOOD, "people": 2}).session(rng=np.random.default_rng(1))
    refuses(lambda v: session.averages([0.5], v), "holdout", [[0.5], 3])
    refuses(
        lambda v: session.ask([0.5], v), "holdout_values", [[0.5], [math.nan, 0], [0, math.inf]]
    )
    refuses(lambda v: Thresholdout(**GOOD).session(rng=v), "rng", [v for v in NO_GENERATOR if v])
    refuses(lambda v: DiscreteLaplaceNoise(scale=1, rng=v), "rng", NO_GENERATOR)
    refuses(lambda v: DiscreteLaplaceNoise(scale=v, rng=np.random.default_rng(1)), "scale", [0, -1])
    assert session.trace == ()
