"""Bad arguments: every constructor and every method refuses them, by name and in few words."""

import inspect
import math

import numpy as np
import pytest
from bad_input import (
    BELOW_ZERO,
    NO_ANSWER,
    NO_GENERATOR,
    NO_NAME,
    NO_NEIGHBOURHOOD,
    NO_NUMBERS,
    NO_PROBABILITY,
    NO_RECORDS,
    NO_WHOLE_ANSWER,
    NOT_AT_LEAST_ONE_WHOLE,
    NOT_FINITE,
    NOT_INSIDE_ZERO_ONE,
    NOT_POSITIVE,
    refuses,
)

import dpedu as dp
from dpedu import mechanisms
from dpedu.noise import coins, exact, fast

RNG = np.random.default_rng(0)
NO_FUNCTION = [None, 1, "f"]
NO_BITS = [[], [2], [0, 0.5], [math.nan], ["1"], [True, 2], None, 1j, [[0, 1], [1]]]
NO_SHAPE = [-1, 2.0, "3", None, True, (1, -1), [2], math.nan]
NO_TRUTH = [None, 1, "yes", math.nan]
NO_CHOICE = [None, 1, "best", True]
NO_DATA_SETS = [None, 1, []]
# What None means, and what infinity may be asked about.
DELTA = [value for value in NO_PROBABILITY if value is not None]
EXTENDED = [*NO_NUMBERS, *BELOW_ZERO, 10**400]
PER_PERSON = [value for value in NOT_AT_LEAST_ONE_WHOLE if value is not None]

NO_WHOLES = [value for value in NO_WHOLE_ANSWER if repr(value) != repr([10**400])]
NO_ORDER = [*NO_NUMBERS, *BELOW_ZERO, 0, 1]
OF_ALL = {"epsilon": {"delta": DELTA}, "delta": {"epsilon": EXTENDED},
          "guarantee": {"neighbourhood": NO_NAME}, "renyi": {"order": NO_ORDER}}  # fmt: skip
NOISE = {"shape": NO_SHAPE, "rng": NO_GENERATOR}
OF_NOISE = {**OF_ALL, "noise": NOISE, "release": {"value": NO_ANSWER, "rng": NO_GENERATOR},
            "accuracy": {"probability": NOT_INSIDE_ZERO_ONE},
            "interval": {"answer": NO_ANSWER, "confidence": NOT_INSIDE_ZERO_ONE}}  # fmt: skip
OF_CONTINUOUS = {
    **OF_NOISE,
    "density": {"noise": ["1", None, 1j]},
    "cdf": {"noise": ["1", None, 1j]},
}
OF_DISCRETE = {**OF_NOISE, "release": {"value": NO_WHOLES, "rng": NO_GENERATOR},
               "interval": {"answer": NO_WHOLES, "confidence": NOT_INSIDE_ZERO_ONE},
               "probability": {"noise": NO_WHOLES}}  # fmt: skip
SCORES = [[], [math.nan], [1, math.inf], ["3"], None, [True], [1j]]
OF_SELECTION = {
    **OF_ALL, "probabilities": {"utilities": SCORES},
    "release": {"utilities": SCORES, "rng": NO_GENERATOR},
    "accuracy": {"candidates": NOT_AT_LEAST_ONE_WHOLE, "probability": NOT_INSIDE_ZERO_ONE},
    "channel": {"utility": NO_FUNCTION, "data_sets": NO_DATA_SETS, "candidates": NO_DATA_SETS},
}  # fmt: skip
SELECTION = {"epsilon": [*NO_NUMBERS, *BELOW_ZERO], "sensitivity": NOT_POSITIVE,
             "neighbourhood": NO_NAME, "monotone": NO_TRUTH}  # fmt: skip
WITH_BASE = {"base": [*NO_NUMBERS, 0.5, 0, -2], "sensitivity": NOT_POSITIVE,
             "neighbourhood": NO_NAME, "monotone": NO_TRUTH}  # fmt: skip

