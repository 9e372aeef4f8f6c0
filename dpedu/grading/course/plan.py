"""An assignment as the instructor wrote it: the only source of tests, points and metadata."""

from __future__ import annotations

import ast
import contextlib
import hashlib
import json
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import nbformat
from nbgrader import utils
from nbgrader.api import Gradebook, MissingEntry
from nbgrader.preprocessors import ClearHiddenTests

from dpedu.grading.course.cells import PlanCell
from dpedu.grading.course.commands import CannotMark
from dpedu.grading.course.handout import handed_out
from dpedu.grading.course.names import definitions, origins, plain_python
from dpedu.grading.course.release import release
from dpedu.proofs import statements

MOST_FILE_BYTES = 48 * 2**20
_VERSION = "6"  # of what marks depend on: a new one marks every submission again


@dataclass(frozen=True)
class NotebookPlan:
    """One notebook of an assignment."""

    name: str
    cells: dict[str, PlanCell]
    kernelspec: dict[str, Any]
    reference: tuple[dict[str, Any], ...]  # the instructor's notebook, to be marked first
    names: tuple[str, ...]  # what the student's cells define
    imports: tuple[str, ...] = ()  # what tests use of libraries is the judge's own
    trusted: tuple[str, ...] = ()  # names that only the instructor's cells give a meaning to
    expected: dict[str, dict[str, list[str]]] = field(
        default_factory=dict
    )  # by test: what comes back
    numbers: tuple[str, ...] = ()  # tests whose result is their partial credit
    leaves: dict[str, str] = field(default_factory=dict)  # what tests define where students see it
    beside: dict[str, str] = field(default_factory=dict)  # tests to be run beside answers, and why
    both: tuple[str, ...] = ()  # tests to be run from another process, and beside answers too
    apart: dict[str, str] = field(default_factory=dict)  # tests never to be run beside, and why
    whole: bool = False  # whether what runs beside needs the other tests, with what is hidden
    human: dict[str, str] = field(default_factory=dict)  # tests that only a person can mark
    limit: float = 0.0  # seconds that a cell may take, where the course's are too few

    @property
    def language(self) -> str:
        """What the notebook is written in. Only Python is run."""
        return str(self.kernelspec.get("language") or "python")

    @property
    def runs(self) -> bool:
        """Whether its cells can be run here."""
        return self.language.lower() == "python"


@dataclass(frozen=True)
class Plan:
    """An assignment, ready to be marked."""

    assignment: str
    notebooks: dict[str, NotebookPlan]
    files: dict[str, bytes]
    preload: tuple[str, ...]
    digest: str


def load(course: Any, assignment: str, *, refresh: bool = True) -> Plan:
    """Read an assignment, and put it into the gradebook as `nbgrader generate_assignment` does."""
    folder = Path(course.format_path(course.source_directory, ".", assignment))
    sources = {path.stem: path for path in sorted(folder.glob("*.ipynb"))}
    if refresh and sources:
        release(course, assignment)
    hide = ClearHiddenTests(parent=course)
    notebooks, modules = {}, []
    with contextlib.closing(Gradebook(course.db_url, course.course_id)) as gradebook:
        try:
            stored = gradebook.find_assignment(assignment)
        except MissingEntry:
            raise CannotMark(
                f"{folder} has no notebook, and the gradebook no {assignment!r}"
            ) from None
        for notebook in stored.notebooks:
            plan = _notebook(notebook, sources.get(notebook.name), hide)
            notebooks[notebook.name] = plan
            modules += _imports(plan.reference)
    if not notebooks:
        raise CannotMark(f"{assignment} has no notebook")
    files = _files(folder, course.ignore)
    plain = json.dumps(
        [
            _VERSION,
            [[name, [c.__dict__ for c in plan.cells.values()]] for name, plan in notebooks.items()],
            [[name, hashlib.sha256(content).hexdigest()] for name, content in files.items()],
        ]
    )
    digest = hashlib.sha256(plain.encode("utf-8", "surrogatepass")).hexdigest()
    return Plan(assignment, notebooks, files, tuple(dict.fromkeys(modules)), digest)


def _notebook(stored: Any, path: Path | None, hide: Any) -> NotebookPlan:
    points = {cell.name: float(cell.max_score) for cell in stored.grade_cells}
    tasks = {cell.name: float(cell.max_score) for cell in stored.task_cells}
    answers = {cell.name for cell in stored.solution_cells}
    cells = {
        cell.name: PlanCell(
            name=cell.name,
            kind=cell.cell_type,
            source=cell.source or "",
            checksum=cell.checksum,
            grade=cell.name in points,
            solution=cell.name in answers,
            task=cell.name in tasks,
            locked=bool(cell.locked),
            points=points.get(cell.name, tasks.get(cell.name, 0.0)),
            visible=handed_out(hide, cell.source or ""),
        )
        for cell in stored.source_cells
    }
    reference: list[dict[str, Any]] = []
    if path is not None:
        written = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
        ordered = {}
        asked = statements(written.cells)
        for cell in written.cells:
            name = cell.metadata.get("nbgrader", {}).get("grade_id")
            if name in cells:
                known = replace(cells[name], reference=cell.source, statement=asked.get(name, ""))
                ordered[name] = known
                source = cell.source if known.solution else known.source
                reference.append({"role": known.role, "id": name, "source": source})
            elif cell.cell_type == "code":
                reference.append({"role": "own", "id": None, "source": cell.source})
        cells = ordered | {name: cell for name, cell in cells.items() if name not in ordered}
    kernelspec = json.loads(stored.kernelspec) if stored.kernelspec else {}
    solved = [cell.reference for cell in cells.values() if cell.role == "answer"]
    fixed = [{"role": cell.role, "source": cell.source} for cell in cells.values()]
    imports, names, trusted = origins(solved, reference or fixed)
    leaves = {cell.name: left for cell in cells.values() if (left := _left_by(cell))}
    return NotebookPlan(
        stored.name, cells, kernelspec, tuple(reference), names, imports, trusted, leaves=leaves
    )


def _left_by(test: PlanCell) -> str:
    """Imports and definitions of a test, as far as students see it."""
    return definitions(test.visible) if test.role == "test" else ""


def _imports(cells: Any) -> list[str]:
    """Modules that the instructor's notebook imports, which are worth loading once."""
    found = []
    for cell in cells:
        with contextlib.suppress(SyntaxError, ValueError):
            for node in ast.walk(ast.parse(plain_python(cell["source"]))):
                if isinstance(node, ast.Import):
                    found += [each.name for each in node.names]
                elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                    found.append(node.module)
    return found


def _files(folder: Path, ignore: list[str]) -> dict[str, bytes]:
    found, room = {}, MOST_FILE_BYTES
    for name in sorted(utils.find_all_files(str(folder), [*ignore, "*.ipynb"])):
        content = Path(name).read_bytes()
        room -= len(content)
        if room < 0:
            raise CannotMark(f"{folder} has more than {MOST_FILE_BYTES >> 20} MiB of files")
        found[Path(name).relative_to(folder).as_posix()] = content
    return found
