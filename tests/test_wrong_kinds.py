"""Whatever is no argument at all is refused in words, by everything that says that it refuses.

The calls are those of the examples in docstrings; one argument at a time is exchanged.
"""

import contextlib
import doctest
import functools
import importlib
import inspect
import io
import pkgutil
import warnings

import numpy as np
import pytest

import dpedu
from dpedu.privacy.ledger import BudgetExceeded

AREAS = {
    "adaptive", "anonymity", "attacks", "bayes", "deployments", "learning", "mechanisms",
    "neighbours", "noise", "plots", "privacy", "streams", "synthetic",
}  # fmt: skip
HANDED_ON = {"data", "neighbour", "candidates", "data_sets"}
"""What a function of the caller's is handed, which refuses it in its own words."""

WRONG = [None, object(), np.array(5), 10**400, "a", [[0.5]]]


def modules():
    for found in pkgutil.walk_packages(dpedu.__path__, "dpedu."):
        parts = found.name.split(".")
        if parts[1] in AREAS and not any(part.startswith("_") for part in parts):
            yield found.name


def refuses(thing):
    """Whether a docstring says that wrong arguments are refused."""
    return "TypeError" in (inspect.getdoc(thing) or "")


def public(module):
    """Functions, constructors and methods that say what they refuse, and where they stand."""
    for name, thing in list(vars(module).items()):
        if name.startswith("_") or getattr(thing, "__module__", "") != module.__name__:
            continue
        if inspect.isfunction(thing) and refuses(thing):
            yield module, name, thing
        if inspect.isclass(thing):
            for part, method in list(vars(thing).items()):
                open_ = part == "__init__" or not part.startswith("_")
                if inspect.isfunction(method) and open_ and refuses(
                    thing if part == "__init__" else method
                ):  # fmt: skip
                    yield thing, part, method


def examples_of(module, monkeypatch):
    """The first call of each in the examples of the module: what is called, and with what."""
    calls, inside = {}, False

    def recorded(key, function):
        @functools.wraps(function)
        def call(*args, **kwargs):
            nonlocal inside
            if not inside and key not in calls:
                calls[key] = function, args, kwargs
            before, inside = inside, True
            try:
                return function(*args, **kwargs)
            finally:
                inside = before

        return call

    with monkeypatch.context() as patched, contextlib.redirect_stdout(io.StringIO()):
        for where, name, function in public(module):
            key = where.__name__, name
            patched.setattr(where, name, recorded(key, function))
        doctest.testmod(module)
    return calls


@pytest.mark.parametrize("name", list(modules()))
def test_what_is_no_argument_is_refused_in_words(name, monkeypatch):
    """An AttributeError, an endless loop or "len() of unsized object" told nobody what to do."""
    bad = []
    for (owner, part), (function, args, kwargs) in examples_of(
        importlib.import_module(name), monkeypatch
    ).items():
        signature = inspect.signature(function)
        functions = any(
            callable(other) or (isinstance(other, list) and any(map(callable, other)))
            for other in [*args, *kwargs.values()]
        )
        for asked in signature.bind(*args, **kwargs).arguments:
            theirs = asked in HANDED_ON and functions
            if asked == "self" or theirs or signature.parameters[asked].kind in (2, 4):
                continue
            for wrong in WRONG:
                bound = signature.bind(*args, **kwargs)
                bound.arguments[asked] = wrong
                again = list(bound.args)
                call = functools.partial(function, *again)
                if part == "__init__":
                    call = functools.partial(type(again[0]), *again[1:])
                said = answer(call, bound.kwargs)
                if said is not None and " must " not in said:
                    bad.append(f"{owner}.{part}({asked}={str(wrong)[:20]}): {said[:100]}")
    assert not bad, "\n".join(bad)


def answer(call, kwargs):
    """What is said where it is refused."""
    try:
        with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
            warnings.simplefilter("error")
            call(**kwargs)
    except (TypeError, ValueError) as error:
        return str(error)
    except BudgetExceeded:  # a session that is over says so first
        return None
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return None
