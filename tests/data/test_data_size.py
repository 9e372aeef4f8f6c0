"""A million rows of everything: memory below 1 GiB."""

from peak import peaks

SETUP = ["import numpy as np", "from dpedu import data", "rng = np.random.default_rng(1)"]
GENERATORS = [
    "assert len(data.salaries(10**6, rng=rng)) == 10**6",
    "assert len(data.athletes(10**6, rng=rng)) == 10**6",
    "assert len(data.events(10**6, rng=rng)) == 10**6",
    "assert len(data.visits(260_000, 10**6, rng=rng)) > 10**6",
    "assert len(data.epidemic_curve(10**5, people=10**9, rng=rng)) == 10**5",
    "assert data.genomes(10**6, np.full(20, 0.3), rng=rng).shape == (10**6, 20)",
    "assert len(data.allele_frequencies(10**6, rng=rng)) == 10**6",
    "assert len(data.census(10**6, rng=rng)) == 10**6",
    "assert len(data.film_ratings(30_000, 5_000, rng=rng)) > 10**6",
    "assert len(data.messages(20_000, rng=rng)) > 10**6",
    "everybody = data.town(10**6, rng=rng); assert len(everybody) == 10**6",
    "assert len(data.voter_register(everybody, rng=rng)) > 600_000",
    "assert len(data.hospital_register(everybody, share=0.7, rng=rng)) > 10**6",
]


def test_a_million_rows_fit_in_a_gibibyte():
    found = peaks([*SETUP, *GENERATORS])
    assert max(found.values()) < 2**30, found
