"""The Formgrader as this course sets it: formulas without another host, and none that acts."""

import subprocess
import sys
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from nbgrader.api import Gradebook
from served import jupyterlab
from small_course import answer, cell, course, hand_in, test

from dpedu.grading.pages.formgrader import mathjax_file

ROOT = Path(__file__).resolve().parents[2]
NAME = "term"
CELLS = [
    cell(
        "markdown",
        "## Question 1 · Twice\n\nLet $x \\in [0, 1]$.\n\n<details><summary>Idea"
        "</summary>\n\n\\begin{align}\n\\Pr[y] &= e^{\\varepsilon} \\\\ &\\le 1\n\\end{align}\n\n"
        "</details>",
    ),
    answer("q1", "def twice(x): return 2 * x"),
    test("q1_tests", "assert twice(2) == 4", 2),
    cell("code", "from sympy import Symbol, sqrt\nsqrt(Symbol('a'))", "shown", locked=True),
    cell("markdown", "## Question 2 · Why"),
    cell("markdown", "Because.", "q2", grade=True, solution=True, points=4),
]
ACTING = r"""A proof that $e^\varepsilon \ge 1 + \varepsilon$:
$$\frac{\pi(1 \mid 1)}{\pi(1 \mid 0)} \le e^{\varepsilon}$$

$\href{http://elsewhere.example/}{a}$ $\color{red}{b}$ $\unicode{x41}$ $\foo$
$\require{html}$ $\bbox[background:url(http://elsewhere.example/b)]{c}$ $\bbox[red]{d}$
$\mmlToken{mi}[style="background:url(http://elsewhere.example/m)"]{e}$ `$raw$`
![p](http://elsewhere.example/p.png) <img src="http://elsewhere.example/i.png">
"""
# Where MathJax would look for a package that a formula asks for, had it a way to ask.
PACKAGE = "window.handedIn = true"
PLACES = ("bbox.js", "input/tex/extensions/bbox.js", "input/tex/extensions/html.js",
          "input/tex/extensions/unicode.js")  # fmt: skip
FORMULAS = (
    r"\mmlToken{mi}[style='background:url(http://elsewhere.example/m)']{x}",
    r"\mmlToken{mi}[href='http://elsewhere.example/']{x}",
    r"\mmlToken{mi}[href='javascript:alert(1)']{x}",
    r"\mmlToken{mi}[class='btn' id='q1_tests']{x}",
    r"\href{javascript:alert(1)}{x}",
    r"\style{background:url(http://elsewhere.example/s)}{x}",
    r"\class{btn}{x} \cssId{q1_tests}{x} \data{a=b}{x}",
    r"\bbox[background:url(http://elsewhere.example/b)]{x}",
    r"\require{html} \href{javascript:alert(1)}{x}",
    r"\unicode{x41}",
    r"\includegraphics{http://elsewhere.example/g}",
    r"\def\a{\href{javascript:alert(1)}}\a{x}",
)
ACTS = "a, image, script, [style*=url], [class~=btn], [id=q1_tests], [href]:not(use)"
SET = """async ([formula, acts]) => {
  const made = await MathJax.tex2svgPromise(formula);
  document.querySelector("#notebook-container").append(made);
  return [...made.querySelectorAll(acts)].map((each) => each.outerHTML);
}"""
SIZES = """(all) => all.map((one) => one.getBoundingClientRect())
  .map((box) => [box.width, box.height])"""


@pytest.fixture(scope="module")
def marked(tmp_path_factory, options):
    """A marked class whose settings are those of this course, but for two folders."""
    settings = (ROOT / "nbgrader_config.py").read_text(encoding="utf-8")
    settings += "\nc.CourseDirectory.source_directory = 'source'"
    settings += "\nc.CourseDirectory.submitted_directory = 'submitted'"
    folder = course(tmp_path_factory.mktemp("formgrader"), NAME, CELLS, settings)
    files = dict.fromkeys(PLACES, PACKAGE.encode())
    hand_in(folder, NAME, "ada", {"q1": "def twice(x): return 0", "q2": ACTING}, files=files)
    command = [sys.executable, "-m", "dpedu", "grade", NAME, "--course", folder]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def gradebook(folder):
    return closing(Gradebook(f"sqlite:///{folder}/_build/course/gradebook.db", "dpedu"))


