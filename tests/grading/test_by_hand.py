"""What a person marks: the page with all answers to a question, by keyboard, into the gradebook."""

import base64
import contextlib
import http.client
import itertools
import json
import os
import random
import re
import shutil
import string
import subprocess
import sys
import threading
import time
from contextlib import closing
from html.parser import HTMLParser
from pathlib import Path

import pytest
import typed
from axe_playwright_python.sync_playwright import Axe
from hypothesis import given, settings
from hypothesis import strategies as st
from nbgrader.api import Gradebook
from small_course import answer, cell, course, hand_in, test

from dpedu.errors import CannotDo
from dpedu.grading.by_hand.pile import Changed, Pile
from dpedu.grading.by_hand.rubric import Criterion, Remark, read, remark_of, written
from dpedu.grading.pages import typeset as setting
from dpedu.grading.pages.typeset import typeset
from dpedu.grading.run import _enter

ROOT = Path(__file__).resolve().parents[2]
NAME = "proofs"
CLASS = 40
RUBRIC = """**Proof.** By $\\mathbb{E}[a] = p$.

**Rubric** (3 points)

| points | criterion |
|---|---|
| 1 | says what is random |
| 1 | uses $\\mathbb{E}[a + b] = \\mathbb{E}[a] + \\mathbb{E}[b]$ |
| 1 | says why $p \\ne \\tfrac12$ |

**Sample at no marks (0).** "I simulated it."
"""
CELLS = [
    cell("markdown", "## Question 1 · Twice"),
    answer("q1", "### BEGIN SOLUTION\ndef twice(x): return 2 * x\n### END SOLUTION"),
    test("q1_tests", "assert twice(2) == 4", 2),
    cell("markdown", "## Question 1, proof · Right *on average*"),
    cell("markdown", RUBRIC, "q1_proof", grade=True, solution=True, points=3),
    cell("markdown", "## Question 2 · A plot"),
    cell("code", "print('drawn')", "q2", grade=True, solution=True, points=2),
]
ATTACK = (
    "<script>document.title='HACKED'</script><img src=x onerror=\"document.title='HACKED'\">"
    "[here](javascript:document.title='HACKED') ![out](http://203.0.113.9/a.png) "
    "$\\href{javascript:alert(1)}{x}$ <style>body{display:none}</style>"
)
PIXEL = base64.b64encode(
    bytes.fromhex(
        "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c63"
        "f8cfc0f01f0005000201a5f645400000000049454e44ae426082"
    )
).decode()


def proof(place):
    if place == 7:
        return ATTACK
    if place == 11:
        return "YOUR ANSWER HERE"
    return f"By linearity, $\\frac{{{place}}}{{2}} \\le {place}$, and *so* on."


def picture(notebook):
    for each in notebook["cells"]:
        if each["metadata"].get("nbgrader", {}).get("grade_id") == "q1_proof":
            each["attachments"] = {"photo.png": {"image/png": PIXEL}}
            each["source"] += "\n\n![photo](attachment:photo.png)"


@pytest.fixture(scope="module")
def marked(options, tmp_path_factory):
    """Forty students, whose tests have been run."""
    folder = course(tmp_path_factory.mktemp("course"), NAME, CELLS)
    for place in range(CLASS):
        answers = {"q1": "def twice(x): return x + x", "q1_proof": proof(place), "q2": "print(1)"}
        change = picture if place == 3 else None
        hand_in(folder, NAME, f"student{place:02d}", answers, change)
    done = typed.dpedu("grade", NAME, folder=folder)
    assert done.returncode == 0, done.stderr + done.stdout
    return folder


@pytest.fixture
def class_(marked, tmp_path):
    folder = tmp_path / "course"
    shutil.copytree(marked, folder)
    return folder


@pytest.fixture
def pile(class_, monkeypatch):
    monkeypatch.chdir(class_)
    return Pile(_enter(class_, NAME), NAME)


@contextlib.contextmanager
def desk(folder):
    """`dpedu read`, and the address that it prints."""
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [sys.executable, "-m", "dpedu", "read", NAME, "--no-browser"],
        cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment,
    ) as running:  # fmt: skip
        try:
            line = running.stdout.readline()
            assert "http://127.0.0.1:" in line, line + running.stdout.read()
            yield line.split()[-1]
        finally:
            running.terminate()


