"""The engine as a step of plain ``nbgrader autograde``: one submission after another.

Named in ``nbgrader_config.py``, so that the formgrader's button is as safe as `dpedu grade`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import nbformat
from nbgrader.coursedir import CourseDirectory
from nbgrader.preprocessors import NbGraderPreprocessor
from traitlets import Bool

from dpedu.grading.coming_in.submission import Submission, extra_files, merge
from dpedu.grading.course.plan import Plan, load
from dpedu.grading.marking.marked import answers_in, answers_of, comparison, notebook, scores
from dpedu.grading.marking.prepare import limit_of
from dpedu.grading.marking.rehearsal import job, rehearse
from dpedu.grading.recording.gradebook import Book, Marked
from dpedu.grading.sandbox import engine
from dpedu.grading.sandbox.jail import Bounds
from dpedu.grading.sandbox.wall import Options

_plans: dict[tuple[str, str], tuple[Plan, Options]] = {}


class MarkInSandbox(NbGraderPreprocessor):  # type: ignore[misc]
    """Mark one notebook with the engine, and write its marks."""

    sandbox = Bool(True, help="Only for a class whose code you trust: False.").tag(config=True)

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
        cells = merge(known, json.loads(json.dumps(nb.cells)))
        to_run = [cell.to_run for cell in cells]
        said = engine.judge(*job(plan, known, to_run, found.files, limit=limit), options)["cells"]
        built = notebook(known, cells, said)
        points, comments = scores(known, cells, said)
        before = answers_of(self._folder(course, course.autograded_directory, about))
        same = comparison(before.get(known.name), answers_in(built))
        book = Book(course, about["assignment"], app)
        try:
            stamp = course.get_existing_timestamp(str(folder))
            book.store(about["student"], stamp, [Marked(known.name, points, comments, same)], [])
        finally:
            book.close()
        return nbformat.from_dict(built), resources  # type: ignore[no-untyped-call]

    def _folder(self, course: Any, directory: str, about: Any) -> Path:
        return Path(
            course.root, course.format_path(directory, about["student"], about["assignment"])
        )

    def _plan(self, course: Any, assignment: str, limit: float) -> tuple[Plan, Options]:
        key = (course.db_url, assignment)
        if key not in _plans:
            plan = load(course, assignment, refresh=False)
            options = Options(self.sandbox, Bounds(), plan.preload)
            plan = rehearse(plan, lambda made, files: engine.judge(made, files, options), limit)
            _plans[key] = plan, options
        return _plans[key]
