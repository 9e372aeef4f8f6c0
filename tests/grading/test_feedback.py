"""What students get back: their marks and what was expected, and nothing that is hidden."""

import html
import re
import runpy
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import typed
from nbgrader.api import Gradebook
from small_course import answer, cell, course, hand_in, test

from dpedu.grading.pages.feedback import Question, render

ROOT = Path(__file__).resolve().parents[2]
NAME = "told"
SECRET = "918273645"  # an input of a hidden test
VALUE = "1836547290"  # and what is expected of it
TEXT = "TEST-SECRET-7714"
CELLS = [
    cell("markdown", "# What is *told*\n\n## Question 1 · Twice"),
    answer("q1", "### BEGIN SOLUTION\ndef twice(x): return 2 * x\n### END SOLUTION"),
    test(
        "q1_tests",
        "assert twice(2) == 4, 'Twice two is four.'\n### BEGIN HIDDEN TESTS\n"
        f"assert twice({SECRET}) == 2 * {SECRET}, '{TEXT}'\n### END HIDDEN TESTS",
        2,
    ),
    cell("markdown", "## Question 2 · Once more"),
    answer("q2", "### BEGIN SOLUTION\ndef same(x): return x\n### END SOLUTION"),
    test("q2_tests", "assert same(3) == 3", 3),
    cell("markdown", "## Question 3 · Why"),
    cell("markdown", "Because.", "q3", grade=True, solution=True, points=4),
]
RIGHT = {"q1": "def twice(x): return 2 * x", "q2": "def same(x): return x", "q3": "By **proof**."}
NOTING = "seen = []\ndef twice(x):\n    seen.append(x)\n    return {}"
CLASS = {
    "right": RIGHT,
    "blank": RIGHT | {"q1": "# YOUR CODE HERE\nraise NotImplementedError()"},
    "visible": RIGHT | {"q1": "def twice(x): return 5"},
    "hidden": RIGHT | {"q1": "def twice(x): return 4"},
    "silent": RIGHT | {"q2": "def same(x): return 0"},
    "error": RIGHT | {"q2": "def same(x): return 1 / 0"},
    "endless": RIGHT | {"q2": "def same(x):\n    while True: pass"},
    # These note what a hidden test calls them with, and try to have it shown.
    "notes": RIGHT
    | {"q1": NOTING.format("2 * x"), "q2": "def same(x): raise ValueError(str(seen))\nprint(seen)"},
    "notes_on_disk": RIGHT
    | {
        "q1": "def twice(x):\n    print(x, file=open('/student/seen', 'a'))\n    raise ValueError(x)",
        "q2": "def same(x): raise ValueError(open('/student/seen').read())",
    },
    "asks_for_the_test": RIGHT
    | {
        "q1": "import inspect\ndef twice(x):\n"
        "    raise ValueError(str([f.frame.f_locals for f in inspect.stack()]))"
    },
}
MARKUP = "<script>document.title='HACKED'</script><img src=x onerror=\"document.title='HACKED'\">"
LIVELY = {
    "q1": f"# {MARKUP}\ndef twice(x): raise ValueError({MARKUP!r})",
    "q2": f"def same(x): return 0\nprint({MARKUP!r})",
    "q3": f"{MARKUP} [x](javascript:alert(1))",
}
BANK = ("script_in_markdown", "script_in_output", "terminal_codes")


@pytest.mark.parametrize("left", [["", ""], [" \n"]])
def test_an_answer_of_nothing_is_called_so(left):
    asked = [Question("Q", 2, 0, False, answers=left), Question("P", 2, 0, False, prose=left)]
    page = render("t", "s", asked, 0)
    assert page.count("You wrote no answer.") == 2
    assert "Your answer" not in page
    assert "Your answer" in render("t", "s", [Question("Q", 2, 0, False, answers=["x = 1"])], 0)


@pytest.fixture(scope="module")
def told(tmp_path_factory, options):
    """A class that is marked, with its feedback."""
    folder = course(tmp_path_factory.mktemp("told"), NAME, CELLS)
    for student, answers in CLASS.items():
        hand_in(folder, NAME, student, answers)
    hand_in(folder, NAME, "lively", LIVELY)
    for name in BANK:
        plan = runpy.run_path(str(Path(__file__).parent / "attacks" / f"{name}.py"))
        hand_in(folder, NAME, name, plan.get("ANSWERS", {}), plan.get("change"))
    dpedu(folder, "grade")
    with closing(Gradebook(f"sqlite:///{folder}/gradebook.db", "x")) as book:
        book.find_comment("q3", NAME, NAME, "right").manual_comment = "Well <b>put</b>."
        book.db.commit()
    dpedu(folder, "feedback")
    return folder


def dpedu(folder, command, *options):
    done = typed.dpedu(command, NAME, "--course", folder, "--timeout=3", *options)
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return done


def page(folder, student):
    return (folder / "feedback" / student / NAME / f"{NAME}.html").read_text(encoding="utf-8")


