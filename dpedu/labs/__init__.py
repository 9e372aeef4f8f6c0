"""Interactive figures: each is declared once and has two faces, in a notebook and in the book.

``dp.labs.<subject>`` loads the labs of one chapter when they are first used.
"""

from __future__ import annotations

import importlib
from types import ModuleType

from dpedu.labs.lab import Choice, Lab, Slider

__all__ = ["Choice", "Lab", "Slider"]


def __getattr__(name: str) -> ModuleType:
    if name.startswith("_"):
        raise AttributeError(name)
    try:
        return importlib.import_module(f"{__name__}.{name}")
    except ModuleNotFoundError as error:
        if error.name != f"{__name__}.{name}":
            raise
        raise AttributeError(f"there are no labs called {name!r}") from None
