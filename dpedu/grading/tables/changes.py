"""Whose marks a run changed: old, new, and in which question.

The marks of before are kept on the disk until the list is written, so that a run that was killed is
in the list of the next one.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from nbgrader import api
from nbgrader.api import Gradebook
from sqlalchemy import select

from dpedu._validate import many
from dpedu.grading.course.database import patiently
from dpedu.grading.course.words import guarded, line
from dpedu.grading.recording.outcomes import record_of

LATE = "late penalty"
Marks = dict[str, dict[str, float | None]]  # by student and question; None: waits for a person
Say = Callable[[str], None]


@dataclass(frozen=True)
class Change:
    """One mark that is not what it was. None: it waits for a person."""

    student: str
    question: str
    old: float | None
    new: float | None


def marks(course: Any, assignment: str) -> Marks:
    """All marks of an assignment, as far as there are any."""
    return patiently(lambda: _marks(course, assignment))


def _marks(course: Any, assignment: str) -> Marks:
    found: Marks = {}
    given, sheet = api.SubmittedAssignment.__table__, api.SubmittedNotebook.__table__
    graded, cell = api.Grade.__table__, api.BaseCell.__table__
    named, of = api.Notebook.__table__, api.Assignment.__table__
    wanted = (
        select(
            given.c.student_id,
            named.c.name.label("notebook"),
            cell.c.name.label("cell"),
            *(graded.c.auto_score, graded.c.manual_score, graded.c.extra_credit),
            graded.c.needs_manual_grade,
        )
        .join(sheet, sheet.c.assignment_id == given.c.id)
        .join(graded, graded.c.notebook_id == sheet.c.id)
        .join(cell, cell.c.id == graded.c.cell_id)
        .join(named, named.c.id == sheet.c.notebook_id)
        .join(of, of.c.id == given.c.assignment_id)
        .where(of.c.name == assignment)
    )
    late = (
        select(given.c.student_id, sheet.c.late_submission_penalty)
        .join(sheet, sheet.c.assignment_id == given.c.id)
        .join(of, of.c.id == given.c.assignment_id)
        .where(of.c.name == assignment)
    )
    with closing(Gradebook(course.db_url, course.course_id)) as book, book.engine.connect() as db:
        grades, penalties = db.execute(wanted).all(), db.execute(late).all()
    several = len({row.notebook for row in grades}) > 1
    for row in grades:
        by_hand = row.manual_score is not None
        score = row.manual_score if by_hand else row.auto_score
        if score is None and not row.needs_manual_grade:
            continue  # taken back: it could not be marked
        name = f"{row.notebook}: {row.cell}" if several else row.cell
        waits = row.needs_manual_grade
        whole = None if waits or score is None else score + (row.extra_credit or 0.0)
        found.setdefault(row.student_id, {})[name] = whole
    for row in penalties:
        if row.late_submission_penalty and row.student_id in found:
            mine = found[row.student_id]
            mine[LATE] = (mine.get(LATE) or 0.0) - row.late_submission_penalty
    return found


def compare(before: Marks, after: Marks) -> list[Change]:
    """What differs, for students who had marks before."""
    changes = []
    for student in sorted(before):
        old, new = before[student], after.get(student, {})
        for question in [*old, *(name for name in new if name not in old)]:
            none = 0.0 if question == LATE else None
            was, now = old.get(question, none), new.get(question, none)
            if was != now:
                changes.append(Change(student, question, was, now))
    return changes


class Watch:
    """The marks of an assignment, from before a run to after it."""

    def __init__(self, course: Any, assignment: str) -> None:
        self._course, self._assignment = course, assignment
        self._kept = record_of(course, assignment).with_suffix(".before")
        self.table = self._kept.with_suffix(".changes.csv")
        if not self._kept.exists():
            self._kept.parent.mkdir(parents=True, exist_ok=True)
            part = self._kept.with_suffix(".part")
            part.write_text(json.dumps(marks(course, assignment)), encoding="utf-8")
            part.replace(self._kept)

    def end(self, say: Say) -> list[Change]:
        """Write and say what has changed since."""
        try:
            before: Marks = json.loads(self._kept.read_text(encoding="utf-8"))
        except FileNotFoundError:  # another run of the same assignment has told it
            return []
        after = marks(self._course, self._assignment)
        changes = compare(before, after)
        if changes:
            self._write(changes, before, after)
            students = many(len({each.student for each in changes}), "student")
            say(f"  changed: {many(len(changes), 'mark')} of {students}: {self.table}")
            for each in changes[:20]:
                said = f"{_shown(each.old)} -> {_shown(each.new)}"
                say(f"    {line(each.student)}: {each.question}: {said}")
            if len(changes) > 20:
                say(f"    and {len(changes) - 20} more")
        self._kept.unlink(missing_ok=True)
        return changes

    def _write(self, changes: list[Change], before: Marks, after: Marks) -> None:
        with open(self.table, "w", newline="", encoding="utf-8") as stream:
            table = csv.writer(stream, lineterminator="\n")
            table.writerow(["student", "question", "old", "new", "old total", "new total"])
            for each in changes:
                totals = [_total(every.get(each.student, {})) for every in (before, after)]
                shown = [_shown(each.old), _shown(each.new)]
                table.writerow([guarded(each.student), each.question, *shown, *totals])


def _shown(mark: float | None) -> str:
    return "waits" if mark is None else f"{mark:g}"


def _total(found: dict[str, float | None]) -> str:
    return f"{max(0.0, sum(filter(None, found.values()))):g}"
