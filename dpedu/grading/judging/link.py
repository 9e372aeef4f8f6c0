"""The judge's side of a worker, and of the ones that replace it."""

from __future__ import annotations

import builtins
import contextlib
import functools
import itertools
import json
import random
import socket
import sys
import time
import types
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from dpedu.checks.pure import Pure
from dpedu.grading.judging import shell
from dpedu.grading.judging.alarm import GRACE, Alarm, CellTimeoutError
from dpedu.grading.judging.arguments import take_over
from dpedu.grading.judging.evaluating import Guard
from dpedu.grading.judging.expected import Expected, step
from dpedu.grading.judging.generators import follows, random_states
from dpedu.grading.judging.hollow import hollow
from dpedu.grading.judging.proxies import KINDS, Remote, error_class, proxy
from dpedu.grading.messages.decoder import Decoder
from dpedu.grading.messages.encoder import Encoder
from dpedu.grading.messages.kinds import MOST_REHEARSED, CannotCross, Malformed
from dpedu.grading.messages.patience import stretch
from dpedu.grading.messages.wire import Channel, Gone, Late

_ITERATORS: tuple[type, ...] = (
    *(types.GeneratorType, zip, map, filter, enumerate, type(iter([])), type(iter(()))),
    *(itertools.count, itertools.cycle, itertools.repeat, itertools.chain, itertools.islice),
    type(iter(range(0))),
)
_GOES_ON = (np.random.Generator, np.random.RandomState, random.Random)


MOST_UNFOLDED = 10  # objects within objects

ENDLESS = "does not come to an end"
MOST_SAID = 2000  # letters of what an error of the test is made of


class DeadKernelError(BaseException):
    """A student's process has ended: the name that nbclient gives to it."""


