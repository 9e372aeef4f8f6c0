"""Wrong proofs by the hundred: a claim that is false in a model, and every way to prove it.

    .venv/bin/python tests/helpers/false_claims.py CLAIMS SEED

Each family asserts what a student may believe: a direction turned around, a factor of any sign, a
sum that may be empty, a side condition left out, what holds of one said of all, a claim proved by
itself, a name that means two things, a letter that only looks like another. What is accepted is
printed, and fails the run; the last line counts claims and proofs.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from course_proofs import course_proofs
from given_models import models_of
from judged_steps import REFERENCES

from dpedu.proofs import block, check

HEAD = """set A
set B nonempty
element j in B
real p, q, r, c
random X
function f(a in A)
function g(b in B)
function s(b in B)
assume range: 0 < p < 1/2
assume plain: q <= r
assume f_pos: for a in A: 0 < f(a)
assume g_pos: for b in B: 0 < g(b)
assume lower: for b in B: g(b) < s(b)
assume special: s(j) = 1
"""
RULES = [
    *("algebra", "linearity", "logarithms", "exponentials", "products", "absolute", "positivity"),
    *("enumeration", "exchange", "triangle", "tangent", "splitting at j", "range", "plain"),
    *("f_pos", "g_pos", "lower", "special", "rearranging range", "rearranging plain"),
    *("rearranging special", "above", "case", "condition", "induction", "claim", "own"),
    *("plain with q = r", "g_pos with b = j", "lower with b = j", "f_pos with a = j"),
]
UNKNOWN = ["q", "r", "c", "(q - r)", "(p - q)", "(1 - 3*p)", "(q*r)", "E[X]", "ln(p)", "(c^2 - 1)"]
UNKNOWN += ["-c", "(sum a in A: f(a) - 1)", "(1 - g(j))", "(s(j) - s(j))", "(exp(q) - 1)"]
# Pairs of which the first is at most the second, or below it.
BELOW = [("q", "r"), ("0", "p"), ("p", "1/2"), ("0", "1 - 2*p"), ("g(j)", "s(j)"), ("0", "g(j)")]
BELOW += [("g(j)", "1"), ("0", "(sum b in B: g(b))"), ("(sum b in B: g(b))", "(sum b in B: s(b))")]
BELOW += [("q + g(j)", "r + s(j)"), ("exp(q)", "exp(r)"), ("p^2", "p"), ("ln(g(j))", "ln(s(j))")]
# Letters that look like one that can be typed.
ALIKE = {"a": "аɑａ𝑎", "e": "еｅ𝑒", "o": "оοｏ", "p": "рρｐ", "c": "сϲｃ", "x": "хｘ×", "i": "іｉ"}
ALIKE |= {
    "y": "уｙ",
    "s": "ѕｓ",
    "l": "ⅼӏ",
    "1": "１𝟏",
    "0": "０𝟎",
    "=": "＝꞊",
    "<": "＜‹",
    "+": "＋",
}


@dataclass
class Wrong:
    """A claim, more that is given, proofs of it, and whether a model must show it false."""

    said: str
    proofs: list[str]
    more: str = ""
    false: bool = True

    def text(self, proof: str = "") -> str:
        """The whole text."""
        return f"{HEAD}{self.more}claim claimed: {self.said}\nproof\n{proof}"


class Family:
    """Makers of wrong proofs, each by its family."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    @property
    def makers(self) -> dict[str, Callable[[], Wrong]]:
        """By what is wrong."""
        names = ("direction", "signs", "empty", "side", "general", "circular", "shadowed")
        return {name: getattr(self, name) for name in names}

    def _all(self, said: str, middles: list[str], before: str = "") -> list[str]:
        """One step by each rule, and some of two steps."""
        head, _, step = said.rpartition(": ") if said.startswith("for ") else ("", "", said)
        del head
        op = next(o for o in (" = ", " <= ", " < ", " != ") if o in step)
        left, right = step.split(op)
        one = [f"{before}claim claimed\n  {step} by {rule}\n" for rule in RULES]
        two = []
        for _ in range(12):
            middle = self.rng.choice([*middles, left, right, f"{left} + {right}", "0", "1"])
            first, then = self.rng.choice([(op, op), (op, " = "), (" = ", op), (" <= ", op)])
            rules = self.rng.choices(RULES, k=2)
            rows = f"  {left}\n    {first.strip()} {middle} by {rules[0]}\n"
            two.append(f"{before}claim claimed\n{rows}    {then.strip()} {right} by {rules[1]}\n")
        return one + two

    def direction(self) -> Wrong:
        """What is larger is called smaller, also inside of something that grows."""
        less, more = self.rng.choice(BELOW)
        shapes = ["{}", "{} + c", "2*({})", "exp({})", "({})/p", "E[{} + X]", "(sum b in B: {})"]
        shapes += ["-({})", "c - ({})", "p*({})", "({})*g(j)", "1/exp({})"]
        shape = self.rng.choice(shapes)
        left, right = shape.format(more), shape.format(less)
        if shape in ("-({})", "c - ({})", "1/exp({})"):
            left, right = right, left
        said = f"{left} {self.rng.choice(['<', '<='])} {right}"
        return Wrong(said, self._all(said, [less, more]))

    def signs(self) -> Wrong:
        """A factor, a divisor or a power whose sign nobody knows."""
        less, more = self.rng.choice(BELOW)
        u = self.rng.choice(UNKNOWN)
        shapes = [
            f"{u}*({{}})",
            f"({{}})*{u}",
            f"({{}})*{u}^3",
            "({})^2",
            "abs({})",
            "1/exp(-({0}))",
        ]
        shapes += [
            f"(sum b in B: {u}*({{}}))",
            "E[X*({})]",
            "({})/(p - 1)",
            f"exp({u}*({{}}))",
        ]
        shapes += [f"p - {u}^2*({{}})", f"abs({u})*({{}}) - {u}*({{}})", "({})^4", "-abs({})"]
        shape = self.rng.choice(shapes)
        left, right = shape.replace("{}", less), shape.replace("{}", more)
        left, right = left.replace("{0}", less), right.replace("{0}", more)
        said = f"{left} {self.rng.choice(['<', '<='])} {right}"
        return Wrong(said, self._all(said, [f"{u}", f"{u}*({less})", f"abs({u})*({more})"]))

    def empty(self) -> Wrong:
        """A sum over a set that may be empty, or over the rest of one."""
        over = self.rng.choice(["a in A", "b in B - j"])
        name = over[0]
        body = {"a": "f(a)", "b": "g(b)"}[name]
        body = self.rng.choice(
            [body, f"{body}*p", f"{body}^2", f"({body} + p)", "1", f"exp({body})"]
        )
        total = f"(sum {over}: {body})"
        other = total.replace(body, f"2*{body}")
        shapes = [
            f"0 < {total}",
            f"{total} != 0",
            f"{total} < {other}",
            f"0 < c^2*p + {total} - c^2*p",
        ]
        shapes += [f"p < p + {total}", f"{total} < {total} + {total}", f"exp({total}) != 1"]
        shapes += [f"(sum {over}: 1) != 0", f"1 < (prod {over}: 1 + {body})", f"0 < p*{total}"]
        shapes += [f"{total}*p < {total}", f"q < r + {total}", f"-{total} < 0", f"0 < abs({total})"]
        said = self.rng.choice(shapes)
        return Wrong(said, self._all(said, ["0", total, other]))

    def side(self) -> Wrong:
        """A divisor that may be 0, or a logarithm of what may not be positive."""
        u, v = self.rng.sample(UNKNOWN, 2)
        shapes = [f"{u}/{u} = 1", f"{u}*(1/{u}) = 1", f"{u}*{v}/{u} = {v}", f"{u}^2/{u} = {u}"]
        shapes += [
            f"exp(ln({u})) = {u}",
            f"ln({u}^2) = 2*ln({u})",
            f"1/(1/{u}) = {u}",
            f"{u}^-1*{u} = 1",
        ]
        shapes += [
            f"ln({u}*{v}) = ln({u}) + ln({v})",
            f"ln({u}) <= {u} - 1",
            f"abs({u})/abs({u}) = 1",
        ]
        shapes += [f"E[X/{u}]*{u} = E[X]", f"(sum b in B: {u}/{u}) = size(B)", "E[X/X] = 1"]
        shapes += [
            f"0 < {u}^2",
            f"0 < abs({u})",
            f"{u} != {u} + {v}",
            f"1/{u} <= 1/({u}) + p*p/p^2 - 1",
        ]
        said = self.rng.choice(shapes)
        return Wrong(said, self._all(said, [u, v, f"{u}/{u}", "1"]), false=False)

    def general(self) -> Wrong:
        """What holds of one is said of all, or where a condition fails."""
        values = ["s(j) = 1", "g(j) <= 1", "s(j) = s(j) + g(j) - g(j)", "g(j) < 1", "ln(s(j)) = 0"]
        special = self.rng.choice([v for v in values if v != values[2]])
        said = "for b in B: " + special.replace("(j)", "(b)")
        before = f"claim own: {special}\n  {special} by {self.rng.choice(['special', 'lower'])}\n"
        if self.rng.random() < 0.4:
            before = f"claim own: for b in B if b = j: {special.replace('(j)', '(b)')}\n"
            before += f"  {special.replace('(j)', '(b)')} by special\n"
        proofs = self._all(said, ["s(j)", "g(j)", "1"], self.rng.choice(["", before]))
        step = special.replace("(j)", "(b)")
        case = "claim claimed\n  case b = j\n    {0} by {1}\n  case b != j\n    {0} by {2}\n"
        proofs += [case.format(step, *self.rng.choices(RULES, k=2)) for _ in range(10)]
        return Wrong(said, proofs)

    def circular(self) -> Wrong:
        """A claim that leans on itself, on one that leans on it, or on what comes later."""
        said = self.rng.choice(["q = 0", "r <= q", "p < 1/3", "0 < c", "s(j) < g(j)", "0 <= E[X]"])
        step = said
        proofs = [f"claim claimed\n  {step} by claimed\n"]
        proofs += [
            f"claim own: {said}\n  {step} by {r}\nclaim claimed\n  {step} by own\n"
            for r in ("claimed", "own", "above", "other")
        ]
        proofs += [f"claim own: {said}\n  {step} by claimed\nclaim claimed\n  {step} by own\n"]
        proofs += [
            f"claim claimed\n  {step} by {r}\n  {step} by {t}\n"
            for r in ("above", "claimed")
            for t in ("above", "algebra")
        ]
        proofs += [f"claim claimed: {said}\n  {step} by positivity\n", f"let claimed = {said[0]}\n"]
        proofs += [
            f"claim own: for k nat: {said}\n  induction on k\n  case 0\n    {step} by {r}\n"
            f"  case k + 1\n    {step} by induction\nclaim claimed\n  {step} by own with k = 0\n"
            for r in ("induction", "above", "own", "positivity")
        ]
        proofs += [
            f"claim own: for k nat if 0 = 1: {said}\n  {step} by {r}\nclaim claimed\n"
            f"  {step} by own with k = 0\n"
            for r in ("condition", "rearranging condition")
        ]
        return Wrong(said, proofs)  # fmt: skip

    def shadowed(self) -> Wrong:
        """A name that is given another meaning."""
        said = self.rng.choice(["0 < c", "q = 0", "r < p", "g(j) = 2", "E[X] = 0"])
        name, value = said[0], {"0": "1", "q": "0", "r": "0", "g": "2", "E": "0"}[said[0]]
        name = "c" if name == "0" else "X" if name == "E" else name
        args = "(b in B)" if name == "g" else ""
        rules = ["algebra", "positivity", f"definition of {name}", "linearity", "own"]
        starts = [f"let {name}{args} = {value}\n", f"define {name}{args} = {value}\n"]
        starts += [
            f"claim own: for {name} real if {name} = {value}: {said}\n  {said} by condition\n"
        ]
        starts += [f"real {name}\n", f"assume own: {said}\n", f"fact own: {said}\n"]
        starts += [
            f"claim algebra: {said}\n  {said} by algebra\n",
            f"claim special: {said}\n  {said} by special\n",
        ]
        proofs = [f"{start}claim claimed\n  {said} by {r}\n" for start in starts for r in rules]
        proofs += [
            f"claim claimed\n  sum {name} in B: 1 = size(B) by linearity\n  {said} by {r}\n"
            for r in rules
        ]
        return Wrong(said, proofs)


