"""Who is in the class: a table as Canvas or Moodle gives it out, or one of your own.

Canvas: the gradebook's export. Moodle: an assignment's grading worksheet. One's own: the columns
``student`` (the name that marks are kept under), ``name`` and, if there is one, ``number`` (the
platform's).
"""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path

from dpedu.errors import CannotDo

CANVAS, MOODLE, PLAIN = "Canvas", "Moodle", "plain"
WHEN = "Last modified (submission)"
# What students are called by here: the first of these columns that is not empty.
_NAMES = {
    CANVAS: ("SIS Login ID", "SIS User ID", "ID"),
    MOODLE: ("ID number", "Username", "Email address", "Full name"),
    PLAIN: ("student",),
}


class BadRoster(CannotDo):
    """The file is no roster. The message says why."""


@dataclass(frozen=True)
class Person:
    """One line of the table."""

    student: str
    name: str
    number: str
    line: int
    when: str = ""  # when the work was handed in, as Moodle writes it
    problem: str = ""  # why nothing can be this person's


@dataclass(frozen=True)
class Roster:
    """The table, and who is in it."""

    kind: str
    columns: list[str]
    lines: list[dict[str, str]]
    people: list[Person]

    @property
    def numbers(self) -> set[str]:
        """All numbers that the platform gave to somebody here."""
        return {each.number for each in self.people if each.number}

    def keyed(self, student: str) -> Person | None:
        """The person whose marks are kept under this name."""
        fitting = [each for each in self.people if each.student == student and not each.problem]
        return fitting[0] if len(fitting) == 1 else None

    def find(self, name: str, number: str, *, numbers_hold: bool = False) -> Person | str:
        """Whose a file is, by the platform's number or else by name; or why that is not known.

        Where ``numbers_hold``, whoever has another number only is called so.
        """
        fitting = [each for each in self.people if number and each.number == number]
        if not fitting:
            wanted = squashed(name)
            fitting = [
                each
                for each in self.people
                if wanted
                and squashed(each.name) == wanted
                and not (numbers_hold and number and each.number)
            ]
        if not fitting:
            return "nobody in the roster"
        if len(fitting) > 1:
            lines = " and ".join(str(each.line) for each in fitting)
            return f"lines {lines} of the roster have the same name or number"
        return fitting[0]


def squashed(name: str) -> str:
    """A name without accents, blanks and case: platforms write it in several ways."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(c for c in plain if c.isalnum())


def usable(student: str) -> bool:
    """Whether a folder can be called so."""
    return (
        student == student.strip()
        and 0 < len(student.encode("utf-8", "replace")) <= 200
        and not student.startswith((".", "-", "~"))
        and student.isprintable()
        and not re.search(r"[/\\{}*?\[\]]", student)
    )


def read(path: Path) -> Roster:
    """Read a roster, of whatever kind. Raises `BadRoster` if it is none."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadRoster(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRoster(f"{path} is not in UTF-8: save it as CSV UTF-8") from None
    head = text.partition("\n")[0]
    mark = max(",;\t", key=head.count)
    table = csv.DictReader(io.StringIO(text, newline=""), delimiter=mark)
    try:
        columns = [each.strip() for each in table.fieldnames or []]
        table.fieldnames = columns
        lines = [{key: (line.get(key) or "") for key in columns} for line in table]
    except csv.Error as error:
        raise BadRoster(f"{path}, line {table.line_num + 1}: {error}") from None
    if {"Student", "ID"} <= set(columns):
        kind = CANVAS
    elif {"Identifier", "Full name"} <= set(columns):
        kind = MOODLE
    elif {"student", "name"} <= set(columns):
        kind = PLAIN
    else:
        raise BadRoster(
            f"{path} is no roster: it has none of the pairs of columns Student and ID (Canvas), "
            "Identifier and Full name (Moodle), student and name"
        )
    people = [
        person
        for place, line in enumerate(lines, start=2)
        if (person := _person(kind, line, place)) is not None
    ]
    count = Counter(person.student for person in people)
    return Roster(kind, columns, lines, [_checked(each, count, kind) for each in people])


def _checked(person: Person, count: Counter[str], kind: str) -> Person:
    """The person, or nobody with the reason: a bad line costs no other."""
    where = f"line {person.line} of the roster"
    if not usable(person.student):
        why = f"{where}: nobody can be called {person.student[:60]!r}"
    elif count[person.student] > 1:
        why = f"{where}: two people are called {person.student!r}"
        # They cannot be told from one in Moodle, unless it also gives their numbers.
        why += ": let Moodle show their ID numbers" if kind == MOODLE else ""
    else:
        return person
    return replace(person, student="", problem=why)


def _person(kind: str, line: dict[str, str], place: int) -> Person | None:
    given = [line.get(column, "").strip() for column in _NAMES[kind]]
    student = unicodedata.normalize("NFC", next(filter(None, given), ""))
    if kind == CANVAS:
        if not line["ID"].strip():  # points possible, how marks are posted
            return None
        return Person(student, line["Student"].strip(), line["ID"].strip(), place)
    if kind == MOODLE:
        number = re.search(r"\d+", line["Identifier"])
        if number is None:
            return None
        return Person(student, line["Full name"].strip(), number[0], place, line.get(WHEN, ""))
    number_ = line.get("number", "").strip()
    return Person(student, line["name"].strip(), number_, place) if any(line.values()) else None
