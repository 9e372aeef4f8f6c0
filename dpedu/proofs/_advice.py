"""What would make a step go through that is not false and follows by no one rule.

It tells, and accepts nothing. Whatever it looks for, it looks for a bounded number of times.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from fractions import Fraction

from dpedu.proofs._effort import portion
from dpedu.proofs._kernel.algebra import ONE, Algebra, Form, equal
from dpedu.proofs._kernel.context import Context
from dpedu.proofs._kernel.signs import ALLOWED, sign
from dpedu.proofs._kernel.terms import free, minus, number, plus, substitute
from dpedu.proofs._models import refute
from dpedu.proofs._parser import Line, Reader
from dpedu.proofs._pieces import parts, subterms
from dpedu.proofs._script import Reason, Refusal
from dpedu.proofs._search import (
    instances,
    on_chance,
    rewritten,
    step,
    together,
    unfolded,
)
from dpedu.proofs._terms import BINDERS, Relation, Statement, Term

MOST_WORK = 60_000  # for one way of looking
MOST_PAIRS = 80
MOST_INSTANCES = 30
MOST_SIGNS = 6
MOST_EQUATIONS = 6
GIVEN_FOR_FIXED = (
    "{0} is given for fixed numbers, and is not used on chance: show it another way, or in words"
)

Told = Callable[[Term | Relation], str]


def what_helps(
    said: Relation,
    context: Context,
    reason: str,
    given: Sequence[Statement],
    told: Told = str,
    down: bool = False,
) -> str:
    """What to do instead, or nothing, if nothing is found.

    Parameters
    ----------
    said, context : Relation, Context
        The step, and where it stands.
    reason : str
        The rule that it names.
    given : sequence of Statement
        What is given, for models against a sign that is not known.
    told : callable
        How a term was typed.
    down : bool
        Whether the step was typed with the right side first, and > or >=.
    """
    look = _Look(said, context, reason, given, told, down)
    for way in (
        look.fixed,
        look.equations,
        look.unfolding,
        look.between,
        look.rewritten,
        look.sign,
        look.two,
        look.square,
        look.whole,
    ):
        # It may be too much work, or mean nothing.
        with portion(context.fuel, MOST_WORK) as part, suppress(Refusal):
            look.context = replace(context, fuel=part, signs={})
            if found := way():
                return found
    return ""


class _Look:
    """One step, and the ways of looking."""

    def __init__(
        self,
        said: Relation,
        context: Context,
        reason: str,
        given: Sequence[Statement],
        told: Told,
        down: bool,
    ) -> None:
        self.down = down
        self.said, self.context, self.given, self.told = said, context, given, told
        self.own = _read(reason)
        self.others = [each for each in _relevant(said, context) if str(each) != reason]

    def follows(self, said: Relation, reasons: Iterable[Reason], context: Context) -> str:
        """The first reason for which it follows."""
        for each in reasons:
            try:
                step(context, said, each)
            except Refusal as refusal:
                if refusal.code == "too-large":
                    raise
                continue
            return str(each)
        return ""

    def fixed(self) -> str:
        """A claim for any number, which is not used on what depends on chance."""
        found = on_chance(self.context, self.said, self.own)
        given = self.own.about in {each.name for each in self.given}
        return GIVEN_FOR_FIXED.format(self.own.about) if found and given else found

    def equations(self) -> str:
        """Several definitions and equations, one after the other."""
        found = self.equal(self.said)
        return _one_a_line(found, self.context) if found else ""

    def equal(self, said: Relation) -> list[Reason]:
        """Definitions and equations that show a relation, if each may be used anywhere."""
        names = [each for each in (self.own, *self.others) if _equates(each, self.context)]
        names = names[:MOST_EQUATIONS]
        heads = {part.head for side in (said.left, said.right) for part in subterms(side)}
        names += [LINEARITY] if heads & {"sum", "mean"} and LINEARITY not in names else []
        if len(names) < 2 or not together(self.context, said, names):
            return []
        for each in list(names):
            fewer = [other for other in names if other != each]
            if fewer and together(self.context, said, fewer):
                names = fewer
        return names if len(names) > 1 else []

    def rewritten(self) -> str:
        """The equations of a rule first, or last, and another rule."""
        for reason in (self.own, *self.others):
            for said in rewritten(self.context, self.said, reason):
                others = [ALGEBRA, POSITIVITY, self.own, *self.others]
                rule = self.follows(said, others, self.context)
                if rule and rule != str(reason):
                    order = (str(reason), rule)
                    turned = (said.right != self.said.right) != self.down
                    first, then = order[::-1] if turned else order
                    return f"make a line for each rule: first by {first}, then by {then}"
        return ""

    def two(self) -> str:
        """Two rules, each at its place."""
        pairs = [(self.own, each) for each in self.others]
        pairs += list(itertools.combinations(self.others, 2))
        for pair in pairs[:MOST_PAIRS]:
            if together(self.context, self.said, pair) and not any(
                together(self.context, self.said, [each]) for each in pair
            ):
                return _one_a_line(pair, self.context)
        return ""

    def unfolding(self) -> str:
        """A definition first, and then a rule."""
        names = free(self.said.left) | free(self.said.right)
        for name in sorted(names & self.context.theory.definitions.keys()):
            more = unfolded(self.context, self.said, name)
            rule = self.follows(more, [ALGEBRA, POSITIVITY, self.own, *self.others], self.context)
            if rule and rule != f"definition of {name}":
                return _one_a_line([Reason("definition", name), rule], self.context)
        return ""

    def between(self) -> str:
        """A line between, with one side of a fact in place of the other."""
        s, op, t = self.said.left, self.said.op, self.said.right
        if op == "!=":
            return ""
        reasons = [ALGEBRA, POSITIVITY, *self.others]
        for name, middle, up in itertools.islice(self.middles(), MOST_INSTANCES):
            pairs = (s, middle), (middle, t)
            weak = "=" if op == "=" else "<="
            for ops in dict.fromkeys(((weak, op), (op, weak))):  # one of the two is strict, too
                lines = [Relation(x, way, y) for (x, y), way in zip(pairs, ops, strict=True)]
                first, rest = lines if up else lines[::-1]
                if not self.follows(first, [Reason(name, name)], self.context):
                    continue
                same = Relation(rest.left, "=", rest.right)
                rule = rest.op == weak and self.follows(same, reasons, self.context)
                rule = rule or self.follows(rest, reasons, self.context)
                if not rule and (found := self.equal(rest)):
                    rule = _one_a_line(found, self.context).partition(" by ")[2]
                if rule and rule != name:
                    order = (name, rule) if up != self.down else (rule, name)
                    between = f"write {self.told(middle)} between"
                    return f"{between}: first by {order[0]}, then by {order[1]}"
        return ""

    def middles(self) -> Iterator[tuple[str, Term, bool]]:
        """The left side with more, or the right side with less, by a fact."""
        s, t = self.said.left, self.said.right
        found = [(name, known, _with) for name, known in instances(self.context, self.said)]
        for stated in self.context.known():
            names = {name for name, _ in stated.variables}
            for each in stated.conclusions if names else ():
                for side in (each.left, each.right):
                    if side.head == "app" and {str(arg) for arg in side.args} == names:
                        found.append((stated.name, each, _everywhere))
        for name, known, put in found:
            for old, new, up in ((known.left, known.right, True), (known.right, known.left, False)):
                fits = known.op == "=" or (known.op != "!=" and self.said.op != "=")
                if fits and old.head != "num":
                    here = s if up else t
                    middle = put(here, old, new)
                    if middle != here:
                        yield name, middle, up

    def whole(self) -> str:
        """A sum without one element, over a set that is written out."""
        s, t = self.said.left, self.said.right
        for part in dict.fromkeys([*subterms(s), *subterms(t)]):
            if part.head != "sum" or len(part.args) < 2:
                continue
            body = substitute(part.args[0], {part.name: part.args[1]})
            full = plus(Term("sum", part.args[:1], part.name, part.over), minus(body))
            said = Relation(_with(s, part, full), self.said.op, _with(t, part, full))
            rule = self.follows(said, [self.own, Reason("enumeration")], self.context)
            if rule:
                first = f"first write {full} for {self.told(part)} by splitting at {part.args[1]}"
                return f"{first}, then by {rule}"
        return ""

    def sign(self) -> str:
        """A sign that is not known, or two cases."""
        rules = [self.own, POSITIVITY, *self.others]
        rest = plus(self.said.right, minus(self.said.left))
        for term in _unknown_signs(self.said, self.context)[:MOST_SIGNS]:
            if any(equal(self.context, rest, each) for each in (term, minus(term))):
                continue  # its sign is what the step says
            found = {}
            for side in (Relation(number(0), "<=", term), Relation(term, "<=", number(0))):
                there = self.context.assuming(Statement("sign", (), (), (side,)))
                found[side] = self.follows(self.said, rules, there)
            here, turned = found.values()
            typed = self.told(term)
            if here and turned:
                rules_named = here if here == turned else f"{here}, then by {turned}"
                return f"make two cases: case {typed} >= 0, case {typed} < 0, each by {rules_named}"
            for side, rule in found.items():
                if rule and not refute(side, self.context, self.given, self.context.fuel, tries=20):
                    op = ">=" if side.left == number(0) else "<="
                    known = f"it is not known that {typed} {op} 0: claim it first"
                    return f"{known}, then write: by {rule}"
        return ""

    def square(self) -> str:
        """A square that is multiplied out."""
        algebra = Algebra(self.context)
        rest = plus(self.said.right, minus(self.said.left))
        form = algebra.form(rest, self.context)
        if self.said.op != "<=" or form.under != ONE:
            return ""
        for square in _squares(algebra, form):
            more = plus(rest, minus(square))
            if sign(self.context, algebra.term(algebra.form(more, self.context))) <= ALLOWED["<="]:
                zero = sign(self.context, more) == frozenset({0}) or equal(
                    self.context, more, number(0)
                )
                total = (
                    square if zero else plus(square, algebra.term(algebra.form(more, self.context)))
                )
                left, right = self.told(self.said.left), self.told(self.said.right)
                if self.down and self.said.left == number(0):
                    return f"write first = {total} by algebra, then >= 0 by positivity"
                if self.down:
                    less = f"{right} - {total if zero else f'({total})'}"
                    return f"write first >= {less} by positivity, then = {left} by algebra"
                if self.said.left == number(0):
                    return f"write 0 <= {total} by positivity, then = {right} by algebra"
                less = f"= {right} - {total if zero else f'({total})'} by algebra"
                return f"write first {less}, then <= {right} by positivity"
        return ""


def _read(reason: str) -> Reason:
    """The reason that was typed; of one that cannot be read again, algebra is in its place."""
    try:
        return Reader(Line(0, f"by {reason}", 0)).reason()
    except Refusal:
        return ALGEBRA


ALGEBRA, POSITIVITY, LINEARITY = map(Reason, ("algebra", "positivity", "linearity"))


def _with(term: Term, old: Term, new: Term) -> Term:
    """The term with a new part in place of an old one, wherever it stands."""
    if term == old:
        return new
    args = tuple(_with(each, old, new) for each in term.args)
    return Term(term.head, args, term.name, term.over, term.value)


def _everywhere(term: Term, old: Term, new: Term) -> Term:
    """The term with what holds for all arguments of a function in place of each of its values."""
    args = tuple(_everywhere(each, old, new) for each in term.args)
    if term.head == "app" and term.name == old.name and len(args) == len(old.args):
        return substitute(new, {each.name: arg for each, arg in zip(old.args, args, strict=True)})
    return Term(term.head, args, term.name, term.over, term.value)


def _names(said: Relation, context: Context) -> frozenset[str]:
    """The names in a step, and those that definitions and equations put for them."""
    names = free(said.left) | free(said.right)
    definitions = context.theory.definitions
    for _ in range(2):
        names = names.union(*(free(definitions[name][1]) for name in names & definitions.keys()))
        for stated in context.known():
            for each in stated.conclusions:
                if each.op == "=" and each.left.head == "app" and each.left.name in names:
                    names |= free(each.right)
    return names


def _one_a_line(reasons: Sequence[Reason | str], context: Context) -> str:
    """Definitions, what holds for all, linearity, what is known of sums, and the rest."""

    def place(reason: Reason | str) -> int:
        name = str(reason)
        stated = [each for each in context.known() if each.name == name]
        if name.startswith("definition"):
            return 0
        if name in ("positivity", "algebra"):
            return 4
        if name == "linearity":
            return 2
        sums = any(each.left.head in ("sum", "mean") for s in stated for each in s.conclusions)
        return 3 if sums else 1

    first, *rest = map(str, sorted(reasons, key=place))
    return f"make a line for each rule: first by {first}, then by {', then by '.join(rest)}"


def _equates(reason: Reason, context: Context) -> bool:
    """Whether it is a definition, or says that something is equal."""
    if reason.rule == "definition":
        return True
    stated = (each for each in context.known() if each.name == reason.rule)
    return any(said.op == "=" for each in stated for said in each.conclusions)


def _relevant(said: Relation, context: Context) -> list[Reason]:
    """The rules, definitions and statements that may have to do with a step."""
    names = _names(said, context)
    inside = [part for side in (said.left, said.right) for part in subterms(side)]
    heads = {part.head for part in inside}
    made = [
        Reason("definition", each) for each in sorted(names & context.theory.definitions.keys())
    ]
    for stated in context.known():
        about = [free(each.left) | free(each.right) for each in stated.conclusions]
        if any(each & names for each in about):
            made.append(Reason(stated.name, stated.name))
    made += [POSITIVITY] if said.op in ("<", "<=") else []
    sets = {part.over for part in inside if part.head in BINDERS}
    made += [Reason("enumeration")] if any(map(context.theory.elements, sets)) else []
    for name, kind in _constants(context):
        made += [Reason("splitting", at=Term("app", name=name))] if kind in sets else []
    for rule, its in USES.items():
        made += [Reason(rule)] if heads & its else []
    return list(dict.fromkeys(made))


USES = {
    "linearity": {"sum", "mean"},
    "absolute": {"abs"},
    "triangle": {"abs"},
    "tangent": {"exp", "ln"},
    "exponentials": {"exp"},
    "logarithms": {"ln"},
    "products": {"prod"},
}


def _constants(context: Context) -> Iterator[tuple[str, str]]:
    """Names for elements of sets here."""
    yield from ((name, kind) for name, (kind, _) in context.variables.items())
    signatures = context.theory.signatures.items()
    listed = {str(each) for known in context.theory.sets.values() for each in known.elements or ()}
    yield from (
        (name, kind) for name, (args, kind) in signatures if not args and name not in listed
    )


def _unknown_signs(said: Relation, context: Context) -> list[Term]:
    """Factors, divisors and absolute values whose sign is not known."""
    found: dict[Term, None] = {}
    for side in (said.left, said.right):
        for summand in parts(side, "+"):
            grown = (each for each in parts(summand, "*") if each.head in ("exp", "app"))
            found |= dict.fromkeys(plus(each, number(-1)) for each in grown)
            for part in subterms(summand):
                if part.head in ("*", "/"):
                    found |= dict.fromkeys(each for arg in part.args for each in parts(arg, "*"))
                if part.head == "abs" or (part.head == "^" and part.value > 0):
                    found[part.args[0]] = None
    bound = {part.name for side in (said.left, said.right) for part in subterms(side)
             if part.head in BINDERS}  # fmt: skip
    here = [each for each in found if not free(each) & bound and not context.chance(each)]
    return [each for each in here if {-1, 1} <= sign(context, each)]


def _squares(algebra: Algebra, form: Form) -> Iterator[Term]:
    """Squares of a sum of two that may be in a polynomial."""
    terms = {place: atom.term for place, atom in enumerate(algebra.atoms)}
    for one, two in itertools.permutations([*terms, -1], 2):
        if one < 0:
            continue
        size = form.over.get(((one, 2),), Fraction(0))
        mixed = ((one, 1),) if two < 0 else tuple(sorted(((one, 1), (two, 1))))
        both = form.over.get(mixed, Fraction(0))
        if size <= 0 or not both:
            continue
        share = both / (2 * size)
        other = number(share) if two < 0 else Term("*", (number(abs(share)), terms[two]))
        other = terms[two] if two >= 0 and abs(share) == 1 else other
        whole = plus(terms[one], minus(other) if two >= 0 and share < 0 else other)
        if two < 0 and share < 0:
            whole = plus(terms[one], minus(number(-share)))
        square = Term("^", (whole,), value=Fraction(2))
        yield square if size == 1 else Term("*", (number(size), square))
