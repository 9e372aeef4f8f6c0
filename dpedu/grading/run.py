"""Mark a class: nbgrader's commands in their order.

Only ``autograde`` runs the code of strangers. It is taken one submission at a time, with an
outcome on record for each, so that no submission can end the marking of another and a second
run goes on where the first one stopped.
"""

from __future__ import annotations

import contextlib
import csv
import glob
import multiprocessing
import os
import shutil
import time
import warnings
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from nbclient.exceptions import CellTimeoutError, DeadKernelError
from nbformat.reader import NotJSONError
from nbgrader.api import Gradebook, MissingEntry
from nbgrader.apps import (
    AutogradeApp,
    ExportApp,
    GenerateAssignmentApp,
    GenerateFeedbackApp,
    ZipCollectApp,
)
from nbgrader.converters import Autograde, NbGraderException

from dpedu.grading.commands import LOG, CannotMark, assignments_here, command, start
from dpedu.grading.hand import hand_marks, keep
from dpedu.grading.intake import HandedIn, NoneMatched, accept_renamed, handed_in
from dpedu.grading.place import class_folder
from dpedu.grading.record import Outcome, Record, digest, record_of

# Marking needs the released notebooks too, but must not write into the tree's exercises/.
RELEASED = f"--CourseDirectory.release_directory={class_folder() / 'released'}"


def mark(
    wanted: Sequence[str] = (),
    *,
    again: bool = False,
    timeout: int | None = None,
    jobs: int | None = None,
) -> None:
    """Mark what was handed in for the course in the current folder, and say how it went."""
    assignments = assignments_here(wanted)
    warnings.simplefilter("ignore")  # nbgrader's own, about its database
    for assignment in assignments:
        print(f"{assignment}: collecting", flush=True)
        start(command(GenerateAssignmentApp, assignment, "--force", RELEASED))
        collect = command(ZipCollectApp, assignment, "--force", RELEASED)
        download = Path(collect.downloaded_directory, assignment)
        if Path(download, collect.archive_directory).is_dir():
            start(collect)
        else:
            print(f"  there is no {Path(download, collect.archive_directory)} yet", flush=True)
        try:
            found = handed_in(
                download / collect.extracted_directory,
                collect.config.FileNameCollectorPlugin.named_regexp,
            )
        except NoneMatched as error:
            raise CannotMark(f"{assignment}: {error}") from None
        if not autograde(assignment, found, again=again, timeout=timeout, jobs=jobs):
            continue
        print(f"{assignment}: writing feedback", flush=True)
        try:
            start(command(GenerateFeedbackApp, assignment, "--force"))
        except CannotMark as error:
            print(f"  not all of it: {error}", flush=True)
    export = command(ExportApp)
    start(export)
    report(assignments, Path(export.plugin_inst.to))


def autograde(
    assignment: str,
    found: dict[str, HandedIn],
    *,
    again: bool,
    timeout: int | None,
    jobs: int | None,
) -> int:
    """Run the tests on every submission that is new or changed, and note what became of it.

    Returns how many are marked.
    """
    course = command(AutogradeApp, assignment).coursedir
    record = Record(record_of(assignment))
    source = sorted(Path("solutions", assignment).glob("*.ipynb"))
    collected = Path(course.submitted_directory).glob(f"*/{assignment}")
    students = sorted({path.parent.name for path in collected}.union(found))
    pool = ProcessPoolExecutor(jobs or os.cpu_count(), multiprocessing.get_context("spawn"))
    marking: dict[str, Future[Marked]] = {}
    plans = {}
    look_again = 0
    try:
        for student in students:
            folder = Path(course.format_path(course.submitted_directory, student, assignment))
            marked = Path(course.format_path(course.autograded_directory, student, assignment))
            handed = found.get(student, HandedIn())
            renamed = accept_renamed(folder, source[0]) if len(source) == 1 else ""
            reason = _nothing_to_mark(folder, source, handed)
            before = record.outcomes.get(student)
            plan = plans[student] = Outcome(
                digest([*source, *folder.glob("*.ipynb")], reason),
                reason,
                note=f"handed in as {renamed!r}" if renamed else "",
                participant=" ".join(sorted(handed.participants))
                or (before.participant if before else ""),
            )
            gone = before is not None and before.marked and not marked.is_dir()
            if again or gone or before is None or before.digest != plan.digest:
                marking[student] = pool.submit(_mark_one, assignment, student, reason, timeout)
        for number, student in enumerate(students, start=1):
            how = "as before"
            if student in marking:
                done = marking[student].result()
                record.note(student, replace(plans[student], reason=done.reason))
                how = f"{done.seconds:.1f} s"
                look_again += done.look_again
            outcome = record.outcomes[student]
            state = f"NOT MARKED, {outcome.reason}" if outcome.reason else "marked"
            more = f", {outcome.note}" if outcome.marked and outcome.note else ""
            print(f"  [{number:>3}/{len(students)}] {student}: {state}{more} ({how})", flush=True)
    except BrokenProcessPool:
        raise CannotMark("marking was ended from outside: mark again, and it goes on") from None
    finally:
        pool.shutdown(cancel_futures=True)
    if look_again:
        print(f"  marks by hand that need another look, their answers have changed: {look_again}")
    return sum(record.outcomes[student].marked for student in students)


