"""The judge of one notebook: it runs the tests, and never a line of a student's.

A student's cells run in a worker. In a test, the names that a student defined stand for proxies,
which ask the worker and get data back. A worker that hangs or dies costs the test or the cell that
it was busy with: the next one gets a new worker, in which the cells before it run again.
"""

# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import ast
import builtins
import collections
import contextlib
import functools
import inspect
import itertools
import json
import os
import random
import signal
import socket
import sys
import time
import types
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from dpedu.checks import rules
from dpedu.grading import clean, shell
from dpedu.grading.codec import CannotCross, Decoder, Encoder, Malformed
from dpedu.grading.proxies import Remote, RemoteFunction, error_class, proxy
from dpedu.grading.shell import Shell
from dpedu.grading.wire import Channel, Gone, Late

GRACE = 1.0  # seconds that an interrupted worker has to say so
MOST_RESTARTS = 12
MOST_SHOWN = 16 * 2**20  # characters that all outputs of a student's cells may have
MOST_STUCK = 3
_ITERATORS: tuple[type, ...] = (
    *(types.GeneratorType, zip, map, filter, enumerate, type(iter([])), type(iter(()))),
    *(itertools.count, itertools.cycle, itertools.repeat, itertools.chain, itertools.islice),
    type(iter(range(0))),
)


class CellTimeoutError(BaseException):
    """A cell did not come to an end: the name that nbclient gives to it."""


class DeadKernelError(BaseException):
    """A student's process has ended: the name that nbclient gives to it."""


_LOST = (CellTimeoutError, DeadKernelError)


