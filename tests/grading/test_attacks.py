"""The bank of attempts to cheat: none gains a mark, reads or changes what is not its own.

Each file in ``attacks/`` says what it tries, and has the answers (on top of blank ones), files or
changes of the notebook with which it tries it. All of them are marked as one class, among honest
submissions, so that what one of them does to another would show.
"""

import hashlib
import json
import re
import runpy
import subprocess
from contextlib import closing
from pathlib import Path

import asked
import pytest
import targets
import typed
from nbgrader.api import Gradebook
from small_course import answer, cell, course, hand_in, test

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PLANS = {path.stem: runpy.run_path(str(path)) for path in sorted((HERE / "attacks").glob("*.py"))}
ON_STYLES = [name for name, plan in PLANS.items() if plan.get("COURSE") == targets.NAME]
ON_CASES = [name for name, plan in PLANS.items() if plan.get("COURSE") == asked.NAME]
BANK = [name for name, plan in PLANS.items() if "COURSE" not in plan]
NAME = "bank"

BLANK = {f"q{n}": "raise NotImplementedError" for n in range(1, 6)}
RIGHT = {
    "q1": "def double(x): return 2 * x  # SOLUTION-SECRET-7351",
    "q2": "def flips(n, rng): return rng.integers(0, 2, size=n).tolist()",
    "q3": "def apply(f, values): return [f(v) for v in values]",
    "q4": "result = 6 * 7",
    "q5": "def mean(v): return sum(v) / len(v)",
}
CELLS = [
    cell("code", "import random\nfrom fractions import Fraction\nimport numpy as np\n"
         "from dpedu import checks", "setup", locked=True),
    answer("q1", f"### BEGIN SOLUTION\n{RIGHT['q1']}\n### END SOLUTION"),
    test("q1_tests", "assert double(2) == 4\n### BEGIN HIDDEN TESTS\n# TEST-SECRET-4410\n"
         "for x in (3, 10.5, -7, Fraction(1, 3)):\n    assert double(x) == 2 * x\n"
         "np.testing.assert_allclose(double(np.arange(4)), [0, 2, 4, 6])\n### END HIDDEN TESTS", 2),
    answer("q2", f"### BEGIN SOLUTION\n{RIGHT['q2']}\n### END SOLUTION"),
    test("q2_tests", "a = checks.call(flips, 400, checks.generator('q2'))\n"
         "b = checks.call(flips, 400, checks.generator('q2'))\n"
         "checks.same(a, b, 'Only rng.')\nbits = checks.outcomes(a, length=400, among=(0, 1), why='Bits.')\n"
         "checks.frequencies(bits, {0: 0.5, 1: 0.5}, 'Fair.')\n### BEGIN HIDDEN TESTS\n"
         "pairs = list(zip(bits[::2], bits[1::2]))\n"
         "checks.frequencies(pairs, {(i, j): 0.25 for i in (0, 1) for j in (0, 1)}, 'Free.')\n"
         "### END HIDDEN TESTS", 2),
    answer("q3", f"### BEGIN SOLUTION\n{RIGHT['q3']}\n### END SOLUTION"),
    test("q3_tests", "### BEGIN HIDDEN TESTS\ndef secret(v, key='TEST-SECRET-4411'):\n    return v * v + 17\n"
         "assert apply(secret, [1, 2, 3]) == [18, 21, 26]\n### END HIDDEN TESTS", 2),
    answer("q4", f"### BEGIN SOLUTION\n{RIGHT['q4']}\n### END SOLUTION"),
    test("q4_tests", "### BEGIN HIDDEN TESTS\nassert isinstance(result, int)\nassert result == 42\n"
         "assert not result != 42\n### END HIDDEN TESTS", 2),
    answer("q5", f"### BEGIN SOLUTION\n{RIGHT['q5']}\n### END SOLUTION"),
    test("q5_tests", "with checks.forbids('statistics.mean'):\n"
         "    checks.close(checks.call(mean, [1, 2, 6]), 3.0, 'Why.')\n", 2),
]  # fmt: skip


