"""Marking a class: `dpedu grade` against `nbgrader autograde`, workers, Dask, size, memory.

``python -m benchmarks grading`` takes a quarter of an hour on two processors. Two workers mark the
whole class of 300. What is slower marks a part of it: the time for the first few is measured too,
and what one more of the part takes is multiplied. Growth from 100 to 3000 submissions is that of an
assignment with one question, where tests are short and the gradebook counts most. No two
submissions are the same. ``BENCH_CLASS``, ``BENCH_STOCK``, ``BENCH_PART``, ``BENCH_FEW`` and
``BENCH_MANY`` make it smaller; the table names the numbers.
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
ROUNDS = 3
CONFIG = """c = get_config()
c.CourseDirectory.course_id = "bench"
c.CourseDirectory.ignore = ["GUIDE.md"]
c.MarkInSandbox.once = True  # as the course of this assignment has it
"""
PLANS = (
    {"default": "right", "proofs": "written"},
    {"default": "right", "proofs": "blank"},
    {"default": "wrong", "proofs": "written"},
    {"default": "right", "q1": "wrong/sign", "proofs": "written"},
    {"default": "blank", "q1": "right", "q2": "right", "proofs": "blank"},
)
CLASS, STOCK, PART, FEW, MANY = (
    int(os.environ.get(f"BENCH_{name}", usual))
    for name, usual in (("CLASS", 300), ("STOCK", 6), ("PART", 100), ("FEW", 100), ("MANY", 3000))
)


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


def ours(folder: Path, *options: str, name: str = NAME) -> float:
    return seconds(lambda: run(folder, "dpedu", "grade", name, "--force", *options))


def stock(folder: Path, *options: str) -> float:
    return seconds(lambda: run(folder, "nbgrader", "autograde", NAME, "--force", *options))


def scaled(
    mark: Callable[..., float], folder: Path, marked: int, *options: str, first: int = 3
) -> float:
    """The time for the whole class, from that for the first few and for all in the folder."""
    few = mark(folder, *options, f"--student=student000[0-{first - 1}]")
    return few + (CLASS - first) * (mark(folder, *options) - few) / (marked - first)


def short(folder: Path, size: int) -> Path:
    """A course with one question, and a class of this size."""
    sys.path.insert(0, str(ROOT / "tests" / "helpers"))
    import small_course

    reference = "### BEGIN SOLUTION\ndef f(x): return x + 1\n### END SOLUTION"
    cells = [
        small_course.answer("q1", reference),
        small_course.test("q1_tests", "assert f(1) == 2", 2),
    ]
    small_course.course(folder, "short", cells)
    for number in range(size):
        answer = f"def f(x): return x + {1 + number % 2}  # {number}"
        small_course.hand_in(folder, "short", f"student{number:04}", {"q1": answer})
    return folder


def growth(base: Path) -> tuple[float, float]:
    """What one more submission costs in a large class, and in a small one."""
    each = []
    for size in (MANY, FEW):
        folder = short(base / str(size), size)

        def mark(folder: Path, *options: str) -> float:
            return ours(folder, "--workers=2", *options, name="short")

        three = "--student=student000[0-2]"
        mark(folder, three)  # the first run makes the gradebook
        few = statistics.median(mark(folder, three) for _ in range(ROUNDS))
        most = statistics.median(mark(folder) for _ in range(1 if size == MANY else ROUNDS))
        each.append((most - few) / (size - 3))
    return each[0], each[1]


def rows() -> Iterator[Row]:
    """All comparisons."""
    with tempfile.TemporaryDirectory() as made:
        base = Path(made)
        full, part = make(base / "full", CLASS), make(base / "part", PART)
        sample = make(base / "sample", STOCK)
        run(sample, "nbgrader", "generate_assignment", NAME, "--force")
        one, two, theirs, dask = [], [], [], []
        with cluster() as address:
            for _ in range(ROUNDS):
                two.append(ours(full, "--workers=2"))
                theirs.append(scaled(stock, sample, STOCK, first=1))
                one.append(scaled(ours, part, PART, "--workers=1"))
                dask.append(scaled(ours, part, PART, f"--scheduler={address}"))
        middle = statistics.median
        work, of = f"{CLASS} submissions, ", f"(from {PART})"
        yield Row(f"{work}2 workers", f"nbgrader (from {STOCK})", middle(two), middle(theirs), 0.1)
        yield Row(f"{work}2 workers", f"1 worker {of}", middle(two), middle(one), 1 / 1.6)
        yield Row(f"{work}Dask {of}", "2 local workers", middle(dask), middle(two), 1 / 0.85)
        worker, rest = memory(part)
        yield Row("memory of a worker", "allowed", worker, 150, 1, "MB")
        yield Row("memory of all the rest", "allowed", rest, 300, 1, "MB")
        large, small = growth(base)
        question = "one submission of one question"
        yield Row(f"{question}, of {MANY}", f"of {FEW}", large, small, 1.25)


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
            if depth < 0 and b"dpedu.grading.sandbox.template" in said and b"bwrap" not in said:
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
