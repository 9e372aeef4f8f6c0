"""What became of each submission: one small file an assignment, beside the gradebook.

nbgrader's gradebook has no place for "could not be marked, because". The record has, and it
lets a second run pass over what is marked already. Each outcome is a line of its own, added when
everything else about the submission is on the disk; the last line of a student counts.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import stat
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from dpedu.grading.course.folders import FOLDER

MOST_READ = 64 * 2**20  # of a larger file, which nobody marks, its time has to do


@dataclass(frozen=True)
class Outcome:
    """What became of one submission: marked when ``reason`` is empty."""

    digest: str
    reason: str = ""
    note: str = ""  # what is odd about a submission that was marked
    participant: str = ""  # the platform's number of the student in this assignment
    human: bool = False  # whether a test is left for a person
    seconds: float = 0.0  # how long it took to mark
    failed: dict[str, str] = field(default_factory=dict)  # tests, and what they said
    beside: list[str] = field(default_factory=list)  # tests that ran beside the student's code
    signs: list[list[str]] = field(default_factory=list)  # attempts to tamper: the cell, and what

    @property
    def marked(self) -> bool:
        """Whether it got marks."""
        return not self.reason


class Record:
    """The outcomes of one assignment, by student. Every change is on the disk at once."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.outcomes: dict[str, Outcome] = {}
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        for line in lines:
            with contextlib.suppress(ValueError, TypeError, KeyError):  # half a line: a killed run
                fields = json.loads(line)
                student = fields.pop("student")
                self.outcomes[student] = Outcome(**fields)
        if len(lines) > 2 * len(self.outcomes) + 10:
            part = path.with_suffix(".part")
            whole = "".join(self._line(name, each) for name, each in self.outcomes.items())
            part.write_text(whole, encoding="utf-8")
            part.replace(path)

    @staticmethod
    def _line(student: str, outcome: Outcome) -> str:
        return json.dumps({"student": student, **asdict(outcome)}, ensure_ascii=True) + "\n"

    def note(self, student: str, outcome: Outcome) -> None:
        """Keep what became of a student's submission."""
        if self.outcomes.get(student) == outcome:
            return
        self.outcomes[student] = outcome
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with open(self._path, "ab") as stream:
            broken = stream.tell() > 0 and not self._ends_well()
            stream.write((("\n" if broken else "") + self._line(student, outcome)).encode())

    def _ends_well(self) -> bool:
        with open(self._path, "rb") as stream:
            stream.seek(-1, 2)
            return stream.read(1) == b"\n"


def record_of(course: Any, assignment: str) -> Path:
    """Where the record of an assignment is: beside the folder of marked notebooks."""
    return Path(course.root, course.autograded_directory).parent / FOLDER / f"{assignment}.jsonl"


def digest(paths: Iterable[Path], remark: str = "") -> str:
    """A fingerprint of files, names and contents, and of what was found out about them."""
    total = hashlib.sha256(remark.encode("utf-8", "surrogatepass"))
    for path in sorted(paths):
        size, content = 0, b""
        with contextlib.suppress(OSError):
            about = path.lstat()
            if stat.S_ISREG(about.st_mode):
                size = about.st_size
                content = f"{about.st_mtime_ns}".encode() if size > MOST_READ else path.read_bytes()
        total.update(f"{path.name} {size} ".encode("utf-8", "surrogateescape"))
        total.update(content)
    return total.hexdigest()
