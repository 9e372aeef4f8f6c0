"""What comes in: a platform's download.

These are plug-ins of nbgrader's ``zip_collect``. Each one makes sure that a fault in one
submission costs nobody else anything, and that every file is accounted for: it was collected, or
the account says why not.
"""

from __future__ import annotations

import contextlib
import csv
import json
import re
import shutil
import unicodedata
import zipfile
from dataclasses import dataclass, field, replace
from datetime import timedelta
from pathlib import Path, PurePosixPath
from typing import Any

from dateutil import parser as dates  # type: ignore[import-untyped]
from dateutil.tz import gettz  # type: ignore[import-untyped]
from nbgrader.api import Gradebook, MissingEntry
from nbgrader.plugins import ExtractorPlugin, FileNameCollectorPlugin
from traitlets import Dict, Integer, Unicode

from dpedu.grading import roster as rosters
from dpedu.grading.roster import Person, Roster

ACCOUNT = "collected.csv"
ROSTER = "roster.csv"
MOST_BYTES = 256 * 2**20  # of what a student's own archive holds
MOST_NAMES = 5000
DAMAGED = ".damaged"  # takes the place of a file that an archive does not give
_MOODLE = re.compile(
    r"(?P<name>.+?)(?:_(?P<number>\d+))?_assignsubmission_(?P<kind>file|onlinetext|comments)"
    r"_?(?P<file>.*)$"
)
_CANVAS = re.compile(
    r"(?P<name>[^_]+)(?:_(?P<late>LATE))?_(?P<number>\d+)_(?P<upload>\d+)_(?P<file>.+)$"
)
_JUNK = re.compile(r"__MACOSX|\.DS_Store|\._.*|Thumbs\.db|desktop\.ini|\.ipynb_checkpoints")


class DownloadExtractor(ExtractorPlugin):  # type: ignore[misc]
    """Unpack the platform's archives, and the archives that students handed in inside them."""

    def extract(self, archive_path: str, extracted_path: str) -> None:
        """Unpack what is in one folder into the other.

        What lies in the archive's folder as a file, because a person put it there, counts before
        what is packed; of two archives the newer one.
        """
        paths = sorted(path for path in Path(archive_path).rglob("*") if path.is_file())
        packed = sorted(
            (path for path in paths if path.suffix.lower() == ".zip"),
            key=lambda path: (-path.stat().st_mtime, path),
        )
        for place, path in enumerate(packed):
            if not self._unpack(path, Path(extracted_path, "packed", f"{place:03} {path.stem}")):
                packed = [each for each in packed if each != path]
        for path in paths:
            if path not in packed:  # somebody unpacked the download, or added a file to it
                target = Path(extracted_path, "loose", path.relative_to(archive_path))
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, target)
        for inner in sorted(Path(extracted_path).rglob("*")):
            if inner.suffix.lower() == ".zip" and inner.is_file():
                folder = inner.with_suffix("")
                if self._unpack(inner, folder, most=MOST_BYTES) and any(folder.rglob("*")):
                    inner.unlink()  # what was in it is accounted for
        for path in sorted(Path(extracted_path).rglob("*")):
            if path.suffix != ".ipynb" and path.is_file() and is_notebook(path):
                path.rename(path.with_name(f"{path.name}.ipynb"))

    def _unpack(self, archive: Path, folder: Path, most: int = 0) -> bool:
        """Unpack file by file: one that is broken costs no other. False: it is no archive."""
        try:
            with zipfile.ZipFile(archive) as opened:
                entries = opened.infolist()
                size = sum(each.file_size for each in entries)
                if most and (size > most or len(entries) > MOST_NAMES):
                    self.log.warning("%s would fill the disk", archive)
                    return False
                for entry in entries:
                    self._one(opened, entry, folder)
        except (OSError, RuntimeError, NotImplementedError, ValueError, zipfile.BadZipFile) as why:
            self.log.warning("Cannot open %s: %s", archive, why)
            return False
        return True

    def _one(self, opened: zipfile.ZipFile, entry: zipfile.ZipInfo, folder: Path) -> None:
        try:
            opened.extract(entry, folder)
        except Exception as error:  # whatever is wrong with it, the others are to be unpacked
            self.log.warning("Cannot unpack %s: %s", entry.filename, error)
            parts = [part[:80] for part in PurePosixPath(entry.filename).parts if part.strip("./")]
            if not parts:
                return
            target = folder.joinpath(*parts[:-1], parts[-1] + DAMAGED)
            with contextlib.suppress(OSError, ValueError):
                target.with_name(parts[-1]).unlink(missing_ok=True)  # what could be read of it
                target.parent.mkdir(parents=True, exist_ok=True)
                target.touch()


def is_notebook(path: Path) -> bool:
    """Whether a file that is not called so is a notebook."""
    kinds = (".ipynb", ".json", ".txt", ".html", ".htm", ".py", "")
    if path.suffix.lower() not in kinds or path.stat().st_size > 64 * 2**20:
        return False
    with contextlib.suppress(OSError, ValueError, RecursionError):
        with open(path, "rb") as stream:
            if stream.read(1000).lstrip(b"\xef\xbb\xbf \t\r\n")[:1] != b"{":
                return path.suffix.lower() == ".ipynb"
        read = json.loads(path.read_text(encoding="utf-8-sig"))
        return isinstance(read.get("cells"), list) and "nbformat" in read
    return path.suffix.lower() == ".ipynb"


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
    found = [_owned(_read(path, pattern), roster) for path in sorted(paths)]
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
    absent = [p.student for p in roster.people if p.student and p.student not in came] if (
        roster
    ) else []  # fmt: skip
    return Account(sorted(sorted_out, key=lambda each: each.path), sorted(absent))


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
        for form in (_MOODLE, _CANVAS):
            match = form.fullmatch(part)
            if match is None:
                continue
            given = match.groupdict()
            known = Arrival(path, given["name"], given["number"] or "", parts[-1])
            if form is _CANVAS:
                known = replace(known, late=bool(given["late"]), upload=int(given["upload"]))
            if part == parts[-1]:
                known = replace(known, file=given["file"])
            if given.get("kind", "file") != "file":
                known = replace(known, why=f"no file: Moodle's {given['kind']}")
            return known
    return Arrival(path, why="neither Canvas nor Moodle calls a file so: whose is it?")


