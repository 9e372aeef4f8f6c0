"""Attacks, as they were carried out: on tables, on averages, on answers, on last bits, on models.

Each is a function of what an attacker sees, and nothing else; data to try them on are in
`dpedu.data`, where the answer keys are too.
"""

from dpedu.attacks.differencing import difference, leaver, tracker
from dpedu.attacks.intersection import intersect, partition
from dpedu.attacks.linkage import join_statement, link, link_by_score
from dpedu.attacks.memorisation import CharacterModel, insert
from dpedu.attacks.singling_out import (
    coarsen_code,
    coarsen_date,
    uniqueness,
    uniqueness_by_attributes,
)

__all__ = [
    "CharacterModel",
    "coarsen_code",
    "coarsen_date",
    "difference",
    "insert",
    "intersect",
    "join_statement",
    "leaver",
    "link",
    "link_by_score",
    "partition",
    "tracker",
    "uniqueness",
    "uniqueness_by_attributes",
]
