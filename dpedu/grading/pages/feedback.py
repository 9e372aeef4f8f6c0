"""What a student gets back: one page a notebook, question by question, without hidden tests.

What a page says about tests comes from a run of its own, in which hidden tests do not exist: an
answer that notes what it is called with has nothing to tell. Everything of a student's is shown as
plain text. A page holds no script and asks for no other file.
"""

from __future__ import annotations

import contextlib
import html
import itertools
import json
import os
import re
import threading
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from dpedu._validate import many
from dpedu.grading.coming_in.submission import Unreadable, read_regular
from dpedu.grading.course.folders import students_of
from dpedu.grading.course.handout import Given
from dpedu.grading.course.plan import NotebookPlan, Plan, load
from dpedu.grading.course.words import line, shown
from dpedu.grading.marking.prepare import How, limit_of, prepare
from dpedu.grading.marking.rehearsal import complaint, reading_job
from dpedu.grading.marking.whole_class import Say
from dpedu.grading.pages.kept import Kept, Page
from dpedu.grading.pages.sheets import Sheet, sheets
from dpedu.grading.pages.style import STYLE
from dpedu.grading.pages.typeset import typeset
from dpedu.grading.sandbox import engine
from dpedu.grading.sandbox import wall as sandbox
from dpedu.grading.sandbox.wall import Options

MOST_MESSAGE = 3000
MOST_MARKED = 64 * 2**20  # bytes of a marked notebook
MOST_READ = 64 * 2**20  # bytes of all that are being read: memory is not endless
MOST_PAGES = 1_000_000  # characters of answers on pages that are written together
HIDDEN = "The tests in your notebook pass. Among those that are not in it, one does not."
OTHERWISE = "Not all tests pass."
NO_RESPONSE = "No response."  # nbgrader's comment on an answer that is as it was given out


@dataclass
class Question:
    """What one graded cell has to say."""

    title: str
    most: float
    score: float
    waits: bool
    said: str = ""  # how the tests went
    message: str = ""  # what was expected, in the words of a test that students have
    answers: list[str] = field(default_factory=list)
    prose: list[str] = field(default_factory=list)  # answers in words and formulas
    comments: list[str] = field(default_factory=list)

    @property
    def size(self) -> int:
        """How many characters of a student's it has: prose with its formulas set has more."""
        return sum(map(len, self.answers)) + 3 * sum(map(len, self.prose))


@dataclass(frozen=True)
class Told:
    """What a judge tells of a notebook: the named cells with their answers, and its tests."""

    cells: list[list[str]] = field(default_factory=list)
    tests: dict[str, dict[str, Any]] = field(default_factory=dict)


def write(app: Any, assignment: str, how: How, say: Say, *, student: str = "*") -> list[Path]:
    """Write the pages of an assignment, for all that is marked. Returns where they are."""
    course = app.coursedir
    marked = {
        name: Path(course.root, course.format_path(course.autograded_directory, name, assignment))
        for name in students_of(course, assignment, student)
    }
    if not any(folder.is_dir() for folder in marked.values()):
        return []
    plan, found = load(course, assignment, refresh=False), sheets(course, assignment)
    pages = []
    for name, folder in marked.items():
        target = Path(course.root, course.format_path(course.feedback_directory, name, assignment))
        for notebook in plan.notebooks:
            if (name, notebook) in found and (folder / f"{notebook}.ipynb").is_file():
                place = target / f"{notebook}.html"
                pages.append(Page(name, notebook, folder, place, found[name, notebook]))
    kept = Kept(course, assignment, (plan.digest, limit_of(app, how.timeout), how.sandbox))
    stale = [page for page in pages if how.force or not kept.has(page)]
    if stale:
        kept.note(_write(app, assignment, how, say, stale))
    return [page.place for page in pages]


def _write(app: Any, assignment: str, how: How, say: Say, pages: list[Page]) -> list[Page]:
    """Write these pages. Returns those that say all they can."""
    given = Given(app, assignment)
    plan, options, limit = prepare(app, assignment, how, size=len(pages), seen=given.visible)
    maker, whole = _Maker(given, plan, options, limit), list[Page]()
    known_as = given.title() or (assignment if len(plan.notebooks) == 1 else "")
    made: list[tuple[Page, list[Question]]] = []
    size = 0
    for page, told, complete in _told(maker, how.workers, pages, say):
        if complete:
            whole.append(page)
        made.append((page, list(maker.questions(page, told))))
        size += sum(each.size for each in made[-1][1])
        if size > MOST_PAGES:
            _put(made, known_as, assignment)
            made, size = [], 0
    _put(made, known_as, assignment)
    return whole


