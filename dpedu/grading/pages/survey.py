"""What a class made of an assignment, in numbers: what the report shows."""

from __future__ import annotations

import contextlib
import statistics
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from nbgrader import api
from nbgrader.api import Gradebook
from sqlalchemy import select

from dpedu.grading.course.database import patiently
from dpedu.grading.course.folders import students_of
from dpedu.grading.course.handout import Given
from dpedu.grading.course.people import called, people_of
from dpedu.grading.course.plan import Plan, load
from dpedu.grading.course.words import line
from dpedu.grading.recording.outcomes import Outcome, Record, record_of
from dpedu.grading.tables import changes

Sign = tuple[str, str]  # a cell, and what was tried in it


@dataclass
class Question:
    """One graded cell, over all submissions."""

    name: str
    title: str
    most: float
    by_hand: bool
    marks: dict[str, float] = field(default_factory=dict)  # by student, where there are marks
    waiting: list[str] = field(default_factory=list)
    failures: Counter[str] = field(default_factory=Counter)
    discrimination: float | None = None
    beside: bool = False  # whether the test ran in the process of the student's code

    @property
    def mean(self) -> float | None:
        """The mean of the marks that there are."""
        return statistics.fmean(self.marks.values()) if self.marks else None

    @property
    def difficulty(self) -> float | None:
        """The share of the points that was lost, from 0 (nobody lost any) to 1."""
        if self.mean is None or not self.most:
            return None
        return 1 - self.mean / self.most

    def share(self, *, full: bool) -> float | None:
        """How many have all points, or none."""
        if not self.marks:
            return None
        wanted = [mark >= self.most if full else mark <= 0 for mark in self.marks.values()]
        return sum(wanted) / len(wanted)


@dataclass
class Survey:
    """One assignment."""

    assignment: str
    questions: list[Question]
    outcomes: dict[str, Outcome]
    scores: dict[str, float] = field(default_factory=dict)  # so far, after late penalties
    penalties: dict[str, float] = field(default_factory=dict)
    look_again: dict[str, list[str]] = field(default_factory=dict)  # answers have changed
    signs: dict[str, list[Sign]] = field(default_factory=dict)
    handed_in: list[str] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)  # of students, where they are known

    def called(self, student: str) -> str:
        """How the page speaks of a student."""
        return called(student, self.names)

    @property
    def most(self) -> float:
        """All points that the course gives."""
        return sum(question.most for question in self.questions)

    @property
    def failed(self) -> dict[str, str]:
        """Who could not be marked, and why."""
        return {s: each.reason for s, each in sorted(self.outcomes.items()) if each.reason}

    @property
    def seconds(self) -> dict[str, float]:
        """How long each submission took to mark."""
        return {s: o.seconds for s, o in self.outcomes.items() if o.marked and o.seconds}


def survey(app: Any, assignment: str) -> Survey:
    """Read everything that is known about an assignment. Nothing is run and nothing changed."""
    course = app.coursedir
    plan = load(course, assignment, refresh=False)
    given = Given(app, assignment)
    questions = _questions(plan, given)
    outcomes = Record(record_of(course, assignment)).outcomes
    found = Survey(assignment, list(questions.values()), outcomes)
    found.handed_in = sorted({*students_of(course, assignment), *outcomes})
    found.names = people_of(course)
    _marks(course, assignment, questions, found)
    _discriminations(found.questions)
    for outcome in outcomes.values():
        for name in outcome.beside:
            if name in questions:
                questions[name].beside = True
    for student in found.scores:
        for name, said in outcomes[student].failed.items() if student in outcomes else ():
            if name in questions and not questions[name].by_hand:
                empty = said == "NotImplementedError"  # as the cell was given out
                questions[name].failures["There is no answer yet." if empty else said] += 1
    for student in found.handed_in:
        if tried := _tried(course, plan, student, outcomes.get(student)):
            found.signs[student] = tried
    return found


def _questions(plan: Plan, given: Given) -> dict[str, Question]:
    several = len(plan.notebooks) > 1
    questions = {}
    for name, notebook in plan.notebooks.items():
        titles = given.headings(name)
        for cell in sorted(
            notebook.cells, key=lambda c: list(titles).index(c) if c in titles else 0
        ):
            known = notebook.cells[cell]
            if known.grade or known.task:
                key = f"{name}: {cell}" if several else cell
                by_hand = known.role != "test"
                questions[key] = Question(key, titles.get(cell) or cell, known.points, by_hand)
    return questions


def _marks(course: Any, assignment: str, questions: dict[str, Question], found: Survey) -> None:
    marked = {
        student
        for student in found.handed_in
        if Path(
            course.root, course.format_path(course.autograded_directory, student, assignment)
        ).is_dir()
    }
    for student, mine in changes.marks(course, assignment).items():
        if student not in marked:
            continue
        total = 0.0
        for name, mark in mine.items():
            if name == changes.LATE:
                found.penalties[student] = -(mark or 0.0)
            elif name in questions and mark is None:
                questions[name].waiting.append(student)
            elif name in questions and mark is not None:
                questions[name].marks[student] = mark
            total += mark or 0.0
        found.scores[student] = max(0.0, total)
    for student, name in patiently(lambda: _again(course, assignment)):
        if student in marked:
            found.look_again.setdefault(student, []).append(name)


def _again(course: Any, assignment: str) -> list[tuple[str, str]]:
    """Marks by hand that wait for another look."""
    given, sheet = api.SubmittedAssignment.__table__, api.SubmittedNotebook.__table__
    graded, cell, of = api.Grade.__table__, api.BaseCell.__table__, api.Assignment.__table__
    wanted = (
        select(given.c.student_id, cell.c.name)
        .join(sheet, sheet.c.assignment_id == given.c.id)
        .join(graded, graded.c.notebook_id == sheet.c.id)
        .join(cell, cell.c.id == graded.c.cell_id)
        .join(of, of.c.id == given.c.assignment_id)
        .where((of.c.name == assignment) & graded.c.needs_manual_grade)
        .where(graded.c.manual_score.is_not(None))
    )
    with closing(Gradebook(course.db_url, course.course_id)) as book, book.engine.connect() as db:
        return [(str(row[0]), str(row[1])) for row in db.execute(wanted).all()]


def _discriminations(questions: list[Question]) -> None:
    """The correlation of a question's marks with the sum of all others', per question.

    Over the students who have marks in every question that somebody has marks in.
    """
    counted = [each for each in questions if each.marks]
    everywhere = set.intersection(*(set(each.marks) for each in counted)) if counted else set()
    students = sorted(everywhere)
    for each in counted:
        own = [each.marks[student] for student in students]
        rest = [sum(q.marks[s] for q in counted if q is not each) for s in students]
        with contextlib.suppress(statistics.StatisticsError):  # all the same: it tells nothing
            each.discrimination = statistics.correlation(own, rest)


def _tried(course: Any, plan: Plan, student: str, outcome: Outcome | None) -> list[Sign]:
    found = [(str(cell), str(what)) for cell, what in outcome.signs] if outcome else []
    folder = Path(
        course.root, course.format_path(course.submitted_directory, student, plan.assignment)
    )
    files = [path.name for path in sorted(folder.rglob("*")) if path.is_file()]
    for file in files:
        if file.endswith((".py", ".db", ".cfg", ".pth", ".so")):
            found.append(("", f"handed in {line(file, 60)}"))
    return found
