"""Build the sample class: submissions as a learning platform's download would hold them.

    python tests/classroom/sample_class.py [COURSE]

reads ``roster.toml``, the reference answers and the answer files in ``tests/answers`` and writes
``_build/sample-course/downloaded/ASSIGNMENT/archive`` in the course's folder (this one, by
default). ``DPEDU_CLASS=_build/sample-course dpedu mark`` does the rest. What the marks must be
follows from the same roster.
"""

import ast
import csv
import io
import json
import shutil
import sys
import tomllib
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
ANSWERS = ROOT / "tests" / "answers"
FOLDER = Path("_build", "sample-course")  # never that of a real class
ROSTER = tomllib.loads((HERE / "roster.toml").read_text(encoding="utf-8"))["student"]

# Bodies of functions that do not return: each costs its own question.
ENDINGS = {
    "endless": "while True:\n        pass",
    "waiting": "import time\n    while True:\n        time.sleep(1)",
    "stubborn": "import signal\n    import time\n    signal.signal(signal.SIGINT, signal.SIG_IGN)\n"
    "    while True:\n        time.sleep(1)",
    "crash": "import os\n    os._exit(1)",
}
NOT_MARKED = {"damaged", "damaged archive", "essay"}


def assignments(course: Path) -> list[str]:
    """The assignments that the course has and the class did."""
    return sorted(
        path.parent.name
        for path in Path(course, "solutions").glob("*/*.ipynb")
        if any(path.parent.name in student for student in ROSTER)
    )


def build(course: Path) -> None:
    """Write the platform's download of every assignment."""
    made = course / FOLDER
    mine = {made / "downloaded" / name / "archive" / f"{name}.zip" for name in assignments(course)}
    others = set(made.glob("downloaded/*/archive/*")) - mine
    unknown = (made / "gradebook.db").exists() and not (made / "sample").exists()
    if others or unknown:
        sys.exit(f"{made} holds what is not of the sample class: left alone")
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir(parents=True)
    (made / "sample").write_text("The marks here are those of the sample class.\n")
    for assignment in assignments(course):
        archive = made / "downloaded" / assignment / "archive" / f"{assignment}.zip"
        archive.parent.mkdir(parents=True)
        with zipfile.ZipFile(archive, "w") as download:
            for student in ROSTER:
                if assignment in student:
                    folder = platform_folder(course, assignment, student["name"])
                    for name, content in submission(
                        course, assignment, student[assignment]
                    ).items():
                        download.writestr(f"{folder}/{name}", content)
        print(f"{assignment}: {sum(assignment in each for each in ROSTER)} handed in something")


def participant(course: Path, assignment: str, student: str) -> str:
    """The platform's number of a student, another one in each assignment."""
    place = [each["name"] for each in ROSTER].index(student) + 1
    return str(1000 * (assignments(course).index(assignment) + 1) + place)


def platform_folder(course: Path, assignment: str, student: str) -> str:
    """What the platform calls the folder of a submission."""
    return f"{student}_{participant(course, assignment, student)}_assignsubmission_file"


def worksheet(course: Path, assignment: str, most: float) -> str:
    """The platform's grading worksheet, as a CSV."""
    stream = io.StringIO()
    table = csv.writer(stream)
    table.writerow(["Identifier", "Full name", "Status", "Grade", "Maximum Grade"])
    for student in ROSTER:
        if assignment in student:
            number = participant(course, assignment, student["name"])
            status = "Submitted for grading"
            table.writerow([f"Participant {number}", student["name"], status, "", f"{most:.2f}"])
    return stream.getvalue()


def submission(course: Path, assignment: str, plan: dict) -> dict[str, bytes]:
    """The files of one submission, by name."""
    source = course / "exercises" / assignment / f"{assignment}.ipynb"
    notebook = json.loads(source.read_text(encoding="utf-8"))
    for cell in notebook["cells"]:
        marks = cell["metadata"].get("nbgrader", {})
        if not marks.get("solution"):
            continue
        if marks["grade"]:
            if plan.get("proofs") == "written":
                cell["source"] = "The ratio is at most $e^\\varepsilon$, because it is."
        elif choice(plan, marks["grade_id"]) != "blank":
            cell["source"] = answer(assignment, marks["grade_id"], choice(plan, marks["grade_id"]))
    files: dict[str, bytes] = {f"{assignment}.ipynb": dump(notebook)}
    for fault in plan.get("faults", []):
        files = FAULTS[fault](files)
    return files


def choice(plan: dict, question: str) -> str:
    return plan.get(question, plan["default"])


