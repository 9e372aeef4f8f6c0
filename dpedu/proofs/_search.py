"""Where a step is looked for: which rule of the kernel shows it, at which place, for which values.

Nothing here accepts: whatever is found has been made by the rules of the kernel.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace as replaced
from fractions import Fraction
from functools import partial

from dpedu.proofs._inequalities import by_positivity, exchanged, signed, sized, tangent, triangle
from dpedu.proofs._kernel.algebra import (
    ONE,
    Advice,
    Algebra,
    Form,
    equal,
    number_of,
)
from dpedu.proofs._kernel.context import Context, Known
from dpedu.proofs._kernel.rules import (
    by_algebra,
    by_definition,
    by_law,
    by_parts,
    by_statement,
)
from dpedu.proofs._kernel.signs import ABOVE, defined, fits, holds, says, sign
from dpedu.proofs._kernel.terms import free, joined, minus, named, number, plus, replace, substitute
from dpedu.proofs._laws import MOST_POWER, absolute, enumerated, factored, linear
from dpedu.proofs._pieces import (
    as_wanted,
    divided,
    factors_of,
    function_of,
    inverse_of,
    letters,
    parts,
    subterms,
    times,
    tried,
    without_common,
)
from dpedu.proofs._script import NORMAL, Reason, Refusal
from dpedu.proofs._terms import BINDERS, ELEMENTARY, Relation, Statement, Term

MOST_INSTANCES = 64
MOST_TOLD = 160  # characters of a relation that was not typed
MOST_DIVISORS = 4
MOST_RANDOM = 12
# What stands behind by, where no such thing is.
NOT_HERE = {
    "above": ("no chain stands above this line in its claim", "name a fact or a claim"),
    "condition": ("this claim has no condition", "name a fact; a claim has one behind: if"),
    "case": ("this line stands in no case", "write case and what holds there above it"),
    "induction": (
        "this line does not stand in the second case of an induction",
        "write: induction on k, case 0, case k + 1",
    ),
}
Leaf = Callable[[Context, Relation], Known | None]


def step(context: Context, said: Relation, reason: Reason) -> Known:
    """Show that a step follows for its reason, or refuse it with what is missing."""
    return _Step(reason).show(context, said)


def together(context: Context, said: Relation, reasons: Sequence[Reason]) -> Known | None:
    """What shows a relation if each place may have any of these reasons.

    No step may lean on it, for a step has one reason: it tells which steps to make.
    """
    steps = [_Step(reason) for reason in reasons]
    ways = [each.equations(context, said) or [_nothing] for each in steps]
    for advices in itertools.product(*ways):

        def advice(where: Context, term: Term, all_of: Sequence[Advice] = advices) -> Known | None:
            return next(filter(None, (each(where, term) for each in all_of)), None)

        found = tried(by_algebra, context, said, (), advice)
        if found is not None:
            return found

    def leaf(where: Context, goal: Relation) -> Known | None:
        return next(filter(None, (tried(each.show, where, goal) for each in steps)), None)

    return steps[0].related(context, said, leaf)


def instances(context: Context, said: Relation) -> Iterator[tuple[str, Relation]]:
    """What all that holds here says of the terms of a step, where its conditions hold."""
    for stated in context.known():
        for by in propose(context, stated, (said.left, said.right)):
            if all(holds(context, replace(each, by)) for each in stated.conditions):
                yield from ((stated.name, replace(each, by)) for each in stated.conclusions)


def unfolded(context: Context, said: Relation, name: str) -> Relation:
    """A relation with a definition in place of its name."""
    names, body = context.theory.definitions[name]

    def inside(term: Term) -> Term:
        args = tuple(map(inside, term.args))
        own = (term.head, term.name, len(args)) == ("app", name, len(names))
        if own and not any(map(context.chance, args)):
            return substitute(body, dict(zip(names, args, strict=True)))
        return Term(term.head, args, term.name, term.over, term.value)

    return Relation(inside(said.left), said.op, inside(said.right))


def rewritten(context: Context, said: Relation, reason: Reason) -> Iterator[Relation]:
    """A step with one side as the equations of a reason make it: the left one first."""
    for advice in _Step(reason).equations(context, said)[:2]:
        sides = (said.left, said.right)
        for place, side in enumerate(sides):
            algebra = Algebra(context, advice)
            other = algebra.term(algebra.form(side, context))
            if algebra.used and not equal(context, other, side):
                made = [*sides]
                made[place] = other
                yield Relation(made[0], said.op, made[1])


def itself(stated: Statement, by: Mapping[str, Term]) -> str:
    """What to do where a statement for any number is used on values that depend on chance."""
    about = ", ".join(map(str, by.values()))
    rest = [f"{name} {'' if kind == 'real' else 'in '}{kind}" for name, kind in stated.variables
            if name not in by]  # fmt: skip
    said = ", ".join(str(replace(each, by)) for each in stated.conclusions)
    said = f"for {', '.join(rest)}: {said}" if rest else said
    return f"state this claim for {about} itself, and prove it so: claim NAME: {said}"


def averages(context: Context, term: Term) -> bool:
    """Whether it, or what its names mean, has an E: what is put into it would not be one value."""
    own = context.theory.definitions.get(term.name, ((), number(0)))[1]
    inside = term.head == "app" and averages(context, own)
    return term.head == "mean" or inside or any(averages(context, each) for each in term.args)


def _sides(stated: Statement) -> list[Term]:
    said = (*stated.conditions, *stated.conclusions)
    return [side for each in said for side in (each.left, each.right)]


def on_chance(context: Context, said: Relation, reason: Reason) -> str:
    """What to do if a step would follow were its random numbers fixed; else nothing."""
    theory = context.theory
    fixed = replaced(context, theory=replaced(theory, random=set()), signs={})
    terms = (said.left, said.right)
    random = [part for each in terms for part in subterms(each) if context.chance(part)]
    random = sorted(dict.fromkeys(random), key=lambda each: len(str(each)))[:MOST_RANDOM]
    for stated in context.known() if random else ():
        kinds = [name for name, kind in stated.variables if kind == "real"]
        means = any(averages(context, each) for each in _sides(stated))
        if stated.name != reason.about or not kinds or means:
            continue
        asked = [{kinds[0]: each} for each in random] if len(kinds) == 1 else [{}]
        for given in asked:
            for by in propose(fixed, stated, terms, given):
                values = tuple(by.items())
                chance = {name: term for name, term in values if context.chance(term)}
                about = Reason(reason.rule, reason.about, values=values)
                if chance and tried(step, fixed, said, about) is not None:
                    return itself(stated, chance)
    return ""


def _nothing(where: Context, term: Term) -> Known | None:
    return None


def propose(
    context: Context,
    stated: Statement,
    terms: Iterable[Term],
    given: Mapping[str, Term] | None = None,
) -> Iterator[dict[str, Term]]:
    """Values for the variables of a statement: those given, or those that stand in its places."""
    relations = (*stated.conclusions, *stated.conditions)
    patterns = [p for r in relations for side in (r.left, r.right) for p in subterms(side)]
    found = [part for each in terms for part in subterms(each)] if stated.variables else []
    choices = []
    for name, kind in stated.variables:
        if given and name in given:
            choices.append([given[name]])
            continue
        wanted: dict[Term, None] = {}
        for p in patterns:
            if p.head != "app" and p.head not in ELEMENTARY:
                continue
            places = [i for i, arg in enumerate(p.args) if arg == named(name)]
            for term in found if places else ():
                if (term.head, term.name, len(term.args)) == (p.head, p.name, len(p.args)):
                    wanted.update((term.args[i], None) for i in places)
        if not wanted:
            wanted = {named(v): None for v, (k, _) in context.variables.items() if k == kind}
            wanted |= dict.fromkeys(context.theory.elements(kind))
        choices.append([term for term in wanted if fits(context, term, kind)])
    names = [name for name, _ in stated.variables]
    for values in itertools.islice(itertools.product(*choices), MOST_INSTANCES):
        context.fuel.spend()
        yield dict(zip(names, values, strict=True))


class _Step:
    """One step: its reason, and the conditions that were wanted and not proved."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        self.missed: list[str] = []
        self.units: dict[Term, Fraction] = {}  # of which all exponents are whole multiples
        self.smaller = False  # whether one has changed

    def show(self, context: Context, said: Relation) -> Known:
        """By the rule that the reason names."""
        rule = self.reason.rule
        leaves = {"exchange": exchanged, "triangle": triangle, "tangent": tangent}
        if rule in NORMAL:
            found = self._by_equations(context, said)
            if found is None and rule == "absolute":
                found = self.related(context, said, sized)
                self.missed.clear()
        elif rule == "positivity":
            found = by_positivity(context, said) or self.related(context, said, signed)
            self.missed.clear()  # which sign is lacking is told if the step is not false
        elif rule in leaves:
            found = self.related(context, said, leaves[rule])
        elif rule == "definition":
            found = self._by_definition(context, said)
        else:
            found = self._by_statement(context, said)
        if found is None:
            told, missed = self._told(context, said), list(dict.fromkeys(self.missed))
            unfolded = f", where {told} is left to show" if told else ""
            wanted = f"; it needs {', and '.join(missed)}" if missed else ""
            raise Refusal(
                "side-condition" if missed else "does-not-follow",
                f"{said} does not follow by {self.reason}{unfolded}{wanted}",
                "prove that condition first" if missed else "make a smaller step",
                name="lacking" if missed else "",
                about=(said,),
            )
        return found

    def _told(self, context: Context, said: Relation) -> str:
        """What is left to show with the definition in place of its name, if that is short."""
        if self.reason.rule != "definition":
            return ""
        whole = unfolded(context, said, self.reason.about)
        text = str(_left_over(whole))
        return text if whole != said and len(text) <= MOST_TOLD else ""

    # Equations ------------------------------------------------------------------------------------

    def equations(self, context: Context, said: Relation) -> list[Advice]:
        """What the reason puts for terms, in one way or another."""
        rule, name = self.reason.rule, self.reason.about
        if rule == "definition":
            return [partial(_unfolded, name)]
        if rule in NORMAL:
            advice = self._normal(NORMAL[rule])
            return [] if advice is None else [advice]
        stated = [each for each in context.known() if each.name == name]
        return list(itertools.islice(self._advices(context, said, stated, {}), 4))

    def _normal(self, rule: str) -> Advice | None:
        return {
            "linearity": linear,
            "enumeration": enumerated,
            "splitting": self._split,
            "logarithms": self._logarithmic,
            "products": factored,
            "absolute": absolute,
        }.get(rule)

    def _by_equations(self, context: Context, said: Relation) -> Known | None:
        rule = NORMAL[self.reason.rule]
        advice = self._normal(rule)
        if rule == "splitting":
            at = self.reason.at
            if at is None:
                raise Refusal("form", "splitting needs an element", "write: by splitting at j")
            context.unshadowed(at)
            _unbound(context, said, at)
            context.kind(at)
            defined(context, at)
            if context.chance(at):
                raise Refusal("chance", f"{at} depends on chance", "split at a fixed element")
        for _ in range(4):
            self.smaller = False
            try:
                return by_algebra(context, said, (), advice)
            except Refusal as refusal:
                if refusal.code != "does-not-follow":
                    raise
            if not self.smaller:
                break
        if rule == "linearity" and any(
            part.head == "mean" for side in (said.left, said.right) for part in subterms(side)
        ):
            return tried(by_algebra, context, said, (), partial(linear, backwards=True))
        return None

    def _split(self, context: Context, term: Term) -> Known | None:
        at = self.reason.at
        if term.head not in BINDERS or len(term.args) > 1 or at is None:
            return None
        if not fits(context, at, term.over):
            return None
        by = {"A": named(term.over), "j": at, "f": function_of(term)}
        return tried(by_law, context, f"splitting {term.head}", by)

    def _logarithmic(self, context: Context, term: Term) -> Known | None:
        if term.head == "exp":
            return self._exponential(context, term.args[0])
        if term.head != "ln":
            return None
        arg = term.args[0]
        key, by, power, where = "", {}, 1, arg.args
        inner = context
        if arg.head == "num":
            n, d = number(arg.value.numerator), number(arg.value.denominator)
            if arg.value == 1:
                key, by, power = "power", {"u": number(2)}, 0
            elif n == number(1):
                key, by, power = "power", {"u": d}, -1
            elif d != number(1):
                key, by = "times", {"u": n, "v": inverse_of(d)}
        elif arg.head == "exp":
            key, by = "of exp", {"u": arg.args[0]}
        elif arg.head in ("*", "/"):
            u, v = arg.args
            key, by = "times", {"u": u, "v": v if arg.head == "*" else inverse_of(v)}
        elif arg.head == "^":
            key, by, power = "power", {"u": arg.args[0]}, int(arg.value)
        elif arg.head == "prod":
            key, by = "product", {"f": function_of(arg), **letters(arg)}
            body, inner = context.inside(arg, context.fresh(arg))
            where = (body,)
        if not key:
            return None
        found = tried(by_law, context, f"logarithms {key}", by, power)
        if found is None:
            self.missed += [f"{each} > 0" for each in where if not sign(inner, each) <= ABOVE]
        return found

    def _exponential(self, context: Context, arg: Term) -> Known | None:
        algebra = Algebra(context)
        form = algebra.form(arg, context)
        if not form.over:
            return tried(by_law, context, "logarithms multiple", {"u": number(1)}, 0)
        (powers, value), *more = form.over.items()
        base = algebra.quotient({powers: Fraction(1)}, form.under)
        over = algebra.term(base)
        if more:
            u = algebra.term(algebra.quotient({powers: value}, form.under))
            v = algebra.term(algebra.quotient(dict(more), form.under))
            return tried(by_law, context, "logarithms exp", {"u": u, "v": v})
        if over.head in ("ln", "sum") and value.denominator == 1:
            if value == 1 and over.head == "ln":
                u = over.args[0]
                return tried(by_law, context, "logarithms inverse", {"u": u})
            if value == 1:
                by = {"f": function_of(over), **letters(over)}
                return tried(by_law, context, "logarithms exp sum", by)
            unit = Fraction(1)
        else:
            unit = self._unit(over, abs(value))
        times_unit = value / unit
        if times_unit == 1:
            return None
        whole = int(times_unit)
        sizes = [n for n in range(2, MOST_POWER + 1) if whole % n == 0]
        if abs(whole) == 1 or sizes:
            power = whole if abs(whole) <= MOST_POWER else sizes[-1]
            u = times(number(value / power), over) if value != power else over
            return tried(by_law, context, "logarithms multiple", {"u": u}, power)
        u, v = times(number(unit), over), times(number(value - unit), over)
        return tried(by_law, context, "logarithms exp", {"u": u, "v": v})

    def _unit(self, base: Term, value: Fraction) -> Fraction:
        """The largest number of which all exponents of this base are multiples, as far as seen."""
        known, other = self.units.get(base, value), value
        while other:
            known, other = other, known % other
        self.smaller = self.smaller or known != self.units.get(base, known)
        self.units[base] = known
        return known

    def _by_definition(self, context: Context, said: Relation) -> Known | None:
        name = self.reason.about
        if name not in context.theory.definitions:
            raise Refusal(
                "unknown",
                f"{name or 'nothing'} is not defined here",
                "name a definition",
                name="no definition",
                about=(name,),
            )
        return tried(by_algebra, context, said, (), partial(_unfolded, name))

    # Statements -----------------------------------------------------------------------------------

    def _by_statement(self, context: Context, said: Relation) -> Known | None:
        statements = _named(context, self.reason.about)
        given = dict(self.reason.values)
        for name, value in given.items():
            self._check_value(context, statements, name, value)

        def leaf(where: Context, goal: Relation) -> Known | None:
            for stated in statements:
                for by in propose(where, stated, (goal.left, goal.right), given):
                    for place, each in enumerate(stated.conclusions):
                        known = replace(each, by)
                        if not says(where, known, goal):
                            continue
                        if self._met(where, stated, by):
                            made = _instance(where, stated, by, place)
                            return as_wanted(where, goal, made)
            return None

        if self.reason.rule == "rearranging":
            return self._rearranged(context, said, statements, given)
        if said.op in ("=", "<="):
            for advice in self._advices(context, said, statements, given):
                found = _rewritten(context, said, advice)
                if found is not None:
                    return found
        return self.related(context, said, leaf)

    def _check_value(
        self, context: Context, statements: Sequence[Statement], name: str, value: Term
    ) -> None:
        kinds = {kind for each in statements for variable, kind in each.variables
                 if variable == name}  # fmt: skip
        if len(kinds) != 1:
            why = f"{self.reason.about} has no variable {name}"
            raise Refusal("unknown", why, "look at what it says")
        context.unshadowed(value)
        context.expect(value, kinds.pop())
        defined(context, value)
        if context.chance(value):
            stated = next(each for each in statements if name in dict(each.variables))
            if any(averages(context, each) for each in _sides(stated)):
                raise Refusal("chance", f"{value} depends on chance", "give a fixed value")
            todo = itself(stated, {name: value})
            why = f"{value} depends on chance"
            raise Refusal("chance", why, todo, name="value", about=(value,))

    def _met(self, where: Context, stated: Statement, by: Mapping[str, Term]) -> bool:
        unmet = [c for each in stated.conditions if not holds(where, c := replace(each, by))]
        self.missed.extend(f"the condition {each}" for each in unmet)
        return not unmet

    def _advices(
        self,
        context: Context,
        said: Relation,
        statements: Sequence[Statement],
        given: Mapping[str, Term],
    ) -> Iterator[Callable[[Context, Term], Known | None]]:
        """Ways to put equals for equals: all that have no variables at once, then each."""
        plain = [each for each in statements if not each.variables and not each.conditions]
        if plain:
            yield partial(_put, [(each, {}) for each in plain])
        for stated in statements:
            if stated.conditions:
                continue
            for place, each in enumerate(stated.conclusions):
                names = [named(name) for name, _ in stated.variables]
                own = each.left.args
                if each.op == "=" and each.left.head == "app" and names:
                    kinds = dict(stated.variables)
                    signature = context.theory.signatures.get(each.left.name, ((), ""))[0]
                    if sorted(map(str, own)) == sorted(map(str, names)) and signature == tuple(
                        kinds[arg.name] for arg in own
                    ):
                        yield _everywhere(stated, place)
            if stated.variables:
                for by in propose(context, stated, (said.left, said.right), given):
                    yield partial(_put, [(stated, by)])

    def _rearranged(
        self,
        context: Context,
        said: Relation,
        statements: Sequence[Statement],
        given: Mapping[str, Term],
    ) -> Known | None:
        for stated in statements:
            for by in propose(context, stated, (said.left, said.right), given):
                for place, each in enumerate(stated.conclusions):
                    for factor in _factors_between(context, replace(each, by), said):
                        if not self._met(context, stated, by):
                            continue
                        made = _instance(context, stated, by, place)
                        found = tried(by_algebra, context, said, [(factor, made)])
                        if found is not None:
                            return found
        return None

    # Monotone positions ---------------------------------------------------------------------------

    def related(self, context: Context, goal: Relation, leaf: Leaf) -> Known | None:
        """Show a relation because the leaf relates one part of the sides, and all else is equal."""
        context.fuel.spend(4)
        s, op, t = goal.left, goal.op, goal.right
        if op in ("=", "<=") and equal(context, s, t):
            return tried(by_algebra, context, goal)
        found = leaf(context, goal)
        if found is not None or op == "!=":
            return found
        if s.head == t.head and (s.head in BINDERS or s.head in ("mean", "exp", "ln", "^")):
            return self._within(context, goal, leaf)
        if s.head == t.head and s.head in ("app", "abs") and s.name == t.name and op == "=":
            return self._within(context, goal, leaf) if s.args else None
        ones, others, same = without_common(context, parts(s, "+"), parts(t, "+"))
        if same:
            rest = Relation(joined(ones, "+"), op, joined(others, "+"))
            less = self.related(context, rest, leaf) if ones or others else None
            return as_wanted(context, goal, less)
        if len(ones) == len(others) > 1:
            made = []
            for place, (x, y) in enumerate(zip(ones, others, strict=True)):
                one = self.related(
                    context, Relation(x, "<=" if place and op == "<" else op, y), leaf
                )
                if one is None:
                    return None
                made.append((number(1), one))
            return tried(by_algebra, context, goal, made)
        if number(0) in (s, t) and op != "=":
            return self._beside_zero(context, goal, leaf)
        return self._products(context, goal, leaf)

    def _beside_zero(self, context: Context, goal: Relation, leaf: Leaf) -> Known | None:
        """One factor has a sign, and 0 times the others is 0: -x <= 0, or 0 < a x for 0 < x."""
        falls = goal.right == number(0)
        over, under = factors_of(goal.left if falls else goal.right)
        numbers = [each for each in over if each.head == "num"]
        ways = [(joined([each for each in over if each.head != "num"], "*"), numbers)]
        ways += [(each, [x for x in over if x is not each]) for each in over]
        for each, others in ways:
            rest = divided(others, under)
            for turned in (False, True):
                sides = (each, number(0)) if falls != turned else (number(0), each)
                known = leaf(context, Relation(sides[0], goal.op, sides[1]))
                if known is None:
                    continue
                found = tried(by_algebra, context, goal, [(minus(rest) if turned else rest, known)])
                if found is not None:
                    return found
        return None

    def _within(self, context: Context, goal: Relation, leaf: Leaf) -> Known | None:
        def prove(where: Context, wanted: Relation) -> Known:
            found = self.related(where, wanted, leaf)
            if found is None:
                raise Refusal("does-not-follow", f"{wanted} does not follow", "")
            return found

        try:
            return by_parts(context, goal, prove)
        except Refusal as refusal:
            if refusal.code == "too-large":
                raise
            if refusal.code == "side-condition" and goal.left.head in ("^", "sum"):
                self.missed.append(refusal.why)
            return None

    def _products(self, context: Context, goal: Relation, leaf: Leaf) -> Known | None:
        s, op, t = goal.left, goal.op, goal.right
        (over_s, under_s), (over_t, under_t) = factors_of(s), factors_of(t)
        over_s, over_t, common = without_common(context, over_s, over_t)
        under_s, under_t, divisors = without_common(context, under_s, under_t)
        ones = number(1) in common and not (under_s or under_t)
        common = [each for each in common if each != number(1)]
        divisors = [each for each in divisors if each != number(1)]
        if common and divisors and op != "=":  # what is known may have the factors that cancel
            whole = Relation(joined([*over_s, *common], "*"), op, joined([*over_t, *common], "*"))
            known = None if under_s or under_t else leaf(context, whole)
            if known is not None:
                factor = divided([], divisors)
                found = tried(by_algebra, context, goal, [(factor, known)])
                if found is not None:
                    return found
        if common or divisors:
            factor = divided(common, divisors)
            x, y = divided(over_s, under_s), divided(over_t, under_t)
            rest = self.related(context, Relation(x, op, y), leaf)
            if rest is not None:
                found = tried(by_algebra, context, goal, [(factor, rest)])
                if found is not None:
                    return found
                if 1 in sign(context, factor):
                    self.missed.append(f"{factor} {'>' if op == '<' else '>='} 0")
                    return None
            turned = self.related(context, Relation(y, op, x), leaf) if op != "=" else None
            if turned is None:
                return None
            return tried(by_algebra, context, goal, [(minus(factor), turned)])
        if ones or len(over_s) != len(over_t):  # a factor of 1 is nothing, beside others
            bare = [
                divided([x for x in over if x != number(1)], under)
                for over, under in ((over_s, under_s), (over_t, under_t))
            ]
            if bare != [s, t] and (ones or number(1) in over_s + over_t):
                return as_wanted(
                    context, goal, self.related(context, Relation(bare[0], op, bare[1]), leaf)
                )
        if len(over_s) != len(over_t):
            over_s, over_t = [joined(over_s, "*")], [joined(over_t, "*")]
        if len(under_s) != len(under_t):
            under_s, under_t = [joined(under_s, "*")], [joined(under_t, "*")]
        if op == "<" or (not under_s and len(over_s) < 2):
            return None
        over = list(zip(over_s, over_t, strict=True))
        under = list(zip(under_s, under_t, strict=True))

        def product(where: Context, wanted: Relation, pairs: list[tuple[Term, Term]]) -> Known:
            def prove(there: Context, part: Relation) -> Known:
                of = next(p for p in (pairs[:half], pairs[half:]) if _product_of(p, part))
                return product(there, part, of)

            half = len(pairs) // 2
            if half:
                return by_parts(where, wanted, prove)
            found = self.related(where, wanted, leaf)
            if found is None:
                raise Refusal("does-not-follow", f"{wanted} does not follow", "")
            return found

        def quotient(where: Context, wanted: Relation) -> Known:
            return product(where, wanted, over if _product_of(over, wanted) else under)

        whole = Relation(divided(over_s, under_s), op, divided(over_t, under_t))
        if under:
            made = tried(by_parts, context, whole, quotient)
        else:
            made = tried(product, context, whole, over)
        return as_wanted(context, goal, made)


