"""What those who deploy differential privacy have said of their ε."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Published:
    """A privacy parameter as its owner published it.

    Attributes
    ----------
    owner, what
        Who released what.
    epsilon, delta
        The parameters.
    year
        Of the publication.
    source
        Where it was published.
    """

    owner: str
    what: str
    epsilon: float
    delta: float
    year: int
    source: str


_APPLE = "Apple, Differential Privacy Overview"
_CENSUS = "US Census Bureau, press release of 9 June 2021"

PUBLISHED = (
    Published("Apple", "Lookup hints", 4, 0, 2017, _APPLE),
    Published("Apple", "emoji", 4, 0, 2017, _APPLE),
    Published("Apple", "QuickType", 8, 0, 2017, _APPLE),
    Published("Apple", "health types", 2, 0, 2017, _APPLE),
    Published("Apple", "Safari domains", 4, 0, 2017, _APPLE),
    Published("Apple", "Safari autoplay intent", 8, 0, 2017, _APPLE),
    Published("US Census Bureau", "redistricting data 2020, persons", 17.14, 1e-10, 2021, _CENSUS),
    Published("US Census Bureau", "redistricting data 2020, housing", 2.47, 1e-10, 2021, _CENSUS),
)
"""Published parameters, in the order of their owners. Apple's are of local mechanisms."""
