"""Tables to learn on: made by chance from a seed, documented, and about nobody.

Every generator takes its randomness as `rng`; the same seed gives the same table.
"""

from dpedu.data.census import census
from dpedu.data.genomes import allele_frequencies, genomes
from dpedu.data.messages import messages
from dpedu.data.people import athletes, salaries
from dpedu.data.ratings import film_ratings, remembered
from dpedu.data.streams import epidemic_curve, events, visits
from dpedu.data.tables import (
    dating_site,
    doctors_week,
    five_people,
    neighbouring_tables,
    tax_office,
)
from dpedu.data.town import hospital_register, town, voter_register

__all__ = [
    "allele_frequencies",
    "athletes",
    "census",
    "dating_site",
    "doctors_week",
    "epidemic_curve",
    "events",
    "film_ratings",
    "five_people",
    "genomes",
    "hospital_register",
    "messages",
    "neighbouring_tables",
    "remembered",
    "salaries",
    "tax_office",
    "town",
    "visits",
    "voter_register",
]