def _left_over(said: Relation) -> Relation:
    """A relation without the summands that stand on both sides; an equation also without factors.

    It is for people: what is left need not hold where a factor is 0.
    """
    left, right = said.left, said.right
    for head in ("+", "*") if said.op == "=" else ("+",):
        ones, others = parts(left, head), parts(right, head)
        for each in list(ones):
            if each in others:
                ones.remove(each)
                others.remove(each)
        if ones or others:
            left, right = joined(ones, head), joined(others, head)
        if len(ones) > 1 or len(others) > 1:
            break
    return Relation(left, said.op, right)


def _unbound(context: Context, said: Relation, at: Term) -> None:
    """Refuse to split at the variable of a sum around, and say how it is done."""
    for side in (said.left, said.right):
        for part in subterms(side):
            if part.head not in BINDERS or context.taken(part.name) or part.name not in free(at):
                continue
            inner = next((each for each in subterms(part.args[0]) if each.head in BINDERS), None)
            todo = f"split at an element of {part.over} that has a name outside of it"
            if inner is not None:
                claim = f"claim NAME: for {part.name} in {part.over}: ({inner}) = ..."
                todo = f"make it a claim by splitting at {part.name}, {claim}, and use that by NAME"
            why = f"{part.name} is bound by the {part.head} around, and is no one element here"
            raise Refusal("unknown", why, todo)


