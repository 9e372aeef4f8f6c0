"""What nbgrader's button *Validate* says: the words of `dpedu check`, also of the proofs.

nbgrader shows of a cell that failed its source and the traceback. Here each gets the heading of its
question in place of the one, and a sentence in place of the other.
"""

from __future__ import annotations

import textwrap
from typing import Any

from nbformat.v4 import new_code_cell, new_output
from nbgrader.preprocessors import ClearOutput, NbGraderPreprocessor
from nbgrader.validator import Validator

from dpedu.grading.at_home.check import CheckAsGiven
from dpedu.grading.at_home.execute import ExecuteFairly
from dpedu.grading.at_home.findings import copied, findings, is_grade

NOTHING = "This notebook has no questions.", "Validate looks at the notebooks of exercises."
WIDTH = 80  # nbgrader's command cuts off what is wider than 87


class Questions(NbGraderPreprocessor):  # type: ignore[misc]
    """Leave nothing to run of a notebook that has no questions."""

    def preprocess(self, nb: Any, resources: Any) -> tuple[Any, Any]:
        """Look for a cell with points."""
        if not any(map(is_grade, nb.cells)):
            nb.cells = []
        return nb, resources


class SayInWords(NbGraderPreprocessor):  # type: ignore[misc]
    """Make of each question that is not done a cell that failed, with what is wrong in words."""

    def preprocess(self, nb: Any, resources: Any) -> tuple[Any, Any]:
        """Judge all questions of a notebook that ran."""
        if not nb.cells:  # nbgrader would call that a success
            nb.cells = [new_code_cell(metadata={"nbgrader": {}})]  # type: ignore[no-untyped-call]
            _failed(nb.cells[0], *NOTHING)
            return nb, resources
        told = findings(nb.cells)
        above = set(map(id, copied(nb.cells)))  # nbgrader would judge each by itself
        nb.cells = [cell for cell in nb.cells if id(cell) not in above]
        for found in told:
            if not found.good:
                _failed(found.cell, found.question, found.state)
        return nb, resources


def _failed(cell: Any, heading: str, why: str) -> None:
    """Only of tests does nbgrader say why they fail."""
    lines = [part for line in why.split("\n") for part in textwrap.wrap(line, WIDTH) or [""]]
    cell.cell_type, cell.source = "code", textwrap.fill(heading, WIDTH)
    cell.execution_count = None
    cell.outputs = [new_output("error", ename="Question", evalue=why, traceback=lines)]  # type: ignore[no-untyped-call]
    marks = cell.metadata.nbgrader
    marks.update(grade=True, solution=False, points=marks.get("points") or 1)
    marks.pop("checksum", None)


def configure(config: Any) -> None:
    """Let *Validate* and ``nbgrader validate`` speak so, in an ``nbgrader_config.py``."""
    Validator.preprocessors.tag(config=True)  # nbgrader has this setting, but not for its users
    steps = [Questions, CheckAsGiven, ClearOutput, ExecuteFairly, SayInWords]
    config.Validator.preprocessors = steps
