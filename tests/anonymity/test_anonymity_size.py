"""A million rows: below 1 GiB with the data; and nothing heavy to load."""

import subprocess
import sys

from peak import peaks

SETUP = [
    "import numpy as np",
    "from dpedu import data",
    "from dpedu.anonymity import *",
    "from dpedu.data.census import EDUCATION, QUASI_IDENTIFIERS as Q",
    "table = data.census(10**6, rng=np.random.default_rng(1))",
    "H = {'postcode': Hierarchy.of_prefixes(table['postcode']),"
    " 'education': Hierarchy({name: [] for name in EDUCATION})}",
]
WORK = [
    "k_anonymity(table, Q)",
    "l_diversity(table, Q, 'diagnosis', kind='recursive', c=2)",
    "t_closeness(table, Q, 'income')",
    "t_closeness(table, Q, 'diagnosis')",
    "suppress(table, Q, k=2)",
    "least_levels(table, H, k=10)",
    "generalise(table, H, {'postcode': 2, 'education': 1})",
    "partition = mondrian(table, Q, k=10); assert partition.sizes.min() >= 10",
    "assert len(partition.release()) == 10**6; partition.boxes(); partition.loss()",
]


def test_a_million_rows_fit_in_a_gibibyte():
    found = peaks([*SETUP, *WORK])
    assert max(found.values()) < 2**30, found


def test_loading_the_room_loads_numpy_only():
    code = (
        "import sys, dpedu as dp; dp.anonymity.mondrian; "
        "print(sorted({'pandas', 'scipy'} & set(sys.modules)))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
