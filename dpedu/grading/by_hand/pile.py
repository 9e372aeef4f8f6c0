"""The pile of answers that a person reads: from the gradebook, and back into it.

nbgrader's gradebook is the only place where marks are kept. What the Formgrader writes is seen
here, and the other way round; whoever is second is told what the first one wrote.
"""

from __future__ import annotations

import hashlib
import json
import math
from contextlib import closing
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import nbformat
from nbgrader import api
from nbgrader.api import Gradebook
from sqlalchemy import select

from dpedu._validate import many
from dpedu.errors import CannotDo
from dpedu.grading.by_hand.rubric import Remark, Rubric, read, remark_of, written
from dpedu.grading.course.database import patiently
from dpedu.grading.course.handout import Given
from dpedu.grading.course.people import own_name


class Changed(CannotDo):
    """Somebody else has marked this answer in the meantime."""


@dataclass(frozen=True)
class Question:
    """One cell that a person marks, in every student's notebook."""

    name: str
    notebook: str
    title: str
    most: float
    rubric: Rubric

    @property
    def number(self) -> str:
        """What the page calls it."""
        return f"{self.notebook}/{self.name}"


@dataclass(frozen=True)
class Mark:
    """What a person said of an answer."""

    score: float | None = None  # None: nobody has said
    comment: str = ""
    waits: bool = True

    @property
    def version(self) -> str:
        """Another one for another mark."""
        text = json.dumps([self.score, self.comment, self.waits])
        return hashlib.sha256(text.encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Answer:
    """What a student wrote, and the mark of it."""

    student: str
    who: str  # the student's own name, if the gradebook has it
    text: str
    is_code: bool
    auto: float | None  # what the tests gave, if they did
    mark: Mark
    pictures: list[str] = field(default_factory=list)  # as addresses that hold them
    outputs: list[str] = field(default_factory=list)


class Pile:
    """The answers to an assignment that wait for a person, or did."""

    def __init__(self, app: Any, assignment: str) -> None:
        self._app, self._course, self.assignment = app, app.coursedir, assignment

    @cached_property
    def questions(self) -> dict[str, Question]:
        """What a person marks, in the order of the notebook."""
        found: dict[str, Question] = {}
        given = Given(self._app, self.assignment)
        folder = self._course.format_path(self._course.source_directory, ".", self.assignment)
        for path in sorted(Path(self._course.root, folder).glob("*.ipynb")):
            titles = given.headings(path.stem)
            book = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
            for cell in book.cells:
                marks = cell.metadata.get("nbgrader", {})
                if marks.get("grade") and (marks.get("solution") or marks.get("task")):
                    name = str(marks["grade_id"])
                    rubric = read(cell.source) if cell.cell_type == "markdown" else Rubric()
                    one = Question(
                        name, path.stem, titles.get(name) or name, float(marks["points"]), rubric
                    )
                    found[one.number] = one
        return found

    def progress(self) -> dict[str, tuple[int, int]]:
        """How many answers of each question wait, and how many there are."""
        return patiently(self._progress)

    def _progress(self) -> dict[str, tuple[int, int]]:
        counts = {number: [0, 0] for number in self.questions}
        with closing(self._book()) as book:
            for row in self._grades(book):
                number = f"{row.notebook}/{row.cell}"
                if number in counts and self._path(row.student, row.notebook).is_file():
                    counts[number][0] += bool(row.needs_manual_grade)
                    counts[number][1] += 1
        return {number: (waiting, all_) for number, (waiting, all_) in counts.items()}

    def answers(self, question: Question) -> list[Answer]:
        """All answers to a question, in an order that no student's name decides."""
        return patiently(lambda: self._answers(question))

    def _answers(self, question: Question) -> list[Answer]:
        found = []
        with closing(self._book()) as book:
            said = {row.student: row.comment or "" for row in self._comments(book, question)}
            for row in self._grades(book, question):
                path = self._path(row.student, row.notebook)
                if not path.is_file():
                    continue
                mark = Mark(row.manual_score, said.get(row.student, ""), row.needs_manual_grade)
                cells = _cells(path, question.name)
                found.append(
                    Answer(
                        row.student,
                        own_name(row) or row.student,
                        "\n\n".join("".join(cell["source"]) for cell in cells),
                        any(cell["cell_type"] == "code" for cell in cells),
                        row.auto_score,
                        mark,
                        [each for cell in cells for each in _pictures(cell)],
                        [each for cell in cells for each in _outputs(cell)],
                    )
                )
        return sorted(found, key=lambda each: _shuffled(question.number, each.student))

    def mark(
        self, question: Question, student: str, remark: Remark, score: float | None, version: str
    ) -> Mark:
        """Write a mark, unless another one stands there than the one of this version.

        Raises
        ------
        CannotDo
            If the score is not between 0 and the most that the question gives, or somebody else
            has marked the answer in the meantime (`Changed`).
        """
        if score is not None and not (math.isfinite(score) and 0 <= score <= question.most):
            raise CannotDo(f"{many(score, 'point')}: from 0 to {question.most:g} can be given")
        if remark.met is not None and not remark.met <= set(range(len(question.rubric.criteria))):
            raise CannotDo("there is no such criterion")
        comment = written(remark, question.rubric.criteria)
        return patiently(lambda: self._mark(question, student, comment, score, version))

    def _mark(
        self, question: Question, student: str, comment: str, score: float | None, version: str
    ) -> Mark:
        grades, remarks = api.Grade.__table__, api.Comment.__table__
        with closing(self._book()) as book:
            place = (question.name, question.notebook, self.assignment, student)
            grade, remark = book.find_grade(*place).id, book.find_comment(*place).id
            book.db.remove()
            with book.engine.connect() as db:
                if db.dialect.name == "sqlite":  # from reading to writing nobody else writes
                    db.exec_driver_sql("BEGIN IMMEDIATE")
                stands = self._stands(db, grade, remark)
                if stands.version != version:
                    db.rollback()
                    raise Changed("somebody else has marked this answer in the meantime")
                auto = db.execute(select(grades.c.auto_score).where(grades.c.id == grade)).scalar()
                values = {
                    "manual_score": score,
                    "needs_manual_grade": score is None and auto is None,
                }
                db.execute(grades.update().where(grades.c.id == grade).values(values))
                said = {"manual_comment": comment or None}
                db.execute(remarks.update().where(remarks.c.id == remark).values(said))
                made = self._stands(db, grade, remark)
                db.commit()
                return made

    def _stands(self, db: Any, grade: str, remark: str) -> Mark:
        """The mark in the gradebook; a server keeps it for whoever asked first."""
        grades, remarks = api.Grade.__table__, api.Comment.__table__
        one = db.execute(select(grades).where(grades.c.id == grade).with_for_update()).one()
        said = db.execute(select(remarks).where(remarks.c.id == remark)).one()
        comment = said.manual_comment or said.auto_comment or ""
        return Mark(one.manual_score, comment, bool(one.needs_manual_grade))

    def remark(self, mark: Mark) -> Remark:
        """Which criteria a mark ticks, and its words."""
        return remark_of(mark.comment)

    def _book(self) -> Gradebook:
        return Gradebook(self._course.db_url, self._course.course_id)

    def _path(self, student: str, notebook: str) -> Path:
        folder = self._course.format_path(
            self._course.autograded_directory, student, self.assignment
        )
        return Path(self._course.root, folder, f"{notebook}.ipynb")

    def _grades(self, book: Gradebook, question: Question | None = None) -> Any:
        person, grade, cell = api.Student, api.Grade, api.BaseCell
        return book.db.execute(
            self._of(question, person.first_name, person.last_name, cell.name.label("cell"),
                     grade.manual_score, grade.auto_score, grade.needs_manual_grade)
            .join(person, person.id == api.SubmittedAssignment.student_id)
            .join(grade, grade.notebook_id == api.SubmittedNotebook.id)
            .join(cell, cell.id == grade.cell_id)
        ).all()  # fmt: skip

    def _comments(self, book: Gradebook, question: Question) -> Any:
        cell, comment = api.BaseCell, api.Comment
        return book.db.execute(
            self._of(question, comment.comment.label("comment"))
            .join(comment, comment.notebook_id == api.SubmittedNotebook.id)
            .join(cell, cell.id == comment.cell_id)
        ).all()

    def _of(self, question: Question | None, *columns: Any) -> Any:
        given, sheet, notebook = api.SubmittedAssignment, api.SubmittedNotebook, api.Notebook
        chosen = (
            select(given.student_id.label("student"), notebook.name.label("notebook"), *columns)
            .select_from(given)
            .join(api.Assignment, api.Assignment.id == given.assignment_id)
            .join(sheet, sheet.assignment_id == given.id)
            .join(notebook, notebook.id == sheet.notebook_id)
            .where(api.Assignment.name == self.assignment)
        )
        if question is not None:
            chosen = chosen.where(
                notebook.name == question.notebook, api.BaseCell.name == question.name
            )
        return chosen


def _shuffled(question: str, student: str) -> bytes:
    return hashlib.sha256(f"{question}\0{student}".encode()).digest()


def _cells(path: Path, name: str) -> list[dict[str, Any]]:
    """A cell of a marked notebook; after a task, also the student's own cells that answer it."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    found: list[dict[str, Any]] = []
    for cell in cells:
        marks = cell["metadata"].get("nbgrader", {})
        if marks.get("grade_id") == name:
            if not marks.get("task"):
                return [cell]
            found.append(cell)
        elif found:
            if marks.get("grade_id"):
                break
            found.append(cell)
    return found[1:]


def _pictures(cell: dict[str, Any]) -> list[str]:
    """The pictures of a cell: marking has looked that they are some."""
    shown = [each.get("data", {}) for each in cell.get("outputs", [])]
    return [
        f"data:{kind};base64,{data[kind]}"
        for data in [*cell.get("attachments", {}).values(), *shown]
        for kind in ("image/png", "image/jpeg")
        if kind in data
    ]


def _outputs(cell: dict[str, Any]) -> list[str]:
    texts = []
    for each in cell.get("outputs", []):
        text = each.get("text") or each.get("data", {}).get("text/plain") or each.get("evalue", "")
        texts.append("".join(text))
    return [text for text in texts if text]
