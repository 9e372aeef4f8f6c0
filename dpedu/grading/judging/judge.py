"""The judge of one notebook: it runs the tests, and never a line of a student's.

A student's cells run in a worker. In a test, the names that a student defined stand for proxies,
which ask the worker and get data back. A worker that hangs or dies costs the test or the cell that
it was busy with: the next one gets a new worker, in which the cells before it run again.
"""

# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import ast
import builtins
import contextlib
import inspect
import json
import os
import random
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from dpedu.checks import rules
from dpedu.grading.course.cells import points as points_of
from dpedu.grading.judging import clean, shell
from dpedu.grading.judging.alarm import Alarm, CellTimeoutError
from dpedu.grading.judging.clerk import Clerk
from dpedu.grading.judging.link import DeadKernelError, Link, Stays
from dpedu.grading.judging.proxies import Remote, RemoteFunction
from dpedu.grading.judging.reading import Unreadable
from dpedu.grading.judging.shell import Shell
from dpedu.grading.messages.encoder import Encoder
from dpedu.grading.messages.kinds import MOST_JOB
from dpedu.grading.messages.wire import Channel

MOST_RESTARTS = 12
MOST_SHOWN = 8 * 2**20  # characters that all outputs of a student's cells may have
MOST_STUCK = 3
MOST_READ = 200_000  # characters of a cell that are looked through for a function
SETUP = 120.0  # seconds that a cell of the instructor's may take: it loads libraries
READING = 60.0  # seconds to read a notebook, or to write it
TOO_LONG = "was not run: it had taken too long"
_LOST = (CellTimeoutError, DeadKernelError)


def loads(source: str) -> set[str]:
    """The names that a cell reads, as far as its text shows."""
    with contextlib.suppress(SyntaxError, ValueError, RecursionError, MemoryError):
        tree = ast.parse(source)
        return {each.id for each in ast.walk(tree) if isinstance(each, ast.Name)}
    return set()


