"""What students were given: the instructor's headings, and tests without what is hidden."""

from __future__ import annotations

import contextlib
import re
from functools import cache, partial
from pathlib import Path
from typing import Any

import nbformat
from nbgrader.preprocessors import ClearHiddenTests


class Given:
    """An assignment as students have it."""

    def __init__(self, app: Any, assignment: str) -> None:
        self._course, self._assignment = app.coursedir, assignment
        self.visible = cache(partial(handed_out, ClearHiddenTests(parent=app)))
        """A cell of the instructor's as students have it."""

    def title(self) -> str:
        """What students know the assignment as: what its only notebook begins with, if anything."""
        folder = Path(
            self._course.root,
            self._course.format_path(self._course.source_directory, ".", self._assignment),
        )
        notebooks = list(folder.glob("*.ipynb"))
        if len(notebooks) != 1:
            return ""
        read = nbformat.read(notebooks[0], as_version=4)  # type: ignore[no-untyped-call]
        begun = re.match(r"# +(.+)", read.cells[0].source if read.cells else "")
        return re.sub(r"[*_`$]", "", begun[1]).strip() if begun else ""

    def headings(self, notebook: str) -> dict[str, str]:
        """The instructor's heading above each cell that has a name, in their order."""
        folder = self._course.format_path(self._course.source_directory, ".", self._assignment)
        found, last = {}, ""
        with contextlib.suppress(OSError):
            read = nbformat.read(Path(folder, f"{notebook}.ipynb"), as_version=4)  # type: ignore[no-untyped-call]
            for cell in read.cells:
                marks = cell.metadata.get("nbgrader", {})
                if cell.cell_type == "markdown" and not marks.get("solution"):
                    lines = re.findall(r"(?m)^#{1,6}\s+(.+)$", cell.source)
                    last = lines[-1] if lines else last
                if "grade_id" in marks:
                    found[marks["grade_id"]] = re.sub(r"[*_`$]", "", last)
        return found


def handed_out(clear: ClearHiddenTests, source: str) -> str:
    """A cell's text without its hidden tests."""
    cell = nbformat.v4.new_code_cell(source)  # type: ignore[no-untyped-call]
    clear._remove_hidden_test_region(cell)
    return str(cell.source)
