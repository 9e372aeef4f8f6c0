"""*Run this page*: cells run in a browser that reaches nothing but the site itself."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from typing import Any, cast

import pytest
from bs4 import BeautifulSoup
from building import EXTENSIONS, ROOT, Quiet, copy_sample, run_jupyter_book, serve
from playwright.sync_api import expect
from sound import unfitting, violations

sys.path.insert(0, str(EXTENSIONS))
from book_run import Sources, refusal
from cell_needs import Library, analyse

WHEEL = "numpy-1-py3-none-any.whl"
INFO = {"abi_version": "2025_0", "arch": "wasm32", "platform": "emscripten_4_0_9"}
INFO |= {"python": "3.13.2", "version": "0.28.3"}
CELLS = (
    "import math\n\nimport numpy as np",
    'count = 2\nprint("factorial:", math.factorial(5))',
    "print(np.add(count, 3))",
    ":tags: [remove-input]\n\nmath.pi + 1",
    "import subprocess",
    "import random\n\nrng = random.Random(1)",
    "import scipy\n\nfound = len(scipy.__name__) * rng.random()",
    "print(rng.random())",
    "print(found)",
    ':tags: [check]\n\nassert count\nprint("2 cases hold.")',
)
LACKS = "scipy cannot be had: this site does not have it."
HEAD = """---
jupytext: {text_representation: {format_name: myst}}
kernelspec: {display_name: Python 3, language: python, name: python3}
---
"""


def stand_in(folder: Path) -> None:
    """A distribution with a numpy of one function; its hashes are its own."""
    folder.mkdir(parents=True)
    with zipfile.ZipFile(folder / WHEEL, "w") as wheel:
        wheel.writestr("numpy/__init__.py", "add = lambda a, b: a + b\n" + "#" * 200_000)
        wheel.writestr("numpy-1.dist-info/METADATA", "Metadata-Version: 2.1\nName: numpy\n")
        wheel.writestr("numpy-1.dist-info/WHEEL", "Root-Is-Purelib: true\n")
        wheel.writestr("numpy-1.dist-info/RECORD", "")
    entry = {"name": "numpy", "version": "1", "file_name": WHEEL, "install_dir": "site"}
    entry["sha256"] = hashlib.sha256((folder / WHEEL).read_bytes()).hexdigest()
    lists = {"imports": ["numpy"], "depends": []}
    kind = {"package_type": "package", "unvendored_tests": False}
    lock = {"info": INFO, "packages": {"numpy": entry | lists | kind}}
    (folder / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")


@pytest.fixture(scope="session")
def school(npm: None, once: Callable[[str, Callable[[Path], None]], Path]) -> Path:
    """A small book below a sub-path, with packages from a folder."""

    def work(folder: Path) -> None:
        stand_in(folder / "distribution")
        source = copy_sample(folder / "source")
        (source / "_toc.yml").write_text("format: jb-book\nroot: book/start\n", encoding="utf-8")
        for page in (source / "book").glob("*.md"):
            page.unlink()
        cells = "".join(f"\n```{{code-cell}}\n{cell}\n```\n" for cell in CELLS)
        (source / "book" / "start.md").write_text(f"{HEAD}\n# Start\n{cells}", encoding="utf-8")
        result = run_jupyter_book(source, PYODIDE=str(folder / "distribution"))
        assert result.returncode == 0, result.stdout[-3000:] + result.stderr[-6000:]
        shutil.copytree(source / "_build" / "html", folder / "site" / "course")

    return once("school", work)


class Reader:
    """A reader of one page, whose browser reaches nothing but ``origin``."""

    def __init__(self, browser: Any, origin: str, path: str, width: int = 1280) -> None:
        self.context = browser.new_context(viewport={"width": width, "height": 800})
        self.asked: list[str] = []
        self.errors: list[str] = []
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("request", lambda request: self.asked.append(request.url))
        inside = f"{origin}/"
        self.context.route(
            "**/*",
            lambda route: (
                route.continue_() if route.request.url.startswith(inside) else route.abort()
            ),
        )
        self.page.goto(f"{origin}/{path}")

    def button(self, name: str) -> Any:
        return self.page.get_by_role("button", name=name, exact=True)

    def says(self, words: str) -> None:
        status = self.page.locator(".dp-run-status")
        status.filter(has_text=words).wait_for(timeout=60_000)

    def open(self) -> None:
        self.button("Run this page").click()
        self.says("run a cell, or all")

    def cell(self, number: int) -> Any:
        return self.page.locator(".bd-article div.cell").nth(number - 1)

    def run(self, number: int) -> None:
        self.button(f"Run: cell {number}").click()
        self.says("ran")

    def run_all(self) -> None:
        self.button("Run all").click()
        self.says(" ran")

    def write(self, number: int, text: str) -> None:
        self.cell(number).locator("textarea").fill(text)

    def output(self, number: int) -> str:
        return "".join(
            each.text_content() for each in self.cell(number).locator(".output").all()
        ).strip()

    def note(self, number: int) -> str:
        return self.cell(number).locator(".dp-run-note").inner_text()


@pytest.fixture
def read(chromium: Any) -> Iterator[Callable[..., Reader]]:
    readers: list[Reader] = []

    def start(*given: Any, **more: Any) -> Reader:
        readers.append(Reader(chromium, *given, **more))
        return readers[-1]

    yield start
    for reader in readers:
        reader.context.close()
        assert reader.errors == []


@pytest.fixture
def at_school(school: Path, read: Callable[..., Reader], serve: Callable[[Path], str]) -> Reader:
    return read(serve(school / "site"), "course/book/start.html")


CHAPTERS = ("other-secrets", "differential-privacy", "local-and-central")


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_chapters_run_what_needs_no_numpy(
    chapter: str, npm: None, book: Path, read: Callable[..., Reader], serve: Callable[[Path], str]
) -> None:
    data = json.loads((book / f"_static/run/cells/book/{chapter}.json").read_text("utf-8"))
    free = [n for n, i in enumerate(data["shown"], 1) if not data["cells"][i]["wants"]]
    assert free
    reader = read(serve(book), f"book/{chapter}.html")
    before = [reader.output(number) for number in range(1, len(data["shown"]) + 1)]
    reader.open()
    reader.run_all()
    assert [reader.output(number) for number in free] == [before[n - 1] for n in free]
    for number, index in enumerate(data["shown"], 1):
        notes = reader.cell(number).locator(".dp-run-note").all_inner_texts()
        if wants := data["cells"][index]["wants"]:
            named = [any(f"{name} cannot be had" in note for name in wants) for note in notes]
            assert named == [True], notes
            assert before[number - 1] in reader.output(number), "the book's output stays"
        else:
            assert notes == []


def test_a_bar_names_what_the_library_loads_only_when_it_is_called(npm: None, book: Path) -> None:
    """Of each chapter: all that a page may load beside Python itself is named before it does."""
    lazily = Library(ROOT / "dpedu", lazily=True)
    for told in sorted((book / "_static/run/cells/book").glob("*.json")):
        cells = json.loads(told.read_text(encoding="utf-8"))["cells"]
        html = (book / "book" / f"{told.stem}.html").read_text(encoding="utf-8")
        bar = BeautifulSoup(html, "html.parser").select_one(".dp-run").get_text()
        wanted = {name for cell in cells for name in cell["wants"]}
        called = {n for each in analyse([c["source"] for c in cells], lazily) for n in each.wants}
        names = ("numpy", "scipy", "pandas", "matplotlib")
        assert [n for n in names if n in called | wanted] == [n for n in names if n in bar]
        assert "scipy" in called, told.stem
        if "scipy" not in wanted:
            assert "Some functions of dpedu load" in bar, told.stem


LOADED = "import sys\nprint(*{name.partition('.')[0] for name in sys.modules})"


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_bar_names_what_a_chapter_does_load(chapter: str, npm: None, book: Path) -> None:
    """Seen by running its cells here, and not by reading them."""
    told = json.loads((book / f"_static/run/cells/book/{chapter}.json").read_text("utf-8"))
    html = (book / "book" / f"{chapter}.html").read_text(encoding="utf-8")
    bar = BeautifulSoup(html, "html.parser").select_one(".dp-run").get_text()
    code = "\n".join(cell["source"] for cell in told["cells"])
    done = subprocess.run(
        [sys.executable, "-c", f"{code}\n{LOADED}"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-2000:]
    loaded = set(done.stdout.splitlines()[-1].split())
    assert "numpy" in loaded
    names = ("numpy", "scipy", "pandas", "matplotlib", "sympy", "mpmath", "sklearn", "sqlalchemy")
    assert [name for name in names if name in loaded and name not in bar] == []


def test_a_page_that_nobody_runs_loads_nothing_of_it(at_school: Reader) -> None:
    at_school.page.wait_for_load_state("networkidle")
    assert [address for address in at_school.asked if "_static/run/" in address] == []
    bar = at_school.page.locator(".dp-run").inner_text()
    assert "Python from this site, 12 MB" in bar
    assert "numpy, 0." in bar
    # No cell shows a number yet: how many they are is said, and each of them says the rest.
    said = "2 of the 10 cells need it and do not run here: each says so itself once the page runs."
    assert bar.endswith(f"{LACKS} {said}")


def test_a_bar_counts_the_cells_that_cannot_run() -> None:
    """Those, too, that call what loads a package, and those that wait for one that cannot run."""
    sources = cast("Sources", SimpleNamespace(has={"dpedu", "numpy"}.__contains__, where="C"))
    code = ["import dpedu as dp", "towns = dp.data.town()", "print(towns)", "dp.Laplace(1)", "1"]
    libraries = [Library(ROOT / "dpedu", lazily=lazily) for lazily in (False, True)]
    cells, lazily = (analyse(code, library) for library in libraries)
    at_once, later = (library.of(["dpedu"]) for library in libraries)
    told = refusal(sources, cells, lazily, [0, 1, 2, 3, 4], later - at_once)
    assert "In all, it can be up to 2 of the 5 cells that do not run: they need" in told
    assert told.endswith("A cell that calls a part of dpedu which loads mpmath and scipy says so.")


def test_a_page_that_runs(at_school: Reader) -> None:
    # Where it was pressed is another button then, which a second click does not mean.
    at_school.button("Run this page").click()
    at_school.button("Run all").click()
    at_school.says("run a cell, or all")
    assert at_school.page.locator(".dp-run-waits:visible").count() == 0
    # A changed cell changes the answer.
    at_school.run(4)
    assert at_school.output(4) == "4.141592653589793"
    assert at_school.output(2) == "factorial: 120", "what it does not need did not run"
    at_school.write(2, 'count = 4\nprint("changed")')
    at_school.run(3)
    assert (at_school.output(2), at_school.output(3)) == ("changed", "7")
    # Errors, and what cannot run, are said in place.
    at_school.write(4, "def f():\n    return 1 / 0\n\n\nprint('first')\nf()")
    at_school.run(4)
    assert at_school.output(4).startswith("first")
    assert "ZeroDivisionError" in at_school.output(4)
    assert "return 1 / 0" in at_school.output(4)
    assert "cell.py" not in at_school.output(4)
    for text in ("!pip install numpy", "x = 1\n%timeit x"):
        at_school.write(4, text)
        at_school.run(4)
        assert "SyntaxError: lines that begin with ! or % are Jupyter's" in at_school.output(4)
    # An error does not stand there while the next run is silent.
    at_school.write(4, "import time\nt = time.monotonic()\nwhile time.monotonic() < t + 4: pass")
    at_school.button("Run: cell 4").click()
    at_school.cell(4).locator(".dp-run-error").wait_for(state="detached", timeout=2500)
    at_school.says("ran")
    # What was changed is in no notebook.
    with at_school.page.expect_download():
        at_school.page.get_by_label("Download this page as a notebook").click()
    told = "Cells 2 and 4 of the notebook are as the book has them: what you changed stays"
    at_school.says(told)
    assert told in at_school.page.get_by_label("Download this page").get_attribute("title")
    said = at_school.cell(5).inner_text()
    assert "This cell starts another program: it does not run in a browser." in said
    assert at_school.button("Run: cell 5").count() == 0
    # What is too much for a page is cut, however it was shown.
    for text in ("print('x' * 300_000)", "'x' * 300_000", "for _ in range(300): print('x' * 1000)"):
        at_school.write(4, text)
        at_school.run(4)
        shown, told = at_school.output(4).split("…")
        assert 200_000 <= len(shown) < 200_500
        assert told == " only the first 200,000 characters are shown."
    # What was changed is there after the page was loaded again, without Python.
    at_school.asked.clear()
    at_school.page.reload()
    editor = at_school.cell(2).locator("textarea")
    editor.wait_for()
    assert editor.input_value() == 'count = 4\nprint("changed")'
    at_school.says("Cells 2 and 4 are as you left them. Python is not loaded yet")
    assert not any("pyodide" in address for address in at_school.asked)
    at_school.button("Reset: cell 2").click()
    assert editor.input_value() != CELLS[1]
    at_school.page.once("dialog", lambda asked: asked.accept())
    at_school.button("Reset: cell 2").click()
    assert editor.input_value() == CELLS[1]
    at_school.write(2, "mine")
    at_school.button("Reset all").click()  # whoever is asked, and says nothing, keeps it
    assert editor.input_value() == "mine"
    at_school.page.once("dialog", lambda asked: asked.accept())
    at_school.button("Reset all").click()
    assert editor.input_value() == CELLS[1]
    at_school.says("All cells are as the book has them.")
    at_school.page.reload()
    at_school.button("Run this page").wait_for()


def test_two_tabs_of_a_page_keep_what_either_changed(at_school: Reader) -> None:
    at_school.button("Run this page").click()
    at_school.button("Run all").wait_for()
    other = at_school.page.context.new_page()
    other.goto(at_school.page.url)
    other.get_by_role("button", name="Run this page").click()
    other.get_by_role("button", name="Run all", exact=True).wait_for()
    at_school.write(2, "print('one')")
    other.get_by_label("Code of cell 3", exact=True).fill("print('other')")
    for page in (at_school.page, other):
        # Tabs hear of each other in a while.
        page.wait_for_function(
            "Object.keys(localStorage).filter((key) => key.startsWith('dpedu run ')).length === 2"
        )
        page.reload()
        for number, text in ((2, "one"), (3, "other")):
            cell = page.get_by_label(f"Code of cell {number}", exact=True)
            cell.wait_for()
            assert cell.input_value() == f"print('{text}')"
    # Of one cell, a tab shows what is newer; but what was written there is not taken away.
    cells = [page.get_by_label("Code of cell 2", exact=True) for page in (at_school.page, other)]
    cells[0].fill("newer")
    other.wait_for_function("it => it.value === 'newer'", arg=cells[1].element_handle())
    cells[1].fill("newest")
    at_school.cell(2).get_by_text("Another tab has changed this cell since").wait_for()
    assert cells[0].input_value() == "newer"
    assert other.get_by_text("Another tab has changed").count() == 0
    at_school.page.reload()
    at_school.cell(2).locator("textarea").wait_for()
    assert at_school.cell(2).locator("textarea").input_value() == "newest"
    other.close()


def test_what_stands_below_a_cell_belongs_to_its_code(at_school: Reader) -> None:
    """What a change gives is never taken for the book's own, nor the other way round."""
    change = lambda number: at_school.cell(number).locator(".dp-run-change")  # noqa: E731
    title = lambda: at_school.cell(10).locator("summary p").first.text_content()  # noqa: E731
    book = {number: at_school.output(number) for number in (1, 2, 4)}
    at_school.open()
    at_school.write(4, "2 + 2")
    assert change(4).inner_text() == (
        "Changed, and not run since. What stands below comes from the book's own code."
    )
    at_school.run(4)
    assert at_school.output(4) == "4"
    assert change(4).count() == 0
    at_school.write(4, "3 + 3")
    assert change(4).inner_text().endswith("comes from the code as it was then.")
    at_school.write(1, "print('here')")
    assert change(1).inner_text() == "Changed, and not run since."
    at_school.run(1)
    at_school.write(2, "count = 4")
    at_school.run(3)
    assert at_school.output(3) == "7"
    assert title() == "Check: 2 cases hold."
    at_school.cell(10).locator("summary").click()
    at_school.write(10, "print('3 cases.')")
    assert title() == "Check: changed, and not run since."
    # A change that is kept has not run in this visit.
    at_school.page.reload()
    change(4).wait_for()
    assert at_school.output(4) == book[4]
    assert title() == "Check: changed, and not run since."
    # A reset brings back what the book has, and what follows is computed from it.
    at_school.cell(10).locator("summary").click()
    at_school.run(10)
    assert title() == "Check: 3 cases."
    at_school.run(2)
    at_school.run(4)
    for number in (1, 2, 4, 10):
        at_school.page.once("dialog", lambda asked: asked.accept())
        at_school.button(f"Reset: cell {number}").click()
        assert change(number).count() == 0
    assert {number: at_school.output(number) for number in (1, 2, 4)} == book
    assert title() == "Check: 2 cases hold."
    at_school.run(3)
    assert at_school.output(3) == "5"
    for number in (2, 4):
        at_school.write(number, "print('mine')")
        at_school.run(number)
    at_school.page.once("dialog", lambda asked: asked.accept())
    at_school.button("Reset all").click()
    assert {number: at_school.output(number) for number in (1, 2, 4)} == book


