"""What a cell needs is read from its code, and what is read holds when cells run."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from bs4 import BeautifulSoup, SoupStrainer
from building import EXTENSIONS, ROOT

sys.path.insert(0, str(EXTENSIONS))
from cell_needs import Library, analyse

LIBRARY = Library(ROOT / "dpedu")


def after(*sources: str) -> set[int]:
    return analyse(sources, LIBRARY)[-1].after


def needs(*sources: str) -> set[str]:
    return analyse(sources, LIBRARY)[-1].needs


@pytest.mark.parametrize(
    ("sources", "before"),
    [
        (["x = 1", "y = 2", "x"], {0}),
        (["x = 1", "y = x", "y"], {0, 1}),
        (["x = 1", "x = 2", "x"], {1}),
        (["x = 1", "[x for x in range(3)]"], set()),
        (["x = 1", "[x for y in range(3)]"], {0}),
        (["x = 1", "{y: x for y, x in {}.items()}"], set()),
        (["x = 1", "for x in range(3): x"], set()),
        (["x = 1", "x = x + 1"], {0}),
        (["x = 1", "x += 1", "x"], {0, 1}),
        (["x = 1", "def f(x): return x"], set()),
        (["x = 1", "def f(): return x", "f()"], {0, 1}),
        (["x = 1", "def f():\n x = 2\n return x"], set()),
        (["x = 1", "lambda y: x + y"], {0}),
        (["x = 1", "class A:\n y = x"], {0}),
        (["x = 1", "(y := x)", "y"], {0, 1}),
        (["x = 1", "f'{x}'"], {0}),
    ],
)
def test_the_cells_before(sources: list[str], before: set[int]) -> None:
    assert after(*sources) == before


@pytest.mark.parametrize(
    ("sources", "before", "changing"),
    [
        (["x = []", "x.append(1)", "len(x)"], {0}, {1}),
        (["x = {}", "x[1] = 2", "x"], {0}, {1}),
        (["x = []", "len(x)", "x"], {0}, set()),
        (["x = [1]", "x.count(1)", "x"], {0}, set()),
        (["rng = make()", "f(rng=rng)", "g(rng=rng)"], {0}, {1}),
        (["rng = make()", "f(rng)", "rng.random()"], {0}, {1}),
        (["rng = make()", "rng.random()", "rng.random()"], {0}, {1}),
        # What the cell that draws needs comes before it; what comes of a draw is defined by it.
        (["rng = make()", "y = 1", "f(y, rng)", "rng.random()"], {0}, {1, 2}),
        (["rng = make()", "f(rng)", "x = f(rng)", "x"], {0, 2}, {1}),
    ],
)
def test_the_cells_that_change_what_a_cell_uses(
    sources: list[str], before: set[int], changing: set[int]
) -> None:
    cell = analyse(sources, LIBRARY)[-1]
    assert (cell.after, cell.changed_by) == (before, changing)


def test_a_cell_that_draws_after_one_that_cannot_run_runs() -> None:
    cells = analyse(["rng = make()", "import subprocess\nf(rng)", "f(rng)"], LIBRARY)
    assert [bool(cell.cannot) for cell in cells] == [False, True, False]
    assert "scipy" not in needs("rng = make()", "import scipy\nscipy.f(rng)", "f(rng)")


@pytest.mark.parametrize(
    ("sources", "packages"),
    [
        (["import math"], set()),
        (["import math\nimport numpy as np", "math.pi"], set()),
        (["import math\nimport numpy as np", "np.pi"], {"numpy"}),
        (["import math\nimport numpy as np\nx = np.pi", "math.pi"], {"numpy"}),
        (["import numpy as np", "x = np.pi", "x"], {"numpy"}),
        (["import dpedu as dp", "dp.Laplace"], {"dpedu", "numpy"}),
        (["import dpedu as dp", "dp.plots.figure()"], {"dpedu", "numpy", "matplotlib", "cycler"}),
        (["from sklearn.datasets import load_digits", "load_digits()"], {"sklearn"}),
        (["import sqlite3", "sqlite3"], {"sqlite3"}),
        (["def f():\n import scipy", "f()"], {"scipy"}),
    ],
)
def test_the_packages(sources: list[str], packages: set[str]) -> None:
    assert needs(*sources) == packages


def test_what_may_be_loaded_later() -> None:
    lazily = Library(ROOT / "dpedu", lazily=True)
    assert {"numpy", "scipy"} <= lazily.of(["dpedu"])
    assert "pandas" not in lazily.of(["dpedu"])
    assert {"numpy", "sympy"} <= lazily.of(["dpedu.checks"])
    assert lazily.of(["dpedu.checks.requires"]) == lazily.of(["dpedu.checks"])
    assert "sympy" not in LIBRARY.of(["dpedu.checks"])


def test_imports_alone_need_nothing_and_want_everything() -> None:
    [cell] = analyse(["import math\nimport numpy\nimport dpedu"], LIBRARY)
    assert (cell.needs, cell.wants) == (set(), {"numpy", "dpedu"})


@pytest.mark.parametrize(
    ("source", "does"),
    [
        ("import subprocess", "starts another program"),
        ("%timeit 1", "uses a command of IPython's own"),
        ("!ls", "uses a command of IPython's own"),
        ("from multiprocessing import Pool", "starts other processes"),
        ("import psycopg", "speaks to a PostgreSQL server"),
    ],
)
def test_what_no_browser_can(source: str, does: str) -> None:
    cells = analyse([source, "x = 1", "x"], LIBRARY)
    assert [cell.cannot for cell in cells] == [does, "", ""]


def test_a_cell_after_one_that_cannot_run_cannot_either() -> None:
    cells = analyse(["import subprocess\nx = 1", "x"], LIBRARY)
    assert cells[1].cannot == "needs one that cannot run here"


# Runs cells as the page does: what they need first, in a Python that has no numpy.
ALONE = """
import ast, contextlib, io, json, sys
for name in ("numpy", "scipy", "pandas", "matplotlib", "dpedu"):
    sys.modules[name] = None
