"""A class is marked: every mark is the expected one, and faults cost nobody else anything."""

import contextlib
import csv
import html
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
import sample_class
import typed
from nbgrader.api import Gradebook

from dpedu.grading import run
from dpedu.grading.by_hand.pile import Pile
from dpedu.grading.by_hand.rubric import Remark
from dpedu.grading.course.database import schema

ROOT = Path(__file__).resolve().parents[2]
ASSIGNMENTS = sample_class.assignments(ROOT)
HANDED_IN = [
    pytest.param(assignment, student["name"], student[assignment], id=f"{assignment}-{number}")
    for assignment in ASSIGNMENTS
    for number, student in enumerate(sample_class.ROSTER, start=1)
    if assignment in student
]
SECONDS = "5"
REAL = Path("_build", "course")  # where the class of a reader is
NAME = "randomised_response"


def dpedu(course: Path, *words: str, place: Path = sample_class.FOLDER):
    return typed.dpedu(*words, folder=course, DPEDU_CLASS=str(place))


# As with -m; nbgrader's own commands start as quickly as dpedu's, and are its own in all else.
NBGRADER = "from dpedu.grading.course import fast_start; import runpy; "
NBGRADER += "runpy.run_module('nbgrader', run_name='__main__', alter_sys=True)"


def nbgrader(course: Path, *words: str):
    return subprocess.run(
        [sys.executable, "-c", NBGRADER, *words],
        cwd=course,
        capture_output=True,
        text=True,
        env=os.environ | {"DPEDU_CLASS": str(sample_class.FOLDER)},
    )


def real_class(course: Path) -> dict[Path, bytes]:
    """A class of somebody's own, as far as anything could destroy it."""
    made = course / REAL
    files = {
        made / "downloaded" / NAME / "archive" / "download.zip": b"work",
        made / "gradebook.db": b"marks",
        made / "marks.csv": b"a table",
    }
    for path, content in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return files


def new_course(folder: Path) -> Path:
    shutil.copy(ROOT / "nbgrader_config.py", folder)
    for name in ("solutions", "exercises"):
        shutil.copytree(ROOT / name, folder / name)
    return folder


@pytest.fixture(scope="session")
def marked(once) -> tuple[Path, str]:
    """The sample class after `dpedu mark`, and what that said."""

    def work(course: Path) -> None:
        course.mkdir()
        new_course(course)
        real_class(course)
        sample_class.build(course)
        done = dpedu(course, "mark", "--timeout", SECONDS)
        assert done.returncode == 0, done.stdout + done.stderr
        (course / "said").write_text(done.stdout)

    course = once("a marked class", work)  # folders may have spaces
    return course, (course / "said").read_text()


def gradebook(course: Path):
    database = course / sample_class.FOLDER / "gradebook.db"
    return contextlib.closing(Gradebook(f"sqlite:///{database}", "dpedu"))


def table(course: Path, place: Path = sample_class.FOLDER) -> dict[tuple[str, str], dict[str, str]]:
    with open(course / place / "marks.csv", newline="", encoding="utf-8") as stream:
        return {(row["assignment"], row["student"]): row for row in csv.DictReader(stream)}


def numbers(row: dict[str, str]) -> dict[str, float]:
    return {key: float(row[key]) for key in ("automatic", "manual", "pending", "score")}


def test_class_is_large_and_has_every_fault():
    for assignment in ASSIGNMENTS:
        assert sum(assignment in student for student in sample_class.ROSTER) >= 12
    plans = [plan for *_, plan in (case.values for case in HANDED_IN)]
    done = {fault for plan in plans for fault in plan.get("faults", [])}
    assert done == set(sample_class.FAULTS)
    assert {"right", "wrong", "blank", *sample_class.ENDINGS} <= {
        answer for plan in plans for key, answer in plan.items() if key != "faults"
    }


