"""Numbers that are compared: a float beside a fraction that differs from it beyond its digits.

A float is what it holds and the decimal that it shows, the worse for the promise; a fraction is one
number. So an answer is never better than that for fractions in the places of the floats.
"""

import itertools
import math
from fractions import Fraction

import pytest

from dpedu import DiscreteLaplace, Guarantee, Ledger, _digits
from dpedu._digits import least, most
from dpedu.adaptive import Thresholdout
from dpedu.mechanisms import DiscreteStaircase, Staircase, sensitivity
from dpedu.privacy import amplification, composition, discrete_profiles, profiles
from dpedu.privacy.ledger import BudgetExceeded


def beside(value):
    """The float, its two readings, what lies between them and outside, and the next floats."""
    low, high = least(value), most(value)
    gap = (high - low) / 3 or Fraction(1, 10**19)
    return [value, low, high, low + gap, low - gap, high + gap,
            math.nextafter(value, 0), math.nextafter(value, 1)]  # fmt: skip


PAIRS = [pair for value in (0.1, 0.3, 0.5) for pair in itertools.product(beside(value), repeat=2)]
"""What shows more than it holds, less, and the same."""


def readings(numbers):
    """All as what they hold, and all as what they show."""
    held = tuple(map(Fraction, numbers))
    shown = tuple(Fraction(repr(x)) if isinstance(x, float) else x for x in numbers)
    return held, shown


def membership(epsilon, delta=0):
    return Guarantee(epsilon=epsilon, delta=delta, neighbourhood="membership")


def thresholdout(epsilon, asked):
    made = Thresholdout(threshold=0.1, sigma=1, budget=1, people=10)
    made.__dict__["_epsilon"] = made.__dict__["_part"] = epsilon
    return made.delta(asked)


NOT_BELOW = {
    "implied_delta": profiles.implied_delta,
    "implied_delta of two δ": lambda a, b: profiles.implied_delta(1, a, b),
    "implied_epsilon": lambda a, b: profiles.implied_epsilon(a, 1, b),
    "optimal_epsilon": lambda a, b: composition.optimal_epsilon(a, 1, 1, b),
    "optimal_delta": lambda a, b: composition.optimal_delta(a, b, 1),
    "bounded_sum": lambda a, b: sensitivity.bounded_sum(-a, b, "membership"),
    "bounded_sum of a condition": lambda a, b: sensitivity.bounded_sum(
        -a, b, "edit", condition=True
    ),
    "laplace_delta": lambda a, b: profiles.laplace_delta(a, 1, b),
    "DiscreteLaplace": lambda a, b: DiscreteLaplace(epsilon=b, sensitivity=1).delta(a),
    "Staircase": lambda a, b: Staircase(epsilon=b, sensitivity=1).delta(a),
    "DiscreteStaircase": lambda a, b: DiscreteStaircase(epsilon=b, sensitivity=1).delta(a),
    "Thresholdout": thresholdout,
    "subsampled_epsilon": amplification.subsampled_epsilon,
    "shuffle_clones_delta": lambda a, b: amplification.shuffle_clones_delta(a, b, 1),
    "shuffle_blanket_epsilon": lambda a, b: amplification.shuffle_blanket_epsilon(a, 1, b),
    "in_parallel": lambda a, b: composition.in_parallel([membership(a), membership(b)]).epsilon,
    "in_parallel, δ": lambda a, b: (
        composition.in_parallel([membership(1, a), membership(1, b)]).delta
    ),
    "sequential": lambda a, b: composition.sequential([membership(a), membership(b)]).epsilon,
    "greatest": lambda a, b: _digits.greatest([a, b]),
}


TRUTH = {"shuffle_clones_delta": profiles.implied_delta}
"""For an answer that is further above the truth."""
EXACT = {name for name in NOT_BELOW if name.startswith(("bounded", "great", "in_par", "sequen"))}
"""Their answers to fractions are exact; those of others are rounded up, by a last digit or two."""


@pytest.mark.parametrize("name", NOT_BELOW)
def test_an_answer_to_floats_is_not_below_that_to_either_of_their_readings(name):
    function = NOT_BELOW[name]
    for pair in PAIRS:
        found = function(*pair)
        for reading, read in zip(readings(pair), readings([found]) if math.isfinite(found)
                                 else ([math.inf], [math.inf]), strict=True):  # fmt: skip
            if reading != readings(pair)[1] and name == "DiscreteLaplace":
                continue  # it was made for the decimal
            truth = TRUTH.get(name, function)(*reading)
            slack = 0 if name in EXACT or truth == math.inf else 1e-15 * truth
            assert read[0] >= truth - slack, (pair, reading, found, truth)


def test_numbers_are_compared_in_all_readings_and_equal_floats_are_one():
    for one, other in PAIRS:
        if isinstance(one, float) and isinstance(other, float):
            assert _digits.never_below(one, other) == (one >= other)
        else:
            assert _digits.never_below(one, other) == (
                least(one) >= most(other) or (least(one), most(one)) == (least(other), most(other))
            )
    assert _digits.never_below(math.inf, 1)
    assert _digits.never_below(math.inf, math.inf)
    assert not _digits.never_below(1, math.inf)


def test_a_ledger_refuses_parts_of_which_one_costs_more_than_it_has():
    more = Fraction(1, 10) + Fraction(1, 10**18)
    together = composition.in_parallel([membership(0.1), membership(more)])
    with pytest.raises(BudgetExceeded):
        Ledger(epsilon=Fraction(1, 10)).spend(together)


def test_a_fraction_is_within_bounds_that_are_floats_as_they_show():
    found = discrete_profiles.discrete_gaussian_delta(1, Fraction(1, 1000))
    assert found == discrete_profiles.discrete_gaussian_delta(1, 1e-3)
    with pytest.raises(ValueError, match="sigma"):
        discrete_profiles.discrete_gaussian_delta(1, Fraction(1, 1000) - Fraction(1, 10**30))
