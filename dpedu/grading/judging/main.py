"""A judge's process, from the first message to the last: read, judge, write."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path
from typing import Any

from dpedu.grading.judging.beside import Beside
from dpedu.grading.judging.clerk import Clerk
from dpedu.grading.judging.judge import Judge, NoProcess, failed
from dpedu.grading.judging.reading import Unreadable
from dpedu.grading.judging.shell import Shell
from dpedu.grading.messages.kinds import MOST_JOB
from dpedu.grading.messages.wire import Channel

READING = 60.0  # seconds to read a notebook, or to write it


def main(conversation: int, control: socket.socket, sh: Shell, folder: str) -> None:
    """Judge one notebook, and say what came out."""
    to = Channel(conversation, conversation, MOST_JOB)
    job, buffers = to.receive()
    os.makedirs(folder)
    os.chdir(folder)
    for name, place in job["course_files"]:
        path = Path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(buffers[place])
    sys.path.append(folder)
    sys.setrecursionlimit(3000)
    try:
        if "reading" not in job:
            to.send(_judged(job, buffers, to, control, sh))
            return
        to.send({"at": "reading", "within": READING})
        clerk = Clerk(job["reading"], buffers)
        job["cells"] = clerk.cells
        made = _judged(job, buffers, to, control, sh)["cells"]
        to.send({"at": "writing", "within": READING})
        answer, content = clerk.finish(made)
        to.send(answer, [content])
    except Unreadable as error:
        to.send({"unreadable": str(error)})
    except NoProcess as error:
        to.send({"no process": str(error)})


def _judged(
    job: dict[str, Any], buffers: list[bytes], to: Channel, control: socket.socket, sh: Shell
) -> dict[str, Any]:
    """All cells judged: from here, and once more beside the answers, where tests need that.

    A test that is run both ways has what it got where it got less.
    """
    cells, beside = job["cells"], job["beside"]
    tests = [cell["id"] for cell in cells if cell["role"] == "test"]
    if beside and set(tests) <= set(beside):
        return {"cells": Beside(job, buffers, to, control, sh).run_cells()}
    judge = Judge(job, buffers, to, control, sh)
    made = judge.run()
    first: list[dict[str, Any]] = made["cells"]
    needed = [
        place
        for place, cell in enumerate(cells)
        if cell["id"] in beside or (cell["id"] in job["both"] and _got(first[place]))
    ]
    if needed:
        last = needed[-1] + 1
        lost = {str(len(cells) + n): one["state"] for n, one in enumerate(first) if "state" in one}
        job = job | {
            "cells": [*cells[:last], *(cell | {"role": "text"} for cell in cells[last:])],
            "lost": job["lost"] | lost,  # what did not end there is not waited for again
            "total": judge.left,
        }
        again = Beside(job, buffers, to, control, sh).run_cells()
        for place in needed:
            if cells[place]["id"] in beside or _less(again[place], first[place]):
                first[place] = again[place]
    return made


def _less(again: dict[str, Any], first: dict[str, Any]) -> bool:
    """Whether a test got less than before.

    A number counts only where there was one before: student code, which has read the tests there,
    could say much in its digits, and lose next to nothing.
    """
    numbers = any(each["output_type"] == "execute_result" for each in first["outputs"])
    return _got(again) < _got(first) and (numbers or not _got(again))


def _got(made: dict[str, Any]) -> float:
    """The points of a test; where none are counted, 1 if it was passed."""
    passed = not made.get("state") and not failed(made["outputs"])
    return float(made.get("points", passed))
