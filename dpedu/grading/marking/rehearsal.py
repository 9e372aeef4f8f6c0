"""The instructor's own answers are marked first: what they cannot pass is left for a person."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from nbgrader import utils

from dpedu.grading.course.plan import NotebookPlan, Plan, PlanCell

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