def _owned(each: Arrival, roster: Roster | None) -> Arrival:
    if not each.name:
        return each
    if roster is None:
        student = unicodedata.normalize("NFC", each.name).strip()
        if not rosters.usable(student):
            return replace(each, why=each.why or "nobody can be called so")
        return replace(each, student=student)
    found = roster.find(each.name, each.number)
    if isinstance(found, Person) and found.student:
        return replace(each, student=found.student, when=found.when)
    why = found if isinstance(found, str) else (
        "two people in the roster have this name: let Moodle show their ID numbers"
    )  # fmt: skip
    return replace(each, why=each.why or why)


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


class DownloadCollector(FileNameCollectorPlugin):  # type: ignore[misc]
    """Take each student's notebooks from the unpacked download, each name once.

    Canvas and Moodle are known. For another platform set nbgrader's ``named_regexp``, with the
    groups ``student_id``, ``file_id`` and, if there is one, ``participant``.
    """

    roster = Unicode(
        "", help="CSV from the platform: otherwise roster.csv in downloaded/ASSIGNMENT, downloaded."
    ).tag(config=True)
    timezone = Unicode("UTC", help="Where the roster's clock stands.").tag(config=True)
    attempts = Integer(0, help="How many attempts count, in their order. 0: all.").tag(config=True)
    extra_attempts = Dict(help="More attempts for a student, by name.").tag(config=True)

    _account: Account | None = None

    @property
    def account(self) -> Account:
        """What became of every file, worked out once and written beside the download."""
        if self._account is None:
            app = self.parent
            root = Path(app._format_collect_path(app.extracted_directory))
            paths = [p.relative_to(root) for p in root.rglob("*") if p.is_file()]
            roster = roster_of(app, self.roster)
            self._account = sort_out(
                paths,
                _notebooks(app.coursedir),
                roster=roster,
                pattern=self.named_regexp,
                attempts=self.attempts,
                extra=dict(self.extra_attempts),
            )
            if paths:
                write(self._account, root.parent / ACCOUNT)
            self._root = root
            late = any(each.late for each in self._account.arrivals)
            self._due = _due(app.coursedir) if late else None
            self._taken = {each.path: each for each in self._account.arrivals if each.collected}
        return self._account

    def collect(self, submitted_file: str) -> dict[str, str] | None:
        """Say whose file this is and what it is called, or nothing to pass over it."""
        self.account  # noqa: B018  (worked out by the first file)
        each = self._taken.get(Path(submitted_file).relative_to(self._root))
        if each is None:
            return None
        made = {"student_id": each.student, "file_id": f"{each.called}.ipynb"}
        if when := self._when(each):
            made["timestamp"] = when
        return made

    def _when(self, each: Arrival) -> str:
        """When it was handed in, as far as the platform tells: Canvas says that it was late."""
        if each.when.strip(" -"):
            try:
                said = dates.parse(each.when.replace(" - ", " "), fuzzy=True)
            except (ValueError, OverflowError):
                self.log.warning("%s: no date: %r", each.student, each.when)
            else:
                zone = said.tzinfo or gettz(self.timezone)
                return str(said.replace(tzinfo=zone).isoformat())
        if each.late and self._due is not None:
            return str((self._due + timedelta(seconds=1)).isoformat())
        return ""


def _notebooks(course: Any) -> set[str]:
    folders = [
        Path(course.format_path(directory, ".", course.assignment_id))
        for directory in (course.source_directory, course.release_directory)
    ]
    return {path.stem for folder in folders for path in folder.glob("*.ipynb")}


def _due(course: Any) -> Any:
    with contextlib.suppress(MissingEntry, OSError):
        if course.db_url.startswith("sqlite") and not Path(course.db_url[10:]).exists():
            return None
        with contextlib.closing(Gradebook(course.db_url, course.course_id)) as book:
            return book.find_assignment(course.assignment_id).duedate
    return None


def roster_of(app: Any, given: str = "") -> Roster | None:
    """The roster of an assignment's class, if there is one."""
    folder = Path(app._format_collect_path("."))
    usual = [folder / ROSTER, folder.parent / ROSTER]
    for path in [Path(given)] if given else usual:
        if given or path.is_file():
            return rosters.read(path)
    return None


def write(account: Account, path: Path) -> None:
    """The account as a table."""
    with open(path, "w", newline="", encoding="utf-8") as stream:
        table = csv.writer(stream, lineterminator="\n")
        table.writerow(["file", "student", "number", "collected as", "late", "why not"])
        for each in account.arrivals:
            called = f"{each.called}.ipynb" if each.collected else ""
            late = "late" if each.late else ""
            name = guarded(each.path.as_posix())
            table.writerow([name, guarded(each.student), each.number, called, late, each.why])


def guarded(text: str) -> str:
    """A stranger's text in a table that a spreadsheet may open: it is no formula."""
    text = "".join(c if c.isprintable() else "\ufffd" for c in text)
    return f"'{text}" if text.startswith(("=", "+", "-", "@")) else text


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
