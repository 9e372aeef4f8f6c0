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
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from dpedu.checks import rules
from dpedu.grading.course.cells import points as points_of
from dpedu.grading.course.names import bound
from dpedu.grading.judging import clean, shell
from dpedu.grading.judging.alarm import Alarm, CellTimeoutError
from dpedu.grading.judging.evaluating import Guard
from dpedu.grading.judging.expected import Expected
from dpedu.grading.judging.kept import Kept
from dpedu.grading.judging.link import DeadKernelError, Link, Stays
from dpedu.grading.judging.proxies import Remote, RemoteFunction
from dpedu.grading.judging.shell import Shell
from dpedu.grading.messages.encoder import Encoder
from dpedu.grading.messages.patience import Allowance
from dpedu.grading.messages.wire import Channel

MOST_RESTARTS = 12
MOST_SHOWN = 8 * 2**20  # characters that all outputs of a student's cells may have
MOST_STUCK = 3
MOST_READ = 200_000  # characters of a cell that are looked through for a function
SETUP = 120.0  # seconds that a cell of the instructor's may take: it loads libraries
TOO_LONG = "was not run: it had taken too long"
UNSHOWN = ("RuntimeError", "an error that could not be shown")
_LOST = (CellTimeoutError, DeadKernelError)


class NoProcess(Exception):
    """Nothing could be run, and no line of the student's is to blame."""


def loads(source: str) -> set[str]:
    """The names that a cell reads, as far as its text shows."""
    with contextlib.suppress(SyntaxError, ValueError, RecursionError, MemoryError):
        tree = ast.parse(source)
        return {each.id for each in ast.walk(tree) if isinstance(each, ast.Name)}
    return set()


