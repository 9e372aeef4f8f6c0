"""What a proof is made of: reasons, steps, claims, declarations, refusals. Data only."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from dpedu.proofs._terms import Relation, Statement, Term

# Rules that are algebra with more equations, and by which name the kernel knows those.
NORMAL = {
    **{each: each for each in ("algebra", "linearity", "enumeration", "splitting", "logarithms")},
    "exponentials": "logarithms",
    "products": "products",
    "absolute": "absolute",
}
SPECIAL = ("positivity", "exchange", "triangle", "tangent", "definition", "rearranging")
RULES = {**NORMAL, **{each: each for each in SPECIAL}}
PLACES = ("above", "case", "condition", "induction")  # statements that hold at a place only


@dataclass(frozen=True)
class Reason:
    """The rule that a step names; what it is about; the values it gives to variables."""

    rule: str
    about: str = ""
    at: Term | None = None
    values: tuple[tuple[str, Term], ...] = ()

    def __str__(self) -> str:
        if self.rule == "definition":
            return f"definition of {self.about}"
        if self.at is not None:
            return f"{self.rule} at {self.at}"
        return self.rule if self.about == self.rule else f"{self.rule} {self.about}".strip()


@dataclass(frozen=True)
class Step:
    """One line of a chain: the relation to the line before, the new term, and why."""

    op: str
    term: Term
    reason: Reason
    line: int


@dataclass(frozen=True)
class Chain:
    """A term and the steps that follow it."""

    first: Term
    steps: tuple[Step, ...]
    line: int


@dataclass(frozen=True)
class Cases:
    """Cases that together are all there are, or an induction, whose cases carry no condition."""

    cases: tuple[tuple[Relation | None, tuple[Chain | Cases, ...], int], ...]
    line: int
    induction: str = ""


@dataclass(frozen=True)
class Claim:
    """A statement with its proof. Without conclusions it is one of the goals, by its name."""

    statement: Statement
    body: tuple[Chain | Cases, ...]
    line: int


@dataclass(frozen=True)
class Declaration:
    """A line: set, function, random, define, assume, fact, choose, claim (a goal) or let."""

    what: str
    name: str
    line: int
    kinds: tuple[tuple[str, str], ...] = ()  # parameters, with their kinds
    kind: str = "real"
    elements: tuple[Term, ...] | None = None
    nonempty: bool = False
    body: Term | None = None
    statement: Statement | None = None
    points: int = 0  # of a goal, if the task says how many


@dataclass
class Refusal(Exception):
    """Why the kernel does not accept: a code for tests, a sentence, and what to do next."""

    code: str
    why: str
    todo: str = ""
    line: int = 0
    reason: str = ""
    name: str = ""  # of the requirement that is not met
    about: tuple[Any, ...] = field(default=(), compare=False)  # the terms and names in it
    op: str = ""  # of the step, as it was typed
    step: tuple[Relation, Any] | None = field(default=None, compare=False)
