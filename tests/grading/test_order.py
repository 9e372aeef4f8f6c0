"""Wherever a student moves the instructor's cells, each test finds what it finds there."""

import itertools
import random

import pytest

from dpedu.grading.course.cells import PlanCell
from dpedu.grading.judging.reading import merge

ROLES = {
    "short": {"g0": "given", "a0": "answer", "t0": "test", "g1": "given", "t1": "test"},
    "long": {
        **{"g0": "given", "a0": "answer", "t0": "test", "t1": "test", "g1": "given", "g2": "given"},
        **{"a1": "answer", "t2": "test", "g3": "given", "t3": "test", "g4": "given"},
    },
}


def plan_of(roles):
    return {
        name: PlanCell(
            name=name, kind="code", source=f"# {name}", checksum=None, grade=role == "test",
            solution=role == "answer", task=False, locked=role != "answer", points=1.0,
        )
        for name, role in roles.items()
    }  # fmt: skip


def read(plan, names):
    cells = [
        {"cell_type": "code", "source": f"# {name}", "metadata": {"nbgrader": {"grade_id": name}}}
        for name in names
    ]
    return merge(plan, cells)


def orders():
    short, long = ([*each] for each in ROLES.values())
    yield from (("short", order) for order in itertools.permutations(short))
    drawn = random.Random(5)
    yield from (("long", tuple(drawn.sample(long, len(long)))) for _ in range(2000))


def test_every_test_finds_the_cells_before_it_and_no_others():
    for name, order in orders():
        roles, plan = ROLES[name], plan_of(ROLES[name])
        made = [each.plan.name for each in read(plan, order) if each.plan is not None]
        assert sorted(made) == sorted(roles), order
        for place, test in enumerate(made):
            if roles[test] != "test":
                continue
            before = {each for each in made[:place] if roles[each] == "given"}
            there = [*roles][: [*roles].index(test)]
            assert before == {each for each in there if roles[each] == "given"}, order
        answers = [each for each in made if roles[each] == "answer"]
        assert answers == [each for each in order if roles[each] == "answer"]


@pytest.mark.parametrize("name", ROLES)
def test_a_notebook_in_its_order_stays_as_it_is(name):
    plan = plan_of(ROLES[name])
    assert [each.plan.name for each in read(plan, [*plan])] == [*plan]


def test_a_cell_that_was_moved_up_runs_there_for_the_student_too():
    plan = plan_of(ROLES["short"])
    made = read(plan, ["g1", "g0", "a0", "t0", "t1"])
    assert [each.source for each in made] == ["# g1", "# g0", "# a0", "# t0", "# g1", "# t1"]
    assert made[0].plan is None
    assert made[0].role == "own"


def test_answers_are_moved_only_where_they_stand():
    """A question put before another one is marked, as nbgrader marks it."""
    plan = plan_of({"a0": "answer", "t0": "test", "a1": "answer", "t1": "test"})
    order = ["a1", "t1", "a0", "t0"]
    assert [each.plan.name for each in read(plan, order)] == order
