"""Kill the marking of a class at random moments, or run it several times at once, and compare.

    python tests/grading/killed.py [RUNS] [CLASS] [PAIRS] [TRIPLES] [SEED]

The class was marked once, a person has changed marks, written comments and read proofs, some handed
in late, and since then all have handed in again, a few with another answer. Each run marks it, is
killed with all its processes at a random moment, and is completed by a second run. Pairs and
triples begin within a second and go on side by side, some on a changed submission. The gradebook
must then hold what an undisturbed run wrote, to the last row, whatever the identifiers. The number
of differences is the exit status.
"""

import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

from nbgrader.api import Gradebook

sys.path[:0] = [str(Path(__file__).resolve().parents[1] / "helpers")]

from small_course import answer, cell, course, hand_in, test  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
NAME = "short"
CELLS = [
    answer("q1", "### BEGIN SOLUTION\ndef f(x): return x + 1\n### END SOLUTION"),
    test("q1_tests", "assert f(1) == 2", 2),
    answer("q2", "### BEGIN SOLUTION\ndef g(x): return 2 * x\n### END SOLUTION"),
    test("q2_tests", "assert g(4) == 8", 3),
    cell("markdown", "Because.", "q3", grade=True, solution=True, points=4),
]
DUE = datetime(2026, 3, 1, 12)
LATE = """
import nbgrader.plugins
class OneADay(nbgrader.plugins.LateSubmissionPlugin):
    def late_submission_penalty(self, student_id, score, total_seconds_late):
        return 1.0 * -(-total_seconds_late // 86400)
c.AssignLatePenalties.plugin_class = OneADay
"""
ROWS = {
    "grade": "select s.student_id, b.name, g.auto_score, g.manual_score, g.extra_credit, "
    "g.needs_manual_grade "
    "from grade g join submitted_notebook n on g.notebook_id = n.id "
    "join submitted_assignment s on n.assignment_id = s.id join base_cell b on g.cell_id = b.id",
    "comment": "select s.student_id, b.name, c.auto_comment, c.manual_comment "
    "from comment c join submitted_notebook n on c.notebook_id = n.id "
    "join submitted_assignment s on n.assignment_id = s.id join base_cell b on c.cell_id = b.id",
    "submission": "select s.student_id, n.late_submission_penalty from submitted_notebook n "
    "join submitted_assignment s on n.assignment_id = s.id",
    "student": "select id from student",
}


def make(folder: Path, size: int) -> Path:
    """A class that was marked once, by the machine and by hand, and has handed in again since."""
    course(folder, NAME, CELLS, LATE)
    for number in range(size):
        answers = {
            "q1": f"def f(x): return x + {1 + number % 3}",
            "q2": "def g(x): return 2 * x" if number % 2 else "raise NotImplementedError",
            "q3": "Because." if number % 7 == 0 else f"Why not {number}.",
        }
        place = hand_in(folder, NAME, f"student{number:03}", answers)
        late = timedelta(days=number % 4 - 1, hours=number % 5)
        (place / "timestamp.txt").write_text(f"{DUE + late} UTC\n")
    assert start(folder).wait() in (0, 1)
    with closing(Gradebook(f"sqlite:///{folder}/gradebook.db", "x")) as book:
        book.find_assignment(NAME).duedate = DUE
        for number in range(0, size, 3):
            student = f"student{number:03}"
            proof = book.find_grade("q3", NAME, NAME, student)
            proof.manual_score, proof.needs_manual_grade = number % 5, False
            tests = book.find_grade("q1_tests", NAME, NAME, student)
            if number % 2:
                tests.manual_score, tests.extra_credit = 1.5, 0.25
            comment = book.find_comment("q3", NAME, NAME, student)
            comment.manual_comment = f"Read {number}."
        book.db.commit()
    for number in range(size):
        path = folder / "submitted" / f"student{number:03}" / NAME / f"{NAME}.ipynb"
        text = path.read_text()
        if number % 9 == 0:  # another answer, and another proof: marks by hand are to be looked at
            text = text.replace("return 2 * x", "return 3 * x").replace("Why not", "Why indeed")
        path.write_text(text + "\n")
    return folder


