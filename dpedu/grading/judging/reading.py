"""A student's notebook, read defensively: from it come answers, and nothing else.

Tests, points and metadata come from the instructor's version. Cells of the student's own run in
the worker, where answers may need them; they count for nothing. Copies of tests are dropped, and so
are all tags, types, identifiers and attachments that are no pictures.

All of this happens in the judge's process, which is limited and can be killed.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from dpedu.grading.course.cells import PlanCell
from dpedu.grading.judging import clean

MOST_CELLS = 20_000
MOST_TEXT = 16_000_000


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
        made = {"role": self.role, "id": name, "source": self.source}
        return made | {"points": self.plan.points} if self.plan else made


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
        import nbformat

        try:
            read = json.loads(json.dumps(nbformat.reads(text, as_version=4)))  # type: ignore[no-untyped-call]
        except Exception:
            raise Unreadable("the file is a notebook of an old format, and damaged") from None
    cells = read.get("cells")
    if type(cells) is not list:
        raise Unreadable("the file is damaged: it is not a notebook")
    if len(cells) > MOST_CELLS:
        raise Unreadable(f"the notebook has more than {MOST_CELLS} cells")
    found = [cell for cell in cells if type(cell) is dict]
    if sum(len(source_of(cell)) for cell in found) > MOST_TEXT:
        raise Unreadable(f"the notebook has more than {MOST_TEXT:,} characters of text")
    return found


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


def is_this(plan: dict[str, PlanCell], cells: list[dict[str, Any]]) -> bool:
    """Whether a notebook of another name is this one, without a doubt."""
    names = {name for name in map(name_of, cells) if name is not None}
    return 2 * len(names & plan.keys()) > max(len(names), len(plan))


def merge(plan: dict[str, PlanCell], cells: list[dict[str, Any]]) -> list[Cell]:
    """A student's answers in the instructor's notebook."""
    last = {name: place for place, name in enumerate(map(name_of, cells)) if name is not None}
    made: list[Cell] = []
    places: dict[str, int] = {}
    for place, cell in enumerate(cells):
        name, kind = name_of(cell), cell.get("cell_type")
        kind = kind if kind in ("code", "markdown", "raw") else "raw"
        known = plan.get(name) if name is not None else None
        if known is None or last[known.name] != place:
            if known is None or known.solution:
                made.append(Cell(str(kind), source_of(cell), None, _pictures(cell)))
            continue
        places[known.name] = len(made)
        source = source_of(cell) if known.solution else known.source
        made.append(Cell(known.kind, source, known, _pictures(cell) if known.solution else {}))
    after = 0
    for name, known in plan.items():
        if name in places:
            after = places[name] + 1
        elif known.locked or known.grade or known.task:
            made.insert(after, Cell(known.kind, known.source, known))
            places = {n: p + (p >= after) for n, p in places.items()}
            places[name] = after
            after += 1
    return _prepared(plan, made)


def _prepared(plan: dict[str, PlanCell], cells: list[Cell]) -> list[Cell]:
    """With every cell of the instructor's on its side of each test, wherever it was moved to.

    One that stands too late is put before the test that needs it, which could otherwise take that
    from the student. One that stands too early waits for the tests that come before it there: it
    could empty what they loop over. A copy of it is left, and runs where the student's code does.
    A test that needs one which waits, waits too.
    """
    order = {name: place for place, name in enumerate(plan)}
    fixed = {
        order[cell.plan.name]: cell
        for cell in cells
        if cell.plan is not None and cell.role in ("given", "test")
    }
    given = sorted(place for place, cell in fixed.items() if cell.role == "given")
    tests = {place for place, cell in fixed.items() if cell.role == "test"}
    waiting: set[int] = set()
    made: list[Cell] = []

    def waits(place: int) -> bool:
        last = max((each for each in given if each <= place), default=-1)
        return any(test < last for test in tests if test != place)

    def put(place: int) -> None:
        for each in [each for each in given if each < place and place in tests]:
            put(each)
        (tests.discard if place in tests else given.remove)(place)
        made.append(fixed.pop(place))

    for cell in [*cells, None]:
        place = -1 if cell is None or cell.plan is None else order[cell.plan.name]
        if cell is not None and cell.role not in ("given", "test"):
            made.append(cell)
        elif cell is not None and place in fixed and waits(place):
            made += [Cell(cell.kind, cell.source)] if cell.role == "given" else []
            waiting.add(place)
        elif place in fixed:
            put(place)
        while ready := [each for each in sorted(waiting & fixed.keys()) if not waits(each)]:
            put(ready[0])
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
            found[clean.picture_name(name)] = kept
    return found
