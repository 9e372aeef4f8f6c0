"""What is told where a proof is nearly right; and true steps that the search has to find."""

import itertools

import pytest

from dpedu.proofs import check

FAMILY = "set I\nreal s\nelement j in I\nelement k in I\nfunction f(i in I)\n"
SQUARE = "  u^2\n    = 2 * u - 1 + (u - 1)^2 by algebra\n    >= 2 * u - 1 by positivity\n"
HALF = "  abs(u)\n    = (1 + abs(u)^2) / 2 - (1 - abs(u))^2 / 2 by algebra\n"
HALF += "    <= (1 + abs(u)^2) / 2 by positivity\n    = (1 + u^2) / 2 by absolute\n"
# A claim for fixed numbers, its proof, a step about what is random, and what is told.
ON_CHANCE = {
    "a claim for any number": (
        "for u real: u^2 >= 2 * u - 1", SQUARE, "E[X^2] >= E[2 * X - 1] by own",
        "state this claim for X itself, and prove it so: claim NAME: 2 * X - 1 <= X^2",
    ),
    "the same, with the value": (
        "for u real: u^2 >= 2 * u - 1", SQUARE, "E[X^2] >= E[2 * X - 1] by own with u = X",
        "state this claim for X itself, and prove it so: claim NAME: 2 * X - 1 <= X^2",
    ),
    "a part that depends on chance": (
        "for u real: abs(u) <= (1 + u^2) / 2", HALF,
        "E[abs(X - q)] <= E[(1 + (X - q)^2) / 2] by own", "state this claim for X - q itself",
    ),
    "a claim with a condition that holds": (
        "for u real if 0 <= u, u <= 1: u^3 <= u",
        "  u^3\n    = u - u * (1 - u) * (1 + u) by algebra\n    <= u by positivity\n",
        "E[X^3] <= E[X] by own", "state this claim for X itself",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", ON_CHANCE)
def test_a_claim_for_fixed_numbers_is_to_be_stated_for_what_is_random(name):
    claim, proof, step, told = ON_CHANCE[name]
    text = f"random X\nreal q\nassume r: 0 <= X, X <= 1\nclaim c: {step.partition(' by ')[0]}\n"
    text += f"proof\nclaim own: {claim}\n{proof}claim c\n  {step}\n"
    (remark,) = check(text).remarks
    assert told in remark.todo, remark


def test_a_claim_with_an_expectation_is_not_to_be_stated_for_what_is_random():
    text = "random X\nclaim c: E[X * X] = E[X] * X\nproof\n"
    text += "claim own: for m real: E[m * X] = m * E[X]\n  E[m * X] = m * E[X] by linearity\n"
    text += "claim c\n  E[X * X] = E[X] * X by own with m = X\n"
    (remark,) = check(text).remarks
    assert remark.todo == "give a fixed value"


@pytest.mark.parametrize("more", ["", " with u = X"])
def test_what_is_given_for_fixed_numbers_cannot_be_stated_anew(more):
    text = "random X\nfunction f(u real)\nassume low: for u real: f(u) >= u\n"
    text += "claim c: E[f(X)] >= E[X]\nproof\nclaim c\n"
    (remark,) = check(f"{text}  E[f(X)] >= E[X] by low{more}\n").remarks
    assert "low is given for fixed numbers, and is not used on chance" in remark.todo, remark


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


def test_an_element_of_a_sum_around_is_no_place_to_split_at():
    text = "set I\nfunction f(i in I, j in I)\nclaim c: (sum i in I: sum j in I: f(i, j)) = 1\n"
    text += "proof\nclaim c\n  sum i in I: sum j in I: f(i, j)\n"
    text += "    = sum i in I: (f(i, i) + (sum j in I - i: f(i, j))) by splitting at i\n"
    (remark,) = check(text).remarks
    assert "i is bound by the sum around" in remark.why
    assert "claim NAME: for i in I: (sum j in I: f(i, j)) = ..." in remark.todo


def test_what_depends_on_chance_is_told_with_its_probabilities():
    text = "random X\nclaim c: {0}\nproof\nclaim c\n  {0} by linearity\n"
    (remark,) = check(text.format("E[X * X] = E[X] * E[X]")).remarks
    weights = [each.partition(")")[0] for each in remark.example.split("(probability ")[1:]]
    assert len(weights) == 2, remark
    assert remark.example.count("X = ") == 2
    (remark,) = check(text.format("X * X = X")).remarks
    assert "in one outcome: left" in remark.example


# Steps that are false, and are refused because they need something.
FALSE = [
    ("set A\nfunction f(a in A)\nassume r: for a in A: 0 < f(a)\n",
     "(sum a in A: 0) < (sum a in A: f(a))"),
    ("real a, b, c\nassume r: a <= b\n", "a * c <= b * c"),
    ("set A\nelement j in A\nfunction f(a in A)\nassume r: for a in A if a != j: f(a) <= 1\n",
     "(sum a in A: f(a)) <= (sum a in A: 1)"),
    ("real a, b\nassume r: a <= b\n", "a^2 <= b^2"),
    ("real a, b, c\nassume pos: 0 < b, 0 < c\nassume r: b <= c\n", "a / c <= a / b"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "step"), FALSE)
def test_a_false_step_that_needs_a_condition_comes_with_numbers(given, step):
    (remark,) = check(f"{given}claim c1: {step}\nproof\nclaim c1\n  {step} by r\n").remarks
    assert "it needs" in remark.why
    assert remark.example, remark
    assert "write what is true" in remark.todo


def test_a_true_step_that_needs_a_condition_is_told_to_prove_it():
    text = "real a, b, c\nassume r: a <= b\nassume pos: c * c * c > 0\nclaim c1: a * c <= b * c\n"
    (remark,) = check(f"{text}proof\nclaim c1\n  a * c <= b * c by r\n").remarks
    assert not remark.example
    assert remark.todo == "prove that condition first"


# Chains that go down: what is given, the step, its rule, what is told, and the step as it is told.
DOWN = {
    "between": (
        "real u, c\nassume a: u > c\nassume b: c >= 0\n", "u + c >= 0", "positivity",
        "write c + c between: first by a, then by positivity",
        "  u + c\n    >= c + c by a\n    >= 0 by positivity\n",
    ),
    "a square": (
        "real u, v\n", "u^2 + v^2 >= 2*u*v", "positivity",
        "first >= u^2 + v^2 - (u - v)^2 by positivity, then = 2*u*v by algebra",
        "  u^2 + v^2\n    >= u^2 + v^2 - (u - v)^2 by positivity\n    = 2*u*v by algebra\n",
    ),
    "a square at least 0": (
        "real x\n", "x^2 - 2*x + 1 >= 0", "positivity",
        "first = (x - 1)^2 by algebra, then >= 0 by positivity",
        "  x^2 - 2*x + 1\n    = (x - 1)^2 by algebra\n    >= 0 by positivity\n",
    ),
    "what grows from 0": (
        "real e\nassume a: e > 0\n", "exp(e) > 1", "rearranging a",
        "write exp(0) between: first by a, then by exponentials",
        "  exp(e)\n    > exp(0) by a\n    = 1 by exponentials\n",
    ),
    "an equation and a sign": (
        "real p, q, r\nassume one: p = 1\nassume two: q <= r\n", "p * r >= q", "two",
        "first by one, then by two",
        "  p * r\n    = 1 * r by one\n    >= q by two\n",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", DOWN)
def test_rules_are_told_in_the_order_of_a_chain_that_goes_down(name):
    given, step, rule, told, followed = DOWN[name]
    head = f"{given}claim c1: {step}\nproof\nclaim c1\n"
    (remark,) = check(f"{head}  {step} by {rule}\n").remarks
    assert told in remark.todo, remark
    assert check(head + followed).accepted, check(head + followed)


def test_of_a_definition_is_told_what_is_left_to_show():
    text = "real p, q, r\ndefine d = p + q\ndefine e = p * r\nclaim c: d * d * e + e = r\nproof\n"
    text += "claim c\n  d * d * e + e = (p + q) * d * (p * r) + e by definition of d\n"
    (remark,) = check(text).remarks
    assert "where e = p * r is left to show" in remark.why
    many = [f"one_long_name_with_the_number_{n}" for n in range(5)]
    long, names = " + ".join(many), ", ".join(many)
    text = f"real x, {names}\ndefine d = {long}\nclaim c: d = x^2\nproof\nclaim c\n"
    (remark,) = check(f"{text}  exp(d) = exp(x * ({long})) by definition of d\n").remarks
    assert "left to show" not in remark.why


# What holds, and what the step says by one rule.
FOUND = {
    "rearranging, over a divisor as it was typed": (
        "real p, a, b, c\nassume pos: a > 0, b > 0, 0 < p < 1\n"
        "assume cross: a <= c * (p * a + (1 - p) * b)\n",
        "a / (p * a + (1 - p) * b) <= c", "rearranging cross",
    ),
    "rearranging, over two of them": (
        "real p, a, b, c\nassume pos: a > 0, b > 0, 0 < p < 1\n"
        "assume cross: a <= c * (p * a + (1 - p) * b) * (p + (1 - p) * b)\n",
        "a / ((p * a + (1 - p) * b) * (p + (1 - p) * b)) <= c", "rearranging cross",
    ),
    "a fact over a divisor, with a factor that is on both sides": (
        "real p, a, b, d\nassume pos: 0 < p < 1, a > 0, b > 0\nassume cross: p * a <= p * d\n",
        "p * a / (p * a + (1 - p) * b) <= p * d / (p * a + (1 - p) * b)", "cross",
    ),
    "a square of a sum inside E": (
        "set I\nrandom Z(i in I)\n",
        "E[(sum i in I: Z(i))^2] = (sum i in I: sum j in I: E[Z(i) * Z(j)])", "linearity",
    ),
    "a square of a sum, both sides inside E": (
        "set I\nrandom Z(i in I)\n",
        "E[(sum i in I: Z(i))^2] = E[sum i in I: sum j in I: Z(i) * Z(j)]", "linearity",
    ),
    "a product of sums inside E, half taken apart": (
        "set I\nrandom Z(i in I)\n",
        "E[(sum i in I: Z(i)) * (sum j in I: Z(j))] = E[sum i in I: Z(i) * (sum j in I: Z(j))]",
        "linearity",
    ),
    "a product of two sums inside E": (
        "set I\nset J\nrandom Z(i in I)\nrandom Y(j in J)\n",
        "E[(sum i in I: Z(i)) * (sum j in J: Y(j))] = (sum i in I: sum j in J: E[Z(i) * Y(j)])",
        "linearity",
    ),
    "a product of two sums inside E, the other first": (
        "set I\nset J\nrandom Z(i in I)\nrandom Y(j in J)\n",
        "E[(sum i in I: Z(i)) * (sum j in J: Y(j))] = (sum j in J: sum i in I: E[Z(i) * Y(j)])",
        "linearity",
    ),
    "a square of a sum of deviations": (
        "set I\nrandom Z(i in I)\nreal m\n",
        "E[(sum i in I: (Z(i) - m))^2] = (sum i in I: sum j in I: E[(Z(i) - m) * (Z(j) - m)])",
        "linearity",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", FOUND)
def test_a_true_step_is_found(name):
    given, step, rule = FOUND[name]
    verdict = check(f"{given}claim c1: {step}\nproof\nclaim c1\n  {step} by {rule}\n")
    assert verdict.accepted, verdict


@pytest.mark.parametrize(
    ("step", "rule"),
    [
        ("E[(sum i in I: Z(i))^2] = (sum i in I: E[Z(i)^2])", "linearity"),
        ("E[(sum i in I: Z(i))^2] = (sum i in I: E[Z(i)])^2", "linearity"),
        ("a / (p * a - (1 - p) * b) <= c", "rearranging cross"),
        ("a / (p * a + (1 + p) * b) <= c", "rearranging cross"),
    ],
)
def test_what_only_looks_like_it_is_refused_with_numbers(step, rule):
    given = "set I\nrandom Z(i in I)\nreal p, a, b, c\nassume pos: a > 0, b > 0, 0 < p < 1\n"
    given += "assume apart: p * a - (1 - p) * b < 0\n"
    given += "assume cross: a <= c * (p * a - (1 - p) * b)\n"
    (remark,) = check(f"{given}claim c1: {step}\nproof\nclaim c1\n  {step} by {rule}\n").remarks
    assert "look at its signs" in remark.todo, remark


def test_no_rule_is_told_that_does_nothing():
    text = "set I\nrandom Z(i in I)\nreal v\n"
    text += "assume row: for i in I: (sum j in I: E[Z(i) * Z(j)]) = v\n"
    step = "E[(sum i in I: Z(i))^2] = E[sum i in I: sum j in I: Z(i) * Z(j)]"
    (remark,) = check(f"{text}claim c: {step}\nproof\nclaim c\n  {step} by row\n").remarks
    assert remark.todo == "write: by linearity"


SIGNS = {">": 1, ">=": 1, "<": -1, "<=": -1}
FACTORS = {"": 1, "- ": -1, "3 * ": 1, "-1/2 * ": -1, "a * ": 1, "b * ": -1, "a * b * ": -1}


@pytest.mark.parametrize("fact", SIGNS)
@pytest.mark.parametrize("over", ["", " / a", " / b", " * a"])
def test_a_fact_about_a_sign_is_used_where_0_vanishes(fact, over):
    given = f"real a, b, x, z\nassume s: 0 < a, b < 0\nassume known: x {fact} 0\n"
    for factor, beside in itertools.product(FACTORS, (True, False)):
        product = f"({factor}x){over}"
        sign = SIGNS[fact] * FACTORS[factor] * (-1 if over == " / b" else 1)
        way = (">" if sign > 0 else "<") + fact[1:]
        sides = (f"z + {product}", "z") if beside else (product, "0")
        for op, true in ((way, True), ({"<": ">", ">": "<"}[way[0]] + way[1:], False)):
            step = f"{sides[0]} {op} {sides[1]}"
            verdict = check(f"{given}claim c: {step}\nproof\nclaim c\n  {step} by known\n")
            assert verdict.accepted == true, (step, verdict)


@pytest.mark.parametrize("ones", ["1 * {}", "{} * 1", "1 * {} * 1", "{}"])
def test_a_factor_of_1_hides_nothing(ones):
    given = "real x, y, z\nassume pos: 0 < x, 0 < y, 0 < z\nassume known: x <= y\n"
    for inside in ("{}", "exp({})", "ln({})", "z * {}", "exp(z * {})", "{}^2", "{} / z"):
        low, high = (inside.format(each) for each in "xy")
        for one, other in ((ones.format(low), high), (low, ones.format(high))):
            for step, true in ((f"{one} <= {other}", True), (f"{one} >= {other}", False)):
                text = f"{given}claim c: {step}\nproof\nclaim c\n  {step} by known\n"
                assert check(text).accepted == true, step


@pytest.mark.parametrize("letters", ["xy", "xyz", "xyzu"])
def test_the_triangle_inequality_has_up_to_four_parts(letters):
    sizes = " + ".join(f"abs({each})" for each in letters)
    for signs in itertools.product("+-", repeat=len(letters)):
        whole = " ".join(f"{sign} {each}" for sign, each in zip(signs, letters, strict=True))
        for step, true in (
            (f"abs({whole.removeprefix('+ ')}) <= {sizes}", True),
            (f"abs({whole.removeprefix('+ ')} + 1) <= {sizes}", False),
            (f"abs({whole.removeprefix('+ ')}) < {sizes}", False),
            (f"2 * abs({whole.removeprefix('+ ')}) <= {sizes}", False),
        ):
            text = f"real {', '.join(letters)}\nclaim c: {step}\nproof\nclaim c\n"
            assert check(f"{text}  {step} by triangle\n").accepted == true, step


@pytest.mark.parametrize("said", ["exp(-x) <= 1", "f(a) <= 1", "f(a) * f(a) <= 1", "f(a) >= 1"])
def test_what_a_step_says_is_not_told_to_be_claimed_first(said):
    text = "real x\nset A\nelement a in A\nfunction f(a in A)\nassume s: x > 0, f(a) > 0\n"
    (remark,) = check(f"{text}claim c: {said}\nproof\nclaim c\n  {said} by positivity\n").remarks
    assert "claim it first" not in remark.todo
