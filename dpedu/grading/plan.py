"""An assignment as the instructor wrote it: the only source of tests, points and metadata."""

from __future__ import annotations

import ast
import contextlib
import hashlib
import json
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import nbformat
from nbgrader import utils
from nbgrader.api import Gradebook, MissingEntry
from nbgrader.apps import GenerateAssignmentApp

from dpedu.grading.commands import CannotMark, command, start
from dpedu.grading.database import wait_until_free

MOST_FILE_BYTES = 48 * 2**20
_VERSION = "2"  # of what marks depend on: a new one marks every submission again


@dataclass(frozen=True)
class PlanCell:
    """A cell that nbgrader knows by name."""

    name: str
    kind: str  # code or markdown
    source: str
    checksum: str | None
    grade: bool
    solution: bool
    task: bool
    locked: bool
    points: float
    reference: str = ""  # the instructor's answer

    @property
    def role(self) -> str:
        """What running the cell means: where, and for whom."""
        if self.kind != "code":
            return "text"
        if self.solution:
            return "answer"
        return "test" if self.grade else "given"

    @property
    def metadata(self) -> dict[str, Any]:
        """As nbgrader writes it into a notebook."""
        marks: dict[str, Any] = {
            "cell_type": self.kind,
            "checksum": self.checksum,
            "grade": self.grade,
            "grade_id": self.name,
            "locked": self.locked,
            "schema_version": 3,
            "solution": self.solution,
            "task": self.task,
        }
        if self.grade or self.task:
            marks["points"] = self.points
        fixed = {"deletable": False, "editable": False} if self.locked else {}
        return {**fixed, "nbgrader": marks}


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
    objects: tuple[str, ...] = ()  # tests in which objects of the student's classes occur
    human: dict[str, str] = field(default_factory=dict)  # tests that only a person can mark


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
        with tempfile.TemporaryDirectory() as release:
            option = f"--CourseDirectory.release_directory={release}"
            root = f"--CourseDirectory.root={course.root}"
            wait_until_free(course)
            start(command(GenerateAssignmentApp, assignment, "--force", option, root))
    notebooks, modules = {}, []
    with contextlib.closing(Gradebook(course.db_url, course.course_id)) as gradebook:
        try:
            stored = gradebook.find_assignment(assignment)
        except MissingEntry:
            raise CannotMark(
                f"{folder} has no notebook, and the gradebook no {assignment!r}"
            ) from None
        for notebook in stored.notebooks:
            plan = _notebook(notebook, sources.get(notebook.name))
            notebooks[notebook.name] = plan
            modules += _imports(plan.reference)
    if not notebooks:
        raise CannotMark(f"{assignment} has no notebook")
    for name, plan in notebooks.items():
        language = str(plan.kernelspec.get("language", "python")).lower()
        if language != "python":
            raise CannotMark(f"{name} is written in {language}; only Python can be marked")
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


def _notebook(stored: Any, path: Path | None) -> NotebookPlan:
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
        )
        for cell in stored.source_cells
    }
    reference: list[dict[str, Any]] = []
    if path is not None:
        written = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
        ordered = {}
        for cell in written.cells:
            name = cell.metadata.get("nbgrader", {}).get("grade_id")
            if name in cells:
                known = ordered[name] = replace(cells[name], reference=cell.source)
                source = cell.source if known.solution else known.source
                reference.append({"role": known.role, "id": name, "source": source})
            elif cell.cell_type == "code":
                reference.append({"role": "own", "id": None, "source": cell.source})
        cells = ordered | {name: cell for name, cell in cells.items() if name not in ordered}
    kernelspec = json.loads(stored.kernelspec) if stored.kernelspec else {}
    solved = [cell.reference for cell in cells.values() if cell.role == "answer"]
    fixed = [{"role": cell.role, "source": cell.source} for cell in cells.values()]
    imports, names, trusted = origins(solved, reference or fixed)
    return NotebookPlan(stored.name, cells, kernelspec, tuple(reference), names, imports, trusted)