def marks(folder, question):
    """Points by hand and comments in the gradebook, by student."""
    found = {}
    with closing(Gradebook(f"sqlite:///{folder}/gradebook.db", "x")) as book:
        for each in book.assignment_submissions(NAME):
            place = (question, NAME, NAME, each.student.id)
            one = book.find_grade(*place)
            comment = book.find_comment(*place).comment
            found[each.student.id] = (one.manual_score, one.needs_manual_grade, comment)
    return found


# The rubric --------------------------------------------------------------------------------------


def test_every_rubric_of_the_course_is_read_whole():
    seen = 0
    for path in sorted(ROOT.glob("solutions/*/*.ipynb")):
        for each in json.loads(path.read_text(encoding="utf-8"))["cells"]:
            marks = each["metadata"].get("nbgrader", {})
            if marks.get("grade") and marks.get("solution") and each["cell_type"] == "markdown":
                rubric = read("".join(each["source"]))
                assert sum(one.points for one in rubric.criteria) == marks["points"], path
                assert rubric.reference
                assert "Sample" in rubric.samples
                seen += 1
    assert seen >= 6


words = st.text(st.characters(codec="utf-8", exclude_characters="\r\n|"), max_size=30)


@settings(max_examples=200, deadline=None)
@given(
    texts=st.lists(words.map(str.strip).filter(bool), max_size=9),
    remark=st.text(st.characters(codec="utf-8", exclude_categories=["C"]), max_size=80),
    data=st.data(),
)
def test_what_is_ticked_and_written_comes_back(texts, remark, data):
    criteria = [Criterion(1, " ".join(text.split()) or "x") for text in texts]
    ticks = st.frozensets(st.integers(0, len(texts) - 1)) if texts else st.just(frozenset())
    met = data.draw(st.none() | ticks)
    if re.match(r"[✓✗] \d+\. ", remark.strip()):
        return  # words that look like ticks are taken for them
    back = remark_of(written(Remark(met, remark), criteria))
    assert back.words.split() == remark.split()
    assert back.met == (met if texts else None)


# Typesetting -------------------------------------------------------------------------------------


class Acting(HTMLParser):
    """What could act in a text: elements and attributes that are none of the known ones."""

    def __init__(self, made):
        super().__init__()
        self.found = []
        self.feed(made)

    def handle_starttag(self, tag, attributes):
        if tag not in (*setting._MATH, *setting._TEXT):
            self.found.append(tag)
        for name, value in attributes:
            harmless = tag in setting._MATH and name in setting._MATH_ATTRIBUTES
            link = tag == "a" and (name == "rel" or re.match("https?:|mailto:", value))
            if not (harmless or link):
                self.found.append((tag, name, value))


def test_formulas_of_the_course_are_set():
    texts = []
    for path in sorted(ROOT.glob("solutions/*/*.ipynb")):
        for each in json.loads(path.read_text(encoding="utf-8"))["cells"]:
            if each["cell_type"] == "markdown":
                texts.append("".join(each["source"]))
    for text, made in zip(texts, typeset(texts), strict=True):
        assert not made.startswith("<pre>"), text[:200]
        assert "\\" not in re.sub(r"<code>.*?</code>", "", made, flags=re.S), text[:300]


def test_environments_keep_their_rows():
    names = ("aligned", "align", "align*", "gathered", "split", "eqnarray*")
    texts = [f"\\begin{{{name}}} a &= b \\\\ c &\\le d \\end{{{name}}}" for name in names]
    for name, made in zip(names, typeset(texts), strict=True):
        assert made.count("<mtr>") == 2, name


@pytest.mark.parametrize("tags", [False, True])
def test_nothing_in_an_answer_acts(tags):
    draw = random.Random(11)
    pieces = [
        *("<script>", "</math>", "<svg onload=x>", "$", "$$", "\\frac", "{", "}", "\\href{javascript:x}"),
        *("[a](javascript:x)", "![b](http://h/p.png)", "<a href='data:x'>", "`", "|", "\n\n", "<style>"),
        *("\\begin{aligned}", "\\end{aligned}", "&", "\\\\", "<!--", "-->", "&lt;script&gt;", "\\text{<b>}"),
        *("<iframe src=x>", "\\style{color:red}{x}", "\\class{a}{b}", "\x00", "\u202e", "# ", "- ", "1. "),
    ]  # fmt: skip
    texts = ["".join(draw.choices([*pieces, *string.ascii_letters], k=40)) for _ in range(300)]
    for text, made in zip([*texts, ATTACK], typeset([*texts, ATTACK], tags=tags), strict=True):
        assert not Acting(made).found, (text, made)


