"""Small random models. They accept nothing: they refute a step, and show on what numbers.

Sets get one or two elements, functions tables of fractions, chance a few outcomes. What has no
logarithm or exponential in it is exact; the rest is computed to 50 digits.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from decimal import Context as Digits
from decimal import Decimal
from fractions import Fraction

from dpedu.proofs._effort import portion
from dpedu.proofs._kernel.context import NUMBERS, Context, Fuel, Theory
from dpedu.proofs._messages import told
from dpedu.proofs._script import Refusal
from dpedu.proofs._terms import Relation, Statement, Term

Number = Fraction | Decimal
Value = Number | str
DIGITS = Digits(prec=50)
NOTHING = Decimal("1e-25")  # what rounding may have done
MOST_TRIED = 60_000  # work in one model
MOST_NATURAL = 4  # at which what is given is looked at
MOST_VALUES = 100  # of the variables of a step together
MOST_GIVEN = 1_000  # of those of what is given, which must hold for all
TRIES = 60
SIMPLE = [
    Fraction(over, under)  # the first are tried most
    for under, overs in (
        (2, (1, -1)),
        (3, (1, 2)),
        (4, (1, 3)),
        (1, (1, 2, 0, 3, -1, 5)),
        (5, (1,)),
    )
    for over in overs
]


class Undefined(Exception):
    """A divisor is zero, a logarithm has no argument, a number is too large: nothing is shown."""


NOTHING_SHOWN = (Undefined, Refusal, ArithmeticError)
Key = tuple[str, int, tuple[Value, ...]]


def _decimal(value: Number) -> Decimal:
    if isinstance(value, Decimal):
        return value
    return DIGITS.divide(Decimal(value.numerator), Decimal(value.denominator))


def compare(one: Value, other: Value) -> int:
    """The sign of the difference, as far as it is sure."""
    if isinstance(one, str) or isinstance(other, str):
        return 0 if one == other else 1
    if isinstance(one, Fraction) and isinstance(other, Fraction):
        return (one > other) - (one < other)
    a, b = _decimal(one), _decimal(other)
    if abs(a - b) <= NOTHING * max(Decimal(1), abs(a), abs(b)):
        return 0
    return 1 if a > b else -1


@dataclass
class Model:
    """Tables for what was declared. They are filled when something is asked for."""

    theory: Theory
    rng: random.Random
    sizes: Mapping[str, list[Value]]
    weights: list[Fraction]  # of the outcomes of chance
    tables: dict[Key, Value] = field(default_factory=dict)
    fuel: Fuel = field(default_factory=lambda: Fuel(MOST_TRIED))
    some: list[Fraction] = field(default_factory=list)  # numbers to try
    asking: bool = False  # whether a step is looked at, and not what is given
    read: dict[Key, None] = field(default_factory=dict)  # the places that were looked at

    def elements(self, kind: str) -> list[Value]:
        """What a variable of this kind can be; of numbers, some, and all that functions have."""
        if kind == "nat":
            return [Fraction(n) for n in range(MOST_NATURAL + 1)]
        if kind == "real":
            self.some = self.some or self.rng.sample(SIMPLE, 3)
            asked: dict[Value, None] = dict.fromkeys(self.some)
            for name, _, args in self.tables:
                kinds = self.theory.signatures[name][0]
                asked |= {arg: None for arg, its in zip(args, kinds, strict=True) if its == kind}
            return list(asked)
        return self.sizes[kind]

    def settle(self, statements: list[Statement]) -> bool:
        """Change the tables until all statements hold, if that comes about soon."""
        for _ in range(12):
            good = [self.holds(each, repair=True) for each in statements]
            if all(good) and all(map(self.holds, statements)):
                return True
        return False

    def key(self, term: Term, scope: Mapping[str, Value], outcome: int) -> Key:
        """The place of a value in the tables."""
        chance = outcome if term.name in self.theory.random else -1
        return term.name, chance, tuple(self.value(each, scope, outcome) for each in term.args)

    def value(self, term: Term, scope: Mapping[str, Value], outcome: int) -> Value:
        """What a term is worth."""
        self.fuel.spend()
        if term.head == "num":
            return term.value
        if term.head == "app":
            return self._application(term, scope, outcome)
        if term.head in ("sum", "prod"):
            left_out = [self.value(each, scope, outcome) for each in term.args[1:]]
            total: Number = Fraction(0 if term.head == "sum" else 1)
            for each in self.sizes[term.over]:
                if each not in left_out:
                    new = self.number(term.args[0], {**scope, term.name: each}, outcome)
                    total = self._combine("+" if term.head == "sum" else "*", total, new)
            return total
        if term.head == "mean":
            total = Fraction(0)
            for place, weight in enumerate(self.weights):
                new = self.number(term.args[0], scope, place)
                total = self._combine("+", total, self._combine("*", weight, new))
            return total
        args = [self.number(each, scope, outcome) for each in term.args]
        if term.head in ("+", "*", "/"):
            return self._combine(term.head, args[0], args[1])
        if term.head == "-":
            return -args[0]
        if term.head == "abs":
            return -args[0] if args[0] < 0 else args[0]
        if term.head == "^":
            if not args[0] and term.value < 0:
                raise Undefined
            power: Number = Fraction(1)
            for _ in range(abs(int(term.value))):
                power = self._combine("*", power, args[0])
            return power if term.value >= 0 else self._combine("/", Fraction(1), power)
        return self._elementary(term.head, args[0])

    def number(self, term: Term, scope: Mapping[str, Value], outcome: int) -> Number:
        """The same, where it must be a number."""
        value = self.value(term, scope, outcome)
        if isinstance(value, str):
            raise Undefined
        return value

    def _combine(self, how: str, one: Number, other: Number) -> Number:
        if isinstance(one, Decimal) or isinstance(other, Decimal):
            a, b = _decimal(one), _decimal(other)
            if how == "/" and not b:
                raise Undefined
            doing = {"+": DIGITS.add, "*": DIGITS.multiply, "/": DIGITS.divide}[how]
            return doing(a, b)
        if how == "/":
            if not other:
                raise Undefined
            return one / other
        made: Fraction = one + other if how == "+" else one * other
        if made.denominator > 10**60 or abs(made.numerator) > 10**60:
            raise Undefined
        return made

    def _elementary(self, head: str, arg: Number) -> Number:
        if head == "exp":
            if arg == 0:
                return Fraction(1)
            if arg > 100 or arg < -100:
                raise Undefined
            return DIGITS.exp(_decimal(arg))
        if arg <= 0:
            raise Undefined
        return Fraction(0) if arg == 1 else DIGITS.ln(_decimal(arg))

    def _application(self, term: Term, scope: Mapping[str, Value], outcome: int) -> Value:
        if not term.args and term.name in scope:
            return scope[term.name]
        if term.name == "size":
            return Fraction(len(self.sizes[term.args[0].name]))
        if term.name in self.theory.definitions:
            names, body = self.theory.definitions[term.name]
            values = [self.value(each, scope, outcome) for each in term.args]
            return self.value(body, dict(zip(names, values, strict=True)), outcome)
        kinds, kind = self.theory.signatures[term.name]
        elements = self.theory.sets[kind].elements if kind in self.theory.sets else None
        if not kinds and elements and term in elements:
            return term.name
        key = self.key(term, scope, outcome)
        if self.asking and any(
            its == "nat" and compare(arg, Fraction(MOST_NATURAL)) > 0
            for arg, its in zip(key[2], kinds, strict=True)
        ):
            raise Undefined  # what is given was not looked at so far out
        if key not in self.tables:
            self.tables[key] = self.draw(kind)
        self.read[key] = None
        return self.tables[key]

    def draw(self, kind: str) -> Value:
        """Any value of a kind."""
        if kind == "nat":
            return Fraction(self.rng.randrange(4))
        if kind == "real":
            return self.rng.choice(SIMPLE)
        if not self.sizes[kind]:
            raise Undefined
        return self.rng.choice(self.sizes[kind])

    # Statements -----------------------------------------------------------------------------------

    def assignments(
        self, variables: Iterable[tuple[str, str]], most: int = MOST_VALUES
    ) -> Iterator[dict[str, Value]]:
        """Values for variables: all elements of sets, some numbers."""
        pairs = list(variables)
        choices = [self.elements(kind) for _, kind in pairs]
        for values in itertools.islice(itertools.product(*choices), most):
            yield dict(zip((name for name, _ in pairs), values, strict=True))

    def true(self, said: Relation, scope: Mapping[str, Value], outcome: int) -> bool:
        """Whether a relation holds."""
        sign = compare(
            self.value(said.left, scope, outcome), self.value(said.right, scope, outcome)
        )
        return {"=": sign == 0, "!=": sign != 0, "<": sign < 0, "<=": sign <= 0}[said.op]

    def holds(self, statement: Statement, *, repair: bool = False) -> bool:
        """Whether a statement holds, for all values and outcomes. To repair changes the tables."""
        good = True
        if math.prod(len(self.elements(kind)) for _, kind in statement.variables) > MOST_GIVEN:
            raise told("work")
        for scope in self.assignments(statement.variables, MOST_GIVEN):
            for outcome in range(len(self.weights)):
                if not all(self.true(each, scope, outcome) for each in statement.conditions):
                    continue
                for said in statement.conclusions:
                    if not self.true(said, scope, outcome):
                        good = False
                        if not repair:
                            return False
                        self._repair(said, statement, scope, outcome)
        return good

    def _free(self, term: Term) -> bool:
        if term.head != "app" or term.name == "size" or term.name in self.theory.definitions:
            return False
        kinds, kind = self.theory.signatures.get(term.name, ((), ""))
        return len(kinds) == len(term.args) and bool(kind)

    def _repair(
        self, said: Relation, whole: Statement, scope: Mapping[str, Value], outcome: int
    ) -> None:
        """Change one value, so that more holds than before. Whoever asks looks again."""
        left, right = said.left, said.right
        if said.op == "=" and left.head == "sum" and self._free(left.args[0]):
            total = self.number(left, scope, outcome)
            wanted = self.number(right, scope, outcome)
            for each in self.sizes[left.over] if total else ():
                key = self.key(left.args[0], {**scope, left.name: each}, outcome)
                old = self.tables[key]
                if not isinstance(old, str):
                    share = self._combine("/", wanted, total)
                    self.tables[key] = self._combine("*", old, share)
            return
        if said.op == "=" and left.head == "mean" and self._free(left.args[0]):
            rest = self.number(Term("+", (right, Term("-", (left,)))), scope, outcome)
            for place in range(len(self.weights)):  # each value moves by what the mean lacks
                key = self.key(left.args[0], scope, place)
                old = self.value(left.args[0], scope, place)
                if not isinstance(old, str):
                    self.tables[key] = self._combine("+", old, rest)
            return
        for term, other, up in ((left, right, False), (right, left, True)):
            if not self._free(term) or (not term.args and term.name in scope):
                continue
            key = self.key(term, scope, outcome)
            if said.op == "=":
                self.tables[key] = self.value(other, scope, outcome)
                return
            kind = self.theory.signatures[term.name][1]
            for _ in range(6):
                self.tables[key] = self.draw(kind)
                if all(self.true(each, scope, outcome) for each in whole.conclusions):
                    return
            if kind == "real":
                bound = self.number(other, scope, outcome)
                step = self.rng.choice(SIMPLE[:3])
                self.tables[key] = self._combine("+", bound, step if up else -step)
            return
        self.read.clear()
        self.true(said, scope, outcome)
        if self.read:
            self._change(self.rng.choice(list(self.read)), said, scope, outcome)

    def _change(self, key: Key, said: Relation, scope: Mapping[str, Value], outcome: int) -> None:
        """Change one place: to where both sides are equal, if they are straight lines, or to any.

        Of what depends on the place itself (a function that is asked for it), nothing is known.
        """
        kind = self.theory.signatures[key[0]][1]
        old = self.tables[key]
        if kind != "real" or isinstance(old, str) or self.rng.random() < 0.3:
            self.tables[key] = self.draw(kind)
            return

        def lacking(value: Number) -> Number:
            self.tables[key] = value
            right = self.number(said.right, scope, outcome)
            return self._combine("+", self.number(said.left, scope, outcome), -right)

        here, there = lacking(old), lacking(self._combine("+", old, Fraction(1)))
        slope = self._combine("+", there, -here)
        if slope:
            root = self._combine("/", -here, slope)
            self.tables[key] = self._combine("+", old, root)
        else:
            self.tables[key] = self.draw(kind)


def random_model(theory: Theory, rng: random.Random, most: int = 2) -> Model:
    """A model of what was declared. Nothing that is given need hold in it."""
    sizes: dict[str, list[Value]] = {}
    for name, known in theory.sets.items():
        if known.elements is not None:
            sizes[name] = [e.value if e.head == "num" else e.name for e in known.elements]
            continue
        constants = any(not k and v == name for k, v in theory.signatures.values())
        least = 1 if known.nonempty or constants else 0
        size = max(least, rng.randint(1, most) if rng.random() < 0.9 else 0)
        sizes[name] = [f"{name.lower()}{n + 1}" for n in range(size)]
    outcomes = rng.randint(1, 2) if theory.random else 1
    parts = [rng.randint(1, 3) for _ in range(outcomes)]
    return Model(theory, rng, sizes, [Fraction(part, sum(parts)) for part in parts])


def find(
    theory: Theory, statements: Iterable[Statement], rng: random.Random, most: int = 2
) -> Model | None:
    """A random model of the statements, or none."""
    model = random_model(theory, rng, most)
    with suppress(*NOTHING_SHOWN):
        return model if model.settle(list(statements)) else None
    return None


def refute(
    said: Relation,
    context: Context,
    statements: Iterable[Statement],
    fuel: Fuel,
    seed: int = 0,
    tries: int = TRIES,
) -> str | None:
    """Numbers for which a step is false, if they are found, with the worth of both sides."""
    rng, wanted = random.Random(seed), list(statements)
    for attempt in range(tries):
        model = random_model(context.theory, rng, 1 + attempt // 20)
        with portion(fuel, MOST_TRIED) as model.fuel, suppress(*NOTHING_SHOWN):
            if model.settle(wanted) and (found := _false(model, said, context, wanted)):
                return found
    return None


def _false(model: Model, said: Relation, context: Context, wanted: list[Statement]) -> str | None:
    """Numbers of a model for which a step is false."""
    found = _counterexample(model, said, context)
    signatures = context.theory.signatures.values()
    if found and any(not NUMBERS.isdisjoint(kinds) for kinds, _ in signatures):
        # It asked functions of numbers for values that nothing was said of yet.
        found = _counterexample(model, said, context) if model.settle(wanted) else None
        return found if all(map(model.holds, wanted)) else None
    return found


def _counterexample(model: Model, said: Relation, context: Context) -> str | None:
    pairs = [(name, kind) for name, (kind, _) in context.variables.items()]
    model.asking = True
    try:
        return _found(model, pairs, said, context)
    finally:
        model.asking = False


def _found(
    model: Model, pairs: list[tuple[str, str]], said: Relation, context: Context
) -> str | None:
    for scope in model.assignments(pairs):
        for outcome in range(len(model.weights)):
            try:
                here = all(
                    model.true(each, scope, outcome)
                    for local in context.local
                    if not local.variables
                    for each in local.conclusions
                )
                if not here or model.true(said, scope, outcome):
                    continue
                left = model.value(said.left, scope, outcome)
                right = model.value(said.right, scope, outcome)
            except Undefined:
                continue
            names = {t.name for t in _leaves(said.left, said.right)}
            shown = [f"{name} = {_show(value)}" for name, value in scope.items() if name in names]
            shown += _entries(model, names, -1)
            shown += [f"{over} empty" for over in _over(said, model) if not model.sizes[over]]
            where = [", ".join(shown[:8])] if shown else []
            where += _chances(model, said, names, outcome)
            told = f"{'; '.join(where)}: " if where else ""
            return f"{told}left {_show(left)}, right {_show(right)}"
    return None


def _entries(model: Model, names: set[str], outcome: int) -> list[str]:
    """What these functions and numbers are, of one outcome or (-1) of none."""
    made = []
    for (name, chance, args), value in model.tables.items():
        if name in names and chance == outcome:
            inside = f"({', '.join(_show(each) for each in args)})" if args else ""
            made.append(f"{name}{inside} = {_show(value)}")
    return made[:8]


def _chances(model: Model, said: Relation, names: set[str], outcome: int) -> list[str]:
    """What is random: under an E all outcomes with their probabilities, else one of them."""
    here = ", ".join(_entries(model, names, outcome))
    if not here:
        return []
    if not _averages(said.left) and not _averages(said.right):
        return [f"{here} in one outcome"]
    made = [
        f"{', '.join(_entries(model, names, place))} (probability {weight})"
        for place, weight in enumerate(model.weights)
    ]
    return [" or ".join(made)]


def _averages(term: Term) -> bool:
    return term.head == "mean" or any(map(_averages, term.args))


def _leaves(*terms: Term) -> Iterator[Term]:
    for term in terms:
        if term.head == "app":
            yield term
        yield from _leaves(*term.args)


def _over(said: Relation, model: Model) -> list[str]:
    """The sets that sums and products in it, and in what its names mean, run over."""

    def sets(term: Term) -> list[str]:
        inside = [over for each in term.args for over in sets(each)]
        if term.head == "app" and term.name in model.theory.definitions:
            inside += sets(model.theory.definitions[term.name][1])
        return [term.over, *inside] if term.over else inside

    return list(dict.fromkeys([*sets(said.left), *sets(said.right)]))


def _show(value: Value) -> str:
    return f"{value:.6g}" if isinstance(value, Decimal) and value else str(value or 0)
