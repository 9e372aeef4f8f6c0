"""The grid: rounding that keeps sensitivities exact."""

import itertools
from fractions import Fraction

import numpy as np
import pytest
from bad_input import (
    NO_NEIGHBOURHOOD,
    NO_RECORDS,
    NOT_AT_LEAST_ONE_WHOLE,
    NOT_FINITE,
    NOT_POSITIVE,
    refuses,
)
from hypothesis import given, settings
from hypothesis import strategies as st

from dpedu import Grid, Quantile, Quantiles, SampleAndAggregate, data_sets, sensitivity
from dpedu._validate import exact

GRIDS = [(0, 1, Fraction(1, 10)), (-20, 100, 0.3), (5, 6, 1), (-3, 2.5, Fraction(7, 3))]


@pytest.mark.parametrize(("low", "high", "step"), GRIDS)
@pytest.mark.parametrize("neighbourhood", ["membership", "edit"])
def test_the_sensitivity_of_the_sum_is_that_of_every_pair(low, high, step, neighbourhood):
    grid = Grid(low=low, high=high, step=step)
    values = [low, float(low) + 0.6 * float(high - low), high, low - 50, high + 50]
    found = sensitivity.brute_force(
        lambda x: int(grid.encode(list(x)).sum()) if x else 0,
        data_sets(values, range(3)),
        neighbourhood,
    )
    assert grid.sum_sensitivity(neighbourhood) == found


@given(
    st.floats(-1e6, 1e6),
    st.floats(1e-3, 1e6),
    st.floats(1e-3, 0.5),
    st.lists(st.floats(allow_nan=False, allow_infinity=False), min_size=1),
)
@settings(max_examples=200)
def test_codes_never_leave_the_bounds_that_the_sensitivity_is_from(low, width, share, values):
    grid = Grid(low=low, high=low + width, step=width * share)
    codes = grid.encode(values)
    assert codes.min() >= grid.codes[0]
    assert codes.max() <= grid.codes[1]
    inside = np.clip(values, low, low + width)
    error = np.abs(codes * float(grid.step) - inside)
    digits = 1e-15 * max(abs(low), abs(low + width))  # of the difference, which floats lose
    assert error.max() <= float(grid.rounding_error(1)) + float(grid.step) * 1e-6 + digits


BOUNDS = [-5, -1, Fraction(-1, 3), 0, 0.1, 0.3, 1, Fraction(7, 3), 18, 99]
STEPS = [0.1, Fraction(1, 7), 0.3, Fraction(2, 3), 0.75, 1, 5]


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize(("low", "high"), list(itertools.combinations(BOUNDS, 2)))
def test_points_are_the_multiples_of_the_step_that_lie_between_the_bounds(low, high, step):
    """Codes of bounds were rounded to the nearest: 99 was named 100, a point of no grid to 99."""
    least, most, width = exact(low), exact(high), exact(step)
    points = [k * width for k in range(-60, 1000) if least <= k * width <= most]
    if len(points) < 2:
        refuses(lambda v: Grid(low=low, high=high, step=v), "step", [step])
        return
    grid = Grid(low=low, high=high, step=step)
    first, last = grid.codes
    assert [grid.decode(code) for code in range(first, last + 1)] == points
    values = np.concatenate([np.linspace(float(low), float(high), 101), [-1e9, 1e9]])
    codes = grid.encode(values)
    assert (codes.min(), codes.max()) == grid.codes
    inside = [min(max(Fraction(value), least), most) for value in values]
    moved = [abs(grid.decode(code) - value) for code, value in zip(codes, inside, strict=True)]
    assert max(moved) <= grid.rounding_error(1) * (1 + Fraction(1, 10**9))
    rng = np.random.default_rng(1)
    given = {"epsilon": 1, "grid": grid, "neighbourhood": "edit"}
    for share in (0, 0.5, 1):
        named = Quantile(quantile=share, **given).release(values, rng=rng)
        assert named in points
    several = Quantiles(quantiles=[0, 0.5, 1], **given).release(values, rng=rng)
    assert float(low) <= several.min() <= several.max() <= float(high)
    drawn = SampleAndAggregate(statistic=max, blocks=3, **given).release(values.tolist(), rng=rng)
    assert drawn in points


def test_sums_on_the_grid_are_within_the_stated_error():
    rng = np.random.default_rng(3)
    values = rng.uniform(0, 1, 1000)
    grid = Grid(low=0, high=1, step=Fraction(1, 64))
    total = grid.decode(grid.encode(values).sum())
    assert isinstance(total, Fraction)
    assert abs(float(total) - values.sum()) <= float(grid.rounding_error(1000))


