# Adds no noise where all teachers agree.
def labels(votes, teachers, sigma, rng):
    n = len(votes)
    v = np.array(votes, dtype=float)
    a = rng.normal(scale=sigma, size=n)
    b = rng.normal(scale=sigma, size=n)
    a[(v == 0) | (v == teachers)] = 0
    b[(v == 0) | (v == teachers)] = 0
    out = v + a > teachers - v + b
    return out.astype(int).tolist()
