"""What a student reads below a test cell: that the answer passes, or sentences.

Without this a cell that passes says nothing, and one that fails shows the lines of the tests.
Outside of a notebook nothing is written, and errors stay as they are.
"""

from __future__ import annotations

import contextlib
import sys
import textwrap
from collections.abc import Iterator
from typing import Any

from dpedu.checks.calls import name

WIDTH = 84


@contextlib.contextmanager
def spoken(function: Any) -> Iterator[None]:
    """Say of an answer that it passes; of one that does not, only why."""
    try:
        yield
    except AssertionError as error:
        _shown_as(error, str(error))
        raise
    except NotImplementedError as error:
        _shown_as(error, f"{name(function)} is not written yet.")
        raise
    # Loading IPython takes longer than most tests: where it is not loaded, nobody reads this.
    if "IPython" in sys.modules and sys.modules["IPython"].get_ipython() is not None:
        print(f"{name(function)} passes these tests.")


def _shown_as(error: Exception, text: str) -> None:
    """IPython asks an error for the lines below the cell, which a page would break anywhere."""
    lines = [part for line in text.split("\n") for part in textwrap.wrap(line, WIDTH) or [""]]
    error._render_traceback_ = lambda: lines  # type: ignore[attr-defined]
