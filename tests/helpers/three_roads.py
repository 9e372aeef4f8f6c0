"""Answers of the bench on all three roads: at home, by nbgrader's own marking, and by ours.

    python tests/helpers/three_roads.py [--answers 20] [--seed 1] [ASSIGNMENT …]

draws that many answers of each question, right and wrong ones, and puts the first of all questions
into one submission, the second ones into the next. Each submission is marked by ``nbgrader
autograde``, by ``dpedu grade``, and judged as ``dpedu check`` judges (hidden tests included, which
a student's notebook lacks). What each test cell is worth, and its message, must be the same. No
test: an assignment takes some minutes.
"""

import argparse
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

import nbformat  # noqa: E402
from nbgrader.utils import compute_checksum  # noqa: E402

from dpedu.grading.at_home.check import check  # noqa: E402
from tests.markers.bench import Assignment, assignments  # noqa: E402

MARKS = (
    "select s.student_id, c.name, g.auto_score from grade g "
    "join submitted_notebook n on g.notebook_id = n.id "
    "join submitted_assignment s on n.assignment_id = s.id join base_cell c on g.cell_id = c.id"
)
CONFIG = """c = get_config()
c.CourseDirectory.course_id = "x"
c.CourseDirectory.ignore = ["GUIDE.md"]
c.Execute.timeout = 60
"""
LONGEST = 600  # characters of a message that are compared: the rest of a long one may be cut


def drawn(assignment: Assignment, answers: int, seed: int) -> list[dict[str, str]]:
    """Submissions: of each question one answer, as right and wrong ones come."""
    rng = random.Random(f"{seed} {assignment.name}")
    columns = {}
    for question in assignment.questions:
        known = [each for each in assignment.answers if each.question == question]
        chosen = rng.sample(known, min(answers, len(known)))
        columns[question] = [str(each.path) for each in chosen]
    most = max(map(len, columns.values()))
    return [
        {question: column[n] for question, column in columns.items() if n < len(column)}
        for n in range(most)
    ]


def answered(path: Path, answers: dict[str, str]) -> nbformat.NotebookNode:
    """A notebook with some answer cells filled in."""
    notebook = nbformat.read(path, as_version=4)
    for cell in notebook.cells:
        marks = cell.metadata.get("nbgrader", {})
        question = marks.get("grade_id", "").split("_")[0]
        if marks.get("solution") and not marks.get("grade") and question in answers:
            cell.source = Path(answers[question]).read_text(encoding="utf-8")
    return notebook


def run(course: Path, *command: str) -> None:
    """A command of the course; it may find fault with submissions, and say so by its exit."""
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"  # nbgrader calls alembic
    variables = {**os.environ, "PYTHONPATH": str(ROOT), "PATH": path}
    subprocess.run(
        [sys.executable, "-m", *command],
        cwd=course,
        env=variables,
        capture_output=True,
        check=False,
    )


def verdicts(course: Path, assignment: str) -> dict[tuple[str, str], tuple[float | None, str]]:
    """By student and test cell: what it is worth in the gradebook, and its message."""
    with sqlite3.connect(course / "gradebook.db") as book:
        marks = {(who, cell): score for who, cell, score in book.execute(MARKS)}
    found = {}
    for path in sorted((course / "autograded").glob(f"*/{assignment}/{assignment}.ipynb")):
        who = path.parts[-3]
        for cell in nbformat.read(path, as_version=4).cells:
            marked = cell.metadata.get("nbgrader", {})
            if cell.cell_type == "code" and marked.get("grade"):
                name = marked["grade_id"]
                errors = [each for each in cell.outputs if each.output_type == "error"]
                said = f"{errors[0].ename}: {errors[0].evalue}" if errors else ""
                found[who, name] = marks.get((who, name)), said
    return found


