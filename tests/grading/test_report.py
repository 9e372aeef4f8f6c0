"""A class from marks to the instructor's page, and through a mended test, lateness and new attempts."""

import csv
import html
import json
import os
import re
import shutil
import statistics
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest
import typed
from nbgrader.api import Gradebook
from served import jupyterlab
from small_course import answer, cell, course, hand_in, test

from dpedu.grading.pages import svg
from dpedu.grading.pages.report import quartiles, render, spread, table
from dpedu.grading.pages.survey import Question, Survey
from dpedu.grading.recording.outcomes import Outcome

ROOT = Path(__file__).resolve().parents[2]
NAME = "term"
MANY = int(os.environ.get("DPEDU_REGRADED", "12"))  # 300 were tried
HIDDEN = "### BEGIN HIDDEN TESTS\nassert twice(0.5) == 1, 'Halves too.'\n### END HIDDEN TESTS"
CELLS = [
    cell("code", "import math", "setup", locked=True),
    cell("markdown", "## Question 1 · Twice"),
    answer("q1", "### BEGIN SOLUTION\ndef twice(x): return 2 * x\n### END SOLUTION"),
    test("q1_tests", f"assert twice(2) == 4, 'Twice two is four.'\n{HIDDEN}", 2),
    cell("markdown", "## Question 2 · Once more"),
    answer("q2", "### BEGIN SOLUTION\ndef same(x): return x\n### END SOLUTION"),
    test("q2_tests", "assert same(3) == 3", 3),
    cell("markdown", "## Question 3 · Why"),
    cell("markdown", "Because.", "q3", grade=True, solution=True, points=4),
]
RIGHT = {"q1": "def twice(x): return 2 * x", "q2": "def same(x): return x", "q3": "Why not."}
COMMENT = "A lemma <i>is</i> missing."
MARKUP = "<script>document.title='HACKED'</script>\"'><img src=x onerror=alert(1)>"
# q1 of these floors what it doubles: right until a hidden test asks for negative halves, say.
FLOORS = {"q1": "def twice(x): return 2 * x if x >= 0 else int(2 * x)"}
LATE = """
import nbgrader.plugins
class OneADay(nbgrader.plugins.LateSubmissionPlugin):
    def late_submission_penalty(self, student_id, score, total_seconds_late):
        return 1.0 * -(-total_seconds_late // 86400)
c.AssignLatePenalties.plugin_class = OneADay
"""


def edited(notebook):
    """Change a test, copy one, and give oneself points."""
    for each in notebook["cells"]:
        marks = each["metadata"].get("nbgrader", {})
        if marks.get("grade_id") == "q2_tests":
            each["source"] = "pass"
            marks["points"] = 99
    notebook["cells"].append(dict(notebook["cells"][3], id="again"))


def deleted(notebook):
    notebook["cells"] = [
        each
        for each in notebook["cells"]
        if each["metadata"].get("nbgrader", {}).get("grade_id") != "q2_tests"
    ]


def dpedu(folder, command, *options, status=(0, 1)):
    done = typed.dpedu(command, NAME, "--course", folder, *options)
    assert done.returncode in status, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def reported(tmp_path_factory, options):
    """A class that is marked, with its report."""
    folder = course(tmp_path_factory.mktemp("term"), NAME, CELLS, LATE)
    with closing(Gradebook(f"sqlite:///{folder}/gradebook.db", "x")) as book:
        book.update_or_create_assignment(NAME, duedate=datetime(2026, 10, 15, 12))
    for number in range(MANY):
        hand_in(folder, NAME, f"good{number:03}", RIGHT | {"q3": f"Proof {number}."})
    for number in range(3):
        hand_in(folder, NAME, f"floors{number}", RIGHT | FLOORS)
    hand_in(folder, NAME, "weak", {"q1": "def twice(x): return x", "q2": "def same(x): return 0"})
    hand_in(
        folder,
        NAME,
        "blank",
        {"q1": "def twice(x):\n    raise NotImplementedError()", "q2": "", "q3": "Because."},
    )
    lively = {"q1": f"def twice(x): raise ValueError({MARKUP!r})", "q3": MARKUP}
    hand_in(folder, NAME, f"<b>{MARKUP[:17].replace('/', '')}", RIGHT | lively)
    hand_in(folder, NAME, "edits", RIGHT | {"q2": "def same(x): return 0"}, edited)
    hand_in(
        folder, NAME, "deletes", RIGHT | {"q1": "import gc\ndef twice(x): return 2 * x"}, deleted
    )
    late = {"late": "2026-10-17 11:00:00", "excused": "2026-10-17 11:00:00"}
    for student, stamp in late.items():
        hand_in(folder, NAME, student, RIGHT, files={"timestamp.txt": stamp.encode()})
    place = hand_in(folder, NAME, "broken", RIGHT)
    (place / f"{NAME}.ipynb").write_bytes(b'{"cells": [')
    dpedu(folder, "grade")
    with closing(Gradebook(f"sqlite:///{folder}/gradebook.db", "x")) as book:
        book.grant_extension(NAME, "excused", days=3)
    dpedu(folder, "report")
    return folder


