"""Whole notebooks in a browser that reaches nothing but the site: answered, kept, handed in."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import sqlite3
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import quote

import nbformat
import pytest
from building import EXTENSIONS, ROOT, copy_sample, run_jupyter_book
from lite_reader import IDLE, Notebook
from playwright.sync_api import expect

from dpedu.grading.at_home.check import check
from dpedu.grading.at_home.findings import ENDLESS, NOBODY_TYPES, report

NAME = "reproducibility"  # all its questions are done with fractions
PATH = f"exercises/{NAME}/{NAME}.ipynb"
ANSWERS = ROOT / "tests" / "answers" / NAME
sys.path.insert(0, str(EXTENSIONS))
import book_lite  # noqa: E402
from lite_packages import AT_FIRST, normal  # noqa: E402

OPEN = "Open in JupyterLab, in this browser"
PAGE = """---
jupytext: {text_representation: {format_name: myst}}
kernelspec: {display_name: Python 3, language: python, name: python3}
---

# Start

The notebook is `%s`.

```{code-cell}
print(6 * 7)
```
"""


def distribution(folder: Path) -> None:
    """Packages for browsers, with a stand-in for numpy; the hashes are its own."""
    wheel = folder / "numpy-2.2.5-py3-none-any.whl"
    folder.mkdir(parents=True)
    with zipfile.ZipFile(wheel, "w") as packed:
        packed.write(Path(__file__).with_name("stand_in_numpy.py"), "numpy/__init__.py")
        packed.writestr("numpy-2.2.5.dist-info/METADATA", "Name: numpy\nVersion: 2.2.5\n")
        packed.writestr("numpy-2.2.5.dist-info/WHEEL", "Root-Is-Purelib: true\n")
        packed.writestr("numpy-2.2.5.dist-info/RECORD", "")
    entry = {"name": "numpy", "version": "2.2.5", "file_name": wheel.name, "install_dir": "site"}
    entry["sha256"] = hashlib.sha256(wheel.read_bytes()).hexdigest()
    entry |= {"package_type": "package", "unvendored_tests": False}
    told = {"numpy": entry | {"imports": ["numpy"], "depends": []}}
    info = {"abi_version": "2025_0", "arch": "wasm32", "platform": "emscripten_4_0_9"}
    lock = {"info": info | {"python": "3.13.2", "version": "0.28.3"}, "packages": told}
    (folder / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")


@pytest.fixture(scope="session")
def course(npm: None, once: Callable[[str, Callable[[Path], None]], Path]) -> Path:
    """A site below a sub-path: one page, one assignment, packages of its own."""

    def work(folder: Path) -> None:
        distribution(folder / "distribution")
        source = copy_sample(folder / "source")
        (source / "_toc.yml").write_text("format: jb-book\nroot: book/start\n", encoding="utf-8")
        for page in (source / "book").glob("*.md"):
            page.unlink()
        (source / "book" / "start.md").write_text(PAGE % PATH, encoding="utf-8")
        (source / PATH).parent.mkdir(parents=True)
        shutil.copy(ROOT / PATH, source / PATH)
        result = run_jupyter_book(source, PYODIDE=str(folder / "distribution"))
        assert result.returncode == 0, result.stdout[-3000:] + result.stderr[-6000:]
        shutil.copytree(source / "_build" / "html", folder / "site" / "course")

    return once("lite", work)


@pytest.fixture
def student(chromium: Any, course: Path, serve: Callable[[Path], str]) -> Iterator[Any]:
    """A browser's memory; it reaches nothing but the site."""
    root = f"{serve(course / 'site')}/"
    context = chromium.new_context(accept_downloads=True)
    context.foreign = []

    def only_here(route: Any) -> None:
        if route.request.url.startswith(root):
            route.continue_()
        else:
            context.foreign.append(route.request.url)
            route.abort()

    context.route("**/*", only_here)
    context.root = f"{root}course/"
    yield context
    assert context.foreign == [], "nothing of another host was asked for"
    context.close()


def answers() -> dict[str, str]:
    """One answer a question: the first question has a slip, the others are right."""
    found = {}
    for number in range(1, 8):
        kind = "wrong" if number == 1 else "right"
        path = sorted((ANSWERS / kind).glob(f"q{number}_*.py"))[0]
        found[f"q{number}"] = path.read_text(encoding="utf-8").strip()
    return found


def places() -> dict[str, int]:
    """Where each graded cell stands."""
    cells = nbformat.read(ROOT / PATH, as_version=4).cells
    return {
        cell.metadata.nbgrader.grade_id: number
        for number, cell in enumerate(cells)
        if "nbgrader" in cell.metadata
    }


