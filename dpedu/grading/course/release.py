"""Put an assignment into the gradebook by `nbgrader generate_assignment`, if it has changed."""

from __future__ import annotations

import hashlib
import json
from contextlib import closing
from pathlib import Path
from typing import Any

import nbgrader
from nbgrader.api import Gradebook, MissingEntry
from nbgrader.apps import GenerateAssignmentApp

import dpedu
from dpedu.grading.course.commands import command, start
from dpedu.grading.course.database import patiently, wait_until_free
from dpedu.grading.course.folders import FOLDER


def released(course: Any) -> Path:
    """Where student notebooks are written that marking needs: nothing of the course's own."""
    return Path(course.root, course.autograded_directory).parent / FOLDER / "released"


def release(course: Any, assignment: str) -> None:
    """Write the student notebooks of an assignment, and its cells into the gradebook.

    Nothing is done if source, settings and gradebook are those of the last time, and what was
    written then is there. nbgrader takes seconds for it.
    """
    folder = Path(course.root, course.format_path(course.source_directory, ".", assignment))
    to = released(course)
    known = to.with_name(f"{assignment}.released")
    there = all((to / assignment / path.name).is_file() for path in folder.glob("*.ipynb"))
    if there and known.is_file() and known.read_text("utf-8") == _state(course, assignment, folder):
        return
    wait_until_free(course)
    options = (f"--CourseDirectory.release_directory={to}", f"--CourseDirectory.root={course.root}")
    start(command(GenerateAssignmentApp, assignment, "--force", *options))
    known.parent.mkdir(parents=True, exist_ok=True)
    known.write_text(_state(course, assignment, folder), encoding="utf-8")


def _state(course: Any, assignment: str, folder: Path) -> str:
    """A fingerprint of all that student notebooks and gradebook are made of, and of the latter."""
    total = hashlib.sha256(f"{nbgrader.__version__} {dpedu.__version__}".encode())
    settings = Path(course.root, "nbgrader_config.py")
    for path in [settings, *sorted(each for each in folder.rglob("*") if each.is_file())]:
        content = path.read_bytes() if path.is_file() else b""
        total.update(f"{path.name} {len(content)} ".encode("utf-8", "surrogateescape"))
        total.update(content)
    total.update(json.dumps(patiently(lambda: _stored(course, assignment))).encode())
    return total.hexdigest()


def _stored(course: Any, assignment: str) -> list[list[Any]]:
    """What the gradebook knows of an assignment's cells."""
    with closing(Gradebook(course.db_url, course.course_id)) as book:
        try:
            notebooks = book.find_assignment(assignment).notebooks
        except MissingEntry:
            return []
        return sorted(
            [notebook.name, cell.name, kind, str(getattr(cell, "max_score", "")),
             str(getattr(cell, "checksum", "")), str(getattr(cell, "source", ""))]
            for notebook in notebooks
            for kind in ("grade", "solution", "source", "task")
            for cell in getattr(notebook, f"{kind}_cells")
        )  # fmt: skip
