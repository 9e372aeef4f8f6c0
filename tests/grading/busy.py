"""Mark classes on a machine that is kept busy, and compare: marks do not depend on its load.

    python tests/grading/busy.py [LOOPS] [ASSIGNMENT…]

marks a course of many styles of tests and the sample class (all assignments, or these), each once
as the machine is and once beside so many endless loops. Each mark must be the one that is known
beforehand, in both. The number of differences is the exit status.
"""

import contextlib
import csv
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / name) for name in ("helpers", "classroom", "grading")]

import sample_class  # noqa: E402
import targets  # noqa: E402
from nbgrader.api import Gradebook  # noqa: E402
from small_course import course, hand_in  # noqa: E402

ROOT = HERE.parents[1]
LIMIT = "5"  # seconds that an answer may take
ENDLESS = "while True:\n        pass"


@contextlib.contextmanager
def busy(loops: int) -> Iterator[None]:
    """So many processes that compute for nothing, for as long as the context lasts."""
    command = [sys.executable, "-S", "-c", "while True: pass"]
    made = [subprocess.Popen(command) for _ in range(loops)]
    try:
        yield
    finally:
        for each in made:
            each.kill()
            each.wait()


def styles(folder: Path) -> dict[str, float]:
    """A class of a course of styles: points by student, as they must be."""
    course(folder, targets.NAME, targets.CELLS)
    answers = {"right": targets.RIGHT, "otherwise": targets.OTHERWISE, "blank": targets.BLANK}
    expected = {"right": len(targets.RIGHT), "otherwise": len(targets.RIGHT), "blank": 0}
    for place in (0, len(targets.RIGHT) // 2, len(targets.RIGHT) - 1):
        name = list(targets.RIGHT)[place]
        stuck = f"def {name}(*given):\n    {ENDLESS}"
        answers[f"stuck_{name}"] = targets.RIGHT | {name: stuck}
        expected[f"stuck_{name}"] = len(targets.RIGHT) - 1
    for student, each in answers.items():
        hand_in(folder, targets.NAME, student, each)
    return {student: float(points) for student, points in expected.items()}


def marks_of_styles(folder: Path) -> dict[str, float]:
    """What they got."""
    dpedu("grade", targets.NAME, "--course", folder, "--timeout", LIMIT)
    with closing(Gradebook(f"sqlite:///{folder}/gradebook.db", "x")) as book:
        return {each.student.id: each.score for each in book.assignment_submissions(targets.NAME)}


def sample(folder: Path, names: list[str]) -> dict[tuple[str, str], float]:
    """The sample class in a course of its own: automatic points, as they must be."""
    folder.mkdir()
    shutil.copy(ROOT / "nbgrader_config.py", folder)
    for part in ("solutions", "exercises"):
        shutil.copytree(ROOT / part, folder / part)
    sample_class.build(folder)
    expected = {}
    for assignment in names or sample_class.assignments(ROOT):
        for student in sample_class.ROSTER:
            plan = student.get(assignment)
            points = plan and sample_class.expected(ROOT, assignment, plan)
            if points:
                expected[assignment, student["name"]] = sum(p or 0.0 for p in points.values())
    return expected


def marks_of_sample(folder: Path, names: list[str]) -> dict[tuple[str, str], float]:
    """What they got."""
    place = sample_class.FOLDER
    dpedu(
        "mark", *names, "--timeout", LIMIT, cwd=folder, env=os.environ | {"DPEDU_CLASS": str(place)}
    )
    with open(folder / place / "marks.csv", newline="", encoding="utf-8") as stream:
        rows = list(csv.DictReader(stream))
    return {
        (row["assignment"], row["student"]): float(row["automatic"] or 0)
        for row in rows
        if row["automatic"]
    }


def dpedu(*words: str | Path, **how: object) -> None:
    done = subprocess.run([sys.executable, "-m", "dpedu", *words], capture_output=True, **how)
    if done.returncode not in (0, 1):
        sys.exit((done.stdout + done.stderr).decode())


def differences(name: str, loops: int, seconds: float, expected: dict, found: dict) -> int:
    """Say what is not as it must be."""
    wrong = {who: found.get(who) for who, points in expected.items() if found.get(who) != points}
    beside = f"beside {loops} endless loops" if loops else "as the machine is"
    print(f"{name}, {beside}: {len(expected)} submissions, {len(wrong)} differ, {seconds:.0f} s")
    for who, points in wrong.items():
        print(f"  {who}: {points} instead of {expected[who]}")
    return len(wrong)


def main(loops: int, names: list[str]) -> int:
    wrong = 0
    with tempfile.TemporaryDirectory() as made:
        for how_many in (0, loops):
            folders = Path(made, f"styles{how_many}"), Path(made, f"sample{how_many}")
            expected = styles(folders[0]), sample(folders[1], names)
            with busy(how_many):
                began = time.monotonic()
                found = marks_of_styles(folders[0])
                took = time.monotonic() - began
                wrong += differences("styles", how_many, took, expected[0], found)
                began = time.monotonic()
                again = marks_of_sample(folders[1], names)
                took = time.monotonic() - began
                wrong += differences("sample class", how_many, took, expected[1], again)
    return wrong


if __name__ == "__main__":
    given = sys.argv[1:]
    sys.exit(main(int(given[0]) if given else 4, given[1:]))
