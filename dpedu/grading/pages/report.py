"""The instructor's page about an assignment: one file, without a script, made anew at any time.

It holds what students must not see, hidden tests' messages among it: it lies beside the feedback,
never in it. Every text of a submission's is shown as plain text.
"""

from __future__ import annotations

import html
import os
import statistics
from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from dpedu._validate import many
from dpedu.grading.course.words import shown
from dpedu.grading.pages import svg
from dpedu.grading.pages.style import STYLE
from dpedu.grading.pages.survey import Question, Survey, survey

BINS = 10
DEFINITIONS = (
    (
        "Difficulty",
        "the share of a question's points that the class lost: 0 if everybody has all of "
        "them, 1 if nobody has any.",
    ),
    (
        "Discrimination",
        "the correlation of the points of a question with the sum of the points of all other "
        "questions, over the students who have marks in all of them: near 1, who is good at "
        "the rest is good at this; near 0, the question does not tell them apart; below 0, "
        "look at its tests. It is undefined if all have the same.",
    ),
    (
        "Beside the student's code",
        "the test ran in the student's own process, as nbgrader runs it: it cannot be asked from "
        "another one. Who sets out to can see such a test there, and deceive it.",
    ),
    (
        "Marks so far",
        "what waits for a person is not in them; late penalties are taken off.",
    ),
    (
        "Seconds",
        "from the start of a submission's first cell to the end of its last test, as the "
        "clock goes, beside what else the machine did.",
    ),
)
MORE_STYLE = """
body { max-width: 60rem; }
svg { width: 100%; max-width: 42rem; height: auto; display: block;
  font: 13px system-ui, sans-serif; }
svg text { fill: currentColor; } .bar { fill: var(--bar); }
.axis { stroke: var(--line); stroke-width: 1; }
:root { --bar: #2b6cb0; } td + td, th + th { text-align: left; white-space: normal; }
td.n, th.n { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
td { overflow-wrap: anywhere; }
td:first-child:not(.n) { min-width: 5rem; } td:nth-child(2):not(.n) { min-width: 10rem; }
figure { margin: 1rem 0; } table { width: auto; min-width: 50%; } caption { padding-top: .75rem; }
.wide { overflow-x: auto; margin-bottom: .75rem; } dt { font-weight: bold; margin-top: .5rem; }
@media screen and (max-width: 30rem) { svg text { font-size: 19px; } }
ul { padding-left: 1.2rem; } nav ul { columns: 2; }
@media screen and (prefers-color-scheme: dark) {
  :root { --bar: #7fb3e8; } a { color: #9cc7f5; } }
@media print { table { font-size: .85rem; }
  section { break-inside: auto; } tr, figure { break-inside: avoid; } nav { display: none; }
  .wide { overflow: visible; } h2, caption { break-after: avoid; } }
"""


def write(app: Any, assignment: str, to: Path | None = None) -> Path:
    """Write the page of an assignment, and return where it is."""
    found = survey(app, assignment)
    place = to or Path(app.coursedir.feedback_directory).parent / "report" / f"{assignment}.html"
    place.parent.mkdir(parents=True, exist_ok=True)
    part = place.with_name(f".{place.name}.{os.getpid()}.part")
    part.write_text(render(found, datetime.now().astimezone()), encoding="utf-8")
    part.replace(place)
    return place


def render(found: Survey, made: datetime) -> str:
    """The page."""
    name = text(found.assignment)
    sections = [
        ("marks", "Marks", _marks(found)),
        ("questions", "Questions", _questions(found)),
        ("person", "What waits for a person", _person(found)),
        ("failed", "What could not be marked", _failed(found)),
        ("tried", "Attempts to tamper", _tried(found)),
        ("time", "Time a submission", _time(found)),
        ("remarks", "Remarks of the marking", _remarks(found)),
        ("words", "What the words mean", _words()),
    ]
    parts = [
        "<!DOCTYPE html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta http-equiv="Content-Security-Policy" '
        "content=\"default-src 'none'; style-src 'unsafe-inline'\">",
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{name}: report</title><style>{STYLE}{MORE_STYLE}</style></head><body><main>",
        f"<h1>{name}: report</h1>",
        f"<p>For instructors only: it quotes hidden tests. Made on {made:%d %B %Y at %H:%M}.</p>",
        "<nav aria-label='Contents'><ul>",
        *(f'<li><a href="#{key}">{title}</a></li>' for key, title, _ in sections),
        "</ul></nav>",
    ]
    for key, title, body in sections:
        parts.append(
            f'<section aria-labelledby="{key}"><h2 id="{key}">{title}</h2>{body}</section>'
        )
    return "\n".join([*parts, "</main></body></html>", ""])