def marks(notebook: Path, folder: Path) -> dict[str, float | None]:
    """What the engine gives a notebook that is handed in."""
    shutil.copytree(ROOT / "solutions" / NAME, folder / "source" / NAME)
    config = "c = get_config()\nc.CourseDirectory.course_id = 'x'\n"
    config += "c.CourseDirectory.ignore = ['GUIDE.md']\n"
    (folder / "nbgrader_config.py").write_text(config, encoding="utf-8")
    place = folder / "submitted" / "ada" / NAME
    place.mkdir(parents=True)
    shutil.copy(notebook, place / f"{NAME}.ipynb")
    command = [sys.executable, "-m", "dpedu", "grade", NAME]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    ask = "select c.name, g.auto_score from grade g join base_cell c on g.cell_id = c.id"
    with sqlite3.connect(folder / "gradebook.db") as book:
        return dict(book.execute(ask))


def test_where_jupyterlite_is_not_installed_there_are_no_links(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "exercises" / "one").mkdir(parents=True)
    (tmp_path / "exercises" / "one" / "one.ipynb").touch()
    sources = SimpleNamespace(kept=tmp_path)
    monkeypatch.setattr(book_lite.Sources, "of", lambda _: sources)
    monkeypatch.setattr(book_lite, "micropip", lambda _: None)
    monkeypatch.setattr(book_lite, "MADE_BY", ("no-such-package",))
    app = SimpleNamespace(srcdir=tmp_path, config=SimpleNamespace(run_from="here"))
    app.builder = SimpleNamespace(format="html")
    notebooks = book_lite.Notebooks()
    notebooks.begin(app)
    assert notebooks.application is None


def test_pages_lead_to_their_notebooks(student: Any, course: Path) -> None:
    page = student.new_page()
    page.goto(f"{student.root}book/start.html")
    page.wait_for_load_state("networkidle")
    lite = course / "site" / "course" / "lite"
    found = [link.get_attribute("href") for link in page.get_by_label(OPEN).all()]
    found += [link.get_attribute("href") for link in page.get_by_role("link", name=OPEN).all()]
    assert sorted(set(found)) == [
        "../lite/notebooks/index.html?path=chapters/start.ipynb",
        f"../lite/notebooks/index.html?path={NAME}.ipynb",
    ]
    assert (lite / "files" / f"{NAME}.ipynb").read_bytes() == (ROOT / PATH).read_bytes()
    made = lite.parent / "_downloads" / "notebooks" / "start.ipynb"
    assert (lite / "files/chapters/start.ipynb").read_bytes() == made.read_bytes()
    assert f"The notebook is `{PATH}`." in made.read_text(encoding="utf-8")
    page.get_by_label(OPEN).click()
    page.get_by_text("print(6 * 7)").wait_for()
    assert page.get_by_text("Not Trusted").count() == 0
    # There, too, an assignment that is named by its path at home is open by one click.
    other = page.get_by_role("link", name="open it in this browser")
    assert other.get_attribute("href").endswith(f"/lite/notebooks/index.html?path={NAME}.ipynb")
    assert other.count() == 1
    # And back, to the page that it is of, in its colours.
    page.evaluate("localStorage.setItem('mode', 'dark')")
    page.reload()
    page.locator("body[data-jp-theme-light=false]").wait_for(state="attached")
    page.locator("body[data-jp-theme-scrollbars=true]").wait_for(state="attached")
    page.get_by_role("link", name="To the book").click()
    page.wait_for_url(f"{student.root}book/start.html")


def test_the_address_of_a_tab_names_the_notebook_that_is_open_in_it(student: Any) -> None:
    page = Notebook(student, student.root, "chapters/start.ipynb").page
    lite = f"{student.root}lite"

    def name(tab: Any, entry: str, new: str) -> None:
        tab.get_by_role("menuitem", name="File", exact=True).click()
        tab.get_by_role("menuitem", name=entry).first.click()
        tab.locator(".jp-Dialog input").fill(new)
        tab.keyboard.press("Enter")

    def opened(tab: Any, path: str) -> None:
        tab.get_by_text("print(6 * 7)").wait_for(timeout=60_000)
        expect(tab).to_have_title(f"{path.removesuffix('.ipynb')} – dpedu", timeout=20_000)
        page.wait_for_timeout(500)
        assert tab.url.partition("?")[2] == f"path=chapters/{quote(path, safe='()')}"

    name(page, "Rename…", "mine.ipynb")
    told = "Links of the book open chapters/start.ipynb as it was handed out."
    page.get_by_text(told).wait_for(timeout=20_000)
    opened(page, "mine.ipynb")
    page.reload()
    opened(page, "mine.ipynb")
    with student.expect_page() as waiting:
        Notebook.menu(SimpleNamespace(page=page), "File", "Duplicate")
    copy = waiting.value
    opened(copy, "mine (copy).ipynb")
    opened(page, "mine.ipynb")  # and it is there still
    # Where nothing would be left, the new one opens; and what was renamed is said not to be there.
    name(copy, "Save Notebook As…", "chapters/third.ipynb")
    copy.wait_for_url("**third.ipynb")
    opened(copy, "third.ipynb")
    name(copy, "Rename…", "fourth.ipynb")
    opened(copy, "fourth.ipynb")
    copy.goto(f"{lite}/notebooks/index.html?path=chapters/third.ipynb")
    copy.get_by_text("There is no chapters/third.ipynb in this browser").wait_for(timeout=60_000)
    assert copy.locator(".jp-Dialog").count() == 0
    copy.get_by_role("link", name="all notebooks").click()
    copy.get_by_text("chapters").wait_for(timeout=60_000)


