"""What stands below a test cell of a notebook: run in IPython, as a notebook runs it."""

import contextlib
import io

import pytest
from IPython.core.interactiveshell import InteractiveShell

SETUP = """
from dpedu import checks
def asked(function):
    with checks.question(function, x=checks.whole(0, 9), returns=checks.equal) as question:
        question.shows(3, gives=6, why="Twice three.", mistakes={9: "it was squared"})
"""
ANSWERS = {
    "return 2 * x": "double passes these tests.\n",
    "return x * x": "double(3) returned 9, but 6 was expected.\nTwice three.\n"
    "It looks as if it was squared.\n",
    "raise NotImplementedError()": "double is not written yet.\n",
    "return 1 / 0": "double(3) stopped with ZeroDivisionError: division by zero\nTwice three.\n",
}


@pytest.fixture(scope="module")
def shell():
    made = InteractiveShell.instance(history_load_length=0, colors="nocolor")
    made.history_manager.enabled = False
    made.run_cell(SETUP)
    yield made
    InteractiveShell.clear_instance()


@pytest.mark.parametrize("body", ANSWERS)
def test_a_cell_says_that_the_answer_passes_or_only_why_not(shell, body):
    heard = io.StringIO()
    with contextlib.redirect_stdout(heard):
        shell.run_cell(f"def double(x):\n    {body}\nasked(double)")
    assert heard.getvalue() == ANSWERS[body]


def test_where_nobody_reads_it_nothing_is_said(capsys, monkeypatch):
    monkeypatch.setattr("IPython.get_ipython", lambda: None)
    names = {}
    exec(SETUP, names)
    names["asked"](lambda x: x + x)
    assert capsys.readouterr() == ("", "")
