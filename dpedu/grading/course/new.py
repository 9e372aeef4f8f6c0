"""Begin an assignment, and add questions to it: all that has a form is written, the rest is a gap.

A gap stands in ‹brackets›; in code that has to be typed, it is an ellipsis. While there is one, no
student notebook is made.
"""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import dpedu
from dpedu._validate import many
from dpedu.grading.course.commands import CannotMark

FORMS = Path(__file__).with_name("forms")
NAME = re.compile(r"[a-z][a-z0-9_]*")
TOTAL = re.compile(r"^\*\*\d+ points · \d+ to \d+ minutes\*\*$", re.M)
ROW = re.compile(r"^\| \d+(?:, proof)? \| .* \| (\d+) \| (\d+) \|$", re.M)

Cell = dict[str, Any]


def new_assignment(name: str, title: str, chapter: str, root: Path = Path()) -> list[str]:
    """Begin an assignment: its notebook, its guide, and the folders of the answers that try it."""
    if not (root / "nbgrader_config.py").is_file():
        raise CannotMark(f"{root.absolute()} is no course: it has no nbgrader_config.py")
    if not NAME.fullmatch(name):
        raise CannotMark(f"an assignment's name has small letters, digits and _ only, not {name!r}")
    folder = root / "solutions" / name
    if folder.exists():
        raise CannotMark(f"{folder} is there already")
    said = {"name": name, "title": title, "chapter": chapter, "version": dpedu.__version__}
    setup = _code("setup", _form("setup.txt", said), _marks("setup", locked=True))
    cells = [_text("title", _form("title.md", said)), setup, _text("end", _form("end.md"))]
    folder.mkdir(parents=True)
    _write(folder / f"{name}.ipynb", _notebook(cells))
    (folder / "GUIDE.md").write_text(_form("guide.md", said), encoding="utf-8")
    for kind in ("right", "wrong"):
        (root / "tests" / "answers" / name / kind).mkdir(parents=True, exist_ok=True)
    return [
        f"{folder}: title, set-up, end and guide are written; gaps stand in ‹brackets›",
        f'next: dpedu new question {name} "FUNCTION(ARGUMENT, …)" --title … --points … --minutes …',
    ]


def new_question(
    name: str,
    call: str,
    *,
    title: str,
    points: int,
    minutes: int,
    proof: tuple[int, int] | None = None,
    part: str = "",
    root: Path = Path(),
) -> list[str]:
    """Add a question to an assignment, and a proof to it if its points and minutes are given."""
    folder = root / "solutions" / name
    path = folder / f"{name}.ipynb"
    if not path.is_file():
        raise CannotMark(f"no assignment {name!r} in solutions/: dpedu new assignment {name}")
    function, arguments = _signature(call)
    notebook = json.loads(path.read_text(encoding="utf-8"))
    cells: list[Cell] = notebook["cells"]
    number = 1 + sum(bool(re.fullmatch(r"q\d+", cell["id"])) for cell in cells)
    parts = sum("".join(cell["source"]).startswith("## Part ") for cell in cells)
    example = _form("example.md")
    if part or not parts:
        parts += 1
        example = f"## Part {parts} · {part or '‹its title›'}\n\n{example}"
    said: dict[str, Any] = {
        "number": number,
        "title": title,
        "call": call,
        "function": function,
        "arguments": ", ".join(arguments),
        "kinds": "".join(f'    {each}=checks.own("‹what it is›", [...]),\n' for each in arguments),
        "gaps": "".join(f"        ...,  # {each}\n" for each in arguments),
    }
    q = f"q{number}"
    added = [
        _text(f"{q}-example", example),
        _code(f"{q}-example-code", "..."),
        _text(f"{q}-task", _form("task.md", said | {"points": many(points, "point")})),
        _code(q, _form("answer.txt", said), _marks(q, solution=True)),
        _code(f"{q}-tests", _form("tests.txt", said), _marks(f"{q}_tests", points, locked=True)),
    ]
    rows = [f"| {number} | ‹what› | ‹the answer› | {points} | {minutes} |"]
    if proof:
        most, longer = proof
        said |= {
            "points": many(most, "point"),
            "most": most,
            "half": most // 2,
            "criteria": "| 1 | ‹one thing› |\n" * most,
        }
        marks = _marks(f"{q}_proof", most, solution=True, kind="markdown")
        added += [
            _text(f"{q}-proof-task", _form("proof-task.md", said)),
            _text(f"{q}-proof", _form("proof.md", said), marks),
        ]
        rows.append(f"| {number}, proof | ‹what› | ‹the answer› | {most} | {longer} |")
    end = next((i for i, cell in enumerate(cells) if cell["id"] == "end"), len(cells))
    cells[end:end] = added
    guide = folder / "GUIDE.md"
    text = _with_rows(guide.read_text(encoding="utf-8"), rows) + "\n" + _form("mistakes.md", said)
    guide.write_text(_add_up(cells, text), encoding="utf-8")
    _write(path, notebook)
    return [
        f"{path}: question {number} is written; gaps stand in ‹brackets›, and in code as ...",
        f"then: python -m tests.markers.sentences {name}, which writes what is given into the task",
        f"and: answers in tests/answers/{name}, and python -m tests.markers.guide {name}",
    ]


