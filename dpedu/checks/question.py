"""A question: its domain, declared once, and what follows from it.

From one declaration come the sentence of the task, the check that each visible example lies in the
domain, and the hidden cases: every edge, with the others at theirs or drawn, and drawn ones. The
cases are the same in every run: no seed of a trial has a part in them.
"""

from __future__ import annotations

import contextlib
import functools
import itertools
import marshal
import operator
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import numpy as np

from dpedu.checks import chance
from dpedu.checks.apart import apart
from dpedu.checks.calls import Call, call, fail, repeat, show, together
from dpedu.checks.families import dotted, words
from dpedu.checks.kinds import Kind
from dpedu.checks.numbers import close, distribution, equal
from dpedu.checks.plain import agrees
from dpedu.checks.rules import forbids
from dpedu.checks.spoken import spoken

RESULTS: Mapping[Any, str] = MappingProxyType(
    {
        close: "floats will do; an error of up to $10^{-9}$ of its size, or of $10^{-12}$, counts "
        "as none",
        equal: "an exact `int` or `Fraction`; a float is refused",
        agrees: "plain values; a whole number may be a float, and of sequences, a list, a tuple "
        "and an array count alike",
        distribution: "probabilities; an error of up to $10^{-9}$ of their size, or of $10^{-12}$, "
        "counts as none",
    }
)
PAIRED = 6
"""Every two of so many first edges of two arguments meet in a case."""
TWINS = 6
"""So many cases are asked again for each argument, with another value of that one alone."""
ALIKE = 6
"""And so many with a value that is easily taken for it: its entries in another order."""
WHOLE = 8
"""In so many cases all numbers that may be whole are."""
AT_ONCE = 48
"""As many combinations of edges are all tried; of more, each edge with the others drawn."""
TOGETHER = 50
"""So many cases at most are asked about with one message."""
DRAWN = 20
"""So many cases are drawn, unless a question says otherwise."""
OUTERMOST = 32
"""And as many combinations of the first two edges of each argument: the ends, of a number."""


