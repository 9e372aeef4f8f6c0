"""Two users' whole ways, walked in a real browser on a built book, with a picture of each step.

A student's, from the bundle of ``make release`` to the file that is handed in; then an
instructor's, from a platform's archive with that very file to marks and feedback, once by Moodle
and once by Canvas. The commands are those of the READMEs that they have, typed as they stand
there. A step that does not show what its user must see ends the way with a sentence. Look at the
pictures as these users would::

    python tests/helpers/both_ways.py FOLDER [--install]

The student's environment borrows the packages of this one; ``--install`` makes it as the bundle
says.
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path
from typing import Any

from at_a_screen import Unseen, User, wait
from building import ROOT
from playwright.sync_api import TimeoutError, sync_playwright

sys.path.insert(0, str(ROOT / "tests" / "classroom"))
from sample_class import answer, submission

NAME, CHAPTER, TITLE = "linkage", 3, "Linkage and k-anonymity"
STUDENT, DAMAGED, ABSENT = "Grace Hopper", "Harold Hotelling", "Anna Absent"
OTHERS = {
    "Ada Lovelace": {"default": "right", "proofs": "written"},
    "Blaise Pascal": {"default": "blank"},
    DAMAGED: {"default": "right", "faults": ["damaged"]},
}
FIRST = "wrong/first_fit"  # what she answers to Question 1, until its test has spoken
LEFT = {"q2": "wrong/search_to_10000", "q6": "wrong/equal_values"}  # hidden tests; its own tests
PROOF = "Two classes meet in at most one person, so $n \\ge k \\cdot k = k^2$. A grid has as many."
REMARK = "Why do the classes of the others differ?"
IDLE = "Python 3 (ipykernel) | Idle"
CELL = '.jp-MainAreaWidget:not(.lm-mod-hidden) .jp-Cell[data-windowed-list-index="{}"]'


def student(her: User, bundle: Path, install: bool) -> Path:
    """From the bundle to the file that is handed in."""
    shutil.unpack_archive(bundle, her.folder.parent)
    readme = (her.folder / "README.md").read_text(encoding="utf-8")
    environment, packages, course, check = re.findall(r"^    (\S.*)$", readme, re.M)
    her.show("the bundle", f"{'  '.join(sorted(os.listdir(her.folder)))}\n\n{readme}", course)
    her.page.goto((her.folder / "book" / "index.html").as_uri())
    her.see("the book", "Differential privacy that runs")
    if install:
        her.type("an environment", environment)
        her.type("the packages", packages)
    else:
        borrow(her.folder)
    with her.start(course):
        her.see("START", "The way through", IDLE)
        her.click(her.page.locator(".jp-CodeCell .cm-content"))
        her.press("Shift+Enter")
        her.see("the first cell ran", re.compile(r"^dpedu [\d.]+ is here: open the first chapter"))
        number = her.page.get_by_role("cell", name=str(CHAPTER), exact=True)
        row = her.page.get_by_role("row").filter(has=number)
        her.click(row.get_by_role("link", name=TITLE))
        her.see("the assignment", "Handing in.", IDLE)
        notebook = her.folder / "dpedu-course" / "exercises" / NAME / f"{NAME}.ipynb"
        answer_all(her, json.loads(notebook.read_text(encoding="utf-8"))["cells"])
        her.press("Control+s")
        wait("it is saved", lambda: PROOF[:20] in notebook.read_text(encoding="utf-8"))
        her.click(her.page.get_by_role("button", name="Validate"))
        her.see("Validate", "Validation Results", "Question 6 ·")
        if her.page.get_by_text("The following cell failed").count() > 1:
            raise Unseen("Validate names another question than the one that her tests refuse")
        her.click(her.page.get_by_role("button", name="Ok", exact=True))
        for folder in ("exercises", NAME):
            her.click(her.page.locator(".jp-DirListing-item", has_text=folder).first, twice=True)
        her.see("the file that is handed in", f"{NAME}.ipynb")
        her.shut_down()
    her.type("dpedu check", check, re.compile("7 of 8 .* Not yet: Question 6"), status=1)
    return notebook


def answer_all(her: User, cells: list[Any]) -> None:
    """Answer every question and run its tests; mend the first, when its test has spoken."""

    def write(number: int, text: str) -> None:
        cell = her.page.locator(CELL.format(number))
        her.click(cell.locator(".cm-content, .jp-MarkdownOutput").locator("visible=true"))
        her.press(*["Enter"] * (cells[number]["cell_type"] == "markdown"), "Control+a")
        her.write(text)
        her.press("Shift+Enter")

    def told(number: int) -> str:
        her.press("Shift+Enter")  # the tests are the next cell
        said = her.page.locator(CELL.format(number + 1)).locator(".jp-OutputArea-output").first
        wait("its tests speak", lambda: said.count() and said.inner_text().strip())
        return str(said.inner_text())

    her.click(her.page.locator(CELL.format(1)).locator(".cm-content"))
    her.press("Shift+Enter")
    for number, cell in enumerate(cells):
        marks = cell["metadata"].get("nbgrader", {})
        question = marks.get("grade_id", "")
        if marks.get("solution") and marks["grade"]:
            write(number, PROOF)
            her.see("the proof is written", PROOF[:20])
        elif marks.get("solution"):
            if question == "q1":
                write(number, answer(NAME, question, FIRST))
                told(number)
                her.see("what a test says", "It looks as if the first who fits was taken")
            write(number, answer(NAME, question, LEFT.get(question, "right")))
            if ("passes these tests" in (said := told(number))) != (question != "q6"):
                raise Unseen(f"the tests of {question} say: {said}")


def borrow(folder: Path) -> None:
    """An environment with the bundle's wheel, and for all else with the packages of this one."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / ".venv"], check=True)
    (packages,) = (folder / ".venv").glob("lib/*/site-packages")
    (wheel,) = folder.glob("*.whl")
    shutil.unpack_archive(wheel, packages, "zip")
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    for name in ("share", "etc"):
        (folder / ".venv" / name).symlink_to(Path(sys.prefix, name))
    command = folder / ".venv" / "bin" / "dpedu"
    call = "import sys; from dpedu.cli import main; sys.exit(main())"
    command.write_text(f"#!{command.with_name('python')}\n{call}\n")
    command.chmod(0o755)