@pytest.mark.parametrize(("assignment", "student", "plan"), HANDED_IN)
def test_marks_question_by_question(marked, assignment, student, plan):
    course, _ = marked
    expected = sample_class.expected(course, assignment, plan)
    row = table(course)[assignment, student]
    if expected is None:
        assert row["status"] == "not marked"
        assert row["remark"]
        assert {row[key] for key in ("automatic", "manual", "pending", "score")} == {""}
        return
    with gradebook(course) as book:
        notebook = book.find_submission_notebook(assignment, assignment, student)
        found = {
            grade.name: None if grade.needs_manual_grade else grade.auto_score
            for grade in notebook.grades
        }
        most = {grade.name: grade.max_score for grade in notebook.grades}
    assert found == expected
    pending = sum(most[name] for name, points in expected.items() if points is None)
    automatic = sum(filter(None, expected.values()))
    assert row["status"] == "marked"
    assert numbers(row) == {
        "automatic": automatic,
        "manual": 0,
        "pending": pending,
        "score": automatic,
    }


@pytest.mark.parametrize(
    ("student", "reason"),
    [
        ("Harold Hotelling", "damaged"),
        ("Kiyosi Itô", "only: essay.pdf"),
        ("Pafnuty Chebyshev", "only: work.zip"),
    ],
)
def test_what_cannot_be_marked_is_reported_by_name(marked, student, reason):
    course, said = marked
    assert reason in table(course)["randomised_response", student]["remark"]
    named = [line for line in said.splitlines() if f"could not be marked: {student}" in line]
    assert sum(reason in line for line in named) == 1


@pytest.mark.parametrize(
    ("student", "remark"),
    [
        ("Irène Joliot-Curie", "the cell q2_tests does not come to an end"),
        ("Janet Norwood", "the cell q2_tests ended Python, or used up the memory"),
        ("Richard von Mises", "the cell q1_tests does not come to an end and cannot be stopped"),
    ],
)
def test_what_cost_a_question_is_remarked(marked, student, remark):
    course, said = marked
    row = table(course)["randomised_response", student]
    assert row["status"] == "marked"
    assert row["remark"] == remark
    assert f"{student}: marked, {remark}" in said


@pytest.mark.parametrize(("assignment", "student", "plan"), HANDED_IN)
def test_feedback_is_there_for_all_that_is_marked(marked, assignment, student, plan):
    course, _ = marked
    expected = sample_class.expected(course, assignment, plan)
    page = course / sample_class.FOLDER / "feedback" / student / assignment / f"{assignment}.html"
    assert page.is_file() == (expected is not None)
    if expected is not None:
        row = table(course)[assignment, student]
        most = float(row["max_score"]) - float(row["pending"])
        text = page.read_text(encoding="utf-8")
        assert f"{float(row['score']):g} of {most:g} points" in text
        assert text.count("not marked yet") == 2 * list(expected.values()).count(None)
        assert not hidden_lines(course, assignment) & set(html.unescape(text).splitlines())


def hidden_lines(course, assignment):
    """The checks in hidden tests; other lines of theirs may be in an answer too."""
    source = course / "solutions" / assignment / f"{assignment}.ipynb"
    found = set()
    for cell in json.loads(source.read_text(encoding="utf-8"))["cells"]:
        _, begun, hidden = "".join(cell["source"]).partition("### BEGIN HIDDEN TESTS")
        found |= {line for line in hidden.splitlines() if begun and "checks." in line}
    assert found
    return found


def test_a_student_is_one_person_in_all_assignments(marked):
    course, _ = marked
    found = table(course)
    assert {student for _, student in found} == {each["name"] for each in sample_class.ROSTER}
    for (assignment, student), row in found.items():
        came = any((assignment, student) == case.values[:2] for case in HANDED_IN)
        number = sample_class.participant(course, assignment, student) if came else ""
        assert row["participant"] == number
        assert (row["status"] == "nothing handed in") != came
        assert came or row["score"] == ""


def test_a_renamed_notebook_is_marked_and_it_says_so(marked):
    course, said = marked
    row = table(course)[NAME, "Gertrude Cox"]
    assert row["remark"] == f"handed in as 'copy of {NAME}.ipynb'"
    assert f"Gertrude Cox: marked, {row['remark']}" in said


