"""From a submission's bytes to cells that can be run, and from what they did to a marked notebook.

This works on a student's bytes, and so it happens in the judge's process: what is too large or
takes too long ends that, and nobody else's marks wait for it.
"""

from __future__ import annotations

import contextlib
import json
from typing import Any

from dpedu.grading.course.cells import PlanCell
from dpedu.grading.course.words import CONTROL, line
from dpedu.grading.judging import marked, tampering
from dpedu.grading.judging.reading import Unreadable, is_this, merge, parse

MOST_MARKED = 64 * 2**20  # bytes of a marked notebook


class Clerk:
    """Reads one notebook, and writes it again when it is marked."""

    def __init__(self, task: dict[str, Any], buffers: list[bytes]) -> None:
        self._task = task
        self._plan = {each["name"]: PlanCell(**each) for each in task["plan"]}
        written = parse(buffers[task["raw"]])
        if task["misnamed"] and not is_this(self._plan, written):
            raise Unreadable("")
        self._tells = bool(task.get("tells"))  # no marked notebook is wanted, but what a page shows
        self._signs = [] if self._tells else tampering.signs(self._plan, written)
        self._cells = merge(self._plan, written)
        self._before: dict[str, str] | None = None
        if task["before"] is not None:
            with contextlib.suppress(ValueError, KeyError, TypeError, AttributeError):
                self._before = marked.answers_in(json.loads(buffers[task["before"]]))

    @property
    def cells(self) -> list[dict[str, Any]]:
        """What is to be run: nothing of a notebook in another language."""
        if not self._task["runs"]:
            return [{"role": "text", "id": None, "source": ""} for _ in self._cells]
        run = [cell.to_run for cell in self._cells]
        if self._tells:
            for each in run:
                each.pop("points", None)  # nothing is marked
        return run

    def finish(self, made: list[dict[str, Any]]) -> tuple[dict[str, Any], bytes]:
        """What the gradebook and the report are told, and the marked notebook."""
        if self._tells:
            return {}, self._told(made)
        built = marked.notebook(self._task["kernelspec"], self._cells, made)
        scores, comments = marked.scores(self._cells, made, self._task["human"])
        answers = marked.answers_in(built)
        pairs = list(zip(self._cells, made, strict=True))
        lost = [
            f"{f'the cell {cell.plan.name}' if cell.plan else 'a cell'} {said['state']}"
            for cell, said in pairs
            if said.get("state")
        ]
        failed = {
            cell.plan.name: said
            for cell, each in pairs
            if cell.plan is not None and cell.role == "test"
            if (said := marked.message(each.get("outputs", [])))
        }
        passed = [
            (cell.plan.name, f"was passed with a result that is {line(each)}")
            for cell, said in pairs
            if cell.plan is not None
            for each in said.get("hollow", ())
        ]
        text = json.dumps(built, indent=1, ensure_ascii=False, sort_keys=True)
        text = CONTROL.sub(lambda found: f"\\u{ord(found[0]):04x}", text)  # for who reads the file
        content = (text + "\n").encode("utf-8", "replace")
        if len(content) > MOST_MARKED:
            raise Unreadable("the marked notebook would be too large")
        return {
            "scores": scores,
            "comments": comments,
            "same": {name: marked.same(name, self._before, answers) for name in scores},
            "lost": lost[:5],
            "failed": failed,
            "signs": [*self._signs, *passed[: tampering.MOST_SIGNS]],
        }, content

    def _told(self, made: list[dict[str, Any]]) -> bytes:
        """What a page shows of a notebook, as little as that is: for whoever may not read it."""
        said = {
            cell.plan.name: marked.told(each)
            for cell, each in zip(self._cells, made, strict=True)
            if each and cell.plan is not None and cell.role == "test"
        }
        found = {"cells": marked.answers_shown(self._cells), "said": said}
        return json.dumps(found, ensure_ascii=False).encode()
