"""What a lab shows, in numbers: axes and marks, of which a page and a figure are drawn alike.

A scene knows no pixels. `figure` draws it for paper and for notebooks; ``live.js`` draws it in the
page, as the reader moves the slider, from the very numbers that `Drawing` writes.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from fractions import Fraction
from itertools import chain
from typing import Any, ClassVar

from matplotlib.figure import Figure

from dpedu import plots
from dpedu._validate import FloatArray

__all__ = [
    "Area", "Axis", "Bars", "Cells", "Dots", "Drawing", "Line", "Mark", "Panel", "Scene", "Text",
    "figure",
]  # fmt: skip

Number = int | float | Fraction
"""Exact where the mathematics is: a page gets the nearest float."""

Numbers = Sequence[Number] | FloatArray

COLOURS = {
    "blue": plots.BLUE,
    "orange": plots.ORANGE,
    "green": plots.GREEN,
    "purple": plots.PURPLE,
    "grey": plots.GREY,
    "pale": "#d9e4ee",
    "faint": "#f3d9c8",
}
"""By their names, for in the dark a page has others; the last two fill areas."""

DASHES = {"solid": "-", "dashed": "--", "dotted": ":"}
SHAPES = {"disc": "o", "ring": "o", "square": "s", "cross": "x", "triangle": "^"}


@dataclass(frozen=True)
class Axis:
    """One direction of a panel: what it measures, from where to where, and its ticks.

    ``ticks`` are numbers, or pairs of a number and its text; ``low`` may be above ``high``, and the
    axis then runs the other way. On a ``log`` axis equal factors are equally far apart.
    """

    label: str
    low: Number
    high: Number
    ticks: Sequence[Number | tuple[Number, str]] = ()
    log: bool = False

    def __post_init__(self) -> None:
        _finite(self, self.low, self.high)
        if self.low == self.high:
            raise ValueError(f"axis {self.label!r} begins and ends at {self.low}")
        if self.log and min(self.low, self.high) <= 0:
            raise ValueError(f"logarithmic axis {self.label!r} must be positive")
        pairs = [tick if isinstance(tick, tuple) else (tick, f"{float(tick):g}".replace("-", "−"))
                 for tick in self.ticks]  # fmt: skip
        for at, _ in pairs:
            if not min(self.low, self.high) <= at <= max(self.low, self.high):
                raise ValueError(f"axis {self.label!r} has a tick at {at}, which it does not reach")
        object.__setattr__(self, "ticks", tuple(pairs))

    def data(self) -> dict[str, Any]:
        """The axis for the page."""
        given = {"label": self.label, "low": self.low, "high": self.high, "ticks": self.ticks}
        return given | ({"log": True} if self.log else {})

    def share(self, value: Number) -> float:
        """How far along the axis a value stands: 0 at its beginning, 1 at its end."""
        if self.log:
            return math.log(value / self.low) / math.log(self.high / self.low)
        return float((value - self.low) / (self.high - self.low))


@dataclass(frozen=True)
class Mark:
    """What all marks have: a colour, and a name if the legend explains it."""

    kind: ClassVar[str]
    colour: str = "blue"
    name: str = ""

    def __post_init__(self) -> None:
        if self.colour not in COLOURS:
            raise ValueError(f"no colour {self.colour!r}; there are {', '.join(COLOURS)}")
        for name, known in (("dash", DASHES), ("shape", SHAPES)):
            if (given := getattr(self, name, None)) is not None and given not in known:
                raise ValueError(f"no {name} {given!r}; there are {', '.join(known)}")
        numbers = {f.name: getattr(self, f.name) for f in fields(self) if f.name in _NUMBERS}
        for name, given in numbers.items():
            if isinstance(given, Iterable):
                given = tuple(_plain(each) for each in given)
                object.__setattr__(self, name, given)
            else:
                object.__setattr__(self, name, _plain(given))
            _finite(self, *(given if isinstance(given, tuple) else (given,)))
        lengths = {len(given) for given in vars(self).values() if isinstance(given, tuple)}
        if len(lengths) > 1:
            raise ValueError(f"{self.kind}: as many ys as xs, please, not {sorted(lengths)}")

    def data(self) -> dict[str, Any]:
        """The mark for the page: what is otherwise than by itself."""
        return {"kind": self.kind} | {
            f.name: value for f in fields(self) if (value := getattr(self, f.name)) != f.default
        }


_LISTS = ("xs", "ys", "tops")
_NUMBERS = (*_LISTS, "x", "y")


@dataclass(frozen=True, kw_only=True)
class Line(Mark):
    """Points joined by straight lines; what leaves the panel is cut off."""

    kind = "line"
    xs: Numbers
    ys: Numbers
    dash: str = "solid"
    width: float = 2


@dataclass(frozen=True, kw_only=True)
class Area(Mark):
    """What lies between two lines, from ``ys`` to ``tops``."""

    kind = "area"
    xs: Numbers
    ys: Numbers
    tops: Numbers


@dataclass(frozen=True, kw_only=True)
class Dots(Mark):
    """A dot at each point; ``size`` in pixels."""

    kind = "dots"
    xs: Numbers
    ys: Numbers
    shape: str = "disc"
    size: float = 8


@dataclass(frozen=True, kw_only=True)
class Bars(Mark):
    """A bar from 0 up to each of the tops, ``width`` wide; so many pixels if it is ``thin``."""

    kind = "bars"
    xs: Numbers
    tops: Numbers
    width: float = 0.8
    thin: bool = False
    hollow: bool = False


@dataclass(frozen=True, kw_only=True)
class Text(Mark):
    """Words beside a point; ``right`` and ``up`` move them by pixels, ``align`` says which end."""

    kind = "text"
    x: Number
    y: Number
    text: str
    align: str = "start"
    right: float = 0
    up: float = 0


@dataclass(frozen=True, kw_only=True)
class Cells(Mark):
    """A table of shades from nothing to ``top``: row ``i`` at y = i, column ``j`` at x = j."""

    kind = "cells"
    rows: Sequence[Sequence[Number]]
    top: float

    def __post_init__(self) -> None:
        object.__setattr__(self, "rows", tuple(tuple(map(_plain, row)) for row in self.rows))
        super().__post_init__()
        if len({len(row) for row in self.rows}) != 1:
            raise ValueError("all rows of cells must have the same length, at least one row")
        _finite(self, *chain(*self.rows))


@dataclass(frozen=True)
class Panel:
    """Two axes and what lies between them, first what is behind."""

    x: Axis
    y: Axis
    marks: tuple[Mark, ...]
    title: str = ""


@dataclass(frozen=True)
class Scene:
    """One picture of a lab: panels below each other, or ``beside`` each other.

    ``height`` in inches, where the width is 4.8.
    """

    panels: tuple[Panel, ...]
    height: float = 3.8
    beside: bool = False

    @classmethod
    def of(cls, x: Axis, y: Axis, *marks: Mark, height: float = 3.8) -> Scene:
        """A scene of one panel."""
        return cls((Panel(x, y, marks),), height)


class Drawing:
    """The scenes of a lab as data for its page, in which what stays is written once.

    ``parts`` are axes, marks and lists of numbers; a part names another by its number.
    """

    def __init__(self) -> None:
        self.parts: list[Any] = []
        self._known: dict[Any, int] = {}

    def add(self, scene: Scene) -> dict[str, Any]:
        """A scene, its axes and marks by their numbers in ``parts``."""
        panels = [
            {
                "x": self._number(panel.x),
                "y": self._number(panel.y),
                "marks": [self._number(mark) for mark in panel.marks],
                "title": panel.title,
            }
            for panel in scene.panels
        ]
        return {"height": scene.height / WIDTH, "beside": scene.beside, "panels": panels}

    def _number(self, part: Any) -> int:
        if part not in self._known:
            written: Any = part if isinstance(part, tuple) else part.data()
            if isinstance(part, Mark):
                lists = {name: getattr(part, name) for name in _LISTS if hasattr(part, name)}
                written |= {name: self._number(values) for name, values in lists.items()}
            self._known[part] = len(self.parts)
            self.parts.append(_for_page(written))
        return self._known[part]


WIDTH = 4.8
"""Inches, of every scene."""


def figure(scene: Scene) -> Figure:
    """The scene drawn by matplotlib."""
    shape = {"columns" if scene.beside else "rows": len(scene.panels)}
    fig, axes = plots.figure(width=WIDTH, height=scene.height, squeeze=False, **shape)
    for panel, ax in zip(scene.panels, axes.flat, strict=True):
        ax.set(xlabel=panel.x.label, ylabel=panel.y.label, title=panel.title)
        for axis, at in ((panel.x, "x"), (panel.y, "y")):
            ax.set(**{f"{at}scale": "log" if axis.log else "linear"})
            ax.set(**{f"{at}lim": (float(axis.low), float(axis.high))})
            ticks = [(float(value), text) for value, text in axis.ticks]  # type: ignore[misc]
            getattr(ax, f"set_{at}ticks")([v for v, _ in ticks], [text for _, text in ticks])
        ax.minorticks_off()
        for mark in panel.marks:
            _DRAW[type(mark)](ax, mark)
    handles = [ax.get_legend_handles_labels() for ax in axes.flat]
    named = {name: handle for both in handles for handle, name in zip(*both, strict=True)}
    if named:
        columns = 1 if max(map(len, named)) > 20 else 2
        fig.legend(named.values(), named, loc="outside upper center", ncols=columns,
                   handlelength=1.8, frameon=False)  # fmt: skip
    return fig


def _line(ax: Any, mark: Line) -> None:
    ax.plot(_floats(mark.xs), _floats(mark.ys), DASHES[mark.dash], linewidth=mark.width,
            solid_capstyle="butt",  # a line ends where it says
            color=COLOURS[mark.colour], label=mark.name or None)  # fmt: skip


def _area(ax: Any, mark: Area) -> None:
    ax.fill_between(_floats(mark.xs), _floats(mark.ys), _floats(mark.tops),
                    color=COLOURS[mark.colour], linewidth=0, label=mark.name or None)  # fmt: skip


def _dots(ax: Any, mark: Dots) -> None:
    ax.plot(
        _floats(mark.xs), _floats(mark.ys), SHAPES[mark.shape], linestyle="none",
        markersize=mark.size / plots.ENLARGED, color=COLOURS[mark.colour], markeredgewidth=1.6,
        markerfacecolor="none" if mark.shape == "ring" else None, label=mark.name or None,
        clip_on=False,
    )  # fmt: skip


def _bars(ax: Any, mark: Bars) -> None:
    colour = COLOURS[mark.colour]
    if mark.thin:
        ax.vlines(_floats(mark.xs), 0, _floats(mark.tops), color=colour, linewidth=mark.width,
                  label=mark.name or None)  # fmt: skip
        return
    ax.bar(
        _floats(mark.xs), _floats(mark.tops), mark.width, edgecolor=colour, linewidth=1.8,
        color=plots.PAPER if mark.hollow else colour, label=mark.name or None,
    )  # fmt: skip


def _text(ax: Any, mark: Text) -> None:
    ends = {"start": "left", "middle": "center", "end": "right"}
    ax.annotate(
        mark.text, (float(mark.x), float(mark.y)), xytext=(mark.right, mark.up),
        textcoords="offset points", ha=ends[mark.align], color=COLOURS[mark.colour],
        fontweight="bold", annotation_clip=False,
        bbox={"boxstyle": "round,pad=0.1", "facecolor": plots.PAPER, "alpha": 0.8, "linewidth": 0},
    )  # fmt: skip


def _cells(ax: Any, mark: Cells) -> None:
    rows = [_floats(row) for row in mark.rows]
    ax.imshow(rows, cmap="Blues", vmin=0, vmax=mark.top, aspect="auto", extent=None)
    ax.grid(visible=False)


_DRAW: dict[type[Mark], Any] = {
    Line: _line, Area: _area, Dots: _dots, Bars: _bars, Text: _text, Cells: _cells,
}  # fmt: skip


def _floats(numbers: Iterable[Any]) -> list[float]:
    return [float(number) for number in numbers]


def _plain(number: Any) -> Any:
    """A number of numpy's as Python's own, which is written to a page."""
    return number.item() if hasattr(number, "item") else number


def _for_page(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _for_page(each) for name, each in value.items()}
    if isinstance(value, tuple):
        return [_for_page(each) for each in value]
    return float(value) if isinstance(value, Fraction) else value


def _finite(owner: object, *numbers: Number) -> None:
    for number in numbers:
        if not math.isfinite(number):
            raise ValueError(f"{type(owner).__name__} has a number that is not finite: {number}")
