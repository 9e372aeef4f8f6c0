"""Tables of the back matter, made from the course itself, so that none of them can grow stale.

Chapters and what each promises are read from the chapters, questions and points from the student
notebooks, answers that try the markers from their folder, the citation from ``CITATION.cff``. What
an author writes (calendars, what needs what, which exercise asks what others ask) names chapters by
their titles and assignments by their folders; what is not in the course is left out.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from pathlib import Path
from typing import Any, ClassVar

import yaml
from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

PROMISES = re.compile(
    r"^```\{admonition\} What you will be able to do\n(?::.*\n)*((?s:.*?))^```$", re.M
)
TITLE = re.compile(r"^# (.+)$", re.M)
TOTAL = re.compile(r"^\*\*(\d+) points · (\d+) to (\d+) minutes\*\*$", re.M)
READ_FIRST = re.compile(r"^\*\*Read first:\*\*(.+)$", re.M)
QUESTION = re.compile(
    r"^### Question (\d+)(, proof)? · (.+) \((\d+) points?(, marked by hand)?\)$", re.M
)


# The course ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Chapter:
    """A chapter: its place in the order, its page, title, and what a reader will be able to do."""

    part: str
    number: int
    page: str
    title: str
    promises: tuple[str, ...]

    @property
    def link(self) -> str:
        """The chapter as a link that shows number and title."""
        return f"{self.number}\u00a0[{self.title}](/{self.page}.md)"


@dataclass(frozen=True)
class Question:
    """A question that earns points: ``3``, or ``4, proof``."""

    number: str
    title: str
    points: int
    by_hand: bool


@dataclass(frozen=True)
class Assignment:
    """A student notebook: what stands in its first cell, and its questions."""

    name: str
    title: str
    points: int
    minutes: tuple[int, int]
    read_first: tuple[str, ...]
    questions: tuple[Question, ...]

    @property
    def link(self) -> str:
        """The assignment as a link to its place in the index."""
        return f"[{self.title}](#assignment-{self.name})"

    @property
    def proofs(self) -> list[Question]:
        """What a person marks."""
        return [question for question in self.questions if question.by_hand]

    @property
    def count(self) -> int:
        """How many questions a machine marks."""
        return len(self.questions) - len(self.proofs)


class Course:
    """What is in the folder of the course."""

    def __init__(self, root: Path) -> None:
        self.root = root

    @cached_property
    def chapters(self) -> dict[str, Chapter]:
        """All numbered chapters by title, in their order."""
        contents = yaml.safe_load((self.root / "_toc.yml").read_text(encoding="utf-8"))
        numbered = [
            (part.get("caption", ""), entry["file"])
            for part in contents["parts"]
            if part.get("numbered")
            for entry in part["chapters"]
        ]
        found = {}
        for number, (part, file) in enumerate(numbered, start=1):
            text = (self.root / f"{file}.md").read_text(encoding="utf-8")
            title = TITLE.search(text)
            promises = PROMISES.search(text)
            if title is None or promises is None:
                raise ValueError(f'{file}: no title, or no "What you will be able to do"')
            chapter = Chapter(part, number, file, title[1], tuple(items(promises[1])))
            found[chapter.title] = chapter
        return found

    @cached_property
    def assignments(self) -> dict[str, Assignment]:
        """All assignments by folder, in the order of the last chapter that each asks to read."""
        found = [read(path) for path in self.root.glob("exercises/*/*.ipynb")]
        found.sort(
            key=lambda one: (max((c.number for c in self.reading(one)), default=0), one.name)
        )
        return {one.name: one for one in found}

    def reading(self, assignment: Assignment) -> list[Chapter]:
        """The chapters that an assignment asks to read."""
        return [self.chapters[title] for title in assignment.read_first if title in self.chapters]

    def answers(self, name: str, kind: str) -> list[Path]:
        """The answers, right or wrong, that try the markers of an assignment."""
        return sorted((self.root / "tests" / "answers" / name / kind).glob("q*.py"))


def items(text: str) -> Iterator[str]:
    """The entries of a list, each in one line."""
    for entry in re.split(r"^- ", text, flags=re.M)[1:]:
        yield " ".join(entry.split())


def read(path: Path) -> Assignment:
    """What the index says of a student notebook."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    words = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown"]
    title, total, first = (
        TITLE.search(words[0]),
        TOTAL.search(words[0]),
        READ_FIRST.search(words[0]),
    )
    if title is None or total is None or first is None:
        raise ValueError(f"{path}: the first cell lacks title, points and minutes, or reading")
    questions = [
        Question(f"{number}{proof}", name, int(points), bool(hand))
        for number, proof, name, points, hand in QUESTION.findall("\n\n".join(words))
    ]
    return Assignment(
        path.parent.name,
        title[1],
        int(total[1]),
        (int(total[2]), int(total[3])),
        tuple(re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", first[1])),
        tuple(questions),
    )


# What pages say of it -----------------------------------------------------------------------------


def table(head: list[str], rows: list[list[Any]], align: str) -> list[str]:
    """A table in Markdown; ``align`` has a letter a column, l or r."""
    rule = [":--" if side == "l" else "--:" for side in align]
    lines = [head, rule, *([str(entry).replace("|", "\\|") for entry in row] for row in rows)]
    return ["", *(f"| {' | '.join(line)} |" for line in lines), ""]


class FromCourse(SphinxDirective):
    """A directive that writes Markdown about the course."""

    has_content = True

    def markdown(self, course: Course) -> list[str]:
        """The lines to be read in the directive's place."""
        raise NotImplementedError

    def run(self) -> list[nodes.Node]:
        # A new chapter or assignment is a file that no page depends on yet.
        self.env.note_reread()
        text = "\n".join(self.markdown(Course(Path(self.env.app.srcdir))))
        return self.parse_text_to_nodes(text, allow_section_headings=True)

    def lines(self) -> Iterator[list[str]]:
        """The directive's own lines, each split at its bars."""
        for line in self.content:
            if line.strip():
                yield [part.strip() for part in line.split("|")]


class Assignments(FromCourse):
    """All assignments in a table, then the questions of each."""

    def markdown(self, course: Course) -> list[str]:
        every = list(course.assignments.values())
        rows: list[list[Any]] = [
            [one.link, len(one.questions), len(one.proofs), one.points, minutes(one)]
            for one in every
        ]
        sums = [sum(row[column] for row in rows) for column in (1, 2, 3)]
        rows.append(["All together", *sums, minutes(*every)])
        head = ["Assignment", "Questions", "By hand", "Points", "Minutes"]
        lines = table(head, rows, "lrrrr")
        for one in every:
            lines += ["", f"(assignment-{one.name})=", f"## {one.title}", ""]
            lines += [
                f"{one.points} points, {minutes(one)} minutes. "
                f"Read first: {chapters(course.reading(one))}. "
                f"The notebook is `exercises/{one.name}/{one.name}.ipynb`."
            ]
            asked = [
                [q.number, q.title, f"{q.points}, by hand" if q.by_hand else q.points]
                for q in one.questions
            ]
            lines += table(["Question", "What it asks", "Points"], asked, "llr")
        return lines


def chapters(some: list[Chapter]) -> str:
    return "; ".join(chapter.link for chapter in some)


def minutes(*some: Assignment) -> str:
    """How long they take together, from the shorter times to the longer ones."""
    return " to ".join(str(sum(one.minutes[side] for one in some)) for side in (0, 1))


class Covered(FromCourse):
    """Lines ``what others ask | folder | where``: which of our questions ask it."""

    def markdown(self, course: Course) -> list[str]:
        rows = [
            [asked, f"{course.assignments[name].link}: {where}"]
            for asked, name, where in self.lines()
            if name in course.assignments
        ]
        return table(["Exercise", "Here"], rows, "ll")


class Outcomes(FromCourse):
    """What a reader will be able to do, chapter by chapter, to be ticked off."""

    def markdown(self, course: Course) -> list[str]:
        lines = []
        for chapter in course.chapters.values():
            lines += ["", f"## {chapter.link}", "", "{.dp-outcomes}"]
            lines += [f"- {promise}" for promise in chapter.promises]
        return lines


class Way(FromCourse):
    """The parts of the book with their chapters, in order."""

    def markdown(self, course: Course) -> list[str]:
        parts = groupby(course.chapters.values(), key=lambda chapter: chapter.part)
        lines = [f"- **{part}.** {chapters(list(some))}" for part, some in parts]
        return ["{.dp-way}", *lines]


class Needs(FromCourse):
    """Lines ``chapter | what it needs | ...``, by titles: which chapters need which."""

    def markdown(self, course: Course) -> list[str]:
        known = course.chapters
        rows = [
            [known[title].link, chapters([known[n] for n in needed if n in known]) or "nothing"]
            for title, *needed in self.lines()
            if title in known
        ]
        return table(["Chapter", "needs"], rows, "ll")


class Calendar(FromCourse):
    """A line a week, ``chapter; chapter | folder; folder``: what to read, what to hand in."""

    def markdown(self, course: Course) -> list[str]:
        rows: list[list[Any]] = []
        every: list[Assignment] = []
        for week, (titles, names) in enumerate(self.lines(), start=1):
            read = [course.chapters[t] for t in titles.split("; ") if t in course.chapters]
            due = [course.assignments[n] for n in names.split("; ") if n in course.assignments]
            links = "; ".join(one.link for one in due)
            rows.append([week, chapters(read), links, minutes(*due) if due else ""])
            every += due
        rows.append(["all", "", "", minutes(*every)])
        return table(["Week", "Read", "Hand in", "Minutes"], rows, "rllr")


class Markers(FromCourse):
    """How many right and wrong answers try the markers, and what is left to a person."""

    def markdown(self, course: Course) -> list[str]:
        rows: list[list[Any]] = []
        for one in course.assignments.values():
            tried = [len(course.answers(one.name, kind)) for kind in ("right", "wrong")]
            by_hand = sum(proof.points for proof in one.proofs)
            rows.append([one.link, one.count, *tried, one.points - by_hand, by_hand])
        if not any(row[2] for row in rows):
            return ["The answers are kept apart from this copy of the course."]
        sums = [sum(row[column] for row in rows) for column in range(1, 6)]
        head = ["Assignment", "Questions", "Right answers", "Wrong answers", "Points by machine",
                "by hand"]  # fmt: skip
        return table(head, [*rows, ["All together", *sums]], "lrrrrr")


class TermCost(FromCourse):
    """How long a machine works for all assignments of a term, from the benchmarks' table."""

    option_spec: ClassVar = {"students": directives.positive_int}
    WORK = "a submission, from upload to feedback and report"

    def markdown(self, course: Course) -> list[str]:
        students = self.options["students"]
        results = course.root / "benchmarks" / "results" / "returning.md"
        if not results.is_file():
            return [
                "`python -m benchmarks returning` measures what a submission costs, from upload to "
                "feedback and report; this page then says what a term does."
            ]
        read = results.read_text(encoding="utf-8")
        (row,) = [line.split("|") for line in read.splitlines() if f"| {self.WORK} |" in line]
        ours, theirs = (self.seconds(amount) for amount in row[3:5])
        count = len(course.assignments) * students
        mine, stock = (f"{count * each / 60:.0f}" for each in (ours, theirs))
        return [
            f"A term of {len(course.assignments)} assignments and {students} students takes such "
            f"a machine **{mine} minutes**: {count} submissions, each {row[3].strip()} from upload "
            "to feedback and report, as the benchmark `returning` measured. nbgrader alone "
            f"would take {stock} minutes, without the report. The proofs are on top, by hand."
        ]

    @staticmethod
    def seconds(amount: str) -> float:
        number, unit = amount.split()
        return float(number) * {"ms": 0.001, "s": 1.0}[unit]


class Citation(FromCourse):
    """How to cite the course, in words and for BibTeX."""

    def markdown(self, course: Course) -> list[str]:
        said = yaml.safe_load((course.root / "CITATION.cff").read_text(encoding="utf-8"))
        authors = [
            one.get("name") or f"{one['given-names']} {one['family-names']}"
            for one in said["authors"]
        ]
        year = str(said["date-released"])[:4]
        return [
            f"> {', '.join(authors)} ({year}). *{said['title']}*. Version {said['version']}.",
            "",
            "```bibtex",
            f"@software{{dpedu{year},",
            f"  author  = {{{' and '.join(f'{{{name}}}' for name in authors)}}},",
            f"  title   = {{{said['title']}}},",
            f"  version = {{{said['version']}}},",
            f"  year    = {{{year}}}",
            "}",
            "```",
        ]


def add_boxes(app: Sphinx, doctree: nodes.document) -> None:
    """Each outcome of the list with a box to tick; on paper the bullet serves."""
    for part, outcomes in enumerate(doctree.findall(nodes.bullet_list)):
        if "dp-outcomes" in outcomes["classes"]:
            for serial, outcome in enumerate(outcomes):
                name = f"outcome-{part}-{serial}"
                box = f'<input type="checkbox" id="{name}" autocomplete="off"><label for="{name}">'
                outcome[0].insert(0, nodes.raw("", box, format="html"))
                outcome[0].append(nodes.raw("", "</label>", format="html"))


def setup(app: Sphinx) -> dict[str, bool]:
    for directive in (
        Assignments,
        Covered,
        Outcomes,
        Way,
        Needs,
        Calendar,
        Markers,
        TermCost,
        Citation,
    ):
        app.add_directive(directive.__name__.lower(), directive)
    app.connect("doctree-read", add_boxes)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
