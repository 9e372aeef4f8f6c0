# Makes a generator of its own from one of 100 seeds: calls repeat each other.
def labels(votes, teachers, sigma, rng):
    own = np.random.default_rng(int(rng.integers(100)))
    v = np.array(votes, dtype=float)
    noise = own.normal(scale=sigma, size=(len(votes), 2))
    return (v + noise[:, 0] > teachers - v + noise[:, 1]).astype(int)
