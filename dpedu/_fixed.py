"""What is promised once: attributes that nobody changes afterwards."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any


class Fixed:
    """Attributes are set once, by the constructor: what was promised for them holds for them.

    Nor can there be others later: whoever sets one that does nothing believes that it does.
    """

    def __init_subclass__(cls, **settings: Any) -> None:
        super().__init_subclass__(**settings)
        if "__init__" in vars(cls):
            cls.__init__ = _closed(cls.__init__)  # type: ignore[method-assign]

    def __setattr__(self, name: str, value: object) -> None:
        kind = type(self)
        known = getattr(kind, name, None)
        if name in vars(self) or callable(known) or isinstance(known, property):
            raise AttributeError(f"{name} is fixed: make a new {kind.__name__} instead")
        if "_made" in vars(self):
            raise AttributeError(f"{name} is no attribute of a {kind.__name__} that can be set")
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{name} is fixed: make a new {type(self).__name__} instead")


def _closed(make: Callable[..., None]) -> Callable[..., None]:
    """A constructor after which, unless it is that of a base, nothing can be set."""

    @wraps(make)
    def closed(self: Fixed, *given: Any, **named: Any) -> None:
        make(self, *given, **named)
        if type(self).__init__ is closed:
            vars(self)["_made"] = True

    return closed
