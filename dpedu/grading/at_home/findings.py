"""How each question of a notebook stands that has run, and how that is said.

Without nbgrader and nbformat: notebooks that run in a browser, on the book's site, are judged by
the same lines.
"""

from __future__ import annotations

import hashlib
import re
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from dpedu._validate import many
from dpedu.proofs import mark_answer, statements

ENDLESS = "does not end in the time that it has (an endless loop?)"
NOBODY_TYPES = (
    "waits at input(), and nobody types while it is checked: write the value into the code"
)
HANDED_IN = re.compile(r"`dpedu check (\S+\.ipynb)`")  # how a notebook says its own name
Cell = Mapping[str, Any]


@dataclass(frozen=True)
class Finding:
    """How one question stands."""

    question: str
    state: str
    good: bool
    cell: Cell = field(repr=False)


def is_grade(cell: Cell) -> bool:
    """Whether a cell has points."""
    return bool(_marks(cell).get("grade"))


def is_solution(cell: Cell) -> bool:
    """Whether a cell is the student's."""
    return bool(_marks(cell).get("solution"))


def is_locked(cell: Cell) -> bool:
    """Whether marking puts the instructor's text in the place of a cell's."""
    return not is_solution(cell) and bool(is_grade(cell) or _marks(cell).get("locked"))


def checksum(cell: Cell) -> str:
    """What nbgrader wrote into a cell when it was handed out, if nothing of it was changed."""
    said = [cell["source"], cell["cell_type"], is_grade(cell), is_solution(cell), is_locked(cell)]
    said.append(_marks(cell)["grade_id"])
    if is_grade(cell):
        said.append(float(_marks(cell)["points"]))
    return hashlib.md5("".join(map(str, said)).encode()).hexdigest()


def as_given(cell: Cell) -> Cell:
    """A cell of the type that it was handed out with, which marking gives it again."""
    return {**cell, "cell_type": _marks(cell).get("cell_type", cell["cell_type"])}


def by_name(cells: Iterable[Cell]) -> dict[str, list[Cell]]:
    """The cells of each name: several, if one was pasted or split. Marking takes the last."""
    found: dict[str, list[Cell]] = {}
    for cell in cells:
        if (name := _marks(cell).get("grade_id")) is not None:
            found.setdefault(name, []).append(cell)
    return found


def copied(cells: Iterable[Cell]) -> list[Cell]:
    """The cells below which another one has their name."""
    return [cell for same in by_name(cells).values() for cell in same[:-1]]


def findings(cells: Sequence[Cell], ending: str = "") -> list[Finding]:
    """Judge the questions of a notebook that ran, if need be until a cell ended it, and how."""
    found = []
    every = by_name(cells)
    passed_over = set(map(id, copied(cells)))
    reached = [cell for cell in cells if cell.get("execution_count") is not None]
    last = reached[-1] if ending and reached else None
    heading, asked = "Question", statements(cells)
    answer: Cell | None = None
    alike: list[Cell] = []  # the answer, and its copies
    for cell in cells:
        if cell["cell_type"] == "markdown" and not is_solution(cell):
            titles = re.findall(r"^#+\s+(.+)$", cell["source"], flags=re.MULTILINE)
            heading = titles[-1] if titles else heading
        own = every.get(_marks(cell).get("grade_id", ""), [cell])
        if id(cell) in passed_over and (is_grade(cell) or not is_solution(cell)):
            continue
        if is_grade(cell) and is_solution(cell):
            state, good = _proof(as_given(cell), asked.get(_marks(cell)["grade_id"], ""))
            if other := _of_another_type(cell):
                state, good = f"{other}\n{state}", False
            state, good = _one_of(own, "the last one", state, good)
            found.append(Finding(heading, state, good, cell))
        elif is_grade(cell):
            state, good = _judge(cell, answer)
            if last is not None and last in (cell, answer):
                state, good = ending, False
            state, good = _one_of(alike, "the last one above its tests", state, good)
            found.append(Finding(heading, state, good, cell))
        elif is_solution(cell):
            # A copy that was pasted among other questions answers none of them.
            if cell is own[0] or own is alike:
                answer, alike = cell, own
        elif is_locked(cell) and (_failed(cell) or _of_another_type(cell)):
            name = _marks(cell)["grade_id"]
            found.append(Finding(f"The cell {name!r}", _judge(cell, None)[0], False, cell))
    return found