def _product_of(pairs: Sequence[tuple[Term, Term]], wanted: Relation) -> bool:
    sides = tuple(joined([pair[n] for pair in pairs], "*") for n in (0, 1))
    return (wanted.left, wanted.right) in (sides, sides[::-1])


def _rewritten(
    context: Context, said: Relation, advice: Callable[[Context, Term], Known | None]
) -> Known | None:
    return tried(by_algebra, context, said, (), advice, once=True)


def _instance(where: Context, stated: Statement, by: Mapping[str, Term], place: int) -> Known:
    """One conclusion of a statement."""
    return by_statement(where, stated, by)[place]


def _put(
    stated: Iterable[tuple[Statement, Mapping[str, Term]]], where: Context, term: Term
) -> Known | None:
    """What one of the equations puts for a term."""
    for statement, by in stated:
        for place, each in enumerate(statement.conclusions):
            if each.op == "=":
                known = replace(each, by)
                alike = (known.left.head, known.left.name) == (term.head, term.name)
                binds = known.left.head == term.head in BINDERS
                if (alike or binds) and equal(where, known.left, term):
                    return tried(_instance, where, statement, by, place)
    return None


def _unfolded(name: str, where: Context, term: Term) -> Known | None:
    """What a definition puts for its name."""
    if term.head != "app" or term.name != name:
        return None
    return tried(by_definition, where, name, term.args)


