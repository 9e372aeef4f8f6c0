"""Mark one notebook in the sandbox: what a worker slot of any kind of pool does.

`judge` is a plain function of plain data, so every executor can run it: threads of this process
(the real work is done by processes that the template forks), processes, or machines of a cluster.
Nothing of a student's is looked at here: bytes go in, and bytes and a few bounded words come out.
"""

from __future__ import annotations

import contextlib
import os
import socket
import tempfile
import threading
import time
from collections import Counter
from typing import Any

from dpedu.grading.messages.kinds import MOST_JOB, Malformed
from dpedu.grading.messages.patience import MOST_STRETCHED, Allowance, stretch
from dpedu.grading.messages.wire import Channel, Gone, Late
from dpedu.grading.sandbox.wall import Options, Sandbox, shared

START = 120.0  # seconds for a judge to begin, on a machine that is busy
SLACK = 10.0  # seconds beyond a limit that a judge keeps by itself
FINISH = 0.1  # of the whole time, to write down what there is
MOST_JUDGES = 6
MOST_HELD = 64 * 2**10  # bytes of what cells showed that stay in memory: the rest waits on the disk
_local = threading.local()


class Failed(Exception):
    """The engine itself could not mark a notebook."""


class _Run:
    """One notebook, for as many judges as it takes."""

    def __init__(self, job: dict[str, Any], files: list[bytes]) -> None:
        self._job, self._files = job, files
        self._allowance = Allowance(float(job["total"]))
        self._finish = max(SLACK, FINISH * float(job["total"]))
        self._shown = tempfile.SpooledTemporaryFile(MOST_HELD)  # noqa: SIM115
        self._results: dict[int, tuple[int, int]] = {}  # where it is, and how long
        self.lost: dict[str, str] = dict(job.get("lost", {}))
        self.place: int | str = "beginning"

    @property
    def over(self) -> bool:
        """Whether the time is up for good."""
        return time.monotonic() > self._allowance.until() + 2 * self._finish

    @property
    def hurried(self) -> bool:
        """Whether others wanted the processors too, when a judge was last heard of."""
        return self._allowance.stretch > 1

    def ask(self, channel: Channel) -> dict[str, Any]:
        """Let a judge go on from where the last one ended. What it has judged stays."""
        self.place = "beginning"
        self._allowance.until(stretch())
        left, now = max(0.0, self._allowance.left), time.monotonic()
        first = len(self._files)
        kept = [[place, first + i] for i, place in enumerate(self._results)]
        task = self._job | {"lost": self.lost, "kept": kept, "total": left}
        channel.send(task, [*self._files, *map(self._result, self._results)], now + START)
        due = now + START
        while True:
            answer, buffers = channel.receive(due)
            if "at" in answer:
                self.place = answer["at"]
                now = time.monotonic()
                stretched = min(float(answer.get("stretched", 1.0)), MOST_STRETCHED)
                last = max(self._allowance.until(stretched), now) + self._finish
                due = min(now + float(answer["within"]) + SLACK, last)
            elif "is" in answer:
                self._keep(int(answer["is"]), buffers[0])
            else:
                return dict(answer) | ({"content": buffers[0]} if buffers else {})

    def _keep(self, place: int, result: bytes) -> None:
        self._results[place] = self._shown.seek(0, os.SEEK_END), len(result)
        self._shown.write(result)

    def _result(self, place: int) -> bytes:
        begin, length = self._results[place]
        self._shown.seek(begin)
        return self._shown.read(length)

    def close(self) -> None:
        """Forget what cells showed."""
        self._shown.close()


def judge(job: dict[str, Any], files: list[bytes], options: Options) -> dict[str, Any]:
    """Mark one notebook: what its cells showed, and what became of them.

    A judge that hangs in a test, or dies in it twice, loses that test, and another one goes on
    without it. Once is not enough to die: somebody else may have killed it; nor to hang, where
    others wanted the processors too. All together take no longer than ``job["total"]`` seconds,
    stretched where others do, and a little to write it down. Where no process can be had for a
    student's cells, there are no marks.
    """
    with contextlib.closing(_Run(job, files)) as run:
        return _judged(run, options)


def _judged(run: _Run, options: Options) -> dict[str, Any]:
    deaths: Counter[int | str] = Counter()
    why = ""
    while deaths.total() < 2 * MOST_JUDGES and not run.over:
        talk = _talk(shared(options))
        number, channel = 0, None
        run.place = "beginning"
        try:
            talk.send(b"judge")
            told, ends, _, _ = socket.recv_fds(talk, 100, 1)
            if len(ends) != 1:
                raise Gone
            number, channel = int(told), Channel(ends[0], ends[0], MOST_JOB)
            said = run.ask(channel)
            if "no process" in said:
                raise Failed(said["no process"])
            return said
        except Late:
            why = "does not come to an end"
            deaths[run.place] += 1 if run.hurried else 2
        except (Gone, OSError, Malformed):
            why = "ended the judge, or used up its memory"
            deaths[run.place] += 1
        finally:
            if channel is not None:
                channel.close()
            _finish(talk, number)
        if run.place == "beginning":  # processes or memory that it wants may be there soon
            if deaths[run.place] > MOST_JUDGES:
                break
            time.sleep(0.2 * deaths[run.place])
        elif deaths[run.place] > 1:
            if run.place == "reading":
                return {"unreadable": "the file takes too long, or too much memory, to be read"}
            if run.place == "writing":
                break
            run.lost[str(run.place)] = why
    raise Failed(shared(options).said() or why or "its judge was ended again and again")


def _talk(sandbox: Sandbox) -> socket.socket:
    """This thread's conversation with the template."""
    if getattr(_local, "sandbox", None) is not sandbox or _local.talk is None:
        _local.sandbox, _local.talk = sandbox, sandbox.connect()
    found: socket.socket = _local.talk
    return found


def _finish(talk: socket.socket, number: int) -> None:
    try:
        if number:
            talk.send(b"kill %d" % number)
            talk.settimeout(20)
            talk.recv(100)
            talk.settimeout(None)
    except OSError:
        with contextlib.suppress(OSError):
            talk.close()
        _local.talk = None
