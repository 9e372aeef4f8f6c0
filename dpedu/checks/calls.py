"""A student's call: made, remembered as text, and spoken of in messages."""

from __future__ import annotations

import contextlib
import io
import reprlib
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NoReturn

import numpy as np

# ``__tracebackhide__`` keeps the frames of checks out of the traceback that a student sees.

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
    if not callable(function):
        fail(f"A function was asked for, but its name now stands for {show(function)}.")
    text = _call_text(function, args, kwargs)
    with warnings.catch_warnings(), contextlib.redirect_stderr(io.StringIO()):
        warnings.simplefilter("ignore")
        try:
            return Call(text, function(*args, **kwargs))
        except NotImplementedError:
            raise
        except (Exception, SystemExit) as error:
            return Call(text, None, error=error)


def _call_text(function: Any, args: Sequence[Any], kwargs: Mapping[str, Any]) -> str:
    name = getattr(function, "__name__", "your_function")
    name = name if name.isidentifier() else "your_function"
    shown = [show(a) for a in args] + [f"{k}={show(v)}" for k, v in kwargs.items()]
    return f"{name}({', '.join(shown)})"


def show(value: Any) -> str:
    """`value` as short text, whatever it is."""
    if type(value) is float or (type(value) is int and -(10**9) < value < 10**9):
        return repr(value)  # the usual case, a thousand times in a battery of calls
    # Some values cannot be shown: a list inside itself, an integer of ten thousand digits.
    with contextlib.suppress(Exception):
        return cut(" ".join(_plain(value).split()), 90)
    return f"<a value of type {type(value).__name__}>"


def _plain(value: Any) -> str:
    if isinstance(value, np.random.Generator):
        return "rng"
    if isinstance(value, np.generic):
        value = value.item()
    if isinstance(value, list | tuple) and len(value) <= 6:
        inner = ", ".join(_plain(v) for v in value)
        if isinstance(value, list):
            return f"[{inner}]"
        return f"({inner},)" if len(value) == 1 else f"({inner})"
    if isinstance(value, Fraction) or hasattr(value, "free_symbols"):
        return str(value)
    if callable(value) and str(getattr(value, "__name__", "")).isidentifier():
        return str(value.__name__)
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
