"""Mark a class: nbgrader's commands in their order, with the engine in the place of one."""

from __future__ import annotations

import contextlib
import csv
import os
import sys
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from dpedu._validate import many
from dpedu.grading.course import fast_start  # noqa: F401  (before nbgrader)

# isort: split
from nbgrader.apps import (
    AutogradeApp,
    ExportApp,
    ZipCollectApp,
)
from sqlalchemy.exc import DBAPIError

from dpedu.grading.by_hand import desk
from dpedu.grading.by_hand.pile import Pile
from dpedu.grading.coming_in import collect
from dpedu.grading.coming_in.arrivals import HandedIn, NoneMatched, handed_in
from dpedu.grading.course import people
from dpedu.grading.course.commands import CannotMark, assignments_here, command, start
from dpedu.grading.course.database import words
from dpedu.grading.course.folders import class_folder, students_of
from dpedu.grading.course.release import release, released
from dpedu.grading.course.words import line, printed
from dpedu.grading.marking.prepare import How
from dpedu.grading.marking.whole_class import LOOK_AGAIN, grade
from dpedu.grading.marking.whole_class import report as describe
from dpedu.grading.pages import feedback
from dpedu.grading.pages import report as page
from dpedu.grading.recording.outcomes import Record, record_of
from dpedu.grading.recording.turn import turn
from dpedu.grading.sandbox.wall import NoSandbox
from dpedu.grading.tables import changes, upload


@contextlib.contextmanager
def _one_line() -> Iterator[None]:
    """What a gradebook cannot do ends a command in one line: a disk is full, a server is away."""
    try:
        yield
    except DBAPIError as error:
        raise CannotMark(f"the gradebook cannot be used: {words(error)}") from None


@_one_line()
def mark(
    wanted: Sequence[str] = (),
    *,
    again: bool = False,
    timeout: int | None = None,
    jobs: int | None = None,
    sandbox: bool = True,
    apart: bool = False,
    once: bool = False,
) -> None:
    """Mark what was handed in for the course in the current folder, and say how it went."""
    assignments = assignments_here(wanted)
    warnings.simplefilter("ignore")  # nbgrader's own, about its database
    how = How(jobs or 0, timeout, sandbox=sandbox, apart=apart, once=once, force=again)
    for assignment in assignments:
        with turn(command(AutogradeApp, assignment).coursedir, assignment, _say):
            _mark(assignment, how)
    export = command(ExportApp)
    start(export)
    report(assignments, Path(export.plugin_inst.to))


def _mark(assignment: str, how: How) -> None:
    """Collect, mark, write feedback and report of one assignment."""
    _say(f"{assignment}: collecting")
    course = command(AutogradeApp, assignment).coursedir
    release(course, assignment)
    # Collecting needs the student notebooks too: not those of the tree's exercises/.
    option = f"--CourseDirectory.release_directory={released(course)}"
    platform = command(ZipCollectApp, assignment, "--force", option)
    archive = Path(platform.downloaded_directory, assignment, platform.archive_directory)
    if archive.is_dir():
        start(platform)
    else:
        _say(f"  there is no {archive} yet")
    account = collect.account_of(platform)
    try:
        pattern = str(platform.config.FileNameCollectorPlugin.get("named_regexp", ""))
        found = handed_in(account, pattern)
    except NoneMatched as error:
        raise CannotMark(f"{assignment}: {error}") from None
    collect.describe(account, _say)
    collect.remember(platform)
    if not autograde(assignment, found, how):
        return
    _say(f"{assignment}: writing feedback")
    try:
        app = command(AutogradeApp, assignment)
        feedback.write(app, assignment, replace(how, force=False), _say)
    except (CannotMark, NoSandbox, OSError) as error:
        _say(f"  not all of it: {error}")
    _report_written(command(AutogradeApp, assignment), assignment)


@_one_line()
def grade_course(
    assignment: str,
    *,
    course: Path,
    student: str = "*",
    workers: int = 0,
    scheduler: str = "",
    timeout: int | None = None,
    memory: int = 1024,
    sandbox: bool = True,
    apart: bool = False,
    once: bool = False,
    force: bool = False,
) -> bool:
    """Mark an assignment of any nbgrader course. Returns whether something needs a person."""
    app = _enter(course, assignment)
    how = How(
        workers,
        timeout,
        memory,
        sandbox=sandbox,
        apart=apart,
        once=once,
        force=force,
        scheduler=scheduler,
    )
    with turn(app.coursedir, assignment, _say):
        students = students_of(app.coursedir, assignment, student)
        if not students:
            raise CannotMark(
                f"nobody handed in {assignment!r}: see {app.coursedir.submitted_directory}"
            )
        record = Record(record_of(app.coursedir, assignment))
        watch = changes.Watch(app.coursedir, assignment)
        summary = grade(app, assignment, students, record, how, _say)
        describe(assignment, summary, _say)
        watch.end(_say)
        return not _report_written(app, assignment) or summary.needs_a_person


@_one_line()
def feedback_course(
    assignment: str,
    *,
    course: Path,
    student: str = "*",
    workers: int = 0,
    timeout: int | None = None,
    sandbox: bool = True,
) -> None:
    """Write the feedback on what is marked of an assignment of any nbgrader course."""
    app = _enter(course, assignment)
    upload.settle(app, assignment)
    how = How(workers, timeout, sandbox=sandbox)
    try:
        pages = feedback.write(app, assignment, how, _say, student=student)
    except NoSandbox as error:
        raise CannotMark(str(error)) from None
    if not pages:
        raise CannotMark(f"nothing of {assignment!r} is marked: dpedu grade {assignment}")
    _say(f"{assignment}: {many(len(pages), 'page')} in {app.coursedir.feedback_directory}")


