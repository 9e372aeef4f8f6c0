"""Work on terms: free names and substitution."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from dpedu.proofs._messages import told
from dpedu.proofs._terms import BINDERS, Relation, Term


def require(met: object, message: str, *about: object) -> None:
    """Refuse, unless it is met."""
    if not met:
        raise told(message, *about)


def number(value: int | Fraction) -> Term:
    """A number."""
    return Term("num", value=Fraction(value))


def named(name: str, *args: Term) -> Term:
    """A variable, a constant or a function of arguments."""
    return Term("app", args, name)


def plus(left: Term, right: Term) -> Term:
    """A sum of two."""
    return Term("+", (left, right))


def minus(term: Term) -> Term:
    """The negative."""
    return term.args[0] if term.head == "-" else Term("-", (term,))


def joined(terms: Sequence[Term], head: str) -> Term:
    """The sum or product of many."""
    if not terms:
        return number(0 if head == "+" else 1)
    half = len(terms) // 2  # balanced, so that no recursion runs deep
    if not half:
        return terms[0]
    return Term(head, (joined(terms[:half], head), joined(terms[half:], head)))


def free(term: Term) -> frozenset[str]:
    """Names that occur and are not bound, those of functions and sets included."""
    inner = frozenset[str]().union(*(free(each) for each in term.args[:1]))
    if term.head in BINDERS:
        inner = inner - {term.name} | {term.over}
    inner = inner.union(*(free(each) for each in term.args[1:]))
    return inner | {term.name} if term.head == "app" else inner


def height(term: Term) -> int:
    """How deep sums and products are nested in it."""
    return max(map(height, term.args), default=0) + (term.head in BINDERS)


def substitute(term: Term, by: Mapping[str, Term]) -> Term:
    """Put terms for free variables, sets and functions (those are terms with the head fun).

    A bound variable that would catch a name is renamed.
    """
    if term.head in BINDERS:
        rest = tuple(substitute(each, by) for each in term.args[1:])
        inside = {name: new for name, new in by.items() if name != term.name}
        caught = frozenset[str]().union(*map(free, inside.values()))
        bound = term.name
        if bound in caught:
            taken = caught | free(term.args[0]) | inside.keys()
            while bound in taken:
                bound += "'"
            inside[term.name] = named(bound)
        over = by[term.over].name if term.over in by else term.over
        return Term(term.head, (substitute(term.args[0], inside), *rest), bound, over)
    args = tuple(substitute(each, by) for each in term.args)
    value = by.get(term.name) if term.head == "app" else None
    if value is None:
        same = args == term.args
        return term if same else Term(term.head, args, term.name, term.over, term.value)
    for arg in args:
        require(value.head == "fun" and value.args, "no function", term.name)
        value = substitute(value.args[0], {value.name: arg})
    return value


def replace(relation: Relation, by: Mapping[str, Term]) -> Relation:
    """The same relation of other terms."""
    return Relation(substitute(relation.left, by), relation.op, substitute(relation.right, by))