def at_home(folder: Path, notebook: nbformat.NotebookNode) -> list[str]:
    """What `dpedu check` says of each test cell, hidden tests included."""
    for cell in notebook.cells:
        marks = cell.metadata.get("nbgrader")
        if marks and marks.get("grade"):  # as if these were the tests handed out
            marks["checksum"] = compute_checksum(cell)
    nbformat.write(notebook, folder / "at_home.ipynb")
    return [each.state for each in check(folder / "at_home.ipynb", timeout=60)]


def in_words(message: str) -> str:
    """A message of nbgrader's as `dpedu check` would say it."""
    kind, _, said = message.partition(": ")
    if not message:
        return "passes its tests"
    return f"fails: {said}" if kind == "AssertionError" else f"stops with {kind}: {said}"


def compare(assignment: Assignment, answers: int, seed: int) -> list[str]:
    """Mark the submissions of one assignment on all roads; say what differs."""
    name, plans = assignment.name, drawn(assignment, answers, seed)
    found: dict[str, dict[tuple[str, str], tuple[float | None, str]]] = {}
    said: dict[tuple[str, str], str] = {}
    with tempfile.TemporaryDirectory(prefix="roads-") as made:
        course = Path(made, "stock")
        shutil.copytree(ROOT / "solutions" / name, course / "source" / name)
        (course / "nbgrader_config.py").write_text(CONFIG)
        run(course, "nbgrader", "generate_assignment", name)
        for number, plan in enumerate(plans):
            place = course / "submitted" / f"s{number:02}" / name
            shutil.copytree(course / "release" / name, place)
            nbformat.write(answered(place / f"{name}.ipynb", plan), place / f"{name}.ipynb")
        shutil.copytree(course, Path(made, "ours"))
        run(course, "nbgrader", "autograde", name)
        run(Path(made, "ours"), "dpedu", "grade", name)
        found = {road: verdicts(Path(made, road), name) for road in ("stock", "ours")}
        for number, plan in enumerate(plans):
            notebook = answered(ROOT / "solutions" / name / f"{name}.ipynb", plan)
            tests = [
                each.metadata.nbgrader.grade_id
                for each in notebook.cells
                if each.metadata.get("nbgrader", {}).get("grade")
            ]
            states = at_home(course, notebook)
            said |= {(f"s{number:02}", t): s for t, s in zip(tests, states, strict=True)}
    return differences(name, plans, found, said)


def differences(
    name: str,
    plans: list[dict[str, str]],
    found: dict[str, dict[tuple[str, str], tuple[float | None, str]]],
    said: dict[tuple[str, str], str],
) -> list[str]:
    """Where the roads part. Prints what was compared."""
    apart, count = [], Counter[str]()
    for number, plan in enumerate(plans):
        who = f"s{number:02}"
        for question, path in plan.items():
            test = next(t for w, t in found["ours"] if w == who and t.split("_")[0] == question)
            (theirs, why), (ours, because) = (
                found[r].get((who, test), (None, "-")) for r in ("stock", "ours")
            )
            home = said[who, test]
            right = Path(path).parent.name == "right"
            count["right" if right else "wrong"] += 1
            count["lost"] += not ours
            same = theirs == ours and why[:LONGEST] == because[:LONGEST]
            same = same and in_words(because)[:LONGEST] == home[:LONGEST]
            if not same:
                rows = (("nbgrader", theirs, why), ("dpedu", ours, because), ("home", "", home))
                apart.append(f"{name} {test} {Path(path).parent.name}/{Path(path).stem}")
                apart += [f"  {road:8} {mark} {message!r}" for road, mark, message in rows]
    print(f"{name:24}{json.dumps(count)}  apart: {len(apart)}", *apart, sep="\n", flush=True)
    return apart


def main() -> int:
    """Exit with 1 if any answer fares differently on any road."""
    known = {each.name: each for each in assignments()}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="ASSIGNMENT", help="all, if none is named")
    parser.add_argument("--answers", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    chosen = [known[name] for name in given.names] or list(known.values())
    apart = [compare(each, given.answers, given.seed) for each in chosen]
    return 1 if any(apart) else 0


if __name__ == "__main__":
    sys.exit(main())
