"""Write the tables of mistakes in a guide anew: ``python -m tests.markers.guide NAME``.

Each wrong answer of the bench has a row: its name, its first line, and whether a visible test tells
so at once. What stands around the tables is written by hand, and stays.
"""

from __future__ import annotations

import re
import sys

from .bench import ROOT, Assignment, assignments, read


def rows(assignment: Assignment, question: str) -> str:
    """The rows of a question, by the names of the answers."""
    made = []
    for answer in assignment.answers:
        if answer.question == question and not answer.is_right:
            told = "at once" if assignment.seen(answer).lost else "later"
            mistake = answer.source.splitlines()[0].removeprefix("# ")
            made.append(f"| `{answer.path.stem}` | {mistake} | {told} |\n")
    return "".join(made)


def write(assignment: Assignment) -> None:
    """Bring the guide of an assignment up to date."""
    path = ROOT / "solutions" / assignment.name / "GUIDE.md"
    text = path.read_text(encoding="utf-8")
    for question in assignment.questions:
        # A row that `dpedu new question` left has a gap in place of a name.
        table = re.compile(rf"(?:^\| `{question}_[^`]+` \| .+ \|\n)+", re.M)
        text, written = table.subn(lambda _, q=question: rows(assignment, q), text, count=1)
        if not written:
            raise SystemExit(f"{path}: no row `{question}_…` says where its table stands")
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for each in [read(name) for name in sys.argv[1:]] or assignments():
        write(each)
