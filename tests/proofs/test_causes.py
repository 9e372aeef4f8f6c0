"""Messages tell causes, in the words that were typed; what follows from a cause is not told."""

import pytest

from dpedu.proofs import check

STEP = "claim c\n  1 = 1 by algebra\n"
GOAL = f"claim c: 1 = 1\nproof\n{STEP}"
# A text, and all that is said of it: for each remark its line and what must stand in it.
TOLD = {
    "a product without a sign": (
        "real p\nclaim c: p(1 - p) = p - p^2\nproof\nclaim c\n  p*(1 - p) = p - p^2 by algebra\n",
        [(2, "write a * between factors: p * (...)")],
    ),
    "a statement divides": (
        "real q\nclaim c: q/q = 1\nproof\nclaim c\n  q/q = 1 by algebra\n",
        [(2, "add an assumption above this line, or give this one the condition: if q != 0")],
    ),
    "a statement has a logarithm": (
        f"real q\nassume low: ln(q | 1) = 0\nassume a: ln(q - 1/2) = 0\n{GOAL}",
        [(2, "wanted"), (3, "the condition: if q - 1/2 > 0")],
    ),
    "a definition divides": (
        f"real q\ndefine d = 1/q\n{GOAL}",
        [(2, "add an assumption above this line: q != 0")],
    ),
    "choose in a claim": (
        "real a\nclaim more: choose t: a < t\nproof\nclaim more\n  a < a + 1 by positivity\n",
        [(2, "a line of its own above the claim: choose t")],
    ),
    "exists": (
        f"real a\nclaim more: exists t real: a < t\n{GOAL}",
        [(2, "a line of its own above the claim: choose t")],
    ),
    "what is assumed of a choice": (
        f"choose t\nassume large: t >= 5\n{GOAL}",
        [(2, "t is still to be chosen, and only claims may speak of it")],
    ),
    "what is defined by a choice before it is made": (
        "choose t\nclaim c: t = 0\nproof\nlet double = 2 * t\nlet t = 0\nclaim c\n"
        "  t = 0 by definition of t\n",
        [(4, "t is still to be chosen, and only claims may speak of it. Next: give that its")],
    ),
    "a word of the language": (
        "set A\nfunction size(a in A)\nassume p: for a in A: size(a) > 0\n"
        "define all = sum a in A: size(a)\nclaim c: all >= 0\nproof\nclaim c\n"
        "  all >= 0 by definition of size\n",
        [(2, "`size` is a word of the language. Next: choose another name")],
    ),
    "sum as a name": (
        "real sum\nassume large: sum > 2\nclaim c: sum > 1\nproof\nclaim c\n  sum > 1 by large\n",
        [(1, "`sum` is a word of the language")],
    ),
    "the name of a rule": (
        f"real q\ndefine products = q\nassume a: products = 1\n{GOAL}",
        [(2, "`products` is the name of a rule. Next: choose another name")],
    ),
    "nonempty first": (
        f"nonempty set A\nfunction f(a in A)\nassume low: for a in A: f(a) > 0\n{GOAL}",
        [(1, "write: set A nonempty")],
    ),
    "or": (
        f"real p\nassume which: p = 0 or p = 1\n{GOAL}",
        [(2, "'or' is not in the language. Next: make two claims, or two cases")],
    ),
    "a power that is no number": (
        f"real q\nfunction g(k nat)\nassume a: for k nat: g(k) = q^k\n{GOAL}",
        [(3, "power(0) = 1, and for k nat: power(k + 1) = q * power(k)")],
    ),
    "a kind without in": (f"choose n nat\n{GOAL}", [(1, "write: in nat")]),
    "the same fault on several lines": (
        "set A\nfunction f(a in A)\nclaim c: 1 = 1\nproof\nclaim one: 1 = 1\n"
        "  sum a in A: f(a) + 1\n    = 1 + (sum a in A: f(a)) by algebra\n"
        "    = sum a in A: f(a) + 1 by algebra\nclaim c\n  1 = 1 by one\n",
        [(6, "how far"), (8, "how far")],
    ),
    "what needs a set that was refused": (
        f"set A = {{1/2, 1}}\nfunction f(a in A)\nassume a: for a in A: f(a) = 1\n{GOAL}",
        [(1, "wanted")],
    ),
    "induction under a condition": (
        "function F(k nat)\nassume a: for k nat: F(k) >= 1\n"
        "claim c: for k nat if k > 1: F(k) >= 1\nproof\nclaim c\n  induction on k\n"
        "  case 0\n    F(0) >= 1 by a\n  case k + 1\n    F(k + 1) >= 1 by a\n",
        [(6, "the condition of the claim speaks of k")],
    ),
    "induction on what is no whole number": (
        "claim c: for x real: x = x\nproof\nclaim c\n  induction on x\n"
        "  case 0\n    0 = 0 by algebra\n  case x + 1\n    x + 1 = x + 1 by algebra\n",
        [(4, "the claim does not say for x nat")],
    ),
    "nothing above": ("real p\nclaim c: p = p\nproof\nclaim c\n  p = p by above\n",
                      [(5, "no chain stands above this line")]),
    "no condition": ("real p\nclaim c: p = p\nproof\nclaim c\n  p = p by condition\n",
                     [(5, "this claim has no condition")]),
    "no case": ("real p\nclaim c: p = p\nproof\nclaim c\n  p = p by case\n",
                [(5, "this line stands in no case")]),
    "no induction": ("real p\nclaim c: p = p\nproof\nclaim c\n  p = p by induction\n",
                     [(5, "not stand in the second case of an induction")]),
    "a line as it was typed": (
        "set A\nfunction f(a in A, x in A)\nelement x in A\n"
        "claim c: for a in A: f(a | x)/2 >= 1/4\nproof\nclaim c\n"
        "  f(a | x)/2\n    >= (1/4) by positivity\n",
        [(8, "f(a | x)/2 >= 1/4 does not follow by positivity.")],
    ),
    "a step as it was typed, where the claim is turned round": (
        "real q\nassume low: q^2 = 4\nclaim c: q*2 >= 4\nproof\nclaim c\n  4 <= q*2 by algebra\n",
        [(6, "4 <= q*2 does not follow by algebra")],
    ),
    "what a chain shows that goes down": (
        "real p\nassume a: p/2 = 3\nclaim c: p/2 > 1\nproof\nclaim c\n"
        "  p/2\n    = 3 by a\n    > 2 by positivity\n",
        [(5, "p/2 > 1 is not what the lines show: they show p/2 > 2.")],
    ),
    "a definition as it was typed": (
        "real p\ndefine d = p + 1\nclaim c: d > p^2 + 2*p\nproof\nclaim c\n"
        "  d > p^2 + 2*p by definition of d\n",
        [(6, "Line 6, by definition of d: d > p^2 + 2*p does not follow by definition of d")],
    ),
    "an inner name": (
        "set I\nelement j in I\nelement k in I\nfunction f(i in I)\n"
        "assume zero: for i in I if i != j: f(i) = 0\n"
        "claim c: (sum i in I - k: f(i)) = (sum i in I - k: 0)\nproof\nclaim c\n"
        "  sum i in I - k: f(i) = sum i in I - k: 0 by zero\n",
        [(9, "it needs the condition i != j")],
    ),
    "a step that is false of an empty set": (
        "set A\nclaim c: (sum a in A: 1) > 0\nproof\nclaim c\n  sum a in A: 1 > 0 by positivity\n",
        [(5, "false, for example with A empty: left 0, right 0.")],
    ),
    "a step about a name that is false of an empty set": (
        "set A\ndefine total = sum a in A: 1\nclaim c: total > 0\nproof\nclaim c\n"
        "  total > 0 by positivity\n",
        [(6, "false, for example with A empty: left 0, right 0.")],
    ),
    "an assumption inside of a claim": (
        "real p\nclaim c: p = 0\nproof\nclaim c\n  p = p by algebra\n  assume more: p = 0\n"
        "  p = 0 by more\nclaim two: p = 0\n  p = 0 by more\n",
        [(6, "'assume' is a word")],
    ),
    "a step that is false": (
        "real q\nclaim c: 1 = 1\nproof\nclaim c\n  1 = 2 by algebra\n",
        [(5, "This step is false: left 1, right 2.")],
    ),
    "a false step that goes down": (
        "real q\nassume a: q = 3\nclaim c: q > 4\nproof\nclaim c\n  q > 4 by algebra\n",
        [(6, "left 3, right 4")],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", TOLD)
def test_the_causes_are_told_and_nothing_else(name):
    text, wanted = TOLD[name]
    verdict = check(text)
    assert not verdict.accepted
    assert [each.line for each in verdict.remarks] == [line for line, _ in wanted], verdict
    for each, (_, said) in zip(verdict.remarks, wanted, strict=True):
        assert said in str(each), verdict


def test_lines_with_the_same_fault_are_told_together():
    text, _ = TOLD["the same fault on several lines"]
    assert str(check(text)).startswith("Lines 6 and 8: ")


def test_several_random_numbers_are_declared_at_once():
    text = "random X, Y\nclaim c: E[X + Y] = E[X] + E[Y]\nproof\nclaim c\n"
    assert check(f"{text}  E[X + Y] = E[X] + E[Y] by linearity\n").accepted


# Steps that follow by no one rule: what is given, the step, its rule, what is told, and the same
# step as it is told.
HELPED = {
    "two facts": (
        "set A\nfunction P(a in A)\nfunction Q(a in A)\nassume P_total: (sum a in A: P(a)) = 1\n"
        "assume Q_total: (sum a in A: Q(a)) = 1\n",
        "(sum a in A: P(a)) - (sum a in A: Q(a)) = 1 - 1", "P_total",
        "first by P_total, then by Q_total",
        "  (sum a in A: P(a)) - (sum a in A: Q(a))\n    = 1 - (sum a in A: Q(a)) by P_total\n"
        "    = 1 - 1 by Q_total\n",
    ),
    "two definitions": (
        "real p, q\ndefine a = p + q\ndefine b = a * p\n", "b = p^2 + q*p", "definition of b",
        "first by definition of b, then by definition of a",
        "  b\n    = a * p by definition of b\n    = p^2 + q*p by definition of a\n",
    ),
    "a definition and positivity": (
        "real p\nassume r: 0 < p < 1\ndefine v = p * (1 - p) + p^2\n", "v * 2 < 2 * p + p", "r",
        "positivity", "",
    ),
    "a fact for all, linearity and another fact": (
        "set A\nfunction f(a in A)\nfunction g(a in A)\nassume fs: (sum a in A: f(a)) = 1\n"
        "assume gs: for a in A: g(a) = 2*f(a)\n",
        "(sum a in A: g(a)) = 2", "fs", "first by gs, then by linearity, then by fs",
        "  sum a in A: g(a)\n    = sum a in A: 2*f(a) by gs\n"
        "    = 2 * (sum a in A: f(a)) by linearity\n    = 2 by fs\n",
    ),
    "a sum whose parts grow": (
        "set A\nfunction P(a in A)\nfunction f(a in A)\nassume t: (sum a in A: P(a)) = 1\n"
        "assume pos: for a in A: P(a) >= 0\nassume up: for a in A: f(a) <= 3\n",
        "(sum a in A: P(a)*f(a)) <= 3", "up",
        "write sum a in A: P(a) * 3 between: first by up, then by linearity, then by t",
        "  sum a in A: P(a)*f(a)\n    <= sum a in A: P(a)*3 by up\n"
        "    = 3 * (sum a in A: P(a)) by linearity\n    = 3 by t\n",
    ),
    "a fact and positivity": (
        "real p, q\nassume r: 0 < p < 1/2\nassume h: q <= p\n", "q*(1-2*p) <= p", "h",
        "write p * (1 - 2 * p) between: first by h, then by positivity",
        "  q*(1-2*p)\n    <= p * (1 - 2*p) by h\n    <= p by positivity\n",
    ),
    "a sign that is not known": (
        "real e, u, v\nassume zero: 0 <= e\nassume c0: v - u > 0\n",
        "e * (exp(e) - 1) * u <= e * (exp(e) - 1) * v", "c0",
        "it is not known that exp(e) - 1 >= 0: claim it first, then write: by positivity",
        "  0\n    <= e by zero\n    <= exp(e) - 1 by tangent\n"
        "  e * (exp(e) - 1) * u <= e * (exp(e) - 1) * v by positivity\n",
    ),
    "a sign for two cases": (
        "real u\n", "abs(u)^3 >= u^3", "positivity", "two cases: case u >= 0, case u < 0", "",
    ),
    "a square": (
        "real u, v\n", "2*u*v <= u^2 + v^2", "positivity",
        "= u^2 + v^2 - (u - v)^2 by algebra, then <= u^2 + v^2 by positivity",
        "  2*u*v\n    = u^2 + v^2 - (u - v)^2 by algebra\n    <= u^2 + v^2 by positivity\n",
    ),
    "a square at least 0": (
        "real x\n", "0 <= x^2 - 2*x + 1", "positivity",
        "write 0 <= (x - 1)^2 by positivity, then = x^2 - 2*x + 1 by algebra",
        "  0\n    <= (x - 1)^2 by positivity\n    = x^2 - 2*x + 1 by algebra\n",
    ),
    "a sum without one element": (
        "set V = {0, 1, 2}\nreal q\nelement t in V\n", "(sum a in V - t: q) = 2*q", "enumeration",
        "write (sum a in V: q) - q for sum a in V - t: q by splitting at t, then by enumeration",
        "  sum a in V - t: q\n    = (sum a in V: q) - q by splitting at t\n"
        "    = 2*q by enumeration\n",
    ),
    "an absolute value": ("real u, v\n", "v + u <= v + abs(u)", "positivity", "by absolute",
                          "  v + u <= v + abs(u) by absolute\n"),
    "between two facts": (
        "real a, b, d, u\nassume ab: a <= b\nassume bd: b <= d\n", "a + u <= d + u", "ab",
        "write b + u between: first by ab, then by positivity",
        "  a + u\n    <= b + u by ab\n    <= d + u by positivity\n",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", HELPED)
def test_a_step_is_told_what_shows_it(name):
    given, step, rule, told, followed = HELPED[name]
    head = f"{given}claim c: {step}\nproof\nclaim c\n"
    (remark,) = check(f"{head}  {step} by {rule}\n").remarks
    assert told in remark.todo, remark
    assert not followed or check(head + followed).accepted, check(head + followed)


@pytest.mark.parametrize(
    "step",
    [
        "(1-d)*y <= (1-d)*(1+y) by positivity",
        "prod a in A: (1 - f(a)) <= prod a in A: 1 by positivity",
        "((y + z)^2 - (y - z)^2) / (y*z) <= (y + z)^2 / (y*z) by positivity",
        "1/z <= 1/y by yz",
        "(1-d)/(2*z) <= (1-d)/(y*2) by yz",
        "1 - exp(-u) <= u by tangent",
        "y*(u - (y - 1)) <= y*(u - ln(y)) by tangent",
    ],
)
def test_places_in_which_a_rule_is_looked_for(step):
    given = "set A\nreal d, u, y, z\nfunction f(a in A)\nassume y_pos: 0 < y\nassume z_pos: 0 < z\n"
    given += "assume yz: y <= z\nassume dr: 0 <= d <= 1\nassume fr: for a in A: 0 <= f(a) <= 1\n"
    said = step.rpartition(" by ")[0]
    verdict = check(f"{given}claim c: {said}\nproof\nclaim c\n  {step}\n")
    assert verdict.accepted, verdict


@pytest.mark.parametrize("under", ["y", "y + 1", "1 - d", "(y + z) * (2 - d)", "(y + 1)^2"])
@pytest.mark.parametrize("over", ["1", "1 - d", "y^2", "y + z"])
def test_a_tangent_at_a_quotient(over, under):
    given = "real d, y, z\nassume yz: 0 < y, 0 < z\nassume dr: 0 <= d, d < 1\n"
    u = f"({over}) / ({under})"
    steps = [
        f"ln({u}) <= {u} - 1",
        f"1 + {u} <= exp({u})",
        f"3 * ln({u}) + d <= 3 * {u} - 3 + d",
    ]
    claims = [f"claim c{n}: {step}\n" for n, step in enumerate(steps)]
    proof = [f"claim c{n}\n  {step} by tangent\n" for n, step in enumerate(steps)]
    verdict = check(f"{given}{''.join(claims)}proof\n{''.join(proof)}")
    assert verdict.accepted, verdict
