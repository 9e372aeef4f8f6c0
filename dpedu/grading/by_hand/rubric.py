"""The rubric in the instructor's cell: criteria to tick, and what stands around them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

_HEADING = re.compile(r"(?m)^(?:\*\*|#{1,6}\s+)Rubric\b.*$")
_ROW = re.compile(r"^\|\s*(\d+(?:\.\d+)?)\s*\|(.+)\|\s*$")
_TICK = re.compile(r"^([✓✗]) (\d+)\. ")


@dataclass(frozen=True)
class Criterion:
    """One thing that an answer must have, and its points."""

    points: float
    text: str


@dataclass(frozen=True)
class Rubric:
    """The criteria of a question, the reference answer, and samples at some marks."""

    reference: str = ""
    criteria: tuple[Criterion, ...] = ()
    samples: str = ""


def read(source: str) -> Rubric:
    r"""The rubric of a cell: a table of points and criteria below a line that begins *Rubric*.

    Without one, all of the cell is the reference answer.

    Examples
    --------
    >>> found = read("Because.\n\n**Rubric** (2 points)\n\n| points | criterion |\n"
    ...              "|---|---|\n| 1 | a reason |\n| 1 | a case |\n\n**Sample.** So.")
    >>> found.reference, [each.text for each in found.criteria], found.samples
    ('Because.', ['a reason', 'a case'], '**Sample.** So.')
    """
    heading = _HEADING.search(source)
    if heading is None:
        return Rubric(source.strip())
    criteria, after = [], heading.end()
    for found in re.finditer(r"(?m)^.*$\n?", source[heading.end() :]):
        line = found.group().strip()
        if line and not line.startswith("|"):
            break
        row = _ROW.match(line)
        if row is not None:
            criteria.append(Criterion(float(row.group(1)), row.group(2).strip()))
        after = heading.end() + found.end()
    return Rubric(source[: heading.start()].strip(), tuple(criteria), source[after:].strip())


@dataclass(frozen=True)
class Remark:
    """A comment on an answer: which criteria it meets, if somebody said, and words."""

    met: frozenset[int] | None = None  # by their places, from 0
    words: str = ""


def written(remark: Remark, criteria: Sequence[Criterion]) -> str:
    """The comment as a student reads it: a line a criterion, then the words."""
    lines = []
    if remark.met is not None:
        lines = [
            f"{'✓' if place in remark.met else '✗'} {place + 1}. {each.text}"
            for place, each in enumerate(criteria)
        ]
    parts = ["\n".join(lines), remark.words.strip()]
    return "\n\n".join(part for part in parts if part)


def remark_of(comment: str) -> Remark:
    r"""What `written` wrote; any other text is words alone.

    Examples
    --------
    >>> remark_of("✓ 1. a reason\n✗ 2. a case\n\nGood.")
    Remark(met=frozenset({0}), words='Good.')
    """
    lines, met, place = comment.splitlines(), set(), 0
    for line in lines:
        found = _TICK.match(line)
        if found is None or int(found.group(2)) != place + 1:
            break
        if found.group(1) == "✓":
            met.add(place)
        place += 1
    words = "\n".join(lines[place:]).strip()
    return Remark(frozenset(met) if place else None, words)