def _nothing_to_mark(folder: Path, source: list[Path], handed: HandedIn) -> str:
    if len(handed.participants) > 1:
        numbers = " and ".join(sorted(handed.participants))
        return f"participants {numbers} have the same name: rename one of the two folders"
    if any((folder / notebook.name).is_file() for notebook in source):
        return ""
    names = " or ".join(notebook.name for notebook in source)
    return f"no file named {names} was handed in, only: {', '.join(handed.files) or 'nothing'}"


@dataclass(frozen=True)
class Marked:
    """What came out of marking one submission; ``reason`` says why nothing did."""

    reason: str
    seconds: float
    look_again: int  # marks given by hand to answers that are no longer the same


class _Autograde(Autograde):  # type: ignore[misc]
    """nbgrader's converter, which logs what went wrong, and keeps it as well."""

    error: Exception | None = None

    def convert_single_notebook(self, notebook_filename: str) -> None:
        try:
            super().convert_single_notebook(notebook_filename)
        except Exception as error:
            self.error = error
            raise


def _mark_one(assignment: str, student: str, reason: str, timeout: int | None) -> Marked:
    """Mark one submission, unless there is a reason why it cannot be."""
    began = time.monotonic()
    warnings.simplefilter("ignore")
    limit = [] if timeout is None else [f"--Execute.timeout={timeout}"]
    app = command(AutogradeApp, assignment, "--force", *limit)
    app.coursedir.assignment_id = assignment
    app.coursedir.student_id = glob.escape(student)
    converter = _Autograde(coursedir=app.coursedir, parent=app)
    given = hand_marks(app.coursedir, assignment, student)
    try:
        if not reason:
            converter.start()
    except NbGraderException:
        reason = _in_words(converter.error)
    finally:
        app.deinit_logging()
    if reason:
        _forget(app.coursedir, student, assignment)
        look_again = 0
    else:
        look_again = keep(given, app.coursedir, assignment, student)
    return Marked(reason, time.monotonic() - began, look_again)


def _in_words(error: Exception | None) -> str:
    if isinstance(error, NotJSONError):
        return "the file is damaged: it is not a notebook"
    if isinstance(error, DeadKernelError):
        return f"{error.__notes__[0]} ended Python, or used up the memory"
    if isinstance(error, CellTimeoutError):
        return f"{error.__notes__[0]} does not come to an end and cannot be stopped"
    if error is None:
        return f"nbgrader refused it: see {LOG}"
    return f"{type(error).__name__}: {str(error).strip().splitlines()[0][:200]} (see {LOG})"


def _forget(course: Any, student: str, assignment: str) -> None:
    """Take back what an earlier run, or half a run, left of a submission."""
    for step in (course.autograded_directory, course.feedback_directory):
        shutil.rmtree(course.format_path(step, student, assignment), ignore_errors=True)
    with (
        Gradebook(course.db_url, course.course_id) as gradebook,
        contextlib.suppress(MissingEntry),
    ):
        submission = gradebook.find_submission(assignment, student)
        for notebook in submission.notebooks:
            for grade in notebook.grades:
                grade.auto_score = None
        gradebook.db.commit()


def report(assignments: Sequence[str], marks: Path) -> None:
    """Say what is marked, what is not and why, and where everything is."""
    with open(marks, newline="", encoding="utf-8") as stream:
        table = list(csv.DictReader(stream))
    for assignment in assignments:
        rows = [row for row in table if row["assignment"] == assignment]
        marked = [row for row in rows if row["status"] == "marked"]
        pending = sum(float(row["pending"]) for row in marked)
        print(f"\n{assignment}: {len(marked)} marked, {pending:g} points wait for a person")
        for row in rows:
            if row["status"] == "not marked":
                print(f"  could not be marked: {row['student']}: {row['remark']}")
    page = class_folder() / "feedback" / "STUDENT" / "ASSIGNMENT" / "ASSIGNMENT.html"
    print(f"\nFeedback:    {page}")
    print(f"Marks:       {marks.relative_to(Path.cwd())}")
    print("By a person: jupyter lab, menu Nbgrader, Formgrader; then mark again, for new feedback")
