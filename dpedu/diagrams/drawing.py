"""A few shapes, and a `Diagram` of them: vector in a page or notebook, an image in print.

Ink is the reader's own text colour (``currentColor``), so a diagram is legible on a light page, on
a dark one and on paper. The accents keep a contrast of at least 3 : 1 on white and on near-black,
and never carry a meaning alone: words or dashes say the same. A page may set ``--dp-blue`` and so
on.

All lengths are in the diagram's own units. Letters are 15 high, so that a diagram 420 wide can
still be read on a phone; keep to that width.
"""

from __future__ import annotations

import base64
import hashlib
import html
import io
from dataclasses import dataclass
from typing import Any, Protocol

__all__ = ["Arrow", "Box", "Circle", "Diagram", "Label", "Line", "Shape"]

COLOURS = {
    "ink": "currentColor",
    "blue": "var(--dp-blue, #2f7fc1)",
    "orange": "var(--dp-orange, #c8641b)",
    "green": "var(--dp-green, #2c8a68)",
    "grey": "var(--dp-grey, #808080)",
}
ON_PAPER = {
    "ink": "#222222", "blue": "#0060a8", "orange": "#c04a00", "green": "#00785a", "grey": "#5f5f5f",
}  # fmt: skip
LETTERS, LEADING = 15, 19
TINT = 0.13


class Shape(Protocol):
    """Anything that a diagram can hold."""

    def svg(self) -> str:
        """The shape as SVG elements."""
        ...

    def paint(self, axes: Any) -> None:
        """The shape on matplotlib axes, for print."""
        ...


@dataclass(frozen=True)
class Label:
    """Lines of text about a point; `anchor` is ``start``, ``middle`` or ``end``."""

    x: float
    y: float
    text: str
    colour: str = "ink"
    anchor: str = "middle"
    bold: bool = False

    def _lines(self) -> list[tuple[float, str]]:
        lines = self.text.split("\n") if self.text else []
        first = self.y - LEADING * (len(lines) - 1) / 2
        return [(first + LEADING * index, line) for index, line in enumerate(lines)]

    def svg(self) -> str:
        """See `Shape`."""
        weight = ' font-weight="600"' if self.bold else ""
        # Letters lie around the middle of their height, which is 0.35 above the line they stand on.
        return "".join(
            f'<text x="{self.x:g}" y="{y + 0.35 * LETTERS:g}" text-anchor="{self.anchor}"'
            f' fill="{COLOURS[self.colour]}" stroke="none"{weight}>{html.escape(line)}</text>'
            for y, line in self._lines()
        )

    def paint(self, axes: Any) -> None:
        """See `Shape`."""
        side = {"start": "left", "middle": "center", "end": "right"}[self.anchor]
        for y, line in self._lines():
            axes.text(
                self.x, y, line, ha=side, va="center", color=ON_PAPER[self.colour],
                fontweight="bold" if self.bold else "normal", fontsize=LETTERS * 0.72,
            )  # fmt: skip


@dataclass(frozen=True)
class Box:
    """A rectangle about its centre, with a text in it."""

    x: float
    y: float
    width: float
    height: float
    text: str = ""
    colour: str = "ink"
    dashed: bool = False

    def svg(self) -> str:
        """See `Shape`."""
        return (
            f'<rect x="{self.x - self.width / 2:g}" y="{self.y - self.height / 2:g}"'
            f' width="{self.width:g}" height="{self.height:g}" rx="6"{_outline(self)}/>'
            + _inside(self).svg()
        )

    def paint(self, axes: Any) -> None:
        """See `Shape`."""
        from matplotlib.patches import FancyBboxPatch

        corner = self.x - self.width / 2, self.y - self.height / 2
        style = "round,pad=0,rounding_size=6"
        axes.add_patch(
            FancyBboxPatch(corner, self.width, self.height, boxstyle=style, **_ink(self))
        )
        _inside(self).paint(axes)


@dataclass(frozen=True)
class Circle:
    """A circle with a text in it."""

    x: float
    y: float
    radius: float
    text: str = ""
    colour: str = "ink"
    dashed: bool = False

    def svg(self) -> str:
        """See `Shape`."""
        return (
            f'<circle cx="{self.x:g}" cy="{self.y:g}" r="{self.radius:g}"{_outline(self)}/>'
            + _inside(self).svg()
        )

    def paint(self, axes: Any) -> None:
        """See `Shape`."""
        from matplotlib.patches import Circle as Patch

        axes.add_patch(Patch((self.x, self.y), self.radius, **_ink(self)))
        _inside(self).paint(axes)


@dataclass(frozen=True)
class Line:
    """A straight line from `start` to `end`."""

    start: tuple[float, float]
    end: tuple[float, float]
    colour: str = "ink"
    dashed: bool = False
    width: float = 1.6

    def svg(self) -> str:
        """See `Shape`."""
        (x, y), (u, v) = self.start, self.end
        dashes = ' stroke-dasharray="6 5"' if self.dashed else ""
        return (
            f'<path d="M{x:g} {y:g}L{u:g} {v:g}" fill="none" stroke="{COLOURS[self.colour]}"'
            f' stroke-width="{self.width:g}"{dashes}/>'
        )

    def paint(self, axes: Any) -> None:
        """See `Shape`."""
        style = (0, (4, 3)) if self.dashed else "-"
        ends = list(zip(self.start, self.end, strict=True))
        axes.plot(*ends, color=ON_PAPER[self.colour], linewidth=0.75 * self.width, linestyle=style)


