"""Control groups: what a submission may use, all its processes together."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path


def make_groups() -> Iterator[Path]:
    """A control group for our processes in each hierarchy that we may write, or none."""
    mine: dict[str, str] = {}
    with contextlib.suppress(OSError):
        for line in Path("/proc/self/cgroup").read_text().splitlines():
            _, kinds, path = line.split(":", 2)
            for kind in kinds.split(","):
                mine[kind] = path.lstrip("/")
    name = f"dpedu-{os.getpid()}-{time.monotonic_ns()}"
    for kind, test in (
        ("memory", "memory.limit_in_bytes"),
        ("pids", "pids.max"),
        ("", "memory.max"),
    ):
        if kind not in mine:
            continue
        group = Path("/sys/fs/cgroup", kind, mine[kind], name)
        if not kind and not Path("/sys/fs/cgroup/cgroup.controllers").exists():
            continue  # groups of the second kind are elsewhere, if there are any
        with contextlib.suppress(OSError):
            _sweep(group.parent)
            group.mkdir()
            inner = group / "try"
            if not kind:
                (group / "cgroup.subtree_control").write_text("+memory +pids")
            inner.mkdir()
            usable = (inner / test).exists() and os.access(inner / "cgroup.procs", os.W_OK)
            inner.rmdir()
            if usable:
                yield group
                continue
        remove_group(group)


def _sweep(folder: Path) -> None:
    """Remove the groups of runs that were killed: those with a process in them stay."""
    for group in folder.glob("dpedu-*-*"):
        process = group.name.split("-")[1]
        if process.isdigit() and not Path("/proc", process).exists():
            remove_group(group)


def remove_group(group: Path) -> None:
    """Remove a group, when the last process in it has gone."""
    with contextlib.suppress(OSError):
        for inner in group.iterdir():
            if inner.is_dir():
                for _ in range(50):
                    try:
                        inner.rmdir()
                        break
                    except OSError:
                        time.sleep(0.02)
        group.rmdir()
