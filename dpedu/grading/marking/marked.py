"""A marked notebook, and what its cells are worth."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nbformat
from nbgrader import utils

from dpedu.grading.coming_in.submission import Cell
from dpedu.grading.course.plan import NotebookPlan
from dpedu.grading.judging import clean
from dpedu.grading.marking.rehearsal import points
from dpedu.grading.recording.gradebook import Score


def notebook(plan: NotebookPlan, cells: list[Cell], made: list[dict[str, Any]]) -> dict[str, Any]:
    """The marked notebook, as nbgrader keeps it for the formgrader and for feedback."""
    built = []
    for place, (cell, said) in enumerate(zip(cells, made, strict=True)):
        known = cell.plan
        source = cell.source.encode("utf-8", "replace").decode("utf-8")
        if cell.kind != "code" and (known is None or source != known.source):
            source = clean.markdown(source)
        one: dict[str, Any] = {
            "cell_type": cell.kind,
            "id": f"cell-{place}" if known is None else _identifier(known.name, place),
            "metadata": {} if known is None else known.metadata,
            "source": source,
        }
        if cell.kind == "code":
            one |= {"execution_count": said.get("number"), "outputs": said.get("outputs", [])}
        elif cell.attachments:
            one["attachments"] = cell.attachments
        built.append(one)
    return {
        "cells": built,
        "metadata": {
            "kernelspec": plan.kernelspec or {"display_name": "Python 3", "name": "python3"},
            "language_info": {
                "name": "python",
                "file_extension": ".py",
                "pygments_lexer": "ipython3",
            },
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def _identifier(name: str, place: int) -> str:
    plain = re.sub(r"[^A-Za-z0-9_-]", "-", name)[:50]
    return f"{plain}-{place}"


def scores(
    plan: NotebookPlan, cells: list[Cell], made: list[dict[str, Any]]
) -> tuple[dict[str, Score], dict[str, str | None]]:
    """Points by graded cell, and nbgrader's comments by answer cell."""
    found: dict[str, Score] = {}
    comments: dict[str, str | None] = {}
    for cell, said in zip(cells, made, strict=True):
        known = cell.plan
        if known is None:
            continue
        unchanged = known.checksum is not None and _checksum(cell) == known.checksum
        if known.solution or known.task:
            comments[known.name] = "No response." if unchanged and not known.task else None
        if known.task:
            found[known.name] = Score(None)
        elif known.grade and known.solution:
            found[known.name] = Score(0.0 if unchanged else None)
        elif known.grade and known.name in plan.human:
            found[known.name] = Score(None, plan.human[known.name])
        elif known.grade and known.kind == "code":
            found[known.name] = Score(points(known, said)[0], said.get("state", ""))
        elif known.grade:
            found[known.name] = Score(None)
    return found, comments


def _checksum(cell: Cell) -> str:
    assert cell.plan is not None
    written = nbformat.NotebookNode(
        cell_type=cell.kind,
        source=cell.source.encode("utf-8", "replace").decode("utf-8"),
        metadata=nbformat.from_dict(cell.plan.metadata),  # type: ignore[no-untyped-call]
    )
    found: str = utils.compute_checksum(written)
    return found


def answers_in(written: dict[str, Any]) -> dict[str, str]:
    """What a student wrote, by cell."""
    return {
        cell["metadata"]["nbgrader"]["grade_id"]: "".join(cell["source"])
        for cell in written["cells"]
        if cell["metadata"].get("nbgrader", {}).get("solution")
    }


def answers_of(folder: Path) -> dict[str, dict[str, str]]:
    """What the student had written when the submission was marked before, by notebook and cell."""
    found = {}
    for path in folder.glob("*.ipynb"):
        with contextlib.suppress(ValueError, KeyError, TypeError, AttributeError, OSError):
            found[path.stem] = answers_in(json.loads(path.read_text(encoding="utf-8")))
    return found


def comparison(old: dict[str, str] | None, new: dict[str, str]) -> Callable[[str], bool]:
    """Whether what is behind a graded cell is the same as before."""

    def same(cell: str) -> bool:
        if old is None:
            return False
        if cell in new:  # a proof; else a test, which may look at every answer
            return old.get(cell) == new[cell]
        return old == new

    return same
