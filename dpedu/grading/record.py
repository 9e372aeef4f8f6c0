"""What became of each submission: one small file an assignment, beside the gradebook.

nbgrader's gradebook has no place for "could not be marked, because". The record has, and it
lets a second run pass over what is marked already.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from dpedu.grading.place import class_folder


@dataclass(frozen=True)
class Outcome:
    """What became of one submission: marked when ``reason`` is empty."""

    digest: str
    reason: str = ""
    note: str = ""  # what is odd about a submission that was marked
    participant: str = ""  # the platform's number of the student in this assignment

    @property
    def marked(self) -> bool:
        """Whether it got marks."""
        return not self.reason


class Record:
    """The outcomes of one assignment, by student. Every change is on the disk at once."""

    def __init__(self, path: Path) -> None:
        self._path = path
        stored = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        self.outcomes = {student: Outcome(**fields) for student, fields in stored.items()}

    def note(self, student: str, outcome: Outcome) -> None:
        """Keep what became of a student's submission."""
        self.outcomes[student] = outcome
        self._path.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(
            {name: asdict(outcome) for name, outcome in sorted(self.outcomes.items())},
            indent=1,
            ensure_ascii=False,
        )
        part = self._path.with_suffix(".part")
        part.write_text(text + "\n", encoding="utf-8")
        part.replace(self._path)  # a run that is killed here leaves the old record whole


def record_of(assignment: str) -> Path:
    """Where the record of an assignment is, from the course's folder."""
    return class_folder() / "record" / f"{assignment}.json"


def digest(paths: Iterable[Path], remark: str = "") -> str:
    """A fingerprint of files, names and contents, and of what was found out about them."""
    total = hashlib.sha256(remark.encode())
    for path in sorted(paths):
        content = path.read_bytes()
        total.update(f"{path.name} {len(content)} ".encode())
        total.update(content)
    return total.hexdigest()