def test_one_that_takes_for_ever_costs_itself_only(monkeypatch):
    monkeypatch.setattr(setting, "SECONDS", 0.2)
    slow = "*" * 30_000 + "a " + "_*" * 30_000
    before = time.monotonic()
    made = typeset(["$a$", "[" * 90_000 + slow, "$b$"])
    assert "<mi>a</mi>" in made[0]
    assert "<mi>b</mi>" in made[2]
    assert len(made) == 3
    assert time.monotonic() - before < 60


# The pile ----------------------------------------------------------------------------------------


def test_questions_and_answers_are_all_there(pile):
    assert [(each.name, each.most) for each in pile.questions.values()] == [
        ("q1_proof", 3.0), ("q2", 2.0)]  # fmt: skip
    first, second = pile.questions.values()
    answers = pile.answers(first)
    assert {each.student for each in answers} == {f"student{n:02d}" for n in range(CLASS)}
    assert [each.student for each in answers] != sorted(each.student for each in answers)
    assert [each.student for each in answers] != [each.student for each in pile.answers(second)]
    by_name = {each.student: each for each in answers}
    assert by_name["student05"].text == proof(5)
    assert by_name["student03"].pictures == [f"data:image/png;base64,{PIXEL}"]
    assert by_name["student11"].auto == 0
    assert not by_name["student11"].mark.waits
    assert pile.progress()[first.number] == (CLASS - 1, CLASS)


def test_a_mark_is_written_read_and_taken_back(pile, class_):
    question = pile.questions[f"{NAME}/q1_proof"]
    answers = {each.student: each for each in pile.answers(question)}
    mark = answers["student01"].mark
    made = pile.mark(question, "student01", Remark(frozenset({0, 2}), "Nice."), 2, mark.version)
    score, waits, comment = marks(class_, "q1_proof")["student01"]
    assert (score, waits) == (2, False)
    assert comment.splitlines()[:3] == [
        "✓ 1. says what is random",
        "✗ 2. uses $\\mathbb{E}[a + b] = \\mathbb{E}[a] + \\mathbb{E}[b]$",
        "✓ 3. says why $p \\ne \\tfrac12$",
    ]
    again = {each.student: each.mark for each in pile.answers(question)}["student01"]
    assert again == made
    assert pile.remark(again) == Remark(frozenset({0, 2}), "Nice.")
    back = pile.mark(question, "student01", Remark(), None, again.version)
    assert marks(class_, "q1_proof")["student01"] == (None, True, None)
    assert back.waits


def test_what_somebody_else_wrote_stands(pile, class_):
    """The Formgrader, or a second page: whoever comes second is told, and nothing is lost."""
    question = pile.questions[f"{NAME}/q1_proof"]
    mark = pile.answers(question)[0]
    pile.mark(question, mark.student, Remark(None, "first"), 1, mark.mark.version)
    with pytest.raises(Changed):
        pile.mark(question, mark.student, Remark(None, "second"), 3, mark.mark.version)
    assert marks(class_, "q1_proof")[mark.student] == (1, False, "first")


