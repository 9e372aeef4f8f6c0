"""What is said: terms, relations and statements. Data only."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

BINDERS = frozenset({"sum", "prod", "fun"})  # the last stands in no text: it is put for a name
ELEMENTARY = frozenset({"ln", "exp", "abs"})


@dataclass(frozen=True)
class Term:
    """One node: num, app, sum, prod, mean, ln, exp, abs, +, *, /, - (one argument) or ^."""

    head: str
    args: tuple[Term, ...] = ()  # of a sum or product: its body, and the element left out, if any
    name: str = ""  # what is applied, or the bound variable
    over: str = ""  # the set that a sum runs over
    value: Fraction = Fraction(0)  # a number, or an exponent

    def __str__(self) -> str:
        return show(self)


@dataclass(frozen=True)
class Relation:
    """Two terms and one of = != < <= (the parser turns > and >= around where it may)."""

    left: Term
    op: str
    right: Term

    def __str__(self) -> str:
        return f"{self.left} {self.op} {self.right}"


@dataclass(frozen=True)
class Statement:
    """For all variables, if the conditions hold, so do the conclusions."""

    name: str
    variables: tuple[tuple[str, str], ...]
    conditions: tuple[Relation, ...]
    conclusions: tuple[Relation, ...]
    line: int = 0


def show(term: Term, level: int = 0) -> str:
    """The term as it is typed."""
    args = [show(each) for each in term.args] if term.head in {"app", "mean", *ELEMENTARY} else []
    if term.head == "num":
        text, own = str(term.value), 2 if term.value.denominator > 1 or term.value < 0 else 9
    elif term.head == "app":
        text, own = f"{term.name}({', '.join(args)})" if args else term.name, 9
    elif term.head == "mean":
        text, own = f"E[{args[0]}]", 9
    elif term.head in ELEMENTARY:
        text, own = f"{term.head}({args[0]})", 9
    elif term.head in BINDERS:
        rest = f" - {show(term.args[1], 9)}" if len(term.args) > 1 else ""
        text, own = f"{term.head} {term.name} in {term.over}{rest}: {show(term.args[0], 2)}", 0
    elif term.head == "-":
        text, own = f"-{show(term.args[0], 3)}", 1
    elif term.head == "^":
        text, own = f"{show(term.args[0], 9)}^{term.value}", 4
    elif term.head == "+" and term.args[1].head == "-":
        text, own = f"{show(term.args[0], 1)} - {show(term.args[1].args[0], 2)}", 1
    else:
        own = 1 if term.head == "+" else 2
        right = show(term.args[1], own + (term.head != "+"))
        text = f"{show(term.args[0], own)} {term.head} {right}"
    return text if own >= level else f"({text})"
