"""What is there before a test, to be put back: a test that runs a second time finds the same.

Tests keep count over several cells: ``points += 1``, ``passed.append("a")``. Counted twice, half of
the right answers would be all. And what they loop over begins again where it stood: a loop that is
at its end tests nothing.
"""

from __future__ import annotations

import collections
import contextlib
import functools
import gc
import io
import itertools
import operator
import sys
import types
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from dpedu.grading.judging.link import Stays
from dpedu.grading.judging.proxies import Remote

MOST_PARTS = 10_000  # of one thing: what counts is small
MOST_IN_ALL = 200_000
SPENT = "what is used up cannot begin again for the second run of a test"
_MADE_AGAIN: tuple[Any, ...] = (
    *(zip, map, filter, enumerate, reversed, itertools.chain, itertools.islice, itertools.count),
    *map(type, map(iter, ([], (), {}, {}.values(), {}.items(), set(), "", b"", range(1)))),
    *(type(reversed([])), type(iter(range(2**70)))),
)
_DICTS = (dict, collections.Counter, collections.OrderedDict, collections.defaultdict)


class Kept:
    """The names of a notebook, and what the things that they stand for are made of."""

    def __init__(self, space: dict[str, Any]) -> None:
        self._space = space
        self._names = [name for name in space if not name.startswith("_")]
        self._undo: list[Callable[[], Any]] = []
        self._seen: set[int] = set()
        self._room = MOST_IN_ALL
        self._begun: dict[int, tuple[Any, Callable[[], Any]]] = {}
        things = [space[name] for name in self._names]
        self._values = self._again(things)
        self._look(things)

    def put_back(self) -> None:
        """Make everything what it was."""
        for undo in self._undo:
            with contextlib.suppress(Exception):
                undo()
        for name in [name for name in self._space if not name.startswith("_")]:
            if name not in self._names:
                del self._space[name]
        self._space.update(zip(self._names, self._values(), strict=True))

    def _again(self, things: list[Any]) -> Callable[[], list[Any]]:
        """These things, with each iterator standing where it stands now."""
        begun = {n: self._iterator(each) for n, each in enumerate(things) if _goes_on(each)}
        return lambda: [begun[n]() if n in begun else each for n, each in enumerate(things)]

    def _iterator(self, each: Any) -> Callable[[], Any]:
        """The same for one: wherever it is held, it is one again."""
        if id(each) not in self._begun:
            self._begun[id(each)] = each, lambda: each  # where it holds itself
            self._begun[id(each)] = each, functools.cache(self._standing(each))
        return self._begun[id(each)][1]

    def _standing(self, each: Any) -> Callable[[], Any]:
        if type(each) is tuple:
            parts = self._again(list(each))
            return lambda: tuple(parts())
        if isinstance(each, io.IOBase):
            return _file(each)
        if isinstance(each, types.GeneratorType):
            before = _place(each)
            return lambda: each if _place(each) == before else Stays(SPENT)
        plain = _made_of(each)
        if plain is None:  # it cannot be made again, but perhaps what it reads
            return lambda: each
        make, given, state = plain
        things, inner = self._again(given), self._again(list(state))

        def again() -> Any:
            of = things()
            if any(isinstance(one, Stays) for one in of):
                return Stays(SPENT)
            try:
                made = make(*of)
                if state:
                    made.__setstate__(tuple(inner()) if make is itertools.chain else inner()[0])
            except Exception:
                return Stays(SPENT)
            return made

        return again

    def _look(self, things: Iterable[Any]) -> None:
        """Remember these things, and those in them: a loop, for they may hold each other."""
        todo = list(things)
        while todo:
            each = todo.pop()
            if id(each) in self._seen or isinstance(each, Remote | types.ModuleType):
                continue
            self._seen.add(id(each))
            with contextlib.suppress(Exception):
                todo += self._parts(each)

    def _parts(self, each: Any) -> list[Any]:
        """See that a thing can be made again what it is now, and say what it holds."""
        kind = type(each)
        if _goes_on(each):
            self._later(self._iterator(each))
            plain = _made_of(each)
            if plain is not None:
                return [*plain[1], *plain[2]]
            if type(each) is tuple:
                return list(each)
            if kind.__module__ == "__main__":
                return self._own(each)
            return [one for one in gc.get_referents(each) if isinstance(one, io.IOBase)]
        if kind in (list, tuple, set, collections.deque, bytearray, *_DICTS):
            return self._container(each, kind)
        pandas = sys.modules.get("pandas")
        if pandas is not None and isinstance(each, pandas.DataFrame | pandas.Series):
            if each.size <= MOST_PARTS:
                self._later(each._update_inplace, each.copy())
            return []
        if isinstance(each, np.ndarray):
            if each.size > MOST_PARTS or not each.flags.writeable:
                return []
            self._later(each.__setitem__, ..., each.copy())
            return each.ravel().tolist() if each.dtype == object else []
        of = getattr(each if isinstance(each, type) else kind, "__module__", "")
        ours = of == "__main__" or isinstance(each, types.FunctionType)
        return self._own(each) if ours else []

    def _later(self, do: Callable[..., Any], *given: Any) -> None:
        self._undo.append(functools.partial(do, *given))

    def _container(self, each: Any, kind: type) -> list[Any]:
        if len(each) > min(MOST_PARTS, self._room):
            return []
        self._room -= len(each)
        items = list(each.values() if kind in _DICTS else each)
        if kind is not tuple:
            keys = list(each) if kind in _DICTS else None
            self._later(_fill, each, keys, self._again(items))
        return items

    def _own(self, each: Any) -> list[Any]:
        """What an object of the notebook's, a class or a function has, and what it encloses."""
        found: list[Any] = []
        if isinstance(each, type):
            plain = {n: v for n, v in vars(each).items() if not n.startswith("__")}
            for name, value in plain.items():
                again = self._again([value])
                self._later(lambda name=name, again=again: setattr(each, name, again()[0]))
            found += plain.values()
        elif isinstance(getattr(each, "__dict__", None), dict):
            held = vars(each)
            self._later(_fill, held, list(held), self._again(list(held.values())))
            found += held.values()
        for cell in getattr(each, "__closure__", None) or ():
            with contextlib.suppress(ValueError):  # it is empty
                found.append(cell.cell_contents)
                again = self._again([cell.cell_contents])
                self._later(lambda c=cell, again=again: setattr(c, "cell_contents", again()[0]))
        return found