def test_two_at_once_write_one_mark(pile, class_):
    question = pile.questions[f"{NAME}/q1_proof"]
    one = pile.answers(question)[0]
    won = []

    def write(score):
        with contextlib.suppress(Changed):
            pile.mark(question, one.student, Remark(None, str(score)), score, one.mark.version)
            won.append(score)

    threads = [threading.Thread(target=write, args=(score,)) for score in (0, 1, 2, 3)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    score, _, comment = marks(class_, "q1_proof")[one.student]
    assert won == [score]
    assert comment == str(int(score))


@pytest.mark.parametrize("score", [-0.5, 3.5, float("nan"), float("inf")])
def test_points_beyond_the_question_are_refused(pile, score):
    question = pile.questions[f"{NAME}/q1_proof"]
    one = pile.answers(question)[0]
    with pytest.raises(CannotDo):
        pile.mark(question, one.student, Remark(), score, one.mark.version)
    with pytest.raises(CannotDo):
        pile.mark(question, one.student, Remark(frozenset({3})), 1, one.mark.version)


# The server --------------------------------------------------------------------------------------


def asked(address, path, *, method="GET", body=None, **headers):
    host = address.split("/")[2]
    connection = http.client.HTTPConnection(host, timeout=30)
    connection.request(method, path, body, headers)
    answer = connection.getresponse()
    return answer.status, answer.getheaders(), answer.read()


def test_only_the_first_address_opens_the_desk(class_):
    with desk(class_) as address:
        secret = address.rsplit("/", 1)[1]
        status, headers, _ = asked(address, f"/enter/{secret}")
        cookie = dict(headers)["Set-Cookie"].split(";")[0]
        assert status == 302
        assert "HttpOnly" in dict(headers)["Set-Cookie"]
        assert asked(address, "/questions", Cookie=cookie)[0] == 200
        for path in ("/", "/questions", "/answers?number=x", "/desk.js", "/enter/wrong"):
            assert asked(address, path)[0] == 403, path
            foreign = asked(address, path, Cookie=cookie, Host="evil.example")
            assert foreign[0] == 403, path
        said = json.dumps(
            {"number": f"{NAME}/q2", "answer": 0, "met": None, "score": 1, "words": ""}
        )
        assert asked(address, "/mark", method="PUT", body=said, Cookie=cookie)[0] == 403
        ours = {"Cookie": cookie, "X-Desk": "1"}
        status, headers, page = asked(address, "/", Cookie=cookie)
        assert status == 200
        assert "default-src 'none'" in dict(headers)["Content-Security-Policy"]
        assert b"desk.js" in page
        assert asked(address, "/../pile.py", Cookie=cookie)[0] == 404
        asked(address, f"/answers?number={NAME}/q2", Cookie=cookie)
        wrong = [
            *("", "[]", "1", "{}", '{"number": []}', "\xff"),
            json.dumps({"number": f"{NAME}/q2", "answer": -1, "words": ""}),
            json.dumps({"number": f"{NAME}/q2", "answer": True, "words": ""}),
            json.dumps({"number": f"{NAME}/q2", "answer": 0, "words": "", "score": "2"}),
            json.dumps({"number": f"{NAME}/q2", "answer": 0, "words": "", "score": 2e99}),
            json.dumps({"number": f"{NAME}/q2", "answer": 0, "words": "x" * 30_000}),
            json.dumps({"number": f"{NAME}/q2", "answer": 0, "words": "", "met": ["a"]}),
        ]
        for body in wrong:
            status, _, said = asked(address, "/mark", method="PUT", body=body.encode(), **ours)
            assert (status, "error" in json.loads(said)) == (400, True), body
    assert all(score is None for score, _, _ in marks(class_, "q2").values())


def test_forty_proofs_are_marked_by_keyboard_alone(class_, chromium):
    """Nothing but keys, from the first answer to the last; the gradebook holds every mark."""
    with desk(class_) as address:
        context = chromium.new_context(viewport={"width": 1280, "height": 800})
        page = context.new_page()
        foreign, refused = [], []
        page.on("request", lambda r: foreign.append(r.url) if "127.0.0.1" not in r.url
                and not r.url.startswith("data:") else None)  # fmt: skip
        page.on("console", lambda m: refused.append(m.text) if m.type == "error" else None)
        page.goto(address)
        page.locator("article").nth(CLASS - 1).wait_for()
        page.locator("article:focus").wait_for()
        keys = page.keyboard
        for place in range(CLASS - 1):
            for key in ("a", "2") if place % 3 else ("1",):
                keys.press(key)
            if place % 5 == 0:
                keys.press("c")
                keys.type(f"Look at step {place}.")
                keys.press("Escape")
            keys.press("u")
        page.get_by_text(f"{CLASS} of {CLASS} marked").wait_for()
        # A function: what is no function the page's own policy refuses to try a second time.
        page.wait_for_function("() => [...document.querySelectorAll('.state')].every("
                               "s => /^Saved|by machine/.test(s.textContent))")  # fmt: skip
        assert page.title() == f"{NAME}: reading answers"
        assert page.locator("article math").count() > CLASS
        assert page.locator("article img").evaluate_all("all => all.map(i => i.naturalWidth)") == [
            1
        ]
        assert "student" not in page.locator("#answers").inner_text()
        keys.press("h")
        assert "student05" in page.locator("#answers").inner_text()
        assert not foreign
        assert not refused
        context.close()
    found = marks(class_, "q1_proof")
    given = [score for name, (score, _, _) in found.items() if name != "student11"]
    assert sorted(set(given)) == [1, 2]
    assert len(given) == CLASS - 1
    assert not any(waits for _, waits, _ in found.values())
    assert sum("Look at step" in (comment or "") for _, _, comment in found.values()) == 8


def test_a_slip_is_undone_and_nobody_who_waits_is_missed(class_, chromium):
    """`z` undoes the last change, wherever it was; `u` begins again from the first answer."""
    with desk(class_) as address:
        context = chromium.new_context(viewport={"width": 1280, "height": 800})
        page = context.new_page()
        page.goto(address)
        page.locator("article:focus").wait_for()
        keys = page.keyboard
        here = page.locator("article:focus")
        waiting = page.locator("article:not(.marked)")
        first = here.locator("h3").inner_text()

        def shown():
            """Ticks, points and comment of the answer that one is at."""
            boxes = here.locator("input[type=checkbox]").evaluate_all(
                "all => all.map(b => b.checked)"
            )
            return (
                boxes,
                here.locator(".score input").input_value(),
                here.locator("textarea").input_value(),
            )

        keys.press("c")
        keys.type("Well said.")
        keys.press("Escape")
        for key in "13":
            keys.press(key)
        ticked = ([True, False, True], "2", "Well said.")
        assert shown() == ticked
        for slip in "0ax2":
            keys.press(slip)
            assert shown() != ticked
            keys.press("j")
            keys.press("z")
            assert here.locator("h3").inner_text() == first
            assert shown() == ticked
        for _ in "31":
            keys.press("z")
        assert shown() == ([False] * 3, "", "Well said.")
        keys.press("z")  # what was typed in one go
        assert shown() == ([False] * 3, "", "")
        keys.press("z")
        assert shown() == ([False] * 3, "", "")

        # The list of keys is seen from the last answer too.
        for _ in range(CLASS):
            keys.press("j")
        page.get_by_role("button", name="Keys").click()
        assert page.get_by_text("undo the last change").bounding_box()["y"] < 800
        page.get_by_role("button", name="Keys").click()
        assert here.count() == 0
        keys.press("u")
        first = waiting.locator("h3").first.inner_text()
        assert here.locator("h3").inner_text() == first
        for _ in range(CLASS):
            keys.press("j")
        keys.press("3")
        page.get_by_text(re.compile("^Saved: 1 of 3")).wait_for()
        keys.press("u")
        assert here.locator("h3").inner_text() == first
        context.close()
    given = {name: mark for name, mark in marks(class_, "q1_proof").items() if mark[0] is not None}
    assert [score for score, _, _ in given.values()] == [1]


def test_a_machine_that_is_busy_with_others_sets_texts_all_the_same():
    """Seconds are those of the process, not of the clock."""
    code = (
        "import time, types\n"
        f"from {setting.__name__} import *\n"
        f"import {setting.__name__} as setting\n"
        "setting.SECONDS = 0.05\n"
        "setting.setter = lambda tags: types.SimpleNamespace(render=lambda t: time.sleep(0.2) or t)\n"
        "setting.main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input='[false, ["a"]]', capture_output=True, text=True
    )
    assert (done.stdout, done.returncode) == ('"a"\n', 0)


def test_the_page_is_accessible_and_fits(class_, chromium):
    with desk(class_) as address:
        context = chromium.new_context()
        page = context.new_page()
        page.goto(address)
        page.locator("article").nth(CLASS - 1).wait_for()
        page.keyboard.press("h")
        page.get_by_role("button", name="Keys").click()
        for width, scheme in itertools.product((390, 1280), ("light", "dark")):
            page.set_viewport_size({"width": width, "height": 800})
            page.emulate_media(color_scheme=scheme)
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            found = Axe().run(page).response["violations"]
            assert not found, [(each["id"], each["nodes"][0]["html"]) for each in found]
        context.close()
