"""Numbers of other kinds, and far ones: each is what it shows.

All mechanisms, and all functions from ε to δ, are found by themselves.
"""

import contextlib
import inspect
import itertools
import pickle
import warnings

import numpy as np
import pytest
from kinds import kinds

import dpedu as dp
from dpedu.mechanisms import Mechanism
from dpedu.mechanisms.contract import Absent
from dpedu.privacy import (
    amplification,
    composition,
    discrete_profiles,
    profiles,
    testing,
)
from dpedu.privacy.loss import Release

GOOD = {
    "epsilon": 0.5, "total_epsilon": 0.5, "delta": 1e-6, "sensitivity": 2, "neighbourhood": "edit",
    "flip_probability": 0.25, "sigma": 2.5, "order": 2, "sampling_rate": 0.1, "people": 10,
    "times": 3, "steps": 3, "low": 0, "high": 9, "grid": dp.Grid(low=0, high=9, step=1),
    "statistic": max, "domain": dp.synthetic.Domain((2, 2)), "workload": [(0, 1)],
    "quantiles": [0.25, 0.5], "design": np.ones((3, 1)), "total_delta": 0.01, "share": 0.5,
    "known_delta": 0.01, "regularisation": 0.1, "heads": 0.5, "spinner": 0.25, "ratio": 2,
    "base": 2, "p": [0.5, 0.5], "q": [0.25, 0.75], "categories": 3, "classes": 3, "width": 3,
    "bits": 4, "slack": 0.01, "curve": lambda order: order / 50,
    "profile": lambda epsilon: profiles.laplace_delta(epsilon, 2),
}  # fmt: skip
"""Good values of arguments, by name; all others take 1, or none."""

OWN = {dp.streams.SquareRootCounter: {"delta": 1e-6}}
"""What is needed beside ε."""

INSTEAD = {"rho", "ratio"}
"""What may stand in place of ε."""

NO_NUMBER = {("MWEM", "queries")}

WHOLE = {
    "sensitivity", "entries", "answers", "people", "times", "steps", "categories", "classes", "n",
    "bits", "hashes", "cohorts", "items", "width", "size", "rounds", "blocks", "budget",
    "threshold", "largest", "bound", "order", "rho", "epsilon", "queries", "weight", "batch",
}  # fmt: skip
"""Arguments that can be whole numbers."""


def filled(call, asked=""):
    """Good arguments for all that must be given, and ε where that is one of several."""
    parameters = inspect.signature(call).parameters.values()
    needed = {p.name for p in parameters if p.default is p.empty}
    instead = {"epsilon": 0.5} if "epsilon" in {p.name for p in parameters} else {}
    instead |= OWN.get(call, {})
    instead = {} if asked in INSTEAD else instead
    return instead | {name: GOOD.get(name, 1) for name in needed}


def profiles_of_all():
    """All public functions from ε to δ, and where their ε stands."""
    for module in (amplification, composition, discrete_profiles, profiles, testing):
        for name, function in inspect.getmembers(module, inspect.isfunction):
            asked = {"epsilon", "total_epsilon"} & {*inspect.signature(function).parameters}
            here = function.__module__ == module.__name__
            if (
                here
                and asked
                and name.endswith("_delta")
                and name in vars(module).get("__all__", [name])
            ):
                yield pytest.param(function, max(asked, key=len), id=name)


def came(call, good, name, value):
    """What it gives, in words and numbers; or its refusal."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            answer = call(**{**good, name: value})
    except (ValueError, TypeError) as refusal:
        return refusal
    return repr(vars(answer)) if isinstance(answer, Mechanism) else repr(answer)


MADE = [kind for kind in kinds(Mechanism) if kind.__name__[0] != "_"]


@pytest.mark.parametrize("call", MADE, ids=lambda kind: kind.__name__)
def test_a_small_whole_number_of_numpy_is_what_it_shows(call):
    """Eight bits overflow where they are multiplied: 200 entries were once an error from inside."""
    names = WHOLE & {*inspect.signature(call).parameters}
    for name in names - {name for kind, name in NO_NUMBER if kind == call.__name__}:
        good = filled(call, name)
        assert not isinstance(came(call, good, name, 3), Exception), name
        for kind, value in [(np.uint8, 200), (np.int16, 3)]:
            plain = came(call, good, name, value)
            other = came(call, good, name, kind(value))
            if isinstance(plain, Exception):
                assert isinstance(other, type(plain)), (name, value, other)
            else:
                assert other == plain, (name, value)


@pytest.mark.parametrize("call", MADE, ids=lambda kind: kind.__name__)
def test_far_levels_have_a_loss_or_none(call):
    """Noise too wide or too narrow for its own accountant was a ValueError from inside."""
    names = {"epsilon", "rho"} & {*inspect.signature(call).parameters}
    for name, value in itertools.product(names, [1e-20, 1e-10, 1e-6, 1e-3, 50, 600, 699, 1e5]):
        try:
            made = call(**{**filled(call, name), name: value})
        except (ValueError, TypeError):
            continue
        with contextlib.suppress(Absent):
            assert isinstance(made.loss(), Release), (name, value)


@pytest.mark.parametrize("call", MADE, ids=lambda kind: kind.__name__)
def test_mechanisms_can_be_sent_to_other_processes(call):
    # What is made from a table has another way.
    made = call.binary(ratio=3) if hasattr(call, "binary") else call(**filled(call))
    sent = pickle.loads(pickle.dumps(made))
    assert repr(sent) == repr(made)
    assert (sent._epsilon, sent._delta) == (made._epsilon, made._delta)


LADDER = [0, 5e-324, 1e-300, 1e-17, 1e-16, 2e-16, 1e-12, 1e-6, 0.01, 0.3, 1, 3, 40, 800, 1e300]


@pytest.mark.parametrize(("profile", "asked"), list(profiles_of_all()))
def test_what_is_lost_falls_as_epsilon_grows_from_nothing(profile, asked):
    """At 10⁻¹⁷ shuffled answers once lost nothing: a sum was 0/0."""
    answers = []
    for epsilon in LADDER:
        with contextlib.suppress(ValueError, TypeError):
            answers.append(float(profile(**{**filled(profile), asked: epsilon})))
    assert len(answers) > 5
    for one, other in itertools.pairwise(answers):
        assert other <= one * (1 + 1e-9)