def test_second_run_marks_only_what_changed(marked, tmp_path):
    course = tmp_path / "course"
    shutil.copytree(marked[0], course)
    before = table(course)
    name = NAME
    made = course / sample_class.FOLDER
    # One student's work stands half marked, as when the machine was switched off, ...
    half, damaged, proof = "Ada Lovelace", "Harold Hotelling", "Daniel Bernoulli"
    record = made / ".dpedu-grade" / f"{name}.jsonl"
    lines = record.read_text().splitlines(keepends=True)
    record.write_text("".join(line for line in lines if f'"{half}"' not in line))
    (made / "autograded" / half / name / f"{name}.ipynb").chmod(0o644)
    (made / "autograded" / half / name / f"{name}.ipynb").write_text("{")
    # ... a person repaired a file, and another read a proof.
    repaired = made / "downloaded" / name / "archive" / f"{damaged}_assignsubmission_file"
    repaired.mkdir()
    mended = sample_class.submission(course, name, {"default": "right", "proofs": "blank"})
    for file, content in mended.items():
        (repaired / file).write_bytes(content)
    with gradebook(course) as book:
        grades = book.find_submission_notebook(name, name, proof).grades
        (grade,) = (grade for grade in grades if grade.needs_manual_grade)
        grade.manual_score, grade.needs_manual_grade, given = 1.5, False, grade.max_score
        book.db.commit()

    done = dpedu(course, "mark", name, "--timeout", SECONDS)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"dpedu read {name};" in done.stdout
    anew = [line for line in done.stdout.splitlines() if line.endswith(" s)")]
    assert len(anew) == 2, "only these were to be run again"
    for student in (half, damaged):  # two workers may end in either order
        assert sum(student in line for line in anew) == 1
    after = table(course)
    full = sum(filter(None, sample_class.expected(course, name, {"default": "right"}).values()))
    assert after[name, damaged]["automatic"] == str(full)
    assert numbers(after[name, proof]) == {
        "automatic": float(before[name, proof]["automatic"]),
        "manual": 1.5,
        "pending": float(before[name, proof]["pending"]) - given,
        "score": float(before[name, proof]["automatic"]) + 1.5,
    }
    for key in before:
        if key not in {(name, damaged), (name, proof)}:
            assert after[key] == before[key]


def small_class(folder: Path, monkeypatch, **plans: dict) -> Path:
    """A course with a few students, who did one assignment."""
    roster = [{"name": student, NAME: plan} for student, plan in plans.items()]
    monkeypatch.setattr(sample_class, "ROSTER", roster)
    course = new_course(folder)
    sample_class.build(course)
    return course


def test_marks_by_hand_outlive_a_changed_test(tmp_path, monkeypatch):
    plan = {"default": "blank", "q1": "right", "proofs": "written"}
    course = small_class(tmp_path, monkeypatch, Ada=plan, Daniel=plan)
    assert dpedu(course, "mark", NAME).returncode == 0
    before = table(course)[NAME, "Ada"]
    with gradebook(course) as book:
        for student in ("Ada", "Daniel"):
            for grade in book.find_submission_notebook(NAME, NAME, student).grades:
                # Everything that a person has to read, and a test that one was milder about.
                if grade.needs_manual_grade or grade.name == "q2_tests":
                    grade.manual_score, grade.needs_manual_grade = 1.5, False
        book.db.commit()
    proofs = float(before["pending"])
    # A hidden test of q1 changes, and Daniel hands in another proof.
    source = course / "solutions" / NAME / f"{NAME}.ipynb"
    notebook = json.loads(source.read_text(encoding="utf-8"))
    (cell,) = (each for each in notebook["cells"] if each["id"] == "q1-tests")
    text, begin = "".join(cell["source"]), "### BEGIN HIDDEN TESTS\n"
    assert begin in text
    cell["source"] = text.replace(begin, f"{begin}assert False\n", 1)
    source.write_text(json.dumps(notebook), encoding="utf-8")
    archive = course / sample_class.FOLDER / "downloaded" / NAME / "archive"
    again = archive / "Daniel_assignsubmission_file"
    again.mkdir()
    (content,) = sample_class.submission(course, NAME, plan).values()
    (again / f"{NAME}.ipynb").write_bytes(content.replace(b"because it is", b"by Bayes"))

    done = dpedu(course, "mark", NAME)
    assert done.returncode == 0, done.stdout + done.stderr
    ada, daniel = (table(course)[NAME, student] for student in ("Ada", "Daniel"))
    # The instructor's own answer fails the test now: it is left for a person.
    points = sample_class.expected(course, NAME, plan | {"q2": "right"})
    assert f"left for a person in every submission: the test q1_tests of {NAME}" in done.stdout
    assert "beside the student's code" not in done.stdout  # no test of this course needs that
    broken = points["q1_tests"]
    assert numbers(ada) == {"automatic": 0, "manual": 3, "pending": broken, "score": 3}
    waits = proofs + points["q2_tests"] + broken
    assert numbers(daniel) == {"automatic": 0, "manual": 0, "pending": waits, "score": 0}
    assert "need another look, their answers have changed: 2" in done.stdout
    for row in (ada, daniel):
        page = course / sample_class.FOLDER / "feedback" / row["student"] / NAME / f"{NAME}.html"
        most = float(row["max_score"]) - float(row["pending"])
        said = f"{float(row['score']):g} of {most:g} points"
        assert said in page.read_text(encoding="utf-8")


