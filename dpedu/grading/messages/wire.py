"""Frames between processes: a length, then a message, neither longer than agreed nor late."""

from __future__ import annotations

import contextlib
import fcntl
import os
import select
import struct
import time
from typing import Any

from dpedu.grading.messages.kinds import MOST_BYTES, Malformed
from dpedu.grading.messages.packing import pieces, unpack

_LENGTH = struct.Struct("!I")
_PIPE_BYTES = 1 << 20  # fewer switches between processes than with the usual 64 KiB


class Gone(Exception):
    """The other side has ended."""


class Late(Exception):
    """The other side did not answer in time."""


class Channel:
    """A pair of pipes (or one socket), with whole messages on it."""

    def __init__(self, reading: int, writing: int, most: int = MOST_BYTES) -> None:
        self.reading, self.writing, self._most = reading, writing, most
        for end in {reading, writing}:
            os.set_blocking(end, False)
            with contextlib.suppress(OSError):
                fcntl.fcntl(end, fcntl.F_SETPIPE_SZ, _PIPE_BYTES)
        self._read = select.poll()
        self._read.register(reading, select.POLLIN)
        self._can_write = select.poll()
        self._can_write.register(writing, select.POLLOUT)

    def send(
        self, message: Any, buffers: list[bytes] | None = None, due: float | None = None
    ) -> None:
        """Send one message; ``due`` is a time of the monotonic clock."""
        parts = pieces(message, buffers or [], self._most)
        size = sum(map(len, parts))
        head = _LENGTH.pack(size)
        if size <= _PIPE_BYTES:
            self._write(head + b"".join(parts), due)
        else:
            for part in (head, *parts):
                self._write(part, due)

    def _write(self, content: bytes, due: float | None) -> None:
        left = memoryview(content)
        while left:
            try:
                left = left[os.write(self.writing, left) :]
            except BlockingIOError:
                self._wait(self._can_write, due)
            except OSError:
                raise Gone from None

    def receive(self, due: float | None = None) -> tuple[Any, list[bytes]]:
        """The next message, and its buffers."""
        (length,) = _LENGTH.unpack(self._exactly(_LENGTH.size, due))
        if length > self._most:
            raise Malformed("a message that is too long")
        return unpack(self._exactly(length, due))

    def _exactly(self, length: int, due: float | None) -> bytearray:
        """So many bytes, which grow as they come: who promises many need not send them."""
        found = bytearray()
        while len(found) < length:
            try:
                part = os.read(self.reading, min(length - len(found), _PIPE_BYTES))
            except BlockingIOError:
                self._wait(self._read, due)
                continue
            except OSError:
                raise Gone from None
            if not part:
                raise Gone
            found += part
        return found

    def _wait(self, poll: select.poll, due: float | None) -> None:
        if due is None:
            poll.poll()
            return
        left = due - time.monotonic()
        if left <= 0 or not poll.poll(max(1, int(1000 * left))):
            if due - time.monotonic() <= 0:
                raise Late
            return

    def close(self) -> None:
        """Let go of both ends."""
        for end in {self.reading, self.writing}:
            with contextlib.suppress(OSError):
                os.close(end)
