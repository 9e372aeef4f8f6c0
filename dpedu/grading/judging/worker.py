"""The process in which a student's code runs, and nothing else.

It holds no test, no expected value and no file but the student's own. It does what the judge asks:
run a cell, hand over what a name stands for, call a function. Whatever it answers is only data to
the judge, and so nothing here is a wall: the walls are around this process.
"""

from __future__ import annotations

import builtins
import collections.abc
import contextlib
import hashlib
import importlib
import inspect
import json
import os
import random
import signal
import sys
import threading
import types
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from dpedu.grading.judging.forbidding import forbidden
from dpedu.grading.judging.generators import random_states
from dpedu.grading.judging.operations import OPERATIONS
from dpedu.grading.judging.shell import Shell
from dpedu.grading.messages.decoder import Decoder
from dpedu.grading.messages.encoder import Encoder
from dpedu.grading.messages.kinds import CannotCross, Malformed
from dpedu.grading.messages.wire import Channel, Gone

_MUTABLE = (list, dict, set, bytearray, np.ndarray, np.random.Generator, np.random.RandomState)
_CANNOT_CROSS = [f"{each.__module__}.{each.__qualname__}" for each in CannotCross.__mro__]
_MUTABLE_NAMES = {"deque", "Counter", "OrderedDict", "defaultdict", "DataFrame", "Series", "Random"}