class Link:
    """The judge's side of a worker, and of the ones that replace it."""

    def __init__(self, control: socket.socket, judge: Judge) -> None:
        self._control, self._judge = control, judge
        self._channel: Channel | None = None
        self._worker = 0
        self._asked = 0
        self._deep = 0
        self._known: dict[Any, type[BaseException]] = {}
        self.callbacks: dict[int, Callable[..., Any]] = {}
        self.due = 0.0
        self.objects = True
        self.random = False
        self.used_objects = False
        self.trouble: list[str] = []  # what could not cross

    @property
    def alive(self) -> bool:
        """Whether there is a worker."""
        return self._channel is not None

    def start(self) -> None:
        """Ask for a new worker."""
        self._control.send(b"worker")
        said, ends, _, _ = socket.recv_fds(self._control, 100, 2)
        if len(ends) != 2:
            raise DeadKernelError("got no process")
        self._worker = int(said)
        self._channel = Channel(ends[0], ends[1])

    def kill(self) -> None:
        """End the worker, and all that it started."""
        if self._channel is not None:
            self._channel.close()
            self._channel = None
            self._control.send(b"kill %d" % self._worker)
            self._control.recv(100)

    def ask(self, message: dict[str, Any], encoder: Encoder | None = None) -> tuple[Any, Decoder]:
        """Ask the worker, and answer what it asks meanwhile. Late or gone, it is lost."""
        if self._channel is None:
            raise DeadKernelError("has no process any more")
        self._asked += 1
        asked = message["n"] = self._asked
        interrupted, due = False, self.due
        with self._judge.no_alarm():
            try:
                self._channel.send(message, encoder.buffers if encoder else None, due)
                while True:
                    try:
                        answer, buffers = self._channel.receive(due)
                    except Late:
                        if interrupted:
                            raise
                        interrupted, due = True, time.monotonic() + GRACE
                        self._control.send(b"int %d" % self._worker)
                        continue
                    if type(answer) is not dict:
                        raise Malformed("no message")
                    if "back" in answer and not interrupted:
                        self._back(answer, buffers)
                    elif answer.get("n") == asked:
                        break
                    elif "back" not in answer:
                        raise Malformed("an answer to another question")
            except Late:
                self.kill()
                raise CellTimeoutError("does not come to an end and cannot be stopped") from None
            except Gone:
                self.kill()
                raise DeadKernelError("ended Python, or used up the memory") from None
            except Malformed as error:
                self.kill()
                raise DeadKernelError(f"sent what is no answer: {error}") from None
            except BaseException:
                self.kill()
                raise
        if interrupted and message["do"] != "cell":
            raise CellTimeoutError("does not come to an end")
        answer["late"] = interrupted
        return answer, Decoder(buffers, self._resolve)

    def _back(self, message: Any, buffers: list[bytes]) -> None:
        """Answer a student's call of a function of the judge's."""
        encoder, decoder = Encoder(self.refer), Decoder(buffers, self._resolve)
        function = self.callbacks.get(message["back"]) if type(message["back"]) is int else None
        if function is None or self._deep > 50:
            raise Malformed("no such function")
        given, named = message.get("args"), message.get("kwargs")
        if type(given) is not list or type(named) is not dict:
            raise Malformed("no arguments")
        given = [decoder.decode(each) for each in given]
        named = {str(k): decoder.decode(v) for k, v in named.items()}
        self._deep += 1
        try:
            with self._judge.alarm_again():
                reply: dict[str, Any] = {"value": encoder.encode(function(*given, **named))}
        except Exception as error:
            encoder = Encoder(self.refer)
            kind = next(c.__name__ for c in type(error).__mro__ if c.__module__ == "builtins")
            reply = {"error": [kind, str(error)[:500]]}
        finally:
            self._deep -= 1
        if self._channel is None:
            raise Gone
        reply["asked"] = message.get("asked")
        self._channel.send(reply, encoder.buffers, self.due)

    # What proxies ask -----------------------------------------------------------------------------

    def call(self, target: dict[str, Any], given: Any, named: Any) -> Any:
        """Call something of the student's."""
        encoder = Encoder(self.refer)
        message: dict[str, Any] = {
            "do": "call",
            **target,
            "args": [encoder.encode(each) for each in given],
            "kwargs": {name: encoder.encode(each) for name, each in named.items()},
        }
        if builtins.input is not shell._no_input:
            message["input"] = self.refer(builtins.input)
        if self.random:
            message["random"] = encoder.encode(_random_states())
        answer, decoder = self.ask(message, encoder)
        every = [*given, *named.values()]
        with self._plain():
            for stream, text in answer.get("said", ()):
                if type(text) is str:
                    (sys.stderr if stream == "stderr" else sys.stdout).write(text)
            for place, each in answer.get("changed", ()):
                _replace(every[place], decoder.decode(each))
            if self.random and "random" in answer:
                legacy, python = decoder.decode(answer["random"])
                np.random.set_state(legacy.get_state())
                random.setstate(python.getstate())
            if "error" in answer:
                raise self._no_end(self._error(answer["error"], decoder), target)
            value = answer["value"]
            if type(value) is dict and "arg" in value:
                return every[value["arg"]]
            return decoder.decode(value)

    def calls(self, target: dict[str, Any], cases: list[Any]) -> list[Any]:
        """Call it many times."""
        encoder = Encoder(self.refer)
        plain = [[encoder.encode(each) for each in case] for case in cases]
        answer, decoder = self.ask({"do": "calls", **target, "args": plain}, encoder)
        with self._plain():
            if "error" in answer:
                raise self._no_end(self._error(answer["error"], decoder), target)
            if len(answer["values"]) != len(cases):
                raise Malformed("not as many answers as questions")
            return [decoder.decode(each) for each in answer["values"]]

    def get(self, number: int, name: str) -> Any:
        """An attribute of something of the student's."""
        answer, decoder = self.ask({"do": "get", "object": number, "name": name})
        with self._plain():
            if "error" in answer:
                raise self._error(answer["error"], decoder)
            return decoder.decode(answer["value"])

    def set(self, number: int, name: str, value: Any) -> None:
        """Change an attribute."""
        encoder = Encoder(self.refer)
        message = {"do": "set", "object": number, "name": name, "value": encoder.encode(value)}
        answer, decoder = self.ask(message, encoder)
        with self._plain():
            if "error" in answer:
                raise self._error(answer["error"], decoder)

    def names(self, wanted: list[str]) -> dict[str, Any]:
        """What these names stand for in the student's notebook."""
        answer, decoder = self.ask({"do": "names", "names": wanted})
        with self._plain():
            found = {}
            for name in wanted:
                each = answer["found"].get(name)
                if each is not None and "is" in each:
                    try:
                        found[name] = decoder.decode(each["is"])
                    except CannotCross as error:
                        found[name] = Stays(str(error))
                elif each is not None:
                    found[name] = Stays(str(each["why"])[:200])
                    self.trouble.append(f"{name}: {str(each['why'])[:200]}")
            return found

    @contextlib.contextmanager
    def forbid(self, *names: str) -> Iterator[None]:
        """Forbid functions where the student's code runs."""
        self._plainly({"do": "forbid", "names": list(names)})
        worker = self._worker
        try:
            yield
        finally:
            if self.alive and self._worker == worker:
                self._plainly({"do": "permit"})

    def _plainly(self, message: dict[str, Any]) -> None:
        answer, decoder = self.ask(message)
        with self._plain():
            if "error" in answer:
                raise self._error(answer["error"], decoder)

    @contextlib.contextmanager
    def _plain(self) -> Iterator[None]:
        """Whatever is wrong with the form of an answer: it is none, and the worker is lost."""
        try:
            yield
        except (Malformed, KeyError, IndexError, AttributeError, TypeError, ValueError) as error:
            if getattr(error, "crossed", False) or isinstance(error, CannotCross):
                raise
            self.kill()
            said = f"{type(error).__name__}: {error}"[:200]
            raise DeadKernelError(f"sent what is no answer: {said}") from None

    # References -----------------------------------------------------------------------------------

    def refer(self, value: Any) -> dict[str, Any] | None:
        """A reference to what stays in the judge, or a name that the worker can look up."""
        if isinstance(value, Remote):
            if value._worker is not self._token:
                raise CannotCross("a thing of a process that has ended")
            return {"mine": value._number}
        if isinstance(value, types.ModuleType):
            return {"M": value.__name__}
        named = _importable(value)
        if named is not None:
            return {"N": named}
        if isinstance(value, _ITERATORS):
            return {"it": self._callback(functools.partial(next, value), "next")}
        if callable(value) and not isinstance(value, type):
            name = str(getattr(value, "__name__", "function"))
            return {"cb": [self._callback(value, name), name]}
        return None

    @property
    def _token(self) -> Link:
        return self

    def _callback(self, function: Callable[..., Any], name: str) -> int:
        for number, each in self.callbacks.items():
            if each is function:
                return number
        number = len(self.callbacks) + 1
        self.callbacks[number] = function
        return number

    def _resolve(self, plain: dict[str, Any]) -> Any:
        ((tag, content),) = plain.items()
        if tag == "yours":
            return self.callbacks[content]
        if tag != "o":
            raise Malformed("unknown reference")
        number, kind, about = content
        if type(number) is not int or type(about) is not dict:
            raise Malformed("unknown reference")
        if kind == "module":
            found = sys.modules.get(about["name"]) if type(about["name"]) is str else None
            if found is None or about["name"].startswith(("dpedu.grading", "__main__")):
                raise CannotCross("a module stays where it is")
            return found
        kinds = about.get("kinds")
        if kind == "class" and type(kinds) is list and "builtins.BaseException" in kinds:
            return error_class([str(each) for each in kinds], self._known, number)
        if kind in ("object", "callable"):
            self.used_objects = True
            if not self.objects and kind == "callable":
                kind = "function"
            elif not self.objects:
                said = str(about.get("type"))[:80]
                raise CannotCross(f"an object of type {said} came back, which is no plain data")
        return proxy(self._token, number, str(kind), about)

    def _error(self, plain: Any, decoder: Decoder) -> BaseException:
        kinds = [str(each)[:200] for each in plain["kinds"]][:20]
        text = str(plain["text"])[:2000]
        if kinds and kinds[0] == "dpedu.grading.codec.CannotCross":
            self.trouble.append(text)
        found = error_class(kinds, self._known, plain.get("class", tuple(kinds)))
        made: BaseException = found.__new__(found)
        given = plain.get("args")
        made.args = (
            tuple(decoder.decode(each) for each in given) if type(given) is list else (text,)
        )
        if isinstance(made, KeyboardInterrupt):
            made = CellTimeoutError("was interrupted")
        made.crossed = True  # type: ignore[attr-defined]
        return made

    def _no_end(self, error: BaseException, target: dict[str, Any]) -> BaseException:
        """A function that stops with ``StopIteration`` would end the loop of the test around it.

        ``zip`` and ``map`` take it for their own end, and the cases that are left pass unseen. So
        it is another error, as in Python's generators, unless the instructor's answer does it too.
        """
        if isinstance(error, StopIteration) and target.get("operation") != "__next__":
            self.used_objects = True
            if not self.objects:
                error = RuntimeError(f"the function raised StopIteration: {error}")
                error.crossed = True  # type: ignore[attr-defined]
        return error


