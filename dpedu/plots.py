"""Figures of the course: one style, and one way to show a figure with its text alternative.

A cell of a chapter makes a figure, draws, and shows it::

    fig, ax = dp.plots.figure()
    ax.plot(p, posterior)
    ax.set(xlabel="Flip probability p", ylabel="Posterior belief")
    dp.plots.show(fig, alt=f"The posterior falls from 1 at p = 0 to {prior} at p = 1/2.")

``alt`` says in words what a reader is meant to see; it may hold computed numbers, for it is an
ordinary string. Because it stands in the code, the downloaded notebook keeps it. To number a
figure and caption it, give the cell the metadata ``mystnb: {figure: {name: …, caption: …}}``.

Lines differ in dash as well as in colour, and text keeps a contrast of at least 4.5 : 1 on the
near-white card that every figure brings along, so figures read the same on a light page, on a
dark one and on paper.
"""

from __future__ import annotations

import base64
import html
import io
import re
from typing import Any
from urllib.parse import quote

import matplotlib
from cycler import cycler
from matplotlib.figure import Figure

from dpedu import _validate as validate

__all__ = ["BLUE", "GREEN", "GREY", "ORANGE", "PAPER", "PURPLE", "figure", "image", "png", "show"]

BLUE, ORANGE, GREEN, PURPLE, GREY = "#0060a8", "#c04a00", "#00785a", "#8e4a9e", "#5f5f5f"
PAPER, INK = "#fdfcf9", "#222222"

# A phone shrinks a figure of 4.8 inches to two thirds, and its letters must survive that. So
# figures are drawn smaller than they are shown, which makes 10 points into 12 for all of them.
ENLARGED = 1.2

STYLE: Any = {
    "figure.facecolor": PAPER,
    "savefig.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "axes.edgecolor": GREY,
    "axes.labelcolor": INK,
    "axes.titlesize": 11,
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "axes.prop_cycle": cycler(
        color=[BLUE, ORANGE, GREEN, PURPLE, GREY],
        linestyle=["-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1))],
    ),
    "grid.color": "#dedbd2",
    "grid.linewidth": 0.7,
    "lines.linewidth": 2.0,
    "xtick.color": INK,
    "ytick.color": INK,
    "font.size": 10,
    # Letters as outlines: a figure looks the same on every machine, whatever fonts it has.
    "svg.fonttype": "path",
    # Without a fixed salt the same figure would differ in its bytes from build to build.
    "svg.hashsalt": "dpedu",
}


def figure(
    *, width: float = 6.4, height: float = 3.4, rows: int = 1, columns: int = 1, **options: Any
) -> tuple[Figure, Any]:
    """A figure in the style of the course, and its axes (an array if there are several).

    ``width`` and ``height`` are what a reader sees, in inches.
    The figure is not registered with pyplot, so that nothing shows it twice.
    ``options`` go to `matplotlib.figure.Figure.subplots`.

    Raises
    ------
    TypeError, ValueError
        If a size is not between 0.1 and 100 inches, or there are no whole rows and columns.

    >>> fig, ax = figure()
    >>> _ = ax.plot([0, 1], [1, 0])
    """
    size = (
        float(validate.between(0.1, 100, width=width)) / ENLARGED,
        float(validate.between(0.1, 100, height=height)) / ENLARGED,
    )
    shape = validate.integer(1, rows=rows), validate.integer(1, columns=columns)
    with matplotlib.rc_context(STYLE):
        fig = Figure(figsize=size, layout="constrained")
        axes = fig.subplots(*shape, **options)
    return fig, axes


def svg(fig: Figure, *, alt: str) -> str:
    """The figure as a compact SVG element that carries its text alternative as a title.

    Where the words stand beside it, a title would be read out twice: then ``alt`` is empty.

    Raises
    ------
    TypeError
        If `fig` is no figure, or ``alt`` is no text.
    """
    _check(fig)
    if not isinstance(alt, str):
        raise TypeError(f"alt must be a text, got {validate.show(alt)}")
    buffer = io.StringIO()
    with matplotlib.rc_context(STYLE):
        metadata = {"Title": alt, "Date": None, "Creator": None, "Format": None, "Type": None}
        fig.savefig(buffer, format="svg", metadata=metadata)
    text = buffer.getvalue()
    text = text[text.index("<svg") :]
    # A hundredth of a point is finer than any screen; matplotlib writes a millionth.
    text = re.sub(r' d="[^"]*"', lambda path: re.sub(r"-?\d+\.\d+", _short, path.group()), text)
    return re.sub(r">\s+<", "><", text).strip()


def _check(fig: Figure) -> None:
    if not isinstance(fig, Figure):
        raise TypeError(f"fig must be a figure of matplotlib, got {validate.show(fig)}")


def _words(alt: str) -> None:
    if not isinstance(alt, str) or not alt.strip():
        raise ValueError("alt must say in words what the figure shows")


def _short(number: re.Match[str]) -> str:
    return f"{float(number.group()):.2f}".rstrip("0").rstrip(".")


def png(fig: Figure) -> str:
    """The figure as base64-encoded PNG, for printed output.

    Raises
    ------
    TypeError
        If `fig` is no figure.
    """
    _check(fig)
    buffer = io.BytesIO()
    with matplotlib.rc_context(STYLE):
        fig.savefig(buffer, format="png", dpi=150 * ENLARGED)
    return base64.b64encode(buffer.getvalue()).decode("ascii")


def image(fig: Figure, *, alt: str) -> str:
    """An HTML image of the figure that needs no file beside it.

    Raises
    ------
    TypeError, ValueError
        If `fig` is no figure, or ``alt`` is empty.
    """
    _words(alt)
    # Percent-encoded rather than base64: it compresses four times better in a page.
    source = "data:image/svg+xml," + quote(svg(fig, alt=alt), safe=" =:/;,.()'")
    style = f"width:{96 * ENLARGED * fig.get_size_inches()[0]:.0f}px;max-width:100%"
    return f'<img class="dp-figure" alt="{html.escape(alt)}" src="{source}" style="{style}">'


def show(fig: Figure, *, alt: str) -> None:
    """Show a figure in a notebook or in the book.

    Parameters
    ----------
    fig
        The figure, most easily from `figure`.
    alt
        What the figure shows, in words, for those who cannot see it.

    Raises
    ------
    TypeError, ValueError
        If `fig` is no figure, or ``alt`` is empty.
    """
    _check(fig)
    _words(alt)
    from IPython.display import display

    display(  # type: ignore[no-untyped-call]
        {"text/html": image(fig, alt=alt), "image/png": png(fig), "text/plain": alt}, raw=True
    )
