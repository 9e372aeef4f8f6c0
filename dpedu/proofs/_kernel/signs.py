"""Which signs a term can have, what follows from them, and where terms are defined."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace as replaced
from fractions import Fraction

from dpedu.proofs._kernel.algebra import ONE, Algebra, equal, number_of
from dpedu.proofs._kernel.context import Context
from dpedu.proofs._kernel.terms import free, minus, number, plus, replace, require, substitute
from dpedu.proofs._script import Refusal
from dpedu.proofs._terms import BINDERS, Relation, Statement, Term

MOST_ASKED = 8  # conditions of conditions
Signs = frozenset[int]
Parts = Iterable[tuple[Term, Relation]]  # factors, and relations that are taken so often
ANY: Signs = frozenset({-1, 0, 1})
ABOVE: Signs = frozenset({1})
# What R - L can be if L op R.
ALLOWED = {"<": ABOVE, "<=": frozenset({0, 1}), "=": frozenset({0}), "!=": frozenset({-1, 1})}


def of_number(value: Fraction) -> Signs:
    """The sign of a number."""
    return frozenset({(value > 0) - (value < 0)})


def added(one: Signs, other: Signs) -> Signs:
    """Sound: a sum of one sign and zeros has that sign; of both signs, any."""
    made = {x or y for x in one for y in other if x * y >= 0}
    return ANY if any(x * y < 0 for x in one for y in other) else frozenset(made)


def multiplied(one: Signs, other: Signs) -> Signs:
    """Sound: signs multiply."""
    return frozenset(x * y for x in one for y in other)


def sign(context: Context, term: Term) -> Signs:
    """The signs that the term can have, as far as is known."""
    if term in context.signs:
        return context.signs[term]
    context.fuel.spend(3)
    context.signs[term] = ANY  # whoever asks while we look has no proof yet
    found = _by_parts(context, term)
    if len(found) > 1:
        found &= _by_statements(context, term)
    context.signs[term] = found
    return found


def _by_parts(context: Context, term: Term) -> Signs:
    """Sound line by line: each says what the value is made of."""
    args, head = term.args, term.head
    if head == "num":
        return of_number(term.value)
    if head == "exp":
        return ABOVE
    if head == "ln":  # ln u has the sign of u - 1
        return sign(context, plus(args[0], number(-1)))
    if head in BINDERS:
        body, inner = context.inside(term, context.fresh(term))
        inside = sign(inner, body)
        if head == "prod":  # an empty product is 1
            return inside | ABOVE if not inside & {-1} else ANY - ({0} - inside)
        empty = len(args) > 1 or not context.inhabited(term.over)
        return ANY if {-1, 1} <= inside else inside | {0} if empty else inside
    if head == "app":
        kind, theory = context.kind(term), context.theory
        if term.name in theory.definitions and not any(map(context.chance, args)):
            names, body = theory.definitions[term.name]  # it means its body
            return sign(context, substitute(body, dict(zip(names, args, strict=True))))
        if context.numeric(kind) and theory.elements(kind):
            return frozenset[int]().union(*(of_number(e.value) for e in theory.elements(kind)))
        some = term.name == "size" and bool(args) and context.inhabited(args[0].name)
        return ABOVE if some else ALLOWED["<="] if kind == "nat" else ANY
    found = [sign(context, each) for each in args]
    if head == "-":
        return multiplied(found[0], frozenset({-1}))
    if head == "+":
        return added(*found)
    if head == "*":
        return multiplied(*found)
    if head == "/":  # wherever the quotient is defined, its divisor is not zero
        return multiplied(found[0], found[1] - {0} or ANY)
    if head == "^":
        base = (found[0] - {0} or ANY) if term.value < 0 else found[0]
        even = frozenset(x * x for x in base) if term.value else ABOVE
        return base if term.value % 2 else even
    if head == "abs":
        return frozenset(map(abs, found[0]))
    return ANY if {-1, 1} <= found[0] else found[0]  # a mean of values that all have these signs


def _by_statements(context: Context, term: Term) -> Signs:
    """Sound: see combined; what holds is asked for by who is not trusted, and then looked at."""
    algebra = Algebra(context)
    form = algebra.form(term, context)
    value = number_of(form)
    if value is not None:
        return of_number(value)
    found, names, said = ANY, free(term), Relation(number(0), "=", term)
    for statement in context.known() if form.under == ONE else ():
        open_names = names | {name for name, _ in statement.variables}
        for each in statement.conclusions:
            if free(each.left) | free(each.right) <= open_names:
                for by in context.propose(context, statement, [term]):
                    known = replace(each, by)
                    base = algebra.form(plus(known.right, minus(known.left)), context).over
                    first = next((powers for powers in base if powers), ())
                    share = form.over.get(first, Fraction(0)) / base[first] if first else 0
                    if share and applies(context, statement, by):
                        found &= combined(algebra, context, said, [(number(share), known)])
    return found


def combined(algebra: Algebra, context: Context, said: Relation, parts: Parts) -> Signs:
    """The signs that t - s can have.

    Sound: it is a number, and terms c (R - L) of what holds, and has the sign of their sum.
    """
    rest, signs = plus(said.right, minus(said.left)), frozenset({0})
    for factor, known in parts:
        difference = plus(known.right, minus(known.left))
        rest = plus(rest, minus(Term("*", (factor, difference))))
        signs = added(signs, multiplied(sign(context, factor), ALLOWED[known.op]))
    value = number_of(algebra.form(rest, context))
    return ANY if value is None else added(signs, of_number(value))


def says(context: Context, known: Relation, said: Relation) -> bool:
    """Sound: the sides are the same, up to algebra; < says <= and !=, = and != say both ways."""
    (one, other), sides = (known.left, known.right), (said.left, said.right)
    turns = (sides, sides[::-1]) if known.op in ("=", "!=") else (sides,)
    return ALLOWED[known.op] <= ALLOWED[said.op] and any(
        equal(context, one, s) and equal(context, other, t) for s, t in turns
    )


def applies(context: Context, statement: Statement, by: Mapping[str, Term]) -> bool:
    """Whether a statement may be used for these values: of its kinds, and under its conditions.

    Sound: it holds for all values. Those that depend on chance are refused, for under an E they
    would not be one value.
    """
    kinds = dict(statement.variables)
    fit = kinds.keys() == by.keys() and all(fits(context, by[name], kinds[name]) for name in kinds)
    return fit and all(holds(context, replace(each, by)) for each in statement.conditions)


def fits(context: Context, term: Term, kind: str) -> bool:
    """Whether a term means something here, is of the kind, and does not depend on chance."""
    try:
        context.expect(term, kind)
        defined(context, term)
    except Refusal:
        return False
    return not context.chance(term)


def holds(context: Context, relation: Relation) -> bool:
    """Whether a condition is proved: by signs, or, of elements of sets, word for word.

    What needs itself, or one condition after the other, is not proved so: that ends, and refuses.
    """
    if relation in context.asked or len(context.asked) >= MOST_ASKED:
        return False
    context = replaced(context, asked=context.asked | {relation})
    left, right, op = relation.left, relation.right, relation.op
    if all(context.numeric(context.kind(each)) for each in (left, right)):
        algebra, difference = Algebra(context), plus(right, minus(left))
        if sign(context, difference) <= ALLOWED[op]:
            return True
        if sign(context, algebra.term(algebra.form(difference, context))) <= ALLOWED[op]:
            return True
    elif op == "=" and equal(context, left, right):
        return True
    for one, other in ((left, right), (right, left)) if op == "!=" else ():
        without = context.variables.get(one.name, ("", None))[1] if not one.args else None
        if without is not None and equal(context, without, other):
            return True
    for statement in context.known() if op in ("=", "!=") else ():
        said = statement.conclusions if not statement.variables else ()
        if any(says(context, each, relation) and applies(context, statement, {}) for each in said):
            return True
    sets = (known.elements or () for known in context.theory.sets.values())
    return op == "!=" and left != right and any(left in each and right in each for each in sets)


def defined(context: Context, term: Term) -> None:
    """Refuse a term with a divisor that may be 0, or a logarithm of what may not be positive."""
    if term.head in BINDERS:
        bound = context.fresh(term) if context.taken(term.name) else term.name
        body, inner = context.inside(term, bound)
        defined(inner, body)
    for each in term.args[1:] if term.head in BINDERS else term.args:
        defined(context, each)
    if term.head == "/" or (term.head == "^" and term.value < 0):
        require(0 not in sign(context, term.args[-1]), "divisor", term.args[-1])
    if term.head == "ln":
        require(sign(context, term.args[0]) <= ABOVE, "logarithm", term.args[0])


def meaningful(context: Context, relation: Relation) -> None:
    """Refuse a relation whose sides cannot be compared, or are not proved to be defined."""
    context.check(relation)
    defined(context, relation.left)
    defined(context, relation.right)