@pytest.fixture(scope="module")
def marked(tmp_path_factory, options):
    """The class after `dpedu grade`, what that said, and what was there before."""
    folder = course(tmp_path_factory.mktemp("bank"), NAME, CELLS)
    for number in range(3):
        mine = RIGHT | {"q1": "def double(x): return x + x  # CLASSMATE-SECRET-9127"}
        hand_in(folder, NAME, f"honest{number}", mine)
    hand_in(folder, NAME, "aaa_first", BLANK)
    for name in BANK:
        plan = PLANS[name]
        files = {key: text.encode() for key, text in plan.get("FILES", {}).items()}
        change = plan.get("change")
        hand_in(folder, NAME, f"attack_{name}", BLANK | plan.get("ANSWERS", {}), change, files)
    hand_in(folder, NAME, "zzz_last", RIGHT)
    before = fingerprints(folder)
    limits = ("--timeout", "4", "--memory", "384", "--workers", "4")  # most of them wait
    done = typed.dpedu("grade", NAME, "--course", folder, *limits)
    assert done.returncode in (0, 1), done.stdout[-3000:] + done.stderr[-3000:]
    return folder, done.stdout, before


def fingerprints(folder: Path) -> dict[str, str]:
    found = {}
    for part in ("source", "submitted"):
        for path in (folder / part).rglob("*"):
            if path.is_file():
                found[str(path)] = hashlib.sha256(path.read_bytes()).hexdigest()
    return found


def score(folder: Path, student: str, assignment: str = NAME) -> float:
    with closing(Gradebook(f"sqlite:///{folder}/gradebook.db", "x")) as book:
        return book.find_submission(assignment, student).score


def notebook(folder: Path, student: str) -> dict:
    path = folder / "autograded" / student / NAME / f"{NAME}.ipynb"
    return json.loads(path.read_text(encoding="utf-8"))


def test_there_are_attacks_of_all_kinds():
    assert len(BANK) >= 60


@pytest.mark.parametrize("name", BANK)
def test_nothing_is_gained(marked, name):
    folder, said, _ = marked
    assert score(folder, f"attack_{name}") == 0, said[-2000:]


def texts(value):
    """All strings of a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | dict):
        for each in value.values() if isinstance(value, dict) else value:
            yield from texts(each)


@pytest.mark.parametrize("name", BANK)
def test_nothing_is_learnt_and_nothing_acts(marked, name):
    """No secret in what the student's own cells show; no script anywhere in the notebook."""
    folder, _, _ = marked
    for each in notebook(folder, f"attack_{name}")["cells"]:
        shown = json.dumps(each.get("outputs", []))
        if not each["metadata"].get("nbgrader", {}).get("grade"):
            assert not re.search(r"(SOLUTION|TEST|CLASSMATE)-SECRET-\d{4}", shown)
            for word in ("CONNECTED", "BOUND", "DONE", "CHANGED", "HACKED"):
                assert f"{word} " not in shown
                assert f'"{word}\\n' not in shown
        if each["cell_type"] == "code":
            lively = shown
        else:
            lively = json.dumps([each["source"], each.get("attachments", {})])
        assert not re.search(r"(?i)<(script|img|iframe|svg)\b|\bjavascript:", lively)
        for text in texts([each["source"], each.get("outputs", [])]):
            assert "\x1b]" not in text
            assert "\u202e" not in text


def test_honest_submissions_among_them_keep_their_marks(marked):
    folder, _, _ = marked
    assert [score(folder, f"honest{n}") for n in range(3)] == [10, 10, 10]
    assert score(folder, "aaa_first") == 0
    assert score(folder, "zzz_last") == 10


def test_nothing_outside_was_changed(marked):
    folder, _, before = marked
    assert fingerprints(folder) == before
    made = {path.name for path in folder.iterdir()}
    assert made == {
        ".dpedu-grade",
        "autograded",
        "gradebook.db",
        "nbgrader_config.py",
        "report",
        "source",
        "submitted",
    }


def test_nothing_is_left_running(marked):
    running = subprocess.run(
        ["ps", "-eo", "args"], capture_output=True, text=True, check=True
    ).stdout
    assert "time.sleep(1000)" not in running


