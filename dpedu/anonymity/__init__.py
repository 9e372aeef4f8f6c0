"""Anonymity by hiding in a class: k-anonymity and its heirs, and the ways to reach it.

A **quasi-identifier** is a column that others may know of a person. Rows that agree in all of them
form a **class**, and a table is **k-anonymous** if every class has at least k rows. Which columns
are quasi-identifiers is the analyst's choice, so every function takes them by name.

None of this is a guarantee in the sense of `dpedu.privacy`: it is a property of a table, and says
nothing about what somebody may know or publish besides.
"""

from dpedu.anonymity.hierarchies import (
    Hierarchy,
    generalise,
    least_levels,
    ranges,
    suppress,
)
from dpedu.anonymity.loss import average_class_size, discernibility
from dpedu.anonymity.measures import k_anonymity, l_diversity, t_closeness
from dpedu.anonymity.mondrian import Partition, mondrian
from dpedu.anonymity.small_table import two_anonymous

__all__ = [
    "Hierarchy",
    "Partition",
    "average_class_size",
    "discernibility",
    "generalise",
    "k_anonymity",
    "l_diversity",
    "least_levels",
    "mondrian",
    "ranges",
    "suppress",
    "t_closeness",
    "two_anonymous",
]
