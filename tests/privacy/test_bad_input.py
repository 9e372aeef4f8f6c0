"""Bad arguments: every public function refuses every kind of them, by name and in few words."""

import importlib
import inspect
import itertools
import math
from fractions import Fraction

import numpy as np
import pytest
from bad_input import plain

from dpedu import Channel, Guarantee, Ledger, posterior_bounds
from dpedu.privacy import (
    amplification,
    audit,
    composition,
    discrete_profiles,
    divergences,
    ledger,
    loss,
    profiles,
    testing,
)  # fmt: skip

# What no number may be, and then what only some may be.
NEVER = [math.nan, True, "1", 1j, None, [1], np.array([1.0, 2.0]), 10**400, 10**5000, -1]
BAD = {
    "positive": [*NEVER, 0, math.inf, -math.inf],
    "non_negative": [*NEVER, math.inf, -math.inf],
    "given": [value for value in NEVER if value is not None],
    "extended": [*NEVER, -math.inf],
    "probability": [*NEVER, math.inf, 1.5],
    "open_probability": [*NEVER, math.inf, 0, 1],
    "order": [*NEVER, 0, -math.inf],
    "above_one": [*NEVER, 0, 1, -math.inf],
    "count": [math.nan, True, "1", 1j, None, [1], 1.0, 0, -1, math.inf, Fraction(1, 2)],
    "index": [math.nan, True, "1", 1j, None, [1], 1.0, -1, math.inf],
    "distribution": [0.5, "ab", [], [0.5, 0.6], [math.nan, 1], [-0.5, 1.5], [True, 0], [1j], None,
                     ["1"], [math.inf], [[0.5], [0.5]]],
    "function": [1, "f", None, *(lambda *_, value=value: value for value in ("x", None, math.nan))],
    "numbers": [None, 1, [math.nan], [-1], ["1"], [True], [math.inf]],
    "guarantees": [None, 1, [], [1], ["edit"]],
    "neighbourhood": [None, 1, "row", ["edit"]],
    "rng": [None, 7, "rng", np.random],
    "choice": [None, 1, "best"],
}  # fmt: skip
# Functions whose values are divergences, or between 0 and 1.
BAD["curve"] = [*BAD["function"], lambda _: -1, lambda _: -math.inf]
BAD["chances"] = [*BAD["function"], lambda _: -1, lambda _: 1.5]

EDIT = Guarantee(epsilon=1, neighbourhood="edit")
PAIR = {"p": [0.75, 0.25], "q": [0.25, 0.75]}
KIND_PAIR = {"p": "distribution", "q": "distribution"}
RELEASE = loss.laplace(scale=1)


def flat(x, rng, n):
    return rng.random(n)


