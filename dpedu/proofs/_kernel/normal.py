"""What the rules for equality add to algebra. Each method is a rule, with why it is sound."""

from __future__ import annotations

from fractions import Fraction

from dpedu.proofs._kernel import signs
from dpedu.proofs._kernel.algebra import (
    ONE,
    Algebra,
    Form,
    Monomial,
    Polynomial,
    constant,
)
from dpedu.proofs._kernel.context import Context
from dpedu.proofs._kernel.terms import minus, named, number, substitute
from dpedu.proofs._script import Term


class Normal(Algebra):
    """Forms of terms under one rule."""

    def __init__(self, context: Context, rule: str, at: Term | None = None) -> None:
        super().__init__(context)
        self.rule, self.at = rule, at
        self.missed: list[str] = []  # conditions that the rule wanted and that were not proved

    def opaque(self, term: Term, parts: tuple[Form, ...], context: Context) -> Form:
        """What the rule knows of E, ln, exp and |u|."""
        if term.head == "mean" and self.rule == "linearity":
            return self._mean(parts[0], context)
        if term.head == "ln" and self.rule == "logarithms":
            return self._logarithm(term, context)
        if term.head == "exp" and self.rule == "logarithms":
            return self._exponential(parts[0])
        if term.head == "abs" and self.rule == "absolute":
            return self._absolute(term, parts[0], context)
        return super().opaque(term, parts, context)

    def binder(self, term: Term, context: Context) -> Form:
        """What the rule knows of sums and products."""
        join = self.plus if term.head == "sum" else self.times
        rest = term.args[1:]
        elements = context.theory.sets[term.over].elements
        if self.rule == "enumeration" and elements and all(each in elements for each in rest):
            # Sound: these are all elements, each once.
            made = constant(0 if term.head == "sum" else 1)
            for each in elements:
                if each not in rest:
                    body = substitute(term.args[0], {term.name: each})
                    made = join(made, self.form(body, context))
            return made
        if self.rule == "splitting" and not rest and self.at and context.fits(self.at, term.over):
            # Sound: the element is in the set, and is counted once on either side.
            one = self.form(substitute(term.args[0], {term.name: self.at}), context)
            left = Term(term.head, (term.args[0], self.at), term.name, term.over)
            return join(one, self.binder(left, context))
        bound, form, _ = self.open(term, context)
        if term.head == "sum" and self.rule == "linearity":
            return self._linear(bound, term.over, form, rest, context)
        if term.head == "prod" and self.rule == "products" and form.under == ONE:
            return self._factors(bound, term, form, context)
        return self.bound(term.head, bound, term.over, form, rest, context)

    def _linear(
        self, bound: str, over: str, body: Form, rest: tuple[Term, ...], context: Context
    ) -> Form:
        """Sound: a finite sum is linear; what does not name its variable is a constant factor.

        A divisor leaves the sum only if it is not zero outside, too: inside of an empty sum,
        anything is.
        """
        names = frozenset({bound})
        constant_under = not any(self.split(powers, names)[1] for powers in body.under)
        leaves = constant_under and self._divides(body.under, context)
        under = ONE if leaves else body.under
        total = constant(0)
        for powers, value in body.over.items():
            outer, inside = self.split(powers, names)
            divisors = tuple((atom, -power) for atom, power in outer if power < 0)
            if not self._divides({divisors: Fraction(1)}, context):
                outer, inside = (), powers
            if inside or under != ONE:
                part = self.bound(
                    "sum", bound, over, self.quotient({inside: Fraction(1)}, under), rest, context
                )
            else:
                size = named("size", named(over))
                part = self.plus(self.form(size, context), constant(-len(rest)))
            total = self.plus(total, self.times(Form({outer: value}, ONE), part))
        return total if under != ONE else self.times(total, self.quotient(ONE, body.under))

    def _divides(self, divisor: Polynomial, context: Context) -> bool:
        """Whether what a sum is divided by is proved to differ from 0 around the sum."""
        return divisor == ONE or 0 not in signs.sign(context, self.term(Form(divisor, ONE)))

    def _mean(self, body: Form, context: Context) -> Form:
        """Sound: E is linear, also over finite sums, and E[c] = c for what has no chance in it."""
        names = frozenset(context.theory.random)
        chance = {n for n, a in enumerate(self.atoms) if context.chance(a.term)}
        under = body.under if any(k in chance for m in body.under for k, _ in m) else ONE
        total = constant(0)
        for powers, value in body.over.items():
            outer = tuple(each for each in powers if each[0] not in chance)
            inside = tuple(each for each in powers if each[0] in chance)
            part = constant(1)
            if inside or under != ONE:
                part = self._expected(inside, under, names, context)
            total = self.plus(total, self.times(Form({outer: value}, ONE), part))
        return total if under != ONE else self.times(total, self.quotient(ONE, body.under))

    def _expected(
        self, inside: Monomial, under: Polynomial, names: frozenset[str], context: Context
    ) -> Form:
        for each in inside if under == ONE else ():
            known = self.atoms[each[0]]
            bound = known.look[1]
            rest = tuple(other for other in inside if other != each)
            caught = any(bound in self.atoms[atom].names for atom, _ in rest)
            if known.look[0] == "sum" and each[1] == 1 and not caught:
                body = self.times(Form({rest: Fraction(1)}, ONE), known.parts[0])
                mean = self._mean(body, context)
                return self._linear(bound, known.look[2], mean, known.term.args[1:], context)
        form = self.quotient({inside: Fraction(1)}, under)
        return self.atom(("mean", "", ""), (form,), Term("mean", (self.term(form),)))

    def _factors(self, bound: str, term: Term, body: Form, context: Context) -> Form:
        """Sound: a product of products is the product of each; divisors are nowhere zero."""
        if len(body.over) != 1:
            return self.bound("prod", bound, term.over, body, term.args[1:], context)
        ((powers, value),) = body.over.items()
        made = constant(1)
        factors: list[tuple[Form, Fraction]] = [
            (Form({((atom, Fraction(1)),): Fraction(1)}, ONE), power) for atom, power in powers
        ]
        if value != 1:
            factors.append((constant(value), Fraction(1)))
        for factor, power in factors:
            whole = self.bound("prod", bound, term.over, factor, term.args[1:], context)
            if power.denominator > 1:  # of exponentials: left alone
                return self.bound("prod", bound, term.over, body, term.args[1:], context)
            made = self.times(made, self.power(whole, power))
        return made

    def _exponential(self, form: Form) -> Form:
        """Sound: exp(u + v) = exp(u) exp(v), exp(c u) = exp(u)^c > 0; exp(ln(u)) = u if u > 0."""
        made = constant(1)
        for powers, value in form.over.items():
            base = self.quotient({powers: Fraction(1)}, form.under)
            place = self.single(base)
            if place is not None and value.denominator == 1 and abs(value) <= 20:
                known = self.atoms[place]
                if known.look[0] == "ln":
                    made = self.times(made, self.power(known.parts[0], value))
                    continue
                if known.look[0] == "sum":
                    inner = self._exponential(known.parts[0])
                    term = Term("prod", (self.term(inner), *known.term.args[1:]), *known.look[1:])
                    whole = self.atom(("prod", *known.look[1:]), (inner, *known.parts[1:]), term)
                    made = self.times(made, self.power(whole, value))
                    continue
            atom = self.atom(("exp", "", ""), (base,), Term("exp", (self.term(base),)))
            ((key, one),) = atom.over.items()
            made = self.times(made, Form({((key[0][0], value),): one}, ONE))
        return made

    def _logarithm(self, term: Term, context: Context) -> Form:
        """Sound: ln(uv) = ln u + ln v if u, v > 0, so for powers and products; ln(exp u) = u."""
        arg = term.args[0]
        if arg.head == "num":
            n, d = arg.value.numerator, arg.value.denominator
            if n == 1:
                arg = Term("^", (number(d),), value=Fraction(-1)) if d > 1 else arg
            elif d > 1:
                arg = Term("/", (number(n), number(d)))
        if arg.head == "exp":
            return self.form(arg.args[0], context)
        if arg == number(1):
            return constant(0)
        where, inner = arg.args[:1] if arg.head in ("^", "prod") else arg.args, context
        if arg.head == "prod":
            body, inner = context.inside(arg, context.fresh(arg))
            where = (body,)
        if arg.head in ("*", "/", "^", "prod"):
            missed = [each for each in where if not signs.positive(inner, each)]
            if not missed:
                logs = [Term("ln", (each,)) for each in arg.args]
                if arg.head == "prod":
                    body = Term("sum", (logs[0], *arg.args[1:]), arg.name, arg.over)
                    return self.form(body, context)
                if arg.head == "^":
                    return self.times(constant(arg.value), self.form(logs[0], context))
                other = logs[1] if arg.head == "*" else minus(logs[1])
                return self.plus(self.form(logs[0], context), self.form(other, context))
            self.missed += [f"{each} > 0" for each in missed]
        return self.atom(("ln", "", ""), (self.form(arg, context),), Term("ln", (arg,)))

    def _absolute(self, term: Term, form: Form, context: Context) -> Form:
        """Sound: |u| = u if u >= 0, -u if u <= 0; |uv| = |u||v|; |cu| = |c||u| for numbers c."""
        arg = term.args[0]
        found = signs.sign(context, arg)
        if -1 not in found:
            return form
        if 1 not in found:
            return self.times(constant(-1), form)
        if arg.head in ("*", "/"):
            return self.form(Term(arg.head, tuple(Term("abs", (e,)) for e in arg.args)), context)
        if not form.over:
            return form
        share = form.over[min(form.over)] if form.under == ONE else Fraction(1)
        base = self.times(constant(1 / share), form)
        atom = self.atom(("abs", "", ""), (base,), Term("abs", (self.term(base),)))
        return self.times(constant(abs(share)), atom)
