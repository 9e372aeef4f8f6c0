"""What each page was made from: one that would come out the same is left alone."""

from __future__ import annotations

import contextlib
import hashlib
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import dpedu
from dpedu.grading.pages.sheets import Sheet
from dpedu.grading.recording.outcomes import digest, record_of


@dataclass(frozen=True)
class Page:
    """One page: whose, about what, and where it is written."""

    student: str
    notebook: str
    folder: Path  # of the marked notebook
    place: Path
    sheet: Sheet


class Kept:
    """The pages of an assignment that are there, by what they were made from."""

    def __init__(self, course: Any, assignment: str, made_from: object) -> None:
        self._path = record_of(course, assignment).with_suffix(".pages.json")
        self._made_from = f"{made_from!r} {dpedu.__version__} {_makers()}"
        self._known: dict[str, str] = {}
        with contextlib.suppress(OSError, ValueError):
            self._known = dict(json.loads(self._path.read_text(encoding="utf-8")))

    def has(self, page: Page) -> bool:
        """Whether the page is there, and would be made the same."""
        return page.place.is_file() and self._known.get(_name(page)) == self._print(page)

    def note(self, pages: list[Page]) -> None:
        """Keep what these pages were made from."""
        self._known |= {_name(page): self._print(page) for page in pages}
        self._path.parent.mkdir(parents=True, exist_ok=True)
        part = self._path.with_suffix(".part")
        part.write_text(json.dumps(self._known), encoding="utf-8")
        part.replace(self._path)

    def _print(self, page: Page) -> str:
        files = [path for path in page.folder.rglob("*") if path.is_file()]
        return digest(files, f"{self._made_from} {page.notebook} {page.sheet!r}")


def _name(page: Page) -> str:
    return f"{page.student}/{page.notebook}"


@cache
def _makers() -> str:
    """The code that makes pages: another one makes other pages."""
    files = sorted(Path(__file__).parent.glob("*.py"))
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()
