"""Marks that a person gave: they outlive a new run of the tests.

nbgrader asks for every one of them again, whenever a submission is run again. That is right only
if the answer has changed.
"""

from __future__ import annotations

import contextlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nbgrader.api import Gradebook, MissingEntry


@dataclass(frozen=True)
class HandMarks:
    """Cells that a person has marked, by notebook and name, and the answers they were given for."""

    cells: frozenset[tuple[str, str]]
    answers: dict[str, dict[str, str]]


def hand_marks(course: Any, assignment: str, student: str) -> HandMarks:
    """The marks by hand that one submission has now."""
    with _grades(course, assignment, student) as grades:
        cells = frozenset(
            (grade.notebook.name, grade.name)
            for grade in grades
            if grade.manual_score is not None and not grade.needs_manual_grade
        )
    return HandMarks(cells, _answers(course, assignment, student))


def keep(given: HandMarks, course: Any, assignment: str, student: str) -> int:
    """Let marks stand whose answers are the same as before. Returns how many do not stand."""
    answers = _answers(course, assignment, student)
    changed = 0
    with _grades(course, assignment, student) as grades:
        for grade in grades:
            notebook = grade.notebook.name
            if (notebook, grade.name) not in given.cells:
                continue
            before, after = given.answers.get(notebook, {}), answers.get(notebook, {})
            if grade.name in after:  # a proof; else a test, which may look at every answer
                before = {grade.name: before.get(grade.name, "")}
                after = {grade.name: after[grade.name]}
            same = before == after and grade.manual_score <= grade.max_score
            grade.needs_manual_grade = not same
            changed += not same
    return changed


@contextlib.contextmanager
def _grades(course: Any, assignment: str, student: str) -> Any:
    """All grades of a submission; what is changed about them is kept."""
    with Gradebook(course.db_url, course.course_id) as gradebook:
        try:
            submission = gradebook.find_submission(assignment, student)
        except MissingEntry:
            yield []
        else:
            yield [grade for notebook in submission.notebooks for grade in notebook.grades]
            gradebook.db.commit()


def _answers(course: Any, assignment: str, student: str) -> dict[str, dict[str, str]]:
    """What the student wrote, by notebook and cell, in the marked notebooks."""
    folder = Path(course.format_path(course.autograded_directory, student, assignment))
    written: dict[str, dict[str, str]] = {}
    for path in folder.glob("*.ipynb"):
        with contextlib.suppress(ValueError):  # half written, when the machine was switched off
            written[path.stem] = {
                cell["metadata"]["nbgrader"]["grade_id"]: "".join(cell["source"])
                for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]
                if cell["metadata"].get("nbgrader", {}).get("solution")
            }
    return written
