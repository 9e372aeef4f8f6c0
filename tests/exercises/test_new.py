"""What `dpedu new` writes has the forms that the course asks for, and can be filled in."""

import json
import re
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
import typed
from building import EXTENSIONS
from leaks import ROOT

from dpedu import cli
from dpedu.grading.course.gaps import GAP, gaps

NAME = "doubling"
QUESTION = ["new", "question", NAME, "double(number, times)", "--title", "Twice, and again"]


@pytest.fixture
def course(tmp_path, monkeypatch) -> Path:
    """A folder that is a course with one assignment, just begun."""
    (tmp_path / "nbgrader_config.py").write_bytes((ROOT / "nbgrader_config.py").read_bytes())
    monkeypatch.chdir(tmp_path)
    assert cli.main(["new", "assignment", NAME, "--title", "Doubling", "--chapter", "Numbers"]) == 0
    return tmp_path


def ask(*more: str) -> int:
    return cli.main([*QUESTION, "--points", "4", "--minutes", "12", *more])


def notebook(course: Path) -> nbformat.NotebookNode:
    read = nbformat.read(course / "solutions" / NAME / f"{NAME}.ipynb", as_version=4)
    nbformat.validate(read)
    return read


def marks(cells) -> dict[str, dict]:
    found = [cell.metadata["nbgrader"] for cell in cells if "nbgrader" in cell.metadata]
    return {each["grade_id"]: dict(each) for each in found}


def like(name: str) -> str:
    """A name without its number, and without an example's own name."""
    return re.sub(r"\d+", "N", name)


def test_cells_are_marked_as_those_of_the_course(course):
    assert ask("--proof", "5", "15") == 0
    model = nbformat.read(ROOT / "solutions/laplace/laplace.ipynb", as_version=4)
    wanted = {like(name): each for name, each in marks(model.cells).items()}
    found = marks(notebook(course).cells)
    assert sorted(found) == ["q1", "q1_proof", "q1_tests", "setup"]
    for name, each in found.items():
        other = wanted[like(name)]
        assert list(each) == list(other)
        for key in each.keys() - {"points", "grade_id"}:
            assert each[key] == other[key], (name, key)
    for cell in notebook(course).cells:
        if "nbgrader" in cell.metadata:
            assert cell.id == cell.metadata["nbgrader"]["grade_id"].replace("_", "-")


def test_points_and_minutes_add_up_and_headings_can_be_read(course, monkeypatch):
    assert ask("--part", "Numbers") == 0
    assert ask("--proof", "5", "15") == 0
    monkeypatch.syspath_prepend(str(EXTENSIONS))
    from book_course import read

    said = read(course / "solutions" / NAME / f"{NAME}.ipynb")
    assert (said.points, said.minutes) == (13, (30, 40))
    asked = [(each.number, each.points, each.by_hand) for each in said.questions]
    assert asked == [("1", 4, False), ("2", 4, False), ("2, proof", 5, True)]
    assert said.title == "Doubling"
    assert said.read_first == ("Numbers",)
    guide = (course / "solutions" / NAME / "GUIDE.md").read_text(encoding="utf-8")
    assert "**13 points**: 8 marked by machine in 2 questions, 5 by hand. **30 to 40" in guide
    parts = [cell.source for cell in notebook(course).cells if cell.source.startswith("## Part")]
    assert [text.split("\n")[0] for text in parts] == ["## Part 1 · Numbers"]


def test_one_question_is_one_question(course):
    guide = course / "solutions" / NAME / "GUIDE.md"
    ask()
    assert "marked by machine in 1 question, 0 by hand" in guide.read_text(encoding="utf-8")
    ask()
    assert "marked by machine in 2 questions, 0 by hand" in guide.read_text(encoding="utf-8")


def test_a_gap_keeps_the_student_notebook_from_being_made(course, capsys):
    ask()
    assert cli.main(["exercises", NAME]) == 2
    said = capsys.readouterr().err
    assert "q1-task" in said
    assert not (course / "exercises").exists()


FILLED = {
    'number=checks.own("‹what it is›", [...])': "number=checks.whole(0, 100)",
    'times=checks.own("‹what it is›", [...])': "times=checks.whole(1, 5)",
    'returns="‹what comes back, and what counts as the same›"': "returns=checks.equal",
    "...,  # number": "3,",
    "...,  # times": "2,",
    "gives=...": "gives=12",
    'mistakes={...: "‹what somebody did who gets this›"}': 'mistakes={6: "doubled once"}',
    "lambda number, times: ...": "lambda number, times: number << times",
    "return ...": "return number * 2**times",
}


def test_a_question_that_is_filled_in_marks_right_and_wrong(course):
    ask()
    path = course / "solutions" / NAME / f"{NAME}.ipynb"
    text = path.read_text(encoding="utf-8")
    for gap, filling in FILLED.items():
        assert json.dumps(gap, ensure_ascii=False)[1:-1] in text, gap
        text = text.replace(
            *(json.dumps(each, ensure_ascii=False)[1:-1] for each in (gap, filling))
        )
    path.write_text(GAP.sub("said", text), encoding="utf-8")
    assert gaps(path) == []
    done = typed.dpedu("exercises", NAME, folder=course)
    assert done.returncode == 0, done.stdout + done.stderr
    student = nbformat.read(course / "exercises" / NAME / f"{NAME}.ipynb", as_version=4)
    assert "HIDDEN" not in str(student)
    cells = {cell.id: cell.source for cell in notebook(course).cells if cell.cell_type == "code"}
    for answer, message in (
        (cells["q1"], ""),
        (cells["q1"].replace("2**times", "2"), "doubled once"),
        (cells["q1"].replace("2**times", "4"), "double("),
        ("".join(c.source for c in student.cells if c.id == "q1"), "NotImplementedError"),
    ):
        code = "\n".join([cells["setup"], answer, cells["q1-tests"]])
        ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
        assert (ran.returncode == 0) is (message == ""), ran.stderr
        assert message in ran.stderr


@pytest.mark.parametrize(
    ("typed_line", "said"),
    [
        (["assignment", NAME, "--title", "t", "--chapter", "c"], "is there already"),
        (["assignment", "../up", "--title", "t", "--chapter", "c"], "'../up'"),
        (["question", "nothing", "f(x)"], "no assignment 'nothing'"),
        (["question", NAME, "f(x"], "'f(x'"),
        (["question", NAME, "f()"], "'f()'"),
        (["question", NAME, "f(*x)"], "'f(*x)'"),
        (["question", NAME, "f(x): pass\nimport os"], "write the function"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_written(course, capsys, typed_line, said):
    if typed_line[0] == "question":
        typed_line = [*typed_line, "--title", "t", "--points", "1", "--minutes", "1"]
    before = {path: path.read_bytes() for path in course.rglob("*") if path.is_file()}
    capsys.readouterr()
    assert cli.main(["new", *typed_line]) == 2
    assert said in capsys.readouterr().err
    assert {path: path.read_bytes() for path in course.rglob("*") if path.is_file()} == before


def test_a_folder_that_is_no_course_is_refused(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert cli.main(["new", "assignment", NAME, "--title", "t", "--chapter", "c"]) == 2
    assert "no course" in capsys.readouterr().err
