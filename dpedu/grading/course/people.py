"""What students are called, beside the names that marks are kept under: in the gradebook."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import closing
from typing import Any

from nbgrader import api
from nbgrader.api import Gradebook
from sqlalchemy import select

from dpedu.grading.course.database import patiently

MOST = 128  # letters, in nbgrader's tables


def own_name(person: Any) -> str:
    """What a person is called, or nothing, of a student of the gradebook."""
    return " ".join(filter(None, [person.first_name, person.last_name]))


def names_of(gradebook: Any) -> dict[str, str]:
    """The names of all students that have one."""
    return {str(each.id): name for each in gradebook.students if (name := own_name(each))}


def people_of(course: Any) -> dict[str, str]:
    """The same for a course."""

    def read() -> dict[str, str]:
        with closing(Gradebook(course.db_url, course.course_id)) as book:
            return names_of(book)

    return patiently(read)


def called(student: str, names: Mapping[str, str]) -> str:
    """How a page or message speaks of a student: *Ada Lovelace (ada)*."""
    name = " ".join(filter(None, _parts(names.get(student, ""))))
    return f"{name} ({student})" if name and name != student else student


def remember(course: Any, names: Mapping[str, str]) -> None:
    """Write names into the gradebook; whoever is not in it yet is put there."""
    patiently(lambda: _remember(course, {who: name for who, name in names.items() if name}))


def _remember(course: Any, names: Mapping[str, str]) -> None:
    table = api.Student.__table__
    with closing(Gradebook(course.db_url, course.course_id)) as book, book.engine.begin() as db:
        there = {row.id: row for row in db.execute(select(table))}
        for student, name in names.items():
            first, last = _parts(name)
            if student not in there:
                values = {"id": student, "first_name": first, "last_name": last}
                db.execute(table.insert().values(values))
            elif (there[student].first_name, there[student].last_name) != (first, last):
                values = {"first_name": first, "last_name": last}
                db.execute(table.update().where(table.c.id == student).values(values))


def _parts(name: str) -> tuple[str, str]:
    """First and last name, as nbgrader keeps them; together they are the name again."""
    last, comma, first = name.partition(",")  # as Canvas sorts them
    if not comma:
        first, _, last = name.rpartition(" ")
    return first.strip()[:MOST], last.strip()[:MOST]