def claims(family: Family, kind: str, number: int) -> Iterator[Wrong]:
    """So many claims of a family, each false in a model, if it must be."""
    seen: set[str] = set()
    for _ in range(60 * number):
        made = family.makers[kind]()
        if made.said in seen:
            continue
        seen.add(made.said)
        if not made.false or not all(models_of(made.text(), len(seen), 30, 300) or [True]):
            yield made
            number -= 1
        if not number:
            return


def accepted(made: Wrong) -> Iterator[str]:
    """The proofs of a claim that are accepted; of those whose claim may be true, the false ones."""
    for proof in made.proofs:
        verdict = check(made.text(proof))
        proved = verdict.accepted or "claimed" in verdict.proved
        if proved and (made.false or not all(models_of(made.text(), 1, 40, 400))):
            yield made.text(proof)


def look_alikes(rng: random.Random, number: int) -> Iterator[str]:
    """Right proofs with one letter of a name exchanged for one that looks like it."""
    right = [path.read_text(encoding="utf-8") for path in REFERENCES]
    right += [f"{a.statement}\nproof\n{block(a.solution, 'proof')}" for a in course_proofs()]
    for _ in range(number):
        text = rng.choice(right)
        start = text.index("\nproof\n") + 7
        rows = [n for n in range(start, len(text)) if text[n] in ALIKE]
        rows = [n for n in rows if "#" not in text[text.rfind("\n", 0, n) : n]]
        place = rng.choice(rows)
        yield text[:place] + rng.choice(ALIKE[text[place]]) + text[place + 1 :]


def search(number: int, seed: int) -> int:
    """How many wrong proofs are accepted."""
    faults = asked = tried = 0
    family = Family(seed)
    for kind in family.makers:
        for made in claims(family, kind, number):
            asked, tried = asked + 1, tried + len(made.proofs)
            for text in accepted(made):
                faults += 1
                print(f"{kind}: accepted:\n{text.removeprefix(HEAD)}", flush=True)
    for text in look_alikes(random.Random(seed), number):
        asked, tried = asked + 1, tried + 1
        if check(text).accepted:
            faults += 1
            print(f"a letter that looks like another: accepted:\n{text}", flush=True)
    print(f"{asked} claims, {tried} proofs, {faults} accepted")
    return faults


if __name__ == "__main__":
    sys.exit(bool(search(int(sys.argv[1]), int(sys.argv[2]))))