class Judge:
    """One notebook, from its first cell to its last."""

    def __init__(self, job: dict[str, Any], buffers: list[bytes], to: Channel, ctl: Any, sh: Shell):
        self._job, self._buffers, self._to, self._shell = job, buffers, to, sh
        self._limit = float(job["limit"])
        self._end = time.monotonic() + float(job["total"])
        self._alarm = Alarm()
        self._link = Link(ctl, self._alarm)
        self._link.objects = job["reference"]
        self._mine = set(job["names"])  # what the student defines
        # What the student never defines. For the instructor's answers that is only found out.
        self._trusted: set[str] = set() if job["reference"] else set(job["trusted"])
        self._fetched: set[str] = set()
        self._banned: set[int] = set()
        self._done: list[int] = []
        self._restarts = self._stuck = 0
        self._room = MOST_SHOWN
        self._changed: set[str] = set()
        self._loaded = set(sys.modules)
        self._modules: set[str] = set()
        self._digest: dict[str, str] = {}
        self._place = -1
        kept = [] if job["reference"] else job["kept"]
        self._kept: dict[int, dict[str, Any]] = {n: json.loads(buffers[i]) for n, i in kept}

    def run(self) -> dict[str, Any]:
        """Run all cells. The answer says what each one showed and what became of it."""
        self._shell.begin()
        self._alarm.wind()
        self._shell.set_custom_exc(_LOST, self._note)
        rules.elsewhere = self._link.forbid
        _watch_seeds(self._link)
        _show_sources(self)
        for statement in self._job["imports"]:
            with contextlib.suppress(Exception):
                exec(statement, self._shell.user_ns)
        made: list[dict[str, Any]] = []
        number = 0
        for place, cell in enumerate(self._job["cells"]):
            if cell["role"] == "text":
                made.append({})
                continue
            number += 1
            self._place = place
            one = self._cell(place, cell, number)
            if place in self._kept:
                one = self._kept[place]
            else:
                self._to.send({"is": place}, [json.dumps(one).encode()])
            made.append(one)
        if self._job["reference"] and self._link.alive:
            with contextlib.suppress(*_LOST):
                self._until(self._limit)
                said, _ = self._link.ask({"do": "digest"})
                self._modules = set(said["modules"])
        self._link.kill()
        answer: dict[str, Any] = {"cells": made, "changed": sorted(self._changed)}
        if self._job["reference"]:
            loaded = {*self._modules, *(set(sys.modules) - self._loaded)}
            answer["modules"] = sorted(name for name in loaded if "__" not in name)[:2000]
            answer["asked"] = sorted(self._fetched)
        return answer

    def _until(self, seconds: float) -> None:
        """Allow what comes next so long. If it takes longer, the marking program ends this."""
        now = time.monotonic()
        self._link.due = min(now + seconds, self._end)
        self._to.send({"at": self._place, "within": max(0.0, self._link.due - now)})

    def _cell(self, place: int, cell: dict[str, Any], number: int) -> dict[str, Any]:
        lost = self._job["lost"].get(str(place))
        kept = self._kept.get(place, {})
        if lost is not None or kept.get("state"):
            self._banned.add(place)
            return _ended(number, "CellTimeoutError", lost or kept["state"])
        if time.monotonic() >= self._end or self._stuck > MOST_STUCK:
            return _ended(number, "CellTimeoutError", TOO_LONG)
        if kept and cell["role"] not in ("given", "test"):  # runs again in the next worker
            self._done.append(place)
            return kept
        self._until(max(self._limit, SETUP) if cell["role"] == "given" else self._limit)
        try:
            if cell["role"] == "test":
                return self._test(place, cell, number)
            if cell["role"] == "given":
                self._here(cell["source"], number)
            return self._there(place, cell, number)
        except _LOST as error:
            return _ended(number, type(error).__name__, str(error))

    def _there(self, place: int, cell: dict[str, Any], number: int) -> dict[str, Any]:
        """Run a cell in the worker."""
        self._ready()
        self._done.append(place)
        try:
            answer, _ = self._link.ask({"do": "cell", "source": cell["source"], "number": number})
        except _LOST as error:
            self._banned.add(place)
            self._stuck += isinstance(error, CellTimeoutError)
            raise
        shown = self._bounded(clean.outputs(answer.get("outputs"), number))
        made = {"number": number, "outputs": shown}
        if answer["late"]:
            self._stuck += 1
            self._banned.add(place)
            return made | {"state": "does not come to an end"}
        if self._job["reference"] and cell["role"] == "answer":
            self._look_for_changes()
        return made

    def _bounded(self, outputs: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Outputs, as long as there is room; errors always, for they are the verdict."""
        size = len(json.dumps(outputs))
        if size > self._room:
            errors = [
                each | {"evalue": each["evalue"][:2000], "traceback": []}
                for each in outputs
                if each["output_type"] == "error"
            ]
            return [{"output_type": "stream", "name": "stdout", "text": shell.CUT}, *errors[:1]]
        self._room -= size
        return outputs

    def _look_for_changes(self) -> None:
        """Names that the instructor's cells gave a value, and the answer another one."""
        answer, _ = self._link.ask({"do": "digest"})
        for name, digest in answer["found"].items():
            if self._digest.get(name, digest) != digest:
                self._changed.add(name)
                self._mine.add(name)
        self._digest = answer["found"]

    def _ready(self) -> None:
        """See that there is a worker, in which all cells so far have run."""
        if self._link.alive:
            return
        due = self._link.due
        until = time.monotonic() + self._limit
        while not self._link.alive:
            if self._restarts > MOST_RESTARTS:
                raise DeadKernelError("was not run: the process had ended too often")
            place = -1
            try:
                self._until(self._limit)
                self._link.start()
                encoder = Encoder()
                files = {name: encoder.buffer(self._buffers[i]) for name, i in self._job["files"]}
                self._link.ask({"do": "files", "files": files}, encoder)
                self._restarts += 1
                for place in self._done:
                    if place not in self._banned:
                        source = self._job["cells"][place]["source"]
                        self._until(self._limit)
                        self._link.ask({"do": "cell", "source": source, "number": place + 1})
            except _LOST:
                if time.monotonic() >= self._end:
                    raise CellTimeoutError(TOO_LONG) from None
                if place >= 0:
                    self._banned.add(place)
                elif time.monotonic() > until:
                    raise
                else:  # nothing of the student's has run yet: processes are wanting, for now
                    time.sleep(0.2)
        self._until(max(due - time.monotonic(), self._limit / 2))

    def _test(self, place: int, cell: dict[str, Any], number: int) -> dict[str, Any]:
        """Run a test here, with proxies for what the student defined."""
        link = self._link
        link.callbacks.clear()
        link.random, link.used_objects, link.trouble = False, False, []
        link.objects = self._job["reference"] or cell["id"] in self._job["objects"]
        lost = ""
        outputs: list[dict[str, Any]] = []
        try:
            self._ready()
            with self._alarm.until(self._link.due):
                self._fetch(cell["source"])
        except _LOST as error:
            lost = f"{type(error).__name__}: {error}"
            outputs = _ended(number, type(error).__name__, str(error))["outputs"]
        else:
            outputs, _ = self._here(cell["source"], number)
            lost = self._lost
            if lost and not any(each["output_type"] == "error" for each in outputs):
                outputs += _ended(number, *lost.split(": ", 1))["outputs"]
        shown = self._bounded(clean.outputs(outputs, number))
        made: dict[str, Any] = {"number": number, "outputs": shown}
        if "points" in cell:
            partial = cell["id"] in self._job["numbers"]
            proxy = partial and isinstance(self._shell.result, Remote)  # it may say anything
            points = points_of(cell["points"], outputs, number=partial)
            made["points"] = 0.0 if proxy or lost else points
        if lost:
            made["state"] = lost.partition(": ")[2]
        if self._job["reference"]:
            made["objects"], made["trouble"] = link.used_objects, link.trouble[:3]
        return made

    _lost = ""

    def _here(self, source: str, number: int) -> tuple[list[dict[str, Any]], bool]:
        """Run the instructor's code in this process, as long as it may take."""
        self._lost = ""
        with self._alarm.until(self._link.due):
            return self._shell.run(source, number=number)

    def _note(self, sh: Any, kind: Any, error: Any, trace: Any, tb_offset: Any = None) -> list[str]:
        self._lost = f"{kind.__name__}: {error}"
        lines = [f"{kind.__name__}: {error}"]
        self._shell.outputs.error(kind, error, lines)
        return lines

    def _fetch(self, source: str) -> None:
        """Give the names that a test reads their meaning."""
        space = self._shell.user_ns
        read = loads(source) or loads(self._shell.transform_cell(source))
        own = {n for n in read if n in self._mine}
        unknown = {n for n in read if n not in space and not hasattr(builtins, n)}
        unknown -= self._trusted
        before = {n for n in self._fetched if isinstance(space.get(n), Remote | type | Stays)}
        wanted = sorted(own | unknown | before | (read & self._fetched))
        if not wanted:
            return
        found = self._link.names(wanted)
        for name in wanted:
            if name in found:
                space[name] = found[name]
                self._fetched.add(name)
            elif name in self._fetched or name in self._mine:
                space.pop(name, None)

    def source_of(self, name: str) -> str | None:
        """The text of the last function or class of this name in the cells that have run."""
        for place in reversed(self._done):
            source = self._job["cells"][place]["source"]
            if name not in source or len(source) > MOST_READ:
                continue
            with contextlib.suppress(SyntaxError, ValueError, RecursionError, MemoryError):
                for node in ast.parse(source).body:
                    if getattr(node, "name", None) == name:
                        return ast.get_source_segment(source, node)
        return None


def _ended(number: int, kind: str, why: str) -> dict[str, Any]:
    error = {
        "output_type": "error", "ename": kind, "evalue": why, "traceback": [f"{kind}: {why}"],
    }  # fmt: skip
    return {"number": number, "outputs": [error], "state": why}


def _watch_seeds(link: Link) -> None:
    """A test that sets a seed here means the student's draws: from then on the state crosses."""

    def watched(function: Callable[..., Any]) -> Callable[..., Any]:
        def seed(*given: Any, **named: Any) -> Any:
            link.random = True
            return function(*given, **named)

        return seed

    for holder, names in ((np.random, ("seed", "set_state")), (random, ("seed", "setstate"))):
        for name in names:
            setattr(holder, name, watched(getattr(holder, name)))


def _show_sources(judge: Judge) -> None:
    """`inspect.getsource` of a student's function gives the text of its cell."""
    original = inspect.getsource

    def getsource(thing: Any) -> str:
        if isinstance(thing, RemoteFunction):
            found = judge.source_of(thing.__name__)
            if found is None:
                raise OSError("could not get source code")
            return found + "\n"
        return original(thing)

    inspect.getsource = getsource  # type: ignore[assignment]


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
    if "reading" not in job:
        to.send(Judge(job, buffers, to, control, sh).run())
        return
    try:
        to.send({"at": "reading", "within": READING})
        clerk = Clerk(job["reading"], buffers)
        job["cells"] = clerk.cells
        made = Judge(job, buffers, to, control, sh).run()["cells"]
        to.send({"at": "writing", "within": READING})
        answer, content = clerk.finish(made)
        to.send(answer, [content])
    except Unreadable as error:
        to.send({"unreadable": str(error)})
