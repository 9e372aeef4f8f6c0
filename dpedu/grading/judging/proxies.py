"""What stands in the judge for a student's functions, classes and objects.

A proxy holds a number and asks the worker. What an operation of it answers is data, or another
proxy. Against the judge's own values a proxy never compares equal: an object that claims to equal
everything can claim so to its own kind only.
"""

from __future__ import annotations

import builtins
import inspect
from collections.abc import Callable
from typing import Any, Protocol

from dpedu.grading.judging.operations import OPERATIONS


class Asked(Protocol):
    """What answers for a worker."""

    def call(self, target: dict[str, Any], given: Any, named: Any, origin: str = "") -> Any:
        """Call something that stays in the worker, and came from there."""

    def repeat(self, target: dict[str, Any], times: int, given: Any, origin: str = "") -> Any:
        """Call it again and again with the same arguments."""

    def together(self, target: dict[str, Any], every: Any, origin: str = "") -> Any:
        """Call it with each of these lists of arguments."""

    def heard(self) -> None:
        """Note that a test reads text of a student's."""

    def swallows(self) -> bool:
        """Whether leaving an object's block may end the error that is on its way."""

    def get(self, number: int, name: str) -> Any:
        """An attribute of it."""

    def set(self, number: int, name: str, value: Any) -> None:
        """Change an attribute of it."""


KINDS = ("function", "class", "iterator", "object", "callable")


class Remote:
    """Something that stays in the worker; ``origin`` says how it came to the test."""

    def __init__(self, worker: Asked, number: int, about: dict[str, Any], origin: str = "") -> None:
        put = object.__setattr__
        put(self, "_worker", worker)
        put(self, "_number", number)
        put(self, "_about", about)
        put(self, "_origin", origin)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name.startswith("_repr_") or name in _NOT_ASKED:
            raise AttributeError(name)
        return self._worker.get(self._number, name)

    def __setattr__(self, name: str, value: Any) -> None:
        self._worker.set(self._number, name, value)

    def __reduce_ex__(self, protocol: Any) -> Any:
        raise TypeError("what a student defined cannot be copied out of its process")

    def __copy__(self) -> Any:
        raise TypeError("what a student defined cannot be copied out of its process")

    def __deepcopy__(self, memo: Any) -> Any:
        raise TypeError("what a student defined cannot be copied out of its process")


_NOT_ASKED = {"_ipython_display_", "_ipython_canary_method_should_not_exist_", "_repr_html_"}


class RemoteFunction(Remote):
    """A function that a student defined."""

    def __init__(self, worker: Asked, number: int, about: dict[str, Any], origin: str = "") -> None:
        super().__init__(worker, number, about, origin)
        put = object.__setattr__
        name = about.get("name")
        named = isinstance(name, str) and name.isidentifier()
        put(self, "__name__", name if named else "function")
        put(self, "__qualname__", self.__name__)

    def __call__(self, *given: Any, **named: Any) -> Any:  # noqa: D102
        return self._worker.call({"object": self._number}, given, named, self._origin)

    def repeated(self, times: int, given: Any) -> list[tuple[Any, BaseException | None]] | None:
        """What so many calls with the same arguments return, or last stop with, in one message."""
        found: list[Any] | None = self._worker.repeat(
            {"object": self._number}, times, given, self._origin
        )
        return found

    def together(self, every: Any) -> list[Callable[[], tuple[Any, BaseException | None]]] | None:
        """What calls with each of these arguments return, or stop with, asked in one message."""
        found: list[Any] | None = self._worker.together(
            {"object": self._number}, every, self._origin
        )
        return found

    @property
    def __doc__(self) -> str | None:  # type: ignore[override]
        self._worker.heard()
        doc = self._about.get("doc")
        return doc if isinstance(doc, str) else None

    @property
    def __signature__(self) -> inspect.Signature:
        try:
            return inspect.Signature(
                [
                    inspect.Parameter(
                        str(name),
                        inspect._ParameterKind(kind),
                        default=... if default else inspect.Parameter.empty,
                    )
                    for name, kind, default in self._about["signature"]
                ]
            )
        except (KeyError, TypeError, ValueError):
            raise AttributeError("__signature__") from None

    def __repr__(self) -> str:
        return f"<function {self.__name__}>"


