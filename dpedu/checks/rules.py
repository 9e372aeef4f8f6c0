"""Checks of what an answer may do: which errors it raises, which functions it may use."""

from __future__ import annotations

import contextlib
import functools
import importlib
import sys
import types
from collections.abc import Callable, Iterator
from importlib import metadata
from typing import Any, NoReturn

from dpedu.checks.calls import call, fail, returned, show


def raises(error: type[Exception], function: Any, /, *args: Any, why: str, **kwargs: Any) -> None:
    """Check that a call is refused with a certain kind of error.

    Examples
    --------
    >>> raises(ValueError, float, "a", why="Not a number.")
    >>> raises(ValueError, float, "1", why="Not a number.")
    Traceback (most recent call last):
        ...
    AssertionError: float('1') returned 1.0, but a ValueError was expected.
    Not a number.
    """
    __tracebackhide__ = True
    answer = call(function, *args, **kwargs)
    if isinstance(answer.error, error):
        return
    _, value = returned(answer, f"A {error.__name__} was expected.\n{why}")
    fail(f"{answer.text} returned {show(value)}, but a {error.__name__} was expected.", why)


@contextlib.contextmanager
def forbids(*names: str) -> Iterator[None]:
    """Replace library functions and classes by ones that raise, as long as the context lasts.

    They are known by what they are and not by their names: under whatever name a notebook or the
    library holds them, and also as methods taken from a class or an object before. Not found is
    what a notebook keeps inside something else: a list, a closure, an object of a class forbidden.

    Parameters
    ----------
    names
        Dotted names: ``"statistics.mean"``, ``"dpedu.RandomisedResponse.estimate"``.

    Examples
    --------
    >>> import statistics
    >>> with forbids("statistics.mean"):  # doctest: +ELLIPSIS
    ...     call(lambda: statistics.mean([1, 2])).value
    Traceback (most recent call last):
        ...
    AssertionError: your_function() stopped with PermissionError: mean may not be used here: ...
    """
    with (elsewhere or forbidden_here)(*names):
        yield


elsewhere: Callable[..., contextlib.AbstractContextManager[None]] | None = None
"""What forbids where answers run, if that is another process than the one that tests them."""


@contextlib.contextmanager
def forbidden_here(*names: str) -> Iterator[None]:
    """Forbid in this process: see `forbids`."""
    forbidden, packages = {}, {"__main__"}
    for name in names:
        owner, attribute = find(name)
        forbidden[id(core(vars(owner)[attribute]))] = attribute
        packages.add(name.split(".")[0])
    wanted = frozenset(forbidden)
    with contextlib.ExitStack() as undo:
        for holder in holders(packages):
            for alias, thing in held(holder, wanted):
                undo.callback(setattr, holder, alias, thing)
                setattr(holder, alias, refuse(forbidden[id(core(thing))]))
        yield


def find(name: str) -> tuple[Any, str]:
    """The module or class that holds a dotted name, and the last part of the name."""
    parts = name.split(".")
    for cut in range(len(parts) - 1, 0, -1):
        with contextlib.suppress(ModuleNotFoundError):
            owner: Any = importlib.import_module(".".join(parts[:cut]))
            for part in parts[cut:-1]:
                owner = getattr(owner, part)
            if parts[-1] not in vars(owner):
                raise LookupError(f"forbids: there is no {name}")
            return owner, parts[-1]
    raise LookupError(f"forbids: there is no {name}")


def holders(packages: set[str], known: frozenset[int] = frozenset()) -> list[Any]:
    """Where a notebook and these packages keep things: their modules, and the classes in them.

    Modules whose `id` is ``known`` are passed over.
    """
    modules = [
        module
        for name, module in list(sys.modules.items())
        if name.partition(".")[0] in packages and module is not None and id(module) not in known
    ]
    things = [thing for module in modules for thing in vars(module).values()]
    classes = dict.fromkeys(thing for thing in things if isinstance(thing, type))
    own = [each for each in classes if each.__module__.partition(".")[0] in packages]
    return [*modules, *own]


def held(holder: Any, wanted: frozenset[int]) -> list[tuple[str, Any]]:
    """What a module or a class keeps that is wanted, by the `id` of its `core`, and its names."""
    things = vars(holder)
    # There are thousands of things, nearly all bare and none wanted: most holders are let go here.
    if wanted.isdisjoint(map(id, things.values())) and not any(
        issubclass(kind, WRAPPERS) for kind in set(map(type, things.values()))
    ):
        return []
    return [(alias, thing) for alias, thing in things.items() if id(core(thing)) in wanted]


WRAPPERS = (types.MethodType, classmethod, staticmethod, functools.partial)


def core(thing: Any) -> Any:
    """The function that a method, a bound one, or a call with some arguments given comes from."""
    while isinstance(thing, WRAPPERS):
        thing = thing.func if isinstance(thing, functools.partial) else thing.__func__
    return thing


def refuse(name: str) -> Callable[..., NoReturn]:
    """What stands for a forbidden function."""

    def refused(*args: Any, **kwargs: Any) -> NoReturn:
        raise PermissionError(f"{name} may not be used here: write what it does yourself.")

    return refused


def requires(version: str) -> None:
    """Stop unless this `dpedu` is the version that a notebook was written for.

    Only the first two numbers count: a third one mends, and changes nothing else.
    """
    installed = metadata.version("dpedu")
    if installed.split(".")[:2] != version.split(".")[:2]:
        raise ImportError(
            f"This notebook was written for dpedu {version}; {installed} is installed. "
            f'Install the right one with: pip install "dpedu=={version}"'
        )
