"""A stranger's words, made harmless: on a line of a terminal, in a table, as text of a page."""

from __future__ import annotations

import re
from typing import Any

CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1a\x1c-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


_FORMULA = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20")  # wide ones too
# A spreadsheet that divides by another sign than this table does begins a cell after it.
_BETWEEN = re.compile(rf"([;|]\s*)(?=[{re.escape(''.join(_FORMULA))}])")
_NUMBER = re.compile(r"[-+]?(?:\d+(?:[.,]\d+)?)?")  # or a dash, as platforms write "nothing"


def guarded(text: str) -> str:
    """A stranger's text in a table that a spreadsheet may open: it is no formula."""
    text = "".join(c if c.isprintable() else "\ufffd" for c in text)
    if _NUMBER.fullmatch(text):
        return text
    text = _BETWEEN.sub(r"\1'", text)
    return f"'{text}" if text.lstrip().startswith(_FORMULA) else text


def line(said: Any, most: int = 200) -> str:
    """A text of a stranger's on one line of a terminal or a table: nothing in it acts."""
    return "".join(c if c.isprintable() else "\ufffd" for c in str(said))[:most]


def printed(said: str) -> str:
    """What goes to a terminal, with its lines and tabs: nothing in it steers that."""
    return "".join(c if c.isprintable() or c in "\n\t" else "\ufffd" for c in said)


def shown(said: str) -> str:
    """Text without characters that turn it round or steer a terminal."""
    return CONTROL.sub("\ufffd", said.replace("\x1b", "\ufffd")).strip("\n")
