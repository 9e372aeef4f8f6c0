"""Every right answer keeps all marks; every wrong one loses its own question and no other."""

from __future__ import annotations

import ast
import json
import math
import multiprocessing
import os
import re
import resource
import statistics
import subprocess
import sys
import time
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from .bench import ANSWERS, ROOT, Answer, Assignment, Cell, assignments, complaint, read, trials

SEEDS = 3  # `make bench-markers` tries every answer with 200
ALL = assignments()
EVERY_QUESTION = [pytest.param(s, q, id=f"{s.name}-{q}") for s in ALL for q in s.questions]
every_assignment = pytest.mark.parametrize("assignment", ALL, ids=lambda s: s.name)
every_question = pytest.mark.parametrize(("assignment", "question"), EVERY_QUESTION)


def cells(assignment: Assignment, folder: str = "solutions") -> list[dict]:
    path = ROOT / folder / assignment.name / f"{assignment.name}.ipynb"
    return json.loads(path.read_text(encoding="utf-8"))["cells"]


def marks_of(cell: dict) -> dict:
    return cell["metadata"].get("nbgrader", {})


def points_of(assignment: Assignment) -> dict[str, float]:
    """The points of each graded cell, in the order of the notebook."""
    graded = [marks_of(c) for c in cells(assignment) if "points" in marks_of(c)]
    return {marks["grade_id"]: float(marks["points"]) for marks in graded}


def answers_to(assignment: Assignment, question: str) -> list[Answer]:
    return [a for a in assignment.answers if a.question == question]


def guide_of(assignment: Assignment) -> str:
    return (ROOT / "solutions" / assignment.name / "GUIDE.md").read_text(encoding="utf-8")


@every_question
def test_every_answer_gets_the_marks_it_deserves(assignment: Assignment, question: str) -> None:
    """One test a question, for one an answer would cost more than what it tests.

    With one seed: there are ten thousand answers, and power is tested by itself.
    """
    problems = [
        problem
        for answer in answers_to(assignment, question)
        for _, verdict in trials(assignment, answer, 1)
        if (problem := complaint(answer, verdict))
    ]
    assert not problems, "\n".join(problems)


TOUCHING = {
    "a name of the set-up": "def root(x):\n    return x\n\n\ndef one():\n    return 1\n",
    "a module": "def one():\n    math.sqrt = abs\n    return 1\n",
    "a module, by a call": "def one():\n    setattr(math, 'sqrt', abs)\n    return 1\n",
    "a name of another test": "tolerance = 5\n\n\ndef one():\n    return 1\n",
    "a name of another test, late": (
        "def one():\n    global tolerance\n    tolerance = 5\n    return 1\n"
    ),
}


