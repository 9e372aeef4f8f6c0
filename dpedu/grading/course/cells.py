"""A cell that nbgrader knows by name, and nbgrader's rules of what it is worth.

The judge needs them where nbgrader is not loaded.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class PlanCell:
    """A cell that nbgrader knows by name."""

    name: str
    kind: str  # code or markdown
    source: str
    checksum: str | None
    grade: bool
    solution: bool
    task: bool
    locked: bool
    points: float
    visible: str = ""  # the source as students have it
    reference: str = ""  # the instructor's answer
    statement: str = ""  # what a proof has to show, if a machine can judge it

    @property
    def role(self) -> str:
        """What running the cell means: where, and for whom."""
        if self.kind != "code":
            return "text"
        if self.solution:
            return "answer"
        return "test" if self.grade else "given"

    @property
    def metadata(self) -> dict[str, Any]:
        """As nbgrader writes it into a notebook."""
        marks: dict[str, Any] = {
            "cell_type": self.kind,
            "checksum": self.checksum,
            "grade": self.grade,
            "grade_id": self.name,
            "locked": self.locked,
            "schema_version": 3,
            "solution": self.solution,
            "task": self.task,
        }
        if self.grade or self.task:
            marks["points"] = self.points
        fixed = {"deletable": False, "editable": False} if self.locked else {}
        return {**fixed, "nbgrader": marks}

    def checksum_of(self, source: str) -> str:
        """What nbgrader's checksum of the cell would be with another text in it."""
        said = [source, self.kind, str(self.grade), str(self.solution), str(self.locked), self.name]
        if self.grade:
            said.append(str(float(self.points)))
        return hashlib.md5("".join(said).encode("utf-8", "replace")).hexdigest()

    @property
    def plain(self) -> dict[str, Any]:
        """As plain data, without the instructor's answer."""
        return asdict(self) | {"reference": ""}


def points(most: float, outputs: list[dict[str, Any]], *, number: bool = False) -> float:
    """The points of a test, by nbgrader's rules; but the error stream is no fault.

    Of two of these rules a student could make points: what is no number, or less than nothing, is
    full credit. Where the instructor's own answer gives a ``number``, only numbers count, and also
    those that numpy writes with their type, which nbgrader takes for no number.
    """
    other = 0.0 if number else most
    for output in outputs:
        if output["output_type"] == "error":
            return 0.0
        if output["output_type"] == "execute_result":
            said = str(output["data"].get("text/plain") or "")
            given = as_number(said, typed=number)
            if given is None:
                return other if said else 0.0
            return given if 0 <= given <= most else 0.0 if given > most else other
    return other


_TYPED = re.compile(r"(?:np|numpy)\.(?:float|u?int)\d+\((.*)\)")


def as_number(said: str, *, typed: bool = False) -> float | None:
    """The number that a text is, if it is one; or that numpy writes with its type."""
    if typed and (found := _TYPED.fullmatch(said)):
        said = found[1]
    try:
        return float(said)
    except ValueError:
        return None