def instructor(his: User, platform: str, notebook: bytes) -> None:
    """From the platform's archive to marks and feedback."""
    left_out = shutil.ignore_patterns("_build", ".git", ".venv", ".*_cache", "exercises")
    shutil.copytree(ROOT, his.folder, ignore=left_out)
    (his.folder / ".venv").symlink_to(sys.prefix)
    his.environment["PYTHONPATH"] = str(his.folder)  # the environment may be another folder's
    readme = (his.folder / "README.md").read_text(encoding="utf-8").replace("NAME", NAME)
    part = readme.partition("## For instructors")[2]
    commands = re.findall(r"^(\.venv\S+ .*?) +#", part, re.M)
    exercises, collect, mark, read, again, marks = commands[:6]
    download(platform, notebook, his.folder / "submissions.zip", his.folder / "grades.csv")
    made = his.folder / "_build" / "course"

    his.type("the student notebooks", exercises, NAME)
    his.type("collecting", collect, "of 4 students", ABSENT)
    his.type("marking", mark, re.compile(f"could not be marked: {DAMAGED}"))
    his.page.goto((made / "report" / f"{NAME}.html").as_uri())
    his.see("the report", STUDENT, DAMAGED)
    with his.start(read) as desk:
        his.see("the proofs", "1 of 3 marked", "Waits for a mark.")
        for _ in range(2):
            his.press("1", "3", "c")
            his.write(REMARK)
            his.press("Escape", "u")
        his.see("the proofs are marked", "3 of 3 marked", "Saved: 2 of 5 points.")
        desk.send_signal(signal.SIGINT)
    with his.start(".venv/bin/jupyter lab"):
        his.menu("Nbgrader", "Formgrader")
        grader = his.page.frame_locator("iframe")
        his.see("the Formgrader", "Manage Assignments", within=grader)
        for link in ("Manual Grading", NAME, NAME, "Submission #1"):
            his.click(grader.get_by_role("link", name=link))
        grader.locator("mjx-container svg").first.wait_for()
        his.click(grader.locator("input#q7_proof"))
        his.see("the Formgrader's mark of a proof", "marked by hand", within=grader)
        his.shut_down()
    with open(made / "marks.csv", encoding="utf-8") as table:
        (damaged,) = (row["student"] for row in csv.DictReader(table) if row["remark"])
    (place,) = re.findall(r"`(\S+STUDENT_\S+)`", part)
    repaired = his.folder / place.replace("STUDENT", damaged)
    repaired.parent.mkdir()
    repaired.write_bytes(*submission(ROOT, NAME, {"default": "right"}).values())
    his.type("marking again", again, "4 marked, 0 points to be read")
    his.show("marks.csv", (made / "marks.csv").read_text(encoding="utf-8"), STUDENT)
    (place,) = re.findall(r"`(\S+feedback/STUDENT\S+)`", part)
    (page,) = his.folder.glob(place.replace("STUDENT", f"*{STUDENT.split()[0].lower()}*"))
    his.page.goto(page.as_uri())
    his.see("what she reads", REMARK, re.compile("24 of 35"))
    his.type("the table for the platform", marks, "4 marks")
    table = (made / "marks" / f"{NAME}.csv").read_text(encoding="utf-8")
    his.show("the filled table", table, re.compile("Hopper.*,24"))


