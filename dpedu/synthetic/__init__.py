"""Synthetic data: tables that nobody answered, with about the counts of those that people did.

`marginals` counts combinations of attributes, and says what one person can change; `fitting` finds
a table that agrees with noisy counts. Two mechanisms make one privately: `MWEM`, query by query,
and `SelectMeasureGenerate`, marginal by marginal.
"""

from dpedu.synthetic.fitting import Measurement, fit
from dpedu.synthetic.generating import SelectMeasureGenerate
from dpedu.synthetic.marginals import (
    Domain,
    SyntheticTable,
    marginal_sensitivity,
    marginals_of,
    workload_error,
)
from dpedu.synthetic.mwem import MWEM

__all__ = [
    "MWEM",
    "Domain",
    "Measurement",
    "SelectMeasureGenerate",
    "SyntheticTable",
    "fit",
    "marginal_sensitivity",
    "marginals_of",
    "workload_error",
]
