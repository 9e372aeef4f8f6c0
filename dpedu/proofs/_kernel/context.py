"""What is known at a place of a proof: declarations, variables in scope, statements that hold."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from dataclasses import replace as replaced

from dpedu.proofs._kernel.terms import free, named, replace, substitute, subterms
from dpedu.proofs._script import BINDERS, ELEMENTARY, Refusal, Relation, Statement, Term

MOST_WORK = 250_000  # of a whole proof: long ones take 50,000
MOST_INSTANCES = 64
NUMBERS = frozenset({"real", "nat"})


@dataclass
class Fuel:
    """Work that is left. Counted and not timed, so that a proof has the same fate everywhere."""

    left: int = MOST_WORK

    def spend(self, amount: int = 1) -> None:
        """Take from it."""
        self.left -= amount
        if self.left < 0:
            raise Refusal("too-large", "this takes too much work", "make smaller steps")


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


@dataclass(frozen=True)
class Context:
    """A theory, the variables of this place, and the statements that hold here only."""

    theory: Theory
    variables: Mapping[str, tuple[str, Term | None]]  # kind, and the element that it is not
    local: tuple[Statement, ...]
    fuel: Fuel
    signs: dict[Term, frozenset[int]] = field(default_factory=dict, compare=False)  # a memory

    def opened(self, name: str, kind: str, without: Term | None = None) -> Context:
        """Inside a sum: for any one element of its set."""
        return Context(
            self.theory, {**self.variables, name: (kind, without)}, self.local, self.fuel
        )

    def assuming(self, *statements: Statement) -> Context:
        """Where more holds."""
        return Context(self.theory, self.variables, self.local + statements, self.fuel)

    def now(self) -> Context:
        """A copy to which nothing is added that is proved later."""
        theory = replaced(self.theory, statements=dict(self.theory.statements))
        return replaced(self, theory=theory, signs={})

    def inside(self, term: Term, bound: str) -> tuple[Term, Context]:
        """The body of a sum or product under another name of its variable, and where it stands."""
        without = term.args[1] if len(term.args) > 1 else None
        body = substitute(term.args[0], {term.name: named(bound)})
        return body, self.opened(bound, term.over, without)

    def fresh(self, *terms: Term) -> str:
        """A name that nobody can type and that is not in use."""
        taken = frozenset(self.variables).union(*map(free, terms))
        return next(name for n in itertools.count() if (name := f"@{n}") not in taken)

    # Kinds ----------------------------------------------------------------------------------------

    def signature(self, name: str) -> tuple[tuple[str, ...], str]:
        """Kinds of the arguments, and of the value."""
        if name in self.variables:
            return (), self.variables[name][0]
        if name not in self.theory.signatures:
            raise Refusal("unknown", f"{name} was never declared", "use a name that is declared")
        return self.theory.signatures[name]

    def numeric(self, kind: str) -> bool:
        """Whether terms of this kind are numbers: elements of {0, 1} are, too."""
        elements = self.theory.sets[kind].elements if kind in self.theory.sets else None
        return kind in NUMBERS or (bool(elements) and all(e.head == "num" for e in elements or ()))

    def kind(self, term: Term) -> str:
        """The kind of a term, all of whose parts are of the right kinds."""
        self.fuel.spend()
        if term.head == "num":
            whole = term.value.denominator == 1 and term.value >= 0
            return "nat" if whole else "real"
        if term.head == "app":
            if term.name == "size" and len(term.args) == 1:
                if term.args[0].name not in self.theory.sets:
                    raise Refusal("kind", f"size({term.args[0]}) needs a set", "name a set")
                return "nat"
            kinds, value = self.signature(term.name)
            if len(kinds) != len(term.args):
                why = f"{term.name} takes {len(kinds)} arguments, not {len(term.args)}"
                raise Refusal("kind", why, "look at its declaration")
            for arg, kind in zip(term.args, kinds, strict=True):
                self.expect(arg, kind)
            return value
        if term.head in BINDERS:
            if term.over not in self.theory.sets:
                raise Refusal("unknown", f"{term.over} is no set", "sum over a declared set")
            for each in term.args[1:]:
                self.expect(each, term.over)
            self.opened(term.name, term.over).expect(term.args[0], "real")
            return "real"
        for each in term.args:
            self.expect(each, "real")
        natural = term.head in "+*" and all(self.kind(each) == "nat" for each in term.args)
        return "nat" if natural else "real"

    def expect(self, term: Term, kind: str) -> None:
        """Refuse a term that is not of the kind."""
        if kind in self.theory.sets and term in (self.theory.sets[kind].elements or ()):
            return
        found = self.kind(term)
        if found != kind and not (kind == "real" and self.numeric(found)):
            why = f"{term} is of kind {found}, where one of kind {kind} belongs"
            raise Refusal("kind", why, "look at the declarations")

    def check(self, relation: Relation) -> None:
        """Refuse a relation of terms that cannot be compared."""
        kinds = self.kind(relation.left), self.kind(relation.right)
        if not all(map(self.numeric, kinds)):
            side = kinds[0] if kinds[0] in self.theory.sets else kinds[1]
            if relation.op not in ("=", "!="):
                raise Refusal("kind", f"elements of {side} have no order", "compare numbers")
            self.expect(relation.left, side)
            self.expect(relation.right, side)

    def unshadowed(self, term: Term) -> None:
        """Refuse a bound variable whose name means something else already."""
        if term.head in BINDERS:
            if term.name in self.variables or term.name in self.theory.signatures:
                why = f"the name {term.name} is taken, and may not mean a bound variable too"
                raise Refusal("shadow", why, "choose another letter for the bound variable")
            self.opened(term.name, term.over).unshadowed(term.args[0])
        for each in term.args[1:] if term.head in BINDERS else term.args:
            self.unshadowed(each)

    def chance(self, term: Term) -> bool:
        """Whether a term depends on chance: outside of every E, something random occurs."""
        if term.head == "mean":
            return False
        if term.head == "app" and term.name in self.theory.random:
            return True
        return any(map(self.chance, term.args))

    def inhabited(self, name: str) -> bool:
        """Whether the set surely has an element."""
        known = self.theory.sets[name]
        return (
            known.nonempty
            or bool(known.elements)
            or any(kind == name for kind, _ in self.variables.values())
            or any(not k and kind == name for k, kind in self.theory.signatures.values())
        )

    # Statements -----------------------------------------------------------------------------------

    def known(self) -> Iterator[Statement]:
        """All that holds here, the nearest first."""
        yield from reversed(self.local)
        yield from self.theory.statements.values()

    def instances(
        self, statement: Statement, targets: Iterable[Term], given: Mapping[str, Term]
    ) -> Iterator[dict[str, Term]]:
        """Values for its variables: those given, or those that stand in the same places.

        Sound: a statement holds for all values of the right kinds. Values that depend on chance
        are refused, for under an E they would not be one value.
        """
        relations = (*statement.conclusions, *statement.conditions)
        patterns = [p for r in relations for side in (r.left, r.right) for p in subterms(side)]
        found = [term for target in targets for term in subterms(target)]
        choices = []
        for name, kind in statement.variables:
            if name in given:
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
                wanted = {named(v): None for v, (k, _) in self.variables.items() if k == kind}
                known = self.theory.sets.get(kind, Finite())
                wanted |= dict.fromkeys(known.elements or ())
            choices.append([term for term in wanted if self.fits(term, kind)])
        names = [name for name, _ in statement.variables]
        for values in itertools.islice(itertools.product(*choices), MOST_INSTANCES):
            self.fuel.spend()
            yield dict(zip(names, values, strict=True))

    def fits(self, term: Term, kind: str) -> bool:
        """Whether a term means something here, is of the kind, and does not depend on chance."""
        try:
            self.expect(term, kind)
        except Refusal as refusal:
            if refusal.code == "too-large":
                raise
            return False
        return not self.chance(term)

    def instance(self, statement: Statement, by: Mapping[str, Term]) -> tuple[Relation, ...]:
        """What it then says."""
        return tuple(replace(each, by) for each in statement.conclusions)
