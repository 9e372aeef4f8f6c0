"""Sums over a stream, kept in a tree."""

from __future__ import annotations

from dpedu.diagrams.drawing import Box, Diagram, Label, Line, Shape

__all__ = ["tree_counter"]

LEFT, WIDTH, ROW = 20, 380, 52


def tree_counter(prefix: int = 7) -> Diagram:
    """Eight steps of a stream under a binary tree of sums, and the sums that make up a prefix.

    Parameters
    ----------
    prefix
        How many steps to count, from 1 to 8.

    Raises
    ------
    ValueError
        If `prefix` is outside its range.

    Examples
    --------
    >>> "needs 3 of the 15 sums: steps 1–4, steps 5–6, step 7" in tree_counter(7).alt
    True
    """
    if prefix not in range(1, 9):
        raise ValueError(f"prefix must be from 1 to 8, got {prefix!r}")
    used = _parts(prefix)
    shapes: list[Shape] = []
    for level in range(4):
        size = 2**level
        for first in range(1, 9, size):
            x, y = _place(first, size)
            if level:
                for child in (first, first + size // 2):
                    u, v = _place(child, size // 2)
                    shapes.append(Line((x, y + 15), (u, v - 15), "grey"))
    for level in range(4):
        size = 2**level
        for first in range(1, 9, size):
            x, y = _place(first, size)
            name = f"{first}" if size == 1 else f"{first}–{first + size - 1}"
            wide = {1: 32, 2: 44, 4: 54, 8: 64}[size]
            chosen = (first, size) in used
            shapes.append(Box(x, y, wide, 30, name, "orange" if chosen else "ink", not chosen))
    shapes.append(Label(210, 4 * ROW + 14, f"the first {prefix} steps: the solid boxes"))
    names = [f"step {a}" if n == 1 else f"steps {a}–{a + n - 1}" for a, n in used]
    return Diagram(
        "A tree of sums",
        "Eight boxes in a row, one for each step of a stream; above them four boxes for two steps "
        "each, two for four steps, and one for all eight, joined as a binary tree. To count the "
        f"first {prefix} steps one needs {len(used)} of the 15 sums: {', '.join(names)}. Their "
        "boxes are solid, all others dashed.",
        420,
        4 * ROW + 32,
        tuple(shapes),
    )


def _place(first: int, size: int) -> tuple[float, float]:
    """The centre of the box of that many steps from that one on."""
    level = size.bit_length() - 1
    return LEFT + WIDTH * (first - 1 + size / 2) / 8, 24 + ROW * (3 - level)


def _parts(prefix: int) -> list[tuple[int, int]]:
    """The sums that make up a prefix, as (first step, number of steps), the largest first."""
    parts, first = [], 1
    for size in (8, 4, 2, 1):
        if prefix & size:
            parts.append((first, size))
            first += size
    return parts
