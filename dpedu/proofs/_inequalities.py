"""Which law of the kernel shows an inequality, or an exchange of two sums, at its place."""

from __future__ import annotations

import itertools
from fractions import Fraction

from dpedu.proofs._kernel.algebra import (
    ONE,
    Algebra,
    Form,
    equal,
)
from dpedu.proofs._kernel.context import Context, Known
from dpedu.proofs._kernel.rules import by_algebra, by_law, by_signs
from dpedu.proofs._kernel.terms import joined, minus, number, plus
from dpedu.proofs._pieces import (
    as_wanted,
    function_of,
    letters,
    parts,
    times,
    tried,
    without_common,
)
from dpedu.proofs._terms import BINDERS, Relation, Term

MOST_SUMMANDS = 4  # of one use of the triangle inequality


def exchanged(context: Context, goal: Relation) -> Known | None:
    s = goal.left
    if goal.op not in ("=", "<=") or s.head not in BINDERS or s.args[0].head != s.head:
        return None
    inner = s.args[0]
    function = Term("fun", (function_of(inner),), s.name)
    by = {"h": function, **letters(s, "A", "i"), **letters(inner, "B", "j")}
    return as_wanted(context, goal, tried(by_law, context, f"exchange {s.head}", by))


def triangle(context: Context, goal: Relation) -> Known | None:
    s = goal.left
    if s.head == "abs" and s.args[0].head == "sum":
        by = {"f": function_of(s.args[0]), **letters(s.args[0])}
        found = as_wanted(context, goal, tried(by_law, context, "triangle over", by))
        if found is not None:
            return found
    algebra = Algebra(context)
    form = algebra.form(plus(goal.right, minus(goal.left)), context)
    if goal.op != "<=" or form.under != ONE or not 3 <= len(form.over) <= MOST_SUMMANDS + 1:
        return None
    summands: list[Term] = []
    wholes: list[Term] = []
    sizes = set()
    for powers, value in form.over.items():
        if len(powers) != 1 or powers[0][1] != 1 or algebra.atoms[powers[0][0]].look[0] != "abs":
            return None
        sizes.add(abs(value))
        (summands if value > 0 else wholes).append(algebra.atoms[powers[0][0]].term.args[0])
    if len(sizes) > 1 or len(wholes) != 1:
        return None
    (size,), (whole,) = map(number, sizes), wholes
    for signs in itertools.product((False, True), repeat=len(summands)):
        turned = [minus(u) if turn else u for u, turn in zip(summands, signs, strict=True)]
        if equal(context, whole, joined(turned, "+")):
            known = [
                by_law(context, "triangle sum", {"u": turned[n], "v": joined(turned[n + 1 :], "+")})
                for n in range(len(turned) - 1)
            ]
            known += [
                by_law(context, "triangle turned", {"u": u})
                for u, turn in zip(summands, signs, strict=True)
                if turn
            ]
            return tried(by_algebra, context, goal, [(size, each) for each in known])
    return None


def sized(context: Context, goal: Relation) -> Known | None:
    """By u <= |u| and -u <= |u|, or by |u|^2 = u^2."""
    algebra = Algebra(context)
    form = algebra.form(plus(goal.right, minus(goal.left)), context)
    squares: list[tuple[Term, Known]] = []
    for place, atom in enumerate(algebra.atoms if form.under == ONE else ()):
        if atom.look[0] != "abs":
            continue
        u, size = atom.term.args[0], form.over.get(((place, 1),), Fraction(0))
        squares += _squared(context, algebra, form, place)
        for turned in (False, True) if size > 0 else ():
            known = _above(context, minus(u) if turned else u, turned)
            pairs = [(times(number(size), factor), each) for factor, each in known]
            found = tried(by_algebra, context, goal, pairs)
            if found is not None:
                return found
    return tried(by_algebra, context, goal, squares) if squares else None


def _above(context: Context, u: Term, turned: bool) -> list[tuple[Term, Known]]:
    """That u <= |u|, and, where it is turned, that |u| = |-u|."""
    known = [(number(1), by_law(context, "absolute above", {"u": u}))]
    if turned:
        minus_one, size = number(-1), Term("abs", (minus(u),))
        whole = by_law(context, "absolute times", {"u": minus_one, "v": minus(u)})
        known += [(number(1), whole)]
        known += [(size, by_law(context, "absolute negative", {"u": minus_one}))]
    return known


def _squared(
    context: Context, algebra: Algebra, form: Form, place: int
) -> list[tuple[Term, Known]]:
    """That |u| |u| = u u, times what turns all powers of |u| into powers of u."""
    size = algebra.atoms[place].term
    u, factors = size.args[0], []
    for powers, value in form.over.items():
        power = dict(powers).get(place, 0)
        rest = Form({tuple(each for each in powers if each[0] != place): value}, ONE)
        for whole in range(power, 1, -2):
            pieces = [algebra.term(rest)]
            pieces += [size] * (whole - 2) + [u] * (power - whole)
            factors.append(joined(pieces, "*"))
    if not factors:
        return []
    factor = joined(factors, "+")
    square = Term("^", (u,), value=Fraction(2))
    product = tried(by_law, context, "absolute times", {"u": u, "v": u})
    positive = tried(by_law, context, "absolute positive", {"u": square})
    if product is None or positive is None:
        return []
    return [(factor, product), (minus(factor), positive)]


def tangent(context: Context, goal: Relation) -> Known | None:
    algebra = Algebra(context)
    form = algebra.form(plus(goal.right, minus(goal.left)), context)
    for place, atom in enumerate(algebra.atoms) if goal.op == "<=" else ():
        size = _times(form, place)
        if (atom.look[0], size > 0) in (("exp", True), ("ln", False)) and size:
            known = by_law(context, f"tangent {atom.look[0]}", {"u": atom.term.args[0]})
            found = tried(by_algebra, context, goal, [(number(abs(size)), known)])
            if found is not None:
                return found
    return None


def _times(form: Form, place: int) -> Fraction:
    """How often an atom stands in a quotient, by one monomial of its divisor."""
    powers, value = next(iter(form.under.items()))
    return form.over.get(tuple(sorted((*powers, (place, 1)))), Fraction(0)) / value


def by_positivity(context: Context, said: Relation) -> Known | None:
    if said.op == "=":
        return None
    found = tried(by_signs, context, said)
    if found is None:
        less, more, same = without_common(context, parts(said.left, "+"), parts(said.right, "+"))
        rest = Relation(joined(less, "+"), said.op, joined(more, "+"))
        found = tried(by_signs, context, rest) if same else None
    return as_wanted(context, said, found)


def signed(context: Context, goal: Relation) -> Known | None:
    return tried(by_signs, context, goal) if goal.op != "=" else None
