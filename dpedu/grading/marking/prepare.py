"""What comes before the first submission: limits, the plan, the instructor's own answers."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from typing import Any

from nbgrader.apps import AutogradeApp

from dpedu.grading.course.commands import command
from dpedu.grading.course.plan import Plan, load
from dpedu.grading.marking.rehearsal import rehearse
from dpedu.grading.sandbox import engine
from dpedu.grading.sandbox.jail import Bounds
from dpedu.grading.sandbox.wall import Options


@dataclass(frozen=True)
class How:
    """How a class is marked."""

    workers: int = 0  # as many as there are processors
    timeout: float | None = None  # seconds a cell: the course's, if nothing is said
    memory: int = 1024  # MiB
    sandbox: bool = True
    apart: bool = False  # no test beside the student's code
    once: bool = False  # no test twice; a course may say it too
    force: bool = False
    scheduler: str = ""  # the address of a Dask scheduler
    executor: Executor | None = None


def course_here(assignment: str) -> Any:
    """Nbgrader's application for the course in the current folder, with its configuration."""
    return command(AutogradeApp, assignment)


def limit_of(app: Any, timeout: float | None) -> float:
    """Seconds that one cell may run."""
    if timeout is not None:
        return float(timeout)
    configured = app.config.Execute.get("timeout", 30)
    return float(configured) if isinstance(configured, int | float) and configured > 0 else 30.0


def told_once(app: Any, how: How) -> bool:
    """Whether each test is to be run once: it was asked for, or the course's settings say it."""
    return how.once or app.config.MarkInSandbox.get("once", False) is True


def prepare(
    app: Any,
    assignment: str,
    how: How,
    *,
    size: int = 1,
    seen: Callable[[str], str] = lambda source: source,
    plan: Plan | None = None,
) -> tuple[Plan, Options, float]:
    """Load an assignment, unless its plan is at hand, and mark the instructor's own answers first.

    For a class of some `size`, judges have run the instructor's notebook, as far as it is `seen`.
    """
    limit = limit_of(app, how.timeout)
    plan = plan or load(app.coursedir, assignment)
    options = Options(how.sandbox, Bounds(memory=how.memory), plan.preload)
    if size > 2:
        cells = [cell for each in plan.notebooks.values() for cell in each.reference]
        public = [cell["source"] for cell in cells if cell["role"] in ("given", "own")]
        every = [seen(cell["source"]) for cell in cells if cell["role"] != "text"]
        options = replace(options, public=tuple(public), tests=tuple(every))
    return (
        rehearse(
            plan,
            lambda made, files: engine.judge(made, files, options),
            limit,
            apart=how.apart,
            once=told_once(app, how),
        ),
        options,
        limit,
    )