def origins(
    answers: Iterable[str], reference: Iterable[dict[str, Any]]
) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Where names of a notebook come from: imports, the student, the instructor.

    What the instructor's notebook imports, and never gives another meaning, every process
    imports for itself: a student's ``np`` is nothing that a test may trust. What only tests and
    locked cells define is never asked of a student either.
    """
    imports: dict[str, str] = {}
    answered, own, given = set[str](), set[str](), set[str]()
    cells = [("answer", source) for source in answers]
    cells += [(cell["role"], cell["source"]) for cell in reference if cell["role"] != "answer"]
    for role, source in cells:
        found = _imported(source)
        imports |= found
        made = bound(source) - found.keys()
        (answered if role == "answer" else own if role == "own" else given).update(made)
    others = answered | own | given
    libraries = {name: text for name, text in imports.items() if name not in others}
    trusted = (given - answered - own) | libraries.keys()
    answered |= imports.keys() - libraries.keys()
    statements = tuple(dict.fromkeys(libraries.values()))
    return statements, tuple(sorted(answered)), tuple(sorted(trusted))


def bound(source: str) -> set[str]:
    """The names that a cell gives a meaning to, at its top level."""
    found: set[str] = set()

    def visit(node: ast.AST) -> None:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
            return
        if isinstance(
            node, ast.Lambda | ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp
        ):
            return
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            found.update((each.asname or each.name).split(".")[0] for each in node.names)
        for child in ast.iter_child_nodes(node):
            visit(child)

    with contextlib.suppress(SyntaxError, ValueError):
        visit(ast.parse(_plain_python(source)))
    return found - {"*"}


def _imported(source: str) -> dict[str, str]:
    """The names that a cell imports at its top level, and the statement that does it."""
    found = {}
    with contextlib.suppress(SyntaxError, ValueError):
        for node in ast.parse(_plain_python(source)).body:
            if not isinstance(node, ast.Import | ast.ImportFrom):
                continue
            for each in node.names:
                one: ast.stmt = ast.Import([each])
                if isinstance(node, ast.ImportFrom):
                    one = ast.ImportFrom(node.module, [each], node.level)
                name = (each.asname or each.name).split(".")[0]
                found[name if name != "*" else ast.unparse(one)] = ast.unparse(one)
    return found


def _plain_python(source: str) -> str:
    return "\n".join(
        "pass" if line.startswith(("%", "!")) else line for line in source.splitlines()
    )


def _imports(cells: Any) -> list[str]:
    """Modules that the instructor's notebook imports, which are worth loading once."""
    found = []
    for cell in cells:
        with contextlib.suppress(SyntaxError, ValueError):
            for node in ast.walk(ast.parse(_plain_python(cell["source"]))):
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


Run = Callable[[dict[str, Any], list[bytes]], dict[str, Any]]


def job(
    plan: Plan,
    notebook: NotebookPlan,
    cells: list[dict[str, Any]],
    files: dict[str, bytes],
    *,
    limit: float,
    reference: bool = False,
) -> tuple[dict[str, Any], list[bytes]]:
    """What the engine needs to mark a notebook: plain data."""
    every = {**files, **plan.files}
    numbers = {name: number for number, name in enumerate(every)}
    long = sum(cell["role"] in ("answer", "test") for cell in cells if cell["id"]) + 3
    made = {
        "cells": cells,
        "names": list(notebook.names),
        "imports": list(notebook.imports),
        "trusted": list(notebook.trusted),
        "objects": list(notebook.objects),
        "reference": reference,
        "limit": limit,
        "total": limit * long,
        "files": list(numbers.items()),
        "course_files": [[name, numbers[name]] for name in plan.files],
    }
    return made, list(every.values())


def rehearse(plan: Plan, run: Run, limit: float) -> Plan:
    """Mark the instructor's own answers. What they cannot pass is left for a person."""
    notebooks, modules = {}, list(plan.preload)
    for name, notebook in plan.notebooks.items():
        if not notebook.reference:
            notebooks[name] = notebook
            continue
        cells = list(notebook.reference)
        said = run(*job(plan, notebook, cells, {}, limit=limit, reference=True))
        human, objects = {}, []
        for cell, made in zip(cells, said["cells"], strict=True):
            if cell["role"] != "test":
                continue
            why = complaint(notebook.cells[cell["id"]], made)
            if why:
                human[cell["id"]] = (made.get("trouble") or [why])[0]
            if made.get("objects"):
                objects.append(cell["id"])
        names = sorted({*notebook.names, *said["changed"]})
        trusted = tuple(each for each in notebook.trusted if each not in said["asked"])
        notebooks[name] = replace(
            notebook, names=tuple(names), trusted=trusted, objects=tuple(objects), human=human
        )
        modules += said.get("modules", [])
    return replace(plan, notebooks=notebooks, preload=tuple(dict.fromkeys(modules)))


def complaint(cell: PlanCell, made: dict[str, Any]) -> str:
    """Why a test is not passed in full: nothing, if it is."""
    if made.get("state"):
        return str(made["state"])
    for output in made.get("outputs", ()):
        if output["output_type"] == "error":
            return f"{output['ename']}: {output['evalue']}".splitlines()[0][:300]
    score, most = points(cell, made)
    return "" if score == most else f"the instructor's answer gets {score:g} of {most:g} points"


def points(cell: PlanCell, made: dict[str, Any]) -> tuple[float, float]:
    """The points of a test, by nbgrader's rules; but the error stream is no fault."""
    for output in made["outputs"]:
        if output["output_type"] == "error":
            return 0.0, cell.points
        if output["output_type"] == "execute_result":
            try:
                given = utils.get_partial_grade(output, cell.points)
            except (KeyError, ValueError):
                return 0.0, cell.points
            return float(given), cell.points
    return cell.points, cell.points