def _everywhere(stated: Statement, place: int) -> Callable[[Context, Term], Known | None]:
    """What an equation for all arguments of a function puts for each of its values."""
    left = stated.conclusions[place].left

    def advice(where: Context, term: Term) -> Known | None:
        if term.head != "app" or term.name != left.name or len(term.args) != len(left.args):
            return None
        if any(part.name == left.name for arg in term.args for part in subterms(arg)):
            return None  # what is within comes first
        by = {variable.name: arg for variable, arg in zip(left.args, term.args, strict=True)}
        return tried(_instance, where, stated, by, place)

    return advice


def _named(context: Context, name: str) -> list[Statement]:
    """All that a step may mean by a name. Only what holds already is here."""
    found = [each for each in context.known() if each.name == name]
    if not found and name in NOT_HERE:
        raise Refusal("unknown", *NOT_HERE[name])
    if not found:
        todo = "use a fact of the statement, or a claim that you have proved above"
        why = f"there is no rule, fact or proved claim {name!r}"
        raise Refusal("unknown", why, todo, name="no rule", about=(name,))
    return found


def _factors_between(context: Context, known: Relation, said: Relation) -> Iterator[Term]:
    """Terms c for which t - s may be c (R - L)."""
    algebra = Algebra(context)
    wanted = algebra.form(plus(said.right, minus(said.left)), context)
    given = algebra.form(plus(known.right, minus(known.left)), context)
    if not wanted.over or not given.over:
        yield from [number(1)] if not wanted.over and not given.over else []
        yield from [number(0)] if not wanted.over else []
        return
    first = next(iter(given.over))
    for powers, value in wanted.over.items():
        # wanted.over = share * given.over, so wanted = share * given.under / wanted.under * given
        inverse = Form({tuple((atom, -power) for atom, power in first): 1 / given.over[first]}, ONE)
        share = algebra.times(Form({powers: value}, ONE), inverse)
        if algebra.times(share, Form(given.over, ONE)).over == wanted.over:
            under = [algebra.term(Form(each.under, ONE)) for each in (given, wanted)]
            yield times(algebra.term(share), Term("/", (under[0], under[1])))
            if wanted.under != ONE:
                for typed in _divisors(algebra, context, under[1], known, said):
                    yield times(algebra.term(share), Term("/", (under[0], typed)))


def _divisors(
    algebra: Algebra, context: Context, divisor: Term, known: Relation, said: Relation
) -> Iterator[Term]:
    """The same divisor as it was typed: its sign may be plain so, and not multiplied out."""
    typed: dict[Term, None] = {}
    for side in (known.left, known.right, said.left, said.right):
        for part in subterms(side):
            if part.head == "/":
                typed |= dict.fromkeys(each for each in parts(part.args[1], "*"))
    names = list(typed)[:MOST_DIVISORS]
    for size in (1, 2):
        for few in itertools.combinations_with_replacement(names, size):
            whole = joined(few, "*")
            share = number_of(algebra.form(Term("/", (divisor, whole)), context))
            if share:
                yield times(number(share), whole)
