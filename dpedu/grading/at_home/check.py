"""Say in words, question by question, what a notebook still lacks.

In the steps of nbgrader's validator, whose rules also say which cell counts for what. Only the
tests that students see are run here; marking runs more.
"""

from __future__ import annotations

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
from dpedu.grading.at_home.findings import ENDLESS, Finding, as_given, copied, findings, renamed


class CheckAsGiven(CheckCellMetadata):  # type: ignore[misc]
    """nbgrader's, but a cell of another type or a copy is no damage: its question is told so."""

    def preprocess(self, nb: Any, resources: Any) -> tuple[Any, Any]:
        """Look at all cells."""
        given, above = nb.copy(), set(map(id, copied(nb.cells)))
        kept = [as_given(cell) for cell in nb.cells if id(cell) not in above]
        given.cells = list(map(nbformat.from_dict, kept))
        super().preprocess(given, resources)
        return nb, resources


class NotANotebook(CannotDo):
    """The file cannot be checked at all."""


def check(path: Path, *, timeout: int = 30) -> list[Finding]:
    """Run a notebook in its folder and judge each of its questions."""
    notebook = _read(path)
    if not any(utils.is_grade(cell) for cell in notebook.cells):
        raise NotANotebook(f"{path} has no questions: it is not an assignment of this course")
    ending = _run(notebook, path.parent, timeout)
    return findings(notebook.cells, ending)


def other_name(path: Path) -> str:
    """A word where a notebook is not named as it has to be handed in."""
    return renamed(_read(path).cells, path.name)


def _read(path: Path) -> Any:
    try:
        return nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    except FileNotFoundError:
        raise NotANotebook(f"there is no file {path}") from None
    except (OSError, ValueError, AttributeError, KeyError, TypeError, nbformat.ValidationError):
        raise NotANotebook(f"{path} is not a notebook, or it is damaged") from None


def _run(notebook: Any, folder: Path, timeout: int) -> str:
    """Run all cells. The answer is how one of them ended the run too early, if one did."""
    config = Config()
    config.Execute.timeout = timeout
    config.Execute.extra_arguments = ["--HistoryManager.hist_file=:memory:", "--log-level=ERROR"]
    with utils.setenv(NBGRADER_VALIDATING="1", NBGRADER_EXECUTION="validate"):
        for kind in (CheckAsGiven, ClearOutput, ExecuteFairly):  # as nbgrader's validator
            step = kind(config=config)
            step.log.disabled = True
            try:
                step.preprocess(notebook, {"metadata": {"path": str(folder.resolve())}})
            except DeadKernelError:
                return "ends Python: nothing after it could be checked"
            except CellTimeoutError:
                return f"{ENDLESS} and cannot be stopped: nothing after it could be checked"
    return ""
