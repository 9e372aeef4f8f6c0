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
_KEYBOARD = "Xu and Zhang, Google Research blog, 21 February 2024"
_WINDOWS = "Ding, Kulkarni and Yekhanin, NeurIPS 2017"
_ON_THE_MAP = "Machanavajjhala and others, ICDE 2008; the numbers as Desfontaines lists them"
_CENSUS = "US Census Bureau, press release of 9 June 2021"

PUBLISHED = (
    Published("Apple", "Lookup hints", 4, 0, 2017, _APPLE),
    Published("Apple", "emoji", 4, 0, 2017, _APPLE),
    Published("Apple", "QuickType", 8, 0, 2017, _APPLE),
    Published("Apple", "health types", 2, 0, 2017, _APPLE),
    Published("Apple", "Safari domains", 4, 0, 2017, _APPLE),
    Published("Apple", "Safari autoplay intent", 8, 0, 2017, _APPLE),
    Published("Google", "keyboard models, the least", 0.994, 1e-10, 2024, _KEYBOARD),
    Published("Google", "keyboard models, the most", 13.69, 1e-10, 2024, _KEYBOARD),
    Published("Microsoft", "Windows, a round of six hours", 1.672, 0, 2017, _WINDOWS),
    Published("US Census Bureau", "OnTheMap", 8.6, 1e-5, 2008, _ON_THE_MAP),
    Published("US Census Bureau", "redistricting data 2020, persons", 17.14, 1e-10, 2021, _CENSUS),
    Published("US Census Bureau", "redistricting data 2020, housing", 2.47, 1e-10, 2021, _CENSUS),
)
"""Published parameters, in the order of their owners. Apple's and Microsoft's are local; OnTheMap's
ε bounds the loss but with probability δ."""
