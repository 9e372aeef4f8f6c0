"""Attacks as they were carried out: on tables, averages, exact answers, last bits, and models.

One module an attack. Each works with what an attacker sees and nothing else; data to try it on are
in `dpedu.data`, where the answer keys are too.
"""

from dpedu.attacks import (
    broken_sparse_vectors,
    differencing,
    floating_point,
    intersection,
    linkage,
    membership,
    memorisation,
    ratings,
    reconstruction,
    singling_out,
)

__all__ = [
    "broken_sparse_vectors",
    "differencing",
    "floating_point",
    "intersection",
    "linkage",
    "membership",
    "memorisation",
    "ratings",
    "reconstruction",
    "singling_out",
]
