"""What is handed in does not grow: not when it is marked, nor in the program that marks it."""

import json
import subprocess
import sys

import pytest
from small_course import answer, cell, course, hand_in, test
from test_bounds import PROGRAM

from dpedu.grading.course.cells import PlanCell
from dpedu.grading.judging import marked
from dpedu.grading.judging.clerk import Clerk

MANY = 300_000
TEXTS = {
    "a deleting character": "\x7f",
    "characters of a terminal": "\x80\x9b\x85",
    "no characters": "\x00\x01",
    "turned round": "\u202e\u2066",
    "form feeds": "\x0c",
    "faces": "\U0001f600",
    "halves of a character": "\ud83d",
    "tags": "<a",
    "references": "&#9;",
    "quotation marks": '"\\',
    "formulas": "$a$ ",
    "lines": "\n",
}
PARTS = {"name": "q", "checksum": None, "locked": False, "task": False, "points": 1.0}
PLAN = [
    PlanCell(**PARTS, kind="markdown", source="Why?", grade=True, solution=True),
    PlanCell(**PARTS | {"name": "r"}, kind="code", source="", grade=False, solution=True),
    PlanCell(**PARTS | {"name": "r_tests"}, kind="code", source="r", grade=True, solution=False),
]
SAID = [
    {"output_type": "execute_result", "data": {"text/plain": "9" * MANY}, "execution_count": 1},
    {"output_type": "stream", "name": "stdout", "text": "s" * MANY},
    {"output_type": "error", "ename": "E", "evalue": "e" * MANY, "traceback": ["t" * MANY]},
]


def clerk(texts, *, tells=False, escaped=True):
    """A clerk with a notebook whose cells have these texts, and how large that is."""
    cells = [
        {"cell_type": each.kind, "metadata": each.metadata, "source": text}
        for each, text in zip(PLAN, (*texts, "r"), strict=True)
    ]
    raw = json.dumps({"cells": cells}, ensure_ascii=escaped).encode("utf-8", "surrogatepass")
    plan = [each.plain for each in PLAN]
    task = {"plan": plan, "kernelspec": {}, "human": [], "raw": 0, "before": None}
    task |= {"misnamed": False, "runs": True, "tells": tells}
    return Clerk(task, [raw]), len(raw)


@pytest.mark.parametrize("name", TEXTS)
def test_a_marked_notebook_is_no_larger_than_twice_what_was_handed_in(name):
    text = TEXTS[name] * (MANY // len(TEXTS[name]))
    there, size = clerk(
        [text, text], escaped=not name.startswith(("a del", "char", "turn", "face"))
    )
    _, content = there.finish([{}, {}, {}])
    assert len(content) < 2 * size + 10_000


@pytest.mark.parametrize("name", [name for name in TEXTS if name != "halves of a character"])
def test_a_few_such_characters_stay(name):
    """A form feed between two functions is a habit of old, and what runs must run again."""
    text = f"a = 1\n# {TEXTS[name]}\nb = 2"
    there, _ = clerk(["Because.", text])
    _, content = there.finish([{}, {}, {}])
    assert json.loads(content)["cells"][1]["source"] == text


@pytest.mark.parametrize("name", TEXTS)
def test_what_a_page_is_told_is_small(name):
    text = TEXTS[name] * (8 * MANY // len(TEXTS[name]))
    there, _ = clerk([text, text], tells=True)
    _, content = there.finish([{}, {}, {"number": 1, "outputs": SAID, "state": "x" * MANY}])
    assert len(content) < 6 * 2 * marked.MOST_ANSWER + 50_000
    told = json.loads(content)
    assert [name for name, _ in told["cells"]] == ["q", "r", "r_tests"]
    assert "more characters)" in told["cells"][1][1]
    assert list(told["said"]) == ["r_tests"]


def test_an_answer_of_usual_length_is_told_whole():
    text = "x = 1  # why\n" * 5000
    there, _ = clerk(["Because.", text], tells=True)
    _, content = there.finish([{}, {}, {}])
    assert json.loads(content)["cells"] == [["q", "Because."], ["r", text], ["r_tests", ""]]


NAME = "large"
CELLS = [
    cell("markdown", "Why?", "proof", grade=True, solution=True, points=1),
    answer("q1", "### BEGIN SOLUTION\ndef f(x): return 2 * x\n### END SOLUTION"),
    test("q1_tests", "assert f(2) == 4", 2),
]
LARGE = {
    "deleting": ("Because.", "#" + "\x7f" * 10_000_000 + "\ndef f(x): return x"),
    "formulas": ("$a$ " * 400_000, "def f(x): return x"),
    "faces": ("Because.", "#" + "\U0001f600" * 6_000_000 + "\ndef f(x): return x"),
    "output": ("Because.", "for k in range(20): print('<&' * 90_000)\ndef f(x): return x"),
}


@pytest.fixture(scope="module")
def large(tmp_path_factory, options):
    folder = course(tmp_path_factory.mktemp("large"), NAME, CELLS)

    def unescaped(notebook):
        return json.dumps(notebook, ensure_ascii=False).encode()

    for name, (proof, code) in LARGE.items():
        for copy in "ab":
            answers = {"proof": proof, "q1": code}
            hand_in(folder, NAME, f"{name}_{copy}", answers, unescaped)
    return folder


@pytest.mark.parametrize("command", ["grade", "feedback"])
def test_the_program_that_marks_stays_small(large, command):
    call = [sys.executable, "-c", PROGRAM, command, NAME, "--course", str(large), "--workers", "8"]
    done = subprocess.run(call, capture_output=True, text=True, timeout=900)
    assert done.returncode in (0, 1), done.stdout + done.stderr
    assert "NOT MARKED" not in done.stdout
    assert "says less" not in done.stdout
    (line,) = [each for each in done.stdout.splitlines() if each.startswith("MEMORY")]
    assert int(line.split()[1]) < 300
    if command == "feedback":
        assert len(list(large.rglob("*.html"))) >= 2 * len(LARGE)
