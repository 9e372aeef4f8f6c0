"""Drawn diagrams: one module a subject, of the few shapes in `drawing`.

A cell ends in ``dp.diagrams.two_patients()`` and shows it, with its words, wherever it is read.
"""

from dpedu.diagrams.analysis import analyses
from dpedu.diagrams.counting import tree_counter
from dpedu.diagrams.drawing import Arrow, Box, Circle, Diagram, Label, Line
from dpedu.diagrams.linkage import linkage_circles
from dpedu.diagrams.release import two_patients
from dpedu.diagrams.testing import testing_game
from dpedu.diagrams.trust import trust_models

__all__ = [
    "Arrow",
    "Box",
    "Circle",
    "Diagram",
    "Label",
    "Line",
    "analyses",
    "linkage_circles",
    "testing_game",
    "tree_counter",
    "trust_models",
    "two_patients",
]
