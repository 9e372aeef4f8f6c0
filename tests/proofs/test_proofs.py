"""Reference proofs are accepted; wrong ones are refused in the line, and for the reason, marked."""

import math

import pytest
from bad_input import NOT_AT_LEAST_ZERO, refuses
from judged_steps import REFERENCES, judged, steps_of
from kernel_faults import FAULTS, caught
from proof_fuzz import Fuzz, answered
from wrong_proofs import wrong_proofs

from dpedu.proofs import block, check, judge_answer, mark_answer, words
from dpedu.proofs.blocks import statements

WRONG = wrong_proofs()


@pytest.mark.parametrize("path", REFERENCES, ids=lambda path: path.stem)
def test_reference_proof(path):
    text = path.read_text(encoding="utf-8")
    assert check(text).accepted, check(text)
    for step in steps_of(text):
        assert not step.refuted(tries=6), step.reason


@pytest.mark.parametrize("path", REFERENCES, ids=lambda path: path.stem)
def test_no_claim_can_be_left_out_and_none_proved_with_nothing(path):
    statement, _, proof = path.read_text(encoding="utf-8").partition("\nproof\n")
    rows = proof.split("\n")
    heads = [n for n, row in enumerate(rows) if row.startswith("claim")]
    for start, end in zip(heads, [*heads[1:], len(rows)], strict=True):
        for end_of_what in (start, start + 1):
            left = "\n".join(rows[:end_of_what] + rows[end:])
            assert not judged(f"{statement}\nproof\n{left}").accepted, rows[start]


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.name)
def test_wrong_proof(wrong):
    verdict = check(wrong.text)
    assert not verdict.accepted
    assert wrong.refused
    assert {(each.line, each.code) for each in verdict.remarks} == wrong.refused
    for each in verdict.remarks:
        assert each.why
        assert each.todo
        assert f"Line {each.line}" in str(each)


@pytest.mark.parametrize("fault", FAULTS[::8], ids=range(len(FAULTS[::8])))
def test_a_fault_of_the_kernel_is_caught(fault):
    assert caught(fault), fault


def test_there_are_wrong_proofs_of_each_reason():
    reasons = {code for wrong in WRONG for _, code in wrong.refused}
    assert len(WRONG) >= 120
    assert len({wrong.name for wrong in WRONG}) == len(WRONG)
    assert reasons >= {
        *("character", "chance", "dependence", "direction", "does-not-follow", "exhaustive"),
        *("form", "induction", "kind", "not-shown", "shadow", "side-condition", "unknown"),
    }


def test_lines_are_the_same_for_one_text_and_for_two():
    for wrong in WRONG:
        statement, _, proof = wrong.text.partition("\nproof\n")
        if "\nproof\n" not in wrong.text or not proof:
            continue
        before = statement.count("\n") + 2
        apart = check(statement, "\n" * before + proof)
        assert apart == check(wrong.text), wrong.name


def test_a_false_step_comes_with_numbers():
    text = "real q\nclaim c: q <= q^2\nproof\nclaim c\n  q <= q^2 by positivity\n"
    (remark,) = check(text).remarks
    assert remark.example
    assert "This step is false, for example with q = " in str(remark)


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("f(q + 1) = (q + 1)^2", "f(q + 1) = q^2 + 1"),
        ("f(f(q)) = q^4", "f(f(q)) = q^2"),
        ("0 <= f(2 * q)", "1 + q^2 <= f(2 * q)"),
    ],
)
def test_what_is_assumed_holds_wherever_a_step_asks_for_it(said, wrong):
    head = "real q\nfunction f(u real)\nassume square: for u real: f(u) = u^2\nclaim c: "
    (remark,) = check(f"{head}{said}\nproof\nclaim c\n  {said} by algebra\n").remarks
    assert not remark.example
    (remark,) = check(f"{head}{wrong}\nproof\nclaim c\n  {wrong} by algebra\n").remarks
    assert remark.example


