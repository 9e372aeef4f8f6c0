"""Each rule applied to random terms, rightly and wrongly, against random models.

    .venv/bin/python tests/helpers/applied_rules.py APPLICATIONS SEED

Only what a rule adds to algebra counts: a step that algebra alone accepts is no application of
another rule. Values are exact, and computed to 50 digits where logarithms and exponentials are.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from judged_steps import Judged, _changed, steps_of

from dpedu.proofs._kernel.context import MOST_WORK, Fuel
from dpedu.proofs._models import MOST_TRIED, NOTHING_SHOWN, Model, _counterexample, find
from dpedu.proofs._parser import Line, Reader
from dpedu.proofs._script import Reason, Refusal
from dpedu.proofs._search import step
from dpedu.proofs._terms import Relation, Term

GIVEN = """set A
set B nonempty
set Bit = {0, 1}
element j in B
real p, q, r
random X
random Z(b in B)
function f(a in A)
function g(b in B)
function s(b in B)
function t(b in B)
function u(b in B)
function h(a in A, b in B)
function bit(b in B) in Bit
function F(n nat)
assume p_range: 0 < p < 1/2
assume f_pos: for a in A: 0 < f(a)
assume g_pos: for b in B: 0 <= g(b)
assume lower: for b in B: g(b) <= s(b)
assume less: for b in B: g(b) < t(b)
assume same: for b in B: u(b) = g(b) + p
assume met: for b in B if bit(b) = 1: s(b) = t(b) + 1
assume plain: q <= r
assume mean: E[X] = q
define d = p * (1 - p) + q
define e(b in B) = g(b) + p
"""
# Where something holds only here: the claim, what leads to the place, and a step there.
PLACES = {
    "": "claim c: 1 = 1\nproof\nclaim c\n  1 = 1 by algebra\n",
    "case": "claim c: 1 = 1\nproof\nclaim c\n  case q < p\n    1 = 1 by algebra\n"
    "  case q >= p\n    1 = 1 by algebra\n",
    "condition": "claim c: for v real, k in B if v <= g(k): 1 = 1\nproof\nclaim c\n"
    "  1 = 1 by algebra\n",
    "above": "claim c: for k in B: 1 = 1\nproof\nclaim c\n  g(k) - 1\n    < g(k) by algebra\n"
    "    <= s(k) by lower\n  1 = 1 by algebra\n",
    "fits": "claim c: 1 = 1\nproof\nclaim c\n  case bit(j) = 0\n    1 = 1 by algebra\n"
    "  case bit(j) = 1\n    1 = 1 by algebra\n",
    "induction": "claim c: for n nat: F(n) <= F(n) + n\nproof\nclaim c\n  induction on n\n"
    "  case 0\n    F(0) <= F(0) + 0 by algebra\n"
    "  case n + 1\n    F(n + 1) <= F(n + 1) + (n + 1) by positivity\n",
}
Made = tuple[str, str, str]  # left, relation, right


@dataclass
class Maker:
    """Random terms, as text. In scope are elements a of A or b of B, if they are named."""

    rng: random.Random

    def positive(self, scope: str = "") -> str:
        """Something that is at least 0, or above it."""
        found = ["p", "2", "1/3", "(1 - 2*p)", "exp(q)", "(1 + r^2)", "(sum a in A: f(a))"]
        found += ["f(a)"] * 3 if "a" in scope else []
        found += ["g(b)", "g(b)", "e(b)"] if "b" in scope else []
        return self.rng.choice(found)

    def above(self, scope: str = "") -> str:
        """Something above 0."""
        found = ["p", "3", "(1 - p)", "exp(r)", "(2 + q^2)", "size(B)"]
        found += ["f(a)", "f(a)"] if "a" in scope else []
        found += ["t(b)", "e(b)", "(g(b) + 1)"] if "b" in scope else []
        return self.rng.choice(found)

    def term(self, scope: str = "", depth: int = 2) -> str:
        """Anything that is defined everywhere."""
        rng = self.rng
        if not depth or rng.random() < 0.2:
            found = ["p", "q", "r", "1", "2", "1/2", "d", "g(j)", "E[X]", "bit(j)"]
            found += ["f(a)", "h(a, j)"] if "a" in scope else []
            found += ["g(b)", "s(b)", "u(b)", "bit(b)"] if "b" in scope else []
            found += ["h(a, b)", "h(a, b)"] if {"a", "b"} <= {*scope} else []
            return rng.choice(found)
        one, other = self.term(scope, depth - 1), self.term(scope, depth - 1)
        return rng.choice(
            [
                f"({one} + {other})",
                f"({one} - {other})",
                f"{self._whole(one)} * {self._whole(other)}",
                f"({one}) / {self.above(scope)}",
                f"({one})^{rng.choice([2, 3])}",
                f"{self.above(scope)}^-1",
                f"-({one})",
                f"abs({one})",
            ]
        )

    def _whole(self, text: str) -> str:
        return f"({text})"

    def around(self, one: str, other: str, op: str) -> Made:
        """Two terms in the same place of a larger one; the relation may be turned, or wrong."""
        rng = self.rng
        for _ in range(rng.randint(0, 2)):
            rest, good = self.term(depth=1), self.above()
            frame = rng.choice(
                [
                    f"{rest} + ({{}})", f"({{}}) - {rest}", f"{rest} - ({{}})", f"{good} * ({{}})",
                    f"({{}}) / {good}", f"({rest}) * ({{}})", "exp({})", "({})^2", "({})^3",
                    "-({})", "abs({})", "1 / ({})", f"{good} / ({{}})", "ln({})", "E[X + ({})]",
                    "(sum a in A: f(a) * ({}))", "(sum a in A: ({}))", "(prod a in A: ({}))",
                    "(sum b in B - j: g(b) * ({}))", f"({{}}) * {self.positive()} + {rest}",
                ]
            )  # fmt: skip
            one, other = frame.format(one), frame.format(other)
        return (one, op, other) if rng.random() < 0.75 else (other, op, one)

    def op(self) -> str:
        """Any relation; the weaker ones hold more often."""
        return self.rng.choice(["=", "<=", "<=", "<", "!="])


def _algebra(make: Maker) -> Made:
    one, other, third = make.term(), make.term(), make.above()
    return make.rng.choice(
        [
            (f"({one}) * ({other})", "=", f"({other}) * ({one})"),
            (f"({one} + {other})^2", "=", f"({one})^2 + 2*({one})*({other}) + ({other})^2"),
            (f"({one}) * {third} / {third}", "=", one),
            (f"({one}) / {third} + ({other}) / {third}", "=", f"({one} + {other}) / {third}"),
            (f"({one}) * (1 - p) + p * ({one})", make.op(), one),
            (f"({one}) - ({other})", "=", f"-(({other}) - ({one}))"),
            (one, make.op(), f"({one}) + {make.rng.choice(['1', '2', '0', '-1'])}"),
            (f"({one}) / ({other}) * ({other})", "=", one),
        ]
    )


def _positivity(make: Maker) -> Made:
    one, good, even = make.term(), make.positive(), f"({make.term(depth=1)})^2"
    return make.rng.choice(
        [
            (one, make.op(), f"({one}) + {good}"),
            (f"({one}) - {make.above()}", make.op(), one),
            ("0", make.op(), f"{good} * {make.positive()}"),
            ("0", make.op(), f"{good} / {make.above()} + {even}"),
            (f"-({even})", make.op(), good),
            (f"({one}) * {good}", make.op(), f"({one}) * {good} + {even} * {make.positive()}"),
            ("(sum a in A: f(a))", make.op(), f"(sum a in A: f(a)) + {good}"),
            ("0", make.op(), f"(sum b in B: {make.positive('b')}) * {good}"),
            ("0", make.op(), f"(prod b in B: {make.above('b')})"),
            ("bit(j)", make.op(), f"bit(j) + {good}"),
        ]
    )


def _of_c(text: str) -> str:
    """The same of another element of the set."""
    return text.replace("(a)", "(c)").replace("(a,", "(c,")


def _linearity(make: Maker) -> Made:
    one, other, out = make.term("a"), make.term("a"), make.term()
    if make.rng.random() < 0.35:
        chance = make.rng.choice(["X", "Z(j)", "X * Z(j)", "(sum b in B: Z(b))", "X / p"])
        inside = make.rng.choice([f"({out}) * {chance} + {make.term()}", f"({chance}) - ({out})"])
        plain = inside.replace(chance, f"E[{chance}]")
        return make.rng.choice(
            [
                (f"E[{inside}]", "=", plain),
                ("E[(sum b in B: Z(b) * g(b))]", "=", "(sum b in B: E[Z(b)] * g(b))"),
                (f"E[({chance}) * X]", "=", f"E[{chance}] * E[X]"),
                (f"E[{out}]", "=", out),
            ]
        )
    return make.rng.choice(
        [
            (f"(sum a in A: {one} + {other})", "=", f"(sum a in A: {one}) + (sum a in A: {other})"),
            (f"(sum a in A: ({out}) * ({one}))", "=", f"({out}) * (sum a in A: ({one}))"),
            (f"(sum a in A: ({one}) / {make.above()})", "=", f"(sum a in A: ({one})) / size(B)"),
            (f"(sum a in A: {out})", "=", f"size(A) * ({out})"),
            (f"(sum a in A: ({one})) / 2", "=", f"(sum a in A: ({one}) / 2)"),
            (
                f"(sum a in A, c in A: ({one}) * ({_of_c(other)}))", "=",
                f"(sum a in A: ({one})) * (sum a in A: ({other}))",
            ),
            (
                f"(sum a in A, c in A: ({one}) + ({_of_c(other)}))", "=",
                f"size(A) * (sum a in A: ({one}) + ({other}))",
            ),
            (f"(sum b in B - j: {out})", "=", f"(size(B) - 1) * ({out})"),
            (
                f"(sum a in A, b in B: ({one}) * g(b))", "=",
                f"(sum a in A: ({one})) * (sum b in B: g(b))",
            ),
        ]
    )  # fmt: skip


def _enumeration(make: Maker) -> Made:
    inner = make.term()
    body = f"{inner} * z + ({make.term()}) * (1 - z)^2"
    parts = [body.replace("z", each) for each in ("0", "1")]
    if make.rng.random() < 0.3:
        return f"(prod z in Bit: ({body}))", "=", f"({parts[0]}) * ({parts[1]})"
    if make.rng.random() < 0.2:
        return f"(sum z in Bit - 0: ({body}))", "=", parts[1]
    return f"(sum z in Bit: ({body}))", make.op(), f"({parts[0]}) + ({parts[1]})"


def _splitting(make: Maker) -> Made:
    body = make.term("b")
    at = body.replace("(b)", "(j)").replace(", b)", ", j)")
    head, join = make.rng.choice([("sum", "+"), ("prod", "*")])
    rest = f"({head} b in B - j: ({body}))"
    return make.around(f"({head} b in B: ({body}))", f"(({at}) {join} {rest})", "=")


def _exchange(make: Maker) -> Made:
    head = make.rng.choice(["sum", "sum", "prod"])
    if make.rng.random() < 0.2:
        body = f"({make.term('a')}) * ({_of_c(make.term('a'))})"
        one = f"({head} a in A: ({head} c in A: ({body})))"
        return make.around(one, f"({head} c in A: ({head} a in A: ({body})))", "=")
    body = make.term("ab")
    rest = make.rng.choice(["", "", " - j"])
    one = f"({head} a in A: ({head} b in B{rest}: ({body})))"
    other = f"({head} b in B{rest}: ({head} a in A: ({body})))"
    return make.around(one, other, "=")


def _exponentials(make: Maker) -> Made:
    one, other = make.term(depth=1), make.term(depth=1)
    number = make.rng.choice(["2", "3", "-1", "1/2"])
    inside = make.term("b", 1)
    return make.rng.choice(
        [
            (f"exp({one} + {other})", "=", f"exp({one}) * exp({other})"),
            (f"exp({one} - ({other}))", "=", f"exp({one}) / exp({other})"),
            (f"exp(2 * ({one}))", "=", f"exp({one})^2"),
            (f"exp({number} * ({one})) * exp({one})", "=", f"exp(({number} + 1) * ({one}))"),
            (f"exp(ln({make.above()}) + {one})", "=", f"{make.above()} * exp({one})"),
            (f"exp((sum b in B: {inside}))", "=", f"(prod b in B: exp({inside}))"),
            (f"exp({one}) * exp(-({one}))", make.op(), "1"),
        ]
    )


def _logarithms(make: Maker) -> Made:
    one, other, whole = make.above(), make.above(), make.rng.choice(["2", "3"])
    return make.rng.choice(
        [
            (f"ln({one} * {other})", "=", f"ln({one}) + ln({other})"),
            (f"ln({one} / {other})", "=", f"ln({one}) - ln({other})"),
            (f"ln({one}^{whole})", "=", f"{whole} * ln({one})"),
            (f"ln(exp({make.term()}) * {one})", "=", f"{make.term()} + ln({one})"),
            (f"ln(prod b in B: {make.above('b')})", "=", f"(sum b in B: ln({make.above('b')}))"),
            (f"ln(1 / {one})", make.op(), f"-ln({one})"),
            (f"ln({make.term()})", "=", f"ln({make.term()})"),
        ]
    )


def _products(make: Maker) -> Made:
    one, other, good = make.term("b"), make.term("b"), make.above("b")
    return make.rng.choice(
        [
            (
                f"(prod b in B: ({one}) * ({other}))", "=",
                f"(prod b in B: ({one})) * (prod b in B: ({other}))",
            ),
            (
                f"(prod b in B: ({one}) / {good})", "=",
                f"(prod b in B: ({one})) / (prod b in B: {good})",
            ),
            (f"(prod b in B: ({one})^2)", "=", f"(prod b in B: ({one}))^2"),
            (
                f"(prod b in B: ({one}) + ({other}))", "=",
                f"(prod b in B: ({one})) + (prod b in B: ({other}))",
            ),
        ]
    )  # fmt: skip


def _absolute(make: Maker) -> Made:
    one, good = make.term(), make.above()
    if make.rng.random() < 0.4:
        less = make.rng.choice([one, f"-({one})", f"({one}) / {good}"])
        size = make.rng.choice([f"abs({less})", f"abs({less})", f"abs({one})", f"-abs({one})"])
        return make.around(less, size, make.op())
    return make.around(
        *make.rng.choice(
            [
                (f"abs({good} * ({one}))", f"{good} * abs({one})"),
                (f"abs({one})", f"abs(-({one}))"),
                (f"abs({make.positive()})", make.positive()),
                (f"abs(({one}) / {good})", f"abs({one}) / {good}"),
                (f"abs(-{good})", good),
                (f"abs(({one}) * ({make.term()}))", f"abs({one}) * abs({make.term()})"),
                (f"abs({one})", one),
                (f"abs({one})^2", f"({one})^2"),
                (f"abs({one})^3", f"({one})^2 * abs({one})"),
                (f"abs({one})^{make.rng.choice([3, 4])}", f"({one})^{make.rng.choice([3, 4])}"),
            ]
        ),
        "=",
    )


def _triangle(make: Maker) -> Made:
    one, other, good = make.term(depth=1), make.term(depth=1), make.above()
    if make.rng.random() < 0.4:
        rest, inside = make.rng.choice(["", " - j"]), make.term("b", 1)
        size = f"(sum b in B{rest}: abs({inside}))"
        return make.around(f"abs(sum b in B{rest}: ({inside}))", size, make.op())
    whole = make.rng.choice([f"{one} + {other}", f"{one} - ({other})", f"-({one}) - ({other})"])
    if make.rng.random() < 0.4:
        return make.around(f"abs({one}) - abs({other})", f"abs({whole})", "<=")
    return make.around(f"abs({whole}) / {good}", f"(abs({one}) + abs({other})) / {good}", make.op())


def _tangent(make: Maker) -> Made:
    one, good = make.term(depth=1), make.above()
    pair = make.rng.choice([(f"1 + {one}", f"exp({one})"), (f"ln({good})", f"{good} - 1")])
    return make.around(*pair, make.rng.choice(["<=", "<=", "<=", "<", "="]))


def _definition(make: Maker) -> Made:
    return make.around(*make.rng.choice([("d", "(p * (1 - p) + q)"), ("e(j)", "(g(j) + p)")]), "=")


def _same(make: Maker) -> Made:
    return make.around(*make.rng.choice([("u(j)", "(g(j) + p)"), ("u(j)", "e(j)")]), "=")


def _lower(make: Maker) -> Made:
    return make.around("g(j)", "s(j)", make.rng.choice(["<=", "<=", "<="]))


def _less(make: Maker) -> Made:
    if make.rng.random() < 0.4:
        good = make.positive("b")
        return make.around(
            f"(sum b in B: {good} * g(b))", f"(sum b in B: {good} * t(b))", make.op()
        )
    return make.around("g(j)", "t(j)", make.rng.choice(["<", "<=", "!="]))


def _plain(make: Maker) -> Made:
    return make.around("q", "r", "<=")


def _mean(make: Maker) -> Made:
    return make.around("E[X]", "q", make.rng.choice(["=", "<="]))


def _met(make: Maker) -> Made:
    at = make.rng.choice(["s(j)", "(bit(j) * s(j))"])
    return make.around(at, at.replace("s(j)", "(t(j) + 1)"), "=")


def _rearranging(make: Maker) -> Made:
    low, high, good = "g(j)", "s(j)", make.above()
    rest = make.term(depth=1)
    return make.rng.choice(
        [
            (f"{low} / {good}", "<=", f"{high} / {good}"),
            (f"{low} * ({rest})", "<=", f"{high} * ({rest})"),
            (f"{low} - ({high})", "<=", "0"),
            (f"-{high} + {rest}", "<=", f"-{low} + {rest}"),
            (f"1 / {high}", "<=", f"1 / {low}"),
            (f"{good} * {low} + {rest}", make.op(), f"{good} * {high} + {rest}"),
            (f"1 / ({good} + {high})", "<=", f"1 / ({good} + {low})"),
            ("0", "<=", f"({high} - {low}) * ({rest})"),
        ]
    )


def _case(make: Maker) -> Made:
    return make.around("q", "p", make.rng.choice(["<", "<="]))


def _condition(make: Maker) -> Made:
    return make.around("v", "g(k)", make.rng.choice(["<=", "<=", "<"]))


def _above(make: Maker) -> Made:
    return make.around("(g(k) - 1)", "s(k)", make.rng.choice(["<", "<=", "!="]))


def _induction(make: Maker) -> Made:
    return make.around("F(n)", "(F(n) + n)", make.rng.choice(["<=", "<=", "<"]))


# The rule as it is written, the place where it may be, and how its steps are made.
RULES: dict[str, tuple[str, Callable[[Maker], Made]]] = {
    "algebra": ("", _algebra),
    "positivity": ("", _positivity),
    "linearity": ("", _linearity),
    "enumeration": ("", _enumeration),
    "splitting at j": ("", _splitting),
    "exchange": ("", _exchange),
    "exponentials": ("", _exponentials),
    "logarithms": ("", _logarithms),
    "products": ("", _products),
    "absolute": ("", _absolute),
    "triangle": ("", _triangle),
    "tangent": ("", _tangent),
    "definition of d": ("", lambda make: make.around("d", "(p * (1 - p) + q)", "=")),
    "definition of e": ("", _definition),
    "same": ("", _same),
    "lower": ("", _lower),
    "less": ("", _less),
    "plain": ("", _plain),
    "mean": ("", _mean),
    "met": ("fits", _met),
    "rearranging lower": ("", _rearranging),
    "case": ("case", _case),
    "condition": ("condition", _condition),
    "above": ("above", _above),
    "induction": ("induction", _induction),
}
MODELS = 60  # of what is given, for all steps
EACH = 8  # of them against each step


class Bench:
    """Random models of what is given, and the places where steps are judged."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.places = {name: steps_of(GIVEN + text)[-1] for name, text in PLACES.items()}
        one = self.places[""]
        self.models: list[Model] = []
        while len(self.models) < MODELS:
            found = find(one.context.theory, one.given, self.rng, 1 + len(self.models) % 3)
            self.models += [] if found is None else [found]

    def made(self, rule: str) -> Judged | None:
        """A random step, at times with something wrong in it."""
        place, how = RULES[rule]
        left, op, right = how(Maker(self.rng))
        here = self.places[place]
        try:
            one, other = (Reader(Line(1, text, 0)).term() for text in (left, right))
        except Refusal:
            return None
        if self.rng.random() < 0.25:
            other = _changed(other, self.rng)
        elif self.rng.random() < 0.1:
            op = self.rng.choice(["=", "<", "<=", "!="])
        reason = Reader(Line(1, f"by {rule}", 0)).reason()
        return replace(here, pair=(one, other), op=op, reason=reason)

    def applied(self, made: Judged) -> bool:
        """Whether the kernel accepts a step, and would not by algebra."""
        if made.fate() != "accepted":
            return False
        return made.reason.rule == "algebra" or not _plain_algebra(made)

    def false(self, made: Judged) -> str | None:
        """Numbers for which a step is false."""
        said = Relation(made.pair[0], made.op, made.pair[1])
        for model in self.rng.sample(self.models, EACH):
            model.fuel = Fuel(MOST_TRIED)
            try:
                if found := _counterexample(model, said, made.context):
                    return found
            except NOTHING_SHOWN:
                continue
        return None

    def applications(self, rule: str, most: int) -> Iterator[tuple[Judged, str | None]]:
        """So many steps that the rule accepts, each with what is against it."""
        found = 0
        while found < most:
            made = self.made(rule)
            if made is not None and self.applied(made):
                found += 1
                yield made, self.false(made)


def _plain_algebra(made: Judged) -> bool:
    made.context.fuel.left = MOST_WORK
    try:
        step(made.context, Relation(*_parts(made)), Reason("algebra"))
    except Refusal:
        return False
    return True


def _parts(made: Judged) -> tuple[Term, str, Term]:
    return made.pair[0], made.op, made.pair[1]


def search(most: int, seed: int) -> int:
    """How many applications are false."""
    holes = 0
    for rule in RULES:
        bench = Bench(seed)
        wrong = 0
        for made, against in bench.applications(rule, most):
            if against:
                wrong += 1
                print(f"{made.pair[0]} {made.op} {made.pair[1]} by {rule}: {against}")
        print(f"{rule}: {most} applications, {wrong} false", flush=True)
        holes += wrong
    return holes


if __name__ == "__main__":
    sys.exit(bool(search(int(sys.argv[1]), int(sys.argv[2]))))
