"""What the kernel accepts is true: mutants of steps, random identities, and whole families.

Truth is found out by numbers: by small random models, and here by fractions.
"""

import random

import pytest
from applied_rules import RULES as RULES_APPLIED
from applied_rules import Bench
from false_claims import Family, accepted, claims, look_alikes
from judged_steps import REFERENCES, judged, mutant, steps_of

from dpedu.proofs import _script, check

HEAD = """set A
set B nonempty
element j in B
real p, q, r
random X
function f(a in A)
function g(b in B)
assume p_range: 0 < p < 1/2
assume g_pos: for b in B: 0 < g(b)
assume f_pos: for a in A: 0 < f(a)
"""
RULES = [
    *("algebra", "linearity", "logarithms", "exponentials", "products", "absolute", "positivity"),
    *("enumeration", "exchange", "triangle", "tangent", "splitting at j", "p_range", "g_pos"),
    *("f_pos", "rearranging p_range"),
]


def accepts(step, rule, more=""):
    """Whether one step is accepted by a rule, under what is assumed."""
    text = f"{HEAD}{more}claim c: 1 = 1\nproof\nclaim one: {step}\n  {step} by {rule}\n"
    return judged(f"{text}claim c\n  1 = 1 by algebra\n").accepted


def accepted_by_any(step, more=""):
    """The rules that accept a step."""
    return [rule for rule in RULES if accepts(step, rule, more)]


def test_no_accepted_mutant_is_false():
    rng = random.Random(1)
    steps = [step for path in REFERENCES for step in steps_of(path.read_text(encoding="utf-8"))]
    assert all(step.fate() == "accepted" for step in steps)
    accepted = 0
    for _ in range(200):
        made = mutant(rng.choice(steps), rng)
        if made.fate() == "accepted":
            accepted += 1
            if accepted % 3 == 0:  # the rest is for nights
                assert not made.refuted(tries=20), f"{made.pair} by {made.reason}"
    assert 20 < accepted < 100  # most mutants are wrong, and many are not


def test_most_mutants_are_false_and_shown_to_be():
    rng = random.Random(2)
    steps = [step for path in REFERENCES for step in steps_of(path.read_text(encoding="utf-8"))]
    made = [mutant(rng.choice(steps), rng) for _ in range(40)]
    refused = [each for each in made if each.fate() == "does-not-follow"]
    assert sum(bool(each.refuted()) for each in refused) > len(refused) // 2


# Rules ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rule", RULES_APPLIED)
def test_no_application_of_a_rule_is_false(rule):
    bench = Bench(4)
    for made, against in bench.applications(rule, 25):
        assert not against, f"{made.pair[0]} {made.op} {made.pair[1]} by {rule}: {against}"


@pytest.mark.parametrize("rule", RULES_APPLIED)
def test_models_see_what_is_false(rule):
    bench = Bench(4)
    refused = [m for _ in range(80) if (m := bench.made(rule)) and m.fate() == "does-not-follow"]
    assert sum(bool(bench.false(made)) for made in refused) > len(refused) // 6


def test_every_rule_is_applied():
    named = {rule.partition(" ")[0] for rule in RULES_APPLIED}
    assert {*_script.NORMAL, *_script.SPECIAL, "case", "condition", "above", "induction"} <= named


# False claims, and every way to prove them -------------------------------------------------------


@pytest.mark.parametrize("kind", Family(6).makers)
def test_no_false_claim_is_proved(kind):
    made = list(claims(Family(6), kind, 3))
    assert made
    for each in made:
        assert list(accepted(each)) == []


def test_no_letter_passes_for_another():
    assert not any(check(text).accepted for text in look_alikes(random.Random(6), 40))


# Families: what an earlier kernel accepted --------------------------------------------------------

UNKNOWN = ["q", "r", "q - r", "1 - 2*q", "q^2", "abs(q)", "ln(1 - p) + q", "E[X]", "X", "size(A)"]
UNKNOWN += ["(sum a in A: f(a))", "p - q", "q*r", "exp(q) - 1", "(prod b in B: g(b)) - 1"]
CANCELLED = ["U/U = 1", "U * (1/U) = 1", "U * U^-1 = 1", "p*U/U = p", "U^2/U = U", "E[U/U] = 1"]
CANCELLED += ["p = p + (1/U - 1/U)", "U^0 = U/U", "abs(U)/abs(U) = 1", "(U/U)^2 = 1", "-U/U = -1"]


