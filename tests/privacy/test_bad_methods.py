"""Bad arguments of methods: of channels, guarantees, ledgers, accountants, and of neighbours."""

import inspect
import math
from fractions import Fraction

import numpy as np
import pytest
from bad_input import (
    BELOW_ZERO,
    NO_GENERATOR,
    NO_NAME,
    NO_NEIGHBOURHOOD,
    NO_NUMBERS,
    NO_PROBABILITY,
    NOT_AT_LEAST_ONE_WHOLE,
    NOT_AT_LEAST_ZERO,
    NOT_POSITIVE,
    refuses,
)

import dpedu as dp
from dpedu import Channel, neighbours
from dpedu.privacy.audit import Finding
from dpedu.privacy.guarantee import Guarantee
from dpedu.privacy.ledger import Account, Ledger
from dpedu.privacy.loss import Accountant, gaussian, randomised_response

HALF = Fraction(1, 2)
TWO = Channel([[HALF, HALF], [1, 0]], inputs=[(0,), (1,)], outputs=["a", "b"])
NO_RELATION = [*NO_NEIGHBOURHOOD, {"edit"}]
NO_FUNCTION = [None, 1, "f", True]
NO_CHANNEL = [None, 1, "channel", [[1]], dp.Laplace(epsilon=1, sensitivity=1)]
NO_ORDER = [*NO_NUMBERS, *BELOW_ZERO, 0]
NO_OUTPUT = ["c", None, 0, math.nan, ["a"]]
NO_INPUT = [(2,), None, 0, "0", math.nan, [0], {0}]
EXTENDED = [*NO_NUMBERS, *BELOW_ZERO]

GOOD = {
    "neighbourhood": "edit", "relation": "edit", "data": (0,), "other": TWO, "given": (0,),
    "output": "a", "outputs": ["a"], "factor": 2, "epsilon": 1, "order": 2, "times": 2, "people": 2,
    "prior": {(0,): HALF, (1,): HALF}, "choose": lambda output: TWO, "step": str.upper,
    "rng": np.random.default_rng(0), "size": 2, "delta": 0.1, "release": gaussian(sigma=1),
    "parts": ["a"], "mechanism": None, "tolerance": 1e-4,
}  # fmt: skip
RELATION = {"neighbourhood": NO_RELATION}

# An object or a class, and its methods: what each argument may not be.
METHODS = [
    (TWO, {
        "row": {"data": NO_INPUT},
        "probability": {"output": NO_OUTPUT, "given": NO_INPUT},
        "event_probability": {"outputs": [None, 1, ["c"], "c"], "given": NO_INPUT},
        "show": {"data": [None, 1, True], "output": [None, 1, True]},
        "max_ratio": RELATION, "epsilon": RELATION, "guarantee": RELATION, "kl": RELATION,
        "total_variation": RELATION,
        "hockey_stick": {"factor": EXTENDED, **RELATION},
        "delta": {"epsilon": EXTENDED, **RELATION},
        "renyi": {"order": NO_ORDER, **RELATION},
        "posterior": {
            "prior": [None, 1, {}, {(2,): 1}, {(0,): 2, (1,): -1}, {(0,): 0.5, (1,): 0.4},
                      {(0,): math.nan, (1,): 1}],
            "output": NO_OUTPUT},
        "compose": {"other": NO_CHANNEL},
        "compose_adaptively": {"choose": [*NO_FUNCTION, lambda output: None]},
        "repeat": {"times": NOT_AT_LEAST_ONE_WHOLE},
        "local": {"people": NOT_AT_LEAST_ONE_WHOLE},
        "post_process": {"step": [None, 1, "f", {}, {"a": {"x": 2}, "b": {"x": 1}}]},
        "release": {"data": NO_INPUT, "rng": NO_GENERATOR},
    }),
    (Guarantee(epsilon=1, neighbourhood="edit"), {
        "for_group": {"size": NOT_AT_LEAST_ONE_WHOLE}, "as_edit": {},
    }),
    (Accountant().compose(randomised_response(flip_probability=0.25)), {
        "compose": {"release": NO_FUNCTION, "times": NOT_AT_LEAST_ONE_WHOLE},
        "epsilon": {"delta": NO_PROBABILITY}, "delta": {"epsilon": EXTENDED},
        "guarantee": {"delta": NO_PROBABILITY, "neighbourhood": NO_NAME},
    }),
    (gaussian(sigma=1), {
        "repeated": {"times": NOT_AT_LEAST_ONE_WHOLE},
        "under": {"neighbourhood": NO_NAME},
    }),
    (Finding(epsilon=1.0, delta=0.0, confidence=0.9, event="", counts=((1, 2), (1, 2))), {
        "refutes": {"epsilon": EXTENDED},
    }),
]  # fmt: skip
CASES = [
    pytest.param(getattr(made, method), name, values, id=f"{type(made).__name__}.{method}-{name}")
    for made, methods in METHODS
    for method, arguments in methods.items()
    for name, values in arguments.items()
]