# What to make, good arguments, and what each may not be; then the same for its methods.
MADE = [
    (dp.Laplace, {"epsilon": 1, "sensitivity": 1},
     {"epsilon": NOT_POSITIVE, "sensitivity": NOT_POSITIVE, "neighbourhood": NO_NAME},
     OF_CONTINUOUS),
    (dp.Gaussian, {"epsilon": 1, "delta": 0.1, "sensitivity": 1},
     {"epsilon": [*NO_NUMBERS, *BELOW_ZERO], "delta": NOT_INSIDE_ZERO_ONE,
      "sensitivity": NOT_POSITIVE, "neighbourhood": NO_NAME, "calibration": NO_CHOICE},
     OF_CONTINUOUS),
    (mechanisms.Staircase, {"epsilon": 1, "sensitivity": 1},
     {"epsilon": NOT_POSITIVE, "sensitivity": NOT_POSITIVE, "neighbourhood": NO_NAME},
     OF_CONTINUOUS),
    (dp.DiscreteLaplace, {"epsilon": 1, "sensitivity": 1},
     {"epsilon": NOT_POSITIVE, "sensitivity": NOT_AT_LEAST_ONE_WHOLE, "neighbourhood": NO_NAME},
     OF_DISCRETE),
    (mechanisms.DiscreteStaircase, {"epsilon": 1, "sensitivity": 1},
     {"epsilon": NOT_POSITIVE, "sensitivity": NOT_AT_LEAST_ONE_WHOLE, "neighbourhood": NO_NAME,
      "first": PER_PERSON}, OF_DISCRETE),
    (dp.DiscreteGaussian, {"epsilon": 1, "delta": 0.1, "sensitivity": 1},
     {"epsilon": [*NO_NUMBERS, *BELOW_ZERO], "delta": NOT_INSIDE_ZERO_ONE,
      "sensitivity": NOT_AT_LEAST_ONE_WHOLE, "neighbourhood": NO_NAME, "entries": PER_PERSON},
     OF_DISCRETE),
    (mechanisms.RoundedGaussian, {"epsilon": 1, "delta": 0.1, "sensitivity": 1},
     {"epsilon": [*NO_NUMBERS, *BELOW_ZERO], "delta": NOT_INSIDE_ZERO_ONE,
      "sensitivity": NOT_POSITIVE, "neighbourhood": NO_NAME}, OF_DISCRETE),
    (dp.Geometric, {"largest": 9, "epsilon": 1},
     {"largest": NOT_AT_LEAST_ONE_WHOLE, "neighbourhood": NO_NAME,
      "epsilon": [value for value in NOT_POSITIVE if value is not None]},
     {**OF_ALL, "channel": {"query": NO_FUNCTION, "data_sets": NO_DATA_SETS},
      "probabilities": {"count": [-1, 10, 0.5, "1", None, True, math.nan]},
      "release": {"count": [-1, 0.5, "1", None, True, math.nan], "rng": NO_GENERATOR}}),
    (dp.Geometric, {"largest": 9, "ratio": 2},
     {"ratio": [*(v for v in NO_NUMBERS if v is not None), 1, 0.5, -2, math.inf]}, {}),
    (dp.ExponentialMechanism, {"epsilon": 1, "sensitivity": 1}, SELECTION,
     {**OF_SELECTION, "with_base": WITH_BASE}),
    (dp.PermuteAndFlip, {"epsilon": 1, "sensitivity": 1}, SELECTION, OF_SELECTION),
    (dp.ReportNoisyMax, {"epsilon": 1, "sensitivity": 1}, {**SELECTION, "noise": NO_CHOICE},
     OF_SELECTION),
    (dp.RandomisedResponse, {"flip_probability": 0.25}, {"flip_probability": NO_PROBABILITY},
     {**OF_ALL, "from_epsilon": {"epsilon": [*NO_NUMBERS, *BELOW_ZERO]},
      "two_coins": {"heads": NO_PROBABILITY}, "warner": {"spinner": NO_PROBABILITY},
      "distribution": {"data": NO_BITS[1:]}, "release": {"data": NO_BITS, "rng": NO_GENERATOR},
      "estimate": {"answers": NO_BITS},
      "variance": {"people": NOT_AT_LEAST_ONE_WHOLE, "rate": DELTA},
      "interval": {"answers": NO_BITS, "confidence": NOT_INSIDE_ZERO_ONE},
      "yes_distribution": {"people": NOT_AT_LEAST_ONE_WHOLE, "ones": [-1, 6, 0.5, "1", True, None]},
      "accuracy": {"people": NOT_AT_LEAST_ONE_WHOLE, "ones": [-1, 6, 0.5, "1", True],
                   "probability": NOT_INSIDE_ZERO_ONE}}),
    (dp.KaryRandomisedResponse, {"categories": 3, "flip_probability": 0.25},
     {"categories": [*NOT_AT_LEAST_ONE_WHOLE, 1], "flip_probability": NO_PROBABILITY},
     {**OF_ALL, "from_epsilon": {"epsilon": [*NO_NUMBERS, *BELOW_ZERO],
                                 "categories": [*NOT_AT_LEAST_ONE_WHOLE, 1]},
      "release": {"data": [[], [3], [0.5], ["1"], None], "rng": NO_GENERATOR},
      "estimate": {"answers": [[], [3], [0.5], ["1"], None]},
      "variance": {"people": NOT_AT_LEAST_ONE_WHOLE, "share": NO_PROBABILITY}}),
    (dp.UnaryRandomisedResponse,
     {"categories": 3, "own_probability": 0.75, "other_probability": 0.25},
     {"categories": [*NOT_AT_LEAST_ONE_WHOLE, 1], "own_probability": NO_PROBABILITY,
      "other_probability": NO_PROBABILITY},
     {**OF_ALL, "symmetric": {"epsilon": [*NO_NUMBERS, *BELOW_ZERO],
                              "categories": [*NOT_AT_LEAST_ONE_WHOLE, 1]},
      "optimised": {"epsilon": [*NO_NUMBERS, *BELOW_ZERO],
                    "categories": [*NOT_AT_LEAST_ONE_WHOLE, 1]},
      "release": {"data": [[], [3], [0.5], ["1"], None], "rng": NO_GENERATOR},
      "release_counts": {"data": [[], [3], [0.5], ["1"], None], "rng": NO_GENERATOR},
      "estimate": {"rows": [[], [1], [[0, 1]], [[0, 1, 2]], None]},
      "estimate_from_counts": {"counts": [[], [1], [1, 2, -1], [1, 2, 99], None],
                               "people": NOT_AT_LEAST_ONE_WHOLE},
      "variance": {"people": NOT_AT_LEAST_ONE_WHOLE, "share": NO_PROBABILITY}}),
    (dp.SmoothMedian, {"epsilon": 1, "delta": 0.1, "low": 0, "high": 9},
     {"epsilon": NOT_POSITIVE, "low": [*NOT_FINITE, 9], "high": [*NOT_FINITE, 0],
      "exact": NO_TRUTH, "delta": [value for value in NO_PROBABILITY if value is not None]},
     {**OF_ALL, "renyi": {}, "scale": {"values": [*SCORES, [1, 2]]},
      "release": {"values": [*SCORES, [1, 2]], "rng": NO_GENERATOR}}),
    (dp.Grid, {"low": 0, "high": 8, "step": 2},
     {"low": [*NOT_FINITE, 9], "high": [*NOT_FINITE, -1], "step": NOT_POSITIVE},
     {"encode": {"values": NO_RECORDS[1:]}, "decode": {"steps": [None, "1", [math.nan], 1j]},
      "sum_sensitivity": {"neighbourhood": NO_NEIGHBOURHOOD, "condition": NO_TRUTH},
      "answer_sensitivity": {"sensitivity": [*NO_NUMBERS, *BELOW_ZERO, math.inf]},
      "rounding_error": {"people": NOT_AT_LEAST_ONE_WHOLE}}),
]  # fmt: skip

