"""The rules. Each says why it is sound; nothing else makes what is known."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from dpedu.proofs._kernel.algebra import Advice, Algebra
from dpedu.proofs._kernel.context import Context, Known
from dpedu.proofs._kernel.signs import ALLOWED, applies, combined, defined, holds, meaningful
from dpedu.proofs._kernel.terms import free, joined, named, number, replace, require, substitute
from dpedu.proofs._parser import Line, Reader
from dpedu.proofs._terms import BINDERS, Relation, Statement, Term

Prover = Callable[[Context, Relation], Known]
Parts = Sequence[tuple[Term, Known]]  # factors, and what is taken so often
Advised = Advice | None
STRICTLY = ("mean", "exp", "ln", "^")  # what grows strictly with its part

# Laws, in the language itself, each under the rule that its key begins with. They hold for all
# values of their letters for which both sides are defined: f, g and h are functions, c, u and v
# numbers, A and B sets, and k does not depend on chance. N stands for any whole number, and the
# element left out (- i, - j, - k, but not - (j)) may be missing.
LAWS = {
    # Sound: finite sums are linear; a divisor that leaves one is proved not to be 0 around it.
    "linearity scaled": "(sum x in A - j: c * f(x)) = c * (sum x in A - j: f(x))",
    "linearity added": "(sum x in A - j: (c * f(x) + g(x)))"
    " = c * (sum x in A - j: f(x)) + (sum x in A - j: g(x))",
    # Sound: what does not name the variable is counted.
    "linearity counted": "(sum x in A: c) = size(A) * c",
    "linearity rest": "(sum x in A - (j): c) = (size(A) - 1) * c",
    # Sound: E is linear, also over finite sums, and of what is fixed it is the value.
    "linearity mean": "E[k * u + v] = k * E[u] + E[v]",
    "linearity fixed": "E[k] = k",
    "linearity inside": "E[u * (sum x in A - k: f(x))] = (sum x in A - k: E[u * f(x)])",
    # Sound: the element is in the set, and is counted once on either side.
    "splitting sum": "(sum x in A: f(x)) = f(j) + (sum x in A - j: f(x))",
    "splitting prod": "(prod x in A: f(x)) = f(j) * (prod x in A - j: f(x))",
    # Sound: finite sums (or products) change places, if neither set depends on the other.
    "exchange sum": "(sum x in A - i: (sum y in B - j: h(x, y)))"
    " = (sum y in B - j: (sum x in A - i: h(x, y)))",
    "exchange prod": "(prod x in A - i: (prod y in B - j: h(x, y)))"
    " = (prod y in B - j: (prod x in A - i: h(x, y)))",
    # Sound: a product of products is the product of each.
    "products times": "(prod x in A - j: f(x) * g(x))"
    " = (prod x in A - j: f(x)) * (prod x in A - j: g(x))",
    "products power": "(prod x in A - j: f(x)^N) = (prod x in A - j: f(x))^N",
    # Sound: exp turns sums into products, and is the inverse of ln.
    "logarithms exp": "exp(u + v) = exp(u) * exp(v)",
    "logarithms multiple": "exp(N * u) = exp(u)^N",
    "logarithms exp sum": "exp(sum x in A - j: f(x)) = (prod x in A - j: exp(f(x)))",
    "logarithms inverse": "exp(ln(u)) = u",
    # Sound: ln turns products into sums wherever it is defined on the factors.
    "logarithms times": "ln(u * v) = ln(u) + ln(v)",
    "logarithms power": "ln(u^N) = N * ln(u)",
    "logarithms product": "ln(prod x in A - j: f(x)) = (sum x in A - j: ln(f(x)))",
    "logarithms of exp": "ln(exp(u)) = u",
    # Sound: this is what |u| means, and signs multiply.
    "absolute positive": "if 0 <= u: abs(u) = u",
    "absolute negative": "if u <= 0: abs(u) = -u",
    "absolute times": "abs(u * v) = abs(u) * abs(v)",
    "absolute divided": "abs(u / v) = abs(u) / abs(v)",
    "absolute above": "u <= abs(u)",
    # Sound: |u + v| <= |u| + |v| for all signs, and so for a sum over a set; |-u| is |u|.
    "triangle sum": "abs(u + v) <= abs(u) + abs(v)",
    "triangle turned": "abs(-u) = abs(u)",
    "triangle over": "abs(sum x in A - j: f(x)) <= (sum x in A - j: abs(f(x)))",
    # Sound: by convexity.
    "tangent ln": "ln(u) <= u - 1",
    "tangent exp": "1 + u <= exp(u)",
}


@cache
def law(key: str, without: str = "", power: int = 1) -> Statement:
    """A law, without the elements left out whose letters are named."""
    text = LAWS[key].replace("N", str(power))
    for letter in without:
        text = text.replace(f" - {letter}:", ":")
    return Reader(Line(0, text, 0)).statement(key.split()[0])


def by_law(context: Context, key: str, by: Mapping[str, Term], power: int = 1) -> Known:
    """Sound: see each law. Both sides are proved to be defined for these values."""
    require(type(power) is int, "letters", key)
    without = "".join(letter for letter in "ijk" if letter not in by)
    stated = law(key, without, power)
    (said,) = stated.conclusions
    require((free(said.left) | free(said.right)) - {"size"} == by.keys(), "letters", key)
    require("k" not in by or not context.chance(by["k"]), "by chance", by.get("k"))
    said = replace(said, by)
    meaningful(context, said)
    for each in stated.conditions:
        require(holds(context, replace(each, by)), "condition", replace(each, by))
    return Known(context, said, frozenset({stated.name}))


def by_enumeration(context: Context, term: Term) -> Known:
    """Sound: these are all elements, each once."""
    elements, rest = context.theory.elements(term.over), term.args[1:]
    require(term.head in BINDERS and elements and set(rest) <= set(elements), "no elements")
    bodies = [substitute(term.args[0], {term.name: e}) for e in elements if e not in rest]
    said = Relation(term, "=", joined(bodies, "+" if term.head == "sum" else "*"))
    meaningful(context, said)
    return Known(context, said, frozenset({"enumeration"}))


def by_definition(context: Context, name: str, args: Sequence[Term]) -> Known:
    """Sound: a name means its definition. Chance is never put under an E."""
    require(name in context.theory.definitions, "no definition", name)
    require(not any(map(context.chance, args)), "by chance", name)
    names, body = context.theory.definitions[name]
    said = Relation(named(name, *args), "=", substitute(body, dict(zip(names, args, strict=False))))
    meaningful(context, said)  # so there are as many arguments as names
    return Known(context, said, frozenset({name}))


def by_statement(context: Context, stated: Statement, by: Mapping[str, Term]) -> list[Known]:
    """Sound: what holds here, holds for these values, if it applies to them."""
    require(any(stated is each for each in context.known()), "not here", stated.name)
    require(applies(context, stated, by), "does not apply", stated.name)
    said = (replace(each, by) for each in stated.conclusions)
    return [Known(context, each, frozenset({stated.name})) for each in said]


def by_signs(context: Context, said: Relation) -> Known:
    """Sound: see sign, line by line."""
    meaningful(context, said)
    require(holds(context, said), "does not follow", said)
    return Known(context, said, frozenset({"positivity"}))


def by_algebra(
    context: Context, said: Relation, parts: Parts = (), advice: Advised = None, once: bool = False
) -> Known:
    """Sound: see combined. Equals are put for equals before, by advice."""
    meaningful(context, said)
    for factor, known in parts:
        require(known.context is context, "not here", known.relation)
        context.expect(factor, "real")
        defined(context, factor)
    algebra = Algebra(context, advice, once)
    signs = combined(algebra, context, said, [(c, known.relation) for c, known in parts])
    require(signs <= ALLOWED[said.op], "does not follow", said)
    used = (*algebra.used, *(known for _, known in parts))
    return Known(context, said, frozenset[str]().union(*(each.uses for each in used)))


def by_parts(context: Context, said: Relation, prove: Prover) -> Known:
    """Sound: equals are put for equals in any place. Sums, expectations, exp and ln grow with
    their parts, and powers and products of what is not negative; a quotient falls with its divisor.
    """
    s, op, t = said.left, said.op, said.right
    alike = [(x.head, x.over, x.value, len(x.args), x.head != "app" or x.name) for x in (s, t)]
    require(alike[0] == alike[1] and s.args and op != "!=", "does not follow", said)
    meaningful(context, said)
    wanted = [(context, Relation(x, op, y)) for x, y in zip(s.args, t.args, strict=True)]
    least = [(context, Relation(number(0), "<=", each)) for each in s.args]
    if s.head in BINDERS:
        bound = context.fresh(s, t)
        (one, inner), (other, _) = context.inside(s, bound), context.inside(t, bound)
        wanted = [(where, Relation(each.left, "=", each.right)) for where, each in wanted]
        wanted[0] = inner, Relation(one, op, other)
        least = [(inner, Relation(number(0), "<=", one))]
    if op != "=":
        if s.head == "/":
            wanted[1] = context, Relation(t.args[1], op, s.args[1])
            least[1] = context, Relation(number(0), "<", t.args[1])
        full = s.head == "sum" and len(s.args) == 1 and context.inhabited(s.over)
        require(op == "<=" or s.head in STRICTLY or full, "empty", s.over)
        require(s.head in (*STRICTLY, "sum", "prod", "*", "/"), "does not follow", said)
        require(s.head != "^" or s.value > 0, "sign", s.args[0])
        for where, each in least if s.head in ("^", "prod", "*", "/") else ():
            require(holds(where, each), "sign", each.right)
    uses = frozenset[str]()
    for where, each in wanted:
        known = prove(where, each)
        require(known.context is where and known.relation == each, "does not follow", said)
        uses |= known.uses
    return Known(context, said, uses)
