"""Which law of the kernel says what a term equals: of sums, expectations, products, sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

from dpedu.proofs._kernel.algebra import (
    ONE,
    Algebra,
    Form,
    Monomial,
    Polynomial,
    constant,
)
from dpedu.proofs._kernel.context import Context, Known
from dpedu.proofs._kernel.rules import by_enumeration, by_law
from dpedu.proofs._kernel.signs import sign
from dpedu.proofs._kernel.terms import free, joined, number
from dpedu.proofs._pieces import (
    divided,
    factors_of,
    function_of,
    letters,
    parts,
    tried,
)
from dpedu.proofs._terms import BINDERS, Term

MOST_POWER = 12  # that can be read


def _divides(context: Context, algebra: Algebra, divisor: Polynomial) -> bool:
    """Whether what a sum is divided by is proved to differ from 0 around the sum."""
    return divisor == ONE or 0 not in sign(context, algebra.term(Form(divisor, ONE)))


def _apart(powers: Monomial, inside: frozenset[int]) -> tuple[Monomial, Monomial]:
    """The part of a monomial without these atoms, and the part with them."""
    return (
        tuple(each for each in powers if each[0] not in inside),
        tuple(each for each in powers if each[0] in inside),
    )


def linear(context: Context, term: Term, backwards: bool = False) -> Known | None:
    if term.head == "mean":
        return _mean(context, term.args[0], backwards)
    if term.head != "sum":
        return None
    for c, first, rest in _as_typed(term.args[0], lambda each: term.name in free(each)):
        values = {"c": c, "f": Term("fun", (first,), term.name), **letters(term)}
        key = "scaled" if rest is None else "added"
        values |= {"g": Term("fun", (rest,), term.name)} if rest is not None else {}
        found = tried(by_law, context, f"linearity {key}", values)
        if found is not None:
            return found
    if not term.name.startswith("#"):
        return None  # what is within comes first
    algebra = Algebra(context)
    body, inner = context.inside(term, term.name)
    form = algebra.form(body, inner)
    within = frozenset(n for n, atom in enumerate(algebra.atoms) if term.name in free(atom.term))
    by = letters(term)

    def of(term_of_body: Form) -> Term:
        return Term("fun", (algebra.term(term_of_body),), term.name)

    if not form.over:
        counted = "counted" if len(term.args) == 1 else "rest"
        return tried(by_law, context, f"linearity {counted}", {**by, "c": number(0)})
    out, under = ONE, form.under
    if not any(_apart(powers, within)[1] for powers in under) and _divides(context, algebra, under):
        out, under = under, ONE
    (powers, value), *more = form.over.items()
    outer, inside = _apart(powers, within)
    if not _divides(context, algebra, {tuple(each for each in outer if each[1] < 0): Fraction(1)}):
        outer, inside = (), powers
    c = algebra.term(algebra.quotient({outer: value}, out))
    f = algebra.quotient({inside: Fraction(1)}, under)
    if more:
        g = algebra.quotient(dict(more), form.under)
        by |= {"c": c, "f": of(f), "g": of(g)}
        return tried(by_law, context, "linearity added", by)
    if f == constant(1):
        counted = "counted" if len(term.args) == 1 else "rest"
        return tried(by_law, context, f"linearity {counted}", {**by, "c": c})
    if c == number(1):
        return None
    return tried(by_law, context, "linearity scaled", {**by, "c": c, "f": of(f)})


def _as_typed(
    body: Term, depends: Callable[[Term], bool]
) -> Iterator[tuple[Term, Term, Term | None]]:
    """The first summand as c times f, with or without c's divisors, and the others."""
    first, *more = parts(body, "+")
    over, under = factors_of(first)
    outer, inner = ([each for each in over if depends(each) == way] for way in (False, True))
    below, within = ([each for each in under if depends(each) == way] for way in (False, True))
    rest = joined(more, "+") if more else None
    for divisors, kept in ((below, within), ([], within + below)):
        c, f = divided(outer, divisors), divided(inner, kept)
        if rest is not None or (c != number(1) and f != number(1)):
            yield c, f, rest


