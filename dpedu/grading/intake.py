"""What comes in: a platform's download, and notebooks as students leave them.

These are plug-ins of nbgrader, named in ``nbgrader_config.py``. Each one makes sure that a
fault in one submission costs nobody else anything.
"""

from __future__ import annotations

import json
import re
import shutil
import zipfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from nbgrader import utils
from nbgrader.plugins import ExtractorPlugin, FileNameCollectorPlugin
from nbgrader.preprocessors import NbGraderPreprocessor, OverwriteCells

Notebook = Any  # nbformat's notebooks and cells are dictionaries without types
Step = tuple[Notebook, Any]


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


def accept_renamed(folder: Path, source: Path) -> str:
    """Give a submission's only notebook the name it should have, if its cells are the right ones.

    Returns what it was called, or nothing if there was nothing to do.
    """
    notebooks = list(folder.glob("*.ipynb"))
    if len(notebooks) != 1 or notebooks[0].name == source.name:
        return ""
    if _grade_ids(notebooks[0]) != _grade_ids(source):
        return ""
    notebooks[0].rename(folder / source.name)
    return notebooks[0].name


def _grade_ids(path: Path) -> set[str]:
    try:
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        return {cell["metadata"]["nbgrader"]["grade_id"] for cell in cells if _marked(cell)}
    except (ValueError, TypeError, KeyError, AttributeError):  # no notebook, whatever it is called
        return set()


def _marked(cell: Notebook) -> bool:
    return "nbgrader" in cell["metadata"]


class KeepOneOfEach(NbGraderPreprocessor):  # type: ignore[misc]
    """Leave nbgrader's marks on one cell of each name, and no tag on any.

    Copying a test cell copies its name too, which ends nbgrader's run for the whole class.
    The last one keeps the name, the others become ordinary cells. A tag can make nbgrader
    pass over a test, which it then counts as passed.
    """

    def preprocess(self, nb: Notebook, resources: Any) -> Step:
        """Treat the whole notebook."""
        seen: set[str] = set()
        for cell in reversed(nb.cells):
            cell.metadata.pop("tags", None)
            name = cell.metadata.get("nbgrader", {}).get("grade_id")
            if name is None or name in seen:
                cell.metadata.pop("nbgrader", None)
            seen.add(name)
        return nb, resources


class RestoreCells(OverwriteCells):  # type: ignore[misc]
    """Put back changed and deleted cells, also when what stood before them is deleted too."""

    def preprocess(self, nb: Notebook, resources: Any) -> Step:
        """Treat the whole notebook."""
        nb, resources = super().preprocess(nb, resources)
        with self.gradebook:
            self._add_missing(nb)
        return nb, resources

    def _add_missing(self, nb: Notebook) -> None:
        source = self.gradebook.find_notebook(self.notebook_id, self.assignment_id)
        points = {cell.name: cell.max_score for cell in source.grade_cells}
        answers = {cell.name for cell in source.solution_cells}
        after = 0
        for original in source.source_cells:
            places = [i for i, cell in enumerate(nb.cells) if _name(cell) == original.name]
            if places:
                after = places[0] + 1
            elif original.name in points:
                self.log.warning("Putting back the missing cell %s", original.name)
                restored = self.missing_cell_transform(
                    original, points[original.name], is_solution=original.name in answers
                )
                # Without nbgrader's notice before it: that would make a blank proof look written.
                restored.source = original.source
                restored.id = original.name
                nb.cells.insert(after, restored)
                after += 1


def _name(cell: Notebook) -> str | None:
    name: str | None = cell.metadata.get("nbgrader", {}).get("grade_id")
    return name


class ForgiveWarnings(NbGraderPreprocessor):  # type: ignore[misc]
    """Count a test that passes with a warning as passed.

    nbgrader gives no points to a test cell that writes to the error stream, and numpy's
    warnings go there.
    """

    def preprocess_cell(self, cell: Notebook, resources: Any, index: int) -> Step:
        """Treat one cell."""
        if cell.cell_type == "code" and utils.is_grade(cell):
            for output in cell.outputs:
                if output.output_type == "stream":
                    output.name = "stdout"
        return cell, resources
