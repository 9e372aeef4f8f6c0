"""Two users' whole ways, walked in a real browser, with a picture of each step: after ``make book``.

A student's, from the bundle of ``make release`` to the file that is handed in; then an instructor's,
from a platform's archive with that very file to marks and feedback, once by Moodle and once by
Canvas. The commands are those of the READMEs that they have, typed as they stand there. Look at
the pictures as these users would::

    python tests/helpers/both_ways.py FOLDER [--install]

A way ends with a sentence at the first step that does not show what its user must see. The
student's environment borrows this one's packages; with ``--install`` it is made as the bundle says.
"""

from __future__ import annotations

import argparse
import contextlib
import html
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from building import ROOT
from playwright.sync_api import TimeoutError, sync_playwright

sys.path.insert(0, str(ROOT / "tests" / "classroom"))
from sample_class import answer, submission  # noqa: E402

NAME, CHAPTER, TITLE = "linkage", 3, "Linkage and k-anonymity"
STUDENT = "Grace Hopper"
FIRST = "wrong/first_fit"  # what she answers to Question 1 before she has read what its test says
LEFT = {"q2": "wrong/search_to_10000", "q6": "wrong/equal_values"}  # the test of the second says so
PROOF = "Two classes meet in at most one person, so $n \\ge k \\cdot k = k^2$. A grid has as many."
PATIENCE = 120  # seconds, for a machine that is busy
TERMINAL = """<!DOCTYPE html><title>Terminal</title><body style="margin: 0; background: #111">
<pre style="font: 15px/1.35 monospace; color: #ddd; padding: 1em; white-space: pre-wrap">{}</pre>"""


class Unseen(Exception):
    """The user does not see what they must. The message says what."""


class User:
    """Somebody with a screen and a home of their own; what they do is counted."""

    def __init__(self, name: str, folder: Path, browser: Any, pictures: Path) -> None:
        self.name, self.folder, self.pictures = name, folder, pictures
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        context.set_default_timeout(PATIENCE * 1000)
        self.page, self.terminal = context.new_page(), context.new_page()
        self.count: Counter[str] = Counter()
        self.steps = 0
        home = folder.parent / f"home of {name}"
        home.mkdir(parents=True)
        self.opened, opener = home / "opened", home.parent / f"browser-of-{name}"
        opener.write_text(f"#!/bin/sh\necho \"$1\" > '{home}/new'; mv '{home}/new' '{self.opened}'\n")
        opener.chmod(0o755)
        (home / ".jupyter").mkdir()  # in a container everybody is root
        settings = home / ".jupyter" / "jupyter_server_config.json"
        settings.write_text('{"ServerApp": {"allow_root": true}}')
        own = {"HOME": str(home), "BROWSER": f"{opener} %s", "LANG": "C.UTF-8"}
        self.environment = {"PATH": os.environ["PATH"]} | own

    def see(self, step: str, *texts: str | re.Pattern[str], page: Any = None) -> None:
        """Look at a page: these texts are there, to be read."""
        self.steps += 1
        page = page or self.page
        page.bring_to_front()
        try:
            for text in texts:
                page.get_by_text(text).locator("visible=true").first.wait_for()
        except TimeoutError:
            raise Unseen(f"{step}: {text!r} is not to be seen") from None
        finally:
            file = f"{self.name}-{self.steps:02}-{step.replace(' ', '-')}.png"
            page.screenshot(path=self.pictures / file)
        print(f"{self.name} {self.steps:02}: {step}", flush=True)

    def type(self, step: str, command: str, *lines: str, status: int = 0) -> str:
        """Type a command, wait for its end, and look at what it says."""
        self.count["commands"] += 1
        done = subprocess.run(
            command, shell=True, cwd=self.folder, env=self.environment, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        self.show(step, f"$ {command}\n{done.stdout}", *lines)
        if done.returncode != status:
            raise Unseen(f"{step}: {command} ended with {done.returncode}")
        return done.stdout

    def show(self, step: str, text: str, *lines: str) -> None:
        """Look at a text."""
        self.terminal.set_content(TERMINAL.format(html.escape(text)))
        self.see(step, *lines, page=self.terminal)

    @contextlib.contextmanager
    def start(self, command: str) -> Iterator[Any]:
        """Type a command that opens a page and runs while one works there; its process."""
        self.count["commands"] += 1
        self.opened.unlink(missing_ok=True)
        with open(self.opened.with_name("log"), "w") as log:
            running = subprocess.Popen(
                shlex.split(command), cwd=self.folder, env=self.environment,
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True,
            )  # fmt: skip
        try:
            wait(f"{command} opens a page", lambda: self.opened.exists() or running.poll())
            self.page.goto(self.opened.read_text().strip())
            yield running
            wait(f"{command} ends", lambda: running.poll() is not None)
        finally:
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGKILL)

    def click(self, what: Any, *, twice: bool = False) -> None:
        self.count["clicks"] += 1 + twice
        what.click(click_count=1 + twice)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.count["keys"] += 1
            self.page.keyboard.press(key)

    def menu(self, name: str, entry: str) -> None:
        self.click(self.page.get_by_role("menuitem", name=name, exact=True))
        self.click(self.page.get_by_role("menuitem", name=entry, exact=True))

    def shut_down(self) -> None:
        self.menu("File", "Shut Down")
        self.click(self.page.get_by_role("button", name="Shut Down"))


