"""Checks of what an answer may do: which errors it raises, which functions it may use."""

from __future__ import annotations

import contextlib
import importlib
import sys
from collections.abc import Callable, Iterator
from importlib import metadata
from typing import Any, NoReturn

from dpedu.checks.calls import call, fail, show


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
    try:
        answer = call(function, *args, **kwargs)
    except AssertionError as failure:
        if isinstance(failure.__cause__, error):
            return
        fail(str(failure), f"A {error.__name__} was expected.", why)
    fail(
        f"{answer.text} returned {show(answer.value)}, but a {error.__name__} was expected.",
        why,
    )


@contextlib.contextmanager
def forbids(*names: str) -> Iterator[None]:
    """Replace library functions by ones that raise, as long as the context lasts.

    Parameters
    ----------
    names
        Dotted names: ``"statistics.mean"``, ``"dpedu.RandomisedResponse.estimate"``.

    Examples
    --------
    >>> import statistics
    >>> with forbids("statistics.mean"):  # doctest: +ELLIPSIS
    ...     call(lambda: statistics.mean([1, 2]))
    Traceback (most recent call last):
        ...
    AssertionError: your_function() stopped with PermissionError: mean may not be used here: ...
    """
    with contextlib.ExitStack() as undo:
        for name in names:
            owner, attribute = _find(name)
            original = owner.__dict__[attribute]
            for holder in _holders(owner, attribute, original):
                undo.callback(setattr, holder, attribute, original)
                setattr(holder, attribute, _refuse(attribute))
        yield


def _find(name: str) -> tuple[Any, str]:
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


def _holders(owner: Any, attribute: str, original: Any) -> list[Any]:
    """The owner, and every module that imported the thing under its own name."""
    modules = [m for m in list(sys.modules.values()) if m is not None and m is not owner]
    return [owner] + [m for m in modules if getattr(m, "__dict__", {}).get(attribute) is original]


def _refuse(name: str) -> Callable[..., NoReturn]:
    def refuse(*args: Any, **kwargs: Any) -> NoReturn:
        raise PermissionError(f"{name} may not be used here: write what it does yourself.")

    return refuse


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
