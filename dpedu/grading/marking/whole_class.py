"""Mark a class: read, have it marked by the engine, write; one submission costs no other anything.

The engine runs in any executor: threads of this process, which wait while processes forked from
the template work; or a cluster. Reading and writing happen here, in one place.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from nbgrader import utils

from dpedu.grading.coming_in.submission import (
    Submission,
    Unreadable,
    read,
    read_regular,
)
from dpedu.grading.course.commands import CannotMark
from dpedu.grading.course.database import words
from dpedu.grading.course.plan import Plan, load
from dpedu.grading.course.words import line
from dpedu.grading.marking.prepare import How, limit_of, prepare, told_once
from dpedu.grading.marking.progress import Progress
from dpedu.grading.marking.remembered import Remembered
from dpedu.grading.marking.task import Done, mark, task
from dpedu.grading.recording.folders import part_of, put, remove, tidy
from dpedu.grading.recording.gradebook import Book, Marked
from dpedu.grading.recording.outcomes import Outcome, Record, digest, record_of
from dpedu.grading.sandbox import engine
from dpedu.grading.sandbox import wall as sandbox
from dpedu.grading.sandbox.wall import NoSandbox, Options

Say = Callable[[str], None]
MOST_WAITING = 96 * 2**20  # bytes of what is marked, and comes of it: memory is not endless
MOST_BEFORE = 16 * 2**20  # bytes of what was marked before
LOOK_AGAIN = "marks by hand that need another look, their answers have changed"


@dataclass
class Summary:
    """How it went."""

    marked: int = 0
    kept: int = 0
    failed: dict[str, str] = field(default_factory=dict)
    human: dict[str, str] = field(default_factory=dict)  # tests that wait for a person
    beside: dict[str, str] = field(default_factory=dict)  # tests run beside the student's code
    look_again: int = 0
    seconds: float = 0.0
    remarks: dict[str, str] = field(default_factory=dict)

    @property
    def needs_a_person(self) -> bool:
        """Whether somebody has to look at something that the machine could not do."""
        return bool(self.failed or self.human)


def grade(
    app: Any,
    assignment: str,
    students: list[str],
    record: Record,
    how: How,
    say: Say,
    *,
    before: Callable[[str], tuple[str, str, str]] | None = None,
) -> Summary:
    """Mark these students; ``before`` may give a reason not to, a note and a number."""
    course = app.coursedir
    began = time.monotonic()
    if not students:
        return Summary()
    summary = Summary()
    loaded, limit = load(course, assignment), limit_of(app, how.timeout)
    how = replace(how, once=told_once(app, how))
    memory = Remembered(record_of(course, assignment))
    known = None if how.force else memory.recall(loaded, how, limit)
    if known is not None:
        marking = _Class(app, known, None, record, how, summary, say, before)
        if marking.pass_over(students):
            _tell(known, summary, say)
            return summary
    try:
        plan, options, limit = prepare(app, assignment, how, size=len(students), plan=loaded)
    except (NoSandbox, engine.Failed) as error:
        raise CannotMark(str(error)) from None
    memory.keep(loaded, plan, how, limit)
    _tell(plan, summary, say)
    book = Book(course, assignment, app)
    tidy(course, assignment)
    try:
        with _executor(how, options) as (executor, places):
            marking = _Class(app, plan, book, record, how, summary, say, before)
            marking.run(executor, places, students, options, limit)
    finally:
        book.close()
        sandbox.close()
    summary.seconds = time.monotonic() - began
    return summary


def _tell(plan: Plan, summary: Summary, say: Say) -> None:
    """Say which tests are marked beside the student's code, or not there, or by a person."""
    for name, each in plan.notebooks.items():
        for test, why in each.human.items():
            summary.human[f"{name}: {test}"] = why
            say(f"  left for a person in every submission: the test {test} of {name}: {why}")
        for test, why in each.beside.items():
            summary.beside[f"{name}: {test}"] = why
            say(f"  marked beside the student's code: the test {test} of {name}: {why}")
        for test, why in each.apart.items():
            say(f"  marked from another process only: the test {test} of {name}: {why}")


@contextlib.contextmanager
def _executor(how: How, options: Options) -> Iterator[tuple[Executor, int]]:
    """What runs the engine, and how many submissions it works on at a time."""
    if how.executor is not None:
        yield how.executor, how.workers or 2
        return
    if how.scheduler:
        try:
            from distributed import Client
        except ModuleNotFoundError:
            raise CannotMark(
                "Dask is not installed: python -m pip install 'dpedu[cluster]'"
            ) from None
        with Client(how.scheduler, set_as_default=False) as client:  # type: ignore[no-untyped-call]
            yield client.get_executor(pure=False), sum(client.nthreads().values()) or 1
        return
    places = how.workers or len(os.sched_getaffinity(0))
    with ThreadPoolExecutor(places) as pool:
        yield pool, places


