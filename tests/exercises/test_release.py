"""What students get holds the course and no solution, hidden test or answer."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from leaks import ROOT, answers, leaks, secrets



@pytest.fixture(scope="module")
def released(tmp_path_factory, book) -> Path:
    """A release made from a copy of the tree and the built book."""
    tree = tmp_path_factory.mktemp("tree")
    for name in ("dpedu", "solutions", "exercises", "tools", "tests/answers"):
        ignored = shutil.ignore_patterns("__pycache__", ".ipynb_checkpoints")
        shutil.copytree(ROOT / name, tree / name, ignore=ignored)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "LICENSE-text"):
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
    assert "exercises/randomised_response/randomised_response.ipynb" in names
    assert [name for name in names if name.endswith(".whl")]


def test_wheel_carries_the_course(released):
    (wheel,) = released.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "dpedu/_course/exercises/randomised_response/randomised_response.ipynb" in names
    assert [name for name in names if name.startswith("dpedu/_course/chapters/")]
    assert "dpedu/py.typed" in names


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
