"""Archives, unpacked entry by entry: one that is broken costs no other.

A plug-in of nbgrader's ``zip_collect``. Every file is accounted for: it was collected, or the
account says why not.
"""

from __future__ import annotations

import contextlib
import mmap
import os
import re
import shutil
import zipfile
from pathlib import Path, PurePosixPath

from nbgrader.plugins import ExtractorPlugin

MOST_BYTES = 256 * 2**20  # of what a student's own archives hold, all together
MOST_NAMES = 5000  # in one of them
MOST_DIRECTORY = 4 * 2**20  # bytes of its list of names, which is read as a whole
MOST_LOOKED = 64 * 2**20  # bytes of a file that may be a notebook
DEEPEST = 40  # folders within folders
MOST_CALLED = 255  # bytes of a file's name, as file systems have it
UNPACKED = ".unpacked"  # the folder of a student's own archive: names in it are the student's
_PARTS = (re.compile(rb'"cells"[ \t\r\n]*:[ \t\r\n]*\['), re.compile(rb'"nbformat"[ \t\r\n]*:'))
# What a platform puts before the name of a student's file: whoever hands in many, it is the same.
_WHOSE = re.compile(r".+?_assignsubmission_|[^_]+(?:_LATE)?_\d+_")
DAMAGED = ".damaged"  # takes the place of a file that an archive does not give


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
        room: dict[str, int] = {}
        for inner in sorted(Path(extracted_path).rglob("*")):
            if inner.suffix.lower() == ".zip" and inner.is_file():
                folder = _called(inner, UNPACKED)
                whose = _WHOSE.match(inner.name)
                who = str(inner.parent / whose[0]) if whose else str(inner.parent)
                if self._unpack(inner, folder, room, who) and any(folder.rglob("*")):
                    inner.unlink()  # what was in it is accounted for
        for path in sorted(Path(extracted_path).rglob("*")):
            if path.suffix != ".ipynb" and path.is_file() and is_notebook(path):
                path.rename(_called(path, ".ipynb"))

    def _unpack(
        self, archive: Path, folder: Path, room: dict[str, int] | None = None, who: str = ""
    ) -> bool:
        """Unpack file by file: one that is broken costs no other. False: it is no archive.

        Where ``room`` is counted, that is what is left of it for this student.
        """
        try:
            if room is not None and _directory(archive) > MOST_DIRECTORY:
                self.log.warning("%s has too many names", archive)
                return False
            with zipfile.ZipFile(archive) as opened:
                entries = opened.infolist()
                size = sum(each.file_size for each in entries)
                if room is not None:
                    left = room.setdefault(who, MOST_BYTES) - size
                    if left < 0 or len(entries) > MOST_NAMES:
                        self.log.warning("%s would fill the disk", archive)
                        return False
                    room[who] = left
                for entry in entries:
                    self._one(opened, entry, folder)
        except (OSError, RuntimeError, NotImplementedError, ValueError, zipfile.BadZipFile) as why:
            self.log.warning("Cannot open %s: %s", archive, why)
            return False
        return True

    def _one(self, opened: zipfile.ZipFile, entry: zipfile.ZipInfo, folder: Path) -> None:
        parts = [part for part in PurePosixPath(entry.filename).parts if part.strip("./")]
        try:
            if len(parts) > DEEPEST:
                raise ValueError("folders within folders, too many")
            opened.extract(entry, folder)
        except Exception as error:  # whatever is wrong with it, the others are to be unpacked
            self.log.warning("Cannot unpack %s: %s", entry.filename, error)
            parts = [part[:80] for part in parts][-3:]
            if not parts:
                return
            target = folder.joinpath(*parts[:-1], parts[-1] + DAMAGED)
            with contextlib.suppress(OSError, ValueError):
                target.with_name(parts[-1]).unlink(missing_ok=True)  # what could be read of it
            with contextlib.suppress(OSError, ValueError):
                target.parent.mkdir(parents=True, exist_ok=True)
                target.touch()


def _called(path: Path, ending: str) -> Path:
    """The same name with an ending, cut where no file could be called so; no other file's."""
    name, number = path.name, 0
    while True:
        end = f"{f'-{number}' if number else ''}{ending}"
        kept = name.encode("utf-8", "surrogateescape")[: MOST_CALLED - len(end)]
        found = path.with_name(kept.decode("utf-8", "ignore") + end)
        if not os.path.lexists(found):
            return found
        number += 1


def _directory(archive: Path) -> int:
    """How many bytes an archive's list of names has, as its end says: that much will be read."""
    with open(archive, "rb") as stream:
        end = zipfile._EndRecData(stream)  # type: ignore[attr-defined]
    return int(end[zipfile._ECD_SIZE]) if end else 0  # type: ignore[attr-defined]


def is_notebook(path: Path) -> bool:
    """Whether a file that is not called so is a notebook, as far as it can be seen unread.

    What JSON a student writes is parsed in the sandbox only: there it may be as large as it likes.
    """
    kinds = (".ipynb", ".json", ".txt", ".html", ".htm", ".py", "")
    if path.suffix.lower() not in kinds or path.stat().st_size > MOST_LOOKED:
        return False
    with contextlib.suppress(OSError, ValueError), open(path, "rb") as stream:
        if stream.read(1000).lstrip(b"\xef\xbb\xbf \t\r\n")[:1] == b"{":
            with mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ) as content:
                return all(each.search(content) for each in _PARTS)
    return path.suffix.lower() == ".ipynb"
