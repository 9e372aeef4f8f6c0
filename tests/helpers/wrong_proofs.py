"""Reads ``wrong.txt``: wrong proofs, each with the lines that are refused and why.

``#! CODE`` ends a line that is refused. With ``@claim`` it is the line of the claim above that is
refused instead, and with ``@first`` the first line.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

TEXT = Path(__file__).parents[1] / "proofs" / "wrong.txt"


@dataclass(frozen=True)
class Wrong:
    """A wrong proof: its text, and what is refused in which line."""

    name: str
    text: str
    refused: frozenset[tuple[int, str]]


def wrong_proofs() -> list[Wrong]:
    """All of them, in the order of the file."""
    made: list[Wrong] = []
    prelude: list[str] = []
    for block in TEXT.read_text(encoding="utf-8").split("--- ")[1:]:
        head, *rows = block.rstrip("\n").split("\n")
        what, _, name = head.partition(" ")
        if what == "prelude":
            prelude = rows
            continue
        rows = [*prelude, *rows]
        made.append(Wrong(name, "\n".join(rows), frozenset(_refused(rows))))
    return made


def _refused(rows: list[str]) -> list[tuple[int, str]]:
    found, claim = [], 1
    for number, row in enumerate(rows, 1):
        claim = number if row.startswith("claim") else claim
        marked = row.partition("#! ")[2]
        if marked:
            code, _, where = marked.partition(" @")
            found.append(({"claim": claim, "first": 1}.get(where, number), code))
    return found
