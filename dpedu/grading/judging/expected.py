"""What a test may get from a student's code: what it got from the instructor's own answer.

In the rehearsal everything is noted: which kinds of things came back instead of plain data, and
from which call; which operations and attributes of them the test asked for; whether a call ended an
iteration or changed what it was called with. Later a student's code may do the same in the same
test. Anything else is an ordinary failure: an object that can subtract itself from anything passes
no comparison where the instructor's answer was a number.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

_ALIKE = (
    {"__lt__", "__le__", "__gt__", "__ge__"},
    {"__contains__", "__iter__", "__getitem__", "__next__", "__len__"},
    {"__str__", "__repr__", "__format__"},
    {"__int__", "__float__", "__round__", "__abs__"},
    {"__eq__", "__ne__", "__hash__"},
)
_SWAPPED = {
    f"__r{name}__": f"__{name}__"
    for name in ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "matmul")
}
_STEPS = _SWAPPED | {name: min(each) for each in _ALIKE for name in each}
_INSIDE = ("__iter__", "__next__", "__reversed__", "__enter__")
_FREE = frozenset(  # iterators, and what shows a thing or tells it from others
    ("__iter__", "__next__", "__repr__", "__str__", "__eq__", "__ne__", "__hash__")
)
MOST = 2000


def step(operation: str | None, origin: str) -> str:
    """How what comes next came to the test: from a call of something, or an operation on it.

    Items come from where what holds them came: one answer gives a list of them, another one yields.
    """
    if operation is None:
        return f"{origin[-100:]}()"
    if operation in _INSIDE:
        return origin
    return f"{origin.partition(' ')[0]} {_STEPS.get(operation, operation)}"


class Expected:
    """Notes what one test gets, or says whether it may: once it was noted."""

    def __init__(
        self, seen: Mapping[str, Iterable[str]] | None = None, *, rehearsed: bool = True
    ) -> None:
        self.noting, self._rehearsed = seen is None, rehearsed
        self._seen = {
            what: set((seen or {}).get(what, ()))
            for what in ("kinds", "operations", "attributes", "changes", "ends", "compiles")
        }

    def _allows(self, what: str, name: str) -> bool:
        noted = self._seen[what]
        if self.noting and len(noted) < MOST:
            noted.add(name)
        return name in noted

    def kind(self, name: str, step: str) -> bool:
        """Whether a thing of this kind, an object perhaps, may come back from a step."""
        return self._allows("kinds", f"{name} {step}"[:200])

    def named(self, step: str) -> bool:
        """Whether a tuple with names may come back: as one, or where an object may."""
        noted = self._seen["kinds"]
        as_object = any(f"{kind} {step}"[:200] in noted for kind in ("object", "callable"))
        return (as_object and not self.noting) or self.kind("named tuple", step)

    def operation(self, name: str) -> bool:
        """Whether an object may be asked for an operation."""
        name = _SWAPPED.get(name, name)
        if self.noting:
            return self._allows("operations", name)
        alike = next((each for each in _ALIKE if name in each), {name})
        return name in _FREE or bool(alike & self._seen["operations"])

    def attribute(self, name: str) -> bool:
        """Whether this attribute may be asked for, or set."""
        return self._allows("attributes", name)

    def change(self, what: str) -> bool:
        """Whether an argument of a call may be changed, or the state of random numbers put back."""
        return self._allows("changes", what[:200]) or not self._rehearsed

    def compiled(self, digest: str, texts: bool, written: bool) -> bool:
        """Whether a text may become code: once ``texts`` of a student's came, only known ones.

        In the rehearsal these are what came before, and what is ``written`` in the notebook.
        """
        if written or not texts:
            self._allows("compiles", digest)
        known = digest in self._seen["compiles"] or (written and not self._rehearsed)
        return not texts or known

    def end(self) -> bool:
        """Whether a call may end an iteration."""
        return self._allows("ends", "StopIteration")

    @property
    def plain(self) -> dict[str, list[str]]:
        """What was noted, to be kept."""
        return {what: sorted(noted) for what, noted in self._seen.items() if noted}
