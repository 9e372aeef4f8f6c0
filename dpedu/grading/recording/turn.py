"""One run at a time: whoever works on an assignment, others wait for it and know for whom.

Two runs that read and write side by side could put an older mark over a newer one. The lock is the
operating system's: it ends with the process that holds it, whatever ended that.
"""

from __future__ import annotations

import contextlib
import fcntl
import getpass
import os
import socket
import threading
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

from dpedu.grading.course.folders import FOLDER
from dpedu.grading.course.words import line

MOST = 300  # bytes about whoever has the turn
_mine = threading.local()


@contextlib.contextmanager
def turn(course: Any, assignment: str, say: Callable[[str], None]) -> Iterator[None]:
    """Have an assignment to oneself; wait for it, and say for whom."""
    folder = Path(course.root, course.autograded_directory).parent / FOLDER
    path = folder / f"{assignment}.lock"
    held: set[Path] = _mine.__dict__.setdefault("held", set())
    if path in held:  # a command within a command
        yield
        return
    folder.mkdir(parents=True, exist_ok=True)
    path.touch()
    with open(path, "r+b", buffering=0) as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            said = line(lock.read(MOST).decode("utf-8", "replace").strip()) or "another run"
            say(f"{assignment}: waiting for {said}")
            fcntl.flock(lock, fcntl.LOCK_EX)
        with contextlib.suppress(OSError):  # on a full disk others do not learn for whom they wait
            lock.seek(0)
            lock.write(_who().encode()[:MOST].ljust(MOST))  # always the same room
        held.add(path)
        try:
            yield
        finally:
            held.discard(path)


def _who() -> str:
    user = "somebody"
    with contextlib.suppress(KeyError, OSError):
        user = getpass.getuser()
    now = datetime.now().strftime("%H:%M:%S")
    return f"process {os.getpid()} of {user} on {socket.gethostname()}, since {now}"
