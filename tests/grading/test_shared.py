"""What an answer shares with a test counts, though the test is asked from another process first."""

import json
from contextlib import closing
from dataclasses import replace

import pytest
import shared
import styled
import typed
from nbgrader.api import Gradebook
from small_course import course, errors, hand_in, text
from styles import STYLES

from dpedu.grading.pages.feedback import HIDDEN

LIMITS = ("--timeout", "10", "--memory", "512")


def scores(folder):
    """By student and question."""
    with closing(Gradebook(f"sqlite:///{folder}/gradebook.db", "x")) as book:
        return {
            (given.student.id, grade.name.removesuffix("_tests")): grade.auto_score
            for given in book.assignment_submissions(shared.NAME)
            for notebook in given.notebooks
            for grade in notebook.grades
        }


@pytest.fixture(scope="module")
def marked(tmp_path_factory, options):
    """The course after `dpedu grade`: what each answer got, and what the command said."""
    folder = course(tmp_path_factory.mktemp("shared") / "course", shared.NAME, shared.CELLS)
    hand_in(folder, shared.NAME, "honest", shared.HONEST)
    hand_in(folder, shared.NAME, "wrong", shared.WRONG)
    done = typed.dpedu("grade", shared.NAME, "--course", folder, *LIMITS)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return scores(folder), folder, done.stdout


@pytest.mark.parametrize("question", shared.QUESTIONS)
def test_a_wrong_answer_is_told_from_an_honest_one(marked, question):
    got, _, said = marked
    assert got["honest", question] == 1, said[-2000:]
    assert got["wrong", question] == 0


def test_no_test_of_these_must_run_beside_answers(marked):
    _, _, said = marked
    assert "beside" not in said
    assert "another process" not in said


def test_the_marked_notebook_says_what_failed(marked):
    _, folder, _ = marked
    path = folder / "autograded" / "wrong" / shared.NAME / f"{shared.NAME}.ipynb"
    for each in json.loads(path.read_text())["cells"]:
        name = each["metadata"]["nbgrader"]["grade_id"]
        assert (name.endswith("_tests")) == any(
            output["output_type"] == "error" for output in each["outputs"]
        )


@pytest.mark.parametrize("how", ["once", "apart"])
def test_a_test_may_be_run_once(how, options):
    style = replace(STYLES["numbers"], test="assert f(2) == 4")
    notebook = styled.rehearsed(style, options, **{how: True}).notebooks["n"]
    assert not notebook.both
    assert not notebook.apart
    assert styled.rehearsed(style, options).notebooks["n"].both == ("test",)


def test_a_test_that_is_passed_from_another_process_only_is_named(options):
    answer = "import numpy as np\nnp.mean = None\ndef f(x): return 2 * x"
    test = "import numpy as np\nassert f(2) == np.mean([4, 4])"
    style = replace(STYLES["numbers"], reference=answer, test=test)
    plan = styled.rehearsed(style, options)
    notebook = plan.notebooks["n"]
    assert notebook.both == ()
    assert list(notebook.apart) == ["test"]
    assert "not callable" in notebook.apart["test"]
    assert styled.points(plan, style, "def f(x): return x + x", options) == (style.points, "")


def test_what_runs_beside_anyway_loses_nothing_by_what_runs_both_ways(options):
    hidden = "### BEGIN HIDDEN TESTS\nsecret = 77\n### END HIDDEN TESTS"
    test = "f(1)\nassert log == [1]\nassert 'secret' not in globals()"
    style = replace(STYLES["a shared list"], earlier=f"log.clear()\n{hidden}", test=test)
    notebook = styled.rehearsed(style, options).notebooks["n"]
    assert list(notebook.beside) == ["test"]
    assert notebook.both == ()
    assert notebook.apart == {"earlier": "the test test is not passed beside all others"}


ANSWER = """
def f(x):
    {}
    return 2 * x
"""
CELLS = [("test", "seen = 77\nassert f(seen) == 154"), ("own", "print(globals().get('seen'))"),
         ("test", "assert f(1) == 2")]  # fmt: skip


def both(run, line, **more):
    cells = (("answer", ANSWER.format(line)), *CELLS)
    return run(*cells, names=("f",), both=("c1", "c3"), **more)


def test_nothing_of_the_second_run_is_kept_but_what_failed(run):
    """An answer that has read a hidden test there could show it in any cell."""
    made = both(run, "assert x != 1 or 'seen' not in globals(), 'beside'")
    assert [errors(each) for each in made] == [[], [], [], ["AssertionError: beside"]]
    assert text(made[2]) == "None\n"


def test_who_knows_a_test_there_gains_nothing(run):
    made = both(run, "return 2 * x if 'seen' in globals() else 0")
    assert [bool(errors(each)) for each in made] == [False, True, False, True]


def test_no_digits_of_points_tell_what_was_read_there(options):
    style = replace(STYLES["numbers"], test="seen = 77\nassert f(seen) == 154")
    plan = styled.rehearsed(style, options)
    assert plan.notebooks["n"].both == ("test",)
    answer = ANSWER.format("if 'seen' in globals(): import sys; sys.displayhook(0.0625)")
    assert styled.points(plan, style, answer, options) == (style.points, "")


def test_what_does_not_end_there_costs_its_own_test(run):
    made = both(run, "while x == 1 and 'seen' in globals(): pass", limit=2.0)
    assert [bool(each.get("state")) for each in made] == [False, False, False, True]
    made = both(run, "if x == 77 and 'seen' in globals(): import os; os._exit(1)")
    assert [bool(each.get("state")) for each in made] == [False, True, False, False]


def test_feedback_says_what_a_test_of_the_notebook_expected(marked):
    _, folder, _ = marked
    done = typed.dpedu("feedback", shared.NAME, "--course", folder, "--student", "wrong")
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    page = (folder / "feedback" / "wrong" / shared.NAME / f"{shared.NAME}.html").read_text()
    assert "assert g[1][0] == 0" in page
    assert HIDDEN not in page
