"""Where marking keeps what it makes, and who handed in something."""

from __future__ import annotations

import fnmatch
import os
from pathlib import Path
from typing import Any

FOLDER = ".dpedu-grade"  # of records, beside the gradebook


def class_folder() -> Path:
    """The folder of the class, from the course's: another one if DPEDU_CLASS names it.

    The sample class has its own, so that nothing done to it can touch a real class.
    """
    return Path(os.environ.get("DPEDU_CLASS") or "_build/course")


def students_of(course: Any, assignment: str, pattern: str = "*") -> list[str]:
    """Who handed in something."""
    found = set()
    before, after = course.format_path(course.submitted_directory, "\0", assignment).split("\0", 1)
    root = Path(before)
    if root.is_dir():
        for each in root.iterdir():
            if Path(f"{before}{each.name}{after}").is_dir():
                found.add(each.name)
    excluded = set((course.student_id_exclude or "").split(","))
    return sorted(each for each in found - excluded if fnmatch.fnmatchcase(each, pattern))