def _mean(context: Context, arg: Term, backwards: bool) -> Known | None:
    """The parts of a mean; of several sums in a product, the first leaves it first, or the last."""
    for c, first, others in _as_typed(arg, context.chance):
        values = {"k": c, "u": first, "v": others or number(0)}
        found = tried(by_law, context, "linearity mean", values) if context.chance(arg) else None
        if found is not None:
            return found
    algebra = Algebra(context)
    form = algebra.form(arg, context)
    within = frozenset(n for n, atom in enumerate(algebra.atoms) if context.chance(atom.term))
    if not any(_apart(powers, within)[1] for each in (form.over, form.under) for powers in each):
        k = algebra.term(form)
        return tried(by_law, context, "linearity fixed", {"k": k})
    out, under = ONE, form.under
    if not any(_apart(powers, within)[1] for powers in under):
        out, under = under, ONE
    (powers, value), *more = form.over.items()
    outer, inside = _apart(powers, within)
    k = algebra.term(algebra.quotient({outer: value}, out))
    u = algebra.quotient({inside: Fraction(1)}, under)
    if more or k != number(1):
        v = algebra.quotient(dict(more), form.under) if more else constant(0)
        by = {"k": k, "u": algebra.term(u), "v": algebra.term(v)}
        return tried(by_law, context, "linearity mean", by)
    for each in inside[:: -1 if backwards else 1] if under == ONE else ():
        known = algebra.atoms[each[0]].term
        if known.head == "sum" and each[1] > 0:
            less = [(atom, power - (atom == each[0])) for atom, power in inside]
            rest = Form({tuple(pair for pair in less if pair[1]): Fraction(1)}, ONE)
            by = {"u": algebra.term(rest), "f": function_of(known), **letters(known, "A", "k")}
            return tried(by_law, context, "linearity inside", by)
    return None


def enumerated(context: Context, term: Term) -> Known | None:
    return tried(by_enumeration, context, term) if term.head in BINDERS else None


def factored(context: Context, term: Term) -> Known | None:
    if term.head != "prod" or not term.name.startswith("#"):
        return None
    algebra = Algebra(context)
    body, inner = context.inside(term, term.name)
    form = algebra.form(body, inner)
    if len(form.over) != 1 or form.under != ONE:
        return None
    ((powers, value),) = form.over.items()
    if not powers:
        one = {"f": Term("fun", (number(2),), term.name), **letters(term)}
        return tried(by_law, context, "products power", one, 0) if value == 1 else None
    (atom, power), *more = powers

    def of(made: Form) -> Term:
        return Term("fun", (algebra.term(made),), term.name)

    if not more and value == 1 and abs(power) <= MOST_POWER:
        if power == 1:
            return None
        by = {"f": of(Form({((atom, 1),): Fraction(1)}, ONE)), **letters(term)}
        return tried(by_law, context, "products power", by, power)
    if not more and value == 1:
        return None
    first = of(Form({((atom, power),): Fraction(1)}, ONE))
    by = {"f": first, "g": of(Form({tuple(more): value}, ONE)), **letters(term)}
    return tried(by_law, context, "products times", by)


def absolute(context: Context, term: Term) -> Known | None:
    if term.head != "abs":
        return None
    arg = term.args[0]
    for key in ("positive", "negative"):
        found = tried(by_law, context, f"absolute {key}", {"u": arg})
        if found is not None:
            return found
    if arg.head in ("*", "/"):
        key = "times" if arg.head == "*" else "divided"
        by = {"u": arg.args[0], "v": arg.args[1]}
        return tried(by_law, context, f"absolute {key}", by)
    algebra = Algebra(context)
    form = algebra.form(arg, context)
    if form.under != ONE:
        u, v = algebra.term(Form(form.over, ONE)), algebra.term(Form(form.under, ONE))
        return tried(by_law, context, "absolute divided", {"u": u, "v": v})
    shares = {
        str(algebra.term(Form({each: Fraction(1)}, ONE))): form.over[each] for each in form.over
    }
    share = shares[min(shares)] if shares else Fraction(1)  # the same in whatever order they stand
    if share == 1:
        return None
    base = algebra.term(algebra.times(constant(1 / share), form))
    return tried(by_law, context, "absolute times", {"u": number(share), "v": base})
