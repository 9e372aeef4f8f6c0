"""A message and the bytes of its arrays, as one piece of bytes."""

from __future__ import annotations

import json
import struct
from typing import Any

from dpedu.grading.messages.kinds import MOST_BYTES, CannotCross, Malformed

_HEAD = struct.Struct("!II")
_LONG = struct.Struct("!Q")


def pack(message: Any, buffers: list[bytes], most: int = MOST_BYTES) -> bytes:
    """A message and its buffers as bytes."""
    return b"".join(pieces(message, buffers, most))


def pieces(message: Any, buffers: list[bytes], most: int = MOST_BYTES) -> list[bytes]:
    """What `pack` puts together: nobody needs a copy of large buffers."""
    text = json.dumps(message, separators=(",", ":"), check_circular=False).encode("ascii")
    lengths = b"".join(_LONG.pack(len(each)) for each in buffers)
    made = [b"".join((_HEAD.pack(len(text), len(buffers)), lengths, text)), *buffers]
    if sum(map(len, made)) > most:
        raise CannotCross(f"a value is larger than {most} bytes")
    return made


def unpack(packed: bytes | bytearray) -> tuple[Any, list[bytes]]:
    """A message and its buffers, from bytes that anybody may have written.

    An array of bytes is used up: its end becomes the last buffer, which may be all but all of it.
    """
    try:
        length, count = _HEAD.unpack_from(packed)
        if count > 100_000:
            raise Malformed("too many buffers")
        place = _HEAD.size
        sizes = [_LONG.unpack_from(packed, place + 8 * i)[0] for i in range(count)]
        place += 8 * count
        if place + length + sum(sizes) != len(packed):
            raise Malformed("lengths do not add up")
        message = json.loads(packed[place : place + length])
        place += length
        buffers: list[Any] = []
        for size in sizes[:-1]:
            buffers.append(bytes(packed[place : place + size]))
            place += size
        if isinstance(packed, bytearray):
            del packed[:place]
            buffers += [packed] if sizes else []
        else:
            buffers += [packed[place:]] if sizes else []
    except Malformed:
        raise
    except (ValueError, struct.error, RecursionError, MemoryError) as error:
        raise Malformed(f"{type(error).__name__}") from None
    return message, buffers