def _form(name: str, said: dict[str, Any] | None = None) -> str:
    """One of the texts beside this file, with what is known put in."""
    return (FORMS / name).read_text(encoding="utf-8").format(**(said or {}))


def _signature(call: str) -> tuple[str, list[str]]:
    try:
        nodes = ast.parse(f"def {call}: ...").body
    except (SyntaxError, ValueError):
        nodes = []
    node = nodes[0] if len(nodes) == 1 else None
    if not isinstance(node, ast.FunctionDef):
        raise CannotMark(f"write the function as in 'flip_answers(data, p)', not {call!r}")
    given = node.args
    if given.vararg or given.kwarg or given.defaults or given.kwonlyargs or given.posonlyargs:
        raise CannotMark(f"a question gives every argument by its name: not {call!r}")
    if not given.args:
        raise CannotMark(f"a question that gives nothing has one answer only: {call!r}")
    return node.name, [each.arg for each in given.args]


def _add_up(cells: list[Cell], guide: str) -> str:
    """Write what all questions add up to into the title, and into the guide."""
    graded = [cell["metadata"].get("nbgrader", {}) for cell in cells]
    points = {each["grade_id"]: each["points"] for each in graded if each.get("grade")}
    by_hand = sum(most for name, most in points.items() if name.endswith("_proof"))
    total = sum(points.values())
    minutes = sum(int(row[2]) for row in ROW.finditer(guide))
    longer = -(-minutes // 10) * 10
    shorter = longer * 4 // 5 // 10 * 10
    title = "".join(cells[0]["source"])
    line = f"**{total} points · {shorter} to {longer} minutes**"
    cells[0]["source"] = TOTAL.sub(line, title).splitlines(keepends=True)
    machine = sum(name.endswith("_tests") for name in points)
    questions = many(machine, "question")
    line = f"**{total} points**: {total - by_hand} marked by machine in {questions}, "
    line += f"{by_hand} by hand. **{shorter} to {longer} minutes**"
    return re.sub(r"^\*\*\d+ points\*\*: .*? minutes\*\*", line, guide, count=1, flags=re.M)


def _with_rows(guide: str, rows: list[str]) -> str:
    """Put rows at the end of the guide's first table."""
    lines = guide.split("\n")
    rule = next(i for i, line in enumerate(lines) if line.startswith("|---"))
    end = next(i for i in range(rule, len(lines)) if not lines[i].startswith("|"))
    return "\n".join([*lines[:end], *rows, *lines[end:]])


def _marks(
    name: str,
    points: int | None = None,
    *,
    solution: bool = False,
    locked: bool = False,
    kind: str = "code",
) -> Cell:
    """What nbgrader knows of a cell."""
    known: Cell = {"cell_type": kind, "grade": points is not None, "grade_id": name}
    known["locked"] = locked
    if points is not None:
        known["points"] = points
    return known | {"schema_version": 3, "solution": solution, "task": False}


def _text(name: str, source: str, marks: Cell | None = None) -> Cell:
    metadata = {"nbgrader": marks} if marks else {}
    lines = source.rstrip("\n").splitlines(keepends=True)
    return {"cell_type": "markdown", "id": name, "metadata": metadata, "source": lines}


def _code(name: str, source: str, marks: Cell | None = None) -> Cell:
    cell = _text(name, source, marks)
    fields: Cell = {"cell_type": "code", "execution_count": None, "id": name, "outputs": []}
    return fields | {"metadata": cell["metadata"], "source": cell["source"]}


def _notebook(cells: list[Cell]) -> Cell:
    kernel = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    metadata = {"kernelspec": kernel, "language_info": {"name": "python"}}
    return {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}


def _write(path: Path, notebook: Cell) -> None:
    path.write_text(json.dumps(notebook, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
