"""Tests beside the answers, in one process: as nbgrader runs them, inside the same walls.

A test that is passed from another process is run here too, and must be passed again: what crosses
is a copy, and what a test forbids it forbids in its own process, and so some tests would pass there
whatever an answer does. To read such a test here gives an answer nothing.

Some tests cannot be asked from another process: they look into an answer, put something into its
place, or share with it what no message carries. They run here, each notebook in a worker of its
own that ends with it. A student's code can read such a test, and can say what it likes about it:
so it learns what stands in these tests, and can reach their points, but nothing else.
"""

from __future__ import annotations

from typing import Any

from dpedu.grading.course.cells import points as points_of
from dpedu.grading.judging.judge import Judge
from dpedu.grading.judging.shell import Shell
from dpedu.grading.messages.wire import Channel


class Beside(Judge):
    """The same notebook, all of whose cells run in the worker.

    Of the other tests only what students see runs here, unless the tests need them ``whole``.
    """

    _here_too = ()

    def __init__(self, job: dict[str, Any], buffers: list[bytes], to: Channel, ctl: Any, sh: Shell):
        self.first = len(job["cells"])
        shown: dict[str, str] = job["seen"]
        cells = [
            cell | {"source": shown.get(cell["id"], "")}
            if cell["role"] == "test" and cell["id"] not in job["beside"] and not job["whole"]
            else cell
            for cell in job["cells"]
        ]
        super().__init__(job | {"cells": cells}, buffers, to, ctl, sh)

    def run_cells(self) -> list[dict[str, Any]]:
        """What became of each cell."""
        self._alarm.wind()
        made = super().run_cells()
        self._link.kill()
        return made

    def _source(self, place: int) -> str:
        found: str = self._cells[place]["source"]
        return found

    def _judged(self, place: int, cell: dict[str, Any], number: int) -> dict[str, Any]:
        made = self._there(place, cell, number)
        if cell["role"] == "test" and "points" in cell:
            partial = cell["id"] in self._job["numbers"]
            given = points_of(cell["points"], made["outputs"], number=partial)
            made["points"] = 0.0 if made.get("state") else given
        return made