CUT = """() => {
  const ends = (it) => it.getBoundingClientRect().right;
  const seen = (all) => [...document.querySelectorAll(all)].filter((it) => ends(it) > 0);
  const bar = Math.min(...seen("#jp-MainMenu").map(ends), innerWidth);
  const menus = seen(".lm-MenuBar-item").filter((it) => ends(it) > bar);
  const signs = seen(".jp-NotebookPanel-toolbar svg").filter((it) => ends(it) > innerWidth - 3);
  return [...menus, ...signs].map((it) => it.outerHTML);
}"""


def test_what_stands_at_the_edge_is_whole_at_any_width(student: Any) -> None:
    page = Notebook(student, student.root, f"{NAME}.ipynb").page
    page.locator(IDLE).first.wait_for(state="attached", timeout=300_000)
    for width in (1200, 1024, 760, 480, 400, 360, 320):
        page.set_viewport_size({"width": width, "height": 800})
        page.wait_for_timeout(1000)  # what does not fit goes behind a button
        assert page.evaluate(CUT) == [], width


HEAR = """() => {
  window.heard = [];
  const words = document.querySelector(".dp-board [role=status]");
  const hear = () => window.heard.push(words.textContent);
  new MutationObserver(hear).observe(words, { childList: true });
}"""


def test_check_my_answers_says_what_dpedu_check_says(student: Any, tmp_path: Path) -> None:
    # A cell has less time here than a student's: a loop without end is waited for.
    student.route("**/extension.js", less_patient)
    at, given = places(), answers()
    notebook = Notebook(student, student.root, f"{NAME}.ipynb")
    for question in ("q1", "q2"):
        notebook.write(at[question], given[question])
    notebook.write(at["q3"], given["q3"].replace(":\n", ":\n    while True:\n        pass\n", 1))
    # What answers print takes hardly any time, and nobody is asked for anything.
    notebook.write(at["q4"], given["q4"] + "\nfor i in range(100_000):\n    print(i)")
    notebook.write(at["q5"], given["q5"] + "\nguess = input('Your guess? ')")
    notebook.page.evaluate(HEAR)
    said = notebook.check()
    outdated = notebook.page.locator(".dp-board").get_by_text("Changed since this check.")
    assert not outdated.is_visible()
    # What takes its time is told of, and how long it may.
    told = " ".join(notebook.page.evaluate("window.heard"))
    where = at["q3_tests"] + 1  # which calls it
    assert f"cell {where} of " in told
    assert "still runs. After 4 seconds it is left out." in told
    assert f"cell {where} did not end in its time. Python begins anew and leaves it out." in told
    assert told.count("begins anew") == 1
    notebook.download(tmp_path / "mine.ipynb")
    at_home = report(check(tmp_path / "mine.ipynb", timeout=4), sum_first=True)
    assert said.splitlines() == at_home.splitlines()
    # The sum is in sight, as the rest may not be.
    first = said.splitlines()[0]
    assert first.startswith("2 of 8 questions are done, as far as this can see. Not yet: Question")
    assert first.endswith("Question 7.")
    assert "Question 1 · The luck of the best (4 points) fails: " in " ".join(said.split())
    for state in ("passes its tests", ENDLESS, NOBODY_TYPES, "not done yet", "not written yet"):
        assert f"    {state}\n" in said
    # A report belongs to what was written then; a cell that runs changes nothing of that.
    notebook.run(at["q1"])
    assert not outdated.is_visible()
    notebook.write(at["q1"], "mine = 1")
    outdated.wait_for()
    said = notebook.page.locator(".dp-board [role=status]").inner_text()
    assert said.startswith("Changed since this check.\n")
    assert notebook.errors == []


# Two clicks that many milliseconds apart, as a browser tells them however busy the page is.
CLICK_AGAIN = """(it, later) => {
  for (const after of [0, later]) {
    const click = new MouseEvent("click", { bubbles: true });
    Object.defineProperty(click, "timeStamp", { value: performance.now() + after });
    it.dispatchEvent(click);
  }
}"""


