"""The game in which an adversary guesses which of two neighbours was used."""

from __future__ import annotations

from dpedu.diagrams.drawing import Arrow, Box, Circle, Diagram, Label

__all__ = ["testing_game"]


def testing_game() -> Diagram:
    """A referee picks x or x′, the mechanism answers, and an adversary decides."""
    return Diagram(
        "The testing game",
        "Two circles on the left, the neighbouring data sets x and x′. A referee picks one of them "
        "in secret and puts it into the mechanism π. Its answer a goes to an adversary, who knows "
        "π, x and x′, and decides: x if a is in the set A₀, x′ if a is in the set A₁.",
        420,
        200,
        (
            Label(4, 16, "hidden", anchor="start", bold=True),
            Circle(30, 62, 22, "x", "blue"),
            Circle(30, 138, 22, "x′", "blue", dashed=True),
            Arrow((52, 66), (88, 90)),
            Arrow((52, 134), (88, 110), dashed=True),
            Box(128, 100, 80, 46, "referee\npicks"),
            Arrow((168, 100), (200, 100)),
            Box(222, 100, 44, 46, "π", "orange"),
            Arrow((244, 100), (286, 100)),
            Label(266, 85, "a"),
            Box(334, 100, 96, 46, "adversary\ndecides", "green"),
            Arrow((318, 77), (294, 48)),
            Arrow((350, 77), (372, 48)),
            Label(282, 26, "a ∈ A₀:\nit was x"),
            Label(380, 26, "a ∈ A₁:\nit was x′"),
            Label(334, 143, "knows π, x, x′"),
        ),
    )