# Good arguments of methods, by name; one that depends on the class comes first.
GOOD = {
    "rng": RNG, "shape": 3, "value": 1, "noise": 1, "probability": 0.5, "utilities": [1, 2],
    "candidates": 3, "count": 1, "answers": [0, 1], "people": 5, "confidence": 0.9, "categories": 3,
    "epsilon": 1, "sensitivity": 1, "base": 2, "order": 2, "answer": 1, "counts": [1, 2, 3],
    "values": [1.0, 2.0, 3.0],
    "ones": 2, "query": len, "data_sets": [(0,), (1,)],
    "neighbourhood": "edit", "rows": [[0, 1, 0]], "data": [0, 1], "steps": [1], "heads": 0.5,
    "spinner": 0.75, "delta": 0.1, "share": 0.1, "monotone": False, "condition": True,
}  # fmt: skip
SPECIAL = {"channel": {"utility": lambda x, c: 0, "candidates": [0, 1]}}
OPTIONAL = {"rate", "of", "monotone", "condition"}

FUNCTIONS = [
    (exact.discrete_laplace, {"scale": 1}, {"scale": NOT_POSITIVE, **NOISE}),
    (exact.discrete_gaussian, {"sigma": 1}, {"sigma": NOT_POSITIVE, **NOISE}),
    (fast.laplace, {"scale": 1}, {"scale": NOT_POSITIVE, **NOISE}),
    (fast.gaussian, {"sigma": 1}, {"sigma": NOT_POSITIVE, **NOISE}),
    (coins.coins, {"probability": 0.5}, {"probability": NO_PROBABILITY, **NOISE}),
]


