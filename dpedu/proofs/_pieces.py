"""Terms taken apart and put together, and rules that are only tried."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

from dpedu.proofs._kernel.algebra import (
    equal,
)
from dpedu.proofs._kernel.context import Context, Known
from dpedu.proofs._kernel.rules import by_algebra
from dpedu.proofs._kernel.terms import joined, minus, named, number
from dpedu.proofs._script import Refusal
from dpedu.proofs._terms import Relation, Term


def subterms(term: Term) -> Iterator[Term]:
    """The term and all that is in it."""
    yield term
    for each in term.args:
        yield from subterms(each)


def parts(term: Term, head: str) -> list[Term]:
    """The summands (+) or the factors (*) of a term, signs carried along."""
    if term.head == head:
        return [part for each in term.args for part in parts(each, head)]
    if term.head == "-" and head == "+":
        return [minus(part) for part in parts(term.args[0], head)]
    if term.head == "-" and head == "*":
        return [number(-1), *parts(term.args[0], head)]
    return [term]


def times(left: Term, right: Term) -> Term:
    """A product of two."""
    return Term("*", (left, right))


def inverse_of(term: Term) -> Term:
    return Term("^", (term,), value=Fraction(-1))


def tried(rule: Callable[..., Known], *about: Any, **more: Any) -> Known | None:
    """What a rule makes, unless it refuses."""
    try:
        return rule(*about, **more)
    except Refusal as refusal:
        if refusal.code == "too-large":
            raise
        return None


def as_wanted(context: Context, goal: Relation, made: Known | None) -> Known | None:
    """The relation as it is wanted, by algebra."""
    if made is None or made.relation == goal:
        return made
    found = tried(by_algebra, context, goal, [(number(1), made)])
    return found or tried(by_algebra, context, goal, [(number(-1), made)])


def without_common(
    context: Context, ones: list[Term], others: list[Term]
) -> tuple[list[Term], list[Term], list[Term]]:
    """What is left of both without what is equal, and what was equal."""
    left, same = [], []
    others = list(others)
    for one in ones:
        place = next((i for i, other in enumerate(others) if equal(context, one, other)), None)
        if place is None:
            left.append(one)
        else:
            same.append(others.pop(place))
    return left, others, same


def factors_of(term: Term) -> tuple[list[Term], list[Term]]:
    """Factors over and under the line."""
    over: list[Term] = []
    under: list[Term] = []
    for each in parts(term, "*"):
        if each.head == "/":
            above, below = factors_of(each.args[0]), factors_of(each.args[1])
            over += above[0] + below[1]
            under += above[1] + below[0]
        else:
            over.append(each)
    return over, under


def divided(over: list[Term], under: list[Term]) -> Term:
    return Term("/", (joined(over, "*"), joined(under, "*"))) if under else joined(over, "*")


def function_of(term: Term) -> Term:
    """The body of a sum as a function of its variable."""
    return Term("fun", term.args[:1], term.name)


def letters(term: Term, over: str = "A", without: str = "j") -> dict[str, Term]:
    """The set of a sum, and the element left out, by the letters of the laws."""
    return {over: named(term.over), **dict.fromkeys([without] * len(term.args[1:]), term.args[-1])}