@_one_line()
def collect_course(
    assignment: str, downloads: Sequence[Path], *, course: Path, roster: Path | None = None
) -> bool:
    """Collect a platform's download of an assignment. Returns whether it leaves a question."""
    given = [each.absolute() for each in downloads]
    roster = None if roster is None else roster.absolute()
    app = _enter(course, assignment)
    with turn(app.coursedir, assignment, _say):
        return collect.collect_course(assignment, given, _say, roster=roster)


@_one_line()
def marks_course(
    assignment: str, *, course: Path, roster: Path | None, to: Path | None, column: str, scale: bool
) -> bool:
    """Write an assignment's marks for the platform. Returns whether some are not there yet."""
    given = None if roster is None else roster.absolute()
    target = None if to is None else to.absolute()
    app = _enter(course, assignment)
    return upload.write(app, assignment, _say, given, target, column=column, scale=scale)


@_one_line()
def report_course(assignment: str, *, course: Path, to: Path | None) -> None:
    """Write the instructor's page about an assignment."""
    target = None if to is None else to.absolute()
    app = _enter(course, assignment)
    upload.settle(app, assignment)
    _say(f"{assignment}: {page.write(app, assignment, target)}")


@_one_line()
def read_course(assignment: str, *, course: Path, port: int, browser: bool) -> None:
    """Serve the page on which a person marks what tests cannot."""
    app = _enter(course, assignment)
    pile = Pile(app, assignment)
    if not Path(app.coursedir.root, app.coursedir.source_directory, assignment).is_dir():
        raise CannotMark(f"{app.coursedir.source_directory} has no assignment {assignment!r}")
    if not any(there for _, there in pile.progress().values()):
        raise CannotMark(f"nothing of {assignment!r} is there to be read by a person")
    desk.serve(pile, _say, port=port, browser=browser)


def _report_written(app: Any, assignment: str) -> bool:
    """Write the instructor's page: without room for it, the marks stand all the same."""
    try:
        _say(f"  report: {page.write(app, assignment)}")
    except OSError as error:
        _say(f"  no report: {error.strerror}")
        return False
    return True


def _enter(course: Path, assignment: str) -> Any:
    """Nbgrader's application for the course in a folder, which becomes the current one."""
    if not course.is_dir():
        raise CannotMark(f"there is no folder {course}")
    os.chdir(course)
    warnings.simplefilter("ignore")  # nbgrader's own, about its database
    os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    return command(AutogradeApp, assignment)


def _say(text: str) -> None:
    print(printed(text), flush=True)


def autograde(assignment: str, found: dict[str, HandedIn], how: How) -> int:
    """Run the tests on every submission that is new or changed, and note what became of it.

    Returns how many are marked.
    """
    app = command(AutogradeApp, assignment)
    course = app.coursedir
    record = Record(record_of(course, assignment))
    source = sorted(Path("solutions", assignment).glob("*.ipynb"))

    def before(student: str) -> tuple[str, str, str]:
        handed = found.get(student, HandedIn())
        folder = Path(course.format_path(course.submitted_directory, student, assignment))
        number = " ".join(sorted(handed.participants))
        late = "handed in late, says Canvas" if handed.late else ""
        return _nothing_to_mark(folder, source, handed), late, number

    students = sorted({*students_of(course, assignment), *found})
    watch = changes.Watch(course, assignment)
    summary = grade(app, assignment, students, record, how, _say, before=before)
    watch.end(_say)
    if summary.look_again:
        _say(f"  {LOOK_AGAIN}: {summary.look_again}")
    return sum(record.outcomes[student].marked for student in students)


def _nothing_to_mark(folder: Path, source: list[Path], handed: HandedIn) -> str:
    if len(handed.participants) > 1:
        numbers = " and ".join(sorted(handed.participants))
        return f"participants {numbers} have the same name: rename one of the two folders"
    if any(folder.glob("*.ipynb")):
        return ""
    names = " or ".join(notebook.name for notebook in source)
    files = ", ".join(line(name) for name in handed.files) or "nothing"
    return f"no file named {names} was handed in, only: {files}"


def report(assignments: Sequence[str], marks: Path) -> None:
    """Say what is marked, what is not and why, and where everything is."""
    with open(marks, newline="", encoding="utf-8") as stream:
        table = list(csv.DictReader(stream))
    waits = False
    for assignment in assignments:
        rows = [row for row in table if row["assignment"] == assignment]
        marked = [row for row in rows if row["status"] == "marked"]
        pending = sum(float(row["pending"]) for row in marked)
        waits |= pending > 0
        _say(
            f"\n{assignment}: {len(marked)} marked, {many(pending, 'point')} to be read by a person"
        )
        for row in rows:
            if row["status"] == "not marked":
                who = people.called(row["student"], {row["student"]: row["name"]})
                _say(f"  could not be marked: {who}: {row['remark']}")
    name = assignments[0] if len(assignments) == 1 else "ASSIGNMENT"
    page = class_folder() / "feedback" / "STUDENT" / name / f"{name}.html"
    _say(f"\nFeedback:    {page}")
    _say(f"Marks:       {marks.relative_to(Path.cwd())}")
    if waits:
        _say(f"By a person: dpedu read {name}; then mark again, for new feedback")
