"""The reader's own copy of the course: chapters and exercises as notebooks, in a folder of theirs.

The wheel carries the notebooks. A copy never overwrites work: only a file that is still as this
program wrote it, but for what running it has left, is replaced by a newer one.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import dpedu
from dpedu.errors import CannotDo

# Where the copy is, if nobody names another folder.
FOLDER = Path("dpedu-course")
CARRIED = Path(dpedu.__file__).with_name("_course")
# JupyterLab without what is for instructors, and without questions about news.
SETTINGS = Path(dpedu.__file__).with_name("_jupyter")
# What was copied, by name: this tells an old file from a changed one.
COPIED = ".dpedu.json"
# What says where to begin.
START = "START.ipynb"
_NUMBER = re.compile(r"/\d+-")


class Prints(NamedTuple):
    """The fingerprints of a file, and of what people write in it."""

    file: str
    written: str


class NoCourse(CannotDo):
    """The course cannot be copied or opened."""


def copy_course(folder: Path) -> list[str]:
    """Copy the notebooks into a folder, and say in a line what became of each that needed care."""
    if not CARRIED.is_dir():
        raise NoCourse(
            "this dpedu carries no course, only the library: install the wheel of a release"
        )
    if folder.exists() and not folder.is_dir():
        raise NoCourse(f"{folder} is a file: choose another folder")
    ledger = folder / COPIED
    copied = _read(ledger)
    sources = {
        path.relative_to(CARRIED).as_posix(): path for path in CARRIED.rglob("*") if path.is_file()
    }
    told, new = _renumber(folder, sources, copied), 0
    for name, source in sorted(sources.items()):
        target = folder / name
        ours, before = _prints(source), copied.get(name)
        if not target.exists():
            _write(source, target)
            new += 1
            copied[name] = ours
            continue
        there = _prints(target)
        newer = before is None or before.file != ours.file
        if before and there.written == before.written and newer and there.file != ours.file:
            _write(source, target)
            told.append(f"updated   {name}: you had not changed it")
        elif there.written != ours.written and newer:
            beside = target.with_stem(f"{target.stem}-{dpedu.__version__}")
            if not beside.exists():
                _write(source, beside)
            told.append(f"kept      {name}: it is yours; the newer one is {beside.name}")
        elif there.written != ours.written:
            told.append(f"kept      {name}: you have worked on it")
        copied[name] = ours
    ledger.write_text(json.dumps(copied, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    files = "1 new file" if new == 1 else f"{new or 'no'} new files"
    return [*told, f"{files} in {folder}"]


def open_course(
    folder: Path, *, browser: bool = True, port: int | None = None, host: str = ""
) -> int:
    """Start JupyterLab in a folder, and wait until it is closed. It asks nothing of other hosts."""
    if importlib.util.find_spec("jupyterlab") is None:
        raise NoCourse("JupyterLab is not installed: python -m pip install 'dpedu[course]'")
    quiet = "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate"
    command = [sys.executable, "-m", "jupyterlab", quiet]
    if not browser:
        command.append("--no-browser")
    # In a container everybody is root, and JupyterLab would ask whether that is meant.
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        command.append("--allow-root")
    # Whoever names a port has published it or forwards it: the next free one would be no use.
    if port is not None:
        command += [f"--port={port}", "--ServerApp.port_retries=0"]
    if host:
        command.append(f"--ip={host}")
    if (folder / START).is_file():
        command.append(f"--LabApp.default_url=/lab/tree/{START}")
    paths = [str(SETTINGS), *filter(None, [os.environ.get("JUPYTER_CONFIG_PATH")])]
    # Notebooks say `dpedu check` in a terminal, and the environment need not be an activated one.
    programs = [sysconfig.get_path("scripts"), *filter(None, [os.environ.get("PATH")])]
    settings = os.environ | {
        "JUPYTER_CONFIG_PATH": os.pathsep.join(paths),
        "PATH": os.pathsep.join(programs),
    }
    try:
        return subprocess.call(command, cwd=folder, env=settings)
    except KeyboardInterrupt:
        return 0


def find_exercise(path: Path) -> Path:
    """The notebook, or the exercise of this name in the course that is here.

    A terminal in JupyterLab opens at the top of the course, whichever notebook one is in.
    """
    if not path.exists() and path.name == str(path):
        for folder in (Path(), FOLDER):
            place = folder / "exercises" / path.stem / path.name
            if place.is_file():
                return place
    return path


def _renumber(folder: Path, names: Iterable[str], copied: dict[str, Prints]) -> list[str]:
    """Move chapters whose number is another one now, with what the reader has written in them."""
    now = {_NUMBER.sub("/", name): name for name in names}
    told = []
    for before in sorted(copied):
        name = now.get(_NUMBER.sub("/", before), before)
        if name != before and (folder / before).is_file() and not (folder / name).exists():
            (folder / before).rename(folder / name)
            copied[name] = copied.pop(before)
            told.append(f"moved     {before}: it is {name} now")
    return told


def _read(ledger: Path) -> dict[str, Prints]:
    try:
        stored = json.loads(ledger.read_text(encoding="utf-8"))
        return {name: Prints(*prints) for name, prints in stored.items()}
    except (FileNotFoundError, ValueError, TypeError, AttributeError):
        return {}  # without it every changed file counts as the reader's, which is safe


def _write(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(source.read_bytes())


def _prints(path: Path) -> Prints:
    content = path.read_bytes()
    return Prints(_print(content), _print(_written(content)))


def _written(content: bytes) -> bytes:
    """What people write in a file: of a notebook its cells, and nothing that JupyterLab adds.

    It saves a notebook that was only opened, with the version of Python, and one that was run with
    its outputs and an empty cell at the end.
    """
    try:
        cells = [
            [each["cell_type"], "".join(each["source"]), each.get("attachments") or {}]
            for each in json.loads(content)["cells"]
        ]
    except (ValueError, KeyError, TypeError, AttributeError):
        return content
    return json.dumps([each for each in cells if each[1].strip()], sort_keys=True).encode()


def _print(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
