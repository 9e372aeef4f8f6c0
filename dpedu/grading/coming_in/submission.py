"""What a student handed in, as bytes: the judge's process reads them, and nothing here does."""

from __future__ import annotations

import fnmatch
import os
import re
import stat
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from dpedu.grading.course.words import line

MOST_NOTEBOOK_BYTES = 48 * 2**20
MOST_NOTEBOOKS_BYTES = 64 * 2**20  # of all notebooks of a submission
MOST_EXTRA_BYTES = 24 * 2**20
MOST_EXTRA_FILES = 2000


class Unreadable(Exception):
    """A submission that cannot be marked. The message says why."""


@dataclass
class Submission:
    """What a student handed in for an assignment."""

    notebooks: dict[str, bytes] = field(default_factory=dict)
    other: tuple[str, bytes] | None = None  # the only notebook of another name
    files: dict[str, bytes] = field(default_factory=dict)
    remarks: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    none: str = ""  # what to say if none of it is a notebook of the assignment

    @property
    def most(self) -> int:
        """How many bytes it can be in memory, with what comes out of it."""
        notebooks = sum(map(len, self.notebooks.values())) + len(
            self.other[1] if self.other else b""
        )
        return 2 * notebooks + sum(map(len, self.files.values()))

    def let_go(self) -> None:
        """Of the notebooks, which whoever marks them has."""
        self.notebooks, self.other = dict.fromkeys(self.notebooks, b""), None


def read_regular(path: Path, most: int) -> bytes:
    """A file's content: no link, no device, not too large."""
    try:
        end = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    except FileNotFoundError:
        raise Unreadable(f"there is no file {path.name}") from None
    except OSError as error:
        raise Unreadable(f"{line(path.name)} cannot be read: {error.strerror}") from None
    about = os.fstat(end)
    if not stat.S_ISREG(about.st_mode):
        os.close(end)
        raise Unreadable(f"{line(path.name)} is no ordinary file")
    with os.fdopen(end, "rb") as stream:
        if about.st_size > most:
            raise Unreadable(f"{line(path.name)} has more than {most >> 20} MiB")
        return stream.read(most + 1)


def read(wanted: Collection[str], folder: Path, ignore: list[str]) -> Submission:
    """Read a submission. Raises `Unreadable` if it cannot be marked at all."""
    found = Submission()
    paths = sorted(path for path in folder.glob("*.ipynb") if not path.name.startswith("."))
    room = MOST_NOTEBOOKS_BYTES
    for path in paths:
        if path.stem not in wanted:
            continue
        if path.is_symlink() or not path.is_file():
            raise Unreadable(f"{path.name} is no ordinary file")
        content = read_regular(path, MOST_NOTEBOOK_BYTES)
        room -= len(content)
        if room < 0:
            raise Unreadable(f"its notebooks have more than {MOST_NOTEBOOKS_BYTES >> 20} MiB")
        found.notebooks[path.stem] = content
    found.missing = [name for name in wanted if name not in found.notebooks]
    others = [path for path in paths if path.stem not in wanted]
    if found.missing and len(others) == 1:
        content = read_regular(others[0], min(room, MOST_NOTEBOOK_BYTES))
        found.other = others[0].name, content
    there = sorted(folder.iterdir())[:20] if folder.is_dir() else []
    names = " or ".join(f"{name}.ipynb" for name in wanted)
    listed = ", ".join(line(path.name) for path in there) or "nothing"
    found.none = f"no file named {names} was handed in, only: {listed}"
    if not found.notebooks and found.other is None:
        raise Unreadable(found.none)
    extra_files(folder, ignore, found)
    return found


def _others(folder: Path, ignore: Collection[str]) -> Iterator[Path]:
    """All files but those to be ignored; nbgrader looks through a folder again for each file."""
    told = re.compile("|".join(fnmatch.translate(each) for each in ignore))
    dotted = [each for each in ignore if each.startswith(".")]  # "*" does not begin with a dot
    hidden = re.compile("|".join(fnmatch.translate(each) for each in dotted) or "(?!)")

    def ignored(name: str) -> bool:
        return (hidden if name.startswith(".") else told).match(name) is not None

    for place, folders, names in os.walk(folder):
        folders[:] = [each for each in folders if not ignored(each)]
        yield from (Path(place, name) for name in names if not ignored(name))


def extra_files(folder: Path, ignore: list[str], found: Submission) -> None:
    """Read what else is in a submission: no links, and not more than there is room for."""
    room = MOST_EXTRA_BYTES
    for path in sorted(_others(folder, [*ignore, "*.ipynb"]))[:MOST_EXTRA_FILES]:
        inside = path.relative_to(folder)
        try:
            if any((folder / part).is_symlink() for part in (inside, *inside.parents[:-1])):
                raise Unreadable(f"{line(inside)} is a link")
            content = read_regular(path, max(room, 0))
        except Unreadable as error:
            found.remarks.append(f"left out: {error}")
            continue
        room -= len(content)
        found.files[inside.as_posix()] = content
    del found.remarks[10:]
