"""Student notebooks: what the instructor's generate, and nothing that they must not see."""

import itertools
import json
import re
import shutil
from pathlib import Path

import pytest
import typed
from leaks import ROOT, answers, leaks, secrets

SOLUTIONS = sorted(ROOT.glob("solutions/*/*.ipynb"))
NAMES = [path.stem for path in SOLUTIONS]


@pytest.fixture(scope="module")
def generated(tmp_path_factory) -> Path:
    """A copy of the course in which the student notebooks are generated anew, twice."""
    course = tmp_path_factory.mktemp("course")
    shutil.copy(ROOT / "nbgrader_config.py", course)
    shutil.copytree(ROOT / "solutions", course / "solutions")
    for place in ("first", "second"):
        done = typed.dpedu("exercises", folder=course)
        assert done.returncode == 0, done.stdout + done.stderr
        shutil.copytree(course / "exercises", course / place)
    return course


def files(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and ".ipynb_checkpoints" not in path.parts
    }


def test_every_assignment_is_found():
    assert {path.parent.name for path in SOLUTIONS} == set(NAMES)
    assert "randomised_response" in NAMES


def test_generating_is_the_same_from_run_to_run(generated):
    assert files(generated / "first") == files(generated / "second")


def test_the_tree_holds_what_the_instructors_notebooks_generate(generated):
    here = files(ROOT / "exercises")
    there = files(generated / "first")
    assert sorted(here) == sorted(there) == [f"{name}/{name}.ipynb" for name in NAMES]
    changed = [name for name in there if here[name] != there[name]]
    assert not changed, "run `make exercises`: these differ from what solutions/ generates"


def test_generating_touches_no_gradebook(generated):
    assert not list(generated.rglob("*.db"))


@pytest.mark.parametrize("solution", SOLUTIONS, ids=NAMES)
def test_no_solution_hidden_test_or_note_is_left(solution):
    kept = secrets(solution)
    assert leaks(solution, kept), "the search finds nothing even where everything stands"
    assert leaks(ROOT / "exercises", kept | answers()) == []


@pytest.mark.parametrize("solution", SOLUTIONS, ids=NAMES)
def test_the_forms_that_everybody_may_have_give_nothing_away(solution):
    kept = secrets(solution)
    said = sum(where.startswith("guide") for where in kept)
    assert said > 10, f"GUIDE.md has {said} paragraphs of its own; more than 10 are expected"
    assert leaks(ROOT / "dpedu" / "grading" / "course" / "forms", kept) == []


@pytest.mark.parametrize("name", NAMES)
def test_a_beginner_is_told_what_to_run_first_and_where_a_proof_goes(name):
    text = (ROOT / "exercises" / name / f"{name}.ipynb").read_text(encoding="utf-8")
    title, *cells = json.loads(text)["cells"]
    told = "".join(title["source"])
    assert next(each["id"] for each in cells if each["cell_type"] == "code") == "setup"
    assert "Run the first cell of code now, and again whenever the kernel has restarted" in told
    for each in cells:
        marks = each["metadata"].get("nbgrader", {})
        if each["cell_type"] == "markdown" and marks.get("solution"):
            assert f"click on *{''.join(each['source'])}*, press Enter" in told


@pytest.mark.parametrize("name", NAMES)
def test_notebooks_carry_no_outputs_and_no_markers(name):
    for folder in ("solutions", "exercises"):
        text = (ROOT / folder / name / f"{name}.ipynb").read_text(encoding="utf-8")
        for cell in json.loads(text)["cells"]:
            if cell["cell_type"] == "code":
                assert cell["outputs"] == [], f"{folder}: {cell['id']} has outputs"
                assert cell["execution_count"] is None
    assert "### BEGIN" not in text
    assert "=== BEGIN" not in text


@pytest.mark.parametrize("name", NAMES)
def test_every_question_has_an_answer_cell_and_a_test_cell_of_its_own(name):
    text = (ROOT / "exercises" / name / f"{name}.ipynb").read_text(encoding="utf-8")
    marks = [cell["metadata"].get("nbgrader", {}) for cell in json.loads(text)["cells"]]
    answered = {m["grade_id"] for m in marks if m.get("solution") and not m["grade"]}
    tested = {m["grade_id"] for m in marks if m.get("grade") and not m["solution"]}
    assert tested == {f"{question}_tests" for question in answered}
    assert all(m["points"] > 0 for m in marks if m.get("grade"))


@pytest.mark.parametrize("name", NAMES)
def test_what_a_text_says_is_drawn_is_drawn(name):
    text = (ROOT / "exercises" / name / f"{name}.ipynb").read_text(encoding="utf-8")
    sources = ["".join(cell["source"]) for cell in json.loads(text)["cells"]]
    for said, below in itertools.pairwise(sources):
        if re.search(r"cell (below )?(draws|plots) ", said):
            assert ".show(" in below, said


@pytest.mark.parametrize("name", NAMES)
def test_the_tests_of_a_student_notebook_are_folded_and_nothing_else(name):
    text = (ROOT / "exercises" / name / f"{name}.ipynb").read_text(encoding="utf-8")
    for cell in json.loads(text)["cells"]:
        marks = cell["metadata"].get("nbgrader", {})
        tests = cell["cell_type"] == "code" and marks.get("grade", False)
        assert cell["metadata"].get("jupyter", {}).get("source_hidden", False) == tests


@pytest.mark.parametrize("name", NAMES)
def test_what_a_question_asks_cannot_be_typed_over(name):
    """A text is locked unless it is an answer; code that is not marked is there to be tried."""
    text = (ROOT / "exercises" / name / f"{name}.ipynb").read_text(encoding="utf-8")
    for cell in json.loads(text)["cells"]:
        marks = cell["metadata"].get("nbgrader", {})
        fixed = cell["cell_type"] == "markdown" or marks.get("locked", False)
        if marks.get("solution"):
            fixed = False
        assert cell["metadata"].get("editable", True) != fixed, cell["id"]
        # An answer cannot be deleted either: nbgrader looks for it.
        assert cell["metadata"].get("deletable", True) != (fixed or bool(marks)), cell["id"]
