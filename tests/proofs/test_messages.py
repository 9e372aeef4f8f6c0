"""What is refused says what to do next: the usual slips, and steps that name the wrong rule."""

import random
import re

import pytest
from course_proofs import course_proofs
from judged_steps import REFERENCES

from dpedu.proofs import block, check

HEAD = """real p, q
set A
function f(a in A)
assume range: 0 < p < 1/2
assume positive: for a in A: 0 < f(a)
claim c: 0 < 1 - 2*p
proof
claim c
  {}
"""
# What is typed, and what its message says to do.
SLIPS = {
    "0 < 1 - 2p by positivity": "write 2 * p",
    "0 < 1 - 2*p since positivity": "end the step with: by RULE",
    "0 < 1 - 2*p because of range": "end the step with: by RULE",
    "0 < 1 - 2*p": "end it with: by RULE",
    "0 < 1 - 2*p by positivity and range": "make two steps of it",
    "0 < 1 - 2*p by positivity of p": "the name of one rule",
    "0 < 1 - 2*p by simplification": "write: by positivity",
    "0 < 1 - 2*p by range": "write: by positivity",
    "p < 1/2 by range": "let a chain begin and end as the claim does",
    "so 0 < 1 - 2*p by positivity": "leave it out",
    "we have 0 < 1 - 2*p by positivity": "leave it out",
    "otherwise": "say which: case",
    "p < 1/2 < 1 by range": "break the line before the relation",
    "|p| = p by absolute": "abs(...)",
    "log(p) < 0 by positivity": "ln(...)",
    "max(p, q) >= p by positivity": "case u <= v",
    "p^(1/2) > 0 by positivity": "exp(...)",
    "e^p > 0 by positivity": "exp(...)",
    "sum_{a in A} f(a) >= 0 by positive": "sum a in A: f(a)",
    "sum a in A f(a) >= 0 by positive": "write: sum i in I: f(i)",
    "sum a in A if a != p: f(a) >= 0 by positive": "sum i in I - j: f(i)",
    "sum a in A, a != p: f(a) >= 0 by positive": "sum i in I - j: f(i)",
    "sum a in A without p: f(a) >= 0 by positive": "sum i in I - j: f(i)",
    "q^3 <= abs(q)^3 by absolute": "two cases: case q >= 0",
    "E(p) = p by linearity": "write [",
    "ε = 1 by algebra": "epsilon",
    "exp(-p) = 1/exp(p) by algebra": "write: by exponentials",
    "ln(1/p) = -ln(p) by algebra": "write: by logarithms",
    "abs(p) = p by algebra": "write: by absolute",
    "p*q <= q by positivity": "write what is true",
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_usual_slip_says_what_to_write(slip):
    verdict = check(HEAD.format(slip))
    assert not verdict.accepted
    assert any(SLIPS[slip] in each.todo for each in verdict.remarks), verdict


@pytest.mark.parametrize("mark", [".", ";", ".  # as the range says"])
def test_marks_at_the_end_of_a_line_do_not_matter(mark):
    assert check(HEAD.format(f"0 < 1 - 2*p by positivity{mark}")).accepted


def test_a_step_with_a_wrong_rule_is_told_one_that_shows_it():
    texts = [path.read_text(encoding="utf-8") for path in REFERENCES]
    texts += [f"{a.statement}\nproof\n{block(a.solution, 'proof')}" for a in course_proofs()]
    rng, told = random.Random(8), 0
    for text in rng.sample(texts, len(texts)):
        rules = list(re.finditer(r" by ([a-z_]+)$", text.partition("\nproof\n")[2], re.M))
        start = text.index("\nproof\n") + 7
        for found in rng.sample(rules, min(2, len(rules))):
            wrong = rng.choice([r for r in ("algebra", "triangle", "obvious") if r != found[1]])
            rest = text[start + found.end() :]
            changed = f"{text[: start + found.start()]} by {wrong}{rest}"
            verdict = check(changed)
            if verdict.accepted:
                continue
            first = verdict.remarks[0]
            assert first.todo.startswith("write: by "), f"{changed}\n{verdict}"
            rule = first.todo.removeprefix("write: ")
            assert check(f"{text[: start + found.start()]} {rule}{rest}").accepted
            told += 1
    assert told > 25


def test_no_rule_is_told_that_leans_on_the_claim_itself():
    text = HEAD.replace("claim c: 0 < 1 - 2*p", "claim c: q < p").format("q < p by {}")
    for rule in ("algebra", "c", "positivity"):
        (remark,) = check(text.format(rule)).remarks
        assert "by c" not in remark.todo
        assert "positivity" not in remark.todo


def test_a_claim_that_means_nothing_is_told_once():
    text = "real q\nclaim one: q / q = 1\nproof\nclaim one\n  q / q = 1 by algebra\n"
    (remark,) = check(text).remarks
    assert remark.code == "side-condition"
    assert not check(text).accepted


def test_the_form_of_splitting_is_shown_where_it_was_missed():
    text = """set A
function f(a in A)
choose k in A
claim c: for j in A: sum a in A: f(a) = f(j) + (sum a in A - j: f(a))
proof
claim c
  sum a in A: f(a) = f(j) + (sum a in A: f(a)) by splitting at j
"""
    assert any("sum i in I - j: f(i)" in each.todo for each in check(text).remarks)
