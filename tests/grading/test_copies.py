"""A cell that stands several times, pasted or split: the check says which one is marked, and marking marks it."""

import json
import sqlite3

import pytest
import typed
from small_course import answer, cell, course, hand_in, test
from test_checked_proofs import validated

from dpedu.grading.at_home.check import check
from dpedu.grading.at_home.findings import report

NAME = "copies"
BLANK = "### BEGIN SOLUTION\ndef {}(x): return x + 1\n### END SOLUTION"
STATEMENT = "real p\nassume range: 0 < p < 1/2\nclaim c: 0 < 1 - 2*p"
CELLS = [
    cell("markdown", "## Question 1 · One more"),
    answer("q1", BLANK.format("f")),
    test("q1_tests", "assert f(1) == 2, 'f(1) is not 2'", 2),
    cell("markdown", "## Question 2 · The same"),
    answer("q2", BLANK.format("g")),
    test("q2_tests", "assert g(1) == 2, 'g(1) is not 2'", 3),
    cell("markdown", f"## Question 3 · A proof\n\n```statement\n{STATEMENT}\n```"),
    cell("markdown", "Clear.", "q3", grade=True, solution=True, points=4),
]
ANSWERS = {}
RIGHT = ANSWERS["r"] = {
    "q1": "def f(x): return x + 1",
    "q2": "def g(x): return x + 1",
    "q3": "```proof\nclaim c\n  0 < 1 - 2*p by positivity\n```",
}
ANSWERS["w"] = {"q1": "def f(x): return x", "q2": "def g(x): return None", "q3": "Words."}
QUESTIONS = {"q1": ("q1_tests", 2), "q2": ("q2_tests", 3), "q3": ("q3", 4)}
# How far below its cell a copy stands; 20 is the end of the notebook.
PLACES = {"below": 1, "below_its_tests": 2, "in_the_next_question": 4, "at_the_end": 20}
# Right answers and wrong ones, from the top.
KINDS = ("rw", "wr", "rr", "wwr")
CASES = {f"{place}-{kinds}": (place, kinds) for place in PLACES for kinds in KINDS}


def pasted(place, kinds, names=("q3", "q2", "q1")):
    """Copies of answers, the first in its place."""

    def change(notebook):
        cells = notebook["cells"]
        for name in names:
            [at] = [n for n, each in enumerate(cells) if marks_of(each).get("grade_id") == name]
            cells[at]["source"] = ANSWERS[kinds[0]][name]
            for count, kind in enumerate(kinds[1:]):
                copy = json.loads(json.dumps(cells[at]))
                copy |= {"id": f"{name}-copy-{count}", "source": ANSWERS[kind][name]}
                cells.insert(at + PLACES[place] + count, copy)
        given_out(notebook)

    return change


def given_out(notebook):
    """A release has the checksums of blank answers."""
    for each in notebook["cells"]:
        if marks_of(each).get("solution"):
            marks_of(each).update(checksum="0" * 32)


def marks_of(each):
    return each["metadata"].get("nbgrader", {})


def all_twice(notebook):
    """As somebody who marks all cells of a notebook and pastes them."""
    again = json.loads(json.dumps(notebook["cells"]))
    notebook["cells"] += [each | {"id": f"{each['id']}x"} for each in again]
    given_out(notebook)


@pytest.fixture(scope="module")
def marked(tmp_path_factory, options):
    folder = course(tmp_path_factory.mktemp("copies"), NAME, CELLS)
    for student, case in CASES.items():
        hand_in(folder, NAME, student, RIGHT, pasted(*case))
    for name in QUESTIONS:
        hand_in(folder, NAME, name, RIGHT, pasted("in_the_next_question", "rw", [name]))
    hand_in(folder, NAME, "all_twice", RIGHT, all_twice)
    done = typed.dpedu("grade", NAME, "--course", folder, "--workers", "2")
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def points(folder, student):
    ask = """select c.name, g.auto_score from grade g join base_cell c on g.cell_id = c.id
        join submitted_notebook n on g.notebook_id = n.id
        join submitted_assignment s on n.assignment_id = s.id where s.student_id = ?"""
    with sqlite3.connect(folder / "gradebook.db") as book:
        return dict(book.execute(ask, [student]))


def handed_in(folder, student):
    return folder / "submitted" / student / NAME / f"{NAME}.ipynb"


def sentence(name, kinds):
    times, rest = ("twice", "other") if len(kinds) == 2 else ("3 times", "others")
    which = "the last one" if name == "q3" else "the last one above its tests"
    said = f"its answer cell is here {times}, and marking takes {which}: "
    return f"{said}write your answer there and delete the {rest}"


@pytest.mark.parametrize("student", CASES)
def test_the_check_says_so_and_judges_as_marking_does(marked, student):
    _, kinds = CASES[student]
    found = check(handed_in(marked, student))
    got = points(marked, student)
    assert [each.question[:10] for each in found] == [f"Question {n}" for n in (1, 2, 3)]
    for finding, (name, (graded, most)) in zip(found, QUESTIONS.items(), strict=True):
        told, _, state = finding.state.partition("\n")
        assert told == sentence(name, kinds)
        done = state.startswith(("passes its tests", "The proof is accepted"))
        assert done == (got[graded] == most)
        assert finding.good == (done and set(kinds) == {"r"})


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_copy_elsewhere_answers_nothing_there(marked, name):
    for finding, (own, (graded, most)) in zip(
        check(handed_in(marked, name)), QUESTIONS.items(), strict=True
    ):
        if own != name:
            assert finding.good
            assert "answer cell" not in finding.state
            assert points(marked, name)[graded] == most


def test_copies_of_tests_are_no_questions(marked):
    found = check(handed_in(marked, "all_twice"))
    assert "3 of 3 questions are done" in report(found)
    assert points(marked, "all_twice") == dict(QUESTIONS.values())


def test_the_button_says_so(marked, monkeypatch):
    place = handed_in(marked, "below-wwr")
    found = check(place)
    said = validated(place, monkeypatch)
    assert said == {each.question: " ".join(each.state.split()) for each in found}
    assert all("is here 3 times" in each for each in said.values())
    assert validated(handed_in(marked, "all_twice"), monkeypatch) == {}