def test_a_check_is_stopped_and_a_chapter_has_none(student: Any) -> None:
    notebook = Notebook(student, student.root, f"{NAME}.ipynb")
    expect(notebook.page).to_have_title(f"{NAME} – dpedu", timeout=30_000)
    begin, stop = (
        notebook.page.get_by_role("button", name=name, exact=True)
        for name in ("Check my answers", "Stop checking")
    )
    board = notebook.page.locator(".dp-board")
    notebook.write(places()["q1"], "while True:\n    pass")  # so that it checks until it is stopped
    for told in ("Checking: Python is starting", "Checking: cell"):
        # A double click, however slow, begins, and stops nothing.
        begin.evaluate(CLICK_AGAIN, 350)
        board.get_by_text(told).wait_for(timeout=240_000)
        notebook.page.wait_for_timeout(600)
        stop.click()
        # At once, though Python may be starting still.
        assert board.get_by_text("Checking was stopped: press again to check.").is_visible()
        notebook.page.wait_for_timeout(600)
        begin.wait_for()
    notebook.page.set_viewport_size({"width": 360, "height": 640})
    assert begin.is_visible()
    close = board.get_by_role("button", name="Close")
    colours = "(it) => [it, it.parentNode].map((each) => getComputedStyle(each).color)"
    own, words = close.evaluate(colours)
    assert own == words, "it does not look disabled"
    close.click()
    assert not board.is_visible()
    chapter = Notebook(student, student.root, "chapters/start.ipynb")
    assert chapter.run(2) == "42"
    assert chapter.page.get_by_role("button", name="Check my answers").count() == 0
    assert notebook.errors + chapter.errors == []


def test_what_a_reader_closes_stays_away_until_there_is_a_result(student: Any) -> None:
    """And a notebook that was renamed says so then, as whoever marks looks for the other name."""
    student.route("**/extension.js", less_patient)
    notebook = Notebook(student, student.root, f"{NAME}.ipynb")
    page = notebook.page
    page.get_by_role("menuitem", name="File", exact=True).click()
    page.get_by_role("menuitem", name="Rename…").first.click()
    page.locator(".jp-Dialog input").fill("my_answers.ipynb")
    page.keyboard.press("Enter")
    expect(page).to_have_title("my_answers – dpedu", timeout=30_000)
    notebook.write(places()["q1"], "while True:\n    pass")
    button = {
        name: page.get_by_role("button", name=name, exact=True)
        for name in ("Check my answers", "Stop checking", "Show checking")
    }
    board = page.locator(".dp-board")
    page.evaluate(HEAR)
    button["Check my answers"].click()
    board.get_by_text("Checking: cell").wait_for(timeout=240_000)
    board.get_by_role("button", name="Close").click()
    for _ in range(100):  # it goes on, in silence
        page.wait_for_timeout(100)
        assert not board.is_visible()
        if "still runs" in " ".join(page.evaluate("window.heard")):
            break
    button["Show checking"].click()
    assert board.is_visible()
    assert "still runs" in board.inner_text()
    button["Stop checking"].wait_for()
    board.get_by_role("button", name="Close").click()
    said = "This file is my_answers.ipynb: hand it in as reproducibility.ipynb."
    board.get_by_text(said).wait_for(timeout=240_000)
    button["Check my answers"].wait_for()


def test_a_cell_that_prints_much_leaves_the_page_usable_and_is_stopped(student: Any) -> None:
    many = "import sys\nfor i in range(100_000):\n    print(i)\n"
    many += "print('end', file=sys.stderr)\n6 * 7"
    endless = "while True:\n    print('again')\n    display(7)"
    sources = [many, "input('x? ')", endless, "print('i' in globals())", "y = (1 + 2"]
    notebook = Notebook(student, student.root, serve_cells(student, sources))
    said = notebook.run(1)  # and Python is there
    assert "input() waits for somebody to type, and a page cannot" in said
    assert "SyntaxError: '(' was never closed" in notebook.run(4)
    begun = time.monotonic()
    printed, *others = re.findall(r"\S.*", notebook.run(0))[-5:]
    assert time.monotonic() - begun < 20
    assert printed.isdigit()
    assert others == ["… only the first 100,000 characters are shown.", "end", "[3]:", "42"]
    shown = notebook.cell(0).locator("pre").first.inner_text()
    assert shown.startswith("0\n1\n2\n")
    assert len(shown) < 100_100
    loop = notebook.cell(2).locator(".jp-InputPrompt")
    notebook.cell(2).locator(".cm-content").click()
    notebook.page.keyboard.press("Control+Enter")
    loop.filter(has_text="[*]").wait_for()
    notebook.cell(2).get_by_text("again").first.wait_for()
    notebook.page.wait_for_timeout(2000)
    notebook.page.locator("[data-jp-item-name=interrupt]").first.dblclick(timeout=5000)
    gone = notebook.page.get_by_text(
        "Stopped. Python's variables are gone: run the cells above again."
    )
    gone.wait_for(timeout=15_000)  # Python may not be there again by then
    loop.filter(has_text="[ ]").wait_for(timeout=60_000)
    notebook.cell(3).locator(".cm-content").click()
    notebook.page.keyboard.press("Control+Enter")
    assert notebook.ran(3) == "False"
    gone.wait_for(state="hidden", timeout=60_000)  # as Python has variables again
    notebook.page.locator(IDLE).first.wait_for(state="attached", timeout=20_000)
    assert notebook.errors == []


