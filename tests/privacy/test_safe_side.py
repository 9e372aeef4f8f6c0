"""What promises privacy is rounded to the safe side: a few arguments of each function.

`tests/helpers/safe_side.py` has the tables, and tries as many as you like.
"""

import inspect
import math
import random
import re
from fractions import Fraction

import mpmath as mp
import numpy as np
import pytest
import safe_side
from hypothesis import given
from hypothesis import strategies as st
from kinds import kinds

from dpedu import Guarantee, _digits
from dpedu._validate import exact
from dpedu.mechanisms import Mechanism
from dpedu.privacy import (
    amplification,
    composition,
    discrete_profiles,
    filters,
    guarantee,
    profiles,
    testing,
)


@pytest.mark.parametrize("name", safe_side.ALL)
def test_answers_are_safe_and_close_at_60_digits(name):
    safe_side.check(name, 6 if any(part in name for part in safe_side.SLOW) else 25)


NO_PROMISE = {  # what they are given is a function, a table or a curve
    "composed_renyi", "delta_from_trade_off", "in_parallel", "is_feasible", "feasible_region",
    "least_epsilon", "margin", "roc_curve", "trade_off", "trade_off_from_profile",
    "two_point_delta", "two_point_epsilon",
}  # fmt: skip
NO_FORMULA = {
    # Scales are fractions, and claims what the noise that they stand on says.
    "BinaryTreeCounter", "DiscreteLaplace", "MWEM", "MeanWithBounds", "NaiveCounter", "NoisyVote",
    "PermuteAndFlip", "PrivateBounds", "Quantile", "Quantiles", "ReportNoisyMax",
    "SampleAndAggregate", "SparseVector",
    # Their smoothness is a row.
    "ElasticJoinCount", "SmoothMedian",
    # An accountant's bound is no formula.
    "PrivateGradientDescent",
}  # fmt: skip


def test_no_mechanism_that_promises_is_missing():
    tried = set(re.findall(r"\w+", " ".join(safe_side.ALL)))
    every = {kind.__name__ for kind in kinds(Mechanism) if not kind.__name__.startswith("_")}
    assert every - tried == NO_FORMULA


LEDGERS = {name for name, kind in vars(filters).items() if isinstance(kind, type)
           if hasattr(kind, "from_epsilon") and not name.startswith("_")}  # fmt: skip


def test_no_inverse_of_a_class_is_missing():
    """Whatever is made from an ε has a row of its own, or has its formula tried elsewhere."""
    assert LEDGERS
    for name in LEDGERS:
        assert {f"{name}.from_epsilon", f"{name}.guarantee"} <= set(safe_side.ALL)
    for kind in kinds(Mechanism):
        made = vars(kind).get("from_epsilon")
        if isinstance(made, classmethod) and kind.__name__ not in NO_FORMULA:
            assert f"{kind.__name__}.from_epsilon" in safe_side.ALL, kind


def test_no_function_that_promises_is_missing():
    tried = {name.split(",")[0] for name in safe_side.ALL} | NO_PROMISE | {"subsample"}
    for module in (amplification, composition, discrete_profiles, guarantee, profiles, testing):
        for name, member in inspect.getmembers(module, inspect.isfunction):
            if member.__module__ == module.__name__ and not name.startswith("_"):
                assert name in tried, f"{module.__name__}.{name}"


# How it is done -----------------------------------------------------------------------------------

fractions = st.fractions(Fraction(1, 10**9), 10**9)


@given(fractions)
def test_rounding_is_to_the_next_float_in_both_readings(value):
    above, below = _digits.up(value), _digits.down(value)
    for reading in (Fraction, lambda x: Fraction(repr(x))):
        assert reading(below) <= value <= reading(above)
    assert below >= math.nextafter(math.nextafter(float(value), 0), 0)
    assert above <= math.nextafter(math.nextafter(float(value), math.inf), math.inf)
    big = _digits.big(_digits.digits(), value)
    assert _digits.up(big) in (above, math.nextafter(above, 0))


