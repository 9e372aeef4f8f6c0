"""The marks of a class as a table, with automatic, manual and pending points apart."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

from nbgrader.api import MissingEntry
from nbgrader.plugins import ExportPlugin
from nbgrader.preprocessors import ClearHiddenTests, GetGrades

from dpedu._validate import many
from dpedu.grading.course import people
from dpedu.grading.course.words import guarded
from dpedu.grading.recording.outcomes import Outcome, Record, record_of

COLUMNS = (
    "assignment",
    "student",
    "name",  # what the roster calls the student
    "participant",  # the platform's number of the student, another one in each assignment
    "status",  # marked, not marked, nothing handed in
    "automatic",  # points that tests gave
    "manual",  # points that a person gave
    "pending",  # points that wait for a person
    "penalty",  # points taken off, for it came late
    "score",  # automatic + manual - penalty
    "max_score",
    "remark",  # why it could not be marked, or what is odd about it
)


class MarksExport(ExportPlugin):  # type: ignore[misc]
    """``nbgrader export`` as this course wants it: one line a student and assignment."""

    def export(self, gradebook: Any) -> None:
        """Write the table."""
        with open(self.to, "w", newline="", encoding="utf-8") as stream:
            table = csv.DictWriter(stream, COLUMNS, lineterminator="\n")
            table.writeheader()
            for row in rows(gradebook, self.parent.coursedir):
                if self.assignment and row["assignment"] not in self.assignment:
                    continue
                if self.student and row["student"] not in self.student:
                    continue
                table.writerow(plain(row))


def plain(row: dict[str, str | float]) -> dict[str, str | float]:
    """A line without formulas: names come from strangers."""
    return {key: guarded(each) if isinstance(each, str) else each for key, each in row.items()}


def rows(gradebook: Any, coursedir: Any, only: str | None = None) -> list[dict[str, str | float]]:
    """The lines of the table, by assignment and student."""
    table = []
    names = people.names_of(gradebook)
    for assignment in sorted(gradebook.assignments, key=lambda each: str(each.name)):
        if only is not None and assignment.name != only:
            continue
        outcomes = Record(record_of(coursedir, assignment.name)).outcomes
        for student in sorted({each.id for each in gradebook.students}.union(outcomes)):
            outcome = outcomes.get(student, Outcome(digest=""))
            # Points stay empty where nothing was marked: an import must not make them zeros.
            row: dict[str, str | float] = dict.fromkeys(COLUMNS, "")
            row |= {"assignment": assignment.name, "student": student}
            row |= {"name": names.get(student, "")}
            row |= {"participant": outcome.participant, "max_score": assignment.max_score}
            marked = coursedir.format_path(coursedir.autograded_directory, student, assignment.name)
            try:
                submission = gradebook.find_submission(assignment.name, student)
            except MissingEntry:
                submission = None
            if submission is not None and Path(marked).is_dir():
                row |= {"status": "marked", "remark": outcome.note, **points(submission)}
            elif student in outcomes:
                row |= {"status": "not marked", "remark": outcome.reason}
            elif submission is not None:
                row |= {"status": "not marked", "remark": "nbgrader autograde left nothing"}
            else:
                row |= {"status": "nothing handed in"}
            table.append(row)
    return table


def points(submission: Any) -> dict[str, float]:
    """Points of one submission, by where they come from."""
    automatic = manual = pending = penalty = 0.0
    for notebook in submission.notebooks:
        penalty += notebook.late_submission_penalty or 0.0
        for grade in notebook.grades:
            if grade.needs_manual_grade:
                pending += grade.max_score
            elif grade.manual_score is not None:
                manual += grade.manual_score + (grade.extra_credit or 0.0)
            else:
                automatic += grade.auto_score or 0.0
                manual += grade.extra_credit or 0.0
    return {
        "automatic": automatic,
        "manual": manual,
        "pending": pending,
        "penalty": penalty,
        "score": max(0.0, automatic + manual - penalty),
    }


class WithoutHiddenTests(ClearHiddenTests):  # type: ignore[misc]
    """For ``nbgrader generate_feedback``: no hidden test, and nothing that was printed beside one.

    An answer may note what a hidden test calls it with, and any later cell could show that.
    """

    def preprocess_cell(self, cell: Any, resources: Any, index: int) -> tuple[Any, Any]:
        """Treat one cell."""
        self._remove_hidden_test_region(cell)
        if cell.cell_type == "code":
            cell.outputs = []
        return cell, resources

    def preprocess(self, nb: Any, resources: Any) -> tuple[Any, Any]:
        """Treat the whole notebook."""
        for index, cell in enumerate(nb.cells):
            nb.cells[index], resources = self.preprocess_cell(cell, resources, index)
        return nb, resources


class GradesSoFar(GetGrades):  # type: ignore[misc]
    """Put marks into the feedback; points that wait for a person do not count as lost."""

    def preprocess(self, nb: Any, resources: Any) -> tuple[Any, Any]:
        """Treat the whole notebook."""
        self._waiting = self._earlier = 0.0
        nb, resources = super().preprocess(nb, resources)
        resources["nbgrader"]["max_score"] -= self._waiting
        resources["nbgrader"]["score"] -= self._earlier
        return nb, resources

    def _get_score(self, cell: Any, resources: Any) -> None:
        super()._get_score(cell, resources)
        marks = cell.metadata.nbgrader
        grade = self.gradebook.find_grade(
            marks["grade_id"], self.notebook_id, self.assignment_id, self.student_id
        )
        if grade.needs_manual_grade:
            self._waiting += grade.max_score
            self._earlier += grade.score
            waits = f"**Waits for a person: {many(grade.max_score, 'point')}, not counted yet.**"
            marks["comment"] = "\n\n".join(filter(None, [marks.get("comment"), waits]))
            marks["score"] = marks["points"] = 0.0
