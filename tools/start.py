"""The notebook that greets a student: what to read and what to do, in their order.

    chapters/05-randomised-response.ipynb    the names that chapters have in a student's folder

`tools/release.py` puts both into the wheel; `dpedu open` opens this notebook.
"""

from __future__ import annotations

import json
import sys
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# What the book says of the course, from the course itself.
sys.path.insert(0, str(ROOT / "book" / "_ext"))

from book_course import Assignment, Chapter, Course, minutes  # noqa: E402

GREETING = """\
# Differential privacy that runs

Click on the cell below, and press Shift and Enter together. It runs, and the next cell is chosen. \
That is all that you need to know of notebooks to begin."""
CELL = """\
import dpedu

print(f"dpedu {dpedu.__version__} is here: open the first chapter.")"""
RULES = """\
## How it goes

- **Read a chapter** and run its cells as you go. Guess at each *Predict first* before you read on.
- **Do its exercise.** Write your answer into the marked cell, run the tests below it, and read \
what they say: it is meant for you. Hints are folded; open one at a time.
- **A proof** is text: click on *YOUR ANSWER HERE*, press Enter, write, and press Shift and Enter.
- **When the kernel has restarted**, it knows nothing any more: run the cells from the first one on.
- **Before you hand in**, press *Validate*, or ask in a terminal (menu *File*, *New*, *Terminal*): \
`dpedu check exercises/{example}/{example}.ipynb`. Hand in that one file, under its \
name: it lies in the folder `dpedu-course`, or take it by *Download* in the menu *File*.
- **Change what you like.** `dpedu open` never overwrites what you have written; a newer version \
is put beside it.
- **To stop**, save, and choose *Shut Down* in the menu *File*. `dpedu open` brings it back."""


def name_of(chapter: Chapter) -> str:
    """The file of a chapter, so that files lie in the order of the book."""
    return f"{chapter.number:02d}-{Path(chapter.page).name}.ipynb"


def way(course: Course) -> str:
    """The chapters of each part, and beside each the exercises that it completes."""
    lines = ["## The way through", "", "| | Read | Do | Minutes |", "|--:|:--|:--|--:|"]
    every = list(course.assignments.values())
    for part, chapters in groupby(course.chapters.values(), key=lambda chapter: chapter.part):
        lines.append(f"| | **{part}** | | |")
        for chapter in chapters:
            due = [one for one in every if last(course, one) == chapter]
            lines.append(
                f"| {chapter.number} | [{chapter.title}](chapters/{name_of(chapter)}) "
                f"| {'; '.join(map(link, due))} | {minutes(*due) if due else ''} |"
            )
    return "\n".join(lines)


def last(course: Course, assignment: Assignment) -> Chapter:
    """The last chapter that an exercise asks to read."""
    return max(course.reading(assignment), key=lambda chapter: chapter.number)


def first(course: Course) -> Assignment:
    """The exercise that can be done first."""
    return min(course.assignments.values(), key=lambda one: last(course, one).number)


def link(assignment: Assignment) -> str:
    """An exercise, as a link to its notebook."""
    return f"[{assignment.title}](exercises/{assignment.name}/{assignment.name}.ipynb)"


def start(course: Course) -> str:
    """The notebook START, as text."""
    texts = [GREETING, CELL, way(course), RULES.format(example=first(course).name)]
    cells = [
        {"cell_type": kind, "id": f"start-{number}", "metadata": {}, "source": text}
        | ({"outputs": [], "execution_count": None} if kind == "code" else {})
        for number, (kind, text) in enumerate(
            zip(("markdown", "code", "markdown", "markdown"), texts, strict=True)
        )
    ]
    kernel = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    notebook = {
        "cells": cells,
        "metadata": {"kernelspec": kernel, "language_info": {"name": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"
