"""What a lab is: a question, one slider, at most one choice, a picture and a sentence."""

from __future__ import annotations

import itertools
import math
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from matplotlib.figure import Figure

from dpedu.labs.scene import Scene, figure

__all__ = ["MOST_FRAMES", "MOST_PICTURES", "Choice", "Lab", "Slider"]

MOST_FRAMES = 320
"""A lab's frames all travel in its page of the book, so that no reader needs Python."""

MOST_PICTURES = 48
"""Those of a lab that draws figures, for a picture is larger than its numbers."""


@dataclass(frozen=True)
class Slider:
    """A number that the reader moves.

    Parameters
    ----------
    name
        The keyword under which ``draw`` and ``describe`` receive the value.
    label
        What the reader sees beside the slider.
    values
        The positions, at least two, increasing.
    start
        The value to begin with; the middle position if not given.
    """

    name: str
    label: str
    values: tuple[float, ...]
    start: float | None = None

    def __post_init__(self) -> None:
        _named(self)
        values = tuple(self.values)
        object.__setattr__(self, "values", values)
        if len(values) < 2:
            raise ValueError(f"slider {self.name!r} needs at least two values, got {len(values)}")
        if not all(math.isfinite(value) for value in values):
            raise ValueError(f"slider {self.name!r} has a value that is not finite")
        if any(a >= b for a, b in itertools.pairwise(values)):
            raise ValueError(f"the values of slider {self.name!r} must increase")
        if self.start is None:
            object.__setattr__(self, "start", values[len(values) // 2])
        if self.start not in values:
            raise ValueError(f"slider {self.name!r} cannot start at {self.start}: not a value")

    def text(self, value: float) -> str:
        """A position as the reader sees it."""
        return written(value)


def written(value: float) -> str:
    """A number as the book writes it: 0.25, 1000, 10 000, and no power of ten in their place."""
    text = f"{float(value):.4g}"
    return f"{value:,.0f}".replace(",", "\u202f") if "e+" in text else text


@dataclass(frozen=True)
class Choice:
    """One of a few alternatives beside the slider; the first is the one to begin with."""

    name: str
    label: str
    values: tuple[Any, ...]

    def __post_init__(self) -> None:
        _named(self)
        object.__setattr__(self, "values", tuple(self.values))
        if not 2 <= len(self.values) <= 6:
            raise ValueError(
                f"choice {self.name!r} needs two to six values, got {len(self.values)}"
            )
        if len({self.text(value) for value in self.values}) < len(self.values):
            raise ValueError(f"two values of choice {self.name!r} look the same")

    def text(self, value: Any) -> str:
        """An alternative as the reader sees it."""
        return written(value) if isinstance(value, float) else str(value)


@dataclass(frozen=True, kw_only=True)
class Lab:
    """An interactive figure.

    Parameters
    ----------
    name
        An identifier, unique within a page.
    title
        The heading.
    slider, choice
        What the reader may change; a lab has one slider and at most one choice.
    predict
        The question to answer before moving anything.
    draw
        From the values, by keyword, to a `Scene`, which the page draws itself while the slider
        moves; or to a figure of `dpedu.plots.figure`, where marks do not say enough.
    describe
        From the same values to one sentence of numbers: the figure's text alternative.
    """

    name: str
    title: str
    slider: Slider
    predict: str
    draw: Callable[..., Figure] | Callable[..., Scene]
    describe: Callable[..., str]
    choice: Choice | None = None

    def __post_init__(self) -> None:
        if not self.name.isidentifier():
            raise ValueError(f"a lab's name must be an identifier, got {self.name!r}")
        for field in ("title", "predict"):
            if not getattr(self, field).strip():
                raise ValueError(f"lab {self.name!r} has an empty {field}")
        if self.choice is not None and self.choice.name == self.slider.name:
            raise ValueError(f"slider and choice of lab {self.name!r} have the same name")
        frames = len(self.slider.values) * len(self.choice.values if self.choice else (None,))
        if frames > MOST_FRAMES:
            raise ValueError(f"lab {self.name!r} has {frames} frames; at most {MOST_FRAMES}")

    @property
    def start(self) -> dict[str, Any]:
        """The values that the reader sees first."""
        settings = {self.slider.name: self.slider.start}
        if self.choice:
            settings[self.choice.name] = self.choice.values[0]
        return settings

    def figure(self, **settings: Any) -> Figure:
        """The picture for paper and for notebooks."""
        drawn = self.draw(**settings)
        return figure(drawn) if isinstance(drawn, Scene) else drawn

    def settings(self) -> Iterator[dict[str, Any]]:
        """All values, choice by choice, and within a choice along the slider."""
        for chosen in self.choice.values if self.choice else (None,):
            for value in self.slider.values:
                yield {self.slider.name: value} | (
                    {self.choice.name: chosen} if self.choice else {}
                )

    def show(self) -> None:
        """Show the lab: as widgets with a live kernel, as a piece of HTML in the book."""
        from dpedu.labs import notebook, page

        (page if os.environ.get("DPEDU_BOOK") else notebook).show(self)


def _named(control: Slider | Choice) -> None:
    if not control.name.isidentifier():
        raise ValueError(f"a control's name must be an identifier, got {control.name!r}")
    if not control.label.strip():
        raise ValueError(f"control {control.name!r} has no label")
