"""Writing marks: one writer, one transaction a submission, into nbgrader's own gradebook.

Rows are found by the columns that the gradebook has indexes for, so that the last submission of
a large class costs no more than the first. Manual marks, extra credit and comments of a person are
never touched.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from nbgrader import api, utils
from nbgrader.api import Gradebook
from nbgrader.preprocessors import AssignLatePenalties
from sqlalchemy import event, select

from dpedu.grading.course.database import patiently

_student, _assigned, _notebook = (
    each.__table__ for each in (api.Student, api.SubmittedAssignment, api.SubmittedNotebook)
)
_grade, _comment = api.Grade.__table__, api.Comment.__table__


@dataclass(frozen=True)
class Marked:
    """The marks of one notebook."""

    notebook: str
    scores: dict[str, float | None]  # none: a person has to say
    comments: dict[str, str | None]
    same: dict[str, bool]  # whether the answers behind a graded cell are those of before


class Book:
    """The gradebook of a course, for one assignment."""

    def __init__(self, course: Any, assignment: str, app: Any) -> None:
        self._course, self._assignment, self._app = course, assignment, app
        self._penalties = AssignLatePenalties(parent=app)
        self._penalties.init_plugin()
        self._gradebook: Gradebook | None = None
        self.open()

    def open(self) -> None:
        """Connect, and look up what stays the same for all submissions."""
        self.close()
        book = patiently(lambda: Gradebook(self._course.db_url, self._course.course_id))
        self._gradebook = book
        if book.engine.dialect.name == "sqlite":
            event.listen(book.engine, "connect", _be_patient)
            book.engine.dispose()
        patiently(self._look_up)

    def _look_up(self) -> None:
        assert self._gradebook is not None
        session = self._gradebook.db
        try:
            stored = self._gradebook.find_assignment(self._assignment)
            self._id, self._due = stored.id, stored.duedate
            self._notebooks: dict[str, str] = {}
            self._graded: dict[str, dict[str, str]] = {}
            self._commented: dict[str, dict[str, str]] = {}
            for notebook in stored.notebooks:
                graded = [*notebook.grade_cells, *notebook.task_cells]
                commented = [*notebook.solution_cells, *notebook.task_cells]
                self._notebooks[notebook.name] = notebook.id
                self._graded[notebook.name] = {cell.name: cell.id for cell in graded}
                self._commented[notebook.name] = {cell.name: cell.id for cell in commented}
            self._most = {
                cell.id: float(cell.max_score)
                for notebook in stored.notebooks
                for cell in (*notebook.grade_cells, *notebook.task_cells)
            }
        finally:
            session.remove()

    def close(self) -> None:
        """Let go of the database."""
        if self._gradebook is not None:
            self._gradebook.close()
            self._gradebook = None

    @contextmanager
    def _transaction(self) -> Iterator[Any]:
        assert self._gradebook is not None
        with self._gradebook.engine.connect() as connection, connection.begin():
            yield connection

    def store(self, student: str, timestamp: Any, marked: list[Marked], missing: list[str]) -> int:
        """Write the marks of one submission, all or none.

        Returns how many marks of a person need another look, since the answer has changed.
        """
        return patiently(lambda: self._store(student, timestamp, marked, missing))

    def _store(self, student: str, timestamp: Any, marked: list[Marked], missing: list[str]) -> int:
        changed = 0
        with self._transaction() as db:
            submission = self._submission(db, student, timestamp)
            if db.dialect.name != "sqlite":  # two writers of one submission wait for each other
                lock = select(_assigned.c.id).where(_assigned.c.id == submission)
                db.execute(lock.with_for_update())
            late = self._late(db, submission)
            by_name = {each.notebook: each for each in marked}
            for name in self._notebooks:
                number = self._submitted_notebook(db, submission, name)
                grades = self._rows(db, _grade, number, self._graded[name])
                comments = self._rows(db, _comment, number, self._commented[name])
                if name in by_name:
                    changed += self._marks(db, by_name[name], name, grades, comments)
                    self._penalty(db, student, number, name, late)
                elif name in missing:
                    for row in grades.values():
                        no_marks = {"auto_score": 0.0, "needs_manual_grade": False}
                        db.execute(_grade.update().where(_grade.c.id == row.id).values(no_marks))
        return changed

    def settle(self) -> None:
        """Work out every late penalty anew: marks by hand change what it is taken from."""
        patiently(self._settle)

    def _settle(self) -> None:
        with self._transaction() as db:
            wanted = _assigned.c.assignment_id == self._id
            for row in db.execute(
                select(_assigned.c.id, _assigned.c.student_id).where(wanted)
            ).all():
                late = self._late(db, row.id)
                for name in self._notebooks:
                    number = self._submitted_notebook(db, row.id, name)
                    self._penalty(db, row.student_id, number, name, late)

    def forget(self, student: str) -> None:
        """Take back automatic points: the submission cannot be marked as it is now."""
        patiently(lambda: self._forget(student))

    def _forget(self, student: str) -> None:
        with self._transaction() as db:
            wanted = (_assigned.c.assignment_id == self._id) & (_assigned.c.student_id == student)
            row = db.execute(select(_assigned.c.id).where(wanted)).first()
            if row is None:
                return
            for name, cells in self._graded.items():
                number = self._submitted_notebook(db, row.id, name)
                for grade in self._rows(db, _grade, number, cells).values():
                    nothing = {"auto_score": None}
                    db.execute(_grade.update().where(_grade.c.id == grade.id).values(nothing))

    def _submission(self, db: Any, student: str, timestamp: Any) -> str:
        if db.execute(select(_student.c.id).where(_student.c.id == student)).first() is None:
            db.execute(_student.insert().values(id=student))
        wanted = (_assigned.c.assignment_id == self._id) & (_assigned.c.student_id == student)
        row = db.execute(select(_assigned).where(wanted)).first()
        when = utils.parse_utc(timestamp)
        if row is None:
            number = api.new_uuid()
            values = {"assignment_id": self._id, "student_id": student, "timestamp": when}
            db.execute(_assigned.insert().values(id=number, **values))
        else:
            number = row.id
            if timestamp is not None and row.timestamp != when:
                update = _assigned.update().where(_assigned.c.id == number)
                db.execute(update.values(timestamp=when))
        return str(number)

    def _late(self, db: Any, submission: str) -> float:
        if self._due is None:
            return 0.0
        row = db.execute(select(_assigned).where(_assigned.c.id == submission)).one()
        if row.timestamp is None:
            return 0.0
        due = self._due + row.extension if row.extension is not None else self._due
        return max(0.0, float((row.timestamp - due).total_seconds()))

    def _submitted_notebook(self, db: Any, submission: str, name: str) -> str:
        table, notebook = _notebook, self._notebooks[name]
        wanted = (table.c.notebook_id == notebook) & (table.c.assignment_id == submission)
        row = db.execute(select(table.c.id).where(wanted)).first()
        if row is not None:
            return str(row.id)
        number = str(api.new_uuid())
        values = {"notebook_id": notebook, "assignment_id": submission, "flagged": False}
        db.execute(table.insert().values(id=number, **values))
        return number

    def _rows(self, db: Any, table: Any, notebook: str, cells: dict[str, str]) -> dict[str, Any]:
        """The rows for these cells, made where there are none."""
        if not cells:
            return {}
        wanted = table.c.cell_id.in_(list(cells.values())) & (table.c.notebook_id == notebook)
        found = {row.cell_id: row for row in db.execute(select(table).where(wanted))}
        new = [number for number in cells.values() if number not in found]
        if new:
            rows = [{"id": api.new_uuid(), "cell_id": n, "notebook_id": notebook} for n in new]
            if table is _grade:
                rows = [row | {"needs_manual_grade": True} for row in rows]
            db.execute(table.insert(), rows)
            found = {row.cell_id: row for row in db.execute(select(table).where(wanted))}
        return {name: found[number] for name, number in cells.items()}

    def _marks(self, db: Any, said: Marked, name: str, grades: Any, comments: Any) -> int:
        changed = 0
        for cell, points in said.scores.items():
            row = grades[cell]
            by_hand = row.manual_score is not None
            if by_hand:
                stands = said.same.get(cell, False) and row.manual_score <= self._most[row.cell_id]
                changed += not stands and not row.needs_manual_grade
                needs = row.needs_manual_grade or not stands
            else:
                needs = points is None
            values = {"auto_score": points, "needs_manual_grade": needs}
            if (row.auto_score, row.needs_manual_grade) != (points, needs):
                db.execute(_grade.update().where(_grade.c.id == row.id).values(values))
        for cell, text in said.comments.items():
            if cell in comments and comments[cell].auto_comment != text:
                row = _comment.c.id == comments[cell].id
                db.execute(_comment.update().where(row).values(auto_comment=text))
        return changed

    def _penalty(self, db: Any, student: str, number: str, name: str, late: float) -> None:
        penalty = None
        if late > 0:
            score = 0.0
            for row in self._rows(db, _grade, number, self._graded[name]).values():
                given = row.manual_score if row.manual_score is not None else row.auto_score
                score += (given or 0.0) + (row.extra_credit or 0.0)
            penalty = self._penalties.plugin_inst.late_submission_penalty(student, score, late)
            penalty = None if penalty is None else min(max(0.0, penalty), score)
        same = _notebook.c.id == number
        was = db.execute(select(_notebook.c.late_submission_penalty).where(same)).scalar_one()
        if was != penalty:
            update = _notebook.update().where(same)
            db.execute(update.values(late_submission_penalty=penalty))


def _be_patient(connection: Any, record: Any) -> None:
    connection.execute("PRAGMA busy_timeout = 30000")
