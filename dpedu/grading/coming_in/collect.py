"""From a platform's download to the folder of what is to be marked, by nbgrader's own command."""

from __future__ import annotations

import filecmp
import shutil
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from nbgrader.apps import ZipCollectApp

from dpedu._validate import many
from dpedu.grading.coming_in import roster as rosters
from dpedu.grading.coming_in.arrivals import Account
from dpedu.grading.coming_in.collector import ROSTER, DownloadCollector
from dpedu.grading.course import people
from dpedu.grading.course.commands import CannotMark, command, start
from dpedu.grading.course.words import line

PLUGINS = {
    "extractor_plugin": "dpedu.grading.coming_in.unpacking.DownloadExtractor",
    "collector_plugin": "dpedu.grading.coming_in.collector.DownloadCollector",
}
Say = Callable[[str], None]


def collect_course(
    assignment: str, downloads: Sequence[Path], say: Say, *, roster: Path | None = None
) -> bool:
    """Collect an assignment for the course in the current folder.

    Returns whether something needs a person. What was there before stays: of two downloads the
    newer one counts, for the students who are in it.
    """
    app = command(ZipCollectApp, assignment, "--force")
    own = [each for each in PLUGINS if each in app.config.ZipCollectApp]
    if not own:
        options = [f"--ZipCollectApp.{name}={value}" for name, value in PLUGINS.items()]
        app = command(ZipCollectApp, assignment, "--force", *options)
    course = app.coursedir
    source = Path(course.format_path(course.source_directory, ".", assignment))
    if not any(source.glob("*.ipynb")):
        known = ", ".join(sorted(path.parent.name for path in source.parent.glob("*/*.ipynb")))
        raise CannotMark(f"no assignment {assignment!r} in {source.parent} ({known or 'none'})")
    archive = Path(app._format_collect_path(app.archive_directory))
    for each in downloads:
        _check(each)
    if roster is not None:
        rosters.read(roster)
        archive.parent.mkdir(parents=True, exist_ok=True)
        if roster.resolve() != (archive.parent / ROSTER).resolve():
            shutil.copy(roster, archive.parent / ROSTER)
    for each in downloads:
        _put(each, archive)
    if not archive.is_dir() or not any(archive.iterdir()):
        raise CannotMark(f"nothing was downloaded yet: {archive} has no file")
    start(app)
    account = account_of(app)
    remember(app)
    say(f"{assignment}: notebooks are collected of {many(len(account.students), 'student')}")
    describe(account, say)
    say(f"  each file's fate: {archive.parent / 'collected.csv'}")
    return bool(_unclear(account) or account.problems)


def _check(download: Path) -> None:
    if download.is_dir():
        return
    if not download.exists():
        raise CannotMark(f"there is no file {download}")
    if not zipfile.is_zipfile(download) and download.suffix != ".ipynb":
        raise CannotMark(f"{download} is no archive, or damaged: download it again")


def _put(download: Path, archive: Path) -> None:
    """Copy a download beside what is there already, once."""
    archive.mkdir(parents=True, exist_ok=True)
    target, number = archive / download.name, 1
    if download.is_dir():
        shutil.copytree(download, target, dirs_exist_ok=True)
        return
    while target.exists():
        if filecmp.cmp(download, target, shallow=False):
            return
        number += 1
        target = archive / f"{download.stem} ({number}){download.suffix}"
    shutil.copy2(download, target)


def account_of(app: Any) -> Account:
    """What became of every file of an assignment's download."""
    if "collector_plugin_inst" not in app._trait_values:  # it has not run
        app.init_plugins()
    plugin = app.collector_plugin_inst
    if not isinstance(plugin, DownloadCollector):
        return Account()
    return plugin.account


def remember(app: Any) -> None:
    """Put the names that the roster gives to students whose work came into the gradebook."""
    account = account_of(app)
    people.remember(app.coursedir, {each: account.names.get(each, "") for each in account.students})


def _unclear(account: Account) -> list[str]:
    """Whose work a person has to look for, and files that are nobody's."""
    students = set(account.students)
    return [
        each.student or each.path.as_posix()
        for each in account.left
        if each.student not in students
    ]


def describe(account: Account, say: Say) -> None:
    """Name what was not collected, and why; and from whom nothing came."""

    def called(student: str) -> str:
        return line(people.called(student, account.names))

    late = sorted({each.student for each in account.arrivals if each.late and each.collected})
    if late:
        say(f"  late: {', '.join(map(called, late))}")
    for problem in account.problems:
        say(f"  {line(problem)}")
    for each in account.left:
        who = called(each.student) if each.student else line(each.name or "nobody's")
        say(f"  not collected: {who}: {line(each.file or each.path.as_posix())}: {each.why}")
    if account.older:
        say(f"  earlier ones, or copies: {many(account.older, 'file')}; the newest count")
    if account.absent:
        say(f"  nothing from {len(account.absent)}: {', '.join(map(called, account.absent))}")
