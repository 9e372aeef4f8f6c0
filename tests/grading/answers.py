"""Every right and wrong answer of the bench, marked by the engine: each must get what it deserves.

    python tests/grading/answers.py [ASSIGNMENT …]

The k-th answers to all questions are marked together, as one notebook: no test calls the answer to
another question. The number of answers that get something else is the exit status.
"""

import sys
from pathlib import Path

import nbformat

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "helpers")]

from small_course import errors  # noqa: E402

from dpedu.grading.course.names import origins  # noqa: E402
from dpedu.grading.sandbox import engine  # noqa: E402
from dpedu.grading.sandbox.wall import Options  # noqa: E402

ANSWERS = ROOT / "tests" / "answers"
LIMIT = 120.0


def notebooks(name):
    """Whether the answers are right, and one for each question, until all were used."""
    for kind in ("right", "wrong"):
        by_question = {}
        for path in sorted((ANSWERS / name / kind).glob("*.py")):
            by_question.setdefault(path.stem.split("_")[0], []).append(path)
        for number in range(max(map(len, by_question.values()))):
            yield kind, {q: paths[number % len(paths)] for q, paths in by_question.items()}


def cells_of(name, answers=None):
    """The cells of an assignment, with the instructor's answers or with these."""
    written = nbformat.read(ROOT / "solutions" / name / f"{name}.ipynb", as_version=4)
    for cell in written.cells:
        if cell.cell_type == "code":
            marks = cell.metadata.get("nbgrader", {})
            role = "own" if not marks else "test" if marks["grade"] else "given"
            source = cell.source
            if marks.get("solution"):
                role = "answer"
                if answers is not None:
                    source = answers[marks["grade_id"]].read_text(encoding="utf-8")
            yield {"role": role, "id": marks.get("grade_id"), "source": source}


def marked(name, answers):
    """The questions whose tests pass."""
    cells, reference = list(cells_of(name, answers)), list(cells_of(name))
    solved = [cell["source"] for cell in reference if cell["role"] == "answer"]
    imports, names, trusted = origins(solved, reference)
    job = {"cells": cells, "names": list(names), "imports": list(imports), "trusted": list(trusted),
           "expected": {}, "leaves": {}, "beside": [], "both": [], "whole": False, "seen": {},
           "numbers": [], "reference": False, "limit": LIMIT, "total": 20 * LIMIT, "files": [],
           "course_files": []}  # fmt: skip
    said = engine.judge(job, [], Options(preload=("pandas", "sympy")))["cells"]
    return {
        cell["id"].removesuffix("_tests")
        for cell, made in zip(cells, said, strict=True)
        if cell["role"] == "test" and not errors(made)
    }


def main(wanted):
    wrong = 0
    for name in wanted or sorted(path.name for path in ANSWERS.iterdir() if path.is_dir()):
        seen = set()
        for kind, answers in notebooks(name):
            passed = marked(name, answers)
            for question, path in answers.items():
                seen.add(path)
                if (question in passed) != (kind == "right"):
                    wrong += 1
                    print(f"{path.relative_to(ROOT)} {'fails' if kind == 'right' else 'passes'}")
        print(f"{name}: {len(seen)} answers", flush=True)
    return wrong


if __name__ == "__main__":
    sys.exit(min(main(sys.argv[1:]), 100))
