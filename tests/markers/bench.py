"""Mark one answer file the way nbgrader would, in this process.

The instructor's notebook runs from top to bottom in a fresh ``__main__``, with one question's
solution replaced by the answer. A test cell is lost, as in nbgrader, if it raises or if it writes
to the error stream.
"""

from __future__ import annotations

import ast
import contextlib
import copy
import functools
import io
import json
import re
import sys
import time
import types
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from dpedu import checks

ROOT = Path(__file__).resolve().parents[2]
ANSWERS = ROOT / "tests" / "answers"
HIDDEN = re.compile(r"^\s*### BEGIN HIDDEN TESTS\n.*?^\s*### END HIDDEN TESTS\n?", re.S | re.M)
CHANCE_OF_ITS_OWN = re.compile(
    r"default_rng\(\)|\b(import|from) (random|secrets|time)\b|urandom|np\.random\.(?!default_rng)"
)
# An answer with such a call might change what other questions stand on.
REACHES_OUT = {
    *("setattr", "delattr", "exec", "eval", "globals", "vars", "__import__", "reload", "open"),
    *("seed", "seterr", "setcontext", "getcontext", "filterwarnings", "simplefilter"),
    *("setrecursionlimit", "set_int_max_str_digits"),
}


@dataclass(frozen=True)
class Cell:
    """One code cell: what it is for, and its source."""

    question: str | None  # q3, or None for set-up and worked examples
    is_test: bool
    source: str
    points: float
    is_example: bool = False

    @functools.cached_property
    def names(self) -> frozenset[str]:
        """The names that it reads."""
        nodes = ast.walk(ast.parse(self.source))
        return frozenset(
            n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)
        )

    @property
    def visible(self) -> Cell:
        """The cell as students see it."""
        return replace(self, source=HIDDEN.sub("", self.source))


@dataclass(frozen=True)
class Answer:
    """One answer file: ``right/q3_counts.py`` or ``wrong/q3_sign.py``."""

    path: Path

    @property
    def question(self) -> str:
        return self.path.stem.split("_")[0]

    @property
    def is_right(self) -> bool:
        return self.path.parent.name == "right"

    @functools.cached_property
    def source(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @property
    def has_chance_of_its_own(self) -> bool:
        """Whether it may draw from something that no seed of ours decides."""
        return CHANCE_OF_ITS_OWN.search(self.source) is not None

    @property
    def reaches_out(self) -> bool:
        """Whether it might change an object that it did not make, or the interpreter."""
        for node in ast.walk(ast.parse(self.source)):
            if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load):
                return True
            if isinstance(node, ast.Global):
                return True
            if isinstance(node, ast.Call):
                called = node.func
                name = called.attr if isinstance(called, ast.Attribute) else ast.unparse(called)
                if name in REACHES_OUT:
                    return True
        return False

    def __str__(self) -> str:
        return f"{self.path.parent.name}/{self.path.stem}"


@dataclass(frozen=True)
class Verdict:
    """Which questions were lost, and why; what was spent on chance; how long each test took.

    And which questions drew at random, the names that the cells after the set-up defined, and the
    sentences of domains that test cells declared.
    """

    lost: dict[str, str]
    false_alarm: dict[str, float]
    seconds: dict[str, float]
    drawn: set[str]
    defined: set[str]
    sentences: dict[str, list[str]] = field(default_factory=dict)


