"""What comes back after marking: feedback and report, against `nbgrader generate_feedback`.

``BENCH_FED`` submissions are marked, given feedback and reported, 300 if nothing is said; stock
nbgrader does ``BENCH_STOCK`` of them, and what one more costs it is multiplied.
"""

from __future__ import annotations

import os
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks.grading import NAME, make, run
from benchmarks.measure import Row, seconds

SIZE = int(os.environ.get("BENCH_FED", "300"))
STOCK = min(SIZE, int(os.environ.get("BENCH_STOCK", "30")))
ROUNDS = 3
ONE = "--student=student0000"


def rows() -> Iterator[Row]:
    """Both comparisons."""
    with tempfile.TemporaryDirectory() as made:
        folder, sample = make(Path(made, "all"), SIZE), make(Path(made, "sample"), STOCK)
        first = seconds(lambda: run(folder, "dpedu", "grade", NAME, ONE))
        marking = (seconds(lambda: run(folder, "dpedu", "grade", NAME)) - first) / (SIZE - 1)
        run(sample, "nbgrader", "generate_assignment", NAME)
        one = seconds(lambda: run(sample, "nbgrader", "autograde", NAME, ONE))
        rest = seconds(lambda: run(sample, "nbgrader", "autograde", NAME))
        stock_marking = (rest - one) / (STOCK - 1)
        ours, theirs, more, stock_more = [], [], [], []
        for _ in range(ROUNDS):
            mine = seconds(lambda: returned(folder))
            alone = seconds(lambda: stock(sample, ONE))
            each = (seconds(lambda: stock(sample)) - alone) / (STOCK - 1)
            ours.append(mine)
            more.append(mine / SIZE)
            theirs.append(alone + (SIZE - 1) * each)
            stock_more.append(each)
        middle = statistics.median
        peer = "nbgrader generate_feedback" + ("" if STOCK == SIZE else f" (from {STOCK})")
        work = f"feedback and report, {SIZE} submissions"
        yield Row(work, peer, middle(ours), middle(theirs), 1 / 3)
        yield Row(
            "a submission, from upload to feedback and report",
            "nbgrader autograde, generate_feedback",
            marking + middle(more),
            stock_marking + middle(stock_more),
            1 / 3,
        )


def returned(folder: Path) -> None:
    """Pages for all students, and the instructor's."""
    run(folder, "dpedu", "feedback", NAME)
    run(folder, "dpedu", "report", NAME)


def stock(folder: Path, *options: str) -> None:
    """The same by nbgrader, without a report."""
    run(folder, "nbgrader", "generate_feedback", NAME, "--force", *options)
