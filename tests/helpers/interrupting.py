"""An interrupt at every line of the library that a call runs, or something else done there."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import dpedu

LIBRARY = str(Path(dpedu.__file__).parent)


def interrupted(make: Callable[[], Any], call: Callable[[Any], Any]) -> Iterator[tuple[Any, str]]:
    """What `make` makes, its `call` broken off: at the first line, at the second, … at the last.

    With it comes the place of the line. A call is asked anew for every line.
    """
    for line in range(10**6):
        made = make()
        place = _broken_off(made, call, line)
        if place is None:
            return
        yield made, place


def _broken_off(made: Any, call: Callable[[Any], Any], line: int) -> str | None:
    """Where it was, or None if the call has no such line."""
    ran, place = 0, None

    def trace(frame: Any, event: str, argument: Any) -> Any:
        nonlocal ran, place
        # contextlib is where a turn begins and ends.
        file = frame.f_code.co_filename
        if not file.startswith(LIBRARY) and not file.endswith("contextlib.py"):
            return None
        if event == "line" and place is None:
            ran += 1
            if ran > line:
                place = f"{Path(file).name}:{frame.f_lineno}"
                raise KeyboardInterrupt
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        call(made)
    except KeyboardInterrupt:
        pass
    finally:
        sys.settrace(before)
    return place


def reentered(
    make: Callable[[], Any], call: Callable[[Any], Any], meanwhile: Callable[[Any], Any]
) -> Iterator[tuple[Any, str]]:
    """What `make` makes, after a call in the middle of which something else was done with it.

    That is what a signal's handler does: at the first instruction, at the second, … at the last.
    """
    for at in range(10**6):
        made = make()
        place = _in_between(made, call, meanwhile, at)
        if place is None:
            return
        yield made, place


def _in_between(made: Any, call: Any, meanwhile: Any, at: int) -> str | None:
    ran, place = 0, None

    def trace(frame: Any, event: str, argument: Any) -> Any:
        nonlocal ran, place
        file = frame.f_code.co_filename
        if place is not None or not (file.startswith(LIBRARY) or file.endswith("contextlib.py")):
            return None
        frame.f_trace_opcodes = True
        if event == "opcode":
            ran += 1
            if ran > at:
                place = f"{Path(file).name}:{frame.f_lineno}"
                sys.settrace(None)
                meanwhile(made)
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        call(made)
    finally:
        sys.settrace(before)
    return place
