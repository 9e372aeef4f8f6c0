"""Running a notebook with a limit on each cell that is not unfair on a slow machine."""

from __future__ import annotations

from typing import Any

from nbclient.exceptions import CellTimeoutError, DeadKernelError
from nbgrader import utils
from nbgrader.preprocessors import Execute

SETUP_SECONDS = 120


class ExecuteFairly(Execute):  # type: ignore[misc]
    """nbgrader's ``Execute``, with more time for the instructor's own cells.

    The first cell loads libraries. A busy machine may need longer for that than an answer may
    take, and without that cell every answer would count as wrong.
    """

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.timeout_func = self._seconds

    def preprocess_cell(self, cell: Any, resources: Any, index: int) -> Any:
        """Run one cell. What ends the whole run carries a note of the cell that did it."""
        try:
            return super().preprocess_cell(cell, resources, index)
        except (CellTimeoutError, DeadKernelError) as error:
            name = cell.metadata.get("nbgrader", {}).get("grade_id")
            error.add_note(f"the cell {name}" if name else f"cell {index + 1} of the notebook")
            raise

    def _seconds(self, cell: Any) -> int | None:
        ours = utils.is_locked(cell) and not utils.is_grade(cell)
        limit: int | None = self.timeout
        return max(SETUP_SECONDS, limit or 0) if ours else limit
