"""Marking a class: `dpedu grade` against `nbgrader autograde`, workers, Dask, size, memory.

``python -m benchmarks grading`` runs all of it, which takes a while. In each round stock nbgrader
marks 30 submissions like those of the class, and its time is multiplied accordingly.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

from benchmarks.measure import Row, seconds

ROOT = Path(__file__).resolve().parents[1]
NAME = "randomised_response"
ROUNDS = 3
CONFIG = """c = get_config()
c.CourseDirectory.course_id = "bench"
c.CourseDirectory.ignore = ["GUIDE.md"]
"""
PLANS = (
    {"default": "right", "proofs": "written"},
    {"default": "right", "proofs": "blank"},
    {"default": "wrong", "proofs": "written"},
    {"default": "right", "q1": "wrong/sign", "proofs": "written"},
    {"default": "blank", "q1": "right", "q2": "right", "proofs": "blank"},
)
STOCK = 30


def make(folder: Path, size: int) -> Path:
    """A course of plain nbgrader's with a class of this size."""
    sys.path.insert(0, str(ROOT / "tests" / "classroom"))
    import sample_class

    shutil.copytree(ROOT / "solutions" / NAME, folder / "source" / NAME)
    (folder / "nbgrader_config.py").write_text(CONFIG)
    files = [sample_class.submission(ROOT, NAME, plan) for plan in PLANS]
    for number in range(size):
        place = folder / "submitted" / f"student{number:04}" / NAME
        place.mkdir(parents=True)
        for name, content in files[number % len(files)].items():
            (place / name).write_bytes(content)
    return folder


def run(folder: Path, *command: str) -> None:
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "ignore"}
    environment["PATH"] = f"{Path(sys.executable).parent}:{environment['PATH']}"
    given = [sys.executable, "-m", *command]
    done = subprocess.run(given, cwd=folder, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{command}: {done.stdout[-2000:]}{done.stderr[-2000:]}")


def ours(folder: Path, *options: str) -> float:
    return seconds(lambda: run(folder, "dpedu", "grade", NAME, "--force", *options))


def stock(folder: Path) -> float:
    return seconds(lambda: run(folder, "nbgrader", "autograde", NAME, "--force"))


def rows() -> Iterator[Row]:
    """All comparisons."""
    size = int(os.environ.get("BENCH_CLASS", "300"))
    with tempfile.TemporaryDirectory() as made:
        base = Path(made)
        full, sample = make(base / "full", size), make(base / "sample", STOCK)
        run(sample, "nbgrader", "generate_assignment", NAME, "--force")
        one, two, theirs, dask = [], [], [], []
        with cluster() as address:
            for _ in range(ROUNDS):
                two.append(ours(full, "--workers", "2"))
                theirs.append(stock(sample) * size / STOCK)
                one.append(ours(full, "--workers", "1"))
                dask.append(ours(full, "--scheduler", address))
        middle = statistics.median
        work = f"{size} submissions, "
        yield Row(f"{work}2 workers", f"nbgrader (of {STOCK})", middle(two), middle(theirs), 0.1)
        yield Row(f"{work}2 workers", "1 worker", middle(two), middle(one), 1 / 1.6)
        yield Row(f"{work}Dask", "2 local workers", middle(dask), middle(two), 1 / 0.85)
        worker, rest = memory(full)
        yield Row("MB a worker", "allowed", worker, 150, 1)
        yield Row("MB of the rest", "allowed", rest, 300, 1)
        few, many = (
            int(os.environ.get("BENCH_FEW", "100")),
            int(os.environ.get("BENCH_MANY", "3000")),
        )
        small, large = make(base / "small", few), make(base / "large", many)
        each = [ours(folder, "--workers", "2") for folder in (small, large)]
        yield Row(f"one of {many}", f"one of {few}", each[1] / many, each[0] / few, 1.25)


class cluster:
    """A Dask cluster of two processes on this machine."""

    def __enter__(self) -> str:
        from distributed import LocalCluster

        self._cluster = LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
        )
        return self._cluster.scheduler_address

    def __exit__(self, *given: object) -> None:
        self._cluster.close()


def memory(folder: Path) -> tuple[float, float]:
    """Megabytes that nothing else shares: of one worker at most, and of all the rest."""
    most: dict[str, float] = {"worker": 0.0, "rest": 0.0}
    ended = threading.Event()

    def watch() -> None:
        while not ended.wait(0.2):
            sizes = private_sizes(os.getpid())
            most["rest"] = max(most["rest"], sum(s for kind, s in sizes if kind == "rest"))
            workers = sum(s for kind, s in sizes if kind == "worker")
            most["worker"] = max(most["worker"], workers / 2)

    watcher = threading.Thread(target=watch)
    watcher.start()
    ours(folder, "--workers", "2")
    ended.set()
    watcher.join()
    return most["worker"], most["rest"]


def private_sizes(root: int) -> list[tuple[str, float]]:
    """What each process below `root` has for itself: judges, keepers and workers; the others."""
    parents: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(path.parent.name)] = int(fields[1])
    depth: dict[int, int] = {root: 0}
    for _ in range(12):
        for process, parent in parents.items():
            if parent in depth and process not in depth:
                depth[process] = depth[parent] + 1
    found = []
    for process, level in depth.items():
        if level == 0:
            continue
        try:
            text = Path(f"/proc/{process}/smaps_rollup").read_text()
        except OSError:
            continue
        size = sum(
            int(line.split()[1]) / 1024
            for line in text.splitlines()
            if line.startswith(("Private_Clean:", "Private_Dirty:"))
        )
        shared = sum(
            int(line.split()[1]) / 1024 for line in text.splitlines() if line.startswith("Pss:")
        )
        # grade, bwrap, bwrap's first process, template, nursery; then what belongs to a worker
        found.append(
            ("worker", size) if level > 5 or (level == 5 and size < 60) else ("rest", shared)
        )
    return found


if __name__ == "__main__":
    for row in rows():
        print(json.dumps(row.__dict__ | {"ratio": row.ratio, "holds": row.holds}), flush=True)
        time.sleep(0)