def renamed(cells: Sequence[Cell], name: str) -> str:
    """A word where a file has not the name that its notebook says; nothing where it says none."""
    for cell in cells:
        if cell["cell_type"] == "markdown" and (told := HANDED_IN.search(cell["source"])):
            right = told[1]
            return "" if name == right else f"This file is {name}: hand it in as {right}."
    return ""


def report(found: Iterable[Finding], *, sum_first: bool = False, last: str = "") -> str:
    """What a student reads: its sum is last in a terminal, and first where a report is scrolled.

    ``last`` is a word after the sum.
    """
    found = list(found)
    done = sum(finding.good for finding in found)
    lines = [f"{each.question}\n{textwrap.indent(each.state, '    ')}" for each in found]
    are = "is" if len(found) == 1 else "are"
    told = [f"{done} of {many(len(found), 'question')} {are} done, as far as this can see."]
    # By their numbers: what they ask stands below, perhaps out of sight.
    missing = dict.fromkeys(each.question.split(" · ")[0] for each in found if not each.good)
    told[0] += f" Not yet: {'; '.join(missing)}." if missing and done else ""
    told.append("Marking runs more tests than these.")
    told += [last] if last else []
    return "\n".join([*told, "", *lines] if sum_first else [*lines, "", *told])


def _marks(cell: Cell) -> Mapping[str, Any]:
    marks: Mapping[str, Any] = cell["metadata"].get("nbgrader", {})
    return marks


def _proof(cell: Cell, statement: str) -> tuple[str, bool]:
    if _unchanged(cell):
        return "not written yet", False
    mark = mark_answer(statement, cell["source"], float(_marks(cell)["points"]))
    if mark is None:
        return "written; a person will read it", True
    return mark.said, mark.good


def _one_of(same: Sequence[Cell], which: str, state: str, good: bool) -> tuple[str, bool]:
    """How a question stands of whose answer there may be several cells, which need not agree."""
    if len(same) < 2:
        return state, good
    times, rest = ("twice", "other") if len(same) == 2 else (f"{len(same)} times", "others")
    said = f"its answer cell is here {times}, and marking takes {which}: "
    said += f"write your answer there and delete the {rest}"
    return f"{said}\n{state}", good and len({cell["source"] for cell in same}) == 1


def _of_another_type(cell: Cell) -> str:
    """What is said of a cell whose type was changed: one key of Jupyter does, also by mistake."""
    now, given = cell["cell_type"], as_given(cell)["cell_type"]
    if now == given:
        return ""
    who = "its answer is" if is_solution(cell) else "its tests are" if is_grade(cell) else "it is"
    name, key = ("code", "Y") if given == "code" else ("Markdown", "M")
    was = now.replace("markdown", "Markdown")
    return f"{who} in a {was} cell now: make it a {name} cell again (Esc, then {key})"


def _judge(test: Cell, answer: Cell | None) -> tuple[str, bool]:
    for cell in (answer, test):
        if cell is not None and (other := _of_another_type(cell)):
            return other, False
    if test["execution_count"] is None:
        return "not reached", False
    for cell in (answer, test):
        for output in cell["outputs"] if cell is not None else ():
            if output["output_type"] == "error":
                return _in_words(output), False
    if is_locked(test) and not _unchanged(test):
        return "its tests were changed; marking uses the original ones", False
    return "passes its tests", True


def _in_words(error: Mapping[str, Any]) -> str:
    kind, said = error["ename"], error["evalue"]
    if kind == "NotImplementedError":
        return "not done yet"
    if kind == "AssertionError":
        return f"fails: {said or 'a test that gives no reason'}"
    if kind in ("CellTimeoutError", "KeyboardInterrupt"):  # how an endless loop is ended
        return ENDLESS
    # Jupyter's error of an input() at home; in the book's notebooks it is that of marking.
    if kind == "StdinNotImplementedError" or (kind == "EOFError" and "input()" in said):
        return NOBODY_TYPES
    if kind == "_IncompleteInputError":  # of Python 3.13, where Jupyter runs it
        kind = "SyntaxError"
    if kind in ("SyntaxError", "IndentationError", "TabError"):  # names a file that nobody knows
        said = re.sub(r" \([^()]+, (line \d+)\)$", r" (\1)", said)
    return f"stops with {kind}: {said}"


def _failed(cell: Cell) -> bool:
    """As nbgrader sees it: also by what a cell wrote as a warning."""
    return cell["cell_type"] == "code" and any(
        each["output_type"] == "error" or each.get("name") == "stderr" for each in cell["outputs"]
    )


def _unchanged(cell: Cell) -> bool:
    stored = _marks(cell).get("checksum")
    return bool(stored) and stored == checksum(cell)
