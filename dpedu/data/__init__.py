"""Tables to learn on: made by chance from a seed, documented, and about nobody.

Every generator takes its randomness as `rng`; the same seed gives the same table.
"""

from dpedu.data.census import census
from dpedu.data.streams import epidemic_curve, events, visits
from dpedu.data.tables import (
    dating_site,
    doctors_week,
    five_people,
    neighbouring_tables,
    tax_office,
)

__all__ = [
    "census",
    "dating_site",
    "doctors_week",
    "epidemic_curve",
    "events",
    "five_people",
    "neighbouring_tables",
    "tax_office",
    "visits",
]