def _told(
    maker: _Maker, workers: int, pages: list[Page], say: Say
) -> Iterator[tuple[Page, Told, bool]]:
    """What each page is to say, in their order, a few of them ahead; and whether that is all."""
    places = workers or len(os.sched_getaffinity(0))
    ahead: deque[tuple[Page, Future[Told]]] = deque()
    with ThreadPoolExecutor(places) as pool:
        try:
            coming = iter(pages)
            while True:
                for page in itertools.islice(coming, 2 * places - len(ahead)):
                    ahead.append((page, pool.submit(maker.told, page)))
                if not ahead:
                    return
                page, run = ahead.popleft()
                try:
                    yield page, run.result(), True
                except (engine.Failed, Unreadable, OSError) as error:
                    say(f"  feedback says less for {line(page.student)}: {error}")
                    yield page, maker.answers(page), False
        finally:
            sandbox.close()


def _put(made: list[tuple[Page, list[Question]]], known_as: str, assignment: str) -> None:
    """Write pages."""
    words = _typeset(each for _, asked in made for each in asked)
    for page, asked in made:
        page.place.parent.mkdir(parents=True, exist_ok=True)
        part = page.place.with_name(f".{page.notebook}.part")
        written = render(
            known_as or f"{assignment} · {page.notebook}",
            page.sheet.who,
            asked,
            page.sheet.penalty,
            words,
        )
        part.write_text(written, encoding="utf-8")
        part.replace(page.place)


def _typeset(questions: Iterable[Question]) -> dict[str, str]:
    """Prose and comments as HTML, each once."""
    texts = {text for each in questions for text in (*each.prose, *map(_lines, each.comments))}
    return dict(zip(sorted(texts), typeset(sorted(texts)), strict=True))


def _lines(comment: str) -> str:
    """A comment whose lines stay apart."""
    return comment.replace("\n", "  \n")


class _Maker:
    """Makes the pages of one assignment."""

    def __init__(self, given: Given, plan: Plan, options: Options, limit: float) -> None:
        self._given, self._plan, self._options, self._limit = given, plan, options, limit
        self._titles = {name: self._given.headings(name) for name in plan.notebooks}
        self._room = _Room(MOST_READ)

    def lacks(self, sheet: Sheet, notebook: str) -> bool:
        """Whether a test took points off, so that there is something to explain."""
        known = self._plan.notebooks[notebook].cells
        return any(
            known[name].role == "test" and mark.auto != mark.most
            for name, mark in sheet.marks.items()
            if name in known
        )

    def told(self, page: Page) -> Told:
        """What a page says of a notebook: its answers, and what tests say that students have.

        A judge reads it, and runs it as the student could where something is to be explained.
        """
        plan = self._plan.notebooks[page.notebook]
        return self._read(page, plan if self.lacks(page.sheet, page.notebook) else _unrun(plan))

    def answers(self, page: Page) -> Told:
        """The answers alone, if they can be had."""
        try:
            return self._read(page, _unrun(self._plan.notebooks[page.notebook]))
        except (engine.Failed, Unreadable, OSError):
            return Told()

    def _read(self, page: Page, plan: NotebookPlan) -> Told:
        cells = {
            name: cell if cell.solution else replace(cell, source=self._given.visible(cell.source))
            for name, cell in plan.cells.items()
        }
        path = page.folder / f"{plan.name}.ipynb"
        files = {
            each.relative_to(page.folder).as_posix(): each
            for each in (page.folder.rglob("*") if plan.runs else ())
            if each.is_file() and each.suffix != ".ipynb"
        }
        own = {name: each for name, each in files.items() if name not in self._plan.files}
        with self._room.of(sum(each.stat().st_size for each in (path, *own.values()))):
            job = reading_job(
                self._plan,
                replace(plan, cells=cells),
                read_regular(path, MOST_MARKED),
                {name: each.read_bytes() for name, each in own.items()},
                limit=plan.limit or self._limit,
                tells=True,
            )
            said = engine.judge(*job, self._options)
        if "unreadable" in said:
            raise Unreadable(said["unreadable"])
        made = json.loads(said["content"])
        sources = {name: cell.source for name, cell in cells.items()}
        tests = {name: each | {"source": sources[name]} for name, each in made["said"].items()}
        return Told(made["cells"], tests)

    def questions(self, page: Page, told: Told) -> Iterator[Question]:
        """What a page has to say, question by question."""
        plan, sheet = self._plan.notebooks[page.notebook], page.sheet
        titles = self._titles[plan.name]
        answers: list[str] = []
        prose: list[str] = []
        remarks: list[str] = []
        for name, text in told.cells or [[name, ""] for name in plan.cells]:
            known = plan.cells[name]
            if known.solution and told.cells:
                (prose if known.kind == "markdown" else answers).append(shown(text))
            if name in sheet.comments:
                remarks.append(shown(sheet.comments[name]))
            if name not in sheet.marks:
                continue
            mark = sheet.marks[name]
            one = Question(
                titles.get(name) or name,
                mark.most,
                mark.score,
                mark.waits,
                answers=answers,
                prose=prose,
                comments=remarks,
            )
            if known.role == "test" and not mark.by_hand and not one.waits:
                if one.score >= one.most:
                    one.said = "All tests pass."
                else:
                    one.said, one.message = _why(known, told.tests.get(name))
                if NO_RESPONSE in remarks:
                    one.message = ""
            yield one
            answers, prose, remarks = [], [], []


