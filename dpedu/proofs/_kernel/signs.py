"""Which signs a term can have, what follows from them, and where terms are defined."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from dpedu.proofs._kernel.algebra import ONE, Algebra, Polynomial, number_of
from dpedu.proofs._kernel.context import Context
from dpedu.proofs._kernel.terms import free, minus, number, plus, replace, substitute
from dpedu.proofs._script import BINDERS, Refusal, Relation, Term

Signs = frozenset[int]
ANY: Signs = frozenset({-1, 0, 1})
ABOVE: Signs = frozenset({1})
# What R - L can be if L op R.
ALLOWED = {"<": ABOVE, "<=": frozenset({0, 1}), "=": frozenset({0}), "!=": frozenset({-1, 1})}


def of_number(value: Fraction) -> int:
    """The sign of a number."""
    return (value > 0) - (value < 0)


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
        return frozenset({of_number(term.value)})
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
        kind = context.kind(term)
        if term.name in context.theory.definitions:  # it means its body
            names, body = context.theory.definitions[term.name]
            if not any(map(context.chance, args)):
                return sign(context, substitute(body, dict(zip(names, args, strict=True))))
        elements = context.theory.sets[kind].elements if kind in context.theory.sets else None
        if elements and context.numeric(kind):
            return frozenset(of_number(each.value) for each in elements)
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
        return (
            ABOVE
            if not term.value
            else frozenset(x**2 for x in base)
            if term.value % 2 == 0
            else base
        )
    if head == "abs":
        return frozenset(abs(x) for x in found[0])
    return ANY if {-1, 1} <= found[0] else found[0]  # a mean of values that all have these signs


def _by_statements(context: Context, term: Term) -> Signs:
    """Sound: the signs of N are known, and the term is c N + d with numbers c and d."""
    algebra = Algebra(context)
    form = algebra.form(term, context)
    value = number_of(form)
    if value is not None:
        return frozenset({of_number(value)})
    found, names = ANY, free(term)
    for statement in context.known() if form.under == ONE else ():
        open_names = names | {name for name, _ in statement.variables}
        for said in statement.conclusions:
            if not free(said.left) | free(said.right) <= open_names:
                continue
            for by in context.instances(statement, [term], {}):
                if all(holds(context, replace(each, by)) for each in statement.conditions):
                    found &= _implied(algebra, context, form.over, replace(said, by))
    return found


def _implied(algebra: Algebra, context: Context, over: Polynomial, known: Relation) -> Signs:
    base = algebra.form(plus(known.right, minus(known.left)), context)
    first = next((powers for powers in base.over if powers), None)
    share = over.get(first, Fraction(0)) / base.over[first] if first is not None else Fraction(0)
    if not share or base.under != ONE:
        return ANY
    rest = {m: over.get(m, 0) - share * base.over.get(m, 0) for m in {**over, **base.over}}
    constant = Fraction(rest.pop((), 0))
    if any(rest.values()):
        return ANY
    moved = multiplied(ALLOWED[known.op], frozenset({of_number(share)}))
    return added(moved, frozenset({of_number(constant)}))


def positive(context: Context, term: Term) -> bool:
    """Whether it is proved to be above zero."""
    return sign(context, term) <= ABOVE


def holds(context: Context, relation: Relation) -> bool:
    """Whether a condition is proved: by signs, or, of elements of sets, word for word."""
    left, right, op = relation.left, relation.right, relation.op
    algebra = Algebra(context)

    def same(one: Term, other: Term) -> bool:
        return algebra.equal(algebra.form(one, context), algebra.form(other, context))

    kinds = context.kind(left), context.kind(right)
    if all(map(context.numeric, kinds)):
        difference = plus(right, minus(left))
        if sign(context, difference) <= ALLOWED[op]:
            return True
        if sign(context, algebra.term(algebra.form(difference, context))) <= ALLOWED[op]:
            return True
    elif op == "=" and same(left, right):
        return True
    for one, other in ((left, right), (right, left)) if op in ("=", "!=") else ():
        without = context.variables.get(one.name, ("", None))[1]
        if op == "!=" and not one.args and without is not None and same(without, other):
            return True
        for statement in context.known():
            for said in statement.conclusions if not statement.variables else ():
                met = said.op == op and same(said.left, one) and same(said.right, other)
                if met and all(holds(context, each) for each in statement.conditions):
                    return True
    elements: Iterable[Term] = ()
    for known in context.theory.sets.values():
        if left in (known.elements or ()):
            elements = known.elements or ()
    return op == "!=" and left != right and left in elements and right in elements


def defined(context: Context, term: Term) -> None:
    """Refuse a term with a divisor that may be 0, or a logarithm of what may not be positive."""
    for each in term.args[1:] if term.head in BINDERS else term.args:
        defined(context, each)
    if term.head in BINDERS:
        without = term.args[1] if len(term.args) > 1 else None
        defined(context.opened(term.name, term.over, without), term.args[0])
    bad = ""
    if term.head == "/" and 0 in sign(context, term.args[1]):
        bad = f"this divides by {term.args[1]}, which is not proved to differ from 0"
    if term.head == "^" and term.value < 0 and 0 in sign(context, term.args[0]):
        bad = f"this divides by {term.args[0]}, which is not proved to differ from 0"
    if term.head == "ln" and not positive(context, term.args[0]):
        bad = f"ln({term.args[0]}) needs {term.args[0]} > 0, which is not proved"
    if bad:
        raise Refusal("side-condition", bad, "prove that first, by a claim or a case of its own")
