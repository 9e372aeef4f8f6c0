"""What a student reads: whether a proof holds, and if not, line by line why, and what to do."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from dpedu.proofs._kernel import Judge
from dpedu.proofs._models import refute
from dpedu.proofs._parser import Text, read
from dpedu.proofs._script import Declaration, Refusal
from dpedu.proofs._suggest import another_rule, meant

MOST_SHOWN = 6
MOST_REFUTED = 3  # steps of one proof for which numbers, and other rules, are looked for
CORRECT = "look at its signs and its direction, and write what is true"
HELPED = ("does-not-follow", "unknown")
FALSE = "This step is false, for example with"
OPEN = "It may be true, but it does not follow so"


@dataclass(frozen=True)
class Remark:
    """What is wrong with one line, and what to do next."""

    line: int
    rule: str
    code: str
    why: str
    todo: str
    example: str = ""  # numbers for which the step is false

    def __str__(self) -> str:
        where = f"Line {self.line}" + (f", by {self.rule}" if self.rule else "")
        found = f" {FALSE} {self.example}." if self.example else ""
        may = self.code == "does-not-follow" and not self.example
        return f"{where}: {self.why}.{found}{f' {OPEN}.' if may else ''} Next: {self.todo}."


@dataclass(frozen=True)
class Verdict:
    """What became of a proof. Only the kernel accepts; the remarks explain."""

    accepted: bool
    remarks: tuple[Remark, ...]
    asked: tuple[tuple[tuple[str, ...], int], ...] = ()  # claims, and what they are worth together
    proved: frozenset[str] = frozenset()  # whatever became of the others
    refused: bool = True  # something that was written, and not only what is lacking

    def __str__(self) -> str:
        if self.accepted:
            return "The proof is accepted: every step follows by its rule."
        shown = [str(each) for each in self.remarks[:MOST_SHOWN]]
        more = len(self.remarks) - len(shown)
        return "\n".join([*shown, *([f"And {more} more."] if more else [])])


def check(statement: str, proof: str = "") -> Verdict:
    """Judge a proof of a statement.

    Parameters
    ----------
    statement : str
        Declarations and claims. With a line ``proof`` in it, what follows is the proof, and the
        lines are counted through.
    proof : str, optional
        The proof.

    Returns
    -------
    Verdict
        Whether it is accepted, and if not, what is wrong with which line.

    Examples
    --------
    >>> print(check('''
    ... real p
    ... assume range: 0 < p < 1/2
    ... claim positive: 0 < 1 - 2*p
    ... proof
    ... claim positive
    ...   0 < 1 - 2*p by positivity
    ... '''))
    The proof is accepted: every step follows by its rule.
    """
    if not proof:
        rows = statement.splitlines()
        border = next((n for n, row in enumerate(rows) if row.strip() == "proof"), len(rows))
        statement = "\n".join(rows[:border])
        proof = "\n" * (border + 1) + "\n".join(rows[border + 1 :])
    try:
        return _judged(statement, proof)
    except RecursionError:
        return Verdict(False, (Remark(1, "", "too-large", "this is too deep", "use let"),))


def _judged(statement: str, proof: str) -> Verdict:
    script = read(statement, proof)
    judge = Judge(script.declarations)
    given = list(judge.theory.statements.values())  # those that mean something
    _judge(judge, script)
    refusals = [*script.refusals, *judge.refusals]
    refused, asked = bool(refusals), _asked(script.declarations)
    if not refusals:
        unproved = [name for name in judge.goals if name not in judge.proved]
        if unproved or not judge.goals:
            why = f"the claim {unproved[0]} is not proved yet" if unproved else "nothing is claimed"
            refusals = [Refusal("not-shown", why, "write: claim NAME, and a chain", 1)]
    refusals.sort(key=lambda each: each.line)
    remarks = []
    looked = 0
    for it in refusals:
        example, todo = "", meant(it) or it.todo
        if it.step is not None and it.code in HELPED and looked < MOST_REFUTED:
            looked += 1
            example = refute(*it.step, given) or "" if it.code == "does-not-follow" else ""
            rule = "" if example else another_rule(*it.step)
            wrong = meant(it) if it.reason.startswith("splitting") else CORRECT
            todo = wrong if example else f"write: by {rule}" if rule else todo
        remarks.append(Remark(it.line, it.reason, it.code, it.why, todo, example))
    proved = frozenset(judge.proved & judge.goals.keys())
    if refused:
        proved = _proved(script)
    return Verdict(judge.accepted and not refusals, tuple(remarks), asked, proved, refused)


def _judge(judge: Judge, script: Text) -> None:
    for each in script.items:
        if isinstance(each, Declaration):
            judge.attempt(each.line, partial(judge.declare, each))
        else:
            judge.claim(each)


def _asked(declarations: list[Declaration]) -> tuple[tuple[tuple[str, ...], int], ...]:
    """The claims that are asked. One without points belongs to the next that has some."""
    made, names = [], []
    for each in declarations:
        if each.what == "claim":
            names.append(each.name)
            if each.points:
                made.append((tuple(names), each.points))
                names = []
    return tuple(made)


def _proved(script: Text) -> frozenset[str]:
    """What is asked and proved without anything that was refused."""
    judge = Judge(script.declarations, patient=False)
    _judge(judge, script)
    return frozenset(judge.proved & judge.goals.keys())