class Judge:
    """One notebook, from its first cell to its last."""

    first = 0  # what is added to the place of a cell, where the marking program hears of it

    def __init__(self, job: dict[str, Any], buffers: list[bytes], to: Channel, ctl: Any, sh: Shell):
        self._job, self._buffers, self._to, self._shell = job, buffers, to, sh
        self._cells: list[dict[str, Any]] = job["cells"]
        self._limit = float(job["limit"])
        self._allowance = Allowance(float(job["total"]))
        self._alarm = Alarm()
        self._link = Link(ctl, self._alarm)
        written = [c["source"] for c in self._cells if c["role"] in ("given", "test")]
        self._guard = self._link.guard = Guard(os.getcwd(), "\n".join(written))
        self._guard.trouble = self._link.trouble_with
        self._told: set[str] = set()  # names that tests gave to what may hold text of a student's
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
        self._guard.listen()
        self._guard.look_at_templates(self._shell)
        _watch_seeds(self._link)
        _show_sources(self)
        for statement in self._job["imports"]:
            with contextlib.suppress(Exception):
                exec(statement, self._shell.user_ns)
        made = self.run_cells()
        if self._job["reference"] and self._link.alive:
            with contextlib.suppress(*_LOST):
                self._until(self._limit)
                said, _ = self._link.ask({"do": "digest"})
                self._modules = set(said["modules"])
        if self._job["beside"] or self._job["both"]:
            self._link.kill()
        else:
            self._link.close()
        answer: dict[str, Any] = {"cells": made, "changed": sorted(self._changed)}
        if self._job["reference"]:
            loaded = {*self._modules, *(set(sys.modules) - self._loaded)}
            answer["modules"] = sorted(name for name in loaded if "__" not in name)[:2000]
            answer["asked"] = sorted(self._fetched)
        return answer

    def run_cells(self) -> list[dict[str, Any]]:
        """What became of each cell, one after another. What is known already is kept."""
        made: list[dict[str, Any]] = []
        number = 0
        for place, cell in enumerate(self._cells):
            if cell["role"] == "text":
                made.append({})
                continue
            number += 1
            told = self._place = self.first + place
            one = self._cell(place, cell, number)
            if told in self._kept:
                one = self._kept[told]
            else:
                self._to.send({"is": told}, [json.dumps(one).encode()])
            made.append(one)
        return made

    @property
    def left(self) -> float:
        """Seconds that are left of the whole time."""
        return max(0.0, self._allowance.until() - time.monotonic()) / self._allowance.stretch

    def _until(self, seconds: float) -> None:
        """Allow what comes next so long. If it takes longer, the marking program ends this."""
        now, stretched = time.monotonic(), self._link.stretch()
        self._link.due = min(now + seconds * stretched, self._allowance.until(stretched))
        within = max(0.0, self._link.due - now)
        self._to.send({"at": self._place, "within": within, "stretched": stretched})

    def _cell(self, place: int, cell: dict[str, Any], number: int) -> dict[str, Any]:
        lost = self._job["lost"].get(str(self.first + place))
        kept = self._kept.get(self.first + place, {})
        if lost is not None or kept.get("state"):
            self._banned.add(place)
            return _ended(number, "CellTimeoutError", lost or kept["state"])
        if not self.left or self._stuck > MOST_STUCK:
            return _ended(number, "CellTimeoutError", TOO_LONG)
        if kept and cell["role"] not in self._here_too:  # runs again in the next worker
            self._done.append(place)
            return kept
        self._until(self._allowed(cell))
        try:
            return self._judged(place, cell, number)
        except _LOST as error:
            return _ended(number, type(error).__name__, str(error))

    def _allowed(self, cell: dict[str, Any]) -> float:
        """Seconds that a cell may take."""
        return max(self._limit, SETUP) if cell["role"] == "given" else self._limit

    _here_too: Sequence[str] = ("given", "test")  # run in this process, and so again in each one

    def _judged(self, place: int, cell: dict[str, Any], number: int) -> dict[str, Any]:
        """Run a cell where it belongs."""
        if cell["role"] == "test":
            if cell["id"] in self._job["beside"]:
                return {}
            made = self._test(place, cell, number)
            self._leave(place, cell["id"])
            return made
        if cell["role"] == "given":
            self._guard.allows = lambda digest, texts, written: written or not texts
            self._here(cell["source"], number)
        return self._there(place, cell, number)

    def _source(self, place: int) -> str:
        """What a cell runs in the worker: of a test, what students see of it and may use."""
        cell = self._cells[place]
        found: str = self._job["leaves"][cell["id"]] if cell["role"] == "test" else cell["source"]
        return found

    def _leave(self, place: int, test: str) -> None:
        """Imports and definitions of a test that students see: their answers may use them.

        In a notebook they are there when the test has run, and so an honest answer can rely on
        them. What the cells of the student's never name stays away.
        """
        source = self._job["leaves"].get(test)
        if source is None or not self._link.alive:
            return
        names = bound(source)
        later = [each["source"] for each in self._cells if each["role"] in ("answer", "own")]
        if any(name in each for each in later for name in names):
            self._done.append(place)
            with contextlib.suppress(*_LOST):
                self._link.ask({"do": "cell", "source": source, "number": place + 1})

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
        if answer.get("good") is not True and not failed(shown):
            shown += _ended(number, *UNSHOWN)["outputs"]
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
        rest = max(0.0, self._link.due - time.monotonic()) / self._allowance.stretch
        until = time.monotonic() + SETUP
        while not self._link.alive:
            if self._restarts > MOST_RESTARTS:
                raise DeadKernelError("was not run: the process had ended too often")
            place = -1
            try:
                self._until(SETUP)
                self._link.start()
                encoder = Encoder()
                files = {name: encoder.buffer(self._buffers[i]) for name, i in self._job["files"]}
                self._link.ask({"do": "files", "files": files}, encoder)
                self._restarts += 1
                for place in self._done:
                    if place not in self._banned:
                        source = self._source(place)
                        self._until(self._allowed(self._cells[place]))
                        self._link.ask({"do": "cell", "source": source, "number": place + 1})
            except _LOST:
                if not self.left:
                    raise CellTimeoutError(TOO_LONG) from None
                if place >= 0:
                    self._banned.add(place)
                elif time.monotonic() > until:
                    raise NoProcess("no process could be had for a student's cells") from None
                else:  # nothing of the student's has run yet: processes are wanting, for now
                    time.sleep(0.2)
        self._until(max(rest, self._limit / 2))

    def _test(self, place: int, cell: dict[str, Any], number: int) -> dict[str, Any]:
        """Run a test here, with proxies for what the student defined."""
        link = self._link
        link.callbacks.clear()
        link.random, link.trouble, link.lost = False, [], ""
        link.hollow.clear()
        link.firm = link.altered = False
        rehearsed = self._job["expected"].get(cell["id"])
        seen = None if self._job["reference"] else rehearsed or {}
        link.expected = Expected(seen, rehearsed=rehearsed is not None)
        self._guard.allows = link.expected.compiled
        self._guard.texts = bool(self._told & loads(cell["source"]))
        lost, before = "", link.messages
        outputs: list[dict[str, Any]] = []
        try:
            self._ready()
            with self._alarm.until(self._link.due):
                self._fetch(cell["source"])
        except _LOST as error:
            lost = f"{type(error).__name__}: {error}"
            outputs = _ended(number, type(error).__name__, str(error))["outputs"]
        else:
            kept = Kept(self._shell.user_ns)
            outputs, good = self._here(cell["source"], number)
            if good and link.altered:
                kept.put_back()  # what the test counts, it counts once
                link.firm = True
                self._until(self._limit)
                outputs, good = self._here(cell["source"], number)
            lost = self._lost or link.lost  # a test may have taken it for an error that it expects
            if (lost or not good) and not failed(outputs):
                why = lost.split(": ", 1) if lost else UNSHOWN
                outputs += _ended(number, *why)["outputs"]
        if self._guard.texts:
            self._told |= bound(cell["source"])
        shown = self._bounded(clean.outputs(outputs, number))
        made: dict[str, Any] = {"number": number, "outputs": shown}
        if "points" in cell:
            partial = cell["id"] in self._job["numbers"]
            proxy = partial and isinstance(self._shell.result, Remote)  # it may say anything
            points = points_of(cell["points"], outputs, number=partial)
            made["points"] = 0.0 if proxy or lost else points
        if made.get("points") and link.hollow and rehearsed is not None:
            made["hollow"] = sorted(link.hollow)[:3]
        if lost:
            made["state"] = lost.partition(": ")[2]
        if self._job["reference"]:
            made["expected"], made["trouble"] = link.expected.plain, link.trouble[:3]
            made["messages"] = link.messages - before
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
            source = self._source(place)
            if name not in source or len(source) > MOST_READ:
                continue
            with contextlib.suppress(SyntaxError, ValueError, RecursionError, MemoryError):
                for node in ast.parse(source).body:
                    if getattr(node, "name", None) == name:
                        return ast.get_source_segment(source, node)
        return None


def failed(outputs: list[dict[str, Any]]) -> bool:
    """Whether there is an error among them."""
    return any(each["output_type"] == "error" for each in outputs)


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
            thing._worker.heard()
            return found + "\n"
        return original(thing)

    inspect.getsource = getsource  # type: ignore[assignment]
