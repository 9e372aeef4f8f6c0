"""Proofs that are much work: wide terms, long numbers, nested sums, facts hard to satisfy."""

from __future__ import annotations

import random

from dpedu.proofs._script import NORMAL, SPECIAL

DECLARED = """function f(x in A)
function g(x in A, y in A)
function k(x real)
real p, q, u, w
random X
"""
SETS = ["set A\nset B", "set A nonempty\nset B = {b1, b2, b3}", "set A = {0, 1}\nset B nonempty"]
BEFORE = ["", "for x in A: ", "for x in A, y in A: ", "for x real: ", "for x real, y real: "]
BEFORE += ["for x in A if 0 < f(x): "]
OPS = ["=", "<=", "<"]


class Heavy:
    """One such text after the other."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.averaged = False  # inside an E
        self.numbers: list[str] = []  # names that are numbers
        self.elements: list[str] = []  # names that are elements of A

    def text(self) -> str:
        """A statement and its proof."""
        rng, self.numbers, self.elements = self.rng, ["p", "q", "u", "w"], []
        rows = [rng.choice(SETS), DECLARED.rstrip()]
        if rng.random() < 0.5:
            rows.append("element a in A")
            self.elements.append("a")
        facts = [f"a{place + 1}" for place in range(rng.choice([0, 1, 2, 5, 9]))]
        rows += [f"assume {name}: {self._fact()}" for name in facts]
        proof = [f"let d = {self._term(rng.choice([1, 2, 3]))}"]
        self.numbers.append("d")
        rows.append("choose d")
        deep = rng.choice([2, 3, 4, 5])
        rules = [*NORMAL, *SPECIAL, "definition of d", *facts]
        for place in range(rng.choice([1, 3, 10, 30])):
            left = self._term(deep)
            right = f"{left} + p - p" if rng.random() < 0.3 else self._term(rng.choice([1, deep]))
            said = f"{left} {rng.choice(OPS)} {right}"
            if len("\n".join([*rows, *proof])) + 2 * len(said) > 19_000:
                break
            rows.append(f"claim c{place}: {said}")
            proof += [f"claim c{place}", f"  {said} by {rng.choice(rules)}"]
        return "\n".join([*rows, "proof", *proof])

    def _fact(self) -> str:
        rng, before = self.rng, self.rng.choice(BEFORE)
        bound = [name for name in "xy" if f"{name} " in before]
        names = self.elements if "in A" in before else self.numbers
        names += bound
        left, right = (self._term(rng.choice([1, 2, 3])) for _ in range(2))
        del names[len(names) - len(bound) :]
        return f"{before}{left} {rng.choice(OPS)} {right}"

    def _number(self) -> str:
        rng = self.rng
        digits = rng.choice([1, 1, 1, 2, 9, 30])
        over = rng.randrange(10 ** (digits - 1), 10**digits)
        return f"{over}" if rng.random() < 0.6 else f"{over}/{rng.randrange(1, 10**digits)}"

    def _leaf(self) -> str:
        some = [f"f({x})" for x in self.elements]
        some += [f"g({x}, {y})" for x in self.elements for y in self.elements][:6]
        some += ["size(A)", "X" if self.averaged else "E[X]", f"k({self._number()})"]
        return self.rng.choice([self._number(), f"k({self.numbers[-1]})", *self.numbers, *some])

    def _term(self, deep: int) -> str:
        rng = self.rng
        if not deep or rng.random() < 0.12:
            return self._leaf()
        how = rng.random()
        if how < 0.45:
            sign = rng.choice([" + ", " * "])
            return f"({sign.join(self._term(deep - 1) for _ in range(rng.choice([2, 2, 3, 6])))})"
        if how < 0.55:
            return f"({self._term(deep - 1)})^{rng.choice([2, 2, 3, 7, 12])}"
        if how < 0.62:
            return f"({self._term(deep - 1)}) / ({self._term(deep - 1)})"
        if how < 0.77:
            return f"{rng.choice(['exp', 'ln', 'abs'])}({self._term(deep - 1)})"
        if how < 0.82 and not self.averaged:
            self.averaged = True
            inside = self._term(deep - 1)
            self.averaged = False
            return f"E[{inside}]"
        name, over = f"v{deep}{len(self.elements)}", rng.choice("AAB")
        self.elements += [name] if over == "A" else []
        body = self._term(deep - 1)
        del self.elements[len(self.elements) - (over == "A") :]
        return f"({rng.choice(['sum', 'sum', 'prod'])} {name} in {over}: {body})"