def read(folder):
    return (folder / "report" / f"{NAME}.html").read_text(encoding="utf-8")


def plain(text):
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]*>", " ", text)))


def tables(page):
    """The rows of each table, by its caption."""
    found = {}
    for caption, body in re.findall(r"<caption>(.*?)</caption>(.*?)</table>", page, re.DOTALL):
        rows = re.findall(r"<tr>(.*?)</tr>", body.partition("<tbody>")[2], re.DOTALL)
        found[html.unescape(caption)] = [
            [html.unescape(c) for c in re.findall(r"<td[^>]*>(.*?)</td>", row, re.DOTALL)]
            for row in rows
        ]
    return found


def test_the_report_says_what_a_person_must_know(reported):
    found = tables(read(reported))
    everybody = MANY + 3 + 5 + 2
    assert found["Marks so far"][0][0] == str(everybody)
    questions = {row[0]: row for row in found["Each question"]}
    assert list(questions) == ["q1_tests", "q2_tests", "q3"]
    assert questions["q1_tests"][1] == "Question 1 · Twice"
    # Three have lost each of the two; all proofs wait.
    assert float(questions["q1_tests"][5]) == pytest.approx(3 / everybody, abs=0.006)
    assert float(questions["q2_tests"][5]) == pytest.approx(3 / everybody, abs=0.006)
    assert questions["q3"][9] == str(everybody)
    messages = {said: int(times) for times, said in found["What failed most often in q1_tests"]}
    assert messages["Twice two is four."] == 1
    assert messages["There is no answer yet."] == 1
    assert [row[0] for row in found["Not marked"]] == ["broken"]
    assert "damaged" in found["Not marked"][0][1]
    assert found["Answers to be read"][0][:2] == ["q3", str(everybody)]
    assert sum(int(row[2]) for row in found["How many have how many points"]) == everybody
    assert sum(int(row[2]) for row in found["How many took how long"]) == everybody


def test_attempts_to_tamper_are_listed_with_their_cells(reported):
    tried = {tuple(row) for row in tables(read(reported))["What was tried"]}
    assert {
        ("edits", "q2_tests", "its text was changed"),
        ("edits", "q2_tests", "points was made 99"),
        ("edits", "q1_tests", "stands there 2 times"),
        ("deletes", "q2_tests", "was deleted"),
        ("deletes", "q1", "imports gc"),
    } <= tried
    assert {student for student, *_ in tried} == {"edits", "deletes"}


def test_late_work_pays_and_the_excused_does_not(reported, tmp_path):
    folder = tmp_path / "late"
    shutil.copytree(reported, folder)
    assert tables(read(folder))["Taken off, for it came late"] == [["late", "2"]]
    with closing(Gradebook(f"sqlite:///{folder}/gradebook.db", "x")) as book:
        for student in ("late", "excused"):
            grade = book.find_grade("q3", NAME, NAME, student)
            grade.manual_score, grade.needs_manual_grade = 4.0, False
        book.db.commit()
    dpedu(folder, "marks")
    with open(folder / "marks" / f"{NAME}.csv", encoding="utf-8") as stream:
        rows = {row["student"]: row for row in csv.DictReader(stream)}
    assert (rows["late"]["penalty"], rows["late"]["score"]) == ("2.0", "7.0")
    assert (rows["excused"]["penalty"], rows["excused"]["score"]) == ("0.0", "9.0")


def test_feedback_takes_off_what_the_table_of_marks_takes_off(reported, tmp_path):
    """Marks by hand raise what lateness costs: the page follows without another command."""
    folder = tmp_path / "feedback"
    shutil.copytree(reported, folder)
    with closing(Gradebook(f"sqlite:///{folder}/gradebook.db", "x")) as book:
        for cell_name in ("q1_tests", "q2_tests"):
            book.find_grade(cell_name, NAME, NAME, "late").manual_score = 0.5
        grade = book.find_grade("q3", NAME, NAME, "late")
        grade.manual_score, grade.needs_manual_grade = 0.0, False
        book.db.commit()
        dpedu(folder, "feedback", "--student", "late")
        text = (folder / "feedback" / "late" / NAME / f"{NAME}.html").read_text(encoding="utf-8")
        assert "0 of 9 points" in text
        assert "1 point is taken off" in text
        book.db.expire_all()
        book.find_grade("q3", NAME, NAME, "late").manual_score = 4.0
        book.db.commit()
    dpedu(folder, "feedback", "--student", "late")
    text = (folder / "feedback" / "late" / NAME / f"{NAME}.html").read_text(encoding="utf-8")
    assert "3 of 9 points" in text
    assert "2 points are taken off" in text