def download(platform: str, notebook: bytes, archive: Path, roster: Path) -> None:
    """What a platform lets an instructor download of a small class; one has handed in nothing."""
    work = {STUDENT: notebook}
    for name, plan in OTHERS.items():
        (work[name],) = submission(ROOT, NAME, plan).values()
    lines = {
        "Moodle": ["Identifier,Full name,Email address,Status,Grade,Maximum Grade"],
        "Canvas": [f"Student,ID,SIS Login ID,Section,{TITLE} (7)", "Points Possible,,,,35.00"],
    }[platform]
    with zipfile.ZipFile(archive, "w") as zipped:
        for number, name in enumerate([*work, ABSENT], 101):
            first, last = name.split()
            if platform == "Moodle":
                lines.append(f"Participant {number},{name},{first.lower()}@x.org,,,35.00")
                file = f"{name}_{number}_assignsubmission_file/{NAME}.ipynb"
            else:
                lines.append(f'"{last}, {first}",{number},{first.lower()},One,')
                file = f"{last}{first}_{number}_9{number}_{NAME}.ipynb".lower()
            if name in work:
                zipped.writestr(file, work[name])
    roster.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("pictures", type=Path, metavar="FOLDER")
    parser.add_argument("--install", action="store_true")
    given = parser.parse_args()
    given.pictures.mkdir(parents=True, exist_ok=True)
    subprocess.run([sys.executable, ROOT / "tools" / "release.py"], cwd=ROOT, check=True)
    (bundle,) = (ROOT / "_build" / "release").glob("*.zip")
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as started:
        options = ["--no-sandbox", "--disable-gpu"]
        browser = started.chromium.launch(executable_path=shutil.which("chromium"), args=options)
        try:
            her = User("student", Path(scratch, "her", bundle.stem), browser, given.pictures)
            notebook = student(her, bundle, given.install).read_bytes()
            print(dict(her.count))
            for name in ("Moodle", "Canvas"):
                his = User(
                    f"{name}-instructor", Path(scratch, name, "course"), browser, given.pictures
                )
                instructor(his, name, notebook)
                print(dict(his.count))
        except (Unseen, TimeoutError) as why:  # or what is not there to be clicked on
            sys.exit(str(why))


if __name__ == "__main__":
    main()