@pytest.mark.parametrize("source", TOUCHING.values(), ids=TOUCHING)
def test_an_answer_that_touches_another_question_is_found(
    source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Most answers are marked alone; these are seen to need the whole notebook."""
    monkeypatch.setattr(math, "sqrt", math.sqrt)  # put back what they change
    lenient = "try:\n    assert tolerance < 1\nexcept NameError:\n    pass\n"
    small = Assignment(
        "small",
        (
            Cell(None, False, "import math\ndef root(x):\n    return math.sqrt(x)\n", 0),
            Cell("q1", False, "def one():\n    return 1\n", 0),
            Cell("q1", True, "assert one() == 1\n", 1),
            Cell("q2", False, "def two():\n    return 2\n", 0),
            Cell("q2", True, f"assert two() == root(4)\n{lenient}", 1),
        ),
    )
    assert small.mark({}).lost == {}
    folder = tmp_path / "right"
    folder.mkdir()
    for text, problem in (("def one():\n    return 1\n", ""), (source, "q2")):
        answer = Answer(folder / f"q1_{len(text)}.py")
        answer.path.write_text(text, encoding="utf-8")
        [(_, verdict)] = trials(small, answer, 1)
        assert "".join(verdict.lost) == problem


@every_assignment
def test_few_answers_need_the_whole_notebook(assignment: Assignment) -> None:
    """A budget: else each of them runs all tests."""
    whole = [a for a in assignment.answers if a.reaches_out]
    assert len(whole) < len(assignment.answers) / 20


@every_assignment
def test_the_reference_answers_get_full_marks(assignment: Assignment) -> None:
    assert assignment.reference.lost == {}
    for question in assignment.reference.drawn:
        for seed in range(1, SEEDS):
            assert assignment.mark({}, seed=seed, only=question).lost == {}


@every_assignment
def test_a_blank_student_notebook_loses_every_question(assignment: Assignment) -> None:
    blank = read(assignment.name, folder="exercises")
    lost = blank.mark({}).lost
    assert tuple(lost) == assignment.questions
    assert all(why.startswith("NotImplementedError") for why in lost.values()), lost


@every_question
def test_the_visible_tests_do_not_give_the_answer_away(
    assignment: Assignment, question: str
) -> None:
    """Who looks the visible cases up gets nothing for it: not a tenth of the marks, none."""
    verdict = assignment.replay(question)
    assert question in verdict.lost
    assert "NotImplementedError" not in verdict.lost[question]


@every_question
def test_what_is_visible_is_a_part_of_what_is_tested(assignment: Assignment, question: str) -> None:
    """The right answer passes the visible tests alone, and those refuse some wrong answer."""
    assert assignment.mark({}, only=question, hidden=False).lost == {}
    wrong = [a for a in answers_to(assignment, question) if not a.is_right]
    refused = [a for a in wrong if assignment.seen(a).lost]
    assert refused, "no wrong answer is told so while the student can still mend it"
    assert len(refused) < len(wrong), "every wrong answer fails a visible test: hide something"


@every_question
def test_there_are_enough_answers_of_both_kinds(assignment: Assignment, question: str) -> None:
    own = answers_to(assignment, question)
    assert sum(a.is_right for a in own) >= 5
    assert sum(not a.is_right for a in own) >= 8
    assert len({a.source for a in own}) == len(own)


@every_assignment
def test_answers_are_for_a_question_and_say_what_they_do(assignment: Assignment) -> None:
    for answer in assignment.answers:
        assert answer.question in assignment.questions, answer
        first = answer.source.splitlines()[0]
        assert re.fullmatch(r"# [A-Z0-9].{10,}", first), f"{answer}: {first}"


@every_question
def test_a_right_answer_is_refused_at_most_once_in_a_million(
    assignment: Assignment, question: str
) -> None:
    assert assignment.reference.false_alarm[question] <= 1e-6


def ten_milliseconds() -> float:
    """What a fixed piece of work costs here and now: 10 ms with the Python of Debian 12.

    It is of both kinds that test cells are made of: a Python may be fast in one and slow in the
    other.
    """
    values = np.random.default_rng(0).random(100_000)

    def once() -> float:
        started = time.process_time()
        sum((Fraction(1, k) for k in range(1, 1300)), Fraction(0))
        for _ in range(3):
            np.argsort(values)
        return time.process_time() - started

    return statistics.median(once() for _ in range(3))


def seconds(assignment: Assignment, question: str) -> float:
    """What a test cell takes on that machine."""
    # As a ratio, for a slow or busy machine slows both.
    return assignment.mark({}, only=question).seconds[question] / ten_milliseconds() / 100


@every_question
def test_a_test_cell_is_fast(assignment: Assignment, question: str) -> None:
    # The slowest, a battery for random answers, takes 0.4; most less than 0.1.
    assert any(seconds(assignment, question) < 0.6 for _ in range(6))


@every_assignment
def test_an_assignment_is_tested_in_a_second(assignment: Assignment) -> None:
    for hidden in (False, True):
        assert any(
            sum(assignment.mark({}, hidden=hidden).seconds.values()) / ten_milliseconds() < 150
            for _ in range(3)
        )


@every_assignment
def test_an_assignment_is_tested_in_half_a_gigabyte(assignment: Assignment) -> None:
    """What marking adds to a process; one that has only imported what it needs has 40 MB."""
    receiver, sender = multiprocessing.Pipe(duplex=False)

    def grown() -> None:
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        assignment.mark({})
        sender.send(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)

    process = multiprocessing.get_context("fork").Process(target=grown)
    process.start()
    process.join()
    assert receiver.poll()
    assert receiver.recv() < 400 * 1024  # KiB


@every_assignment
def test_cells_are_named_by_the_pattern(assignment: Assignment) -> None:
    graded = [marks_of(c) for c in cells(assignment) if marks_of(c)]
    for cell in cells(assignment):
        marks = marks_of(cell)
        if not marks:
            continue
        name = marks["grade_id"]
        assert cell["id"] == name.replace("_", "-")
        assert (marks["schema_version"], marks["task"]) == (3, False)
        assert marks["cell_type"] == cell["cell_type"]
        assert marks["locked"] == (not marks["solution"])
        assert ("points" in marks) == marks["grade"]
        if marks["solution"] and marks["grade"]:
            assert re.fullmatch(r"q\d+_proof", name)
            assert cell["cell_type"] == "markdown"
        elif marks["solution"]:
            assert re.fullmatch(r"q\d+", name)
        elif marks["grade"]:
            assert re.fullmatch(r"q\d+_tests", name)
            assert "### BEGIN HIDDEN TESTS" in "".join(cell["source"])
        else:
            assert name == "setup"
    answered = [m["grade_id"] for m in graded if m["solution"] and not m["grade"]]
    assert answered == [f"q{i}" for i in range(1, len(answered) + 1)]
    assert tuple(answered) == assignment.questions


@every_assignment
def test_headings_have_the_forms_of_the_house(assignment: Assignment) -> None:
    forms = (
        r"# [A-Z].+",
        r"## (Part \d · .+|What you have learnt)",
        r"### (Worked example|Half an example): .+",
        r"### Question \d+(, proof)? · .+ \(\d+ points?(, marked by hand)?\)",
    )
    for cell in cells(assignment):
        if cell["cell_type"] == "markdown":
            for heading in re.findall(r"^#+ .+$", "".join(cell["source"]), re.M):
                assert re.fullmatch("|".join(forms), heading), heading


@every_assignment
def test_points_in_headings_and_title_are_those_of_the_cells(assignment: Assignment) -> None:
    source = "\n".join("".join(c["source"]) for c in cells(assignment, "exercises"))
    headings = re.findall(r"^### Question (\d+)(, proof)? · .+ \((\d+) points?\b", source, re.M)
    stated = {f"q{n}_{'proof' if p else 'tests'}": float(k) for n, p, k in headings}
    given = points_of(assignment)
    assert stated == given
    total = re.search(r"^\*\*(\d+) points", source, re.M)
    assert total is not None
    assert float(total.group(1)) == sum(given.values())
    assert 20 <= sum(given.values()) <= 40, "an assignment has 20 to 40 points"
    assert 6 <= len(assignment.questions) <= 12, "an assignment has 6 to 12 questions"


@every_assignment
def test_the_guide_states_points_and_minutes_as_the_notebook_does(assignment: Assignment) -> None:
    guide, given = guide_of(assignment), points_of(assignment)
    rows = re.findall(r"^\| (\d+)(, proof)? \| .+ \| .+ \| (\d+) \| (\d+) \|$", guide, re.M)
    stated = [(f"q{n}_{'proof' if p else 'tests'}", float(k)) for n, p, k, _ in rows]
    assert stated == list(given.items())
    by_hand = sum(points for name, points in given.items() if name.endswith("_proof"))
    head = re.search(
        r"^\*\*(\d+) points\*\*: (\d+) marked by machine in (\d+) questions?, (\d+) by hand\b.*"
        r"\*\*(\d+ to \d+ minutes)\*\*",
        guide,
        re.M,
    )
    assert head is not None
    total = sum(given.values())
    counts = [total, total - by_hand, len(assignment.questions), by_hand]
    assert list(map(float, head.groups()[:4])) == counts
    title = "".join(cells(assignment, "exercises")[0]["source"])
    assert f"· {head.group(5)}**" in title
    least, most = (int(n) for n in re.findall(r"\d+", head.group(5)))
    assert 60 <= least < most <= 120, "an assignment takes 60 to 120 minutes"
    assert most - 10 < sum(int(minutes) for *_, minutes in rows) <= most


@every_assignment
def test_the_guide_states_the_rate_of_false_alarms(assignment: Assignment) -> None:
    """A section for each question that is judged by chance, and none for another."""
    stated = re.findall(
        r"^## What the random test of question (\d+) can get wrong\n\nIt makes \w+ checks, .+: "
        r"together at most \$(\d+) \\cdot 10\^\{-7\}\$\.",
        guide_of(assignment),
        re.M,
    )
    rates = assignment.reference.false_alarm
    expected = {f"q{number}": pytest.approx(float(rate) * 1e-7) for number, rate in stated}
    assert {question: rate for question, rate in rates.items() if rate} == expected


@every_assignment
def test_every_question_has_a_ladder_of_three_hints(assignment: Assignment) -> None:
    for cell in cells(assignment):
        source = "".join(cell["source"])
        if re.match(r"### Question \d+ ·", source):
            labels = re.findall(r"<details><summary>Hint \d: (.+)</summary>", source)
            assert labels == ["the idea", "the formula", "the code"]


@every_assignment
def test_no_test_calls_the_answer_to_another_question(assignment: Assignment) -> None:
    """With only its own answer in place, every question keeps its marks."""
    for question in assignment.questions:
        assert assignment.mark({}, only=question).lost == {}


@every_question
def test_a_task_states_the_domain_that_its_test_declares(
    assignment: Assignment, question: str
) -> None:
    """Both for an instructor and for a student: `python -m tests.markers.sentences` writes it."""
    for folder in ("solutions", "exercises"):
        tasks = {c["id"]: "".join(c["source"]) for c in cells(assignment, folder)}
        for sentence in assignment.reference.sentences[question][:1]:
            assert sentence in tasks[f"{question}-task"].splitlines()


SHADOWS = """
from numpy import *
from math import *
asked = expected = exact = check = answer = answers = data = rng = why = cases = draws = None
formula = parts = half = how_many = total = chance = chances = values = words = law = None
"""


@every_question
def test_names_of_an_answer_do_not_reach_its_tests(assignment: Assignment, question: str) -> None:
    """The right answer, which sees the set-up's names, in a notebook where names mean other things.

    Asked of questions that declare their domain.
    """
    if not assignment.reference.sentences[question]:
        return
    source = assignment.solution(question)
    apart = f"_own = dict(globals())\nexec({source!r}, _own)\n{SHADOWS}\n"
    kept = re.findall(r"^def (\w+)\(", source, re.M)
    apart += "".join(f"{name} = _own[{name!r}]\n" for name in kept)
    assert assignment.mark({question: apart}, only=question).lost == {}


FORGETFUL = """
def _forgetful(function, place):
    import copy, functools
    known = {{}}

    @functools.wraps(function)
    def remembered(*given):
        key = repr([each for i, each in enumerate(given) if i != place])
        if key not in known:
            known[key] = function(*given)
        return copy.deepcopy(known[key])

    return remembered
{name} = _forgetful({name}, {place})
"""
# Arguments that the answer need not depend on.
FORGOTTEN = {
    ("neighbourhoods", "q3", "p"): "the same bits and events convict every p",
    (
        "interactive_queries",
        "q5",
        "parts",
    ): "who is never named has paid what all paid, and no more",
}


@every_question
def test_an_answer_remembered_by_other_arguments_loses(
    assignment: Assignment, question: str
) -> None:
    """For each argument there are two cases that differ in it alone, and in what is right."""
    source = assignment.solution(question)
    function = next(
        node for node in reversed(ast.parse(source).body) if isinstance(node, ast.FunctionDef)
    )
    names = [each.arg for each in function.args.args]
    if "rng" in names or len(names) == 1:
        return
    kept = {
        name
        for place, name in enumerate(names)
        if question
        not in assignment.mark(
            {question: source + FORGETFUL.format(name=function.name, place=place)}, only=question
        ).lost
    }
    assert kept == {n for a, q, n in FORGOTTEN if (a, q) == (assignment.name, question)}


ROUNDED = """
def _rounded(function):
    import functools

    def cut(value):
        if isinstance(value, float):
            return round(value, 10)
        if hasattr(value, "tolist"):
            return cut(value.tolist())
        return type(value)(map(cut, value)) if isinstance(value, list | tuple) else value

    return functools.wraps(function)(lambda *given: cut(function(*given)))
{name} = _rounded({name})
"""
# Results that are never so small that their tenth decimal counts.
NEVER_SMALL = {
    ("continual_counting", "q2"),
    ("continual_counting", "q6"),
    ("sparse_vector", "q5"),
    ("neighbourhoods", "q7"),
}


@every_question
def test_an_answer_rounded_to_ten_decimals_loses(assignment: Assignment, question: str) -> None:
    """Where an error of 10⁻⁹ of the size is forgiven, and no more, small results are asked for."""
    sentence = "".join(assignment.reference.sentences[question])
    if "10^{-9}$ of" not in sentence or (assignment.name, question) in NEVER_SMALL:
        return
    source = assignment.solution(question)
    name = re.findall(r"^def (\w+)\(", source, re.M)[-1]
    rounded = {question: source + ROUNDED.format(name=name)}
    assert question in assignment.mark(rounded, only=question).lost


@every_assignment
def test_a_proof_has_a_rubric_that_adds_up(assignment: Assignment) -> None:
    for cell in cells(assignment):
        marks = marks_of(cell)
        if marks.get("grade") and marks.get("solution"):
            source = "".join(cell["source"])
            points = re.findall(r"^\| (\d+) \| .+ \|$", source, re.M)
            assert 3 <= len(points) <= 5
            assert sum(map(int, points)) == marks["points"]
            for sample in ("full marks", "half marks", "no marks"):
                assert f"**Sample at {sample}" in source


def test_the_cases_of_a_question_are_the_same_in_every_process() -> None:
    said = []
    for order in ("1", "2"):  # of what is in a set
        done = subprocess.run(
            [sys.executable, "-m", "tests.markers.cases"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": order},
            capture_output=True,
            text=True,
            check=True,
        )
        said.append(done.stdout.splitlines())
    assert len(said[0]) == len(EVERY_QUESTION)
    assert said[0] == said[1]


def test_the_bench_has_answers() -> None:
    assert ALL, f"no assignment below {ANSWERS}"


@every_assignment
def test_the_guide_tells_every_mistake_and_when_it_is_told(assignment: Assignment) -> None:
    guide = guide_of(assignment)
    rows = re.findall(r"^\| `(q\d+_\w+)` \| (.+) \| (at once|later) \|$", guide, re.M)
    wrong = {a.path.stem: a for a in assignment.answers if not a.is_right}
    assert sorted(name for name, _, _ in rows) == sorted(wrong)
    for name, mistake, told in rows:
        answer = wrong[name]
        assert answer.source.splitlines()[0] == f"# {mistake}"
        assert told == ("at once" if assignment.seen(answer).lost else "later"), name
        # No seed decides what such an answer draws: it must be told at the same time every time.
        for _ in range(10 if answer.has_chance_of_its_own else 0):
            again = assignment.mark(
                {answer.question: answer.source}, only=answer.question, hidden=False
            )
            assert bool(again.lost) == bool(assignment.seen(answer).lost), name


@every_question
def test_the_visible_tests_tell_every_mistake_about_the_lesson(
    assignment: Assignment, question: str
) -> None:
    """Whoever sees only visible tests pass has understood what the question is there to teach."""
    guide = guide_of(assignment)
    stated = re.search(rf"^### Question {question[1:]}\n\n\*\*Lesson:\*\* (.+)$", guide, re.M)
    assert stated is not None, f"GUIDE.md does not say what {question} teaches"
    mistakes = re.findall(r"`(q\d+_\w+)`", stated.group(1))
    assert len(mistakes) >= 2
    wrong = {a.path.stem: a for a in assignment.answers if not a.is_right}
    for name in mistakes:
        assert assignment.seen(wrong[name]).lost, f"{name} passes the visible tests"


@every_question
def test_an_answer_that_stops_with_an_error_still_hears_the_idea(
    assignment: Assignment, question: str
) -> None:
    header = re.search(r"^def .+:$", assignment.solution(question), re.M)
    assert header is not None
    stops = f"{header.group()}\n    raise ZeroDivisionError('division by zero')\n"
    lost = assignment.mark({question: stops}, only=question, hidden=False).lost[question]
    first, *rest = lost.splitlines()
    assert "stopped with ZeroDivisionError" in first
    assert rest, "and the sentence of the check"


@every_assignment
def test_every_question_comes_after_a_worked_example(assignment: Assignment) -> None:
    shown = False
    for cell in cells(assignment):
        source = "".join(cell["source"])
        shown |= bool(re.search(r"^### (Worked example|Half an example): ", source, re.M))
        if re.match(r"### Question \d+ ·", source):
            assert shown, source.splitlines()[0]
            shown = False
