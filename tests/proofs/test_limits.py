"""Whatever is typed ends: its size is limited, and its work is counted, not timed."""

import random
import sys
import time

import pytest
from heavy_proofs import Heavy
from judged_steps import judged

from dpedu.proofs import check, mark_answer
from dpedu.proofs import verdict as verdict_of
from dpedu.proofs._effort import portion
from dpedu.proofs._kernel.context import MOST_WORK, Fuel
from dpedu.proofs._script import Refusal
from dpedu.proofs.verdict import MOST_EXPLAINED

HEAD = """set A
set B
function f(a in A, b in B)
real p, q, r, u, v, w
assume a_fact: 0 < p
claim c: p = p
proof
"""
END = "claim c\n  p = p by algebra\n"
SUM = "(sum a in A, b in B, c in A, d in B, e in A, g in B: f(a, b)*f(c, d)*(f(e, g) + f({}, {})))"
STEPS = {
    "a power": "(p + q + r + u + v + w)^12 = 1 by algebra",
    "powers": "(p + q + r)^12*(u + v)^12 = (u + v + w)^12 by algebra",
    "divisors": " + ".join(f"1/(p + {n} + p^2)" for n in range(1, 12)) + " = q by algebra",
    "signs": "0 < p*q*r + u*v*w + p^2 + q^2 + r - u + v*q + w*u - p*u*v by positivity",
    "summands": " + ".join(f"p^{n}*q^{n}" for n in range(12))
    + " <= "
    + " + ".join(f"u^{n}*v" for n in range(12))
    + " by a_fact",
    "factors": "*".join(["(p + q)", "(q + r)", "(u + v)"] * 10)
    + " <= "
    + "*".join(["(p + v)", "(q + w)", "(u + w)"] * 10)
    + " by a_fact",
    "logarithms": f"ln({'*'.join(['p'] * 40)}) = q by logarithms",
    "sums": f"{SUM.format('a', 'd')} <= {SUM.format('c', 'b')} by linearity",
    "long numbers": "*".join([f"{'123456789' * 3}^12"] * 40) + " = 1 by algebra",
    "exponentials": "*".join(["exp(p + q)^12"] * 30) + " = exp(q) by exponentials",
    "absolute values": "abs(" * 25 + "p - q" + ")" * 25 + " = q by absolute",
    "brackets": "(" * 5000 + "p" + ")" * 5000 + " = p by algebra",
    "unclosed": "(" * 9000,
    "minus": "-" * 9000 + "p = p by algebra",
    "many summands": "+".join(["p"] * 9000) + " = p by algebra",
    "a long number": "9" * 19000 + " = p by algebra",
}


@pytest.mark.parametrize("name", STEPS)
def test_one_budget_of_work_for_a_whole_proof(name):
    text = HEAD
    for number in range(240):
        more = f"claim c{number}: p = p\n  {STEPS[name]}\n"
        if len(text) + len(more) > 19_000 and number:
            break
        text += more
    judge = judged(text + END)
    assert not judge.accepted
    assert judge.fuel.left > -MOST_WORK  # a step that ends it may be one long product
    verdict = check(f"{HEAD}claim one: p = p\n  {STEPS[name]}\n{END}")
    assert not verdict.accepted
    assert len(str(verdict)) < 60_000


@pytest.mark.parametrize(
    "text",
    [
        HEAD + "# " + "x" * 20_000 + "\n" + END,
        HEAD + END.replace("p by", "p + " * 6000 + "p by"),
        HEAD + "\n".join(f"let z{n} = p" for n in range(501)) + "\n" + END,
        HEAD + END.replace("p = p by", "p^999999999 = p by"),
        HEAD + "claim c\n" + "".join("  " * n + f"case p <= {n}\n" for n in range(1, 140)),
    ],
    ids=["characters", "one line", "lines", "exponent", "cases"],
)
def test_too_much_is_refused_with_what_to_do(text):
    verdict = check(text)
    assert not verdict.accepted
    assert all(each.why and each.todo for each in verdict.remarks)


@pytest.mark.parametrize("times", [3, 7, 12])
def test_long_numbers_are_more_work(times):
    spent = []
    for long in ("1", "9" * 15, "9" * 30):
        whole = f"({long}/{long[1:]}7 * p + {long} * q + r)^{times}"
        judge = judged(
            f"{HEAD}claim one: {whole} = {whole}\n  {whole} = {whole} + p - p by algebra\n"
        )
        spent.append(MOST_WORK - judge.fuel.left)
    assert spent[0] * 1.2 < spent[1] < spent[2]


@pytest.mark.parametrize("seed", range(12))
def test_all_work_on_a_proof_is_counted_and_bounded(monkeypatch, seed):
    spent, spend = [0], Fuel.spend

    def counted(fuel, amount=1):
        spent[0] += min(amount, max(fuel.left, 0))
        spend(fuel, amount)

    monkeypatch.setattr(Fuel, "spend", counted)
    text = Heavy(random.Random(seed)).text()
    assert str(check(text))
    # Judged, judged again line by line, and explained.
    assert spent[0] <= 2 * MOST_WORK + MOST_EXPLAINED


