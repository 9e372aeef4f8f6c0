"""What is wrong with a proof, line by line. It goes on after a fault, and so it accepts nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from dpedu.proofs._kernel import Judge
from dpedu.proofs._kernel.context import Context
from dpedu.proofs._script import Cases, Chain, Claim, Declaration, Refusal
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
        for each in declarations:
            before = len(self.refusals)
            self.at(each.line, self.declare, each)
            if len(self.refusals) > before and each.what == "claim":
                self._dropped.add(each.name)

    @property
    def accepted(self) -> bool:
        """Whether nothing is wrong, and every goal is proved."""
        return not self.refusals and super().accepted

    def at(self, line: int, judge: Callable[..., None], *about: Any) -> None:
        """Judge a line, and write down what is wrong with it."""
        try:
            judge(*about)
        except Refusal as refusal:
            refusal.line = refusal.line or line
            if judge == self._step:
                context, said, reason = about
                refusal.reason = str(reason)
                refusal.step = said, _now(context)
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
        found = super()._chain(context, chain)
        return found if len(self.refusals) == before else []


def _now(context: Context) -> Context:
    """A copy to which nothing is added that is proved later."""
    theory = replace(context.theory, statements=dict(context.theory.statements))
    return replace(context, theory=theory, signs={})
