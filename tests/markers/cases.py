"""With what each question calls the reference answer: ``python -m tests.markers.cases``.

Prints a line for each question with the number of calls and a digest of their arguments. Two
processes must print the same, or two students get different tests.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np

from .bench import Assignment, assignments, calls


def told(value: Any) -> str:
    """The value as text, without what differs from process to process in any case."""
    if isinstance(value, set | frozenset):
        return f"{type(value).__name__} {sorted(map(told, value))}"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{told(key)}: {told(each)}' for key, each in value.items())}}}"
    if isinstance(value, list | tuple):
        return f"{type(value).__name__} [{', '.join(map(told, value))}]"
    if isinstance(value, np.random.Generator) or callable(value):
        return type(value).__name__
    return repr(value)


def digest(assignment: Assignment, question: str) -> str:
    """A line for one question."""
    made = [told(each) for each in calls(assignment, question)]
    whole = hashlib.sha256("\n".join(made).encode()).hexdigest()
    return f"{assignment.name} {question} {len(made)} {whole}"


if __name__ == "__main__":
    for assignment in assignments():
        for question in assignment.questions:
            print(digest(assignment, question))