def test_what_is_not_spent_of_a_portion_goes_back():
    whole = Fuel(100)
    with portion(whole, 60) as part:
        part.spend(10)
    assert whole.left == 90
    with pytest.raises(Refusal), portion(whole, 60) as part:
        part.spend(61)
    assert whole.left == 30
    with portion(whole, 60) as part:
        assert part.left == 30


def test_definitions_that_double_end():
    doubling = "".join(f"let d{n + 1} = d{n} * d{n} + d{n}\n" for n in range(60))
    step = "claim one: p = p\n  d60 = d60 + 1 by positivity\n  d60 < d60 by definition of d60\n"
    judge = judged(f"{HEAD}let d0 = p + q\n{doubling}{step}{END}")
    assert not judge.accepted
    assert judge.fuel.left > -MOST_WORK


ASKED = """set A nonempty
element a in A
function f(x in A)
function k(x real)
function h(x real, y real)
real p, q
"""
AROUND = {
    "a lemma turned around": (
        "assume apart: for x real, y real if x != y: 0 < h(x, y)\n",
        "h(p, q)",
        "claim l: if p != q: q != p\n  q != p by condition\n",
    ),
    "inside a sum": ("assume m: for x in A if 0 < (sum y in A: f(y)): 0 < f(x)\n", "f(a)", ""),
    "further and further": ("assume m: for x real if 0 < k(x + 1): 0 < k(x)\n", "k(p)", ""),
}


@pytest.mark.parametrize("name", AROUND)
def test_conditions_that_need_each_other_end(name):
    given, term, lemma = AROUND[name]
    claim = f"claim c: 0 <= {term}^2\n"
    show = f"claim c\n  0 <= {term}^2 by positivity\n"
    verdict = check(f"{ASKED}{given}{claim}proof\n{lemma}{show}")
    assert verdict.accepted, str(verdict)


def nested(definitions):
    """A goal that is proved, and then a claim about so many definitions in a row."""
    lets = [f"let y{n + 1} = y{n}*y{n} + 1\n" for n in range(definitions)]
    show = "claim c\n  p = p by algebra\nlet y0 = p\n"
    last = f"claim d: 0 < y{definitions}\n  0 < y{definitions} by positivity\n"
    return f"{HEAD}{show}{''.join(lets)}{last}"


def from_within(frames, text):
    return check(text) if not frames else from_within(frames - 1, text)


@pytest.mark.parametrize("definitions", [20, 50, 100, 300])
def test_a_verdict_does_not_depend_on_the_stack(definitions):
    before = sys.getrecursionlimit()
    made = {from_within(frames, nested(definitions)) for frames in (0, 300, 600)}
    try:
        sys.setrecursionlimit(4000)  # as where answers are judged
        made |= {from_within(frames, nested(definitions)) for frames in (0, 300, 600)}
    finally:
        sys.setrecursionlimit(before)
    (verdict,) = made
    assert verdict.accepted == (definitions <= 50)
    assert verdict.proved == {"c"}


@pytest.mark.parametrize("where", ["_explained", "_looked"])
def test_what_is_proved_is_kept_whatever_becomes_of_the_explanation(where, monkeypatch):
    def deep(*_):
        raise RecursionError

    monkeypatch.setattr(verdict_of, where, deep)
    verdict = check(
        HEAD.replace("proof", "claim d: p = q\nproof") + END + "claim d\n  p = q by u\n"
    )
    assert verdict.proved == {"c"}
    assert verdict.remarks
    assert not verdict.accepted


def test_equals_put_for_equals_in_a_circle():
    """A set of two names has the case that both are one, and then each is put for the other."""
    text = """set A = {a, b}
function f(x in A)
assume one: f(a) = 1
claim g, 2 points: 0 < f(a)
claim c, 1 point: f(b) = 1
proof
claim g
  0 < 1 by positivity
    = f(a) by one
claim c
  case a = a
    f(b) = 1 by one
  case a = b
    f(b) = f(a) by case
    f(b) = 1 by one
"""
    verdict = check(text)
    assert verdict.proved == {"g"}
    assert [each.line for each in verdict.remarks] == [12, 15]


FENCES = {
    "spaces and a sign": "```" + " " * 400_000 + "!",
    "a long fence": "`" * 400_000,
    "a long fence and a word": "~" * 400_000 + "x",
    "many fences": "```\n" * 100_000,
    "many in a line": "   ```" * 100_000,
}


@pytest.mark.parametrize("name", FENCES)
def test_fences_are_read_in_one_go(name):
    start = time.process_time()
    assert mark_answer("claim c: 1 = 1", FENCES[name], 1) is None
    assert time.process_time() - start < 3  # minutes, if each length is tried anew


@pytest.mark.parametrize("fence", ["```proof", "~~~~ Proof", "```proof of c", "  ```\tproof "])
def test_a_fence_is_read_as_markdown_has_it(fence):
    closed = "~~~~" if "~" in fence else "```"
    before = "```python title\nclaim c\n```\n"
    mark = mark_answer(
        "claim c: 1 = 1", f"{before}{fence}\nclaim c\n  1 = 1 by algebra\n{closed}", 1
    )
    assert mark is not None
    assert mark.good
