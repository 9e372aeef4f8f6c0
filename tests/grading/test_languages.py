"""A notebook in another language is no reason to mark nothing of an assignment."""

import json
import shutil
import subprocess
import sys
from contextlib import closing

import nbformat
import pytest
from nbgrader.api import Gradebook
from nbgrader.preprocessors import ComputeChecksums
from small_course import answer, cell, course, hand_in, test

NAME = "hw"
CELLS = [
    answer("q1", "### BEGIN SOLUTION\nx = 1\n### END SOLUTION"),
    test("t1", "assert x == 1", 4),
]
IN_R = [
    answer("r1", "### BEGIN SOLUTION\nx <- c(1, 2)\n### END SOLUTION"),
    test("u1", "stopifnot(sum(x) == 3)\n### BEGIN HIDDEN TESTS\nstopifnot(x[1] == 1)\n### END HIDDEN TESTS", 3),
    cell("markdown", "because", "why", grade=True, solution=True, points=2),
]  # fmt: skip


@pytest.mark.usefixtures("options")
def test_a_notebook_in_r_waits_for_a_person_and_the_other_is_marked(tmp_path):
    folder = course(tmp_path / "course", NAME, CELLS)
    written = nbformat.v4.new_notebook(cells=IN_R)
    written.metadata["kernelspec"] = {"name": "ir", "display_name": "R", "language": "R"}
    nbformat.write(written, folder / "source" / NAME / "second.ipynb")
    place = hand_in(folder, NAME, "ada", {"q1": "x = 1"})
    written, _ = ComputeChecksums().preprocess(written, {})
    written.cells[0].source = "x <- c(1, 2)  # <img src=x>"
    (place / "second.ipynb").write_text(nbformat.writes(written))
    done = grade(folder)
    assert done.returncode == 1, done.stdout + done.stderr
    said = "the test u1 of second: it is written in R, and only Python is run"
    assert f"left for a person in every submission: {said}" in done.stdout
    with closing(Gradebook(f"sqlite:///{folder / 'gradebook.db'}", "x")) as book:
        found = book.find_submission(NAME, "ada")
        grades = {each.name: each for notebook in found.notebooks for each in notebook.grades}
        assert (grades["t1"].auto_score, grades["t1"].needs_manual_grade) == (4, False)
        for name in ("u1", "why"):
            assert (grades[name].auto_score, grades[name].needs_manual_grade) == (None, True)
    marked = folder / "autograded" / "ada" / NAME / "second.ipynb"
    read = json.loads(marked.read_text(encoding="utf-8"))
    nbformat.validate(nbformat.from_dict(read))
    assert read["metadata"]["kernelspec"]["language"] == "R"
    assert read["metadata"]["language_info"] == {"name": "R"}
    assert not any(each.get("outputs") for each in read["cells"])
    feedback = subprocess.run(
        [sys.executable, "-m", "dpedu", "feedback", NAME],
        cwd=folder,
        capture_output=True,
        check=False,
    )
    assert feedback.returncode == 0, feedback.stderr
    shutil.rmtree(folder)


def grade(folder):
    command = [sys.executable, "-m", "dpedu", "grade", NAME]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