# function: (good arguments, kinds of those that are tried)
NUMBERS = {
    profiles.gaussian_delta: ("epsilon extended 1, sigma positive 1, sensitivity positive 1"),
    profiles.gaussian_epsilon: ("delta probability .1, sigma positive 1, sensitivity positive 1"),
    profiles.gaussian_sigma: (
        "epsilon non_negative 1, delta open_probability .1, sensitivity positive 1"
    ),
    profiles.classical_gaussian_sigma: (
        "epsilon positive .5, delta open_probability .1, sensitivity positive 1"
    ),
    profiles.gaussian_renyi: "order order 2, sigma positive 1, sensitivity positive 1",
    profiles.gaussian_kl: "sigma positive 1, sensitivity positive 1",
    profiles.gaussian_zcdp: "sigma positive 1, sensitivity positive 1",
    profiles.gaussian_total_variation: "sigma positive 1, sensitivity positive 1",
    profiles.laplace_delta: "epsilon extended 1, scale positive 1, sensitivity positive 1",
    profiles.laplace_epsilon: "delta probability .1, scale positive 1, sensitivity positive 1",
    profiles.laplace_scale: "epsilon positive 1, delta probability 0, sensitivity positive 1",
    profiles.laplace_renyi: "order order 2, scale positive 1, sensitivity positive 1",
    profiles.laplace_kl: "scale positive 1, sensitivity positive 1",
    profiles.laplace_total_variation: "scale positive 1, sensitivity positive 1",
    profiles.randomised_response_delta: (
        "epsilon extended 1, flip_probability probability .25, categories count 2"
    ),
    profiles.randomised_response_epsilon: (
        "delta probability .1, flip_probability probability .25, categories count 2"
    ),
    profiles.randomised_response_flip_probability: (
        "epsilon non_negative 1, delta probability .1, categories count 2"
    ),
    profiles.implied_delta: (
        "epsilon extended 1, known_epsilon extended 1, known_delta probability 0"
    ),
    profiles.implied_epsilon: (
        "delta probability .1, known_epsilon extended 1, known_delta probability 0"
    ),
    discrete_profiles.discrete_laplace_delta: (
        "epsilon extended 1, scale positive 1, sensitivity count 1"
    ),
    discrete_profiles.discrete_laplace_epsilon: (
        "delta probability .1, scale positive 1, sensitivity count 1"
    ),
    discrete_profiles.discrete_gaussian_delta: (
        "epsilon extended 1, sigma positive 1, sensitivity count 1"
    ),
    discrete_profiles.discrete_gaussian_epsilon: (
        "delta probability .1, sigma positive 1, sensitivity count 1"
    ),
    discrete_profiles.discrete_gaussian_sigma: (
        "epsilon non_negative 1, delta open_probability .1, sensitivity count 1"
    ),
    testing.guaranteed_trade_off: (
        "false_positive_rate probability .1, epsilon extended 1, delta probability 0"
    ),
    testing.is_feasible: (
        "false_positive_rate probability .1, true_positive_rate probability .1, "
        "epsilon extended 1, delta probability 0"
    ),
    testing.feasible_region: "epsilon extended 1, delta probability 0",
    testing.gaussian_trade_off: (
        "false_positive_rate probability .1, sigma positive 1, sensitivity positive 1"
    ),
    testing.laplace_trade_off: (
        "false_positive_rate probability .1, scale positive 1, sensitivity positive 1"
    ),
    composition.advanced_epsilon: (
        "epsilon non_negative .1, times count 3, slack open_probability .1"
    ),
    composition.optimal_delta: (
        "total_epsilon extended .1, epsilon non_negative .1, times count 3, delta probability 0"
    ),
    composition.optimal_epsilon: (
        "total_delta probability .1, epsilon non_negative .1, times count 3, delta probability 0"
    ),
    composition.pure_to_zcdp: "epsilon non_negative 1",
    composition.zcdp_epsilon: "rho non_negative 1, delta probability .1",
    composition.order_epsilon: (
        "divergence non_negative 1, order order 2, delta open_probability .1"
    ),
    composition.order_divergence: "epsilon positive 9, order order 2, delta open_probability .1",
    composition.zcdp_delta: "rho non_negative 1, epsilon extended 1",
    composition.zcdp_rho: "epsilon positive 1, delta open_probability .1",
    amplification.subsampled_epsilon: "epsilon extended 1, sampling_rate probability .1",
    amplification.full_epsilon: "epsilon extended 1, sampling_rate probability .1",
    amplification.shuffle_blanket_epsilon: (
        "epsilon non_negative 1, people count 1000, delta open_probability .1"
    ),
    amplification.shuffle_clones_epsilon: (
        "epsilon non_negative 1, people count 1000, delta open_probability .1"
    ),
    amplification.shuffle_clones_numerical_epsilon: (
        "epsilon non_negative 1, people count 100, delta open_probability .1"
    ),
    amplification.shuffle_clones_delta: (
        "total_epsilon extended .1, epsilon non_negative 1, people count 100"
    ),
    amplification.shuffled_response_delta: (
        "total_epsilon extended .1, flip_probability probability .25, people count 9"
    ),
    amplification.shuffled_response_epsilon: (
        "delta open_probability .1, flip_probability probability .25, people count 9"
    ),
    amplification.iteration_renyi: (
        "order order 2, distance non_negative 1, sigma positive 1, steps count 3"
    ),
    composition.pure_renyi: "order above_one 2, epsilon non_negative 1",
    loss.worst: "epsilon non_negative 1, delta probability 0",
    loss.gaussian: "sigma positive 1, sensitivity positive 1, sampling_rate probability 1",
    loss.laplace: "scale positive 1, sensitivity positive 1, sampling_rate probability 1",
    loss.randomised_response: "flip_probability probability .25, categories count 2",
    loss.discrete_gaussian: "sigma positive 1, sensitivity count 1",
    loss.discrete_laplace: "scale positive 1, sensitivity count 1",
    loss.Accountant: "tolerance positive .1",
    audit.epsilon_lower_bound: (
        "count index 3, runs count 9, other_count index 1, other_runs count 9, "
        "delta probability 0, confidence open_probability .9"
    ),
    posterior_bounds: "prior probability .5, epsilon extended 1",
    Ledger: "epsilon non_negative 1, delta probability 0",
    Ledger(epsilon=1).spend: "epsilon non_negative 0, delta given 0",
    Ledger(epsilon=1).quote: "epsilon non_negative 0, delta given 0",
    EDIT.for_group: "size count 2",
    loss.Accountant().epsilon: "delta probability .1",
    loss.Accountant().delta: "epsilon extended .1",
}