def test_what_a_cell_has_shown_is_seen_while_it_runs_and_after(student: Any) -> None:
    cells = {
        "print('one')\nprint('two', end='')": "one\ntwo",
        "import sys\nprint('one')\nprint('two', file=sys.stderr)": "one\ntwo",
        "display(1)\nprint('two')": "1\ntwo",
        "for i in range(1000): print(i)": "998\n999",
    }
    sources = [f"{code}\nwhile True: pass" for code in cells]
    notebook = Notebook(student, student.root, serve_cells(student, sources))
    for number, shown in enumerate(cells.values()):
        notebook.cell(number).locator(".cm-content").click()
        notebook.page.keyboard.press("Control+Enter")
        output = notebook.cell(number).locator(".jp-Cell-outputArea")
        expect(output).to_contain_text(shown[-3:], timeout=120_000)
        said = re.sub(r"\s*\n\s*", "\n", output.inner_text().strip())
        assert said.endswith(shown)
        notebook.page.locator("[data-jp-item-name=interrupt]").first.click()
        prompt = notebook.cell(number).locator(".jp-InputPrompt")
        prompt.filter(has_text="[ ]").wait_for(timeout=60_000)
        assert re.sub(r"\s*\n\s*", "\n", output.inner_text().strip()) == said
    assert notebook.errors == []


@pytest.mark.parametrize("path", ["chapters/start.ipynb", f"{NAME}.ipynb"])
def test_a_cell_that_is_run_before_jupyterlab_knows_which_kernel(student: Any, path: str) -> None:
    # A notebook is read once to be shown and again to be kept, and then asked for its kernel.
    asked: list[Any] = []

    def hold_the_second(route: Any) -> None:
        asked.append(route)
        if len(asked) != 2:
            route.continue_()

    student.route(f"**/files/{path}", hold_the_second)
    notebook = Notebook(student, student.root, path)
    number = 2 if path.startswith("chapters") else places()["q1"]
    notebook.write(number, "print(6 * 7)")
    notebook.page.keyboard.press("Control+Enter")
    begun = notebook.cell(number).locator(".jp-InputPrompt").filter(has_text="[*]")
    begun.wait_for(timeout=60_000)
    assert len(asked) == 2
    asked[1].continue_()
    assert notebook.ran(number) == "42"
    assert notebook.errors == []


def run_all(notebook: Notebook) -> None:
    notebook.menu("Run", "Run All Cells")


def run_five(notebook: Notebook) -> None:
    notebook.page.locator(".jp-CodeCell .jp-InputPrompt").first.click()
    for _ in range(5):
        notebook.page.keyboard.press("Shift+Enter")
        notebook.page.wait_for_timeout(200)


@pytest.mark.parametrize("begin", [run_all, run_five])
def test_cells_that_are_run_while_python_is_fetched(
    student: Any, course: Path, begin: Callable[[Notebook], None]
) -> None:
    static = course / "site" / "course" / "lite" / "extensions" / book_lite.KERNEL / "static"
    [kernel] = [path.name for path in static.glob("*.js") if b"initWorker" in path.read_bytes()]
    held: list[Any] = []
    student.route(f"**/{kernel}*", lambda route: held.append(route))
    notebook = Notebook(student, student.root, f"{NAME}.ipynb")
    while not held:
        notebook.page.wait_for_timeout(100)
    begin(notebook)
    held[0].continue_()
    assert notebook.ended()[:2] == ["[1]:", "[2]:"]
    assert notebook.errors == []


def serve_cells(student: Any, sources: list[str], tagged: int = -1) -> str:
    """Cells as a chapter's notebook, one of them allowed to fail; its path."""
    cells = [nbformat.v4.new_code_cell(each) for each in sources]
    if tagged >= 0:
        cells[tagged].metadata.tags = ["raises-exception"]
    body = nbformat.writes(nbformat.v4.new_notebook(cells=cells))
    student.route("**/files/chapters/start.ipynb", lambda route: route.fulfill(body=body))
    return "chapters/start.ipynb"


@pytest.mark.parametrize("begin", [run_all, run_five])
def test_cells_that_wait_when_one_fails_end(
    student: Any, begin: Callable[[Notebook], None]
) -> None:
    path = serve_cells(student, ["print(1)", "1 / 0", "print(2)", "print(3)", "print(4)"])
    notebook = Notebook(student, student.root, path)
    begin(notebook)
    assert notebook.ended()[:3] == ["[1]:", "[2]:", "[ ]:"], "those after it are passed over"
    notebook.run(3)
    assert notebook.ended()[3] == "[3]:"
    begin(notebook)  # now that Python is there
    assert notebook.ended()[:2] == ["[4]:", "[5]:"]
    assert notebook.errors == []


