# Draws one noise for the count of 0, for all rows.
def labels(votes, teachers, sigma, rng):
    n = len(votes)
    v = np.array(votes, dtype=float)
    a = rng.normal(scale=sigma, size=n)
    b = rng.normal(scale=sigma)
    out = v + a > teachers - v + b
    return out.astype(int).tolist()
