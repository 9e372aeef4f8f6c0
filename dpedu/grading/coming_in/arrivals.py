"""Whose each file of a download is, what the course calls it, and whether it counts."""

from __future__ import annotations

import csv
import re
import unicodedata
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from dpedu.grading.coming_in import roster as rosters
from dpedu.grading.coming_in.roster import Roster, squashed
from dpedu.grading.coming_in.unpacking import DAMAGED, UNPACKED
from dpedu.grading.course.words import guarded

_MOODLE = re.compile(
    r"(?P<name>.+?)(?:_(?P<number>\d+))?_assignsubmission_(?P<kind>file|onlinetext|comments)"
    r"_?(?P<file>.*)$"
)


_MARK = re.compile(r"_assignsubmission_(?:file|onlinetext|comments)")
_CANVAS = re.compile(
    r"(?P<name>[^_]+)(?:_(?P<late>LATE))?_(?P<number>\d+)_(?P<upload>\d+)_(?P<file>.+)$"
)


_JUNK = re.compile(r"__MACOSX|\.DS_Store|\._.*|Thumbs\.db|desktop\.ini|\.ipynb_checkpoints")


@dataclass(frozen=True)
class Arrival:
    """A file of a download, and what became of it: collected, if nothing says why not."""

    path: Path  # below the unpacked download
    name: str = ""  # whose it is, as the platform writes it
    number: str = ""  # the platform's number of the student
    file: str = ""  # as the student called it
    late: bool = False
    upload: int = 0  # larger for a later one
    student: str = ""
    called: str = ""  # as the course calls it
    why: str = ""
    older: bool = False  # another one counts
    when: str = ""

    @property
    def collected(self) -> bool:
        """Whether it is in the folder of what is to be marked."""
        return not self.why

    @property
    def ours(self) -> bool:
        """Whether a person made it, not an operating system."""
        return not any(_JUNK.fullmatch(part) for part in self.path.parts)


@dataclass(frozen=True)
class Account:
    """All files of a download."""

    arrivals: list[Arrival] = field(default_factory=list)
    absent: list[str] = field(default_factory=list)  # in the roster, and nothing came
    problems: list[str] = field(default_factory=list)  # of the roster, each of one person
    names: dict[str, str] = field(default_factory=dict)  # of students, if the roster has them

    @property
    def students(self) -> list[str]:
        """Of whom a notebook was collected."""
        return sorted({each.student for each in self.arrivals if each.collected})

    @property
    def left(self) -> list[Arrival]:
        """What a person may want to look at."""
        return [each for each in self.arrivals if each.why and each.ours and not each.older]

    @property
    def older(self) -> int:
        """How many files gave way to a newer one."""
        return sum(each.older for each in self.arrivals)


def sort_out(
    paths: list[Path],
    notebooks: set[str],
    *,
    roster: Roster | None = None,
    pattern: str = "",
    attempts: int = 0,
    extra: dict[str, int] | None = None,
) -> Account:
    """Say of each file whose it is, what the course calls it, and whether it counts.

    ``pattern`` is nbgrader's ``named_regexp``, for another platform than Canvas and Moodle.
    """
    read = [_read(path, pattern) for path in sorted(paths)]
    # Moodle counts anew in each assignment: another one's roster has none of these numbers.
    hold = roster is not None and bool(roster.numbers & {each.number for each in read})
    found = [_owned(each, roster, numbers_hold=hold) for each in read]
    numbers: dict[str, set[str]] = {}
    for each in found:
        if each.student and each.number:
            numbers.setdefault(each.student, set()).add(each.number)
    sorted_out: list[Arrival] = []
    rivals: dict[tuple[str, str], list[Arrival]] = {}
    for each in found:
        if not each.ours:
            each = replace(each, why="made by an operating system or an editor")
        elif not each.why and len(numbers.get(each.student, ())) > 1:
            who = " and ".join(sorted(numbers[each.student]))
            each = replace(each, why=f"participants {who} have the same name")
        elif not each.why:
            each = _named(each, notebooks)
        if each.why:
            sorted_out.append(each)
        else:
            rivals.setdefault((each.student, each.called), []).append(each)
    for same in rivals.values():
        same.sort(key=_age)
        tries = list(dict.fromkeys(_attempt(each) for each in same))
        allowed = attempts + (extra or {}).get(same[0].student, 0) if attempts else len(tries)
        over = max(0, len(tries) - allowed)
        (counts, *_) = (each for each in same if _attempt(each) == tries[over])
        for each in same:
            place = tries.index(_attempt(each))
            if place < over:
                each = replace(each, why=f"attempt {len(tries) - place}, but only {allowed} count")
            elif each is not counts:
                chosen = counts.path.as_posix()
                why = f"an earlier one, or a copy: {chosen} counts"
                each = replace(each, why=why, older=True)
            sorted_out.append(each)
    came = {each.student for each in found}
    people = roster.people if roster else []
    return Account(
        sorted(sorted_out, key=lambda each: each.path),
        sorted(each.student for each in people if each.student and each.student not in came),
        [each.problem for each in people if each.problem],
        {each.student: each.name for each in people if each.student},
    )


