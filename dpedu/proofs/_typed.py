"""Terms and lines as they were typed, for messages. It tells, and accepts nothing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from dpedu.proofs._parser import Line
from dpedu.proofs._script import Refusal
from dpedu.proofs._terms import BINDERS, Relation, Term

INNER = re.compile(r"[@#]\d+")  # names of the kernel, which nobody can type


class Typed:
    """What was typed for each term, on each line.

    Parameters
    ----------
    lines : iterable of Line
        All lines that were read.
    down : mapping
        Relations that chains have shown which go down, and the relation that was typed.
    """

    def __init__(self, lines: Iterable[Line], down: Mapping[Relation, str]) -> None:
        self.down = down
        self.here: dict[int, dict[Term | Relation, str]] = {}
        self.all: dict[Term | Relation, str] = {}
        for line in lines:
            self.here[line.number] = line.typed
            for term, text in line.typed.items():
                self.all.setdefault(term, text)

    def told(self, about: Term | Relation, line: int) -> str:
        """A term or a relation as it stands on the line, or else as it stands somewhere."""
        found = self.here.get(line, {}).get(about) or self.all.get(about)
        if found is None and isinstance(about, Relation) and about in self.down:
            op = self.down[about]
            return f"{self.told(about.right, line)} {op} {self.told(about.left, line)}"
        if found is None and isinstance(about, Relation):
            return f"{self.told(about.left, line)} {about.op} {self.told(about.right, line)}"
        return found or str(about)

    def quote(self, refusal: Refusal) -> None:
        """Put what was typed into the sentences of a refusal."""
        for each in refusal.about:
            if isinstance(each, Term | Relation):
                typed = self.told(each, refusal.line)
                if refusal.step is not None and each == refusal.step[0]:
                    sides = [self.told(side, refusal.line) for side in (each.left, each.right)]
                    one, other = sides[::-1] if ">" in refusal.op else sides
                    typed = f"{one} {refusal.op or each.op} {other}"
                refusal.why = refusal.why.replace(str(each), typed)
                refusal.todo = refusal.todo.replace(str(each), typed)
        if refusal.step is not None:
            said = refusal.step[0]
            letters = [*_letters(said.left), *_letters(said.right)]
            refusal.why = _without_inner(refusal.why, letters, str(said))


def _letters(term: Term) -> Iterator[str]:
    if term.head in BINDERS:
        yield term.name
    for each in term.args:
        yield from _letters(each)


def _without_inner(why: str, letters: list[str], said: str) -> str:
    """The sentence with letters that were typed: those with which most of it stands in the step."""
    for inner in sorted(set(INNER.findall(why))):
        pieces = re.findall(rf"\w+\([^()]*{inner}[^()]*\)", why)

        def fits(letter: str, inner: str = inner, pieces: list[str] = pieces) -> int:
            return sum(each.replace(inner, letter) in said for each in pieces)

        best = max(letters, key=fits, default="i")
        why = why.replace(inner, best)
    return why