BROUGHT = """
Object.assign(globalThis, { self: globalThis, location: new URL("http://a/") });
self.fetch = async (address) => ({ ok: !LOST.some((each) => address.includes(each)), status: 404,
  arrayBuffer: async () => new ArrayBuffer(0) });
const { Packages, sentence } = await import(MODULE);
const entry = (name, ...depends) =>
  [name, { name, depends, imports: [name], file_name: `${name}-1.whl`, sha256: "" }];
const entries = [entry("cycler"), entry("matplotlib", "cycler"), entry("pandas")];
const sources = { course: ["matplotlib", "pandas"], ours: {} };
const packages = new Packages(sources, "http://a/packages/", () => {});
const loadPackage = (names) =>
  Promise.allSettled(names.map((name) => self.fetch(`http://a/packages/${name}-1.whl`)));
const python = { runPython: () => () => "", loadPackage };
packages.begin(python, { packages: Object.fromEntries(entries) });
const lacking = await packages.bring(["cycler", "matplotlib", "pandas"]);
console.log(sentence(packages.first(lacking)));
"""


@pytest.mark.parametrize(
    ("lost", "said"),
    [
        (
            ["matplotlib-1", "cycler-1"],
            "matplotlib cannot be had: matplotlib-1.whl is not on this site (404).",
        ),
        (
            ["cycler-1"],
            "matplotlib cannot be had: "
            "cycler-1.whl (which matplotlib needs) is not on this site (404).",
        ),
        (
            ["matplotlib-1", "pandas-1"],
            "matplotlib and pandas cannot be had: matplotlib-1.whl is not on this site (404); "
            "pandas-1.whl is not on this site (404).",
        ),
    ],
)
def test_of_packages_those_are_named_that_code_asks_for(
    npm: None, lost: list[str], said: str
) -> None:
    module = (ROOT / "book" / "_static" / "run" / "packages.mjs").as_uri()
    given = f"const LOST = {json.dumps(lost)};\nconst MODULE = {json.dumps(module)};\n"
    command = ["node", "--input-type=module", "-e", given + BROUGHT]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == said, done.stderr[-2000:]