cells, wanted = json.load(sys.stdin)
space, printed = {"__name__": "__main__"}, {}
for index, source in enumerate(cells):
    if index not in wanted:
        continue
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        for statement in ast.parse(source).body:
            try:
                exec(compile(ast.Module([statement], []), str(index), "exec"), space)
            except ModuleNotFoundError:
                assert isinstance(statement, ast.Import | ast.ImportFrom), source
    printed[index] = out.getvalue()
json.dump(printed, sys.stdout)
"""


def test_what_needs_no_numpy_gives_the_output_of_the_book(npm: None, book: Path) -> None:
    tried = 0
    for chapter in sorted((book / "_static" / "run" / "cells" / "book").glob("*.json")):
        page = json.loads(chapter.read_text(encoding="utf-8"))
        html = (book / "book" / f"{chapter.stem}.html").read_text(encoding="utf-8")
        boxes = BeautifulSoup(html, "html.parser", parse_only=SoupStrainer("article"))
        codes = [cell["source"] for cell in page["cells"]]
        for index, box in zip(page["shown"], boxes.select("div.cell"), strict=True):
            cell = page["cells"][index]
            if cell["wants"] or cell["cannot"]:
                continue
            given = json.dumps([codes, [*cell["after"], *cell["changed_by"], index]])
            command = [sys.executable, "-c", ALONE]
            ran = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
            assert ran.returncode == 0, (chapter.name, cell["source"], ran.stderr)
            printed = json.loads(ran.stdout)[str(index)]
            shown = "".join(each.get_text() for each in box.select(".cell_output"))
            assert printed.strip() == shown.strip(), (chapter.name, cell["source"])
            tried += 1
    assert tried > 15
