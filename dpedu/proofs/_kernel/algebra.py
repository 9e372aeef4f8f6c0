"""Rational algebra in which all else is opaque.

A form is a quotient of polynomials in atoms. Two terms with equal forms are equal wherever both are
defined, and the kernel has every term's divisors and logarithms proved before it is compared.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from dpedu.proofs._kernel.context import Context
from dpedu.proofs._kernel.terms import free, height, joined, number
from dpedu.proofs._script import BINDERS, Refusal, Term

MOST_MONOMIALS = 1500
Monomial = tuple[tuple[int, Fraction], ...]  # atoms, by number, with their exponents
Polynomial = Mapping[Monomial, Fraction]
ONE: Polynomial = {(): Fraction(1)}


@dataclass(frozen=True)
class Form:
    """A quotient. A divisor of one monomial only is written as negative exponents."""

    over: Polynomial
    under: Polynomial


@dataclass(frozen=True)
class Atom:
    """Something opaque. Two atoms are one if they look alike and their parts are equal."""

    look: tuple[str, str, str]
    parts: tuple[Form, ...]
    term: Term
    names: frozenset[str]


def constant(value: Fraction | int) -> Form:
    """A number as a form."""
    return Form({(): Fraction(value)} if value else {}, ONE)


def number_of(form: Form) -> Fraction | None:
    """The number that a form is, if it is one."""
    plain = form.under == ONE and not form.over.keys() - {()}
    return form.over.get((), Fraction(0)) if plain else None


class Algebra:
    """Forms of terms, and the atoms that they share."""

    def __init__(self, context: Context) -> None:
        self.fuel = context.fuel
        self.atoms: list[Atom] = []
        self.rewritten: dict[int, Form] = {}

    # Polynomials ----------------------------------------------------------------------------------

    def _times(self, one: Polynomial, other: Polynomial) -> Polynomial:
        made: dict[Monomial, Fraction] = {}
        self.fuel.spend(4 * len(one) * len(other))
        for left, a in one.items():
            for right, b in other.items():
                powers = dict(left)
                for atom, power in right:
                    powers[atom] = powers.get(atom, Fraction(0)) + power
                key = tuple(sorted((k, p) for k, p in powers.items() if p))
                made[key] = made.get(key, Fraction(0)) + a * b
        if len(made) > MOST_MONOMIALS:
            raise Refusal("too-large", "multiplied out, this is too long", "make smaller steps")
        if any(abs(v.numerator) >> 4000 or v.denominator >> 4000 for v in made.values()):
            raise Refusal("too-large", "these numbers are too long", "use smaller numbers")
        return {key: value for key, value in made.items() if value}

    def quotient(self, over: Polynomial, under: Polynomial) -> Form:
        """A form, simplified as far as that is cheap."""
        if len(under) == 1:
            ((powers, value),) = under.items()
            inverse = {tuple((atom, -power) for atom, power in powers): 1 / value}
            return Form(self._times(over, inverse), ONE)
        first = next(iter(under))
        share = over.get(first, Fraction(0)) / under[first]
        if over == {key: share * value for key, value in under.items() if share}:
            return constant(share)
        return Form(over, under)

    def times(self, one: Form, other: Form) -> Form:
        """The product."""
        return self.quotient(self._times(one.over, other.over), self._times(one.under, other.under))

    def plus(self, one: Form, other: Form) -> Form:
        """The sum."""
        left, right, under = one.over, other.over, one.under
        if one.under != other.under:
            left, right = self._times(left, other.under), self._times(right, one.under)
            under = self._times(one.under, other.under)
        total = {k: left.get(k, Fraction(0)) + right.get(k, Fraction(0)) for k in {**left, **right}}
        return self.quotient({key: value for key, value in total.items() if value}, under)

    def power(self, form: Form, exponent: Fraction) -> Form:
        """A whole power."""
        if exponent < 0:
            if not form.over:
                raise Refusal("side-condition", "this divides by zero", "leave the zero out")
            form, exponent = self.quotient(form.under, form.over), -exponent
        made = constant(1)
        for _ in range(int(exponent)):
            made = self.times(made, form)
        return made

    def equal(self, one: Form, other: Form) -> bool:
        """Sound: a/b = c/d if ad = bc, for b and d are not zero."""
        if one.under == other.under:
            return one.over == other.over
        return self._times(one.over, other.under) == self._times(other.over, one.under)

    # Atoms ----------------------------------------------------------------------------------------

    def atom(self, look: tuple[str, str, str], parts: tuple[Form, ...], term: Term) -> Form:
        """The form that is one atom."""
        self.fuel.spend(1 + len(self.atoms) // 8)
        alike = (
            place
            for place, known in enumerate(self.atoms)
            if known.look == look
            and len(known.parts) == len(parts)
            and all(map(self.equal, known.parts, parts))
        )
        place = next(alike, len(self.atoms))
        if place == len(self.atoms):
            self.atoms.append(Atom(look, parts, term, free(term)))
        return self.rewritten.get(place) or Form({((place, Fraction(1)),): Fraction(1)}, ONE)

    def single(self, form: Form) -> int | None:
        """The number of the atom that a form is, if it is one."""
        if form.under == ONE and len(form.over) == 1:
            ((powers, value),) = form.over.items()
            if value == 1 and len(powers) == 1 and powers[0][1] == 1:
                return powers[0][0]
        return None

    def rewrite(self, left: Term, right: Term, context: Context) -> bool:
        """Sound: equals may be put for equals; neither has a variable that a sum could catch."""
        place, new = self.single(self.form(left, context)), self.form(right, context)
        if place is not None:
            self.rewritten[place] = new
        return place is not None

    def term(self, form: Form) -> Term:
        """A term with this form."""
        over = joined([self._product(m, c) for m, c in form.over.items()], "+")
        if form.under == ONE:
            return over
        under = joined([self._product(m, c) for m, c in form.under.items()], "+")
        return Term("/", (over, under))

    def _product(self, powers: Monomial, value: Fraction) -> Term:
        factors = [] if value == 1 and powers else [number(value)]
        for atom, power in powers:
            term = self.atoms[atom].term
            if power.denominator > 1:  # only of exponentials
                term = Term("exp", (Term("*", (number(power), term.args[0])),))
            elif power != 1:
                term = Term("^", (term,), value=power)
            factors.append(term)
        return joined(factors, "*")

    # Terms ----------------------------------------------------------------------------------------

    def form(self, term: Term, context: Context) -> Form:
        """The form of a term."""
        self.fuel.spend()
        if term.head == "num":
            return constant(term.value)
        if term.head in BINDERS:
            return self.binder(term, context)
        parts = tuple(self.form(each, context) for each in term.args)
        if term.head == "+":
            return self.plus(*parts)
        if term.head == "-":
            return self.times(constant(-1), parts[0])
        if term.head == "*":
            return self.times(*parts)
        if term.head == "/":
            return self.times(parts[0], self.power(parts[1], Fraction(-1)))
        if term.head == "^":
            return self.power(parts[0], term.value)
        return self.opaque(term, parts, context)

    def opaque(self, term: Term, parts: tuple[Form, ...], context: Context) -> Form:
        """Anything else. Rules know more of some."""
        return self.atom((term.head, term.name, ""), parts, term)

    def binder(self, term: Term, context: Context) -> Form:
        """A sum or product. Its variable is renamed, so that its letter does not matter."""
        bound, form, rest = self.open(term, context)
        return self.bound(term.head, bound, term.over, form, rest, context)

    def open(self, term: Term, context: Context) -> tuple[str, Form, tuple[Term, ...]]:
        """The new name of its variable, which nothing within has, and the form of its body."""
        bound = _letter(term.args[0], context)
        body, inner = context.inside(term, bound)
        return bound, self.form(body, inner), term.args[1:]

    def bound(
        self, head: str, name: str, over: str, body: Form, rest: tuple[Term, ...], context: Context
    ) -> Form:
        """The atom that is a sum or product."""
        term = Term(head, (self.term(body), *rest), name, over)
        if name != _letter(term.args[0], context):  # fewer sums are in it than were
            return Algebra.binder(self, term, context)
        parts = (body, *(self.form(each, context) for each in rest))
        return self.atom((head, name, over), parts, term)

    def split(self, powers: Monomial, names: frozenset[str]) -> tuple[Monomial, Monomial]:
        """The part of a monomial without these names, and the part with them."""
        inside = {atom for atom, _ in powers if not names.isdisjoint(self.atoms[atom].names)}
        outer = tuple(each for each in powers if each[0] not in inside)
        return outer, tuple(each for each in powers if each[0] in inside)


def _letter(body: Term, context: Context) -> str:
    """The name of a bound variable, which its body alone decides."""
    level = height(body)
    while f"#{level}" in context.variables:
        level += 1
    return f"#{level}"


def equal(context: Context, left: Term, right: Term) -> bool:
    """Whether two terms are equal by algebra alone."""
    algebra = Algebra(context)
    return algebra.equal(algebra.form(left, context), algebra.form(right, context))
