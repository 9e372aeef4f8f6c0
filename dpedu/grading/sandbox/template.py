"""The process from which judges and workers are forked.

It has loaded what takes long to load, once, and reads nothing that a student wrote. Its only
conversations are with the marking program outside (which asks for judges) and with its judges
(which ask for workers). It runs inside bubblewrap, where no course is.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import importlib
import io
import json
import os
import resource
import select
import shutil
import signal
import socket
import sys
import time
from pathlib import Path
from typing import Any, NoReturn

from dpedu.grading.sandbox.jail import (
    HOME,
    Bounds,
    NoJail,
    close_in,
    close_loosely,
    drop_privileges,
    leave_others,
)

ALWAYS = (
    "numpy.random",
    "matplotlib.pyplot",
    "fractions",
    "dpedu",
    "dpedu.checks",
    "scipy.special",
)

# What a library loads and remembers when it is first used, it loads here, not in every process.
FIRST_USE = {
    "sympy": """
import sympy
x, y = sympy.symbols("x y")
z = sympy.Rational(1, 2) * x * (1 - y) + (1 - x) ** 2 * sympy.exp(y) / (1 - 2 * x)
sympy.expand(z), sympy.together(z), sympy.simplify(x + x * y), z == 0, str(z)
"""
}


class Template:
    """Forks, and keeps count of what it has forked."""

    def __init__(self, given: dict[str, Any]) -> None:
        self._listener = socket.socket(fileno=given["listen"])
        self._bounds = Bounds(**given["bounds"])
        self._sandbox = given["sandbox"]
        self._groups = given["groups"]
        self._work = Path(given["work"])
        self._ends: dict[int, socket.socket] = {self._listener.fileno(): self._listener}
        self._owner: dict[int, int] = {}  # of a process: the conversation that asked for it
        self._judges: dict[int, int] = {}  # of a conversation with a judge: the judge
        self._slots: dict[int, int] = {}  # of a worker: its groups
        self._folders: dict[int, Path] = {}
        self._watched: dict[int, int] = {}  # of a descriptor that tells of its end: the process
        self._waiting: dict[int, tuple[float, socket.socket | None]] = {}  # for its end, till when
        self._poll = select.poll()
        self._made = 0
        self._load(given["preload"], given["warm"])
        self._nursery = self._start_nursery()

    def _load(self, names: list[str], sources: list[str]) -> None:
        from dpedu.grading.judging import main, shell, worker

        for name in (*ALWAYS, *names):
            with contextlib.suppress(Exception):
                importlib.import_module(name)
        self._shell = shell.make()
        with contextlib.suppress(Exception):  # the backend loads with the first figure
            import matplotlib.pyplot as plt

            plt.figure()
            plt.close("all")
        self._judge, self._worker = main.main, worker.main
        _warm([source for name, source in FIRST_USE.items() if name in sys.modules])
        _warm(sources)
        gc.collect()
        gc.freeze()

    def _start_nursery(self) -> socket.socket:
        """A second template, for judges alone: it may know the tests, and workers may not."""
        mine, its = socket.socketpair(type=socket.SOCK_SEQPACKET)
        if os.fork() == 0:
            try:
                _die_with_parent()
                self._listener.close()
                mine.close()
                os.dup2(os.open(os.devnull, os.O_RDWR), 0)
                self._be_nursery(its)
            finally:
                os._exit(0)
        its.close()
        return mine

    def _be_nursery(self, talk: socket.socket) -> None:
        from dpedu.grading.messages.wire import Channel

        signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # a judge that ends is gone at once
        while True:
            said, ends, _, _ = socket.recv_fds(talk, 1000, 2)
            if not said:
                return
            if len(ends) == 2:
                try:
                    child = os.fork()
                except OSError:  # no processes are left: there may be some again
                    child = -1
                if child == 0:
                    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                    control = socket.socket(fileno=ends[1])
                    self._be_judge(ends[0], control, Path(said.decode()))
                talk.send(b"%d" % child)
            else:
                channel = Channel(ends[0], ends[0])
                sources, _ = channel.receive()
                _warm(sources)
                gc.collect()
                gc.freeze()
                channel.send("warm")
            for end in ends:
                os.close(end)

    def serve(self) -> None:
        """Answer until the marking program has gone."""
        self._poll.register(self._listener, select.POLLIN)
        self._poll.register(0, select.POLLIN)  # ends when whoever started this does
        while True:
            for end, _ in self._poll.poll(500):
                if end == 0:
                    return
                if end == self._listener.fileno():
                    self._listen_to(self._listener.accept()[0])
                elif end in self._watched:
                    self._has_ended(end)
                else:
                    self._hear(end)
            self._insist()

    def _listen_to(self, talk: socket.socket) -> None:
        self._ends[talk.fileno()] = talk
        self._poll.register(talk, select.POLLIN)

    def _hear(self, end: int) -> None:
        try:
            said = self._ends[end].recv(100)
        except OSError:
            said = b""
        if said:
            self._do(end, said.split())
        else:
            self._poll.unregister(end)
            self._leave(end)

    def _do(self, end: int, said: list[bytes]) -> None:
        talk = self._ends[end]
        if said[0] == b"judge":
            self._fork_judge(end, talk)
        elif said[0] == b"warm":
            self._warm_judges(talk)
        elif said[0] == b"worker":
            self._fork_worker(end, talk)
        elif said[0] == b"int":
            self._signal(end, int(said[1]), signal.SIGUSR1)
        elif said[0] == b"kill":
            self._end(end, int(said[1]), talk)

    def _fork_judge(self, end: int, talk: socket.socket) -> None:
        here, there = socket.socketpair()  # between the marking program and the judge
        mine, its = socket.socketpair(type=socket.SOCK_SEQPACKET)  # between the judge and this
        self._made += 1
        folder = self._work / f"judge-{os.getpid()}-{self._made}"
        socket.send_fds(self._nursery, [str(folder).encode()], [there.fileno(), its.fileno()])
        child = int(self._nursery.recv(100))
        there.close()
        its.close()
        if child < 0:
            here.close()
            mine.close()
            talk.send(b"none")
            return
        self._owner[child], self._folders[child] = end, folder
        self._listen_to(mine)
        self._judges[mine.fileno()] = child
        self._watch(child)
        with contextlib.suppress(OSError):
            socket.send_fds(talk, [b"%d" % child], [here.fileno()])
        here.close()

    def _warm_judges(self, talk: socket.socket) -> None:
        """Let the marking program tell the judges' template what will be tested."""
        here, there = socket.socketpair()
        socket.send_fds(self._nursery, [b"warm"], [there.fileno()])
        there.close()
        socket.send_fds(talk, [b"warm"], [here.fileno()])
        here.close()

    def _be_judge(self, conversation: int, control: socket.socket, folder: Path) -> NoReturn:
        status = 1
        try:
            _die_with_parent()
            self._forget({conversation, control.fileno()})
            if self._sandbox:
                drop_privileges()
            now = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
            resource.setrlimit(resource.RLIMIT_AS, (now + 2**31, now + 2**31))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            self._judge(conversation, control, self._shell, str(folder))
            status = 0
        except BaseException as error:
            with contextlib.suppress(BaseException):
                sys.__stderr__ = None  # type: ignore[misc]
                os.write(2, f"judge: {type(error).__name__}: {error}\n".encode()[:2000])
        finally:
            os._exit(status)

    def _fork_worker(self, end: int, talk: socket.socket) -> None:
        """A worker, in spaces of its own, below a process that only waits for it."""
        to_worker, from_worker = os.pipe(), os.pipe()
        slot = next(n for n in range(len(self._slots) + 1) if n not in self._slots.values())
        self._made += 1
        folder = self._work / f"worker-{os.getpid()}-{self._made}"
        try:
            groups = [self._group(each, slot) for each in self._groups]
            child = os.fork()
        except OSError as error:
            for one in (*to_worker, *from_worker):
                os.close(one)
            talk.send(f"none {error}".encode()[:90])
            return
        if child == 0:
            self._be_keeper(to_worker[0], from_worker[1], groups, folder)
        os.close(to_worker[0])
        os.close(from_worker[1])
        self._owner[child], self._slots[child], self._folders[child] = end, slot, folder
        self._watch(child)
        with contextlib.suppress(OSError):
            socket.send_fds(talk, [b"%d" % child], [from_worker[0], to_worker[1]])
        os.close(from_worker[0])
        os.close(to_worker[1])

    def _be_keeper(self, reading: int, writing: int, groups: list[str], folder: Path) -> NoReturn:
        """Start the worker, and pass on what the template wants of it."""
        try:
            signal.signal(signal.SIGUSR1, signal.SIG_IGN)  # until the worker can be interrupted
            _die_with_parent()
            self._forget({reading, writing})
            if self._sandbox:
                leave_others()
            child = os.fork()
            if child == 0:
                self._be_worker(reading, writing, groups, folder)
            os.close(reading)
            os.close(writing)
            group = not self._sandbox

            def stop(*given: Any) -> None:
                (os.killpg if group else os.kill)(child, signal.SIGKILL)

            signal.signal(signal.SIGTERM, stop)
            signal.signal(signal.SIGUSR1, lambda *given: os.kill(child, signal.SIGINT))
            os.waitpid(child, 0)
            if group:
                with contextlib.suppress(OSError):
                    os.killpg(child, signal.SIGKILL)
        except BaseException as error:
            with contextlib.suppress(BaseException):
                os.write(2, f"keeper: {type(error).__name__}: {error}\n".encode()[:2000])
        finally:
            os._exit(0)

    def _be_worker(self, reading: int, writing: int, groups: list[str], folder: Path) -> NoReturn:
        from dpedu.grading.messages.wire import Channel

        try:
            signal.signal(signal.SIGUSR1, signal.SIG_DFL)
            keep = {reading, writing}
            if self._sandbox:
                close_in(self._bounds, keep=keep, groups=groups)
                place = HOME
            else:
                place = str(folder)
                close_loosely(self._bounds, keep=keep, folder=place)
            os.environ["HOME"] = os.environ["PWD"] = place
            if not os.access("/tmp", os.W_OK):
                os.environ["TMPDIR"] = place
            sys.path.append(place)  # last: a file of a student's never stands for a module
            self._worker(Channel(reading, writing), self._shell)
        except NoJail as error:
            os.write(2, f"worker: {error}\n".encode()[:2000])
        finally:
            os._exit(0)

    def _forget(self, keep: set[int]) -> None:
        """Close what belongs to others."""
        for each in self._ends.values():
            each.detach()
        place = 3
        for end in sorted(keep):
            os.closerange(place, end)
            place = end + 1
        os.closerange(place, 65536)

    def _group(self, hierarchy: str, slot: int) -> str:
        """A group of processes with limits, one for each worker that there is at a time."""
        group = Path(hierarchy, f"worker-{slot}")
        if not group.exists():
            group.mkdir()
            memory = str((self._bounds.memory + self._bounds.disk) * 2**20)
            for name, value in (
                ("memory.limit_in_bytes", memory),
                ("memory.memsw.limit_in_bytes", memory),
                ("memory.max", memory),
                ("memory.swap.max", "0"),
                ("pids.max", str(self._bounds.processes)),
            ):
                if (group / name).exists():
                    with contextlib.suppress(OSError):
                        (group / name).write_text(value)
        return str(group)

    def _signal(self, end: int, child: int, which: int) -> None:
        if self._owner.get(child) == end:  # a judge has power over its own workers only
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, which)

    def _watch(self, child: int) -> None:
        """Hear of the end of a process."""
        try:
            end = os.pidfd_open(child)
        except ProcessLookupError:  # it has ended already
            self._buried(child)
            return
        self._watched[end] = child
        self._poll.register(end, select.POLLIN)

    def _has_ended(self, end: int) -> None:
        self._poll.unregister(end)
        os.close(end)
        child = self._watched.pop(end)
        with contextlib.suppress(ChildProcessError):  # a judge is a child of the nursery
            os.waitpid(child, os.WNOHANG)
        self._buried(child)

    def _end(self, end: int, child: int, tell: socket.socket | None = None) -> None:
        """End a process; nobody else has to wait meanwhile. `tell` hears when it has gone."""
        if self._owner.get(child) == end:
            self._waiting[child] = time.monotonic() + 5, tell
            self._signal(end, child, signal.SIGTERM if child in self._slots else signal.SIGKILL)
        elif tell is not None:
            _say_ended(tell)

    def _insist(self) -> None:
        """Kill what should have ended by now."""
        for child, (until, _) in list(self._waiting.items()):
            if time.monotonic() > until:
                self._signal(self._owner[child], child, signal.SIGKILL)
                self._buried(child)

    def _leave(self, end: int) -> None:
        """Whoever asked has gone: so does what was made for it."""
        for child, owner in list(self._owner.items()):
            if owner == end:
                self._end(end, child)
        judge = self._judges.pop(end, None)
        if judge is not None:
            self._buried(judge)
        self._ends.pop(end).close()

    def _buried(self, child: int) -> None:
        self._owner.pop(child, None)
        self._slots.pop(child, None)
        folder = self._folders.pop(child, None)
        if folder is not None and folder.exists():
            shutil.rmtree(folder, ignore_errors=True)
        _, tell = self._waiting.pop(child, (0.0, None))
        if tell is not None:
            _say_ended(tell)