def test_what_the_site_lacks_is_said_and_no_more_is_refused(at_school: Reader) -> None:
    drawn = at_school.output(8)
    at_school.open()
    for number in (7, 9):
        assert at_school.note(number) == f"This cell does not run here: {LACKS}"
    at_school.run_all()
    at_school.says("7 cells ran, 2 cells could not run: they need scipy.")
    assert at_school.note(7) == f"This cell did not run: {LACKS}"
    # It shares a generator with one that did not run.
    said = "Cell 7 did not run: the numbers of this one can differ from the book's."
    assert at_school.note(8) == said
    assert at_school.output(8).removeprefix(said) != drawn
    assert float(at_school.output(8).removeprefix(said)) < 1
    # Whoever changes it needs no more than what is written there.
    at_school.write(7, "found = rng.random()")
    at_school.run(7)
    assert at_school.cell(7).locator(".dp-run-note").count() == 0
    at_school.write(9, "print(found < 1)")
    at_school.run(9)
    assert at_school.output(9) == "True"
    at_school.page.once("dialog", lambda asked: asked.accept())
    at_school.button("Reset: cell 7").click()
    assert at_school.note(7) == f"This cell does not run here: {LACKS}"
    # A cell that waits for one that failed says so, and leads there.
    at_school.write(2, "1 / 0")
    for number in (2, 3):
        at_school.run(number)
    at_school.says("0 cells ran, 1 cell failed, 1 cell could not run: it needs cell 2.")
    assert at_school.note(3) == "This cell did not run: it needs cell 2, which failed."
    at_school.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    at_school.cell(3).get_by_role("link", name="cell 2").press("Enter")
    at_school.page.wait_for_function(
        "document.querySelector(':target .dp-run-editor')?.getBoundingClientRect().top > 0"
    )
    # Help on a module does without what would be loaded only when it is used.
    at_school.write(4, MODULE)
    at_school.run(4)
    assert "made - What it is." in at_school.output(4)


