"""Where nothing has changed nothing is done again; whatever has changed is seen."""

import json
import shutil
import sqlite3

import pytest
from small_course import answer, course, hand_in, test

from dpedu.grading import run
from dpedu.grading.course import release
from dpedu.grading.marking import whole_class

NAME = "hw"
CELLS = [answer("q1", "def double(x): return 2 * x"), test("t1", "assert double(4) == 8", 3)]


@pytest.fixture(scope="module")
def marked(tmp_path_factory, options):
    folder = course(tmp_path_factory.mktemp("remembered") / "course", NAME, CELLS)
    hand_in(folder, NAME, "ada", {"q1": "def double(x): return x + x"})
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        run.grade_course(NAME, course=folder)
    return folder


@pytest.fixture
def again(marked, tmp_path, monkeypatch):
    """Mark a copy of the course once more: how often was nbgrader run, and how often the answers?"""
    folder = tmp_path / "course"
    shutil.copytree(marked, folder)
    monkeypatch.chdir(folder)
    done = []
    for place, name in ((release, "start"), (whole_class, "prepare")):
        before = getattr(place, name)

        def noted(*given, name=name, before=before, **named):
            done.append(name)
            return before(*given, **named)

        monkeypatch.setattr(place, name, noted)

    def mark(change=lambda folder: None, **how):
        change(folder)
        done.clear()
        run.grade_course(NAME, course=folder, **how)
        assert (folder / "autograded" / "ada" / NAME / f"{NAME}.ipynb").is_file()
        return done.count("start"), done.count("prepare")

    return mark


def source(folder):
    path = folder / "source" / NAME / f"{NAME}.ipynb"
    path.write_text(path.read_text().replace("== 8", "== 8.0"))


def settings(folder):
    with open(folder / "nbgrader_config.py", "a") as file:
        file.write("# another line\n")


def data(folder):
    (folder / "source" / NAME / "data.csv").write_text("1,2\n")


def gradebook(folder):
    with sqlite3.connect(folder / "gradebook.db") as book:
        assert book.execute("update source_cell set source = 'pass'").rowcount


def student_notebooks(folder):
    shutil.rmtree(folder / ".dpedu-grade" / "released")


def submission(folder):
    shutil.rmtree(folder / "submitted" / "ada")
    hand_in(folder, NAME, "ada", {"q1": "def double(x): return x * 2"})


def classmate(folder):
    hand_in(folder, NAME, "bo", {"q1": "def double(x): return x"})


def marked_notebook(folder):
    shutil.rmtree(folder / "autograded" / "ada")


def half_a_memory(folder):
    path = folder / ".dpedu-grade" / f"{NAME}.rehearsed"
    path.write_text(path.read_text()[:40])


def no_memory(folder):
    path = folder / ".dpedu-grade" / f"{NAME}.rehearsed"
    path.write_text(json.dumps({"of": "another"}))


def test_nothing_is_done_twice(again, capsys):
    for _ in range(2):
        assert again() == (0, 0)
        assert "0 marked, 1 as before" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "expected"),
    [(source, (1, 1)), (data, (1, 1)), (settings, (1, 0)), (gradebook, (1, 0)),
     (student_notebooks, (1, 0)), (submission, (0, 1)), (classmate, (0, 1)),
     (marked_notebook, (0, 1)), (half_a_memory, (0, 1)), (no_memory, (0, 1))],
)  # fmt: skip
def test_what_has_changed_is_seen(again, change, expected):
    assert again(change) == expected
    assert again() == (0, 0)


HOWS = [{"apart": True}, {"once": True}, {"timeout": 9}, {"memory": 900}, {"force": True}]


@pytest.mark.parametrize("how", HOWS)
def test_another_way_of_marking_is_rehearsed(again, how):
    assert again(**how) == (0, 1)


def test_a_rehearsal_that_failed_is_tried_again(again):
    def hard(folder):
        path = folder / "source" / NAME / f"{NAME}.ipynb"
        path.write_text(path.read_text().replace("== 8", "== 9"))

    assert again(hard) == (1, 1)
    assert again() == (0, 1)