def _say_ended(talk: socket.socket) -> None:
    with contextlib.suppress(OSError):
        talk.send(b"ended")


def _warm(sources: list[str]) -> None:
    """Run an instructor's cells, so that what they load and remember is there at the next time."""
    import random

    import numpy as np

    before = np.random.get_state(), random.getstate()
    space: dict[str, Any] = {"__name__": "__main__", "__builtins__": __builtins__}
    for source in sources:
        with contextlib.suppress(Exception), contextlib.redirect_stdout(io.StringIO()):
            exec(compile(source, "<cell>", "exec"), space)
    space.clear()
    with contextlib.suppress(Exception):
        import matplotlib.pyplot as plt

        plt.close("all")
    np.random.set_state(before[0])
    random.setstate(before[1])


def _die_with_parent() -> None:
    ctypes.CDLL(None).prctl(1, signal.SIGKILL, 0, 0, 0)
    for which in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(which, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def main() -> None:
    """Be the template: a line of JSON says how."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with os.fdopen(os.dup(0), "rb") as stream:
        options = json.loads(stream.readline())
    fonts = Path("/run/fonts.json")
    if fonts.exists():
        target = Path(os.environ["MPLCONFIGDIR"])
        target.mkdir(parents=True, exist_ok=True)
        shutil.copy(fonts, target / options["fonts"])
    template = Template(options)
    os.write(1, b"ready\n")
    template.serve()
