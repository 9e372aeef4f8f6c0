"""The instructor's own answers are marked first: that shows how each test is to be run."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from dpedu._validate import many
from dpedu.grading.course.cells import PlanCell, as_number, points
from dpedu.grading.course.plan import NotebookPlan, Plan

SETUP = 120.0  # seconds that the instructor's cells may take: they load libraries
PATIENCE = 4  # times the limit, for a test that the machine had no time for
MOST_MESSAGES = 20_000  # that a test may need; beyond, asking takes longer than what is asked for
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
        "expected": notebook.expected,
        "numbers": list(notebook.numbers),
        "leaves": notebook.leaves,
        "beside": list(notebook.beside),
        "both": list(notebook.both),
        "whole": notebook.whole,
        "seen": {cell.name: cell.visible for cell in notebook.cells.values()}
        if notebook.beside and not notebook.whole
        else {},
        "reference": reference,
        "limit": limit,
        "total": (2 if notebook.beside or notebook.both else 1)
        * (limit * long + (SETUP if roles["given"] else 0.0)),
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
    tells: bool = False,
) -> tuple[dict[str, Any], list[bytes]]:
    """The same for a notebook as it was handed in, and as it was marked ``before``.

    For feedback it only ``tells`` what a page shows.
    """
    made, content = job(plan, notebook, (), files, limit=limit)
    first = len(content)
    made["reading"] = {
        "plan": [cell.plain for cell in notebook.cells.values()],
        "kernelspec": notebook.kernelspec,
        "human": list(notebook.human),
        "raw": first,
        "before": None if before is None else first + 1,
        "misnamed": misnamed,
        "runs": notebook.runs,
        "tells": tells,
    }
    return made, [*content, raw, *([] if before is None else [before])]


def rehearse(
    plan: Plan, run: Run, limit: float, *, apart: bool = False, once: bool = False
) -> Plan:
    """Mark the instructor's own answers, and find out how each test is to be run.

    A test that they pass from another process is asked from there; if they pass it beside the
    answer too, it is run both ways, unless each is to be run ``once``. One that they pass only
    beside the answer, or only with very many messages, runs beside it, unless all are to be run
    ``apart``. What they pass nowhere is left for a person.
    """
    once = once or apart
    notebooks, modules = {}, list(plan.preload)
    for name, notebook in plan.notebooks.items():
        if not notebook.runs:
            why = f"it is written in {notebook.language}, and only Python is run"
            tests = [cell.name for cell in notebook.cells.values() if cell.role == "test"]
            notebook = replace(notebook, human=dict.fromkeys(tests, why))
        elif notebook.reference:
            notebook, loaded = _rehearsed(plan, notebook, run, limit, apart, once)
            modules += loaded
        notebooks[name] = notebook
    found = [
        [name, sorted(each.beside), each.both, each.whole, sorted(each.human)]
        for name, each in notebooks.items()
    ]
    digest = hashlib.sha256(json.dumps([plan.digest, apart, once, found]).encode()).hexdigest()
    return replace(plan, notebooks=notebooks, preload=tuple(dict.fromkeys(modules)), digest=digest)


def _rehearsed(
    plan: Plan, notebook: NotebookPlan, run: Run, limit: float, apart: bool, once: bool
) -> tuple[NotebookPlan, list[str]]:
    """How the tests of one notebook are to be run, and the modules that it loads."""

    def tried(how: NotebookPlan) -> _Tried:
        most = how.limit or limit
        return _Tried(how, run(*job(plan, how, how.reference, {}, limit=most, reference=True)))

    first = tried(notebook)
    if first.ended:  # by a limit, it may be the machine's fault: it gets more time once
        notebook = replace(notebook, limit=PATIENCE * limit)
        again = tried(notebook)
        better = len(again.failed) < len(first.failed)
        notebook, first = (notebook, again) if better else (replace(notebook, limit=0.0), first)
    notebook = first.learnt()
    last = first
    if not apart and (first.failed or first.slow):
        last = _beside(notebook, first, tried)
    human = last.failed
    beside = {test: why for test, why in last.how.beside.items() if test not in human}
    notebook = replace(last.learnt(), human=human, beside=beside)
    return notebook if once else _both_ways(notebook, tried), first.modules


def _both_ways(notebook: NotebookPlan, tried: Callable[[NotebookPlan], _Tried]) -> NotebookPlan:
    """Which of the tests that are asked from another process are passed beside the answers too.

    All run there, in one process and whole. Where that takes a test of those that run there
    anyway what it needs, each is run once.
    """
    tests = [cell.name for cell in notebook.cells.values() if cell.role == "test"]
    asked = [test for test in tests if test not in {*notebook.human, *notebook.beside}]
    if not asked:
        return notebook
    everything = replace(notebook, beside=dict.fromkeys(tests, ""), whole=True)
    made = tried(everything)
    if made.ended:  # it may be the machine's fault
        made = tried(everything)
    missed = [test for test in notebook.beside if test in made.failed]
    if missed:
        why = f"the test {missed[0]} is not passed beside all others"
        return replace(notebook, apart=dict.fromkeys(asked, why))
    return replace(
        notebook,
        both=tuple(test for test in asked if test not in made.failed),
        apart={test: made.failed[test] for test in asked if test in made.failed},
        whole=True,
    )


def _beside(
    notebook: NotebookPlan, first: _Tried, tried: Callable[[NotebookPlan], _Tried]
) -> _Tried:
    """The way in which most tests are passed, with as few beside the answers as can be."""
    best = first
    for whole in (False, True):
        beside = first.slow | first.failed
        while True:
            made = tried(replace(notebook, beside=beside, whole=whole))
            more = {test: why for test, why in made.failed.items() if test not in beside}
            if not more:
                break
            beside = beside | more  # it needed what one of the others left behind
        if len(made.failed) < len(best.failed) or best is first:
            best = made
        if not best.failed:
            break
    return best


class _Tried:
    """What the instructor's own answers got, when the tests were run in some way."""

    def __init__(self, how: NotebookPlan, said: dict[str, Any]) -> None:
        self.how = how
        self.modules: list[str] = said.get("modules", [])
        self.failed: dict[str, str] = {}
        self.slow: dict[str, str] = {}
        self.ended = False
        self._changed, self._asked = said.get("changed"), said.get("asked", ())
        self._expected = dict(how.expected)
        self._numbers: list[str] = []
        for cell, made in zip(how.reference, said["cells"], strict=True):
            if cell["role"] != "test":
                continue
            test = str(cell["id"])
            why = complaint(how.cells[test], made)
            if why:
                self.failed[test] = (made.get("trouble") or [why])[0]
            elif made.get("messages", 0) > MOST_MESSAGES:
                self.slow[test] = f"it needs {made['messages']:,} messages between two processes"
            self.ended |= bool(made.get("state"))
            if "expected" in made:
                self._expected[test] = made["expected"]
            if _gives_a_number(how.cells[test], made):
                self._numbers.append(test)

    def learnt(self) -> NotebookPlan:
        """The plan with what was seen."""
        return replace(
            self.how,
            names=tuple(sorted({*self.how.names, *(self._changed or ())})),
            trusted=tuple(each for each in self.how.trusted if each not in self._asked),
            expected=self._expected,
            numbers=tuple(self._numbers),
        )


def complaint(cell: PlanCell, made: dict[str, Any]) -> str:
    """Why a test is not passed in full: nothing, if it is."""
    if made.get("state"):
        return str(made["state"])
    for output in made.get("outputs", ()):
        if output["output_type"] == "error":
            return f"{output['ename']}: {output['evalue']}".splitlines()[0][:300]
    score, most = points(cell.points, made.get("outputs", [])), cell.points
    due = many(most, "point")
    return "" if score == most else f"the instructor's answer gets {score:g} of {due}"


def _gives_a_number(cell: PlanCell, made: dict[str, Any]) -> bool:
    """Whether the result of a test is its partial credit, all of which the right answer gets."""
    for each in made.get("outputs", ()):
        if each["output_type"] == "execute_result":
            said = str(each["data"].get("text/plain"))
            return as_number(said) is not None or as_number(said, typed=True) == cell.points
    return False
