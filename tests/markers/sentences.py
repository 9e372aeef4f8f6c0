"""Write into each task what its test cell declares: ``python -m tests.markers.sentences NAME``.

A task's line that begins with *Given:* is made from the domain of its question. Without a name, all
assignments are written; a test compares them.
"""

from __future__ import annotations

import json
import re
import sys

from .bench import ROOT, Assignment, assignments, read

LINE = re.compile(r"^\*Given:\*.*$", re.M)


def declared(assignment: Assignment) -> dict[str, str]:
    """The sentence of each question that declares a domain, by question."""
    found = {
        q: assignment.mark({}, only=q, hidden=False).sentences[q] for q in assignment.questions
    }
    return {question: sentences[0] for question, sentences in found.items() if sentences}


def with_sentence(task: str, sentence: str) -> str:
    """The task's text with this line, before its hints."""
    if LINE.search(task):
        return LINE.sub(lambda _: sentence, task)
    before, hints, rest = task.partition("<details><summary>Hint 1")
    return f"{before.rstrip()}\n\n{sentence}\n\n{hints}{rest}"


def write(assignment: Assignment) -> None:
    """Bring the tasks of an assignment up to date."""
    path = ROOT / "solutions" / assignment.name / f"{assignment.name}.ipynb"
    notebook = json.loads(path.read_text(encoding="utf-8"))
    sentences = {f"{q}-task": sentence for q, sentence in declared(assignment).items()}
    for cell in notebook["cells"]:
        if cell["id"] in sentences:
            text = with_sentence("".join(cell["source"]), sentences[cell["id"]])
            cell["source"] = text.splitlines(keepends=True)
    path.write_text(json.dumps(notebook, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for each in [read(name) for name in sys.argv[1:]] or assignments():
        write(each)
