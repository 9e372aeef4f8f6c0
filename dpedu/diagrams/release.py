"""Who gives data, what is released, and who looks at it."""

from __future__ import annotations

from dpedu.diagrams.drawing import Arrow, Box, Circle, Diagram, Label

__all__ = ["two_patients"]


def two_patients() -> Diagram:
    """Two people give data, an algorithm releases an answer, and one of them reads it."""
    return Diagram(
        "Two patients and one answer",
        "Two patients give their data x₁ and x₂ to a hospital, which holds x. From x the "
        "algorithm π makes a public answer a. A dashed arrow leads from the answer back to the "
        "second patient, who knows x₂ already and asks what the answer tells about x₁.",
        420,
        255,
        (
            Circle(62, 66, 30, "x₁", "blue"),
            Label(62, 20, "patient 1"),
            Circle(226, 66, 30, "x₂", "blue"),
            Label(226, 20, "patient 2"),
            Arrow((82, 88), (120, 172)),
            Arrow((207, 89), (160, 172)),
            Box(140, 200, 150, 54, "x = (x₁, x₂)", "blue"),
            Label(140, 243, "hospital"),
            Arrow((215, 200), (298, 200)),
            Label(255, 183, "π"),
            Box(340, 200, 82, 54, "a", "orange"),
            Label(340, 243, "public"),
            Arrow((330, 173), (249, 89), "orange", dashed=True, width=2.4),
            Label(346, 98, "“What does a\nsay about x₁?”"),
        ),
    )