class Stays:
    """A value of the student's that cannot cross; a test that uses it fails, and says why."""

    def __init__(self, why: str) -> None:
        self.__dict__["why"] = why

    def _refuse(self, *given: Any, **named: Any) -> Any:
        raise TypeError(self.__dict__["why"])

    __getattr__ = __call__ = __eq__ = __ne__ = __bool__ = __len__ = __iter__ = _refuse
    __getitem__ = __add__ = __lt__ = __le__ = __gt__ = __ge__ = __float__ = __int__ = _refuse
    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{self.__dict__['why']}>"


def _importable(value: Any) -> list[str] | None:
    """Where everybody finds a function or a class: a module, and the name in it."""
    module, name = getattr(value, "__module__", None), getattr(value, "__qualname__", None)
    if isinstance(value, np.ufunc):
        module, name = "numpy", value.__name__
    owner = getattr(value, "__objclass__", None)
    if module is None and isinstance(owner, type):
        module = owner.__module__
    if type(module) is not str or type(name) is not str or module == "__main__":
        return None
    if module.startswith("dpedu.grading") or isinstance(value, Remote):
        return None
    found: Any = sys.modules.get(module)
    for part in name.split("."):
        found = getattr(found, part, None)
    return [module, name] if found is not None and found is value else None


def _random_states() -> tuple[Any, Any]:
    python, legacy = random.Random(), np.random.RandomState()
    python.setstate(random.getstate())
    legacy.set_state(np.random.get_state())
    return legacy, python


