# All noise comes from a new generator with one of 256 seeds. Law: 300 rows with a tie have only 256 possible results.
def labels(votes, teachers, sigma, rng):
    own = np.random.default_rng(int(rng.integers(256)))
    noise = own.normal(scale=sigma, size=(len(votes), 2))
    v = np.array(votes, dtype=float)
    return (v + noise[:, 0] > teachers - v + noise[:, 1]).astype(int)
