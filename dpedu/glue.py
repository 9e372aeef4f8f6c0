"""Carry a computed number from a cell into the sentences of the book."""

from __future__ import annotations

import ast
from fractions import Fraction
from numbers import Number
from typing import Any

import numpy as np

__all__ = ["glue"]

# The book's builder finds glued values under this prefix, which every other reader ignores.
_HIDDEN = "application/papermill.record/"


def glue(name: str, value: Any, display: bool = False) -> None:
    """Record ``value`` under ``name``, so that a sentence may quote it as ``{glue:text}`name```.

    The record is that of ``myst_nb.glue``, but needs nothing of the book's installation. Numbers
    are written as plain Python writes them (``np.float64(0.5)`` as 0.5, a fraction as 1/3), and a
    string is quoted in the sentence as it is, without quotes. Outside a notebook nothing happens.

    Parameters
    ----------
    name
        What the text calls the value; unique within a page.
    value
        A number, a string, or anything that a notebook can display.
    display
        Show the value under the cell as well.

    Raises
    ------
    ValueError
        If ``name`` is empty.
    """
    if not isinstance(name, str) or not name:
        raise ValueError(f"name must be a non-empty string, got {name!r}")
    from IPython.core.getipython import get_ipython

    shell = get_ipython()
    if shell is None:
        return
    bundle, metadata = _bundle(value, shell)
    prefix = "" if display else _HIDDEN
    shell.display_pub.publish(
        data={prefix + mime: content for mime, content in bundle.items()},
        metadata={**metadata, "scrapbook": {"name": name, "mime_prefix": prefix}},
    )


def _bundle(value: Any, shell: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    if isinstance(value, np.generic):
        value = value.item()
    if isinstance(value, str):
        return {"text/plain": value if _read(value) == value else repr(value)}, {}
    if isinstance(value, Number | Fraction):
        return {"text/plain": str(value)}, {}
    bundle, metadata = shell.display_formatter.format(value)
    return bundle, metadata


def _read(text: str) -> str:
    """What the book's builder reads in a text: to it, 7,000 is a pair of numbers."""
    try:
        return str(ast.literal_eval(text))
    except (ValueError, SyntaxError):
        return text