def listed(folder):
    with open(folder / ".dpedu-grade" / f"{NAME}.changes.csv", encoding="utf-8") as stream:
        return [tuple(row.values()) for row in csv.DictReader(stream)]


def test_a_mended_test_lists_exactly_the_changed_marks(reported, tmp_path):
    """A hidden test changes, one student hands in again, and the report follows."""
    folder = tmp_path / "again"
    shutil.copytree(reported, folder)
    dpedu(folder, "grade")  # nothing is new: nothing is listed
    assert not (folder / ".dpedu-grade" / f"{NAME}.changes.csv").exists()
    source = folder / "source" / NAME / f"{NAME}.ipynb"
    written = source.read_text(encoding="utf-8")
    assert "twice(0.5) == 1" in written
    source.write_text(written.replace("twice(0.5) == 1", "twice(-0.75) == -1.5"), encoding="utf-8")
    shutil.rmtree(folder / "submitted" / "weak")
    hand_in(folder, NAME, "weak", RIGHT)
    said = dpedu(folder, "grade")
    assert listed(folder) == [
        ("floors0", "q1_tests", "2", "0", "5", "3"),
        ("floors1", "q1_tests", "2", "0", "5", "3"),
        ("floors2", "q1_tests", "2", "0", "5", "3"),
        ("weak", "q1_tests", "0", "2", "0", "5"),
        ("weak", "q2_tests", "0", "3", "0", "5"),
    ]
    assert "changed: 5 marks of 4 students" in said
    assert "floors1: q1_tests: 2 -> 0" in said
    messages = tables(read(folder))["What failed most often in q1_tests"]
    assert ["3", "Halves too."] in messages


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_in_a_browser(reported, chromium, scheme):
    """Nothing of a submission acts, nothing is fetched, and axe finds no fault; on a phone."""
    from axe_playwright_python.sync_playwright import Axe

    context = chromium.new_context(
        color_scheme=scheme, viewport={"width": 360, "height": 740}, bypass_csp=True
    )
    shown = context.new_page()
    asked = []
    shown.on("request", lambda request: asked.append(request.url))
    shown.on("dialog", lambda dialog: asked.append(dialog.message))
    place = (reported / "report" / f"{NAME}.html").as_uri()
    shown.goto(place)
    assert shown.title() == f"{NAME}: report"
    assert asked == [place]
    assert shown.evaluate("document.querySelectorAll('script, img, iframe, form, b').length") == 0
    assert shown.evaluate("document.documentElement.scrollWidth") <= 360
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    rules = {"runOnly": {"type": "tag", "values": tags}, "resultTypes": ["violations"]}
    found = Axe().run(shown, options=rules).response["violations"]
    assert [(each["id"], each["nodes"][0]["html"][:200]) for each in found] == []
    context.close()


@pytest.fixture
def lab(reported, tmp_path):
    """JupyterLab in the folder of the class, and its address."""
    folder = tmp_path / "course"
    shutil.copytree(reported, folder)
    with jupyterlab(folder, tmp_path) as address:
        yield folder, address


