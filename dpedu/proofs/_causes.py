"""Which refusals only follow from others. Those are not shown; nothing is accepted for it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from dpedu.proofs._parser import RESERVED, Line
from dpedu.proofs._script import Refusal

# Requirements that fail because a name is not there.
MISSING = {
    *("undeclared", "no kind", "no set", "no set to count", "no claim", "no rule"),
    *("no definition",),
}


def causes(
    refusals: Sequence[Refusal],
    lost: Mapping[str, int],
    lines: Sequence[Line],
) -> list[Refusal]:
    """The refusals that do not follow from others, or all, if each follows from some.

    Parameters
    ----------
    refusals : sequence of Refusal
        All of them.
    lost : mapping
        The names whose lines were refused, and those lines.
    lines : sequence of Line
        What was typed.
    """
    texts = {line.number: line.text for line in lines}
    kept = [
        each
        for each in refusals
        if not (_misses(each, lost) or _uses_reserved(each, lost, texts.get(each.line, "")))
    ]
    return kept or list(refusals)


def _misses(refusal: Refusal, lost: Mapping[str, int]) -> bool:
    """Whether it lacks a name that was lost above."""
    names = [str(each) for each in refusal.about[:1]] if refusal.name in MISSING else []
    if refusal.step is not None:
        names += re.findall(r"\w+", refusal.reason)
    return any(lost.get(name, refusal.line) < refusal.line for name in names)


def _uses_reserved(refusal: Refusal, lost: Mapping[str, int], text: str) -> bool:
    """Whether a line cannot be read because a word of the language was taken for a name above."""
    for word in lost.keys() & RESERVED:
        name = rf"\b{word}\b(?!\s+\w+\s+in\b)"
        if lost[word] < refusal.line and re.search(name, text):
            return True
    return False
