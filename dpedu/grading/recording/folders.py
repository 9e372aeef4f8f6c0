"""Folders of marked notebooks, each replaced as a whole."""

from __future__ import annotations

import os
import shutil
import stat
from pathlib import Path
from typing import Any, BinaryIO


def put(path: Path, content: bytes | BinaryIO) -> None:
    """Write a file that nobody should change."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as stream:
        if isinstance(content, bytes | bytearray):
            stream.write(content)
        else:
            shutil.copyfileobj(content, stream)
    path.chmod(0o444)


def remove(folder: Path) -> None:
    """Remove a folder, whatever the rights of what is in it."""
    if folder.is_symlink():
        folder.unlink()
    elif folder.exists():
        for each in folder.rglob("*"):
            if each.is_dir() and not each.is_symlink():
                each.chmod(stat.S_IRWXU)
        shutil.rmtree(folder)


def part_of(target: Path) -> Path:
    """Where a folder is made, before it takes the place of the last one."""
    return target.with_name(f".{target.name}.part")


def tidy(course: Any, assignment: str) -> None:
    """Remove what a run that was killed had begun."""
    pattern = course.format_path(course.autograded_directory, "*", f".{assignment}.part")
    for path in Path(course.root).glob(os.path.relpath(pattern, course.root)):
        remove(path)