def start(folder: Path) -> subprocess.Popen:
    command = [
        sys.executable,
        "-m",
        "dpedu",
        "grade",
        NAME,
        "--course",
        str(folder),
        "--workers",
        "2",
    ]
    with open(said_in(folder), "ab") as said:
        return subprocess.Popen(command, cwd=ROOT, stdout=said, stderr=said, start_new_session=True)


def said_in(folder: Path) -> Path:
    """Where stands what all runs on a class said."""
    return folder.with_name(f"{folder.name}.said")


def ended(folder: Path, *runs: subprocess.Popen) -> None:
    """Wait for runs, which mark all that can be marked."""
    statuses = {run.wait() for run in runs}
    assert statuses <= {0, 1}, f"{statuses}: {said_in(folder).read_text()[-3000:]}"


def rows(folder: Path) -> dict[str, list]:
    with sqlite3.connect(folder / "gradebook.db") as database:
        return {name: sorted(map(repr, database.execute(text))) for name, text in ROWS.items()}


def kill_once(folder: Path, seconds: float) -> bool:
    """Start, kill after so many seconds, complete. Returns whether it was killed in the middle."""
    process = start(folder)
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        os.kill(process.pid, signal.SIGKILL)
    killed = process.wait() == -signal.SIGKILL
    ended(folder, start(folder))
    return killed


def together(folder: Path, how_many: int, generator: random.Random) -> None:
    """Several runs at once; after the first has begun, somebody hands in again."""
    runs = [start(folder)]
    time.sleep(generator.uniform(0, 1))
    again = folder / "submitted" / "student000" / NAME / f"{NAME}.ipynb"
    again.write_bytes(again.read_bytes() + b"\n")
    runs += [start(folder) for _ in range(how_many - 1)]
    ended(folder, *runs)


def main(runs: int, size: int, pairs: int = 0, triples: int = 0, seed: int = 20) -> int:
    generator = random.Random(seed)
    wrong = 0
    with tempfile.TemporaryDirectory() as made:
        base = make(Path(made, "base"), size)
        whole = Path(made, "whole")
        shutil.copytree(base, whole)
        began = time.monotonic()
        ended(whole, start(whole))
        took = time.monotonic() - began
        expected = rows(whole)
        for number in range(runs):
            folder, killed = Path(made, f"run{number}"), False
            while not killed:  # a run may be over before its moment comes: then an earlier one
                shutil.rmtree(folder, ignore_errors=True)
                shutil.copytree(base, folder)
                moment = generator.uniform(0.15, 0.95) * took
                killed = kill_once(folder, moment)
                took = took if killed else moment
            same = rows(folder) == expected
            left = [str(p) for p in folder.rglob("*.part")]
            marked = len(list(folder.glob(f"autograded/*/{NAME}/{NAME}.ipynb")))
            good = same and not left and marked == size
            wrong += not good
            said = "the same" if good else "DIFFERENT"
            print(f"{number + 1}: killed after {moment:.1f} of {took:.1f} s: {said}", flush=True)
            shutil.rmtree(folder)
        for number, how_many in enumerate([2] * pairs + [3] * triples):
            folder = Path(made, f"together{number}")
            shutil.copytree(base, folder)
            together(folder, how_many, generator)
            same = rows(folder) == expected and not list(folder.rglob("*.part"))
            wrong += not same
            print(f"{how_many} at once: {'the same' if same else 'DIFFERENT'}", flush=True)
            shutil.rmtree(folder)
    return wrong


if __name__ == "__main__":
    sys.exit(main(*map(int, [*sys.argv[1:], *("20", "100", "20", "5", "20")[len(sys.argv) - 1 :]])))
