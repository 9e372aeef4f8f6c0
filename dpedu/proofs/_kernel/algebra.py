"""Rational algebra in which all else is opaque.

A form is a quotient of polynomials in atoms. Two terms with equal forms are equal wherever both are
defined, and the kernel has every term's divisors and logarithms proved before it is compared.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from itertools import count

from dpedu.proofs._kernel.context import Context, Known
from dpedu.proofs._kernel.terms import height, joined, number, require
from dpedu.proofs._terms import BINDERS, Term

MOST_MONOMIALS = 1500
MOST_DIGITS = 4000  # of a number, in the binary system
Monomial = tuple[tuple[int, int], ...]  # atoms, by number, with their exponents
Polynomial = Mapping[Monomial, Fraction]
ONE: Polynomial = {(): Fraction(1)}
Advice = Callable[[Context, Term], Known | None]  # an equation by which to rewrite a term


@dataclass(frozen=True)
class Form:
    """A quotient. A divisor of one monomial only is written as negative exponents."""

    over: Polynomial
    under: Polynomial


@dataclass(frozen=True)
class Atom:
    """Something opaque. Two atoms are one if they look alike and their parts are equal."""

    look: tuple[str, str, str, int]
    parts: tuple[Form, ...]
    term: Term


def constant(value: Fraction | int) -> Form:
    """A number as a form."""
    return Form({(): Fraction(value)} if value else {}, ONE)


def number_of(form: Form) -> Fraction | None:
    """The number that a form is, if it is one."""
    plain = form.under == ONE and not form.over.keys() - {()}
    return form.over.get((), Fraction(0)) if plain else None


class Algebra:
    """Forms of terms, and the atoms that they share. With advice, equals are put for equals."""

    def __init__(self, context: Context, advice: Advice | None = None, once: bool = False) -> None:
        self.fuel = context.fuel
        self.atoms: list[Atom] = []
        self.advice, self.once = advice, once
        self.used: list[Known] = []

    # Polynomials ----------------------------------------------------------------------------------

    def _times(self, one: Polynomial, other: Polynomial) -> Polynomial:
        if ONE in (one, other):
            return other if one == ONE else one
        made: dict[Monomial, Fraction] = {}
        self.fuel.spend(len(one) * len(other) * (4 + _digits(one, other) // 32))
        for left, a in one.items():
            for right, b in other.items():
                powers = dict(left)
                for atom, power in right:
                    powers[atom] = powers.get(atom, 0) + power
                key = tuple(sorted((k, p) for k, p in powers.items() if p))
                made[key] = made.get(key, Fraction(0)) + a * b
        require(len(made) <= MOST_MONOMIALS, "too long")
        require(_digits(made) <= MOST_DIGITS, "long numbers")
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
        self.fuel.spend((len(left) + len(right)) * (4 + _digits(left, right) // 32) // 32)
        total = {k: left.get(k, Fraction(0)) + right.get(k, Fraction(0)) for k in {**left, **right}}
        return self.quotient({key: value for key, value in total.items() if value}, under)

    def power(self, form: Form, exponent: Fraction) -> Form:
        """A whole power."""
        if exponent < 0:
            require(form.over, "by zero")
            form, exponent = self.quotient(form.under, form.over), -exponent
        return reduce(self.times, [form] * int(exponent), constant(1))

    def equal(self, one: Form, other: Form) -> bool:
        """Sound: a/b = c/d if ad = bc, for b and d are not zero."""
        if one.under == other.under:
            return one.over == other.over
        return self._times(one.over, other.under) == self._times(other.over, one.under)

    # Terms ----------------------------------------------------------------------------------------

    def form(self, term: Term, context: Context) -> Form:
        """The form of a term."""
        self.fuel.spend()
        if term.head == "num":
            return constant(term.value)
        if term.head not in ("+", "-", "*", "/", "^"):
            return self._advised(term, context) or self._opaque(term, context)
        parts = [self.form(each, context) for each in term.args]
        if term.head == "+":
            return self.plus(*parts)
        if term.head == "-":
            return self.times(constant(-1), parts[0])
        if term.head == "*":
            return self.times(*parts)
        if term.head == "/":
            return self.times(parts[0], self.power(parts[1], Fraction(-1)))
        return self.power(parts[0], term.value)

    def _advised(self, term: Term, context: Context) -> Form | None:
        """Sound: equals may be put for equals, where the equation holds."""
        known = self.advice(context, term) if self.advice is not None else None
        if known is None:
            return None
        left, op, right = known.relation.left, known.relation.op, known.relation.right
        same = left == term or equal(context, left, term)
        require(known.context is context and op == "=" and same, "advice")
        self.used.append(known)
        advice, self.advice = self.advice, None if self.once else self.advice
        made = self.form(right, context)
        self.advice = advice
        return made

    def _opaque(self, term: Term, context: Context) -> Form:
        """One atom. A bound variable is renamed, so that its letter does not matter."""
        inner, args, name, used = context, term.args, term.name, len(self.used)
        if term.head in BINDERS:
            name = _letter(term.args[0], context)
            body, inner = context.inside(term, name)
            args = (body, *term.args[1:])
        parts = (*map(self.form, args, [inner] + [context] * len(args)),)
        made = term
        if term.head in BINDERS or len(self.used) > used:
            made = Term(term.head, tuple(map(self.term, parts)), name, term.over)
        if term.head in BINDERS and name != _letter(made.args[0], context):
            return self._opaque(made, context)  # fewer sums are in it than were
        return (self._advised(made, context) if made != term else None) or self._atom(made, parts)

    def _atom(self, term: Term, parts: tuple[Form, ...]) -> Form:
        self.fuel.spend(1 + len(self.atoms) // 8)
        look = term.head, term.name, term.over, len(parts)
        alike = (
            place
            for place, known in enumerate(self.atoms)
            if known.look == look and all(map(self.equal, known.parts, parts))
        )
        place = next(alike, len(self.atoms))
        if place == len(self.atoms):
            self.atoms.append(Atom(look, parts, term))
        return Form({((place, 1),): Fraction(1)}, ONE)

    def term(self, form: Form) -> Term:
        """A term with this form."""
        over = joined([self._product(m, c) for m, c in form.over.items()], "+")
        if form.under == ONE:
            return over
        return Term("/", (over, self.term(Form(form.under, ONE))))

    def _product(self, powers: Monomial, value: Fraction) -> Term:
        factors = [] if value == 1 and powers else [number(value)]
        for atom, power in powers:
            term = self.atoms[atom].term
            factors.append(term if power == 1 else Term("^", (term,), value=Fraction(power)))
        return joined(factors, "*")


def _digits(*polynomials: Polynomial) -> int:
    """The length of the longest number in them, in the binary system."""
    values = (value for each in polynomials for value in each.values())
    return max((abs(v.numerator) | v.denominator for v in values), default=0).bit_length()


def _letter(body: Term, context: Context) -> str:
    """The name of a bound variable, which its body alone decides."""
    return next(name for n in count(height(body)) if (name := f"#{n}") not in context.variables)


def equal(context: Context, left: Term, right: Term) -> bool:
    """Whether two terms are equal by algebra alone."""
    algebra = Algebra(context)
    return algebra.equal(algebra.form(left, context), algebra.form(right, context))
