"""nbgrader's commands, run in this process for the course in the current folder."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from dpedu.grading.course import fast_start  # noqa: F401  (before nbgrader)

# isort: split
from nbgrader.apps import GenerateAssignmentApp

from dpedu.errors import CannotDo
from dpedu.grading.course.folders import FOLDER, class_folder
from dpedu.grading.course.gaps import gaps


class CannotMark(CannotDo):
    """The course itself is not as marking needs it."""


def log() -> Path:
    """Where nbgrader's messages go; beside its record for a course not laid out like this one."""
    return (class_folder() if Path("solutions").is_dir() else Path(FOLDER)) / "nbgrader.log"


def command(app: Any, *arguments: str) -> Any:
    """A command of nbgrader, with its messages in a file instead of on the screen."""
    log().parent.mkdir(parents=True, exist_ok=True)
    made = app(logging_config={"handlers": {"console": {"level": "CRITICAL"}}})
    made.initialize([*arguments, f"--NbGrader.logfile={log()}"])
    return made


def start(made: Any) -> None:
    """Run a command to its end."""
    try:
        made.start()
    except SystemExit as ending:
        if ending.code:
            raise CannotMark(f"{made.name} failed: see {log()}") from None
    finally:
        made.deinit_logging()


def assignments_here(wanted: Sequence[str] = ()) -> list[str]:
    """The assignments of the course: those wanted, or all."""
    if not Path("nbgrader_config.py").is_file():
        raise CannotMark(f"{Path.cwd()} is no course: it has no nbgrader_config.py")
    known = sorted({path.parent.name for path in Path("solutions").glob("*/*.ipynb")})
    if not known:
        raise CannotMark(f"{Path('solutions').absolute()} has no assignment")
    for name in wanted:
        if name not in known:
            raise CannotMark(f"no assignment {name!r} in solutions/ ({', '.join(known)})")
    return list(wanted) or known


def generate(wanted: Sequence[str] = ()) -> None:
    """Write the student notebooks from the instructor's. No gradebook is touched."""
    chosen = assignments_here(wanted)
    for assignment in chosen:
        if open_cells := gaps(Path("solutions", assignment, f"{assignment}.ipynb")):
            raise CannotMark(f"{assignment} has gaps in ‹brackets›: {', '.join(open_cells)}")
    for assignment in chosen:
        start(command(GenerateAssignmentApp, assignment, "--force", "--no-db"))
        print(f"exercises/{assignment}: generated from solutions/{assignment}", flush=True)
