"""What comes in: a platform's download.

These are plug-ins of nbgrader, named in ``nbgrader_config.py``. Each one makes sure that a
fault in one submission costs nobody else anything.
"""

from __future__ import annotations

import re
import shutil
import zipfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from nbgrader.plugins import ExtractorPlugin, FileNameCollectorPlugin


class DownloadExtractor(ExtractorPlugin):  # type: ignore[misc]
    """Unpack the platform's archives, and the archives that students handed in inside them."""

    def extract(self, archive_path: str, extracted_path: str) -> None:
        """Unpack what is in one folder into the other.

        Of two files of one name, the collector takes the first. So what lies in the archive's
        folder as a file, because a person put it there, counts before what is packed.
        """
        for path in sorted(Path(archive_path).rglob("*")):
            if path.suffix == ".zip":
                self._unpack(path, Path(extracted_path, "packed", path.stem))
            elif path.is_file():  # somebody unpacked the download, or added a file to it
                target = Path(extracted_path, "loose", path.relative_to(archive_path))
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, target)
        for inner in sorted(Path(extracted_path).rglob("*.zip")):
            self._unpack(inner, inner.with_suffix(""))

    def _unpack(self, archive: Path, folder: Path) -> None:
        # One student's broken archive must not end the collection. It stays where it is, and
        # the report names it as the only thing that was handed in.
        try:
            with zipfile.ZipFile(archive) as opened:
                opened.extractall(folder)
        except (OSError, RuntimeError, NotImplementedError, zipfile.BadZipFile) as error:
            self.log.warning("Cannot open %s: %s", archive, error)


class DownloadCollector(FileNameCollectorPlugin):  # type: ignore[misc]
    """Take each student's notebooks from the unpacked download, each name once.

    Two files of one name (in two folders of one submission, say) end nbgrader's own
    collection for the whole class. Here the first in alphabetical order counts.
    """

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._taken: set[tuple[str, str]] = set()

    def collect(self, submitted_file: str) -> dict[str, str] | None:
        """Say whose file this is and what it is called, or nothing to pass over it."""
        found: dict[str, str] | None = super().collect(submitted_file)
        if found is None:
            return None
        key = (found["student_id"], found["file_id"])
        if key in self._taken:
            self.log.warning("Skipping a second %s of %s", key[1], key[0])
            return None
        self._taken.add(key)
        return found


@dataclass
class HandedIn:
    """What one student handed in: names of files, and the platform's numbers of the student."""

    files: list[str] = field(default_factory=list)
    participants: set[str] = field(default_factory=set)


class NoneMatched(Exception):
    """No file of a download is called as expected."""


def handed_in(extracted: Path, named_regexp: str) -> dict[str, HandedIn]:
    """What each student handed in, whatever it is."""
    found: dict[str, HandedIn] = {}
    paths = sorted(path for path in extracted.rglob("*") if path.is_file())
    for path in paths:
        match = re.match(named_regexp, path.as_posix())
        if match:
            student = found.setdefault(match["student_id"], HandedIn())
            student.files.append(path.name)
            if participant := match.groupdict().get("participant"):
                student.participants.add(participant)
    if paths and not found:
        examples = " and ".join(f"{path.relative_to(extracted).as_posix()!r}" for path in paths[:2])
        raise NoneMatched(
            f"no file of the download says whose it is: {examples} (and all others) do not match "
            f"FileNameCollectorPlugin.named_regexp of nbgrader_config.py, {named_regexp}"
        )
    return found