MODULE = """import types

made = types.ModuleType("made", "What it is.")
made.__dir__ = lambda: ["plots"]


def load(name):
    if name == "plots":
        import scipy
    raise AttributeError(name)


made.__getattr__ = load
help(made)
"""


@pytest.mark.parametrize("shared", [False, True])
def test_an_endless_loop_is_stopped_and_the_page_lives_on(
    shared: bool, school: Path, read: Callable[..., Reader]
) -> None:
    server = serve_isolated(school / "site") if shared else serve(school / "site")
    try:
        reader = read(f"http://127.0.0.1:{server.server_port}", "course/book/start.html")
        reader.open()
        reader.run(2)
        reader.write(4, "while True:\n    print('round')")
        reader.button("Run: cell 4").click()
        reader.cell(4).locator(".dp-run-stream").wait_for()
        reader.button("Stop").click()
        if shared:
            reader.says("failed")
            assert "KeyboardInterrupt" in reader.output(4)
        else:
            reader.says("variables are gone")
            assert "Stopped." in reader.note(4)
        # What was stopped does not begin again unless its reader says so, or has changed it.
        reader.write(2, "while True: pass")
        reader.button("Run: cell 2").click()
        reader.says("Cell 2 is running.")
        reader.button("Stop").click()
        reader.says("failed" if shared else "but not cell 2, which was stopped")
        reader.button("Run: cell 3").click()
        reader.says("Cell 2 was stopped, and was not run again: change it, or run it by hand.")
        said = "it needs cell 2, which was stopped: change that cell, or run it by hand."
        assert reader.note(3) == f"This cell did not run: {said}"
        reader.write(2, "count = 2")
        reader.run(3)
        assert reader.output(3) == "5"
        reader.write(4, "print(count)")
        reader.button("Run all above: cell 4").click()
        reader.says("3 cells ran")
        reader.run(4)
        assert reader.output(4) == "2"
    finally:
        server.shutdown()
        server.server_close()


