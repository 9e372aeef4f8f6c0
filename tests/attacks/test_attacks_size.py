"""What attacks take: nothing heavy to load; for a million rows, less than 1 GiB with the data."""

import subprocess
import sys

from peak import peaks

SETUP = [
    "import numpy as np",
    "from dpedu import data",
    "from dpedu.attacks.floating_point import decide",
    "from dpedu.attacks.linkage import link, link_by_score",
    "from dpedu.attacks.memorisation import CharacterModel, insert",
    "from dpedu.attacks.membership import distance_scores, product_scores",
    "from dpedu.attacks.ratings import identify",
    "from dpedu.attacks.reconstruction import least_squares, subset_queries",
    "from dpedu.attacks.singling_out import uniqueness",
    "from dpedu.noise import fast",
    "rng = np.random.default_rng(1)",
    "KEY = ['postcode', 'birth_date', 'sex']",
]
ATTACKS = [
    "masks = subset_queries(64, 10**6, rng=rng); least_squares(masks, np.full(10**6, 32))",
    "del masks",
    "p = np.full(20, 0.3); people = data.genomes(10**6, p, rng=rng)",
    "distance_scores(people, p[::-1], p); product_scores(people, p[::-1], p); del people",
    "text = data.messages(20_000, rng=rng); assert len(text) > 10**6",
    "CharacterModel(insert(text, 'a', rng=rng)); del text",
    "decide(fast.laplace(1, 10**6, rng=rng), answers=(0, 1), scale=1)",
    "ratings = data.film_ratings(30_000, 5_000, rng=rng); assert len(ratings) > 10**6",
    "identify(ratings, data.remembered(ratings, 5, rng=rng)); del ratings",
    "everybody = data.town(10**6, rng=rng)",
    "uniqueness(everybody, KEY)",
    "link_by_score(everybody[:5], everybody, on=KEY)",
    "assert len(link(everybody[:100_000], everybody, on=KEY)) > 100_000",
]


def test_a_million_rows_fit_in_a_gibibyte():
    found = peaks([*SETUP, *ATTACKS])
    assert max(found.values()) < 2**30, found


def test_loading_the_rooms_loads_numpy_only():
    code = (
        "import sys, dpedu as dp; dp.attacks.linkage, dp.data.town; "
        "print(sorted({'pandas', 'scipy', 'sqlite3'} & set(sys.modules)))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
