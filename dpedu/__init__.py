"""dpedu: differential privacy, small enough to read and exact enough to trust.

The ground of a course: mechanisms, what they promise, and the means to check both. The names below
are the ones that the book uses as ``dp.…``; everything else lives one module deeper. Importing
`dpedu` loads numpy and nothing heavier: plots, labs and checks load when they are first used.
"""

from __future__ import annotations

import importlib
from typing import Any

# Not lazily: once the module `dpedu.glue` is loaded, its name would hide the function's.
from dpedu.glue import glue
from dpedu.mechanisms import (
    DiscreteGaussian,
    DiscreteLaplace,
    Estimate,
    ExponentialMechanism,
    Gaussian,
    Geometric,
    Grid,
    KaryRandomisedResponse,
    Laplace,
    MeanWithBounds,
    MembershipResponse,
    PermuteAndFlip,
    PrivateBounds,
    ProposeTestRelease,
    Quantile,
    Quantiles,
    RandomisedResponse,
    ReportNoisyMax,
    SampleAndAggregate,
    SmoothMedian,
    SparseVector,
    StableHistogram,
    UnaryRandomisedResponse,
    sensitivity,
    unbiased_weights,
    utility_sensitivity,
)
from dpedu.neighbours import (
    ABSENT,
    Neighbourhood,
    are_neighbours,
    data_sets,
    neighbouring_pairs,
    symmetric_distance,
)
from dpedu.privacy import BudgetExceeded, Channel, Guarantee, Ledger, posterior_bounds

__version__ = "0.1.0"

__all__ = [
    "ABSENT",
    "BudgetExceeded",
    "Channel",
    "DiscreteGaussian",
    "DiscreteLaplace",
    "Estimate",
    "ExponentialMechanism",
    "Gaussian",
    "Geometric",
    "Grid",
    "Guarantee",
    "KaryRandomisedResponse",
    "Laplace",
    "Ledger",
    "MeanWithBounds",
    "MembershipResponse",
    "Neighbourhood",
    "PermuteAndFlip",
    "PrivateBounds",
    "ProposeTestRelease",
    "Quantile",
    "Quantiles",
    "RandomisedResponse",
    "ReportNoisyMax",
    "SampleAndAggregate",
    "SmoothMedian",
    "SparseVector",
    "StableHistogram",
    "UnaryRandomisedResponse",
    "are_neighbours",
    "data_sets",
    "glue",
    "neighbouring_pairs",
    "posterior_bounds",
    "sensitivity",
    "symmetric_distance",
    "unbiased_weights",
    "utility_sensitivity",
]

_LOADED_WHEN_USED = {
    name: f"dpedu.{name}"
    for name in (
        "adaptive",
        "anonymity",
        "attacks",
        "bayes",
        "checks",
        "data",
        "deployments",
        "diagrams",
        "labs",
        "learning",
        "plots",
        "progress",
        "sql",
        "streams",
        "synthetic",
    )
}


def __getattr__(name: str) -> Any:
    if name in _LOADED_WHEN_USED:
        return importlib.import_module(_LOADED_WHEN_USED[name])
    raise AttributeError(f"module 'dpedu' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, *_LOADED_WHEN_USED])
