"""The command `dpedu`, typed: each in a process of its own, and nbgrader is loaded but once.

To load nbgrader takes longer than most commands do, and tests type fifty. So one process loads it
and does nothing else, and each command is a fork of that.
"""

from __future__ import annotations

import atexit
import multiprocessing
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from building import ROOT

from dpedu import cli

_loaded = multiprocessing.get_context("forkserver")
_loaded.set_forkserver_preload(["dpedu.grading.run"])


def dpedu(
    *words: object, folder: Path = ROOT, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Type a command in a folder, and return what a terminal would show of it."""
    typed = [str(word) for word in words]
    with tempfile.TemporaryDirectory() as shown:
        process = _loaded.Process(target=_run, args=(typed, folder, environment, shown))
        process.start()
        process.join(1500)
        process.kill()
        process.join()
        out, err = (Path(shown, name).read_text("utf-8") for name in ("out", "err"))
    return subprocess.CompletedProcess(typed, process.exitcode, out, err)


def _run(typed: list[str], folder: Path, environment: dict[str, str], shown: str) -> None:
    os.environ.update(environment)
    os.chdir(folder)
    for stream, name in ((sys.stdout, "out"), (sys.stderr, "err")):
        with open(Path(shown, name), "wb") as file:
            os.dup2(file.fileno(), stream.fileno())
        stream.reconfigure(encoding="utf-8")
    try:
        sys.exit(cli.main(typed))
    finally:
        atexit._run_exitfuncs()  # a fork leaves them out
