"""The instructor's own answers are marked first: what they cannot pass is left for a person."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from dpedu.grading.course.cells import PlanCell, as_number, points
from dpedu.grading.course.plan import NotebookPlan, Plan

SETUP = 120.0  # seconds that the instructor's cells may take: they load libraries
Run = Callable[[dict[str, Any], list[bytes]], dict[str, Any]]


def job(
    plan: Plan,
    notebook: NotebookPlan,
    cells: Sequence[dict[str, Any]],
    files: dict[str, bytes],
    *,
    limit: float,
    reference: bool = False,
) -> tuple[dict[str, Any], list[bytes]]:
    """What the engine needs to mark a notebook: plain data."""
    every = {**files, **plan.files}
    numbers = {name: number for number, name in enumerate(every)}
    roles = Counter(cell.role for cell in notebook.cells.values())
    long = roles["answer"] + roles["test"] + 3
    made = {
        "cells": list(cells),
        "names": list(notebook.names),
        "imports": list(notebook.imports),
        "trusted": list(notebook.trusted),
        "objects": list(notebook.objects),
        "numbers": list(notebook.numbers),
        "reference": reference,
        "limit": limit,
        "total": limit * long + (SETUP if roles["given"] else 0.0),
        "files": list(numbers.items()),
        "course_files": [[name, numbers[name]] for name in plan.files],
    }
    return made, list(every.values())


def reading_job(
    plan: Plan,
    notebook: NotebookPlan,
    raw: bytes,
    files: dict[str, bytes],
    *,
    limit: float,
    before: bytes | None = None,
    misnamed: bool = False,
) -> tuple[dict[str, Any], list[bytes]]:
    """The same for a notebook as it was handed in, and as it was marked ``before``."""
    made, content = job(plan, notebook, (), files, limit=limit)
    first = len(content)
    made["reading"] = {
        "plan": [cell.plain for cell in notebook.cells.values()],
        "kernelspec": notebook.kernelspec,
        "human": list(notebook.human),
        "raw": first,
        "before": None if before is None else first + 1,
        "misnamed": misnamed,
    }
    return made, [*content, raw, *([] if before is None else [before])]


def rehearse(plan: Plan, run: Run, limit: float) -> Plan:
    """Mark the instructor's own answers. What they cannot pass is left for a person."""
    notebooks, modules = {}, list(plan.preload)
    for name, notebook in plan.notebooks.items():
        if not notebook.reference:
            notebooks[name] = notebook
            continue
        cells = list(notebook.reference)
        said = run(*job(plan, notebook, cells, {}, limit=limit, reference=True))
        human, objects, numbers = {}, [], []
        for cell, made in zip(cells, said["cells"], strict=True):
            if cell["role"] != "test":
                continue
            why = complaint(notebook.cells[cell["id"]], made)
            if why:
                human[cell["id"]] = (made.get("trouble") or [why])[0]
            if made.get("objects"):
                objects.append(cell["id"])
            if _gives_a_number(made):
                numbers.append(cell["id"])
        names = sorted({*notebook.names, *said["changed"]})
        trusted = tuple(each for each in notebook.trusted if each not in said["asked"])
        notebooks[name] = replace(
            notebook,
            names=tuple(names),
            trusted=trusted,
            objects=tuple(objects),
            numbers=tuple(numbers),
            human=human,
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
    score, most = points(cell.points, made.get("outputs", [])), cell.points
    return "" if score == most else f"the instructor's answer gets {score:g} of {most:g} points"


def _gives_a_number(made: dict[str, Any]) -> bool:
    """Whether the result of a test is its partial credit."""
    for each in made.get("outputs", ()):
        if each["output_type"] == "execute_result":
            return as_number(str(each["data"].get("text/plain"))) is not None
    return False