@dataclass(frozen=True)
class Assignment:
    """An assignment, read from an instructor's or a student's notebook."""

    name: str
    cells: tuple[Cell, ...]

    @property
    def questions(self) -> tuple[str, ...]:
        """Those that are marked by machine, in order."""
        return tuple(c.question for c in self.cells if c.is_test and c.question)

    @functools.cached_property
    def answers(self) -> tuple[Answer, ...]:
        return tuple(Answer(p) for p in sorted((ANSWERS / self.name).glob("*/*.py")))

    def solution(self, question: str) -> str:
        """The text of the cell that answers a question."""
        return next(c.source for c in self.cells if c.question == question and not c.is_test)

    def mark(
        self,
        replaced: dict[str, str],
        *,
        seed: int = 0,
        only: str | None = None,
        hidden: bool = True,
    ) -> Verdict:
        """Run the notebook with some solutions replaced, by question, and mark it.

        With ``only``, just that question is answered and tested, after the set-up: no test needs
        a worked example or the answer to another question, so that its verdict is the same.
        """
        verdict = Verdict({}, {}, {}, set(), set())
        with _fresh_main() as namespace:
            before: dict[str, Any] = {}
            for cell in self.cells:
                if only and (cell.is_example or cell.question not in (None, only)):
                    continue
                source = cell.source if hidden else cell.visible.source
                if cell.is_test:
                    _test(cell.question or "", source, namespace, seed, verdict)
                elif cell.question in replaced:
                    # A cell that stops leaves its names undefined; its tests will say so.
                    with contextlib.suppress(Exception):
                        _run(replaced[cell.question], namespace)
                elif cell.question:
                    with contextlib.suppress(NotImplementedError):
                        _run_apart(source, namespace, before if replaced else namespace)
                elif cell.is_example and replaced:
                    # What shadows `sum` stops an example, as it would stop any cell of theirs.
                    with contextlib.suppress(Exception):
                        _run(source, namespace)
                else:
                    _run(source, namespace)
                    if not cell.is_example:
                        before = dict(namespace)
            verdict.defined.update(
                n for n, v in namespace.items() if before.get(n, before) is not v
            )
        return verdict

    def seen(self, answer: Answer) -> Verdict:
        """The verdict of the visible tests alone."""
        return _seen(self, answer)

    @functools.cached_property
    def reference(self) -> Verdict:
        """The verdict on the reference answers."""
        return self.mark({})

    def read_elsewhere(self, question: str) -> frozenset[str]:
        """The names that cells read which belong to no question, or to another one."""
        return frozenset().union(*(c.names for c in self.cells if c.question != question))

    def touches_others(self, answer: Answer, verdict: Verdict) -> bool:
        """Whether an answer, marked alone, may have changed something for another question.

        It has not if it changed nothing but its own names, and no cell of another question reads
        a name that it defined and the reference answer with its tests does not.
        """
        defined = verdict.defined - _defined(self, answer.question)
        reached = defined & self.read_elsewhere(answer.question)
        return answer.reaches_out or bool(reached) or _shares_data(self)

    def replay(self, question: str) -> Verdict:
        """Mark an answer that has seen the visible tests, and knows nothing else.

        It returns what the right answer returned to the same call, or else to the last one.
        """
        cell = next(c for c in self.cells if c.is_test and c.question == question)
        with _fresh_main() as namespace:
            for other in self.cells:
                if other.question is None or (other.question == question and not other.is_test):
                    _run(other.source, namespace)
            name = _function_name(self.solution(question))
            right, seen, last = namespace[name], {}, [None]

            def record(*args: Any, **kwargs: Any) -> Any:
                key = repr((args, kwargs))
                seen[key] = last[0] = right(*args, **kwargs)
                return last[0]

            def recite(*args: Any, **kwargs: Any) -> Any:
                return seen.get(repr((args, kwargs)), last[0])

            verdict = Verdict({}, {}, {}, set(), set())
            namespace[name] = record
            _test(question, cell.visible.source, namespace, 0, verdict)
            namespace[name] = recite
            _test(question, cell.source, namespace, 0, verdict)
        return verdict


def assignments() -> list[Assignment]:
    """Every assignment that has answers to test its markers with."""
    return [read(folder.name) for folder in sorted(ANSWERS.iterdir()) if folder.is_dir()]


def read(name: str, *, folder: str = "solutions") -> Assignment:
    """The assignment of this name, from ``solutions`` or from ``exercises``."""
    notebook = json.loads((ROOT / folder / name / f"{name}.ipynb").read_text(encoding="utf-8"))
    cells = []
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        marks = cell["metadata"].get("nbgrader", {})
        graded, answer = marks.get("grade", False), marks.get("solution", False)
        question = marks["grade_id"].split("_")[0] if graded or answer else None
        points = float(marks.get("points", 0))
        cells.append(Cell(question, graded, "".join(cell["source"]), points, not marks))
    return Assignment(name, tuple(cells))


@contextlib.contextmanager
def _fresh_main() -> Iterator[dict[str, Any]]:
    """An empty ``__main__``, as a kernel has: what `checks.forbids` looks through."""
    before, sys.modules["__main__"] = sys.modules["__main__"], types.ModuleType("__main__")
    try:
        yield sys.modules["__main__"].__dict__
    finally:
        sys.modules["__main__"] = before


