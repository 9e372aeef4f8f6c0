"""What students get holds the course and no solution, hidden test or answer."""

import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import nbformat
import pytest
from leaks import ROOT, answers, leaks, secrets


@pytest.fixture(scope="module")
def released(tmp_path_factory, book) -> Path:
    """A release made from a copy of the tree and the built book."""
    tree = tmp_path_factory.mktemp("tree")
    for name in ("dpedu", "solutions", "exercises", "tools", "book", "tests/answers"):
        ignored = shutil.ignore_patterns("__pycache__", ".ipynb_checkpoints")
        shutil.copytree(ROOT / name, tree / name, ignore=ignored)
    for name in (
        "_toc.yml",
        "pyproject.toml",
        "hatch_build.py",
        "README.md",
        "LICENSE",
        "LICENSE-text",
    ):
        shutil.copy(ROOT / name, tree)
    shutil.copytree(book, tree / "_build" / "html")
    done = subprocess.run(
        [sys.executable, "tools/release.py"], cwd=tree, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return tree / "_build" / "release"


def contents(released: Path) -> list[str]:
    (archive,) = released.glob("*.zip")
    return zipfile.ZipFile(archive).namelist()


def test_bundle_holds_book_exercises_wheel_and_readme(released):
    names = {name.partition("/")[2] for name in contents(released)}
    assert {"README.md", "book/index.html"} <= names
    # What works only on a server, and is larger than the book.
    assert not any(name.startswith(("book/lite/", "book/_static/run/")) for name in names)
    assert "exercises/randomised_response/randomised_response.ipynb" in names
    assert [name for name in names if name.endswith(".whl")]


def test_wheel_carries_the_course(released):
    (wheel,) = released.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "dpedu/_course/exercises/randomised_response/randomised_response.ipynb" in names
    assert "dpedu/_course/START.ipynb" in names
    assert "dpedu/py.typed" in names
    assert "dpedu/_jupyter/labconfig/page_config.json" in names
    assert "dpedu/_jupyter/nbgrader_config.py" in names


def test_chapters_lie_in_the_order_of_the_book(released):
    files = sorted((released / "course" / "chapters").glob("[0-9]*.ipynb"))
    listed = re.findall(r"- file: book/(.+)", (ROOT / "_toc.yml").read_text(encoding="utf-8"))
    assert [path.stem[3:] for path in files] == listed[: len(files)]
    assert [int(path.stem[:2]) for path in files] == [*range(1, len(files) + 1)]
    assert len(files) > 20


def test_start_names_every_chapter_and_every_exercise_and_runs(released):
    course = released / "course"
    notebook = nbformat.read(course / "START.ipynb", as_version=4)
    nbformat.validate(notebook)
    text = "\n".join(cell.source for cell in notebook.cells)
    linked = re.findall(r"\]\(([^)]+\.ipynb)\)", text)
    assert len(linked) == len({*linked})
    there = {path.relative_to(course).as_posix() for path in course.rglob("*.ipynb")}
    numbered = {name for name in there if re.match(r"chapters/\d|exercises/", name)}
    assert {*linked} == numbered
    assert [name for name in linked if name.startswith("chapters")] == sorted(
        name for name in numbered if name.startswith("chapters")
    )
    (code,) = [cell.source for cell in notebook.cells if cell.cell_type == "code"]
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.startswith("dpedu ")


def test_readme_and_start_name_the_same_file_to_check(released):
    (readme,) = released.glob("*/README.md")
    start = nbformat.read(released / "course" / "START.ipynb", as_version=4)
    (named,) = re.findall(r"dpedu check dpedu-course/(\S+)", readme.read_text(encoding="utf-8"))
    (told,) = re.findall(r"`dpedu check (\S+)`", start.cells[-1].source)
    assert named == told
    assert (released / "course" / named).is_file()
    # It is the first that the way through has.
    assert named == re.findall(r"\((exercises/\S+)\)", start.cells[2].source)[0]


def test_no_file_of_the_instructors_is_in_it(released):
    for name in contents(released):
        assert "GUIDE" not in name
        assert not name.endswith((".db", ".csv", ".log"))
        assert "/solutions/" not in name
        assert "/answers/" not in name


@pytest.mark.parametrize("solution", sorted(ROOT.glob("solutions/*/*.ipynb")), ids=lambda p: p.stem)
def test_no_solution_hidden_test_or_answer_is_in_it(released, solution):
    assert leaks(released, secrets(solution)) == []


def test_no_answer_of_the_marker_tests_is_in_it(released):
    assert leaks(released, answers()) == []