def test_a_true_step_that_does_not_follow_is_not_called_false():
    text = "real q\nclaim c: q <= q^2 + 1\nproof\nclaim c\n  q <= q^2 + 1 by positivity\n"
    (remark,) = check(text).remarks
    assert not remark.example
    assert "It may be true, but it does not follow so." in str(remark)


def test_a_statement_that_means_nothing_gets_an_answer_too():
    fact = "assume broken: nowhere(p) = 1\nassume range: 0 < p\n"
    verdict = check(f"real p\n{fact}claim c: p < 1\nproof\nclaim c\n  p < 1 by range\n")
    assert [each.code for each in verdict.remarks] == ["unknown", "does-not-follow"]
    assert verdict.remarks[1].example


def test_whatever_is_typed_gets_an_answer():
    fuzz = Fuzz(5)
    for _ in range(80):
        answered(fuzz.made())


def test_a_value_may_be_chosen_anew_after_a_refusal():
    head = "real x\nchoose t\nreal q\nclaim d: t = 0\nproof\n"
    end = "claim d\n  t = 0 by definition of t\n"
    for refused in ("let t = q", "let t = 1/x", "let t(y real) = 0", "let t = t"):
        verdict = check(f"{head}{refused}\nlet t = 0\n{end}")
        assert verdict.proved == {"d"}, str(verdict)
        assert [each.line for each in verdict.remarks] == [6]
    verdict = check(f"{head}let t = 0\nlet t = 1\n{end}")
    assert [each.line for each in verdict.remarks] == [7]


NO_TEXT = [None, 3, b"claim c", ["claim c"], ("claim",), {}, math.nan, object()]


def test_what_is_no_text_is_refused_by_name():
    answer = "```proof\nclaim c\n```"
    for call in (check, judge_answer, lambda v, text="": mark_answer(v, text, 1)):
        refuses(lambda v, call=call: call(v, answer), "statement", NO_TEXT)
    refuses(lambda v: check("claim c: 1 = 1", v), "proof", NO_TEXT)
    for call in (words, lambda v: block(v, "proof"), lambda v: judge_answer("claim c: 1 = 1", v),
                 lambda v: mark_answer("claim c: 1 = 1", v, 1)):  # fmt: skip
        refuses(call, "text", NO_TEXT)
    refuses(lambda v: block(answer, v), "kind", NO_TEXT)


def test_points_are_numbers_of_at_least_zero():
    for answer in ("In words.", "```proof\nclaim c\n  1 = 1 by algebra\n```"):
        refuses(lambda v, a=answer: mark_answer("claim c: 1 = 1", a, v), "most", NOT_AT_LEAST_ZERO)
    assert mark_answer("claim c: 1 = 1", "```proof\nclaim c\n```", 0).points is None


@pytest.mark.parametrize(
    "bad",
    [
        *(None, 3, [{}], [3], [None], ["cell"]),
        [{"cell_type": "markdown", "metadata": {}}],
        [{"cell_type": "markdown", "metadata": None, "source": ""}],
        [{"cell_type": "markdown", "metadata": {"nbgrader": 3}, "source": ""}],
        *([{"cell_type": "markdown", "metadata": {}, "source": source}] for source in (3, [3])),
    ],
)
def test_what_are_no_cells_is_refused_as_such(bad):
    refuses(statements, "cells", [bad])


def test_claims_that_are_worth_too_much_are_the_statements_fault():
    statement = "real p\nassume r: 0 < p\nclaim c, 5 points: -p < 0"
    answer = "```proof\nclaim c\n  -p < 0 by positivity\n```"
    for most in range(5):
        mark = mark_answer(statement, answer, most)
        assert mark.points is None
        assert "The statement is at fault" in mark.said
        assert f"worth 5 points, which is more than the {most} of" in mark.said
    assert "at fault" not in mark_answer(statement, answer, 5).said