def calls(assignment: Assignment, question: str) -> list[tuple[tuple[Any, ...], dict[str, Any]]]:
    """With what the tests of a question call the reference answer."""
    made = []
    with _fresh_main() as namespace:
        for cell in assignment.cells:
            if cell.question is None or (cell.question == question and not cell.is_test):
                _run(cell.source, namespace)
        name = _function_name(assignment.solution(question))
        right = namespace[name]

        def noted(*args: Any, **kwargs: Any) -> Any:
            made.append(copy.deepcopy((args, kwargs)))
            return right(*args, **kwargs)

        namespace[name] = noted
        cell = next(c for c in assignment.cells if c.is_test and c.question == question)
        _test(question, cell.source, namespace, 0, Verdict({}, {}, {}, set(), set()))
    return made


@functools.cache
def _compiled(source: str) -> types.CodeType:
    return compile(source, "<cell>", "exec")


def _run(source: str, namespace: dict[str, Any]) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        exec(_compiled(source), namespace)


def _run_apart(source: str, namespace: dict[str, Any], seen: dict[str, Any]) -> None:
    """Run a cell that sees other names, and add those that it defines.

    What a star import of a student does to their own next answer is theirs to see to. What it does
    to tests is ours: they see all names.
    """
    if seen is namespace:
        return _run(source, namespace)
    own = dict(seen)
    _run(source, own)
    namespace.update({n: v for n, v in own.items() if seen.get(n, seen) is not v})
    return None


def _test(question: str, source: str, namespace: dict[str, Any], seed: int, into: Verdict) -> None:
    errors = io.StringIO()
    with checks.trial(seed) as trial, contextlib.redirect_stderr(errors):
        started = time.process_time()
        try:
            _run(source, namespace)
        except Exception as error:
            into.lost[question] = f"{type(error).__name__}: {error}"
        into.seconds[question] = time.process_time() - started
    if errors.getvalue():
        into.lost.setdefault(question, f"wrote to the error stream: {errors.getvalue()}")
    into.false_alarm[question] = trial.false_alarm
    into.sentences[question] = [asked.sentence() for asked in trial.questions]
    if trial.drawn:
        into.drawn.add(question)


@functools.cache
def _seen(assignment: Assignment, answer: Answer) -> Verdict:
    question = answer.question
    return assignment.mark({question: answer.source}, only=question, hidden=False)


@functools.cache
def _shares_data(assignment: Assignment) -> bool:
    """Whether the set-up leaves more than modules, functions and classes, so that it may change."""
    code = (types.ModuleType, types.FunctionType, type)
    with _fresh_main() as namespace:
        for cell in assignment.cells:
            if cell.question is None and not cell.is_example:
                _run(cell.source, namespace)
        return not all(isinstance(v, code) for n, v in namespace.items() if n[:2] != "__")


@functools.cache
def _defined(assignment: Assignment, question: str) -> frozenset[str]:
    return frozenset(assignment.mark({}, only=question).defined)


def _function_name(source: str) -> str:
    found = re.search(r"^def (\w+)\(", source, re.M)
    if found is None:
        raise ValueError("a solution cell defines its function")
    return found.group(1)


def trials(
    assignment: Assignment, answer: Answer, seeds: int, *, whole: bool = False
) -> Iterator[tuple[int, Verdict]]:
    """An answer marked with many seeds.

    The tests of its question run with each seed, or once if nothing is drawn: then no seed can
    make a difference. The whole notebook runs with the first seed if the answer could touch another
    question, or if asked; others see nothing of the seed of this one, so one run is enough.
    """
    question, replaced = answer.question, {answer.question: answer.source}
    alone = assignment.mark(replaced, only=question)
    both = whole or assignment.touches_others(answer, alone)
    yield 0, assignment.mark(replaced) if both else alone
    for seed in range(1, seeds):
        if alone.drawn or answer.has_chance_of_its_own:
            yield seed, assignment.mark(replaced, seed=seed, only=question)
        else:
            yield seed, alone


def complaint(answer: Answer, verdict: Verdict) -> str:
    """What is wrong with a verdict: nothing, a right answer refused, a wrong one accepted, …"""
    if answer.is_right and verdict.lost:
        return f"{answer} lost {verdict.lost}"
    if not answer.is_right and answer.question not in verdict.lost:
        return f"{answer} was accepted"
    others = {q: why for q, why in verdict.lost.items() if q != answer.question}
    return f"{answer} touched other questions: {others}" if others else ""