SHOWN_AT_ONCE = {
    "two lines": ("print('one')\nprint('two')", "one\ntwo\n"),
    "no end of a line": ("print('three', end='')", "three"),
    "two streams": (
        "import sys\nprint('four', end='')\nprint('five', end='', file=sys.stderr)",
        "fourfive",
    ),
    "a value": ("from IPython.display import display\ndisplay(6)\nprint('seven')", "6seven\n"),
    "much": ("for i in range(1000): print(i)", "998\n999\n"),
}


def test_what_a_cell_has_shown_is_seen_while_it_runs_and_after(at_school: Reader) -> None:
    at_school.open()
    for name, (code, shown) in SHOWN_AT_ONCE.items():
        at_school.write(4, f"{code}\nwhile True: pass")
        at_school.button("Run: cell 4").click()
        output = at_school.cell(4).locator(".output")
        expect(output.last, name).to_contain_text(shown.rstrip()[-3:], timeout=60_000)
        # The end of the last line may still wait: it shows nothing.
        assert "".join(output.all_text_contents()).rstrip().endswith(shown.rstrip()), name
        at_school.button("Stop").click()
        at_school.says("variables are gone")
        assert shown.rstrip() in "".join(output.all_text_contents()), name
    # Where Python does not look about while it waits, too; and much does not drown the page.
    at_school.write(4, "import time\nprint('eight')\ntime.sleep(1000)")
    at_school.button("Run: cell 4").click()
    expect(at_school.cell(4).locator(".dp-run-stream")).to_have_text("eight\n", timeout=60_000)
    at_school.button("Stop").click()
    at_school.says("variables are gone")
    at_school.write(4, "while True: print('x', flush=True)")
    at_school.button("Run: cell 4").click()
    told = "… only the first 200,000 characters are shown."
    expect(at_school.cell(4).locator(".dp-run-stream")).to_contain_text(told, timeout=60_000)
    assert len(at_school.output(4)) < 200_100
    at_school.button("Stop").click(timeout=5_000)
    at_school.says("variables are gone")


LONG = "Stopped. Python's variables are gone: the page runs again what a cell needs. " * 3


