"""What the last rehearsal came to: where nothing has changed since, it need not be done again."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, replace
from pathlib import Path

from dpedu.grading.course.plan import Plan
from dpedu.grading.marking.prepare import How


@dataclass(frozen=True)
class Remembered:
    """The file that remembers, beside the record of outcomes."""

    record: Path

    @property
    def _path(self) -> Path:
        return self.record.with_suffix(".rehearsed")

    def recall(self, plan: Plan, how: How, limit: float) -> Plan | None:
        """The plan as that rehearsal left it, as far as its digest and its notes go."""
        try:
            known = json.loads(self._path.read_text(encoding="utf-8"))
            if (
                known["of"] != _key(plan, how, limit)
                or known["ways"].keys() != plan.notebooks.keys()
            ):
                return None
        except (OSError, ValueError, KeyError, AttributeError):
            return None
        notebooks = {
            name: replace(each, **known["ways"][name]) for name, each in plan.notebooks.items()
        }
        return replace(plan, notebooks=notebooks, digest=str(known["digest"]))

    def keep(self, plan: Plan, rehearsed: Plan, how: How, limit: float) -> None:
        """Remember a rehearsal; one that left a test for a person is tried again every time."""
        if any(each.human for each in rehearsed.notebooks.values()):
            self._path.unlink(missing_ok=True)
            return
        ways = {
            name: {"beside": each.beside, "apart": each.apart}
            for name, each in rehearsed.notebooks.items()
        }
        told = {"of": _key(plan, how, limit), "digest": rehearsed.digest, "ways": ways}
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.write_text(json.dumps(told), encoding="utf-8")


def _key(plan: Plan, how: How, limit: float) -> str:
    said = [plan.digest, how.apart, how.once, how.sandbox, how.memory, limit]
    return hashlib.sha256(json.dumps(said).encode()).hexdigest()
