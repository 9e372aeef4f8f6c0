"""The course of nbgrader's own documentation, with its two submissions: cell by cell as nbgrader."""

import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import nbgrader
import pytest

COURSE = Path(nbgrader.__file__).parent / "docs" / "source" / "user_guide"
GRADES = (
    "select s.student_id, c.name, g.auto_score from grade g "
    "join submitted_notebook n on g.notebook_id = n.id "
    "join submitted_assignment s on n.assignment_id = s.id join base_cell c on g.cell_id = c.id"
)
# What `nbgrader autograde ps1` of version 0.9.6 writes; nothing where a person has to say.
STOCK = {
    "bitdiddle": {
        "squares_invalid_input": 1,
        "correct_squares": 0,
        "correct_sum_of_squares": 0,
        "sum_of_squares_uses_squares": 0.5,
        "sum_of_squares_application": 0,
    },
    "hacker": {
        "squares_invalid_input": 1,
        "correct_squares": 1,
        "correct_sum_of_squares": 0.5,
        "sum_of_squares_uses_squares": 0.5,
    },
}


@pytest.mark.usefixtures("options")
def test_every_cell_gets_what_nbgrader_gives(tmp_path):
    for part in ("source", "submitted"):
        shutil.copytree(COURSE / part, tmp_path / part)
    (tmp_path / "nbgrader_config.py").write_text(
        "c = get_config()\nc.CourseDirectory.course_id = 'example'\n"
    )
    command = [sys.executable, "-m", "dpedu", "grade", "ps1"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    beside = [each for each in done.stdout.splitlines() if "beside the student's code" in each]
    assert len(beside) == 1
    assert "sum_of_squares_uses_squares" in beside[0]
    with sqlite3.connect(tmp_path / "gradebook.db") as book:
        rows = book.execute(GRADES).fetchall()
    found = {
        student: {cell: score for who, cell, score in rows if who == student and score is not None}
        for student in STOCK
    }
    assert found == STOCK
