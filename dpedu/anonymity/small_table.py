"""The small table of the sources, from raw to 2-anonymous."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from dpedu.anonymity.hierarchies import Hierarchy, ranges
from dpedu.data import five_people

if TYPE_CHECKING:
    from pandas import DataFrame

EDGES = {
    "height": (170, 180, 190),
    "weight": (60, 80, math.inf),
    "age": (20, 60, math.inf),
}
"""Where ranges begin; only the very last edge is inside one: 190 cm is in ``180–190``."""

PEOPLE_COLUMNS = ("height", "weight", "age", "postcode")
"""The columns with respect to which `two_anonymous` is 2-anonymous."""


def two_anonymous() -> DataFrame:
    """The table of `dpedu.data.tables.five_people` as it would be published: 2-anonymous.

    Birthday and name are gone; height, weight and age are ranges, and of the postcode the first
    digit is left. With respect to these four, the classes have sizes 3 and 2. The profession is
    still there: whoever takes it for a quasi-identifier too finds people who are alone.

    Returns
    -------
    pandas.DataFrame
        Columns height, weight, age, postcode, profession; the people in the same order.

    Examples
    --------
    >>> two_anonymous()[["height", "weight", "age", "postcode"]]
        height weight    age postcode
    0  180–190    80+    60+     1***
    1  180–190    80+    60+     1***
    2  180–190    80+    60+     1***
    3  170–180  60–80  20–60     6***
    4  170–180  60–80  20–60     6***
    """
    people = five_people().drop(columns=["birthday", "name"])
    for name, edges in EDGES.items():
        people[name] = ranges(people[name], edges)
    postcodes = Hierarchy.of_prefixes(people["postcode"])
    people["postcode"] = postcodes.generalise(people["postcode"], postcodes.height - 1)
    return people
