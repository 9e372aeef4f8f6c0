"""What stock nbgrader gives for every style of test, beside what we give: a table, made by hand.

    python tests/grading/stock_styles.py > benchmarks/results/styles.md

Each style is a notebook, run by nbclient in a kernel and marked by nbgrader's own rules; then it is
rehearsed and marked by our engine. The number of differences is the exit status.
"""

import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbgrader.utils import determine_grade

sys.path[:0] = [str(Path(__file__).resolve().parents[1] / "helpers")]

import styled  # noqa: E402
from styles import STYLES  # noqa: E402

from dpedu.grading.sandbox import wall  # noqa: E402
from dpedu.grading.sandbox.wall import Options  # noqa: E402

ANSWERS = ("reference", "honest", "wrong")


def stock(style, answer):
    """The points that nbgrader gives to an answer."""
    cells = []
    for name, role, source in styled.cells_of(style, answer):
        cell = nbformat.v4.new_code_cell(source)
        marks = {"grade": role == "test", "solution": role == "answer", "locked": role != "answer"}
        marks |= {
            "grade_id": name or "own",
            "schema_version": 3,
            "task": False,
            "cell_type": "code",
        }
        cell.metadata["nbgrader"] = marks | {"points": style.points if name == "test" else 0}
        cells.append(cell)
    book = nbformat.v4.new_notebook(cells=cells)
    with tempfile.TemporaryDirectory() as folder:
        for name, content in style.files.items():
            Path(folder, name).write_text(content)
        about = {"metadata": {"path": folder}}
        NotebookClient(book, kernel_name="python3", allow_errors=True, resources=about).execute()
    return determine_grade(book.cells[-1])[0]


def main():
    """Print the table."""
    options, wrong = Options(preload=("pandas", "sympy")), 0
    print("Points of 4 for the instructor's answer, an honest student's, and a wrong one.\n")
    print("| style | where it runs | nbgrader | dpedu |\n|---|---|---|---|")
    with ThreadPoolExecutor(2) as pool:
        theirs = {
            (name, kind): pool.submit(stock, style, getattr(style, kind))
            for name, style in STYLES.items()
            for kind in ANSWERS
        }
        for name, style in STYLES.items():
            plan = styled.rehearsed(style, options)
            where = "beside the answer" if plan.notebooks["n"].beside else "apart"
            given = [theirs[name, kind].result() for kind in ANSWERS]
            ours = [styled.points(plan, style, getattr(style, k), options)[0] for k in ANSWERS]
            wrong += [float(each) for each in given] != ours
            shown = [", ".join(f"{each:g}" for each in row) for row in (given, ours)]
            print(f"| {name} | {where} | {shown[0]} | {shown[1]} |", flush=True)
    wall.close()
    print(f"\n{len(STYLES)} styles, {wrong} marked otherwise than by nbgrader.")
    return wrong


if __name__ == "__main__":
    sys.exit(min(main(), 100))