def _fill(holder: Any, keys: list[Any] | None, items: Callable[[], list[Any]]) -> None:
    """Let a container hold these, and nothing else."""
    values = items()
    holder.clear()
    if keys is not None:
        for name, value in zip(keys, values, strict=True):
            holder[name] = value
    else:
        (holder.update if isinstance(holder, set) else holder.extend)(values)


def _goes_on(each: Any) -> bool:
    """Whether it is an iterator, or a file."""
    if type(each) is tuple:  # which holds one, and is made again with it
        return len(each) <= MOST_PARTS and any(hasattr(type(one), "__next__") for one in each)
    return hasattr(type(each), "__next__") and not isinstance(each, Remote)


def _made_of(each: Any) -> tuple[Callable[..., Any], list[Any], tuple[Any, ...]] | None:
    """What makes an iterator, of which things, and where it stands then; nothing of its own."""
    if isinstance(each, io.IOBase | types.GeneratorType) or type(each) not in _MADE_AGAIN:
        return None
    try:
        make, given, *state = each.__reduce__()
    except (TypeError, ValueError):
        return None
    if not state or state[0] is None:
        return make, list(given), ()
    return make, list(given), state[0] if make is itertools.chain else (state[0],)


def _file(each: Any) -> Callable[[], Any]:
    """How a file stands where it stands now; one in memory has what it has now."""
    in_memory = isinstance(each, io.StringIO | io.BytesIO) and not each.closed
    content, place = each.getvalue() if in_memory else None, None
    with contextlib.suppress(OSError, ValueError):
        place = each.tell()

    def again() -> Any:
        if place is None:
            return each
        if each.closed:
            if content is None:
                return Stays(SPENT)
            made = type(each)(content)
            made.seek(place)
            return made
        if content is not None and each.getvalue() != content:
            each.seek(0)
            each.truncate()
            each.write(content)
        each.seek(place)
        return each

    return again


def _place(generator: Any) -> Any:
    """Where a generator stands, as far as that can be seen."""
    if generator.gi_frame is None:
        return None
    held = gc.get_referents(generator)
    left = [operator.length_hint(one, -1) for one in held if _goes_on(one)]
    return generator.gi_frame.f_lasti, [*map(id, held)], left
