"""Marking a class: `dpedu grade` against `nbgrader autograde`, workers, Dask, size, memory.

``python -m benchmarks grading`` runs all of it, which takes an hour. Smaller classes, by
``BENCH_CLASS``, ``BENCH_STOCK``, ``BENCH_FEW`` and ``BENCH_MANY``, are named in the table: for what
each side needs for one submission is measured too, and what one more costs is multiplied. No two
submissions are the same.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from benchmarks.measure import Row, seconds

ROOT = Path(__file__).resolve().parents[1]
NAME = "randomised_response"
CLASS = 300
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
STOCK = int(os.environ.get("BENCH_STOCK", "30"))


def make(folder: Path, size: int) -> Path:
    """A course of plain nbgrader's with a class of this size."""
    sys.path.insert(0, str(ROOT / "tests" / "classroom"))
    import sample_class

    shutil.copytree(ROOT / "solutions" / NAME, folder / "source" / NAME)
    (folder / "nbgrader_config.py").write_text(CONFIG)
    files = [sample_class.submission(ROOT, NAME, plan) for plan in PLANS]
    for number in range(size):
        student = f"student{number:04}"
        place = folder / "submitted" / student / NAME
        place.mkdir(parents=True)
        for name, content in files[number % len(files)].items():
            (place / name).write_text(signed(json.loads(content), student))
    return folder


def signed(notebook: dict, student: str) -> str:
    """A notebook with the student's name in every answer."""
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code" and cell["metadata"].get("nbgrader", {}).get("solution"):
            cell["source"] = "".join(cell["source"]) + f"\n# {student}"
    return json.dumps(notebook)


def run(folder: Path, *command: str) -> None:
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "ignore"}
    environment["PATH"] = f"{Path(sys.executable).parent}:{environment['PATH']}"
    given = [sys.executable, "-m", *command]
    done = subprocess.run(given, cwd=folder, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{command}: {done.stdout[-2000:]}{done.stderr[-2000:]}")


def ours(folder: Path, *options: str) -> float:
    return seconds(lambda: run(folder, "dpedu", "grade", NAME, "--force", *options))


def stock(folder: Path, *options: str) -> float:
    return seconds(lambda: run(folder, "nbgrader", "autograde", NAME, "--force", *options))


def costs(
    mark: Callable[..., float], folder: Path, marked: int, *options: str
) -> tuple[float, float]:
    """The time for one submission, and what each one more of the class takes."""
    one = mark(folder, *options, "--student=student0000")
    return one, (mark(folder, *options) - one) / (marked - 1)


def scaled(mark: Callable[..., float], folder: Path, marked: int, *options: str) -> float:
    """The time for the whole class, from that for as many as are in the folder."""
    one, more = costs(mark, folder, marked, *options)
    return one + (CLASS - 1) * more


def rows() -> Iterator[Row]:
    """All comparisons."""
    size = int(os.environ.get("BENCH_CLASS", "300"))
    of = "" if size == CLASS else f" (from {size})"
    with tempfile.TemporaryDirectory() as made:
        base = Path(made)
        full, sample = make(base / "full", size), make(base / "sample", STOCK)
        run(sample, "nbgrader", "generate_assignment", NAME, "--force")
        one, two, theirs, dask = [], [], [], []
        with cluster() as address:
            for _ in range(ROUNDS):
                two.append(scaled(ours, full, size, "--workers=2"))
                theirs.append(scaled(stock, sample, STOCK))
                one.append(scaled(ours, full, size, "--workers=1"))
                dask.append(scaled(ours, full, size, f"--scheduler={address}"))
        middle = statistics.median
        work = f"{CLASS} submissions{of}, "
        peer = f"nbgrader (from {STOCK})"
        yield Row(f"{work}2 workers", peer, middle(two), middle(theirs), 0.1)
        yield Row(f"{work}2 workers", "1 worker", middle(two), middle(one), 1 / 1.6)
        yield Row(f"{work}Dask", "2 local workers", middle(dask), middle(two), 1 / 0.85)
        worker, rest = memory(full)
        yield Row("memory of a worker", "allowed", worker, 150, 1, "MB")
        yield Row("memory of all the rest", "allowed", rest, 300, 1, "MB")
        few = int(os.environ.get("BENCH_FEW", "100"))
        many = int(os.environ.get("BENCH_MANY", "3000"))
        each = [
            costs(ours, make(base / str(number), number), number, "--workers=2")[1]
            for number in (few, many)
        ]
        yield Row(f"one of {many}", f"one of {few}", each[1], each[0], 1.25)


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
    """What each process below `root` uses, in MB.

    A judge, a keeper and a worker are forked from the template, or from its first child: of those
    only what they share with nobody counts. Everything else is the rest.
    """
    children: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            parent = int(path.read_text().rpartition(")")[2].split()[1])
            children.setdefault(parent, []).append(int(path.parent.name))
    found: list[tuple[str, float]] = []

    def visit(process: int, depth: int) -> None:
        """`depth` is that below the template."""
        place = Path("/proc", str(process))
        with contextlib.suppress(OSError):
            sizes: dict[str, float] = {}
            for line in (place / "smaps_rollup").read_text().splitlines()[1:]:
                kind, size, *_ = line.split()
                sizes[kind] = int(size) / 1024
            said = (place / "cmdline").read_bytes()
            below = sorted(children.get(process, ()))
            if depth < 0 and b"dpedu.grading.template" in said and b"bwrap" not in said:
                depth = 0
            if depth > 0:
                found.append(("worker", sizes["Private_Clean:"] + sizes["Private_Dirty:"]))
            elif process != root:
                found.append(("rest", sizes["Pss:"]))
            for number, each in enumerate(below):
                nursery = depth == 0 and number == 0 and not first
                if nursery:
                    first.append(each)
                visit(each, 0 if nursery else depth + (depth >= 0))

    first: list[int] = []
    visit(root, -1)
    return found


if __name__ == "__main__":
    for row in rows():
        print(json.dumps(row.__dict__ | {"ratio": row.ratio, "holds": row.holds}), flush=True)
        time.sleep(0)
