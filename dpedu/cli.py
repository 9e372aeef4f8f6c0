"""The command `dpedu`: open the course, check a notebook, ask by DP-SELECT; mark a class."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import dpedu
from dpedu.course import FOLDER, copy_course, find_exercise, open_course
from dpedu.errors import CannotDo


def parser() -> argparse.ArgumentParser:
    """All that can be typed."""
    main = argparse.ArgumentParser(prog="dpedu", description="A course on differential privacy.")
    main.add_argument("--version", action="version", version=f"dpedu {dpedu.__version__}")
    commands = main.add_subparsers(title="commands", dest="command", required=True)

    opening = commands.add_parser(
        "open",
        help="copy the course into a folder of yours and open it in JupyterLab",
        description="Copy chapters and exercises into FOLDER and open it in JupyterLab. "
        "Files that you have changed are kept; a newer version is put beside them. "
        "In a container whose port 8888 is published: --no-browser --port 8888 --host 0.0.0.0, "
        "then open the address that is printed.",
    )
    opening.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    opening.add_argument("--no-browser", action="store_true", help="open no browser window")
    opening.add_argument(
        "--port", type=_port, metavar="N", help="this one or none (usually: 8888 or the next free)"
    )
    opening.add_argument(
        "--host", default="", metavar="ADDRESS", help="where to listen (usually: this machine only)"
    )
    opening.add_argument("--only-copy", action="store_true", help="copy, and start nothing")
    opening.set_defaults(run=_open)

    checking = commands.add_parser(
        "check",
        help="say what is still missing in a notebook, question by question",
        description="Run NOTEBOOK and say, question by question, what still fails. "
        "The exit status is 0 if nothing does, 1 if something does.",
    )
    checking.add_argument("notebook", type=Path)
    _add_timeout(checking, 30)
    checking.set_defaults(run=_check)

    marking = commands.add_parser(
        "mark",
        help="for instructors: mark what a class handed in",
        description="In the folder of the course: collect the download of each ASSIGNMENT from "
        "_build/course/downloaded/ASSIGNMENT/archive, run the tests, write feedback, export the "
        "marks. All assignments, if none is named. What has not changed is not run again. "
        "The environment variable DPEDU_CLASS names another folder in the place of _build/course, "
        "so that several classes, or the sample class in _build/sample-course, stay apart.",
    )
    marking.add_argument("assignments", nargs="*", metavar="ASSIGNMENT")
    marking.add_argument("--again", action="store_true", help="run also what has not changed")
    _add_timeout(marking, None)
    marking.add_argument(
        "--jobs",
        type=_positive,
        metavar="N",
        help="how many submissions to mark at a time (usually: one for each processor)",
    )
    marking.add_argument(
        "--no-sandbox", action="store_true", help="for a class whose code you trust: only limits"
    )
    _add_ways(marking)
    marking.set_defaults(run=_mark)

    grading = commands.add_parser(
        "grade",
        help="for instructors: run the tests of any nbgrader course, in a sandbox",
        description="In the folder of an nbgrader course: mark what was handed in for ASSIGNMENT, "
        "with the directory names and the database of its nbgrader_config.py. Students' code runs "
        "in a sandbox, apart from the tests. What has not changed is not run again. "
        "The exit status is 0 if all is marked, 1 if something needs a person, 2 if nothing "
        "could be marked.",
    )
    grading.add_argument("assignment", metavar="ASSIGNMENT")
    grading.add_argument("--course", type=Path, default=Path(), metavar="DIR")
    grading.add_argument("--student", default="*", metavar="GLOB", help="only these students")
    grading.add_argument(
        "--workers",
        type=_positive,
        metavar="N",
        help="how many submissions to mark at a time (usually: one for each processor)",
    )
    grading.add_argument("--scheduler", default="", metavar="ADDRESS", help="of a Dask cluster")
    _add_timeout(grading, None)
    grading.add_argument(
        "--memory",
        type=_positive,
        default=1024,
        metavar="MB",
        help="how much memory a submission may use (usually: 1024)",
    )
    grading.add_argument(
        "--no-sandbox", action="store_true", help="for a class whose code you trust: only limits"
    )
    _add_ways(grading)
    grading.add_argument("--force", action="store_true", help="run also what has not changed")
    grading.set_defaults(run=_grade)

    telling = commands.add_parser(
        "feedback",
        help="for instructors: write a page for each student of any nbgrader course",
        description="In the folder of an nbgrader course: write a page for each student whose "
        "ASSIGNMENT is marked, with points, comments and what the tests of the notebook say. "
        "No page shows anything of a hidden test.",
    )
    telling.add_argument("assignment", metavar="ASSIGNMENT")
    telling.add_argument("--course", type=Path, default=Path(), metavar="DIR")
    telling.add_argument("--student", default="*", metavar="GLOB", help="only these students")
    telling.add_argument(
        "--workers",
        type=_positive,
        metavar="N",
        help="how many pages to write at a time (usually: one for each processor)",
    )
    _add_timeout(telling, None)
    telling.add_argument(
        "--no-sandbox", action="store_true", help="for a class whose code you trust: only limits"
    )
    telling.set_defaults(run=_feedback)

    collecting = commands.add_parser(
        "collect",
        help="for instructors: take in what Canvas or Moodle lets you download",
        description="Take the platform's archives of what was handed in for ASSIGNMENT (in Moodle "
        "Download all submissions, in Canvas Download submissions) and put each student's notebook "
        "where marking looks for it. Says of every file what became of it. Archives that came "
        "earlier are kept; the newest attempt counts. The exit status is 1 if a file needs a "
        "person.",
    )
    collecting.add_argument("assignment", metavar="ASSIGNMENT")
    collecting.add_argument("downloads", nargs="*", type=Path, metavar="ARCHIVE")
    _add_course(collecting)
    _add_roster(collecting)
    collecting.set_defaults(run=_collect)

    exporting = commands.add_parser(
        "marks",
        help="for instructors: marks as a table that Canvas or Moodle takes",
        description="Fill in the roster: Canvas' gradebook export or Moodle's grading worksheet, "
        "to be imported there. Without one, or with one of your own, a plain table. What waits "
        "for a person stays empty; then the exit status is 1.",
    )
    exporting.add_argument("assignment", metavar="ASSIGNMENT")
    _add_course(exporting)
    _add_roster(exporting)
    exporting.add_argument("--to", type=Path, metavar="FILE", help="usually: beside the feedback")
    exporting.add_argument(
        "--column", default="", metavar="TITLE", help="in Canvas, if its title is not ASSIGNMENT"
    )
    exporting.add_argument(
        "--scale", action="store_true", help="to the platform's points, where it has others"
    )
    exporting.set_defaults(run=_marks)

    reporting = commands.add_parser(
        "report",
        help="for instructors: a page about how a class did, and what needs a person",
        description="Write one page about ASSIGNMENT: marks, difficulty and discrimination of the "
        "questions, what failed, how long it took, what could not be marked, attempts to tamper, "
        "what waits for a person. It is not for students: it quotes hidden tests.",
    )
    reporting.add_argument("assignment", metavar="ASSIGNMENT")
    _add_course(reporting)
    reporting.add_argument("--to", type=Path, metavar="FILE", help="usually: beside the feedback")
    reporting.set_defaults(run=_report)

    reading = commands.add_parser(
        "read",
        help="for instructors: read and mark what tests cannot, in a browser",
        description="Open a page on this machine with all answers to one question of ASSIGNMENT "
        "below each other, typeset, and the rubric beside them. Marks and comments go into "
        "nbgrader's gradebook as you type. What has been marked by tests is not shown.",
    )
    reading.add_argument("assignment", metavar="ASSIGNMENT")
    _add_course(reading)
    reading.add_argument("--port", type=int, default=0, help="of the page (usually: a free one)")
    reading.add_argument("--no-browser", action="store_true", help="open no browser window")
    reading.set_defaults(run=_read)

    generating = commands.add_parser(
        "exercises",
        help="for instructors: write the student notebooks",
        description="In the folder of the course: write exercises/ASSIGNMENT from "
        "solutions/ASSIGNMENT, without solutions and hidden tests. All, if none is named.",
    )
    generating.add_argument("assignments", nargs="*", metavar="ASSIGNMENT")
    generating.set_defaults(run=_exercises)

    beginning = commands.add_parser(
        "new",
        help="for instructors: begin an assignment, add a question",
        description="In the folder of the course: write the cells, marks, points and tables that "
        "have a form. What only you can write stands as a gap in ‹brackets›.",
    ).add_subparsers(title="what", dest="what", required=True)
    assigning = beginning.add_parser("assignment", help="solutions/ASSIGNMENT, and its guide")
    assigning.add_argument("assignment", metavar="ASSIGNMENT")
    assigning.add_argument("--title", required=True)
    assigning.add_argument(
        "--chapter", required=True, help="the title of the chapter to read first"
    )
    assigning.set_defaults(run=_new_assignment)
    adding = beginning.add_parser("question", help="example, task, hints, answer and tests")
    adding.add_argument("assignment", metavar="ASSIGNMENT")
    adding.add_argument("call", metavar="FUNCTION(ARGUMENTS)", help="as in 'flip_answers(data, p)'")
    adding.add_argument("--title", required=True)
    adding.add_argument("--points", required=True, type=_positive, metavar="N")
    adding.add_argument("--minutes", required=True, type=_positive, metavar="N")
    adding.add_argument("--part", default="", metavar="TITLE", help="a new part begins with it")
    adding.add_argument(
        "--proof",
        nargs=2,
        type=_positive,
        metavar=("POINTS", "MINUTES"),
        help="and then a proof, marked by hand",
    )
    adding.set_defaults(run=_new_question)

    asking = commands.add_parser(
        "sql",
        help="ask a private database by DP-SELECT",
        description="Ask the private tables of FILE, a database of SQLite: statements, what is "
        "left of the budget, what was asked before. Who can open the file can also read it: this "
        "is for learning and for owners, and protects those whose analysts see answers only.",
    )
    asking.add_argument("file", type=Path)
    asking.add_argument("--analyst", metavar="NAME", help="who asks, with a budget of their own")
    asking.add_argument(
        "--example", action="store_true", help="first make FILE: a tax office of made-up people"
    )
    asking.set_defaults(run=_sql)
    return main


def _add_course(command: argparse.ArgumentParser) -> None:
    command.add_argument("--course", type=Path, default=Path(), metavar="DIR")


def _add_roster(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--roster",
        type=Path,
        metavar="CSV",
        help="who is in the class: Canvas' gradebook export, Moodle's grading worksheet, or the "
        "columns student, name, number; it is kept",
    )


def _add_ways(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--apart",
        action="store_true",
        help="run no test in the process of a student's code: who wrote the course sees which "
        "tests need that, and these wait for a person",
    )
    parser.add_argument(
        "--once",
        action="store_true",
        help="run no test twice: faster, but what an answer shares with a test, or a test forbids "
        "in its own process, is then tested only where a test must run beside the answer",
    )


def _add_timeout(command: argparse.ArgumentParser, default: int | None) -> None:
    usual = default or "what nbgrader_config.py says"
    command.add_argument(
        "--timeout",
        type=_positive,
        default=default,
        metavar="SECONDS",
        help=f"how long one cell may run (usually: {usual})",
    )


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number above 0")
    return int(text)


def _port(text: str) -> int:
    number = _positive(text)
    if number > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is no port: they end at 65535")
    return number


def _open(given: argparse.Namespace) -> int:
    for line in copy_course(given.folder):
        print(line)
    if given.only_copy:
        return 0
    return open_course(given.folder, browser=not given.no_browser, port=given.port, host=given.host)


def _check(given: argparse.Namespace) -> int:
    with _needed("course"):
        from dpedu.grading.at_home.check import check, other_name
        from dpedu.grading.at_home.findings import report
    path = find_exercise(given.notebook)
    found = check(path, timeout=given.timeout)
    print(report(found, last=other_name(path)))
    return 0 if all(finding.good for finding in found) else 1


def _mark(given: argparse.Namespace) -> int:
    with _needed("grading"):
        from dpedu.grading import run
    run.mark(
        given.assignments,
        again=given.again,
        timeout=given.timeout,
        jobs=given.jobs,
        sandbox=not given.no_sandbox,
        apart=given.apart,
        once=given.once,
    )
    return 0


def _grade(given: argparse.Namespace) -> int:
    with _needed("grading"):
        from dpedu.grading import run
    problems = run.grade_course(
        given.assignment,
        course=given.course,
        student=given.student,
        workers=given.workers or 0,
        scheduler=given.scheduler,
        timeout=given.timeout,
        memory=given.memory,
        sandbox=not given.no_sandbox,
        apart=given.apart,
        once=given.once,
        force=given.force,
    )
    return 1 if problems else 0


def _feedback(given: argparse.Namespace) -> int:
    with _needed("grading"):
        from dpedu.grading import run
    run.feedback_course(
        given.assignment,
        course=given.course,
        student=given.student,
        workers=given.workers or 0,
        timeout=given.timeout,
        sandbox=not given.no_sandbox,
    )
    return 0


def _collect(given: argparse.Namespace) -> int:
    with _needed("grading"):
        from dpedu.grading import run
    unclear = run.collect_course(
        given.assignment, given.downloads, course=given.course, roster=given.roster
    )
    return 1 if unclear else 0


def _marks(given: argparse.Namespace) -> int:
    with _needed("grading"):
        from dpedu.grading import run
    missing = run.marks_course(
        given.assignment,
        course=given.course,
        roster=given.roster,
        to=given.to,
        column=given.column,
        scale=given.scale,
    )
    return 1 if missing else 0


def _report(given: argparse.Namespace) -> int:
    with _needed("grading"):
        from dpedu.grading import run
    run.report_course(given.assignment, course=given.course, to=given.to)
    return 0


def _read(given: argparse.Namespace) -> int:
    with _needed("grading"):
        from dpedu.grading import run
    with contextlib.suppress(KeyboardInterrupt):  # how it is meant to end
        run.read_course(
            given.assignment,
            course=given.course,
            port=given.port,
            browser=not given.no_browser,
        )
    return 0


def _exercises(given: argparse.Namespace) -> int:
    with _needed("grading"):
        from dpedu.grading.course.commands import generate
    generate(given.assignments)
    return 0


def _new_assignment(given: argparse.Namespace) -> int:
    with _needed("grading"):
        from dpedu.grading.course.new import new_assignment
    print(*new_assignment(given.assignment, given.title, given.chapter), sep="\n")
    return 0


def _new_question(given: argparse.Namespace) -> int:
    with _needed("grading"):
        from dpedu.grading.course.new import new_question
    told = new_question(
        given.assignment,
        given.call,
        title=given.title,
        points=given.points,
        minutes=given.minutes,
        proof=given.proof,
        part=given.part,
    )
    print(*told, sep="\n")
    return 0


def _sql(given: argparse.Namespace) -> int:
    with _needed("sql"):
        from dpedu.sql import Refused, shell
    try:
        if given.example:
            import numpy as np

            from dpedu.sql.example import tax_office

            tax_office(given.file, rng=np.random.default_rng()).engine.dispose()
        shell.start(given.file, analyst=given.analyst)
    except (Refused, ValueError) as error:
        raise CannotDo(str(error)) from None
    return 0


@contextlib.contextmanager
def _needed(extra: str) -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        install = f"python -m pip install 'dpedu[{extra}]'"
        raise CannotDo(f"{error.name} is not installed: {install}") from None


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what was typed. The answer is the exit status."""
    for stream in (sys.stdout, sys.stderr):
        # What was paid for is told, where there is no ε among the letters too.
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    given = parser().parse_args(arguments)
    try:
        status: int = given.run(given)
    except KeyboardInterrupt:
        print("\ndpedu: stopped", file=sys.stderr)
        status = 130
    except BrokenPipeError:  # whoever was reading, `head` say, has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    except (CannotDo, OSError) as error:
        from dpedu.grading.course.words import printed

        print(printed(f"dpedu: {error}"), file=sys.stderr)
        status = 2
    return status