class Question:
    """What a question asks about, and the checks of its answer: made by `question`."""

    def __init__(
        self,
        function: Any,
        domain: Mapping[str, Kind],
        returns: Callable[..., None] | str,
        off: Sequence[str],
        where: Callable[..., bool] | None,
        condition: str,
    ) -> None:
        self.function, self.domain, self.returns = function, domain, returns
        self.off, self.where, self.condition = off, where, condition
        self._fixed: dict[str, list[Any]] = {}
        self._ahead: tuple[Sequence[Any], Callable[[], Call]] | None = None

    def sentence(self) -> str:
        """What the task says of arguments, result and what is switched off, in Markdown."""
        given = "; ".join(f"`{name}`, {kind.words()}" for name, kind in self.domain.items())
        condition = f"; {self.condition}" if self.condition else ""
        asked = self.returns if isinstance(self.returns, str) else RESULTS[self.returns]
        parts = [f"*Given:* {given}{condition}.", f"*Returned:* {asked}."]
        if any(kind.mutable() for kind in self.domain.values()):
            parts.append("Leave the arguments as they are.")
        if "rng" in self.domain:
            parts.append(
                "A generator that one call of `rng` seeds counts as `rng`, if that call has at "
                "least $2^{60}$ possible results, and so does one that `rng.spawn` gives."
            )
        if self.off:
            parts.append(f"*Switched off:* {words(self.off)}.")
        return " ".join(parts)

    def shows(
        self,
        *arguments: Any,
        gives: Any,
        why: str,
        mistakes: Any = None,
    ) -> None:
        """Check one example, which must lie in the domain.

        Raises
        ------
        ValueError
            If it does not: then the task would be wrong, and not the answer.
        """
        __tracebackhide__ = True
        if not self.holds_for(arguments):
            raise ValueError(f"{show(arguments)} is not in the domain of the question")
        self._judge(arguments, gives, why, mistakes)

    def holds(
        self,
        expected: Callable[..., Any],
        why: str,
        *,
        also: Sequence[tuple[Any, ...]] = (),
        drawn: int = DRAWN,
    ) -> None:
        """Check all cases of the domain against another road to the answer.

        ``also`` are more cases, which must lie in the domain too; ``drawn`` says how many are.
        """
        __tracebackhide__ = True
        for arguments in self._in_turn(self._all(also, drawn)):
            self._judge(arguments, expected(*self._copied(arguments)), why, None)

    def each(
        self,
        check: Callable[..., None],
        *,
        also: Sequence[tuple[Any, ...]] = (),
        drawn: int = DRAWN,
    ) -> None:
        """Give the arguments of all cases to a check of the question's own."""
        __tracebackhide__ = True
        for arguments in self._in_turn(self._all(also, drawn)):
            check(*arguments)

    def _all(self, also: Sequence[tuple[Any, ...]], drawn: int = DRAWN) -> list[tuple[Any, ...]]:
        """All that is asked: the cases with their twins, then what is not among them.

        Pairs of edges, and whole numbers side by side.
        """
        asked = self._with_twins([*self._own(also), *self.cases(drawn)])
        known = {repr(case) for case in asked}
        more = itertools.chain(self._pairs(), self._whole())
        return [*asked, *(case for case in more if repr(case) not in known)]

    def _with_twins(self, cases: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
        """The cases, some of them followed by one that differs in a single argument.

        An answer that is remembered by the other arguments, or by the entries of a list without
        their order, or by a number without its type, is an old one.
        """
        rng, orders = (np.random.default_rng(zlib.crc32(name)) for name in (b"twins", b"alike"))
        after: dict[int, list[tuple[Any, ...]]] = {}

        def told(one: int, place: int, values: Iterable[Any]) -> bool:
            """Put a twin after a case, if one of these values makes one."""
            for value in values:
                # Its own: what an answer does to a list, it does to no other case.
                twin = self._copied((*cases[one][:place], value, *cases[one][place + 1 :]))
                if repr(value) != repr(cases[one][place]) and self.holds_for(twin):
                    after.setdefault(one, []).append(twin)
                    return True
            return False

        for place, kind in enumerate(self.domain.values()):
            left = TWINS if kind.free() and len(self.domain) > 1 else 0
            for one, other in rng.integers(len(cases), size=(20 * left, 2)).tolist():
                left -= left and told(one, place, [cases[other][place]])
            left = ALIKE
            for one in orders.permutation(len(cases)).tolist():
                left -= left and told(one, place, kind.alike(cases[one][place]))
        return [case for one, base in enumerate(cases) for case in (base, *after.get(one, ()))]

    def _in_turn(self, cases: Sequence[tuple[Any, ...]]) -> Iterator[tuple[Any, ...]]:
        """The cases; where it can be, the answer is asked about more and more of them at once.

        More and more, for an answer that is wrong soon need not be asked about all. Not ahead of a
        check that passes over cases: a condition in words alone is the check's to judge, and a
        right answer need not come to an end beyond it.
        """
        start, size, ahead = 0, 1, self.where is not None or not self.condition
        while start < len(cases):
            group = cases[start : start + size]
            calls = together(self.function, [self._handed(each) for each in group]) if ahead else ()
            for place, arguments in enumerate(group):
                self._ahead = (arguments, calls[place]) if calls else None
                yield arguments
            if self._ahead:  # the check asks about other arguments than these
                ahead, self._ahead = False, None
            start, size = start + size, min(2 * size, TOGETHER)

    def call(self, *arguments: Any) -> Call:
        """Call the answer, and check that it left the arguments as they were."""
        __tracebackhide__ = True
        before = self._before(arguments)
        if self._ahead and all(map(operator.is_, self._ahead[0], arguments)):
            (_, seen), self._ahead = self._ahead, None
            answer = seen()
        else:
            answer = call(self.function, *self._handed(arguments))
        self._left(answer, before)
        return answer

    def repeat(self, times: int, *arguments: Any) -> Iterator[Call]:
        """Call the answer again and again with the same arguments, as `call` does."""
        __tracebackhide__ = True
        before = self._before(arguments)
        for answer in repeat(self.function, times, *self._handed(arguments)):
            self._left(answer, before)
            yield answer

    def _copied(self, arguments: Sequence[Any]) -> tuple[Any, ...]:
        """The same arguments, which no change of these reaches."""
        kinds = self.domain.values()
        return tuple(kind.copied(each) for kind, each in zip(kinds, arguments, strict=True))

    def _handed(self, arguments: Sequence[Any]) -> list[Any]:
        """The arguments, as an answer gets them."""
        given = dict(zip(self.domain, arguments, strict=False))
        return [self.domain[name].handed(apart(each), given) for name, each in given.items()]

    def _before(self, arguments: Sequence[Any]) -> dict[str, tuple[Any, bytes | str]]:
        """The arguments that an answer could change, and what they are now."""
        given = zip(self.domain.items(), arguments, strict=False)
        return {name: (each, _as_it_is(each)) for (name, kind), each in given if kind.mutable()}

    def _left(self, answer: Call, before: Mapping[str, tuple[Any, bytes | str]]) -> None:
        __tracebackhide__ = True
        for name, (given, was) in before.items():
            if _as_it_is(given) != was:
                fail(
                    f"{answer.text} changed what it was given: `{name}` is now {show(given)}.",
                    "Leave the arguments as they are: make a list of your own.",
                )

    def holds_for(self, arguments: Sequence[Any]) -> bool:
        """Whether these arguments lie in the domain."""
        given = dict(zip(self.domain, arguments, strict=False))
        return (
            len(arguments) == len(self.domain)
            and all(kind.holds(given[name], given) for name, kind in self.domain.items())
            and (self.where is None or self.where(*arguments))
        )

    def cases(self, drawn: int = DRAWN) -> list[tuple[Any, ...]]:
        """The cases: edges together, or each with the others drawn, and drawn ones."""
        rng = np.random.default_rng(zlib.crc32(",".join(self.domain).encode()))
        corners = list(itertools.islice(self._corners(dict, self._order), AT_ONCE + 1))
        found = corners if len(corners) <= AT_ONCE else [*self._one_by_one(rng)]
        if len(corners) > AT_ONCE:
            found += itertools.islice(self._corners(dict, self._order, 2), OUTERMOST)
        found += [self._drawn(rng, {}) for _ in range(drawn)]
        cases = (tuple(given[name] for name in self.domain) for given in found)
        unique = {repr(case): case for case in cases}
        return [c for c in unique.values() if self.where is None or self.where(*c)]

    def _edges(self, name: str, given: dict[str, Any]) -> list[Any]:
        """The edges of an argument: made once, if no other argument moves them."""
        kind = self.domain[name]
        if kind.needs():
            return kind.edges(given)
        if name not in self._fixed:
            self._fixed[name] = kind.edges({})
        return self._fixed[name]

    @functools.cached_property
    def _order(self) -> list[str]:
        """Names of arguments, those first that others need."""
        order: list[str] = []
        while len(order) < len(self.domain):
            ready = [
                name
                for name, kind in self.domain.items()
                if name not in order and all(need in order for need in kind.needs())
            ]
            if not ready:
                raise ValueError("arguments that need each other")
            order += ready
        return order

    def _corners(
        self, start: Callable[[], dict[str, Any]], order: list[str], most: int | None = None
    ) -> Iterator[dict[str, Any]]:
        """All combinations of edges, or of so many first ones of each argument."""

        def extend(given: dict[str, Any], rest: list[str]) -> Iterator[dict[str, Any]]:
            if not rest:
                yield given
                return
            for value in self._edges(rest[0], given)[:most]:
                yield from extend({**given, rest[0]: value}, rest[1:])

        yield from extend(start(), order)

    def _one_by_one(self, rng: np.random.Generator) -> Iterator[dict[str, Any]]:
        """Each edge of each argument, once with the others at edges, and once with them drawn."""
        for name in self._order:
            for at_edges in (True, False):
                given = self._drawn(rng, {}, at_edges=at_edges)
                for value in self._edges(name, given):
                    yield self._drawn(rng, {name: value}, at_edges=at_edges)

    def _pairs(self) -> Iterator[tuple[Any, ...]]:
        """Cases in which every two edges of two arguments meet, of the first ones of each.

        What is special about two values together is seen in no case that has one of them.
        """
        rng = np.random.default_rng(zlib.crc32(b"pairs"))
        met: set[tuple[tuple[str, str], ...]] = set()
        for one, other in itertools.combinations(self._order, 2):
            base = self._drawn(rng, {})
            for value in self._edges(one, base)[:PAIRED]:
                for partner in self._edges(other, {**base, one: value})[:PAIRED]:
                    if ((one, repr(value)), (other, repr(partner))) in met:
                        continue
                    found = self._drawn(rng, {one: value, other: partner}, at_edges=True)
                    case = tuple(found[name] for name in self.domain)
                    if self.holds_for(case):
                        shown = [(name, repr(found[name])) for name in self._order]
                        met.update(itertools.combinations(shown, 2))
                        yield case

    def _whole(self) -> Iterator[tuple[Any, ...]]:
        """Cases in which all numbers that may be whole are: two such are divided otherwise."""
        rng = np.random.default_rng(zlib.crc32(b"whole"))
        for _ in range(WHOLE):
            given = self._drawn(rng, {})
            drawn = {name: kind.whole(rng, given) for name, kind in self.domain.items()}
            whole = {name: value for name, value in drawn.items() if value is not None}
            case = tuple((given | whole)[name] for name in self.domain)
            if len(whole) > 1 and self.holds_for(case):
                yield case

    def _drawn(
        self, rng: np.random.Generator, fixed: dict[str, Any], *, at_edges: bool = False
    ) -> dict[str, Any]:
        """A case with some arguments given; one that its own bounds refuse is drawn again."""
        for _ in range(200):
            given: dict[str, Any] = {}
            for name in self._order:
                kind = self.domain[name]
                if name in fixed and kind.holds(fixed[name], given):
                    given[name] = fixed[name]
                    continue
                edges = self._edges(name, given) if at_edges else []
                given[name] = (
                    edges[int(rng.integers(len(edges)))] if edges else kind.draw(rng, given)
                )
            if self.where is None or self.where(*(given[name] for name in self.domain)):
                break
        return given

    def _own(self, also: Sequence[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
        for arguments in also:
            if not self.holds_for(arguments):
                raise ValueError(f"{show(arguments)} is not in the domain of the question")
        return list(also)

    def _judge(self, arguments: Sequence[Any], expected: Any, why: str, mistakes: Any) -> None:
        __tracebackhide__ = True
        if isinstance(self.returns, str):
            raise ValueError("a question with a result of its own is judged by `each`")
        answer = self.call(*arguments)
        options = {} if mistakes is None else {"mistakes": mistakes}
        self.returns(answer, expected, why, **options)


def _as_it_is(value: Any) -> bytes | str:
    """What any change of a value would change: cheap, for it is taken after each of many calls."""
    if type(value) in (list, tuple, dict, set):
        with contextlib.suppress(ValueError):  # an entry that is no plain value
            return marshal.dumps(value, 2)  # of this version, alike for values that are alike
    return repr(value)


@contextlib.contextmanager
def question(
    function: Any,
    /,
    *,
    returns: Callable[..., None] | str,
    off: Sequence[str] = (),
    where: Callable[..., bool] | None = None,
    condition: str = "",
    **domain: Kind,
) -> Iterator[Question]:
    """Declare what a question asks about; while the context lasts, what it forbids is off.

    Parameters
    ----------
    function
        The answer.
    returns
        The check that judges a result (`close`, `equal`, `agrees`, `distribution`), or, for an
        answer that is judged by what it does, the words for it.
    off
        What is switched off: names of families, or dotted names.
    where, condition
        What the arguments must meet together, and how the task says it.
    domain
        A kind for each argument, by its name and in its place.

    Examples
    --------
    >>> from dpedu.checks.kinds import whole
    >>> def middle(low, high):
    ...     return (low + high) // 2
    >>> with question(middle, low=whole(0, "high"), high=whole(0, 9), returns=equal) as asked:
    ...     asked.shows(2, 5, gives=3, why="Half of 7, rounded down.")
    ...     asked.holds(lambda low, high: low + (high - low) // 2, "Halfway from low.")
    >>> asked.sentence().partition(" *Returned")[0]
    '*Given:* `low`, a whole number from 0 to `high`; `high`, a whole number from 0 to 9.'
    """
    made = Question(function, domain, returns, off, where, condition)
    chance.declare(made)
    with spoken(function), forbids(*dotted(off)) if off else contextlib.nullcontext():
        yield made
