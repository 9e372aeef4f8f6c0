"""Fold the tests of a student notebook.

A test is there to be run, and not to be read on the way to the next question. Whoever wants to
read it opens it by a click.
"""

from __future__ import annotations

from typing import Any

from nbgrader import utils
from nbgrader.preprocessors import NbGraderPreprocessor


class FoldTests(NbGraderPreprocessor):  # type: ignore[misc]
    """Say of each cell of tests that a notebook is opened with its source folded."""

    def preprocess_cell(self, cell: Any, resources: Any, index: int) -> tuple[Any, Any]:
        """Fold one cell. nbgrader's checksums know nothing of it."""
        if cell.cell_type == "code" and utils.is_grade(cell) and not utils.is_solution(cell):
            cell.metadata.setdefault("jupyter", {})["source_hidden"] = True
        return cell, resources