def test_cells_after_one_that_may_fail_run(student: Any) -> None:
    sources = ["print(6 * 7)", "1 / 0", "print(1)", "1 / 0", "print(2)"]
    notebook = Notebook(student, student.root, serve_cells(student, sources, tagged=1))
    run_all(notebook)
    assert notebook.ended() == ["[1]:", "[2]:", "[3]:", "[4]:", "[ ]:"]
    assert notebook.errors == []


def test_a_notebook_goes_on_past_a_package_that_cannot_be_had(student: Any) -> None:
    """It is said in its place and above, and what is named in a cell that stopped is missed."""
    sources = ["print(6 * 7)", "import matplotlib\nx = 1", "print(x)", "print(7)", "import scipy"]
    notebook = Notebook(student, student.root, serve_cells(student, sources))
    run_all(notebook)
    said = "cannot be had: this site does not have it."
    notebook.page.locator(".dp-board").get_by_text(f"scipy {said}").wait_for(timeout=60_000)
    assert notebook.ended() == ["[1]:", "[2]:", "[3]:", "[4]:", "[5]:"]
    assert notebook.page.locator(".dp-board [role=status]").inner_text() == (
        f"matplotlib {said}\nscipy {said}\n"
        "Cells that need one of them say so, cells that need those cells fail, and the others run."
    )
    assert notebook.page.locator(".dp-board").bounding_box()["height"] < 100, "three lines"
    outputs = notebook.page.locator(".jp-CodeCell .jp-OutputArea-output").all_inner_texts()
    assert f"This cell did not finish: matplotlib {said}" in outputs[1]
    assert "name 'x' is not defined" in outputs[2]
    assert outputs[3].strip() == "7"
    assert notebook.errors == []


def test_a_page_that_a_notebook_names_is_a_link_away(student: Any) -> None:
    cells = [
        nbformat.v4.new_markdown_cell("Read *Start*, and *no such page*, and [*Start*](x)."),
        nbformat.v4.new_code_cell("1"),
    ]
    body = nbformat.writes(nbformat.v4.new_notebook(cells=cells))
    student.route("**/files/chapters/start.ipynb", lambda route: route.fulfill(body=body))
    notebook = Notebook(student, student.root, "chapters/start.ipynb")
    link = notebook.page.locator(f".jp-RenderedMarkdown a[href='{student.root}book/start.html']")
    link.wait_for()
    assert (link.count(), link.inner_text()) == (1, "Start")
    with student.expect_page() as opened:
        link.click()
    opened.value.get_by_role("heading", name="Start").wait_for()
    assert notebook.errors == []


def test_whoever_leaves_is_asked_only_of_what_is_not_saved(student: Any) -> None:
    """The title bar, too, says when it was saved, and invents no date."""
    notebook = Notebook(student, student.root, f"{NAME}.ipynb")
    asked: list[str] = []
    notebook.page.on("dialog", lambda it: (asked.append(it.type), it.accept()))
    told = notebook.page.locator(".jp-NotebookCheckpoint")
    python = notebook.page.locator(IDLE).first

    def leave() -> list[str]:
        python.wait_for(state="attached", timeout=60_000)
        notebook.page.wait_for_timeout(500)
        notebook.page.locator(".jp-RenderedMarkdown").first.click()
        notebook.reload()
        return asked

    assert leave() == [], "Python has come, and nobody has written anything"
    python.wait_for(state="attached", timeout=60_000)
    expect(told).to_have_text(re.compile("Last Checkpoint"), timeout=60_000)  # now and then
    assert not told.is_visible(), "nor has anybody saved"
    notebook.write(places()["q1"], "mine = 1")
    notebook.save()  # before Python is there
    told.get_by_text(re.compile("now|second|minute")).wait_for(timeout=20_000)
    assert leave() == []
    assert notebook.read(places()["q1"]) == "mine = 1"
    notebook.write(places()["q1"], "mine = 2")
    assert leave() == ["beforeunload"]


def test_a_notebook_is_as_old_as_its_file(course: Path) -> None:
    lite = course / "site" / "course" / "lite"
    [listed] = [
        each
        for each in json.loads((lite / "api/contents/all.json").read_text("utf-8"))["content"]
        if each["type"] == "notebook"
    ]
    made = datetime.fromisoformat(listed["last_modified"])
    source = (course / "source" / PATH).stat()
    assert abs(made.timestamp() - source.st_mtime) <= 1
    assert listed["size"] == source.st_size