def test_two_students_of_one_name_are_not_mixed_up(tmp_path, monkeypatch):
    course = small_class(tmp_path, monkeypatch, Ada={"default": "blank"})
    archive = course / sample_class.FOLDER / "downloaded" / NAME / "archive"
    second = archive / "Ada_4711_assignsubmission_file"
    second.mkdir()
    (second / "essay.pdf").write_bytes(b"")
    done = dpedu(course, "mark")
    assert done.returncode == 0, done.stdout + done.stderr
    other = next(name for name in ASSIGNMENTS if name != NAME)
    assert f"there is no {archive.relative_to(course)} yet".replace(NAME, other) in done.stdout
    assert "writing feedback" not in done.stdout  # no one is marked
    row = table(course)[NAME, "Ada"]
    assert row["status"] == "not marked"
    number = sample_class.participant(course, NAME, "Ada")
    assert f"participants {number} and 4711 have the same name" in row["remark"]


def test_another_platforms_names(tmp_path):
    course = new_course(tmp_path)
    archive = course / REAL / "downloaded" / NAME / "archive" / "submissions.zip"
    archive.parent.mkdir(parents=True)
    blank = (course / "exercises" / NAME / f"{NAME}.ipynb").read_bytes()
    with zipfile.ZipFile(archive, "w") as download:
        download.writestr(f"lovelaceada~123~{NAME}.ipynb", blank)
        download.writestr("coxgertrude~125~essay.pdf", b"")
    done = dpedu(course, "mark", NAME, place=REAL)
    assert done.returncode == 2
    for said in ("coxgertrude~125~essay.pdf", "_assignsubmission_file", "named_regexp"):
        assert said in done.stderr
    with open(course / "nbgrader_config.py", "a", encoding="utf-8") as stream:
        form = r".*/(?P<student_id>[^/~]+)~(?P<participant>\d+)~(?P<file_id>.+)$"
        stream.write(f"\nc.FileNameCollectorPlugin.named_regexp = r'{form}'\n")
    done = dpedu(course, "mark", NAME, place=REAL)
    assert done.returncode == 0, done.stdout + done.stderr
    found = {
        student: (row["participant"], row["status"])
        for (_, student), row in table(course, REAL).items()
    }
    assert found == {"lovelaceada": ("123", "marked"), "coxgertrude": ("125", "not marked")}


def test_one_screen_of_commands(marked, tmp_path, monkeypatch):
    """What the instructors' page shows, on the sample class: from a download to marks in Moodle."""
    page = (ROOT / "book" / "instructors.md").read_text(encoding="utf-8")
    part = page.partition("## From uploads to marks")[2]
    lines = re.search(r"```\n(.*?)```", part, re.DOTALL)[1].replace("\\\n", " ").splitlines()
    assert len(lines) < 12
    course, downloads = tmp_path / "course", tmp_path / "Downloads"
    shutil.copytree(marked[0], course)
    downloads.mkdir()
    made = course / sample_class.FOLDER
    archive = made / "downloaded" / NAME / "archive" / f"{NAME}.zip"
    (downloads / "submissions.zip").write_bytes(archive.read_bytes())
    most = float(table(course)[NAME, "Ada Lovelace"]["max_score"])
    worksheet = sample_class.worksheet(course, NAME, most)
    (downloads / "grades.csv").write_text(worksheet, encoding="utf-8")
    shutil.rmtree(made / "downloaded" / NAME)
    for line in lines:
        command, *words = line.split("#")[0].replace(".venv/bin/", "").split()
        words = [w.replace("NAME", NAME).replace("~", str(tmp_path)) for w in words]
        if words[0] == "read":  # a person reads all proofs; see tests/grading/test_by_hand.py
            monkeypatch.chdir(course)
            monkeypatch.setenv("DPEDU_CLASS", str(sample_class.FOLDER))
            pile = Pile(run._enter(course, NAME), NAME)
            for question in pile.questions.values():
                for each in pile.answers(question):
                    if each.mark.waits:
                        seen = each.mark.version
                        pile.mark(question, each.student, Remark(frozenset({0})), 1.0, seen)
            continue
        more = ["--timeout", SECONDS] if words[0] == "mark" else []
        assert command == "dpedu"
        done = dpedu(course, *words, *more)
        assert done.returncode in (0, 1), done.stdout + done.stderr
    with open(made / "marks" / f"{NAME}.csv", newline="", encoding="utf-8") as stream:
        filled = {row["Full name"]: row for row in csv.DictReader(stream)}
    for student, row in filled.items():
        plan = next(each[NAME] for each in sample_class.ROSTER if each["name"] == student)
        expected = sample_class.expected(course, NAME, plan)
        if expected is None:
            assert row["Grade"] == ""
        else:
            assert float(row["Grade"]) == sum(1 if e is None else e for e in expected.values())
    assert (made / "report" / f"{NAME}.html").is_file()
    assert (made / "feedback" / "Ada Lovelace" / NAME / f"{NAME}.html").is_file()


