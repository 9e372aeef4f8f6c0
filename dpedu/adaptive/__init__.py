"""Adaptive analysis: how questions that depend on earlier answers overfit, and what helps.

`overfitting` runs the classic experiment, `thresholdout` makes the hold-out last, `discoveries`
counts what many tests find where there is nothing.
"""

from dpedu.adaptive.discoveries import Tally, discoveries, p_values, tally
from dpedu.adaptive.overfitting import Outcome, Sample, analyse, sample
from dpedu.adaptive.thresholdout import (
    DiscreteLaplaceNoise,
    ExactSession,
    LaplaceNoise,
    Session,
    Step,
    SuppliedNoise,
    Thresholdout,
)

__all__ = [
    "DiscreteLaplaceNoise",
    "ExactSession",
    "LaplaceNoise",
    "Outcome",
    "Sample",
    "Session",
    "Step",
    "SuppliedNoise",
    "Tally",
    "Thresholdout",
    "analyse",
    "discoveries",
    "p_values",
    "sample",
    "tally",
]
