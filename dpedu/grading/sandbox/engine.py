"""Mark one notebook in the sandbox: what a worker slot of any kind of pool does.

`judge` is a plain function of plain data, so every executor can run it: threads of this process
(the real work is done by processes that the template forks), processes, or machines of a cluster.
"""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections import Counter
from typing import Any

from dpedu.grading.messages.kinds import Malformed
from dpedu.grading.messages.wire import Channel, Gone, Late
from dpedu.grading.sandbox.wall import Options, Sandbox, shared

PATIENCE = 30.0  # seconds beyond every limit, on a machine that is busy
MOST_JUDGES = 6
_local = threading.local()


class Failed(Exception):
    """The engine itself could not mark a notebook."""


def judge(job: dict[str, Any], files: list[bytes], options: Options) -> dict[str, Any]:
    """Mark one notebook: what its cells showed, and what became of them.

    A judge that hangs in a test, or dies in it twice, loses that test, and another one goes on
    without it. Once is not enough: somebody else may have killed it.
    """
    job = job | {"lost": dict(job.get("lost", {}))}
    deaths: Counter[int] = Counter()
    why = ""
    while deaths.total() < 2 * MOST_JUDGES:
        place = -1
        talk = _talk(shared(options))
        number, channel = 0, None
        try:
            talk.send(b"judge")
            said, ends, _, _ = socket.recv_fds(talk, 100, 1)
            if len(ends) != 1:
                raise Gone
            number, channel = int(said), Channel(ends[0], ends[0])
            channel.send(job, files)
            while True:
                limit = max(float(job["limit"]), 120.0)
                answer, _ = channel.receive(time.monotonic() + 3 * limit + PATIENCE)
                if "at" not in answer:
                    return dict(answer)
                place = int(answer["at"])
        except Late:
            why = "does not come to an end"
            deaths[place] += 2
        except (Gone, OSError, Malformed):
            why = "ended the judge, or used up its memory"
            deaths[place] += 1
        finally:
            if channel is not None:
                channel.close()
            _finish(talk, number)
        if place < 0:  # it never began: processes or memory that it wants may be there soon
            if deaths[place] > MOST_JUDGES:
                raise Failed(shared(options).said() or "the sandbox has ended")
            time.sleep(0.2 * deaths[place])
        elif deaths[place] > 1:
            job["lost"][str(place)] = why
    raise Failed("its judge was ended again and again")


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