TABLE = [
    (divergences.distribution, {"p": [1]}, {"p": "distribution"}),
    (divergences.max_ratio, PAIR, KIND_PAIR),
    (divergences.max_divergence, PAIR, KIND_PAIR),
    (divergences.hockey_stick, {**PAIR, "factor": 1}, {**KIND_PAIR, "factor": "non_negative"}),
    (divergences.total_variation, PAIR, KIND_PAIR),
    (divergences.kl, PAIR, KIND_PAIR),
    (divergences.renyi, {**PAIR, "order": 2}, {**KIND_PAIR, "order": "order"}),
    (divergences.f_divergence, {**PAIR, "function": abs, "slope": 1}, KIND_PAIR),
    (testing.roc_curve, PAIR, KIND_PAIR),
    (testing.trade_off, {**PAIR, "false_positive_rate": 0.1},
     {**KIND_PAIR, "false_positive_rate": "probability"}),
    (testing.delta_from_trade_off, {"trade_off": lambda a: 1 - a, "epsilon": 1},
     {"trade_off": "chances", "epsilon": "non_negative"}),
    (testing.trade_off_from_profile, {"profile": lambda e: 0, "false_positive_rate": 0.1},
     {"profile": "chances", "false_positive_rate": "probability"}),
    (composition.sequential, {"guarantees": [EDIT]}, {"guarantees": "guarantees"}),
    (composition.in_parallel,
     {"guarantees": [Guarantee(epsilon=1, neighbourhood="membership")], "neighbourhood": "edit"},
     {"guarantees": "guarantees", "neighbourhood": "neighbourhood"}),
    (composition.composed_renyi, {"curves": [abs]}, {"curves": "guarantees"}),
    (composition.renyi_epsilon, {"curve": abs, "delta": 0.1, "conversion": "tight"},
     {"curve": "curve", "delta": "open_probability", "conversion": "choice"}),
    (composition.renyi_delta, {"curve": abs, "epsilon": 1},
     {"curve": "curve", "epsilon": "non_negative"}),
    (composition.composed_zcdp, {"rhos": [1]}, {"rhos": "numbers"}),
    (composition.gaussian_sigma_of, {"sigmas": [1]}, {"sigmas": "numbers"}),
    (amplification.subsample_without_replacement,
     {"guarantee": EDIT, "size": 1, "people": 3}, {"size": "count", "people": "count"}),
    (amplification.subsample,
     {"guarantee": Guarantee(epsilon=1, neighbourhood="membership"), "sampling_rate": 0.1},
     {"guarantee": "function", "sampling_rate": "probability"}),
    (amplification.subsampled_renyi, {"curve": abs, "order": 2, "size": 1, "people": 3},
     {"curve": "curve", "order": "above_one", "size": "count", "people": "count"}),
    (amplification.subsampled_delta, {"profile": lambda e: 0, "epsilon": 1, "sampling_rate": 0.1},
     {"profile": "chances", "epsilon": "extended", "sampling_rate": "probability"}),
    (loss.finite, PAIR, KIND_PAIR),
    (loss.Accountant().compose, {"release": RELEASE, "times": 1},
     {"release": "function", "times": "count"}),
    (Ledger, {"epsilon": 1, "neighbourhood": "edit"}, {"neighbourhood": "neighbourhood"}),
    (Ledger(epsilon=1).parallel, {"parts": ["a"]}, {"parts": "function"}),
    (audit.audit,
     {"release": flat, "data": (0,), "neighbour": (1,), "samples": 100, "delta": 0,
      "rng": np.random.default_rng(0), "confidence": 0.9},
     {"release": "function", "samples": "count", "delta": "probability", "rng": "rng",
      "confidence": "open_probability"}),
    (audit.likelihood_ratio_audit,
     {"release": flat, "data": (0,), "neighbour": (1,), "samples": 100, "delta": 0,
      "log_ratio": np.log, "rng": np.random.default_rng(0), "confidence": 0.9},
     {"log_ratio": "function", "samples": "count", "delta": "probability", "rng": "rng",
      "confidence": "open_probability"}),
    (Guarantee, {"epsilon": 1, "neighbourhood": "edit", "delta": 0},
     {"epsilon": "extended", "neighbourhood": "neighbourhood", "delta": "probability"}),
]  # fmt: skip
for function, text in NUMBERS.items():
    rows = [entry.split() for entry in text.split(", ")]
    good = {name: float(value) if "." in value else int(value) for name, _, value in rows}
    TABLE.append((function, good, {name: kind for name, kind, _ in rows}))

CASES = [
    pytest.param(function, good, name, bad, id=f"{function.__qualname__}-{name}-{i}")
    for function, good, kinds in TABLE
    for name, kind in kinds.items()
    for i, bad in enumerate(BAD[kind])
]


@pytest.mark.parametrize(("function", "good", "name", "bad"), CASES)
def test_bad_arguments_are_refused_by_name(function, good, name, bad):
    with pytest.raises((TypeError, ValueError)) as caught:
        function(**{**good, name: bad})
    message = str(caught.value)
    assert name in message, message
    assert len(message) < 200, message


