"""What statements give can all hold at once, and then so does all that they claim."""

import pytest
from given_models import PROOFS, models_of

# Of these few attempts become one; of others 200.
MODELS = {"linkage q7_proof": 30, "private_learning q1_proof": 30}


@pytest.mark.parametrize("name", PROOFS)
def test_what_is_given_has_models_and_in_each_all_claims_hold(name):
    most = MODELS.get(name, 200)
    assert models_of(PROOFS[name], 3, most) == [True] * most


@pytest.mark.parametrize(
    "given",
    [
        "assume one: 0 < p\nassume two: p < 0",
        "assume one: for i in I: f(i) < 0\nassume two: (sum i in I: f(i)) = 1",
        "assume one: E[X] = p\nassume two: E[2 * X] = 2 * p + 1",
        "random Y(i in I)\nassume one: for i in I: E[Y(i)] = 1\n"
        "assume two: E[sum i in I: Y(i)] < 0",
    ],
)
def test_what_cannot_hold_at_once_has_none(given):
    head = "set I nonempty\nreal p\nrandom X\nfunction f(i in I)\n"
    assert models_of(f"{head}{given}\nclaim c: 0 < 1\nproof\n", 1, 1, 300) == []


def test_a_claim_that_does_not_follow_fails_in_some_model():
    text = "set I\nfunction f(i in I)\nassume one: for i in I: 0 < f(i)\nclaim c: {}\nproof\n"
    assert not all(models_of(text.format("0 < (sum i in I: f(i))"), 1, 50))
    assert not all(models_of(text.format("(sum i in I: f(i)) < 2"), 1, 50))
    assert all(models_of(text.format("0 <= (sum i in I: f(i))"), 1, 50))
