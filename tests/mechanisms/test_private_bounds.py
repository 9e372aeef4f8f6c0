"""Private bounds and the mean that uses them: bins and thresholds exactly, then errors."""

import math
from fractions import Fraction

import numpy as np
import pytest
from bad_input import NO_GENERATOR, NOT_INSIDE_ZERO_ONE, NOT_POSITIVE, refuses

from dpedu import DiscreteLaplace, Grid
from dpedu.mechanisms import MeanWithBounds, PrivateBounds
from dpedu.mechanisms.private_bounds import STEPS
from dpedu.privacy.audit import audit

WRONG = [math.nan, [1, math.inf], [[1], [2, 3]], "3", ["3"], None, True, [True], 1j, {}, 3, [[1]]]


def small(**changed):
    return PrivateBounds(
        **{"epsilon": 1, "neighbourhood": "membership", "smallest": -1, "largest": 2, **changed}
    )


def test_every_number_is_in_the_bin_of_its_power():
    bounds = small()
    edges = [-4, -2, -1, -0.5, 0.5, 1, 2, 4]
    assert bounds.bins == 7
    assert [bounds._edge(place) for place in range(8)] == edges
    rng = np.random.default_rng(1)
    values = np.concatenate([rng.normal(0, 2, size=500), [0.0, -0.0, 5e-324, -5e-324, 1e308]])
    for value in values.tolist():
        inside = min(abs(value), math.nextafter(4, 0)) * (1 if value > 0 else -1)
        bins = np.flatnonzero(bounds.histogram([value]))
        assert bins.size == 1
        place = int(bins[0])
        assert min(abs(edges[place]), abs(edges[place + 1])) <= abs(inside) or place == 3
        assert edges[place] <= inside <= edges[place + 1]
    # The powers themselves: up to the larger size.
    for value, place in [(0.5, 4), (1, 5), (2, 6), (4, 6), (-0.5, 2), (-1, 1), (-2, 0), (-9, 0)]:
        assert bounds.histogram([value])[place] == 1
    assert bounds.histogram([]).tolist() == [0] * 7


def test_a_record_is_in_one_bin_and_an_edit_moves_it():
    for one in (-3, 0, 0.7, 3):
        for other in (-3, 0, 0.7, 3):
            changes = np.abs(small().histogram([1, one]) - small().histogram([1, other])).sum()
            assert changes == (0 if one == other else 2)
        assert np.abs(small().histogram([1, one]) - small().histogram([1])).sum() == 1
    assert small()._noise.sensitivity == 1
    assert small(neighbourhood="edit")._noise.sensitivity == 2


@pytest.mark.parametrize("epsilon", [0.01, 0.5, 1, 30])
@pytest.mark.parametrize("neighbourhood", ["membership", "edit"])
def test_the_threshold_is_the_least_that_keeps_empty_bins_out(epsilon, neighbourhood):
    for chance in (0.5, 1e-3, 1e-9):
        bounds = small(epsilon=epsilon, neighbourhood=neighbourhood, false_alarm=chance)
        q = math.exp(-1 / float(bounds._noise.scale))
        t = bounds.threshold
        assert 7 * q**t / (1 + q) <= chance * (1 + 1e-9)
        assert t == 1 or 7 * q ** (t - 1) / (1 + q) > chance * (1 - 1e-9)


def test_bounds_hold_nearly_all_values_and_are_not_far_out():
    rng = np.random.default_rng(3)
    for scale in (1e-4, 1, 1e6):
        values = rng.normal(3 * scale, scale, size=5000)
        for neighbourhood in ("membership", "edit"):
            bounds = PrivateBounds(epsilon=1, neighbourhood=neighbourhood)
            low, high = bounds.release(values, rng=rng)
            outside = ((values < low) | (values > high)).sum()
            assert outside <= 16 * bounds.threshold
            assert high <= 4 * np.abs(values).max()
            assert low >= -4 * np.abs(values).max()


def test_nobody_and_one_get_bounds_too():
    rng = np.random.default_rng(5)
    for values in ([], (), np.zeros(0), [7.0], [0.0]):
        low, high = small().release(values, rng=rng)
        assert -4 <= low < high <= 4