@pytest.mark.parametrize("step", [1, 0.1, 0.3, Fraction(1, 4), Fraction(1, 10), Fraction(7, 3)])
@pytest.mark.parametrize("steps", [0.2, 1, 1.1, 2, 2.1, 3])
def test_rounding_an_answer_moves_it_by_at_most_the_stated_steps(step, steps):
    grid = Grid(low=0, high=30 * step, step=step)
    change = float(steps * step)
    # In quarters of a step: every tie is among the starts, and every tie among the ends.
    starts = np.arange(80) * float(step) / 4
    moves = [
        np.abs(grid.encode(starts + part * change) - grid.encode(starts)).max()
        for part in np.linspace(0, 1, 41)
    ]
    # At an even number of steps ties move together, and one step is spare.
    spare = 1 if steps == 2 else 0
    assert grid.answer_sensitivity(change) - spare <= max(moves) <= grid.answer_sensitivity(change)


def test_ties_round_to_even_codes_and_count():
    grid = Grid(low=0, high=10, step=1)
    assert grid.encode([0.5, 1.5]).tolist() == [0, 2]
    assert grid.answer_sensitivity(1) == 2
    tenth = Grid(low=0, high=10, step=0.1)
    codes = tenth.encode(np.arange(0, 100) / 10 + 0.05)
    ahead = tenth.encode(np.arange(0, 100) / 10 + 0.05 + 0.3)
    assert np.abs(ahead - codes).max() == 4 == tenth.answer_sensitivity(0.3)


def test_decoding_keeps_shapes():
    grid = Grid(low=0, high=2, step=0.5)
    assert grid.decode([[1, 2]]).tolist() == [[0.5, 1.0]]
    assert grid.decode(3) == Fraction(3, 2)
    assert grid.encode(0.3).shape == ()


def test_bad_arguments_are_refused_by_name():
    grid = Grid(low=0, high=1, step=Fraction(1, 4))
    refuses(lambda v: Grid(low=v, high=1, step=0.1), "low", [*NOT_FINITE, 1, 2])
    refuses(lambda v: Grid(low=0, high=v, step=0.1), "high", [*NOT_FINITE, 0, -1])
    refuses(
        lambda v: Grid(low=0, high=1, step=v),
        "step",
        [*NOT_POSITIVE, 2, 1e-18, Fraction(1, 10**400)],
    )
    refuses(lambda v: Grid(low=Fraction(1, 2), high=Fraction(3, 2), step=v), "step", [1, 1.0, 2])
    far = 17 * 10**17
    refuses(lambda v: Grid(low=far, high=far + 10, step=v), "step", [1, 1000])
    assert Grid(low=-(2**50), high=2**50, step=1).codes == (-(2**50), 2**50)
    refuses(grid.encode, "values", NO_RECORDS[1:])
    assert grid.encode([]).sum() == 0
    refuses(grid.decode, "steps", [[], 0.5, [1.0], None, "1", True, 1j])
    refuses(grid.sum_sensitivity, "neighbourhood", NO_NEIGHBOURHOOD)
    refuses(lambda v: grid.sum_sensitivity("edit", condition=v), "condition", [1, None, "yes"])
    refuses(grid.answer_sensitivity, "sensitivity", NOT_POSITIVE)
    refuses(grid.rounding_error, "people", NOT_AT_LEAST_ONE_WHOLE)


@pytest.mark.parametrize("power", [0, 10, 30, 31, 32, 40, 49, 50])
@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("near", [-1, 0])
def test_sums_of_records_never_wrap(power, sign, near):
    """They did, for 9,224 records at a step of 10⁻¹⁵: neighbours were told apart for certain."""
    most = max(2**power + near, 1)
    grid = Grid(low=min(0, sign * most), high=max(0, sign * most), step=1)
    for people in (9_223, 9_224, 2**14):
        steps = grid.encode(np.full(people, sign * float(most)))
        assert steps.sum() == people * sign * most
        assert grid.decode(steps.sum()) == people * sign * most
        assert grid.decode(steps).dtype == np.float64
    # What 64 bits hold, they hold for every number of records that fits a machine.
    assert steps.dtype == object or 2**32 * most <= 2**63
    for nobody in ([], np.zeros(0)):
        assert grid.encode(nobody).dtype == steps.dtype  # a type must not tell who is there
        assert grid.encode(nobody).sum() == 0
    assert grid.encode(sign * float(most)).sum() == sign * most
    assert grid.decode(grid.encode(sign * float(most))) == sign * most