@dataclass(frozen=True)
class Arrow(Line):
    """A line whose head touches `end`."""

    def _head(self) -> list[tuple[float, float]]:
        (x, y), (u, v) = self.start, self.end
        length = ((u - x) ** 2 + (v - y) ** 2) ** 0.5
        a, b = (u - x) / length, (v - y) / length
        back, side = 7 + 2 * self.width, 3 + self.width
        return [
            (u, v),
            (u - back * a - side * b, v - back * b + side * a),
            (u - back * a + side * b, v - back * b - side * a),
        ]

    def _shaft(self) -> Line:
        _, (a, b), (c, d) = self._head()
        return Line(self.start, ((a + c) / 2, (b + d) / 2), self.colour, self.dashed, self.width)

    def svg(self) -> str:
        """See `Shape`."""
        corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in self._head())
        head = f'<polygon points="{corners}" fill="{COLOURS[self.colour]}" stroke="none"/>'
        return self._shaft().svg() + head

    def paint(self, axes: Any) -> None:
        """See `Shape`."""
        from matplotlib.patches import Polygon

        self._shaft().paint(axes)
        axes.add_patch(Polygon(self._head(), color=ON_PAPER[self.colour], linewidth=0))


@dataclass(frozen=True)
class Diagram:
    """Shapes with a name and a description in words.

    Parameters
    ----------
    title
        What it is, in a few words.
    alt
        What there is to see, for those who cannot see it.
    width, height
        Of the drawing, in its own units, which on a large screen are pixels.
    shapes
        What is drawn, the lowest first.

    Raises
    ------
    ValueError
        If `title` or `alt` is empty, or a size is not positive.

    Examples
    --------
    >>> from dpedu.diagrams import Arrow, Box, Diagram
    >>> shapes = (Box(60, 40, 80, 40, "data"), Box(300, 40, 80, 40, "answer"))
    >>> picture = Diagram("A release", "An arrow from data to answer.", 360, 80,
    ...                   (*shapes, Arrow((100, 40), (260, 40))))
    >>> picture.svg()[:4]
    '<svg'
    """

    title: str
    alt: str
    width: float
    height: float
    shapes: tuple[Shape, ...]

    def __post_init__(self) -> None:
        for name in ("title", "alt"):
            if not getattr(self, name).strip():
                raise ValueError(f"{name} must say in words what the diagram shows")
        for name in ("width", "height"):
            if not getattr(self, name) > 0:
                raise ValueError(f"{name} must be positive, got {getattr(self, name)!r}")

    def svg(self) -> str:
        """The diagram as one SVG element, which carries its words."""
        body = "".join(shape.svg() for shape in self.shapes)
        # Two diagrams of a page must not share names.
        name = "dp-" + hashlib.sha256((self.title + self.alt + body).encode()).hexdigest()[:10]
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="dp-diagram" role="img"'
            f' aria-labelledby="{name}-title {name}-desc"'
            f' viewBox="0 0 {self.width:g} {self.height:g}"'
            f' style="display:block;margin:0 auto;width:100%;max-width:{1.15 * self.width:.0f}px;'
            f'height:auto" font-family="inherit" font-size="{LETTERS}">'
            f'<title id="{name}-title">{html.escape(self.title)}</title>'
            f'<desc id="{name}-desc">{html.escape(self.alt)}</desc>{body}</svg>'
        )

    def png(self) -> str:
        """The diagram as base64-encoded PNG, for printed output."""
        import matplotlib
        from matplotlib.figure import Figure

        with matplotlib.rc_context({"font.family": "DejaVu Sans"}):
            figure = Figure(figsize=(self.width / 100, self.height / 100))
            axes = figure.add_axes((0, 0, 1, 1))
            axes.set(xlim=(0, self.width), ylim=(self.height, 0), aspect="equal")
            axes.axis("off")
            for shape in self.shapes:
                shape.paint(axes)
            buffer = io.BytesIO()
            figure.savefig(buffer, format="png", dpi=250)
        return base64.b64encode(buffer.getvalue()).decode("ascii")

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        # As HTML rather than as an SVG image: only inline does it take the page's text colour.
        return {
            "text/html": self.svg(),
            "image/png": self.png(),
            "text/plain": f"{self.title}. {self.alt}",
        }


def _inside(shape: Box | Circle) -> Label:
    return Label(shape.x, shape.y, shape.text)


def _outline(shape: Box | Circle) -> str:
    colour = COLOURS[shape.colour]
    tint = f'fill="{colour}" fill-opacity="{TINT}"' if shape.colour != "ink" else 'fill="none"'
    dashes = ' stroke-dasharray="6 5"' if shape.dashed else ""
    return f' {tint} stroke="{colour}" stroke-width="1.6"{dashes}'


def _ink(shape: Box | Circle) -> dict[str, Any]:
    from matplotlib.colors import to_rgba

    colour = ON_PAPER[shape.colour]
    return {
        "facecolor": "none" if shape.colour == "ink" else to_rgba(colour, TINT),
        "edgecolor": colour,
        "linewidth": 1.2,
        "linestyle": (0, (4, 3)) if shape.dashed else "-",
    }
