"""One submission, read defensively: from a student's notebook come answers, and nothing else.

Tests, points and metadata come from the instructor's version. Cells of the student's own run in
the worker, where answers may need them; they count for nothing. Copies of tests are dropped, and so
are all tags, types, identifiers and attachments that are no pictures.
"""

from __future__ import annotations

import json
import os
import re
import stat
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import nbformat
from nbgrader import utils

from dpedu.grading.course.plan import NotebookPlan, Plan, PlanCell
from dpedu.grading.course.words import line
from dpedu.grading.judging import clean

MOST_NOTEBOOK_BYTES = 64 * 2**20
MOST_EXTRA_BYTES = 24 * 2**20
MOST_EXTRA_FILES = 2000
MOST_CELLS = 20_000


class Unreadable(Exception):
    """A file that is no notebook. The message says why."""


@dataclass
class Cell:
    """A cell of a submission, as it will be marked."""

    kind: str
    source: str
    plan: PlanCell | None = None
    attachments: dict[str, Any] = field(default_factory=dict)

    @property
    def role(self) -> str:
        """What running the cell means."""
        if self.plan is not None:
            return self.plan.role
        return "own" if self.kind == "code" else "text"

    @property
    def to_run(self) -> dict[str, Any]:
        """The cell as the engine gets it."""
        if self.kind != "code":
            return {"role": "text", "id": None, "source": ""}
        name = self.plan.name if self.plan else None
        return {"role": self.role, "id": name, "source": self.source}


@dataclass
class Submission:
    """What a student handed in for an assignment."""

    notebooks: dict[str, list[Cell]] = field(default_factory=dict)
    files: dict[str, bytes] = field(default_factory=dict)
    remarks: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)


def read_regular(path: Path, most: int) -> bytes:
    """A file's content: no link, no device, not too large."""
    try:
        end = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    except FileNotFoundError:
        raise Unreadable(f"there is no file {path.name}") from None
    except OSError as error:
        raise Unreadable(f"{line(path.name)} cannot be read: {error.strerror}") from None
    with os.fdopen(end, "rb") as stream:
        about = os.fstat(stream.fileno())
        if not stat.S_ISREG(about.st_mode):
            raise Unreadable(f"{line(path.name)} is no ordinary file")
        if about.st_size > most:
            raise Unreadable(f"{line(path.name)} has more than {most >> 20} MiB")
        return stream.read(most + 1)


def parse(content: bytes) -> list[dict[str, Any]]:
    """The cells of a notebook, of whatever format."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        try:
            text = content.decode("utf-16") if content[:2] in (b"\xff\xfe", b"\xfe\xff") else ""
        except UnicodeDecodeError:
            text = ""
        if not text:
            raise Unreadable("the file is damaged: it is not in UTF-8") from None
    if not text.strip():
        raise Unreadable("the file is empty")
    try:
        read = json.loads(text)
    except (ValueError, RecursionError):
        raise Unreadable("the file is damaged: it is not a notebook") from None
    if type(read) is not dict:
        raise Unreadable("the file is damaged: it is not a notebook")
    if "cells" not in read and type(read.get("worksheets")) is list:
        try:
            read = json.loads(json.dumps(nbformat.reads(text, as_version=4)))  # type: ignore[no-untyped-call]
        except Exception:
            raise Unreadable("the file is a notebook of an old format, and damaged") from None
    cells = read.get("cells")
    if type(cells) is not list:
        raise Unreadable("the file is damaged: it is not a notebook")
    if len(cells) > MOST_CELLS:
        raise Unreadable(f"the notebook has more than {MOST_CELLS} cells")
    return [cell for cell in cells if type(cell) is dict]


def source_of(cell: dict[str, Any]) -> str:
    """A cell's text, whatever its form."""
    source = cell.get("source", "")
    if type(source) is list:
        source = "".join(part for part in source if type(part) is str)
    return source if type(source) is str else ""


def name_of(cell: dict[str, Any]) -> str | None:
    """The name that nbgrader gave to a cell."""
    metadata = cell.get("metadata")
    marks = metadata.get("nbgrader") if type(metadata) is dict else None
    name = marks.get("grade_id") if type(marks) is dict else None
    return name if type(name) is str else None


def grade_names(cells: list[dict[str, Any]]) -> set[str]:
    """The names that nbgrader gave to cells."""
    return {name for name in map(name_of, cells) if name is not None}


