"""Who looks for a step is not trusted: here it lies, and the kernel has to refuse each lie.

    .venv/bin/python tests/helpers/lies.py

A lie asks a rule of the kernel for something false, or hands the judge what was not shown.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable, Iterator
from fractions import Fraction
from importlib import import_module
from typing import Any

GIVEN = """set A
set B nonempty
element j in B, l in B
set Bit = {0, 1}
real p, q, r, v, w
random X
random Z
random k
function f(a in A)
function g(b in B)
function t(a in B, b in B)
function s(b in B)
function F(n nat)
function bit(b in B) in Bit
function pick(x real) in B
function G(x real)
assume zero: v = 0
assume less: q <= r
assume upper: 0 < p
assume whole: for n nat: G(n) = 0
assume some: for b in B if b != j: g(b) = 1
assume all: for x real: E[x] = x
assume any: for x real: G(v * x) <= 1
assume lower: for a in A: 0 <= f(a)
assume apart: X != Z
assume fewer: for b in B: g(b) < s(b)
define D(x real) = E[x * X]
claim c: 1 = 1
"""


class Liar:
    """The kernel of a package, and a place where something is given."""

    def __init__(self, package: str) -> None:
        self.rules = import_module(f"{package}._kernel.rules")
        self.signs = import_module(f"{package}._kernel.signs")
        self.judge = import_module(f"{package}._kernel.judge")
        self.said = import_module(f"{package}._terms")
        self.written = import_module(f"{package}._script")
        self.parser = import_module(f"{package}._parser")
        self.search = import_module(f"{package}._search")
        self.refusal: type[Exception] = self.written.Refusal
        self.place = self.judged(self.search.step, self.search.propose)._scope(())

    def judged(self, find: Any, propose: Any, proof: str = "") -> Any:
        """A judge with somebody else to look for the steps."""
        script = self.parser.read(GIVEN, proof)
        judge = self.judge.Judge(find, propose)
        for each in script.declarations:
            judge.declare(each)
        for each in script.items:
            judge.claim(each)
        return judge

    def term(self, text: str) -> Any:
        """A term that is typed."""
        return self.parser.Reader(self.parser.Line(1, text, 0)).term()

    def relation(self, text: str) -> Any:
        """A relation that is typed."""
        return self.parser.Reader(self.parser.Line(1, text, 0)).relations()[0]

    def given(self, name: str) -> Any:
        """A statement that holds."""
        return next(each for each in self.place.known() if each.name == name)

    def stated(self, name: str, **by: str) -> Any:
        """The same for some values."""
        values = {key: self.term(text) for key, text in by.items()}
        return self.rules.by_statement(self.place, self.given(name), values)[0]

    def law(self, key: str, power: Any = 1, **by: str) -> Any:
        """A law for some values; a function is written x: ..."""
        values = {}
        for letter, text in by.items():
            names, colon, body = text.rpartition(":")
            value = self.term(body)
            for name in reversed(names.split()):
                value = self.said.Term("fun", (value,), name)
            assert bool(colon) == (value.head == "fun")
            values[letter] = value
        return self.rules.by_law(self.place, key, values, power)

    def algebra(self, said: str, *parts: tuple[str, Any], **more: Any) -> Any:
        """By algebra, from what is known."""
        factors = [(self.term(factor), known) for factor, known in parts]
        return self.rules.by_algebra(self.place, self.relation(said), factors, **more)

    def parts(self, said: str, prove: Any = None) -> Any:
        """By the parts of both sides, each shown by what is given."""

        def known(where: Any, wanted: Any) -> Any:
            for each in where.known():
                for by in self.search.propose(where, each, (wanted.left, wanted.right)):
                    if self.signs.applies(where, each, by):
                        for made in self.rules.by_statement(where, each, by):
                            if made.relation == wanted:
                                return made
            return self.rules.by_algebra(where, wanted)

        return self.rules.by_parts(self.place, self.relation(said), prove or known)

    def elsewhere(self) -> Any:
        """Something false, at a place where it holds."""
        false = self.said.Statement("above", (), (), (self.relation("1 = 2"),))
        place = self.place.assuming(false)
        return self.rules.by_statement(place, false, {})[0]

    def proved(self, step: str, find: Callable[[Any, Any, Any], Any]) -> bool:
        """Whether the judge takes a step for shown."""
        proof = f"claim d: {step.partition(' by ')[0]}\n  {step}\n"
        return "d" in self.judged(find, self.search.propose, proof).proved

    def root(self, text: str) -> Any:
        """A power that is not whole."""
        return self.said.Term("^", (self.term(text),), value=Fraction(1, 2))

    def constant(self, said: str, name: str, **by: str) -> Any:
        """By signs, with values for what is no variable of a statement."""
        values = {key: self.term(text) for key, text in by.items()}
        place = self.judged(None, lambda *_: [values])._scope(())
        stated = place.theory.statements[name]
        place.theory.statements.clear()
        place.theory.statements[name] = stated
        return self.rules.by_signs(place, self.relation(said))

    def proposed(self, said: str, **by: str) -> Any:
        """By signs, with values for all statements that nobody asked for."""
        values = {key: self.term(text) for key, text in by.items()}
        place = self.judged(None, lambda *_: [values])._scope(())
        theory = place.theory
        for name, stated in list(theory.statements.items()):
            if dict(stated.variables).keys() != by.keys():
                del theory.statements[name]
        return self.rules.by_signs(place, self.relation(said))


def _of(known: Any) -> Callable[..., Any]:
    return lambda *_: known


LIES: dict[str, Callable[[Liar], Any]] = {
    # The judge
    "another relation": lambda it: it.proved("1 = 2 by algebra", _of(it.algebra("1 = 1"))),
    "another relation here": lambda it: it.proved(
        "1 = 2 by algebra", lambda place, *_: it.rules.by_algebra(place, it.relation("1 = 1"))
    ),
    "another place": lambda it: it.proved(
        "1 = 2 by above", lambda place, said, reason: it.elsewhere()
    ),
    "another reason": lambda it: it.proved(
        "v = 0 by algebra",
        lambda place, *_: it.rules.by_statement(place, place.theory.statements["zero"], {})[0],
    ),
    "another reason within": lambda it: it.proved(
        "1 + v = 1 by algebra",
        lambda place, said, reason: it.rules.by_algebra(
            place,
            said,
            [(it.term("1"), it.rules.by_statement(place, place.theory.statements["zero"], {})[0])],
        ),
    ),
    "another reason in advice": lambda it: it.proved(
        "1 + v = 1 by algebra",
        lambda place, said, reason: it.rules.by_algebra(place, said, (), lambda where, term: (
            it.rules.by_statement(where, where.theory.statements["zero"], {})[0]
            if term.name == "v" else None
        )),
    ),
    "another reason in a part": lambda it: it.proved(
        "exp(v) = exp(0) by algebra",
        lambda place, said, reason: it.rules.by_parts(place, said, lambda where, part: (
            it.rules.by_statement(where, where.theory.statements["zero"], {})[0]
        )),
    ),
    # Statements
    "what nobody said": lambda it: it.rules.by_statement(
        it.place, it.said.Statement("zero", (), (), (it.relation("1 = 2"),)), {}
    ),
    "another kind": lambda it: it.stated("whole", n="1/2"),
    "by chance": lambda it: it.stated("all", x="X"),
    "no value": lambda it: it.stated("any", x="1/v"),
    "a condition": lambda it: it.stated("some", b="l"),
    "a constant as a variable": lambda it: it.stated("upper", p="-1"),
    "a function as a variable": lambda it: it.rules.by_statement(
        it.place, it.given("whole"),
        {"n": it.term("0"), "G": it.said.Term("fun", (it.term("1"),), "z")},
    ),
    "no values": lambda it: it.stated("whole"),
    "a wild constant": lambda it: it.constant("q < 0", "upper", p="-q"),
    "a wild kind": lambda it: it.proposed("0 <= G(p)", n="p"),
    "a wild condition": lambda it: it.proposed("0 < g(l)", b="l"),
    "a wild value": lambda it: it.proposed("G(1) <= 1", x="1/v"),
    # Definitions and elements
    "a definition by chance": lambda it: it.rules.by_definition(it.place, "D", [it.term("X")]),
    "a definition without a value": lambda it: it.rules.by_definition(
        it.place, "D", [it.term("1/v")]
    ),
    "elements of a set": lambda it: it.rules.by_enumeration(it.place, it.term("sum a in A: f(a)")),
    "an element left out": lambda it: it.rules.by_enumeration(
        it.place, it.term("sum z in Bit - bit(j): z")
    ),
    "a body without a value": lambda it: it.rules.by_enumeration(
        it.place, it.term("sum b in Bit: 1/b")
    ),
    "a definition of more": lambda it: it.rules.by_definition(
        it.place, "D", [it.term("p"), it.term("p")]
    ),
    "elements of a function": lambda it: it.rules.by_enumeration(
        it.place, it.said.Term("fun", (it.term("z - 2"),), "z", "Bit")
    ),
    # Laws
    "a letter missing": lambda it: it.law("linearity fixed"),
    "a set that depends on chance": lambda it: it.law(
        "linearity inside", A="B", u="1", f="b: g(b)", k="pick(X)"
    ),
    "chance taken out": lambda it: it.law("linearity mean", k="X", u="X", v="0"),
    "chance as its mean": lambda it: it.law("linearity fixed", k="X"),
    "a divisor taken out": lambda it: it.law("linearity scaled", A="A", c="1/v", f="a: f(a)"),
    "a logarithm of nothing": lambda it: it.law("logarithms times", u="q", v="q"),
    "a logarithm in a sum": lambda it: it.law("logarithms product", A="A", f="a: f(a)"),
    "a negative size": lambda it: it.law("absolute positive", u="q"),
    "a positive size": lambda it: it.law("absolute negative", u="p"),
    "no set": lambda it: it.law("linearity counted", A="p", c="q"),
    "an element that is none": lambda it: it.law("splitting sum", A="A", j="j", f="a: f(a)"),
    "a rest of nothing": lambda it: it.law("linearity rest", A="B", c="1"),
    "a name that is no letter": lambda it: it.law("linearity counted", A="B", c="1", size="z: 0"),
    "half a power": lambda it: it.law("logarithms power", Fraction(1, 2), u="p"),
    "half a power in a product": lambda it: it.law(
        "products power", Fraction(1, 2), A="B", f="b: s(b)^2 + 1"
    ),
    "a power of text": lambda it: it.law("logarithms multiple", "0 + 1", u="p"),
    "a number as a function": lambda it: it.law("linearity scaled", A="A", c="1", f="1"),
    # Terms that nobody can type
    "a term of no kind": lambda it: it.rules.by_signs(
        it.place, it.said.Relation(it.term("0"), "<=", it.said.Term("weird", (it.term("p"),)))
    ),
    "a root": lambda it: it.rules.by_signs(
        it.place, it.said.Relation(it.term("0"), "<", it.root("p"))
    ),
    "a root of a negative number": lambda it: it.proved(
        "1 < 0 by algebra",
        lambda place, said, reason: it.rules.by_algebra(place, said, [
            (it.said.Term("-", (it.root("-2"),)), it.rules.by_algebra(place, it.relation("0 < 1")))
        ]),
    ),
    "parts that are missing": lambda it: it.rules.by_signs(
        it.place, it.said.Relation(it.term("0"), "=", it.said.Term("sum", (), "b", "B"))
    ),
    # Algebra
    "not equal": lambda it: it.algebra("q = r"),
    "not above": lambda it: it.algebra("q < q"),
    "a divisor": lambda it: it.algebra("v / v = 1"),
    "turned around": lambda it: it.algebra("r <= q", ("-1", it.stated("less"))),
    "times anything": lambda it: it.algebra("w*q <= w*r", ("w", it.stated("less"))),
    "strict by nothing": lambda it: it.algebra("0 < 0*p", ("0", it.stated("upper"))),
    "weak for strict": lambda it: it.algebra("q < r", ("1", it.stated("less"))),
    "times nothing": lambda it: it.algebra("q - r = q/v - r/v", ("1/v", it.stated("less"))),
    "a factor without a value": lambda it: it.algebra(
        "q = r", ("1/v", it.algebra("v*q = v*r", ("q - r", it.stated("zero"))))
    ),
    "from elsewhere": lambda it: it.algebra("1 = 2", ("1", it.elsewhere())),
    "advice from elsewhere": lambda it: it.algebra(
        "exp(1) = exp(2)", advice=_advice(it, "exp(1) = exp(2)"), once=True
    ),
    "advice that is no equation": lambda it: it.algebra(
        "q = r", once=True,
        advice=lambda where, term: it.stated("less") if term.name == "q" else None,
    ),
    "advice for another term": lambda it: it.algebra(
        "w = 0", once=True,
        advice=lambda where, term: it.stated("zero") if term.name == "w" else None,
    ),
    # Parts
    "another part": lambda it: it.parts("exp(q) = exp(r)", _of(it.algebra("q = q"))),
    "a part from elsewhere": lambda it: it.parts(
        "exp(1) = exp(2)", lambda where, wanted: it.elsewhere()
    ),
    "other heads": lambda it: it.parts("exp(q) <= -r"),
    "other functions": lambda it: it.parts("F(0) = G(0)"),
    "other sets": lambda it: it.parts("(sum a in A: 1) = (sum a in B: 1)"),
    "other powers": lambda it: it.parts("p^2 = p^3"),
    "below a function": lambda it: it.parts("G(q) <= G(r)"),
    "below a size": lambda it: it.parts("abs(q) <= abs(r)"),
    "unequal parts": lambda it: it.parts("E[X] != E[Z]"),
    "a negative": lambda it: it.parts("-q <= -r"),
    "an empty sum": lambda it: it.parts("(sum a in A: f(a)) < (sum a in A: (f(a) + 1))"),
    "an empty rest": lambda it: it.parts("(sum b in B - j: g(b)) < (sum b in B - j: s(b))"),
    "a strict product": lambda it: it.parts("(prod b in B: g(b)) < (prod b in B: s(b))"),
    "a product of any sign": lambda it: it.parts(
        "(prod b in B: g(b)) <= (prod b in B: (1 + g(b)))"
    ),
    "a square of any sign": lambda it: it.parts("q^2 <= r^2"),
    "a power of nothing": lambda it: it.parts("p^-1 <= (p + 1)^-1"),
    "factors of any sign": lambda it: it.parts("q * q <= r * r"),
    "a divisor that grows": lambda it: it.parts("1 / 1 <= 1 / 2"),
    "a divisor of any sign": lambda it: it.parts("1 / 1 <= 1 / (-1)"),
    "a factor that vanishes": lambda it: it.parts("0*1 < 0*2"),
    # Signs
    "anything above": lambda it: it.rules.by_signs(it.place, it.relation("0 < q")),
    "a sign without a value": lambda it: it.rules.by_signs(it.place, it.relation("0 <= 1/v^2")),
}  # fmt: skip


def _advice(it: Liar, said: str) -> Callable[[Any, Any], Any]:
    """What holds under an assumption that nobody made."""
    false = it.said.Statement("above", (), (), (it.relation(said),))

    def advice(where: Any, term: Any) -> Any:
        place = where.assuming(false)
        known = it.rules.by_statement(place, false, {})[0]
        return known if known.relation.left == term else None

    return advice


# Values for the letters of all laws, by what they are in a law.
VALUES = {
    "c": ("q", "X"),
    "u": ("2 + p", "q - r", "X", "-3", "1/2"),
    "v": ("1 + p^2", "Z", "q", "-p"),
    "k": ("q", "1 - 2*p"),
    "f": ("b: g(b)", "b: s(b)^2 + 1"),
    "g": ("b: s(b) - q", "b: exp(g(b))"),
    "h": ("a b: t(a, b)",),
}


def false_laws(package: str = "dpedu.proofs", tries: int = 12) -> Iterator[str]:
    """The laws that a random model refutes, and those that could not be tried."""
    liar = Liar(package)
    refute = import_module(f"{package}._models").refute
    fuel = import_module(f"{package}._kernel.context").Fuel
    given = [liar.given(name) for name in ("zero", "less", "upper")]
    rng = random.Random(1)
    for key, text in liar.rules.LAWS.items():
        tried, words = 0, set(re.findall(r"[A-Za-z_]+", text))
        for seed in range(tries * 8):
            letters = {each: rng.choice(VALUES[each]) for each in words & VALUES.keys()}
            letters |= dict.fromkeys(words & {*"AB"}, "B")
            for each in words & {*"ij"}:
                if "f(j)" in text or "- 1" in text or rng.random() < 0.5:
                    letters[each] = "j"
            if "- k" in text:
                del letters["k"]
            try:
                known = liar.law(key, rng.choice([-2, -1, 0, 2, 3]), **letters)
            except liar.refusal:
                continue
            tried += 1
            if tried <= tries and refute(known.relation, liar.place, given, fuel(), seed):
                yield f"{key}: {known.relation}"
                break
        else:
            if tried < tries // 3:
                yield f"{key} could not be tried"


def believed(package: str = "dpedu.proofs") -> Iterator[str]:
    """The lies that the kernel of a package does not refuse, or at which it breaks."""
    liar = Liar(package)
    for name, lie in LIES.items():
        try:
            if lie(liar):
                yield name
        except liar.refusal:
            continue
        except (LookupError, ValueError, TypeError, AttributeError):
            yield name


if __name__ == "__main__":
    found, false = list(believed()), list(false_laws())
    print(f"{len(LIES)} lies, believed: {', '.join(found) or 'none'}")
    print(f"false laws: {', '.join(false) or 'none'}")
    sys.exit(bool(found or false))