def test_nbgraders_own_commands_do_the_same(tmp_path, monkeypatch):
    plan = {"default": "blank", "proofs": "written"}
    course = small_class(
        tmp_path, monkeypatch, Ada=plan, Blaise=plan, Harold=plan | {"faults": ["damaged"]}
    )
    name = NAME
    assert nbgrader(course, "generate_assignment", name, "--force").returncode == 0
    with contextlib.closing(sqlite3.connect(course / sample_class.FOLDER / "gradebook.db")) as book:
        [(version,)] = book.execute("SELECT version_num FROM alembic_version")
    assert version == schema()
    assert nbgrader(course, "zip_collect", name).returncode == 0
    assert nbgrader(course, "autograde", name).returncode == 1  # one file is damaged
    assert nbgrader(course, "generate_feedback", name).returncode == 0
    assert nbgrader(course, "export").returncode == 0
    found = {student: row["status"] for (_, student), row in table(course).items()}
    assert found == {"Ada": "marked", "Blaise": "marked", "Harold": "not marked"}
    feedback = course / sample_class.FOLDER / "feedback"
    assert sorted(path.name for path in feedback.iterdir()) == ["Ada", "Blaise"]


def test_the_sample_class_leaves_a_real_class_alone(marked, tmp_path):
    course, _ = marked
    found = {
        path.relative_to(course): path.read_bytes()
        for path in (course / REAL).rglob("*")
        if path.is_file()
    }
    assert found == {
        path.relative_to(tmp_path): content for path, content in real_class(tmp_path).items()
    }


@pytest.mark.parametrize("foreign", ["gradebook.db", f"downloaded/{NAME}/archive/mine.zip"])
def test_nothing_but_the_sample_class_is_built_anew(tmp_path, foreign):
    course = new_course(tmp_path)
    path = course / sample_class.FOLDER / foreign
    path.parent.mkdir(parents=True)
    path.write_bytes(b"work")
    with pytest.raises(SystemExit, match="left alone"):
        sample_class.build(course)
    assert path.read_bytes() == b"work"


@pytest.mark.skipif(not shutil.which("make"), reason="needs make")
def test_make_clean_keeps_a_real_class(tmp_path):
    def clean() -> subprocess.CompletedProcess:
        command = ["make", "-f", str(ROOT / "Makefile"), "clean"]
        return subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True)

    files = real_class(tmp_path)
    (tmp_path / sample_class.FOLDER).mkdir()
    (tmp_path / ".venv").mkdir()
    assert "Kept: _build/course" in clean().stdout
    assert {path: path.read_bytes() for path in files} == files
    assert sorted(path.name for path in tmp_path.rglob("*")) == sorted(
        ["_build", "course", "downloaded", NAME, "archive", *(path.name for path in files)]
    )
    shutil.rmtree(tmp_path / REAL)
    (tmp_path / REAL).mkdir()
    (tmp_path / REAL / "nbgrader.log").touch()  # all that `dpedu exercises` leaves there
    clean()
    assert not list(tmp_path.iterdir())
