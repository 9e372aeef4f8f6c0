"""What is known at a place of a proof: declarations, variables in scope, statements that hold."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from dataclasses import replace as replaced

from dpedu.proofs._kernel.terms import free, named, require, substitute
from dpedu.proofs._terms import BINDERS, ELEMENTARY, Relation, Statement, Term

MOST_WORK = 250_000  # of a whole proof: long ones take 50,000
NUMBERS = frozenset({"real", "nat"})
PARTS = {"+": 2, "*": 2, "/": 2} | dict.fromkeys(("-", "^", "mean", *ELEMENTARY), 1)


# Values for the variables of a statement that may say something of terms. It is not trusted.
Proposals = Callable[["Context", Statement, Iterable[Term]], Iterable[Mapping[str, Term]]]


@dataclass
class Fuel:
    """Work that is left. Counted and not timed, so that a proof has the same fate everywhere."""

    left: int = MOST_WORK

    def spend(self, amount: int = 1) -> None:
        """Take from it."""
        self.left -= amount
        require(self.left >= 0, "work")


@dataclass(frozen=True)
class Finite:
    """A finite set, which may be empty unless something says otherwise."""

    elements: tuple[Term, ...] | None = None
    nonempty: bool = False


@dataclass
class Theory:
    """What has been declared so far. Every function is total on its kinds; every set is finite."""

    sets: dict[str, Finite] = field(default_factory=dict)
    signatures: dict[str, tuple[tuple[str, ...], str]] = field(default_factory=dict)
    random: set[str] = field(default_factory=set)
    definitions: dict[str, tuple[tuple[str, ...], Term]] = field(default_factory=dict)
    statements: dict[str, Statement] = field(default_factory=dict)

    def elements(self, kind: str) -> tuple[Term, ...]:
        """All elements of a set, if they were named."""
        return self.sets[kind].elements or () if kind in self.sets else ()


@dataclass(frozen=True, eq=False)
class Context:
    """A theory, the variables of this place, and the statements that hold here only."""

    theory: Theory
    variables: Mapping[str, tuple[str, Term | None]]  # kind, and the element that it is not
    local: tuple[Statement, ...]
    fuel: Fuel
    propose: Proposals
    signs: dict[Term, frozenset[int]] = field(default_factory=dict)  # a memory
    asked: frozenset[Relation] = frozenset()  # conditions that are being proved

    def opened(self, name: str, kind: str, without: Term | None = None) -> Context:
        """Inside a sum: for any one element of its set."""
        return replaced(self, variables={**self.variables, name: (kind, without)}, signs={})

    def assuming(self, *statements: Statement) -> Context:
        """Where more holds."""
        return replaced(self, local=self.local + statements, signs={})

    def inside(self, term: Term, bound: str) -> tuple[Term, Context]:
        """The body of a sum or product under another name of its variable, and where it stands."""
        without = term.args[1] if len(term.args) > 1 else None
        body = substitute(term.args[0], {term.name: named(bound)})
        return body, self.opened(bound, term.over, without)

    def fresh(self, *terms: Term) -> str:
        """A name that nobody can type and that is not in use."""
        taken = frozenset(self.variables).union(*map(free, terms))
        return next(name for n in itertools.count() if (name := f"@{n}") not in taken)

    def taken(self, name: str) -> bool:
        """Whether a name means something here."""
        return name in self.variables or name in {*self.theory.signatures, *self.theory.sets}

    def known(self) -> Iterator[Statement]:
        """All that holds here, the nearest first."""
        yield from reversed(self.local)
        yield from self.theory.statements.values()

    # Kinds ----------------------------------------------------------------------------------------

    def numeric(self, kind: str) -> bool:
        """Whether terms of this kind are numbers: elements of {0, 1} are, too."""
        elements = self.theory.elements(kind)
        return kind in NUMBERS or (bool(elements) and all(e.head == "num" for e in elements))

    def kind(self, term: Term) -> str:
        """The kind of a term, all of whose parts are of the right kinds."""
        self.fuel.spend()
        if term.head == "num":
            return "nat" if term.value.denominator == 1 and term.value >= 0 else "real"
        if term.head == "app" and term.name == "size" and len(term.args) == 1:
            require(term.args[0].name in self.theory.sets, "no set to count", term.args[0])
            return "nat"
        if term.head == "app":
            known = self.theory.signatures
            if term.name in self.variables:
                known = {term.name: ((), self.variables[term.name][0])}
            require(term.name in known, "undeclared", term.name)
            kinds, value = known[term.name]
            sizes = len(kinds), len(term.args)
            require(sizes[0] == sizes[1], "arguments", term.name, *sizes)
            for arg, kind in zip(term.args, kinds, strict=True):
                self.expect(arg, kind)
            return value
        if term.head in BINDERS:
            require(term.over in self.theory.sets and term.head != "fun", "no set", term.over)
            require(0 < len(term.args) < 3, "no term")
            for each in term.args[1:]:
                self.expect(each, term.over)
            self.opened(term.name, term.over).expect(term.args[0], "real")
            return "real"
        require(len(term.args) == PARTS.get(term.head) and term.value.denominator == 1, "no term")
        for each in term.args:
            self.expect(each, "real")
        natural = term.head in "+*" and all(self.kind(each) == "nat" for each in term.args)
        return "nat" if natural else "real"

    def expect(self, term: Term, kind: str) -> None:
        """Refuse a term that is not of the kind."""
        if term not in self.theory.elements(kind):
            found = self.kind(term)
            fits = found == kind or (kind == "real" and self.numeric(found))
            require(fits, "kind", term, found, kind)

    def check(self, relation: Relation) -> None:
        """Refuse a relation of terms that cannot be compared."""
        kinds = self.kind(relation.left), self.kind(relation.right)
        if not all(map(self.numeric, kinds)):
            side = kinds[0] if kinds[0] in self.theory.sets else kinds[1]
            require(relation.op in ("=", "!="), "order", side)
            self.expect(relation.left, side)
            self.expect(relation.right, side)

    def unshadowed(self, term: Term) -> None:
        """Refuse a bound variable whose name means something else already."""
        if term.head in BINDERS:
            require(not self.taken(term.name), "bound twice", term.name)
            self.opened(term.name, term.over).unshadowed(term.args[0])
        for each in term.args[1:] if term.head in BINDERS else term.args:
            self.unshadowed(each)

    def chance(self, term: Term) -> bool:
        """Whether a term depends on chance: outside of every E, something random occurs."""
        own = term.head == "app" and term.name in self.theory.random
        return term.head != "mean" and (own or any(map(self.chance, term.args)))

    def inhabited(self, name: str) -> bool:
        """Whether the set surely has an element."""
        constants = (kind for kinds, kind in self.theory.signatures.values() if not kinds)
        here = (kind for kind, _ in self.variables.values())
        some = self.theory.sets[name].nonempty or bool(self.theory.elements(name))
        return some or name in {*constants, *here}


@dataclass(frozen=True)
class Known:
    """A relation that holds at a place, and the names of what it rests on. Only rules make one."""

    context: Context
    relation: Relation
    uses: frozenset[str]
