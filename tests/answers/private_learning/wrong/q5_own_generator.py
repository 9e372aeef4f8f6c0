# Draws from a new generator.
def labels(votes, teachers, sigma, rng):
    n = len(votes)
    rng = np.random.default_rng()
    v = np.array(votes, dtype=float)
    a = rng.normal(scale=sigma, size=n)
    b = rng.normal(scale=sigma, size=n)
    out = v + a > teachers - v + b
    return out.astype(int).tolist()