def section(folder, student, number):
    """The text of what is said about a question."""
    parts = re.findall(r"<section>(.*?)</section>", page(folder, student), re.DOTALL)
    return html.unescape(re.sub(r"<[^>]*>", "", parts[number - 1]))


@pytest.mark.parametrize(
    ("student", "number", "said"),
    [
        ("right", 1, "Question 1 · Twice"),
        ("right", 1, "2 of 2"),
        ("right", 1, "All tests pass."),
        ("right", 3, "4, not marked yet"),
        ("right", 3, "Well <b>put</b>."),
        ("right", 3, "By proof."),
        ("blank", 1, "0 of 2"),
        ("blank", 1, "No response."),
        ("blank", 2, "3 of 3"),
        ("visible", 1, "Twice two is four."),
        ("hidden", 1, "Among those that are not in it, one does not."),
        ("hidden", 2, "All tests pass."),
        ("silent", 2, "This does not hold: assert same(3) == 3"),
        ("error", 2, "ZeroDivisionError: division by zero"),
        ("endless", 2, "does not come to an end"),
    ],
)
def test_a_page_says_what_was_expected(told, student, number, said):
    assert said in section(told, student, number)


def test_nothing_of_a_hidden_test_is_in_any_page(told):
    pages = list((told / "feedback").rglob("*"))
    assert sum(path.is_file() for path in pages) == len(CLASS) + 1 + len(BANK)
    for path in pages:
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            for secret in (SECRET, VALUE, TEXT, "HIDDEN TESTS"):
                assert secret not in text, path


def test_without_that_care_it_would_be(told):
    """The marked notebook, which stays with the instructor, holds what the answers noted."""
    marked = (told / "autograded" / "notes" / NAME / f"{NAME}.ipynb").read_text()
    assert SECRET in marked.split("q2_tests")[-1]


def test_marks_by_hand_are_in_the_next_page(told, tmp_path):
    folder = tmp_path / "again"
    shutil.copytree(told, folder)
    assert "6 of 5" not in page(folder, "right")
    assert "5 of 5 points" in page(folder, "right")
    with sqlite3.connect(folder / "gradebook.db") as database:
        database.execute(
            "update grade set manual_score = 3, needs_manual_grade = 0 where cell_id in "
            "(select id from base_cell where name = 'q3')"
        )
    dpedu(folder, "feedback", "--student", "right")
    assert "8 of 9 points" in page(folder, "right")
    assert "3 of 4" in section(folder, "right", 3)


def test_pages_that_would_be_the_same_are_left_alone(told, tmp_path):
    """All but one: of the student whose comment is another now."""
    folder = tmp_path / "kept"
    shutil.copytree(told, folder)

    def times():
        return {path: path.stat().st_mtime_ns for path in (folder / "feedback").rglob("*.html")}

    dpedu(folder, "feedback")  # paths are part of nothing, but times of a copy may be
    before = times()
    dpedu(folder, "feedback")
    assert times() == before
    with sqlite3.connect(folder / "gradebook.db") as database:
        database.execute(
            "update comment set manual_comment = 'Else.' where manual_comment like 'Well%'"
        )
    dpedu(folder, "feedback")
    assert {path.parent.parent.name for path, at in times().items() if at != before[path]} == {
        "right"
    }
    assert "Else." in section(folder, "right", 3)
    gone = next(path for path in before if "visible" in path.parts)
    gone.unlink()
    dpedu(folder, "feedback")
    assert gone.is_file()


def test_before_marking_there_is_nothing_to_write(tmp_path, options):
    folder = course(tmp_path, NAME, CELLS)
    done = typed.dpedu("feedback", NAME, "--course", folder)
    assert done.returncode == 2
    assert "nothing of 'told' is marked" in done.stderr


@pytest.mark.parametrize("student", ["lively", "right", "visible", *BANK])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_in_a_browser(told, chromium, student, scheme):
    """No script of a submission runs, nothing is fetched, and axe finds no fault; on a phone."""
    from axe_playwright_python.sync_playwright import Axe

    context = chromium.new_context(
        color_scheme=scheme, viewport={"width": 360, "height": 740}, bypass_csp=True
    )  # without the policy that pages bring: the text alone must be harmless
    shown = context.new_page()
    asked = []
    shown.on("request", lambda request: asked.append(request.url))
    shown.on("dialog", lambda dialog: asked.append(dialog.message))
    place = (told / "feedback" / student / NAME / f"{NAME}.html").as_uri()
    shown.goto(place)
    assert shown.title() == "What is told: feedback"
    assert asked == [place]
    assert shown.evaluate("document.querySelectorAll('script, img, iframe, a, form').length") == 0
    assert shown.evaluate("document.documentElement.scrollWidth") <= 360
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    rules = {"runOnly": {"type": "tag", "values": tags}, "resultTypes": ["violations"]}
    found = Axe().run(shown, options=rules).response["violations"]
    assert [each["id"] for each in found] == []
    context.close()
