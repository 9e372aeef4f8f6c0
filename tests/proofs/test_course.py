"""The proofs of the assignments: each is accepted, needs all that is given, and is little work."""

import re

import pytest
from course_proofs import SOLUTIONS, Asked, course_proofs
from judged_steps import REFERENCES, judged, steps_of

from dpedu.proofs import block, check, judge_answer, mark_answer
from dpedu.proofs._kernel.context import MOST_WORK

ASKED = course_proofs()
# The eight exercises of the textbook, and what proves each: a reference, or a solution.
EXERCISES = {
    "two coins and the true rate": {"true_rate"},
    "from a Bayesian point of view": {"posterior_odds"},
    "not private if people join": {"randomised_response_membership", "neighbourhoods q3_proof"},
    "a variant that is": {"randomised_response_population"},
    "the estimator is unbiased": {"unbiased", "randomised_response q4_proof"},
    "the exponential mechanism at both limits": {"exponential_mechanism q4_proof"},
    "its special cases": {"exponential_mechanism q10_proof"},
    "two mechanisms private on average": {"kl_composition", "kl_privacy q3_proof"},
}
# What the language cannot say: sums over ranges, and power series.
PROSE = {"continual_counting q5_proof"}


def test_every_proof_question_but_one_can_be_proved_so():
    cells = [path.read_text(encoding="utf-8") for path in SOLUTIONS.glob("*/*.ipynb")]
    questions = sum(len(re.findall(r'"grade_id": "q\d+_proof"', text)) for text in cells)
    assert len(ASKED) == questions - len(PROSE)
    assert PROSE.isdisjoint(each.name for each in ASKED)


def test_every_exercise_of_the_textbook_has_a_proof():
    there = {path.stem for path in REFERENCES} | {each.name for each in ASKED}
    assert len(EXERCISES) == 8
    assert all(names <= there for names in EXERCISES.values())


@pytest.mark.parametrize("path", REFERENCES, ids=lambda path: path.stem)
def test_a_reference_uses_all_that_is_given_and_is_little_work(path):
    statement, _, proof = path.read_text(encoding="utf-8").partition("\nproof\n")
    assert judged(f"{statement}\nproof\n{proof}").fuel.left > MOST_WORK * 3 // 4
    asked = Asked(path.stem, statement, 0, proof)
    assert asked.given
    for line in asked.given:
        assert not judged(f"{asked.without(line)}\nproof\n{proof}").accepted, line


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked.name)
def test_the_solution_is_accepted_and_uses_all_that_is_given(asked):
    verdict = judge_answer(asked.statement, asked.solution)
    assert verdict is not None
    assert verdict.accepted, verdict
    assert asked.given
    proof = block(asked.solution, "proof")
    for line in asked.given:
        assert not judged(f"{asked.without(line)}\nproof\n{proof}").accepted, line


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked.name)
def test_the_solution_has_the_points_that_the_task_says(asked):
    mark = mark_answer(asked.statement, asked.solution, asked.most)
    stated = re.findall(r"^claim \w+, (\d+) points?:", asked.statement, re.M)
    worth = sum(map(int, stated)) if stated else asked.most
    assert mark.good
    assert mark.points == (worth if worth == asked.most else None)
    assert worth <= asked.most
    if worth < asked.most:
        assert f"accepted has {worth} of the {asked.most} points" in asked.solution
        assert f"({worth} of {asked.most} points). A person reads the rest." in mark.said
    else:
        assert "accepted has full marks" in asked.solution


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked.name)
def test_no_step_of_a_solution_is_false_and_all_take_little_work(asked):
    text = f"{asked.statement}\nproof\n{block(asked.solution, 'proof')}"
    assert check(text).accepted
    assert judged(text).fuel.left > MOST_WORK * 3 // 4
    for step in steps_of(text):
        assert not step.refuted(tries=3), step.reason