class RemoteClass(RemoteFunction):
    """A class that a student defined."""

    def __instancecheck__(self, each: Any) -> bool:
        return isinstance(each, Remote) and _line(self)[:1] <= _line(each)

    def __subclasscheck__(self, each: Any) -> bool:
        return isinstance(each, RemoteClass) and _line(self)[:1] <= _line(each)

    def __repr__(self) -> str:
        return f"<class '__main__.{self.__name__}'>"


class _Line(list[str]):
    def __le__(self, other: Any) -> bool:
        return bool(self) and all(each in other for each in self)

    def __getitem__(self, place: Any) -> Any:
        found = super().__getitem__(place)
        return _Line(found) if isinstance(place, slice) else found


def _line(each: Remote) -> _Line:
    kinds = each._about.get("kinds")
    return _Line(kinds if isinstance(kinds, list) else [])


class RemoteObject(Remote):
    """An object of a class that a student defined, or an iterator."""

    def __eq__(self, other: Any) -> Any:
        if self is other:
            return True
        if not isinstance(other, RemoteObject):
            return False
        if "__eq__" in self._about.get("operations", ()):
            return self._worker.call({"operation": "__eq__"}, (self, other), {}) is True
        # One that came twice is two proxies of one number.
        return self._worker is other._worker and self._number == other._number

    def __ne__(self, other: Any) -> Any:
        return not self == other

    def __hash__(self) -> int:
        return hash((id(self._worker), self._number))

    def __repr__(self) -> str:
        said = self._worker.call({"operation": "__repr__"}, (self,), {})
        return said if type(said) is str else "<an object>"


def _operation(name: str) -> Any:
    kinds = {"__bool__": bool, "__len__": int, "__str__": str, "__contains__": bool, "__int__": int}
    comparison = name in ("__lt__", "__le__", "__gt__", "__ge__")

    def ask(self: Any, *given: Any) -> Any:
        if comparison and not isinstance(given[0], RemoteObject):
            return NotImplemented
        if name == "__exit__":
            given = ()
        found = self._worker.call({"operation": name}, (self, *given), {})
        if name == "__exit__":
            return found is True and self._worker.swallows()
        kind = kinds.get(name)
        if kind is not None and type(found) is not kind:
            raise TypeError(f"{name} returned no {kind.__name__}")
        return bool(found) if comparison else found

    ask.__name__ = name
    return ask


_FORWARDED = {
    name: _operation(name)
    for name in OPERATIONS
    if name not in ("__eq__", "__ne__", "__hash__", "__repr__")
}
_classes: dict[tuple[str, ...], type[RemoteObject]] = {}


def proxy(worker: Asked, number: int, kind: str, about: dict[str, Any], origin: str = "") -> Remote:
    """What stands for a thing that stays in the worker."""
    if kind in ("function", "class"):
        made = RemoteClass if kind == "class" else RemoteFunction
        return made(worker, number, about, origin)
    named = about.get("operations") if kind != "iterator" else ["__iter__", "__next__"]
    has = tuple(sorted({n for n in named or () if type(n) is str and n in _FORWARDED}))
    if kind == "callable":
        has = (*has, "__call__")
    if has not in _classes:
        space: dict[str, Any] = {name: _FORWARDED[name] for name in has if name in _FORWARDED}
        if "__call__" in has:
            space["__call__"] = RemoteFunction.__call__
        _classes[has] = type("RemoteObject", (RemoteObject,), space)
    return _classes[has](worker, number, about, origin)


def error_class(kinds: list[str], known: dict[Any, type[BaseException]], key: Any) -> Any:
    """The exception class of these names: a built-in one, or one derived from it."""
    base: type[BaseException] = RuntimeError
    name = kinds[0].rpartition(".")[2] if kinds else "Error"
    for each in kinds:
        module, _, own = each.rpartition(".")
        found = getattr(builtins, own, None) if module == "builtins" else None
        if isinstance(found, type) and issubclass(found, BaseException):
            base = found
            break
    if base.__name__ == name:
        return base
    if key not in known:
        if len(known) > 1000:
            return base
        known[key] = type(name if name.isidentifier() else "Error", (base,), {})
    return known[key]
