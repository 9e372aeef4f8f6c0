"""Say in words, question by question, what a notebook still lacks.

In the steps of nbgrader's validator, whose rules also say which cell counts for what. Only the
tests that students see are run here; marking runs more.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dpedu.grading.course import fast_start  # noqa: F401  (before nbformat)

# isort: split
import nbformat
from nbclient.exceptions import CellTimeoutError, DeadKernelError
from nbgrader import utils
from nbgrader.preprocessors import CheckCellMetadata, ClearOutput
from traitlets.config import Config

from dpedu.errors import CannotDo
from dpedu.grading.at_home.execute import ExecuteFairly

ENDLESS = "does not come to an end"


@dataclass(frozen=True)
class Finding:
    """How one question stands."""

    question: str
    state: str
    good: bool


class NotANotebook(CannotDo):
    """The file cannot be checked at all."""


def check(path: Path, *, timeout: int = 30) -> list[Finding]:
    """Run a notebook in its folder and judge each of its questions."""
    try:
        notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    except FileNotFoundError:
        raise NotANotebook(f"there is no file {path}") from None
    except (OSError, ValueError, AttributeError, KeyError, TypeError, nbformat.ValidationError):
        raise NotANotebook(f"{path} is not a notebook, or it is damaged") from None
    if not any(utils.is_grade(cell) for cell in notebook.cells):
        raise NotANotebook(f"{path} has no questions: it is not an assignment of this course")
    blank = {
        cell.metadata.nbgrader.grade_id
        for cell in notebook.cells
        if utils.is_grade(cell) and utils.is_solution(cell) and _unchanged(cell)
    }
    ending = _run(notebook, path.parent, timeout)
    return _findings(notebook, blank, ending)


def _run(notebook: Any, folder: Path, timeout: int) -> str:
    """Run all cells. The answer is how one of them ended the run too early, if one did."""
    config = Config()
    config.Execute.timeout = timeout
    config.Execute.extra_arguments = ["--HistoryManager.hist_file=:memory:", "--log-level=ERROR"]
    with utils.setenv(NBGRADER_VALIDATING="1", NBGRADER_EXECUTION="validate"):
        for kind in (CheckCellMetadata, ClearOutput, ExecuteFairly):  # as nbgrader's validator
            step = kind(config=config)
            step.log.disabled = True
            try:
                step.preprocess(notebook, {"metadata": {"path": str(folder.resolve())}})
            except DeadKernelError:
                return "ends Python: nothing after it could be checked"
            except CellTimeoutError:
                return f"{ENDLESS} and cannot be stopped: nothing after it could be checked"
    return ""


def _findings(notebook: Any, blank: set[str], ending: str) -> list[Finding]:
    findings = []
    reached = [cell for cell in notebook.cells if cell.get("execution_count") is not None]
    last = reached[-1] if ending and reached else None
    heading = "Question"
    answer = None
    for cell in notebook.cells:
        if cell.cell_type == "markdown" and not utils.is_solution(cell):
            titles = re.findall(r"^#+\s+(.+)$", cell.source, flags=re.MULTILINE)
            heading = titles[-1] if titles else heading
        if utils.is_grade(cell) and utils.is_solution(cell):
            written = cell.metadata.nbgrader.grade_id not in blank
            state = "written; a person will read it" if written else "not written yet"
            findings.append(Finding(heading, state, written))
        elif utils.is_grade(cell):
            state, good = _judge(cell, answer)
            ended = last is not None and last in (cell, answer)
            findings.append(Finding(heading, ending if ended else state, good and not ended))
        elif utils.is_solution(cell):
            answer = cell
        elif utils.is_locked(cell) and utils.has_failed(cell):
            name = cell.metadata.nbgrader.grade_id
            findings.append(Finding(f"The cell {name!r}", _judge(cell, None)[0], False))
    return findings


def _judge(test: Any, answer: Any) -> tuple[str, bool]:
    if test.execution_count is None:
        return "not reached", False
    for cell in (answer, test):
        for output in cell.outputs if cell is not None else ():
            if output.output_type == "error":
                return _in_words(output), False
    if utils.is_locked(test) and not _unchanged(test):
        return "its tests were changed; marking uses the original ones", False
    return "passes its tests", True


def _in_words(error: Any) -> str:
    if error.ename == "NotImplementedError":
        return "not done yet"
    if error.ename == "AssertionError":
        return f"fails: {error.evalue or 'a test that gives no reason'}"
    if error.ename in ("CellTimeoutError", "KeyboardInterrupt"):  # how an endless loop is ended
        return ENDLESS
    return f"stops with {error.ename}: {error.evalue}"


def _unchanged(cell: Any) -> bool:
    stored = cell.metadata.nbgrader.get("checksum")
    return bool(stored) and stored == utils.compute_checksum(cell)
