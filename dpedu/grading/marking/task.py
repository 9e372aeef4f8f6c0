"""What an executor is given: one submission, as plain data, and a function that marks it.

It may run in a thread, another process, or on another machine. Here nothing is parsed.
"""

from __future__ import annotations

import tempfile
import time
from dataclasses import dataclass
from typing import Any

from dpedu.grading.coming_in.submission import Submission
from dpedu.grading.course.plan import Plan
from dpedu.grading.course.words import line
from dpedu.grading.marking.rehearsal import reading_job
from dpedu.grading.sandbox import engine
from dpedu.grading.sandbox.wall import Options

Job = tuple[dict[str, Any], list[bytes]]


@dataclass(frozen=True)
class Task:
    """One submission."""

    notebooks: dict[str, Job]
    others: dict[str, Job]  # what a notebook of another name may be
    called: str  # that other name
    none: str  # what to say if it is none of them


@dataclass(frozen=True)
class Done:
    """What came out: by notebook, or why not."""

    notebooks: dict[str, dict[str, Any]]
    seconds: float
    remark: str = ""
    unreadable: str = ""


def task(plan: Plan, submission: Submission, before: dict[str, bytes], limit: float) -> Task:
    """The task of marking a submission, which was marked ``before`` as these notebooks say."""

    def one(name: str, raw: bytes, *, misnamed: bool) -> Job:
        return reading_job(
            plan,
            plan.notebooks[name],
            raw,
            submission.files,
            limit=plan.notebooks[name].limit or limit,
            before=before.get(name),
            misnamed=misnamed,
        )

    known = {name: one(name, raw, misnamed=False) for name, raw in submission.notebooks.items()}
    others, called = {}, ""
    if submission.other is not None:
        called, raw = submission.other
        others = {name: one(name, raw, misnamed=True) for name in submission.missing}
    return Task(known, others, line(called), submission.none)


def mark(given: Task, options: Options, *, here: bool = False) -> Done:
    """Mark a submission; ``here``, in the marking program, nothing large stays in its memory."""
    began, remark, made = time.monotonic(), "", {}
    keep = _set_aside if here else lambda said: said
    for name in list(given.notebooks):
        made[name] = keep(engine.judge(*given.notebooks.pop(name), options))
    for name, job in given.others.items():
        said = engine.judge(*job, options)
        if "unreadable" not in said:
            made[name], remark = keep(said), f"handed in as {given.called!r}"
            break
    seconds = time.monotonic() - began
    why = next((each["unreadable"] for each in made.values() if "unreadable" in each), "")
    return Done(made, seconds, remark, why or ("" if made else given.none))


def _set_aside(said: dict[str, Any]) -> dict[str, Any]:
    """The same, with the marked notebook in a file that has no name: it goes with who reads it."""
    if len(said.get("content", b"")) > engine.MOST_HELD:
        kept = tempfile.TemporaryFile()  # noqa: SIM115
        kept.write(said["content"])
        kept.seek(0)
        said["content"] = kept
    return said