@pytest.mark.parametrize("unknown", UNKNOWN)
def test_nothing_is_cancelled_that_may_be_zero(unknown):
    for step in CANCELLED:
        said = step.replace("U", f"({unknown})")
        assert not accepts(said, "algebra"), said
        assert not accepts(said, "linearity"), said
    more = f"assume sure: {unknown} != 0\n"
    assert accepts(f"({unknown})/({unknown}) = 1", "algebra", more)


@pytest.mark.parametrize("term", ["p", "q", "X", "E[X]", "g(j)", "ln(p)", "(sum a in A: f(a))"])
def test_nothing_differs_from_itself(term):
    for other in (term, f"({term}) + 0", f"2*({term})/2", f"({term}) + q - q"):
        for op in ("!=", "<"):
            assert not accepted_by_any(f"{term} {op} {other}"), f"{term} {op} {other}"
    assert accepts(f"{term} != ({term}) + 1", "algebra")


SPECIAL = [
    "f(SELF) = 0",
    "f(SELF) <= 1",
    "0 < f(SELF) - 1",
    "f(SELF) = f(OTHER)",
    "ln(f(SELF)) = 0",
]


@pytest.mark.parametrize("fact", SPECIAL)
def test_what_holds_of_one_person_does_not_hold_of_all(fact):
    head = "set I\nelement j in I\nelement l in I\nfunction f(i in I)\nrandom Z(i in I)\n"
    head += "assume positive: for i in I: 0 < f(i)\n"
    special = fact.replace("SELF", "j").replace("OTHER", "l")
    for person in ("i", "l"):
        said = fact.replace("SELF", person).replace("OTHER", "l")
        if said == "f(l) = f(l)":
            continue
        who = "for i in I: " if person == "i" else ""
        goal = f"{head}assume special: {special}\nclaim c: {who}{said}\nproof\n"
        one = f"claim one: {special}\n  {special} by special\n"
        for rule in ("special", "one", "algebra", "positivity", "special with j = i", "above"):
            assert not judged(f"{goal}{one}claim c\n  {said} by {rule}\n").accepted
        cases = f"claim c\n  case {person} = j\n    {said} by special\n  case {person} != j\n"
        assert not judged(f"{goal}{cases}    {said} by special\n").accepted
        only = f"claim c\n  case {person} = j\n    {said} by special\n"
        assert not judged(f"{goal}{only}").accepted
    assert judged(f"{head}assume special: {special}\nclaim c: {special}\nproof\nclaim c\n"
                 f"  {special} by special\n").accepted  # fmt: skip


EMPTY = [
    "0 < (sum s in S: w(s))",
    "(sum s in S: w(s)) != 0",
    "(sum s in S: w(s)) < (sum s in S: 2*w(s))",
    "0 < size(S)",
    "(sum s in S: w(s))/(sum s in S: w(s)) = 1",
    "(sum s in S: 1/size(S)) = 1",
    "(sum s in S: 1/(sum t in S: w(t))) = size(S)/(sum s in S: w(s))",
    "ln(sum s in S: w(s)) = ln(sum s in S: w(s))",
    "(prod s in S: w(s)/2) < (prod s in S: w(s))",
]
KINDS = {"may be empty": "set S", "has an element": "set S nonempty", "is {0, 1}": "set S = {0, 1}"}


@pytest.mark.parametrize("said", EMPTY)
def test_a_sum_that_may_be_empty_is_not_positive(said):
    proved = {}
    for name, kind in KINDS.items():
        head = f"{kind}\nfunction w(s in S)\nassume positive: for s in S: 0 < w(s)\n"
        head += "assume grows: for s in S: w(s) < 2*w(s)\nclaim c: 1 = 1\nproof\n"
        end = "claim c\n  1 = 1 by algebra\n"
        rules = (*RULES[:10], "positive", "grows", "rearranging positive")
        proved[name] = [
            rule
            for rule in rules
            if judged(f"{head}claim one: {said}\n  {said} by {rule}\n{end}").accepted
        ]
    assert not proved["may be empty"]
    if "prod" not in said:
        assert proved["has an element"] or proved["is {0, 1}"], said
