"""The judge: only what passes here is accepted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from dpedu.proofs._kernel.algebra import Algebra
from dpedu.proofs._kernel.context import NUMBERS, Context, Finite, Fuel, Theory
from dpedu.proofs._kernel.rules import NORMAL, SPECIAL, says, step
from dpedu.proofs._kernel.signs import ALLOWED, ANY, defined, multiplied
from dpedu.proofs._kernel.terms import free, named, number, plus, replace
from dpedu.proofs._script import (
    Cases,
    Chain,
    Claim,
    Declaration,
    Refusal,
    Relation,
    Statement,
    Step,
    Term,
)

HERE = ("above", "case", "condition", "induction")  # statements that hold at a place only
MOST_STEPS = 400


class Judge:
    """Reads declarations, then claims with proofs, in their order.

    One that is patient lets a refused claim be used below: then nothing is accepted as a whole, but
    no fault is told twice. For another, what is proved is proved whatever else was refused.
    """

    def __init__(self, declarations: Sequence[Declaration], *, patient: bool = True) -> None:
        self.theory = Theory()
        self._patient = patient
        self.goals: dict[str, Statement] = {}
        self.open: dict[str, tuple[Declaration, frozenset[str]]] = {}  # what the prover chooses
        self.proved: set[str] = set()
        self.refusals: list[Refusal] = []
        self.fuel = Fuel()
        self._dropped: set[str] = set()  # goals that mean nothing: that is said once
        for each in declarations:
            if not self.attempt(each.line, partial(self.declare, each)) and each.what == "claim":
                self._dropped.add(each.name)

    @property
    def accepted(self) -> bool:
        """Whether every goal is proved, and nothing was refused."""
        return not self.refusals and bool(self.goals) and self.goals.keys() <= self.proved

    def attempt(self, line: int, what: Callable[[], object]) -> bool:
        """Whether something is done without being refused."""
        try:
            what()
        except Refusal as refusal:
            refusal.line = refusal.line or line
            self.refusals.append(refusal)
            return False
        return True

    # Declarations ---------------------------------------------------------------------------------

    def _context(self, variables: Mapping[str, str] | None = None) -> Context:
        scope = {name: (kind, None) for name, kind in (variables or {}).items()}
        return Context(self.theory, scope, (), self.fuel)

    def _new(self, name: str) -> None:
        taken = (self.theory.sets, self.theory.signatures, self.theory.statements, self.goals)
        if any(name in each for each in taken) or name in (*NORMAL, *SPECIAL, *HERE):
            raise Refusal("shadow", f"the name {name} is taken", "choose another name")

    def _kind(self, kind: str) -> None:
        if kind not in NUMBERS and kind not in self.theory.sets:
            raise Refusal("unknown", f"there is no set {kind}", "declare it first, or write real")

    def _scope(self, pairs: Sequence[tuple[str, str]]) -> Context:
        for place, (name, kind) in enumerate(pairs):
            self._kind(kind)
            self._new(name)
            if name in [other for other, _ in pairs[:place]]:
                raise Refusal("shadow", f"{name} is declared twice", "choose another name")
        return self._context(dict(pairs))

    def declare(self, made: Declaration) -> None:
        """Take a declaration into the theory."""
        theory, name = self.theory, made.name
        if made.what == "let" and name in self.open:
            self._choose(made)
            return
        self._new(name)
        if made.what == "set":
            elements = made.elements
            if elements is not None and len(set(elements)) != len(elements):
                raise Refusal("form", f"{name} names an element twice", "name each once")
            if elements is not None and len({each.head for each in elements}) > 1:
                raise Refusal("form", f"{name} mixes numbers and names", "use one of them")
            for each in elements or ():
                if each.head == "app":
                    self._new(each.name)
            theory.sets[name] = Finite(elements, made.nonempty)
            theory.signatures |= {e.name: ((), name) for e in elements or () if e.head == "app"}
        elif made.what in ("function", "random", "choose"):
            kinds = tuple(kind for _, kind in made.kinds)
            for kind in (*kinds, made.kind):
                self._kind(kind)
            if made.what == "choose":
                if made.kind in theory.sets and not self._context().inhabited(made.kind):
                    why = f"{made.kind} may be empty: nothing can be chosen from it"
                    raise Refusal("side-condition", why, f"say: set {made.kind} nonempty")
                self.open[name] = made, frozenset(theory.signatures) | theory.sets.keys() | {"size"}
            theory.signatures[name] = kinds, made.kind
            if made.what == "random":
                theory.random.add(name)
        elif made.what in ("define", "let"):
            self._define(made)
        elif made.statement is not None:
            self._statement(made.statement)
            (self.goals if made.what == "claim" else theory.statements)[name] = made.statement

    def _define(self, made: Declaration) -> None:
        """Sound: the body has only names that mean something already, so it is no circle."""
        if made.body is None:
            raise Refusal("form", f"{made.name} has no definition", "write: define NAME = TERM")
        context = self._scope(made.kinds)
        context.unshadowed(made.body)
        context.expect(made.body, made.kind)
        defined(context, made.body)
        self.theory.signatures[made.name] = tuple(kind for _, kind in made.kinds), made.kind
        self.theory.definitions[made.name] = tuple(name for name, _ in made.kinds), made.body
        if context.chance(made.body):
            self.theory.random.add(made.name)

    def _choose(self, made: Declaration) -> None:
        """Sound: what is chosen may depend on what was declared before it, and on nothing else."""
        chosen, allowed = self.open.pop(made.name)
        if len(made.kinds) != len(chosen.kinds):
            raise Refusal("kind", f"{made.name} has other arguments", "give it those asked for")
        kinds = tuple(
            (new, kind) for (new, _), (_, kind) in zip(made.kinds, chosen.kinds, strict=True)
        )
        late = free(made.body or number(0)) - allowed - {name for name, _ in kinds}
        if late:
            why = f"{made.name} may not depend on {', '.join(sorted(late))}"
            raise Refusal("dependence", why, "choose it from what is declared before it")
        if made.body is not None and self._context().chance(made.body):
            why = f"{made.name} may not depend on chance"  # claims above took it for one value
            raise Refusal("chance", why, "choose a fixed value")
        self._define(Declaration("let", made.name, made.line, kinds, chosen.kind, body=made.body))

    def _statement(self, statement: Statement) -> Context:
        """Everything in it means something, under its own conditions."""
        context = self._scope(statement.variables)
        for each in statement.conditions:
            self._relation(context, each)
            if context.chance(each.left) or context.chance(each.right):
                why = f"the condition {each} depends on chance"
                raise Refusal("chance", why, "put conditions only on what is fixed")
            context = context.assuming(Statement("condition", (), (), (each,)))
        inner = context
        for each in statement.conclusions:
            self._relation(inner, each)
            inner = inner.assuming(Statement("condition", (), (), (each,)))
        return context

    def _relation(self, context: Context, relation: Relation) -> None:
        for term in (relation.left, relation.right):
            context.unshadowed(term)
        context.check(relation)
        for term in (relation.left, relation.right):
            defined(context, term)

    # Claims ---------------------------------------------------------------------------------------

    def claim(self, claim: Claim) -> None:
        """Judge a claim. It may use what was proved before it, and never itself."""
        statement = claim.statement
        goal = self.goals.get(statement.name)
        if statement.name in self._dropped and not statement.conclusions:
            return

        def start() -> None:
            nonlocal statement
            if not statement.conclusions:
                if goal is None:
                    why = f"there is no claim {statement.name} to prove"
                    raise Refusal("unknown", why, "state it: claim NAME: ...")
                statement = goal
            elif goal is not None:
                why = f"{statement.name} is a goal, and is not stated anew"
                raise Refusal("shadow", why, f"write only: claim {statement.name}")
            else:
                self._new(statement.name)
            if statement.name in self.proved:
                raise Refusal("shadow", f"{statement.name} is proved twice", "leave one out")
            context = self._statement(statement)
            self._body(context, claim.body, statement.conclusions, claim.line, True)

        before = len(self.refusals)
        holds = self.attempt(claim.line, start) and len(self.refusals) == before
        if holds:
            self.proved.add(statement.name)
        useful = holds or self._patient  # accepted only if all are proved
        if useful and statement.conclusions and statement.name not in self.theory.statements:
            self.theory.statements[statement.name] = statement

    def _body(
        self,
        context: Context,
        body: Sequence[Chain | Cases],
        goals: Sequence[Relation],
        line: int,
        outermost: bool = False,
    ) -> None:
        results: list[Relation] = []
        complete = True
        for place, each in enumerate(body):
            before = len(self.refusals)
            if isinstance(each, Chain):
                found = self._chain(context, each)
                results += found
                for result in found:
                    context = context.assuming(Statement("above", (), (), (result,)))
            else:
                first = partial(self._cases, context, each, goals, outermost and not place)
                self.attempt(each.line, first)
                results += goals
            complete = complete and len(self.refusals) == before
        for goal in goals if complete else ():
            algebra = Algebra(context)
            if not any(says(algebra, context, r, goal.left, goal.op, goal.right) for r in results):
                shown = f": they show {', '.join(map(str, results[-2:]))}" if results else ""
                why = f"{goal} is not what the lines show{shown}"
                raise Refusal("not-shown", why, "let a chain begin and end as the claim does", line)

    def _chain(self, context: Context, chain: Chain) -> list[Relation]:
        """What a chain shows: nothing, if a step of it is refused."""
        before, left = len(self.refusals), chain.first
        ops = {each.op for each in chain.steps}

        def direction() -> None:
            if not chain.steps:
                raise Refusal("form", f"{chain.first} stands alone", "go on with = TERM by RULE")
            if ops & {"<", "<="} and ops & {">", ">="}:
                raise Refusal(
                    "direction", "this chain goes up and down", "use one direction a chain"
                )
            if "!=" in ops and len(chain.steps) > 1:
                raise Refusal("direction", "!= does not chain", "let it stand alone")

        if not self.attempt(chain.line, direction):
            return []
        for each in chain.steps:
            flipped = each.op.replace(">", "<")
            pair = (each.term, left) if ">" in each.op else (left, each.term)

            if not self.attempt(each.line, partial(self._step, context, pair, flipped, each)):
                self.refusals[-1].reason = str(each.reason)
                self.refusals[-1].step = Relation(pair[0], flipped, pair[1]), context.now()
            left = each.term
        if len(self.refusals) > before:
            return []
        strict = ops & {"<", ">"}
        op = "!=" if "!=" in ops else "=" if ops == {"="} else "<" if strict else "<="
        up = not ops & {">", ">="}
        return [Relation(chain.first, op, left) if up else Relation(left, op, chain.first)]

    def _step(self, context: Context, pair: tuple[Term, Term], op: str, made: Step) -> None:
        self._relation(context, Relation(pair[0], op, pair[1]))
        step(context, pair[0], op, pair[1], made.reason)

    def _cases(
        self, context: Context, cases: Cases, goals: Sequence[Relation], outermost: bool
    ) -> None:
        if cases.induction:
            self._induction(context, cases, goals, outermost)
            return
        conditions = [condition for condition, _, _ in cases.cases if condition is not None]
        for each in conditions:
            self._relation(context, each)
            if context.chance(each.left) or context.chance(each.right):
                raise Refusal("chance", f"the case {each} depends on chance", "use fixed cases")
        if not self._exhaustive(context, conditions):
            why = "these cases are not all there are, or are not known to be"
            raise Refusal("exhaustive", why, "use <= and >, = and !=, or all elements of a set")
        for condition, body, line in cases.cases:
            if condition is not None:
                inner = context.assuming(Statement("case", (), (), (condition,)))
                self._body(inner, body, goals, line)

    def _exhaustive(self, context: Context, cases: Sequence[Relation]) -> bool:
        """Sound: a value is one of the elements; of two numbers one is smaller, or not."""
        left, right = cases[0].left, cases[0].right
        kind = context.kind(left)
        elements = context.theory.sets[kind].elements if kind in context.theory.sets else None
        if elements and all(each.op == "=" and each.left == left for each in cases):
            return set(elements) <= {each.right for each in cases}
        covered = frozenset[int]()
        for each in cases:
            if (each.left, each.right) == (left, right):
                covered |= ALLOWED[each.op]
            elif (each.left, each.right) == (right, left):
                covered |= multiplied(ALLOWED[each.op], frozenset({-1}))
        return covered == ANY

    def _induction(
        self, context: Context, cases: Cases, goals: Sequence[Relation], outermost: bool
    ) -> None:
        """Sound: true for 0, and for k + 1 if for k, of which nothing else is assumed."""
        name = cases.induction
        said = [c for each in context.local for c in each.conclusions]
        bound = any(name in free(each.left) | free(each.right) for each in said)
        if context.variables.get(name, ("",))[0] != "nat" or not outermost or bound:
            why = f"there is no induction on {name} here"
            raise Refusal("induction", why, "begin the proof with it; the claim has: for k nat")
        if len(cases.cases) != 2:
            raise Refusal("induction", "an induction has two cases", "write: case 0, case k + 1")
        after: dict[str, Term] = {name: plus(named(name), number(1))}
        for (_, body, line), new in zip(cases.cases, ({name: number(0)}, after), strict=True):
            inner = context
            if new is after:
                inner = context.assuming(Statement("induction", (), (), tuple(goals)))
            self._body(inner, body, [replace(each, new) for each in goals], line)
