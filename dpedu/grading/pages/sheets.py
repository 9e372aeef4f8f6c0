"""What the gradebook says of each notebook that was handed in: marks, comments, a late penalty."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

from nbgrader import api
from nbgrader.api import Gradebook
from sqlalchemy import Select, select

from dpedu.grading.course.database import patiently
from dpedu.grading.course.people import own_name


@dataclass(frozen=True)
class Mark:
    """The points of one graded cell."""

    most: float
    score: float
    auto: float | None  # what the tests gave
    by_hand: bool
    waits: bool


@dataclass
class Sheet:
    """One notebook of one student."""

    who: str  # the student's own name, if the gradebook has it
    penalty: float
    marks: dict[str, Mark] = field(default_factory=dict)  # by the cell's name
    comments: dict[str, str] = field(default_factory=dict)


def sheets(course: Any, assignment: str) -> dict[tuple[str, str], Sheet]:
    """All sheets of an assignment, by student and notebook: three queries, for any class."""
    return patiently(lambda: _sheets(course, assignment))


def _sheets(course: Any, assignment: str) -> dict[tuple[str, str], Sheet]:
    person, grade, comment = api.Student, api.Grade, api.Comment
    heads = _of(assignment, person.first_name, person.last_name,
                api.SubmittedNotebook.late_submission_penalty).join(
                    person, person.id == api.SubmittedAssignment.student_id)  # fmt: skip
    marks = (
        _of(assignment, api.BaseCell.name.label("cell"), grade.max_score.label("most"),
            grade.score.label("score"), grade.auto_score, grade.manual_score,
            grade.needs_manual_grade)
        .join(grade, grade.notebook_id == api.SubmittedNotebook.id)
        .join(api.BaseCell, api.BaseCell.id == grade.cell_id)
    )  # fmt: skip
    comments = (
        _of(assignment, api.BaseCell.name.label("cell"), comment.comment.label("said"))
        .join(comment, comment.notebook_id == api.SubmittedNotebook.id)
        .join(api.BaseCell, api.BaseCell.id == comment.cell_id)
    )
    found: dict[tuple[str, str], Sheet] = {}
    with closing(Gradebook(course.db_url, course.course_id)) as book, book.engine.connect() as db:
        for row in db.execute(heads):
            penalty = float(row.late_submission_penalty or 0.0)
            found[row.student, row.notebook] = Sheet(own_name(row) or row.student, penalty)
        for row in db.execute(marks):
            found[row.student, row.notebook].marks[row.cell] = Mark(
                float(row.most),
                float(row.score),
                row.auto_score,
                row.manual_score is not None,
                bool(row.needs_manual_grade),
            )
        for row in db.execute(comments):
            if row.said:
                found[row.student, row.notebook].comments[row.cell] = row.said
    return found


def _of(assignment: str, *columns: Any) -> Select[Any]:
    """These columns, for every notebook that was handed in."""
    given, sheet = api.SubmittedAssignment, api.SubmittedNotebook
    return (
        select(given.student_id.label("student"), api.Notebook.name.label("notebook"), *columns)
        .select_from(given)
        .join(api.Assignment, api.Assignment.id == given.assignment_id)
        .join(sheet, sheet.assignment_id == given.id)
        .join(api.Notebook, api.Notebook.id == sheet.notebook_id)
        .where(api.Assignment.name == assignment)
    )