def answer(assignment: str, question: str, chosen: str) -> str:
    """The text of an answer cell: the reference answer, unless it is said which."""
    kind, _, how = chosen.partition("/")
    if chosen == "right":
        return reference(assignment, question)
    if kind in ("right", "wrong"):
        files = sorted((ANSWERS / assignment / kind).glob(f"{question}_{how or '*'}.py"))
        if not files:
            raise ValueError(f"tests/answers/{assignment} has no {chosen} answer to {question}")
        return files[0].read_text(encoding="utf-8")
    fault = ENDINGS[kind]
    names = [
        node.name
        for node in ast.parse(answer(assignment, question, "right")).body
        if isinstance(node, ast.FunctionDef)
    ]
    return "\n\n".join(f"def {name}(*given, **named):\n    {fault}" for name in names)


def reference(assignment: str, question: str) -> str:
    """The reference answer to a question, without the marks around it."""
    source = ROOT / "solutions" / assignment / f"{assignment}.ipynb"
    for cell in json.loads(source.read_text(encoding="utf-8"))["cells"]:
        if cell["metadata"].get("nbgrader", {}).get("grade_id") == question:
            lines = "".join(cell["source"]).splitlines(keepends=True)
            return "".join(line for line in lines if not line.strip().startswith("###"))
    raise ValueError(f"{source} has no answer to {question}")


def expected(course: Path, assignment: str, plan: dict) -> dict[str, float | None] | None:
    """Points by graded cell. None: waits for a person; None instead of all: cannot be marked."""
    faults = plan.get("faults", [])
    if NOT_MARKED.intersection(faults):
        return None
    source = course / "solutions" / assignment / f"{assignment}.ipynb"
    points: dict[str, float | None] = {}
    for cell in json.loads(source.read_text(encoding="utf-8"))["cells"]:
        marks = cell["metadata"].get("nbgrader", {})
        if not marks.get("grade"):
            continue
        name = marks["grade_id"]
        if marks["solution"]:
            points[name] = None if plan.get("proofs") == "written" else 0.0
        else:
            question = name.removesuffix("_tests")
            deleted = question == "q2" and "deleted question 2" in faults
            right = choice(plan, question).startswith("right") and not deleted
            points[name] = float(marks["points"]) if right else 0.0
    return points


def dump(notebook: dict) -> bytes:
    return (json.dumps(notebook, indent=1, ensure_ascii=False) + "\n").encode()


def edited(change):
    """A fault that changes the notebook and leaves the file alone."""

    def fault(files: dict[str, bytes]) -> dict[str, bytes]:
        ((name, content),) = files.items()
        notebook = json.loads(content)
        notebook["cells"] = [new for cell in notebook["cells"] for new in change(cell)]
        return {name: dump(notebook)}

    return fault


def is_test(cell: dict) -> bool:
    marks = cell["metadata"].get("nbgrader", {})
    return bool(marks.get("grade")) and not marks["solution"]


def scribble(identifier: str, source: str) -> dict:
    return {
        "cell_type": "code",
        "id": identifier,
        "metadata": {},
        "execution_count": 1,
        "outputs": [{"output_type": "stream", "name": "stdout", "text": "an old output\n"}],
        "source": source,
    }


def copied(cell: dict) -> list[dict]:
    return [cell | {"id": f"{cell['id']}-copy"}, cell] if is_test(cell) else [cell]


def extra(cell: dict) -> list[dict]:
    trials = [
        scribble("mine-1", "x = 17"),
        scribble("mine-2", "1 / 0"),
        scribble("mine-3", "def ("),
    ]
    return (
        [cell, *trials] if cell["metadata"].get("nbgrader", {}).get("grade_id") == "q1" else [cell]
    )


def tagged(cell: dict) -> list[dict]:
    tags = {"tags": ["skip-execution"]} if is_test(cell) else {}
    return [cell | {"metadata": cell["metadata"] | tags}]


def without_question_two(cell: dict) -> list[dict]:
    name = cell["metadata"].get("nbgrader", {}).get("grade_id", "")
    return [] if name.split("_")[0] == "q2" else [cell]


FAULTS = {
    "renamed": lambda files: {f"copy of {name}": content for name, content in files.items()},
    "damaged": lambda files: {name: text[: len(text) // 2] for name, text in files.items()},
    "damaged archive": lambda files: {"work.zip": zipped(files)[:200]},
    "archive": lambda files: {
        "work.zip": zipped({f"a/{k}": v for k, v in files.items()} | {f"b/{k}": b"" for k in files})
    },
    "essay": lambda files: {"essay.pdf": b"%PDF-1.4 On chance."},
    "copied tests": edited(copied),
    "extra cells": edited(extra),
    "tags": edited(tagged),
    "deleted tests": edited(lambda cell: [] if is_test(cell) else [cell]),
    "deleted question 2": edited(without_question_two),
    "edited tests": edited(lambda cell: [cell | {"source": "True"}] if is_test(cell) else [cell]),
}


def zipped(files: dict[str, bytes]) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return stream.getvalue()


if __name__ == "__main__":
    build(Path(*sys.argv[1:2]))