@pytest.mark.parametrize("width", [360, 1280])
def test_the_bar_hides_what_scrolls_below_it_and_leaves_room(
    width: int, school: Path, read: Callable[..., Reader], serve: Callable[[Path], str]
) -> None:
    reader = read(serve(school / "site"), "course/book/start.html", width=width)
    page = reader.page
    page.evaluate("localStorage.setItem('mode', 'dark')")
    page.reload()
    reader.open()
    page.evaluate(f"document.querySelector('.dp-run-status').textContent = {json.dumps(LONG)}")
    page.evaluate("scrollTo(0, 600)")
    above = page.locator(".bd-header-article").bounding_box()
    bar = page.locator(".dp-run").bounding_box()
    assert bar["height"] < (120 if width == 360 else 150)
    # A ring as the page is, wider than what is between the bar and the one above it.
    ring = page.locator(".dp-run").evaluate("(it) => getComputedStyle(it).boxShadow")
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert ring.startswith(f"{ground} 0px 0px 0px ")
    assert float(ring.split()[-1].removesuffix("px")) > bar["y"] - above["y"] - above["height"]
    # Firefox draws bars beside lists as light as the desktop is, unless it is told their colours.
    bars = page.evaluate("getComputedStyle(document.querySelector('.bd-main')).scrollbarColor")
    assert bars != "auto"


class Isolated(Quiet):
    """Sends the two headers by which a page may share memory with its threads."""

    def end_headers(self) -> None:
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()


def serve_isolated(folder: Path) -> ThreadingHTTPServer:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Isolated, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    return server


class Unsteady(Quiet):
    """Has the wheel, or not, or another one, or promises it whole and sends its beginning."""

    fault = ""

    def do_GET(self) -> None:
        if self.path.endswith(WHEEL) and self.fault == "missing":
            self.send_error(404)
        else:
            super().do_GET()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        if not self.path.endswith(WHEEL) or not self.fault:
            super().copyfile(source, outputfile)
        elif self.fault == "cut off":
            outputfile.write(source.read(500))
            self.close_connection = True
        else:
            outputfile.write(source.read().replace(b"numpy-1", b"numpy-2"))


FAULTS = {
    "missing": f"{WHEEL} is not on this site (404)",
    "wrong hash": "its hash is not that of the lock file",
    "cut off": "was cut off while it was loaded",
}


def test_a_package_of_the_folder(school: Path, read: Callable[..., Reader]) -> None:
    server = ThreadingHTTPServer(
        ("127.0.0.1", 0), partial(Unsteady, directory=str(school / "site"))
    )
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        reader = read(f"http://127.0.0.1:{server.server_port}", "course/book/start.html")
        reader.open()
        for Unsteady.fault, reason in FAULTS.items():
            reader.run_all()
            assert reader.output(2) == "factorial: 120"
            assert reader.note(3).startswith("This cell did not run: numpy cannot be had: ")
            assert reason in reader.note(3)
        # It is asked for again each time, so that a network that comes back is enough.
        Unsteady.fault = ""
        reader.run_all()
        assert reader.output(3) == "5"
        assert reader.cell(3).locator(".dp-run-note").count() == 0
    finally:
        server.shutdown()
        server.server_close()


def test_a_changed_cell_needs_what_it_says_and_no_more(
    school: Path, read: Callable[..., Reader], serve: Callable[[Path], str], tmp_path: Path
) -> None:
    site = Path(shutil.copytree(school / "site", tmp_path / "site"))
    for wheel in site.rglob(WHEEL):
        wheel.unlink()
    reader = read(serve(site), "course/book/start.html")
    reader.open()
    reader.run_all()
    assert "numpy cannot be had" in reader.note(3)
    for number in (1, 3):  # of imports alone, and of one that used what they bring
        reader.write(number, 'print("one", 2)\nprint("three")')
        reader.run(number)
        assert reader.output(number) == "one 2\nthree"
        reader.write(number, "1 / 0")
        reader.button(f"Run: cell {number}").click()
        reader.says("failed")
        assert "ZeroDivisionError" in reader.output(number)
        assert f"<cell {number}>" in reader.output(number)  # the number that readers are told
        reader.write(number, "input('name? ')")
        reader.button(f"Run: cell {number}").click()
        reader.says("failed")
        reader.page.get_by_text("input() waits for somebody to type").first.wait_for()
        beyond = "(it) => it.scrollWidth - it.clientWidth"
        said = reader.cell(number).locator(".dp-run-error pre")
        assert said.evaluate(beyond) <= 0, "its advice can be read without scrolling"


def test_a_package_that_the_folder_does_not_name(
    school: Path, read: Callable[..., Reader], serve: Callable[[Path], str], tmp_path: Path
) -> None:
    site = Path(shutil.copytree(school / "site", tmp_path / "site"))
    [path] = site.rglob("packages/pyodide-lock.json")
    lock = json.loads(path.read_text(encoding="utf-8"))
    del lock["packages"]["numpy"]
    path.write_text(json.dumps(lock), encoding="utf-8")
    reader = read(serve(site), "course/book/start.html")
    reader.open()
    reader.run_all()
    assert reader.output(2) == "factorial: 120"
    said = "This cell did not run: numpy cannot be had: this site does not have it."
    assert reader.note(3).startswith(said)


def test_a_book_that_is_kept_runs_without_its_server(
    school: Path, read: Callable[..., Reader]
) -> None:
    server = serve(school / "site")
    reader = read(f"http://127.0.0.1:{server.server_port}", "course/book/start.html")
    reader.page.evaluate("navigator.serviceWorker.register('../keep.js').then(() => true)")
    reader.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    server.shutdown()
    server.server_close()
    reader.page.reload()
    reader.open()
    reader.run_all()
    assert (reader.output(2), reader.output(3)) == ("factorial: 120", "5")