class Link:
    """The judge's side of a worker, and of the ones that replace it."""

    def __init__(self, control: socket.socket, alarm: Alarm) -> None:
        self._control, self._alarm = control, alarm
        self._channel: Channel | None = None
        self._worker = 0
        self._asked = 0
        self._deep = self._unfolding = 0
        self._known: dict[Any, type[BaseException]] = {}
        self.callbacks: dict[int, Callable[..., Any]] = {}
        self._numbered = 0
        self._told: dict[int, set[str]] = {}  # what a worker knows of functions without memory
        self.due = 0.0
        self.messages = 0  # that have gone to and fro
        self.expected = Expected()  # what a test may get, or notes of it
        self.firm = (
            False  # whether arguments stay as they are, if the instructor's answer left them
        )
        self.altered = False  # whether one was changed that the instructor's answer left alone
        self.guard: Guard | None = None  # against text of a student's that a test evaluates
        self._step = ""  # what is being asked: a name, a call of it, an attribute, an operation
        self.random = False
        self.trouble: list[str] = []  # what could not cross
        self.hollow: set[str] = set()  # results with nothing in them, where others have something
        self._gave: set[int] = set()  # iterators that gave something
        self.lost = ""  # how a worker was lost, whatever a test makes of that

    @property
    def alive(self) -> bool:
        """Whether there is a worker."""
        return self._channel is not None

    def stretch(self) -> float:
        """By how much longer everything takes, because of what others do."""
        return stretch(self._worker if self.alive else 0)

    def start(self) -> None:
        """Ask for a new worker."""
        self._control.send(b"worker")
        said, ends, _, _ = socket.recv_fds(self._control, 100, 2)
        if len(ends) != 2:
            raise DeadKernelError("got no process")
        self._worker = int(said)
        self._told.clear()
        self._gave.clear()
        self._channel = Channel(ends[0], ends[1])

    def kill(self) -> None:
        """End the worker, and all that it started."""
        if self._channel is not None:
            self._channel.close()
            self._channel = None
            self._control.send(b"kill %d" % self._worker)
            self._control.recv(100)

    def close(self) -> None:
        """Let go of the worker for good: it ends with this process, and nobody waits for that."""
        if self._channel is not None:
            self._channel.close()
            self._channel = None

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
                        interrupted, due = True, time.monotonic() + GRACE * self.stretch()
                        self._control.send(b"int %d" % self._worker)
                        continue
                    if type(answer) is not dict:
                        raise Malformed("no message")
                    self.messages += 1
                    if "back" in answer and not interrupted:
                        self._back(answer, buffers)
                    elif answer.get("n") == asked:
                        break
                    elif "back" not in answer:
                        raise Malformed("an answer to another question")
            except Late:
                self.kill()
                raise self._lose(CellTimeoutError, f"{ENDLESS} and cannot be stopped") from None
            except Gone:
                self.kill()
                why = "ended Python, or used up the memory"
                raise self._lose(DeadKernelError, why) from None
            except Malformed as error:
                self.kill()
                raise self._lose(DeadKernelError, f"sent what is no answer: {error}") from None
            except BaseException:
                self.kill()
                raise
        if interrupted and message["do"] != "cell":
            raise self._lose(CellTimeoutError, ENDLESS)
        answer["late"] = interrupted
        if self.expected.noting and sum(map(len, buffers)) > MOST_REHEARSED:
            raise CannotCross(f"a value is larger than {MOST_REHEARSED} bytes")
        return answer, self._decoder(buffers)

    def _lose(self, kind: type[BaseException], why: str) -> BaseException:
        self.lost = f"{kind.__name__}: {why}"
        return kind(why)

    def _back(self, message: Any, buffers: list[bytes]) -> None:
        """Answer a student's call of a function of the judge's."""
        encoder, decoder = Encoder(self.refer), self._decoder(buffers)
        function = self.callbacks.get(message["back"]) if type(message["back"]) is int else None
        if function is None or self._deep > 50:
            raise Malformed("no such function")
        given, named = message.get("args"), message.get("kwargs")
        if type(given) is not list or type(named) is not dict:
            raise Malformed("no arguments")
        self._deep += 1
        asked, self._step = self._step, "back"
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
            reply = {"error": [kind, *_arguments(error)]}
        finally:
            self._deep -= 1
            self._step = asked
        if self._channel is None:
            raise Gone
        reply["asked"] = message.get("asked")
        self._channel.send(reply, encoder.buffers, self.due)

    # What proxies ask -----------------------------------------------------------------------------

    def call(self, target: dict[str, Any], given: Any, named: Any, origin: str = "") -> Any:
        """Call something of the student's."""
        operation = target.get("operation")
        came = step(operation, origin if operation is None else given[0]._origin)
        if operation is not None and not self.expected.operation(operation):
            raise TypeError(f"the object that came back is no plain data: {operation}")
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
        try:
            found = self._returned(answer, decoder, came, [*given, *named.values()], operation)
        except StopIteration:
            if operation == "__next__" and given[0]._number not in self._gave:
                self._is_hollow("at its end", came)
            raise
        if operation == "__next__":
            self._gave.add(given[0]._number)
        return found

    def _returned(
        self, answer: Any, decoder: Decoder, came: str, every: list[Any], operation: str | None
    ) -> Any:
        """What a call returned; what it did besides is done here too."""
        self._step = came
        with self._plain():
            every = self._besides(answer, came, every, decoder)
            if self.random and "random" in answer:
                self._drawn(*decoder.decode(answer["random"]))
            if "error" in answer:
                raise self._error(answer["error"], decoder, operation)
            value = answer["value"]
            if type(value) is dict and "arg" in value:
                return every[value["arg"]]
            return self._looked_at(decoder.decode(value))

    def together(
        self, target: dict[str, Any], every: Sequence[Any], origin: str = ""
    ) -> list[Callable[[], tuple[Any, BaseException | None]]] | None:
        """Call it with each of these arguments, and look at one call after another.

        Nothing, where something else must be asked or told at each call, or where what is handed
        over has a memory: a generator that goes on, a function of the test's.
        """
        has_memory = any(isinstance(each, _GOES_ON) for given in every for each in given)
        if self.random or has_memory or builtins.input is not shell.no_input:
            return None
        encoder = Encoder(self._without_memory)
        try:
            plain = [[encoder.encode(each) for each in given] for given in every]
        except CannotCross:
            return None
        answer, decoder = self.ask({"do": "together", **target, "calls": plain}, encoder)
        came, said = step(None, origin), answer.get("calls")
        if type(said) is not list:
            said = []

        def look(place: int) -> tuple[Any, BaseException | None]:
            given = list(every[place])
            try:
                if place >= len(said):  # all together were too much for one message
                    return self.call(target, given, {}, origin), None
                return self._returned(said[place], decoder, came, given, None), None
            except (Exception, SystemExit) as error:
                return None, error

        return [functools.partial(look, place) for place in range(len(every))]

    def _without_memory(self, value: Any) -> dict[str, Any] | None:
        """A reference to what gives the same whenever it is asked; all else cannot cross."""
        return self.refer(value) if isinstance(value, Pure) or _importable(value) else None

    def _looked_at(self, value: Any) -> Any:
        """The same, noted if nothing is in it and something was in the instructor's."""
        if wanting := hollow(value):
            self._is_hollow(wanting, self._step)
        return value

    def _is_hollow(self, wanting: str, came: str) -> None:
        if not self.expected.kind(wanting, came):
            self.hollow.add(f"{wanting}: {came}")

    def _besides(self, answer: Any, came: str, given: list[Any], decoder: Decoder) -> list[Any]:
        """Take over what a call did besides returning, and say what the arguments are then."""
        for stream, text in answer.get("said", ()):
            if type(text) is str:
                self.heard()
                (sys.stderr if stream == "stderr" else sys.stdout).write(text)
        for place, each in answer.get("changed", ()):
            given[place] = self._changed(f"{came} {place}", given[place], decoder.decode(each))
        return given

    def _changed(self, what: str, given: Any, changed: Any) -> Any:
        """Let an argument become what the student's code made of it, and say what it is then.

        A test may work out from it what it expects, or loop over it: emptied, or all zero, it tests
        nothing. Where the instructor's answer leaves it alone, the test must be passed in which it
        stays as it was, too. No generator goes to where drawing does not lead.
        """
        if self._unexpected(what, lambda: follows(given, changed)):
            return changed
        take_over(given, changed)
        return given

    def _drawn(self, legacy: Any, python: Any) -> None:
        """Let the old global generators go on from where the student's code left them."""
        now = random_states()
        if not self._unexpected("", lambda: follows(now[0], legacy)):
            np.random.set_state(legacy.get_state())
        if not self._unexpected("", lambda: follows(now[1], python)):
            random.setstate(python.getstate())

    def _unexpected(self, what: str, follows: Callable[[], bool]) -> bool:
        """Whether to leave a change undone, because the instructor's answer made none of the kind.

        First everything is done, and only noted; then the test is run a second time.
        """
        if self.altered and not self.firm:
            return False
        known = (not what or self.expected.change(what)) and (
            follows() or self.expected.change(f"state {what}")
        )
        self.altered |= not known
        return self.firm and not known

    def repeat(
        self, target: dict[str, Any], times: int, given: Any, origin: str = ""
    ) -> list[tuple[Any, BaseException | None]] | None:
        """Call it again and again with the same arguments: what it returns, or last stops with.

        Nothing, where something else must be asked or told at each call.
        """
        if self.random or builtins.input is not shell.no_input:
            return None
        encoder = Encoder(self.refer)
        plain = [encoder.encode(each) for each in given]
        message = {"do": "repeat", **target, "times": times, "args": plain}
        answer, decoder = self.ask(message, encoder)
        came = self._step = step(None, origin)
        found: list[tuple[Any, BaseException | None]] = []
        with self._plain():
            self._besides(answer, came, list(given), decoder)
            for each in answer["values"]:
                try:
                    found.append((decoder.decode(each), None))
                except CannotCross as error:
                    return [*found, (None, error)]
            if "error" in answer:
                found.append((None, self._error(answer["error"], decoder)))
            elif len(found) != times:
                raise Malformed("not as many answers as questions")
        return found

    def get(self, number: int, name: str) -> Any:
        """An attribute of something of the student's."""
        if not self.expected.attribute(name):
            raise AttributeError(f"what came back has no attribute {name!r} that the test expects")
        answer, decoder = self.ask({"do": "get", "object": number, "name": name})
        self._step = f".{name}"
        with self._plain():
            if "error" in answer:
                raise self._error(answer["error"], decoder)
            return decoder.decode(answer["value"])

    def set(self, number: int, name: str, value: Any) -> None:
        """Change an attribute."""
        if not self.expected.attribute(name):
            raise AttributeError(f"what came back has no attribute {name!r} that the test expects")
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
                self._step = name
                each = answer["found"].get(name)
                if each is not None and "is" in each:
                    try:
                        found[name] = decoder.decode(each["is"])
                    except CannotCross as error:
                        found[name] = Stays(str(error))
                        self.trouble.append(f"{name}: {error}"[:300])
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
            raise self._lose(DeadKernelError, f"sent what is no answer: {said}") from None

    # References -----------------------------------------------------------------------------------

    def refer(self, value: Any) -> dict[str, Any] | None:
        """A reference to what stays in the judge, or a name that the worker can look up."""
        if isinstance(value, Remote):
            if value._worker is not self._token:
                raise CannotCross("a thing of a process that has ended")
            return {"mine": value._number}
        if isinstance(value, Stays):
            value()
        if isinstance(value, types.ModuleType):
            return {"M": value.__name__}
        named = _importable(value)
        if named is not None:
            return {"N": named}
        if isinstance(value, _ITERATORS):
            return {"it": self._callback(functools.partial(next, value), "next")}
        if callable(value) and not isinstance(value, type):
            name = str(getattr(value, "__name__", "function"))
            pure = isinstance(value, Pure)  # made anew for each call, from the same function
            number = self._callback(value.function if pure else value, name)
            known = self._values(number, value) if pure else None
            return {"cb": [number, name, known]}
        return None

    @property
    def _token(self) -> Link:
        return self

    def _callback(self, function: Callable[..., Any], name: str) -> int:
        for number, each in self.callbacks.items():
            if each is function:
                return number
        self._numbered += 1  # none is given twice: a worker may remember what one has said
        self.callbacks[self._numbered] = function
        return self._numbered

    def _values(self, number: int, function: Pure) -> list[Any]:
        """What a function without memory says of what will be asked, unless that was told."""
        told, pairs = self._told.setdefault(number, set()), []
        for given in function.known:
            encoder = Encoder()
            plain = [encoder.encode(each) for each in given]
            key = repr(plain)
            if key not in told and not encoder.buffers:
                told.add(key)
                said = encoder.encode(function(*given))
                if not encoder.buffers:
                    pairs.append([plain, said])
        return pairs

    def _resolve(self, plain: dict[str, Any], decode: Callable[[Any], Any]) -> Any:
        ((tag, content),) = plain.items()
        if tag == "yours":
            return self.callbacks[content]
        if tag != "o":
            raise Malformed("unknown reference")
        number, kind, about, *rest = content
        if type(number) is not int or type(about) is not dict or kind not in (*KINDS, "module"):
            raise Malformed("unknown reference")
        if kind == "module":
            found = sys.modules.get(about["name"]) if type(about["name"]) is str else None
            ours = about["name"].startswith(("dpedu.grading", "__main__")) if found else True
            if ours or not self.expected.kind("module", self._step):
                raise CannotCross("a module stays where it is")
            return found
        kinds, came = about.get("kinds"), self._step
        if kind == "class" and type(kinds) is list and "builtins.BaseException" in kinds:
            made = error_class([str(each) for each in kinds], self._known, number)
            if issubclass(AssertionError, made) and not self.expected.kind("every error", came):
                raise CannotCross(f"{made.__name__} is no error of its own: it is every failure")
            return made
        if kind in ("object", "callable") and not self.expected.kind(kind, came):
            if rest:
                return decode(rest[0])
            if kind == "callable":
                return proxy(self._token, number, "function", about, came)
            if about.get("data") is not True and "__iter__" in (about.get("operations") or ()):
                return proxy(self._token, number, "iterator", about, came)
            return self._as_plain(number, about)
        return proxy(self._token, number, kind, about, came)

    def _as_plain(self, number: int, about: dict[str, Any]) -> Any:
        """An object that a test does not expect, as the data that it can be made.

        In a notebook ``float``, ``len``, loops and arrays take it for that; here it is no more.
        """
        said = str(about.get("type"))[:80]
        # No harm comes of it where nobody looks at it: many a method returns its object.
        stays = Stays(f"an object of type {said} came back, which is no plain data")
        if about.get("data") is not True or self._unfolding >= MOST_UNFOLDED:
            return stays
        self._unfolding += 1
        try:
            answer, decoder = self.ask({"do": "plain", "object": number})
            return stays if "error" in answer else decoder.decode(answer["value"])
        except CannotCross:
            return stays
        finally:
            self._unfolding -= 1

    def _decoder(self, buffers: list[bytes]) -> Decoder:
        return Decoder(buffers, self._resolve, self._expects, self.heard)

    def _expects(self, kind: str) -> bool:
        """Whether what is being asked may give data that can stand for other data."""
        if kind == "named tuple":
            return self.expected.named(self._step)
        return self.expected.kind(kind, self._step)

    def trouble_with(self, why: str) -> None:
        """Note why a test could not be passed."""
        self.trouble.append(why)

    def heard(self) -> None:
        """Note that text of a student's has come into the test."""
        if self.guard is not None:
            self.guard.heard()

    def swallows(self) -> bool:
        """Whether leaving an object's block may end the error that is on its way."""
        return self.expected.kind("swallows", "__exit__")

    def _error(self, plain: Any, decoder: Decoder, operation: str | None = None) -> BaseException:
        self.heard()
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
        return self._no_end(made, operation)

    def _no_end(self, error: BaseException, operation: str | None) -> BaseException:
        """A function that stops with ``StopIteration`` would end the loop of the test around it.

        ``zip`` and ``map`` take it for their own end, and the cases that are left pass unseen. So
        it is another error, as in Python's generators, unless the instructor's answer does it too.
        """
        stops = isinstance(error, StopIteration) and operation != "__next__"
        if stops and not self.expected.end():
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


def _arguments(error: Exception) -> list[Any]:
    """What an error is made of, for another process: plain things, or else its text."""
    plain = Encoder()
    with contextlib.suppress(Exception):
        made = [plain.encode(each) for each in error.args]
        if not plain.buffers and len(json.dumps(made)) < MOST_SAID:
            return made
    return [plain.encode(str(error)[:500])]
