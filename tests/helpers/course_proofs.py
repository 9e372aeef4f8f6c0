"""Every question of the course that a checked proof can answer, with the proof of its solution."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from dpedu.proofs import statements

SOLUTIONS = Path(__file__).parents[2] / "solutions"


@dataclass(frozen=True)
class Asked:
    """One question: where it stands, what is claimed, what it is worth, and the solution."""

    name: str
    statement: str
    most: float
    solution: str

    @property
    def given(self) -> list[int]:
        """The lines of the statement that give something."""
        rows = enumerate(self.statement.split("\n"))
        return [n for n, row in rows if row.startswith(("assume", "fact"))]

    def without(self, line: int) -> str:
        """The statement without a line."""
        return "\n".join(r for n, r in enumerate(self.statement.split("\n")) if n != line)


def course_proofs() -> list[Asked]:
    """All of them."""
    found = []
    for path in sorted(SOLUTIONS.glob("*/*.ipynb")):
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        asked = statements(cells)
        for cell in cells:
            about = cell["metadata"].get("nbgrader", {})
            if (name := about.get("grade_id")) in asked:
                text = "".join(cell["source"])
                found.append(Asked(f"{path.stem} {name}", asked[name], about["points"], text))
    return found