@pytest.mark.parametrize("width", [390, 1280])
def test_what_is_said_above_a_notebook_scrolls_in_a_low_window(student: Any, width: int) -> None:
    notebook = Notebook(student, student.root, f"{NAME}.ipynb")
    notebook.check()
    board = notebook.page.locator(".dp-board")
    for height in (800, 500, 320):
        notebook.page.set_viewport_size({"width": width, "height": height})
        notebook.page.wait_for_timeout(500)
        place = board.bounding_box()
        assert place["height"] <= 0.4 * height + 1
        assert place["y"] + place["height"] < height
        assert board.evaluate("(it) => getComputedStyle(it).overflowY === 'auto'")
        board.evaluate("(it) => it.scrollTo(0, it.scrollHeight)")
        foot = board.evaluate("(it) => it.scrollTop + it.clientHeight - it.scrollHeight")
        assert abs(foot) <= 2, "its last line can be reached"


# As in a tab that was opened in the background: polls come at once, and then stand still.
IN_THE_BACKGROUND = """
Object.defineProperty(document, 'hidden', { get: () => true });
Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
const later = window.setTimeout.bind(window);
window.setTimeout = (what, wait, ...given) =>
  wait === 0 ? (queueMicrotask(() => what(...given)), 0) : later(what, wait, ...given);
"""


def test_a_notebook_in_a_tab_in_the_background_has_its_python(student: Any, tmp_path: Path) -> None:
    student.add_init_script(IN_THE_BACKGROUND)
    notebook = Notebook(student, student.root, "chapters/start.ipynb")
    assert notebook.run(2) == "42"
    # At home it names the Python that it named before.
    notebook.download(tmp_path / "start.ipynb")
    told = nbformat.read(tmp_path / "start.ipynb", as_version=4).metadata.kernelspec
    assert told == {"display_name": "Python 3", "language": "python", "name": "python3"}
    assert notebook.errors == []


def test_python_that_does_not_come_is_told_and_not_asked_for(student: Any) -> None:
    student.route("**/pyodide-kernel-extension/**", lambda route: route.abort())
    notebook = Notebook(student, student.root, "chapters/start.ipynb")
    notebook.page.get_by_text("Python did not start.").wait_for(timeout=60_000)
    assert notebook.dialogues == []


CANNOT_WAIT = "for (const each of ['Suspending', 'promising']) delete WebAssembly[each];\n"


@pytest.mark.parametrize("waits", [True, False], ids=["waits", "cannot wait"])
def test_packages_come_when_cells_need_them(student: Any, waits: bool) -> None:
    script = (ROOT / "book" / "_lite" / "python" / "python.mjs").read_text("utf-8")
    if not waits:  # as in browsers where Python cannot wait at an import
        student.route(
            "**/python.mjs",
            lambda route: route.fulfill(body=CANNOT_WAIT + script, content_type="text/javascript"),
        )
    asked: list[str] = []
    student.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))

    def brought() -> set[str]:
        found = {name.partition("-")[0] for name in asked if name.endswith(".whl")}
        asked.clear()
        return found

    lost = lambda route: route.fulfill(status=404)  # noqa: E731
    student.route("**/numpy-*.whl", lost)
    notebook = Notebook(student, student.root, "chapters/start.ipynb")
    assert notebook.run(2) == "42"
    assert not {"dpedu", "numpy", "sympy", "ipywidgets"} & brought(), "nothing before it is needed"
    # What cannot be had is said in a sentence, and what needs none of it runs.
    notebook.write(2, "import dpedu\nfrom fractions import Fraction")
    said = notebook.run(2)
    assert said.startswith("This cell did not finish: numpy cannot be had: numpy-2.2.5-py3-none")
    assert said.endswith("is not on this site (404). Cells that do without run.")
    notebook.write(2, "print(Fraction(1, 2))")
    assert notebook.run(2) == "1/2"
    assert {"dpedu", "numpy"} <= brought()
    # It is asked for again: a network that comes back is enough.
    student.unroute("**/numpy-*.whl", lost)
    notebook.write(2, "import dpedu as dp\nprint(len(dp.data_sets([0, 1], 2)))")
    assert notebook.run(2) == "4"
    assert not {"sympy", "sqlglot", "ipywidgets"} & brought()
    notebook.write(2, "import sympy\nprint(sympy.Rational(1, 3) + 1)")
    assert notebook.run(2) == "4/3"
    assert brought() == ({"sympy", "mpmath"} if waits else {"sympy"})
    assert notebook.errors == []


def test_answers_that_cannot_be_checked_for_want_of_a_package(student: Any) -> None:
    student.route("**/numpy-*.whl", lambda route: route.abort())
    notebook = Notebook(student, student.root, f"{NAME}.ipynb")
    assert notebook.check() == (
        "Your answers cannot be checked here: numpy cannot be had: this site cannot be reached."
    )


