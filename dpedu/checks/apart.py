"""Equal values that are not the same object, so that an answer that compares by `is` shows."""

from __future__ import annotations

from typing import Any


def apart(value: Any) -> Any:
    """The value, in which equal texts and whole numbers are objects of their own, if they can be.

    Lists and dictionaries stay the objects that they are, for a test looks whether they change.

    >>> name = "Oslo"
    >>> parts, (request, epsilon) = apart([name]), apart((name, 1))
    >>> parts[0] == request, parts[0] is request
    (True, False)
    """
    kind = type(value)
    if kind is str:
        return "".join([*value])
    if kind is int:
        return value + 0
    if kind is tuple:
        return tuple(map(apart, value))
    if kind is list:
        value[:] = map(apart, value)
    elif kind is dict:
        entries = [(apart(key), apart(entry)) for key, entry in value.items()]
        value.clear()
        value.update(entries)
    return value
