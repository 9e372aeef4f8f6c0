"""An analysis that was fixed beforehand, and one that looks back."""

from __future__ import annotations

from dpedu.diagrams.drawing import Arrow, Box, Diagram, Label, Line, Shape

__all__ = ["analyses"]

ROW = 205


def analyses() -> Diagram:
    """The ideal analysis and the adaptive one: prior, training data, posterior, hold-out."""
    return Diagram(
        "The ideal analysis and the adaptive one",
        "Two rows. In both, a prior and training data lead to a posterior, and the posterior is "
        "judged on hold-out data, which gives a result. In the upper row, the ideal analysis, that "
        "is the end. In the lower row, the adaptive analysis, a dashed arrow leads from the result "
        "back to the prior: the next analysis depends on what the hold-out said.",
        420,
        2 * ROW + 30,
        (
            *_row("Ideal: the hold-out is asked once", 0),
            *_row("Adaptive: and again, and again", ROW),
        ),
    )


def _row(name: str, top: float) -> list[Shape]:
    middle, below = top + 70, top + 150
    shapes: list[Shape] = [
        Label(4, top + 18, name, anchor="start", bold=True),
        Box(48, middle, 84, 40, "prior"),
        Box(190, middle, 96, 40, "posterior", "orange"),
        Box(346, middle, 84, 40, "result", "green"),
        Box(190, below, 96, 44, "training\ndata", "blue"),
        Box(346, below, 84, 44, "hold-out\ndata", "blue"),
        Arrow((90, middle), (142, middle)),
        Arrow((190, below - 22), (190, middle + 20)),
        Arrow((238, middle), (304, middle)),
        Arrow((346, below - 22), (346, middle + 20)),
    ]
    if top:
        # Down, along the bottom and up again.
        floor = below + 42
        shapes += [
            _dash((388, middle), (408, middle)),
            _dash((408, middle), (408, floor)),
            _dash((408, floor), (48, floor)),
            Arrow((48, floor), (48, middle + 20), "orange", dashed=True, width=2.2),
            Label(228, floor + 15, "try another analysis"),
        ]
    return shapes


def _dash(start: tuple[float, float], end: tuple[float, float]) -> Shape:
    return Line(start, end, "orange", dashed=True, width=2.2)