def _read(path: Path, pattern: str) -> Arrival:
    """Whose a file is, by the name that the platform gave it."""
    parts = path.parts[1:] if path.parts[0] == "loose" else path.parts[2:]
    if pattern:
        match = re.match(pattern, f"/{path.as_posix()}")
        if match is None:
            return Arrival(path, why="named_regexp of nbgrader_config.py does not match it")
        given = match.groupdict()
        return Arrival(
            path,
            given["student_id"],
            given.get("participant") or "",
            Path(given["file_id"]).name,
            bool(given.get("late")),
            when=given.get("timestamp") or "",
        )
    for part in parts:
        # Canvas first: the rest of such a name is the student's, and may look like Moodle's.
        for form in (_CANVAS, _MOODLE):
            match = form.fullmatch(part.removesuffix(UNPACKED))
            if match is None:
                continue
            given = match.groupdict()
            if form is _MOODLE and len(_MARK.findall(part)) > 1:  # the name of a person or a file
                return Arrival(path, why="its name can be read in two ways: whose is it?")
            known = Arrival(path, given["name"], given["number"] or "", parts[-1])
            if form is _CANVAS:
                known = replace(known, late=bool(given["late"]), upload=int(given["upload"]))
            if part == parts[-1]:
                known = replace(known, file=given["file"])
            if given.get("kind", "file") != "file":
                known = replace(known, why=f"no file: Moodle's {given['kind']}")
            return known
        if part.endswith(UNPACKED):
            break  # what is inside a student's archive is named by the student
    return Arrival(path, why="neither Canvas nor Moodle calls a file so: whose is it?")


def _owned(each: Arrival, roster: Roster | None, *, numbers_hold: bool) -> Arrival:
    if not each.name:
        return each
    if roster is None:
        student = unicodedata.normalize("NFC", each.name).strip()
        if not rosters.usable(student):
            return replace(each, why=each.why or "nobody can be called so")
        return replace(each, student=student)
    found = roster.find(each.name, each.number, numbers_hold=numbers_hold)
    by_name = not isinstance(found, str) and squashed(found.name) == squashed(each.name)
    if each.path.parts[0] == "loose" and not by_name:
        # A person has put it there, and may have called it as marks call the student.
        person = roster.keyed("_".join(filter(None, (each.name, each.number))))
        if person:
            return replace(each, student=person.student, number="", when=person.when)
    if isinstance(found, str):
        return replace(each, why=each.why or found)
    if found.problem:
        return replace(each, why=each.why or found.problem)
    return replace(each, student=found.student, when=found.when)


def _named(each: Arrival, notebooks: set[str]) -> Arrival:
    """What the course calls a file, whatever became of its name on the way."""
    if not each.path.name.endswith(".ipynb"):
        if each.file.endswith(DAMAGED):
            return replace(each, why="damaged in the archive")
        if each.file.lower().endswith((".zip", ".gz", ".7z", ".rar", ".tar", ".xz", ".bz2")):
            return replace(each, why="an archive that is empty, or cannot be opened")
        return replace(each, why="no notebook")
    stem = each.file
    while (shorter := re.sub(r"(?i)\.(ipynb|json|txt|html?|py)$", "", stem)) != stem:
        stem = shorter
    plain = re.sub(r"(?:-\d+| ?\(\d+\))$", "", stem)
    called = plain if stem not in notebooks and plain in notebooks else stem
    return replace(each, called=called or "notebook")


def _age(each: Arrival) -> tuple[Any, ...]:
    """The newest first: what a person put there, then by upload, then by archive."""
    loose = each.path.parts[0] == "loose"
    archive = "" if loose else each.path.parts[1][:3]
    version = re.search(r"-(\d{1,8})(?:\.\w+)*$", each.file) if each.upload else None
    newest = -int(version[1]) if version else 0
    called_so = each.file == f"{each.called}.ipynb"
    return not loose, -each.upload, newest, archive, not called_so, each.path


def _attempt(each: Arrival) -> str:
    """What is the same for files that were handed in together."""
    loose = each.path.parts[0] == "loose"
    return "loose" if loose else str(each.upload) if each.upload else each.path.parts[1]


def write_account(account: Account, path: Path) -> None:
    """The account as a table."""
    with open(path, "w", newline="", encoding="utf-8") as stream:
        table = csv.writer(stream, lineterminator="\n")
        table.writerow(["file", "student", "number", "collected as", "late", "why not"])
        for each in account.arrivals:
            called = f"{each.called}.ipynb" if each.collected else ""
            late = "late" if each.late else ""
            row = (each.path.as_posix(), each.student, each.number, called, late, each.why)
            table.writerow([guarded(cell) for cell in row])


@dataclass
class HandedIn:
    """What one student handed in: names of files, and the platform's numbers of the student."""

    files: list[str] = field(default_factory=list)
    participants: set[str] = field(default_factory=set)
    late: bool = False


class NoneMatched(Exception):
    """No file of a download is called as expected."""


def handed_in(account: Account, pattern: str = "") -> dict[str, HandedIn]:
    """What each student handed in, whatever it is."""
    found: dict[str, HandedIn] = {}
    for each in account.arrivals:
        if each.student and each.ours:
            student = found.setdefault(each.student, HandedIn())
            student.files.append(each.file)
            student.late |= each.late and each.collected
            if each.number:
                student.participants.add(each.number)
    ours = [each for each in account.arrivals if each.ours]
    if ours and not found:
        examples = " and ".join(f"{each.path.as_posix()!r}" for each in ours[:2])
        how = (
            f"FileNameCollectorPlugin.named_regexp of nbgrader_config.py, {pattern}"
            if pattern
            else "how Moodle (NAME_NUMBER_assignsubmission_file) or Canvas "
            "(NAME_NUMBER_NUMBER_FILE) call it: see FileNameCollectorPlugin.named_regexp of "
            "nbgrader_config.py"
        )
        raise NoneMatched(
            f"no file of the download says whose it is: {examples} (and all others): "
            f"{ours[0].why}. Expected: {how}"
        )
    return found
