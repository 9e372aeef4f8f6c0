"""What a student gets back: one page a notebook, question by question, without hidden tests.

What a page says about tests comes from a run of its own, in which hidden tests do not exist: an
answer that notes what it is called with has nothing to tell. Everything of a student's is shown as
plain text. A page holds no script and asks for no other file.
"""

from __future__ import annotations

import html
import json
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

from dpedu._validate import many
from dpedu.grading.course.folders import students_of
from dpedu.grading.course.handout import Given
from dpedu.grading.course.plan import NotebookPlan, Plan, load
from dpedu.grading.course.words import line, shown
from dpedu.grading.marking.prepare import How, limit_of, prepare
from dpedu.grading.marking.rehearsal import complaint, job
from dpedu.grading.marking.whole_class import Say
from dpedu.grading.pages.kept import Kept, Page
from dpedu.grading.pages.sheets import Sheet, sheets
from dpedu.grading.pages.style import STYLE
from dpedu.grading.pages.typeset import typeset
from dpedu.grading.sandbox import engine
from dpedu.grading.sandbox import wall as sandbox
from dpedu.grading.sandbox.wall import Options

MOST_MESSAGE = 3000
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
    maker, whole = _Maker(given, plan, options, limit), []
    with ThreadPoolExecutor(how.workers or len(os.sched_getaffinity(0))) as pool:
        try:
            runs = [
                pool.submit(maker.visible_run, page.folder, page.notebook)
                if maker.lacks(page.sheet, page.notebook)
                else None
                for page in pages
            ]
            questions = []
            for page, run in zip(pages, runs, strict=True):
                said: dict[str, Any] = {}
                try:
                    said = run.result() if run is not None else {}
                    whole.append(page)
                except (engine.Failed, OSError) as error:
                    say(f"  feedback says less for {line(page.student)}: {error}")
                questions.append(maker.questions(page, said))
        finally:
            sandbox.close()
    words = _typeset(each for one in questions for each in one)
    known_as = given.title() or (assignment if len(plan.notebooks) == 1 else "")
    for page, asked in zip(pages, questions, strict=True):
        page.place.parent.mkdir(parents=True, exist_ok=True)
        part = page.place.with_name(f".{page.notebook}.part")
        made = render(
            known_as or f"{assignment} · {page.notebook}",
            page.sheet.who,
            asked,
            page.sheet.penalty,
            words,
        )
        part.write_text(made, encoding="utf-8")
        part.replace(page.place)
    return whole


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

    def lacks(self, sheet: Sheet, notebook: str) -> bool:
        """Whether a test took points off, so that there is something to explain."""
        known = self._plan.notebooks[notebook].cells
        return any(
            known[name].role == "test" and mark.auto != mark.most
            for name, mark in sheet.marks.items()
            if name in known
        )

    def visible_run(self, folder: Path, notebook: str) -> dict[str, dict[str, Any]]:
        """Run a notebook as its student could: what became of each test."""
        plan = self._plan.notebooks[notebook]
        if not plan.runs:
            return {}
        cells = []
        for cell in _cells(folder / f"{notebook}.ipynb"):
            name = cell["metadata"].get("nbgrader", {}).get("grade_id")
            known = plan.cells.get(name)
            source = cell["source"] if known is None or known.solution else known.source
            if known is not None and not known.solution:
                source = self._given.visible(source)
            role = "text" if cell["cell_type"] != "code" else known.role if known else "own"
            cells.append({"role": role, "id": known.name if known else None, "source": source})
        files = {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in folder.rglob("*")
            if path.is_file() and path.suffix != ".ipynb"
        }
        made, content = job(self._plan, plan, cells, files, limit=plan.limit or self._limit)
        said = engine.judge(made, content, self._options)["cells"]
        return {
            str(cell["id"]): {**each, "source": cell["source"]}
            for cell, each in zip(cells, said, strict=True)
            if cell["role"] == "test"
        }

    def questions(self, page: Page, said: dict[str, Any]) -> list[Question]:
        """What a page has to say, question by question."""
        plan = self._plan.notebooks[page.notebook]
        return list(self._questions(page.sheet, plan, page.folder, said))

    def _questions(
        self, sheet: Sheet, plan: NotebookPlan, folder: Path, said: dict[str, Any]
    ) -> Iterator[Question]:
        titles = self._titles[plan.name]
        answers: list[str] = []
        prose: list[str] = []
        remarks: list[str] = []
        for cell in _cells(folder / f"{plan.name}.ipynb"):
            name = cell["metadata"].get("nbgrader", {}).get("grade_id")
            known = plan.cells.get(name)
            if known is None:
                continue
            if known.solution:
                text = cell["cell_type"] == "markdown"
                (prose if text else answers).append(shown(cell["source"]))
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
                    one.said, one.message = _why(known, said.get(name))
                if NO_RESPONSE in remarks:
                    one.message = ""
            yield one
            answers, prose, remarks = [], [], []


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


def _cells(path: Path) -> list[dict[str, Any]]:
    read = json.loads(path.read_text(encoding="utf-8"))
    return [cell | {"source": "".join(cell["source"])} for cell in read["cells"]]


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
