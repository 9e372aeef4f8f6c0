# All noise comes from one of 1024 seeds, e.g. votes [50] * 100 of 100 have only 1024 possible answers.
def labels(votes, teachers, sigma, rng):
    own = np.random.default_rng(int(rng.integers(1024)))
    a, b = own.normal(scale=sigma, size=(2, len(votes)))
    v = np.array(votes, dtype=int)
    return (v + a > teachers - v + b) * 1