def test_the_kernel_starts_from_this_site(npm: None, book: Path) -> None:
    told = json.loads((book / "lite/static/packages/pyodide-lock.json").read_text("utf-8"))
    packages, found, waiting = told["packages"], set(), [normal(name) for name in AT_FIRST]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += packages[name]["depends"]
    assert [name for name in found if "://" in packages[name]["file_name"]] == []


def less_patient(route: Any) -> None:
    script = (ROOT / "book" / "_lite" / "check-answers" / "extension.js").read_text("utf-8")
    assert "const SECONDS = 30;" in script
    body = script.replace("const SECONDS = 30;", "const SECONDS = 4;")
    body = body.replace("const SLOW = 3;", "const SLOW = 1;")
    route.fulfill(body=body, content_type="text/javascript")


def test_what_was_written_goes_before_a_new_version_of_the_course(
    student: Any, course: Path
) -> None:
    at = places()
    notebook = Notebook(student, student.root, f"{NAME}.ipynb")
    notebook.write(at["q1"], "mine = 1")
    notebook.save()
    served = course / "site" / "course" / "lite" / "files" / f"{NAME}.ipynb"
    before = served.read_bytes()
    try:
        served.write_bytes(before.replace(b"The luck of the best (4", b"Another question (4"))
        notebook.reload()
        assert notebook.read(at["q1"]) == "mine = 1"
        # Whoever has written nothing has the new one, and so has whoever starts anew.
        other = student.browser.new_page()
        other.goto(notebook.page.url)
        other.get_by_role("heading", name="Another question").wait_for(timeout=60_000)
        other.context.close()
        files = student.new_page()
        files.goto(f"{student.root}lite/tree/index.html")
        files.get_by_role("listitem").filter(has_text=f"{NAME}.ipynb").click(timeout=60_000)
        files.get_by_role("button", name="Delete").click()
        files.locator(".jp-Dialog .jp-mod-accept").click()
        files.locator(".jp-Dialog").wait_for(state="detached")
        notebook.page.reload()
        notebook.page.get_by_role("heading", name="Another question").wait_for(timeout=60_000)
    finally:
        served.write_bytes(before)
    assert notebook.errors == []


def test_a_browser_that_keeps_nothing_opens_answers_and_downloads(
    student: Any, tmp_path: Path
) -> None:
    refuse = "{ get() { throw new DOMException('no storage', 'SecurityError'); } }"
    for name in ("indexedDB", "localStorage", "sessionStorage"):
        student.add_init_script(f"Object.defineProperty(window, '{name}', {refuse});")
    notebook = Notebook(student, student.root, f"{NAME}.ipynb")
    notebook.page.get_by_text("This browser keeps nothing").wait_for()
    notebook.write(places()["q1"], "mine = 1")
    assert notebook.download(tmp_path / "mine.ipynb") == f"{NAME}.ipynb"
    assert "mine = 1" in (tmp_path / "mine.ipynb").read_text(encoding="utf-8")
    assert notebook.errors == []


def test_an_assignment_is_answered_kept_and_marked(student: Any, tmp_path: Path) -> None:
    at, given = places(), answers()
    notebook = Notebook(student, student.root, f"{NAME}.ipynb")
    # A double click on a text opens it to write in, where letters are no commands of JupyterLab.
    written = notebook.cell(at["q6_proof"])
    written.scroll_into_view_if_needed()
    written.locator(".jp-RenderedMarkdown").dblclick()
    notebook.page.keyboard.type("my dear")
    assert "my dear" in written.locator(".cm-content").inner_text()
    assert "jp-MarkdownCell" in written.get_attribute("class")
    for question, text in given.items():
        notebook.write(at[question], text)
    assert notebook.run(at["setup"]) == ""
    notebook.run(at["q1"])
    told = notebook.run(at["q1_tests"])
    assert "was expected." in told
    assert "Traceback" not in told, "sentences, and no lines of the tests"
    folded = notebook.cell(at["q1_tests"]).locator(".jp-InputPlaceholder .jp-InputPrompt")
    number = folded.evaluate("(it) => getComputedStyle(it, '::after').content")
    assert re.fullmatch(r'"\[\d\]:"', number), "as beside a cell that is open"
    notebook.run(at["q2"])
    assert notebook.run(at["q2_tests"]).endswith("passes these tests.")
    notebook.save()
    # What was written is there again, and is what is handed in.
    notebook.reload()
    for question, text in given.items():
        assert notebook.read(at[question]).strip() == text
    assert notebook.download(tmp_path / "mine.ipynb") == f"{NAME}.ipynb"
    assert notebook.errors == []
    found = marks(tmp_path / "mine.ipynb", tmp_path / "class")
    full = {"q2": 3, "q3": 5, "q4": 6, "q5": 4, "q6": 4, "q7": 4}
    assert {name[:2]: mark for name, mark in found.items() if name.endswith("_tests")} == (
        full | {"q1": 0}
    )