def text(said: object) -> str:
    """A text that may be anybody's."""
    return html.escape(shown(str(said)))


def table(caption: str, head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table; numbers stand to the right."""
    body = [list(row) for row in rows]
    columns = list(zip(*body, strict=True)) or [()] * len(head)
    numeric = [all(isinstance(c, int | float | None) for c in column) for column in columns]
    kinds = [" class='n'" if each and body else "" for each in numeric]
    top = "".join(f"<th scope='col'{k}>{text(h)}</th>" for h, k in zip(head, kinds, strict=True))
    lines = [
        "<tr>"
        + "".join(f"<td{k}>{_cell(c)}</td>" for c, k in zip(row, kinds, strict=True))
        + "</tr>"
        for row in body
    ]
    return (
        f'<div class="wide" role="region" tabindex="0" aria-label="{text(caption)}"><table>'
        f"<caption>{text(caption)}</caption><thead><tr>{top}</tr></thead>"
        f"<tbody>{''.join(f'<tr>{each}</tr>' for each in lines)}</tbody></table></div>"
    )


def _cell(value: object) -> str:
    if value is None:
        return "–"
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".") if value else "0"
    return text(value)


def _marks(found: Survey) -> str:
    scores = sorted(found.scores.values())
    waiting = sum(len(q.waiting) for q in found.questions)
    said = (
        f"<p>{len(found.handed_in)} handed in, {len(scores)} are marked, {len(found.failed)} could "
        f"not be. The course gives {many(found.most, 'point')}."
    )
    said += f" To be read by a person: {many(waiting, 'answer')}.</p>" if waiting else "</p>"
    if not scores:
        return said
    edges = [found.most * place / BINS for place in range(BINS + 1)]
    counts = spread(scores, edges)
    low, middle, high = quartiles(scores)
    alt = (
        f"Histogram of the marks so far of {many(len(scores), 'student')}, from {scores[0]:g} to "
        f"{scores[-1]:g} of {many(found.most, 'point')}; the median is {middle:g}."
    )
    plot = svg.histogram(counts, edges, alt=alt, below="points so far")
    summary = table(
        "Marks so far",
        ("Students", "Mean", "Lowest", "Lower quartile", "Median", "Upper quartile", "Highest"),
        [(len(scores), statistics.fmean(scores), scores[0], low, middle, high, scores[-1])],
    )
    rows = list(zip(edges, edges[1:], counts, strict=False))
    bins = table("How many have how many points", ("From", "to", "Students"), rows)
    late = ""
    if found.penalties:
        off = [(found.called(who), points) for who, points in sorted(found.penalties.items())]
        late = table("Taken off, for it came late", ("Student", "Points"), off)
    return f"{said}<figure>{plot}</figure>{summary}{bins}{late}"


def quartiles(values: Sequence[float]) -> tuple[float, float, float]:
    """The lower quartile, the median and the upper one."""
    if len(values) == 1:
        return values[0], values[0], values[0]
    low, middle, high = statistics.quantiles(values, n=4, method="inclusive")
    return low, middle, high


def spread(values: Iterable[float], edges: Sequence[float]) -> list[int]:
    """How many values are from one edge to the next; beyond the last one, in the last."""
    counts = [0] * (len(edges) - 1)
    for value in values:
        place = sum(value >= edge for edge in edges[1:-1])
        counts[place] += 1
    return counts


def _questions(found: Survey) -> str:
    named = [question.name for question in found.questions]
    values = [question.difficulty for question in found.questions]
    known = [(v, n) for v, n in zip(values, named, strict=True) if v is not None]
    if not known:
        return "<p>No question has marks yet.</p>"
    hardest, easiest = max(known), min(known)
    alt = (
        f"A bar for each question's difficulty: the hardest is {hardest[1]} ({hardest[0]:.2f}), "
        f"the easiest {easiest[1]} ({easiest[0]:.2f})."
    )
    plot = svg.bars(named, values, alt=alt, below="difficulty: share of the points that was lost")
    head = ("Cell", "Question", "Points", "Marked", "Mean", "Difficulty", "Discrimination",
            "All points", "No points", "Wait")  # fmt: skip
    rows = [
        (q.name, q.title, q.most, len(q.marks), q.mean, q.difficulty, q.discrimination,
         _percent(q.share(full=True)), _percent(q.share(full=False)), len(q.waiting))
        for q in found.questions
    ]  # fmt: skip
    failures = [_failures(q) for q in found.questions if q.failures]
    beside = ", ".join(text(q.name) for q in found.questions if q.beside)
    note = f"<p>Marked beside the student's code: {beside}.</p>" if beside else ""
    return f"<figure>{plot}</figure>{table('Each question', head, rows)}{note}{''.join(failures)}"


def _percent(share: float | None) -> str | None:
    return None if share is None else f"{share:.0%}"


def _failures(question: Question) -> str:
    rows = [(count, said) for said, count in question.failures.most_common(5)]
    left = sum(question.failures.values()) - sum(count for count, _ in rows)
    if left:
        rows.append((left, "other messages"))
    return table(f"What failed most often in {question.name}", ("Times", "Message"), rows)


def _person(found: Survey) -> str:
    rows = [
        (q.name, len(q.waiting), _names(found, q.waiting)) for q in found.questions if q.waiting
    ]
    again = [
        (found.called(who), ", ".join(cells)) for who, cells in sorted(found.look_again.items())
    ]
    if not rows:
        return "<p>Nothing.</p>"
    said = table("Answers to be read", ("Cell", "Students", "Whose"), rows)
    if again:
        said += table(
            "Marks by hand that need another look: their answers have changed",
            ("Student", "Cells"),
            again,
        )
    return said


def _names(found: Survey, students: Sequence[str], most: int = 12) -> str:
    left = len(students) - most
    return ", ".join(map(found.called, students[:most])) + (
        f", and {left} more" if left > 0 else ""
    )


def _failed(found: Survey) -> str:
    if not found.failed:
        return "<p>Nothing: all that was handed in is marked.</p>"
    rows = [(found.called(student), why) for student, why in found.failed.items()]
    return table("Not marked", ("Student", "Why"), rows)


def _tried(found: Survey) -> str:
    if not found.signs:
        return "<p>No submission changed a locked cell or asked for what no answer needs.</p>"
    intro = (
        "<p>None of this can change a mark: tests and points are the course's own. Some of it "
        "happens by accident. Look at the cell before you speak to anybody.</p>"
    )
    rows = [
        (found.called(student), cell, what)
        for student, tried in sorted(found.signs.items())
        for cell, what in tried
    ]
    return intro + table("What was tried", ("Student", "Cell", "What"), rows)


def _time(found: Survey) -> str:
    seconds = found.seconds
    if not seconds:
        return "<p>No time was noted: the marks are of another program, or of an older version.</p>"
    values = sorted(seconds.values())
    edges = [values[-1] * place / BINS for place in range(BINS + 1)]
    rounded = [float(f"{edge:.2g}") for edge in edges]
    counts = spread(values, edges)
    low, middle, high = quartiles(values)
    alt = (
        f"Histogram of the seconds that {many(len(values), 'submission')} took: the median is "
        f"{middle:.2g}, the longest {values[-1]:.3g}."
    )
    plot = svg.histogram(counts, rounded, alt=alt, below="seconds")
    head = ("Submissions", "All together", "Lower quartile", "Median", "Upper quartile", "Longest")
    numbers = table("Seconds", head, [(len(values), sum(values), low, middle, high, values[-1])])
    rows = list(zip(rounded, rounded[1:], counts, strict=False))
    bins = table("How many took how long", ("From", "to", "Submissions"), rows)
    slowest = sorted(seconds.items(), key=lambda each: -each[1])[:5]
    longest = [(found.called(student), took) for student, took in slowest]
    return f"<figure>{plot}</figure>{numbers}{bins}" + table(
        "The longest", ("Student", "Seconds"), longest
    )


def _remarks(found: Survey) -> str:
    rows = [
        (found.called(student), each.note)
        for student, each in sorted(found.outcomes.items())
        if each.note and each.marked
    ]
    return table("Remarks", ("Student", "Remark"), rows) if rows else "<p>None.</p>"


def _words() -> str:
    return "<dl>" + "".join(f"<dt>{w}</dt><dd>{text(d)}</dd>" for w, d in DEFINITIONS) + "</dl>"