class Worker:
    """Answers the judge's requests, one after another."""

    def __init__(self, channel: Channel, shell: Shell) -> None:
        self._channel, self._shell = channel, shell
        self._objects: dict[int, Any] = {}
        self._handles: dict[int, int] = {}
        self._running = self._talking = self._interrupted = False
        self._forbidding: list[contextlib.ExitStack] = []
        self._asked = 0
        # Held while a message is on its way, and never while a student's code runs: threads of
        # theirs may call functions of the judge's, one after another.
        self._turn = threading.Lock()
        self._said: dict[int, dict[str, str]] = {}  # by functions of the judge's without memory
        self._loaded = set(sys.modules)
        self._do = {
            name: getattr(self, f"_{name}")
            for name in (
                *("cell", "names", "call", "together", "repeat", "get", "set"),
                *("files", "forbid", "permit", "digest", "plain"),
            )
        }

    def serve(self) -> None:
        """Answer until the judge goes away."""
        signal.signal(signal.SIGINT, self._interrupt)
        with contextlib.suppress(Gone):
            while True:
                with self._turn:
                    message = self._receive()
                self._answer(*message)

    def _interrupt(self, *given: Any) -> None:
        if self._talking:
            self._interrupted = True
        elif self._running:
            raise KeyboardInterrupt

    @contextlib.contextmanager
    def _talk(self) -> Iterator[None]:
        """No interrupt in the middle of a message: it comes after it. Other threads get none."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before, self._talking = self._talking, True
        try:
            yield
        finally:
            self._talking = before
        if self._interrupted and self._running and not before:
            self._interrupted = False
            raise KeyboardInterrupt

    def _receive(self) -> tuple[Any, list[bytes]]:
        with self._talk():
            return self._channel.receive()

    def _answer(self, message: Any, buffers: list[bytes]) -> None:
        encoder = Encoder(self._refer)
        before, self._running = self._running, True
        self._interrupted = False
        try:
            answer = self._do[message["do"]](message, Decoder(buffers, self._resolve), encoder)
        except Gone:
            raise
        except BaseException as error:
            encoder = Encoder(self._refer)
            answer = {"error": self._error(error, encoder)}
        finally:
            self._running = before
        answer["n"] = message["n"]
        with self._turn, self._talk():
            try:
                self._channel.send(answer, encoder.buffers)
            except CannotCross as error:
                encoder = Encoder(self._refer)
                again = {"error": self._error(error, encoder), "n": message["n"]}
                self._channel.send(again, encoder.buffers)

    # What the judge asks for ----------------------------------------------------------------------

    def _cell(self, message: Any, decoder: Decoder, encoder: Encoder) -> dict[str, Any]:
        outputs, good = self._shell.run(message["source"], number=message["number"])
        return {"outputs": outputs, "good": good}

    def _names(self, message: Any, decoder: Decoder, encoder: Encoder) -> dict[str, Any]:
        """What names stand for; none that is only the shell's own."""
        found, space = {}, self._shell.user_ns
        for name in message["names"]:
            if name in space and name not in self._shell.user_ns_hidden:
                try:
                    probe = Encoder(self._refer)  # one that cannot cross must not hide the others
                    probe.encode(space[name])
                    found[name] = {"is": encoder.encode(space[name])}
                except CannotCross as error:
                    found[name] = {"why": str(error)[:200]}
        return {"found": found}

    def _call(self, message: Any, decoder: Decoder, encoder: Encoder) -> dict[str, Any]:
        function = self._find(message)
        given = [decoder.decode(each) for each in message["args"]]
        named = {str(k): decoder.decode(v) for k, v in message["kwargs"].items()}
        self._take_random(message, decoder)
        asking = builtins.input
        if message.get("input"):
            builtins.input = decoder.decode(message["input"])
        try:
            answer = self._called(function, given, named, encoder)
        finally:
            builtins.input = asking
        if message.get("random"):
            answer["random"] = encoder.encode(random_states())
        return answer

    def _called(
        self, function: Any, given: list[Any], named: dict[str, Any], encoder: Encoder
    ) -> dict[str, Any]:
        """What a call returns or stops with, and what it does besides."""
        every = [*given, *named.values()]
        before = [_fingerprint(each) for each in every]
        answer: dict[str, Any] = {}
        self._shell.outputs.take()
        try:
            value = function(*given, **named)
            places = [i for i, each in enumerate(every) if each is value and before[i]]
            answer["value"] = {"arg": places[0]} if places else encoder.encode(value)
        except Gone:
            raise
        except BaseException as error:
            answer["error"] = self._error(error, encoder)
        return answer | self._besides(every, before, encoder)

    def _together(self, message: Any, decoder: Decoder, encoder: Encoder) -> dict[str, Any]:
        """Calls of one function, each with arguments of its own, as many as a message holds."""
        function = self._find(message)
        answers: list[dict[str, Any]] = []
        for plain in message["calls"]:
            answer = self._called(function, [decoder.decode(each) for each in plain], {}, encoder)
            kinds = answer.get("error", {}).get("kinds", [])
            if answers and kinds == _CANNOT_CROSS:
                break  # what does not fit beside the others is asked for alone
            answers.append(answer)
            if kinds[:1] == ["builtins.KeyboardInterrupt"]:
                break  # the time is up for all of them
        return {"calls": answers}

    def _besides(self, given: list[Any], before: list[Any], encoder: Encoder) -> dict[str, Any]:
        """What calls did besides returning: arguments that are others now, and what was printed."""
        changed = []
        for place, each in enumerate(given):
            if before[place] and before[place] != _fingerprint(each):
                with contextlib.suppress(CannotCross):
                    changed.append([place, encoder.encode(each)])
        said = [
            [item["name"], item["text"]]
            for item in self._shell.outputs.take()
            if item["output_type"] == "stream"
        ]
        return {name: each for name, each in (("changed", changed), ("said", said)) if each}

    def _repeat(self, message: Any, decoder: Decoder, encoder: Encoder) -> dict[str, Any]:
        """Calls of one function with the same arguments, up to the first that fails."""
        function = self._find(message)
        given = [decoder.decode(each) for each in message["args"]]
        before = [_fingerprint(each) for each in given]
        values: list[Any] = []
        answer: dict[str, Any] = {"values": values}
        self._shell.outputs.take()
        try:
            for _ in range(message["times"]):
                values.append(encoder.encode(function(*given)))
        except Gone:
            raise
        except BaseException as error:
            answer["error"] = self._error(error, encoder)
        return answer | self._besides(given, before, encoder)

    def _get(self, message: Any, decoder: Decoder, encoder: Encoder) -> dict[str, Any]:
        return {"value": encoder.encode(getattr(self._objects[message["object"]], message["name"]))}

    def _plain(self, message: Any, decoder: Decoder, encoder: Encoder) -> dict[str, Any]:
        """An object as the number, the array or the container that it can be made."""
        value = self._objects[message["object"]]
        make = _made_plain(value)
        if make is None:
            raise CannotCross(f"an object of type {type(value).__name__} is no plain data")
        return {"value": encoder.encode(make(value))}

    def _set(self, message: Any, decoder: Decoder, encoder: Encoder) -> dict[str, Any]:
        setattr(self._objects[message["object"]], message["name"], decoder.decode(message["value"]))
        return {"value": None}

    def _files(self, message: Any, decoder: Decoder, encoder: Encoder) -> dict[str, Any]:
        for name, place in message["files"].items():
            with contextlib.suppress(OSError):  # a disk that is full costs what needs the file
                path = Path(name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(decoder.buffer(place))
        return {"value": None}

    def _forbid(self, message: Any, decoder: Decoder, encoder: Encoder) -> dict[str, Any]:
        undo = contextlib.ExitStack()
        undo.enter_context(forbidden(message["names"]))
        self._forbidding.append(undo)
        return {"value": None}

    def _permit(self, message: Any, decoder: Decoder, encoder: Encoder) -> dict[str, Any]:
        self._forbidding.pop().close()
        return {"value": None}

    def _digest(self, message: Any, decoder: Decoder, encoder: Encoder) -> dict[str, Any]:
        """A fingerprint of every plain value, so that the judge sees what a cell changes."""
        found = {}
        for name, value in list(self._shell.user_ns.items()):
            if name.startswith("_") or name in self._shell.user_ns_hidden:
                continue
            with contextlib.suppress(CannotCross):
                own = Encoder()
                plain = json.dumps(own.encode(value))
                found[name] = hashlib.sha256(b"".join([plain.encode(), *own.buffers])).hexdigest()
        return {"found": found, "modules": sorted(set(sys.modules) - self._loaded)[:2000]}

    # References -----------------------------------------------------------------------------------

    def _find(self, message: Any) -> Callable[..., Any]:
        if "operation" in message:
            return OPERATIONS[message["operation"]]
        found: Callable[..., Any] = self._objects[message["object"]]
        return found

    def _refer(self, value: Any) -> dict[str, Any]:
        """A reference to what stays here."""
        if isinstance(value, _Callback):
            return {"yours": value.number}
        handle = self._handles.get(id(value))
        if handle is None:
            handle = len(self._objects) + 1
            self._objects[handle] = value
            self._handles[id(value)] = handle
        kind, about = _describe(value)
        return {"o": [handle, kind, about]}

    def _resolve(self, plain: dict[str, Any], decode: Callable[[Any], Any]) -> Any:
        """What a reference of the judge stands for."""
        ((tag, content),) = plain.items()
        if tag == "mine":
            return self._objects[content]
        if tag == "cb":
            number, name, known = content
            if known is not None:
                said = {_key(given): _key(value) for given, value in known}
                self._said.setdefault(number, {}).update(said)
            return _Callback(self, number, name, self._said.get(number))
        if tag == "it":
            return _iterate(_Callback(self, content, "next"))
        if tag == "M":
            return importlib.import_module(content)
        if tag == "N":
            found: Any = importlib.import_module(content[0])
            for part in content[1].split("."):
                found = getattr(found, part)
            return found
        raise Malformed("unknown reference")

    def back(self, number: int, given: Any, named: Any, said: dict[str, str] | None = None) -> Any:
        """Call a function of the judge's, and answer what it asks meanwhile.

        One without memory is asked once for the same arguments: ``said`` is what it has said.
        """
        key = None
        if said is not None and not named:
            with contextlib.suppress(CannotCross):
                small = Encoder()
                plain = [small.encode(each) for each in given]
                key = None if small.buffers else _key(plain)
            if key is not None and key in said:
                return Decoder([], self._resolve).decode(json.loads(said[key]))
        encoder = Encoder(self._refer)
        message = {
            "back": number,
            "args": [encoder.encode(each) for each in given],
            "kwargs": {str(k): encoder.encode(v) for k, v in named.items()},
        }
        with self._turn:
            self._asked += 1
            asked = message["asked"] = self._asked
            with self._talk():
                self._channel.send(message, encoder.buffers)
            while True:
                answer, buffers = self._receive()
                if answer.get("asked") == asked:
                    break
                self._turn.release()
                try:
                    self._answer(answer, buffers)
                    self._running = True
                finally:
                    self._turn.acquire()
        decoder = Decoder(buffers, self._resolve)
        if "error" in answer:
            kind, *args = answer["error"]
            try:
                error = getattr(builtins, kind)(*map(decoder.decode, args))
            except TypeError:  # one that is made of more than a text
                error = RuntimeError(*map(decoder.decode, args))
            raise error
        if said is not None and key is not None and not buffers:
            said[key] = _key(answer["value"])
        return decoder.decode(answer["value"])

    def _take_random(self, message: Any, decoder: Decoder) -> None:
        if message.get("random"):
            legacy, python = decoder.decode(message["random"])
            np.random.set_state(legacy.get_state())
            random.setstate(python.getstate())

    def _error(self, error: BaseException, encoder: Encoder) -> dict[str, Any]:
        kinds = [f"{each.__module__}.{each.__qualname__}" for each in type(error).__mro__][:20]
        text = "<an error that cannot be shown>"
        with contextlib.suppress(BaseException):
            text = str(error)[:2000]
        plain: dict[str, Any] = {"kinds": [k[:200] for k in kinds], "text": text}
        with contextlib.suppress(BaseException):
            if all(type(each) in (str, int, float, bool) for each in error.args):
                small = Encoder()
                plain["args"] = [small.encode(each) for each in error.args]
                if len(json.dumps(plain["args"])) > 4000:
                    del plain["args"]
        with contextlib.suppress(BaseException):
            if type(error).__module__ == "__main__":
                plain["class"] = self._refer(type(error))["o"][0]
        return plain


class _Callback:
    """A function of the judge's, as a student's code sees it."""

    def __init__(
        self, worker: Worker, number: int, name: str, said: dict[str, str] | None = None
    ) -> None:
        self._worker, self.number, self._said = worker, number, said
        self.__name__ = self.__qualname__ = name

    def __call__(self, *given: Any, **named: Any) -> Any:
        return self._worker.back(self.number, given, named, self._said)

    def __eq__(self, other: object) -> bool:
        """The same function of the judge's, handed over twice."""
        return isinstance(other, _Callback) and self.number == other.number

    def __hash__(self) -> int:
        return hash((_Callback, self.number))


def _key(plain: Any) -> str:
    """What is remembered, as a text: nobody can change it."""
    return json.dumps(plain)


def _iterate(following: _Callback) -> Iterator[Any]:
    with contextlib.suppress(StopIteration):
        while True:
            yield following()


def _describe(value: Any) -> tuple[str, dict[str, Any]]:
    """What kind of thing stays here, as far as the judge needs to know."""
    kind = type(value)
    about: dict[str, Any] = {"type": f"{kind.__module__}.{kind.__qualname__}"[:200]}
    if isinstance(value, types.ModuleType):
        return "module", about | {"name": value.__name__}
    if isinstance(value, type):
        kinds = [f"{each.__module__}.{each.__qualname__}" for each in value.__mro__][:20]
        return "class", about | {"name": value.__name__, "kinds": kinds}
    own = [
        name for name in OPERATIONS if getattr(kind, name, None) is not getattr(object, name, None)
    ]
    if "__hash__" in own:
        own.remove("__hash__")
    if callable(value):
        about["name"] = str(getattr(value, "__name__", kind.__name__))[:200]
        with contextlib.suppress(BaseException):
            about["doc"] = inspect.getdoc(value) if isinstance(value.__doc__, str) else None
        with contextlib.suppress(BaseException):
            about["signature"] = _signature(value)
        plain = isinstance(value, types.FunctionType | types.BuiltinFunctionType | types.MethodType)
        if plain or kind.__module__ != "__main__":
            return "function", about
        return "callable", about | {"operations": own, "kinds": _line(kind)}
    if "__next__" in own and kind.__module__ != "__main__":
        return "iterator", about
    about["data"] = _made_plain(value) is not None
    return "object", about | {"operations": own, "kinds": _line(kind)}


def _made_plain(value: Any) -> Callable[[Any], Any] | None:
    """What makes data of an object, as tests do that ask for its number, its items, its array."""
    kind = type(value)
    if kind.__module__.startswith("scipy.sparse") and hasattr(kind, "toarray"):
        return lambda sparse: np.asarray(sparse.toarray())
    if hasattr(kind, "__array__"):
        return np.array
    if isinstance(value, collections.abc.Mapping) or hasattr(kind, "keys"):
        return dict
    if isinstance(value, collections.abc.Set):
        return set
    if hasattr(kind, "__iter__") or hasattr(kind, "__getitem__"):
        return list if hasattr(kind, "__len__") and not hasattr(kind, "__next__") else None
    for name, make in (("__index__", int), ("__float__", float), ("__complex__", complex)):
        if hasattr(kind, name):
            return make
    return os.fspath if hasattr(kind, "__fspath__") else None


def _line(kind: type) -> list[str]:
    return [f"{each.__module__}.{each.__qualname__}" for each in kind.__mro__][:20]


def _signature(value: Any) -> list[list[Any]]:
    parameters = []
    for each in inspect.signature(value).parameters.values():
        default = each.default is not inspect.Parameter.empty
        parameters.append([each.name, int(each.kind), default])
    return parameters


def _fingerprint(value: Any) -> str | None:
    """A text that changes when a value that can be changed is; nothing for one that cannot."""
    kind = type(value)
    if kind is tuple:
        inner = [_fingerprint(each) for each in value]
        return repr(inner) if any(inner) else None
    if not isinstance(value, _MUTABLE) and kind.__name__ not in _MUTABLE_NAMES:
        return None
    encoder = Encoder(lambda each: {"id": id(each)})
    try:
        plain = json.dumps(encoder.encode(value))
    except (CannotCross, ValueError):
        return None
    for each in encoder.buffers:
        plain += hashlib.sha256(each).hexdigest()
    return plain


def main(channel: Channel, shell: Shell) -> None:
    """Be a worker until the judge goes away."""
    warnings.resetwarnings()
    shell.begin()
    sys.setrecursionlimit(3000)
    Worker(channel, shell).serve()
