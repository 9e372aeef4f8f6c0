"""Every step that the kernel judges, with where it stands; and wrong copies of such steps."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path

from dpedu.proofs._kernel import Judge
from dpedu.proofs._kernel.context import MOST_WORK, Context, Fuel, Theory
from dpedu.proofs._models import MOST_TRIED, TRIES, refute
from dpedu.proofs._parser import read
from dpedu.proofs._report import Reporter
from dpedu.proofs._script import Declaration, Reason, Refusal
from dpedu.proofs._terms import Relation, Statement, Term

REFERENCES = sorted((Path(__file__).parents[1] / "proofs" / "references").glob("*.txt"))


@dataclass(frozen=True)
class Judged:
    """One step: where it stands, what it says, and what is given."""

    judge: Recorder
    context: Context
    pair: tuple[Term, Term]
    op: str
    reason: Reason
    given: tuple[Statement, ...]

    def fate(self) -> str:
        """``accepted``, or the code of the refusal."""
        self.context.fuel.left = MOST_WORK
        self.context.signs.clear()
        try:
            said = Relation(self.pair[0], self.op, self.pair[1])
            Judge._step(self.judge, self.context, said, self.reason)
        except Refusal as refusal:
            return refusal.code
        return "accepted"

    def refuted(self, seed: int = 0, tries: int = TRIES) -> str | None:
        """Numbers for which it is false, if it says something and some are found."""
        self.context.fuel.left = MOST_WORK
        said = Relation(self.pair[0], self.op, self.pair[1])
        try:
            self.judge._relation(self.context, said)
        except Refusal:
            return None
        return refute(said, self.context, self.given, Fuel(8 * MOST_TRIED), seed, tries)


class Recorder(Reporter):
    """A judge that remembers each step, as the theory was then."""

    def __init__(self, declarations: list[Declaration]) -> None:
        self.steps: list[Judged] = []
        super().__init__(declarations)
        self.given = tuple(d.statement for d in declarations if d.statement and d.what != "claim")

    def _step(self, context: Context, said: Relation, reason: Reason) -> None:
        now = context.theory
        theory = Theory(
            dict(now.sets),
            dict(now.signatures),
            set(now.random),
            dict(now.definitions),
            dict(now.statements),
        )
        there = replace(context, theory=theory, signs={})
        pair = said.left, said.right
        self.steps.append(Judged(self, there, pair, said.op, reason, self.given))
        super()._step(context, said, reason)


def judged(text: str) -> Recorder:
    """What the kernel makes of a text, with no numbers looked for."""
    statement, _, proof = text.partition("\nproof\n")
    script = read(statement, proof)
    judge = Recorder(script.declarations)
    for item in script.items:
        if isinstance(item, Declaration):
            judge.at(item.line, judge.declare, item)
        else:
            judge.claim(item)
    judge.refusals += script.refusals
    return judge


def steps_of(text: str) -> list[Judged]:
    """All steps of a proof that is accepted."""
    judge = judged(text)
    assert judge.accepted, judge.refusals
    return judge.steps


def mutant(judged: Judged, rng: random.Random) -> Judged:
    """A copy in which one thing is wrong: a relation, the sides, or a part of one side."""
    left, right = judged.pair
    how = rng.randrange(6)
    if how == 0:
        return replace(judged, op=rng.choice([o for o in ("=", "<", "<=") if o != judged.op]))
    if how == 1:
        return replace(judged, pair=(right, left))
    if how == 2:
        return replace(judged, pair=(_changed(left, rng), right))
    return replace(judged, pair=(left, _changed(right, rng)))


def _changed(term: Term, rng: random.Random) -> Term:
    """The term with one part changed."""
    places = list(_places(term))
    path = rng.choice(places)
    return _at(term, path, lambda part: _wrong(part, term, rng))


def _places(term: Term) -> Iterator[tuple[int, ...]]:
    yield ()
    for place, each in enumerate(term.args):
        for rest in _places(each):
            yield (place, *rest)


def _at(term: Term, path: tuple[int, ...], change) -> Term:
    if not path:
        return change(term)
    args = list(term.args)
    args[path[0]] = _at(args[path[0]], path[1:], change)
    return replace(term, args=tuple(args))


def _wrong(part: Term, whole: Term, rng: random.Random) -> Term:
    one = Term("num", value=Fraction(1))
    if part.head == "num":
        return replace(part, value=part.value + rng.choice([-2, -1, 1, 2]))
    if part.head in ("+", "*", "/") and rng.random() < 0.7:
        how = rng.randrange(4)
        if how == 0:
            return rng.choice(part.args)
        if how == 1:
            return replace(part, args=part.args[::-1])
        return replace(part, head=rng.choice([h for h in ("+", "*", "/") if h != part.head]))
    if part.head in ("exp", "ln", "abs", "mean", "-", "^") and rng.random() < 0.7:
        return part.args[0]
    if part.head in ("sum", "prod") and rng.random() < 0.7:
        other = "prod" if part.head == "sum" else "sum"
        return replace(part, head=other) if rng.random() < 0.5 else part.args[0]
    if part.head == "app" and rng.random() < 0.7:
        others = [t for t in _parts(whole) if t.head == "app" and t != part]
        if others:
            return rng.choice(others)
        if len(part.args) > 1:
            return replace(part, args=part.args[::-1])
    how = rng.randrange(4)
    if how == 0:
        return Term("-", (part,))
    if how == 1:
        return Term("+", (part, rng.choice([one, Term("-", (one,))])))
    if how == 2:
        return Term("*", (part, rng.choice([Term("num", value=Fraction(2)), part])))
    return Term("/", (part, rng.choice([part, Term("num", value=Fraction(2))])))


def _parts(term: Term) -> Iterator[Term]:
    yield term
    for each in term.args:
        yield from _parts(each)
