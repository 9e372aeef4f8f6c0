"""The rules of a step. Each says why it is sound; whatever none of them accepts is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from dpedu.proofs._kernel.algebra import ONE, Algebra, Form, constant, equal, number_of
from dpedu.proofs._kernel.context import Context
from dpedu.proofs._kernel.normal import Normal
from dpedu.proofs._kernel.signs import ABOVE, ALLOWED, defined, holds, of_number, sign
from dpedu.proofs._kernel.terms import (
    free,
    joined,
    minus,
    named,
    number,
    parts,
    plus,
    replace,
    substitute,
)
from dpedu.proofs._script import BINDERS, Reason, Refusal, Relation, Statement, Term

NORMAL = {
    "algebra": "algebra",
    "linearity": "linearity",
    "enumeration": "enumeration",
    "splitting": "splitting",
    "logarithms": "logarithms",
    "exponentials": "logarithms",
    "products": "products",
    "absolute": "absolute",
}
SPECIAL = ("positivity", "exchange", "triangle", "tangent", "definition", "rearranging")
Leaf = Callable[[Context, Term, str, Term], bool]
STRENGTH = {"=": ("=", "<="), "<": ("<", "<=", "!="), "<=": ("<=",), "!=": ("!=",)}


def step(context: Context, left: Term, op: str, right: Term, reason: Reason) -> None:
    """Refuse, unless left op right follows by the rule. Op is one of = != < <=."""
    rule = reason.rule
    missed: list[str] = []
    if rule in NORMAL:
        if rule == "splitting":
            if reason.at is None:
                raise Refusal("form", "splitting needs an element", "write: by splitting at j")
            context.unshadowed(reason.at)
            context.kind(reason.at)
            defined(context, reason.at)
            if context.chance(reason.at):
                raise Refusal(
                    "chance", f"{reason.at} depends on chance", "split at a fixed element"
                )
        follows = _by_normal(context, left, op, right, NORMAL[rule], reason, missed)
    elif rule == "positivity":
        less, more, _ = _cancelled(context, parts(left, "+"), parts(right, "+"))
        rest = Relation(joined(less, "+"), op, joined(more, "+"))  # Sound: equals were taken away
        follows = op != "=" and (holds(context, Relation(left, op, right)) or holds(context, rest))
    elif rule in ("exchange", "triangle", "tangent"):
        leaf = {"exchange": _exchange, "triangle": _triangle, "tangent": _tangent}[rule]
        follows = relate(context, left, right, op, leaf, missed)
    elif rule == "definition":
        name = reason.about
        if name not in context.theory.definitions:
            raise Refusal(
                "unknown", f"{name or 'nothing'} is not defined here", "name a definition"
            )
        # Sound: a name means its definition.
        body = context.theory.definitions
        left, right = (
            unfolded(context, left, name, *body[name]),
            unfolded(context, right, name, *body[name]),
        )
        follows = op in ("=", "<=") and equal(context, left, right)
    else:
        follows = _by_statement(context, left, op, right, reason, missed)
    if not follows:
        wanted = f"; it needs {', and '.join(dict.fromkeys(missed))}" if missed else ""
        raise Refusal(
            "side-condition" if missed else "does-not-follow",
            f"{left} {op} {right} does not follow by {reason}{wanted}",
            "prove that condition first" if missed else "make a smaller step",
        )


def _by_normal(
    context: Context, left: Term, op: str, right: Term, rule: str, reason: Reason, missed: list[str]
) -> bool:
    """Sound: both sides equal their forms, whose difference is 0, or a number of the right sign."""
    normal = Normal(context, rule, reason.at)
    one, other = normal.form(left, context), normal.form(right, context)
    missed += normal.missed
    if op in ("=", "<=") and normal.equal(one, other):
        return True
    difference = number_of(normal.plus(other, normal.times(constant(-1), one)))
    return difference is not None and of_number(difference) in ALLOWED[op]


def unfolded(
    context: Context, term: Term, name: str, parameters: tuple[str, ...], body: Term
) -> Term:
    """The term with the definition in place of the name. Chance is never put under an E."""
    context.fuel.spend()
    args = tuple(unfolded(context, each, name, parameters, body) for each in term.args)
    meant = term.head == "app" and term.name == name and len(args) == len(parameters)
    if meant and not any(map(context.chance, args)):
        return substitute(body, dict(zip(parameters, args, strict=True)))
    return Term(term.head, args, term.name, term.over, term.value)


# Statements ---------------------------------------------------------------------------------------


def named_statements(context: Context, name: str) -> list[Statement]:
    """All that a step may mean by a name. Only what holds already is here."""
    found = [each for each in context.known() if each.name == name]
    if not found:
        todo = "use a fact of the statement, or a claim that you have proved above"
        raise Refusal("unknown", f"there is no rule, fact or proved claim {name!r}", todo)
    return found


def says(algebra: Algebra, context: Context, known: Relation, s: Term, op: str, t: Term) -> bool:
    """Whether a relation that holds says what is wanted, up to algebra."""
    if op not in STRENGTH[known.op]:
        return False
    left, right = algebra.form(known.left, context), algebra.form(known.right, context)
    one, other = algebra.form(s, context), algebra.form(t, context)
    if algebra.equal(left, one) and algebra.equal(right, other):
        return True
    turned = known.op in ("=", "!=")
    return turned and algebra.equal(left, other) and algebra.equal(right, one)


def _by_statement(
    context: Context, left: Term, op: str, right: Term, reason: Reason, missed: list[str]
) -> bool:
    turning = reason.rule == "rearranging"
    statements = named_statements(context, reason.about)
    given = dict(reason.values)
    for name, value in given.items():
        kinds = {
            kind for each in statements for variable, kind in each.variables if variable == name
        }
        if len(kinds) != 1:
            raise Refusal(
                "unknown", f"{reason.about} has no variable {name}", "look at what it says"
            )
        context.unshadowed(value)
        context.expect(value, kinds.pop())
        defined(context, value)
        if context.chance(value):
            raise Refusal("chance", f"{value} depends on chance", "give a fixed value")

    def met(where: Context, statement: Statement, by: Mapping[str, Term]) -> bool:
        unmet = [c for each in statement.conditions if not holds(where, c := replace(each, by))]
        missed.extend(f"the condition {each}" for each in unmet)
        return not unmet

    def leaf(where: Context, s: Term, op: str, t: Term) -> bool:
        # Sound: the statement holds for these values, as its conditions do.
        for statement in statements:
            for by in where.instances(statement, [s, t], given):
                for known in where.instance(statement, by):
                    algebra = Algebra(where)
                    compare = rearranged if turning else says
                    if compare(algebra, where, known, s, op, t) and met(where, statement, by):
                        return True
        return False

    if turning:
        return leaf(context, left, op, right)
    if op in ("=", "<="):
        plain = [each for each in statements if not each.variables and not each.conditions]
        algebra = Algebra(context)  # Sound: all of them hold, so all may be put at once.
        for said in (each for statement in plain for each in statement.conclusions):
            if said.op == "=":
                algebra.rewrite(said.left, said.right, context)
        if plain and algebra.equal(algebra.form(left, context), algebra.form(right, context)):
            return True
        if any(_put(context, left, right, each, given) for each in statements):
            return True
    return relate(context, left, right, op, leaf, missed)


def _put(
    context: Context, left: Term, right: Term, statement: Statement, given: Mapping[str, Term]
) -> bool:
    """Sound: equals are put for equals, everywhere, and both sides are then equal by algebra."""
    for said in statement.conclusions:
        if said.op != "=" or statement.conditions:
            continue
        head, args = said.left, tuple(named(name) for name, _ in statement.variables)
        if head.head == "app" and args and sorted(map(str, head.args)) == sorted(map(str, args)):
            kinds = dict(statement.variables)
            if tuple(kinds[each.name] for each in head.args) == context.signature(head.name)[0]:
                names = tuple(each.name for each in head.args)
                new = [
                    unfolded(context, each, head.name, names, said.right) for each in (left, right)
                ]
                if equal(context, new[0], new[1]):
                    return True
        for by in context.instances(statement, [left, right], given):
            algebra, known = Algebra(context), replace(said, by)
            put = algebra.rewrite(known.left, known.right, context)
            if put and algebra.equal(algebra.form(left, context), algebra.form(right, context)):
                return True
    return False


def rearranged(
    algebra: Algebra, context: Context, known: Relation, s: Term, op: str, t: Term
) -> bool:
    """Sound: t - s is R - L times something positive (for = and !=: something that is not 0)."""
    if op not in STRENGTH[known.op]:
        return False
    wanted = algebra.form(plus(t, minus(s)), context)
    given = algebra.form(plus(known.right, minus(known.left)), context)
    if not wanted.over or not given.over:
        return op in ("=", "<=") and not wanted.over
    first = next(iter(given.over))
    for powers, value in wanted.over.items():
        # wanted.over = share * given.over, so wanted = share * given.under / wanted.under * given
        inverse = Form({tuple((atom, -power) for atom, power in first): 1 / given.over[first]}, ONE)
        share = algebra.times(Form({powers: value}, ONE), inverse)
        if algebra.times(share, Form(given.over, ONE)).over == wanted.over:
            factor = Term(
                "*",
                (
                    algebra.term(share),
                    Term(
                        "/",
                        (
                            algebra.term(Form(given.under, ONE)),
                            algebra.term(Form(wanted.under, ONE)),
                        ),
                    ),
                ),
            )
            try:
                defined(context, factor)  # 1/q is no factor where q may be 0
            except Refusal:
                continue
            signs = sign(context, factor)
            if signs <= ABOVE or (op == known.op and op in ("=", "!=") and 0 not in signs):
                return True
    return False


# Monotone positions -------------------------------------------------------------------------------


def relate(context: Context, s: Term, t: Term, op: str, leaf: Leaf, missed: list[str]) -> bool:
    """Whether s op t because the leaf relates one part of s to one of t, and all else is equal.

    Sound: sums, expectations, exp and ln grow with their parts; a product grows with a factor if
    the others are not negative, a quotient falls with a positive divisor.
    """
    context.fuel.spend(4)
    if op in ("=", "<=") and equal(context, s, t):
        return True
    if leaf(context, s, op, t):
        return True
    if op == "!=":
        return False

    def within(where: Context, one: Term, other: Term, by: str = op) -> bool:
        return relate(where, one, other, by, leaf, missed)

    if s.head == t.head in BINDERS and s.over == t.over and len(s.args) == len(t.args):
        if not all(equal(context, x, y) for x, y in zip(s.args[1:], t.args[1:], strict=True)):
            return False
        bound = context.fresh(s, t)
        (one, inner), (other, _) = context.inside(s, bound), context.inside(t, bound)
        if op == "<" and (s.head == "prod" or s.args[1:] or not context.inhabited(s.over)):
            missed.append(f"that {s.over} is not empty")  # an empty sum grows with nothing
            return False
        if op != "=" and s.head == "prod" and not holds(inner, Relation(number(0), "<=", one)):
            return False
        return within(inner, one, other)
    if s.head == t.head and s.head in ("mean", "exp", "ln"):
        return within(context, s.args[0], t.args[0])
    if s.head == t.head == "^" and s.value == t.value:
        base = s.args[0]
        if op != "=" and (s.value <= 0 or not holds(context, Relation(number(0), "<=", base))):
            missed.append(f"{base} >= 0")
            return False
        return within(context, base, t.args[0])
    if s.head == t.head and s.name == t.name and s.head in ("app", "abs") and s.args and op == "=":
        return len(s.args) == len(t.args) and all(
            within(context, x, y) for x, y in zip(s.args, t.args, strict=True)
        )
    ones, others, same = _cancelled(context, parts(s, "+"), parts(t, "+"))
    if same and not ones + others:
        return op in ("=", "<=")
    if same:
        return within(context, joined(ones, "+"), joined(others, "+"))
    if len(ones) == len(others) > 1:
        rest = "=" if op == "=" else "<="
        pairs = list(zip(ones, others, strict=True))
        return within(context, *pairs[0]) and all(within(context, x, y, rest) for x, y in pairs[1:])
    return _products(context, s, t, op, within, missed)


def _cancelled(
    context: Context, ones: list[Term], others: list[Term]
) -> tuple[list[Term], list[Term], list[Term]]:
    """What is left of both without what is equal, and what was equal."""
    left, same = [], []
    others = list(others)
    for one in ones:
        place = next((i for i, other in enumerate(others) if equal(context, one, other)), None)
        if place is None:
            left.append(one)
        else:
            same.append(others.pop(place))
    return left, others, same


def _factors(term: Term) -> tuple[list[Term], list[Term]]:
    """Factors over and under the line."""
    over: list[Term] = []
    under: list[Term] = []
    for each in parts(term, "*"):
        if each.head == "/":
            above, below = _factors(each.args[0]), _factors(each.args[1])
            over += above[0] + below[1]
            under += above[1] + below[0]
        else:
            over.append(each)
    return over, under


def _quotient(over: list[Term], under: list[Term]) -> Term:
    return Term("/", (joined(over, "*"), joined(under, "*"))) if under else joined(over, "*")


def _products(
    context: Context, s: Term, t: Term, op: str, within: Callable[..., bool], missed: list[str]
) -> bool:
    (over_s, under_s), (over_t, under_t) = _factors(s), _factors(t)
    over_s, over_t, common = _cancelled(context, over_s, over_t)
    under_s, under_t, divisors = _cancelled(context, under_s, under_t)
    one = number(1)
    common = [each for each in common if each != one]
    divisors = [each for each in divisors if each != one]
    if common or divisors:
        factor = _quotient(common, divisors)
        signs = sign(context, factor)
        s, t = _quotient(over_s, under_s), _quotient(over_t, under_t)
        if op == "=" or signs <= (ABOVE if op == "<" else ALLOWED["<="]):
            return within(context, s, t)
        if signs <= frozenset({-1} if op == "<" else {-1, 0}):
            return within(context, t, s)
        # Which sign is wanted is said only if the rest would have followed.
        if within(context, s, t):
            missed.append(f"{factor} {'>' if op == '<' else '>='} 0")
        return False
    if len(over_s) != len(over_t) or len(under_s) != len(under_t) or len(over_s + under_s) < 2:
        return False
    if op == "=":
        return all(
            within(context, x, y) for x, y in zip(over_s + under_s, over_t + under_t, strict=True)
        )
    positive = all(holds(context, Relation(number(0), "<=", each)) for each in over_s)
    divides = all(holds(context, Relation(number(0), "<", each)) for each in under_t)
    if op == "<" or not positive or not divides:
        return False
    return all(
        within(context, x, y) for x, y in zip(over_s + under_t, over_t + under_s, strict=True)
    )


# Leaves -------------------------------------------------------------------------------------------


def _exchange(context: Context, s: Term, op: str, t: Term) -> bool:
    """Sound: finite sums (or products) change places, if neither set depends on the other."""
    if op not in ("=", "<=") or s.head not in BINDERS or s.args[0].head != s.head:
        return False
    inner, rest = s.args[0], s.args[1:]
    if any(s.name in free(each) for each in inner.args[1:]):
        return False
    if any(inner.name in free(each) for each in rest):
        return False
    body = Term(s.head, (inner.args[0], *rest), s.name, s.over)
    return equal(context, Term(s.head, (body, *inner.args[1:]), inner.name, inner.over), t)


def _triangle(context: Context, s: Term, op: str, t: Term) -> bool:
    """Sound: |u + v| <= |u| + |v|, for all signs, and so times any number c > 0."""
    algebra = Algebra(context)
    form = algebra.form(plus(t, minus(s)), context)
    found: dict[int, Term] = {}
    if op != "<=" or form.under != ONE or len(form.over) != 3:
        return False
    sizes = set()
    for powers, value in form.over.items():
        if len(powers) != 1 or powers[0][1] != 1 or algebra.atoms[powers[0][0]].look[0] != "abs":
            return False
        sizes.add(abs(value))
        found[len(found) if value > 0 else -1] = algebra.atoms[powers[0][0]].term.args[0]
    if len(sizes) > 1 or -1 not in found or len(found) != 3:
        return False
    whole = found.pop(-1)
    u, v = found.values()
    ways = [plus(x, y) for x in (u, minus(u)) for y in (v, minus(v))]
    return any(equal(context, whole, way) for way in ways)


def _tangent(context: Context, s: Term, op: str, t: Term) -> bool:
    """Sound: ln u <= u - 1 for u > 0, and 1 + u <= exp u, by convexity."""
    if op != "<=":
        return False
    if s.head == "ln" and equal(context, plus(s.args[0], number(-1)), t):
        return True
    return t.head == "exp" and equal(context, plus(number(1), t.args[0]), s)
