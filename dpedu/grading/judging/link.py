"""The judge's side of a worker, and of the ones that replace it."""

from __future__ import annotations

import builtins
import contextlib
import functools
import itertools
import random
import socket
import sys
import time
import types
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from dpedu.grading.judging import shell
from dpedu.grading.judging.alarm import GRACE, Alarm, CellTimeoutError
from dpedu.grading.judging.arguments import random_states, take_over
from dpedu.grading.judging.proxies import Remote, error_class, proxy
from dpedu.grading.messages.decoder import Decoder
from dpedu.grading.messages.encoder import Encoder
from dpedu.grading.messages.kinds import CannotCross, Malformed
from dpedu.grading.messages.wire import Channel, Gone, Late

_ITERATORS: tuple[type, ...] = (
    *(types.GeneratorType, zip, map, filter, enumerate, type(iter([])), type(iter(()))),
    *(itertools.count, itertools.cycle, itertools.repeat, itertools.chain, itertools.islice),
    type(iter(range(0))),
)


class DeadKernelError(BaseException):
    """A student's process has ended: the name that nbclient gives to it."""


class Link:
    """The judge's side of a worker, and of the ones that replace it."""

    def __init__(self, control: socket.socket, alarm: Alarm) -> None:
        self._control, self._alarm = control, alarm
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
        with self._alarm.off():
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
        self._deep += 1
        try:
            with self._alarm.on():  # what a student sends takes as long as they please
                given = [decoder.decode(each) for each in given]
                named = {str(k): decoder.decode(v) for k, v in named.items()}
        except BaseException:
            self._deep -= 1
            raise
        try:
            with self._alarm.on():
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
        if builtins.input is not shell.no_input:
            message["input"] = self.refer(builtins.input)
        if self.random:
            message["random"] = encoder.encode(random_states())
        answer, decoder = self.ask(message, encoder)
        every = [*given, *named.values()]
        with self._plain():
            for stream, text in answer.get("said", ()):
                if type(text) is str:
                    (sys.stderr if stream == "stderr" else sys.stdout).write(text)
            for place, each in answer.get("changed", ()):
                take_over(every[place], decoder.decode(each))
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
        if kinds and kinds[0] == "dpedu.grading.messages.encoder.CannotCross":
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
