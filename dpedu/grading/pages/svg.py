"""Small plots as SVG in a page: no script, the page's own colours, an alternative text."""

from __future__ import annotations

import html
from collections.abc import Sequence

WIDTH, HEIGHT = 640, 240
LEFT, RIGHT, TOP, BOTTOM = 44, 12, 24, 46


def histogram(counts: Sequence[int], edges: Sequence[float], *, alt: str, below: str) -> str:
    """Bars of counts between edges."""
    most = max([*counts, 1])
    wide = (WIDTH - LEFT - RIGHT) / len(counts)
    parts = _across(most)
    for place, count in enumerate(counts):
        high = (HEIGHT - TOP - BOTTOM) * count / most
        x, y = LEFT + place * wide, HEIGHT - BOTTOM - high
        parts.append(_bar(x + 2, y, wide - 4, high))
        if count:
            parts.append(_text(x + wide / 2, y - 3, str(count), "middle"))
    step = -(-len(edges) // 11)
    for place, edge in enumerate(edges):
        if place % step == 0:
            parts.append(_text(LEFT + place * wide, HEIGHT - BOTTOM + 18, f"{edge:g}", "middle"))
    parts.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, below, "middle"))
    return _svg(HEIGHT, alt, parts)


def bars(names: Sequence[str], values: Sequence[float | None], *, alt: str, below: str) -> str:
    """A bar a line, from 0 to 1, with its value."""
    left, high = 190, 26
    height = TOP + high * len(names) + 40
    wide = WIDTH - left - 50
    parts = []
    for place, (name, value) in enumerate(zip(names, values, strict=True)):
        y = TOP + place * high
        short = name if len(name) < 18 else f"{name[:16]}…"
        parts.append(_text(left - 8, y + 17, short, "end"))
        if value is None:
            parts.append(_text(left + 4, y + 17, "no marks yet", "start"))
        else:
            parts.append(_bar(left, y + 4, max(1.0, wide * value), high - 8))
            parts.append(_text(left + wide * value + 6, y + 17, f"{value:.2f}", "start"))
    bottom = TOP + high * len(names)
    parts.append(f'<line class="axis" x1="{left}" y1="{TOP}" x2="{left}" y2="{bottom}"/>')
    for tick in (0, 0.5, 1):
        parts.append(_text(left + wide * tick, bottom + 16, f"{tick:g}", "middle"))
    parts.append(_text(left + wide / 2, bottom + 34, below, "middle"))
    return _svg(height, alt, parts)


def _across(most: int) -> list[str]:
    parts = []
    for tick in sorted({0, most // 2, most}):
        y = HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * tick / most
        parts.append(
            f'<line class="axis" x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}"/>'
        )
        parts.append(_text(LEFT - 6, y + 5, str(tick), "end"))
    return parts


def _bar(x: float, y: float, wide: float, high: float) -> str:
    return f'<rect class="bar" x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}"/>'


def _text(x: float, y: float, said: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{html.escape(said)}</text>'


def _svg(height: float, alt: str, parts: Sequence[str]) -> str:
    inside = "".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{html.escape(alt)}">'
        f'<g aria-hidden="true">{inside}</g></svg>'
    )