class _Class:
    """One run over a class."""

    def __init__(
        self,
        app: Any,
        plan: Plan,
        book: Book | None,  # where marks go; nowhere, if nothing is marked
        record: Record,
        how: How,
        summary: Summary,
        say: Say,
        before: Callable[[str], tuple[str, str, str]] | None,
    ) -> None:
        self._course, self._plan, self._book, self._record = app.coursedir, plan, book, record
        self._how, self._summary, self._say, self._before = how, summary, say, before

    def run(
        self, executor: Executor, places: int, students: list[str], options: Options, limit: float
    ) -> None:
        progress, room = Progress(len(students), self._say), MOST_WAITING
        waiting: dict[Future[Any], tuple[str, Outcome, Submission, int, float]] = {}
        aside = {"here": True} if isinstance(executor, ThreadPoolExecutor) else {}
        for student in students:
            outcome, submission = self._look(student)
            if submission is None:
                if self._kept(student, outcome):
                    self._keep(student, outcome, progress)
                    continue
                with contextlib.suppress(Exception):
                    self._refuse(student, outcome)
                self._summary.failed[student] = outcome.reason
                progress.one(student, outcome, "0.0 s")
                continue
            before = self._marked_before(student)
            size = submission.most + sum(map(len, before.values()))
            while waiting and room < size:  # large ones one after another
                room += self._gather(waiting, progress)
            made = task(self._plan, submission, before, limit)
            room -= size
            submission.let_go()
            future = executor.submit(mark, made, options, **aside)
            waiting[future] = (student, outcome, submission, size, time.monotonic())
            del made, before
            while len(waiting) >= 2 * places:
                room += self._gather(waiting, progress)
        while waiting:
            self._gather(waiting, progress)
        progress.close()

    def pass_over(self, students: list[str]) -> bool:
        """Whether nothing has changed for any of them: then that is said, and all stays."""
        looked = {}
        for student in students:
            looked[student], submission = self._look(student)
            if submission is not None or not self._kept(student, looked[student]):
                return False
        progress = Progress(len(students), self._say)
        for student, outcome in looked.items():
            self._keep(student, outcome, progress)
        progress.close()
        return True

    def _keep(self, student: str, outcome: Outcome, progress: Progress) -> None:
        if outcome.reason:
            self._summary.failed[student] = outcome.reason
        else:
            self._summary.kept += 1
        progress.one(student, outcome, "as before")

    def _folder(self, directory: str, student: str) -> Path:
        course = self._course
        return Path(course.root, course.format_path(directory, student, self._plan.assignment))

    def _marked_before(self, student: str) -> dict[str, bytes]:
        """The notebooks as they were marked before: what they say, the judge looks at.

        One that is very large counts as changed.
        """
        folder, found = self._folder(self._course.autograded_directory, student), {}
        room = MOST_BEFORE
        for name in self._plan.notebooks:
            with contextlib.suppress(Unreadable):
                found[name] = read_regular(folder / f"{name}.ipynb", room)
                room -= len(found[name])
        return found

    def _look(self, student: str) -> tuple[Outcome, Submission | None]:
        """What to do about a student: a submission to mark, or nothing and the reason."""
        folder = self._folder(self._course.submitted_directory, student)
        reason, note, number = self._before(student) if self._before else ("", "", "")
        known = self._record.outcomes.get(student)
        files = _files(folder)
        print_of = digest(files, f"{self._plan.digest} {reason}")
        outcome = Outcome(print_of, reason, note, number or (known.participant if known else ""))
        marked = self._folder(self._course.autograded_directory, student)
        gone = known is not None and known.marked and not marked.is_dir()
        if not self._how.force and known is not None and known.digest == print_of and not gone:
            return known, None
        if reason:
            return outcome, None
        try:
            submission = read(list(self._plan.notebooks), folder, self._course.ignore)
        except Unreadable as error:
            return replace(outcome, reason=str(error)), None
        except Exception as error:  # whatever a file can do to its reader, it costs nobody else
            return replace(outcome, reason=f"cannot be read: {type(error).__name__}"), None
        notes = [each for each in (note, *submission.remarks) if each]
        return replace(outcome, note="; ".join(dict.fromkeys(notes))), submission

    def _kept(self, student: str, outcome: Outcome) -> bool:
        return self._record.outcomes.get(student) is outcome

    def _refuse(self, student: str, outcome: Outcome) -> None:
        for directory in (self._course.autograded_directory, self._course.feedback_directory):
            shutil.rmtree(self._folder(directory, student), ignore_errors=True)
        if self._book is not None:
            self._book.forget(student)
        self._record.note(student, outcome)
        self._summary.failed[student] = outcome.reason

    def _gather(self, waiting: dict[Any, Any], progress: Progress) -> int:
        """Write what has been marked. Returns how many bytes wait no more."""
        size = 0
        done, _ = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            student, outcome, submission, held, began = waiting.pop(future)
            size += held
            made = None
            try:
                made = future.result()
                outcome = replace(outcome, seconds=round(made.seconds, 2), reason=made.unreadable)
            except engine.Failed as error:  # of the engine, and so the next run tries again
                outcome = replace(outcome, reason=f"the engine failed: {error}", digest="")
            except NoSandbox as error:
                raise CannotMark(str(error)) from None
            except Exception as error:
                reason = f"the engine failed: {type(error).__name__}: {error}"[:300]
                outcome = replace(outcome, reason=reason, digest="")
            if outcome.reason:
                made = None
            if made is not None:
                try:
                    outcome = self._write(student, outcome, submission, made)
                except Exception as error:  # a name that no database takes, a disk that is full
                    why = error.strerror if isinstance(error, OSError) else line(words(error))
                    reason = f"the marks could not be written: {why or type(error).__name__}"
                    outcome, made = replace(outcome, reason=reason, digest=""), None
            if made is None:
                with contextlib.suppress(Exception):
                    self._refuse(student, outcome)
                self._summary.failed[student] = outcome.reason
            progress.one(student, outcome, f"{time.monotonic() - began:.1f} s")
        return size

    def _write(self, student: str, outcome: Outcome, submission: Submission, made: Done) -> Outcome:
        """Put one submission's marks on the disk: files, gradebook, record, in this order."""
        target = self._folder(self._course.autograded_directory, student)
        part = part_of(target)
        remove(part)
        part.mkdir(parents=True)
        marked: list[Marked] = []
        lost: list[str] = []
        signs: list[list[str]] = []
        failed: dict[str, str] = {}
        beside: list[str] = []
        human = False
        several = len(self._plan.notebooks) > 1
        for name, said in made.notebooks.items():
            put(part / f"{name}.ipynb", said["content"])
            marked.append(Marked(name, said["scores"], said["comments"], said["same"]))
            human |= bool(self._plan.notebooks[name].human)
            beside += [
                f"{name}: {test}" if several else test for test in self._plan.notebooks[name].beside
            ]
            lost += said["lost"]
            signs += said["signs"]
            failed |= {f"{name}: {k}" if several else k: v for k, v in said["failed"].items()}
        for name, content in {**submission.files, **self._plan.files}.items():
            put(part / name, content)
        missing = [name for name in submission.missing if name not in made.notebooks]
        assert self._book is not None
        again = self._book.store(student, self._timestamp(student), marked, missing)
        self._summary.look_again += again
        remove(target)
        part.rename(target)
        notes = [made.remark, outcome.note, *lost[:5]]
        if missing:
            notes.append("not handed in: " + ", ".join(missing))
        note = "; ".join(dict.fromkeys(filter(None, notes)))
        outcome = replace(
            outcome, note=note, human=human, failed=failed, signs=signs, beside=beside
        )
        self._record.note(student, outcome)
        self._summary.marked += 1
        if outcome.note:
            self._summary.remarks[student] = outcome.note
        return outcome

    def _timestamp(self, student: str) -> Any:
        path = self._folder(self._course.submitted_directory, student) / "timestamp.txt"
        with contextlib.suppress(Unreadable, ValueError, OverflowError, TypeError, RecursionError):
            text = read_regular(path, 1000).decode("utf-8").strip()
            return utils.parse_utc(text) if text else None
        return None


def _files(folder: Path) -> list[Path]:
    """All files of a submission, as far as they can be reached."""
    found: list[Path] = []
    with contextlib.suppress(RecursionError):
        for place, _, names in os.walk(folder):
            found += [Path(place, name) for name in names]
    return found


def report(assignment: str, summary: Summary, say: Say) -> None:
    """Say what is marked, what is not and why."""
    rate = f" in {summary.seconds:.0f} s" if summary.seconds else ""
    say(f"{assignment}: {summary.marked} marked{rate}, {summary.kept} as before")
    for student, reason in sorted(summary.failed.items()):
        say(f"  could not be marked: {line(student)}: {reason}")
    for student, remark in sorted(summary.remarks.items()):
        say(f"  {line(student)}: {remark}")
    if summary.look_again:
        say(f"  {LOOK_AGAIN}: {summary.look_again}")
