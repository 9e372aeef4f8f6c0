"""Every style of test is marked, in the process it needs; honest answers lose nothing by it."""

from dataclasses import replace

import pytest
import styled
from styles import STYLES

from dpedu.grading.sandbox.groups import make_groups, remove_group

BESIDE = {
    *("documentation: a helper must be used", "an own error's attributes", "annotations"),
    *("the defaults", "the names that the code reads", "is a function", "calls are counted"),
    *("a helper of the student's is patched", "a library is patched"),
    *("a global that the test sets", "a global that only the test knows"),
    *("a global that the answer changes", "a shared list"),
    *("a locked helper that calls the answer", "a locked class that the answer extends"),
    *("is a name there", "is a name there, by dir", "a value by globals", "a value by the shell"),
    *("the input history", "a subclass of the answer's", "a data class", "an enum"),
    *("a context manager", "a coroutine", "a subclass of a list", "a subclass of a dictionary"),
    *("the current figure", "%%time", "a file that the answer writes"),
    *("a file that the test writes", "a warning", "a log", "an identity of two answers"),
    *("predicates that are handed over", "a test calls an earlier test's function"),
    *("an item of an attribute's array", "doctest of the answer", "a generator function"),
    "a copy of an object",
}
"""What cannot be asked from another process. All else must be: two processes are the rule."""


@pytest.mark.parametrize("name", STYLES)
def test_a_style_is_marked(name, options):
    style = STYLES[name]
    plan = styled.rehearsed(style, options)
    notebook = plan.notebooks["n"]
    assert not notebook.human
    assert bool(notebook.beside) == (name in BESIDE), notebook.beside
    for answer, expected in (
        (style.reference, style.points),
        (style.honest, style.points),
        (style.wrong, style.partial),
    ):
        got, why = styled.points(plan, style, answer, options)
        assert got == expected, why


@pytest.mark.parametrize("name", sorted(BESIDE)[::6])
def test_an_instructor_may_demand_two_processes(name, options):
    notebook = styled.rehearsed(STYLES[name], options, apart=True).notebooks["n"]
    assert not notebook.beside
    assert list(notebook.human) == ["test"] or name == "predicates that are handed over"


def test_a_broken_test_waits_for_a_person(options):
    style = replace(STYLES["numbers"], test="assert f(2) == 5, 'never'")
    notebook = styled.rehearsed(style, options).notebooks["n"]
    assert notebook.human == {"test": "AssertionError: never"}
    assert not notebook.beside


def test_only_what_must_be_there_is_beside(options):
    """Of the tests that are asked from afar, what is hidden is not in the student's process."""
    hidden = "### BEGIN HIDDEN TESTS\nsecret = 77\nassert secret\n### END HIDDEN TESTS"
    style = replace(
        STYLES["a shared list"],
        earlier=f"seen = 5\nlog.clear()\n{hidden}",
        test="f(1)\nassert log == [1]\nassert 'seen' in globals()\nassert 'secret' not in globals()",
    )
    plan = styled.rehearsed(style, options)
    notebook = plan.notebooks["n"]
    assert set(notebook.beside) == {"test"}
    assert not notebook.whole
    assert styled.points(plan, style, style.honest, options) == (style.points, "")


def test_a_test_that_needs_what_another_hides_gets_it(options):
    hidden = "### BEGIN HIDDEN TESTS\nlog.append(0)\n### END HIDDEN TESTS"
    style = replace(STYLES["a shared list"], earlier=hidden, test="f(1)\nassert log == [0, 1]")
    plan = styled.rehearsed(style, options)
    assert plan.notebooks["n"].whole
    assert not plan.notebooks["n"].human
    assert styled.points(plan, style, style.honest, options) == (style.points, "")


def test_the_way_of_marking_is_part_of_what_makes_a_mark_current(options):
    style = STYLES["a shared list"]
    plans = [styled.rehearsed(style, options, apart=apart) for apart in (False, True)]
    assert plans[0].digest != plans[1].digest
    assert plans[0].digest == styled.rehearsed(style, options).digest


def test_memory_that_is_never_touched_costs_nothing_where_it_is_counted(options):
    """As on anybody's machine: what counts is what is used, if the system can count that."""
    style = STYLES["numbers"]
    plan = styled.rehearsed(style, options)
    vast = "import numpy as np\ndef f(x):\n    np.empty(2 * 10**9)\n    return 2 * x"
    groups = list(make_groups())
    for group in groups:
        remove_group(group)
    counted = any("memory" in group.parts for group in groups)
    assert styled.points(plan, style, vast, options)[0] == (style.points if counted else 0)
