"""What a student reads: whether a proof holds, and if not, line by line why, and what to do."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial

from dpedu import _validate as validate
from dpedu.proofs._advice import GIVEN_FOR_FIXED, what_helps
from dpedu.proofs._causes import causes
from dpedu.proofs._effort import portion
from dpedu.proofs._kernel import Judge
from dpedu.proofs._kernel.context import Fuel
from dpedu.proofs._messages import told
from dpedu.proofs._models import refute
from dpedu.proofs._parser import Text, read
from dpedu.proofs._report import Reporter
from dpedu.proofs._script import Claim, Declaration, Refusal
from dpedu.proofs._search import propose, step
from dpedu.proofs._suggest import another_rule, meant
from dpedu.proofs._terms import Statement
from dpedu.proofs._typed import Typed

MOST_SHOWN = 6
MOST_FRAMES = 2000  # of Python, from here on: what is read needs less, wherever this is called
MOST_REFUTED = 6  # steps of one proof for which numbers, and other rules, are looked for
MOST_EXPLAINED = 800_000  # work for all of them together
MOST_MODELLED = 300_000  # for one, in models
MOST_OTHERS = 200_000  # for one, by other rules
CORRECT = "look at its signs and its direction, and write what is true"
HELPED = ("does-not-follow", "unknown", "side-condition")
FOLLOWS = ("does-not-follow", "side-condition")
FALSE = "This step is false"
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
        return self.told([self.line])

    def told(self, lines: Sequence[int]) -> str:
        """The sentences, for all lines that have the same fault."""
        *most, last = map(str, lines)
        where = f"Lines {', '.join(most)} and {last}" if most else f"Line {last}"
        where += f", by {self.rule}" if self.rule else ""
        how = ":" if self.example.startswith("left ") else ", for example with"
        found = f" {FALSE}{how} {self.example}." if self.example else ""
        may = self.code == "does-not-follow" and not self.example
        return f"{where}: {self.why}.{found}{f' {OPEN}.' if may else ''} Next: {self.todo}."


DEEP = told("deep")
TOO_DEEP = Remark(1, "", DEEP.code, DEEP.why, DEEP.todo)


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
        alike: dict[Remark, list[int]] = {}  # lines with the same fault are told together
        for each in self.remarks:
            alike.setdefault(replace(each, line=0), []).append(each.line)
        shown = [each.told(lines) for each, lines in list(alike.items())[:MOST_SHOWN]]
        more = len(alike) - len(shown)
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

    Raises
    ------
    TypeError
        If an argument is no string.

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
    validate.string(statement=statement)
    validate.string(proof=proof)
    if not proof:
        rows = statement.splitlines()
        border = next((n for n, row in enumerate(rows) if row.strip() == "proof"), len(rows))
        statement = "\n".join(rows[:border])
        proof = "\n" * (border + 1) + "\n".join(rows[border + 1 :])
    with _frames():
        return _judged(statement, proof)


@contextmanager
def _frames() -> Iterator[None]:
    """The same room for recursion, however deep who asks is nested, and whatever the limit is."""
    if sys.platform == "emscripten":  # its stack is small, and its limit fits it
        yield
        return
    before, here, frame = sys.getrecursionlimit(), 0, sys._getframe()
    while frame.f_back is not None:
        here, frame = here + 1, frame.f_back
    sys.setrecursionlimit(here + MOST_FRAMES)
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


def _judged(statement: str, proof: str) -> Verdict:
    try:
        script = read(statement, proof)
    except RecursionError:
        return Verdict(False, (TOO_DEEP,))
    judge, asked = Judge(step, propose), _asked(script.declarations)
    faults = [_refused(judge, each) for each in (*script.declarations, *script.items)]
    proved = frozenset(judge.proved & judge.goals.keys())
    if judge.accepted and not any(faults) and not script.refusals:
        return Verdict(True, (), asked, proved, False)
    try:
        remarks, refused = _explained(script)
    except RecursionError:  # what is proved stays so, whatever is said of the rest
        remarks, refused = (TOO_DEEP,), True
    return Verdict(False, remarks, asked, proved, refused)


def _explained(script: Text) -> tuple[tuple[Remark, ...], bool]:
    """What is wrong, line by line, and whether anything that was written is."""
    reporter = Reporter(script.declarations)
    given = list(reporter.theory.statements.values())  # those that mean something
    for each in script.items:
        if isinstance(each, Declaration):
            reporter.take(each)
        else:
            reporter.claim(each)
    refusals = [*script.refusals, *reporter.refusals]
    refused = bool(refusals)
    if not refusals:
        unproved = [name for name in reporter.goals if name not in reporter.proved]
        why = f"the claim {unproved[0]} is not proved yet" if unproved else "nothing is claimed"
        refusals = [Refusal("not-shown", why, "write: claim NAME, and a chain", 1)]
    refusals.sort(key=lambda each: each.line)
    refusals = causes(refusals, {**reporter.lost, **script.lost}, script.lines)
    given_lost = reporter.given_lost or script.given_lost
    typed = Typed(script.lines, reporter.down)
    for it in refusals:
        typed.quote(it)
    remarks = []
    looked, work = 0, Fuel(MOST_EXPLAINED)
    for it in refusals:
        looks = it.step is not None and looked < MOST_REFUTED and it.code in HELPED
        looks = looks and (it.code != "side-condition" or it.name == "lacking")
        looked += looks
        if it.name == "value" and it.reason in {each.name for each in given}:
            it.todo = GIVEN_FOR_FIXED.format(it.reason)
        example, todo = "", meant(it) or it.todo
        if looks:
            with suppress(RecursionError):  # then it is said without more
                example, todo = _looked(it, given, typed, work)
        if given_lost and it.step is not None and it.code in FOLLOWS and not example:
            continue  # without what is given, little follows
        remarks.append(Remark(it.line, it.reason, it.code, it.why, todo, example))
    return tuple(remarks), refused


def _looked(it: Refusal, given: list[Statement], typed: Typed, work: Fuel) -> tuple[str, str]:
    """Numbers for which a step is false, or else what would show it; and what to do."""
    if it.step is None:
        return "", it.todo
    unproved = it.code == "does-not-follow"
    needs = it.code == "side-condition"
    said, context = it.step
    example = None
    if unproved or needs:
        with portion(work, MOST_MODELLED) as part:
            example = refute(said, context, given, part)
    if example:
        if ">" in it.op:  # as it was typed
            example = re.sub(r"left (\S+), right (\S+)$", r"left \2, right \1", example)
        return example, meant(it) if it.reason.startswith("splitting") else CORRECT
    if needs:
        return "", it.todo
    with portion(work, MOST_OTHERS) as part:
        rule = another_rule(said, replace(context, fuel=part))
    if rule:
        return "", f"write: by {rule}"
    context = replace(context, fuel=work)
    as_typed = partial(typed.told, line=it.line)
    down = ">" in it.op
    helps = what_helps(said, context, it.reason, given, as_typed, down=down) if unproved else ""
    return "", helps or meant(it) or it.todo


def _refused(judge: Judge, item: Claim | Declaration) -> bool:
    """Whether the kernel refuses a part of the text, which is then not there for the rest."""
    try:
        if isinstance(item, Declaration):
            judge.declare(item)
        else:
            judge.claim(item)
    except (Refusal, RecursionError):
        return True
    return False


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