@pytest.mark.parametrize("key", ["Shift+Enter", "Control+Enter", "the button"])
def test_whoever_runs_by_keyboard_sees_the_output(key: str, at_school: Reader) -> None:
    at_school.page.set_viewport_size({"width": 1000, "height": 500})
    at_school.open()
    for number, lines in ((2, 60), (3, 2)):  # the output is below the window, or taller than it
        at_school.write(number, "#\n" * 15 + f"for i in range({lines}): print('line', i)")
        if key == "the button":
            at_school.button(f"Run: cell {number}").focus()
            at_school.page.keyboard.press("Enter")
        else:
            at_school.cell(number).locator("textarea").focus()
            at_school.page.keyboard.press(key)
        at_school.says(" ran.")
        first = at_school.cell(number).locator(".output pre").first
        at_school.page.wait_for_timeout(300)
        top = first.bounding_box()["y"]
        bar = at_school.page.locator(".dp-run").bounding_box()
        assert bar["y"] + bar["height"] <= top < 500 - 20


def test_whoever_goes_on_from_a_cell_that_fails_stays_there(at_school: Reader) -> None:
    at_school.open()
    for text, place in (("1 / 0", 2), ("1", 3)):
        at_school.write(2, text)
        at_school.cell(2).locator("textarea").focus()
        at_school.page.keyboard.press("Shift+Enter")
        at_school.says("failed" if place == 2 else " ran.")
        expect(at_school.cell(place).locator("textarea")).to_be_focused()


# The bar's foot, the letters' head and foot where the caret is, the window's foot.
CARET = """() => {
  const it = document.activeElement, bar = document.querySelector(".dp-run");
  const style = getComputedStyle(it), px = (name) => parseFloat(style[name]);
  const above = it.value.slice(0, it.selectionEnd).split("\\n").length - 0.5;
  const middle = it.getBoundingClientRect().top + px("paddingTop") + above * px("lineHeight");
  const half = px("fontSize") / 2;
  return [bar.getBoundingClientRect().bottom, middle - half, middle + half, innerHeight];
}"""


@pytest.mark.parametrize("width", [390, 1000])
def test_nothing_covers_the_place_where_one_types(
    width: int, school: Path, read: Callable[..., Reader], serve: Callable[[Path], str]
) -> None:
    reader = read(serve(school / "site"), "course/book/start.html", width=width)
    reader.page.set_viewport_size({"width": width, "height": 500})
    reader.open()
    keyboard = reader.page.keyboard

    def in_sight() -> None:
        reader.page.wait_for_timeout(100)
        places = reader.page.evaluate(CARET)
        assert places == sorted(places)

    reader.write(3, "\n".join(f"# line {number}" for number in range(60)))
    reader.cell(3).locator("textarea").focus()
    for key, times in (("Control+Home", 1), ("ArrowDown", 50), ("ArrowUp", 45), ("Control+End", 1)):
        for _ in range(times):
            keyboard.press(key)
        in_sight()
    keyboard.press("Shift+Tab")
    keyboard.press("Tab")
    # Whoever goes on sees where they are, however long what the cell printed is.
    reader.write(3, "for i in range(300): print('line', i)")
    reader.write(4, "#\n" * 60)
    reader.cell(3).locator("textarea").focus()
    for _ in range(2):
        keyboard.press("Shift+Enter")
        reader.says(" ran.")
        assert reader.page.evaluate("document.activeElement.ariaLabel").startswith("Code of cell")
        in_sight()
    printed = reader.cell(3).locator(".output pre").first
    assert printed.bounding_box()["height"] <= 250
    reader.cell(3).locator(".output pre[tabindex='0']").wait_for()  # it scrolls by keyboard, too


def test_cells_wait_for_their_turn(at_school: Reader) -> None:
    at_school.open()
    at_school.run(1)
    marks = "all => all.flatMap((each, i) => (each.hidden ? [] : [i + 1]))"
    waits = lambda: at_school.page.locator(".dp-run-waits").evaluate_all(marks)  # noqa: E731
    for number, text in ((4, "while True: pass"), (6, "print('six')"), (8, "print('eight')")):
        at_school.write(number, text)
    for number in (4, 4):
        at_school.button(f"Run: cell {number}").click()
    at_school.says("Cell 4 is still running, and runs once more after that: Stop ends both.")
    at_school.write(4, "while True: pass  # changed")
    at_school.button("Run: cell 4").click()
    at_school.says("An earlier version of cell 4 is still running, and the new one waits")
    for number in (6, 8, 6):
        at_school.button(f"Run: cell {number}").click()
    at_school.says("waits while cell 4 runs.")
    assert waits() == [4, 6, 8]
    # Stop ends the line, too.
    at_school.button("Stop").click()
    at_school.says("variables are gone")
    assert waits() == []
    at_school.run(2)
    assert at_school.output(6) == ""
    # Each has its turn; one that fails stops no other.
    at_school.write(4, "import time\ntime.sleep(2)\nundefined")
    for number in (4, 6, 8):
        at_school.button(f"Run: cell {number}").click()
    at_school.says("waits while cell 4 runs.")
    at_school.cell(8).get_by_text("eight", exact=True).wait_for(timeout=60_000)
    assert "NameError" in at_school.output(4)
    assert at_school.output(6) == "six"
    at_school.says(" ran")  # cell 7, which cannot, was tried before it
    assert waits() == []
    assert at_school.button("Stop").is_disabled()