HOLLOW = {
    "empty": ("scaled", "def scaled(a):\n    return np.empty((0, 2))"),
    "not a number": (
        "scaled",
        "def scaled(a):\n    k.append(a)\n    return a * 2 if len(k) == 1 else a * np.nan\nk = []",
    ),
    "at its end": ("drawn_twice", "def drawn_twice(n):\n    return iter(())"),
}


@pytest.fixture(scope="module")
def styles(tmp_path_factory, options):
    """The class whose tests are of many styles, after `dpedu grade`, and what that said."""
    folder = course(tmp_path_factory.mktemp("styles"), targets.NAME, targets.CELLS)
    for name, answers in (("right", targets.RIGHT), ("otherwise", targets.OTHERWISE)):
        hand_in(folder, targets.NAME, name, answers)
    for name, (question, empty) in HOLLOW.items():
        hand_in(folder, targets.NAME, name, targets.BLANK | {question: empty})
    for name in ON_STYLES:
        hand_in(folder, targets.NAME, f"attack_{name}", targets.BLANK | PLANS[name]["ANSWERS"])
    limits = ("--timeout", "10", "--memory", "512", "--workers", "4")
    done = typed.dpedu("grade", targets.NAME, "--course", folder, *limits)
    assert done.returncode in (0, 1), done.stdout[-3000:] + done.stderr[-3000:]
    return folder, done.stdout


@pytest.mark.parametrize("name", ON_STYLES)
def test_nothing_is_gained_from_the_style_of_a_test(styles, name):
    folder, said = styles
    assert score(folder, f"attack_{name}", targets.NAME) == 0, said[-2000:]


def test_right_answers_get_all_points_whatever_they_do_in_passing(styles):
    folder, said = styles
    for name in ("right", "otherwise"):
        made = folder / "autograded" / name / targets.NAME / f"{targets.NAME}.ipynb"
        failed = [
            (each["metadata"]["nbgrader"]["grade_id"], output["evalue"])
            for each in json.loads(made.read_text())["cells"]
            for output in each.get("outputs", [])
            if output["output_type"] == "error"
        ]
        assert failed == []
        assert score(folder, name, targets.NAME) == len(targets.QUESTIONS), said[-2000:]


def test_only_tests_that_evaluate_text_of_answers_run_beside_them(styles):
    _, said = styles
    beside = set(re.findall(r"marked beside the student's code: the test (\w+)_tests of", said))
    assert beside == {"written_sum", "chosen", "told"}


@pytest.mark.parametrize("name", HOLLOW)
def test_a_result_with_nothing_in_it_is_shown_to_a_person(styles, name):
    """Some tests pass by it, and so it is no fault of theirs to pass."""
    folder, _ = styles
    assert score(folder, name, targets.NAME) == 1
    records = (folder / ".dpedu-grade" / f"{targets.NAME}.jsonl").read_text().splitlines()
    signs = {each["student"]: each["signs"] for each in map(json.loads, records)}
    question = HOLLOW[name][0]
    said = [f"{question}_tests", f"was passed with a result that is {name}: {question}()"]
    assert said in signs[name]
    for honest in ("right", "otherwise"):
        assert not [each for each in signs[honest] if "was passed with" in each[1]]


@pytest.fixture(scope="module")
def cases(tmp_path_factory, options):
    """The class of which many cases are asked at once, after `dpedu grade`, and what that said."""
    folder = course(tmp_path_factory.mktemp("cases"), asked.NAME, asked.CELLS)
    hand_in(folder, asked.NAME, "right", asked.RIGHT)
    for name in ON_CASES:
        hand_in(folder, asked.NAME, f"attack_{name}", asked.BLANK | PLANS[name]["ANSWERS"])
    limits = ("--timeout", "4", "--memory", "384", "--workers", "4")
    done = typed.dpedu("grade", asked.NAME, "--course", folder, *limits)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return folder, done.stdout


@pytest.mark.parametrize("name", ON_CASES)
def test_nothing_is_gained_where_many_cases_are_asked_at_once(cases, name):
    folder, said = cases
    assert score(folder, f"attack_{name}", asked.NAME) == 0, said[-2000:]


def test_right_answers_among_them_get_all_points(cases):
    folder, said = cases
    assert score(folder, "right", asked.NAME) == len(asked.QUESTIONS), said[-2000:]
    assert "\x1b" not in said
    assert "beside" not in said
