"""What must not be doubled: whatever would spend a budget, or use noise, a second time."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn, TypeVar

Given = TypeVar("Given")


class Alone:
    """One object, in one process, with one thread at a time.

    A copy would spend the same budget again, or answer other questions with the same noise. So it
    can be neither copied nor pickled, and a forked process, which has a copy, cannot use it: what
    was fixed in advance answers there, such as a total, and a repr with what was so at the fork;
    every method, and whatever use changes, is refused. Nor can be set what it says of itself, for
    what has been spent would begin again.

    Parameters
    ----------
    whole
        What this is a part of: it shares the lock, and belongs to the same process, wherever the
        part is made.
    """

    _copied = "a copy would spend the same budget again"
    """What a copy would do, for the error."""

    def __init__(self, whole: Alone | None = None) -> None:
        if "_lock" in vars(self):
            raise TypeError(f"a {type(self).__name__} cannot begin again: make a new one")
        self._lock: threading.RLock = threading.RLock() if whole is None else whole._lock
        self._process: int = os.getpid() if whole is None else whole._process
        self._broken = False

    def __setattr__(self, name: str, value: object) -> None:
        if not name.startswith("_"):
            raise AttributeError(f"{name} is fixed: what a {type(self).__name__} spent stays spent")
        super().__setattr__(name, value)

    def _here(self) -> None:
        """Refuse what a fork has copied: a thread left behind may hold its lock for ever."""
        if self._process != os.getpid():
            raise RuntimeError(
                f"this {type(self).__name__} belongs to process {self._process}; here, in "
                f"{os.getpid()}, {self._copied}"
            )

    @contextmanager
    def _look(self) -> Iterator[None]:
        """No turn of another thread, for what only reads: also in the middle of a turn of its own.

        Raises
        ------
        RuntimeError
            In another process.
        """
        self._here()
        with self._lock:
            yield

    @contextmanager
    def _turn(self) -> Iterator[None]:
        """One thread at a time, in this process.

        A lock lets its own thread in again. But what runs in the middle of a turn, such as the
        handler of a signal, would find half of what the turn has done, and overspend.

        Raises
        ------
        RuntimeError
            In another process, in the middle of another turn of the same thread, or after something
            broke into `_unbroken`.
        """
        self._here()
        if self._lock._is_owned():  # type: ignore[attr-defined]  # as threading.Condition asks
            raise RuntimeError(
                f"this {type(self).__name__} is in the middle of something else, where what comes "
                "between, such as the handler of a signal, cannot use it; or it was broken off by "
                "an interrupt there"
            )
        with self._lock:
            if self._broken:
                raise RuntimeError(
                    f"this {type(self).__name__} was broken off by an interrupt, or another error, "
                    "in the middle of an answer: it gives no more"
                )
            yield

    def _unbroken(self, answer: Callable[[], Given]) -> Given:
        """What `answer` gives in one turn; whatever breaks into that is the end of all answers.

        For what is left half done would answer wrongly, and who asks again would count twice. What
        refuses does so before, in `_turn`, and ends nothing.
        """
        begun = False
        try:
            with self._turn():
                begun = True
                return answer()
        except BaseException:
            # Outside of the turn, for an interrupt may also come while the turn ends.
            if begun:
                self._broken = True
            raise

    def __copy__(self) -> NoReturn:
        raise TypeError(f"a {type(self).__name__} cannot be copied or pickled: {self._copied}")

    def __deepcopy__(self, memo: dict[int, Any]) -> NoReturn:
        self.__copy__()

    def __reduce__(self) -> NoReturn:
        self.__copy__()