def test_a_key_stops_what_runs(at_school: Reader) -> None:
    at_school.open()
    at_school.write(4, "while True:\n    print('round')")
    editor = at_school.cell(4).locator("textarea")
    editor.focus()
    keys = at_school.cell(4).locator(".dp-run-keys")
    assert "Esc stops; indent with spaces, Tab moves on" in keys.inner_text()
    tall = "(it) => [it.scrollHeight, it.clientHeight, it.previousSibling.offsetHeight]"
    tall, room, button = keys.evaluate(tall)
    assert tall <= room <= button, "it is not cut off, and no higher than the buttons"
    at_school.page.set_viewport_size({"width": 390, "height": 800})
    assert keys.bounding_box()["width"] > 250, "a line of its own, and no fragments"
    at_school.page.set_viewport_size({"width": 1280, "height": 800})
    assert at_school.cell(3).locator(".dp-run-keys").is_hidden(), "one line, where the focus is"
    at_school.page.keyboard.press("Escape")
    assert "variables" not in at_school.page.locator(".dp-run-status").inner_text()
    at_school.page.keyboard.press("Control+Enter")
    at_school.cell(4).locator(".dp-run-stream").wait_for()
    at_school.page.keyboard.press("Escape")
    at_school.says("variables are gone")
    assert editor.evaluate("it => it === document.activeElement")


# What has the focus, and whether that can be seen: the width of its outline.
FOCUSED = """() => {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement);
  const drawn = outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2;
  const seen = drawn && !outlineColor.endsWith(', 0)');
  return [document.activeElement.outerHTML.slice(0, 120), seen];
}"""


@pytest.mark.parametrize("width", [390, 1280])
def test_the_focus_can_be_seen_wherever_it_goes(
    width: int, school: Path, read: Callable[..., Reader], serve: Callable[[Path], str]
) -> None:
    reader = read(serve(school / "site"), "course/book/start.html", width=width)
    reader.open()
    reader.page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    stops = []
    for _ in range(40):
        reader.page.keyboard.press("Tab")
        stops.append(tuple(reader.page.evaluate(FOCUSED)))
    assert len(set(stops)) > 25
    assert [html for html, seen in stops if not seen and not html.startswith("<body")] == []


@pytest.mark.parametrize("width", [360, 1280])
def test_a_page_that_runs_is_sound(width: int, school: Path, read: Callable[..., Reader],
                                   serve: Callable[[Path], str]) -> None:  # fmt: skip
    reader = read(serve(school / "site"), "course/book/start.html", width=width)
    reader.button("Run this page").focus()
    reader.page.keyboard.press("Enter")
    reader.says("run a cell, or all")
    assert reader.page.evaluate("document.activeElement.textContent") == "Run all"
    reader.cell(2).locator("textarea").focus()
    reader.page.keyboard.press("Shift+Enter")
    reader.says("ran")
    name = reader.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert name == "Code of cell 3", "as in a notebook, the next cell is there"
    reader.write(3, "print(np.add(count, 4))")
    reader.page.keyboard.press("Control+Enter")
    reader.says("1 cell ran")
    assert reader.output(3) == "6"
    reader.write(4, "if True:")
    reader.page.keyboard.press("End")
    reader.page.keyboard.press("Enter")
    reader.page.keyboard.type("1 + 1")
    assert reader.cell(4).locator("textarea").input_value() == "if True:\n    1 + 1"
    assert violations(reader.page) == []
    assert [*unfitting(reader.page)] == []


def test_a_page_opened_as_a_file_has_no_button(school: Path, chromium: Any) -> None:
    context = chromium.new_context()
    page = context.new_page()
    page.goto((school / "site" / "course" / "book" / "start.html").as_uri())
    assert page.get_by_role("heading", name="Start").is_visible()
    assert page.locator(".dp-run").count() == 0
    context.close()


def test_a_site_that_lacks_its_scripts_says_so(
    school: Path, tmp_path: Path, read: Callable[..., Reader], serve: Callable[[Path], str]
) -> None:
    shutil.copytree(school / "site", tmp_path / "site", ignore=shutil.ignore_patterns("run"))
    reader = read(serve(tmp_path / "site"), "course/book/start.html")
    reader.button("Run this page").click()
    reader.page.get_by_text("What it takes to run this page is not on this site.").wait_for()


def test_without_npm_there_is_no_button(school: Path, tmp_path: Path) -> None:
    source = tmp_path / "source"
    shutil.copytree(school / "source", source)
    shutil.rmtree(source / "_build" / "npm")
    result = run_jupyter_book(source, PATH=str(tmp_path))
    assert result.returncode == 0, result.stderr[-3000:]
    assert "Pages have no button to run them: npm is not installed" in result.stdout
    html = (source / "_build" / "html" / "book" / "start.html").read_text(encoding="utf-8")
    assert "dp-run" not in html