def test_a_person_marks_in_the_formgrader(lab, chromium):
    """A rubric cell is marked and a comment written: total, feedback and CSV follow."""
    folder, address = lab
    context = chromium.new_context()
    page = context.new_page()
    page.set_default_timeout(90_000)
    page.goto(f"{address}/lab")
    page.get_by_role("menuitem", name="Nbgrader").click()
    page.locator(".lm-Menu").get_by_text("Formgrader", exact=True).click()
    frame = page.frame_locator("iframe").first
    frame.get_by_role("link", name="Manual Grading").click()
    frame.get_by_role("link", name=NAME).click()
    frame.get_by_role("columnheader", name="Notebook ID").wait_for()  # the next page is there
    frame.get_by_role("link", name=NAME).last.click()
    # Submissions have numbers here, not names: the first one is of whoever comes first.
    frame.get_by_role("link", name="Submission #1", exact=True).click()
    score, comment = frame.locator("input#q3"), frame.locator("textarea#q3-comment")
    frame.locator("input#q3.needs_manual_grade").wait_for()  # the page has its marks now
    for field, text, saved in ((score, "3", "grade"), (comment, COMMENT, "comment")):
        field.fill(text)
        with page.expect_response(lambda r, s=saved: f"/api/{s}/" in r.url and r.ok
                                  and r.request.method == "PUT"):  # fmt: skip
            field.blur()
    with closing(Gradebook(f"sqlite:///{folder}/gradebook.db", "x")) as book:
        marked = {each.student.id: each for each in book.assignment_submissions(NAME)}
        ((student, total, late),) = [
            (name, each.score, each.late_submission_penalty)
            for name, each in marked.items()
            for notebook in each.notebooks
            if any(grade.manual_score == 3 for grade in notebook.grades)
        ]
    page.goto(f"{address}/formgrader/gradebook/{NAME}/{NAME}")
    page.get_by_role("row").filter(has_text=f"{total:g}").first.wait_for()
    context.close()
    before = tables(read(folder))["Answers to be read"][0][1]
    dpedu(folder, "feedback", "--student", student.replace("[", "[[]"))
    written = folder / "feedback" / student / NAME / f"{NAME}.html"
    text = html.unescape(re.sub(r"<[^>]*>", "", written.read_text(encoding="utf-8")))
    total -= late  # whoever comes first may be the one that was late
    assert f"{total:g} of 9 points" in text
    assert "3 of 4" in text
    assert COMMENT in text
    dpedu(folder, "marks")
    with open(folder / "marks" / f"{NAME}.csv", encoding="utf-8") as stream:
        (row,) = [row for row in csv.DictReader(stream) if row["student"] == student]
    assert (float(row["manual"]), float(row["score"]), row["pending"]) == (3.0, total, "0.0")
    dpedu(folder, "report")
    assert int(tables(read(folder))["Answers to be read"][0][1]) == int(before) - 1


def test_difficulty_and_discrimination_are_as_defined():
    from dpedu.grading.pages.survey import _discriminations

    one = Question("one", "", 2, False, {"a": 2, "b": 1, "c": 0, "d": 2})
    two = Question("two", "", 4, False, {"a": 4, "b": 1, "c": 1, "d": 4})
    same = Question("same", "", 1, False, {"a": 1, "b": 1, "c": 1, "d": 1})
    new = Question("new", "", 1, True)
    _discriminations([one, two, same, new])
    assert one.difficulty == 1 - 5 / 8
    assert one.discrimination == pytest.approx(statistics.correlation([2, 1, 0, 2], [5, 2, 2, 5]))
    assert same.difficulty == 0
    assert same.discrimination is None
    assert (new.difficulty, new.discrimination, new.share(full=True)) == (None, None, None)
    assert one.share(full=True) == 0.5


def test_an_assignment_nobody_did_has_a_report():
    page = render(Survey("empty", [Question("q", "", 1, False)], {}), datetime(2026, 1, 1))
    assert "0 handed in" in plain(page)


def test_wherever_a_student_is_named_the_name_stands():
    question = Question("q", "", 1, True, waiting=["ada"])
    outcomes = {
        "ada": Outcome(digest="", reason="no notebook"),
        "bo": Outcome(digest="x", note="late", seconds=2.0),
    }
    found = Survey("hw", [question], outcomes, {"bo": 1.0}, {"bo": 1.0}, {"ada": ["q"]},
                   {"bo": [("q", "shell")]}, ["ada", "bo"],
                   {"ada": "Ada <b>Byron", "bo": "Bo Ek"})  # fmt: skip
    page = render(found, datetime(2026, 1, 1))
    assert page.count("Ada &lt;b&gt;Byron (ada)") == 3  # to be read, again, not marked
    assert page.count("Bo Ek (bo)") == 4  # late, tried, longest, remarks


@pytest.mark.parametrize(
    ("values", "counts"), [([], [0, 0]), ([0, 0.49, 0.5, 1], [2, 2]), ([5, -1], [1, 1])]
)
def test_every_value_is_in_one_bin(values, counts):
    assert spread(values, [0, 0.5, 1]) == counts


def test_no_number_above_a_bar_is_cut_off():
    """On a phone letters are 19 units high."""
    for counts in ([1], [12, 3], [0, 0]):
        made = svg.histogram(counts, [*range(len(counts) + 1)], alt="a", below="b")
        places = [float(y) for y in re.findall(r'<text x="[^"]*" y="([^"]*)"', made)]
        assert min(places) >= 19


def test_small_parts():
    assert quartiles([3.0]) == (3.0, 3.0, 3.0)
    assert quartiles([1.0, 2.0, 3.0]) == (1.5, 2.0, 2.5)
    assert "&lt;b&gt;" in table("<b>", ("a",), [("<b>",)])
    assert 'aria-label="&quot;"' in svg.histogram([0], [0, 1], alt='"', below="x")
    assert json.dumps(svg.bars(["n"], [None], alt="a", below="b")).count("no marks yet") == 1
