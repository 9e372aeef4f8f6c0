"""What is told where a proof is nearly right; and true steps that the search has to find."""

import pytest

from dpedu.proofs import check

FAMILY = "set I\nreal s\nelement j in I\nelement k in I\nfunction f(i in I)\n"


@pytest.mark.parametrize("head", ["sum", "prod"])
@pytest.mark.parametrize("out", ["I - j - k", "I without j"])
def test_what_is_left_out_of_a_sum_or_a_product_is_told_of_it(head, out):
    text = f"{FAMILY}claim c: ({head} i in {out}: f(i)) = 1\nproof\nclaim c\n  1 = 1 by algebra\n"
    (remark,) = check(text).remarks
    assert f"{head} i in I - j: f(i)" in remark.todo, remark
    assert ("sum" in f"{remark.why} {remark.todo}") == (head == "sum")
    assert "without" in out or "only one element at a time can be left out" in remark.why


@pytest.mark.parametrize(
    "said",
    [
        "if s != 0 for i in I: f(i) / s = 1",
        "if s != 0, for i in I: f(i) / s = 1",
        "if s != 0: for i in I: f(i) / s = 1",
        "for i in I: if s != 0: f(i) / s = 1",
        "f(i) = 0 for i in I",
    ],
)
def test_the_order_of_for_and_if_is_shown(said):
    (remark,) = check(f"{FAMILY}claim c: {said}\nproof\nclaim c\n  1 = 1 by algebra\n").remarks
    assert "for i in I if s != 0:" in remark.todo, remark


def test_what_depends_on_chance_is_told_with_its_probabilities():
    text = "random X\nclaim c: {0}\nproof\nclaim c\n  {0} by linearity\n"
    (remark,) = check(text.format("E[X * X] = E[X] * E[X]")).remarks
    weights = [each.partition(")")[0] for each in remark.example.split("(probability ")[1:]]
    assert len(weights) == 2, remark
    assert remark.example.count("X = ") == 2
    (remark,) = check(text.format("X * X = X")).remarks
    assert "in one outcome: left" in remark.example
