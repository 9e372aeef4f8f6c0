"""What is wrong with a proof, line by line. It goes on after a fault, and so it accepts nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from dpedu.proofs._kernel import Judge
from dpedu.proofs._kernel.context import Context
from dpedu.proofs._messages import told
from dpedu.proofs._script import PLACES, RULES, Cases, Chain, Claim, Declaration, Refusal
from dpedu.proofs._search import propose, step
from dpedu.proofs._terms import Relation


class Reporter(Judge):
    """A judge that is patient: a refused claim may be used below, so that no fault is told twice.

    Parameters
    ----------
    declarations : sequence of Declaration
        The statement.
    """

    def __init__(self, declarations: Sequence[Declaration]) -> None:
        super().__init__(step, propose)
        self.refusals: list[Refusal] = []
        self._before: list[int] = []  # how much was refused before the bodies that are read
        self._dropped: set[str] = set()  # goals that mean nothing: that is said once
        self.lost: dict[str, int] = {}  # names whose lines were refused, and those lines
        self.given_lost = False  # whether something was lost of what is given
        self.down: dict[Relation, str] = {}  # what chains that go down have shown
        self._ops: dict[int, str] = {}  # the relation that was typed on each line
        for each in declarations:
            before = len(self.refusals)
            self.take(each)
            if len(self.refusals) > before and each.what == "claim":
                self._dropped.add(each.name)
            for refusal in self.refusals[before:]:
                refusal.todo = _in_a_statement(refusal, each)
                self.given_lost |= each.what != "claim"

    @property
    def accepted(self) -> bool:
        """Whether nothing is wrong, and every goal is proved."""
        return not self.refusals and super().accepted

    def take(self, made: Declaration) -> None:
        """Judge a declaration; its names are lost if it is refused."""
        before = len(self.refusals)
        self.at(made.line, self.declare, made)
        for each in self.refusals[before:]:
            if made.what == "let" and each.name == "chosen later":
                each.todo = f"give that its value first: let {each.about[0]} = ..."
        if len(self.refusals) > before:
            names = [each.name for each in made.elements or () if each.head == "app"]
            for name in (made.name, *names):
                self.lost.setdefault(name, made.line)

    def at(self, line: int, judge: Callable[..., None], *about: Any) -> None:
        """Judge a line, and write down what is wrong with it."""
        try:
            try:
                judge(*about)
            except RecursionError:
                raise told("deep") from None
        except Refusal as refusal:
            refusal.line = refusal.line or line
            if judge == self._step:
                context, said, reason = about
                refusal.reason = str(reason)
                refusal.step, refusal.op = (said, _now(context)), self._ops.get(line, "")
            if judge == self._induction and refusal.name == "no induction":
                refusal.why, refusal.todo = _no_induction(*about)
            if refusal.name == "taken" and refusal.about[0] in {*RULES, *PLACES}:
                refusal.why = f"`{refusal.about[0]}` is the name of a rule"
            self.refusals.append(refusal)

    def claim(self, claim: Claim) -> None:
        """Judge a claim, if it was not said already that it means nothing."""
        name, statement = claim.statement.name, claim.statement
        if name in self._dropped and not statement.conclusions:
            return
        before, already = len(self.refusals), name in self.proved
        self.at(claim.line, super().claim, claim)
        if len(self.refusals) > before and not already:
            self.proved.discard(name)
        statement = statement if statement.conclusions else self.goals.get(name, statement)
        if statement.conclusions:
            self.theory.statements.setdefault(name, statement)

    def _body(
        self,
        context: Context,
        body: Sequence[Chain | Cases],
        goals: Sequence[Relation],
        line: int,
        outermost: bool = False,
    ) -> None:
        self._before.append(len(self.refusals))
        super()._body(context, body, goals, line, outermost)
        self._before.pop()

    def _ends(self, context: Context, shown: Sequence[Relation], goals: Sequence[Relation]) -> None:
        if len(self.refusals) == self._before[-1]:
            super()._ends(context, shown, goals)

    def _chain(self, context: Context, chain: Chain) -> list[Relation]:
        before = len(self.refusals)
        self.at(chain.line, self._direction, chain, {each.op for each in chain.steps})
        if len(self.refusals) > before:
            return []
        self._ops |= {each.line: each.op for each in chain.steps}
        found = super()._chain(context, chain)
        if any(">" in each.op for each in chain.steps):
            self.down |= {each: each.op.replace("<", ">") for each in found}
        return found if len(self.refusals) == before else []


def _in_a_statement(refusal: Refusal, made: Declaration) -> str:
    """What to do where no claim can be proved before."""
    if refusal.name not in ("divisor", "logarithm"):
        return refusal.todo
    condition = f"{refusal.about[0]} {'!=' if refusal.name == 'divisor' else '>'} 0"
    if made.what == "define":
        return f"add an assumption above this line: {condition}"
    return f"add an assumption above this line, or give this one the condition: if {condition}"


def _no_induction(
    context: Context, cases: Cases, goals: Sequence[Relation], outermost: bool
) -> tuple[str, str]:
    """Why there is no induction here, and what to do."""
    name = cases.induction
    if context.variables.get(name, ("",))[0] != "nat":
        why = f"the claim does not say for {name} nat, so there is no induction on {name}"
        return why, f"state a claim of your own: claim NAME: for {name} nat: ..."
    if not outermost:
        return "an induction stands at the beginning of its proof", "put it first in its claim"
    why = f"the condition of the claim speaks of {name}, and need not hold for the number before"
    return why, f"state a claim without it, for all {name}, prove that, and use it here"


def _now(context: Context) -> Context:
    """A copy to which nothing is added that is proved later."""
    theory = replace(context.theory, statements=dict(context.theory.statements))
    return replace(context, theory=theory, signs={})