def wait(what: str, done: Callable[[], Any]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        if time.monotonic() > end:
            raise Unseen(f"not within {PATIENCE} s: {what}")
        time.sleep(0.1)


# A student's way ---------------------------------------------------------------------------------


def student(her: User, bundle: Path, install: bool) -> Path:
    """From the bundle to the file that is handed in."""
    shutil.unpack_archive(bundle, her.folder.parent)
    readme = (her.folder / "README.md").read_text(encoding="utf-8")
    environment, packages, course, check = re.findall(r"^    (\S.*)$", readme, re.M)
    her.show("the bundle", "  ".join(sorted(os.listdir(her.folder))) + "\n\n" + readme, course)
    her.page.goto((her.folder / "book" / "index.html").as_uri())
    her.see("the book", "Differential privacy that runs")
    if install:
        her.type("an environment", environment)
        her.type("the packages", packages)
    else:
        borrow(her.folder)
    with her.start(course):
        her.see("START", "The way through", "Python 3 (ipykernel) | Idle")
        her.click(her.page.locator(".jp-CodeCell .cm-content"))
        her.press("Shift+Enter")
        her.see("the first cell ran", re.compile(r"^dpedu [\d.]+ is here: open the first chapter"))
        chapter = her.page.get_by_role("row").filter(
            has=her.page.get_by_role("cell", name=str(CHAPTER), exact=True)
        )
        her.click(chapter.get_by_role("link", name=TITLE))
        her.see("the assignment", "Handing in.", "Python 3 (ipykernel) | Idle")
        notebook = her.folder / "dpedu-course" / "exercises" / NAME / f"{NAME}.ipynb"
        answer_all(her, json.loads(notebook.read_text(encoding="utf-8"))["cells"])
        her.press("Control+s")
        wait("the notebook is saved", lambda: PROOF[:20] in notebook.read_text(encoding="utf-8"))
        her.click(her.page.get_by_role("button", name="Validate"))
        her.see("Validate", "Validation Results", "Question 6 ·")
        her.click(her.page.get_by_role("button", name="Ok", exact=True))
        for folder in ("exercises", NAME):
            her.click(her.page.locator(".jp-DirListing-item", has_text=folder).first, twice=True)
        her.see("the file that is handed in", f"{NAME}.ipynb")
        her.shut_down()
    her.type("dpedu check", check, re.compile("7 of 8 .* Not yet: Question 6"), status=1)
    return notebook


def answer_all(her: User, cells: list[Any]) -> None:
    """Answer every question and run its tests; mend the first, when its test has spoken."""
    here = her.page.locator(".jp-MainAreaWidget:not(.lm-mod-hidden)")

    def write(number: int, text: str) -> None:
        cell = here.locator(f'.jp-Cell[data-windowed-list-index="{number}"]')
        her.click(cell.locator(".cm-content, .jp-MarkdownOutput").locator("visible=true"))
        her.press(*["Enter"] * (cells[number]["cell_type"] == "markdown"), "Control+a")
        her.page.keyboard.insert_text(text)
        her.press("Shift+Enter")

    def tests(number: int) -> Any:
        her.press("Shift+Enter")
        cell = here.locator(f'.jp-Cell[data-windowed-list-index="{number + 1}"]')
        said = cell.locator(".jp-OutputArea-output")
        said.first.wait_for()
        return said.first.inner_text()

    her.click(here.locator('.jp-Cell[data-windowed-list-index="1"] .cm-content'))
    her.press("Shift+Enter")
    for number, cell in enumerate(cells):
        marks = cell["metadata"].get("nbgrader", {})
        question = marks.get("grade_id", "")
        if not marks.get("solution"):
            continue
        if marks["grade"]:
            write(number, PROOF)
            her.see("the proof is written", "Two classes meet in at most one person")
            continue
        if question == "q1":
            write(number, answer(NAME, question, FIRST))
            tests(number)
            her.see("what a test says", "It looks as if the first who fits was taken")
        write(number, answer(NAME, question, LEFT.get(question, "right")))
        print(tests(number))


# An instructor's way -----------------------------------------------------------------------------


def instructor(his: User, platform: str, notebook: Path) -> None:
    """From the platform's archive to marks and feedback."""
    left_out = shutil.ignore_patterns("_build", ".git", ".venv", ".*_cache", "exercises")
    shutil.copytree(ROOT, his.folder, ignore=left_out)
    (his.folder / ".venv").symlink_to(sys.prefix)
    his.environment["PYTHONPATH"] = str(his.folder)  # the environment may be another folder's
    readme = (his.folder / "README.md").read_text(encoding="utf-8")
    part = readme.partition("## For instructors")[2].partition("```\n")[2].partition("```")[0]
    exercises, collect, mark, read, again, marks = re.findall(
        r"^(\S.*?) +#", part.replace("NAME", NAME), re.M
    )
    archive, roster = PLATFORMS[platform](notebook.read_bytes())
    with zipfile.ZipFile(his.folder / "submissions.zip", "w") as zipped:
        for name, content in archive.items():
            zipped.writestr(name, content)
    (his.folder / "grades.csv").write_text(roster, encoding="utf-8")

    his.type("the student notebooks", exercises, NAME)
    his.type("collecting", collect, "of 4 students", "Anna Absent")
    his.type("marking", mark, "Harold Hotelling")
    made = his.folder / "_build" / "course"
    his.page.goto((made / "report" / f"{NAME}.html").as_uri())
    his.see("the report", STUDENT, "Harold Hotelling")
    with his.start(read) as desk:
        his.see("the proofs", "0 of")
        his.press("Control+Home", "1", "3", "c")
        his.page.keyboard.type("Why do the classes of the others differ?")
        his.press("Escape")
        his.see("one proof is marked", "Saved")
        desk.send_signal(signal.SIGINT)
    with his.start(".venv/bin/jupyter lab"):
        his.menu("Nbgrader", "Formgrader")
        frame = his.page.frame_locator("iframe")
        his.click(frame.get_by_role("link", name=NAME, exact=True))
        his.see("the Formgrader")
        his.shut_down()
    his.type("marking again", again)
    his.show("marks.csv", (made / "marks.csv").read_text(encoding="utf-8"), STUDENT)
    his.type("the table for the platform", marks, status=1)
    his.show("the filled table", (made / "marks" / f"{NAME}.csv").read_text(encoding="utf-8"))
    for page in made.glob(f"feedback/*/{NAME}/{NAME}.html"):
        print(page)


def handed_in(notebook: bytes) -> dict[str, bytes]:
    """A small class: what each has handed in."""
    made = {STUDENT: notebook}
    for name, plan in {
        "Ada Lovelace": {"default": "right", "proofs": "written"},
        "Blaise Pascal": {"default": "blank"},
        "Harold Hotelling": {"default": "right", "faults": ["damaged"]},
    }.items():
        (made[name],) = submission(ROOT, NAME, plan).values()
    return made


def moodle(notebook: bytes) -> tuple[dict[str, bytes], str]:
    """What Moodle lets one download: all submissions, and the grading worksheet."""
    roster = "Identifier,Full name,Email address,Status,Grade,Maximum Grade\n"
    archive = {}
    work = handed_in(notebook)
    for number, name in enumerate([*work, "Anna Absent"], 101):
        status = "Submitted for grading" if name in work else "No submission"
        roster += f"Participant {number},{name},{name.split()[0].lower()}@x.org,{status},,35.00\n"
        if name in work:
            archive[f"{name}_{number}_assignsubmission_file/{NAME}.ipynb"] = work[name]
    return archive, roster


def canvas(notebook: bytes) -> tuple[dict[str, bytes], str]:
    """What Canvas lets one download: submissions, and the gradebook."""
    roster = f"Student,ID,SIS User ID,SIS Login ID,Section,{TITLE} (77)\nPoints Possible,,,,,35.00\n"
    archive = {}
    work = handed_in(notebook)
    for number, name in enumerate([*work, "Anna Absent"], 101):
        first, last = name.split()
        roster += f'"{last}, {first}",{number},s{number},{first.lower()},One,\n'
        if name in work:
            archive[f"{last}{first}_{number}_9{number}_{NAME}.ipynb".lower()] = work[name]
    return archive, roster


PLATFORMS = {"Moodle": moodle, "Canvas": canvas}


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("pictures", type=Path)
    parser.add_argument("--install", action="store_true")
    given = parser.parse_args()
    given.pictures.mkdir(parents=True, exist_ok=True)
    subprocess.run([sys.executable, ROOT / "tools" / "release.py"], check=True)
    (bundle,) = (ROOT / "_build" / "release").glob("*.zip")
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as started:
        browser = started.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        try:
            her = User("student", Path(scratch, "student", bundle.stem), browser, given.pictures)
            notebook = student(her, bundle, given.install)
            print(dict(her.count))
            shutil.copy(notebook, "/tmp/wx/linkage.ipynb")
            for platform in PLATFORMS:
                his = User(f"instructor-{platform}", Path(scratch, platform, "course"), browser, given.pictures)
                instructor(his, platform, notebook)
                print(dict(his.count))
        except Unseen as error:
            sys.exit(str(error))


if __name__ == "__main__":
    main()
