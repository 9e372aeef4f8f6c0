"""What an argument may be: kinds of values, each with words, edges and a way to draw one.

A `Kind` is the smallest part of a question's domain. From it come the sentence of the task, the
edges that hidden cases visit, and what they draw. A bound may be the name of another argument, or
its length: ``whole(0, "n")``, ``whole(1, "len(people)")``.
"""

from __future__ import annotations

import copy
import functools
import itertools
import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

import numpy as np

from dpedu.checks.pure import Pure

Given = Mapping[str, Any]
"""The arguments chosen so far, by name."""
Bound = int | float | Fraction | str
EVERY = 12
"""Lists of up to so many entries are tried at every length."""


class Kind(ABC):
    """One kind of values."""

    @abstractmethod
    def words(self) -> str:
        """How the task says it, in Markdown."""

    @abstractmethod
    def edges(self, given: Given) -> list[Any]:
        """The values at which wrong answers break."""

    @abstractmethod
    def draw(self, rng: np.random.Generator, given: Given) -> Any:
        """One value of many."""

    def of_a_size(self, rng: np.random.Generator, given: Given, many: int) -> list[Any] | None:
        """So many values none of which hides the others, now and then; of most kinds, never."""
        return None

    def whole(self, rng: np.random.Generator, given: Given) -> int | None:
        """One whole number, where a float may be whole; of other kinds, none."""
        return None

    @abstractmethod
    def holds(self, value: Any, given: Given) -> bool:
        """Whether a value is of this kind."""

    def hold(self, values: Iterable[Any], given: Given) -> bool:
        """Whether all of them are."""
        return all(self.holds(value, given) for value in values)

    def needs(self) -> tuple[str, ...]:
        """The names of the arguments that must be known first."""
        return ()

    def mutable(self) -> bool:
        """Whether an answer could change such a value."""
        return False

    def copied(self, value: Any) -> Any:
        """Such a value again, which no change of the first one reaches."""
        # Where an answer may change it, too: what it does to a list, it does to no other case.
        held = isinstance(value, list | dict | set)
        return copy.deepcopy(value) if held or self.mutable() else value

    def free(self) -> bool:
        """Whether a value may stand beside all values of the other arguments that it fits."""
        return True

    def alike(self, value: Any) -> Iterable[Any]:
        """Values that a careless memory takes for this one, the likeliest first."""
        return ()

    def handed(self, value: Any, given: Given) -> Any:
        """Such a value, as an answer gets it beside the other arguments."""
        return value


def bound(value: Bound, given: Given) -> Any:
    """A bound, which may be another argument, or ``len`` of one."""
    if not isinstance(value, str):
        return value
    return len(given[argument(value)]) if value.startswith("len(") else given[value]


def argument(value: str) -> str:
    """The argument that a bound names.

    Examples
    --------
    >>> argument("n"), argument("len(people)")
    ('n', 'people')
    """
    return value.removeprefix("len(").removesuffix(")")


def said(value: Bound) -> str:
    """A bound in Markdown: ``n``, 1/2, 10⁶."""
    if isinstance(value, str):
        return f"`{value}`"
    power = round(math.log10(abs(float(value)))) if value else 0
    if abs(power) > 4 and abs(value) == Fraction(10) ** power:
        return f"${'-' if value < 0 else ''}10^{{{power}}}$"
    return str(value)


CLOSE = (3, 5, 6, 7, 9)
"""A real argument is asked about at 10⁻³, …, 10⁻⁹ of its range from both ends.

Closer, answers of floats cannot be told from those at the end, or lose their own digits.
"""


def _smallest(high: Any) -> float:
    """The least size that is drawn between 0 and this."""
    return min(1e-4 * float(high), 1e-3)


def _any_size(rng: np.random.Generator, small: Any, large: Any) -> float:
    """A number between two positive ones, as likely of each size."""
    return math.exp(rng.uniform(math.log(small), math.log(large)))


FEW = 12
"""Whole numbers that stand beside each other in a case are among so many of the nearest to 0."""
PARTS = (6, 30, 100, 10**9)
"""Denominators of drawn fractions, if there is no largest one."""


