"""The notebooks that readers download: plain Markdown, and code that runs from the wheel alone."""

from __future__ import annotations

import ast
import os
import re
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import nbformat
import pytest
from building import LAB, ROOT
from nbclient import NotebookClient

FOLDER = Path("_downloads") / "notebooks"
LEFTOVER = re.compile(r"(?<!`)\{[\w:+-]+\}`(?=\S)|(?:```|:::+)\s*\{|^\([\w-]+\)=$", re.MULTILINE)
WITHOUT_THE_BOOK = (
    "import sys\nfor name in ('myst_nb', 'jupyter_book'):\n    sys.modules[name] = None"
)


def notebooks(site: Path) -> list[Path]:
    return sorted((site / FOLDER).glob("*.ipynb"))


def run(path: Path, folder: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    notebook.cells.insert(0, nbformat.v4.new_code_cell(WITHOUT_THE_BOOK))
    environment = {key: value for key, value in os.environ.items() if key != "DPEDU_BOOK"}
    environment["PYTHONPATH"] = str(LAB.parent)
    client = NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(folder)}})
    client.execute(env=environment)


@pytest.fixture(scope="module")
def coins(sample: Path) -> nbformat.NotebookNode:
    return nbformat.read(sample / "_build" / "html" / FOLDER / "coins.ipynb", as_version=4)


@pytest.fixture(scope="module")
def words(coins: nbformat.NotebookNode) -> str:
    return "\n\n".join(cell.source for cell in coins.cells if cell.cell_type == "markdown")


@pytest.mark.parametrize(
    "expected",
    [
        "# Two coins",
        "**Definition 1.1 (Estimate).** The *estimate* is $\\hat\\theta",
        "**Theorem 1.1 (The estimate is right on average).** For every",
        "*Proof.* Average over the people, and use (1.1).",
        "\\tag{1.1}",
        "[1965](https://doi.org/10.1080/01621459.1965.10480775)",
        "a share of 0.42, near 1/3.",
        "See Fig. 1.1, (1.1), Theorem 1.1 and [a site](https://example.org/a)",
        "Toss a coin, said",
        "<details><summary>375</summary>\n\n**Right.** Half tell the truth",
        "<details><summary>If you found 0.25</summary>",
        "<details><summary>Hint</summary>\n\nThink of *both* coins",
        "*Fig. 1.1: The line from $\\theta$ to the answers.*",
        "> **Note.** A note with a list:\n>\n> 1. one\n> 2. two\n>    - nested",
        "| first | $1/2$ |",
        "**Term one**: Its meaning.",
        "> A quotation.",
        '```python\nnot_a = "cell"\n```',
        "A footnote with $x^2$.",
    ],
)
def test_what_the_page_says_is_in_the_notebook(words: str, expected: str) -> None:
    assert expected in words


def test_the_code_is_whole_and_has_no_outputs(coins: nbformat.NotebookNode) -> None:
    code = [cell for cell in coins.cells if cell.cell_type == "code"]
    assert [cell.metadata.tags for cell in code] == [
        ["version"],
        [],
        [],
        ["remove-cell"],
        ["check"],
        ["hide-input"],
        [],
    ]
    folded = [cell.metadata.get("jupyter", {}).get("source_hidden", False) for cell in code]
    assert folded == [False, False, False, True, True, True, False]
    assert not any(cell.outputs or cell.execution_count for cell in code)
    assert 'alt="A line that rises from one quarter to three quarters."' in code[5].source


def test_leftovers_would_be_found() -> None:
    for text in ("{term}`coin`", "```{note}", ":::{prf:proof}", "(label)=", "{glue:text}`n`"):
        assert LEFTOVER.search(text)
    assert not LEFTOVER.search("$\\tag{1}$ and `{code}` and ```python")


@pytest.mark.parametrize("site", ["sample", "book"])
def test_no_role_or_directive_is_left(site: str, request: pytest.FixtureRequest) -> None:
    folder: Path = request.getfixturevalue(site)
    folder = folder if site == "book" else folder / "_build" / "html"
    chapters = [
        path for path in (ROOT / "book").glob("*.md") if "{code-cell}" in path.read_text("utf-8")
    ]
    assert len(notebooks(folder)) == (len(chapters) if site == "book" else 1)
    for path in notebooks(folder):
        notebook = nbformat.read(path, as_version=4)
        nbformat.validate(notebook)
        for cell in notebook.cells:
            if cell.cell_type == "markdown":
                assert not LEFTOVER.search(cell.source), (path.name, cell.source[:300])


# The pages' build has run the code of all chapters. What could be different in a notebook is asked
# of all; one of the sample and two are run, of which one needs more than numpy.


def test_the_code_is_that_of_the_page(book: Path) -> None:
    for path in notebooks(book):
        page = book.parent / "jupyter_execute" / "book" / path.name
        codes = [
            [cell.source for cell in nbformat.read(each, as_version=4).cells if is_code(cell)]
            for each in (page, path)
        ]
        assert codes[0] == codes[1], path.name


def is_code(cell: nbformat.NotebookNode) -> bool:
    return cell.cell_type == "code" and "version" not in cell.metadata.get("tags", [])


def test_the_code_needs_what_readers_install_and_no_file(book: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    course = project["dependencies"] + extras["course"]
    assert "dpedu[sql]" in course
    installed = {re.match(r"[\w-]+", line)[0] for line in course + extras["sql"]}
    allowed = (
        {"dpedu"}
        | sys.stdlib_module_names
        | {
            module
            for module, packages in metadata.packages_distributions().items()
            if installed.intersection(packages)
        }
    )
    for path in notebooks(book):
        cells = filter(is_code, nbformat.read(path, as_version=4).cells)
        tree = ast.parse("\n".join(cell.source for cell in cells))
        needed = {
            name.partition(".")[0]
            for node in ast.walk(tree)
            if isinstance(node, ast.Import | ast.ImportFrom)
            for name in [getattr(node, "module", None) or node.names[0].name]
        }
        assert needed <= allowed, path.name
        names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        assert not names & {"open", "Path", "__file__"}, path.name


@pytest.mark.parametrize(
    ("site", "names"),
    [("sample", ["coins"]), ("book", ["randomised-response", "interactive-access"])],
)
def test_notebooks_run_without_the_book(
    site: str, names: list[str], request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    folder: Path = request.getfixturevalue(site)
    folder = folder if site == "book" else folder / "_build" / "html"
    for name in names:
        run(folder / FOLDER / f"{name}.ipynb", tmp_path)


def test_the_button_offers_the_notebook(sample: Path) -> None:
    page = (sample / "_build" / "html" / "book" / "coins.html").read_text(encoding="utf-8")
    assert 'href="../_downloads/notebooks/coins.ipynb"' in page