@pytest.fixture(scope="module")
def address(marked, tmp_path_factory):
    with jupyterlab(marked, tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture
def strange():
    """What was asked of another host, or went wrong."""
    return []


@pytest.fixture
def page(address, chromium, strange):
    context = chromium.new_context(viewport={"width": 1200, "height": 1800})
    page = context.new_page()

    def guard(route):
        asked = urlsplit(route.request.url)
        if asked.netloc == urlsplit(address).netloc or asked.path.endswith(
            f"/ada/{NAME}/{NAME}.html"
        ):
            route.continue_()
        else:
            strange.append(route.request.url)
            route.abort()

    context.route("**/*", guard)
    page.on("pageerror", lambda error: strange.append(str(error)))
    page.on("response", lambda said: said.status < 400 or strange.append(said.url))
    page.set_default_timeout(60_000)
    yield page
    context.close()


@pytest.fixture
def submission(marked, address):
    """The address of the page of the submission."""
    with gradebook(marked) as book:
        (found,) = book.notebook_submissions(NAME, NAME)
        return f"{address}/formgrader/submissions/{found.id}/"


def test_formulas_are_set_without_another_host(page, strange, submission):
    page.goto(submission)
    page.evaluate("() => MathJax.startup.promise")
    page.get_by_text("Idea").click()  # what is folded is set, too
    sizes = page.locator("mjx-container > svg").evaluate_all(SIZES)
    assert len(sizes) >= 9
    assert min(map(min, sizes)) > 5, sizes
    text = page.locator("#notebook").last.inner_text()
    assert not any(raw in text for raw in ("\\frac", "\\varepsilon", "\\begin", "$$", "\\sqrt"))
    assert "$raw$" in text  # code is no formula
    assert "\\foo" in text  # a command that is not known costs nothing but itself
    assert strange == []


def test_no_formula_acts(page, strange, submission):
    """Not as the page has it, and not if the cleaner had left all that it takes away."""
    page.goto(submission)
    page.evaluate("() => MathJax.startup.promise")
    assert page.locator("mjx-container").locator(ACTS).count() == 0
    for formula in FORMULAS:
        made = page.evaluate(SET, [formula, ACTS])
        page.wait_for_timeout(50)
        assert made == [], formula
    assert page.evaluate("() => window.handedIn") is None
    assert strange == []


def test_marks_and_keys_work(marked, page, strange, submission):
    page.goto(submission)
    score = page.locator("input#q2")
    page.locator("input#q2.needs_manual_grade").wait_for()  # the page has its marks now
    with page.expect_response(lambda r: "/api/grade/" in r.url and r.request.method == "PUT"):
        page.locator(".nbgrader_cell", has=score).get_by_role("button", name="Full credit").click()
    with gradebook(marked) as book:
        assert book.find_grade("q2", NAME, NAME, "ada").manual_score == 4
    score.focus()
    page.keyboard.press("Escape")  # the page's own key: it leaves the field
    assert page.evaluate("() => document.activeElement.id") != "q2"
    assert strange == []


def test_no_page_asks_another_host(page, strange, address):
    for place in ("manage_assignments", f"manage_submissions/{NAME}", "gradebook",
                  f"gradebook/{NAME}", f"gradebook/{NAME}/{NAME}", "manage_students",
                  "manage_students/ada", f"manage_students/ada/{NAME}"):  # fmt: skip
        page.goto(f"{address}/formgrader/{place}", wait_until="networkidle")
        assert page.locator("#main-table tr").count() > 0, place
        assert strange == [], place


def test_feedback_that_its_button_makes_asks_nobody(marked, page, strange, address):
    """A file for a student: formulas are in it, and no script and no other host."""
    page.goto(f"{address}/formgrader/manage_assignments")
    with page.expect_response(lambda r: r.url.endswith("/generate_feedback")) as said:
        page.locator(".generate-feedback a").click()
    assert said.value.json()["success"], said.value.text()
    (made,) = marked.glob(f"**/feedback/ada/{NAME}/{NAME}.html")
    page.goto(made.as_uri())
    sizes = page.locator("math").evaluate_all(SIZES)
    assert len(sizes) >= 4
    assert min(map(min, sizes)) > 5, sizes
    page.get_by_text("Idea").click()
    text = page.locator("#notebook").last.inner_text()
    assert not any(raw in text for raw in ("\\frac", "\\varepsilon", "\\begin", "$$"))
    assert "$raw$" in text
    assert page.locator("script, img, iframe, link[href], [style*=url]").count() == 0
    assert strange == []


def test_mathjax_ends_no_script():
    """It stands within one."""
    for name in ("tex-svg-full.js", "ui/safe.js"):
        assert not any(tag in mathjax_file(name).lower() for tag in ("</script", "<script"))