def good_for(call):
    """Good arguments for all that a method needs."""
    if call.__name__ == "show":
        return {"data": "truth", "output": "answer"}
    needed = inspect.signature(call).parameters.items()
    return {name: GOOD[name] for name, p in needed if p.default is inspect.Parameter.empty}


@pytest.mark.parametrize(("call", "name", "values"), CASES)
def test_bad_arguments_are_refused_by_name(call, name, values):
    good = good_for(call)
    call(**good)
    refuses(lambda value: call(**{**good, name: value}), name, values)


def test_no_method_is_missing():
    for made, methods in METHODS:
        for name, method in inspect.getmembers(made, inspect.ismethod):
            if not name.startswith("_") and name != "from_distributions":
                assert set(inspect.signature(method).parameters) == set(methods.get(name, ())), name


def spending(account: Account):
    """Each way to pay from an account, and what its arguments may not be."""
    numbers = [v for v in NOT_AT_LEAST_ZERO if v is not None]
    for pay in (account.quote, account.spend):
        yield lambda v, pay=pay: pay(epsilon=v), "epsilon", numbers
        yield lambda v, pay=pay: pay(epsilon=0.1, delta=v), "delta", numbers
        yield pay, "guarantee", [1, "ε", True, math.nan]
    yield lambda v: account.spend(epsilon=0.1, purpose=v), "purpose", [None, 1, b"count"]
    yield account.parallel, "parts", [None, 1, "ab", [], ["a", "a"]]


def test_accounts_refuse_bad_spends_and_stay_as_they_were():
    ledger = Ledger(epsilon=1)
    part = ledger.parallel(["a"])["a"]
    for account in (ledger, part):
        for pay, name, values in spending(account):
            refuses(pay, name, values)
        assert account.entries == ()
        assert account.spent_epsilon == account.spent_delta == 0
    refuses(lambda v: Ledger(epsilon=v), "epsilon", NOT_AT_LEAST_ZERO)
    refuses(lambda v: Ledger(epsilon=1, delta=v), "delta", NOT_AT_LEAST_ZERO)
    refuses(lambda v: Accountant(tolerance=v), "tolerance", NOT_POSITIVE)


def test_neighbours_refuse_what_is_no_data_set():
    no_data = [None, 1, "01", [0], {0}, math.nan]
    for function in (neighbours.symmetric_distance, neighbours.are_neighbours):
        rest = ("edit",) if function is neighbours.are_neighbours else ()
        refuses(lambda v, f=function, r=rest: f(v, (0,), *r), "data", no_data)
        refuses(lambda v, f=function, r=rest: f((0,), v, *r), "other", no_data)
    refuses(lambda v: neighbours.are_neighbours((0,), (1,), v), "neighbourhood", NO_RELATION)
    refuses(lambda v: list(neighbours.neighbouring_pairs([(0,), (1,)], v)), "neighbourhood",
            NO_RELATION)  # fmt: skip
    refuses(lambda v: neighbours.data_sets((0, 1), v), "sizes", [None, -1, 1.5, True, "2", [-1]])
    refuses(lambda v: neighbours.data_sets(v, 2), "records", [None, 1, [[0]]])
    refuses(neighbours.neighbourhood_of, "neighbourhood", NO_NEIGHBOURHOOD)