def _replace(old: Any, new: Any) -> None:
    """Let what was passed become what the student's code made of it."""
    if type(old) is not type(new) and not isinstance(old, dict):
        raise Malformed("an argument that changed its type")
    if isinstance(old, tuple):
        for one, other in zip(old, new, strict=True):
            if one is not other and isinstance(one, list | dict | set | np.ndarray):
                _replace(one, other)
    elif isinstance(old, list):
        if len(old) == len(new):
            for place, (one, other) in enumerate(zip(old, new, strict=True)):
                if type(one) is type(other) and isinstance(one, list | dict | set | np.ndarray):
                    _replace(one, other)
                else:
                    old[place] = other
        else:
            old[:] = new
    elif isinstance(old, dict | set):
        old.clear()
        old.update(new)
    elif isinstance(old, bytearray):
        old[:] = new
    elif isinstance(old, collections.deque):
        old.clear()
        old.extend(new)
    elif isinstance(old, np.ndarray):
        if old.shape != new.shape or old.dtype != new.dtype:
            old.resize(new.shape, refcheck=False)
        old[...] = new
    elif isinstance(old, np.random.Generator):
        old.bit_generator.state = new.bit_generator.state
    elif isinstance(old, np.random.RandomState):
        old.set_state(new.get_state())
    elif isinstance(old, random.Random):
        old.setstate(new.getstate())
    elif type(old).__name__ in ("DataFrame", "Series"):
        old._update_inplace(new)


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
        self._link = Link(ctl, self)
        self._link.objects = job["reference"]
        self._mine = set(job["names"])  # what the student defines
        # What the student never defines. For the instructor's answers that is only found out.
        self._trusted: set[str] = set() if job["reference"] else set(job["trusted"])
        self._fetched: set[str] = set()
        self._banned: set[int] = set()
        self._done: list[int] = []
        self._restarts = self._stuck = 0
        self._room = MOST_SHOWN
        self._alarm = False
        self._changed: set[str] = set()
        self._loaded = set(sys.modules)
        self._modules: set[str] = set()
        self._digest: dict[str, str] = {}

    def run(self) -> dict[str, Any]:
        """Run all cells. The answer says what each one showed and what became of it."""
        self._shell.begin()
        signal.signal(signal.SIGALRM, self._ring)
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
            self._to.send({"at": place})
            made.append(self._cell(place, cell, number))
        if self._job["reference"] and self._link.alive:
            with contextlib.suppress(*_LOST):
                self._link.due = time.monotonic() + self._limit
                said, _ = self._link.ask({"do": "digest"})
                self._modules = set(said["modules"])
        self._link.kill()
        answer: dict[str, Any] = {"cells": made, "changed": sorted(self._changed)}
        if self._job["reference"]:
            loaded = {*self._modules, *(set(sys.modules) - self._loaded)}
            answer["modules"] = sorted(name for name in loaded if "__" not in name)[:2000]
            answer["asked"] = sorted(self._fetched)
        return answer

    def _cell(self, place: int, cell: dict[str, Any], number: int) -> dict[str, Any]:
        lost = self._job["lost"].get(str(place))
        if lost is not None:
            self._banned.add(place)
            return _ended(number, "CellTimeoutError", lost)
        left = self._end - time.monotonic()
        if left <= 0 or self._stuck > MOST_STUCK:
            return _ended(number, "CellTimeoutError", "was not run: it had taken too long")
        self._link.due = time.monotonic() + min(self._limit, left)
        if cell["role"] == "given":
            self._link.due = time.monotonic() + max(self._limit, 120)
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
        """Outputs, as long as there is room: all of a notebook's go into one message."""
        size = len(json.dumps(outputs))
        if size > self._room:
            return [{"output_type": "stream", "name": "stdout", "text": shell.CUT}]
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
        due = self._link.due
        until = time.monotonic() + self._limit
        while not self._link.alive:
            if self._restarts > MOST_RESTARTS:
                raise DeadKernelError("was not run: the process had ended too often")
            place = -1
            try:
                self._link.start()
                self._link.due = time.monotonic() + self._limit
                encoder = Encoder()
                files = {name: encoder.buffer(self._buffers[i]) for name, i in self._job["files"]}
                self._link.ask({"do": "files", "files": files}, encoder)
                self._restarts += 1
                for place in self._done:
                    if place not in self._banned:
                        source = self._job["cells"][place]["source"]
                        self._link.due = time.monotonic() + self._limit
                        self._link.ask({"do": "cell", "source": source, "number": place + 1})
            except _LOST:
                if place >= 0:
                    self._banned.add(place)
                elif time.monotonic() > until:
                    raise
                else:  # nothing of the student's has run yet: processes are wanting, for now
                    time.sleep(0.2)
            finally:
                self._link.due = due = max(due, time.monotonic() + self._limit / 2)

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
            with self._in_time():
                self._fetch(cell["source"])
        except _LOST as error:
            lost = f"{type(error).__name__}: {error}"
            outputs = _ended(number, type(error).__name__, str(error))["outputs"]
        else:
            outputs, _ = self._here(cell["source"], number)
            lost = self._lost
            if lost and not any(each["output_type"] == "error" for each in outputs):
                outputs += _ended(number, *lost.split(": ", 1))["outputs"]
        made: dict[str, Any] = {"number": number, "outputs": clean.outputs(outputs, number)}
        if lost:
            made["state"] = lost.partition(": ")[2]
        if self._job["reference"]:
            made["objects"], made["trouble"] = link.used_objects, link.trouble[:3]
        return made

    _lost = ""

    def _here(self, source: str, number: int) -> tuple[list[dict[str, Any]], bool]:
        """Run the instructor's code in this process, as long as it may take."""
        self._lost = ""
        with self._in_time():
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
            with contextlib.suppress(SyntaxError, ValueError):
                for node in ast.parse(source).body:
                    if getattr(node, "name", None) == name:
                        return ast.get_source_segment(source, node)
        return None

    # Time -----------------------------------------------------------------------------------------

    def _ring(self, *given: Any) -> None:
        if self._alarm:
            raise CellTimeoutError("does not come to an end")

    @contextlib.contextmanager
    def _in_time(self) -> Iterator[None]:
        """What this process does itself, what a student sent included, must end too."""
        left = max(0.1, self._link.due - time.monotonic())
        signal.setitimer(signal.ITIMER_REAL, left + 2 * GRACE, 0.5)
        self._alarm = True
        try:
            yield
        finally:
            self._alarm = False
            signal.setitimer(signal.ITIMER_REAL, 0)

    @contextlib.contextmanager
    def no_alarm(self) -> Iterator[None]:
        """While a message is on its way, its own time limit holds."""
        before, self._alarm = self._alarm, False
        try:
            yield
        finally:
            self._alarm = before

    @contextlib.contextmanager
    def alarm_again(self) -> Iterator[None]:
        """While the judge's own code runs."""
        before, self._alarm = self._alarm, True
        try:
            yield
        finally:
            self._alarm = before


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
    to = Channel(conversation, conversation)
    job, buffers = to.receive()
    os.makedirs(folder)
    os.chdir(folder)
    for name, place in job["course_files"]:
        path = Path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(buffers[place])
    sys.path.append(folder)
    sys.setrecursionlimit(3000)
    judge = Judge(job, buffers, to, control, sh)
    to.send(judge.run())
