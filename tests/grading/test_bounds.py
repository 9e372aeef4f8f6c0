"""Every submission ends, and costs nobody else time or memory: what is enforced from outside."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest
from small_course import answer, cell, course, errors, hand_in, test

from dpedu import grading
from dpedu.grading.recording.outcomes import Record

NAME, LIMIT = "short", 2
CELLS = [
    cell("code", "import math", "setup", locked=True),
    answer("q1", "### BEGIN SOLUTION\nresult = [1, 2]\n### END SOLUTION"),
    test("q1_tests", "assert sum(result) == 3", 2),
    answer("q2", "### BEGIN SOLUTION\ndef f(g): return g(2)\n### END SOLUTION"),
    test("q2_tests", "assert f(lambda x: x + 1) == 3", 3),
    cell("markdown", "Why?", "proof", grade=True, solution=True, points=1),
]
RIGHT = {"q1": "result = [1, 2]", "q2": "def f(g): return g(2)", "proof": "Because."}
TOTAL = LIMIT * 7 + 120  # two answers, two tests and three more; the instructor's cell

LONG_SET = """
from dpedu.grading.messages import encoder
class Fake(set): pass
many = [{"i": format(k * (2**61 - 1), "x")} for k in range(5, 200_000)]
encoder._ENCODERS[Fake] = lambda *given: {"s": many}
"""
# To look for a common divisor takes half a minute, and only the end of the process ends that.
TWO_LONG = (
    "import random\nfrom fractions import Fraction\n"
    "a, b = (int.from_bytes(random.Random(k).randbytes(500_000)) for k in (1, 2))"
)
ANSWERS = {
    "endless_sum": ({"q1": f"{TWO_LONG}\nresult = [Fraction(1, a), Fraction(1, b)]"}, 3),
    "endless_range": ({"q1": "result = range(2**62)"}, 3),
    "long_set_as_an_argument": ({"q2": f"{LONG_SET}\ndef f(g): return g(Fake())"}, 2),
    "dies_wherever_it_is": (
        {
            "q1": "import os, time\nresult = [1, 2]\nclass R:\n    def __del__(self): os._exit(1)\nr = R()",
            "q2": "def f(g):\n    time.sleep(1.5)\n    os._exit(1)",
        },
        2,
    ),
    "half_a_megabyte_of_brackets": ({"proof": "<a" * 500_000}, 5),
    "a_long_number": ({"proof": "&#" + "9" * 500_000 + ";"}, 5),
    "deep_markup": ({"q1": "from IPython.display import HTML, display\ndisplay(HTML('<div>' * 100_000))\nresult = [1, 2]"}, 5),
}  # fmt: skip


def own(source, kind="code"):
    def change(notebook):
        extra = {"cell_type": kind, "metadata": {}, "source": source, "id": "own"}
        more = {"outputs": [], "execution_count": None} if kind == "code" else {}
        notebook["cells"].insert(0, extra | more)

    return change


def with_metadata(text):
    """A notebook whose metadata is this JSON text."""

    def change(notebook):
        notebook["metadata"]["more"] = "HERE"
        return json.dumps(notebook).replace('"HERE"', text).encode()

    return change


CHANGES = {
    "f_string": own("f'" + "{a:" * 100_000 + "'"),
    "semicolons": own("0;" * 1_000_000),
    "nested_parentheses": own("(" * 1_000_000),
    "millions_of_lists": with_metadata("[" + "[]," * 15_000_000 + "[]]"),
    "millions_of_names": with_metadata(
        "{" + ",".join(f'"{n}":{{}}' for n in range(2_000_000)) + "}"
    ),
}
# Reads how much memory the marking program ever had, when it has ended.
PROGRAM = """
import sys
from dpedu import cli
status = cli.main(sys.argv[1:])
for line in open("/proc/self/status"):
    if line.startswith("VmHWM"):
        print("MEMORY", int(line.split()[1]) // 1024)
sys.exit(status)
"""


@pytest.fixture(scope="module")
def marked(tmp_path_factory, options):
    folder = course(tmp_path_factory.mktemp("bounds"), NAME, CELLS)
    for name, (answers, _) in ANSWERS.items():
        hand_in(folder, NAME, name, RIGHT | answers)
    for name, change in CHANGES.items():
        hand_in(folder, NAME, name, RIGHT, change)
    hand_in(folder, NAME, "aaa", RIGHT)
    hand_in(folder, NAME, "zzz", RIGHT)
    command = [sys.executable, "-c", PROGRAM, "grade", NAME, "--course", str(folder)]
    limits = ["--timeout", str(LIMIT), "--workers", "2", "--memory", "512"]
    done = subprocess.run([*command, *limits], capture_output=True, text=True, timeout=900)
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return folder, done.stdout


def points(folder, student):
    outcomes = Record(folder / ".dpedu-grade" / f"{NAME}.jsonl").outcomes
    return outcomes[student]


def scores(folder):
    import sqlite3

    text = (
        "select s.student_id, sum(g.auto_score) from grade g "
        "join submitted_notebook n on g.notebook_id = n.id "
        "join submitted_assignment s on n.assignment_id = s.id group by s.student_id"
    )
    with sqlite3.connect(folder / "gradebook.db") as database:
        return dict(database.execute(text))


@pytest.mark.parametrize("name", ANSWERS)
def test_an_answer_costs_its_own_question(marked, name):
    assert scores(marked[0])[name] == ANSWERS[name][1], marked[1]


@pytest.mark.parametrize("name", ["f_string", "semicolons", "nested_parentheses"])
def test_a_cell_that_is_hard_to_read_costs_nothing(marked, name):
    folder, said = marked
    assert scores(folder)[name] == 5, said
    assert any("too long to be looked through" in what for _, what in points(folder, name).signs)


def test_honest_submissions_among_them(marked):
    found = scores(marked[0])
    assert [found["aaa"], found["zzz"]] == [5, 5]


def test_no_submission_takes_longer_than_all_its_time(marked):
    folder, said = marked
    outcomes = Record(folder / ".dpedu-grade" / f"{NAME}.jsonl").outcomes
    assert len(outcomes) == len(ANSWERS) + len(CHANGES) + 2
    assert max(each.seconds for each in outcomes.values()) <= 1.2 * TOTAL, said
    # A test that hangs holds its place for its limit and little more, not for all of that; once from
    # another process, and once beside the answer, which the other test runs after.
    assert outcomes["endless_sum"].seconds <= 2 * 12 * LIMIT


def test_the_marking_program_itself_stays_small(marked):
    (line,) = [each for each in marked[1].splitlines() if each.startswith("MEMORY")]
    assert int(line.split()[1]) < 300


def test_what_is_over_is_kept_when_a_judge_is_ended(run):
    """The judge that hangs in the second test is another one in the third."""
    made = run(
        ("answer", "a, b, c = 1, 10**16, 3"),
        ("test", "assert a == 1\nprint('first')"),
        ("test", "sum(range(b))"),
        ("test", "assert c == 3"),
        names=["a", "b", "c"],
        limit=1.0,
    )
    assert [errors(each) for each in made] == [
        [],
        [],
        ["CellTimeoutError: does not come to an end"],
        [],
    ]
    assert made[1]["outputs"][0]["text"] == "first\n"


FORBIDDEN = {"ast", "nbformat", "nh3", "html", "pickle"}
KEPT_OUT = ["coming_in/submission.py", "marking/whole_class.py", "marking/task.py",
            "sandbox/engine.py", "recording/gradebook.py", "recording/outcomes.py"]  # fmt: skip


@pytest.mark.parametrize("name", KEPT_OUT)
def test_the_marking_program_cannot_parse(name):
    """What handles submissions outside of the sandbox has nothing to parse or clean them with."""
    tree = ast.parse((Path(grading.__file__).parent / name).read_text(encoding="utf-8"))
    loaded = {n for node in ast.walk(tree) if isinstance(node, ast.Import) for n in
              (each.name.split(".")[0] for each in node.names)}  # fmt: skip
    loaded |= {(node.module or "") for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert not loaded & FORBIDDEN
    assert not any(each.startswith("dpedu.grading.judging") for each in loaded)
    if name != "recording/outcomes.py":  # its own lines
        assert "json" not in loaded
