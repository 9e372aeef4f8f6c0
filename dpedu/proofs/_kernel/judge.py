"""The judge: only what passes here is accepted."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dpedu.proofs._kernel.context import NUMBERS, Context, Finite, Fuel, Known, Proposals, Theory
from dpedu.proofs._kernel.signs import ALLOWED, ANY, defined, meaningful, multiplied, says
from dpedu.proofs._kernel.terms import free, named, number, plus, replace, require
from dpedu.proofs._script import PLACES, RULES, Cases, Chain, Claim, Declaration, Reason
from dpedu.proofs._terms import Relation, Statement, Term

Body = Sequence[Chain | Cases]
Goals = Sequence[Relation]
Finder = Callable[[Context, Relation, Reason], Known]  # shows by the rules that a step follows


class Judge:
    """Takes declarations, then claims with proofs, in their order, and refuses by raising.

    What was refused is not there for what comes after it. Who finds what follows, and for which
    values, is not trusted.
    """

    def __init__(self, find: Finder, propose: Proposals) -> None:
        self.theory, self.fuel = Theory(), Fuel()
        self._find, self._propose = find, propose
        self.goals: dict[str, Statement] = {}
        self.open: dict[str, tuple[Declaration, frozenset[str]]] = {}  # what the prover chooses
        self.proved: set[str] = set()

    @property
    def accepted(self) -> bool:
        """Whether every goal is proved."""
        return bool(self.goals) and self.goals.keys() <= self.proved

    def at(self, line: int, judge: Callable[..., None], *about: object) -> None:
        """Judge a line. Who only tells what is wrong goes on from here, and accepts nothing."""
        judge(*about)

    # Declarations ---------------------------------------------------------------------------------

    def _new(self, name: str) -> None:
        taken = (self.theory.sets, self.theory.signatures, self.theory.statements, self.goals)
        require(not any(name in each for each in (*taken, RULES, PLACES)), "taken", name)

    def _kind(self, kind: str) -> None:
        require(kind in NUMBERS or kind in self.theory.sets, "no kind", kind)

    def _scope(self, pairs: Sequence[tuple[str, str]]) -> Context:
        for place, (name, kind) in enumerate(pairs):
            self._kind(kind)
            self._new(name)
            require(name not in dict(pairs[:place]), "twice", name)
        variables = {name: (kind, None) for name, kind in pairs}
        return Context(self.theory, variables, (), self.fuel, self._propose)

    def declare(self, made: Declaration) -> None:
        """Take a declaration into the theory."""
        theory, name, kinds = self.theory, made.name, tuple(kind for _, kind in made.kinds)
        if made.what != "let" or name not in self.open:
            self._new(name)
        if made.what == "set":
            elements = made.elements or ()
            require(len(set(elements)) == len(elements), "element twice", name)
            require(len({each.head for each in elements}) < 2, "mixed elements", name)
            names = [each.name for each in elements if each.head == "app"]
            for each in names:
                self._new(each)
            theory.sets[name] = Finite(made.elements, made.nonempty)
            theory.signatures |= dict.fromkeys(names, ((), name))
        elif made.what in ("function", "random", "choose"):
            for kind in (*kinds, made.kind):
                self._kind(kind)
            if made.what == "choose":
                empty = made.kind in theory.sets and not self._scope(()).inhabited(made.kind)
                require(not empty, "empty choice", made.kind)
                self.open[name] = made, frozenset(theory.signatures) | theory.sets.keys() | {"size"}
            theory.signatures[name] = kinds, made.kind
            if made.what == "random":
                theory.random.add(name)
        elif made.body is not None:
            (self._choose if name in self.open else self._define)(made, made.body)
        elif made.statement is not None:
            self._statement(made.statement, given=made.what != "claim")
            (self.goals if made.what == "claim" else theory.statements)[name] = made.statement

    def _define(self, made: Declaration, body: Term) -> None:
        """Sound: the body has only names that mean something already, so it is no circle."""
        require(not free(body) & self.open.keys(), "chosen later", *free(body) & self.open.keys())
        context = self._scope(made.kinds)
        context.unshadowed(body)
        context.expect(body, made.kind)
        defined(context, body)
        self.theory.signatures[made.name] = tuple(kind for _, kind in made.kinds), made.kind
        self.theory.definitions[made.name] = tuple(name for name, _ in made.kinds), body
        if context.chance(body):
            self.theory.random.add(made.name)

    def _choose(self, made: Declaration, body: Term) -> None:
        """Sound: what is chosen may depend on what was declared before it, and on nothing else."""
        chosen, allowed = self.open[made.name]
        require(len(made.kinds) == len(chosen.kinds), "other arguments", made.name)
        late = free(body) - allowed - dict(made.kinds).keys()
        require(not late, "dependence", made.name, ", ".join(sorted(late)))
        # Claims above took it for one value.
        require(not self._scope(()).chance(body), "chosen by chance", made.name)
        kinds = tuple((name, k) for (name, _), (_, k) in zip(made.kinds, chosen.kinds, strict=True))
        self._define(Declaration("let", made.name, made.line, kinds, chosen.kind), body)
        del self.open[made.name]  # now, for after a refusal it may be chosen anew

    def _statement(self, statement: Statement, given: bool = False) -> Context:
        """Everything in it means something, under its own conditions.

        Sound: what is given holds whatever is chosen, for it says nothing of that.
        """
        context = inner = self._scope(statement.variables)
        for place, each in enumerate((*statement.conditions, *statement.conclusions)):
            self._relation(inner, each)
            late = (free(each.left) | free(each.right)) & self.open.keys()
            require(not (given and late), "chosen later", *late)
            inner = inner.assuming(Statement("condition", (), (), (each,)))
            if place < len(statement.conditions):
                self._fixed(context, each, "condition by chance")
                context = inner
        return context

    def _fixed(self, context: Context, relation: Relation, message: str) -> None:
        chance = context.chance(relation.left) or context.chance(relation.right)
        require(not chance, message, relation)

    def _relation(self, context: Context, relation: Relation) -> None:
        context.unshadowed(relation.left)
        context.unshadowed(relation.right)
        meaningful(context, relation)

    # Claims ---------------------------------------------------------------------------------------

    def claim(self, claim: Claim) -> None:
        """Judge a claim. It may use what was proved before it, and never itself."""
        statement, name = claim.statement, claim.statement.name
        goal = self.goals.get(name)
        if statement.conclusions:
            require(goal is None, "stated anew", name)
            self._new(name)
        else:
            require(goal is not None, "no claim", name)
            statement = goal or statement
        require(name not in self.proved, "proved twice", name)
        context = self._statement(statement)
        self._body(context, claim.body, statement.conclusions, claim.line, outermost=True)
        self.proved.add(name)
        self.theory.statements[name] = statement

    def _body(
        self, context: Context, body: Body, goals: Goals, line: int, outermost: bool = False
    ) -> None:
        shown: list[Relation] = []
        for place, each in enumerate(body):
            if isinstance(each, Chain):
                for result in self._chain(context, each):
                    shown.append(result)
                    context = context.assuming(Statement("above", (), (), (result,)))
            else:
                first = outermost and not place
                judge = self._induction if each.induction else self._cases
                self.at(each.line, judge, context, each, goals, first)
                shown += goals
        self.at(line, self._ends, context, shown, goals)

    def _ends(self, context: Context, shown: Goals, goals: Goals) -> None:
        for goal in goals:
            says_so = any(says(context, each, goal) for each in shown)
            require(says_so, "not shown" if shown else "nothing shown", goal, *shown[-2:])

    def _chain(self, context: Context, chain: Chain) -> list[Relation]:
        """Sound: each step relates to the line before, all in one direction."""
        left, ops = chain.first, {each.op for each in chain.steps}
        self.at(chain.line, self._direction, chain, ops)
        for each in chain.steps:
            pair = (each.term, left) if ">" in each.op else (left, each.term)
            said = Relation(pair[0], each.op.replace(">", "<"), pair[1])
            self.at(each.line, self._step, context, said, each.reason)
            left = each.term
        op = "!=" if "!=" in ops else "=" if ops == {"="} else "<" if ops & {"<", ">"} else "<="
        down = ops & {">", ">="}
        return [Relation(left, op, chain.first) if down else Relation(chain.first, op, left)]

    def _direction(self, chain: Chain, ops: set[str]) -> None:
        require(chain.steps, "alone", chain.first)
        require(not (ops & {">", ">="} and ops & {"<", "<="}), "up and down")
        require("!=" not in ops or len(chain.steps) == 1, "unequal chain")

    def _step(self, context: Context, said: Relation, reason: Reason) -> None:
        self._relation(context, said)
        known = self._find(context, said, reason)
        require(known.context is context and known.relation == said, "does not follow", said)
        require(known.uses <= {RULES.get(reason.rule, reason.rule), reason.about}, "uses", said)

    # Cases ----------------------------------------------------------------------------------------

    def _cases(self, context: Context, cases: Cases, goals: Goals, outermost: bool) -> None:
        conditions = [condition for condition, _, _ in cases.cases if condition is not None]
        for each in conditions:
            self._relation(context, each)
            self._fixed(context, each, "case by chance")
        require(self._exhaustive(context, conditions), "exhaustive")
        for condition, body, line in cases.cases:
            if condition is not None:
                inner = context.assuming(Statement("case", (), (), (condition,)))
                self._body(inner, body, goals, line)

    def _exhaustive(self, context: Context, cases: Sequence[Relation]) -> bool:
        """Sound: a value is one of the elements; of two numbers one is smaller, or not."""
        left, right = cases[0].left, cases[0].right
        elements = context.theory.elements(context.kind(left))
        if elements and all(each.op == "=" and each.left == left for each in cases):
            return set(elements) <= {each.right for each in cases}
        covered = frozenset[int]()
        for each in cases:
            for way, sides in ((1, (left, right)), (-1, (right, left))):
                if (each.left, each.right) == sides:
                    covered |= multiplied(ALLOWED[each.op], frozenset({way}))
        return covered == ANY

    def _induction(self, context: Context, cases: Cases, goals: Goals, outermost: bool) -> None:
        """Sound: true for 0, and for k + 1 if for k, of which nothing else is assumed."""
        name = cases.induction
        said = [c for each in context.local for c in each.conclusions]
        bound = any(name in free(each.left) | free(each.right) for each in said)
        natural = context.variables.get(name, ("",))[0] == "nat"
        require(natural and outermost and not bound, "no induction", name)
        require(len(cases.cases) == 2, "two cases")
        (_, start, first), (_, body, line) = cases.cases
        self._body(context, start, [replace(each, {name: number(0)}) for each in goals], first)
        after: dict[str, Term] = {name: plus(named(name), number(1))}
        inner = context.assuming(Statement("induction", (), (), tuple(goals)))
        self._body(inner, body, [replace(each, after) for each in goals], line)
