"""Lock the tasks of a student notebook.

What a question asks is not the student's to change: a task that was typed over by mistake is gone,
and there is no other copy in the notebook. nbgrader locks the cells that it marks, and no others.
"""

from __future__ import annotations

from typing import Any

from nbgrader import utils
from nbgrader.preprocessors import NbGraderPreprocessor


class LockTasks(NbGraderPreprocessor):  # type: ignore[misc]
    """Say of each text that is not an answer that it can neither be edited nor deleted."""

    def preprocess_cell(self, cell: Any, resources: Any, index: int) -> tuple[Any, Any]:
        """Lock one cell. nbgrader's checksums know nothing of it."""
        if cell.cell_type == "markdown" and not utils.is_solution(cell):
            cell.metadata.update(editable=False, deletable=False)
        return cell, resources