@dataclass(frozen=True)
class Numbers(Kind):
    """Numbers between two bounds: ints, floats or fractions, as ``make`` makes them."""

    low: Bound
    high: Bound
    first: bool
    last: bool
    name: str
    make: type[Any]
    special: tuple[Any, ...]
    parts: int | None = None
    """The largest denominator, of fractions."""

    def words(self) -> str:
        if self.first and self.last:
            ends = "" if self.name == "a whole number" else ", ends included"
            return f"{self.name} from {said(self.low)} to {said(self.high)}{ends}"
        low = "at least" if self.first else "above"
        high = "at most" if self.last else "below"
        return f"{self.name}, {low} {said(self.low)} and {high} {said(self.high)}"

    def needs(self) -> tuple[str, ...]:
        return tuple(argument(b) for b in (self.low, self.high) if isinstance(b, str))

    def holds(self, value: Any, given: Given) -> bool:
        if type(value) is not self.make:
            return type(value) is int and self.make is float and self.holds(float(value), given)
        low, high = self._ends or self._ends_of(given)
        if self.parts and value.denominator > self.parts:
            return False
        return (low < value or (self.first and low == value)) and (
            value < high or (self.last and value == high)
        )

    def _ends_of(self, given: Given) -> tuple[Any, Any]:
        return self.make(bound(self.low, given)), self.make(bound(self.high, given))

    @functools.cached_property
    def _ends(self) -> tuple[Any, Any] | None:
        """The bounds, if no other argument moves them."""
        return None if self.needs() else self._ends_of({})

    def edges(self, given: Given) -> list[Any]:
        low, high = bound(self.low, given), bound(self.high, given)
        width = Fraction(high) - Fraction(low)
        if self.parts:
            steps = [Fraction(1, part) for part in (self.parts, self.parts - 1 or 1)]
            beside = [low, high, *(low + step for step in steps), *(high - step for step in steps)]
            beside.append(low + width / 2)
        elif self.make is int:
            beside = [low + i for i in range(3)] + [high - i for i in range(2)]
        else:
            beside = [low, high, *(end for d in (2**10, 2**5) for end in (low + width / d,))]
            beside += [high - width / 2**10, low + width / 2]
            for k in CLOSE:
                beside += [low + width / 10**k, high - width / 10**k]
            beside += [width / 10**12] if low == 0 else []
        made = [self.make(v) for v in (*beside, *self.special)]
        if self.make is float:  # whole numbers are numbers too
            made += [v for v in (2, 3, 1, 10, 0) if low < v < high or v in (low, high)][:3]
        unique = {(type(v), v): v for v in made}
        return [v for v in unique.values() if self.holds(v, given)]

    def draw(self, rng: np.random.Generator, given: Given) -> Any:
        return self._between(rng, bound(self.low, given), bound(self.high, given), given)

    def whole(self, rng: np.random.Generator, given: Given) -> int | None:
        low, high = bound(self.low, given), bound(self.high, given)
        least = max(math.ceil(low), -FEW // 2)
        most = min(math.floor(high), least + FEW)
        if self.make is not float or least > most:
            return None
        value = int(rng.integers(least, most, endpoint=True))
        return value if self.holds(value, given) else None

    def of_a_size(self, rng: np.random.Generator, given: Given, many: int) -> list[Any] | None:
        low, high = bound(self.low, given), bound(self.high, given)
        if not low < 0 < high or rng.random() < 0.5:
            return None
        reach = _any_size(rng, _smallest(high), high)
        return [self._between(rng, max(low, -reach), reach, given) for _ in range(many)]

    def _between(self, rng: np.random.Generator, low: Any, high: Any, given: Given) -> Any:
        small = abs(low) if low > 0 else _smallest(high) if high > 0 else 0
        for _ in range(1000):
            if low >= 0 and small and high / small > 1000 and rng.random() < 0.7:
                value = _any_size(rng, small, high)
            elif low < 0 < high and rng.random() < 0.5:
                value = _any_size(rng, small, high) * (1 if rng.random() < 0.5 else low / high)
            else:
                value = rng.uniform(float(low), float(high))
            if self.make is Fraction:
                part = int(rng.integers(self.parts) + 1 if self.parts else rng.choice(PARTS))
                made: Any = Fraction(round(value * part), part)
            elif self.make is int or rng.random() < 0.1:
                made = round(value)
            else:
                made = float(value)
            if self.holds(made, given):
                return made
        return self.edges(given)[0]


def whole(low: int | str, high: int | str, *, first: bool = True, last: bool = True) -> Numbers:
    """Whole numbers from `low` to `high`: beside both ends, about powers of 2, and with 16 digits.

    Examples
    --------
    >>> whole(0, "n").words()
    'a whole number from 0 to `n`'
    >>> whole(0, "n", last=False).words()
    'a whole number, at least 0 and below `n`'
    >>> whole(1, 40).edges({})
    [1, 2, 3, 40, 39, 4, 7, 8, 9, 15, 16, 17, 31, 32, 33]
    """
    powers = [2**k + d for k in (3, 4, 5, 10, 16) for d in (-1, 0, 1)]
    special = (0, 1, -1, 2, 3, 4, *powers, 10**6, 2**31, 2**53 + 1, 10**16 - 1)
    return Numbers(low, high, first, last, "a whole number", int, special)


def real(low: Bound, high: Bound, *, first: bool = True, last: bool = True) -> Numbers:
    """Floats between two bounds: the ends, what lies just beside them, tiny and huge, and 0.29.

    Examples
    --------
    >>> real(0, Fraction(1, 2), last=False).words()
    'an `int` or `float`, at least 0 and below 1/2'
    >>> real(Fraction(1, 20), Fraction(1, 2)).words()
    'a `float` from 1/20 to 1/2, ends included'
    >>> 0.5 in real(0, Fraction(1, 2), last=False).edges({})
    False
    >>> 0.001 in real(0, Fraction(1, 1000)).edges({})
    True
    """
    special = (
        *(0, 0.29, 0.1, 0.3, 1 / 3, 0.57, 1, 2.0**-7, 1.1, 7, 1e-100, 1e3, 1e6, -0.005, -1e-7),
        *(0.5, 2.5),  # which round to even numbers
    )
    kind = Numbers(low, high, first, last, "an `int` or `float`", float, special)
    if isinstance(low, str) or isinstance(high, str):
        return kind
    whole_one = math.ceil(low) if first or math.ceil(low) > low else math.ceil(low) + 1
    return kind if kind.holds(whole_one, {}) else replace(kind, name="a `float`")


def fraction(
    low: Bound, high: Bound, *, first: bool = True, last: bool = True, parts: int | None = None
) -> Numbers:
    """Exact fractions between two bounds; without ``parts``, the largest denominator, some that
    no float holds.

    Examples
    --------
    >>> fraction(0, 1, first=False).words()
    'a `Fraction` (any denominator), above 0 and at most 1'
    >>> fraction(0, 1, parts=100).words()
    'a `Fraction` (denominator at most 100) from 0 to 1, ends included'
    >>> [str(edge) for edge in fraction(1, 2, parts=5).edges({})]
    ['1', '2', '6/5', '5/4', '9/5', '7/4', '3/2', '4/3', '5/3']
    """
    if parts:
        name = f"a `Fraction` (denominator at most {said(parts)})"
        near = [Fraction(k, part) for part in (2, 3, parts) for k in (0, 1, part - 1, part + 1)]
        special = (*near, Fraction(29, 100), Fraction(4, 3), Fraction(5, 3), 2, 3, 7)
        return Numbers(low, high, first, last, name, Fraction, special, parts)
    special = (
        *(0, 1, Fraction(1, 3), Fraction(29, 100), Fraction(1, 2), Fraction(2, 3), 7),
        *(Fraction(10**16 + 1, 3 * 10**16), Fraction(1, 10**20), Fraction(10**9 + 7, 10**9 + 9)),
    )
    return Numbers(low, high, first, last, "a `Fraction` (any denominator)", Fraction, special)


@dataclass(frozen=True)
class Choice(Kind):
    """One of a few values, or one entry of another argument."""

    values: tuple[Any, ...] | str

    def words(self) -> str:
        if isinstance(self.values, str):
            return f"one of `{self.values}`"
        shown = [repr(v).replace("'", '"') for v in self.values]
        quoted = [f"`{s}`" if s[0] in '"N(TF' else s for s in shown]
        return " or ".join((", ".join(quoted[:-1]), quoted[-1])) if quoted[1:] else quoted[0]

    def needs(self) -> tuple[str, ...]:
        return (self.values,) if isinstance(self.values, str) else ()

    def options(self, given: Given) -> Sequence[Any]:
        return tuple(bound(self.values, given)) if isinstance(self.values, str) else self.values

    def edges(self, given: Given) -> list[Any]:
        options = list(self.options(given))
        return options if len(options) < 5 else [options[0], options[1], options[-1]]

    def draw(self, rng: np.random.Generator, given: Given) -> Any:
        options = self.options(given)
        return options[int(rng.integers(len(options)))]

    def holds(self, value: Any, given: Given) -> bool:
        return value in self.options(given)

    def hold(self, values: Iterable[Any], given: Given) -> bool:
        options = self.options(given)
        try:
            return set(options).issuperset(values)
        except TypeError:  # not hashable
            return all(value in options for value in values)


def choice(*values: Any) -> Choice:
    """One of these values.

    Examples
    --------
    >>> choice("membership", "edit").words()
    '`"membership"` or `"edit"`'
    """
    return Choice(values)


def one_of(argument: str) -> Choice:
    """An entry of another argument, given by its name."""
    return Choice(argument)


def _is_whole(value: Any) -> bool:
    return type(value) is int


@dataclass(frozen=True)
class Either(Kind):
    """A value of one kind or of another."""

    kinds: tuple[Kind, ...]

    def words(self) -> str:
        return ", or ".join(kind.words() for kind in self.kinds)

    def needs(self) -> tuple[str, ...]:
        return tuple(need for kind in self.kinds for need in kind.needs())

    def mutable(self) -> bool:
        return any(kind.mutable() for kind in self.kinds)

    def edges(self, given: Given) -> list[Any]:
        found = [value for kind in self.kinds for value in kind.edges(given)]
        if any(isinstance(kind, Numbers) and kind.make is float for kind in self.kinds):
            # A value that stands apart is a number as well: 0.0, and not only 0.
            found += [v for v in map(float, filter(_is_whole, found)) if self.holds(v, given)]
        return [*{(type(v), repr(v)): v for v in found}.values()]

    def draw(self, rng: np.random.Generator, given: Given) -> Any:
        return self.kinds[int(rng.integers(len(self.kinds)))].draw(rng, given)

    def whole(self, rng: np.random.Generator, given: Given) -> int | None:
        found = (kind.whole(rng, given) for kind in self.kinds)
        return next((value for value in found if value is not None), None)

    def alike(self, value: Any) -> Iterable[Any]:
        for kind in self.kinds:
            if isinstance(kind, Numbers) and isinstance(value, int | float | Fraction):
                same = kind.make(value)  # equal, and of another type
                if same == value:
                    yield same
            yield from kind.alike(value)

    def holds(self, value: Any, given: Given) -> bool:
        return any(kind.holds(value, given) for kind in self.kinds)


def either(*kinds: Kind) -> Either:
    """A value of any of these kinds.

    Examples
    --------
    >>> either(choice(0.0, 1.0), real(Fraction(1, 10), Fraction(9, 10))).words()
    '0.0 or 1.0, or a `float` from 1/10 to 9/10, ends included'
    """
    return Either(kinds)


def _reordered(value: Sequence[Any], make: Callable[[Iterable[Any]], Any]) -> Iterator[Any]:
    """The same entries backwards; with two neighbours exchanged; moved on by one."""
    found = [*value]
    yield make(found[::-1])
    for i in range(len(found) - 1):
        if repr(found[i]) != repr(found[i + 1]):
            yield make([*found[:i], found[i + 1], found[i], *found[i + 2 :]])
            break
    yield make([*found[1:], *found[:1]])


@dataclass(frozen=True)
class Lists(Kind):
    """Lists or tuples of entries of one kind."""

    of: Kind
    least: Bound
    most: Bound
    different: bool
    make: Callable[[Iterable[Any]], Any]
    noun: str

    def words(self) -> str:
        name = "a tuple" if self.make is tuple else "a list"
        least, most = said(self.least), said(self.most)
        size = least if least == most else f"{least} to {most}"
        nothing = ", perhaps empty" if self.least == 0 else ""
        order = ", all different, in any order" if self.different else ""
        return f"{name} of {size} {self.noun}{order}{nothing}, each {self.of.words()}"

    def needs(self) -> tuple[str, ...]:
        named = (argument(b) for b in (self.least, self.most) if isinstance(b, str))
        return (*self.of.needs(), *named)

    def mutable(self) -> bool:
        return self.make is list or self.of.mutable()

    def copied(self, value: Any) -> Any:
        return super().copied(value) if self.of.mutable() else self.make(value)

    def alike(self, value: Any) -> Iterable[Any]:
        yield from _reordered(value, self.make)

    def sizes(self, given: Given) -> tuple[int, int]:
        return bound(self.least, given), bound(self.most, given)

    def edges(self, given: Given) -> list[Any]:
        least, most = self.sizes(given)
        options = self.of.edges(given)
        rng = np.random.default_rng(len(options) + most)
        found: list[list[Any]] = []
        if len(options) <= 3 and not self.different:  # every small case
            for size in range(least, min(most, 3) + 1):
                found += [list(v) for v in itertools.product(options, repeat=size)]
        every = range(least, most + 1) if most <= EVERY else (least, least + 1, least + 2, 17, most)
        for size in sorted({min(size, most) for size in every}):
            entries = self._entries(rng, size, given)
            rising = sorted(entries, key=lambda v: (str(type(v)), v))
            found += [entries, rising, rising[::-1]]
            if not self.different and size > 1:
                pair = [options[0], options[-1]]
                found += [[options[0]] * size, [options[-1]] * size]
                found += [(pair * size)[:size], (pair[::-1] * size)[:size]]
        unique = {
            repr(entries): entries for entries in found if self.holds(self.make(entries), given)
        }
        return [self.make(entries) for entries in unique.values()]

    def draw(self, rng: np.random.Generator, given: Given) -> Any:
        least, most = self.sizes(given)
        size = int(rng.integers(least, min(most, least + 8) + 1))
        entries = self._entries(rng, size, given)
        if not self.different and size > 2 and rng.random() < 0.5:  # ties
            entries = [entries[int(i)] for i in rng.integers(0, size // 2 + 1, size=size)]
        return self.make(entries)

    def _entries(self, rng: np.random.Generator, size: int, given: Given) -> list[Any]:
        if not self.different:
            if (found := self.of.of_a_size(rng, given, size)) is not None:
                return found
            edges = self.of.edges(given)
            return [
                edges[int(rng.integers(len(edges)))]
                if edges and rng.random() < 0.3
                else self.of.draw(rng, given)
                for _ in range(size)
            ]
        found = []
        while len(found) < size:
            entry = self.of.draw(rng, given)
            if entry not in found:
                found.append(entry)
        return found

    def holds(self, value: Any, given: Given) -> bool:
        least, most = self.sizes(given)
        return (
            isinstance(value, tuple if self.make is tuple else list)
            and least <= len(value) <= most
            and self.of.hold(value, given)
            and not (self.different and any(v in value[:i] for i, v in enumerate(value)))
        )


def lists(
    of: Kind, least: Bound, most: Bound, *, different: bool = False, noun: str = "entries"
) -> Lists:
    """Lists of a kind: all short ones of a few values, unsorted and sorted, ties, the longest.

    Examples
    --------
    >>> lists(whole(0, 1), 1, 60, noun="answers").words()
    'a list of 1 to 60 answers, each a whole number from 0 to 1'
    >>> lists(whole(0, 9), "len(people)", "len(people)").words()
    'a list of `len(people)` entries, each a whole number from 0 to 9'
    """
    return Lists(of, least, most, different, list, noun)


def tuples(
    of: Kind, least: Bound, most: Bound, *, different: bool = False, noun: str = "entries"
) -> Lists:
    """As `lists`, but tuples."""
    return Lists(of, least, most, different, tuple, noun)


FEW_BITS = choice(0, 1)


def bits(least: Bound, most: Bound, *, noun: str = "bits") -> Lists:
    """Lists of 0 and 1.

    Examples
    --------
    >>> bits(0, 9).words()
    'a list of 0 to 9 bits, perhaps empty, each 0 or 1'
    """
    return lists(FEW_BITS, least, most, noun=noun)


@dataclass(frozen=True)
class Labels(Kind):
    """Different names in any order: letters, words, the empty text, numbers, 0."""

    least: int
    most: int
    make: Callable[[Iterable[Any]], Any]
    numbers: bool
    noun: str

    def words(self) -> str:
        name = "tuple" if self.make is tuple else "list"
        mixed = "all texts or all numbers" if self.numbers else "texts, the empty one too"
        size = f"{self.least} to {self.most}"
        return f"a {name} of {size} different {self.noun} in any order, {mixed}"

    def mutable(self) -> bool:
        return self.make is list

    def pools(self) -> list[list[Any]]:
        most = self.most
        words = [
            "b",
            "a",
            "d",
            "c",
            "Ada",
            "Bo",
            "",
            "new york",
            "10",
            "9",
            "Z",
            "é",
            *"efghijklmn",
        ]
        words += [f"p{i}" for i in range(most)]
        alike = ["a", "A", " a", "b", "é", "e", "01", "1", *(f"P{i}" for i in range(most))]
        figures: list[Any] = [2, 0, 1, -3, 10, 9, 7, *range(20, 20 + most)]
        close = [10**6, 10**6 + 1, 1, -1, 2**53, 2**53 + 1, *range(2, 2 + most)]
        texts = [words, words[4:], alike]
        return [*texts, figures, figures[1:], close] if self.numbers else texts

    def edges(self, given: Given) -> list[Any]:
        sizes = sorted({self.least, min(self.least + 1, self.most), min(5, self.most), self.most})
        return [self.make(pool[:size]) for size in sizes for pool in self.pools()]

    def draw(self, rng: np.random.Generator, given: Given) -> Any:
        pools = self.pools()
        pool = pools[int(rng.integers(len(pools)))][: max(8, self.least)]
        size = int(rng.integers(self.least, min(self.most, len(pool)) + 1))
        return self.make([pool[int(i)] for i in rng.permutation(len(pool))[:size]])

    def alike(self, value: Any) -> Iterable[Any]:
        yield from _reordered(value, self.make)

    def holds(self, value: Any, given: Given) -> bool:
        return (
            isinstance(value, tuple if self.make is tuple else list)
            and self.least <= len(value) <= self.most
            and len(set(value)) == len(value)
            and (
                all(isinstance(v, str) for v in value)
                or (self.numbers and all(isinstance(v, int | float) for v in value))
            )
        )


def labels(
    least: int,
    most: int,
    *,
    make: Callable[[Iterable[Any]], Any] = list,
    numbers: bool = True,
    noun: str = "labels",
) -> Labels:
    """Different labels, never sorted: letters, words, the empty text, and numbers if they may be.

    Examples
    --------
    >>> labels(1, 20, numbers=False).words()
    'a list of 1 to 20 different labels in any order, texts, the empty one too'
    """
    return Labels(least, most, make, numbers, noun)


@dataclass(frozen=True)
class Weights(Kind):
    """A probability for each of some labels, exact; what has probability 0 is named or left out."""

    least: int
    most: int
    exact: bool

    def words(self) -> str:
        numbers = "`Fraction`s" if self.exact else "floats"
        return (
            f"a dictionary from {self.least} to {self.most} labels (texts or numbers, in any "
            f"order) to their probabilities, {numbers} that sum to 1; a label of probability 0 may "
            "be named or left out"
        )

    def mutable(self) -> bool:
        return True

    def edges(self, given: Given) -> list[Any]:
        half, third = Fraction(1, 2), Fraction(1, 3)
        tiny = Fraction(1, 10**16)
        found: list[dict[Hashable, Fraction]] = [
            {"a": Fraction(1)},
            {"b": Fraction(0), "a": Fraction(1)},
            {"b": half, "a": half},
            {1: third, 0: 2 * third},
            {"yes": tiny, "no": 1 - tiny},
            {"": half, "new york": Fraction(0), "a": half},
        ]
        found.append({label: Fraction(1, self.most) for label in reversed(range(self.most))})
        return [self._made(w) for w in found if self.least <= len(w) <= self.most]

    def draw(self, rng: np.random.Generator, given: Given) -> Any:
        pool = (["b", "a", "d", "c", "Ada", "", "é"], [2, 0, 1, -3, 10])[int(rng.integers(2))]
        size = int(rng.integers(self.least, min(self.most, len(pool)) + 1))
        parts = rng.integers(0, 7, size=size)
        parts[0] += parts.sum() == 0
        order = rng.permutation(len(pool))[:size]
        total = int(parts.sum())
        return self._made(
            {pool[int(i)]: Fraction(int(p), total) for i, p in zip(order, parts, strict=True)}
        )

    def alike(self, value: Any) -> Iterable[Any]:
        numbers = [*value.values()]
        for others in (numbers[::-1], [*numbers[1:], *numbers[:1]]):
            yield dict(zip(value, others, strict=True))

    def _made(self, weights: Mapping[Hashable, Fraction]) -> dict[Hashable, Any]:
        return {k: v if self.exact else float(v) for k, v in weights.items()}

    def holds(self, value: Any, given: Given) -> bool:
        return (
            isinstance(value, dict)
            and self.least <= len(value) <= self.most
            and min(value.values()) >= 0
            and math.isclose(sum(value.values()), 1)
        )


def weights(least: int, most: int, *, exact: bool = True) -> Weights:
    """Probabilities of labels: keys in any order, zeros named or left out, tiny ones, certainty."""
    return Weights(least, most, exact)


@dataclass(frozen=True)
class Own(Kind):
    """A kind of one question only."""

    text: str
    corners: tuple[Any, ...]
    drawn: Callable[[np.random.Generator], Any] | None
    changes: bool
    alone: bool = False
    twins: Callable[[Any], Iterable[Any]] | None = None

    def words(self) -> str:
        return self.text

    def mutable(self) -> bool:
        return self.changes

    def free(self) -> bool:
        return self.alone

    def alike(self, value: Any) -> Iterable[Any]:
        return self.twins(value) if self.twins else ()

    def edges(self, given: Given) -> list[Any]:
        return list(self.corners)

    def draw(self, rng: np.random.Generator, given: Given) -> Any:
        if self.drawn is None:
            return self.corners[int(rng.integers(len(self.corners)))]
        return self.drawn(rng)

    def holds(self, value: Any, given: Given) -> bool:
        return True


def own(
    text: str,
    edges: Sequence[Any],
    draw: Callable[[np.random.Generator], Any] | None = None,
    *,
    mutable: bool = False,
    free: bool = False,
    alike: Callable[[Any], Iterable[Any]] | None = None,
) -> Own:
    """A kind that only this question has: its words, its edges and, if wished, a way to draw.

    ``mutable`` says that an answer could change such a value, and must not; ``free``, that any may
    stand beside any values of the other arguments; ``alike`` gives values that an answer with a
    careless memory takes for a given one.
    """
    return Own(text, tuple(edges), draw, mutable, free, alike)


@dataclass(frozen=True)
class Functions(Own):
    """Functions of their arguments alone."""

    known: Callable[[Given], Iterable[tuple[Any, ...]]] | None = None

    def handed(self, value: Any, given: Given) -> Any:
        if isinstance(value, Pure):
            return value
        return Pure(value, self.known(given) if self.known else ())


def functions(
    text: str,
    examples: Sequence[Callable[..., Any]],
    known: Callable[[Given], Iterable[tuple[Any, ...]]] | None = None,
) -> Functions:
    """Functions that a test hands over, and whose values depend on the arguments alone.

    ``known`` may tell, from the other arguments, of what every answer will ask the function.

    Examples
    --------
    >>> kind = functions("a function of numbers", [max], lambda given: [(given["n"], 0)])
    >>> handed = kind.handed(max, {"n": 3})
    >>> handed(1, 2), handed.known
    (2, [(3, 0)])
    """
    return Functions(text, tuple(examples), None, False, False, None, known)