def good_for(method, name, tried):
    """Good arguments for a method: all that it needs, and those that are tried."""
    special = SPECIAL.get(name, {})
    return {
        key: special.get(key, GOOD.get(key))
        for key, parameter in inspect.signature(method).parameters.items()
        if parameter.default is inspect.Parameter.empty or (key in tried and key not in OPTIONAL)
    }


def cases():
    for kind, good, bad, methods in MADE:
        for name, values in bad.items():
            yield f"{kind.__name__}-{name}", kind, good, name, values
        made = kind(**good)
        for method, tried in methods.items():
            call = getattr(made, method)
            for name, values in tried.items():
                filled = good_for(call, method, tried)
                yield f"{kind.__name__}.{method}-{name}", call, filled, name, values
    for function, good, bad in FUNCTIONS:
        filled = {**{name: GOOD[name] for name in ("shape", "rng")}, **good}
        for name, values in bad.items():
            yield f"{function.__name__}-{name}", function, filled, name, values


CASES = [pytest.param(*case, id=label) for label, *case in cases()]


@pytest.mark.parametrize(("call", "good", "name", "values"), CASES)
def test_bad_arguments_are_refused_by_name(call, good, name, values):
    call(**good)
    refuses(lambda value: call(**{**good, name: value}), name, values)


# What is tried elsewhere: these and functions by their own tests, results nowhere.
ELSEWHERE = {
    "Estimate", "MeanWithBounds", "Mechanism", "MembershipResponse", "PrivateBounds",
    "ProposeTestRelease", "Quantile", "Quantiles", "SampleAndAggregate", "SparseVector",
    "SparseVectorSession", "StableHistogram",
}  # fmt: skip


def test_no_constructor_and_no_method_is_missing():
    missing, tried = [], set()
    for kind, _, bad, methods in MADE:
        tried |= {(kind.__name__, argument) for argument in bad}
        for name, some in methods.items():
            tried |= {(getattr(kind, name).__qualname__, argument) for argument in some}
    for name in mechanisms.__all__:
        kind = getattr(mechanisms, name)
        if not inspect.isclass(kind) or name in ELSEWHERE:
            continue
        wanted = {(name, argument) for argument in inspect.signature(kind).parameters}
        missing += wanted - tried
        for method, value in inspect.getmembers(kind, callable):
            if not method.startswith("_") and value.__module__.startswith("dpedu"):
                missing += [
                    (value.__qualname__, argument)
                    for argument, parameter in inspect.signature(value).parameters.items()
                    if argument not in ("self", "of")  # an `of` is one of a few words
                    and parameter.kind is not parameter.VAR_POSITIONAL
                    and parameter.kind is not parameter.VAR_KEYWORD
                    and (value.__qualname__, argument) not in tried
                ]
    assert sorted(set(missing)) == []