def merge(plan: NotebookPlan, cells: list[dict[str, Any]]) -> list[Cell]:
    """A student's answers in the instructor's notebook."""
    last = {name: place for place, name in enumerate(map(name_of, cells)) if name is not None}
    made: list[Cell] = []
    places: dict[str, int] = {}
    for place, cell in enumerate(cells):
        name, kind = name_of(cell), cell.get("cell_type")
        kind = kind if kind in ("code", "markdown", "raw") else "raw"
        known = plan.cells.get(name) if name is not None else None
        if known is None or last[known.name] != place:
            if known is None or known.solution:
                made.append(Cell(str(kind), source_of(cell), None, _pictures(cell)))
            continue
        places[known.name] = len(made)
        source = source_of(cell) if known.solution else known.source
        made.append(Cell(known.kind, source, known, _pictures(cell) if known.solution else {}))
    after = 0
    for name, known in plan.cells.items():
        if name in places:
            after = places[name] + 1
        elif known.locked or known.grade or known.task:
            made.insert(after, Cell(known.kind, known.source, known))
            places = {n: p + (p >= after) for n, p in places.items()}
            places[name] = after
            after += 1
    return _prepared(plan, made)


def _prepared(plan: NotebookPlan, cells: list[Cell]) -> list[Cell]:
    """With every cell of the instructor's before the tests that come after it there.

    Otherwise a test could run without what it needs, and take that from the student.
    """
    order = {name: place for place, name in enumerate(plan.cells)}
    given = [cell for cell in cells if cell.plan is not None and cell.role == "given"]
    given.sort(key=lambda cell: order[cell.plan.name] if cell.plan else 0)
    ready, made = set[str](), list[Cell]()
    for cell in cells:
        name = cell.plan.name if cell.plan is not None else None
        if name is not None and cell.role == "test":
            for each in given:
                if (
                    each.plan
                    and each.plan.name not in ready
                    and order[each.plan.name] < order[name]
                ):
                    ready.add(each.plan.name)
                    made.append(each)
        if name not in ready:
            made.append(cell)
        if name is not None and cell.role == "given":
            ready.add(name)
    return made


def _pictures(cell: dict[str, Any]) -> dict[str, Any]:
    attached = cell.get("attachments")
    if cell.get("cell_type") != "markdown" or type(attached) is not dict:
        return {}
    found = {}
    for name, data in list(attached.items())[:50]:
        kept = (
            clean.rich({k: v for k, v in data.items() if k.startswith("image/")})
            if (type(data) is dict)
            else {}
        )
        if kept and re.fullmatch(r"[\w .()-]{1,100}", name):
            found[name] = kept
    return found


def read(plan: Plan, folder: Path, ignore: list[str]) -> Submission:
    """Read a submission. Raises `Unreadable` if it cannot be marked at all."""
    found = Submission()
    paths = sorted(path for path in folder.glob("*.ipynb") if not path.name.startswith("."))
    named = {path.stem: path for path in paths if path.stem in plan.notebooks}
    parsed: dict[str, list[dict[str, Any]]] = {}
    for name, path in named.items():
        if path.is_symlink() or not path.is_file():
            raise Unreadable(f"{path.name} is no ordinary file")
        parsed[name] = parse(read_regular(path, MOST_NOTEBOOK_BYTES))
    missing = [name for name in plan.notebooks if name not in parsed]
    used = set(named.values())
    for name in missing:
        other = _misnamed(plan.notebooks[name], [path for path in paths if path not in used])
        if other is not None:
            used.add(other)
            parsed[name] = parse(read_regular(other, MOST_NOTEBOOK_BYTES))
            found.remarks.append(f"handed in as {line(other.name)!r}")
        else:
            found.missing.append(name)
    if not parsed:
        others = (
            ", ".join(line(p.name) for p in sorted(folder.iterdir())[:20])
            if (folder.is_dir())
            else ""
        )
        names = " or ".join(f"{name}.ipynb" for name in plan.notebooks)
        raise Unreadable(f"no file named {names} was handed in, only: {others or 'nothing'}")
    for name, cells in parsed.items():
        found.notebooks[name] = merge(plan.notebooks[name], cells)
    extra_files(folder, ignore, found)
    return found


def _misnamed(plan: NotebookPlan, candidates: list[Path]) -> Path | None:
    """The notebook that is this one under another name, if there is no doubt."""
    fitting = []
    for path in candidates:
        try:
            names = grade_names(parse(read_regular(path, MOST_NOTEBOOK_BYTES)))
        except Unreadable:
            continue
        if 2 * len(names & set(plan.cells)) > max(len(names), len(plan.cells)):
            fitting.append(path)
    return fitting[0] if len(fitting) == 1 and len(candidates) == 1 else None


def extra_files(folder: Path, ignore: list[str], found: Submission) -> None:
    """Read what else is in a submission: no links, and not more than there is room for."""
    room = MOST_EXTRA_BYTES
    for name in sorted(utils.find_all_files(str(folder), [*ignore, "*.ipynb"]))[:MOST_EXTRA_FILES]:
        path = Path(name)
        inside = path.relative_to(folder)
        try:
            if any((folder / part).is_symlink() for part in (inside, *inside.parents[:-1])):
                raise Unreadable(f"{line(inside)} is a link")
            content = read_regular(path, max(room, 0))
        except Unreadable as error:
            found.remarks.append(f"left out: {error}")
            continue
        room -= len(content)
        found.files[inside.as_posix()] = content
    del found.remarks[10:]