WHOLE = (np.int16, np.uint64)
REAL = (np.float16, np.float32, np.longdouble, np.int8, np.uint64)
ALIKE = {
    "count": WHOLE, "index": WHOLE, "positive": REAL, "non_negative": REAL, "extended": REAL,
    "probability": REAL, "open_probability": REAL, "order": REAL, "above_one": REAL,
}  # fmt: skip


def came(function, arguments):
    """What it gives, in words and numbers; or the kind of a refusal in good words."""
    if "rng" in arguments:
        arguments = {**arguments, "rng": np.random.default_rng(0)}
    try:
        return repr(function(**arguments))
    except (TypeError, ValueError) as refusal:
        return type(refusal) if " must " in str(refusal) else refusal


@pytest.mark.parametrize(
    ("function", "good", "name", "kind"),
    [
        pytest.param(function, good, name, kind, id=f"{function.__qualname__}-{name}")
        for function, good, kinds in TABLE
        for name, kind in kinds.items()
        if kind in ALIKE and function.__name__ not in ("spend", "compose")  # calls of them add up
    ],
)
def test_a_number_of_numpy_is_what_it_shows(function, good, name, kind):
    """That of 32 bits is no float: for some functions it was a TypeError from inside.

    One of 80 bits was read as the nearest float, which may be on the wrong side.
    """
    for value in (good[name], 0.25, 3):
        for other in ALIKE[kind]:
            givens = [other(value)]
            if other is np.longdouble:  # just below it, and above
                givens += [other(value) * (1 + sign * np.finfo(other).eps) for sign in (-1, 1)]
            for given in givens:
                shown = came(function, {**good, name: plain(given)})
                assert not isinstance(shown, Exception)
                assert came(function, {**good, name: given}) == shown


TINY = [5e-324, 1e-310, 1e-200, 1e-155, Fraction(1, 10**400)]
FAR = {
    "positive": [*TINY, 1e155, 1e200, 1e308, Fraction(10) ** 300],
    "non_negative": [*TINY, 1e155, 1e200, 1e308, Fraction(10) ** 300],
    "extended": [*TINY, 1e155, 1e200, 1e308, Fraction(10) ** 300],
    "probability": [*TINY, *(1 - value for value in TINY[-1:]), 1 - 2.0**-53],
    "open_probability": [*TINY, *(1 - value for value in TINY[-1:]), 1 - 2.0**-53],
    "order": [*TINY, 1e155, 1e308, 1 + 2.0**-52, 1 + TINY[-1]],
    "above_one": [1e155, 1e308, 1 + 2.0**-52, 1 + TINY[-1]],
}


def far(kinds):
    """Every far argument alone, and pairs of the furthest."""
    tried = {name: FAR[kind] for name, kind in kinds.items() if kind in FAR}
    yield from ({name: value} for name, values in tried.items() for value in values)
    for one, other in itertools.combinations(tried, 2):
        ends = [[tried[name][0], *tried[name][-2:]] for name in (one, other)]
        yield from (dict(zip((one, other), pair, strict=True)) for pair in itertools.product(*ends))


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(
    ("function", "good", "kinds"),
    [
        pytest.param(*entry, id=entry[0].__qualname__)
        for entry in TABLE
        if entry[0].__name__ != "spend"  # what is too much is refused in other words
    ],
)
def test_far_arguments_have_an_answer_or_are_refused(function, good, kinds):
    """Some were an OverflowError, a division by 0, or a "math domain error"."""
    for arguments in far(kinds):
        answer = came(function, {**good, **arguments})
        assert not isinstance(answer, Exception), (arguments, answer)
        assert answer not in ("nan", "-inf"), arguments


@pytest.mark.parametrize(
    ("function", "good"),
    [pytest.param(f, good, id=f.__qualname__) for f, good, _ in TABLE if f != Ledger],
)
def test_the_good_arguments_are_good(function, good):
    function(**good)


def test_no_public_function_is_missing():
    tried = {function.__qualname__ for function, _, _ in TABLE}
    for module in (amplification, audit, composition, discrete_profiles, divergences, loss,
                   profiles, testing):  # fmt: skip
        for name, member in inspect.getmembers(importlib.import_module(module.__name__)):
            if inspect.isfunction(member) and member.__module__ == module.__name__:
                helper = name.startswith("_") or name in {
                    "log",
                    "least_epsilon",
                    "margin",
                    "two_point_delta",
                    "two_point_epsilon",
                }
                assert helper or member.__qualname__ in tried, f"{module.__name__}.{name}"
    assert inspect.getmodule(ledger.Ledger) is ledger
    assert Channel
