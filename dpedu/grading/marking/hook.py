"""The engine as a step of plain ``nbgrader autograde``: one submission after another.

Named in ``nbgrader_config.py``, so that the formgrader's button is as safe as `dpedu grade`.
"""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import nbformat
from nbgrader.coursedir import CourseDirectory
from nbgrader.preprocessors import NbGraderPreprocessor
from traitlets import Bool

from dpedu.grading.coming_in.submission import (
    MOST_NOTEBOOK_BYTES,
    Submission,
    Unreadable,
    extra_files,
    read_regular,
)
from dpedu.grading.course.plan import Plan, load
from dpedu.grading.marking.prepare import limit_of
from dpedu.grading.marking.rehearsal import reading_job, rehearse
from dpedu.grading.recording.gradebook import Book, Marked
from dpedu.grading.recording.turn import turn
from dpedu.grading.sandbox import engine
from dpedu.grading.sandbox.jail import Bounds
from dpedu.grading.sandbox.wall import Options

_plans: dict[tuple[str, str], tuple[Plan, Options]] = {}


class MarkInSandbox(NbGraderPreprocessor):  # type: ignore[misc]
    """Mark one notebook with the engine, and write its marks."""

    sandbox = Bool(True, help="Only for a class whose code you trust: False.").tag(config=True)
    apart = Bool(False, help="Run no test beside the answers, in the student's process.").tag(
        config=True
    )
    once = Bool(False, help="Run no test a second time, beside the answers.").tag(config=True)

    def preprocess(self, nb: Any, resources: Any) -> tuple[Any, Any]:
        """Mark the whole notebook."""
        about = resources["nbgrader"]
        app = self.parent
        while app is not None and not hasattr(app, "coursedir"):
            app = app.parent
        course: CourseDirectory = app.coursedir
        limit = limit_of(self, None)
        plan, options = self._plan(course, about["assignment"], limit)
        known = plan.notebooks[about["notebook"]]
        folder = self._folder(course, course.submitted_directory, about)
        found = Submission()
        extra_files(folder, course.ignore, found)
        marked = self._folder(course, course.autograded_directory, about)
        before = None
        with contextlib.suppress(Unreadable):
            before = read_regular(marked / f"{known.name}.ipynb", MOST_NOTEBOOK_BYTES)
        raw = json.dumps(nb).encode()
        most = known.limit or limit
        made = reading_job(plan, known, raw, found.files, limit=most, before=before)
        said = engine.judge(*made, options)
        if "unreadable" in said:
            raise Unreadable(said["unreadable"])
        with turn(course, about["assignment"], self.log.warning):
            book = Book(course, about["assignment"], app)
            try:
                stamp = course.get_existing_timestamp(str(folder))
                one = Marked(known.name, said["scores"], said["comments"], said["same"])
                book.store(about["student"], stamp, [one], [])
            finally:
                book.close()
        built = nbformat.reads(said["content"].decode("utf-8"), as_version=4)  # type: ignore[no-untyped-call]
        return built, resources

    def _folder(self, course: Any, directory: str, about: Any) -> Path:
        return Path(
            course.root, course.format_path(directory, about["student"], about["assignment"])
        )

    def _plan(self, course: Any, assignment: str, limit: float) -> tuple[Plan, Options]:
        key = (course.db_url, assignment)
        if key not in _plans:
            plan = load(course, assignment, refresh=False)
            options = Options(self.sandbox, Bounds(), plan.preload)
            plan = rehearse(
                plan,
                lambda made, files: engine.judge(made, files, options),
                limit,
                apart=self.apart,
                once=self.once,
            )
            _plans[key] = plan, options
        return _plans[key]
