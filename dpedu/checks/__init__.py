"""What the test cells of the assignments call.

Here are methods of checking, never an expected answer: whoever installs `dpedu` can read this file.
Every check either returns ``None`` or raises an ``AssertionError`` that says in words what was
called, what came back, what was expected and, where it can tell, which mistake that looks like.

A test cell calls the student's function through `call`, so that the message can quote the call:

>>> def estimate_rate(answers, p):
...     return sum(answers) / len(answers)
>>> close(call(estimate_rate, [1, 0, 1, 1], 0.25), 1.0, "Two fair coins flip a quarter.",
...       mistakes={0.75: "the answers were averaged, but the coins not taken out"})
Traceback (most recent call last):
    ...
AssertionError: estimate_rate([1, 0, 1, 1], 0.25) returned 0.75, but 1.0 was expected.
Two fair coins flip a quarter.
It looks as if the answers were averaged, but the coins not taken out.

Random checks draw from `generator`, whose seed is fixed, so that a mark can be reproduced. They
are tests in the statistical sense: the rate at which they refuse a right answer is exact and
stated (``false_alarm``), not estimated from a normal approximation.
"""

from __future__ import annotations

from dpedu.checks.aimed import beside, magnitudes, reached
from dpedu.checks.calls import Call, call
from dpedu.checks.chance import Trial, frequencies, generator, outcomes, same, trial
from dpedu.checks.formulas import identity
from dpedu.checks.kinds import (
    bits,
    choice,
    either,
    fraction,
    functions,
    labels,
    lists,
    one_of,
    own,
    real,
    tuples,
    weights,
    whole,
)
from dpedu.checks.law import Calls, among, coin, joint_law, laplace
from dpedu.checks.numbers import close, distribution, equal, number, numbers
from dpedu.checks.plain import agrees
from dpedu.checks.pure import pure
from dpedu.checks.question import Question, question
from dpedu.checks.rules import forbids, raises, requires
from dpedu.checks.shares import shares

__all__ = [
    "Call",
    "Calls",
    "Question",
    "Trial",
    "agrees",
    "among",
    "beside",
    "bits",
    "call",
    "choice",
    "close",
    "coin",
    "distribution",
    "either",
    "equal",
    "forbids",
    "fraction",
    "frequencies",
    "functions",
    "generator",
    "identity",
    "joint_law",
    "labels",
    "laplace",
    "lists",
    "magnitudes",
    "number",
    "numbers",
    "one_of",
    "outcomes",
    "own",
    "pure",
    "question",
    "raises",
    "reached",
    "real",
    "requires",
    "same",
    "shares",
    "trial",
    "tuples",
    "weights",
    "whole",
]
