"""A student's call: made, remembered as text, and spoken of in messages."""

from __future__ import annotations

import contextlib
import functools
import io
import itertools
import reprlib
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NoReturn

import numpy as np

# ``__tracebackhide__`` keeps the frames of checks out of the traceback that a student sees.

AT_ONCE = 500
"""So many calls with the same arguments are made with one message."""

_short = reprlib.Repr()
_short.maxlist = _short.maxtuple = _short.maxdict = _short.maxset = 6
_short.maxother = _short.maxstring = 60


@dataclass(frozen=True)
class Call:
    """What a student's function returned, or the error it stopped with, and the call as text.

    A check that works out a value from several calls makes its own, so that its message can say
    what the value is: ``Call("The mean of the estimates", 0.4, "is")``.
    """

    text: str
    result: Any
    verb: str = "returned"
    error: BaseException | None = None

    @property
    def value(self) -> Any:
        """What came back.

        Raises
        ------
        AssertionError
            If nothing did, because the function stopped with an error.
        """
        __tracebackhide__ = True
        return returned(self)[1]


def call(function: Any, /, *args: Any, **kwargs: Any) -> Call:
    """Call a student's function and remember the call as text.

    Warnings and what the function writes to the error stream are dropped: nbgrader gives no marks
    to a test cell that writes there, and a warning is no mistake. ``NotImplementedError`` passes
    through, for that is how an unanswered question looks. Any other error is kept in the `Call`,
    for the check that is given it to speak of together with its own sentence: so give every call
    to a check, or ask for its ``value``.

    Raises
    ------
    AssertionError
        If ``function`` is no function.
    """
    __tracebackhide__ = True
    _asked_for(function)
    return _called(_call_text(function, args, kwargs), function, args, kwargs)


def _asked_for(function: Any) -> None:
    __tracebackhide__ = True
    if not callable(function):
        fail(f"A function was asked for, but its name now stands for {show(function)}.")


def _called(text: str, function: Any, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Call:
    __tracebackhide__ = True
    with warnings.catch_warnings(), contextlib.redirect_stderr(io.StringIO()):
        warnings.simplefilter("ignore")
        try:
            return Call(text, function(*args, **kwargs))
        except NotImplementedError:
            raise
        except (Exception, SystemExit) as error:
            return Call(text, None, error=error)


def repeat(function: Any, times: int, /, *args: Any) -> Iterator[Call]:
    """Call a student's function again and again with the same arguments.

    A function that stays in another process is called there many times at once, if it can be: then
    a change of its arguments shows after the first call and after some others, and not after each.

    Raises
    ------
    AssertionError
        If ``function`` is no function.
    """
    __tracebackhide__ = True
    _asked_for(function)
    at_once = getattr(type(function), "repeated", None)
    text = _call_text(function, args, {})
    # What it does to its arguments, it mostly does at once: then it is told as anywhere else.
    for start, end in itertools.pairwise([0, *range(1, times, AT_ONCE), times] if times else []):
        many = end - start
        found = at_once(function, many, args) if at_once else None
        for result, error in found or ():
            if isinstance(error, NotImplementedError):
                raise error
            yield Call(text, result, error=error)
        for _ in range(many if found is None else 0):
            yield _called(text, function, args, {})


def together(
    function: Any, every: Sequence[Sequence[Any]], /
) -> Sequence[Callable[[], Call]] | None:
    """Call a student's function with each of these lists of arguments, with one message.

    What comes back are the calls, to be looked at one after another: only then a change of their
    arguments is seen, and what they wrote is heard. Nothing comes back, and nothing was called,
    where the function is at hand, or where one call has to wait for the one before it.
    """
    at_once = getattr(type(function), "together", None)
    found = at_once(function, every) if at_once else None
    if found is None:
        return None
    return [functools.partial(_seen, function, *each) for each in zip(every, found, strict=True)]


def _seen(
    function: Any, args: Sequence[Any], look: Callable[[], tuple[Any, BaseException | None]]
) -> Call:
    text = _call_text(function, args, {})
    result, error = look()
    if isinstance(error, NotImplementedError):
        raise error
    return Call(text, result, error=error)


def _call_text(function: Any, args: Sequence[Any], kwargs: Mapping[str, Any]) -> str:
    shown = [show(a) for a in args] + [f"{k}={show(v)}" for k, v in kwargs.items()]
    return f"{name(function)}({', '.join(shown)})"


def name(function: Any) -> str:
    """What a student calls a function."""
    called = getattr(function, "__name__", "your_function")
    return called if called.isidentifier() else "your_function"


def show(value: Any) -> str:
    """`value` as short text, whatever it is."""
    if _is_short(value):
        return repr(value)  # the usual case, a thousand times in a battery of calls
    # Some values cannot be shown: a list inside itself, an integer of ten thousand digits.
    with contextlib.suppress(Exception):
        return cut(" ".join(_plain(value).split()), 90)
    return f"<a value of type {type(value).__name__}>"


def _is_short(value: Any) -> bool:
    return type(value) is float or (type(value) is int and -(10**9) < value < 10**9)


def _plain(value: Any) -> str:
    if _is_short(value):
        return repr(value)
    if isinstance(value, np.random.Generator):
        return "rng"
    if isinstance(value, np.generic):
        value = value.item()
    if isinstance(value, list | tuple) and len(value) <= 6:
        inner = ", ".join(_plain(v) for v in value)
        if isinstance(value, list):
            return f"[{inner}]"
        return f"({inner},)" if len(value) == 1 else f"({inner})"
    if isinstance(value, Fraction) or hasattr(type(value), "free_symbols"):
        return str(value)
    with contextlib.suppress(TypeError):  # what stays in another process has no attribute
        name = str(getattr(value, "__name__", ""))
        if callable(value) and (name.isidentifier() or name == "<lambda>"):
            return name
    return _short.repr(value)


def cut(text: str, length: int) -> str:
    """`text`, or its beginning if it is longer than that."""
    return text if len(text) <= length else text[: length - 4] + " ..."


def fail(*sentences: str, cause: BaseException | None = None) -> NoReturn:
    """Fail the check with a message of these sentences, a line each."""
    __tracebackhide__ = True
    raise AssertionError("\n".join(s for s in sentences if s)) from cause


def returned(answer: Any, why: str = "") -> tuple[str, Any]:
    """How to speak of an answer, and its value; for a call that stopped, a message and `why`."""
    __tracebackhide__ = True
    if not isinstance(answer, Call):
        return "The answer is", answer
    if answer.error is not None:
        kind, text = type(answer.error).__name__, cut(str(answer.error), 200)
        stopped = f"{answer.text} stopped with {kind}" + (f": {text}" if text else ".")
        fail(stopped, why, cause=answer.error)
    return f"{answer.text} {answer.verb}", answer.result


def items(value: Any) -> list[Any] | None:
    """The entries of a list, tuple or one-dimensional array; else ``None``."""
    if type(value) is list:
        return value.copy()
    if isinstance(value, str | bytes | Mapping | set | frozenset):
        return None
    if not hasattr(value, "__len__") or getattr(value, "ndim", 1) != 1:
        return None
    with contextlib.suppress(Exception):
        return list(value)
    return None


def looks_like(mistakes: Mapping[Any, str] | None, matches: Callable[[Any], bool]) -> str:
    """The sentence that names the mistake whose value came back, if one does."""
    for wrong, mistake in (mistakes or {}).items():
        if matches(wrong):
            return f"It looks as if {mistake}."
    return ""
