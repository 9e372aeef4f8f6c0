"""Marks as a table that a learning platform takes, made from the table that it gave out."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from nbgrader.api import Gradebook, MissingEntry
from nbgrader.apps import ZipCollectApp

from dpedu._validate import many
from dpedu.errors import CannotDo
from dpedu.grading.coming_in import roster as rosters
from dpedu.grading.coming_in.collector import roster_of
from dpedu.grading.coming_in.roster import CANVAS, MOODLE, Roster
from dpedu.grading.course.commands import command
from dpedu.grading.course.handout import Given
from dpedu.grading.course.people import called
from dpedu.grading.course.words import line
from dpedu.grading.recording.gradebook import Book
from dpedu.grading.tables.marks import COLUMNS, plain, rows

CANVAS_COLUMNS = ("Student", "ID", "SIS User ID", "SIS Login ID", "Section")
Say = Callable[[str], None]


class CannotFill(CannotDo):
    """The roster has no place for these marks. The message says why."""


def write(
    app: Any,
    assignment: str,
    say: Say,
    roster: Path | None,
    to: Path | None,
    *,
    column: str = "",
    scale: bool = False,
) -> bool:
    """Write the marks of an assignment. Returns whether a student's are missing.

    Parameters
    ----------
    app
        nbgrader's application for the course.
    roster
        The platform's own table; otherwise the one that came with the download.
    to
        Where to write; otherwise ``marks/ASSIGNMENT.csv``, beside the feedback.
    column
        The title of the assignment in Canvas, where it is called something else.
    scale
        Whether marks are to be scaled where the platform gives other points.

    Raises
    ------
    CannotFill
        There is no such assignment or column, or the platform gives other points.
    """
    course = app.coursedir
    settle(app, assignment)
    known = rosters.read(roster) if roster is not None else roster_of(
        command(ZipCollectApp, assignment)
    )  # fmt: skip
    with closing(Gradebook(course.db_url, course.course_id)) as book:
        try:
            most = float(book.find_assignment(assignment).max_score)
        except MissingEntry:
            raise CannotFill(f"{assignment!r} is not in the gradebook: mark it first") from None
        found = {str(row["student"]): row for row in rows(book, course, assignment)}
    done = {
        student: float(row["score"])
        for student, row in found.items()
        if row["status"] == "marked" and not row["pending"]
    }
    target = to or Path(course.feedback_directory).parent / "marks" / f"{assignment}.csv"
    if known is None or known.kind not in (CANVAS, MOODLE):
        columns: list[str] = list(COLUMNS)
        made: list[dict[str, Any]] = list(found.values())
    elif known.kind == CANVAS:
        title = column or assignment
        known_as = Given(app, assignment).title()
        if not column and not fitting(known.columns, title) and fitting(known.columns, known_as):
            title = known_as
        columns, made = _canvas(known, done, title, most, scale)
    else:
        columns, made = _moodle(known, done, most, scale)
    target.parent.mkdir(parents=True, exist_ok=True)
    with open(target, "w", newline="", encoding="utf-8") as stream:
        table = csv.DictWriter(stream, columns, extrasaction="ignore", lineterminator="\n")
        table.writeheader()
        table.writerows(plain(row) for row in made)
    return _describe(assignment, found, done, known, target, say)


def settle(app: Any, assignment: str) -> None:
    """Work out late penalties anew: marks by hand have come since."""
    try:
        book = Book(app.coursedir, assignment, app)
    except MissingEntry:
        return
    try:
        book.settle()
    finally:
        book.close()


def fitting(columns: Sequence[str], asked: str) -> list[str]:
    """The columns of an assignment, by its title before Canvas' number, or as people write it.

    >>> fitting(["Randomised response (77)", "Laplace (78)"], "randomised_response")
    ['Randomised response (77)']
    """
    titled = {each: each.rpartition(" (")[0] for each in columns if each not in CANVAS_COLUMNS}
    exact = [each for each, title in titled.items() if asked and asked in (each, title)]
    return exact or [each for each, title in titled.items() if title and _alike(title, asked)]


def _alike(one: str, other: str) -> bool:
    first, second = (re.sub(r"[\W_]+", " ", each).strip().casefold() for each in (one, other))
    return first == second


def _canvas(
    roster: Roster, done: dict[str, float], title: str, most: float, scale: bool
) -> tuple[list[str], list[dict[str, Any]]]:
    ours = fitting(roster.columns, title)
    if len(ours) != 1:
        others = ", ".join(c for c in roster.columns if c.endswith(")"))[:300]
        which = "no column" if not ours else "more than one column"
        raise CannotFill(f"Canvas' table has {which} {title!r}; --column TITLE: {others or 'none'}")
    people = {person.line: person.student for person in roster.people}
    columns = [each for each in CANVAS_COLUMNS if each in roster.columns] + ours
    made, factor = [], 1.0
    for place, given in enumerate(roster.lines, start=2):
        row: dict[str, Any] = {name: given[name] for name in columns}
        if given["Student"].strip() == "Points Possible":
            factor = _factor(row[ours[0]], most, scale, "Canvas")
        elif people.get(place) in done:
            row[ours[0]] = _number(done[people[place]], factor)
        made.append(row)
    return columns, made


def _moodle(
    roster: Roster, done: dict[str, float], most: float, scale: bool
) -> tuple[list[str], list[dict[str, Any]]]:
    if "Grade" not in roster.columns:
        raise CannotFill("the roster has no column 'Grade': download Moodle's grading worksheet")
    people = {person.line: person.student for person in roster.people}
    made = []
    for place, given in enumerate(roster.lines, start=2):
        row: dict[str, Any] = dict(given)
        student = people.get(place)
        if student in done:
            factor = _factor(given.get("Maximum Grade", ""), most, scale, "Moodle")
            row["Grade"] = _number(done[student], factor)
        made.append(row)
    return roster.columns, made


def _factor(given: str, most: float, scale: bool, platform: str) -> float:
    try:
        theirs = float(given.strip().replace(",", "."))
    except ValueError:
        return 1.0
    if theirs == most or most == 0:
        return 1.0
    if not scale:
        raise CannotFill(
            f"{platform} gives {many(theirs, 'point')} for this and the course {most:g}: "
            "change it there, or use --scale"
        )
    return theirs / most


def _number(score: float, factor: float) -> str:
    return f"{round(score * factor, 2):g}"


def _describe(
    assignment: str,
    found: dict[str, Any],
    done: dict[str, float],
    known: Roster | None,
    target: Path,
    say: Say,
) -> bool:
    say(f"{assignment}: {many(len(done), 'mark')} in {target}")
    missing = False
    people = None if known is None else {p.student: p.name for p in known.people}
    for student, row in found.items():
        why = ""
        if row["status"] == "not marked":
            why = f"not marked: {row['remark']}"
        elif row["status"] == "marked" and student not in done:
            why = f"{many(float(row['pending']), 'point')} to be read by a person"
        elif student in done and people is not None and student not in people:
            why = "not in the roster"
        if why:
            missing = True
            say(f"  left out: {line(called(student, people or {}))}: {why}")
    return missing
