"""What other libraries write, and what we do, line by line: ``python -m benchmarks.translating``.

It runs every line of the middle columns of ``book/coming-from-other-libraries.md`` with the library
that is installed, and compares what is a number there and here. A peer that is not installed is
left out, and said to be.
"""

from __future__ import annotations

import math
import re
import sys
import warnings
from collections.abc import Iterator
from numbers import Real
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.tables import save

PAGE = Path(__file__).parent.parent / "book" / "coming-from-other-libraries.md"
APART = 0.01
"""How far two answers may be apart: a grid of losses or of orders, or a search that stops."""


class Line(NamedTuple):
    """One task: in which library, how it is said there, and how here."""

    peer: str
    task: str
    there: str
    here: str


def lines() -> Iterator[Line]:
    """All lines of the page's tables; those of no library have no peer."""
    for section in PAGE.read_text(encoding="utf-8").split("\n## ")[1:]:
        title = section.splitlines()[0]
        peer = title.removeprefix("From ") if title.startswith("From ") else ""
        for row in re.findall(r"^\| (.+) \|$", section, re.M):
            cells = [cell.strip().strip("`") for cell in row.split(" | ")]
            if "`" in row and len(cells) == (3 if peer else 2):
                yield Line(peer, cells[0], cells[1] if peer else "", cells[-1])


def prepared(peer: str) -> dict[str, Any]:
    """The names that the lines of a library use: of ours if it has no name."""
    text = PAGE.read_text(encoding="utf-8")
    kind = r"\{code-cell\}"
    if peer:
        text, kind = text.partition(f"## From {peer}\n")[2], "python"
    names: dict[str, Any] = {}
    exec(re.search(rf"```{kind}\n(.*?)```", text, re.S)[1], names)
    return names


def told(here: Any) -> float | None:
    """A number that is no draw: nothing that was made with a generator."""
    if isinstance(here, Real) and not isinstance(here, bool):
        return float(here)
    return None


def main() -> int:
    warnings.filterwarnings("ignore")
    ours, rows, wrong = prepared(""), [], 0
    names: dict[str, Any] = {}
    for line in lines():
        if not line.peer:
            continue
        if line.peer not in names:
            try:
                names[line.peer] = prepared(line.peer)
            except ImportError:
                print(f"{line.peer} is not installed: left out.")
                names[line.peer] = None
        if names[line.peer] is None:
            continue
        try:
            there, here = eval(line.there, names[line.peer]), eval(line.here, ours)
        except Exception as error:
            wrong += 1
            print(f"{line.peer}, {line.task}: {type(error).__name__}: {error}")
            continue
        random = "rng" in line.here
        one, other = told(there), told(here)
        if random or one is None or other is None:
            continue
        apart = abs(one - other) / max(abs(one), abs(other))
        if not apart <= APART:
            wrong += 1
            print(f"{line.peer}, {line.task}: {one!r} there, {other!r} here")
        digits = 2 + math.ceil(max(0.0, -math.log10(max(apart, 1e-12))))
        rows.append(
            f"| {line.task} | {line.peer} | {one:.{digits}g} | {other:.{digits}g} | {apart:.1e} |"
        )
        print(rows[-1], flush=True)
    words = "What the lines say that have no randomness in them, there and here."
    save("translating", words, "| task | in | there | here | apart |\n|---|---|--:|--:|--:|", rows)
    print(f"{wrong} lines are wrong." if wrong else "All lines run, and agree.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