def test_the_audit_refutes_a_smaller_epsilon_only():
    bounds = small(epsilon=2, false_alarm=0.4)

    def release(data, rng, n):
        return [bounds.release(data, rng=rng) for _ in range(n)]

    finding = audit(
        release, [3.0], [], samples=8000, rng=np.random.default_rng(4), confidence=1 - 1e-6
    )
    assert finding.refutes(0.4)
    assert not finding.refutes(2)


# The mean -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("neighbourhood", ["membership", "edit"])
def test_epsilon_is_split_and_none_is_left_over(neighbourhood):
    for epsilon in (0.1, 1, Fraction(1, 3)):
        mean = MeanWithBounds(epsilon=epsilon, neighbourhood=neighbourhood)
        grid = Grid(low=-8, high=8, step=Fraction(8, STEPS))
        assert mean._sum.sensitivity == grid.sum_sensitivity(neighbourhood)
        parts = [mean.bounds.epsilon(), mean._sum.epsilon()]
        if neighbourhood == "membership":
            parts.append(mean._count.epsilon())
        assert sum(parts) == Fraction(str(epsilon))


def test_the_mean_is_near_whatever_the_scale():
    rng = np.random.default_rng(8)
    for scale in (1e-5, 1, 1e9):
        values = rng.normal(5 * scale, scale, size=10_000)
        for neighbourhood in ("membership", "edit"):
            mean = MeanWithBounds(epsilon=1, neighbourhood=neighbourhood)
            found = [mean.release(values, rng=rng) for _ in range(20)]
            assert np.abs(np.array(found) - values.mean()).max() < 0.05 * scale


def test_the_mean_lies_between_the_bounds_for_anybody():
    rng = np.random.default_rng(8)
    wide = MeanWithBounds(epsilon=1e-3, neighbourhood="membership", smallest=0, largest=2)
    for values in ([], [3.0], [1e308, -1e308], [5e-324]):
        for _ in range(50):
            assert -4 <= wide.release(values, rng=rng) <= 4
    extreme = PrivateBounds(epsilon=1, neighbourhood="edit", smallest=-1000, largest=1000)
    low, high = extreme.release([1e300] * 500, rng=rng)
    assert low <= 1e300 <= high
    huge = MeanWithBounds(epsilon=9, neighbourhood="edit", smallest=-1000, largest=1000)
    assert huge.release([1e300] * 500, rng=rng) == pytest.approx(1e300, rel=0.5)
    tiny = huge.release([1e-300] * 500, rng=rng)
    assert tiny == pytest.approx(1e-300, rel=0.5)


def test_the_mean_of_the_noise_is_that_of_its_parts():
    values = np.full(100, 3.0)
    mean = MeanWithBounds(epsilon=4, neighbourhood="edit", smallest=0, largest=2)
    found = np.array([mean.release(values, rng=np.random.default_rng(s)) for s in range(400)])
    # Between 2 and 4: half a width of 1, in STEPS steps, noise for two of them each.
    spread = math.sqrt(DiscreteLaplace(epsilon=3, sensitivity=2 * STEPS).variance) / STEPS / 100
    assert found.mean() == pytest.approx(3, abs=5 * spread / 20)
    assert found.std() == pytest.approx(spread, rel=0.3)


def test_bad_input_is_refused():
    rng = np.random.default_rng(1)
    for make in (small, lambda **c: MeanWithBounds(**{"epsilon": 1, "neighbourhood": "edit", **c})):
        refuses(lambda v, make=make: make(epsilon=v), "epsilon", NOT_POSITIVE)
        refuses(lambda v, make=make: make(neighbourhood=v), "neighbourhood", ["row", 1, None])
        refuses(lambda v, make=make: make(smallest=v), "smallest", [-1001, 0.5, "1", None])
        refuses(lambda v, make=make: make(largest=v), "largest", [-30, 1001, 0.5, "1", None])
        refuses(lambda v, make=make: make().release(v, rng=rng), "values", WRONG)
        refuses(lambda v, make=make: make().release([1.0], rng=v), "rng", NO_GENERATOR)
    refuses(lambda v: small(false_alarm=v), "false_alarm", NOT_INSIDE_ZERO_ONE)
    refuses(
        lambda v: MeanWithBounds(epsilon=1, neighbourhood="edit", share=v), "share",
        NOT_INSIDE_ZERO_ONE,
    )  # fmt: skip
