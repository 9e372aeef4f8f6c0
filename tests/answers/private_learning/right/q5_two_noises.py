# Two noises a row.
def labels(votes, teachers, sigma, rng):
    n = len(votes)
    v = np.array(votes, dtype=float)
    return (v + rng.normal(scale=float(sigma), size=n) > teachers - v + rng.normal(scale=float(sigma), size=n)).astype(int)
