"""A class is marked: every mark is the expected one, and faults cost nobody else anything."""

import contextlib
import csv
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import sample_class
from nbgrader.api import Gradebook

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.xdist_group("classroom")  # one marked class for all tests
ASSIGNMENTS = sample_class.assignments(ROOT)
HANDED_IN = [
    pytest.param(assignment, student["name"], student[assignment], id=f"{assignment}-{number}")
    for assignment in ASSIGNMENTS
    for number, student in enumerate(sample_class.ROSTER, start=1)
    if assignment in student
]
SECONDS = "10"


def run(course: Path, *command: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        [sys.executable, "-m", *command], cwd=course, capture_output=True, text=True
    )


def new_course(folder: Path) -> Path:
    shutil.copy(ROOT / "nbgrader_config.py", folder)
    for name in ("solutions", "exercises"):
        shutil.copytree(ROOT / name, folder / name)
    return folder


@pytest.fixture(scope="module")
def marked(tmp_path_factory) -> tuple[Path, str]:
    """The sample class after `dpedu mark`, and what that said."""
    course = new_course(tmp_path_factory.mktemp("a course"))  # folders may have spaces
    sample_class.build(course)
    done = run(course, "dpedu", "mark", "--timeout", SECONDS)
    assert done.returncode == 0, done.stdout + done.stderr
    return course, done.stdout


def gradebook(course: Path):
    database = course / "_build" / "course" / "gradebook.db"
    return contextlib.closing(Gradebook(f"sqlite:///{database}", "dpedu"))


def table(course: Path) -> dict[tuple[str, str], dict[str, str]]:
    with open(course / "_build" / "course" / "marks.csv", newline="", encoding="utf-8") as stream:
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
        assert row["reason"]
        assert numbers(row) == {"automatic": 0, "manual": 0, "pending": 0, "score": 0}
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
        ("Gertrude Cox_1007", "only: copy of randomised_response.ipynb"),
        ("Harold Hotelling_1008", "damaged"),
        ("Janet Norwood_1010", "ended Python"),
        ("Kiyosi Itô_1011", "only: essay.pdf"),
        ("Richard von Mises_1017", "cannot be stopped"),
        ("Pafnuty Chebyshev_1016", "only: work.zip"),
    ],
)
def test_what_cannot_be_marked_is_reported_by_name(marked, student, reason):
    course, said = marked
    assert reason in table(course)["randomised_response", student]["reason"]
    (line,) = (line for line in said.splitlines() if f"could not be marked: {student}" in line)
    assert reason in line


@pytest.mark.parametrize(("assignment", "student", "plan"), HANDED_IN)
def test_feedback_is_there_for_all_that_is_marked(marked, assignment, student, plan):
    course, _ = marked
    page = course / "_build" / "course" / "feedback" / student / assignment / f"{assignment}.html"
    assert page.is_file() == (sample_class.expected(course, assignment, plan) is not None)


def test_second_run_marks_only_what_changed(marked, tmp_path):
    course = tmp_path / "course"
    shutil.copytree(marked[0], course)
    before = table(course)
    name = "randomised_response"
    made = course / "_build" / "course"
    # One student's work stands half marked, as when the machine was switched off, ...
    half, renamed, proof = "Ada Lovelace_1001", "Gertrude Cox_1007", "Daniel Bernoulli_1004"
    record = made / "record" / f"{name}.json"
    record.write_text(record.read_text().replace(f'"{half}"', '"Somebody Else_1"', 1))
    (made / "autograded" / half / name / f"{name}.ipynb").chmod(0o644)
    (made / "autograded" / half / name / f"{name}.ipynb").write_text("{")
    # ... a person mended a file name, and another read a proof.
    files = sorted((made / "downloaded" / name / "archive").iterdir())
    (made / "downloaded" / name / "archive" / f"{renamed}_assignsubmission_file").mkdir()
    mended = sample_class.submission(course, name, {"default": "right", "proofs": "blank"})
    for file, content in mended.items():
        (files[0].parent / f"{renamed}_assignsubmission_file" / file).write_bytes(content)
    with gradebook(course) as book:
        grades = book.find_submission_notebook(name, name, proof).grades
        (grade,) = (grade for grade in grades if grade.needs_manual_grade)
        grade.manual_score, grade.needs_manual_grade, given = 1.5, False, grade.max_score
        book.db.commit()

    done = run(course, "dpedu", "mark", name, "--timeout", SECONDS)
    assert done.returncode == 0, done.stdout + done.stderr
    anew = [line for line in done.stdout.splitlines() if line.endswith(" s)")]
    assert len(anew) == 2, "only these were to be run again"
    assert half in anew[0]
    assert renamed in anew[1]
    after = table(course)
    full = sum(filter(None, sample_class.expected(course, name, {"default": "right"}).values()))
    assert after[name, renamed]["automatic"] == str(full)
    assert numbers(after[name, proof]) == {
        "automatic": float(before[name, proof]["automatic"]),
        "manual": 1.5,
        "pending": float(before[name, proof]["pending"]) - given,
        "score": float(before[name, proof]["automatic"]) + 1.5,
    }
    for key in before:
        if key not in {(name, renamed), (name, proof)}:
            assert after[key] == before[key]


def test_nbgraders_own_commands_do_the_same(tmp_path, monkeypatch):
    name = "randomised_response"
    chosen = ["Ada Lovelace_1001", "Blaise Pascal_1002", "Harold Hotelling_1008"]
    roster = [student for student in sample_class.ROSTER if student["name"] in chosen]
    monkeypatch.setattr(
        sample_class, "ROSTER", [{"name": s["name"], name: s[name]} for s in roster]
    )
    course = new_course(tmp_path)
    sample_class.build(course)
    assert run(course, "nbgrader", "generate_assignment", name, "--force").returncode == 0
    assert run(course, "nbgrader", "zip_collect", name).returncode == 0
    assert run(course, "nbgrader", "autograde", name).returncode == 1  # one file is damaged
    assert run(course, "nbgrader", "generate_feedback", name).returncode == 0
    assert run(course, "nbgrader", "export").returncode == 0
    found = {student: row["status"] for (_, student), row in table(course).items()}
    assert found == dict(zip(chosen, ["marked", "marked", "not marked"], strict=True))
    feedback = course / "_build" / "course" / "feedback"
    assert sorted(path.name for path in feedback.iterdir()) == chosen[:2]


def test_the_marks_of_a_real_class_are_not_overwritten(tmp_path):
    course = new_course(tmp_path)
    (course / "_build" / "course").mkdir(parents=True)
    (course / "_build" / "course" / "gradebook.db").write_bytes(b"marks")
    with pytest.raises(SystemExit, match="left alone"):
        sample_class.build(course)
    assert (course / "_build" / "course" / "gradebook.db").read_bytes() == b"marks"