def test_the_ends_of_rounding():
    assert _digits.up(Fraction(10) ** 400) == math.inf
    assert _digits.down(Fraction(10) ** 400) == _digits.LARGEST
    assert _digits.up(Fraction(1, 10**400)) == 5e-324
    assert _digits.down(Fraction(1, 10**400)) == 0
    mp = _digits.digits()
    assert _digits.up(mp.exp(-(10**9))) == 5e-324
    assert _digits.up(mp.exp(10**9)) == math.inf
    assert _digits.up(mp.zero) == 0


@given(st.floats(1e-300, 1e300), st.floats(1e-300, 1e300), st.sampled_from([1e-14, 1e-8]))
def test_solving_ends_on_the_side_that_holds_from_wherever_it_begins(edge, guess, precision):
    found = _digits.smallest(lambda x: x >= edge, guess, precision=precision)
    assert edge <= found <= edge * (1 + 2 * precision)
    found = _digits.largest(lambda x: x <= edge, guess, precision=precision)
    assert edge * (1 - 2 * precision) <= found <= edge


def test_solving_where_there_is_no_edge():
    assert _digits.smallest(lambda x: False, 1.0) == math.inf
    assert _digits.largest(lambda x: False, 1.0) == 0
    assert _digits.smallest(lambda x: True, 1.0) < 1e-300
    assert _digits.largest(lambda x: True, 1.0) > 1e300


def test_a_huge_group_takes_no_time():
    found = Guarantee(epsilon=1e-9, delta=1e-20, neighbourhood="edit").for_group(10**9)
    assert found.epsilon == pytest.approx(1)
    assert found.delta == pytest.approx(1e-20 * math.expm1(1) / 1e-9)


def test_numbers_of_numpy_are_read_as_those_of_python():
    for value in (np.float64(0.1), np.float32(0.1), np.int64(3)):
        plain = float(value)
        assert _digits.least(value) == _digits.least(plain)
        assert _digits.most(value) == _digits.most(plain)
        assert profiles.laplace_epsilon(0, value) == profiles.laplace_epsilon(0, plain)
    assert exact(np.float64(0.1)) == Fraction(1, 10)


def test_beside_a_jump_the_profile_of_discrete_gaussian_noise_is_not_below():
    """Where ε is nearly a loss, all that is left may be a unit of rounding."""
    rng = random.Random(5)
    with mp.workdps(60):
        for _ in range(300):
            sigma = rng.choice([0.05, 0.1, 0.2, 0.3, 0.5, 1.0, 2.5])
            shift = rng.choice([1, 2, 5, 10])
            level = max(0.0, (shift * shift - 2 * rng.randint(-3, shift) * shift) / (2 * sigma**2))
            for _ in range(rng.randint(0, 3)):
                level = math.nextafter(level, rng.choice([0.0, 1e9]))
            wide, exact = mp.mpf(sigma), mp.mpf(level)
            reach = math.ceil(30 * sigma) + 30 + shift
            total = norm = mp.mpf(0)
            for k in range(-reach - math.ceil(sigma**2 * level / shift), reach):
                weight = mp.exp(-(mp.mpf(k) ** 2) / (2 * wide**2))
                lost = (mp.mpf(shift) ** 2 - 2 * k * shift) / (2 * wide**2)
                norm += weight
                total += -weight * mp.expm1(exact - lost) if lost > exact else 0
            assert discrete_profiles.discrete_gaussian_delta(level, sigma, shift) >= min(
                1, total / norm
            )


def test_one_release_costs_its_own_epsilon_at_its_own_delta():
    for delta in (1e-9, 1e-6, 0.1, 0.3, Fraction(1, 7)):
        for epsilon in (0.5, 1, 3):
            assert composition.optimal_epsilon(delta, epsilon, 1, delta) == epsilon