def _unrun(plan: NotebookPlan) -> NotebookPlan:
    """The same notebook, to be read only."""
    return replace(plan, kernelspec=plan.kernelspec | {"language": "none"})


class _Room:
    """Bytes that several may have at a time: who wants too many has them alone."""

    def __init__(self, most: int) -> None:
        self._left, self._most, self._change = most, most, threading.Condition()

    @contextlib.contextmanager
    def of(self, size: int) -> Iterator[None]:
        """So many bytes, as soon as they are free."""
        size = min(size, self._most)
        with self._change:
            self._change.wait_for(lambda: self._left >= size)
            self._left -= size
        try:
            yield
        finally:
            with self._change:
                self._left += size
                self._change.notify_all()


def _why(known: Any, made: dict[str, Any] | None) -> tuple[str, str]:
    """What is wrong, as far as the tests that a student has can say."""
    if made is None:
        return OTHERWISE, ""
    if made.get("state"):
        return OTHERWISE, f"The program {made['state']}."
    for output in made["outputs"]:
        if output["output_type"] != "error":
            continue
        text = output["evalue"].strip()
        if output["ename"] != "AssertionError":
            text = f"{output['ename']}: {text}"
        if not text:
            text = _line(made["source"], "\n".join(output["traceback"]))
        if output["ename"] == "NotImplementedError":
            text = "There is no answer yet."
        return OTHERWISE, text[:MOST_MESSAGE]
    return (HIDDEN if not complaint(known, made) else OTHERWISE), ""


def _line(source: str, trace: str) -> str:
    """The line of a test that failed without a word."""
    found = re.search(r"Cell In\[\d+\], line (\d+)", trace)
    lines = source.splitlines()
    if found is None or not 0 < int(found.group(1)) <= len(lines):
        return ""
    return f"This does not hold: {lines[int(found.group(1)) - 1].strip()}"


def render(
    title: str,
    student: str,
    questions: list[Question],
    penalty: float,
    words: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """A page, whatever the texts are; prose as it was set, if it was."""
    text = html.escape
    counted = [each for each in questions if not each.waits]
    score = max(0.0, sum(each.score for each in counted) - penalty)
    most = sum(each.most for each in counted)
    waiting = sum(each.most for each in questions if each.waits)
    parts = [
        "<!DOCTYPE html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta http-equiv="Content-Security-Policy" '
        "content=\"default-src 'none'; style-src 'unsafe-inline'\">",
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{text(title)}: feedback</title><style>{STYLE}</style></head><body><main>",
        f"<h1>{text(title)}</h1><p>{text(line(student))}</p>",
        f'<p class="points">{score:g} of {many(most, "point")}</p>',
    ]
    if waiting:
        wait = "more point waits" if waiting == 1 else "more points wait"
        parts.append(f"<p>{waiting:g} {wait} for a person to read your answers.</p>")
    if penalty:
        points = "point is" if penalty == 1 else "points are"
        parts.append(f"<p>{penalty:g} {points} taken off, for it came late.</p>")
    parts.append(
        "<table><caption>Points</caption><thead><tr><th scope='col'>Question</th>"
        "<th scope='col'>Points</th></tr></thead><tbody>"
    )
    parts += [f"<tr><td>{text(each.title)}</td><td>{_points(each)}</td></tr>" for each in questions]
    parts.append("</tbody></table>")
    for each in questions:
        parts.append(f"<section><h2>{text(each.title)}</h2><p class='points'>{_points(each)}</p>")
        if each.said:
            kind = "good" if each.score >= each.most else "bad"
            parts.append(f"<p class='{kind}'>{text(each.said)}</p>")
        if each.message:
            parts.append(f"<pre>{text(shown(each.message))}</pre>")
        for comment in each.comments:
            made = words.get(_lines(comment)) or text(shown(comment))
            parts.append(f"<div class='comment'>{made}</div>")
        code = [one for one in each.answers if one.strip()]
        prose = [one for one in each.prose if one.strip()]
        if code or prose:
            parts.append("<p>Your answer:</p>")
        elif each.answers or each.prose:
            parts.append("<p>You wrote no answer.</p>")
        parts += [f"<pre>{text(shown(answer))}</pre>" for answer in code]
        for one in prose:
            made = words.get(one) or f"<pre>{text(shown(one))}</pre>"
            parts.append(f"<div class='prose'>{made}</div>")
        parts.append("</section>")
    return "\n".join([*parts, "</main></body></html>", ""])


def _points(each: Question) -> str:
    return f"{each.most:g}, not marked yet" if each.waits else f"{each.score:g} of {each.most:g}"
