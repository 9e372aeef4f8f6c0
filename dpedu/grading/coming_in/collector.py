"""From an unpacked download to the folder of what is to be marked: a plug-in of nbgrader's."""

from __future__ import annotations

import contextlib
from datetime import timedelta
from pathlib import Path
from typing import Any

from dateutil import parser as dates  # type: ignore[import-untyped]
from dateutil.tz import gettz  # type: ignore[import-untyped]
from nbgrader.api import Gradebook, MissingEntry
from nbgrader.plugins import FileNameCollectorPlugin
from traitlets import Dict, Integer, Unicode

from dpedu.grading.coming_in import roster as rosters
from dpedu.grading.coming_in.arrivals import Account, Arrival, sort_out, write_account
from dpedu.grading.coming_in.roster import Roster

ACCOUNT = "collected.csv"
ROSTER = "roster.csv"


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
                write_account(self._account, root.parent / ACCOUNT)
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
